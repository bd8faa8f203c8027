<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv_SE" sourcelanguage="en_US">
<context>
    <name>risk</name>
    <message>
        <source>ad2210.piece.diplomat</source>
        <extracomment>Diplomat</extracomment>
        <translation>diplomat</translation>
    </message>
    <message>
        <source>ad2210.piece.land</source>
        <extracomment>Land Commander</extracomment>
        <translation>landbefälhavare</translation>
    </message>
    <message>
        <source>ad2210.piece.naval</source>
        <extracomment>Naval Commander</extracomment>
        <translation>marinbefälhavare</translation>
    </message>
    <message>
        <source>ad2210.piece.nuclear</source>
        <extracomment>Nuclear Commander</extracomment>
        <translation>kärnvapenbefälhavare</translation>
    </message>
    <message>
        <source>ad2210.piece.space</source>
        <extracomment>Space Commander</extracomment>
        <translation>rymdbefälhavare</translation>
    </message>
    <message>
        <source>ad2210.piece.station</source>
        <extracomment>Space Station</extracomment>
        <translation>rymdstation</translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.bought_cards</source>
        <extracomment>{name} buys cards for {n} energy | {name} buys cards for {n} energy</extracomment>
        <translation>
            <numerusform>{name} köper kort för {n} energi</numerusform>
            <numerusform>{name} köper kort för {n} energi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.drained</source>
        <extracomment>{name} loses {n} energy | {name} loses {n} energy</extracomment>
        <translation>
            <numerusform>{name} förlorar {n} energi</numerusform>
            <numerusform>{name} förlorar {n} energi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.paid_cards</source>
        <extracomment>{name} pays {n} energy to play a card | {name} pays {n} energy to play a card</extracomment>
        <translation>
            <numerusform>{name} betalar {n} energi för att spela ett kort</numerusform>
            <numerusform>{name} betalar {n} energi för att spela ett kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.received</source>
        <extracomment>{name} gets {n} energy | {name} gets {n} energy</extracomment>
        <translation>
            <numerusform>{name} får {n} energi</numerusform>
            <numerusform>{name} får {n} energi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>amount.miracle_number.go</source>
        <extracomment>Send {n} army | Send {n} armies</extracomment>
        <translation>
            <numerusform>Skicka {n} armé</numerusform>
            <numerusform>Skicka {n} arméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>amount.miracle_number.help</source>
        <extracomment>One army at most. | Up to {n}; at least one stays behind.</extracomment>
        <translation>
            <numerusform>Högst en armé.</numerusform>
            <numerusform>Upp till {n}; minst en stannar kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>amount.miracle_number.title</source>
        <extracomment>How many armies?</extracomment>
        <translation>Hur många arméer?</translation>
    </message>
    <message numerus="yes">
        <source>amount.save_armies.go</source>
        <extracomment>Save {n} | Save {n}</extracomment>
        <translation>
            <numerusform>Rädda {n}</numerusform>
            <numerusform>Rädda {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>amount.save_armies.help</source>
        <extracomment>The Tree of Life saves an army for 1 faith each.</extracomment>
        <translation>Livets träd räddar arméer för 1 tro vardera.</translation>
    </message>
    <message numerus="yes">
        <source>amount.save_armies.title</source>
        <extracomment>Save {n} army from death? | Save up to {n} armies from death?</extracomment>
        <translation>
            <numerusform>Rädda {n} armé från döden?</numerusform>
            <numerusform>Rädda upp till {n} arméer från döden?</numerusform>
        </translation>
    </message>
    <message>
        <source>app.already_running</source>
        <extracomment>Risk Desktop is already running; its window has been brought to the front.</extracomment>
        <translation>Risk Desktop körs redan; fönstret har lyfts fram.</translation>
    </message>
    <message>
        <source>app.board_unfit</source>
        <extracomment>The board {name} can't be used: it is gone, broken, or too small for {players} players.</extracomment>
        <translation>Spelplanen {name} går inte att använda: den saknas, är trasig eller för liten för {players} spelare.</translation>
    </message>
    <message>
        <source>app.crash.resume</source>
        <extracomment>Resume the game</extracomment>
        <translation>Återuppta spelet</translation>
    </message>
    <message>
        <source>app.crash.text</source>
        <extracomment>Your game is saved up to the last action. A report was written to {path}.</extracomment>
        <translation>Ditt spel är sparat fram till den senaste åtgärden. En rapport skrevs till {path}.</translation>
    </message>
    <message>
        <source>app.crash.title</source>
        <extracomment>Something went wrong</extracomment>
        <translation>Något gick fel</translation>
    </message>
    <message>
        <source>app.crash.unreported</source>
        <extracomment>Your game is saved up to the last action that could be written. The report of the fault could not be written: the disk may be full, or its folder locked.</extracomment>
        <translation>Ditt spel är sparat fram till den senaste åtgärden som gick att skriva. Rapporten om felet gick inte att skriva: disken kan vara full eller mappen låst.</translation>
    </message>
    <message>
        <source>app.laying_out</source>
        <extracomment>Laying out the board…</extracomment>
        <translation>Spelplanen läggs fram…</translation>
    </message>
    <message>
        <source>app.name</source>
        <extracomment>Risk Desktop</extracomment>
        <translation>Risk Desktop</translation>
    </message>
    <message>
        <source>app.no_display</source>
        <extracomment>There is no screen to open a window on. Start the game from a desktop, or set DISPLAY (or WAYLAND_DISPLAY).</extracomment>
        <translation>Det finns ingen skärm att öppna ett fönster på. Starta spelet från ett skrivbord, eller ställ in DISPLAY (eller WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>app.open_failed.title</source>
        <extracomment>This game can't be opened</extracomment>
        <translation>Det här spelet kan inte öppnas</translation>
    </message>
    <message>
        <source>app.resumed_damaged</source>
        <extracomment>The save was damaged. The game goes on from the last good point; the damaged file is kept.</extracomment>
        <translation>Sparfilen var skadad. Spelet fortsätter från den senaste hela punkten; den skadade filen finns kvar.</translation>
    </message>
    <message>
        <source>app.save_or_game</source>
        <extracomment>Open {file}, or start a new game with options: not both at once.</extracomment>
        <translation>Öppna {file}, eller börja ett nytt spel med alternativ: inte båda på en gång.</translation>
    </message>
    <message>
        <source>app.start_failed.title</source>
        <extracomment>This game can't be started</extracomment>
        <translation>Det här spelet kan inte startas</translation>
    </message>
    <message>
        <source>app.state_folder</source>
        <extracomment>The program can't write in its folder {folder}: {fault}. Make this folder writable, then start again.</extracomment>
        <translation>Programmet kan inte skriva i sin mapp {folder}: {fault}. Gör mappen skrivbar och starta igen.</translation>
    </message>
    <message>
        <source>app.unknown_edition</source>
        <extracomment>There is no rule set “{name}”. Known: {known}.</extracomment>
        <translation>Det finns inget regelverk ”{name}”. Kända: {known}.</translation>
    </message>
    <message>
        <source>app.unknown_level</source>
        <extracomment>There is no opponent “{name}”. Known: {known}.</extracomment>
        <translation>Det finns ingen motståndare ”{name}”. Kända: {known}.</translation>
    </message>
    <message>
        <source>app.wild</source>
        <extracomment>Wild</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>app.wrong_players</source>
        <extracomment>“{name}” isn't for {players} players. Allowed: {allowed}.</extracomment>
        <translation>”{name}” är inte för {players} spelare. Tillåtet: {allowed}.</translation>
    </message>
    <message>
        <source>assets.hint</source>
        <extracomment>Click: light up the territories. Click the points or press P: how they add up.</extracomment>
        <translation>Klicka: lys upp områdena. Klicka på poängen eller tryck P: så räknas de ihop.</translation>
    </message>
    <message numerus="yes">
        <source>assets.of</source>
        <extracomment>{n} of {most} | {n} of {most}</extracomment>
        <translation>
            <numerusform>{n} av {most}</numerusform>
            <numerusform>{n} av {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>assets.spoken</source>
        <extracomment>{name}, {kind}: {score} points, {territories} territories, {money}, stations {pieces}, commanders {leaders}, cards {cards}</extracomment>
        <translation>{name}, {kind}: {score} poäng, {territories} områden, {money}, stationer {pieces}, befälhavare {leaders}, kort {cards}</translation>
    </message>
    <message>
        <source>assets.spoken_gods</source>
        <extracomment>{name}, {kind}: {score} points, {territories} territories, {money}, {pieces}, {dead} dead, gods in play {leaders}, cards {cards}, relics {relics}</extracomment>
        <translation>{name}, {kind}: {score} poäng, {territories} områden, {money}, {pieces}, {dead} döda, gudar i spel {leaders}, kort {cards}, reliker {relics}</translation>
    </message>
    <message numerus="yes">
        <source>assets.temple</source>
        <extracomment>{n} temple | {n} temples</extracomment>
        <translation>
            <numerusform>{n} tempel</numerusform>
            <numerusform>{n} tempel</numerusform>
        </translation>
    </message>
    <message>
        <source>beyond.name</source>
        <extracomment>the Afterlife</extracomment>
        <translation>livet efter detta</translation>
    </message>
    <message>
        <source>beyond.occupy_help</source>
        <extracomment>Nobody has to stay in the Afterlife.</extracomment>
        <translation>Ingen måste stanna i livet efter detta.</translation>
    </message>
    <message numerus="yes">
        <source>bids.all_of_them</source>
        <extracomment>It | One of each</extracomment>
        <translation>
            <numerusform>Det</numerusform>
            <numerusform>En av varje</numerusform>
        </translation>
    </message>
    <message>
        <source>bids.buys</source>
        <extracomment>What you can still buy in your turn</extracomment>
        <translation>Vad du ännu kan köpa under din tur</translation>
    </message>
    <message>
        <source>bids.cards</source>
        <extracomment>Your cards, and what playing one costs</extracomment>
        <translation>Dina kort, och vad det kostar att spela dem</translation>
    </message>
    <message>
        <source>bids.have</source>
        <extracomment>You have {money}. Nobody sees your bid before all are in.</extracomment>
        <translation>Du har {money}. Ingen ser ditt bud innan alla är lagda.</translation>
    </message>
    <message>
        <source>bids.help</source>
        <extracomment>The highest bid picks its place in the turn order first. Every bid is paid, even a losing one.</extracomment>
        <translation>Högsta budet väljer först sin plats i turordningen. Varje bud betalas, även ett förlorande.</translation>
    </message>
    <message numerus="yes">
        <source>bids.lacking.ad2210</source>
        <extracomment>A commander you lack | A commander you lack ({n} to choose from)</extracomment>
        <translation>
            <numerusform>En befälhavare du saknar</numerusform>
            <numerusform>En befälhavare du saknar ({n} att välja på)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bids.lacking.godstorm</source>
        <extracomment>A god you lack | A god you lack ({n} to choose from)</extracomment>
        <translation>
            <numerusform>En gud du saknar</numerusform>
            <numerusform>En gud du saknar ({n} att välja på)</numerusform>
        </translation>
    </message>
    <message>
        <source>bids.next_here</source>
        <extracomment>Next on this screen: {name}.</extracomment>
        <translation>Näst vid skärmen: {name}.</translation>
    </message>
    <message>
        <source>bids.no_tie</source>
        <extracomment>no tie</extracomment>
        <translation>inte lika</translation>
    </message>
    <message>
        <source>bids.nothing</source>
        <extracomment>Nobody has bid anything</extracomment>
        <translation>Ingen har bjudit något</translation>
    </message>
    <message>
        <source>bids.opened</source>
        <extracomment>The bids of year {round}</extracomment>
        <translation>Buden för år {round}</translation>
    </message>
    <message>
        <source>bids.opened</source>
        <comment>godstorm</comment>
        <extracomment>The bids of epoch {round}</extracomment>
        <translation>Buden för epok {round}</translation>
    </message>
    <message>
        <source>bids.place.chooses</source>
        <extracomment>{player} chooses</extracomment>
        <translation>{player} väljer</translation>
    </message>
    <message>
        <source>bids.place.free</source>
        <extracomment>Place</extracomment>
        <translation>Plats</translation>
    </message>
    <message>
        <source>bids.place.heading</source>
        <extracomment>Choosing the places</extracomment>
        <translation>Platserna väljs</translation>
    </message>
    <message>
        <source>bids.place.help</source>
        <extracomment>Who goes first acts before the others; who goes last can answer them all.</extracomment>
        <translation>Den som går först handlar före de andra; den som går sist kan svara alla.</translation>
    </message>
    <message>
        <source>bids.place.highest</source>
        <extracomment>The highest bid chooses first, equal bids roll a die.</extracomment>
        <translation>Högsta budet väljer först, vid lika bud avgör en tärning.</translation>
    </message>
    <message>
        <source>bids.place.is_free</source>
        <extracomment>free</extracomment>
        <translation>ledig</translation>
    </message>
    <message>
        <source>bids.place.show</source>
        <extracomment>Show the bids</extracomment>
        <translation>Visa buden</translation>
    </message>
    <message>
        <source>bids.place.take</source>
        <extracomment>Take place {place}</extracomment>
        <translation>Ta plats {place}</translation>
    </message>
    <message>
        <source>bids.place.title</source>
        <extracomment>Choose your place in the order of the turns</extracomment>
        <translation>Välj din plats i turordningen</translation>
    </message>
    <message>
        <source>bids.place.words</source>
        <extracomment>{player} chooses. Free: {places}. First goes before the others; last answers them all.</extracomment>
        <translation>{player} väljer. Lediga: {places}. Den första går före de andra; den sista svarar alla.</translation>
    </message>
    <message>
        <source>bids.rank.1</source>
        <extracomment>picks first</extracomment>
        <translation>väljer först</translation>
    </message>
    <message>
        <source>bids.rank.2</source>
        <extracomment>picks second</extracomment>
        <translation>väljer som tvåa</translation>
    </message>
    <message>
        <source>bids.rank.3</source>
        <extracomment>picks third</extracomment>
        <translation>väljer som trea</translation>
    </message>
    <message>
        <source>bids.rank.4</source>
        <extracomment>picks fourth</extracomment>
        <translation>väljer som fyra</translation>
    </message>
    <message>
        <source>bids.rank.last</source>
        <extracomment>gets what is left</extracomment>
        <translation>får det som blir över</translation>
    </message>
    <message>
        <source>bids.rank.n</source>
        <extracomment>picks as number {place}</extracomment>
        <translation>väljer som nummer {place}</translation>
    </message>
    <message>
        <source>bids.rest</source>
        <extracomment>You have {money}. A bid of {bid} leaves {left}; your turn’s income adds about {income}.</extracomment>
        <translation>Du har {money}. Ett bud på {bid} lämnar {left}; turens inkomst ger ungefär {income} till.</translation>
    </message>
    <message>
        <source>bids.rest_only</source>
        <extracomment>You have {money}. A bid of {bid} leaves {left}.</extracomment>
        <translation>Du har {money}. Ett bud på {bid} lämnar {left}.</translation>
    </message>
    <message numerus="yes">
        <source>bids.seal</source>
        <extracomment>Seal my bid of {n} | Seal my bid of {n}</extracomment>
        <translation>
            <numerusform>Försegla mitt bud på {n}</numerusform>
            <numerusform>Försegla mitt bud på {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>bids.secret</source>
        <extracomment>Nobody sees it before all bids are in.</extracomment>
        <translation>Ingen ser det innan alla bud är lagda.</translation>
    </message>
    <message>
        <source>bids.slip</source>
        <extracomment>Show the slip</extracomment>
        <translation>Visa lappen</translation>
    </message>
    <message>
        <source>bids.state.empty</source>
        <extracomment>has nothing</extracomment>
        <translation>har inget</translation>
    </message>
    <message>
        <source>bids.state.now</source>
        <extracomment>bids now</extracomment>
        <translation>bjuder nu</translation>
    </message>
    <message>
        <source>bids.state.sealed</source>
        <extracomment>sealed</extracomment>
        <translation>förseglat</translation>
    </message>
    <message>
        <source>bids.state.waits</source>
        <extracomment>waits</extracomment>
        <translation>väntar</translation>
    </message>
    <message>
        <source>bids.title</source>
        <extracomment>Your sealed bid</extracomment>
        <translation>Ditt förseglade bud</translation>
    </message>
    <message>
        <source>bids.to_the_bank</source>
        <extracomment>All of it goes to the bank: {money}</extracomment>
        <translation>Allt går till banken: {money}</translation>
    </message>
    <message>
        <source>board.empty</source>
        <extracomment>Nobody is there</extracomment>
        <translation>Ingen är där</translation>
    </message>
    <message>
        <source>board.figure</source>
        <extracomment>{piece} ({player})</extracomment>
        <translation>{piece} ({player})</translation>
    </message>
    <message>
        <source>board.line_to</source>
        <extracomment>to {name}</extracomment>
        <translation>till {name}</translation>
    </message>
    <message>
        <source>board.name</source>
        <extracomment>Board</extracomment>
        <translation>Spelplan</translation>
    </message>
    <message>
        <source>board.odds_spoken</source>
        <extracomment>{win} to win; you lose {lose}, they lose {they} on average</extracomment>
        <translation>{win} chans att vinna; du förlorar i snitt {lose}, de {they}</translation>
    </message>
    <message>
        <source>board.pinned</source>
        <extracomment>The camera stays on this board (P).</extracomment>
        <translation>Kameran stannar vid den här spelplanen (P).</translation>
    </message>
    <message>
        <source>board.porthole.name</source>
        <extracomment>To the other board: {board}</extracomment>
        <translation>Till den andra spelplanen: {board}</translation>
    </message>
    <message>
        <source>board.porthole.plate</source>
        <extracomment>{board} · {key}</extracomment>
        <translation>{board} · {key}</translation>
    </message>
    <message>
        <source>board.region.held</source>
        <extracomment>Held by {player}</extracomment>
        <translation>Hålls av {player}</translation>
    </message>
    <message numerus="yes">
        <source>board.region.needs</source>
        <extracomment>Needs {n} territory | Needs all {n} territories</extracomment>
        <translation>
            <numerusform>Kräver {n} område</numerusform>
            <numerusform>Kräver alla {n} områden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board.region.pays</source>
        <extracomment>{region}: {n} army a turn | {region}: {n} armies a turn</extracomment>
        <translation>
            <numerusform>{region}: {n} armé per tur</numerusform>
            <numerusform>{region}: {n} arméer per tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board.region.pays</source>
        <comment>ad2210</comment>
        <extracomment>{region}: {n} MOD a turn | {region}: {n} MODs a turn</extracomment>
        <translation>
            <numerusform>{region}: {n} MOD per tur</numerusform>
            <numerusform>{region}: {n} MOD per tur</numerusform>
        </translation>
    </message>
    <message>
        <source>board.region.share</source>
        <extracomment>{player} {n}</extracomment>
        <translation>{player} {n}</translation>
    </message>
    <message>
        <source>board.ruined</source>
        <extracomment>Out of the game: nobody may enter or cross it</extracomment>
        <translation>Ur spelet: ingen får gå in eller igenom</translation>
    </message>
    <message>
        <source>board.stacked</source>
        <extracomment>The stack stands for {n} of these pieces</extracomment>
        <translation>Stapeln står för {n} av de här pjäserna</translation>
    </message>
    <message>
        <source>board.tag.altar</source>
        <extracomment>Altar: one die more in each of your god wars</extracomment>
        <translation>Altare: en tärning mer i var och en av dina gudastrider</translation>
    </message>
    <message>
        <source>board.tag.altar.brief</source>
        <extracomment>An altar: +1 die in your god wars, 1 point.</extracomment>
        <translation>Ett altare: +1 tärning i dina gudastrider, 1 poäng.</translation>
    </message>
    <message>
        <source>board.tag.altar.more</source>
        <extracomment>1 point at the end of the game</extracomment>
        <translation>1 poäng i slutet av spelet</translation>
    </message>
    <message>
        <source>board.tag.crypt</source>
        <extracomment>Crypt: each turn one army returns from here to a temple of yours, if another one stays</extracomment>
        <translation>Krypta: varje tur återvänder en armé härifrån till ett av dina tempel, om en annan stannar</translation>
    </message>
    <message>
        <source>board.tag.crypt.brief</source>
        <extracomment>A crypt: an army returns each turn, a Death card, 1 point.</extracomment>
        <translation>En krypta: en armé återvänder varje tur, ett dödskort, 1 poäng.</translation>
    </message>
    <message>
        <source>board.tag.crypt.more</source>
        <extracomment>A Death card at the end of your turn while your God of Death is in play; 1 point at the end of the game</extracomment>
        <translation>Ett dödskort i slutet av din tur så länge din dödsgud är i spel; 1 poäng i slutet av spelet</translation>
    </message>
    <message>
        <source>board.tag.gate</source>
        <extracomment>Gate: the dead of every Afterlife can come in here</extracomment>
        <translation>Port: här kan de döda från varje dödsrike komma in</translation>
    </message>
    <message>
        <source>board.tag.gate.brief</source>
        <extracomment>A gate: your dead come in here.</extracomment>
        <translation>En port: här kommer dina döda in.</translation>
    </message>
    <message>
        <source>board.tag.gate.more</source>
        <extracomment>Into an empty one without a fight; from one that others hold they have to drive them out</extracomment>
        <translation>I en tom utan strid; ur någon annans måste de driva bort den</translation>
    </message>
    <message>
        <source>board.tag.landing_site</source>
        <extracomment>Landing site: this is where units from the other board land</extracomment>
        <translation>Landningsplats: här landar enheter från den andra spelplanen</translation>
    </message>
    <message>
        <source>board.tag.sinks</source>
        <extracomment>This land may sink in the sea</extracomment>
        <translation>Det här landet kan sjunka i havet</translation>
    </message>
    <message>
        <source>board.territory</source>
        <extracomment>{name}, {region} (+{bonus})</extracomment>
        <translation>{name}, {region} (+{bonus})</translation>
    </message>
    <message numerus="yes">
        <source>board.territory_spoken</source>
        <extracomment>{name}, {region}, {n} army | {name}, {region}, {n} armies</extracomment>
        <translation>
            <numerusform>{name}, {region}, {n} armé</numerusform>
            <numerusform>{name}, {region}, {n} arméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board.territory_spoken</source>
        <comment>ad2210</comment>
        <extracomment>{name}, {region}, {n} unit | {name}, {region}, {n} units</extracomment>
        <translation>
            <numerusform>{name}, {region}, {n} enhet</numerusform>
            <numerusform>{name}, {region}, {n} enheter</numerusform>
        </translation>
    </message>
    <message>
        <source>board.territory_unpaid</source>
        <extracomment>{name}, {region}</extracomment>
        <translation>{name}, {region}</translation>
    </message>
    <message>
        <source>board.they_lose</source>
        <extracomment>they lose {x}</extracomment>
        <translation>de förlorar {x}</translation>
    </message>
    <message>
        <source>board.they_lose_short</source>
        <extracomment>they −{x}</extracomment>
        <translation>de −{x}</translation>
    </message>
    <message>
        <source>board.to_win</source>
        <extracomment>to win</extracomment>
        <translation>chans att vinna</translation>
    </message>
    <message>
        <source>board.unpinned</source>
        <extracomment>The camera follows the fights to the other board (P).</extracomment>
        <translation>Kameran följer striderna till den andra spelplanen (P).</translation>
    </message>
    <message>
        <source>board.you_lose</source>
        <extracomment>you lose {x}</extracomment>
        <translation>du förlorar {x}</translation>
    </message>
    <message>
        <source>board.you_lose_short</source>
        <extracomment>you −{x}</extracomment>
        <translation>du −{x}</translation>
    </message>
    <message>
        <source>bots.command.empty</source>
        <extracomment>A command has to follow after bot:, for example bot:python my_bot.py</extracomment>
        <translation>Efter bot: måste det stå ett kommando, till exempel bot:python my_bot.py</translation>
    </message>
    <message>
        <source>bots.command.missing</source>
        <extracomment>The program “{word}” can't be found. Give its full path, or check the spelling.</extracomment>
        <translation>Programmet ”{word}” går inte att hitta. Ange hela sökvägen eller kontrollera stavningen.</translation>
    </message>
    <message>
        <source>bots.command.quotes</source>
        <extracomment>A quotation mark isn't closed in the command.</extracomment>
        <translation>Ett citattecken saknar sitt slut i kommandot.</translation>
    </message>
    <message>
        <source>bots.dialog.command</source>
        <extracomment>Command</extracomment>
        <translation>Kommando</translation>
    </message>
    <message>
        <source>bots.dialog.help</source>
        <extracomment>A program of your own can play this seat. Type the command that starts it, as you would in a terminal. How it talks with the game is described in docs/bots.md.</extracomment>
        <translation>Ett eget program kan spela på den här platsen. Skriv kommandot som startar det, som i en terminal. Hur det talar med spelet står i docs/bots.md.</translation>
    </message>
    <message>
        <source>bots.dialog.title</source>
        <extracomment>Other program</extracomment>
        <translation>Annat program</translation>
    </message>
    <message>
        <source>bots.dialog.trust</source>
        <extracomment>It sees only what its seat may see, but it runs with your rights on this computer: choose a program that you trust.</extracomment>
        <translation>Det ser bara vad platsen får se, men det körs med dina rättigheter på den här datorn: välj ett program som du litar på.</translation>
    </message>
    <message>
        <source>bots.fault</source>
        <extracomment>{words} ({detail})</extracomment>
        <translation>{words} ({detail})</translation>
    </message>
    <message>
        <source>bots.other</source>
        <extracomment>Other program…</extracomment>
        <translation>Annat program…</translation>
    </message>
    <message>
        <source>bots.program</source>
        <extracomment>Program · {name}</extracomment>
        <translation>Program · {name}</translation>
    </message>
    <message>
        <source>bots.replaced</source>
        <extracomment>This save wants to run {names}, which you never chose here. The opponent “Normal” plays instead; choose the program in New game to allow it.</extracomment>
        <translation>Det sparade spelet vill köra {names}, som du aldrig har valt här. Motståndaren ”Normal” spelar i stället; välj programmet i Nytt spel för att tillåta det.</translation>
    </message>
    <message>
        <source>bots.trouble</source>
        <extracomment>{ai}: {what}. The first time: {first}</extracomment>
        <translation>{ai}: {what}. Första gången: {first}</translation>
    </message>
    <message numerus="yes">
        <source>bots.trouble.crash</source>
        <extracomment>{n} answer failed because the program broke down | {n} answers failed because the program broke down</extracomment>
        <translation>
            <numerusform>{n} svar uteblev därför att programmet kraschade</numerusform>
            <numerusform>{n} svar uteblev därför att programmet kraschade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bots.trouble.illegal</source>
        <extracomment>{n} answer wasn't allowed | {n} answers weren't allowed</extracomment>
        <translation>
            <numerusform>{n} svar var inte tillåtet</numerusform>
            <numerusform>{n} svar var inte tillåtna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bots.trouble.late</source>
        <extracomment>{n} answer didn't come in time | {n} answers didn't come in time</extracomment>
        <translation>
            <numerusform>{n} svar kom inte i tid</numerusform>
            <numerusform>{n} svar kom inte i tid</numerusform>
        </translation>
    </message>
    <message>
        <source>card.bonus.go</source>
        <extracomment>Draw</extracomment>
        <translation>Dra</translation>
    </message>
    <message>
        <source>card.bonus.help</source>
        <extracomment>Only decks of your commanders in play.</extracomment>
        <translation>Bara högar för dina befälhavare i spel.</translation>
    </message>
    <message numerus="yes">
        <source>card.bonus.row</source>
        <extracomment>{deck}: {n} card left | {deck}: {n} cards left</extracomment>
        <translation>
            <numerusform>{deck}: {n} kort kvar</numerusform>
            <numerusform>{deck}: {n} kort kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>card.bonus.title</source>
        <extracomment>Your third conquest: draw a card from which deck?</extracomment>
        <translation>Din tredje erövring: från vilken hög drar du ett kort?</translation>
    </message>
    <message>
        <source>card.copies</source>
        <extracomment>1 of {n}</extracomment>
        <translation>1 av {n}</translation>
    </message>
    <message>
        <source>card.deck.death</source>
        <extracomment>Death deck</extracomment>
        <translation>Dödshög</translation>
    </message>
    <message>
        <source>card.deck.diplomat</source>
        <extracomment>Diplomat deck</extracomment>
        <translation>Diplomathög</translation>
    </message>
    <message>
        <source>card.deck.land</source>
        <extracomment>Land deck</extracomment>
        <translation>Landhög</translation>
    </message>
    <message>
        <source>card.deck.magic</source>
        <extracomment>Magic deck</extracomment>
        <translation>Magihög</translation>
    </message>
    <message>
        <source>card.deck.naval</source>
        <extracomment>Naval deck</extracomment>
        <translation>Marinhög</translation>
    </message>
    <message>
        <source>card.deck.nuclear</source>
        <extracomment>Nuclear deck</extracomment>
        <translation>Kärnvapenhög</translation>
    </message>
    <message>
        <source>card.deck.sky</source>
        <extracomment>Sky deck</extracomment>
        <translation>Himmelshög</translation>
    </message>
    <message>
        <source>card.deck.space</source>
        <extracomment>Space deck</extracomment>
        <translation>Rymdhög</translation>
    </message>
    <message>
        <source>card.deck.war</source>
        <extracomment>War deck</extracomment>
        <translation>Krigshög</translation>
    </message>
    <message>
        <source>card.decoys.go</source>
        <extracomment>Move them</extracomment>
        <translation>Flytta dem</translation>
    </message>
    <message>
        <source>card.decoys.goes</source>
        <extracomment>{piece}: {from} → {territory}</extracomment>
        <translation>{piece}: {from} → {territory}</translation>
    </message>
    <message>
        <source>card.decoys.help</source>
        <extracomment>Choose a commander, then click a territory of yours. All go together.</extracomment>
        <translation>Välj en befälhavare och klicka sedan på ett av dina områden. Alla går samtidigt.</translation>
    </message>
    <message>
        <source>card.decoys.stay</source>
        <extracomment>All stay</extracomment>
        <translation>Alla stannar</translation>
    </message>
    <message>
        <source>card.decoys.stays</source>
        <extracomment>{piece}: stays in {territory}</extracomment>
        <translation>{piece}: stannar i {territory}</translation>
    </message>
    <message>
        <source>card.decoys.title</source>
        <extracomment>Where do your commanders go?</extracomment>
        <translation>Vart går dina befälhavare?</translation>
    </message>
    <message>
        <source>card.hand.cover</source>
        <extracomment>{player}: your cards?</extracomment>
        <translation>{player}: dina kort?</translation>
    </message>
    <message>
        <source>card.hand.cover_help</source>
        <extracomment>Hold Space to look</extracomment>
        <translation>Håll mellanslag för att titta</translation>
    </message>
    <message>
        <source>card.hand.lent_help</source>
        <extracomment>A click or C shows them</extracomment>
        <translation>Ett klick eller C visar dem</translation>
    </message>
    <message numerus="yes">
        <source>card.hand.spoken</source>
        <extracomment>Your hand, {n} card: {cards} | Your hand, {n} cards: {cards}</extracomment>
        <translation>
            <numerusform>Din hand, {n} kort: {cards}</numerusform>
            <numerusform>Din hand, {n} kort: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>card.hand.times</source>
        <extracomment>{card}, {n} of them</extracomment>
        <translation>{card}, {n} stycken</translation>
    </message>
    <message>
        <source>card.in_play</source>
        <extracomment>{piece} in play</extracomment>
        <translation>{piece} i spel</translation>
    </message>
    <message>
        <source>card.lack.armageddon</source>
        <extracomment>Only nuclear cards now</extracomment>
        <translation>Bara kärnvapenkort nu</translation>
    </message>
    <message>
        <source>card.lack.commander.diplomat</source>
        <extracomment>No Diplomat</extracomment>
        <translation>Ingen diplomat</translation>
    </message>
    <message>
        <source>card.lack.commander.land</source>
        <extracomment>No Land Commander</extracomment>
        <translation>Ingen landbefälhavare</translation>
    </message>
    <message>
        <source>card.lack.commander.naval</source>
        <extracomment>No Naval Commander</extracomment>
        <translation>Ingen marinbefälhavare</translation>
    </message>
    <message>
        <source>card.lack.commander.nuclear</source>
        <extracomment>No Nuclear Commander</extracomment>
        <translation>Ingen kärnvapenbefälhavare</translation>
    </message>
    <message>
        <source>card.lack.commander.space</source>
        <extracomment>No Space Commander</extracomment>
        <translation>Ingen rymdbefälhavare</translation>
    </message>
    <message numerus="yes">
        <source>card.lack.energy</source>
        <extracomment>{n} energy short | {n} energy short</extracomment>
        <translation>
            <numerusform>{n} energi fattas</numerusform>
            <numerusform>{n} energi fattas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card.lack.faith</source>
        <extracomment>{n} faith short | {n} faith short</extracomment>
        <translation>
            <numerusform>{n} tro för lite</numerusform>
            <numerusform>{n} tro för lite</numerusform>
        </translation>
    </message>
    <message>
        <source>card.lack.god</source>
        <extracomment>Summon {god} first</extracomment>
        <translation>Åkalla {god} först</translation>
    </message>
    <message>
        <source>card.lack.jammed</source>
        <extracomment>Jammed this turn</extracomment>
        <translation>Störd den här turen</translation>
    </message>
    <message>
        <source>card.lack.moment.before_first_invasion</source>
        <extracomment>Only before your first invasion</extracomment>
        <translation>Bara före din första invasion</translation>
    </message>
    <message>
        <source>card.lack.moment.end_of_game</source>
        <extracomment>Counts by itself at the end of the game</extracomment>
        <translation>Räknas av sig självt i slutet av spelet</translation>
    </message>
    <message>
        <source>card.lack.moment.end_of_turn</source>
        <extracomment>Only at the end of your turn</extracomment>
        <translation>Bara i slutet av din tur</translation>
    </message>
    <message>
        <source>card.lack.moment.invaded_any</source>
        <extracomment>Waits for an invasion</extracomment>
        <translation>Väntar på en invasion</translation>
    </message>
    <message>
        <source>card.lack.moment.invaded_you</source>
        <extracomment>Waits for an invasion of yours</extracomment>
        <translation>Väntar på en invasion hos dig</translation>
    </message>
    <message>
        <source>card.lack.other</source>
        <extracomment>Not now</extracomment>
        <translation>Inte nu</translation>
    </message>
    <message>
        <source>card.lack.target</source>
        <extracomment>Nothing to aim at</extracomment>
        <translation>Inget mål</translation>
    </message>
    <message>
        <source>card.lack.timing.attacked</source>
        <extracomment>Waits for an attack on you</extracomment>
        <translation>Väntar på ett anfall mot dig</translation>
    </message>
    <message>
        <source>card.lack.timing.own_turn</source>
        <extracomment>Waits for your Cards step</extracomment>
        <translation>Väntar på ditt steg Kort</translation>
    </message>
    <message>
        <source>card.lack.timing.relic</source>
        <extracomment>Works by itself</extracomment>
        <translation>Verkar av sig själv</translation>
    </message>
    <message>
        <source>card.moment.attacked</source>
        <extracomment>You are attacked</extracomment>
        <translation>Anfall mot dig</translation>
    </message>
    <message>
        <source>card.moment.before_first_invasion</source>
        <extracomment>Your turn</extracomment>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>card.moment.end_of_game</source>
        <extracomment>End of the game</extracomment>
        <translation>Spelets slut</translation>
    </message>
    <message>
        <source>card.moment.end_of_turn</source>
        <extracomment>End of turn</extracomment>
        <translation>Turens slut</translation>
    </message>
    <message>
        <source>card.moment.invaded_any</source>
        <extracomment>Any invasion</extracomment>
        <translation>Varje invasion</translation>
    </message>
    <message>
        <source>card.moment.invaded_you</source>
        <extracomment>You are invaded</extracomment>
        <translation>Invasion hos dig</translation>
    </message>
    <message>
        <source>card.moment.own_turn</source>
        <extracomment>Your turn</extracomment>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>card.moment.relic</source>
        <extracomment>Relic</extracomment>
        <translation>Relik</translation>
    </message>
    <message>
        <source>card.needs</source>
        <extracomment>Needs</extracomment>
        <translation>Kräver</translation>
    </message>
    <message>
        <source>card.play.called</source>
        <extracomment>Armageddon of {player}: play nuclear cards?</extracomment>
        <translation>Harmagedon från {player}: spela kärnvapenkort?</translation>
    </message>
    <message>
        <source>card.play.called_help</source>
        <extracomment>They cost nothing now. Choose a bright one, or go on.</extracomment>
        <translation>De kostar inget nu. Välj ett ljust kort, eller gå vidare.</translation>
    </message>
    <message>
        <source>card.play.change</source>
        <extracomment>{territory} {before} → {after}</extracomment>
        <translation>{territory} {before} → {after}</translation>
    </message>
    <message>
        <source>card.play.commander</source>
        <extracomment>Choose whose piece, in the list or on the board.</extracomment>
        <translation>Välj vems pjäs, i listan eller på spelplanen.</translation>
    </message>
    <message>
        <source>card.play.go</source>
        <extracomment>Play {card}</extracomment>
        <translation>Spela {card}</translation>
    </message>
    <message>
        <source>card.play.help</source>
        <extracomment>Choose a bright one, by click or number, or go on.</extracomment>
        <translation>Välj ett ljust kort, med klick eller siffra, eller gå vidare.</translation>
    </message>
    <message>
        <source>card.play.none</source>
        <extracomment>No more cards</extracomment>
        <translation>Inga fler kort</translation>
    </message>
    <message>
        <source>card.play.piece_of</source>
        <extracomment>{player}: {piece}, {territory}</extracomment>
        <translation>{player}: {piece}, {territory}</translation>
    </message>
    <message>
        <source>card.play.player</source>
        <extracomment>Choose a player.</extracomment>
        <translation>Välj en spelare.</translation>
    </message>
    <message>
        <source>card.play.ready</source>
        <extracomment>Space plays it. Esc puts it back.</extracomment>
        <translation>Mellanslag spelar det. Esc lägger tillbaka det.</translation>
    </message>
    <message numerus="yes">
        <source>card.play.territory</source>
        <extracomment>Click the glowing territory that it is for. | Click {n} glowing territories.</extracomment>
        <translation>
            <numerusform>Klicka på det lysande område som det gäller.</numerusform>
            <numerusform>Klicka på {n} lysande områden.</numerusform>
        </translation>
    </message>
    <message>
        <source>card.play.title</source>
        <extracomment>Play a command card?</extracomment>
        <translation>Spela ett kommandokort?</translation>
    </message>
    <message>
        <source>card.play.vain</source>
        <extracomment>No card is left in the pile it draws from: it would do nothing.</extracomment>
        <translation>Högen som det drar ur är tom: det skulle inte göra något.</translation>
    </message>
    <message>
        <source>card.react.chosen</source>
        <extracomment>A card is chosen. Enter plays it.</extracomment>
        <translation>Ett kort är valt. Enter spelar det.</translation>
    </message>
    <message>
        <source>card.react.help</source>
        <extracomment>Choose a bright card, or pass.</extracomment>
        <translation>Välj ett ljust kort, eller passa.</translation>
    </message>
    <message>
        <source>card.react.hidden</source>
        <extracomment>Play the chosen card</extracomment>
        <translation>Spela det valda kortet</translation>
    </message>
    <message>
        <source>card.react.look</source>
        <extracomment>Hold Space to look at your hand, choose by number, or pass.</extracomment>
        <translation>Håll mellanslag för att se din hand, välj med siffra, eller passa.</translation>
    </message>
    <message>
        <source>card.react.nothing</source>
        <extracomment>Nothing in your hand fits: it goes on by itself.</extracomment>
        <translation>Inget på din hand passar: det går vidare av sig självt.</translation>
    </message>
    <message>
        <source>card.react.now</source>
        <extracomment>is asked</extracomment>
        <translation>tillfrågas</translation>
    </message>
    <message>
        <source>card.react.off</source>
        <extracomment>The invasion is called off</extracomment>
        <translation>Invasionen blir inte av</translation>
    </message>
    <message>
        <source>card.react.order</source>
        <extracomment>Asked in turn order</extracomment>
        <translation>Frågas i turordning</translation>
    </message>
    <message>
        <source>card.react.pass</source>
        <extracomment>Pass</extracomment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>card.react.passed</source>
        <extracomment>passed</extracomment>
        <translation>passade</translation>
    </message>
    <message>
        <source>card.react.quiet.battle</source>
        <extracomment>Not this battle</extracomment>
        <translation>Inte i den här striden</translation>
    </message>
    <message>
        <source>card.react.quiet.bystander</source>
        <extracomment>Only about me</extracomment>
        <translation>Bara om det gäller mig</translation>
    </message>
    <message>
        <source>card.react.quiet.turn</source>
        <extracomment>Not till my turn</extracomment>
        <translation>Inte förrän min tur</translation>
    </message>
    <message>
        <source>card.react.title</source>
        <extracomment>{player} invades {territory}: answer with a card?</extracomment>
        <translation>{player} anfaller {territory}: svara med ett kort?</translation>
    </message>
    <message>
        <source>card.react.waits</source>
        <extracomment>waits</extracomment>
        <translation>väntar</translation>
    </message>
    <message>
        <source>card.remove.done</source>
        <extracomment>These fall</extracomment>
        <translation>Dessa faller</translation>
    </message>
    <message>
        <source>card.remove.go</source>
        <extracomment>Remove them</extracomment>
        <translation>Ta bort dem</translation>
    </message>
    <message>
        <source>card.remove.help</source>
        <extracomment>A click takes one, a right click gives it back.</extracomment>
        <translation>Ett klick tar en, ett högerklick ger tillbaka den.</translation>
    </message>
    <message numerus="yes">
        <source>card.remove.title</source>
        <extracomment>Remove {n} more | Remove {n} more</extracomment>
        <translation>
            <numerusform>Ta bort {n} till</numerusform>
            <numerusform>Ta bort {n} till</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card.spoken_cost</source>
        <extracomment>costs {n} | costs {n}</extracomment>
        <translation>
            <numerusform>kostar {n}</numerusform>
            <numerusform>kostar {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>card.table.all</source>
        <extracomment>All {count}</extracomment>
        <translation>Alla {count}</translation>
    </message>
    <message>
        <source>card.table.answer</source>
        <extracomment>When invaded {count}</extracomment>
        <translation>Vid invasion {count}</translation>
    </message>
    <message>
        <source>card.table.answer</source>
        <comment>godstorm</comment>
        <extracomment>When attacked {count}</extracomment>
        <translation>Vid anfall {count}</translation>
    </message>
    <message numerus="yes">
        <source>card.table.backs</source>
        <extracomment>{player} holds {n} card | {player} holds {n} cards</extracomment>
        <translation>
            <numerusform>{player} har {n} kort</numerusform>
            <numerusform>{player} har {n} kort</numerusform>
        </translation>
    </message>
    <message>
        <source>card.table.closed</source>
        <extracomment>commander not in play</extracomment>
        <translation>befälhavare inte i spel</translation>
    </message>
    <message>
        <source>card.table.closed</source>
        <comment>godstorm</comment>
        <extracomment>god not in play</extracomment>
        <translation>gud inte i spel</translation>
    </message>
    <message>
        <source>card.table.decks</source>
        <extracomment>Decks and commanders</extracomment>
        <translation>Högar och befälhavare</translation>
    </message>
    <message>
        <source>card.table.decks</source>
        <comment>godstorm</comment>
        <extracomment>Decks and gods</extracomment>
        <translation>Högar och gudar</translation>
    </message>
    <message>
        <source>card.table.empty</source>
        <extracomment>You hold no card.</extracomment>
        <translation>Du har inget kort på handen.</translation>
    </message>
    <message>
        <source>card.table.end</source>
        <extracomment>End of the game {count}</extracomment>
        <translation>Spelets slut {count}</translation>
    </message>
    <message>
        <source>card.table.filter</source>
        <extracomment>Which cards</extracomment>
        <translation>Vilka kort</translation>
    </message>
    <message>
        <source>card.table.help</source>
        <extracomment>Your hand. A card that isn't veiled can be played now.</extracomment>
        <translation>Din hand. Ett kort utan slöja kan spelas nu.</translation>
    </message>
    <message numerus="yes">
        <source>card.table.left</source>
        <extracomment>{n} left | {n} left</extracomment>
        <translation>
            <numerusform>{n} kvar</numerusform>
            <numerusform>{n} kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>card.table.now</source>
        <extracomment>Playable now {count}</extracomment>
        <translation>Spelbara nu {count}</translation>
    </message>
    <message>
        <source>card.table.open</source>
        <extracomment>commander in play</extracomment>
        <translation>befälhavare i spel</translation>
    </message>
    <message>
        <source>card.table.open</source>
        <comment>godstorm</comment>
        <extracomment>god in play</extracomment>
        <translation>gud i spel</translation>
    </message>
    <message>
        <source>card.table.others</source>
        <extracomment>What the others hold</extracomment>
        <translation>Vad de andra har</translation>
    </message>
    <message>
        <source>card.table.relics</source>
        <extracomment>Relics in play</extracomment>
        <translation>Reliker i spel</translation>
    </message>
    <message>
        <source>card.table.title</source>
        <extracomment>Command cards</extracomment>
        <translation>Kommandokort</translation>
    </message>
    <message>
        <source>card.table.title</source>
        <comment>godstorm</comment>
        <extracomment>Miracles</extracomment>
        <translation>Mirakel</translation>
    </message>
    <message>
        <source>card.table.waits</source>
        <extracomment>Played, and waiting</extracomment>
        <translation>Spelade, och väntar</translation>
    </message>
    <message>
        <source>card.table.whole_moon</source>
        <extracomment>the whole Moon</extracomment>
        <translation>hela månen</translation>
    </message>
    <message>
        <source>card.when</source>
        <extracomment>When</extracomment>
        <translation>När</translation>
    </message>
    <message>
        <source>choice.Amount</source>
        <extracomment>{value}</extracomment>
        <translation>{value}</translation>
    </message>
    <message>
        <source>choice.Attack</source>
        <extracomment>Attack {target} from {origin}, {dice} dice</extracomment>
        <translation>Anfall {target} från {origin}, {dice} tärningar</translation>
    </message>
    <message>
        <source>choice.Blitz</source>
        <extracomment>Attack {target} from {origin} until {keep} are left</extracomment>
        <translation>Anfall {target} från {origin} tills {keep} är kvar</translation>
    </message>
    <message>
        <source>choice.BuyCards</source>
        <extracomment>Buy {cards}</extracomment>
        <translation>Köp {cards}</translation>
    </message>
    <message>
        <source>choice.Claim</source>
        <extracomment>Take {territory}</extracomment>
        <translation>Ta {territory}</translation>
    </message>
    <message>
        <source>choice.DefendWith</source>
        <extracomment>Defend with {dice} dice</extracomment>
        <translation>Försvara med {dice} tärningar</translation>
    </message>
    <message>
        <source>choice.Enter</source>
        <extracomment>March from {origin} into {target}</extracomment>
        <translation>Ryck in i {target} från {origin}</translation>
    </message>
    <message>
        <source>choice.Fortify</source>
        <extracomment>Move {armies} from {origin} to {target}</extracomment>
        <translation>Flytta {armies} från {origin} till {target}</translation>
    </message>
    <message>
        <source>choice.LedAttack</source>
        <extracomment>Attack {target} from {origin}, {dice} dice, with {leaders}</extracomment>
        <translation>Anfall {target} från {origin}, {dice} tärningar, med {leaders}</translation>
    </message>
    <message>
        <source>choice.LedAttack.none</source>
        <extracomment>Attack {target} from {origin}, {dice} dice, without a commander</extracomment>
        <translation>Anfall {target} från {origin}, {dice} tärningar, utan befälhavare</translation>
    </message>
    <message>
        <source>choice.LedBlitz</source>
        <extracomment>Attack {target} from {origin} until {keep} are left, with {leaders}</extracomment>
        <translation>Anfall {target} från {origin} tills {keep} är kvar, med {leaders}</translation>
    </message>
    <message>
        <source>choice.LedFortify</source>
        <extracomment>Move {armies} from {origin} to {target}, among them {leaders}</extracomment>
        <translation>Flytta {armies} från {origin} till {target}, bland dem {leaders}</translation>
    </message>
    <message>
        <source>choice.LedFortify.none</source>
        <extracomment>Move {armies} from {origin} to {target}, without a commander</extracomment>
        <translation>Flytta {armies} från {origin} till {target}, utan befälhavare</translation>
    </message>
    <message>
        <source>choice.LedMoveIn</source>
        <extracomment>Move in with {armies}, among them {leaders}</extracomment>
        <translation>Ryck in med {armies}, bland dem {leaders}</translation>
    </message>
    <message>
        <source>choice.LedMoveIn.none</source>
        <extracomment>Move in with {armies}, without a commander</extracomment>
        <translation>Ryck in med {armies}, utan befälhavare</translation>
    </message>
    <message>
        <source>choice.Lose</source>
        <extracomment>Lose {leaders}</extracomment>
        <translation>Förlora {leaders}</translation>
    </message>
    <message>
        <source>choice.Lose.none</source>
        <extracomment>Lose no commander</extracomment>
        <translation>Förlora ingen befälhavare</translation>
    </message>
    <message>
        <source>choice.MoveCommanders</source>
        <extracomment>Move: {moves}</extracomment>
        <translation>Flytta: {moves}</translation>
    </message>
    <message>
        <source>choice.MoveCommanders.none</source>
        <extracomment>All stay where they are</extracomment>
        <translation>Alla stannar kvar</translation>
    </message>
    <message>
        <source>choice.MoveIn</source>
        <extracomment>Move in with {armies}</extracomment>
        <translation>Ryck in med {armies}</translation>
    </message>
    <message>
        <source>choice.Pass</source>
        <extracomment>Nothing more</extracomment>
        <translation>Inget mer</translation>
    </message>
    <message>
        <source>choice.Pick</source>
        <extracomment>{key}</extracomment>
        <translation>{key}</translation>
    </message>
    <message>
        <source>choice.Place</source>
        <extracomment>Place: {parts}</extracomment>
        <translation>Placera: {parts}</translation>
    </message>
    <message>
        <source>choice.PlaceRest</source>
        <extracomment>Let the program place the rest</extracomment>
        <translation>Låt programmet placera resten</translation>
    </message>
    <message>
        <source>choice.PlayCard</source>
        <extracomment>{card}: {targets}</extracomment>
        <translation>{card}: {targets}</translation>
    </message>
    <message>
        <source>choice.PlayCard.none</source>
        <extracomment>{card}</extracomment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>choice.PutPiece</source>
        <extracomment>{kind} on {territory}</extracomment>
        <translation>{kind} på {territory}</translation>
    </message>
    <message>
        <source>choice.Remove</source>
        <extracomment>Remove: {parts}</extracomment>
        <translation>Ta bort: {parts}</translation>
    </message>
    <message>
        <source>choice.RollWith</source>
        <extracomment>{dice} dice, eight-sided for {leaders}</extracomment>
        <translation>{dice} tärningar, åttasidig för {leaders}</translation>
    </message>
    <message>
        <source>choice.RollWith.none</source>
        <extracomment>{dice} dice, all six-sided</extracomment>
        <translation>{dice} tärningar, alla sexsidiga</translation>
    </message>
    <message>
        <source>choice.Silence</source>
        <extracomment>Don't ask me {scope}</extracomment>
        <translation>Fråga mig inte {scope}</translation>
    </message>
    <message>
        <source>choice.TakeMarker</source>
        <extracomment>Turn {place}</extracomment>
        <translation>Tur {place}</translation>
    </message>
    <message>
        <source>choice.other</source>
        <extracomment>{name}</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>choice.scope.battle</source>
        <extracomment>in this battle</extracomment>
        <translation>i den här striden</translation>
    </message>
    <message>
        <source>choice.scope.bystander</source>
        <extracomment>unless it is about me</extracomment>
        <translation>om det inte gäller mig</translation>
    </message>
    <message>
        <source>choice.scope.turn</source>
        <extracomment>until my own turn</extracomment>
        <translation>förrän min egen tur</translation>
    </message>
    <message>
        <source>choice.somewhere</source>
        <extracomment>a glowing territory</extracomment>
        <translation>ett lysande område</translation>
    </message>
    <message>
        <source>chronicle.attack</source>
        <extracomment>{name} attacks {territory}</extracomment>
        <translation>{name} anfaller {territory}</translation>
    </message>
    <message>
        <source>chronicle.begin</source>
        <extracomment>The war begins</extracomment>
        <translation>Kriget börjar</translation>
    </message>
    <message>
        <source>chronicle.begin.detail</source>
        <extracomment>{name} moves first</extracomment>
        <translation>{name} är först ut</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus</source>
        <extracomment>+{n} army each turn | +{n} armies each turn</extracomment>
        <translation>
            <numerusform>+{n} armé varje tur</numerusform>
            <numerusform>+{n} arméer varje tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus</source>
        <comment>ad2210</comment>
        <extracomment>+{n} MOD and +{n} energy each turn | +{n} MODs and +{n} energy each turn</extracomment>
        <translation>
            <numerusform>+{n} MOD och +{n} energi varje tur</numerusform>
            <numerusform>+{n} MOD och +{n} energi varje tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus_lost</source>
        <extracomment>−{n} army each turn | −{n} armies each turn</extracomment>
        <translation>
            <numerusform>−{n} armé varje tur</numerusform>
            <numerusform>−{n} arméer varje tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus_lost</source>
        <comment>ad2210</comment>
        <extracomment>−{n} MOD and −{n} energy each turn | −{n} MODs and −{n} energy each turn</extracomment>
        <translation>
            <numerusform>−{n} MOD och −{n} energi varje tur</numerusform>
            <numerusform>−{n} MOD och −{n} energi varje tur</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.bribe</source>
        <extracomment>{name} gives {neutral} a card</extracomment>
        <translation>{name} ger {neutral} ett kort</translation>
    </message>
    <message>
        <source>chronicle.capital</source>
        <extracomment>{territory} is the capital of {name}</extracomment>
        <translation>{territory} är huvudstad för {name}</translation>
    </message>
    <message>
        <source>chronicle.capital.fallen</source>
        <extracomment>It has fallen to {by}</extracomment>
        <translation>Den har fallit till {by}</translation>
    </message>
    <message>
        <source>chronicle.capital.open</source>
        <extracomment>All capitals lie open</extracomment>
        <translation>Alla huvudstäder är kända</translation>
    </message>
    <message>
        <source>chronicle.capital.shown</source>
        <extracomment>Shown to win</extracomment>
        <translation>Visad för att vinna</translation>
    </message>
    <message>
        <source>chronicle.capitals_founded</source>
        <extracomment>All capitals are founded in secret</extracomment>
        <translation>Alla huvudstäder är grundade i hemlighet</translation>
    </message>
    <message>
        <source>chronicle.card</source>
        <extracomment>{name} draws a card</extracomment>
        <translation>{name} drar ett kort</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.cards_lost</source>
        <extracomment>Nobody takes the card of {name} | Nobody takes the {n} cards of {name}</extracomment>
        <translation>
            <numerusform>Ingen tar kortet från {name}</numerusform>
            <numerusform>Ingen tar de {n} korten från {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.cards_taken</source>
        <extracomment>{name} takes {n} card | {name} takes {n} cards</extracomment>
        <translation>
            <numerusform>{name} tar {n} kort</numerusform>
            <numerusform>{name} tar {n} kort</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.claim</source>
        <extracomment>{name} claims {territory}</extracomment>
        <translation>{name} tar {territory}</translation>
    </message>
    <message>
        <source>chronicle.dealer</source>
        <extracomment>{name} deals</extracomment>
        <translation>{name} är givare</translation>
    </message>
    <message>
        <source>chronicle.dealer.detail</source>
        <extracomment>{name} sits next and begins</extracomment>
        <translation>{name} sitter bredvid och börjar</translation>
    </message>
    <message>
        <source>chronicle.dealt</source>
        <extracomment>The territories were dealt</extracomment>
        <translation>Områdena har delats ut</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.fallen</source>
        <extracomment>{player} loses {n} army | {player} loses {n} armies</extracomment>
        <translation>
            <numerusform>{player} förlorar {n} armé</numerusform>
            <numerusform>{player} förlorar {n} arméer</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.firm</source>
        <extracomment>{name} keeps its place</extracomment>
        <translation>{name} står fast</translation>
    </message>
    <message>
        <source>chronicle.from</source>
        <extracomment>from {name}</extracomment>
        <translation>från {name}</translation>
    </message>
    <message>
        <source>chronicle.joins</source>
        <extracomment>{name} sides with {player}</extracomment>
        <translation>{name} går över till {player}</translation>
    </message>
    <message>
        <source>chronicle.leaves</source>
        <extracomment>{name} leaves {player}</extracomment>
        <translation>{name} lämnar {player}</translation>
    </message>
    <message>
        <source>chronicle.led</source>
        <extracomment>led by {name}</extracomment>
        <translation>under {name}</translation>
    </message>
    <message>
        <source>chronicle.losses</source>
        <extracomment>lost {lost}, beat {beaten}</extracomment>
        <translation>förlorade {lost}, slog {beaten}</translation>
    </message>
    <message>
        <source>chronicle.mission_revealed</source>
        <extracomment>{name} has fulfilled a mission: {rank}</extracomment>
        <translation>{name} har fullföljt ett uppdrag: {rank}</translation>
    </message>
    <message>
        <source>chronicle.mission_swapped</source>
        <extracomment>{name} changes a mission</extracomment>
        <translation>{name} byter ett uppdrag</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.missions_drawn</source>
        <extracomment>{name} draws a secret mission | {name} draws {n} secret missions</extracomment>
        <translation>
            <numerusform>{name} drar ett hemligt uppdrag</numerusform>
            <numerusform>{name} drar {n} hemliga uppdrag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.missions_removed</source>
        <extracomment>{n} mission is out of the game | {n} missions are out of the game</extracomment>
        <translation>
            <numerusform>{n} uppdrag är ur spelet</numerusform>
            <numerusform>{n} uppdrag är ur spelet</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.missions_removed.detail</source>
        <extracomment>They can't come true here</extracomment>
        <translation>De kan inte uppfyllas här</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.move</source>
        <extracomment>{name} moves {n} army | {name} moves {n} armies</extracomment>
        <translation>
            <numerusform>{name} flyttar {n} armé</numerusform>
            <numerusform>{name} flyttar {n} arméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.move</source>
        <comment>ad2210</comment>
        <extracomment>{name} moves {n} unit | {name} moves {n} units</extracomment>
        <translation>
            <numerusform>{name} flyttar {n} enhet</numerusform>
            <numerusform>{name} flyttar {n} enheter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.muster</source>
        <extracomment>{name} raises {n} army for {neutral} | {name} raises {n} armies for {neutral}</extracomment>
        <translation>
            <numerusform>{name} reser {n} armé åt {neutral}</numerusform>
            <numerusform>{name} reser {n} arméer åt {neutral}</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.order</source>
        <extracomment>{name} begins</extracomment>
        <translation>{name} börjar</translation>
    </message>
    <message>
        <source>chronicle.order_tied</source>
        <extracomment>The highest dice are equal: once more</extracomment>
        <translation>De högsta tärningarna är lika: en gång till</translation>
    </message>
    <message>
        <source>chronicle.out</source>
        <extracomment>{name} is out of the game</extracomment>
        <translation>{name} är ute ur spelet</translation>
    </message>
    <message>
        <source>chronicle.out.detail</source>
        <extracomment>beaten by {name}</extracomment>
        <translation>besegrad av {name}</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.place</source>
        <extracomment>{name} places {n} army | {name} places {n} armies</extracomment>
        <translation>
            <numerusform>{name} placerar {n} armé</numerusform>
            <numerusform>{name} placerar {n} arméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.place</source>
        <comment>ad2210</comment>
        <extracomment>{name} places {n} MOD | {name} places {n} MODs</extracomment>
        <translation>
            <numerusform>{name} placerar {n} MOD</numerusform>
            <numerusform>{name} placerar {n} MOD</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.place_neutral</source>
        <extracomment>{n} army for {name} | {n} armies for {name}</extracomment>
        <translation>
            <numerusform>{n} armé åt {name}</numerusform>
            <numerusform>{n} arméer åt {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.region_lost</source>
        <extracomment>{name} loses {region}</extracomment>
        <translation>{name} förlorar {region}</translation>
    </message>
    <message>
        <source>chronicle.region_won</source>
        <extracomment>{name} holds {region}</extracomment>
        <translation>{name} håller {region}</translation>
    </message>
    <message>
        <source>chronicle.rolled</source>
        <extracomment>rolled {roll}</extracomment>
        <translation>slog {roll}</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.rolls</source>
        <extracomment>{n} roll | {n} rolls</extracomment>
        <translation>
            <numerusform>{n} kast</numerusform>
            <numerusform>{n} kast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.rush</source>
        <extracomment>{player}'s rush costs {n} army | {player}'s rush costs {n} armies</extracomment>
        <translation>
            <numerusform>{player}s överrumpling kostar {n} armé</numerusform>
            <numerusform>{player}s överrumpling kostar {n} arméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.seized</source>
        <extracomment>{name} seizes {n} land around the capital | {name} seizes {n} lands around the capital</extracomment>
        <translation>
            <numerusform>{name} tar {n} område kring huvudstaden</numerusform>
            <numerusform>{name} tar {n} områden kring huvudstaden</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.stays_away</source>
        <extracomment>{name} stays angry</extracomment>
        <translation>{name} förblir arg</translation>
    </message>
    <message>
        <source>chronicle.take</source>
        <extracomment>{name} takes {territory}</extracomment>
        <translation>{name} erövrar {territory}</translation>
    </message>
    <message>
        <source>chronicle.trade</source>
        <extracomment>{name} trades a set</extracomment>
        <translation>{name} byter in ett set</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.trade.detail</source>
        <extracomment>+{n} army: {cards} | +{n} armies: {cards}</extracomment>
        <translation>
            <numerusform>+{n} armé: {cards}</numerusform>
            <numerusform>+{n} arméer: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.won</source>
        <extracomment>{name} wins the game | {name} win the game</extracomment>
        <translation>
            <numerusform>{name} vinner spelet</numerusform>
            <numerusform>{name} vinner spelet</numerusform>
        </translation>
    </message>
    <message>
        <source>cli.editions.edition</source>
        <extracomment>{edition} ({year}), players: {players}</extracomment>
        <translation>{edition} ({year}), spelare: {players}</translation>
    </message>
    <message>
        <source>cli.editions.option</source>
        <extracomment>{option} = {default} (or {others})</extracomment>
        <translation>{option} = {default} (eller {others})</translation>
    </message>
    <message>
        <source>cli.error.ai</source>
        <extracomment>There is no computer opponent {ai}. Known: {known}</extracomment>
        <translation>Det finns ingen datormotståndare {ai}. Kända: {known}</translation>
    </message>
    <message>
        <source>cli.error.board</source>
        <extracomment>There is no board {board} that has land only. Known: {known}</extracomment>
        <translation>Det finns ingen spelplan {board} med bara land. Kända: {known}</translation>
    </message>
    <message>
        <source>cli.error.edition</source>
        <extracomment>There is no rule set {edition}. Known: {known}</extracomment>
        <translation>Det finns inget regelverk {edition}. Kända: {known}</translation>
    </message>
    <message>
        <source>cli.error.folder</source>
        <extracomment>The folder {folder} can't be used: {fault}</extracomment>
        <translation>Mappen {folder} går inte att använda: {fault}</translation>
    </message>
    <message>
        <source>cli.error.option</source>
        <extracomment>There is no house rule {option}. Known: {known}</extracomment>
        <translation>Det finns ingen husregel {option}. Kända: {known}</translation>
    </message>
    <message>
        <source>cli.error.option_form</source>
        <extracomment>Write {option}=VALUE. Allowed values: {allowed}</extracomment>
        <translation>Skriv {option}=VÄRDE. Tillåtna värden: {allowed}</translation>
    </message>
    <message>
        <source>cli.error.option_value</source>
        <extracomment>The house rule {option} can't be {value}. Allowed: {allowed}</extracomment>
        <translation>Husregeln {option} kan inte vara {value}. Tillåtet: {allowed}</translation>
    </message>
    <message>
        <source>cli.error.own_boards</source>
        <extracomment>{edition} has boards of its own ({boards}), so --board can't be given.</extracomment>
        <translation>{edition} har egna spelplaner ({boards}), så --board kan inte anges.</translation>
    </message>
    <message>
        <source>cli.error.own_cards</source>
        <extracomment>The house rule own_cards=yes can't be played. {fault}</extracomment>
        <translation>Husregeln own_cards=yes går inte att spela. {fault}</translation>
    </message>
    <message>
        <source>cli.error.players</source>
        <extracomment>{edition} is not for {players} players, but for {allowed}.</extracomment>
        <translation>{edition} är inte för {players} spelare, utan för {allowed}.</translation>
    </message>
    <message>
        <source>cli.error.saves_there</source>
        <extracomment>The folder {folder} already holds saves of these games. Choose another folder or another seed.</extracomment>
        <translation>Mappen {folder} innehåller redan de här spelen. Välj en annan mapp eller ett annat startvärde.</translation>
    </message>
    <message>
        <source>cli.error.small_board</source>
        <extracomment>The board {board} is too small: it needs at least {least} territories for so many players.</extracomment>
        <translation>Spelplanen {board} är för liten: för så många spelare behövs minst {least} områden.</translation>
    </message>
    <message>
        <source>cli.event.ArmageddonBegan</source>
        <extracomment>{player} calls an Armageddon.</extracomment>
        <translation>{player} utlyser Harmagedon.</translation>
    </message>
    <message>
        <source>cli.event.ArmageddonEnded</source>
        <extracomment>The Armageddon is over.</extracomment>
        <translation>Harmagedon är över.</translation>
    </message>
    <message>
        <source>cli.event.ArmiesMoved</source>
        <extracomment>{player} moves armies from {origin} to {target}: {armies}</extracomment>
        <translation>{player} flyttar arméer från {origin} till {target}: {armies}</translation>
    </message>
    <message>
        <source>cli.event.ArmiesMoved</source>
        <comment>ad2210</comment>
        <extracomment>{player} moves units from {origin} to {target}: {armies}</extracomment>
        <translation>{player} flyttar enheter från {origin} till {target}: {armies}</translation>
    </message>
    <message>
        <source>cli.event.ArmiesPlaced</source>
        <extracomment>{player} places: {parts}</extracomment>
        <translation>{player} placerar: {parts}</translation>
    </message>
    <message>
        <source>cli.event.CapitalRevealed</source>
        <extracomment>{territory} is the capital of {player}.</extracomment>
        <translation>{territory} är huvudstaden för {player}.</translation>
    </message>
    <message>
        <source>cli.event.CardDieRolled</source>
        <extracomment>{card}: the die shows {value}.</extracomment>
        <translation>{card}: tärningen visar {value}.</translation>
    </message>
    <message>
        <source>cli.event.CardDrawn</source>
        <extracomment>{player} draws a card</extracomment>
        <translation>{player} drar ett kort</translation>
    </message>
    <message>
        <source>cli.event.CardsTaken</source>
        <extracomment>{player} takes the cards of {loser}: {cards}</extracomment>
        <translation>{player} tar korten från {loser}: {cards}</translation>
    </message>
    <message>
        <source>cli.event.CommandCardPlayed</source>
        <extracomment>{player} plays {card}.</extracomment>
        <translation>{player} spelar {card}.</translation>
    </message>
    <message>
        <source>cli.event.DiceRolled</source>
        <extracomment>{attacker} attacks {target} from {origin}: {attack} against {defence}</extracomment>
        <translation>{attacker} anfaller {target} från {origin}: {attack} mot {defence}</translation>
    </message>
    <message>
        <source>cli.event.GameWon</source>
        <extracomment>Winner: {winners}</extracomment>
        <translation>Vinnare: {winners}</translation>
    </message>
    <message>
        <source>cli.event.HoardDecided</source>
        <extracomment>{card} brings {player} {energy} energy.</extracomment>
        <translation>{card} ger {player} {energy} energi.</translation>
    </message>
    <message>
        <source>cli.event.IncomeReceived</source>
        <extracomment>{player} gets armies: {lines}</extracomment>
        <translation>{player} får arméer: {lines}</translation>
    </message>
    <message>
        <source>cli.event.IncomeReceived</source>
        <comment>ad2210</comment>
        <extracomment>{player} gets MODs: {lines}</extracomment>
        <translation>{player} får MOD: {lines}</translation>
    </message>
    <message>
        <source>cli.event.LandingOpened</source>
        <extracomment>{player} may invade {territory} from the Moon.</extracomment>
        <translation>{player} får invadera {territory} från månen.</translation>
    </message>
    <message>
        <source>cli.event.LandsSeized</source>
        <extracomment>{player} seizes the lands of {loser} around the capital: {territories}.</extracomment>
        <translation>{player} tar över områdena kring huvudstaden från {loser}: {territories}.</translation>
    </message>
    <message>
        <source>cli.event.MissionRevealed</source>
        <extracomment>{player} fulfils a mission: {mission}</extracomment>
        <translation>{player} fullföljer ett uppdrag: {mission}</translation>
    </message>
    <message>
        <source>cli.event.MissionSwapped</source>
        <extracomment>{player} changes a mission.</extracomment>
        <translation>{player} byter ett uppdrag.</translation>
    </message>
    <message>
        <source>cli.event.MissionsDrawn</source>
        <extracomment>{player} draws secret orders.</extracomment>
        <translation>{player} drar hemliga order.</translation>
    </message>
    <message>
        <source>cli.event.MissionsRemoved</source>
        <extracomment>Missions of absent colours are out of the game.</extracomment>
        <translation>Uppdrag för frånvarande färger är ur spelet.</translation>
    </message>
    <message>
        <source>cli.event.OrderRolled</source>
        <extracomment>Roll for the start: {rolls}; {first} begins</extracomment>
        <translation>Kast om starten: {rolls}; {first} börjar</translation>
    </message>
    <message>
        <source>cli.event.PlayerEliminated</source>
        <extracomment>{player} is out of the game</extracomment>
        <translation>{player} är utslagen</translation>
    </message>
    <message>
        <source>cli.event.RegionCompleted</source>
        <extracomment>{player} holds all of {region}</extracomment>
        <translation>{player} äger hela {region}</translation>
    </message>
    <message>
        <source>cli.event.ScoutsLanded</source>
        <extracomment>The scouts of {player} appear in {territory}: {mods} MODs.</extracomment>
        <translation>Spaningstruppen från {player} dyker upp i {territory}: {mods} MOD.</translation>
    </message>
    <message>
        <source>cli.event.ScoutsSent</source>
        <extracomment>{player} sends scouts to a secret territory.</extracomment>
        <translation>{player} skickar en spaningstrupp till ett hemligt område.</translation>
    </message>
    <message>
        <source>cli.event.SealedKept</source>
        <extracomment>Everybody has chosen in secret.</extracomment>
        <translation>Alla har valt i hemlighet.</translation>
    </message>
    <message>
        <source>cli.event.SetTraded</source>
        <extracomment>{player} trades a set for {armies} armies</extracomment>
        <translation>{player} byter in ett set mot {armies} arméer</translation>
    </message>
    <message>
        <source>cli.event.SetupEnded</source>
        <extracomment>All starting armies are placed; {first} has the first turn</extracomment>
        <translation>Alla startarméer är utplacerade; {first} har första turen</translation>
    </message>
    <message>
        <source>cli.event.SetupEnded</source>
        <comment>ad2210</comment>
        <extracomment>All MODs of the start are placed; {first} has the first turn</extracomment>
        <translation>Alla MOD från början är utplacerade; {first} har första turen</translation>
    </message>
    <message>
        <source>cli.event.TerritoryCardsTurned</source>
        <extracomment>{card} turns over: {territories}.</extracomment>
        <translation>{card} vänder upp: {territories}.</translation>
    </message>
    <message>
        <source>cli.event.TerritoryClaimed</source>
        <extracomment>{player} takes {territory}</extracomment>
        <translation>{player} tar {territory}</translation>
    </message>
    <message>
        <source>cli.event.TerritoryConquered</source>
        <extracomment>{player} conquers {territory} from {loser}</extracomment>
        <translation>{player} erövrar {territory} från {loser}</translation>
    </message>
    <message>
        <source>cli.event.TurnStarted</source>
        <extracomment>Round {round}: {player} is on turn</extracomment>
        <translation>Runda {round}: {player} är på tur</translation>
    </message>
    <message numerus="yes">
        <source>cli.replay.ok</source>
        <extracomment>{file}: {n} action, everything agrees | {file}: {n} actions, everything agrees</extracomment>
        <translation>
            <numerusform>{file}: {n} handling, allt stämmer</numerusform>
            <numerusform>{file}: {n} handlingar, allt stämmer</numerusform>
        </translation>
    </message>
    <message>
        <source>cli.replay.title</source>
        <extracomment>{edition}, seed {seed}: {players}</extracomment>
        <translation>{edition}, startvärde {seed}: {players}</translation>
    </message>
    <message>
        <source>cli.replay.unfinished</source>
        <extracomment>The game is not over.</extracomment>
        <translation>Spelet är inte slut.</translation>
    </message>
    <message>
        <source>cli.simulate.faults</source>
        <extracomment>Answers that had to be replaced: {faults}, of which {illegal} were illegal</extracomment>
        <translation>Svar som måste ersättas: {faults}, varav {illegal} otillåtna</translation>
    </message>
    <message>
        <source>cli.simulate.finished</source>
        <extracomment>Games finished: {finished} of {games}</extracomment>
        <translation>Avslutade spel: {finished} av {games}</translation>
    </message>
    <message>
        <source>cli.simulate.interrupted</source>
        <extracomment>Stopped after {done} of {games} games.</extracomment>
        <translation>Avbrutet efter {done} av {games} spel.</translation>
    </message>
    <message>
        <source>cli.simulate.points</source>
        <extracomment>{ai}  {points} points on average (95% interval {low} to {high}), mean place {place}</extracomment>
        <translation>{ai}  {points} poäng i genomsnitt (95 %-intervall {low} till {high}), genomsnittlig plats {place}</translation>
    </message>
    <message>
        <source>cli.simulate.rounds</source>
        <extracomment>Rounds: median {median}, at most {most}</extracomment>
        <translation>Rundor: median {median}, som mest {most}</translation>
    </message>
    <message>
        <source>cli.simulate.seat</source>
        <extracomment>{ai}  wins {rate} (95% interval {low} to {high})</extracomment>
        <translation>{ai}  vinner {rate} (95 %-intervall {low} till {high})</translation>
    </message>
    <message>
        <source>cli.simulate.speed</source>
        <extracomment>Speed: {games} games and {decisions} decisions per second</extracomment>
        <translation>Fart: {games} spel och {decisions} beslut per sekund</translation>
    </message>
    <message>
        <source>cli.simulate.title</source>
        <extracomment>{edition}, {players} players, games from seed {seed}</extracomment>
        <translation>{edition}, {players} spelare, spel från startvärde {seed}</translation>
    </message>
    <message>
        <source>cli.simulate.unsaved</source>
        <extracomment>{file} can't be written: {fault}. Stopped after {done} of {games} games; this save is not complete.</extracomment>
        <translation>{file} går inte att skriva: {fault}. Avbrutet efter {done} av {games} spel; det sparade spelet är inte komplett.</translation>
    </message>
    <message>
        <source>cli.unexpected</source>
        <extracomment>Unexpected error: {error}. Details are in {file}.</extracomment>
        <translation>Oväntat fel: {error}. Detaljer finns i {file}.</translation>
    </message>
    <message>
        <source>command_card.aqua_brother.title</source>
        <extracomment>Aqua Brother</extracomment>
        <translation>Vattenbroder</translation>
    </message>
    <message>
        <source>command_card.armageddon.title</source>
        <extracomment>Armageddon</extracomment>
        <translation>Harmagedon</translation>
    </message>
    <message>
        <source>command_card.assassin_bomb.title</source>
        <extracomment>Assassin Bomb</extracomment>
        <translation>Attentatsbomb</translation>
    </message>
    <message>
        <source>command_card.assemble_mods.title</source>
        <extracomment>Assemble MODs</extracomment>
        <translation>Bygg MOD</translation>
    </message>
    <message>
        <source>command_card.cease_fire.title</source>
        <extracomment>Cease Fire</extracomment>
        <translation>Vapenvila</translation>
    </message>
    <message>
        <source>command_card.colony_influence.title</source>
        <extracomment>Colony Influence</extracomment>
        <translation>Koloniinflytande</translation>
    </message>
    <message>
        <source>command_card.death_blood_coats_the_land.title</source>
        <extracomment>Blood Coats the Land</extracomment>
        <translation>Blod täcker landet</translation>
    </message>
    <message>
        <source>command_card.death_blood_coats_the_land.what</source>
        <extracomment>A continent is drawn by lot: every territory there loses an army, yours as well.</extracomment>
        <translation>En kontinent lottas fram: varje område där förlorar en armé, även dina.</translation>
    </message>
    <message>
        <source>command_card.death_crops_wither.title</source>
        <extracomment>Crops Wither</extracomment>
        <translation>Skördar vissnar</translation>
    </message>
    <message>
        <source>command_card.death_crops_wither.what</source>
        <extracomment>Choose a player, who discards all cards in hand. Relics stay.</extracomment>
        <translation>Välj en spelare, som kastar alla kort på handen. Reliker blir kvar.</translation>
    </message>
    <message>
        <source>command_card.death_deaths_door_closes.title</source>
        <extracomment>Death's Door Closes</extracomment>
        <translation>Dödens dörr stängs</translation>
    </message>
    <message>
        <source>command_card.death_deaths_door_closes.what</source>
        <extracomment>In every crypt and at every altar of the Underworld half of the armies are lost, rounded down.</extracomment>
        <translation>I varje krypta och vid varje altare i underjorden går hälften av arméerna förlorade, avrundat nedåt.</translation>
    </message>
    <message>
        <source>command_card.death_diamonds_turn_to_rust.title</source>
        <extracomment>Diamonds Turn to Rust</extracomment>
        <translation>Diamanter blir till rost</translation>
    </message>
    <message>
        <source>command_card.death_diamonds_turn_to_rust.what</source>
        <extracomment>Every relic of every player is destroyed, yours as well.</extracomment>
        <translation>Varje relik hos varje spelare förstörs, även dina.</translation>
    </message>
    <message>
        <source>command_card.death_fire_rains_down.title</source>
        <extracomment>Fire Rains Down</extracomment>
        <translation>Eld regnar ner</translation>
    </message>
    <message>
        <source>command_card.death_fire_rains_down.what</source>
        <extracomment>Choose a temple: it burns down. Its territory and every one next to it lose an army.</extracomment>
        <translation>Välj ett tempel: det brinner ner. Dess område och alla intill förlorar en armé var.</translation>
    </message>
    <message>
        <source>command_card.death_paradise_is_lost.title</source>
        <extracomment>Paradise Is Lost</extracomment>
        <translation>Paradiset är förlorat</translation>
    </message>
    <message>
        <source>command_card.death_paradise_is_lost.what</source>
        <extracomment>Choose a plague land: its plague moves to a territory drawn by lot. Nobody dies of it now.</extracomment>
        <translation>Välj ett pestland: pesten flyttar till ett område som lottas fram. Ingen dör av det nu.</translation>
    </message>
    <message>
        <source>command_card.death_ragnarok_cometh.title</source>
        <extracomment>Ragnarok Cometh</extracomment>
        <translation>Ragnarök kommer</translation>
    </message>
    <message>
        <source>command_card.death_ragnarok_cometh.what</source>
        <extracomment>All Gods of the Sky and all Gods of War are banished, yours as well.</extracomment>
        <translation>Alla himmelsgudar och alla krigsgudar förvisas, även dina.</translation>
    </message>
    <message>
        <source>command_card.death_the_dead_walk.title</source>
        <extracomment>The Dead Walk</extracomment>
        <translation>De döda vandrar</translation>
    </message>
    <message>
        <source>command_card.death_the_dead_walk.what</source>
        <extracomment>Up to {most} of your armies rise from one of your fields of the Underworld to one of your temples. One army stays in the field.</extracomment>
        <translation>Upp till {most} av dina arméer stiger från ett av dina fält i underjorden till ett av dina tempel. En armé stannar i fältet.</translation>
    </message>
    <message>
        <source>command_card.death_the_gods_forsake_us.title</source>
        <extracomment>The Gods Forsake Us</extracomment>
        <translation>Gudarna överger oss</translation>
    </message>
    <message>
        <source>command_card.death_the_gods_forsake_us.what</source>
        <extracomment>The spare plague marker goes to a territory without plague and temple. Half of the armies there die, rounded down, and its gods are banished.</extracomment>
        <translation>Den lediga pestmarkören läggs i ett område utan pest och tempel. Hälften av arméerna där dör, avrundat nedåt, och gudarna där förvisas.</translation>
    </message>
    <message>
        <source>command_card.death_the_ground_shakes.title</source>
        <extracomment>The Ground Shakes</extracomment>
        <translation>Marken skakar</translation>
    </message>
    <message>
        <source>command_card.death_the_ground_shakes.what</source>
        <extracomment>A continent is drawn by lot: in every territory there half of the armies die, rounded down.</extracomment>
        <translation>En kontinent lottas fram: i varje område där dör hälften av arméerna, avrundat nedåt.</translation>
    </message>
    <message>
        <source>command_card.death_the_mighty_have_fallen.title</source>
        <extracomment>The Mighty Have Fallen</extracomment>
        <translation>De mäktiga har fallit</translation>
    </message>
    <message>
        <source>command_card.death_the_mighty_have_fallen.what</source>
        <extracomment>The {groups} territories with most armies on Earth lose half of them, rounded down. Among equal ones you choose.</extracomment>
        <translation>De {groups} områden på jorden som har flest arméer förlorar hälften, avrundat nedåt. Bland lika väljer du.</translation>
    </message>
    <message>
        <source>command_card.death_the_sea_is_your_tomb.title</source>
        <extracomment>The Sea Is Your Tomb</extracomment>
        <translation>Havet är din grav</translation>
    </message>
    <message>
        <source>command_card.death_the_sea_is_your_tomb.what</source>
        <extracomment>Atlantis sinks with all its armies, gods and temples and is out of the game.</extracomment>
        <translation>Atlantis sjunker med alla arméer, gudar och tempel och är ute ur spelet.</translation>
    </message>
    <message>
        <source>command_card.death_the_trojan_horse_is_revealed.title</source>
        <extracomment>The Trojan Horse Is Revealed</extracomment>
        <translation>Den trojanska hästen avslöjas</translation>
    </message>
    <message>
        <source>command_card.death_the_trojan_horse_is_revealed.what</source>
        <extracomment>A lone enemy army in a territory of your choice dies. Roll a die: so many armies of yours take its place.</extracomment>
        <translation>En ensam fiendearmé i ett valfritt område dör. Slå en tärning: så många av dina arméer tar dess plats.</translation>
    </message>
    <message>
        <source>command_card.death_the_waters_boil.title</source>
        <extracomment>The Waters Boil</extracomment>
        <translation>Vattnen kokar</translation>
    </message>
    <message>
        <source>command_card.death_the_waters_boil.what</source>
        <extracomment>The maelstrom closes a sea link of your choice until the game ends.</extracomment>
        <translation>Malströmmen stänger en valfri sjöled till spelets slut.</translation>
    </message>
    <message>
        <source>command_card.death_the_young_grow_old.title</source>
        <extracomment>The Young Grow Old</extracomment>
        <translation>De unga åldras</translation>
    </message>
    <message>
        <source>command_card.death_the_young_grow_old.what</source>
        <extracomment>Every territory on Earth with two or more armies loses one, yours as well.</extracomment>
        <translation>Varje område på jorden med två eller fler arméer förlorar en, även dina.</translation>
    </message>
    <message>
        <source>command_card.decoys_revealed.title</source>
        <extracomment>Decoys Revealed</extracomment>
        <translation>Avslöjade lockbeten</translation>
    </message>
    <message>
        <source>command_card.effect.armageddon.anywhere</source>
        <extracomment>In turn order everybody with a nuclear commander in play may play any number of nuclear cards for nothing. No other cards are played meanwhile.</extracomment>
        <translation>I turordning får alla med en kärnvapenbefälhavare i spel spela hur många kärnvapenkort de vill utan kostnad. Inga andra kort spelas under tiden.</translation>
    </message>
    <message>
        <source>command_card.effect.assassin_bomb.anywhere</source>
        <extracomment>Choose a commander of an opponent and roll a die with {die} sides. On {least} or more that commander is destroyed.</extracomment>
        <translation>Välj en motståndares befälhavare och slå en tärning med {die} sidor. Vid {least} eller mer är befälhavaren förintad.</translation>
    </message>
    <message>
        <source>command_card.effect.assemble_mods.land</source>
        <extracomment>Put {mods} new MODs in one land territory of yours.</extracomment>
        <translation>Ställ {mods} nya MOD i ett eget landområde.</translation>
    </message>
    <message>
        <source>command_card.effect.assemble_mods.moon</source>
        <extracomment>Put {mods} new MODs in one moon territory of yours.</extracomment>
        <translation>Ställ {mods} nya MOD i ett eget månområde.</translation>
    </message>
    <message>
        <source>command_card.effect.assemble_mods.water</source>
        <extracomment>Put {mods} new MODs in one water territory of yours.</extracomment>
        <translation>Ställ {mods} nya MOD i ett eget vattenområde.</translation>
    </message>
    <message>
        <source>command_card.effect.cease_fire.anywhere</source>
        <extracomment>The invasion is cancelled. The attacker can't invade any territory of yours until the turn ends.</extracomment>
        <translation>Invasionen ställs in. Anfallaren kan inte invadera något av dina områden förrän turen är slut.</translation>
    </message>
    <message>
        <source>command_card.effect.colony_influence.anywhere</source>
        <extracomment>Adds {points} points if the commander of its deck is in play when points are counted.</extracomment>
        <translation>Ger {points} poäng om högens befälhavare är i spel när poängen räknas.</translation>
    </message>
    <message>
        <source>command_card.effect.death_trap.anywhere</source>
        <extracomment>The attacker removes half of the units in the territory the invasion came from, rounded up. If only one is left, the invasion is over.</extracomment>
        <translation>Anfallaren tar bort hälften av enheterna i området som invasionen kom från, avrundat uppåt. Blir bara en kvar är invasionen över.</translation>
    </message>
    <message>
        <source>command_card.effect.decoys_revealed.anywhere</source>
        <extracomment>Move any of your commanders on the board to territories of yours, wherever they are.</extracomment>
        <translation>Flytta vilka du vill av dina befälhavare på spelplanen till egna områden, var de än ligger.</translation>
    </message>
    <message>
        <source>command_card.effect.energy_crisis.anywhere</source>
        <extracomment>Every opponent who has energy gives you {energy} of it.</extracomment>
        <translation>Varje motståndare som har energi ger dig {energy} av den.</translation>
    </message>
    <message>
        <source>command_card.effect.energy_extraction.anywhere</source>
        <extracomment>If the whole Moon is yours at the end of this turn, you get {energy} energy.</extracomment>
        <translation>Är hela månen din i slutet av den här turen får du {energy} energi.</translation>
    </message>
    <message>
        <source>command_card.effect.evacuation.anywhere</source>
        <extracomment>All your units leave the invaded territory for another one of yours, wherever that is. A station stays behind.</extracomment>
        <translation>Alla dina enheter lämnar det invaderade området för ett annat av dina, var det än ligger. En station blir kvar.</translation>
    </message>
    <message>
        <source>command_card.effect.frequency_jam.anywhere</source>
        <extracomment>Choose an opponent. That player can't play command cards for the rest of your turn.</extracomment>
        <translation>Välj en motståndare. Den spelaren kan inte spela kommandokort resten av din tur.</translation>
    </message>
    <message>
        <source>command_card.effect.hidden_energy.anywhere</source>
        <extracomment>Turn over a water territory card. If that territory is yours at the end of this turn, you get {energy} energy.</extracomment>
        <translation>Vänd ett kort för ett vattenområde. Är området ditt i slutet av den här turen får du {energy} energi.</translation>
    </message>
    <message>
        <source>command_card.effect.invade_earth.anywhere</source>
        <extracomment>Turn over land cards until one shows a territory that isn't yours. This turn you may invade it from your moon territories.</extracomment>
        <translation>Vänd landkort tills ett visar ett område som inte är ditt. Den här turen får du invadera det från dina månområden.</translation>
    </message>
    <message>
        <source>command_card.effect.mod_reduction.anywhere</source>
        <extracomment>Each opponent in turn order removes {theirs} MODs of their choice, then you remove {own}. Who has fewer removes all.</extracomment>
        <translation>Varje motståndare tar i turordning bort {theirs} valfria MOD, sedan du {own}. Den som har färre tar bort alla.</translation>
    </message>
    <message>
        <source>command_card.effect.redeployment.anywhere</source>
        <extracomment>Make one more move at the end of your turn.</extracomment>
        <translation>Gör ännu en flytt i slutet av din tur.</translation>
    </message>
    <message>
        <source>command_card.effect.reinforcements.land</source>
        <extracomment>Put new MODs in {territories} different land territories of yours, {mods} in each. If you hold fewer, put them in all of those.</extracomment>
        <translation>Ställ nya MOD i {territories} olika egna landområden, {mods} i varje. Har du färre får alla du har.</translation>
    </message>
    <message>
        <source>command_card.effect.reinforcements.moon</source>
        <extracomment>Put new MODs in {territories} different moon territories of yours, {mods} in each. If you hold fewer, put them in all of those.</extracomment>
        <translation>Ställ nya MOD i {territories} olika egna månområden, {mods} i varje. Har du färre får alla du har.</translation>
    </message>
    <message>
        <source>command_card.effect.reinforcements.water</source>
        <extracomment>Put new MODs in {territories} different water territories of yours, {mods} in each. If you hold fewer, put them in all of those.</extracomment>
        <translation>Ställ nya MOD i {territories} olika egna vattenområden, {mods} i varje. Har du färre får alla du har.</translation>
    </message>
    <message>
        <source>command_card.effect.rocket_strike.land</source>
        <extracomment>Choose a foreign land territory and roll a die with {die} sides. Its owner removes that many units, at most all of them.</extracomment>
        <translation>Välj ett främmande landområde och slå en tärning med {die} sidor. Ägaren tar bort så många enheter, högst alla.</translation>
    </message>
    <message>
        <source>command_card.effect.rocket_strike.moon</source>
        <extracomment>Choose a foreign moon territory and roll a die with {die} sides. Its owner removes that many units, at most all of them.</extracomment>
        <translation>Välj ett främmande månområde och slå en tärning med {die} sidor. Ägaren tar bort så många enheter, högst alla.</translation>
    </message>
    <message>
        <source>command_card.effect.rocket_strike.water</source>
        <extracomment>Choose a foreign water territory and roll a die with {die} sides. Its owner removes that many units, at most all of them.</extracomment>
        <translation>Välj ett främmande vattenområde och slå en tärning med {die} sidor. Ägaren tar bort så många enheter, högst alla.</translation>
    </message>
    <message>
        <source>command_card.effect.scatter_bomb.land</source>
        <extracomment>Turn over {cards} land territory cards. Each opponent on one of them removes half of the units there, rounded up; yours are spared.</extracomment>
        <translation>Vänd {cards} kort för landområden. Varje motståndare där tar bort hälften av sina enheter, avrundat uppåt; dina skonas.</translation>
    </message>
    <message>
        <source>command_card.effect.scatter_bomb.moon</source>
        <extracomment>Turn over {cards} moon territory cards. Each opponent on one of them removes half of the units there, rounded up; yours are spared.</extracomment>
        <translation>Vänd {cards} kort för månområden. Varje motståndare där tar bort hälften av sina enheter, avrundat uppåt; dina skonas.</translation>
    </message>
    <message>
        <source>command_card.effect.scatter_bomb.water</source>
        <extracomment>Turn over {cards} water territory cards. Each opponent on one of them removes half of the units there, rounded up; yours are spared.</extracomment>
        <translation>Vänd {cards} kort för vattenområden. Varje motståndare där tar bort hälften av sina enheter, avrundat uppåt; dina skonas.</translation>
    </message>
    <message>
        <source>command_card.effect.scout_forces.anywhere</source>
        <extracomment>Draw a land territory in secret and hold 5 MODs ready. They appear there as soon as it is yours.</extracomment>
        <translation>Dra ett landområde i hemlighet och håll 5 MOD redo. De dyker upp där så snart det är ditt.</translation>
    </message>
    <message>
        <source>command_card.effect.stealth_mods.anywhere</source>
        <extracomment>Put {mods} MODs of the defender's colour in the invaded territory. It may be yours or another player's.</extracomment>
        <translation>Ställ {mods} av försvararens MOD i det invaderade området. Det får vara ditt eller någon annans.</translation>
    </message>
    <message>
        <source>command_card.effect.stealth_station.anywhere</source>
        <extracomment>Put a station in the invaded territory: all its defenders roll eight-sided dice. It stays there afterwards.</extracomment>
        <translation>Ställ en station i det invaderade området: alla försvarare slår åttasidiga tärningar. Den står kvar efteråt.</translation>
    </message>
    <message>
        <source>command_card.effect.territorial_station.anywhere</source>
        <extracomment>Build a station in a land territory of yours without one, for no more than this card costs. Four is the most you can have.</extracomment>
        <translation>Bygg en station i ett eget landområde utan station, bara för vad kortet kostar. Du kan ha högst fyra.</translation>
    </message>
    <message>
        <source>command_card.effect.zone_strike.land</source>
        <extracomment>A die picks a continent. Everybody there, you too, loses one unit in each territory.</extracomment>
        <translation>En tärning pekar ut en kontinent. Alla där, även du, förlorar en enhet i varje område.</translation>
    </message>
    <message>
        <source>command_card.effect.zone_strike.moon</source>
        <extracomment>A die picks a moon colony. Everybody there, you too, loses one unit in each territory.</extracomment>
        <translation>En tärning pekar ut en månkoloni. Alla där, även du, förlorar en enhet i varje område.</translation>
    </message>
    <message>
        <source>command_card.effect.zone_strike.water</source>
        <extracomment>A die picks a water colony. Everybody there, you too, loses one unit in each territory.</extracomment>
        <translation>En tärning pekar ut en vattenkoloni. Alla där, även du, förlorar en enhet i varje område.</translation>
    </message>
    <message>
        <source>command_card.energy_crisis.title</source>
        <extracomment>Energy Crisis</extracomment>
        <translation>Energikris</translation>
    </message>
    <message>
        <source>command_card.energy_extraction.title</source>
        <extracomment>Energy Extraction</extracomment>
        <translation>Energiutvinning</translation>
    </message>
    <message>
        <source>command_card.evacuation.title</source>
        <extracomment>Evacuation</extracomment>
        <translation>Evakuering</translation>
    </message>
    <message>
        <source>command_card.frequency_jam.title</source>
        <extracomment>Frequency Jam</extracomment>
        <translation>Störsändare</translation>
    </message>
    <message>
        <source>command_card.hidden_energy.title</source>
        <extracomment>Hidden Energy</extracomment>
        <translation>Dold energi</translation>
    </message>
    <message>
        <source>command_card.invade_earth.title</source>
        <extracomment>Invade Earth</extracomment>
        <translation>Invasion av jorden</translation>
    </message>
    <message>
        <source>command_card.land_death_trap.title</source>
        <extracomment>Land Death Trap</extracomment>
        <translation>Dödsfälla till lands</translation>
    </message>
    <message>
        <source>command_card.magic_aegis_shield_of_athena.title</source>
        <extracomment>Aegis, Shield of Athena</extracomment>
        <translation>Aigis, Athenas sköld</translation>
    </message>
    <message>
        <source>command_card.magic_aegis_shield_of_athena.what</source>
        <extracomment>Once, when anybody plays a War, Death or Sky card: the card has no effect, and the Aegis is spent.</extracomment>
        <translation>En gång, när någon spelar ett krigs-, döds- eller himmelskort: kortet får ingen verkan, och Aigis är förbrukad.</translation>
    </message>
    <message>
        <source>command_card.magic_arawns_cauldron_of_life.title</source>
        <extracomment>Arawn's Cauldron of Life</extracomment>
        <translation>Arawns livskittel</translation>
    </message>
    <message>
        <source>command_card.magic_arawns_cauldron_of_life.what</source>
        <extracomment>At the start of each of your turns you draw a Death card for nothing.</extracomment>
        <translation>I början av varje egen tur drar du ett dödskort gratis.</translation>
    </message>
    <message>
        <source>command_card.magic_excalibur.title</source>
        <extracomment>Excalibur</extracomment>
        <translation>Excalibur</translation>
    </message>
    <message>
        <source>command_card.magic_excalibur.what</source>
        <extracomment>At the start of each of your turns you get 2 armies for every continent that is wholly yours.</extracomment>
        <translation>I början av varje egen tur får du 2 arméer för varje kontinent som är helt din.</translation>
    </message>
    <message>
        <source>command_card.magic_freyas_tears_of_gold.title</source>
        <extracomment>Freya's Tears of Gold</extracomment>
        <translation>Frejas tårar av guld</translation>
    </message>
    <message>
        <source>command_card.magic_freyas_tears_of_gold.what</source>
        <extracomment>At the start of each of your turns you get 1 faith.</extracomment>
        <translation>I början av varje egen tur får du 1 tro.</translation>
    </message>
    <message>
        <source>command_card.magic_gungnir_spear_of_odin.title</source>
        <extracomment>Gungnir, Spear of Odin</extracomment>
        <translation>Gungner, Odens spjut</translation>
    </message>
    <message>
        <source>command_card.magic_gungnir_spear_of_odin.what</source>
        <extracomment>In god wars your ones are rolled again until none is left.</extracomment>
        <translation>I gudastrider slås dina ettor om tills ingen är kvar.</translation>
    </message>
    <message>
        <source>command_card.magic_mjolnir_hammer_of_thor.title</source>
        <extracomment>Mjolnir, Hammer of Thor</extracomment>
        <translation>Mjölner, Tors hammare</translation>
    </message>
    <message>
        <source>command_card.magic_mjolnir_hammer_of_thor.what</source>
        <extracomment>Your totals in god wars are 3 higher. At the end of the game: 1 point if Thule is yours.</extracomment>
        <translation>Dina summor i gudastrider är 3 högre. Vid spelets slut: 1 poäng om Thule är ditt.</translation>
    </message>
    <message>
        <source>command_card.magic_pandoras_box.title</source>
        <extracomment>Pandora's Box</extracomment>
        <translation>Pandoras ask</translation>
    </message>
    <message>
        <source>command_card.magic_pandoras_box.what</source>
        <extracomment>At the start of each of your turns the top Death card is played for nothing, even against your will; you aim it. At the end of the game: 1 point if Graecia is yours.</extracomment>
        <translation>I början av varje egen tur spelas översta dödskortet gratis, även mot din vilja; du väljer mål. Vid spelets slut: 1 poäng om Grekland är ditt.</translation>
    </message>
    <message>
        <source>command_card.magic_stonehenge.title</source>
        <extracomment>Stonehenge</extracomment>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>command_card.magic_stonehenge.what</source>
        <extracomment>The miracle cards that you buy cost 1 faith instead of 2. At the end of the game: 1 point if Anglia is yours.</extracomment>
        <translation>Mirakelkorten som du köper kostar 1 tro i stället för 2. Vid spelets slut: 1 poäng om Anglia är ditt.</translation>
    </message>
    <message>
        <source>command_card.magic_the_book_of_the_dead.title</source>
        <extracomment>The Book of the Dead</extracomment>
        <translation>De dödas bok</translation>
    </message>
    <message>
        <source>command_card.magic_the_book_of_the_dead.what</source>
        <extracomment>In step 1 you may do without 2 armies from territories and continents and get 4 faith for them.</extracomment>
        <translation>I steg 1 får du avstå från 2 arméer för områden och kontinenter och få 4 tro i stället.</translation>
    </message>
    <message>
        <source>command_card.magic_the_golden_fleece.title</source>
        <extracomment>The Golden Fleece</extracomment>
        <translation>Det gyllene skinnet</translation>
    </message>
    <message>
        <source>command_card.magic_the_golden_fleece.what</source>
        <extracomment>At the start of each of your turns you draw a War card for nothing.</extracomment>
        <translation>I början av varje egen tur drar du ett krigskort gratis.</translation>
    </message>
    <message>
        <source>command_card.magic_the_great_pyramids.title</source>
        <extracomment>The Great Pyramids</extracomment>
        <translation>De stora pyramiderna</translation>
    </message>
    <message>
        <source>command_card.magic_the_great_pyramids.what</source>
        <extracomment>At the start of each of your turns you draw a Sky card for nothing. At the end of the game: 1 point if Egypt is yours.</extracomment>
        <translation>I början av varje egen tur drar du ett himmelskort gratis. Vid spelets slut: 1 poäng om Egypten är ditt.</translation>
    </message>
    <message>
        <source>command_card.magic_the_scales_of_osiris.title</source>
        <extracomment>The Scales of Osiris</extracomment>
        <translation>Osiris våg</translation>
    </message>
    <message>
        <source>command_card.magic_the_scales_of_osiris.what</source>
        <extracomment>From each of your crypts 2 armies instead of 1 may return to your temples in step 1.</extracomment>
        <translation>Från var och en av dina kryptor får 2 arméer i stället för 1 återvända till dina tempel i steg 1.</translation>
    </message>
    <message>
        <source>command_card.magic_the_tablets_of_destiny.title</source>
        <extracomment>The Tablets of Destiny</extracomment>
        <translation>Ödets tavlor</translation>
    </message>
    <message>
        <source>command_card.magic_the_tablets_of_destiny.what</source>
        <extracomment>Your bids for the order of turns count 3 more than you pay, also a bid of nothing.</extracomment>
        <translation>Dina bud om turordningen räknas 3 högre än du betalar, även ett bud på noll.</translation>
    </message>
    <message>
        <source>command_card.magic_the_tree_of_life.title</source>
        <extracomment>The Tree of Life</extracomment>
        <translation>Livets träd</translation>
    </message>
    <message>
        <source>command_card.magic_the_tree_of_life.what</source>
        <extracomment>When dice cost you armies in defence on Earth, you may save each for 1 faith. At the end of the game: 1 point if Babylon is yours.</extracomment>
        <translation>När tärningar kostar dig arméer i försvar på jorden får du rädda var och en för 1 tro. Vid spelets slut: 1 poäng om Babylon är ditt.</translation>
    </message>
    <message>
        <source>command_card.magic_the_wine_of_eternal_life.title</source>
        <extracomment>The Wine of Eternal Life</extracomment>
        <translation>Det eviga livets vin</translation>
    </message>
    <message>
        <source>command_card.magic_the_wine_of_eternal_life.what</source>
        <extracomment>At the start of each of your turns you get 1 army.</extracomment>
        <translation>I början av varje egen tur får du 1 armé.</translation>
    </message>
    <message>
        <source>command_card.mod_reduction.title</source>
        <extracomment>MOD Reduction</extracomment>
        <translation>MOD-nedskärning</translation>
    </message>
    <message>
        <source>command_card.nicky_boy.title</source>
        <extracomment>Nicky Boy</extracomment>
        <translation>Nicky Boy</translation>
    </message>
    <message>
        <source>command_card.orbital_mines.title</source>
        <extracomment>Orbital Mines</extracomment>
        <translation>Rymdminor</translation>
    </message>
    <message>
        <source>command_card.redeployment.title</source>
        <extracomment>Redeployment</extracomment>
        <translation>Omgruppering</translation>
    </message>
    <message>
        <source>command_card.reinforcements.title</source>
        <extracomment>Reinforcements</extracomment>
        <translation>Förstärkningar</translation>
    </message>
    <message>
        <source>command_card.rocket_strike_land.title</source>
        <extracomment>Rocket Strike (Land)</extracomment>
        <translation>Raketanfall (land)</translation>
    </message>
    <message>
        <source>command_card.rocket_strike_moon.title</source>
        <extracomment>Rocket Strike (Moon)</extracomment>
        <translation>Raketanfall (månen)</translation>
    </message>
    <message>
        <source>command_card.rocket_strike_water.title</source>
        <extracomment>Rocket Strike (Water)</extracomment>
        <translation>Raketanfall (vatten)</translation>
    </message>
    <message>
        <source>command_card.scatter_bomb_land.title</source>
        <extracomment>Scatter Bomb (Land)</extracomment>
        <translation>Klusterbomb (land)</translation>
    </message>
    <message>
        <source>command_card.scatter_bomb_moon.title</source>
        <extracomment>Scatter Bomb (Moon)</extracomment>
        <translation>Klusterbomb (månen)</translation>
    </message>
    <message>
        <source>command_card.scatter_bomb_water.title</source>
        <extracomment>Scatter Bomb (Water)</extracomment>
        <translation>Klusterbomb (vatten)</translation>
    </message>
    <message>
        <source>command_card.scout_forces.title</source>
        <extracomment>Scout Forces</extracomment>
        <translation>Spaningstrupp</translation>
    </message>
    <message>
        <source>command_card.sky_1000_workers_amass.title</source>
        <extracomment>1000 Workers Amass</extracomment>
        <translation>1000 arbetare samlas</translation>
    </message>
    <message>
        <source>command_card.sky_1000_workers_amass.what</source>
        <extracomment>Build a temple for nothing in the attacked territory, if it has none. It protects you at once.</extracomment>
        <translation>Bygg ett tempel gratis i det anfallna området, om det saknar ett. Det skyddar dig genast.</translation>
    </message>
    <message>
        <source>command_card.sky_enemies_convert.title</source>
        <extracomment>Enemies Convert</extracomment>
        <translation>Fiender omvänds</translation>
    </message>
    <message>
        <source>command_card.sky_enemies_convert.what</source>
        <extracomment>{armies} armies leave the attacking territory, and as many of yours appear in the attacked one.</extracomment>
        <translation>{armies} arméer lämnar det anfallande området, och lika många av dina dyker upp i det anfallna.</translation>
    </message>
    <message>
        <source>command_card.sky_fire_sears_the_sky.title</source>
        <extracomment>Fire Sears the Sky</extracomment>
        <translation>Eld sveder himlen</translation>
    </message>
    <message>
        <source>command_card.sky_fire_sears_the_sky.what</source>
        <extracomment>Your totals in god wars are {bonus} higher until this turn ends.</extracomment>
        <translation>Dina summor i gudastrider är {bonus} högre tills den här turen är slut.</translation>
    </message>
    <message>
        <source>command_card.sky_lava_erupts.title</source>
        <extracomment>Lava Erupts</extracomment>
        <translation>Lava väller fram</translation>
    </message>
    <message>
        <source>command_card.sky_lava_erupts.what</source>
        <extracomment>A die each is rolled for the attacking territory and all next to it, the attacked one too: so many armies die there.</extracomment>
        <translation>En tärning slås för det anfallande området och för vart och ett intill, även det anfallna: så många arméer dör där.</translation>
    </message>
    <message>
        <source>command_card.sky_men_become_warriors.title</source>
        <extracomment>Men Become Warriors</extracomment>
        <translation>Män blir krigare</translation>
    </message>
    <message>
        <source>command_card.sky_men_become_warriors.what</source>
        <extracomment>{armies} armies join you in the attacked territory.</extracomment>
        <translation>I det anfallna området får du {armies} arméer.</translation>
    </message>
    <message>
        <source>command_card.sky_swords_become_plowshares.title</source>
        <extracomment>Swords Become Plowshares</extracomment>
        <translation>Svärd blir plogbillar</translation>
    </message>
    <message>
        <source>command_card.sky_swords_become_plowshares.what</source>
        <extracomment>Roll a die: so many armies desert from the attacking territory. They don't go to the Afterlife.</extracomment>
        <translation>Slå en tärning: så många arméer deserterar från det anfallande området. De går inte till livet efter detta.</translation>
    </message>
    <message>
        <source>command_card.sky_the_fog_lifts.title</source>
        <extracomment>The Fog Lifts</extracomment>
        <translation>Dimman lättar</translation>
    </message>
    <message>
        <source>command_card.sky_the_fog_lifts.what</source>
        <extracomment>Up to {most} armies come to the attacked territory from another one of yours, wherever it is. One army stays there.</extracomment>
        <translation>Upp till {most} arméer kommer till det anfallna området från ett annat av dina, var det än ligger. En armé stannar där.</translation>
    </message>
    <message>
        <source>command_card.sky_the_mighty_turn_meek.title</source>
        <extracomment>The Mighty Turn Meek</extracomment>
        <translation>De mäktiga blir ödmjuka</translation>
    </message>
    <message>
        <source>command_card.sky_the_mighty_turn_meek.what</source>
        <extracomment>A god in the attacking territory is sent to a temple of the attacker elsewhere.</extracomment>
        <translation>En gud i det anfallande området skickas till ett av anfallarens tempel någon annanstans.</translation>
    </message>
    <message>
        <source>command_card.sky_this_ground_is_sacred.title</source>
        <extracomment>This Ground Is Sacred</extracomment>
        <translation>Denna mark är helig</translation>
    </message>
    <message>
        <source>command_card.sky_this_ground_is_sacred.what</source>
        <extracomment>The invasion is over. Nobody can attack this territory until the turn ends.</extracomment>
        <translation>Invasionen är över. Ingen kan anfalla området förrän turen är slut.</translation>
    </message>
    <message>
        <source>command_card.sky_your_idol_is_false.title</source>
        <extracomment>Your Idol Is False</extracomment>
        <translation>Din avgud är falsk</translation>
    </message>
    <message>
        <source>command_card.sky_your_idol_is_false.what</source>
        <extracomment>Banish a god who stands in the attacking territory.</extracomment>
        <translation>Förvisa en gud som står i det anfallande området.</translation>
    </message>
    <message>
        <source>command_card.stealth_mods.title</source>
        <extracomment>Stealth MODs</extracomment>
        <translation>Smyg-MOD</translation>
    </message>
    <message>
        <source>command_card.stealth_station.title</source>
        <extracomment>Stealth Station</extracomment>
        <translation>Smygstation</translation>
    </message>
    <message>
        <source>command_card.territorial_station.title</source>
        <extracomment>Territorial Station</extracomment>
        <translation>Områdesstation</translation>
    </message>
    <message>
        <source>command_card.the_mother.title</source>
        <extracomment>The Mother</extracomment>
        <translation>Moder</translation>
    </message>
    <message>
        <source>command_card.told.armageddon_over</source>
        <extracomment>The Armageddon is over</extracomment>
        <translation>Harmagedon är över</translation>
    </message>
    <message>
        <source>command_card.told.hoard</source>
        <extracomment>{card} pays off for {name}</extracomment>
        <translation>{card} lönar sig för {name}</translation>
    </message>
    <message>
        <source>command_card.told.landing</source>
        <extracomment>{name} may invade {territory} from the Moon</extracomment>
        <translation>{name} får invadera {territory} från månen</translation>
    </message>
    <message>
        <source>command_card.told.no_card</source>
        <extracomment>the deck is empty</extracomment>
        <translation>högen är tom</translation>
    </message>
    <message>
        <source>command_card.told.no_hoard</source>
        <extracomment>{card} brings {name} nothing</extracomment>
        <translation>{card} ger {name} inget</translation>
    </message>
    <message>
        <source>command_card.told.no_landing</source>
        <extracomment>{name} finds no way down from the Moon</extracomment>
        <translation>{name} hittar ingen väg ner från månen</translation>
    </message>
    <message>
        <source>command_card.told.played</source>
        <extracomment>{name} plays {card}</extracomment>
        <translation>{name} spelar {card}</translation>
    </message>
    <message>
        <source>command_card.told.rolled</source>
        <extracomment>{card}: the die shows {value}</extracomment>
        <translation>{card}: tärningen visar {value}</translation>
    </message>
    <message>
        <source>command_card.told.scouts_landed</source>
        <extracomment>The scouts of {name} appear in {territory}</extracomment>
        <translation>Spaningstruppen från {name} dyker upp i {territory}</translation>
    </message>
    <message>
        <source>command_card.told.scouts_sent</source>
        <extracomment>{name} sends scouts to a secret territory</extracomment>
        <translation>{name} skickar en spaningstrupp till ett hemligt område</translation>
    </message>
    <message>
        <source>command_card.told.the_moon</source>
        <extracomment>the whole Moon</extracomment>
        <translation>hela månen</translation>
    </message>
    <message>
        <source>command_card.told.turned</source>
        <extracomment>{card} turns over</extracomment>
        <translation>{card} vänder upp</translation>
    </message>
    <message>
        <source>command_card.war_a_shrine_is_plundered.title</source>
        <extracomment>A Shrine Is Plundered</extracomment>
        <translation>En helgedom plundras</translation>
    </message>
    <message>
        <source>command_card.war_a_shrine_is_plundered.what</source>
        <extracomment>Take a relic from another player. From now on it works for you.</extracomment>
        <translation>Ta en relik från en annan spelare. Från och med nu verkar den för dig.</translation>
    </message>
    <message>
        <source>command_card.war_an_empire_is_born.title</source>
        <extracomment>An Empire Is Born</extracomment>
        <translation>Ett rike föds</translation>
    </message>
    <message>
        <source>command_card.war_an_empire_is_born.what</source>
        <extracomment>Build a temple for nothing in a territory of yours that has none.</extracomment>
        <translation>Bygg ett tempel gratis i ett eget område som saknar ett.</translation>
    </message>
    <message>
        <source>command_card.war_champions_arise.title</source>
        <extracomment>Champions Arise</extracomment>
        <translation>Kämpar reser sig</translation>
    </message>
    <message>
        <source>command_card.war_champions_arise.what</source>
        <extracomment>One of your territories gets an army for every {faith} faith that you have. You keep the faith.</extracomment>
        <translation>Ett av dina områden får en armé för varje {faith} tro som du har. Tron får du behålla.</translation>
    </message>
    <message>
        <source>command_card.war_eagles_take_wing.title</source>
        <extracomment>Eagles Take Wing</extracomment>
        <translation>Örnar tar till vingarna</translation>
    </message>
    <message>
        <source>command_card.war_eagles_take_wing.what</source>
        <extracomment>Armies and gods of your choice fly from one of your territories to another, wherever it is. At least one army stays.</extracomment>
        <translation>Valfria arméer och gudar flyger från ett av dina områden till ett annat, var det än ligger. Minst en armé stannar.</translation>
    </message>
    <message>
        <source>command_card.war_faith_shall_deliver.title</source>
        <extracomment>Faith Shall Deliver</extracomment>
        <translation>Tron skall ge</translation>
    </message>
    <message>
        <source>command_card.war_faith_shall_deliver.what</source>
        <extracomment>Choose a deck and draw {cards} cards from it for nothing, even if its god isn't in play.</extracomment>
        <translation>Välj en hög och dra {cards} kort ur den gratis, även om dess gud inte är i spel.</translation>
    </message>
    <message>
        <source>command_card.war_heroes_are_born.title</source>
        <extracomment>Heroes Are Born</extracomment>
        <translation>Hjältar föds</translation>
    </message>
    <message>
        <source>command_card.war_heroes_are_born.what</source>
        <extracomment>{armies} armies join you in one of your territories.</extracomment>
        <translation>I ett av dina områden får du {armies} arméer.</translation>
    </message>
    <message>
        <source>command_card.war_only_ash_remains.title</source>
        <extracomment>Only Ash Remains</extracomment>
        <translation>Bara aska återstår</translation>
    </message>
    <message>
        <source>command_card.war_only_ash_remains.what</source>
        <extracomment>Destroy any relic in play, whoever has it.</extracomment>
        <translation>Förstör valfri relik i spel, vem som än har den.</translation>
    </message>
    <message>
        <source>command_card.war_our_faith_is_our_strength.title</source>
        <extracomment>Our Faith Is Our Strength</extracomment>
        <translation>Vår tro är vår styrka</translation>
    </message>
    <message>
        <source>command_card.war_our_faith_is_our_strength.what</source>
        <extracomment>Each of your temples brings you {faith} faith.</extracomment>
        <translation>Vart och ett av dina tempel ger dig {faith} tro.</translation>
    </message>
    <message>
        <source>command_card.war_prayers_are_answered.title</source>
        <extracomment>Prayers Are Answered</extracomment>
        <translation>Böner blir hörda</translation>
    </message>
    <message>
        <source>command_card.war_prayers_are_answered.what</source>
        <extracomment>Choose one of your temples, then roll a die: so many armies join you there.</extracomment>
        <translation>Välj ett av dina tempel och slå en tärning: så många arméer får du där.</translation>
    </message>
    <message>
        <source>command_card.war_storms_rage.title</source>
        <extracomment>Storms Rage</extracomment>
        <translation>Stormar rasar</translation>
    </message>
    <message>
        <source>command_card.war_storms_rage.what</source>
        <extracomment>Choose any territory with armies, then roll a die: so many armies die there, at most all.</extracomment>
        <translation>Välj ett område med arméer och slå en tärning: så många arméer dör där, högst alla.</translation>
    </message>
    <message>
        <source>command_card.war_the_faithful_gather.title</source>
        <extracomment>The Faithful Gather</extracomment>
        <translation>De troende samlas</translation>
    </message>
    <message>
        <source>command_card.war_the_faithful_gather.what</source>
        <extracomment>At each of your temples {armies} armies join you.</extracomment>
        <translation>Vid vart och ett av dina tempel får du {armies} arméer.</translation>
    </message>
    <message>
        <source>command_card.war_the_land_is_purged.title</source>
        <extracomment>The Land Is Purged</extracomment>
        <translation>Landet renas</translation>
    </message>
    <message>
        <source>command_card.war_the_land_is_purged.what</source>
        <extracomment>Choose a plague land: the plague ends there, and all armies in it die.</extracomment>
        <translation>Välj ett pestland: pesten upphör där, och alla arméer i det dör.</translation>
    </message>
    <message>
        <source>command_card.war_the_siren_calls.title</source>
        <extracomment>The Siren Calls</extracomment>
        <translation>Sirenen kallar</translation>
    </message>
    <message>
        <source>command_card.war_the_siren_calls.what</source>
        <extracomment>Choose two territories of one opponent: all armies and gods there change places.</extracomment>
        <translation>Välj två områden som en motståndare har: alla arméer och gudar där byter plats.</translation>
    </message>
    <message>
        <source>command_card.war_the_sun_grows_cold.title</source>
        <extracomment>The Sun Grows Cold</extracomment>
        <translation>Solen kallnar</translation>
    </message>
    <message>
        <source>command_card.war_the_sun_grows_cold.what</source>
        <extracomment>Every god in play costs the territory where he stands one army, yours as well.</extracomment>
        <translation>Varje gud i spel kostar området där den står en armé, även hos dig.</translation>
    </message>
    <message>
        <source>command_card.war_the_temple_falls.title</source>
        <extracomment>The Temple Falls</extracomment>
        <translation>Templet faller</translation>
    </message>
    <message>
        <source>command_card.war_the_temple_falls.what</source>
        <extracomment>Move a temple, whoever has it, to another territory of the same player without one.</extracomment>
        <translation>Flytta ett tempel, vems det än är, till ett annat område hos samma spelare utan tempel.</translation>
    </message>
    <message>
        <source>command_card.war_time_stands_still.title</source>
        <extracomment>Time Stands Still</extracomment>
        <translation>Tiden står still</translation>
    </message>
    <message>
        <source>command_card.war_time_stands_still.what</source>
        <extracomment>The epoch marker goes back by one, so the game lasts an epoch longer. Not in the first epoch.</extracomment>
        <translation>Epokmarkören går ett steg tillbaka, så spelet varar en epok längre. Inte i första epoken.</translation>
    </message>
    <message>
        <source>command_card.war_visions_become_real.title</source>
        <extracomment>Visions Become Real</extracomment>
        <translation>Syner blir sanna</translation>
    </message>
    <message>
        <source>command_card.war_visions_become_real.what</source>
        <extracomment>Choose an opponent with cards in hand. You look at all of them and take one.</extracomment>
        <translation>Välj en motståndare med kort på handen. Du tittar på alla och tar ett.</translation>
    </message>
    <message>
        <source>command_card.water_death_trap.title</source>
        <extracomment>Water Death Trap</extracomment>
        <translation>Dödsfälla till sjöss</translation>
    </message>
    <message>
        <source>command_card.when.attacked</source>
        <extracomment>When a territory of yours is invaded, before the first dice</extracomment>
        <translation>När ett av dina områden invaderas, före de första tärningarna</translation>
    </message>
    <message>
        <source>command_card.when.before_first_invasion.anywhere</source>
        <extracomment>Before your first invasion</extracomment>
        <translation>Före din första invasion</translation>
    </message>
    <message>
        <source>command_card.when.end_of_game.anywhere</source>
        <extracomment>By itself at the end of the game</extracomment>
        <translation>Av sig självt i slutet av spelet</translation>
    </message>
    <message>
        <source>command_card.when.end_of_turn.anywhere</source>
        <extracomment>At the end of your turn</extracomment>
        <translation>I slutet av din tur</translation>
    </message>
    <message>
        <source>command_card.when.invaded_any.land</source>
        <extracomment>When somebody's land territory is invaded, but not by you</extracomment>
        <translation>När någons landområde invaderas, men inte av dig</translation>
    </message>
    <message>
        <source>command_card.when.invaded_any.moon</source>
        <extracomment>When somebody's moon territory is invaded, but not by you</extracomment>
        <translation>När någons månområde invaderas, men inte av dig</translation>
    </message>
    <message>
        <source>command_card.when.invaded_any.water</source>
        <extracomment>When somebody's water territory is invaded, but not by you</extracomment>
        <translation>När någons vattenområde invaderas, men inte av dig</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.anywhere</source>
        <extracomment>When a territory of yours is invaded</extracomment>
        <translation>När ett av dina områden invaderas</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.land</source>
        <extracomment>When a land territory of yours is invaded</extracomment>
        <translation>När ett av dina landområden invaderas</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.moon</source>
        <extracomment>When a moon territory of yours is invaded</extracomment>
        <translation>När ett av dina månområden invaderas</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.water</source>
        <extracomment>When a water territory of yours is invaded</extracomment>
        <translation>När ett av dina vattenområden invaderas</translation>
    </message>
    <message>
        <source>command_card.when.own_turn</source>
        <extracomment>In the Cards step of your turn</extracomment>
        <translation>I steget Kort i din tur</translation>
    </message>
    <message>
        <source>command_card.when.relic</source>
        <extracomment>In play as soon as it is drawn, and it stays</extracomment>
        <translation>I spel så snart den har dragits, och den stannar</translation>
    </message>
    <message numerus="yes">
        <source>common.armies</source>
        <extracomment>{n} army | {n} armies</extracomment>
        <translation>
            <numerusform>{n} armé</numerusform>
            <numerusform>{n} arméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>common.armies</source>
        <comment>ad2210</comment>
        <extracomment>{n} unit | {n} units</extracomment>
        <translation>
            <numerusform>{n} enhet</numerusform>
            <numerusform>{n} enheter</numerusform>
        </translation>
    </message>
    <message>
        <source>common.back</source>
        <extracomment>Back</extracomment>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>common.cancel</source>
        <extracomment>Cancel</extracomment>
        <translation>Avbryt</translation>
    </message>
    <message numerus="yes">
        <source>common.cards</source>
        <extracomment>{n} card | {n} cards</extracomment>
        <translation>
            <numerusform>{n} kort</numerusform>
            <numerusform>{n} kort</numerusform>
        </translation>
    </message>
    <message>
        <source>common.close</source>
        <extracomment>Close</extracomment>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>common.colour.blue</source>
        <extracomment>Blue</extracomment>
        <translation>Blå</translation>
    </message>
    <message>
        <source>common.colour.charcoal</source>
        <extracomment>Charcoal</extracomment>
        <translation>Kolgrå</translation>
    </message>
    <message>
        <source>common.colour.gold</source>
        <extracomment>Gold</extracomment>
        <translation>Guld</translation>
    </message>
    <message>
        <source>common.colour.jade</source>
        <extracomment>Jade</extracomment>
        <translation>Jade</translation>
    </message>
    <message>
        <source>common.colour.orchid</source>
        <extracomment>Orchid</extracomment>
        <translation>Orkidé</translation>
    </message>
    <message>
        <source>common.colour.red</source>
        <extracomment>Red</extracomment>
        <translation>Röd</translation>
    </message>
    <message>
        <source>common.continue</source>
        <extracomment>Continue</extracomment>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>common.delete</source>
        <extracomment>Delete</extracomment>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>common.done</source>
        <extracomment>Done</extracomment>
        <translation>Klart</translation>
    </message>
    <message>
        <source>common.level.easy</source>
        <extracomment>Easy</extracomment>
        <translation>Lätt</translation>
    </message>
    <message>
        <source>common.level.expert</source>
        <extracomment>Expert</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>common.level.hard</source>
        <extracomment>Hard</extracomment>
        <translation>Svår</translation>
    </message>
    <message>
        <source>common.level.normal</source>
        <extracomment>Normal</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>common.neutral.blue</source>
        <extracomment>Neutral blue</extracomment>
        <translation>Neutral blå</translation>
    </message>
    <message>
        <source>common.neutral.charcoal</source>
        <extracomment>Neutral charcoal</extracomment>
        <translation>Neutral kolgrå</translation>
    </message>
    <message>
        <source>common.neutral.gold</source>
        <extracomment>Neutral gold</extracomment>
        <translation>Neutralt guld</translation>
    </message>
    <message>
        <source>common.neutral.jade</source>
        <extracomment>Neutral jade</extracomment>
        <translation>Neutral jade</translation>
    </message>
    <message>
        <source>common.neutral.orchid</source>
        <extracomment>Neutral orchid</extracomment>
        <translation>Neutral orkidé</translation>
    </message>
    <message>
        <source>common.neutral.red</source>
        <extracomment>Neutral red</extracomment>
        <translation>Neutral röd</translation>
    </message>
    <message>
        <source>common.player_kind.human</source>
        <extracomment>Human</extracomment>
        <translation>Människa</translation>
    </message>
    <message>
        <source>common.player_kind.neutral</source>
        <extracomment>Neutral</extracomment>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>common.start</source>
        <extracomment>Start</extracomment>
        <translation>Starta</translation>
    </message>
    <message>
        <source>divine.cancelled</source>
        <extracomment>{player} raises Aegis</extracomment>
        <translation>{player} höjer Aigis</translation>
    </message>
    <message>
        <source>divine.destroyed</source>
        <extracomment>{player} loses a relic</extracomment>
        <translation>{player} förlorar en relik</translation>
    </message>
    <message numerus="yes">
        <source>divine.epoch</source>
        <extracomment>It is epoch {n} again | It is epoch {n} again</extracomment>
        <translation>
            <numerusform>Det är epok {n} igen</numerusform>
            <numerusform>Det är epok {n} igen</numerusform>
        </translation>
    </message>
    <message>
        <source>divine.labor</source>
        <extracomment>{player} does a labour</extracomment>
        <translation>{player} utför ett stordåd</translation>
    </message>
    <message>
        <source>divine.maelstrom</source>
        <extracomment>A maelstrom closes the way</extracomment>
        <translation>En malström stänger vägen</translation>
    </message>
    <message>
        <source>divine.relic</source>
        <extracomment>{player} gains a relic</extracomment>
        <translation>{player} får en relik</translation>
    </message>
    <message>
        <source>divine.sinks</source>
        <extracomment>{region} sinks</extracomment>
        <translation>{region} sjunker</translation>
    </message>
    <message>
        <source>divine.stolen</source>
        <extracomment>{player} takes a relic</extracomment>
        <translation>{player} tar en relik</translation>
    </message>
    <message>
        <source>fight.because.all</source>
        <extracomment>every defence die is d8</extracomment>
        <translation>alla försvarstärningar är T8</translation>
    </message>
    <message>
        <source>fight.because.always</source>
        <extracomment>always</extracomment>
        <translation>alltid</translation>
    </message>
    <message>
        <source>fight.because.defends</source>
        <extracomment>defends</extracomment>
        <translation>försvarar</translation>
    </message>
    <message>
        <source>fight.because.land.origin</source>
        <extracomment>from land</extracomment>
        <translation>från land</translation>
    </message>
    <message>
        <source>fight.because.land.target</source>
        <extracomment>land target</extracomment>
        <translation>målet är land</translation>
    </message>
    <message>
        <source>fight.because.moon.origin</source>
        <extracomment>from the Moon</extracomment>
        <translation>från månen</translation>
    </message>
    <message>
        <source>fight.because.moon.target</source>
        <extracomment>moon target</extracomment>
        <translation>målet är månen</translation>
    </message>
    <message>
        <source>fight.because.no_ones</source>
        <extracomment>ones are rolled again</extracomment>
        <translation>ettor slås om</translation>
    </message>
    <message>
        <source>fight.because.plain</source>
        <extracomment>MOD</extracomment>
        <translation>MOD</translation>
    </message>
    <message>
        <source>fight.because.ties</source>
        <extracomment>ties go to the attacker</extracomment>
        <translation>lika går till anfallaren</translation>
    </message>
    <message>
        <source>fight.because.water.origin</source>
        <extracomment>from water</extracomment>
        <translation>från vatten</translation>
    </message>
    <message>
        <source>fight.because.water.target</source>
        <extracomment>water target</extracomment>
        <translation>målet är vatten</translation>
    </message>
    <message>
        <source>fight.dice.help</source>
        <extracomment>The attack is announced: roll at least once.</extracomment>
        <translation>Anfallet är tillkännagivet: slå minst en gång.</translation>
    </message>
    <message>
        <source>fight.dice.title</source>
        <extracomment>With which dice against {target}?</extracomment>
        <translation>Med vilka tärningar mot {target}?</translation>
    </message>
    <message>
        <source>fight.die.eight</source>
        <extracomment>d8</extracomment>
        <translation>T8</translation>
    </message>
    <message>
        <source>fight.die.six</source>
        <extracomment>d6</extracomment>
        <translation>T6</translation>
    </message>
    <message>
        <source>fight.enter.go</source>
        <extracomment>March in</extracomment>
        <translation>Ryck in</translation>
    </message>
    <message>
        <source>fight.enter.help</source>
        <extracomment>Nobody is there: no dice are rolled.</extracomment>
        <translation>Ingen är där: inga tärningar slås.</translation>
    </message>
    <message>
        <source>fight.enter.station</source>
        <extracomment>Only a station stands there: you take it without dice.</extracomment>
        <translation>Bara en station står där: du tar den utan att slå.</translation>
    </message>
    <message>
        <source>fight.enter.title</source>
        <extracomment>March into {target}</extracomment>
        <translation>Ryck in i {target}</translation>
    </message>
    <message>
        <source>fight.lost.falls</source>
        <extracomment>falls</extracomment>
        <translation>faller</translation>
    </message>
    <message>
        <source>fight.lost.help</source>
        <extracomment>MODs fall first, unless you choose a commander.</extracomment>
        <translation>MOD faller först, om du inte väljer en befälhavare.</translation>
    </message>
    <message>
        <source>fight.lost.others</source>
        <extracomment>Save the commanders</extracomment>
        <translation>Skona befälhavarna</translation>
    </message>
    <message>
        <source>fight.lost.stays</source>
        <extracomment>stays</extracomment>
        <translation>stannar</translation>
    </message>
    <message>
        <source>fight.lost.these</source>
        <extracomment>Lose these</extracomment>
        <translation>Förlora dessa</translation>
    </message>
    <message numerus="yes">
        <source>fight.lost.title</source>
        <extracomment>You lose {n} unit in {territory} | You lose {n} units in {territory}</extracomment>
        <translation>
            <numerusform>Du förlorar {n} enhet i {territory}</numerusform>
            <numerusform>Du förlorar {n} enheter i {territory}</numerusform>
        </translation>
    </message>
    <message>
        <source>fight.lost.which</source>
        <extracomment>Choose who falls.</extracomment>
        <translation>Välj vem som faller.</translation>
    </message>
    <message>
        <source>fight.panel.declared</source>
        <extracomment>Invasion declared</extracomment>
        <translation>Invasion tillkännagiven</translation>
    </message>
    <message>
        <source>fight.panel.title</source>
        <extracomment>The fight</extracomment>
        <translation>Striden</translation>
    </message>
    <message numerus="yes">
        <source>fight.panel.who</source>
        <extracomment>{player} · {n} unit | {player} · {n} units</extracomment>
        <translation>
            <numerusform>{player} · {n} enhet</numerusform>
            <numerusform>{player} · {n} enheter</numerusform>
        </translation>
    </message>
    <message>
        <source>fight.piece.must</source>
        <extracomment>has to go</extracomment>
        <translation>måste med</translation>
    </message>
    <message>
        <source>fight.piece.off</source>
        <extracomment>stays out</extracomment>
        <translation>deltar inte</translation>
    </message>
    <message>
        <source>fight.piece.on</source>
        <extracomment>takes part</extracomment>
        <translation>deltar</translation>
    </message>
    <message>
        <source>fight.piece.rolled</source>
        <extracomment>rolled: has to go</extracomment>
        <translation>slog: måste med</translation>
    </message>
    <message>
        <source>fight.share.both</source>
        <extracomment>one each</extracomment>
        <translation>var sin</translation>
    </message>
    <message>
        <source>fight.storm.answer</source>
        <extracomment>The blitz has stopped: others may answer the next roll with a card.</extracomment>
        <translation>Blixten har stoppats: andra kan svara på nästa slag med ett kort.</translation>
    </message>
    <message>
        <source>fight.storm.card</source>
        <extracomment>The blitz has stopped: a card was played against it.</extracomment>
        <translation>Blixten har stoppats: ett kort spelades mot den.</translation>
    </message>
    <message>
        <source>fight.storm.card_by</source>
        <extracomment>{player} plays {card}: the blitz has stopped.</extracomment>
        <translation>{player} spelar {card}: blixten har stoppats.</translation>
    </message>
    <message>
        <source>fight.storm.dice</source>
        <extracomment>A card has stopped the blitz: choose the dice of this roll.</extracomment>
        <translation>Ett kort har stoppat blixten: välj tärningar för det här slaget.</translation>
    </message>
    <message>
        <source>fight.storm.dice_by</source>
        <extracomment>{player} plays {card}: the blitz has stopped. Choose the dice of this roll.</extracomment>
        <translation>{player} spelar {card}: blixten har stoppats. Välj tärningar för det här slaget.</translation>
    </message>
    <message>
        <source>fight.storm.waits</source>
        <extracomment>The blitz waits for this.</extracomment>
        <translation>Blixten väntar på det här.</translation>
    </message>
    <message>
        <source>fight.why.all</source>
        <extracomment>every defence die is d8</extracomment>
        <translation>alla försvarstärningar är T8</translation>
    </message>
    <message>
        <source>fight.why.always</source>
        <extracomment>d8 always</extracomment>
        <translation>alltid T8</translation>
    </message>
    <message>
        <source>fight.why.defends</source>
        <extracomment>d8: defends</extracomment>
        <translation>T8: försvarar</translation>
    </message>
    <message>
        <source>fight.why.land.origin</source>
        <extracomment>d8: from land</extracomment>
        <translation>T8: från land</translation>
    </message>
    <message>
        <source>fight.why.land.target</source>
        <extracomment>d8: land target</extracomment>
        <translation>T8: målet är land</translation>
    </message>
    <message>
        <source>fight.why.moon.origin</source>
        <extracomment>d8: from the Moon</extracomment>
        <translation>T8: från månen</translation>
    </message>
    <message>
        <source>fight.why.moon.target</source>
        <extracomment>d8: moon target</extracomment>
        <translation>T8: målet är månen</translation>
    </message>
    <message>
        <source>fight.why.plain</source>
        <extracomment>d6</extracomment>
        <translation>T6</translation>
    </message>
    <message>
        <source>fight.why.water.origin</source>
        <extracomment>d8: from water</extracomment>
        <translation>T8: från vatten</translation>
    </message>
    <message>
        <source>fight.why.water.target</source>
        <extracomment>d8: water target</extracomment>
        <translation>T8: målet är vatten</translation>
    </message>
    <message>
        <source>flight.go</source>
        <extracomment>Go</extracomment>
        <translation>Gå</translation>
    </message>
    <message>
        <source>flight.help</source>
        <extracomment>Any armies but one, and any of the gods.</extracomment>
        <translation>Alla arméer utom en, och valfria gudar.</translation>
    </message>
    <message>
        <source>flight.title</source>
        <extracomment>From {origin} to {target}: who goes?</extracomment>
        <translation>Från {origin} till {target}: vilka går?</translation>
    </message>
    <message>
        <source>god.in_full</source>
        <extracomment>{name}, {kind}</extracomment>
        <translation>{name}, {kind}</translation>
    </message>
    <message>
        <source>god.labor.death</source>
        <extracomment>holds a crypt at the end of the turn</extracomment>
        <translation>håller en krypta i slutet av turen</translation>
    </message>
    <message>
        <source>god.labor.magic</source>
        <extracomment>three equal dice in one roll</extracomment>
        <translation>tre lika tärningar i ett slag</translation>
    </message>
    <message>
        <source>god.labor.sky</source>
        <extracomment>beat a god in a god war</extracomment>
        <translation>besegrade en gud i en gudastrid</translation>
    </message>
    <message>
        <source>god.labor.war</source>
        <extracomment>third defended territory of this turn</extracomment>
        <translation>tredje försvarade området den här turen</translation>
    </message>
    <message>
        <source>god.move</source>
        <extracomment>Move the gods</extracomment>
        <translation>Flytta gudarna</translation>
    </message>
    <message>
        <source>god.must</source>
        <extracomment>must go along</extracomment>
        <translation>måste med</translation>
    </message>
    <message>
        <source>god.name.babylonians.death</source>
        <extracomment>Druaga</extracomment>
        <translation>Druaga</translation>
    </message>
    <message>
        <source>god.name.babylonians.magic</source>
        <extracomment>Ishtar</extracomment>
        <translation>Ishtar</translation>
    </message>
    <message>
        <source>god.name.babylonians.sky</source>
        <extracomment>Marduk</extracomment>
        <translation>Marduk</translation>
    </message>
    <message>
        <source>god.name.babylonians.war</source>
        <extracomment>Gilgamesh</extracomment>
        <translation>Gilgamesh</translation>
    </message>
    <message>
        <source>god.name.celts.death</source>
        <extracomment>Arawn</extracomment>
        <translation>Arawn</translation>
    </message>
    <message>
        <source>god.name.celts.magic</source>
        <extracomment>Brigid</extracomment>
        <translation>Brigid</translation>
    </message>
    <message>
        <source>god.name.celts.sky</source>
        <extracomment>Lugh</extracomment>
        <translation>Lugh</translation>
    </message>
    <message>
        <source>god.name.celts.war</source>
        <extracomment>Nuada</extracomment>
        <translation>Nuada</translation>
    </message>
    <message>
        <source>god.name.egyptians.death</source>
        <extracomment>Osiris</extracomment>
        <translation>Osiris</translation>
    </message>
    <message>
        <source>god.name.egyptians.magic</source>
        <extracomment>Isis</extracomment>
        <translation>Isis</translation>
    </message>
    <message>
        <source>god.name.egyptians.sky</source>
        <extracomment>Ra</extracomment>
        <translation>Ra</translation>
    </message>
    <message>
        <source>god.name.egyptians.war</source>
        <extracomment>Set</extracomment>
        <translation>Set</translation>
    </message>
    <message>
        <source>god.name.greeks.death</source>
        <extracomment>Hades</extracomment>
        <translation>Hades</translation>
    </message>
    <message>
        <source>god.name.greeks.magic</source>
        <extracomment>Hekate</extracomment>
        <translation>Hekate</translation>
    </message>
    <message>
        <source>god.name.greeks.sky</source>
        <extracomment>Zeus</extracomment>
        <translation>Zeus</translation>
    </message>
    <message>
        <source>god.name.greeks.war</source>
        <extracomment>Ares</extracomment>
        <translation>Ares</translation>
    </message>
    <message>
        <source>god.name.norse.death</source>
        <extracomment>Loki</extracomment>
        <translation>Loke</translation>
    </message>
    <message>
        <source>god.name.norse.magic</source>
        <extracomment>Freya</extracomment>
        <translation>Freja</translation>
    </message>
    <message>
        <source>god.name.norse.sky</source>
        <extracomment>Odin</extracomment>
        <translation>Oden</translation>
    </message>
    <message>
        <source>god.name.norse.war</source>
        <extracomment>Thor</extracomment>
        <translation>Tor</translation>
    </message>
    <message>
        <source>god.plague_waits</source>
        <extracomment>The plague rages there: half of the armies die, and gods who go along are banished.</extracomment>
        <translation>Där härjar pesten: hälften av arméerna dör och gudar som följer med förvisas.</translation>
    </message>
    <message>
        <source>god.power.death</source>
        <extracomment>no Afterlife for the fallen</extracomment>
        <translation>de fallna går till förrådet</translation>
    </message>
    <message>
        <source>god.power.magic</source>
        <extracomment>re-rolls ones</extracomment>
        <translation>slår om ettor</translation>
    </message>
    <message>
        <source>god.power.sky</source>
        <extracomment>+1 die in god wars</extracomment>
        <translation>+1 tärning i gudastrid</translation>
    </message>
    <message>
        <source>god.power.war</source>
        <extracomment>wins ties</extracomment>
        <translation>vinner lika</translation>
    </message>
    <message>
        <source>god.told.banished</source>
        <extracomment>{god} is banished</extracomment>
        <translation>{god} är förvisad</translation>
    </message>
    <message>
        <source>god.told.healthy</source>
        <extracomment>The plague leaves {territory}</extracomment>
        <translation>Pesten lämnar {territory}</translation>
    </message>
    <message>
        <source>god.told.invades</source>
        <extracomment>{name} invades {territory} with gods</extracomment>
        <translation>{name} invaderar {territory} med gudar</translation>
    </message>
    <message>
        <source>god.told.labor</source>
        <extracomment>{name} does a labour: {god}</extracomment>
        <translation>{name} utför ett stordåd: {god}</translation>
    </message>
    <message numerus="yes">
        <source>god.told.left</source>
        <extracomment>{n} army of {name} leaves the Afterlife | {n} armies of {name} leave the Afterlife</extracomment>
        <translation>
            <numerusform>{n} armé lämnar livet efter detta för {name}</numerusform>
            <numerusform>{n} arméer lämnar livet efter detta för {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.maelstrom</source>
        <extracomment>The maelstrom closes a sea link</extracomment>
        <translation>Malströmmen stänger en sjöled</translation>
    </message>
    <message>
        <source>god.told.no_victims</source>
        <extracomment>no army dies</extracomment>
        <translation>ingen armé dör</translation>
    </message>
    <message>
        <source>god.told.owned</source>
        <extracomment>{god} ({name})</extracomment>
        <translation>{god} ({name})</translation>
    </message>
    <message>
        <source>god.told.pantheon</source>
        <extracomment>{name} leads the {pantheon}</extracomment>
        <translation>{name} leder: {pantheon}</translation>
    </message>
    <message>
        <source>god.told.plague</source>
        <extracomment>The plague breaks out</extracomment>
        <translation>Pesten bryter ut</translation>
    </message>
    <message numerus="yes">
        <source>god.told.risen</source>
        <extracomment>{n} army of {name} returns to life | {n} armies of {name} return to life</extracomment>
        <translation>
            <numerusform>{n} armé återvänder till livet för {name}</numerusform>
            <numerusform>{n} arméer återvänder till livet för {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.rolled</source>
        <extracomment>Dice for the choice of the pantheons</extracomment>
        <translation>Tärningar om valet av panteon</translation>
    </message>
    <message numerus="yes">
        <source>god.told.saved</source>
        <extracomment>{name} saves {n} army from death | {name} saves {n} armies from death</extracomment>
        <translation>
            <numerusform>{name} räddar {n} armé från döden</numerusform>
            <numerusform>{name} räddar {n} arméer från döden</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.struck</source>
        <extracomment>The plague rages in {territory}</extracomment>
        <translation>Pesten härjar i {territory}</translation>
    </message>
    <message>
        <source>god.told.sunk</source>
        <extracomment>{region} sinks in the sea</extracomment>
        <translation>{region} sjunker i havet</translation>
    </message>
    <message>
        <source>god.told.totals</source>
        <extracomment>{won} to {lost}</extracomment>
        <translation>{won} mot {lost}</translation>
    </message>
    <message numerus="yes">
        <source>god.told.victims</source>
        <extracomment>{n} army of {name} dies | {n} armies of {name} die</extracomment>
        <translation>
            <numerusform>{n} armé dör för {name}</numerusform>
            <numerusform>{n} arméer dör för {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.war</source>
        <extracomment>God war: {winner} beats {loser}</extracomment>
        <translation>Gudastrid: {winner} besegrar {loser}</translation>
    </message>
    <message>
        <source>god.told.war_tied</source>
        <extracomment>God war, a tie: it goes to {winner}, not to {loser}</extracomment>
        <translation>Gudastrid, lika: den går till {winner}, inte till {loser}</translation>
    </message>
    <message>
        <source>god.why.conquest</source>
        <extracomment>the land was conquered</extracomment>
        <translation>landet erövrades</translation>
    </message>
    <message>
        <source>god.why.emptied</source>
        <extracomment>no army was left there</extracomment>
        <translation>ingen armé var kvar där</translation>
    </message>
    <message>
        <source>god.why.god_war</source>
        <extracomment>beaten in the god war</extracomment>
        <translation>besegrad i gudastriden</translation>
    </message>
    <message>
        <source>god.why.miracle</source>
        <extracomment>by a miracle</extracomment>
        <translation>genom ett mirakel</translation>
    </message>
    <message>
        <source>god.why.plague</source>
        <extracomment>driven out by the plague</extracomment>
        <translation>fördriven av pesten</translation>
    </message>
    <message>
        <source>godstorm.piece.death</source>
        <extracomment>God of Death</extracomment>
        <translation>dödsgud</translation>
    </message>
    <message>
        <source>godstorm.piece.magic</source>
        <extracomment>Goddess of Magic</extracomment>
        <translation>magigudinna</translation>
    </message>
    <message>
        <source>godstorm.piece.plague</source>
        <extracomment>Plague</extracomment>
        <translation>pest</translation>
    </message>
    <message>
        <source>godstorm.piece.sky</source>
        <extracomment>God of the Sky</extracomment>
        <translation>himmelsgud</translation>
    </message>
    <message>
        <source>godstorm.piece.temple</source>
        <extracomment>Temple</extracomment>
        <translation>tempel</translation>
    </message>
    <message>
        <source>godstorm.piece.war</source>
        <extracomment>God of War</extracomment>
        <translation>krigsgud</translation>
    </message>
    <message>
        <source>godstorm.told.captured.temple</source>
        <extracomment>{name} captures a temple</extracomment>
        <translation>{name} erövrar ett tempel</translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.from.temple</source>
        <extracomment>temples +{n} | temples +{n}</extracomment>
        <translation>
            <numerusform>tempel +{n}</numerusform>
            <numerusform>tempel +{n}</numerusform>
        </translation>
    </message>
    <message>
        <source>godstorm.told.hired.death</source>
        <extracomment>{name} summons the {piece}</extracomment>
        <translation>{name} åkallar sin {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.hired.god</source>
        <extracomment>{name} summons: {piece}</extracomment>
        <translation>{name} åkallar: {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.hired.magic</source>
        <extracomment>{name} summons the {piece}</extracomment>
        <translation>{name} åkallar sin {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.hired.sky</source>
        <extracomment>{name} summons the {piece}</extracomment>
        <translation>{name} åkallar sin {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.hired.temple</source>
        <extracomment>{name} builds a temple</extracomment>
        <translation>{name} bygger ett tempel</translation>
    </message>
    <message>
        <source>godstorm.told.hired.war</source>
        <extracomment>{name} summons the {piece}</extracomment>
        <translation>{name} åkallar sin {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.lost.temple</source>
        <extracomment>A temple is gone</extracomment>
        <translation>Ett tempel är borta</translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.bought_cards</source>
        <extracomment>{name} buys cards for {n} faith | {name} buys cards for {n} faith</extracomment>
        <translation>
            <numerusform>{name} köper kort för {n} tro</numerusform>
            <numerusform>{name} köper kort för {n} tro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.drained</source>
        <extracomment>{name} loses {n} faith | {name} loses {n} faith</extracomment>
        <translation>
            <numerusform>{name} förlorar {n} tro</numerusform>
            <numerusform>{name} förlorar {n} tro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.paid_cards</source>
        <extracomment>{name} pays {n} faith to play a card | {name} pays {n} faith to play a card</extracomment>
        <translation>
            <numerusform>{name} betalar {n} tro för att spela ett kort</numerusform>
            <numerusform>{name} betalar {n} tro för att spela ett kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.received</source>
        <extracomment>{name} gets {n} faith | {name} gets {n} faith</extracomment>
        <translation>
            <numerusform>{name} får {n} tro</numerusform>
            <numerusform>{name} får {n} tro</numerusform>
        </translation>
    </message>
    <message>
        <source>godstorm.told.piece.temple</source>
        <extracomment>{name} builds a temple</extracomment>
        <translation>{name} bygger ett tempel</translation>
    </message>
    <message>
        <source>godwar.add.armies</source>
        <extracomment>Armies</extracomment>
        <translation>Arméer</translation>
    </message>
    <message>
        <source>godwar.add.fire</source>
        <extracomment>Fire Sears the Sky</extracomment>
        <translation>Eld sveder himlen</translation>
    </message>
    <message>
        <source>godwar.add.mjolnir</source>
        <extracomment>Mjolnir</extracomment>
        <translation>Mjölner</translation>
    </message>
    <message>
        <source>godwar.again.gungnir</source>
        <extracomment>Gungnir: again</extracomment>
        <translation>Gungner: om</translation>
    </message>
    <message>
        <source>godwar.again.magic</source>
        <extracomment>goddess: again</extracomment>
        <translation>gudinna: om</translation>
    </message>
    <message>
        <source>godwar.again.temple</source>
        <extracomment>temple: again</extracomment>
        <translation>tempel: om</translation>
    </message>
    <message>
        <source>godwar.attack</source>
        <extracomment>{player} · attack</extracomment>
        <translation>{player} · anfall</translation>
    </message>
    <message>
        <source>godwar.banished</source>
        <extracomment>{god} is banished to the pantheon. No army dies.</extracomment>
        <translation>{god} förvisas till sitt panteon. Ingen armé dör.</translation>
    </message>
    <message numerus="yes">
        <source>godwar.because.armies</source>
        <extracomment>{n} in {territory} | {n} in {territory}</extracomment>
        <translation>
            <numerusform>{n} i {territory}</numerusform>
            <numerusform>{n} i {territory}</numerusform>
        </translation>
    </message>
    <message>
        <source>godwar.because.fire</source>
        <extracomment>Sky card, rest of the turn</extracomment>
        <translation>himmelskort, resten av turen</translation>
    </message>
    <message>
        <source>godwar.because.mjolnir</source>
        <extracomment>relic, in every god war</extracomment>
        <translation>relik, i varje gudastrid</translation>
    </message>
    <message numerus="yes">
        <source>godwar.by</source>
        <extracomment>by {n} | by {n}</extracomment>
        <translation>
            <numerusform>med {n}</numerusform>
            <numerusform>med {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>godwar.defence</source>
        <extracomment>{player} · defence</extracomment>
        <translation>{player} · försvar</translation>
    </message>
    <message>
        <source>godwar.detail</source>
        <extracomment>Epoch {epoch} · {player} invades from {origin} · round {round}</extracomment>
        <translation>Epok {epoch} · {player} invaderar från {origin} · runda {round}</translation>
    </message>
    <message>
        <source>godwar.dice</source>
        <extracomment>Dice</extracomment>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>godwar.extra.altars</source>
        <extracomment>altar: extra</extracomment>
        <translation>altare: extra</translation>
    </message>
    <message>
        <source>godwar.extra.sky</source>
        <extracomment>Sky god: extra</extracomment>
        <translation>himmelsgud: extra</translation>
    </message>
    <message>
        <source>godwar.go_on</source>
        <extracomment>Go on</extracomment>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>godwar.labor</source>
        <extracomment>A labour is done: {player} draws a card ({deck})</extracomment>
        <translation>Ett stordåd är utfört: {player} drar ett kort ({deck})</translation>
    </message>
    <message>
        <source>godwar.no_dead</source>
        <extracomment>Gods fight as long as both sides have some; then the armies do.</extracomment>
        <translation>Gudar strider så länge båda sidor har några; sedan arméerna.</translation>
    </message>
    <message>
        <source>godwar.replay</source>
        <extracomment>Replay the roll</extracomment>
        <translation>Visa slaget igen</translation>
    </message>
    <message>
        <source>godwar.tie</source>
        <extracomment>a tie</extracomment>
        <translation>lika</translation>
    </message>
    <message>
        <source>godwar.ties_attack</source>
        <extracomment>A tie goes to the attacker: his god of war is with him.</extracomment>
        <translation>Lika går till anfallaren: hans krigsgud är med.</translation>
    </message>
    <message>
        <source>godwar.ties_defence</source>
        <extracomment>A tie goes to the defender: no god of war attacks.</extracomment>
        <translation>Lika går till försvararen: ingen krigsgud anfaller.</translation>
    </message>
    <message>
        <source>godwar.title</source>
        <extracomment>God war for {territory}</extracomment>
        <translation>Gudastrid om {territory}</translation>
    </message>
    <message>
        <source>godwar.total</source>
        <extracomment>Total</extracomment>
        <translation>Summa</translation>
    </message>
    <message>
        <source>godwar.wins</source>
        <extracomment>{god} wins</extracomment>
        <translation>{god} vinner</translation>
    </message>
    <message>
        <source>illegal.amount</source>
        <extracomment>Choose a number from {lo} to {hi}.</extracomment>
        <translation>Välj ett tal från {lo} till {hi}.</translation>
    </message>
    <message>
        <source>illegal.attack.armies</source>
        <extracomment>Attack with {lo} to {hi} armies for this many dice.</extracomment>
        <translation>Anfall med {lo} till {hi} arméer för så många tärningar.</translation>
    </message>
    <message>
        <source>illegal.attack.barred</source>
        <extracomment>A rule of this game bars the attack from {origin} on {target}.</extracomment>
        <translation>En regel i det här spelet hindrar anfallet från {origin} mot {target}.</translation>
    </message>
    <message>
        <source>illegal.attack.dice</source>
        <extracomment>Attack with {lo} to {hi} dice: one for each army, and one army stays behind.</extracomment>
        <translation>Anfall med {lo} till {hi} tärningar: en för varje armé, och en armé stannar kvar.</translation>
    </message>
    <message>
        <source>illegal.attack.dice</source>
        <comment>ad2210</comment>
        <extracomment>Attack with {lo} to {hi} dice: one for each unit, and one unit stays behind.</extracomment>
        <translation>Anfall med {lo} till {hi} tärningar: en för varje enhet, och en enhet stannar kvar.</translation>
    </message>
    <message>
        <source>illegal.attack.far</source>
        <extracomment>{target} doesn't border on {origin}, and no sea line joins them.</extracomment>
        <translation>{target} gränsar inte till {origin}, och ingen sjöväg förbinder dem.</translation>
    </message>
    <message>
        <source>illegal.attack.keep</source>
        <extracomment>Choose from {lo} to {hi} armies at which the attack stops.</extracomment>
        <translation>Välj vid hur många arméer anfallet slutar: {lo} till {hi}.</translation>
    </message>
    <message>
        <source>illegal.attack.keep</source>
        <comment>ad2210</comment>
        <extracomment>Choose from {lo} to {hi} units at which the attack stops.</extracomment>
        <translation>Välj vid hur många enheter anfallet slutar: {lo} till {hi}.</translation>
    </message>
    <message>
        <source>illegal.attack.nobody_near</source>
        <extracomment>Nobody of yours who could attack stands next to {territory}.</extracomment>
        <translation>Ingen av dina som kan anfalla står intill {territory}.</translation>
    </message>
    <message>
        <source>illegal.attack.not_yours</source>
        <extracomment>You can't attack from {territory}: it doesn't belong to you.</extracomment>
        <translation>Du kan inte anfalla från {territory}: området är inte ditt.</translation>
    </message>
    <message>
        <source>illegal.attack.nowhere</source>
        <extracomment>There is no such territory on this board.</extracomment>
        <translation>Det området finns inte på den här spelplanen.</translation>
    </message>
    <message>
        <source>illegal.attack.one_army</source>
        <extracomment>An attack from {territory} needs at least two armies there, because one has to stay.</extracomment>
        <translation>Ett anfall från {territory} kräver minst två arméer där, för en måste stanna kvar.</translation>
    </message>
    <message>
        <source>illegal.attack.one_army</source>
        <comment>ad2210</comment>
        <extracomment>An attack from {territory} needs at least two units there, because one has to stay.</extracomment>
        <translation>Ett anfall från {territory} kräver minst två enheter där, för en måste stanna kvar.</translation>
    </message>
    <message>
        <source>illegal.attack.own</source>
        <extracomment>{territory} is yours already. Choose a territory of somebody else.</extracomment>
        <translation>{territory} är redan ditt. Välj ett område som tillhör någon annan.</translation>
    </message>
    <message>
        <source>illegal.attack.partner</source>
        <extracomment>You can't attack {territory}: it belongs to your own team.</extracomment>
        <translation>Du kan inte anfalla {territory}: det tillhör ditt eget lag.</translation>
    </message>
    <message>
        <source>illegal.attack.same_colour</source>
        <extracomment>{origin} and {target} belong to the same ally, who doesn't fight himself.</extracomment>
        <translation>{origin} och {target} tillhör samma allierade, som inte strider mot sig själv.</translation>
    </message>
    <message>
        <source>illegal.bribe.ally</source>
        <extracomment>That colour is your ally already. Keep your card.</extracomment>
        <translation>Den färgen är redan din allierade. Behåll ditt kort.</translation>
    </message>
    <message>
        <source>illegal.bribe.card</source>
        <extracomment>You don't hold that card.</extracomment>
        <translation>Det kortet har du inte.</translation>
    </message>
    <message>
        <source>illegal.bribe.full</source>
        <extracomment>That colour holds {most} cards already and takes no more.</extracomment>
        <translation>Den färgen har redan {most} kort och tar inte emot fler.</translation>
    </message>
    <message>
        <source>illegal.bribe.nobody</source>
        <extracomment>Only a neutral colour that still holds land takes a bribe.</extracomment>
        <translation>Bara en neutral färg som fortfarande har områden tar mutor.</translation>
    </message>
    <message>
        <source>illegal.card.aim</source>
        <extracomment>This card can't be played at those targets.</extracomment>
        <translation>Kortet kan inte spelas på de målen.</translation>
    </message>
    <message>
        <source>illegal.card.armageddon</source>
        <extracomment>In an Armageddon only nuclear cards are played.</extracomment>
        <translation>Under Harmagedon spelas bara kärnvapenkort.</translation>
    </message>
    <message>
        <source>illegal.card.commander.diplomat</source>
        <extracomment>Your diplomat must be in play for this card.</extracomment>
        <translation>Din diplomat måste vara i spel för det här kortet.</translation>
    </message>
    <message>
        <source>illegal.card.commander.land</source>
        <extracomment>Your land commander must be in play for this card.</extracomment>
        <translation>Din landbefälhavare måste vara i spel för det här kortet.</translation>
    </message>
    <message>
        <source>illegal.card.commander.naval</source>
        <extracomment>Your naval commander must be in play for this card.</extracomment>
        <translation>Din marinbefälhavare måste vara i spel för det här kortet.</translation>
    </message>
    <message>
        <source>illegal.card.commander.nuclear</source>
        <extracomment>Your nuclear commander must be in play for this card.</extracomment>
        <translation>Din kärnvapenbefälhavare måste vara i spel för det här kortet.</translation>
    </message>
    <message>
        <source>illegal.card.commander.space</source>
        <extracomment>Your space commander must be in play for this card.</extracomment>
        <translation>Din rymdbefälhavare måste vara i spel för det här kortet.</translation>
    </message>
    <message>
        <source>illegal.card.energy</source>
        <extracomment>Playing this card costs {cost} energy, and you have less.</extracomment>
        <translation>Att spela kortet kostar {cost} energi, och du har mindre.</translation>
    </message>
    <message>
        <source>illegal.card.jammed</source>
        <extracomment>A Frequency Jam keeps you from playing cards in this turn.</extracomment>
        <translation>En störsändare hindrar dig från att spela kort under den här turen.</translation>
    </message>
    <message>
        <source>illegal.card.moment.before_first_invasion</source>
        <extracomment>You may play this card only before your first invasion, when you have bought cards.</extracomment>
        <translation>Kortet får du bara spela före din första invasion, efter att du har köpt kort.</translation>
    </message>
    <message>
        <source>illegal.card.moment.end_of_game</source>
        <extracomment>This card counts by itself at the end of the game.</extracomment>
        <translation>Kortet räknas av sig självt i slutet av spelet.</translation>
    </message>
    <message>
        <source>illegal.card.moment.end_of_turn</source>
        <extracomment>You may play this card only at the end of your turn.</extracomment>
        <translation>Kortet får du bara spela i slutet av din tur.</translation>
    </message>
    <message>
        <source>illegal.card.moment.invaded_any</source>
        <extracomment>This card answers an invasion of a fitting territory by somebody else.</extracomment>
        <translation>Kortet är ett svar på någon annans invasion av ett passande område.</translation>
    </message>
    <message>
        <source>illegal.card.moment.invaded_you</source>
        <extracomment>This card answers an invasion of a fitting territory of yours.</extracomment>
        <translation>Kortet är ett svar på en invasion av ett passande område som är ditt.</translation>
    </message>
    <message>
        <source>illegal.card.not_held</source>
        <extracomment>You don't hold that card.</extracomment>
        <translation>Du har inte det kortet på handen.</translation>
    </message>
    <message>
        <source>illegal.card.target.armageddon</source>
        <extracomment>Nobody could play another nuclear card.</extracomment>
        <translation>Ingen skulle kunna spela något mer kärnvapenkort.</translation>
    </message>
    <message>
        <source>illegal.card.target.assassin_bomb</source>
        <extracomment>No opponent has a commander in play.</extracomment>
        <translation>Ingen motståndare har en befälhavare i spel.</translation>
    </message>
    <message>
        <source>illegal.card.target.assemble_mods</source>
        <extracomment>You hold no territory of the kind that this card needs.</extracomment>
        <translation>Du har inget område av det slag som kortet behöver.</translation>
    </message>
    <message>
        <source>illegal.card.target.cease_fire</source>
        <extracomment>There is no invasion to call off.</extracomment>
        <translation>Det finns ingen invasion att ställa in.</translation>
    </message>
    <message>
        <source>illegal.card.target.death_trap</source>
        <extracomment>There is no invasion to answer.</extracomment>
        <translation>Det finns ingen invasion att svara på.</translation>
    </message>
    <message>
        <source>illegal.card.target.decoys_revealed</source>
        <extracomment>None of your commanders could go anywhere else.</extracomment>
        <translation>Ingen av dina befälhavare kan ta sig någon annanstans.</translation>
    </message>
    <message>
        <source>illegal.card.target.energy_crisis</source>
        <extracomment>No opponent has any energy.</extracomment>
        <translation>Ingen motståndare har någon energi.</translation>
    </message>
    <message>
        <source>illegal.card.target.evacuation</source>
        <extracomment>There are no units to save, or you have no other territory for them.</extracomment>
        <translation>Det finns inga enheter att rädda, eller så har du inget annat område åt dem.</translation>
    </message>
    <message>
        <source>illegal.card.target.frequency_jam</source>
        <extracomment>All opponents are jammed already.</extracomment>
        <translation>Alla motståndare är redan utstörda.</translation>
    </message>
    <message>
        <source>illegal.card.target.mod_reduction</source>
        <extracomment>Nobody has MODs to remove.</extracomment>
        <translation>Ingen har några MOD att ta bort.</translation>
    </message>
    <message>
        <source>illegal.card.target.redeployment</source>
        <extracomment>None of your units can move.</extracomment>
        <translation>Ingen av dina enheter kan flyttas.</translation>
    </message>
    <message>
        <source>illegal.card.target.reinforcements</source>
        <extracomment>You hold no territory of the kind that this card needs.</extracomment>
        <translation>Du har inget område av det slag som kortet behöver.</translation>
    </message>
    <message>
        <source>illegal.card.target.rocket_strike</source>
        <extracomment>No foreign units stand on territories of the kind that this card strikes.</extracomment>
        <translation>Inga främmande enheter står i områden av det slag som kortet drabbar.</translation>
    </message>
    <message>
        <source>illegal.card.target.stealth_mods</source>
        <extracomment>Empty and neutral territories can't be helped.</extracomment>
        <translation>Tomma och neutrala områden kan inte få hjälp.</translation>
    </message>
    <message>
        <source>illegal.card.target.stealth_station</source>
        <extracomment>A station stands there already, four of yours are on the board, or nobody is there to defend.</extracomment>
        <translation>Där står redan en station, du har fyra på spelplanen, eller så finns ingen som försvarar.</translation>
    </message>
    <message>
        <source>illegal.card.target.territorial_station</source>
        <extracomment>You have no land territory without a station, or four stations already.</extracomment>
        <translation>Du har inget landområde utan station, eller redan fyra stationer.</translation>
    </message>
    <message>
        <source>illegal.choice</source>
        <extracomment>That isn't possible here.</extracomment>
        <translation>Det går inte här.</translation>
    </message>
    <message>
        <source>illegal.decoys.not_in_play</source>
        <extracomment>Only your commanders on the board can move.</extracomment>
        <translation>Bara dina befälhavare på spelplanen kan flyttas.</translation>
    </message>
    <message>
        <source>illegal.decoys.not_yours</source>
        <extracomment>Commanders can only go to territories of yours.</extracomment>
        <translation>Befälhavare kan bara ta sig till dina egna områden.</translation>
    </message>
    <message>
        <source>illegal.decoys.order</source>
        <extracomment>Name each commander once, in the order of the decks.</extracomment>
        <translation>Nämn varje befälhavare en gång, i högarnas ordning.</translation>
    </message>
    <message>
        <source>illegal.decoys.there_already</source>
        <extracomment>That commander stands in {territory} already.</extracomment>
        <translation>Den befälhavaren står redan i {territory}.</translation>
    </message>
    <message>
        <source>illegal.fortify.armies</source>
        <extracomment>Move {lo} to {hi} armies: at least one has to stay.</extracomment>
        <translation>Flytta {lo} till {hi} arméer: minst en måste stanna kvar.</translation>
    </message>
    <message>
        <source>illegal.fortify.armies</source>
        <comment>ad2210</comment>
        <extracomment>Move {lo} to {hi} units: at least one has to stay.</extracomment>
        <translation>Flytta {lo} till {hi} enheter: minst en måste stanna kvar.</translation>
    </message>
    <message>
        <source>illegal.fortify.far</source>
        <extracomment>Your armies have no way from {origin} to {target}.</extracomment>
        <translation>Dina arméer kan inte ta sig från {origin} till {target}.</translation>
    </message>
    <message>
        <source>illegal.fortify.far</source>
        <comment>ad2210</comment>
        <extracomment>Your units have no way from {origin} to {target}.</extracomment>
        <translation>Dina enheter kan inte ta sig från {origin} till {target}.</translation>
    </message>
    <message>
        <source>illegal.fortify.not_ally</source>
        <extracomment>This ally can only move between his own territories, and {territory} isn't his.</extracomment>
        <translation>Den här allierade kan bara flytta mellan egna områden, och {territory} är inte hans.</translation>
    </message>
    <message>
        <source>illegal.fortify.not_friends</source>
        <extracomment>You can only move to land of your own team, and {territory} isn't.</extracomment>
        <translation>Du kan bara flytta till ditt eget lags land, och {territory} hör inte dit.</translation>
    </message>
    <message>
        <source>illegal.fortify.not_yours</source>
        <extracomment>You can only move between your own territories, and {territory} isn't yours.</extracomment>
        <translation>Du kan bara flytta mellan egna områden, och {territory} är inte ditt.</translation>
    </message>
    <message>
        <source>illegal.fortify.nowhere</source>
        <extracomment>There is no such territory on this board to move to or from.</extracomment>
        <translation>Det finns inget sådant område på spelplanen att flytta till eller från.</translation>
    </message>
    <message>
        <source>illegal.gods.absent</source>
        <extracomment>You can only name gods who stand in {territory}.</extracomment>
        <translation>Du kan bara nämna gudar som står i {territory}.</translation>
    </message>
    <message>
        <source>illegal.gods.flames</source>
        <extracomment>Flames bar the way from {origin} to {target}.</extracomment>
        <translation>Lågor spärrar vägen från {origin} till {target}.</translation>
    </message>
    <message>
        <source>illegal.gods.followers</source>
        <extracomment>Gods who used their power must come along; only gods who took part may.</extracomment>
        <translation>Gudar som använt sin kraft måste följa med; bara de som deltog får det.</translation>
    </message>
    <message>
        <source>illegal.gods.gate</source>
        <extracomment>From the Afterlife the way leads only through gates that you don't hold.</extracomment>
        <translation>Från livet efter detta leder vägen bara genom portar som inte är dina.</translation>
    </message>
    <message>
        <source>illegal.gods.mountains</source>
        <extracomment>Mountains bar the way from {origin} to {target}.</extracomment>
        <translation>Berg spärrar vägen från {origin} till {target}.</translation>
    </message>
    <message>
        <source>illegal.gods.must_attack</source>
        <extracomment>You have declared an invasion: attack at least once.</extracomment>
        <translation>Du har förklarat en invasion: anfall minst en gång.</translation>
    </message>
    <message>
        <source>illegal.gods.no_dead</source>
        <extracomment>Nobody waits in your Afterlife.</extracomment>
        <translation>Ingen väntar i ditt liv efter detta.</translation>
    </message>
    <message>
        <source>illegal.gods.other_front</source>
        <extracomment>Another invasion is under way. Go on with it, or break it off.</extracomment>
        <translation>En annan invasion pågår. Fortsätt den eller avbryt den.</translation>
    </message>
    <message>
        <source>illegal.gods.plague</source>
        <extracomment>The plague rages in {territory}: gods can't stop there.</extracomment>
        <translation>Pesten härjar i {territory}: gudar kan inte stanna där.</translation>
    </message>
    <message>
        <source>illegal.gods.sunken</source>
        <extracomment>{territory} lies below the sea.</extracomment>
        <translation>{territory} ligger under havet.</translation>
    </message>
    <message>
        <source>illegal.gods.wrong_realm</source>
        <extracomment>Earth and Underworld are not joined; each has its own step.</extracomment>
        <translation>Jorden och underjorden hänger inte ihop; de har var sitt steg.</translation>
    </message>
    <message>
        <source>illegal.invade.defended</source>
        <extracomment>Units stand in {territory}: you have to roll for it.</extracomment>
        <translation>Det står enheter i {territory}: du måste slå tärning om det.</translation>
    </message>
    <message>
        <source>illegal.invade.devastated</source>
        <extracomment>{territory} is devastated: nobody can enter it.</extracomment>
        <translation>{territory} är ödelagt: ingen kan gå in där.</translation>
    </message>
    <message>
        <source>illegal.invade.empty</source>
        <extracomment>No units stand in {territory}: march in without dice.</extracomment>
        <translation>Det står inga enheter i {territory}: ryck in utan tärningar.</translation>
    </message>
    <message>
        <source>illegal.invade.leaders</source>
        <extracomment>From {origin} to {target} only commanders who stand there and may fight can lead, one for each die.</extracomment>
        <translation>Från {origin} till {target} kan bara befälhavare leda som står där och får strida, en per tärning.</translation>
    </message>
    <message>
        <source>illegal.invade.movers</source>
        <extracomment>Those commanders can't be among so many units; who rolled last has to go along.</extracomment>
        <translation>De befälhavarna kan inte vara bland så många enheter; den som slog sist måste följa med.</translation>
    </message>
    <message>
        <source>illegal.invade.naval</source>
        <extracomment>Between {origin} and {target} you need a Naval Commander in play.</extracomment>
        <translation>Mellan {origin} och {target} behöver du en marinbefälhavare i spel.</translation>
    </message>
    <message>
        <source>illegal.invade.space</source>
        <extracomment>Between {origin} and {target} you need a Space Commander in play.</extracomment>
        <translation>Mellan {origin} och {target} behöver du en rymdbefälhavare i spel.</translation>
    </message>
    <message>
        <source>illegal.invade.truce</source>
        <extracomment>A cease fire bars the way from {origin} to {target} until your turn ends.</extracomment>
        <translation>En vapenvila spärrar vägen från {origin} till {target} tills din tur är slut.</translation>
    </message>
    <message>
        <source>illegal.miracle.aim</source>
        <extracomment>This card can't be aimed there.</extracomment>
        <translation>Kortet kan inte riktas dit.</translation>
    </message>
    <message>
        <source>illegal.miracle.faith</source>
        <extracomment>This card costs {cost} faith, and you have {held}.</extracomment>
        <translation>Det här kortet kostar {cost} tro och du har {held}.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.death</source>
        <extracomment>You need your God of Death in play.</extracomment>
        <translation>Din dödsgud måste vara i spel.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.magic</source>
        <extracomment>You need your Goddess of Magic in play.</extracomment>
        <translation>Din magigudinna måste vara i spel.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.sky</source>
        <extracomment>You need your God of the Sky in play.</extracomment>
        <translation>Din himmelsgud måste vara i spel.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.war</source>
        <extracomment>You need your God of War in play.</extracomment>
        <translation>Din krigsgud måste vara i spel.</translation>
    </message>
    <message>
        <source>illegal.miracle.not_held</source>
        <extracomment>You don't hold this card.</extracomment>
        <translation>Du har inte det här kortet.</translation>
    </message>
    <message>
        <source>illegal.miracle.target</source>
        <extracomment>This card would change nothing now.</extracomment>
        <translation>Det här kortet skulle inte ändra något nu.</translation>
    </message>
    <message>
        <source>illegal.miracle.timing.attacked</source>
        <extracomment>Only who is attacked may play this card.</extracomment>
        <translation>Bara den som anfalls får spela det här kortet.</translation>
    </message>
    <message>
        <source>illegal.miracle.timing.own_turn</source>
        <extracomment>This card is for the Cards step of your own turn.</extracomment>
        <translation>Det här kortet är för steget Kort i din egen tur.</translation>
    </message>
    <message>
        <source>illegal.miracle.timing.relic</source>
        <extracomment>A relic is never played: it works by itself.</extracomment>
        <translation>En relik spelas aldrig: den verkar av sig själv.</translation>
    </message>
    <message>
        <source>illegal.not_now</source>
        <extracomment>It isn't time for that: somebody else has to answer first.</extracomment>
        <translation>Det går inte just nu: någon annan måste svara först.</translation>
    </message>
    <message>
        <source>illegal.over</source>
        <extracomment>The game is over.</extracomment>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>illegal.place.none</source>
        <extracomment>Place at least one army in {territory}, or leave it out.</extracomment>
        <translation>Placera minst en armé i {territory}, eller hoppa över området.</translation>
    </message>
    <message>
        <source>illegal.place.none</source>
        <comment>ad2210</comment>
        <extracomment>Place at least one MOD in {territory}, or leave it out.</extracomment>
        <translation>Placera minst en MOD i {territory}, eller hoppa över området.</translation>
    </message>
    <message>
        <source>illegal.place.not_neutral</source>
        <extracomment>{territory} doesn't belong to the neutral colour whose armies you are placing.</extracomment>
        <translation>{territory} tillhör inte den neutrala färg vars arméer du placerar.</translation>
    </message>
    <message>
        <source>illegal.place.not_yours</source>
        <extracomment>You can't place armies in {territory}: it doesn't belong to you.</extracomment>
        <translation>Du kan inte placera arméer i {territory}: området är inte ditt.</translation>
    </message>
    <message>
        <source>illegal.place.not_yours</source>
        <comment>ad2210</comment>
        <extracomment>You can't place MODs in {territory}: it doesn't belong to you.</extracomment>
        <translation>Du kan inte placera MOD i {territory}: området är inte ditt.</translation>
    </message>
    <message>
        <source>illegal.place.total</source>
        <extracomment>All your new armies have to be placed now: {placed} of {total} so far.</extracomment>
        <translation>Alla dina nya arméer måste placeras nu: hittills {placed} av {total}.</translation>
    </message>
    <message>
        <source>illegal.place.total</source>
        <comment>ad2210</comment>
        <extracomment>All your new MODs have to be placed now: {placed} of {total} so far.</extracomment>
        <translation>Alla dina nya MOD måste placeras nu: hittills {placed} av {total}.</translation>
    </message>
    <message>
        <source>illegal.place.twice</source>
        <extracomment>A territory is named twice. Put all its new armies down in one go.</extracomment>
        <translation>Ett område nämns två gånger. Placera alla nya arméer där på en gång.</translation>
    </message>
    <message>
        <source>illegal.place.twice</source>
        <comment>ad2210</comment>
        <extracomment>A territory is named twice. Put all its new MODs down in one go.</extracomment>
        <translation>Ett område nämns två gånger. Placera alla nya MOD där på en gång.</translation>
    </message>
    <message>
        <source>illegal.regroup.empty</source>
        <extracomment>{territory} would be left without an army.</extracomment>
        <translation>{territory} skulle bli utan armé.</translation>
    </message>
    <message>
        <source>illegal.regroup.far</source>
        <extracomment>Each army goes one step at most, and {target} doesn't border on {origin}.</extracomment>
        <translation>Varje armé går högst ett steg, och {target} gränsar inte till {origin}.</translation>
    </message>
    <message>
        <source>illegal.regroup.none</source>
        <extracomment>Move at least one army from {origin} to {target}, or leave that move out.</extracomment>
        <translation>Flytta minst en armé från {origin} till {target}, eller hoppa över den förflyttningen.</translation>
    </message>
    <message>
        <source>illegal.regroup.twice</source>
        <extracomment>Two moves go the same way. Put them together into one.</extracomment>
        <translation>Två förflyttningar går samma väg. Slå ihop dem till en.</translation>
    </message>
    <message>
        <source>illegal.regroup.used</source>
        <extracomment>Only {hi} of the armies in {territory} can move: the others fought this turn.</extracomment>
        <translation>Bara {hi} av arméerna i {territory} kan flytta: de andra stred den här turen.</translation>
    </message>
    <message>
        <source>illegal.remove.mods</source>
        <extracomment>From {territory} you can remove {hi} MODs at most.</extracomment>
        <translation>Från {territory} kan du ta bort högst {hi} MOD.</translation>
    </message>
    <message>
        <source>illegal.remove.order</source>
        <extracomment>Name each territory once, in the order of their numbers.</extracomment>
        <translation>Nämn varje område en gång, i nummerordning.</translation>
    </message>
    <message>
        <source>illegal.remove.total</source>
        <extracomment>Remove {total} MODs in all; these are {removed}.</extracomment>
        <translation>Ta bort {total} MOD sammanlagt; det här är {removed}.</translation>
    </message>
    <message>
        <source>kit.die</source>
        <extracomment>Die showing {value}</extracomment>
        <translation>Tärning visar {value}</translation>
    </message>
    <message>
        <source>kit.die.again</source>
        <extracomment>was {before} before it was rolled again</extracomment>
        <translation>var {before} innan den slogs om</translation>
    </message>
    <message>
        <source>kit.key.alt</source>
        <extracomment>Alt</extracomment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>kit.key.backspace</source>
        <extracomment>Backspace</extracomment>
        <translation>Backsteg</translation>
    </message>
    <message>
        <source>kit.key.ctrl</source>
        <extracomment>Ctrl</extracomment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>kit.key.del</source>
        <extracomment>Del</extracomment>
        <translation>Del</translation>
    </message>
    <message>
        <source>kit.key.delete</source>
        <extracomment>Del</extracomment>
        <translation>Del</translation>
    </message>
    <message>
        <source>kit.key.down</source>
        <extracomment>↓</extracomment>
        <translation>↓</translation>
    </message>
    <message>
        <source>kit.key.end</source>
        <extracomment>End</extracomment>
        <translation>End</translation>
    </message>
    <message>
        <source>kit.key.enter</source>
        <extracomment>Enter</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>kit.key.esc</source>
        <extracomment>Esc</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>kit.key.escape</source>
        <extracomment>Esc</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>kit.key.home</source>
        <extracomment>Home</extracomment>
        <translation>Home</translation>
    </message>
    <message>
        <source>kit.key.left</source>
        <extracomment>←</extracomment>
        <translation>←</translation>
    </message>
    <message>
        <source>kit.key.pgdown</source>
        <extracomment>Page down</extracomment>
        <translation>Page down</translation>
    </message>
    <message>
        <source>kit.key.pgup</source>
        <extracomment>Page up</extracomment>
        <translation>Page up</translation>
    </message>
    <message>
        <source>kit.key.return</source>
        <extracomment>Enter</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>kit.key.right</source>
        <extracomment>→</extracomment>
        <translation>→</translation>
    </message>
    <message>
        <source>kit.key.shift</source>
        <extracomment>Shift</extracomment>
        <translation>Skift</translation>
    </message>
    <message>
        <source>kit.key.space</source>
        <extracomment>Space</extracomment>
        <translation>Mellanslag</translation>
    </message>
    <message>
        <source>kit.key.tab</source>
        <extracomment>Tab</extracomment>
        <translation>Tabb</translation>
    </message>
    <message>
        <source>kit.key.up</source>
        <extracomment>↑</extracomment>
        <translation>↑</translation>
    </message>
    <message>
        <source>kit.less</source>
        <extracomment>Less</extracomment>
        <translation>Mindre</translation>
    </message>
    <message>
        <source>kit.more</source>
        <extracomment>More</extracomment>
        <translation>Mer</translation>
    </message>
    <message>
        <source>kit.seat.blue</source>
        <extracomment>Blue, anchor</extracomment>
        <translation>Blå, ankare</translation>
    </message>
    <message>
        <source>kit.seat.charcoal</source>
        <extracomment>Charcoal, tower</extracomment>
        <translation>Kolgrå, torn</translation>
    </message>
    <message>
        <source>kit.seat.gold</source>
        <extracomment>Gold, sun</extracomment>
        <translation>Guld, sol</translation>
    </message>
    <message>
        <source>kit.seat.jade</source>
        <extracomment>Jade, leaf</extracomment>
        <translation>Jade, löv</translation>
    </message>
    <message>
        <source>kit.seat.neutral-blue</source>
        <extracomment>Neutral blue, anchor</extracomment>
        <translation>Neutral blå, ankare</translation>
    </message>
    <message>
        <source>kit.seat.neutral-charcoal</source>
        <extracomment>Neutral charcoal, tower</extracomment>
        <translation>Neutral kolgrå, torn</translation>
    </message>
    <message>
        <source>kit.seat.neutral-gold</source>
        <extracomment>Neutral gold, sun</extracomment>
        <translation>Neutralt guld, sol</translation>
    </message>
    <message>
        <source>kit.seat.neutral-jade</source>
        <extracomment>Neutral jade, leaf</extracomment>
        <translation>Neutral jade, löv</translation>
    </message>
    <message>
        <source>kit.seat.neutral-orchid</source>
        <extracomment>Neutral orchid, crescent moon</extracomment>
        <translation>Neutral orkidé, månskära</translation>
    </message>
    <message>
        <source>kit.seat.neutral-red</source>
        <extracomment>Neutral red, sword</extracomment>
        <translation>Neutral röd, svärd</translation>
    </message>
    <message>
        <source>kit.seat.orchid</source>
        <extracomment>Orchid, crescent moon</extracomment>
        <translation>Orkidé, månskära</translation>
    </message>
    <message>
        <source>kit.seat.red</source>
        <extracomment>Red, sword</extracomment>
        <translation>Röd, svärd</translation>
    </message>
    <message>
        <source>kit.seat.stone</source>
        <extracomment>Neutral, plain stone</extracomment>
        <translation>Neutral, slät sten</translation>
    </message>
    <message>
        <source>kit.seat.taken</source>
        <extracomment>{name} (in use)</extracomment>
        <translation>{name} (upptagen)</translation>
    </message>
    <message>
        <source>kit.unit.artillery</source>
        <extracomment>artillery</extracomment>
        <translation>artilleri</translation>
    </message>
    <message>
        <source>kit.unit.cavalry</source>
        <extracomment>cavalry</extracomment>
        <translation>kavalleri</translation>
    </message>
    <message>
        <source>kit.unit.infantry</source>
        <extracomment>infantry</extracomment>
        <translation>infanteri</translation>
    </message>
    <message>
        <source>kit.unit.wild</source>
        <extracomment>wild card</extracomment>
        <translation>joker</translation>
    </message>
    <message>
        <source>labor.death</source>
        <extracomment>Own a crypt</extracomment>
        <translation>Äg en krypta</translation>
    </message>
    <message>
        <source>labor.lack.deck</source>
        <extracomment>the deck is empty</extracomment>
        <translation>högen är tom</translation>
    </message>
    <message>
        <source>labor.lack.god</source>
        <extracomment>the god isn't in play</extracomment>
        <translation>guden är inte i spel</translation>
    </message>
    <message>
        <source>labor.magic</source>
        <extracomment>Three equal dice</extracomment>
        <translation>Tre lika tärningar</translation>
    </message>
    <message>
        <source>labor.sky</source>
        <extracomment>Beat a god</extracomment>
        <translation>Gud besegrad</translation>
    </message>
    <message>
        <source>labor.title</source>
        <extracomment>Labours</extracomment>
        <translation>Stordåd</translation>
    </message>
    <message>
        <source>labor.war</source>
        <extracomment>Conquests</extracomment>
        <translation>Erövringar</translation>
    </message>
    <message>
        <source>leave.all</source>
        <extracomment>All leave the Afterlife</extracomment>
        <translation>Alla lämnar livet efter detta</translation>
    </message>
    <message numerus="yes">
        <source>leave.go</source>
        <extracomment>{n} marches | {n} march</extracomment>
        <translation>
            <numerusform>{n} ger sig av</numerusform>
            <numerusform>{n} ger sig av</numerusform>
        </translation>
    </message>
    <message>
        <source>leave.help</source>
        <extracomment>Click an empty gate or a field of yours. A right click takes one back.</extracomment>
        <translation>Klicka på en tom port eller ett av dina fält. Ett högerklick tar tillbaka en.</translation>
    </message>
    <message>
        <source>leave.not_there</source>
        <extracomment>From the Afterlife armies go to empty gates and to your own fields: {territory} is neither.</extracomment>
        <translation>Från livet efter detta går arméer till tomma portar och egna fält: {territory} är ingetdera.</translation>
    </message>
    <message>
        <source>leave.stay</source>
        <extracomment>All stay</extracomment>
        <translation>Alla stannar</translation>
    </message>
    <message numerus="yes">
        <source>leave.title</source>
        <extracomment>{n} army may leave the Afterlife | {n} armies may leave the Afterlife</extracomment>
        <translation>
            <numerusform>{n} armé får lämna livet efter detta</numerusform>
            <numerusform>{n} arméer får lämna livet efter detta</numerusform>
        </translation>
    </message>
    <message>
        <source>lesson.ad2210.attack.body</source>
        <extracomment>Click {home}, then {enemy}, then roll three dice. Your Land Commander stands there, so one of your dice has eight sides. Highest meets highest, second meets second; ties go to the defender.</extracomment>
        <translation>Klicka på {home}, sedan på {enemy} och slå tre tärningar. Din landbefälhavare står där, så en av dem har åtta sidor. Högst möter högst, näst högst möter näst högst; vid lika vinner försvararen.</translation>
    </message>
    <message>
        <source>lesson.ad2210.attack.hint</source>
        <extracomment>From {home} to {enemy}, with all three dice and your commander.</extracomment>
        <translation>Från {home} till {enemy}, med alla tre tärningarna och din befälhavare.</translation>
    </message>
    <message>
        <source>lesson.ad2210.attack.title</source>
        <extracomment>Attack {enemy}</extracomment>
        <translation>Anfall {enemy}</translation>
    </message>
    <message>
        <source>lesson.ad2210.bid.body</source>
        <extracomment>Every year begins with a sealed bid. The highest bidder chooses first when to have his turn. All bids are paid, also losing ones. Bid 2, 3 or 4 and seal it.</extracomment>
        <translation>Varje år börjar med ett förseglat bud. Den som bjuder mest väljer först när han har sin tur. Alla bud betalas, även förlorande. Bjud 2, 3 eller 4 och försegla det.</translation>
    </message>
    <message>
        <source>lesson.ad2210.bid.hint</source>
        <extracomment>With 2, 3 or 4 you go first and can still pay for all that comes.</extracomment>
        <translation>Med 2, 3 eller 4 börjar du och har råd med resten.</translation>
    </message>
    <message>
        <source>lesson.ad2210.bid.title</source>
        <extracomment>Bid for the turn order</extracomment>
        <translation>Bjud om turordningen</translation>
    </message>
    <message>
        <source>lesson.ad2210.buy.body</source>
        <extracomment>Up to four cards a turn, 1 energy each, from the decks of your commanders. You pay before you look. Take one or two land cards and buy them.</extracomment>
        <translation>Upp till fyra kort per tur, 1 energi styck, ur dina befälhavares högar. Du betalar innan du tittar. Ta ett eller två landkort och köp dem.</translation>
    </message>
    <message>
        <source>lesson.ad2210.buy.hint</source>
        <extracomment>Take one or two cards from the land deck, and no others.</extracomment>
        <translation>Ta ett eller två kort ur landhögen, och inga andra.</translation>
    </message>
    <message>
        <source>lesson.ad2210.buy.title</source>
        <extracomment>Buy a command card</extracomment>
        <translation>Köp ett kommandokort</translation>
    </message>
    <message>
        <source>lesson.ad2210.dice.body</source>
        <extracomment>Every pair costs the loser one unit. Both defenders are gone, so {enemy} is yours. The 7 came from the eight-sided die: no six-sided one could have matched it.</extracomment>
        <translation>Varje par kostar förloraren en enhet. Båda försvararna är borta, så {enemy} är ditt. 7:an kom från den åttasidiga tärningen: ingen sexsidig når dit.</translation>
    </message>
    <message>
        <source>lesson.ad2210.dice.title</source>
        <extracomment>7 beats 4, 5 beats 3</extracomment>
        <translation>7 slår 4, 5 slår 3</translation>
    </message>
    <message>
        <source>lesson.ad2210.energy.body</source>
        <extracomment>Here stand your territories, units, cards and your energy: you have 7. Energy pays for bids, commanders, stations and cards. Everybody sees how much you have.</extracomment>
        <translation>Här står dina områden, enheter, kort och din energi: du har 7. Med energi betalar du bud, befälhavare, stationer och kort. Alla ser hur mycket du har.</translation>
    </message>
    <message>
        <source>lesson.ad2210.energy.title</source>
        <extracomment>Energy is your money</extracomment>
        <translation>Energi är dina pengar</translation>
    </message>
    <message>
        <source>lesson.ad2210.fortify.body</source>
        <extracomment>Once a turn units may move through your own territories, even by rocket. Bring some where they are needed, or skip it. Then your turn is over.</extracomment>
        <translation>En gång per tur får enheter flytta genom dina egna områden, även med raket. För några dit de behövs, eller hoppa över. Sedan är din tur slut.</translation>
    </message>
    <message>
        <source>lesson.ad2210.fortify.title</source>
        <extracomment>Fortify</extracomment>
        <translation>Flytta</translation>
    </message>
    <message>
        <source>lesson.ad2210.hand.body</source>
        <extracomment>Here lie your cards; only you see their faces. Each says when it may be played and what that costs. Some answer an opponent's invasion: keep those until then.</extracomment>
        <translation>Här ligger dina kort; bara du ser framsidan. Varje kort säger när det får spelas och vad det kostar. Vissa svarar på en invasion: spara dem.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hand.title</source>
        <extracomment>Your hand</extracomment>
        <translation>Din hand</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_moon.body</source>
        <extracomment>He opens the Moon. Rockets start from land with one of your space stations; yours stands in {place}. Put him there: he will fly with the others.</extracomment>
        <translation>Han öppnar månen. Raketer startar från land med en av dina rymdstationer; din står i {place}. Sätt honom där: han flyger med de andra.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_moon.hint</source>
        <extracomment>The Space Commander belongs in {place}, beside your station.</extracomment>
        <translation>Rymdbefälhavaren hör hemma i {place}, vid din station.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_moon.title</source>
        <extracomment>Hire a Space Commander</extracomment>
        <translation>Värva en rymdbefälhavare</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_sea.body</source>
        <extracomment>Only with him may you invade the seas. A commander costs 3 energy, fights with an eight-sided die and opens his own deck of cards. Choose the Naval Commander in the list, then click {place} and pay.</extracomment>
        <translation>Bara med honom får du invadera hav. En befälhavare kostar 3 energi, slåss med en åttasidig tärning och öppnar sin egen korthög. Välj marinbefälhavaren i listan, klicka på {place} och betala.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_sea.hint</source>
        <extracomment>First the Naval Commander, and he belongs in {place}, beside the sea.</extracomment>
        <translation>Först marinbefälhavaren, och han hör hemma i {place}, vid havet.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_sea.title</source>
        <extracomment>Hire a Naval Commander</extracomment>
        <translation>Värva en marinbefälhavare</translation>
    </message>
    <message>
        <source>lesson.ad2210.hired.body</source>
        <extracomment>You could still hire, but cards cost energy too. “Nothing more” ends this step; the key E does the same everywhere.</extracomment>
        <translation>Du kan värva mer, men kort kostar också energi. ”Inget mer” avslutar steget; tangenten E gör det överallt.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hired.hint</source>
        <extracomment>Keep your energy for cards: end this step.</extracomment>
        <translation>Spara din energi till kort: avsluta steget.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hired.title</source>
        <extracomment>Save the rest</extracomment>
        <translation>Spara resten</translation>
    </message>
    <message>
        <source>lesson.ad2210.land.body</source>
        <extracomment>Choose how many fly to {site}. Take the Space Commander along: on the Moon he rolls an eight-sided die, and up there he is safer than anywhere.</extracomment>
        <translation>Välj hur många som flyger till {site}. Ta med rymdbefälhavaren: på månen slår han en åttasidig tärning, och ingenstans är han säkrare.</translation>
    </message>
    <message>
        <source>lesson.ad2210.land.title</source>
        <extracomment>You have landed</extracomment>
        <translation>Du har landat</translation>
    </message>
    <message>
        <source>lesson.ad2210.lands.body</source>
        <extracomment>Usually you claim land in turn first; that is done. The blue land is yours, all of South America too. Hatched brown land is devastated: nobody gets in. Your Land Commander stands in {home}.</extracomment>
        <translation>Annars väljer man först land i tur och ordning; det är gjort. Det blå landet är ditt, även hela Sydamerika. Brunt streckat land är ödelagt: dit kommer ingen. Din landbefälhavare står i {home}.</translation>
    </message>
    <message>
        <source>lesson.ad2210.lands.title</source>
        <extracomment>The board is set up</extracomment>
        <translation>Spelplanen är uppställd</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.1</source>
        <extracomment>Bid for the order of the turns and choose your place</extracomment>
        <translation>Bjuda om turordningen och välja plats</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.2</source>
        <extracomment>Collect MODs and energy, and spend them</extracomment>
        <translation>Få MOD och energi och använda dem</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.3</source>
        <extracomment>Hire commanders, buy command cards and play them</extracomment>
        <translation>Värva befälhavare, köpa kommandokort och spela dem</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.4</source>
        <extracomment>Attack with six- and eight-sided dice</extracomment>
        <translation>Anfalla med sex- och åttasidiga tärningar</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.5</source>
        <extracomment>Take seas, and fly to the Moon</extracomment>
        <translation>Ta hav och flyga till månen</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.6</source>
        <extracomment>What wins: most points after five years</extracomment>
        <translation>Vad som vinner: flest poäng efter fem år</translation>
    </message>
    <message>
        <source>lesson.ad2210.marker.body</source>
        <extracomment>So you choose your place first. Going early catches others unprepared, going late leaves you the last word. Take place 1 this time.</extracomment>
        <translation>Därför väljer du plats först. Tidigt överraskar du de andra, sent får du sista ordet. Ta plats 1 den här gången.</translation>
    </message>
    <message>
        <source>lesson.ad2210.marker.hint</source>
        <extracomment>In this lesson you go first: take place 1.</extracomment>
        <translation>I den här lektionen börjar du: ta plats 1.</translation>
    </message>
    <message>
        <source>lesson.ad2210.marker.title</source>
        <extracomment>Yours was the highest bid</extracomment>
        <translation>Du bjöd högst</translation>
    </message>
    <message>
        <source>lesson.ad2210.moon.body</source>
        <extracomment>Here you see the other board. A click or the key O takes you there and back. At first the Moon is empty, and its three colonies pay well.</extracomment>
        <translation>Här ser du den andra spelplanen. Ett klick eller tangenten O tar dig dit och tillbaka. Först är månen tom, och dess tre kolonier betalar bra.</translation>
    </message>
    <message>
        <source>lesson.ad2210.moon.title</source>
        <extracomment>And there is the Moon</extracomment>
        <translation>Och där är månen</translation>
    </message>
    <message>
        <source>lesson.ad2210.occupy.body</source>
        <extracomment>At least as many as you rolled dice must go to {enemy}, your commander with them as his die was rolled. One unit stays behind. Choose a number and move.</extracomment>
        <translation>Minst så många som du slog tärningar måste till {enemy}, din befälhavare också eftersom hans tärning var med. En enhet stannar kvar. Välj antal och flytta.</translation>
    </message>
    <message>
        <source>lesson.ad2210.occupy.title</source>
        <extracomment>Move in</extracomment>
        <translation>Ryck in</translation>
    </message>
    <message>
        <source>lesson.ad2210.others.body</source>
        <extracomment>Octavia and Cassius do the same six steps. When somebody invades you in a real game, the dice defend for you, and you may answer with a card.</extracomment>
        <translation>Octavia och Cassius gör samma sex steg. Om någon invaderar dig i ett riktigt parti försvarar tärningarna dig, och du får svara med ett kort.</translation>
    </message>
    <message>
        <source>lesson.ad2210.others.title</source>
        <extracomment>The others have their turns</extracomment>
        <translation>De andra har sin tur</translation>
    </message>
    <message>
        <source>lesson.ad2210.play.body</source>
        <extracomment>For 1 energy it puts three MODs on one of your lands. Click the card, then {home} or any other land that glows, then play it.</extracomment>
        <translation>För 1 energi sätter det tre MOD på ett av dina länder. Klicka på kortet, sedan på {home} eller ett annat land som lyser, och spela det.</translation>
    </message>
    <message>
        <source>lesson.ad2210.play.hint</source>
        <extracomment>Play this card first: it makes the attack easier.</extracomment>
        <translation>Spela det här kortet först: det gör anfallet lättare.</translation>
    </message>
    <message>
        <source>lesson.ad2210.play.title</source>
        <extracomment>Play Assemble MODs</extracomment>
        <translation>Spela Bygg MOD</translation>
    </message>
    <message>
        <source>lesson.ad2210.reinforce.body</source>
        <extracomment>A third of your territories is 4, South America adds 2: you get 6 MODs and as much energy. MODs are your troops. Click {home} six times, or wherever you like, then confirm.</extracomment>
        <translation>En tredjedel av dina områden är 4, Sydamerika ger 2: du får 6 MOD och lika mycket energi. MOD är dina trupper. Klicka sex gånger på {home}, eller var du vill, och bekräfta.</translation>
    </message>
    <message>
        <source>lesson.ad2210.reinforce.title</source>
        <extracomment>Place your new MODs</extracomment>
        <translation>Placera dina nya MOD</translation>
    </message>
    <message>
        <source>lesson.ad2210.rocket.body</source>
        <extracomment>From a station a rocket reaches any of three landing sites. Click {home}, go to the Moon and click {site}, then march in.</extracomment>
        <translation>Från en station når en raket tre landningsplatser. Klicka på {home}, gå till månen och klicka på {site}, ryck sedan in.</translation>
    </message>
    <message>
        <source>lesson.ad2210.rocket.hint</source>
        <extracomment>The rocket starts in {home} and lands at {site}.</extracomment>
        <translation>Raketen startar i {home} och landar vid {site}.</translation>
    </message>
    <message>
        <source>lesson.ad2210.rocket.title</source>
        <extracomment>Fly to the Moon</extracomment>
        <translation>Flyg till månen</translation>
    </message>
    <message>
        <source>lesson.ad2210.sail.body</source>
        <extracomment>Leave at least one unit on land. Water counts like land: each territory is a point, and a whole colony brings a bonus. Move as many as you like to {sea}.</extracomment>
        <translation>Lämna minst en enhet på land. Vatten räknas som land: varje område är en poäng, och en hel koloni ger en bonus. Flytta så många du vill till {sea}.</translation>
    </message>
    <message>
        <source>lesson.ad2210.sail.title</source>
        <extracomment>Who goes to sea?</extracomment>
        <translation>Vilka ger sig ut?</translation>
    </message>
    <message>
        <source>lesson.ad2210.sea.body</source>
        <extracomment>{sea} is empty: no dice are rolled, you just march in. Your Naval Commander makes it possible. Click {home}, then {sea}, then march in.</extracomment>
        <translation>{sea} är tomt: inga tärningar slås, du rycker bara in. Din marinbefälhavare gör det möjligt. Klicka på {home}, sedan på {sea} och ryck in.</translation>
    </message>
    <message>
        <source>lesson.ad2210.sea.hint</source>
        <extracomment>March from {home} into {sea}.</extracomment>
        <translation>Ryck från {home} in i {sea}.</translation>
    </message>
    <message>
        <source>lesson.ad2210.sea.title</source>
        <extracomment>Take a sea</extracomment>
        <translation>Ta ett hav</translation>
    </message>
    <message>
        <source>lesson.ad2210.stop.body</source>
        <extracomment>You may invade as often as you like. Whoever takes three defended territories in a turn gets a card and 1 energy. Let us stop here: end the attack.</extracomment>
        <translation>Du får invadera hur ofta du vill. Den som tar tre försvarade områden på en tur får ett kort och 1 energi. Vi slutar här: avsluta anfallet.</translation>
    </message>
    <message>
        <source>lesson.ad2210.stop.hint</source>
        <extracomment>That is for your next game. End the attack now.</extracomment>
        <translation>Det får vänta till nästa parti. Avsluta anfallet nu.</translation>
    </message>
    <message>
        <source>lesson.ad2210.stop.title</source>
        <extracomment>Enough for this year</extracomment>
        <translation>Nog för i år</translation>
    </message>
    <message>
        <source>lesson.ad2210.turn.body</source>
        <extracomment>Reinforce, hire, buy cards, play cards, attack, fortify: always in this order. The ribbon shows where you are. Whatever you don't need, you can skip.</extracomment>
        <translation>Förstärk, värva, köp kort, spela kort, anfall, flytta: alltid i den ordningen. Bandet visar var du är. Det du inte behöver hoppar du över.</translation>
    </message>
    <message>
        <source>lesson.ad2210.turn.title</source>
        <extracomment>Your turn has six steps</extracomment>
        <translation>Din tur har sex steg</translation>
    </message>
    <message>
        <source>lesson.ad2210.welcome.body</source>
        <extracomment>In ten minutes you play one year of this game: you bid, hire, fight on land, take a sea and land on the Moon. This card always says what to do. Nothing can go wrong.</extracomment>
        <translation>På tio minuter spelar du ett år av spelet: du bjuder, värvar, slåss på land, tar ett hav och landar på månen. Kortet säger alltid vad du ska göra. Inget kan gå fel.</translation>
    </message>
    <message>
        <source>lesson.ad2210.welcome.title</source>
        <extracomment>Welcome to 2210</extracomment>
        <translation>Välkommen till 2210</translation>
    </message>
    <message>
        <source>lesson.ad2210.year.body</source>
        <extracomment>Then all bid anew. After five years every territory is a point, whole regions add their bonus, and some cards bring points. Whoever has most wins the game.</extracomment>
        <translation>Sedan bjuder alla på nytt. Efter fem år är varje område en poäng, hela regioner ger sin bonus och vissa kort ger poäng. Den som har flest vinner.</translation>
    </message>
    <message>
        <source>lesson.ad2210.year.title</source>
        <extracomment>A year is over</extracomment>
        <translation>Ett år har gått</translation>
    </message>
    <message>
        <source>lesson.and_game</source>
        <extracomment>--lesson starts a game of its own: leave out --edition, --players, --ai, --seed and the saved game.</extracomment>
        <translation>--lesson startar ett eget parti: utelämna --edition, --players, --ai, --seed och det sparade partiet.</translation>
    </message>
    <message>
        <source>lesson.bad.at_once</source>
        <extracomment>Step {name} can be read at once only if it neither waits for a decision nor is watched.</extracomment>
        <translation>Steg {name} kan bara läsas genast om det inte väntar på ett beslut eller bara ses.</translation>
    </message>
    <message>
        <source>lesson.bad.card</source>
        <extracomment>Card {n} isn't in that deck: its last one is {last}.</extracomment>
        <translation>Kort {n} finns inte i den högen: det sista är {last}.</translation>
    </message>
    <message>
        <source>lesson.bad.colours</source>
        <extracomment>Two seats have the same colour: give each its own, 0 to 5.</extracomment>
        <translation>Två platser har samma färg: ge varje plats en egen, 0 till 5.</translation>
    </message>
    <message>
        <source>lesson.bad.lands</source>
        <extracomment>There are {lands} lists of land for {seats} seats: write one for each.</extracomment>
        <translation>Det finns {lands} listor med land för {seats} platser: skriv en för varje.</translation>
    </message>
    <message>
        <source>lesson.bad.last</source>
        <extracomment>The last step, {name}, must be one that is only read.</extracomment>
        <translation>Det sista steget, {name}, måste vara ett som bara läses.</translation>
    </message>
    <message>
        <source>lesson.bad.nobody</source>
        <extracomment>Armies stand in {name}, but no seat has it: add it to the lands of one.</extracomment>
        <translation>Det står arméer i {name}, men ingen har det: lägg till det bland någons land.</translation>
    </message>
    <message>
        <source>lesson.bad.nothing_asked</source>
        <extracomment>Step {name} allows choices or tells dice, but waits for no decision: add one.</extracomment>
        <translation>Steg {name} tillåter val eller anger slag men väntar inte på något beslut: lägg till ett.</translation>
    </message>
    <message>
        <source>lesson.bad.option</source>
        <extracomment>The house rule {name} doesn't exist or can't have that value.</extracomment>
        <translation>Husregeln {name} finns inte eller kan inte ha det värdet.</translation>
    </message>
    <message numerus="yes">
        <source>lesson.bad.people</source>
        <extracomment>Just one seat must have no name, for the person; here {n} has none. | Just one seat must have no name, for the person; here {n} have none.</extracomment>
        <translation>
            <numerusform>Precis en plats ska sakna namn, för personen; här är det {n}.</numerusform>
            <numerusform>Precis en plats ska sakna namn, för personen; här är det {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>lesson.bad.players</source>
        <extracomment>{players} seats, but this edition is for {allowed} players.</extracomment>
        <translation>{players} platser, men den här utgåvan är för {allowed} spelare.</translation>
    </message>
    <message>
        <source>lesson.bad.seat</source>
        <extracomment>There is no seat {n}: the last one is {last}.</extracomment>
        <translation>Det finns ingen plats {n}: den sista är {last}.</translation>
    </message>
    <message>
        <source>lesson.bad.shape</source>
        <extracomment>{place} has the wrong form ({fault}). docs/lessons.md lists the fields.</extracomment>
        <translation>{place} har fel form ({fault}). docs/lessons.md listar fälten.</translation>
    </message>
    <message>
        <source>lesson.bad.step_twice</source>
        <extracomment>Two steps are called {name}: give one another id.</extracomment>
        <translation>Två steg heter {name}: ge det ena ett annat id.</translation>
    </message>
    <message>
        <source>lesson.bad.twice</source>
        <extracomment>{name} is given to two seats, or twice to one: leave out one of them.</extracomment>
        <translation>{name} delas ut två gånger: ta bort den ena.</translation>
    </message>
    <message>
        <source>lesson.bad.unknown</source>
        <extracomment>{field}: {name} isn't known. Use one of {choices}.</extracomment>
        <translation>{field}: {name} är okänt. Använd något av {choices}.</translation>
    </message>
    <message>
        <source>lesson.bad.unknown_near</source>
        <extracomment>{field}: {name} isn't known. Did you mean {suggestion}?</extracomment>
        <translation>{field}: {name} är okänt. Menar du {suggestion}?</translation>
    </message>
    <message>
        <source>lesson.bad.watched</source>
        <extracomment>Step {name} can't both wait for a decision and be watched.</extracomment>
        <translation>Steg {name} kan inte både vänta på ett beslut och bara ses.</translation>
    </message>
    <message>
        <source>lesson.broken</source>
        <extracomment>The lesson {name} can't be played: {fault}</extracomment>
        <translation>Lektionen {name} kan inte spelas: {fault}</translation>
    </message>
    <message>
        <source>lesson.end.back</source>
        <extracomment>Back to the first screen</extracomment>
        <translation>Tillbaka till startskärmen</translation>
    </message>
    <message>
        <source>lesson.end.start</source>
        <extracomment>Start a real game</extracomment>
        <translation>Starta ett riktigt parti</translation>
    </message>
    <message>
        <source>lesson.end.text</source>
        <extracomment>This is what you can do now:</extracomment>
        <translation>Det här kan du nu:</translation>
    </message>
    <message>
        <source>lesson.end.title</source>
        <extracomment>Your first round is behind you</extracomment>
        <translation>Din första runda är avklarad</translation>
    </message>
    <message>
        <source>lesson.godstorm.attack.body</source>
        <extracomment>{enemy} is all you lack of Europa, and Set guards it. Choose {home}, then {enemy}, take both gods along and attack with three dice.</extracomment>
        <translation>Av Europa saknar du bara {enemy}, och Set vaktar det. Välj {home}, sedan {enemy}, ta med båda gudarna och anfall med tre tärningar.</translation>
    </message>
    <message>
        <source>lesson.godstorm.attack.hint</source>
        <extracomment>From {home} against {enemy}, with three dice and both gods.</extracomment>
        <translation>Från {home} mot {enemy}, med tre tärningar och båda gudarna.</translation>
    </message>
    <message>
        <source>lesson.godstorm.attack.title</source>
        <extracomment>Invade {enemy}</extracomment>
        <translation>Invadera {enemy}</translation>
    </message>
    <message>
        <source>lesson.godstorm.below.body</source>
        <extracomment>Who dies on Earth goes to the Afterlife. From there they march through gates into the Underworld. Its crypts let armies return to your temples, its altars help in god wars, and both are worth points.</extracomment>
        <translation>Den som dör på jorden går till livet efter detta. Därifrån går det genom portar in i underjorden. Dess kryptor låter arméer återvända till dina tempel, dess altaren hjälper i gudastrider, och båda är värda poäng.</translation>
    </message>
    <message>
        <source>lesson.godstorm.below.title</source>
        <extracomment>The dead are not lost</extracomment>
        <translation>De döda är inte förlorade</translation>
    </message>
    <message>
        <source>lesson.godstorm.bid.body</source>
        <extracomment>Every epoch begins with a secret bid. The highest chooses first when to take its turn, and every bid is paid. Bid 1, 2 or 3 and seal it.</extracomment>
        <translation>Varje epok börjar med ett hemligt bud. Det högsta väljer först när det får sin tur, och varje bud betalas. Bjud 1, 2 eller 3 och försegla det.</translation>
    </message>
    <message>
        <source>lesson.godstorm.bid.hint</source>
        <extracomment>Choose 1, 2 or 3: you will need the rest of your faith.</extracomment>
        <translation>Välj 1, 2 eller 3: resten av tron behöver du.</translation>
    </message>
    <message>
        <source>lesson.godstorm.bid.title</source>
        <extracomment>Bid for the turn order</extracomment>
        <translation>Bjud om turordningen</translation>
    </message>
    <message>
        <source>lesson.godstorm.buy.body</source>
        <extracomment>Each god in play opens a deck, and a card costs 2 faith. War cards are played in your own turn, Sky cards when you are attacked. Buy one War card.</extracomment>
        <translation>Varje gud i spel öppnar en hög, och ett kort kostar 2 tro. Krigskort spelas i din egen tur, himmelskort när du anfalls. Köp ett krigskort.</translation>
    </message>
    <message>
        <source>lesson.godstorm.buy.hint</source>
        <extracomment>Just one card from the War deck.</extracomment>
        <translation>Bara ett kort ur krigshögen.</translation>
    </message>
    <message>
        <source>lesson.godstorm.buy.title</source>
        <extracomment>Buy a miracle</extracomment>
        <translation>Köp ett mirakel</translation>
    </message>
    <message>
        <source>lesson.godstorm.champion.body</source>
        <extracomment>Where both sides have gods, these fight first. Each rolls three dice, you four thanks to Zeus, and adds its armies. The loser is banished, no army dies. Name your champion.</extracomment>
        <translation>Där båda sidor har gudar strider de först. Var och en slår tre tärningar, du fyra tack vare Zeus, och lägger till sina arméer. Förloraren förvisas, ingen armé dör. Utse din kämpe.</translation>
    </message>
    <message>
        <source>lesson.godstorm.champion.hint</source>
        <extracomment>Choose one of your two gods.</extracomment>
        <translation>Välj en av dina två gudar.</translation>
    </message>
    <message>
        <source>lesson.godstorm.champion.title</source>
        <extracomment>The god war</extracomment>
        <translation>Gudastriden</translation>
    </message>
    <message>
        <source>lesson.godstorm.crypt.body</source>
        <extracomment>Below there are no gods and no temples, only dice. Behind {gate} lies {crypt}, a crypt where nobody is: march in.</extracomment>
        <translation>Där nere finns varken gudar eller tempel, bara tärningar. Bakom {gate} ligger {crypt}, en krypta där ingen är: ryck in.</translation>
    </message>
    <message>
        <source>lesson.godstorm.crypt.hint</source>
        <extracomment>From {gate} into {crypt}.</extracomment>
        <translation>Från {gate} till {crypt}.</translation>
    </message>
    <message>
        <source>lesson.godstorm.crypt.title</source>
        <extracomment>Take a crypt</extracomment>
        <translation>Ta en krypta</translation>
    </message>
    <message>
        <source>lesson.godstorm.epoch.body</source>
        <extracomment>After five epochs points are counted: one for each territory, crypt and altar, the bonus of every continent, and a point for a relic whose home is yours. Now you know the way.</extracomment>
        <translation>Efter fem epoker räknas poängen: en för varje område, krypta och altare, bonusen för varje kontinent, och en poäng för en relik vars hem är ditt. Nu kan du vägen.</translation>
    </message>
    <message>
        <source>lesson.godstorm.epoch.title</source>
        <extracomment>The next epoch begins</extracomment>
        <translation>Nästa epok börjar</translation>
    </message>
    <message>
        <source>lesson.godstorm.faith.body</source>
        <extracomment>Here everybody sees your lands, temples, gods, cards and your faith: you have 7. Faith pays for bids, gods, temples and miracles.</extracomment>
        <translation>Här ser alla dina områden, tempel, gudar, kort och din tro: du har 7. Med tro betalar du bud, gudar, tempel och mirakel.</translation>
    </message>
    <message>
        <source>lesson.godstorm.faith.title</source>
        <extracomment>Faith is your money</extracomment>
        <translation>Tro är dina pengar</translation>
    </message>
    <message>
        <source>lesson.godstorm.fortify.body</source>
        <extracomment>Armies and gods may go from one of your territories to another through your own land, as far as you like. Do it, or leave them where they are.</extracomment>
        <translation>Arméer och gudar får gå från ett av dina områden till ett annat genom eget land, så långt du vill. Gör det, eller låt dem stå.</translation>
    </message>
    <message>
        <source>lesson.godstorm.fortify.title</source>
        <extracomment>Fortify, once</extracomment>
        <translation>Förstärk, en gång</translation>
    </message>
    <message>
        <source>lesson.godstorm.lands.body</source>
        <extracomment>Land was dealt and armies were placed. Your temple stands in {temple}: it protects that land and brings an army and faith each turn. Your God of War, Ares, stands in {god}.</extracomment>
        <translation>Landet är utdelat och arméerna står på plats. Ditt tempel står i {temple}: det skyddar landet och ger en armé och tro varje tur. Din krigsgud Ares står i {god}.</translation>
    </message>
    <message>
        <source>lesson.godstorm.lands.title</source>
        <extracomment>The board is set up</extracomment>
        <translation>Spelplanen är uppställd</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.1</source>
        <extracomment>Bid faith for the order of the turns</extracomment>
        <translation>Bjuda tro om turordningen</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.2</source>
        <extracomment>Summon gods and use their powers</extracomment>
        <translation>Åkalla gudar och använda deras krafter</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.3</source>
        <extracomment>Buy miracle cards and play them</extracomment>
        <translation>Köpa mirakelkort och spela dem</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.4</source>
        <extracomment>Fight god wars and battles</extracomment>
        <translation>Utkämpa gudastrider och strider</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.5</source>
        <extracomment>Lead the dead into the Underworld</extracomment>
        <translation>Leda de döda in i underjorden</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.6</source>
        <extracomment>What wins: most points after five epochs</extracomment>
        <translation>Vad som vinner: flest poäng efter fem epoker</translation>
    </message>
    <message>
        <source>lesson.godstorm.leave.body</source>
        <extracomment>Four of your armies wait in Elysium. One gate is yours already, the others are empty. Send all four to {gate}, then confirm.</extracomment>
        <translation>Fyra av dina arméer väntar i Elysion. En port är redan din, de andra är tomma. Skicka alla fyra till {gate} och bekräfta.</translation>
    </message>
    <message>
        <source>lesson.godstorm.leave.hint</source>
        <extracomment>Send them to {gate} only, at least two.</extracomment>
        <translation>Skicka dem bara till {gate}, minst två.</translation>
    </message>
    <message>
        <source>lesson.godstorm.leave.title</source>
        <extracomment>Through the gate</extracomment>
        <translation>Genom porten</translation>
    </message>
    <message>
        <source>lesson.godstorm.marker.body</source>
        <extracomment>You bid most, so you choose. Today take the first turn. Going last is better at the very end of a game, when nobody can answer any more.</extracomment>
        <translation>Du bjöd mest, så du väljer. Ta första turen i dag. Att gå sist är bättre i slutet av ett parti, när ingen längre kan svara.</translation>
    </message>
    <message>
        <source>lesson.godstorm.marker.hint</source>
        <extracomment>Take the first place this time.</extracomment>
        <translation>Ta första platsen den här gången.</translation>
    </message>
    <message>
        <source>lesson.godstorm.marker.title</source>
        <extracomment>Choose your place</extracomment>
        <translation>Välj din plats</translation>
    </message>
    <message>
        <source>lesson.godstorm.miracle.body</source>
        <extracomment>Heroes Are Born is free and brings three armies to one of your territories. Choose the card, then {home}, and play it.</extracomment>
        <translation>Hjältar föds är gratis och ger tre arméer i ett av dina områden. Välj kortet, sedan {home}, och spela det.</translation>
    </message>
    <message>
        <source>lesson.godstorm.miracle.hint</source>
        <extracomment>Play the card first: it costs nothing.</extracomment>
        <translation>Spela kortet först: det kostar ingenting.</translation>
    </message>
    <message>
        <source>lesson.godstorm.miracle.title</source>
        <extracomment>Play it</extracomment>
        <translation>Spela det</translation>
    </message>
    <message>
        <source>lesson.godstorm.occupy.body</source>
        <extracomment>{enemy} has fallen, and Europa is yours: 7 more armies and faith each turn. Gods who used their power go along. Choose how many armies follow.</extracomment>
        <translation>{enemy} har fallit och Europa är ditt: 7 arméer och tro mer varje tur. Gudar som använt sin kraft följer med. Välj hur många arméer som följer.</translation>
    </message>
    <message>
        <source>lesson.godstorm.occupy.title</source>
        <extracomment>Move in</extracomment>
        <translation>Ryck in</translation>
    </message>
    <message>
        <source>lesson.godstorm.others.body</source>
        <extracomment>Octavia leads the Norse, Cassius the Egyptians. In a real game they would attack you now, and your Sky card could answer.</extracomment>
        <translation>Octavia leder nordborna, Cassius egyptierna. I ett riktigt parti skulle de anfalla dig nu, och ditt himmelskort kunde svara.</translation>
    </message>
    <message>
        <source>lesson.godstorm.others.title</source>
        <extracomment>The others take their turns</extracomment>
        <translation>De andra tar sina turer</translation>
    </message>
    <message>
        <source>lesson.godstorm.plague.body</source>
        <extracomment>In a plague land half of the armies die in each turn of its owner, and at once when somebody conquers it. No god can stay there. You hold none, so nothing happens to you.</extracomment>
        <translation>I ett pestland dör hälften av arméerna i varje tur för ägaren, och genast när någon erövrar det. Ingen gud kan stanna där. Du har inget, så dig händer ingenting.</translation>
    </message>
    <message>
        <source>lesson.godstorm.plague.title</source>
        <extracomment>Beware of the plague</extracomment>
        <translation>Akta dig för pesten</translation>
    </message>
    <message>
        <source>lesson.godstorm.press.body</source>
        <extracomment>Set is banished, and beating a god was a labour: it earned you a Sky card. Now roll against the armies of {enemy}. With Ares in the attack you win ties.</extracomment>
        <translation>Set är förvisad, och att besegra en gud var ett stordåd: det gav dig ett himmelskort. Slå nu mot arméerna i {enemy}. Med Ares i anfallet vinner du när det är lika.</translation>
    </message>
    <message>
        <source>lesson.godstorm.press.hint</source>
        <extracomment>Go on against {enemy} with three dice.</extracomment>
        <translation>Fortsätt mot {enemy} med tre tärningar.</translation>
    </message>
    <message>
        <source>lesson.godstorm.press.title</source>
        <extracomment>Now the armies</extracomment>
        <translation>Nu arméerna</translation>
    </message>
    <message>
        <source>lesson.godstorm.reinforce.body</source>
        <extracomment>A third of your territories brought armies, and as much faith; the temple brought one more of each. {home} is going to attack: put your armies there, then confirm.</extracomment>
        <translation>En tredjedel av dina områden gav arméer, och lika mycket tro; templet gav en till av varje. {home} ska anfalla: ställ dina arméer där och bekräfta.</translation>
    </message>
    <message>
        <source>lesson.godstorm.reinforce.title</source>
        <extracomment>Place your armies</extracomment>
        <translation>Placera dina arméer</translation>
    </message>
    <message>
        <source>lesson.godstorm.rest.body</source>
        <extracomment>A God of Death in play would now earn you a Death card for the crypt. Leave it at that: end your turn.</extracomment>
        <translation>En dödsgud i spel skulle nu ge dig ett dödskort för kryptan. Låt det vara så: avsluta din tur.</translation>
    </message>
    <message>
        <source>lesson.godstorm.rest.hint</source>
        <extracomment>Stay where you are and end your turn.</extracomment>
        <translation>Stanna där du är och avsluta din tur.</translation>
    </message>
    <message>
        <source>lesson.godstorm.rest.title</source>
        <extracomment>Your turn is over</extracomment>
        <translation>Din tur är slut</translation>
    </message>
    <message>
        <source>lesson.godstorm.settle.body</source>
        <extracomment>One army stays in the gate. An army returns from {crypt} to your temple each turn, as long as another one stays there: so move two or more.</extracomment>
        <translation>En armé stannar i porten. Från {crypt} återvänder en armé till ditt tempel varje tur, så länge en annan stannar: flytta alltså två eller fler.</translation>
    </message>
    <message>
        <source>lesson.godstorm.settle.title</source>
        <extracomment>How many go on?</extracomment>
        <translation>Hur många går vidare?</translation>
    </message>
    <message>
        <source>lesson.godstorm.stop.body</source>
        <extracomment>You could invade as often as you like. Three defended territories in one turn would be a labour too. Today stop here.</extracomment>
        <translation>Du kan invadera så ofta du vill. Tre försvarade områden i en tur vore också ett stordåd. Sluta här i dag.</translation>
    </message>
    <message>
        <source>lesson.godstorm.stop.hint</source>
        <extracomment>End your invasions now.</extracomment>
        <translation>Avsluta dina invasioner nu.</translation>
    </message>
    <message>
        <source>lesson.godstorm.stop.title</source>
        <extracomment>That will do</extracomment>
        <translation>Det räcker</translation>
    </message>
    <message>
        <source>lesson.godstorm.summon.body</source>
        <extracomment>A god costs 3 faith. Zeus, God of the Sky, gives one die more in god wars and opens the Sky deck. Choose him and click {home}, beside Ares.</extracomment>
        <translation>En gud kostar 3 tro. Zeus, himmelsguden, ger en tärning mer i gudastrider och öppnar himmelshögen. Välj honom och klicka på {home}, bredvid Ares.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summon.hint</source>
        <extracomment>Choose the God of the Sky and put him in {home}.</extracomment>
        <translation>Välj himmelsguden och ställ honom i {home}.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summon.title</source>
        <extracomment>Summon Zeus</extracomment>
        <translation>Åkalla Zeus</translation>
    </message>
    <message>
        <source>lesson.godstorm.summoned.body</source>
        <extracomment>You could summon one god more, or save for a temple, which costs 5. Keep your faith for a card: go on.</extracomment>
        <translation>Du kan åkalla en gud till, eller spara till ett tempel, som kostar 5. Behåll tron till ett kort: gå vidare.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summoned.hint</source>
        <extracomment>Summon nobody more this time.</extracomment>
        <translation>Åkalla ingen mer den här gången.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summoned.title</source>
        <extracomment>Enough for now</extracomment>
        <translation>Nog för nu</translation>
    </message>
    <message>
        <source>lesson.godstorm.turn.body</source>
        <extracomment>A turn has ten steps, always in this order. What you can't do is passed over by itself. Press F1 in any step for its rules.</extracomment>
        <translation>En tur har tio steg, alltid i den här ordningen. Det du inte kan göra hoppas över av sig självt. Tryck F1 i varje steg för dess regler.</translation>
    </message>
    <message>
        <source>lesson.godstorm.turn.title</source>
        <extracomment>Ten steps</extracomment>
        <translation>Tio steg</translation>
    </message>
    <message>
        <source>lesson.godstorm.welcome.body</source>
        <extracomment>In ten minutes you play one epoch with the Greeks: you bid, summon a god, play a miracle, fight a god war and send the dead to the Underworld. This card always says what to do. Nothing can go wrong.</extracomment>
        <translation>På tio minuter spelar du en epok med grekerna: du bjuder, åkallar en gud, spelar ett mirakel, utkämpar en gudastrid och skickar de döda till underjorden. Kortet säger alltid vad du ska göra. Inget kan gå fel.</translation>
    </message>
    <message>
        <source>lesson.godstorm.welcome.title</source>
        <extracomment>Welcome to Godstorm</extracomment>
        <translation>Välkommen till Godstorm</translation>
    </message>
    <message>
        <source>lesson.got_it</source>
        <extracomment>Got it</extracomment>
        <translation>Jag förstår</translation>
    </message>
    <message>
        <source>lesson.hint.do</source>
        <extracomment>Good idea, but not yet. Nothing is lost: do it as described here.</extracomment>
        <translation>Bra idé, men inte än. Inget är förlorat: gör som det står här.</translation>
    </message>
    <message>
        <source>lesson.hint.read</source>
        <extracomment>First read this, then press Next.</extracomment>
        <translation>Läs det här först, tryck sedan på Nästa.</translation>
    </message>
    <message>
        <source>lesson.hint.watch</source>
        <extracomment>Just watch for a moment: you are asked soon.</extracomment>
        <translation>Titta på en stund: snart är det din tur.</translation>
    </message>
    <message>
        <source>lesson.learn</source>
        <extracomment>Learn to play</extracomment>
        <translation>Lär dig spela</translation>
    </message>
    <message>
        <source>lesson.learn.hint</source>
        <extracomment>A guided first game of about ten minutes: nothing can go wrong.</extracomment>
        <translation>Ett guidat första parti på ungefär tio minuter: inget kan gå fel.</translation>
    </message>
    <message>
        <source>lesson.leave</source>
        <extracomment>Leave the lesson</extracomment>
        <translation>Lämna lektionen</translation>
    </message>
    <message>
        <source>lesson.leave.stay</source>
        <extracomment>Go on learning</extracomment>
        <translation>Fortsätt lära</translation>
    </message>
    <message>
        <source>lesson.leave.text</source>
        <extracomment>A lesson is not saved: next time it begins at the first step again.</extracomment>
        <translation>En lektion sparas inte: nästa gång börjar den om från första steget.</translation>
    </message>
    <message>
        <source>lesson.leave.title</source>
        <extracomment>Leave the lesson?</extracomment>
        <translation>Lämna lektionen?</translation>
    </message>
    <message>
        <source>lesson.line</source>
        <extracomment>line {line}: {fault}</extracomment>
        <translation>rad {line}: {fault}</translation>
    </message>
    <message>
        <source>lesson.menu</source>
        <extracomment>This is a lesson: it is not saved.</extracomment>
        <translation>Det här är en lektion: den sparas inte.</translation>
    </message>
    <message>
        <source>lesson.next</source>
        <extracomment>Next</extracomment>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>lesson.not_now</source>
        <extracomment>Not in this step of the lesson.</extracomment>
        <translation>Inte i det här steget av lektionen.</translation>
    </message>
    <message>
        <source>lesson.reading</source>
        <extracomment>Read the card, then go on</extracomment>
        <translation>Läs kortet och gå sedan vidare</translation>
    </message>
    <message>
        <source>lesson.reading.help</source>
        <extracomment>The game waits for you.</extracomment>
        <translation>Spelet väntar på dig.</translation>
    </message>
    <message>
        <source>lesson.step</source>
        <extracomment>Step {number} of {count}</extracomment>
        <translation>Steg {number} av {count}</translation>
    </message>
    <message>
        <source>lesson.unfold</source>
        <extracomment>What do I do in this step?</extracomment>
        <translation>Vad gör jag i det här steget?</translation>
    </message>
    <message>
        <source>lesson.unknown</source>
        <extracomment>There is no lesson {name}. There is: {known}.</extracomment>
        <translation>Det finns ingen lektion {name}. Det finns: {known}.</translation>
    </message>
    <message>
        <source>lesson.world.advance.body</source>
        <extracomment>Two rolls in one go: you lost one army, they lost three. Again you choose how many move in. All together they are strong in {enemy}; some in {home} guard that border too.</extracomment>
        <translation>Två slag i ett: du förlorade en armé, de tre. Välj igen hur många som rycker in. Alla tillsammans är starka i {enemy}; några i {home} vaktar gränsen där också.</translation>
    </message>
    <message>
        <source>lesson.world.advance.title</source>
        <extracomment>{enemy} is yours too</extracomment>
        <translation>{enemy} är också ditt</translation>
    </message>
    <message>
        <source>lesson.world.again.body</source>
        <extracomment>Highest meets highest, second meets second, and each pair costs the loser an army. 6 beats 4. 3 against 3 is a tie, and ties go to the defender. Roll again.</extracomment>
        <translation>Högst möter högst, näst högst möter näst högst, och varje par kostar förloraren en armé. 6 slår 4. 3 mot 3 är lika, och då vinner försvararen. Slå igen.</translation>
    </message>
    <message>
        <source>lesson.world.again.hint</source>
        <extracomment>Don’t stop now: roll again with three dice.</extracomment>
        <translation>Sluta inte nu: slå igen med tre tärningar.</translation>
    </message>
    <message>
        <source>lesson.world.again.title</source>
        <extracomment>One each</extracomment>
        <translation>En var</translation>
    </message>
    <message>
        <source>lesson.world.attack.body</source>
        <extracomment>Click {home}, then {enemy}. The odds appear beside them: how likely you are to take it, and at what cost. Below you choose one to three dice; more are better. Roll 3.</extracomment>
        <translation>Klicka på {home}, sedan på {enemy}. Bredvid syns oddsen: hur troligt det är att du tar det, och vad det kostar. Nedanför väljer du en till tre tärningar; fler är bättre. Slå 3.</translation>
    </message>
    <message>
        <source>lesson.world.attack.hint</source>
        <extracomment>From {home} against {enemy}, with three dice.</extracomment>
        <translation>Från {home} mot {enemy}, med tre tärningar.</translation>
    </message>
    <message>
        <source>lesson.world.attack.title</source>
        <extracomment>Attack {enemy}</extracomment>
        <translation>Anfall {enemy}</translation>
    </message>
    <message>
        <source>lesson.world.blitz.body</source>
        <extracomment>A blitz rolls by itself until the land falls, or until only as many armies are left as you say. Click {enemy}, set “Blitz until 3 left” below, then press Blitz.</extracomment>
        <translation>En blixt slår av sig själv tills landet faller, eller tills bara så många arméer är kvar som du säger. Klicka på {enemy}, ställ in ”Blixt tills 3 är kvar” nedanför och tryck på Blixt.</translation>
    </message>
    <message>
        <source>lesson.world.blitz.hint</source>
        <extracomment>From {home} to {enemy}, set 3 armies as the stop, then press Blitz.</extracomment>
        <translation>Från {home} till {enemy}, sätt gränsen till 3 arméer och tryck på Blixt.</translation>
    </message>
    <message>
        <source>lesson.world.blitz.title</source>
        <extracomment>Now a blitz</extracomment>
        <translation>Nu en blixt</translation>
    </message>
    <message>
        <source>lesson.world.card.body</source>
        <extracomment>Your turn is over, and you conquered: so you drew a card. Only you see the fronts. Three alike or three different make a set, and a wild card fits everywhere. You hold a set now.</extracomment>
        <translation>Din tur är slut och du har erövrat: därför drog du ett kort. Bara du ser framsidorna. Tre lika eller tre olika är ett set, och en joker passar överallt. Nu har du ett set.</translation>
    </message>
    <message>
        <source>lesson.world.card.title</source>
        <extracomment>You earned a card</extracomment>
        <translation>Du fick ett kort</translation>
    </message>
    <message>
        <source>lesson.world.defend.body</source>
        <extracomment>Cassius attacks from {enemy} with three dice. You may defend with one die or, as at least two armies stand there, with two. You win ties, so two are nearly always better: take 2.</extracomment>
        <translation>Cassius anfaller från {enemy} med tre tärningar. Du försvarar med en eller, eftersom minst två arméer står där, med två. Lika vinner du, så två är nästan alltid bättre: ta 2.</translation>
    </message>
    <message>
        <source>lesson.world.defend.hint</source>
        <extracomment>Defend with two dice.</extracomment>
        <translation>Försvara med två tärningar.</translation>
    </message>
    <message>
        <source>lesson.world.defend.title</source>
        <extracomment>Defend {home}</extracomment>
        <translation>Försvara {home}</translation>
    </message>
    <message>
        <source>lesson.world.fortify.body</source>
        <extracomment>The armies in {rear} have nobody to fight. Once a turn you may move armies through your own territories: click {rear}, then {front}, choose how many, and move them.</extracomment>
        <translation>Arméerna i {rear} har ingen att slåss mot. En gång per tur får du flytta arméer genom dina egna områden: klicka på {rear}, sedan på {front}, välj hur många och flytta dem.</translation>
    </message>
    <message>
        <source>lesson.world.fortify.hint</source>
        <extracomment>From {rear} to the front: click {rear}, then {front}.</extracomment>
        <translation>Från {rear} till fronten: klicka på {rear}, sedan på {front}.</translation>
    </message>
    <message>
        <source>lesson.world.fortify.title</source>
        <extracomment>Bring armies to the front</extracomment>
        <translation>För arméer till fronten</translation>
    </message>
    <message>
        <source>lesson.world.goal.body</source>
        <extracomment>Whoever owns all 42 territories wins. Whoever loses their last one is out, and the conqueror gets their cards. Here you see each player’s territories, armies, the armies of the next turn, and cards.</extracomment>
        <translation>Den som äger alla 42 områden vinner. Den som förlorar sitt sista är ute, och erövraren får korten. Här ser du allas områden, arméer, arméerna i nästa tur och kort.</translation>
    </message>
    <message>
        <source>lesson.world.goal.title</source>
        <extracomment>What wins the game</extracomment>
        <translation>Så vinner du partiet</translation>
    </message>
    <message>
        <source>lesson.world.held.body</source>
        <extracomment>His 5 met your 5: a tie, so he lost. His 4 met your other 5. Two armies gone, and Cassius gives up. Usually the program rolls for you; the settings let you choose yourself.</extracomment>
        <translation>Hans 5:a mötte din 5:a: lika, så han förlorade. Hans 4:a mötte din andra 5:a. Två arméer borta, och Cassius ger upp. Oftast slår programmet åt dig; i inställningarna kan du ändra det.</translation>
    </message>
    <message>
        <source>lesson.world.held.title</source>
        <extracomment>You held {home}</extracomment>
        <translation>Du höll {home}</translation>
    </message>
    <message>
        <source>lesson.world.help.body</source>
        <extracomment>The question mark or the key F1 tells the rules of the step you are in; from there you get to all the others. In lessons and in real games.</extracomment>
        <translation>Frågetecknet eller tangenten F1 visar reglerna för steget du är i; därifrån når du alla andra. I lektioner och i riktiga partier.</translation>
    </message>
    <message>
        <source>lesson.world.help.title</source>
        <extracomment>When you aren’t sure</extracomment>
        <translation>När du är osäker</translation>
    </message>
    <message>
        <source>lesson.world.lands.body</source>
        <extracomment>It has 42 territories. Usually you choose them in turn and place your first armies; here that is done. The blue ones are yours. The number on each tells how many armies stand there.</extracomment>
        <translation>Den har 42 områden. Annars väljer ni dem i tur och ordning och placerar era första arméer; här är det gjort. De blå är dina. Siffran visar hur många arméer som står där.</translation>
    </message>
    <message>
        <source>lesson.world.lands.title</source>
        <extracomment>This is the world</extracomment>
        <translation>Det här är världen</translation>
    </message>
    <message>
        <source>lesson.world.learnt.1</source>
        <extracomment>Place armies where they count, and hold a continent</extracomment>
        <translation>Placera arméer där de gör nytta och hålla en kontinent</translation>
    </message>
    <message>
        <source>lesson.world.learnt.2</source>
        <extracomment>Read the odds, roll the dice, and let a blitz do it</extracomment>
        <translation>Läsa oddsen, slå tärningar och låta en blixt göra det</translation>
    </message>
    <message>
        <source>lesson.world.learnt.3</source>
        <extracomment>Move in, and bring armies to the front</extracomment>
        <translation>Rycka in och föra arméer till fronten</translation>
    </message>
    <message>
        <source>lesson.world.learnt.4</source>
        <extracomment>Defend with two dice: ties are yours</extracomment>
        <translation>Försvara med två tärningar: lika är ditt</translation>
    </message>
    <message>
        <source>lesson.world.learnt.5</source>
        <extracomment>Earn cards and trade sets for armies</extracomment>
        <translation>Få kort och byta in set mot arméer</translation>
    </message>
    <message>
        <source>lesson.world.learnt.6</source>
        <extracomment>What wins: all 42 territories</extracomment>
        <translation>Vad som vinner: alla 42 områden</translation>
    </message>
    <message>
        <source>lesson.world.occupy.body</source>
        <extracomment>The last defender fell. As many armies as you rolled dice must move in, one must stay. {home} now lies behind your lines and {enemy} in front: let all go, or at least 6.</extracomment>
        <translation>Den sista försvararen föll. Så många arméer som du slog tärningar måste in, en måste stanna. {home} ligger nu bakom fronten och {enemy} längst fram: låt alla gå, eller minst 6.</translation>
    </message>
    <message>
        <source>lesson.world.occupy.hint</source>
        <extracomment>Take 6 or more along: from {enemy} it goes on.</extracomment>
        <translation>Ta med 6 eller fler: från {enemy} går det vidare.</translation>
    </message>
    <message>
        <source>lesson.world.occupy.title</source>
        <extracomment>{enemy} is yours</extracomment>
        <translation>{enemy} är ditt</translation>
    </message>
    <message>
        <source>lesson.world.others.body</source>
        <extracomment>Octavia and Cassius place armies, attack and move as you did. Just watch: you are asked when somebody attacks you.</extracomment>
        <translation>Octavia och Cassius placerar arméer, anfaller och flyttar precis som du. Titta bara på: du får en fråga när någon anfaller dig.</translation>
    </message>
    <message>
        <source>lesson.world.others.title</source>
        <extracomment>The others have their turns</extracomment>
        <translation>De andra har sin tur</translation>
    </message>
    <message>
        <source>lesson.world.place.body</source>
        <extracomment>A third of 15 territories is 5, Australia adds 2, the cards 4. That is how you grow. Place them where you will attack next, or where others could: {front} has most enemies around it.</extracomment>
        <translation>En tredjedel av 15 områden är 5, Australien ger 2, korten 4. Så växer du. Placera dem där du ska anfalla, eller där andra kan göra det: runt {front} finns flest fiender.</translation>
    </message>
    <message>
        <source>lesson.world.place.hint</source>
        <extracomment>Place all armies on your own territories, then confirm.</extracomment>
        <translation>Placera alla arméer i dina egna områden och bekräfta.</translation>
    </message>
    <message>
        <source>lesson.world.place.title</source>
        <extracomment>Eleven armies at once</extracomment>
        <translation>Elva arméer på en gång</translation>
    </message>
    <message>
        <source>lesson.world.region.body</source>
        <extracomment>All of Australia is yours. The sign with the crown says what that pays: 2 extra armies every turn. Larger continents pay more, but are harder to hold. Australia has just one way in, {home}.</extracomment>
        <translation>Hela Australien är ditt. Skylten med kronan visar vad det ger: 2 extra arméer varje tur. Större kontinenter ger mer men är svårare att hålla. Till Australien leder bara en väg, via {home}.</translation>
    </message>
    <message>
        <source>lesson.world.region.title</source>
        <extracomment>A whole continent pays</extracomment>
        <translation>En hel kontinent betalar</translation>
    </message>
    <message>
        <source>lesson.world.reinforce.body</source>
        <extracomment>A third of your 13 territories is 4, Australia adds 2: you get 6 armies. They count most where enemies are near: click {home}, press “All here” and confirm. Elsewhere does no harm either.</extracomment>
        <translation>En tredjedel av dina 13 områden är 4, Australien ger 2: du får 6 arméer. De gör störst nytta där fienden är nära: klicka på {home}, tryck på ”Alla hit” och bekräfta. Någon annanstans går också bra.</translation>
    </message>
    <message>
        <source>lesson.world.reinforce.hint</source>
        <extracomment>Armies go to your own, blue territories.</extracomment>
        <translation>Arméer placerar du i dina egna, blå områden.</translation>
    </message>
    <message>
        <source>lesson.world.reinforce.title</source>
        <extracomment>Place your new armies</extracomment>
        <translation>Placera dina nya arméer</translation>
    </message>
    <message>
        <source>lesson.world.rest.body</source>
        <extracomment>Cassius finishes his turn. Then the second round begins, and you are first again.</extracomment>
        <translation>Cassius avslutar sin tur. Sedan börjar den andra rundan, och du är först igen.</translation>
    </message>
    <message>
        <source>lesson.world.rest.title</source>
        <extracomment>The round ends</extracomment>
        <translation>Rundan tar slut</translation>
    </message>
    <message>
        <source>lesson.world.stop.body</source>
        <extracomment>Whoever conquers at least one territory earns one card at the end of his turn; more conquests don’t bring more cards, but thinner lines. Press “End attack”, or the key E.</extracomment>
        <translation>Den som erövrar minst ett område får ett kort i slutet av sin tur; fler erövringar ger inte fler kort, bara tunnare linjer. Tryck på ”Avsluta anfall” eller på tangenten E.</translation>
    </message>
    <message>
        <source>lesson.world.stop.hint</source>
        <extracomment>Enough for this turn: end the attack.</extracomment>
        <translation>Det räcker för den här turen: avsluta anfallet.</translation>
    </message>
    <message>
        <source>lesson.world.stop.title</source>
        <extracomment>Stop while you are strong</extracomment>
        <translation>Sluta medan du är stark</translation>
    </message>
    <message>
        <source>lesson.world.tools.body</source>
        <extracomment>Here you set how fast the others play. The arrow at the top left, or the key U, takes back what you did, as long as no dice or cards came to light. Now you know enough for a real game.</extracomment>
        <translation>Här ställer du in hur snabbt de andra spelar. Pilen uppe till vänster, eller tangenten U, ångrar det du gjorde, så länge inget slag eller kort har visats. Nu kan du nog för ett riktigt parti.</translation>
    </message>
    <message>
        <source>lesson.world.tools.title</source>
        <extracomment>Speed and undo</extracomment>
        <translation>Tempo och ångra</translation>
    </message>
    <message>
        <source>lesson.world.trade.body</source>
        <extracomment>Infantry, cavalry, artillery: a set. The first one of the game brings 4 armies, the next ones 6, 8, 10, 15 and more, whoever trades. With five cards you must. Press “Choose cards”, then trade.</extracomment>
        <translation>Infanteri, kavalleri, artilleri: ett set. Det första i partiet ger 4 arméer, nästa 6, 8, 10, 15 och mer, vem som än byter. Med fem kort måste du. Tryck på ”Välj kort” och byt.</translation>
    </message>
    <message>
        <source>lesson.world.trade.hint</source>
        <extracomment>This time trade: choose the three cards.</extracomment>
        <translation>Byt den här gången: välj de tre korten.</translation>
    </message>
    <message>
        <source>lesson.world.trade.title</source>
        <extracomment>Trade your set</extracomment>
        <translation>Byt in ditt set</translation>
    </message>
    <message>
        <source>lesson.world.turn.body</source>
        <extracomment>You place new armies, you attack as often as you like, and you move armies once. The ribbon shows where you are. Only the first step is a must.</extracomment>
        <translation>Du placerar nya arméer, anfaller så ofta du vill och flyttar arméer en gång. Bandet visar var du är. Bara det första steget är ett måste.</translation>
    </message>
    <message>
        <source>lesson.world.turn.title</source>
        <extracomment>Your turn has three steps</extracomment>
        <translation>Din tur har tre steg</translation>
    </message>
    <message>
        <source>lesson.world.welcome.body</source>
        <extracomment>In ten minutes you play one turn and begin the next: you place armies, roll dice, conquer, defend yourself and trade cards. This card always says what to do. Nothing can go wrong.</extracomment>
        <translation>På tio minuter spelar du en tur och börjar på nästa: du placerar arméer, slår tärningar, erövrar, försvarar dig och byter in kort. Kortet säger alltid vad du ska göra. Inget kan gå fel.</translation>
    </message>
    <message>
        <source>lesson.world.welcome.title</source>
        <extracomment>Welcome to world conquest</extracomment>
        <translation>Välkommen till världserövring</translation>
    </message>
    <message>
        <source>library.about</source>
        <extracomment>About {minutes} minutes</extracomment>
        <translation>Ungefär {minutes} minuter</translation>
    </message>
    <message>
        <source>library.all</source>
        <extracomment>All {count}</extracomment>
        <translation>Alla {count}</translation>
    </message>
    <message>
        <source>library.ask.players</source>
        <extracomment>How many sit at the table, computers too?</extracomment>
        <translation>Hur många sitter vid bordet, datorer inräknade?</translation>
    </message>
    <message>
        <source>library.ask.taste</source>
        <extracomment>What do you feel like?</extracomment>
        <translation>Vad är du sugen på?</translation>
    </message>
    <message>
        <source>library.ask.time</source>
        <extracomment>How much time is there?</extracomment>
        <translation>Hur mycket tid finns det?</translation>
    </message>
    <message>
        <source>library.card.hint</source>
        <extracomment>Box of {year}, about {length}</extracomment>
        <translation>Asken från {year}, ungefär {length}</translation>
    </message>
    <message>
        <source>library.clash</source>
        <extracomment>Has no effect: {cause} is set to “{value}”.</extracomment>
        <translation>Har ingen verkan: {cause} är satt till ”{value}”.</translation>
    </message>
    <message>
        <source>library.filter_name</source>
        <extracomment>Rule sets for so many players</extracomment>
        <translation>Regelverk för så många spelare</translation>
    </message>
    <message>
        <source>library.group.battle</source>
        <extracomment>Battle</extracomment>
        <translation>Strid</translation>
    </message>
    <message>
        <source>library.group.cards</source>
        <extracomment>Reinforcement and cards</extracomment>
        <translation>Förstärkning och kort</translation>
    </message>
    <message>
        <source>library.group.goal</source>
        <extracomment>Goal</extracomment>
        <translation>Mål</translation>
    </message>
    <message>
        <source>library.group.moves</source>
        <extracomment>Moves</extracomment>
        <translation>Förflyttning</translation>
    </message>
    <message>
        <source>library.group.neutrals</source>
        <extracomment>Neutral colours</extracomment>
        <translation>Neutrala färger</translation>
    </message>
    <message>
        <source>library.group.other</source>
        <extracomment>Others</extracomment>
        <translation>Övrigt</translation>
    </message>
    <message>
        <source>library.group.start</source>
        <extracomment>Start</extracomment>
        <translation>Start</translation>
    </message>
    <message numerus="yes">
        <source>library.idle</source>
        <extracomment>Has no effect with {n} player. | Has no effect with {n} players.</extracomment>
        <translation>
            <numerusform>Har ingen verkan med {n} spelare.</numerusform>
            <numerusform>Har ingen verkan med {n} spelare.</numerusform>
        </translation>
    </message>
    <message>
        <source>library.length</source>
        <extracomment>About {minutes} minutes with {players} players.</extracomment>
        <translation>Ungefär {minutes} minuter med {players} spelare.</translation>
    </message>
    <message>
        <source>library.minutes</source>
        <extracomment>{minutes} min</extracomment>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>library.mix</source>
        <extracomment>Saved house rules</extracomment>
        <translation>Sparade husregler</translation>
    </message>
    <message>
        <source>library.mix.forget</source>
        <extracomment>Delete</extracomment>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>library.mix.keep</source>
        <extracomment>Save</extracomment>
        <translation>Spara</translation>
    </message>
    <message>
        <source>library.mix.name</source>
        <extracomment>Save these under a name</extracomment>
        <translation>Spara dessa under ett namn</translation>
    </message>
    <message>
        <source>library.mix.named</source>
        <extracomment>House rules: {name}</extracomment>
        <translation>Husregler: {name}</translation>
    </message>
    <message>
        <source>library.mix.none</source>
        <extracomment>Changed, not saved</extracomment>
        <translation>Ändrade, inte sparade</translation>
    </message>
    <message>
        <source>library.mix.unwritten</source>
        <extracomment>The house rules can't be saved: is the disk full?</extracomment>
        <translation>Husreglerna kan inte sparas: är disken full?</translation>
    </message>
    <message>
        <source>library.players</source>
        <extracomment>{players} players</extracomment>
        <translation>{players} spelare</translation>
    </message>
    <message>
        <source>library.reason.cunning</source>
        <extracomment>The right moment counts more than the larger army.</extracomment>
        <translation>Rätt ögonblick väger mer än den större armén.</translation>
    </message>
    <message>
        <source>library.reason.none</source>
        <extracomment>Not quite that, but it goes with so many.</extracomment>
        <translation>Inte riktigt det, men det går med så många.</translation>
    </message>
    <message>
        <source>library.reason.secrets</source>
        <extracomment>Nobody knows what the others are after.</extracomment>
        <translation>Ingen vet vad de andra är ute efter.</translation>
    </message>
    <message>
        <source>library.reason.short</source>
        <extracomment>It is over soon.</extracomment>
        <translation>Det är snart över.</translation>
    </message>
    <message>
        <source>library.reason.teams</source>
        <extracomment>You play together against others.</extracomment>
        <translation>Ni spelar tillsammans mot andra.</translation>
    </message>
    <message>
        <source>library.reason.war</source>
        <extracomment>Nothing is hidden: strength on the board decides.</extracomment>
        <translation>Inget är dolt: styrkan på spelplanen avgör.</translation>
    </message>
    <message>
        <source>library.taste.cunning</source>
        <extracomment>Cunning</extracomment>
        <translation>List</translation>
    </message>
    <message>
        <source>library.taste.secrets</source>
        <extracomment>Secrets</extracomment>
        <translation>Hemligheter</translation>
    </message>
    <message>
        <source>library.taste.short</source>
        <extracomment>Something short</extracomment>
        <translation>Något kort</translation>
    </message>
    <message>
        <source>library.taste.teams</source>
        <extracomment>Teams</extracomment>
        <translation>Lag</translation>
    </message>
    <message>
        <source>library.taste.war</source>
        <extracomment>Open war</extracomment>
        <translation>Öppet krig</translation>
    </message>
    <message>
        <source>library.time</source>
        <extracomment>{minutes} minutes</extracomment>
        <translation>{minutes} minuter</translation>
    </message>
    <message>
        <source>library.time.any</source>
        <extracomment>All evening</extracomment>
        <translation>Hela kvällen</translation>
    </message>
    <message>
        <source>library.too_long</source>
        <extracomment>Longer than you have.</extracomment>
        <translation>Längre än du har.</translation>
    </message>
    <message>
        <source>library.which</source>
        <extracomment>Which one should I play?</extracomment>
        <translation>Vilket ska jag spela?</translation>
    </message>
    <message>
        <source>library.which.subtitle</source>
        <extracomment>Three answers, and a suggestion.</extracomment>
        <translation>Tre svar, och ett förslag.</translation>
    </message>
    <message>
        <source>map.absurd_size</source>
        <extracomment>The board's size is {value}; width and height must lie between {low} and {high} px.</extracomment>
        <translation>Kartans storlek är {value}; bredd och höjd måste ligga mellan {low} och {high} px.</translation>
    </message>
    <message>
        <source>map.bad_angle</source>
        <extracomment>The angle {value} is no number of degrees between -360 and 360.</extracomment>
        <translation>Vinkeln {value} är inget gradtal mellan -360 och 360.</translation>
    </message>
    <message>
        <source>map.bad_colour</source>
        <extracomment>"{value}" is no colour. Write # and six digits 0-9 a-f in quotes: "#7fa66a".</extracomment>
        <translation>"{value}" är ingen färg. Skriv # och sex tecken 0-9 a-f inom citattecken: "#7fa66a".</translation>
    </message>
    <message>
        <source>map.bad_ends</source>
        <extracomment>The link between "{a}" and "{b}" needs two "ends" (one at each edge), each a line of at least two points; other kinds of links have none.</extracomment>
        <translation>Förbindelsen mellan "{a}" och "{b}" behöver två "ends" (en vid varje kant), vardera en linje med minst två punkter; andra slags förbindelser har inga.</translation>
    </message>
    <message>
        <source>map.bad_id</source>
        <extracomment>"{value}" can't be an id. Use 1 to 40 lower-case letters a-z, digits and _, with a letter first: "north_cape".</extracomment>
        <translation>"{value}" kan inte vara ett id. Använd 1 till 40 små bokstäver a-z, siffror och _, med en bokstav först: "north_cape".</translation>
    </message>
    <message>
        <source>map.bad_ring</source>
        <extracomment>This outline can't be read at "{word}". Write pairs of whole numbers, a comma inside a pair and one space between pairs: "400,600 350,-200 -100,300".</extracomment>
        <translation>Konturen kan inte läsas vid "{word}". Skriv par av heltal, med komma i paret och ett mellanslag mellan paren: "400,600 350,-200 -100,300".</translation>
    </message>
    <message>
        <source>map.badge_outside</source>
        <extracomment>The badge of "{name}" at {value} lies in none of the territory's parts. Move it inside, where there is most room.</extracomment>
        <translation>Brickan för "{name}" vid {value} ligger inte i någon av områdets delar. Flytta in den dit där det finns mest plats.</translation>
    </message>
    <message>
        <source>map.barrier_and_link</source>
        <extracomment>Between "{a}" and "{b}" there is a barrier as well as a link. Remove the link if there is no way, or the pair from the barrier if there is one.</extracomment>
        <translation>Mellan "{a}" och "{b}" finns både en spärr och en förbindelse. Ta bort förbindelsen om det inte finns någon väg, eller paret ur spärren om det finns en.</translation>
    </message>
    <message>
        <source>map.empty_part</source>
        <extracomment>A part of the territory "{name}" has no outline. Add one, or remove the empty part.</extracomment>
        <translation>En del av området "{name}" har ingen kontur. Lägg till en, eller ta bort den tomma delen.</translation>
    </message>
    <message>
        <source>map.empty_region</source>
        <extracomment>The region "{name}" has no territories. Put at least one in it, or remove the region.</extracomment>
        <translation>Regionen "{name}" har inga områden. Lägg minst ett i den, eller ta bort regionen.</translation>
    </message>
    <message>
        <source>map.expected_fields</source>
        <extracomment>"{field}" must be a group of fields, such as {{en: Alaska}}, not {value}.</extracomment>
        <translation>"{field}" måste vara en grupp av fält, till exempel {{en: Alaska}}, inte {value}.</translation>
    </message>
    <message>
        <source>map.expected_list</source>
        <extracomment>"{field}" must be a list, such as [12, 40] or lines that begin with "-", not {value}.</extracomment>
        <translation>"{field}" måste vara en lista, till exempel [12, 40] eller rader som börjar med "-", inte {value}.</translation>
    </message>
    <message>
        <source>map.expected_number</source>
        <extracomment>"{field}" must be a number, such as 12 or 12.5, not {value}.</extracomment>
        <translation>"{field}" måste vara ett tal, till exempel 12 eller 12.5, inte {value}.</translation>
    </message>
    <message>
        <source>map.expected_text</source>
        <extracomment>"{field}" must be a text, not {value}. Put it in quotes if that is the text you want.</extracomment>
        <translation>"{field}" måste vara en text, inte {value}. Sätt den inom citattecken om det är texten du vill ha.</translation>
    </message>
    <message>
        <source>map.expected_whole_number</source>
        <extracomment>"{field}" must be a whole number, such as 3, not {value}.</extracomment>
        <translation>"{field}" måste vara ett heltal, till exempel 3, inte {value}.</translation>
    </message>
    <message>
        <source>map.flat_ring</source>
        <extracomment>An outline of the territory "{name}" encloses no area. Only the first point is absolute; the others are differences from the point before.</extracomment>
        <translation>En kontur av området "{name}" omsluter ingen yta. Bara den första punkten är absolut; de andra är skillnader från punkten före.</translation>
    </message>
    <message>
        <source>map.id_taken</source>
        <extracomment>Another board has the id "{name}" already, so this one is left out. Give it an id of its own.</extracomment>
        <translation>En annan karta har redan id:t "{name}", så den här är utelämnad. Ge den ett eget id.</translation>
    </message>
    <message>
        <source>map.link_not_there</source>
        <extracomment>The variant "{variant}" leaves out the link between "{a}" and "{b}", but there is none. Name a link of this board, or remove the entry.</extracomment>
        <translation>Varianten "{variant}" utelämnar förbindelsen mellan "{a}" och "{b}", men det finns ingen. Ange en förbindelse på kartan, eller ta bort posten.</translation>
    </message>
    <message>
        <source>map.list_length</source>
        <extracomment>"{field}" has {count} entries; it must have exactly {limit}. A point is [x, y].</extracomment>
        <translation>"{field}" har {count} poster; det måste vara exakt {limit}. En punkt är [x, y].</translation>
    </message>
    <message>
        <source>map.list_too_long</source>
        <extracomment>"{field}" has {count} entries; it may have {limit} at most.</extracomment>
        <translation>"{field}" har {count} poster; högst {limit} är tillåtna.</translation>
    </message>
    <message>
        <source>map.list_too_short</source>
        <extracomment>"{field}" has too few entries ({count}); at least {limit} needed.</extracomment>
        <translation>"{field}" har för få poster ({count}); minst {limit} behövs.</translation>
    </message>
    <message>
        <source>map.missing_field</source>
        <extracomment>The field "{field}" is missing. Add it.</extracomment>
        <translation>Fältet "{field}" saknas. Lägg till det.</translation>
    </message>
    <message>
        <source>map.name_too_long</source>
        <extracomment>The text "{value}" has {count} characters; {limit} at most. Shorten it.</extracomment>
        <translation>Texten "{value}" har {count} tecken; högst {limit}. Korta den.</translation>
    </message>
    <message>
        <source>map.name_unprintable</source>
        <extracomment>The text "{value}" holds a line break or an invisible character. Write it on one line with visible characters only.</extracomment>
        <translation>Texten "{value}" innehåller en radbrytning eller ett osynligt tecken. Skriv den på en rad med bara synliga tecken.</translation>
    </message>
    <message>
        <source>map.nameless_sea</source>
        <extracomment>This sea_name has no name. Add one, such as name: {{en: North Sea}}.</extracomment>
        <translation>Det här sea_name har inget namn. Lägg till ett, till exempel name: {{en: North Sea}}.</translation>
    </message>
    <message>
        <source>map.no_card</source>
        <extracomment>The territory "{name}" has no card symbol, while others of its kind have one. Give all of them one (infantry, cavalry, artillery), or none.</extracomment>
        <translation>Området "{name}" saknar kortsymbol, medan andra av samma slag har en. Ge alla av dem en (infantry, cavalry, artillery), eller inga.</translation>
    </message>
    <message>
        <source>map.no_link</source>
        <extracomment>The territory "{name}" has no neighbours, so nobody could reach it. Add a link.</extracomment>
        <translation>Området "{name}" har inga grannar, så ingen kan nå det. Lägg till en förbindelse.</translation>
    </message>
    <message>
        <source>map.no_rings</source>
        <extracomment>This scenery ({kind}) has no outline. Add "rings", or remove it.</extracomment>
        <translation>Den här landskapsdelen ({kind}) har ingen kontur. Lägg till "rings", eller ta bort den.</translation>
    </message>
    <message>
        <source>map.no_wrap</source>
        <extracomment>The link between "{a}" and "{b}" runs round the edge, but the board's edges are not joined. Add the line "wrap: x" to the board, or make the link a sea link.</extracomment>
        <translation>Förbindelsen mellan "{a}" och "{b}" går runt kanten, men kartans kanter sitter inte ihop. Lägg till raden "wrap: x" för kartan, eller gör den till en sea-förbindelse.</translation>
    </message>
    <message>
        <source>map.not_a_board</source>
        <extracomment>This is not a board: a board file begins with fields such as "format: 1" and "id: my_board".</extracomment>
        <translation>Det här är ingen karta: en kartfil börjar med fält som "format: 1" och "id: my_board".</translation>
    </message>
    <message>
        <source>map.not_a_file</source>
        <extracomment>This is not a file. Name a board file that ends in .yaml.</extracomment>
        <translation>Det här är ingen fil. Ange en kartfil som slutar på .yaml.</translation>
    </message>
    <message>
        <source>map.not_above</source>
        <extracomment>"{field}" is {value}; it must be more than {limit}.</extracomment>
        <translation>"{field}" är {value}; det måste vara mer än {limit}.</translation>
    </message>
    <message>
        <source>map.not_connected</source>
        <extracomment>{count} territories can't be reached from the rest of the board: {names}. Add a link between the two parts.</extracomment>
        <translation>{count} områden kan inte nås från resten av kartan: {names}. Lägg till en förbindelse mellan de två delarna.</translation>
    </message>
    <message>
        <source>map.not_found</source>
        <extracomment>There is no such file. Check the name and the folder.</extracomment>
        <translation>Filen finns inte. Kontrollera namnet och mappen.</translation>
    </message>
    <message>
        <source>map.not_utf8</source>
        <extracomment>This line is not UTF-8 text. Save the file in your editor with the encoding UTF-8.</extracomment>
        <translation>Den här raden är inte UTF-8-text. Spara filen i din redigerare med kodningen UTF-8.</translation>
    </message>
    <message>
        <source>map.ok</source>
        <extracomment>ok {file}</extracomment>
        <translation>ok {file}</translation>
    </message>
    <message>
        <source>map.outside</source>
        <extracomment>The point {value} lies outside the board, whose size is {size}. Move the point, or enlarge the board. In an outline only the first point is absolute, in tenths of a px.</extracomment>
        <translation>Punkten {value} ligger utanför kartan, vars storlek är {size}. Flytta punkten, eller förstora kartan. I en kontur är bara den första punkten absolut, i tiondels px.</translation>
    </message>
    <message>
        <source>map.picture_missing</source>
        <extracomment>The picture "{value}" is not beside the board file. Copy it there, or remove "sea".</extracomment>
        <translation>Bilden "{value}" ligger inte bredvid kartfilen. Kopiera den dit, eller ta bort "sea".</translation>
    </message>
    <message>
        <source>map.picture_name</source>
        <extracomment>"{value}" can't be the picture of the sea. Name a .webp, .png or .jpg file in the same folder as this file: no folder, only letters a-z, digits, and . - _</extracomment>
        <translation>"{value}" kan inte vara havets bild. Ange en .webp-, .png- eller .jpg-fil i samma mapp som den här filen: ingen mapp före, bara bokstäver a-z, siffror och . - _</translation>
    </message>
    <message>
        <source>map.picture_place</source>
        <extracomment>The picture of the sea can't cover this rectangle: {value}. Give "origin" and "size" in board px.</extracomment>
        <translation>Havets bild kan inte täcka den här rektangeln: {value}. Ange "origin" och "size" i kartans px.</translation>
    </message>
    <message>
        <source>map.picture_too_large</source>
        <extracomment>The picture "{value}" is larger than {limit} MB. Save it smaller, for example as .webp.</extracomment>
        <translation>Bilden "{value}" är större än {limit} MB. Spara den mindre, till exempel som .webp.</translation>
    </message>
    <message>
        <source>map.radius_too_large</source>
        <extracomment>The radius r of "{name}" is {value}, but only {limit} px fit around the badge. Make r smaller, or move the badge.</extracomment>
        <translation>Radien r för "{name}" är {value}, men bara {limit} px ryms runt brickan. Minska r, eller flytta brickan.</translation>
    </message>
    <message>
        <source>map.repeated_barrier</source>
        <extracomment>A barrier parts two different territories, and each pair only once. Change "{a}" and "{b}", or remove the pair.</extracomment>
        <translation>En spärr skiljer två olika områden åt, och varje par bara en gång. Ändra "{a}" och "{b}", eller ta bort paret.</translation>
    </message>
    <message>
        <source>map.repeated_id</source>
        <extracomment>The id "{name}" is used twice. Give each entry of this list an id of its own.</extracomment>
        <translation>Id:t "{name}" används två gånger. Ge varje post i listan ett eget id.</translation>
    </message>
    <message>
        <source>map.repeated_link</source>
        <extracomment>The link between "{a}" and "{b}" stands in the list already. A link counts in both directions; remove this one.</extracomment>
        <translation>Förbindelsen mellan "{a}" och "{b}" finns redan i listan. Den gäller åt båda hållen; ta bort den här.</translation>
    </message>
    <message>
        <source>map.ring_too_long</source>
        <extracomment>This outline has {count} points; {limit} at most. Simplify it.</extracomment>
        <translation>Konturen har {count} punkter; högst {limit}. Förenkla den.</translation>
    </message>
    <message>
        <source>map.self_link</source>
        <extracomment>This link joins "{name}" to itself. Name two different territories, or remove the link.</extracomment>
        <translation>Förbindelsen går från "{name}" till sig själv. Ange två olika områden, eller ta bort den.</translation>
    </message>
    <message>
        <source>map.shared_id</source>
        <extracomment>The boards "{a}" and "{b}" can't be played together: both use the id "{name}". Rename it on one of them.</extracomment>
        <translation>Kartorna "{a}" och "{b}" kan inte spelas tillsammans: båda använder id:t "{name}". Byt namn på det på en av dem.</translation>
    </message>
    <message>
        <source>map.short_ring</source>
        <extracomment>This outline has too few points ({count}); at least {limit} needed.</extracomment>
        <translation>Konturen har för få punkter ({count}); minst {limit} behövs.</translation>
    </message>
    <message>
        <source>map.sinking_parts</source>
        <extracomment>If all territories with the tag "sinks" are gone, the rest of the board falls apart. Add a link between the parts that stay, or remove the tag.</extracomment>
        <translation>Om alla områden med taggen "sinks" är borta faller resten av kartan isär. Lägg till en förbindelse mellan delarna som finns kvar, eller ta bort taggen.</translation>
    </message>
    <message>
        <source>map.text_empty</source>
        <extracomment>"{field}" is empty. Write a text of at least {limit} character.</extracomment>
        <translation>"{field}" är tomt. Skriv en text med minst {limit} tecken.</translation>
    </message>
    <message>
        <source>map.text_too_long</source>
        <extracomment>"{field}" is too long: {limit} characters at most. Shorten it.</extracomment>
        <translation>"{field}" är för långt: högst {limit} tecken. Korta det.</translation>
    </message>
    <message>
        <source>map.too_large</source>
        <extracomment>"{field}" is {value}; it may be {limit} at most.</extracomment>
        <translation>"{field}" är {value}; högst {limit} är tillåtet.</translation>
    </message>
    <message>
        <source>map.too_many_bytes</source>
        <extracomment>The file is larger than {limit} MB, so it was not read. Simplify the outlines: a board needs about 0.1 MB.</extracomment>
        <translation>Filen är större än {limit} MB och lästes därför inte. Förenkla konturerna: en karta behöver ungefär 0,1 MB.</translation>
    </message>
    <message>
        <source>map.too_many_points</source>
        <extracomment>The outlines have {count} points together; {limit} at most. Simplify them.</extracomment>
        <translation>Konturerna har tillsammans {count} punkter; högst {limit}. Förenkla dem.</translation>
    </message>
    <message>
        <source>map.too_many_tags</source>
        <extracomment>There are {count} tags; {limit} at most. Remove some.</extracomment>
        <translation>Det finns {count} taggar; högst {limit}. Ta bort några.</translation>
    </message>
    <message>
        <source>map.too_small</source>
        <extracomment>"{field}" is {value}; it must be {limit} at least.</extracomment>
        <translation>"{field}" är {value}; minst {limit} krävs.</translation>
    </message>
    <message>
        <source>map.uneven_cards</source>
        <extracomment>The card symbols are not spread evenly: infantry {infantry}, cavalry {cavalry}, artillery {artillery}. The counts may differ by one.</extracomment>
        <translation>Kortsymbolerna är inte jämnt fördelade: infantry {infantry}, cavalry {cavalry}, artillery {artillery}. Antalen får skilja med ett.</translation>
    </message>
    <message>
        <source>map.unknown_choice</source>
        <extracomment>"{name}" is not possible for "{field}". Choose one of: {choices}.</extracomment>
        <translation>"{name}" är inte möjligt för "{field}". Välj något av: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_choice_near</source>
        <extracomment>"{name}" is not possible for "{field}". Did you mean "{suggestion}"?</extracomment>
        <translation>"{name}" är inte möjligt för "{field}". Menade du "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_field</source>
        <extracomment>The field "{name}" is unknown here. Remove it; the possible fields are: {choices}.</extracomment>
        <translation>Fältet "{name}" är okänt här. Ta bort det; möjliga fält är: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_field_near</source>
        <extracomment>The field "{name}" is unknown here. Did you mean "{suggestion}"?</extracomment>
        <translation>Fältet "{name}" är okänt här. Menade du "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_parted</source>
        <extracomment>This barrier names the territory "{name}", which the board doesn't have. Use the id of a territory: {choices}.</extracomment>
        <translation>Spärren nämner området "{name}", som inte finns på kartan. Använd id:t för ett område: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_parted_near</source>
        <extracomment>This barrier names the territory "{name}", which the board doesn't have. Did you mean "{suggestion}"?</extracomment>
        <translation>Spärren nämner området "{name}", som inte finns på kartan. Menade du "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_region</source>
        <extracomment>The territory "{territory}" is in the region "{name}", which this board doesn't have. Its regions are: {choices}.</extracomment>
        <translation>Området "{territory}" ligger i regionen "{name}", som inte finns på kartan. Regionerna är: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_region_near</source>
        <extracomment>The territory "{territory}" is in the region "{name}", which this board doesn't have. Did you mean "{suggestion}"?</extracomment>
        <translation>Området "{territory}" ligger i regionen "{name}", som inte finns på kartan. Menade du "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_territory</source>
        <extracomment>This link names the territory "{name}", which the board doesn't have. Use the id of a territory: {choices}.</extracomment>
        <translation>Förbindelsen nämner området "{name}", som inte finns på kartan. Använd id:t för ett område: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_territory_near</source>
        <extracomment>This link names the territory "{name}", which the board doesn't have. Did you mean "{suggestion}"?</extracomment>
        <translation>Förbindelsen nämner området "{name}", som inte finns på kartan. Menade du "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_variant</source>
        <extracomment>The board "{board}" has no variant "{name}". Its variants are: {choices}.</extracomment>
        <translation>Kartan "{board}" har ingen variant "{name}". Varianterna är: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_variant_near</source>
        <extracomment>The board "{board}" has no variant "{name}". Did you mean "{suggestion}"?</extracomment>
        <translation>Kartan "{board}" har ingen variant "{name}". Menade du "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_variant_region</source>
        <extracomment>The variant "{variant}" leaves out the region "{name}", which this board doesn't have. Its regions are: {choices}.</extracomment>
        <translation>Varianten "{variant}" utelämnar regionen "{name}", som inte finns på kartan. Regionerna är: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_variant_region_near</source>
        <extracomment>The variant "{variant}" leaves out the region "{name}", which this board doesn't have. Did you mean "{suggestion}"?</extracomment>
        <translation>Varianten "{variant}" utelämnar regionen "{name}", som inte finns på kartan. Menade du "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unreadable</source>
        <extracomment>The file can't be read. Check that you may read it and that it isn't in use by another program.</extracomment>
        <translation>Filen kan inte läsas. Kontrollera att du får läsa den och att inget annat program använder den.</translation>
    </message>
    <message>
        <source>map.variant_empty</source>
        <extracomment>The variant "{variant}" leaves fewer than two territories. Leave out fewer regions, or remove the variant.</extracomment>
        <translation>Varianten "{variant}" lämnar färre än två områden kvar. Utelämna färre regioner, eller ta bort varianten.</translation>
    </message>
    <message>
        <source>map.wrong_format</source>
        <extracomment>The format {value} is unknown; this program reads format {format}. A higher number needs a newer version of the program.</extracomment>
        <translation>Formatet {value} är okänt; det här programmet läser format {format}. Ett högre nummer kräver en nyare version av programmet.</translation>
    </message>
    <message>
        <source>map.wrong_value</source>
        <extracomment>"{field}" has a value that doesn't fit: {value}. Compare it with the example in docs/maps.md.</extracomment>
        <translation>"{field}" har ett värde som inte passar: {value}. Jämför det med exemplet i docs/maps.md.</translation>
    </message>
    <message>
        <source>map.yaml_anchor</source>
        <extracomment>References (&amp;{name} and *{name}) are not allowed in a board file. Write the value out in full, or put it in quotes if it is a text.</extracomment>
        <translation>Hänvisningar (&amp;{name} och *{name}) är inte tillåtna i en kartfil. Skriv ut värdet, eller sätt det inom citattecken om det är en text.</translation>
    </message>
    <message>
        <source>map.yaml_bracket</source>
        <extracomment>The brackets that open here don't match. Check for a missing closing bracket and for missing commas.</extracomment>
        <translation>Klamrarna som öppnas här stämmer inte. Se efter om en slutklammer eller ett kommatecken saknas.</translation>
    </message>
    <message>
        <source>map.yaml_character</source>
        <extracomment>The character {code} is not allowed in the file. Delete it; it is probably invisible.</extracomment>
        <translation>Tecknet {code} är inte tillåtet i filen. Ta bort det; det är troligen osynligt.</translation>
    </message>
    <message>
        <source>map.yaml_colon</source>
        <extracomment>A colon is missing or misplaced. A field is "name: value" with a space after the colon; put a text with a colon in quotes.</extracomment>
        <translation>Ett kolon saknas eller står fel. Ett fält är "namn: värde" med mellanslag efter kolonet; sätt en text med kolon inom citattecken.</translation>
    </message>
    <message>
        <source>map.yaml_documents</source>
        <extracomment>A second document begins here. A file holds one board: remove the line with "---" or put the rest in a file of its own.</extracomment>
        <translation>Här börjar ett andra dokument. En fil innehåller en karta: ta bort raden med "---" eller lägg resten i en egen fil.</translation>
    </message>
    <message>
        <source>map.yaml_duplicate</source>
        <extracomment>The field "{name}" stands here a second time. Keep one of the two.</extracomment>
        <translation>Fältet "{name}" står här en andra gång. Behåll ett av dem.</translation>
    </message>
    <message>
        <source>map.yaml_key</source>
        <extracomment>A field's name must be a plain word, such as "badge". Check the brackets before the colon.</extracomment>
        <translation>Ett fälts namn måste vara ett vanligt ord, till exempel "badge". Kontrollera klamrarna före kolonet.</translation>
    </message>
    <message>
        <source>map.yaml_quote</source>
        <extracomment>The text that begins here is not ended properly. Close the quotation mark, and write \ as \\ inside double quotes.</extracomment>
        <translation>Texten som börjar här avslutas inte rätt. Stäng citattecknet, och skriv \ som \\ inom dubbla citattecken.</translation>
    </message>
    <message>
        <source>map.yaml_syntax</source>
        <extracomment>This line can't be read as YAML. Compare its indentation and its punctuation with the lines around it.</extracomment>
        <translation>Den här raden kan inte läsas som YAML. Jämför indrag och skiljetecken med raderna runt omkring.</translation>
    </message>
    <message>
        <source>map.yaml_tab</source>
        <extracomment>There is a tab where YAML expects spaces. Indent with spaces only.</extracomment>
        <translation>Här står en tabb där YAML väntar sig mellanslag. Använd bara mellanslag för indrag.</translation>
    </message>
    <message>
        <source>map.yaml_tag</source>
        <extracomment>The tag {name} is not allowed in a board file. Remove it, or put the value in quotes if it is a text.</extracomment>
        <translation>Taggen {name} är inte tillåten i en kartfil. Ta bort den, eller sätt värdet inom citattecken om det är en text.</translation>
    </message>
    <message>
        <source>map.yaml_too_deep</source>
        <extracomment>Lists and fields are nested more than {limit} deep here. A board needs 6 levels; check the brackets and the indentation.</extracomment>
        <translation>Listor och fält är nästlade mer än {limit} nivåer här. En karta behöver 6; kontrollera klamrar och indrag.</translation>
    </message>
    <message>
        <source>map.yaml_too_many</source>
        <extracomment>The file holds more than {limit} values. Write each outline as one text ("400,600 350,-200 …") instead of a list of numbers.</extracomment>
        <translation>Filen innehåller fler än {limit} värden. Skriv varje kontur som en text ("400,600 350,-200 …") i stället för en lista av tal.</translation>
    </message>
    <message numerus="yes">
        <source>march.beyond</source>
        <extracomment>Afterlife ({n} army) | Afterlife ({n} armies)</extracomment>
        <translation>
            <numerusform>Livet efter detta ({n} armé)</numerusform>
            <numerusform>Livet efter detta ({n} arméer)</numerusform>
        </translation>
    </message>
    <message>
        <source>march.enter</source>
        <extracomment>{target} is empty: go in?</extracomment>
        <translation>{target} är tomt: gå in?</translation>
    </message>
    <message>
        <source>march.enter_go</source>
        <extracomment>Go in</extracomment>
        <translation>Gå in</translation>
    </message>
    <message>
        <source>march.enter_help</source>
        <extracomment>Nobody stands there, so no dice are needed.</extracomment>
        <translation>Ingen står där, så inga tärningar behövs.</translation>
    </message>
    <message>
        <source>march.from</source>
        <extracomment>Attack in the Underworld: from where?</extracomment>
        <translation>Anfall i underjorden: varifrån?</translation>
    </message>
    <message>
        <source>march.from_help</source>
        <extracomment>Click a field of yours, or your Afterlife. No gods help here.</extracomment>
        <translation>Klicka på ett av dina fält eller på ditt liv efter detta. Inga gudar hjälper här.</translation>
    </message>
    <message>
        <source>march.roll_help</source>
        <extracomment>Ties go to the defender; who falls here is gone for good.</extracomment>
        <translation>Lika går till försvararen; den som faller här är borta för gott.</translation>
    </message>
    <message>
        <source>march.stop</source>
        <extracomment>End the turn</extracomment>
        <translation>Avsluta turen</translation>
    </message>
    <message>
        <source>march.to</source>
        <extracomment>From {origin}: against which field?</extracomment>
        <translation>Från {origin}: mot vilket fält?</translation>
    </message>
    <message>
        <source>march.to_help</source>
        <extracomment>What can be reached glows. Esc takes the origin back.</extracomment>
        <translation>Det som kan nås lyser. Esc tar tillbaka ursprunget.</translation>
    </message>
    <message numerus="yes">
        <source>market.buy</source>
        <extracomment>Buy {n} card for {money} | Buy {n} cards for {money}</extracomment>
        <translation>
            <numerusform>Köp {n} kort för {money}</numerusform>
            <numerusform>Köp {n} kort för {money}</numerusform>
        </translation>
    </message>
    <message>
        <source>market.buy_some</source>
        <extracomment>Buy cards</extracomment>
        <translation>Köp kort</translation>
    </message>
    <message>
        <source>market.deck.ad2210.diplomat</source>
        <extracomment>Diplomat deck</extracomment>
        <translation>Diplomatkortlek</translation>
    </message>
    <message>
        <source>market.deck.ad2210.land</source>
        <extracomment>Land deck</extracomment>
        <translation>Landkortlek</translation>
    </message>
    <message>
        <source>market.deck.ad2210.naval</source>
        <extracomment>Naval deck</extracomment>
        <translation>Marinkortlek</translation>
    </message>
    <message>
        <source>market.deck.ad2210.nuclear</source>
        <extracomment>Nuclear deck</extracomment>
        <translation>Kärnvapenkortlek</translation>
    </message>
    <message>
        <source>market.deck.ad2210.space</source>
        <extracomment>Space deck</extracomment>
        <translation>Rymdkortlek</translation>
    </message>
    <message>
        <source>market.deck.godstorm.death</source>
        <extracomment>Death deck</extracomment>
        <translation>Dödshög</translation>
    </message>
    <message>
        <source>market.deck.godstorm.magic</source>
        <extracomment>Magic deck</extracomment>
        <translation>Magihög</translation>
    </message>
    <message>
        <source>market.deck.godstorm.sky</source>
        <extracomment>Sky deck</extracomment>
        <translation>Himmelshög</translation>
    </message>
    <message>
        <source>market.deck.godstorm.war</source>
        <extracomment>War deck</extracomment>
        <translation>Krigshög</translation>
    </message>
    <message>
        <source>market.empty</source>
        <extracomment>sold out</extracomment>
        <translation>slutsåld</translation>
    </message>
    <message>
        <source>market.fewer</source>
        <extracomment>One fewer: {deck}</extracomment>
        <translation>Ett färre: {deck}</translation>
    </message>
    <message>
        <source>market.have</source>
        <extracomment>You have {money}; after this {left} are left.</extracomment>
        <translation>Du har {money}; sedan återstår {left}.</translation>
    </message>
    <message numerus="yes">
        <source>market.help</source>
        <extracomment>Choose one card for {money} before you look at it. | Choose up to {n} cards, {money} each. All are chosen and paid before you look at one.</extracomment>
        <translation>
            <numerusform>Välj ett kort för {money} innan du tittar på det.</numerusform>
            <numerusform>Välj upp till {n} kort, {money} per kort. Alla väljs och betalas innan du tittar på något.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>market.left</source>
        <extracomment>{n} card left | {n} cards left</extracomment>
        <translation>
            <numerusform>{n} kort kvar</numerusform>
            <numerusform>{n} kort kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>market.locked</source>
        <extracomment>needs {piece} in play</extracomment>
        <translation>kräver: {piece} i spel</translation>
    </message>
    <message>
        <source>market.more</source>
        <extracomment>One more: {deck}</extracomment>
        <translation>Ett till: {deck}</translation>
    </message>
    <message>
        <source>market.none</source>
        <extracomment>Buy none</extracomment>
        <translation>Köp inga</translation>
    </message>
    <message>
        <source>market.show</source>
        <extracomment>Show the decks</extracomment>
        <translation>Visa högarna</translation>
    </message>
    <message>
        <source>market.title</source>
        <extracomment>Buy cards</extracomment>
        <translation>Köp kort</translation>
    </message>
    <message>
        <source>miracle.at</source>
        <extracomment>At {targets}. Space plays it, Esc takes it back.</extracomment>
        <translation>Mot {targets}. Mellanslag spelar, Esc tar tillbaka.</translation>
    </message>
    <message>
        <source>miracle.choose.deck</source>
        <extracomment>Choose a deck in the list.</extracomment>
        <translation>Välj en hög i listan.</translation>
    </message>
    <message>
        <source>miracle.choose.god</source>
        <extracomment>Choose a god in the list.</extracomment>
        <translation>Välj en gud i listan.</translation>
    </message>
    <message>
        <source>miracle.choose.player</source>
        <extracomment>Choose a player in the list.</extracomment>
        <translation>Välj en spelare i listan.</translation>
    </message>
    <message>
        <source>miracle.choose.relic</source>
        <extracomment>Choose a relic in the list.</extracomment>
        <translation>Välj en relik i listan.</translation>
    </message>
    <message>
        <source>miracle.choose.territory</source>
        <extracomment>Click a territory that glows.</extracomment>
        <translation>Klicka på ett område som lyser.</translation>
    </message>
    <message>
        <source>miracle.help</source>
        <extracomment>Choose a bright card, by click or number, or go on.</extracomment>
        <translation>Välj ett ljust kort, med klick eller siffra, eller gå vidare.</translation>
    </message>
    <message>
        <source>miracle.none</source>
        <extracomment>No more miracles</extracomment>
        <translation>Inga fler mirakel</translation>
    </message>
    <message>
        <source>miracle.title</source>
        <extracomment>Play a miracle?</extracomment>
        <translation>Spela ett mirakel?</translation>
    </message>
    <message>
        <source>miracle.told.box</source>
        <extracomment>Pandora's Box of {name} opens: {card}</extracomment>
        <translation>Pandoras ask öppnas för {name}: {card}</translation>
    </message>
    <message>
        <source>miracle.told.cancelled</source>
        <extracomment>{card} has no effect</extracomment>
        <translation>{card} får ingen verkan</translation>
    </message>
    <message>
        <source>miracle.told.destroyed</source>
        <extracomment>A relic of {name} is destroyed: {relic}</extracomment>
        <translation>En relik som {name} hade är förstörd: {relic}</translation>
    </message>
    <message numerus="yes">
        <source>miracle.told.discarded</source>
        <extracomment>{name} discards {n} card | {name} discards {n} cards</extracomment>
        <translation>
            <numerusform>{name} kastar {n} kort</numerusform>
            <numerusform>{name} kastar {n} kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>miracle.told.fire</source>
        <extracomment>{name} adds {n} in god wars of this turn | {name} adds {n} in god wars of this turn</extracomment>
        <translation>
            <numerusform>{name} lägger till {n} i gudastrider den här turen</numerusform>
            <numerusform>{name} lägger till {n} i gudastrider den här turen</numerusform>
        </translation>
    </message>
    <message>
        <source>miracle.told.gained</source>
        <extracomment>{name} has a new relic: {relic}</extracomment>
        <translation>{name} har en ny relik: {relic}</translation>
    </message>
    <message>
        <source>miracle.told.hallowed</source>
        <extracomment>Nobody may attack {territory} in this turn</extracomment>
        <translation>Ingen får anfalla {territory} den här turen</translation>
    </message>
    <message>
        <source>miracle.told.no_target</source>
        <extracomment>it finds no target</extracomment>
        <translation>det finner inget mål</translation>
    </message>
    <message>
        <source>miracle.told.nothing</source>
        <extracomment>it brings nothing</extracomment>
        <translation>det ger ingenting</translation>
    </message>
    <message>
        <source>miracle.told.plundered</source>
        <extracomment>{name} plunders a relic: {relic}</extracomment>
        <translation>{name} rövar en relik: {relic}</translation>
    </message>
    <message>
        <source>miracle.told.shield</source>
        <extracomment>{name} raises the Aegis</extracomment>
        <translation>{name} höjer Aigis</translation>
    </message>
    <message>
        <source>miracle.told.struck</source>
        <extracomment>{card}: the lot falls on a continent</extracomment>
        <translation>{card}: lotten faller på en kontinent</translation>
    </message>
    <message>
        <source>miracle.told.swapped</source>
        <extracomment>{name} has to exchange two garrisons</extracomment>
        <translation>{name} måste byta plats på två besättningar</translation>
    </message>
    <message>
        <source>miracle.told.turned_back</source>
        <extracomment>It is epoch {epoch} again</extracomment>
        <translation>Det är epok {epoch} igen</translation>
    </message>
    <message>
        <source>miracle.told.worked</source>
        <extracomment>{relic} works for {name}</extracomment>
        <translation>{relic} verkar för {name}</translation>
    </message>
    <message>
        <source>missions.and</source>
        <extracomment>{first} and {last}</extracomment>
        <translation>{first} och {last}</translation>
    </message>
    <message>
        <source>missions.file.deed</source>
        <extracomment>{name}: {id} is claimed after a conquest (on_event), so its goal must be something done in one turn.</extracomment>
        <translation>{name}: {id} visas efter en erövring (on_event), så målet måste vara något som görs under en tur.</translation>
    </message>
    <message>
        <source>missions.file.rank</source>
        <extracomment>{name}: in a deck either every mission has a rank and a moment to be claimed, or none has. Look at {id}.</extracomment>
        <translation>{name}: i en hög har antingen alla uppdrag en grad och en tidpunkt, eller inget. Titta på {id}.</translation>
    </message>
    <message>
        <source>missions.file.shape</source>
        <extracomment>{name} has not the shape of a file of missions: {fault}</extracomment>
        <translation>{name} har inte formen av en fil med uppdrag: {fault}</translation>
    </message>
    <message>
        <source>missions.file.too_large</source>
        <extracomment>{name} is larger than {limit} kB: that is no file of missions.</extracomment>
        <translation>{name} är större än {limit} kB: det är ingen fil med uppdrag.</translation>
    </message>
    <message>
        <source>missions.file.twice</source>
        <extracomment>{name}: the mission {id} is there twice. Give one of them another id.</extracomment>
        <translation>{name}: uppdraget {id} finns två gånger. Ge ett av dem ett annat id.</translation>
    </message>
    <message>
        <source>missions.file.unreadable</source>
        <extracomment>The missions in {name} can't be read. Install the program again.</extracomment>
        <translation>Uppdragen i {name} går inte att läsa. Installera programmet igen.</translation>
    </message>
    <message>
        <source>missions.goal.colour</source>
        <extracomment>Drive {player} off the board.</extracomment>
        <translation>Driv bort {player} från spelplanen.</translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.conquest_regions</source>
        <extracomment>Conquer a territory in one turn. | Conquer territories on {n} different continents in one turn.</extracomment>
        <translation>
            <numerusform>Erövra ett område under en tur.</numerusform>
            <numerusform>Erövra områden på {n} olika kontinenter under en och samma tur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.conquest_victims</source>
        <extracomment>Conquer a territory from each of {players} opponents in one turn. | Conquer {n} territories from each of {players} opponents in one turn.</extracomment>
        <translation>
            <numerusform>Erövra ett område från var och en av {players} motståndare under en och samma tur.</numerusform>
            <numerusform>Erövra {n} områden från var och en av {players} motståndare under en och samma tur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.conquests</source>
        <extracomment>Conquer a territory in one turn. | Conquer {n} territories in one turn.</extracomment>
        <translation>
            <numerusform>Erövra ett område under en tur.</numerusform>
            <numerusform>Erövra {n} områden under en och samma tur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.garrisons</source>
        <extracomment>Keep {armies} armies or more in one territory. | Keep {armies} armies or more in each of {n} territories.</extracomment>
        <translation>
            <numerusform>Ha {armies} arméer eller fler i ett område.</numerusform>
            <numerusform>Ha {armies} arméer eller fler i vart och ett av {n} områden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.group</source>
        <extracomment>Hold {n} territory. | Hold {n} territories that are connected with each other.</extracomment>
        <translation>
            <numerusform>Håll {n} område.</numerusform>
            <numerusform>Håll {n} områden som hänger ihop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.presence</source>
        <extracomment>Hold a territory on each of {regions} continents. | Hold at least {n} territories on each of {regions} continents.</extracomment>
        <translation>
            <numerusform>Håll ett område på var och en av {regions} kontinenter.</numerusform>
            <numerusform>Håll minst {n} områden på var och en av {regions} kontinenter.</numerusform>
        </translation>
    </message>
    <message>
        <source>missions.goal.region_break</source>
        <extracomment>Break a continent that an opponent held completely when your turn began.</extracomment>
        <translation>Bryt en kontinent som en motståndare höll helt när din tur började.</translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.region_count</source>
        <extracomment>Hold one complete continent, whichever you like. | Hold {n} complete continents, whichever you like.</extracomment>
        <translation>
            <numerusform>Håll en hel valfri kontinent.</numerusform>
            <numerusform>Håll {n} hela valfria kontinenter.</numerusform>
        </translation>
    </message>
    <message>
        <source>missions.goal.regions</source>
        <extracomment>Hold {regions} completely.</extracomment>
        <translation>Håll hela {regions}.</translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.regions_and_others</source>
        <extracomment>Hold {regions} completely, and one more continent of your choice. | Hold {regions} completely, and {n} more continents of your choice.</extracomment>
        <translation>
            <numerusform>Håll hela {regions}, och ytterligare en valfri kontinent.</numerusform>
            <numerusform>Håll hela {regions}, och ytterligare {n} valfria kontinenter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.removals</source>
        <extracomment>Remove an opponent's last army. | Remove the last armies of {n} opponents in one turn.</extracomment>
        <translation>
            <numerusform>Slå ut en motståndares sista armé.</numerusform>
            <numerusform>Slå ut {n} motståndares sista arméer under en och samma tur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.sea_conquests</source>
        <extracomment>Conquer a territory across the sea. | Conquer {n} territories across the sea in one turn.</extracomment>
        <translation>
            <numerusform>Erövra ett område över havet.</numerusform>
            <numerusform>Erövra {n} områden över havet under en och samma tur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.strong_garrison</source>
        <extracomment>Conquer a territory that was held by {n} army or more. | Conquer a territory that was held by {n} armies or more.</extracomment>
        <translation>
            <numerusform>Erövra ett område där {n} armé eller fler stod.</numerusform>
            <numerusform>Erövra ett område där {n} arméer eller fler stod.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.strong_territories</source>
        <extracomment>Hold {n} territory with at least {armies} armies in it. | Hold {n} territories with at least {armies} armies in each.</extracomment>
        <translation>
            <numerusform>Håll {n} område med minst {armies} arméer.</numerusform>
            <numerusform>Håll {n} områden med minst {armies} arméer i varje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.territories</source>
        <extracomment>Hold {n} territory. | Hold {n} territories.</extracomment>
        <translation>
            <numerusform>Håll {n} område.</numerusform>
            <numerusform>Håll {n} områden.</numerusform>
        </translation>
    </message>
    <message>
        <source>missions.hidden</source>
        <extracomment>A secret mission</extracomment>
        <translation>Ett hemligt uppdrag</translation>
    </message>
    <message>
        <source>missions.moment.any_time</source>
        <extracomment>You win as soon as it is fulfilled, whoever brings it about.</extracomment>
        <translation>Du vinner så snart det är fullföljt, vem som än ser till det.</translation>
    </message>
    <message>
        <source>missions.moment.battle_end</source>
        <extracomment>Show it after your last battle, before you move armies.</extracomment>
        <translation>Visa det efter din sista strid, innan du flyttar arméer.</translation>
    </message>
    <message>
        <source>missions.moment.on_event</source>
        <extracomment>Show it at once, after the conquest that fulfils it.</extracomment>
        <translation>Visa det genast, efter erövringen som fullföljer det.</translation>
    </message>
    <message>
        <source>missions.moment.own_turn</source>
        <extracomment>You win as soon as it is fulfilled in your own turn.</extracomment>
        <translation>Du vinner så snart det är fullföljt under din egen tur.</translation>
    </message>
    <message>
        <source>missions.moment.turn_end</source>
        <extracomment>Show it at the end of your turn, before you draw a card.</extracomment>
        <translation>Visa det i slutet av din tur, innan du drar ett kort.</translation>
    </message>
    <message>
        <source>missions.moment.turn_start</source>
        <extracomment>Show it when your turn begins, before you count your armies.</extracomment>
        <translation>Visa det när din tur börjar, innan du räknar dina arméer.</translation>
    </message>
    <message>
        <source>missions.or</source>
        <extracomment>{first} or {last}</extracomment>
        <translation>{first} eller {last}</translation>
    </message>
    <message>
        <source>missions.rank.captain</source>
        <extracomment>Captain</extracomment>
        <translation>Kapten</translation>
    </message>
    <message>
        <source>missions.rank.colonel</source>
        <extracomment>Colonel</extracomment>
        <translation>Överste</translation>
    </message>
    <message>
        <source>missions.rank.general</source>
        <extracomment>General</extracomment>
        <translation>General</translation>
    </message>
    <message>
        <source>missions.rank.major</source>
        <extracomment>Major</extracomment>
        <translation>Major</translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.connected</source>
        <extracomment>{done} of {n} connected | {done} of {n} connected</extracomment>
        <translation>
            <numerusform>{done} av {n} sammanhängande</numerusform>
            <numerusform>{done} av {n} sammanhängande</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.garrisons</source>
        <extracomment>{done} of {n} garrison | {done} of {n} garrisons</extracomment>
        <translation>
            <numerusform>{done} av {n} garnison</numerusform>
            <numerusform>{done} av {n} garnisoner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.left</source>
        <extracomment>{n} territory left to them | {n} territories left to them</extracomment>
        <translation>
            <numerusform>{n} område kvar</numerusform>
            <numerusform>{n} områden kvar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.regions</source>
        <extracomment>{done} of {n} continent | {done} of {n} continents</extracomment>
        <translation>
            <numerusform>{done} av {n} kontinent</numerusform>
            <numerusform>{done} av {n} kontinenter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.territories</source>
        <extracomment>{done} of {n} territory | {done} of {n} territories</extracomment>
        <translation>
            <numerusform>{done} av {n} område</numerusform>
            <numerusform>{done} av {n} områden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.turn</source>
        <extracomment>{done} of {n} this turn | {done} of {n} this turn</extracomment>
        <translation>
            <numerusform>{done} av {n} den här turen</numerusform>
            <numerusform>{done} av {n} den här turen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.energy.amount</source>
        <extracomment>{n} energy | {n} energy</extracomment>
        <translation>
            <numerusform>{n} energi</numerusform>
            <numerusform>{n} energi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.energy.gained</source>
        <extracomment>{lands} from territories, {regions} from regions; you also got {n} energy, and a MOD at each station. | {lands} from territories, {regions} from regions; you also got {n} energy, and a MOD at each station.</extracomment>
        <translation>
            <numerusform>{lands} för områden, {regions} för regioner; du fick även {n} energi och en MOD vid varje station.</numerusform>
            <numerusform>{lands} för områden, {regions} för regioner; du fick även {n} energi och en MOD vid varje station.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.faith.amount</source>
        <extracomment>{n} faith | {n} faith</extracomment>
        <translation>
            <numerusform>{n} tro</numerusform>
            <numerusform>{n} tro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.faith.gained</source>
        <extracomment>{lands} from territories, {regions} from continents; you have got {n} faith too, and each temple its army. | {lands} from territories, {regions} from continents; you have got {n} faith too, and each temple its army.</extracomment>
        <translation>
            <numerusform>{lands} för områden, {regions} för kontinenter; du fick även {n} tro, och varje tempel sin armé.</numerusform>
            <numerusform>{lands} för områden, {regions} för kontinenter; du fick även {n} tro, och varje tempel sin armé.</numerusform>
        </translation>
    </message>
    <message>
        <source>odds.attackers_left</source>
        <extracomment>Attackers left on average</extracomment>
        <translation>Anfallare kvar i snitt</translation>
    </message>
    <message>
        <source>odds.defenders_left</source>
        <extracomment>Defenders left on average</extracomment>
        <translation>Försvarare kvar i snitt</translation>
    </message>
    <message>
        <source>odds.dice</source>
        <extracomment>{attack} against {defence}</extracomment>
        <translation>{attack} mot {defence}</translation>
    </message>
    <message>
        <source>odds.error.attackers</source>
        <extracomment>The attacking territory needs {least} to {most} armies, not {given}, as one has to stay behind.</extracomment>
        <translation>Det anfallande området behöver {least} till {most} arméer, inte {given}, för en måste stanna kvar.</translation>
    </message>
    <message>
        <source>odds.error.attackers</source>
        <comment>ad2210</comment>
        <extracomment>The attacking territory needs {least} to {most} units, not {given}, as one has to stay behind.</extracomment>
        <translation>Det anfallande området behöver {least} till {most} enheter, inte {given}, för en måste stanna kvar.</translation>
    </message>
    <message>
        <source>odds.error.defenders</source>
        <extracomment>The territory under attack needs {least} to {most} armies, not {given}.</extracomment>
        <translation>Det anfallna området behöver {least} till {most} arméer, inte {given}.</translation>
    </message>
    <message>
        <source>odds.error.defenders</source>
        <comment>ad2210</comment>
        <extracomment>The territory under attack needs {least} to {most} units, not {given}.</extracomment>
        <translation>Det anfallna området behöver {least} till {most} enheter, inte {given}.</translation>
    </message>
    <message>
        <source>odds.error.dice</source>
        <extracomment>{option} {given}: expected one to {count} dice with {least} to {most} sides each, such as 8,6.</extracomment>
        <translation>{option} {given}: här väntas en till {count} tärningar med {least} till {most} sidor vardera, till exempel 8,6.</translation>
    </message>
    <message>
        <source>odds.error.edition</source>
        <extracomment>There is no rule set "{edition}"; choose one of {known}.</extracomment>
        <translation>Det finns inget regelverk ”{edition}”; välj ett av {known}.</translation>
    </message>
    <message>
        <source>odds.first_roll</source>
        <extracomment>First roll: {dice}</extracomment>
        <translation>Första kastet: {dice}</translation>
    </message>
    <message>
        <source>odds.god_war.equal</source>
        <extracomment>Chance of equal totals</extracomment>
        <translation>Chans till lika summor</translation>
    </message>
    <message>
        <source>odds.god_war.title</source>
        <extracomment>One round of a god war: {dice}</extracomment>
        <translation>En omgång av en gudastrid: {dice}</translation>
    </message>
    <message>
        <source>odds.losses</source>
        <extracomment>Attacker loses {attacker}, defender {defender}</extracomment>
        <translation>Anfallaren förlorar {attacker}, försvararen {defender}</translation>
    </message>
    <message>
        <source>odds.title</source>
        <extracomment>Attack with {attackers} armies, one of which has to stay, on {defenders}</extracomment>
        <translation>Anfall med {attackers} arméer, varav en måste stanna, mot {defenders}</translation>
    </message>
    <message>
        <source>odds.title</source>
        <comment>ad2210</comment>
        <extracomment>Invade with {attackers} units, one of which has to stay, against {defenders}</extracomment>
        <translation>Invasion med {attackers} enheter, varav en måste stanna, mot {defenders}</translation>
    </message>
    <message>
        <source>odds.win</source>
        <extracomment>Chance that the attacker wins</extracomment>
        <translation>Chans att anfallaren vinner</translation>
    </message>
    <message>
        <source>outcome.capitals</source>
        <extracomment>Enough capitals are in one hand.</extracomment>
        <translation>Tillräckligt många huvudstäder är i en hand.</translation>
    </message>
    <message>
        <source>outcome.last_standing</source>
        <extracomment>Nobody else is left.</extracomment>
        <translation>Ingen annan är kvar.</translation>
    </message>
    <message>
        <source>outcome.mission</source>
        <extracomment>The secret mission is fulfilled.</extracomment>
        <translation>Det hemliga uppdraget är fullföljt.</translation>
    </message>
    <message>
        <source>outcome.missions</source>
        <extracomment>All missions of one player are fulfilled.</extracomment>
        <translation>Alla uppdrag för en spelare är fullföljda.</translation>
    </message>
    <message>
        <source>outcome.round_limit</source>
        <extracomment>The last round is over.</extracomment>
        <translation>Sista rundan är slut.</translation>
    </message>
    <message>
        <source>outcome.score</source>
        <extracomment>The last turn is over: most points win.</extracomment>
        <translation>Sista turen är slut: flest poäng vinner.</translation>
    </message>
    <message>
        <source>outcome.team_broken</source>
        <extracomment>The other team has lost a player.</extracomment>
        <translation>Det andra laget har förlorat en spelare.</translation>
    </message>
    <message>
        <source>own_cards.file</source>
        <extracomment>{file}: {what}</extracomment>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>own_cards.free</source>
        <extracomment>A card for the end of the game is played by itself, so its cost must be 0.</extracomment>
        <translation>Ett kort för spelets slut spelas av sig självt, så kostnaden måste vara 0.</translation>
    </message>
    <message>
        <source>own_cards.id_taken</source>
        <extracomment>The id {name} is taken. Choose another one.</extracomment>
        <translation>Id:t {name} är upptaget. Välj ett annat.</translation>
    </message>
    <message>
        <source>own_cards.idle</source>
        <extracomment>A card with {effect} like this could never do anything. Change its numbers or its terrain.</extracomment>
        <translation>Ett kort med {effect} kan aldrig göra något så här. Ändra dess tal eller dess terräng.</translation>
    </message>
    <message>
        <source>own_cards.line</source>
        <extracomment>{file}, line {line}: {what}</extracomment>
        <translation>{file}, rad {line}: {what}</translation>
    </message>
    <message>
        <source>own_cards.missing</source>
        <extracomment>There are no cards of your own yet. Write them into this file; docs/cards.md tells how.</extracomment>
        <translation>Det finns inga egna kort ännu. Skriv dem i den här filen; docs/cards.md talar om hur.</translation>
    </message>
    <message>
        <source>own_cards.no_cards</source>
        <extracomment>There are no cards in the file: {fault}. Compare it with the example in docs/cards.md.</extracomment>
        <translation>Det finns inga kort i filen: {fault}. Jämför med exemplet i docs/cards.md.</translation>
    </message>
    <message>
        <source>own_cards.no_start</source>
        <extracomment>Until then no game starts with this rule.</extracomment>
        <translation>Till dess startar inget spel med den här regeln.</translation>
    </message>
    <message>
        <source>own_cards.no_zone</source>
        <extracomment>At least one face of the die must name a zone: {choices}.</extracomment>
        <translation>Minst en sida av tärningen måste ange en zon: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.number</source>
        <extracomment>{field} must be a number from {least} to {most}.</extracomment>
        <translation>{field} måste vara ett tal från {least} till {most}.</translation>
    </message>
    <message>
        <source>own_cards.shape</source>
        <extracomment>{place} doesn't fit: {fault}. Compare it with the example in docs/cards.md.</extracomment>
        <translation>{place} stämmer inte: {fault}. Jämför med exemplet i docs/cards.md.</translation>
    </message>
    <message>
        <source>own_cards.terrain</source>
        <extracomment>With {timing}, this terrain can't be. Possible: {choices}.</extracomment>
        <translation>Med {timing} går inte den här terrängen. Möjligt: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.timing</source>
        <extracomment>{effect} can't be played at {timing}. Possible: {choices}.</extracomment>
        <translation>{effect} kan inte spelas vid {timing}. Möjligt: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.too_long</source>
        <extracomment>The file is too long for nine cards.</extracomment>
        <translation>Filen är för lång för nio kort.</translation>
    </message>
    <message>
        <source>own_cards.too_many</source>
        <extracomment>{n} cards are too many: there are {most} blank cards, copies counted.</extracomment>
        <translation>{n} kort är för många: det finns {most} blanka kort, alla exemplar räknas.</translation>
    </message>
    <message>
        <source>own_cards.unreadable</source>
        <extracomment>The file can't be read. Save it as text in UTF-8.</extracomment>
        <translation>Filen går inte att läsa. Spara den som text i UTF-8.</translation>
    </message>
    <message>
        <source>own_cards.without</source>
        <extracomment>To play without cards of your own, set the house rule “{rule}” to “{value}”.</extracomment>
        <translation>Ställ husregeln ”{rule}” på ”{value}” för att spela utan egna kort.</translation>
    </message>
    <message>
        <source>own_cards.word</source>
        <extracomment>{place}: “{word}” isn't possible. Possible: {choices}.</extracomment>
        <translation>{place}: ”{word}” går inte. Möjligt: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.zone</source>
        <extracomment>There is no zone {name}. Possible: {choices}.</extracomment>
        <translation>Det finns ingen zon {name}. Möjliga: {choices}.</translation>
    </message>
    <message>
        <source>pantheon.babylonians</source>
        <extracomment>Babylonians</extracomment>
        <translation>babylonier</translation>
    </message>
    <message>
        <source>pantheon.celts</source>
        <extracomment>Celts</extracomment>
        <translation>kelter</translation>
    </message>
    <message>
        <source>pantheon.egyptians</source>
        <extracomment>Egyptians</extracomment>
        <translation>egyptier</translation>
    </message>
    <message>
        <source>pantheon.greeks</source>
        <extracomment>Greeks</extracomment>
        <translation>greker</translation>
    </message>
    <message>
        <source>pantheon.norse</source>
        <extracomment>Norse</extracomment>
        <translation>nordbor</translation>
    </message>
    <message>
        <source>pick.aegis.go</source>
        <extracomment>Raise Aegis</extracomment>
        <translation>Höj Aigis</translation>
    </message>
    <message>
        <source>pick.aegis.help</source>
        <extracomment>Aegis takes all effect from the card, and is gone afterwards.</extracomment>
        <translation>Aigis tar all verkan från kortet och är sedan borta.</translation>
    </message>
    <message>
        <source>pick.aegis.pass</source>
        <extracomment>Let it happen</extracomment>
        <translation>Låt det ske</translation>
    </message>
    <message>
        <source>pick.aegis.title</source>
        <extracomment>{player} plays {card}: cancel it?</extracomment>
        <translation>{player} spelar {card}: stoppa det?</translation>
    </message>
    <message>
        <source>pick.book.go</source>
        <extracomment>Trade them</extracomment>
        <translation>Byt</translation>
    </message>
    <message>
        <source>pick.book.help</source>
        <extracomment>The Book of the Dead takes two of the armies that you raise now.</extracomment>
        <translation>De dödas bok tar två av arméerna som du får nu.</translation>
    </message>
    <message>
        <source>pick.book.pass</source>
        <extracomment>Keep the armies</extracomment>
        <translation>Behåll arméerna</translation>
    </message>
    <message>
        <source>pick.book.title</source>
        <extracomment>Give up 2 armies for 4 faith?</extracomment>
        <translation>Byta 2 arméer mot 4 tro?</translation>
    </message>
    <message>
        <source>pick.champion.go</source>
        <extracomment>Fight with {name}</extracomment>
        <translation>Strid med {name}</translation>
    </message>
    <message>
        <source>pick.champion.help</source>
        <extracomment>Gods fight first; the loser is banished. The others stand by.</extracomment>
        <translation>Gudar strider först; förloraren förvisas. De andra hjälper till.</translation>
    </message>
    <message>
        <source>pick.champion.odds</source>
        <extracomment>Your chance in this round: {chance}.</extracomment>
        <translation>Din chans i den här rundan: {chance}.</translation>
    </message>
    <message>
        <source>pick.champion.pass</source>
        <extracomment>Break off</extracomment>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>pick.champion.title</source>
        <extracomment>Name your champion for {territory}</extracomment>
        <translation>Välj din kämpe om {territory}</translation>
    </message>
    <message>
        <source>pick.first</source>
        <extracomment>Choose one</extracomment>
        <translation>Välj ett</translation>
    </message>
    <message>
        <source>pick.pantheon.go</source>
        <extracomment>Lead the {name}</extracomment>
        <translation>Led {name}</translation>
    </message>
    <message>
        <source>pick.pantheon.help</source>
        <extracomment>Each has a god of war, of the sky and of death, and a goddess of magic; they differ in name and look.</extracomment>
        <translation>Alla har en krigsgud, en himmelsgud, en dödsgud och en magigudinna; namn och utseende skiljer.</translation>
    </message>
    <message>
        <source>pick.pantheon.title</source>
        <extracomment>Which pantheon do you lead?</extracomment>
        <translation>Vilket panteon leder du?</translation>
    </message>
    <message>
        <source>pick.relic_order.go</source>
        <extracomment>First {name}</extracomment>
        <translation>Först {name}</translation>
    </message>
    <message>
        <source>pick.relic_order.help</source>
        <extracomment>All of them work before your turn begins; the order is yours.</extracomment>
        <translation>Alla verkar innan din tur börjar; du väljer ordningen.</translation>
    </message>
    <message>
        <source>pick.relic_order.title</source>
        <extracomment>Which relic works first?</extracomment>
        <translation>Vilken relik verkar först?</translation>
    </message>
    <message>
        <source>pick.stolen_card.go</source>
        <extracomment>Take {name}</extracomment>
        <translation>Ta {name}</translation>
    </message>
    <message>
        <source>pick.stolen_card.help</source>
        <extracomment>You see the whole hand; only its owner learns what you take.</extracomment>
        <translation>Du ser hela handen; bara ägaren får veta vad du tar.</translation>
    </message>
    <message>
        <source>pick.stolen_card.title</source>
        <extracomment>Which card do you take?</extracomment>
        <translation>Vilket kort tar du?</translation>
    </message>
    <message>
        <source>pieces.choose</source>
        <extracomment>Which piece do you place?</extracomment>
        <translation>Vilken pjäs placerar du?</translation>
    </message>
    <message>
        <source>pieces.choose.ad2210</source>
        <extracomment>Hire a commander or build a station</extracomment>
        <translation>Värva en befälhavare eller bygg en station</translation>
    </message>
    <message>
        <source>pieces.choose.godstorm</source>
        <extracomment>Summon a god or build a temple</extracomment>
        <translation>Åkalla en gud eller bygg ett tempel</translation>
    </message>
    <message>
        <source>pieces.first_choose</source>
        <extracomment>Choose a piece first.</extracomment>
        <translation>Välj en pjäs först.</translation>
    </message>
    <message>
        <source>pieces.free</source>
        <extracomment>free</extracomment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>pieces.hire_help</source>
        <extracomment>You have {money}. Choose a piece, then click the territory where it should stand.</extracomment>
        <translation>Du har {money}. Välj en pjäs och klicka på området där den ska stå.</translation>
    </message>
    <message>
        <source>pieces.no_place</source>
        <extracomment>no place for it</extracomment>
        <translation>ingen plats</translation>
    </message>
    <message>
        <source>pieces.not_in_lesson</source>
        <extracomment>not in this lesson</extracomment>
        <translation>inte i lektionen</translation>
    </message>
    <message>
        <source>pieces.not_there</source>
        <extracomment>That piece can't stand in {territory}.</extracomment>
        <translation>Den pjäsen kan inte stå i {territory}.</translation>
    </message>
    <message>
        <source>pieces.pay</source>
        <extracomment>Pay {money}</extracomment>
        <translation>Betala {money}</translation>
    </message>
    <message>
        <source>pieces.put</source>
        <extracomment>Place it</extracomment>
        <translation>Placera</translation>
    </message>
    <message numerus="yes">
        <source>pieces.setup_help</source>
        <extracomment>Click one of your territories. This is your last piece. | Choose a piece, click a territory; {n} left.</extracomment>
        <translation>
            <numerusform>Klicka på ett av dina områden. Det är din sista pjäs.</numerusform>
            <numerusform>Välj en pjäs, klicka på ett område; {n} kvar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces.short</source>
        <extracomment>{n} short | {n} short</extracomment>
        <translation>
            <numerusform>{n} för lite</numerusform>
            <numerusform>{n} för lite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces.stands</source>
        <extracomment>in play | {n} in play</extracomment>
        <translation>
            <numerusform>i spel</numerusform>
            <numerusform>{n} i spel</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces.stop</source>
        <extracomment>Nothing more</extracomment>
        <translation>Inget mer</translation>
    </message>
    <message>
        <source>pieces.there</source>
        <extracomment>{piece} in {territory}?</extracomment>
        <translation>{piece} i {territory}?</translation>
    </message>
    <message>
        <source>pieces.there.ad2210</source>
        <extracomment>Hire {piece} in {territory}?</extracomment>
        <translation>Värva {piece} i {territory}?</translation>
    </message>
    <message>
        <source>pieces.there.ad2210.station</source>
        <extracomment>Build {piece} in {territory}?</extracomment>
        <translation>Bygg {piece} i {territory}?</translation>
    </message>
    <message>
        <source>pieces.there.godstorm</source>
        <extracomment>Summon {piece} in {territory}?</extracomment>
        <translation>Åkalla {piece} i {territory}?</translation>
    </message>
    <message>
        <source>pieces.there.godstorm.temple</source>
        <extracomment>Build {piece} in {territory}?</extracomment>
        <translation>Bygg {piece} i {territory}?</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.diplomat</source>
        <extracomment>d8 in defence · diplomat cards</extracomment>
        <translation>t8 i försvar · diplomatkort</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.land</source>
        <extracomment>d8 on land · land cards</extracomment>
        <translation>t8 på land · landkort</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.naval</source>
        <extracomment>opens the seas · naval cards</extracomment>
        <translation>öppnar haven · marinkort</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.nuclear</source>
        <extracomment>d8 everywhere · nuclear cards</extracomment>
        <translation>t8 överallt · kärnvapenkort</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.space</source>
        <extracomment>opens the Moon · space cards</extracomment>
        <translation>öppnar månen · rymdkort</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.station</source>
        <extracomment>+1 MOD a turn · d8 in defence</extracomment>
        <translation>+1 MOD per tur · t8 i försvar</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.death</source>
        <extracomment>attacking, enemy dead skip the Afterlife · Death cards</extracomment>
        <translation>slagna fiender går miste om livet efter detta · dödskort</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.magic</source>
        <extracomment>ones are rolled again · relics</extracomment>
        <translation>ettor slås om · reliker</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.sky</source>
        <extracomment>+1 die in god wars · Sky cards</extracomment>
        <translation>+1 tärning i gudastrid · himmelskort</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.temple</source>
        <extracomment>+1 army, +1 faith a turn · defence re-rolls ones</extracomment>
        <translation>+1 armé, +1 tro per tur · försvaret slår om ettor</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.war</source>
        <extracomment>attacking, ties are yours · War cards</extracomment>
        <translation>vinner lika slag i anfall · krigskort</translation>
    </message>
    <message>
        <source>pieces.where</source>
        <extracomment>{piece}: where?</extracomment>
        <translation>{piece}: var?</translation>
    </message>
    <message>
        <source>pieces.where.ad2210</source>
        <extracomment>Hire {piece}: where?</extracomment>
        <translation>Värva {piece}: var?</translation>
    </message>
    <message>
        <source>pieces.where.ad2210.station</source>
        <extracomment>Build {piece}: where?</extracomment>
        <translation>Bygg {piece}: var?</translation>
    </message>
    <message>
        <source>pieces.where.godstorm</source>
        <extracomment>Summon {piece}: where?</extracomment>
        <translation>Åkalla {piece}: var?</translation>
    </message>
    <message>
        <source>pieces.where.godstorm.temple</source>
        <extracomment>Build {piece}: where?</extracomment>
        <translation>Bygg {piece}: var?</translation>
    </message>
    <message>
        <source>play.all</source>
        <extracomment>All</extracomment>
        <translation>Alla</translation>
    </message>
    <message>
        <source>play.attack.armies_name</source>
        <extracomment>Armies</extracomment>
        <translation>Arméer</translation>
    </message>
    <message>
        <source>play.attack.blitz</source>
        <extracomment>Blitz</extracomment>
        <translation>Blixt</translation>
    </message>
    <message numerus="yes">
        <source>play.attack.dice</source>
        <extracomment>Roll {n} die | Roll {n} dice</extracomment>
        <translation>
            <numerusform>Slå {n} tärning</numerusform>
            <numerusform>Slå {n} tärningar</numerusform>
        </translation>
    </message>
    <message>
        <source>play.attack.dice_name</source>
        <extracomment>Dice</extracomment>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>play.attack.from</source>
        <extracomment>Attack from where?</extracomment>
        <translation>Anfalla varifrån?</translation>
    </message>
    <message>
        <source>play.attack.from_help</source>
        <extracomment>Click one of your glowing territories, or end the attacks.</extracomment>
        <translation>Klicka på ett av dina lysande områden, eller avsluta anfallen.</translation>
    </message>
    <message>
        <source>play.attack.go_on</source>
        <extracomment>Keep rolling, or stop</extracomment>
        <translation>Fortsätt slå, eller sluta</translation>
    </message>
    <message numerus="yes">
        <source>play.attack.go_on_help</source>
        <extracomment>You have {n} army in {origin}. | You have {n} armies in {origin}.</extracomment>
        <translation>
            <numerusform>Du har {n} armé i {origin}.</numerusform>
            <numerusform>Du har {n} arméer i {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.attack.go_on_help</source>
        <comment>ad2210</comment>
        <extracomment>You have {n} unit in {origin}. | You have {n} units in {origin}.</extracomment>
        <translation>
            <numerusform>Du har {n} enhet i {origin}.</numerusform>
            <numerusform>Du har {n} enheter i {origin}.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.attack.keep</source>
        <extracomment>Blitz until</extracomment>
        <translation>Blixt tills</translation>
    </message>
    <message>
        <source>play.attack.left</source>
        <extracomment>left</extracomment>
        <translation>är kvar</translation>
    </message>
    <message>
        <source>play.attack.roll</source>
        <extracomment>Attack {target} from {origin}</extracomment>
        <translation>Anfall {target} från {origin}</translation>
    </message>
    <message>
        <source>play.attack.roll_help</source>
        <extracomment>Or click another glowing territory. Esc lets go.</extracomment>
        <translation>Eller klicka på ett annat lysande område. Esc släpper.</translation>
    </message>
    <message>
        <source>play.attack.roll_help_short</source>
        <extracomment>Or choose another glowing territory</extracomment>
        <translation>Eller välj ett annat lysande område</translation>
    </message>
    <message>
        <source>play.attack.stop</source>
        <extracomment>End attack</extracomment>
        <translation>Avsluta anfall</translation>
    </message>
    <message>
        <source>play.attack.to</source>
        <extracomment>Attack whom from {origin}?</extracomment>
        <translation>Vem ska anfallas från {origin}?</translation>
    </message>
    <message>
        <source>play.attack.to_help</source>
        <extracomment>Click a glowing territory. Esc lets go.</extracomment>
        <translation>Klicka på ett lysande område. Esc släpper.</translation>
    </message>
    <message>
        <source>play.attack.to_the_last</source>
        <extracomment>Blitz until 1 goes to the last one.</extracomment>
        <translation>Blixt tills 1 går till den sista.</translation>
    </message>
    <message>
        <source>play.bribe.done</source>
        <extracomment>Keep my cards</extracomment>
        <translation>Behåll korten</translation>
    </message>
    <message>
        <source>play.bribe.help</source>
        <extracomment>One card turns its cannon one step your way. The card is gone.</extracomment>
        <translation>Ett kort vrider kanonen ett steg åt ditt håll. Kortet är sedan borta.</translation>
    </message>
    <message>
        <source>play.bribe.show</source>
        <extracomment>Choose card</extracomment>
        <translation>Välj kort</translation>
    </message>
    <message>
        <source>play.bribe.title</source>
        <extracomment>Win a neutral colour over with a card?</extracomment>
        <translation>Muta en neutral färg med ett kort?</translation>
    </message>
    <message>
        <source>play.call.firm</source>
        <extracomment>5 or 6: stays</extracomment>
        <translation>5 eller 6: stannar</translation>
    </message>
    <message>
        <source>play.call.loyalty</source>
        <extracomment>Is {player} loyal?</extracomment>
        <translation>Är {player} lojal?</translation>
    </message>
    <message>
        <source>play.call.muster</source>
        <extracomment>New armies of {player}</extracomment>
        <translation>Nya arméer åt {player}</translation>
    </message>
    <message numerus="yes">
        <source>play.call.mustered</source>
        <extracomment>{n} army comes | {n} armies come</extracomment>
        <translation>
            <numerusform>{n} armé kommer</numerusform>
            <numerusform>{n} arméer kommer</numerusform>
        </translation>
    </message>
    <message>
        <source>play.call.turns</source>
        <extracomment>Below 5: turns away</extracomment>
        <translation>Under 5: vänder sig bort</translation>
    </message>
    <message>
        <source>play.capital.card</source>
        <extracomment>Hold it. The first time it falls, its continent falls too.</extracomment>
        <translation>Håll den. Första gången den faller, faller dess kontinent också.</translation>
    </message>
    <message>
        <source>play.capital.card_alone</source>
        <extracomment>Hold it. Without it you can't win.</extracomment>
        <translation>Håll den. Utan den kan du inte vinna.</translation>
    </message>
    <message>
        <source>play.capital.found</source>
        <extracomment>Found it here</extracomment>
        <translation>Grunda här</translation>
    </message>
    <message>
        <source>play.capital.help</source>
        <extracomment>One of your own territories. Nobody else sees it.</extracomment>
        <translation>Ett av dina egna områden. Ingen annan ser det.</translation>
    </message>
    <message>
        <source>play.capital.help_open</source>
        <extracomment>One of your own territories. Once everybody has chosen, all capitals are shown.</extracomment>
        <translation>Ett av dina egna områden. När alla har valt visas alla huvudstäder.</translation>
    </message>
    <message>
        <source>play.capital.refuse</source>
        <extracomment>{territory} isn't yours: a capital stands on own land.</extracomment>
        <translation>{territory} är inte ditt: en huvudstad står på egen mark.</translation>
    </message>
    <message>
        <source>play.capital.revealed</source>
        <extracomment>{territory} is the capital of {player}!</extracomment>
        <translation>{territory} är {player}s huvudstad!</translation>
    </message>
    <message>
        <source>play.capital.title</source>
        <extracomment>Choose your secret capital</extracomment>
        <translation>Välj din hemliga huvudstad</translation>
    </message>
    <message>
        <source>play.capital.title_at</source>
        <extracomment>{territory} as your secret capital?</extracomment>
        <translation>{territory} som din hemliga huvudstad?</translation>
    </message>
    <message>
        <source>play.capital.title_at_open</source>
        <extracomment>{territory} as your capital?</extracomment>
        <translation>{territory} som din huvudstad?</translation>
    </message>
    <message>
        <source>play.capital.title_open</source>
        <extracomment>Choose your capital</extracomment>
        <translation>Välj din huvudstad</translation>
    </message>
    <message>
        <source>play.capital.yours</source>
        <extracomment>Your capital</extracomment>
        <translation>Din huvudstad</translation>
    </message>
    <message>
        <source>play.chronicle</source>
        <extracomment>Chronicle</extracomment>
        <translation>Krönika</translation>
    </message>
    <message numerus="yes">
        <source>play.claim.help</source>
        <extracomment>Click one without an owner. You have {n} army left. | Click one without an owner. You have {n} armies left.</extracomment>
        <translation>
            <numerusform>Klicka på ett utan ägare. Du har {n} armé kvar.</numerusform>
            <numerusform>Klicka på ett utan ägare. Du har {n} arméer kvar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.claim.help</source>
        <comment>ad2210</comment>
        <extracomment>Click one without an owner. You have {n} MOD left. | Click one without an owner. You have {n} MODs left.</extracomment>
        <translation>
            <numerusform>Klicka på ett utan ägare. Du har {n} MOD kvar.</numerusform>
            <numerusform>Klicka på ett utan ägare. Du har {n} MOD kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.claim.rest</source>
        <extracomment>Take the rest for me</extracomment>
        <translation>Ta resten åt mig</translation>
    </message>
    <message>
        <source>play.claim.title</source>
        <extracomment>Take a free territory</extracomment>
        <translation>Ta ett ledigt område</translation>
    </message>
    <message>
        <source>play.claim_mission.do</source>
        <extracomment>Claim</extracomment>
        <translation>Visa</translation>
    </message>
    <message>
        <source>play.claim_mission.help</source>
        <extracomment>One in a turn. What is claimed stays claimed.</extracomment>
        <translation>Ett per tur. Visat är visat för alltid.</translation>
    </message>
    <message>
        <source>play.claim_mission.leave</source>
        <extracomment>Keep it secret</extracomment>
        <translation>Håll hemligt</translation>
    </message>
    <message numerus="yes">
        <source>play.claim_mission.title</source>
        <extracomment>A mission is fulfilled: show it? | {n} missions are fulfilled: show one?</extracomment>
        <translation>
            <numerusform>Ett uppdrag är fullföljt: visa det?</numerusform>
            <numerusform>{n} uppdrag är fullföljda: visa ett?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.claim_mission.which</source>
        <extracomment>Mission</extracomment>
        <translation>Uppdrag</translation>
    </message>
    <message numerus="yes">
        <source>play.defend.dice</source>
        <extracomment>Defend with {n} die | Defend with {n} dice</extracomment>
        <translation>
            <numerusform>Försvara med {n} tärning</numerusform>
            <numerusform>Försvara med {n} tärningar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.defend.help</source>
        <extracomment>Against {n} die: with how many do you defend? | Against {n} dice: with how many do you defend?</extracomment>
        <translation>
            <numerusform>Mot {n} tärning: med hur många försvarar du dig?</numerusform>
            <numerusform>Mot {n} tärningar: med hur många försvarar du dig?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.defend.rolled</source>
        <extracomment>The attacker rolled {rolled}: with how many dice do you answer?</extracomment>
        <translation>Anfallaren slog {rolled}: med hur många tärningar svarar du?</translation>
    </message>
    <message>
        <source>play.defend.title</source>
        <extracomment>{attacker} attacks {target}</extracomment>
        <translation>{attacker} anfaller {target}</translation>
    </message>
    <message>
        <source>play.fault.crash</source>
        <extracomment>{player}'s move failed inside the program; a safe one was played instead.</extracomment>
        <translation>{player}s drag misslyckades i programmet; ett säkert drag spelades i stället.</translation>
    </message>
    <message>
        <source>play.fault.illegal</source>
        <extracomment>{player} tried something that isn't allowed; a safe move was played instead.</extracomment>
        <translation>{player} försökte göra något otillåtet; ett säkert drag spelades i stället.</translation>
    </message>
    <message>
        <source>play.fault.late</source>
        <extracomment>{player} took too long; a safe move was played instead.</extracomment>
        <translation>{player} tog för lång tid på sig; ett säkert drag spelades i stället.</translation>
    </message>
    <message>
        <source>play.fortify.armies</source>
        <extracomment>Armies</extracomment>
        <translation>Arméer</translation>
    </message>
    <message>
        <source>play.fortify.armies</source>
        <comment>ad2210</comment>
        <extracomment>Units</extracomment>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>play.fortify.from</source>
        <extracomment>Move armies from where?</extracomment>
        <translation>Flytta arméer varifrån?</translation>
    </message>
    <message>
        <source>play.fortify.from</source>
        <comment>ad2210</comment>
        <extracomment>Move units from where?</extracomment>
        <translation>Flytta enheter varifrån?</translation>
    </message>
    <message>
        <source>play.fortify.from_help</source>
        <extracomment>You have one move. Click a glowing territory, or skip it.</extracomment>
        <translation>Du får flytta en gång. Klicka på ett lysande område, eller hoppa över.</translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.help</source>
        <extracomment>{n} army stays in {origin}. | {n} armies stay in {origin}.</extracomment>
        <translation>
            <numerusform>{n} armé stannar i {origin}.</numerusform>
            <numerusform>{n} arméer stannar i {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.help</source>
        <comment>ad2210</comment>
        <extracomment>{n} unit stays in {origin}. | {n} units stay in {origin}.</extracomment>
        <translation>
            <numerusform>{n} enhet stannar i {origin}.</numerusform>
            <numerusform>{n} enheter stannar i {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.move</source>
        <extracomment>Move {n} army | Move {n} armies</extracomment>
        <translation>
            <numerusform>Flytta {n} armé</numerusform>
            <numerusform>Flytta {n} arméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.move</source>
        <comment>ad2210</comment>
        <extracomment>Move {n} unit | Move {n} units</extracomment>
        <translation>
            <numerusform>Flytta {n} enhet</numerusform>
            <numerusform>Flytta {n} enheter</numerusform>
        </translation>
    </message>
    <message>
        <source>play.fortify.skip</source>
        <extracomment>Skip</extracomment>
        <translation>Hoppa över</translation>
    </message>
    <message>
        <source>play.fortify.title</source>
        <extracomment>Move from {origin} to {target}</extracomment>
        <translation>Flytta från {origin} till {target}</translation>
    </message>
    <message>
        <source>play.fortify.to</source>
        <extracomment>Move from {origin} to where?</extracomment>
        <translation>Flytta från {origin} vart?</translation>
    </message>
    <message>
        <source>play.fortify.to_help</source>
        <extracomment>Click a glowing territory. Esc lets go.</extracomment>
        <translation>Klicka på ett lysande område. Esc släpper.</translation>
    </message>
    <message>
        <source>play.hand.set_ready</source>
        <extracomment>Set ready</extracomment>
        <translation>Set klart</translation>
    </message>
    <message numerus="yes">
        <source>play.hand.spoken</source>
        <extracomment>Your hand: {n} card, {cards} | Your hand: {n} cards, {cards}</extracomment>
        <translation>
            <numerusform>Din hand: {n} kort, {cards}</numerusform>
            <numerusform>Din hand: {n} kort, {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>play.help.name</source>
        <extracomment>Rule of this step</extracomment>
        <translation>Regeln för det här steget</translation>
    </message>
    <message>
        <source>play.herald.asked</source>
        <extracomment>You decide</extracomment>
        <translation>Du bestämmer</translation>
    </message>
    <message>
        <source>play.herald.capital</source>
        <extracomment>{player}'s capital: {territory}</extracomment>
        <translation>{player}s huvudstad: {territory}</translation>
    </message>
    <message>
        <source>play.herald.turn</source>
        <extracomment>It's your turn</extracomment>
        <translation>Det är din tur</translation>
    </message>
    <message numerus="yes">
        <source>play.honours.capitals</source>
        <extracomment>{done} of {n} capital needed | {done} of {n} capitals needed</extracomment>
        <translation>
            <numerusform>{done} av {n} huvudstad som behövs</numerusform>
            <numerusform>{done} av {n} huvudstäder som behövs</numerusform>
        </translation>
    </message>
    <message>
        <source>play.honours.medals</source>
        <extracomment>claimed missions: {ranks}</extracomment>
        <translation>visade uppdrag: {ranks}</translation>
    </message>
    <message>
        <source>play.honours.no_medals</source>
        <extracomment>no mission claimed yet</extracomment>
        <translation>inget uppdrag visat än</translation>
    </message>
    <message>
        <source>play.keys.all_rules</source>
        <extracomment>Look up any rule</extracomment>
        <translation>Slå upp en regel</translation>
    </message>
    <message>
        <source>play.keys.back</source>
        <extracomment>Let go, close, menu</extracomment>
        <translation>Släpp, stäng, meny</translation>
    </message>
    <message>
        <source>play.keys.boards</source>
        <extracomment>With two boards: show one, or the other</extracomment>
        <translation>Med två spelplaner: visa den ena, eller den andra</translation>
    </message>
    <message>
        <source>play.keys.cards</source>
        <extracomment>Your cards</extracomment>
        <translation>Dina kort</translation>
    </message>
    <message>
        <source>play.keys.choose</source>
        <extracomment>Choose the territory</extracomment>
        <translation>Välj området</translation>
    </message>
    <message>
        <source>play.keys.cursor</source>
        <extracomment>From territory to territory</extracomment>
        <translation>Från område till område</translation>
    </message>
    <message>
        <source>play.keys.dice</source>
        <extracomment>Number of dice</extracomment>
        <translation>Antal tärningar</translation>
    </message>
    <message>
        <source>play.keys.end</source>
        <extracomment>End this step</extracomment>
        <translation>Avsluta det här steget</translation>
    </message>
    <message>
        <source>play.keys.fit</source>
        <extracomment>The whole board</extracomment>
        <translation>Hela spelplanen</translation>
    </message>
    <message>
        <source>play.keys.full</source>
        <extracomment>Full screen</extracomment>
        <translation>Helskärm</translation>
    </message>
    <message>
        <source>play.keys.mouse.drag</source>
        <extracomment>Drag</extracomment>
        <translation>Dra</translation>
    </message>
    <message>
        <source>play.keys.mouse.drag.does</source>
        <extracomment>Move the board</extracomment>
        <translation>Flytta spelplanen</translation>
    </message>
    <message>
        <source>play.keys.mouse.plaque</source>
        <extracomment>Click a player</extracomment>
        <translation>Klicka på en spelare</translation>
    </message>
    <message>
        <source>play.keys.mouse.plaque.does</source>
        <extracomment>Show whose land is whose</extracomment>
        <translation>Visa vems land som är vems</translation>
    </message>
    <message>
        <source>play.keys.mouse.right</source>
        <extracomment>Right button</extracomment>
        <translation>Högerknapp</translation>
    </message>
    <message>
        <source>play.keys.mouse.right.does</source>
        <extracomment>Take an army back, let go</extracomment>
        <translation>Ta tillbaka en armé, släpp</translation>
    </message>
    <message>
        <source>play.keys.mouse.right.does</source>
        <comment>ad2210</comment>
        <extracomment>Take a MOD back, let go</extracomment>
        <translation>Ta tillbaka en MOD, släpp</translation>
    </message>
    <message>
        <source>play.keys.mouse.wheel</source>
        <extracomment>Wheel</extracomment>
        <translation>Hjul</translation>
    </message>
    <message>
        <source>play.keys.mouse.wheel.does</source>
        <extracomment>Closer, farther</extracomment>
        <translation>Närmare, längre bort</translation>
    </message>
    <message>
        <source>play.keys.pin</source>
        <extracomment>With two boards: stay on this one, or follow the fights</extracomment>
        <translation>Med två spelplaner: stanna här, eller följ striderna</translation>
    </message>
    <message>
        <source>play.keys.primary</source>
        <extracomment>The coloured button</extracomment>
        <translation>Den färgade knappen</translation>
    </message>
    <message>
        <source>play.keys.rule</source>
        <extracomment>The rule of this step</extracomment>
        <translation>Regeln för det här steget</translation>
    </message>
    <message>
        <source>play.keys.secret</source>
        <extracomment>Your secret mission or capital, while held down</extracomment>
        <translation>Ditt hemliga uppdrag eller din huvudstad, så länge den hålls ned</translation>
    </message>
    <message>
        <source>play.keys.sound</source>
        <extracomment>Sound on or off</extracomment>
        <translation>Ljud på eller av</translation>
    </message>
    <message>
        <source>play.keys.strength</source>
        <extracomment>Show where armies stand</extracomment>
        <translation>Visa var arméerna står</translation>
    </message>
    <message>
        <source>play.keys.strength</source>
        <comment>ad2210</comment>
        <extracomment>Show where units stand</extracomment>
        <translation>Visa var enheterna står</translation>
    </message>
    <message>
        <source>play.keys.tint</source>
        <extracomment>Colours of owners or of continents</extracomment>
        <translation>Färger efter ägare eller kontinent</translation>
    </message>
    <message>
        <source>play.keys.title</source>
        <extracomment>Keys and mouse</extracomment>
        <translation>Tangenter och mus</translation>
    </message>
    <message>
        <source>play.keys.undo</source>
        <extracomment>Take back</extracomment>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>play.keys.zoom</source>
        <extracomment>More or fewer armies; else closer, farther</extracomment>
        <translation>Fler eller färre arméer; annars närmare, längre bort</translation>
    </message>
    <message>
        <source>play.keys.zoom</source>
        <comment>ad2210</comment>
        <extracomment>More or fewer units; else closer, farther</extracomment>
        <translation>Fler eller färre enheter; annars närmare, längre bort</translation>
    </message>
    <message>
        <source>play.least</source>
        <extracomment>Fewest</extracomment>
        <translation>Minst</translation>
    </message>
    <message>
        <source>play.listed.go</source>
        <extracomment>Choose</extracomment>
        <translation>Välj</translation>
    </message>
    <message>
        <source>play.listed.number</source>
        <extracomment>Set the number.</extracomment>
        <translation>Ställ in antalet.</translation>
    </message>
    <message>
        <source>play.listed.pass</source>
        <extracomment>Nothing more</extracomment>
        <translation>Inget mer</translation>
    </message>
    <message>
        <source>play.listed.place</source>
        <extracomment>Click a glowing territory.</extracomment>
        <translation>Klicka på ett lysande område.</translation>
    </message>
    <message>
        <source>play.listed.row</source>
        <extracomment>Choose a row, or a glowing territory.</extracomment>
        <translation>Välj en rad, eller ett lysande område.</translation>
    </message>
    <message>
        <source>play.listed.title</source>
        <extracomment>What do you choose?</extracomment>
        <translation>Vad väljer du?</translation>
    </message>
    <message>
        <source>play.match.help</source>
        <extracomment>The glowing ones stood on the cards that you traded.</extracomment>
        <translation>De lysande fanns på korten som du bytte in.</translation>
    </message>
    <message numerus="yes">
        <source>play.match.title</source>
        <extracomment>Which territory gets the extra army? | Which territory gets the {n} extra armies?</extracomment>
        <translation>
            <numerusform>Vilket område får den extra armén?</numerusform>
            <numerusform>Vilket område får de {n} extra arméerna?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.menu.all_rules</source>
        <extracomment>All rules</extracomment>
        <translation>Alla regler</translation>
    </message>
    <message>
        <source>play.menu.keys</source>
        <extracomment>Keys and mouse</extracomment>
        <translation>Tangenter och mus</translation>
    </message>
    <message>
        <source>play.menu.leave</source>
        <extracomment>To the first screen</extracomment>
        <translation>Till startskärmen</translation>
    </message>
    <message>
        <source>play.menu.name</source>
        <extracomment>Menu</extracomment>
        <translation>Meny</translation>
    </message>
    <message>
        <source>play.menu.quit</source>
        <extracomment>Quit</extracomment>
        <translation>Avsluta</translation>
    </message>
    <message>
        <source>play.menu.resume</source>
        <extracomment>Resume</extracomment>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>play.menu.rules</source>
        <extracomment>Rule of this step</extracomment>
        <translation>Regeln för det här steget</translation>
    </message>
    <message>
        <source>play.menu.saved</source>
        <extracomment>The game is saved after every action: you can leave at any time.</extracomment>
        <translation>Spelet sparas efter varje åtgärd: du kan sluta när som helst.</translation>
    </message>
    <message>
        <source>play.menu.settings</source>
        <extracomment>Settings</extracomment>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>play.menu.title</source>
        <extracomment>Menu</extracomment>
        <translation>Meny</translation>
    </message>
    <message>
        <source>play.mission.fulfilled_title</source>
        <extracomment>Your mission</extracomment>
        <translation>Ditt uppdrag</translation>
    </message>
    <message>
        <source>play.mission.revealed</source>
        <extracomment>{player} has fulfilled a mission</extracomment>
        <translation>{player} har fullföljt ett uppdrag</translation>
    </message>
    <message>
        <source>play.neutral.ally</source>
        <extracomment>Ally</extracomment>
        <translation>Allierad</translation>
    </message>
    <message>
        <source>play.neutral.ally_of</source>
        <extracomment>Ally of {player}</extracomment>
        <translation>Allierad med {player}</translation>
    </message>
    <message numerus="yes">
        <source>play.neutral.cards</source>
        <extracomment>Bribed with {n} card | Bribed with {n} cards</extracomment>
        <translation>
            <numerusform>Mutad med {n} kort</numerusform>
            <numerusform>Mutad med {n} kort</numerusform>
        </translation>
    </message>
    <message>
        <source>play.neutral.fortify</source>
        <extracomment>Move armies of {player}?</extracomment>
        <translation>Flytta arméer åt {player}?</translation>
    </message>
    <message>
        <source>play.neutral.fortify.help</source>
        <extracomment>One move for each ally. Click a glowing territory, or skip it.</extracomment>
        <translation>En flytt per allierad. Klicka på ett lysande område, eller hoppa över.</translation>
    </message>
    <message>
        <source>play.neutral.led</source>
        <extracomment>You lead the armies of {player}. Esc lets go.</extracomment>
        <translation>Du leder {player}s arméer. Esc släpper.</translation>
    </message>
    <message>
        <source>play.neutral.muster</source>
        <extracomment>New armies for {player}?</extracomment>
        <translation>Nya arméer åt {player}?</translation>
    </message>
    <message>
        <source>play.neutral.muster.help</source>
        <extracomment>The die says how many. You place them, but an ally can desert.</extracomment>
        <translation>Tärningen säger hur många. Du placerar dem, men en allierad kan desertera.</translation>
    </message>
    <message>
        <source>play.neutral.muster.roll</source>
        <extracomment>Roll the die</extracomment>
        <translation>Slå tärningen</translation>
    </message>
    <message>
        <source>play.neutral.muster.skip</source>
        <extracomment>No more</extracomment>
        <translation>Inga fler</translation>
    </message>
    <message>
        <source>play.neutral.nobodys</source>
        <extracomment>On nobody's side</extracomment>
        <translation>På ingens sida</translation>
    </message>
    <message>
        <source>play.neutral.occupy</source>
        <extracomment>{target} falls to {player}: how many move in?</extracomment>
        <translation>{target} tillfaller {player}: hur många rycker in?</translation>
    </message>
    <message numerus="yes">
        <source>play.neutral.place</source>
        <extracomment>Place {n} army of {player} | Place {n} armies of {player}</extracomment>
        <translation>
            <numerusform>Placera {n} armé åt {player}</numerusform>
            <numerusform>Placera {n} arméer åt {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>play.neutral.place.ally</source>
        <extracomment>The die brought them. Click glowing land.</extracomment>
        <translation>Tärningen gav dem. Klicka på ett lysande område.</translation>
    </message>
    <message>
        <source>play.neutral.place.grown</source>
        <extracomment>Half of what {player} has just got. {actor} places it on the glowing land.</extracomment>
        <translation>Hälften av vad {player} nyss fick. {actor} placerar den på de lysande områdena.</translation>
    </message>
    <message numerus="yes">
        <source>play.neutral.place.opening</source>
        <extracomment>Click glowing land, where it bars the way. {n} army is left. | Click glowing land, where it bars the way. {n} armies are left.</extracomment>
        <translation>
            <numerusform>Klicka på ett lysande område, där den är i vägen. {n} armé kvar.</numerusform>
            <numerusform>Klicka på ett lysande område, där den är i vägen. {n} arméer kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.neutral.spoken</source>
        <extracomment>{name}: {territories}, {armies}</extracomment>
        <translation>{name}: {territories}, {armies}</translation>
    </message>
    <message numerus="yes">
        <source>play.neutral.territories</source>
        <extracomment>{n} territory | {n} territories</extracomment>
        <translation>
            <numerusform>{n} område</numerusform>
            <numerusform>{n} områden</numerusform>
        </translation>
    </message>
    <message>
        <source>play.occupy.armies</source>
        <extracomment>Armies</extracomment>
        <translation>Arméer</translation>
    </message>
    <message>
        <source>play.occupy.armies</source>
        <comment>ad2210</comment>
        <extracomment>Units</extracomment>
        <translation>Enheter</translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.help</source>
        <extracomment>{n} army stays in {origin}. | {n} armies stay in {origin}.</extracomment>
        <translation>
            <numerusform>{n} armé stannar i {origin}.</numerusform>
            <numerusform>{n} arméer stannar i {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.help</source>
        <comment>ad2210</comment>
        <extracomment>{n} unit stays in {origin}. | {n} units stay in {origin}.</extracomment>
        <translation>
            <numerusform>{n} enhet stannar i {origin}.</numerusform>
            <numerusform>{n} enheter stannar i {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.move</source>
        <extracomment>Move {n} army in | Move {n} armies in</extracomment>
        <translation>
            <numerusform>Flytta in {n} armé</numerusform>
            <numerusform>Flytta in {n} arméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.move</source>
        <comment>ad2210</comment>
        <extracomment>Move {n} unit in | Move {n} units in</extracomment>
        <translation>
            <numerusform>Flytta in {n} enhet</numerusform>
            <numerusform>Flytta in {n} enheter</numerusform>
        </translation>
    </message>
    <message>
        <source>play.occupy.title</source>
        <extracomment>{target} is yours: how many move in?</extracomment>
        <translation>{target} är ditt: hur många rycker in?</translation>
    </message>
    <message>
        <source>play.odds.beats</source>
        <extracomment>Beats {player}</extracomment>
        <translation>Besegrar {player}</translation>
    </message>
    <message numerus="yes">
        <source>play.odds.beats_cards</source>
        <extracomment>Beats {player}: take {n} card | Beats {player}: take {n} cards</extracomment>
        <translation>
            <numerusform>Besegrar {player}: ta {n} kort</numerusform>
            <numerusform>Besegrar {player}: ta {n} kort</numerusform>
        </translation>
    </message>
    <message>
        <source>play.odds.breaks</source>
        <extracomment>Breaks {region}</extracomment>
        <translation>Bryter {region}</translation>
    </message>
    <message>
        <source>play.odds.breaks_team</source>
        <extracomment>Beats {player}: your team wins</extracomment>
        <translation>Besegrar {player}: ditt lag vinner</translation>
    </message>
    <message>
        <source>play.odds.completes</source>
        <extracomment>Completes {region}</extracomment>
        <translation>Fullbordar {region}</translation>
    </message>
    <message>
        <source>play.over.help</source>
        <extracomment>Here is the final position.</extracomment>
        <translation>Det här är slutställningen.</translation>
    </message>
    <message>
        <source>play.over.title</source>
        <extracomment>The game is over</extracomment>
        <translation>Spelet är slut</translation>
    </message>
    <message>
        <source>play.phase.ally_fortify</source>
        <extracomment>Move allies</extracomment>
        <translation>Flytta allierade</translation>
    </message>
    <message>
        <source>play.phase.ally_reinforce</source>
        <extracomment>Allies</extracomment>
        <translation>Allierade</translation>
    </message>
    <message>
        <source>play.phase.attack</source>
        <extracomment>Attack</extracomment>
        <translation>Anfall</translation>
    </message>
    <message>
        <source>play.phase.bid</source>
        <extracomment>Bid</extracomment>
        <translation>Bjud</translation>
    </message>
    <message>
        <source>play.phase.bribe</source>
        <extracomment>Bribe</extracomment>
        <translation>Muta</translation>
    </message>
    <message>
        <source>play.phase.buy</source>
        <extracomment>Buy</extracomment>
        <translation>Köp</translation>
    </message>
    <message>
        <source>play.phase.capital</source>
        <extracomment>Choose capital</extracomment>
        <translation>Välj huvudstad</translation>
    </message>
    <message>
        <source>play.phase.claim</source>
        <extracomment>Take land</extracomment>
        <translation>Välj land</translation>
    </message>
    <message>
        <source>play.phase.end_cards</source>
        <extracomment>End</extracomment>
        <translation>Slut</translation>
    </message>
    <message>
        <source>play.phase.fortify</source>
        <extracomment>Fortify</extracomment>
        <translation>Flytta</translation>
    </message>
    <message>
        <source>play.phase.hire</source>
        <extracomment>Hire</extracomment>
        <translation>Värva</translation>
    </message>
    <message>
        <source>play.phase.leave_afterlife</source>
        <extracomment>Afterlife</extracomment>
        <translation>Livet efter detta</translation>
    </message>
    <message>
        <source>play.phase.neutral_reinforce</source>
        <extracomment>Neutral</extracomment>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>play.phase.pantheon</source>
        <extracomment>Pantheons</extracomment>
        <translation>Panteon</translation>
    </message>
    <message>
        <source>play.phase.plague</source>
        <extracomment>Plague</extracomment>
        <translation>Pest</translation>
    </message>
    <message>
        <source>play.phase.play_card</source>
        <extracomment>Cards</extracomment>
        <translation>Kort</translation>
    </message>
    <message>
        <source>play.phase.reinforce</source>
        <extracomment>Reinforce</extracomment>
        <translation>Förstärk</translation>
    </message>
    <message>
        <source>play.phase.setup_piece</source>
        <extracomment>Place pieces</extracomment>
        <translation>Placera pjäser</translation>
    </message>
    <message>
        <source>play.phase.setup_place</source>
        <extracomment>Place armies</extracomment>
        <translation>Placera arméer</translation>
    </message>
    <message>
        <source>play.phase.setup_place</source>
        <comment>ad2210</comment>
        <extracomment>Place MODs</extracomment>
        <translation>Placera MOD</translation>
    </message>
    <message>
        <source>play.phase.summon</source>
        <extracomment>Summon</extracomment>
        <translation>Åkalla</translation>
    </message>
    <message>
        <source>play.phase.turn_end</source>
        <extracomment>End</extracomment>
        <translation>Slut</translation>
    </message>
    <message>
        <source>play.phase.underworld</source>
        <extracomment>Underworld</extracomment>
        <translation>Underjorden</translation>
    </message>
    <message>
        <source>play.plaque.ai</source>
        <extracomment>AI · {level}</extracomment>
        <translation>AI · {level}</translation>
    </message>
    <message>
        <source>play.plaque.hint</source>
        <extracomment>Click to show the territories</extracomment>
        <translation>Klicka för att visa områdena</translation>
    </message>
    <message>
        <source>play.plaque.on_turn</source>
        <extracomment>On turn</extracomment>
        <translation>Vid draget</translation>
    </message>
    <message>
        <source>play.plaque.out</source>
        <extracomment>Out</extracomment>
        <translation>Ute</translation>
    </message>
    <message>
        <source>play.plaque.out_round</source>
        <extracomment>Out in round {round}</extracomment>
        <translation>Ute i runda {round}</translation>
    </message>
    <message>
        <source>play.plaque.out_round</source>
        <comment>ad2210</comment>
        <extracomment>Out in year {round}</extracomment>
        <translation>Ute år {round}</translation>
    </message>
    <message>
        <source>play.plaque.quiet</source>
        <extracomment>Silent</extracomment>
        <translation>Tyst</translation>
    </message>
    <message>
        <source>play.plaque.quiet.battle</source>
        <extracomment>You are not asked for cards in this battle; asked again in the next one.</extracomment>
        <translation>Du tillfrågas inte om kort i den här striden; igen i nästa.</translation>
    </message>
    <message>
        <source>play.plaque.quiet.bystander</source>
        <extracomment>You are only asked for cards when you are the target; for others again in your turn.</extracomment>
        <translation>Du tillfrågas bara om kort när du är målet; för andra igen i din tur.</translation>
    </message>
    <message>
        <source>play.plaque.quiet.turn</source>
        <extracomment>You are not asked for cards; asked again in your turn.</extracomment>
        <translation>Du tillfrågas inte om kort; igen i din egen tur.</translation>
    </message>
    <message>
        <source>play.plaque.spoken</source>
        <extracomment>{name}, {kind}: {territories} territories, {armies} armies, next income {income}, {cards} cards</extracomment>
        <translation>{name}, {kind}: {territories} områden, {armies} arméer, nästa inkomst {income}, {cards} kort</translation>
    </message>
    <message>
        <source>play.plaque.spoken</source>
        <comment>ad2210</comment>
        <extracomment>{name}, {kind}: {territories} territories, {armies} units, next income {income}, {cards} cards</extracomment>
        <translation>{name}, {kind}: {territories} områden, {armies} enheter, nästa inkomst {income}, {cards} kort</translation>
    </message>
    <message>
        <source>play.plaque.thinking</source>
        <extracomment>Thinking</extracomment>
        <translation>Tänker</translation>
    </message>
    <message>
        <source>play.plaque.your_turn</source>
        <extracomment>Your turn</extracomment>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>play.refuse.no_ally</source>
        <extracomment>{territory} doesn't belong to an ally that waits for armies.</extracomment>
        <translation>{territory} tillhör ingen allierad som väntar på arméer.</translation>
    </message>
    <message>
        <source>play.refuse.no_enemy_near</source>
        <extracomment>{territory} has no enemy beside it.</extracomment>
        <translation>{territory} har ingen fiende intill sig.</translation>
    </message>
    <message>
        <source>play.refuse.no_match</source>
        <extracomment>{territory} was on none of the traded cards, or isn't yours.</extracomment>
        <translation>{territory} fanns inte på något av de inbytta korten, eller är inte ditt.</translation>
    </message>
    <message>
        <source>play.refuse.none_left</source>
        <extracomment>All your armies are placed. Confirm, or take one back.</extracomment>
        <translation>Alla dina arméer är placerade. Bekräfta, eller ta tillbaka en.</translation>
    </message>
    <message>
        <source>play.refuse.none_left</source>
        <comment>ad2210</comment>
        <extracomment>All your MODs are placed. Confirm, or take one back.</extracomment>
        <translation>Alla dina MOD är placerade. Bekräfta, eller ta tillbaka en.</translation>
    </message>
    <message>
        <source>play.refuse.not_claimable</source>
        <extracomment>Nobody can take {territory} at the start. Take another territory.</extracomment>
        <translation>Ingen kan ta {territory} i början. Ta ett annat område.</translation>
    </message>
    <message>
        <source>play.refuse.nowhere_to</source>
        <extracomment>{territory} isn't connected to another territory of yours.</extracomment>
        <translation>{territory} hänger inte ihop med något annat av dina områden.</translation>
    </message>
    <message>
        <source>play.refuse.regroup_used</source>
        <extracomment>The armies in {territory} have fought this turn, or go elsewhere already.</extracomment>
        <translation>Arméerna i {territory} har stridit under turen, eller är redan på väg någon annanstans.</translation>
    </message>
    <message>
        <source>play.refuse.rush</source>
        <extracomment>A rush costs {n} armies, and nobody would be left to attack {territory}. Click an origin first.</extracomment>
        <translation>En överrumpling kostar {n} arméer, och ingen skulle bli kvar som anfaller {territory}. Klicka först på ett ursprung.</translation>
    </message>
    <message>
        <source>play.refuse.stays</source>
        <extracomment>The only army of {territory} has to stay.</extracomment>
        <translation>Den enda armén i {territory} måste stanna.</translation>
    </message>
    <message>
        <source>play.refuse.stays</source>
        <comment>ad2210</comment>
        <extracomment>The only unit in {territory} has to stay.</extracomment>
        <translation>Den enda enheten i {territory} måste stanna.</translation>
    </message>
    <message>
        <source>play.refuse.taken</source>
        <extracomment>{territory} has an owner already. Take a free territory.</extracomment>
        <translation>{territory} har redan en ägare. Ta ett ledigt område.</translation>
    </message>
    <message numerus="yes">
        <source>play.regroup.confirm</source>
        <extracomment>Move {n} army | Move {n} armies</extracomment>
        <translation>
            <numerusform>Flytta {n} armé</numerusform>
            <numerusform>Flytta {n} arméer</numerusform>
        </translation>
    </message>
    <message>
        <source>play.regroup.help</source>
        <extracomment>As many moves as you like, each to a neighbour, all at once. Who fought stays.</extracomment>
        <translation>Så många flyttar du vill, var och en till en granne, alla samtidigt. De som stridit stannar.</translation>
    </message>
    <message>
        <source>play.regroup.more</source>
        <extracomment>More moves, or all of them now?</extracomment>
        <translation>Fler flyttar, eller alla nu?</translation>
    </message>
    <message>
        <source>play.regroup.title</source>
        <extracomment>Regroup your armies?</extracomment>
        <translation>Omgruppera arméerna?</translation>
    </message>
    <message>
        <source>play.reinforce.all_here</source>
        <extracomment>All here</extracomment>
        <translation>Alla hit</translation>
    </message>
    <message>
        <source>play.reinforce.all_placed</source>
        <extracomment>All armies are placed</extracomment>
        <translation>Alla arméer är placerade</translation>
    </message>
    <message>
        <source>play.reinforce.all_placed</source>
        <comment>ad2210</comment>
        <extracomment>All MODs are placed</extracomment>
        <translation>Alla MOD är placerade</translation>
    </message>
    <message>
        <source>play.reinforce.confirm</source>
        <extracomment>Confirm</extracomment>
        <translation>Bekräfta</translation>
    </message>
    <message>
        <source>play.reinforce.help</source>
        <extracomment>Click one of your territories. A right click takes one back.</extracomment>
        <translation>Klicka på ett eget område. Högerklick tar tillbaka en.</translation>
    </message>
    <message>
        <source>play.reinforce.help_placed</source>
        <extracomment>Confirm, or change something first.</extracomment>
        <translation>Bekräfta, eller ändra något först.</translation>
    </message>
    <message numerus="yes">
        <source>play.reinforce.title</source>
        <extracomment>Place {n} more army | Place {n} armies</extracomment>
        <translation>
            <numerusform>Placera {n} armé till</numerusform>
            <numerusform>Placera {n} arméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.reinforce.title</source>
        <comment>ad2210</comment>
        <extracomment>Place {n} more MOD | Place {n} MODs</extracomment>
        <translation>
            <numerusform>Placera {n} MOD till</numerusform>
            <numerusform>Placera {n} MOD</numerusform>
        </translation>
    </message>
    <message>
        <source>play.ribbon.spoken</source>
        <extracomment>{player} is on turn: {phase}</extracomment>
        <translation>{player} är vid draget: {phase}</translation>
    </message>
    <message>
        <source>play.round</source>
        <extracomment>Round {round}</extracomment>
        <translation>Runda {round}</translation>
    </message>
    <message numerus="yes">
        <source>play.rush.from_help</source>
        <extracomment>Click one of your glowing territories first. The enemy's at once is a rush: it costs {n} army. | Click one of your glowing territories first. The enemy's at once is a rush: it costs {n} armies.</extracomment>
        <translation>
            <numerusform>Klicka först på ett eget lysande område. Direkt på fienden är en överrumpling: det kostar {n} armé.</numerusform>
            <numerusform>Klicka först på ett eget lysande område. Direkt på fienden är en överrumpling: det kostar {n} arméer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.rush.go</source>
        <extracomment>Rush for {n} army | Rush for {n} armies</extracomment>
        <translation>
            <numerusform>Överrumpla för {n} armé</numerusform>
            <numerusform>Överrumpla för {n} arméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.rush.help</source>
        <extracomment>You named no origin: {n} army of {origin} is lost first. Click {origin}, and it costs nothing. | You named no origin: {n} armies of {origin} are lost first. Click {origin}, and it costs nothing.</extracomment>
        <translation>
            <numerusform>Du nämnde inget ursprung: {origin} förlorar först {n} armé. Klicka på {origin}, så kostar det inget.</numerusform>
            <numerusform>Du nämnde inget ursprung: {origin} förlorar först {n} arméer. Klicka på {origin}, så kostar det inget.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.rush.title</source>
        <extracomment>Rush {target}?</extracomment>
        <translation>Överrumpla {target}?</translation>
    </message>
    <message>
        <source>play.secret.hint</source>
        <extracomment>Hold the mouse button or {key} to look. In your own turn only, when others sit at the screen.</extracomment>
        <translation>Håll musknappen eller {key} för att titta. Med andra vid skärmen bara under din egen tur.</translation>
    </message>
    <message>
        <source>play.secret.look</source>
        <extracomment>Hold {key}</extracomment>
        <translation>Håll {key}</translation>
    </message>
    <message numerus="yes">
        <source>play.secret.spoken</source>
        <extracomment>Your secret, face down | Your {n} secrets, face down</extracomment>
        <translation>
            <numerusform>Din hemlighet, dold</numerusform>
            <numerusform>Dina {n} hemligheter, dolda</numerusform>
        </translation>
    </message>
    <message>
        <source>play.secret.title</source>
        <extracomment>For {name} only</extracomment>
        <translation>Bara för {name}</translation>
    </message>
    <message numerus="yes">
        <source>play.setup.help</source>
        <extracomment>Click one of your territories. {n} army is left in all. | Click one of your territories. {n} armies are left in all.</extracomment>
        <translation>
            <numerusform>Klicka på ett eget område. Totalt {n} armé kvar.</numerusform>
            <numerusform>Klicka på ett eget område. Totalt {n} arméer kvar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.setup.help</source>
        <comment>ad2210</comment>
        <extracomment>Click one of your territories. {n} MOD is left in all. | Click one of your territories. {n} MODs are left in all.</extracomment>
        <translation>
            <numerusform>Klicka på ett eget område. Totalt {n} MOD kvar.</numerusform>
            <numerusform>Klicka på ett eget område. Totalt {n} MOD kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.setup.name</source>
        <extracomment>Set-up</extracomment>
        <translation>Uppställning</translation>
    </message>
    <message>
        <source>play.setup.rest</source>
        <extracomment>Place the rest for me</extracomment>
        <translation>Placera resten åt mig</translation>
    </message>
    <message numerus="yes">
        <source>play.setup.title</source>
        <extracomment>Place {n} starting army | Place {n} starting armies</extracomment>
        <translation>
            <numerusform>Placera {n} startarmé</numerusform>
            <numerusform>Placera {n} startarméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.setup.title</source>
        <comment>ad2210</comment>
        <extracomment>Place {n} starting MOD | Place {n} starting MODs</extracomment>
        <translation>
            <numerusform>Placera {n} start-MOD</numerusform>
            <numerusform>Placera {n} start-MOD</numerusform>
        </translation>
    </message>
    <message>
        <source>play.sound.off</source>
        <extracomment>Switch sound off</extracomment>
        <translation>Stäng av ljudet</translation>
    </message>
    <message>
        <source>play.sound.on</source>
        <extracomment>Switch sound on</extracomment>
        <translation>Sätt på ljudet</translation>
    </message>
    <message>
        <source>play.speed.fast</source>
        <extracomment>Fast</extracomment>
        <translation>Snabbt</translation>
    </message>
    <message>
        <source>play.speed.instant</source>
        <extracomment>Instant</extracomment>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>play.speed.name</source>
        <extracomment>Speed of the opponents</extracomment>
        <translation>Motståndarnas tempo</translation>
    </message>
    <message>
        <source>play.speed.normal</source>
        <extracomment>Normal</extracomment>
        <translation>Normalt</translation>
    </message>
    <message>
        <source>play.speed.now</source>
        <extracomment>Speed of the opponents: {speed}</extracomment>
        <translation>Motståndarnas tempo: {speed}</translation>
    </message>
    <message>
        <source>play.speed.slow</source>
        <extracomment>Slow</extracomment>
        <translation>Långsamt</translation>
    </message>
    <message>
        <source>play.speed.step</source>
        <extracomment>Step by step</extracomment>
        <translation>Steg för steg</translation>
    </message>
    <message>
        <source>play.swap_mission.do</source>
        <extracomment>Change it</extracomment>
        <translation>Byt</translation>
    </message>
    <message>
        <source>play.swap_mission.help</source>
        <extracomment>You get another one of the same rank.</extracomment>
        <translation>Du får ett annat av samma grad.</translation>
    </message>
    <message>
        <source>play.swap_mission.leave</source>
        <extracomment>Keep it</extracomment>
        <translation>Behåll</translation>
    </message>
    <message numerus="yes">
        <source>play.swap_mission.title</source>
        <extracomment>A mission can't come true: change it? | {n} missions can't come true: change one?</extracomment>
        <translation>
            <numerusform>Ett uppdrag går inte: byta det?</numerusform>
            <numerusform>{n} uppdrag går inte: byta ett?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.swap_mission.which</source>
        <extracomment>Mission</extracomment>
        <translation>Uppdrag</translation>
    </message>
    <message>
        <source>play.team.defends</source>
        <extracomment>Also there: {names}. Whoever has most armies loses first.</extracomment>
        <translation>Också där: {names}. Den som har flest arméer förlorar först.</translation>
    </message>
    <message>
        <source>play.team.joins</source>
        <extracomment>They join {player} in {target}.</extracomment>
        <translation>De ansluter till {player} i {target}.</translation>
    </message>
    <message>
        <source>play.team.leaves</source>
        <extracomment>All your armies leave {origin}, your partner's stay.</extracomment>
        <translation>Alla dina arméer lämnar {origin}, lagkamratens stannar.</translation>
    </message>
    <message>
        <source>play.toast.out</source>
        <extracomment>{player} is out of the game</extracomment>
        <translation>{player} är utslagen</translation>
    </message>
    <message>
        <source>play.trade.help</source>
        <extracomment>You may also keep your cards for later.</extracomment>
        <translation>Du får också spara korten till senare.</translation>
    </message>
    <message numerus="yes">
        <source>play.trade.help_forced</source>
        <extracomment>With {n} card you have to trade. | With {n} cards you have to trade.</extracomment>
        <translation>
            <numerusform>Med {n} kort måste du byta in.</numerusform>
            <numerusform>Med {n} kort måste du byta in.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.trade.later</source>
        <extracomment>Keep them</extracomment>
        <translation>Spara dem</translation>
    </message>
    <message>
        <source>play.trade.show</source>
        <extracomment>Choose cards</extracomment>
        <translation>Välj kort</translation>
    </message>
    <message numerus="yes">
        <source>play.trade.title</source>
        <extracomment>Trade a set for {n} army? | Trade a set for {n} armies?</extracomment>
        <translation>
            <numerusform>Byta in ett set mot {n} armé?</numerusform>
            <numerusform>Byta in ett set mot {n} arméer?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.trade.title_forced</source>
        <extracomment>Trade a set: it brings {n} army | Trade a set: it brings {n} armies</extracomment>
        <translation>
            <numerusform>Byt in ett set: det ger {n} armé</numerusform>
            <numerusform>Byt in ett set: det ger {n} arméer</numerusform>
        </translation>
    </message>
    <message>
        <source>play.undo</source>
        <extracomment>Undo</extracomment>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>play.watch.handover</source>
        <extracomment>{player} is next</extracomment>
        <translation>Det är {player}s tur</translation>
    </message>
    <message>
        <source>play.watch.help</source>
        <extracomment>Watch, or look at the board meanwhile.</extracomment>
        <translation>Titta på, eller studera spelplanen så länge.</translation>
    </message>
    <message>
        <source>play.watch.next</source>
        <extracomment>Next</extracomment>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>play.watch.playing</source>
        <extracomment>{player} is playing</extracomment>
        <translation>{player} spelar</translation>
    </message>
    <message>
        <source>play.watch.skip</source>
        <extracomment>Skip to my turn</extracomment>
        <translation>Till min tur</translation>
    </message>
    <message>
        <source>play.watch.skip_end</source>
        <extracomment>Skip to the end</extracomment>
        <translation>Till slutet</translation>
    </message>
    <message>
        <source>play.watch.skip_turn</source>
        <extracomment>Skip this turn</extracomment>
        <translation>Hoppa över turen</translation>
    </message>
    <message>
        <source>play.watch.step_help</source>
        <extracomment>The next move follows when you are ready.</extracomment>
        <translation>Nästa drag kommer när du är redo.</translation>
    </message>
    <message>
        <source>play.watch.stepped</source>
        <extracomment>{player} has played</extracomment>
        <translation>{player} har spelat</translation>
    </message>
    <message>
        <source>play.watch.thinking</source>
        <extracomment>{player} is thinking</extracomment>
        <translation>{player} tänker</translation>
    </message>
    <message>
        <source>press.first_odds</source>
        <extracomment>first a god war: {chance}</extracomment>
        <translation>först gudastrid: {chance}</translation>
    </message>
    <message>
        <source>press.help</source>
        <extracomment>Roll again, storm until it is over, or break off.</extracomment>
        <translation>Slå igen, storma tills det är över, eller avbryt.</translation>
    </message>
    <message>
        <source>press.must</source>
        <extracomment>You have declared it: attack at least once.</extracomment>
        <translation>Du har förklarat den: anfall minst en gång.</translation>
    </message>
    <message>
        <source>press.stop</source>
        <extracomment>Break off</extracomment>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>press.title</source>
        <extracomment>Go on against {target}?</extracomment>
        <translation>Fortsätt mot {target}?</translation>
    </message>
    <message>
        <source>render.after</source>
        <extracomment>--after counts decisions, so it can't be {after}.</extracomment>
        <translation>--after räknar beslut och kan därför inte vara {after}.</translation>
    </message>
    <message>
        <source>render.folder</source>
        <extracomment>The pictures can't be written to {path}: {error}</extracomment>
        <translation>Bilderna kan inte skrivas till {path}: {error}</translation>
    </message>
    <message>
        <source>render.lacks</source>
        <extracomment>“{name}” can't be drawn: the rule set {edition} has nothing of the kind. It has: {known}.</extracomment>
        <translation>”{name}” kan inte ritas: regelverket {edition} har inget sådant. Det har: {known}.</translation>
    </message>
    <message>
        <source>render.nothing</source>
        <extracomment>“{name}” can't be drawn: nothing of the kind happens in this game after {after} decisions. Try another --seed.</extracomment>
        <translation>”{name}” kan inte ritas: något sådant händer inte i det här spelet efter {after} beslut. Prova ett annat --seed.</translation>
    </message>
    <message>
        <source>render.over</source>
        <extracomment>This game is over after {choices} decisions, before the {after} of --after. Choose fewer, or another --seed.</extracomment>
        <translation>Det här spelet är slut efter {choices} beslut, före {after} som --after anger. Välj färre eller ett annat --seed.</translation>
    </message>
    <message>
        <source>render.size</source>
        <extracomment>“{size}” isn't a size of a window. Write it as 1600x900, from {low} to {high}.</extracomment>
        <translation>”{size}” är ingen fönsterstorlek. Skriv den som 1600x900, från {low} till {high}.</translation>
    </message>
    <message>
        <source>render.text_scale</source>
        <extracomment>The text size must lie between 80 and 200 percent, not at {scale}.</extracomment>
        <translation>Textstorleken måste ligga mellan 80 och 200 procent, inte på {scale}.</translation>
    </message>
    <message>
        <source>render.unknown</source>
        <extracomment>There is no picture “{name}”. Known: {known}.</extracomment>
        <translation>Det finns ingen bild ”{name}”. Kända: {known}.</translation>
    </message>
    <message>
        <source>revive.from</source>
        <extracomment>From which crypt does an army return?</extracomment>
        <translation>Från vilken krypta återvänder en armé?</translation>
    </message>
    <message>
        <source>revive.go</source>
        <extracomment>Let it return</extracomment>
        <translation>Låt den återvända</translation>
    </message>
    <message numerus="yes">
        <source>revive.help</source>
        <extracomment>Every crypt lets one army return to a temple; at least one stays. | Every crypt lets one army return to a temple; {n} crypts are open.</extracomment>
        <translation>
            <numerusform>Varje krypta låter en armé återvända till ett tempel; minst en stannar.</numerusform>
            <numerusform>Varje krypta låter en armé återvända till ett tempel; {n} kryptor är öppna.</numerusform>
        </translation>
    </message>
    <message>
        <source>revive.none</source>
        <extracomment>Nobody more</extracomment>
        <translation>Ingen mer</translation>
    </message>
    <message>
        <source>revive.not_there</source>
        <extracomment>Armies return from your crypts to your temples: {territory} is neither.</extracomment>
        <translation>Arméer återvänder från dina kryptor till dina tempel: {territory} är ingetdera.</translation>
    </message>
    <message>
        <source>revive.title</source>
        <extracomment>An army from {origin} to {target}</extracomment>
        <translation>En armé från {origin} till {target}</translation>
    </message>
    <message>
        <source>revive.to</source>
        <extracomment>From {origin}: to which temple?</extracomment>
        <translation>Från {origin}: till vilket tempel?</translation>
    </message>
    <message>
        <source>rules.AD_A_1</source>
        <extracomment>Two to five can play. The game lasts five years, in which everybody has one turn each year; then points are counted.</extracomment>
        <translation>Två till fem kan spela. Spelet varar i fem år, och varje år har alla en tur; sedan räknas poängen.</translation>
    </message>
    <message>
        <source>rules.AD_A_2</source>
        <extracomment>Where these rules say nothing, those of the original game hold.</extracomment>
        <translation>Där de här reglerna inget säger gäller originalspelets.</translation>
    </message>
    <message>
        <source>rules.AD_A_3</source>
        <extracomment>There are 42 land territories in 6 continents and 13 water territories in 5 colonies on Earth, and 14 territories in 3 colonies on the Moon.</extracomment>
        <translation>På jorden finns 42 landområden i 6 kontinenter och 13 vattenområden i 5 kolonier, på månen 14 områden i 3 kolonier.</translation>
    </message>
    <message>
        <source>rules.AD_A_4</source>
        <extracomment>Your troops are machines called MODs. You can have any number of them.</extracomment>
        <translation>Dina trupper är maskiner som kallas MOD. Du kan ha hur många som helst.</translation>
    </message>
    <message>
        <source>rules.AD_A_5</source>
        <extracomment>Energy is the money: you bid with it and pay commanders, stations and cards. What you don't spend you keep, from year to year.</extracomment>
        <translation>Energi är pengarna: du bjuder med den och betalar befälhavare, stationer och kort. Det du inte gör av med behåller du, från år till år.</translation>
    </message>
    <message>
        <source>rules.AD_A_6</source>
        <extracomment>Everybody sees how much energy you have and how many command cards from which deck. Which cards they are stays secret.</extracomment>
        <translation>Alla ser hur mycket energi du har och hur många kommandokort ur vilken hög. Vilka kort det är förblir hemligt.</translation>
    </message>
    <message>
        <source>rules.AD_A_7</source>
        <extracomment>A command card that has been played is out of the game. Discarded cards, of any kind, are never shuffled back.</extracomment>
        <translation>Ett spelat kommandokort är ur spelet. Kastade kort, av vilket slag som helst, blandas aldrig in igen.</translation>
    </message>
    <message>
        <source>rules.AD_A_8</source>
        <extracomment>How many territories everybody holds is open to all; the program keeps count.</extracomment>
        <translation>Hur många områden var och en håller får alla veta; programmet håller räkningen.</translation>
    </message>
    <message>
        <source>rules.AD_A_9</source>
        <extracomment>Alliances, threats and betrayal at the table are part of the game. No promise is binding.</extracomment>
        <translation>Allianser, hot och svek vid bordet hör till spelet. Inga löften är bindande.</translation>
    </message>
    <message>
        <source>rules.AD_B_1</source>
        <extracomment>The game begins in year 1. Everybody has 3 energy.</extracomment>
        <translation>Spelet börjar år 1. Alla har 3 energi.</translation>
    </message>
    <message>
        <source>rules.AD_B_2</source>
        <extracomment>Wild cards and blank cards are taken out. Then all decks are shuffled: territories on land, on water and on the Moon, and the command cards of the five commanders.</extracomment>
        <translation>Jokrar och tomma kort tas bort. Sedan blandas alla högar: land-, vatten- och månområden och de fem befälhavarnas kommandokort.</translation>
    </message>
    <message>
        <source>rules.AD_B_3</source>
        <extracomment>Four land territories drawn at random are devastated: nobody can enter or use them all game. Their cards are out.</extracomment>
        <translation>Fyra lottade landområden är ödelagda: ingen kan gå in i dem eller använda dem under hela spelet. Deras kort tas bort.</translation>
    </message>
    <message>
        <source>rules.AD_B_4</source>
        <extracomment>Three players begin with 35 MODs each, four with 30, five with 25.</extracomment>
        <translation>Tre spelare börjar med 35 MOD var, fyra med 30, fem med 25.</translation>
    </message>
    <message>
        <source>rules.AD_B_5</source>
        <extracomment>Everybody rolls a die. The highest places first, then it goes round clockwise; those who tie for the highest roll again.</extracomment>
        <translation>Alla slår en tärning. Den högsta placerar först, sedan går det medurs; de som slår lika högst slår igen.</translation>
    </message>
    <message>
        <source>rules.AD_B_6</source>
        <extracomment>In turn each of you takes a free land territory with one MOD, until all that aren't devastated are taken. Water and Moon stay empty for now.</extracomment>
        <translation>I tur och ordning tar var och en ett ledigt landområde med en MOD, tills alla som inte är ödelagda är tagna. Vatten och måne är tomma än så länge.</translation>
    </message>
    <message>
        <source>rules.AD_B_7</source>
        <extracomment>Then each in turn adds three MODs at a time to territories of their own, shared out as they like, until all are placed.</extracomment>
        <translation>Därefter placerar var och en i tur och ordning tre MOD åt gången i egna områden, fritt fördelade, tills alla är placerade.</translation>
    </message>
    <message>
        <source>rules.AD_B_8</source>
        <extracomment>Last of all each of you places a land commander, a diplomat and a space station in territories of your own, in turn and one piece at a time.</extracomment>
        <translation>Sist placerar var och en en landbefälhavare, en diplomat och en rymdstation i egna områden, turvis och en pjäs i taget.</translation>
    </message>
    <message>
        <source>rules.AD_B_9</source>
        <extracomment>Your score shows from the start how many territories you hold.</extracomment>
        <translation>Din ställning visar från början hur många områden du håller.</translation>
    </message>
    <message>
        <source>rules.AD_C_1</source>
        <extracomment>At the start of each year you all bid energy in secret, from nothing to all you have. The bids are shown together.</extracomment>
        <translation>I början av varje år bjuder alla energi i hemlighet, från inget till allt de har. Buden visas samtidigt.</translation>
    </message>
    <message>
        <source>rules.AD_C_2</source>
        <extracomment>Everybody pays what they have bid, whether it wins anything or not.</extracomment>
        <translation>Alla betalar sitt bud, vare sig det vinner något eller inte.</translation>
    </message>
    <message>
        <source>rules.AD_C_3</source>
        <extracomment>There is a turn-order marker for every player who is still in the game, from 1 on. If somebody goes out during the year, that marker is skipped.</extracomment>
        <translation>Det finns en turordningsbricka för varje spelare som är kvar, från 1 och uppåt. Åker någon ut under året hoppas den brickan över.</translation>
    </message>
    <message>
        <source>rules.AD_C_4</source>
        <extracomment>The highest bidder takes any marker, then the next highest one of the others, and so on. The last one gets what is left.</extracomment>
        <translation>Högstbjudande tar valfri bricka, sedan tar den näst högsta en av de andra, och så vidare. Den sista får den som blir kvar.</translation>
    </message>
    <message>
        <source>rules.AD_C_5</source>
        <extracomment>Those who have bid the same roll a die, and the higher one chooses first. All of them still come before any lower bid.</extracomment>
        <translation>De som har bjudit lika slår en tärning, och den högsta väljer först. Alla går ändå före varje lägre bud.</translation>
    </message>
    <message>
        <source>rules.AD_C_6</source>
        <extracomment>The turns of the year follow the markers: 1, 2, 3 and so on.</extracomment>
        <translation>Årets turer följer brickorna: 1, 2, 3 och så vidare.</translation>
    </message>
    <message>
        <source>rules.AD_D_1</source>
        <extracomment>A turn goes: collect MODs and energy, hire commanders and build stations, buy command cards, play them, invade, move once. Only the first step is a must.</extracomment>
        <translation>En tur går så här: få MOD och energi, anlita befälhavare och bygg stationer, köp kommandokort, spela dem, invadera, flytta en gång. Bara det första steget är obligatoriskt.</translation>
    </message>
    <message>
        <source>rules.AD_E_1</source>
        <extracomment>For every three territories on land, water and Moon you get one MOD and one energy, rounded down, but never fewer than three of each: 14 territories bring 4.</extracomment>
        <translation>För vart tredje område på land, vatten och måne får du en MOD och en energi, avrundat nedåt, men aldrig färre än tre av varje: 14 områden ger 4.</translation>
    </message>
    <message>
        <source>rules.AD_E_2</source>
        <extracomment>A continent or colony that is all yours brings its bonus twice: in MODs and in energy.</extracomment>
        <translation>En kontinent eller koloni som är helt din ger sin bonus två gånger: i MOD och i energi.</translation>
    </message>
    <message>
        <source>rules.AD_E_3</source>
        <extracomment>Devastated territories don't count for their continent: if you hold all the others, you get the full bonus. A continent with none left pays nobody.</extracomment>
        <translation>Ödelagda områden räknas inte till sin kontinent: håller du alla andra får du hela bonusen. En kontinent där inget är kvar ger ingen något.</translation>
    </message>
    <message>
        <source>rules.AD_E_4</source>
        <extracomment>Each of your stations brings one more MOD, which stands in the same territory. It brings no energy.</extracomment>
        <translation>Var och en av dina stationer ger en MOD till, som ställs i samma område. Energi ger den inte.</translation>
    </message>
    <message>
        <source>rules.AD_E_5</source>
        <extracomment>All other new MODs are placed now, in any territories of yours on land, water or Moon. You need no commander for that, and none may be kept back.</extracomment>
        <translation>Alla andra nya MOD placerar du nu, i valfria egna områden på land, vatten eller måne. Du behöver ingen befälhavare för det, och ingen får sparas.</translation>
    </message>
    <message>
        <source>rules.AD_E_6</source>
        <extracomment>Your energy comes now, so that you can spend it in this very turn.</extracomment>
        <translation>Din energi kommer nu, så att du kan använda den redan den här turen.</translation>
    </message>
    <message>
        <source>rules.AD_F_1</source>
        <extracomment>A commander costs 3 energy. You may have one of each of the five kinds in play, and hire as many as you can pay.</extracomment>
        <translation>En befälhavare kostar 3 energi. Du får ha en av var och en av de fem sorterna i spel, och anlita så många du kan betala.</translation>
    </message>
    <message>
        <source>rules.AD_F_2</source>
        <extracomment>A commander you have lost may be hired again in a later turn, as often as you like.</extracomment>
        <translation>En befälhavare som du har förlorat får du anlita igen i en senare tur, hur ofta du vill.</translation>
    </message>
    <message>
        <source>rules.AD_F_3</source>
        <extracomment>You place a hired commander in any territory of yours, on land, water or Moon.</extracomment>
        <translation>En anlitad befälhavare placerar du i valfritt eget område, på land, vatten eller måne.</translation>
    </message>
    <message>
        <source>rules.AD_F_4</source>
        <extracomment>A station costs 5 energy and stands on land of yours, one in a territory. You may have four on the board.</extracomment>
        <translation>En station kostar 5 energi och ställs i ett eget landområde, högst en per område. Du får ha fyra på spelplanen.</translation>
    </message>
    <message>
        <source>rules.AD_F_5</source>
        <extracomment>A station never moves.</extracomment>
        <translation>En station flyttas aldrig.</translation>
    </message>
    <message>
        <source>rules.AD_G_1</source>
        <extracomment>You may buy up to four command cards in a turn, for 1 energy each, from one deck or several.</extracomment>
        <translation>Du får köpa upp till fyra kommandokort per tur, för 1 energi styck, ur en hög eller flera.</translation>
    </message>
    <message>
        <source>rules.AD_G_2</source>
        <extracomment>A deck sells to you only if you have its commander in play.</extracomment>
        <translation>Ur en hög kan du bara köpa om du har dess befälhavare i spel.</translation>
    </message>
    <message>
        <source>rules.AD_G_3</source>
        <extracomment>You choose and pay all your cards before you look at any.</extracomment>
        <translation>Du väljer och betalar alla kort innan du tittar på något.</translation>
    </message>
    <message>
        <source>rules.AD_G_4</source>
        <extracomment>No deck sells more cards than it has left.</extracomment>
        <translation>Ingen hög säljer fler kort än den har kvar.</translation>
    </message>
    <message>
        <source>rules.AD_G_5</source>
        <extracomment>A card may be played in the turn in which you bought it, or kept as long as you like. There is no limit to your hand.</extracomment>
        <translation>Ett kort får du spela samma tur som du köpte det, eller spara så länge du vill. Det finns ingen gräns för handen.</translation>
    </message>
    <message>
        <source>rules.AD_H_1</source>
        <extracomment>To play a card you need its commander in play, wherever he stands, and pay its cost of 0 to 4 energy.</extracomment>
        <translation>För att spela ett kort behöver du dess befälhavare i spel, var han än står, och betalar dess kostnad på 0 till 4 energi.</translation>
    </message>
    <message>
        <source>rules.AD_H_10</source>
        <extracomment>You can play a card only if it can do something now. Cards that draw a territory or roll for a continent or colony can always be played, even if nothing comes of it.</extracomment>
        <translation>Du kan bara spela ett kort om det kan göra något nu. Kort som drar ett område eller slår om en kontinent eller koloni går alltid att spela, även om det inte blir något av det.</translation>
    </message>
    <message>
        <source>rules.AD_H_11</source>
        <extracomment>A card hits all its territories at the same moment, and each owner's choice of losses stands on its own. Only then you see which territories are empty and who is out.</extracomment>
        <translation>Ett kort träffar alla sina områden i samma ögonblick, och ägarna väljer sina förluster oberoende av varandra. Först därefter visar det sig vilka områden som är tomma och vem som är ute.</translation>
    </message>
    <message>
        <source>rules.AD_H_12</source>
        <extracomment>A card needs its commander only while you play it; what it has started goes on without him. Only Invade Earth needs the space commander again at every invasion.</extracomment>
        <translation>Ett kort behöver sin befälhavare bara när du spelar det; det som har satts i gång fortsätter utan honom. Bara Invasion av jorden kräver rymdbefälhavaren på nytt vid varje invasion.</translation>
    </message>
    <message>
        <source>rules.AD_H_2</source>
        <extracomment>You may play any number of cards in any order. Each one takes full effect before the next, and is out of the game afterwards.</extracomment>
        <translation>Du får spela hur många kort du vill, i valfri ordning. Vart och ett genomförs helt innan nästa spelas, och är sedan ur spelet.</translation>
    </message>
    <message>
        <source>rules.AD_H_3</source>
        <extracomment>Cards for the time before your first invasion are played after buying, before you announce one. Entering an empty territory is an invasion too, and so is one that is called off.</extracomment>
        <translation>Kort för tiden före din första invasion spelar du efter köpen, innan du tillkännager någon. Att gå in i ett tomt område är också en invasion, och en inställd räknas likaså.</translation>
    </message>
    <message>
        <source>rules.AD_H_4</source>
        <extracomment>Some cards are played when an opponent invades, others at the end of your turn or of the game. The card says which.</extracomment>
        <translation>Vissa kort spelas när en motståndare invaderar, andra i slutet av din tur eller av spelet. Det står på kortet.</translation>
    </message>
    <message>
        <source>rules.AD_H_5</source>
        <extracomment>A card that draws a territory takes the top card of that deck. If the deck is empty, this part has no effect.</extracomment>
        <translation>Ett kort som drar ett område tar det översta kortet i den högen. Är högen tom har den delen ingen effekt.</translation>
    </message>
    <message>
        <source>rules.AD_H_6</source>
        <extracomment>Nuclear cards that do damage are no invasions. Nobody can answer them, and they don't end the time before your first invasion.</extracomment>
        <translation>Kärnvapenkort som gör skada är inga invasioner. Ingen kan svara på dem, och din första invasion återstår ännu.</translation>
    </message>
    <message>
        <source>rules.AD_H_7</source>
        <extracomment>When a card removes units, their owner chooses which. Only with an Assassin Bomb the player names the commander.</extracomment>
        <translation>När ett kort tar bort enheter väljer ägaren vilka. Bara med en Attentatsbomb nämner spelaren själv befälhavaren.</translation>
    </message>
    <message>
        <source>rules.AD_H_8</source>
        <extracomment>A territory that loses its last unit to a card stays yours if your station stands there. Otherwise it is empty and counts for nobody.</extracomment>
        <translation>Ett område som förlorar sin sista enhet genom ett kort förblir ditt om din station står där. Annars är det tomt och räknas inte för någon.</translation>
    </message>
    <message>
        <source>rules.AD_H_9</source>
        <extracomment>No card destroys a station. It is lost only when somebody captures it.</extracomment>
        <translation>Inget kort förstör en station. Den går bara förlorad när någon erövrar den.</translation>
    </message>
    <message>
        <source>rules.AD_I_1</source>
        <extracomment>You invade from a territory of yours into one next to it that is neither yours nor devastated. Lines count as well, also across the edge of the board, as from the Northwestern Oil Emirate to Pevek.</extracomment>
        <translation>Du invaderar från ett eget område ett intilliggande som varken är ditt eller ödelagt. Linjer räknas också, även över spelplanens kant, som från Nordvästra oljeemiratet till Pevek.</translation>
    </message>
    <message>
        <source>rules.AD_I_2</source>
        <extracomment>At least two units have to stand in the territory you invade from.</extracomment>
        <translation>I området du invaderar från måste minst två enheter stå.</translation>
    </message>
    <message>
        <source>rules.AD_I_3</source>
        <extracomment>You may invade as often as you like, in any order and from anywhere, and change back and forth.</extracomment>
        <translation>Du får invadera så ofta du vill, i valfri ordning och varifrån som helst, och växla fram och tillbaka.</translation>
    </message>
    <message>
        <source>rules.AD_I_4</source>
        <extracomment>Every roll of the dice is an invasion of its own, even between the same two territories.</extracomment>
        <translation>Varje slag är en egen invasion, även mellan samma två områden.</translation>
    </message>
    <message>
        <source>rules.AD_I_5</source>
        <extracomment>First you announce from where you invade, and which territory.</extracomment>
        <translation>Först tillkännager du varifrån du invaderar och vilket område.</translation>
    </message>
    <message>
        <source>rules.AD_I_6</source>
        <extracomment>Then the others may play cards against it, in turn order after you, until all have passed. If that leaves fewer than two units or no commander you need, the invasion ends without dice.</extracomment>
        <translation>Sedan får de andra spela kort mot den, i turordning efter dig, tills alla har passat. Blir färre än två enheter kvar, eller saknas en befälhavare du behöver, slutar invasionen utan slag.</translation>
    </message>
    <message>
        <source>rules.AD_I_7</source>
        <extracomment>Once you have announced an invasion, you have to attack at least once before you may stop.</extracomment>
        <translation>När du har tillkännagett en invasion måste du anfalla minst en gång innan du får sluta.</translation>
    </message>
    <message>
        <source>rules.AD_I_8</source>
        <extracomment>Rolling again against the same territory is a new invasion, and the others may answer it again. A blitz stops as soon as somebody could answer the next roll.</extracomment>
        <translation>Att slå igen mot samma område är en ny invasion, och de andra får svara på nytt. En blixt slutar så snart någon skulle kunna svara på nästa slag.</translation>
    </message>
    <message>
        <source>rules.AD_J_1</source>
        <extracomment>First you say how many dice you roll, then the defender does. Then both roll together.</extracomment>
        <translation>Först säger du hur många tärningar du slår, sedan försvararen. Därefter slår båda samtidigt.</translation>
    </message>
    <message>
        <source>rules.AD_J_2</source>
        <extracomment>You attack with one to three dice, and at least one unit more than dice has to stand in your territory.</extracomment>
        <translation>Du anfaller med en till tre tärningar, och i ditt område måste minst en enhet mer stå än du slår tärningar.</translation>
    </message>
    <message>
        <source>rules.AD_J_3</source>
        <extracomment>The defender rolls one die or two; two only where at least two units stand.</extracomment>
        <translation>Försvararen slår en eller två tärningar; två bara där minst två enheter står.</translation>
    </message>
    <message>
        <source>rules.AD_J_4</source>
        <extracomment>For each commander who leads the attack one die may have eight sides: for the land, naval or space commander if either territory is of that kind, for the nuclear commander always, for the diplomat never.</extracomment>
        <translation>För varje befälhavare som leder anfallet får en tärning ha åtta sidor: för land-, marin- eller rymdbefälhavaren om något av de två områdena är av det slaget, för kärnvapenbefälhavaren alltid, för diplomaten aldrig.</translation>
    </message>
    <message>
        <source>rules.AD_J_5</source>
        <extracomment>You don't have to roll eight-sided dice. With the right commanders all three may have eight sides.</extracomment>
        <translation>Du måste inte slå åttasidiga tärningar. Med rätt befälhavare får alla tre ha åtta sidor.</translation>
    </message>
    <message>
        <source>rules.AD_J_6</source>
        <extracomment>In defence each commander, of any kind, gives one die eight sides. With a station all dice of the defence have them; it doesn't help an attack.</extracomment>
        <translation>I försvar ger varje befälhavare, av vilket slag som helst, en tärning åtta sidor. Med en station har alla försvarets tärningar det; vid anfall hjälper den inte.</translation>
    </message>
    <message>
        <source>rules.AD_J_7</source>
        <extracomment>The highest dice are compared, then the second highest, whatever their kind. The lower one loses a unit, the attacker when they are equal; nobody loses more than two in a roll.</extracomment>
        <translation>De högsta tärningarna jämförs, sedan de näst högsta, oavsett slag. Den lägre förlorar en enhet, vid lika anfallaren; ingen förlorar fler än två i ett slag.</translation>
    </message>
    <message>
        <source>rules.AD_J_8</source>
        <extracomment>The owner chooses which unit falls. While other units are there a commander may be spared, even if his die has lost.</extracomment>
        <translation>Ägaren väljer vilken enhet som faller. Så länge andra enheter finns där får en befälhavare skonas, även om hans tärning har förlorat.</translation>
    </message>
    <message>
        <source>rules.AD_J_9</source>
        <extracomment>With the number of your dice you also say for which commanders you roll eight-sided ones. The defender's answer doesn't change that.</extracomment>
        <translation>Med antalet tärningar säger du också för vilka befälhavare du slår åttasidiga. Efter försvararens svar ändras det inte.</translation>
    </message>
    <message>
        <source>rules.AD_K_1</source>
        <extracomment>When the last defending unit falls, at least as many units move in as you rolled dice. More may follow.</extracomment>
        <translation>När den sista försvarande enheten faller rycker minst lika många enheter in som du slog tärningar. Fler får följa med.</translation>
    </message>
    <message>
        <source>rules.AD_K_2</source>
        <extracomment>At least one unit stays behind. A station is no unit.</extracomment>
        <translation>Minst en enhet stannar kvar. En station är ingen enhet.</translation>
    </message>
    <message>
        <source>rules.AD_K_3</source>
        <extracomment>Every commander whose eight-sided die was in the last roll has to move in. The others needn't.</extracomment>
        <translation>Varje befälhavare vars åttasidiga tärning var med i det sista slaget måste rycka in. De andra behöver inte.</translation>
    </message>
    <message>
        <source>rules.AD_K_4</source>
        <extracomment>Units that have moved in may invade onward in the same turn.</extracomment>
        <translation>Enheter som har ryckt in får invadera vidare under samma tur.</translation>
    </message>
    <message>
        <source>rules.AD_K_5</source>
        <extracomment>A station falls with the units that defend it: it is swapped for one of yours.</extracomment>
        <translation>En station faller med enheterna som försvarar den: den byts ut mot en av dina.</translation>
    </message>
    <message>
        <source>rules.AD_K_6</source>
        <extracomment>If you already have four stations on the board, the captured one is destroyed instead.</extracomment>
        <translation>Har du redan fyra stationer på spelplanen förstörs den erövrade i stället.</translation>
    </message>
    <message>
        <source>rules.AD_K_7</source>
        <extracomment>There are always enough units to move in: a roll that beats the last defender costs the attacker nothing.</extracomment>
        <translation>Det finns alltid nog med enheter för att rycka in: ett slag som besegrar den sista försvararen kostar inte anfallaren något.</translation>
    </message>
    <message>
        <source>rules.AD_L_1</source>
        <extracomment>When you take your third contested territory in a turn, you get 1 energy at once, and a command card from a deck of your choice whose commander you have in play.</extracomment>
        <translation>När du tar ditt tredje omstridda område under en tur får du genast 1 energi och ett kommandokort ur en valfri hög vars befälhavare du har i spel.</translation>
    </message>
    <message>
        <source>rules.AD_L_2</source>
        <extracomment>A territory is contested if foreign units stood there when you announced the invasion, or came to its help and were beaten. A station alone doesn't make it so.</extracomment>
        <translation>Ett område är omstritt om främmande enheter stod där när du tillkännagav invasionen, eller kom till hjälp och besegrades. En ensam station räcker inte.</translation>
    </message>
    <message>
        <source>rules.AD_L_3</source>
        <extracomment>You get this once in a turn, and the card isn't one of the four you may buy. If no deck can give you one, you get the energy only.</extracomment>
        <translation>Det får du en gång per tur, och kortet räknas inte till de fyra du får köpa. Kan ingen hög ge något får du bara energin.</translation>
    </message>
    <message>
        <source>rules.AD_M_1</source>
        <extracomment>Water and Moon are empty at first, and cards may empty other territories. An attack never leaves one empty.</extracomment>
        <translation>Vatten och måne är tomma till att börja med, och kort kan tömma andra områden. Ett anfall lämnar aldrig något tomt.</translation>
    </message>
    <message>
        <source>rules.AD_M_2</source>
        <extracomment>To enter an empty territory you roll no dice and nobody can answer, but you need two units and the commanders as for any invasion. At least one unit moves in and one stays.</extracomment>
        <translation>För att gå in i ett tomt område slås inga tärningar och ingen kan svara, men du behöver två enheter och befälhavarna som vid varje invasion. Minst en enhet går in och en stannar.</translation>
    </message>
    <message>
        <source>rules.AD_M_3</source>
        <extracomment>A territory held by an enemy station alone is entered without dice too, and the station is captured. The others may play cards first, and it isn't contested.</extracomment>
        <translation>Även ett område som bara en fientlig station håller går du in i utan slag, och stationen är erövrad. De andra får spela kort först, och området är inte omstritt.</translation>
    </message>
    <message>
        <source>rules.AD_N_1</source>
        <extracomment>A station is the way to the Moon, brings one MOD a turn, gives its defence eight-sided dice and holds its territory on its own.</extracomment>
        <translation>En station är vägen till månen, ger en MOD varje tur, ger försvaret åttasidiga tärningar och håller sitt område även ensam.</translation>
    </message>
    <message>
        <source>rules.AD_P_1</source>
        <extracomment>To invade into water, out of it or within it you need your naval commander in play, wherever he stands.</extracomment>
        <translation>För att invadera till vatten, från vatten eller mellan vatten behöver du din marinbefälhavare i spel, var han än står.</translation>
    </message>
    <message>
        <source>rules.AD_P_2</source>
        <extracomment>Without him your units on water still defend, and they may move at the end of your turn.</extracomment>
        <translation>Utan honom försvarar dina enheter på vatten fortfarande, och de får flyttas i slutet av din tur.</translation>
    </message>
    <message>
        <source>rules.AD_P_3</source>
        <extracomment>If you lose him during your turn, you invade no more water in it, and nothing from water.</extracomment>
        <translation>Förlorar du honom under din tur invaderar du inte mer till eller från vatten den turen.</translation>
    </message>
    <message>
        <source>rules.AD_Q_1</source>
        <extracomment>To invade onto the Moon, on it or from it you need your space commander in play, wherever he stands.</extracomment>
        <translation>För att invadera till månen, på den eller från den behöver du din rymdbefälhavare i spel, var han än står.</translation>
    </message>
    <message>
        <source>rules.AD_Q_2</source>
        <extracomment>Without him your units on the Moon still defend and may move at the end of your turn. If you lose him during your turn, your invasions there are over.</extracomment>
        <translation>Utan honom försvarar dina enheter på månen fortfarande och får flyttas i slutet av din tur. Förlorar du honom under din tur är dina invasioner där över.</translation>
    </message>
    <message>
        <source>rules.AD_Q_3</source>
        <extracomment>From Earth you reach the Moon only out of a land territory with a station of yours, with units that stand there, at one of the three landing sites: Sea of Crisis, Bay of Dew or Tycho.</extracomment>
        <translation>Från jorden når du månen bara ur ett landområde med en egen station, med enheterna som står där, på en av de tre landningsplatserna: Krisernas hav, Daggbukten eller Tycho.</translation>
    </message>
    <message>
        <source>rules.AD_Q_4</source>
        <extracomment>That way leads up only: you can't invade the station's territory from a landing site.</extracomment>
        <translation>Den vägen leder bara uppåt: från en landningsplats kan du inte invadera stationens område.</translation>
    </message>
    <message>
        <source>rules.AD_R_1</source>
        <extracomment>From the Moon you invade Earth only with the card Invade Earth. It draws a land territory that you may invade this turn from any moon territories of yours.</extracomment>
        <translation>Från månen invaderar du jorden bara med kortet Invasion av jorden. Det drar ett landområde som du den här turen får invadera från alla dina månområden.</translation>
    </message>
    <message>
        <source>rules.AD_R_2</source>
        <extracomment>If you hold nothing but the Moon, that card is your only way back.</extracomment>
        <translation>Håller du bara områden på månen är det kortet din enda väg tillbaka.</translation>
    </message>
    <message>
        <source>rules.AD_S_1</source>
        <extracomment>You may stop invading at any time. But an invasion that you have announced must be fought once, even if cards have made it hopeless.</extracomment>
        <translation>Du får sluta invadera när som helst. Men en tillkännagiven invasion måste utkämpas en gång, även om kort har gjort den hopplös.</translation>
    </message>
    <message>
        <source>rules.AD_S_2</source>
        <extracomment>That isn't so after a Cease Fire, or when the invasion has become impossible. After an Evacuation at least one unit moves in instead.</extracomment>
        <translation>Det gäller inte efter en Vapenvila eller när invasionen har blivit omöjlig. Efter en Evakuering går i stället minst en enhet in.</translation>
    </message>
    <message>
        <source>rules.AD_T_1</source>
        <extracomment>A beaten player is out for the rest of the game. The command cards are discarded.</extracomment>
        <translation>En besegrad spelare är ute för resten av spelet. Kommandokorten kastas.</translation>
    </message>
    <message>
        <source>rules.AD_T_2</source>
        <extracomment>Nobody gets the cards or the energy of a beaten player.</extracomment>
        <translation>Ingen får en besegrad spelares kort eller energi.</translation>
    </message>
    <message>
        <source>rules.AD_T_3</source>
        <extracomment>You are out when you hold no territory any more, be it through cards. As long as a station alone holds one for you, you play on.</extracomment>
        <translation>Du är ute när du inte längre håller något område, även om det sker genom kort. Så länge en ensam station håller ett åt dig spelar du vidare.</translation>
    </message>
    <message>
        <source>rules.AD_T_4</source>
        <extracomment>If only one player is left, the game is won at once.</extracomment>
        <translation>Är bara en spelare kvar vinner den genast.</translation>
    </message>
    <message>
        <source>rules.AD_T_5</source>
        <extracomment>If you go out in your own turn, the card being played and a running Armageddon are finished first. Then your turn is over.</extracomment>
        <translation>Åker du ut under din egen tur avslutas först kortet som spelas och ett pågående Harmagedon. Sedan är din tur över.</translation>
    </message>
    <message>
        <source>rules.AD_T_6</source>
        <extracomment>If one effect takes the last territories of all remaining players, they share the victory.</extracomment>
        <translation>Om en och samma effekt tar alla återstående spelares sista områden delar de på segern.</translation>
    </message>
    <message>
        <source>rules.AD_T_7</source>
        <extracomment>In the final ranking those who went out come last, the later out the higher. Who went out together shares a place.</extracomment>
        <translation>I slutställningen hamnar utslagna sist, de som åkte ut senare högre. De som åkte ut samtidigt delar plats.</translation>
    </message>
    <message>
        <source>rules.AD_U_1</source>
        <extracomment>Once in your turn you may move units, whether you have invaded or not.</extracomment>
        <translation>En gång under din tur får du flytta enheter, vare sig du har invaderat eller inte.</translation>
    </message>
    <message>
        <source>rules.AD_U_2</source>
        <extracomment>Any number of units go from one territory of yours to one other. At least one stays behind.</extracomment>
        <translation>Valfritt antal enheter går från ett eget område till ett annat. Minst en stannar kvar.</translation>
    </message>
    <message>
        <source>rules.AD_U_3</source>
        <extracomment>A way through territories of yours has to join the two. Those held by a station alone will do; enemy, empty and devastated ones break the way.</extracomment>
        <translation>En väg genom egna områden måste förbinda de två. Ett område med bara en station duger; fiendens, tomma och ödelagda bryter vägen.</translation>
    </message>
    <message>
        <source>rules.AD_U_4</source>
        <extracomment>Each of your stations is joined with each landing site that you hold, both ways and also in the middle of a longer way. So units reach the Moon and come back.</extracomment>
        <translation>Var och en av dina stationer är förbunden med varje landningsplats du håller, åt båda hållen och även mitt i en längre väg. Så når enheter månen och kommer tillbaka.</translation>
    </message>
    <message>
        <source>rules.AD_U_5</source>
        <extracomment>For this move you need neither a naval nor a space commander.</extracomment>
        <translation>För den här flytten behöver du varken marin- eller rymdbefälhavare.</translation>
    </message>
    <message>
        <source>rules.AD_U_6</source>
        <extracomment>MODs and commanders may move, stations may not.</extracomment>
        <translation>MOD och befälhavare får flyttas, men inte stationer.</translation>
    </message>
    <message>
        <source>rules.AD_U_7</source>
        <extracomment>A Redeployment gives you one more such move.</extracomment>
        <translation>En Omgruppering ger dig ännu en flytt.</translation>
    </message>
    <message>
        <source>rules.AD_U_8</source>
        <extracomment>After the move you may play cards for the end of your turn. Then Hidden Energy and Energy Extraction are paid.</extracomment>
        <translation>Efter flytten får du spela kort för slutet av din tur. Sedan betalas Dold energi och Energiutvinning ut.</translation>
    </message>
    <message>
        <source>rules.AD_U_9</source>
        <extracomment>Invade Earth opens no way for this move; between Earth and Moon only stations and landing sites do.</extracomment>
        <translation>Invasion av jorden öppnar ingen väg för den här flytten; mellan jorden och månen gör bara stationer och landningsplatser det.</translation>
    </message>
    <message>
        <source>rules.AD_V_1</source>
        <extracomment>When everybody has had their turn, the year is over. After year 5 points are counted; before that you bid for the next year.</extracomment>
        <translation>När alla har haft sin tur är året slut. Efter år 5 räknas poängen; dessförinnan bjuder ni för nästa år.</translation>
    </message>
    <message>
        <source>rules.AD_W_1</source>
        <extracomment>After the last turn of year 5 points are counted, in the order of that year's turns.</extracomment>
        <translation>Efter den sista turen år 5 räknas poängen, i det årets turordning.</translation>
    </message>
    <message>
        <source>rules.AD_W_2</source>
        <extracomment>Each territory on land, water or Moon is worth 1 point.</extracomment>
        <translation>Varje område på land, vatten eller måne är värt 1 poäng.</translation>
    </message>
    <message>
        <source>rules.AD_W_3</source>
        <extracomment>Each continent or colony that is all yours, apart from devastated territories, adds its bonus in points.</extracomment>
        <translation>Varje kontinent och koloni som är helt din, bortsett från ödelagda områden, ger sin bonus i poäng.</translation>
    </message>
    <message>
        <source>rules.AD_W_4</source>
        <extracomment>Each Colony Influence in your hand adds 3 points if its commander is in play. The program plays these cards by itself.</extracomment>
        <translation>Varje Koloniinflytande på handen ger 3 poäng om dess befälhavare är i spel. Programmet spelar de korten av sig självt.</translation>
    </message>
    <message>
        <source>rules.AD_W_5</source>
        <extracomment>Most points win. On a tie more energy decides, then more units on the board; if that is equal too, the victory is shared.</extracomment>
        <translation>Flest poäng vinner. Vid lika avgör mer energi, sedan fler enheter på spelplanen; är även det lika delas segern.</translation>
    </message>
    <message>
        <source>rules.AD_X_1</source>
        <extracomment>The blank command cards of the box are left out. If all agree before the game, a house rule shuffles up to nine cards of your own from a file into their decks.</extracomment>
        <translation>Lådans tomma kommandokort används inte. Om alla är överens före spelet blandar en husregel in upp till nio egna kort ur en fil i sina lekar.</translation>
    </message>
    <message>
        <source>rules.AD_Y_1</source>
        <extracomment>After the devastation a neutral colour gets three MODs in each of 16 land, 6 water and 6 moon territories, drawn at random. Their cards are shuffled back.</extracomment>
        <translation>Efter ödeläggelsen får en neutral färg tre MOD i vart och ett av 16 land-, 6 vatten- och 6 månområden, som lottas. Deras kort blandas in igen.</translation>
    </message>
    <message>
        <source>rules.AD_Y_2</source>
        <extracomment>You begin with 30 MODs each and take the remaining 22 land territories in turn. All of them go on land.</extracomment>
        <translation>Ni börjar med 30 MOD var och tar turvis de återstående 22 landområdena. Alla MOD placeras på land.</translation>
    </message>
    <message>
        <source>rules.AD_Y_3</source>
        <extracomment>Neutral MODs only defend. They never move or grow, and have no cards and no commanders.</extracomment>
        <translation>Neutrala MOD bara försvarar. De flyttar aldrig, blir inte fler och har varken kort eller befälhavare.</translation>
    </message>
    <message>
        <source>rules.AD_Y_4</source>
        <extracomment>The attacker's opponent rolls for them, with two dice where two or more units stand.</extracomment>
        <translation>Anfallarens motståndare slår för dem, med två tärningar där två eller fler enheter står.</translation>
    </message>
    <message>
        <source>rules.AD_Y_5</source>
        <extracomment>Neutral units count as enemies for the bonus of three territories and for cards against territories. But the neutral colour is no player: it doesn't bid, has no turn and no energy, and Energy Crisis and MOD Reduction pass it by.</extracomment>
        <translation>Neutrala enheter räknas som fiender för bonusen för tre områden och för kort mot områden. Men den neutrala färgen är ingen spelare: den bjuder inte, har ingen tur och ingen energi, och Energikris och MOD-nedskärning drabbar den inte.</translation>
    </message>
    <message>
        <source>rules.AD_Y_6</source>
        <extracomment>The neutral colour is drawn from those that nobody plays, and has no stations. A neutral territory that loses its MODs is empty.</extracomment>
        <translation>Den neutrala färgen lottas bland dem som ingen spelar och har inga stationer. Ett neutralt område som förlorar sina MOD är tomt.</translation>
    </message>
    <message>
        <source>rules.AD_Z_1</source>
        <extracomment>Reinforcements put one MOD in each of three territories of their kind. If you hold fewer, each of those gets one.</extracomment>
        <translation>Förstärkningar ger en MOD i vart och ett av tre områden av sitt slag. Håller du färre får vart och ett av dem en.</translation>
    </message>
    <message>
        <source>rules.AD_Z_10</source>
        <extracomment>Land Death Trap, Water Death Trap and Orbital Mines take half of all units in the territory you are invaded from, rounded up; the attacker chooses them. If one unit is left, the invasion is over.</extracomment>
        <translation>Dödsfälla till lands, Dödsfälla till sjöss och Rymdminor tar hälften av alla enheter i området som du invaderas från, avrundat uppåt; anfallaren väljer dem. Blir en enhet kvar är invasionen över.</translation>
    </message>
    <message>
        <source>rules.AD_Z_11</source>
        <extracomment>A Stealth Station puts a free station into your invaded land territory. None may stand there yet, and you must have fewer than four on the board.</extracomment>
        <translation>En Smygstation ställer gratis en station i ditt invaderade landområde. Ingen får stå där redan, och du måste ha färre än fyra på spelplanen.</translation>
    </message>
    <message>
        <source>rules.AD_Z_12</source>
        <extracomment>A Territorial Station builds a station for the 1 energy of the card instead of 5. The usual limits hold.</extracomment>
        <translation>En Områdesstation bygger en station för kortets 1 energi i stället för 5. De vanliga gränserna gäller.</translation>
    </message>
    <message>
        <source>rules.AD_Z_13</source>
        <extracomment>A Frequency Jam bars an opponent from playing command cards for the rest of your turn, even in answer to an invasion or in an Armageddon. What is running already goes on.</extracomment>
        <translation>En Störsändare hindrar en motståndare från att spela kommandokort resten av din tur, även som svar på en invasion eller i ett Harmagedon. Det som redan pågår fortsätter.</translation>
    </message>
    <message>
        <source>rules.AD_Z_14</source>
        <extracomment>Invade Earth draws land cards until one shows a territory that isn't yours. This turn you may invade it from all moon territories of yours with two units, as long as your space commander is in play.</extracomment>
        <translation>Invasion av jorden drar landkort tills ett visar ett område som inte är ditt. Den här turen får du invadera det från alla dina månområden med två enheter, så länge din rymdbefälhavare är i spel.</translation>
    </message>
    <message>
        <source>rules.AD_Z_15</source>
        <extracomment>Hidden Energy draws a water territory. If it is yours at the end of this turn, you get 4 energy.</extracomment>
        <translation>Dold energi drar ett vattenområde. Är det ditt i slutet av den här turen får du 4 energi.</translation>
    </message>
    <message>
        <source>rules.AD_Z_16</source>
        <extracomment>Energy Extraction brings 7 energy if all 14 moon territories are yours at the end of this turn.</extracomment>
        <translation>Energiutvinning ger 7 energi om alla 14 månområden är dina i slutet av den här turen.</translation>
    </message>
    <message>
        <source>rules.AD_Z_17</source>
        <extracomment>In an Armageddon everybody with a nuclear commander in play may play any number of nuclear cards for nothing, once round in turn order from marker 1 on. No other cards are played meanwhile.</extracomment>
        <translation>I ett Harmagedon får alla som har en kärnvapenbefälhavare i spel spela hur många kärnvapenkort de vill utan kostnad, ett varv i turordning från bricka 1. Inga andra kort spelas under tiden.</translation>
    </message>
    <message>
        <source>rules.AD_Z_18</source>
        <extracomment>For an Assassin Bomb you name a commander of an opponent and roll an eight-sided die. On 3 or more he is destroyed, even if he stands alone.</extracomment>
        <translation>För en Attentatsbomb nämner du en motståndares befälhavare och slår en åttasidig tärning. Vid 3 eller mer är han förintad, även om han står ensam.</translation>
    </message>
    <message>
        <source>rules.AD_Z_19</source>
        <extracomment>A Redeployment gives one more move after your invasions, even if you don't make the usual one. You may play several.</extracomment>
        <translation>En Omgruppering ger ännu en flytt efter dina invasioner, även om du inte gör den vanliga. Du får spela flera.</translation>
    </message>
    <message>
        <source>rules.AD_Z_2</source>
        <extracomment>Energy Crisis, like all cards for the time before your first invasion, is played after hiring and buying. Opponents without energy pay nothing.</extracomment>
        <translation>Energikris spelas, som alla kort för tiden före din första invasion, efter att du har anlitat och köpt. Motståndare utan energi betalar inget.</translation>
    </message>
    <message>
        <source>rules.AD_Z_20</source>
        <extracomment>With a MOD Reduction each opponent in turn order removes four MODs of their choice, then you remove two. Who has fewer removes all; territories may be emptied, and commanders are safe.</extracomment>
        <translation>Vid en MOD-nedskärning tar varje motståndare i turordning bort fyra valfria MOD, sedan du två. Den som har färre tar bort alla; områden får bli tomma, och befälhavare är säkra.</translation>
    </message>
    <message>
        <source>rules.AD_Z_21</source>
        <extracomment>A Rocket Strike removes as many units from a foreign territory of its kind as a six-sided die shows, at most all of them. Their owner chooses.</extracomment>
        <translation>Ett Raketanfall tar bort så många enheter ur ett främmande område av sitt slag som en sexsidig tärning visar, högst alla. Ägaren väljer.</translation>
    </message>
    <message>
        <source>rules.AD_Z_22</source>
        <extracomment>Colony Influence adds 3 points if its commander is in play when points are counted.</extracomment>
        <translation>Koloniinflytande ger 3 poäng om dess befälhavare är i spel när poängen räknas.</translation>
    </message>
    <message>
        <source>rules.AD_Z_23</source>
        <extracomment>Assemble MODs puts three MODs in one territory of yours of its kind. Like Reinforcements it needs such a territory; one held by a station alone is enough.</extracomment>
        <translation>Bygg MOD ger tre MOD i ett eget område av sitt slag. Liksom för Förstärkningar behöver du ett sådant område; ett med bara en station räcker.</translation>
    </message>
    <message>
        <source>rules.AD_Z_24</source>
        <extracomment>With an Energy Crisis every opponent who has energy pays 1 of it to you.</extracomment>
        <translation>Vid en Energikris betalar varje motståndare som har energi dig 1 av den.</translation>
    </message>
    <message>
        <source>rules.AD_Z_25</source>
        <extracomment>With Decoys Revealed all chosen commanders move at the same time, to territories that are yours when you play the card. Water and Moon are open to them without a naval or space commander.</extracomment>
        <translation>Med Avslöjade lockbeten flyttar alla valda befälhavare samtidigt, till områden som är dina när du spelar kortet. Vatten och måne står öppna för dem utan marin- eller rymdbefälhavare.</translation>
    </message>
    <message>
        <source>rules.AD_Z_3</source>
        <extracomment>Stealth MODs put three MODs of the defender's colour into an invaded territory, your own or another player's. Several may be played, at every roll anew, but not by the attacker, nor for empty or neutral territories.</extracomment>
        <translation>Smyg-MOD ger försvararen tre MOD i ett invaderat område, ditt eget eller någon annans. Flera får spelas, vid varje slag på nytt, men inte av anfallaren och inte för tomma eller neutrala områden.</translation>
    </message>
    <message>
        <source>rules.AD_Z_4</source>
        <extracomment>Scout Forces draw a land territory in secret and hold five MODs ready. As soon as that territory is yours, in anybody's turn, they appear there by themselves.</extracomment>
        <translation>En Spaningstrupp drar ett landområde i hemlighet och håller fem MOD redo. Så snart området är ditt, i vems tur det än sker, dyker de upp där av sig själva.</translation>
    </message>
    <message>
        <source>rules.AD_Z_5</source>
        <extracomment>A Scatter Bomb draws three land, two water or two moon territories. The owner of each removes half of the units there, rounded up, of their choice; your own are spared, but count among those drawn.</extracomment>
        <translation>En Klusterbomb drar tre land-, två vatten- eller två månområden. Ägaren till vart och ett tar bort hälften av enheterna där, avrundat uppåt, efter eget val; dina skonas, men räknas med.</translation>
    </message>
    <message>
        <source>rules.AD_Z_6</source>
        <extracomment>The Mother, Aqua Brother and Nicky Boy take one unit from every territory of a continent, a water colony or a moon colony that the die picks, yours included. Each owner chooses the unit.</extracomment>
        <translation>Moder, Vattenbroder och Nicky Boy tar en enhet ur varje område i en kontinent, en vattenkoloni eller en månkoloni som tärningen pekar ut, även hos dig. Varje ägare väljer enheten.</translation>
    </message>
    <message>
        <source>rules.AD_Z_7</source>
        <extracomment>Decoys Revealed moves commanders who are on the board already and brings no new ones. A territory left without units stays yours only by a station.</extracomment>
        <translation>Avslöjade lockbeten flyttar befälhavare som redan står på spelplanen och ger inga nya. Ett område som blir utan enheter förblir ditt bara om en station står där.</translation>
    </message>
    <message>
        <source>rules.AD_Z_8</source>
        <extracomment>A Cease Fire cancels the invasion of your territory. Until the end of that turn the attacker can't invade any territory of yours.</extracomment>
        <translation>En Vapenvila upphäver invasionen av ditt område. Till slutet av den turen kan anfallaren inte invadera något av dina områden.</translation>
    </message>
    <message>
        <source>rules.AD_Z_9</source>
        <extracomment>An Evacuation takes all units of your invaded territory to another one of yours, wherever that is. A station stays behind and falls to the attacker.</extracomment>
        <translation>En Evakuering för alla enheter i ditt invaderade område till ett annat av dina, var det än ligger. En station blir kvar och tillfaller anfallaren.</translation>
    </message>
    <message>
        <source>rules.C_01</source>
        <extracomment>The board of the Earth has 42 territories on 6 continents. A whole continent is worth 5 armies in North America and Europe, 2 in South America and Australia, 3 in Africa and 7 in Asia. Other boards show what theirs are worth.</extracomment>
        <translation>Jordens spelplan har 42 områden på 6 kontinenter. En hel kontinent är värd 5 arméer i Nordamerika och Europa, 2 i Sydamerika och Australien, 3 i Afrika och 7 i Asien. Andra spelplaner visar vad deras är värda.</translation>
    </message>
    <message>
        <source>rules.C_02</source>
        <extracomment>Once the board is set up, each territory has one owner and holds at least one army, all game long.</extracomment>
        <translation>När spelplanen är klar har varje område en ägare och minst en armé, hela spelet igenom.</translation>
    </message>
    <message>
        <source>rules.C_03</source>
        <extracomment>Territories are neighbours if they share a border or a sea route joins them, in both directions. On the Earth, Alaska and Kamchatka are neighbours too.</extracomment>
        <translation>Områden är grannar om de delar gräns eller binds ihop av en sjöväg, åt båda hållen. På jorden är också Alaska och Kamtjatka grannar.</translation>
    </message>
    <message>
        <source>rules.C_04</source>
        <extracomment>Any number of armies may stand in one territory.</extracomment>
        <translation>Hur många arméer som helst får stå i ett område.</translation>
    </message>
    <message>
        <source>rules.C_05</source>
        <extracomment>The deck has a card for each territory, with one of three units on it, and 2 wild cards that show all three.</extracomment>
        <translation>Högen har ett kort för varje område, med en av tre trupper på, och 2 jokrar med alla tre.</translation>
    </message>
    <message>
        <source>rules.C_06</source>
        <extracomment>Three cards make a set if they show the same unit three times, or each unit once. A wild card stands for any unit, so any two cards and a wild card always make a set.</extracomment>
        <translation>Tre kort är ett set om de visar samma trupp tre gånger, eller var och en av trupperna en gång. En joker står för vilken trupp som helst, så två kort och en joker är alltid ett set.</translation>
    </message>
    <message>
        <source>rules.C_07</source>
        <extracomment>Where each kind of set has a fixed value, a set with a wild card counts as the best set it can be: two different units and a wild card are one of each.</extracomment>
        <translation>Där varje sorts set har ett fast värde räknas ett set med joker som det bästa det kan vara: två olika trupper och en joker är en av varje.</translation>
    </message>
    <message>
        <source>rules.C_08</source>
        <extracomment>Turns go round clockwise. If players tie when they roll for who begins, those who tied roll again.</extracomment>
        <translation>Turen går medurs. Slår några lika när ni avgör vem som börjar, slår just de om.</translation>
    </message>
    <message>
        <source>rules.C_09</source>
        <extracomment>A continent is yours if every territory in it is yours at the moment it is counted.</extracomment>
        <translation>En kontinent är din om varje område i den är ditt i det ögonblick då det räknas.</translation>
    </message>
    <message>
        <source>rules.C_10</source>
        <extracomment>You attack from a territory of yours with at least two armies, and only a neighbouring territory that belongs to somebody else.</extracomment>
        <translation>Du anfaller från ett eget område med minst två arméer, och bara ett grannområde som tillhör någon annan.</translation>
    </message>
    <message>
        <source>rules.C_11</source>
        <extracomment>The highest dice of both sides are compared, then the next. The lower die of each pair costs an army, and with equal dice the attacker loses one. Dice without a partner don't count.</extracomment>
        <translation>De högsta tärningarna på båda sidor jämförs, sedan nästa. Den lägre i varje par kostar en armé, och vid lika förlorar anfallaren en. Tärningar utan motpart räknas inte.</translation>
    </message>
    <message>
        <source>rules.C_12</source>
        <extracomment>Attack as often as you like, wherever you like, and stop whenever you like. You never have to attack.</extracomment>
        <translation>Anfall så ofta du vill, var du vill, och sluta när du vill. Du måste aldrig anfalla.</translation>
    </message>
    <message>
        <source>rules.C_13</source>
        <extracomment>When the last defending army falls, the territory is conquered. You move in at once, and at least one army stays where you came from.</extracomment>
        <translation>När den sista försvarande armén faller är området erövrat. Du rycker in genast, och minst en armé stannar där du kom ifrån.</translation>
    </message>
    <message>
        <source>rules.C_14</source>
        <extracomment>You draw at most one territory card in a turn, and only if you conquered at least one territory.</extracomment>
        <translation>Du drar högst ett områdeskort per tur, och bara om du har erövrat minst ett område.</translation>
    </message>
    <message>
        <source>rules.C_15</source>
        <extracomment>Whoever has no army left on the board is out and takes no more turns.</extracomment>
        <translation>Den som inte har någon armé kvar på spelplanen är ute och får inga fler turer.</translation>
    </message>
    <message>
        <source>rules.C_16</source>
        <extracomment>When the draw pile runs out, the cards that were put aside are shuffled into a new one. If there are none, nobody draws.</extracomment>
        <translation>När draghögen är slut blandas de avlagda korten till en ny. Finns det inga dras inget kort.</translation>
    </message>
    <message>
        <source>rules.C_17</source>
        <extracomment>The last player left on the board wins, and so does the last team. Neutral colours don't count.</extracomment>
        <translation>Den sista spelaren på spelplanen vinner, och likaså det sista laget. Neutrala färger räknas inte.</translation>
    </message>
    <message>
        <source>rules.C_18</source>
        <extracomment>Armies never run out, however many you have.</extracomment>
        <translation>Arméerna tar aldrig slut, hur många du än har.</translation>
    </message>
    <message>
        <source>rules.C_19</source>
        <extracomment>Whoever has no armies left to place is passed over until all the others are done.</extracomment>
        <translation>Den som inte har några arméer kvar att placera hoppas över tills de andra också är klara.</translation>
    </message>
    <message>
        <source>rules.C_20</source>
        <extracomment>If a conquest puts somebody out, first you move in, then you get the cards, then you trade sets and place their armies if that is allowed or due now. After that your turn goes on.</extracomment>
        <translation>Slår en erövring ut någon rycker du först in, får sedan korten, och byter därefter in set och placerar arméerna om det får eller måste ske nu. Sedan fortsätter din tur.</translation>
    </message>
    <message>
        <source>rules.D_01</source>
        <extracomment>Up to six can play, either with a secret mission each or for the whole world. Two players always fight for the world.</extracomment>
        <translation>Upp till sex kan spela, antingen med ett hemligt uppdrag var eller om hela världen. Två spelare strider alltid om världen.</translation>
    </message>
    <message>
        <source>rules.D_02</source>
        <extracomment>All territories are dealt clockwise, one army in each, even if some players get one more than others. There are no other starting armies.</extracomment>
        <translation>Alla områden delas ut medurs med en armé i varje, även om några får ett mer än andra. Fler startarméer finns inte.</translation>
    </message>
    <message>
        <source>rules.D_03</source>
        <extracomment>Then all territory cards and both wild cards are shuffled into the draw pile.</extracomment>
        <translation>Sedan blandas alla områdeskort och båda jokrarna till draghögen.</translation>
    </message>
    <message>
        <source>rules.D_04</source>
        <extracomment>Everybody draws one of 14 missions in secret; everyone knows which there are. Those against colours that don't play are taken out for all to see, the rest stays unseen.</extracomment>
        <translation>Var och en drar ett av 14 uppdrag i hemlighet; vilka som finns vet alla. De mot färger som inte är med tas bort öppet, resten förblir osedda.</translation>
    </message>
    <message>
        <source>rules.D_05</source>
        <extracomment>The player left of whoever was dealt the last territory begins.</extracomment>
        <translation>Spelaren till vänster om den som fick det sista området börjar.</translation>
    </message>
    <message>
        <source>rules.D_10</source>
        <extracomment>You get a third of your territories in armies, rounded down, but never fewer than three: 14 territories bring 4.</extracomment>
        <translation>Du får en tredjedel av dina områden i arméer, avrundat nedåt, men aldrig färre än tre: 14 områden ger 4.</translation>
    </message>
    <message>
        <source>rules.D_11</source>
        <extracomment>A continent that is all yours brings its bonus on top.</extracomment>
        <translation>En kontinent som är helt din ger också sin bonus.</translation>
    </message>
    <message>
        <source>rules.D_12</source>
        <extracomment>You trade sets at the start of your turn, before your first attack. Their armies are placed at once.</extracomment>
        <translation>Set byter du in i början av din tur, före ditt första anfall. Arméerna placeras genast.</translation>
    </message>
    <message>
        <source>rules.D_13</source>
        <extracomment>Each set traded in the game brings more than the last: 4, 6, 8, 10, 12, 15, 20, 25 armies, then 5 more every time.</extracomment>
        <translation>Varje set som byts in i spelet ger mer än det förra: 4, 6, 8, 10, 12, 15, 20, 25 arméer och sedan 5 mer varje gång.</translation>
    </message>
    <message>
        <source>rules.D_14</source>
        <extracomment>If you begin your turn with five cards, you must trade a set; with fewer you may. Nobody keeps more than five.</extracomment>
        <translation>Börjar du din tur med fem kort måste du byta in ett set; med färre får du. Ingen behåller fler än fem.</translation>
    </message>
    <message>
        <source>rules.D_15</source>
        <extracomment>Each traded card that shows a territory of yours puts two more armies there, however many such cards there are.</extracomment>
        <translation>Varje inbytt kort som visar ett av dina områden ger två arméer till där, hur många sådana kort det än är.</translation>
    </message>
    <message>
        <source>rules.D_16</source>
        <extracomment>Traded cards are laid aside. When the draw pile is used up, they are shuffled and used again.</extracomment>
        <translation>Inbytta kort läggs åt sidan. När draghögen är slut blandas de och används igen.</translation>
    </message>
    <message>
        <source>rules.D_17</source>
        <extracomment>All your new armies are placed at once, in any territories of yours.</extracomment>
        <translation>Alla dina nya arméer placeras på en gång, i valfria egna områden.</translation>
    </message>
    <message>
        <source>rules.D_20</source>
        <extracomment>You attack from a territory with at least two armies into one that it shares a border or a sea line with.</extracomment>
        <translation>Du anfaller från ett område med minst två arméer mot ett som det delar gräns eller sjöväg med.</translation>
    </message>
    <message>
        <source>rules.D_21</source>
        <extracomment>An attack names both its origin and its target. With a house rule you may leave the origin out: then your strongest neighbour of the target attacks and first loses three armies, though never its last one.</extracomment>
        <translation>I ett anfall nämns både utgångsområde och mål. Med en husregel får du utelämna utgångsområdet: då anfaller din starkaste granne till målet och förlorar först tre arméer, men aldrig den sista.</translation>
    </message>
    <message>
        <source>rules.D_22</source>
        <extracomment>You attack with one to three dice, one for each army; one army stays behind.</extracomment>
        <translation>Du anfaller med en till tre tärningar, en för varje armé; en armé stannar kvar.</translation>
    </message>
    <message>
        <source>rules.D_23</source>
        <extracomment>The defender rolls up to three dice, one for each army in the territory. None of them has to be held back.</extracomment>
        <translation>Försvararen slår upp till tre tärningar, en för varje armé i området. Ingen behöver hållas tillbaka.</translation>
    </message>
    <message>
        <source>rules.D_24</source>
        <extracomment>The attacker rolls first. Only then does the defender choose with how many dice to answer.</extracomment>
        <translation>Anfallaren slår först. Först därefter väljer försvararen hur många tärningar svaret blir.</translation>
    </message>
    <message>
        <source>rules.D_25</source>
        <extracomment>The highest dice are compared, then the middle and the lowest ones. The lower one of each pair loses an army, when equal the attacker; up to three armies fall in one roll.</extracomment>
        <translation>De högsta tärningarna jämförs, sedan de mellersta och de lägsta. Den lägre i varje par förlorar en armé, vid lika anfallaren; upp till tre arméer faller i ett slag.</translation>
    </message>
    <message>
        <source>rules.D_26</source>
        <extracomment>For example: 5, 4, 3 against 6, 3 costs each side one army. 6, 6, 1 against 5, 1 costs the defender two, and 3, 2 against 3, 3 costs the attacker two.</extracomment>
        <translation>Till exempel: 5, 4, 3 mot 6, 3 kostar båda en armé. 6, 6, 1 mot 5, 1 kostar försvararen två, och 3, 2 mot 3, 3 kostar anfallaren två.</translation>
    </message>
    <message>
        <source>rules.D_27</source>
        <extracomment>After every roll you may go on, stop, or turn against another territory, as often as you like.</extracomment>
        <translation>Efter varje slag får du fortsätta, sluta eller vända dig mot ett annat område, så ofta du vill.</translation>
    </message>
    <message>
        <source>rules.D_28</source>
        <extracomment>The armies of the last roll move into the conquered territory, and any number may follow; one stays behind. You may go on attacking from there.</extracomment>
        <translation>Arméerna i det sista slaget rycker in i det erövrade området, och fler får följa med; en stannar kvar. Du får fortsätta anfalla därifrån.</translation>
    </message>
    <message>
        <source>rules.D_29</source>
        <extracomment>If you beat a player, you take the cards and may trade sets at once, place the armies and attack on. With five or more cards you must trade until four or fewer are left.</extracomment>
        <translation>Besegrar du en spelare får du korten och får genast byta in set, placera arméerna och anfalla vidare. Med fem kort eller fler måste du byta in tills du har högst fyra.</translation>
    </message>
    <message>
        <source>rules.D_30</source>
        <extracomment>After your last attack you draw one card if you conquered anything this turn.</extracomment>
        <translation>Efter ditt sista anfall drar du ett kort om du har erövrat något under turen.</translation>
    </message>
    <message>
        <source>rules.D_31</source>
        <extracomment>At the end of your turn any number of armies may go one step each to neighbouring territories of yours, across sea lines too, all at the same time. Armies that attacked this turn stay, and no territory is left empty.</extracomment>
        <translation>I slutet av din tur får hur många arméer som helst gå ett steg var till ett eget grannområde, även över sjövägar, alla samtidigt. Arméer som anfallit under turen stannar, och inget område lämnas tomt.</translation>
    </message>
    <message>
        <source>rules.D_40</source>
        <extracomment>You win the moment your mission is fulfilled, in anybody's turn and whoever brings it about. A conquest counts once its armies have moved in, and beaten players win no more.</extracomment>
        <translation>Du vinner så snart ditt uppdrag är fullföljt, i vems tur det än sker och vem som än ser till det. En erövring räknas när arméerna har ryckt in, och besegrade spelare vinner inte längre.</translation>
    </message>
    <message>
        <source>rules.D_41</source>
        <extracomment>If two missions come true at once, the player on turn wins if one of them is theirs. Otherwise the next of the two in turn order wins.</extracomment>
        <translation>Fullföljs två uppdrag samtidigt vinner spelaren som är vid draget, om ett av dem är hans. Annars vinner den av de två som kommer näst i turordningen.</translation>
    </message>
    <message>
        <source>rules.D_42</source>
        <extracomment>If your mission names your own colour, you have to hold 24 territories instead.</extracomment>
        <translation>Nämner ditt uppdrag din egen färg ska du i stället hålla 24 områden.</translation>
    </message>
    <message>
        <source>rules.D_43</source>
        <extracomment>When the whole world is the goal, there are no missions: you win by holding every territory.</extracomment>
        <translation>När hela världen är målet finns inga uppdrag: du vinner när alla områden är dina.</translation>
    </message>
    <message>
        <source>rules.G_1</source>
        <extracomment>There are two boards: Ancient Earth with 42 territories in 6 continents, and the Underworld with 13 fields. Each pantheon also has an Afterlife for its dead, a pool of unused armies, and a card for gods who are not in play.</extracomment>
        <translation>Det finns två spelplaner: den gamla världen med 42 områden i 6 kontinenter, och underjorden med 13 fält. Varje panteon har också ett liv efter detta för sina döda, ett förråd av oanvända arméer och en tavla för gudar som inte är i spel.</translation>
    </message>
    <message>
        <source>rules.G_10</source>
        <extracomment>Next to each other are territories with a common border on land or a dotted sea link. Mountains and flames are no borders. A link under the maelstrom or to sunken Atlantis is none any more.</extracomment>
        <translation>Intill varandra ligger områden med gemensam landgräns eller en prickad sjöled. Berg och lågor är inga gränser. En led under malströmmen eller till det sjunkna Atlantis finns inte längre.</translation>
    </message>
    <message>
        <source>rules.G_100</source>
        <extracomment>Where gods arrive, armies of yours must stand, which is always so.</extracomment>
        <translation>Där gudar kommer fram måste dina arméer stå, vilket alltid är fallet.</translation>
    </message>
    <message>
        <source>rules.G_101</source>
        <extracomment>The chain may cross open sea links, but no mountains, no maelstrom and no sunken Atlantis.</extracomment>
        <translation>Kedjan får gå över öppna sjöleder, men inte över berg, malströmmen eller det sjunkna Atlantis.</translation>
    </message>
    <message>
        <source>rules.G_102</source>
        <extracomment>Armies that fortify into a plague land suffer nothing now, only in step 5 of your next turn.</extracomment>
        <translation>Arméer som förstärker ett pestland drabbas inte nu, utan först i steg 5 av din nästa tur.</translation>
    </message>
    <message>
        <source>rules.G_103</source>
        <extracomment>Gods may pass plague lands on the way but may not stop in one.</extracomment>
        <translation>Gudar får passera pestländer på vägen men inte stanna i ett.</translation>
    </message>
    <message>
        <source>rules.G_104</source>
        <extracomment>In step 8 any number of armies may leave your Afterlife, all of them too.</extracomment>
        <translation>I steg 8 får hur många arméer som helst lämna ditt liv efter detta, även alla.</translation>
    </message>
    <message>
        <source>rules.G_105</source>
        <extracomment>If you control no field, they can go only into empty gates, any number into each, or attack a gate in step 9. If others hold all gates, you have to attack one.</extracomment>
        <translation>Om du inte kontrollerar något fält kan de bara gå in i tomma portar, hur många som helst i varje, eller anfalla en port i steg 9. Har andra alla portar måste du anfalla en.</translation>
    </message>
    <message>
        <source>rules.G_106</source>
        <extracomment>If you control a field, they may go straight into any of your fields, without a path, and into empty gates as well.</extracomment>
        <translation>Om du kontrollerar ett fält får de gå direkt till vilket som helst av dina fält, utan väg, och även in i tomma portar.</translation>
    </message>
    <message>
        <source>rules.G_107</source>
        <extracomment>Every Afterlife reaches all three gates. Armies that are already in the Underworld don't move in this step.</extracomment>
        <translation>Varje liv efter detta når alla tre portarna. Arméer som redan är i underjorden flyttar inte i det här steget.</translation>
    </message>
    <message>
        <source>rules.G_108</source>
        <extracomment>In step 9 you attack as on Earth: from a field with at least 2 armies into one next to it, or from your Afterlife into any gate, whether you control fields or not. From the Afterlife nobody has to stay behind.</extracomment>
        <translation>I steg 9 anfaller du som på jorden: från ett fält med minst 2 arméer mot ett intilliggande, eller från ditt liv efter detta mot valfri port, vare sig du kontrollerar fält eller inte. I livet efter detta behöver ingen stanna.</translation>
    </message>
    <message>
        <source>rules.G_109</source>
        <extracomment>Empty fields are entered without dice: at least one army goes in, at least one stays in the field it comes from.</extracomment>
        <translation>Tomma fält går du in i utan tärningar: minst en armé går in, minst en stannar i fältet den kommer från.</translation>
    </message>
    <message>
        <source>rules.G_11</source>
        <extracomment>Armies that die on Earth go to their owner's Afterlife, whatever kills them, unless a rule or a card says otherwise.</extracomment>
        <translation>Arméer som dör på jorden går till sin ägares liv efter detta, vad de än dör av, om ingen regel eller inget kort säger annat.</translation>
    </message>
    <message>
        <source>rules.G_110</source>
        <extracomment>Nobody attacks or moves across flames, or into the Afterlife of another pantheon.</extracomment>
        <translation>Ingen anfaller eller går genom lågor, eller in i ett annat panteons liv efter detta.</translation>
    </message>
    <message>
        <source>rules.G_111</source>
        <extracomment>Below there are no gods, temples, plague, relics or miracles, and ties go to the defender. The labour of Magic still counts.</extracomment>
        <translation>Där nere finns inga gudar, tempel, pest, reliker eller mirakel, och lika går till försvararen. Magins stordåd räknas ändå.</translation>
    </message>
    <message>
        <source>rules.G_112</source>
        <extracomment>What both sides lose there goes to the pools.</extracomment>
        <translation>Det båda sidor förlorar där går till förrådet.</translation>
    </message>
    <message>
        <source>rules.G_113</source>
        <extracomment>Fields bring no income, form no continent and count for no labour of War.</extracomment>
        <translation>Fält ger ingen inkomst, bildar ingen kontinent och räknas inte till krigets stordåd.</translation>
    </message>
    <message>
        <source>rules.G_114</source>
        <extracomment>An altar gives one die more in each god war, and a point at the end of the game.</extracomment>
        <translation>Ett altare ger en tärning mer i varje gudastrid, och en poäng vid spelets slut.</translation>
    </message>
    <message>
        <source>rules.G_115</source>
        <extracomment>From a crypt armies return to your temples, it earns a Death card at the end of your turn, and a point at the end of the game.</extracomment>
        <translation>Från en krypta återvänder arméer till dina tempel; den ger ett dödskort i slutet av din tur och en poäng vid spelets slut.</translation>
    </message>
    <message>
        <source>rules.G_116</source>
        <extracomment>There is no fortifying in the Underworld: armies move only by conquest and out of the Afterlife.</extracomment>
        <translation>I underjorden förstärker man inte: arméer flyttar bara genom erövring och från livet efter detta.</translation>
    </message>
    <message>
        <source>rules.G_117</source>
        <extracomment>In step 10 a crypt earns its Death card, and everything that holds for this turn only ends. Then the next place in the order plays; after the last one the epoch is over.</extracomment>
        <translation>I steg 10 ger en krypta sitt dödskort, och allt som bara gäller den här turen upphör. Sedan spelar nästa plats i ordningen; efter den sista är epoken över.</translation>
    </message>
    <message>
        <source>rules.G_118</source>
        <extracomment>The game ends after the last turn of the fifth epoch; Time Stands Still may have turned the epoch back.</extracomment>
        <translation>Spelet slutar efter sista turen i femte epoken; Tiden står still kan ha vridit tillbaka epoken.</translation>
    </message>
    <message>
        <source>rules.G_119</source>
        <extracomment>Points: 1 for each territory, the bonus of each continent that is wholly yours, 1 for each crypt and each altar, and 1 for each relic with a home of its own if you control that: Stonehenge Anglia, the Great Pyramids Egypt, Mjolnir Thule, the Tree of Life Babylon, Pandora's Box Graecia.</extracomment>
        <translation>Poäng: 1 för varje område, bonusen för varje kontinent som är helt din, 1 för varje krypta och varje altare, och 1 för varje relik med ett eget hem om du kontrollerar det: Stonehenge Anglia, de stora pyramiderna Egypten, Mjölner Thule, Livets träd Babylon, Pandoras ask Grekland.</translation>
    </message>
    <message>
        <source>rules.G_12</source>
        <extracomment>Armies that die in the Underworld go to their owner's pool. They can be raised again later.</extracomment>
        <translation>Arméer som dör i underjorden går till sin ägares förråd. De kan fås tillbaka senare.</translation>
    </message>
    <message>
        <source>rules.G_120</source>
        <extracomment>Most points win. On a tie more faith decides, then more temples, more gods in play, more armies on Earth; after that the victory is shared.</extracomment>
        <translation>Flest poäng vinner. Vid lika avgör mer tro, sedan fler tempel, fler gudar i spel, fler arméer på jorden; därefter delas segern.</translation>
    </message>
    <message>
        <source>rules.G_121</source>
        <extracomment>Atlantis has four territories and a bonus of 3, one more than Hyrkania of the same size: it may sink.</extracomment>
        <translation>Atlantis har fyra områden och en bonus på 3, en mer än det lika stora Hyrkanien: det kan sjunka.</translation>
    </message>
    <message>
        <source>rules.G_122</source>
        <extracomment>When Atlantis sinks, all armies on it go to their Afterlives, its gods are banished, its temples go back to the supply, plague markers there are spare again, and its territories and links leave the game. Nobody can have its bonus any more.</extracomment>
        <translation>När Atlantis sjunker går alla arméer där till sina liv efter detta, gudarna förvisas, templen går tillbaka till förrådet, pestmarkörer där blir lediga, och områdena och lederna lämnar spelet. Ingen kan längre få dess bonus.</translation>
    </message>
    <message>
        <source>rules.G_123</source>
        <extracomment>Afterwards its territory cards are drawn anew when they turn up, and the lot never falls on Atlantis.</extracomment>
        <translation>Därefter dras om när ett av dess områdeskort dyker upp, och lotten faller aldrig på Atlantis.</translation>
    </message>
    <message>
        <source>rules.G_124</source>
        <extracomment>The maelstrom closes one sea link for the rest of the game, for attacks, fortifying and cards alike. There is only one, and it may cut Corsica off for good.</extracomment>
        <translation>Malströmmen stänger en sjöled för resten av spelet, för anfall, förstärkning och kort. Det finns bara en, och den får skära av Korsika för gott.</translation>
    </message>
    <message>
        <source>rules.G_125</source>
        <extracomment>Moves that need no path, such as those of Eagles Take Wing, The Fog Lifts and The Siren Calls, are stopped by neither maelstrom nor mountains.</extracomment>
        <translation>Flyttar som inte behöver någon väg, som de från Örnar tar till vingarna, Dimman lättar och Sirenen kallar, hindras varken av malström eller berg.</translation>
    </message>
    <message>
        <source>rules.G_126</source>
        <extracomment>The box also tells how to play the original game on Ancient Earth, without gods: 3, 4 or 5 players start with 35, 30 or 25 armies, take the 42 territories one by one and place the rest one at a time.</extracomment>
        <translation>Asken berättar också hur man spelar originalspelet på den gamla världen, utan gudar: 3, 4 eller 5 spelare börjar med 35, 30 eller 25 arméer, tar de 42 områdena ett i taget och placerar resten en åt gången.</translation>
    </message>
    <message>
        <source>rules.G_127</source>
        <extracomment>In the original game a turn is: new armies, attacks, fortifying. A third of the territories, at least 3, brings armies, with the continents and card sets.</extracomment>
        <translation>I originalspelet är en tur: nya arméer, anfall, förstärkning. En tredjedel av områdena, minst 3, ger arméer, tillsammans med kontinenterna och kortset.</translation>
    </message>
    <message>
        <source>rules.G_128</source>
        <extracomment>In the original game a turn with a conquest earns one card. Three equal, one of each, or two and a joker make a set, worth 4, 6, 8, 10, 12, 15, then 5 more each time. With 5 or 6 cards you have to trade.</extracomment>
        <translation>I originalspelet ger en tur med en erövring ett kort. Tre lika, en av varje, eller två och en joker bildar ett set, värt 4, 6, 8, 10, 12, 15, sedan 5 mer varje gång. Med 5 eller 6 kort måste du byta in.</translation>
    </message>
    <message>
        <source>rules.G_129</source>
        <extracomment>In the original game a traded card that shows a territory of yours puts 2 armies there, at most once a turn.</extracomment>
        <translation>I originalspelet ger ett inbytt kort med ett av dina områden 2 arméer där, högst en gång per tur.</translation>
    </message>
    <message>
        <source>rules.G_13</source>
        <extracomment>A god who is banished goes back to the pantheon and can be summoned again. Gods never die and never go to an Afterlife or the Underworld.</extracomment>
        <translation>En förvisad gud går tillbaka till panteonet och kan åkallas igen. Gudar dör aldrig och kommer aldrig till livet efter detta eller underjorden.</translation>
    </message>
    <message>
        <source>rules.G_130</source>
        <extracomment>In the original game too 1 to 3 dice attack, 1 or 2 defend, ties go to the defender, and at least as many armies move in as dice in the last roll.</extracomment>
        <translation>Även i originalspelet anfaller 1 till 3 tärningar, 1 eller 2 försvarar, lika går till försvararen, och minst lika många arméer rycker in som tärningar i sista slaget.</translation>
    </message>
    <message>
        <source>rules.G_131</source>
        <extracomment>In the original game you fortify once, between two of your territories that lie next to each other.</extracomment>
        <translation>I originalspelet förstärker du en gång, mellan två egna områden som ligger intill varandra.</translation>
    </message>
    <message>
        <source>rules.G_132</source>
        <extracomment>In the original game who puts a player out takes the cards. With six or more you trade at once until four or fewer are left, otherwise you wait for your next turn.</extracomment>
        <translation>I originalspelet tar den som slår ut en spelare dennes kort. Med sex eller fler byter du in genast tills fyra eller färre är kvar, annars väntar du till din nästa tur.</translation>
    </message>
    <message>
        <source>rules.G_133</source>
        <extracomment>In the original game all 42 territories win. With two players a third set is neutral, everybody takes 14 territories, then places 2 armies a turn and 1 neutral one; the opponent rolls for the neutral ones, who need not be beaten.</extracomment>
        <translation>I originalspelet vinner alla 42 områden. Med två spelare är ett tredje set neutralt, var och en tar 14 områden och placerar sedan 2 egna arméer och 1 neutral per tur; motståndaren slår för de neutrala, som inte behöver besegras.</translation>
    </message>
    <message>
        <source>rules.G_134</source>
        <extracomment>A card may be played only if it has a target or would change something.</extracomment>
        <translation>Ett kort får bara spelas om det har ett mål eller skulle ändra något.</translation>
    </message>
    <message>
        <source>rules.G_135</source>
        <extracomment>A card strikes all its territories at the same moment. Only then are emptied territories settled, and who is out.</extracomment>
        <translation>Ett kort drabbar alla sina områden i samma ögonblick. Först därefter avgörs vilka som är tomma och vem som är ute.</translation>
    </message>
    <message>
        <source>rules.G_136</source>
        <extracomment>With two players, cards that name a player can't choose the neutral. Cards that name a territory, a continent or armies hit neutral armies like any others. In step 5 neutral armies don't suffer.</extracomment>
        <translation>Med två spelare kan kort som nämner en spelare inte välja den neutrala. Kort som nämner ett område, en kontinent eller arméer drabbar neutrala arméer som alla andra. I steg 5 lider inte neutrala arméer.</translation>
    </message>
    <message>
        <source>rules.G_137</source>
        <extracomment>A card that a relic or another card lets you draw needs no god for that, only for playing it.</extracomment>
        <translation>Ett kort som du drar tack vare en relik eller ett annat kort kräver ingen gud då, bara när det spelas.</translation>
    </message>
    <message>
        <source>rules.G_138</source>
        <extracomment>Who goes out in their own turn finishes the card in progress; then the turn ends and the next place plays. If one effect puts out all who are left, they share the victory.</extracomment>
        <translation>Den som åker ut i sin egen tur avslutar kortet som pågår; sedan slutar turen och nästa plats spelar. Om en enda verkan slår ut alla som är kvar delar de på segern.</translation>
    </message>
    <message>
        <source>rules.G_139</source>
        <extracomment>In the final ranking players who went out stand behind all who scored, the later out the higher.</extracomment>
        <translation>I slutställningen står de som åkt ut efter alla som fått poäng, den som åkte ut senare högre.</translation>
    </message>
    <message>
        <source>rules.G_14</source>
        <extracomment>A god can only stand where an army of yours stands. As soon as the last army there is gone, all gods there are banished.</extracomment>
        <translation>En gud kan bara stå där en armé av dina står. Så snart den sista armén där är borta förvisas alla gudar där.</translation>
    </message>
    <message>
        <source>rules.G_15</source>
        <extracomment>Talk, threats and alliances are free and never bind anybody.</extracomment>
        <translation>Prat, hot och förbund är fria och binder aldrig någon.</translation>
    </message>
    <message>
        <source>rules.G_16</source>
        <extracomment>The 42 territory cards, without jokers, and each of the four miracle decks are shuffled: 17 War, 17 Sky, 17 Death and 15 Magic cards. The game starts in epoch 1, and no god is in play.</extracomment>
        <translation>De 42 områdeskorten, utan jokrar, och de fyra mirakelhögarna blandas: 17 krigs-, 17 himmels-, 17 döds- och 15 magikort. Spelet börjar i epok 1, och ingen gud är i spel.</translation>
    </message>
    <message>
        <source>rules.G_17</source>
        <extracomment>Four territory cards are turned over: the plague rages in these territories from the start. The cards go back into the pile. One of the five plague markers is left over.</extracomment>
        <translation>Fyra områdeskort vänds: i de områdena härjar pesten från början. Korten läggs tillbaka i högen. En av de fem pestmarkörerna blir över.</translation>
    </message>
    <message>
        <source>rules.G_18</source>
        <extracomment>Everybody rolls a die, equal rolls again among themselves. From the highest roll down each takes one of the free pantheons: its colour, four gods and Afterlife.</extracomment>
        <translation>Alla slår en tärning, lika slag slås om sinsemellan. Från det högsta slaget och nedåt tar var och en ett ledigt panteon: dess färg, fyra gudar och liv efter detta.</translation>
    </message>
    <message>
        <source>rules.G_19</source>
        <extracomment>With 2 players each starts with 30 armies, with 3 with 35, with 4 with 30, with 5 with 25.</extracomment>
        <translation>Med 2 spelare börjar var och en med 30 arméer, med 3 med 35, med 4 med 30, med 5 med 25.</translation>
    </message>
    <message>
        <source>rules.G_2</source>
        <extracomment>Armies are counted in whole numbers. Gods and temples are not armies.</extracomment>
        <translation>Arméer räknas i hela tal. Gudar och tempel är inte arméer.</translation>
    </message>
    <message>
        <source>rules.G_20</source>
        <extracomment>All 42 territory cards are dealt one at a time, clockwise, starting with the player who chose a pantheon first. Each puts one army in every territory dealt to them, plague lands included. Then the cards go back.</extracomment>
        <translation>Alla 42 områdeskort delas ut ett i taget, medurs, med början hos den som valde panteon först. Var och en ställer en armé i varje område som delats ut, även i pestländer. Sedan läggs korten tillbaka.</translation>
    </message>
    <message>
        <source>rules.G_21</source>
        <extracomment>Instead, as an option, territories are chosen: a roll decides who begins, then clockwise each puts an army in an empty territory until all are taken. Plague lands may be chosen, fields of the Underworld not. With two players the neutral third is dealt first.</extracomment>
        <translation>I stället kan områdena väljas: ett slag avgör vem som börjar, sedan ställer var och en medurs en armé i ett tomt område tills alla är tagna. Pestländer får väljas, men inte underjordens fält. Med två spelare delas den neutrala tredjedelen ut först.</translation>
    </message>
    <message>
        <source>rules.G_22</source>
        <extracomment>Going on with the next player, each in turn puts three armies in territories of their own, together or apart, until all starting armies stand. A rest of one or two is placed as it is. There is no limit to a territory.</extracomment>
        <translation>Med början hos nästa spelare ställer var och en i tur och ordning tre arméer i egna områden, ihop eller isär, tills alla startarméer står. En rest på en eller två placeras som den är. Det finns ingen gräns per område.</translation>
    </message>
    <message>
        <source>rules.G_23</source>
        <extracomment>Then, going on with the next player, each places the God of War and one temple in territories of their own, in one or in two. A temple may stand in a plague land, the god may not.</extracomment>
        <translation>Sedan placerar var och en, med början hos nästa spelare, sin krigsgud och ett tempel i egna områden, i ett eller i två. Ett tempel får stå i ett pestland, men inte guden.</translation>
    </message>
    <message>
        <source>rules.G_24</source>
        <extracomment>Everybody starts with 3 faith and without miracle cards.</extracomment>
        <translation>Alla börjar med 3 tro och utan mirakelkort.</translation>
    </message>
    <message>
        <source>rules.G_25</source>
        <extracomment>During the set-up the plague does no harm.</extracomment>
        <translation>Under uppställningen gör pesten ingen skada.</translation>
    </message>
    <message>
        <source>rules.G_26</source>
        <extracomment>With two players a third pantheon, drawn by lot, is neutral. The territory cards are dealt into three piles of 14, one for each player and one for the neutral, which gets 3 armies in each of its territories. Of your 30 armies 14 go to your territories, 16 are placed afterwards.</extracomment>
        <translation>Med två spelare är ett tredje, lottat panteon neutralt. Områdeskorten delas i tre högar om 14, en till varje spelare och en till det neutrala, som får 3 arméer i vart och ett av sina områden. Av dina 30 arméer går 14 till dina områden, 16 placeras efteråt.</translation>
    </message>
    <message>
        <source>rules.G_27</source>
        <extracomment>Neutral armies defend with as many dice as they may. They never move, attack, bid, score, raise armies or own gods, and they have no temple.</extracomment>
        <translation>Neutrala arméer försvarar med så många tärningar de får. De flyttar aldrig, anfaller inte, bjuder inte, får inga poäng, inga arméer och inga gudar, och har inget tempel.</translation>
    </message>
    <message>
        <source>rules.G_28</source>
        <extracomment>The game lasts five epochs. In each of them every player who is still in takes exactly one turn.</extracomment>
        <translation>Spelet varar fem epoker. I varje epok tar alla spelare som är kvar exakt en tur.</translation>
    </message>
    <message>
        <source>rules.G_29</source>
        <extracomment>Each epoch, the first as well, starts with secret bids of 0 up to all of your faith. All are opened together, and every bid is paid, even a losing one.</extracomment>
        <translation>Varje epok, även den första, börjar med hemliga bud från 0 till all din tro. Alla öppnas samtidigt, och varje bud betalas, även ett förlorande.</translation>
    </message>
    <message>
        <source>rules.G_3</source>
        <extracomment>You control a territory or field only while at least one of your armies stands there. A god or a temple alone doesn't do.</extracomment>
        <translation>Du kontrollerar ett område eller fält bara så länge minst en av dina arméer står där. En gud eller ett tempel räcker inte.</translation>
    </message>
    <message>
        <source>rules.G_30</source>
        <extracomment>There are as many places in the turn order as players still in. From the highest bid down each takes any place that is free. Equal bids roll a die, the higher chooses first.</extracomment>
        <translation>Det finns lika många platser i turordningen som spelare som är kvar. Från högsta budet och nedåt tar var och en valfri ledig plats. Vid lika bud slås en tärning, den högre väljer först.</translation>
    </message>
    <message>
        <source>rules.G_31</source>
        <extracomment>Turns are taken in the order of the places. After the last one the epoch ends, and after the fifth epoch the game.</extracomment>
        <translation>Turerna tas i platsernas ordning. Efter den sista slutar epoken, och efter femte epoken spelet.</translation>
    </message>
    <message>
        <source>rules.G_32</source>
        <extracomment>A turn has ten steps in a fixed order: raise armies and collect faith, summon gods and build temples, get miracle cards, play miracle cards, suffer the plague, conquer, fortify, leave the Afterlife, invade the Underworld, end. A step may bring nothing, but none is swapped or done twice.</extracomment>
        <translation>En tur har tio steg i fast ordning: få arméer och tro, åkalla gudar och bygga tempel, ta mirakelkort, spela mirakelkort, lida av pesten, erövra, förstärka, lämna livet efter detta, invadera underjorden, slut. Ett steg får vara tomt, men inget byts eller görs två gånger.</translation>
    </message>
    <message>
        <source>rules.G_33</source>
        <extracomment>Relics that work at the start of your turn do so before step 1, in an order that you choose, each wholly before the next. Their armies are placed in step 1. A relic that you get during your turn starts with your next one.</extracomment>
        <translation>Reliker som verkar i början av din tur gör det före steg 1, i den ordning du väljer, var och en helt före nästa. Deras arméer placeras i steg 1. En relik som du får under din tur börjar verka i din nästa.</translation>
    </message>
    <message>
        <source>rules.G_34</source>
        <extracomment>Count the territories you control and divide by three, but take at least 3: so many armies and as much faith you get. 11 territories bring 3, 12 bring 4, 17 bring 5.</extracomment>
        <translation>Räkna områdena du kontrollerar och dela med tre, men ta minst 3: så många arméer och lika mycket tro får du. 11 områden ger 3, 12 ger 4, 17 ger 5.</translation>
    </message>
    <message>
        <source>rules.G_35</source>
        <extracomment>For every continent that is wholly yours you get its bonus in armies and in faith: Europa 7, Germania 5, Africa 5, Asia Minor 3, Atlantis 3, Hyrkania 2.</extracomment>
        <translation>För varje kontinent som är helt din får du dess bonus i arméer och i tro: Europa 7, Germanien 5, Afrika 5, Mindre Asien 3, Atlantis 3, Hyrkanien 2.</translation>
    </message>
    <message>
        <source>rules.G_36</source>
        <extracomment>These armies go to any of your territories, never to the Underworld. Everything is counted as it stands when the step begins; placing and revival may be mixed.</extracomment>
        <translation>De här arméerna ställs i valfria egna områden, aldrig i underjorden. Allt räknas som det står när steget börjar; placering och återkomst får blandas.</translation>
    </message>
    <message>
        <source>rules.G_37</source>
        <extracomment>Each of your temples brings 1 faith and 1 army more. That army stands where the temple is.</extracomment>
        <translation>Vart och ett av dina tempel ger ytterligare 1 tro och 1 armé. Den armén ställs där templet står.</translation>
    </message>
    <message>
        <source>rules.G_38</source>
        <extracomment>From each crypt that you control one army may return to a temple of yours, if at least one stays in the field. Without a temple nobody returns.</extracomment>
        <translation>Från varje krypta som du kontrollerar får en armé återvända till ett av dina tempel, om minst en stannar i fältet. Utan tempel återvänder ingen.</translation>
    </message>
    <message>
        <source>rules.G_39</source>
        <extracomment>Armies of temples, of crypts and of relics can't be given up for the Book of the Dead, only those of territories and continents.</extracomment>
        <translation>Arméer från tempel, kryptor och reliker kan inte avstås för de dödas bok, bara de för områden och kontinenter.</translation>
    </message>
    <message>
        <source>rules.G_4</source>
        <extracomment>A territory without armies is empty: it counts for nobody and no god can stand there. A temple in it is neutral.</extracomment>
        <translation>Ett område utan arméer är tomt: det räknas inte för någon och ingen gud kan stå där. Ett tempel i det är neutralt.</translation>
    </message>
    <message>
        <source>rules.G_40</source>
        <extracomment>Faith may be saved without limit.</extracomment>
        <translation>Tro får sparas utan gräns.</translation>
    </message>
    <message>
        <source>rules.G_41</source>
        <extracomment>A temple belongs to whoever controls its territory and changes hands with it at once. Where nobody is, it is neutral and brings nothing.</extracomment>
        <translation>Ett tempel tillhör den som kontrollerar området och byter ägare med det genast. Där ingen är står det neutralt och ger ingenting.</translation>
    </message>
    <message>
        <source>rules.G_42</source>
        <extracomment>A temple costs 5 faith and is built only in step 2, in a territory of yours that has none. There are 12; one that is removed can be built again. None stands in the Underworld.</extracomment>
        <translation>Ett tempel kostar 5 tro och byggs bara i steg 2, i ett eget område som saknar ett. Det finns 12; ett som tas bort kan byggas igen. I underjorden står inget.</translation>
    </message>
    <message>
        <source>rules.G_43</source>
        <extracomment>Who defends at a temple of their own rolls all ones again until none is left, in battle and in god wars. The attacker has nothing of a temple.</extracomment>
        <translation>Den som försvarar vid ett eget tempel slår om alla ettor tills ingen är kvar, i strid och i gudastrid. Anfallaren har ingen nytta av ett tempel.</translation>
    </message>
    <message>
        <source>rules.G_44</source>
        <extracomment>In step 2 you may summon gods who are not in play, for 3 faith each, as many as you like, banished ones too. Each goes to a territory of yours without plague.</extracomment>
        <translation>I steg 2 får du åkalla gudar som inte är i spel, för 3 tro var, så många du vill, även förvisade. Var och en ställs i ett eget område utan pest.</translation>
    </message>
    <message>
        <source>rules.G_45</source>
        <extracomment>God of Death: while he takes part in your attack, the enemy armies that fall in battle go to the pool instead of the Afterlife. Yours still go to your Afterlife.</extracomment>
        <translation>Dödsgud: så länge han deltar i ditt anfall går fiendearméerna som faller i striden till förrådet i stället för livet efter detta. Dina går ändå till ditt liv efter detta.</translation>
    </message>
    <message>
        <source>rules.G_46</source>
        <extracomment>Goddess of Magic: where she takes part, in attack or defence, your ones are rolled again until none is left, in battle and in god wars.</extracomment>
        <translation>Magigudinna: där hon deltar, i anfall eller försvar, slås dina ettor om tills ingen är kvar, i strid och i gudastrid.</translation>
    </message>
    <message>
        <source>rules.G_47</source>
        <extracomment>God of the Sky: where he takes part, in attack or defence, you roll one die more in each god war.</extracomment>
        <translation>Himmelsgud: där han deltar, i anfall eller försvar, slår du en tärning mer i varje gudastrid.</translation>
    </message>
    <message>
        <source>rules.G_48</source>
        <extracomment>God of War: while he takes part in your attack, you win ties, in battle and in god wars.</extracomment>
        <translation>Krigsgud: så länge han deltar i ditt anfall vinner du när det är lika, i strid och i gudastrid.</translation>
    </message>
    <message>
        <source>rules.G_49</source>
        <extracomment>The powers of all your gods who take part add up, in battle and in god wars, whoever of them fights.</extracomment>
        <translation>Krafterna hos alla dina gudar som deltar läggs ihop, i strid och i gudastrid, vem av dem som än kämpar.</translation>
    </message>
    <message>
        <source>rules.G_5</source>
        <extracomment>Everything that is divided is rounded down. Who loses half of 5 armies loses 2, of 3 armies 1, of a single army none.</extracomment>
        <translation>Allt som delas avrundas nedåt. Den som förlorar hälften av 5 arméer förlorar 2, av 3 arméer 1, av en enda ingen.</translation>
    </message>
    <message>
        <source>rules.G_50</source>
        <extracomment>In step 3 you may buy up to four cards for 2 faith each, from any decks whose god you have in play. You choose and pay all of them before you look at one.</extracomment>
        <translation>I steg 3 får du köpa upp till fyra kort för 2 tro var, ur högar vars gud du har i spel. Du väljer och betalar alla innan du tittar på något.</translation>
    </message>
    <message>
        <source>rules.G_51</source>
        <extracomment>Cards that labours or other cards bring don't count among the four. For a labour its god has to be in play at that moment and the deck must hold a card; it costs nothing.</extracomment>
        <translation>Kort som stordåd eller andra kort ger räknas inte bland de fyra. För ett stordåd måste dess gud vara i spel just då och högen ha ett kort; det kostar ingenting.</translation>
    </message>
    <message>
        <source>rules.G_52</source>
        <extracomment>Labour of War: as soon as you have conquered the third defended territory in your turn, you draw a War card, once a turn. Defended means that you beat at least one army there with dice. Empty land and fields don't count.</extracomment>
        <translation>Krigets stordåd: så snart du har erövrat det tredje försvarade området i din tur drar du ett krigskort, en gång per tur. Försvarat betyder att du slagit minst en armé där med tärningar. Tomt land och fält räknas inte.</translation>
    </message>
    <message>
        <source>rules.G_53</source>
        <extracomment>Labour of the Sky: if you attack in your turn and beat an enemy god in a god war, you draw a Sky card at once, once a turn. Gods who are banished in another way don't count.</extracomment>
        <translation>Himlens stordåd: om du anfaller i din tur och besegrar en fiendegud i en gudastrid drar du genast ett himmelskort, en gång per tur. Gudar som förvisas på annat sätt räknas inte.</translation>
    </message>
    <message>
        <source>rules.G_54</source>
        <extracomment>Labour of Magic: if one roll of yours shows three or more equal numbers, you draw a Magic card. It holds in anybody's turn, in attack and defence, in battle and god war, before or after ones are rolled again, but one card a roll. If both sides earn one, the attacker draws first.</extracomment>
        <translation>Magins stordåd: om ett slag av dig visar tre eller fler lika tal drar du ett magikort. Det gäller i vems tur som helst, i anfall och försvar, i strid och gudastrid, före eller efter att ettor slagits om, men ett kort per slag. Förtjänar båda sidor ett drar anfallaren först.</translation>
    </message>
    <message>
        <source>rules.G_55</source>
        <extracomment>Labour of Death: if you control at least one crypt in step 10, you draw one Death card, however many crypts they are.</extracomment>
        <translation>Dödens stordåd: om du kontrollerar minst en krypta i steg 10 drar du ett dödskort, hur många kryptor det än är.</translation>
    </message>
    <message>
        <source>rules.G_56</source>
        <extracomment>A hand has no limit. Relics, the Magic cards, are never held in hand: they are shown and in play the moment they are drawn, for nothing.</extracomment>
        <translation>Handen har ingen gräns. Reliker, magikorten, hålls aldrig på handen: de visas och är i spel så snart de dragits, gratis.</translation>
    </message>
    <message>
        <source>rules.G_57</source>
        <extracomment>To play a War, Death or Sky card you need its god in play and pay its cost. Each is done wholly before the next. War and Death cards are for step 4 only, any number in any order, also those just obtained.</extracomment>
        <translation>För att spela ett krigs-, döds- eller himmelskort måste du ha dess gud i spel och betala vad det kostar. Varje kort utförs helt före nästa. Krigs- och dödskort är bara för steg 4, hur många som helst i valfri ordning, även nyss tagna.</translation>
    </message>
    <message>
        <source>rules.G_58</source>
        <extracomment>A god who comes into a plague land in any way is banished at once. Only when fortifying he may pass through.</extracomment>
        <translation>En gud som på något sätt kommer in i ett pestland förvisas genast. Bara när man förstärker får den passera igenom.</translation>
    </message>
    <message>
        <source>rules.G_59</source>
        <extracomment>Sky cards are played only by the player who is invaded on Earth, after source, target and gods are named and before any dice, one after another. That ends when the player passes, when the invasion is over, or when no army is left in the territory.</extracomment>
        <translation>Himmelskort spelas bara av den som invaderas på jorden, efter att ursprung, mål och gudar har nämnts och före alla tärningar, ett i taget. Det slutar när spelaren passar, när invasionen är över eller när ingen armé är kvar i området.</translation>
    </message>
    <message>
        <source>rules.G_6</source>
        <extracomment>What a card says goes before these rules.</extracomment>
        <translation>Det som står på ett kort går före de här reglerna.</translation>
    </message>
    <message>
        <source>rules.G_60</source>
        <extracomment>A relic stays until the game ends or a card destroys or steals it, even if the Goddess of Magic is banished. It works when its text says so.</extracomment>
        <translation>En relik stannar tills spelet slutar eller ett kort förstör eller stjäl den, även om magigudinnan förvisas. Den verkar när dess text säger det.</translation>
    </message>
    <message>
        <source>rules.G_61</source>
        <extracomment>Where a card moves armies out of a territory, at least one stays behind.</extracomment>
        <translation>När ett kort flyttar arméer från ett område stannar minst en kvar.</translation>
    </message>
    <message>
        <source>rules.G_62</source>
        <extracomment>A card may kill all armies of a territory; then it is empty.</extracomment>
        <translation>Ett kort får döda alla arméer i ett område; då är det tomt.</translation>
    </message>
    <message>
        <source>rules.G_63</source>
        <extracomment>A continent drawn by lot is any one above water, each with the same chance.</extracomment>
        <translation>En kontinent som lottas fram är någon ovan vattnet, alla med samma chans.</translation>
    </message>
    <message>
        <source>rules.G_64</source>
        <extracomment>A card that takes half takes it rounded down.</extracomment>
        <translation>Ett kort som tar hälften avrundar nedåt.</translation>
    </message>
    <message>
        <source>rules.G_65</source>
        <extracomment>Miracles and relics don't reach the Underworld unless their text says so.</extracomment>
        <translation>Mirakel och reliker når inte underjorden om inte deras text säger det.</translation>
    </message>
    <message>
        <source>rules.G_66</source>
        <extracomment>A stolen relic works for its new owner at once, what happens at the start of a turn from the next one on. A cancelled card and its cost are lost. The Aegis may answer any War, Death or Sky card, even one that Pandora's Box forces on its owner, once its targets are named and before dice and draws.</extracomment>
        <translation>En stulen relik verkar genast för den nya ägaren, det som sker i början av en tur från nästa. Ett upphävt kort och vad det kostade är förlorat. Aigis får besvara varje krigs-, döds- eller himmelskort, även ett som Pandoras ask tvingar på ägaren, när målen är nämnda och före tärningar och dragningar.</translation>
    </message>
    <message>
        <source>rules.G_67</source>
        <extracomment>In step 5 half of your armies die in each plague land that you control, rounded down, so the last one never dies. Your gods there are banished.</extracomment>
        <translation>I steg 5 dör hälften av dina arméer i varje pestland som du kontrollerar, avrundat nedåt, alltså aldrig den sista. Dina gudar där förvisas.</translation>
    </message>
    <message>
        <source>rules.G_68</source>
        <extracomment>This comes on top of what the plague takes from a conqueror, and it meets only the player whose turn it is.</extracomment>
        <translation>Det kommer utöver vad pesten tar från en erövrare, och drabbar bara den som är i tur.</translation>
    </message>
    <message>
        <source>rules.G_69</source>
        <extracomment>You may invade as often as you like, in any order, from any territory with at least 2 armies into one next to it that you don't control. Every attack from one territory on another is an invasion of its own, also on the same target again.</extracomment>
        <translation>Du får invadera så ofta du vill, i valfri ordning, från varje område med minst 2 arméer till ett intilliggande som du inte kontrollerar. Varje anfall från ett område mot ett annat är en egen invasion, även mot samma mål igen.</translation>
    </message>
    <message>
        <source>rules.G_7</source>
        <extracomment>Everybody may know the boards, each player's faith, how many cards of which deck a hand holds, the relics in play and the size of the decks. Secret are the faces of cards in hand, and bids until they are opened.</extracomment>
        <translation>Alla får känna till spelplanerna, varje spelares tro, hur många kort ur vilken hög en hand har, relikerna i spel och högarnas storlek. Hemliga är framsidorna på kort på handen, och bud tills de öppnas.</translation>
    </message>
    <message>
        <source>rules.G_70</source>
        <extracomment>You declare from where you invade, which territory, and which of your gods there take part. All armies but one always take part, as fewer would never help.</extracomment>
        <translation>Du tillkännager varifrån du invaderar, vilket område, och vilka av dina gudar där som deltar. Alla arméer utom en deltar alltid, för färre skulle aldrig hjälpa.</translation>
    </message>
    <message>
        <source>rules.G_71</source>
        <extracomment>All gods of the defender in the attacked territory take part in its defence.</extracomment>
        <translation>Alla försvararens gudar i det anfallna området deltar i försvaret.</translation>
    </message>
    <message>
        <source>rules.G_72</source>
        <extracomment>An invasion goes in this order: it is declared, the defender may play Sky cards, god wars while both sides have gods, battles of armies, conquest or breaking off.</extracomment>
        <translation>En invasion går i den här ordningen: den tillkännages, försvararen får spela himmelskort, gudastrider medan båda sidor har gudar, strider mellan arméer, erövring eller avbrott.</translation>
    </message>
    <message>
        <source>rules.G_73</source>
        <extracomment>After the Sky cards you have to attack at least once, by a god war or a roll, unless that has become impossible. If cards have emptied the target, you move in at least one army instead, which counts for no labour.</extracomment>
        <translation>Efter himmelskorten måste du anfalla minst en gång, med en gudastrid eller ett slag, om det inte blivit omöjligt. Har kort tömt målet rycker du i stället in med minst en armé, vilket inte räknas till något stordåd.</translation>
    </message>
    <message>
        <source>rules.G_74</source>
        <extracomment>An empty target is entered without dice: at least one army moves in, at least one stays. It is an invasion but counts for no labour. A neutral temple there becomes yours, and gods you have named may come or stay.</extracomment>
        <translation>Ett tomt mål rycker du in i utan tärningar: minst en armé går in, minst en stannar. Det är en invasion men räknas inte till något stordåd. Ett neutralt tempel där blir ditt, och nämnda gudar får följa med eller stanna.</translation>
    </message>
    <message>
        <source>rules.G_75</source>
        <extracomment>A god war is fought if both sides have at least one god in the invasion. First the attacker, then the defender names one of them as champion.</extracomment>
        <translation>En gudastrid utkämpas om båda sidor har minst en gud i invasionen. Först anfallaren, sedan försvararen utser en av dem till kämpe.</translation>
    </message>
    <message>
        <source>rules.G_76</source>
        <extracomment>Each side rolls 3 dice, one more with its God of the Sky and one more for each altar it controls. Total: the dice plus the armies, all but one of the attacker's, all of the defender's, plus 3 for Mjolnir and 4 for each Fire Sears the Sky. Ones are rolled again by the goddess, the defender's temple or Gungnir.</extracomment>
        <translation>Varje sida slår 3 tärningar, en till med sin himmelsgud och en till för varje altare den kontrollerar. Summa: tärningarna plus arméerna, anfallarens alla utom en, försvararens alla, plus 3 för Mjölner och 4 för varje Eld sveder himlen. Ettor slås om tack vare gudinnan, försvararens tempel eller Gungner.</translation>
    </message>
    <message>
        <source>rules.G_77</source>
        <extracomment>The higher total wins, on a tie the defender, or the attacker with the God of War. The losing champion is banished. No army dies.</extracomment>
        <translation>Den högre summan vinner, vid lika försvararen, eller anfallaren med krigsguden. Den förlorande kämpen förvisas. Ingen armé dör.</translation>
    </message>
    <message>
        <source>rules.G_78</source>
        <extracomment>If both sides still have gods, the attacker may fight another round or break off. If only one side has any, the battle of armies follows, or the attacker breaks off.</extracomment>
        <translation>Har båda sidor gudar kvar får anfallaren strida en runda till eller avbryta. Har bara en sida några kvar följer arméernas strid, eller så avbryter anfallaren.</translation>
    </message>
    <message>
        <source>rules.G_79</source>
        <extracomment>After every round the labours of the Sky and of Magic are looked at.</extracomment>
        <translation>Efter varje runda prövas himlens och magins stordåd.</translation>
    </message>
    <message>
        <source>rules.G_8</source>
        <extracomment>Cards that are played or discarded leave the game. No miracle deck is shuffled again; an empty one gives no more cards.</extracomment>
        <translation>Spelade och kastade kort lämnar spelet. Ingen mirakelhög blandas om; en tom ger inga fler kort.</translation>
    </message>
    <message>
        <source>rules.G_80</source>
        <extracomment>The attacker says how many dice, 1 to 3 but at least one fewer than armies in the territory; then the defender, 1 or 2 but not more than armies. Both roll together.</extracomment>
        <translation>Anfallaren säger 1 till 3 tärningar, men minst en färre än arméerna i området; sedan försvararen 1 eller 2, men inte fler än arméerna. Båda slår samtidigt.</translation>
    </message>
    <message>
        <source>rules.G_81</source>
        <extracomment>Ones are rolled again for the attacker by the goddess, for the defender by the goddess or a temple. The program does it by itself, and that uses the goddess's power: leave her out when you declare if she shall stay back.</extracomment>
        <translation>Ettor slås om: för anfallaren tack vare gudinnan, för försvararen tack vare gudinnan eller ett tempel. Programmet gör det självt, och det använder gudinnans kraft: nämn henne inte om hon ska stanna.</translation>
    </message>
    <message>
        <source>rules.G_82</source>
        <extracomment>The highest dice are compared, then the second ones if both sides rolled at least two. The lower die costs its side an army, a tie costs the attacker one, or the defender if the attacker's God of War takes part.</extracomment>
        <translation>De högsta tärningarna jämförs, sedan de andra om båda sidor slog minst två. Den lägre kostar sin sida en armé; lika kostar anfallaren en, eller försvararen om anfallarens krigsgud deltar.</translation>
    </message>
    <message>
        <source>rules.G_83</source>
        <extracomment>The fallen go to their owners' Afterlives, those of the defender to the pool if the attacker's God of Death takes part.</extracomment>
        <translation>De fallna går till sina ägares liv efter detta, försvararens till förrådet om anfallarens dödsgud deltar.</translation>
    </message>
    <message>
        <source>rules.G_84</source>
        <extracomment>Before a defending army is removed, the owner of the Tree of Life may save it.</extracomment>
        <translation>Innan en försvarande armé tas bort får ägaren av Livets träd rädda den.</translation>
    </message>
    <message>
        <source>rules.G_85</source>
        <extracomment>After each roll the attacker may stop or roll again. All rolls up to the end belong to one invasion: nothing is declared anew, and no Sky card is played between them.</extracomment>
        <translation>Efter varje slag får anfallaren sluta eller slå igen. Alla slag till slutet hör till en invasion: inget tillkännages på nytt, och inget himmelskort spelas emellan.</translation>
    </message>
    <message>
        <source>rules.G_86</source>
        <extracomment>When the last defending army is gone, the territory is conquered. You move in at least as many armies as dice in the last roll; at least one stays behind.</extracomment>
        <translation>När den sista försvarande armén är borta är området erövrat. Du rycker in med minst lika många arméer som tärningar i sista slaget; minst en stannar kvar.</translation>
    </message>
    <message>
        <source>rules.G_87</source>
        <extracomment>Gods of yours who used their power have to move in, others who took part may. Used means: champion in a god war; God of War: a tie won; God of Death: an army beaten; goddess: a die rolled again; God of the Sky: his extra die rolled.</extracomment>
        <translation>Dina gudar som använt sin kraft måste rycka in, andra som deltog får. Använt betyder: kämpe i en gudastrid; krigsgud: ett lika vunnet; dödsgud: en armé slagen; gudinna: en tärning slagen om; himmelsgud: hans extra tärning slagen.</translation>
    </message>
    <message>
        <source>rules.G_88</source>
        <extracomment>All gods of the defender there are banished, and a temple becomes yours.</extracomment>
        <translation>Alla försvararens gudar där förvisas, och ett tempel blir ditt.</translation>
    </message>
    <message>
        <source>rules.G_89</source>
        <extracomment>The territory counts for the labour of War if at least one of its armies, a neutral one too, was beaten in battle.</extracomment>
        <translation>Området räknas till krigets stordåd om minst en av dess arméer, även en neutral, besegrades i strid.</translation>
    </message>
    <message>
        <source>rules.G_9</source>
        <extracomment>Territory cards that a miracle turns over go back, and the pile is shuffled at once.</extracomment>
        <translation>Områdeskort som ett mirakel vänder läggs tillbaka, och högen blandas genast.</translation>
    </message>
    <message>
        <source>rules.G_90</source>
        <extracomment>You may invade from a conquered territory at once.</extracomment>
        <translation>Från ett erövrat område får du genast invadera vidare.</translation>
    </message>
    <message>
        <source>rules.G_91</source>
        <extracomment>A continent that you complete pays at the start of your next turn, and at the end of the game.</extracomment>
        <translation>En kontinent som du gör hel betalar i början av din nästa tur, och vid spelets slut.</translation>
    </message>
    <message>
        <source>rules.G_92</source>
        <extracomment>You may never leave a territory of yours empty by moving.</extracomment>
        <translation>Du får aldrig lämna ett eget område tomt genom att flytta.</translation>
    </message>
    <message>
        <source>rules.G_93</source>
        <extracomment>After breaking off you may start a new invasion anywhere, the same one too.</extracomment>
        <translation>Efter ett avbrott får du börja en ny invasion var som helst, även samma.</translation>
    </message>
    <message>
        <source>rules.G_94</source>
        <extracomment>If you conquer or enter a plague land, half of the armies that move in die at once, rounded down, and all gods who move in are banished. Of 3 armies 2 are left.</extracomment>
        <translation>Om du erövrar eller går in i ett pestland dör genast hälften av arméerna som rycker in, avrundat nedåt, och alla gudar som följer med förvisas. Av 3 arméer är 2 kvar.</translation>
    </message>
    <message>
        <source>rules.G_95</source>
        <extracomment>A player without armies on Earth is out at once, whoever or whatever caused it.</extracomment>
        <translation>En spelare utan arméer på jorden är ute genast, vem eller vad som än orsakade det.</translation>
    </message>
    <message>
        <source>rules.G_96</source>
        <extracomment>Cards and relics of that player are discarded, dead armies and those in the Underworld removed, the gods leave the game, the faith goes back to the supply, the place in the turn order is skipped.</extracomment>
        <translation>Spelarens kort och reliker kastas, de döda och arméerna i underjorden tas bort, gudarna lämnar spelet, tron går tillbaka till förrådet, platsen i turordningen hoppas över.</translation>
    </message>
    <message>
        <source>rules.G_97</source>
        <extracomment>Temples on land that is empty now are neutral until somebody enters. Fields become empty at once, so the player on turn can use them.</extracomment>
        <translation>Tempel på land som nu är tomt är neutrala tills någon går in. Fält blir tomma genast, så den som är i tur kan använda dem.</translation>
    </message>
    <message>
        <source>rules.G_98</source>
        <extracomment>If only one player is left, that player wins at once.</extracomment>
        <translation>Om bara en spelare är kvar vinner den spelaren genast.</translation>
    </message>
    <message>
        <source>rules.G_99</source>
        <extracomment>Once a turn any number of armies and gods may go from one of your territories to another that a chain of your own territories joins with it. At least one army stays. Gods may go without armies.</extracomment>
        <translation>En gång per tur får valfria arméer och gudar gå från ett eget område till ett annat som en kedja av egna områden förbinder med det. Minst en armé stannar. Gudar får gå utan arméer.</translation>
    </message>
    <message>
        <source>rules.M_01</source>
        <extracomment>Three to six can play.</extracomment>
        <translation>Tre till sex kan spela.</translation>
    </message>
    <message>
        <source>rules.M_02</source>
        <extracomment>There are 28 missions in four ranks: captain, major, colonel and general, each harder than the one before. Everybody draws one of each rank in secret; the rest stays unseen.</extracomment>
        <translation>Det finns 28 uppdrag av fyra grader: kapten, major, överste och general, vart och ett svårare än det förra. Alla drar ett av varje grad i hemlighet; resten förblir osedda.</translation>
    </message>
    <message>
        <source>rules.M_03</source>
        <extracomment>Missions are drawn first. Then you set up as in world conquest: the highest die begins, territories are taken in turn, and the rest of the armies follows one by one.</extracomment>
        <translation>Först dras uppdragen. Sedan ställer ni upp som i världserövring: högsta tärningen börjar, områden tas i tur och ordning, och resten av arméerna följer en i taget.</translation>
    </message>
    <message>
        <source>rules.M_04</source>
        <extracomment>Sets have fixed values: three infantry 4 armies, three cavalry 6, three artillery 8, one of each 10.</extracomment>
        <translation>Set har fasta värden: tre infanteri 4 arméer, tre kavalleri 6, tre artilleri 8, en av varje 10.</translation>
    </message>
    <message>
        <source>rules.M_05</source>
        <extracomment>A mission says when it may be shown, and at that moment of your own turn it has to be fulfilled. You may show one in a turn, or keep it secret for now.</extracomment>
        <translation>Ett uppdrag säger när det får visas, och just då i din egen tur måste det vara fullföljt. Du får visa ett per tur, eller hålla det hemligt tills vidare.</translation>
    </message>
    <message>
        <source>rules.M_06</source>
        <extracomment>A mission that has been shown stays fulfilled, whatever happens on the board later.</extracomment>
        <translation>Ett visat uppdrag förblir fullföljt, vad som än händer på spelplanen senare.</translation>
    </message>
    <message>
        <source>rules.M_07</source>
        <extracomment>If you beat a player, you take the territory cards, but never the missions. Those stay secret to the end.</extracomment>
        <translation>Besegrar du en spelare får du områdeskorten, men aldrig uppdragen. De förblir hemliga till slutet.</translation>
    </message>
    <message>
        <source>rules.M_08</source>
        <extracomment>Whoever has shown four missions first wins at once. So does the last player left on the board.</extracomment>
        <translation>Den som först har visat fyra uppdrag vinner genast. Det gör också den som är ensam kvar på spelplanen.</translation>
    </message>
    <message>
        <source>rules.N_01</source>
        <extracomment>The board is set up as with passive neutral colours. Besides, each has a cannon that shows whose ally it is: yours, your opponent's or nobody's. All begin as nobody's.</extracomment>
        <translation>Spelplanen ställs upp som med passiva neutrala färger. Därtill har varje färg en kanon som visar vems allierade den är: din, motståndarens eller ingens. Alla börjar som ingens.</translation>
    </message>
    <message>
        <source>rules.N_02</source>
        <extracomment>A turn goes: bribes, your own new armies, new armies for allies, attacks, your own move, a move for each ally, the card.</extracomment>
        <translation>En tur går så här: mutor, egna nya arméer, nya arméer åt allierade, anfall, din egen flytt, en flytt för varje allierad, kortet.</translation>
    </message>
    <message>
        <source>rules.N_10</source>
        <extracomment>Give territory cards from your hand to neutral colours, face down. Each card turns that colour's cannon one step towards you, so your opponent's ally needs two to become yours.</extracomment>
        <translation>Ge neutrala färger områdeskort från din hand, med baksidan upp. Varje kort vrider färgens kanon ett steg mot dig, så motståndarens allierade behöver två för att bli din.</translation>
    </message>
    <message>
        <source>rules.N_11</source>
        <extracomment>A neutral colour that holds 5 cards takes no more.</extracomment>
        <translation>En neutral färg som har 5 kort tar inte emot fler.</translation>
    </message>
    <message>
        <source>rules.N_12</source>
        <extracomment>Cards that were given stay with the neutral colour until it is beaten. Meanwhile nobody can trade them.</extracomment>
        <translation>Bortskänkta kort stannar hos den neutrala färgen tills den är besegrad. Till dess kan ingen byta in dem.</translation>
    </message>
    <message>
        <source>rules.N_13</source>
        <extracomment>You can't bribe a colour that is your ally already, or one that is out.</extracomment>
        <translation>Du kan inte muta en färg som redan är din allierade eller som är ute.</translation>
    </message>
    <message>
        <source>rules.N_20</source>
        <extracomment>For your own new armies only your own territories count; those of allies count neither for the number nor for whole continents.</extracomment>
        <translation>För dina egna nya arméer räknas bara egna områden; allierades räknas varken i antalet eller för hela kontinenter.</translation>
    </message>
    <message>
        <source>rules.N_21</source>
        <extracomment>For each ally you may roll a die. That many armies of its colour go on its territories, divided as you like.</extracomment>
        <translation>För varje allierad får du slå en tärning. Så många arméer i dess färg ställs i dess områden, fördelade som du vill.</translation>
    </message>
    <message>
        <source>rules.N_22</source>
        <extracomment>Allies get no armies for their territories, continents or cards.</extracomment>
        <translation>Allierade får inga arméer för sina områden, kontinenter eller kort.</translation>
    </message>
    <message>
        <source>rules.N_30</source>
        <extracomment>Your allies' armies attack as if they were yours: your opponent, other neutral colours or other allies, but never you or their own colour. What they conquer belongs to their colour.</extracomment>
        <translation>Dina allierades arméer anfaller som om de vore dina: motståndaren, andra neutrala färger eller andra allierade, men aldrig dig eller sin egen färg. Det de erövrar tillhör deras färg.</translation>
    </message>
    <message>
        <source>rules.N_31</source>
        <extracomment>Your own armies may attack any neutral colour, even an ally.</extracomment>
        <translation>Dina egna arméer får anfalla vilken neutral färg som helst, även en allierad.</translation>
    </message>
    <message>
        <source>rules.N_32</source>
        <extracomment>When a neutral colour defends, the attacker's opponent rolls for it.</extracomment>
        <translation>När en neutral färg försvarar sig slår anfallarens motståndare åt den.</translation>
    </message>
    <message>
        <source>rules.N_33</source>
        <extracomment>When an invasion ends, roll a die for each neutral colour that took part, as target or as your ally, unless it was just beaten. With 1 to 4 its cannon turns one step away from you, with 5 or 6 it stays.</extracomment>
        <translation>När en invasion är slut slår du en tärning för varje neutral färg som var med, som mål eller som din allierade, om den inte just besegrades. Vid 1 till 4 vrids dess kanon ett steg från dig, vid 5 eller 6 står den kvar.</translation>
    </message>
    <message>
        <source>rules.N_34</source>
        <extracomment>A colour that leaves you can't be used again this turn.</extracomment>
        <translation>En färg som lämnar dig kan du inte använda mer den här turen.</translation>
    </message>
    <message>
        <source>rules.N_35</source>
        <extracomment>Whoever takes a neutral colour's last army gets all cards it was given. With 5 cards or more, sets are traded at once; its cannon leaves the board.</extracomment>
        <translation>Den som slår en neutral färgs sista armé får alla kort den fått. Med 5 kort eller fler byts set in genast; dess kanon lämnar spelplanen.</translation>
    </message>
    <message>
        <source>rules.N_40</source>
        <extracomment>Besides your own move you may make one for each ally, between territories of its own that are joined through its own land.</extracomment>
        <translation>Utöver din egen flytt får du göra en för varje allierad, mellan områden som hänger ihop genom dess eget land.</translation>
    </message>
    <message>
        <source>rules.N_41</source>
        <extracomment>You draw a card only if your own armies conquered something; what allies conquer doesn't count.</extracomment>
        <translation>Du drar ett kort bara om dina egna arméer har erövrat något; det allierade erövrar räknas inte.</translation>
    </message>
    <message>
        <source>rules.N_42</source>
        <extracomment>The game ends when the opponent's last army falls.</extracomment>
        <translation>Spelet är slut när motståndarens sista armé faller.</translation>
    </message>
    <message>
        <source>rules.O2_01</source>
        <extracomment>Two play, with one neutral colour between them.</extracomment>
        <translation>Ni är två, med en neutral färg emellan.</translation>
    </message>
    <message>
        <source>rules.O2_02</source>
        <extracomment>Both players and the neutral colour have the same number of armies: 40 each, or 30 as in one of the boxes.</extracomment>
        <translation>Båda spelarna och den neutrala färgen har lika många arméer: 40 var, eller 30 som i en av askarna.</translation>
    </message>
    <message>
        <source>rules.O2_03</source>
        <extracomment>Without the wild cards, the cards make three piles of 14. Each player takes a pile, the third is the neutral colour's, and one army goes on each territory.</extracomment>
        <translation>Utan jokrarna blir korten tre högar om 14. Varje spelare tar en hög, den tredje är den neutrala färgens, och en armé ställs i varje område.</translation>
    </message>
    <message>
        <source>rules.O2_04</source>
        <extracomment>By turns you each place 2 armies on one or two territories of your own, then 1 neutral army on any neutral territory. When all stand, the cards and wild cards are shuffled.</extracomment>
        <translation>Turvis placerar ni 2 egna arméer i ett eller två egna områden, sedan 1 neutral armé i valfritt neutralt område. När alla står blandas kort och jokrar.</translation>
    </message>
    <message>
        <source>rules.O2_05</source>
        <extracomment>The neutral colour never attacks and gets no new armies. If you attack it, your opponent rolls for it.</extracomment>
        <translation>Den neutrala färgen anfaller aldrig och får inga nya arméer. Anfaller du den slår din motståndare åt den.</translation>
    </message>
    <message>
        <source>rules.O2_06</source>
        <extracomment>You win when your opponent has no territory left, whether the neutral colour still stands or not.</extracomment>
        <translation>Du vinner när din motståndare inte har något område kvar, vare sig den neutrala färgen står kvar eller inte.</translation>
    </message>
    <message>
        <source>rules.O2_07</source>
        <extracomment>A die says who places first; the same player has the first turn.</extracomment>
        <translation>En tärning avgör vem som placerar först; samma spelare får den första turen.</translation>
    </message>
    <message>
        <source>rules.O_01</source>
        <extracomment>The original game is for 3 to 5 players. With six, each has 20 armies, as in older boxes; that is a house rule.</extracomment>
        <translation>Originalspelet är för 3 till 5 spelare. Är ni sex har var och en 20 arméer, som i äldre askar; det är en husregel.</translation>
    </message>
    <message>
        <source>rules.O_02</source>
        <extracomment>Each starts with 35 armies if three play, 30 if four and 25 if five.</extracomment>
        <translation>Alla börjar med 35 arméer om ni är tre, 30 om ni är fyra och 25 om ni är fem.</translation>
    </message>
    <message>
        <source>rules.O_03</source>
        <extracomment>The highest die takes the first territory with one army. Clockwise each takes one more, until all have an owner.</extracomment>
        <translation>Den högsta tärningen tar det första området med en armé. Medurs tar var och en ett till, tills alla har en ägare.</translation>
    </message>
    <message>
        <source>rules.O_04</source>
        <extracomment>Then each in turn adds one army to a territory of their own, until no starting armies are left.</extracomment>
        <translation>Därefter ställer var och en i tur och ordning till en armé i ett eget område, tills inga startarméer är kvar.</translation>
    </message>
    <message>
        <source>rules.O_05</source>
        <extracomment>Whoever placed the first army has the first turn. All 44 cards are the draw pile.</extracomment>
        <translation>Den som placerade den första armén får den första turen. Alla 44 kort är draghögen.</translation>
    </message>
    <message>
        <source>rules.O_10</source>
        <extracomment>One army for every three territories, rounded down, at least 3, in the first turn too: 11 territories bring 3, 14 bring 4, 17 bring 5.</extracomment>
        <translation>En armé för vart tredje område, avrundat nedåt, minst 3, även i den första turen: 11 områden ger 3, 14 ger 4, 17 ger 5.</translation>
    </message>
    <message>
        <source>rules.O_11</source>
        <extracomment>A continent brings its bonus if it is wholly yours as your turn begins.</extracomment>
        <translation>En kontinent ger sin bonus om den är helt din när din tur börjar.</translation>
    </message>
    <message>
        <source>rules.O_12</source>
        <extracomment>As your turn begins you may trade a set. With 5 or 6 cards you have to, and you may trade a second one if you have it.</extracomment>
        <translation>När din tur börjar får du byta in ett set. Med 5 eller 6 kort måste du, och har du ett andra får du byta in det också.</translation>
    </message>
    <message>
        <source>rules.O_13</source>
        <extracomment>Each set in the game, whoever trades it, brings more: 4, 6, 8, 10, 12, 15, and from then on 5 more each time.</extracomment>
        <translation>Varje set i spelet ger mer, vem som än byter in det: 4, 6, 8, 10, 12, 15 och därefter 5 mer varje gång.</translation>
    </message>
    <message>
        <source>rules.O_14</source>
        <extracomment>If a traded card shows a territory of yours, 2 extra armies go there. That happens once in a turn at most; if several cards match, you choose one.</extracomment>
        <translation>Visar ett inbytt kort ett av dina områden ställs 2 extra arméer där. Det sker högst en gång per tur; passar flera kort väljer du ett.</translation>
    </message>
    <message>
        <source>rules.O_15</source>
        <extracomment>Traded cards go face down under the draw pile.</extracomment>
        <translation>Inbytta kort läggs med baksidan upp underst i draghögen.</translation>
    </message>
    <message>
        <source>rules.O_20</source>
        <extracomment>Name where the attack comes from and where it goes. Both sides say how many dice they use, the attacker first, and roll together. You may switch to other places and back.</extracomment>
        <translation>Säg varifrån och vart du anfaller. Båda sidor säger hur många tärningar de tar, anfallaren först, och slår samtidigt. Du får byta till andra platser och tillbaka.</translation>
    </message>
    <message>
        <source>rules.O_21</source>
        <extracomment>Attack with 1 to 3 dice, and always with fewer dice than armies in the territory you come from.</extracomment>
        <translation>Anfall med 1 till 3 tärningar, och alltid med färre tärningar än arméer i området du kommer från.</translation>
    </message>
    <message>
        <source>rules.O_22</source>
        <extracomment>Defend with 1 die, or with 2 if at least two armies stand there. One roll costs two armies at most.</extracomment>
        <translation>Försvara med 1 tärning, eller med 2 om minst två arméer står där. Ett slag kostar högst två arméer.</translation>
    </message>
    <message>
        <source>rules.O_23</source>
        <extracomment>Into a conquered territory move at least as many armies as you rolled dice last. One army stays behind.</extracomment>
        <translation>I ett erövrat område rycker minst lika många arméer in som du slog tärningar sist. En armé stannar kvar.</translation>
    </message>
    <message>
        <source>rules.O_24</source>
        <extracomment>After your attacks, before the last move, you draw a card if you conquered something. If it is your sixth, it waits until your next turn.</extracomment>
        <translation>Efter dina anfall, före den sista flytten, drar du ett kort om du har erövrat något. Är det ditt sjätte får det vänta till din nästa tur.</translation>
    </message>
    <message>
        <source>rules.O_25</source>
        <extracomment>Beat a player and you get their cards. With 6 or more you trade at once until 4 or fewer are left and place those armies; with 5 or fewer you wait for your next turn.</extracomment>
        <translation>Besegrar du en spelare får du dess kort. Med 6 eller fler byter du genast in tills högst 4 är kvar och placerar de arméerna; med 5 eller färre väntar du till din nästa tur.</translation>
    </message>
    <message>
        <source>rules.O_30</source>
        <extracomment>At the end you may move armies once, from one territory of yours to a neighbouring one that is yours too. At least one stays behind.</extracomment>
        <translation>På slutet får du flytta arméer en gång, från ett eget område till ett eget grannområde. Minst en stannar kvar.</translation>
    </message>
    <message>
        <source>rules.O_40</source>
        <extracomment>The first to own all territories wins.</extracomment>
        <translation>Den som först äger alla områden vinner.</translation>
    </message>
    <message>
        <source>rules.O_50</source>
        <extracomment>The two boxes with this chapter differ in their pieces, the units on their cards, the marker for set values and the armies for two players; all other rules are the same.</extracomment>
        <translation>De två askarna med det här kapitlet skiljer sig i pjäserna, trupperna på korten, markören för setens värde och arméerna för två spelare; alla andra regler är lika.</translation>
    </message>
    <message>
        <source>rules.O_51</source>
        <extracomment>On the board of such a box only its 42 land territories are used, with that board's bonuses, and both wild cards. Its other places, cards and special pieces stay in the box.</extracomment>
        <translation>På spelplanen i en sådan ask används bara de 42 landområdena, med den planens bonusar, och båda jokrarna. Andra platser, kort och särskilda pjäser stannar i asken.</translation>
    </message>
    <message>
        <source>rules.P_01</source>
        <extracomment>Two players share the board with 4 neutral colours. You win when your opponent has no army left; the neutral colours may stand.</extracomment>
        <translation>Två spelare delar spelplanen med 4 neutrala färger. Du vinner när din motståndare inte har någon armé kvar; de neutrala färgerna får stå kvar.</translation>
    </message>
    <message>
        <source>rules.P_02</source>
        <extracomment>Each player has 36 starting armies, each neutral colour 24.</extracomment>
        <translation>Varje spelare har 36 startarméer, varje neutral färg 24.</translation>
    </message>
    <message>
        <source>rules.P_03</source>
        <extracomment>The cards deal out the land, without the wild cards: 9 territories for each player, 6 for each neutral colour, one army on each. Then all cards and both wild cards are shuffled.</extracomment>
        <translation>Korten delar ut landet, utan jokrarna: 9 områden till varje spelare, 6 till varje neutral färg, en armé i vart och ett. Sedan blandas alla kort med båda jokrarna.</translation>
    </message>
    <message>
        <source>rules.P_04</source>
        <extracomment>The dice say who places first. By turns you each add 3 armies to your own land, as you like, and one army of each neutral colour to its land.</extracomment>
        <translation>Tärningarna avgör vem som placerar först. Turvis ställer ni 3 arméer i eget land, fördelade som ni vill, och en armé av varje neutral färg i dess land.</translation>
    </message>
    <message>
        <source>rules.P_05</source>
        <extracomment>When all armies stand, both roll: the higher die takes the first turn.</extracomment>
        <translation>När alla arméer står slår båda: den högsta tärningen får den första turen.</translation>
    </message>
    <message>
        <source>rules.P_06</source>
        <extracomment>A neutral colour only defends. It never attacks or moves, and gets neither armies nor cards.</extracomment>
        <translation>En neutral färg försvarar sig bara. Den anfaller och flyttar aldrig, och får varken arméer eller kort.</translation>
    </message>
    <message>
        <source>rules.P_07</source>
        <extracomment>Attack a neutral colour and your opponent rolls for it, always with all the dice it may use.</extracomment>
        <translation>Anfaller du en neutral färg slår din motståndare åt den, alltid med alla tärningar den får använda.</translation>
    </message>
    <message>
        <source>rules.P_08</source>
        <extracomment>Taking land from a neutral colour counts as a conquest and earns the card.</extracomment>
        <translation>Att ta land från en neutral färg räknas som en erövring och ger kortet.</translation>
    </message>
    <message>
        <source>rules.P_09</source>
        <extracomment>Everything else in a turn goes as in world conquest, with sets that bring more and more.</extracomment>
        <translation>Allt annat i en tur går som i världserövring, med set som ger mer och mer.</translation>
    </message>
    <message>
        <source>rules.S2_01</source>
        <extracomment>You win by removing all armies of your opponent. There are no missions, and it doesn't matter how the neutral colour fares.</extracomment>
        <translation>Du vinner genom att slå ut alla motståndarens arméer. Det finns inga uppdrag, och hur det går för den neutrala färgen spelar ingen roll.</translation>
    </message>
    <message>
        <source>rules.S2_02</source>
        <extracomment>Both players begin with 40 armies and the neutral colour with 28. All three get 14 territories.</extracomment>
        <translation>Båda spelarna börjar med 40 arméer och den neutrala färgen med 28. Alla tre får 14 områden.</translation>
    </message>
    <message>
        <source>rules.S2_03</source>
        <extracomment>From the start two neutral armies stand in every neutral territory. You and your opponent place yours one at a time, in turn.</extracomment>
        <translation>Från början står två neutrala arméer i varje neutralt område. Du och din motståndare placerar era turvis, en i taget.</translation>
    </message>
    <message>
        <source>rules.S2_04</source>
        <extracomment>Whenever you get new armies, the neutral colour gets half as many, rounded down. All of them count: for territories, continents, sets and cards that show your land.</extracomment>
        <translation>Varje gång du får nya arméer får den neutrala färgen hälften så många, avrundat nedåt. Alla räknas: för områden, kontinenter, set och kort med egna områden.</translation>
    </message>
    <message>
        <source>rules.S2_05</source>
        <extracomment>When you have placed your armies, your opponent places the neutral ones on any neutral territories.</extracomment>
        <translation>När du har placerat dina arméer placerar din motståndare de neutrala i valfria neutrala områden.</translation>
    </message>
    <message>
        <source>rules.S2_06</source>
        <extracomment>Neutral territories may be attacked like any other, and conquering one earns a card. Your opponent rolls for them, always with as many dice as allowed.</extracomment>
        <translation>Neutrala områden får anfallas som alla andra, och en erövring ger ett kort. Din motståndare slår för dem, alltid med så många tärningar som tillåts.</translation>
    </message>
    <message>
        <source>rules.S2_07</source>
        <extracomment>The neutral colour never attacks, moves or draws cards, and it has no turn.</extracomment>
        <translation>Den neutrala färgen anfaller aldrig, flyttar inget, drar inga kort och har ingen tur.</translation>
    </message>
    <message>
        <source>rules.S2_08</source>
        <extracomment>Once no neutral territory is left, there are no more new neutral armies.</extracomment>
        <translation>När inget neutralt område finns kvar tillkommer inga fler neutrala arméer.</translation>
    </message>
    <message>
        <source>rules.SC_01</source>
        <extracomment>There are no missions: you win by beating all your opponents. Two players are joined by a neutral colour that grows.</extracomment>
        <translation>Det finns inga uppdrag: du vinner genom att besegra alla motståndare. För två spelare är en neutral färg med, som växer.</translation>
    </message>
    <message>
        <source>rules.SC_02</source>
        <extracomment>Each set traded in the game brings more than the last, whoever trades it and whatever its cards show: 4, 6, 8, 10, 12, 15, 20, 25 armies, then 5 more every time.</extracomment>
        <translation>Varje set som byts in i spelet ger mer än det förra, vem som än byter och vad korten än visar: 4, 6, 8, 10, 12, 15, 20, 25 arméer och sedan 5 mer varje gång.</translation>
    </message>
    <message>
        <source>rules.SC_03</source>
        <extracomment>As in the game with secret missions, every traded card that shows your own land brings two extra armies there, and with five or more cards you must trade a set.</extracomment>
        <translation>Som i spelet med hemliga uppdrag ger varje inbytt kort med ett eget område två extra arméer där, och med fem kort eller fler måste du byta in ett set.</translation>
    </message>
    <message>
        <source>rules.SK_01</source>
        <extracomment>Two to six can play, without missions. Two players are joined by a neutral colour, which has no capital.</extracomment>
        <translation>Två till sex kan spela, utan uppdrag. För två spelare är en neutral färg med, som inte har någon huvudstad.</translation>
    </message>
    <message>
        <source>rules.SK_02</source>
        <extracomment>When all armies are placed, everybody secretly chooses a territory of their own as the capital. Its card is out of the game.</extracomment>
        <translation>När alla arméer är placerade väljer var och en i hemlighet ett eget område som huvudstad. Dess kort är ur spelet.</translation>
    </message>
    <message>
        <source>rules.SK_03</source>
        <extracomment>When your capital falls for the first time, it is shown and the attacker takes all your territory cards. Nothing is traded now; with five or more cards the attacker must do so in the next turn.</extracomment>
        <translation>När din huvudstad faller för första gången visas den, och anfallaren tar alla dina områdeskort. Inget byts in nu; med fem kort eller fler måste anfallaren göra det i sin nästa tur.</translation>
    </message>
    <message>
        <source>rules.SK_04</source>
        <extracomment>With the capital all your other armies on its continent vanish. The attacker gets one army in each territory that they leave.</extracomment>
        <translation>Med huvudstaden försvinner också alla dina andra arméer på dess kontinent. Anfallaren får en armé i varje område som töms så.</translation>
    </message>
    <message>
        <source>rules.SK_05</source>
        <extracomment>Whoever loses the capital plays on with the armies that are left elsewhere and may take it back. Without any army left you are out, and the cards you have drawn since go to whoever beats you.</extracomment>
        <translation>Den som förlorar huvudstaden spelar vidare med arméerna som finns kvar på andra håll och får ta tillbaka den. Utan arméer är du ute, och korten du dragit sedan dess går till den som besegrar dig.</translation>
    </message>
    <message>
        <source>rules.SK_06</source>
        <extracomment>All this happens only the first time that a capital is taken from its founder. After that it is conquered like any other territory.</extracomment>
        <translation>Allt detta händer bara första gången en huvudstad tas från sin grundare. Därefter erövras den som vilket område som helst.</translation>
    </message>
    <message>
        <source>rules.SK_07</source>
        <extracomment>You win by holding enough capitals at once, your own among them: two with two or three players, three with four or five, four with six. The number stays the same when players go out.</extracomment>
        <translation>Du vinner genom att samtidigt hålla nog många huvudstäder, din egen bland dem: två med två eller tre spelare, tre med fyra eller fem, fyra med sex. Antalet ändras inte när spelare åker ut.</translation>
    </message>
    <message>
        <source>rules.SK_08</source>
        <extracomment>Capitals of others count only once they have been shown; your own counts while it is still secret. You can win in your own turn only.</extracomment>
        <translation>Andras huvudstäder räknas först när de har visats; din egen räknas även medan den är hemlig. Du kan bara vinna under din egen tur.</translation>
    </message>
    <message>
        <source>rules.SK_09</source>
        <extracomment>Sets have fixed values of 4, 6, 8 or 10 armies. With a house rule they rise instead.</extracomment>
        <translation>Set har fasta värden på 4, 6, 8 eller 10 arméer. Med en husregel stiger de i stället.</translation>
    </message>
    <message>
        <source>rules.S_01</source>
        <extracomment>Three to six can play. The dealer is drawn at random; that only decides who is dealt to, places and moves first.</extracomment>
        <translation>Tre till sex kan spela. Kortgivaren lottas; det avgör bara vem som får områden, placerar arméer och spelar först.</translation>
    </message>
    <message>
        <source>rules.S_02</source>
        <extracomment>Everybody gets one of 14 missions, in secret. Missions against colours that don't play are taken out first; the rest stays unseen.</extracomment>
        <translation>Alla får ett av 14 uppdrag i hemlighet. Uppdrag mot färger som inte är med tas bort först; resten förblir osedda.</translation>
    </message>
    <message>
        <source>rules.S_03</source>
        <extracomment>Three players begin with 35 armies each, four with 30, five with 25, six with 20.</extracomment>
        <translation>Tre spelare börjar med 35 arméer var, fyra med 30, fem med 25 och sex med 20.</translation>
    </message>
    <message>
        <source>rules.S_04</source>
        <extracomment>All territories are dealt at random, from the left of the dealer on, and each gets one army. With four or five players two of them get one territory more.</extracomment>
        <translation>Alla områden delas ut med början till vänster om kortgivaren, och i varje ställs en armé. Med fyra eller fem spelare får två av dem ett område mer.</translation>
    </message>
    <message>
        <source>rules.S_05</source>
        <extracomment>From the left of the dealer on, each in turn adds one army to a territory of their own until all are placed. Then all 44 cards are shuffled, both wild cards among them.</extracomment>
        <translation>Med början till vänster om kortgivaren placerar alla i tur och ordning en armé i ett eget område, tills alla är placerade. Sedan blandas alla 44 kort, även de två jokrarna.</translation>
    </message>
    <message>
        <source>rules.S_06</source>
        <extracomment>The player left of the dealer takes the first turn.</extracomment>
        <translation>Spelaren till vänster om kortgivaren har första turen.</translation>
    </message>
    <message>
        <source>rules.S_10</source>
        <extracomment>You get a third of your territories in armies, rounded down, but never fewer than three: 17 territories bring 5.</extracomment>
        <translation>Du får en tredjedel av dina områden i arméer, avrundat nedåt, men aldrig färre än tre: 17 områden ger 5.</translation>
    </message>
    <message>
        <source>rules.S_11</source>
        <extracomment>A continent that is all yours when your turn begins brings its bonus on top. One that you complete later counts from your next turn on.</extracomment>
        <translation>En kontinent som är helt din när din tur börjar ger också sin bonus. En som du fullbordar senare räknas från din nästa tur.</translation>
    </message>
    <message>
        <source>rules.S_12</source>
        <extracomment>Sets have fixed values: three infantry 4 armies, three cavalry 6, three artillery 8, one of each 10. A set with wild cards counts as the best it can be.</extracomment>
        <translation>Set har fasta värden: tre infanteri 4 arméer, tre kavalleri 6, tre artilleri 8, en av varje 10. Ett set med jokrar räknas som det bästa det kan vara.</translation>
    </message>
    <message>
        <source>rules.S_13</source>
        <extracomment>You may trade as many sets in a turn as you like, but only at its start, before you place armies.</extracomment>
        <translation>Du får byta in hur många set du vill under en tur, men bara i början, innan du placerar arméer.</translation>
    </message>
    <message>
        <source>rules.S_14</source>
        <extracomment>Each traded card that shows a territory of yours puts two extra armies there at once, however many such cards there are.</extracomment>
        <translation>Varje inbytt kort som visar ett av dina områden ger genast två extra arméer där, hur många sådana kort det än är.</translation>
    </message>
    <message>
        <source>rules.S_15</source>
        <extracomment>With five or more cards at the start of your turn you must trade a set. One is enough, even if many cards are left.</extracomment>
        <translation>Med fem kort eller fler i början av din tur måste du byta in ett set. Ett räcker, även om många kort blir kvar.</translation>
    </message>
    <message>
        <source>rules.S_16</source>
        <extracomment>Traded cards go under the draw pile.</extracomment>
        <translation>Inbytta kort läggs underst i draghögen.</translation>
    </message>
    <message>
        <source>rules.S_17</source>
        <extracomment>All other new armies go on your territories, shared out as you like. Every one has to be placed now.</extracomment>
        <translation>Alla andra nya arméer fördelar du fritt på dina områden. Alla måste placeras nu.</translation>
    </message>
    <message>
        <source>rules.S_20</source>
        <extracomment>You attack a neighbouring territory with one to three armies; at least one more has to stay where they come from.</extracomment>
        <translation>Du anfaller ett grannområde med en till tre arméer; minst en till måste stanna kvar där de kommer ifrån.</translation>
    </message>
    <message>
        <source>rules.S_21</source>
        <extracomment>You may roll fewer dice than the armies you attack with, but never more. Unless you choose otherwise, each army rolls one die.</extracomment>
        <translation>Du får slå färre tärningar än antalet arméer som anfaller, men aldrig fler. Väljer du inget annat slår varje armé en tärning.</translation>
    </message>
    <message>
        <source>rules.S_22</source>
        <extracomment>One or two armies defend with a single die. Only from three armies on may the defender roll two.</extracomment>
        <translation>En eller två arméer försvarar med en tärning. Först från tre arméer får försvararen slå två.</translation>
    </message>
    <message>
        <source>rules.S_23</source>
        <extracomment>The highest dice are compared, then the second highest. The lower one of each pair loses an army; when they are equal, the attacker does.</extracomment>
        <translation>De högsta tärningarna jämförs, sedan de näst högsta. Den lägre i varje par förlorar en armé; är de lika gör anfallaren det.</translation>
    </message>
    <message>
        <source>rules.S_24</source>
        <extracomment>After a conquest at least as many armies move in as you attacked with, even if you rolled fewer dice. More may follow, but one has to stay behind.</extracomment>
        <translation>Efter en erövring rycker minst lika många arméer in som du anföll med, även om du slog färre tärningar. Fler får följa med, men en måste stanna kvar.</translation>
    </message>
    <message>
        <source>rules.S_25</source>
        <extracomment>You may go on attacking from a territory that you have just conquered.</extracomment>
        <translation>Du får fortsätta anfalla från ett område som du just har erövrat.</translation>
    </message>
    <message>
        <source>rules.S_26</source>
        <extracomment>If you beat a player, you take the territory cards; the mission goes aside unseen. Nothing is traded now, but with five or more cards you must trade a set in your next turn.</extracomment>
        <translation>Besegrar du en spelare får du områdeskorten; uppdraget läggs undan osett. Inget byts in nu, men med fem kort eller fler måste du byta in ett set i din nästa tur.</translation>
    </message>
    <message>
        <source>rules.S_27</source>
        <extracomment>When you have finished attacking, you draw one card if you conquered anything this turn. That is before you move armies.</extracomment>
        <translation>När du har anfallit färdigt drar du ett kort om du har erövrat något under turen. Det sker innan du flyttar arméer.</translation>
    </message>
    <message>
        <source>rules.S_30</source>
        <extracomment>Once at the end of your turn you may move any number of armies from one territory to an adjacent one of yours. At least one stays behind.</extracomment>
        <translation>En gång i slutet av din tur får du flytta valfritt antal arméer från ett område till ett angränsande eget. Minst en stannar kvar.</translation>
    </message>
    <message>
        <source>rules.S_40</source>
        <extracomment>You win when your mission is fulfilled in your own turn. If it comes true in somebody else's turn, you have to wait, and territories must still be yours when your turn begins.</extracomment>
        <translation>Du vinner när ditt uppdrag är fullföljt under din egen tur. Blir det klart under någon annans tur måste du vänta, och områdena måste fortfarande vara dina när din tur börjar.</translation>
    </message>
    <message>
        <source>rules.S_41</source>
        <extracomment>If your mission names your own colour, you have to hold 24 territories instead.</extracomment>
        <translation>Nämner ditt uppdrag din egen färg ska du i stället hålla 24 områden.</translation>
    </message>
    <message>
        <source>rules.T_01</source>
        <extracomment>Four or six play in two teams of equal size. The teams sit and play alternately.</extracomment>
        <translation>Fyra eller sex spelar i två lika stora lag. Lagen sitter och spelar varannan.</translation>
    </message>
    <message>
        <source>rules.T_02</source>
        <extracomment>Everybody sets up alone, with 30 armies each when four play and 20 when six do.</extracomment>
        <translation>Alla ställer upp var för sig, med 30 arméer var när fyra spelar och 20 när sex spelar.</translation>
    </message>
    <message>
        <source>rules.T_03</source>
        <extracomment>As soon as one player is out, the other team has won.</extracomment>
        <translation>Så snart en spelare är ute har det andra laget vunnit.</translation>
    </message>
    <message>
        <source>rules.T_04</source>
        <extracomment>You can't attack players of your own team.</extracomment>
        <translation>Du kan inte anfalla spelare i ditt eget lag.</translation>
    </message>
    <message>
        <source>rules.T_05</source>
        <extracomment>Sets have fixed values: three infantry 4 armies, three cavalry 6, three artillery 8, one of each 10.</extracomment>
        <translation>Set har fasta värden: tre infanteri 4 arméer, tre kavalleri 6, tre artilleri 8, en av varje 10.</translation>
    </message>
    <message>
        <source>rules.T_06</source>
        <extracomment>Partners may stand in the same territory. It belongs to whoever has most armies there; if two have equally many, it counts for nobody.</extracomment>
        <translation>Lagkamrater får stå i samma område. Det tillhör den som har flest arméer där; har två lika många räknas det inte för någon.</translation>
    </message>
    <message>
        <source>rules.T_07</source>
        <extracomment>Only territories that belong to you count for your new armies, not those of your partners.</extracomment>
        <translation>För dina nya arméer räknas bara områden som tillhör dig, inte dina lagkamraters.</translation>
    </message>
    <message>
        <source>rules.T_08</source>
        <extracomment>A continent brings its bonus only if all its territories belong to the same player. One that counts for nobody is enough to lose it.</extracomment>
        <translation>En kontinent ger sin bonus bara om alla dess områden tillhör samma spelare. Ett enda som inte räknas för någon är nog för att förlora den.</translation>
    </message>
    <message>
        <source>rules.T_09</source>
        <extracomment>Your move at the end of a turn may lead through land of your whole team. It may end with a partner, even one who doesn't want it.</extracomment>
        <translation>Flytten i slutet av din tur får gå genom hela lagets land. Den får sluta hos en lagkamrat, även mot dennes vilja.</translation>
    </message>
    <message>
        <source>rules.T_10</source>
        <extracomment>New armies go only where you have at least one army already.</extracomment>
        <translation>Nya arméer placerar du bara där du redan har minst en.</translation>
    </message>
    <message>
        <source>rules.T_11</source>
        <extracomment>From a shared territory you attack with your own armies only. You need at least two there, and one of yours stays behind.</extracomment>
        <translation>Från ett delat område anfaller du bara med egna arméer. Du behöver minst två där, och en av dina stannar kvar.</translation>
    </message>
    <message>
        <source>rules.T_12</source>
        <extracomment>All armies in a shared territory defend it together. Whoever has most there chooses the dice and loses armies first, on a tie the next in turn after the attacker; it falls when nobody's army is left.</extracomment>
        <translation>Alla arméer i ett delat område försvarar det tillsammans. Den som har flest väljer tärningar och förlorar arméer först, vid lika antal den som står på tur närmast efter anfallaren; området faller när ingen armé är kvar.</translation>
    </message>
    <message>
        <source>rules.T_13</source>
        <extracomment>A team has one hand of cards, which goes on to whoever of you plays next. With five or more cards in it the member on turn must trade, and gets the armies.</extracomment>
        <translation>Ett lag har en gemensam hand, som går vidare till den av er som spelar näst. Med fem kort eller fler måste lagmedlemmen som är vid draget byta in, och får arméerna.</translation>
    </message>
    <message>
        <source>rules.T_14</source>
        <extracomment>At the end of your turn all your armies may leave a territory in which a partner's army stays. Anywhere else one has to stay.</extracomment>
        <translation>I slutet av din tur får alla dina arméer lämna ett område där en lagkamrats armé står kvar. Överallt annars måste en stanna.</translation>
    </message>
    <message>
        <source>rules.W_01</source>
        <extracomment>World conquest is for 3 to 6 players.</extracomment>
        <translation>Världserövring är för 3 till 6 spelare.</translation>
    </message>
    <message>
        <source>rules.W_02</source>
        <extracomment>Each starts with 35 armies if three play, 30 if four, 25 if five and 20 if six.</extracomment>
        <translation>Alla börjar med 35 arméer om ni är tre, 30 om ni är fyra, 25 om ni är fem och 20 om ni är sex.</translation>
    </message>
    <message>
        <source>rules.W_03</source>
        <extracomment>The highest roll begins. In turn each of you takes a free territory with one army, until all are taken; some may get one more than others.</extracomment>
        <translation>Det högsta slaget börjar. I tur och ordning tar var och en ett ledigt område med en armé, tills alla är tagna; några kan få ett mer än andra.</translation>
    </message>
    <message>
        <source>rules.W_04</source>
        <extracomment>Then in turn each of you adds one army to a territory of your own, until all starting armies stand.</extracomment>
        <translation>Därefter ställer var och en i tur och ordning till en armé i ett eget område, tills alla startarméer står.</translation>
    </message>
    <message>
        <source>rules.W_05</source>
        <extracomment>The territory cards and both wild cards are shuffled into a face-down pile. The golden cavalryman starts on the first field of the value track.</extracomment>
        <translation>Områdeskorten och båda jokrarna blandas till en hög med baksidan upp. Den gyllene ryttaren börjar på värdespårets första ruta.</translation>
    </message>
    <message>
        <source>rules.W_06</source>
        <extracomment>A turn goes: new armies, attacks, one move, the card. You may leave out the attacks and the move.</extracomment>
        <translation>En tur går så här: nya arméer, anfall, en flytt, kortet. Anfallen och flytten får du hoppa över.</translation>
    </message>
    <message>
        <source>rules.W_10</source>
        <extracomment>You get one army for every three territories you own, rounded down, but never fewer than 3.</extracomment>
        <translation>Du får en armé för vart tredje område du äger, avrundat nedåt, men aldrig färre än 3.</translation>
    </message>
    <message>
        <source>rules.W_11</source>
        <extracomment>Every continent that is wholly yours adds its bonus.</extracomment>
        <translation>Varje kontinent som är helt din ger sin bonus därtill.</translation>
    </message>
    <message>
        <source>rules.W_12</source>
        <extracomment>Sets of cards are traded in this step and bring more armies. You may trade as many as you have.</extracomment>
        <translation>Set med kort byts in i det här steget och ger fler arméer. Du får byta in så många du har.</translation>
    </message>
    <message>
        <source>rules.W_13</source>
        <extracomment>With 5 cards or more you have to trade sets now, until 4 or fewer are left.</extracomment>
        <translation>Med 5 kort eller fler måste du byta in set nu, tills högst 4 är kvar.</translation>
    </message>
    <message>
        <source>rules.W_14</source>
        <extracomment>A set brings the number below the golden cavalryman; then he rides one field on. The track is the same for everybody: the first set brings 4 armies, the second 6.</extracomment>
        <translation>Ett set ger talet under den gyllene ryttaren; sedan rider han en ruta vidare. Spåret är gemensamt för alla: det första setet ger 4 arméer, det andra 6.</translation>
    </message>
    <message>
        <source>rules.W_15</source>
        <extracomment>The track goes 4, 6, 8, 10, 15, 20, 25 and then on by 5.</extracomment>
        <translation>Spåret går 4, 6, 8, 10, 15, 20, 25 och sedan vidare 5 i taget.</translation>
    </message>
    <message>
        <source>rules.W_16</source>
        <extracomment>A traded card that shows a territory of yours brings nothing extra.</extracomment>
        <translation>Ett inbytt kort som visar ett eget område ger inget extra.</translation>
    </message>
    <message>
        <source>rules.W_17</source>
        <extracomment>Traded cards go to a pile of their own.</extracomment>
        <translation>Inbytta kort läggs i en egen hög.</translation>
    </message>
    <message>
        <source>rules.W_18</source>
        <extracomment>All new armies are placed now, on territories of yours, divided as you like.</extracomment>
        <translation>Alla nya arméer placeras nu, i egna områden, fördelade som du vill.</translation>
    </message>
    <message>
        <source>rules.W_20</source>
        <extracomment>Say where you attack from, what you attack, and with how many armies: 1 to 3, and one always stays behind. Each army rolls a die.</extracomment>
        <translation>Säg varifrån du anfaller, vad du anfaller och med hur många arméer: 1 till 3, och en stannar alltid kvar. Varje armé slår en tärning.</translation>
    </message>
    <message>
        <source>rules.W_21</source>
        <extracomment>Knowing the attack, the defender chooses 1 or 2 dice, but no more than there are armies. Then both roll together.</extracomment>
        <translation>Försvararen känner till anfallet och väljer 1 eller 2 tärningar, men inte fler än arméerna där. Sedan slår båda samtidigt.</translation>
    </message>
    <message>
        <source>rules.W_22</source>
        <extracomment>Highest against highest, second against second, equal dice for the defender: 3 and 2 against 6 and 2 cost the attacker two armies.</extracomment>
        <translation>Högsta mot högsta, näst högsta mot näst högsta, lika tillfaller försvararen: 3 och 2 mot 6 och 2 kostar anfallaren två arméer.</translation>
    </message>
    <message>
        <source>rules.W_23</source>
        <extracomment>An invasion is every battle for one target, until it falls or you stop. You may go on from another territory of yours in between, and come back to a target later.</extracomment>
        <translation>En invasion är alla strider om ett mål, tills det faller eller du slutar. Du får fortsätta från ett annat eget område under tiden, och komma tillbaka till ett mål senare.</translation>
    </message>
    <message>
        <source>rules.W_24</source>
        <extracomment>The armies that fought the last battle move in. More may follow from the same territory before your next invasion, but one stays.</extracomment>
        <translation>De arméer som utkämpade den sista striden rycker in. Fler får följa från samma område före din nästa invasion, men en stannar.</translation>
    </message>
    <message>
        <source>rules.W_25</source>
        <extracomment>Beat a player and all their territory cards are yours. If that makes 5 cards or more, trade sets at once until 4 or fewer are left, place the armies, and go on.</extracomment>
        <translation>Besegrar du en spelare får du alla dess områdeskort. Har du då 5 eller fler byter du genast in set tills högst 4 är kvar, placerar arméerna och fortsätter.</translation>
    </message>
    <message>
        <source>rules.W_30</source>
        <extracomment>Once, you may move any number of armies from one territory of yours to another, if a chain of your own territories joins them. At least one stays behind.</extracomment>
        <translation>En gång får du flytta valfritt antal arméer från ett eget område till ett annat, om en kedja av egna områden binder ihop dem. Minst en stannar kvar.</translation>
    </message>
    <message>
        <source>rules.W_40</source>
        <extracomment>If you conquered something this turn, you draw the top card now.</extracomment>
        <translation>Har du erövrat något under turen drar du nu det översta kortet.</translation>
    </message>
    <message>
        <source>rules.W_50</source>
        <extracomment>Whoever first owns all territories wins at once.</extracomment>
        <translation>Den som först äger alla områden vinner genast.</translation>
    </message>
    <message>
        <source>rules.book.AD</source>
        <extracomment>2210 A.D. rulebook 2001</extracomment>
        <translation>Regler för 2210 e.Kr., 2001</translation>
    </message>
    <message>
        <source>rules.book.AD_Y</source>
        <extracomment>2210 A.D. rulebook 2001, two players</extracomment>
        <translation>Regler för 2210 e.Kr., 2001, två spelare</translation>
    </message>
    <message>
        <source>rules.book.C</source>
        <extracomment>all classic games</extracomment>
        <translation>alla klassiska spel</translation>
    </message>
    <message>
        <source>rules.book.D</source>
        <extracomment>German rulebook 1982</extracomment>
        <translation>Tyska regler 1982</translation>
    </message>
    <message>
        <source>rules.book.G</source>
        <extracomment>Godstorm rulebook 2004</extracomment>
        <translation>Regler för Godstorm, 2004</translation>
    </message>
    <message>
        <source>rules.book.M</source>
        <extracomment>Dutch rulebook 2004, four missions</extracomment>
        <translation>Nederländska regler 2004, fyra uppdrag</translation>
    </message>
    <message>
        <source>rules.book.N</source>
        <extracomment>Dutch rulebook 2004, bought allies</extracomment>
        <translation>Nederländska regler 2004, köpta allierade</translation>
    </message>
    <message>
        <source>rules.book.O</source>
        <extracomment>chapter on the original game</extracomment>
        <translation>kapitlet om originalspelet</translation>
    </message>
    <message>
        <source>rules.book.O2</source>
        <extracomment>chapter on the original game, two players</extracomment>
        <translation>kapitlet om originalspelet, två spelare</translation>
    </message>
    <message>
        <source>rules.book.P</source>
        <extracomment>Dutch rulebook 2004, two players</extracomment>
        <translation>Nederländska regler 2004, två spelare</translation>
    </message>
    <message>
        <source>rules.book.S</source>
        <extracomment>Swedish rulebook 2000, secret missions</extracomment>
        <translation>Svenska regler 2000, hemliga uppdrag</translation>
    </message>
    <message>
        <source>rules.book.S2</source>
        <extracomment>Swedish rulebook 2000, two players</extracomment>
        <translation>Svenska regler 2000, två spelare</translation>
    </message>
    <message>
        <source>rules.book.SC</source>
        <extracomment>Swedish rulebook 2000, rising cards</extracomment>
        <translation>Svenska regler 2000, stigande kort</translation>
    </message>
    <message>
        <source>rules.book.SK</source>
        <extracomment>Swedish rulebook 2000, capitals</extracomment>
        <translation>Svenska regler 2000, huvudstäder</translation>
    </message>
    <message>
        <source>rules.book.T</source>
        <extracomment>Dutch rulebook 2004, teams</extracomment>
        <translation>Nederländska regler 2004, lag</translation>
    </message>
    <message>
        <source>rules.book.W</source>
        <extracomment>Dutch rulebook 2004, world conquest</extracomment>
        <translation>Nederländska regler 2004, världserövring</translation>
    </message>
    <message>
        <source>rules.changed</source>
        <extracomment>holds in part: house rule</extracomment>
        <translation>gäller delvis: husregel</translation>
    </message>
    <message>
        <source>rules.chapter.attack</source>
        <extracomment>Attacks</extracomment>
        <translation>Anfall</translation>
    </message>
    <message>
        <source>rules.chapter.attack.AD</source>
        <extracomment>Invasions</extracomment>
        <translation>Invasioner</translation>
    </message>
    <message>
        <source>rules.chapter.attack.G</source>
        <extracomment>Step 6: invasions</extracomment>
        <translation>Steg 6: invasioner</translation>
    </message>
    <message>
        <source>rules.chapter.bids</source>
        <extracomment>A year begins: bids</extracomment>
        <translation>Ett år börjar: bud</translation>
    </message>
    <message>
        <source>rules.chapter.bids.G</source>
        <extracomment>An epoch begins: bids</extracomment>
        <translation>En epok börjar: bud</translation>
    </message>
    <message>
        <source>rules.chapter.board</source>
        <extracomment>Board and armies</extracomment>
        <translation>Spelplan och arméer</translation>
    </message>
    <message>
        <source>rules.chapter.board.G</source>
        <extracomment>The board and the sea</extracomment>
        <translation>Spelplanen och havet</translation>
    </message>
    <message>
        <source>rules.chapter.box</source>
        <extracomment>The box</extracomment>
        <translation>Asken</translation>
    </message>
    <message>
        <source>rules.chapter.box.G</source>
        <extracomment>The original game on this board</extracomment>
        <translation>Originalspelet på den här planen</translation>
    </message>
    <message>
        <source>rules.chapter.bribes</source>
        <extracomment>Bribes</extracomment>
        <translation>Mutor</translation>
    </message>
    <message>
        <source>rules.chapter.capitals</source>
        <extracomment>Capitals</extracomment>
        <translation>Huvudstäder</translation>
    </message>
    <message>
        <source>rules.chapter.card_by_card</source>
        <extracomment>Card by card</extracomment>
        <translation>Kort för kort</translation>
    </message>
    <message>
        <source>rules.chapter.cards</source>
        <extracomment>Cards</extracomment>
        <translation>Kort</translation>
    </message>
    <message>
        <source>rules.chapter.cards.AD</source>
        <extracomment>Command cards</extracomment>
        <translation>Kommandokort</translation>
    </message>
    <message>
        <source>rules.chapter.cards.G</source>
        <extracomment>Steps 3 and 4: miracle cards</extracomment>
        <translation>Steg 3 och 4: mirakelkort</translation>
    </message>
    <message>
        <source>rules.chapter.conquest</source>
        <extracomment>Conquests</extracomment>
        <translation>Erövringar</translation>
    </message>
    <message>
        <source>rules.chapter.conquest.AD</source>
        <extracomment>Conquests and their bonus</extracomment>
        <translation>Erövringar och deras bonus</translation>
    </message>
    <message>
        <source>rules.chapter.dice</source>
        <extracomment>The dice</extracomment>
        <translation>Tärningarna</translation>
    </message>
    <message>
        <source>rules.chapter.dice.G</source>
        <extracomment>The battle of armies</extracomment>
        <translation>Arméernas strid</translation>
    </message>
    <message>
        <source>rules.chapter.elimination</source>
        <extracomment>Who is out</extracomment>
        <translation>Vem som åker ut</translation>
    </message>
    <message>
        <source>rules.chapter.empty</source>
        <extracomment>Empty territories</extracomment>
        <translation>Tomma områden</translation>
    </message>
    <message>
        <source>rules.chapter.god_war</source>
        <extracomment>The god war</extracomment>
        <translation>Gudastriden</translation>
    </message>
    <message>
        <source>rules.chapter.gods</source>
        <extracomment>Step 2: gods</extracomment>
        <translation>Steg 2: gudar</translation>
    </message>
    <message>
        <source>rules.chapter.hiring</source>
        <extracomment>Commanders and stations</extracomment>
        <translation>Befälhavare och stationer</translation>
    </message>
    <message>
        <source>rules.chapter.missions</source>
        <extracomment>Missions</extracomment>
        <translation>Uppdrag</translation>
    </message>
    <message>
        <source>rules.chapter.moon</source>
        <extracomment>Moon</extracomment>
        <translation>Månen</translation>
    </message>
    <message>
        <source>rules.chapter.move</source>
        <extracomment>The last move</extracomment>
        <translation>Den sista flytten</translation>
    </message>
    <message>
        <source>rules.chapter.move.D</source>
        <extracomment>Regrouping</extracomment>
        <translation>Omgruppering</translation>
    </message>
    <message>
        <source>rules.chapter.move.G</source>
        <extracomment>Step 7: fortify</extracomment>
        <translation>Steg 7: förstärk</translation>
    </message>
    <message>
        <source>rules.chapter.neutrals</source>
        <extracomment>Neutral colours</extracomment>
        <translation>Neutrala färger</translation>
    </message>
    <message>
        <source>rules.chapter.neutrals.AD_Y</source>
        <extracomment>The neutral colour</extracomment>
        <translation>Den neutrala färgen</translation>
    </message>
    <message>
        <source>rules.chapter.neutrals.G</source>
        <extracomment>Two players: the neutral pantheon</extracomment>
        <translation>Två spelare: det neutrala panteonet</translation>
    </message>
    <message>
        <source>rules.chapter.overview</source>
        <extracomment>What it is about</extracomment>
        <translation>Vad det går ut på</translation>
    </message>
    <message>
        <source>rules.chapter.plague</source>
        <extracomment>Step 5: plague</extracomment>
        <translation>Steg 5: pest</translation>
    </message>
    <message>
        <source>rules.chapter.reinforcements</source>
        <extracomment>New armies</extracomment>
        <translation>Nya arméer</translation>
    </message>
    <message>
        <source>rules.chapter.reinforcements.AD</source>
        <extracomment>New MODs and energy</extracomment>
        <translation>Nya MOD och energi</translation>
    </message>
    <message>
        <source>rules.chapter.reinforcements.G</source>
        <extracomment>Step 1: armies and faith</extracomment>
        <translation>Steg 1: arméer och tro</translation>
    </message>
    <message>
        <source>rules.chapter.setup</source>
        <extracomment>Set-up</extracomment>
        <translation>Uppställning</translation>
    </message>
    <message>
        <source>rules.chapter.teams</source>
        <extracomment>Teams</extracomment>
        <translation>Lag</translation>
    </message>
    <message>
        <source>rules.chapter.temples</source>
        <extracomment>Temples</extracomment>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>rules.chapter.turn</source>
        <extracomment>The turn</extracomment>
        <translation>Turen</translation>
    </message>
    <message>
        <source>rules.chapter.underworld</source>
        <extracomment>Steps 8 and 9: the dead and the Underworld</extracomment>
        <translation>Steg 8 och 9: de döda och underjorden</translation>
    </message>
    <message>
        <source>rules.chapter.water</source>
        <extracomment>Water</extracomment>
        <translation>Vatten</translation>
    </message>
    <message>
        <source>rules.chapter.winning</source>
        <extracomment>Winning</extracomment>
        <translation>Vinst</translation>
    </message>
    <message>
        <source>rules.chapter.winning.AD</source>
        <extracomment>The years and the points</extracomment>
        <translation>Åren och poängen</translation>
    </message>
    <message>
        <source>rules.chapter.winning.G</source>
        <extracomment>Step 10, the end and the points</extracomment>
        <translation>Steg 10, slutet och poängen</translation>
    </message>
    <message>
        <source>rules.house</source>
        <extracomment>House rules in this game</extracomment>
        <translation>Husregler i det här spelet</translation>
    </message>
    <message>
        <source>rules.house.line</source>
        <extracomment>{rule}: {value}</extracomment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>rules.index</source>
        <extracomment>All rules</extracomment>
        <translation>Alla regler</translation>
    </message>
    <message numerus="yes">
        <source>rules.index.count</source>
        <extracomment>{n} rule | {n} rules</extracomment>
        <translation>
            <numerusform>{n} regel</numerusform>
            <numerusform>{n} regler</numerusform>
        </translation>
    </message>
    <message>
        <source>rules.index.edition</source>
        <extracomment>Rules of</extracomment>
        <translation>Regler för</translation>
    </message>
    <message numerus="yes">
        <source>rules.index.elsewhere</source>
        <extracomment>No rule here has all these words, but {n} rule of all rulebooks does. | No rule here has all these words, but {n} rules of all rulebooks do.</extracomment>
        <translation>
            <numerusform>Ingen regel här har alla de orden, men {n} regel ur alla regelhäften.</numerusform>
            <numerusform>Ingen regel här har alla de orden, men {n} regler ur alla regelhäften.</numerusform>
        </translation>
    </message>
    <message>
        <source>rules.index.every</source>
        <extracomment>All rulebooks</extracomment>
        <translation>Alla regelhäften</translation>
    </message>
    <message>
        <source>rules.index.hint</source>
        <extracomment>Words, or a number such as W-24</extracomment>
        <translation>Ord, eller ett nummer som W-24</translation>
    </message>
    <message>
        <source>rules.index.keys</source>
        <extracomment>Enter: show it in its chapter</extracomment>
        <translation>Enter: visa i sitt kapitel</translation>
    </message>
    <message>
        <source>rules.index.list</source>
        <extracomment>Rules</extracomment>
        <translation>Regler</translation>
    </message>
    <message>
        <source>rules.index.none</source>
        <extracomment>No rule here has all these words. Try fewer of them.</extracomment>
        <translation>Ingen regel här har alla de orden. Pröva med färre.</translation>
    </message>
    <message>
        <source>rules.index.search</source>
        <extracomment>Search the rules</extracomment>
        <translation>Sök i reglerna</translation>
    </message>
    <message>
        <source>rules.note.swap_mission</source>
        <extracomment>A mission that could not come true for several rounds may be changed for another one of its rank, unseen by the others. No rulebook says so; it keeps the game going.</extracomment>
        <translation>Ett uppdrag som inte har kunnat fullföljas på flera rundor får bytas mot ett annat av samma grad, utan att de andra ser det. Det står inte i något regelhäfte; det håller spelet igång.</translation>
    </message>
    <message>
        <source>rules.note.watch</source>
        <extracomment>Nothing is asked of you now. When it is your turn, the rules of your step stand here.</extracomment>
        <translation>Just nu begärs inget av dig. När det är din tur står reglerna för ditt steg här.</translation>
    </message>
    <message>
        <source>rules.overruled</source>
        <extracomment>doesn't hold here: house rule</extracomment>
        <translation>gäller inte här: husregel</translation>
    </message>
    <message>
        <source>rules.source</source>
        <extracomment>{id}, {book}</extracomment>
        <translation>{id}, {book}</translation>
    </message>
    <message>
        <source>rules.step.aegis</source>
        <extracomment>Raising the Aegis</extracomment>
        <translation>Höja Aigis</translation>
    </message>
    <message>
        <source>rules.step.ally_fortify</source>
        <extracomment>Moving allies</extracomment>
        <translation>Flytta allierade</translation>
    </message>
    <message>
        <source>rules.step.attack</source>
        <extracomment>Attacking</extracomment>
        <translation>Anfalla</translation>
    </message>
    <message>
        <source>rules.step.attack.AD</source>
        <extracomment>Invading</extracomment>
        <translation>Invadera</translation>
    </message>
    <message>
        <source>rules.step.attack.G</source>
        <extracomment>Declaring invasions</extracomment>
        <translation>Tillkännage invasioner</translation>
    </message>
    <message>
        <source>rules.step.attack_dice</source>
        <extracomment>Dice after a card</extracomment>
        <translation>Tärningar efter ett kort</translation>
    </message>
    <message>
        <source>rules.step.bid</source>
        <extracomment>Bidding for the order of turns</extracomment>
        <translation>Bjuda om turordningen</translation>
    </message>
    <message>
        <source>rules.step.bonus_card</source>
        <extracomment>A card for three conquests</extracomment>
        <translation>Ett kort för tre erövringar</translation>
    </message>
    <message>
        <source>rules.step.book</source>
        <extracomment>The Book of the Dead</extracomment>
        <translation>De dödas bok</translation>
    </message>
    <message>
        <source>rules.step.bribe</source>
        <extracomment>Bribes</extracomment>
        <translation>Mutor</translation>
    </message>
    <message>
        <source>rules.step.buy_cards</source>
        <extracomment>Buying command cards</extracomment>
        <translation>Köpa kommandokort</translation>
    </message>
    <message>
        <source>rules.step.buy_cards.G</source>
        <extracomment>Buying miracle cards</extracomment>
        <translation>Köpa mirakelkort</translation>
    </message>
    <message>
        <source>rules.step.capital</source>
        <extracomment>The secret capital</extracomment>
        <translation>Den hemliga huvudstaden</translation>
    </message>
    <message>
        <source>rules.step.casualties</source>
        <extracomment>Which units are lost</extracomment>
        <translation>Vilka enheter som går förlorade</translation>
    </message>
    <message>
        <source>rules.step.champion</source>
        <extracomment>The god war</extracomment>
        <translation>Gudastriden</translation>
    </message>
    <message>
        <source>rules.step.claim</source>
        <extracomment>Taking territories</extracomment>
        <translation>Ta områden</translation>
    </message>
    <message>
        <source>rules.step.claim_mission</source>
        <extracomment>Showing a mission</extracomment>
        <translation>Visa ett uppdrag</translation>
    </message>
    <message>
        <source>rules.step.decoys</source>
        <extracomment>Moving commanders</extracomment>
        <translation>Flytta befälhavare</translation>
    </message>
    <message>
        <source>rules.step.defend</source>
        <extracomment>Defending</extracomment>
        <translation>Försvara</translation>
    </message>
    <message>
        <source>rules.step.flight</source>
        <extracomment>Who flies with the eagles</extracomment>
        <translation>Vem som flyger med örnarna</translation>
    </message>
    <message>
        <source>rules.step.fortify</source>
        <extracomment>The last move</extracomment>
        <translation>Den sista flytten</translation>
    </message>
    <message>
        <source>rules.step.fortify.G</source>
        <extracomment>Fortifying</extracomment>
        <translation>Förstärka</translation>
    </message>
    <message>
        <source>rules.step.hire</source>
        <extracomment>Commanders and stations</extracomment>
        <translation>Befälhavare och stationer</translation>
    </message>
    <message>
        <source>rules.step.leave_afterlife</source>
        <extracomment>Leaving the Afterlife</extracomment>
        <translation>Lämna livet efter detta</translation>
    </message>
    <message>
        <source>rules.step.match</source>
        <extracomment>Extra armies for cards</extracomment>
        <translation>Extra arméer för kort</translation>
    </message>
    <message>
        <source>rules.step.miracle</source>
        <extracomment>Playing miracle cards</extracomment>
        <translation>Spela mirakelkort</translation>
    </message>
    <message>
        <source>rules.step.miracle_number</source>
        <extracomment>How many a card moves</extracomment>
        <translation>Hur många ett kort flyttar</translation>
    </message>
    <message>
        <source>rules.step.muster</source>
        <extracomment>New armies for allies</extracomment>
        <translation>Nya arméer åt allierade</translation>
    </message>
    <message>
        <source>rules.step.occupy</source>
        <extracomment>Moving in</extracomment>
        <translation>Rycka in</translation>
    </message>
    <message>
        <source>rules.step.pantheon</source>
        <extracomment>Choosing a pantheon</extracomment>
        <translation>Välja panteon</translation>
    </message>
    <message>
        <source>rules.step.place_neutral</source>
        <extracomment>Neutral armies</extracomment>
        <translation>Neutrala arméer</translation>
    </message>
    <message>
        <source>rules.step.play_card</source>
        <extracomment>Playing command cards</extracomment>
        <translation>Spela kommandokort</translation>
    </message>
    <message>
        <source>rules.step.press</source>
        <extracomment>Going on with an invasion</extracomment>
        <translation>Fortsätta en invasion</translation>
    </message>
    <message>
        <source>rules.step.reaction</source>
        <extracomment>Answering an invasion</extracomment>
        <translation>Svara på en invasion</translation>
    </message>
    <message>
        <source>rules.step.regroup</source>
        <extracomment>Regrouping</extracomment>
        <translation>Omgruppering</translation>
    </message>
    <message>
        <source>rules.step.reinforce</source>
        <extracomment>New armies</extracomment>
        <translation>Nya arméer</translation>
    </message>
    <message>
        <source>rules.step.reinforce.AD</source>
        <extracomment>New MODs</extracomment>
        <translation>Nya MOD</translation>
    </message>
    <message>
        <source>rules.step.reinforce.G</source>
        <extracomment>Placing new armies</extracomment>
        <translation>Placera nya arméer</translation>
    </message>
    <message>
        <source>rules.step.relic_order</source>
        <extracomment>Relics at the start of a turn</extracomment>
        <translation>Reliker i början av en tur</translation>
    </message>
    <message>
        <source>rules.step.remove_mods</source>
        <extracomment>Removing MODs</extracomment>
        <translation>Ta bort MOD</translation>
    </message>
    <message>
        <source>rules.step.revive</source>
        <extracomment>Returning from the crypts</extracomment>
        <translation>Återkomst från kryptorna</translation>
    </message>
    <message>
        <source>rules.step.save_armies</source>
        <extracomment>Saving armies from death</extracomment>
        <translation>Rädda arméer från döden</translation>
    </message>
    <message>
        <source>rules.step.setup_piece</source>
        <extracomment>First commanders and station</extracomment>
        <translation>De första befälhavarna och stationen</translation>
    </message>
    <message>
        <source>rules.step.setup_piece.G</source>
        <extracomment>The first god and temple</extracomment>
        <translation>Den första guden och templet</translation>
    </message>
    <message>
        <source>rules.step.setup_place</source>
        <extracomment>Starting armies</extracomment>
        <translation>Startarméer</translation>
    </message>
    <message>
        <source>rules.step.setup_place.AD</source>
        <extracomment>Starting MODs</extracomment>
        <translation>MOD från början</translation>
    </message>
    <message>
        <source>rules.step.stolen_card</source>
        <extracomment>A card from another hand</extracomment>
        <translation>Ett kort från en annan hand</translation>
    </message>
    <message>
        <source>rules.step.summon</source>
        <extracomment>Summoning gods, building temples</extracomment>
        <translation>Åkalla gudar, bygga tempel</translation>
    </message>
    <message>
        <source>rules.step.swap_mission</source>
        <extracomment>Changing a mission</extracomment>
        <translation>Byta ett uppdrag</translation>
    </message>
    <message>
        <source>rules.step.trade</source>
        <extracomment>Trading cards</extracomment>
        <translation>Byta in kort</translation>
    </message>
    <message>
        <source>rules.step.turn_marker</source>
        <extracomment>Choosing a place in the order</extracomment>
        <translation>Välja plats i turordningen</translation>
    </message>
    <message>
        <source>rules.step.underworld</source>
        <extracomment>Invading the Underworld</extracomment>
        <translation>Invadera underjorden</translation>
    </message>
    <message>
        <source>rules.step.watch</source>
        <extracomment>Another player's turn</extracomment>
        <translation>En annans tur</translation>
    </message>
    <message>
        <source>score.column.cards</source>
        <extracomment>Cards</extracomment>
        <translation>Kort</translation>
    </message>
    <message>
        <source>score.column.cards</source>
        <comment>godstorm</comment>
        <extracomment>Fields and relics</extracomment>
        <translation>Fält och reliker</translation>
    </message>
    <message>
        <source>score.column.figures</source>
        <extracomment>Figures</extracomment>
        <translation>Figurer</translation>
    </message>
    <message>
        <source>score.column.figures</source>
        <comment>godstorm</comment>
        <extracomment>Gods</extracomment>
        <translation>Gudar</translation>
    </message>
    <message>
        <source>score.column.money</source>
        <extracomment>Energy</extracomment>
        <translation>Energi</translation>
    </message>
    <message>
        <source>score.column.money</source>
        <comment>godstorm</comment>
        <extracomment>Faith</extracomment>
        <translation>Tro</translation>
    </message>
    <message>
        <source>score.column.regions</source>
        <extracomment>Regions</extracomment>
        <translation>Regioner</translation>
    </message>
    <message>
        <source>score.column.regions</source>
        <comment>godstorm</comment>
        <extracomment>Continents</extracomment>
        <translation>Kontinenter</translation>
    </message>
    <message>
        <source>score.column.signs</source>
        <extracomment>Buildings</extracomment>
        <translation>Byggnader</translation>
    </message>
    <message>
        <source>score.column.signs</source>
        <comment>godstorm</comment>
        <extracomment>Temples</extracomment>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>score.column.territories</source>
        <extracomment>Territories</extracomment>
        <translation>Områden</translation>
    </message>
    <message>
        <source>score.column.total</source>
        <extracomment>Points</extracomment>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>score.column.units</source>
        <extracomment>Units</extracomment>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>score.column.units</source>
        <comment>godstorm</comment>
        <extracomment>Armies</extracomment>
        <translation>Arméer</translation>
    </message>
    <message>
        <source>score.now</source>
        <extracomment>As they would be counted now. Cards that you can't see are not in it.</extracomment>
        <translation>Så som de skulle räknas nu. Kort som du inte kan se är inte med.</translation>
    </message>
    <message numerus="yes">
        <source>score.points</source>
        <extracomment>{n} point | {n} points</extracomment>
        <translation>
            <numerusform>{n} poäng</numerusform>
            <numerusform>{n} poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>score.source.altars</source>
        <extracomment>altars</extracomment>
        <translation>altaren</translation>
    </message>
    <message>
        <source>score.source.crypts</source>
        <extracomment>crypts</extracomment>
        <translation>kryptor</translation>
    </message>
    <message>
        <source>score.source.relics</source>
        <extracomment>relics</extracomment>
        <translation>reliker</translation>
    </message>
    <message>
        <source>score.spoken</source>
        <extracomment>{name}: {total} points, {lands} from territories, {regions} from regions, {cards} from cards</extracomment>
        <translation>{name}: {total} poäng, {lands} från områden, {regions} från regioner, {cards} från kort</translation>
    </message>
    <message>
        <source>score.tie</source>
        <extracomment>With equal points whoever has more energy wins, then whoever has more units; if those are equal too, the victory is shared.</extracomment>
        <translation>Vid lika poäng vinner den som har mest energi, därefter den som har flest enheter; är även det lika delas segern.</translation>
    </message>
    <message>
        <source>score.tie</source>
        <comment>godstorm</comment>
        <extracomment>With equal points whoever has more faith wins, then more temples, then more gods in play, then more armies on Ancient Earth; if those are equal too, the victory is shared.</extracomment>
        <translation>Vid lika poäng vinner den som har mest tro, sedan flest tempel, sedan flest gudar i spel, sedan flest arméer i den gamla världen; är även det lika delas segern.</translation>
    </message>
    <message>
        <source>score.title</source>
        <extracomment>How the points add up</extracomment>
        <translation>Så räknas poängen ihop</translation>
    </message>
    <message>
        <source>screens.continue.round</source>
        <extracomment>{edition}, round {round}</extracomment>
        <translation>{edition}, runda {round}</translation>
    </message>
    <message>
        <source>screens.continue.round.epoch</source>
        <extracomment>{edition}, epoch {round}</extracomment>
        <translation>{edition}, epok {round}</translation>
    </message>
    <message>
        <source>screens.continue.round.year</source>
        <extracomment>{edition}, year {round}</extracomment>
        <translation>{edition}, år {round}</translation>
    </message>
    <message>
        <source>screens.continue.saved</source>
        <extracomment>saved {when}</extracomment>
        <translation>sparat {when}</translation>
    </message>
    <message>
        <source>screens.continue.setup</source>
        <extracomment>{edition}, setting up</extracomment>
        <translation>{edition}, uppställning</translation>
    </message>
    <message>
        <source>screens.continue.turn</source>
        <extracomment>{name} to move</extracomment>
        <translation>{name} står på tur</translation>
    </message>
    <message>
        <source>screens.edition.ad2210.goal</source>
        <extracomment>Have the most points after five years.</extracomment>
        <translation>Ha flest poäng efter fem år.</translation>
    </message>
    <message>
        <source>screens.edition.ad2210.name</source>
        <extracomment>2210 A.D.</extracomment>
        <translation>2210 e.Kr.</translation>
    </message>
    <message>
        <source>screens.edition.ad2210.special</source>
        <extracomment>Commanders, energy, seas and the Moon.</extracomment>
        <translation>Befälhavare, energi, hav och månen.</translation>
    </message>
    <message>
        <source>screens.edition.capitals.goal</source>
        <extracomment>Hold your capital and enough others.</extracomment>
        <translation>Håll din huvudstad och nog många andra.</translation>
    </message>
    <message>
        <source>screens.edition.capitals.name</source>
        <extracomment>Capitals</extracomment>
        <translation>Huvudstäder</translation>
    </message>
    <message>
        <source>screens.edition.capitals.special</source>
        <extracomment>Where a hidden capital falls, a continent falls.</extracomment>
        <translation>Faller en dold huvudstad, faller en kontinent.</translation>
    </message>
    <message>
        <source>screens.edition.godstorm.goal</source>
        <extracomment>Have the most points after five epochs.</extracomment>
        <translation>Ha flest poäng efter fem epoker.</translation>
    </message>
    <message>
        <source>screens.edition.godstorm.name</source>
        <extracomment>Godstorm</extracomment>
        <translation>Godstorm</translation>
    </message>
    <message>
        <source>screens.edition.godstorm.special</source>
        <extracomment>Gods, miracles, plague and the Underworld.</extracomment>
        <translation>Gudar, mirakel, pest och underjorden.</translation>
    </message>
    <message>
        <source>screens.edition.missions.goal</source>
        <extracomment>Fulfil your four missions first.</extracomment>
        <translation>Fullfölj dina fyra uppdrag först.</translation>
    </message>
    <message>
        <source>screens.edition.missions.name</source>
        <extracomment>Four missions</extracomment>
        <translation>Fyra uppdrag</translation>
    </message>
    <message>
        <source>screens.edition.missions.special</source>
        <extracomment>One mission of each rank, from captain to general.</extracomment>
        <translation>Ett uppdrag av varje grad, från kapten till general.</translation>
    </message>
    <message>
        <source>screens.edition.original-duel.goal</source>
        <extracomment>Beat your only opponent.</extracomment>
        <translation>Slå ut din enda motståndare.</translation>
    </message>
    <message>
        <source>screens.edition.original-duel.name</source>
        <extracomment>Original duel</extracomment>
        <translation>Originalduell</translation>
    </message>
    <message>
        <source>screens.edition.original-duel.special</source>
        <extracomment>For two, with one neutral colour that stands still.</extracomment>
        <translation>För två, med en neutral färg som står stilla.</translation>
    </message>
    <message>
        <source>screens.edition.original.goal</source>
        <extracomment>Take every territory.</extracomment>
        <translation>Erövra alla områden.</translation>
    </message>
    <message>
        <source>screens.edition.original.name</source>
        <extracomment>Original</extracomment>
        <translation>Originalet</translation>
    </message>
    <message>
        <source>screens.edition.original.special</source>
        <extracomment>The game as it began: rising sets, one last step.</extracomment>
        <translation>Så det började: stigande set, ett sista steg.</translation>
    </message>
    <message>
        <source>screens.edition.risiko.goal</source>
        <extracomment>Fulfil your task or free the world.</extracomment>
        <translation>Lös din uppgift eller befria världen.</translation>
    </message>
    <message>
        <source>screens.edition.risiko.name</source>
        <extracomment>RISIKO 1982</extracomment>
        <translation>RISIKO 1982</translation>
    </message>
    <message>
        <source>screens.edition.risiko.special</source>
        <extracomment>Three dice in defence; armies regroup all at once.</extracomment>
        <translation>Tre tärningar i försvar; alla omgrupperar samtidigt.</translation>
    </message>
    <message>
        <source>screens.edition.rising-cards.goal</source>
        <extracomment>Beat all your opponents.</extracomment>
        <translation>Besegra alla dina motståndare.</translation>
    </message>
    <message>
        <source>screens.edition.rising-cards.name</source>
        <extracomment>Rising cards</extracomment>
        <translation>Stigande kort</translation>
    </message>
    <message>
        <source>screens.edition.rising-cards.special</source>
        <extracomment>Each set brings more than the last. The rules of 2000.</extracomment>
        <translation>Varje set ger mer. Reglerna från 2000.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission-duel.goal</source>
        <extracomment>Beat your only opponent.</extracomment>
        <translation>Slå ut din enda motståndare.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission-duel.name</source>
        <extracomment>Growing neutral</extracomment>
        <translation>Växande neutrala</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission-duel.special</source>
        <extracomment>For two, with a neutral colour that grows as you do.</extracomment>
        <translation>För två, med en neutral färg som växer med dig.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission.goal</source>
        <extracomment>Fulfil your secret mission first.</extracomment>
        <translation>Fullfölj ditt hemliga uppdrag först.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission.name</source>
        <extracomment>Secret missions</extracomment>
        <translation>Hemliga uppdrag</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission.special</source>
        <extracomment>Everybody hides another goal. The rules of 2000.</extracomment>
        <translation>Alla döljer sitt eget mål. Reglerna från 2000.</translation>
    </message>
    <message>
        <source>screens.edition.teams.goal</source>
        <extracomment>Beat one player of the other team.</extracomment>
        <translation>Slå ut en spelare i det andra laget.</translation>
    </message>
    <message>
        <source>screens.edition.teams.name</source>
        <extracomment>Two teams</extracomment>
        <translation>Två lag</translation>
    </message>
    <message>
        <source>screens.edition.teams.special</source>
        <extracomment>Partners share land and a hand. The rules of 2004.</extracomment>
        <translation>Lagkamrater delar land och kort. Reglerna från 2004.</translation>
    </message>
    <message>
        <source>screens.edition.world-allies.goal</source>
        <extracomment>Beat your only opponent.</extracomment>
        <translation>Slå ut din enda motståndare.</translation>
    </message>
    <message>
        <source>screens.edition.world-allies.name</source>
        <extracomment>Bought allies</extracomment>
        <translation>Köpta allierade</translation>
    </message>
    <message>
        <source>screens.edition.world-allies.special</source>
        <extracomment>For two: win four neutral colours over with cards.</extracomment>
        <translation>För två: muta fyra neutrala färger med kort.</translation>
    </message>
    <message>
        <source>screens.edition.world-duel.goal</source>
        <extracomment>Beat your only opponent.</extracomment>
        <translation>Slå ut din enda motståndare.</translation>
    </message>
    <message>
        <source>screens.edition.world-duel.name</source>
        <extracomment>World duel</extracomment>
        <translation>Världsduell</translation>
    </message>
    <message>
        <source>screens.edition.world-duel.special</source>
        <extracomment>For two, among four neutral colours that only defend.</extracomment>
        <translation>För två, bland fyra färger som bara försvarar sig.</translation>
    </message>
    <message>
        <source>screens.edition.world.goal</source>
        <extracomment>Take every territory.</extracomment>
        <translation>Erövra alla områden.</translation>
    </message>
    <message>
        <source>screens.edition.world.name</source>
        <extracomment>World conquest</extracomment>
        <translation>Världserövring</translation>
    </message>
    <message>
        <source>screens.edition.world.special</source>
        <extracomment>Cards, continents, dice. The rules of 2004.</extracomment>
        <translation>Kort, kontinenter, tärningar. Reglerna från 2004.</translation>
    </message>
    <message>
        <source>screens.first.load</source>
        <extracomment>Load</extracomment>
        <translation>Ladda</translation>
    </message>
    <message numerus="yes">
        <source>screens.first.load.detail</source>
        <extracomment>{n} game | {n} games</extracomment>
        <translation>
            <numerusform>{n} spel</numerusform>
            <numerusform>{n} spel</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.first.load.none</source>
        <extracomment>nothing saved yet</extracomment>
        <translation>inget sparat än</translation>
    </message>
    <message>
        <source>screens.first.new</source>
        <extracomment>New game</extracomment>
        <translation>Nytt spel</translation>
    </message>
    <message>
        <source>screens.first.new.detail</source>
        <extracomment>{sets} rule sets, {least} to {most} players</extracomment>
        <translation>{sets} regelverk, {least} till {most} spelare</translation>
    </message>
    <message>
        <source>screens.first.notice</source>
        <extracomment>Version {version} · Unofficial, made by fans; not connected with the makers of the board games</extracomment>
        <translation>Version {version} · Inofficiellt, gjort av entusiaster; utan koppling till brädspelens tillverkare</translation>
    </message>
    <message>
        <source>screens.first.quit</source>
        <extracomment>Quit</extracomment>
        <translation>Avsluta</translation>
    </message>
    <message>
        <source>screens.first.rules</source>
        <extracomment>Rules</extracomment>
        <translation>Regler</translation>
    </message>
    <message>
        <source>screens.first.rules.detail</source>
        <extracomment>look up any rule</extracomment>
        <translation>slå upp en regel</translation>
    </message>
    <message>
        <source>screens.first.settings</source>
        <extracomment>Settings</extracomment>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>screens.first.settings.detail</source>
        <extracomment>sound, text size, colours</extracomment>
        <translation>ljud, textstorlek, färger</translation>
    </message>
    <message>
        <source>screens.load.delete.failed</source>
        <extracomment>The game could not be deleted: {fault}. Check the rights of the folder.</extracomment>
        <translation>Spelet kunde inte tas bort: {fault}. Kontrollera mappens rättigheter.</translation>
    </message>
    <message>
        <source>screens.load.delete.text</source>
        <extracomment>The game of {when} will be gone for good.</extracomment>
        <translation>Spelet från {when} försvinner för gott.</translation>
    </message>
    <message>
        <source>screens.load.delete.title</source>
        <extracomment>Delete this game?</extracomment>
        <translation>Ta bort det här spelet?</translation>
    </message>
    <message>
        <source>screens.load.none</source>
        <extracomment>No saved games yet. Every game is saved by itself while you play.</extracomment>
        <translation>Inga sparade spel än. Varje spel sparas av sig självt medan du spelar.</translation>
    </message>
    <message>
        <source>screens.load.round</source>
        <extracomment>round {round}, {name} to move</extracomment>
        <translation>runda {round}, {name} står på tur</translation>
    </message>
    <message>
        <source>screens.load.round.epoch</source>
        <extracomment>epoch {round}, {name} to move</extracomment>
        <translation>epok {round}, {name} står på tur</translation>
    </message>
    <message>
        <source>screens.load.round.year</source>
        <extracomment>year {round}, {name} to move</extracomment>
        <translation>år {round}, {name} står på tur</translation>
    </message>
    <message>
        <source>screens.load.setup</source>
        <extracomment>setting up</extracomment>
        <translation>uppställning</translation>
    </message>
    <message>
        <source>screens.load.title</source>
        <extracomment>Saved games</extracomment>
        <translation>Sparade spel</translation>
    </message>
    <message>
        <source>screens.load.won</source>
        <extracomment>won by {name} in round {round}</extracomment>
        <translation>vanns av {name} i runda {round}</translation>
    </message>
    <message>
        <source>screens.load.won.epoch</source>
        <extracomment>won by {name} in epoch {round}</extracomment>
        <translation>vanns av {name} i epok {round}</translation>
    </message>
    <message>
        <source>screens.load.won.year</source>
        <extracomment>won by {name} in year {round}</extracomment>
        <translation>vanns av {name} år {round}</translation>
    </message>
    <message>
        <source>screens.new.board</source>
        <extracomment>Board</extracomment>
        <translation>Spelplan</translation>
    </message>
    <message numerus="yes">
        <source>screens.new.changed</source>
        <extracomment>{n} rule of your own | {n} rules of your own</extracomment>
        <translation>
            <numerusform>{n} egen regel</numerusform>
            <numerusform>{n} egna regler</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.new.colour</source>
        <extracomment>Colour, emblem</extracomment>
        <translation>Färg, emblem</translation>
    </message>
    <message>
        <source>screens.new.colour_of</source>
        <extracomment>Colour of {seat}</extracomment>
        <translation>Färg för {seat}</translation>
    </message>
    <message>
        <source>screens.new.computer</source>
        <extracomment>Computer · {level}</extracomment>
        <translation>Dator · {level}</translation>
    </message>
    <message>
        <source>screens.new.customise</source>
        <extracomment>Customise</extracomment>
        <translation>Anpassa</translation>
    </message>
    <message>
        <source>screens.new.game</source>
        <extracomment>Game</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>screens.new.house_rules</source>
        <extracomment>House rules</extracomment>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>screens.new.kind_of</source>
        <extracomment>Who plays {seat}</extracomment>
        <translation>Vem som spelar {seat}</translation>
    </message>
    <message>
        <source>screens.new.name</source>
        <extracomment>Name</extracomment>
        <translation>Namn</translation>
    </message>
    <message>
        <source>screens.new.name_of</source>
        <extracomment>Name of {seat}</extracomment>
        <translation>Namn för {seat}</translation>
    </message>
    <message numerus="yes">
        <source>screens.new.party</source>
        <extracomment>{n} person on this screen | {n} people on this screen</extracomment>
        <translation>
            <numerusform>{n} person vid den här skärmen</numerusform>
            <numerusform>{n} personer vid den här skärmen</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.new.played_by</source>
        <extracomment>Played by</extracomment>
        <translation>Spelas av</translation>
    </message>
    <message>
        <source>screens.new.players</source>
        <extracomment>Players</extracomment>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>screens.new.printed</source>
        <extracomment>Back to the printed rules</extracomment>
        <translation>Tillbaka till de tryckta reglerna</translation>
    </message>
    <message>
        <source>screens.new.printed_short</source>
        <extracomment>Printed rules</extracomment>
        <translation>Tryckta regler</translation>
    </message>
    <message>
        <source>screens.new.same_names</source>
        <extracomment>Two players have the same name.</extracomment>
        <translation>Två spelare har samma namn.</translation>
    </message>
    <message>
        <source>screens.new.seat</source>
        <extracomment>seat {number}</extracomment>
        <translation>plats {number}</translation>
    </message>
    <message numerus="yes">
        <source>screens.new.solo</source>
        <extracomment>You against {n} computer player | You against {n} computer players</extracomment>
        <translation>
            <numerusform>Du mot {n} datorspelare</numerusform>
            <numerusform>Du mot {n} datorspelare</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.new.table</source>
        <extracomment>At the table</extracomment>
        <translation>Vid bordet</translation>
    </message>
    <message>
        <source>screens.new.title</source>
        <extracomment>New game</extracomment>
        <translation>Nytt spel</translation>
    </message>
    <message>
        <source>screens.new.unchanged</source>
        <extracomment>Printed rules of {year}, nothing changed</extracomment>
        <translation>Tryckta regler från {year}, inget ändrat</translation>
    </message>
    <message>
        <source>screens.new.watch</source>
        <extracomment>Nobody plays: you watch the computers</extracomment>
        <translation>Ingen spelar: du tittar på datorerna</translation>
    </message>
    <message>
        <source>screens.option.allocation</source>
        <extracomment>Territories at the start</extracomment>
        <translation>Områden vid starten</translation>
    </message>
    <message>
        <source>screens.option.allocation.claim</source>
        <extracomment>Claimed in turn</extracomment>
        <translation>Tas i tur och ordning</translation>
    </message>
    <message>
        <source>screens.option.allocation.deal</source>
        <extracomment>Dealt out</extracomment>
        <translation>Delas ut</translation>
    </message>
    <message>
        <source>screens.option.allocation.hint</source>
        <extracomment>Claim them one by one, or let the program deal them.</extracomment>
        <translation>Ta dem ett i taget, eller låt programmet dela ut dem.</translation>
    </message>
    <message>
        <source>screens.option.ally_card</source>
        <extracomment>What earns the card of a turn</extracomment>
        <translation>Vad som ger turens kort</translation>
    </message>
    <message>
        <source>screens.option.ally_card.all</source>
        <extracomment>Those of allies too</extracomment>
        <translation>Även de allierades</translation>
    </message>
    <message>
        <source>screens.option.ally_card.hint</source>
        <extracomment>Whether conquests of allies count too.</extracomment>
        <translation>Om allierades erövringar också räknas.</translation>
    </message>
    <message>
        <source>screens.option.ally_card.own</source>
        <extracomment>Conquests with own armies</extracomment>
        <translation>Erövringar med egna arméer</translation>
    </message>
    <message>
        <source>screens.option.ally_income</source>
        <extracomment>New armies of allies</extracomment>
        <translation>Allierades nya arméer</translation>
    </message>
    <message>
        <source>screens.option.ally_income.die</source>
        <extracomment>As many as a die shows</extracomment>
        <translation>Så många som en tärning visar</translation>
    </message>
    <message>
        <source>screens.option.ally_income.hint</source>
        <extracomment>What each ally gets in your turn, if you want.</extracomment>
        <translation>Vad varje allierad får under din tur, om du vill.</translation>
    </message>
    <message>
        <source>screens.option.ally_income.none</source>
        <extracomment>None</extracomment>
        <translation>Inga</translation>
    </message>
    <message>
        <source>screens.option.announce_penalty</source>
        <extracomment>Attacks without a named origin</extracomment>
        <translation>Anfall utan namngivet utgångsområde</translation>
    </message>
    <message>
        <source>screens.option.announce_penalty.0</source>
        <extracomment>Not possible</extracomment>
        <translation>Inte möjligt</translation>
    </message>
    <message>
        <source>screens.option.announce_penalty.hint</source>
        <extracomment>The strongest neighbour attacks, and forgetting to name it costs armies there.</extracomment>
        <translation>Den starkaste grannen anfaller, och att inte nämna den kostar arméer där.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.announce_penalty.n</source>
        <extracomment>Cost {n} army | Cost {n} armies</extracomment>
        <translation>
            <numerusform>Kostar {n} armé</numerusform>
            <numerusform>Kostar {n} arméer</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.attack_dice</source>
        <extracomment>Armies and dice of an attack</extracomment>
        <translation>Arméer och tärningar vid anfall</translation>
    </message>
    <message>
        <source>screens.option.attack_dice.announced</source>
        <extracomment>Armies first, fewer dice allowed</extracomment>
        <translation>Arméer först, färre tärningar tillåtet</translation>
    </message>
    <message>
        <source>screens.option.attack_dice.armies</source>
        <extracomment>One die for each army</extracomment>
        <translation>En tärning per armé</translation>
    </message>
    <message>
        <source>screens.option.attack_dice.hint</source>
        <extracomment>Armies that fight have to move in after a conquest; dice may be held back.</extracomment>
        <translation>Arméer som strider måste rycka in efter en erövring; tärningar får hållas tillbaka.</translation>
    </message>
    <message>
        <source>screens.option.bribe_limit</source>
        <extracomment>Bribes</extracomment>
        <translation>Mutor</translation>
    </message>
    <message>
        <source>screens.option.bribe_limit.hint</source>
        <extracomment>How many cards a neutral colour takes until it is beaten.</extracomment>
        <translation>Hur många kort en neutral färg tar emot tills den är besegrad.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.bribe_limit.n</source>
        <extracomment>{n} card | {n} cards</extracomment>
        <translation>
            <numerusform>{n} kort</numerusform>
            <numerusform>{n} kort</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.capital_choice</source>
        <extracomment>Where the capitals are</extracomment>
        <translation>Var huvudstäderna ligger</translation>
    </message>
    <message>
        <source>screens.option.capital_choice.hint</source>
        <extracomment>Whether they stay secret until they fall.</extracomment>
        <translation>Om de förblir hemliga tills de faller.</translation>
    </message>
    <message>
        <source>screens.option.capital_choice.open</source>
        <extracomment>Shown once all have chosen</extracomment>
        <translation>Visas när alla har valt</translation>
    </message>
    <message>
        <source>screens.option.capital_choice.secret</source>
        <extracomment>Secret</extracomment>
        <translation>Hemligt</translation>
    </message>
    <message>
        <source>screens.option.capital_loss</source>
        <extracomment>What falls with a capital</extracomment>
        <translation>Vad som faller med en huvudstad</translation>
    </message>
    <message>
        <source>screens.option.capital_loss.capital</source>
        <extracomment>Nothing else</extracomment>
        <translation>Inget mer</translation>
    </message>
    <message>
        <source>screens.option.capital_loss.continent</source>
        <extracomment>All own land on its continent</extracomment>
        <translation>Alla egna områden på dess kontinent</translation>
    </message>
    <message>
        <source>screens.option.capital_loss.hint</source>
        <extracomment>What its founder loses besides the cards, the first time it falls.</extracomment>
        <translation>Vad grundaren förlorar utöver korten första gången den faller.</translation>
    </message>
    <message>
        <source>screens.option.capitals_needed</source>
        <extracomment>Capitals that win</extracomment>
        <translation>Huvudstäder som vinner</translation>
    </message>
    <message>
        <source>screens.option.capitals_needed.0</source>
        <extracomment>By the number of players</extracomment>
        <translation>Efter antalet spelare</translation>
    </message>
    <message>
        <source>screens.option.capitals_needed.hint</source>
        <extracomment>How many capitals you must hold, your own among them. Never more than there are.</extracomment>
        <translation>Hur många huvudstäder du måste hålla, din egen inräknad. Aldrig fler än det finns.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.capitals_needed.n</source>
        <extracomment>{n} capital | {n} capitals</extracomment>
        <translation>
            <numerusform>{n} huvudstad</numerusform>
            <numerusform>{n} huvudstäder</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.card_award</source>
        <extracomment>The card for a conquest</extracomment>
        <translation>Kortet för en erövring</translation>
    </message>
    <message>
        <source>screens.option.card_award.before_move</source>
        <extracomment>Before the last move</extracomment>
        <translation>Före den sista förflyttningen</translation>
    </message>
    <message>
        <source>screens.option.card_award.hint</source>
        <extracomment>When it is drawn.</extracomment>
        <translation>När det dras.</translation>
    </message>
    <message>
        <source>screens.option.card_award.last</source>
        <extracomment>At the end of the turn</extracomment>
        <translation>I slutet av turen</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice</source>
        <extracomment>Which units are lost</extracomment>
        <translation>Vilka enheter som går förlorade</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice.hint</source>
        <extracomment>Whether you are asked each time a commander could fall instead of a MOD.</extracomment>
        <translation>Om du tillfrågas varje gång en befälhavare kan falla i stället för en MOD.</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice.mods_first</source>
        <extracomment>MODs before commanders</extracomment>
        <translation>MOD före befälhavare</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice.owner</source>
        <extracomment>Their owner says</extracomment>
        <translation>Ägaren väljer</translation>
    </message>
    <message>
        <source>screens.option.conquest_min</source>
        <extracomment>Moving in</extracomment>
        <translation>Inryckning</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.armies</source>
        <extracomment>All that fought last</extracomment>
        <translation>Alla som stred sist</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.dice</source>
        <extracomment>One for each die of the last roll</extracomment>
        <translation>En per tärning i sista slaget</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.hint</source>
        <extracomment>How many armies at least move into a conquered territory.</extracomment>
        <translation>Hur många arméer som minst rycker in i ett erövrat område.</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.one</source>
        <extracomment>At least one</extracomment>
        <translation>Minst en</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus</source>
        <extracomment>Armies for continents</extracomment>
        <translation>Arméer för kontinenter</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus.hint</source>
        <extracomment>Whether a whole continent brings further armies.</extracomment>
        <translation>Om en hel kontinent ger fler arméer.</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus.none</source>
        <extracomment>None</extracomment>
        <translation>Inga</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus.yes</source>
        <extracomment>As on the board</extracomment>
        <translation>Som på spelplanen</translation>
    </message>
    <message>
        <source>screens.option.defence_dice</source>
        <extracomment>Dice in defence</extracomment>
        <translation>Tärningar i försvar</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.hint</source>
        <extracomment>How many dice the defender may roll.</extracomment>
        <translation>Hur många tärningar försvararen får slå.</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.three</source>
        <extracomment>Up to three</extracomment>
        <translation>Upp till tre</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.two</source>
        <extracomment>Two from two armies on</extracomment>
        <translation>Två från två arméer</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.two_from_three</source>
        <extracomment>Two from three armies on</extracomment>
        <translation>Två från tre arméer</translation>
    </message>
    <message>
        <source>screens.option.devastated_lands</source>
        <extracomment>Devastated territories</extracomment>
        <translation>Ödelagda områden</translation>
    </message>
    <message>
        <source>screens.option.devastated_lands.0</source>
        <extracomment>None</extracomment>
        <translation>Inga</translation>
    </message>
    <message>
        <source>screens.option.devastated_lands.hint</source>
        <extracomment>How much land nobody can use or cross in this game.</extracomment>
        <translation>Hur mycket land som ingen kan använda eller passera i spelet.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.devastated_lands.n</source>
        <extracomment>{n} territory | {n} territories</extracomment>
        <translation>
            <numerusform>{n} område</numerusform>
            <numerusform>{n} områden</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.discard</source>
        <extracomment>Traded cards go</extracomment>
        <translation>Inbytta kort läggs</translation>
    </message>
    <message>
        <source>screens.option.discard.hint</source>
        <extracomment>Whether they come back when the pile is empty, or lie under it.</extracomment>
        <translation>Om de kommer tillbaka när högen är tom, eller ligger under den.</translation>
    </message>
    <message>
        <source>screens.option.discard.pile</source>
        <extracomment>To a pile of their own</extracomment>
        <translation>I en egen hög</translation>
    </message>
    <message>
        <source>screens.option.discard.under</source>
        <extracomment>Under the draw pile</extracomment>
        <translation>Underst i draghögen</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade</source>
        <extracomment>Cards of a beaten player</extracomment>
        <translation>En besegrad spelares kort</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.five</source>
        <extracomment>At once from five cards on</extracomment>
        <translation>Genast från fem kort</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.hint</source>
        <extracomment>When sets with the cards you took are traded.</extracomment>
        <translation>När set med de tagna korten byts in.</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.may</source>
        <extracomment>At once if you like, from five on you must</extracomment>
        <translation>Genast om du vill, tvång från fem</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.next_turn</source>
        <extracomment>In your next turn</extracomment>
        <translation>I din nästa tur</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.six</source>
        <extracomment>At once from six cards on</extracomment>
        <translation>Genast från sex kort</translation>
    </message>
    <message>
        <source>screens.option.epochs</source>
        <extracomment>Length of the game</extracomment>
        <translation>Spelets längd</translation>
    </message>
    <message>
        <source>screens.option.epochs.hint</source>
        <extracomment>After the last epoch points are counted.</extracomment>
        <translation>Efter sista epoken räknas poängen.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.epochs.n</source>
        <extracomment>{n} epoch | {n} epochs</extracomment>
        <translation>
            <numerusform>{n} epok</numerusform>
            <numerusform>{n} epoker</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.first_player</source>
        <extracomment>Who begins</extracomment>
        <translation>Vem som börjar</translation>
    </message>
    <message>
        <source>screens.option.first_player.dealer</source>
        <extracomment>Left of a random dealer</extracomment>
        <translation>Till vänster om en lottad kortgivare</translation>
    </message>
    <message>
        <source>screens.option.first_player.die</source>
        <extracomment>The highest die</extracomment>
        <translation>Högsta tärningen</translation>
    </message>
    <message>
        <source>screens.option.first_player.hint</source>
        <extracomment>How the first to place and to move is found.</extracomment>
        <translation>Hur den som placerar och spelar först utses.</translation>
    </message>
    <message>
        <source>screens.option.first_player.last_card</source>
        <extracomment>Left of the last territory</extracomment>
        <translation>Till vänster om sista området</translation>
    </message>
    <message>
        <source>screens.option.first_player.new_roll</source>
        <extracomment>A new roll after placing</extracomment>
        <translation>Ett nytt slag efter placeringen</translation>
    </message>
    <message>
        <source>screens.option.forced_at</source>
        <extracomment>Too many cards</extracomment>
        <translation>För många kort</translation>
    </message>
    <message>
        <source>screens.option.forced_at.hint</source>
        <extracomment>With how many cards at the start of a turn a set must be traded.</extracomment>
        <translation>Från hur många kort i turens början ett set måste bytas in.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.forced_at.n</source>
        <extracomment>{n} card | {n} cards</extracomment>
        <translation>
            <numerusform>{n} kort</numerusform>
            <numerusform>{n} kort</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.forced_trade</source>
        <extracomment>How much must be traded</extracomment>
        <translation>Hur mycket som måste bytas in</translation>
    </message>
    <message>
        <source>screens.option.forced_trade.down</source>
        <extracomment>Until few enough are left</extracomment>
        <translation>Tills det är få nog kvar</translation>
    </message>
    <message>
        <source>screens.option.forced_trade.hint</source>
        <extracomment>What a player with too many cards has to do.</extracomment>
        <translation>Vad den som har för många kort måste göra.</translation>
    </message>
    <message>
        <source>screens.option.forced_trade.one</source>
        <extracomment>One set, more if you like</extracomment>
        <translation>Ett set, fler om du vill</translation>
    </message>
    <message>
        <source>screens.option.fortify</source>
        <extracomment>Fortifying</extracomment>
        <translation>Förflyttning</translation>
    </message>
    <message>
        <source>screens.option.fortify.adjacent</source>
        <extracomment>To a neighbour only</extracomment>
        <translation>Bara till en granne</translation>
    </message>
    <message>
        <source>screens.option.fortify.connected</source>
        <extracomment>Through own territories</extracomment>
        <translation>Genom egna områden</translation>
    </message>
    <message>
        <source>screens.option.fortify.hint</source>
        <extracomment>What may move at the end of a turn, and how far.</extracomment>
        <translation>Vad som får flytta i slutet av en tur, och hur långt.</translation>
    </message>
    <message>
        <source>screens.option.fortify.none</source>
        <extracomment>No move</extracomment>
        <translation>Ingen förflyttning</translation>
    </message>
    <message>
        <source>screens.option.fortify.regroup</source>
        <extracomment>Everywhere one step, at once</extracomment>
        <translation>Överallt ett steg, samtidigt</translation>
    </message>
    <message>
        <source>screens.option.goal</source>
        <extracomment>Goal of the game</extracomment>
        <translation>Spelets mål</translation>
    </message>
    <message>
        <source>screens.option.goal.capitals</source>
        <extracomment>Secret capitals</extracomment>
        <translation>Hemliga huvudstäder</translation>
    </message>
    <message>
        <source>screens.option.goal.first_out</source>
        <extracomment>Beat one player of the other team</extracomment>
        <translation>Besegra en spelare i det andra laget</translation>
    </message>
    <message>
        <source>screens.option.goal.hint</source>
        <extracomment>What wins the game. Secret missions need three players; two fight for the world instead.</extracomment>
        <translation>Vad som vinner spelet. Hemliga uppdrag kräver tre spelare; två strider om världen i stället.</translation>
    </message>
    <message>
        <source>screens.option.goal.missions</source>
        <extracomment>Secret missions</extracomment>
        <translation>Hemliga uppdrag</translation>
    </message>
    <message>
        <source>screens.option.goal.opponent</source>
        <extracomment>Beat the opponent</extracomment>
        <translation>Besegra motståndaren</translation>
    </message>
    <message>
        <source>screens.option.goal.ranked</source>
        <extracomment>Four ranked missions</extracomment>
        <translation>Fyra uppdrag med rang</translation>
    </message>
    <message>
        <source>screens.option.goal.team_out</source>
        <extracomment>Beat the whole other team</extracomment>
        <translation>Besegra hela det andra laget</translation>
    </message>
    <message>
        <source>screens.option.goal.world</source>
        <extracomment>The whole world</extracomment>
        <translation>Hela världen</translation>
    </message>
    <message>
        <source>screens.option.income</source>
        <extracomment>Armies for territories</extracomment>
        <translation>Arméer för områden</translation>
    </message>
    <message>
        <source>screens.option.income.half</source>
        <extracomment>One for every two</extracomment>
        <translation>En per två</translation>
    </message>
    <message>
        <source>screens.option.income.hint</source>
        <extracomment>How many territories bring an army each turn. There are always at least 3 armies.</extracomment>
        <translation>Hur många områden som ger en armé varje tur. Det blir alltid minst 3 arméer.</translation>
    </message>
    <message>
        <source>screens.option.income.quarter</source>
        <extracomment>One for every four</extracomment>
        <translation>En per fyra</translation>
    </message>
    <message>
        <source>screens.option.income.third</source>
        <extracomment>One for every three</extracomment>
        <translation>En per tre</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards</source>
        <extracomment>Who gets the cards of a beaten player</extracomment>
        <translation>Vem som får en besegrad spelares kort</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards.conqueror</source>
        <extracomment>Whoever beat them</extracomment>
        <translation>Den som besegrade spelaren</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards.discarded</source>
        <extracomment>Nobody: they go with the traded ones</extracomment>
        <translation>Ingen: de läggs till de inbytta</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards.hint</source>
        <extracomment>Taking them is a reason to finish somebody off.</extracomment>
        <translation>Att få dem är ett skäl att slå ut någon.</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check</source>
        <extracomment>Loyalty of the neutrals</extracomment>
        <translation>De neutralas lojalitet</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check.hint</source>
        <extracomment>When the die is rolled for neutral colours that fought.</extracomment>
        <translation>När tärningen slås för neutrala färger som har stridit.</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check.per_invasion</source>
        <extracomment>After each invasion</extracomment>
        <translation>Efter varje invasion</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check.per_turn</source>
        <extracomment>Once, after all battles</extracomment>
        <translation>En gång, efter alla strider</translation>
    </message>
    <message>
        <source>screens.option.loyalty_die</source>
        <extracomment>Loyalty die</extracomment>
        <translation>Lojalitetsslag</translation>
    </message>
    <message>
        <source>screens.option.loyalty_die.hint</source>
        <extracomment>From which number on a neutral colour that fought doesn't turn away.</extracomment>
        <translation>Från vilket tal en neutral färg som har stridit inte vänder sig bort.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.loyalty_die.n</source>
        <extracomment>It stays from a {n} on | It stays from a {n} on</extracomment>
        <translation>
            <numerusform>Den stannar från en {n}:a</numerusform>
            <numerusform>Den stannar från en {n}:a</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.match_bonus</source>
        <extracomment>Cards of own land</extracomment>
        <translation>Kort för egna områden</translation>
    </message>
    <message>
        <source>screens.option.match_bonus.0</source>
        <extracomment>No extra armies</extracomment>
        <translation>Inga extra arméer</translation>
    </message>
    <message>
        <source>screens.option.match_bonus.hint</source>
        <extracomment>Extra armies on a territory whose card you trade while holding it.</extracomment>
        <translation>Extra arméer på ett eget område vars kort du byter in.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.match_bonus.n</source>
        <extracomment>+{n} army | +{n} armies</extracomment>
        <translation>
            <numerusform>+{n} armé</numerusform>
            <numerusform>+{n} arméer</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.match_cap</source>
        <extracomment>How often for own land</extracomment>
        <translation>Hur ofta för egna områden</translation>
    </message>
    <message>
        <source>screens.option.match_cap.each</source>
        <extracomment>For every card</extracomment>
        <translation>För varje kort</translation>
    </message>
    <message>
        <source>screens.option.match_cap.hint</source>
        <extracomment>Whether every matching card brings extra armies, or one in a turn.</extracomment>
        <translation>Om varje passande kort ger extra arméer, eller ett per tur.</translation>
    </message>
    <message>
        <source>screens.option.match_cap.turn</source>
        <extracomment>Once a turn, you choose where</extracomment>
        <translation>En gång per tur, du väljer var</translation>
    </message>
    <message>
        <source>screens.option.max_sets</source>
        <extracomment>Sets at the start of a turn</extracomment>
        <translation>Set i turens början</translation>
    </message>
    <message>
        <source>screens.option.max_sets.0</source>
        <extracomment>Any number</extracomment>
        <translation>Hur många som helst</translation>
    </message>
    <message>
        <source>screens.option.max_sets.hint</source>
        <extracomment>How many sets may be traded at once.</extracomment>
        <translation>Hur många set som får bytas in på en gång.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.max_sets.n</source>
        <extracomment>{n} set | {n} sets</extracomment>
        <translation>
            <numerusform>{n} set</numerusform>
            <numerusform>{n} set</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.mission_swap</source>
        <extracomment>Missions true at the start</extracomment>
        <translation>Uppdrag som är klara från början</translation>
    </message>
    <message>
        <source>screens.option.mission_swap.hint</source>
        <extracomment>Whether a mission that needs nothing more to be done is changed before the first turn.</extracomment>
        <translation>Om ett uppdrag som redan är klart byts ut före första turen.</translation>
    </message>
    <message>
        <source>screens.option.mission_swap.never</source>
        <extracomment>Kept</extracomment>
        <translation>Behålls</translation>
    </message>
    <message>
        <source>screens.option.mission_swap.once</source>
        <extracomment>Changed once</extracomment>
        <translation>Byts en gång</translation>
    </message>
    <message>
        <source>screens.option.missions_each</source>
        <extracomment>Missions for each</extracomment>
        <translation>Uppdrag för var och en</translation>
    </message>
    <message>
        <source>screens.option.missions_each.hint</source>
        <extracomment>How many everybody draws and has to fulfil, the easiest ranks first. Fewer make a shorter game.</extracomment>
        <translation>Hur många alla drar och ska fullfölja, de lättaste rangerna först. Färre ger ett kortare spel.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.missions_each.n</source>
        <extracomment>{n} mission | {n} missions</extracomment>
        <translation>
            <numerusform>{n} uppdrag</numerusform>
            <numerusform>{n} uppdrag</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.neutral_armies</source>
        <extracomment>Neutral armies</extracomment>
        <translation>Neutrala arméer</translation>
    </message>
    <message>
        <source>screens.option.neutral_armies.hint</source>
        <extracomment>How many armies each neutral colour begins with; it gets its part of the land by them.</extracomment>
        <translation>Hur många arméer varje neutral färg börjar med; därefter får den sin del av områdena.</translation>
    </message>
    <message>
        <source>screens.option.neutral_armies.same</source>
        <extracomment>As many as a player</extracomment>
        <translation>Lika många som en spelare</translation>
    </message>
    <message>
        <source>screens.option.neutral_armies.two_thirds</source>
        <extracomment>Two thirds of a player's</extracomment>
        <translation>Två tredjedelar av en spelares</translation>
    </message>
    <message>
        <source>screens.option.neutral_colours</source>
        <extracomment>Neutral colours</extracomment>
        <translation>Neutrala färger</translation>
    </message>
    <message>
        <source>screens.option.neutral_colours.hint</source>
        <extracomment>How many colours nobody plays.</extracomment>
        <translation>Hur många färger som ingen spelar.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.neutral_colours.n</source>
        <extracomment>{n} colour | {n} colours</extracomment>
        <translation>
            <numerusform>{n} färg</numerusform>
            <numerusform>{n} färger</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.neutral_half</source>
        <extracomment>Neutral reinforcements</extracomment>
        <translation>Neutrala förstärkningar</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.down</source>
        <extracomment>Half, rounded down</extracomment>
        <translation>Hälften, nedåt</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.hint</source>
        <extracomment>For two players: what neutral colours get together of the armies that a player gets.</extracomment>
        <translation>För två spelare: vad neutrala färger tillsammans får av de arméer som en spelare får.</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.none</source>
        <extracomment>None</extracomment>
        <translation>Inga</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.up</source>
        <extracomment>Half, rounded up</extracomment>
        <translation>Hälften, uppåt</translation>
    </message>
    <message>
        <source>screens.option.out_without</source>
        <extracomment>Who is out</extracomment>
        <translation>Vem som åker ut</translation>
    </message>
    <message>
        <source>screens.option.out_without.hint</source>
        <extracomment>Whether a station alone keeps a player in the game.</extracomment>
        <translation>Om bara en station håller en spelare kvar i spelet.</translation>
    </message>
    <message>
        <source>screens.option.out_without.territories</source>
        <extracomment>Who controls no territory</extracomment>
        <translation>Den som inte har något område</translation>
    </message>
    <message>
        <source>screens.option.out_without.units</source>
        <extracomment>Who has no unit left</extracomment>
        <translation>Den som inte har någon enhet kvar</translation>
    </message>
    <message>
        <source>screens.option.own_cards</source>
        <extracomment>Blank cards</extracomment>
        <translation>Blanka kort</translation>
    </message>
    <message>
        <source>screens.option.own_cards.hint</source>
        <extracomment>Up to nine command cards of your own from a file, shuffled into the decks. All at the table should agree.</extracomment>
        <translation>Upp till nio egna kommandokort ur en fil, inblandade i lekarna. Alla vid bordet bör vara överens.</translation>
    </message>
    <message>
        <source>screens.option.own_cards.no</source>
        <extracomment>Left out</extracomment>
        <translation>Utelämnade</translation>
    </message>
    <message>
        <source>screens.option.own_cards.yes</source>
        <extracomment>With own cards</extracomment>
        <translation>Med egna kort</translation>
    </message>
    <message>
        <source>screens.option.own_colour</source>
        <extracomment>Mission against oneself</extracomment>
        <translation>Uppdrag mot sig själv</translation>
    </message>
    <message>
        <source>screens.option.own_colour.hint</source>
        <extracomment>What to do with a mission that names one's own colour.</extracomment>
        <translation>Vad som görs med ett uppdrag som nämner den egna färgen.</translation>
    </message>
    <message>
        <source>screens.option.own_colour.redraw</source>
        <extracomment>Draw another one</extracomment>
        <translation>Dra ett annat</translation>
    </message>
    <message>
        <source>screens.option.own_colour.territories</source>
        <extracomment>24 territories instead</extracomment>
        <translation>24 områden i stället</translation>
    </message>
    <message>
        <source>screens.option.placement_batch</source>
        <extracomment>Placing at the start</extracomment>
        <translation>Placering vid starten</translation>
    </message>
    <message>
        <source>screens.option.placement_batch.hint</source>
        <extracomment>How many armies are placed at a time.</extracomment>
        <translation>Hur många arméer som placeras åt gången.</translation>
    </message>
    <message>
        <source>screens.option.placement_batch.hint</source>
        <comment>ad2210</comment>
        <extracomment>How many MODs are placed at a time.</extracomment>
        <translation>Hur många MOD som placeras åt gången.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.placement_batch.n</source>
        <extracomment>{n} at a time | {n} at a time</extracomment>
        <translation>
            <numerusform>{n} åt gången</numerusform>
            <numerusform>{n} åt gången</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.plague_lands</source>
        <extracomment>Plague lands</extracomment>
        <translation>Pestländer</translation>
    </message>
    <message>
        <source>screens.option.plague_lands.0</source>
        <extracomment>None</extracomment>
        <translation>Inga</translation>
    </message>
    <message>
        <source>screens.option.plague_lands.hint</source>
        <extracomment>In how many territories the plague rages from the start.</extracomment>
        <translation>I hur många områden pesten härjar från början.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.plague_lands.n</source>
        <extracomment>{n} territory | {n} territories</extracomment>
        <translation>
            <numerusform>{n} område</numerusform>
            <numerusform>{n} områden</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.printed_board</source>
        <extracomment>Map of the Earth</extracomment>
        <translation>Jordens karta</translation>
    </message>
    <message>
        <source>screens.option.printed_board.hint</source>
        <extracomment>By the rulebook the Exiled States of America reach Canada too; on the printed board nothing joins the two.</extracomment>
        <translation>Enligt regelhäftet når Amerikas exilstater även Kanada; på den tryckta planen förbinds de två inte.</translation>
    </message>
    <message>
        <source>screens.option.printed_board.no</source>
        <extracomment>As in the rulebook</extracomment>
        <translation>Som i regelhäftet</translation>
    </message>
    <message>
        <source>screens.option.printed_board.yes</source>
        <extracomment>As on the printed board</extracomment>
        <translation>Som på den tryckta planen</translation>
    </message>
    <message>
        <source>screens.option.roll_order</source>
        <extracomment>Who rolls first</extracomment>
        <translation>Vem som slår först</translation>
    </message>
    <message>
        <source>screens.option.roll_order.attacker_first</source>
        <extracomment>First the attacker</extracomment>
        <translation>Först anfallaren</translation>
    </message>
    <message>
        <source>screens.option.roll_order.hint</source>
        <extracomment>Whether the defender sees the attacker's dice before choosing his own.</extracomment>
        <translation>Om försvararen ser anfallarens tärningar innan han väljer sina.</translation>
    </message>
    <message>
        <source>screens.option.roll_order.together</source>
        <extracomment>Both together</extracomment>
        <translation>Båda samtidigt</translation>
    </message>
    <message>
        <source>screens.option.round_limit</source>
        <extracomment>Length of the game</extracomment>
        <translation>Spelets längd</translation>
    </message>
    <message>
        <source>screens.option.round_limit.0</source>
        <extracomment>To the end</extracomment>
        <translation>Till slutet</translation>
    </message>
    <message>
        <source>screens.option.round_limit.hint</source>
        <extracomment>After the last round most territories win, then most armies.</extracomment>
        <translation>Efter sista rundan vinner flest områden, sedan flest arméer.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.round_limit.n</source>
        <extracomment>{n} round | {n} rounds</extracomment>
        <translation>
            <numerusform>{n} runda</numerusform>
            <numerusform>{n} rundor</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.set_values</source>
        <extracomment>Value of card sets</extracomment>
        <translation>Setens värde</translation>
    </message>
    <message>
        <source>screens.option.set_values.fixed</source>
        <extracomment>Always 4, 6, 8 or 10</extracomment>
        <translation>Alltid 4, 6, 8 eller 10</translation>
    </message>
    <message>
        <source>screens.option.set_values.golden</source>
        <extracomment>4 6 8 10 15 20 25 …</extracomment>
        <translation>4 6 8 10 15 20 25 …</translation>
    </message>
    <message>
        <source>screens.option.set_values.hint</source>
        <extracomment>What the next set brings, for whoever trades it.</extracomment>
        <translation>Vad nästa set ger, vem som än byter in det.</translation>
    </message>
    <message>
        <source>screens.option.set_values.older</source>
        <extracomment>4 6 8 10 12 15 20 …</extracomment>
        <translation>4 6 8 10 12 15 20 …</translation>
    </message>
    <message>
        <source>screens.option.sharing</source>
        <extracomment>Partners' land</extracomment>
        <translation>Lagkamraters land</translation>
    </message>
    <message>
        <source>screens.option.sharing.hint</source>
        <extracomment>Where the move at the end of a turn may go. Whoever has most armies in shared land owns it.</extracomment>
        <translation>Vart förflyttningen i slutet av en tur får gå. Den som har flest arméer i delat land äger det.</translation>
    </message>
    <message>
        <source>screens.option.sharing.off</source>
        <extracomment>Only pass through</extracomment>
        <translation>Bara passera</translation>
    </message>
    <message>
        <source>screens.option.sharing.on</source>
        <extracomment>Move in and share it</extracomment>
        <translation>Rycka in och dela</translation>
    </message>
    <message>
        <source>screens.option.start_armies</source>
        <extracomment>Starting armies</extracomment>
        <translation>Startarméer</translation>
    </message>
    <message>
        <source>screens.option.start_armies.0</source>
        <extracomment>By number of players</extracomment>
        <translation>Efter antal spelare</translation>
    </message>
    <message>
        <source>screens.option.start_armies.hint</source>
        <extracomment>How many armies everybody begins with.</extracomment>
        <translation>Hur många arméer alla börjar med.</translation>
    </message>
    <message>
        <source>screens.option.start_armies.hint</source>
        <comment>ad2210</comment>
        <extracomment>How many MODs everybody begins with.</extracomment>
        <translation>Hur många MOD alla börjar med.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.start_armies.n</source>
        <extracomment>{n} army each | {n} armies each</extracomment>
        <translation>
            <numerusform>{n} armé var</numerusform>
            <numerusform>{n} arméer var</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.option.start_armies.n</source>
        <comment>ad2210</comment>
        <extracomment>{n} MOD each | {n} MODs each</extracomment>
        <translation>
            <numerusform>{n} MOD var</numerusform>
            <numerusform>{n} MOD var</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.start_armies.one_each</source>
        <extracomment>One in each territory</extracomment>
        <translation>En i varje område</translation>
    </message>
    <message>
        <source>screens.option.start_armies</source>
        <comment>ad2210</comment>
        <extracomment>MODs at the start</extracomment>
        <translation>MOD från början</translation>
    </message>
    <message>
        <source>screens.option.start_energy</source>
        <extracomment>Energy at the start</extracomment>
        <translation>Energi från början</translation>
    </message>
    <message>
        <source>screens.option.start_energy.0</source>
        <extracomment>None</extracomment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>screens.option.start_energy.hint</source>
        <extracomment>What everybody has before the first bid.</extracomment>
        <translation>Vad alla har före första budet.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.start_energy.n</source>
        <extracomment>{n} energy | {n} energy</extracomment>
        <translation>
            <numerusform>{n} energi</numerusform>
            <numerusform>{n} energi</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.start_faith</source>
        <extracomment>Faith at the start</extracomment>
        <translation>Tro från början</translation>
    </message>
    <message>
        <source>screens.option.start_faith.0</source>
        <extracomment>None</extracomment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>screens.option.start_faith.hint</source>
        <extracomment>What everybody has before the first bid.</extracomment>
        <translation>Vad alla har före första budet.</translation>
    </message>
    <message>
        <source>screens.option.start_faith.n</source>
        <extracomment>{n} faith</extracomment>
        <translation>{n} tro</translation>
    </message>
    <message>
        <source>screens.option.switch_origin</source>
        <extracomment>Another origin against the same target</extracomment>
        <translation>Ett annat utgångsområde mot samma mål</translation>
    </message>
    <message>
        <source>screens.option.switch_origin.hint</source>
        <extracomment>Whether the invasion goes on, or ends with the loyalty die before a new one begins.</extracomment>
        <translation>Om invasionen fortsätter, eller slutar med lojalitetsslaget innan en ny börjar.</translation>
    </message>
    <message>
        <source>screens.option.switch_origin.new</source>
        <extracomment>A new invasion</extracomment>
        <translation>En ny invasion</translation>
    </message>
    <message>
        <source>screens.option.switch_origin.same</source>
        <extracomment>The same invasion</extracomment>
        <translation>Samma invasion</translation>
    </message>
    <message>
        <source>screens.option.third_party</source>
        <extracomment>Target removed by another</extracomment>
        <translation>Målet utslaget av någon annan</translation>
    </message>
    <message>
        <source>screens.option.third_party.fallback</source>
        <extracomment>24 territories instead</extracomment>
        <translation>24 områden i stället</translation>
    </message>
    <message>
        <source>screens.option.third_party.hint</source>
        <extracomment>What a mission against a player means when somebody else removes that player.</extracomment>
        <translation>Vad ett uppdrag mot en spelare betyder när någon annan slår ut den spelaren.</translation>
    </message>
    <message>
        <source>screens.option.third_party.win</source>
        <extracomment>It is fulfilled</extracomment>
        <translation>Det är fullföljt</translation>
    </message>
    <message>
        <source>screens.option.tie</source>
        <extracomment>Equal dice</extracomment>
        <translation>Lika tärningar</translation>
    </message>
    <message>
        <source>screens.option.tie.attacker</source>
        <extracomment>The attacker wins</extracomment>
        <translation>Anfallaren vinner</translation>
    </message>
    <message>
        <source>screens.option.tie.defender</source>
        <extracomment>The defender wins</extracomment>
        <translation>Försvararen vinner</translation>
    </message>
    <message>
        <source>screens.option.tie.hint</source>
        <extracomment>Who wins when two dice that are compared show the same.</extracomment>
        <translation>Vem som vinner när två jämförda tärningar visar samma.</translation>
    </message>
    <message>
        <source>screens.option.trade_window</source>
        <extracomment>When sets may be traded</extracomment>
        <translation>När set får bytas in</translation>
    </message>
    <message>
        <source>screens.option.trade_window.conquests</source>
        <extracomment>After each conquest too</extracomment>
        <translation>Även efter varje erövring</translation>
    </message>
    <message>
        <source>screens.option.trade_window.hint</source>
        <extracomment>After a conquest the new armies are placed at once, and the attack goes on.</extracomment>
        <translation>Efter en erövring placeras de nya arméerna genast, och anfallet fortsätter.</translation>
    </message>
    <message>
        <source>screens.option.trade_window.start</source>
        <extracomment>At the start of the turn</extracomment>
        <translation>I turens början</translation>
    </message>
    <message>
        <source>screens.option.win_check</source>
        <extracomment>When a secret goal wins</extracomment>
        <translation>När ett hemligt mål vinner</translation>
    </message>
    <message>
        <source>screens.option.win_check.any_time</source>
        <extracomment>At any moment</extracomment>
        <translation>När som helst</translation>
    </message>
    <message>
        <source>screens.option.win_check.hint</source>
        <extracomment>Whether a mission, or enough capitals, that comes true in another's turn has to wait.</extracomment>
        <translation>Om ett uppdrag, eller nog med huvudstäder, under någon annans tur måste vänta.</translation>
    </message>
    <message>
        <source>screens.option.win_check.own_turn</source>
        <extracomment>In one's own turn only</extracomment>
        <translation>Bara under egen tur</translation>
    </message>
    <message>
        <source>screens.option.years</source>
        <extracomment>Length of the game</extracomment>
        <translation>Spelets längd</translation>
    </message>
    <message>
        <source>screens.option.years.hint</source>
        <extracomment>After the last year points are counted.</extracomment>
        <translation>Efter sista året räknas poängen.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.years.n</source>
        <extracomment>{n} year | {n} years</extracomment>
        <translation>
            <numerusform>{n} år</numerusform>
            <numerusform>{n} år</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.settings.ai_speed</source>
        <extracomment>Computer speed</extracomment>
        <translation>Datorns tempo</translation>
    </message>
    <message>
        <source>screens.settings.curtain</source>
        <extracomment>Shared screen</extracomment>
        <translation>Gemensam skärm</translation>
    </message>
    <message>
        <source>screens.settings.curtain.hint</source>
        <extracomment>Curtain before the next person looks</extracomment>
        <translation>Ridå innan nästa person tittar</translation>
    </message>
    <message>
        <source>screens.settings.defence</source>
        <extracomment>Your defence</extracomment>
        <translation>Ditt försvar</translation>
    </message>
    <message>
        <source>screens.settings.defence.ask</source>
        <extracomment>Ask me</extracomment>
        <translation>Fråga mig</translation>
    </message>
    <message>
        <source>screens.settings.defence.auto</source>
        <extracomment>All dice</extracomment>
        <translation>Alla tärningar</translation>
    </message>
    <message>
        <source>screens.settings.language</source>
        <extracomment>Language</extracomment>
        <translation>Språk</translation>
    </message>
    <message>
        <source>screens.settings.language.de</source>
        <extracomment>Deutsch</extracomment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>screens.settings.language.en</source>
        <extracomment>English</extracomment>
        <translation>English</translation>
    </message>
    <message>
        <source>screens.settings.language.nl</source>
        <extracomment>Nederlands</extracomment>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>screens.settings.language.sv</source>
        <extracomment>Svenska</extracomment>
        <translation>Svenska</translation>
    </message>
    <message>
        <source>screens.settings.language.system</source>
        <extracomment>Same as the computer</extracomment>
        <translation>Som datorn</translation>
    </message>
    <message>
        <source>screens.settings.look</source>
        <extracomment>Look</extracomment>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>screens.settings.muted</source>
        <extracomment>Mute</extracomment>
        <translation>Tyst</translation>
    </message>
    <message>
        <source>screens.settings.muted.hint</source>
        <extracomment>No sound at all (M)</extracomment>
        <translation>Inget ljud alls (M)</translation>
    </message>
    <message>
        <source>screens.settings.play</source>
        <extracomment>Play</extracomment>
        <translation>Spela</translation>
    </message>
    <message>
        <source>screens.settings.reduced_motion</source>
        <extracomment>Less motion</extracomment>
        <translation>Mindre rörelse</translation>
    </message>
    <message>
        <source>screens.settings.reduced_motion.hint</source>
        <extracomment>Things fade instead of moving</extracomment>
        <translation>Allt tonas i stället för att röra sig</translation>
    </message>
    <message>
        <source>screens.settings.semy</source>
        <extracomment>Emblems on land</extracomment>
        <translation>Emblem på landet</translation>
    </message>
    <message>
        <source>screens.settings.semy.off</source>
        <extracomment>None</extracomment>
        <translation>Inga</translation>
    </message>
    <message>
        <source>screens.settings.semy.soft</source>
        <extracomment>Soft</extracomment>
        <translation>Svaga</translation>
    </message>
    <message>
        <source>screens.settings.semy.strong</source>
        <extracomment>Strong</extracomment>
        <translation>Starka</translation>
    </message>
    <message>
        <source>screens.settings.sound</source>
        <extracomment>Sound</extracomment>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>screens.settings.text_scale</source>
        <extracomment>Text size</extracomment>
        <translation>Textstorlek</translation>
    </message>
    <message>
        <source>screens.settings.theme</source>
        <extracomment>Colours</extracomment>
        <translation>Färger</translation>
    </message>
    <message>
        <source>screens.settings.theme.dark</source>
        <extracomment>Dark wood</extracomment>
        <translation>Mörkt trä</translation>
    </message>
    <message>
        <source>screens.settings.theme.parchment</source>
        <extracomment>Light parchment</extracomment>
        <translation>Ljust pergament</translation>
    </message>
    <message>
        <source>screens.settings.tint</source>
        <extracomment>Land is coloured by</extracomment>
        <translation>Land färgas efter</translation>
    </message>
    <message>
        <source>screens.settings.tint.owner</source>
        <extracomment>Owner</extracomment>
        <translation>Ägare</translation>
    </message>
    <message>
        <source>screens.settings.tint.region</source>
        <extracomment>Continent</extracomment>
        <translation>Kontinent</translation>
    </message>
    <message>
        <source>screens.settings.title</source>
        <extracomment>Settings</extracomment>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>screens.settings.volume_dice</source>
        <extracomment>Dice</extracomment>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>screens.settings.volume_effects</source>
        <extracomment>Effects</extracomment>
        <translation>Effekter</translation>
    </message>
    <message>
        <source>screens.settings.volume_music</source>
        <extracomment>Fanfares</extracomment>
        <translation>Fanfarer</translation>
    </message>
    <message>
        <source>screens.speed.fast</source>
        <extracomment>Fast</extracomment>
        <translation>Snabbt</translation>
    </message>
    <message>
        <source>screens.speed.instant</source>
        <extracomment>Instant</extracomment>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>screens.speed.normal</source>
        <extracomment>Normal</extracomment>
        <translation>Normalt</translation>
    </message>
    <message>
        <source>screens.speed.slow</source>
        <extracomment>Slow</extracomment>
        <translation>Långsamt</translation>
    </message>
    <message>
        <source>screens.speed.step</source>
        <extracomment>Step by step</extracomment>
        <translation>Steg för steg</translation>
    </message>
    <message>
        <source>screens.win.armies</source>
        <extracomment>Armies</extracomment>
        <translation>Arméer</translation>
    </message>
    <message>
        <source>screens.win.armies</source>
        <comment>ad2210</comment>
        <extracomment>Units</extracomment>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>screens.win.beaten</source>
        <extracomment>beaten in round {round}</extracomment>
        <translation>besegrad i runda {round}</translation>
    </message>
    <message>
        <source>screens.win.beaten.epoch</source>
        <extracomment>beaten in epoch {round}</extracomment>
        <translation>besegrad i epok {round}</translation>
    </message>
    <message>
        <source>screens.win.beaten.year</source>
        <extracomment>beaten in year {round}</extracomment>
        <translation>besegrad år {round}</translation>
    </message>
    <message>
        <source>screens.win.capital</source>
        <extracomment>Capital</extracomment>
        <translation>Huvudstad</translation>
    </message>
    <message>
        <source>screens.win.conquests</source>
        <extracomment>Conquests</extracomment>
        <translation>Erövringar</translation>
    </message>
    <message>
        <source>screens.win.course</source>
        <extracomment>The course of the war</extracomment>
        <translation>Krigets gång</translation>
    </message>
    <message>
        <source>screens.win.dice</source>
        <extracomment>Were the dice fair?</extracomment>
        <translation>Var tärningarna rättvisa?</translation>
    </message>
    <message>
        <source>screens.win.income</source>
        <extracomment>Income</extracomment>
        <translation>Inkomst</translation>
    </message>
    <message>
        <source>screens.win.menu</source>
        <extracomment>Main menu</extracomment>
        <translation>Huvudmeny</translation>
    </message>
    <message>
        <source>screens.win.moment.best_turn</source>
        <extracomment>Best turn</extracomment>
        <translation>Bästa turen</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.best_turn.text</source>
        <extracomment>{name} took {n} in round {round} | {name} took {n} in round {round}</extracomment>
        <translation>
            <numerusform>{name} tog {n} i runda {round}</numerusform>
            <numerusform>{name} tog {n} i runda {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.best_turn.text.epoch</source>
        <extracomment>{name} took {n} in epoch {round} | {name} took {n} in epoch {round}</extracomment>
        <translation>
            <numerusform>{name} tog {n} i epok {round}</numerusform>
            <numerusform>{name} tog {n} i epok {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.best_turn.text.year</source>
        <extracomment>{name} took {n} in year {round} | {name} took {n} in year {round}</extracomment>
        <translation>
            <numerusform>{name} tog {n} år {round}</numerusform>
            <numerusform>{name} tog {n} år {round}</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.moment.largest_army</source>
        <extracomment>Largest army</extracomment>
        <translation>Största armén</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.largest_army.text</source>
        <extracomment>{n} in {territory}, {name} | {n} in {territory}, {name}</extracomment>
        <translation>
            <numerusform>{n} i {territory}, {name}</numerusform>
            <numerusform>{n} i {territory}, {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.moment.largest_army</source>
        <comment>ad2210</comment>
        <extracomment>Largest force</extracomment>
        <translation>Största styrkan</translation>
    </message>
    <message>
        <source>screens.win.moment.longest_battle</source>
        <extracomment>Longest battle</extracomment>
        <translation>Längsta slaget</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.longest_battle.text</source>
        <extracomment>{name} at {territory}, {n} roll | {name} at {territory}, {n} rolls</extracomment>
        <translation>
            <numerusform>{name} vid {territory}, {n} kast</numerusform>
            <numerusform>{name} vid {territory}, {n} kast</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.moment.unlikeliest_win</source>
        <extracomment>Unlikeliest win</extracomment>
        <translation>Osannolikaste segern</translation>
    </message>
    <message>
        <source>screens.win.moment.unlikeliest_win.text</source>
        <extracomment>{chance} at {territory}, {name}</extracomment>
        <translation>{chance} vid {territory}, {name}</translation>
    </message>
    <message>
        <source>screens.win.moments</source>
        <extracomment>Moments</extracomment>
        <translation>Ögonblick</translation>
    </message>
    <message>
        <source>screens.win.most_land</source>
        <extracomment>Most land</extracomment>
        <translation>Mest land</translation>
    </message>
    <message>
        <source>screens.win.ranking</source>
        <extracomment>Ranking</extracomment>
        <translation>Placering</translation>
    </message>
    <message>
        <source>screens.win.rematch</source>
        <extracomment>Rematch</extracomment>
        <translation>Revansch</translation>
    </message>
    <message>
        <source>screens.win.still_there</source>
        <extracomment>still on the board</extracomment>
        <translation>kvar på spelplanen</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.subtitle</source>
        <extracomment>{edition} · {n} round | {edition} · {n} rounds</extracomment>
        <translation>
            <numerusform>{edition} · {n} runda</numerusform>
            <numerusform>{edition} · {n} rundor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.subtitle</source>
        <comment>ad2210</comment>
        <extracomment>{edition} · {n} year | {edition} · {n} years</extracomment>
        <translation>
            <numerusform>{edition} · {n} år</numerusform>
            <numerusform>{edition} · {n} år</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.subtitle</source>
        <comment>godstorm</comment>
        <extracomment>{edition} · {n} epoch | {edition} · {n} epochs</extracomment>
        <translation>
            <numerusform>{edition} · {n} epok</numerusform>
            <numerusform>{edition} · {n} epoker</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.territories</source>
        <extracomment>Territories</extracomment>
        <translation>Områden</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title</source>
        <extracomment>{name} rules the world | {name} share the victory</extracomment>
        <translation>
            <numerusform>{name} härskar över världen</numerusform>
            <numerusform>{name} delar på segern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title.round_limit</source>
        <extracomment>{name} holds most land | {name} share the victory</extracomment>
        <translation>
            <numerusform>{name} har mest land</numerusform>
            <numerusform>{name} delar på segern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title.score</source>
        <extracomment>{name} wins by points | {name} share the victory</extracomment>
        <translation>
            <numerusform>{name} vinner på poäng</numerusform>
            <numerusform>{name} delar på segern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title_goal</source>
        <extracomment>{name} has won | {name} have won</extracomment>
        <translation>
            <numerusform>{name} har vunnit</numerusform>
            <numerusform>{name} har vunnit</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.winner</source>
        <extracomment>Winner</extracomment>
        <translation>Vinnare</translation>
    </message>
    <message>
        <source>screens.win.won_by</source>
        <extracomment>Won by</extracomment>
        <translation>Vann med</translation>
    </message>
    <message>
        <source>storage.codec.invalid</source>
        <extracomment>This is no valid {kind}: {fault}</extracomment>
        <translation>Det är inget giltigt värde för {kind}: {fault}</translation>
    </message>
    <message>
        <source>storage.codec.not_json</source>
        <extracomment>This is not readable as JSON: {fault}</extracomment>
        <translation>Det går inte att läsa som JSON: {fault}</translation>
    </message>
    <message>
        <source>storage.codec.unknown</source>
        <extracomment>This version does not know {name} ({kind}).</extracomment>
        <translation>Den här versionen känner inte till {name} ({kind}).</translation>
    </message>
    <message>
        <source>storage.cut_off</source>
        <extracomment>The last line was still being written when the program ended; it has been left out.</extracomment>
        <translation>Den sista raden höll på att skrivas när programmet avslutades; den har utelämnats.</translation>
    </message>
    <message>
        <source>storage.dice_differ</source>
        <extracomment>The dice are not those that the game rolls here.</extracomment>
        <translation>Tärningarna är inte de som spelet slår här.</translation>
    </message>
    <message>
        <source>storage.disk</source>
        <extracomment>The game could not be saved: {fault}. Make room on the disk; the next turn tries again.</extracomment>
        <translation>Spelet kunde inte sparas: {fault}. Frigör plats på disken; nästa tur görs ett nytt försök.</translation>
    </message>
    <message>
        <source>storage.hash_differs</source>
        <extracomment>This action leads to another position than the one that was saved.</extracomment>
        <translation>Den här handlingen leder till en annan ställning än den som sparades.</translation>
    </message>
    <message>
        <source>storage.header_damaged</source>
        <extracomment>The beginning of this save is damaged, so the game cannot be opened.</extracomment>
        <translation>Början av det sparade spelet är skadad, så det går inte att öppna.</translation>
    </message>
    <message>
        <source>storage.in_use</source>
        <extracomment>This game is open in another window. Close it there first.</extracomment>
        <translation>Det här spelet är öppet i ett annat fönster. Stäng det först där.</translation>
    </message>
    <message>
        <source>storage.line_damaged</source>
        <extracomment>Line {number} is damaged. The game opens at the last sound position, and the damaged file is kept.</extracomment>
        <translation>Rad {number} är skadad. Spelet öppnas i den senaste hela ställningen och den skadade filen sparas.</translation>
    </message>
    <message>
        <source>storage.line_lost</source>
        <extracomment>Before line {number} something is missing from the file. The game opens at the last sound position, and the damaged file is kept.</extracomment>
        <translation>Före rad {number} saknas något i filen. Spelet öppnas i den senaste hela ställningen och den skadade filen sparas.</translation>
    </message>
    <message>
        <source>storage.map_changed</source>
        <extracomment>The board {name} has changed since this game was saved: territories, borders or bonuses are different now. Put the old board file back to go on.</extracomment>
        <translation>Spelplanen {name} har ändrats sedan spelet sparades: områden, gränser eller bonusar är annorlunda nu. Lägg tillbaka den gamla filen med spelplanen för att fortsätta.</translation>
    </message>
    <message>
        <source>storage.map_missing</source>
        <extracomment>The board of this save is missing or broken: {name}</extracomment>
        <translation>Spelplanen till det sparade spelet saknas eller är trasig: {name}</translation>
    </message>
    <message>
        <source>storage.newer</source>
        <extracomment>This game was saved by a newer version of the program ({program}, save format {format}). Update the program to open it; the file has not been changed.</extracomment>
        <translation>Det här spelet sparades av en nyare version av programmet ({program}, filformat {format}). Uppdatera programmet för att öppna det; filen har inte ändrats.</translation>
    </message>
    <message>
        <source>storage.not_a_file</source>
        <extracomment>This is not a file.</extracomment>
        <translation>Det här är ingen fil.</translation>
    </message>
    <message>
        <source>storage.not_a_save</source>
        <extracomment>This is not a saved game of this program.</extracomment>
        <translation>Det här är inget sparat spel från det här programmet.</translation>
    </message>
    <message>
        <source>storage.not_found</source>
        <extracomment>There is no such file.</extracomment>
        <translation>Filen finns inte.</translation>
    </message>
    <message>
        <source>storage.own_cards</source>
        <extracomment>This game is played with cards of your own, and their file can't be used now ({file}, line {row}). Put it back as it was to go on.</extracomment>
        <translation>Det här spelet spelas med egna kort, och deras fil går inte att använda nu ({file}, rad {row}). Lägg tillbaka den som den var för att fortsätta.</translation>
    </message>
    <message>
        <source>storage.own_cards_file</source>
        <extracomment>This game is played with cards of your own, and their file can't be used now ({file}). Put it back as it was to go on.</extracomment>
        <translation>Det här spelet spelas med egna kort, och deras fil går inte att använda nu ({file}). Lägg tillbaka den som den var för att fortsätta.</translation>
    </message>
    <message>
        <source>storage.record_illegal</source>
        <extracomment>This action is against the rules in this position.</extracomment>
        <translation>Den här handlingen strider mot reglerna i den här ställningen.</translation>
    </message>
    <message>
        <source>storage.record_lost</source>
        <extracomment>Action {number} is missing from the file.</extracomment>
        <translation>Handling {number} saknas i filen.</translation>
    </message>
    <message>
        <source>storage.rules_unknown</source>
        <extracomment>This version cannot play the game in this save: rule set {edition} with these players and house rules is unknown.</extracomment>
        <translation>Den här versionen kan inte spela det sparade spelet: regelverket {edition} med de här spelarna och husreglerna är okänt.</translation>
    </message>
    <message>
        <source>storage.settings.broken</source>
        <extracomment>The settings could not be read, so the usual ones are in force. The old file is kept as {file}.</extracomment>
        <translation>Inställningarna gick inte att läsa, så standardinställningarna gäller. Den gamla filen finns kvar som {file}.</translation>
    </message>
    <message>
        <source>storage.settings.unreadable</source>
        <extracomment>The settings in {file} cannot be read, so the usual ones are in force. Check that this is a file and that you may open it.</extracomment>
        <translation>Inställningarna i {file} går inte att läsa, så standardinställningarna gäller. Kontrollera att det är en fil och att du får öppna den.</translation>
    </message>
    <message>
        <source>storage.settings.value</source>
        <extracomment>The setting {name} had a value that is not possible, so the usual one is in force.</extracomment>
        <translation>Inställningen {name} hade ett omöjligt värde, så standardvärdet gäller.</translation>
    </message>
    <message>
        <source>storage.snapshot_damaged</source>
        <extracomment>The position in line {number} is not sound. An earlier one is used instead.</extracomment>
        <translation>Ställningen på rad {number} stämmer inte. En tidigare används i stället.</translation>
    </message>
    <message>
        <source>storage.snapshot_differs</source>
        <extracomment>The position saved here is not the one that the actions lead to.</extracomment>
        <translation>Ställningen som sparades här är inte den som handlingarna leder till.</translation>
    </message>
    <message>
        <source>storage.start_differs</source>
        <extracomment>The first position is not the one that the seed of this game gives.</extracomment>
        <translation>Utgångsställningen är inte den som spelets startvärde ger.</translation>
    </message>
    <message>
        <source>storage.state_unfit</source>
        <extracomment>The position in this save does not fit the rules of its game.</extracomment>
        <translation>Ställningen i det sparade spelet passar inte spelets regler.</translation>
    </message>
    <message>
        <source>storage.too_large</source>
        <extracomment>This file is larger than {limit} MB, so it is no saved game.</extracomment>
        <translation>Filen är större än {limit} MB och kan därför inte vara ett sparat spel.</translation>
    </message>
    <message>
        <source>storage.unreadable</source>
        <extracomment>This file cannot be read. Check whether you are allowed to open it.</extracomment>
        <translation>Filen går inte att läsa. Kontrollera att du får öppna den.</translation>
    </message>
    <message>
        <source>tables.battle</source>
        <extracomment>Battle</extracomment>
        <translation>Strid</translation>
    </message>
    <message>
        <source>tables.battle.answering</source>
        <extracomment>{name} sees the roll and chooses</extracomment>
        <translation>{name} ser slaget och väljer</translation>
    </message>
    <message>
        <source>tables.battle.attacker</source>
        <extracomment>Attacker wins</extracomment>
        <translation>Anfallaren vinner</translation>
    </message>
    <message>
        <source>tables.battle.attacks</source>
        <extracomment>{name} attacks from</extracomment>
        <translation>{name} anfaller från</translation>
    </message>
    <message>
        <source>tables.battle.beats</source>
        <extracomment>{high} beats {low}</extracomment>
        <translation>{high} slår {low}</translation>
    </message>
    <message>
        <source>tables.battle.because</source>
        <extracomment>d8 of {name}: {why}</extracomment>
        <translation>T8 för {name}: {why}</translation>
    </message>
    <message>
        <source>tables.battle.before</source>
        <extracomment>was {chance} before this roll</extracomment>
        <translation>var {chance} före kastet</translation>
    </message>
    <message>
        <source>tables.battle.blitz</source>
        <extracomment>Blitz until</extracomment>
        <translation>Blixt tills</translation>
    </message>
    <message>
        <source>tables.battle.choose</source>
        <extracomment>Choose</extracomment>
        <translation>Välj</translation>
    </message>
    <message>
        <source>tables.battle.defender</source>
        <extracomment>Defender wins</extracomment>
        <translation>Försvararen vinner</translation>
    </message>
    <message>
        <source>tables.battle.defends</source>
        <extracomment>{name} defends</extracomment>
        <translation>{name} försvarar</translation>
    </message>
    <message>
        <source>tables.battle.dice</source>
        <extracomment>Dice</extracomment>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>tables.battle.equal</source>
        <extracomment>{high} equals {low}</extracomment>
        <translation>{high} är lika med {low}</translation>
    </message>
    <message>
        <source>tables.battle.expected</source>
        <extracomment>you lose {lost} · they lose {beaten} on average</extracomment>
        <translation>du förlorar {lost} · de förlorar {beaten} i snitt</translation>
    </message>
    <message>
        <source>tables.battle.follow</source>
        <extracomment>Armies</extracomment>
        <translation>Arméer</translation>
    </message>
    <message>
        <source>tables.battle.follow</source>
        <comment>ad2210</comment>
        <extracomment>Units</extracomment>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>tables.battle.goal</source>
        <extracomment>to take {territory}</extracomment>
        <translation>att ta {territory}</translation>
    </message>
    <message>
        <source>tables.battle.keep</source>
        <extracomment>Armies to keep</extracomment>
        <translation>Arméer att behålla</translation>
    </message>
    <message>
        <source>tables.battle.keep</source>
        <comment>ad2210</comment>
        <extracomment>Units to keep</extracomment>
        <translation>Enheter att behålla</translation>
    </message>
    <message>
        <source>tables.battle.keep_after</source>
        <extracomment>left</extracomment>
        <translation>kvar</translation>
    </message>
    <message>
        <source>tables.battle.led</source>
        <extracomment>{name}, led by {player}, attacks from</extracomment>
        <translation>{name}, under {player}, anfaller från</translation>
    </message>
    <message>
        <source>tables.battle.left</source>
        <extracomment>Attackers you would have left</extracomment>
        <translation>Anfallare du skulle ha kvar</translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.loses</source>
        <extracomment>{name} loses {n} | {name} loses {n}</extracomment>
        <translation>
            <numerusform>{name} förlorar {n}</numerusform>
            <numerusform>{name} förlorar {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.battle.lost</source>
        <extracomment>lost</extracomment>
        <translation>förlust</translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.move_in</source>
        <extracomment>Move {n} army in | Move {n} armies in</extracomment>
        <translation>
            <numerusform>Låt {n} armé tåga in</numerusform>
            <numerusform>Låt {n} arméer tåga in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.move_in</source>
        <comment>ad2210</comment>
        <extracomment>Move {n} unit in | Move {n} units in</extracomment>
        <translation>
            <numerusform>Låt {n} enhet tåga in</numerusform>
            <numerusform>Låt {n} enheter tåga in</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.battle.no_roll</source>
        <extracomment>No roll</extracomment>
        <translation>Inget kast</translation>
    </message>
    <message>
        <source>tables.battle.ready</source>
        <extracomment>Highest against highest</extracomment>
        <translation>Högst mot högst</translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.roll</source>
        <extracomment>Roll {n} die | Roll {n} dice</extracomment>
        <translation>
            <numerusform>Kasta {n} tärning</numerusform>
            <numerusform>Kasta {n} tärningar</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.battle.roll_number</source>
        <extracomment>Roll {number} · highest against highest</extracomment>
        <translation>Kast {number} · högst mot högst</translation>
    </message>
    <message>
        <source>tables.battle.roll_short</source>
        <extracomment>Roll {number}</extracomment>
        <translation>Kasta {number}</translation>
    </message>
    <message>
        <source>tables.battle.spare.first</source>
        <extracomment>First die: no opponent</extracomment>
        <translation>Första tärningen: ingen motståndare</translation>
    </message>
    <message>
        <source>tables.battle.spare.second</source>
        <extracomment>Second die: no opponent</extracomment>
        <translation>Andra tärningen: ingen motståndare</translation>
    </message>
    <message>
        <source>tables.battle.spare.third</source>
        <extracomment>Third die: no opponent</extracomment>
        <translation>Tredje tärningen: ingen motståndare</translation>
    </message>
    <message>
        <source>tables.battle.spent</source>
        <extracomment>The attack is spent</extracomment>
        <translation>Anfallet är slut</translation>
    </message>
    <message>
        <source>tables.battle.spent_detail</source>
        <extracomment>The last army in {territory} has to stay there.</extracomment>
        <translation>Den sista armén i {territory} måste stanna där.</translation>
    </message>
    <message>
        <source>tables.battle.spent_detail</source>
        <comment>ad2210</comment>
        <extracomment>The last unit in {territory} has to stay there.</extracomment>
        <translation>Den sista enheten i {territory} måste stanna där.</translation>
    </message>
    <message>
        <source>tables.battle.stop</source>
        <extracomment>Stop</extracomment>
        <translation>Sluta</translation>
    </message>
    <message>
        <source>tables.battle.strip</source>
        <extracomment>Attacker loses {lost}, defender loses {beaten}</extracomment>
        <translation>Anfallaren förlorar {lost}, försvararen förlorar {beaten}</translation>
    </message>
    <message>
        <source>tables.battle.taken</source>
        <extracomment>{territory} is yours</extracomment>
        <translation>{territory} är ditt</translation>
    </message>
    <message>
        <source>tables.battle.taken_all</source>
        <extracomment>The armies that fought have moved in.</extracomment>
        <translation>Arméerna som stred har tågat in.</translation>
    </message>
    <message>
        <source>tables.battle.taken_all</source>
        <comment>ad2210</comment>
        <extracomment>The units that fought have moved in.</extracomment>
        <translation>Enheterna som stred har tågat in.</translation>
    </message>
    <message>
        <source>tables.battle.taken_more</source>
        <extracomment>Choose how many armies move in. Those that fought go in any case.</extracomment>
        <translation>Välj hur många arméer som tågar in. De som stred går in i alla fall.</translation>
    </message>
    <message>
        <source>tables.battle.taken_more</source>
        <comment>ad2210</comment>
        <extracomment>Choose how many units move in. Those that fought go in any case.</extracomment>
        <translation>Välj hur många enheter som tågar in. De som stred går in i alla fall.</translation>
    </message>
    <message>
        <source>tables.battle.tie_attacker</source>
        <extracomment>Tie: attacker wins</extracomment>
        <translation>Lika: anfallaren vinner</translation>
    </message>
    <message>
        <source>tables.battle.tie_defender</source>
        <extracomment>Tie: defender wins</extracomment>
        <translation>Lika: försvararen vinner</translation>
    </message>
    <message>
        <source>tables.bribes.choose</source>
        <extracomment>Choose card and colour</extracomment>
        <translation>Välj kort och färg</translation>
    </message>
    <message numerus="yes">
        <source>tables.bribes.full</source>
        <extracomment>Has {n} card, takes no more | Has {n} cards, takes no more</extracomment>
        <translation>
            <numerusform>Har {n} kort, tar inga fler</numerusform>
            <numerusform>Har {n} kort, tar inga fler</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.bribes.give</source>
        <extracomment>Give it to {player}</extracomment>
        <translation>Ge till {player}</translation>
    </message>
    <message>
        <source>tables.bribes.help</source>
        <extracomment>Each card turns a cannon one step your way. A colour that is yours fights for you, until it loses heart.</extracomment>
        <translation>Varje kort vrider en kanon ett steg åt ditt håll. En färg på din sida strider för dig, tills den tappar modet.</translation>
    </message>
    <message>
        <source>tables.bribes.joins</source>
        <extracomment>Becomes your ally</extracomment>
        <translation>Blir din allierade</translation>
    </message>
    <message>
        <source>tables.bribes.leaves</source>
        <extracomment>Leaves {player}</extracomment>
        <translation>Lämnar {player}</translation>
    </message>
    <message>
        <source>tables.bribes.title</source>
        <extracomment>A card for a neutral colour</extracomment>
        <translation>Ett kort till en neutral färg</translation>
    </message>
    <message>
        <source>tables.bribes.whom</source>
        <extracomment>For whom?</extracomment>
        <translation>Till vem?</translation>
    </message>
    <message>
        <source>tables.bribes.yours</source>
        <extracomment>Is your ally already</extracomment>
        <translation>Är redan din allierade</translation>
    </message>
    <message>
        <source>tables.cards.best</source>
        <extracomment>Best</extracomment>
        <translation>Bäst</translation>
    </message>
    <message>
        <source>tables.cards.choose_best</source>
        <extracomment>Choose best</extracomment>
        <translation>Välj bästa</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.choose_more</source>
        <extracomment>Choose {n} more card | Choose {n} more cards</extracomment>
        <translation>
            <numerusform>Välj {n} kort till</numerusform>
            <numerusform>Välj {n} kort till</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.extra</source>
        <extracomment>+{n} army, placed there | +{n} armies, placed there</extracomment>
        <translation>
            <numerusform>+{n} armé, placerad där</numerusform>
            <numerusform>+{n} arméer, placerade där</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.fixed</source>
        <extracomment>Infantry 4 · Cavalry 6 · Artillery 8 · One of each 10</extracomment>
        <translation>Infanteri 4 · Kavalleri 6 · Artilleri 8 · En av varje 10</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.forced</source>
        <extracomment>With {n} card you must trade a set before you go on. | With {n} cards you must trade a set before you go on.</extracomment>
        <translation>
            <numerusform>Med {n} kort måste du byta in ett set innan du fortsätter.</numerusform>
            <numerusform>Med {n} kort måste du byta in ett set innan du fortsätter.</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.held</source>
        <extracomment>You hold {territories}</extracomment>
        <translation>Du håller {territories}</translation>
    </message>
    <message>
        <source>tables.cards.keys</source>
        <extracomment>Arrow keys move, Enter picks a card, Space trades</extracomment>
        <translation>Piltangenter flyttar, Enter väljer ett kort, mellanslag byter</translation>
    </message>
    <message>
        <source>tables.cards.kind_mixed</source>
        <extracomment>one of each</extracomment>
        <translation>en av varje</translation>
    </message>
    <message>
        <source>tables.cards.kind_same</source>
        <extracomment>three of a kind</extracomment>
        <translation>tre lika</translation>
    </message>
    <message>
        <source>tables.cards.look</source>
        <extracomment>Three matching cards make a set.</extracomment>
        <translation>Tre matchande kort är ett set.</translation>
    </message>
    <message>
        <source>tables.cards.may</source>
        <extracomment>You may trade a set now.</extracomment>
        <translation>Du får byta in ett set nu.</translation>
    </message>
    <message>
        <source>tables.cards.mixed</source>
        <extracomment>One of each</extracomment>
        <translation>En av varje</translation>
    </message>
    <message>
        <source>tables.cards.no_set</source>
        <extracomment>Choose a set</extracomment>
        <translation>Välj ett set</translation>
    </message>
    <message>
        <source>tables.cards.not_a_set</source>
        <extracomment>These three are not a set</extracomment>
        <translation>De här tre är inget set</translation>
    </message>
    <message>
        <source>tables.cards.sets</source>
        <extracomment>Sets in this hand</extracomment>
        <translation>Set på handen</translation>
    </message>
    <message>
        <source>tables.cards.three.artillery</source>
        <extracomment>Three artillery</extracomment>
        <translation>Tre artilleri</translation>
    </message>
    <message>
        <source>tables.cards.three.cavalry</source>
        <extracomment>Three cavalry</extracomment>
        <translation>Tre kavalleri</translation>
    </message>
    <message>
        <source>tables.cards.three.infantry</source>
        <extracomment>Three infantry</extracomment>
        <translation>Tre infanteri</translation>
    </message>
    <message>
        <source>tables.cards.title</source>
        <extracomment>Your hand</extracomment>
        <translation>Din hand</translation>
    </message>
    <message>
        <source>tables.cards.total</source>
        <extracomment>Total this trade</extracomment>
        <translation>Summa för bytet</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.trade</source>
        <extracomment>Trade for {n} army | Trade for {n} armies</extracomment>
        <translation>
            <numerusform>Byt mot {n} armé</numerusform>
            <numerusform>Byt mot {n} arméer</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.wild_as</source>
        <extracomment>{kind}, the wild card stands for {unit}</extracomment>
        <translation>{kind}, jokern står för {unit}</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.with_wild</source>
        <extracomment>{kind}, with {n} wild card | {kind}, with {n} wild cards</extracomment>
        <translation>
            <numerusform>{kind}, med {n} joker</numerusform>
            <numerusform>{kind}, med {n} jokrar</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.worth</source>
        <extracomment>Sets bring</extracomment>
        <translation>Set ger</translation>
    </message>
    <message>
        <source>tables.cards.worth_next</source>
        <extracomment>The next set brings {value}</extracomment>
        <translation>Nästa set ger {value}</translation>
    </message>
    <message>
        <source>tables.chronicle</source>
        <extracomment>Chronicle</extracomment>
        <translation>Krönika</translation>
    </message>
    <message>
        <source>tables.chronicle.everybody</source>
        <extracomment>Everybody</extracomment>
        <translation>Alla</translation>
    </message>
    <message>
        <source>tables.chronicle.filter</source>
        <extracomment>Show one player only</extracomment>
        <translation>Visa bara en spelare</translation>
    </message>
    <message>
        <source>tables.curtain.hand_to</source>
        <extracomment>Hand the screen to</extracomment>
        <translation>Lämna över skärmen till</translation>
    </message>
    <message>
        <source>tables.curtain.hidden</source>
        <extracomment>Cards stay hidden until then</extracomment>
        <translation>Korten är dolda tills dess</translation>
    </message>
    <message>
        <source>tables.curtain.look_away</source>
        <extracomment>Secret cards come next. Everyone else, please look away.</extracomment>
        <translation>Nu kommer hemliga kort. Alla andra tittar bort.</translation>
    </message>
    <message>
        <source>tables.curtain.look_away.bid</source>
        <extracomment>A sealed bid comes next. Everyone else, please look away.</extracomment>
        <translation>Nu kommer ett förseglat bud. Alla andra tittar bort.</translation>
    </message>
    <message>
        <source>tables.curtain.ready</source>
        <extracomment>I am {name}</extracomment>
        <translation>Jag är {name}</translation>
    </message>
    <message>
        <source>tables.curtain.spoken</source>
        <extracomment>Hand the screen to {name}</extracomment>
        <translation>Lämna över skärmen till {name}</translation>
    </message>
    <message>
        <source>tables.curtain.turn_off</source>
        <extracomment>You can turn this page off in the settings</extracomment>
        <translation>Sidan kan stängas av i inställningarna</translation>
    </message>
    <message>
        <source>tables.graph.name</source>
        <extracomment>The course of the war</extracomment>
        <translation>Krigets gång</translation>
    </message>
    <message>
        <source>tables.recap.beaten_by</source>
        <extracomment>beaten by {name}</extracomment>
        <translation>besegrad av {name}</translation>
    </message>
    <message>
        <source>tables.recap.bids</source>
        <extracomment>bids: {bids}</extracomment>
        <translation>bud: {bids}</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.empty</source>
        <extracomment>it was empty | they were empty</extracomment>
        <translation>
            <numerusform>det var tomt</numerusform>
            <numerusform>de var tomma</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.from</source>
        <extracomment>from {names}</extracomment>
        <translation>från {names}</translation>
    </message>
    <message>
        <source>tables.recap.hired</source>
        <extracomment>New for {name}: {pieces}</extracomment>
        <translation>Nytt hos {name}: {pieces}</translation>
    </message>
    <message>
        <source>tables.recap.holds</source>
        <extracomment>{name} holds {region}</extracomment>
        <translation>{name} håller {region}</translation>
    </message>
    <message>
        <source>tables.recap.lost_region</source>
        <extracomment>{name} no longer holds {region}</extracomment>
        <translation>{name} håller inte längre {region}</translation>
    </message>
    <message>
        <source>tables.recap.map</source>
        <extracomment>Map of what changed hands</extracomment>
        <translation>Karta över det som bytte ägare</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.more</source>
        <extracomment>{first}, {second} and {n} more | {first}, {second} and {n} more</extracomment>
        <translation>
            <numerusform>{first}, {second} och {n} till</numerusform>
            <numerusform>{first}, {second} och {n} till</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.new_armies</source>
        <extracomment>{n} new army | {n} new armies</extracomment>
        <translation>
            <numerusform>{n} ny armé</numerusform>
            <numerusform>{n} nya arméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.new_armies</source>
        <comment>ad2210</comment>
        <extracomment>{n} new MOD | {n} new MODs</extracomment>
        <translation>
            <numerusform>{n} ny MOD</numerusform>
            <numerusform>{n} nya MOD</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.nothing_lost</source>
        <extracomment>You lost no territory</extracomment>
        <translation>Du förlorade inget område</translation>
    </message>
    <message>
        <source>tables.recap.nothing_lost_detail</source>
        <extracomment>everything you held is still yours</extracomment>
        <translation>allt du höll är fortfarande ditt</translation>
    </message>
    <message>
        <source>tables.recap.order</source>
        <extracomment>Turn order: {places}</extracomment>
        <translation>Turordning: {places}</translation>
    </message>
    <message>
        <source>tables.recap.out</source>
        <extracomment>{name} is out of the game</extracomment>
        <translation>{name} är ute ur spelet</translation>
    </message>
    <message>
        <source>tables.recap.played</source>
        <extracomment>{name} played: {cards}</extracomment>
        <translation>{name} spelade: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.points</source>
        <extracomment>{n} point | {n} points</extracomment>
        <translation>
            <numerusform>{n} poäng</numerusform>
            <numerusform>{n} poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.ruined</source>
        <extracomment>Out of the game from now on</extracomment>
        <translation>Ute ur spelet från och med nu</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.subtitle</source>
        <extracomment>Round {round}. {n} player moved. This is what everyone at the table saw. | Round {round}. {n} players moved. This is what everyone at the table saw.</extracomment>
        <translation>
            <numerusform>Runda {round}. {n} spelare var i tur. Det här såg alla vid bordet.</numerusform>
            <numerusform>Runda {round}. {n} spelare var i tur. Det här såg alla vid bordet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.subtitle.epoch</source>
        <extracomment>Epoch {round}. {n} player moved. This is what everyone at the table saw. | Epoch {round}. {n} players moved. This is what everyone at the table saw.</extracomment>
        <translation>
            <numerusform>Epok {round}. {n} spelare var i tur. Det här såg alla vid bordet.</numerusform>
            <numerusform>Epok {round}. {n} spelare var i tur. Det här såg alla vid bordet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.subtitle.year</source>
        <extracomment>Year {round}. {n} player moved. This is what everyone at the table saw. | Year {round}. {n} players moved. This is what everyone at the table saw.</extracomment>
        <translation>
            <numerusform>År {round}. {n} spelare var i tur. Det här såg alla vid bordet.</numerusform>
            <numerusform>År {round}. {n} spelare var i tur. Det här såg alla vid bordet.</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.title</source>
        <extracomment>Since your last turn</extracomment>
        <translation>Sedan din senaste tur</translation>
    </message>
    <message>
        <source>tables.recap.to</source>
        <extracomment>to {names}</extracomment>
        <translation>till {names}</translation>
    </message>
    <message>
        <source>tables.recap.took</source>
        <extracomment>{name} took {territories}</extracomment>
        <translation>{name} tog {territories}</translation>
    </message>
    <message>
        <source>tables.recap.two</source>
        <extracomment>{first} and {second}</extracomment>
        <translation>{first} och {second}</translation>
    </message>
    <message>
        <source>tables.recap.you_have</source>
        <extracomment>You have {amount}</extracomment>
        <translation>Du har {amount}</translation>
    </message>
    <message>
        <source>tables.recap.you_lost</source>
        <extracomment>You lost {territories}</extracomment>
        <translation>Du förlorade {territories}</translation>
    </message>
    <message>
        <source>tables.recap.you_lost_pieces</source>
        <extracomment>You lost: {pieces}</extracomment>
        <translation>Du förlorade: {pieces}</translation>
    </message>
    <message>
        <source>tables.recap.you_lost_region</source>
        <extracomment>You no longer hold {region}</extracomment>
        <translation>Du håller inte längre {region}</translation>
    </message>
    <message>
        <source>tables.round</source>
        <extracomment>Round {number}</extracomment>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>tables.round.epoch</source>
        <extracomment>Epoch {number}</extracomment>
        <translation>Epok {number}</translation>
    </message>
    <message>
        <source>tables.round.year</source>
        <extracomment>Year {number}</extracomment>
        <translation>År {number}</translation>
    </message>
    <message numerus="yes">
        <source>tables.tally.dice</source>
        <extracomment>{n} die rolled | {n} dice rolled</extracomment>
        <translation>
            <numerusform>{n} tärning kastad</numerusform>
            <numerusform>{n} tärningar kastade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.tally.dice_of_sides</source>
        <extracomment>{n} die with {sides} sides | {n} dice with {sides} sides</extracomment>
        <translation>
            <numerusform>{n} tärning med {sides} sidor</numerusform>
            <numerusform>{n} tärningar med {sides} sidor</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.tally.expected</source>
        <extracomment>expected {count} of each</extracomment>
        <translation>förväntat {count} av varje</translation>
    </message>
    <message>
        <source>tables.tally.luck</source>
        <extracomment>Luck in battle, in armies</extracomment>
        <translation>Tur i striden, i arméer</translation>
    </message>
    <message>
        <source>tables.tally.luck.hint</source>
        <extracomment>Armies beaten minus armies lost, beyond what even dice would have given.</extracomment>
        <translation>Slagna minus förlorade arméer, utöver vad rättvisa tärningar skulle ha gett.</translation>
    </message>
    <message>
        <source>tables.tally.luck.hint</source>
        <comment>ad2210</comment>
        <extracomment>Units beaten minus units lost, beyond what even dice would have given.</extracomment>
        <translation>Slagna minus förlorade enheter, utöver vad rättvisa tärningar skulle ha gett.</translation>
    </message>
    <message>
        <source>tables.tally.luck</source>
        <comment>ad2210</comment>
        <extracomment>Luck in battle, in units</extracomment>
        <translation>Tur i striden, i enheter</translation>
    </message>
    <message>
        <source>tables.tally.name</source>
        <extracomment>How often each face came</extracomment>
        <translation>Hur ofta varje sida kom upp</translation>
    </message>
    <message>
        <source>tables.tally.stray</source>
        <extracomment>Even dice would stray at least this far in {share} of games.</extracomment>
        <translation>Rättvisa tärningar avviker minst så här mycket i {share} av spelen.</translation>
    </message>
    <message>
        <source>teams.ahead</source>
        <extracomment>Ahead</extracomment>
        <translation>Leder</translation>
    </message>
    <message>
        <source>teams.curtain.look_away</source>
        <extracomment>The cards of {team} come next: {members} may look. All others, please look away.</extracomment>
        <translation>Nu kommer korten för {team}: {members} får titta. Alla andra tittar bort.</translation>
    </message>
    <message numerus="yes">
        <source>teams.hand_passed</source>
        <extracomment>{player} hands {n} card on to {partner} | {player} hands {n} cards on to {partner}</extracomment>
        <translation>
            <numerusform>{player} lämnar {n} kort vidare till {partner}</numerusform>
            <numerusform>{player} lämnar {n} kort vidare till {partner}</numerusform>
        </translation>
    </message>
    <message>
        <source>teams.hand_passed.detail</source>
        <extracomment>The hand of {team}</extracomment>
        <translation>Handen för {team}</translation>
    </message>
    <message>
        <source>teams.joint_hand</source>
        <extracomment>Team's hand</extracomment>
        <translation>Lagets hand</translation>
    </message>
    <message>
        <source>teams.lead</source>
        <extracomment>{player} leads in {territory}</extracomment>
        <translation>{player} leder i {territory}</translation>
    </message>
    <message>
        <source>teams.lead.detail</source>
        <extracomment>It counts for {player} now</extracomment>
        <translation>Det räknas nu för {player}</translation>
    </message>
    <message>
        <source>teams.lead.level</source>
        <extracomment>{territory} is level</extracomment>
        <translation>Det står lika i {territory}</translation>
    </message>
    <message>
        <source>teams.lead.level_detail</source>
        <extracomment>Partners have equally many armies there: it counts for nobody</extracomment>
        <translation>Lagkamrater har lika många arméer där: det räknas inte för någon</translation>
    </message>
    <message>
        <source>teams.name.diamond</source>
        <extracomment>Team Diamond</extracomment>
        <translation>Lag Ruter</translation>
    </message>
    <message>
        <source>teams.name.star</source>
        <extracomment>Team Star</extracomment>
        <translation>Lag Stjärna</translation>
    </message>
    <message>
        <source>teams.new.hint</source>
        <extracomment>{first} against {second}. They sit alternately.</extracomment>
        <translation>{first} mot {second}. De sitter varannan.</translation>
    </message>
    <message>
        <source>teams.new.name_of</source>
        <extracomment>Name of {team}</extracomment>
        <translation>Namn på {team}</translation>
    </message>
    <message>
        <source>teams.new.same_names</source>
        <extracomment>Two teams have the same name</extracomment>
        <translation>Två lag har samma namn</translation>
    </message>
    <message>
        <source>teams.new.swap</source>
        <extracomment>{player} changes team</extracomment>
        <translation>{player} byter lag</translation>
    </message>
    <message>
        <source>teams.new.swap_spoken</source>
        <extracomment>{player} changes team with {other}</extracomment>
        <translation>{player} byter lag med {other}</translation>
    </message>
    <message>
        <source>teams.new.with_whom</source>
        <extracomment>With whom does {player} change teams? Press the same button beside a player of the other team.</extracomment>
        <translation>Med vem byter {player} lag? Tryck på samma knapp bredvid någon i det andra laget.</translation>
    </message>
    <message>
        <source>teams.plaque.spoken</source>
        <extracomment>{name}, {kind}: {territories} territories, {armies} armies, next income {income}</extracomment>
        <translation>{name}, {kind}: {territories} områden, {armies} arméer, nästa inkomst {income}</translation>
    </message>
    <message>
        <source>teams.win.title</source>
        <extracomment>{team} has won</extracomment>
        <translation>{team} har vunnit</translation>
    </message>
    <message>
        <source>teams.with_members</source>
        <extracomment>{team}: {members}</extracomment>
        <translation>{team}: {members}</translation>
    </message>
    <message>
        <source>teams.won</source>
        <extracomment>{team} wins the game</extracomment>
        <translation>{team} vinner spelet</translation>
    </message>
    <message>
        <source>years.done</source>
        <extracomment>done</extracomment>
        <translation>klar</translation>
    </message>
    <message>
        <source>years.now</source>
        <extracomment>on turn</extracomment>
        <translation>i tur</translation>
    </message>
    <message>
        <source>years.order</source>
        <extracomment>Order of the turns: {players}</extracomment>
        <translation>Turordning: {players}</translation>
    </message>
    <message>
        <source>years.spoken</source>
        <extracomment>Year {year} of {years}</extracomment>
        <translation>År {year} av {years}</translation>
    </message>
    <message>
        <source>years.spoken.epoch</source>
        <extracomment>Epoch {year} of {years}</extracomment>
        <translation>Epok {year} av {years}</translation>
    </message>
    <message>
        <source>years.told.bid_tied</source>
        <extracomment>Equal bids: the die decides</extracomment>
        <translation>Lika bud: tärningen avgör</translation>
    </message>
    <message>
        <source>years.told.bids</source>
        <extracomment>The bids are open</extracomment>
        <translation>Buden är öppna</translation>
    </message>
    <message>
        <source>years.told.called_off</source>
        <extracomment>The invasion of {territory} is off</extracomment>
        <translation>Invasionen av {territory} blir inte av</translation>
    </message>
    <message>
        <source>years.told.captured</source>
        <extracomment>{name} captures: {piece}</extracomment>
        <translation>{name} erövrar: {piece}</translation>
    </message>
    <message>
        <source>years.told.devastated</source>
        <extracomment>Land is devastated</extracomment>
        <translation>Land är ödelagt</translation>
    </message>
    <message>
        <source>years.told.emptied</source>
        <extracomment>{territory} is empty now</extracomment>
        <translation>{territory} är nu tomt</translation>
    </message>
    <message>
        <source>years.told.from_bonus</source>
        <extracomment>third contested territory</extracomment>
        <translation>tredje omstridda området</translation>
    </message>
    <message numerus="yes">
        <source>years.told.from_lands</source>
        <extracomment>territories +{n} | territories +{n}</extracomment>
        <translation>
            <numerusform>områden +{n}</numerusform>
            <numerusform>områden +{n}</numerusform>
        </translation>
    </message>
    <message>
        <source>years.told.hired</source>
        <extracomment>{name} buys: {piece}</extracomment>
        <translation>{name} köper: {piece}</translation>
    </message>
    <message>
        <source>years.told.lost</source>
        <extracomment>{name} loses: {piece}</extracomment>
        <translation>{name} förlorar: {piece}</translation>
    </message>
    <message>
        <source>years.told.marker</source>
        <extracomment>{name} takes turn {place}</extracomment>
        <translation>{name} tar tur {place}</translation>
    </message>
    <message>
        <source>years.told.moved</source>
        <extracomment>{name} moves: {piece}</extracomment>
        <translation>{name} flyttar: {piece}</translation>
    </message>
    <message>
        <source>years.told.moved_by_card</source>
        <extracomment>{piece} ({name}) is moved</extracomment>
        <translation>{piece} ({name}) flyttas</translation>
    </message>
    <message>
        <source>years.told.nobody</source>
        <extracomment>it was empty</extracomment>
        <translation>det var tomt</translation>
    </message>
    <message>
        <source>years.told.piece</source>
        <extracomment>{name} places: {piece}</extracomment>
        <translation>{name} placerar: {piece}</translation>
    </message>
    <message numerus="yes">
        <source>years.told.scored</source>
        <extracomment>{name}: {n} point | {name}: {n} points</extracomment>
        <translation>
            <numerusform>{name}: {n} poäng</numerusform>
            <numerusform>{name}: {n} poäng</numerusform>
        </translation>
    </message>
</context>
</TS>
