<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>risk</name>
    <message>
        <source>ad2210.piece.diplomat</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>ad2210.piece.land</source>
        <translation>Land Commander</translation>
    </message>
    <message>
        <source>ad2210.piece.naval</source>
        <translation>Naval Commander</translation>
    </message>
    <message>
        <source>ad2210.piece.nuclear</source>
        <translation>Nuclear Commander</translation>
    </message>
    <message>
        <source>ad2210.piece.space</source>
        <translation>Space Commander</translation>
    </message>
    <message>
        <source>ad2210.piece.station</source>
        <translation>Space Station</translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.bought_cards</source>
        <translation>
            <numerusform>{name} buys cards for {n} energy</numerusform>
            <numerusform>{name} buys cards for {n} energy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.drained</source>
        <translation>
            <numerusform>{name} loses {n} energy</numerusform>
            <numerusform>{name} loses {n} energy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.paid_cards</source>
        <translation>
            <numerusform>{name} pays {n} energy to play a card</numerusform>
            <numerusform>{name} pays {n} energy to play a card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.received</source>
        <translation>
            <numerusform>{name} gets {n} energy</numerusform>
            <numerusform>{name} gets {n} energy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>amount.miracle_number.go</source>
        <translation>
            <numerusform>Send {n} army</numerusform>
            <numerusform>Send {n} armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>amount.miracle_number.help</source>
        <translation>
            <numerusform>One army at most.</numerusform>
            <numerusform>Up to {n}; at least one stays behind.</numerusform>
        </translation>
    </message>
    <message>
        <source>amount.miracle_number.title</source>
        <translation>How many armies?</translation>
    </message>
    <message numerus="yes">
        <source>amount.save_armies.go</source>
        <translation>
            <numerusform>Save {n}</numerusform>
            <numerusform>Save {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>amount.save_armies.help</source>
        <translation>The Tree of Life saves an army for 1 faith each.</translation>
    </message>
    <message numerus="yes">
        <source>amount.save_armies.title</source>
        <translation>
            <numerusform>Save {n} army from death?</numerusform>
            <numerusform>Save up to {n} armies from death?</numerusform>
        </translation>
    </message>
    <message>
        <source>app.already_running</source>
        <translation>Risk Desktop is already running; its window has been brought to the front.</translation>
    </message>
    <message>
        <source>app.board_unfit</source>
        <translation>The board {name} can't be used: it is gone, broken, or too small for {players} players.</translation>
    </message>
    <message>
        <source>app.crash.resume</source>
        <translation>Resume the game</translation>
    </message>
    <message>
        <source>app.crash.text</source>
        <translation>Your game is saved up to the last action. A report was written to {path}.</translation>
    </message>
    <message>
        <source>app.crash.title</source>
        <translation>Something went wrong</translation>
    </message>
    <message>
        <source>app.crash.unreported</source>
        <translation>Your game is saved up to the last action that could be written. The report of the fault could not be written: the disk may be full, or its folder locked.</translation>
    </message>
    <message>
        <source>app.laying_out</source>
        <translation>Laying out the board…</translation>
    </message>
    <message>
        <source>app.name</source>
        <translation>Risk Desktop</translation>
    </message>
    <message>
        <source>app.no_display</source>
        <translation>There is no screen to open a window on. Start the game from a desktop, or set DISPLAY (or WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>app.open_failed.title</source>
        <translation>This game can't be opened</translation>
    </message>
    <message>
        <source>app.resumed_damaged</source>
        <translation>The save was damaged. The game goes on from the last good point; the damaged file is kept.</translation>
    </message>
    <message>
        <source>app.save_or_game</source>
        <translation>Open {file}, or start a new game with options: not both at once.</translation>
    </message>
    <message>
        <source>app.start_failed.title</source>
        <translation>This game can't be started</translation>
    </message>
    <message>
        <source>app.state_folder</source>
        <translation>The program can't write in its folder {folder}: {fault}. Make this folder writable, then start again.</translation>
    </message>
    <message>
        <source>app.unknown_edition</source>
        <translation>There is no rule set “{name}”. Known: {known}.</translation>
    </message>
    <message>
        <source>app.unknown_level</source>
        <translation>There is no opponent “{name}”. Known: {known}.</translation>
    </message>
    <message>
        <source>app.wild</source>
        <translation>Wild</translation>
    </message>
    <message>
        <source>app.wrong_players</source>
        <translation>“{name}” isn't for {players} players. Allowed: {allowed}.</translation>
    </message>
    <message>
        <source>assets.hint</source>
        <translation>Click: light up the territories. Click the points or press P: how they add up.</translation>
    </message>
    <message numerus="yes">
        <source>assets.of</source>
        <translation>
            <numerusform>{n} of {most}</numerusform>
            <numerusform>{n} of {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>assets.spoken</source>
        <translation>{name}, {kind}: {score} points, {territories} territories, {money}, stations {pieces}, commanders {leaders}, cards {cards}</translation>
    </message>
    <message>
        <source>assets.spoken_gods</source>
        <translation>{name}, {kind}: {score} points, {territories} territories, {money}, {pieces}, {dead} dead, gods in play {leaders}, cards {cards}, relics {relics}</translation>
    </message>
    <message numerus="yes">
        <source>assets.temple</source>
        <translation>
            <numerusform>{n} temple</numerusform>
            <numerusform>{n} temples</numerusform>
        </translation>
    </message>
    <message>
        <source>beyond.name</source>
        <translation>the Afterlife</translation>
    </message>
    <message>
        <source>beyond.occupy_help</source>
        <translation>Nobody has to stay in the Afterlife.</translation>
    </message>
    <message numerus="yes">
        <source>bids.all_of_them</source>
        <translation>
            <numerusform>It</numerusform>
            <numerusform>One of each</numerusform>
        </translation>
    </message>
    <message>
        <source>bids.buys</source>
        <translation>What you can still buy in your turn</translation>
    </message>
    <message>
        <source>bids.cards</source>
        <translation>Your cards, and what playing one costs</translation>
    </message>
    <message>
        <source>bids.have</source>
        <translation>You have {money}. Nobody sees your bid before all are in.</translation>
    </message>
    <message>
        <source>bids.help</source>
        <translation>The highest bid picks its place in the turn order first. Every bid is paid, even a losing one.</translation>
    </message>
    <message numerus="yes">
        <source>bids.lacking.ad2210</source>
        <translation>
            <numerusform>A commander you lack</numerusform>
            <numerusform>A commander you lack ({n} to choose from)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bids.lacking.godstorm</source>
        <translation>
            <numerusform>A god you lack</numerusform>
            <numerusform>A god you lack ({n} to choose from)</numerusform>
        </translation>
    </message>
    <message>
        <source>bids.next_here</source>
        <translation>Next on this screen: {name}.</translation>
    </message>
    <message>
        <source>bids.no_tie</source>
        <translation>no tie</translation>
    </message>
    <message>
        <source>bids.nothing</source>
        <translation>Nobody has bid anything</translation>
    </message>
    <message>
        <source>bids.opened</source>
        <translation>The bids of year {round}</translation>
    </message>
    <message>
        <source>bids.opened</source>
        <comment>godstorm</comment>
        <translation>The bids of epoch {round}</translation>
    </message>
    <message>
        <source>bids.place.chooses</source>
        <translation>{player} chooses</translation>
    </message>
    <message>
        <source>bids.place.free</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>bids.place.heading</source>
        <translation>Choosing the places</translation>
    </message>
    <message>
        <source>bids.place.help</source>
        <translation>Who goes first acts before the others; who goes last can answer them all.</translation>
    </message>
    <message>
        <source>bids.place.highest</source>
        <translation>The highest bid chooses first, equal bids roll a die.</translation>
    </message>
    <message>
        <source>bids.place.is_free</source>
        <translation>free</translation>
    </message>
    <message>
        <source>bids.place.show</source>
        <translation>Show the bids</translation>
    </message>
    <message>
        <source>bids.place.take</source>
        <translation>Take place {place}</translation>
    </message>
    <message>
        <source>bids.place.title</source>
        <translation>Choose your place in the order of the turns</translation>
    </message>
    <message>
        <source>bids.place.words</source>
        <translation>{player} chooses. Free: {places}. First goes before the others; last answers them all.</translation>
    </message>
    <message>
        <source>bids.rank.1</source>
        <translation>picks first</translation>
    </message>
    <message>
        <source>bids.rank.2</source>
        <translation>picks second</translation>
    </message>
    <message>
        <source>bids.rank.3</source>
        <translation>picks third</translation>
    </message>
    <message>
        <source>bids.rank.4</source>
        <translation>picks fourth</translation>
    </message>
    <message>
        <source>bids.rank.last</source>
        <translation>gets what is left</translation>
    </message>
    <message>
        <source>bids.rank.n</source>
        <translation>picks as number {place}</translation>
    </message>
    <message>
        <source>bids.rest</source>
        <translation>You have {money}. A bid of {bid} leaves {left}; your turn’s income adds about {income}.</translation>
    </message>
    <message>
        <source>bids.rest_only</source>
        <translation>You have {money}. A bid of {bid} leaves {left}.</translation>
    </message>
    <message numerus="yes">
        <source>bids.seal</source>
        <translation>
            <numerusform>Seal my bid of {n}</numerusform>
            <numerusform>Seal my bid of {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>bids.secret</source>
        <translation>Nobody sees it before all bids are in.</translation>
    </message>
    <message>
        <source>bids.slip</source>
        <translation>Show the slip</translation>
    </message>
    <message>
        <source>bids.state.empty</source>
        <translation>has nothing</translation>
    </message>
    <message>
        <source>bids.state.now</source>
        <translation>bids now</translation>
    </message>
    <message>
        <source>bids.state.sealed</source>
        <translation>sealed</translation>
    </message>
    <message>
        <source>bids.state.waits</source>
        <translation>waits</translation>
    </message>
    <message>
        <source>bids.title</source>
        <translation>Your sealed bid</translation>
    </message>
    <message>
        <source>bids.to_the_bank</source>
        <translation>All of it goes to the bank: {money}</translation>
    </message>
    <message>
        <source>board.empty</source>
        <translation>Nobody is there</translation>
    </message>
    <message>
        <source>board.figure</source>
        <translation>{piece} ({player})</translation>
    </message>
    <message>
        <source>board.line_to</source>
        <translation>to {name}</translation>
    </message>
    <message>
        <source>board.name</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>board.odds_spoken</source>
        <translation>{win} to win; you lose {lose}, they lose {they} on average</translation>
    </message>
    <message>
        <source>board.pinned</source>
        <translation>The camera stays on this board (P).</translation>
    </message>
    <message>
        <source>board.porthole.name</source>
        <translation>To the other board: {board}</translation>
    </message>
    <message>
        <source>board.porthole.plate</source>
        <translation>{board} · {key}</translation>
    </message>
    <message>
        <source>board.region.held</source>
        <translation>Held by {player}</translation>
    </message>
    <message numerus="yes">
        <source>board.region.needs</source>
        <translation>
            <numerusform>Needs {n} territory</numerusform>
            <numerusform>Needs all {n} territories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board.region.pays</source>
        <translation>
            <numerusform>{region}: {n} army a turn</numerusform>
            <numerusform>{region}: {n} armies a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board.region.pays</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>{region}: {n} MOD a turn</numerusform>
            <numerusform>{region}: {n} MODs a turn</numerusform>
        </translation>
    </message>
    <message>
        <source>board.region.share</source>
        <translation>{player} {n}</translation>
    </message>
    <message>
        <source>board.ruined</source>
        <translation>Out of the game: nobody may enter or cross it</translation>
    </message>
    <message>
        <source>board.stacked</source>
        <translation>The stack stands for {n} of these pieces</translation>
    </message>
    <message>
        <source>board.tag.altar</source>
        <translation>Altar: one die more in each of your god wars</translation>
    </message>
    <message>
        <source>board.tag.altar.brief</source>
        <translation>An altar: +1 die in your god wars, 1 point.</translation>
    </message>
    <message>
        <source>board.tag.altar.more</source>
        <translation>1 point at the end of the game</translation>
    </message>
    <message>
        <source>board.tag.crypt</source>
        <translation>Crypt: each turn one army returns from here to a temple of yours, if another one stays</translation>
    </message>
    <message>
        <source>board.tag.crypt.brief</source>
        <translation>A crypt: an army returns each turn, a Death card, 1 point.</translation>
    </message>
    <message>
        <source>board.tag.crypt.more</source>
        <translation>A Death card at the end of your turn while your God of Death is in play; 1 point at the end of the game</translation>
    </message>
    <message>
        <source>board.tag.gate</source>
        <translation>Gate: the dead of every Afterlife can come in here</translation>
    </message>
    <message>
        <source>board.tag.gate.brief</source>
        <translation>A gate: your dead come in here.</translation>
    </message>
    <message>
        <source>board.tag.gate.more</source>
        <translation>Into an empty one without a fight; from one that others hold they have to drive them out</translation>
    </message>
    <message>
        <source>board.tag.landing_site</source>
        <translation>Landing site: this is where units from the other board land</translation>
    </message>
    <message>
        <source>board.tag.sinks</source>
        <translation>This land may sink in the sea</translation>
    </message>
    <message>
        <source>board.territory</source>
        <translation>{name}, {region} (+{bonus})</translation>
    </message>
    <message numerus="yes">
        <source>board.territory_spoken</source>
        <translation>
            <numerusform>{name}, {region}, {n} army</numerusform>
            <numerusform>{name}, {region}, {n} armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board.territory_spoken</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>{name}, {region}, {n} unit</numerusform>
            <numerusform>{name}, {region}, {n} units</numerusform>
        </translation>
    </message>
    <message>
        <source>board.territory_unpaid</source>
        <translation>{name}, {region}</translation>
    </message>
    <message>
        <source>board.they_lose</source>
        <translation>they lose {x}</translation>
    </message>
    <message>
        <source>board.they_lose_short</source>
        <translation>they −{x}</translation>
    </message>
    <message>
        <source>board.to_win</source>
        <translation>to win</translation>
    </message>
    <message>
        <source>board.unpinned</source>
        <translation>The camera follows the fights to the other board (P).</translation>
    </message>
    <message>
        <source>board.you_lose</source>
        <translation>you lose {x}</translation>
    </message>
    <message>
        <source>board.you_lose_short</source>
        <translation>you −{x}</translation>
    </message>
    <message>
        <source>bots.command.empty</source>
        <translation>A command has to follow after bot:, for example bot:python my_bot.py</translation>
    </message>
    <message>
        <source>bots.command.missing</source>
        <translation>The program “{word}” can't be found. Give its full path, or check the spelling.</translation>
    </message>
    <message>
        <source>bots.command.quotes</source>
        <translation>A quotation mark isn't closed in the command.</translation>
    </message>
    <message>
        <source>bots.dialog.command</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>bots.dialog.help</source>
        <translation>A program of your own can play this seat. Type the command that starts it, as you would in a terminal. How it talks with the game is described in docs/bots.md.</translation>
    </message>
    <message>
        <source>bots.dialog.title</source>
        <translation>Other program</translation>
    </message>
    <message>
        <source>bots.dialog.trust</source>
        <translation>It sees only what its seat may see, but it runs with your rights on this computer: choose a program that you trust.</translation>
    </message>
    <message>
        <source>bots.fault</source>
        <translation>{words} ({detail})</translation>
    </message>
    <message>
        <source>bots.other</source>
        <translation>Other program…</translation>
    </message>
    <message>
        <source>bots.program</source>
        <translation>Program · {name}</translation>
    </message>
    <message>
        <source>bots.replaced</source>
        <translation>This save wants to run {names}, which you never chose here. The opponent “Normal” plays instead; choose the program in New game to allow it.</translation>
    </message>
    <message>
        <source>bots.trouble</source>
        <translation>{ai}: {what}. The first time: {first}</translation>
    </message>
    <message numerus="yes">
        <source>bots.trouble.crash</source>
        <translation>
            <numerusform>{n} answer failed because the program broke down</numerusform>
            <numerusform>{n} answers failed because the program broke down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bots.trouble.illegal</source>
        <translation>
            <numerusform>{n} answer wasn't allowed</numerusform>
            <numerusform>{n} answers weren't allowed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bots.trouble.late</source>
        <translation>
            <numerusform>{n} answer didn't come in time</numerusform>
            <numerusform>{n} answers didn't come in time</numerusform>
        </translation>
    </message>
    <message>
        <source>card.bonus.go</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>card.bonus.help</source>
        <translation>Only decks of your commanders in play.</translation>
    </message>
    <message numerus="yes">
        <source>card.bonus.row</source>
        <translation>
            <numerusform>{deck}: {n} card left</numerusform>
            <numerusform>{deck}: {n} cards left</numerusform>
        </translation>
    </message>
    <message>
        <source>card.bonus.title</source>
        <translation>Your third conquest: draw a card from which deck?</translation>
    </message>
    <message>
        <source>card.copies</source>
        <translation>1 of {n}</translation>
    </message>
    <message>
        <source>card.deck.death</source>
        <translation>Death deck</translation>
    </message>
    <message>
        <source>card.deck.diplomat</source>
        <translation>Diplomat deck</translation>
    </message>
    <message>
        <source>card.deck.land</source>
        <translation>Land deck</translation>
    </message>
    <message>
        <source>card.deck.magic</source>
        <translation>Magic deck</translation>
    </message>
    <message>
        <source>card.deck.naval</source>
        <translation>Naval deck</translation>
    </message>
    <message>
        <source>card.deck.nuclear</source>
        <translation>Nuclear deck</translation>
    </message>
    <message>
        <source>card.deck.sky</source>
        <translation>Sky deck</translation>
    </message>
    <message>
        <source>card.deck.space</source>
        <translation>Space deck</translation>
    </message>
    <message>
        <source>card.deck.war</source>
        <translation>War deck</translation>
    </message>
    <message>
        <source>card.decoys.go</source>
        <translation>Move them</translation>
    </message>
    <message>
        <source>card.decoys.goes</source>
        <translation>{piece}: {from} → {territory}</translation>
    </message>
    <message>
        <source>card.decoys.help</source>
        <translation>Choose a commander, then click a territory of yours. All go together.</translation>
    </message>
    <message>
        <source>card.decoys.stay</source>
        <translation>All stay</translation>
    </message>
    <message>
        <source>card.decoys.stays</source>
        <translation>{piece}: stays in {territory}</translation>
    </message>
    <message>
        <source>card.decoys.title</source>
        <translation>Where do your commanders go?</translation>
    </message>
    <message>
        <source>card.hand.cover</source>
        <translation>{player}: your cards?</translation>
    </message>
    <message>
        <source>card.hand.cover_help</source>
        <translation>Hold Space to look</translation>
    </message>
    <message>
        <source>card.hand.lent_help</source>
        <translation>A click or C shows them</translation>
    </message>
    <message numerus="yes">
        <source>card.hand.spoken</source>
        <translation>
            <numerusform>Your hand, {n} card: {cards}</numerusform>
            <numerusform>Your hand, {n} cards: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>card.hand.times</source>
        <translation>{card}, {n} of them</translation>
    </message>
    <message>
        <source>card.in_play</source>
        <translation>{piece} in play</translation>
    </message>
    <message>
        <source>card.lack.armageddon</source>
        <translation>Only nuclear cards now</translation>
    </message>
    <message>
        <source>card.lack.commander.diplomat</source>
        <translation>No Diplomat</translation>
    </message>
    <message>
        <source>card.lack.commander.land</source>
        <translation>No Land Commander</translation>
    </message>
    <message>
        <source>card.lack.commander.naval</source>
        <translation>No Naval Commander</translation>
    </message>
    <message>
        <source>card.lack.commander.nuclear</source>
        <translation>No Nuclear Commander</translation>
    </message>
    <message>
        <source>card.lack.commander.space</source>
        <translation>No Space Commander</translation>
    </message>
    <message numerus="yes">
        <source>card.lack.energy</source>
        <translation>
            <numerusform>{n} energy short</numerusform>
            <numerusform>{n} energy short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card.lack.faith</source>
        <translation>
            <numerusform>{n} faith short</numerusform>
            <numerusform>{n} faith short</numerusform>
        </translation>
    </message>
    <message>
        <source>card.lack.god</source>
        <translation>Summon {god} first</translation>
    </message>
    <message>
        <source>card.lack.jammed</source>
        <translation>Jammed this turn</translation>
    </message>
    <message>
        <source>card.lack.moment.before_first_invasion</source>
        <translation>Only before your first invasion</translation>
    </message>
    <message>
        <source>card.lack.moment.end_of_game</source>
        <translation>Counts by itself at the end of the game</translation>
    </message>
    <message>
        <source>card.lack.moment.end_of_turn</source>
        <translation>Only at the end of your turn</translation>
    </message>
    <message>
        <source>card.lack.moment.invaded_any</source>
        <translation>Waits for an invasion</translation>
    </message>
    <message>
        <source>card.lack.moment.invaded_you</source>
        <translation>Waits for an invasion of yours</translation>
    </message>
    <message>
        <source>card.lack.other</source>
        <translation>Not now</translation>
    </message>
    <message>
        <source>card.lack.target</source>
        <translation>Nothing to aim at</translation>
    </message>
    <message>
        <source>card.lack.timing.attacked</source>
        <translation>Waits for an attack on you</translation>
    </message>
    <message>
        <source>card.lack.timing.own_turn</source>
        <translation>Waits for your Cards step</translation>
    </message>
    <message>
        <source>card.lack.timing.relic</source>
        <translation>Works by itself</translation>
    </message>
    <message>
        <source>card.moment.attacked</source>
        <translation>You are attacked</translation>
    </message>
    <message>
        <source>card.moment.before_first_invasion</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>card.moment.end_of_game</source>
        <translation>End of the game</translation>
    </message>
    <message>
        <source>card.moment.end_of_turn</source>
        <translation>End of turn</translation>
    </message>
    <message>
        <source>card.moment.invaded_any</source>
        <translation>Any invasion</translation>
    </message>
    <message>
        <source>card.moment.invaded_you</source>
        <translation>You are invaded</translation>
    </message>
    <message>
        <source>card.moment.own_turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>card.moment.relic</source>
        <translation>Relic</translation>
    </message>
    <message>
        <source>card.needs</source>
        <translation>Needs</translation>
    </message>
    <message>
        <source>card.play.called</source>
        <translation>Armageddon of {player}: play nuclear cards?</translation>
    </message>
    <message>
        <source>card.play.called_help</source>
        <translation>They cost nothing now. Choose a bright one, or go on.</translation>
    </message>
    <message>
        <source>card.play.change</source>
        <translation>{territory} {before} → {after}</translation>
    </message>
    <message>
        <source>card.play.commander</source>
        <translation>Choose whose piece, in the list or on the board.</translation>
    </message>
    <message>
        <source>card.play.go</source>
        <translation>Play {card}</translation>
    </message>
    <message>
        <source>card.play.help</source>
        <translation>Choose a bright one, by click or number, or go on.</translation>
    </message>
    <message>
        <source>card.play.none</source>
        <translation>No more cards</translation>
    </message>
    <message>
        <source>card.play.piece_of</source>
        <translation>{player}: {piece}, {territory}</translation>
    </message>
    <message>
        <source>card.play.player</source>
        <translation>Choose a player.</translation>
    </message>
    <message>
        <source>card.play.ready</source>
        <translation>Space plays it. Esc puts it back.</translation>
    </message>
    <message numerus="yes">
        <source>card.play.territory</source>
        <translation>
            <numerusform>Click the glowing territory that it is for.</numerusform>
            <numerusform>Click {n} glowing territories.</numerusform>
        </translation>
    </message>
    <message>
        <source>card.play.title</source>
        <translation>Play a command card?</translation>
    </message>
    <message>
        <source>card.play.vain</source>
        <translation>No card is left in the pile it draws from: it would do nothing.</translation>
    </message>
    <message>
        <source>card.react.chosen</source>
        <translation>A card is chosen. Enter plays it.</translation>
    </message>
    <message>
        <source>card.react.help</source>
        <translation>Choose a bright card, or pass.</translation>
    </message>
    <message>
        <source>card.react.hidden</source>
        <translation>Play the chosen card</translation>
    </message>
    <message>
        <source>card.react.look</source>
        <translation>Hold Space to look at your hand, choose by number, or pass.</translation>
    </message>
    <message>
        <source>card.react.nothing</source>
        <translation>Nothing in your hand fits: it goes on by itself.</translation>
    </message>
    <message>
        <source>card.react.now</source>
        <translation>is asked</translation>
    </message>
    <message>
        <source>card.react.off</source>
        <translation>The invasion is called off</translation>
    </message>
    <message>
        <source>card.react.order</source>
        <translation>Asked in turn order</translation>
    </message>
    <message>
        <source>card.react.pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>card.react.passed</source>
        <translation>passed</translation>
    </message>
    <message>
        <source>card.react.quiet.battle</source>
        <translation>Not this battle</translation>
    </message>
    <message>
        <source>card.react.quiet.bystander</source>
        <translation>Only about me</translation>
    </message>
    <message>
        <source>card.react.quiet.turn</source>
        <translation>Not till my turn</translation>
    </message>
    <message>
        <source>card.react.title</source>
        <translation>{player} invades {territory}: answer with a card?</translation>
    </message>
    <message>
        <source>card.react.waits</source>
        <translation>waits</translation>
    </message>
    <message>
        <source>card.remove.done</source>
        <translation>These fall</translation>
    </message>
    <message>
        <source>card.remove.go</source>
        <translation>Remove them</translation>
    </message>
    <message>
        <source>card.remove.help</source>
        <translation>A click takes one, a right click gives it back.</translation>
    </message>
    <message numerus="yes">
        <source>card.remove.title</source>
        <translation>
            <numerusform>Remove {n} more</numerusform>
            <numerusform>Remove {n} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card.spoken_cost</source>
        <translation>
            <numerusform>costs {n}</numerusform>
            <numerusform>costs {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>card.table.all</source>
        <translation>All {count}</translation>
    </message>
    <message>
        <source>card.table.answer</source>
        <translation>When invaded {count}</translation>
    </message>
    <message>
        <source>card.table.answer</source>
        <comment>godstorm</comment>
        <translation>When attacked {count}</translation>
    </message>
    <message numerus="yes">
        <source>card.table.backs</source>
        <translation>
            <numerusform>{player} holds {n} card</numerusform>
            <numerusform>{player} holds {n} cards</numerusform>
        </translation>
    </message>
    <message>
        <source>card.table.closed</source>
        <translation>commander not in play</translation>
    </message>
    <message>
        <source>card.table.closed</source>
        <comment>godstorm</comment>
        <translation>god not in play</translation>
    </message>
    <message>
        <source>card.table.decks</source>
        <translation>Decks and commanders</translation>
    </message>
    <message>
        <source>card.table.decks</source>
        <comment>godstorm</comment>
        <translation>Decks and gods</translation>
    </message>
    <message>
        <source>card.table.empty</source>
        <translation>You hold no card.</translation>
    </message>
    <message>
        <source>card.table.end</source>
        <translation>End of the game {count}</translation>
    </message>
    <message>
        <source>card.table.filter</source>
        <translation>Which cards</translation>
    </message>
    <message>
        <source>card.table.help</source>
        <translation>Your hand. A card that isn't veiled can be played now.</translation>
    </message>
    <message numerus="yes">
        <source>card.table.left</source>
        <translation>
            <numerusform>{n} left</numerusform>
            <numerusform>{n} left</numerusform>
        </translation>
    </message>
    <message>
        <source>card.table.now</source>
        <translation>Playable now {count}</translation>
    </message>
    <message>
        <source>card.table.open</source>
        <translation>commander in play</translation>
    </message>
    <message>
        <source>card.table.open</source>
        <comment>godstorm</comment>
        <translation>god in play</translation>
    </message>
    <message>
        <source>card.table.others</source>
        <translation>What the others hold</translation>
    </message>
    <message>
        <source>card.table.relics</source>
        <translation>Relics in play</translation>
    </message>
    <message>
        <source>card.table.title</source>
        <translation>Command cards</translation>
    </message>
    <message>
        <source>card.table.title</source>
        <comment>godstorm</comment>
        <translation>Miracles</translation>
    </message>
    <message>
        <source>card.table.waits</source>
        <translation>Played, and waiting</translation>
    </message>
    <message>
        <source>card.table.whole_moon</source>
        <translation>the whole Moon</translation>
    </message>
    <message>
        <source>card.when</source>
        <translation>When</translation>
    </message>
    <message>
        <source>choice.Amount</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>choice.Attack</source>
        <translation>Attack {target} from {origin}, {dice} dice</translation>
    </message>
    <message>
        <source>choice.Blitz</source>
        <translation>Attack {target} from {origin} until {keep} are left</translation>
    </message>
    <message>
        <source>choice.BuyCards</source>
        <translation>Buy {cards}</translation>
    </message>
    <message>
        <source>choice.Claim</source>
        <translation>Take {territory}</translation>
    </message>
    <message>
        <source>choice.DefendWith</source>
        <translation>Defend with {dice} dice</translation>
    </message>
    <message>
        <source>choice.Enter</source>
        <translation>March from {origin} into {target}</translation>
    </message>
    <message>
        <source>choice.Fortify</source>
        <translation>Move {armies} from {origin} to {target}</translation>
    </message>
    <message>
        <source>choice.LedAttack</source>
        <translation>Attack {target} from {origin}, {dice} dice, with {leaders}</translation>
    </message>
    <message>
        <source>choice.LedAttack.none</source>
        <translation>Attack {target} from {origin}, {dice} dice, without a commander</translation>
    </message>
    <message>
        <source>choice.LedBlitz</source>
        <translation>Attack {target} from {origin} until {keep} are left, with {leaders}</translation>
    </message>
    <message>
        <source>choice.LedFortify</source>
        <translation>Move {armies} from {origin} to {target}, among them {leaders}</translation>
    </message>
    <message>
        <source>choice.LedFortify.none</source>
        <translation>Move {armies} from {origin} to {target}, without a commander</translation>
    </message>
    <message>
        <source>choice.LedMoveIn</source>
        <translation>Move in with {armies}, among them {leaders}</translation>
    </message>
    <message>
        <source>choice.LedMoveIn.none</source>
        <translation>Move in with {armies}, without a commander</translation>
    </message>
    <message>
        <source>choice.Lose</source>
        <translation>Lose {leaders}</translation>
    </message>
    <message>
        <source>choice.Lose.none</source>
        <translation>Lose no commander</translation>
    </message>
    <message>
        <source>choice.MoveCommanders</source>
        <translation>Move: {moves}</translation>
    </message>
    <message>
        <source>choice.MoveCommanders.none</source>
        <translation>All stay where they are</translation>
    </message>
    <message>
        <source>choice.MoveIn</source>
        <translation>Move in with {armies}</translation>
    </message>
    <message>
        <source>choice.Pass</source>
        <translation>Nothing more</translation>
    </message>
    <message>
        <source>choice.Pick</source>
        <translation>{key}</translation>
    </message>
    <message>
        <source>choice.Place</source>
        <translation>Place: {parts}</translation>
    </message>
    <message>
        <source>choice.PlaceRest</source>
        <translation>Let the program place the rest</translation>
    </message>
    <message>
        <source>choice.PlayCard</source>
        <translation>{card}: {targets}</translation>
    </message>
    <message>
        <source>choice.PlayCard.none</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>choice.PutPiece</source>
        <translation>{kind} on {territory}</translation>
    </message>
    <message>
        <source>choice.Remove</source>
        <translation>Remove: {parts}</translation>
    </message>
    <message>
        <source>choice.RollWith</source>
        <translation>{dice} dice, eight-sided for {leaders}</translation>
    </message>
    <message>
        <source>choice.RollWith.none</source>
        <translation>{dice} dice, all six-sided</translation>
    </message>
    <message>
        <source>choice.Silence</source>
        <translation>Don't ask me {scope}</translation>
    </message>
    <message>
        <source>choice.TakeMarker</source>
        <translation>Turn {place}</translation>
    </message>
    <message>
        <source>choice.other</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>choice.scope.battle</source>
        <translation>in this battle</translation>
    </message>
    <message>
        <source>choice.scope.bystander</source>
        <translation>unless it is about me</translation>
    </message>
    <message>
        <source>choice.scope.turn</source>
        <translation>until my own turn</translation>
    </message>
    <message>
        <source>choice.somewhere</source>
        <translation>a glowing territory</translation>
    </message>
    <message>
        <source>chronicle.attack</source>
        <translation>{name} attacks {territory}</translation>
    </message>
    <message>
        <source>chronicle.begin</source>
        <translation>The war begins</translation>
    </message>
    <message>
        <source>chronicle.begin.detail</source>
        <translation>{name} moves first</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus</source>
        <translation>
            <numerusform>+{n} army each turn</numerusform>
            <numerusform>+{n} armies each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>+{n} MOD and +{n} energy each turn</numerusform>
            <numerusform>+{n} MODs and +{n} energy each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus_lost</source>
        <translation>
            <numerusform>−{n} army each turn</numerusform>
            <numerusform>−{n} armies each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus_lost</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>−{n} MOD and −{n} energy each turn</numerusform>
            <numerusform>−{n} MODs and −{n} energy each turn</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.bribe</source>
        <translation>{name} gives {neutral} a card</translation>
    </message>
    <message>
        <source>chronicle.capital</source>
        <translation>{territory} is the capital of {name}</translation>
    </message>
    <message>
        <source>chronicle.capital.fallen</source>
        <translation>It has fallen to {by}</translation>
    </message>
    <message>
        <source>chronicle.capital.open</source>
        <translation>All capitals lie open</translation>
    </message>
    <message>
        <source>chronicle.capital.shown</source>
        <translation>Shown to win</translation>
    </message>
    <message>
        <source>chronicle.capitals_founded</source>
        <translation>All capitals are founded in secret</translation>
    </message>
    <message>
        <source>chronicle.card</source>
        <translation>{name} draws a card</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.cards_lost</source>
        <translation>
            <numerusform>Nobody takes the card of {name}</numerusform>
            <numerusform>Nobody takes the {n} cards of {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.cards_taken</source>
        <translation>
            <numerusform>{name} takes {n} card</numerusform>
            <numerusform>{name} takes {n} cards</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.claim</source>
        <translation>{name} claims {territory}</translation>
    </message>
    <message>
        <source>chronicle.dealer</source>
        <translation>{name} deals</translation>
    </message>
    <message>
        <source>chronicle.dealer.detail</source>
        <translation>{name} sits next and begins</translation>
    </message>
    <message>
        <source>chronicle.dealt</source>
        <translation>The territories were dealt</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.fallen</source>
        <translation>
            <numerusform>{player} loses {n} army</numerusform>
            <numerusform>{player} loses {n} armies</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.firm</source>
        <translation>{name} keeps its place</translation>
    </message>
    <message>
        <source>chronicle.from</source>
        <translation>from {name}</translation>
    </message>
    <message>
        <source>chronicle.joins</source>
        <translation>{name} sides with {player}</translation>
    </message>
    <message>
        <source>chronicle.leaves</source>
        <translation>{name} leaves {player}</translation>
    </message>
    <message>
        <source>chronicle.led</source>
        <translation>led by {name}</translation>
    </message>
    <message>
        <source>chronicle.losses</source>
        <translation>lost {lost}, beat {beaten}</translation>
    </message>
    <message>
        <source>chronicle.mission_revealed</source>
        <translation>{name} has fulfilled a mission: {rank}</translation>
    </message>
    <message>
        <source>chronicle.mission_swapped</source>
        <translation>{name} changes a mission</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.missions_drawn</source>
        <translation>
            <numerusform>{name} draws a secret mission</numerusform>
            <numerusform>{name} draws {n} secret missions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.missions_removed</source>
        <translation>
            <numerusform>{n} mission is out of the game</numerusform>
            <numerusform>{n} missions are out of the game</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.missions_removed.detail</source>
        <translation>They can't come true here</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.move</source>
        <translation>
            <numerusform>{name} moves {n} army</numerusform>
            <numerusform>{name} moves {n} armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.move</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>{name} moves {n} unit</numerusform>
            <numerusform>{name} moves {n} units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.muster</source>
        <translation>
            <numerusform>{name} raises {n} army for {neutral}</numerusform>
            <numerusform>{name} raises {n} armies for {neutral}</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.order</source>
        <translation>{name} begins</translation>
    </message>
    <message>
        <source>chronicle.order_tied</source>
        <translation>The highest dice are equal: once more</translation>
    </message>
    <message>
        <source>chronicle.out</source>
        <translation>{name} is out of the game</translation>
    </message>
    <message>
        <source>chronicle.out.detail</source>
        <translation>beaten by {name}</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.place</source>
        <translation>
            <numerusform>{name} places {n} army</numerusform>
            <numerusform>{name} places {n} armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.place</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>{name} places {n} MOD</numerusform>
            <numerusform>{name} places {n} MODs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.place_neutral</source>
        <translation>
            <numerusform>{n} army for {name}</numerusform>
            <numerusform>{n} armies for {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.region_lost</source>
        <translation>{name} loses {region}</translation>
    </message>
    <message>
        <source>chronicle.region_won</source>
        <translation>{name} holds {region}</translation>
    </message>
    <message>
        <source>chronicle.rolled</source>
        <translation>rolled {roll}</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.rolls</source>
        <translation>
            <numerusform>{n} roll</numerusform>
            <numerusform>{n} rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.rush</source>
        <translation>
            <numerusform>{player}'s rush costs {n} army</numerusform>
            <numerusform>{player}'s rush costs {n} armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.seized</source>
        <translation>
            <numerusform>{name} seizes {n} land around the capital</numerusform>
            <numerusform>{name} seizes {n} lands around the capital</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.stays_away</source>
        <translation>{name} stays angry</translation>
    </message>
    <message>
        <source>chronicle.take</source>
        <translation>{name} takes {territory}</translation>
    </message>
    <message>
        <source>chronicle.trade</source>
        <translation>{name} trades a set</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.trade.detail</source>
        <translation>
            <numerusform>+{n} army: {cards}</numerusform>
            <numerusform>+{n} armies: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.won</source>
        <translation>
            <numerusform>{name} wins the game</numerusform>
            <numerusform>{name} win the game</numerusform>
        </translation>
    </message>
    <message>
        <source>cli.editions.edition</source>
        <translation>{edition} ({year}), players: {players}</translation>
    </message>
    <message>
        <source>cli.editions.option</source>
        <translation>{option} = {default} (or {others})</translation>
    </message>
    <message>
        <source>cli.error.ai</source>
        <translation>There is no computer opponent {ai}. Known: {known}</translation>
    </message>
    <message>
        <source>cli.error.board</source>
        <translation>There is no board {board} that has land only. Known: {known}</translation>
    </message>
    <message>
        <source>cli.error.edition</source>
        <translation>There is no rule set {edition}. Known: {known}</translation>
    </message>
    <message>
        <source>cli.error.folder</source>
        <translation>The folder {folder} can't be used: {fault}</translation>
    </message>
    <message>
        <source>cli.error.option</source>
        <translation>There is no house rule {option}. Known: {known}</translation>
    </message>
    <message>
        <source>cli.error.option_form</source>
        <translation>Write {option}=VALUE. Allowed values: {allowed}</translation>
    </message>
    <message>
        <source>cli.error.option_value</source>
        <translation>The house rule {option} can't be {value}. Allowed: {allowed}</translation>
    </message>
    <message>
        <source>cli.error.own_boards</source>
        <translation>{edition} has boards of its own ({boards}), so --board can't be given.</translation>
    </message>
    <message>
        <source>cli.error.own_cards</source>
        <translation>The house rule own_cards=yes can't be played. {fault}</translation>
    </message>
    <message>
        <source>cli.error.players</source>
        <translation>{edition} is not for {players} players, but for {allowed}.</translation>
    </message>
    <message>
        <source>cli.error.saves_there</source>
        <translation>The folder {folder} already holds saves of these games. Choose another folder or another seed.</translation>
    </message>
    <message>
        <source>cli.error.small_board</source>
        <translation>The board {board} is too small: it needs at least {least} territories for so many players.</translation>
    </message>
    <message>
        <source>cli.event.ArmageddonBegan</source>
        <translation>{player} calls an Armageddon.</translation>
    </message>
    <message>
        <source>cli.event.ArmageddonEnded</source>
        <translation>The Armageddon is over.</translation>
    </message>
    <message>
        <source>cli.event.ArmiesMoved</source>
        <translation>{player} moves armies from {origin} to {target}: {armies}</translation>
    </message>
    <message>
        <source>cli.event.ArmiesMoved</source>
        <comment>ad2210</comment>
        <translation>{player} moves units from {origin} to {target}: {armies}</translation>
    </message>
    <message>
        <source>cli.event.ArmiesPlaced</source>
        <translation>{player} places: {parts}</translation>
    </message>
    <message>
        <source>cli.event.CapitalRevealed</source>
        <translation>{territory} is the capital of {player}.</translation>
    </message>
    <message>
        <source>cli.event.CardDieRolled</source>
        <translation>{card}: the die shows {value}.</translation>
    </message>
    <message>
        <source>cli.event.CardDrawn</source>
        <translation>{player} draws a card</translation>
    </message>
    <message>
        <source>cli.event.CardsTaken</source>
        <translation>{player} takes the cards of {loser}: {cards}</translation>
    </message>
    <message>
        <source>cli.event.CommandCardPlayed</source>
        <translation>{player} plays {card}.</translation>
    </message>
    <message>
        <source>cli.event.DiceRolled</source>
        <translation>{attacker} attacks {target} from {origin}: {attack} against {defence}</translation>
    </message>
    <message>
        <source>cli.event.GameWon</source>
        <translation>Winner: {winners}</translation>
    </message>
    <message>
        <source>cli.event.HoardDecided</source>
        <translation>{card} brings {player} {energy} energy.</translation>
    </message>
    <message>
        <source>cli.event.IncomeReceived</source>
        <translation>{player} gets armies: {lines}</translation>
    </message>
    <message>
        <source>cli.event.IncomeReceived</source>
        <comment>ad2210</comment>
        <translation>{player} gets MODs: {lines}</translation>
    </message>
    <message>
        <source>cli.event.LandingOpened</source>
        <translation>{player} may invade {territory} from the Moon.</translation>
    </message>
    <message>
        <source>cli.event.LandsSeized</source>
        <translation>{player} seizes the lands of {loser} around the capital: {territories}.</translation>
    </message>
    <message>
        <source>cli.event.MissionRevealed</source>
        <translation>{player} fulfils a mission: {mission}</translation>
    </message>
    <message>
        <source>cli.event.MissionSwapped</source>
        <translation>{player} changes a mission.</translation>
    </message>
    <message>
        <source>cli.event.MissionsDrawn</source>
        <translation>{player} draws secret orders.</translation>
    </message>
    <message>
        <source>cli.event.MissionsRemoved</source>
        <translation>Missions of absent colours are out of the game.</translation>
    </message>
    <message>
        <source>cli.event.OrderRolled</source>
        <translation>Roll for the start: {rolls}; {first} begins</translation>
    </message>
    <message>
        <source>cli.event.PlayerEliminated</source>
        <translation>{player} is out of the game</translation>
    </message>
    <message>
        <source>cli.event.RegionCompleted</source>
        <translation>{player} holds all of {region}</translation>
    </message>
    <message>
        <source>cli.event.ScoutsLanded</source>
        <translation>The scouts of {player} appear in {territory}: {mods} MODs.</translation>
    </message>
    <message>
        <source>cli.event.ScoutsSent</source>
        <translation>{player} sends scouts to a secret territory.</translation>
    </message>
    <message>
        <source>cli.event.SealedKept</source>
        <translation>Everybody has chosen in secret.</translation>
    </message>
    <message>
        <source>cli.event.SetTraded</source>
        <translation>{player} trades a set for {armies} armies</translation>
    </message>
    <message>
        <source>cli.event.SetupEnded</source>
        <translation>All starting armies are placed; {first} has the first turn</translation>
    </message>
    <message>
        <source>cli.event.SetupEnded</source>
        <comment>ad2210</comment>
        <translation>All MODs of the start are placed; {first} has the first turn</translation>
    </message>
    <message>
        <source>cli.event.TerritoryCardsTurned</source>
        <translation>{card} turns over: {territories}.</translation>
    </message>
    <message>
        <source>cli.event.TerritoryClaimed</source>
        <translation>{player} takes {territory}</translation>
    </message>
    <message>
        <source>cli.event.TerritoryConquered</source>
        <translation>{player} conquers {territory} from {loser}</translation>
    </message>
    <message>
        <source>cli.event.TurnStarted</source>
        <translation>Round {round}: {player} is on turn</translation>
    </message>
    <message numerus="yes">
        <source>cli.replay.ok</source>
        <translation>
            <numerusform>{file}: {n} action, everything agrees</numerusform>
            <numerusform>{file}: {n} actions, everything agrees</numerusform>
        </translation>
    </message>
    <message>
        <source>cli.replay.title</source>
        <translation>{edition}, seed {seed}: {players}</translation>
    </message>
    <message>
        <source>cli.replay.unfinished</source>
        <translation>The game is not over.</translation>
    </message>
    <message>
        <source>cli.simulate.faults</source>
        <translation>Answers that had to be replaced: {faults}, of which {illegal} were illegal</translation>
    </message>
    <message>
        <source>cli.simulate.finished</source>
        <translation>Games finished: {finished} of {games}</translation>
    </message>
    <message>
        <source>cli.simulate.interrupted</source>
        <translation>Stopped after {done} of {games} games.</translation>
    </message>
    <message>
        <source>cli.simulate.points</source>
        <translation>{ai}  {points} points on average (95% interval {low} to {high}), mean place {place}</translation>
    </message>
    <message>
        <source>cli.simulate.rounds</source>
        <translation>Rounds: median {median}, at most {most}</translation>
    </message>
    <message>
        <source>cli.simulate.seat</source>
        <translation>{ai}  wins {rate} (95% interval {low} to {high})</translation>
    </message>
    <message>
        <source>cli.simulate.speed</source>
        <translation>Speed: {games} games and {decisions} decisions per second</translation>
    </message>
    <message>
        <source>cli.simulate.title</source>
        <translation>{edition}, {players} players, games from seed {seed}</translation>
    </message>
    <message>
        <source>cli.simulate.unsaved</source>
        <translation>{file} can't be written: {fault}. Stopped after {done} of {games} games; this save is not complete.</translation>
    </message>
    <message>
        <source>cli.unexpected</source>
        <translation>Unexpected error: {error}. Details are in {file}.</translation>
    </message>
    <message>
        <source>command_card.aqua_brother.title</source>
        <translation>Aqua Brother</translation>
    </message>
    <message>
        <source>command_card.armageddon.title</source>
        <translation>Armageddon</translation>
    </message>
    <message>
        <source>command_card.assassin_bomb.title</source>
        <translation>Assassin Bomb</translation>
    </message>
    <message>
        <source>command_card.assemble_mods.title</source>
        <translation>Assemble MODs</translation>
    </message>
    <message>
        <source>command_card.cease_fire.title</source>
        <translation>Cease Fire</translation>
    </message>
    <message>
        <source>command_card.colony_influence.title</source>
        <translation>Colony Influence</translation>
    </message>
    <message>
        <source>command_card.death_blood_coats_the_land.title</source>
        <translation>Blood Coats the Land</translation>
    </message>
    <message>
        <source>command_card.death_blood_coats_the_land.what</source>
        <translation>A continent is drawn by lot: every territory there loses an army, yours as well.</translation>
    </message>
    <message>
        <source>command_card.death_crops_wither.title</source>
        <translation>Crops Wither</translation>
    </message>
    <message>
        <source>command_card.death_crops_wither.what</source>
        <translation>Choose a player, who discards all cards in hand. Relics stay.</translation>
    </message>
    <message>
        <source>command_card.death_deaths_door_closes.title</source>
        <translation>Death's Door Closes</translation>
    </message>
    <message>
        <source>command_card.death_deaths_door_closes.what</source>
        <translation>In every crypt and at every altar of the Underworld half of the armies are lost, rounded down.</translation>
    </message>
    <message>
        <source>command_card.death_diamonds_turn_to_rust.title</source>
        <translation>Diamonds Turn to Rust</translation>
    </message>
    <message>
        <source>command_card.death_diamonds_turn_to_rust.what</source>
        <translation>Every relic of every player is destroyed, yours as well.</translation>
    </message>
    <message>
        <source>command_card.death_fire_rains_down.title</source>
        <translation>Fire Rains Down</translation>
    </message>
    <message>
        <source>command_card.death_fire_rains_down.what</source>
        <translation>Choose a temple: it burns down. Its territory and every one next to it lose an army.</translation>
    </message>
    <message>
        <source>command_card.death_paradise_is_lost.title</source>
        <translation>Paradise Is Lost</translation>
    </message>
    <message>
        <source>command_card.death_paradise_is_lost.what</source>
        <translation>Choose a plague land: its plague moves to a territory drawn by lot. Nobody dies of it now.</translation>
    </message>
    <message>
        <source>command_card.death_ragnarok_cometh.title</source>
        <translation>Ragnarok Cometh</translation>
    </message>
    <message>
        <source>command_card.death_ragnarok_cometh.what</source>
        <translation>All Gods of the Sky and all Gods of War are banished, yours as well.</translation>
    </message>
    <message>
        <source>command_card.death_the_dead_walk.title</source>
        <translation>The Dead Walk</translation>
    </message>
    <message>
        <source>command_card.death_the_dead_walk.what</source>
        <translation>Up to {most} of your armies rise from one of your fields of the Underworld to one of your temples. One army stays in the field.</translation>
    </message>
    <message>
        <source>command_card.death_the_gods_forsake_us.title</source>
        <translation>The Gods Forsake Us</translation>
    </message>
    <message>
        <source>command_card.death_the_gods_forsake_us.what</source>
        <translation>The spare plague marker goes to a territory without plague and temple. Half of the armies there die, rounded down, and its gods are banished.</translation>
    </message>
    <message>
        <source>command_card.death_the_ground_shakes.title</source>
        <translation>The Ground Shakes</translation>
    </message>
    <message>
        <source>command_card.death_the_ground_shakes.what</source>
        <translation>A continent is drawn by lot: in every territory there half of the armies die, rounded down.</translation>
    </message>
    <message>
        <source>command_card.death_the_mighty_have_fallen.title</source>
        <translation>The Mighty Have Fallen</translation>
    </message>
    <message>
        <source>command_card.death_the_mighty_have_fallen.what</source>
        <translation>The {groups} territories with most armies on Earth lose half of them, rounded down. Among equal ones you choose.</translation>
    </message>
    <message>
        <source>command_card.death_the_sea_is_your_tomb.title</source>
        <translation>The Sea Is Your Tomb</translation>
    </message>
    <message>
        <source>command_card.death_the_sea_is_your_tomb.what</source>
        <translation>Atlantis sinks with all its armies, gods and temples and is out of the game.</translation>
    </message>
    <message>
        <source>command_card.death_the_trojan_horse_is_revealed.title</source>
        <translation>The Trojan Horse Is Revealed</translation>
    </message>
    <message>
        <source>command_card.death_the_trojan_horse_is_revealed.what</source>
        <translation>A lone enemy army in a territory of your choice dies. Roll a die: so many armies of yours take its place.</translation>
    </message>
    <message>
        <source>command_card.death_the_waters_boil.title</source>
        <translation>The Waters Boil</translation>
    </message>
    <message>
        <source>command_card.death_the_waters_boil.what</source>
        <translation>The maelstrom closes a sea link of your choice until the game ends.</translation>
    </message>
    <message>
        <source>command_card.death_the_young_grow_old.title</source>
        <translation>The Young Grow Old</translation>
    </message>
    <message>
        <source>command_card.death_the_young_grow_old.what</source>
        <translation>Every territory on Earth with two or more armies loses one, yours as well.</translation>
    </message>
    <message>
        <source>command_card.decoys_revealed.title</source>
        <translation>Decoys Revealed</translation>
    </message>
    <message>
        <source>command_card.effect.armageddon.anywhere</source>
        <translation>In turn order everybody with a nuclear commander in play may play any number of nuclear cards for nothing. No other cards are played meanwhile.</translation>
    </message>
    <message>
        <source>command_card.effect.assassin_bomb.anywhere</source>
        <translation>Choose a commander of an opponent and roll a die with {die} sides. On {least} or more that commander is destroyed.</translation>
    </message>
    <message>
        <source>command_card.effect.assemble_mods.land</source>
        <translation>Put {mods} new MODs in one land territory of yours.</translation>
    </message>
    <message>
        <source>command_card.effect.assemble_mods.moon</source>
        <translation>Put {mods} new MODs in one moon territory of yours.</translation>
    </message>
    <message>
        <source>command_card.effect.assemble_mods.water</source>
        <translation>Put {mods} new MODs in one water territory of yours.</translation>
    </message>
    <message>
        <source>command_card.effect.cease_fire.anywhere</source>
        <translation>The invasion is cancelled. The attacker can't invade any territory of yours until the turn ends.</translation>
    </message>
    <message>
        <source>command_card.effect.colony_influence.anywhere</source>
        <translation>Adds {points} points if the commander of its deck is in play when points are counted.</translation>
    </message>
    <message>
        <source>command_card.effect.death_trap.anywhere</source>
        <translation>The attacker removes half of the units in the territory the invasion came from, rounded up. If only one is left, the invasion is over.</translation>
    </message>
    <message>
        <source>command_card.effect.decoys_revealed.anywhere</source>
        <translation>Move any of your commanders on the board to territories of yours, wherever they are.</translation>
    </message>
    <message>
        <source>command_card.effect.energy_crisis.anywhere</source>
        <translation>Every opponent who has energy gives you {energy} of it.</translation>
    </message>
    <message>
        <source>command_card.effect.energy_extraction.anywhere</source>
        <translation>If the whole Moon is yours at the end of this turn, you get {energy} energy.</translation>
    </message>
    <message>
        <source>command_card.effect.evacuation.anywhere</source>
        <translation>All your units leave the invaded territory for another one of yours, wherever that is. A station stays behind.</translation>
    </message>
    <message>
        <source>command_card.effect.frequency_jam.anywhere</source>
        <translation>Choose an opponent. That player can't play command cards for the rest of your turn.</translation>
    </message>
    <message>
        <source>command_card.effect.hidden_energy.anywhere</source>
        <translation>Turn over a water territory card. If that territory is yours at the end of this turn, you get {energy} energy.</translation>
    </message>
    <message>
        <source>command_card.effect.invade_earth.anywhere</source>
        <translation>Turn over land cards until one shows a territory that isn't yours. This turn you may invade it from your moon territories.</translation>
    </message>
    <message>
        <source>command_card.effect.mod_reduction.anywhere</source>
        <translation>Each opponent in turn order removes {theirs} MODs of their choice, then you remove {own}. Who has fewer removes all.</translation>
    </message>
    <message>
        <source>command_card.effect.redeployment.anywhere</source>
        <translation>Make one more move at the end of your turn.</translation>
    </message>
    <message>
        <source>command_card.effect.reinforcements.land</source>
        <translation>Put new MODs in {territories} different land territories of yours, {mods} in each. If you hold fewer, put them in all of those.</translation>
    </message>
    <message>
        <source>command_card.effect.reinforcements.moon</source>
        <translation>Put new MODs in {territories} different moon territories of yours, {mods} in each. If you hold fewer, put them in all of those.</translation>
    </message>
    <message>
        <source>command_card.effect.reinforcements.water</source>
        <translation>Put new MODs in {territories} different water territories of yours, {mods} in each. If you hold fewer, put them in all of those.</translation>
    </message>
    <message>
        <source>command_card.effect.rocket_strike.land</source>
        <translation>Choose a foreign land territory and roll a die with {die} sides. Its owner removes that many units, at most all of them.</translation>
    </message>
    <message>
        <source>command_card.effect.rocket_strike.moon</source>
        <translation>Choose a foreign moon territory and roll a die with {die} sides. Its owner removes that many units, at most all of them.</translation>
    </message>
    <message>
        <source>command_card.effect.rocket_strike.water</source>
        <translation>Choose a foreign water territory and roll a die with {die} sides. Its owner removes that many units, at most all of them.</translation>
    </message>
    <message>
        <source>command_card.effect.scatter_bomb.land</source>
        <translation>Turn over {cards} land territory cards. Each opponent on one of them removes half of the units there, rounded up; yours are spared.</translation>
    </message>
    <message>
        <source>command_card.effect.scatter_bomb.moon</source>
        <translation>Turn over {cards} moon territory cards. Each opponent on one of them removes half of the units there, rounded up; yours are spared.</translation>
    </message>
    <message>
        <source>command_card.effect.scatter_bomb.water</source>
        <translation>Turn over {cards} water territory cards. Each opponent on one of them removes half of the units there, rounded up; yours are spared.</translation>
    </message>
    <message>
        <source>command_card.effect.scout_forces.anywhere</source>
        <translation>Draw a land territory in secret and hold 5 MODs ready. They appear there as soon as it is yours.</translation>
    </message>
    <message>
        <source>command_card.effect.stealth_mods.anywhere</source>
        <translation>Put {mods} MODs of the defender's colour in the invaded territory. It may be yours or another player's.</translation>
    </message>
    <message>
        <source>command_card.effect.stealth_station.anywhere</source>
        <translation>Put a station in the invaded territory: all its defenders roll eight-sided dice. It stays there afterwards.</translation>
    </message>
    <message>
        <source>command_card.effect.territorial_station.anywhere</source>
        <translation>Build a station in a land territory of yours without one, for no more than this card costs. Four is the most you can have.</translation>
    </message>
    <message>
        <source>command_card.effect.zone_strike.land</source>
        <translation>A die picks a continent. Everybody there, you too, loses one unit in each territory.</translation>
    </message>
    <message>
        <source>command_card.effect.zone_strike.moon</source>
        <translation>A die picks a moon colony. Everybody there, you too, loses one unit in each territory.</translation>
    </message>
    <message>
        <source>command_card.effect.zone_strike.water</source>
        <translation>A die picks a water colony. Everybody there, you too, loses one unit in each territory.</translation>
    </message>
    <message>
        <source>command_card.energy_crisis.title</source>
        <translation>Energy Crisis</translation>
    </message>
    <message>
        <source>command_card.energy_extraction.title</source>
        <translation>Energy Extraction</translation>
    </message>
    <message>
        <source>command_card.evacuation.title</source>
        <translation>Evacuation</translation>
    </message>
    <message>
        <source>command_card.frequency_jam.title</source>
        <translation>Frequency Jam</translation>
    </message>
    <message>
        <source>command_card.hidden_energy.title</source>
        <translation>Hidden Energy</translation>
    </message>
    <message>
        <source>command_card.invade_earth.title</source>
        <translation>Invade Earth</translation>
    </message>
    <message>
        <source>command_card.land_death_trap.title</source>
        <translation>Land Death Trap</translation>
    </message>
    <message>
        <source>command_card.magic_aegis_shield_of_athena.title</source>
        <translation>Aegis, Shield of Athena</translation>
    </message>
    <message>
        <source>command_card.magic_aegis_shield_of_athena.what</source>
        <translation>Once, when anybody plays a War, Death or Sky card: the card has no effect, and the Aegis is spent.</translation>
    </message>
    <message>
        <source>command_card.magic_arawns_cauldron_of_life.title</source>
        <translation>Arawn's Cauldron of Life</translation>
    </message>
    <message>
        <source>command_card.magic_arawns_cauldron_of_life.what</source>
        <translation>At the start of each of your turns you draw a Death card for nothing.</translation>
    </message>
    <message>
        <source>command_card.magic_excalibur.title</source>
        <translation>Excalibur</translation>
    </message>
    <message>
        <source>command_card.magic_excalibur.what</source>
        <translation>At the start of each of your turns you get 2 armies for every continent that is wholly yours.</translation>
    </message>
    <message>
        <source>command_card.magic_freyas_tears_of_gold.title</source>
        <translation>Freya's Tears of Gold</translation>
    </message>
    <message>
        <source>command_card.magic_freyas_tears_of_gold.what</source>
        <translation>At the start of each of your turns you get 1 faith.</translation>
    </message>
    <message>
        <source>command_card.magic_gungnir_spear_of_odin.title</source>
        <translation>Gungnir, Spear of Odin</translation>
    </message>
    <message>
        <source>command_card.magic_gungnir_spear_of_odin.what</source>
        <translation>In god wars your ones are rolled again until none is left.</translation>
    </message>
    <message>
        <source>command_card.magic_mjolnir_hammer_of_thor.title</source>
        <translation>Mjolnir, Hammer of Thor</translation>
    </message>
    <message>
        <source>command_card.magic_mjolnir_hammer_of_thor.what</source>
        <translation>Your totals in god wars are 3 higher. At the end of the game: 1 point if Thule is yours.</translation>
    </message>
    <message>
        <source>command_card.magic_pandoras_box.title</source>
        <translation>Pandora's Box</translation>
    </message>
    <message>
        <source>command_card.magic_pandoras_box.what</source>
        <translation>At the start of each of your turns the top Death card is played for nothing, even against your will; you aim it. At the end of the game: 1 point if Graecia is yours.</translation>
    </message>
    <message>
        <source>command_card.magic_stonehenge.title</source>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>command_card.magic_stonehenge.what</source>
        <translation>The miracle cards that you buy cost 1 faith instead of 2. At the end of the game: 1 point if Anglia is yours.</translation>
    </message>
    <message>
        <source>command_card.magic_the_book_of_the_dead.title</source>
        <translation>The Book of the Dead</translation>
    </message>
    <message>
        <source>command_card.magic_the_book_of_the_dead.what</source>
        <translation>In step 1 you may do without 2 armies from territories and continents and get 4 faith for them.</translation>
    </message>
    <message>
        <source>command_card.magic_the_golden_fleece.title</source>
        <translation>The Golden Fleece</translation>
    </message>
    <message>
        <source>command_card.magic_the_golden_fleece.what</source>
        <translation>At the start of each of your turns you draw a War card for nothing.</translation>
    </message>
    <message>
        <source>command_card.magic_the_great_pyramids.title</source>
        <translation>The Great Pyramids</translation>
    </message>
    <message>
        <source>command_card.magic_the_great_pyramids.what</source>
        <translation>At the start of each of your turns you draw a Sky card for nothing. At the end of the game: 1 point if Egypt is yours.</translation>
    </message>
    <message>
        <source>command_card.magic_the_scales_of_osiris.title</source>
        <translation>The Scales of Osiris</translation>
    </message>
    <message>
        <source>command_card.magic_the_scales_of_osiris.what</source>
        <translation>From each of your crypts 2 armies instead of 1 may return to your temples in step 1.</translation>
    </message>
    <message>
        <source>command_card.magic_the_tablets_of_destiny.title</source>
        <translation>The Tablets of Destiny</translation>
    </message>
    <message>
        <source>command_card.magic_the_tablets_of_destiny.what</source>
        <translation>Your bids for the order of turns count 3 more than you pay, also a bid of nothing.</translation>
    </message>
    <message>
        <source>command_card.magic_the_tree_of_life.title</source>
        <translation>The Tree of Life</translation>
    </message>
    <message>
        <source>command_card.magic_the_tree_of_life.what</source>
        <translation>When dice cost you armies in defence on Earth, you may save each for 1 faith. At the end of the game: 1 point if Babylon is yours.</translation>
    </message>
    <message>
        <source>command_card.magic_the_wine_of_eternal_life.title</source>
        <translation>The Wine of Eternal Life</translation>
    </message>
    <message>
        <source>command_card.magic_the_wine_of_eternal_life.what</source>
        <translation>At the start of each of your turns you get 1 army.</translation>
    </message>
    <message>
        <source>command_card.mod_reduction.title</source>
        <translation>MOD Reduction</translation>
    </message>
    <message>
        <source>command_card.nicky_boy.title</source>
        <translation>Nicky Boy</translation>
    </message>
    <message>
        <source>command_card.orbital_mines.title</source>
        <translation>Orbital Mines</translation>
    </message>
    <message>
        <source>command_card.redeployment.title</source>
        <translation>Redeployment</translation>
    </message>
    <message>
        <source>command_card.reinforcements.title</source>
        <translation>Reinforcements</translation>
    </message>
    <message>
        <source>command_card.rocket_strike_land.title</source>
        <translation>Rocket Strike (Land)</translation>
    </message>
    <message>
        <source>command_card.rocket_strike_moon.title</source>
        <translation>Rocket Strike (Moon)</translation>
    </message>
    <message>
        <source>command_card.rocket_strike_water.title</source>
        <translation>Rocket Strike (Water)</translation>
    </message>
    <message>
        <source>command_card.scatter_bomb_land.title</source>
        <translation>Scatter Bomb (Land)</translation>
    </message>
    <message>
        <source>command_card.scatter_bomb_moon.title</source>
        <translation>Scatter Bomb (Moon)</translation>
    </message>
    <message>
        <source>command_card.scatter_bomb_water.title</source>
        <translation>Scatter Bomb (Water)</translation>
    </message>
    <message>
        <source>command_card.scout_forces.title</source>
        <translation>Scout Forces</translation>
    </message>
    <message>
        <source>command_card.sky_1000_workers_amass.title</source>
        <translation>1000 Workers Amass</translation>
    </message>
    <message>
        <source>command_card.sky_1000_workers_amass.what</source>
        <translation>Build a temple for nothing in the attacked territory, if it has none. It protects you at once.</translation>
    </message>
    <message>
        <source>command_card.sky_enemies_convert.title</source>
        <translation>Enemies Convert</translation>
    </message>
    <message>
        <source>command_card.sky_enemies_convert.what</source>
        <translation>{armies} armies leave the attacking territory, and as many of yours appear in the attacked one.</translation>
    </message>
    <message>
        <source>command_card.sky_fire_sears_the_sky.title</source>
        <translation>Fire Sears the Sky</translation>
    </message>
    <message>
        <source>command_card.sky_fire_sears_the_sky.what</source>
        <translation>Your totals in god wars are {bonus} higher until this turn ends.</translation>
    </message>
    <message>
        <source>command_card.sky_lava_erupts.title</source>
        <translation>Lava Erupts</translation>
    </message>
    <message>
        <source>command_card.sky_lava_erupts.what</source>
        <translation>A die each is rolled for the attacking territory and all next to it, the attacked one too: so many armies die there.</translation>
    </message>
    <message>
        <source>command_card.sky_men_become_warriors.title</source>
        <translation>Men Become Warriors</translation>
    </message>
    <message>
        <source>command_card.sky_men_become_warriors.what</source>
        <translation>{armies} armies join you in the attacked territory.</translation>
    </message>
    <message>
        <source>command_card.sky_swords_become_plowshares.title</source>
        <translation>Swords Become Plowshares</translation>
    </message>
    <message>
        <source>command_card.sky_swords_become_plowshares.what</source>
        <translation>Roll a die: so many armies desert from the attacking territory. They don't go to the Afterlife.</translation>
    </message>
    <message>
        <source>command_card.sky_the_fog_lifts.title</source>
        <translation>The Fog Lifts</translation>
    </message>
    <message>
        <source>command_card.sky_the_fog_lifts.what</source>
        <translation>Up to {most} armies come to the attacked territory from another one of yours, wherever it is. One army stays there.</translation>
    </message>
    <message>
        <source>command_card.sky_the_mighty_turn_meek.title</source>
        <translation>The Mighty Turn Meek</translation>
    </message>
    <message>
        <source>command_card.sky_the_mighty_turn_meek.what</source>
        <translation>A god in the attacking territory is sent to a temple of the attacker elsewhere.</translation>
    </message>
    <message>
        <source>command_card.sky_this_ground_is_sacred.title</source>
        <translation>This Ground Is Sacred</translation>
    </message>
    <message>
        <source>command_card.sky_this_ground_is_sacred.what</source>
        <translation>The invasion is over. Nobody can attack this territory until the turn ends.</translation>
    </message>
    <message>
        <source>command_card.sky_your_idol_is_false.title</source>
        <translation>Your Idol Is False</translation>
    </message>
    <message>
        <source>command_card.sky_your_idol_is_false.what</source>
        <translation>Banish a god who stands in the attacking territory.</translation>
    </message>
    <message>
        <source>command_card.stealth_mods.title</source>
        <translation>Stealth MODs</translation>
    </message>
    <message>
        <source>command_card.stealth_station.title</source>
        <translation>Stealth Station</translation>
    </message>
    <message>
        <source>command_card.territorial_station.title</source>
        <translation>Territorial Station</translation>
    </message>
    <message>
        <source>command_card.the_mother.title</source>
        <translation>The Mother</translation>
    </message>
    <message>
        <source>command_card.told.armageddon_over</source>
        <translation>The Armageddon is over</translation>
    </message>
    <message>
        <source>command_card.told.hoard</source>
        <translation>{card} pays off for {name}</translation>
    </message>
    <message>
        <source>command_card.told.landing</source>
        <translation>{name} may invade {territory} from the Moon</translation>
    </message>
    <message>
        <source>command_card.told.no_card</source>
        <translation>the deck is empty</translation>
    </message>
    <message>
        <source>command_card.told.no_hoard</source>
        <translation>{card} brings {name} nothing</translation>
    </message>
    <message>
        <source>command_card.told.no_landing</source>
        <translation>{name} finds no way down from the Moon</translation>
    </message>
    <message>
        <source>command_card.told.played</source>
        <translation>{name} plays {card}</translation>
    </message>
    <message>
        <source>command_card.told.rolled</source>
        <translation>{card}: the die shows {value}</translation>
    </message>
    <message>
        <source>command_card.told.scouts_landed</source>
        <translation>The scouts of {name} appear in {territory}</translation>
    </message>
    <message>
        <source>command_card.told.scouts_sent</source>
        <translation>{name} sends scouts to a secret territory</translation>
    </message>
    <message>
        <source>command_card.told.the_moon</source>
        <translation>the whole Moon</translation>
    </message>
    <message>
        <source>command_card.told.turned</source>
        <translation>{card} turns over</translation>
    </message>
    <message>
        <source>command_card.war_a_shrine_is_plundered.title</source>
        <translation>A Shrine Is Plundered</translation>
    </message>
    <message>
        <source>command_card.war_a_shrine_is_plundered.what</source>
        <translation>Take a relic from another player. From now on it works for you.</translation>
    </message>
    <message>
        <source>command_card.war_an_empire_is_born.title</source>
        <translation>An Empire Is Born</translation>
    </message>
    <message>
        <source>command_card.war_an_empire_is_born.what</source>
        <translation>Build a temple for nothing in a territory of yours that has none.</translation>
    </message>
    <message>
        <source>command_card.war_champions_arise.title</source>
        <translation>Champions Arise</translation>
    </message>
    <message>
        <source>command_card.war_champions_arise.what</source>
        <translation>One of your territories gets an army for every {faith} faith that you have. You keep the faith.</translation>
    </message>
    <message>
        <source>command_card.war_eagles_take_wing.title</source>
        <translation>Eagles Take Wing</translation>
    </message>
    <message>
        <source>command_card.war_eagles_take_wing.what</source>
        <translation>Armies and gods of your choice fly from one of your territories to another, wherever it is. At least one army stays.</translation>
    </message>
    <message>
        <source>command_card.war_faith_shall_deliver.title</source>
        <translation>Faith Shall Deliver</translation>
    </message>
    <message>
        <source>command_card.war_faith_shall_deliver.what</source>
        <translation>Choose a deck and draw {cards} cards from it for nothing, even if its god isn't in play.</translation>
    </message>
    <message>
        <source>command_card.war_heroes_are_born.title</source>
        <translation>Heroes Are Born</translation>
    </message>
    <message>
        <source>command_card.war_heroes_are_born.what</source>
        <translation>{armies} armies join you in one of your territories.</translation>
    </message>
    <message>
        <source>command_card.war_only_ash_remains.title</source>
        <translation>Only Ash Remains</translation>
    </message>
    <message>
        <source>command_card.war_only_ash_remains.what</source>
        <translation>Destroy any relic in play, whoever has it.</translation>
    </message>
    <message>
        <source>command_card.war_our_faith_is_our_strength.title</source>
        <translation>Our Faith Is Our Strength</translation>
    </message>
    <message>
        <source>command_card.war_our_faith_is_our_strength.what</source>
        <translation>Each of your temples brings you {faith} faith.</translation>
    </message>
    <message>
        <source>command_card.war_prayers_are_answered.title</source>
        <translation>Prayers Are Answered</translation>
    </message>
    <message>
        <source>command_card.war_prayers_are_answered.what</source>
        <translation>Choose one of your temples, then roll a die: so many armies join you there.</translation>
    </message>
    <message>
        <source>command_card.war_storms_rage.title</source>
        <translation>Storms Rage</translation>
    </message>
    <message>
        <source>command_card.war_storms_rage.what</source>
        <translation>Choose any territory with armies, then roll a die: so many armies die there, at most all.</translation>
    </message>
    <message>
        <source>command_card.war_the_faithful_gather.title</source>
        <translation>The Faithful Gather</translation>
    </message>
    <message>
        <source>command_card.war_the_faithful_gather.what</source>
        <translation>At each of your temples {armies} armies join you.</translation>
    </message>
    <message>
        <source>command_card.war_the_land_is_purged.title</source>
        <translation>The Land Is Purged</translation>
    </message>
    <message>
        <source>command_card.war_the_land_is_purged.what</source>
        <translation>Choose a plague land: the plague ends there, and all armies in it die.</translation>
    </message>
    <message>
        <source>command_card.war_the_siren_calls.title</source>
        <translation>The Siren Calls</translation>
    </message>
    <message>
        <source>command_card.war_the_siren_calls.what</source>
        <translation>Choose two territories of one opponent: all armies and gods there change places.</translation>
    </message>
    <message>
        <source>command_card.war_the_sun_grows_cold.title</source>
        <translation>The Sun Grows Cold</translation>
    </message>
    <message>
        <source>command_card.war_the_sun_grows_cold.what</source>
        <translation>Every god in play costs the territory where he stands one army, yours as well.</translation>
    </message>
    <message>
        <source>command_card.war_the_temple_falls.title</source>
        <translation>The Temple Falls</translation>
    </message>
    <message>
        <source>command_card.war_the_temple_falls.what</source>
        <translation>Move a temple, whoever has it, to another territory of the same player without one.</translation>
    </message>
    <message>
        <source>command_card.war_time_stands_still.title</source>
        <translation>Time Stands Still</translation>
    </message>
    <message>
        <source>command_card.war_time_stands_still.what</source>
        <translation>The epoch marker goes back by one, so the game lasts an epoch longer. Not in the first epoch.</translation>
    </message>
    <message>
        <source>command_card.war_visions_become_real.title</source>
        <translation>Visions Become Real</translation>
    </message>
    <message>
        <source>command_card.war_visions_become_real.what</source>
        <translation>Choose an opponent with cards in hand. You look at all of them and take one.</translation>
    </message>
    <message>
        <source>command_card.water_death_trap.title</source>
        <translation>Water Death Trap</translation>
    </message>
    <message>
        <source>command_card.when.attacked</source>
        <translation>When a territory of yours is invaded, before the first dice</translation>
    </message>
    <message>
        <source>command_card.when.before_first_invasion.anywhere</source>
        <translation>Before your first invasion</translation>
    </message>
    <message>
        <source>command_card.when.end_of_game.anywhere</source>
        <translation>By itself at the end of the game</translation>
    </message>
    <message>
        <source>command_card.when.end_of_turn.anywhere</source>
        <translation>At the end of your turn</translation>
    </message>
    <message>
        <source>command_card.when.invaded_any.land</source>
        <translation>When somebody's land territory is invaded, but not by you</translation>
    </message>
    <message>
        <source>command_card.when.invaded_any.moon</source>
        <translation>When somebody's moon territory is invaded, but not by you</translation>
    </message>
    <message>
        <source>command_card.when.invaded_any.water</source>
        <translation>When somebody's water territory is invaded, but not by you</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.anywhere</source>
        <translation>When a territory of yours is invaded</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.land</source>
        <translation>When a land territory of yours is invaded</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.moon</source>
        <translation>When a moon territory of yours is invaded</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.water</source>
        <translation>When a water territory of yours is invaded</translation>
    </message>
    <message>
        <source>command_card.when.own_turn</source>
        <translation>In the Cards step of your turn</translation>
    </message>
    <message>
        <source>command_card.when.relic</source>
        <translation>In play as soon as it is drawn, and it stays</translation>
    </message>
    <message numerus="yes">
        <source>common.armies</source>
        <translation>
            <numerusform>{n} army</numerusform>
            <numerusform>{n} armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>common.armies</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>{n} unit</numerusform>
            <numerusform>{n} units</numerusform>
        </translation>
    </message>
    <message>
        <source>common.back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>common.cancel</source>
        <translation>Cancel</translation>
    </message>
    <message numerus="yes">
        <source>common.cards</source>
        <translation>
            <numerusform>{n} card</numerusform>
            <numerusform>{n} cards</numerusform>
        </translation>
    </message>
    <message>
        <source>common.close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>common.colour.blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>common.colour.charcoal</source>
        <translation>Charcoal</translation>
    </message>
    <message>
        <source>common.colour.gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>common.colour.jade</source>
        <translation>Jade</translation>
    </message>
    <message>
        <source>common.colour.orchid</source>
        <translation>Orchid</translation>
    </message>
    <message>
        <source>common.colour.red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>common.continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>common.delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>common.done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>common.level.easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>common.level.expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>common.level.hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>common.level.normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>common.neutral.blue</source>
        <translation>Neutral blue</translation>
    </message>
    <message>
        <source>common.neutral.charcoal</source>
        <translation>Neutral charcoal</translation>
    </message>
    <message>
        <source>common.neutral.gold</source>
        <translation>Neutral gold</translation>
    </message>
    <message>
        <source>common.neutral.jade</source>
        <translation>Neutral jade</translation>
    </message>
    <message>
        <source>common.neutral.orchid</source>
        <translation>Neutral orchid</translation>
    </message>
    <message>
        <source>common.neutral.red</source>
        <translation>Neutral red</translation>
    </message>
    <message>
        <source>common.player_kind.human</source>
        <translation>Human</translation>
    </message>
    <message>
        <source>common.player_kind.neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>common.start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>divine.cancelled</source>
        <translation>{player} raises Aegis</translation>
    </message>
    <message>
        <source>divine.destroyed</source>
        <translation>{player} loses a relic</translation>
    </message>
    <message numerus="yes">
        <source>divine.epoch</source>
        <translation>
            <numerusform>It is epoch {n} again</numerusform>
            <numerusform>It is epoch {n} again</numerusform>
        </translation>
    </message>
    <message>
        <source>divine.labor</source>
        <translation>{player} does a labour</translation>
    </message>
    <message>
        <source>divine.maelstrom</source>
        <translation>A maelstrom closes the way</translation>
    </message>
    <message>
        <source>divine.relic</source>
        <translation>{player} gains a relic</translation>
    </message>
    <message>
        <source>divine.sinks</source>
        <translation>{region} sinks</translation>
    </message>
    <message>
        <source>divine.stolen</source>
        <translation>{player} takes a relic</translation>
    </message>
    <message>
        <source>fight.because.all</source>
        <translation>every defence die is d8</translation>
    </message>
    <message>
        <source>fight.because.always</source>
        <translation>always</translation>
    </message>
    <message>
        <source>fight.because.defends</source>
        <translation>defends</translation>
    </message>
    <message>
        <source>fight.because.land.origin</source>
        <translation>from land</translation>
    </message>
    <message>
        <source>fight.because.land.target</source>
        <translation>land target</translation>
    </message>
    <message>
        <source>fight.because.moon.origin</source>
        <translation>from the Moon</translation>
    </message>
    <message>
        <source>fight.because.moon.target</source>
        <translation>moon target</translation>
    </message>
    <message>
        <source>fight.because.no_ones</source>
        <translation>ones are rolled again</translation>
    </message>
    <message>
        <source>fight.because.plain</source>
        <translation>MOD</translation>
    </message>
    <message>
        <source>fight.because.ties</source>
        <translation>ties go to the attacker</translation>
    </message>
    <message>
        <source>fight.because.water.origin</source>
        <translation>from water</translation>
    </message>
    <message>
        <source>fight.because.water.target</source>
        <translation>water target</translation>
    </message>
    <message>
        <source>fight.dice.help</source>
        <translation>The attack is announced: roll at least once.</translation>
    </message>
    <message>
        <source>fight.dice.title</source>
        <translation>With which dice against {target}?</translation>
    </message>
    <message>
        <source>fight.die.eight</source>
        <translation>d8</translation>
    </message>
    <message>
        <source>fight.die.six</source>
        <translation>d6</translation>
    </message>
    <message>
        <source>fight.enter.go</source>
        <translation>March in</translation>
    </message>
    <message>
        <source>fight.enter.help</source>
        <translation>Nobody is there: no dice are rolled.</translation>
    </message>
    <message>
        <source>fight.enter.station</source>
        <translation>Only a station stands there: you take it without dice.</translation>
    </message>
    <message>
        <source>fight.enter.title</source>
        <translation>March into {target}</translation>
    </message>
    <message>
        <source>fight.lost.falls</source>
        <translation>falls</translation>
    </message>
    <message>
        <source>fight.lost.help</source>
        <translation>MODs fall first, unless you choose a commander.</translation>
    </message>
    <message>
        <source>fight.lost.others</source>
        <translation>Save the commanders</translation>
    </message>
    <message>
        <source>fight.lost.stays</source>
        <translation>stays</translation>
    </message>
    <message>
        <source>fight.lost.these</source>
        <translation>Lose these</translation>
    </message>
    <message numerus="yes">
        <source>fight.lost.title</source>
        <translation>
            <numerusform>You lose {n} unit in {territory}</numerusform>
            <numerusform>You lose {n} units in {territory}</numerusform>
        </translation>
    </message>
    <message>
        <source>fight.lost.which</source>
        <translation>Choose who falls.</translation>
    </message>
    <message>
        <source>fight.panel.declared</source>
        <translation>Invasion declared</translation>
    </message>
    <message>
        <source>fight.panel.title</source>
        <translation>The fight</translation>
    </message>
    <message numerus="yes">
        <source>fight.panel.who</source>
        <translation>
            <numerusform>{player} · {n} unit</numerusform>
            <numerusform>{player} · {n} units</numerusform>
        </translation>
    </message>
    <message>
        <source>fight.piece.must</source>
        <translation>has to go</translation>
    </message>
    <message>
        <source>fight.piece.off</source>
        <translation>stays out</translation>
    </message>
    <message>
        <source>fight.piece.on</source>
        <translation>takes part</translation>
    </message>
    <message>
        <source>fight.piece.rolled</source>
        <translation>rolled: has to go</translation>
    </message>
    <message>
        <source>fight.share.both</source>
        <translation>one each</translation>
    </message>
    <message>
        <source>fight.storm.answer</source>
        <translation>The blitz has stopped: others may answer the next roll with a card.</translation>
    </message>
    <message>
        <source>fight.storm.card</source>
        <translation>The blitz has stopped: a card was played against it.</translation>
    </message>
    <message>
        <source>fight.storm.card_by</source>
        <translation>{player} plays {card}: the blitz has stopped.</translation>
    </message>
    <message>
        <source>fight.storm.dice</source>
        <translation>A card has stopped the blitz: choose the dice of this roll.</translation>
    </message>
    <message>
        <source>fight.storm.dice_by</source>
        <translation>{player} plays {card}: the blitz has stopped. Choose the dice of this roll.</translation>
    </message>
    <message>
        <source>fight.storm.waits</source>
        <translation>The blitz waits for this.</translation>
    </message>
    <message>
        <source>fight.why.all</source>
        <translation>every defence die is d8</translation>
    </message>
    <message>
        <source>fight.why.always</source>
        <translation>d8 always</translation>
    </message>
    <message>
        <source>fight.why.defends</source>
        <translation>d8: defends</translation>
    </message>
    <message>
        <source>fight.why.land.origin</source>
        <translation>d8: from land</translation>
    </message>
    <message>
        <source>fight.why.land.target</source>
        <translation>d8: land target</translation>
    </message>
    <message>
        <source>fight.why.moon.origin</source>
        <translation>d8: from the Moon</translation>
    </message>
    <message>
        <source>fight.why.moon.target</source>
        <translation>d8: moon target</translation>
    </message>
    <message>
        <source>fight.why.plain</source>
        <translation>d6</translation>
    </message>
    <message>
        <source>fight.why.water.origin</source>
        <translation>d8: from water</translation>
    </message>
    <message>
        <source>fight.why.water.target</source>
        <translation>d8: water target</translation>
    </message>
    <message>
        <source>flight.go</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>flight.help</source>
        <translation>Any armies but one, and any of the gods.</translation>
    </message>
    <message>
        <source>flight.title</source>
        <translation>From {origin} to {target}: who goes?</translation>
    </message>
    <message>
        <source>god.in_full</source>
        <translation>{name}, {kind}</translation>
    </message>
    <message>
        <source>god.labor.death</source>
        <translation>holds a crypt at the end of the turn</translation>
    </message>
    <message>
        <source>god.labor.magic</source>
        <translation>three equal dice in one roll</translation>
    </message>
    <message>
        <source>god.labor.sky</source>
        <translation>beat a god in a god war</translation>
    </message>
    <message>
        <source>god.labor.war</source>
        <translation>third defended territory of this turn</translation>
    </message>
    <message>
        <source>god.move</source>
        <translation>Move the gods</translation>
    </message>
    <message>
        <source>god.must</source>
        <translation>must go along</translation>
    </message>
    <message>
        <source>god.name.babylonians.death</source>
        <translation>Druaga</translation>
    </message>
    <message>
        <source>god.name.babylonians.magic</source>
        <translation>Ishtar</translation>
    </message>
    <message>
        <source>god.name.babylonians.sky</source>
        <translation>Marduk</translation>
    </message>
    <message>
        <source>god.name.babylonians.war</source>
        <translation>Gilgamesh</translation>
    </message>
    <message>
        <source>god.name.celts.death</source>
        <translation>Arawn</translation>
    </message>
    <message>
        <source>god.name.celts.magic</source>
        <translation>Brigid</translation>
    </message>
    <message>
        <source>god.name.celts.sky</source>
        <translation>Lugh</translation>
    </message>
    <message>
        <source>god.name.celts.war</source>
        <translation>Nuada</translation>
    </message>
    <message>
        <source>god.name.egyptians.death</source>
        <translation>Osiris</translation>
    </message>
    <message>
        <source>god.name.egyptians.magic</source>
        <translation>Isis</translation>
    </message>
    <message>
        <source>god.name.egyptians.sky</source>
        <translation>Ra</translation>
    </message>
    <message>
        <source>god.name.egyptians.war</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>god.name.greeks.death</source>
        <translation>Hades</translation>
    </message>
    <message>
        <source>god.name.greeks.magic</source>
        <translation>Hekate</translation>
    </message>
    <message>
        <source>god.name.greeks.sky</source>
        <translation>Zeus</translation>
    </message>
    <message>
        <source>god.name.greeks.war</source>
        <translation>Ares</translation>
    </message>
    <message>
        <source>god.name.norse.death</source>
        <translation>Loki</translation>
    </message>
    <message>
        <source>god.name.norse.magic</source>
        <translation>Freya</translation>
    </message>
    <message>
        <source>god.name.norse.sky</source>
        <translation>Odin</translation>
    </message>
    <message>
        <source>god.name.norse.war</source>
        <translation>Thor</translation>
    </message>
    <message>
        <source>god.plague_waits</source>
        <translation>The plague rages there: half of the armies die, and gods who go along are banished.</translation>
    </message>
    <message>
        <source>god.power.death</source>
        <translation>no Afterlife for the fallen</translation>
    </message>
    <message>
        <source>god.power.magic</source>
        <translation>re-rolls ones</translation>
    </message>
    <message>
        <source>god.power.sky</source>
        <translation>+1 die in god wars</translation>
    </message>
    <message>
        <source>god.power.war</source>
        <translation>wins ties</translation>
    </message>
    <message>
        <source>god.told.banished</source>
        <translation>{god} is banished</translation>
    </message>
    <message>
        <source>god.told.healthy</source>
        <translation>The plague leaves {territory}</translation>
    </message>
    <message>
        <source>god.told.invades</source>
        <translation>{name} invades {territory} with gods</translation>
    </message>
    <message>
        <source>god.told.labor</source>
        <translation>{name} does a labour: {god}</translation>
    </message>
    <message numerus="yes">
        <source>god.told.left</source>
        <translation>
            <numerusform>{n} army of {name} leaves the Afterlife</numerusform>
            <numerusform>{n} armies of {name} leave the Afterlife</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.maelstrom</source>
        <translation>The maelstrom closes a sea link</translation>
    </message>
    <message>
        <source>god.told.no_victims</source>
        <translation>no army dies</translation>
    </message>
    <message>
        <source>god.told.owned</source>
        <translation>{god} ({name})</translation>
    </message>
    <message>
        <source>god.told.pantheon</source>
        <translation>{name} leads the {pantheon}</translation>
    </message>
    <message>
        <source>god.told.plague</source>
        <translation>The plague breaks out</translation>
    </message>
    <message numerus="yes">
        <source>god.told.risen</source>
        <translation>
            <numerusform>{n} army of {name} returns to life</numerusform>
            <numerusform>{n} armies of {name} return to life</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.rolled</source>
        <translation>Dice for the choice of the pantheons</translation>
    </message>
    <message numerus="yes">
        <source>god.told.saved</source>
        <translation>
            <numerusform>{name} saves {n} army from death</numerusform>
            <numerusform>{name} saves {n} armies from death</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.struck</source>
        <translation>The plague rages in {territory}</translation>
    </message>
    <message>
        <source>god.told.sunk</source>
        <translation>{region} sinks in the sea</translation>
    </message>
    <message>
        <source>god.told.totals</source>
        <translation>{won} to {lost}</translation>
    </message>
    <message numerus="yes">
        <source>god.told.victims</source>
        <translation>
            <numerusform>{n} army of {name} dies</numerusform>
            <numerusform>{n} armies of {name} die</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.war</source>
        <translation>God war: {winner} beats {loser}</translation>
    </message>
    <message>
        <source>god.told.war_tied</source>
        <translation>God war, a tie: it goes to {winner}, not to {loser}</translation>
    </message>
    <message>
        <source>god.why.conquest</source>
        <translation>the land was conquered</translation>
    </message>
    <message>
        <source>god.why.emptied</source>
        <translation>no army was left there</translation>
    </message>
    <message>
        <source>god.why.god_war</source>
        <translation>beaten in the god war</translation>
    </message>
    <message>
        <source>god.why.miracle</source>
        <translation>by a miracle</translation>
    </message>
    <message>
        <source>god.why.plague</source>
        <translation>driven out by the plague</translation>
    </message>
    <message>
        <source>godstorm.piece.death</source>
        <translation>God of Death</translation>
    </message>
    <message>
        <source>godstorm.piece.magic</source>
        <translation>Goddess of Magic</translation>
    </message>
    <message>
        <source>godstorm.piece.plague</source>
        <translation>Plague</translation>
    </message>
    <message>
        <source>godstorm.piece.sky</source>
        <translation>God of the Sky</translation>
    </message>
    <message>
        <source>godstorm.piece.temple</source>
        <translation>Temple</translation>
    </message>
    <message>
        <source>godstorm.piece.war</source>
        <translation>God of War</translation>
    </message>
    <message>
        <source>godstorm.told.captured.temple</source>
        <translation>{name} captures a temple</translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.from.temple</source>
        <translation>
            <numerusform>temples +{n}</numerusform>
            <numerusform>temples +{n}</numerusform>
        </translation>
    </message>
    <message>
        <source>godstorm.told.hired.death</source>
        <translation>{name} summons the {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.hired.god</source>
        <translation>{name} summons: {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.hired.magic</source>
        <translation>{name} summons the {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.hired.sky</source>
        <translation>{name} summons the {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.hired.temple</source>
        <translation>{name} builds a temple</translation>
    </message>
    <message>
        <source>godstorm.told.hired.war</source>
        <translation>{name} summons the {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.lost.temple</source>
        <translation>A temple is gone</translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.bought_cards</source>
        <translation>
            <numerusform>{name} buys cards for {n} faith</numerusform>
            <numerusform>{name} buys cards for {n} faith</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.drained</source>
        <translation>
            <numerusform>{name} loses {n} faith</numerusform>
            <numerusform>{name} loses {n} faith</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.paid_cards</source>
        <translation>
            <numerusform>{name} pays {n} faith to play a card</numerusform>
            <numerusform>{name} pays {n} faith to play a card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.received</source>
        <translation>
            <numerusform>{name} gets {n} faith</numerusform>
            <numerusform>{name} gets {n} faith</numerusform>
        </translation>
    </message>
    <message>
        <source>godstorm.told.piece.temple</source>
        <translation>{name} builds a temple</translation>
    </message>
    <message>
        <source>godwar.add.armies</source>
        <translation>Armies</translation>
    </message>
    <message>
        <source>godwar.add.fire</source>
        <translation>Fire Sears the Sky</translation>
    </message>
    <message>
        <source>godwar.add.mjolnir</source>
        <translation>Mjolnir</translation>
    </message>
    <message>
        <source>godwar.again.gungnir</source>
        <translation>Gungnir: again</translation>
    </message>
    <message>
        <source>godwar.again.magic</source>
        <translation>goddess: again</translation>
    </message>
    <message>
        <source>godwar.again.temple</source>
        <translation>temple: again</translation>
    </message>
    <message>
        <source>godwar.attack</source>
        <translation>{player} · attack</translation>
    </message>
    <message>
        <source>godwar.banished</source>
        <translation>{god} is banished to the pantheon. No army dies.</translation>
    </message>
    <message numerus="yes">
        <source>godwar.because.armies</source>
        <translation>
            <numerusform>{n} in {territory}</numerusform>
            <numerusform>{n} in {territory}</numerusform>
        </translation>
    </message>
    <message>
        <source>godwar.because.fire</source>
        <translation>Sky card, rest of the turn</translation>
    </message>
    <message>
        <source>godwar.because.mjolnir</source>
        <translation>relic, in every god war</translation>
    </message>
    <message numerus="yes">
        <source>godwar.by</source>
        <translation>
            <numerusform>by {n}</numerusform>
            <numerusform>by {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>godwar.defence</source>
        <translation>{player} · defence</translation>
    </message>
    <message>
        <source>godwar.detail</source>
        <translation>Epoch {epoch} · {player} invades from {origin} · round {round}</translation>
    </message>
    <message>
        <source>godwar.dice</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>godwar.extra.altars</source>
        <translation>altar: extra</translation>
    </message>
    <message>
        <source>godwar.extra.sky</source>
        <translation>Sky god: extra</translation>
    </message>
    <message>
        <source>godwar.go_on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>godwar.labor</source>
        <translation>A labour is done: {player} draws a card ({deck})</translation>
    </message>
    <message>
        <source>godwar.no_dead</source>
        <translation>Gods fight as long as both sides have some; then the armies do.</translation>
    </message>
    <message>
        <source>godwar.replay</source>
        <translation>Replay the roll</translation>
    </message>
    <message>
        <source>godwar.tie</source>
        <translation>a tie</translation>
    </message>
    <message>
        <source>godwar.ties_attack</source>
        <translation>A tie goes to the attacker: his god of war is with him.</translation>
    </message>
    <message>
        <source>godwar.ties_defence</source>
        <translation>A tie goes to the defender: no god of war attacks.</translation>
    </message>
    <message>
        <source>godwar.title</source>
        <translation>God war for {territory}</translation>
    </message>
    <message>
        <source>godwar.total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>godwar.wins</source>
        <translation>{god} wins</translation>
    </message>
    <message>
        <source>illegal.amount</source>
        <translation>Choose a number from {lo} to {hi}.</translation>
    </message>
    <message>
        <source>illegal.attack.armies</source>
        <translation>Attack with {lo} to {hi} armies for this many dice.</translation>
    </message>
    <message>
        <source>illegal.attack.barred</source>
        <translation>A rule of this game bars the attack from {origin} on {target}.</translation>
    </message>
    <message>
        <source>illegal.attack.dice</source>
        <translation>Attack with {lo} to {hi} dice: one for each army, and one army stays behind.</translation>
    </message>
    <message>
        <source>illegal.attack.dice</source>
        <comment>ad2210</comment>
        <translation>Attack with {lo} to {hi} dice: one for each unit, and one unit stays behind.</translation>
    </message>
    <message>
        <source>illegal.attack.far</source>
        <translation>{target} doesn't border on {origin}, and no sea line joins them.</translation>
    </message>
    <message>
        <source>illegal.attack.keep</source>
        <translation>Choose from {lo} to {hi} armies at which the attack stops.</translation>
    </message>
    <message>
        <source>illegal.attack.keep</source>
        <comment>ad2210</comment>
        <translation>Choose from {lo} to {hi} units at which the attack stops.</translation>
    </message>
    <message>
        <source>illegal.attack.nobody_near</source>
        <translation>Nobody of yours who could attack stands next to {territory}.</translation>
    </message>
    <message>
        <source>illegal.attack.not_yours</source>
        <translation>You can't attack from {territory}: it doesn't belong to you.</translation>
    </message>
    <message>
        <source>illegal.attack.nowhere</source>
        <translation>There is no such territory on this board.</translation>
    </message>
    <message>
        <source>illegal.attack.one_army</source>
        <translation>An attack from {territory} needs at least two armies there, because one has to stay.</translation>
    </message>
    <message>
        <source>illegal.attack.one_army</source>
        <comment>ad2210</comment>
        <translation>An attack from {territory} needs at least two units there, because one has to stay.</translation>
    </message>
    <message>
        <source>illegal.attack.own</source>
        <translation>{territory} is yours already. Choose a territory of somebody else.</translation>
    </message>
    <message>
        <source>illegal.attack.partner</source>
        <translation>You can't attack {territory}: it belongs to your own team.</translation>
    </message>
    <message>
        <source>illegal.attack.same_colour</source>
        <translation>{origin} and {target} belong to the same ally, who doesn't fight himself.</translation>
    </message>
    <message>
        <source>illegal.bribe.ally</source>
        <translation>That colour is your ally already. Keep your card.</translation>
    </message>
    <message>
        <source>illegal.bribe.card</source>
        <translation>You don't hold that card.</translation>
    </message>
    <message>
        <source>illegal.bribe.full</source>
        <translation>That colour holds {most} cards already and takes no more.</translation>
    </message>
    <message>
        <source>illegal.bribe.nobody</source>
        <translation>Only a neutral colour that still holds land takes a bribe.</translation>
    </message>
    <message>
        <source>illegal.card.aim</source>
        <translation>This card can't be played at those targets.</translation>
    </message>
    <message>
        <source>illegal.card.armageddon</source>
        <translation>In an Armageddon only nuclear cards are played.</translation>
    </message>
    <message>
        <source>illegal.card.commander.diplomat</source>
        <translation>Your diplomat must be in play for this card.</translation>
    </message>
    <message>
        <source>illegal.card.commander.land</source>
        <translation>Your land commander must be in play for this card.</translation>
    </message>
    <message>
        <source>illegal.card.commander.naval</source>
        <translation>Your naval commander must be in play for this card.</translation>
    </message>
    <message>
        <source>illegal.card.commander.nuclear</source>
        <translation>Your nuclear commander must be in play for this card.</translation>
    </message>
    <message>
        <source>illegal.card.commander.space</source>
        <translation>Your space commander must be in play for this card.</translation>
    </message>
    <message>
        <source>illegal.card.energy</source>
        <translation>Playing this card costs {cost} energy, and you have less.</translation>
    </message>
    <message>
        <source>illegal.card.jammed</source>
        <translation>A Frequency Jam keeps you from playing cards in this turn.</translation>
    </message>
    <message>
        <source>illegal.card.moment.before_first_invasion</source>
        <translation>You may play this card only before your first invasion, when you have bought cards.</translation>
    </message>
    <message>
        <source>illegal.card.moment.end_of_game</source>
        <translation>This card counts by itself at the end of the game.</translation>
    </message>
    <message>
        <source>illegal.card.moment.end_of_turn</source>
        <translation>You may play this card only at the end of your turn.</translation>
    </message>
    <message>
        <source>illegal.card.moment.invaded_any</source>
        <translation>This card answers an invasion of a fitting territory by somebody else.</translation>
    </message>
    <message>
        <source>illegal.card.moment.invaded_you</source>
        <translation>This card answers an invasion of a fitting territory of yours.</translation>
    </message>
    <message>
        <source>illegal.card.not_held</source>
        <translation>You don't hold that card.</translation>
    </message>
    <message>
        <source>illegal.card.target.armageddon</source>
        <translation>Nobody could play another nuclear card.</translation>
    </message>
    <message>
        <source>illegal.card.target.assassin_bomb</source>
        <translation>No opponent has a commander in play.</translation>
    </message>
    <message>
        <source>illegal.card.target.assemble_mods</source>
        <translation>You hold no territory of the kind that this card needs.</translation>
    </message>
    <message>
        <source>illegal.card.target.cease_fire</source>
        <translation>There is no invasion to call off.</translation>
    </message>
    <message>
        <source>illegal.card.target.death_trap</source>
        <translation>There is no invasion to answer.</translation>
    </message>
    <message>
        <source>illegal.card.target.decoys_revealed</source>
        <translation>None of your commanders could go anywhere else.</translation>
    </message>
    <message>
        <source>illegal.card.target.energy_crisis</source>
        <translation>No opponent has any energy.</translation>
    </message>
    <message>
        <source>illegal.card.target.evacuation</source>
        <translation>There are no units to save, or you have no other territory for them.</translation>
    </message>
    <message>
        <source>illegal.card.target.frequency_jam</source>
        <translation>All opponents are jammed already.</translation>
    </message>
    <message>
        <source>illegal.card.target.mod_reduction</source>
        <translation>Nobody has MODs to remove.</translation>
    </message>
    <message>
        <source>illegal.card.target.redeployment</source>
        <translation>None of your units can move.</translation>
    </message>
    <message>
        <source>illegal.card.target.reinforcements</source>
        <translation>You hold no territory of the kind that this card needs.</translation>
    </message>
    <message>
        <source>illegal.card.target.rocket_strike</source>
        <translation>No foreign units stand on territories of the kind that this card strikes.</translation>
    </message>
    <message>
        <source>illegal.card.target.stealth_mods</source>
        <translation>Empty and neutral territories can't be helped.</translation>
    </message>
    <message>
        <source>illegal.card.target.stealth_station</source>
        <translation>A station stands there already, four of yours are on the board, or nobody is there to defend.</translation>
    </message>
    <message>
        <source>illegal.card.target.territorial_station</source>
        <translation>You have no land territory without a station, or four stations already.</translation>
    </message>
    <message>
        <source>illegal.choice</source>
        <translation>That isn't possible here.</translation>
    </message>
    <message>
        <source>illegal.decoys.not_in_play</source>
        <translation>Only your commanders on the board can move.</translation>
    </message>
    <message>
        <source>illegal.decoys.not_yours</source>
        <translation>Commanders can only go to territories of yours.</translation>
    </message>
    <message>
        <source>illegal.decoys.order</source>
        <translation>Name each commander once, in the order of the decks.</translation>
    </message>
    <message>
        <source>illegal.decoys.there_already</source>
        <translation>That commander stands in {territory} already.</translation>
    </message>
    <message>
        <source>illegal.fortify.armies</source>
        <translation>Move {lo} to {hi} armies: at least one has to stay.</translation>
    </message>
    <message>
        <source>illegal.fortify.armies</source>
        <comment>ad2210</comment>
        <translation>Move {lo} to {hi} units: at least one has to stay.</translation>
    </message>
    <message>
        <source>illegal.fortify.far</source>
        <translation>Your armies have no way from {origin} to {target}.</translation>
    </message>
    <message>
        <source>illegal.fortify.far</source>
        <comment>ad2210</comment>
        <translation>Your units have no way from {origin} to {target}.</translation>
    </message>
    <message>
        <source>illegal.fortify.not_ally</source>
        <translation>This ally can only move between his own territories, and {territory} isn't his.</translation>
    </message>
    <message>
        <source>illegal.fortify.not_friends</source>
        <translation>You can only move to land of your own team, and {territory} isn't.</translation>
    </message>
    <message>
        <source>illegal.fortify.not_yours</source>
        <translation>You can only move between your own territories, and {territory} isn't yours.</translation>
    </message>
    <message>
        <source>illegal.fortify.nowhere</source>
        <translation>There is no such territory on this board to move to or from.</translation>
    </message>
    <message>
        <source>illegal.gods.absent</source>
        <translation>You can only name gods who stand in {territory}.</translation>
    </message>
    <message>
        <source>illegal.gods.flames</source>
        <translation>Flames bar the way from {origin} to {target}.</translation>
    </message>
    <message>
        <source>illegal.gods.followers</source>
        <translation>Gods who used their power must come along; only gods who took part may.</translation>
    </message>
    <message>
        <source>illegal.gods.gate</source>
        <translation>From the Afterlife the way leads only through gates that you don't hold.</translation>
    </message>
    <message>
        <source>illegal.gods.mountains</source>
        <translation>Mountains bar the way from {origin} to {target}.</translation>
    </message>
    <message>
        <source>illegal.gods.must_attack</source>
        <translation>You have declared an invasion: attack at least once.</translation>
    </message>
    <message>
        <source>illegal.gods.no_dead</source>
        <translation>Nobody waits in your Afterlife.</translation>
    </message>
    <message>
        <source>illegal.gods.other_front</source>
        <translation>Another invasion is under way. Go on with it, or break it off.</translation>
    </message>
    <message>
        <source>illegal.gods.plague</source>
        <translation>The plague rages in {territory}: gods can't stop there.</translation>
    </message>
    <message>
        <source>illegal.gods.sunken</source>
        <translation>{territory} lies below the sea.</translation>
    </message>
    <message>
        <source>illegal.gods.wrong_realm</source>
        <translation>Earth and Underworld are not joined; each has its own step.</translation>
    </message>
    <message>
        <source>illegal.invade.defended</source>
        <translation>Units stand in {territory}: you have to roll for it.</translation>
    </message>
    <message>
        <source>illegal.invade.devastated</source>
        <translation>{territory} is devastated: nobody can enter it.</translation>
    </message>
    <message>
        <source>illegal.invade.empty</source>
        <translation>No units stand in {territory}: march in without dice.</translation>
    </message>
    <message>
        <source>illegal.invade.leaders</source>
        <translation>From {origin} to {target} only commanders who stand there and may fight can lead, one for each die.</translation>
    </message>
    <message>
        <source>illegal.invade.movers</source>
        <translation>Those commanders can't be among so many units; who rolled last has to go along.</translation>
    </message>
    <message>
        <source>illegal.invade.naval</source>
        <translation>Between {origin} and {target} you need a Naval Commander in play.</translation>
    </message>
    <message>
        <source>illegal.invade.space</source>
        <translation>Between {origin} and {target} you need a Space Commander in play.</translation>
    </message>
    <message>
        <source>illegal.invade.truce</source>
        <translation>A cease fire bars the way from {origin} to {target} until your turn ends.</translation>
    </message>
    <message>
        <source>illegal.miracle.aim</source>
        <translation>This card can't be aimed there.</translation>
    </message>
    <message>
        <source>illegal.miracle.faith</source>
        <translation>This card costs {cost} faith, and you have {held}.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.death</source>
        <translation>You need your God of Death in play.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.magic</source>
        <translation>You need your Goddess of Magic in play.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.sky</source>
        <translation>You need your God of the Sky in play.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.war</source>
        <translation>You need your God of War in play.</translation>
    </message>
    <message>
        <source>illegal.miracle.not_held</source>
        <translation>You don't hold this card.</translation>
    </message>
    <message>
        <source>illegal.miracle.target</source>
        <translation>This card would change nothing now.</translation>
    </message>
    <message>
        <source>illegal.miracle.timing.attacked</source>
        <translation>Only who is attacked may play this card.</translation>
    </message>
    <message>
        <source>illegal.miracle.timing.own_turn</source>
        <translation>This card is for the Cards step of your own turn.</translation>
    </message>
    <message>
        <source>illegal.miracle.timing.relic</source>
        <translation>A relic is never played: it works by itself.</translation>
    </message>
    <message>
        <source>illegal.not_now</source>
        <translation>It isn't time for that: somebody else has to answer first.</translation>
    </message>
    <message>
        <source>illegal.over</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>illegal.place.none</source>
        <translation>Place at least one army in {territory}, or leave it out.</translation>
    </message>
    <message>
        <source>illegal.place.none</source>
        <comment>ad2210</comment>
        <translation>Place at least one MOD in {territory}, or leave it out.</translation>
    </message>
    <message>
        <source>illegal.place.not_neutral</source>
        <translation>{territory} doesn't belong to the neutral colour whose armies you are placing.</translation>
    </message>
    <message>
        <source>illegal.place.not_yours</source>
        <translation>You can't place armies in {territory}: it doesn't belong to you.</translation>
    </message>
    <message>
        <source>illegal.place.not_yours</source>
        <comment>ad2210</comment>
        <translation>You can't place MODs in {territory}: it doesn't belong to you.</translation>
    </message>
    <message>
        <source>illegal.place.total</source>
        <translation>All your new armies have to be placed now: {placed} of {total} so far.</translation>
    </message>
    <message>
        <source>illegal.place.total</source>
        <comment>ad2210</comment>
        <translation>All your new MODs have to be placed now: {placed} of {total} so far.</translation>
    </message>
    <message>
        <source>illegal.place.twice</source>
        <translation>A territory is named twice. Put all its new armies down in one go.</translation>
    </message>
    <message>
        <source>illegal.place.twice</source>
        <comment>ad2210</comment>
        <translation>A territory is named twice. Put all its new MODs down in one go.</translation>
    </message>
    <message>
        <source>illegal.regroup.empty</source>
        <translation>{territory} would be left without an army.</translation>
    </message>
    <message>
        <source>illegal.regroup.far</source>
        <translation>Each army goes one step at most, and {target} doesn't border on {origin}.</translation>
    </message>
    <message>
        <source>illegal.regroup.none</source>
        <translation>Move at least one army from {origin} to {target}, or leave that move out.</translation>
    </message>
    <message>
        <source>illegal.regroup.twice</source>
        <translation>Two moves go the same way. Put them together into one.</translation>
    </message>
    <message>
        <source>illegal.regroup.used</source>
        <translation>Only {hi} of the armies in {territory} can move: the others fought this turn.</translation>
    </message>
    <message>
        <source>illegal.remove.mods</source>
        <translation>From {territory} you can remove {hi} MODs at most.</translation>
    </message>
    <message>
        <source>illegal.remove.order</source>
        <translation>Name each territory once, in the order of their numbers.</translation>
    </message>
    <message>
        <source>illegal.remove.total</source>
        <translation>Remove {total} MODs in all; these are {removed}.</translation>
    </message>
    <message>
        <source>kit.die</source>
        <translation>Die showing {value}</translation>
    </message>
    <message>
        <source>kit.die.again</source>
        <translation>was {before} before it was rolled again</translation>
    </message>
    <message>
        <source>kit.key.alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>kit.key.backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>kit.key.ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>kit.key.del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>kit.key.delete</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>kit.key.down</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>kit.key.end</source>
        <translation>End</translation>
    </message>
    <message>
        <source>kit.key.enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>kit.key.esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>kit.key.escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>kit.key.home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>kit.key.left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>kit.key.pgdown</source>
        <translation>Page down</translation>
    </message>
    <message>
        <source>kit.key.pgup</source>
        <translation>Page up</translation>
    </message>
    <message>
        <source>kit.key.return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>kit.key.right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>kit.key.shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>kit.key.space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>kit.key.tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>kit.key.up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>kit.less</source>
        <translation>Less</translation>
    </message>
    <message>
        <source>kit.more</source>
        <translation>More</translation>
    </message>
    <message>
        <source>kit.seat.blue</source>
        <translation>Blue, anchor</translation>
    </message>
    <message>
        <source>kit.seat.charcoal</source>
        <translation>Charcoal, tower</translation>
    </message>
    <message>
        <source>kit.seat.gold</source>
        <translation>Gold, sun</translation>
    </message>
    <message>
        <source>kit.seat.jade</source>
        <translation>Jade, leaf</translation>
    </message>
    <message>
        <source>kit.seat.neutral-blue</source>
        <translation>Neutral blue, anchor</translation>
    </message>
    <message>
        <source>kit.seat.neutral-charcoal</source>
        <translation>Neutral charcoal, tower</translation>
    </message>
    <message>
        <source>kit.seat.neutral-gold</source>
        <translation>Neutral gold, sun</translation>
    </message>
    <message>
        <source>kit.seat.neutral-jade</source>
        <translation>Neutral jade, leaf</translation>
    </message>
    <message>
        <source>kit.seat.neutral-orchid</source>
        <translation>Neutral orchid, crescent moon</translation>
    </message>
    <message>
        <source>kit.seat.neutral-red</source>
        <translation>Neutral red, sword</translation>
    </message>
    <message>
        <source>kit.seat.orchid</source>
        <translation>Orchid, crescent moon</translation>
    </message>
    <message>
        <source>kit.seat.red</source>
        <translation>Red, sword</translation>
    </message>
    <message>
        <source>kit.seat.stone</source>
        <translation>Neutral, plain stone</translation>
    </message>
    <message>
        <source>kit.seat.taken</source>
        <translation>{name} (in use)</translation>
    </message>
    <message>
        <source>kit.unit.artillery</source>
        <translation>artillery</translation>
    </message>
    <message>
        <source>kit.unit.cavalry</source>
        <translation>cavalry</translation>
    </message>
    <message>
        <source>kit.unit.infantry</source>
        <translation>infantry</translation>
    </message>
    <message>
        <source>kit.unit.wild</source>
        <translation>wild card</translation>
    </message>
    <message>
        <source>labor.death</source>
        <translation>Own a crypt</translation>
    </message>
    <message>
        <source>labor.lack.deck</source>
        <translation>the deck is empty</translation>
    </message>
    <message>
        <source>labor.lack.god</source>
        <translation>the god isn't in play</translation>
    </message>
    <message>
        <source>labor.magic</source>
        <translation>Three equal dice</translation>
    </message>
    <message>
        <source>labor.sky</source>
        <translation>Beat a god</translation>
    </message>
    <message>
        <source>labor.title</source>
        <translation>Labours</translation>
    </message>
    <message>
        <source>labor.war</source>
        <translation>Conquests</translation>
    </message>
    <message>
        <source>leave.all</source>
        <translation>All leave the Afterlife</translation>
    </message>
    <message numerus="yes">
        <source>leave.go</source>
        <translation>
            <numerusform>{n} marches</numerusform>
            <numerusform>{n} march</numerusform>
        </translation>
    </message>
    <message>
        <source>leave.help</source>
        <translation>Click an empty gate or a field of yours. A right click takes one back.</translation>
    </message>
    <message>
        <source>leave.not_there</source>
        <translation>From the Afterlife armies go to empty gates and to your own fields: {territory} is neither.</translation>
    </message>
    <message>
        <source>leave.stay</source>
        <translation>All stay</translation>
    </message>
    <message numerus="yes">
        <source>leave.title</source>
        <translation>
            <numerusform>{n} army may leave the Afterlife</numerusform>
            <numerusform>{n} armies may leave the Afterlife</numerusform>
        </translation>
    </message>
    <message>
        <source>lesson.ad2210.attack.body</source>
        <translation>Click {home}, then {enemy}, then roll three dice. Your Land Commander stands there, so one of your dice has eight sides. Highest meets highest, second meets second; ties go to the defender.</translation>
    </message>
    <message>
        <source>lesson.ad2210.attack.hint</source>
        <translation>From {home} to {enemy}, with all three dice and your commander.</translation>
    </message>
    <message>
        <source>lesson.ad2210.attack.title</source>
        <translation>Attack {enemy}</translation>
    </message>
    <message>
        <source>lesson.ad2210.bid.body</source>
        <translation>Every year begins with a sealed bid. The highest bidder chooses first when to have his turn. All bids are paid, also losing ones. Bid 2, 3 or 4 and seal it.</translation>
    </message>
    <message>
        <source>lesson.ad2210.bid.hint</source>
        <translation>With 2, 3 or 4 you go first and can still pay for all that comes.</translation>
    </message>
    <message>
        <source>lesson.ad2210.bid.title</source>
        <translation>Bid for the turn order</translation>
    </message>
    <message>
        <source>lesson.ad2210.buy.body</source>
        <translation>Up to four cards a turn, 1 energy each, from the decks of your commanders. You pay before you look. Take one or two land cards and buy them.</translation>
    </message>
    <message>
        <source>lesson.ad2210.buy.hint</source>
        <translation>Take one or two cards from the land deck, and no others.</translation>
    </message>
    <message>
        <source>lesson.ad2210.buy.title</source>
        <translation>Buy a command card</translation>
    </message>
    <message>
        <source>lesson.ad2210.dice.body</source>
        <translation>Every pair costs the loser one unit. Both defenders are gone, so {enemy} is yours. The 7 came from the eight-sided die: no six-sided one could have matched it.</translation>
    </message>
    <message>
        <source>lesson.ad2210.dice.title</source>
        <translation>7 beats 4, 5 beats 3</translation>
    </message>
    <message>
        <source>lesson.ad2210.energy.body</source>
        <translation>Here stand your territories, units, cards and your energy: you have 7. Energy pays for bids, commanders, stations and cards. Everybody sees how much you have.</translation>
    </message>
    <message>
        <source>lesson.ad2210.energy.title</source>
        <translation>Energy is your money</translation>
    </message>
    <message>
        <source>lesson.ad2210.fortify.body</source>
        <translation>Once a turn units may move through your own territories, even by rocket. Bring some where they are needed, or skip it. Then your turn is over.</translation>
    </message>
    <message>
        <source>lesson.ad2210.fortify.title</source>
        <translation>Fortify</translation>
    </message>
    <message>
        <source>lesson.ad2210.hand.body</source>
        <translation>Here lie your cards; only you see their faces. Each says when it may be played and what that costs. Some answer an opponent's invasion: keep those until then.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hand.title</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_moon.body</source>
        <translation>He opens the Moon. Rockets start from land with one of your space stations; yours stands in {place}. Put him there: he will fly with the others.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_moon.hint</source>
        <translation>The Space Commander belongs in {place}, beside your station.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_moon.title</source>
        <translation>Hire a Space Commander</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_sea.body</source>
        <translation>Only with him may you invade the seas. A commander costs 3 energy, fights with an eight-sided die and opens his own deck of cards. Choose the Naval Commander in the list, then click {place} and pay.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_sea.hint</source>
        <translation>First the Naval Commander, and he belongs in {place}, beside the sea.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_sea.title</source>
        <translation>Hire a Naval Commander</translation>
    </message>
    <message>
        <source>lesson.ad2210.hired.body</source>
        <translation>You could still hire, but cards cost energy too. “Nothing more” ends this step; the key E does the same everywhere.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hired.hint</source>
        <translation>Keep your energy for cards: end this step.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hired.title</source>
        <translation>Save the rest</translation>
    </message>
    <message>
        <source>lesson.ad2210.land.body</source>
        <translation>Choose how many fly to {site}. Take the Space Commander along: on the Moon he rolls an eight-sided die, and up there he is safer than anywhere.</translation>
    </message>
    <message>
        <source>lesson.ad2210.land.title</source>
        <translation>You have landed</translation>
    </message>
    <message>
        <source>lesson.ad2210.lands.body</source>
        <translation>Usually you claim land in turn first; that is done. The blue land is yours, all of South America too. Hatched brown land is devastated: nobody gets in. Your Land Commander stands in {home}.</translation>
    </message>
    <message>
        <source>lesson.ad2210.lands.title</source>
        <translation>The board is set up</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.1</source>
        <translation>Bid for the order of the turns and choose your place</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.2</source>
        <translation>Collect MODs and energy, and spend them</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.3</source>
        <translation>Hire commanders, buy command cards and play them</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.4</source>
        <translation>Attack with six- and eight-sided dice</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.5</source>
        <translation>Take seas, and fly to the Moon</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.6</source>
        <translation>What wins: most points after five years</translation>
    </message>
    <message>
        <source>lesson.ad2210.marker.body</source>
        <translation>So you choose your place first. Going early catches others unprepared, going late leaves you the last word. Take place 1 this time.</translation>
    </message>
    <message>
        <source>lesson.ad2210.marker.hint</source>
        <translation>In this lesson you go first: take place 1.</translation>
    </message>
    <message>
        <source>lesson.ad2210.marker.title</source>
        <translation>Yours was the highest bid</translation>
    </message>
    <message>
        <source>lesson.ad2210.moon.body</source>
        <translation>Here you see the other board. A click or the key O takes you there and back. At first the Moon is empty, and its three colonies pay well.</translation>
    </message>
    <message>
        <source>lesson.ad2210.moon.title</source>
        <translation>And there is the Moon</translation>
    </message>
    <message>
        <source>lesson.ad2210.occupy.body</source>
        <translation>At least as many as you rolled dice must go to {enemy}, your commander with them as his die was rolled. One unit stays behind. Choose a number and move.</translation>
    </message>
    <message>
        <source>lesson.ad2210.occupy.title</source>
        <translation>Move in</translation>
    </message>
    <message>
        <source>lesson.ad2210.others.body</source>
        <translation>Octavia and Cassius do the same six steps. When somebody invades you in a real game, the dice defend for you, and you may answer with a card.</translation>
    </message>
    <message>
        <source>lesson.ad2210.others.title</source>
        <translation>The others have their turns</translation>
    </message>
    <message>
        <source>lesson.ad2210.play.body</source>
        <translation>For 1 energy it puts three MODs on one of your lands. Click the card, then {home} or any other land that glows, then play it.</translation>
    </message>
    <message>
        <source>lesson.ad2210.play.hint</source>
        <translation>Play this card first: it makes the attack easier.</translation>
    </message>
    <message>
        <source>lesson.ad2210.play.title</source>
        <translation>Play Assemble MODs</translation>
    </message>
    <message>
        <source>lesson.ad2210.reinforce.body</source>
        <translation>A third of your territories is 4, South America adds 2: you get 6 MODs and as much energy. MODs are your troops. Click {home} six times, or wherever you like, then confirm.</translation>
    </message>
    <message>
        <source>lesson.ad2210.reinforce.title</source>
        <translation>Place your new MODs</translation>
    </message>
    <message>
        <source>lesson.ad2210.rocket.body</source>
        <translation>From a station a rocket reaches any of three landing sites. Click {home}, go to the Moon and click {site}, then march in.</translation>
    </message>
    <message>
        <source>lesson.ad2210.rocket.hint</source>
        <translation>The rocket starts in {home} and lands at {site}.</translation>
    </message>
    <message>
        <source>lesson.ad2210.rocket.title</source>
        <translation>Fly to the Moon</translation>
    </message>
    <message>
        <source>lesson.ad2210.sail.body</source>
        <translation>Leave at least one unit on land. Water counts like land: each territory is a point, and a whole colony brings a bonus. Move as many as you like to {sea}.</translation>
    </message>
    <message>
        <source>lesson.ad2210.sail.title</source>
        <translation>Who goes to sea?</translation>
    </message>
    <message>
        <source>lesson.ad2210.sea.body</source>
        <translation>{sea} is empty: no dice are rolled, you just march in. Your Naval Commander makes it possible. Click {home}, then {sea}, then march in.</translation>
    </message>
    <message>
        <source>lesson.ad2210.sea.hint</source>
        <translation>March from {home} into {sea}.</translation>
    </message>
    <message>
        <source>lesson.ad2210.sea.title</source>
        <translation>Take a sea</translation>
    </message>
    <message>
        <source>lesson.ad2210.stop.body</source>
        <translation>You may invade as often as you like. Whoever takes three defended territories in a turn gets a card and 1 energy. Let us stop here: end the attack.</translation>
    </message>
    <message>
        <source>lesson.ad2210.stop.hint</source>
        <translation>That is for your next game. End the attack now.</translation>
    </message>
    <message>
        <source>lesson.ad2210.stop.title</source>
        <translation>Enough for this year</translation>
    </message>
    <message>
        <source>lesson.ad2210.turn.body</source>
        <translation>Reinforce, hire, buy cards, play cards, attack, fortify: always in this order. The ribbon shows where you are. Whatever you don't need, you can skip.</translation>
    </message>
    <message>
        <source>lesson.ad2210.turn.title</source>
        <translation>Your turn has six steps</translation>
    </message>
    <message>
        <source>lesson.ad2210.welcome.body</source>
        <translation>In ten minutes you play one year of this game: you bid, hire, fight on land, take a sea and land on the Moon. This card always says what to do. Nothing can go wrong.</translation>
    </message>
    <message>
        <source>lesson.ad2210.welcome.title</source>
        <translation>Welcome to 2210</translation>
    </message>
    <message>
        <source>lesson.ad2210.year.body</source>
        <translation>Then all bid anew. After five years every territory is a point, whole regions add their bonus, and some cards bring points. Whoever has most wins the game.</translation>
    </message>
    <message>
        <source>lesson.ad2210.year.title</source>
        <translation>A year is over</translation>
    </message>
    <message>
        <source>lesson.and_game</source>
        <translation>--lesson starts a game of its own: leave out --edition, --players, --ai, --seed and the saved game.</translation>
    </message>
    <message>
        <source>lesson.bad.at_once</source>
        <translation>Step {name} can be read at once only if it neither waits for a decision nor is watched.</translation>
    </message>
    <message>
        <source>lesson.bad.card</source>
        <translation>Card {n} isn't in that deck: its last one is {last}.</translation>
    </message>
    <message>
        <source>lesson.bad.colours</source>
        <translation>Two seats have the same colour: give each its own, 0 to 5.</translation>
    </message>
    <message>
        <source>lesson.bad.lands</source>
        <translation>There are {lands} lists of land for {seats} seats: write one for each.</translation>
    </message>
    <message>
        <source>lesson.bad.last</source>
        <translation>The last step, {name}, must be one that is only read.</translation>
    </message>
    <message>
        <source>lesson.bad.nobody</source>
        <translation>Armies stand in {name}, but no seat has it: add it to the lands of one.</translation>
    </message>
    <message>
        <source>lesson.bad.nothing_asked</source>
        <translation>Step {name} allows choices or tells dice, but waits for no decision: add one.</translation>
    </message>
    <message>
        <source>lesson.bad.option</source>
        <translation>The house rule {name} doesn't exist or can't have that value.</translation>
    </message>
    <message numerus="yes">
        <source>lesson.bad.people</source>
        <translation>
            <numerusform>Just one seat must have no name, for the person; here {n} has none.</numerusform>
            <numerusform>Just one seat must have no name, for the person; here {n} have none.</numerusform>
        </translation>
    </message>
    <message>
        <source>lesson.bad.players</source>
        <translation>{players} seats, but this edition is for {allowed} players.</translation>
    </message>
    <message>
        <source>lesson.bad.seat</source>
        <translation>There is no seat {n}: the last one is {last}.</translation>
    </message>
    <message>
        <source>lesson.bad.shape</source>
        <translation>{place} has the wrong form ({fault}). docs/lessons.md lists the fields.</translation>
    </message>
    <message>
        <source>lesson.bad.step_twice</source>
        <translation>Two steps are called {name}: give one another id.</translation>
    </message>
    <message>
        <source>lesson.bad.twice</source>
        <translation>{name} is given to two seats, or twice to one: leave out one of them.</translation>
    </message>
    <message>
        <source>lesson.bad.unknown</source>
        <translation>{field}: {name} isn't known. Use one of {choices}.</translation>
    </message>
    <message>
        <source>lesson.bad.unknown_near</source>
        <translation>{field}: {name} isn't known. Did you mean {suggestion}?</translation>
    </message>
    <message>
        <source>lesson.bad.watched</source>
        <translation>Step {name} can't both wait for a decision and be watched.</translation>
    </message>
    <message>
        <source>lesson.broken</source>
        <translation>The lesson {name} can't be played: {fault}</translation>
    </message>
    <message>
        <source>lesson.end.back</source>
        <translation>Back to the first screen</translation>
    </message>
    <message>
        <source>lesson.end.start</source>
        <translation>Start a real game</translation>
    </message>
    <message>
        <source>lesson.end.text</source>
        <translation>This is what you can do now:</translation>
    </message>
    <message>
        <source>lesson.end.title</source>
        <translation>Your first round is behind you</translation>
    </message>
    <message>
        <source>lesson.godstorm.attack.body</source>
        <translation>{enemy} is all you lack of Europa, and Set guards it. Choose {home}, then {enemy}, take both gods along and attack with three dice.</translation>
    </message>
    <message>
        <source>lesson.godstorm.attack.hint</source>
        <translation>From {home} against {enemy}, with three dice and both gods.</translation>
    </message>
    <message>
        <source>lesson.godstorm.attack.title</source>
        <translation>Invade {enemy}</translation>
    </message>
    <message>
        <source>lesson.godstorm.below.body</source>
        <translation>Who dies on Earth goes to the Afterlife. From there they march through gates into the Underworld. Its crypts let armies return to your temples, its altars help in god wars, and both are worth points.</translation>
    </message>
    <message>
        <source>lesson.godstorm.below.title</source>
        <translation>The dead are not lost</translation>
    </message>
    <message>
        <source>lesson.godstorm.bid.body</source>
        <translation>Every epoch begins with a secret bid. The highest chooses first when to take its turn, and every bid is paid. Bid 1, 2 or 3 and seal it.</translation>
    </message>
    <message>
        <source>lesson.godstorm.bid.hint</source>
        <translation>Choose 1, 2 or 3: you will need the rest of your faith.</translation>
    </message>
    <message>
        <source>lesson.godstorm.bid.title</source>
        <translation>Bid for the turn order</translation>
    </message>
    <message>
        <source>lesson.godstorm.buy.body</source>
        <translation>Each god in play opens a deck, and a card costs 2 faith. War cards are played in your own turn, Sky cards when you are attacked. Buy one War card.</translation>
    </message>
    <message>
        <source>lesson.godstorm.buy.hint</source>
        <translation>Just one card from the War deck.</translation>
    </message>
    <message>
        <source>lesson.godstorm.buy.title</source>
        <translation>Buy a miracle</translation>
    </message>
    <message>
        <source>lesson.godstorm.champion.body</source>
        <translation>Where both sides have gods, these fight first. Each rolls three dice, you four thanks to Zeus, and adds its armies. The loser is banished, no army dies. Name your champion.</translation>
    </message>
    <message>
        <source>lesson.godstorm.champion.hint</source>
        <translation>Choose one of your two gods.</translation>
    </message>
    <message>
        <source>lesson.godstorm.champion.title</source>
        <translation>The god war</translation>
    </message>
    <message>
        <source>lesson.godstorm.crypt.body</source>
        <translation>Below there are no gods and no temples, only dice. Behind {gate} lies {crypt}, a crypt where nobody is: march in.</translation>
    </message>
    <message>
        <source>lesson.godstorm.crypt.hint</source>
        <translation>From {gate} into {crypt}.</translation>
    </message>
    <message>
        <source>lesson.godstorm.crypt.title</source>
        <translation>Take a crypt</translation>
    </message>
    <message>
        <source>lesson.godstorm.epoch.body</source>
        <translation>After five epochs points are counted: one for each territory, crypt and altar, the bonus of every continent, and a point for a relic whose home is yours. Now you know the way.</translation>
    </message>
    <message>
        <source>lesson.godstorm.epoch.title</source>
        <translation>The next epoch begins</translation>
    </message>
    <message>
        <source>lesson.godstorm.faith.body</source>
        <translation>Here everybody sees your lands, temples, gods, cards and your faith: you have 7. Faith pays for bids, gods, temples and miracles.</translation>
    </message>
    <message>
        <source>lesson.godstorm.faith.title</source>
        <translation>Faith is your money</translation>
    </message>
    <message>
        <source>lesson.godstorm.fortify.body</source>
        <translation>Armies and gods may go from one of your territories to another through your own land, as far as you like. Do it, or leave them where they are.</translation>
    </message>
    <message>
        <source>lesson.godstorm.fortify.title</source>
        <translation>Fortify, once</translation>
    </message>
    <message>
        <source>lesson.godstorm.lands.body</source>
        <translation>Land was dealt and armies were placed. Your temple stands in {temple}: it protects that land and brings an army and faith each turn. Your God of War, Ares, stands in {god}.</translation>
    </message>
    <message>
        <source>lesson.godstorm.lands.title</source>
        <translation>The board is set up</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.1</source>
        <translation>Bid faith for the order of the turns</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.2</source>
        <translation>Summon gods and use their powers</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.3</source>
        <translation>Buy miracle cards and play them</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.4</source>
        <translation>Fight god wars and battles</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.5</source>
        <translation>Lead the dead into the Underworld</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.6</source>
        <translation>What wins: most points after five epochs</translation>
    </message>
    <message>
        <source>lesson.godstorm.leave.body</source>
        <translation>Four of your armies wait in Elysium. One gate is yours already, the others are empty. Send all four to {gate}, then confirm.</translation>
    </message>
    <message>
        <source>lesson.godstorm.leave.hint</source>
        <translation>Send them to {gate} only, at least two.</translation>
    </message>
    <message>
        <source>lesson.godstorm.leave.title</source>
        <translation>Through the gate</translation>
    </message>
    <message>
        <source>lesson.godstorm.marker.body</source>
        <translation>You bid most, so you choose. Today take the first turn. Going last is better at the very end of a game, when nobody can answer any more.</translation>
    </message>
    <message>
        <source>lesson.godstorm.marker.hint</source>
        <translation>Take the first place this time.</translation>
    </message>
    <message>
        <source>lesson.godstorm.marker.title</source>
        <translation>Choose your place</translation>
    </message>
    <message>
        <source>lesson.godstorm.miracle.body</source>
        <translation>Heroes Are Born is free and brings three armies to one of your territories. Choose the card, then {home}, and play it.</translation>
    </message>
    <message>
        <source>lesson.godstorm.miracle.hint</source>
        <translation>Play the card first: it costs nothing.</translation>
    </message>
    <message>
        <source>lesson.godstorm.miracle.title</source>
        <translation>Play it</translation>
    </message>
    <message>
        <source>lesson.godstorm.occupy.body</source>
        <translation>{enemy} has fallen, and Europa is yours: 7 more armies and faith each turn. Gods who used their power go along. Choose how many armies follow.</translation>
    </message>
    <message>
        <source>lesson.godstorm.occupy.title</source>
        <translation>Move in</translation>
    </message>
    <message>
        <source>lesson.godstorm.others.body</source>
        <translation>Octavia leads the Norse, Cassius the Egyptians. In a real game they would attack you now, and your Sky card could answer.</translation>
    </message>
    <message>
        <source>lesson.godstorm.others.title</source>
        <translation>The others take their turns</translation>
    </message>
    <message>
        <source>lesson.godstorm.plague.body</source>
        <translation>In a plague land half of the armies die in each turn of its owner, and at once when somebody conquers it. No god can stay there. You hold none, so nothing happens to you.</translation>
    </message>
    <message>
        <source>lesson.godstorm.plague.title</source>
        <translation>Beware of the plague</translation>
    </message>
    <message>
        <source>lesson.godstorm.press.body</source>
        <translation>Set is banished, and beating a god was a labour: it earned you a Sky card. Now roll against the armies of {enemy}. With Ares in the attack you win ties.</translation>
    </message>
    <message>
        <source>lesson.godstorm.press.hint</source>
        <translation>Go on against {enemy} with three dice.</translation>
    </message>
    <message>
        <source>lesson.godstorm.press.title</source>
        <translation>Now the armies</translation>
    </message>
    <message>
        <source>lesson.godstorm.reinforce.body</source>
        <translation>A third of your territories brought armies, and as much faith; the temple brought one more of each. {home} is going to attack: put your armies there, then confirm.</translation>
    </message>
    <message>
        <source>lesson.godstorm.reinforce.title</source>
        <translation>Place your armies</translation>
    </message>
    <message>
        <source>lesson.godstorm.rest.body</source>
        <translation>A God of Death in play would now earn you a Death card for the crypt. Leave it at that: end your turn.</translation>
    </message>
    <message>
        <source>lesson.godstorm.rest.hint</source>
        <translation>Stay where you are and end your turn.</translation>
    </message>
    <message>
        <source>lesson.godstorm.rest.title</source>
        <translation>Your turn is over</translation>
    </message>
    <message>
        <source>lesson.godstorm.settle.body</source>
        <translation>One army stays in the gate. An army returns from {crypt} to your temple each turn, as long as another one stays there: so move two or more.</translation>
    </message>
    <message>
        <source>lesson.godstorm.settle.title</source>
        <translation>How many go on?</translation>
    </message>
    <message>
        <source>lesson.godstorm.stop.body</source>
        <translation>You could invade as often as you like. Three defended territories in one turn would be a labour too. Today stop here.</translation>
    </message>
    <message>
        <source>lesson.godstorm.stop.hint</source>
        <translation>End your invasions now.</translation>
    </message>
    <message>
        <source>lesson.godstorm.stop.title</source>
        <translation>That will do</translation>
    </message>
    <message>
        <source>lesson.godstorm.summon.body</source>
        <translation>A god costs 3 faith. Zeus, God of the Sky, gives one die more in god wars and opens the Sky deck. Choose him and click {home}, beside Ares.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summon.hint</source>
        <translation>Choose the God of the Sky and put him in {home}.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summon.title</source>
        <translation>Summon Zeus</translation>
    </message>
    <message>
        <source>lesson.godstorm.summoned.body</source>
        <translation>You could summon one god more, or save for a temple, which costs 5. Keep your faith for a card: go on.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summoned.hint</source>
        <translation>Summon nobody more this time.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summoned.title</source>
        <translation>Enough for now</translation>
    </message>
    <message>
        <source>lesson.godstorm.turn.body</source>
        <translation>A turn has ten steps, always in this order. What you can't do is passed over by itself. Press F1 in any step for its rules.</translation>
    </message>
    <message>
        <source>lesson.godstorm.turn.title</source>
        <translation>Ten steps</translation>
    </message>
    <message>
        <source>lesson.godstorm.welcome.body</source>
        <translation>In ten minutes you play one epoch with the Greeks: you bid, summon a god, play a miracle, fight a god war and send the dead to the Underworld. This card always says what to do. Nothing can go wrong.</translation>
    </message>
    <message>
        <source>lesson.godstorm.welcome.title</source>
        <translation>Welcome to Godstorm</translation>
    </message>
    <message>
        <source>lesson.got_it</source>
        <translation>Got it</translation>
    </message>
    <message>
        <source>lesson.hint.do</source>
        <translation>Good idea, but not yet. Nothing is lost: do it as described here.</translation>
    </message>
    <message>
        <source>lesson.hint.read</source>
        <translation>First read this, then press Next.</translation>
    </message>
    <message>
        <source>lesson.hint.watch</source>
        <translation>Just watch for a moment: you are asked soon.</translation>
    </message>
    <message>
        <source>lesson.learn</source>
        <translation>Learn to play</translation>
    </message>
    <message>
        <source>lesson.learn.hint</source>
        <translation>A guided first game of about ten minutes: nothing can go wrong.</translation>
    </message>
    <message>
        <source>lesson.leave</source>
        <translation>Leave the lesson</translation>
    </message>
    <message>
        <source>lesson.leave.stay</source>
        <translation>Go on learning</translation>
    </message>
    <message>
        <source>lesson.leave.text</source>
        <translation>A lesson is not saved: next time it begins at the first step again.</translation>
    </message>
    <message>
        <source>lesson.leave.title</source>
        <translation>Leave the lesson?</translation>
    </message>
    <message>
        <source>lesson.line</source>
        <translation>line {line}: {fault}</translation>
    </message>
    <message>
        <source>lesson.menu</source>
        <translation>This is a lesson: it is not saved.</translation>
    </message>
    <message>
        <source>lesson.next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>lesson.not_now</source>
        <translation>Not in this step of the lesson.</translation>
    </message>
    <message>
        <source>lesson.reading</source>
        <translation>Read the card, then go on</translation>
    </message>
    <message>
        <source>lesson.reading.help</source>
        <translation>The game waits for you.</translation>
    </message>
    <message>
        <source>lesson.step</source>
        <translation>Step {number} of {count}</translation>
    </message>
    <message>
        <source>lesson.unfold</source>
        <translation>What do I do in this step?</translation>
    </message>
    <message>
        <source>lesson.unknown</source>
        <translation>There is no lesson {name}. There is: {known}.</translation>
    </message>
    <message>
        <source>lesson.world.advance.body</source>
        <translation>Two rolls in one go: you lost one army, they lost three. Again you choose how many move in. All together they are strong in {enemy}; some in {home} guard that border too.</translation>
    </message>
    <message>
        <source>lesson.world.advance.title</source>
        <translation>{enemy} is yours too</translation>
    </message>
    <message>
        <source>lesson.world.again.body</source>
        <translation>Highest meets highest, second meets second, and each pair costs the loser an army. 6 beats 4. 3 against 3 is a tie, and ties go to the defender. Roll again.</translation>
    </message>
    <message>
        <source>lesson.world.again.hint</source>
        <translation>Don’t stop now: roll again with three dice.</translation>
    </message>
    <message>
        <source>lesson.world.again.title</source>
        <translation>One each</translation>
    </message>
    <message>
        <source>lesson.world.attack.body</source>
        <translation>Click {home}, then {enemy}. The odds appear beside them: how likely you are to take it, and at what cost. Below you choose one to three dice; more are better. Roll 3.</translation>
    </message>
    <message>
        <source>lesson.world.attack.hint</source>
        <translation>From {home} against {enemy}, with three dice.</translation>
    </message>
    <message>
        <source>lesson.world.attack.title</source>
        <translation>Attack {enemy}</translation>
    </message>
    <message>
        <source>lesson.world.blitz.body</source>
        <translation>A blitz rolls by itself until the land falls, or until only as many armies are left as you say. Click {enemy}, set “Blitz until 3 left” below, then press Blitz.</translation>
    </message>
    <message>
        <source>lesson.world.blitz.hint</source>
        <translation>From {home} to {enemy}, set 3 armies as the stop, then press Blitz.</translation>
    </message>
    <message>
        <source>lesson.world.blitz.title</source>
        <translation>Now a blitz</translation>
    </message>
    <message>
        <source>lesson.world.card.body</source>
        <translation>Your turn is over, and you conquered: so you drew a card. Only you see the fronts. Three alike or three different make a set, and a wild card fits everywhere. You hold a set now.</translation>
    </message>
    <message>
        <source>lesson.world.card.title</source>
        <translation>You earned a card</translation>
    </message>
    <message>
        <source>lesson.world.defend.body</source>
        <translation>Cassius attacks from {enemy} with three dice. You may defend with one die or, as at least two armies stand there, with two. You win ties, so two are nearly always better: take 2.</translation>
    </message>
    <message>
        <source>lesson.world.defend.hint</source>
        <translation>Defend with two dice.</translation>
    </message>
    <message>
        <source>lesson.world.defend.title</source>
        <translation>Defend {home}</translation>
    </message>
    <message>
        <source>lesson.world.fortify.body</source>
        <translation>The armies in {rear} have nobody to fight. Once a turn you may move armies through your own territories: click {rear}, then {front}, choose how many, and move them.</translation>
    </message>
    <message>
        <source>lesson.world.fortify.hint</source>
        <translation>From {rear} to the front: click {rear}, then {front}.</translation>
    </message>
    <message>
        <source>lesson.world.fortify.title</source>
        <translation>Bring armies to the front</translation>
    </message>
    <message>
        <source>lesson.world.goal.body</source>
        <translation>Whoever owns all 42 territories wins. Whoever loses their last one is out, and the conqueror gets their cards. Here you see each player’s territories, armies, the armies of the next turn, and cards.</translation>
    </message>
    <message>
        <source>lesson.world.goal.title</source>
        <translation>What wins the game</translation>
    </message>
    <message>
        <source>lesson.world.held.body</source>
        <translation>His 5 met your 5: a tie, so he lost. His 4 met your other 5. Two armies gone, and Cassius gives up. Usually the program rolls for you; the settings let you choose yourself.</translation>
    </message>
    <message>
        <source>lesson.world.held.title</source>
        <translation>You held {home}</translation>
    </message>
    <message>
        <source>lesson.world.help.body</source>
        <translation>The question mark or the key F1 tells the rules of the step you are in; from there you get to all the others. In lessons and in real games.</translation>
    </message>
    <message>
        <source>lesson.world.help.title</source>
        <translation>When you aren’t sure</translation>
    </message>
    <message>
        <source>lesson.world.lands.body</source>
        <translation>It has 42 territories. Usually you choose them in turn and place your first armies; here that is done. The blue ones are yours. The number on each tells how many armies stand there.</translation>
    </message>
    <message>
        <source>lesson.world.lands.title</source>
        <translation>This is the world</translation>
    </message>
    <message>
        <source>lesson.world.learnt.1</source>
        <translation>Place armies where they count, and hold a continent</translation>
    </message>
    <message>
        <source>lesson.world.learnt.2</source>
        <translation>Read the odds, roll the dice, and let a blitz do it</translation>
    </message>
    <message>
        <source>lesson.world.learnt.3</source>
        <translation>Move in, and bring armies to the front</translation>
    </message>
    <message>
        <source>lesson.world.learnt.4</source>
        <translation>Defend with two dice: ties are yours</translation>
    </message>
    <message>
        <source>lesson.world.learnt.5</source>
        <translation>Earn cards and trade sets for armies</translation>
    </message>
    <message>
        <source>lesson.world.learnt.6</source>
        <translation>What wins: all 42 territories</translation>
    </message>
    <message>
        <source>lesson.world.occupy.body</source>
        <translation>The last defender fell. As many armies as you rolled dice must move in, one must stay. {home} now lies behind your lines and {enemy} in front: let all go, or at least 6.</translation>
    </message>
    <message>
        <source>lesson.world.occupy.hint</source>
        <translation>Take 6 or more along: from {enemy} it goes on.</translation>
    </message>
    <message>
        <source>lesson.world.occupy.title</source>
        <translation>{enemy} is yours</translation>
    </message>
    <message>
        <source>lesson.world.others.body</source>
        <translation>Octavia and Cassius place armies, attack and move as you did. Just watch: you are asked when somebody attacks you.</translation>
    </message>
    <message>
        <source>lesson.world.others.title</source>
        <translation>The others have their turns</translation>
    </message>
    <message>
        <source>lesson.world.place.body</source>
        <translation>A third of 15 territories is 5, Australia adds 2, the cards 4. That is how you grow. Place them where you will attack next, or where others could: {front} has most enemies around it.</translation>
    </message>
    <message>
        <source>lesson.world.place.hint</source>
        <translation>Place all armies on your own territories, then confirm.</translation>
    </message>
    <message>
        <source>lesson.world.place.title</source>
        <translation>Eleven armies at once</translation>
    </message>
    <message>
        <source>lesson.world.region.body</source>
        <translation>All of Australia is yours. The sign with the crown says what that pays: 2 extra armies every turn. Larger continents pay more, but are harder to hold. Australia has just one way in, {home}.</translation>
    </message>
    <message>
        <source>lesson.world.region.title</source>
        <translation>A whole continent pays</translation>
    </message>
    <message>
        <source>lesson.world.reinforce.body</source>
        <translation>A third of your 13 territories is 4, Australia adds 2: you get 6 armies. They count most where enemies are near: click {home}, press “All here” and confirm. Elsewhere does no harm either.</translation>
    </message>
    <message>
        <source>lesson.world.reinforce.hint</source>
        <translation>Armies go to your own, blue territories.</translation>
    </message>
    <message>
        <source>lesson.world.reinforce.title</source>
        <translation>Place your new armies</translation>
    </message>
    <message>
        <source>lesson.world.rest.body</source>
        <translation>Cassius finishes his turn. Then the second round begins, and you are first again.</translation>
    </message>
    <message>
        <source>lesson.world.rest.title</source>
        <translation>The round ends</translation>
    </message>
    <message>
        <source>lesson.world.stop.body</source>
        <translation>Whoever conquers at least one territory earns one card at the end of his turn; more conquests don’t bring more cards, but thinner lines. Press “End attack”, or the key E.</translation>
    </message>
    <message>
        <source>lesson.world.stop.hint</source>
        <translation>Enough for this turn: end the attack.</translation>
    </message>
    <message>
        <source>lesson.world.stop.title</source>
        <translation>Stop while you are strong</translation>
    </message>
    <message>
        <source>lesson.world.tools.body</source>
        <translation>Here you set how fast the others play. The arrow at the top left, or the key U, takes back what you did, as long as no dice or cards came to light. Now you know enough for a real game.</translation>
    </message>
    <message>
        <source>lesson.world.tools.title</source>
        <translation>Speed and undo</translation>
    </message>
    <message>
        <source>lesson.world.trade.body</source>
        <translation>Infantry, cavalry, artillery: a set. The first one of the game brings 4 armies, the next ones 6, 8, 10, 15 and more, whoever trades. With five cards you must. Press “Choose cards”, then trade.</translation>
    </message>
    <message>
        <source>lesson.world.trade.hint</source>
        <translation>This time trade: choose the three cards.</translation>
    </message>
    <message>
        <source>lesson.world.trade.title</source>
        <translation>Trade your set</translation>
    </message>
    <message>
        <source>lesson.world.turn.body</source>
        <translation>You place new armies, you attack as often as you like, and you move armies once. The ribbon shows where you are. Only the first step is a must.</translation>
    </message>
    <message>
        <source>lesson.world.turn.title</source>
        <translation>Your turn has three steps</translation>
    </message>
    <message>
        <source>lesson.world.welcome.body</source>
        <translation>In ten minutes you play one turn and begin the next: you place armies, roll dice, conquer, defend yourself and trade cards. This card always says what to do. Nothing can go wrong.</translation>
    </message>
    <message>
        <source>lesson.world.welcome.title</source>
        <translation>Welcome to world conquest</translation>
    </message>
    <message>
        <source>library.about</source>
        <translation>About {minutes} minutes</translation>
    </message>
    <message>
        <source>library.all</source>
        <translation>All {count}</translation>
    </message>
    <message>
        <source>library.ask.players</source>
        <translation>How many sit at the table, computers too?</translation>
    </message>
    <message>
        <source>library.ask.taste</source>
        <translation>What do you feel like?</translation>
    </message>
    <message>
        <source>library.ask.time</source>
        <translation>How much time is there?</translation>
    </message>
    <message>
        <source>library.card.hint</source>
        <translation>Box of {year}, about {length}</translation>
    </message>
    <message>
        <source>library.clash</source>
        <translation>Has no effect: {cause} is set to “{value}”.</translation>
    </message>
    <message>
        <source>library.filter_name</source>
        <translation>Rule sets for so many players</translation>
    </message>
    <message>
        <source>library.group.battle</source>
        <translation>Battle</translation>
    </message>
    <message>
        <source>library.group.cards</source>
        <translation>Reinforcement and cards</translation>
    </message>
    <message>
        <source>library.group.goal</source>
        <translation>Goal</translation>
    </message>
    <message>
        <source>library.group.moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>library.group.neutrals</source>
        <translation>Neutral colours</translation>
    </message>
    <message>
        <source>library.group.other</source>
        <translation>Others</translation>
    </message>
    <message>
        <source>library.group.start</source>
        <translation>Start</translation>
    </message>
    <message numerus="yes">
        <source>library.idle</source>
        <translation>
            <numerusform>Has no effect with {n} player.</numerusform>
            <numerusform>Has no effect with {n} players.</numerusform>
        </translation>
    </message>
    <message>
        <source>library.length</source>
        <translation>About {minutes} minutes with {players} players.</translation>
    </message>
    <message>
        <source>library.minutes</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>library.mix</source>
        <translation>Saved house rules</translation>
    </message>
    <message>
        <source>library.mix.forget</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>library.mix.keep</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>library.mix.name</source>
        <translation>Save these under a name</translation>
    </message>
    <message>
        <source>library.mix.named</source>
        <translation>House rules: {name}</translation>
    </message>
    <message>
        <source>library.mix.none</source>
        <translation>Changed, not saved</translation>
    </message>
    <message>
        <source>library.mix.unwritten</source>
        <translation>The house rules can't be saved: is the disk full?</translation>
    </message>
    <message>
        <source>library.players</source>
        <translation>{players} players</translation>
    </message>
    <message>
        <source>library.reason.cunning</source>
        <translation>The right moment counts more than the larger army.</translation>
    </message>
    <message>
        <source>library.reason.none</source>
        <translation>Not quite that, but it goes with so many.</translation>
    </message>
    <message>
        <source>library.reason.secrets</source>
        <translation>Nobody knows what the others are after.</translation>
    </message>
    <message>
        <source>library.reason.short</source>
        <translation>It is over soon.</translation>
    </message>
    <message>
        <source>library.reason.teams</source>
        <translation>You play together against others.</translation>
    </message>
    <message>
        <source>library.reason.war</source>
        <translation>Nothing is hidden: strength on the board decides.</translation>
    </message>
    <message>
        <source>library.taste.cunning</source>
        <translation>Cunning</translation>
    </message>
    <message>
        <source>library.taste.secrets</source>
        <translation>Secrets</translation>
    </message>
    <message>
        <source>library.taste.short</source>
        <translation>Something short</translation>
    </message>
    <message>
        <source>library.taste.teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>library.taste.war</source>
        <translation>Open war</translation>
    </message>
    <message>
        <source>library.time</source>
        <translation>{minutes} minutes</translation>
    </message>
    <message>
        <source>library.time.any</source>
        <translation>All evening</translation>
    </message>
    <message>
        <source>library.too_long</source>
        <translation>Longer than you have.</translation>
    </message>
    <message>
        <source>library.which</source>
        <translation>Which one should I play?</translation>
    </message>
    <message>
        <source>library.which.subtitle</source>
        <translation>Three answers, and a suggestion.</translation>
    </message>
    <message>
        <source>map.absurd_size</source>
        <translation>The board's size is {value}; width and height must lie between {low} and {high} px.</translation>
    </message>
    <message>
        <source>map.bad_angle</source>
        <translation>The angle {value} is no number of degrees between -360 and 360.</translation>
    </message>
    <message>
        <source>map.bad_colour</source>
        <translation>"{value}" is no colour. Write # and six digits 0-9 a-f in quotes: "#7fa66a".</translation>
    </message>
    <message>
        <source>map.bad_ends</source>
        <translation>The link between "{a}" and "{b}" needs two "ends" (one at each edge), each a line of at least two points; other kinds of links have none.</translation>
    </message>
    <message>
        <source>map.bad_id</source>
        <translation>"{value}" can't be an id. Use 1 to 40 lower-case letters a-z, digits and _, with a letter first: "north_cape".</translation>
    </message>
    <message>
        <source>map.bad_ring</source>
        <translation>This outline can't be read at "{word}". Write pairs of whole numbers, a comma inside a pair and one space between pairs: "400,600 350,-200 -100,300".</translation>
    </message>
    <message>
        <source>map.badge_outside</source>
        <translation>The badge of "{name}" at {value} lies in none of the territory's parts. Move it inside, where there is most room.</translation>
    </message>
    <message>
        <source>map.barrier_and_link</source>
        <translation>Between "{a}" and "{b}" there is a barrier as well as a link. Remove the link if there is no way, or the pair from the barrier if there is one.</translation>
    </message>
    <message>
        <source>map.empty_part</source>
        <translation>A part of the territory "{name}" has no outline. Add one, or remove the empty part.</translation>
    </message>
    <message>
        <source>map.empty_region</source>
        <translation>The region "{name}" has no territories. Put at least one in it, or remove the region.</translation>
    </message>
    <message>
        <source>map.expected_fields</source>
        <translation>"{field}" must be a group of fields, such as {{en: Alaska}}, not {value}.</translation>
    </message>
    <message>
        <source>map.expected_list</source>
        <translation>"{field}" must be a list, such as [12, 40] or lines that begin with "-", not {value}.</translation>
    </message>
    <message>
        <source>map.expected_number</source>
        <translation>"{field}" must be a number, such as 12 or 12.5, not {value}.</translation>
    </message>
    <message>
        <source>map.expected_text</source>
        <translation>"{field}" must be a text, not {value}. Put it in quotes if that is the text you want.</translation>
    </message>
    <message>
        <source>map.expected_whole_number</source>
        <translation>"{field}" must be a whole number, such as 3, not {value}.</translation>
    </message>
    <message>
        <source>map.flat_ring</source>
        <translation>An outline of the territory "{name}" encloses no area. Only the first point is absolute; the others are differences from the point before.</translation>
    </message>
    <message>
        <source>map.id_taken</source>
        <translation>Another board has the id "{name}" already, so this one is left out. Give it an id of its own.</translation>
    </message>
    <message>
        <source>map.link_not_there</source>
        <translation>The variant "{variant}" leaves out the link between "{a}" and "{b}", but there is none. Name a link of this board, or remove the entry.</translation>
    </message>
    <message>
        <source>map.list_length</source>
        <translation>"{field}" has {count} entries; it must have exactly {limit}. A point is [x, y].</translation>
    </message>
    <message>
        <source>map.list_too_long</source>
        <translation>"{field}" has {count} entries; it may have {limit} at most.</translation>
    </message>
    <message>
        <source>map.list_too_short</source>
        <translation>"{field}" has too few entries ({count}); at least {limit} needed.</translation>
    </message>
    <message>
        <source>map.missing_field</source>
        <translation>The field "{field}" is missing. Add it.</translation>
    </message>
    <message>
        <source>map.name_too_long</source>
        <translation>The text "{value}" has {count} characters; {limit} at most. Shorten it.</translation>
    </message>
    <message>
        <source>map.name_unprintable</source>
        <translation>The text "{value}" holds a line break or an invisible character. Write it on one line with visible characters only.</translation>
    </message>
    <message>
        <source>map.nameless_sea</source>
        <translation>This sea_name has no name. Add one, such as name: {{en: North Sea}}.</translation>
    </message>
    <message>
        <source>map.no_card</source>
        <translation>The territory "{name}" has no card symbol, while others of its kind have one. Give all of them one (infantry, cavalry, artillery), or none.</translation>
    </message>
    <message>
        <source>map.no_link</source>
        <translation>The territory "{name}" has no neighbours, so nobody could reach it. Add a link.</translation>
    </message>
    <message>
        <source>map.no_rings</source>
        <translation>This scenery ({kind}) has no outline. Add "rings", or remove it.</translation>
    </message>
    <message>
        <source>map.no_wrap</source>
        <translation>The link between "{a}" and "{b}" runs round the edge, but the board's edges are not joined. Add the line "wrap: x" to the board, or make the link a sea link.</translation>
    </message>
    <message>
        <source>map.not_a_board</source>
        <translation>This is not a board: a board file begins with fields such as "format: 1" and "id: my_board".</translation>
    </message>
    <message>
        <source>map.not_a_file</source>
        <translation>This is not a file. Name a board file that ends in .yaml.</translation>
    </message>
    <message>
        <source>map.not_above</source>
        <translation>"{field}" is {value}; it must be more than {limit}.</translation>
    </message>
    <message>
        <source>map.not_connected</source>
        <translation>{count} territories can't be reached from the rest of the board: {names}. Add a link between the two parts.</translation>
    </message>
    <message>
        <source>map.not_found</source>
        <translation>There is no such file. Check the name and the folder.</translation>
    </message>
    <message>
        <source>map.not_utf8</source>
        <translation>This line is not UTF-8 text. Save the file in your editor with the encoding UTF-8.</translation>
    </message>
    <message>
        <source>map.ok</source>
        <translation>ok {file}</translation>
    </message>
    <message>
        <source>map.outside</source>
        <translation>The point {value} lies outside the board, whose size is {size}. Move the point, or enlarge the board. In an outline only the first point is absolute, in tenths of a px.</translation>
    </message>
    <message>
        <source>map.picture_missing</source>
        <translation>The picture "{value}" is not beside the board file. Copy it there, or remove "sea".</translation>
    </message>
    <message>
        <source>map.picture_name</source>
        <translation>"{value}" can't be the picture of the sea. Name a .webp, .png or .jpg file in the same folder as this file: no folder, only letters a-z, digits, and . - _</translation>
    </message>
    <message>
        <source>map.picture_place</source>
        <translation>The picture of the sea can't cover this rectangle: {value}. Give "origin" and "size" in board px.</translation>
    </message>
    <message>
        <source>map.picture_too_large</source>
        <translation>The picture "{value}" is larger than {limit} MB. Save it smaller, for example as .webp.</translation>
    </message>
    <message>
        <source>map.radius_too_large</source>
        <translation>The radius r of "{name}" is {value}, but only {limit} px fit around the badge. Make r smaller, or move the badge.</translation>
    </message>
    <message>
        <source>map.repeated_barrier</source>
        <translation>A barrier parts two different territories, and each pair only once. Change "{a}" and "{b}", or remove the pair.</translation>
    </message>
    <message>
        <source>map.repeated_id</source>
        <translation>The id "{name}" is used twice. Give each entry of this list an id of its own.</translation>
    </message>
    <message>
        <source>map.repeated_link</source>
        <translation>The link between "{a}" and "{b}" stands in the list already. A link counts in both directions; remove this one.</translation>
    </message>
    <message>
        <source>map.ring_too_long</source>
        <translation>This outline has {count} points; {limit} at most. Simplify it.</translation>
    </message>
    <message>
        <source>map.self_link</source>
        <translation>This link joins "{name}" to itself. Name two different territories, or remove the link.</translation>
    </message>
    <message>
        <source>map.shared_id</source>
        <translation>The boards "{a}" and "{b}" can't be played together: both use the id "{name}". Rename it on one of them.</translation>
    </message>
    <message>
        <source>map.short_ring</source>
        <translation>This outline has too few points ({count}); at least {limit} needed.</translation>
    </message>
    <message>
        <source>map.sinking_parts</source>
        <translation>If all territories with the tag "sinks" are gone, the rest of the board falls apart. Add a link between the parts that stay, or remove the tag.</translation>
    </message>
    <message>
        <source>map.text_empty</source>
        <translation>"{field}" is empty. Write a text of at least {limit} character.</translation>
    </message>
    <message>
        <source>map.text_too_long</source>
        <translation>"{field}" is too long: {limit} characters at most. Shorten it.</translation>
    </message>
    <message>
        <source>map.too_large</source>
        <translation>"{field}" is {value}; it may be {limit} at most.</translation>
    </message>
    <message>
        <source>map.too_many_bytes</source>
        <translation>The file is larger than {limit} MB, so it was not read. Simplify the outlines: a board needs about 0.1 MB.</translation>
    </message>
    <message>
        <source>map.too_many_points</source>
        <translation>The outlines have {count} points together; {limit} at most. Simplify them.</translation>
    </message>
    <message>
        <source>map.too_many_tags</source>
        <translation>There are {count} tags; {limit} at most. Remove some.</translation>
    </message>
    <message>
        <source>map.too_small</source>
        <translation>"{field}" is {value}; it must be {limit} at least.</translation>
    </message>
    <message>
        <source>map.uneven_cards</source>
        <translation>The card symbols are not spread evenly: infantry {infantry}, cavalry {cavalry}, artillery {artillery}. The counts may differ by one.</translation>
    </message>
    <message>
        <source>map.unknown_choice</source>
        <translation>"{name}" is not possible for "{field}". Choose one of: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_choice_near</source>
        <translation>"{name}" is not possible for "{field}". Did you mean "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_field</source>
        <translation>The field "{name}" is unknown here. Remove it; the possible fields are: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_field_near</source>
        <translation>The field "{name}" is unknown here. Did you mean "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_parted</source>
        <translation>This barrier names the territory "{name}", which the board doesn't have. Use the id of a territory: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_parted_near</source>
        <translation>This barrier names the territory "{name}", which the board doesn't have. Did you mean "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_region</source>
        <translation>The territory "{territory}" is in the region "{name}", which this board doesn't have. Its regions are: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_region_near</source>
        <translation>The territory "{territory}" is in the region "{name}", which this board doesn't have. Did you mean "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_territory</source>
        <translation>This link names the territory "{name}", which the board doesn't have. Use the id of a territory: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_territory_near</source>
        <translation>This link names the territory "{name}", which the board doesn't have. Did you mean "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_variant</source>
        <translation>The board "{board}" has no variant "{name}". Its variants are: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_variant_near</source>
        <translation>The board "{board}" has no variant "{name}". Did you mean "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_variant_region</source>
        <translation>The variant "{variant}" leaves out the region "{name}", which this board doesn't have. Its regions are: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_variant_region_near</source>
        <translation>The variant "{variant}" leaves out the region "{name}", which this board doesn't have. Did you mean "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unreadable</source>
        <translation>The file can't be read. Check that you may read it and that it isn't in use by another program.</translation>
    </message>
    <message>
        <source>map.variant_empty</source>
        <translation>The variant "{variant}" leaves fewer than two territories. Leave out fewer regions, or remove the variant.</translation>
    </message>
    <message>
        <source>map.wrong_format</source>
        <translation>The format {value} is unknown; this program reads format {format}. A higher number needs a newer version of the program.</translation>
    </message>
    <message>
        <source>map.wrong_value</source>
        <translation>"{field}" has a value that doesn't fit: {value}. Compare it with the example in docs/maps.md.</translation>
    </message>
    <message>
        <source>map.yaml_anchor</source>
        <translation>References (&amp;{name} and *{name}) are not allowed in a board file. Write the value out in full, or put it in quotes if it is a text.</translation>
    </message>
    <message>
        <source>map.yaml_bracket</source>
        <translation>The brackets that open here don't match. Check for a missing closing bracket and for missing commas.</translation>
    </message>
    <message>
        <source>map.yaml_character</source>
        <translation>The character {code} is not allowed in the file. Delete it; it is probably invisible.</translation>
    </message>
    <message>
        <source>map.yaml_colon</source>
        <translation>A colon is missing or misplaced. A field is "name: value" with a space after the colon; put a text with a colon in quotes.</translation>
    </message>
    <message>
        <source>map.yaml_documents</source>
        <translation>A second document begins here. A file holds one board: remove the line with "---" or put the rest in a file of its own.</translation>
    </message>
    <message>
        <source>map.yaml_duplicate</source>
        <translation>The field "{name}" stands here a second time. Keep one of the two.</translation>
    </message>
    <message>
        <source>map.yaml_key</source>
        <translation>A field's name must be a plain word, such as "badge". Check the brackets before the colon.</translation>
    </message>
    <message>
        <source>map.yaml_quote</source>
        <translation>The text that begins here is not ended properly. Close the quotation mark, and write \ as \\ inside double quotes.</translation>
    </message>
    <message>
        <source>map.yaml_syntax</source>
        <translation>This line can't be read as YAML. Compare its indentation and its punctuation with the lines around it.</translation>
    </message>
    <message>
        <source>map.yaml_tab</source>
        <translation>There is a tab where YAML expects spaces. Indent with spaces only.</translation>
    </message>
    <message>
        <source>map.yaml_tag</source>
        <translation>The tag {name} is not allowed in a board file. Remove it, or put the value in quotes if it is a text.</translation>
    </message>
    <message>
        <source>map.yaml_too_deep</source>
        <translation>Lists and fields are nested more than {limit} deep here. A board needs 6 levels; check the brackets and the indentation.</translation>
    </message>
    <message>
        <source>map.yaml_too_many</source>
        <translation>The file holds more than {limit} values. Write each outline as one text ("400,600 350,-200 …") instead of a list of numbers.</translation>
    </message>
    <message numerus="yes">
        <source>march.beyond</source>
        <translation>
            <numerusform>Afterlife ({n} army)</numerusform>
            <numerusform>Afterlife ({n} armies)</numerusform>
        </translation>
    </message>
    <message>
        <source>march.enter</source>
        <translation>{target} is empty: go in?</translation>
    </message>
    <message>
        <source>march.enter_go</source>
        <translation>Go in</translation>
    </message>
    <message>
        <source>march.enter_help</source>
        <translation>Nobody stands there, so no dice are needed.</translation>
    </message>
    <message>
        <source>march.from</source>
        <translation>Attack in the Underworld: from where?</translation>
    </message>
    <message>
        <source>march.from_help</source>
        <translation>Click a field of yours, or your Afterlife. No gods help here.</translation>
    </message>
    <message>
        <source>march.roll_help</source>
        <translation>Ties go to the defender; who falls here is gone for good.</translation>
    </message>
    <message>
        <source>march.stop</source>
        <translation>End the turn</translation>
    </message>
    <message>
        <source>march.to</source>
        <translation>From {origin}: against which field?</translation>
    </message>
    <message>
        <source>march.to_help</source>
        <translation>What can be reached glows. Esc takes the origin back.</translation>
    </message>
    <message numerus="yes">
        <source>market.buy</source>
        <translation>
            <numerusform>Buy {n} card for {money}</numerusform>
            <numerusform>Buy {n} cards for {money}</numerusform>
        </translation>
    </message>
    <message>
        <source>market.buy_some</source>
        <translation>Buy cards</translation>
    </message>
    <message>
        <source>market.deck.ad2210.diplomat</source>
        <translation>Diplomat deck</translation>
    </message>
    <message>
        <source>market.deck.ad2210.land</source>
        <translation>Land deck</translation>
    </message>
    <message>
        <source>market.deck.ad2210.naval</source>
        <translation>Naval deck</translation>
    </message>
    <message>
        <source>market.deck.ad2210.nuclear</source>
        <translation>Nuclear deck</translation>
    </message>
    <message>
        <source>market.deck.ad2210.space</source>
        <translation>Space deck</translation>
    </message>
    <message>
        <source>market.deck.godstorm.death</source>
        <translation>Death deck</translation>
    </message>
    <message>
        <source>market.deck.godstorm.magic</source>
        <translation>Magic deck</translation>
    </message>
    <message>
        <source>market.deck.godstorm.sky</source>
        <translation>Sky deck</translation>
    </message>
    <message>
        <source>market.deck.godstorm.war</source>
        <translation>War deck</translation>
    </message>
    <message>
        <source>market.empty</source>
        <translation>sold out</translation>
    </message>
    <message>
        <source>market.fewer</source>
        <translation>One fewer: {deck}</translation>
    </message>
    <message>
        <source>market.have</source>
        <translation>You have {money}; after this {left} are left.</translation>
    </message>
    <message numerus="yes">
        <source>market.help</source>
        <translation>
            <numerusform>Choose one card for {money} before you look at it.</numerusform>
            <numerusform>Choose up to {n} cards, {money} each. All are chosen and paid before you look at one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>market.left</source>
        <translation>
            <numerusform>{n} card left</numerusform>
            <numerusform>{n} cards left</numerusform>
        </translation>
    </message>
    <message>
        <source>market.locked</source>
        <translation>needs {piece} in play</translation>
    </message>
    <message>
        <source>market.more</source>
        <translation>One more: {deck}</translation>
    </message>
    <message>
        <source>market.none</source>
        <translation>Buy none</translation>
    </message>
    <message>
        <source>market.show</source>
        <translation>Show the decks</translation>
    </message>
    <message>
        <source>market.title</source>
        <translation>Buy cards</translation>
    </message>
    <message>
        <source>miracle.at</source>
        <translation>At {targets}. Space plays it, Esc takes it back.</translation>
    </message>
    <message>
        <source>miracle.choose.deck</source>
        <translation>Choose a deck in the list.</translation>
    </message>
    <message>
        <source>miracle.choose.god</source>
        <translation>Choose a god in the list.</translation>
    </message>
    <message>
        <source>miracle.choose.player</source>
        <translation>Choose a player in the list.</translation>
    </message>
    <message>
        <source>miracle.choose.relic</source>
        <translation>Choose a relic in the list.</translation>
    </message>
    <message>
        <source>miracle.choose.territory</source>
        <translation>Click a territory that glows.</translation>
    </message>
    <message>
        <source>miracle.help</source>
        <translation>Choose a bright card, by click or number, or go on.</translation>
    </message>
    <message>
        <source>miracle.none</source>
        <translation>No more miracles</translation>
    </message>
    <message>
        <source>miracle.title</source>
        <translation>Play a miracle?</translation>
    </message>
    <message>
        <source>miracle.told.box</source>
        <translation>Pandora's Box of {name} opens: {card}</translation>
    </message>
    <message>
        <source>miracle.told.cancelled</source>
        <translation>{card} has no effect</translation>
    </message>
    <message>
        <source>miracle.told.destroyed</source>
        <translation>A relic of {name} is destroyed: {relic}</translation>
    </message>
    <message numerus="yes">
        <source>miracle.told.discarded</source>
        <translation>
            <numerusform>{name} discards {n} card</numerusform>
            <numerusform>{name} discards {n} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>miracle.told.fire</source>
        <translation>
            <numerusform>{name} adds {n} in god wars of this turn</numerusform>
            <numerusform>{name} adds {n} in god wars of this turn</numerusform>
        </translation>
    </message>
    <message>
        <source>miracle.told.gained</source>
        <translation>{name} has a new relic: {relic}</translation>
    </message>
    <message>
        <source>miracle.told.hallowed</source>
        <translation>Nobody may attack {territory} in this turn</translation>
    </message>
    <message>
        <source>miracle.told.no_target</source>
        <translation>it finds no target</translation>
    </message>
    <message>
        <source>miracle.told.nothing</source>
        <translation>it brings nothing</translation>
    </message>
    <message>
        <source>miracle.told.plundered</source>
        <translation>{name} plunders a relic: {relic}</translation>
    </message>
    <message>
        <source>miracle.told.shield</source>
        <translation>{name} raises the Aegis</translation>
    </message>
    <message>
        <source>miracle.told.struck</source>
        <translation>{card}: the lot falls on a continent</translation>
    </message>
    <message>
        <source>miracle.told.swapped</source>
        <translation>{name} has to exchange two garrisons</translation>
    </message>
    <message>
        <source>miracle.told.turned_back</source>
        <translation>It is epoch {epoch} again</translation>
    </message>
    <message>
        <source>miracle.told.worked</source>
        <translation>{relic} works for {name}</translation>
    </message>
    <message>
        <source>missions.and</source>
        <translation>{first} and {last}</translation>
    </message>
    <message>
        <source>missions.file.deed</source>
        <translation>{name}: {id} is claimed after a conquest (on_event), so its goal must be something done in one turn.</translation>
    </message>
    <message>
        <source>missions.file.rank</source>
        <translation>{name}: in a deck either every mission has a rank and a moment to be claimed, or none has. Look at {id}.</translation>
    </message>
    <message>
        <source>missions.file.shape</source>
        <translation>{name} has not the shape of a file of missions: {fault}</translation>
    </message>
    <message>
        <source>missions.file.too_large</source>
        <translation>{name} is larger than {limit} kB: that is no file of missions.</translation>
    </message>
    <message>
        <source>missions.file.twice</source>
        <translation>{name}: the mission {id} is there twice. Give one of them another id.</translation>
    </message>
    <message>
        <source>missions.file.unreadable</source>
        <translation>The missions in {name} can't be read. Install the program again.</translation>
    </message>
    <message>
        <source>missions.goal.colour</source>
        <translation>Drive {player} off the board.</translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.conquest_regions</source>
        <translation>
            <numerusform>Conquer a territory in one turn.</numerusform>
            <numerusform>Conquer territories on {n} different continents in one turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.conquest_victims</source>
        <translation>
            <numerusform>Conquer a territory from each of {players} opponents in one turn.</numerusform>
            <numerusform>Conquer {n} territories from each of {players} opponents in one turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.conquests</source>
        <translation>
            <numerusform>Conquer a territory in one turn.</numerusform>
            <numerusform>Conquer {n} territories in one turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.garrisons</source>
        <translation>
            <numerusform>Keep {armies} armies or more in one territory.</numerusform>
            <numerusform>Keep {armies} armies or more in each of {n} territories.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.group</source>
        <translation>
            <numerusform>Hold {n} territory.</numerusform>
            <numerusform>Hold {n} territories that are connected with each other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.presence</source>
        <translation>
            <numerusform>Hold a territory on each of {regions} continents.</numerusform>
            <numerusform>Hold at least {n} territories on each of {regions} continents.</numerusform>
        </translation>
    </message>
    <message>
        <source>missions.goal.region_break</source>
        <translation>Break a continent that an opponent held completely when your turn began.</translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.region_count</source>
        <translation>
            <numerusform>Hold one complete continent, whichever you like.</numerusform>
            <numerusform>Hold {n} complete continents, whichever you like.</numerusform>
        </translation>
    </message>
    <message>
        <source>missions.goal.regions</source>
        <translation>Hold {regions} completely.</translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.regions_and_others</source>
        <translation>
            <numerusform>Hold {regions} completely, and one more continent of your choice.</numerusform>
            <numerusform>Hold {regions} completely, and {n} more continents of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.removals</source>
        <translation>
            <numerusform>Remove an opponent's last army.</numerusform>
            <numerusform>Remove the last armies of {n} opponents in one turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.sea_conquests</source>
        <translation>
            <numerusform>Conquer a territory across the sea.</numerusform>
            <numerusform>Conquer {n} territories across the sea in one turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.strong_garrison</source>
        <translation>
            <numerusform>Conquer a territory that was held by {n} army or more.</numerusform>
            <numerusform>Conquer a territory that was held by {n} armies or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.strong_territories</source>
        <translation>
            <numerusform>Hold {n} territory with at least {armies} armies in it.</numerusform>
            <numerusform>Hold {n} territories with at least {armies} armies in each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.territories</source>
        <translation>
            <numerusform>Hold {n} territory.</numerusform>
            <numerusform>Hold {n} territories.</numerusform>
        </translation>
    </message>
    <message>
        <source>missions.hidden</source>
        <translation>A secret mission</translation>
    </message>
    <message>
        <source>missions.moment.any_time</source>
        <translation>You win as soon as it is fulfilled, whoever brings it about.</translation>
    </message>
    <message>
        <source>missions.moment.battle_end</source>
        <translation>Show it after your last battle, before you move armies.</translation>
    </message>
    <message>
        <source>missions.moment.on_event</source>
        <translation>Show it at once, after the conquest that fulfils it.</translation>
    </message>
    <message>
        <source>missions.moment.own_turn</source>
        <translation>You win as soon as it is fulfilled in your own turn.</translation>
    </message>
    <message>
        <source>missions.moment.turn_end</source>
        <translation>Show it at the end of your turn, before you draw a card.</translation>
    </message>
    <message>
        <source>missions.moment.turn_start</source>
        <translation>Show it when your turn begins, before you count your armies.</translation>
    </message>
    <message>
        <source>missions.or</source>
        <translation>{first} or {last}</translation>
    </message>
    <message>
        <source>missions.rank.captain</source>
        <translation>Captain</translation>
    </message>
    <message>
        <source>missions.rank.colonel</source>
        <translation>Colonel</translation>
    </message>
    <message>
        <source>missions.rank.general</source>
        <translation>General</translation>
    </message>
    <message>
        <source>missions.rank.major</source>
        <translation>Major</translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.connected</source>
        <translation>
            <numerusform>{done} of {n} connected</numerusform>
            <numerusform>{done} of {n} connected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.garrisons</source>
        <translation>
            <numerusform>{done} of {n} garrison</numerusform>
            <numerusform>{done} of {n} garrisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.left</source>
        <translation>
            <numerusform>{n} territory left to them</numerusform>
            <numerusform>{n} territories left to them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.regions</source>
        <translation>
            <numerusform>{done} of {n} continent</numerusform>
            <numerusform>{done} of {n} continents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.territories</source>
        <translation>
            <numerusform>{done} of {n} territory</numerusform>
            <numerusform>{done} of {n} territories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.turn</source>
        <translation>
            <numerusform>{done} of {n} this turn</numerusform>
            <numerusform>{done} of {n} this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.energy.amount</source>
        <translation>
            <numerusform>{n} energy</numerusform>
            <numerusform>{n} energy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.energy.gained</source>
        <translation>
            <numerusform>{lands} from territories, {regions} from regions; you also got {n} energy, and a MOD at each station.</numerusform>
            <numerusform>{lands} from territories, {regions} from regions; you also got {n} energy, and a MOD at each station.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.faith.amount</source>
        <translation>
            <numerusform>{n} faith</numerusform>
            <numerusform>{n} faith</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.faith.gained</source>
        <translation>
            <numerusform>{lands} from territories, {regions} from continents; you have got {n} faith too, and each temple its army.</numerusform>
            <numerusform>{lands} from territories, {regions} from continents; you have got {n} faith too, and each temple its army.</numerusform>
        </translation>
    </message>
    <message>
        <source>odds.attackers_left</source>
        <translation>Attackers left on average</translation>
    </message>
    <message>
        <source>odds.defenders_left</source>
        <translation>Defenders left on average</translation>
    </message>
    <message>
        <source>odds.dice</source>
        <translation>{attack} against {defence}</translation>
    </message>
    <message>
        <source>odds.error.attackers</source>
        <translation>The attacking territory needs {least} to {most} armies, not {given}, as one has to stay behind.</translation>
    </message>
    <message>
        <source>odds.error.attackers</source>
        <comment>ad2210</comment>
        <translation>The attacking territory needs {least} to {most} units, not {given}, as one has to stay behind.</translation>
    </message>
    <message>
        <source>odds.error.defenders</source>
        <translation>The territory under attack needs {least} to {most} armies, not {given}.</translation>
    </message>
    <message>
        <source>odds.error.defenders</source>
        <comment>ad2210</comment>
        <translation>The territory under attack needs {least} to {most} units, not {given}.</translation>
    </message>
    <message>
        <source>odds.error.dice</source>
        <translation>{option} {given}: expected one to {count} dice with {least} to {most} sides each, such as 8,6.</translation>
    </message>
    <message>
        <source>odds.error.edition</source>
        <translation>There is no rule set "{edition}"; choose one of {known}.</translation>
    </message>
    <message>
        <source>odds.first_roll</source>
        <translation>First roll: {dice}</translation>
    </message>
    <message>
        <source>odds.god_war.equal</source>
        <translation>Chance of equal totals</translation>
    </message>
    <message>
        <source>odds.god_war.title</source>
        <translation>One round of a god war: {dice}</translation>
    </message>
    <message>
        <source>odds.losses</source>
        <translation>Attacker loses {attacker}, defender {defender}</translation>
    </message>
    <message>
        <source>odds.title</source>
        <translation>Attack with {attackers} armies, one of which has to stay, on {defenders}</translation>
    </message>
    <message>
        <source>odds.title</source>
        <comment>ad2210</comment>
        <translation>Invade with {attackers} units, one of which has to stay, against {defenders}</translation>
    </message>
    <message>
        <source>odds.win</source>
        <translation>Chance that the attacker wins</translation>
    </message>
    <message>
        <source>outcome.capitals</source>
        <translation>Enough capitals are in one hand.</translation>
    </message>
    <message>
        <source>outcome.last_standing</source>
        <translation>Nobody else is left.</translation>
    </message>
    <message>
        <source>outcome.mission</source>
        <translation>The secret mission is fulfilled.</translation>
    </message>
    <message>
        <source>outcome.missions</source>
        <translation>All missions of one player are fulfilled.</translation>
    </message>
    <message>
        <source>outcome.round_limit</source>
        <translation>The last round is over.</translation>
    </message>
    <message>
        <source>outcome.score</source>
        <translation>The last turn is over: most points win.</translation>
    </message>
    <message>
        <source>outcome.team_broken</source>
        <translation>The other team has lost a player.</translation>
    </message>
    <message>
        <source>own_cards.file</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>own_cards.free</source>
        <translation>A card for the end of the game is played by itself, so its cost must be 0.</translation>
    </message>
    <message>
        <source>own_cards.id_taken</source>
        <translation>The id {name} is taken. Choose another one.</translation>
    </message>
    <message>
        <source>own_cards.idle</source>
        <translation>A card with {effect} like this could never do anything. Change its numbers or its terrain.</translation>
    </message>
    <message>
        <source>own_cards.line</source>
        <translation>{file}, line {line}: {what}</translation>
    </message>
    <message>
        <source>own_cards.missing</source>
        <translation>There are no cards of your own yet. Write them into this file; docs/cards.md tells how.</translation>
    </message>
    <message>
        <source>own_cards.no_cards</source>
        <translation>There are no cards in the file: {fault}. Compare it with the example in docs/cards.md.</translation>
    </message>
    <message>
        <source>own_cards.no_start</source>
        <translation>Until then no game starts with this rule.</translation>
    </message>
    <message>
        <source>own_cards.no_zone</source>
        <translation>At least one face of the die must name a zone: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.number</source>
        <translation>{field} must be a number from {least} to {most}.</translation>
    </message>
    <message>
        <source>own_cards.shape</source>
        <translation>{place} doesn't fit: {fault}. Compare it with the example in docs/cards.md.</translation>
    </message>
    <message>
        <source>own_cards.terrain</source>
        <translation>With {timing}, this terrain can't be. Possible: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.timing</source>
        <translation>{effect} can't be played at {timing}. Possible: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.too_long</source>
        <translation>The file is too long for nine cards.</translation>
    </message>
    <message>
        <source>own_cards.too_many</source>
        <translation>{n} cards are too many: there are {most} blank cards, copies counted.</translation>
    </message>
    <message>
        <source>own_cards.unreadable</source>
        <translation>The file can't be read. Save it as text in UTF-8.</translation>
    </message>
    <message>
        <source>own_cards.without</source>
        <translation>To play without cards of your own, set the house rule “{rule}” to “{value}”.</translation>
    </message>
    <message>
        <source>own_cards.word</source>
        <translation>{place}: “{word}” isn't possible. Possible: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.zone</source>
        <translation>There is no zone {name}. Possible: {choices}.</translation>
    </message>
    <message>
        <source>pantheon.babylonians</source>
        <translation>Babylonians</translation>
    </message>
    <message>
        <source>pantheon.celts</source>
        <translation>Celts</translation>
    </message>
    <message>
        <source>pantheon.egyptians</source>
        <translation>Egyptians</translation>
    </message>
    <message>
        <source>pantheon.greeks</source>
        <translation>Greeks</translation>
    </message>
    <message>
        <source>pantheon.norse</source>
        <translation>Norse</translation>
    </message>
    <message>
        <source>pick.aegis.go</source>
        <translation>Raise Aegis</translation>
    </message>
    <message>
        <source>pick.aegis.help</source>
        <translation>Aegis takes all effect from the card, and is gone afterwards.</translation>
    </message>
    <message>
        <source>pick.aegis.pass</source>
        <translation>Let it happen</translation>
    </message>
    <message>
        <source>pick.aegis.title</source>
        <translation>{player} plays {card}: cancel it?</translation>
    </message>
    <message>
        <source>pick.book.go</source>
        <translation>Trade them</translation>
    </message>
    <message>
        <source>pick.book.help</source>
        <translation>The Book of the Dead takes two of the armies that you raise now.</translation>
    </message>
    <message>
        <source>pick.book.pass</source>
        <translation>Keep the armies</translation>
    </message>
    <message>
        <source>pick.book.title</source>
        <translation>Give up 2 armies for 4 faith?</translation>
    </message>
    <message>
        <source>pick.champion.go</source>
        <translation>Fight with {name}</translation>
    </message>
    <message>
        <source>pick.champion.help</source>
        <translation>Gods fight first; the loser is banished. The others stand by.</translation>
    </message>
    <message>
        <source>pick.champion.odds</source>
        <translation>Your chance in this round: {chance}.</translation>
    </message>
    <message>
        <source>pick.champion.pass</source>
        <translation>Break off</translation>
    </message>
    <message>
        <source>pick.champion.title</source>
        <translation>Name your champion for {territory}</translation>
    </message>
    <message>
        <source>pick.first</source>
        <translation>Choose one</translation>
    </message>
    <message>
        <source>pick.pantheon.go</source>
        <translation>Lead the {name}</translation>
    </message>
    <message>
        <source>pick.pantheon.help</source>
        <translation>Each has a god of war, of the sky and of death, and a goddess of magic; they differ in name and look.</translation>
    </message>
    <message>
        <source>pick.pantheon.title</source>
        <translation>Which pantheon do you lead?</translation>
    </message>
    <message>
        <source>pick.relic_order.go</source>
        <translation>First {name}</translation>
    </message>
    <message>
        <source>pick.relic_order.help</source>
        <translation>All of them work before your turn begins; the order is yours.</translation>
    </message>
    <message>
        <source>pick.relic_order.title</source>
        <translation>Which relic works first?</translation>
    </message>
    <message>
        <source>pick.stolen_card.go</source>
        <translation>Take {name}</translation>
    </message>
    <message>
        <source>pick.stolen_card.help</source>
        <translation>You see the whole hand; only its owner learns what you take.</translation>
    </message>
    <message>
        <source>pick.stolen_card.title</source>
        <translation>Which card do you take?</translation>
    </message>
    <message>
        <source>pieces.choose</source>
        <translation>Which piece do you place?</translation>
    </message>
    <message>
        <source>pieces.choose.ad2210</source>
        <translation>Hire a commander or build a station</translation>
    </message>
    <message>
        <source>pieces.choose.godstorm</source>
        <translation>Summon a god or build a temple</translation>
    </message>
    <message>
        <source>pieces.first_choose</source>
        <translation>Choose a piece first.</translation>
    </message>
    <message>
        <source>pieces.free</source>
        <translation>free</translation>
    </message>
    <message>
        <source>pieces.hire_help</source>
        <translation>You have {money}. Choose a piece, then click the territory where it should stand.</translation>
    </message>
    <message>
        <source>pieces.no_place</source>
        <translation>no place for it</translation>
    </message>
    <message>
        <source>pieces.not_in_lesson</source>
        <translation>not in this lesson</translation>
    </message>
    <message>
        <source>pieces.not_there</source>
        <translation>That piece can't stand in {territory}.</translation>
    </message>
    <message>
        <source>pieces.pay</source>
        <translation>Pay {money}</translation>
    </message>
    <message>
        <source>pieces.put</source>
        <translation>Place it</translation>
    </message>
    <message numerus="yes">
        <source>pieces.setup_help</source>
        <translation>
            <numerusform>Click one of your territories. This is your last piece.</numerusform>
            <numerusform>Choose a piece, click a territory; {n} left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces.short</source>
        <translation>
            <numerusform>{n} short</numerusform>
            <numerusform>{n} short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces.stands</source>
        <translation>
            <numerusform>in play</numerusform>
            <numerusform>{n} in play</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces.stop</source>
        <translation>Nothing more</translation>
    </message>
    <message>
        <source>pieces.there</source>
        <translation>{piece} in {territory}?</translation>
    </message>
    <message>
        <source>pieces.there.ad2210</source>
        <translation>Hire {piece} in {territory}?</translation>
    </message>
    <message>
        <source>pieces.there.ad2210.station</source>
        <translation>Build {piece} in {territory}?</translation>
    </message>
    <message>
        <source>pieces.there.godstorm</source>
        <translation>Summon {piece} in {territory}?</translation>
    </message>
    <message>
        <source>pieces.there.godstorm.temple</source>
        <translation>Build {piece} in {territory}?</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.diplomat</source>
        <translation>d8 in defence · diplomat cards</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.land</source>
        <translation>d8 on land · land cards</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.naval</source>
        <translation>opens the seas · naval cards</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.nuclear</source>
        <translation>d8 everywhere · nuclear cards</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.space</source>
        <translation>opens the Moon · space cards</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.station</source>
        <translation>+1 MOD a turn · d8 in defence</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.death</source>
        <translation>attacking, enemy dead skip the Afterlife · Death cards</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.magic</source>
        <translation>ones are rolled again · relics</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.sky</source>
        <translation>+1 die in god wars · Sky cards</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.temple</source>
        <translation>+1 army, +1 faith a turn · defence re-rolls ones</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.war</source>
        <translation>attacking, ties are yours · War cards</translation>
    </message>
    <message>
        <source>pieces.where</source>
        <translation>{piece}: where?</translation>
    </message>
    <message>
        <source>pieces.where.ad2210</source>
        <translation>Hire {piece}: where?</translation>
    </message>
    <message>
        <source>pieces.where.ad2210.station</source>
        <translation>Build {piece}: where?</translation>
    </message>
    <message>
        <source>pieces.where.godstorm</source>
        <translation>Summon {piece}: where?</translation>
    </message>
    <message>
        <source>pieces.where.godstorm.temple</source>
        <translation>Build {piece}: where?</translation>
    </message>
    <message>
        <source>play.all</source>
        <translation>All</translation>
    </message>
    <message>
        <source>play.attack.armies_name</source>
        <translation>Armies</translation>
    </message>
    <message>
        <source>play.attack.blitz</source>
        <translation>Blitz</translation>
    </message>
    <message numerus="yes">
        <source>play.attack.dice</source>
        <translation>
            <numerusform>Roll {n} die</numerusform>
            <numerusform>Roll {n} dice</numerusform>
        </translation>
    </message>
    <message>
        <source>play.attack.dice_name</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>play.attack.from</source>
        <translation>Attack from where?</translation>
    </message>
    <message>
        <source>play.attack.from_help</source>
        <translation>Click one of your glowing territories, or end the attacks.</translation>
    </message>
    <message>
        <source>play.attack.go_on</source>
        <translation>Keep rolling, or stop</translation>
    </message>
    <message numerus="yes">
        <source>play.attack.go_on_help</source>
        <translation>
            <numerusform>You have {n} army in {origin}.</numerusform>
            <numerusform>You have {n} armies in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.attack.go_on_help</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>You have {n} unit in {origin}.</numerusform>
            <numerusform>You have {n} units in {origin}.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.attack.keep</source>
        <translation>Blitz until</translation>
    </message>
    <message>
        <source>play.attack.left</source>
        <translation>left</translation>
    </message>
    <message>
        <source>play.attack.roll</source>
        <translation>Attack {target} from {origin}</translation>
    </message>
    <message>
        <source>play.attack.roll_help</source>
        <translation>Or click another glowing territory. Esc lets go.</translation>
    </message>
    <message>
        <source>play.attack.roll_help_short</source>
        <translation>Or choose another glowing territory</translation>
    </message>
    <message>
        <source>play.attack.stop</source>
        <translation>End attack</translation>
    </message>
    <message>
        <source>play.attack.to</source>
        <translation>Attack whom from {origin}?</translation>
    </message>
    <message>
        <source>play.attack.to_help</source>
        <translation>Click a glowing territory. Esc lets go.</translation>
    </message>
    <message>
        <source>play.attack.to_the_last</source>
        <translation>Blitz until 1 goes to the last one.</translation>
    </message>
    <message>
        <source>play.bribe.done</source>
        <translation>Keep my cards</translation>
    </message>
    <message>
        <source>play.bribe.help</source>
        <translation>One card turns its cannon one step your way. The card is gone.</translation>
    </message>
    <message>
        <source>play.bribe.show</source>
        <translation>Choose card</translation>
    </message>
    <message>
        <source>play.bribe.title</source>
        <translation>Win a neutral colour over with a card?</translation>
    </message>
    <message>
        <source>play.call.firm</source>
        <translation>5 or 6: stays</translation>
    </message>
    <message>
        <source>play.call.loyalty</source>
        <translation>Is {player} loyal?</translation>
    </message>
    <message>
        <source>play.call.muster</source>
        <translation>New armies of {player}</translation>
    </message>
    <message numerus="yes">
        <source>play.call.mustered</source>
        <translation>
            <numerusform>{n} army comes</numerusform>
            <numerusform>{n} armies come</numerusform>
        </translation>
    </message>
    <message>
        <source>play.call.turns</source>
        <translation>Below 5: turns away</translation>
    </message>
    <message>
        <source>play.capital.card</source>
        <translation>Hold it. The first time it falls, its continent falls too.</translation>
    </message>
    <message>
        <source>play.capital.card_alone</source>
        <translation>Hold it. Without it you can't win.</translation>
    </message>
    <message>
        <source>play.capital.found</source>
        <translation>Found it here</translation>
    </message>
    <message>
        <source>play.capital.help</source>
        <translation>One of your own territories. Nobody else sees it.</translation>
    </message>
    <message>
        <source>play.capital.help_open</source>
        <translation>One of your own territories. Once everybody has chosen, all capitals are shown.</translation>
    </message>
    <message>
        <source>play.capital.refuse</source>
        <translation>{territory} isn't yours: a capital stands on own land.</translation>
    </message>
    <message>
        <source>play.capital.revealed</source>
        <translation>{territory} is the capital of {player}!</translation>
    </message>
    <message>
        <source>play.capital.title</source>
        <translation>Choose your secret capital</translation>
    </message>
    <message>
        <source>play.capital.title_at</source>
        <translation>{territory} as your secret capital?</translation>
    </message>
    <message>
        <source>play.capital.title_at_open</source>
        <translation>{territory} as your capital?</translation>
    </message>
    <message>
        <source>play.capital.title_open</source>
        <translation>Choose your capital</translation>
    </message>
    <message>
        <source>play.capital.yours</source>
        <translation>Your capital</translation>
    </message>
    <message>
        <source>play.chronicle</source>
        <translation>Chronicle</translation>
    </message>
    <message numerus="yes">
        <source>play.claim.help</source>
        <translation>
            <numerusform>Click one without an owner. You have {n} army left.</numerusform>
            <numerusform>Click one without an owner. You have {n} armies left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.claim.help</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>Click one without an owner. You have {n} MOD left.</numerusform>
            <numerusform>Click one without an owner. You have {n} MODs left.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.claim.rest</source>
        <translation>Take the rest for me</translation>
    </message>
    <message>
        <source>play.claim.title</source>
        <translation>Take a free territory</translation>
    </message>
    <message>
        <source>play.claim_mission.do</source>
        <translation>Claim</translation>
    </message>
    <message>
        <source>play.claim_mission.help</source>
        <translation>One in a turn. What is claimed stays claimed.</translation>
    </message>
    <message>
        <source>play.claim_mission.leave</source>
        <translation>Keep it secret</translation>
    </message>
    <message numerus="yes">
        <source>play.claim_mission.title</source>
        <translation>
            <numerusform>A mission is fulfilled: show it?</numerusform>
            <numerusform>{n} missions are fulfilled: show one?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.claim_mission.which</source>
        <translation>Mission</translation>
    </message>
    <message numerus="yes">
        <source>play.defend.dice</source>
        <translation>
            <numerusform>Defend with {n} die</numerusform>
            <numerusform>Defend with {n} dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.defend.help</source>
        <translation>
            <numerusform>Against {n} die: with how many do you defend?</numerusform>
            <numerusform>Against {n} dice: with how many do you defend?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.defend.rolled</source>
        <translation>The attacker rolled {rolled}: with how many dice do you answer?</translation>
    </message>
    <message>
        <source>play.defend.title</source>
        <translation>{attacker} attacks {target}</translation>
    </message>
    <message>
        <source>play.fault.crash</source>
        <translation>{player}'s move failed inside the program; a safe one was played instead.</translation>
    </message>
    <message>
        <source>play.fault.illegal</source>
        <translation>{player} tried something that isn't allowed; a safe move was played instead.</translation>
    </message>
    <message>
        <source>play.fault.late</source>
        <translation>{player} took too long; a safe move was played instead.</translation>
    </message>
    <message>
        <source>play.fortify.armies</source>
        <translation>Armies</translation>
    </message>
    <message>
        <source>play.fortify.armies</source>
        <comment>ad2210</comment>
        <translation>Units</translation>
    </message>
    <message>
        <source>play.fortify.from</source>
        <translation>Move armies from where?</translation>
    </message>
    <message>
        <source>play.fortify.from</source>
        <comment>ad2210</comment>
        <translation>Move units from where?</translation>
    </message>
    <message>
        <source>play.fortify.from_help</source>
        <translation>You have one move. Click a glowing territory, or skip it.</translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.help</source>
        <translation>
            <numerusform>{n} army stays in {origin}.</numerusform>
            <numerusform>{n} armies stay in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.help</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>{n} unit stays in {origin}.</numerusform>
            <numerusform>{n} units stay in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.move</source>
        <translation>
            <numerusform>Move {n} army</numerusform>
            <numerusform>Move {n} armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.move</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>Move {n} unit</numerusform>
            <numerusform>Move {n} units</numerusform>
        </translation>
    </message>
    <message>
        <source>play.fortify.skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>play.fortify.title</source>
        <translation>Move from {origin} to {target}</translation>
    </message>
    <message>
        <source>play.fortify.to</source>
        <translation>Move from {origin} to where?</translation>
    </message>
    <message>
        <source>play.fortify.to_help</source>
        <translation>Click a glowing territory. Esc lets go.</translation>
    </message>
    <message>
        <source>play.hand.set_ready</source>
        <translation>Set ready</translation>
    </message>
    <message numerus="yes">
        <source>play.hand.spoken</source>
        <translation>
            <numerusform>Your hand: {n} card, {cards}</numerusform>
            <numerusform>Your hand: {n} cards, {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>play.help.name</source>
        <translation>Rule of this step</translation>
    </message>
    <message>
        <source>play.herald.asked</source>
        <translation>You decide</translation>
    </message>
    <message>
        <source>play.herald.capital</source>
        <translation>{player}'s capital: {territory}</translation>
    </message>
    <message>
        <source>play.herald.turn</source>
        <translation>It's your turn</translation>
    </message>
    <message numerus="yes">
        <source>play.honours.capitals</source>
        <translation>
            <numerusform>{done} of {n} capital needed</numerusform>
            <numerusform>{done} of {n} capitals needed</numerusform>
        </translation>
    </message>
    <message>
        <source>play.honours.medals</source>
        <translation>claimed missions: {ranks}</translation>
    </message>
    <message>
        <source>play.honours.no_medals</source>
        <translation>no mission claimed yet</translation>
    </message>
    <message>
        <source>play.keys.all_rules</source>
        <translation>Look up any rule</translation>
    </message>
    <message>
        <source>play.keys.back</source>
        <translation>Let go, close, menu</translation>
    </message>
    <message>
        <source>play.keys.boards</source>
        <translation>With two boards: show one, or the other</translation>
    </message>
    <message>
        <source>play.keys.cards</source>
        <translation>Your cards</translation>
    </message>
    <message>
        <source>play.keys.choose</source>
        <translation>Choose the territory</translation>
    </message>
    <message>
        <source>play.keys.cursor</source>
        <translation>From territory to territory</translation>
    </message>
    <message>
        <source>play.keys.dice</source>
        <translation>Number of dice</translation>
    </message>
    <message>
        <source>play.keys.end</source>
        <translation>End this step</translation>
    </message>
    <message>
        <source>play.keys.fit</source>
        <translation>The whole board</translation>
    </message>
    <message>
        <source>play.keys.full</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>play.keys.mouse.drag</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>play.keys.mouse.drag.does</source>
        <translation>Move the board</translation>
    </message>
    <message>
        <source>play.keys.mouse.plaque</source>
        <translation>Click a player</translation>
    </message>
    <message>
        <source>play.keys.mouse.plaque.does</source>
        <translation>Show whose land is whose</translation>
    </message>
    <message>
        <source>play.keys.mouse.right</source>
        <translation>Right button</translation>
    </message>
    <message>
        <source>play.keys.mouse.right.does</source>
        <translation>Take an army back, let go</translation>
    </message>
    <message>
        <source>play.keys.mouse.right.does</source>
        <comment>ad2210</comment>
        <translation>Take a MOD back, let go</translation>
    </message>
    <message>
        <source>play.keys.mouse.wheel</source>
        <translation>Wheel</translation>
    </message>
    <message>
        <source>play.keys.mouse.wheel.does</source>
        <translation>Closer, farther</translation>
    </message>
    <message>
        <source>play.keys.pin</source>
        <translation>With two boards: stay on this one, or follow the fights</translation>
    </message>
    <message>
        <source>play.keys.primary</source>
        <translation>The coloured button</translation>
    </message>
    <message>
        <source>play.keys.rule</source>
        <translation>The rule of this step</translation>
    </message>
    <message>
        <source>play.keys.secret</source>
        <translation>Your secret mission or capital, while held down</translation>
    </message>
    <message>
        <source>play.keys.sound</source>
        <translation>Sound on or off</translation>
    </message>
    <message>
        <source>play.keys.strength</source>
        <translation>Show where armies stand</translation>
    </message>
    <message>
        <source>play.keys.strength</source>
        <comment>ad2210</comment>
        <translation>Show where units stand</translation>
    </message>
    <message>
        <source>play.keys.tint</source>
        <translation>Colours of owners or of continents</translation>
    </message>
    <message>
        <source>play.keys.title</source>
        <translation>Keys and mouse</translation>
    </message>
    <message>
        <source>play.keys.undo</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>play.keys.zoom</source>
        <translation>More or fewer armies; else closer, farther</translation>
    </message>
    <message>
        <source>play.keys.zoom</source>
        <comment>ad2210</comment>
        <translation>More or fewer units; else closer, farther</translation>
    </message>
    <message>
        <source>play.least</source>
        <translation>Fewest</translation>
    </message>
    <message>
        <source>play.listed.go</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>play.listed.number</source>
        <translation>Set the number.</translation>
    </message>
    <message>
        <source>play.listed.pass</source>
        <translation>Nothing more</translation>
    </message>
    <message>
        <source>play.listed.place</source>
        <translation>Click a glowing territory.</translation>
    </message>
    <message>
        <source>play.listed.row</source>
        <translation>Choose a row, or a glowing territory.</translation>
    </message>
    <message>
        <source>play.listed.title</source>
        <translation>What do you choose?</translation>
    </message>
    <message>
        <source>play.match.help</source>
        <translation>The glowing ones stood on the cards that you traded.</translation>
    </message>
    <message numerus="yes">
        <source>play.match.title</source>
        <translation>
            <numerusform>Which territory gets the extra army?</numerusform>
            <numerusform>Which territory gets the {n} extra armies?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.menu.all_rules</source>
        <translation>All rules</translation>
    </message>
    <message>
        <source>play.menu.keys</source>
        <translation>Keys and mouse</translation>
    </message>
    <message>
        <source>play.menu.leave</source>
        <translation>To the first screen</translation>
    </message>
    <message>
        <source>play.menu.name</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>play.menu.quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>play.menu.resume</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>play.menu.rules</source>
        <translation>Rule of this step</translation>
    </message>
    <message>
        <source>play.menu.saved</source>
        <translation>The game is saved after every action: you can leave at any time.</translation>
    </message>
    <message>
        <source>play.menu.settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>play.menu.title</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>play.mission.fulfilled_title</source>
        <translation>Your mission</translation>
    </message>
    <message>
        <source>play.mission.revealed</source>
        <translation>{player} has fulfilled a mission</translation>
    </message>
    <message>
        <source>play.neutral.ally</source>
        <translation>Ally</translation>
    </message>
    <message>
        <source>play.neutral.ally_of</source>
        <translation>Ally of {player}</translation>
    </message>
    <message numerus="yes">
        <source>play.neutral.cards</source>
        <translation>
            <numerusform>Bribed with {n} card</numerusform>
            <numerusform>Bribed with {n} cards</numerusform>
        </translation>
    </message>
    <message>
        <source>play.neutral.fortify</source>
        <translation>Move armies of {player}?</translation>
    </message>
    <message>
        <source>play.neutral.fortify.help</source>
        <translation>One move for each ally. Click a glowing territory, or skip it.</translation>
    </message>
    <message>
        <source>play.neutral.led</source>
        <translation>You lead the armies of {player}. Esc lets go.</translation>
    </message>
    <message>
        <source>play.neutral.muster</source>
        <translation>New armies for {player}?</translation>
    </message>
    <message>
        <source>play.neutral.muster.help</source>
        <translation>The die says how many. You place them, but an ally can desert.</translation>
    </message>
    <message>
        <source>play.neutral.muster.roll</source>
        <translation>Roll the die</translation>
    </message>
    <message>
        <source>play.neutral.muster.skip</source>
        <translation>No more</translation>
    </message>
    <message>
        <source>play.neutral.nobodys</source>
        <translation>On nobody's side</translation>
    </message>
    <message>
        <source>play.neutral.occupy</source>
        <translation>{target} falls to {player}: how many move in?</translation>
    </message>
    <message numerus="yes">
        <source>play.neutral.place</source>
        <translation>
            <numerusform>Place {n} army of {player}</numerusform>
            <numerusform>Place {n} armies of {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>play.neutral.place.ally</source>
        <translation>The die brought them. Click glowing land.</translation>
    </message>
    <message>
        <source>play.neutral.place.grown</source>
        <translation>Half of what {player} has just got. {actor} places it on the glowing land.</translation>
    </message>
    <message numerus="yes">
        <source>play.neutral.place.opening</source>
        <translation>
            <numerusform>Click glowing land, where it bars the way. {n} army is left.</numerusform>
            <numerusform>Click glowing land, where it bars the way. {n} armies are left.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.neutral.spoken</source>
        <translation>{name}: {territories}, {armies}</translation>
    </message>
    <message numerus="yes">
        <source>play.neutral.territories</source>
        <translation>
            <numerusform>{n} territory</numerusform>
            <numerusform>{n} territories</numerusform>
        </translation>
    </message>
    <message>
        <source>play.occupy.armies</source>
        <translation>Armies</translation>
    </message>
    <message>
        <source>play.occupy.armies</source>
        <comment>ad2210</comment>
        <translation>Units</translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.help</source>
        <translation>
            <numerusform>{n} army stays in {origin}.</numerusform>
            <numerusform>{n} armies stay in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.help</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>{n} unit stays in {origin}.</numerusform>
            <numerusform>{n} units stay in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.move</source>
        <translation>
            <numerusform>Move {n} army in</numerusform>
            <numerusform>Move {n} armies in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.move</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>Move {n} unit in</numerusform>
            <numerusform>Move {n} units in</numerusform>
        </translation>
    </message>
    <message>
        <source>play.occupy.title</source>
        <translation>{target} is yours: how many move in?</translation>
    </message>
    <message>
        <source>play.odds.beats</source>
        <translation>Beats {player}</translation>
    </message>
    <message numerus="yes">
        <source>play.odds.beats_cards</source>
        <translation>
            <numerusform>Beats {player}: take {n} card</numerusform>
            <numerusform>Beats {player}: take {n} cards</numerusform>
        </translation>
    </message>
    <message>
        <source>play.odds.breaks</source>
        <translation>Breaks {region}</translation>
    </message>
    <message>
        <source>play.odds.breaks_team</source>
        <translation>Beats {player}: your team wins</translation>
    </message>
    <message>
        <source>play.odds.completes</source>
        <translation>Completes {region}</translation>
    </message>
    <message>
        <source>play.over.help</source>
        <translation>Here is the final position.</translation>
    </message>
    <message>
        <source>play.over.title</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>play.phase.ally_fortify</source>
        <translation>Move allies</translation>
    </message>
    <message>
        <source>play.phase.ally_reinforce</source>
        <translation>Allies</translation>
    </message>
    <message>
        <source>play.phase.attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>play.phase.bid</source>
        <translation>Bid</translation>
    </message>
    <message>
        <source>play.phase.bribe</source>
        <translation>Bribe</translation>
    </message>
    <message>
        <source>play.phase.buy</source>
        <translation>Buy</translation>
    </message>
    <message>
        <source>play.phase.capital</source>
        <translation>Choose capital</translation>
    </message>
    <message>
        <source>play.phase.claim</source>
        <translation>Take land</translation>
    </message>
    <message>
        <source>play.phase.end_cards</source>
        <translation>End</translation>
    </message>
    <message>
        <source>play.phase.fortify</source>
        <translation>Fortify</translation>
    </message>
    <message>
        <source>play.phase.hire</source>
        <translation>Hire</translation>
    </message>
    <message>
        <source>play.phase.leave_afterlife</source>
        <translation>Afterlife</translation>
    </message>
    <message>
        <source>play.phase.neutral_reinforce</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>play.phase.pantheon</source>
        <translation>Pantheons</translation>
    </message>
    <message>
        <source>play.phase.plague</source>
        <translation>Plague</translation>
    </message>
    <message>
        <source>play.phase.play_card</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>play.phase.reinforce</source>
        <translation>Reinforce</translation>
    </message>
    <message>
        <source>play.phase.setup_piece</source>
        <translation>Place pieces</translation>
    </message>
    <message>
        <source>play.phase.setup_place</source>
        <translation>Place armies</translation>
    </message>
    <message>
        <source>play.phase.setup_place</source>
        <comment>ad2210</comment>
        <translation>Place MODs</translation>
    </message>
    <message>
        <source>play.phase.summon</source>
        <translation>Summon</translation>
    </message>
    <message>
        <source>play.phase.turn_end</source>
        <translation>End</translation>
    </message>
    <message>
        <source>play.phase.underworld</source>
        <translation>Underworld</translation>
    </message>
    <message>
        <source>play.plaque.ai</source>
        <translation>AI · {level}</translation>
    </message>
    <message>
        <source>play.plaque.hint</source>
        <translation>Click to show the territories</translation>
    </message>
    <message>
        <source>play.plaque.on_turn</source>
        <translation>On turn</translation>
    </message>
    <message>
        <source>play.plaque.out</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>play.plaque.out_round</source>
        <translation>Out in round {round}</translation>
    </message>
    <message>
        <source>play.plaque.out_round</source>
        <comment>ad2210</comment>
        <translation>Out in year {round}</translation>
    </message>
    <message>
        <source>play.plaque.quiet</source>
        <translation>Silent</translation>
    </message>
    <message>
        <source>play.plaque.quiet.battle</source>
        <translation>You are not asked for cards in this battle; asked again in the next one.</translation>
    </message>
    <message>
        <source>play.plaque.quiet.bystander</source>
        <translation>You are only asked for cards when you are the target; for others again in your turn.</translation>
    </message>
    <message>
        <source>play.plaque.quiet.turn</source>
        <translation>You are not asked for cards; asked again in your turn.</translation>
    </message>
    <message>
        <source>play.plaque.spoken</source>
        <translation>{name}, {kind}: {territories} territories, {armies} armies, next income {income}, {cards} cards</translation>
    </message>
    <message>
        <source>play.plaque.spoken</source>
        <comment>ad2210</comment>
        <translation>{name}, {kind}: {territories} territories, {armies} units, next income {income}, {cards} cards</translation>
    </message>
    <message>
        <source>play.plaque.thinking</source>
        <translation>Thinking</translation>
    </message>
    <message>
        <source>play.plaque.your_turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>play.refuse.no_ally</source>
        <translation>{territory} doesn't belong to an ally that waits for armies.</translation>
    </message>
    <message>
        <source>play.refuse.no_enemy_near</source>
        <translation>{territory} has no enemy beside it.</translation>
    </message>
    <message>
        <source>play.refuse.no_match</source>
        <translation>{territory} was on none of the traded cards, or isn't yours.</translation>
    </message>
    <message>
        <source>play.refuse.none_left</source>
        <translation>All your armies are placed. Confirm, or take one back.</translation>
    </message>
    <message>
        <source>play.refuse.none_left</source>
        <comment>ad2210</comment>
        <translation>All your MODs are placed. Confirm, or take one back.</translation>
    </message>
    <message>
        <source>play.refuse.not_claimable</source>
        <translation>Nobody can take {territory} at the start. Take another territory.</translation>
    </message>
    <message>
        <source>play.refuse.nowhere_to</source>
        <translation>{territory} isn't connected to another territory of yours.</translation>
    </message>
    <message>
        <source>play.refuse.regroup_used</source>
        <translation>The armies in {territory} have fought this turn, or go elsewhere already.</translation>
    </message>
    <message>
        <source>play.refuse.rush</source>
        <translation>A rush costs {n} armies, and nobody would be left to attack {territory}. Click an origin first.</translation>
    </message>
    <message>
        <source>play.refuse.stays</source>
        <translation>The only army of {territory} has to stay.</translation>
    </message>
    <message>
        <source>play.refuse.stays</source>
        <comment>ad2210</comment>
        <translation>The only unit in {territory} has to stay.</translation>
    </message>
    <message>
        <source>play.refuse.taken</source>
        <translation>{territory} has an owner already. Take a free territory.</translation>
    </message>
    <message numerus="yes">
        <source>play.regroup.confirm</source>
        <translation>
            <numerusform>Move {n} army</numerusform>
            <numerusform>Move {n} armies</numerusform>
        </translation>
    </message>
    <message>
        <source>play.regroup.help</source>
        <translation>As many moves as you like, each to a neighbour, all at once. Who fought stays.</translation>
    </message>
    <message>
        <source>play.regroup.more</source>
        <translation>More moves, or all of them now?</translation>
    </message>
    <message>
        <source>play.regroup.title</source>
        <translation>Regroup your armies?</translation>
    </message>
    <message>
        <source>play.reinforce.all_here</source>
        <translation>All here</translation>
    </message>
    <message>
        <source>play.reinforce.all_placed</source>
        <translation>All armies are placed</translation>
    </message>
    <message>
        <source>play.reinforce.all_placed</source>
        <comment>ad2210</comment>
        <translation>All MODs are placed</translation>
    </message>
    <message>
        <source>play.reinforce.confirm</source>
        <translation>Confirm</translation>
    </message>
    <message>
        <source>play.reinforce.help</source>
        <translation>Click one of your territories. A right click takes one back.</translation>
    </message>
    <message>
        <source>play.reinforce.help_placed</source>
        <translation>Confirm, or change something first.</translation>
    </message>
    <message numerus="yes">
        <source>play.reinforce.title</source>
        <translation>
            <numerusform>Place {n} more army</numerusform>
            <numerusform>Place {n} armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.reinforce.title</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>Place {n} more MOD</numerusform>
            <numerusform>Place {n} MODs</numerusform>
        </translation>
    </message>
    <message>
        <source>play.ribbon.spoken</source>
        <translation>{player} is on turn: {phase}</translation>
    </message>
    <message>
        <source>play.round</source>
        <translation>Round {round}</translation>
    </message>
    <message numerus="yes">
        <source>play.rush.from_help</source>
        <translation>
            <numerusform>Click one of your glowing territories first. The enemy's at once is a rush: it costs {n} army.</numerusform>
            <numerusform>Click one of your glowing territories first. The enemy's at once is a rush: it costs {n} armies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.rush.go</source>
        <translation>
            <numerusform>Rush for {n} army</numerusform>
            <numerusform>Rush for {n} armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.rush.help</source>
        <translation>
            <numerusform>You named no origin: {n} army of {origin} is lost first. Click {origin}, and it costs nothing.</numerusform>
            <numerusform>You named no origin: {n} armies of {origin} are lost first. Click {origin}, and it costs nothing.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.rush.title</source>
        <translation>Rush {target}?</translation>
    </message>
    <message>
        <source>play.secret.hint</source>
        <translation>Hold the mouse button or {key} to look. In your own turn only, when others sit at the screen.</translation>
    </message>
    <message>
        <source>play.secret.look</source>
        <translation>Hold {key}</translation>
    </message>
    <message numerus="yes">
        <source>play.secret.spoken</source>
        <translation>
            <numerusform>Your secret, face down</numerusform>
            <numerusform>Your {n} secrets, face down</numerusform>
        </translation>
    </message>
    <message>
        <source>play.secret.title</source>
        <translation>For {name} only</translation>
    </message>
    <message numerus="yes">
        <source>play.setup.help</source>
        <translation>
            <numerusform>Click one of your territories. {n} army is left in all.</numerusform>
            <numerusform>Click one of your territories. {n} armies are left in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.setup.help</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>Click one of your territories. {n} MOD is left in all.</numerusform>
            <numerusform>Click one of your territories. {n} MODs are left in all.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.setup.name</source>
        <translation>Set-up</translation>
    </message>
    <message>
        <source>play.setup.rest</source>
        <translation>Place the rest for me</translation>
    </message>
    <message numerus="yes">
        <source>play.setup.title</source>
        <translation>
            <numerusform>Place {n} starting army</numerusform>
            <numerusform>Place {n} starting armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.setup.title</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>Place {n} starting MOD</numerusform>
            <numerusform>Place {n} starting MODs</numerusform>
        </translation>
    </message>
    <message>
        <source>play.sound.off</source>
        <translation>Switch sound off</translation>
    </message>
    <message>
        <source>play.sound.on</source>
        <translation>Switch sound on</translation>
    </message>
    <message>
        <source>play.speed.fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>play.speed.instant</source>
        <translation>Instant</translation>
    </message>
    <message>
        <source>play.speed.name</source>
        <translation>Speed of the opponents</translation>
    </message>
    <message>
        <source>play.speed.normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>play.speed.now</source>
        <translation>Speed of the opponents: {speed}</translation>
    </message>
    <message>
        <source>play.speed.slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>play.speed.step</source>
        <translation>Step by step</translation>
    </message>
    <message>
        <source>play.swap_mission.do</source>
        <translation>Change it</translation>
    </message>
    <message>
        <source>play.swap_mission.help</source>
        <translation>You get another one of the same rank.</translation>
    </message>
    <message>
        <source>play.swap_mission.leave</source>
        <translation>Keep it</translation>
    </message>
    <message numerus="yes">
        <source>play.swap_mission.title</source>
        <translation>
            <numerusform>A mission can't come true: change it?</numerusform>
            <numerusform>{n} missions can't come true: change one?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.swap_mission.which</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>play.team.defends</source>
        <translation>Also there: {names}. Whoever has most armies loses first.</translation>
    </message>
    <message>
        <source>play.team.joins</source>
        <translation>They join {player} in {target}.</translation>
    </message>
    <message>
        <source>play.team.leaves</source>
        <translation>All your armies leave {origin}, your partner's stay.</translation>
    </message>
    <message>
        <source>play.toast.out</source>
        <translation>{player} is out of the game</translation>
    </message>
    <message>
        <source>play.trade.help</source>
        <translation>You may also keep your cards for later.</translation>
    </message>
    <message numerus="yes">
        <source>play.trade.help_forced</source>
        <translation>
            <numerusform>With {n} card you have to trade.</numerusform>
            <numerusform>With {n} cards you have to trade.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.trade.later</source>
        <translation>Keep them</translation>
    </message>
    <message>
        <source>play.trade.show</source>
        <translation>Choose cards</translation>
    </message>
    <message numerus="yes">
        <source>play.trade.title</source>
        <translation>
            <numerusform>Trade a set for {n} army?</numerusform>
            <numerusform>Trade a set for {n} armies?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.trade.title_forced</source>
        <translation>
            <numerusform>Trade a set: it brings {n} army</numerusform>
            <numerusform>Trade a set: it brings {n} armies</numerusform>
        </translation>
    </message>
    <message>
        <source>play.undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>play.watch.handover</source>
        <translation>{player} is next</translation>
    </message>
    <message>
        <source>play.watch.help</source>
        <translation>Watch, or look at the board meanwhile.</translation>
    </message>
    <message>
        <source>play.watch.next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>play.watch.playing</source>
        <translation>{player} is playing</translation>
    </message>
    <message>
        <source>play.watch.skip</source>
        <translation>Skip to my turn</translation>
    </message>
    <message>
        <source>play.watch.skip_end</source>
        <translation>Skip to the end</translation>
    </message>
    <message>
        <source>play.watch.skip_turn</source>
        <translation>Skip this turn</translation>
    </message>
    <message>
        <source>play.watch.step_help</source>
        <translation>The next move follows when you are ready.</translation>
    </message>
    <message>
        <source>play.watch.stepped</source>
        <translation>{player} has played</translation>
    </message>
    <message>
        <source>play.watch.thinking</source>
        <translation>{player} is thinking</translation>
    </message>
    <message>
        <source>press.first_odds</source>
        <translation>first a god war: {chance}</translation>
    </message>
    <message>
        <source>press.help</source>
        <translation>Roll again, storm until it is over, or break off.</translation>
    </message>
    <message>
        <source>press.must</source>
        <translation>You have declared it: attack at least once.</translation>
    </message>
    <message>
        <source>press.stop</source>
        <translation>Break off</translation>
    </message>
    <message>
        <source>press.title</source>
        <translation>Go on against {target}?</translation>
    </message>
    <message>
        <source>render.after</source>
        <translation>--after counts decisions, so it can't be {after}.</translation>
    </message>
    <message>
        <source>render.folder</source>
        <translation>The pictures can't be written to {path}: {error}</translation>
    </message>
    <message>
        <source>render.lacks</source>
        <translation>“{name}” can't be drawn: the rule set {edition} has nothing of the kind. It has: {known}.</translation>
    </message>
    <message>
        <source>render.nothing</source>
        <translation>“{name}” can't be drawn: nothing of the kind happens in this game after {after} decisions. Try another --seed.</translation>
    </message>
    <message>
        <source>render.over</source>
        <translation>This game is over after {choices} decisions, before the {after} of --after. Choose fewer, or another --seed.</translation>
    </message>
    <message>
        <source>render.size</source>
        <translation>“{size}” isn't a size of a window. Write it as 1600x900, from {low} to {high}.</translation>
    </message>
    <message>
        <source>render.text_scale</source>
        <translation>The text size must lie between 80 and 200 percent, not at {scale}.</translation>
    </message>
    <message>
        <source>render.unknown</source>
        <translation>There is no picture “{name}”. Known: {known}.</translation>
    </message>
    <message>
        <source>revive.from</source>
        <translation>From which crypt does an army return?</translation>
    </message>
    <message>
        <source>revive.go</source>
        <translation>Let it return</translation>
    </message>
    <message numerus="yes">
        <source>revive.help</source>
        <translation>
            <numerusform>Every crypt lets one army return to a temple; at least one stays.</numerusform>
            <numerusform>Every crypt lets one army return to a temple; {n} crypts are open.</numerusform>
        </translation>
    </message>
    <message>
        <source>revive.none</source>
        <translation>Nobody more</translation>
    </message>
    <message>
        <source>revive.not_there</source>
        <translation>Armies return from your crypts to your temples: {territory} is neither.</translation>
    </message>
    <message>
        <source>revive.title</source>
        <translation>An army from {origin} to {target}</translation>
    </message>
    <message>
        <source>revive.to</source>
        <translation>From {origin}: to which temple?</translation>
    </message>
    <message>
        <source>rules.AD_A_1</source>
        <translation>Two to five can play. The game lasts five years, in which everybody has one turn each year; then points are counted.</translation>
    </message>
    <message>
        <source>rules.AD_A_2</source>
        <translation>Where these rules say nothing, those of the original game hold.</translation>
    </message>
    <message>
        <source>rules.AD_A_3</source>
        <translation>There are 42 land territories in 6 continents and 13 water territories in 5 colonies on Earth, and 14 territories in 3 colonies on the Moon.</translation>
    </message>
    <message>
        <source>rules.AD_A_4</source>
        <translation>Your troops are machines called MODs. You can have any number of them.</translation>
    </message>
    <message>
        <source>rules.AD_A_5</source>
        <translation>Energy is the money: you bid with it and pay commanders, stations and cards. What you don't spend you keep, from year to year.</translation>
    </message>
    <message>
        <source>rules.AD_A_6</source>
        <translation>Everybody sees how much energy you have and how many command cards from which deck. Which cards they are stays secret.</translation>
    </message>
    <message>
        <source>rules.AD_A_7</source>
        <translation>A command card that has been played is out of the game. Discarded cards, of any kind, are never shuffled back.</translation>
    </message>
    <message>
        <source>rules.AD_A_8</source>
        <translation>How many territories everybody holds is open to all; the program keeps count.</translation>
    </message>
    <message>
        <source>rules.AD_A_9</source>
        <translation>Alliances, threats and betrayal at the table are part of the game. No promise is binding.</translation>
    </message>
    <message>
        <source>rules.AD_B_1</source>
        <translation>The game begins in year 1. Everybody has 3 energy.</translation>
    </message>
    <message>
        <source>rules.AD_B_2</source>
        <translation>Wild cards and blank cards are taken out. Then all decks are shuffled: territories on land, on water and on the Moon, and the command cards of the five commanders.</translation>
    </message>
    <message>
        <source>rules.AD_B_3</source>
        <translation>Four land territories drawn at random are devastated: nobody can enter or use them all game. Their cards are out.</translation>
    </message>
    <message>
        <source>rules.AD_B_4</source>
        <translation>Three players begin with 35 MODs each, four with 30, five with 25.</translation>
    </message>
    <message>
        <source>rules.AD_B_5</source>
        <translation>Everybody rolls a die. The highest places first, then it goes round clockwise; those who tie for the highest roll again.</translation>
    </message>
    <message>
        <source>rules.AD_B_6</source>
        <translation>In turn each of you takes a free land territory with one MOD, until all that aren't devastated are taken. Water and Moon stay empty for now.</translation>
    </message>
    <message>
        <source>rules.AD_B_7</source>
        <translation>Then each in turn adds three MODs at a time to territories of their own, shared out as they like, until all are placed.</translation>
    </message>
    <message>
        <source>rules.AD_B_8</source>
        <translation>Last of all each of you places a land commander, a diplomat and a space station in territories of your own, in turn and one piece at a time.</translation>
    </message>
    <message>
        <source>rules.AD_B_9</source>
        <translation>Your score shows from the start how many territories you hold.</translation>
    </message>
    <message>
        <source>rules.AD_C_1</source>
        <translation>At the start of each year you all bid energy in secret, from nothing to all you have. The bids are shown together.</translation>
    </message>
    <message>
        <source>rules.AD_C_2</source>
        <translation>Everybody pays what they have bid, whether it wins anything or not.</translation>
    </message>
    <message>
        <source>rules.AD_C_3</source>
        <translation>There is a turn-order marker for every player who is still in the game, from 1 on. If somebody goes out during the year, that marker is skipped.</translation>
    </message>
    <message>
        <source>rules.AD_C_4</source>
        <translation>The highest bidder takes any marker, then the next highest one of the others, and so on. The last one gets what is left.</translation>
    </message>
    <message>
        <source>rules.AD_C_5</source>
        <translation>Those who have bid the same roll a die, and the higher one chooses first. All of them still come before any lower bid.</translation>
    </message>
    <message>
        <source>rules.AD_C_6</source>
        <translation>The turns of the year follow the markers: 1, 2, 3 and so on.</translation>
    </message>
    <message>
        <source>rules.AD_D_1</source>
        <translation>A turn goes: collect MODs and energy, hire commanders and build stations, buy command cards, play them, invade, move once. Only the first step is a must.</translation>
    </message>
    <message>
        <source>rules.AD_E_1</source>
        <translation>For every three territories on land, water and Moon you get one MOD and one energy, rounded down, but never fewer than three of each: 14 territories bring 4.</translation>
    </message>
    <message>
        <source>rules.AD_E_2</source>
        <translation>A continent or colony that is all yours brings its bonus twice: in MODs and in energy.</translation>
    </message>
    <message>
        <source>rules.AD_E_3</source>
        <translation>Devastated territories don't count for their continent: if you hold all the others, you get the full bonus. A continent with none left pays nobody.</translation>
    </message>
    <message>
        <source>rules.AD_E_4</source>
        <translation>Each of your stations brings one more MOD, which stands in the same territory. It brings no energy.</translation>
    </message>
    <message>
        <source>rules.AD_E_5</source>
        <translation>All other new MODs are placed now, in any territories of yours on land, water or Moon. You need no commander for that, and none may be kept back.</translation>
    </message>
    <message>
        <source>rules.AD_E_6</source>
        <translation>Your energy comes now, so that you can spend it in this very turn.</translation>
    </message>
    <message>
        <source>rules.AD_F_1</source>
        <translation>A commander costs 3 energy. You may have one of each of the five kinds in play, and hire as many as you can pay.</translation>
    </message>
    <message>
        <source>rules.AD_F_2</source>
        <translation>A commander you have lost may be hired again in a later turn, as often as you like.</translation>
    </message>
    <message>
        <source>rules.AD_F_3</source>
        <translation>You place a hired commander in any territory of yours, on land, water or Moon.</translation>
    </message>
    <message>
        <source>rules.AD_F_4</source>
        <translation>A station costs 5 energy and stands on land of yours, one in a territory. You may have four on the board.</translation>
    </message>
    <message>
        <source>rules.AD_F_5</source>
        <translation>A station never moves.</translation>
    </message>
    <message>
        <source>rules.AD_G_1</source>
        <translation>You may buy up to four command cards in a turn, for 1 energy each, from one deck or several.</translation>
    </message>
    <message>
        <source>rules.AD_G_2</source>
        <translation>A deck sells to you only if you have its commander in play.</translation>
    </message>
    <message>
        <source>rules.AD_G_3</source>
        <translation>You choose and pay all your cards before you look at any.</translation>
    </message>
    <message>
        <source>rules.AD_G_4</source>
        <translation>No deck sells more cards than it has left.</translation>
    </message>
    <message>
        <source>rules.AD_G_5</source>
        <translation>A card may be played in the turn in which you bought it, or kept as long as you like. There is no limit to your hand.</translation>
    </message>
    <message>
        <source>rules.AD_H_1</source>
        <translation>To play a card you need its commander in play, wherever he stands, and pay its cost of 0 to 4 energy.</translation>
    </message>
    <message>
        <source>rules.AD_H_10</source>
        <translation>You can play a card only if it can do something now. Cards that draw a territory or roll for a continent or colony can always be played, even if nothing comes of it.</translation>
    </message>
    <message>
        <source>rules.AD_H_11</source>
        <translation>A card hits all its territories at the same moment, and each owner's choice of losses stands on its own. Only then you see which territories are empty and who is out.</translation>
    </message>
    <message>
        <source>rules.AD_H_12</source>
        <translation>A card needs its commander only while you play it; what it has started goes on without him. Only Invade Earth needs the space commander again at every invasion.</translation>
    </message>
    <message>
        <source>rules.AD_H_2</source>
        <translation>You may play any number of cards in any order. Each one takes full effect before the next, and is out of the game afterwards.</translation>
    </message>
    <message>
        <source>rules.AD_H_3</source>
        <translation>Cards for the time before your first invasion are played after buying, before you announce one. Entering an empty territory is an invasion too, and so is one that is called off.</translation>
    </message>
    <message>
        <source>rules.AD_H_4</source>
        <translation>Some cards are played when an opponent invades, others at the end of your turn or of the game. The card says which.</translation>
    </message>
    <message>
        <source>rules.AD_H_5</source>
        <translation>A card that draws a territory takes the top card of that deck. If the deck is empty, this part has no effect.</translation>
    </message>
    <message>
        <source>rules.AD_H_6</source>
        <translation>Nuclear cards that do damage are no invasions. Nobody can answer them, and they don't end the time before your first invasion.</translation>
    </message>
    <message>
        <source>rules.AD_H_7</source>
        <translation>When a card removes units, their owner chooses which. Only with an Assassin Bomb the player names the commander.</translation>
    </message>
    <message>
        <source>rules.AD_H_8</source>
        <translation>A territory that loses its last unit to a card stays yours if your station stands there. Otherwise it is empty and counts for nobody.</translation>
    </message>
    <message>
        <source>rules.AD_H_9</source>
        <translation>No card destroys a station. It is lost only when somebody captures it.</translation>
    </message>
    <message>
        <source>rules.AD_I_1</source>
        <translation>You invade from a territory of yours into one next to it that is neither yours nor devastated. Lines count as well, also across the edge of the board, as from the Northwestern Oil Emirate to Pevek.</translation>
    </message>
    <message>
        <source>rules.AD_I_2</source>
        <translation>At least two units have to stand in the territory you invade from.</translation>
    </message>
    <message>
        <source>rules.AD_I_3</source>
        <translation>You may invade as often as you like, in any order and from anywhere, and change back and forth.</translation>
    </message>
    <message>
        <source>rules.AD_I_4</source>
        <translation>Every roll of the dice is an invasion of its own, even between the same two territories.</translation>
    </message>
    <message>
        <source>rules.AD_I_5</source>
        <translation>First you announce from where you invade, and which territory.</translation>
    </message>
    <message>
        <source>rules.AD_I_6</source>
        <translation>Then the others may play cards against it, in turn order after you, until all have passed. If that leaves fewer than two units or no commander you need, the invasion ends without dice.</translation>
    </message>
    <message>
        <source>rules.AD_I_7</source>
        <translation>Once you have announced an invasion, you have to attack at least once before you may stop.</translation>
    </message>
    <message>
        <source>rules.AD_I_8</source>
        <translation>Rolling again against the same territory is a new invasion, and the others may answer it again. A blitz stops as soon as somebody could answer the next roll.</translation>
    </message>
    <message>
        <source>rules.AD_J_1</source>
        <translation>First you say how many dice you roll, then the defender does. Then both roll together.</translation>
    </message>
    <message>
        <source>rules.AD_J_2</source>
        <translation>You attack with one to three dice, and at least one unit more than dice has to stand in your territory.</translation>
    </message>
    <message>
        <source>rules.AD_J_3</source>
        <translation>The defender rolls one die or two; two only where at least two units stand.</translation>
    </message>
    <message>
        <source>rules.AD_J_4</source>
        <translation>For each commander who leads the attack one die may have eight sides: for the land, naval or space commander if either territory is of that kind, for the nuclear commander always, for the diplomat never.</translation>
    </message>
    <message>
        <source>rules.AD_J_5</source>
        <translation>You don't have to roll eight-sided dice. With the right commanders all three may have eight sides.</translation>
    </message>
    <message>
        <source>rules.AD_J_6</source>
        <translation>In defence each commander, of any kind, gives one die eight sides. With a station all dice of the defence have them; it doesn't help an attack.</translation>
    </message>
    <message>
        <source>rules.AD_J_7</source>
        <translation>The highest dice are compared, then the second highest, whatever their kind. The lower one loses a unit, the attacker when they are equal; nobody loses more than two in a roll.</translation>
    </message>
    <message>
        <source>rules.AD_J_8</source>
        <translation>The owner chooses which unit falls. While other units are there a commander may be spared, even if his die has lost.</translation>
    </message>
    <message>
        <source>rules.AD_J_9</source>
        <translation>With the number of your dice you also say for which commanders you roll eight-sided ones. The defender's answer doesn't change that.</translation>
    </message>
    <message>
        <source>rules.AD_K_1</source>
        <translation>When the last defending unit falls, at least as many units move in as you rolled dice. More may follow.</translation>
    </message>
    <message>
        <source>rules.AD_K_2</source>
        <translation>At least one unit stays behind. A station is no unit.</translation>
    </message>
    <message>
        <source>rules.AD_K_3</source>
        <translation>Every commander whose eight-sided die was in the last roll has to move in. The others needn't.</translation>
    </message>
    <message>
        <source>rules.AD_K_4</source>
        <translation>Units that have moved in may invade onward in the same turn.</translation>
    </message>
    <message>
        <source>rules.AD_K_5</source>
        <translation>A station falls with the units that defend it: it is swapped for one of yours.</translation>
    </message>
    <message>
        <source>rules.AD_K_6</source>
        <translation>If you already have four stations on the board, the captured one is destroyed instead.</translation>
    </message>
    <message>
        <source>rules.AD_K_7</source>
        <translation>There are always enough units to move in: a roll that beats the last defender costs the attacker nothing.</translation>
    </message>
    <message>
        <source>rules.AD_L_1</source>
        <translation>When you take your third contested territory in a turn, you get 1 energy at once, and a command card from a deck of your choice whose commander you have in play.</translation>
    </message>
    <message>
        <source>rules.AD_L_2</source>
        <translation>A territory is contested if foreign units stood there when you announced the invasion, or came to its help and were beaten. A station alone doesn't make it so.</translation>
    </message>
    <message>
        <source>rules.AD_L_3</source>
        <translation>You get this once in a turn, and the card isn't one of the four you may buy. If no deck can give you one, you get the energy only.</translation>
    </message>
    <message>
        <source>rules.AD_M_1</source>
        <translation>Water and Moon are empty at first, and cards may empty other territories. An attack never leaves one empty.</translation>
    </message>
    <message>
        <source>rules.AD_M_2</source>
        <translation>To enter an empty territory you roll no dice and nobody can answer, but you need two units and the commanders as for any invasion. At least one unit moves in and one stays.</translation>
    </message>
    <message>
        <source>rules.AD_M_3</source>
        <translation>A territory held by an enemy station alone is entered without dice too, and the station is captured. The others may play cards first, and it isn't contested.</translation>
    </message>
    <message>
        <source>rules.AD_N_1</source>
        <translation>A station is the way to the Moon, brings one MOD a turn, gives its defence eight-sided dice and holds its territory on its own.</translation>
    </message>
    <message>
        <source>rules.AD_P_1</source>
        <translation>To invade into water, out of it or within it you need your naval commander in play, wherever he stands.</translation>
    </message>
    <message>
        <source>rules.AD_P_2</source>
        <translation>Without him your units on water still defend, and they may move at the end of your turn.</translation>
    </message>
    <message>
        <source>rules.AD_P_3</source>
        <translation>If you lose him during your turn, you invade no more water in it, and nothing from water.</translation>
    </message>
    <message>
        <source>rules.AD_Q_1</source>
        <translation>To invade onto the Moon, on it or from it you need your space commander in play, wherever he stands.</translation>
    </message>
    <message>
        <source>rules.AD_Q_2</source>
        <translation>Without him your units on the Moon still defend and may move at the end of your turn. If you lose him during your turn, your invasions there are over.</translation>
    </message>
    <message>
        <source>rules.AD_Q_3</source>
        <translation>From Earth you reach the Moon only out of a land territory with a station of yours, with units that stand there, at one of the three landing sites: Sea of Crisis, Bay of Dew or Tycho.</translation>
    </message>
    <message>
        <source>rules.AD_Q_4</source>
        <translation>That way leads up only: you can't invade the station's territory from a landing site.</translation>
    </message>
    <message>
        <source>rules.AD_R_1</source>
        <translation>From the Moon you invade Earth only with the card Invade Earth. It draws a land territory that you may invade this turn from any moon territories of yours.</translation>
    </message>
    <message>
        <source>rules.AD_R_2</source>
        <translation>If you hold nothing but the Moon, that card is your only way back.</translation>
    </message>
    <message>
        <source>rules.AD_S_1</source>
        <translation>You may stop invading at any time. But an invasion that you have announced must be fought once, even if cards have made it hopeless.</translation>
    </message>
    <message>
        <source>rules.AD_S_2</source>
        <translation>That isn't so after a Cease Fire, or when the invasion has become impossible. After an Evacuation at least one unit moves in instead.</translation>
    </message>
    <message>
        <source>rules.AD_T_1</source>
        <translation>A beaten player is out for the rest of the game. The command cards are discarded.</translation>
    </message>
    <message>
        <source>rules.AD_T_2</source>
        <translation>Nobody gets the cards or the energy of a beaten player.</translation>
    </message>
    <message>
        <source>rules.AD_T_3</source>
        <translation>You are out when you hold no territory any more, be it through cards. As long as a station alone holds one for you, you play on.</translation>
    </message>
    <message>
        <source>rules.AD_T_4</source>
        <translation>If only one player is left, the game is won at once.</translation>
    </message>
    <message>
        <source>rules.AD_T_5</source>
        <translation>If you go out in your own turn, the card being played and a running Armageddon are finished first. Then your turn is over.</translation>
    </message>
    <message>
        <source>rules.AD_T_6</source>
        <translation>If one effect takes the last territories of all remaining players, they share the victory.</translation>
    </message>
    <message>
        <source>rules.AD_T_7</source>
        <translation>In the final ranking those who went out come last, the later out the higher. Who went out together shares a place.</translation>
    </message>
    <message>
        <source>rules.AD_U_1</source>
        <translation>Once in your turn you may move units, whether you have invaded or not.</translation>
    </message>
    <message>
        <source>rules.AD_U_2</source>
        <translation>Any number of units go from one territory of yours to one other. At least one stays behind.</translation>
    </message>
    <message>
        <source>rules.AD_U_3</source>
        <translation>A way through territories of yours has to join the two. Those held by a station alone will do; enemy, empty and devastated ones break the way.</translation>
    </message>
    <message>
        <source>rules.AD_U_4</source>
        <translation>Each of your stations is joined with each landing site that you hold, both ways and also in the middle of a longer way. So units reach the Moon and come back.</translation>
    </message>
    <message>
        <source>rules.AD_U_5</source>
        <translation>For this move you need neither a naval nor a space commander.</translation>
    </message>
    <message>
        <source>rules.AD_U_6</source>
        <translation>MODs and commanders may move, stations may not.</translation>
    </message>
    <message>
        <source>rules.AD_U_7</source>
        <translation>A Redeployment gives you one more such move.</translation>
    </message>
    <message>
        <source>rules.AD_U_8</source>
        <translation>After the move you may play cards for the end of your turn. Then Hidden Energy and Energy Extraction are paid.</translation>
    </message>
    <message>
        <source>rules.AD_U_9</source>
        <translation>Invade Earth opens no way for this move; between Earth and Moon only stations and landing sites do.</translation>
    </message>
    <message>
        <source>rules.AD_V_1</source>
        <translation>When everybody has had their turn, the year is over. After year 5 points are counted; before that you bid for the next year.</translation>
    </message>
    <message>
        <source>rules.AD_W_1</source>
        <translation>After the last turn of year 5 points are counted, in the order of that year's turns.</translation>
    </message>
    <message>
        <source>rules.AD_W_2</source>
        <translation>Each territory on land, water or Moon is worth 1 point.</translation>
    </message>
    <message>
        <source>rules.AD_W_3</source>
        <translation>Each continent or colony that is all yours, apart from devastated territories, adds its bonus in points.</translation>
    </message>
    <message>
        <source>rules.AD_W_4</source>
        <translation>Each Colony Influence in your hand adds 3 points if its commander is in play. The program plays these cards by itself.</translation>
    </message>
    <message>
        <source>rules.AD_W_5</source>
        <translation>Most points win. On a tie more energy decides, then more units on the board; if that is equal too, the victory is shared.</translation>
    </message>
    <message>
        <source>rules.AD_X_1</source>
        <translation>The blank command cards of the box are left out. If all agree before the game, a house rule shuffles up to nine cards of your own from a file into their decks.</translation>
    </message>
    <message>
        <source>rules.AD_Y_1</source>
        <translation>After the devastation a neutral colour gets three MODs in each of 16 land, 6 water and 6 moon territories, drawn at random. Their cards are shuffled back.</translation>
    </message>
    <message>
        <source>rules.AD_Y_2</source>
        <translation>You begin with 30 MODs each and take the remaining 22 land territories in turn. All of them go on land.</translation>
    </message>
    <message>
        <source>rules.AD_Y_3</source>
        <translation>Neutral MODs only defend. They never move or grow, and have no cards and no commanders.</translation>
    </message>
    <message>
        <source>rules.AD_Y_4</source>
        <translation>The attacker's opponent rolls for them, with two dice where two or more units stand.</translation>
    </message>
    <message>
        <source>rules.AD_Y_5</source>
        <translation>Neutral units count as enemies for the bonus of three territories and for cards against territories. But the neutral colour is no player: it doesn't bid, has no turn and no energy, and Energy Crisis and MOD Reduction pass it by.</translation>
    </message>
    <message>
        <source>rules.AD_Y_6</source>
        <translation>The neutral colour is drawn from those that nobody plays, and has no stations. A neutral territory that loses its MODs is empty.</translation>
    </message>
    <message>
        <source>rules.AD_Z_1</source>
        <translation>Reinforcements put one MOD in each of three territories of their kind. If you hold fewer, each of those gets one.</translation>
    </message>
    <message>
        <source>rules.AD_Z_10</source>
        <translation>Land Death Trap, Water Death Trap and Orbital Mines take half of all units in the territory you are invaded from, rounded up; the attacker chooses them. If one unit is left, the invasion is over.</translation>
    </message>
    <message>
        <source>rules.AD_Z_11</source>
        <translation>A Stealth Station puts a free station into your invaded land territory. None may stand there yet, and you must have fewer than four on the board.</translation>
    </message>
    <message>
        <source>rules.AD_Z_12</source>
        <translation>A Territorial Station builds a station for the 1 energy of the card instead of 5. The usual limits hold.</translation>
    </message>
    <message>
        <source>rules.AD_Z_13</source>
        <translation>A Frequency Jam bars an opponent from playing command cards for the rest of your turn, even in answer to an invasion or in an Armageddon. What is running already goes on.</translation>
    </message>
    <message>
        <source>rules.AD_Z_14</source>
        <translation>Invade Earth draws land cards until one shows a territory that isn't yours. This turn you may invade it from all moon territories of yours with two units, as long as your space commander is in play.</translation>
    </message>
    <message>
        <source>rules.AD_Z_15</source>
        <translation>Hidden Energy draws a water territory. If it is yours at the end of this turn, you get 4 energy.</translation>
    </message>
    <message>
        <source>rules.AD_Z_16</source>
        <translation>Energy Extraction brings 7 energy if all 14 moon territories are yours at the end of this turn.</translation>
    </message>
    <message>
        <source>rules.AD_Z_17</source>
        <translation>In an Armageddon everybody with a nuclear commander in play may play any number of nuclear cards for nothing, once round in turn order from marker 1 on. No other cards are played meanwhile.</translation>
    </message>
    <message>
        <source>rules.AD_Z_18</source>
        <translation>For an Assassin Bomb you name a commander of an opponent and roll an eight-sided die. On 3 or more he is destroyed, even if he stands alone.</translation>
    </message>
    <message>
        <source>rules.AD_Z_19</source>
        <translation>A Redeployment gives one more move after your invasions, even if you don't make the usual one. You may play several.</translation>
    </message>
    <message>
        <source>rules.AD_Z_2</source>
        <translation>Energy Crisis, like all cards for the time before your first invasion, is played after hiring and buying. Opponents without energy pay nothing.</translation>
    </message>
    <message>
        <source>rules.AD_Z_20</source>
        <translation>With a MOD Reduction each opponent in turn order removes four MODs of their choice, then you remove two. Who has fewer removes all; territories may be emptied, and commanders are safe.</translation>
    </message>
    <message>
        <source>rules.AD_Z_21</source>
        <translation>A Rocket Strike removes as many units from a foreign territory of its kind as a six-sided die shows, at most all of them. Their owner chooses.</translation>
    </message>
    <message>
        <source>rules.AD_Z_22</source>
        <translation>Colony Influence adds 3 points if its commander is in play when points are counted.</translation>
    </message>
    <message>
        <source>rules.AD_Z_23</source>
        <translation>Assemble MODs puts three MODs in one territory of yours of its kind. Like Reinforcements it needs such a territory; one held by a station alone is enough.</translation>
    </message>
    <message>
        <source>rules.AD_Z_24</source>
        <translation>With an Energy Crisis every opponent who has energy pays 1 of it to you.</translation>
    </message>
    <message>
        <source>rules.AD_Z_25</source>
        <translation>With Decoys Revealed all chosen commanders move at the same time, to territories that are yours when you play the card. Water and Moon are open to them without a naval or space commander.</translation>
    </message>
    <message>
        <source>rules.AD_Z_3</source>
        <translation>Stealth MODs put three MODs of the defender's colour into an invaded territory, your own or another player's. Several may be played, at every roll anew, but not by the attacker, nor for empty or neutral territories.</translation>
    </message>
    <message>
        <source>rules.AD_Z_4</source>
        <translation>Scout Forces draw a land territory in secret and hold five MODs ready. As soon as that territory is yours, in anybody's turn, they appear there by themselves.</translation>
    </message>
    <message>
        <source>rules.AD_Z_5</source>
        <translation>A Scatter Bomb draws three land, two water or two moon territories. The owner of each removes half of the units there, rounded up, of their choice; your own are spared, but count among those drawn.</translation>
    </message>
    <message>
        <source>rules.AD_Z_6</source>
        <translation>The Mother, Aqua Brother and Nicky Boy take one unit from every territory of a continent, a water colony or a moon colony that the die picks, yours included. Each owner chooses the unit.</translation>
    </message>
    <message>
        <source>rules.AD_Z_7</source>
        <translation>Decoys Revealed moves commanders who are on the board already and brings no new ones. A territory left without units stays yours only by a station.</translation>
    </message>
    <message>
        <source>rules.AD_Z_8</source>
        <translation>A Cease Fire cancels the invasion of your territory. Until the end of that turn the attacker can't invade any territory of yours.</translation>
    </message>
    <message>
        <source>rules.AD_Z_9</source>
        <translation>An Evacuation takes all units of your invaded territory to another one of yours, wherever that is. A station stays behind and falls to the attacker.</translation>
    </message>
    <message>
        <source>rules.C_01</source>
        <translation>The board of the Earth has 42 territories on 6 continents. A whole continent is worth 5 armies in North America and Europe, 2 in South America and Australia, 3 in Africa and 7 in Asia. Other boards show what theirs are worth.</translation>
    </message>
    <message>
        <source>rules.C_02</source>
        <translation>Once the board is set up, each territory has one owner and holds at least one army, all game long.</translation>
    </message>
    <message>
        <source>rules.C_03</source>
        <translation>Territories are neighbours if they share a border or a sea route joins them, in both directions. On the Earth, Alaska and Kamchatka are neighbours too.</translation>
    </message>
    <message>
        <source>rules.C_04</source>
        <translation>Any number of armies may stand in one territory.</translation>
    </message>
    <message>
        <source>rules.C_05</source>
        <translation>The deck has a card for each territory, with one of three units on it, and 2 wild cards that show all three.</translation>
    </message>
    <message>
        <source>rules.C_06</source>
        <translation>Three cards make a set if they show the same unit three times, or each unit once. A wild card stands for any unit, so any two cards and a wild card always make a set.</translation>
    </message>
    <message>
        <source>rules.C_07</source>
        <translation>Where each kind of set has a fixed value, a set with a wild card counts as the best set it can be: two different units and a wild card are one of each.</translation>
    </message>
    <message>
        <source>rules.C_08</source>
        <translation>Turns go round clockwise. If players tie when they roll for who begins, those who tied roll again.</translation>
    </message>
    <message>
        <source>rules.C_09</source>
        <translation>A continent is yours if every territory in it is yours at the moment it is counted.</translation>
    </message>
    <message>
        <source>rules.C_10</source>
        <translation>You attack from a territory of yours with at least two armies, and only a neighbouring territory that belongs to somebody else.</translation>
    </message>
    <message>
        <source>rules.C_11</source>
        <translation>The highest dice of both sides are compared, then the next. The lower die of each pair costs an army, and with equal dice the attacker loses one. Dice without a partner don't count.</translation>
    </message>
    <message>
        <source>rules.C_12</source>
        <translation>Attack as often as you like, wherever you like, and stop whenever you like. You never have to attack.</translation>
    </message>
    <message>
        <source>rules.C_13</source>
        <translation>When the last defending army falls, the territory is conquered. You move in at once, and at least one army stays where you came from.</translation>
    </message>
    <message>
        <source>rules.C_14</source>
        <translation>You draw at most one territory card in a turn, and only if you conquered at least one territory.</translation>
    </message>
    <message>
        <source>rules.C_15</source>
        <translation>Whoever has no army left on the board is out and takes no more turns.</translation>
    </message>
    <message>
        <source>rules.C_16</source>
        <translation>When the draw pile runs out, the cards that were put aside are shuffled into a new one. If there are none, nobody draws.</translation>
    </message>
    <message>
        <source>rules.C_17</source>
        <translation>The last player left on the board wins, and so does the last team. Neutral colours don't count.</translation>
    </message>
    <message>
        <source>rules.C_18</source>
        <translation>Armies never run out, however many you have.</translation>
    </message>
    <message>
        <source>rules.C_19</source>
        <translation>Whoever has no armies left to place is passed over until all the others are done.</translation>
    </message>
    <message>
        <source>rules.C_20</source>
        <translation>If a conquest puts somebody out, first you move in, then you get the cards, then you trade sets and place their armies if that is allowed or due now. After that your turn goes on.</translation>
    </message>
    <message>
        <source>rules.D_01</source>
        <translation>Up to six can play, either with a secret mission each or for the whole world. Two players always fight for the world.</translation>
    </message>
    <message>
        <source>rules.D_02</source>
        <translation>All territories are dealt clockwise, one army in each, even if some players get one more than others. There are no other starting armies.</translation>
    </message>
    <message>
        <source>rules.D_03</source>
        <translation>Then all territory cards and both wild cards are shuffled into the draw pile.</translation>
    </message>
    <message>
        <source>rules.D_04</source>
        <translation>Everybody draws one of 14 missions in secret; everyone knows which there are. Those against colours that don't play are taken out for all to see, the rest stays unseen.</translation>
    </message>
    <message>
        <source>rules.D_05</source>
        <translation>The player left of whoever was dealt the last territory begins.</translation>
    </message>
    <message>
        <source>rules.D_10</source>
        <translation>You get a third of your territories in armies, rounded down, but never fewer than three: 14 territories bring 4.</translation>
    </message>
    <message>
        <source>rules.D_11</source>
        <translation>A continent that is all yours brings its bonus on top.</translation>
    </message>
    <message>
        <source>rules.D_12</source>
        <translation>You trade sets at the start of your turn, before your first attack. Their armies are placed at once.</translation>
    </message>
    <message>
        <source>rules.D_13</source>
        <translation>Each set traded in the game brings more than the last: 4, 6, 8, 10, 12, 15, 20, 25 armies, then 5 more every time.</translation>
    </message>
    <message>
        <source>rules.D_14</source>
        <translation>If you begin your turn with five cards, you must trade a set; with fewer you may. Nobody keeps more than five.</translation>
    </message>
    <message>
        <source>rules.D_15</source>
        <translation>Each traded card that shows a territory of yours puts two more armies there, however many such cards there are.</translation>
    </message>
    <message>
        <source>rules.D_16</source>
        <translation>Traded cards are laid aside. When the draw pile is used up, they are shuffled and used again.</translation>
    </message>
    <message>
        <source>rules.D_17</source>
        <translation>All your new armies are placed at once, in any territories of yours.</translation>
    </message>
    <message>
        <source>rules.D_20</source>
        <translation>You attack from a territory with at least two armies into one that it shares a border or a sea line with.</translation>
    </message>
    <message>
        <source>rules.D_21</source>
        <translation>An attack names both its origin and its target. With a house rule you may leave the origin out: then your strongest neighbour of the target attacks and first loses three armies, though never its last one.</translation>
    </message>
    <message>
        <source>rules.D_22</source>
        <translation>You attack with one to three dice, one for each army; one army stays behind.</translation>
    </message>
    <message>
        <source>rules.D_23</source>
        <translation>The defender rolls up to three dice, one for each army in the territory. None of them has to be held back.</translation>
    </message>
    <message>
        <source>rules.D_24</source>
        <translation>The attacker rolls first. Only then does the defender choose with how many dice to answer.</translation>
    </message>
    <message>
        <source>rules.D_25</source>
        <translation>The highest dice are compared, then the middle and the lowest ones. The lower one of each pair loses an army, when equal the attacker; up to three armies fall in one roll.</translation>
    </message>
    <message>
        <source>rules.D_26</source>
        <translation>For example: 5, 4, 3 against 6, 3 costs each side one army. 6, 6, 1 against 5, 1 costs the defender two, and 3, 2 against 3, 3 costs the attacker two.</translation>
    </message>
    <message>
        <source>rules.D_27</source>
        <translation>After every roll you may go on, stop, or turn against another territory, as often as you like.</translation>
    </message>
    <message>
        <source>rules.D_28</source>
        <translation>The armies of the last roll move into the conquered territory, and any number may follow; one stays behind. You may go on attacking from there.</translation>
    </message>
    <message>
        <source>rules.D_29</source>
        <translation>If you beat a player, you take the cards and may trade sets at once, place the armies and attack on. With five or more cards you must trade until four or fewer are left.</translation>
    </message>
    <message>
        <source>rules.D_30</source>
        <translation>After your last attack you draw one card if you conquered anything this turn.</translation>
    </message>
    <message>
        <source>rules.D_31</source>
        <translation>At the end of your turn any number of armies may go one step each to neighbouring territories of yours, across sea lines too, all at the same time. Armies that attacked this turn stay, and no territory is left empty.</translation>
    </message>
    <message>
        <source>rules.D_40</source>
        <translation>You win the moment your mission is fulfilled, in anybody's turn and whoever brings it about. A conquest counts once its armies have moved in, and beaten players win no more.</translation>
    </message>
    <message>
        <source>rules.D_41</source>
        <translation>If two missions come true at once, the player on turn wins if one of them is theirs. Otherwise the next of the two in turn order wins.</translation>
    </message>
    <message>
        <source>rules.D_42</source>
        <translation>If your mission names your own colour, you have to hold 24 territories instead.</translation>
    </message>
    <message>
        <source>rules.D_43</source>
        <translation>When the whole world is the goal, there are no missions: you win by holding every territory.</translation>
    </message>
    <message>
        <source>rules.G_1</source>
        <translation>There are two boards: Ancient Earth with 42 territories in 6 continents, and the Underworld with 13 fields. Each pantheon also has an Afterlife for its dead, a pool of unused armies, and a card for gods who are not in play.</translation>
    </message>
    <message>
        <source>rules.G_10</source>
        <translation>Next to each other are territories with a common border on land or a dotted sea link. Mountains and flames are no borders. A link under the maelstrom or to sunken Atlantis is none any more.</translation>
    </message>
    <message>
        <source>rules.G_100</source>
        <translation>Where gods arrive, armies of yours must stand, which is always so.</translation>
    </message>
    <message>
        <source>rules.G_101</source>
        <translation>The chain may cross open sea links, but no mountains, no maelstrom and no sunken Atlantis.</translation>
    </message>
    <message>
        <source>rules.G_102</source>
        <translation>Armies that fortify into a plague land suffer nothing now, only in step 5 of your next turn.</translation>
    </message>
    <message>
        <source>rules.G_103</source>
        <translation>Gods may pass plague lands on the way but may not stop in one.</translation>
    </message>
    <message>
        <source>rules.G_104</source>
        <translation>In step 8 any number of armies may leave your Afterlife, all of them too.</translation>
    </message>
    <message>
        <source>rules.G_105</source>
        <translation>If you control no field, they can go only into empty gates, any number into each, or attack a gate in step 9. If others hold all gates, you have to attack one.</translation>
    </message>
    <message>
        <source>rules.G_106</source>
        <translation>If you control a field, they may go straight into any of your fields, without a path, and into empty gates as well.</translation>
    </message>
    <message>
        <source>rules.G_107</source>
        <translation>Every Afterlife reaches all three gates. Armies that are already in the Underworld don't move in this step.</translation>
    </message>
    <message>
        <source>rules.G_108</source>
        <translation>In step 9 you attack as on Earth: from a field with at least 2 armies into one next to it, or from your Afterlife into any gate, whether you control fields or not. From the Afterlife nobody has to stay behind.</translation>
    </message>
    <message>
        <source>rules.G_109</source>
        <translation>Empty fields are entered without dice: at least one army goes in, at least one stays in the field it comes from.</translation>
    </message>
    <message>
        <source>rules.G_11</source>
        <translation>Armies that die on Earth go to their owner's Afterlife, whatever kills them, unless a rule or a card says otherwise.</translation>
    </message>
    <message>
        <source>rules.G_110</source>
        <translation>Nobody attacks or moves across flames, or into the Afterlife of another pantheon.</translation>
    </message>
    <message>
        <source>rules.G_111</source>
        <translation>Below there are no gods, temples, plague, relics or miracles, and ties go to the defender. The labour of Magic still counts.</translation>
    </message>
    <message>
        <source>rules.G_112</source>
        <translation>What both sides lose there goes to the pools.</translation>
    </message>
    <message>
        <source>rules.G_113</source>
        <translation>Fields bring no income, form no continent and count for no labour of War.</translation>
    </message>
    <message>
        <source>rules.G_114</source>
        <translation>An altar gives one die more in each god war, and a point at the end of the game.</translation>
    </message>
    <message>
        <source>rules.G_115</source>
        <translation>From a crypt armies return to your temples, it earns a Death card at the end of your turn, and a point at the end of the game.</translation>
    </message>
    <message>
        <source>rules.G_116</source>
        <translation>There is no fortifying in the Underworld: armies move only by conquest and out of the Afterlife.</translation>
    </message>
    <message>
        <source>rules.G_117</source>
        <translation>In step 10 a crypt earns its Death card, and everything that holds for this turn only ends. Then the next place in the order plays; after the last one the epoch is over.</translation>
    </message>
    <message>
        <source>rules.G_118</source>
        <translation>The game ends after the last turn of the fifth epoch; Time Stands Still may have turned the epoch back.</translation>
    </message>
    <message>
        <source>rules.G_119</source>
        <translation>Points: 1 for each territory, the bonus of each continent that is wholly yours, 1 for each crypt and each altar, and 1 for each relic with a home of its own if you control that: Stonehenge Anglia, the Great Pyramids Egypt, Mjolnir Thule, the Tree of Life Babylon, Pandora's Box Graecia.</translation>
    </message>
    <message>
        <source>rules.G_12</source>
        <translation>Armies that die in the Underworld go to their owner's pool. They can be raised again later.</translation>
    </message>
    <message>
        <source>rules.G_120</source>
        <translation>Most points win. On a tie more faith decides, then more temples, more gods in play, more armies on Earth; after that the victory is shared.</translation>
    </message>
    <message>
        <source>rules.G_121</source>
        <translation>Atlantis has four territories and a bonus of 3, one more than Hyrkania of the same size: it may sink.</translation>
    </message>
    <message>
        <source>rules.G_122</source>
        <translation>When Atlantis sinks, all armies on it go to their Afterlives, its gods are banished, its temples go back to the supply, plague markers there are spare again, and its territories and links leave the game. Nobody can have its bonus any more.</translation>
    </message>
    <message>
        <source>rules.G_123</source>
        <translation>Afterwards its territory cards are drawn anew when they turn up, and the lot never falls on Atlantis.</translation>
    </message>
    <message>
        <source>rules.G_124</source>
        <translation>The maelstrom closes one sea link for the rest of the game, for attacks, fortifying and cards alike. There is only one, and it may cut Corsica off for good.</translation>
    </message>
    <message>
        <source>rules.G_125</source>
        <translation>Moves that need no path, such as those of Eagles Take Wing, The Fog Lifts and The Siren Calls, are stopped by neither maelstrom nor mountains.</translation>
    </message>
    <message>
        <source>rules.G_126</source>
        <translation>The box also tells how to play the original game on Ancient Earth, without gods: 3, 4 or 5 players start with 35, 30 or 25 armies, take the 42 territories one by one and place the rest one at a time.</translation>
    </message>
    <message>
        <source>rules.G_127</source>
        <translation>In the original game a turn is: new armies, attacks, fortifying. A third of the territories, at least 3, brings armies, with the continents and card sets.</translation>
    </message>
    <message>
        <source>rules.G_128</source>
        <translation>In the original game a turn with a conquest earns one card. Three equal, one of each, or two and a joker make a set, worth 4, 6, 8, 10, 12, 15, then 5 more each time. With 5 or 6 cards you have to trade.</translation>
    </message>
    <message>
        <source>rules.G_129</source>
        <translation>In the original game a traded card that shows a territory of yours puts 2 armies there, at most once a turn.</translation>
    </message>
    <message>
        <source>rules.G_13</source>
        <translation>A god who is banished goes back to the pantheon and can be summoned again. Gods never die and never go to an Afterlife or the Underworld.</translation>
    </message>
    <message>
        <source>rules.G_130</source>
        <translation>In the original game too 1 to 3 dice attack, 1 or 2 defend, ties go to the defender, and at least as many armies move in as dice in the last roll.</translation>
    </message>
    <message>
        <source>rules.G_131</source>
        <translation>In the original game you fortify once, between two of your territories that lie next to each other.</translation>
    </message>
    <message>
        <source>rules.G_132</source>
        <translation>In the original game who puts a player out takes the cards. With six or more you trade at once until four or fewer are left, otherwise you wait for your next turn.</translation>
    </message>
    <message>
        <source>rules.G_133</source>
        <translation>In the original game all 42 territories win. With two players a third set is neutral, everybody takes 14 territories, then places 2 armies a turn and 1 neutral one; the opponent rolls for the neutral ones, who need not be beaten.</translation>
    </message>
    <message>
        <source>rules.G_134</source>
        <translation>A card may be played only if it has a target or would change something.</translation>
    </message>
    <message>
        <source>rules.G_135</source>
        <translation>A card strikes all its territories at the same moment. Only then are emptied territories settled, and who is out.</translation>
    </message>
    <message>
        <source>rules.G_136</source>
        <translation>With two players, cards that name a player can't choose the neutral. Cards that name a territory, a continent or armies hit neutral armies like any others. In step 5 neutral armies don't suffer.</translation>
    </message>
    <message>
        <source>rules.G_137</source>
        <translation>A card that a relic or another card lets you draw needs no god for that, only for playing it.</translation>
    </message>
    <message>
        <source>rules.G_138</source>
        <translation>Who goes out in their own turn finishes the card in progress; then the turn ends and the next place plays. If one effect puts out all who are left, they share the victory.</translation>
    </message>
    <message>
        <source>rules.G_139</source>
        <translation>In the final ranking players who went out stand behind all who scored, the later out the higher.</translation>
    </message>
    <message>
        <source>rules.G_14</source>
        <translation>A god can only stand where an army of yours stands. As soon as the last army there is gone, all gods there are banished.</translation>
    </message>
    <message>
        <source>rules.G_15</source>
        <translation>Talk, threats and alliances are free and never bind anybody.</translation>
    </message>
    <message>
        <source>rules.G_16</source>
        <translation>The 42 territory cards, without jokers, and each of the four miracle decks are shuffled: 17 War, 17 Sky, 17 Death and 15 Magic cards. The game starts in epoch 1, and no god is in play.</translation>
    </message>
    <message>
        <source>rules.G_17</source>
        <translation>Four territory cards are turned over: the plague rages in these territories from the start. The cards go back into the pile. One of the five plague markers is left over.</translation>
    </message>
    <message>
        <source>rules.G_18</source>
        <translation>Everybody rolls a die, equal rolls again among themselves. From the highest roll down each takes one of the free pantheons: its colour, four gods and Afterlife.</translation>
    </message>
    <message>
        <source>rules.G_19</source>
        <translation>With 2 players each starts with 30 armies, with 3 with 35, with 4 with 30, with 5 with 25.</translation>
    </message>
    <message>
        <source>rules.G_2</source>
        <translation>Armies are counted in whole numbers. Gods and temples are not armies.</translation>
    </message>
    <message>
        <source>rules.G_20</source>
        <translation>All 42 territory cards are dealt one at a time, clockwise, starting with the player who chose a pantheon first. Each puts one army in every territory dealt to them, plague lands included. Then the cards go back.</translation>
    </message>
    <message>
        <source>rules.G_21</source>
        <translation>Instead, as an option, territories are chosen: a roll decides who begins, then clockwise each puts an army in an empty territory until all are taken. Plague lands may be chosen, fields of the Underworld not. With two players the neutral third is dealt first.</translation>
    </message>
    <message>
        <source>rules.G_22</source>
        <translation>Going on with the next player, each in turn puts three armies in territories of their own, together or apart, until all starting armies stand. A rest of one or two is placed as it is. There is no limit to a territory.</translation>
    </message>
    <message>
        <source>rules.G_23</source>
        <translation>Then, going on with the next player, each places the God of War and one temple in territories of their own, in one or in two. A temple may stand in a plague land, the god may not.</translation>
    </message>
    <message>
        <source>rules.G_24</source>
        <translation>Everybody starts with 3 faith and without miracle cards.</translation>
    </message>
    <message>
        <source>rules.G_25</source>
        <translation>During the set-up the plague does no harm.</translation>
    </message>
    <message>
        <source>rules.G_26</source>
        <translation>With two players a third pantheon, drawn by lot, is neutral. The territory cards are dealt into three piles of 14, one for each player and one for the neutral, which gets 3 armies in each of its territories. Of your 30 armies 14 go to your territories, 16 are placed afterwards.</translation>
    </message>
    <message>
        <source>rules.G_27</source>
        <translation>Neutral armies defend with as many dice as they may. They never move, attack, bid, score, raise armies or own gods, and they have no temple.</translation>
    </message>
    <message>
        <source>rules.G_28</source>
        <translation>The game lasts five epochs. In each of them every player who is still in takes exactly one turn.</translation>
    </message>
    <message>
        <source>rules.G_29</source>
        <translation>Each epoch, the first as well, starts with secret bids of 0 up to all of your faith. All are opened together, and every bid is paid, even a losing one.</translation>
    </message>
    <message>
        <source>rules.G_3</source>
        <translation>You control a territory or field only while at least one of your armies stands there. A god or a temple alone doesn't do.</translation>
    </message>
    <message>
        <source>rules.G_30</source>
        <translation>There are as many places in the turn order as players still in. From the highest bid down each takes any place that is free. Equal bids roll a die, the higher chooses first.</translation>
    </message>
    <message>
        <source>rules.G_31</source>
        <translation>Turns are taken in the order of the places. After the last one the epoch ends, and after the fifth epoch the game.</translation>
    </message>
    <message>
        <source>rules.G_32</source>
        <translation>A turn has ten steps in a fixed order: raise armies and collect faith, summon gods and build temples, get miracle cards, play miracle cards, suffer the plague, conquer, fortify, leave the Afterlife, invade the Underworld, end. A step may bring nothing, but none is swapped or done twice.</translation>
    </message>
    <message>
        <source>rules.G_33</source>
        <translation>Relics that work at the start of your turn do so before step 1, in an order that you choose, each wholly before the next. Their armies are placed in step 1. A relic that you get during your turn starts with your next one.</translation>
    </message>
    <message>
        <source>rules.G_34</source>
        <translation>Count the territories you control and divide by three, but take at least 3: so many armies and as much faith you get. 11 territories bring 3, 12 bring 4, 17 bring 5.</translation>
    </message>
    <message>
        <source>rules.G_35</source>
        <translation>For every continent that is wholly yours you get its bonus in armies and in faith: Europa 7, Germania 5, Africa 5, Asia Minor 3, Atlantis 3, Hyrkania 2.</translation>
    </message>
    <message>
        <source>rules.G_36</source>
        <translation>These armies go to any of your territories, never to the Underworld. Everything is counted as it stands when the step begins; placing and revival may be mixed.</translation>
    </message>
    <message>
        <source>rules.G_37</source>
        <translation>Each of your temples brings 1 faith and 1 army more. That army stands where the temple is.</translation>
    </message>
    <message>
        <source>rules.G_38</source>
        <translation>From each crypt that you control one army may return to a temple of yours, if at least one stays in the field. Without a temple nobody returns.</translation>
    </message>
    <message>
        <source>rules.G_39</source>
        <translation>Armies of temples, of crypts and of relics can't be given up for the Book of the Dead, only those of territories and continents.</translation>
    </message>
    <message>
        <source>rules.G_4</source>
        <translation>A territory without armies is empty: it counts for nobody and no god can stand there. A temple in it is neutral.</translation>
    </message>
    <message>
        <source>rules.G_40</source>
        <translation>Faith may be saved without limit.</translation>
    </message>
    <message>
        <source>rules.G_41</source>
        <translation>A temple belongs to whoever controls its territory and changes hands with it at once. Where nobody is, it is neutral and brings nothing.</translation>
    </message>
    <message>
        <source>rules.G_42</source>
        <translation>A temple costs 5 faith and is built only in step 2, in a territory of yours that has none. There are 12; one that is removed can be built again. None stands in the Underworld.</translation>
    </message>
    <message>
        <source>rules.G_43</source>
        <translation>Who defends at a temple of their own rolls all ones again until none is left, in battle and in god wars. The attacker has nothing of a temple.</translation>
    </message>
    <message>
        <source>rules.G_44</source>
        <translation>In step 2 you may summon gods who are not in play, for 3 faith each, as many as you like, banished ones too. Each goes to a territory of yours without plague.</translation>
    </message>
    <message>
        <source>rules.G_45</source>
        <translation>God of Death: while he takes part in your attack, the enemy armies that fall in battle go to the pool instead of the Afterlife. Yours still go to your Afterlife.</translation>
    </message>
    <message>
        <source>rules.G_46</source>
        <translation>Goddess of Magic: where she takes part, in attack or defence, your ones are rolled again until none is left, in battle and in god wars.</translation>
    </message>
    <message>
        <source>rules.G_47</source>
        <translation>God of the Sky: where he takes part, in attack or defence, you roll one die more in each god war.</translation>
    </message>
    <message>
        <source>rules.G_48</source>
        <translation>God of War: while he takes part in your attack, you win ties, in battle and in god wars.</translation>
    </message>
    <message>
        <source>rules.G_49</source>
        <translation>The powers of all your gods who take part add up, in battle and in god wars, whoever of them fights.</translation>
    </message>
    <message>
        <source>rules.G_5</source>
        <translation>Everything that is divided is rounded down. Who loses half of 5 armies loses 2, of 3 armies 1, of a single army none.</translation>
    </message>
    <message>
        <source>rules.G_50</source>
        <translation>In step 3 you may buy up to four cards for 2 faith each, from any decks whose god you have in play. You choose and pay all of them before you look at one.</translation>
    </message>
    <message>
        <source>rules.G_51</source>
        <translation>Cards that labours or other cards bring don't count among the four. For a labour its god has to be in play at that moment and the deck must hold a card; it costs nothing.</translation>
    </message>
    <message>
        <source>rules.G_52</source>
        <translation>Labour of War: as soon as you have conquered the third defended territory in your turn, you draw a War card, once a turn. Defended means that you beat at least one army there with dice. Empty land and fields don't count.</translation>
    </message>
    <message>
        <source>rules.G_53</source>
        <translation>Labour of the Sky: if you attack in your turn and beat an enemy god in a god war, you draw a Sky card at once, once a turn. Gods who are banished in another way don't count.</translation>
    </message>
    <message>
        <source>rules.G_54</source>
        <translation>Labour of Magic: if one roll of yours shows three or more equal numbers, you draw a Magic card. It holds in anybody's turn, in attack and defence, in battle and god war, before or after ones are rolled again, but one card a roll. If both sides earn one, the attacker draws first.</translation>
    </message>
    <message>
        <source>rules.G_55</source>
        <translation>Labour of Death: if you control at least one crypt in step 10, you draw one Death card, however many crypts they are.</translation>
    </message>
    <message>
        <source>rules.G_56</source>
        <translation>A hand has no limit. Relics, the Magic cards, are never held in hand: they are shown and in play the moment they are drawn, for nothing.</translation>
    </message>
    <message>
        <source>rules.G_57</source>
        <translation>To play a War, Death or Sky card you need its god in play and pay its cost. Each is done wholly before the next. War and Death cards are for step 4 only, any number in any order, also those just obtained.</translation>
    </message>
    <message>
        <source>rules.G_58</source>
        <translation>A god who comes into a plague land in any way is banished at once. Only when fortifying he may pass through.</translation>
    </message>
    <message>
        <source>rules.G_59</source>
        <translation>Sky cards are played only by the player who is invaded on Earth, after source, target and gods are named and before any dice, one after another. That ends when the player passes, when the invasion is over, or when no army is left in the territory.</translation>
    </message>
    <message>
        <source>rules.G_6</source>
        <translation>What a card says goes before these rules.</translation>
    </message>
    <message>
        <source>rules.G_60</source>
        <translation>A relic stays until the game ends or a card destroys or steals it, even if the Goddess of Magic is banished. It works when its text says so.</translation>
    </message>
    <message>
        <source>rules.G_61</source>
        <translation>Where a card moves armies out of a territory, at least one stays behind.</translation>
    </message>
    <message>
        <source>rules.G_62</source>
        <translation>A card may kill all armies of a territory; then it is empty.</translation>
    </message>
    <message>
        <source>rules.G_63</source>
        <translation>A continent drawn by lot is any one above water, each with the same chance.</translation>
    </message>
    <message>
        <source>rules.G_64</source>
        <translation>A card that takes half takes it rounded down.</translation>
    </message>
    <message>
        <source>rules.G_65</source>
        <translation>Miracles and relics don't reach the Underworld unless their text says so.</translation>
    </message>
    <message>
        <source>rules.G_66</source>
        <translation>A stolen relic works for its new owner at once, what happens at the start of a turn from the next one on. A cancelled card and its cost are lost. The Aegis may answer any War, Death or Sky card, even one that Pandora's Box forces on its owner, once its targets are named and before dice and draws.</translation>
    </message>
    <message>
        <source>rules.G_67</source>
        <translation>In step 5 half of your armies die in each plague land that you control, rounded down, so the last one never dies. Your gods there are banished.</translation>
    </message>
    <message>
        <source>rules.G_68</source>
        <translation>This comes on top of what the plague takes from a conqueror, and it meets only the player whose turn it is.</translation>
    </message>
    <message>
        <source>rules.G_69</source>
        <translation>You may invade as often as you like, in any order, from any territory with at least 2 armies into one next to it that you don't control. Every attack from one territory on another is an invasion of its own, also on the same target again.</translation>
    </message>
    <message>
        <source>rules.G_7</source>
        <translation>Everybody may know the boards, each player's faith, how many cards of which deck a hand holds, the relics in play and the size of the decks. Secret are the faces of cards in hand, and bids until they are opened.</translation>
    </message>
    <message>
        <source>rules.G_70</source>
        <translation>You declare from where you invade, which territory, and which of your gods there take part. All armies but one always take part, as fewer would never help.</translation>
    </message>
    <message>
        <source>rules.G_71</source>
        <translation>All gods of the defender in the attacked territory take part in its defence.</translation>
    </message>
    <message>
        <source>rules.G_72</source>
        <translation>An invasion goes in this order: it is declared, the defender may play Sky cards, god wars while both sides have gods, battles of armies, conquest or breaking off.</translation>
    </message>
    <message>
        <source>rules.G_73</source>
        <translation>After the Sky cards you have to attack at least once, by a god war or a roll, unless that has become impossible. If cards have emptied the target, you move in at least one army instead, which counts for no labour.</translation>
    </message>
    <message>
        <source>rules.G_74</source>
        <translation>An empty target is entered without dice: at least one army moves in, at least one stays. It is an invasion but counts for no labour. A neutral temple there becomes yours, and gods you have named may come or stay.</translation>
    </message>
    <message>
        <source>rules.G_75</source>
        <translation>A god war is fought if both sides have at least one god in the invasion. First the attacker, then the defender names one of them as champion.</translation>
    </message>
    <message>
        <source>rules.G_76</source>
        <translation>Each side rolls 3 dice, one more with its God of the Sky and one more for each altar it controls. Total: the dice plus the armies, all but one of the attacker's, all of the defender's, plus 3 for Mjolnir and 4 for each Fire Sears the Sky. Ones are rolled again by the goddess, the defender's temple or Gungnir.</translation>
    </message>
    <message>
        <source>rules.G_77</source>
        <translation>The higher total wins, on a tie the defender, or the attacker with the God of War. The losing champion is banished. No army dies.</translation>
    </message>
    <message>
        <source>rules.G_78</source>
        <translation>If both sides still have gods, the attacker may fight another round or break off. If only one side has any, the battle of armies follows, or the attacker breaks off.</translation>
    </message>
    <message>
        <source>rules.G_79</source>
        <translation>After every round the labours of the Sky and of Magic are looked at.</translation>
    </message>
    <message>
        <source>rules.G_8</source>
        <translation>Cards that are played or discarded leave the game. No miracle deck is shuffled again; an empty one gives no more cards.</translation>
    </message>
    <message>
        <source>rules.G_80</source>
        <translation>The attacker says how many dice, 1 to 3 but at least one fewer than armies in the territory; then the defender, 1 or 2 but not more than armies. Both roll together.</translation>
    </message>
    <message>
        <source>rules.G_81</source>
        <translation>Ones are rolled again for the attacker by the goddess, for the defender by the goddess or a temple. The program does it by itself, and that uses the goddess's power: leave her out when you declare if she shall stay back.</translation>
    </message>
    <message>
        <source>rules.G_82</source>
        <translation>The highest dice are compared, then the second ones if both sides rolled at least two. The lower die costs its side an army, a tie costs the attacker one, or the defender if the attacker's God of War takes part.</translation>
    </message>
    <message>
        <source>rules.G_83</source>
        <translation>The fallen go to their owners' Afterlives, those of the defender to the pool if the attacker's God of Death takes part.</translation>
    </message>
    <message>
        <source>rules.G_84</source>
        <translation>Before a defending army is removed, the owner of the Tree of Life may save it.</translation>
    </message>
    <message>
        <source>rules.G_85</source>
        <translation>After each roll the attacker may stop or roll again. All rolls up to the end belong to one invasion: nothing is declared anew, and no Sky card is played between them.</translation>
    </message>
    <message>
        <source>rules.G_86</source>
        <translation>When the last defending army is gone, the territory is conquered. You move in at least as many armies as dice in the last roll; at least one stays behind.</translation>
    </message>
    <message>
        <source>rules.G_87</source>
        <translation>Gods of yours who used their power have to move in, others who took part may. Used means: champion in a god war; God of War: a tie won; God of Death: an army beaten; goddess: a die rolled again; God of the Sky: his extra die rolled.</translation>
    </message>
    <message>
        <source>rules.G_88</source>
        <translation>All gods of the defender there are banished, and a temple becomes yours.</translation>
    </message>
    <message>
        <source>rules.G_89</source>
        <translation>The territory counts for the labour of War if at least one of its armies, a neutral one too, was beaten in battle.</translation>
    </message>
    <message>
        <source>rules.G_9</source>
        <translation>Territory cards that a miracle turns over go back, and the pile is shuffled at once.</translation>
    </message>
    <message>
        <source>rules.G_90</source>
        <translation>You may invade from a conquered territory at once.</translation>
    </message>
    <message>
        <source>rules.G_91</source>
        <translation>A continent that you complete pays at the start of your next turn, and at the end of the game.</translation>
    </message>
    <message>
        <source>rules.G_92</source>
        <translation>You may never leave a territory of yours empty by moving.</translation>
    </message>
    <message>
        <source>rules.G_93</source>
        <translation>After breaking off you may start a new invasion anywhere, the same one too.</translation>
    </message>
    <message>
        <source>rules.G_94</source>
        <translation>If you conquer or enter a plague land, half of the armies that move in die at once, rounded down, and all gods who move in are banished. Of 3 armies 2 are left.</translation>
    </message>
    <message>
        <source>rules.G_95</source>
        <translation>A player without armies on Earth is out at once, whoever or whatever caused it.</translation>
    </message>
    <message>
        <source>rules.G_96</source>
        <translation>Cards and relics of that player are discarded, dead armies and those in the Underworld removed, the gods leave the game, the faith goes back to the supply, the place in the turn order is skipped.</translation>
    </message>
    <message>
        <source>rules.G_97</source>
        <translation>Temples on land that is empty now are neutral until somebody enters. Fields become empty at once, so the player on turn can use them.</translation>
    </message>
    <message>
        <source>rules.G_98</source>
        <translation>If only one player is left, that player wins at once.</translation>
    </message>
    <message>
        <source>rules.G_99</source>
        <translation>Once a turn any number of armies and gods may go from one of your territories to another that a chain of your own territories joins with it. At least one army stays. Gods may go without armies.</translation>
    </message>
    <message>
        <source>rules.M_01</source>
        <translation>Three to six can play.</translation>
    </message>
    <message>
        <source>rules.M_02</source>
        <translation>There are 28 missions in four ranks: captain, major, colonel and general, each harder than the one before. Everybody draws one of each rank in secret; the rest stays unseen.</translation>
    </message>
    <message>
        <source>rules.M_03</source>
        <translation>Missions are drawn first. Then you set up as in world conquest: the highest die begins, territories are taken in turn, and the rest of the armies follows one by one.</translation>
    </message>
    <message>
        <source>rules.M_04</source>
        <translation>Sets have fixed values: three infantry 4 armies, three cavalry 6, three artillery 8, one of each 10.</translation>
    </message>
    <message>
        <source>rules.M_05</source>
        <translation>A mission says when it may be shown, and at that moment of your own turn it has to be fulfilled. You may show one in a turn, or keep it secret for now.</translation>
    </message>
    <message>
        <source>rules.M_06</source>
        <translation>A mission that has been shown stays fulfilled, whatever happens on the board later.</translation>
    </message>
    <message>
        <source>rules.M_07</source>
        <translation>If you beat a player, you take the territory cards, but never the missions. Those stay secret to the end.</translation>
    </message>
    <message>
        <source>rules.M_08</source>
        <translation>Whoever has shown four missions first wins at once. So does the last player left on the board.</translation>
    </message>
    <message>
        <source>rules.N_01</source>
        <translation>The board is set up as with passive neutral colours. Besides, each has a cannon that shows whose ally it is: yours, your opponent's or nobody's. All begin as nobody's.</translation>
    </message>
    <message>
        <source>rules.N_02</source>
        <translation>A turn goes: bribes, your own new armies, new armies for allies, attacks, your own move, a move for each ally, the card.</translation>
    </message>
    <message>
        <source>rules.N_10</source>
        <translation>Give territory cards from your hand to neutral colours, face down. Each card turns that colour's cannon one step towards you, so your opponent's ally needs two to become yours.</translation>
    </message>
    <message>
        <source>rules.N_11</source>
        <translation>A neutral colour that holds 5 cards takes no more.</translation>
    </message>
    <message>
        <source>rules.N_12</source>
        <translation>Cards that were given stay with the neutral colour until it is beaten. Meanwhile nobody can trade them.</translation>
    </message>
    <message>
        <source>rules.N_13</source>
        <translation>You can't bribe a colour that is your ally already, or one that is out.</translation>
    </message>
    <message>
        <source>rules.N_20</source>
        <translation>For your own new armies only your own territories count; those of allies count neither for the number nor for whole continents.</translation>
    </message>
    <message>
        <source>rules.N_21</source>
        <translation>For each ally you may roll a die. That many armies of its colour go on its territories, divided as you like.</translation>
    </message>
    <message>
        <source>rules.N_22</source>
        <translation>Allies get no armies for their territories, continents or cards.</translation>
    </message>
    <message>
        <source>rules.N_30</source>
        <translation>Your allies' armies attack as if they were yours: your opponent, other neutral colours or other allies, but never you or their own colour. What they conquer belongs to their colour.</translation>
    </message>
    <message>
        <source>rules.N_31</source>
        <translation>Your own armies may attack any neutral colour, even an ally.</translation>
    </message>
    <message>
        <source>rules.N_32</source>
        <translation>When a neutral colour defends, the attacker's opponent rolls for it.</translation>
    </message>
    <message>
        <source>rules.N_33</source>
        <translation>When an invasion ends, roll a die for each neutral colour that took part, as target or as your ally, unless it was just beaten. With 1 to 4 its cannon turns one step away from you, with 5 or 6 it stays.</translation>
    </message>
    <message>
        <source>rules.N_34</source>
        <translation>A colour that leaves you can't be used again this turn.</translation>
    </message>
    <message>
        <source>rules.N_35</source>
        <translation>Whoever takes a neutral colour's last army gets all cards it was given. With 5 cards or more, sets are traded at once; its cannon leaves the board.</translation>
    </message>
    <message>
        <source>rules.N_40</source>
        <translation>Besides your own move you may make one for each ally, between territories of its own that are joined through its own land.</translation>
    </message>
    <message>
        <source>rules.N_41</source>
        <translation>You draw a card only if your own armies conquered something; what allies conquer doesn't count.</translation>
    </message>
    <message>
        <source>rules.N_42</source>
        <translation>The game ends when the opponent's last army falls.</translation>
    </message>
    <message>
        <source>rules.O2_01</source>
        <translation>Two play, with one neutral colour between them.</translation>
    </message>
    <message>
        <source>rules.O2_02</source>
        <translation>Both players and the neutral colour have the same number of armies: 40 each, or 30 as in one of the boxes.</translation>
    </message>
    <message>
        <source>rules.O2_03</source>
        <translation>Without the wild cards, the cards make three piles of 14. Each player takes a pile, the third is the neutral colour's, and one army goes on each territory.</translation>
    </message>
    <message>
        <source>rules.O2_04</source>
        <translation>By turns you each place 2 armies on one or two territories of your own, then 1 neutral army on any neutral territory. When all stand, the cards and wild cards are shuffled.</translation>
    </message>
    <message>
        <source>rules.O2_05</source>
        <translation>The neutral colour never attacks and gets no new armies. If you attack it, your opponent rolls for it.</translation>
    </message>
    <message>
        <source>rules.O2_06</source>
        <translation>You win when your opponent has no territory left, whether the neutral colour still stands or not.</translation>
    </message>
    <message>
        <source>rules.O2_07</source>
        <translation>A die says who places first; the same player has the first turn.</translation>
    </message>
    <message>
        <source>rules.O_01</source>
        <translation>The original game is for 3 to 5 players. With six, each has 20 armies, as in older boxes; that is a house rule.</translation>
    </message>
    <message>
        <source>rules.O_02</source>
        <translation>Each starts with 35 armies if three play, 30 if four and 25 if five.</translation>
    </message>
    <message>
        <source>rules.O_03</source>
        <translation>The highest die takes the first territory with one army. Clockwise each takes one more, until all have an owner.</translation>
    </message>
    <message>
        <source>rules.O_04</source>
        <translation>Then each in turn adds one army to a territory of their own, until no starting armies are left.</translation>
    </message>
    <message>
        <source>rules.O_05</source>
        <translation>Whoever placed the first army has the first turn. All 44 cards are the draw pile.</translation>
    </message>
    <message>
        <source>rules.O_10</source>
        <translation>One army for every three territories, rounded down, at least 3, in the first turn too: 11 territories bring 3, 14 bring 4, 17 bring 5.</translation>
    </message>
    <message>
        <source>rules.O_11</source>
        <translation>A continent brings its bonus if it is wholly yours as your turn begins.</translation>
    </message>
    <message>
        <source>rules.O_12</source>
        <translation>As your turn begins you may trade a set. With 5 or 6 cards you have to, and you may trade a second one if you have it.</translation>
    </message>
    <message>
        <source>rules.O_13</source>
        <translation>Each set in the game, whoever trades it, brings more: 4, 6, 8, 10, 12, 15, and from then on 5 more each time.</translation>
    </message>
    <message>
        <source>rules.O_14</source>
        <translation>If a traded card shows a territory of yours, 2 extra armies go there. That happens once in a turn at most; if several cards match, you choose one.</translation>
    </message>
    <message>
        <source>rules.O_15</source>
        <translation>Traded cards go face down under the draw pile.</translation>
    </message>
    <message>
        <source>rules.O_20</source>
        <translation>Name where the attack comes from and where it goes. Both sides say how many dice they use, the attacker first, and roll together. You may switch to other places and back.</translation>
    </message>
    <message>
        <source>rules.O_21</source>
        <translation>Attack with 1 to 3 dice, and always with fewer dice than armies in the territory you come from.</translation>
    </message>
    <message>
        <source>rules.O_22</source>
        <translation>Defend with 1 die, or with 2 if at least two armies stand there. One roll costs two armies at most.</translation>
    </message>
    <message>
        <source>rules.O_23</source>
        <translation>Into a conquered territory move at least as many armies as you rolled dice last. One army stays behind.</translation>
    </message>
    <message>
        <source>rules.O_24</source>
        <translation>After your attacks, before the last move, you draw a card if you conquered something. If it is your sixth, it waits until your next turn.</translation>
    </message>
    <message>
        <source>rules.O_25</source>
        <translation>Beat a player and you get their cards. With 6 or more you trade at once until 4 or fewer are left and place those armies; with 5 or fewer you wait for your next turn.</translation>
    </message>
    <message>
        <source>rules.O_30</source>
        <translation>At the end you may move armies once, from one territory of yours to a neighbouring one that is yours too. At least one stays behind.</translation>
    </message>
    <message>
        <source>rules.O_40</source>
        <translation>The first to own all territories wins.</translation>
    </message>
    <message>
        <source>rules.O_50</source>
        <translation>The two boxes with this chapter differ in their pieces, the units on their cards, the marker for set values and the armies for two players; all other rules are the same.</translation>
    </message>
    <message>
        <source>rules.O_51</source>
        <translation>On the board of such a box only its 42 land territories are used, with that board's bonuses, and both wild cards. Its other places, cards and special pieces stay in the box.</translation>
    </message>
    <message>
        <source>rules.P_01</source>
        <translation>Two players share the board with 4 neutral colours. You win when your opponent has no army left; the neutral colours may stand.</translation>
    </message>
    <message>
        <source>rules.P_02</source>
        <translation>Each player has 36 starting armies, each neutral colour 24.</translation>
    </message>
    <message>
        <source>rules.P_03</source>
        <translation>The cards deal out the land, without the wild cards: 9 territories for each player, 6 for each neutral colour, one army on each. Then all cards and both wild cards are shuffled.</translation>
    </message>
    <message>
        <source>rules.P_04</source>
        <translation>The dice say who places first. By turns you each add 3 armies to your own land, as you like, and one army of each neutral colour to its land.</translation>
    </message>
    <message>
        <source>rules.P_05</source>
        <translation>When all armies stand, both roll: the higher die takes the first turn.</translation>
    </message>
    <message>
        <source>rules.P_06</source>
        <translation>A neutral colour only defends. It never attacks or moves, and gets neither armies nor cards.</translation>
    </message>
    <message>
        <source>rules.P_07</source>
        <translation>Attack a neutral colour and your opponent rolls for it, always with all the dice it may use.</translation>
    </message>
    <message>
        <source>rules.P_08</source>
        <translation>Taking land from a neutral colour counts as a conquest and earns the card.</translation>
    </message>
    <message>
        <source>rules.P_09</source>
        <translation>Everything else in a turn goes as in world conquest, with sets that bring more and more.</translation>
    </message>
    <message>
        <source>rules.S2_01</source>
        <translation>You win by removing all armies of your opponent. There are no missions, and it doesn't matter how the neutral colour fares.</translation>
    </message>
    <message>
        <source>rules.S2_02</source>
        <translation>Both players begin with 40 armies and the neutral colour with 28. All three get 14 territories.</translation>
    </message>
    <message>
        <source>rules.S2_03</source>
        <translation>From the start two neutral armies stand in every neutral territory. You and your opponent place yours one at a time, in turn.</translation>
    </message>
    <message>
        <source>rules.S2_04</source>
        <translation>Whenever you get new armies, the neutral colour gets half as many, rounded down. All of them count: for territories, continents, sets and cards that show your land.</translation>
    </message>
    <message>
        <source>rules.S2_05</source>
        <translation>When you have placed your armies, your opponent places the neutral ones on any neutral territories.</translation>
    </message>
    <message>
        <source>rules.S2_06</source>
        <translation>Neutral territories may be attacked like any other, and conquering one earns a card. Your opponent rolls for them, always with as many dice as allowed.</translation>
    </message>
    <message>
        <source>rules.S2_07</source>
        <translation>The neutral colour never attacks, moves or draws cards, and it has no turn.</translation>
    </message>
    <message>
        <source>rules.S2_08</source>
        <translation>Once no neutral territory is left, there are no more new neutral armies.</translation>
    </message>
    <message>
        <source>rules.SC_01</source>
        <translation>There are no missions: you win by beating all your opponents. Two players are joined by a neutral colour that grows.</translation>
    </message>
    <message>
        <source>rules.SC_02</source>
        <translation>Each set traded in the game brings more than the last, whoever trades it and whatever its cards show: 4, 6, 8, 10, 12, 15, 20, 25 armies, then 5 more every time.</translation>
    </message>
    <message>
        <source>rules.SC_03</source>
        <translation>As in the game with secret missions, every traded card that shows your own land brings two extra armies there, and with five or more cards you must trade a set.</translation>
    </message>
    <message>
        <source>rules.SK_01</source>
        <translation>Two to six can play, without missions. Two players are joined by a neutral colour, which has no capital.</translation>
    </message>
    <message>
        <source>rules.SK_02</source>
        <translation>When all armies are placed, everybody secretly chooses a territory of their own as the capital. Its card is out of the game.</translation>
    </message>
    <message>
        <source>rules.SK_03</source>
        <translation>When your capital falls for the first time, it is shown and the attacker takes all your territory cards. Nothing is traded now; with five or more cards the attacker must do so in the next turn.</translation>
    </message>
    <message>
        <source>rules.SK_04</source>
        <translation>With the capital all your other armies on its continent vanish. The attacker gets one army in each territory that they leave.</translation>
    </message>
    <message>
        <source>rules.SK_05</source>
        <translation>Whoever loses the capital plays on with the armies that are left elsewhere and may take it back. Without any army left you are out, and the cards you have drawn since go to whoever beats you.</translation>
    </message>
    <message>
        <source>rules.SK_06</source>
        <translation>All this happens only the first time that a capital is taken from its founder. After that it is conquered like any other territory.</translation>
    </message>
    <message>
        <source>rules.SK_07</source>
        <translation>You win by holding enough capitals at once, your own among them: two with two or three players, three with four or five, four with six. The number stays the same when players go out.</translation>
    </message>
    <message>
        <source>rules.SK_08</source>
        <translation>Capitals of others count only once they have been shown; your own counts while it is still secret. You can win in your own turn only.</translation>
    </message>
    <message>
        <source>rules.SK_09</source>
        <translation>Sets have fixed values of 4, 6, 8 or 10 armies. With a house rule they rise instead.</translation>
    </message>
    <message>
        <source>rules.S_01</source>
        <translation>Three to six can play. The dealer is drawn at random; that only decides who is dealt to, places and moves first.</translation>
    </message>
    <message>
        <source>rules.S_02</source>
        <translation>Everybody gets one of 14 missions, in secret. Missions against colours that don't play are taken out first; the rest stays unseen.</translation>
    </message>
    <message>
        <source>rules.S_03</source>
        <translation>Three players begin with 35 armies each, four with 30, five with 25, six with 20.</translation>
    </message>
    <message>
        <source>rules.S_04</source>
        <translation>All territories are dealt at random, from the left of the dealer on, and each gets one army. With four or five players two of them get one territory more.</translation>
    </message>
    <message>
        <source>rules.S_05</source>
        <translation>From the left of the dealer on, each in turn adds one army to a territory of their own until all are placed. Then all 44 cards are shuffled, both wild cards among them.</translation>
    </message>
    <message>
        <source>rules.S_06</source>
        <translation>The player left of the dealer takes the first turn.</translation>
    </message>
    <message>
        <source>rules.S_10</source>
        <translation>You get a third of your territories in armies, rounded down, but never fewer than three: 17 territories bring 5.</translation>
    </message>
    <message>
        <source>rules.S_11</source>
        <translation>A continent that is all yours when your turn begins brings its bonus on top. One that you complete later counts from your next turn on.</translation>
    </message>
    <message>
        <source>rules.S_12</source>
        <translation>Sets have fixed values: three infantry 4 armies, three cavalry 6, three artillery 8, one of each 10. A set with wild cards counts as the best it can be.</translation>
    </message>
    <message>
        <source>rules.S_13</source>
        <translation>You may trade as many sets in a turn as you like, but only at its start, before you place armies.</translation>
    </message>
    <message>
        <source>rules.S_14</source>
        <translation>Each traded card that shows a territory of yours puts two extra armies there at once, however many such cards there are.</translation>
    </message>
    <message>
        <source>rules.S_15</source>
        <translation>With five or more cards at the start of your turn you must trade a set. One is enough, even if many cards are left.</translation>
    </message>
    <message>
        <source>rules.S_16</source>
        <translation>Traded cards go under the draw pile.</translation>
    </message>
    <message>
        <source>rules.S_17</source>
        <translation>All other new armies go on your territories, shared out as you like. Every one has to be placed now.</translation>
    </message>
    <message>
        <source>rules.S_20</source>
        <translation>You attack a neighbouring territory with one to three armies; at least one more has to stay where they come from.</translation>
    </message>
    <message>
        <source>rules.S_21</source>
        <translation>You may roll fewer dice than the armies you attack with, but never more. Unless you choose otherwise, each army rolls one die.</translation>
    </message>
    <message>
        <source>rules.S_22</source>
        <translation>One or two armies defend with a single die. Only from three armies on may the defender roll two.</translation>
    </message>
    <message>
        <source>rules.S_23</source>
        <translation>The highest dice are compared, then the second highest. The lower one of each pair loses an army; when they are equal, the attacker does.</translation>
    </message>
    <message>
        <source>rules.S_24</source>
        <translation>After a conquest at least as many armies move in as you attacked with, even if you rolled fewer dice. More may follow, but one has to stay behind.</translation>
    </message>
    <message>
        <source>rules.S_25</source>
        <translation>You may go on attacking from a territory that you have just conquered.</translation>
    </message>
    <message>
        <source>rules.S_26</source>
        <translation>If you beat a player, you take the territory cards; the mission goes aside unseen. Nothing is traded now, but with five or more cards you must trade a set in your next turn.</translation>
    </message>
    <message>
        <source>rules.S_27</source>
        <translation>When you have finished attacking, you draw one card if you conquered anything this turn. That is before you move armies.</translation>
    </message>
    <message>
        <source>rules.S_30</source>
        <translation>Once at the end of your turn you may move any number of armies from one territory to an adjacent one of yours. At least one stays behind.</translation>
    </message>
    <message>
        <source>rules.S_40</source>
        <translation>You win when your mission is fulfilled in your own turn. If it comes true in somebody else's turn, you have to wait, and territories must still be yours when your turn begins.</translation>
    </message>
    <message>
        <source>rules.S_41</source>
        <translation>If your mission names your own colour, you have to hold 24 territories instead.</translation>
    </message>
    <message>
        <source>rules.T_01</source>
        <translation>Four or six play in two teams of equal size. The teams sit and play alternately.</translation>
    </message>
    <message>
        <source>rules.T_02</source>
        <translation>Everybody sets up alone, with 30 armies each when four play and 20 when six do.</translation>
    </message>
    <message>
        <source>rules.T_03</source>
        <translation>As soon as one player is out, the other team has won.</translation>
    </message>
    <message>
        <source>rules.T_04</source>
        <translation>You can't attack players of your own team.</translation>
    </message>
    <message>
        <source>rules.T_05</source>
        <translation>Sets have fixed values: three infantry 4 armies, three cavalry 6, three artillery 8, one of each 10.</translation>
    </message>
    <message>
        <source>rules.T_06</source>
        <translation>Partners may stand in the same territory. It belongs to whoever has most armies there; if two have equally many, it counts for nobody.</translation>
    </message>
    <message>
        <source>rules.T_07</source>
        <translation>Only territories that belong to you count for your new armies, not those of your partners.</translation>
    </message>
    <message>
        <source>rules.T_08</source>
        <translation>A continent brings its bonus only if all its territories belong to the same player. One that counts for nobody is enough to lose it.</translation>
    </message>
    <message>
        <source>rules.T_09</source>
        <translation>Your move at the end of a turn may lead through land of your whole team. It may end with a partner, even one who doesn't want it.</translation>
    </message>
    <message>
        <source>rules.T_10</source>
        <translation>New armies go only where you have at least one army already.</translation>
    </message>
    <message>
        <source>rules.T_11</source>
        <translation>From a shared territory you attack with your own armies only. You need at least two there, and one of yours stays behind.</translation>
    </message>
    <message>
        <source>rules.T_12</source>
        <translation>All armies in a shared territory defend it together. Whoever has most there chooses the dice and loses armies first, on a tie the next in turn after the attacker; it falls when nobody's army is left.</translation>
    </message>
    <message>
        <source>rules.T_13</source>
        <translation>A team has one hand of cards, which goes on to whoever of you plays next. With five or more cards in it the member on turn must trade, and gets the armies.</translation>
    </message>
    <message>
        <source>rules.T_14</source>
        <translation>At the end of your turn all your armies may leave a territory in which a partner's army stays. Anywhere else one has to stay.</translation>
    </message>
    <message>
        <source>rules.W_01</source>
        <translation>World conquest is for 3 to 6 players.</translation>
    </message>
    <message>
        <source>rules.W_02</source>
        <translation>Each starts with 35 armies if three play, 30 if four, 25 if five and 20 if six.</translation>
    </message>
    <message>
        <source>rules.W_03</source>
        <translation>The highest roll begins. In turn each of you takes a free territory with one army, until all are taken; some may get one more than others.</translation>
    </message>
    <message>
        <source>rules.W_04</source>
        <translation>Then in turn each of you adds one army to a territory of your own, until all starting armies stand.</translation>
    </message>
    <message>
        <source>rules.W_05</source>
        <translation>The territory cards and both wild cards are shuffled into a face-down pile. The golden cavalryman starts on the first field of the value track.</translation>
    </message>
    <message>
        <source>rules.W_06</source>
        <translation>A turn goes: new armies, attacks, one move, the card. You may leave out the attacks and the move.</translation>
    </message>
    <message>
        <source>rules.W_10</source>
        <translation>You get one army for every three territories you own, rounded down, but never fewer than 3.</translation>
    </message>
    <message>
        <source>rules.W_11</source>
        <translation>Every continent that is wholly yours adds its bonus.</translation>
    </message>
    <message>
        <source>rules.W_12</source>
        <translation>Sets of cards are traded in this step and bring more armies. You may trade as many as you have.</translation>
    </message>
    <message>
        <source>rules.W_13</source>
        <translation>With 5 cards or more you have to trade sets now, until 4 or fewer are left.</translation>
    </message>
    <message>
        <source>rules.W_14</source>
        <translation>A set brings the number below the golden cavalryman; then he rides one field on. The track is the same for everybody: the first set brings 4 armies, the second 6.</translation>
    </message>
    <message>
        <source>rules.W_15</source>
        <translation>The track goes 4, 6, 8, 10, 15, 20, 25 and then on by 5.</translation>
    </message>
    <message>
        <source>rules.W_16</source>
        <translation>A traded card that shows a territory of yours brings nothing extra.</translation>
    </message>
    <message>
        <source>rules.W_17</source>
        <translation>Traded cards go to a pile of their own.</translation>
    </message>
    <message>
        <source>rules.W_18</source>
        <translation>All new armies are placed now, on territories of yours, divided as you like.</translation>
    </message>
    <message>
        <source>rules.W_20</source>
        <translation>Say where you attack from, what you attack, and with how many armies: 1 to 3, and one always stays behind. Each army rolls a die.</translation>
    </message>
    <message>
        <source>rules.W_21</source>
        <translation>Knowing the attack, the defender chooses 1 or 2 dice, but no more than there are armies. Then both roll together.</translation>
    </message>
    <message>
        <source>rules.W_22</source>
        <translation>Highest against highest, second against second, equal dice for the defender: 3 and 2 against 6 and 2 cost the attacker two armies.</translation>
    </message>
    <message>
        <source>rules.W_23</source>
        <translation>An invasion is every battle for one target, until it falls or you stop. You may go on from another territory of yours in between, and come back to a target later.</translation>
    </message>
    <message>
        <source>rules.W_24</source>
        <translation>The armies that fought the last battle move in. More may follow from the same territory before your next invasion, but one stays.</translation>
    </message>
    <message>
        <source>rules.W_25</source>
        <translation>Beat a player and all their territory cards are yours. If that makes 5 cards or more, trade sets at once until 4 or fewer are left, place the armies, and go on.</translation>
    </message>
    <message>
        <source>rules.W_30</source>
        <translation>Once, you may move any number of armies from one territory of yours to another, if a chain of your own territories joins them. At least one stays behind.</translation>
    </message>
    <message>
        <source>rules.W_40</source>
        <translation>If you conquered something this turn, you draw the top card now.</translation>
    </message>
    <message>
        <source>rules.W_50</source>
        <translation>Whoever first owns all territories wins at once.</translation>
    </message>
    <message>
        <source>rules.book.AD</source>
        <translation>2210 A.D. rulebook 2001</translation>
    </message>
    <message>
        <source>rules.book.AD_Y</source>
        <translation>2210 A.D. rulebook 2001, two players</translation>
    </message>
    <message>
        <source>rules.book.C</source>
        <translation>all classic games</translation>
    </message>
    <message>
        <source>rules.book.D</source>
        <translation>German rulebook 1982</translation>
    </message>
    <message>
        <source>rules.book.G</source>
        <translation>Godstorm rulebook 2004</translation>
    </message>
    <message>
        <source>rules.book.M</source>
        <translation>Dutch rulebook 2004, four missions</translation>
    </message>
    <message>
        <source>rules.book.N</source>
        <translation>Dutch rulebook 2004, bought allies</translation>
    </message>
    <message>
        <source>rules.book.O</source>
        <translation>chapter on the original game</translation>
    </message>
    <message>
        <source>rules.book.O2</source>
        <translation>chapter on the original game, two players</translation>
    </message>
    <message>
        <source>rules.book.P</source>
        <translation>Dutch rulebook 2004, two players</translation>
    </message>
    <message>
        <source>rules.book.S</source>
        <translation>Swedish rulebook 2000, secret missions</translation>
    </message>
    <message>
        <source>rules.book.S2</source>
        <translation>Swedish rulebook 2000, two players</translation>
    </message>
    <message>
        <source>rules.book.SC</source>
        <translation>Swedish rulebook 2000, rising cards</translation>
    </message>
    <message>
        <source>rules.book.SK</source>
        <translation>Swedish rulebook 2000, capitals</translation>
    </message>
    <message>
        <source>rules.book.T</source>
        <translation>Dutch rulebook 2004, teams</translation>
    </message>
    <message>
        <source>rules.book.W</source>
        <translation>Dutch rulebook 2004, world conquest</translation>
    </message>
    <message>
        <source>rules.changed</source>
        <translation>holds in part: house rule</translation>
    </message>
    <message>
        <source>rules.chapter.attack</source>
        <translation>Attacks</translation>
    </message>
    <message>
        <source>rules.chapter.attack.AD</source>
        <translation>Invasions</translation>
    </message>
    <message>
        <source>rules.chapter.attack.G</source>
        <translation>Step 6: invasions</translation>
    </message>
    <message>
        <source>rules.chapter.bids</source>
        <translation>A year begins: bids</translation>
    </message>
    <message>
        <source>rules.chapter.bids.G</source>
        <translation>An epoch begins: bids</translation>
    </message>
    <message>
        <source>rules.chapter.board</source>
        <translation>Board and armies</translation>
    </message>
    <message>
        <source>rules.chapter.board.G</source>
        <translation>The board and the sea</translation>
    </message>
    <message>
        <source>rules.chapter.box</source>
        <translation>The box</translation>
    </message>
    <message>
        <source>rules.chapter.box.G</source>
        <translation>The original game on this board</translation>
    </message>
    <message>
        <source>rules.chapter.bribes</source>
        <translation>Bribes</translation>
    </message>
    <message>
        <source>rules.chapter.capitals</source>
        <translation>Capitals</translation>
    </message>
    <message>
        <source>rules.chapter.card_by_card</source>
        <translation>Card by card</translation>
    </message>
    <message>
        <source>rules.chapter.cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>rules.chapter.cards.AD</source>
        <translation>Command cards</translation>
    </message>
    <message>
        <source>rules.chapter.cards.G</source>
        <translation>Steps 3 and 4: miracle cards</translation>
    </message>
    <message>
        <source>rules.chapter.conquest</source>
        <translation>Conquests</translation>
    </message>
    <message>
        <source>rules.chapter.conquest.AD</source>
        <translation>Conquests and their bonus</translation>
    </message>
    <message>
        <source>rules.chapter.dice</source>
        <translation>The dice</translation>
    </message>
    <message>
        <source>rules.chapter.dice.G</source>
        <translation>The battle of armies</translation>
    </message>
    <message>
        <source>rules.chapter.elimination</source>
        <translation>Who is out</translation>
    </message>
    <message>
        <source>rules.chapter.empty</source>
        <translation>Empty territories</translation>
    </message>
    <message>
        <source>rules.chapter.god_war</source>
        <translation>The god war</translation>
    </message>
    <message>
        <source>rules.chapter.gods</source>
        <translation>Step 2: gods</translation>
    </message>
    <message>
        <source>rules.chapter.hiring</source>
        <translation>Commanders and stations</translation>
    </message>
    <message>
        <source>rules.chapter.missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>rules.chapter.moon</source>
        <translation>Moon</translation>
    </message>
    <message>
        <source>rules.chapter.move</source>
        <translation>The last move</translation>
    </message>
    <message>
        <source>rules.chapter.move.D</source>
        <translation>Regrouping</translation>
    </message>
    <message>
        <source>rules.chapter.move.G</source>
        <translation>Step 7: fortify</translation>
    </message>
    <message>
        <source>rules.chapter.neutrals</source>
        <translation>Neutral colours</translation>
    </message>
    <message>
        <source>rules.chapter.neutrals.AD_Y</source>
        <translation>The neutral colour</translation>
    </message>
    <message>
        <source>rules.chapter.neutrals.G</source>
        <translation>Two players: the neutral pantheon</translation>
    </message>
    <message>
        <source>rules.chapter.overview</source>
        <translation>What it is about</translation>
    </message>
    <message>
        <source>rules.chapter.plague</source>
        <translation>Step 5: plague</translation>
    </message>
    <message>
        <source>rules.chapter.reinforcements</source>
        <translation>New armies</translation>
    </message>
    <message>
        <source>rules.chapter.reinforcements.AD</source>
        <translation>New MODs and energy</translation>
    </message>
    <message>
        <source>rules.chapter.reinforcements.G</source>
        <translation>Step 1: armies and faith</translation>
    </message>
    <message>
        <source>rules.chapter.setup</source>
        <translation>Set-up</translation>
    </message>
    <message>
        <source>rules.chapter.teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>rules.chapter.temples</source>
        <translation>Temples</translation>
    </message>
    <message>
        <source>rules.chapter.turn</source>
        <translation>The turn</translation>
    </message>
    <message>
        <source>rules.chapter.underworld</source>
        <translation>Steps 8 and 9: the dead and the Underworld</translation>
    </message>
    <message>
        <source>rules.chapter.water</source>
        <translation>Water</translation>
    </message>
    <message>
        <source>rules.chapter.winning</source>
        <translation>Winning</translation>
    </message>
    <message>
        <source>rules.chapter.winning.AD</source>
        <translation>The years and the points</translation>
    </message>
    <message>
        <source>rules.chapter.winning.G</source>
        <translation>Step 10, the end and the points</translation>
    </message>
    <message>
        <source>rules.house</source>
        <translation>House rules in this game</translation>
    </message>
    <message>
        <source>rules.house.line</source>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>rules.index</source>
        <translation>All rules</translation>
    </message>
    <message numerus="yes">
        <source>rules.index.count</source>
        <translation>
            <numerusform>{n} rule</numerusform>
            <numerusform>{n} rules</numerusform>
        </translation>
    </message>
    <message>
        <source>rules.index.edition</source>
        <translation>Rules of</translation>
    </message>
    <message numerus="yes">
        <source>rules.index.elsewhere</source>
        <translation>
            <numerusform>No rule here has all these words, but {n} rule of all rulebooks does.</numerusform>
            <numerusform>No rule here has all these words, but {n} rules of all rulebooks do.</numerusform>
        </translation>
    </message>
    <message>
        <source>rules.index.every</source>
        <translation>All rulebooks</translation>
    </message>
    <message>
        <source>rules.index.hint</source>
        <translation>Words, or a number such as W-24</translation>
    </message>
    <message>
        <source>rules.index.keys</source>
        <translation>Enter: show it in its chapter</translation>
    </message>
    <message>
        <source>rules.index.list</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>rules.index.none</source>
        <translation>No rule here has all these words. Try fewer of them.</translation>
    </message>
    <message>
        <source>rules.index.search</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>rules.note.swap_mission</source>
        <translation>A mission that could not come true for several rounds may be changed for another one of its rank, unseen by the others. No rulebook says so; it keeps the game going.</translation>
    </message>
    <message>
        <source>rules.note.watch</source>
        <translation>Nothing is asked of you now. When it is your turn, the rules of your step stand here.</translation>
    </message>
    <message>
        <source>rules.overruled</source>
        <translation>doesn't hold here: house rule</translation>
    </message>
    <message>
        <source>rules.source</source>
        <translation>{id}, {book}</translation>
    </message>
    <message>
        <source>rules.step.aegis</source>
        <translation>Raising the Aegis</translation>
    </message>
    <message>
        <source>rules.step.ally_fortify</source>
        <translation>Moving allies</translation>
    </message>
    <message>
        <source>rules.step.attack</source>
        <translation>Attacking</translation>
    </message>
    <message>
        <source>rules.step.attack.AD</source>
        <translation>Invading</translation>
    </message>
    <message>
        <source>rules.step.attack.G</source>
        <translation>Declaring invasions</translation>
    </message>
    <message>
        <source>rules.step.attack_dice</source>
        <translation>Dice after a card</translation>
    </message>
    <message>
        <source>rules.step.bid</source>
        <translation>Bidding for the order of turns</translation>
    </message>
    <message>
        <source>rules.step.bonus_card</source>
        <translation>A card for three conquests</translation>
    </message>
    <message>
        <source>rules.step.book</source>
        <translation>The Book of the Dead</translation>
    </message>
    <message>
        <source>rules.step.bribe</source>
        <translation>Bribes</translation>
    </message>
    <message>
        <source>rules.step.buy_cards</source>
        <translation>Buying command cards</translation>
    </message>
    <message>
        <source>rules.step.buy_cards.G</source>
        <translation>Buying miracle cards</translation>
    </message>
    <message>
        <source>rules.step.capital</source>
        <translation>The secret capital</translation>
    </message>
    <message>
        <source>rules.step.casualties</source>
        <translation>Which units are lost</translation>
    </message>
    <message>
        <source>rules.step.champion</source>
        <translation>The god war</translation>
    </message>
    <message>
        <source>rules.step.claim</source>
        <translation>Taking territories</translation>
    </message>
    <message>
        <source>rules.step.claim_mission</source>
        <translation>Showing a mission</translation>
    </message>
    <message>
        <source>rules.step.decoys</source>
        <translation>Moving commanders</translation>
    </message>
    <message>
        <source>rules.step.defend</source>
        <translation>Defending</translation>
    </message>
    <message>
        <source>rules.step.flight</source>
        <translation>Who flies with the eagles</translation>
    </message>
    <message>
        <source>rules.step.fortify</source>
        <translation>The last move</translation>
    </message>
    <message>
        <source>rules.step.fortify.G</source>
        <translation>Fortifying</translation>
    </message>
    <message>
        <source>rules.step.hire</source>
        <translation>Commanders and stations</translation>
    </message>
    <message>
        <source>rules.step.leave_afterlife</source>
        <translation>Leaving the Afterlife</translation>
    </message>
    <message>
        <source>rules.step.match</source>
        <translation>Extra armies for cards</translation>
    </message>
    <message>
        <source>rules.step.miracle</source>
        <translation>Playing miracle cards</translation>
    </message>
    <message>
        <source>rules.step.miracle_number</source>
        <translation>How many a card moves</translation>
    </message>
    <message>
        <source>rules.step.muster</source>
        <translation>New armies for allies</translation>
    </message>
    <message>
        <source>rules.step.occupy</source>
        <translation>Moving in</translation>
    </message>
    <message>
        <source>rules.step.pantheon</source>
        <translation>Choosing a pantheon</translation>
    </message>
    <message>
        <source>rules.step.place_neutral</source>
        <translation>Neutral armies</translation>
    </message>
    <message>
        <source>rules.step.play_card</source>
        <translation>Playing command cards</translation>
    </message>
    <message>
        <source>rules.step.press</source>
        <translation>Going on with an invasion</translation>
    </message>
    <message>
        <source>rules.step.reaction</source>
        <translation>Answering an invasion</translation>
    </message>
    <message>
        <source>rules.step.regroup</source>
        <translation>Regrouping</translation>
    </message>
    <message>
        <source>rules.step.reinforce</source>
        <translation>New armies</translation>
    </message>
    <message>
        <source>rules.step.reinforce.AD</source>
        <translation>New MODs</translation>
    </message>
    <message>
        <source>rules.step.reinforce.G</source>
        <translation>Placing new armies</translation>
    </message>
    <message>
        <source>rules.step.relic_order</source>
        <translation>Relics at the start of a turn</translation>
    </message>
    <message>
        <source>rules.step.remove_mods</source>
        <translation>Removing MODs</translation>
    </message>
    <message>
        <source>rules.step.revive</source>
        <translation>Returning from the crypts</translation>
    </message>
    <message>
        <source>rules.step.save_armies</source>
        <translation>Saving armies from death</translation>
    </message>
    <message>
        <source>rules.step.setup_piece</source>
        <translation>First commanders and station</translation>
    </message>
    <message>
        <source>rules.step.setup_piece.G</source>
        <translation>The first god and temple</translation>
    </message>
    <message>
        <source>rules.step.setup_place</source>
        <translation>Starting armies</translation>
    </message>
    <message>
        <source>rules.step.setup_place.AD</source>
        <translation>Starting MODs</translation>
    </message>
    <message>
        <source>rules.step.stolen_card</source>
        <translation>A card from another hand</translation>
    </message>
    <message>
        <source>rules.step.summon</source>
        <translation>Summoning gods, building temples</translation>
    </message>
    <message>
        <source>rules.step.swap_mission</source>
        <translation>Changing a mission</translation>
    </message>
    <message>
        <source>rules.step.trade</source>
        <translation>Trading cards</translation>
    </message>
    <message>
        <source>rules.step.turn_marker</source>
        <translation>Choosing a place in the order</translation>
    </message>
    <message>
        <source>rules.step.underworld</source>
        <translation>Invading the Underworld</translation>
    </message>
    <message>
        <source>rules.step.watch</source>
        <translation>Another player's turn</translation>
    </message>
    <message>
        <source>score.column.cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>score.column.cards</source>
        <comment>godstorm</comment>
        <translation>Fields and relics</translation>
    </message>
    <message>
        <source>score.column.figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>score.column.figures</source>
        <comment>godstorm</comment>
        <translation>Gods</translation>
    </message>
    <message>
        <source>score.column.money</source>
        <translation>Energy</translation>
    </message>
    <message>
        <source>score.column.money</source>
        <comment>godstorm</comment>
        <translation>Faith</translation>
    </message>
    <message>
        <source>score.column.regions</source>
        <translation>Regions</translation>
    </message>
    <message>
        <source>score.column.regions</source>
        <comment>godstorm</comment>
        <translation>Continents</translation>
    </message>
    <message>
        <source>score.column.signs</source>
        <translation>Buildings</translation>
    </message>
    <message>
        <source>score.column.signs</source>
        <comment>godstorm</comment>
        <translation>Temples</translation>
    </message>
    <message>
        <source>score.column.territories</source>
        <translation>Territories</translation>
    </message>
    <message>
        <source>score.column.total</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>score.column.units</source>
        <translation>Units</translation>
    </message>
    <message>
        <source>score.column.units</source>
        <comment>godstorm</comment>
        <translation>Armies</translation>
    </message>
    <message>
        <source>score.now</source>
        <translation>As they would be counted now. Cards that you can't see are not in it.</translation>
    </message>
    <message numerus="yes">
        <source>score.points</source>
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message>
        <source>score.source.altars</source>
        <translation>altars</translation>
    </message>
    <message>
        <source>score.source.crypts</source>
        <translation>crypts</translation>
    </message>
    <message>
        <source>score.source.relics</source>
        <translation>relics</translation>
    </message>
    <message>
        <source>score.spoken</source>
        <translation>{name}: {total} points, {lands} from territories, {regions} from regions, {cards} from cards</translation>
    </message>
    <message>
        <source>score.tie</source>
        <translation>With equal points whoever has more energy wins, then whoever has more units; if those are equal too, the victory is shared.</translation>
    </message>
    <message>
        <source>score.tie</source>
        <comment>godstorm</comment>
        <translation>With equal points whoever has more faith wins, then more temples, then more gods in play, then more armies on Ancient Earth; if those are equal too, the victory is shared.</translation>
    </message>
    <message>
        <source>score.title</source>
        <translation>How the points add up</translation>
    </message>
    <message>
        <source>screens.continue.round</source>
        <translation>{edition}, round {round}</translation>
    </message>
    <message>
        <source>screens.continue.round.epoch</source>
        <translation>{edition}, epoch {round}</translation>
    </message>
    <message>
        <source>screens.continue.round.year</source>
        <translation>{edition}, year {round}</translation>
    </message>
    <message>
        <source>screens.continue.saved</source>
        <translation>saved {when}</translation>
    </message>
    <message>
        <source>screens.continue.setup</source>
        <translation>{edition}, setting up</translation>
    </message>
    <message>
        <source>screens.continue.turn</source>
        <translation>{name} to move</translation>
    </message>
    <message>
        <source>screens.edition.ad2210.goal</source>
        <translation>Have the most points after five years.</translation>
    </message>
    <message>
        <source>screens.edition.ad2210.name</source>
        <translation>2210 A.D.</translation>
    </message>
    <message>
        <source>screens.edition.ad2210.special</source>
        <translation>Commanders, energy, seas and the Moon.</translation>
    </message>
    <message>
        <source>screens.edition.capitals.goal</source>
        <translation>Hold your capital and enough others.</translation>
    </message>
    <message>
        <source>screens.edition.capitals.name</source>
        <translation>Capitals</translation>
    </message>
    <message>
        <source>screens.edition.capitals.special</source>
        <translation>Where a hidden capital falls, a continent falls.</translation>
    </message>
    <message>
        <source>screens.edition.godstorm.goal</source>
        <translation>Have the most points after five epochs.</translation>
    </message>
    <message>
        <source>screens.edition.godstorm.name</source>
        <translation>Godstorm</translation>
    </message>
    <message>
        <source>screens.edition.godstorm.special</source>
        <translation>Gods, miracles, plague and the Underworld.</translation>
    </message>
    <message>
        <source>screens.edition.missions.goal</source>
        <translation>Fulfil your four missions first.</translation>
    </message>
    <message>
        <source>screens.edition.missions.name</source>
        <translation>Four missions</translation>
    </message>
    <message>
        <source>screens.edition.missions.special</source>
        <translation>One mission of each rank, from captain to general.</translation>
    </message>
    <message>
        <source>screens.edition.original-duel.goal</source>
        <translation>Beat your only opponent.</translation>
    </message>
    <message>
        <source>screens.edition.original-duel.name</source>
        <translation>Original duel</translation>
    </message>
    <message>
        <source>screens.edition.original-duel.special</source>
        <translation>For two, with one neutral colour that stands still.</translation>
    </message>
    <message>
        <source>screens.edition.original.goal</source>
        <translation>Take every territory.</translation>
    </message>
    <message>
        <source>screens.edition.original.name</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>screens.edition.original.special</source>
        <translation>The game as it began: rising sets, one last step.</translation>
    </message>
    <message>
        <source>screens.edition.risiko.goal</source>
        <translation>Fulfil your task or free the world.</translation>
    </message>
    <message>
        <source>screens.edition.risiko.name</source>
        <translation>RISIKO 1982</translation>
    </message>
    <message>
        <source>screens.edition.risiko.special</source>
        <translation>Three dice in defence; armies regroup all at once.</translation>
    </message>
    <message>
        <source>screens.edition.rising-cards.goal</source>
        <translation>Beat all your opponents.</translation>
    </message>
    <message>
        <source>screens.edition.rising-cards.name</source>
        <translation>Rising cards</translation>
    </message>
    <message>
        <source>screens.edition.rising-cards.special</source>
        <translation>Each set brings more than the last. The rules of 2000.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission-duel.goal</source>
        <translation>Beat your only opponent.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission-duel.name</source>
        <translation>Growing neutral</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission-duel.special</source>
        <translation>For two, with a neutral colour that grows as you do.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission.goal</source>
        <translation>Fulfil your secret mission first.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission.name</source>
        <translation>Secret missions</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission.special</source>
        <translation>Everybody hides another goal. The rules of 2000.</translation>
    </message>
    <message>
        <source>screens.edition.teams.goal</source>
        <translation>Beat one player of the other team.</translation>
    </message>
    <message>
        <source>screens.edition.teams.name</source>
        <translation>Two teams</translation>
    </message>
    <message>
        <source>screens.edition.teams.special</source>
        <translation>Partners share land and a hand. The rules of 2004.</translation>
    </message>
    <message>
        <source>screens.edition.world-allies.goal</source>
        <translation>Beat your only opponent.</translation>
    </message>
    <message>
        <source>screens.edition.world-allies.name</source>
        <translation>Bought allies</translation>
    </message>
    <message>
        <source>screens.edition.world-allies.special</source>
        <translation>For two: win four neutral colours over with cards.</translation>
    </message>
    <message>
        <source>screens.edition.world-duel.goal</source>
        <translation>Beat your only opponent.</translation>
    </message>
    <message>
        <source>screens.edition.world-duel.name</source>
        <translation>World duel</translation>
    </message>
    <message>
        <source>screens.edition.world-duel.special</source>
        <translation>For two, among four neutral colours that only defend.</translation>
    </message>
    <message>
        <source>screens.edition.world.goal</source>
        <translation>Take every territory.</translation>
    </message>
    <message>
        <source>screens.edition.world.name</source>
        <translation>World conquest</translation>
    </message>
    <message>
        <source>screens.edition.world.special</source>
        <translation>Cards, continents, dice. The rules of 2004.</translation>
    </message>
    <message>
        <source>screens.first.load</source>
        <translation>Load</translation>
    </message>
    <message numerus="yes">
        <source>screens.first.load.detail</source>
        <translation>
            <numerusform>{n} game</numerusform>
            <numerusform>{n} games</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.first.load.none</source>
        <translation>nothing saved yet</translation>
    </message>
    <message>
        <source>screens.first.new</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>screens.first.new.detail</source>
        <translation>{sets} rule sets, {least} to {most} players</translation>
    </message>
    <message>
        <source>screens.first.notice</source>
        <translation>Version {version} · Unofficial, made by fans; not connected with the makers of the board games</translation>
    </message>
    <message>
        <source>screens.first.quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>screens.first.rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>screens.first.rules.detail</source>
        <translation>look up any rule</translation>
    </message>
    <message>
        <source>screens.first.settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>screens.first.settings.detail</source>
        <translation>sound, text size, colours</translation>
    </message>
    <message>
        <source>screens.load.delete.failed</source>
        <translation>The game could not be deleted: {fault}. Check the rights of the folder.</translation>
    </message>
    <message>
        <source>screens.load.delete.text</source>
        <translation>The game of {when} will be gone for good.</translation>
    </message>
    <message>
        <source>screens.load.delete.title</source>
        <translation>Delete this game?</translation>
    </message>
    <message>
        <source>screens.load.none</source>
        <translation>No saved games yet. Every game is saved by itself while you play.</translation>
    </message>
    <message>
        <source>screens.load.round</source>
        <translation>round {round}, {name} to move</translation>
    </message>
    <message>
        <source>screens.load.round.epoch</source>
        <translation>epoch {round}, {name} to move</translation>
    </message>
    <message>
        <source>screens.load.round.year</source>
        <translation>year {round}, {name} to move</translation>
    </message>
    <message>
        <source>screens.load.setup</source>
        <translation>setting up</translation>
    </message>
    <message>
        <source>screens.load.title</source>
        <translation>Saved games</translation>
    </message>
    <message>
        <source>screens.load.won</source>
        <translation>won by {name} in round {round}</translation>
    </message>
    <message>
        <source>screens.load.won.epoch</source>
        <translation>won by {name} in epoch {round}</translation>
    </message>
    <message>
        <source>screens.load.won.year</source>
        <translation>won by {name} in year {round}</translation>
    </message>
    <message>
        <source>screens.new.board</source>
        <translation>Board</translation>
    </message>
    <message numerus="yes">
        <source>screens.new.changed</source>
        <translation>
            <numerusform>{n} rule of your own</numerusform>
            <numerusform>{n} rules of your own</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.new.colour</source>
        <translation>Colour, emblem</translation>
    </message>
    <message>
        <source>screens.new.colour_of</source>
        <translation>Colour of {seat}</translation>
    </message>
    <message>
        <source>screens.new.computer</source>
        <translation>Computer · {level}</translation>
    </message>
    <message>
        <source>screens.new.customise</source>
        <translation>Customise</translation>
    </message>
    <message>
        <source>screens.new.game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>screens.new.house_rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>screens.new.kind_of</source>
        <translation>Who plays {seat}</translation>
    </message>
    <message>
        <source>screens.new.name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>screens.new.name_of</source>
        <translation>Name of {seat}</translation>
    </message>
    <message numerus="yes">
        <source>screens.new.party</source>
        <translation>
            <numerusform>{n} person on this screen</numerusform>
            <numerusform>{n} people on this screen</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.new.played_by</source>
        <translation>Played by</translation>
    </message>
    <message>
        <source>screens.new.players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>screens.new.printed</source>
        <translation>Back to the printed rules</translation>
    </message>
    <message>
        <source>screens.new.printed_short</source>
        <translation>Printed rules</translation>
    </message>
    <message>
        <source>screens.new.same_names</source>
        <translation>Two players have the same name.</translation>
    </message>
    <message>
        <source>screens.new.seat</source>
        <translation>seat {number}</translation>
    </message>
    <message numerus="yes">
        <source>screens.new.solo</source>
        <translation>
            <numerusform>You against {n} computer player</numerusform>
            <numerusform>You against {n} computer players</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.new.table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>screens.new.title</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>screens.new.unchanged</source>
        <translation>Printed rules of {year}, nothing changed</translation>
    </message>
    <message>
        <source>screens.new.watch</source>
        <translation>Nobody plays: you watch the computers</translation>
    </message>
    <message>
        <source>screens.option.allocation</source>
        <translation>Territories at the start</translation>
    </message>
    <message>
        <source>screens.option.allocation.claim</source>
        <translation>Claimed in turn</translation>
    </message>
    <message>
        <source>screens.option.allocation.deal</source>
        <translation>Dealt out</translation>
    </message>
    <message>
        <source>screens.option.allocation.hint</source>
        <translation>Claim them one by one, or let the program deal them.</translation>
    </message>
    <message>
        <source>screens.option.ally_card</source>
        <translation>What earns the card of a turn</translation>
    </message>
    <message>
        <source>screens.option.ally_card.all</source>
        <translation>Those of allies too</translation>
    </message>
    <message>
        <source>screens.option.ally_card.hint</source>
        <translation>Whether conquests of allies count too.</translation>
    </message>
    <message>
        <source>screens.option.ally_card.own</source>
        <translation>Conquests with own armies</translation>
    </message>
    <message>
        <source>screens.option.ally_income</source>
        <translation>New armies of allies</translation>
    </message>
    <message>
        <source>screens.option.ally_income.die</source>
        <translation>As many as a die shows</translation>
    </message>
    <message>
        <source>screens.option.ally_income.hint</source>
        <translation>What each ally gets in your turn, if you want.</translation>
    </message>
    <message>
        <source>screens.option.ally_income.none</source>
        <translation>None</translation>
    </message>
    <message>
        <source>screens.option.announce_penalty</source>
        <translation>Attacks without a named origin</translation>
    </message>
    <message>
        <source>screens.option.announce_penalty.0</source>
        <translation>Not possible</translation>
    </message>
    <message>
        <source>screens.option.announce_penalty.hint</source>
        <translation>The strongest neighbour attacks, and forgetting to name it costs armies there.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.announce_penalty.n</source>
        <translation>
            <numerusform>Cost {n} army</numerusform>
            <numerusform>Cost {n} armies</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.attack_dice</source>
        <translation>Armies and dice of an attack</translation>
    </message>
    <message>
        <source>screens.option.attack_dice.announced</source>
        <translation>Armies first, fewer dice allowed</translation>
    </message>
    <message>
        <source>screens.option.attack_dice.armies</source>
        <translation>One die for each army</translation>
    </message>
    <message>
        <source>screens.option.attack_dice.hint</source>
        <translation>Armies that fight have to move in after a conquest; dice may be held back.</translation>
    </message>
    <message>
        <source>screens.option.bribe_limit</source>
        <translation>Bribes</translation>
    </message>
    <message>
        <source>screens.option.bribe_limit.hint</source>
        <translation>How many cards a neutral colour takes until it is beaten.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.bribe_limit.n</source>
        <translation>
            <numerusform>{n} card</numerusform>
            <numerusform>{n} cards</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.capital_choice</source>
        <translation>Where the capitals are</translation>
    </message>
    <message>
        <source>screens.option.capital_choice.hint</source>
        <translation>Whether they stay secret until they fall.</translation>
    </message>
    <message>
        <source>screens.option.capital_choice.open</source>
        <translation>Shown once all have chosen</translation>
    </message>
    <message>
        <source>screens.option.capital_choice.secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>screens.option.capital_loss</source>
        <translation>What falls with a capital</translation>
    </message>
    <message>
        <source>screens.option.capital_loss.capital</source>
        <translation>Nothing else</translation>
    </message>
    <message>
        <source>screens.option.capital_loss.continent</source>
        <translation>All own land on its continent</translation>
    </message>
    <message>
        <source>screens.option.capital_loss.hint</source>
        <translation>What its founder loses besides the cards, the first time it falls.</translation>
    </message>
    <message>
        <source>screens.option.capitals_needed</source>
        <translation>Capitals that win</translation>
    </message>
    <message>
        <source>screens.option.capitals_needed.0</source>
        <translation>By the number of players</translation>
    </message>
    <message>
        <source>screens.option.capitals_needed.hint</source>
        <translation>How many capitals you must hold, your own among them. Never more than there are.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.capitals_needed.n</source>
        <translation>
            <numerusform>{n} capital</numerusform>
            <numerusform>{n} capitals</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.card_award</source>
        <translation>The card for a conquest</translation>
    </message>
    <message>
        <source>screens.option.card_award.before_move</source>
        <translation>Before the last move</translation>
    </message>
    <message>
        <source>screens.option.card_award.hint</source>
        <translation>When it is drawn.</translation>
    </message>
    <message>
        <source>screens.option.card_award.last</source>
        <translation>At the end of the turn</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice</source>
        <translation>Which units are lost</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice.hint</source>
        <translation>Whether you are asked each time a commander could fall instead of a MOD.</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice.mods_first</source>
        <translation>MODs before commanders</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice.owner</source>
        <translation>Their owner says</translation>
    </message>
    <message>
        <source>screens.option.conquest_min</source>
        <translation>Moving in</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.armies</source>
        <translation>All that fought last</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.dice</source>
        <translation>One for each die of the last roll</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.hint</source>
        <translation>How many armies at least move into a conquered territory.</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.one</source>
        <translation>At least one</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus</source>
        <translation>Armies for continents</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus.hint</source>
        <translation>Whether a whole continent brings further armies.</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus.none</source>
        <translation>None</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus.yes</source>
        <translation>As on the board</translation>
    </message>
    <message>
        <source>screens.option.defence_dice</source>
        <translation>Dice in defence</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.hint</source>
        <translation>How many dice the defender may roll.</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.three</source>
        <translation>Up to three</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.two</source>
        <translation>Two from two armies on</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.two_from_three</source>
        <translation>Two from three armies on</translation>
    </message>
    <message>
        <source>screens.option.devastated_lands</source>
        <translation>Devastated territories</translation>
    </message>
    <message>
        <source>screens.option.devastated_lands.0</source>
        <translation>None</translation>
    </message>
    <message>
        <source>screens.option.devastated_lands.hint</source>
        <translation>How much land nobody can use or cross in this game.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.devastated_lands.n</source>
        <translation>
            <numerusform>{n} territory</numerusform>
            <numerusform>{n} territories</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.discard</source>
        <translation>Traded cards go</translation>
    </message>
    <message>
        <source>screens.option.discard.hint</source>
        <translation>Whether they come back when the pile is empty, or lie under it.</translation>
    </message>
    <message>
        <source>screens.option.discard.pile</source>
        <translation>To a pile of their own</translation>
    </message>
    <message>
        <source>screens.option.discard.under</source>
        <translation>Under the draw pile</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade</source>
        <translation>Cards of a beaten player</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.five</source>
        <translation>At once from five cards on</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.hint</source>
        <translation>When sets with the cards you took are traded.</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.may</source>
        <translation>At once if you like, from five on you must</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.next_turn</source>
        <translation>In your next turn</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.six</source>
        <translation>At once from six cards on</translation>
    </message>
    <message>
        <source>screens.option.epochs</source>
        <translation>Length of the game</translation>
    </message>
    <message>
        <source>screens.option.epochs.hint</source>
        <translation>After the last epoch points are counted.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.epochs.n</source>
        <translation>
            <numerusform>{n} epoch</numerusform>
            <numerusform>{n} epochs</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.first_player</source>
        <translation>Who begins</translation>
    </message>
    <message>
        <source>screens.option.first_player.dealer</source>
        <translation>Left of a random dealer</translation>
    </message>
    <message>
        <source>screens.option.first_player.die</source>
        <translation>The highest die</translation>
    </message>
    <message>
        <source>screens.option.first_player.hint</source>
        <translation>How the first to place and to move is found.</translation>
    </message>
    <message>
        <source>screens.option.first_player.last_card</source>
        <translation>Left of the last territory</translation>
    </message>
    <message>
        <source>screens.option.first_player.new_roll</source>
        <translation>A new roll after placing</translation>
    </message>
    <message>
        <source>screens.option.forced_at</source>
        <translation>Too many cards</translation>
    </message>
    <message>
        <source>screens.option.forced_at.hint</source>
        <translation>With how many cards at the start of a turn a set must be traded.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.forced_at.n</source>
        <translation>
            <numerusform>{n} card</numerusform>
            <numerusform>{n} cards</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.forced_trade</source>
        <translation>How much must be traded</translation>
    </message>
    <message>
        <source>screens.option.forced_trade.down</source>
        <translation>Until few enough are left</translation>
    </message>
    <message>
        <source>screens.option.forced_trade.hint</source>
        <translation>What a player with too many cards has to do.</translation>
    </message>
    <message>
        <source>screens.option.forced_trade.one</source>
        <translation>One set, more if you like</translation>
    </message>
    <message>
        <source>screens.option.fortify</source>
        <translation>Fortifying</translation>
    </message>
    <message>
        <source>screens.option.fortify.adjacent</source>
        <translation>To a neighbour only</translation>
    </message>
    <message>
        <source>screens.option.fortify.connected</source>
        <translation>Through own territories</translation>
    </message>
    <message>
        <source>screens.option.fortify.hint</source>
        <translation>What may move at the end of a turn, and how far.</translation>
    </message>
    <message>
        <source>screens.option.fortify.none</source>
        <translation>No move</translation>
    </message>
    <message>
        <source>screens.option.fortify.regroup</source>
        <translation>Everywhere one step, at once</translation>
    </message>
    <message>
        <source>screens.option.goal</source>
        <translation>Goal of the game</translation>
    </message>
    <message>
        <source>screens.option.goal.capitals</source>
        <translation>Secret capitals</translation>
    </message>
    <message>
        <source>screens.option.goal.first_out</source>
        <translation>Beat one player of the other team</translation>
    </message>
    <message>
        <source>screens.option.goal.hint</source>
        <translation>What wins the game. Secret missions need three players; two fight for the world instead.</translation>
    </message>
    <message>
        <source>screens.option.goal.missions</source>
        <translation>Secret missions</translation>
    </message>
    <message>
        <source>screens.option.goal.opponent</source>
        <translation>Beat the opponent</translation>
    </message>
    <message>
        <source>screens.option.goal.ranked</source>
        <translation>Four ranked missions</translation>
    </message>
    <message>
        <source>screens.option.goal.team_out</source>
        <translation>Beat the whole other team</translation>
    </message>
    <message>
        <source>screens.option.goal.world</source>
        <translation>The whole world</translation>
    </message>
    <message>
        <source>screens.option.income</source>
        <translation>Armies for territories</translation>
    </message>
    <message>
        <source>screens.option.income.half</source>
        <translation>One for every two</translation>
    </message>
    <message>
        <source>screens.option.income.hint</source>
        <translation>How many territories bring an army each turn. There are always at least 3 armies.</translation>
    </message>
    <message>
        <source>screens.option.income.quarter</source>
        <translation>One for every four</translation>
    </message>
    <message>
        <source>screens.option.income.third</source>
        <translation>One for every three</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards</source>
        <translation>Who gets the cards of a beaten player</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards.conqueror</source>
        <translation>Whoever beat them</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards.discarded</source>
        <translation>Nobody: they go with the traded ones</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards.hint</source>
        <translation>Taking them is a reason to finish somebody off.</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check</source>
        <translation>Loyalty of the neutrals</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check.hint</source>
        <translation>When the die is rolled for neutral colours that fought.</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check.per_invasion</source>
        <translation>After each invasion</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check.per_turn</source>
        <translation>Once, after all battles</translation>
    </message>
    <message>
        <source>screens.option.loyalty_die</source>
        <translation>Loyalty die</translation>
    </message>
    <message>
        <source>screens.option.loyalty_die.hint</source>
        <translation>From which number on a neutral colour that fought doesn't turn away.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.loyalty_die.n</source>
        <translation>
            <numerusform>It stays from a {n} on</numerusform>
            <numerusform>It stays from a {n} on</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.match_bonus</source>
        <translation>Cards of own land</translation>
    </message>
    <message>
        <source>screens.option.match_bonus.0</source>
        <translation>No extra armies</translation>
    </message>
    <message>
        <source>screens.option.match_bonus.hint</source>
        <translation>Extra armies on a territory whose card you trade while holding it.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.match_bonus.n</source>
        <translation>
            <numerusform>+{n} army</numerusform>
            <numerusform>+{n} armies</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.match_cap</source>
        <translation>How often for own land</translation>
    </message>
    <message>
        <source>screens.option.match_cap.each</source>
        <translation>For every card</translation>
    </message>
    <message>
        <source>screens.option.match_cap.hint</source>
        <translation>Whether every matching card brings extra armies, or one in a turn.</translation>
    </message>
    <message>
        <source>screens.option.match_cap.turn</source>
        <translation>Once a turn, you choose where</translation>
    </message>
    <message>
        <source>screens.option.max_sets</source>
        <translation>Sets at the start of a turn</translation>
    </message>
    <message>
        <source>screens.option.max_sets.0</source>
        <translation>Any number</translation>
    </message>
    <message>
        <source>screens.option.max_sets.hint</source>
        <translation>How many sets may be traded at once.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.max_sets.n</source>
        <translation>
            <numerusform>{n} set</numerusform>
            <numerusform>{n} sets</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.mission_swap</source>
        <translation>Missions true at the start</translation>
    </message>
    <message>
        <source>screens.option.mission_swap.hint</source>
        <translation>Whether a mission that needs nothing more to be done is changed before the first turn.</translation>
    </message>
    <message>
        <source>screens.option.mission_swap.never</source>
        <translation>Kept</translation>
    </message>
    <message>
        <source>screens.option.mission_swap.once</source>
        <translation>Changed once</translation>
    </message>
    <message>
        <source>screens.option.missions_each</source>
        <translation>Missions for each</translation>
    </message>
    <message>
        <source>screens.option.missions_each.hint</source>
        <translation>How many everybody draws and has to fulfil, the easiest ranks first. Fewer make a shorter game.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.missions_each.n</source>
        <translation>
            <numerusform>{n} mission</numerusform>
            <numerusform>{n} missions</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.neutral_armies</source>
        <translation>Neutral armies</translation>
    </message>
    <message>
        <source>screens.option.neutral_armies.hint</source>
        <translation>How many armies each neutral colour begins with; it gets its part of the land by them.</translation>
    </message>
    <message>
        <source>screens.option.neutral_armies.same</source>
        <translation>As many as a player</translation>
    </message>
    <message>
        <source>screens.option.neutral_armies.two_thirds</source>
        <translation>Two thirds of a player's</translation>
    </message>
    <message>
        <source>screens.option.neutral_colours</source>
        <translation>Neutral colours</translation>
    </message>
    <message>
        <source>screens.option.neutral_colours.hint</source>
        <translation>How many colours nobody plays.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.neutral_colours.n</source>
        <translation>
            <numerusform>{n} colour</numerusform>
            <numerusform>{n} colours</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.neutral_half</source>
        <translation>Neutral reinforcements</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.down</source>
        <translation>Half, rounded down</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.hint</source>
        <translation>For two players: what neutral colours get together of the armies that a player gets.</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.none</source>
        <translation>None</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.up</source>
        <translation>Half, rounded up</translation>
    </message>
    <message>
        <source>screens.option.out_without</source>
        <translation>Who is out</translation>
    </message>
    <message>
        <source>screens.option.out_without.hint</source>
        <translation>Whether a station alone keeps a player in the game.</translation>
    </message>
    <message>
        <source>screens.option.out_without.territories</source>
        <translation>Who controls no territory</translation>
    </message>
    <message>
        <source>screens.option.out_without.units</source>
        <translation>Who has no unit left</translation>
    </message>
    <message>
        <source>screens.option.own_cards</source>
        <translation>Blank cards</translation>
    </message>
    <message>
        <source>screens.option.own_cards.hint</source>
        <translation>Up to nine command cards of your own from a file, shuffled into the decks. All at the table should agree.</translation>
    </message>
    <message>
        <source>screens.option.own_cards.no</source>
        <translation>Left out</translation>
    </message>
    <message>
        <source>screens.option.own_cards.yes</source>
        <translation>With own cards</translation>
    </message>
    <message>
        <source>screens.option.own_colour</source>
        <translation>Mission against oneself</translation>
    </message>
    <message>
        <source>screens.option.own_colour.hint</source>
        <translation>What to do with a mission that names one's own colour.</translation>
    </message>
    <message>
        <source>screens.option.own_colour.redraw</source>
        <translation>Draw another one</translation>
    </message>
    <message>
        <source>screens.option.own_colour.territories</source>
        <translation>24 territories instead</translation>
    </message>
    <message>
        <source>screens.option.placement_batch</source>
        <translation>Placing at the start</translation>
    </message>
    <message>
        <source>screens.option.placement_batch.hint</source>
        <translation>How many armies are placed at a time.</translation>
    </message>
    <message>
        <source>screens.option.placement_batch.hint</source>
        <comment>ad2210</comment>
        <translation>How many MODs are placed at a time.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.placement_batch.n</source>
        <translation>
            <numerusform>{n} at a time</numerusform>
            <numerusform>{n} at a time</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.plague_lands</source>
        <translation>Plague lands</translation>
    </message>
    <message>
        <source>screens.option.plague_lands.0</source>
        <translation>None</translation>
    </message>
    <message>
        <source>screens.option.plague_lands.hint</source>
        <translation>In how many territories the plague rages from the start.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.plague_lands.n</source>
        <translation>
            <numerusform>{n} territory</numerusform>
            <numerusform>{n} territories</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.printed_board</source>
        <translation>Map of the Earth</translation>
    </message>
    <message>
        <source>screens.option.printed_board.hint</source>
        <translation>By the rulebook the Exiled States of America reach Canada too; on the printed board nothing joins the two.</translation>
    </message>
    <message>
        <source>screens.option.printed_board.no</source>
        <translation>As in the rulebook</translation>
    </message>
    <message>
        <source>screens.option.printed_board.yes</source>
        <translation>As on the printed board</translation>
    </message>
    <message>
        <source>screens.option.roll_order</source>
        <translation>Who rolls first</translation>
    </message>
    <message>
        <source>screens.option.roll_order.attacker_first</source>
        <translation>First the attacker</translation>
    </message>
    <message>
        <source>screens.option.roll_order.hint</source>
        <translation>Whether the defender sees the attacker's dice before choosing his own.</translation>
    </message>
    <message>
        <source>screens.option.roll_order.together</source>
        <translation>Both together</translation>
    </message>
    <message>
        <source>screens.option.round_limit</source>
        <translation>Length of the game</translation>
    </message>
    <message>
        <source>screens.option.round_limit.0</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>screens.option.round_limit.hint</source>
        <translation>After the last round most territories win, then most armies.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.round_limit.n</source>
        <translation>
            <numerusform>{n} round</numerusform>
            <numerusform>{n} rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.set_values</source>
        <translation>Value of card sets</translation>
    </message>
    <message>
        <source>screens.option.set_values.fixed</source>
        <translation>Always 4, 6, 8 or 10</translation>
    </message>
    <message>
        <source>screens.option.set_values.golden</source>
        <translation>4 6 8 10 15 20 25 …</translation>
    </message>
    <message>
        <source>screens.option.set_values.hint</source>
        <translation>What the next set brings, for whoever trades it.</translation>
    </message>
    <message>
        <source>screens.option.set_values.older</source>
        <translation>4 6 8 10 12 15 20 …</translation>
    </message>
    <message>
        <source>screens.option.sharing</source>
        <translation>Partners' land</translation>
    </message>
    <message>
        <source>screens.option.sharing.hint</source>
        <translation>Where the move at the end of a turn may go. Whoever has most armies in shared land owns it.</translation>
    </message>
    <message>
        <source>screens.option.sharing.off</source>
        <translation>Only pass through</translation>
    </message>
    <message>
        <source>screens.option.sharing.on</source>
        <translation>Move in and share it</translation>
    </message>
    <message>
        <source>screens.option.start_armies</source>
        <translation>Starting armies</translation>
    </message>
    <message>
        <source>screens.option.start_armies.0</source>
        <translation>By number of players</translation>
    </message>
    <message>
        <source>screens.option.start_armies.hint</source>
        <translation>How many armies everybody begins with.</translation>
    </message>
    <message>
        <source>screens.option.start_armies.hint</source>
        <comment>ad2210</comment>
        <translation>How many MODs everybody begins with.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.start_armies.n</source>
        <translation>
            <numerusform>{n} army each</numerusform>
            <numerusform>{n} armies each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.option.start_armies.n</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>{n} MOD each</numerusform>
            <numerusform>{n} MODs each</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.start_armies.one_each</source>
        <translation>One in each territory</translation>
    </message>
    <message>
        <source>screens.option.start_armies</source>
        <comment>ad2210</comment>
        <translation>MODs at the start</translation>
    </message>
    <message>
        <source>screens.option.start_energy</source>
        <translation>Energy at the start</translation>
    </message>
    <message>
        <source>screens.option.start_energy.0</source>
        <translation>None</translation>
    </message>
    <message>
        <source>screens.option.start_energy.hint</source>
        <translation>What everybody has before the first bid.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.start_energy.n</source>
        <translation>
            <numerusform>{n} energy</numerusform>
            <numerusform>{n} energy</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.start_faith</source>
        <translation>Faith at the start</translation>
    </message>
    <message>
        <source>screens.option.start_faith.0</source>
        <translation>None</translation>
    </message>
    <message>
        <source>screens.option.start_faith.hint</source>
        <translation>What everybody has before the first bid.</translation>
    </message>
    <message>
        <source>screens.option.start_faith.n</source>
        <translation>{n} faith</translation>
    </message>
    <message>
        <source>screens.option.switch_origin</source>
        <translation>Another origin against the same target</translation>
    </message>
    <message>
        <source>screens.option.switch_origin.hint</source>
        <translation>Whether the invasion goes on, or ends with the loyalty die before a new one begins.</translation>
    </message>
    <message>
        <source>screens.option.switch_origin.new</source>
        <translation>A new invasion</translation>
    </message>
    <message>
        <source>screens.option.switch_origin.same</source>
        <translation>The same invasion</translation>
    </message>
    <message>
        <source>screens.option.third_party</source>
        <translation>Target removed by another</translation>
    </message>
    <message>
        <source>screens.option.third_party.fallback</source>
        <translation>24 territories instead</translation>
    </message>
    <message>
        <source>screens.option.third_party.hint</source>
        <translation>What a mission against a player means when somebody else removes that player.</translation>
    </message>
    <message>
        <source>screens.option.third_party.win</source>
        <translation>It is fulfilled</translation>
    </message>
    <message>
        <source>screens.option.tie</source>
        <translation>Equal dice</translation>
    </message>
    <message>
        <source>screens.option.tie.attacker</source>
        <translation>The attacker wins</translation>
    </message>
    <message>
        <source>screens.option.tie.defender</source>
        <translation>The defender wins</translation>
    </message>
    <message>
        <source>screens.option.tie.hint</source>
        <translation>Who wins when two dice that are compared show the same.</translation>
    </message>
    <message>
        <source>screens.option.trade_window</source>
        <translation>When sets may be traded</translation>
    </message>
    <message>
        <source>screens.option.trade_window.conquests</source>
        <translation>After each conquest too</translation>
    </message>
    <message>
        <source>screens.option.trade_window.hint</source>
        <translation>After a conquest the new armies are placed at once, and the attack goes on.</translation>
    </message>
    <message>
        <source>screens.option.trade_window.start</source>
        <translation>At the start of the turn</translation>
    </message>
    <message>
        <source>screens.option.win_check</source>
        <translation>When a secret goal wins</translation>
    </message>
    <message>
        <source>screens.option.win_check.any_time</source>
        <translation>At any moment</translation>
    </message>
    <message>
        <source>screens.option.win_check.hint</source>
        <translation>Whether a mission, or enough capitals, that comes true in another's turn has to wait.</translation>
    </message>
    <message>
        <source>screens.option.win_check.own_turn</source>
        <translation>In one's own turn only</translation>
    </message>
    <message>
        <source>screens.option.years</source>
        <translation>Length of the game</translation>
    </message>
    <message>
        <source>screens.option.years.hint</source>
        <translation>After the last year points are counted.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.years.n</source>
        <translation>
            <numerusform>{n} year</numerusform>
            <numerusform>{n} years</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.settings.ai_speed</source>
        <translation>Computer speed</translation>
    </message>
    <message>
        <source>screens.settings.curtain</source>
        <translation>Shared screen</translation>
    </message>
    <message>
        <source>screens.settings.curtain.hint</source>
        <translation>Curtain before the next person looks</translation>
    </message>
    <message>
        <source>screens.settings.defence</source>
        <translation>Your defence</translation>
    </message>
    <message>
        <source>screens.settings.defence.ask</source>
        <translation>Ask me</translation>
    </message>
    <message>
        <source>screens.settings.defence.auto</source>
        <translation>All dice</translation>
    </message>
    <message>
        <source>screens.settings.language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>screens.settings.language.de</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>screens.settings.language.en</source>
        <translation>English</translation>
    </message>
    <message>
        <source>screens.settings.language.nl</source>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>screens.settings.language.sv</source>
        <translation>Svenska</translation>
    </message>
    <message>
        <source>screens.settings.language.system</source>
        <translation>Same as the computer</translation>
    </message>
    <message>
        <source>screens.settings.look</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>screens.settings.muted</source>
        <translation>Mute</translation>
    </message>
    <message>
        <source>screens.settings.muted.hint</source>
        <translation>No sound at all (M)</translation>
    </message>
    <message>
        <source>screens.settings.play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>screens.settings.reduced_motion</source>
        <translation>Less motion</translation>
    </message>
    <message>
        <source>screens.settings.reduced_motion.hint</source>
        <translation>Things fade instead of moving</translation>
    </message>
    <message>
        <source>screens.settings.semy</source>
        <translation>Emblems on land</translation>
    </message>
    <message>
        <source>screens.settings.semy.off</source>
        <translation>None</translation>
    </message>
    <message>
        <source>screens.settings.semy.soft</source>
        <translation>Soft</translation>
    </message>
    <message>
        <source>screens.settings.semy.strong</source>
        <translation>Strong</translation>
    </message>
    <message>
        <source>screens.settings.sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>screens.settings.text_scale</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>screens.settings.theme</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>screens.settings.theme.dark</source>
        <translation>Dark wood</translation>
    </message>
    <message>
        <source>screens.settings.theme.parchment</source>
        <translation>Light parchment</translation>
    </message>
    <message>
        <source>screens.settings.tint</source>
        <translation>Land is coloured by</translation>
    </message>
    <message>
        <source>screens.settings.tint.owner</source>
        <translation>Owner</translation>
    </message>
    <message>
        <source>screens.settings.tint.region</source>
        <translation>Continent</translation>
    </message>
    <message>
        <source>screens.settings.title</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>screens.settings.volume_dice</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>screens.settings.volume_effects</source>
        <translation>Effects</translation>
    </message>
    <message>
        <source>screens.settings.volume_music</source>
        <translation>Fanfares</translation>
    </message>
    <message>
        <source>screens.speed.fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>screens.speed.instant</source>
        <translation>Instant</translation>
    </message>
    <message>
        <source>screens.speed.normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>screens.speed.slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>screens.speed.step</source>
        <translation>Step by step</translation>
    </message>
    <message>
        <source>screens.win.armies</source>
        <translation>Armies</translation>
    </message>
    <message>
        <source>screens.win.armies</source>
        <comment>ad2210</comment>
        <translation>Units</translation>
    </message>
    <message>
        <source>screens.win.beaten</source>
        <translation>beaten in round {round}</translation>
    </message>
    <message>
        <source>screens.win.beaten.epoch</source>
        <translation>beaten in epoch {round}</translation>
    </message>
    <message>
        <source>screens.win.beaten.year</source>
        <translation>beaten in year {round}</translation>
    </message>
    <message>
        <source>screens.win.capital</source>
        <translation>Capital</translation>
    </message>
    <message>
        <source>screens.win.conquests</source>
        <translation>Conquests</translation>
    </message>
    <message>
        <source>screens.win.course</source>
        <translation>The course of the war</translation>
    </message>
    <message>
        <source>screens.win.dice</source>
        <translation>Were the dice fair?</translation>
    </message>
    <message>
        <source>screens.win.income</source>
        <translation>Income</translation>
    </message>
    <message>
        <source>screens.win.menu</source>
        <translation>Main menu</translation>
    </message>
    <message>
        <source>screens.win.moment.best_turn</source>
        <translation>Best turn</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.best_turn.text</source>
        <translation>
            <numerusform>{name} took {n} in round {round}</numerusform>
            <numerusform>{name} took {n} in round {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.best_turn.text.epoch</source>
        <translation>
            <numerusform>{name} took {n} in epoch {round}</numerusform>
            <numerusform>{name} took {n} in epoch {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.best_turn.text.year</source>
        <translation>
            <numerusform>{name} took {n} in year {round}</numerusform>
            <numerusform>{name} took {n} in year {round}</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.moment.largest_army</source>
        <translation>Largest army</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.largest_army.text</source>
        <translation>
            <numerusform>{n} in {territory}, {name}</numerusform>
            <numerusform>{n} in {territory}, {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.moment.largest_army</source>
        <comment>ad2210</comment>
        <translation>Largest force</translation>
    </message>
    <message>
        <source>screens.win.moment.longest_battle</source>
        <translation>Longest battle</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.longest_battle.text</source>
        <translation>
            <numerusform>{name} at {territory}, {n} roll</numerusform>
            <numerusform>{name} at {territory}, {n} rolls</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.moment.unlikeliest_win</source>
        <translation>Unlikeliest win</translation>
    </message>
    <message>
        <source>screens.win.moment.unlikeliest_win.text</source>
        <translation>{chance} at {territory}, {name}</translation>
    </message>
    <message>
        <source>screens.win.moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>screens.win.most_land</source>
        <translation>Most land</translation>
    </message>
    <message>
        <source>screens.win.ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>screens.win.rematch</source>
        <translation>Rematch</translation>
    </message>
    <message>
        <source>screens.win.still_there</source>
        <translation>still on the board</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.subtitle</source>
        <translation>
            <numerusform>{edition} · {n} round</numerusform>
            <numerusform>{edition} · {n} rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.subtitle</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>{edition} · {n} year</numerusform>
            <numerusform>{edition} · {n} years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.subtitle</source>
        <comment>godstorm</comment>
        <translation>
            <numerusform>{edition} · {n} epoch</numerusform>
            <numerusform>{edition} · {n} epochs</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.territories</source>
        <translation>Territories</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title</source>
        <translation>
            <numerusform>{name} rules the world</numerusform>
            <numerusform>{name} share the victory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title.round_limit</source>
        <translation>
            <numerusform>{name} holds most land</numerusform>
            <numerusform>{name} share the victory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title.score</source>
        <translation>
            <numerusform>{name} wins by points</numerusform>
            <numerusform>{name} share the victory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title_goal</source>
        <translation>
            <numerusform>{name} has won</numerusform>
            <numerusform>{name} have won</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.winner</source>
        <translation>Winner</translation>
    </message>
    <message>
        <source>screens.win.won_by</source>
        <translation>Won by</translation>
    </message>
    <message>
        <source>storage.codec.invalid</source>
        <translation>This is no valid {kind}: {fault}</translation>
    </message>
    <message>
        <source>storage.codec.not_json</source>
        <translation>This is not readable as JSON: {fault}</translation>
    </message>
    <message>
        <source>storage.codec.unknown</source>
        <translation>This version does not know {name} ({kind}).</translation>
    </message>
    <message>
        <source>storage.cut_off</source>
        <translation>The last line was still being written when the program ended; it has been left out.</translation>
    </message>
    <message>
        <source>storage.dice_differ</source>
        <translation>The dice are not those that the game rolls here.</translation>
    </message>
    <message>
        <source>storage.disk</source>
        <translation>The game could not be saved: {fault}. Make room on the disk; the next turn tries again.</translation>
    </message>
    <message>
        <source>storage.hash_differs</source>
        <translation>This action leads to another position than the one that was saved.</translation>
    </message>
    <message>
        <source>storage.header_damaged</source>
        <translation>The beginning of this save is damaged, so the game cannot be opened.</translation>
    </message>
    <message>
        <source>storage.in_use</source>
        <translation>This game is open in another window. Close it there first.</translation>
    </message>
    <message>
        <source>storage.line_damaged</source>
        <translation>Line {number} is damaged. The game opens at the last sound position, and the damaged file is kept.</translation>
    </message>
    <message>
        <source>storage.line_lost</source>
        <translation>Before line {number} something is missing from the file. The game opens at the last sound position, and the damaged file is kept.</translation>
    </message>
    <message>
        <source>storage.map_changed</source>
        <translation>The board {name} has changed since this game was saved: territories, borders or bonuses are different now. Put the old board file back to go on.</translation>
    </message>
    <message>
        <source>storage.map_missing</source>
        <translation>The board of this save is missing or broken: {name}</translation>
    </message>
    <message>
        <source>storage.newer</source>
        <translation>This game was saved by a newer version of the program ({program}, save format {format}). Update the program to open it; the file has not been changed.</translation>
    </message>
    <message>
        <source>storage.not_a_file</source>
        <translation>This is not a file.</translation>
    </message>
    <message>
        <source>storage.not_a_save</source>
        <translation>This is not a saved game of this program.</translation>
    </message>
    <message>
        <source>storage.not_found</source>
        <translation>There is no such file.</translation>
    </message>
    <message>
        <source>storage.own_cards</source>
        <translation>This game is played with cards of your own, and their file can't be used now ({file}, line {row}). Put it back as it was to go on.</translation>
    </message>
    <message>
        <source>storage.own_cards_file</source>
        <translation>This game is played with cards of your own, and their file can't be used now ({file}). Put it back as it was to go on.</translation>
    </message>
    <message>
        <source>storage.record_illegal</source>
        <translation>This action is against the rules in this position.</translation>
    </message>
    <message>
        <source>storage.record_lost</source>
        <translation>Action {number} is missing from the file.</translation>
    </message>
    <message>
        <source>storage.rules_unknown</source>
        <translation>This version cannot play the game in this save: rule set {edition} with these players and house rules is unknown.</translation>
    </message>
    <message>
        <source>storage.settings.broken</source>
        <translation>The settings could not be read, so the usual ones are in force. The old file is kept as {file}.</translation>
    </message>
    <message>
        <source>storage.settings.unreadable</source>
        <translation>The settings in {file} cannot be read, so the usual ones are in force. Check that this is a file and that you may open it.</translation>
    </message>
    <message>
        <source>storage.settings.value</source>
        <translation>The setting {name} had a value that is not possible, so the usual one is in force.</translation>
    </message>
    <message>
        <source>storage.snapshot_damaged</source>
        <translation>The position in line {number} is not sound. An earlier one is used instead.</translation>
    </message>
    <message>
        <source>storage.snapshot_differs</source>
        <translation>The position saved here is not the one that the actions lead to.</translation>
    </message>
    <message>
        <source>storage.start_differs</source>
        <translation>The first position is not the one that the seed of this game gives.</translation>
    </message>
    <message>
        <source>storage.state_unfit</source>
        <translation>The position in this save does not fit the rules of its game.</translation>
    </message>
    <message>
        <source>storage.too_large</source>
        <translation>This file is larger than {limit} MB, so it is no saved game.</translation>
    </message>
    <message>
        <source>storage.unreadable</source>
        <translation>This file cannot be read. Check whether you are allowed to open it.</translation>
    </message>
    <message>
        <source>tables.battle</source>
        <translation>Battle</translation>
    </message>
    <message>
        <source>tables.battle.answering</source>
        <translation>{name} sees the roll and chooses</translation>
    </message>
    <message>
        <source>tables.battle.attacker</source>
        <translation>Attacker wins</translation>
    </message>
    <message>
        <source>tables.battle.attacks</source>
        <translation>{name} attacks from</translation>
    </message>
    <message>
        <source>tables.battle.beats</source>
        <translation>{high} beats {low}</translation>
    </message>
    <message>
        <source>tables.battle.because</source>
        <translation>d8 of {name}: {why}</translation>
    </message>
    <message>
        <source>tables.battle.before</source>
        <translation>was {chance} before this roll</translation>
    </message>
    <message>
        <source>tables.battle.blitz</source>
        <translation>Blitz until</translation>
    </message>
    <message>
        <source>tables.battle.choose</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>tables.battle.defender</source>
        <translation>Defender wins</translation>
    </message>
    <message>
        <source>tables.battle.defends</source>
        <translation>{name} defends</translation>
    </message>
    <message>
        <source>tables.battle.dice</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>tables.battle.equal</source>
        <translation>{high} equals {low}</translation>
    </message>
    <message>
        <source>tables.battle.expected</source>
        <translation>you lose {lost} · they lose {beaten} on average</translation>
    </message>
    <message>
        <source>tables.battle.follow</source>
        <translation>Armies</translation>
    </message>
    <message>
        <source>tables.battle.follow</source>
        <comment>ad2210</comment>
        <translation>Units</translation>
    </message>
    <message>
        <source>tables.battle.goal</source>
        <translation>to take {territory}</translation>
    </message>
    <message>
        <source>tables.battle.keep</source>
        <translation>Armies to keep</translation>
    </message>
    <message>
        <source>tables.battle.keep</source>
        <comment>ad2210</comment>
        <translation>Units to keep</translation>
    </message>
    <message>
        <source>tables.battle.keep_after</source>
        <translation>left</translation>
    </message>
    <message>
        <source>tables.battle.led</source>
        <translation>{name}, led by {player}, attacks from</translation>
    </message>
    <message>
        <source>tables.battle.left</source>
        <translation>Attackers you would have left</translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.loses</source>
        <translation>
            <numerusform>{name} loses {n}</numerusform>
            <numerusform>{name} loses {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.battle.lost</source>
        <translation>lost</translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.move_in</source>
        <translation>
            <numerusform>Move {n} army in</numerusform>
            <numerusform>Move {n} armies in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.move_in</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>Move {n} unit in</numerusform>
            <numerusform>Move {n} units in</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.battle.no_roll</source>
        <translation>No roll</translation>
    </message>
    <message>
        <source>tables.battle.ready</source>
        <translation>Highest against highest</translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.roll</source>
        <translation>
            <numerusform>Roll {n} die</numerusform>
            <numerusform>Roll {n} dice</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.battle.roll_number</source>
        <translation>Roll {number} · highest against highest</translation>
    </message>
    <message>
        <source>tables.battle.roll_short</source>
        <translation>Roll {number}</translation>
    </message>
    <message>
        <source>tables.battle.spare.first</source>
        <translation>First die: no opponent</translation>
    </message>
    <message>
        <source>tables.battle.spare.second</source>
        <translation>Second die: no opponent</translation>
    </message>
    <message>
        <source>tables.battle.spare.third</source>
        <translation>Third die: no opponent</translation>
    </message>
    <message>
        <source>tables.battle.spent</source>
        <translation>The attack is spent</translation>
    </message>
    <message>
        <source>tables.battle.spent_detail</source>
        <translation>The last army in {territory} has to stay there.</translation>
    </message>
    <message>
        <source>tables.battle.spent_detail</source>
        <comment>ad2210</comment>
        <translation>The last unit in {territory} has to stay there.</translation>
    </message>
    <message>
        <source>tables.battle.stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>tables.battle.strip</source>
        <translation>Attacker loses {lost}, defender loses {beaten}</translation>
    </message>
    <message>
        <source>tables.battle.taken</source>
        <translation>{territory} is yours</translation>
    </message>
    <message>
        <source>tables.battle.taken_all</source>
        <translation>The armies that fought have moved in.</translation>
    </message>
    <message>
        <source>tables.battle.taken_all</source>
        <comment>ad2210</comment>
        <translation>The units that fought have moved in.</translation>
    </message>
    <message>
        <source>tables.battle.taken_more</source>
        <translation>Choose how many armies move in. Those that fought go in any case.</translation>
    </message>
    <message>
        <source>tables.battle.taken_more</source>
        <comment>ad2210</comment>
        <translation>Choose how many units move in. Those that fought go in any case.</translation>
    </message>
    <message>
        <source>tables.battle.tie_attacker</source>
        <translation>Tie: attacker wins</translation>
    </message>
    <message>
        <source>tables.battle.tie_defender</source>
        <translation>Tie: defender wins</translation>
    </message>
    <message>
        <source>tables.bribes.choose</source>
        <translation>Choose card and colour</translation>
    </message>
    <message numerus="yes">
        <source>tables.bribes.full</source>
        <translation>
            <numerusform>Has {n} card, takes no more</numerusform>
            <numerusform>Has {n} cards, takes no more</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.bribes.give</source>
        <translation>Give it to {player}</translation>
    </message>
    <message>
        <source>tables.bribes.help</source>
        <translation>Each card turns a cannon one step your way. A colour that is yours fights for you, until it loses heart.</translation>
    </message>
    <message>
        <source>tables.bribes.joins</source>
        <translation>Becomes your ally</translation>
    </message>
    <message>
        <source>tables.bribes.leaves</source>
        <translation>Leaves {player}</translation>
    </message>
    <message>
        <source>tables.bribes.title</source>
        <translation>A card for a neutral colour</translation>
    </message>
    <message>
        <source>tables.bribes.whom</source>
        <translation>For whom?</translation>
    </message>
    <message>
        <source>tables.bribes.yours</source>
        <translation>Is your ally already</translation>
    </message>
    <message>
        <source>tables.cards.best</source>
        <translation>Best</translation>
    </message>
    <message>
        <source>tables.cards.choose_best</source>
        <translation>Choose best</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.choose_more</source>
        <translation>
            <numerusform>Choose {n} more card</numerusform>
            <numerusform>Choose {n} more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.extra</source>
        <translation>
            <numerusform>+{n} army, placed there</numerusform>
            <numerusform>+{n} armies, placed there</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.fixed</source>
        <translation>Infantry 4 · Cavalry 6 · Artillery 8 · One of each 10</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.forced</source>
        <translation>
            <numerusform>With {n} card you must trade a set before you go on.</numerusform>
            <numerusform>With {n} cards you must trade a set before you go on.</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.held</source>
        <translation>You hold {territories}</translation>
    </message>
    <message>
        <source>tables.cards.keys</source>
        <translation>Arrow keys move, Enter picks a card, Space trades</translation>
    </message>
    <message>
        <source>tables.cards.kind_mixed</source>
        <translation>one of each</translation>
    </message>
    <message>
        <source>tables.cards.kind_same</source>
        <translation>three of a kind</translation>
    </message>
    <message>
        <source>tables.cards.look</source>
        <translation>Three matching cards make a set.</translation>
    </message>
    <message>
        <source>tables.cards.may</source>
        <translation>You may trade a set now.</translation>
    </message>
    <message>
        <source>tables.cards.mixed</source>
        <translation>One of each</translation>
    </message>
    <message>
        <source>tables.cards.no_set</source>
        <translation>Choose a set</translation>
    </message>
    <message>
        <source>tables.cards.not_a_set</source>
        <translation>These three are not a set</translation>
    </message>
    <message>
        <source>tables.cards.sets</source>
        <translation>Sets in this hand</translation>
    </message>
    <message>
        <source>tables.cards.three.artillery</source>
        <translation>Three artillery</translation>
    </message>
    <message>
        <source>tables.cards.three.cavalry</source>
        <translation>Three cavalry</translation>
    </message>
    <message>
        <source>tables.cards.three.infantry</source>
        <translation>Three infantry</translation>
    </message>
    <message>
        <source>tables.cards.title</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>tables.cards.total</source>
        <translation>Total this trade</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.trade</source>
        <translation>
            <numerusform>Trade for {n} army</numerusform>
            <numerusform>Trade for {n} armies</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.wild_as</source>
        <translation>{kind}, the wild card stands for {unit}</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.with_wild</source>
        <translation>
            <numerusform>{kind}, with {n} wild card</numerusform>
            <numerusform>{kind}, with {n} wild cards</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.worth</source>
        <translation>Sets bring</translation>
    </message>
    <message>
        <source>tables.cards.worth_next</source>
        <translation>The next set brings {value}</translation>
    </message>
    <message>
        <source>tables.chronicle</source>
        <translation>Chronicle</translation>
    </message>
    <message>
        <source>tables.chronicle.everybody</source>
        <translation>Everybody</translation>
    </message>
    <message>
        <source>tables.chronicle.filter</source>
        <translation>Show one player only</translation>
    </message>
    <message>
        <source>tables.curtain.hand_to</source>
        <translation>Hand the screen to</translation>
    </message>
    <message>
        <source>tables.curtain.hidden</source>
        <translation>Cards stay hidden until then</translation>
    </message>
    <message>
        <source>tables.curtain.look_away</source>
        <translation>Secret cards come next. Everyone else, please look away.</translation>
    </message>
    <message>
        <source>tables.curtain.look_away.bid</source>
        <translation>A sealed bid comes next. Everyone else, please look away.</translation>
    </message>
    <message>
        <source>tables.curtain.ready</source>
        <translation>I am {name}</translation>
    </message>
    <message>
        <source>tables.curtain.spoken</source>
        <translation>Hand the screen to {name}</translation>
    </message>
    <message>
        <source>tables.curtain.turn_off</source>
        <translation>You can turn this page off in the settings</translation>
    </message>
    <message>
        <source>tables.graph.name</source>
        <translation>The course of the war</translation>
    </message>
    <message>
        <source>tables.recap.beaten_by</source>
        <translation>beaten by {name}</translation>
    </message>
    <message>
        <source>tables.recap.bids</source>
        <translation>bids: {bids}</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.empty</source>
        <translation>
            <numerusform>it was empty</numerusform>
            <numerusform>they were empty</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.from</source>
        <translation>from {names}</translation>
    </message>
    <message>
        <source>tables.recap.hired</source>
        <translation>New for {name}: {pieces}</translation>
    </message>
    <message>
        <source>tables.recap.holds</source>
        <translation>{name} holds {region}</translation>
    </message>
    <message>
        <source>tables.recap.lost_region</source>
        <translation>{name} no longer holds {region}</translation>
    </message>
    <message>
        <source>tables.recap.map</source>
        <translation>Map of what changed hands</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.more</source>
        <translation>
            <numerusform>{first}, {second} and {n} more</numerusform>
            <numerusform>{first}, {second} and {n} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.new_armies</source>
        <translation>
            <numerusform>{n} new army</numerusform>
            <numerusform>{n} new armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.new_armies</source>
        <comment>ad2210</comment>
        <translation>
            <numerusform>{n} new MOD</numerusform>
            <numerusform>{n} new MODs</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.nothing_lost</source>
        <translation>You lost no territory</translation>
    </message>
    <message>
        <source>tables.recap.nothing_lost_detail</source>
        <translation>everything you held is still yours</translation>
    </message>
    <message>
        <source>tables.recap.order</source>
        <translation>Turn order: {places}</translation>
    </message>
    <message>
        <source>tables.recap.out</source>
        <translation>{name} is out of the game</translation>
    </message>
    <message>
        <source>tables.recap.played</source>
        <translation>{name} played: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.points</source>
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.ruined</source>
        <translation>Out of the game from now on</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.subtitle</source>
        <translation>
            <numerusform>Round {round}. {n} player moved. This is what everyone at the table saw.</numerusform>
            <numerusform>Round {round}. {n} players moved. This is what everyone at the table saw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.subtitle.epoch</source>
        <translation>
            <numerusform>Epoch {round}. {n} player moved. This is what everyone at the table saw.</numerusform>
            <numerusform>Epoch {round}. {n} players moved. This is what everyone at the table saw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.subtitle.year</source>
        <translation>
            <numerusform>Year {round}. {n} player moved. This is what everyone at the table saw.</numerusform>
            <numerusform>Year {round}. {n} players moved. This is what everyone at the table saw.</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.title</source>
        <translation>Since your last turn</translation>
    </message>
    <message>
        <source>tables.recap.to</source>
        <translation>to {names}</translation>
    </message>
    <message>
        <source>tables.recap.took</source>
        <translation>{name} took {territories}</translation>
    </message>
    <message>
        <source>tables.recap.two</source>
        <translation>{first} and {second}</translation>
    </message>
    <message>
        <source>tables.recap.you_have</source>
        <translation>You have {amount}</translation>
    </message>
    <message>
        <source>tables.recap.you_lost</source>
        <translation>You lost {territories}</translation>
    </message>
    <message>
        <source>tables.recap.you_lost_pieces</source>
        <translation>You lost: {pieces}</translation>
    </message>
    <message>
        <source>tables.recap.you_lost_region</source>
        <translation>You no longer hold {region}</translation>
    </message>
    <message>
        <source>tables.round</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>tables.round.epoch</source>
        <translation>Epoch {number}</translation>
    </message>
    <message>
        <source>tables.round.year</source>
        <translation>Year {number}</translation>
    </message>
    <message numerus="yes">
        <source>tables.tally.dice</source>
        <translation>
            <numerusform>{n} die rolled</numerusform>
            <numerusform>{n} dice rolled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.tally.dice_of_sides</source>
        <translation>
            <numerusform>{n} die with {sides} sides</numerusform>
            <numerusform>{n} dice with {sides} sides</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.tally.expected</source>
        <translation>expected {count} of each</translation>
    </message>
    <message>
        <source>tables.tally.luck</source>
        <translation>Luck in battle, in armies</translation>
    </message>
    <message>
        <source>tables.tally.luck.hint</source>
        <translation>Armies beaten minus armies lost, beyond what even dice would have given.</translation>
    </message>
    <message>
        <source>tables.tally.luck.hint</source>
        <comment>ad2210</comment>
        <translation>Units beaten minus units lost, beyond what even dice would have given.</translation>
    </message>
    <message>
        <source>tables.tally.luck</source>
        <comment>ad2210</comment>
        <translation>Luck in battle, in units</translation>
    </message>
    <message>
        <source>tables.tally.name</source>
        <translation>How often each face came</translation>
    </message>
    <message>
        <source>tables.tally.stray</source>
        <translation>Even dice would stray at least this far in {share} of games.</translation>
    </message>
    <message>
        <source>teams.ahead</source>
        <translation>Ahead</translation>
    </message>
    <message>
        <source>teams.curtain.look_away</source>
        <translation>The cards of {team} come next: {members} may look. All others, please look away.</translation>
    </message>
    <message numerus="yes">
        <source>teams.hand_passed</source>
        <translation>
            <numerusform>{player} hands {n} card on to {partner}</numerusform>
            <numerusform>{player} hands {n} cards on to {partner}</numerusform>
        </translation>
    </message>
    <message>
        <source>teams.hand_passed.detail</source>
        <translation>The hand of {team}</translation>
    </message>
    <message>
        <source>teams.joint_hand</source>
        <translation>Team's hand</translation>
    </message>
    <message>
        <source>teams.lead</source>
        <translation>{player} leads in {territory}</translation>
    </message>
    <message>
        <source>teams.lead.detail</source>
        <translation>It counts for {player} now</translation>
    </message>
    <message>
        <source>teams.lead.level</source>
        <translation>{territory} is level</translation>
    </message>
    <message>
        <source>teams.lead.level_detail</source>
        <translation>Partners have equally many armies there: it counts for nobody</translation>
    </message>
    <message>
        <source>teams.name.diamond</source>
        <translation>Team Diamond</translation>
    </message>
    <message>
        <source>teams.name.star</source>
        <translation>Team Star</translation>
    </message>
    <message>
        <source>teams.new.hint</source>
        <translation>{first} against {second}. They sit alternately.</translation>
    </message>
    <message>
        <source>teams.new.name_of</source>
        <translation>Name of {team}</translation>
    </message>
    <message>
        <source>teams.new.same_names</source>
        <translation>Two teams have the same name</translation>
    </message>
    <message>
        <source>teams.new.swap</source>
        <translation>{player} changes team</translation>
    </message>
    <message>
        <source>teams.new.swap_spoken</source>
        <translation>{player} changes team with {other}</translation>
    </message>
    <message>
        <source>teams.new.with_whom</source>
        <translation>With whom does {player} change teams? Press the same button beside a player of the other team.</translation>
    </message>
    <message>
        <source>teams.plaque.spoken</source>
        <translation>{name}, {kind}: {territories} territories, {armies} armies, next income {income}</translation>
    </message>
    <message>
        <source>teams.win.title</source>
        <translation>{team} has won</translation>
    </message>
    <message>
        <source>teams.with_members</source>
        <translation>{team}: {members}</translation>
    </message>
    <message>
        <source>teams.won</source>
        <translation>{team} wins the game</translation>
    </message>
    <message>
        <source>years.done</source>
        <translation>done</translation>
    </message>
    <message>
        <source>years.now</source>
        <translation>on turn</translation>
    </message>
    <message>
        <source>years.order</source>
        <translation>Order of the turns: {players}</translation>
    </message>
    <message>
        <source>years.spoken</source>
        <translation>Year {year} of {years}</translation>
    </message>
    <message>
        <source>years.spoken.epoch</source>
        <translation>Epoch {year} of {years}</translation>
    </message>
    <message>
        <source>years.told.bid_tied</source>
        <translation>Equal bids: the die decides</translation>
    </message>
    <message>
        <source>years.told.bids</source>
        <translation>The bids are open</translation>
    </message>
    <message>
        <source>years.told.called_off</source>
        <translation>The invasion of {territory} is off</translation>
    </message>
    <message>
        <source>years.told.captured</source>
        <translation>{name} captures: {piece}</translation>
    </message>
    <message>
        <source>years.told.devastated</source>
        <translation>Land is devastated</translation>
    </message>
    <message>
        <source>years.told.emptied</source>
        <translation>{territory} is empty now</translation>
    </message>
    <message>
        <source>years.told.from_bonus</source>
        <translation>third contested territory</translation>
    </message>
    <message numerus="yes">
        <source>years.told.from_lands</source>
        <translation>
            <numerusform>territories +{n}</numerusform>
            <numerusform>territories +{n}</numerusform>
        </translation>
    </message>
    <message>
        <source>years.told.hired</source>
        <translation>{name} buys: {piece}</translation>
    </message>
    <message>
        <source>years.told.lost</source>
        <translation>{name} loses: {piece}</translation>
    </message>
    <message>
        <source>years.told.marker</source>
        <translation>{name} takes turn {place}</translation>
    </message>
    <message>
        <source>years.told.moved</source>
        <translation>{name} moves: {piece}</translation>
    </message>
    <message>
        <source>years.told.moved_by_card</source>
        <translation>{piece} ({name}) is moved</translation>
    </message>
    <message>
        <source>years.told.nobody</source>
        <translation>it was empty</translation>
    </message>
    <message>
        <source>years.told.piece</source>
        <translation>{name} places: {piece}</translation>
    </message>
    <message numerus="yes">
        <source>years.told.scored</source>
        <translation>
            <numerusform>{name}: {n} point</numerusform>
            <numerusform>{name}: {n} points</numerusform>
        </translation>
    </message>
</context>
</TS>
