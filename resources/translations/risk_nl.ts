<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL" sourcelanguage="en_US">
<context>
    <name>risk</name>
    <message>
        <source>ad2210.piece.diplomat</source>
        <extracomment>Diplomat</extracomment>
        <translation>diplomaat</translation>
    </message>
    <message>
        <source>ad2210.piece.land</source>
        <extracomment>Land Commander</extracomment>
        <translation>landcommandant</translation>
    </message>
    <message>
        <source>ad2210.piece.naval</source>
        <extracomment>Naval Commander</extracomment>
        <translation>marinecommandant</translation>
    </message>
    <message>
        <source>ad2210.piece.nuclear</source>
        <extracomment>Nuclear Commander</extracomment>
        <translation>kernwapencommandant</translation>
    </message>
    <message>
        <source>ad2210.piece.space</source>
        <extracomment>Space Commander</extracomment>
        <translation>ruimtecommandant</translation>
    </message>
    <message>
        <source>ad2210.piece.station</source>
        <extracomment>Space Station</extracomment>
        <translation>ruimtestation</translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.bought_cards</source>
        <extracomment>{name} buys cards for {n} energy | {name} buys cards for {n} energy</extracomment>
        <translation>
            <numerusform>{name} koopt kaarten voor {n} energie</numerusform>
            <numerusform>{name} koopt kaarten voor {n} energie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.drained</source>
        <extracomment>{name} loses {n} energy | {name} loses {n} energy</extracomment>
        <translation>
            <numerusform>{name} verliest {n} energie</numerusform>
            <numerusform>{name} verliest {n} energie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.paid_cards</source>
        <extracomment>{name} pays {n} energy to play a card | {name} pays {n} energy to play a card</extracomment>
        <translation>
            <numerusform>{name} betaalt {n} energie om een kaart te spelen</numerusform>
            <numerusform>{name} betaalt {n} energie om een kaart te spelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.received</source>
        <extracomment>{name} gets {n} energy | {name} gets {n} energy</extracomment>
        <translation>
            <numerusform>{name} krijgt {n} energie</numerusform>
            <numerusform>{name} krijgt {n} energie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>amount.miracle_number.go</source>
        <extracomment>Send {n} army | Send {n} armies</extracomment>
        <translation>
            <numerusform>{n} leger sturen</numerusform>
            <numerusform>{n} legers sturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>amount.miracle_number.help</source>
        <extracomment>One army at most. | Up to {n}; at least one stays behind.</extracomment>
        <translation>
            <numerusform>Hoogstens één leger.</numerusform>
            <numerusform>Tot {n}; minstens één blijft achter.</numerusform>
        </translation>
    </message>
    <message>
        <source>amount.miracle_number.title</source>
        <extracomment>How many armies?</extracomment>
        <translation>Hoeveel legers?</translation>
    </message>
    <message numerus="yes">
        <source>amount.save_armies.go</source>
        <extracomment>Save {n} | Save {n}</extracomment>
        <translation>
            <numerusform>{n} redden</numerusform>
            <numerusform>{n} redden</numerusform>
        </translation>
    </message>
    <message>
        <source>amount.save_armies.help</source>
        <extracomment>The Tree of Life saves an army for 1 faith each.</extracomment>
        <translation>De Levensboom redt een leger voor 1 geloof per stuk.</translation>
    </message>
    <message numerus="yes">
        <source>amount.save_armies.title</source>
        <extracomment>Save {n} army from death? | Save up to {n} armies from death?</extracomment>
        <translation>
            <numerusform>{n} leger van de dood redden?</numerusform>
            <numerusform>Tot {n} legers van de dood redden?</numerusform>
        </translation>
    </message>
    <message>
        <source>app.already_running</source>
        <extracomment>Risk Desktop is already running; its window has been brought to the front.</extracomment>
        <translation>Risk Desktop is al gestart; het venster is naar voren gehaald.</translation>
    </message>
    <message>
        <source>app.board_unfit</source>
        <extracomment>The board {name} can't be used: it is gone, broken, or too small for {players} players.</extracomment>
        <translation>Het bord {name} is niet bruikbaar: het is verdwenen, kapot of te klein voor {players} spelers.</translation>
    </message>
    <message>
        <source>app.crash.resume</source>
        <extracomment>Resume the game</extracomment>
        <translation>Spel hervatten</translation>
    </message>
    <message>
        <source>app.crash.text</source>
        <extracomment>Your game is saved up to the last action. A report was written to {path}.</extracomment>
        <translation>Je spel is opgeslagen tot en met de laatste actie. Er is een verslag geschreven naar {path}.</translation>
    </message>
    <message>
        <source>app.crash.title</source>
        <extracomment>Something went wrong</extracomment>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>app.crash.unreported</source>
        <extracomment>Your game is saved up to the last action that could be written. The report of the fault could not be written: the disk may be full, or its folder locked.</extracomment>
        <translation>Je spel is opgeslagen tot en met de laatste actie die kon worden weggeschreven. Het verslag van de fout kon niet worden geschreven: misschien is de schijf vol of de map vergrendeld.</translation>
    </message>
    <message>
        <source>app.laying_out</source>
        <extracomment>Laying out the board…</extracomment>
        <translation>Het bord wordt klaargelegd…</translation>
    </message>
    <message>
        <source>app.name</source>
        <extracomment>Risk Desktop</extracomment>
        <translation>Risk Desktop</translation>
    </message>
    <message>
        <source>app.no_display</source>
        <extracomment>There is no screen to open a window on. Start the game from a desktop, or set DISPLAY (or WAYLAND_DISPLAY).</extracomment>
        <translation>Er is geen scherm om een venster op te openen. Start het spel vanaf een bureaublad, of stel DISPLAY (of WAYLAND_DISPLAY) in.</translation>
    </message>
    <message>
        <source>app.open_failed.title</source>
        <extracomment>This game can't be opened</extracomment>
        <translation>Dit spel kan niet worden geopend</translation>
    </message>
    <message>
        <source>app.resumed_damaged</source>
        <extracomment>The save was damaged. The game goes on from the last good point; the damaged file is kept.</extracomment>
        <translation>Het opgeslagen spel was beschadigd. Het spel gaat verder vanaf het laatste goede punt; het beschadigde bestand blijft bewaard.</translation>
    </message>
    <message>
        <source>app.save_or_game</source>
        <extracomment>Open {file}, or start a new game with options: not both at once.</extracomment>
        <translation>Open {file}, of begin met opties een nieuw spel: niet allebei tegelijk.</translation>
    </message>
    <message>
        <source>app.start_failed.title</source>
        <extracomment>This game can't be started</extracomment>
        <translation>Dit spel kan niet worden gestart</translation>
    </message>
    <message>
        <source>app.state_folder</source>
        <extracomment>The program can't write in its folder {folder}: {fault}. Make this folder writable, then start again.</extracomment>
        <translation>Het programma kan niet schrijven in zijn map {folder}: {fault}. Maak deze map beschrijfbaar en start opnieuw.</translation>
    </message>
    <message>
        <source>app.unknown_edition</source>
        <extracomment>There is no rule set “{name}”. Known: {known}.</extracomment>
        <translation>Er is geen spelvariant “{name}”. Bekend: {known}.</translation>
    </message>
    <message>
        <source>app.unknown_level</source>
        <extracomment>There is no opponent “{name}”. Known: {known}.</extracomment>
        <translation>Er is geen tegenstander “{name}”. Bekend: {known}.</translation>
    </message>
    <message>
        <source>app.wild</source>
        <extracomment>Wild</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>app.wrong_players</source>
        <extracomment>“{name}” isn't for {players} players. Allowed: {allowed}.</extracomment>
        <translation>“{name}” is niet voor {players} spelers. Toegestaan: {allowed}.</translation>
    </message>
    <message>
        <source>assets.hint</source>
        <extracomment>Click: light up the territories. Click the points or press P: how they add up.</extracomment>
        <translation>Klik: laat de gebieden oplichten. Klik op de punten of druk op P: hoe ze zijn opgebouwd.</translation>
    </message>
    <message numerus="yes">
        <source>assets.of</source>
        <extracomment>{n} of {most} | {n} of {most}</extracomment>
        <translation>
            <numerusform>{n} van {most}</numerusform>
            <numerusform>{n} van {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>assets.spoken</source>
        <extracomment>{name}, {kind}: {score} points, {territories} territories, {money}, stations {pieces}, commanders {leaders}, cards {cards}</extracomment>
        <translation>{name}, {kind}: {score} punten, {territories} gebieden, {money}, stations {pieces}, commandanten {leaders}, kaarten {cards}</translation>
    </message>
    <message>
        <source>assets.spoken_gods</source>
        <extracomment>{name}, {kind}: {score} points, {territories} territories, {money}, {pieces}, {dead} dead, gods in play {leaders}, cards {cards}, relics {relics}</extracomment>
        <translation>{name}, {kind}: {score} punten, {territories} gebieden, {money}, {pieces}, {dead} doden, goden in het spel {leaders}, kaarten {cards}, relikwieën {relics}</translation>
    </message>
    <message numerus="yes">
        <source>assets.temple</source>
        <extracomment>{n} temple | {n} temples</extracomment>
        <translation>
            <numerusform>{n} tempel</numerusform>
            <numerusform>{n} tempels</numerusform>
        </translation>
    </message>
    <message>
        <source>beyond.name</source>
        <extracomment>the Afterlife</extracomment>
        <translation>het hiernamaals</translation>
    </message>
    <message>
        <source>beyond.occupy_help</source>
        <extracomment>Nobody has to stay in the Afterlife.</extracomment>
        <translation>In het hiernamaals hoeft niemand te blijven.</translation>
    </message>
    <message numerus="yes">
        <source>bids.all_of_them</source>
        <extracomment>It | One of each</extracomment>
        <translation>
            <numerusform>Dat</numerusform>
            <numerusform>Van elk een</numerusform>
        </translation>
    </message>
    <message>
        <source>bids.buys</source>
        <extracomment>What you can still buy in your turn</extracomment>
        <translation>Wat je in je beurt nog kunt kopen</translation>
    </message>
    <message>
        <source>bids.cards</source>
        <extracomment>Your cards, and what playing one costs</extracomment>
        <translation>Je kaarten, en wat spelen kost</translation>
    </message>
    <message>
        <source>bids.have</source>
        <extracomment>You have {money}. Nobody sees your bid before all are in.</extracomment>
        <translation>Je hebt {money}. Niemand ziet je bod voordat alle biedingen binnen zijn.</translation>
    </message>
    <message>
        <source>bids.help</source>
        <extracomment>The highest bid picks its place in the turn order first. Every bid is paid, even a losing one.</extracomment>
        <translation>Het hoogste bod kiest als eerste een plaats in de volgorde van de beurten. Elk bod wordt betaald, ook een verliezend bod.</translation>
    </message>
    <message numerus="yes">
        <source>bids.lacking.ad2210</source>
        <extracomment>A commander you lack | A commander you lack ({n} to choose from)</extracomment>
        <translation>
            <numerusform>Een commandant die je mist</numerusform>
            <numerusform>Een commandant die je mist (keuze uit {n})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bids.lacking.godstorm</source>
        <extracomment>A god you lack | A god you lack ({n} to choose from)</extracomment>
        <translation>
            <numerusform>Een god die je mist</numerusform>
            <numerusform>Een god die je mist (keuze uit {n})</numerusform>
        </translation>
    </message>
    <message>
        <source>bids.next_here</source>
        <extracomment>Next on this screen: {name}.</extracomment>
        <translation>Hierna aan dit scherm: {name}.</translation>
    </message>
    <message>
        <source>bids.no_tie</source>
        <extracomment>no tie</extracomment>
        <translation>geen gelijkspel</translation>
    </message>
    <message>
        <source>bids.nothing</source>
        <extracomment>Nobody has bid anything</extracomment>
        <translation>Niemand heeft iets geboden</translation>
    </message>
    <message>
        <source>bids.opened</source>
        <extracomment>The bids of year {round}</extracomment>
        <translation>De biedingen van jaar {round}</translation>
    </message>
    <message>
        <source>bids.opened</source>
        <comment>godstorm</comment>
        <extracomment>The bids of epoch {round}</extracomment>
        <translation>De biedingen van tijdperk {round}</translation>
    </message>
    <message>
        <source>bids.place.chooses</source>
        <extracomment>{player} chooses</extracomment>
        <translation>{player} kiest</translation>
    </message>
    <message>
        <source>bids.place.free</source>
        <extracomment>Place</extracomment>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>bids.place.heading</source>
        <extracomment>Choosing the places</extracomment>
        <translation>De plaatsen kiezen</translation>
    </message>
    <message>
        <source>bids.place.help</source>
        <extracomment>Who goes first acts before the others; who goes last can answer them all.</extracomment>
        <translation>Wie begint, handelt vóór de anderen; wie als laatste gaat, kan op iedereen antwoorden.</translation>
    </message>
    <message>
        <source>bids.place.highest</source>
        <extracomment>The highest bid chooses first, equal bids roll a die.</extracomment>
        <translation>Het hoogste bod kiest als eerste, bij gelijke biedingen beslist een dobbelsteen.</translation>
    </message>
    <message>
        <source>bids.place.is_free</source>
        <extracomment>free</extracomment>
        <translation>vrij</translation>
    </message>
    <message>
        <source>bids.place.show</source>
        <extracomment>Show the bids</extracomment>
        <translation>Biedingen tonen</translation>
    </message>
    <message>
        <source>bids.place.take</source>
        <extracomment>Take place {place}</extracomment>
        <translation>Plaats {place} nemen</translation>
    </message>
    <message>
        <source>bids.place.title</source>
        <extracomment>Choose your place in the order of the turns</extracomment>
        <translation>Kies je plaats in de volgorde van de beurten</translation>
    </message>
    <message>
        <source>bids.place.words</source>
        <extracomment>{player} chooses. Free: {places}. First goes before the others; last answers them all.</extracomment>
        <translation>{player} kiest. Vrij: {places}. De eerste gaat voor de anderen; de laatste antwoordt iedereen.</translation>
    </message>
    <message>
        <source>bids.rank.1</source>
        <extracomment>picks first</extracomment>
        <translation>kiest als eerste</translation>
    </message>
    <message>
        <source>bids.rank.2</source>
        <extracomment>picks second</extracomment>
        <translation>kiest als tweede</translation>
    </message>
    <message>
        <source>bids.rank.3</source>
        <extracomment>picks third</extracomment>
        <translation>kiest als derde</translation>
    </message>
    <message>
        <source>bids.rank.4</source>
        <extracomment>picks fourth</extracomment>
        <translation>kiest als vierde</translation>
    </message>
    <message>
        <source>bids.rank.last</source>
        <extracomment>gets what is left</extracomment>
        <translation>krijgt wat overblijft</translation>
    </message>
    <message>
        <source>bids.rank.n</source>
        <extracomment>picks as number {place}</extracomment>
        <translation>kiest als nummer {place}</translation>
    </message>
    <message>
        <source>bids.rest</source>
        <extracomment>You have {money}. A bid of {bid} leaves {left}; your turn’s income adds about {income}.</extracomment>
        <translation>Je hebt {money}. Een bod van {bid} laat {left} over; je inkomsten brengen er ongeveer {income} bij.</translation>
    </message>
    <message>
        <source>bids.rest_only</source>
        <extracomment>You have {money}. A bid of {bid} leaves {left}.</extracomment>
        <translation>Je hebt {money}. Een bod van {bid} laat {left} over.</translation>
    </message>
    <message numerus="yes">
        <source>bids.seal</source>
        <extracomment>Seal my bid of {n} | Seal my bid of {n}</extracomment>
        <translation>
            <numerusform>Mijn bod van {n} verzegelen</numerusform>
            <numerusform>Mijn bod van {n} verzegelen</numerusform>
        </translation>
    </message>
    <message>
        <source>bids.secret</source>
        <extracomment>Nobody sees it before all bids are in.</extracomment>
        <translation>Niemand ziet het voordat alle biedingen binnen zijn.</translation>
    </message>
    <message>
        <source>bids.slip</source>
        <extracomment>Show the slip</extracomment>
        <translation>Briefje tonen</translation>
    </message>
    <message>
        <source>bids.state.empty</source>
        <extracomment>has nothing</extracomment>
        <translation>heeft niets</translation>
    </message>
    <message>
        <source>bids.state.now</source>
        <extracomment>bids now</extracomment>
        <translation>biedt nu</translation>
    </message>
    <message>
        <source>bids.state.sealed</source>
        <extracomment>sealed</extracomment>
        <translation>verzegeld</translation>
    </message>
    <message>
        <source>bids.state.waits</source>
        <extracomment>waits</extracomment>
        <translation>wacht</translation>
    </message>
    <message>
        <source>bids.title</source>
        <extracomment>Your sealed bid</extracomment>
        <translation>Je verzegelde bod</translation>
    </message>
    <message>
        <source>bids.to_the_bank</source>
        <extracomment>All of it goes to the bank: {money}</extracomment>
        <translation>Alles gaat naar de bank: {money}</translation>
    </message>
    <message>
        <source>board.empty</source>
        <extracomment>Nobody is there</extracomment>
        <translation>Er is niemand</translation>
    </message>
    <message>
        <source>board.figure</source>
        <extracomment>{piece} ({player})</extracomment>
        <translation>{piece} ({player})</translation>
    </message>
    <message>
        <source>board.line_to</source>
        <extracomment>to {name}</extracomment>
        <translation>naar {name}</translation>
    </message>
    <message>
        <source>board.name</source>
        <extracomment>Board</extracomment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>board.odds_spoken</source>
        <extracomment>{win} to win; you lose {lose}, they lose {they} on average</extracomment>
        <translation>{win} kans op winst; jij verliest gemiddeld {lose}, zij {they}</translation>
    </message>
    <message>
        <source>board.pinned</source>
        <extracomment>The camera stays on this board (P).</extracomment>
        <translation>De camera blijft bij dit bord (P).</translation>
    </message>
    <message>
        <source>board.porthole.name</source>
        <extracomment>To the other board: {board}</extracomment>
        <translation>Naar het andere bord: {board}</translation>
    </message>
    <message>
        <source>board.porthole.plate</source>
        <extracomment>{board} · {key}</extracomment>
        <translation>{board} · {key}</translation>
    </message>
    <message>
        <source>board.region.held</source>
        <extracomment>Held by {player}</extracomment>
        <translation>In handen van {player}</translation>
    </message>
    <message numerus="yes">
        <source>board.region.needs</source>
        <extracomment>Needs {n} territory | Needs all {n} territories</extracomment>
        <translation>
            <numerusform>Nodig: {n} gebied</numerusform>
            <numerusform>Nodig: alle {n} gebieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board.region.pays</source>
        <extracomment>{region}: {n} army a turn | {region}: {n} armies a turn</extracomment>
        <translation>
            <numerusform>{region}: {n} leger per beurt</numerusform>
            <numerusform>{region}: {n} legers per beurt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board.region.pays</source>
        <comment>ad2210</comment>
        <extracomment>{region}: {n} MOD a turn | {region}: {n} MODs a turn</extracomment>
        <translation>
            <numerusform>{region}: {n} MOD per beurt</numerusform>
            <numerusform>{region}: {n} MODs per beurt</numerusform>
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
        <translation>Uit het spel: niemand mag erin of erdoor</translation>
    </message>
    <message>
        <source>board.stacked</source>
        <extracomment>The stack stands for {n} of these pieces</extracomment>
        <translation>De stapel staat voor {n} van deze stukken</translation>
    </message>
    <message>
        <source>board.tag.altar</source>
        <extracomment>Altar: one die more in each of your god wars</extracomment>
        <translation>Altaar: één dobbelsteen meer in elke godenstrijd van jou</translation>
    </message>
    <message>
        <source>board.tag.altar.brief</source>
        <extracomment>An altar: +1 die in your god wars, 1 point.</extracomment>
        <translation>Een altaar: +1 dobbelsteen in je godenstrijd, 1 punt.</translation>
    </message>
    <message>
        <source>board.tag.altar.more</source>
        <extracomment>1 point at the end of the game</extracomment>
        <translation>1 punt aan het einde van het spel</translation>
    </message>
    <message>
        <source>board.tag.crypt</source>
        <extracomment>Crypt: each turn one army returns from here to a temple of yours, if another one stays</extracomment>
        <translation>Crypte: elke beurt keert hieruit één leger terug naar een tempel van jou, als er een ander blijft</translation>
    </message>
    <message>
        <source>board.tag.crypt.brief</source>
        <extracomment>A crypt: an army returns each turn, a Death card, 1 point.</extracomment>
        <translation>Een crypte: elke beurt keert een leger terug, een doodskaart, 1 punt.</translation>
    </message>
    <message>
        <source>board.tag.crypt.more</source>
        <extracomment>A Death card at the end of your turn while your God of Death is in play; 1 point at the end of the game</extracomment>
        <translation>Een doodskaart aan het einde van je beurt zolang je god van de dood in het spel is; 1 punt aan het einde van het spel</translation>
    </message>
    <message>
        <source>board.tag.gate</source>
        <extracomment>Gate: the dead of every Afterlife can come in here</extracomment>
        <translation>Poort: hier kunnen de doden van elk hiernamaals binnenkomen</translation>
    </message>
    <message>
        <source>board.tag.gate.brief</source>
        <extracomment>A gate: your dead come in here.</extracomment>
        <translation>Een poort: hier komen je doden binnen.</translation>
    </message>
    <message>
        <source>board.tag.gate.more</source>
        <extracomment>Into an empty one without a fight; from one that others hold they have to drive them out</extracomment>
        <translation>In een lege zonder gevecht; uit die van een ander moeten ze hem verdrijven</translation>
    </message>
    <message>
        <source>board.tag.landing_site</source>
        <extracomment>Landing site: this is where units from the other board land</extracomment>
        <translation>Landingsplaats: hier landen eenheden van het andere bord</translation>
    </message>
    <message>
        <source>board.tag.sinks</source>
        <extracomment>This land may sink in the sea</extracomment>
        <translation>Dit land kan in zee verzinken</translation>
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
            <numerusform>{name}, {region}, {n} leger</numerusform>
            <numerusform>{name}, {region}, {n} legers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board.territory_spoken</source>
        <comment>ad2210</comment>
        <extracomment>{name}, {region}, {n} unit | {name}, {region}, {n} units</extracomment>
        <translation>
            <numerusform>{name}, {region}, {n} eenheid</numerusform>
            <numerusform>{name}, {region}, {n} eenheden</numerusform>
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
        <translation>zij verliezen {x}</translation>
    </message>
    <message>
        <source>board.they_lose_short</source>
        <extracomment>they −{x}</extracomment>
        <translation>zij −{x}</translation>
    </message>
    <message>
        <source>board.to_win</source>
        <extracomment>to win</extracomment>
        <translation>kans op winst</translation>
    </message>
    <message>
        <source>board.unpinned</source>
        <extracomment>The camera follows the fights to the other board (P).</extracomment>
        <translation>De camera volgt de gevechten naar het andere bord (P).</translation>
    </message>
    <message>
        <source>board.you_lose</source>
        <extracomment>you lose {x}</extracomment>
        <translation>jij verliest {x}</translation>
    </message>
    <message>
        <source>board.you_lose_short</source>
        <extracomment>you −{x}</extracomment>
        <translation>jij −{x}</translation>
    </message>
    <message>
        <source>bots.command.empty</source>
        <extracomment>A command has to follow after bot:, for example bot:python my_bot.py</extracomment>
        <translation>Na bot: hoort een opdracht te staan, bijvoorbeeld bot:python my_bot.py</translation>
    </message>
    <message>
        <source>bots.command.missing</source>
        <extracomment>The program “{word}” can't be found. Give its full path, or check the spelling.</extracomment>
        <translation>Het programma “{word}” is niet te vinden. Geef het volledige pad op, of controleer de spelling.</translation>
    </message>
    <message>
        <source>bots.command.quotes</source>
        <extracomment>A quotation mark isn't closed in the command.</extracomment>
        <translation>In de opdracht wordt een aanhalingsteken niet gesloten.</translation>
    </message>
    <message>
        <source>bots.dialog.command</source>
        <extracomment>Command</extracomment>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>bots.dialog.help</source>
        <extracomment>A program of your own can play this seat. Type the command that starts it, as you would in a terminal. How it talks with the game is described in docs/bots.md.</extracomment>
        <translation>Een eigen programma kan op deze plaats spelen. Typ de opdracht waarmee het start, zoals in een terminal. Hoe het met het spel praat, staat in docs/bots.md.</translation>
    </message>
    <message>
        <source>bots.dialog.title</source>
        <extracomment>Other program</extracomment>
        <translation>Ander programma</translation>
    </message>
    <message>
        <source>bots.dialog.trust</source>
        <extracomment>It sees only what its seat may see, but it runs with your rights on this computer: choose a program that you trust.</extracomment>
        <translation>Het ziet alleen wat zijn plaats mag zien, maar het draait met jouw rechten op deze computer: kies een programma dat je vertrouwt.</translation>
    </message>
    <message>
        <source>bots.fault</source>
        <extracomment>{words} ({detail})</extracomment>
        <translation>{words} ({detail})</translation>
    </message>
    <message>
        <source>bots.other</source>
        <extracomment>Other program…</extracomment>
        <translation>Ander programma…</translation>
    </message>
    <message>
        <source>bots.program</source>
        <extracomment>Program · {name}</extracomment>
        <translation>Programma · {name}</translation>
    </message>
    <message>
        <source>bots.replaced</source>
        <extracomment>This save wants to run {names}, which you never chose here. The opponent “Normal” plays instead; choose the program in New game to allow it.</extracomment>
        <translation>Deze partij wil {names} starten, wat je hier nooit hebt gekozen. Tegenstander ‘Normaal’ speelt in plaats daarvan; kies het programma in Nieuw spel om het toe te staan.</translation>
    </message>
    <message>
        <source>bots.trouble</source>
        <extracomment>{ai}: {what}. The first time: {first}</extracomment>
        <translation>{ai}: {what}. De eerste keer: {first}</translation>
    </message>
    <message numerus="yes">
        <source>bots.trouble.crash</source>
        <extracomment>{n} answer failed because the program broke down | {n} answers failed because the program broke down</extracomment>
        <translation>
            <numerusform>{n} antwoord bleef uit doordat het programma vastliep</numerusform>
            <numerusform>{n} antwoorden bleven uit doordat het programma vastliep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bots.trouble.illegal</source>
        <extracomment>{n} answer wasn't allowed | {n} answers weren't allowed</extracomment>
        <translation>
            <numerusform>{n} antwoord was niet toegestaan</numerusform>
            <numerusform>{n} antwoorden waren niet toegestaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bots.trouble.late</source>
        <extracomment>{n} answer didn't come in time | {n} answers didn't come in time</extracomment>
        <translation>
            <numerusform>{n} antwoord kwam niet op tijd</numerusform>
            <numerusform>{n} antwoorden kwamen niet op tijd</numerusform>
        </translation>
    </message>
    <message>
        <source>card.bonus.go</source>
        <extracomment>Draw</extracomment>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>card.bonus.help</source>
        <extracomment>Only decks of your commanders in play.</extracomment>
        <translation>Alleen stapels van je commandanten in het spel.</translation>
    </message>
    <message numerus="yes">
        <source>card.bonus.row</source>
        <extracomment>{deck}: {n} card left | {deck}: {n} cards left</extracomment>
        <translation>
            <numerusform>{deck}: nog {n} kaart</numerusform>
            <numerusform>{deck}: nog {n} kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>card.bonus.title</source>
        <extracomment>Your third conquest: draw a card from which deck?</extracomment>
        <translation>Je derde verovering: uit welke stapel trek je een kaart?</translation>
    </message>
    <message>
        <source>card.copies</source>
        <extracomment>1 of {n}</extracomment>
        <translation>1 van {n}</translation>
    </message>
    <message>
        <source>card.deck.death</source>
        <extracomment>Death deck</extracomment>
        <translation>Doodsstapel</translation>
    </message>
    <message>
        <source>card.deck.diplomat</source>
        <extracomment>Diplomat deck</extracomment>
        <translation>Diplomaatstapel</translation>
    </message>
    <message>
        <source>card.deck.land</source>
        <extracomment>Land deck</extracomment>
        <translation>Landstapel</translation>
    </message>
    <message>
        <source>card.deck.magic</source>
        <extracomment>Magic deck</extracomment>
        <translation>Magiestapel</translation>
    </message>
    <message>
        <source>card.deck.naval</source>
        <extracomment>Naval deck</extracomment>
        <translation>Marinestapel</translation>
    </message>
    <message>
        <source>card.deck.nuclear</source>
        <extracomment>Nuclear deck</extracomment>
        <translation>Kernwapenstapel</translation>
    </message>
    <message>
        <source>card.deck.sky</source>
        <extracomment>Sky deck</extracomment>
        <translation>Hemelstapel</translation>
    </message>
    <message>
        <source>card.deck.space</source>
        <extracomment>Space deck</extracomment>
        <translation>Ruimtestapel</translation>
    </message>
    <message>
        <source>card.deck.war</source>
        <extracomment>War deck</extracomment>
        <translation>Oorlogsstapel</translation>
    </message>
    <message>
        <source>card.decoys.go</source>
        <extracomment>Move them</extracomment>
        <translation>Verplaatsen</translation>
    </message>
    <message>
        <source>card.decoys.goes</source>
        <extracomment>{piece}: {from} → {territory}</extracomment>
        <translation>{piece}: {from} → {territory}</translation>
    </message>
    <message>
        <source>card.decoys.help</source>
        <extracomment>Choose a commander, then click a territory of yours. All go together.</extracomment>
        <translation>Kies een commandant en klik dan op een gebied van jou. Allen gaan tegelijk.</translation>
    </message>
    <message>
        <source>card.decoys.stay</source>
        <extracomment>All stay</extracomment>
        <translation>Allen blijven</translation>
    </message>
    <message>
        <source>card.decoys.stays</source>
        <extracomment>{piece}: stays in {territory}</extracomment>
        <translation>{piece}: blijft in {territory}</translation>
    </message>
    <message>
        <source>card.decoys.title</source>
        <extracomment>Where do your commanders go?</extracomment>
        <translation>Waar gaan je commandanten heen?</translation>
    </message>
    <message>
        <source>card.hand.cover</source>
        <extracomment>{player}: your cards?</extracomment>
        <translation>{player}: jouw kaarten?</translation>
    </message>
    <message>
        <source>card.hand.cover_help</source>
        <extracomment>Hold Space to look</extracomment>
        <translation>Houd spatie ingedrukt om te kijken</translation>
    </message>
    <message>
        <source>card.hand.lent_help</source>
        <extracomment>A click or C shows them</extracomment>
        <translation>Een klik of C toont ze</translation>
    </message>
    <message numerus="yes">
        <source>card.hand.spoken</source>
        <extracomment>Your hand, {n} card: {cards} | Your hand, {n} cards: {cards}</extracomment>
        <translation>
            <numerusform>Je hand, {n} kaart: {cards}</numerusform>
            <numerusform>Je hand, {n} kaarten: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>card.hand.times</source>
        <extracomment>{card}, {n} of them</extracomment>
        <translation>{card}, {n} stuks</translation>
    </message>
    <message>
        <source>card.in_play</source>
        <extracomment>{piece} in play</extracomment>
        <translation>{piece} in het spel</translation>
    </message>
    <message>
        <source>card.lack.armageddon</source>
        <extracomment>Only nuclear cards now</extracomment>
        <translation>Nu alleen kernwapenkaarten</translation>
    </message>
    <message>
        <source>card.lack.commander.diplomat</source>
        <extracomment>No Diplomat</extracomment>
        <translation>Geen diplomaat</translation>
    </message>
    <message>
        <source>card.lack.commander.land</source>
        <extracomment>No Land Commander</extracomment>
        <translation>Geen landcommandant</translation>
    </message>
    <message>
        <source>card.lack.commander.naval</source>
        <extracomment>No Naval Commander</extracomment>
        <translation>Geen marinecommandant</translation>
    </message>
    <message>
        <source>card.lack.commander.nuclear</source>
        <extracomment>No Nuclear Commander</extracomment>
        <translation>Geen kernwapencommandant</translation>
    </message>
    <message>
        <source>card.lack.commander.space</source>
        <extracomment>No Space Commander</extracomment>
        <translation>Geen ruimtecommandant</translation>
    </message>
    <message numerus="yes">
        <source>card.lack.energy</source>
        <extracomment>{n} energy short | {n} energy short</extracomment>
        <translation>
            <numerusform>{n} energie te weinig</numerusform>
            <numerusform>{n} energie te weinig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card.lack.faith</source>
        <extracomment>{n} faith short | {n} faith short</extracomment>
        <translation>
            <numerusform>{n} geloof te weinig</numerusform>
            <numerusform>{n} geloof te weinig</numerusform>
        </translation>
    </message>
    <message>
        <source>card.lack.god</source>
        <extracomment>Summon {god} first</extracomment>
        <translation>Roep eerst {god} op</translation>
    </message>
    <message>
        <source>card.lack.jammed</source>
        <extracomment>Jammed this turn</extracomment>
        <translation>Gestoord deze beurt</translation>
    </message>
    <message>
        <source>card.lack.moment.before_first_invasion</source>
        <extracomment>Only before your first invasion</extracomment>
        <translation>Alleen vóór je eerste invasie</translation>
    </message>
    <message>
        <source>card.lack.moment.end_of_game</source>
        <extracomment>Counts by itself at the end of the game</extracomment>
        <translation>Telt vanzelf aan het eind van het spel</translation>
    </message>
    <message>
        <source>card.lack.moment.end_of_turn</source>
        <extracomment>Only at the end of your turn</extracomment>
        <translation>Alleen aan het eind van je beurt</translation>
    </message>
    <message>
        <source>card.lack.moment.invaded_any</source>
        <extracomment>Waits for an invasion</extracomment>
        <translation>Wacht op een invasie</translation>
    </message>
    <message>
        <source>card.lack.moment.invaded_you</source>
        <extracomment>Waits for an invasion of yours</extracomment>
        <translation>Wacht op een invasie bij jou</translation>
    </message>
    <message>
        <source>card.lack.other</source>
        <extracomment>Not now</extracomment>
        <translation>Nu niet</translation>
    </message>
    <message>
        <source>card.lack.target</source>
        <extracomment>Nothing to aim at</extracomment>
        <translation>Geen doel</translation>
    </message>
    <message>
        <source>card.lack.timing.attacked</source>
        <extracomment>Waits for an attack on you</extracomment>
        <translation>Wacht op een aanval op jou</translation>
    </message>
    <message>
        <source>card.lack.timing.own_turn</source>
        <extracomment>Waits for your Cards step</extracomment>
        <translation>Wacht op je stap Kaarten</translation>
    </message>
    <message>
        <source>card.lack.timing.relic</source>
        <extracomment>Works by itself</extracomment>
        <translation>Werkt vanzelf</translation>
    </message>
    <message>
        <source>card.moment.attacked</source>
        <extracomment>You are attacked</extracomment>
        <translation>Aanval op jou</translation>
    </message>
    <message>
        <source>card.moment.before_first_invasion</source>
        <extracomment>Your turn</extracomment>
        <translation>Je beurt</translation>
    </message>
    <message>
        <source>card.moment.end_of_game</source>
        <extracomment>End of the game</extracomment>
        <translation>Eind van het spel</translation>
    </message>
    <message>
        <source>card.moment.end_of_turn</source>
        <extracomment>End of turn</extracomment>
        <translation>Eind van je beurt</translation>
    </message>
    <message>
        <source>card.moment.invaded_any</source>
        <extracomment>Any invasion</extracomment>
        <translation>Elke invasie</translation>
    </message>
    <message>
        <source>card.moment.invaded_you</source>
        <extracomment>You are invaded</extracomment>
        <translation>Invasie bij jou</translation>
    </message>
    <message>
        <source>card.moment.own_turn</source>
        <extracomment>Your turn</extracomment>
        <translation>Je beurt</translation>
    </message>
    <message>
        <source>card.moment.relic</source>
        <extracomment>Relic</extracomment>
        <translation>Relikwie</translation>
    </message>
    <message>
        <source>card.needs</source>
        <extracomment>Needs</extracomment>
        <translation>Nodig</translation>
    </message>
    <message>
        <source>card.play.called</source>
        <extracomment>Armageddon of {player}: play nuclear cards?</extracomment>
        <translation>Armageddon van {player}: kernwapenkaarten spelen?</translation>
    </message>
    <message>
        <source>card.play.called_help</source>
        <extracomment>They cost nothing now. Choose a bright one, or go on.</extracomment>
        <translation>Ze kosten nu niets. Kies een heldere, of ga verder.</translation>
    </message>
    <message>
        <source>card.play.change</source>
        <extracomment>{territory} {before} → {after}</extracomment>
        <translation>{territory} {before} → {after}</translation>
    </message>
    <message>
        <source>card.play.commander</source>
        <extracomment>Choose whose piece, in the list or on the board.</extracomment>
        <translation>Kies wiens stuk, in de lijst of op het bord.</translation>
    </message>
    <message>
        <source>card.play.go</source>
        <extracomment>Play {card}</extracomment>
        <translation>Speel {card}</translation>
    </message>
    <message>
        <source>card.play.help</source>
        <extracomment>Choose a bright one, by click or number, or go on.</extracomment>
        <translation>Kies een heldere, met klik of cijfer, of ga verder.</translation>
    </message>
    <message>
        <source>card.play.none</source>
        <extracomment>No more cards</extracomment>
        <translation>Geen kaarten meer</translation>
    </message>
    <message>
        <source>card.play.piece_of</source>
        <extracomment>{player}: {piece}, {territory}</extracomment>
        <translation>{player}: {piece}, {territory}</translation>
    </message>
    <message>
        <source>card.play.player</source>
        <extracomment>Choose a player.</extracomment>
        <translation>Kies een speler.</translation>
    </message>
    <message>
        <source>card.play.ready</source>
        <extracomment>Space plays it. Esc puts it back.</extracomment>
        <translation>Spatie speelt hem. Esc legt hem terug.</translation>
    </message>
    <message numerus="yes">
        <source>card.play.territory</source>
        <extracomment>Click the glowing territory that it is for. | Click {n} glowing territories.</extracomment>
        <translation>
            <numerusform>Klik op het oplichtende gebied waar hij voor is.</numerusform>
            <numerusform>Klik op {n} oplichtende gebieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>card.play.title</source>
        <extracomment>Play a command card?</extracomment>
        <translation>Een commandokaart spelen?</translation>
    </message>
    <message>
        <source>card.play.vain</source>
        <extracomment>No card is left in the pile it draws from: it would do nothing.</extracomment>
        <translation>De stapel waaruit hij trekt, is leeg: hij zou niets doen.</translation>
    </message>
    <message>
        <source>card.react.chosen</source>
        <extracomment>A card is chosen. Enter plays it.</extracomment>
        <translation>Er is een kaart gekozen. Enter speelt hem.</translation>
    </message>
    <message>
        <source>card.react.help</source>
        <extracomment>Choose a bright card, or pass.</extracomment>
        <translation>Kies een heldere kaart, of pas.</translation>
    </message>
    <message>
        <source>card.react.hidden</source>
        <extracomment>Play the chosen card</extracomment>
        <translation>Speel de gekozen kaart</translation>
    </message>
    <message>
        <source>card.react.look</source>
        <extracomment>Hold Space to look at your hand, choose by number, or pass.</extracomment>
        <translation>Houd spatie ingedrukt om je hand te zien, kies met een cijfer, of pas.</translation>
    </message>
    <message>
        <source>card.react.nothing</source>
        <extracomment>Nothing in your hand fits: it goes on by itself.</extracomment>
        <translation>Niets in je hand past: het gaat vanzelf verder.</translation>
    </message>
    <message>
        <source>card.react.now</source>
        <extracomment>is asked</extracomment>
        <translation>wordt gevraagd</translation>
    </message>
    <message>
        <source>card.react.off</source>
        <extracomment>The invasion is called off</extracomment>
        <translation>De invasie gaat niet door</translation>
    </message>
    <message>
        <source>card.react.order</source>
        <extracomment>Asked in turn order</extracomment>
        <translation>Gevraagd op volgorde</translation>
    </message>
    <message>
        <source>card.react.pass</source>
        <extracomment>Pass</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>card.react.passed</source>
        <extracomment>passed</extracomment>
        <translation>paste</translation>
    </message>
    <message>
        <source>card.react.quiet.battle</source>
        <extracomment>Not this battle</extracomment>
        <translation>Dit gevecht niet</translation>
    </message>
    <message>
        <source>card.react.quiet.bystander</source>
        <extracomment>Only about me</extracomment>
        <translation>Alleen over mij</translation>
    </message>
    <message>
        <source>card.react.quiet.turn</source>
        <extracomment>Not till my turn</extracomment>
        <translation>Pas in mijn beurt</translation>
    </message>
    <message>
        <source>card.react.title</source>
        <extracomment>{player} invades {territory}: answer with a card?</extracomment>
        <translation>{player} valt {territory} binnen: antwoorden met een kaart?</translation>
    </message>
    <message>
        <source>card.react.waits</source>
        <extracomment>waits</extracomment>
        <translation>wacht</translation>
    </message>
    <message>
        <source>card.remove.done</source>
        <extracomment>These fall</extracomment>
        <translation>Deze vallen</translation>
    </message>
    <message>
        <source>card.remove.go</source>
        <extracomment>Remove them</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>card.remove.help</source>
        <extracomment>A click takes one, a right click gives it back.</extracomment>
        <translation>Een klik neemt er een, een rechtsklik geeft hem terug.</translation>
    </message>
    <message numerus="yes">
        <source>card.remove.title</source>
        <extracomment>Remove {n} more | Remove {n} more</extracomment>
        <translation>
            <numerusform>Verwijder er nog {n}</numerusform>
            <numerusform>Verwijder er nog {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card.spoken_cost</source>
        <extracomment>costs {n} | costs {n}</extracomment>
        <translation>
            <numerusform>kost {n}</numerusform>
            <numerusform>kost {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>card.table.all</source>
        <extracomment>All {count}</extracomment>
        <translation>Alle {count}</translation>
    </message>
    <message>
        <source>card.table.answer</source>
        <extracomment>When invaded {count}</extracomment>
        <translation>Bij een invasie {count}</translation>
    </message>
    <message>
        <source>card.table.answer</source>
        <comment>godstorm</comment>
        <extracomment>When attacked {count}</extracomment>
        <translation>Bij een aanval {count}</translation>
    </message>
    <message numerus="yes">
        <source>card.table.backs</source>
        <extracomment>{player} holds {n} card | {player} holds {n} cards</extracomment>
        <translation>
            <numerusform>{player} heeft {n} kaart</numerusform>
            <numerusform>{player} heeft {n} kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>card.table.closed</source>
        <extracomment>commander not in play</extracomment>
        <translation>commandant niet in het spel</translation>
    </message>
    <message>
        <source>card.table.closed</source>
        <comment>godstorm</comment>
        <extracomment>god not in play</extracomment>
        <translation>god niet in het spel</translation>
    </message>
    <message>
        <source>card.table.decks</source>
        <extracomment>Decks and commanders</extracomment>
        <translation>Stapels en commandanten</translation>
    </message>
    <message>
        <source>card.table.decks</source>
        <comment>godstorm</comment>
        <extracomment>Decks and gods</extracomment>
        <translation>Stapels en goden</translation>
    </message>
    <message>
        <source>card.table.empty</source>
        <extracomment>You hold no card.</extracomment>
        <translation>Je hebt geen kaart.</translation>
    </message>
    <message>
        <source>card.table.end</source>
        <extracomment>End of the game {count}</extracomment>
        <translation>Eind van het spel {count}</translation>
    </message>
    <message>
        <source>card.table.filter</source>
        <extracomment>Which cards</extracomment>
        <translation>Welke kaarten</translation>
    </message>
    <message>
        <source>card.table.help</source>
        <extracomment>Your hand. A card that isn't veiled can be played now.</extracomment>
        <translation>Je hand. Een kaart zonder sluier kan nu worden gespeeld.</translation>
    </message>
    <message numerus="yes">
        <source>card.table.left</source>
        <extracomment>{n} left | {n} left</extracomment>
        <translation>
            <numerusform>nog {n}</numerusform>
            <numerusform>nog {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>card.table.now</source>
        <extracomment>Playable now {count}</extracomment>
        <translation>Nu speelbaar {count}</translation>
    </message>
    <message>
        <source>card.table.open</source>
        <extracomment>commander in play</extracomment>
        <translation>commandant in het spel</translation>
    </message>
    <message>
        <source>card.table.open</source>
        <comment>godstorm</comment>
        <extracomment>god in play</extracomment>
        <translation>god in het spel</translation>
    </message>
    <message>
        <source>card.table.others</source>
        <extracomment>What the others hold</extracomment>
        <translation>Wat de anderen hebben</translation>
    </message>
    <message>
        <source>card.table.relics</source>
        <extracomment>Relics in play</extracomment>
        <translation>Relikwieën in het spel</translation>
    </message>
    <message>
        <source>card.table.title</source>
        <extracomment>Command cards</extracomment>
        <translation>Commandokaarten</translation>
    </message>
    <message>
        <source>card.table.title</source>
        <comment>godstorm</comment>
        <extracomment>Miracles</extracomment>
        <translation>Wonderen</translation>
    </message>
    <message>
        <source>card.table.waits</source>
        <extracomment>Played, and waiting</extracomment>
        <translation>Gespeeld, en in afwachting</translation>
    </message>
    <message>
        <source>card.table.whole_moon</source>
        <extracomment>the whole Moon</extracomment>
        <translation>de hele maan</translation>
    </message>
    <message>
        <source>card.when</source>
        <extracomment>When</extracomment>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>choice.Amount</source>
        <extracomment>{value}</extracomment>
        <translation>{value}</translation>
    </message>
    <message>
        <source>choice.Attack</source>
        <extracomment>Attack {target} from {origin}, {dice} dice</extracomment>
        <translation>Val {target} aan vanuit {origin}, {dice} dobbelstenen</translation>
    </message>
    <message>
        <source>choice.Blitz</source>
        <extracomment>Attack {target} from {origin} until {keep} are left</extracomment>
        <translation>Val {target} aan vanuit {origin} tot er {keep} over zijn</translation>
    </message>
    <message>
        <source>choice.BuyCards</source>
        <extracomment>Buy {cards}</extracomment>
        <translation>Koop {cards}</translation>
    </message>
    <message>
        <source>choice.Claim</source>
        <extracomment>Take {territory}</extracomment>
        <translation>Neem {territory}</translation>
    </message>
    <message>
        <source>choice.DefendWith</source>
        <extracomment>Defend with {dice} dice</extracomment>
        <translation>Verdedig met {dice} dobbelstenen</translation>
    </message>
    <message>
        <source>choice.Enter</source>
        <extracomment>March from {origin} into {target}</extracomment>
        <translation>Trek van {origin} {target} binnen</translation>
    </message>
    <message>
        <source>choice.Fortify</source>
        <extracomment>Move {armies} from {origin} to {target}</extracomment>
        <translation>Verplaats {armies} van {origin} naar {target}</translation>
    </message>
    <message>
        <source>choice.LedAttack</source>
        <extracomment>Attack {target} from {origin}, {dice} dice, with {leaders}</extracomment>
        <translation>Val {target} aan vanuit {origin}, {dice} dobbelstenen, met {leaders}</translation>
    </message>
    <message>
        <source>choice.LedAttack.none</source>
        <extracomment>Attack {target} from {origin}, {dice} dice, without a commander</extracomment>
        <translation>Val {target} aan vanuit {origin}, {dice} dobbelstenen, zonder commandant</translation>
    </message>
    <message>
        <source>choice.LedBlitz</source>
        <extracomment>Attack {target} from {origin} until {keep} are left, with {leaders}</extracomment>
        <translation>Val {target} aan vanuit {origin} tot er {keep} over zijn, met {leaders}</translation>
    </message>
    <message>
        <source>choice.LedFortify</source>
        <extracomment>Move {armies} from {origin} to {target}, among them {leaders}</extracomment>
        <translation>Verplaats {armies} van {origin} naar {target}, onder wie {leaders}</translation>
    </message>
    <message>
        <source>choice.LedFortify.none</source>
        <extracomment>Move {armies} from {origin} to {target}, without a commander</extracomment>
        <translation>Verplaats {armies} van {origin} naar {target}, zonder commandant</translation>
    </message>
    <message>
        <source>choice.LedMoveIn</source>
        <extracomment>Move in with {armies}, among them {leaders}</extracomment>
        <translation>Trek binnen met {armies}, onder wie {leaders}</translation>
    </message>
    <message>
        <source>choice.LedMoveIn.none</source>
        <extracomment>Move in with {armies}, without a commander</extracomment>
        <translation>Trek binnen met {armies}, zonder commandant</translation>
    </message>
    <message>
        <source>choice.Lose</source>
        <extracomment>Lose {leaders}</extracomment>
        <translation>Verlies {leaders}</translation>
    </message>
    <message>
        <source>choice.Lose.none</source>
        <extracomment>Lose no commander</extracomment>
        <translation>Verlies geen commandant</translation>
    </message>
    <message>
        <source>choice.MoveCommanders</source>
        <extracomment>Move: {moves}</extracomment>
        <translation>Verplaats: {moves}</translation>
    </message>
    <message>
        <source>choice.MoveCommanders.none</source>
        <extracomment>All stay where they are</extracomment>
        <translation>Iedereen blijft staan</translation>
    </message>
    <message>
        <source>choice.MoveIn</source>
        <extracomment>Move in with {armies}</extracomment>
        <translation>Trek binnen met {armies}</translation>
    </message>
    <message>
        <source>choice.Pass</source>
        <extracomment>Nothing more</extracomment>
        <translation>Niets meer</translation>
    </message>
    <message>
        <source>choice.Pick</source>
        <extracomment>{key}</extracomment>
        <translation>{key}</translation>
    </message>
    <message>
        <source>choice.Place</source>
        <extracomment>Place: {parts}</extracomment>
        <translation>Plaats: {parts}</translation>
    </message>
    <message>
        <source>choice.PlaceRest</source>
        <extracomment>Let the program place the rest</extracomment>
        <translation>Laat het programma de rest plaatsen</translation>
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
        <translation>{kind} op {territory}</translation>
    </message>
    <message>
        <source>choice.Remove</source>
        <extracomment>Remove: {parts}</extracomment>
        <translation>Verwijder: {parts}</translation>
    </message>
    <message>
        <source>choice.RollWith</source>
        <extracomment>{dice} dice, eight-sided for {leaders}</extracomment>
        <translation>{dice} dobbelstenen, achtzijdig voor {leaders}</translation>
    </message>
    <message>
        <source>choice.RollWith.none</source>
        <extracomment>{dice} dice, all six-sided</extracomment>
        <translation>{dice} dobbelstenen, allemaal zeszijdig</translation>
    </message>
    <message>
        <source>choice.Silence</source>
        <extracomment>Don't ask me {scope}</extracomment>
        <translation>Vraag me niets {scope}</translation>
    </message>
    <message>
        <source>choice.TakeMarker</source>
        <extracomment>Turn {place}</extracomment>
        <translation>Beurt {place}</translation>
    </message>
    <message>
        <source>choice.other</source>
        <extracomment>{name}</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>choice.scope.battle</source>
        <extracomment>in this battle</extracomment>
        <translation>in dit gevecht</translation>
    </message>
    <message>
        <source>choice.scope.bystander</source>
        <extracomment>unless it is about me</extracomment>
        <translation>tenzij het om mij gaat</translation>
    </message>
    <message>
        <source>choice.scope.turn</source>
        <extracomment>until my own turn</extracomment>
        <translation>tot mijn eigen beurt</translation>
    </message>
    <message>
        <source>choice.somewhere</source>
        <extracomment>a glowing territory</extracomment>
        <translation>een oplichtend gebied</translation>
    </message>
    <message>
        <source>chronicle.attack</source>
        <extracomment>{name} attacks {territory}</extracomment>
        <translation>{name} valt {territory} aan</translation>
    </message>
    <message>
        <source>chronicle.begin</source>
        <extracomment>The war begins</extracomment>
        <translation>De oorlog begint</translation>
    </message>
    <message>
        <source>chronicle.begin.detail</source>
        <extracomment>{name} moves first</extracomment>
        <translation>{name} is eerst aan zet</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus</source>
        <extracomment>+{n} army each turn | +{n} armies each turn</extracomment>
        <translation>
            <numerusform>+{n} leger per beurt</numerusform>
            <numerusform>+{n} legers per beurt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus</source>
        <comment>ad2210</comment>
        <extracomment>+{n} MOD and +{n} energy each turn | +{n} MODs and +{n} energy each turn</extracomment>
        <translation>
            <numerusform>+{n} MOD en +{n} energie per beurt</numerusform>
            <numerusform>+{n} MODs en +{n} energie per beurt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus_lost</source>
        <extracomment>−{n} army each turn | −{n} armies each turn</extracomment>
        <translation>
            <numerusform>−{n} leger per beurt</numerusform>
            <numerusform>−{n} legers per beurt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus_lost</source>
        <comment>ad2210</comment>
        <extracomment>−{n} MOD and −{n} energy each turn | −{n} MODs and −{n} energy each turn</extracomment>
        <translation>
            <numerusform>−{n} MOD en −{n} energie per beurt</numerusform>
            <numerusform>−{n} MODs en −{n} energie per beurt</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.bribe</source>
        <extracomment>{name} gives {neutral} a card</extracomment>
        <translation>{name} geeft {neutral} een kaart</translation>
    </message>
    <message>
        <source>chronicle.capital</source>
        <extracomment>{territory} is the capital of {name}</extracomment>
        <translation>{territory} is de hoofdstad van {name}</translation>
    </message>
    <message>
        <source>chronicle.capital.fallen</source>
        <extracomment>It has fallen to {by}</extracomment>
        <translation>Ze valt in handen van {by}</translation>
    </message>
    <message>
        <source>chronicle.capital.open</source>
        <extracomment>All capitals lie open</extracomment>
        <translation>Alle hoofdsteden liggen open</translation>
    </message>
    <message>
        <source>chronicle.capital.shown</source>
        <extracomment>Shown to win</extracomment>
        <translation>Getoond om te winnen</translation>
    </message>
    <message>
        <source>chronicle.capitals_founded</source>
        <extracomment>All capitals are founded in secret</extracomment>
        <translation>Alle hoofdsteden zijn in het geheim gesticht</translation>
    </message>
    <message>
        <source>chronicle.card</source>
        <extracomment>{name} draws a card</extracomment>
        <translation>{name} trekt een kaart</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.cards_lost</source>
        <extracomment>Nobody takes the card of {name} | Nobody takes the {n} cards of {name}</extracomment>
        <translation>
            <numerusform>Niemand pakt de kaart van {name}</numerusform>
            <numerusform>Niemand pakt de {n} kaarten van {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.cards_taken</source>
        <extracomment>{name} takes {n} card | {name} takes {n} cards</extracomment>
        <translation>
            <numerusform>{name} pakt {n} kaart</numerusform>
            <numerusform>{name} pakt {n} kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.claim</source>
        <extracomment>{name} claims {territory}</extracomment>
        <translation>{name} bezet {territory}</translation>
    </message>
    <message>
        <source>chronicle.dealer</source>
        <extracomment>{name} deals</extracomment>
        <translation>{name} deelt</translation>
    </message>
    <message>
        <source>chronicle.dealer.detail</source>
        <extracomment>{name} sits next and begins</extracomment>
        <translation>{name} zit ernaast en begint</translation>
    </message>
    <message>
        <source>chronicle.dealt</source>
        <extracomment>The territories were dealt</extracomment>
        <translation>De gebieden zijn uitgedeeld</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.fallen</source>
        <extracomment>{player} loses {n} army | {player} loses {n} armies</extracomment>
        <translation>
            <numerusform>{player} verliest {n} leger</numerusform>
            <numerusform>{player} verliest {n} legers</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.firm</source>
        <extracomment>{name} keeps its place</extracomment>
        <translation>{name} houdt stand</translation>
    </message>
    <message>
        <source>chronicle.from</source>
        <extracomment>from {name}</extracomment>
        <translation>van {name}</translation>
    </message>
    <message>
        <source>chronicle.joins</source>
        <extracomment>{name} sides with {player}</extracomment>
        <translation>{name} kiest de kant van {player}</translation>
    </message>
    <message>
        <source>chronicle.leaves</source>
        <extracomment>{name} leaves {player}</extracomment>
        <translation>{name} verlaat {player}</translation>
    </message>
    <message>
        <source>chronicle.led</source>
        <extracomment>led by {name}</extracomment>
        <translation>onder {name}</translation>
    </message>
    <message>
        <source>chronicle.losses</source>
        <extracomment>lost {lost}, beat {beaten}</extracomment>
        <translation>verloor {lost}, versloeg {beaten}</translation>
    </message>
    <message>
        <source>chronicle.mission_revealed</source>
        <extracomment>{name} has fulfilled a mission: {rank}</extracomment>
        <translation>{name} heeft een missie vervuld: {rank}</translation>
    </message>
    <message>
        <source>chronicle.mission_swapped</source>
        <extracomment>{name} changes a mission</extracomment>
        <translation>{name} ruilt een missie</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.missions_drawn</source>
        <extracomment>{name} draws a secret mission | {name} draws {n} secret missions</extracomment>
        <translation>
            <numerusform>{name} trekt een geheime missie</numerusform>
            <numerusform>{name} trekt {n} geheime missies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.missions_removed</source>
        <extracomment>{n} mission is out of the game | {n} missions are out of the game</extracomment>
        <translation>
            <numerusform>{n} missie doet niet mee</numerusform>
            <numerusform>{n} missies doen niet mee</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.missions_removed.detail</source>
        <extracomment>They can't come true here</extracomment>
        <translation>Ze kunnen hier niet uitkomen</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.move</source>
        <extracomment>{name} moves {n} army | {name} moves {n} armies</extracomment>
        <translation>
            <numerusform>{name} verplaatst {n} leger</numerusform>
            <numerusform>{name} verplaatst {n} legers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.move</source>
        <comment>ad2210</comment>
        <extracomment>{name} moves {n} unit | {name} moves {n} units</extracomment>
        <translation>
            <numerusform>{name} verplaatst {n} eenheid</numerusform>
            <numerusform>{name} verplaatst {n} eenheden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.muster</source>
        <extracomment>{name} raises {n} army for {neutral} | {name} raises {n} armies for {neutral}</extracomment>
        <translation>
            <numerusform>{name} werft {n} leger voor {neutral}</numerusform>
            <numerusform>{name} werft {n} legers voor {neutral}</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.order</source>
        <extracomment>{name} begins</extracomment>
        <translation>{name} begint</translation>
    </message>
    <message>
        <source>chronicle.order_tied</source>
        <extracomment>The highest dice are equal: once more</extracomment>
        <translation>De hoogste dobbelstenen zijn gelijk: nog eens</translation>
    </message>
    <message>
        <source>chronicle.out</source>
        <extracomment>{name} is out of the game</extracomment>
        <translation>{name} ligt uit het spel</translation>
    </message>
    <message>
        <source>chronicle.out.detail</source>
        <extracomment>beaten by {name}</extracomment>
        <translation>verslagen door {name}</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.place</source>
        <extracomment>{name} places {n} army | {name} places {n} armies</extracomment>
        <translation>
            <numerusform>{name} plaatst {n} leger</numerusform>
            <numerusform>{name} plaatst {n} legers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.place</source>
        <comment>ad2210</comment>
        <extracomment>{name} places {n} MOD | {name} places {n} MODs</extracomment>
        <translation>
            <numerusform>{name} plaatst {n} MOD</numerusform>
            <numerusform>{name} plaatst {n} MODs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.place_neutral</source>
        <extracomment>{n} army for {name} | {n} armies for {name}</extracomment>
        <translation>
            <numerusform>{n} leger voor {name}</numerusform>
            <numerusform>{n} legers voor {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.region_lost</source>
        <extracomment>{name} loses {region}</extracomment>
        <translation>{name} raakt {region} kwijt</translation>
    </message>
    <message>
        <source>chronicle.region_won</source>
        <extracomment>{name} holds {region}</extracomment>
        <translation>{name} bezit {region}</translation>
    </message>
    <message>
        <source>chronicle.rolled</source>
        <extracomment>rolled {roll}</extracomment>
        <translation>gooide {roll}</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.rolls</source>
        <extracomment>{n} roll | {n} rolls</extracomment>
        <translation>
            <numerusform>{n} worp</numerusform>
            <numerusform>{n} worpen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.rush</source>
        <extracomment>{player}'s rush costs {n} army | {player}'s rush costs {n} armies</extracomment>
        <translation>
            <numerusform>De overval van {player} kost {n} leger</numerusform>
            <numerusform>De overval van {player} kost {n} legers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.seized</source>
        <extracomment>{name} seizes {n} land around the capital | {name} seizes {n} lands around the capital</extracomment>
        <translation>
            <numerusform>{name} neemt {n} gebied rond de hoofdstad</numerusform>
            <numerusform>{name} neemt {n} gebieden rond de hoofdstad</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.stays_away</source>
        <extracomment>{name} stays angry</extracomment>
        <translation>{name} blijft boos</translation>
    </message>
    <message>
        <source>chronicle.take</source>
        <extracomment>{name} takes {territory}</extracomment>
        <translation>{name} verovert {territory}</translation>
    </message>
    <message>
        <source>chronicle.trade</source>
        <extracomment>{name} trades a set</extracomment>
        <translation>{name} ruilt een set in</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.trade.detail</source>
        <extracomment>+{n} army: {cards} | +{n} armies: {cards}</extracomment>
        <translation>
            <numerusform>+{n} leger: {cards}</numerusform>
            <numerusform>+{n} legers: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.won</source>
        <extracomment>{name} wins the game | {name} win the game</extracomment>
        <translation>
            <numerusform>{name} wint het spel</numerusform>
            <numerusform>{name} winnen het spel</numerusform>
        </translation>
    </message>
    <message>
        <source>cli.editions.edition</source>
        <extracomment>{edition} ({year}), players: {players}</extracomment>
        <translation>{edition} ({year}), spelers: {players}</translation>
    </message>
    <message>
        <source>cli.editions.option</source>
        <extracomment>{option} = {default} (or {others})</extracomment>
        <translation>{option} = {default} (of {others})</translation>
    </message>
    <message>
        <source>cli.error.ai</source>
        <extracomment>There is no computer opponent {ai}. Known: {known}</extracomment>
        <translation>Er is geen computertegenstander {ai}. Bekend: {known}</translation>
    </message>
    <message>
        <source>cli.error.board</source>
        <extracomment>There is no board {board} that has land only. Known: {known}</extracomment>
        <translation>Er is geen bord {board} met alleen land. Bekend: {known}</translation>
    </message>
    <message>
        <source>cli.error.edition</source>
        <extracomment>There is no rule set {edition}. Known: {known}</extracomment>
        <translation>Er is geen spelvariant {edition}. Bekend: {known}</translation>
    </message>
    <message>
        <source>cli.error.folder</source>
        <extracomment>The folder {folder} can't be used: {fault}</extracomment>
        <translation>De map {folder} kan niet worden gebruikt: {fault}</translation>
    </message>
    <message>
        <source>cli.error.option</source>
        <extracomment>There is no house rule {option}. Known: {known}</extracomment>
        <translation>Er is geen huisregel {option}. Bekend: {known}</translation>
    </message>
    <message>
        <source>cli.error.option_form</source>
        <extracomment>Write {option}=VALUE. Allowed values: {allowed}</extracomment>
        <translation>Schrijf {option}=WAARDE. Toegestane waarden: {allowed}</translation>
    </message>
    <message>
        <source>cli.error.option_value</source>
        <extracomment>The house rule {option} can't be {value}. Allowed: {allowed}</extracomment>
        <translation>De huisregel {option} kan niet {value} zijn. Toegestaan: {allowed}</translation>
    </message>
    <message>
        <source>cli.error.own_boards</source>
        <extracomment>{edition} has boards of its own ({boards}), so --board can't be given.</extracomment>
        <translation>{edition} heeft eigen borden ({boards}); --board kan er niet bij.</translation>
    </message>
    <message>
        <source>cli.error.own_cards</source>
        <extracomment>The house rule own_cards=yes can't be played. {fault}</extracomment>
        <translation>De huisregel own_cards=yes kan niet worden gespeeld. {fault}</translation>
    </message>
    <message>
        <source>cli.error.players</source>
        <extracomment>{edition} is not for {players} players, but for {allowed}.</extracomment>
        <translation>{edition} is niet voor {players} spelers, maar voor {allowed}.</translation>
    </message>
    <message>
        <source>cli.error.saves_there</source>
        <extracomment>The folder {folder} already holds saves of these games. Choose another folder or another seed.</extracomment>
        <translation>In de map {folder} staan deze spellen al. Kies een andere map of een ander startgetal.</translation>
    </message>
    <message>
        <source>cli.error.small_board</source>
        <extracomment>The board {board} is too small: it needs at least {least} territories for so many players.</extracomment>
        <translation>Het bord {board} is te klein: voor zoveel spelers zijn minstens {least} gebieden nodig.</translation>
    </message>
    <message>
        <source>cli.event.ArmageddonBegan</source>
        <extracomment>{player} calls an Armageddon.</extracomment>
        <translation>{player} roept een Armageddon uit.</translation>
    </message>
    <message>
        <source>cli.event.ArmageddonEnded</source>
        <extracomment>The Armageddon is over.</extracomment>
        <translation>Het Armageddon is voorbij.</translation>
    </message>
    <message>
        <source>cli.event.ArmiesMoved</source>
        <extracomment>{player} moves armies from {origin} to {target}: {armies}</extracomment>
        <translation>{player} verplaatst legers van {origin} naar {target}: {armies}</translation>
    </message>
    <message>
        <source>cli.event.ArmiesMoved</source>
        <comment>ad2210</comment>
        <extracomment>{player} moves units from {origin} to {target}: {armies}</extracomment>
        <translation>{player} verplaatst eenheden van {origin} naar {target}: {armies}</translation>
    </message>
    <message>
        <source>cli.event.ArmiesPlaced</source>
        <extracomment>{player} places: {parts}</extracomment>
        <translation>{player} plaatst: {parts}</translation>
    </message>
    <message>
        <source>cli.event.CapitalRevealed</source>
        <extracomment>{territory} is the capital of {player}.</extracomment>
        <translation>{territory} is de hoofdstad van {player}.</translation>
    </message>
    <message>
        <source>cli.event.CardDieRolled</source>
        <extracomment>{card}: the die shows {value}.</extracomment>
        <translation>{card}: de dobbelsteen toont {value}.</translation>
    </message>
    <message>
        <source>cli.event.CardDrawn</source>
        <extracomment>{player} draws a card</extracomment>
        <translation>{player} trekt een kaart</translation>
    </message>
    <message>
        <source>cli.event.CardsTaken</source>
        <extracomment>{player} takes the cards of {loser}: {cards}</extracomment>
        <translation>{player} neemt de kaarten van {loser}: {cards}</translation>
    </message>
    <message>
        <source>cli.event.CommandCardPlayed</source>
        <extracomment>{player} plays {card}.</extracomment>
        <translation>{player} speelt {card}.</translation>
    </message>
    <message>
        <source>cli.event.DiceRolled</source>
        <extracomment>{attacker} attacks {target} from {origin}: {attack} against {defence}</extracomment>
        <translation>{attacker} valt {target} aan vanuit {origin}: {attack} tegen {defence}</translation>
    </message>
    <message>
        <source>cli.event.GameWon</source>
        <extracomment>Winner: {winners}</extracomment>
        <translation>Winnaar: {winners}</translation>
    </message>
    <message>
        <source>cli.event.HoardDecided</source>
        <extracomment>{card} brings {player} {energy} energy.</extracomment>
        <translation>{card} levert {player} {energy} energie op.</translation>
    </message>
    <message>
        <source>cli.event.IncomeReceived</source>
        <extracomment>{player} gets armies: {lines}</extracomment>
        <translation>{player} krijgt legers: {lines}</translation>
    </message>
    <message>
        <source>cli.event.IncomeReceived</source>
        <comment>ad2210</comment>
        <extracomment>{player} gets MODs: {lines}</extracomment>
        <translation>{player} krijgt MODs: {lines}</translation>
    </message>
    <message>
        <source>cli.event.LandingOpened</source>
        <extracomment>{player} may invade {territory} from the Moon.</extracomment>
        <translation>{player} mag {territory} vanaf de maan binnenvallen.</translation>
    </message>
    <message>
        <source>cli.event.LandsSeized</source>
        <extracomment>{player} seizes the lands of {loser} around the capital: {territories}.</extracomment>
        <translation>{player} neemt de gebieden van {loser} rond de hoofdstad over: {territories}.</translation>
    </message>
    <message>
        <source>cli.event.MissionRevealed</source>
        <extracomment>{player} fulfils a mission: {mission}</extracomment>
        <translation>{player} vervult een missie: {mission}</translation>
    </message>
    <message>
        <source>cli.event.MissionSwapped</source>
        <extracomment>{player} changes a mission.</extracomment>
        <translation>{player} ruilt een missie.</translation>
    </message>
    <message>
        <source>cli.event.MissionsDrawn</source>
        <extracomment>{player} draws secret orders.</extracomment>
        <translation>{player} trekt geheime orders.</translation>
    </message>
    <message>
        <source>cli.event.MissionsRemoved</source>
        <extracomment>Missions of absent colours are out of the game.</extracomment>
        <translation>Missies van afwezige kleuren doen niet mee.</translation>
    </message>
    <message>
        <source>cli.event.OrderRolled</source>
        <extracomment>Roll for the start: {rolls}; {first} begins</extracomment>
        <translation>Worp om het begin: {rolls}; {first} begint</translation>
    </message>
    <message>
        <source>cli.event.PlayerEliminated</source>
        <extracomment>{player} is out of the game</extracomment>
        <translation>{player} is uitgeschakeld</translation>
    </message>
    <message>
        <source>cli.event.RegionCompleted</source>
        <extracomment>{player} holds all of {region}</extracomment>
        <translation>{player} bezit heel {region}</translation>
    </message>
    <message>
        <source>cli.event.ScoutsLanded</source>
        <extracomment>The scouts of {player} appear in {territory}: {mods} MODs.</extracomment>
        <translation>De verkenners van {player} verschijnen in {territory}: {mods} MODs.</translation>
    </message>
    <message>
        <source>cli.event.ScoutsSent</source>
        <extracomment>{player} sends scouts to a secret territory.</extracomment>
        <translation>{player} stuurt verkenners naar een geheim gebied.</translation>
    </message>
    <message>
        <source>cli.event.SealedKept</source>
        <extracomment>Everybody has chosen in secret.</extracomment>
        <translation>Iedereen heeft in het geheim gekozen.</translation>
    </message>
    <message>
        <source>cli.event.SetTraded</source>
        <extracomment>{player} trades a set for {armies} armies</extracomment>
        <translation>{player} ruilt een set voor {armies} legers</translation>
    </message>
    <message>
        <source>cli.event.SetupEnded</source>
        <extracomment>All starting armies are placed; {first} has the first turn</extracomment>
        <translation>Alle beginlegers staan; {first} heeft de eerste beurt</translation>
    </message>
    <message>
        <source>cli.event.SetupEnded</source>
        <comment>ad2210</comment>
        <extracomment>All MODs of the start are placed; {first} has the first turn</extracomment>
        <translation>Alle MODs van het begin staan; {first} heeft de eerste beurt</translation>
    </message>
    <message>
        <source>cli.event.TerritoryCardsTurned</source>
        <extracomment>{card} turns over: {territories}.</extracomment>
        <translation>{card} draait om: {territories}.</translation>
    </message>
    <message>
        <source>cli.event.TerritoryClaimed</source>
        <extracomment>{player} takes {territory}</extracomment>
        <translation>{player} neemt {territory}</translation>
    </message>
    <message>
        <source>cli.event.TerritoryConquered</source>
        <extracomment>{player} conquers {territory} from {loser}</extracomment>
        <translation>{player} verovert {territory} op {loser}</translation>
    </message>
    <message>
        <source>cli.event.TurnStarted</source>
        <extracomment>Round {round}: {player} is on turn</extracomment>
        <translation>Ronde {round}: {player} is aan de beurt</translation>
    </message>
    <message numerus="yes">
        <source>cli.replay.ok</source>
        <extracomment>{file}: {n} action, everything agrees | {file}: {n} actions, everything agrees</extracomment>
        <translation>
            <numerusform>{file}: {n} actie, alles klopt</numerusform>
            <numerusform>{file}: {n} acties, alles klopt</numerusform>
        </translation>
    </message>
    <message>
        <source>cli.replay.title</source>
        <extracomment>{edition}, seed {seed}: {players}</extracomment>
        <translation>{edition}, startgetal {seed}: {players}</translation>
    </message>
    <message>
        <source>cli.replay.unfinished</source>
        <extracomment>The game is not over.</extracomment>
        <translation>Het spel is nog niet afgelopen.</translation>
    </message>
    <message>
        <source>cli.simulate.faults</source>
        <extracomment>Answers that had to be replaced: {faults}, of which {illegal} were illegal</extracomment>
        <translation>Antwoorden die vervangen moesten worden: {faults}, waarvan {illegal} niet toegestaan</translation>
    </message>
    <message>
        <source>cli.simulate.finished</source>
        <extracomment>Games finished: {finished} of {games}</extracomment>
        <translation>Afgelopen spellen: {finished} van {games}</translation>
    </message>
    <message>
        <source>cli.simulate.interrupted</source>
        <extracomment>Stopped after {done} of {games} games.</extracomment>
        <translation>Gestopt na {done} van {games} spellen.</translation>
    </message>
    <message>
        <source>cli.simulate.points</source>
        <extracomment>{ai}  {points} points on average (95% interval {low} to {high}), mean place {place}</extracomment>
        <translation>{ai}  gemiddeld {points} punten (95%-interval {low} tot {high}), gemiddelde plaats {place}</translation>
    </message>
    <message>
        <source>cli.simulate.rounds</source>
        <extracomment>Rounds: median {median}, at most {most}</extracomment>
        <translation>Ronden: mediaan {median}, hoogstens {most}</translation>
    </message>
    <message>
        <source>cli.simulate.seat</source>
        <extracomment>{ai}  wins {rate} (95% interval {low} to {high})</extracomment>
        <translation>{ai}  wint {rate} (95%-interval {low} tot {high})</translation>
    </message>
    <message>
        <source>cli.simulate.speed</source>
        <extracomment>Speed: {games} games and {decisions} decisions per second</extracomment>
        <translation>Snelheid: {games} spellen en {decisions} beslissingen per seconde</translation>
    </message>
    <message>
        <source>cli.simulate.title</source>
        <extracomment>{edition}, {players} players, games from seed {seed}</extracomment>
        <translation>{edition}, {players} spelers, spellen vanaf startgetal {seed}</translation>
    </message>
    <message>
        <source>cli.simulate.unsaved</source>
        <extracomment>{file} can't be written: {fault}. Stopped after {done} of {games} games; this save is not complete.</extracomment>
        <translation>{file} kan niet worden geschreven: {fault}. Gestopt na {done} van {games} spellen; dit opgeslagen spel is niet volledig.</translation>
    </message>
    <message>
        <source>cli.unexpected</source>
        <extracomment>Unexpected error: {error}. Details are in {file}.</extracomment>
        <translation>Onverwachte fout: {error}. Bijzonderheden staan in {file}.</translation>
    </message>
    <message>
        <source>command_card.aqua_brother.title</source>
        <extracomment>Aqua Brother</extracomment>
        <translation>Waterbroer</translation>
    </message>
    <message>
        <source>command_card.armageddon.title</source>
        <extracomment>Armageddon</extracomment>
        <translation>Armageddon</translation>
    </message>
    <message>
        <source>command_card.assassin_bomb.title</source>
        <extracomment>Assassin Bomb</extracomment>
        <translation>Sluipmoordbom</translation>
    </message>
    <message>
        <source>command_card.assemble_mods.title</source>
        <extracomment>Assemble MODs</extracomment>
        <translation>MODs bouwen</translation>
    </message>
    <message>
        <source>command_card.cease_fire.title</source>
        <extracomment>Cease Fire</extracomment>
        <translation>Staakt-het-vuren</translation>
    </message>
    <message>
        <source>command_card.colony_influence.title</source>
        <extracomment>Colony Influence</extracomment>
        <translation>Kolonie-invloed</translation>
    </message>
    <message>
        <source>command_card.death_blood_coats_the_land.title</source>
        <extracomment>Blood Coats the Land</extracomment>
        <translation>Bloed bedekt het land</translation>
    </message>
    <message>
        <source>command_card.death_blood_coats_the_land.what</source>
        <extracomment>A continent is drawn by lot: every territory there loses an army, yours as well.</extracomment>
        <translation>Het lot wijst een continent aan: elk gebied daar verliest een leger, ook bij jou.</translation>
    </message>
    <message>
        <source>command_card.death_crops_wither.title</source>
        <extracomment>Crops Wither</extracomment>
        <translation>Oogsten verdorren</translation>
    </message>
    <message>
        <source>command_card.death_crops_wither.what</source>
        <extracomment>Choose a player, who discards all cards in hand. Relics stay.</extracomment>
        <translation>Kies een speler: die legt alle handkaarten af. Relikwieën blijven.</translation>
    </message>
    <message>
        <source>command_card.death_deaths_door_closes.title</source>
        <extracomment>Death's Door Closes</extracomment>
        <translation>De deur van de dood sluit</translation>
    </message>
    <message>
        <source>command_card.death_deaths_door_closes.what</source>
        <extracomment>In every crypt and at every altar of the Underworld half of the armies are lost, rounded down.</extracomment>
        <translation>In elke crypte en bij elk altaar van de onderwereld gaat de helft van de legers verloren, naar beneden afgerond.</translation>
    </message>
    <message>
        <source>command_card.death_diamonds_turn_to_rust.title</source>
        <extracomment>Diamonds Turn to Rust</extracomment>
        <translation>Diamanten worden roest</translation>
    </message>
    <message>
        <source>command_card.death_diamonds_turn_to_rust.what</source>
        <extracomment>Every relic of every player is destroyed, yours as well.</extracomment>
        <translation>Elke relikwie van elke speler wordt vernietigd, ook die van jou.</translation>
    </message>
    <message>
        <source>command_card.death_fire_rains_down.title</source>
        <extracomment>Fire Rains Down</extracomment>
        <translation>Het regent vuur</translation>
    </message>
    <message>
        <source>command_card.death_fire_rains_down.what</source>
        <extracomment>Choose a temple: it burns down. Its territory and every one next to it lose an army.</extracomment>
        <translation>Kies een tempel: hij brandt af. Het gebied ervan en elk gebied ernaast verliezen een leger.</translation>
    </message>
    <message>
        <source>command_card.death_paradise_is_lost.title</source>
        <extracomment>Paradise Is Lost</extracomment>
        <translation>Het paradijs is verloren</translation>
    </message>
    <message>
        <source>command_card.death_paradise_is_lost.what</source>
        <extracomment>Choose a plague land: its plague moves to a territory drawn by lot. Nobody dies of it now.</extracomment>
        <translation>Kies een pestland: de pest trekt naar een gebied dat het lot aanwijst. Nu sterft er niemand aan.</translation>
    </message>
    <message>
        <source>command_card.death_ragnarok_cometh.title</source>
        <extracomment>Ragnarok Cometh</extracomment>
        <translation>Ragnarok nadert</translation>
    </message>
    <message>
        <source>command_card.death_ragnarok_cometh.what</source>
        <extracomment>All Gods of the Sky and all Gods of War are banished, yours as well.</extracomment>
        <translation>Alle goden van de hemel en alle goden van de oorlog worden verbannen, ook die van jou.</translation>
    </message>
    <message>
        <source>command_card.death_the_dead_walk.title</source>
        <extracomment>The Dead Walk</extracomment>
        <translation>De doden wandelen</translation>
    </message>
    <message>
        <source>command_card.death_the_dead_walk.what</source>
        <extracomment>Up to {most} of your armies rise from one of your fields of the Underworld to one of your temples. One army stays in the field.</extracomment>
        <translation>Hoogstens {most} legers van jou verrijzen uit een van je velden in de onderwereld bij een van je tempels. Eén leger blijft in het veld.</translation>
    </message>
    <message>
        <source>command_card.death_the_gods_forsake_us.title</source>
        <extracomment>The Gods Forsake Us</extracomment>
        <translation>De goden verlaten ons</translation>
    </message>
    <message>
        <source>command_card.death_the_gods_forsake_us.what</source>
        <extracomment>The spare plague marker goes to a territory without plague and temple. Half of the armies there die, rounded down, and its gods are banished.</extracomment>
        <translation>Het losse pestfiche gaat naar een gebied zonder pest en tempel. De helft van de legers daar sterft, naar beneden afgerond, en de goden er worden verbannen.</translation>
    </message>
    <message>
        <source>command_card.death_the_ground_shakes.title</source>
        <extracomment>The Ground Shakes</extracomment>
        <translation>De grond beeft</translation>
    </message>
    <message>
        <source>command_card.death_the_ground_shakes.what</source>
        <extracomment>A continent is drawn by lot: in every territory there half of the armies die, rounded down.</extracomment>
        <translation>Het lot wijst een continent aan: in elk gebied daar sterft de helft van de legers, naar beneden afgerond.</translation>
    </message>
    <message>
        <source>command_card.death_the_mighty_have_fallen.title</source>
        <extracomment>The Mighty Have Fallen</extracomment>
        <translation>De machtigen zijn gevallen</translation>
    </message>
    <message>
        <source>command_card.death_the_mighty_have_fallen.what</source>
        <extracomment>The {groups} territories with most armies on Earth lose half of them, rounded down. Among equal ones you choose.</extracomment>
        <translation>De {groups} gebieden met de meeste legers op aarde verliezen de helft, naar beneden afgerond. Bij gelijke kies jij.</translation>
    </message>
    <message>
        <source>command_card.death_the_sea_is_your_tomb.title</source>
        <extracomment>The Sea Is Your Tomb</extracomment>
        <translation>De zee is je graf</translation>
    </message>
    <message>
        <source>command_card.death_the_sea_is_your_tomb.what</source>
        <extracomment>Atlantis sinks with all its armies, gods and temples and is out of the game.</extracomment>
        <translation>Atlantis verzinkt met al zijn legers, goden en tempels en is uit het spel.</translation>
    </message>
    <message>
        <source>command_card.death_the_trojan_horse_is_revealed.title</source>
        <extracomment>The Trojan Horse Is Revealed</extracomment>
        <translation>Het paard van Troje onthuld</translation>
    </message>
    <message>
        <source>command_card.death_the_trojan_horse_is_revealed.what</source>
        <extracomment>A lone enemy army in a territory of your choice dies. Roll a die: so many armies of yours take its place.</extracomment>
        <translation>Een alleenstaand vijandelijk leger in een gebied naar keuze sterft. Gooi een dobbelsteen: zoveel legers van jou nemen zijn plaats in.</translation>
    </message>
    <message>
        <source>command_card.death_the_waters_boil.title</source>
        <extracomment>The Waters Boil</extracomment>
        <translation>De wateren kolken</translation>
    </message>
    <message>
        <source>command_card.death_the_waters_boil.what</source>
        <extracomment>The maelstrom closes a sea link of your choice until the game ends.</extracomment>
        <translation>De maalstroom sluit een zeeverbinding naar keuze tot het einde van het spel.</translation>
    </message>
    <message>
        <source>command_card.death_the_young_grow_old.title</source>
        <extracomment>The Young Grow Old</extracomment>
        <translation>De jeugd wordt oud</translation>
    </message>
    <message>
        <source>command_card.death_the_young_grow_old.what</source>
        <extracomment>Every territory on Earth with two or more armies loses one, yours as well.</extracomment>
        <translation>Elk gebied op aarde met twee of meer legers verliest er een, ook bij jou.</translation>
    </message>
    <message>
        <source>command_card.decoys_revealed.title</source>
        <extracomment>Decoys Revealed</extracomment>
        <translation>Lokvogels ontmaskerd</translation>
    </message>
    <message>
        <source>command_card.effect.armageddon.anywhere</source>
        <extracomment>In turn order everybody with a nuclear commander in play may play any number of nuclear cards for nothing. No other cards are played meanwhile.</extracomment>
        <translation>In beurtvolgorde mag iedereen met een kernwapencommandant in het spel gratis zoveel kernwapenkaarten spelen als hij wil. Andere kaarten worden intussen niet gespeeld.</translation>
    </message>
    <message>
        <source>command_card.effect.assassin_bomb.anywhere</source>
        <extracomment>Choose a commander of an opponent and roll a die with {die} sides. On {least} or more that commander is destroyed.</extracomment>
        <translation>Kies een commandant van een tegenstander en gooi een dobbelsteen met {die} zijden. Bij {least} of meer is die commandant vernietigd.</translation>
    </message>
    <message>
        <source>command_card.effect.assemble_mods.land</source>
        <extracomment>Put {mods} new MODs in one land territory of yours.</extracomment>
        <translation>Zet {mods} nieuwe MODs in één landgebied van jou.</translation>
    </message>
    <message>
        <source>command_card.effect.assemble_mods.moon</source>
        <extracomment>Put {mods} new MODs in one moon territory of yours.</extracomment>
        <translation>Zet {mods} nieuwe MODs in één maangebied van jou.</translation>
    </message>
    <message>
        <source>command_card.effect.assemble_mods.water</source>
        <extracomment>Put {mods} new MODs in one water territory of yours.</extracomment>
        <translation>Zet {mods} nieuwe MODs in één watergebied van jou.</translation>
    </message>
    <message>
        <source>command_card.effect.cease_fire.anywhere</source>
        <extracomment>The invasion is cancelled. The attacker can't invade any territory of yours until the turn ends.</extracomment>
        <translation>De invasie gaat niet door. De aanvaller kan tot het einde van de beurt geen gebied van jou binnenvallen.</translation>
    </message>
    <message>
        <source>command_card.effect.colony_influence.anywhere</source>
        <extracomment>Adds {points} points if the commander of its deck is in play when points are counted.</extracomment>
        <translation>Levert {points} punten op als de commandant van zijn stapel in het spel is wanneer de punten worden geteld.</translation>
    </message>
    <message>
        <source>command_card.effect.death_trap.anywhere</source>
        <extracomment>The attacker removes half of the units in the territory the invasion came from, rounded up. If only one is left, the invasion is over.</extracomment>
        <translation>De aanvaller haalt de helft weg van de eenheden in het gebied waar de invasie vandaan kwam, naar boven afgerond. Blijft er één over, dan is de invasie voorbij.</translation>
    </message>
    <message>
        <source>command_card.effect.decoys_revealed.anywhere</source>
        <extracomment>Move any of your commanders on the board to territories of yours, wherever they are.</extracomment>
        <translation>Verplaats zoveel van je commandanten op het bord als je wilt naar gebieden van jou, waar die ook liggen.</translation>
    </message>
    <message>
        <source>command_card.effect.energy_crisis.anywhere</source>
        <extracomment>Every opponent who has energy gives you {energy} of it.</extracomment>
        <translation>Elke tegenstander die energie heeft, geeft jou er {energy} van.</translation>
    </message>
    <message>
        <source>command_card.effect.energy_extraction.anywhere</source>
        <extracomment>If the whole Moon is yours at the end of this turn, you get {energy} energy.</extracomment>
        <translation>Is de hele maan aan het einde van deze beurt van jou, dan krijg je {energy} energie.</translation>
    </message>
    <message>
        <source>command_card.effect.evacuation.anywhere</source>
        <extracomment>All your units leave the invaded territory for another one of yours, wherever that is. A station stays behind.</extracomment>
        <translation>Al je eenheden verlaten het binnengevallen gebied voor een ander gebied van jou, waar dat ook ligt. Een station blijft achter.</translation>
    </message>
    <message>
        <source>command_card.effect.frequency_jam.anywhere</source>
        <extracomment>Choose an opponent. That player can't play command cards for the rest of your turn.</extracomment>
        <translation>Kies een tegenstander. Die kan de rest van je beurt geen commandokaarten spelen.</translation>
    </message>
    <message>
        <source>command_card.effect.hidden_energy.anywhere</source>
        <extracomment>Turn over a water territory card. If that territory is yours at the end of this turn, you get {energy} energy.</extracomment>
        <translation>Draai een kaart van een watergebied om. Is dat gebied aan het einde van deze beurt van jou, dan krijg je {energy} energie.</translation>
    </message>
    <message>
        <source>command_card.effect.invade_earth.anywhere</source>
        <extracomment>Turn over land cards until one shows a territory that isn't yours. This turn you may invade it from your moon territories.</extracomment>
        <translation>Draai landkaarten om tot er één een gebied toont dat niet van jou is. Deze beurt mag je het vanuit je maangebieden binnenvallen.</translation>
    </message>
    <message>
        <source>command_card.effect.mod_reduction.anywhere</source>
        <extracomment>Each opponent in turn order removes {theirs} MODs of their choice, then you remove {own}. Who has fewer removes all.</extracomment>
        <translation>Elke tegenstander haalt in beurtvolgorde {theirs} MODs naar keuze weg, daarna jij {own}. Wie er minder heeft, haalt ze alle weg.</translation>
    </message>
    <message>
        <source>command_card.effect.redeployment.anywhere</source>
        <extracomment>Make one more move at the end of your turn.</extracomment>
        <translation>Doe aan het einde van je beurt nog een verplaatsing.</translation>
    </message>
    <message>
        <source>command_card.effect.reinforcements.land</source>
        <extracomment>Put new MODs in {territories} different land territories of yours, {mods} in each. If you hold fewer, put them in all of those.</extracomment>
        <translation>Zet nieuwe MODs in {territories} verschillende landgebieden van jou, {mods} in elk. Heb je er minder, dan in al die gebieden.</translation>
    </message>
    <message>
        <source>command_card.effect.reinforcements.moon</source>
        <extracomment>Put new MODs in {territories} different moon territories of yours, {mods} in each. If you hold fewer, put them in all of those.</extracomment>
        <translation>Zet nieuwe MODs in {territories} verschillende maangebieden van jou, {mods} in elk. Heb je er minder, dan in al die gebieden.</translation>
    </message>
    <message>
        <source>command_card.effect.reinforcements.water</source>
        <extracomment>Put new MODs in {territories} different water territories of yours, {mods} in each. If you hold fewer, put them in all of those.</extracomment>
        <translation>Zet nieuwe MODs in {territories} verschillende watergebieden van jou, {mods} in elk. Heb je er minder, dan in al die gebieden.</translation>
    </message>
    <message>
        <source>command_card.effect.rocket_strike.land</source>
        <extracomment>Choose a foreign land territory and roll a die with {die} sides. Its owner removes that many units, at most all of them.</extracomment>
        <translation>Kies een vreemd landgebied en gooi een dobbelsteen met {die} zijden. De eigenaar haalt zoveel eenheden weg, hoogstens alle.</translation>
    </message>
    <message>
        <source>command_card.effect.rocket_strike.moon</source>
        <extracomment>Choose a foreign moon territory and roll a die with {die} sides. Its owner removes that many units, at most all of them.</extracomment>
        <translation>Kies een vreemd maangebied en gooi een dobbelsteen met {die} zijden. De eigenaar haalt zoveel eenheden weg, hoogstens alle.</translation>
    </message>
    <message>
        <source>command_card.effect.rocket_strike.water</source>
        <extracomment>Choose a foreign water territory and roll a die with {die} sides. Its owner removes that many units, at most all of them.</extracomment>
        <translation>Kies een vreemd watergebied en gooi een dobbelsteen met {die} zijden. De eigenaar haalt zoveel eenheden weg, hoogstens alle.</translation>
    </message>
    <message>
        <source>command_card.effect.scatter_bomb.land</source>
        <extracomment>Turn over {cards} land territory cards. Each opponent on one of them removes half of the units there, rounded up; yours are spared.</extracomment>
        <translation>Draai {cards} kaarten van landgebieden om. Elke tegenstander die er staat, haalt daar de helft van de eenheden weg, naar boven afgerond; die van jou blijven gespaard.</translation>
    </message>
    <message>
        <source>command_card.effect.scatter_bomb.moon</source>
        <extracomment>Turn over {cards} moon territory cards. Each opponent on one of them removes half of the units there, rounded up; yours are spared.</extracomment>
        <translation>Draai {cards} kaarten van maangebieden om. Elke tegenstander die er staat, haalt daar de helft van de eenheden weg, naar boven afgerond; die van jou blijven gespaard.</translation>
    </message>
    <message>
        <source>command_card.effect.scatter_bomb.water</source>
        <extracomment>Turn over {cards} water territory cards. Each opponent on one of them removes half of the units there, rounded up; yours are spared.</extracomment>
        <translation>Draai {cards} kaarten van watergebieden om. Elke tegenstander die er staat, haalt daar de helft van de eenheden weg, naar boven afgerond; die van jou blijven gespaard.</translation>
    </message>
    <message>
        <source>command_card.effect.scout_forces.anywhere</source>
        <extracomment>Draw a land territory in secret and hold 5 MODs ready. They appear there as soon as it is yours.</extracomment>
        <translation>Trek in het geheim een landgebied en houd 5 MODs klaar. Ze verschijnen daar zodra het van jou is.</translation>
    </message>
    <message>
        <source>command_card.effect.stealth_mods.anywhere</source>
        <extracomment>Put {mods} MODs of the defender's colour in the invaded territory. It may be yours or another player's.</extracomment>
        <translation>Zet {mods} MODs van de verdediger in het binnengevallen gebied. Het mag van jou of van een ander zijn.</translation>
    </message>
    <message>
        <source>command_card.effect.stealth_station.anywhere</source>
        <extracomment>Put a station in the invaded territory: all its defenders roll eight-sided dice. It stays there afterwards.</extracomment>
        <translation>Zet een station in het binnengevallen gebied: alle verdedigers gooien achtzijdige dobbelstenen. Het blijft daarna staan.</translation>
    </message>
    <message>
        <source>command_card.effect.territorial_station.anywhere</source>
        <extracomment>Build a station in a land territory of yours without one, for no more than this card costs. Four is the most you can have.</extracomment>
        <translation>Bouw een station in een landgebied van jou zonder station, alleen voor de prijs van deze kaart. Meer dan vier kun je er niet hebben.</translation>
    </message>
    <message>
        <source>command_card.effect.zone_strike.land</source>
        <extracomment>A die picks a continent. Everybody there, you too, loses one unit in each territory.</extracomment>
        <translation>Een dobbelsteen wijst een continent aan. Iedereen daar, ook jij, verliest één eenheid in elk gebied.</translation>
    </message>
    <message>
        <source>command_card.effect.zone_strike.moon</source>
        <extracomment>A die picks a moon colony. Everybody there, you too, loses one unit in each territory.</extracomment>
        <translation>Een dobbelsteen wijst een maankolonie aan. Iedereen daar, ook jij, verliest één eenheid in elk gebied.</translation>
    </message>
    <message>
        <source>command_card.effect.zone_strike.water</source>
        <extracomment>A die picks a water colony. Everybody there, you too, loses one unit in each territory.</extracomment>
        <translation>Een dobbelsteen wijst een waterkolonie aan. Iedereen daar, ook jij, verliest één eenheid in elk gebied.</translation>
    </message>
    <message>
        <source>command_card.energy_crisis.title</source>
        <extracomment>Energy Crisis</extracomment>
        <translation>Energiecrisis</translation>
    </message>
    <message>
        <source>command_card.energy_extraction.title</source>
        <extracomment>Energy Extraction</extracomment>
        <translation>Energiewinning</translation>
    </message>
    <message>
        <source>command_card.evacuation.title</source>
        <extracomment>Evacuation</extracomment>
        <translation>Evacuatie</translation>
    </message>
    <message>
        <source>command_card.frequency_jam.title</source>
        <extracomment>Frequency Jam</extracomment>
        <translation>Stoorzender</translation>
    </message>
    <message>
        <source>command_card.hidden_energy.title</source>
        <extracomment>Hidden Energy</extracomment>
        <translation>Verborgen energie</translation>
    </message>
    <message>
        <source>command_card.invade_earth.title</source>
        <extracomment>Invade Earth</extracomment>
        <translation>Invasie van de aarde</translation>
    </message>
    <message>
        <source>command_card.land_death_trap.title</source>
        <extracomment>Land Death Trap</extracomment>
        <translation>Dodelijke val te land</translation>
    </message>
    <message>
        <source>command_card.magic_aegis_shield_of_athena.title</source>
        <extracomment>Aegis, Shield of Athena</extracomment>
        <translation>Aegis, schild van Athena</translation>
    </message>
    <message>
        <source>command_card.magic_aegis_shield_of_athena.what</source>
        <extracomment>Once, when anybody plays a War, Death or Sky card: the card has no effect, and the Aegis is spent.</extracomment>
        <translation>Eén keer, als iemand een oorlogs-, doods- of hemelkaart speelt: de kaart heeft geen effect, en de Aegis is verbruikt.</translation>
    </message>
    <message>
        <source>command_card.magic_arawns_cauldron_of_life.title</source>
        <extracomment>Arawn's Cauldron of Life</extracomment>
        <translation>Arawns levensketel</translation>
    </message>
    <message>
        <source>command_card.magic_arawns_cauldron_of_life.what</source>
        <extracomment>At the start of each of your turns you draw a Death card for nothing.</extracomment>
        <translation>Aan het begin van elke beurt van jou trek je gratis een doodskaart.</translation>
    </message>
    <message>
        <source>command_card.magic_excalibur.title</source>
        <extracomment>Excalibur</extracomment>
        <translation>Excalibur</translation>
    </message>
    <message>
        <source>command_card.magic_excalibur.what</source>
        <extracomment>At the start of each of your turns you get 2 armies for every continent that is wholly yours.</extracomment>
        <translation>Aan het begin van elke beurt van jou krijg je 2 legers voor elk continent dat helemaal van jou is.</translation>
    </message>
    <message>
        <source>command_card.magic_freyas_tears_of_gold.title</source>
        <extracomment>Freya's Tears of Gold</extracomment>
        <translation>Freya’s gouden tranen</translation>
    </message>
    <message>
        <source>command_card.magic_freyas_tears_of_gold.what</source>
        <extracomment>At the start of each of your turns you get 1 faith.</extracomment>
        <translation>Aan het begin van elke beurt van jou krijg je 1 geloof.</translation>
    </message>
    <message>
        <source>command_card.magic_gungnir_spear_of_odin.title</source>
        <extracomment>Gungnir, Spear of Odin</extracomment>
        <translation>Gungnir, speer van Odin</translation>
    </message>
    <message>
        <source>command_card.magic_gungnir_spear_of_odin.what</source>
        <extracomment>In god wars your ones are rolled again until none is left.</extracomment>
        <translation>In godenstrijden worden je enen opnieuw gegooid tot er geen meer is.</translation>
    </message>
    <message>
        <source>command_card.magic_mjolnir_hammer_of_thor.title</source>
        <extracomment>Mjolnir, Hammer of Thor</extracomment>
        <translation>Mjölnir, hamer van Thor</translation>
    </message>
    <message>
        <source>command_card.magic_mjolnir_hammer_of_thor.what</source>
        <extracomment>Your totals in god wars are 3 higher. At the end of the game: 1 point if Thule is yours.</extracomment>
        <translation>Je totalen in godenstrijden zijn 3 hoger. Aan het einde van het spel: 1 punt als Thule van jou is.</translation>
    </message>
    <message>
        <source>command_card.magic_pandoras_box.title</source>
        <extracomment>Pandora's Box</extracomment>
        <translation>De doos van Pandora</translation>
    </message>
    <message>
        <source>command_card.magic_pandoras_box.what</source>
        <extracomment>At the start of each of your turns the top Death card is played for nothing, even against your will; you aim it. At the end of the game: 1 point if Graecia is yours.</extracomment>
        <translation>Aan het begin van elke beurt van jou wordt de bovenste doodskaart gratis gespeeld, ook tegen je zin; jij kiest het doel. Aan het einde van het spel: 1 punt als Griekenland van jou is.</translation>
    </message>
    <message>
        <source>command_card.magic_stonehenge.title</source>
        <extracomment>Stonehenge</extracomment>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>command_card.magic_stonehenge.what</source>
        <extracomment>The miracle cards that you buy cost 1 faith instead of 2. At the end of the game: 1 point if Anglia is yours.</extracomment>
        <translation>De wonderkaarten die je koopt, kosten 1 geloof in plaats van 2. Aan het einde van het spel: 1 punt als Anglia van jou is.</translation>
    </message>
    <message>
        <source>command_card.magic_the_book_of_the_dead.title</source>
        <extracomment>The Book of the Dead</extracomment>
        <translation>Het dodenboek</translation>
    </message>
    <message>
        <source>command_card.magic_the_book_of_the_dead.what</source>
        <extracomment>In step 1 you may do without 2 armies from territories and continents and get 4 faith for them.</extracomment>
        <translation>In stap 1 mag je afzien van 2 legers voor gebieden en continenten en krijg je er 4 geloof voor.</translation>
    </message>
    <message>
        <source>command_card.magic_the_golden_fleece.title</source>
        <extracomment>The Golden Fleece</extracomment>
        <translation>Het gulden vlies</translation>
    </message>
    <message>
        <source>command_card.magic_the_golden_fleece.what</source>
        <extracomment>At the start of each of your turns you draw a War card for nothing.</extracomment>
        <translation>Aan het begin van elke beurt van jou trek je gratis een oorlogskaart.</translation>
    </message>
    <message>
        <source>command_card.magic_the_great_pyramids.title</source>
        <extracomment>The Great Pyramids</extracomment>
        <translation>De grote piramiden</translation>
    </message>
    <message>
        <source>command_card.magic_the_great_pyramids.what</source>
        <extracomment>At the start of each of your turns you draw a Sky card for nothing. At the end of the game: 1 point if Egypt is yours.</extracomment>
        <translation>Aan het begin van elke beurt van jou trek je gratis een hemelkaart. Aan het einde van het spel: 1 punt als Egypte van jou is.</translation>
    </message>
    <message>
        <source>command_card.magic_the_scales_of_osiris.title</source>
        <extracomment>The Scales of Osiris</extracomment>
        <translation>De weegschaal van Osiris</translation>
    </message>
    <message>
        <source>command_card.magic_the_scales_of_osiris.what</source>
        <extracomment>From each of your crypts 2 armies instead of 1 may return to your temples in step 1.</extracomment>
        <translation>Uit elk van je crypten mogen in stap 1 niet 1 maar 2 legers naar je tempels terugkeren.</translation>
    </message>
    <message>
        <source>command_card.magic_the_tablets_of_destiny.title</source>
        <extracomment>The Tablets of Destiny</extracomment>
        <translation>De tafelen van het lot</translation>
    </message>
    <message>
        <source>command_card.magic_the_tablets_of_destiny.what</source>
        <extracomment>Your bids for the order of turns count 3 more than you pay, also a bid of nothing.</extracomment>
        <translation>Je biedingen om de beurtvolgorde tellen 3 meer dan je betaalt, ook een bod van niets.</translation>
    </message>
    <message>
        <source>command_card.magic_the_tree_of_life.title</source>
        <extracomment>The Tree of Life</extracomment>
        <translation>De levensboom</translation>
    </message>
    <message>
        <source>command_card.magic_the_tree_of_life.what</source>
        <extracomment>When dice cost you armies in defence on Earth, you may save each for 1 faith. At the end of the game: 1 point if Babylon is yours.</extracomment>
        <translation>Kosten dobbelstenen je legers bij een verdediging op aarde, dan mag je elk ervan redden voor 1 geloof. Aan het einde van het spel: 1 punt als Babylon van jou is.</translation>
    </message>
    <message>
        <source>command_card.magic_the_wine_of_eternal_life.title</source>
        <extracomment>The Wine of Eternal Life</extracomment>
        <translation>De wijn van het eeuwige leven</translation>
    </message>
    <message>
        <source>command_card.magic_the_wine_of_eternal_life.what</source>
        <extracomment>At the start of each of your turns you get 1 army.</extracomment>
        <translation>Aan het begin van elke beurt van jou krijg je 1 leger.</translation>
    </message>
    <message>
        <source>command_card.mod_reduction.title</source>
        <extracomment>MOD Reduction</extracomment>
        <translation>MOD-reductie</translation>
    </message>
    <message>
        <source>command_card.nicky_boy.title</source>
        <extracomment>Nicky Boy</extracomment>
        <translation>Nicky Boy</translation>
    </message>
    <message>
        <source>command_card.orbital_mines.title</source>
        <extracomment>Orbital Mines</extracomment>
        <translation>Ruimtemijnen</translation>
    </message>
    <message>
        <source>command_card.redeployment.title</source>
        <extracomment>Redeployment</extracomment>
        <translation>Hergroepering</translation>
    </message>
    <message>
        <source>command_card.reinforcements.title</source>
        <extracomment>Reinforcements</extracomment>
        <translation>Versterkingen</translation>
    </message>
    <message>
        <source>command_card.rocket_strike_land.title</source>
        <extracomment>Rocket Strike (Land)</extracomment>
        <translation>Raketaanval (land)</translation>
    </message>
    <message>
        <source>command_card.rocket_strike_moon.title</source>
        <extracomment>Rocket Strike (Moon)</extracomment>
        <translation>Raketaanval (maan)</translation>
    </message>
    <message>
        <source>command_card.rocket_strike_water.title</source>
        <extracomment>Rocket Strike (Water)</extracomment>
        <translation>Raketaanval (water)</translation>
    </message>
    <message>
        <source>command_card.scatter_bomb_land.title</source>
        <extracomment>Scatter Bomb (Land)</extracomment>
        <translation>Clusterbom (land)</translation>
    </message>
    <message>
        <source>command_card.scatter_bomb_moon.title</source>
        <extracomment>Scatter Bomb (Moon)</extracomment>
        <translation>Clusterbom (maan)</translation>
    </message>
    <message>
        <source>command_card.scatter_bomb_water.title</source>
        <extracomment>Scatter Bomb (Water)</extracomment>
        <translation>Clusterbom (water)</translation>
    </message>
    <message>
        <source>command_card.scout_forces.title</source>
        <extracomment>Scout Forces</extracomment>
        <translation>Verkenners</translation>
    </message>
    <message>
        <source>command_card.sky_1000_workers_amass.title</source>
        <extracomment>1000 Workers Amass</extracomment>
        <translation>1000 arbeiders stromen toe</translation>
    </message>
    <message>
        <source>command_card.sky_1000_workers_amass.what</source>
        <extracomment>Build a temple for nothing in the attacked territory, if it has none. It protects you at once.</extracomment>
        <translation>Bouw gratis een tempel in het aangevallen gebied, als er geen staat. Hij beschermt je meteen.</translation>
    </message>
    <message>
        <source>command_card.sky_enemies_convert.title</source>
        <extracomment>Enemies Convert</extracomment>
        <translation>Vijanden bekeren zich</translation>
    </message>
    <message>
        <source>command_card.sky_enemies_convert.what</source>
        <extracomment>{armies} armies leave the attacking territory, and as many of yours appear in the attacked one.</extracomment>
        <translation>{armies} legers verlaten het aanvallende gebied, en evenveel van jou verschijnen in het aangevallen gebied.</translation>
    </message>
    <message>
        <source>command_card.sky_fire_sears_the_sky.title</source>
        <extracomment>Fire Sears the Sky</extracomment>
        <translation>Vuur schroeit de hemel</translation>
    </message>
    <message>
        <source>command_card.sky_fire_sears_the_sky.what</source>
        <extracomment>Your totals in god wars are {bonus} higher until this turn ends.</extracomment>
        <translation>Je totalen in godenstrijden zijn {bonus} hoger tot deze beurt voorbij is.</translation>
    </message>
    <message>
        <source>command_card.sky_lava_erupts.title</source>
        <extracomment>Lava Erupts</extracomment>
        <translation>Lava barst uit</translation>
    </message>
    <message>
        <source>command_card.sky_lava_erupts.what</source>
        <extracomment>A die each is rolled for the attacking territory and all next to it, the attacked one too: so many armies die there.</extracomment>
        <translation>Voor het aanvallende gebied en alle gebieden ernaast, ook het aangevallen gebied, wordt een dobbelsteen gegooid: zoveel legers sterven daar.</translation>
    </message>
    <message>
        <source>command_card.sky_men_become_warriors.title</source>
        <extracomment>Men Become Warriors</extracomment>
        <translation>Mannen worden krijgers</translation>
    </message>
    <message>
        <source>command_card.sky_men_become_warriors.what</source>
        <extracomment>{armies} armies join you in the attacked territory.</extracomment>
        <translation>In het aangevallen gebied krijg je er {armies} legers bij.</translation>
    </message>
    <message>
        <source>command_card.sky_swords_become_plowshares.title</source>
        <extracomment>Swords Become Plowshares</extracomment>
        <translation>Zwaarden worden ploegscharen</translation>
    </message>
    <message>
        <source>command_card.sky_swords_become_plowshares.what</source>
        <extracomment>Roll a die: so many armies desert from the attacking territory. They don't go to the Afterlife.</extracomment>
        <translation>Gooi een dobbelsteen: zoveel legers deserteren uit het aanvallende gebied. Ze gaan niet naar het hiernamaals.</translation>
    </message>
    <message>
        <source>command_card.sky_the_fog_lifts.title</source>
        <extracomment>The Fog Lifts</extracomment>
        <translation>De mist trekt op</translation>
    </message>
    <message>
        <source>command_card.sky_the_fog_lifts.what</source>
        <extracomment>Up to {most} armies come to the attacked territory from another one of yours, wherever it is. One army stays there.</extracomment>
        <translation>Hoogstens {most} legers komen naar het aangevallen gebied uit een ander gebied van jou, waar dat ook ligt. Eén leger blijft daar.</translation>
    </message>
    <message>
        <source>command_card.sky_the_mighty_turn_meek.title</source>
        <extracomment>The Mighty Turn Meek</extracomment>
        <translation>De machtigen worden gedwee</translation>
    </message>
    <message>
        <source>command_card.sky_the_mighty_turn_meek.what</source>
        <extracomment>A god in the attacking territory is sent to a temple of the attacker elsewhere.</extracomment>
        <translation>Een god in het aanvallende gebied wordt naar een tempel van de aanvaller elders gestuurd.</translation>
    </message>
    <message>
        <source>command_card.sky_this_ground_is_sacred.title</source>
        <extracomment>This Ground Is Sacred</extracomment>
        <translation>Deze grond is heilig</translation>
    </message>
    <message>
        <source>command_card.sky_this_ground_is_sacred.what</source>
        <extracomment>The invasion is over. Nobody can attack this territory until the turn ends.</extracomment>
        <translation>De invasie is voorbij. Niemand kan dit gebied aanvallen tot de beurt voorbij is.</translation>
    </message>
    <message>
        <source>command_card.sky_your_idol_is_false.title</source>
        <extracomment>Your Idol Is False</extracomment>
        <translation>Je afgod is vals</translation>
    </message>
    <message>
        <source>command_card.sky_your_idol_is_false.what</source>
        <extracomment>Banish a god who stands in the attacking territory.</extracomment>
        <translation>Verban een god die in het aanvallende gebied staat.</translation>
    </message>
    <message>
        <source>command_card.stealth_mods.title</source>
        <extracomment>Stealth MODs</extracomment>
        <translation>Stealth-MODs</translation>
    </message>
    <message>
        <source>command_card.stealth_station.title</source>
        <extracomment>Stealth Station</extracomment>
        <translation>Stealth-station</translation>
    </message>
    <message>
        <source>command_card.territorial_station.title</source>
        <extracomment>Territorial Station</extracomment>
        <translation>Gebiedsstation</translation>
    </message>
    <message>
        <source>command_card.the_mother.title</source>
        <extracomment>The Mother</extracomment>
        <translation>De Moeder</translation>
    </message>
    <message>
        <source>command_card.told.armageddon_over</source>
        <extracomment>The Armageddon is over</extracomment>
        <translation>Het Armageddon is voorbij</translation>
    </message>
    <message>
        <source>command_card.told.hoard</source>
        <extracomment>{card} pays off for {name}</extracomment>
        <translation>{card} levert {name} iets op</translation>
    </message>
    <message>
        <source>command_card.told.landing</source>
        <extracomment>{name} may invade {territory} from the Moon</extracomment>
        <translation>{name} mag {territory} vanaf de maan binnenvallen</translation>
    </message>
    <message>
        <source>command_card.told.no_card</source>
        <extracomment>the deck is empty</extracomment>
        <translation>de stapel is leeg</translation>
    </message>
    <message>
        <source>command_card.told.no_hoard</source>
        <extracomment>{card} brings {name} nothing</extracomment>
        <translation>{card} levert {name} niets op</translation>
    </message>
    <message>
        <source>command_card.told.no_landing</source>
        <extracomment>{name} finds no way down from the Moon</extracomment>
        <translation>{name} vindt geen weg van de maan naar beneden</translation>
    </message>
    <message>
        <source>command_card.told.played</source>
        <extracomment>{name} plays {card}</extracomment>
        <translation>{name} speelt {card}</translation>
    </message>
    <message>
        <source>command_card.told.rolled</source>
        <extracomment>{card}: the die shows {value}</extracomment>
        <translation>{card}: de dobbelsteen toont {value}</translation>
    </message>
    <message>
        <source>command_card.told.scouts_landed</source>
        <extracomment>The scouts of {name} appear in {territory}</extracomment>
        <translation>De verkenners van {name} verschijnen in {territory}</translation>
    </message>
    <message>
        <source>command_card.told.scouts_sent</source>
        <extracomment>{name} sends scouts to a secret territory</extracomment>
        <translation>{name} stuurt verkenners naar een geheim gebied</translation>
    </message>
    <message>
        <source>command_card.told.the_moon</source>
        <extracomment>the whole Moon</extracomment>
        <translation>de hele maan</translation>
    </message>
    <message>
        <source>command_card.told.turned</source>
        <extracomment>{card} turns over</extracomment>
        <translation>{card} draait om</translation>
    </message>
    <message>
        <source>command_card.war_a_shrine_is_plundered.title</source>
        <extracomment>A Shrine Is Plundered</extracomment>
        <translation>Een schrijn wordt geplunderd</translation>
    </message>
    <message>
        <source>command_card.war_a_shrine_is_plundered.what</source>
        <extracomment>Take a relic from another player. From now on it works for you.</extracomment>
        <translation>Pak een relikwie af van een andere speler. Voortaan werkt hij voor jou.</translation>
    </message>
    <message>
        <source>command_card.war_an_empire_is_born.title</source>
        <extracomment>An Empire Is Born</extracomment>
        <translation>Een rijk wordt geboren</translation>
    </message>
    <message>
        <source>command_card.war_an_empire_is_born.what</source>
        <extracomment>Build a temple for nothing in a territory of yours that has none.</extracomment>
        <translation>Bouw gratis een tempel in een gebied van jou dat er geen heeft.</translation>
    </message>
    <message>
        <source>command_card.war_champions_arise.title</source>
        <extracomment>Champions Arise</extracomment>
        <translation>Kampioenen staan op</translation>
    </message>
    <message>
        <source>command_card.war_champions_arise.what</source>
        <extracomment>One of your territories gets an army for every {faith} faith that you have. You keep the faith.</extracomment>
        <translation>Een van je gebieden krijgt een leger per {faith} geloof dat je hebt. Het geloof houd je.</translation>
    </message>
    <message>
        <source>command_card.war_eagles_take_wing.title</source>
        <extracomment>Eagles Take Wing</extracomment>
        <translation>Adelaars slaan hun vleugels uit</translation>
    </message>
    <message>
        <source>command_card.war_eagles_take_wing.what</source>
        <extracomment>Armies and gods of your choice fly from one of your territories to another, wherever it is. At least one army stays.</extracomment>
        <translation>Legers en goden naar keuze vliegen van een gebied van jou naar een ander, waar dat ook ligt. Minstens één leger blijft.</translation>
    </message>
    <message>
        <source>command_card.war_faith_shall_deliver.title</source>
        <extracomment>Faith Shall Deliver</extracomment>
        <translation>Het geloof zal geven</translation>
    </message>
    <message>
        <source>command_card.war_faith_shall_deliver.what</source>
        <extracomment>Choose a deck and draw {cards} cards from it for nothing, even if its god isn't in play.</extracomment>
        <translation>Kies een stapel en trek er gratis {cards} kaarten van, ook als de god ervan niet in het spel is.</translation>
    </message>
    <message>
        <source>command_card.war_heroes_are_born.title</source>
        <extracomment>Heroes Are Born</extracomment>
        <translation>Helden worden geboren</translation>
    </message>
    <message>
        <source>command_card.war_heroes_are_born.what</source>
        <extracomment>{armies} armies join you in one of your territories.</extracomment>
        <translation>In een van je gebieden krijg je er {armies} legers bij.</translation>
    </message>
    <message>
        <source>command_card.war_only_ash_remains.title</source>
        <extracomment>Only Ash Remains</extracomment>
        <translation>Alleen as blijft over</translation>
    </message>
    <message>
        <source>command_card.war_only_ash_remains.what</source>
        <extracomment>Destroy any relic in play, whoever has it.</extracomment>
        <translation>Vernietig een relikwie naar keuze, van wie hij ook is.</translation>
    </message>
    <message>
        <source>command_card.war_our_faith_is_our_strength.title</source>
        <extracomment>Our Faith Is Our Strength</extracomment>
        <translation>Ons geloof is onze kracht</translation>
    </message>
    <message>
        <source>command_card.war_our_faith_is_our_strength.what</source>
        <extracomment>Each of your temples brings you {faith} faith.</extracomment>
        <translation>Elk van je tempels levert je {faith} geloof op.</translation>
    </message>
    <message>
        <source>command_card.war_prayers_are_answered.title</source>
        <extracomment>Prayers Are Answered</extracomment>
        <translation>Gebeden worden verhoord</translation>
    </message>
    <message>
        <source>command_card.war_prayers_are_answered.what</source>
        <extracomment>Choose one of your temples, then roll a die: so many armies join you there.</extracomment>
        <translation>Kies een van je tempels en gooi dan een dobbelsteen: zoveel legers krijg je daar erbij.</translation>
    </message>
    <message>
        <source>command_card.war_storms_rage.title</source>
        <extracomment>Storms Rage</extracomment>
        <translation>Stormen woeden</translation>
    </message>
    <message>
        <source>command_card.war_storms_rage.what</source>
        <extracomment>Choose any territory with armies, then roll a die: so many armies die there, at most all.</extracomment>
        <translation>Kies een gebied met legers en gooi dan een dobbelsteen: zoveel legers sterven er, hoogstens alle.</translation>
    </message>
    <message>
        <source>command_card.war_the_faithful_gather.title</source>
        <extracomment>The Faithful Gather</extracomment>
        <translation>De gelovigen komen samen</translation>
    </message>
    <message>
        <source>command_card.war_the_faithful_gather.what</source>
        <extracomment>At each of your temples {armies} armies join you.</extracomment>
        <translation>Bij elk van je tempels krijg je er {armies} legers bij.</translation>
    </message>
    <message>
        <source>command_card.war_the_land_is_purged.title</source>
        <extracomment>The Land Is Purged</extracomment>
        <translation>Het land wordt gezuiverd</translation>
    </message>
    <message>
        <source>command_card.war_the_land_is_purged.what</source>
        <extracomment>Choose a plague land: the plague ends there, and all armies in it die.</extracomment>
        <translation>Kies een pestland: de pest verdwijnt daar, en alle legers erin sterven.</translation>
    </message>
    <message>
        <source>command_card.war_the_siren_calls.title</source>
        <extracomment>The Siren Calls</extracomment>
        <translation>De sirene roept</translation>
    </message>
    <message>
        <source>command_card.war_the_siren_calls.what</source>
        <extracomment>Choose two territories of one opponent: all armies and gods there change places.</extracomment>
        <translation>Kies twee gebieden van één tegenstander: alle legers en goden daar wisselen van plaats.</translation>
    </message>
    <message>
        <source>command_card.war_the_sun_grows_cold.title</source>
        <extracomment>The Sun Grows Cold</extracomment>
        <translation>De zon wordt koud</translation>
    </message>
    <message>
        <source>command_card.war_the_sun_grows_cold.what</source>
        <extracomment>Every god in play costs the territory where he stands one army, yours as well.</extracomment>
        <translation>Elke god in het spel kost het gebied waar hij staat één leger, ook bij jou.</translation>
    </message>
    <message>
        <source>command_card.war_the_temple_falls.title</source>
        <extracomment>The Temple Falls</extracomment>
        <translation>De tempel valt</translation>
    </message>
    <message>
        <source>command_card.war_the_temple_falls.what</source>
        <extracomment>Move a temple, whoever has it, to another territory of the same player without one.</extracomment>
        <translation>Verplaats een tempel, van wie ook, naar een ander gebied van dezelfde speler zonder tempel.</translation>
    </message>
    <message>
        <source>command_card.war_time_stands_still.title</source>
        <extracomment>Time Stands Still</extracomment>
        <translation>De tijd staat stil</translation>
    </message>
    <message>
        <source>command_card.war_time_stands_still.what</source>
        <extracomment>The epoch marker goes back by one, so the game lasts an epoch longer. Not in the first epoch.</extracomment>
        <translation>Het tijdperkfiche gaat één terug, dus het spel duurt een tijdperk langer. Niet in het eerste tijdperk.</translation>
    </message>
    <message>
        <source>command_card.war_visions_become_real.title</source>
        <extracomment>Visions Become Real</extracomment>
        <translation>Visioenen worden waar</translation>
    </message>
    <message>
        <source>command_card.war_visions_become_real.what</source>
        <extracomment>Choose an opponent with cards in hand. You look at all of them and take one.</extracomment>
        <translation>Kies een tegenstander met kaarten in de hand. Je bekijkt ze allemaal en pakt er een.</translation>
    </message>
    <message>
        <source>command_card.water_death_trap.title</source>
        <extracomment>Water Death Trap</extracomment>
        <translation>Dodelijke val te water</translation>
    </message>
    <message>
        <source>command_card.when.attacked</source>
        <extracomment>When a territory of yours is invaded, before the first dice</extracomment>
        <translation>Als een gebied van jou wordt binnengevallen, vóór de eerste dobbelstenen</translation>
    </message>
    <message>
        <source>command_card.when.before_first_invasion.anywhere</source>
        <extracomment>Before your first invasion</extracomment>
        <translation>Vóór je eerste invasie</translation>
    </message>
    <message>
        <source>command_card.when.end_of_game.anywhere</source>
        <extracomment>By itself at the end of the game</extracomment>
        <translation>Vanzelf aan het einde van het spel</translation>
    </message>
    <message>
        <source>command_card.when.end_of_turn.anywhere</source>
        <extracomment>At the end of your turn</extracomment>
        <translation>Aan het einde van je beurt</translation>
    </message>
    <message>
        <source>command_card.when.invaded_any.land</source>
        <extracomment>When somebody's land territory is invaded, but not by you</extracomment>
        <translation>Als iemands landgebied wordt binnengevallen, maar niet door jou</translation>
    </message>
    <message>
        <source>command_card.when.invaded_any.moon</source>
        <extracomment>When somebody's moon territory is invaded, but not by you</extracomment>
        <translation>Als iemands maangebied wordt binnengevallen, maar niet door jou</translation>
    </message>
    <message>
        <source>command_card.when.invaded_any.water</source>
        <extracomment>When somebody's water territory is invaded, but not by you</extracomment>
        <translation>Als iemands watergebied wordt binnengevallen, maar niet door jou</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.anywhere</source>
        <extracomment>When a territory of yours is invaded</extracomment>
        <translation>Als een gebied van jou wordt binnengevallen</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.land</source>
        <extracomment>When a land territory of yours is invaded</extracomment>
        <translation>Als een landgebied van jou wordt binnengevallen</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.moon</source>
        <extracomment>When a moon territory of yours is invaded</extracomment>
        <translation>Als een maangebied van jou wordt binnengevallen</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.water</source>
        <extracomment>When a water territory of yours is invaded</extracomment>
        <translation>Als een watergebied van jou wordt binnengevallen</translation>
    </message>
    <message>
        <source>command_card.when.own_turn</source>
        <extracomment>In the Cards step of your turn</extracomment>
        <translation>In de stap Kaarten van je beurt</translation>
    </message>
    <message>
        <source>command_card.when.relic</source>
        <extracomment>In play as soon as it is drawn, and it stays</extracomment>
        <translation>In het spel zodra hij is getrokken, en dat blijft zo</translation>
    </message>
    <message numerus="yes">
        <source>common.armies</source>
        <extracomment>{n} army | {n} armies</extracomment>
        <translation>
            <numerusform>{n} leger</numerusform>
            <numerusform>{n} legers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>common.armies</source>
        <comment>ad2210</comment>
        <extracomment>{n} unit | {n} units</extracomment>
        <translation>
            <numerusform>{n} eenheid</numerusform>
            <numerusform>{n} eenheden</numerusform>
        </translation>
    </message>
    <message>
        <source>common.back</source>
        <extracomment>Back</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>common.cancel</source>
        <extracomment>Cancel</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message numerus="yes">
        <source>common.cards</source>
        <extracomment>{n} card | {n} cards</extracomment>
        <translation>
            <numerusform>{n} kaart</numerusform>
            <numerusform>{n} kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>common.close</source>
        <extracomment>Close</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>common.colour.blue</source>
        <extracomment>Blue</extracomment>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>common.colour.charcoal</source>
        <extracomment>Charcoal</extracomment>
        <translation>Antraciet</translation>
    </message>
    <message>
        <source>common.colour.gold</source>
        <extracomment>Gold</extracomment>
        <translation>Goud</translation>
    </message>
    <message>
        <source>common.colour.jade</source>
        <extracomment>Jade</extracomment>
        <translation>Jade</translation>
    </message>
    <message>
        <source>common.colour.orchid</source>
        <extracomment>Orchid</extracomment>
        <translation>Orchidee</translation>
    </message>
    <message>
        <source>common.colour.red</source>
        <extracomment>Red</extracomment>
        <translation>Rood</translation>
    </message>
    <message>
        <source>common.continue</source>
        <extracomment>Continue</extracomment>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>common.delete</source>
        <extracomment>Delete</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>common.done</source>
        <extracomment>Done</extracomment>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>common.level.easy</source>
        <extracomment>Easy</extracomment>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>common.level.expert</source>
        <extracomment>Expert</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>common.level.hard</source>
        <extracomment>Hard</extracomment>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>common.level.normal</source>
        <extracomment>Normal</extracomment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>common.neutral.blue</source>
        <extracomment>Neutral blue</extracomment>
        <translation>Neutraal blauw</translation>
    </message>
    <message>
        <source>common.neutral.charcoal</source>
        <extracomment>Neutral charcoal</extracomment>
        <translation>Neutraal antraciet</translation>
    </message>
    <message>
        <source>common.neutral.gold</source>
        <extracomment>Neutral gold</extracomment>
        <translation>Neutraal goud</translation>
    </message>
    <message>
        <source>common.neutral.jade</source>
        <extracomment>Neutral jade</extracomment>
        <translation>Neutraal jade</translation>
    </message>
    <message>
        <source>common.neutral.orchid</source>
        <extracomment>Neutral orchid</extracomment>
        <translation>Neutraal orchidee</translation>
    </message>
    <message>
        <source>common.neutral.red</source>
        <extracomment>Neutral red</extracomment>
        <translation>Neutraal rood</translation>
    </message>
    <message>
        <source>common.player_kind.human</source>
        <extracomment>Human</extracomment>
        <translation>Mens</translation>
    </message>
    <message>
        <source>common.player_kind.neutral</source>
        <extracomment>Neutral</extracomment>
        <translation>Neutraal</translation>
    </message>
    <message>
        <source>common.start</source>
        <extracomment>Start</extracomment>
        <translation>Starten</translation>
    </message>
    <message>
        <source>divine.cancelled</source>
        <extracomment>{player} raises Aegis</extracomment>
        <translation>{player} heft Aegis</translation>
    </message>
    <message>
        <source>divine.destroyed</source>
        <extracomment>{player} loses a relic</extracomment>
        <translation>{player} verliest een relikwie</translation>
    </message>
    <message numerus="yes">
        <source>divine.epoch</source>
        <extracomment>It is epoch {n} again | It is epoch {n} again</extracomment>
        <translation>
            <numerusform>Het is weer tijdperk {n}</numerusform>
            <numerusform>Het is weer tijdperk {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>divine.labor</source>
        <extracomment>{player} does a labour</extracomment>
        <translation>{player} volbrengt een heldenwerk</translation>
    </message>
    <message>
        <source>divine.maelstrom</source>
        <extracomment>A maelstrom closes the way</extracomment>
        <translation>Een maalstroom sluit de weg</translation>
    </message>
    <message>
        <source>divine.relic</source>
        <extracomment>{player} gains a relic</extracomment>
        <translation>{player} krijgt een relikwie</translation>
    </message>
    <message>
        <source>divine.sinks</source>
        <extracomment>{region} sinks</extracomment>
        <translation>{region} zinkt</translation>
    </message>
    <message>
        <source>divine.stolen</source>
        <extracomment>{player} takes a relic</extracomment>
        <translation>{player} pakt een relikwie</translation>
    </message>
    <message>
        <source>fight.because.all</source>
        <extracomment>every defence die is d8</extracomment>
        <translation>alle verdedigingsstenen zijn d8</translation>
    </message>
    <message>
        <source>fight.because.always</source>
        <extracomment>always</extracomment>
        <translation>altijd</translation>
    </message>
    <message>
        <source>fight.because.defends</source>
        <extracomment>defends</extracomment>
        <translation>verdedigt</translation>
    </message>
    <message>
        <source>fight.because.land.origin</source>
        <extracomment>from land</extracomment>
        <translation>vanaf land</translation>
    </message>
    <message>
        <source>fight.because.land.target</source>
        <extracomment>land target</extracomment>
        <translation>doel is land</translation>
    </message>
    <message>
        <source>fight.because.moon.origin</source>
        <extracomment>from the Moon</extracomment>
        <translation>vanaf de maan</translation>
    </message>
    <message>
        <source>fight.because.moon.target</source>
        <extracomment>moon target</extracomment>
        <translation>doel is maan</translation>
    </message>
    <message>
        <source>fight.because.no_ones</source>
        <extracomment>ones are rolled again</extracomment>
        <translation>enen worden opnieuw gegooid</translation>
    </message>
    <message>
        <source>fight.because.plain</source>
        <extracomment>MOD</extracomment>
        <translation>MOD</translation>
    </message>
    <message>
        <source>fight.because.ties</source>
        <extracomment>ties go to the attacker</extracomment>
        <translation>gelijk is voor de aanvaller</translation>
    </message>
    <message>
        <source>fight.because.water.origin</source>
        <extracomment>from water</extracomment>
        <translation>vanaf water</translation>
    </message>
    <message>
        <source>fight.because.water.target</source>
        <extracomment>water target</extracomment>
        <translation>doel is water</translation>
    </message>
    <message>
        <source>fight.dice.help</source>
        <extracomment>The attack is announced: roll at least once.</extracomment>
        <translation>De aanval is aangekondigd: gooi minstens één keer.</translation>
    </message>
    <message>
        <source>fight.dice.title</source>
        <extracomment>With which dice against {target}?</extracomment>
        <translation>Met welke dobbelstenen tegen {target}?</translation>
    </message>
    <message>
        <source>fight.die.eight</source>
        <extracomment>d8</extracomment>
        <translation>d8</translation>
    </message>
    <message>
        <source>fight.die.six</source>
        <extracomment>d6</extracomment>
        <translation>d6</translation>
    </message>
    <message>
        <source>fight.enter.go</source>
        <extracomment>March in</extracomment>
        <translation>Binnentrekken</translation>
    </message>
    <message>
        <source>fight.enter.help</source>
        <extracomment>Nobody is there: no dice are rolled.</extracomment>
        <translation>Er is niemand: er wordt niet gegooid.</translation>
    </message>
    <message>
        <source>fight.enter.station</source>
        <extracomment>Only a station stands there: you take it without dice.</extracomment>
        <translation>Er staat alleen een station: je neemt het zonder te gooien.</translation>
    </message>
    <message>
        <source>fight.enter.title</source>
        <extracomment>March into {target}</extracomment>
        <translation>Trek {target} binnen</translation>
    </message>
    <message>
        <source>fight.lost.falls</source>
        <extracomment>falls</extracomment>
        <translation>valt</translation>
    </message>
    <message>
        <source>fight.lost.help</source>
        <extracomment>MODs fall first, unless you choose a commander.</extracomment>
        <translation>MODs vallen eerst, tenzij je een commandant kiest.</translation>
    </message>
    <message>
        <source>fight.lost.others</source>
        <extracomment>Save the commanders</extracomment>
        <translation>Commandanten sparen</translation>
    </message>
    <message>
        <source>fight.lost.stays</source>
        <extracomment>stays</extracomment>
        <translation>blijft</translation>
    </message>
    <message>
        <source>fight.lost.these</source>
        <extracomment>Lose these</extracomment>
        <translation>Deze verliezen</translation>
    </message>
    <message numerus="yes">
        <source>fight.lost.title</source>
        <extracomment>You lose {n} unit in {territory} | You lose {n} units in {territory}</extracomment>
        <translation>
            <numerusform>Je verliest {n} eenheid in {territory}</numerusform>
            <numerusform>Je verliest {n} eenheden in {territory}</numerusform>
        </translation>
    </message>
    <message>
        <source>fight.lost.which</source>
        <extracomment>Choose who falls.</extracomment>
        <translation>Kies wie er valt.</translation>
    </message>
    <message>
        <source>fight.panel.declared</source>
        <extracomment>Invasion declared</extracomment>
        <translation>Invasie aangekondigd</translation>
    </message>
    <message>
        <source>fight.panel.title</source>
        <extracomment>The fight</extracomment>
        <translation>Het gevecht</translation>
    </message>
    <message numerus="yes">
        <source>fight.panel.who</source>
        <extracomment>{player} · {n} unit | {player} · {n} units</extracomment>
        <translation>
            <numerusform>{player} · {n} eenheid</numerusform>
            <numerusform>{player} · {n} eenheden</numerusform>
        </translation>
    </message>
    <message>
        <source>fight.piece.must</source>
        <extracomment>has to go</extracomment>
        <translation>moet mee</translation>
    </message>
    <message>
        <source>fight.piece.off</source>
        <extracomment>stays out</extracomment>
        <translation>doet niet mee</translation>
    </message>
    <message>
        <source>fight.piece.on</source>
        <extracomment>takes part</extracomment>
        <translation>doet mee</translation>
    </message>
    <message>
        <source>fight.piece.rolled</source>
        <extracomment>rolled: has to go</extracomment>
        <translation>gooide: moet mee</translation>
    </message>
    <message>
        <source>fight.share.both</source>
        <extracomment>one each</extracomment>
        <translation>elk een</translation>
    </message>
    <message>
        <source>fight.storm.answer</source>
        <extracomment>The blitz has stopped: others may answer the next roll with a card.</extracomment>
        <translation>De blitz is gestopt: anderen kunnen de volgende worp met een kaart beantwoorden.</translation>
    </message>
    <message>
        <source>fight.storm.card</source>
        <extracomment>The blitz has stopped: a card was played against it.</extracomment>
        <translation>De blitz is gestopt: er is een kaart tegen gespeeld.</translation>
    </message>
    <message>
        <source>fight.storm.card_by</source>
        <extracomment>{player} plays {card}: the blitz has stopped.</extracomment>
        <translation>{player} speelt {card}: de blitz is gestopt.</translation>
    </message>
    <message>
        <source>fight.storm.dice</source>
        <extracomment>A card has stopped the blitz: choose the dice of this roll.</extracomment>
        <translation>Een kaart heeft de blitz gestopt: kies de stenen voor deze worp.</translation>
    </message>
    <message>
        <source>fight.storm.dice_by</source>
        <extracomment>{player} plays {card}: the blitz has stopped. Choose the dice of this roll.</extracomment>
        <translation>{player} speelt {card}: de blitz is gestopt. Kies de stenen voor deze worp.</translation>
    </message>
    <message>
        <source>fight.storm.waits</source>
        <extracomment>The blitz waits for this.</extracomment>
        <translation>De blitz wacht hierop.</translation>
    </message>
    <message>
        <source>fight.why.all</source>
        <extracomment>every defence die is d8</extracomment>
        <translation>alle verdedigingsstenen zijn d8</translation>
    </message>
    <message>
        <source>fight.why.always</source>
        <extracomment>d8 always</extracomment>
        <translation>altijd d8</translation>
    </message>
    <message>
        <source>fight.why.defends</source>
        <extracomment>d8: defends</extracomment>
        <translation>d8: verdedigt</translation>
    </message>
    <message>
        <source>fight.why.land.origin</source>
        <extracomment>d8: from land</extracomment>
        <translation>d8: vanaf land</translation>
    </message>
    <message>
        <source>fight.why.land.target</source>
        <extracomment>d8: land target</extracomment>
        <translation>d8: doel is land</translation>
    </message>
    <message>
        <source>fight.why.moon.origin</source>
        <extracomment>d8: from the Moon</extracomment>
        <translation>d8: vanaf de maan</translation>
    </message>
    <message>
        <source>fight.why.moon.target</source>
        <extracomment>d8: moon target</extracomment>
        <translation>d8: doel is maan</translation>
    </message>
    <message>
        <source>fight.why.plain</source>
        <extracomment>d6</extracomment>
        <translation>d6</translation>
    </message>
    <message>
        <source>fight.why.water.origin</source>
        <extracomment>d8: from water</extracomment>
        <translation>d8: vanaf water</translation>
    </message>
    <message>
        <source>fight.why.water.target</source>
        <extracomment>d8: water target</extracomment>
        <translation>d8: doel is water</translation>
    </message>
    <message>
        <source>flight.go</source>
        <extracomment>Go</extracomment>
        <translation>Ga</translation>
    </message>
    <message>
        <source>flight.help</source>
        <extracomment>Any armies but one, and any of the gods.</extracomment>
        <translation>Alle legers op één na, en goden naar keuze.</translation>
    </message>
    <message>
        <source>flight.title</source>
        <extracomment>From {origin} to {target}: who goes?</extracomment>
        <translation>Van {origin} naar {target}: wie gaat?</translation>
    </message>
    <message>
        <source>god.in_full</source>
        <extracomment>{name}, {kind}</extracomment>
        <translation>{name}, {kind}</translation>
    </message>
    <message>
        <source>god.labor.death</source>
        <extracomment>holds a crypt at the end of the turn</extracomment>
        <translation>bezit een crypte aan het einde van de beurt</translation>
    </message>
    <message>
        <source>god.labor.magic</source>
        <extracomment>three equal dice in one roll</extracomment>
        <translation>drie gelijke dobbelstenen in één worp</translation>
    </message>
    <message>
        <source>god.labor.sky</source>
        <extracomment>beat a god in a god war</extracomment>
        <translation>versloeg een god in een godenstrijd</translation>
    </message>
    <message>
        <source>god.labor.war</source>
        <extracomment>third defended territory of this turn</extracomment>
        <translation>derde verdedigde gebied van deze beurt</translation>
    </message>
    <message>
        <source>god.move</source>
        <extracomment>Move the gods</extracomment>
        <translation>Goden verplaatsen</translation>
    </message>
    <message>
        <source>god.must</source>
        <extracomment>must go along</extracomment>
        <translation>moet mee</translation>
    </message>
    <message>
        <source>god.name.babylonians.death</source>
        <extracomment>Druaga</extracomment>
        <translation>Druaga</translation>
    </message>
    <message>
        <source>god.name.babylonians.magic</source>
        <extracomment>Ishtar</extracomment>
        <translation>Isjtar</translation>
    </message>
    <message>
        <source>god.name.babylonians.sky</source>
        <extracomment>Marduk</extracomment>
        <translation>Mardoek</translation>
    </message>
    <message>
        <source>god.name.babylonians.war</source>
        <extracomment>Gilgamesh</extracomment>
        <translation>Gilgamesj</translation>
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
        <translation>Seth</translation>
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
        <translation>Loki</translation>
    </message>
    <message>
        <source>god.name.norse.magic</source>
        <extracomment>Freya</extracomment>
        <translation>Freya</translation>
    </message>
    <message>
        <source>god.name.norse.sky</source>
        <extracomment>Odin</extracomment>
        <translation>Odin</translation>
    </message>
    <message>
        <source>god.name.norse.war</source>
        <extracomment>Thor</extracomment>
        <translation>Thor</translation>
    </message>
    <message>
        <source>god.plague_waits</source>
        <extracomment>The plague rages there: half of the armies die, and gods who go along are banished.</extracomment>
        <translation>Daar heerst de pest: de helft van de legers sterft en goden die meegaan worden verbannen.</translation>
    </message>
    <message>
        <source>god.power.death</source>
        <extracomment>no Afterlife for the fallen</extracomment>
        <translation>geen hiernamaals voor wie valt</translation>
    </message>
    <message>
        <source>god.power.magic</source>
        <extracomment>re-rolls ones</extracomment>
        <translation>gooit enen opnieuw</translation>
    </message>
    <message>
        <source>god.power.sky</source>
        <extracomment>+1 die in god wars</extracomment>
        <translation>+1 steen in godenstrijd</translation>
    </message>
    <message>
        <source>god.power.war</source>
        <extracomment>wins ties</extracomment>
        <translation>wint bij gelijk</translation>
    </message>
    <message>
        <source>god.told.banished</source>
        <extracomment>{god} is banished</extracomment>
        <translation>{god} is verbannen</translation>
    </message>
    <message>
        <source>god.told.healthy</source>
        <extracomment>The plague leaves {territory}</extracomment>
        <translation>De pest verlaat {territory}</translation>
    </message>
    <message>
        <source>god.told.invades</source>
        <extracomment>{name} invades {territory} with gods</extracomment>
        <translation>{name} valt {territory} binnen met goden</translation>
    </message>
    <message>
        <source>god.told.labor</source>
        <extracomment>{name} does a labour: {god}</extracomment>
        <translation>{name} volbrengt een heldenwerk: {god}</translation>
    </message>
    <message numerus="yes">
        <source>god.told.left</source>
        <extracomment>{n} army of {name} leaves the Afterlife | {n} armies of {name} leave the Afterlife</extracomment>
        <translation>
            <numerusform>{n} leger van {name} verlaat het hiernamaals</numerusform>
            <numerusform>{n} legers van {name} verlaten het hiernamaals</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.maelstrom</source>
        <extracomment>The maelstrom closes a sea link</extracomment>
        <translation>De maalstroom sluit een zeeverbinding</translation>
    </message>
    <message>
        <source>god.told.no_victims</source>
        <extracomment>no army dies</extracomment>
        <translation>geen leger sterft</translation>
    </message>
    <message>
        <source>god.told.owned</source>
        <extracomment>{god} ({name})</extracomment>
        <translation>{god} ({name})</translation>
    </message>
    <message>
        <source>god.told.pantheon</source>
        <extracomment>{name} leads the {pantheon}</extracomment>
        <translation>{name} leidt de {pantheon}</translation>
    </message>
    <message>
        <source>god.told.plague</source>
        <extracomment>The plague breaks out</extracomment>
        <translation>De pest breekt uit</translation>
    </message>
    <message numerus="yes">
        <source>god.told.risen</source>
        <extracomment>{n} army of {name} returns to life | {n} armies of {name} return to life</extracomment>
        <translation>
            <numerusform>{n} leger van {name} keert terug naar het leven</numerusform>
            <numerusform>{n} legers van {name} keren terug naar het leven</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.rolled</source>
        <extracomment>Dice for the choice of the pantheons</extracomment>
        <translation>Dobbelstenen om de keuze van de pantheons</translation>
    </message>
    <message numerus="yes">
        <source>god.told.saved</source>
        <extracomment>{name} saves {n} army from death | {name} saves {n} armies from death</extracomment>
        <translation>
            <numerusform>{name} redt {n} leger van de dood</numerusform>
            <numerusform>{name} redt {n} legers van de dood</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.struck</source>
        <extracomment>The plague rages in {territory}</extracomment>
        <translation>De pest woedt in {territory}</translation>
    </message>
    <message>
        <source>god.told.sunk</source>
        <extracomment>{region} sinks in the sea</extracomment>
        <translation>{region} verzinkt in de zee</translation>
    </message>
    <message>
        <source>god.told.totals</source>
        <extracomment>{won} to {lost}</extracomment>
        <translation>{won} tegen {lost}</translation>
    </message>
    <message numerus="yes">
        <source>god.told.victims</source>
        <extracomment>{n} army of {name} dies | {n} armies of {name} die</extracomment>
        <translation>
            <numerusform>{n} leger van {name} sterft</numerusform>
            <numerusform>{n} legers van {name} sterven</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.war</source>
        <extracomment>God war: {winner} beats {loser}</extracomment>
        <translation>Godenstrijd: {winner} verslaat {loser}</translation>
    </message>
    <message>
        <source>god.told.war_tied</source>
        <extracomment>God war, a tie: it goes to {winner}, not to {loser}</extracomment>
        <translation>Godenstrijd, gelijk: {winner} wint, niet {loser}</translation>
    </message>
    <message>
        <source>god.why.conquest</source>
        <extracomment>the land was conquered</extracomment>
        <translation>het land werd veroverd</translation>
    </message>
    <message>
        <source>god.why.emptied</source>
        <extracomment>no army was left there</extracomment>
        <translation>er was geen leger meer</translation>
    </message>
    <message>
        <source>god.why.god_war</source>
        <extracomment>beaten in the god war</extracomment>
        <translation>verslagen in de godenstrijd</translation>
    </message>
    <message>
        <source>god.why.miracle</source>
        <extracomment>by a miracle</extracomment>
        <translation>door een wonder</translation>
    </message>
    <message>
        <source>god.why.plague</source>
        <extracomment>driven out by the plague</extracomment>
        <translation>verdreven door de pest</translation>
    </message>
    <message>
        <source>godstorm.piece.death</source>
        <extracomment>God of Death</extracomment>
        <translation>god van de dood</translation>
    </message>
    <message>
        <source>godstorm.piece.magic</source>
        <extracomment>Goddess of Magic</extracomment>
        <translation>godin van de magie</translation>
    </message>
    <message>
        <source>godstorm.piece.plague</source>
        <extracomment>Plague</extracomment>
        <translation>pest</translation>
    </message>
    <message>
        <source>godstorm.piece.sky</source>
        <extracomment>God of the Sky</extracomment>
        <translation>god van de hemel</translation>
    </message>
    <message>
        <source>godstorm.piece.temple</source>
        <extracomment>Temple</extracomment>
        <translation>tempel</translation>
    </message>
    <message>
        <source>godstorm.piece.war</source>
        <extracomment>God of War</extracomment>
        <translation>god van de oorlog</translation>
    </message>
    <message>
        <source>godstorm.told.captured.temple</source>
        <extracomment>{name} captures a temple</extracomment>
        <translation>{name} verovert een tempel</translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.from.temple</source>
        <extracomment>temples +{n} | temples +{n}</extracomment>
        <translation>
            <numerusform>tempels +{n}</numerusform>
            <numerusform>tempels +{n}</numerusform>
        </translation>
    </message>
    <message>
        <source>godstorm.told.hired.death</source>
        <extracomment>{name} summons the {piece}</extracomment>
        <translation>{name} roept de {piece} op</translation>
    </message>
    <message>
        <source>godstorm.told.hired.god</source>
        <extracomment>{name} summons: {piece}</extracomment>
        <translation>{name} roept op: {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.hired.magic</source>
        <extracomment>{name} summons the {piece}</extracomment>
        <translation>{name} roept de {piece} op</translation>
    </message>
    <message>
        <source>godstorm.told.hired.sky</source>
        <extracomment>{name} summons the {piece}</extracomment>
        <translation>{name} roept de {piece} op</translation>
    </message>
    <message>
        <source>godstorm.told.hired.temple</source>
        <extracomment>{name} builds a temple</extracomment>
        <translation>{name} bouwt een tempel</translation>
    </message>
    <message>
        <source>godstorm.told.hired.war</source>
        <extracomment>{name} summons the {piece}</extracomment>
        <translation>{name} roept de {piece} op</translation>
    </message>
    <message>
        <source>godstorm.told.lost.temple</source>
        <extracomment>A temple is gone</extracomment>
        <translation>Een tempel is verdwenen</translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.bought_cards</source>
        <extracomment>{name} buys cards for {n} faith | {name} buys cards for {n} faith</extracomment>
        <translation>
            <numerusform>{name} koopt kaarten voor {n} geloof</numerusform>
            <numerusform>{name} koopt kaarten voor {n} geloof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.drained</source>
        <extracomment>{name} loses {n} faith | {name} loses {n} faith</extracomment>
        <translation>
            <numerusform>{name} verliest {n} geloof</numerusform>
            <numerusform>{name} verliest {n} geloof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.paid_cards</source>
        <extracomment>{name} pays {n} faith to play a card | {name} pays {n} faith to play a card</extracomment>
        <translation>
            <numerusform>{name} betaalt {n} geloof om een kaart te spelen</numerusform>
            <numerusform>{name} betaalt {n} geloof om een kaart te spelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.received</source>
        <extracomment>{name} gets {n} faith | {name} gets {n} faith</extracomment>
        <translation>
            <numerusform>{name} krijgt {n} geloof</numerusform>
            <numerusform>{name} krijgt {n} geloof</numerusform>
        </translation>
    </message>
    <message>
        <source>godstorm.told.piece.temple</source>
        <extracomment>{name} builds a temple</extracomment>
        <translation>{name} bouwt een tempel</translation>
    </message>
    <message>
        <source>godwar.add.armies</source>
        <extracomment>Armies</extracomment>
        <translation>Legers</translation>
    </message>
    <message>
        <source>godwar.add.fire</source>
        <extracomment>Fire Sears the Sky</extracomment>
        <translation>Vuur schroeit de hemel</translation>
    </message>
    <message>
        <source>godwar.add.mjolnir</source>
        <extracomment>Mjolnir</extracomment>
        <translation>Mjölnir</translation>
    </message>
    <message>
        <source>godwar.again.gungnir</source>
        <extracomment>Gungnir: again</extracomment>
        <translation>Gungnir: opnieuw</translation>
    </message>
    <message>
        <source>godwar.again.magic</source>
        <extracomment>goddess: again</extracomment>
        <translation>godin: opnieuw</translation>
    </message>
    <message>
        <source>godwar.again.temple</source>
        <extracomment>temple: again</extracomment>
        <translation>tempel: opnieuw</translation>
    </message>
    <message>
        <source>godwar.attack</source>
        <extracomment>{player} · attack</extracomment>
        <translation>{player} · aanval</translation>
    </message>
    <message>
        <source>godwar.banished</source>
        <extracomment>{god} is banished to the pantheon. No army dies.</extracomment>
        <translation>{god} wordt verbannen naar het pantheon. Geen leger sterft.</translation>
    </message>
    <message numerus="yes">
        <source>godwar.because.armies</source>
        <extracomment>{n} in {territory} | {n} in {territory}</extracomment>
        <translation>
            <numerusform>{n} in {territory}</numerusform>
            <numerusform>{n} in {territory}</numerusform>
        </translation>
    </message>
    <message>
        <source>godwar.because.fire</source>
        <extracomment>Sky card, rest of the turn</extracomment>
        <translation>hemelkaart, rest van de beurt</translation>
    </message>
    <message>
        <source>godwar.because.mjolnir</source>
        <extracomment>relic, in every god war</extracomment>
        <translation>relikwie, in elke godenstrijd</translation>
    </message>
    <message numerus="yes">
        <source>godwar.by</source>
        <extracomment>by {n} | by {n}</extracomment>
        <translation>
            <numerusform>met {n}</numerusform>
            <numerusform>met {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>godwar.defence</source>
        <extracomment>{player} · defence</extracomment>
        <translation>{player} · verdediging</translation>
    </message>
    <message>
        <source>godwar.detail</source>
        <extracomment>Epoch {epoch} · {player} invades from {origin} · round {round}</extracomment>
        <translation>Tijdperk {epoch} · {player} valt binnen vanuit {origin} · ronde {round}</translation>
    </message>
    <message>
        <source>godwar.dice</source>
        <extracomment>Dice</extracomment>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>godwar.extra.altars</source>
        <extracomment>altar: extra</extracomment>
        <translation>altaar: extra</translation>
    </message>
    <message>
        <source>godwar.extra.sky</source>
        <extracomment>Sky god: extra</extracomment>
        <translation>hemelgod: extra</translation>
    </message>
    <message>
        <source>godwar.go_on</source>
        <extracomment>Go on</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>godwar.labor</source>
        <extracomment>A labour is done: {player} draws a card ({deck})</extracomment>
        <translation>Een heldenwerk is volbracht: {player} trekt een kaart ({deck})</translation>
    </message>
    <message>
        <source>godwar.no_dead</source>
        <extracomment>Gods fight as long as both sides have some; then the armies do.</extracomment>
        <translation>Goden vechten zolang beide kanten er hebben; daarna de legers.</translation>
    </message>
    <message>
        <source>godwar.replay</source>
        <extracomment>Replay the roll</extracomment>
        <translation>Worp herhalen</translation>
    </message>
    <message>
        <source>godwar.tie</source>
        <extracomment>a tie</extracomment>
        <translation>gelijk</translation>
    </message>
    <message>
        <source>godwar.ties_attack</source>
        <extracomment>A tie goes to the attacker: his god of war is with him.</extracomment>
        <translation>Gelijk is voor de aanvaller: zijn god van de oorlog doet mee.</translation>
    </message>
    <message>
        <source>godwar.ties_defence</source>
        <extracomment>A tie goes to the defender: no god of war attacks.</extracomment>
        <translation>Gelijk is voor de verdediger: geen god van de oorlog valt aan.</translation>
    </message>
    <message>
        <source>godwar.title</source>
        <extracomment>God war for {territory}</extracomment>
        <translation>Godenstrijd om {territory}</translation>
    </message>
    <message>
        <source>godwar.total</source>
        <extracomment>Total</extracomment>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>godwar.wins</source>
        <extracomment>{god} wins</extracomment>
        <translation>{god} wint</translation>
    </message>
    <message>
        <source>illegal.amount</source>
        <extracomment>Choose a number from {lo} to {hi}.</extracomment>
        <translation>Kies een getal van {lo} tot en met {hi}.</translation>
    </message>
    <message>
        <source>illegal.attack.armies</source>
        <extracomment>Attack with {lo} to {hi} armies for this many dice.</extracomment>
        <translation>Val bij zoveel dobbelstenen met {lo} tot {hi} legers aan.</translation>
    </message>
    <message>
        <source>illegal.attack.barred</source>
        <extracomment>A rule of this game bars the attack from {origin} on {target}.</extracomment>
        <translation>Een regel van dit spel verbiedt de aanval vanuit {origin} op {target}.</translation>
    </message>
    <message>
        <source>illegal.attack.dice</source>
        <extracomment>Attack with {lo} to {hi} dice: one for each army, and one army stays behind.</extracomment>
        <translation>Val aan met {lo} tot {hi} dobbelstenen: één per leger, en één leger blijft achter.</translation>
    </message>
    <message>
        <source>illegal.attack.dice</source>
        <comment>ad2210</comment>
        <extracomment>Attack with {lo} to {hi} dice: one for each unit, and one unit stays behind.</extracomment>
        <translation>Val aan met {lo} tot {hi} dobbelstenen: één per eenheid, en één eenheid blijft achter.</translation>
    </message>
    <message>
        <source>illegal.attack.far</source>
        <extracomment>{target} doesn't border on {origin}, and no sea line joins them.</extracomment>
        <translation>{target} grenst niet aan {origin}, en er is geen zeelijn tussen die twee.</translation>
    </message>
    <message>
        <source>illegal.attack.keep</source>
        <extracomment>Choose from {lo} to {hi} armies at which the attack stops.</extracomment>
        <translation>Kies bij hoeveel legers de aanval stopt: {lo} tot en met {hi}.</translation>
    </message>
    <message>
        <source>illegal.attack.keep</source>
        <comment>ad2210</comment>
        <extracomment>Choose from {lo} to {hi} units at which the attack stops.</extracomment>
        <translation>Kies bij hoeveel eenheden de aanval stopt: {lo} tot en met {hi}.</translation>
    </message>
    <message>
        <source>illegal.attack.nobody_near</source>
        <extracomment>Nobody of yours who could attack stands next to {territory}.</extracomment>
        <translation>Naast {territory} staat niemand van jou die kan aanvallen.</translation>
    </message>
    <message>
        <source>illegal.attack.not_yours</source>
        <extracomment>You can't attack from {territory}: it doesn't belong to you.</extracomment>
        <translation>Je kunt niet vanuit {territory} aanvallen: dat gebied is niet van jou.</translation>
    </message>
    <message>
        <source>illegal.attack.nowhere</source>
        <extracomment>There is no such territory on this board.</extracomment>
        <translation>Dat gebied staat niet op dit bord.</translation>
    </message>
    <message>
        <source>illegal.attack.one_army</source>
        <extracomment>An attack from {territory} needs at least two armies there, because one has to stay.</extracomment>
        <translation>Voor een aanval vanuit {territory} zijn daar minstens twee legers nodig, want er moet er één achterblijven.</translation>
    </message>
    <message>
        <source>illegal.attack.one_army</source>
        <comment>ad2210</comment>
        <extracomment>An attack from {territory} needs at least two units there, because one has to stay.</extracomment>
        <translation>Voor een aanval vanuit {territory} zijn daar minstens twee eenheden nodig, want er moet er één achterblijven.</translation>
    </message>
    <message>
        <source>illegal.attack.own</source>
        <extracomment>{territory} is yours already. Choose a territory of somebody else.</extracomment>
        <translation>{territory} is al van jou. Kies een gebied van iemand anders.</translation>
    </message>
    <message>
        <source>illegal.attack.partner</source>
        <extracomment>You can't attack {territory}: it belongs to your own team.</extracomment>
        <translation>Je kunt {territory} niet aanvallen: dat is van je eigen team.</translation>
    </message>
    <message>
        <source>illegal.attack.same_colour</source>
        <extracomment>{origin} and {target} belong to the same ally, who doesn't fight himself.</extracomment>
        <translation>{origin} en {target} zijn van dezelfde bondgenoot, die niet met zichzelf vecht.</translation>
    </message>
    <message>
        <source>illegal.bribe.ally</source>
        <extracomment>That colour is your ally already. Keep your card.</extracomment>
        <translation>Die kleur is al je bondgenoot. Houd je kaart.</translation>
    </message>
    <message>
        <source>illegal.bribe.card</source>
        <extracomment>You don't hold that card.</extracomment>
        <translation>Die kaart heb je niet.</translation>
    </message>
    <message>
        <source>illegal.bribe.full</source>
        <extracomment>That colour holds {most} cards already and takes no more.</extracomment>
        <translation>Die kleur heeft al {most} kaarten en neemt er niet meer aan.</translation>
    </message>
    <message>
        <source>illegal.bribe.nobody</source>
        <extracomment>Only a neutral colour that still holds land takes a bribe.</extracomment>
        <translation>Alleen een neutrale kleur die nog land heeft, laat zich omkopen.</translation>
    </message>
    <message>
        <source>illegal.card.aim</source>
        <extracomment>This card can't be played at those targets.</extracomment>
        <translation>Op die doelen kun je deze kaart niet spelen.</translation>
    </message>
    <message>
        <source>illegal.card.armageddon</source>
        <extracomment>In an Armageddon only nuclear cards are played.</extracomment>
        <translation>In een Armageddon worden alleen kernwapenkaarten gespeeld.</translation>
    </message>
    <message>
        <source>illegal.card.commander.diplomat</source>
        <extracomment>Your diplomat must be in play for this card.</extracomment>
        <translation>Voor deze kaart moet je diplomaat in het spel zijn.</translation>
    </message>
    <message>
        <source>illegal.card.commander.land</source>
        <extracomment>Your land commander must be in play for this card.</extracomment>
        <translation>Voor deze kaart moet je landcommandant in het spel zijn.</translation>
    </message>
    <message>
        <source>illegal.card.commander.naval</source>
        <extracomment>Your naval commander must be in play for this card.</extracomment>
        <translation>Voor deze kaart moet je marinecommandant in het spel zijn.</translation>
    </message>
    <message>
        <source>illegal.card.commander.nuclear</source>
        <extracomment>Your nuclear commander must be in play for this card.</extracomment>
        <translation>Voor deze kaart moet je kernwapencommandant in het spel zijn.</translation>
    </message>
    <message>
        <source>illegal.card.commander.space</source>
        <extracomment>Your space commander must be in play for this card.</extracomment>
        <translation>Voor deze kaart moet je ruimtecommandant in het spel zijn.</translation>
    </message>
    <message>
        <source>illegal.card.energy</source>
        <extracomment>Playing this card costs {cost} energy, and you have less.</extracomment>
        <translation>Deze kaart spelen kost {cost} energie, en je hebt minder.</translation>
    </message>
    <message>
        <source>illegal.card.jammed</source>
        <extracomment>A Frequency Jam keeps you from playing cards in this turn.</extracomment>
        <translation>Door een stoorzender kun je in deze beurt geen kaarten spelen.</translation>
    </message>
    <message>
        <source>illegal.card.moment.before_first_invasion</source>
        <extracomment>You may play this card only before your first invasion, when you have bought cards.</extracomment>
        <translation>Deze kaart mag je alleen vóór je eerste invasie spelen, nadat je kaarten hebt gekocht.</translation>
    </message>
    <message>
        <source>illegal.card.moment.end_of_game</source>
        <extracomment>This card counts by itself at the end of the game.</extracomment>
        <translation>Deze kaart telt vanzelf mee aan het einde van het spel.</translation>
    </message>
    <message>
        <source>illegal.card.moment.end_of_turn</source>
        <extracomment>You may play this card only at the end of your turn.</extracomment>
        <translation>Deze kaart mag je alleen aan het einde van je beurt spelen.</translation>
    </message>
    <message>
        <source>illegal.card.moment.invaded_any</source>
        <extracomment>This card answers an invasion of a fitting territory by somebody else.</extracomment>
        <translation>Deze kaart is een antwoord op een invasie van een passend gebied door een ander.</translation>
    </message>
    <message>
        <source>illegal.card.moment.invaded_you</source>
        <extracomment>This card answers an invasion of a fitting territory of yours.</extracomment>
        <translation>Deze kaart is een antwoord op een invasie van een passend gebied van jou.</translation>
    </message>
    <message>
        <source>illegal.card.not_held</source>
        <extracomment>You don't hold that card.</extracomment>
        <translation>Die kaart heb je niet in je hand.</translation>
    </message>
    <message>
        <source>illegal.card.target.armageddon</source>
        <extracomment>Nobody could play another nuclear card.</extracomment>
        <translation>Niemand zou nog een kernwapenkaart kunnen spelen.</translation>
    </message>
    <message>
        <source>illegal.card.target.assassin_bomb</source>
        <extracomment>No opponent has a commander in play.</extracomment>
        <translation>Geen tegenstander heeft een commandant in het spel.</translation>
    </message>
    <message>
        <source>illegal.card.target.assemble_mods</source>
        <extracomment>You hold no territory of the kind that this card needs.</extracomment>
        <translation>Je hebt geen gebied van de soort die deze kaart nodig heeft.</translation>
    </message>
    <message>
        <source>illegal.card.target.cease_fire</source>
        <extracomment>There is no invasion to call off.</extracomment>
        <translation>Er is geen invasie om af te gelasten.</translation>
    </message>
    <message>
        <source>illegal.card.target.death_trap</source>
        <extracomment>There is no invasion to answer.</extracomment>
        <translation>Er is geen invasie om op te antwoorden.</translation>
    </message>
    <message>
        <source>illegal.card.target.decoys_revealed</source>
        <extracomment>None of your commanders could go anywhere else.</extracomment>
        <translation>Geen van je commandanten kan ergens anders heen.</translation>
    </message>
    <message>
        <source>illegal.card.target.energy_crisis</source>
        <extracomment>No opponent has any energy.</extracomment>
        <translation>Geen tegenstander heeft energie.</translation>
    </message>
    <message>
        <source>illegal.card.target.evacuation</source>
        <extracomment>There are no units to save, or you have no other territory for them.</extracomment>
        <translation>Er zijn geen eenheden te redden, of je hebt er geen ander gebied voor.</translation>
    </message>
    <message>
        <source>illegal.card.target.frequency_jam</source>
        <extracomment>All opponents are jammed already.</extracomment>
        <translation>Alle tegenstanders zijn al gestoord.</translation>
    </message>
    <message>
        <source>illegal.card.target.mod_reduction</source>
        <extracomment>Nobody has MODs to remove.</extracomment>
        <translation>Niemand heeft MODs om weg te halen.</translation>
    </message>
    <message>
        <source>illegal.card.target.redeployment</source>
        <extracomment>None of your units can move.</extracomment>
        <translation>Geen van je eenheden kan zich verplaatsen.</translation>
    </message>
    <message>
        <source>illegal.card.target.reinforcements</source>
        <extracomment>You hold no territory of the kind that this card needs.</extracomment>
        <translation>Je hebt geen gebied van de soort die deze kaart nodig heeft.</translation>
    </message>
    <message>
        <source>illegal.card.target.rocket_strike</source>
        <extracomment>No foreign units stand on territories of the kind that this card strikes.</extracomment>
        <translation>Er staan geen vreemde eenheden in gebieden van de soort die deze kaart treft.</translation>
    </message>
    <message>
        <source>illegal.card.target.stealth_mods</source>
        <extracomment>Empty and neutral territories can't be helped.</extracomment>
        <translation>Lege en neutrale gebieden kun je niet helpen.</translation>
    </message>
    <message>
        <source>illegal.card.target.stealth_station</source>
        <extracomment>A station stands there already, four of yours are on the board, or nobody is there to defend.</extracomment>
        <translation>Er staat al een station, je hebt er vier op het bord, of er is niemand die verdedigt.</translation>
    </message>
    <message>
        <source>illegal.card.target.territorial_station</source>
        <extracomment>You have no land territory without a station, or four stations already.</extracomment>
        <translation>Je hebt geen landgebied zonder station, of al vier stations.</translation>
    </message>
    <message>
        <source>illegal.choice</source>
        <extracomment>That isn't possible here.</extracomment>
        <translation>Dat kan hier niet.</translation>
    </message>
    <message>
        <source>illegal.decoys.not_in_play</source>
        <extracomment>Only your commanders on the board can move.</extracomment>
        <translation>Alleen je commandanten op het bord kunnen zich verplaatsen.</translation>
    </message>
    <message>
        <source>illegal.decoys.not_yours</source>
        <extracomment>Commanders can only go to territories of yours.</extracomment>
        <translation>Commandanten kunnen alleen naar gebieden van jou.</translation>
    </message>
    <message>
        <source>illegal.decoys.order</source>
        <extracomment>Name each commander once, in the order of the decks.</extracomment>
        <translation>Noem elke commandant één keer, op volgorde van de stapels.</translation>
    </message>
    <message>
        <source>illegal.decoys.there_already</source>
        <extracomment>That commander stands in {territory} already.</extracomment>
        <translation>Die commandant staat al in {territory}.</translation>
    </message>
    <message>
        <source>illegal.fortify.armies</source>
        <extracomment>Move {lo} to {hi} armies: at least one has to stay.</extracomment>
        <translation>Verplaats {lo} tot {hi} legers: er moet er minstens één achterblijven.</translation>
    </message>
    <message>
        <source>illegal.fortify.armies</source>
        <comment>ad2210</comment>
        <extracomment>Move {lo} to {hi} units: at least one has to stay.</extracomment>
        <translation>Verplaats {lo} tot {hi} eenheden: er moet er minstens één achterblijven.</translation>
    </message>
    <message>
        <source>illegal.fortify.far</source>
        <extracomment>Your armies have no way from {origin} to {target}.</extracomment>
        <translation>Je legers kunnen niet van {origin} naar {target}.</translation>
    </message>
    <message>
        <source>illegal.fortify.far</source>
        <comment>ad2210</comment>
        <extracomment>Your units have no way from {origin} to {target}.</extracomment>
        <translation>Je eenheden kunnen niet van {origin} naar {target}.</translation>
    </message>
    <message>
        <source>illegal.fortify.not_ally</source>
        <extracomment>This ally can only move between his own territories, and {territory} isn't his.</extracomment>
        <translation>Deze bondgenoot kan alleen tussen eigen gebieden verplaatsen, en {territory} is niet van hem.</translation>
    </message>
    <message>
        <source>illegal.fortify.not_friends</source>
        <extracomment>You can only move to land of your own team, and {territory} isn't.</extracomment>
        <translation>Je kunt alleen naar land van je eigen team verplaatsen, en {territory} is dat niet.</translation>
    </message>
    <message>
        <source>illegal.fortify.not_yours</source>
        <extracomment>You can only move between your own territories, and {territory} isn't yours.</extracomment>
        <translation>Je kunt alleen tussen je eigen gebieden verplaatsen, en {territory} is niet van jou.</translation>
    </message>
    <message>
        <source>illegal.fortify.nowhere</source>
        <extracomment>There is no such territory on this board to move to or from.</extracomment>
        <translation>Er is op dit bord geen gebied waar je zo heen of vandaan kunt.</translation>
    </message>
    <message>
        <source>illegal.gods.absent</source>
        <extracomment>You can only name gods who stand in {territory}.</extracomment>
        <translation>Je kunt alleen goden noemen die in {territory} staan.</translation>
    </message>
    <message>
        <source>illegal.gods.flames</source>
        <extracomment>Flames bar the way from {origin} to {target}.</extracomment>
        <translation>Vlammen versperren de weg van {origin} naar {target}.</translation>
    </message>
    <message>
        <source>illegal.gods.followers</source>
        <extracomment>Gods who used their power must come along; only gods who took part may.</extracomment>
        <translation>Goden die hun kracht gebruikten moeten mee; alleen goden die meededen mogen mee.</translation>
    </message>
    <message>
        <source>illegal.gods.gate</source>
        <extracomment>From the Afterlife the way leads only through gates that you don't hold.</extracomment>
        <translation>Uit het hiernamaals leidt de weg alleen door poorten die niet van jou zijn.</translation>
    </message>
    <message>
        <source>illegal.gods.mountains</source>
        <extracomment>Mountains bar the way from {origin} to {target}.</extracomment>
        <translation>Bergen versperren de weg van {origin} naar {target}.</translation>
    </message>
    <message>
        <source>illegal.gods.must_attack</source>
        <extracomment>You have declared an invasion: attack at least once.</extracomment>
        <translation>Je hebt een invasie aangekondigd: val minstens één keer aan.</translation>
    </message>
    <message>
        <source>illegal.gods.no_dead</source>
        <extracomment>Nobody waits in your Afterlife.</extracomment>
        <translation>In je hiernamaals wacht niemand.</translation>
    </message>
    <message>
        <source>illegal.gods.other_front</source>
        <extracomment>Another invasion is under way. Go on with it, or break it off.</extracomment>
        <translation>Er is een andere invasie bezig. Ga ermee door of breek haar af.</translation>
    </message>
    <message>
        <source>illegal.gods.plague</source>
        <extracomment>The plague rages in {territory}: gods can't stop there.</extracomment>
        <translation>In {territory} heerst de pest: goden kunnen daar niet blijven.</translation>
    </message>
    <message>
        <source>illegal.gods.sunken</source>
        <extracomment>{territory} lies below the sea.</extracomment>
        <translation>{territory} ligt onder de zeespiegel.</translation>
    </message>
    <message>
        <source>illegal.gods.wrong_realm</source>
        <extracomment>Earth and Underworld are not joined; each has its own step.</extracomment>
        <translation>De aarde en de onderwereld zijn niet verbonden; elk heeft een eigen stap.</translation>
    </message>
    <message>
        <source>illegal.invade.defended</source>
        <extracomment>Units stand in {territory}: you have to roll for it.</extracomment>
        <translation>In {territory} staan eenheden: je moet ervoor gooien.</translation>
    </message>
    <message>
        <source>illegal.invade.devastated</source>
        <extracomment>{territory} is devastated: nobody can enter it.</extracomment>
        <translation>{territory} is vernietigd: niemand kan er binnentrekken.</translation>
    </message>
    <message>
        <source>illegal.invade.empty</source>
        <extracomment>No units stand in {territory}: march in without dice.</extracomment>
        <translation>In {territory} staan geen eenheden: trek zonder dobbelstenen binnen.</translation>
    </message>
    <message>
        <source>illegal.invade.leaders</source>
        <extracomment>From {origin} to {target} only commanders who stand there and may fight can lead, one for each die.</extracomment>
        <translation>Van {origin} naar {target} leiden alleen commandanten die daar staan en mogen vechten, één per dobbelsteen.</translation>
    </message>
    <message>
        <source>illegal.invade.movers</source>
        <extracomment>Those commanders can't be among so many units; who rolled last has to go along.</extracomment>
        <translation>Die commandanten kunnen niet bij zoveel eenheden zijn; wie als laatste gooide, moet mee.</translation>
    </message>
    <message>
        <source>illegal.invade.naval</source>
        <extracomment>Between {origin} and {target} you need a Naval Commander in play.</extracomment>
        <translation>Tussen {origin} en {target} heb je een marinecommandant in het spel nodig.</translation>
    </message>
    <message>
        <source>illegal.invade.space</source>
        <extracomment>Between {origin} and {target} you need a Space Commander in play.</extracomment>
        <translation>Tussen {origin} en {target} heb je een ruimtecommandant in het spel nodig.</translation>
    </message>
    <message>
        <source>illegal.invade.truce</source>
        <extracomment>A cease fire bars the way from {origin} to {target} until your turn ends.</extracomment>
        <translation>Een staakt-het-vuren verspert de weg van {origin} naar {target} tot je beurt voorbij is.</translation>
    </message>
    <message>
        <source>illegal.miracle.aim</source>
        <extracomment>This card can't be aimed there.</extracomment>
        <translation>Daarop kan deze kaart niet worden gericht.</translation>
    </message>
    <message>
        <source>illegal.miracle.faith</source>
        <extracomment>This card costs {cost} faith, and you have {held}.</extracomment>
        <translation>Deze kaart kost {cost} geloof en je hebt {held}.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.death</source>
        <extracomment>You need your God of Death in play.</extracomment>
        <translation>Je god van de dood moet in het spel zijn.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.magic</source>
        <extracomment>You need your Goddess of Magic in play.</extracomment>
        <translation>Je godin van de magie moet in het spel zijn.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.sky</source>
        <extracomment>You need your God of the Sky in play.</extracomment>
        <translation>Je god van de hemel moet in het spel zijn.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.war</source>
        <extracomment>You need your God of War in play.</extracomment>
        <translation>Je god van de oorlog moet in het spel zijn.</translation>
    </message>
    <message>
        <source>illegal.miracle.not_held</source>
        <extracomment>You don't hold this card.</extracomment>
        <translation>Je hebt deze kaart niet.</translation>
    </message>
    <message>
        <source>illegal.miracle.target</source>
        <extracomment>This card would change nothing now.</extracomment>
        <translation>Deze kaart zou nu niets veranderen.</translation>
    </message>
    <message>
        <source>illegal.miracle.timing.attacked</source>
        <extracomment>Only who is attacked may play this card.</extracomment>
        <translation>Alleen wie wordt aangevallen mag deze kaart spelen.</translation>
    </message>
    <message>
        <source>illegal.miracle.timing.own_turn</source>
        <extracomment>This card is for the Cards step of your own turn.</extracomment>
        <translation>Deze kaart is voor de stap Kaarten van je eigen beurt.</translation>
    </message>
    <message>
        <source>illegal.miracle.timing.relic</source>
        <extracomment>A relic is never played: it works by itself.</extracomment>
        <translation>Een relikwie wordt nooit gespeeld: het werkt vanzelf.</translation>
    </message>
    <message>
        <source>illegal.not_now</source>
        <extracomment>It isn't time for that: somebody else has to answer first.</extracomment>
        <translation>Dat kan nu niet: eerst moet iemand anders iets kiezen.</translation>
    </message>
    <message>
        <source>illegal.over</source>
        <extracomment>The game is over.</extracomment>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>illegal.place.none</source>
        <extracomment>Place at least one army in {territory}, or leave it out.</extracomment>
        <translation>Zet minstens één leger in {territory}, of sla het gebied over.</translation>
    </message>
    <message>
        <source>illegal.place.none</source>
        <comment>ad2210</comment>
        <extracomment>Place at least one MOD in {territory}, or leave it out.</extracomment>
        <translation>Zet minstens één MOD in {territory}, of sla het gebied over.</translation>
    </message>
    <message>
        <source>illegal.place.not_neutral</source>
        <extracomment>{territory} doesn't belong to the neutral colour whose armies you are placing.</extracomment>
        <translation>{territory} is niet van de neutrale kleur waarvan je de legers plaatst.</translation>
    </message>
    <message>
        <source>illegal.place.not_yours</source>
        <extracomment>You can't place armies in {territory}: it doesn't belong to you.</extracomment>
        <translation>Je kunt geen legers in {territory} zetten: dat gebied is niet van jou.</translation>
    </message>
    <message>
        <source>illegal.place.not_yours</source>
        <comment>ad2210</comment>
        <extracomment>You can't place MODs in {territory}: it doesn't belong to you.</extracomment>
        <translation>Je kunt geen MODs in {territory} zetten: dat gebied is niet van jou.</translation>
    </message>
    <message>
        <source>illegal.place.total</source>
        <extracomment>All your new armies have to be placed now: {placed} of {total} so far.</extracomment>
        <translation>Al je nieuwe legers moeten nu worden geplaatst: {placed} van de {total} tot nu toe.</translation>
    </message>
    <message>
        <source>illegal.place.total</source>
        <comment>ad2210</comment>
        <extracomment>All your new MODs have to be placed now: {placed} of {total} so far.</extracomment>
        <translation>Al je nieuwe MODs moeten nu worden geplaatst: {placed} van de {total} tot nu toe.</translation>
    </message>
    <message>
        <source>illegal.place.twice</source>
        <extracomment>A territory is named twice. Put all its new armies down in one go.</extracomment>
        <translation>Een gebied wordt twee keer genoemd. Zet alle nieuwe legers daar in één keer neer.</translation>
    </message>
    <message>
        <source>illegal.place.twice</source>
        <comment>ad2210</comment>
        <extracomment>A territory is named twice. Put all its new MODs down in one go.</extracomment>
        <translation>Een gebied wordt twee keer genoemd. Zet alle nieuwe MODs daar in één keer neer.</translation>
    </message>
    <message>
        <source>illegal.regroup.empty</source>
        <extracomment>{territory} would be left without an army.</extracomment>
        <translation>{territory} zou zonder leger achterblijven.</translation>
    </message>
    <message>
        <source>illegal.regroup.far</source>
        <extracomment>Each army goes one step at most, and {target} doesn't border on {origin}.</extracomment>
        <translation>Elk leger gaat hooguit één stap, en {target} grenst niet aan {origin}.</translation>
    </message>
    <message>
        <source>illegal.regroup.none</source>
        <extracomment>Move at least one army from {origin} to {target}, or leave that move out.</extracomment>
        <translation>Verplaats minstens één leger van {origin} naar {target}, of laat die verplaatsing weg.</translation>
    </message>
    <message>
        <source>illegal.regroup.twice</source>
        <extracomment>Two moves go the same way. Put them together into one.</extracomment>
        <translation>Twee verplaatsingen gaan dezelfde kant op. Maak er één van.</translation>
    </message>
    <message>
        <source>illegal.regroup.used</source>
        <extracomment>Only {hi} of the armies in {territory} can move: the others fought this turn.</extracomment>
        <translation>Van de legers in {territory} kunnen er maar {hi} weg: de andere hebben deze beurt gevochten.</translation>
    </message>
    <message>
        <source>illegal.remove.mods</source>
        <extracomment>From {territory} you can remove {hi} MODs at most.</extracomment>
        <translation>Uit {territory} kun je hoogstens {hi} MODs weghalen.</translation>
    </message>
    <message>
        <source>illegal.remove.order</source>
        <extracomment>Name each territory once, in the order of their numbers.</extracomment>
        <translation>Noem elk gebied één keer, op volgorde van hun nummers.</translation>
    </message>
    <message>
        <source>illegal.remove.total</source>
        <extracomment>Remove {total} MODs in all; these are {removed}.</extracomment>
        <translation>Haal in totaal {total} MODs weg; dit zijn er {removed}.</translation>
    </message>
    <message>
        <source>kit.die</source>
        <extracomment>Die showing {value}</extracomment>
        <translation>Dobbelsteen met {value}</translation>
    </message>
    <message>
        <source>kit.die.again</source>
        <extracomment>was {before} before it was rolled again</extracomment>
        <translation>was {before} voor hij opnieuw werd gegooid</translation>
    </message>
    <message>
        <source>kit.key.alt</source>
        <extracomment>Alt</extracomment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>kit.key.backspace</source>
        <extracomment>Backspace</extracomment>
        <translation>Backspace</translation>
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
        <translation>Shift</translation>
    </message>
    <message>
        <source>kit.key.space</source>
        <extracomment>Space</extracomment>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>kit.key.tab</source>
        <extracomment>Tab</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>kit.key.up</source>
        <extracomment>↑</extracomment>
        <translation>↑</translation>
    </message>
    <message>
        <source>kit.less</source>
        <extracomment>Less</extracomment>
        <translation>Minder</translation>
    </message>
    <message>
        <source>kit.more</source>
        <extracomment>More</extracomment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>kit.seat.blue</source>
        <extracomment>Blue, anchor</extracomment>
        <translation>Blauw, anker</translation>
    </message>
    <message>
        <source>kit.seat.charcoal</source>
        <extracomment>Charcoal, tower</extracomment>
        <translation>Antraciet, toren</translation>
    </message>
    <message>
        <source>kit.seat.gold</source>
        <extracomment>Gold, sun</extracomment>
        <translation>Goud, zon</translation>
    </message>
    <message>
        <source>kit.seat.jade</source>
        <extracomment>Jade, leaf</extracomment>
        <translation>Jade, blad</translation>
    </message>
    <message>
        <source>kit.seat.neutral-blue</source>
        <extracomment>Neutral blue, anchor</extracomment>
        <translation>Neutraal blauw, anker</translation>
    </message>
    <message>
        <source>kit.seat.neutral-charcoal</source>
        <extracomment>Neutral charcoal, tower</extracomment>
        <translation>Neutraal antraciet, toren</translation>
    </message>
    <message>
        <source>kit.seat.neutral-gold</source>
        <extracomment>Neutral gold, sun</extracomment>
        <translation>Neutraal goud, zon</translation>
    </message>
    <message>
        <source>kit.seat.neutral-jade</source>
        <extracomment>Neutral jade, leaf</extracomment>
        <translation>Neutraal jade, blad</translation>
    </message>
    <message>
        <source>kit.seat.neutral-orchid</source>
        <extracomment>Neutral orchid, crescent moon</extracomment>
        <translation>Neutraal orchidee, maansikkel</translation>
    </message>
    <message>
        <source>kit.seat.neutral-red</source>
        <extracomment>Neutral red, sword</extracomment>
        <translation>Neutraal rood, zwaard</translation>
    </message>
    <message>
        <source>kit.seat.orchid</source>
        <extracomment>Orchid, crescent moon</extracomment>
        <translation>Orchidee, maansikkel</translation>
    </message>
    <message>
        <source>kit.seat.red</source>
        <extracomment>Red, sword</extracomment>
        <translation>Rood, zwaard</translation>
    </message>
    <message>
        <source>kit.seat.stone</source>
        <extracomment>Neutral, plain stone</extracomment>
        <translation>Neutraal, effen steen</translation>
    </message>
    <message>
        <source>kit.seat.taken</source>
        <extracomment>{name} (in use)</extracomment>
        <translation>{name} (bezet)</translation>
    </message>
    <message>
        <source>kit.unit.artillery</source>
        <extracomment>artillery</extracomment>
        <translation>artillerie</translation>
    </message>
    <message>
        <source>kit.unit.cavalry</source>
        <extracomment>cavalry</extracomment>
        <translation>cavalerie</translation>
    </message>
    <message>
        <source>kit.unit.infantry</source>
        <extracomment>infantry</extracomment>
        <translation>infanterie</translation>
    </message>
    <message>
        <source>kit.unit.wild</source>
        <extracomment>wild card</extracomment>
        <translation>joker</translation>
    </message>
    <message>
        <source>labor.death</source>
        <extracomment>Own a crypt</extracomment>
        <translation>Crypte in bezit</translation>
    </message>
    <message>
        <source>labor.lack.deck</source>
        <extracomment>the deck is empty</extracomment>
        <translation>de stapel is leeg</translation>
    </message>
    <message>
        <source>labor.lack.god</source>
        <extracomment>the god isn't in play</extracomment>
        <translation>de god is niet in het spel</translation>
    </message>
    <message>
        <source>labor.magic</source>
        <extracomment>Three equal dice</extracomment>
        <translation>Drie gelijke ogen</translation>
    </message>
    <message>
        <source>labor.sky</source>
        <extracomment>Beat a god</extracomment>
        <translation>God verslagen</translation>
    </message>
    <message>
        <source>labor.title</source>
        <extracomment>Labours</extracomment>
        <translation>Heldenwerken</translation>
    </message>
    <message>
        <source>labor.war</source>
        <extracomment>Conquests</extracomment>
        <translation>Veroveringen</translation>
    </message>
    <message>
        <source>leave.all</source>
        <extracomment>All leave the Afterlife</extracomment>
        <translation>Allen verlaten het hiernamaals</translation>
    </message>
    <message numerus="yes">
        <source>leave.go</source>
        <extracomment>{n} marches | {n} march</extracomment>
        <translation>
            <numerusform>{n} vertrekt</numerusform>
            <numerusform>{n} vertrekken</numerusform>
        </translation>
    </message>
    <message>
        <source>leave.help</source>
        <extracomment>Click an empty gate or a field of yours. A right click takes one back.</extracomment>
        <translation>Klik op een lege poort of een veld van jou. Een rechtsklik neemt er een terug.</translation>
    </message>
    <message>
        <source>leave.not_there</source>
        <extracomment>From the Afterlife armies go to empty gates and to your own fields: {territory} is neither.</extracomment>
        <translation>Uit het hiernamaals gaan legers naar lege poorten en je eigen velden: {territory} is geen van beide.</translation>
    </message>
    <message>
        <source>leave.stay</source>
        <extracomment>All stay</extracomment>
        <translation>Allen blijven</translation>
    </message>
    <message numerus="yes">
        <source>leave.title</source>
        <extracomment>{n} army may leave the Afterlife | {n} armies may leave the Afterlife</extracomment>
        <translation>
            <numerusform>{n} leger mag het hiernamaals verlaten</numerusform>
            <numerusform>{n} legers mogen het hiernamaals verlaten</numerusform>
        </translation>
    </message>
    <message>
        <source>lesson.ad2210.attack.body</source>
        <extracomment>Click {home}, then {enemy}, then roll three dice. Your Land Commander stands there, so one of your dice has eight sides. Highest meets highest, second meets second; ties go to the defender.</extracomment>
        <translation>Klik op {home}, dan op {enemy}, en gooi drie dobbelstenen. Je landcommandant staat daar, dus één ervan heeft acht zijden. Hoogste tegen hoogste, tweede tegen tweede; gelijk wint de verdediger.</translation>
    </message>
    <message>
        <source>lesson.ad2210.attack.hint</source>
        <extracomment>From {home} to {enemy}, with all three dice and your commander.</extracomment>
        <translation>Van {home} naar {enemy}, met alle drie de dobbelstenen en je commandant.</translation>
    </message>
    <message>
        <source>lesson.ad2210.attack.title</source>
        <extracomment>Attack {enemy}</extracomment>
        <translation>Val {enemy} aan</translation>
    </message>
    <message>
        <source>lesson.ad2210.bid.body</source>
        <extracomment>Every year begins with a sealed bid. The highest bidder chooses first when to have his turn. All bids are paid, also losing ones. Bid 2, 3 or 4 and seal it.</extracomment>
        <translation>Elk jaar begint met een verzegeld bod. Wie het meest biedt, kiest als eerste wanneer hij aan de beurt komt. Alle biedingen worden betaald, ook verliezende. Bied 2, 3 of 4 en verzegel het.</translation>
    </message>
    <message>
        <source>lesson.ad2210.bid.hint</source>
        <extracomment>With 2, 3 or 4 you go first and can still pay for all that comes.</extracomment>
        <translation>Met 2, 3 of 4 begin je en kun je ook de rest nog betalen.</translation>
    </message>
    <message>
        <source>lesson.ad2210.bid.title</source>
        <extracomment>Bid for the turn order</extracomment>
        <translation>Bied op de beurtvolgorde</translation>
    </message>
    <message>
        <source>lesson.ad2210.buy.body</source>
        <extracomment>Up to four cards a turn, 1 energy each, from the decks of your commanders. You pay before you look. Take one or two land cards and buy them.</extracomment>
        <translation>Tot vier kaarten per beurt, elk 1 energie, uit de stapels van je commandanten. Je betaalt voor je kijkt. Neem één of twee landkaarten en koop ze.</translation>
    </message>
    <message>
        <source>lesson.ad2210.buy.hint</source>
        <extracomment>Take one or two cards from the land deck, and no others.</extracomment>
        <translation>Neem één of twee kaarten van de landstapel, en geen andere.</translation>
    </message>
    <message>
        <source>lesson.ad2210.buy.title</source>
        <extracomment>Buy a command card</extracomment>
        <translation>Koop een commandokaart</translation>
    </message>
    <message>
        <source>lesson.ad2210.dice.body</source>
        <extracomment>Every pair costs the loser one unit. Both defenders are gone, so {enemy} is yours. The 7 came from the eight-sided die: no six-sided one could have matched it.</extracomment>
        <translation>Elk paar kost de verliezer één eenheid. Beide verdedigers zijn weg, dus {enemy} is van jou. De 7 kwam van de achtzijdige dobbelsteen: geen zeszijdige haalt dat.</translation>
    </message>
    <message>
        <source>lesson.ad2210.dice.title</source>
        <extracomment>7 beats 4, 5 beats 3</extracomment>
        <translation>7 wint van 4, 5 wint van 3</translation>
    </message>
    <message>
        <source>lesson.ad2210.energy.body</source>
        <extracomment>Here stand your territories, units, cards and your energy: you have 7. Energy pays for bids, commanders, stations and cards. Everybody sees how much you have.</extracomment>
        <translation>Hier staan je gebieden, eenheden, kaarten en je energie: je hebt er 7. Met energie betaal je biedingen, commandanten, stations en kaarten. Iedereen ziet hoeveel je hebt.</translation>
    </message>
    <message>
        <source>lesson.ad2210.energy.title</source>
        <extracomment>Energy is your money</extracomment>
        <translation>Energie is je geld</translation>
    </message>
    <message>
        <source>lesson.ad2210.fortify.body</source>
        <extracomment>Once a turn units may move through your own territories, even by rocket. Bring some where they are needed, or skip it. Then your turn is over.</extracomment>
        <translation>Eén keer per beurt mogen eenheden door je eigen gebieden trekken, zelfs per raket. Breng er een paar waar ze nodig zijn, of sla het over. Dan is je beurt voorbij.</translation>
    </message>
    <message>
        <source>lesson.ad2210.fortify.title</source>
        <extracomment>Fortify</extracomment>
        <translation>Verplaats</translation>
    </message>
    <message>
        <source>lesson.ad2210.hand.body</source>
        <extracomment>Here lie your cards; only you see their faces. Each says when it may be played and what that costs. Some answer an opponent's invasion: keep those until then.</extracomment>
        <translation>Hier liggen je kaarten; alleen jij ziet de voorkant. Elke kaart zegt wanneer je haar mag spelen en wat dat kost. Sommige zijn een antwoord op een invasie: bewaar die.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hand.title</source>
        <extracomment>Your hand</extracomment>
        <translation>Je hand</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_moon.body</source>
        <extracomment>He opens the Moon. Rockets start from land with one of your space stations; yours stands in {place}. Put him there: he will fly with the others.</extracomment>
        <translation>Hij opent de maan. Raketten vertrekken van land met een van je ruimtestations; het jouwe staat in {place}. Zet hem daar: hij vliegt straks mee.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_moon.hint</source>
        <extracomment>The Space Commander belongs in {place}, beside your station.</extracomment>
        <translation>De ruimtecommandant hoort in {place}, bij je station.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_moon.title</source>
        <extracomment>Hire a Space Commander</extracomment>
        <translation>Huur een ruimtecommandant in</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_sea.body</source>
        <extracomment>Only with him may you invade the seas. A commander costs 3 energy, fights with an eight-sided die and opens his own deck of cards. Choose the Naval Commander in the list, then click {place} and pay.</extracomment>
        <translation>Alleen met hem mag je zeeën binnenvallen. Een commandant kost 3 energie, vecht met een achtzijdige dobbelsteen en opent zijn eigen stapel kaarten. Kies in de lijst de marinecommandant, klik op {place} en betaal.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_sea.hint</source>
        <extracomment>First the Naval Commander, and he belongs in {place}, beside the sea.</extracomment>
        <translation>Eerst de marinecommandant, en die hoort in {place}, aan zee.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_sea.title</source>
        <extracomment>Hire a Naval Commander</extracomment>
        <translation>Huur een marinecommandant in</translation>
    </message>
    <message>
        <source>lesson.ad2210.hired.body</source>
        <extracomment>You could still hire, but cards cost energy too. “Nothing more” ends this step; the key E does the same everywhere.</extracomment>
        <translation>Je kunt nog meer inhuren, maar kaarten kosten ook energie. “Niets meer” beëindigt deze stap; de toets E doet dat overal.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hired.hint</source>
        <extracomment>Keep your energy for cards: end this step.</extracomment>
        <translation>Bewaar je energie voor kaarten: beëindig deze stap.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hired.title</source>
        <extracomment>Save the rest</extracomment>
        <translation>Bewaar de rest</translation>
    </message>
    <message>
        <source>lesson.ad2210.land.body</source>
        <extracomment>Choose how many fly to {site}. Take the Space Commander along: on the Moon he rolls an eight-sided die, and up there he is safer than anywhere.</extracomment>
        <translation>Kies hoeveel er naar {site} vliegen. Neem de ruimtecommandant mee: op de maan gooit hij met een achtzijdige dobbelsteen, en nergens is hij veiliger.</translation>
    </message>
    <message>
        <source>lesson.ad2210.land.title</source>
        <extracomment>You have landed</extracomment>
        <translation>Je bent geland</translation>
    </message>
    <message>
        <source>lesson.ad2210.lands.body</source>
        <extracomment>Usually you claim land in turn first; that is done. The blue land is yours, all of South America too. Hatched brown land is devastated: nobody gets in. Your Land Commander stands in {home}.</extracomment>
        <translation>Normaal kies je eerst om beurten land; dat is al gebeurd. Het blauwe land is van jou, ook heel Zuid-Amerika. Bruin gearceerd land is vernietigd: daar komt niemand in. Je landcommandant staat in {home}.</translation>
    </message>
    <message>
        <source>lesson.ad2210.lands.title</source>
        <extracomment>The board is set up</extracomment>
        <translation>Het bord staat klaar</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.1</source>
        <extracomment>Bid for the order of the turns and choose your place</extracomment>
        <translation>Op de volgorde van de beurten bieden en je plaats kiezen</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.2</source>
        <extracomment>Collect MODs and energy, and spend them</extracomment>
        <translation>MODs en energie krijgen en ze inzetten</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.3</source>
        <extracomment>Hire commanders, buy command cards and play them</extracomment>
        <translation>Commandanten inhuren, commandokaarten kopen en spelen</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.4</source>
        <extracomment>Attack with six- and eight-sided dice</extracomment>
        <translation>Aanvallen met zes- en achtzijdige dobbelstenen</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.5</source>
        <extracomment>Take seas, and fly to the Moon</extracomment>
        <translation>Zeeën nemen en naar de maan vliegen</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.6</source>
        <extracomment>What wins: most points after five years</extracomment>
        <translation>Wat wint: de meeste punten na vijf jaar</translation>
    </message>
    <message>
        <source>lesson.ad2210.marker.body</source>
        <extracomment>So you choose your place first. Going early catches others unprepared, going late leaves you the last word. Take place 1 this time.</extracomment>
        <translation>Daarom kies jij als eerste je plaats. Vroeg verras je de anderen, laat heb je het laatste woord. Neem deze keer plaats 1.</translation>
    </message>
    <message>
        <source>lesson.ad2210.marker.hint</source>
        <extracomment>In this lesson you go first: take place 1.</extracomment>
        <translation>In deze les begin jij: neem plaats 1.</translation>
    </message>
    <message>
        <source>lesson.ad2210.marker.title</source>
        <extracomment>Yours was the highest bid</extracomment>
        <translation>Jij bood het meest</translation>
    </message>
    <message>
        <source>lesson.ad2210.moon.body</source>
        <extracomment>Here you see the other board. A click or the key O takes you there and back. At first the Moon is empty, and its three colonies pay well.</extracomment>
        <translation>Hier zie je het andere bord. Met een klik of de toets O ga je ernaartoe en terug. De maan is eerst leeg, en haar drie kolonies betalen goed.</translation>
    </message>
    <message>
        <source>lesson.ad2210.moon.title</source>
        <extracomment>And there is the Moon</extracomment>
        <translation>En daar is de maan</translation>
    </message>
    <message>
        <source>lesson.ad2210.occupy.body</source>
        <extracomment>At least as many as you rolled dice must go to {enemy}, your commander with them as his die was rolled. One unit stays behind. Choose a number and move.</extracomment>
        <translation>Minstens zoveel als je dobbelstenen gooide, moeten naar {enemy}, je commandant ook, want zijn dobbelsteen deed mee. Eén eenheid blijft achter. Kies een aantal en verplaats.</translation>
    </message>
    <message>
        <source>lesson.ad2210.occupy.title</source>
        <extracomment>Move in</extracomment>
        <translation>Trek binnen</translation>
    </message>
    <message>
        <source>lesson.ad2210.others.body</source>
        <extracomment>Octavia and Cassius do the same six steps. When somebody invades you in a real game, the dice defend for you, and you may answer with a card.</extracomment>
        <translation>Octavia en Cassius doen dezelfde zes stappen. Valt iemand je in een echt spel aan, dan verdedigen de dobbelstenen voor je, en mag je met een kaart antwoorden.</translation>
    </message>
    <message>
        <source>lesson.ad2210.others.title</source>
        <extracomment>The others have their turns</extracomment>
        <translation>De anderen zijn aan de beurt</translation>
    </message>
    <message>
        <source>lesson.ad2210.play.body</source>
        <extracomment>For 1 energy it puts three MODs on one of your lands. Click the card, then {home} or any other land that glows, then play it.</extracomment>
        <translation>Voor 1 energie zet ze drie MODs op een van je landen. Klik op de kaart, dan op {home} of een ander land dat oplicht, en speel haar.</translation>
    </message>
    <message>
        <source>lesson.ad2210.play.hint</source>
        <extracomment>Play this card first: it makes the attack easier.</extracomment>
        <translation>Speel eerst deze kaart: ze maakt de aanval makkelijker.</translation>
    </message>
    <message>
        <source>lesson.ad2210.play.title</source>
        <extracomment>Play Assemble MODs</extracomment>
        <translation>Speel MODs bouwen</translation>
    </message>
    <message>
        <source>lesson.ad2210.reinforce.body</source>
        <extracomment>A third of your territories is 4, South America adds 2: you get 6 MODs and as much energy. MODs are your troops. Click {home} six times, or wherever you like, then confirm.</extracomment>
        <translation>Een derde van je gebieden is 4, Zuid-Amerika geeft er 2 bij: je krijgt 6 MODs en evenveel energie. MODs zijn je troepen. Klik zes keer op {home}, of waar je wilt, en bevestig.</translation>
    </message>
    <message>
        <source>lesson.ad2210.reinforce.title</source>
        <extracomment>Place your new MODs</extracomment>
        <translation>Plaats je nieuwe MODs</translation>
    </message>
    <message>
        <source>lesson.ad2210.rocket.body</source>
        <extracomment>From a station a rocket reaches any of three landing sites. Click {home}, go to the Moon and click {site}, then march in.</extracomment>
        <translation>Van een station bereikt een raket drie landingsplaatsen. Klik op {home}, ga naar de maan en klik op {site}, en trek binnen.</translation>
    </message>
    <message>
        <source>lesson.ad2210.rocket.hint</source>
        <extracomment>The rocket starts in {home} and lands at {site}.</extracomment>
        <translation>De raket vertrekt uit {home} en landt op {site}.</translation>
    </message>
    <message>
        <source>lesson.ad2210.rocket.title</source>
        <extracomment>Fly to the Moon</extracomment>
        <translation>Vlieg naar de maan</translation>
    </message>
    <message>
        <source>lesson.ad2210.sail.body</source>
        <extracomment>Leave at least one unit on land. Water counts like land: each territory is a point, and a whole colony brings a bonus. Move as many as you like to {sea}.</extracomment>
        <translation>Laat minstens één eenheid aan land. Water telt als land: elk gebied is een punt, en een hele kolonie geeft een bonus. Zet er zoveel als je wilt in {sea}.</translation>
    </message>
    <message>
        <source>lesson.ad2210.sail.title</source>
        <extracomment>Who goes to sea?</extracomment>
        <translation>Wie gaat de zee op?</translation>
    </message>
    <message>
        <source>lesson.ad2210.sea.body</source>
        <extracomment>{sea} is empty: no dice are rolled, you just march in. Your Naval Commander makes it possible. Click {home}, then {sea}, then march in.</extracomment>
        <translation>{sea} is leeg: er wordt niet gegooid, je trekt gewoon binnen. Je marinecommandant maakt dat mogelijk. Klik op {home}, dan op {sea}, en trek binnen.</translation>
    </message>
    <message>
        <source>lesson.ad2210.sea.hint</source>
        <extracomment>March from {home} into {sea}.</extracomment>
        <translation>Trek van {home} naar {sea}.</translation>
    </message>
    <message>
        <source>lesson.ad2210.sea.title</source>
        <extracomment>Take a sea</extracomment>
        <translation>Neem een zee</translation>
    </message>
    <message>
        <source>lesson.ad2210.stop.body</source>
        <extracomment>You may invade as often as you like. Whoever takes three defended territories in a turn gets a card and 1 energy. Let us stop here: end the attack.</extracomment>
        <translation>Je mag zo vaak aanvallen als je wilt. Wie in één beurt drie verdedigde gebieden neemt, krijgt een kaart en 1 energie. Wij stoppen hier: beëindig de aanval.</translation>
    </message>
    <message>
        <source>lesson.ad2210.stop.hint</source>
        <extracomment>That is for your next game. End the attack now.</extracomment>
        <translation>Dat is iets voor je volgende spel. Beëindig nu de aanval.</translation>
    </message>
    <message>
        <source>lesson.ad2210.stop.title</source>
        <extracomment>Enough for this year</extracomment>
        <translation>Genoeg voor dit jaar</translation>
    </message>
    <message>
        <source>lesson.ad2210.turn.body</source>
        <extracomment>Reinforce, hire, buy cards, play cards, attack, fortify: always in this order. The ribbon shows where you are. Whatever you don't need, you can skip.</extracomment>
        <translation>Versterken, inhuren, kaarten kopen, kaarten spelen, aanvallen, verplaatsen: altijd in deze volgorde. Het lint toont waar je bent. Wat je niet nodig hebt, sla je over.</translation>
    </message>
    <message>
        <source>lesson.ad2210.turn.title</source>
        <extracomment>Your turn has six steps</extracomment>
        <translation>Je beurt heeft zes stappen</translation>
    </message>
    <message>
        <source>lesson.ad2210.welcome.body</source>
        <extracomment>In ten minutes you play one year of this game: you bid, hire, fight on land, take a sea and land on the Moon. This card always says what to do. Nothing can go wrong.</extracomment>
        <translation>In tien minuten speel je één jaar van dit spel: je biedt, huurt in, vecht te land, neemt een zee en landt op de maan. Deze kaart zegt steeds wat je doet. Er kan niets misgaan.</translation>
    </message>
    <message>
        <source>lesson.ad2210.welcome.title</source>
        <extracomment>Welcome to 2210</extracomment>
        <translation>Welkom in 2210</translation>
    </message>
    <message>
        <source>lesson.ad2210.year.body</source>
        <extracomment>Then all bid anew. After five years every territory is a point, whole regions add their bonus, and some cards bring points. Whoever has most wins the game.</extracomment>
        <translation>Dan bieden allen opnieuw. Na vijf jaar is elk gebied een punt, hele regio’s geven hun bonus, en sommige kaarten geven punten. Wie de meeste heeft, wint.</translation>
    </message>
    <message>
        <source>lesson.ad2210.year.title</source>
        <extracomment>A year is over</extracomment>
        <translation>Een jaar is voorbij</translation>
    </message>
    <message>
        <source>lesson.and_game</source>
        <extracomment>--lesson starts a game of its own: leave out --edition, --players, --ai, --seed and the saved game.</extracomment>
        <translation>--lesson begint een eigen spel: laat --edition, --players, --ai, --seed en het opgeslagen spel weg.</translation>
    </message>
    <message>
        <source>lesson.bad.at_once</source>
        <extracomment>Step {name} can be read at once only if it neither waits for a decision nor is watched.</extracomment>
        <translation>Stap {name} kan alleen meteen gelezen worden als hij niet op een beslissing wacht en niet bekeken wordt.</translation>
    </message>
    <message>
        <source>lesson.bad.card</source>
        <extracomment>Card {n} isn't in that deck: its last one is {last}.</extracomment>
        <translation>Kaart {n} zit niet in die stapel: de laatste is {last}.</translation>
    </message>
    <message>
        <source>lesson.bad.colours</source>
        <extracomment>Two seats have the same colour: give each its own, 0 to 5.</extracomment>
        <translation>Twee plaatsen hebben dezelfde kleur: geef elk een eigen kleur, 0 tot 5.</translation>
    </message>
    <message>
        <source>lesson.bad.lands</source>
        <extracomment>There are {lands} lists of land for {seats} seats: write one for each.</extracomment>
        <translation>Er zijn {lands} lijsten met land voor {seats} plaatsen: schrijf er één per plaats.</translation>
    </message>
    <message>
        <source>lesson.bad.last</source>
        <extracomment>The last step, {name}, must be one that is only read.</extracomment>
        <translation>De laatste stap, {name}, moet er een zijn die alleen gelezen wordt.</translation>
    </message>
    <message>
        <source>lesson.bad.nobody</source>
        <extracomment>Armies stand in {name}, but no seat has it: add it to the lands of one.</extracomment>
        <translation>Er staan legers in {name}, maar niemand heeft het: voeg het bij iemands land.</translation>
    </message>
    <message>
        <source>lesson.bad.nothing_asked</source>
        <extracomment>Step {name} allows choices or tells dice, but waits for no decision: add one.</extracomment>
        <translation>Stap {name} staat keuzes toe of noemt worpen, maar wacht op geen beslissing: voeg er een toe.</translation>
    </message>
    <message>
        <source>lesson.bad.option</source>
        <extracomment>The house rule {name} doesn't exist or can't have that value.</extracomment>
        <translation>De huisregel {name} bestaat niet of kan die waarde niet hebben.</translation>
    </message>
    <message numerus="yes">
        <source>lesson.bad.people</source>
        <extracomment>Just one seat must have no name, for the person; here {n} has none. | Just one seat must have no name, for the person; here {n} have none.</extracomment>
        <translation>
            <numerusform>Precies één plaats mag geen naam hebben, voor de speler; hier is het er {n}.</numerusform>
            <numerusform>Precies één plaats mag geen naam hebben, voor de speler; hier zijn het er {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>lesson.bad.players</source>
        <extracomment>{players} seats, but this edition is for {allowed} players.</extracomment>
        <translation>{players} plaatsen, maar deze editie is voor {allowed} spelers.</translation>
    </message>
    <message>
        <source>lesson.bad.seat</source>
        <extracomment>There is no seat {n}: the last one is {last}.</extracomment>
        <translation>Er is geen plaats {n}: de laatste is {last}.</translation>
    </message>
    <message>
        <source>lesson.bad.shape</source>
        <extracomment>{place} has the wrong form ({fault}). docs/lessons.md lists the fields.</extracomment>
        <translation>{place} heeft de verkeerde vorm ({fault}). docs/lessons.md noemt de velden.</translation>
    </message>
    <message>
        <source>lesson.bad.step_twice</source>
        <extracomment>Two steps are called {name}: give one another id.</extracomment>
        <translation>Twee stappen heten {name}: geef er één een andere id.</translation>
    </message>
    <message>
        <source>lesson.bad.twice</source>
        <extracomment>{name} is given to two seats, or twice to one: leave out one of them.</extracomment>
        <translation>{name} is twee keer vergeven: laat er één weg.</translation>
    </message>
    <message>
        <source>lesson.bad.unknown</source>
        <extracomment>{field}: {name} isn't known. Use one of {choices}.</extracomment>
        <translation>{field}: {name} is niet bekend. Gebruik een van {choices}.</translation>
    </message>
    <message>
        <source>lesson.bad.unknown_near</source>
        <extracomment>{field}: {name} isn't known. Did you mean {suggestion}?</extracomment>
        <translation>{field}: {name} is niet bekend. Bedoel je {suggestion}?</translation>
    </message>
    <message>
        <source>lesson.bad.watched</source>
        <extracomment>Step {name} can't both wait for a decision and be watched.</extracomment>
        <translation>Stap {name} kan niet op een beslissing wachten en ook bekeken worden.</translation>
    </message>
    <message>
        <source>lesson.broken</source>
        <extracomment>The lesson {name} can't be played: {fault}</extracomment>
        <translation>De les {name} kan niet gespeeld worden: {fault}</translation>
    </message>
    <message>
        <source>lesson.end.back</source>
        <extracomment>Back to the first screen</extracomment>
        <translation>Terug naar het beginscherm</translation>
    </message>
    <message>
        <source>lesson.end.start</source>
        <extracomment>Start a real game</extracomment>
        <translation>Begin een echt spel</translation>
    </message>
    <message>
        <source>lesson.end.text</source>
        <extracomment>This is what you can do now:</extracomment>
        <translation>Dit kun je nu:</translation>
    </message>
    <message>
        <source>lesson.end.title</source>
        <extracomment>Your first round is behind you</extracomment>
        <translation>Je eerste ronde zit erop</translation>
    </message>
    <message>
        <source>lesson.godstorm.attack.body</source>
        <extracomment>{enemy} is all you lack of Europa, and Set guards it. Choose {home}, then {enemy}, take both gods along and attack with three dice.</extracomment>
        <translation>Alleen {enemy} ontbreekt je nog van Europa, en Seth bewaakt het. Kies {home}, dan {enemy}, neem beide goden mee en val aan met drie dobbelstenen.</translation>
    </message>
    <message>
        <source>lesson.godstorm.attack.hint</source>
        <extracomment>From {home} against {enemy}, with three dice and both gods.</extracomment>
        <translation>Van {home} naar {enemy}, met drie dobbelstenen en beide goden.</translation>
    </message>
    <message>
        <source>lesson.godstorm.attack.title</source>
        <extracomment>Invade {enemy}</extracomment>
        <translation>Val {enemy} binnen</translation>
    </message>
    <message>
        <source>lesson.godstorm.below.body</source>
        <extracomment>Who dies on Earth goes to the Afterlife. From there they march through gates into the Underworld. Its crypts let armies return to your temples, its altars help in god wars, and both are worth points.</extracomment>
        <translation>Wie op aarde sterft, gaat naar het hiernamaals. Vandaar trekken ze door poorten de onderwereld in. Crypten laten legers terugkeren naar je tempels, altaren helpen in godenstrijden, en beide zijn punten waard.</translation>
    </message>
    <message>
        <source>lesson.godstorm.below.title</source>
        <extracomment>The dead are not lost</extracomment>
        <translation>De doden zijn niet verloren</translation>
    </message>
    <message>
        <source>lesson.godstorm.bid.body</source>
        <extracomment>Every epoch begins with a secret bid. The highest chooses first when to take its turn, and every bid is paid. Bid 1, 2 or 3 and seal it.</extracomment>
        <translation>Elk tijdperk begint met een geheim bod. Het hoogste kiest als eerste een beurt, en elk bod wordt betaald. Bied 1, 2 of 3 en verzegel het.</translation>
    </message>
    <message>
        <source>lesson.godstorm.bid.hint</source>
        <extracomment>Choose 1, 2 or 3: you will need the rest of your faith.</extracomment>
        <translation>Kies 1, 2 of 3: de rest van je geloof heb je nog nodig.</translation>
    </message>
    <message>
        <source>lesson.godstorm.bid.title</source>
        <extracomment>Bid for the turn order</extracomment>
        <translation>Bied op de beurtvolgorde</translation>
    </message>
    <message>
        <source>lesson.godstorm.buy.body</source>
        <extracomment>Each god in play opens a deck, and a card costs 2 faith. War cards are played in your own turn, Sky cards when you are attacked. Buy one War card.</extracomment>
        <translation>Elke god in het spel opent een stapel, en een kaart kost 2 geloof. Oorlogskaarten speel je in je eigen beurt, hemelkaarten als je wordt aangevallen. Koop één oorlogskaart.</translation>
    </message>
    <message>
        <source>lesson.godstorm.buy.hint</source>
        <extracomment>Just one card from the War deck.</extracomment>
        <translation>Precies één kaart van de oorlogsstapel.</translation>
    </message>
    <message>
        <source>lesson.godstorm.buy.title</source>
        <extracomment>Buy a miracle</extracomment>
        <translation>Koop een wonder</translation>
    </message>
    <message>
        <source>lesson.godstorm.champion.body</source>
        <extracomment>Where both sides have gods, these fight first. Each rolls three dice, you four thanks to Zeus, and adds its armies. The loser is banished, no army dies. Name your champion.</extracomment>
        <translation>Waar beide kanten goden hebben, vechten die eerst. Elk gooit drie dobbelstenen, jij vier dankzij Zeus, en telt zijn legers op. De verliezer wordt verbannen, er sterft geen leger. Noem je kampioen.</translation>
    </message>
    <message>
        <source>lesson.godstorm.champion.hint</source>
        <extracomment>Choose one of your two gods.</extracomment>
        <translation>Kies een van je twee goden.</translation>
    </message>
    <message>
        <source>lesson.godstorm.champion.title</source>
        <extracomment>The god war</extracomment>
        <translation>De godenstrijd</translation>
    </message>
    <message>
        <source>lesson.godstorm.crypt.body</source>
        <extracomment>Below there are no gods and no temples, only dice. Behind {gate} lies {crypt}, a crypt where nobody is: march in.</extracomment>
        <translation>Beneden zijn er geen goden en tempels, alleen dobbelstenen. Achter {gate} ligt {crypt}, een crypte waar niemand is: trek binnen.</translation>
    </message>
    <message>
        <source>lesson.godstorm.crypt.hint</source>
        <extracomment>From {gate} into {crypt}.</extracomment>
        <translation>Van {gate} naar {crypt}.</translation>
    </message>
    <message>
        <source>lesson.godstorm.crypt.title</source>
        <extracomment>Take a crypt</extracomment>
        <translation>Neem een crypte</translation>
    </message>
    <message>
        <source>lesson.godstorm.epoch.body</source>
        <extracomment>After five epochs points are counted: one for each territory, crypt and altar, the bonus of every continent, and a point for a relic whose home is yours. Now you know the way.</extracomment>
        <translation>Na vijf tijdperken worden de punten geteld: één voor elk gebied, elke crypte en elk altaar, de bonus van elk continent, en een punt voor een relikwie waarvan het thuis van jou is. Nu ken je de weg.</translation>
    </message>
    <message>
        <source>lesson.godstorm.epoch.title</source>
        <extracomment>The next epoch begins</extracomment>
        <translation>Het volgende tijdperk begint</translation>
    </message>
    <message>
        <source>lesson.godstorm.faith.body</source>
        <extracomment>Here everybody sees your lands, temples, gods, cards and your faith: you have 7. Faith pays for bids, gods, temples and miracles.</extracomment>
        <translation>Hier ziet iedereen je gebieden, tempels, goden, kaarten en je geloof: je hebt er 7. Met geloof betaal je biedingen, goden, tempels en wonderen.</translation>
    </message>
    <message>
        <source>lesson.godstorm.faith.title</source>
        <extracomment>Faith is your money</extracomment>
        <translation>Geloof is je geld</translation>
    </message>
    <message>
        <source>lesson.godstorm.fortify.body</source>
        <extracomment>Armies and gods may go from one of your territories to another through your own land, as far as you like. Do it, or leave them where they are.</extracomment>
        <translation>Legers en goden mogen van het ene gebied van jou naar het andere, door eigen land, zo ver als je wilt. Doe het, of laat ze staan.</translation>
    </message>
    <message>
        <source>lesson.godstorm.fortify.title</source>
        <extracomment>Fortify, once</extracomment>
        <translation>Versterk, één keer</translation>
    </message>
    <message>
        <source>lesson.godstorm.lands.body</source>
        <extracomment>Land was dealt and armies were placed. Your temple stands in {temple}: it protects that land and brings an army and faith each turn. Your God of War, Ares, stands in {god}.</extracomment>
        <translation>Het land is verdeeld en de legers staan. Je tempel staat in {temple}: hij beschermt dat land en levert elke beurt een leger en geloof op. Je god van de oorlog, Ares, staat in {god}.</translation>
    </message>
    <message>
        <source>lesson.godstorm.lands.title</source>
        <extracomment>The board is set up</extracomment>
        <translation>Het bord staat klaar</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.1</source>
        <extracomment>Bid faith for the order of the turns</extracomment>
        <translation>Geloof bieden om de beurtvolgorde</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.2</source>
        <extracomment>Summon gods and use their powers</extracomment>
        <translation>Goden oproepen en hun krachten gebruiken</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.3</source>
        <extracomment>Buy miracle cards and play them</extracomment>
        <translation>Wonderkaarten kopen en spelen</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.4</source>
        <extracomment>Fight god wars and battles</extracomment>
        <translation>Godenstrijden en gevechten voeren</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.5</source>
        <extracomment>Lead the dead into the Underworld</extracomment>
        <translation>De doden de onderwereld in leiden</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.6</source>
        <extracomment>What wins: most points after five epochs</extracomment>
        <translation>Wat wint: de meeste punten na vijf tijdperken</translation>
    </message>
    <message>
        <source>lesson.godstorm.leave.body</source>
        <extracomment>Four of your armies wait in Elysium. One gate is yours already, the others are empty. Send all four to {gate}, then confirm.</extracomment>
        <translation>Vier legers van je wachten in Elysium. Eén poort is al van jou, de andere zijn leeg. Stuur ze alle vier naar {gate} en bevestig.</translation>
    </message>
    <message>
        <source>lesson.godstorm.leave.hint</source>
        <extracomment>Send them to {gate} only, at least two.</extracomment>
        <translation>Stuur ze alleen naar {gate}, minstens twee.</translation>
    </message>
    <message>
        <source>lesson.godstorm.leave.title</source>
        <extracomment>Through the gate</extracomment>
        <translation>Door de poort</translation>
    </message>
    <message>
        <source>lesson.godstorm.marker.body</source>
        <extracomment>You bid most, so you choose. Today take the first turn. Going last is better at the very end of a game, when nobody can answer any more.</extracomment>
        <translation>Jij bood het meest, dus jij kiest. Neem vandaag de eerste beurt. Als laatste gaan is beter aan het einde van een spel, als niemand meer kan antwoorden.</translation>
    </message>
    <message>
        <source>lesson.godstorm.marker.hint</source>
        <extracomment>Take the first place this time.</extracomment>
        <translation>Neem deze keer de eerste plaats.</translation>
    </message>
    <message>
        <source>lesson.godstorm.marker.title</source>
        <extracomment>Choose your place</extracomment>
        <translation>Kies je plaats</translation>
    </message>
    <message>
        <source>lesson.godstorm.miracle.body</source>
        <extracomment>Heroes Are Born is free and brings three armies to one of your territories. Choose the card, then {home}, and play it.</extracomment>
        <translation>Helden worden geboren is gratis en brengt drie legers naar een van je gebieden. Kies de kaart, dan {home}, en speel hem.</translation>
    </message>
    <message>
        <source>lesson.godstorm.miracle.hint</source>
        <extracomment>Play the card first: it costs nothing.</extracomment>
        <translation>Speel eerst de kaart: ze kost niets.</translation>
    </message>
    <message>
        <source>lesson.godstorm.miracle.title</source>
        <extracomment>Play it</extracomment>
        <translation>Speel het</translation>
    </message>
    <message>
        <source>lesson.godstorm.occupy.body</source>
        <extracomment>{enemy} has fallen, and Europa is yours: 7 more armies and faith each turn. Gods who used their power go along. Choose how many armies follow.</extracomment>
        <translation>{enemy} is gevallen, en Europa is van jou: elke beurt 7 legers en geloof meer. Goden die hun kracht gebruikten, gaan mee. Kies hoeveel legers volgen.</translation>
    </message>
    <message>
        <source>lesson.godstorm.occupy.title</source>
        <extracomment>Move in</extracomment>
        <translation>Trek binnen</translation>
    </message>
    <message>
        <source>lesson.godstorm.others.body</source>
        <extracomment>Octavia leads the Norse, Cassius the Egyptians. In a real game they would attack you now, and your Sky card could answer.</extracomment>
        <translation>Octavia leidt de Noormannen, Cassius de Egyptenaren. In een echt spel zouden ze je nu aanvallen, en kon je hemelkaart antwoorden.</translation>
    </message>
    <message>
        <source>lesson.godstorm.others.title</source>
        <extracomment>The others take their turns</extracomment>
        <translation>De anderen zijn aan de beurt</translation>
    </message>
    <message>
        <source>lesson.godstorm.plague.body</source>
        <extracomment>In a plague land half of the armies die in each turn of its owner, and at once when somebody conquers it. No god can stay there. You hold none, so nothing happens to you.</extracomment>
        <translation>In een pestland sterft de helft van de legers in elke beurt van de eigenaar, en meteen als iemand het verovert. Geen god kan er blijven. Jij hebt er geen, dus jou gebeurt niets.</translation>
    </message>
    <message>
        <source>lesson.godstorm.plague.title</source>
        <extracomment>Beware of the plague</extracomment>
        <translation>Pas op voor de pest</translation>
    </message>
    <message>
        <source>lesson.godstorm.press.body</source>
        <extracomment>Set is banished, and beating a god was a labour: it earned you a Sky card. Now roll against the armies of {enemy}. With Ares in the attack you win ties.</extracomment>
        <translation>Seth is verbannen, en een god verslaan was een heldenwerk: het leverde je een hemelkaart op. Gooi nu tegen de legers van {enemy}. Met Ares in de aanval win jij bij gelijk.</translation>
    </message>
    <message>
        <source>lesson.godstorm.press.hint</source>
        <extracomment>Go on against {enemy} with three dice.</extracomment>
        <translation>Ga door tegen {enemy} met drie dobbelstenen.</translation>
    </message>
    <message>
        <source>lesson.godstorm.press.title</source>
        <extracomment>Now the armies</extracomment>
        <translation>Nu de legers</translation>
    </message>
    <message>
        <source>lesson.godstorm.reinforce.body</source>
        <extracomment>A third of your territories brought armies, and as much faith; the temple brought one more of each. {home} is going to attack: put your armies there, then confirm.</extracomment>
        <translation>Een derde van je gebieden leverde legers op, en evenveel geloof; de tempel gaf van beide nog één. {home} gaat aanvallen: zet je legers daar en bevestig.</translation>
    </message>
    <message>
        <source>lesson.godstorm.reinforce.title</source>
        <extracomment>Place your armies</extracomment>
        <translation>Plaats je legers</translation>
    </message>
    <message>
        <source>lesson.godstorm.rest.body</source>
        <extracomment>A God of Death in play would now earn you a Death card for the crypt. Leave it at that: end your turn.</extracomment>
        <translation>Een god van de dood in het spel zou je nu een doodskaart opleveren voor de crypte. Laat het hierbij: beëindig je beurt.</translation>
    </message>
    <message>
        <source>lesson.godstorm.rest.hint</source>
        <extracomment>Stay where you are and end your turn.</extracomment>
        <translation>Blijf waar je bent en beëindig je beurt.</translation>
    </message>
    <message>
        <source>lesson.godstorm.rest.title</source>
        <extracomment>Your turn is over</extracomment>
        <translation>Je beurt is voorbij</translation>
    </message>
    <message>
        <source>lesson.godstorm.settle.body</source>
        <extracomment>One army stays in the gate. An army returns from {crypt} to your temple each turn, as long as another one stays there: so move two or more.</extracomment>
        <translation>Eén leger blijft in de poort. Uit {crypt} keert elke beurt een leger terug naar je tempel, zolang er een ander blijft: verplaats dus twee of meer.</translation>
    </message>
    <message>
        <source>lesson.godstorm.settle.title</source>
        <extracomment>How many go on?</extracomment>
        <translation>Hoeveel gaan verder?</translation>
    </message>
    <message>
        <source>lesson.godstorm.stop.body</source>
        <extracomment>You could invade as often as you like. Three defended territories in one turn would be a labour too. Today stop here.</extracomment>
        <translation>Je mag zo vaak binnenvallen als je wilt. Drie verdedigde gebieden in één beurt zou ook een heldenwerk zijn. Stop hier vandaag.</translation>
    </message>
    <message>
        <source>lesson.godstorm.stop.hint</source>
        <extracomment>End your invasions now.</extracomment>
        <translation>Beëindig nu je invasies.</translation>
    </message>
    <message>
        <source>lesson.godstorm.stop.title</source>
        <extracomment>That will do</extracomment>
        <translation>Zo is het goed</translation>
    </message>
    <message>
        <source>lesson.godstorm.summon.body</source>
        <extracomment>A god costs 3 faith. Zeus, God of the Sky, gives one die more in god wars and opens the Sky deck. Choose him and click {home}, beside Ares.</extracomment>
        <translation>Een god kost 3 geloof. Zeus, god van de hemel, geeft één dobbelsteen meer in godenstrijden en opent de hemelstapel. Kies hem en klik op {home}, naast Ares.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summon.hint</source>
        <extracomment>Choose the God of the Sky and put him in {home}.</extracomment>
        <translation>Kies de god van de hemel en zet hem in {home}.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summon.title</source>
        <extracomment>Summon Zeus</extracomment>
        <translation>Roep Zeus op</translation>
    </message>
    <message>
        <source>lesson.godstorm.summoned.body</source>
        <extracomment>You could summon one god more, or save for a temple, which costs 5. Keep your faith for a card: go on.</extracomment>
        <translation>Je zou nog een god kunnen oproepen, of sparen voor een tempel, die 5 kost. Houd je geloof voor een kaart: ga verder.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summoned.hint</source>
        <extracomment>Summon nobody more this time.</extracomment>
        <translation>Roep deze keer niemand meer op.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summoned.title</source>
        <extracomment>Enough for now</extracomment>
        <translation>Genoeg voor nu</translation>
    </message>
    <message>
        <source>lesson.godstorm.turn.body</source>
        <extracomment>A turn has ten steps, always in this order. What you can't do is passed over by itself. Press F1 in any step for its rules.</extracomment>
        <translation>Een beurt heeft tien stappen, altijd in deze volgorde. Wat je niet kunt doen, wordt vanzelf overgeslagen. Druk in elke stap op F1 voor de regels.</translation>
    </message>
    <message>
        <source>lesson.godstorm.turn.title</source>
        <extracomment>Ten steps</extracomment>
        <translation>Tien stappen</translation>
    </message>
    <message>
        <source>lesson.godstorm.welcome.body</source>
        <extracomment>In ten minutes you play one epoch with the Greeks: you bid, summon a god, play a miracle, fight a god war and send the dead to the Underworld. This card always says what to do. Nothing can go wrong.</extracomment>
        <translation>In tien minuten speel je één tijdperk met de Grieken: je biedt, roept een god op, speelt een wonder, voert een godenstrijd en stuurt de doden naar de onderwereld. Deze kaart zegt steeds wat je doet. Er kan niets misgaan.</translation>
    </message>
    <message>
        <source>lesson.godstorm.welcome.title</source>
        <extracomment>Welcome to Godstorm</extracomment>
        <translation>Welkom bij Godstorm</translation>
    </message>
    <message>
        <source>lesson.got_it</source>
        <extracomment>Got it</extracomment>
        <translation>Begrepen</translation>
    </message>
    <message>
        <source>lesson.hint.do</source>
        <extracomment>Good idea, but not yet. Nothing is lost: do it as described here.</extracomment>
        <translation>Goed idee, maar nu nog niet. Er is niets verloren: doe het zoals het hier staat.</translation>
    </message>
    <message>
        <source>lesson.hint.read</source>
        <extracomment>First read this, then press Next.</extracomment>
        <translation>Lees dit eerst en druk dan op Verder.</translation>
    </message>
    <message>
        <source>lesson.hint.watch</source>
        <extracomment>Just watch for a moment: you are asked soon.</extracomment>
        <translation>Kijk nog even toe: je bent zo aan de beurt.</translation>
    </message>
    <message>
        <source>lesson.learn</source>
        <extracomment>Learn to play</extracomment>
        <translation>Leer spelen</translation>
    </message>
    <message>
        <source>lesson.learn.hint</source>
        <extracomment>A guided first game of about ten minutes: nothing can go wrong.</extracomment>
        <translation>Een begeleid eerste spel van ongeveer tien minuten: er kan niets misgaan.</translation>
    </message>
    <message>
        <source>lesson.leave</source>
        <extracomment>Leave the lesson</extracomment>
        <translation>Les verlaten</translation>
    </message>
    <message>
        <source>lesson.leave.stay</source>
        <extracomment>Go on learning</extracomment>
        <translation>Verder leren</translation>
    </message>
    <message>
        <source>lesson.leave.text</source>
        <extracomment>A lesson is not saved: next time it begins at the first step again.</extracomment>
        <translation>Een les wordt niet opgeslagen: de volgende keer begint ze weer bij de eerste stap.</translation>
    </message>
    <message>
        <source>lesson.leave.title</source>
        <extracomment>Leave the lesson?</extracomment>
        <translation>De les verlaten?</translation>
    </message>
    <message>
        <source>lesson.line</source>
        <extracomment>line {line}: {fault}</extracomment>
        <translation>regel {line}: {fault}</translation>
    </message>
    <message>
        <source>lesson.menu</source>
        <extracomment>This is a lesson: it is not saved.</extracomment>
        <translation>Dit is een les: ze wordt niet opgeslagen.</translation>
    </message>
    <message>
        <source>lesson.next</source>
        <extracomment>Next</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>lesson.not_now</source>
        <extracomment>Not in this step of the lesson.</extracomment>
        <translation>Niet in deze stap van de les.</translation>
    </message>
    <message>
        <source>lesson.reading</source>
        <extracomment>Read the card, then go on</extracomment>
        <translation>Lees de kaart en ga dan verder</translation>
    </message>
    <message>
        <source>lesson.reading.help</source>
        <extracomment>The game waits for you.</extracomment>
        <translation>Het spel wacht op je.</translation>
    </message>
    <message>
        <source>lesson.step</source>
        <extracomment>Step {number} of {count}</extracomment>
        <translation>Stap {number} van {count}</translation>
    </message>
    <message>
        <source>lesson.unfold</source>
        <extracomment>What do I do in this step?</extracomment>
        <translation>Wat doe ik in deze stap?</translation>
    </message>
    <message>
        <source>lesson.unknown</source>
        <extracomment>There is no lesson {name}. There is: {known}.</extracomment>
        <translation>Er is geen les {name}. Wel: {known}.</translation>
    </message>
    <message>
        <source>lesson.world.advance.body</source>
        <extracomment>Two rolls in one go: you lost one army, they lost three. Again you choose how many move in. All together they are strong in {enemy}; some in {home} guard that border too.</extracomment>
        <translation>Twee worpen achter elkaar: jij verloor één leger, zij drie. Kies weer hoeveel er binnentrekken. Samen staan ze sterk in {enemy}; een paar in {home} bewaken ook die grens.</translation>
    </message>
    <message>
        <source>lesson.world.advance.title</source>
        <extracomment>{enemy} is yours too</extracomment>
        <translation>{enemy} is ook van jou</translation>
    </message>
    <message>
        <source>lesson.world.again.body</source>
        <extracomment>Highest meets highest, second meets second, and each pair costs the loser an army. 6 beats 4. 3 against 3 is a tie, and ties go to the defender. Roll again.</extracomment>
        <translation>Hoogste tegen hoogste, tweede tegen tweede, en elk paar kost de verliezer een leger. 6 wint van 4. 3 tegen 3 is gelijk, en gelijk wint de verdediger. Gooi nog eens.</translation>
    </message>
    <message>
        <source>lesson.world.again.hint</source>
        <extracomment>Don’t stop now: roll again with three dice.</extracomment>
        <translation>Stop nu niet: gooi nog eens met drie dobbelstenen.</translation>
    </message>
    <message>
        <source>lesson.world.again.title</source>
        <extracomment>One each</extracomment>
        <translation>Elk één</translation>
    </message>
    <message>
        <source>lesson.world.attack.body</source>
        <extracomment>Click {home}, then {enemy}. The odds appear beside them: how likely you are to take it, and at what cost. Below you choose one to three dice; more are better. Roll 3.</extracomment>
        <translation>Klik op {home}, dan op {enemy}. Daarbij verschijnen de kansen: hoe waarschijnlijk je het verovert, en wat dat kost. Onderaan kies je één tot drie dobbelstenen; meer is beter. Gooi er 3.</translation>
    </message>
    <message>
        <source>lesson.world.attack.hint</source>
        <extracomment>From {home} against {enemy}, with three dice.</extracomment>
        <translation>Van {home} naar {enemy}, met drie dobbelstenen.</translation>
    </message>
    <message>
        <source>lesson.world.attack.title</source>
        <extracomment>Attack {enemy}</extracomment>
        <translation>Val {enemy} aan</translation>
    </message>
    <message>
        <source>lesson.world.blitz.body</source>
        <extracomment>A blitz rolls by itself until the land falls, or until only as many armies are left as you say. Click {enemy}, set “Blitz until 3 left” below, then press Blitz.</extracomment>
        <translation>Een blitz gooit vanzelf door tot het land valt, of tot er zoveel legers over zijn als jij zegt. Klik op {enemy}, stel onderaan “Blitz tot er 3 over zijn” in en druk op Blitz.</translation>
    </message>
    <message>
        <source>lesson.world.blitz.hint</source>
        <extracomment>From {home} to {enemy}, set 3 armies as the stop, then press Blitz.</extracomment>
        <translation>Van {home} naar {enemy}, zet de grens op 3 legers en druk op Blitz.</translation>
    </message>
    <message>
        <source>lesson.world.blitz.title</source>
        <extracomment>Now a blitz</extracomment>
        <translation>Nu een blitz</translation>
    </message>
    <message>
        <source>lesson.world.card.body</source>
        <extracomment>Your turn is over, and you conquered: so you drew a card. Only you see the fronts. Three alike or three different make a set, and a wild card fits everywhere. You hold a set now.</extracomment>
        <translation>Je beurt is voorbij en je hebt veroverd: daarom trok je een kaart. Alleen jij ziet de voorkant. Drie gelijke of drie verschillende vormen een set, en een joker past overal. Je hebt er nu een.</translation>
    </message>
    <message>
        <source>lesson.world.card.title</source>
        <extracomment>You earned a card</extracomment>
        <translation>Je verdiende een kaart</translation>
    </message>
    <message>
        <source>lesson.world.defend.body</source>
        <extracomment>Cassius attacks from {enemy} with three dice. You may defend with one die or, as at least two armies stand there, with two. You win ties, so two are nearly always better: take 2.</extracomment>
        <translation>Cassius valt aan vanuit {enemy} met drie dobbelstenen. Je verdedigt met één of, omdat er minstens twee legers staan, met twee. Gelijk is voor jou, dus twee is bijna altijd beter: neem er 2.</translation>
    </message>
    <message>
        <source>lesson.world.defend.hint</source>
        <extracomment>Defend with two dice.</extracomment>
        <translation>Verdedig met twee dobbelstenen.</translation>
    </message>
    <message>
        <source>lesson.world.defend.title</source>
        <extracomment>Defend {home}</extracomment>
        <translation>Verdedig {home}</translation>
    </message>
    <message>
        <source>lesson.world.fortify.body</source>
        <extracomment>The armies in {rear} have nobody to fight. Once a turn you may move armies through your own territories: click {rear}, then {front}, choose how many, and move them.</extracomment>
        <translation>De legers in {rear} hebben niemand om tegen te vechten. Eén keer per beurt mag je legers door je eigen gebieden verplaatsen: klik op {rear}, dan op {front}, kies hoeveel, en verplaats ze.</translation>
    </message>
    <message>
        <source>lesson.world.fortify.hint</source>
        <extracomment>From {rear} to the front: click {rear}, then {front}.</extracomment>
        <translation>Van {rear} naar het front: klik op {rear}, dan op {front}.</translation>
    </message>
    <message>
        <source>lesson.world.fortify.title</source>
        <extracomment>Bring armies to the front</extracomment>
        <translation>Breng legers naar het front</translation>
    </message>
    <message>
        <source>lesson.world.goal.body</source>
        <extracomment>Whoever owns all 42 territories wins. Whoever loses their last one is out, and the conqueror gets their cards. Here you see each player’s territories, armies, the armies of the next turn, and cards.</extracomment>
        <translation>Wie alle 42 gebieden bezit, wint. Wie zijn laatste verliest, ligt eruit, en de veroveraar krijgt zijn kaarten. Hier zie je van iedereen gebieden, legers, de legers van de volgende beurt en kaarten.</translation>
    </message>
    <message>
        <source>lesson.world.goal.title</source>
        <extracomment>What wins the game</extracomment>
        <translation>Wat het spel wint</translation>
    </message>
    <message>
        <source>lesson.world.held.body</source>
        <extracomment>His 5 met your 5: a tie, so he lost. His 4 met your other 5. Two armies gone, and Cassius gives up. Usually the program rolls for you; the settings let you choose yourself.</extracomment>
        <translation>Zijn 5 trof jouw 5: gelijk, dus verloor hij. Zijn 4 trof je andere 5. Twee legers weg, en Cassius geeft het op. Meestal gooit het programma voor je; bij de instellingen kun je zelf kiezen.</translation>
    </message>
    <message>
        <source>lesson.world.held.title</source>
        <extracomment>You held {home}</extracomment>
        <translation>Je hield {home}</translation>
    </message>
    <message>
        <source>lesson.world.help.body</source>
        <extracomment>The question mark or the key F1 tells the rules of the step you are in; from there you get to all the others. In lessons and in real games.</extracomment>
        <translation>Het vraagteken of de toets F1 geeft de regels van de stap waarin je bent; van daar kom je bij alle andere. In lessen en in echte spellen.</translation>
    </message>
    <message>
        <source>lesson.world.help.title</source>
        <extracomment>When you aren’t sure</extracomment>
        <translation>Als je het niet zeker weet</translation>
    </message>
    <message>
        <source>lesson.world.lands.body</source>
        <extracomment>It has 42 territories. Usually you choose them in turn and place your first armies; here that is done. The blue ones are yours. The number on each tells how many armies stand there.</extracomment>
        <translation>Ze telt 42 gebieden. Normaal kies je die om de beurt en plaats je je eerste legers; hier is dat al gedaan. De blauwe zijn van jou. Het getal zegt hoeveel legers er staan.</translation>
    </message>
    <message>
        <source>lesson.world.lands.title</source>
        <extracomment>This is the world</extracomment>
        <translation>Dit is de wereld</translation>
    </message>
    <message>
        <source>lesson.world.learnt.1</source>
        <extracomment>Place armies where they count, and hold a continent</extracomment>
        <translation>Legers plaatsen waar ze tellen, en een continent houden</translation>
    </message>
    <message>
        <source>lesson.world.learnt.2</source>
        <extracomment>Read the odds, roll the dice, and let a blitz do it</extracomment>
        <translation>Kansen lezen, dobbelen, en een blitz het laten doen</translation>
    </message>
    <message>
        <source>lesson.world.learnt.3</source>
        <extracomment>Move in, and bring armies to the front</extracomment>
        <translation>Binnentrekken en legers naar het front brengen</translation>
    </message>
    <message>
        <source>lesson.world.learnt.4</source>
        <extracomment>Defend with two dice: ties are yours</extracomment>
        <translation>Met twee dobbelstenen verdedigen: gelijk is voor jou</translation>
    </message>
    <message>
        <source>lesson.world.learnt.5</source>
        <extracomment>Earn cards and trade sets for armies</extracomment>
        <translation>Kaarten verdienen en sets inruilen voor legers</translation>
    </message>
    <message>
        <source>lesson.world.learnt.6</source>
        <extracomment>What wins: all 42 territories</extracomment>
        <translation>Wat wint: alle 42 gebieden</translation>
    </message>
    <message>
        <source>lesson.world.occupy.body</source>
        <extracomment>The last defender fell. As many armies as you rolled dice must move in, one must stay. {home} now lies behind your lines and {enemy} in front: let all go, or at least 6.</extracomment>
        <translation>De laatste verdediger is gevallen. Zoveel legers als je dobbelstenen gooide, moeten erin; één blijft achter. {home} ligt nu achter je linies en {enemy} ervoor: laat alle gaan, of minstens 6.</translation>
    </message>
    <message>
        <source>lesson.world.occupy.hint</source>
        <extracomment>Take 6 or more along: from {enemy} it goes on.</extracomment>
        <translation>Neem er 6 of meer mee: vanuit {enemy} gaat het verder.</translation>
    </message>
    <message>
        <source>lesson.world.occupy.title</source>
        <extracomment>{enemy} is yours</extracomment>
        <translation>{enemy} is van jou</translation>
    </message>
    <message>
        <source>lesson.world.others.body</source>
        <extracomment>Octavia and Cassius place armies, attack and move as you did. Just watch: you are asked when somebody attacks you.</extracomment>
        <translation>Octavia en Cassius plaatsen legers, vallen aan en verplaatsen zoals jij. Kijk gewoon toe: je wordt gevraagd als iemand je aanvalt.</translation>
    </message>
    <message>
        <source>lesson.world.others.title</source>
        <extracomment>The others have their turns</extracomment>
        <translation>De anderen zijn aan de beurt</translation>
    </message>
    <message>
        <source>lesson.world.place.body</source>
        <extracomment>A third of 15 territories is 5, Australia adds 2, the cards 4. That is how you grow. Place them where you will attack next, or where others could: {front} has most enemies around it.</extracomment>
        <translation>Een derde van 15 gebieden is 5, Australië geeft er 2, de kaarten 4. Zo groei je. Plaats ze waar je straks aanvalt, of waar anderen dat kunnen: rond {front} liggen de meeste vijanden.</translation>
    </message>
    <message>
        <source>lesson.world.place.hint</source>
        <extracomment>Place all armies on your own territories, then confirm.</extracomment>
        <translation>Zet alle legers op je eigen gebieden en bevestig.</translation>
    </message>
    <message>
        <source>lesson.world.place.title</source>
        <extracomment>Eleven armies at once</extracomment>
        <translation>Elf legers tegelijk</translation>
    </message>
    <message>
        <source>lesson.world.region.body</source>
        <extracomment>All of Australia is yours. The sign with the crown says what that pays: 2 extra armies every turn. Larger continents pay more, but are harder to hold. Australia has just one way in, {home}.</extracomment>
        <translation>Heel Australië is van jou. Het bordje met de kroon zegt wat dat oplevert: elke beurt 2 legers extra. Grotere continenten betalen meer, maar zijn moeilijker te houden. Naar Australië leidt maar één weg, via {home}.</translation>
    </message>
    <message>
        <source>lesson.world.region.title</source>
        <extracomment>A whole continent pays</extracomment>
        <translation>Een heel continent betaalt</translation>
    </message>
    <message>
        <source>lesson.world.reinforce.body</source>
        <extracomment>A third of your 13 territories is 4, Australia adds 2: you get 6 armies. They count most where enemies are near: click {home}, press “All here” and confirm. Elsewhere does no harm either.</extracomment>
        <translation>Een derde van je 13 gebieden is 4, Australië geeft er 2 bij: je krijgt 6 legers. Ze tellen het meest waar vijanden dichtbij zijn: klik op {home}, druk op “Alles hier” en bevestig. Ergens anders mag ook.</translation>
    </message>
    <message>
        <source>lesson.world.reinforce.hint</source>
        <extracomment>Armies go to your own, blue territories.</extracomment>
        <translation>Legers zet je op je eigen, blauwe gebieden.</translation>
    </message>
    <message>
        <source>lesson.world.reinforce.title</source>
        <extracomment>Place your new armies</extracomment>
        <translation>Plaats je nieuwe legers</translation>
    </message>
    <message>
        <source>lesson.world.rest.body</source>
        <extracomment>Cassius finishes his turn. Then the second round begins, and you are first again.</extracomment>
        <translation>Cassius maakt zijn beurt af. Dan begint de tweede ronde, en ben jij weer de eerste.</translation>
    </message>
    <message>
        <source>lesson.world.rest.title</source>
        <extracomment>The round ends</extracomment>
        <translation>De ronde eindigt</translation>
    </message>
    <message>
        <source>lesson.world.stop.body</source>
        <extracomment>Whoever conquers at least one territory earns one card at the end of his turn; more conquests don’t bring more cards, but thinner lines. Press “End attack”, or the key E.</extracomment>
        <translation>Wie minstens één gebied verovert, verdient aan het einde van zijn beurt één kaart; meer veroveringen geven niet meer kaarten, wel dunnere linies. Druk op “Stoppen”, of op de toets E.</translation>
    </message>
    <message>
        <source>lesson.world.stop.hint</source>
        <extracomment>Enough for this turn: end the attack.</extracomment>
        <translation>Genoeg voor deze beurt: stop met aanvallen.</translation>
    </message>
    <message>
        <source>lesson.world.stop.title</source>
        <extracomment>Stop while you are strong</extracomment>
        <translation>Stop nu je sterk bent</translation>
    </message>
    <message>
        <source>lesson.world.tools.body</source>
        <extracomment>Here you set how fast the others play. The arrow at the top left, or the key U, takes back what you did, as long as no dice or cards came to light. Now you know enough for a real game.</extracomment>
        <translation>Hier stel je in hoe snel de anderen spelen. De pijl linksboven, of de toets U, maakt ongedaan wat je deed, zolang er geen worp of kaart zichtbaar werd. Nu weet je genoeg voor een echt spel.</translation>
    </message>
    <message>
        <source>lesson.world.tools.title</source>
        <extracomment>Speed and undo</extracomment>
        <translation>Tempo en ongedaan maken</translation>
    </message>
    <message>
        <source>lesson.world.trade.body</source>
        <extracomment>Infantry, cavalry, artillery: a set. The first one of the game brings 4 armies, the next ones 6, 8, 10, 15 and more, whoever trades. With five cards you must. Press “Choose cards”, then trade.</extracomment>
        <translation>Infanterie, cavalerie, artillerie: een set. De eerste van het spel brengt 4 legers, de volgende 6, 8, 10, 15 en meer, wie er ook ruilt. Met vijf kaarten moet het. Druk op “Kaarten kiezen” en ruil.</translation>
    </message>
    <message>
        <source>lesson.world.trade.hint</source>
        <extracomment>This time trade: choose the three cards.</extracomment>
        <translation>Ruil deze keer: kies de drie kaarten.</translation>
    </message>
    <message>
        <source>lesson.world.trade.title</source>
        <extracomment>Trade your set</extracomment>
        <translation>Ruil je set in</translation>
    </message>
    <message>
        <source>lesson.world.turn.body</source>
        <extracomment>You place new armies, you attack as often as you like, and you move armies once. The ribbon shows where you are. Only the first step is a must.</extracomment>
        <translation>Je plaatst nieuwe legers, valt aan zo vaak je wilt, en verplaatst één keer legers. Het lint toont waar je bent. Alleen de eerste stap is verplicht.</translation>
    </message>
    <message>
        <source>lesson.world.turn.title</source>
        <extracomment>Your turn has three steps</extracomment>
        <translation>Je beurt heeft drie stappen</translation>
    </message>
    <message>
        <source>lesson.world.welcome.body</source>
        <extracomment>In ten minutes you play one turn and begin the next: you place armies, roll dice, conquer, defend yourself and trade cards. This card always says what to do. Nothing can go wrong.</extracomment>
        <translation>In tien minuten speel je één beurt en begin je aan de volgende: je plaatst legers, dobbelt, verovert, verdedigt je en ruilt kaarten in. Deze kaart zegt steeds wat je doet. Er kan niets misgaan.</translation>
    </message>
    <message>
        <source>lesson.world.welcome.title</source>
        <extracomment>Welcome to world conquest</extracomment>
        <translation>Welkom bij wereldverovering</translation>
    </message>
    <message>
        <source>library.about</source>
        <extracomment>About {minutes} minutes</extracomment>
        <translation>Ongeveer {minutes} minuten</translation>
    </message>
    <message>
        <source>library.all</source>
        <extracomment>All {count}</extracomment>
        <translation>Alle {count}</translation>
    </message>
    <message>
        <source>library.ask.players</source>
        <extracomment>How many sit at the table, computers too?</extracomment>
        <translation>Hoeveel zitten er aan tafel, ook computers?</translation>
    </message>
    <message>
        <source>library.ask.taste</source>
        <extracomment>What do you feel like?</extracomment>
        <translation>Waar heb je zin in?</translation>
    </message>
    <message>
        <source>library.ask.time</source>
        <extracomment>How much time is there?</extracomment>
        <translation>Hoeveel tijd is er?</translation>
    </message>
    <message>
        <source>library.card.hint</source>
        <extracomment>Box of {year}, about {length}</extracomment>
        <translation>Doos van {year}, ongeveer {length}</translation>
    </message>
    <message>
        <source>library.clash</source>
        <extracomment>Has no effect: {cause} is set to “{value}”.</extracomment>
        <translation>Heeft geen effect: {cause} staat op “{value}”.</translation>
    </message>
    <message>
        <source>library.filter_name</source>
        <extracomment>Rule sets for so many players</extracomment>
        <translation>Spelvarianten voor zoveel spelers</translation>
    </message>
    <message>
        <source>library.group.battle</source>
        <extracomment>Battle</extracomment>
        <translation>Gevecht</translation>
    </message>
    <message>
        <source>library.group.cards</source>
        <extracomment>Reinforcement and cards</extracomment>
        <translation>Versterking en kaarten</translation>
    </message>
    <message>
        <source>library.group.goal</source>
        <extracomment>Goal</extracomment>
        <translation>Doel</translation>
    </message>
    <message>
        <source>library.group.moves</source>
        <extracomment>Moves</extracomment>
        <translation>Verplaatsen</translation>
    </message>
    <message>
        <source>library.group.neutrals</source>
        <extracomment>Neutral colours</extracomment>
        <translation>Neutrale kleuren</translation>
    </message>
    <message>
        <source>library.group.other</source>
        <extracomment>Others</extracomment>
        <translation>Overige</translation>
    </message>
    <message>
        <source>library.group.start</source>
        <extracomment>Start</extracomment>
        <translation>Begin</translation>
    </message>
    <message numerus="yes">
        <source>library.idle</source>
        <extracomment>Has no effect with {n} player. | Has no effect with {n} players.</extracomment>
        <translation>
            <numerusform>Heeft geen effect met {n} speler.</numerusform>
            <numerusform>Heeft geen effect met {n} spelers.</numerusform>
        </translation>
    </message>
    <message>
        <source>library.length</source>
        <extracomment>About {minutes} minutes with {players} players.</extracomment>
        <translation>Ongeveer {minutes} minuten met {players} spelers.</translation>
    </message>
    <message>
        <source>library.minutes</source>
        <extracomment>{minutes} min</extracomment>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>library.mix</source>
        <extracomment>Saved house rules</extracomment>
        <translation>Bewaarde huisregels</translation>
    </message>
    <message>
        <source>library.mix.forget</source>
        <extracomment>Delete</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>library.mix.keep</source>
        <extracomment>Save</extracomment>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>library.mix.name</source>
        <extracomment>Save these under a name</extracomment>
        <translation>Bewaar deze onder een naam</translation>
    </message>
    <message>
        <source>library.mix.named</source>
        <extracomment>House rules: {name}</extracomment>
        <translation>Huisregels: {name}</translation>
    </message>
    <message>
        <source>library.mix.none</source>
        <extracomment>Changed, not saved</extracomment>
        <translation>Gewijzigd, niet opgeslagen</translation>
    </message>
    <message>
        <source>library.mix.unwritten</source>
        <extracomment>The house rules can't be saved: is the disk full?</extracomment>
        <translation>De huisregels kunnen niet worden bewaard: is de schijf vol?</translation>
    </message>
    <message>
        <source>library.players</source>
        <extracomment>{players} players</extracomment>
        <translation>{players} spelers</translation>
    </message>
    <message>
        <source>library.reason.cunning</source>
        <extracomment>The right moment counts more than the larger army.</extracomment>
        <translation>Het juiste moment telt meer dan het grootste leger.</translation>
    </message>
    <message>
        <source>library.reason.none</source>
        <extracomment>Not quite that, but it goes with so many.</extracomment>
        <translation>Niet helemaal dat, maar het kan met zoveel spelers.</translation>
    </message>
    <message>
        <source>library.reason.secrets</source>
        <extracomment>Nobody knows what the others are after.</extracomment>
        <translation>Niemand weet waar de anderen op uit zijn.</translation>
    </message>
    <message>
        <source>library.reason.short</source>
        <extracomment>It is over soon.</extracomment>
        <translation>Het is snel voorbij.</translation>
    </message>
    <message>
        <source>library.reason.teams</source>
        <extracomment>You play together against others.</extracomment>
        <translation>Je speelt samen tegen anderen.</translation>
    </message>
    <message>
        <source>library.reason.war</source>
        <extracomment>Nothing is hidden: strength on the board decides.</extracomment>
        <translation>Niets is verborgen: kracht op het bord beslist.</translation>
    </message>
    <message>
        <source>library.taste.cunning</source>
        <extracomment>Cunning</extracomment>
        <translation>Sluwheid</translation>
    </message>
    <message>
        <source>library.taste.secrets</source>
        <extracomment>Secrets</extracomment>
        <translation>Geheimen</translation>
    </message>
    <message>
        <source>library.taste.short</source>
        <extracomment>Something short</extracomment>
        <translation>Iets korts</translation>
    </message>
    <message>
        <source>library.taste.teams</source>
        <extracomment>Teams</extracomment>
        <translation>Teams</translation>
    </message>
    <message>
        <source>library.taste.war</source>
        <extracomment>Open war</extracomment>
        <translation>Open oorlog</translation>
    </message>
    <message>
        <source>library.time</source>
        <extracomment>{minutes} minutes</extracomment>
        <translation>{minutes} minuten</translation>
    </message>
    <message>
        <source>library.time.any</source>
        <extracomment>All evening</extracomment>
        <translation>De hele avond</translation>
    </message>
    <message>
        <source>library.too_long</source>
        <extracomment>Longer than you have.</extracomment>
        <translation>Langer dan je hebt.</translation>
    </message>
    <message>
        <source>library.which</source>
        <extracomment>Which one should I play?</extracomment>
        <translation>Welke zal ik spelen?</translation>
    </message>
    <message>
        <source>library.which.subtitle</source>
        <extracomment>Three answers, and a suggestion.</extracomment>
        <translation>Drie antwoorden, en een voorstel.</translation>
    </message>
    <message>
        <source>map.absurd_size</source>
        <extracomment>The board's size is {value}; width and height must lie between {low} and {high} px.</extracomment>
        <translation>De afmeting van het bord is {value}; breedte en hoogte moeten tussen {low} en {high} px liggen.</translation>
    </message>
    <message>
        <source>map.bad_angle</source>
        <extracomment>The angle {value} is no number of degrees between -360 and 360.</extracomment>
        <translation>De hoek {value} is geen aantal graden tussen -360 en 360.</translation>
    </message>
    <message>
        <source>map.bad_colour</source>
        <extracomment>"{value}" is no colour. Write # and six digits 0-9 a-f in quotes: "#7fa66a".</extracomment>
        <translation>"{value}" is geen kleur. Schrijf # en zes tekens 0-9 a-f tussen aanhalingstekens: "#7fa66a".</translation>
    </message>
    <message>
        <source>map.bad_ends</source>
        <extracomment>The link between "{a}" and "{b}" needs two "ends" (one at each edge), each a line of at least two points; other kinds of links have none.</extracomment>
        <translation>De verbinding tussen "{a}" en "{b}" heeft twee "ends" nodig (een bij elke rand), elk een lijn van minstens twee punten; andere soorten verbindingen hebben er geen.</translation>
    </message>
    <message>
        <source>map.bad_id</source>
        <extracomment>"{value}" can't be an id. Use 1 to 40 lower-case letters a-z, digits and _, with a letter first: "north_cape".</extracomment>
        <translation>"{value}" kan geen id zijn. Gebruik 1 tot 40 kleine letters a-z, cijfers en _, met een letter vooraan: "north_cape".</translation>
    </message>
    <message>
        <source>map.bad_ring</source>
        <extracomment>This outline can't be read at "{word}". Write pairs of whole numbers, a comma inside a pair and one space between pairs: "400,600 350,-200 -100,300".</extracomment>
        <translation>Deze omtrek is niet leesbaar bij "{word}". Schrijf paren van gehele getallen, een komma in elk paar en één spatie ertussen: "400,600 350,-200 -100,300".</translation>
    </message>
    <message>
        <source>map.badge_outside</source>
        <extracomment>The badge of "{name}" at {value} lies in none of the territory's parts. Move it inside, where there is most room.</extracomment>
        <translation>Het schildje van "{name}" op {value} ligt in geen enkel deel van het gebied. Zet het erbinnen, waar de meeste ruimte is.</translation>
    </message>
    <message>
        <source>map.barrier_and_link</source>
        <extracomment>Between "{a}" and "{b}" there is a barrier as well as a link. Remove the link if there is no way, or the pair from the barrier if there is one.</extracomment>
        <translation>Tussen "{a}" en "{b}" is er zowel een barrière als een verbinding. Verwijder de verbinding als er geen weg is, of het paar uit de barrière als die er wel is.</translation>
    </message>
    <message>
        <source>map.empty_part</source>
        <extracomment>A part of the territory "{name}" has no outline. Add one, or remove the empty part.</extracomment>
        <translation>Een deel van het gebied "{name}" heeft geen omtrek. Voeg er een toe, of verwijder het lege deel.</translation>
    </message>
    <message>
        <source>map.empty_region</source>
        <extracomment>The region "{name}" has no territories. Put at least one in it, or remove the region.</extracomment>
        <translation>De regio "{name}" heeft geen gebieden. Zet er minstens één in, of verwijder de regio.</translation>
    </message>
    <message>
        <source>map.expected_fields</source>
        <extracomment>"{field}" must be a group of fields, such as {{en: Alaska}}, not {value}.</extracomment>
        <translation>"{field}" moet een groep velden zijn, zoals {{en: Alaska}}, niet {value}.</translation>
    </message>
    <message>
        <source>map.expected_list</source>
        <extracomment>"{field}" must be a list, such as [12, 40] or lines that begin with "-", not {value}.</extracomment>
        <translation>"{field}" moet een lijst zijn, zoals [12, 40] of regels die met "-" beginnen, niet {value}.</translation>
    </message>
    <message>
        <source>map.expected_number</source>
        <extracomment>"{field}" must be a number, such as 12 or 12.5, not {value}.</extracomment>
        <translation>"{field}" moet een getal zijn, zoals 12 of 12.5, niet {value}.</translation>
    </message>
    <message>
        <source>map.expected_text</source>
        <extracomment>"{field}" must be a text, not {value}. Put it in quotes if that is the text you want.</extracomment>
        <translation>"{field}" moet een tekst zijn, niet {value}. Zet het tussen aanhalingstekens als dat de bedoelde tekst is.</translation>
    </message>
    <message>
        <source>map.expected_whole_number</source>
        <extracomment>"{field}" must be a whole number, such as 3, not {value}.</extracomment>
        <translation>"{field}" moet een geheel getal zijn, zoals 3, niet {value}.</translation>
    </message>
    <message>
        <source>map.flat_ring</source>
        <extracomment>An outline of the territory "{name}" encloses no area. Only the first point is absolute; the others are differences from the point before.</extracomment>
        <translation>Een omtrek van het gebied "{name}" omsluit geen oppervlak. Alleen het eerste punt is absoluut; de andere zijn verschillen met het vorige punt.</translation>
    </message>
    <message>
        <source>map.id_taken</source>
        <extracomment>Another board has the id "{name}" already, so this one is left out. Give it an id of its own.</extracomment>
        <translation>Een ander bord heeft de id "{name}" al, dus dit bord is weggelaten. Geef het een eigen id.</translation>
    </message>
    <message>
        <source>map.link_not_there</source>
        <extracomment>The variant "{variant}" leaves out the link between "{a}" and "{b}", but there is none. Name a link of this board, or remove the entry.</extracomment>
        <translation>De variant "{variant}" laat de verbinding tussen "{a}" en "{b}" weg, maar die is er niet. Noem een verbinding van dit bord, of verwijder het item.</translation>
    </message>
    <message>
        <source>map.list_length</source>
        <extracomment>"{field}" has {count} entries; it must have exactly {limit}. A point is [x, y].</extracomment>
        <translation>"{field}" heeft {count} items; het moeten er precies {limit} zijn. Een punt is [x, y].</translation>
    </message>
    <message>
        <source>map.list_too_long</source>
        <extracomment>"{field}" has {count} entries; it may have {limit} at most.</extracomment>
        <translation>"{field}" heeft {count} items; hoogstens {limit} zijn toegestaan.</translation>
    </message>
    <message>
        <source>map.list_too_short</source>
        <extracomment>"{field}" has too few entries ({count}); at least {limit} needed.</extracomment>
        <translation>"{field}" heeft te weinig items ({count}); minstens {limit} nodig.</translation>
    </message>
    <message>
        <source>map.missing_field</source>
        <extracomment>The field "{field}" is missing. Add it.</extracomment>
        <translation>Het veld "{field}" ontbreekt. Voeg het toe.</translation>
    </message>
    <message>
        <source>map.name_too_long</source>
        <extracomment>The text "{value}" has {count} characters; {limit} at most. Shorten it.</extracomment>
        <translation>De tekst "{value}" heeft {count} tekens; hoogstens {limit}. Kort hem in.</translation>
    </message>
    <message>
        <source>map.name_unprintable</source>
        <extracomment>The text "{value}" holds a line break or an invisible character. Write it on one line with visible characters only.</extracomment>
        <translation>De tekst "{value}" bevat een regeleinde of een onzichtbaar teken. Schrijf hem op één regel met alleen zichtbare tekens.</translation>
    </message>
    <message>
        <source>map.nameless_sea</source>
        <extracomment>This sea_name has no name. Add one, such as name: {{en: North Sea}}.</extracomment>
        <translation>Deze sea_name heeft geen naam. Voeg er een toe, zoals name: {{en: North Sea}}.</translation>
    </message>
    <message>
        <source>map.no_card</source>
        <extracomment>The territory "{name}" has no card symbol, while others of its kind have one. Give all of them one (infantry, cavalry, artillery), or none.</extracomment>
        <translation>Het gebied "{name}" heeft geen kaartsymbool, andere van zijn soort wel. Geef ze er allemaal een (infantry, cavalry, artillery), of geen enkel.</translation>
    </message>
    <message>
        <source>map.no_link</source>
        <extracomment>The territory "{name}" has no neighbours, so nobody could reach it. Add a link.</extracomment>
        <translation>Het gebied "{name}" heeft geen buren, dus niemand kan het bereiken. Voeg een verbinding toe.</translation>
    </message>
    <message>
        <source>map.no_rings</source>
        <extracomment>This scenery ({kind}) has no outline. Add "rings", or remove it.</extracomment>
        <translation>Dit landschap ({kind}) heeft geen omtrek. Voeg "rings" toe, of verwijder het.</translation>
    </message>
    <message>
        <source>map.no_wrap</source>
        <extracomment>The link between "{a}" and "{b}" runs round the edge, but the board's edges are not joined. Add the line "wrap: x" to the board, or make the link a sea link.</extracomment>
        <translation>De verbinding tussen "{a}" en "{b}" loopt om de rand, maar de randen van het bord sluiten niet aan. Zet de regel "wrap: x" bij het bord, of maak er een sea-verbinding van.</translation>
    </message>
    <message>
        <source>map.not_a_board</source>
        <extracomment>This is not a board: a board file begins with fields such as "format: 1" and "id: my_board".</extracomment>
        <translation>Dit is geen bord: een bordbestand begint met velden zoals "format: 1" en "id: my_board".</translation>
    </message>
    <message>
        <source>map.not_a_file</source>
        <extracomment>This is not a file. Name a board file that ends in .yaml.</extracomment>
        <translation>Dit is geen bestand. Noem een bordbestand dat op .yaml eindigt.</translation>
    </message>
    <message>
        <source>map.not_above</source>
        <extracomment>"{field}" is {value}; it must be more than {limit}.</extracomment>
        <translation>"{field}" is {value}; het moet meer dan {limit} zijn.</translation>
    </message>
    <message>
        <source>map.not_connected</source>
        <extracomment>{count} territories can't be reached from the rest of the board: {names}. Add a link between the two parts.</extracomment>
        <translation>{count} gebieden zijn niet bereikbaar vanaf de rest van het bord: {names}. Voeg een verbinding tussen de twee delen toe.</translation>
    </message>
    <message>
        <source>map.not_found</source>
        <extracomment>There is no such file. Check the name and the folder.</extracomment>
        <translation>Dit bestand bestaat niet. Controleer de naam en de map.</translation>
    </message>
    <message>
        <source>map.not_utf8</source>
        <extracomment>This line is not UTF-8 text. Save the file in your editor with the encoding UTF-8.</extracomment>
        <translation>Deze regel is geen UTF-8-tekst. Sla het bestand in je editor op met de codering UTF-8.</translation>
    </message>
    <message>
        <source>map.ok</source>
        <extracomment>ok {file}</extracomment>
        <translation>ok {file}</translation>
    </message>
    <message>
        <source>map.outside</source>
        <extracomment>The point {value} lies outside the board, whose size is {size}. Move the point, or enlarge the board. In an outline only the first point is absolute, in tenths of a px.</extracomment>
        <translation>Het punt {value} ligt buiten het bord, dat {size} groot is. Verplaats het punt, of vergroot het bord. In een omtrek is alleen het eerste punt absoluut, in tienden van een px.</translation>
    </message>
    <message>
        <source>map.picture_missing</source>
        <extracomment>The picture "{value}" is not beside the board file. Copy it there, or remove "sea".</extracomment>
        <translation>De afbeelding "{value}" staat niet naast het bordbestand. Kopieer haar daarheen, of verwijder "sea".</translation>
    </message>
    <message>
        <source>map.picture_name</source>
        <extracomment>"{value}" can't be the picture of the sea. Name a .webp, .png or .jpg file in the same folder as this file: no folder, only letters a-z, digits, and . - _</extracomment>
        <translation>"{value}" kan niet de afbeelding van de zee zijn. Noem een .webp-, .png- of .jpg-bestand in dezelfde map als dit bestand: geen map ervoor, alleen letters a-z, cijfers en . - _</translation>
    </message>
    <message>
        <source>map.picture_place</source>
        <extracomment>The picture of the sea can't cover this rectangle: {value}. Give "origin" and "size" in board px.</extracomment>
        <translation>De afbeelding van de zee kan deze rechthoek niet bedekken: {value}. Geef "origin" en "size" in px van het bord.</translation>
    </message>
    <message>
        <source>map.picture_too_large</source>
        <extracomment>The picture "{value}" is larger than {limit} MB. Save it smaller, for example as .webp.</extracomment>
        <translation>De afbeelding "{value}" is groter dan {limit} MB. Sla haar kleiner op, bijvoorbeeld als .webp.</translation>
    </message>
    <message>
        <source>map.radius_too_large</source>
        <extracomment>The radius r of "{name}" is {value}, but only {limit} px fit around the badge. Make r smaller, or move the badge.</extracomment>
        <translation>De straal r van "{name}" is {value}, maar rond het schildje past maar {limit} px. Maak r kleiner, of verplaats het schildje.</translation>
    </message>
    <message>
        <source>map.repeated_barrier</source>
        <extracomment>A barrier parts two different territories, and each pair only once. Change "{a}" and "{b}", or remove the pair.</extracomment>
        <translation>Een barrière scheidt twee verschillende gebieden, en elk paar maar één keer. Wijzig "{a}" en "{b}", of verwijder het paar.</translation>
    </message>
    <message>
        <source>map.repeated_id</source>
        <extracomment>The id "{name}" is used twice. Give each entry of this list an id of its own.</extracomment>
        <translation>De id "{name}" wordt twee keer gebruikt. Geef elk item van deze lijst een eigen id.</translation>
    </message>
    <message>
        <source>map.repeated_link</source>
        <extracomment>The link between "{a}" and "{b}" stands in the list already. A link counts in both directions; remove this one.</extracomment>
        <translation>De verbinding tussen "{a}" en "{b}" staat al in de lijst. Een verbinding geldt in beide richtingen; verwijder deze.</translation>
    </message>
    <message>
        <source>map.ring_too_long</source>
        <extracomment>This outline has {count} points; {limit} at most. Simplify it.</extracomment>
        <translation>Deze omtrek heeft {count} punten; hoogstens {limit}. Vereenvoudig hem.</translation>
    </message>
    <message>
        <source>map.self_link</source>
        <extracomment>This link joins "{name}" to itself. Name two different territories, or remove the link.</extracomment>
        <translation>Deze verbinding verbindt "{name}" met zichzelf. Noem twee verschillende gebieden, of verwijder de verbinding.</translation>
    </message>
    <message>
        <source>map.shared_id</source>
        <extracomment>The boards "{a}" and "{b}" can't be played together: both use the id "{name}". Rename it on one of them.</extracomment>
        <translation>De borden "{a}" en "{b}" kunnen niet samen worden gespeeld: beide gebruiken de id "{name}". Hernoem die op een van de twee.</translation>
    </message>
    <message>
        <source>map.short_ring</source>
        <extracomment>This outline has too few points ({count}); at least {limit} needed.</extracomment>
        <translation>Deze omtrek heeft te weinig punten ({count}); minstens {limit} nodig.</translation>
    </message>
    <message>
        <source>map.sinking_parts</source>
        <extracomment>If all territories with the tag "sinks" are gone, the rest of the board falls apart. Add a link between the parts that stay, or remove the tag.</extracomment>
        <translation>Als alle gebieden met de tag "sinks" weg zijn, valt de rest van het bord uiteen. Voeg een verbinding toe tussen de delen die blijven, of verwijder de tag.</translation>
    </message>
    <message>
        <source>map.text_empty</source>
        <extracomment>"{field}" is empty. Write a text of at least {limit} character.</extracomment>
        <translation>"{field}" is leeg. Schrijf een tekst van minstens {limit} teken.</translation>
    </message>
    <message>
        <source>map.text_too_long</source>
        <extracomment>"{field}" is too long: {limit} characters at most. Shorten it.</extracomment>
        <translation>"{field}" is te lang: hoogstens {limit} tekens. Kort het in.</translation>
    </message>
    <message>
        <source>map.too_large</source>
        <extracomment>"{field}" is {value}; it may be {limit} at most.</extracomment>
        <translation>"{field}" is {value}; het mag hoogstens {limit} zijn.</translation>
    </message>
    <message>
        <source>map.too_many_bytes</source>
        <extracomment>The file is larger than {limit} MB, so it was not read. Simplify the outlines: a board needs about 0.1 MB.</extracomment>
        <translation>Het bestand is groter dan {limit} MB en is daarom niet gelezen. Vereenvoudig de omtrekken: een bord heeft ongeveer 0,1 MB nodig.</translation>
    </message>
    <message>
        <source>map.too_many_points</source>
        <extracomment>The outlines have {count} points together; {limit} at most. Simplify them.</extracomment>
        <translation>De omtrekken hebben samen {count} punten; hoogstens {limit}. Vereenvoudig ze.</translation>
    </message>
    <message>
        <source>map.too_many_tags</source>
        <extracomment>There are {count} tags; {limit} at most. Remove some.</extracomment>
        <translation>Er zijn {count} tags; hoogstens {limit}. Verwijder er een paar.</translation>
    </message>
    <message>
        <source>map.too_small</source>
        <extracomment>"{field}" is {value}; it must be {limit} at least.</extracomment>
        <translation>"{field}" is {value}; het moet minstens {limit} zijn.</translation>
    </message>
    <message>
        <source>map.uneven_cards</source>
        <extracomment>The card symbols are not spread evenly: infantry {infantry}, cavalry {cavalry}, artillery {artillery}. The counts may differ by one.</extracomment>
        <translation>De kaartsymbolen zijn niet gelijk verdeeld: infantry {infantry}, cavalry {cavalry}, artillery {artillery}. De aantallen mogen één verschillen.</translation>
    </message>
    <message>
        <source>map.unknown_choice</source>
        <extracomment>"{name}" is not possible for "{field}". Choose one of: {choices}.</extracomment>
        <translation>"{name}" is niet mogelijk voor "{field}". Kies uit: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_choice_near</source>
        <extracomment>"{name}" is not possible for "{field}". Did you mean "{suggestion}"?</extracomment>
        <translation>"{name}" is niet mogelijk voor "{field}". Bedoelde je "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_field</source>
        <extracomment>The field "{name}" is unknown here. Remove it; the possible fields are: {choices}.</extracomment>
        <translation>Het veld "{name}" is hier onbekend. Verwijder het; de mogelijke velden zijn: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_field_near</source>
        <extracomment>The field "{name}" is unknown here. Did you mean "{suggestion}"?</extracomment>
        <translation>Het veld "{name}" is hier onbekend. Bedoelde je "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_parted</source>
        <extracomment>This barrier names the territory "{name}", which the board doesn't have. Use the id of a territory: {choices}.</extracomment>
        <translation>Deze barrière noemt het gebied "{name}", dat het bord niet heeft. Gebruik de id van een gebied: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_parted_near</source>
        <extracomment>This barrier names the territory "{name}", which the board doesn't have. Did you mean "{suggestion}"?</extracomment>
        <translation>Deze barrière noemt het gebied "{name}", dat het bord niet heeft. Bedoelde je "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_region</source>
        <extracomment>The territory "{territory}" is in the region "{name}", which this board doesn't have. Its regions are: {choices}.</extracomment>
        <translation>Het gebied "{territory}" ligt in de regio "{name}", die dit bord niet heeft. De regio's zijn: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_region_near</source>
        <extracomment>The territory "{territory}" is in the region "{name}", which this board doesn't have. Did you mean "{suggestion}"?</extracomment>
        <translation>Het gebied "{territory}" ligt in de regio "{name}", die dit bord niet heeft. Bedoelde je "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_territory</source>
        <extracomment>This link names the territory "{name}", which the board doesn't have. Use the id of a territory: {choices}.</extracomment>
        <translation>Deze verbinding noemt het gebied "{name}", dat het bord niet heeft. Gebruik de id van een gebied: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_territory_near</source>
        <extracomment>This link names the territory "{name}", which the board doesn't have. Did you mean "{suggestion}"?</extracomment>
        <translation>Deze verbinding noemt het gebied "{name}", dat het bord niet heeft. Bedoelde je "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_variant</source>
        <extracomment>The board "{board}" has no variant "{name}". Its variants are: {choices}.</extracomment>
        <translation>Het bord "{board}" heeft geen variant "{name}". De varianten zijn: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_variant_near</source>
        <extracomment>The board "{board}" has no variant "{name}". Did you mean "{suggestion}"?</extracomment>
        <translation>Het bord "{board}" heeft geen variant "{name}". Bedoelde je "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_variant_region</source>
        <extracomment>The variant "{variant}" leaves out the region "{name}", which this board doesn't have. Its regions are: {choices}.</extracomment>
        <translation>De variant "{variant}" laat de regio "{name}" weg, die dit bord niet heeft. De regio's zijn: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_variant_region_near</source>
        <extracomment>The variant "{variant}" leaves out the region "{name}", which this board doesn't have. Did you mean "{suggestion}"?</extracomment>
        <translation>De variant "{variant}" laat de regio "{name}" weg, die dit bord niet heeft. Bedoelde je "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unreadable</source>
        <extracomment>The file can't be read. Check that you may read it and that it isn't in use by another program.</extracomment>
        <translation>Het bestand kan niet worden gelezen. Controleer of je het mag lezen en of een ander programma het gebruikt.</translation>
    </message>
    <message>
        <source>map.variant_empty</source>
        <extracomment>The variant "{variant}" leaves fewer than two territories. Leave out fewer regions, or remove the variant.</extracomment>
        <translation>De variant "{variant}" houdt minder dan twee gebieden over. Laat minder regio's weg, of verwijder de variant.</translation>
    </message>
    <message>
        <source>map.wrong_format</source>
        <extracomment>The format {value} is unknown; this program reads format {format}. A higher number needs a newer version of the program.</extracomment>
        <translation>Het formaat {value} is onbekend; dit programma leest formaat {format}. Een hoger nummer vraagt een nieuwere versie van het programma.</translation>
    </message>
    <message>
        <source>map.wrong_value</source>
        <extracomment>"{field}" has a value that doesn't fit: {value}. Compare it with the example in docs/maps.md.</extracomment>
        <translation>"{field}" heeft een waarde die niet past: {value}. Vergelijk haar met het voorbeeld in docs/maps.md.</translation>
    </message>
    <message>
        <source>map.yaml_anchor</source>
        <extracomment>References (&amp;{name} and *{name}) are not allowed in a board file. Write the value out in full, or put it in quotes if it is a text.</extracomment>
        <translation>Verwijzingen (&amp;{name} en *{name}) zijn niet toegestaan in een bordbestand. Schrijf de waarde voluit, of zet haar tussen aanhalingstekens als het een tekst is.</translation>
    </message>
    <message>
        <source>map.yaml_bracket</source>
        <extracomment>The brackets that open here don't match. Check for a missing closing bracket and for missing commas.</extracomment>
        <translation>De haken die hier openen, kloppen niet. Kijk of er een sluithaak of een komma ontbreekt.</translation>
    </message>
    <message>
        <source>map.yaml_character</source>
        <extracomment>The character {code} is not allowed in the file. Delete it; it is probably invisible.</extracomment>
        <translation>Het teken {code} mag niet in het bestand staan. Verwijder het; het is waarschijnlijk onzichtbaar.</translation>
    </message>
    <message>
        <source>map.yaml_colon</source>
        <extracomment>A colon is missing or misplaced. A field is "name: value" with a space after the colon; put a text with a colon in quotes.</extracomment>
        <translation>Er ontbreekt een dubbele punt of hij staat verkeerd. Een veld is "naam: waarde" met een spatie na de dubbele punt; zet een tekst met een dubbele punt tussen aanhalingstekens.</translation>
    </message>
    <message>
        <source>map.yaml_documents</source>
        <extracomment>A second document begins here. A file holds one board: remove the line with "---" or put the rest in a file of its own.</extracomment>
        <translation>Hier begint een tweede document. Een bestand bevat één bord: verwijder de regel met "---" of zet de rest in een eigen bestand.</translation>
    </message>
    <message>
        <source>map.yaml_duplicate</source>
        <extracomment>The field "{name}" stands here a second time. Keep one of the two.</extracomment>
        <translation>Het veld "{name}" staat hier voor de tweede keer. Houd een van de twee.</translation>
    </message>
    <message>
        <source>map.yaml_key</source>
        <extracomment>A field's name must be a plain word, such as "badge". Check the brackets before the colon.</extracomment>
        <translation>De naam van een veld moet een gewoon woord zijn, zoals "badge". Controleer de haken voor de dubbele punt.</translation>
    </message>
    <message>
        <source>map.yaml_quote</source>
        <extracomment>The text that begins here is not ended properly. Close the quotation mark, and write \ as \\ inside double quotes.</extracomment>
        <translation>De tekst die hier begint, eindigt niet goed. Sluit het aanhalingsteken, en schrijf \ binnen dubbele aanhalingstekens als \\.</translation>
    </message>
    <message>
        <source>map.yaml_syntax</source>
        <extracomment>This line can't be read as YAML. Compare its indentation and its punctuation with the lines around it.</extracomment>
        <translation>Deze regel kan niet als YAML worden gelezen. Vergelijk het inspringen en de leestekens met de regels eromheen.</translation>
    </message>
    <message>
        <source>map.yaml_tab</source>
        <extracomment>There is a tab where YAML expects spaces. Indent with spaces only.</extracomment>
        <translation>Hier staat een tab waar YAML spaties verwacht. Spring alleen in met spaties.</translation>
    </message>
    <message>
        <source>map.yaml_tag</source>
        <extracomment>The tag {name} is not allowed in a board file. Remove it, or put the value in quotes if it is a text.</extracomment>
        <translation>De tag {name} is niet toegestaan in een bordbestand. Verwijder hem, of zet de waarde tussen aanhalingstekens als het een tekst is.</translation>
    </message>
    <message>
        <source>map.yaml_too_deep</source>
        <extracomment>Lists and fields are nested more than {limit} deep here. A board needs 6 levels; check the brackets and the indentation.</extracomment>
        <translation>Lijsten en velden zijn hier meer dan {limit} diep genest. Een bord heeft 6 niveaus nodig; controleer de haken en het inspringen.</translation>
    </message>
    <message>
        <source>map.yaml_too_many</source>
        <extracomment>The file holds more than {limit} values. Write each outline as one text ("400,600 350,-200 …") instead of a list of numbers.</extracomment>
        <translation>Het bestand bevat meer dan {limit} waarden. Schrijf elke omtrek als één tekst ("400,600 350,-200 …") in plaats van als lijst van getallen.</translation>
    </message>
    <message numerus="yes">
        <source>march.beyond</source>
        <extracomment>Afterlife ({n} army) | Afterlife ({n} armies)</extracomment>
        <translation>
            <numerusform>Hiernamaals ({n} leger)</numerusform>
            <numerusform>Hiernamaals ({n} legers)</numerusform>
        </translation>
    </message>
    <message>
        <source>march.enter</source>
        <extracomment>{target} is empty: go in?</extracomment>
        <translation>{target} is leeg: binnengaan?</translation>
    </message>
    <message>
        <source>march.enter_go</source>
        <extracomment>Go in</extracomment>
        <translation>Binnengaan</translation>
    </message>
    <message>
        <source>march.enter_help</source>
        <extracomment>Nobody stands there, so no dice are needed.</extracomment>
        <translation>Daar staat niemand, dus dobbelen hoeft niet.</translation>
    </message>
    <message>
        <source>march.from</source>
        <extracomment>Attack in the Underworld: from where?</extracomment>
        <translation>Aanval in de onderwereld: vanwaar?</translation>
    </message>
    <message>
        <source>march.from_help</source>
        <extracomment>Click a field of yours, or your Afterlife. No gods help here.</extracomment>
        <translation>Klik op een veld van jou of op je hiernamaals. Goden helpen hier niet.</translation>
    </message>
    <message>
        <source>march.roll_help</source>
        <extracomment>Ties go to the defender; who falls here is gone for good.</extracomment>
        <translation>Gelijk is voor de verdediger; wie hier valt is voorgoed weg.</translation>
    </message>
    <message>
        <source>march.stop</source>
        <extracomment>End the turn</extracomment>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>march.to</source>
        <extracomment>From {origin}: against which field?</extracomment>
        <translation>Vanuit {origin}: tegen welk veld?</translation>
    </message>
    <message>
        <source>march.to_help</source>
        <extracomment>What can be reached glows. Esc takes the origin back.</extracomment>
        <translation>Wat bereikbaar is, gloeit. Esc neemt de herkomst terug.</translation>
    </message>
    <message numerus="yes">
        <source>market.buy</source>
        <extracomment>Buy {n} card for {money} | Buy {n} cards for {money}</extracomment>
        <translation>
            <numerusform>{n} kaart kopen voor {money}</numerusform>
            <numerusform>{n} kaarten kopen voor {money}</numerusform>
        </translation>
    </message>
    <message>
        <source>market.buy_some</source>
        <extracomment>Buy cards</extracomment>
        <translation>Kaarten kopen</translation>
    </message>
    <message>
        <source>market.deck.ad2210.diplomat</source>
        <extracomment>Diplomat deck</extracomment>
        <translation>Diplomatenstapel</translation>
    </message>
    <message>
        <source>market.deck.ad2210.land</source>
        <extracomment>Land deck</extracomment>
        <translation>Landstapel</translation>
    </message>
    <message>
        <source>market.deck.ad2210.naval</source>
        <extracomment>Naval deck</extracomment>
        <translation>Marinestapel</translation>
    </message>
    <message>
        <source>market.deck.ad2210.nuclear</source>
        <extracomment>Nuclear deck</extracomment>
        <translation>Kernstapel</translation>
    </message>
    <message>
        <source>market.deck.ad2210.space</source>
        <extracomment>Space deck</extracomment>
        <translation>Ruimtestapel</translation>
    </message>
    <message>
        <source>market.deck.godstorm.death</source>
        <extracomment>Death deck</extracomment>
        <translation>Doodsstapel</translation>
    </message>
    <message>
        <source>market.deck.godstorm.magic</source>
        <extracomment>Magic deck</extracomment>
        <translation>Magiestapel</translation>
    </message>
    <message>
        <source>market.deck.godstorm.sky</source>
        <extracomment>Sky deck</extracomment>
        <translation>Hemelstapel</translation>
    </message>
    <message>
        <source>market.deck.godstorm.war</source>
        <extracomment>War deck</extracomment>
        <translation>Oorlogsstapel</translation>
    </message>
    <message>
        <source>market.empty</source>
        <extracomment>sold out</extracomment>
        <translation>uitverkocht</translation>
    </message>
    <message>
        <source>market.fewer</source>
        <extracomment>One fewer: {deck}</extracomment>
        <translation>Een minder: {deck}</translation>
    </message>
    <message>
        <source>market.have</source>
        <extracomment>You have {money}; after this {left} are left.</extracomment>
        <translation>Je hebt {money}; hierna blijven er {left} over.</translation>
    </message>
    <message numerus="yes">
        <source>market.help</source>
        <extracomment>Choose one card for {money} before you look at it. | Choose up to {n} cards, {money} each. All are chosen and paid before you look at one.</extracomment>
        <translation>
            <numerusform>Kies één kaart voor {money} voordat je hem bekijkt.</numerusform>
            <numerusform>Kies hoogstens {n} kaarten, per kaart {money}. Ze worden allemaal gekozen en betaald voordat je er een bekijkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>market.left</source>
        <extracomment>{n} card left | {n} cards left</extracomment>
        <translation>
            <numerusform>nog {n} kaart</numerusform>
            <numerusform>nog {n} kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>market.locked</source>
        <extracomment>needs {piece} in play</extracomment>
        <translation>vereist: {piece} in het spel</translation>
    </message>
    <message>
        <source>market.more</source>
        <extracomment>One more: {deck}</extracomment>
        <translation>Een meer: {deck}</translation>
    </message>
    <message>
        <source>market.none</source>
        <extracomment>Buy none</extracomment>
        <translation>Geen kopen</translation>
    </message>
    <message>
        <source>market.show</source>
        <extracomment>Show the decks</extracomment>
        <translation>Stapels tonen</translation>
    </message>
    <message>
        <source>market.title</source>
        <extracomment>Buy cards</extracomment>
        <translation>Kaarten kopen</translation>
    </message>
    <message>
        <source>miracle.at</source>
        <extracomment>At {targets}. Space plays it, Esc takes it back.</extracomment>
        <translation>Op {targets}. Spatie speelt hem, Esc neemt terug.</translation>
    </message>
    <message>
        <source>miracle.choose.deck</source>
        <extracomment>Choose a deck in the list.</extracomment>
        <translation>Kies een stapel in de lijst.</translation>
    </message>
    <message>
        <source>miracle.choose.god</source>
        <extracomment>Choose a god in the list.</extracomment>
        <translation>Kies een god in de lijst.</translation>
    </message>
    <message>
        <source>miracle.choose.player</source>
        <extracomment>Choose a player in the list.</extracomment>
        <translation>Kies een speler in de lijst.</translation>
    </message>
    <message>
        <source>miracle.choose.relic</source>
        <extracomment>Choose a relic in the list.</extracomment>
        <translation>Kies een relikwie in de lijst.</translation>
    </message>
    <message>
        <source>miracle.choose.territory</source>
        <extracomment>Click a territory that glows.</extracomment>
        <translation>Klik op een gebied dat gloeit.</translation>
    </message>
    <message>
        <source>miracle.help</source>
        <extracomment>Choose a bright card, by click or number, or go on.</extracomment>
        <translation>Kies een heldere kaart, met klik of cijfer, of ga verder.</translation>
    </message>
    <message>
        <source>miracle.none</source>
        <extracomment>No more miracles</extracomment>
        <translation>Geen wonderen meer</translation>
    </message>
    <message>
        <source>miracle.title</source>
        <extracomment>Play a miracle?</extracomment>
        <translation>Een wonder spelen?</translation>
    </message>
    <message>
        <source>miracle.told.box</source>
        <extracomment>Pandora's Box of {name} opens: {card}</extracomment>
        <translation>De doos van Pandora van {name} gaat open: {card}</translation>
    </message>
    <message>
        <source>miracle.told.cancelled</source>
        <extracomment>{card} has no effect</extracomment>
        <translation>{card} heeft geen effect</translation>
    </message>
    <message>
        <source>miracle.told.destroyed</source>
        <extracomment>A relic of {name} is destroyed: {relic}</extracomment>
        <translation>Een relikwie van {name} is vernietigd: {relic}</translation>
    </message>
    <message numerus="yes">
        <source>miracle.told.discarded</source>
        <extracomment>{name} discards {n} card | {name} discards {n} cards</extracomment>
        <translation>
            <numerusform>{name} legt {n} kaart af</numerusform>
            <numerusform>{name} legt {n} kaarten af</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>miracle.told.fire</source>
        <extracomment>{name} adds {n} in god wars of this turn | {name} adds {n} in god wars of this turn</extracomment>
        <translation>
            <numerusform>{name} telt {n} op in godenstrijden van deze beurt</numerusform>
            <numerusform>{name} telt {n} op in godenstrijden van deze beurt</numerusform>
        </translation>
    </message>
    <message>
        <source>miracle.told.gained</source>
        <extracomment>{name} has a new relic: {relic}</extracomment>
        <translation>{name} heeft een nieuwe relikwie: {relic}</translation>
    </message>
    <message>
        <source>miracle.told.hallowed</source>
        <extracomment>Nobody may attack {territory} in this turn</extracomment>
        <translation>Niemand mag {territory} deze beurt aanvallen</translation>
    </message>
    <message>
        <source>miracle.told.no_target</source>
        <extracomment>it finds no target</extracomment>
        <translation>de kaart vindt geen doel</translation>
    </message>
    <message>
        <source>miracle.told.nothing</source>
        <extracomment>it brings nothing</extracomment>
        <translation>het levert niets op</translation>
    </message>
    <message>
        <source>miracle.told.plundered</source>
        <extracomment>{name} plunders a relic: {relic}</extracomment>
        <translation>{name} buit een relikwie: {relic}</translation>
    </message>
    <message>
        <source>miracle.told.shield</source>
        <extracomment>{name} raises the Aegis</extracomment>
        <translation>{name} heft de Aegis op</translation>
    </message>
    <message>
        <source>miracle.told.struck</source>
        <extracomment>{card}: the lot falls on a continent</extracomment>
        <translation>{card}: het lot valt op een continent</translation>
    </message>
    <message>
        <source>miracle.told.swapped</source>
        <extracomment>{name} has to exchange two garrisons</extracomment>
        <translation>{name} moet twee bezettingen verwisselen</translation>
    </message>
    <message>
        <source>miracle.told.turned_back</source>
        <extracomment>It is epoch {epoch} again</extracomment>
        <translation>Het is weer tijdperk {epoch}</translation>
    </message>
    <message>
        <source>miracle.told.worked</source>
        <extracomment>{relic} works for {name}</extracomment>
        <translation>{relic} werkt voor {name}</translation>
    </message>
    <message>
        <source>missions.and</source>
        <extracomment>{first} and {last}</extracomment>
        <translation>{first} en {last}</translation>
    </message>
    <message>
        <source>missions.file.deed</source>
        <extracomment>{name}: {id} is claimed after a conquest (on_event), so its goal must be something done in one turn.</extracomment>
        <translation>{name}: {id} wordt na een verovering getoond (on_event), dus het doel moet iets zijn dat in één beurt gebeurt.</translation>
    </message>
    <message>
        <source>missions.file.rank</source>
        <extracomment>{name}: in a deck either every mission has a rank and a moment to be claimed, or none has. Look at {id}.</extracomment>
        <translation>{name}: in een stapel heeft elke missie een rang en een moment om haar te tonen, of geen enkele. Kijk naar {id}.</translation>
    </message>
    <message>
        <source>missions.file.shape</source>
        <extracomment>{name} has not the shape of a file of missions: {fault}</extracomment>
        <translation>{name} heeft niet de vorm van een bestand met missies: {fault}</translation>
    </message>
    <message>
        <source>missions.file.too_large</source>
        <extracomment>{name} is larger than {limit} kB: that is no file of missions.</extracomment>
        <translation>{name} is groter dan {limit} kB: dat is geen bestand met missies.</translation>
    </message>
    <message>
        <source>missions.file.twice</source>
        <extracomment>{name}: the mission {id} is there twice. Give one of them another id.</extracomment>
        <translation>{name}: de missie {id} staat er twee keer in. Geef een ervan een andere id.</translation>
    </message>
    <message>
        <source>missions.file.unreadable</source>
        <extracomment>The missions in {name} can't be read. Install the program again.</extracomment>
        <translation>De missies in {name} kunnen niet worden gelezen. Installeer het programma opnieuw.</translation>
    </message>
    <message>
        <source>missions.goal.colour</source>
        <extracomment>Drive {player} off the board.</extracomment>
        <translation>Verdrijf {player} van het bord.</translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.conquest_regions</source>
        <extracomment>Conquer a territory in one turn. | Conquer territories on {n} different continents in one turn.</extracomment>
        <translation>
            <numerusform>Verover een gebied in één beurt.</numerusform>
            <numerusform>Verover in één beurt gebieden op {n} verschillende continenten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.conquest_victims</source>
        <extracomment>Conquer a territory from each of {players} opponents in one turn. | Conquer {n} territories from each of {players} opponents in one turn.</extracomment>
        <translation>
            <numerusform>Verover in één beurt een gebied van elk van {players} tegenstanders.</numerusform>
            <numerusform>Verover in één beurt {n} gebieden van elk van {players} tegenstanders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.conquests</source>
        <extracomment>Conquer a territory in one turn. | Conquer {n} territories in one turn.</extracomment>
        <translation>
            <numerusform>Verover een gebied in één beurt.</numerusform>
            <numerusform>Verover {n} gebieden in één beurt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.garrisons</source>
        <extracomment>Keep {armies} armies or more in one territory. | Keep {armies} armies or more in each of {n} territories.</extracomment>
        <translation>
            <numerusform>Houd {armies} of meer legers in één gebied.</numerusform>
            <numerusform>Houd {armies} of meer legers in elk van {n} gebieden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.group</source>
        <extracomment>Hold {n} territory. | Hold {n} territories that are connected with each other.</extracomment>
        <translation>
            <numerusform>Bezit {n} gebied.</numerusform>
            <numerusform>Bezit {n} gebieden die met elkaar verbonden zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.presence</source>
        <extracomment>Hold a territory on each of {regions} continents. | Hold at least {n} territories on each of {regions} continents.</extracomment>
        <translation>
            <numerusform>Bezit een gebied op elk van {regions} continenten.</numerusform>
            <numerusform>Bezit minstens {n} gebieden op elk van {regions} continenten.</numerusform>
        </translation>
    </message>
    <message>
        <source>missions.goal.region_break</source>
        <extracomment>Break a continent that an opponent held completely when your turn began.</extracomment>
        <translation>Breek een continent dat een tegenstander bij het begin van je beurt helemaal bezat.</translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.region_count</source>
        <extracomment>Hold one complete continent, whichever you like. | Hold {n} complete continents, whichever you like.</extracomment>
        <translation>
            <numerusform>Bezit één heel continent naar keuze.</numerusform>
            <numerusform>Bezit {n} hele continenten naar keuze.</numerusform>
        </translation>
    </message>
    <message>
        <source>missions.goal.regions</source>
        <extracomment>Hold {regions} completely.</extracomment>
        <translation>Bezit {regions} helemaal.</translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.regions_and_others</source>
        <extracomment>Hold {regions} completely, and one more continent of your choice. | Hold {regions} completely, and {n} more continents of your choice.</extracomment>
        <translation>
            <numerusform>Bezit {regions} helemaal, en nog één continent naar keuze.</numerusform>
            <numerusform>Bezit {regions} helemaal, en nog {n} continenten naar keuze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.removals</source>
        <extracomment>Remove an opponent's last army. | Remove the last armies of {n} opponents in one turn.</extracomment>
        <translation>
            <numerusform>Schakel het laatste leger van een tegenstander uit.</numerusform>
            <numerusform>Schakel in één beurt de laatste legers van {n} tegenstanders uit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.sea_conquests</source>
        <extracomment>Conquer a territory across the sea. | Conquer {n} territories across the sea in one turn.</extracomment>
        <translation>
            <numerusform>Verover een gebied over zee.</numerusform>
            <numerusform>Verover in één beurt {n} gebieden over zee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.strong_garrison</source>
        <extracomment>Conquer a territory that was held by {n} army or more. | Conquer a territory that was held by {n} armies or more.</extracomment>
        <translation>
            <numerusform>Verover een gebied waar {n} of meer legers stonden.</numerusform>
            <numerusform>Verover een gebied waar {n} of meer legers stonden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.strong_territories</source>
        <extracomment>Hold {n} territory with at least {armies} armies in it. | Hold {n} territories with at least {armies} armies in each.</extracomment>
        <translation>
            <numerusform>Bezit {n} gebied met minstens {armies} legers.</numerusform>
            <numerusform>Bezit {n} gebieden met elk minstens {armies} legers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.territories</source>
        <extracomment>Hold {n} territory. | Hold {n} territories.</extracomment>
        <translation>
            <numerusform>Bezit {n} gebied.</numerusform>
            <numerusform>Bezit {n} gebieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>missions.hidden</source>
        <extracomment>A secret mission</extracomment>
        <translation>Een geheime missie</translation>
    </message>
    <message>
        <source>missions.moment.any_time</source>
        <extracomment>You win as soon as it is fulfilled, whoever brings it about.</extracomment>
        <translation>Je wint zodra zij vervuld is, wie er ook voor zorgt.</translation>
    </message>
    <message>
        <source>missions.moment.battle_end</source>
        <extracomment>Show it after your last battle, before you move armies.</extracomment>
        <translation>Toon haar na je laatste gevecht, voordat je legers verplaatst.</translation>
    </message>
    <message>
        <source>missions.moment.on_event</source>
        <extracomment>Show it at once, after the conquest that fulfils it.</extracomment>
        <translation>Toon haar meteen, na de verovering die haar vervult.</translation>
    </message>
    <message>
        <source>missions.moment.own_turn</source>
        <extracomment>You win as soon as it is fulfilled in your own turn.</extracomment>
        <translation>Je wint zodra zij in je eigen beurt vervuld is.</translation>
    </message>
    <message>
        <source>missions.moment.turn_end</source>
        <extracomment>Show it at the end of your turn, before you draw a card.</extracomment>
        <translation>Toon haar aan het eind van je beurt, voordat je een kaart trekt.</translation>
    </message>
    <message>
        <source>missions.moment.turn_start</source>
        <extracomment>Show it when your turn begins, before you count your armies.</extracomment>
        <translation>Toon haar als je beurt begint, voordat je je legers telt.</translation>
    </message>
    <message>
        <source>missions.or</source>
        <extracomment>{first} or {last}</extracomment>
        <translation>{first} of {last}</translation>
    </message>
    <message>
        <source>missions.rank.captain</source>
        <extracomment>Captain</extracomment>
        <translation>Kapitein</translation>
    </message>
    <message>
        <source>missions.rank.colonel</source>
        <extracomment>Colonel</extracomment>
        <translation>Kolonel</translation>
    </message>
    <message>
        <source>missions.rank.general</source>
        <extracomment>General</extracomment>
        <translation>Generaal</translation>
    </message>
    <message>
        <source>missions.rank.major</source>
        <extracomment>Major</extracomment>
        <translation>Majoor</translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.connected</source>
        <extracomment>{done} of {n} connected | {done} of {n} connected</extracomment>
        <translation>
            <numerusform>{done} van {n} verbonden</numerusform>
            <numerusform>{done} van {n} verbonden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.garrisons</source>
        <extracomment>{done} of {n} garrison | {done} of {n} garrisons</extracomment>
        <translation>
            <numerusform>{done} van {n} garnizoen</numerusform>
            <numerusform>{done} van {n} garnizoenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.left</source>
        <extracomment>{n} territory left to them | {n} territories left to them</extracomment>
        <translation>
            <numerusform>Nog {n} gebied te gaan</numerusform>
            <numerusform>Nog {n} gebieden te gaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.regions</source>
        <extracomment>{done} of {n} continent | {done} of {n} continents</extracomment>
        <translation>
            <numerusform>{done} van {n} continent</numerusform>
            <numerusform>{done} van {n} continenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.territories</source>
        <extracomment>{done} of {n} territory | {done} of {n} territories</extracomment>
        <translation>
            <numerusform>{done} van {n} gebied</numerusform>
            <numerusform>{done} van {n} gebieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.turn</source>
        <extracomment>{done} of {n} this turn | {done} of {n} this turn</extracomment>
        <translation>
            <numerusform>{done} van {n} deze beurt</numerusform>
            <numerusform>{done} van {n} deze beurt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.energy.amount</source>
        <extracomment>{n} energy | {n} energy</extracomment>
        <translation>
            <numerusform>{n} energie</numerusform>
            <numerusform>{n} energie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.energy.gained</source>
        <extracomment>{lands} from territories, {regions} from regions; you also got {n} energy, and a MOD at each station. | {lands} from territories, {regions} from regions; you also got {n} energy, and a MOD at each station.</extracomment>
        <translation>
            <numerusform>{lands} voor gebieden, {regions} voor regio’s; je kreeg ook {n} energie, en bij elk station een MOD.</numerusform>
            <numerusform>{lands} voor gebieden, {regions} voor regio’s; je kreeg ook {n} energie, en bij elk station een MOD.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.faith.amount</source>
        <extracomment>{n} faith | {n} faith</extracomment>
        <translation>
            <numerusform>{n} geloof</numerusform>
            <numerusform>{n} geloof</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.faith.gained</source>
        <extracomment>{lands} from territories, {regions} from continents; you have got {n} faith too, and each temple its army. | {lands} from territories, {regions} from continents; you have got {n} faith too, and each temple its army.</extracomment>
        <translation>
            <numerusform>{lands} voor gebieden, {regions} voor continenten; je kreeg ook {n} geloof, en elke tempel zijn leger.</numerusform>
            <numerusform>{lands} voor gebieden, {regions} voor continenten; je kreeg ook {n} geloof, en elke tempel zijn leger.</numerusform>
        </translation>
    </message>
    <message>
        <source>odds.attackers_left</source>
        <extracomment>Attackers left on average</extracomment>
        <translation>Aanvallers over, gemiddeld</translation>
    </message>
    <message>
        <source>odds.defenders_left</source>
        <extracomment>Defenders left on average</extracomment>
        <translation>Verdedigers over, gemiddeld</translation>
    </message>
    <message>
        <source>odds.dice</source>
        <extracomment>{attack} against {defence}</extracomment>
        <translation>{attack} tegen {defence}</translation>
    </message>
    <message>
        <source>odds.error.attackers</source>
        <extracomment>The attacking territory needs {least} to {most} armies, not {given}, as one has to stay behind.</extracomment>
        <translation>Het aanvallende gebied moet {least} tot {most} legers hebben, geen {given}, want één moet achterblijven.</translation>
    </message>
    <message>
        <source>odds.error.attackers</source>
        <comment>ad2210</comment>
        <extracomment>The attacking territory needs {least} to {most} units, not {given}, as one has to stay behind.</extracomment>
        <translation>Het aanvallende gebied moet {least} tot {most} eenheden hebben, geen {given}, want één moet achterblijven.</translation>
    </message>
    <message>
        <source>odds.error.defenders</source>
        <extracomment>The territory under attack needs {least} to {most} armies, not {given}.</extracomment>
        <translation>Het aangevallen gebied moet {least} tot {most} legers hebben, geen {given}.</translation>
    </message>
    <message>
        <source>odds.error.defenders</source>
        <comment>ad2210</comment>
        <extracomment>The territory under attack needs {least} to {most} units, not {given}.</extracomment>
        <translation>Het aangevallen gebied moet {least} tot {most} eenheden hebben, geen {given}.</translation>
    </message>
    <message>
        <source>odds.error.dice</source>
        <extracomment>{option} {given}: expected one to {count} dice with {least} to {most} sides each, such as 8,6.</extracomment>
        <translation>{option} {given}: verwacht werden één tot {count} dobbelstenen met elk {least} tot {most} vlakken, zoals 8,6.</translation>
    </message>
    <message>
        <source>odds.error.edition</source>
        <extracomment>There is no rule set "{edition}"; choose one of {known}.</extracomment>
        <translation>Er is geen spelvariant "{edition}"; kies uit {known}.</translation>
    </message>
    <message>
        <source>odds.first_roll</source>
        <extracomment>First roll: {dice}</extracomment>
        <translation>Eerste worp: {dice}</translation>
    </message>
    <message>
        <source>odds.god_war.equal</source>
        <extracomment>Chance of equal totals</extracomment>
        <translation>Kans op gelijke totalen</translation>
    </message>
    <message>
        <source>odds.god_war.title</source>
        <extracomment>One round of a god war: {dice}</extracomment>
        <translation>Eén ronde van een godenstrijd: {dice}</translation>
    </message>
    <message>
        <source>odds.losses</source>
        <extracomment>Attacker loses {attacker}, defender {defender}</extracomment>
        <translation>Aanvaller verliest {attacker}, verdediger {defender}</translation>
    </message>
    <message>
        <source>odds.title</source>
        <extracomment>Attack with {attackers} armies, one of which has to stay, on {defenders}</extracomment>
        <translation>Aanval met {attackers} legers, waarvan er één moet blijven, op {defenders}</translation>
    </message>
    <message>
        <source>odds.title</source>
        <comment>ad2210</comment>
        <extracomment>Invade with {attackers} units, one of which has to stay, against {defenders}</extracomment>
        <translation>Invasie met {attackers} eenheden, waarvan er één moet blijven, tegen {defenders}</translation>
    </message>
    <message>
        <source>odds.win</source>
        <extracomment>Chance that the attacker wins</extracomment>
        <translation>Kans dat de aanvaller wint</translation>
    </message>
    <message>
        <source>outcome.capitals</source>
        <extracomment>Enough capitals are in one hand.</extracomment>
        <translation>Genoeg hoofdsteden zijn in één hand.</translation>
    </message>
    <message>
        <source>outcome.last_standing</source>
        <extracomment>Nobody else is left.</extracomment>
        <translation>Er is niemand anders over.</translation>
    </message>
    <message>
        <source>outcome.mission</source>
        <extracomment>The secret mission is fulfilled.</extracomment>
        <translation>De geheime missie is vervuld.</translation>
    </message>
    <message>
        <source>outcome.missions</source>
        <extracomment>All missions of one player are fulfilled.</extracomment>
        <translation>Alle missies van één speler zijn vervuld.</translation>
    </message>
    <message>
        <source>outcome.round_limit</source>
        <extracomment>The last round is over.</extracomment>
        <translation>De laatste ronde is voorbij.</translation>
    </message>
    <message>
        <source>outcome.score</source>
        <extracomment>The last turn is over: most points win.</extracomment>
        <translation>De laatste beurt is voorbij: de meeste punten winnen.</translation>
    </message>
    <message>
        <source>outcome.team_broken</source>
        <extracomment>The other team has lost a player.</extracomment>
        <translation>Het andere team is een speler kwijt.</translation>
    </message>
    <message>
        <source>own_cards.file</source>
        <extracomment>{file}: {what}</extracomment>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>own_cards.free</source>
        <extracomment>A card for the end of the game is played by itself, so its cost must be 0.</extracomment>
        <translation>Een kaart voor het eind van het spel wordt vanzelf gespeeld, dus de kosten moeten 0 zijn.</translation>
    </message>
    <message>
        <source>own_cards.id_taken</source>
        <extracomment>The id {name} is taken. Choose another one.</extracomment>
        <translation>De id {name} is al bezet. Kies een andere.</translation>
    </message>
    <message>
        <source>own_cards.idle</source>
        <extracomment>A card with {effect} like this could never do anything. Change its numbers or its terrain.</extracomment>
        <translation>Een kaart met {effect} kan zo nooit iets doen. Verander de getallen of het terrein.</translation>
    </message>
    <message>
        <source>own_cards.line</source>
        <extracomment>{file}, line {line}: {what}</extracomment>
        <translation>{file}, regel {line}: {what}</translation>
    </message>
    <message>
        <source>own_cards.missing</source>
        <extracomment>There are no cards of your own yet. Write them into this file; docs/cards.md tells how.</extracomment>
        <translation>Er zijn nog geen eigen kaarten. Schrijf ze in dit bestand; docs/cards.md zegt hoe.</translation>
    </message>
    <message>
        <source>own_cards.no_cards</source>
        <extracomment>There are no cards in the file: {fault}. Compare it with the example in docs/cards.md.</extracomment>
        <translation>Er staan geen kaarten in het bestand: {fault}. Vergelijk het met het voorbeeld in docs/cards.md.</translation>
    </message>
    <message>
        <source>own_cards.no_start</source>
        <extracomment>Until then no game starts with this rule.</extracomment>
        <translation>Tot dan start er geen spel met deze regel.</translation>
    </message>
    <message>
        <source>own_cards.no_zone</source>
        <extracomment>At least one face of the die must name a zone: {choices}.</extracomment>
        <translation>Minstens één zijde van de dobbelsteen moet een zone noemen: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.number</source>
        <extracomment>{field} must be a number from {least} to {most}.</extracomment>
        <translation>{field} moet een getal van {least} tot {most} zijn.</translation>
    </message>
    <message>
        <source>own_cards.shape</source>
        <extracomment>{place} doesn't fit: {fault}. Compare it with the example in docs/cards.md.</extracomment>
        <translation>{place} klopt niet: {fault}. Vergelijk het met het voorbeeld in docs/cards.md.</translation>
    </message>
    <message>
        <source>own_cards.terrain</source>
        <extracomment>With {timing}, this terrain can't be. Possible: {choices}.</extracomment>
        <translation>Bij {timing} kan dit terrein niet. Mogelijk: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.timing</source>
        <extracomment>{effect} can't be played at {timing}. Possible: {choices}.</extracomment>
        <translation>{effect} kan niet worden gespeeld op {timing}. Mogelijk: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.too_long</source>
        <extracomment>The file is too long for nine cards.</extracomment>
        <translation>Het bestand is te lang voor negen kaarten.</translation>
    </message>
    <message>
        <source>own_cards.too_many</source>
        <extracomment>{n} cards are too many: there are {most} blank cards, copies counted.</extracomment>
        <translation>{n} kaarten is te veel: er zijn {most} blanco kaarten, exemplaren meegeteld.</translation>
    </message>
    <message>
        <source>own_cards.unreadable</source>
        <extracomment>The file can't be read. Save it as text in UTF-8.</extracomment>
        <translation>Het bestand kan niet worden gelezen. Bewaar het als tekst in UTF-8.</translation>
    </message>
    <message>
        <source>own_cards.without</source>
        <extracomment>To play without cards of your own, set the house rule “{rule}” to “{value}”.</extracomment>
        <translation>Zet de huisregel “{rule}” op “{value}” om zonder eigen kaarten te spelen.</translation>
    </message>
    <message>
        <source>own_cards.word</source>
        <extracomment>{place}: “{word}” isn't possible. Possible: {choices}.</extracomment>
        <translation>{place}: „{word}” kan niet. Mogelijk: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.zone</source>
        <extracomment>There is no zone {name}. Possible: {choices}.</extracomment>
        <translation>Er is geen zone {name}. Mogelijk: {choices}.</translation>
    </message>
    <message>
        <source>pantheon.babylonians</source>
        <extracomment>Babylonians</extracomment>
        <translation>Babyloniërs</translation>
    </message>
    <message>
        <source>pantheon.celts</source>
        <extracomment>Celts</extracomment>
        <translation>Kelten</translation>
    </message>
    <message>
        <source>pantheon.egyptians</source>
        <extracomment>Egyptians</extracomment>
        <translation>Egyptenaren</translation>
    </message>
    <message>
        <source>pantheon.greeks</source>
        <extracomment>Greeks</extracomment>
        <translation>Grieken</translation>
    </message>
    <message>
        <source>pantheon.norse</source>
        <extracomment>Norse</extracomment>
        <translation>Noormannen</translation>
    </message>
    <message>
        <source>pick.aegis.go</source>
        <extracomment>Raise Aegis</extracomment>
        <translation>Aegis heffen</translation>
    </message>
    <message>
        <source>pick.aegis.help</source>
        <extracomment>Aegis takes all effect from the card, and is gone afterwards.</extracomment>
        <translation>Aegis ontneemt de kaart elke werking en is daarna weg.</translation>
    </message>
    <message>
        <source>pick.aegis.pass</source>
        <extracomment>Let it happen</extracomment>
        <translation>Laat gebeuren</translation>
    </message>
    <message>
        <source>pick.aegis.title</source>
        <extracomment>{player} plays {card}: cancel it?</extracomment>
        <translation>{player} speelt {card}: verijdelen?</translation>
    </message>
    <message>
        <source>pick.book.go</source>
        <extracomment>Trade them</extracomment>
        <translation>Ruilen</translation>
    </message>
    <message>
        <source>pick.book.help</source>
        <extracomment>The Book of the Dead takes two of the armies that you raise now.</extracomment>
        <translation>Het Dodenboek neemt twee van de legers die je nu krijgt.</translation>
    </message>
    <message>
        <source>pick.book.pass</source>
        <extracomment>Keep the armies</extracomment>
        <translation>Legers houden</translation>
    </message>
    <message>
        <source>pick.book.title</source>
        <extracomment>Give up 2 armies for 4 faith?</extracomment>
        <translation>2 legers ruilen voor 4 geloof?</translation>
    </message>
    <message>
        <source>pick.champion.go</source>
        <extracomment>Fight with {name}</extracomment>
        <translation>Vecht met {name}</translation>
    </message>
    <message>
        <source>pick.champion.help</source>
        <extracomment>Gods fight first; the loser is banished. The others stand by.</extracomment>
        <translation>Goden vechten eerst; de verliezer wordt verbannen. De anderen helpen.</translation>
    </message>
    <message>
        <source>pick.champion.odds</source>
        <extracomment>Your chance in this round: {chance}.</extracomment>
        <translation>Je kans in deze ronde: {chance}.</translation>
    </message>
    <message>
        <source>pick.champion.pass</source>
        <extracomment>Break off</extracomment>
        <translation>Afbreken</translation>
    </message>
    <message>
        <source>pick.champion.title</source>
        <extracomment>Name your champion for {territory}</extracomment>
        <translation>Kies je kampioen voor {territory}</translation>
    </message>
    <message>
        <source>pick.first</source>
        <extracomment>Choose one</extracomment>
        <translation>Kies er een</translation>
    </message>
    <message>
        <source>pick.pantheon.go</source>
        <extracomment>Lead the {name}</extracomment>
        <translation>Leid de {name}</translation>
    </message>
    <message>
        <source>pick.pantheon.help</source>
        <extracomment>Each has a god of war, of the sky and of death, and a goddess of magic; they differ in name and look.</extracomment>
        <translation>Elk heeft een god van de oorlog, van de hemel en van de dood en een godin van de magie; ze verschillen in naam en uiterlijk.</translation>
    </message>
    <message>
        <source>pick.pantheon.title</source>
        <extracomment>Which pantheon do you lead?</extracomment>
        <translation>Welk pantheon leid je?</translation>
    </message>
    <message>
        <source>pick.relic_order.go</source>
        <extracomment>First {name}</extracomment>
        <translation>Eerst {name}</translation>
    </message>
    <message>
        <source>pick.relic_order.help</source>
        <extracomment>All of them work before your turn begins; the order is yours.</extracomment>
        <translation>Ze werken allemaal vóór je beurt begint; jij kiest de volgorde.</translation>
    </message>
    <message>
        <source>pick.relic_order.title</source>
        <extracomment>Which relic works first?</extracomment>
        <translation>Welke relikwie werkt eerst?</translation>
    </message>
    <message>
        <source>pick.stolen_card.go</source>
        <extracomment>Take {name}</extracomment>
        <translation>Pak {name}</translation>
    </message>
    <message>
        <source>pick.stolen_card.help</source>
        <extracomment>You see the whole hand; only its owner learns what you take.</extracomment>
        <translation>Je ziet de hele hand; alleen de eigenaar ziet wat je pakt.</translation>
    </message>
    <message>
        <source>pick.stolen_card.title</source>
        <extracomment>Which card do you take?</extracomment>
        <translation>Welke kaart pak je?</translation>
    </message>
    <message>
        <source>pieces.choose</source>
        <extracomment>Which piece do you place?</extracomment>
        <translation>Welk stuk plaats je?</translation>
    </message>
    <message>
        <source>pieces.choose.ad2210</source>
        <extracomment>Hire a commander or build a station</extracomment>
        <translation>Huur een commandant in of bouw een station</translation>
    </message>
    <message>
        <source>pieces.choose.godstorm</source>
        <extracomment>Summon a god or build a temple</extracomment>
        <translation>Roep een god op of bouw een tempel</translation>
    </message>
    <message>
        <source>pieces.first_choose</source>
        <extracomment>Choose a piece first.</extracomment>
        <translation>Kies eerst een stuk.</translation>
    </message>
    <message>
        <source>pieces.free</source>
        <extracomment>free</extracomment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>pieces.hire_help</source>
        <extracomment>You have {money}. Choose a piece, then click the territory where it should stand.</extracomment>
        <translation>Je hebt {money}. Kies een stuk en klik op het gebied waar het moet staan.</translation>
    </message>
    <message>
        <source>pieces.no_place</source>
        <extracomment>no place for it</extracomment>
        <translation>geen plaats</translation>
    </message>
    <message>
        <source>pieces.not_in_lesson</source>
        <extracomment>not in this lesson</extracomment>
        <translation>niet in deze les</translation>
    </message>
    <message>
        <source>pieces.not_there</source>
        <extracomment>That piece can't stand in {territory}.</extracomment>
        <translation>Dat stuk kan niet in {territory} staan.</translation>
    </message>
    <message>
        <source>pieces.pay</source>
        <extracomment>Pay {money}</extracomment>
        <translation>{money} betalen</translation>
    </message>
    <message>
        <source>pieces.put</source>
        <extracomment>Place it</extracomment>
        <translation>Plaatsen</translation>
    </message>
    <message numerus="yes">
        <source>pieces.setup_help</source>
        <extracomment>Click one of your territories. This is your last piece. | Choose a piece, click a territory; {n} left.</extracomment>
        <translation>
            <numerusform>Klik op een van je gebieden. Dit is je laatste stuk.</numerusform>
            <numerusform>Kies een stuk, klik op een gebied; nog {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces.short</source>
        <extracomment>{n} short | {n} short</extracomment>
        <translation>
            <numerusform>{n} te weinig</numerusform>
            <numerusform>{n} te weinig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces.stands</source>
        <extracomment>in play | {n} in play</extracomment>
        <translation>
            <numerusform>in het spel</numerusform>
            <numerusform>{n} in het spel</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces.stop</source>
        <extracomment>Nothing more</extracomment>
        <translation>Niets meer</translation>
    </message>
    <message>
        <source>pieces.there</source>
        <extracomment>{piece} in {territory}?</extracomment>
        <translation>{piece} in {territory}?</translation>
    </message>
    <message>
        <source>pieces.there.ad2210</source>
        <extracomment>Hire {piece} in {territory}?</extracomment>
        <translation>{piece} inhuren in {territory}?</translation>
    </message>
    <message>
        <source>pieces.there.ad2210.station</source>
        <extracomment>Build {piece} in {territory}?</extracomment>
        <translation>{piece} bouwen in {territory}?</translation>
    </message>
    <message>
        <source>pieces.there.godstorm</source>
        <extracomment>Summon {piece} in {territory}?</extracomment>
        <translation>{piece} oproepen in {territory}?</translation>
    </message>
    <message>
        <source>pieces.there.godstorm.temple</source>
        <extracomment>Build {piece} in {territory}?</extracomment>
        <translation>{piece} bouwen in {territory}?</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.diplomat</source>
        <extracomment>d8 in defence · diplomat cards</extracomment>
        <translation>d8 in verdediging · diplomatenkaarten</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.land</source>
        <extracomment>d8 on land · land cards</extracomment>
        <translation>d8 op land · landkaarten</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.naval</source>
        <extracomment>opens the seas · naval cards</extracomment>
        <translation>opent de zeeën · marinekaarten</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.nuclear</source>
        <extracomment>d8 everywhere · nuclear cards</extracomment>
        <translation>d8 overal · kernkaarten</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.space</source>
        <extracomment>opens the Moon · space cards</extracomment>
        <translation>opent de maan · ruimtekaarten</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.station</source>
        <extracomment>+1 MOD a turn · d8 in defence</extracomment>
        <translation>+1 MOD per beurt · d8 in verdediging</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.death</source>
        <extracomment>attacking, enemy dead skip the Afterlife · Death cards</extracomment>
        <translation>verslagen vijanden missen het hiernamaals · doodskaarten</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.magic</source>
        <extracomment>ones are rolled again · relics</extracomment>
        <translation>enen worden opnieuw gegooid · relikwieën</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.sky</source>
        <extracomment>+1 die in god wars · Sky cards</extracomment>
        <translation>+1 dobbelsteen in godenstrijd · hemelkaarten</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.temple</source>
        <extracomment>+1 army, +1 faith a turn · defence re-rolls ones</extracomment>
        <translation>+1 leger, +1 geloof per beurt · verdediging gooit enen opnieuw</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.war</source>
        <extracomment>attacking, ties are yours · War cards</extracomment>
        <translation>wint gelijke worpen in de aanval · oorlogskaarten</translation>
    </message>
    <message>
        <source>pieces.where</source>
        <extracomment>{piece}: where?</extracomment>
        <translation>{piece}: waar?</translation>
    </message>
    <message>
        <source>pieces.where.ad2210</source>
        <extracomment>Hire {piece}: where?</extracomment>
        <translation>{piece} inhuren: waar?</translation>
    </message>
    <message>
        <source>pieces.where.ad2210.station</source>
        <extracomment>Build {piece}: where?</extracomment>
        <translation>{piece} bouwen: waar?</translation>
    </message>
    <message>
        <source>pieces.where.godstorm</source>
        <extracomment>Summon {piece}: where?</extracomment>
        <translation>{piece} oproepen: waar?</translation>
    </message>
    <message>
        <source>pieces.where.godstorm.temple</source>
        <extracomment>Build {piece}: where?</extracomment>
        <translation>{piece} bouwen: waar?</translation>
    </message>
    <message>
        <source>play.all</source>
        <extracomment>All</extracomment>
        <translation>Allemaal</translation>
    </message>
    <message>
        <source>play.attack.armies_name</source>
        <extracomment>Armies</extracomment>
        <translation>Legers</translation>
    </message>
    <message>
        <source>play.attack.blitz</source>
        <extracomment>Blitz</extracomment>
        <translation>Blitz</translation>
    </message>
    <message numerus="yes">
        <source>play.attack.dice</source>
        <extracomment>Roll {n} die | Roll {n} dice</extracomment>
        <translation>
            <numerusform>Gooi {n} steen</numerusform>
            <numerusform>Gooi {n} stenen</numerusform>
        </translation>
    </message>
    <message>
        <source>play.attack.dice_name</source>
        <extracomment>Dice</extracomment>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>play.attack.from</source>
        <extracomment>Attack from where?</extracomment>
        <translation>Waarvandaan aanvallen?</translation>
    </message>
    <message>
        <source>play.attack.from_help</source>
        <extracomment>Click one of your glowing territories, or end the attacks.</extracomment>
        <translation>Klik op een van je oplichtende gebieden, of stop met aanvallen.</translation>
    </message>
    <message>
        <source>play.attack.go_on</source>
        <extracomment>Keep rolling, or stop</extracomment>
        <translation>Gooi door, of stop</translation>
    </message>
    <message numerus="yes">
        <source>play.attack.go_on_help</source>
        <extracomment>You have {n} army in {origin}. | You have {n} armies in {origin}.</extracomment>
        <translation>
            <numerusform>Je hebt {n} leger in {origin}.</numerusform>
            <numerusform>Je hebt {n} legers in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.attack.go_on_help</source>
        <comment>ad2210</comment>
        <extracomment>You have {n} unit in {origin}. | You have {n} units in {origin}.</extracomment>
        <translation>
            <numerusform>Je hebt {n} eenheid in {origin}.</numerusform>
            <numerusform>Je hebt {n} eenheden in {origin}.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.attack.keep</source>
        <extracomment>Blitz until</extracomment>
        <translation>Blitz tot er</translation>
    </message>
    <message>
        <source>play.attack.left</source>
        <extracomment>left</extracomment>
        <translation>over zijn</translation>
    </message>
    <message>
        <source>play.attack.roll</source>
        <extracomment>Attack {target} from {origin}</extracomment>
        <translation>Val {target} aan vanuit {origin}</translation>
    </message>
    <message>
        <source>play.attack.roll_help</source>
        <extracomment>Or click another glowing territory. Esc lets go.</extracomment>
        <translation>Of klik op een ander oplichtend gebied. Esc laat los.</translation>
    </message>
    <message>
        <source>play.attack.roll_help_short</source>
        <extracomment>Or choose another glowing territory</extracomment>
        <translation>Of kies een ander oplichtend gebied</translation>
    </message>
    <message>
        <source>play.attack.stop</source>
        <extracomment>End attack</extracomment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>play.attack.to</source>
        <extracomment>Attack whom from {origin}?</extracomment>
        <translation>Wie aanvallen vanuit {origin}?</translation>
    </message>
    <message>
        <source>play.attack.to_help</source>
        <extracomment>Click a glowing territory. Esc lets go.</extracomment>
        <translation>Klik op een oplichtend gebied. Esc laat los.</translation>
    </message>
    <message>
        <source>play.attack.to_the_last</source>
        <extracomment>Blitz until 1 goes to the last one.</extracomment>
        <translation>Blitz tot 1 gaat door tot de laatste.</translation>
    </message>
    <message>
        <source>play.bribe.done</source>
        <extracomment>Keep my cards</extracomment>
        <translation>Kaarten houden</translation>
    </message>
    <message>
        <source>play.bribe.help</source>
        <extracomment>One card turns its cannon one step your way. The card is gone.</extracomment>
        <translation>Eén kaart draait het kanon één stap jouw kant op. De kaart ben je kwijt.</translation>
    </message>
    <message>
        <source>play.bribe.show</source>
        <extracomment>Choose card</extracomment>
        <translation>Kaart kiezen</translation>
    </message>
    <message>
        <source>play.bribe.title</source>
        <extracomment>Win a neutral colour over with a card?</extracomment>
        <translation>Een neutrale kleur omkopen met een kaart?</translation>
    </message>
    <message>
        <source>play.call.firm</source>
        <extracomment>5 or 6: stays</extracomment>
        <translation>5 of 6: blijft</translation>
    </message>
    <message>
        <source>play.call.loyalty</source>
        <extracomment>Is {player} loyal?</extracomment>
        <translation>Is {player} trouw?</translation>
    </message>
    <message>
        <source>play.call.muster</source>
        <extracomment>New armies of {player}</extracomment>
        <translation>Nieuwe legers van {player}</translation>
    </message>
    <message numerus="yes">
        <source>play.call.mustered</source>
        <extracomment>{n} army comes | {n} armies come</extracomment>
        <translation>
            <numerusform>Er komt {n} leger</numerusform>
            <numerusform>Er komen {n} legers</numerusform>
        </translation>
    </message>
    <message>
        <source>play.call.turns</source>
        <extracomment>Below 5: turns away</extracomment>
        <translation>Minder dan 5: keert zich af</translation>
    </message>
    <message>
        <source>play.capital.card</source>
        <extracomment>Hold it. The first time it falls, its continent falls too.</extracomment>
        <translation>Houd haar. Valt ze voor het eerst, dan valt haar continent mee.</translation>
    </message>
    <message>
        <source>play.capital.card_alone</source>
        <extracomment>Hold it. Without it you can't win.</extracomment>
        <translation>Houd haar. Zonder haar kun je niet winnen.</translation>
    </message>
    <message>
        <source>play.capital.found</source>
        <extracomment>Found it here</extracomment>
        <translation>Hier stichten</translation>
    </message>
    <message>
        <source>play.capital.help</source>
        <extracomment>One of your own territories. Nobody else sees it.</extracomment>
        <translation>Een van je eigen gebieden. Niemand anders ziet het.</translation>
    </message>
    <message>
        <source>play.capital.help_open</source>
        <extracomment>One of your own territories. Once everybody has chosen, all capitals are shown.</extracomment>
        <translation>Een van je eigen gebieden. Zodra iedereen heeft gekozen, worden alle hoofdsteden getoond.</translation>
    </message>
    <message>
        <source>play.capital.refuse</source>
        <extracomment>{territory} isn't yours: a capital stands on own land.</extracomment>
        <translation>{territory} is niet van jou: een hoofdstad staat op eigen land.</translation>
    </message>
    <message>
        <source>play.capital.revealed</source>
        <extracomment>{territory} is the capital of {player}!</extracomment>
        <translation>{territory} is de hoofdstad van {player}!</translation>
    </message>
    <message>
        <source>play.capital.title</source>
        <extracomment>Choose your secret capital</extracomment>
        <translation>Kies je geheime hoofdstad</translation>
    </message>
    <message>
        <source>play.capital.title_at</source>
        <extracomment>{territory} as your secret capital?</extracomment>
        <translation>{territory} als je geheime hoofdstad?</translation>
    </message>
    <message>
        <source>play.capital.title_at_open</source>
        <extracomment>{territory} as your capital?</extracomment>
        <translation>{territory} als je hoofdstad?</translation>
    </message>
    <message>
        <source>play.capital.title_open</source>
        <extracomment>Choose your capital</extracomment>
        <translation>Kies je hoofdstad</translation>
    </message>
    <message>
        <source>play.capital.yours</source>
        <extracomment>Your capital</extracomment>
        <translation>Je hoofdstad</translation>
    </message>
    <message>
        <source>play.chronicle</source>
        <extracomment>Chronicle</extracomment>
        <translation>Kroniek</translation>
    </message>
    <message numerus="yes">
        <source>play.claim.help</source>
        <extracomment>Click one without an owner. You have {n} army left. | Click one without an owner. You have {n} armies left.</extracomment>
        <translation>
            <numerusform>Klik op een gebied zonder eigenaar. Je hebt nog {n} leger.</numerusform>
            <numerusform>Klik op een gebied zonder eigenaar. Je hebt nog {n} legers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.claim.help</source>
        <comment>ad2210</comment>
        <extracomment>Click one without an owner. You have {n} MOD left. | Click one without an owner. You have {n} MODs left.</extracomment>
        <translation>
            <numerusform>Klik op een gebied zonder eigenaar. Je hebt nog {n} MOD.</numerusform>
            <numerusform>Klik op een gebied zonder eigenaar. Je hebt nog {n} MODs.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.claim.rest</source>
        <extracomment>Take the rest for me</extracomment>
        <translation>Neem de rest voor mij</translation>
    </message>
    <message>
        <source>play.claim.title</source>
        <extracomment>Take a free territory</extracomment>
        <translation>Kies een vrij gebied</translation>
    </message>
    <message>
        <source>play.claim_mission.do</source>
        <extracomment>Claim</extracomment>
        <translation>Claimen</translation>
    </message>
    <message>
        <source>play.claim_mission.help</source>
        <extracomment>One in a turn. What is claimed stays claimed.</extracomment>
        <translation>Eén per beurt. Geclaimd blijft geclaimd.</translation>
    </message>
    <message>
        <source>play.claim_mission.leave</source>
        <extracomment>Keep it secret</extracomment>
        <translation>Geheimhouden</translation>
    </message>
    <message numerus="yes">
        <source>play.claim_mission.title</source>
        <extracomment>A mission is fulfilled: show it? | {n} missions are fulfilled: show one?</extracomment>
        <translation>
            <numerusform>Een missie is vervuld: laten zien?</numerusform>
            <numerusform>{n} missies zijn vervuld: er één laten zien?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.claim_mission.which</source>
        <extracomment>Mission</extracomment>
        <translation>Missie</translation>
    </message>
    <message numerus="yes">
        <source>play.defend.dice</source>
        <extracomment>Defend with {n} die | Defend with {n} dice</extracomment>
        <translation>
            <numerusform>Verdedig met {n} steen</numerusform>
            <numerusform>Verdedig met {n} stenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.defend.help</source>
        <extracomment>Against {n} die: with how many do you defend? | Against {n} dice: with how many do you defend?</extracomment>
        <translation>
            <numerusform>Tegen {n} steen: met hoeveel verdedig je?</numerusform>
            <numerusform>Tegen {n} stenen: met hoeveel verdedig je?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.defend.rolled</source>
        <extracomment>The attacker rolled {rolled}: with how many dice do you answer?</extracomment>
        <translation>De aanvaller gooide {rolled}: met hoeveel stenen antwoord je?</translation>
    </message>
    <message>
        <source>play.defend.title</source>
        <extracomment>{attacker} attacks {target}</extracomment>
        <translation>{attacker} valt {target} aan</translation>
    </message>
    <message>
        <source>play.fault.crash</source>
        <extracomment>{player}'s move failed inside the program; a safe one was played instead.</extracomment>
        <translation>De zet van {player} mislukte in het programma; er is een veilige zet gespeeld.</translation>
    </message>
    <message>
        <source>play.fault.illegal</source>
        <extracomment>{player} tried something that isn't allowed; a safe move was played instead.</extracomment>
        <translation>{player} probeerde iets wat niet mag; er is een veilige zet gespeeld.</translation>
    </message>
    <message>
        <source>play.fault.late</source>
        <extracomment>{player} took too long; a safe move was played instead.</extracomment>
        <translation>{player} deed er te lang over; er is een veilige zet gespeeld.</translation>
    </message>
    <message>
        <source>play.fortify.armies</source>
        <extracomment>Armies</extracomment>
        <translation>Legers</translation>
    </message>
    <message>
        <source>play.fortify.armies</source>
        <comment>ad2210</comment>
        <extracomment>Units</extracomment>
        <translation>Eenheden</translation>
    </message>
    <message>
        <source>play.fortify.from</source>
        <extracomment>Move armies from where?</extracomment>
        <translation>Waarvandaan legers verplaatsen?</translation>
    </message>
    <message>
        <source>play.fortify.from</source>
        <comment>ad2210</comment>
        <extracomment>Move units from where?</extracomment>
        <translation>Waarvandaan eenheden verplaatsen?</translation>
    </message>
    <message>
        <source>play.fortify.from_help</source>
        <extracomment>You have one move. Click a glowing territory, or skip it.</extracomment>
        <translation>Je mag één keer verplaatsen. Klik op een oplichtend gebied, of sla over.</translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.help</source>
        <extracomment>{n} army stays in {origin}. | {n} armies stay in {origin}.</extracomment>
        <translation>
            <numerusform>{n} leger blijft in {origin}.</numerusform>
            <numerusform>{n} legers blijven in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.help</source>
        <comment>ad2210</comment>
        <extracomment>{n} unit stays in {origin}. | {n} units stay in {origin}.</extracomment>
        <translation>
            <numerusform>{n} eenheid blijft in {origin}.</numerusform>
            <numerusform>{n} eenheden blijven in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.move</source>
        <extracomment>Move {n} army | Move {n} armies</extracomment>
        <translation>
            <numerusform>Verplaats {n} leger</numerusform>
            <numerusform>Verplaats {n} legers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.move</source>
        <comment>ad2210</comment>
        <extracomment>Move {n} unit | Move {n} units</extracomment>
        <translation>
            <numerusform>Verplaats {n} eenheid</numerusform>
            <numerusform>Verplaats {n} eenheden</numerusform>
        </translation>
    </message>
    <message>
        <source>play.fortify.skip</source>
        <extracomment>Skip</extracomment>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>play.fortify.title</source>
        <extracomment>Move from {origin} to {target}</extracomment>
        <translation>Van {origin} naar {target}</translation>
    </message>
    <message>
        <source>play.fortify.to</source>
        <extracomment>Move from {origin} to where?</extracomment>
        <translation>Vanuit {origin} waarheen?</translation>
    </message>
    <message>
        <source>play.fortify.to_help</source>
        <extracomment>Click a glowing territory. Esc lets go.</extracomment>
        <translation>Klik op een oplichtend gebied. Esc laat los.</translation>
    </message>
    <message>
        <source>play.hand.set_ready</source>
        <extracomment>Set ready</extracomment>
        <translation>Set klaar</translation>
    </message>
    <message numerus="yes">
        <source>play.hand.spoken</source>
        <extracomment>Your hand: {n} card, {cards} | Your hand: {n} cards, {cards}</extracomment>
        <translation>
            <numerusform>Jouw hand: {n} kaart, {cards}</numerusform>
            <numerusform>Jouw hand: {n} kaarten, {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>play.help.name</source>
        <extracomment>Rule of this step</extracomment>
        <translation>Regel bij deze stap</translation>
    </message>
    <message>
        <source>play.herald.asked</source>
        <extracomment>You decide</extracomment>
        <translation>Jij beslist</translation>
    </message>
    <message>
        <source>play.herald.capital</source>
        <extracomment>{player}'s capital: {territory}</extracomment>
        <translation>Hoofdstad van {player}: {territory}</translation>
    </message>
    <message>
        <source>play.herald.turn</source>
        <extracomment>It's your turn</extracomment>
        <translation>Jij bent aan de beurt</translation>
    </message>
    <message numerus="yes">
        <source>play.honours.capitals</source>
        <extracomment>{done} of {n} capital needed | {done} of {n} capitals needed</extracomment>
        <translation>
            <numerusform>{done} van {n} nodige hoofdstad</numerusform>
            <numerusform>{done} van {n} nodige hoofdsteden</numerusform>
        </translation>
    </message>
    <message>
        <source>play.honours.medals</source>
        <extracomment>claimed missions: {ranks}</extracomment>
        <translation>getoonde missies: {ranks}</translation>
    </message>
    <message>
        <source>play.honours.no_medals</source>
        <extracomment>no mission claimed yet</extracomment>
        <translation>nog geen missie getoond</translation>
    </message>
    <message>
        <source>play.keys.all_rules</source>
        <extracomment>Look up any rule</extracomment>
        <translation>Elke regel opzoeken</translation>
    </message>
    <message>
        <source>play.keys.back</source>
        <extracomment>Let go, close, menu</extracomment>
        <translation>Loslaten, sluiten, menu</translation>
    </message>
    <message>
        <source>play.keys.boards</source>
        <extracomment>With two boards: show one, or the other</extracomment>
        <translation>Met twee borden: het ene tonen, of het andere</translation>
    </message>
    <message>
        <source>play.keys.cards</source>
        <extracomment>Your cards</extracomment>
        <translation>Jouw kaarten</translation>
    </message>
    <message>
        <source>play.keys.choose</source>
        <extracomment>Choose the territory</extracomment>
        <translation>Het gebied kiezen</translation>
    </message>
    <message>
        <source>play.keys.cursor</source>
        <extracomment>From territory to territory</extracomment>
        <translation>Van gebied naar gebied</translation>
    </message>
    <message>
        <source>play.keys.dice</source>
        <extracomment>Number of dice</extracomment>
        <translation>Aantal dobbelstenen</translation>
    </message>
    <message>
        <source>play.keys.end</source>
        <extracomment>End this step</extracomment>
        <translation>Deze stap beëindigen</translation>
    </message>
    <message>
        <source>play.keys.fit</source>
        <extracomment>The whole board</extracomment>
        <translation>Het hele bord</translation>
    </message>
    <message>
        <source>play.keys.full</source>
        <extracomment>Full screen</extracomment>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>play.keys.mouse.drag</source>
        <extracomment>Drag</extracomment>
        <translation>Slepen</translation>
    </message>
    <message>
        <source>play.keys.mouse.drag.does</source>
        <extracomment>Move the board</extracomment>
        <translation>Het bord verschuiven</translation>
    </message>
    <message>
        <source>play.keys.mouse.plaque</source>
        <extracomment>Click a player</extracomment>
        <translation>Klik op een speler</translation>
    </message>
    <message>
        <source>play.keys.mouse.plaque.does</source>
        <extracomment>Show whose land is whose</extracomment>
        <translation>Laten zien wat van wie is</translation>
    </message>
    <message>
        <source>play.keys.mouse.right</source>
        <extracomment>Right button</extracomment>
        <translation>Rechterknop</translation>
    </message>
    <message>
        <source>play.keys.mouse.right.does</source>
        <extracomment>Take an army back, let go</extracomment>
        <translation>Een leger terugnemen, loslaten</translation>
    </message>
    <message>
        <source>play.keys.mouse.right.does</source>
        <comment>ad2210</comment>
        <extracomment>Take a MOD back, let go</extracomment>
        <translation>Een MOD terugnemen, loslaten</translation>
    </message>
    <message>
        <source>play.keys.mouse.wheel</source>
        <extracomment>Wheel</extracomment>
        <translation>Wiel</translation>
    </message>
    <message>
        <source>play.keys.mouse.wheel.does</source>
        <extracomment>Closer, farther</extracomment>
        <translation>Dichterbij, verder weg</translation>
    </message>
    <message>
        <source>play.keys.pin</source>
        <extracomment>With two boards: stay on this one, or follow the fights</extracomment>
        <translation>Met twee borden: hier blijven, of de gevechten volgen</translation>
    </message>
    <message>
        <source>play.keys.primary</source>
        <extracomment>The coloured button</extracomment>
        <translation>De gekleurde knop</translation>
    </message>
    <message>
        <source>play.keys.rule</source>
        <extracomment>The rule of this step</extracomment>
        <translation>De regel bij deze stap</translation>
    </message>
    <message>
        <source>play.keys.secret</source>
        <extracomment>Your secret mission or capital, while held down</extracomment>
        <translation>Je geheime missie of hoofdstad, zolang ingedrukt</translation>
    </message>
    <message>
        <source>play.keys.sound</source>
        <extracomment>Sound on or off</extracomment>
        <translation>Geluid aan of uit</translation>
    </message>
    <message>
        <source>play.keys.strength</source>
        <extracomment>Show where armies stand</extracomment>
        <translation>Laten zien waar legers staan</translation>
    </message>
    <message>
        <source>play.keys.strength</source>
        <comment>ad2210</comment>
        <extracomment>Show where units stand</extracomment>
        <translation>Laten zien waar eenheden staan</translation>
    </message>
    <message>
        <source>play.keys.tint</source>
        <extracomment>Colours of owners or of continents</extracomment>
        <translation>Kleuren van eigenaren of continenten</translation>
    </message>
    <message>
        <source>play.keys.title</source>
        <extracomment>Keys and mouse</extracomment>
        <translation>Toetsen en muis</translation>
    </message>
    <message>
        <source>play.keys.undo</source>
        <extracomment>Take back</extracomment>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>play.keys.zoom</source>
        <extracomment>More or fewer armies; else closer, farther</extracomment>
        <translation>Meer of minder legers; anders dichterbij, verder weg</translation>
    </message>
    <message>
        <source>play.keys.zoom</source>
        <comment>ad2210</comment>
        <extracomment>More or fewer units; else closer, farther</extracomment>
        <translation>Meer of minder eenheden; anders dichterbij, verder weg</translation>
    </message>
    <message>
        <source>play.least</source>
        <extracomment>Fewest</extracomment>
        <translation>Minst</translation>
    </message>
    <message>
        <source>play.listed.go</source>
        <extracomment>Choose</extracomment>
        <translation>Kiezen</translation>
    </message>
    <message>
        <source>play.listed.number</source>
        <extracomment>Set the number.</extracomment>
        <translation>Stel het aantal in.</translation>
    </message>
    <message>
        <source>play.listed.pass</source>
        <extracomment>Nothing more</extracomment>
        <translation>Niets meer</translation>
    </message>
    <message>
        <source>play.listed.place</source>
        <extracomment>Click a glowing territory.</extracomment>
        <translation>Klik op een oplichtend gebied.</translation>
    </message>
    <message>
        <source>play.listed.row</source>
        <extracomment>Choose a row, or a glowing territory.</extracomment>
        <translation>Kies een regel, of een oplichtend gebied.</translation>
    </message>
    <message>
        <source>play.listed.title</source>
        <extracomment>What do you choose?</extracomment>
        <translation>Wat kies je?</translation>
    </message>
    <message>
        <source>play.match.help</source>
        <extracomment>The glowing ones stood on the cards that you traded.</extracomment>
        <translation>De oplichtende stonden op de kaarten die je hebt ingeruild.</translation>
    </message>
    <message numerus="yes">
        <source>play.match.title</source>
        <extracomment>Which territory gets the extra army? | Which territory gets the {n} extra armies?</extracomment>
        <translation>
            <numerusform>Welk gebied krijgt het extra leger?</numerusform>
            <numerusform>Welk gebied krijgt de {n} extra legers?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.menu.all_rules</source>
        <extracomment>All rules</extracomment>
        <translation>Alle regels</translation>
    </message>
    <message>
        <source>play.menu.keys</source>
        <extracomment>Keys and mouse</extracomment>
        <translation>Toetsen en muis</translation>
    </message>
    <message>
        <source>play.menu.leave</source>
        <extracomment>To the first screen</extracomment>
        <translation>Naar het beginscherm</translation>
    </message>
    <message>
        <source>play.menu.name</source>
        <extracomment>Menu</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>play.menu.quit</source>
        <extracomment>Quit</extracomment>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>play.menu.resume</source>
        <extracomment>Resume</extracomment>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>play.menu.rules</source>
        <extracomment>Rule of this step</extracomment>
        <translation>Regel bij deze stap</translation>
    </message>
    <message>
        <source>play.menu.saved</source>
        <extracomment>The game is saved after every action: you can leave at any time.</extracomment>
        <translation>Het spel wordt na elke actie opgeslagen: je kunt op elk moment stoppen.</translation>
    </message>
    <message>
        <source>play.menu.settings</source>
        <extracomment>Settings</extracomment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>play.menu.title</source>
        <extracomment>Menu</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>play.mission.fulfilled_title</source>
        <extracomment>Your mission</extracomment>
        <translation>Je missie</translation>
    </message>
    <message>
        <source>play.mission.revealed</source>
        <extracomment>{player} has fulfilled a mission</extracomment>
        <translation>{player} heeft een missie vervuld</translation>
    </message>
    <message>
        <source>play.neutral.ally</source>
        <extracomment>Ally</extracomment>
        <translation>Bondgenoot</translation>
    </message>
    <message>
        <source>play.neutral.ally_of</source>
        <extracomment>Ally of {player}</extracomment>
        <translation>Bondgenoot van {player}</translation>
    </message>
    <message numerus="yes">
        <source>play.neutral.cards</source>
        <extracomment>Bribed with {n} card | Bribed with {n} cards</extracomment>
        <translation>
            <numerusform>Omgekocht met {n} kaart</numerusform>
            <numerusform>Omgekocht met {n} kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>play.neutral.fortify</source>
        <extracomment>Move armies of {player}?</extracomment>
        <translation>Legers van {player} verplaatsen?</translation>
    </message>
    <message>
        <source>play.neutral.fortify.help</source>
        <extracomment>One move for each ally. Click a glowing territory, or skip it.</extracomment>
        <translation>Eén verplaatsing per bondgenoot. Klik op een oplichtend gebied, of sla over.</translation>
    </message>
    <message>
        <source>play.neutral.led</source>
        <extracomment>You lead the armies of {player}. Esc lets go.</extracomment>
        <translation>Je voert de legers van {player} aan. Esc laat los.</translation>
    </message>
    <message>
        <source>play.neutral.muster</source>
        <extracomment>New armies for {player}?</extracomment>
        <translation>Nieuwe legers voor {player}?</translation>
    </message>
    <message>
        <source>play.neutral.muster.help</source>
        <extracomment>The die says how many. You place them, but an ally can desert.</extracomment>
        <translation>De dobbelsteen bepaalt hoeveel. Jij plaatst ze, maar een bondgenoot kan overlopen.</translation>
    </message>
    <message>
        <source>play.neutral.muster.roll</source>
        <extracomment>Roll the die</extracomment>
        <translation>Gooi de dobbelsteen</translation>
    </message>
    <message>
        <source>play.neutral.muster.skip</source>
        <extracomment>No more</extracomment>
        <translation>Niet meer</translation>
    </message>
    <message>
        <source>play.neutral.nobodys</source>
        <extracomment>On nobody's side</extracomment>
        <translation>Aan niemands kant</translation>
    </message>
    <message>
        <source>play.neutral.occupy</source>
        <extracomment>{target} falls to {player}: how many move in?</extracomment>
        <translation>{target} valt toe aan {player}: hoeveel trekken erin?</translation>
    </message>
    <message numerus="yes">
        <source>play.neutral.place</source>
        <extracomment>Place {n} army of {player} | Place {n} armies of {player}</extracomment>
        <translation>
            <numerusform>Plaats {n} leger van {player}</numerusform>
            <numerusform>Plaats {n} legers van {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>play.neutral.place.ally</source>
        <extracomment>The die brought them. Click glowing land.</extracomment>
        <translation>De dobbelsteen bracht ze. Klik op een oplichtend gebied.</translation>
    </message>
    <message>
        <source>play.neutral.place.grown</source>
        <extracomment>Half of what {player} has just got. {actor} places it on the glowing land.</extracomment>
        <translation>De helft van wat {player} zojuist kreeg. {actor} plaatst het op de oplichtende gebieden.</translation>
    </message>
    <message numerus="yes">
        <source>play.neutral.place.opening</source>
        <extracomment>Click glowing land, where it bars the way. {n} army is left. | Click glowing land, where it bars the way. {n} armies are left.</extracomment>
        <translation>
            <numerusform>Klik op een oplichtend gebied, waar het in de weg zit. Nog {n} leger.</numerusform>
            <numerusform>Klik op een oplichtend gebied, waar het in de weg zit. Nog {n} legers.</numerusform>
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
            <numerusform>{n} gebied</numerusform>
            <numerusform>{n} gebieden</numerusform>
        </translation>
    </message>
    <message>
        <source>play.occupy.armies</source>
        <extracomment>Armies</extracomment>
        <translation>Legers</translation>
    </message>
    <message>
        <source>play.occupy.armies</source>
        <comment>ad2210</comment>
        <extracomment>Units</extracomment>
        <translation>Eenheden</translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.help</source>
        <extracomment>{n} army stays in {origin}. | {n} armies stay in {origin}.</extracomment>
        <translation>
            <numerusform>{n} leger blijft in {origin}.</numerusform>
            <numerusform>{n} legers blijven in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.help</source>
        <comment>ad2210</comment>
        <extracomment>{n} unit stays in {origin}. | {n} units stay in {origin}.</extracomment>
        <translation>
            <numerusform>{n} eenheid blijft in {origin}.</numerusform>
            <numerusform>{n} eenheden blijven in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.move</source>
        <extracomment>Move {n} army in | Move {n} armies in</extracomment>
        <translation>
            <numerusform>Zet {n} leger erin</numerusform>
            <numerusform>Zet {n} legers erin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.move</source>
        <comment>ad2210</comment>
        <extracomment>Move {n} unit in | Move {n} units in</extracomment>
        <translation>
            <numerusform>Zet {n} eenheid erin</numerusform>
            <numerusform>Zet {n} eenheden erin</numerusform>
        </translation>
    </message>
    <message>
        <source>play.occupy.title</source>
        <extracomment>{target} is yours: how many move in?</extracomment>
        <translation>{target} is van jou: hoeveel trekken erin?</translation>
    </message>
    <message>
        <source>play.odds.beats</source>
        <extracomment>Beats {player}</extracomment>
        <translation>Verslaat {player}</translation>
    </message>
    <message numerus="yes">
        <source>play.odds.beats_cards</source>
        <extracomment>Beats {player}: take {n} card | Beats {player}: take {n} cards</extracomment>
        <translation>
            <numerusform>Verslaat {player}: neem {n} kaart</numerusform>
            <numerusform>Verslaat {player}: neem {n} kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>play.odds.breaks</source>
        <extracomment>Breaks {region}</extracomment>
        <translation>Breekt {region}</translation>
    </message>
    <message>
        <source>play.odds.breaks_team</source>
        <extracomment>Beats {player}: your team wins</extracomment>
        <translation>Verslaat {player}: jouw team wint</translation>
    </message>
    <message>
        <source>play.odds.completes</source>
        <extracomment>Completes {region}</extracomment>
        <translation>Voltooit {region}</translation>
    </message>
    <message>
        <source>play.over.help</source>
        <extracomment>Here is the final position.</extracomment>
        <translation>Dit is de eindstand.</translation>
    </message>
    <message>
        <source>play.over.title</source>
        <extracomment>The game is over</extracomment>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>play.phase.ally_fortify</source>
        <extracomment>Move allies</extracomment>
        <translation>Bondgenoten verplaatsen</translation>
    </message>
    <message>
        <source>play.phase.ally_reinforce</source>
        <extracomment>Allies</extracomment>
        <translation>Bondgenoten</translation>
    </message>
    <message>
        <source>play.phase.attack</source>
        <extracomment>Attack</extracomment>
        <translation>Aanvallen</translation>
    </message>
    <message>
        <source>play.phase.bid</source>
        <extracomment>Bid</extracomment>
        <translation>Bieden</translation>
    </message>
    <message>
        <source>play.phase.bribe</source>
        <extracomment>Bribe</extracomment>
        <translation>Omkopen</translation>
    </message>
    <message>
        <source>play.phase.buy</source>
        <extracomment>Buy</extracomment>
        <translation>Kopen</translation>
    </message>
    <message>
        <source>play.phase.capital</source>
        <extracomment>Choose capital</extracomment>
        <translation>Hoofdstad kiezen</translation>
    </message>
    <message>
        <source>play.phase.claim</source>
        <extracomment>Take land</extracomment>
        <translation>Land kiezen</translation>
    </message>
    <message>
        <source>play.phase.end_cards</source>
        <extracomment>End</extracomment>
        <translation>Einde</translation>
    </message>
    <message>
        <source>play.phase.fortify</source>
        <extracomment>Fortify</extracomment>
        <translation>Verplaatsen</translation>
    </message>
    <message>
        <source>play.phase.hire</source>
        <extracomment>Hire</extracomment>
        <translation>Inhuren</translation>
    </message>
    <message>
        <source>play.phase.leave_afterlife</source>
        <extracomment>Afterlife</extracomment>
        <translation>Hiernamaals</translation>
    </message>
    <message>
        <source>play.phase.neutral_reinforce</source>
        <extracomment>Neutral</extracomment>
        <translation>Neutraal</translation>
    </message>
    <message>
        <source>play.phase.pantheon</source>
        <extracomment>Pantheons</extracomment>
        <translation>Pantheons</translation>
    </message>
    <message>
        <source>play.phase.plague</source>
        <extracomment>Plague</extracomment>
        <translation>Pest</translation>
    </message>
    <message>
        <source>play.phase.play_card</source>
        <extracomment>Cards</extracomment>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>play.phase.reinforce</source>
        <extracomment>Reinforce</extracomment>
        <translation>Versterken</translation>
    </message>
    <message>
        <source>play.phase.setup_piece</source>
        <extracomment>Place pieces</extracomment>
        <translation>Stukken plaatsen</translation>
    </message>
    <message>
        <source>play.phase.setup_place</source>
        <extracomment>Place armies</extracomment>
        <translation>Legers plaatsen</translation>
    </message>
    <message>
        <source>play.phase.setup_place</source>
        <comment>ad2210</comment>
        <extracomment>Place MODs</extracomment>
        <translation>MODs plaatsen</translation>
    </message>
    <message>
        <source>play.phase.summon</source>
        <extracomment>Summon</extracomment>
        <translation>Oproepen</translation>
    </message>
    <message>
        <source>play.phase.turn_end</source>
        <extracomment>End</extracomment>
        <translation>Einde</translation>
    </message>
    <message>
        <source>play.phase.underworld</source>
        <extracomment>Underworld</extracomment>
        <translation>Onderwereld</translation>
    </message>
    <message>
        <source>play.plaque.ai</source>
        <extracomment>AI · {level}</extracomment>
        <translation>AI · {level}</translation>
    </message>
    <message>
        <source>play.plaque.hint</source>
        <extracomment>Click to show the territories</extracomment>
        <translation>Klik om de gebieden te tonen</translation>
    </message>
    <message>
        <source>play.plaque.on_turn</source>
        <extracomment>On turn</extracomment>
        <translation>Aan de beurt</translation>
    </message>
    <message>
        <source>play.plaque.out</source>
        <extracomment>Out</extracomment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>play.plaque.out_round</source>
        <extracomment>Out in round {round}</extracomment>
        <translation>Uit in ronde {round}</translation>
    </message>
    <message>
        <source>play.plaque.out_round</source>
        <comment>ad2210</comment>
        <extracomment>Out in year {round}</extracomment>
        <translation>Uit in jaar {round}</translation>
    </message>
    <message>
        <source>play.plaque.quiet</source>
        <extracomment>Silent</extracomment>
        <translation>Stil</translation>
    </message>
    <message>
        <source>play.plaque.quiet.battle</source>
        <extracomment>You are not asked for cards in this battle; asked again in the next one.</extracomment>
        <translation>Je wordt in dit gevecht niet om kaarten gevraagd; weer in het volgende.</translation>
    </message>
    <message>
        <source>play.plaque.quiet.bystander</source>
        <extracomment>You are only asked for cards when you are the target; for others again in your turn.</extracomment>
        <translation>Je wordt alleen om kaarten gevraagd als jij het doel bent; voor anderen weer in je beurt.</translation>
    </message>
    <message>
        <source>play.plaque.quiet.turn</source>
        <extracomment>You are not asked for cards; asked again in your turn.</extracomment>
        <translation>Je wordt niet om kaarten gevraagd; weer in je eigen beurt.</translation>
    </message>
    <message>
        <source>play.plaque.spoken</source>
        <extracomment>{name}, {kind}: {territories} territories, {armies} armies, next income {income}, {cards} cards</extracomment>
        <translation>{name}, {kind}: {territories} gebieden, {armies} legers, volgend inkomen {income}, {cards} kaarten</translation>
    </message>
    <message>
        <source>play.plaque.spoken</source>
        <comment>ad2210</comment>
        <extracomment>{name}, {kind}: {territories} territories, {armies} units, next income {income}, {cards} cards</extracomment>
        <translation>{name}, {kind}: {territories} gebieden, {armies} eenheden, volgend inkomen {income}, {cards} kaarten</translation>
    </message>
    <message>
        <source>play.plaque.thinking</source>
        <extracomment>Thinking</extracomment>
        <translation>Denkt na</translation>
    </message>
    <message>
        <source>play.plaque.your_turn</source>
        <extracomment>Your turn</extracomment>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>play.refuse.no_ally</source>
        <extracomment>{territory} doesn't belong to an ally that waits for armies.</extracomment>
        <translation>{territory} is niet van een bondgenoot die op legers wacht.</translation>
    </message>
    <message>
        <source>play.refuse.no_enemy_near</source>
        <extracomment>{territory} has no enemy beside it.</extracomment>
        <translation>Naast {territory} ligt geen vijand.</translation>
    </message>
    <message>
        <source>play.refuse.no_match</source>
        <extracomment>{territory} was on none of the traded cards, or isn't yours.</extracomment>
        <translation>{territory} stond op geen van de ingeruilde kaarten, of is niet van jou.</translation>
    </message>
    <message>
        <source>play.refuse.none_left</source>
        <extracomment>All your armies are placed. Confirm, or take one back.</extracomment>
        <translation>Al je legers staan. Bevestig, of neem er een terug.</translation>
    </message>
    <message>
        <source>play.refuse.none_left</source>
        <comment>ad2210</comment>
        <extracomment>All your MODs are placed. Confirm, or take one back.</extracomment>
        <translation>Al je MODs staan. Bevestig, of neem er een terug.</translation>
    </message>
    <message>
        <source>play.refuse.not_claimable</source>
        <extracomment>Nobody can take {territory} at the start. Take another territory.</extracomment>
        <translation>Niemand kan {territory} bij het begin nemen. Kies een ander gebied.</translation>
    </message>
    <message>
        <source>play.refuse.nowhere_to</source>
        <extracomment>{territory} isn't connected to another territory of yours.</extracomment>
        <translation>{territory} grenst niet aan een ander gebied van jou.</translation>
    </message>
    <message>
        <source>play.refuse.regroup_used</source>
        <extracomment>The armies in {territory} have fought this turn, or go elsewhere already.</extracomment>
        <translation>De legers in {territory} hebben deze beurt gevochten, of gaan al ergens anders heen.</translation>
    </message>
    <message>
        <source>play.refuse.rush</source>
        <extracomment>A rush costs {n} armies, and nobody would be left to attack {territory}. Click an origin first.</extracomment>
        <translation>Een overval kost {n} legers, en dan blijft niemand over om {territory} aan te vallen. Klik eerst op een beginpunt.</translation>
    </message>
    <message>
        <source>play.refuse.stays</source>
        <extracomment>The only army of {territory} has to stay.</extracomment>
        <translation>Het enige leger in {territory} moet blijven.</translation>
    </message>
    <message>
        <source>play.refuse.stays</source>
        <comment>ad2210</comment>
        <extracomment>The only unit in {territory} has to stay.</extracomment>
        <translation>De enige eenheid in {territory} moet blijven.</translation>
    </message>
    <message>
        <source>play.refuse.taken</source>
        <extracomment>{territory} has an owner already. Take a free territory.</extracomment>
        <translation>{territory} heeft al een eigenaar. Kies een vrij gebied.</translation>
    </message>
    <message numerus="yes">
        <source>play.regroup.confirm</source>
        <extracomment>Move {n} army | Move {n} armies</extracomment>
        <translation>
            <numerusform>Verplaats {n} leger</numerusform>
            <numerusform>Verplaats {n} legers</numerusform>
        </translation>
    </message>
    <message>
        <source>play.regroup.help</source>
        <extracomment>As many moves as you like, each to a neighbour, all at once. Who fought stays.</extracomment>
        <translation>Zoveel verplaatsingen als je wilt, telkens naar een buurgebied, allemaal tegelijk. Wie vocht, blijft.</translation>
    </message>
    <message>
        <source>play.regroup.more</source>
        <extracomment>More moves, or all of them now?</extracomment>
        <translation>Meer verplaatsingen, of nu alles uitvoeren?</translation>
    </message>
    <message>
        <source>play.regroup.title</source>
        <extracomment>Regroup your armies?</extracomment>
        <translation>Legers hergroeperen?</translation>
    </message>
    <message>
        <source>play.reinforce.all_here</source>
        <extracomment>All here</extracomment>
        <translation>Alles hier</translation>
    </message>
    <message>
        <source>play.reinforce.all_placed</source>
        <extracomment>All armies are placed</extracomment>
        <translation>Alle legers staan</translation>
    </message>
    <message>
        <source>play.reinforce.all_placed</source>
        <comment>ad2210</comment>
        <extracomment>All MODs are placed</extracomment>
        <translation>Alle MODs staan</translation>
    </message>
    <message>
        <source>play.reinforce.confirm</source>
        <extracomment>Confirm</extracomment>
        <translation>Bevestigen</translation>
    </message>
    <message>
        <source>play.reinforce.help</source>
        <extracomment>Click one of your territories. A right click takes one back.</extracomment>
        <translation>Klik op een eigen gebied. Rechtsklikken neemt er een terug.</translation>
    </message>
    <message>
        <source>play.reinforce.help_placed</source>
        <extracomment>Confirm, or change something first.</extracomment>
        <translation>Bevestig, of pas eerst nog iets aan.</translation>
    </message>
    <message numerus="yes">
        <source>play.reinforce.title</source>
        <extracomment>Place {n} more army | Place {n} armies</extracomment>
        <translation>
            <numerusform>Plaats nog {n} leger</numerusform>
            <numerusform>Plaats {n} legers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.reinforce.title</source>
        <comment>ad2210</comment>
        <extracomment>Place {n} more MOD | Place {n} MODs</extracomment>
        <translation>
            <numerusform>Plaats nog {n} MOD</numerusform>
            <numerusform>Plaats {n} MODs</numerusform>
        </translation>
    </message>
    <message>
        <source>play.ribbon.spoken</source>
        <extracomment>{player} is on turn: {phase}</extracomment>
        <translation>{player} is aan de beurt: {phase}</translation>
    </message>
    <message>
        <source>play.round</source>
        <extracomment>Round {round}</extracomment>
        <translation>Ronde {round}</translation>
    </message>
    <message numerus="yes">
        <source>play.rush.from_help</source>
        <extracomment>Click one of your glowing territories first. The enemy's at once is a rush: it costs {n} army. | Click one of your glowing territories first. The enemy's at once is a rush: it costs {n} armies.</extracomment>
        <translation>
            <numerusform>Klik eerst op een oplichtend eigen gebied. Meteen op de vijand is een overval: dat kost {n} leger.</numerusform>
            <numerusform>Klik eerst op een oplichtend eigen gebied. Meteen op de vijand is een overval: dat kost {n} legers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.rush.go</source>
        <extracomment>Rush for {n} army | Rush for {n} armies</extracomment>
        <translation>
            <numerusform>Overval voor {n} leger</numerusform>
            <numerusform>Overval voor {n} legers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.rush.help</source>
        <extracomment>You named no origin: {n} army of {origin} is lost first. Click {origin}, and it costs nothing. | You named no origin: {n} armies of {origin} are lost first. Click {origin}, and it costs nothing.</extracomment>
        <translation>
            <numerusform>Je noemde geen beginpunt: eerst verliest {origin} {n} leger. Klik op {origin}, dan kost het niets.</numerusform>
            <numerusform>Je noemde geen beginpunt: eerst verliest {origin} {n} legers. Klik op {origin}, dan kost het niets.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.rush.title</source>
        <extracomment>Rush {target}?</extracomment>
        <translation>{target} overvallen?</translation>
    </message>
    <message>
        <source>play.secret.hint</source>
        <extracomment>Hold the mouse button or {key} to look. In your own turn only, when others sit at the screen.</extracomment>
        <translation>Houd de muisknop of {key} ingedrukt om te kijken. Met anderen aan het scherm alleen in je eigen beurt.</translation>
    </message>
    <message>
        <source>play.secret.look</source>
        <extracomment>Hold {key}</extracomment>
        <translation>Houd {key} vast</translation>
    </message>
    <message numerus="yes">
        <source>play.secret.spoken</source>
        <extracomment>Your secret, face down | Your {n} secrets, face down</extracomment>
        <translation>
            <numerusform>Je geheim, gesloten</numerusform>
            <numerusform>Je {n} geheimen, gesloten</numerusform>
        </translation>
    </message>
    <message>
        <source>play.secret.title</source>
        <extracomment>For {name} only</extracomment>
        <translation>Alleen voor {name}</translation>
    </message>
    <message numerus="yes">
        <source>play.setup.help</source>
        <extracomment>Click one of your territories. {n} army is left in all. | Click one of your territories. {n} armies are left in all.</extracomment>
        <translation>
            <numerusform>Klik op een eigen gebied. In totaal nog {n} leger.</numerusform>
            <numerusform>Klik op een eigen gebied. In totaal nog {n} legers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.setup.help</source>
        <comment>ad2210</comment>
        <extracomment>Click one of your territories. {n} MOD is left in all. | Click one of your territories. {n} MODs are left in all.</extracomment>
        <translation>
            <numerusform>Klik op een eigen gebied. In totaal nog {n} MOD.</numerusform>
            <numerusform>Klik op een eigen gebied. In totaal nog {n} MODs.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.setup.name</source>
        <extracomment>Set-up</extracomment>
        <translation>Opstelling</translation>
    </message>
    <message>
        <source>play.setup.rest</source>
        <extracomment>Place the rest for me</extracomment>
        <translation>Plaats de rest voor mij</translation>
    </message>
    <message numerus="yes">
        <source>play.setup.title</source>
        <extracomment>Place {n} starting army | Place {n} starting armies</extracomment>
        <translation>
            <numerusform>Plaats {n} startleger</numerusform>
            <numerusform>Plaats {n} startlegers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.setup.title</source>
        <comment>ad2210</comment>
        <extracomment>Place {n} starting MOD | Place {n} starting MODs</extracomment>
        <translation>
            <numerusform>Plaats {n} start-MOD</numerusform>
            <numerusform>Plaats {n} start-MODs</numerusform>
        </translation>
    </message>
    <message>
        <source>play.sound.off</source>
        <extracomment>Switch sound off</extracomment>
        <translation>Geluid uitzetten</translation>
    </message>
    <message>
        <source>play.sound.on</source>
        <extracomment>Switch sound on</extracomment>
        <translation>Geluid aanzetten</translation>
    </message>
    <message>
        <source>play.speed.fast</source>
        <extracomment>Fast</extracomment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>play.speed.instant</source>
        <extracomment>Instant</extracomment>
        <translation>Direct</translation>
    </message>
    <message>
        <source>play.speed.name</source>
        <extracomment>Speed of the opponents</extracomment>
        <translation>Tempo van de tegenstanders</translation>
    </message>
    <message>
        <source>play.speed.normal</source>
        <extracomment>Normal</extracomment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>play.speed.now</source>
        <extracomment>Speed of the opponents: {speed}</extracomment>
        <translation>Tempo van de tegenstanders: {speed}</translation>
    </message>
    <message>
        <source>play.speed.slow</source>
        <extracomment>Slow</extracomment>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>play.speed.step</source>
        <extracomment>Step by step</extracomment>
        <translation>Stap voor stap</translation>
    </message>
    <message>
        <source>play.swap_mission.do</source>
        <extracomment>Change it</extracomment>
        <translation>Ruilen</translation>
    </message>
    <message>
        <source>play.swap_mission.help</source>
        <extracomment>You get another one of the same rank.</extracomment>
        <translation>Je krijgt een andere van dezelfde rang.</translation>
    </message>
    <message>
        <source>play.swap_mission.leave</source>
        <extracomment>Keep it</extracomment>
        <translation>Houden</translation>
    </message>
    <message numerus="yes">
        <source>play.swap_mission.title</source>
        <extracomment>A mission can't come true: change it? | {n} missions can't come true: change one?</extracomment>
        <translation>
            <numerusform>Een missie kan niet uitkomen: ruilen?</numerusform>
            <numerusform>{n} missies kunnen niet uitkomen: er één ruilen?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.swap_mission.which</source>
        <extracomment>Mission</extracomment>
        <translation>Missie</translation>
    </message>
    <message>
        <source>play.team.defends</source>
        <extracomment>Also there: {names}. Whoever has most armies loses first.</extracomment>
        <translation>Ook daar: {names}. Wie de meeste legers heeft, verliest eerst.</translation>
    </message>
    <message>
        <source>play.team.joins</source>
        <extracomment>They join {player} in {target}.</extracomment>
        <translation>Ze komen bij {player} in {target}.</translation>
    </message>
    <message>
        <source>play.team.leaves</source>
        <extracomment>All your armies leave {origin}, your partner's stay.</extracomment>
        <translation>Al je legers verlaten {origin}, die van je teamgenoot blijven.</translation>
    </message>
    <message>
        <source>play.toast.out</source>
        <extracomment>{player} is out of the game</extracomment>
        <translation>{player} ligt uit het spel</translation>
    </message>
    <message>
        <source>play.trade.help</source>
        <extracomment>You may also keep your cards for later.</extracomment>
        <translation>Je mag je kaarten ook bewaren.</translation>
    </message>
    <message numerus="yes">
        <source>play.trade.help_forced</source>
        <extracomment>With {n} card you have to trade. | With {n} cards you have to trade.</extracomment>
        <translation>
            <numerusform>Met {n} kaart moet je inruilen.</numerusform>
            <numerusform>Met {n} kaarten moet je inruilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.trade.later</source>
        <extracomment>Keep them</extracomment>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>play.trade.show</source>
        <extracomment>Choose cards</extracomment>
        <translation>Kaarten kiezen</translation>
    </message>
    <message numerus="yes">
        <source>play.trade.title</source>
        <extracomment>Trade a set for {n} army? | Trade a set for {n} armies?</extracomment>
        <translation>
            <numerusform>Een set inruilen voor {n} leger?</numerusform>
            <numerusform>Een set inruilen voor {n} legers?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.trade.title_forced</source>
        <extracomment>Trade a set: it brings {n} army | Trade a set: it brings {n} armies</extracomment>
        <translation>
            <numerusform>Ruil een set in: die levert {n} leger op</numerusform>
            <numerusform>Ruil een set in: die levert {n} legers op</numerusform>
        </translation>
    </message>
    <message>
        <source>play.undo</source>
        <extracomment>Undo</extracomment>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>play.watch.handover</source>
        <extracomment>{player} is next</extracomment>
        <translation>{player} is aan de beurt</translation>
    </message>
    <message>
        <source>play.watch.help</source>
        <extracomment>Watch, or look at the board meanwhile.</extracomment>
        <translation>Kijk mee, of bekijk intussen het bord.</translation>
    </message>
    <message>
        <source>play.watch.next</source>
        <extracomment>Next</extracomment>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>play.watch.playing</source>
        <extracomment>{player} is playing</extracomment>
        <translation>{player} speelt</translation>
    </message>
    <message>
        <source>play.watch.skip</source>
        <extracomment>Skip to my turn</extracomment>
        <translation>Naar mijn beurt</translation>
    </message>
    <message>
        <source>play.watch.skip_end</source>
        <extracomment>Skip to the end</extracomment>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>play.watch.skip_turn</source>
        <extracomment>Skip this turn</extracomment>
        <translation>Beurt overslaan</translation>
    </message>
    <message>
        <source>play.watch.step_help</source>
        <extracomment>The next move follows when you are ready.</extracomment>
        <translation>De volgende zet volgt wanneer je zover bent.</translation>
    </message>
    <message>
        <source>play.watch.stepped</source>
        <extracomment>{player} has played</extracomment>
        <translation>{player} heeft gespeeld</translation>
    </message>
    <message>
        <source>play.watch.thinking</source>
        <extracomment>{player} is thinking</extracomment>
        <translation>{player} denkt na</translation>
    </message>
    <message>
        <source>press.first_odds</source>
        <extracomment>first a god war: {chance}</extracomment>
        <translation>eerst godenstrijd: {chance}</translation>
    </message>
    <message>
        <source>press.help</source>
        <extracomment>Roll again, storm until it is over, or break off.</extracomment>
        <translation>Gooi opnieuw, bestorm tot het voorbij is, of breek af.</translation>
    </message>
    <message>
        <source>press.must</source>
        <extracomment>You have declared it: attack at least once.</extracomment>
        <translation>Je hebt het aangekondigd: val minstens één keer aan.</translation>
    </message>
    <message>
        <source>press.stop</source>
        <extracomment>Break off</extracomment>
        <translation>Afbreken</translation>
    </message>
    <message>
        <source>press.title</source>
        <extracomment>Go on against {target}?</extracomment>
        <translation>Verder tegen {target}?</translation>
    </message>
    <message>
        <source>render.after</source>
        <extracomment>--after counts decisions, so it can't be {after}.</extracomment>
        <translation>--after telt beslissingen en kan dus geen {after} zijn.</translation>
    </message>
    <message>
        <source>render.folder</source>
        <extracomment>The pictures can't be written to {path}: {error}</extracomment>
        <translation>De afbeeldingen kunnen niet naar {path} worden geschreven: {error}</translation>
    </message>
    <message>
        <source>render.lacks</source>
        <extracomment>“{name}” can't be drawn: the rule set {edition} has nothing of the kind. It has: {known}.</extracomment>
        <translation>“{name}” kan niet worden getekend: de spelvariant {edition} kent zoiets niet. Wel: {known}.</translation>
    </message>
    <message>
        <source>render.nothing</source>
        <extracomment>“{name}” can't be drawn: nothing of the kind happens in this game after {after} decisions. Try another --seed.</extracomment>
        <translation>“{name}” kan niet worden getekend: zoiets gebeurt in dit spel na {after} beslissingen niet. Probeer een andere --seed.</translation>
    </message>
    <message>
        <source>render.over</source>
        <extracomment>This game is over after {choices} decisions, before the {after} of --after. Choose fewer, or another --seed.</extracomment>
        <translation>Dit spel is na {choices} beslissingen voorbij, vóór de {after} van --after. Kies er minder, of een andere --seed.</translation>
    </message>
    <message>
        <source>render.size</source>
        <extracomment>“{size}” isn't a size of a window. Write it as 1600x900, from {low} to {high}.</extracomment>
        <translation>“{size}” is geen venstergrootte. Schrijf het als 1600x900, van {low} tot {high}.</translation>
    </message>
    <message>
        <source>render.text_scale</source>
        <extracomment>The text size must lie between 80 and 200 percent, not at {scale}.</extracomment>
        <translation>De tekstgrootte moet tussen 80 en 200 procent liggen, niet op {scale}.</translation>
    </message>
    <message>
        <source>render.unknown</source>
        <extracomment>There is no picture “{name}”. Known: {known}.</extracomment>
        <translation>Er is geen afbeelding “{name}”. Bekend: {known}.</translation>
    </message>
    <message>
        <source>revive.from</source>
        <extracomment>From which crypt does an army return?</extracomment>
        <translation>Uit welke crypte keert een leger terug?</translation>
    </message>
    <message>
        <source>revive.go</source>
        <extracomment>Let it return</extracomment>
        <translation>Laat terugkeren</translation>
    </message>
    <message numerus="yes">
        <source>revive.help</source>
        <extracomment>Every crypt lets one army return to a temple; at least one stays. | Every crypt lets one army return to a temple; {n} crypts are open.</extracomment>
        <translation>
            <numerusform>Elke crypte laat één leger terugkeren naar een tempel; minstens één blijft.</numerusform>
            <numerusform>Elke crypte laat één leger terugkeren naar een tempel; {n} crypten zijn open.</numerusform>
        </translation>
    </message>
    <message>
        <source>revive.none</source>
        <extracomment>Nobody more</extracomment>
        <translation>Niemand meer</translation>
    </message>
    <message>
        <source>revive.not_there</source>
        <extracomment>Armies return from your crypts to your temples: {territory} is neither.</extracomment>
        <translation>Legers keren terug van je crypten naar je tempels: {territory} is geen van beide.</translation>
    </message>
    <message>
        <source>revive.title</source>
        <extracomment>An army from {origin} to {target}</extracomment>
        <translation>Een leger van {origin} naar {target}</translation>
    </message>
    <message>
        <source>revive.to</source>
        <extracomment>From {origin}: to which temple?</extracomment>
        <translation>Uit {origin}: naar welke tempel?</translation>
    </message>
    <message>
        <source>rules.AD_A_1</source>
        <extracomment>Two to five can play. The game lasts five years, in which everybody has one turn each year; then points are counted.</extracomment>
        <translation>Het spel is voor twee tot vijf spelers. Het duurt vijf jaar, waarin iedereen elk jaar één beurt heeft; daarna worden de punten geteld.</translation>
    </message>
    <message>
        <source>rules.AD_A_2</source>
        <extracomment>Where these rules say nothing, those of the original game hold.</extracomment>
        <translation>Waar deze regels niets zeggen, gelden die van het originele spel.</translation>
    </message>
    <message>
        <source>rules.AD_A_3</source>
        <extracomment>There are 42 land territories in 6 continents and 13 water territories in 5 colonies on Earth, and 14 territories in 3 colonies on the Moon.</extracomment>
        <translation>Op aarde zijn er 42 landgebieden in 6 continenten en 13 watergebieden in 5 kolonies, en op de maan 14 gebieden in 3 kolonies.</translation>
    </message>
    <message>
        <source>rules.AD_A_4</source>
        <extracomment>Your troops are machines called MODs. You can have any number of them.</extracomment>
        <translation>Je troepen zijn machines die MODs heten. Je kunt er zoveel hebben als je wilt.</translation>
    </message>
    <message>
        <source>rules.AD_A_5</source>
        <extracomment>Energy is the money: you bid with it and pay commanders, stations and cards. What you don't spend you keep, from year to year.</extracomment>
        <translation>Energie is het geld: je biedt ermee en betaalt er commandanten, stations en kaarten mee. Wat je niet uitgeeft, houd je, ook naar een volgend jaar.</translation>
    </message>
    <message>
        <source>rules.AD_A_6</source>
        <extracomment>Everybody sees how much energy you have and how many command cards from which deck. Which cards they are stays secret.</extracomment>
        <translation>Iedereen ziet hoeveel energie je hebt en hoeveel commandokaarten van welke stapel. Welke kaarten het zijn, blijft geheim.</translation>
    </message>
    <message>
        <source>rules.AD_A_7</source>
        <extracomment>A command card that has been played is out of the game. Discarded cards, of any kind, are never shuffled back.</extracomment>
        <translation>Een gespeelde commandokaart is uit het spel. Afgelegde kaarten, van welke soort ook, worden nooit teruggeschud.</translation>
    </message>
    <message>
        <source>rules.AD_A_8</source>
        <extracomment>How many territories everybody holds is open to all; the program keeps count.</extracomment>
        <translation>Hoeveel gebieden iedereen bezit, mag iedereen weten; het programma houdt de telling bij.</translation>
    </message>
    <message>
        <source>rules.AD_A_9</source>
        <extracomment>Alliances, threats and betrayal at the table are part of the game. No promise is binding.</extracomment>
        <translation>Bondgenootschappen, dreigementen en verraad aan tafel horen erbij. Geen enkele afspraak is bindend.</translation>
    </message>
    <message>
        <source>rules.AD_B_1</source>
        <extracomment>The game begins in year 1. Everybody has 3 energy.</extracomment>
        <translation>Het spel begint in jaar 1. Iedereen heeft 3 energie.</translation>
    </message>
    <message>
        <source>rules.AD_B_2</source>
        <extracomment>Wild cards and blank cards are taken out. Then all decks are shuffled: territories on land, on water and on the Moon, and the command cards of the five commanders.</extracomment>
        <translation>Jokers en lege kaarten gaan eruit. Daarna worden alle stapels geschud: land-, water- en maangebieden, en de commandokaarten van de vijf commandanten.</translation>
    </message>
    <message>
        <source>rules.AD_B_3</source>
        <extracomment>Four land territories drawn at random are devastated: nobody can enter or use them all game. Their cards are out.</extracomment>
        <translation>Vier gelote landgebieden zijn vernietigd: niemand kan er het hele spel in of er iets mee doen. Hun kaarten gaan eruit.</translation>
    </message>
    <message>
        <source>rules.AD_B_4</source>
        <extracomment>Three players begin with 35 MODs each, four with 30, five with 25.</extracomment>
        <translation>Met drie spelers begint ieder met 35 MODs, met vier met 30, met vijf met 25.</translation>
    </message>
    <message>
        <source>rules.AD_B_5</source>
        <extracomment>Everybody rolls a die. The highest places first, then it goes round clockwise; those who tie for the highest roll again.</extracomment>
        <translation>Iedereen gooit een dobbelsteen. De hoogste plaatst eerst, daarna gaat het met de klok mee; wie samen het hoogst gooien, gooien opnieuw.</translation>
    </message>
    <message>
        <source>rules.AD_B_6</source>
        <extracomment>In turn each of you takes a free land territory with one MOD, until all that aren't devastated are taken. Water and Moon stay empty for now.</extracomment>
        <translation>Om de beurt kiest ieder een vrij landgebied met één MOD, tot alle gebieden die niet vernietigd zijn bezet zijn. Water en maan blijven nog leeg.</translation>
    </message>
    <message>
        <source>rules.AD_B_7</source>
        <extracomment>Then each in turn adds three MODs at a time to territories of their own, shared out as they like, until all are placed.</extracomment>
        <translation>Daarna zet ieder om de beurt drie MODs bij in eigen gebieden, naar eigen keuze verdeeld, tot alle MODs staan.</translation>
    </message>
    <message>
        <source>rules.AD_B_8</source>
        <extracomment>Last of all each of you places a land commander, a diplomat and a space station in territories of your own, in turn and one piece at a time.</extracomment>
        <translation>Tot slot plaatst ieder een landcommandant, een diplomaat en een ruimtestation in eigen gebieden, om de beurt en één stuk tegelijk.</translation>
    </message>
    <message>
        <source>rules.AD_B_9</source>
        <extracomment>Your score shows from the start how many territories you hold.</extracomment>
        <translation>Je score toont vanaf het begin hoeveel gebieden je bezit.</translation>
    </message>
    <message>
        <source>rules.AD_C_1</source>
        <extracomment>At the start of each year you all bid energy in secret, from nothing to all you have. The bids are shown together.</extracomment>
        <translation>Aan het begin van elk jaar bieden jullie allemaal in het geheim energie, van niets tot alles wat je hebt. De biedingen worden tegelijk getoond.</translation>
    </message>
    <message>
        <source>rules.AD_C_2</source>
        <extracomment>Everybody pays what they have bid, whether it wins anything or not.</extracomment>
        <translation>Iedereen betaalt zijn bod, of het nu iets oplevert of niet.</translation>
    </message>
    <message>
        <source>rules.AD_C_3</source>
        <extracomment>There is a turn-order marker for every player who is still in the game, from 1 on. If somebody goes out during the year, that marker is skipped.</extracomment>
        <translation>Er is een beurtvolgordefiche voor elke speler die nog meedoet, te beginnen met 1. Valt iemand in de loop van het jaar uit, dan wordt dat fiche overgeslagen.</translation>
    </message>
    <message>
        <source>rules.AD_C_4</source>
        <extracomment>The highest bidder takes any marker, then the next highest one of the others, and so on. The last one gets what is left.</extracomment>
        <translation>De hoogste bieder kiest een fiche, dan de op één na hoogste een van de andere, enzovoort. De laatste krijgt wat overblijft.</translation>
    </message>
    <message>
        <source>rules.AD_C_5</source>
        <extracomment>Those who have bid the same roll a die, and the higher one chooses first. All of them still come before any lower bid.</extracomment>
        <translation>Wie hetzelfde hebben geboden, gooien een dobbelsteen, en de hoogste kiest eerst. Ze gaan nog steeds allemaal vóór elk lager bod.</translation>
    </message>
    <message>
        <source>rules.AD_C_6</source>
        <extracomment>The turns of the year follow the markers: 1, 2, 3 and so on.</extracomment>
        <translation>De beurten van het jaar volgen de fiches: 1, 2, 3, enzovoort.</translation>
    </message>
    <message>
        <source>rules.AD_D_1</source>
        <extracomment>A turn goes: collect MODs and energy, hire commanders and build stations, buy command cards, play them, invade, move once. Only the first step is a must.</extracomment>
        <translation>Een beurt gaat zo: MODs en energie innen, commandanten inhuren en stations bouwen, commandokaarten kopen, ze spelen, binnenvallen, één keer verplaatsen. Alleen de eerste stap moet.</translation>
    </message>
    <message>
        <source>rules.AD_E_1</source>
        <extracomment>For every three territories on land, water and Moon you get one MOD and one energy, rounded down, but never fewer than three of each: 14 territories bring 4.</extracomment>
        <translation>Voor elke drie gebieden op land, op water en op de maan krijg je één MOD en één energie, naar beneden afgerond, maar nooit minder dan drie: 14 gebieden leveren er 4 van elk op.</translation>
    </message>
    <message>
        <source>rules.AD_E_2</source>
        <extracomment>A continent or colony that is all yours brings its bonus twice: in MODs and in energy.</extracomment>
        <translation>Een continent of kolonie die helemaal van jou is, levert de bonus dubbel op: in MODs en in energie.</translation>
    </message>
    <message>
        <source>rules.AD_E_3</source>
        <extracomment>Devastated territories don't count for their continent: if you hold all the others, you get the full bonus. A continent with none left pays nobody.</extracomment>
        <translation>Vernietigde gebieden tellen niet mee voor hun continent: bezit je alle andere, dan krijg je de volle bonus. Een continent waarvan niets over is, levert niemand iets op.</translation>
    </message>
    <message>
        <source>rules.AD_E_4</source>
        <extracomment>Each of your stations brings one more MOD, which stands in the same territory. It brings no energy.</extracomment>
        <translation>Elk station van jou levert nog één MOD op, die in hetzelfde gebied komt te staan. Energie levert het niet op.</translation>
    </message>
    <message>
        <source>rules.AD_E_5</source>
        <extracomment>All other new MODs are placed now, in any territories of yours on land, water or Moon. You need no commander for that, and none may be kept back.</extracomment>
        <translation>Alle andere nieuwe MODs plaats je nu, in eigen gebieden op land, op water of op de maan. Daar heb je geen commandant voor nodig, en je mag er geen achterhouden.</translation>
    </message>
    <message>
        <source>rules.AD_E_6</source>
        <extracomment>Your energy comes now, so that you can spend it in this very turn.</extracomment>
        <translation>Je energie komt nu, zodat je die nog deze beurt kunt uitgeven.</translation>
    </message>
    <message>
        <source>rules.AD_F_1</source>
        <extracomment>A commander costs 3 energy. You may have one of each of the five kinds in play, and hire as many as you can pay.</extracomment>
        <translation>Een commandant kost 3 energie. Van elk van de vijf soorten mag je er één in het spel hebben, en je mag er zoveel inhuren als je kunt betalen.</translation>
    </message>
    <message>
        <source>rules.AD_F_2</source>
        <extracomment>A commander you have lost may be hired again in a later turn, as often as you like.</extracomment>
        <translation>Een commandant die je kwijt bent, mag je in een latere beurt opnieuw inhuren, zo vaak je wilt.</translation>
    </message>
    <message>
        <source>rules.AD_F_3</source>
        <extracomment>You place a hired commander in any territory of yours, on land, water or Moon.</extracomment>
        <translation>Een ingehuurde commandant plaats je in een eigen gebied naar keuze, op land, op water of op de maan.</translation>
    </message>
    <message>
        <source>rules.AD_F_4</source>
        <extracomment>A station costs 5 energy and stands on land of yours, one in a territory. You may have four on the board.</extracomment>
        <translation>Een station kost 5 energie en staat in een eigen landgebied, hoogstens één per gebied. Je mag er vier op het bord hebben.</translation>
    </message>
    <message>
        <source>rules.AD_F_5</source>
        <extracomment>A station never moves.</extracomment>
        <translation>Een station wordt nooit verplaatst.</translation>
    </message>
    <message>
        <source>rules.AD_G_1</source>
        <extracomment>You may buy up to four command cards in a turn, for 1 energy each, from one deck or several.</extracomment>
        <translation>Je mag per beurt hoogstens vier commandokaarten kopen, voor 1 energie per stuk, van één of meer stapels.</translation>
    </message>
    <message>
        <source>rules.AD_G_2</source>
        <extracomment>A deck sells to you only if you have its commander in play.</extracomment>
        <translation>Van een stapel kun je alleen kopen als je de commandant ervan in het spel hebt.</translation>
    </message>
    <message>
        <source>rules.AD_G_3</source>
        <extracomment>You choose and pay all your cards before you look at any.</extracomment>
        <translation>Je kiest en betaalt al je kaarten voordat je er één bekijkt.</translation>
    </message>
    <message>
        <source>rules.AD_G_4</source>
        <extracomment>No deck sells more cards than it has left.</extracomment>
        <translation>Een stapel levert nooit meer kaarten dan er nog in zitten.</translation>
    </message>
    <message>
        <source>rules.AD_G_5</source>
        <extracomment>A card may be played in the turn in which you bought it, or kept as long as you like. There is no limit to your hand.</extracomment>
        <translation>Een kaart mag je spelen in de beurt waarin je haar kocht, of zo lang bewaren als je wilt. Er is geen handlimiet.</translation>
    </message>
    <message>
        <source>rules.AD_H_1</source>
        <extracomment>To play a card you need its commander in play, wherever he stands, and pay its cost of 0 to 4 energy.</extracomment>
        <translation>Om een kaart te spelen moet je de commandant ervan in het spel hebben, waar hij ook staat, en de kosten van 0 tot 4 energie betalen.</translation>
    </message>
    <message>
        <source>rules.AD_H_10</source>
        <extracomment>You can play a card only if it can do something now. Cards that draw a territory or roll for a continent or colony can always be played, even if nothing comes of it.</extracomment>
        <translation>Je kunt een kaart alleen spelen als ze nu iets kan doen. Kaarten die een gebied trekken of om een continent of kolonie gooien, kunnen altijd, ook als er niets uit komt.</translation>
    </message>
    <message>
        <source>rules.AD_H_11</source>
        <extracomment>A card hits all its territories at the same moment, and each owner's choice of losses stands on its own. Only then you see which territories are empty and who is out.</extracomment>
        <translation>Een kaart treft al haar gebieden op hetzelfde moment, en de keuzes van de eigenaren staan los van elkaar. Pas daarna blijkt welke gebieden leeg zijn en wie uit het spel ligt.</translation>
    </message>
    <message>
        <source>rules.AD_H_12</source>
        <extracomment>A card needs its commander only while you play it; what it has started goes on without him. Only Invade Earth needs the space commander again at every invasion.</extracomment>
        <translation>Een kaart heeft haar commandant alleen nodig op het moment dat je haar speelt; wat ze in gang zet, gaat zonder hem door. Alleen Invasie van de aarde vraagt bij elke invasie opnieuw om de ruimtecommandant.</translation>
    </message>
    <message>
        <source>rules.AD_H_2</source>
        <extracomment>You may play any number of cards in any order. Each one takes full effect before the next, and is out of the game afterwards.</extracomment>
        <translation>Je mag zoveel kaarten spelen als je wilt, in elke volgorde. Elke kaart wordt helemaal uitgevoerd voor de volgende komt, en is daarna uit het spel.</translation>
    </message>
    <message>
        <source>rules.AD_H_3</source>
        <extracomment>Cards for the time before your first invasion are played after buying, before you announce one. Entering an empty territory is an invasion too, and so is one that is called off.</extracomment>
        <translation>Kaarten voor vóór je eerste invasie speel je na het kopen, voordat je er een aankondigt. Een leeg gebied in trekken is ook een invasie, en een afgelaste telt ook.</translation>
    </message>
    <message>
        <source>rules.AD_H_4</source>
        <extracomment>Some cards are played when an opponent invades, others at the end of your turn or of the game. The card says which.</extracomment>
        <translation>Sommige kaarten speel je als een tegenstander binnenvalt, andere aan het eind van je beurt of van het spel. Dat staat op de kaart.</translation>
    </message>
    <message>
        <source>rules.AD_H_5</source>
        <extracomment>A card that draws a territory takes the top card of that deck. If the deck is empty, this part has no effect.</extracomment>
        <translation>Een kaart die een gebied trekt, neemt de bovenste kaart van die stapel. Is de stapel leeg, dan heeft dat deel geen effect.</translation>
    </message>
    <message>
        <source>rules.AD_H_6</source>
        <extracomment>Nuclear cards that do damage are no invasions. Nobody can answer them, and they don't end the time before your first invasion.</extracomment>
        <translation>Kernwapenkaarten die schade doen zijn geen invasies. Niemand kan erop reageren, en je eerste invasie komt daarna nog.</translation>
    </message>
    <message>
        <source>rules.AD_H_7</source>
        <extracomment>When a card removes units, their owner chooses which. Only with an Assassin Bomb the player names the commander.</extracomment>
        <translation>Als een kaart eenheden weghaalt, kiest de eigenaar welke. Alleen bij een Sluipmoordbom noemt de speler zelf de commandant.</translation>
    </message>
    <message>
        <source>rules.AD_H_8</source>
        <extracomment>A territory that loses its last unit to a card stays yours if your station stands there. Otherwise it is empty and counts for nobody.</extracomment>
        <translation>Een gebied dat door een kaart zijn laatste eenheid verliest, blijft van jou als je station er staat. Anders is het leeg en telt het voor niemand.</translation>
    </message>
    <message>
        <source>rules.AD_H_9</source>
        <extracomment>No card destroys a station. It is lost only when somebody captures it.</extracomment>
        <translation>Geen enkele kaart vernietigt een station. Je verliest het alleen als iemand het verovert.</translation>
    </message>
    <message>
        <source>rules.AD_I_1</source>
        <extracomment>You invade from a territory of yours into one next to it that is neither yours nor devastated. Lines count as well, also across the edge of the board, as from the Northwestern Oil Emirate to Pevek.</extracomment>
        <translation>Je valt vanuit een eigen gebied een gebied ernaast binnen dat niet van jou en niet vernietigd is. Lijnen tellen ook, ook over de rand van het bord, zoals van het Noordwestelijk Olie-emiraat naar Pevek.</translation>
    </message>
    <message>
        <source>rules.AD_I_2</source>
        <extracomment>At least two units have to stand in the territory you invade from.</extracomment>
        <translation>In het gebied van waaruit je binnenvalt moeten minstens twee eenheden staan.</translation>
    </message>
    <message>
        <source>rules.AD_I_3</source>
        <extracomment>You may invade as often as you like, in any order and from anywhere, and change back and forth.</extracomment>
        <translation>Je mag zo vaak binnenvallen als je wilt, in elke volgorde en van overal, en heen en weer wisselen.</translation>
    </message>
    <message>
        <source>rules.AD_I_4</source>
        <extracomment>Every roll of the dice is an invasion of its own, even between the same two territories.</extracomment>
        <translation>Elke worp is een aparte invasie, ook tussen dezelfde twee gebieden.</translation>
    </message>
    <message>
        <source>rules.AD_I_5</source>
        <extracomment>First you announce from where you invade, and which territory.</extracomment>
        <translation>Eerst kondig je aan van waaruit je binnenvalt, en welk gebied.</translation>
    </message>
    <message>
        <source>rules.AD_I_6</source>
        <extracomment>Then the others may play cards against it, in turn order after you, until all have passed. If that leaves fewer than two units or no commander you need, the invasion ends without dice.</extracomment>
        <translation>Daarna mogen de anderen er kaarten tegen spelen, in beurtvolgorde na jou, tot allen hebben gepast. Blijven er zo minder dan twee eenheden over of ben je een commandant kwijt die je nodig hebt, dan eindigt de invasie zonder worp.</translation>
    </message>
    <message>
        <source>rules.AD_I_7</source>
        <extracomment>Once you have announced an invasion, you have to attack at least once before you may stop.</extracomment>
        <translation>Heb je een invasie aangekondigd, dan moet je minstens één keer aanvallen voor je mag stoppen.</translation>
    </message>
    <message>
        <source>rules.AD_I_8</source>
        <extracomment>Rolling again against the same territory is a new invasion, and the others may answer it again. A blitz stops as soon as somebody could answer the next roll.</extracomment>
        <translation>Nog eens gooien tegen hetzelfde gebied is een nieuwe invasie, en de anderen mogen er weer op reageren. Een blitz stopt zodra iemand op de volgende worp zou kunnen reageren.</translation>
    </message>
    <message>
        <source>rules.AD_J_1</source>
        <extracomment>First you say how many dice you roll, then the defender does. Then both roll together.</extracomment>
        <translation>Eerst zeg jij met hoeveel dobbelstenen je gooit, dan de verdediger. Daarna gooien jullie tegelijk.</translation>
    </message>
    <message>
        <source>rules.AD_J_2</source>
        <extracomment>You attack with one to three dice, and at least one unit more than dice has to stand in your territory.</extracomment>
        <translation>Je valt aan met één tot drie dobbelstenen, en in je gebied moet minstens één eenheid meer staan dan je stenen gooit.</translation>
    </message>
    <message>
        <source>rules.AD_J_3</source>
        <extracomment>The defender rolls one die or two; two only where at least two units stand.</extracomment>
        <translation>De verdediger gooit één of twee dobbelstenen; twee alleen waar minstens twee eenheden staan.</translation>
    </message>
    <message>
        <source>rules.AD_J_4</source>
        <extracomment>For each commander who leads the attack one die may have eight sides: for the land, naval or space commander if either territory is of that kind, for the nuclear commander always, for the diplomat never.</extracomment>
        <translation>Voor elke commandant die de aanval leidt mag één dobbelsteen achtzijdig zijn: voor de land-, marine- of ruimtecommandant als een van beide gebieden van die soort is, voor de kernwapencommandant altijd, voor de diplomaat nooit.</translation>
    </message>
    <message>
        <source>rules.AD_J_5</source>
        <extracomment>You don't have to roll eight-sided dice. With the right commanders all three may have eight sides.</extracomment>
        <translation>Achtzijdige dobbelstenen hoef je niet te gebruiken. Met de juiste commandanten mogen ze alle drie achtzijdig zijn.</translation>
    </message>
    <message>
        <source>rules.AD_J_6</source>
        <extracomment>In defence each commander, of any kind, gives one die eight sides. With a station all dice of the defence have them; it doesn't help an attack.</extracomment>
        <translation>In de verdediging maakt elke commandant, van welke soort ook, één dobbelsteen achtzijdig. Met een station zijn alle stenen van de verdediging achtzijdig; bij een aanval helpt het niet.</translation>
    </message>
    <message>
        <source>rules.AD_J_7</source>
        <extracomment>The highest dice are compared, then the second highest, whatever their kind. The lower one loses a unit, the attacker when they are equal; nobody loses more than two in a roll.</extracomment>
        <translation>De hoogste stenen worden vergeleken, dan de op één na hoogste, van welke soort ook. De laagste verliest een eenheid, bij gelijk spel de aanvaller; niemand verliest er meer dan twee per worp.</translation>
    </message>
    <message>
        <source>rules.AD_J_8</source>
        <extracomment>The owner chooses which unit falls. While other units are there a commander may be spared, even if his die has lost.</extracomment>
        <translation>De eigenaar kiest welke eenheid valt. Zolang er andere eenheden staan, mag een commandant gespaard blijven, ook als zijn steen verloor.</translation>
    </message>
    <message>
        <source>rules.AD_J_9</source>
        <extracomment>With the number of your dice you also say for which commanders you roll eight-sided ones. The defender's answer doesn't change that.</extracomment>
        <translation>Met het aantal stenen zeg je ook voor welke commandanten je achtzijdige gooit. Na het antwoord van de verdediger verandert dat niet meer.</translation>
    </message>
    <message>
        <source>rules.AD_K_1</source>
        <extracomment>When the last defending unit falls, at least as many units move in as you rolled dice. More may follow.</extracomment>
        <translation>Valt de laatste verdedigende eenheid, dan trekken er minstens zoveel eenheden in als je stenen gooide. Er mogen er meer volgen.</translation>
    </message>
    <message>
        <source>rules.AD_K_2</source>
        <extracomment>At least one unit stays behind. A station is no unit.</extracomment>
        <translation>Er blijft minstens één eenheid achter. Een station is geen eenheid.</translation>
    </message>
    <message>
        <source>rules.AD_K_3</source>
        <extracomment>Every commander whose eight-sided die was in the last roll has to move in. The others needn't.</extracomment>
        <translation>Elke commandant wiens achtzijdige steen in de laatste worp zat, moet mee naar binnen. De andere hoeven niet.</translation>
    </message>
    <message>
        <source>rules.AD_K_4</source>
        <extracomment>Units that have moved in may invade onward in the same turn.</extracomment>
        <translation>Eenheden die erin zijn getrokken, mogen in dezelfde beurt verder binnenvallen.</translation>
    </message>
    <message>
        <source>rules.AD_K_5</source>
        <extracomment>A station falls with the units that defend it: it is swapped for one of yours.</extracomment>
        <translation>Een station valt samen met de eenheden die het verdedigen: het wordt geruild voor een van jou.</translation>
    </message>
    <message>
        <source>rules.AD_K_6</source>
        <extracomment>If you already have four stations on the board, the captured one is destroyed instead.</extracomment>
        <translation>Heb je al vier stations op het bord, dan wordt het veroverde station vernietigd.</translation>
    </message>
    <message>
        <source>rules.AD_K_7</source>
        <extracomment>There are always enough units to move in: a roll that beats the last defender costs the attacker nothing.</extracomment>
        <translation>Er zijn altijd genoeg eenheden om in te trekken: een worp die de laatste verdediger verslaat, kost de aanvaller niets.</translation>
    </message>
    <message>
        <source>rules.AD_L_1</source>
        <extracomment>When you take your third contested territory in a turn, you get 1 energy at once, and a command card from a deck of your choice whose commander you have in play.</extracomment>
        <translation>Neem je in een beurt je derde bevochten gebied in, dan krijg je meteen 1 energie en een commandokaart van een stapel naar keuze waarvan je de commandant in het spel hebt.</translation>
    </message>
    <message>
        <source>rules.AD_L_2</source>
        <extracomment>A territory is contested if foreign units stood there when you announced the invasion, or came to its help and were beaten. A station alone doesn't make it so.</extracomment>
        <translation>Een gebied is bevochten als er vreemde eenheden stonden toen je de invasie aankondigde, of als er te hulp kwamen en werden verslagen. Alleen een station is niet genoeg.</translation>
    </message>
    <message>
        <source>rules.AD_L_3</source>
        <extracomment>You get this once in a turn, and the card isn't one of the four you may buy. If no deck can give you one, you get the energy only.</extracomment>
        <translation>Je krijgt dit één keer per beurt, en de kaart telt niet mee voor de vier die je mag kopen. Kan geen stapel er een geven, dan krijg je alleen de energie.</translation>
    </message>
    <message>
        <source>rules.AD_M_1</source>
        <extracomment>Water and Moon are empty at first, and cards may empty other territories. An attack never leaves one empty.</extracomment>
        <translation>Water en maan zijn eerst leeg, en kaarten kunnen andere gebieden leegmaken. Een aanval laat er nooit een leeg achter.</translation>
    </message>
    <message>
        <source>rules.AD_M_2</source>
        <extracomment>To enter an empty territory you roll no dice and nobody can answer, but you need two units and the commanders as for any invasion. At least one unit moves in and one stays.</extracomment>
        <translation>Om een leeg gebied in te trekken gooi je niet en kan niemand reageren, maar je hebt twee eenheden en de commandanten nodig als bij elke invasie. Er gaat minstens één eenheid in en er blijft er één achter.</translation>
    </message>
    <message>
        <source>rules.AD_M_3</source>
        <extracomment>A territory held by an enemy station alone is entered without dice too, and the station is captured. The others may play cards first, and it isn't contested.</extracomment>
        <translation>Ook een gebied met alleen een vijandelijk station trek je zonder worp in, en het station is veroverd. De anderen mogen eerst kaarten spelen, en het gebied is niet bevochten.</translation>
    </message>
    <message>
        <source>rules.AD_N_1</source>
        <extracomment>A station is the way to the Moon, brings one MOD a turn, gives its defence eight-sided dice and holds its territory on its own.</extracomment>
        <translation>Een station is de weg naar de maan, levert elke beurt één MOD op, verdedigt met achtzijdige dobbelstenen en houdt zijn gebied ook alleen bezet.</translation>
    </message>
    <message>
        <source>rules.AD_P_1</source>
        <extracomment>To invade into water, out of it or within it you need your naval commander in play, wherever he stands.</extracomment>
        <translation>Om water binnen te vallen, eruit of erover, moet je marinecommandant in het spel zijn, waar hij ook staat.</translation>
    </message>
    <message>
        <source>rules.AD_P_2</source>
        <extracomment>Without him your units on water still defend, and they may move at the end of your turn.</extracomment>
        <translation>Zonder hem verdedigen je eenheden op het water nog wel, en aan het eind van je beurt mogen ze verplaatsen.</translation>
    </message>
    <message>
        <source>rules.AD_P_3</source>
        <extracomment>If you lose him during your turn, you invade no more water in it, and nothing from water.</extracomment>
        <translation>Raak je hem tijdens je beurt kwijt, dan val je die beurt geen water meer binnen, en vanaf water niets.</translation>
    </message>
    <message>
        <source>rules.AD_Q_1</source>
        <extracomment>To invade onto the Moon, on it or from it you need your space commander in play, wherever he stands.</extracomment>
        <translation>Om de maan binnen te vallen, erop of ervandaan, moet je ruimtecommandant in het spel zijn, waar hij ook staat.</translation>
    </message>
    <message>
        <source>rules.AD_Q_2</source>
        <extracomment>Without him your units on the Moon still defend and may move at the end of your turn. If you lose him during your turn, your invasions there are over.</extracomment>
        <translation>Zonder hem verdedigen je eenheden op de maan nog wel, en aan het eind van je beurt mogen ze verplaatsen. Raak je hem tijdens je beurt kwijt, dan zijn je invasies daar voorbij.</translation>
    </message>
    <message>
        <source>rules.AD_Q_3</source>
        <extracomment>From Earth you reach the Moon only out of a land territory with a station of yours, with units that stand there, at one of the three landing sites: Sea of Crisis, Bay of Dew or Tycho.</extracomment>
        <translation>Van de aarde kom je alleen op de maan vanuit een landgebied met een station van jou, met de eenheden die daar staan, op een van de drie landingsplaatsen: Zee der Crises, Dauwbaai of Tycho.</translation>
    </message>
    <message>
        <source>rules.AD_Q_4</source>
        <extracomment>That way leads up only: you can't invade the station's territory from a landing site.</extracomment>
        <translation>Die weg gaat alleen heen: vanaf een landingsplaats kun je het gebied van het station niet binnenvallen.</translation>
    </message>
    <message>
        <source>rules.AD_R_1</source>
        <extracomment>From the Moon you invade Earth only with the card Invade Earth. It draws a land territory that you may invade this turn from any moon territories of yours.</extracomment>
        <translation>Vanaf de maan val je de aarde alleen binnen met de kaart Invasie van de aarde. Die trekt een landgebied dat je deze beurt vanuit al je maangebieden mag binnenvallen.</translation>
    </message>
    <message>
        <source>rules.AD_R_2</source>
        <extracomment>If you hold nothing but the Moon, that card is your only way back.</extracomment>
        <translation>Bezit je alleen nog gebieden op de maan, dan is die kaart je enige weg terug.</translation>
    </message>
    <message>
        <source>rules.AD_S_1</source>
        <extracomment>You may stop invading at any time. But an invasion that you have announced must be fought once, even if cards have made it hopeless.</extracomment>
        <translation>Je mag op elk moment stoppen met binnenvallen. Maar een aangekondigde invasie moet je één keer uitvechten, ook als kaarten haar kansloos maakten.</translation>
    </message>
    <message>
        <source>rules.AD_S_2</source>
        <extracomment>That isn't so after a Cease Fire, or when the invasion has become impossible. After an Evacuation at least one unit moves in instead.</extracomment>
        <translation>Dat geldt niet na een Staakt-het-vuren of als de invasie niet meer kan. Na een Evacuatie trekt in plaats daarvan minstens één eenheid het gebied in.</translation>
    </message>
    <message>
        <source>rules.AD_T_1</source>
        <extracomment>A beaten player is out for the rest of the game. The command cards are discarded.</extracomment>
        <translation>Een verslagen speler doet de rest van het spel niet meer mee. De commandokaarten worden afgelegd.</translation>
    </message>
    <message>
        <source>rules.AD_T_2</source>
        <extracomment>Nobody gets the cards or the energy of a beaten player.</extracomment>
        <translation>Niemand krijgt de kaarten of de energie van een verslagen speler.</translation>
    </message>
    <message>
        <source>rules.AD_T_3</source>
        <extracomment>You are out when you hold no territory any more, be it through cards. As long as a station alone holds one for you, you play on.</extracomment>
        <translation>Je ligt uit het spel als je geen gebied meer bezit, ook als dat door kaarten komt. Zolang alleen een station er nog één voor je houdt, speel je door.</translation>
    </message>
    <message>
        <source>rules.AD_T_4</source>
        <extracomment>If only one player is left, the game is won at once.</extracomment>
        <translation>Is er nog maar één speler over, dan wint die meteen.</translation>
    </message>
    <message>
        <source>rules.AD_T_5</source>
        <extracomment>If you go out in your own turn, the card being played and a running Armageddon are finished first. Then your turn is over.</extracomment>
        <translation>Val je in je eigen beurt uit, dan worden de gespeelde kaart en een lopend Armageddon eerst afgemaakt. Daarna is je beurt voorbij.</translation>
    </message>
    <message>
        <source>rules.AD_T_6</source>
        <extracomment>If one effect takes the last territories of all remaining players, they share the victory.</extracomment>
        <translation>Neemt één effect alle overgebleven spelers hun laatste gebied af, dan delen ze de overwinning.</translation>
    </message>
    <message>
        <source>rules.AD_T_7</source>
        <extracomment>In the final ranking those who went out come last, the later out the higher. Who went out together shares a place.</extracomment>
        <translation>In de eindstand komen uitgevallen spelers achteraan, wie later uitviel het hoogst. Wie tegelijk uitviel, deelt een plaats.</translation>
    </message>
    <message>
        <source>rules.AD_U_1</source>
        <extracomment>Once in your turn you may move units, whether you have invaded or not.</extracomment>
        <translation>Eén keer per beurt mag je eenheden verplaatsen, of je nu bent binnengevallen of niet.</translation>
    </message>
    <message>
        <source>rules.AD_U_2</source>
        <extracomment>Any number of units go from one territory of yours to one other. At least one stays behind.</extracomment>
        <translation>Zoveel eenheden als je wilt gaan van één eigen gebied naar één ander. Er blijft er minstens één achter.</translation>
    </message>
    <message>
        <source>rules.AD_U_3</source>
        <extracomment>A way through territories of yours has to join the two. Those held by a station alone will do; enemy, empty and devastated ones break the way.</extracomment>
        <translation>Een weg door eigen gebieden moet de twee verbinden. Een gebied met alleen een station is goed; vijandelijke, lege en vernietigde gebieden onderbreken de weg.</translation>
    </message>
    <message>
        <source>rules.AD_U_4</source>
        <extracomment>Each of your stations is joined with each landing site that you hold, both ways and also in the middle of a longer way. So units reach the Moon and come back.</extracomment>
        <translation>Elk station van jou is verbonden met elke landingsplaats die je bezit, in beide richtingen en ook midden in een langere weg. Zo komen eenheden op de maan en terug.</translation>
    </message>
    <message>
        <source>rules.AD_U_5</source>
        <extracomment>For this move you need neither a naval nor a space commander.</extracomment>
        <translation>Voor deze verplaatsing heb je geen marine- of ruimtecommandant nodig.</translation>
    </message>
    <message>
        <source>rules.AD_U_6</source>
        <extracomment>MODs and commanders may move, stations may not.</extracomment>
        <translation>MODs en commandanten mogen mee, stations niet.</translation>
    </message>
    <message>
        <source>rules.AD_U_7</source>
        <extracomment>A Redeployment gives you one more such move.</extracomment>
        <translation>Een Hergroepering geeft je nog zo'n verplaatsing.</translation>
    </message>
    <message>
        <source>rules.AD_U_8</source>
        <extracomment>After the move you may play cards for the end of your turn. Then Hidden Energy and Energy Extraction are paid.</extracomment>
        <translation>Na de verplaatsing mag je kaarten voor het eind van je beurt spelen. Daarna worden Verborgen energie en Energiewinning uitbetaald.</translation>
    </message>
    <message>
        <source>rules.AD_U_9</source>
        <extracomment>Invade Earth opens no way for this move; between Earth and Moon only stations and landing sites do.</extracomment>
        <translation>Invasie van de aarde opent voor deze verplaatsing geen weg; tussen aarde en maan doen alleen stations en landingsplaatsen dat.</translation>
    </message>
    <message>
        <source>rules.AD_V_1</source>
        <extracomment>When everybody has had their turn, the year is over. After year 5 points are counted; before that you bid for the next year.</extracomment>
        <translation>Heeft iedereen zijn beurt gehad, dan is het jaar voorbij. Na jaar 5 worden de punten geteld; eerder bied je voor het volgende jaar.</translation>
    </message>
    <message>
        <source>rules.AD_W_1</source>
        <extracomment>After the last turn of year 5 points are counted, in the order of that year's turns.</extracomment>
        <translation>Na de laatste beurt van jaar 5 worden de punten geteld, in de beurtvolgorde van dat jaar.</translation>
    </message>
    <message>
        <source>rules.AD_W_2</source>
        <extracomment>Each territory on land, water or Moon is worth 1 point.</extracomment>
        <translation>Elk gebied op land, op water of op de maan is 1 punt waard.</translation>
    </message>
    <message>
        <source>rules.AD_W_3</source>
        <extracomment>Each continent or colony that is all yours, apart from devastated territories, adds its bonus in points.</extracomment>
        <translation>Elk continent en elke kolonie die, op vernietigde gebieden na, helemaal van jou is, levert de bonus in punten op.</translation>
    </message>
    <message>
        <source>rules.AD_W_4</source>
        <extracomment>Each Colony Influence in your hand adds 3 points if its commander is in play. The program plays these cards by itself.</extracomment>
        <translation>Elke Kolonie-invloed in je hand levert 3 punten op als de commandant ervan in het spel is. Het programma speelt deze kaarten vanzelf.</translation>
    </message>
    <message>
        <source>rules.AD_W_5</source>
        <extracomment>Most points win. On a tie more energy decides, then more units on the board; if that is equal too, the victory is shared.</extracomment>
        <translation>De meeste punten winnen. Bij gelijke stand beslist meer energie, dan meer eenheden op het bord; is ook dat gelijk, dan wordt de overwinning gedeeld.</translation>
    </message>
    <message>
        <source>rules.AD_X_1</source>
        <extracomment>The blank command cards of the box are left out. If all agree before the game, a house rule shuffles up to nine cards of your own from a file into their decks.</extracomment>
        <translation>De lege commandokaarten uit de doos doen niet mee. Als iedereen het vóór het spel eens is, schudt een huisregel tot negen eigen kaarten uit een bestand door hun stapels.</translation>
    </message>
    <message>
        <source>rules.AD_Y_1</source>
        <extracomment>After the devastation a neutral colour gets three MODs in each of 16 land, 6 water and 6 moon territories, drawn at random. Their cards are shuffled back.</extracomment>
        <translation>Na de vernietiging krijgt een neutrale kleur drie MODs in elk van 16 land-, 6 water- en 6 maangebieden, die worden geloot. Hun kaarten worden teruggeschud.</translation>
    </message>
    <message>
        <source>rules.AD_Y_2</source>
        <extracomment>You begin with 30 MODs each and take the remaining 22 land territories in turn. All of them go on land.</extracomment>
        <translation>Jullie beginnen elk met 30 MODs en kiezen om de beurt de overige 22 landgebieden. Alle MODs komen op land.</translation>
    </message>
    <message>
        <source>rules.AD_Y_3</source>
        <extracomment>Neutral MODs only defend. They never move or grow, and have no cards and no commanders.</extracomment>
        <translation>Neutrale MODs verdedigen alleen. Ze gaan nooit ergens heen, er komen er geen bij, en ze hebben geen kaarten en geen commandanten.</translation>
    </message>
    <message>
        <source>rules.AD_Y_4</source>
        <extracomment>The attacker's opponent rolls for them, with two dice where two or more units stand.</extracomment>
        <translation>De tegenstander van de aanvaller gooit voor ze, met twee dobbelstenen waar twee of meer eenheden staan.</translation>
    </message>
    <message>
        <source>rules.AD_Y_5</source>
        <extracomment>Neutral units count as enemies for the bonus of three territories and for cards against territories. But the neutral colour is no player: it doesn't bid, has no turn and no energy, and Energy Crisis and MOD Reduction pass it by.</extracomment>
        <translation>Neutrale eenheden tellen als vijand voor de bonus van drie gebieden en voor kaarten tegen gebieden. Maar de neutrale kleur is geen speler: ze biedt niet, heeft geen beurt en geen energie, en Energiecrisis en MOD-reductie gaan aan haar voorbij.</translation>
    </message>
    <message>
        <source>rules.AD_Y_6</source>
        <extracomment>The neutral colour is drawn from those that nobody plays, and has no stations. A neutral territory that loses its MODs is empty.</extracomment>
        <translation>De neutrale kleur wordt geloot uit de kleuren die niemand speelt, en heeft geen stations. Een neutraal gebied dat zijn MODs verliest, is leeg.</translation>
    </message>
    <message>
        <source>rules.AD_Z_1</source>
        <extracomment>Reinforcements put one MOD in each of three territories of their kind. If you hold fewer, each of those gets one.</extracomment>
        <translation>Versterkingen zetten één MOD in elk van drie gebieden van hun soort. Bezit je er minder, dan krijgt elk daarvan er één.</translation>
    </message>
    <message>
        <source>rules.AD_Z_10</source>
        <extracomment>Land Death Trap, Water Death Trap and Orbital Mines take half of all units in the territory you are invaded from, rounded up; the attacker chooses them. If one unit is left, the invasion is over.</extracomment>
        <translation>Dodelijke val te land, Dodelijke val te water en Ruimtemijnen kosten de helft van alle eenheden in het gebied van waaruit je wordt aangevallen, naar boven afgerond; de aanvaller kiest ze. Blijft er één over, dan is de invasie voorbij.</translation>
    </message>
    <message>
        <source>rules.AD_Z_11</source>
        <extracomment>A Stealth Station puts a free station into your invaded land territory. None may stand there yet, and you must have fewer than four on the board.</extracomment>
        <translation>Een Stealth-station zet gratis een station in je binnengevallen landgebied. Er mag er nog geen staan, en je moet er minder dan vier op het bord hebben.</translation>
    </message>
    <message>
        <source>rules.AD_Z_12</source>
        <extracomment>A Territorial Station builds a station for the 1 energy of the card instead of 5. The usual limits hold.</extracomment>
        <translation>Een Gebiedsstation bouwt een station voor de 1 energie van de kaart in plaats van 5. De gewone grenzen gelden.</translation>
    </message>
    <message>
        <source>rules.AD_Z_13</source>
        <extracomment>A Frequency Jam bars an opponent from playing command cards for the rest of your turn, even in answer to an invasion or in an Armageddon. What is running already goes on.</extracomment>
        <translation>Een Stoorzender verbiedt een tegenstander om de rest van je beurt commandokaarten te spelen, ook als reactie op een invasie of in een Armageddon. Wat al loopt, gaat door.</translation>
    </message>
    <message>
        <source>rules.AD_Z_14</source>
        <extracomment>Invade Earth draws land cards until one shows a territory that isn't yours. This turn you may invade it from all moon territories of yours with two units, as long as your space commander is in play.</extracomment>
        <translation>Invasie van de aarde trekt landkaarten tot er één een gebied toont dat niet van jou is. Deze beurt mag je het binnenvallen vanuit al je maangebieden met twee eenheden, zolang je ruimtecommandant in het spel is.</translation>
    </message>
    <message>
        <source>rules.AD_Z_15</source>
        <extracomment>Hidden Energy draws a water territory. If it is yours at the end of this turn, you get 4 energy.</extracomment>
        <translation>Verborgen energie trekt een watergebied. Is het aan het eind van deze beurt van jou, dan krijg je 4 energie.</translation>
    </message>
    <message>
        <source>rules.AD_Z_16</source>
        <extracomment>Energy Extraction brings 7 energy if all 14 moon territories are yours at the end of this turn.</extracomment>
        <translation>Energiewinning levert 7 energie op als aan het eind van deze beurt alle 14 maangebieden van jou zijn.</translation>
    </message>
    <message>
        <source>rules.AD_Z_17</source>
        <extracomment>In an Armageddon everybody with a nuclear commander in play may play any number of nuclear cards for nothing, once round in turn order from marker 1 on. No other cards are played meanwhile.</extracomment>
        <translation>In een Armageddon mag iedereen met een kernwapencommandant in het spel gratis zoveel kernwapenkaarten spelen als hij wil, één ronde lang in beurtvolgorde vanaf fiche 1. Andere kaarten worden intussen niet gespeeld.</translation>
    </message>
    <message>
        <source>rules.AD_Z_18</source>
        <extracomment>For an Assassin Bomb you name a commander of an opponent and roll an eight-sided die. On 3 or more he is destroyed, even if he stands alone.</extracomment>
        <translation>Voor een Sluipmoordbom noem je een commandant van een tegenstander en gooi je een achtzijdige dobbelsteen. Bij 3 of meer is hij vernietigd, ook als hij alleen staat.</translation>
    </message>
    <message>
        <source>rules.AD_Z_19</source>
        <extracomment>A Redeployment gives one more move after your invasions, even if you don't make the usual one. You may play several.</extracomment>
        <translation>Een Hergroepering geeft na je invasies nog een verplaatsing, ook als je de gewone niet doet. Je mag er meer dan één spelen.</translation>
    </message>
    <message>
        <source>rules.AD_Z_2</source>
        <extracomment>Energy Crisis, like all cards for the time before your first invasion, is played after hiring and buying. Opponents without energy pay nothing.</extracomment>
        <translation>Energiecrisis speel je, net als alle kaarten voor vóór je eerste invasie, na het inhuren en kopen. Tegenstanders zonder energie betalen niets.</translation>
    </message>
    <message>
        <source>rules.AD_Z_20</source>
        <extracomment>With a MOD Reduction each opponent in turn order removes four MODs of their choice, then you remove two. Who has fewer removes all; territories may be emptied, and commanders are safe.</extracomment>
        <translation>Bij een MOD-reductie haalt elke tegenstander in beurtvolgorde vier MODs naar keuze weg, daarna jij twee. Wie er minder heeft, haalt ze alle weg; gebieden mogen leeg raken, en commandanten zijn veilig.</translation>
    </message>
    <message>
        <source>rules.AD_Z_21</source>
        <extracomment>A Rocket Strike removes as many units from a foreign territory of its kind as a six-sided die shows, at most all of them. Their owner chooses.</extracomment>
        <translation>Een Raketaanval haalt uit een vreemd gebied van zijn soort zoveel eenheden weg als een zeszijdige dobbelsteen aangeeft, hoogstens alle. De eigenaar kiest.</translation>
    </message>
    <message>
        <source>rules.AD_Z_22</source>
        <extracomment>Colony Influence adds 3 points if its commander is in play when points are counted.</extracomment>
        <translation>Kolonie-invloed levert 3 punten op als de commandant ervan in het spel is wanneer de punten worden geteld.</translation>
    </message>
    <message>
        <source>rules.AD_Z_23</source>
        <extracomment>Assemble MODs puts three MODs in one territory of yours of its kind. Like Reinforcements it needs such a territory; one held by a station alone is enough.</extracomment>
        <translation>MODs bouwen zet drie MODs in één eigen gebied van zijn soort. Net als voor Versterkingen heb je zo'n gebied nodig; één met alleen een station is genoeg.</translation>
    </message>
    <message>
        <source>rules.AD_Z_24</source>
        <extracomment>With an Energy Crisis every opponent who has energy pays 1 of it to you.</extracomment>
        <translation>Bij een Energiecrisis betaalt elke tegenstander die energie heeft jou er 1 van.</translation>
    </message>
    <message>
        <source>rules.AD_Z_25</source>
        <extracomment>With Decoys Revealed all chosen commanders move at the same time, to territories that are yours when you play the card. Water and Moon are open to them without a naval or space commander.</extracomment>
        <translation>Met Lokvogels ontmaskerd gaan alle gekozen commandanten tegelijk, naar gebieden die van jou zijn als je de kaart speelt. Water en maan staan voor hen open zonder marine- of ruimtecommandant.</translation>
    </message>
    <message>
        <source>rules.AD_Z_3</source>
        <extracomment>Stealth MODs put three MODs of the defender's colour into an invaded territory, your own or another player's. Several may be played, at every roll anew, but not by the attacker, nor for empty or neutral territories.</extracomment>
        <translation>Stealth-MODs zetten drie MODs van de verdediger in een binnengevallen gebied, van jezelf of van een ander. Er mogen er meer worden gespeeld, bij elke worp opnieuw, maar niet door de aanvaller, en niet voor lege of neutrale gebieden.</translation>
    </message>
    <message>
        <source>rules.AD_Z_4</source>
        <extracomment>Scout Forces draw a land territory in secret and hold five MODs ready. As soon as that territory is yours, in anybody's turn, they appear there by themselves.</extracomment>
        <translation>Verkenners trekken in het geheim een landgebied en houden vijf MODs klaar. Zodra dat gebied van jou is, in wiens beurt ook, verschijnen ze daar vanzelf.</translation>
    </message>
    <message>
        <source>rules.AD_Z_5</source>
        <extracomment>A Scatter Bomb draws three land, two water or two moon territories. The owner of each removes half of the units there, rounded up, of their choice; your own are spared, but count among those drawn.</extracomment>
        <translation>Een Clusterbom trekt drie land-, twee water- of twee maangebieden. De eigenaar van elk haalt er de helft van de eenheden weg, naar boven afgerond, naar eigen keuze; die van jou blijven gespaard, maar tellen wel mee.</translation>
    </message>
    <message>
        <source>rules.AD_Z_6</source>
        <extracomment>The Mother, Aqua Brother and Nicky Boy take one unit from every territory of a continent, a water colony or a moon colony that the die picks, yours included. Each owner chooses the unit.</extracomment>
        <translation>De Moeder, Waterbroer en Nicky Boy nemen één eenheid uit elk gebied van een continent, een waterkolonie of een maankolonie die de dobbelsteen aanwijst, ook van jou. Elke eigenaar kiest de eenheid.</translation>
    </message>
    <message>
        <source>rules.AD_Z_7</source>
        <extracomment>Decoys Revealed moves commanders who are on the board already and brings no new ones. A territory left without units stays yours only by a station.</extracomment>
        <translation>Lokvogels ontmaskerd verplaatst commandanten die al op het bord staan en brengt geen nieuwe in. Een gebied dat zonder eenheden achterblijft, blijft alleen met een station van jou.</translation>
    </message>
    <message>
        <source>rules.AD_Z_8</source>
        <extracomment>A Cease Fire cancels the invasion of your territory. Until the end of that turn the attacker can't invade any territory of yours.</extracomment>
        <translation>Een Staakt-het-vuren heft de invasie van jouw gebied op. Tot het eind van die beurt kan de aanvaller geen enkel gebied van jou binnenvallen.</translation>
    </message>
    <message>
        <source>rules.AD_Z_9</source>
        <extracomment>An Evacuation takes all units of your invaded territory to another one of yours, wherever that is. A station stays behind and falls to the attacker.</extracomment>
        <translation>Een Evacuatie brengt alle eenheden uit je binnengevallen gebied naar een ander gebied van jou, waar dat ook ligt. Een station blijft achter en valt aan de aanvaller toe.</translation>
    </message>
    <message>
        <source>rules.C_01</source>
        <extracomment>The board of the Earth has 42 territories on 6 continents. A whole continent is worth 5 armies in North America and Europe, 2 in South America and Australia, 3 in Africa and 7 in Asia. Other boards show what theirs are worth.</extracomment>
        <translation>Het bord van de aarde heeft 42 gebieden op 6 continenten. Een heel continent is 5 legers waard in Noord-Amerika en Europa, 2 in Zuid-Amerika en Australië, 3 in Afrika en 7 in Azië. Andere borden tonen wat de hunne waard zijn.</translation>
    </message>
    <message>
        <source>rules.C_02</source>
        <extracomment>Once the board is set up, each territory has one owner and holds at least one army, all game long.</extracomment>
        <translation>Zodra het bord klaarstaat heeft elk gebied één eigenaar en staat er minstens één leger, het hele spel lang.</translation>
    </message>
    <message>
        <source>rules.C_03</source>
        <extracomment>Territories are neighbours if they share a border or a sea route joins them, in both directions. On the Earth, Alaska and Kamchatka are neighbours too.</extracomment>
        <translation>Gebieden zijn buren als ze een grens delen of een zeeroute ze verbindt, in beide richtingen. Op de aarde zijn ook Alaska en Kamtsjatka buren.</translation>
    </message>
    <message>
        <source>rules.C_04</source>
        <extracomment>Any number of armies may stand in one territory.</extracomment>
        <translation>In één gebied mogen zoveel legers staan als je wilt.</translation>
    </message>
    <message>
        <source>rules.C_05</source>
        <extracomment>The deck has a card for each territory, with one of three units on it, and 2 wild cards that show all three.</extracomment>
        <translation>De stapel heeft een kaart voor elk gebied, met een van drie eenheden erop, en 2 jokers met alle drie.</translation>
    </message>
    <message>
        <source>rules.C_06</source>
        <extracomment>Three cards make a set if they show the same unit three times, or each unit once. A wild card stands for any unit, so any two cards and a wild card always make a set.</extracomment>
        <translation>Drie kaarten vormen een set als ze drie keer dezelfde eenheid tonen, of elke eenheid één keer. Een joker telt voor elke eenheid, dus twee willekeurige kaarten met een joker zijn altijd een set.</translation>
    </message>
    <message>
        <source>rules.C_07</source>
        <extracomment>Where each kind of set has a fixed value, a set with a wild card counts as the best set it can be: two different units and a wild card are one of each.</extracomment>
        <translation>Waar elk soort set een vaste waarde heeft, telt een set met een joker als de beste set die het kan zijn: twee verschillende eenheden met een joker zijn er één van elk.</translation>
    </message>
    <message>
        <source>rules.C_08</source>
        <extracomment>Turns go round clockwise. If players tie when they roll for who begins, those who tied roll again.</extracomment>
        <translation>De beurten gaan met de klok mee. Gooien spelers gelijk om wie er begint, dan gooien alleen zij opnieuw.</translation>
    </message>
    <message>
        <source>rules.C_09</source>
        <extracomment>A continent is yours if every territory in it is yours at the moment it is counted.</extracomment>
        <translation>Een continent is van jou als elk gebied erin van jou is op het moment dat er geteld wordt.</translation>
    </message>
    <message>
        <source>rules.C_10</source>
        <extracomment>You attack from a territory of yours with at least two armies, and only a neighbouring territory that belongs to somebody else.</extracomment>
        <translation>Je valt aan vanuit een eigen gebied met minstens twee legers, en alleen een buurgebied dat van een ander is.</translation>
    </message>
    <message>
        <source>rules.C_11</source>
        <extracomment>The highest dice of both sides are compared, then the next. The lower die of each pair costs an army, and with equal dice the attacker loses one. Dice without a partner don't count.</extracomment>
        <translation>De hoogste dobbelstenen van beide kanten worden vergeleken, dan de volgende. De laagste van elk paar kost een leger, en bij gelijke ogen verliest de aanvaller er één. Stenen zonder partner tellen niet.</translation>
    </message>
    <message>
        <source>rules.C_12</source>
        <extracomment>Attack as often as you like, wherever you like, and stop whenever you like. You never have to attack.</extracomment>
        <translation>Val zo vaak aan als je wilt, waar je wilt, en stop wanneer je wilt. Aanvallen hoeft nooit.</translation>
    </message>
    <message>
        <source>rules.C_13</source>
        <extracomment>When the last defending army falls, the territory is conquered. You move in at once, and at least one army stays where you came from.</extracomment>
        <translation>Valt het laatste verdedigende leger, dan is het gebied veroverd. Je trekt er meteen in, en er blijft minstens één leger achter waar je vandaan kwam.</translation>
    </message>
    <message>
        <source>rules.C_14</source>
        <extracomment>You draw at most one territory card in a turn, and only if you conquered at least one territory.</extracomment>
        <translation>Je trekt per beurt hoogstens één gebiedskaart, en alleen als je minstens één gebied hebt veroverd.</translation>
    </message>
    <message>
        <source>rules.C_15</source>
        <extracomment>Whoever has no army left on the board is out and takes no more turns.</extracomment>
        <translation>Wie geen leger meer op het bord heeft, is uitgeschakeld en krijgt geen beurten meer.</translation>
    </message>
    <message>
        <source>rules.C_16</source>
        <extracomment>When the draw pile runs out, the cards that were put aside are shuffled into a new one. If there are none, nobody draws.</extracomment>
        <translation>Is de trekstapel op, dan worden de weggelegde kaarten tot een nieuwe geschud. Zijn die er niet, dan wordt er niet getrokken.</translation>
    </message>
    <message>
        <source>rules.C_17</source>
        <extracomment>The last player left on the board wins, and so does the last team. Neutral colours don't count.</extracomment>
        <translation>De laatste speler op het bord wint, en zo ook het laatste team. Neutrale kleuren tellen niet mee.</translation>
    </message>
    <message>
        <source>rules.C_18</source>
        <extracomment>Armies never run out, however many you have.</extracomment>
        <translation>Legers raken nooit op, hoeveel je er ook hebt.</translation>
    </message>
    <message>
        <source>rules.C_19</source>
        <extracomment>Whoever has no armies left to place is passed over until all the others are done.</extracomment>
        <translation>Wie geen legers meer te plaatsen heeft, wordt overgeslagen tot ook de anderen klaar zijn.</translation>
    </message>
    <message>
        <source>rules.C_20</source>
        <extracomment>If a conquest puts somebody out, first you move in, then you get the cards, then you trade sets and place their armies if that is allowed or due now. After that your turn goes on.</extracomment>
        <translation>Schakelt een verovering iemand uit, dan trek je er eerst in, krijg je daarna de kaarten, en ruil je vervolgens sets in en plaats je die legers als dat nu mag of moet. Dan gaat je beurt verder.</translation>
    </message>
    <message>
        <source>rules.D_01</source>
        <extracomment>Up to six can play, either with a secret mission each or for the whole world. Two players always fight for the world.</extracomment>
        <translation>Het spel is voor hoogstens zes spelers, met voor ieder een geheime missie of om de hele wereld. Met twee spelers gaat het altijd om de wereld.</translation>
    </message>
    <message>
        <source>rules.D_02</source>
        <extracomment>All territories are dealt clockwise, one army in each, even if some players get one more than others. There are no other starting armies.</extracomment>
        <translation>Alle gebieden worden met de klok mee gedeeld, met op elk één leger, ook als sommigen er één meer krijgen. Meer startlegers zijn er niet.</translation>
    </message>
    <message>
        <source>rules.D_03</source>
        <extracomment>Then all territory cards and both wild cards are shuffled into the draw pile.</extracomment>
        <translation>Daarna worden alle gebiedskaarten en de twee jokers tot trekstapel geschud.</translation>
    </message>
    <message>
        <source>rules.D_04</source>
        <extracomment>Everybody draws one of 14 missions in secret; everyone knows which there are. Those against colours that don't play are taken out for all to see, the rest stays unseen.</extracomment>
        <translation>Iedereen trekt in het geheim één van 14 missies; welke er zijn, weten allen. De missies tegen kleuren die niet meedoen gaan er zichtbaar uit, de rest blijft ongezien.</translation>
    </message>
    <message>
        <source>rules.D_05</source>
        <extracomment>The player left of whoever was dealt the last territory begins.</extracomment>
        <translation>De speler links van wie het laatste gebied kreeg, begint.</translation>
    </message>
    <message>
        <source>rules.D_10</source>
        <extracomment>You get a third of your territories in armies, rounded down, but never fewer than three: 14 territories bring 4.</extracomment>
        <translation>Je krijgt een derde van je aantal gebieden aan legers, naar beneden afgerond, maar nooit minder dan drie: 14 gebieden leveren er 4 op.</translation>
    </message>
    <message>
        <source>rules.D_11</source>
        <extracomment>A continent that is all yours brings its bonus on top.</extracomment>
        <translation>Een continent dat helemaal van jou is, levert ook zijn bonus op.</translation>
    </message>
    <message>
        <source>rules.D_12</source>
        <extracomment>You trade sets at the start of your turn, before your first attack. Their armies are placed at once.</extracomment>
        <translation>Sets ruil je in aan het begin van je beurt, vóór je eerste aanval. De legers ervan worden meteen geplaatst.</translation>
    </message>
    <message>
        <source>rules.D_13</source>
        <extracomment>Each set traded in the game brings more than the last: 4, 6, 8, 10, 12, 15, 20, 25 armies, then 5 more every time.</extracomment>
        <translation>Elke set die in het spel wordt ingeruild levert meer op dan de vorige: 4, 6, 8, 10, 12, 15, 20, 25 legers, en daarna telkens 5 meer.</translation>
    </message>
    <message>
        <source>rules.D_14</source>
        <extracomment>If you begin your turn with five cards, you must trade a set; with fewer you may. Nobody keeps more than five.</extracomment>
        <translation>Begin je je beurt met vijf kaarten, dan moet je een set inruilen; met minder mag het. Niemand houdt er meer dan vijf.</translation>
    </message>
    <message>
        <source>rules.D_15</source>
        <extracomment>Each traded card that shows a territory of yours puts two more armies there, however many such cards there are.</extracomment>
        <translation>Elke ingeruilde kaart met een gebied van jou zet daar twee legers extra neer, hoeveel van die kaarten het ook zijn.</translation>
    </message>
    <message>
        <source>rules.D_16</source>
        <extracomment>Traded cards are laid aside. When the draw pile is used up, they are shuffled and used again.</extracomment>
        <translation>Ingeruilde kaarten gaan opzij. Als de trekstapel op is, worden ze geschud en opnieuw gebruikt.</translation>
    </message>
    <message>
        <source>rules.D_17</source>
        <extracomment>All your new armies are placed at once, in any territories of yours.</extracomment>
        <translation>Al je nieuwe legers worden in één keer geplaatst, in eigen gebieden naar keuze.</translation>
    </message>
    <message>
        <source>rules.D_20</source>
        <extracomment>You attack from a territory with at least two armies into one that it shares a border or a sea line with.</extracomment>
        <translation>Je valt aan vanuit een gebied met minstens twee legers, naar een gebied waarmee het een grens of een zeelijn deelt.</translation>
    </message>
    <message>
        <source>rules.D_21</source>
        <extracomment>An attack names both its origin and its target. With a house rule you may leave the origin out: then your strongest neighbour of the target attacks and first loses three armies, though never its last one.</extracomment>
        <translation>Bij een aanval noem je vertrekgebied en doel. Met een huisregel mag je het vertrekgebied weglaten: dan valt je sterkste buur van het doel aan, die eerst drie legers verliest, maar nooit zijn laatste.</translation>
    </message>
    <message>
        <source>rules.D_22</source>
        <extracomment>You attack with one to three dice, one for each army; one army stays behind.</extracomment>
        <translation>Je valt aan met één tot drie dobbelstenen, één per leger; één leger blijft achter.</translation>
    </message>
    <message>
        <source>rules.D_23</source>
        <extracomment>The defender rolls up to three dice, one for each army in the territory. None of them has to be held back.</extracomment>
        <translation>De verdediger gooit met hoogstens drie dobbelstenen, één per leger in het gebied. Er hoeft er geen achter te blijven.</translation>
    </message>
    <message>
        <source>rules.D_24</source>
        <extracomment>The attacker rolls first. Only then does the defender choose with how many dice to answer.</extracomment>
        <translation>De aanvaller gooit eerst. Pas daarna kiest de verdediger met hoeveel stenen hij antwoordt.</translation>
    </message>
    <message>
        <source>rules.D_25</source>
        <extracomment>The highest dice are compared, then the middle and the lowest ones. The lower one of each pair loses an army, when equal the attacker; up to three armies fall in one roll.</extracomment>
        <translation>De hoogste stenen worden vergeleken, dan de middelste en de laagste. De laagste van elk paar verliest een leger, bij gelijk spel de aanvaller; per worp vallen er hoogstens drie legers.</translation>
    </message>
    <message>
        <source>rules.D_26</source>
        <extracomment>For example: 5, 4, 3 against 6, 3 costs each side one army. 6, 6, 1 against 5, 1 costs the defender two, and 3, 2 against 3, 3 costs the attacker two.</extracomment>
        <translation>Bijvoorbeeld: 5, 4, 3 tegen 6, 3 kost allebei één leger. 6, 6, 1 tegen 5, 1 kost de verdediger er twee, en 3, 2 tegen 3, 3 kost de aanvaller er twee.</translation>
    </message>
    <message>
        <source>rules.D_27</source>
        <extracomment>After every roll you may go on, stop, or turn against another territory, as often as you like.</extracomment>
        <translation>Na elke worp mag je doorgaan, stoppen of een ander gebied aanvallen, zo vaak je wilt.</translation>
    </message>
    <message>
        <source>rules.D_28</source>
        <extracomment>The armies of the last roll move into the conquered territory, and any number may follow; one stays behind. You may go on attacking from there.</extracomment>
        <translation>De legers van de laatste worp trekken het veroverde gebied in, en er mogen er meer volgen; één blijft achter. Van daaruit mag je verder aanvallen.</translation>
    </message>
    <message>
        <source>rules.D_29</source>
        <extracomment>If you beat a player, you take the cards and may trade sets at once, place the armies and attack on. With five or more cards you must trade until four or fewer are left.</extracomment>
        <translation>Versla je een speler, dan krijg je de kaarten en mag je meteen sets inruilen, de legers plaatsen en verder aanvallen. Met vijf of meer kaarten moet je inruilen tot je er vier of minder hebt.</translation>
    </message>
    <message>
        <source>rules.D_30</source>
        <extracomment>After your last attack you draw one card if you conquered anything this turn.</extracomment>
        <translation>Na je laatste aanval trek je één kaart als je deze beurt iets hebt veroverd.</translation>
    </message>
    <message>
        <source>rules.D_31</source>
        <extracomment>At the end of your turn any number of armies may go one step each to neighbouring territories of yours, across sea lines too, all at the same time. Armies that attacked this turn stay, and no territory is left empty.</extracomment>
        <translation>Aan het eind van je beurt mag elk aantal legers één stap zetten naar een eigen buurgebied, ook over zeelijnen, allemaal tegelijk. Legers die deze beurt aanvielen blijven staan, en geen gebied raakt leeg.</translation>
    </message>
    <message>
        <source>rules.D_40</source>
        <extracomment>You win the moment your mission is fulfilled, in anybody's turn and whoever brings it about. A conquest counts once its armies have moved in, and beaten players win no more.</extracomment>
        <translation>Je wint zodra je missie vervuld is, in wiens beurt ook en wie er ook voor zorgt. Een verovering telt als de legers erin zijn getrokken, en wie verslagen is wint niet meer.</translation>
    </message>
    <message>
        <source>rules.D_41</source>
        <extracomment>If two missions come true at once, the player on turn wins if one of them is theirs. Otherwise the next of the two in turn order wins.</extracomment>
        <translation>Komen er twee missies tegelijk uit, dan wint de speler die aan de beurt is als een ervan de zijne is. Anders wint de eerstvolgende van de twee in de beurtvolgorde.</translation>
    </message>
    <message>
        <source>rules.D_42</source>
        <extracomment>If your mission names your own colour, you have to hold 24 territories instead.</extracomment>
        <translation>Noemt je missie je eigen kleur, dan moet je in plaats daarvan 24 gebieden bezitten.</translation>
    </message>
    <message>
        <source>rules.D_43</source>
        <extracomment>When the whole world is the goal, there are no missions: you win by holding every territory.</extracomment>
        <translation>Gaat het om de hele wereld, dan zijn er geen missies: je wint als alle gebieden van jou zijn.</translation>
    </message>
    <message>
        <source>rules.G_1</source>
        <extracomment>There are two boards: Ancient Earth with 42 territories in 6 continents, and the Underworld with 13 fields. Each pantheon also has an Afterlife for its dead, a pool of unused armies, and a card for gods who are not in play.</extracomment>
        <translation>Er zijn twee borden: de oude wereld met 42 gebieden in 6 continenten, en de onderwereld met 13 velden. Elk pantheon heeft ook een hiernamaals voor zijn doden, een voorraad ongebruikte legers, en een kaart voor goden die niet in het spel zijn.</translation>
    </message>
    <message>
        <source>rules.G_10</source>
        <extracomment>Next to each other are territories with a common border on land or a dotted sea link. Mountains and flames are no borders. A link under the maelstrom or to sunken Atlantis is none any more.</extracomment>
        <translation>Naast elkaar liggen gebieden met een gemeenschappelijke landgrens of een gestippelde zeeverbinding. Bergen en vlammen zijn geen grens. Een verbinding onder de maalstroom of naar het verzonken Atlantis is er geen meer.</translation>
    </message>
    <message>
        <source>rules.G_100</source>
        <extracomment>Where gods arrive, armies of yours must stand, which is always so.</extracomment>
        <translation>Waar goden aankomen, moeten legers van jou staan, wat altijd zo is.</translation>
    </message>
    <message>
        <source>rules.G_101</source>
        <extracomment>The chain may cross open sea links, but no mountains, no maelstrom and no sunken Atlantis.</extracomment>
        <translation>De keten mag over open zeeverbindingen lopen, maar niet over bergen, de maalstroom of het verzonken Atlantis.</translation>
    </message>
    <message>
        <source>rules.G_102</source>
        <extracomment>Armies that fortify into a plague land suffer nothing now, only in step 5 of your next turn.</extracomment>
        <translation>Legers die een pestland versterken, lijden nu niets, pas in stap 5 van je volgende beurt.</translation>
    </message>
    <message>
        <source>rules.G_103</source>
        <extracomment>Gods may pass plague lands on the way but may not stop in one.</extracomment>
        <translation>Goden mogen onderweg door pestlanden, maar er niet in stoppen.</translation>
    </message>
    <message>
        <source>rules.G_104</source>
        <extracomment>In step 8 any number of armies may leave your Afterlife, all of them too.</extracomment>
        <translation>In stap 8 mogen zoveel legers als je wilt je hiernamaals verlaten, ook allemaal.</translation>
    </message>
    <message>
        <source>rules.G_105</source>
        <extracomment>If you control no field, they can go only into empty gates, any number into each, or attack a gate in step 9. If others hold all gates, you have to attack one.</extracomment>
        <translation>Beheers je geen veld, dan kunnen ze alleen lege poorten in, zoveel als je wilt in elke, of in stap 9 een poort aanvallen. Zijn alle poorten van anderen, dan moet je er een aanvallen.</translation>
    </message>
    <message>
        <source>rules.G_106</source>
        <extracomment>If you control a field, they may go straight into any of your fields, without a path, and into empty gates as well.</extracomment>
        <translation>Beheers je een veld, dan mogen ze rechtstreeks naar elk van je velden, zonder weg, en ook naar lege poorten.</translation>
    </message>
    <message>
        <source>rules.G_107</source>
        <extracomment>Every Afterlife reaches all three gates. Armies that are already in the Underworld don't move in this step.</extracomment>
        <translation>Elk hiernamaals bereikt alle drie de poorten. Legers die al in de onderwereld zijn, verplaatsen zich in deze stap niet.</translation>
    </message>
    <message>
        <source>rules.G_108</source>
        <extracomment>In step 9 you attack as on Earth: from a field with at least 2 armies into one next to it, or from your Afterlife into any gate, whether you control fields or not. From the Afterlife nobody has to stay behind.</extracomment>
        <translation>In stap 9 val je aan als op aarde: van een veld met minstens 2 legers naar een veld ernaast, of van je hiernamaals naar een poort, of je nu velden beheerst of niet. In het hiernamaals hoeft niemand achter te blijven.</translation>
    </message>
    <message>
        <source>rules.G_109</source>
        <extracomment>Empty fields are entered without dice: at least one army goes in, at least one stays in the field it comes from.</extracomment>
        <translation>Lege velden trek je binnen zonder dobbelstenen: minstens één leger gaat erin, minstens één blijft in het veld van herkomst.</translation>
    </message>
    <message>
        <source>rules.G_11</source>
        <extracomment>Armies that die on Earth go to their owner's Afterlife, whatever kills them, unless a rule or a card says otherwise.</extracomment>
        <translation>Legers die op aarde sterven, gaan naar het hiernamaals van hun eigenaar, waardoor ze ook sterven, tenzij een regel of kaart anders zegt.</translation>
    </message>
    <message>
        <source>rules.G_110</source>
        <extracomment>Nobody attacks or moves across flames, or into the Afterlife of another pantheon.</extracomment>
        <translation>Niemand valt aan of trekt door vlammen, of het hiernamaals van een ander pantheon in.</translation>
    </message>
    <message>
        <source>rules.G_111</source>
        <extracomment>Below there are no gods, temples, plague, relics or miracles, and ties go to the defender. The labour of Magic still counts.</extracomment>
        <translation>Beneden zijn er geen goden, tempels, pest, relikwieën of wonderen, en gelijke stand is voor de verdediger. Het heldenwerk van de magie telt wel.</translation>
    </message>
    <message>
        <source>rules.G_112</source>
        <extracomment>What both sides lose there goes to the pools.</extracomment>
        <translation>Wat beide kanten daar verliezen, gaat naar de voorraad.</translation>
    </message>
    <message>
        <source>rules.G_113</source>
        <extracomment>Fields bring no income, form no continent and count for no labour of War.</extracomment>
        <translation>Velden leveren geen inkomsten op, vormen geen continent en tellen niet voor het heldenwerk van de oorlog.</translation>
    </message>
    <message>
        <source>rules.G_114</source>
        <extracomment>An altar gives one die more in each god war, and a point at the end of the game.</extracomment>
        <translation>Een altaar geeft in elke godenstrijd één dobbelsteen meer, en een punt aan het einde van het spel.</translation>
    </message>
    <message>
        <source>rules.G_115</source>
        <extracomment>From a crypt armies return to your temples, it earns a Death card at the end of your turn, and a point at the end of the game.</extracomment>
        <translation>Uit een crypte keren legers naar je tempels terug; hij levert een doodskaart op aan het einde van je beurt en een punt aan het einde van het spel.</translation>
    </message>
    <message>
        <source>rules.G_116</source>
        <extracomment>There is no fortifying in the Underworld: armies move only by conquest and out of the Afterlife.</extracomment>
        <translation>In de onderwereld wordt niet versterkt: legers verplaatsen zich alleen door verovering en uit het hiernamaals.</translation>
    </message>
    <message>
        <source>rules.G_117</source>
        <extracomment>In step 10 a crypt earns its Death card, and everything that holds for this turn only ends. Then the next place in the order plays; after the last one the epoch is over.</extracomment>
        <translation>In stap 10 levert een crypte de doodskaart op, en alles wat alleen voor deze beurt geldt, eindigt. Dan speelt de volgende plaats; na de laatste is het tijdperk voorbij.</translation>
    </message>
    <message>
        <source>rules.G_118</source>
        <extracomment>The game ends after the last turn of the fifth epoch; Time Stands Still may have turned the epoch back.</extracomment>
        <translation>Het spel eindigt na de laatste beurt van het vijfde tijdperk; De tijd staat stil kan het tijdperk hebben teruggezet.</translation>
    </message>
    <message>
        <source>rules.G_119</source>
        <extracomment>Points: 1 for each territory, the bonus of each continent that is wholly yours, 1 for each crypt and each altar, and 1 for each relic with a home of its own if you control that: Stonehenge Anglia, the Great Pyramids Egypt, Mjolnir Thule, the Tree of Life Babylon, Pandora's Box Graecia.</extracomment>
        <translation>Punten: 1 voor elk gebied, de bonus van elk continent dat helemaal van jou is, 1 voor elke crypte en elk altaar, en 1 voor elke relikwie met een eigen thuis als je dat beheerst: Stonehenge Anglia, de grote piramiden Egypte, Mjölnir Thule, de levensboom Babylon, de doos van Pandora Griekenland.</translation>
    </message>
    <message>
        <source>rules.G_12</source>
        <extracomment>Armies that die in the Underworld go to their owner's pool. They can be raised again later.</extracomment>
        <translation>Legers die in de onderwereld sterven, gaan naar de voorraad van hun eigenaar. Later kunnen ze opnieuw worden geworven.</translation>
    </message>
    <message>
        <source>rules.G_120</source>
        <extracomment>Most points win. On a tie more faith decides, then more temples, more gods in play, more armies on Earth; after that the victory is shared.</extracomment>
        <translation>De meeste punten winnen. Bij gelijke stand beslist meer geloof, dan meer tempels, meer goden in het spel, meer legers op aarde; daarna wordt de overwinning gedeeld.</translation>
    </message>
    <message>
        <source>rules.G_121</source>
        <extracomment>Atlantis has four territories and a bonus of 3, one more than Hyrkania of the same size: it may sink.</extracomment>
        <translation>Atlantis heeft vier gebieden en een bonus van 3, één meer dan het even grote Hyrkanië: het kan verzinken.</translation>
    </message>
    <message>
        <source>rules.G_122</source>
        <extracomment>When Atlantis sinks, all armies on it go to their Afterlives, its gods are banished, its temples go back to the supply, plague markers there are spare again, and its territories and links leave the game. Nobody can have its bonus any more.</extracomment>
        <translation>Als Atlantis verzinkt, gaan alle legers erop naar hun hiernamaals, worden de goden verbannen, gaan de tempels terug naar de voorraad, komen pestfiches daar vrij, en verlaten de gebieden en verbindingen het spel. Niemand kan de bonus nog krijgen.</translation>
    </message>
    <message>
        <source>rules.G_123</source>
        <extracomment>Afterwards its territory cards are drawn anew when they turn up, and the lot never falls on Atlantis.</extracomment>
        <translation>Daarna wordt opnieuw getrokken als een gebiedskaart ervan verschijnt, en het lot valt nooit meer op Atlantis.</translation>
    </message>
    <message>
        <source>rules.G_124</source>
        <extracomment>The maelstrom closes one sea link for the rest of the game, for attacks, fortifying and cards alike. There is only one, and it may cut Corsica off for good.</extracomment>
        <translation>De maalstroom sluit één zeeverbinding voor de rest van het spel, voor aanvallen, versterken en kaarten. Er is er maar één, en hij mag Corsica voorgoed afsnijden.</translation>
    </message>
    <message>
        <source>rules.G_125</source>
        <extracomment>Moves that need no path, such as those of Eagles Take Wing, The Fog Lifts and The Siren Calls, are stopped by neither maelstrom nor mountains.</extracomment>
        <translation>Verplaatsingen die geen weg nodig hebben, zoals van Adelaars slaan hun vleugels uit, De mist trekt op en De sirene roept, worden niet door maalstroom of bergen gehinderd.</translation>
    </message>
    <message>
        <source>rules.G_126</source>
        <extracomment>The box also tells how to play the original game on Ancient Earth, without gods: 3, 4 or 5 players start with 35, 30 or 25 armies, take the 42 territories one by one and place the rest one at a time.</extracomment>
        <translation>De doos vertelt ook hoe je op de oude wereld het originele spel speelt, zonder goden: 3, 4 of 5 spelers beginnen met 35, 30 of 25 legers, bezetten de 42 gebieden één voor één en plaatsen de rest één tegelijk.</translation>
    </message>
    <message>
        <source>rules.G_127</source>
        <extracomment>In the original game a turn is: new armies, attacks, fortifying. A third of the territories, at least 3, brings armies, with the continents and card sets.</extracomment>
        <translation>In het originele spel is een beurt: nieuwe legers, aanvallen, versterken. Een derde van de gebieden, minstens 3, levert legers op, met de continenten en kaartensets.</translation>
    </message>
    <message>
        <source>rules.G_128</source>
        <extracomment>In the original game a turn with a conquest earns one card. Three equal, one of each, or two and a joker make a set, worth 4, 6, 8, 10, 12, 15, then 5 more each time. With 5 or 6 cards you have to trade.</extracomment>
        <translation>In het originele spel levert een beurt met een verovering één kaart op. Drie gelijke, van elk één, of twee en een joker vormen een set, goed voor 4, 6, 8, 10, 12, 15, daarna steeds 5 meer. Met 5 of 6 kaarten moet je inruilen.</translation>
    </message>
    <message>
        <source>rules.G_129</source>
        <extracomment>In the original game a traded card that shows a territory of yours puts 2 armies there, at most once a turn.</extracomment>
        <translation>In het originele spel zet een ingeruilde kaart met een gebied van jou daar 2 legers, hoogstens één keer per beurt.</translation>
    </message>
    <message>
        <source>rules.G_13</source>
        <extracomment>A god who is banished goes back to the pantheon and can be summoned again. Gods never die and never go to an Afterlife or the Underworld.</extracomment>
        <translation>Een god die wordt verbannen, gaat terug naar het pantheon en kan opnieuw worden opgeroepen. Goden sterven nooit en gaan nooit naar een hiernamaals of de onderwereld.</translation>
    </message>
    <message>
        <source>rules.G_130</source>
        <extracomment>In the original game too 1 to 3 dice attack, 1 or 2 defend, ties go to the defender, and at least as many armies move in as dice in the last roll.</extracomment>
        <translation>Ook in het originele spel vallen 1 tot 3 dobbelstenen aan, verdedigen er 1 of 2, is gelijk voor de verdediger, en trekken minstens zoveel legers binnen als dobbelstenen in de laatste worp.</translation>
    </message>
    <message>
        <source>rules.G_131</source>
        <extracomment>In the original game you fortify once, between two of your territories that lie next to each other.</extracomment>
        <translation>In het originele spel versterk je één keer, tussen twee eigen gebieden die naast elkaar liggen.</translation>
    </message>
    <message>
        <source>rules.G_132</source>
        <extracomment>In the original game who puts a player out takes the cards. With six or more you trade at once until four or fewer are left, otherwise you wait for your next turn.</extracomment>
        <translation>In het originele spel pakt wie een speler uitschakelt diens kaarten. Met zes of meer ruil je meteen in tot er vier of minder over zijn, anders wacht je tot je volgende beurt.</translation>
    </message>
    <message>
        <source>rules.G_133</source>
        <extracomment>In the original game all 42 territories win. With two players a third set is neutral, everybody takes 14 territories, then places 2 armies a turn and 1 neutral one; the opponent rolls for the neutral ones, who need not be beaten.</extracomment>
        <translation>In het originele spel winnen alle 42 gebieden. Met twee spelers is een derde set neutraal, ieder krijgt 14 gebieden en plaatst daarna per beurt 2 eigen legers en 1 neutraal; de tegenstander gooit voor de neutrale, die niet verslagen hoeven te worden.</translation>
    </message>
    <message>
        <source>rules.G_134</source>
        <extracomment>A card may be played only if it has a target or would change something.</extracomment>
        <translation>Een kaart mag alleen worden gespeeld als hij een doel heeft of iets zou veranderen.</translation>
    </message>
    <message>
        <source>rules.G_135</source>
        <extracomment>A card strikes all its territories at the same moment. Only then are emptied territories settled, and who is out.</extracomment>
        <translation>Een kaart treft al zijn gebieden op hetzelfde moment. Pas daarna wordt gekeken welke gebieden leeg zijn en wie eruit ligt.</translation>
    </message>
    <message>
        <source>rules.G_136</source>
        <extracomment>With two players, cards that name a player can't choose the neutral. Cards that name a territory, a continent or armies hit neutral armies like any others. In step 5 neutral armies don't suffer.</extracomment>
        <translation>Met twee spelers kunnen kaarten die een speler noemen, niet het neutrale kiezen. Kaarten die een gebied, een continent of legers noemen, treffen neutrale legers als alle andere. In stap 5 lijden neutrale legers niet.</translation>
    </message>
    <message>
        <source>rules.G_137</source>
        <extracomment>A card that a relic or another card lets you draw needs no god for that, only for playing it.</extracomment>
        <translation>Een kaart die je door een relikwie of andere kaart trekt, vraagt daarbij geen god, alleen om hem te spelen.</translation>
    </message>
    <message>
        <source>rules.G_138</source>
        <extracomment>Who goes out in their own turn finishes the card in progress; then the turn ends and the next place plays. If one effect puts out all who are left, they share the victory.</extracomment>
        <translation>Wie in de eigen beurt uitvalt, maakt de kaart die bezig is nog af; dan eindigt de beurt en speelt de volgende plaats. Vallen door één effect alle overgeblevenen uit, dan delen ze de overwinning.</translation>
    </message>
    <message>
        <source>rules.G_139</source>
        <extracomment>In the final ranking players who went out stand behind all who scored, the later out the higher.</extracomment>
        <translation>In de eindstand staan spelers die uitvielen achter allen met een score, wie later uitviel hoger.</translation>
    </message>
    <message>
        <source>rules.G_14</source>
        <extracomment>A god can only stand where an army of yours stands. As soon as the last army there is gone, all gods there are banished.</extracomment>
        <translation>Een god kan alleen staan waar een leger van jou staat. Zodra het laatste leger daar weg is, worden alle goden daar verbannen.</translation>
    </message>
    <message>
        <source>rules.G_15</source>
        <extracomment>Talk, threats and alliances are free and never bind anybody.</extracomment>
        <translation>Praten, dreigen en bondgenootschappen zijn vrij en binden niemand.</translation>
    </message>
    <message>
        <source>rules.G_16</source>
        <extracomment>The 42 territory cards, without jokers, and each of the four miracle decks are shuffled: 17 War, 17 Sky, 17 Death and 15 Magic cards. The game starts in epoch 1, and no god is in play.</extracomment>
        <translation>De 42 gebiedskaarten, zonder jokers, en de vier wonderstapels worden geschud: 17 oorlogs-, 17 hemel-, 17 doods- en 15 magiekaarten. Het spel begint in tijdperk 1, en er is geen god in het spel.</translation>
    </message>
    <message>
        <source>rules.G_17</source>
        <extracomment>Four territory cards are turned over: the plague rages in these territories from the start. The cards go back into the pile. One of the five plague markers is left over.</extracomment>
        <translation>Vier gebiedskaarten worden omgedraaid: in die gebieden heerst vanaf het begin de pest. De kaarten gaan terug in de stapel. Eén van de vijf pestfiches blijft over.</translation>
    </message>
    <message>
        <source>rules.G_18</source>
        <extracomment>Everybody rolls a die, equal rolls again among themselves. From the highest roll down each takes one of the free pantheons: its colour, four gods and Afterlife.</extracomment>
        <translation>Iedereen gooit een dobbelsteen, gelijke worpen onderling opnieuw. Van hoog naar laag neemt elk een vrij pantheon: de kleur, vier goden en het hiernamaals ervan.</translation>
    </message>
    <message>
        <source>rules.G_19</source>
        <extracomment>With 2 players each starts with 30 armies, with 3 with 35, with 4 with 30, with 5 with 25.</extracomment>
        <translation>Met 2 spelers begint ieder met 30 legers, met 3 met 35, met 4 met 30, met 5 met 25.</translation>
    </message>
    <message>
        <source>rules.G_2</source>
        <extracomment>Armies are counted in whole numbers. Gods and temples are not armies.</extracomment>
        <translation>Legers worden in hele getallen geteld. Goden en tempels zijn geen legers.</translation>
    </message>
    <message>
        <source>rules.G_20</source>
        <extracomment>All 42 territory cards are dealt one at a time, clockwise, starting with the player who chose a pantheon first. Each puts one army in every territory dealt to them, plague lands included. Then the cards go back.</extracomment>
        <translation>Alle 42 gebiedskaarten worden één voor één met de klok mee gedeeld, te beginnen bij wie als eerste een pantheon koos. Ieder zet één leger in elk toegedeeld gebied, ook in pestlanden. Daarna gaan de kaarten terug.</translation>
    </message>
    <message>
        <source>rules.G_21</source>
        <extracomment>Instead, as an option, territories are chosen: a roll decides who begins, then clockwise each puts an army in an empty territory until all are taken. Plague lands may be chosen, fields of the Underworld not. With two players the neutral third is dealt first.</extracomment>
        <translation>In plaats daarvan kunnen gebieden worden gekozen: een worp beslist wie begint, daarna zet ieder met de klok mee een leger in een leeg gebied tot alle bezet zijn. Pestlanden mogen, velden van de onderwereld niet. Met twee spelers wordt eerst het neutrale derde deel gedeeld.</translation>
    </message>
    <message>
        <source>rules.G_22</source>
        <extracomment>Going on with the next player, each in turn puts three armies in territories of their own, together or apart, until all starting armies stand. A rest of one or two is placed as it is. There is no limit to a territory.</extracomment>
        <translation>Te beginnen bij de volgende speler zet ieder om de beurt drie legers in eigen gebieden, samen of verspreid, tot alle startlegers staan. Een rest van één of twee wordt zo geplaatst. Per gebied is er geen grens.</translation>
    </message>
    <message>
        <source>rules.G_23</source>
        <extracomment>Then, going on with the next player, each places the God of War and one temple in territories of their own, in one or in two. A temple may stand in a plague land, the god may not.</extracomment>
        <translation>Daarna plaatst ieder, te beginnen bij de volgende speler, de god van de oorlog en één tempel in eigen gebieden, in één of in twee. Een tempel mag in een pestland staan, de god niet.</translation>
    </message>
    <message>
        <source>rules.G_24</source>
        <extracomment>Everybody starts with 3 faith and without miracle cards.</extracomment>
        <translation>Iedereen begint met 3 geloof en zonder wonderkaarten.</translation>
    </message>
    <message>
        <source>rules.G_25</source>
        <extracomment>During the set-up the plague does no harm.</extracomment>
        <translation>Tijdens de opstelling doet de pest geen kwaad.</translation>
    </message>
    <message>
        <source>rules.G_26</source>
        <extracomment>With two players a third pantheon, drawn by lot, is neutral. The territory cards are dealt into three piles of 14, one for each player and one for the neutral, which gets 3 armies in each of its territories. Of your 30 armies 14 go to your territories, 16 are placed afterwards.</extracomment>
        <translation>Met twee spelers is een derde pantheon, door het lot bepaald, neutraal. De gebiedskaarten worden in drie stapels van 14 verdeeld, één voor elke speler en één voor het neutrale, dat 3 legers in elk van zijn gebieden krijgt. Van je 30 legers gaan er 14 naar je gebieden, 16 plaats je daarna.</translation>
    </message>
    <message>
        <source>rules.G_27</source>
        <extracomment>Neutral armies defend with as many dice as they may. They never move, attack, bid, score, raise armies or own gods, and they have no temple.</extracomment>
        <translation>Neutrale legers verdedigen met zoveel dobbelstenen als mag. Ze verplaatsen zich nooit, vallen niet aan, bieden niet, scoren niet, krijgen geen legers of goden, en hebben geen tempel.</translation>
    </message>
    <message>
        <source>rules.G_28</source>
        <extracomment>The game lasts five epochs. In each of them every player who is still in takes exactly one turn.</extracomment>
        <translation>Het spel duurt vijf tijdperken. In elk daarvan is elke speler die nog meedoet precies één keer aan de beurt.</translation>
    </message>
    <message>
        <source>rules.G_29</source>
        <extracomment>Each epoch, the first as well, starts with secret bids of 0 up to all of your faith. All are opened together, and every bid is paid, even a losing one.</extracomment>
        <translation>Elk tijdperk, ook het eerste, begint met geheime biedingen van 0 tot al je geloof. Ze gaan allemaal tegelijk open, en elk bod wordt betaald, ook een verliezend bod.</translation>
    </message>
    <message>
        <source>rules.G_3</source>
        <extracomment>You control a territory or field only while at least one of your armies stands there. A god or a temple alone doesn't do.</extracomment>
        <translation>Je beheerst een gebied of veld alleen zolang er minstens één leger van je staat. Een god of tempel alleen is niet genoeg.</translation>
    </message>
    <message>
        <source>rules.G_30</source>
        <extracomment>There are as many places in the turn order as players still in. From the highest bid down each takes any place that is free. Equal bids roll a die, the higher chooses first.</extracomment>
        <translation>Er zijn evenveel plaatsen in de beurtvolgorde als spelers die nog meedoen. Van het hoogste bod af neemt ieder een vrije plaats naar keuze. Bij gelijke biedingen beslist een dobbelsteen, hoog kiest eerst.</translation>
    </message>
    <message>
        <source>rules.G_31</source>
        <extracomment>Turns are taken in the order of the places. After the last one the epoch ends, and after the fifth epoch the game.</extracomment>
        <translation>De beurten gaan in de volgorde van de plaatsen. Na de laatste eindigt het tijdperk, en na het vijfde tijdperk het spel.</translation>
    </message>
    <message>
        <source>rules.G_32</source>
        <extracomment>A turn has ten steps in a fixed order: raise armies and collect faith, summon gods and build temples, get miracle cards, play miracle cards, suffer the plague, conquer, fortify, leave the Afterlife, invade the Underworld, end. A step may bring nothing, but none is swapped or done twice.</extracomment>
        <translation>Een beurt heeft tien stappen in vaste volgorde: legers werven en geloof krijgen, goden oproepen en tempels bouwen, wonderkaarten nemen, wonderkaarten spelen, de pest ondergaan, veroveren, versterken, het hiernamaals verlaten, de onderwereld binnenvallen, einde. Een stap mag niets opleveren, maar je wisselt er geen en doet er geen twee keer.</translation>
    </message>
    <message>
        <source>rules.G_33</source>
        <extracomment>Relics that work at the start of your turn do so before step 1, in an order that you choose, each wholly before the next. Their armies are placed in step 1. A relic that you get during your turn starts with your next one.</extracomment>
        <translation>Relikwieën die aan het begin van je beurt werken, doen dat vóór stap 1, in een volgorde naar keuze, elk helemaal vóór de volgende. Hun legers plaats je in stap 1. Een relikwie die je tijdens je beurt krijgt, begint in je volgende.</translation>
    </message>
    <message>
        <source>rules.G_34</source>
        <extracomment>Count the territories you control and divide by three, but take at least 3: so many armies and as much faith you get. 11 territories bring 3, 12 bring 4, 17 bring 5.</extracomment>
        <translation>Tel de gebieden die je beheerst en deel door drie, maar neem minstens 3: zoveel legers en evenveel geloof krijg je. 11 gebieden leveren 3 op, 12 leveren 4 op, 17 leveren 5 op.</translation>
    </message>
    <message>
        <source>rules.G_35</source>
        <extracomment>For every continent that is wholly yours you get its bonus in armies and in faith: Europa 7, Germania 5, Africa 5, Asia Minor 3, Atlantis 3, Hyrkania 2.</extracomment>
        <translation>Voor elk continent dat helemaal van jou is, krijg je de bonus ervan in legers en in geloof: Europa 7, Germanië 5, Afrika 5, Klein-Azië 3, Atlantis 3, Hyrkanië 2.</translation>
    </message>
    <message>
        <source>rules.G_36</source>
        <extracomment>These armies go to any of your territories, never to the Underworld. Everything is counted as it stands when the step begins; placing and revival may be mixed.</extracomment>
        <translation>Deze legers gaan naar eigen gebieden naar keuze, nooit naar de onderwereld. Alles wordt geteld zoals het staat als de stap begint; plaatsen en laten terugkeren mogen door elkaar.</translation>
    </message>
    <message>
        <source>rules.G_37</source>
        <extracomment>Each of your temples brings 1 faith and 1 army more. That army stands where the temple is.</extracomment>
        <translation>Elk van je tempels levert nog 1 geloof en 1 leger op. Dat leger komt waar de tempel staat.</translation>
    </message>
    <message>
        <source>rules.G_38</source>
        <extracomment>From each crypt that you control one army may return to a temple of yours, if at least one stays in the field. Without a temple nobody returns.</extracomment>
        <translation>Uit elke crypte die je beheerst mag één leger terugkeren naar een tempel van jou, als er minstens één in het veld blijft. Zonder tempel keert niemand terug.</translation>
    </message>
    <message>
        <source>rules.G_39</source>
        <extracomment>Armies of temples, of crypts and of relics can't be given up for the Book of the Dead, only those of territories and continents.</extracomment>
        <translation>Legers van tempels, crypten en relikwieën kun je niet opgeven voor het dodenboek, alleen die voor gebieden en continenten.</translation>
    </message>
    <message>
        <source>rules.G_4</source>
        <extracomment>A territory without armies is empty: it counts for nobody and no god can stand there. A temple in it is neutral.</extracomment>
        <translation>Een gebied zonder legers is leeg: het telt voor niemand en er kan geen god staan. Een tempel erin is neutraal.</translation>
    </message>
    <message>
        <source>rules.G_40</source>
        <extracomment>Faith may be saved without limit.</extracomment>
        <translation>Geloof mag je onbeperkt sparen.</translation>
    </message>
    <message>
        <source>rules.G_41</source>
        <extracomment>A temple belongs to whoever controls its territory and changes hands with it at once. Where nobody is, it is neutral and brings nothing.</extracomment>
        <translation>Een tempel is van wie het gebied beheerst en gaat meteen met het gebied over. Waar niemand is, is hij neutraal en levert hij niets op.</translation>
    </message>
    <message>
        <source>rules.G_42</source>
        <extracomment>A temple costs 5 faith and is built only in step 2, in a territory of yours that has none. There are 12; one that is removed can be built again. None stands in the Underworld.</extracomment>
        <translation>Een tempel kost 5 geloof en wordt alleen in stap 2 gebouwd, in een eigen gebied zonder tempel. Er zijn er 12; een die verdwijnt, kan opnieuw worden gebouwd. In de onderwereld staat er geen.</translation>
    </message>
    <message>
        <source>rules.G_43</source>
        <extracomment>Who defends at a temple of their own rolls all ones again until none is left, in battle and in god wars. The attacker has nothing of a temple.</extracomment>
        <translation>Wie bij een eigen tempel verdedigt, gooit alle enen opnieuw tot er geen meer is, in gevechten en in godenstrijden. De aanvaller heeft niets aan een tempel.</translation>
    </message>
    <message>
        <source>rules.G_44</source>
        <extracomment>In step 2 you may summon gods who are not in play, for 3 faith each, as many as you like, banished ones too. Each goes to a territory of yours without plague.</extracomment>
        <translation>In stap 2 mag je goden oproepen die niet in het spel zijn, voor 3 geloof elk, zoveel als je wilt, ook verbannen goden. Elk komt in een eigen gebied zonder pest.</translation>
    </message>
    <message>
        <source>rules.G_45</source>
        <extracomment>God of Death: while he takes part in your attack, the enemy armies that fall in battle go to the pool instead of the Afterlife. Yours still go to your Afterlife.</extracomment>
        <translation>God van de dood: zolang hij aan je aanval meedoet, gaan de vijandelijke legers die in het gevecht vallen naar de voorraad in plaats van het hiernamaals. Die van jou gaan gewoon naar je hiernamaals.</translation>
    </message>
    <message>
        <source>rules.G_46</source>
        <extracomment>Goddess of Magic: where she takes part, in attack or defence, your ones are rolled again until none is left, in battle and in god wars.</extracomment>
        <translation>Godin van de magie: waar zij meedoet, in aanval of verdediging, worden je enen opnieuw gegooid tot er geen meer is, in gevechten en in godenstrijden.</translation>
    </message>
    <message>
        <source>rules.G_47</source>
        <extracomment>God of the Sky: where he takes part, in attack or defence, you roll one die more in each god war.</extracomment>
        <translation>God van de hemel: waar hij meedoet, in aanval of verdediging, gooi je in elke godenstrijd één dobbelsteen meer.</translation>
    </message>
    <message>
        <source>rules.G_48</source>
        <extracomment>God of War: while he takes part in your attack, you win ties, in battle and in god wars.</extracomment>
        <translation>God van de oorlog: zolang hij aan je aanval meedoet, win jij bij gelijke stand, in gevechten en in godenstrijden.</translation>
    </message>
    <message>
        <source>rules.G_49</source>
        <extracomment>The powers of all your gods who take part add up, in battle and in god wars, whoever of them fights.</extracomment>
        <translation>De krachten van al je goden die meedoen tellen op, in gevechten en in godenstrijden, wie van hen ook vecht.</translation>
    </message>
    <message>
        <source>rules.G_5</source>
        <extracomment>Everything that is divided is rounded down. Who loses half of 5 armies loses 2, of 3 armies 1, of a single army none.</extracomment>
        <translation>Alles wat wordt gedeeld, wordt naar beneden afgerond. Wie de helft van 5 legers verliest, verliest er 2, van 3 legers 1, van één leger geen.</translation>
    </message>
    <message>
        <source>rules.G_50</source>
        <extracomment>In step 3 you may buy up to four cards for 2 faith each, from any decks whose god you have in play. You choose and pay all of them before you look at one.</extracomment>
        <translation>In stap 3 mag je hoogstens vier kaarten kopen voor 2 geloof elk, van stapels waarvan je de god in het spel hebt. Je kiest en betaalt ze allemaal voordat je er een bekijkt.</translation>
    </message>
    <message>
        <source>rules.G_51</source>
        <extracomment>Cards that labours or other cards bring don't count among the four. For a labour its god has to be in play at that moment and the deck must hold a card; it costs nothing.</extracomment>
        <translation>Kaarten die heldenwerken of andere kaarten opleveren, tellen niet bij de vier. Voor een heldenwerk moet de god op dat moment in het spel zijn en de stapel een kaart hebben; het kost niets.</translation>
    </message>
    <message>
        <source>rules.G_52</source>
        <extracomment>Labour of War: as soon as you have conquered the third defended territory in your turn, you draw a War card, once a turn. Defended means that you beat at least one army there with dice. Empty land and fields don't count.</extracomment>
        <translation>Heldenwerk van de oorlog: zodra je in je beurt het derde verdedigde gebied hebt veroverd, trek je een oorlogskaart, één keer per beurt. Verdedigd wil zeggen dat je er minstens één leger met dobbelstenen hebt verslagen. Leeg land en velden tellen niet.</translation>
    </message>
    <message>
        <source>rules.G_53</source>
        <extracomment>Labour of the Sky: if you attack in your turn and beat an enemy god in a god war, you draw a Sky card at once, once a turn. Gods who are banished in another way don't count.</extracomment>
        <translation>Heldenwerk van de hemel: als je in je beurt aanvalt en een vijandelijke god verslaat in een godenstrijd, trek je meteen een hemelkaart, één keer per beurt. Goden die anders worden verbannen, tellen niet.</translation>
    </message>
    <message>
        <source>rules.G_54</source>
        <extracomment>Labour of Magic: if one roll of yours shows three or more equal numbers, you draw a Magic card. It holds in anybody's turn, in attack and defence, in battle and god war, before or after ones are rolled again, but one card a roll. If both sides earn one, the attacker draws first.</extracomment>
        <translation>Heldenwerk van de magie: als één worp van jou drie of meer gelijke getallen toont, trek je een magiekaart. Het geldt in ieders beurt, bij aanval en verdediging, in gevecht en godenstrijd, vóór of na het opnieuw gooien van enen, maar één kaart per worp. Verdienen beide kanten er een, dan trekt de aanvaller eerst.</translation>
    </message>
    <message>
        <source>rules.G_55</source>
        <extracomment>Labour of Death: if you control at least one crypt in step 10, you draw one Death card, however many crypts they are.</extracomment>
        <translation>Heldenwerk van de dood: als je in stap 10 minstens één crypte beheerst, trek je één doodskaart, hoeveel crypten het ook zijn.</translation>
    </message>
    <message>
        <source>rules.G_56</source>
        <extracomment>A hand has no limit. Relics, the Magic cards, are never held in hand: they are shown and in play the moment they are drawn, for nothing.</extracomment>
        <translation>Een hand heeft geen grens. Relikwieën, de magiekaarten, houd je nooit in de hand: ze worden getoond en zijn in het spel zodra ze zijn getrokken, gratis.</translation>
    </message>
    <message>
        <source>rules.G_57</source>
        <extracomment>To play a War, Death or Sky card you need its god in play and pay its cost. Each is done wholly before the next. War and Death cards are for step 4 only, any number in any order, also those just obtained.</extracomment>
        <translation>Om een oorlogs-, doods- of hemelkaart te spelen heb je de god ervan in het spel nodig en betaal je de kosten. Elke kaart wordt helemaal afgehandeld vóór de volgende. Oorlogs- en doodskaarten zijn alleen voor stap 4, zoveel je wilt in elke volgorde, ook kaarten die je net kreeg.</translation>
    </message>
    <message>
        <source>rules.G_58</source>
        <extracomment>A god who comes into a plague land in any way is banished at once. Only when fortifying he may pass through.</extracomment>
        <translation>Een god die hoe dan ook in een pestland komt, wordt meteen verbannen. Alleen bij het versterken mag hij erdoorheen.</translation>
    </message>
    <message>
        <source>rules.G_59</source>
        <extracomment>Sky cards are played only by the player who is invaded on Earth, after source, target and gods are named and before any dice, one after another. That ends when the player passes, when the invasion is over, or when no army is left in the territory.</extracomment>
        <translation>Hemelkaarten worden alleen gespeeld door wie op aarde wordt binnengevallen, nadat bron, doel en goden zijn genoemd en vóór de dobbelstenen, één voor één. Dat eindigt als die speler past, als de invasie voorbij is, of als er geen leger meer in het gebied staat.</translation>
    </message>
    <message>
        <source>rules.G_6</source>
        <extracomment>What a card says goes before these rules.</extracomment>
        <translation>Wat een kaart zegt, gaat vóór deze regels.</translation>
    </message>
    <message>
        <source>rules.G_60</source>
        <extracomment>A relic stays until the game ends or a card destroys or steals it, even if the Goddess of Magic is banished. It works when its text says so.</extracomment>
        <translation>Een relikwie blijft tot het spel eindigt of een kaart hem vernietigt of steelt, ook als de godin van de magie wordt verbannen. Hij werkt op het moment dat de tekst noemt.</translation>
    </message>
    <message>
        <source>rules.G_61</source>
        <extracomment>Where a card moves armies out of a territory, at least one stays behind.</extracomment>
        <translation>Waar een kaart legers uit een gebied verplaatst, blijft er minstens één achter.</translation>
    </message>
    <message>
        <source>rules.G_62</source>
        <extracomment>A card may kill all armies of a territory; then it is empty.</extracomment>
        <translation>Een kaart mag alle legers in een gebied doden; dan is het leeg.</translation>
    </message>
    <message>
        <source>rules.G_63</source>
        <extracomment>A continent drawn by lot is any one above water, each with the same chance.</extracomment>
        <translation>Een continent dat het lot aanwijst, is er een boven water, elk met dezelfde kans.</translation>
    </message>
    <message>
        <source>rules.G_64</source>
        <extracomment>A card that takes half takes it rounded down.</extracomment>
        <translation>Een kaart die de helft neemt, rondt dat naar beneden af.</translation>
    </message>
    <message>
        <source>rules.G_65</source>
        <extracomment>Miracles and relics don't reach the Underworld unless their text says so.</extracomment>
        <translation>Wonderen en relikwieën reiken niet tot de onderwereld, tenzij hun tekst dat zegt.</translation>
    </message>
    <message>
        <source>rules.G_66</source>
        <extracomment>A stolen relic works for its new owner at once, what happens at the start of a turn from the next one on. A cancelled card and its cost are lost. The Aegis may answer any War, Death or Sky card, even one that Pandora's Box forces on its owner, once its targets are named and before dice and draws.</extracomment>
        <translation>Een gestolen relikwie werkt meteen voor de nieuwe eigenaar, wat aan het begin van een beurt gebeurt vanaf de volgende. Een opgeheven kaart en de kosten ervan zijn verloren. De Aegis mag elke oorlogs-, doods- of hemelkaart beantwoorden, ook een die de doos van Pandora de eigenaar opdringt, als de doelen zijn genoemd en vóór er wordt gegooid of getrokken.</translation>
    </message>
    <message>
        <source>rules.G_67</source>
        <extracomment>In step 5 half of your armies die in each plague land that you control, rounded down, so the last one never dies. Your gods there are banished.</extracomment>
        <translation>In stap 5 sterft in elk pestland dat je beheerst de helft van je legers, naar beneden afgerond, dus het laatste nooit. Je goden daar worden verbannen.</translation>
    </message>
    <message>
        <source>rules.G_68</source>
        <extracomment>This comes on top of what the plague takes from a conqueror, and it meets only the player whose turn it is.</extracomment>
        <translation>Dat komt boven op wat de pest van een veroveraar neemt, en het treft alleen wie aan de beurt is.</translation>
    </message>
    <message>
        <source>rules.G_69</source>
        <extracomment>You may invade as often as you like, in any order, from any territory with at least 2 armies into one next to it that you don't control. Every attack from one territory on another is an invasion of its own, also on the same target again.</extracomment>
        <translation>Je mag zo vaak binnenvallen als je wilt, in elke volgorde, vanuit elk gebied met minstens 2 legers in een gebied ernaast dat je niet beheerst. Elke aanval van het ene gebied op het andere is een aparte invasie, ook opnieuw op hetzelfde doel.</translation>
    </message>
    <message>
        <source>rules.G_7</source>
        <extracomment>Everybody may know the boards, each player's faith, how many cards of which deck a hand holds, the relics in play and the size of the decks. Secret are the faces of cards in hand, and bids until they are opened.</extracomment>
        <translation>Iedereen mag de borden kennen, het geloof van elke speler, hoeveel kaarten van welke stapel een hand telt, de relikwieën in het spel en de hoogte van de stapels. Geheim zijn de voorkanten van handkaarten, en biedingen tot ze opengaan.</translation>
    </message>
    <message>
        <source>rules.G_70</source>
        <extracomment>You declare from where you invade, which territory, and which of your gods there take part. All armies but one always take part, as fewer would never help.</extracomment>
        <translation>Je kondigt aan van waaruit je binnenvalt, welk gebied, en welke van je goden daar meedoen. Alle legers op één na doen altijd mee, want minder zou nooit helpen.</translation>
    </message>
    <message>
        <source>rules.G_71</source>
        <extracomment>All gods of the defender in the attacked territory take part in its defence.</extracomment>
        <translation>Alle goden van de verdediger in het aangevallen gebied doen mee aan de verdediging.</translation>
    </message>
    <message>
        <source>rules.G_72</source>
        <extracomment>An invasion goes in this order: it is declared, the defender may play Sky cards, god wars while both sides have gods, battles of armies, conquest or breaking off.</extracomment>
        <translation>Een invasie gaat in deze volgorde: aankondiging, hemelkaarten van de verdediger, godenstrijden zolang beide kanten goden hebben, gevechten van legers, verovering of afbreken.</translation>
    </message>
    <message>
        <source>rules.G_73</source>
        <extracomment>After the Sky cards you have to attack at least once, by a god war or a roll, unless that has become impossible. If cards have emptied the target, you move in at least one army instead, which counts for no labour.</extracomment>
        <translation>Na de hemelkaarten moet je minstens één keer aanvallen, met een godenstrijd of een worp, tenzij dat niet meer kan. Hebben kaarten het doel leeggemaakt, dan trek je met minstens één leger binnen, wat voor geen heldenwerk telt.</translation>
    </message>
    <message>
        <source>rules.G_74</source>
        <extracomment>An empty target is entered without dice: at least one army moves in, at least one stays. It is an invasion but counts for no labour. A neutral temple there becomes yours, and gods you have named may come or stay.</extracomment>
        <translation>Een leeg doel trek je binnen zonder dobbelstenen: minstens één leger gaat erin, minstens één blijft. Het is een invasie, maar telt voor geen heldenwerk. Een neutrale tempel daar wordt van jou, en genoemde goden mogen mee of blijven.</translation>
    </message>
    <message>
        <source>rules.G_75</source>
        <extracomment>A god war is fought if both sides have at least one god in the invasion. First the attacker, then the defender names one of them as champion.</extracomment>
        <translation>Er is een godenstrijd als beide kanten minstens één god in de invasie hebben. Eerst de aanvaller, dan de verdediger noemt een van hen als kampioen.</translation>
    </message>
    <message>
        <source>rules.G_76</source>
        <extracomment>Each side rolls 3 dice, one more with its God of the Sky and one more for each altar it controls. Total: the dice plus the armies, all but one of the attacker's, all of the defender's, plus 3 for Mjolnir and 4 for each Fire Sears the Sky. Ones are rolled again by the goddess, the defender's temple or Gungnir.</extracomment>
        <translation>Elke kant gooit 3 dobbelstenen, één meer met de god van de hemel en één meer voor elk altaar dat hij beheerst. Totaal: de dobbelstenen plus de legers, bij de aanvaller alle op één na, bij de verdediger alle, plus 3 voor Mjölnir en 4 voor elke kaart Vuur schroeit de hemel. Enen worden opnieuw gegooid door de godin, de tempel van de verdediger of Gungnir.</translation>
    </message>
    <message>
        <source>rules.G_77</source>
        <extracomment>The higher total wins, on a tie the defender, or the attacker with the God of War. The losing champion is banished. No army dies.</extracomment>
        <translation>Het hoogste totaal wint, bij gelijk de verdediger, of de aanvaller met de god van de oorlog. De verliezende kampioen wordt verbannen. Er sterft geen leger.</translation>
    </message>
    <message>
        <source>rules.G_78</source>
        <extracomment>If both sides still have gods, the attacker may fight another round or break off. If only one side has any, the battle of armies follows, or the attacker breaks off.</extracomment>
        <translation>Hebben beide kanten nog goden, dan mag de aanvaller nog een ronde vechten of afbreken. Heeft nog maar één kant er, dan volgt het gevecht van de legers, of de aanvaller breekt af.</translation>
    </message>
    <message>
        <source>rules.G_79</source>
        <extracomment>After every round the labours of the Sky and of Magic are looked at.</extracomment>
        <translation>Na elke ronde wordt naar de heldenwerken van de hemel en van de magie gekeken.</translation>
    </message>
    <message>
        <source>rules.G_8</source>
        <extracomment>Cards that are played or discarded leave the game. No miracle deck is shuffled again; an empty one gives no more cards.</extracomment>
        <translation>Gespeelde en afgelegde kaarten verlaten het spel. Geen wonderstapel wordt opnieuw geschud; een lege geeft geen kaarten meer.</translation>
    </message>
    <message>
        <source>rules.G_80</source>
        <extracomment>The attacker says how many dice, 1 to 3 but at least one fewer than armies in the territory; then the defender, 1 or 2 but not more than armies. Both roll together.</extracomment>
        <translation>De aanvaller noemt 1 tot 3 dobbelstenen, maar minstens één minder dan legers in het gebied; daarna de verdediger 1 of 2, maar niet meer dan legers. Beiden gooien tegelijk.</translation>
    </message>
    <message>
        <source>rules.G_81</source>
        <extracomment>Ones are rolled again for the attacker by the goddess, for the defender by the goddess or a temple. The program does it by itself, and that uses the goddess's power: leave her out when you declare if she shall stay back.</extracomment>
        <translation>Enen worden opnieuw gegooid: voor de aanvaller door de godin, voor de verdediger door de godin of een tempel. Het programma doet dat vanzelf, en dat gebruikt de kracht van de godin: noem haar niet als ze achter moet blijven.</translation>
    </message>
    <message>
        <source>rules.G_82</source>
        <extracomment>The highest dice are compared, then the second ones if both sides rolled at least two. The lower die costs its side an army, a tie costs the attacker one, or the defender if the attacker's God of War takes part.</extracomment>
        <translation>De hoogste dobbelstenen worden vergeleken, daarna de tweede als beide kanten er minstens twee gooiden. De laagste kost zijn kant een leger; gelijk kost de aanvaller er een, of de verdediger als de god van de oorlog van de aanvaller meedoet.</translation>
    </message>
    <message>
        <source>rules.G_83</source>
        <extracomment>The fallen go to their owners' Afterlives, those of the defender to the pool if the attacker's God of Death takes part.</extracomment>
        <translation>De gevallenen gaan naar het hiernamaals van hun eigenaar, die van de verdediger naar de voorraad als de god van de dood van de aanvaller meedoet.</translation>
    </message>
    <message>
        <source>rules.G_84</source>
        <extracomment>Before a defending army is removed, the owner of the Tree of Life may save it.</extracomment>
        <translation>Voordat een verdedigend leger wordt weggehaald, mag de eigenaar van de levensboom het redden.</translation>
    </message>
    <message>
        <source>rules.G_85</source>
        <extracomment>After each roll the attacker may stop or roll again. All rolls up to the end belong to one invasion: nothing is declared anew, and no Sky card is played between them.</extracomment>
        <translation>Na elke worp mag de aanvaller stoppen of opnieuw gooien. Alle worpen tot het einde horen bij één invasie: er wordt niets opnieuw aangekondigd en er wordt geen hemelkaart tussendoor gespeeld.</translation>
    </message>
    <message>
        <source>rules.G_86</source>
        <extracomment>When the last defending army is gone, the territory is conquered. You move in at least as many armies as dice in the last roll; at least one stays behind.</extracomment>
        <translation>Als het laatste verdedigende leger weg is, is het gebied veroverd. Je trekt binnen met minstens zoveel legers als dobbelstenen in de laatste worp; minstens één blijft achter.</translation>
    </message>
    <message>
        <source>rules.G_87</source>
        <extracomment>Gods of yours who used their power have to move in, others who took part may. Used means: champion in a god war; God of War: a tie won; God of Death: an army beaten; goddess: a die rolled again; God of the Sky: his extra die rolled.</extracomment>
        <translation>Goden van jou die hun kracht gebruikten, moeten mee naar binnen, andere die meededen mogen. Gebruikt wil zeggen: kampioen in een godenstrijd; god van de oorlog: een gelijke stand gewonnen; god van de dood: een leger verslagen; godin: een dobbelsteen opnieuw gegooid; god van de hemel: zijn extra dobbelsteen gegooid.</translation>
    </message>
    <message>
        <source>rules.G_88</source>
        <extracomment>All gods of the defender there are banished, and a temple becomes yours.</extracomment>
        <translation>Alle goden van de verdediger daar worden verbannen, en een tempel wordt van jou.</translation>
    </message>
    <message>
        <source>rules.G_89</source>
        <extracomment>The territory counts for the labour of War if at least one of its armies, a neutral one too, was beaten in battle.</extracomment>
        <translation>Het gebied telt voor het heldenwerk van de oorlog als minstens één leger ervan, ook een neutraal, in gevecht is verslagen.</translation>
    </message>
    <message>
        <source>rules.G_9</source>
        <extracomment>Territory cards that a miracle turns over go back, and the pile is shuffled at once.</extracomment>
        <translation>Gebiedskaarten die een wonder laat omdraaien, gaan terug, en de stapel wordt meteen geschud.</translation>
    </message>
    <message>
        <source>rules.G_90</source>
        <extracomment>You may invade from a conquered territory at once.</extracomment>
        <translation>Vanuit een veroverd gebied mag je meteen verder binnenvallen.</translation>
    </message>
    <message>
        <source>rules.G_91</source>
        <extracomment>A continent that you complete pays at the start of your next turn, and at the end of the game.</extracomment>
        <translation>Een continent dat je compleet maakt, betaalt aan het begin van je volgende beurt, en aan het einde van het spel.</translation>
    </message>
    <message>
        <source>rules.G_92</source>
        <extracomment>You may never leave a territory of yours empty by moving.</extracomment>
        <translation>Je mag een eigen gebied nooit leeg achterlaten door te verplaatsen.</translation>
    </message>
    <message>
        <source>rules.G_93</source>
        <extracomment>After breaking off you may start a new invasion anywhere, the same one too.</extracomment>
        <translation>Na het afbreken mag je overal een nieuwe invasie beginnen, ook dezelfde.</translation>
    </message>
    <message>
        <source>rules.G_94</source>
        <extracomment>If you conquer or enter a plague land, half of the armies that move in die at once, rounded down, and all gods who move in are banished. Of 3 armies 2 are left.</extracomment>
        <translation>Als je een pestland verovert of binnentrekt, sterft meteen de helft van de legers die intrekken, naar beneden afgerond, en alle goden die meegaan worden verbannen. Van 3 legers blijven er 2 over.</translation>
    </message>
    <message>
        <source>rules.G_95</source>
        <extracomment>A player without armies on Earth is out at once, whoever or whatever caused it.</extracomment>
        <translation>Een speler zonder legers op aarde ligt er meteen uit, door wie of wat dan ook.</translation>
    </message>
    <message>
        <source>rules.G_96</source>
        <extracomment>Cards and relics of that player are discarded, dead armies and those in the Underworld removed, the gods leave the game, the faith goes back to the supply, the place in the turn order is skipped.</extracomment>
        <translation>Kaarten en relikwieën van die speler worden afgelegd, de doden en de legers in de onderwereld weggehaald, de goden verlaten het spel, het geloof gaat naar de voorraad, de plaats in de beurtvolgorde wordt overgeslagen.</translation>
    </message>
    <message>
        <source>rules.G_97</source>
        <extracomment>Temples on land that is empty now are neutral until somebody enters. Fields become empty at once, so the player on turn can use them.</extracomment>
        <translation>Tempels op land dat nu leeg is, zijn neutraal tot iemand er binnentrekt. Velden worden meteen leeg, dus wie aan de beurt is kan ze gebruiken.</translation>
    </message>
    <message>
        <source>rules.G_98</source>
        <extracomment>If only one player is left, that player wins at once.</extracomment>
        <translation>Is er nog maar één speler over, dan wint die meteen.</translation>
    </message>
    <message>
        <source>rules.G_99</source>
        <extracomment>Once a turn any number of armies and gods may go from one of your territories to another that a chain of your own territories joins with it. At least one army stays. Gods may go without armies.</extracomment>
        <translation>Eén keer per beurt mogen legers en goden naar keuze van een eigen gebied naar een ander dat er door een keten van eigen gebieden mee verbonden is. Minstens één leger blijft. Goden mogen zonder legers gaan.</translation>
    </message>
    <message>
        <source>rules.M_01</source>
        <extracomment>Three to six can play.</extracomment>
        <translation>Het spel is voor drie tot zes spelers.</translation>
    </message>
    <message>
        <source>rules.M_02</source>
        <extracomment>There are 28 missions in four ranks: captain, major, colonel and general, each harder than the one before. Everybody draws one of each rank in secret; the rest stays unseen.</extracomment>
        <translation>Er zijn 28 missies in vier rangen: kapitein, majoor, kolonel en generaal, telkens moeilijker. Iedereen trekt er in het geheim één van elke rang; de rest blijft ongezien.</translation>
    </message>
    <message>
        <source>rules.M_03</source>
        <extracomment>Missions are drawn first. Then you set up as in world conquest: the highest die begins, territories are taken in turn, and the rest of the armies follows one by one.</extracomment>
        <translation>Eerst worden de missies getrokken. Daarna gaat de opstelling als bij wereldverovering: de hoogste worp begint, gebieden worden om de beurt gekozen, en de overige legers volgen één voor één.</translation>
    </message>
    <message>
        <source>rules.M_04</source>
        <extracomment>Sets have fixed values: three infantry 4 armies, three cavalry 6, three artillery 8, one of each 10.</extracomment>
        <translation>Sets hebben een vaste waarde: drie infanterie 4 legers, drie cavalerie 6, drie artillerie 8, van elk één 10.</translation>
    </message>
    <message>
        <source>rules.M_05</source>
        <extracomment>A mission says when it may be shown, and at that moment of your own turn it has to be fulfilled. You may show one in a turn, or keep it secret for now.</extracomment>
        <translation>Een missie zegt wanneer je haar mag tonen, en op dat moment van je eigen beurt moet ze vervuld zijn. Je mag er één per beurt tonen, of haar nog geheimhouden.</translation>
    </message>
    <message>
        <source>rules.M_06</source>
        <extracomment>A mission that has been shown stays fulfilled, whatever happens on the board later.</extracomment>
        <translation>Een getoonde missie blijft vervuld, wat er later op het bord ook gebeurt.</translation>
    </message>
    <message>
        <source>rules.M_07</source>
        <extracomment>If you beat a player, you take the territory cards, but never the missions. Those stay secret to the end.</extracomment>
        <translation>Versla je een speler, dan krijg je de gebiedskaarten, maar nooit de missies. Die blijven tot het eind geheim.</translation>
    </message>
    <message>
        <source>rules.M_08</source>
        <extracomment>Whoever has shown four missions first wins at once. So does the last player left on the board.</extracomment>
        <translation>Wie als eerste vier missies heeft getoond, wint meteen. Dat geldt ook voor wie als laatste op het bord overblijft.</translation>
    </message>
    <message>
        <source>rules.N_01</source>
        <extracomment>The board is set up as with passive neutral colours. Besides, each has a cannon that shows whose ally it is: yours, your opponent's or nobody's. All begin as nobody's.</extracomment>
        <translation>Het bord wordt klaargezet als bij passieve neutrale kleuren. Daarnaast heeft elke kleur een kanon dat toont van wie ze bondgenoot is: van jou, van je tegenstander of van niemand. Alle beginnen bij niemand.</translation>
    </message>
    <message>
        <source>rules.N_02</source>
        <extracomment>A turn goes: bribes, your own new armies, new armies for allies, attacks, your own move, a move for each ally, the card.</extracomment>
        <translation>Een beurt gaat zo: omkopen, eigen nieuwe legers, nieuwe legers voor bondgenoten, aanvallen, je eigen verplaatsing, één voor elke bondgenoot, de kaart.</translation>
    </message>
    <message>
        <source>rules.N_10</source>
        <extracomment>Give territory cards from your hand to neutral colours, face down. Each card turns that colour's cannon one step towards you, so your opponent's ally needs two to become yours.</extracomment>
        <translation>Geef neutrale kleuren gedekt gebiedskaarten uit je hand. Elke kaart draait het kanon van die kleur één stap naar jou toe; een bondgenoot van je tegenstander heeft er dus twee nodig om de jouwe te worden.</translation>
    </message>
    <message>
        <source>rules.N_11</source>
        <extracomment>A neutral colour that holds 5 cards takes no more.</extracomment>
        <translation>Een neutrale kleur met 5 kaarten neemt er geen meer aan.</translation>
    </message>
    <message>
        <source>rules.N_12</source>
        <extracomment>Cards that were given stay with the neutral colour until it is beaten. Meanwhile nobody can trade them.</extracomment>
        <translation>Weggegeven kaarten blijven bij de neutrale kleur tot ze verslagen is. Zolang kan niemand ze inruilen.</translation>
    </message>
    <message>
        <source>rules.N_13</source>
        <extracomment>You can't bribe a colour that is your ally already, or one that is out.</extracomment>
        <translation>Je kunt geen kleur omkopen die al je bondgenoot is, of die is uitgeschakeld.</translation>
    </message>
    <message>
        <source>rules.N_20</source>
        <extracomment>For your own new armies only your own territories count; those of allies count neither for the number nor for whole continents.</extracomment>
        <translation>Voor je eigen nieuwe legers tellen alleen eigen gebieden; die van bondgenoten tellen niet mee voor het aantal en niet voor hele continenten.</translation>
    </message>
    <message>
        <source>rules.N_21</source>
        <extracomment>For each ally you may roll a die. That many armies of its colour go on its territories, divided as you like.</extracomment>
        <translation>Voor elke bondgenoot mag je een dobbelsteen gooien. Zoveel legers van zijn kleur komen op zijn gebieden, verdeeld zoals je wilt.</translation>
    </message>
    <message>
        <source>rules.N_22</source>
        <extracomment>Allies get no armies for their territories, continents or cards.</extracomment>
        <translation>Bondgenoten krijgen geen legers voor hun gebieden, continenten of kaarten.</translation>
    </message>
    <message>
        <source>rules.N_30</source>
        <extracomment>Your allies' armies attack as if they were yours: your opponent, other neutral colours or other allies, but never you or their own colour. What they conquer belongs to their colour.</extracomment>
        <translation>Legers van bondgenoten vallen aan alsof ze van jou zijn: je tegenstander, andere neutrale kleuren of andere bondgenoten, maar nooit jou of hun eigen kleur. Wat ze veroveren, is van hun kleur.</translation>
    </message>
    <message>
        <source>rules.N_31</source>
        <extracomment>Your own armies may attack any neutral colour, even an ally.</extracomment>
        <translation>Je eigen legers mogen elke neutrale kleur aanvallen, zelfs een bondgenoot.</translation>
    </message>
    <message>
        <source>rules.N_32</source>
        <extracomment>When a neutral colour defends, the attacker's opponent rolls for it.</extracomment>
        <translation>Verdedigt een neutrale kleur, dan gooit de tegenstander van de aanvaller voor haar.</translation>
    </message>
    <message>
        <source>rules.N_33</source>
        <extracomment>When an invasion ends, roll a die for each neutral colour that took part, as target or as your ally, unless it was just beaten. With 1 to 4 its cannon turns one step away from you, with 5 or 6 it stays.</extracomment>
        <translation>Als een invasie eindigt, gooi je een dobbelsteen voor elke neutrale kleur die meedeed, als doel of als jouw bondgenoot, tenzij ze net verslagen is. Bij 1 tot 4 draait haar kanon één stap van je weg, bij 5 of 6 blijft het staan.</translation>
    </message>
    <message>
        <source>rules.N_34</source>
        <extracomment>A colour that leaves you can't be used again this turn.</extracomment>
        <translation>Een kleur die je in de steek laat, kun je deze beurt niet meer inzetten.</translation>
    </message>
    <message>
        <source>rules.N_35</source>
        <extracomment>Whoever takes a neutral colour's last army gets all cards it was given. With 5 cards or more, sets are traded at once; its cannon leaves the board.</extracomment>
        <translation>Wie het laatste leger van een neutrale kleur verslaat, krijgt alle kaarten die ze gekregen had. Met 5 of meer kaarten wordt er meteen ingeruild; haar kanon gaat van het bord.</translation>
    </message>
    <message>
        <source>rules.N_40</source>
        <extracomment>Besides your own move you may make one for each ally, between territories of its own that are joined through its own land.</extracomment>
        <translation>Naast je eigen verplaatsing mag je er één doen voor elke bondgenoot, tussen gebieden van hem die via zijn eigen land verbonden zijn.</translation>
    </message>
    <message>
        <source>rules.N_41</source>
        <extracomment>You draw a card only if your own armies conquered something; what allies conquer doesn't count.</extracomment>
        <translation>Je trekt alleen een kaart als je eigen legers iets veroverden; wat bondgenoten veroveren telt niet.</translation>
    </message>
    <message>
        <source>rules.N_42</source>
        <extracomment>The game ends when the opponent's last army falls.</extracomment>
        <translation>Het spel eindigt als het laatste leger van de tegenstander valt.</translation>
    </message>
    <message>
        <source>rules.O2_01</source>
        <extracomment>Two play, with one neutral colour between them.</extracomment>
        <translation>Jullie spelen met z'n tweeën, met één neutrale kleur ertussen.</translation>
    </message>
    <message>
        <source>rules.O2_02</source>
        <extracomment>Both players and the neutral colour have the same number of armies: 40 each, or 30 as in one of the boxes.</extracomment>
        <translation>Beide spelers en de neutrale kleur hebben evenveel legers: elk 40, of 30 zoals in een van de dozen.</translation>
    </message>
    <message>
        <source>rules.O2_03</source>
        <extracomment>Without the wild cards, the cards make three piles of 14. Each player takes a pile, the third is the neutral colour's, and one army goes on each territory.</extracomment>
        <translation>Zonder de jokers vormen de kaarten drie stapels van 14. Elke speler neemt een stapel, de derde is voor de neutrale kleur, en op elk gebied komt één leger.</translation>
    </message>
    <message>
        <source>rules.O2_04</source>
        <extracomment>By turns you each place 2 armies on one or two territories of your own, then 1 neutral army on any neutral territory. When all stand, the cards and wild cards are shuffled.</extracomment>
        <translation>Om de beurt plaats je 2 eigen legers op één of twee eigen gebieden, en daarna 1 neutraal leger op een neutraal gebied naar keuze. Als alles staat, worden kaarten en jokers geschud.</translation>
    </message>
    <message>
        <source>rules.O2_05</source>
        <extracomment>The neutral colour never attacks and gets no new armies. If you attack it, your opponent rolls for it.</extracomment>
        <translation>De neutrale kleur valt nooit aan en krijgt geen nieuwe legers. Val je haar aan, dan gooit je tegenstander voor haar.</translation>
    </message>
    <message>
        <source>rules.O2_06</source>
        <extracomment>You win when your opponent has no territory left, whether the neutral colour still stands or not.</extracomment>
        <translation>Je wint als je tegenstander geen gebied meer heeft, of de neutrale kleur er nog staat of niet.</translation>
    </message>
    <message>
        <source>rules.O2_07</source>
        <extracomment>A die says who places first; the same player has the first turn.</extracomment>
        <translation>Een dobbelsteen bepaalt wie als eerste plaatst; dezelfde speler heeft de eerste beurt.</translation>
    </message>
    <message>
        <source>rules.O_01</source>
        <extracomment>The original game is for 3 to 5 players. With six, each has 20 armies, as in older boxes; that is a house rule.</extracomment>
        <translation>Het originele spel is voor 3 tot 5 spelers. Met zes heeft ieder 20 legers, zoals in oudere dozen; dat is een huisregel.</translation>
    </message>
    <message>
        <source>rules.O_02</source>
        <extracomment>Each starts with 35 armies if three play, 30 if four and 25 if five.</extracomment>
        <translation>Ieder begint met 35 legers bij drie spelers, 30 bij vier en 25 bij vijf.</translation>
    </message>
    <message>
        <source>rules.O_03</source>
        <extracomment>The highest die takes the first territory with one army. Clockwise each takes one more, until all have an owner.</extracomment>
        <translation>De hoogste worp bezet het eerste gebied met één leger. Met de klok mee bezet ieder er steeds één, tot alle een eigenaar hebben.</translation>
    </message>
    <message>
        <source>rules.O_04</source>
        <extracomment>Then each in turn adds one army to a territory of their own, until no starting armies are left.</extracomment>
        <translation>Daarna zet ieder om de beurt één leger bij op een eigen gebied, tot alle startlegers op zijn.</translation>
    </message>
    <message>
        <source>rules.O_05</source>
        <extracomment>Whoever placed the first army has the first turn. All 44 cards are the draw pile.</extracomment>
        <translation>Wie het eerste leger plaatste, heeft de eerste beurt. Alle 44 kaarten vormen de trekstapel.</translation>
    </message>
    <message>
        <source>rules.O_10</source>
        <extracomment>One army for every three territories, rounded down, at least 3, in the first turn too: 11 territories bring 3, 14 bring 4, 17 bring 5.</extracomment>
        <translation>Eén leger per drie gebieden, naar beneden afgerond, minstens 3, ook in de eerste beurt: 11 gebieden geven er 3, 14 geven er 4, 17 geven er 5.</translation>
    </message>
    <message>
        <source>rules.O_11</source>
        <extracomment>A continent brings its bonus if it is wholly yours as your turn begins.</extracomment>
        <translation>Een continent geeft zijn bonus als het helemaal van jou is wanneer je beurt begint.</translation>
    </message>
    <message>
        <source>rules.O_12</source>
        <extracomment>As your turn begins you may trade a set. With 5 or 6 cards you have to, and you may trade a second one if you have it.</extracomment>
        <translation>Aan het begin van je beurt mag je een set inruilen. Met 5 of 6 kaarten moet dat, en een tweede mag als je die hebt.</translation>
    </message>
    <message>
        <source>rules.O_13</source>
        <extracomment>Each set in the game, whoever trades it, brings more: 4, 6, 8, 10, 12, 15, and from then on 5 more each time.</extracomment>
        <translation>Elke set in het spel, wie hem ook inruilt, levert meer op: 4, 6, 8, 10, 12, 15 en daarna steeds 5 meer.</translation>
    </message>
    <message>
        <source>rules.O_14</source>
        <extracomment>If a traded card shows a territory of yours, 2 extra armies go there. That happens once in a turn at most; if several cards match, you choose one.</extracomment>
        <translation>Toont een ingeruilde kaart een eigen gebied, dan komen daar 2 extra legers. Dat gebeurt hoogstens één keer per beurt; passen er meer kaarten, dan kies je er één.</translation>
    </message>
    <message>
        <source>rules.O_15</source>
        <extracomment>Traded cards go face down under the draw pile.</extracomment>
        <translation>Ingeruilde kaarten gaan gedekt onder de trekstapel.</translation>
    </message>
    <message>
        <source>rules.O_20</source>
        <extracomment>Name where the attack comes from and where it goes. Both sides say how many dice they use, the attacker first, and roll together. You may switch to other places and back.</extracomment>
        <translation>Noem vanwaar en waarheen je aanvalt. Beide kanten zeggen met hoeveel dobbelstenen, de aanvaller eerst, en gooien tegelijk. Je mag naar andere plekken wisselen en terug.</translation>
    </message>
    <message>
        <source>rules.O_21</source>
        <extracomment>Attack with 1 to 3 dice, and always with fewer dice than armies in the territory you come from.</extracomment>
        <translation>Val aan met 1 tot 3 dobbelstenen, en altijd met minder dan er legers staan in het gebied waar je vandaan komt.</translation>
    </message>
    <message>
        <source>rules.O_22</source>
        <extracomment>Defend with 1 die, or with 2 if at least two armies stand there. One roll costs two armies at most.</extracomment>
        <translation>Verdedig met 1 dobbelsteen, of met 2 als er minstens twee legers staan. Eén worp kost hoogstens twee legers.</translation>
    </message>
    <message>
        <source>rules.O_23</source>
        <extracomment>Into a conquered territory move at least as many armies as you rolled dice last. One army stays behind.</extracomment>
        <translation>Een veroverd gebied trekken minstens zoveel legers in als je het laatst dobbelstenen gooide. Eén leger blijft achter.</translation>
    </message>
    <message>
        <source>rules.O_24</source>
        <extracomment>After your attacks, before the last move, you draw a card if you conquered something. If it is your sixth, it waits until your next turn.</extracomment>
        <translation>Na je aanvallen, vóór de laatste verplaatsing, trek je een kaart als je iets veroverd hebt. Is het je zesde, dan wacht die tot je volgende beurt.</translation>
    </message>
    <message>
        <source>rules.O_25</source>
        <extracomment>Beat a player and you get their cards. With 6 or more you trade at once until 4 or fewer are left and place those armies; with 5 or fewer you wait for your next turn.</extracomment>
        <translation>Versla je een speler, dan krijg je de kaarten. Met 6 of meer ruil je meteen in tot je er 4 of minder hebt en plaats je die legers; met 5 of minder wacht je tot je volgende beurt.</translation>
    </message>
    <message>
        <source>rules.O_30</source>
        <extracomment>At the end you may move armies once, from one territory of yours to a neighbouring one that is yours too. At least one stays behind.</extracomment>
        <translation>Aan het eind mag je één keer legers verplaatsen, van een eigen gebied naar een eigen buurgebied. Er blijft minstens één achter.</translation>
    </message>
    <message>
        <source>rules.O_40</source>
        <extracomment>The first to own all territories wins.</extracomment>
        <translation>Wie als eerste alle gebieden bezit, wint.</translation>
    </message>
    <message>
        <source>rules.O_50</source>
        <extracomment>The two boxes with this chapter differ in their pieces, the units on their cards, the marker for set values and the armies for two players; all other rules are the same.</extracomment>
        <translation>De twee dozen met dit hoofdstuk verschillen in hun stukken, de eenheden op de kaarten, de marker voor de setwaarde en de legers voor twee spelers; alle andere regels zijn gelijk.</translation>
    </message>
    <message>
        <source>rules.O_51</source>
        <extracomment>On the board of such a box only its 42 land territories are used, with that board's bonuses, and both wild cards. Its other places, cards and special pieces stay in the box.</extracomment>
        <translation>Op het bord van zo'n doos tellen alleen de 42 landgebieden, met de bonussen van dat bord, en beide jokers. De andere plekken, kaarten en bijzondere stukken blijven in de doos.</translation>
    </message>
    <message>
        <source>rules.P_01</source>
        <extracomment>Two players share the board with 4 neutral colours. You win when your opponent has no army left; the neutral colours may stand.</extracomment>
        <translation>Twee spelers delen het bord met 4 neutrale kleuren. Je wint als je tegenstander geen leger meer heeft; de neutrale kleuren mogen blijven staan.</translation>
    </message>
    <message>
        <source>rules.P_02</source>
        <extracomment>Each player has 36 starting armies, each neutral colour 24.</extracomment>
        <translation>Elke speler heeft 36 startlegers, elke neutrale kleur 24.</translation>
    </message>
    <message>
        <source>rules.P_03</source>
        <extracomment>The cards deal out the land, without the wild cards: 9 territories for each player, 6 for each neutral colour, one army on each. Then all cards and both wild cards are shuffled.</extracomment>
        <translation>De kaarten verdelen het land, zonder de jokers: 9 gebieden voor elke speler, 6 voor elke neutrale kleur, op elk één leger. Daarna worden alle kaarten met beide jokers geschud.</translation>
    </message>
    <message>
        <source>rules.P_04</source>
        <extracomment>The dice say who places first. By turns you each add 3 armies to your own land, as you like, and one army of each neutral colour to its land.</extracomment>
        <translation>De dobbelstenen bepalen wie als eerste plaatst. Om de beurt zet je 3 legers bij op eigen land, zoals je wilt, en van elke neutrale kleur één leger op haar land.</translation>
    </message>
    <message>
        <source>rules.P_05</source>
        <extracomment>When all armies stand, both roll: the higher die takes the first turn.</extracomment>
        <translation>Als alle legers staan, gooien beiden: de hoogste krijgt de eerste beurt.</translation>
    </message>
    <message>
        <source>rules.P_06</source>
        <extracomment>A neutral colour only defends. It never attacks or moves, and gets neither armies nor cards.</extracomment>
        <translation>Een neutrale kleur verdedigt alleen. Ze valt nooit aan, verplaatst niets en krijgt geen legers of kaarten.</translation>
    </message>
    <message>
        <source>rules.P_07</source>
        <extracomment>Attack a neutral colour and your opponent rolls for it, always with all the dice it may use.</extracomment>
        <translation>Val je een neutrale kleur aan, dan gooit je tegenstander voor haar, altijd met alle dobbelstenen die ze mag gebruiken.</translation>
    </message>
    <message>
        <source>rules.P_08</source>
        <extracomment>Taking land from a neutral colour counts as a conquest and earns the card.</extracomment>
        <translation>Land van een neutrale kleur afnemen telt als verovering en levert de kaart op.</translation>
    </message>
    <message>
        <source>rules.P_09</source>
        <extracomment>Everything else in a turn goes as in world conquest, with sets that bring more and more.</extracomment>
        <translation>Al het andere in een beurt gaat als bij wereldverovering, met sets die steeds meer opleveren.</translation>
    </message>
    <message>
        <source>rules.S2_01</source>
        <extracomment>You win by removing all armies of your opponent. There are no missions, and it doesn't matter how the neutral colour fares.</extracomment>
        <translation>Je wint door alle legers van je tegenstander uit te schakelen. Er zijn geen missies, en hoe de neutrale kleur het doet maakt niet uit.</translation>
    </message>
    <message>
        <source>rules.S2_02</source>
        <extracomment>Both players begin with 40 armies and the neutral colour with 28. All three get 14 territories.</extracomment>
        <translation>Beide spelers beginnen met 40 legers en de neutrale kleur met 28. Alle drie krijgen 14 gebieden.</translation>
    </message>
    <message>
        <source>rules.S2_03</source>
        <extracomment>From the start two neutral armies stand in every neutral territory. You and your opponent place yours one at a time, in turn.</extracomment>
        <translation>Vanaf het begin staan in elk neutraal gebied twee neutrale legers. Jij en je tegenstander plaatsen die van jullie om de beurt, één tegelijk.</translation>
    </message>
    <message>
        <source>rules.S2_04</source>
        <extracomment>Whenever you get new armies, the neutral colour gets half as many, rounded down. All of them count: for territories, continents, sets and cards that show your land.</extracomment>
        <translation>Telkens als je nieuwe legers krijgt, krijgt de neutrale kleur er half zoveel, naar beneden afgerond. Alles telt mee: gebieden, continenten, sets en kaarten met eigen gebieden.</translation>
    </message>
    <message>
        <source>rules.S2_05</source>
        <extracomment>When you have placed your armies, your opponent places the neutral ones on any neutral territories.</extracomment>
        <translation>Als jij je legers hebt geplaatst, plaatst je tegenstander de neutrale in neutrale gebieden naar keuze.</translation>
    </message>
    <message>
        <source>rules.S2_06</source>
        <extracomment>Neutral territories may be attacked like any other, and conquering one earns a card. Your opponent rolls for them, always with as many dice as allowed.</extracomment>
        <translation>Neutrale gebieden mag je aanvallen als alle andere, en een verovering levert een kaart op. Je tegenstander gooit ervoor, altijd met zoveel dobbelstenen als mag.</translation>
    </message>
    <message>
        <source>rules.S2_07</source>
        <extracomment>The neutral colour never attacks, moves or draws cards, and it has no turn.</extracomment>
        <translation>De neutrale kleur valt nooit aan, verplaatst niets, trekt geen kaarten en heeft geen beurt.</translation>
    </message>
    <message>
        <source>rules.S2_08</source>
        <extracomment>Once no neutral territory is left, there are no more new neutral armies.</extracomment>
        <translation>Is er geen neutraal gebied meer over, dan komen er ook geen neutrale legers meer bij.</translation>
    </message>
    <message>
        <source>rules.SC_01</source>
        <extracomment>There are no missions: you win by beating all your opponents. Two players are joined by a neutral colour that grows.</extracomment>
        <translation>Er zijn geen missies: je wint door al je tegenstanders te verslaan. Met twee spelers doet een neutrale kleur mee die meegroeit.</translation>
    </message>
    <message>
        <source>rules.SC_02</source>
        <extracomment>Each set traded in the game brings more than the last, whoever trades it and whatever its cards show: 4, 6, 8, 10, 12, 15, 20, 25 armies, then 5 more every time.</extracomment>
        <translation>Elke set die in het spel wordt ingeruild levert meer op dan de vorige, wie hem ook inruilt en wat er ook op de kaarten staat: 4, 6, 8, 10, 12, 15, 20, 25 legers, en daarna telkens 5 meer.</translation>
    </message>
    <message>
        <source>rules.SC_03</source>
        <extracomment>As in the game with secret missions, every traded card that shows your own land brings two extra armies there, and with five or more cards you must trade a set.</extracomment>
        <translation>Net als in het spel met geheime missies levert elke ingeruilde kaart met een eigen gebied daar twee extra legers op, en met vijf of meer kaarten moet je een set inruilen.</translation>
    </message>
    <message>
        <source>rules.SK_01</source>
        <extracomment>Two to six can play, without missions. Two players are joined by a neutral colour, which has no capital.</extracomment>
        <translation>Het spel is voor twee tot zes spelers, zonder missies. Met twee spelers doet een neutrale kleur mee, die geen hoofdstad heeft.</translation>
    </message>
    <message>
        <source>rules.SK_02</source>
        <extracomment>When all armies are placed, everybody secretly chooses a territory of their own as the capital. Its card is out of the game.</extracomment>
        <translation>Als alle legers staan, kiest iedereen in het geheim een eigen gebied als hoofdstad. De kaart daarvan doet niet meer mee.</translation>
    </message>
    <message>
        <source>rules.SK_03</source>
        <extracomment>When your capital falls for the first time, it is shown and the attacker takes all your territory cards. Nothing is traded now; with five or more cards the attacker must do so in the next turn.</extracomment>
        <translation>Valt je hoofdstad voor het eerst, dan wordt ze getoond en krijgt de aanvaller al je gebiedskaarten. Er wordt nu niets ingeruild; met vijf of meer kaarten moet de aanvaller dat in zijn volgende beurt doen.</translation>
    </message>
    <message>
        <source>rules.SK_04</source>
        <extracomment>With the capital all your other armies on its continent vanish. The attacker gets one army in each territory that they leave.</extracomment>
        <translation>Met de hoofdstad verdwijnen ook al je andere legers op dat continent. De aanvaller krijgt één leger in elk gebied dat zo leeg raakt.</translation>
    </message>
    <message>
        <source>rules.SK_05</source>
        <extracomment>Whoever loses the capital plays on with the armies that are left elsewhere and may take it back. Without any army left you are out, and the cards you have drawn since go to whoever beats you.</extracomment>
        <translation>Wie de hoofdstad verliest, speelt verder met de legers die elders over zijn en mag haar heroveren. Zonder legers lig je uit het spel, en de kaarten die je sindsdien trok gaan naar wie je verslaat.</translation>
    </message>
    <message>
        <source>rules.SK_06</source>
        <extracomment>All this happens only the first time that a capital is taken from its founder. After that it is conquered like any other territory.</extracomment>
        <translation>Dit alles gebeurt alleen de eerste keer dat een hoofdstad van haar stichter wordt veroverd. Daarna is het een gebied als alle andere.</translation>
    </message>
    <message>
        <source>rules.SK_07</source>
        <extracomment>You win by holding enough capitals at once, your own among them: two with two or three players, three with four or five, four with six. The number stays the same when players go out.</extracomment>
        <translation>Je wint als je tegelijk genoeg hoofdsteden bezit, ook je eigen: twee met twee of drie spelers, drie met vier of vijf, vier met zes. Dat aantal blijft gelijk als er spelers uitvallen.</translation>
    </message>
    <message>
        <source>rules.SK_08</source>
        <extracomment>Capitals of others count only once they have been shown; your own counts while it is still secret. You can win in your own turn only.</extracomment>
        <translation>Hoofdsteden van anderen tellen pas als ze getoond zijn; je eigen telt ook als ze nog geheim is. Je kunt alleen in je eigen beurt winnen.</translation>
    </message>
    <message>
        <source>rules.SK_09</source>
        <extracomment>Sets have fixed values of 4, 6, 8 or 10 armies. With a house rule they rise instead.</extracomment>
        <translation>Sets hebben vaste waarden van 4, 6, 8 of 10 legers. Met een huisregel stijgen ze in plaats daarvan.</translation>
    </message>
    <message>
        <source>rules.S_01</source>
        <extracomment>Three to six can play. The dealer is drawn at random; that only decides who is dealt to, places and moves first.</extracomment>
        <translation>Het spel is voor drie tot zes spelers. De gever wordt geloot; dat bepaalt alleen wie als eerste gebieden krijgt, legers plaatst en speelt.</translation>
    </message>
    <message>
        <source>rules.S_02</source>
        <extracomment>Everybody gets one of 14 missions, in secret. Missions against colours that don't play are taken out first; the rest stays unseen.</extracomment>
        <translation>Iedereen krijgt in het geheim één van 14 missies. Missies tegen kleuren die niet meedoen gaan er eerst uit; de rest blijft ongezien.</translation>
    </message>
    <message>
        <source>rules.S_03</source>
        <extracomment>Three players begin with 35 armies each, four with 30, five with 25, six with 20.</extracomment>
        <translation>Met drie spelers begint ieder met 35 legers, met vier met 30, met vijf met 25 en met zes met 20.</translation>
    </message>
    <message>
        <source>rules.S_04</source>
        <extracomment>All territories are dealt at random, from the left of the dealer on, and each gets one army. With four or five players two of them get one territory more.</extracomment>
        <translation>Alle gebieden worden gedeeld, te beginnen links van de gever, en op elk komt één leger. Met vier of vijf spelers krijgen er twee één gebied meer.</translation>
    </message>
    <message>
        <source>rules.S_05</source>
        <extracomment>From the left of the dealer on, each in turn adds one army to a territory of their own until all are placed. Then all 44 cards are shuffled, both wild cards among them.</extracomment>
        <translation>Te beginnen links van de gever zet iedereen om de beurt één leger in een eigen gebied, tot alle legers staan. Daarna worden alle 44 kaarten geschud, ook de twee jokers.</translation>
    </message>
    <message>
        <source>rules.S_06</source>
        <extracomment>The player left of the dealer takes the first turn.</extracomment>
        <translation>De speler links van de gever heeft de eerste beurt.</translation>
    </message>
    <message>
        <source>rules.S_10</source>
        <extracomment>You get a third of your territories in armies, rounded down, but never fewer than three: 17 territories bring 5.</extracomment>
        <translation>Je krijgt een derde van je aantal gebieden aan legers, naar beneden afgerond, maar nooit minder dan drie: 17 gebieden leveren er 5 op.</translation>
    </message>
    <message>
        <source>rules.S_11</source>
        <extracomment>A continent that is all yours when your turn begins brings its bonus on top. One that you complete later counts from your next turn on.</extracomment>
        <translation>Een continent dat bij het begin van je beurt helemaal van jou is, levert ook zijn bonus op. Een continent dat je later voltooit, telt vanaf je volgende beurt.</translation>
    </message>
    <message>
        <source>rules.S_12</source>
        <extracomment>Sets have fixed values: three infantry 4 armies, three cavalry 6, three artillery 8, one of each 10. A set with wild cards counts as the best it can be.</extracomment>
        <translation>Sets hebben een vaste waarde: drie infanterie 4 legers, drie cavalerie 6, drie artillerie 8, van elk één 10. Een set met jokers telt als het beste wat hij kan zijn.</translation>
    </message>
    <message>
        <source>rules.S_13</source>
        <extracomment>You may trade as many sets in a turn as you like, but only at its start, before you place armies.</extracomment>
        <translation>Je mag in een beurt zoveel sets inruilen als je wilt, maar alleen aan het begin, voordat je legers plaatst.</translation>
    </message>
    <message>
        <source>rules.S_14</source>
        <extracomment>Each traded card that shows a territory of yours puts two extra armies there at once, however many such cards there are.</extracomment>
        <translation>Elke ingeruilde kaart met een gebied van jou zet daar meteen twee extra legers neer, hoeveel van die kaarten het ook zijn.</translation>
    </message>
    <message>
        <source>rules.S_15</source>
        <extracomment>With five or more cards at the start of your turn you must trade a set. One is enough, even if many cards are left.</extracomment>
        <translation>Met vijf of meer kaarten aan het begin van je beurt moet je een set inruilen. Eén is genoeg, ook als je veel kaarten overhoudt.</translation>
    </message>
    <message>
        <source>rules.S_16</source>
        <extracomment>Traded cards go under the draw pile.</extracomment>
        <translation>Ingeruilde kaarten gaan onder de trekstapel.</translation>
    </message>
    <message>
        <source>rules.S_17</source>
        <extracomment>All other new armies go on your territories, shared out as you like. Every one has to be placed now.</extracomment>
        <translation>Alle andere nieuwe legers verdeel je vrij over je gebieden. Ze moeten nu allemaal worden geplaatst.</translation>
    </message>
    <message>
        <source>rules.S_20</source>
        <extracomment>You attack a neighbouring territory with one to three armies; at least one more has to stay where they come from.</extracomment>
        <translation>Je valt een buurgebied aan met één tot drie legers; in het gebied waar ze vandaan komen moet er minstens één achterblijven.</translation>
    </message>
    <message>
        <source>rules.S_21</source>
        <extracomment>You may roll fewer dice than the armies you attack with, but never more. Unless you choose otherwise, each army rolls one die.</extracomment>
        <translation>Je mag met minder dobbelstenen gooien dan je legers aanvallen, maar nooit met meer. Kies je niets anders, dan gooit elk leger één steen.</translation>
    </message>
    <message>
        <source>rules.S_22</source>
        <extracomment>One or two armies defend with a single die. Only from three armies on may the defender roll two.</extracomment>
        <translation>Eén of twee legers verdedigen met één dobbelsteen. Pas vanaf drie legers mag de verdediger er twee gooien.</translation>
    </message>
    <message>
        <source>rules.S_23</source>
        <extracomment>The highest dice are compared, then the second highest. The lower one of each pair loses an army; when they are equal, the attacker does.</extracomment>
        <translation>De hoogste stenen worden vergeleken, dan de op één na hoogste. De laagste van elk paar verliest een leger; bij gelijk spel de aanvaller.</translation>
    </message>
    <message>
        <source>rules.S_24</source>
        <extracomment>After a conquest at least as many armies move in as you attacked with, even if you rolled fewer dice. More may follow, but one has to stay behind.</extracomment>
        <translation>Na een verovering trekken er minstens zoveel legers in als waarmee je aanviel, ook als je minder stenen gooide. Er mogen er meer volgen, maar één moet achterblijven.</translation>
    </message>
    <message>
        <source>rules.S_25</source>
        <extracomment>You may go on attacking from a territory that you have just conquered.</extracomment>
        <translation>Je mag verder aanvallen vanuit een gebied dat je net hebt veroverd.</translation>
    </message>
    <message>
        <source>rules.S_26</source>
        <extracomment>If you beat a player, you take the territory cards; the mission goes aside unseen. Nothing is traded now, but with five or more cards you must trade a set in your next turn.</extracomment>
        <translation>Versla je een speler, dan krijg je de gebiedskaarten; de missie gaat ongezien weg. Er wordt nu niets ingeruild, maar met vijf of meer kaarten moet je in je volgende beurt een set inruilen.</translation>
    </message>
    <message>
        <source>rules.S_27</source>
        <extracomment>When you have finished attacking, you draw one card if you conquered anything this turn. That is before you move armies.</extracomment>
        <translation>Ben je klaar met aanvallen, dan trek je één kaart als je deze beurt iets hebt veroverd. Dat gebeurt voordat je legers verplaatst.</translation>
    </message>
    <message>
        <source>rules.S_30</source>
        <extracomment>Once at the end of your turn you may move any number of armies from one territory to an adjacent one of yours. At least one stays behind.</extracomment>
        <translation>Eén keer mag je aan het eind van je beurt zoveel legers als je wilt naar een aangrenzend eigen gebied verplaatsen. Er blijft er minstens één achter.</translation>
    </message>
    <message>
        <source>rules.S_40</source>
        <extracomment>You win when your mission is fulfilled in your own turn. If it comes true in somebody else's turn, you have to wait, and territories must still be yours when your turn begins.</extracomment>
        <translation>Je wint als je missie in je eigen beurt vervuld is. Komt ze in andermans beurt uit, dan moet je wachten, en de gebieden moeten bij het begin van je beurt nog van jou zijn.</translation>
    </message>
    <message>
        <source>rules.S_41</source>
        <extracomment>If your mission names your own colour, you have to hold 24 territories instead.</extracomment>
        <translation>Noemt je missie je eigen kleur, dan moet je in plaats daarvan 24 gebieden bezitten.</translation>
    </message>
    <message>
        <source>rules.T_01</source>
        <extracomment>Four or six play in two teams of equal size. The teams sit and play alternately.</extracomment>
        <translation>Vier of zes spelers vormen twee even grote teams. De teams zitten en spelen om en om.</translation>
    </message>
    <message>
        <source>rules.T_02</source>
        <extracomment>Everybody sets up alone, with 30 armies each when four play and 20 when six do.</extracomment>
        <translation>Iedereen stelt voor zichzelf op: met vier spelers ieder 30 legers, met zes ieder 20.</translation>
    </message>
    <message>
        <source>rules.T_03</source>
        <extracomment>As soon as one player is out, the other team has won.</extracomment>
        <translation>Zodra één speler uit het spel ligt, heeft het andere team gewonnen.</translation>
    </message>
    <message>
        <source>rules.T_04</source>
        <extracomment>You can't attack players of your own team.</extracomment>
        <translation>Spelers van je eigen team kun je niet aanvallen.</translation>
    </message>
    <message>
        <source>rules.T_05</source>
        <extracomment>Sets have fixed values: three infantry 4 armies, three cavalry 6, three artillery 8, one of each 10.</extracomment>
        <translation>Sets hebben een vaste waarde: drie infanterie 4 legers, drie cavalerie 6, drie artillerie 8, van elk één 10.</translation>
    </message>
    <message>
        <source>rules.T_06</source>
        <extracomment>Partners may stand in the same territory. It belongs to whoever has most armies there; if two have equally many, it counts for nobody.</extracomment>
        <translation>Teamgenoten mogen in hetzelfde gebied staan. Het is van wie er de meeste legers heeft; hebben er twee even veel, dan telt het voor niemand.</translation>
    </message>
    <message>
        <source>rules.T_07</source>
        <extracomment>Only territories that belong to you count for your new armies, not those of your partners.</extracomment>
        <translation>Voor je nieuwe legers tellen alleen gebieden die van jou zijn, niet die van je teamgenoten.</translation>
    </message>
    <message>
        <source>rules.T_08</source>
        <extracomment>A continent brings its bonus only if all its territories belong to the same player. One that counts for nobody is enough to lose it.</extracomment>
        <translation>Een continent levert alleen zijn bonus op als alle gebieden van dezelfde speler zijn. Eén gebied dat voor niemand telt is genoeg om hem te verliezen.</translation>
    </message>
    <message>
        <source>rules.T_09</source>
        <extracomment>Your move at the end of a turn may lead through land of your whole team. It may end with a partner, even one who doesn't want it.</extracomment>
        <translation>De verplaatsing aan het eind van je beurt mag door land van je hele team gaan. Ze mag bij een teamgenoot eindigen, ook als die dat niet wil.</translation>
    </message>
    <message>
        <source>rules.T_10</source>
        <extracomment>New armies go only where you have at least one army already.</extracomment>
        <translation>Nieuwe legers plaats je alleen waar je al minstens één leger hebt.</translation>
    </message>
    <message>
        <source>rules.T_11</source>
        <extracomment>From a shared territory you attack with your own armies only. You need at least two there, and one of yours stays behind.</extracomment>
        <translation>Vanuit een gedeeld gebied val je alleen met je eigen legers aan. Je hebt er daar minstens twee nodig, en één van jou blijft achter.</translation>
    </message>
    <message>
        <source>rules.T_12</source>
        <extracomment>All armies in a shared territory defend it together. Whoever has most there chooses the dice and loses armies first, on a tie the next in turn after the attacker; it falls when nobody's army is left.</extracomment>
        <translation>Alle legers in een gedeeld gebied verdedigen het samen. Wie er de meeste heeft, kiest de dobbelstenen en verliest het eerst legers, bij gelijke aantallen wie na de aanvaller het eerst aan de beurt is; het valt als er geen leger meer staat.</translation>
    </message>
    <message>
        <source>rules.T_13</source>
        <extracomment>A team has one hand of cards, which goes on to whoever of you plays next. With five or more cards in it the member on turn must trade, and gets the armies.</extracomment>
        <translation>Een team heeft één hand met kaarten, die doorgaat naar wie van jullie als volgende speelt. Met vijf of meer kaarten moet het teamlid dat aan de beurt is inruilen, en dat krijgt de legers.</translation>
    </message>
    <message>
        <source>rules.T_14</source>
        <extracomment>At the end of your turn all your armies may leave a territory in which a partner's army stays. Anywhere else one has to stay.</extracomment>
        <translation>Aan het eind van je beurt mogen al je legers een gebied verlaten waar een leger van een teamgenoot blijft. Overal elders moet er één achterblijven.</translation>
    </message>
    <message>
        <source>rules.W_01</source>
        <extracomment>World conquest is for 3 to 6 players.</extracomment>
        <translation>Wereldverovering is voor 3 tot 6 spelers.</translation>
    </message>
    <message>
        <source>rules.W_02</source>
        <extracomment>Each starts with 35 armies if three play, 30 if four, 25 if five and 20 if six.</extracomment>
        <translation>Ieder begint met 35 legers bij drie spelers, 30 bij vier, 25 bij vijf en 20 bij zes.</translation>
    </message>
    <message>
        <source>rules.W_03</source>
        <extracomment>The highest roll begins. In turn each of you takes a free territory with one army, until all are taken; some may get one more than others.</extracomment>
        <translation>De hoogste worp begint. Om de beurt bezet ieder één vrij gebied met één leger, tot alle bezet zijn; sommigen krijgen er misschien één meer.</translation>
    </message>
    <message>
        <source>rules.W_04</source>
        <extracomment>Then in turn each of you adds one army to a territory of your own, until all starting armies stand.</extracomment>
        <translation>Daarna zet ieder om de beurt één leger bij op een eigen gebied, tot alle startlegers staan.</translation>
    </message>
    <message>
        <source>rules.W_05</source>
        <extracomment>The territory cards and both wild cards are shuffled into a face-down pile. The golden cavalryman starts on the first field of the value track.</extracomment>
        <translation>De gebiedskaarten en beide jokers worden geschud tot een gedekte stapel. De gouden cavalerist begint op het eerste vak van de waardebalk.</translation>
    </message>
    <message>
        <source>rules.W_06</source>
        <extracomment>A turn goes: new armies, attacks, one move, the card. You may leave out the attacks and the move.</extracomment>
        <translation>Een beurt gaat zo: nieuwe legers, aanvallen, één verplaatsing, de kaart. Aanvallen en verplaatsen mag je overslaan.</translation>
    </message>
    <message>
        <source>rules.W_10</source>
        <extracomment>You get one army for every three territories you own, rounded down, but never fewer than 3.</extracomment>
        <translation>Je krijgt één leger voor elke drie gebieden die je bezit, naar beneden afgerond, maar nooit minder dan 3.</translation>
    </message>
    <message>
        <source>rules.W_11</source>
        <extracomment>Every continent that is wholly yours adds its bonus.</extracomment>
        <translation>Elk continent dat helemaal van jou is, geeft zijn bonus erbij.</translation>
    </message>
    <message>
        <source>rules.W_12</source>
        <extracomment>Sets of cards are traded in this step and bring more armies. You may trade as many as you have.</extracomment>
        <translation>Sets kaarten ruil je in deze stap in voor extra legers. Je mag er zoveel inruilen als je hebt.</translation>
    </message>
    <message>
        <source>rules.W_13</source>
        <extracomment>With 5 cards or more you have to trade sets now, until 4 or fewer are left.</extracomment>
        <translation>Met 5 of meer kaarten moet je nu sets inruilen, tot er 4 of minder over zijn.</translation>
    </message>
    <message>
        <source>rules.W_14</source>
        <extracomment>A set brings the number below the golden cavalryman; then he rides one field on. The track is the same for everybody: the first set brings 4 armies, the second 6.</extracomment>
        <translation>Een set levert het getal onder de gouden cavalerist op; daarna rijdt hij één vak verder. De balk geldt voor iedereen: de eerste set geeft 4 legers, de tweede 6.</translation>
    </message>
    <message>
        <source>rules.W_15</source>
        <extracomment>The track goes 4, 6, 8, 10, 15, 20, 25 and then on by 5.</extracomment>
        <translation>De balk loopt 4, 6, 8, 10, 15, 20, 25 en dan steeds 5 verder.</translation>
    </message>
    <message>
        <source>rules.W_16</source>
        <extracomment>A traded card that shows a territory of yours brings nothing extra.</extracomment>
        <translation>Een ingeruilde kaart met een eigen gebied erop levert niets extra's op.</translation>
    </message>
    <message>
        <source>rules.W_17</source>
        <extracomment>Traded cards go to a pile of their own.</extracomment>
        <translation>Ingeruilde kaarten gaan op een aparte aflegstapel.</translation>
    </message>
    <message>
        <source>rules.W_18</source>
        <extracomment>All new armies are placed now, on territories of yours, divided as you like.</extracomment>
        <translation>Alle nieuwe legers plaats je nu, op eigen gebieden, verdeeld zoals je wilt.</translation>
    </message>
    <message>
        <source>rules.W_20</source>
        <extracomment>Say where you attack from, what you attack, and with how many armies: 1 to 3, and one always stays behind. Each army rolls a die.</extracomment>
        <translation>Zeg vanwaar je aanvalt, wat je aanvalt en met hoeveel legers: 1 tot 3, en één blijft altijd achter. Elk leger gooit één dobbelsteen.</translation>
    </message>
    <message>
        <source>rules.W_21</source>
        <extracomment>Knowing the attack, the defender chooses 1 or 2 dice, but no more than there are armies. Then both roll together.</extracomment>
        <translation>De verdediger kent de aanval en kiest 1 of 2 dobbelstenen, maar niet meer dan er legers staan. Dan gooien beiden tegelijk.</translation>
    </message>
    <message>
        <source>rules.W_22</source>
        <extracomment>Highest against highest, second against second, equal dice for the defender: 3 and 2 against 6 and 2 cost the attacker two armies.</extracomment>
        <translation>Hoogste tegen hoogste, tweede tegen tweede, gelijk is voor de verdediger: 3 en 2 tegen 6 en 2 kost de aanvaller twee legers.</translation>
    </message>
    <message>
        <source>rules.W_23</source>
        <extracomment>An invasion is every battle for one target, until it falls or you stop. You may go on from another territory of yours in between, and come back to a target later.</extracomment>
        <translation>Een invasie is elk gevecht om één doel, tot het valt of jij stopt. Tussendoor mag je vanuit een ander eigen gebied verdergaan, en later op een doel terugkomen.</translation>
    </message>
    <message>
        <source>rules.W_24</source>
        <extracomment>The armies that fought the last battle move in. More may follow from the same territory before your next invasion, but one stays.</extracomment>
        <translation>De legers die het laatste gevecht voerden, trekken erin. Uit hetzelfde gebied mogen er meer volgen vóór je volgende invasie, maar één blijft.</translation>
    </message>
    <message>
        <source>rules.W_25</source>
        <extracomment>Beat a player and all their territory cards are yours. If that makes 5 cards or more, trade sets at once until 4 or fewer are left, place the armies, and go on.</extracomment>
        <translation>Versla je een speler, dan zijn alle gebiedskaarten van die speler voor jou. Heb je er dan 5 of meer, ruil dan meteen sets in tot je er 4 of minder hebt, plaats de legers en ga verder.</translation>
    </message>
    <message>
        <source>rules.W_30</source>
        <extracomment>Once, you may move any number of armies from one territory of yours to another, if a chain of your own territories joins them. At least one stays behind.</extracomment>
        <translation>Eén keer mag je zoveel legers als je wilt van het ene eigen gebied naar het andere verplaatsen, als een keten van eigen gebieden ze verbindt. Er blijft minstens één achter.</translation>
    </message>
    <message>
        <source>rules.W_40</source>
        <extracomment>If you conquered something this turn, you draw the top card now.</extracomment>
        <translation>Heb je deze beurt iets veroverd, dan trek je nu de bovenste kaart.</translation>
    </message>
    <message>
        <source>rules.W_50</source>
        <extracomment>Whoever first owns all territories wins at once.</extracomment>
        <translation>Wie als eerste alle gebieden bezit, wint meteen.</translation>
    </message>
    <message>
        <source>rules.book.AD</source>
        <extracomment>2210 A.D. rulebook 2001</extracomment>
        <translation>Regels van 2210 n.Chr., 2001</translation>
    </message>
    <message>
        <source>rules.book.AD_Y</source>
        <extracomment>2210 A.D. rulebook 2001, two players</extracomment>
        <translation>Regels van 2210 n.Chr., 2001, twee spelers</translation>
    </message>
    <message>
        <source>rules.book.C</source>
        <extracomment>all classic games</extracomment>
        <translation>alle klassieke spellen</translation>
    </message>
    <message>
        <source>rules.book.D</source>
        <extracomment>German rulebook 1982</extracomment>
        <translation>Duitse regels 1982</translation>
    </message>
    <message>
        <source>rules.book.G</source>
        <extracomment>Godstorm rulebook 2004</extracomment>
        <translation>Regels van Godstorm, 2004</translation>
    </message>
    <message>
        <source>rules.book.M</source>
        <extracomment>Dutch rulebook 2004, four missions</extracomment>
        <translation>Nederlandse regels 2004, vier missies</translation>
    </message>
    <message>
        <source>rules.book.N</source>
        <extracomment>Dutch rulebook 2004, bought allies</extracomment>
        <translation>Nederlandse regels 2004, gekochte bondgenoten</translation>
    </message>
    <message>
        <source>rules.book.O</source>
        <extracomment>chapter on the original game</extracomment>
        <translation>hoofdstuk over het originele spel</translation>
    </message>
    <message>
        <source>rules.book.O2</source>
        <extracomment>chapter on the original game, two players</extracomment>
        <translation>hoofdstuk over het originele spel, twee spelers</translation>
    </message>
    <message>
        <source>rules.book.P</source>
        <extracomment>Dutch rulebook 2004, two players</extracomment>
        <translation>Nederlandse regels 2004, twee spelers</translation>
    </message>
    <message>
        <source>rules.book.S</source>
        <extracomment>Swedish rulebook 2000, secret missions</extracomment>
        <translation>Zweedse regels 2000, geheime missies</translation>
    </message>
    <message>
        <source>rules.book.S2</source>
        <extracomment>Swedish rulebook 2000, two players</extracomment>
        <translation>Zweedse regels 2000, twee spelers</translation>
    </message>
    <message>
        <source>rules.book.SC</source>
        <extracomment>Swedish rulebook 2000, rising cards</extracomment>
        <translation>Zweedse regels 2000, stijgende kaarten</translation>
    </message>
    <message>
        <source>rules.book.SK</source>
        <extracomment>Swedish rulebook 2000, capitals</extracomment>
        <translation>Zweedse regels 2000, hoofdsteden</translation>
    </message>
    <message>
        <source>rules.book.T</source>
        <extracomment>Dutch rulebook 2004, teams</extracomment>
        <translation>Nederlandse regels 2004, teams</translation>
    </message>
    <message>
        <source>rules.book.W</source>
        <extracomment>Dutch rulebook 2004, world conquest</extracomment>
        <translation>Nederlandse regels 2004, wereldverovering</translation>
    </message>
    <message>
        <source>rules.changed</source>
        <extracomment>holds in part: house rule</extracomment>
        <translation>geldt gedeeltelijk: huisregel</translation>
    </message>
    <message>
        <source>rules.chapter.attack</source>
        <extracomment>Attacks</extracomment>
        <translation>Aanvallen</translation>
    </message>
    <message>
        <source>rules.chapter.attack.AD</source>
        <extracomment>Invasions</extracomment>
        <translation>Invasies</translation>
    </message>
    <message>
        <source>rules.chapter.attack.G</source>
        <extracomment>Step 6: invasions</extracomment>
        <translation>Stap 6: invasies</translation>
    </message>
    <message>
        <source>rules.chapter.bids</source>
        <extracomment>A year begins: bids</extracomment>
        <translation>Een jaar begint: bieden</translation>
    </message>
    <message>
        <source>rules.chapter.bids.G</source>
        <extracomment>An epoch begins: bids</extracomment>
        <translation>Een tijdperk begint: bieden</translation>
    </message>
    <message>
        <source>rules.chapter.board</source>
        <extracomment>Board and armies</extracomment>
        <translation>Bord en legers</translation>
    </message>
    <message>
        <source>rules.chapter.board.G</source>
        <extracomment>The board and the sea</extracomment>
        <translation>Het bord en de zee</translation>
    </message>
    <message>
        <source>rules.chapter.box</source>
        <extracomment>The box</extracomment>
        <translation>De doos</translation>
    </message>
    <message>
        <source>rules.chapter.box.G</source>
        <extracomment>The original game on this board</extracomment>
        <translation>Het originele spel op dit bord</translation>
    </message>
    <message>
        <source>rules.chapter.bribes</source>
        <extracomment>Bribes</extracomment>
        <translation>Omkopen</translation>
    </message>
    <message>
        <source>rules.chapter.capitals</source>
        <extracomment>Capitals</extracomment>
        <translation>Hoofdsteden</translation>
    </message>
    <message>
        <source>rules.chapter.card_by_card</source>
        <extracomment>Card by card</extracomment>
        <translation>Kaart voor kaart</translation>
    </message>
    <message>
        <source>rules.chapter.cards</source>
        <extracomment>Cards</extracomment>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>rules.chapter.cards.AD</source>
        <extracomment>Command cards</extracomment>
        <translation>Commandokaarten</translation>
    </message>
    <message>
        <source>rules.chapter.cards.G</source>
        <extracomment>Steps 3 and 4: miracle cards</extracomment>
        <translation>Stap 3 en 4: wonderkaarten</translation>
    </message>
    <message>
        <source>rules.chapter.conquest</source>
        <extracomment>Conquests</extracomment>
        <translation>Veroveringen</translation>
    </message>
    <message>
        <source>rules.chapter.conquest.AD</source>
        <extracomment>Conquests and their bonus</extracomment>
        <translation>Veroveringen en hun bonus</translation>
    </message>
    <message>
        <source>rules.chapter.dice</source>
        <extracomment>The dice</extracomment>
        <translation>De dobbelstenen</translation>
    </message>
    <message>
        <source>rules.chapter.dice.G</source>
        <extracomment>The battle of armies</extracomment>
        <translation>Het gevecht van de legers</translation>
    </message>
    <message>
        <source>rules.chapter.elimination</source>
        <extracomment>Who is out</extracomment>
        <translation>Wie eruit ligt</translation>
    </message>
    <message>
        <source>rules.chapter.empty</source>
        <extracomment>Empty territories</extracomment>
        <translation>Lege gebieden</translation>
    </message>
    <message>
        <source>rules.chapter.god_war</source>
        <extracomment>The god war</extracomment>
        <translation>De godenstrijd</translation>
    </message>
    <message>
        <source>rules.chapter.gods</source>
        <extracomment>Step 2: gods</extracomment>
        <translation>Stap 2: goden</translation>
    </message>
    <message>
        <source>rules.chapter.hiring</source>
        <extracomment>Commanders and stations</extracomment>
        <translation>Commandanten en stations</translation>
    </message>
    <message>
        <source>rules.chapter.missions</source>
        <extracomment>Missions</extracomment>
        <translation>Missies</translation>
    </message>
    <message>
        <source>rules.chapter.moon</source>
        <extracomment>Moon</extracomment>
        <translation>Maan</translation>
    </message>
    <message>
        <source>rules.chapter.move</source>
        <extracomment>The last move</extracomment>
        <translation>De laatste verplaatsing</translation>
    </message>
    <message>
        <source>rules.chapter.move.D</source>
        <extracomment>Regrouping</extracomment>
        <translation>Hergroeperen</translation>
    </message>
    <message>
        <source>rules.chapter.move.G</source>
        <extracomment>Step 7: fortify</extracomment>
        <translation>Stap 7: versterken</translation>
    </message>
    <message>
        <source>rules.chapter.neutrals</source>
        <extracomment>Neutral colours</extracomment>
        <translation>Neutrale kleuren</translation>
    </message>
    <message>
        <source>rules.chapter.neutrals.AD_Y</source>
        <extracomment>The neutral colour</extracomment>
        <translation>De neutrale kleur</translation>
    </message>
    <message>
        <source>rules.chapter.neutrals.G</source>
        <extracomment>Two players: the neutral pantheon</extracomment>
        <translation>Twee spelers: het neutrale pantheon</translation>
    </message>
    <message>
        <source>rules.chapter.overview</source>
        <extracomment>What it is about</extracomment>
        <translation>Waar het om gaat</translation>
    </message>
    <message>
        <source>rules.chapter.plague</source>
        <extracomment>Step 5: plague</extracomment>
        <translation>Stap 5: pest</translation>
    </message>
    <message>
        <source>rules.chapter.reinforcements</source>
        <extracomment>New armies</extracomment>
        <translation>Nieuwe legers</translation>
    </message>
    <message>
        <source>rules.chapter.reinforcements.AD</source>
        <extracomment>New MODs and energy</extracomment>
        <translation>Nieuwe MODs en energie</translation>
    </message>
    <message>
        <source>rules.chapter.reinforcements.G</source>
        <extracomment>Step 1: armies and faith</extracomment>
        <translation>Stap 1: legers en geloof</translation>
    </message>
    <message>
        <source>rules.chapter.setup</source>
        <extracomment>Set-up</extracomment>
        <translation>Het begin</translation>
    </message>
    <message>
        <source>rules.chapter.teams</source>
        <extracomment>Teams</extracomment>
        <translation>Teams</translation>
    </message>
    <message>
        <source>rules.chapter.temples</source>
        <extracomment>Temples</extracomment>
        <translation>Tempels</translation>
    </message>
    <message>
        <source>rules.chapter.turn</source>
        <extracomment>The turn</extracomment>
        <translation>De beurt</translation>
    </message>
    <message>
        <source>rules.chapter.underworld</source>
        <extracomment>Steps 8 and 9: the dead and the Underworld</extracomment>
        <translation>Stap 8 en 9: de doden en de onderwereld</translation>
    </message>
    <message>
        <source>rules.chapter.water</source>
        <extracomment>Water</extracomment>
        <translation>Water</translation>
    </message>
    <message>
        <source>rules.chapter.winning</source>
        <extracomment>Winning</extracomment>
        <translation>Winnen</translation>
    </message>
    <message>
        <source>rules.chapter.winning.AD</source>
        <extracomment>The years and the points</extracomment>
        <translation>De jaren en de punten</translation>
    </message>
    <message>
        <source>rules.chapter.winning.G</source>
        <extracomment>Step 10, the end and the points</extracomment>
        <translation>Stap 10, het einde en de punten</translation>
    </message>
    <message>
        <source>rules.house</source>
        <extracomment>House rules in this game</extracomment>
        <translation>Huisregels in dit spel</translation>
    </message>
    <message>
        <source>rules.house.line</source>
        <extracomment>{rule}: {value}</extracomment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>rules.index</source>
        <extracomment>All rules</extracomment>
        <translation>Alle regels</translation>
    </message>
    <message numerus="yes">
        <source>rules.index.count</source>
        <extracomment>{n} rule | {n} rules</extracomment>
        <translation>
            <numerusform>{n} regel</numerusform>
            <numerusform>{n} regels</numerusform>
        </translation>
    </message>
    <message>
        <source>rules.index.edition</source>
        <extracomment>Rules of</extracomment>
        <translation>Regels van</translation>
    </message>
    <message numerus="yes">
        <source>rules.index.elsewhere</source>
        <extracomment>No rule here has all these words, but {n} rule of all rulebooks does. | No rule here has all these words, but {n} rules of all rulebooks do.</extracomment>
        <translation>
            <numerusform>Geen regel hier heeft al deze woorden, wel {n} regel uit alle regelboeken.</numerusform>
            <numerusform>Geen regel hier heeft al deze woorden, wel {n} regels uit alle regelboeken.</numerusform>
        </translation>
    </message>
    <message>
        <source>rules.index.every</source>
        <extracomment>All rulebooks</extracomment>
        <translation>Alle regelboeken</translation>
    </message>
    <message>
        <source>rules.index.hint</source>
        <extracomment>Words, or a number such as W-24</extracomment>
        <translation>Woorden, of een nummer zoals W-24</translation>
    </message>
    <message>
        <source>rules.index.keys</source>
        <extracomment>Enter: show it in its chapter</extracomment>
        <translation>Enter: tonen in zijn hoofdstuk</translation>
    </message>
    <message>
        <source>rules.index.list</source>
        <extracomment>Rules</extracomment>
        <translation>Regels</translation>
    </message>
    <message>
        <source>rules.index.none</source>
        <extracomment>No rule here has all these words. Try fewer of them.</extracomment>
        <translation>Geen regel hier heeft al deze woorden. Probeer het met minder.</translation>
    </message>
    <message>
        <source>rules.index.search</source>
        <extracomment>Search the rules</extracomment>
        <translation>Zoeken in de regels</translation>
    </message>
    <message>
        <source>rules.note.swap_mission</source>
        <extracomment>A mission that could not come true for several rounds may be changed for another one of its rank, unseen by the others. No rulebook says so; it keeps the game going.</extracomment>
        <translation>Een missie die enkele rondes niet kon uitkomen, mag je ongezien ruilen voor een andere van dezelfde rang. Dat staat in geen regelboek; het houdt het spel gaande.</translation>
    </message>
    <message>
        <source>rules.note.watch</source>
        <extracomment>Nothing is asked of you now. When it is your turn, the rules of your step stand here.</extracomment>
        <translation>Er wordt nu niets van je gevraagd. Ben je aan de beurt, dan staan hier de regels van je stap.</translation>
    </message>
    <message>
        <source>rules.overruled</source>
        <extracomment>doesn't hold here: house rule</extracomment>
        <translation>geldt hier niet: huisregel</translation>
    </message>
    <message>
        <source>rules.source</source>
        <extracomment>{id}, {book}</extracomment>
        <translation>{id}, {book}</translation>
    </message>
    <message>
        <source>rules.step.aegis</source>
        <extracomment>Raising the Aegis</extracomment>
        <translation>De Aegis opheffen</translation>
    </message>
    <message>
        <source>rules.step.ally_fortify</source>
        <extracomment>Moving allies</extracomment>
        <translation>Bondgenoten verplaatsen</translation>
    </message>
    <message>
        <source>rules.step.attack</source>
        <extracomment>Attacking</extracomment>
        <translation>Aanvallen</translation>
    </message>
    <message>
        <source>rules.step.attack.AD</source>
        <extracomment>Invading</extracomment>
        <translation>Binnenvallen</translation>
    </message>
    <message>
        <source>rules.step.attack.G</source>
        <extracomment>Declaring invasions</extracomment>
        <translation>Invasies aankondigen</translation>
    </message>
    <message>
        <source>rules.step.attack_dice</source>
        <extracomment>Dice after a card</extracomment>
        <translation>Dobbelstenen na een kaart</translation>
    </message>
    <message>
        <source>rules.step.bid</source>
        <extracomment>Bidding for the order of turns</extracomment>
        <translation>Bieden om de beurtvolgorde</translation>
    </message>
    <message>
        <source>rules.step.bonus_card</source>
        <extracomment>A card for three conquests</extracomment>
        <translation>Een kaart voor drie veroveringen</translation>
    </message>
    <message>
        <source>rules.step.book</source>
        <extracomment>The Book of the Dead</extracomment>
        <translation>Het dodenboek</translation>
    </message>
    <message>
        <source>rules.step.bribe</source>
        <extracomment>Bribes</extracomment>
        <translation>Omkopen</translation>
    </message>
    <message>
        <source>rules.step.buy_cards</source>
        <extracomment>Buying command cards</extracomment>
        <translation>Commandokaarten kopen</translation>
    </message>
    <message>
        <source>rules.step.buy_cards.G</source>
        <extracomment>Buying miracle cards</extracomment>
        <translation>Wonderkaarten kopen</translation>
    </message>
    <message>
        <source>rules.step.capital</source>
        <extracomment>The secret capital</extracomment>
        <translation>De geheime hoofdstad</translation>
    </message>
    <message>
        <source>rules.step.casualties</source>
        <extracomment>Which units are lost</extracomment>
        <translation>Welke eenheden verloren gaan</translation>
    </message>
    <message>
        <source>rules.step.champion</source>
        <extracomment>The god war</extracomment>
        <translation>De godenstrijd</translation>
    </message>
    <message>
        <source>rules.step.claim</source>
        <extracomment>Taking territories</extracomment>
        <translation>Gebieden bezetten</translation>
    </message>
    <message>
        <source>rules.step.claim_mission</source>
        <extracomment>Showing a mission</extracomment>
        <translation>Een missie laten zien</translation>
    </message>
    <message>
        <source>rules.step.decoys</source>
        <extracomment>Moving commanders</extracomment>
        <translation>Commandanten verplaatsen</translation>
    </message>
    <message>
        <source>rules.step.defend</source>
        <extracomment>Defending</extracomment>
        <translation>Verdedigen</translation>
    </message>
    <message>
        <source>rules.step.flight</source>
        <extracomment>Who flies with the eagles</extracomment>
        <translation>Wie met de adelaars vliegt</translation>
    </message>
    <message>
        <source>rules.step.fortify</source>
        <extracomment>The last move</extracomment>
        <translation>De laatste verplaatsing</translation>
    </message>
    <message>
        <source>rules.step.fortify.G</source>
        <extracomment>Fortifying</extracomment>
        <translation>Versterken</translation>
    </message>
    <message>
        <source>rules.step.hire</source>
        <extracomment>Commanders and stations</extracomment>
        <translation>Commandanten en stations</translation>
    </message>
    <message>
        <source>rules.step.leave_afterlife</source>
        <extracomment>Leaving the Afterlife</extracomment>
        <translation>Het hiernamaals verlaten</translation>
    </message>
    <message>
        <source>rules.step.match</source>
        <extracomment>Extra armies for cards</extracomment>
        <translation>Extra legers voor kaarten</translation>
    </message>
    <message>
        <source>rules.step.miracle</source>
        <extracomment>Playing miracle cards</extracomment>
        <translation>Wonderkaarten spelen</translation>
    </message>
    <message>
        <source>rules.step.miracle_number</source>
        <extracomment>How many a card moves</extracomment>
        <translation>Hoeveel een kaart verplaatst</translation>
    </message>
    <message>
        <source>rules.step.muster</source>
        <extracomment>New armies for allies</extracomment>
        <translation>Nieuwe legers voor bondgenoten</translation>
    </message>
    <message>
        <source>rules.step.occupy</source>
        <extracomment>Moving in</extracomment>
        <translation>Intrekken</translation>
    </message>
    <message>
        <source>rules.step.pantheon</source>
        <extracomment>Choosing a pantheon</extracomment>
        <translation>Een pantheon kiezen</translation>
    </message>
    <message>
        <source>rules.step.place_neutral</source>
        <extracomment>Neutral armies</extracomment>
        <translation>Neutrale legers</translation>
    </message>
    <message>
        <source>rules.step.play_card</source>
        <extracomment>Playing command cards</extracomment>
        <translation>Commandokaarten spelen</translation>
    </message>
    <message>
        <source>rules.step.press</source>
        <extracomment>Going on with an invasion</extracomment>
        <translation>Doorgaan met een invasie</translation>
    </message>
    <message>
        <source>rules.step.reaction</source>
        <extracomment>Answering an invasion</extracomment>
        <translation>Een invasie beantwoorden</translation>
    </message>
    <message>
        <source>rules.step.regroup</source>
        <extracomment>Regrouping</extracomment>
        <translation>Hergroeperen</translation>
    </message>
    <message>
        <source>rules.step.reinforce</source>
        <extracomment>New armies</extracomment>
        <translation>Nieuwe legers</translation>
    </message>
    <message>
        <source>rules.step.reinforce.AD</source>
        <extracomment>New MODs</extracomment>
        <translation>Nieuwe MODs</translation>
    </message>
    <message>
        <source>rules.step.reinforce.G</source>
        <extracomment>Placing new armies</extracomment>
        <translation>Nieuwe legers plaatsen</translation>
    </message>
    <message>
        <source>rules.step.relic_order</source>
        <extracomment>Relics at the start of a turn</extracomment>
        <translation>Relikwieën aan het begin van een beurt</translation>
    </message>
    <message>
        <source>rules.step.remove_mods</source>
        <extracomment>Removing MODs</extracomment>
        <translation>MODs verwijderen</translation>
    </message>
    <message>
        <source>rules.step.revive</source>
        <extracomment>Returning from the crypts</extracomment>
        <translation>Terugkeren uit de crypten</translation>
    </message>
    <message>
        <source>rules.step.save_armies</source>
        <extracomment>Saving armies from death</extracomment>
        <translation>Legers van de dood redden</translation>
    </message>
    <message>
        <source>rules.step.setup_piece</source>
        <extracomment>First commanders and station</extracomment>
        <translation>Eerste commandanten en station</translation>
    </message>
    <message>
        <source>rules.step.setup_piece.G</source>
        <extracomment>The first god and temple</extracomment>
        <translation>De eerste god en tempel</translation>
    </message>
    <message>
        <source>rules.step.setup_place</source>
        <extracomment>Starting armies</extracomment>
        <translation>Startlegers</translation>
    </message>
    <message>
        <source>rules.step.setup_place.AD</source>
        <extracomment>Starting MODs</extracomment>
        <translation>Start-MODs</translation>
    </message>
    <message>
        <source>rules.step.stolen_card</source>
        <extracomment>A card from another hand</extracomment>
        <translation>Een kaart uit een andere hand</translation>
    </message>
    <message>
        <source>rules.step.summon</source>
        <extracomment>Summoning gods, building temples</extracomment>
        <translation>Goden oproepen, tempels bouwen</translation>
    </message>
    <message>
        <source>rules.step.swap_mission</source>
        <extracomment>Changing a mission</extracomment>
        <translation>Een missie ruilen</translation>
    </message>
    <message>
        <source>rules.step.trade</source>
        <extracomment>Trading cards</extracomment>
        <translation>Kaarten inruilen</translation>
    </message>
    <message>
        <source>rules.step.turn_marker</source>
        <extracomment>Choosing a place in the order</extracomment>
        <translation>Een plaats in de volgorde kiezen</translation>
    </message>
    <message>
        <source>rules.step.underworld</source>
        <extracomment>Invading the Underworld</extracomment>
        <translation>De onderwereld binnenvallen</translation>
    </message>
    <message>
        <source>rules.step.watch</source>
        <extracomment>Another player's turn</extracomment>
        <translation>Beurt van een ander</translation>
    </message>
    <message>
        <source>score.column.cards</source>
        <extracomment>Cards</extracomment>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>score.column.cards</source>
        <comment>godstorm</comment>
        <extracomment>Fields and relics</extracomment>
        <translation>Velden en relikwieën</translation>
    </message>
    <message>
        <source>score.column.figures</source>
        <extracomment>Figures</extracomment>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>score.column.figures</source>
        <comment>godstorm</comment>
        <extracomment>Gods</extracomment>
        <translation>Goden</translation>
    </message>
    <message>
        <source>score.column.money</source>
        <extracomment>Energy</extracomment>
        <translation>Energie</translation>
    </message>
    <message>
        <source>score.column.money</source>
        <comment>godstorm</comment>
        <extracomment>Faith</extracomment>
        <translation>Geloof</translation>
    </message>
    <message>
        <source>score.column.regions</source>
        <extracomment>Regions</extracomment>
        <translation>Regio’s</translation>
    </message>
    <message>
        <source>score.column.regions</source>
        <comment>godstorm</comment>
        <extracomment>Continents</extracomment>
        <translation>Continenten</translation>
    </message>
    <message>
        <source>score.column.signs</source>
        <extracomment>Buildings</extracomment>
        <translation>Bouwwerken</translation>
    </message>
    <message>
        <source>score.column.signs</source>
        <comment>godstorm</comment>
        <extracomment>Temples</extracomment>
        <translation>Tempels</translation>
    </message>
    <message>
        <source>score.column.territories</source>
        <extracomment>Territories</extracomment>
        <translation>Gebieden</translation>
    </message>
    <message>
        <source>score.column.total</source>
        <extracomment>Points</extracomment>
        <translation>Punten</translation>
    </message>
    <message>
        <source>score.column.units</source>
        <extracomment>Units</extracomment>
        <translation>Eenheden</translation>
    </message>
    <message>
        <source>score.column.units</source>
        <comment>godstorm</comment>
        <extracomment>Armies</extracomment>
        <translation>Legers</translation>
    </message>
    <message>
        <source>score.now</source>
        <extracomment>As they would be counted now. Cards that you can't see are not in it.</extracomment>
        <translation>Zoals ze nu zouden worden geteld. Kaarten die je niet kunt zien, tellen hier niet mee.</translation>
    </message>
    <message numerus="yes">
        <source>score.points</source>
        <extracomment>{n} point | {n} points</extracomment>
        <translation>
            <numerusform>{n} punt</numerusform>
            <numerusform>{n} punten</numerusform>
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
        <translation>crypten</translation>
    </message>
    <message>
        <source>score.source.relics</source>
        <extracomment>relics</extracomment>
        <translation>relikwieën</translation>
    </message>
    <message>
        <source>score.spoken</source>
        <extracomment>{name}: {total} points, {lands} from territories, {regions} from regions, {cards} from cards</extracomment>
        <translation>{name}: {total} punten, {lands} uit gebieden, {regions} uit regio’s, {cards} uit kaarten</translation>
    </message>
    <message>
        <source>score.tie</source>
        <extracomment>With equal points whoever has more energy wins, then whoever has more units; if those are equal too, the victory is shared.</extracomment>
        <translation>Bij gelijke punten wint wie meer energie heeft, daarna wie meer eenheden heeft; is ook dat gelijk, dan wordt de overwinning gedeeld.</translation>
    </message>
    <message>
        <source>score.tie</source>
        <comment>godstorm</comment>
        <extracomment>With equal points whoever has more faith wins, then more temples, then more gods in play, then more armies on Ancient Earth; if those are equal too, the victory is shared.</extracomment>
        <translation>Bij gelijke punten wint wie meer geloof heeft, dan meer tempels, dan meer goden in het spel, dan meer legers op de oude wereld; is ook dat gelijk, dan wordt de zege gedeeld.</translation>
    </message>
    <message>
        <source>score.title</source>
        <extracomment>How the points add up</extracomment>
        <translation>Hoe de punten zijn opgebouwd</translation>
    </message>
    <message>
        <source>screens.continue.round</source>
        <extracomment>{edition}, round {round}</extracomment>
        <translation>{edition}, ronde {round}</translation>
    </message>
    <message>
        <source>screens.continue.round.epoch</source>
        <extracomment>{edition}, epoch {round}</extracomment>
        <translation>{edition}, tijdperk {round}</translation>
    </message>
    <message>
        <source>screens.continue.round.year</source>
        <extracomment>{edition}, year {round}</extracomment>
        <translation>{edition}, jaar {round}</translation>
    </message>
    <message>
        <source>screens.continue.saved</source>
        <extracomment>saved {when}</extracomment>
        <translation>opgeslagen {when}</translation>
    </message>
    <message>
        <source>screens.continue.setup</source>
        <extracomment>{edition}, setting up</extracomment>
        <translation>{edition}, opstelling</translation>
    </message>
    <message>
        <source>screens.continue.turn</source>
        <extracomment>{name} to move</extracomment>
        <translation>{name} is aan zet</translation>
    </message>
    <message>
        <source>screens.edition.ad2210.goal</source>
        <extracomment>Have the most points after five years.</extracomment>
        <translation>Heb na vijf jaar de meeste punten.</translation>
    </message>
    <message>
        <source>screens.edition.ad2210.name</source>
        <extracomment>2210 A.D.</extracomment>
        <translation>2210 n.Chr.</translation>
    </message>
    <message>
        <source>screens.edition.ad2210.special</source>
        <extracomment>Commanders, energy, seas and the Moon.</extracomment>
        <translation>Commandanten, energie, zeeën en de maan.</translation>
    </message>
    <message>
        <source>screens.edition.capitals.goal</source>
        <extracomment>Hold your capital and enough others.</extracomment>
        <translation>Bezit je hoofdstad en genoeg andere.</translation>
    </message>
    <message>
        <source>screens.edition.capitals.name</source>
        <extracomment>Capitals</extracomment>
        <translation>Hoofdsteden</translation>
    </message>
    <message>
        <source>screens.edition.capitals.special</source>
        <extracomment>Where a hidden capital falls, a continent falls.</extracomment>
        <translation>Valt een verborgen hoofdstad, dan valt een continent.</translation>
    </message>
    <message>
        <source>screens.edition.godstorm.goal</source>
        <extracomment>Have the most points after five epochs.</extracomment>
        <translation>Heb na vijf tijdperken de meeste punten.</translation>
    </message>
    <message>
        <source>screens.edition.godstorm.name</source>
        <extracomment>Godstorm</extracomment>
        <translation>Godstorm</translation>
    </message>
    <message>
        <source>screens.edition.godstorm.special</source>
        <extracomment>Gods, miracles, plague and the Underworld.</extracomment>
        <translation>Goden, wonderen, pest en de onderwereld.</translation>
    </message>
    <message>
        <source>screens.edition.missions.goal</source>
        <extracomment>Fulfil your four missions first.</extracomment>
        <translation>Vervul als eerste je vier missies.</translation>
    </message>
    <message>
        <source>screens.edition.missions.name</source>
        <extracomment>Four missions</extracomment>
        <translation>Vier missies</translation>
    </message>
    <message>
        <source>screens.edition.missions.special</source>
        <extracomment>One mission of each rank, from captain to general.</extracomment>
        <translation>Van elke rang één missie, van kapitein tot generaal.</translation>
    </message>
    <message>
        <source>screens.edition.original-duel.goal</source>
        <extracomment>Beat your only opponent.</extracomment>
        <translation>Schakel je enige tegenstander uit.</translation>
    </message>
    <message>
        <source>screens.edition.original-duel.name</source>
        <extracomment>Original duel</extracomment>
        <translation>Origineel duel</translation>
    </message>
    <message>
        <source>screens.edition.original-duel.special</source>
        <extracomment>For two, with one neutral colour that stands still.</extracomment>
        <translation>Voor twee, met één neutrale kleur die stilstaat.</translation>
    </message>
    <message>
        <source>screens.edition.original.goal</source>
        <extracomment>Take every territory.</extracomment>
        <translation>Verover alle gebieden.</translation>
    </message>
    <message>
        <source>screens.edition.original.name</source>
        <extracomment>Original</extracomment>
        <translation>Origineel</translation>
    </message>
    <message>
        <source>screens.edition.original.special</source>
        <extracomment>The game as it began: rising sets, one last step.</extracomment>
        <translation>Zoals het begon: stijgende sets, één laatste stap.</translation>
    </message>
    <message>
        <source>screens.edition.risiko.goal</source>
        <extracomment>Fulfil your task or free the world.</extracomment>
        <translation>Vervul je opdracht of bevrijd de wereld.</translation>
    </message>
    <message>
        <source>screens.edition.risiko.name</source>
        <extracomment>RISIKO 1982</extracomment>
        <translation>RISIKO 1982</translation>
    </message>
    <message>
        <source>screens.edition.risiko.special</source>
        <extracomment>Three dice in defence; armies regroup all at once.</extracomment>
        <translation>Drie dobbelstenen verdedigen; hergroeperen tegelijk.</translation>
    </message>
    <message>
        <source>screens.edition.rising-cards.goal</source>
        <extracomment>Beat all your opponents.</extracomment>
        <translation>Versla al je tegenstanders.</translation>
    </message>
    <message>
        <source>screens.edition.rising-cards.name</source>
        <extracomment>Rising cards</extracomment>
        <translation>Stijgende kaarten</translation>
    </message>
    <message>
        <source>screens.edition.rising-cards.special</source>
        <extracomment>Each set brings more than the last. The rules of 2000.</extracomment>
        <translation>Elke set levert meer op. De regels van 2000.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission-duel.goal</source>
        <extracomment>Beat your only opponent.</extracomment>
        <translation>Schakel je enige tegenstander uit.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission-duel.name</source>
        <extracomment>Growing neutral</extracomment>
        <translation>Groeiende neutrale</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission-duel.special</source>
        <extracomment>For two, with a neutral colour that grows as you do.</extracomment>
        <translation>Voor twee, met een neutrale kleur die meegroeit.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission.goal</source>
        <extracomment>Fulfil your secret mission first.</extracomment>
        <translation>Vervul als eerste je geheime missie.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission.name</source>
        <extracomment>Secret missions</extracomment>
        <translation>Geheime missies</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission.special</source>
        <extracomment>Everybody hides another goal. The rules of 2000.</extracomment>
        <translation>Iedereen verbergt een eigen doel. De regels van 2000.</translation>
    </message>
    <message>
        <source>screens.edition.teams.goal</source>
        <extracomment>Beat one player of the other team.</extracomment>
        <translation>Schakel één tegenspeler uit.</translation>
    </message>
    <message>
        <source>screens.edition.teams.name</source>
        <extracomment>Two teams</extracomment>
        <translation>Twee teams</translation>
    </message>
    <message>
        <source>screens.edition.teams.special</source>
        <extracomment>Partners share land and a hand. The rules of 2004.</extracomment>
        <translation>Partners delen land en kaarten. De regels van 2004.</translation>
    </message>
    <message>
        <source>screens.edition.world-allies.goal</source>
        <extracomment>Beat your only opponent.</extracomment>
        <translation>Schakel je enige tegenstander uit.</translation>
    </message>
    <message>
        <source>screens.edition.world-allies.name</source>
        <extracomment>Bought allies</extracomment>
        <translation>Gekochte bondgenoten</translation>
    </message>
    <message>
        <source>screens.edition.world-allies.special</source>
        <extracomment>For two: win four neutral colours over with cards.</extracomment>
        <translation>Voor twee: koop vier neutrale kleuren met kaarten om.</translation>
    </message>
    <message>
        <source>screens.edition.world-duel.goal</source>
        <extracomment>Beat your only opponent.</extracomment>
        <translation>Schakel je enige tegenstander uit.</translation>
    </message>
    <message>
        <source>screens.edition.world-duel.name</source>
        <extracomment>World duel</extracomment>
        <translation>Wereldduel</translation>
    </message>
    <message>
        <source>screens.edition.world-duel.special</source>
        <extracomment>For two, among four neutral colours that only defend.</extracomment>
        <translation>Voor twee, tussen vier kleuren die alleen verdedigen.</translation>
    </message>
    <message>
        <source>screens.edition.world.goal</source>
        <extracomment>Take every territory.</extracomment>
        <translation>Verover alle gebieden.</translation>
    </message>
    <message>
        <source>screens.edition.world.name</source>
        <extracomment>World conquest</extracomment>
        <translation>Wereldverovering</translation>
    </message>
    <message>
        <source>screens.edition.world.special</source>
        <extracomment>Cards, continents, dice. The rules of 2004.</extracomment>
        <translation>Kaarten, continenten, dobbelstenen. De regels van 2004.</translation>
    </message>
    <message>
        <source>screens.first.load</source>
        <extracomment>Load</extracomment>
        <translation>Laden</translation>
    </message>
    <message numerus="yes">
        <source>screens.first.load.detail</source>
        <extracomment>{n} game | {n} games</extracomment>
        <translation>
            <numerusform>{n} spel</numerusform>
            <numerusform>{n} spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.first.load.none</source>
        <extracomment>nothing saved yet</extracomment>
        <translation>nog niets opgeslagen</translation>
    </message>
    <message>
        <source>screens.first.new</source>
        <extracomment>New game</extracomment>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>screens.first.new.detail</source>
        <extracomment>{sets} rule sets, {least} to {most} players</extracomment>
        <translation>{sets} spelvarianten, {least} tot {most} spelers</translation>
    </message>
    <message>
        <source>screens.first.notice</source>
        <extracomment>Version {version} · Unofficial, made by fans; not connected with the makers of the board games</extracomment>
        <translation>Versie {version} · Onofficieel, gemaakt door liefhebbers; niet verbonden met de makers van de bordspellen</translation>
    </message>
    <message>
        <source>screens.first.quit</source>
        <extracomment>Quit</extracomment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>screens.first.rules</source>
        <extracomment>Rules</extracomment>
        <translation>Regels</translation>
    </message>
    <message>
        <source>screens.first.rules.detail</source>
        <extracomment>look up any rule</extracomment>
        <translation>elke regel opzoeken</translation>
    </message>
    <message>
        <source>screens.first.settings</source>
        <extracomment>Settings</extracomment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>screens.first.settings.detail</source>
        <extracomment>sound, text size, colours</extracomment>
        <translation>geluid, tekstgrootte, kleuren</translation>
    </message>
    <message>
        <source>screens.load.delete.failed</source>
        <extracomment>The game could not be deleted: {fault}. Check the rights of the folder.</extracomment>
        <translation>Het spel kon niet worden verwijderd: {fault}. Controleer de rechten van de map.</translation>
    </message>
    <message>
        <source>screens.load.delete.text</source>
        <extracomment>The game of {when} will be gone for good.</extracomment>
        <translation>Het spel van {when} is dan voorgoed weg.</translation>
    </message>
    <message>
        <source>screens.load.delete.title</source>
        <extracomment>Delete this game?</extracomment>
        <translation>Dit spel verwijderen?</translation>
    </message>
    <message>
        <source>screens.load.none</source>
        <extracomment>No saved games yet. Every game is saved by itself while you play.</extracomment>
        <translation>Nog geen opgeslagen spellen. Elk spel wordt tijdens het spelen vanzelf opgeslagen.</translation>
    </message>
    <message>
        <source>screens.load.round</source>
        <extracomment>round {round}, {name} to move</extracomment>
        <translation>ronde {round}, {name} is aan zet</translation>
    </message>
    <message>
        <source>screens.load.round.epoch</source>
        <extracomment>epoch {round}, {name} to move</extracomment>
        <translation>tijdperk {round}, {name} is aan zet</translation>
    </message>
    <message>
        <source>screens.load.round.year</source>
        <extracomment>year {round}, {name} to move</extracomment>
        <translation>jaar {round}, {name} is aan zet</translation>
    </message>
    <message>
        <source>screens.load.setup</source>
        <extracomment>setting up</extracomment>
        <translation>opstelling</translation>
    </message>
    <message>
        <source>screens.load.title</source>
        <extracomment>Saved games</extracomment>
        <translation>Opgeslagen spellen</translation>
    </message>
    <message>
        <source>screens.load.won</source>
        <extracomment>won by {name} in round {round}</extracomment>
        <translation>gewonnen door {name} in ronde {round}</translation>
    </message>
    <message>
        <source>screens.load.won.epoch</source>
        <extracomment>won by {name} in epoch {round}</extracomment>
        <translation>gewonnen door {name} in tijdperk {round}</translation>
    </message>
    <message>
        <source>screens.load.won.year</source>
        <extracomment>won by {name} in year {round}</extracomment>
        <translation>gewonnen door {name} in jaar {round}</translation>
    </message>
    <message>
        <source>screens.new.board</source>
        <extracomment>Board</extracomment>
        <translation>Bord</translation>
    </message>
    <message numerus="yes">
        <source>screens.new.changed</source>
        <extracomment>{n} rule of your own | {n} rules of your own</extracomment>
        <translation>
            <numerusform>{n} eigen regel</numerusform>
            <numerusform>{n} eigen regels</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.new.colour</source>
        <extracomment>Colour, emblem</extracomment>
        <translation>Kleur, embleem</translation>
    </message>
    <message>
        <source>screens.new.colour_of</source>
        <extracomment>Colour of {seat}</extracomment>
        <translation>Kleur van {seat}</translation>
    </message>
    <message>
        <source>screens.new.computer</source>
        <extracomment>Computer · {level}</extracomment>
        <translation>Computer · {level}</translation>
    </message>
    <message>
        <source>screens.new.customise</source>
        <extracomment>Customise</extracomment>
        <translation>Aanpassen</translation>
    </message>
    <message>
        <source>screens.new.game</source>
        <extracomment>Game</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>screens.new.house_rules</source>
        <extracomment>House rules</extracomment>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>screens.new.kind_of</source>
        <extracomment>Who plays {seat}</extracomment>
        <translation>Wie {seat} speelt</translation>
    </message>
    <message>
        <source>screens.new.name</source>
        <extracomment>Name</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>screens.new.name_of</source>
        <extracomment>Name of {seat}</extracomment>
        <translation>Naam van {seat}</translation>
    </message>
    <message numerus="yes">
        <source>screens.new.party</source>
        <extracomment>{n} person on this screen | {n} people on this screen</extracomment>
        <translation>
            <numerusform>{n} persoon op dit scherm</numerusform>
            <numerusform>{n} personen op dit scherm</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.new.played_by</source>
        <extracomment>Played by</extracomment>
        <translation>Gespeeld door</translation>
    </message>
    <message>
        <source>screens.new.players</source>
        <extracomment>Players</extracomment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>screens.new.printed</source>
        <extracomment>Back to the printed rules</extracomment>
        <translation>Terug naar de gedrukte regels</translation>
    </message>
    <message>
        <source>screens.new.printed_short</source>
        <extracomment>Printed rules</extracomment>
        <translation>Gedrukte regels</translation>
    </message>
    <message>
        <source>screens.new.same_names</source>
        <extracomment>Two players have the same name.</extracomment>
        <translation>Twee spelers hebben dezelfde naam.</translation>
    </message>
    <message>
        <source>screens.new.seat</source>
        <extracomment>seat {number}</extracomment>
        <translation>plaats {number}</translation>
    </message>
    <message numerus="yes">
        <source>screens.new.solo</source>
        <extracomment>You against {n} computer player | You against {n} computer players</extracomment>
        <translation>
            <numerusform>Jij tegen {n} computerspeler</numerusform>
            <numerusform>Jij tegen {n} computerspelers</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.new.table</source>
        <extracomment>At the table</extracomment>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>screens.new.title</source>
        <extracomment>New game</extracomment>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>screens.new.unchanged</source>
        <extracomment>Printed rules of {year}, nothing changed</extracomment>
        <translation>Gedrukte regels van {year}, niets gewijzigd</translation>
    </message>
    <message>
        <source>screens.new.watch</source>
        <extracomment>Nobody plays: you watch the computers</extracomment>
        <translation>Niemand speelt: je kijkt naar de computers</translation>
    </message>
    <message>
        <source>screens.option.allocation</source>
        <extracomment>Territories at the start</extracomment>
        <translation>Gebieden aan het begin</translation>
    </message>
    <message>
        <source>screens.option.allocation.claim</source>
        <extracomment>Claimed in turn</extracomment>
        <translation>Om de beurt bezet</translation>
    </message>
    <message>
        <source>screens.option.allocation.deal</source>
        <extracomment>Dealt out</extracomment>
        <translation>Uitgedeeld</translation>
    </message>
    <message>
        <source>screens.option.allocation.hint</source>
        <extracomment>Claim them one by one, or let the program deal them.</extracomment>
        <translation>Bezet ze een voor een, of laat het programma ze uitdelen.</translation>
    </message>
    <message>
        <source>screens.option.ally_card</source>
        <extracomment>What earns the card of a turn</extracomment>
        <translation>Wat de kaart van een beurt oplevert</translation>
    </message>
    <message>
        <source>screens.option.ally_card.all</source>
        <extracomment>Those of allies too</extracomment>
        <translation>Ook die van bondgenoten</translation>
    </message>
    <message>
        <source>screens.option.ally_card.hint</source>
        <extracomment>Whether conquests of allies count too.</extracomment>
        <translation>Of veroveringen van bondgenoten ook tellen.</translation>
    </message>
    <message>
        <source>screens.option.ally_card.own</source>
        <extracomment>Conquests with own armies</extracomment>
        <translation>Veroveringen met eigen legers</translation>
    </message>
    <message>
        <source>screens.option.ally_income</source>
        <extracomment>New armies of allies</extracomment>
        <translation>Nieuwe legers van bondgenoten</translation>
    </message>
    <message>
        <source>screens.option.ally_income.die</source>
        <extracomment>As many as a die shows</extracomment>
        <translation>Zoveel als een dobbelsteen toont</translation>
    </message>
    <message>
        <source>screens.option.ally_income.hint</source>
        <extracomment>What each ally gets in your turn, if you want.</extracomment>
        <translation>Wat elke bondgenoot in jouw beurt krijgt, als je wilt.</translation>
    </message>
    <message>
        <source>screens.option.ally_income.none</source>
        <extracomment>None</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>screens.option.announce_penalty</source>
        <extracomment>Attacks without a named origin</extracomment>
        <translation>Aanval zonder genoemd vertrekgebied</translation>
    </message>
    <message>
        <source>screens.option.announce_penalty.0</source>
        <extracomment>Not possible</extracomment>
        <translation>Niet mogelijk</translation>
    </message>
    <message>
        <source>screens.option.announce_penalty.hint</source>
        <extracomment>The strongest neighbour attacks, and forgetting to name it costs armies there.</extracomment>
        <translation>De sterkste buur valt aan, en dat je die niet noemde kost daar legers.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.announce_penalty.n</source>
        <extracomment>Cost {n} army | Cost {n} armies</extracomment>
        <translation>
            <numerusform>Kost {n} leger</numerusform>
            <numerusform>Kost {n} legers</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.attack_dice</source>
        <extracomment>Armies and dice of an attack</extracomment>
        <translation>Legers en dobbelstenen bij een aanval</translation>
    </message>
    <message>
        <source>screens.option.attack_dice.announced</source>
        <extracomment>Armies first, fewer dice allowed</extracomment>
        <translation>Eerst legers, minder dobbelstenen mag</translation>
    </message>
    <message>
        <source>screens.option.attack_dice.armies</source>
        <extracomment>One die for each army</extracomment>
        <translation>Eén dobbelsteen per leger</translation>
    </message>
    <message>
        <source>screens.option.attack_dice.hint</source>
        <extracomment>Armies that fight have to move in after a conquest; dice may be held back.</extracomment>
        <translation>Legers die vechten trekken na een verovering mee; dobbelstenen mag je achterhouden.</translation>
    </message>
    <message>
        <source>screens.option.bribe_limit</source>
        <extracomment>Bribes</extracomment>
        <translation>Steekpenningen</translation>
    </message>
    <message>
        <source>screens.option.bribe_limit.hint</source>
        <extracomment>How many cards a neutral colour takes until it is beaten.</extracomment>
        <translation>Hoeveel kaarten een neutrale kleur aanneemt tot ze verslagen is.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.bribe_limit.n</source>
        <extracomment>{n} card | {n} cards</extracomment>
        <translation>
            <numerusform>{n} kaart</numerusform>
            <numerusform>{n} kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.capital_choice</source>
        <extracomment>Where the capitals are</extracomment>
        <translation>Waar de hoofdsteden liggen</translation>
    </message>
    <message>
        <source>screens.option.capital_choice.hint</source>
        <extracomment>Whether they stay secret until they fall.</extracomment>
        <translation>Of ze geheim blijven tot ze vallen.</translation>
    </message>
    <message>
        <source>screens.option.capital_choice.open</source>
        <extracomment>Shown once all have chosen</extracomment>
        <translation>Getoond zodra allen kozen</translation>
    </message>
    <message>
        <source>screens.option.capital_choice.secret</source>
        <extracomment>Secret</extracomment>
        <translation>Geheim</translation>
    </message>
    <message>
        <source>screens.option.capital_loss</source>
        <extracomment>What falls with a capital</extracomment>
        <translation>Wat met een hoofdstad valt</translation>
    </message>
    <message>
        <source>screens.option.capital_loss.capital</source>
        <extracomment>Nothing else</extracomment>
        <translation>Verder niets</translation>
    </message>
    <message>
        <source>screens.option.capital_loss.continent</source>
        <extracomment>All own land on its continent</extracomment>
        <translation>Al het eigen land op haar continent</translation>
    </message>
    <message>
        <source>screens.option.capital_loss.hint</source>
        <extracomment>What its founder loses besides the cards, the first time it falls.</extracomment>
        <translation>Wat de stichter naast de kaarten verliest, als ze voor het eerst valt.</translation>
    </message>
    <message>
        <source>screens.option.capitals_needed</source>
        <extracomment>Capitals that win</extracomment>
        <translation>Hoofdsteden om te winnen</translation>
    </message>
    <message>
        <source>screens.option.capitals_needed.0</source>
        <extracomment>By the number of players</extracomment>
        <translation>Naar het aantal spelers</translation>
    </message>
    <message>
        <source>screens.option.capitals_needed.hint</source>
        <extracomment>How many capitals you must hold, your own among them. Never more than there are.</extracomment>
        <translation>Hoeveel hoofdsteden je moet bezitten, de eigen meegeteld. Nooit meer dan er zijn.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.capitals_needed.n</source>
        <extracomment>{n} capital | {n} capitals</extracomment>
        <translation>
            <numerusform>{n} hoofdstad</numerusform>
            <numerusform>{n} hoofdsteden</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.card_award</source>
        <extracomment>The card for a conquest</extracomment>
        <translation>De kaart voor een verovering</translation>
    </message>
    <message>
        <source>screens.option.card_award.before_move</source>
        <extracomment>Before the last move</extracomment>
        <translation>Vóór de laatste verplaatsing</translation>
    </message>
    <message>
        <source>screens.option.card_award.hint</source>
        <extracomment>When it is drawn.</extracomment>
        <translation>Wanneer die wordt getrokken.</translation>
    </message>
    <message>
        <source>screens.option.card_award.last</source>
        <extracomment>At the end of the turn</extracomment>
        <translation>Aan het eind van de beurt</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice</source>
        <extracomment>Which units are lost</extracomment>
        <translation>Welke eenheden verloren gaan</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice.hint</source>
        <extracomment>Whether you are asked each time a commander could fall instead of a MOD.</extracomment>
        <translation>Of je elke keer wordt gevraagd als een commandant in plaats van een MOD kan vallen.</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice.mods_first</source>
        <extracomment>MODs before commanders</extracomment>
        <translation>MODs vóór commandanten</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice.owner</source>
        <extracomment>Their owner says</extracomment>
        <translation>De eigenaar kiest</translation>
    </message>
    <message>
        <source>screens.option.conquest_min</source>
        <extracomment>Moving in</extracomment>
        <translation>Intrekken</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.armies</source>
        <extracomment>All that fought last</extracomment>
        <translation>Alle die als laatste vochten</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.dice</source>
        <extracomment>One for each die of the last roll</extracomment>
        <translation>Eén per dobbelsteen van de laatste worp</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.hint</source>
        <extracomment>How many armies at least move into a conquered territory.</extracomment>
        <translation>Hoeveel legers minstens een veroverd gebied in trekken.</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.one</source>
        <extracomment>At least one</extracomment>
        <translation>Minstens één</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus</source>
        <extracomment>Armies for continents</extracomment>
        <translation>Legers voor continenten</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus.hint</source>
        <extracomment>Whether a whole continent brings further armies.</extracomment>
        <translation>Of een heel werelddeel extra legers oplevert.</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus.none</source>
        <extracomment>None</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus.yes</source>
        <extracomment>As on the board</extracomment>
        <translation>Zoals op het bord</translation>
    </message>
    <message>
        <source>screens.option.defence_dice</source>
        <extracomment>Dice in defence</extracomment>
        <translation>Dobbelstenen bij de verdediging</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.hint</source>
        <extracomment>How many dice the defender may roll.</extracomment>
        <translation>Met hoeveel dobbelstenen de verdediger mag gooien.</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.three</source>
        <extracomment>Up to three</extracomment>
        <translation>Tot drie</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.two</source>
        <extracomment>Two from two armies on</extracomment>
        <translation>Twee vanaf twee legers</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.two_from_three</source>
        <extracomment>Two from three armies on</extracomment>
        <translation>Twee vanaf drie legers</translation>
    </message>
    <message>
        <source>screens.option.devastated_lands</source>
        <extracomment>Devastated territories</extracomment>
        <translation>Vernietigde gebieden</translation>
    </message>
    <message>
        <source>screens.option.devastated_lands.0</source>
        <extracomment>None</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>screens.option.devastated_lands.hint</source>
        <extracomment>How much land nobody can use or cross in this game.</extracomment>
        <translation>Hoeveel land in dit spel niemand kan gebruiken of oversteken.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.devastated_lands.n</source>
        <extracomment>{n} territory | {n} territories</extracomment>
        <translation>
            <numerusform>{n} gebied</numerusform>
            <numerusform>{n} gebieden</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.discard</source>
        <extracomment>Traded cards go</extracomment>
        <translation>Ingeruilde kaarten gaan</translation>
    </message>
    <message>
        <source>screens.option.discard.hint</source>
        <extracomment>Whether they come back when the pile is empty, or lie under it.</extracomment>
        <translation>Of ze terugkomen als de stapel leeg is, of eronder liggen.</translation>
    </message>
    <message>
        <source>screens.option.discard.pile</source>
        <extracomment>To a pile of their own</extracomment>
        <translation>Op een eigen stapel</translation>
    </message>
    <message>
        <source>screens.option.discard.under</source>
        <extracomment>Under the draw pile</extracomment>
        <translation>Onder de trekstapel</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade</source>
        <extracomment>Cards of a beaten player</extracomment>
        <translation>Kaarten van een verslagen speler</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.five</source>
        <extracomment>At once from five cards on</extracomment>
        <translation>Meteen vanaf vijf kaarten</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.hint</source>
        <extracomment>When sets with the cards you took are traded.</extracomment>
        <translation>Wanneer sets met de afgepakte kaarten worden ingeruild.</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.may</source>
        <extracomment>At once if you like, from five on you must</extracomment>
        <translation>Meteen als je wilt, vanaf vijf moet het</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.next_turn</source>
        <extracomment>In your next turn</extracomment>
        <translation>In je volgende beurt</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.six</source>
        <extracomment>At once from six cards on</extracomment>
        <translation>Meteen vanaf zes kaarten</translation>
    </message>
    <message>
        <source>screens.option.epochs</source>
        <extracomment>Length of the game</extracomment>
        <translation>Duur van het spel</translation>
    </message>
    <message>
        <source>screens.option.epochs.hint</source>
        <extracomment>After the last epoch points are counted.</extracomment>
        <translation>Na het laatste tijdperk worden de punten geteld.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.epochs.n</source>
        <extracomment>{n} epoch | {n} epochs</extracomment>
        <translation>
            <numerusform>{n} tijdperk</numerusform>
            <numerusform>{n} tijdperken</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.first_player</source>
        <extracomment>Who begins</extracomment>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>screens.option.first_player.dealer</source>
        <extracomment>Left of a random dealer</extracomment>
        <translation>Links van een gelote gever</translation>
    </message>
    <message>
        <source>screens.option.first_player.die</source>
        <extracomment>The highest die</extracomment>
        <translation>De hoogste worp</translation>
    </message>
    <message>
        <source>screens.option.first_player.hint</source>
        <extracomment>How the first to place and to move is found.</extracomment>
        <translation>Hoe bepaald wordt wie als eerste plaatst en speelt.</translation>
    </message>
    <message>
        <source>screens.option.first_player.last_card</source>
        <extracomment>Left of the last territory</extracomment>
        <translation>Links van het laatste gebied</translation>
    </message>
    <message>
        <source>screens.option.first_player.new_roll</source>
        <extracomment>A new roll after placing</extracomment>
        <translation>Een nieuwe worp na het plaatsen</translation>
    </message>
    <message>
        <source>screens.option.forced_at</source>
        <extracomment>Too many cards</extracomment>
        <translation>Te veel kaarten</translation>
    </message>
    <message>
        <source>screens.option.forced_at.hint</source>
        <extracomment>With how many cards at the start of a turn a set must be traded.</extracomment>
        <translation>Bij hoeveel kaarten aan het begin van een beurt een set moet worden ingeruild.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.forced_at.n</source>
        <extracomment>{n} card | {n} cards</extracomment>
        <translation>
            <numerusform>{n} kaart</numerusform>
            <numerusform>{n} kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.forced_trade</source>
        <extracomment>How much must be traded</extracomment>
        <translation>Hoeveel er ingeruild moet worden</translation>
    </message>
    <message>
        <source>screens.option.forced_trade.down</source>
        <extracomment>Until few enough are left</extracomment>
        <translation>Tot er weinig genoeg over zijn</translation>
    </message>
    <message>
        <source>screens.option.forced_trade.hint</source>
        <extracomment>What a player with too many cards has to do.</extracomment>
        <translation>Wat iemand met te veel kaarten moet doen.</translation>
    </message>
    <message>
        <source>screens.option.forced_trade.one</source>
        <extracomment>One set, more if you like</extracomment>
        <translation>Eén set, meer als je wilt</translation>
    </message>
    <message>
        <source>screens.option.fortify</source>
        <extracomment>Fortifying</extracomment>
        <translation>Versterken</translation>
    </message>
    <message>
        <source>screens.option.fortify.adjacent</source>
        <extracomment>To a neighbour only</extracomment>
        <translation>Alleen naar een buur</translation>
    </message>
    <message>
        <source>screens.option.fortify.connected</source>
        <extracomment>Through own territories</extracomment>
        <translation>Door eigen gebieden</translation>
    </message>
    <message>
        <source>screens.option.fortify.hint</source>
        <extracomment>What may move at the end of a turn, and how far.</extracomment>
        <translation>Wat er aan het eind van een beurt mag verplaatsen, en hoe ver.</translation>
    </message>
    <message>
        <source>screens.option.fortify.none</source>
        <extracomment>No move</extracomment>
        <translation>Geen verplaatsing</translation>
    </message>
    <message>
        <source>screens.option.fortify.regroup</source>
        <extracomment>Everywhere one step, at once</extracomment>
        <translation>Overal één stap, tegelijk</translation>
    </message>
    <message>
        <source>screens.option.goal</source>
        <extracomment>Goal of the game</extracomment>
        <translation>Doel van het spel</translation>
    </message>
    <message>
        <source>screens.option.goal.capitals</source>
        <extracomment>Secret capitals</extracomment>
        <translation>Geheime hoofdsteden</translation>
    </message>
    <message>
        <source>screens.option.goal.first_out</source>
        <extracomment>Beat one player of the other team</extracomment>
        <translation>Eén speler van het andere team verslaan</translation>
    </message>
    <message>
        <source>screens.option.goal.hint</source>
        <extracomment>What wins the game. Secret missions need three players; two fight for the world instead.</extracomment>
        <translation>Waarmee je het spel wint. Geheime missies vragen drie spelers; met twee gaat het om de wereld.</translation>
    </message>
    <message>
        <source>screens.option.goal.missions</source>
        <extracomment>Secret missions</extracomment>
        <translation>Geheime missies</translation>
    </message>
    <message>
        <source>screens.option.goal.opponent</source>
        <extracomment>Beat the opponent</extracomment>
        <translation>De tegenstander verslaan</translation>
    </message>
    <message>
        <source>screens.option.goal.ranked</source>
        <extracomment>Four ranked missions</extracomment>
        <translation>Vier missies met een rang</translation>
    </message>
    <message>
        <source>screens.option.goal.team_out</source>
        <extracomment>Beat the whole other team</extracomment>
        <translation>Het hele andere team verslaan</translation>
    </message>
    <message>
        <source>screens.option.goal.world</source>
        <extracomment>The whole world</extracomment>
        <translation>De hele wereld</translation>
    </message>
    <message>
        <source>screens.option.income</source>
        <extracomment>Armies for territories</extracomment>
        <translation>Legers voor gebieden</translation>
    </message>
    <message>
        <source>screens.option.income.half</source>
        <extracomment>One for every two</extracomment>
        <translation>Eén per twee</translation>
    </message>
    <message>
        <source>screens.option.income.hint</source>
        <extracomment>How many territories bring an army each turn. There are always at least 3 armies.</extracomment>
        <translation>Hoeveel gebieden per beurt een leger opleveren. Het zijn altijd minstens 3 legers.</translation>
    </message>
    <message>
        <source>screens.option.income.quarter</source>
        <extracomment>One for every four</extracomment>
        <translation>Eén per vier</translation>
    </message>
    <message>
        <source>screens.option.income.third</source>
        <extracomment>One for every three</extracomment>
        <translation>Eén per drie</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards</source>
        <extracomment>Who gets the cards of a beaten player</extracomment>
        <translation>Wie de kaarten van een verslagen speler krijgt</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards.conqueror</source>
        <extracomment>Whoever beat them</extracomment>
        <translation>Wie de speler versloeg</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards.discarded</source>
        <extracomment>Nobody: they go with the traded ones</extracomment>
        <translation>Niemand: ze gaan bij de ingeruilde</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards.hint</source>
        <extracomment>Taking them is a reason to finish somebody off.</extracomment>
        <translation>Ze krijgen is een reden om iemand uit te schakelen.</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check</source>
        <extracomment>Loyalty of the neutrals</extracomment>
        <translation>Trouw van de neutralen</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check.hint</source>
        <extracomment>When the die is rolled for neutral colours that fought.</extracomment>
        <translation>Wanneer er gegooid wordt voor neutrale kleuren die gevochten hebben.</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check.per_invasion</source>
        <extracomment>After each invasion</extracomment>
        <translation>Na elke invasie</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check.per_turn</source>
        <extracomment>Once, after all battles</extracomment>
        <translation>Eén keer, na alle gevechten</translation>
    </message>
    <message>
        <source>screens.option.loyalty_die</source>
        <extracomment>Loyalty die</extracomment>
        <translation>Trouwworp</translation>
    </message>
    <message>
        <source>screens.option.loyalty_die.hint</source>
        <extracomment>From which number on a neutral colour that fought doesn't turn away.</extracomment>
        <translation>Vanaf welk getal een neutrale kleur die vocht zich niet afkeert.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.loyalty_die.n</source>
        <extracomment>It stays from a {n} on | It stays from a {n} on</extracomment>
        <translation>
            <numerusform>Ze blijft vanaf een {n}</numerusform>
            <numerusform>Ze blijft vanaf een {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.match_bonus</source>
        <extracomment>Cards of own land</extracomment>
        <translation>Kaarten van eigen land</translation>
    </message>
    <message>
        <source>screens.option.match_bonus.0</source>
        <extracomment>No extra armies</extracomment>
        <translation>Geen extra legers</translation>
    </message>
    <message>
        <source>screens.option.match_bonus.hint</source>
        <extracomment>Extra armies on a territory whose card you trade while holding it.</extracomment>
        <translation>Extra legers op een gebied waarvan je de kaart inruilt terwijl het van jou is.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.match_bonus.n</source>
        <extracomment>+{n} army | +{n} armies</extracomment>
        <translation>
            <numerusform>+{n} leger</numerusform>
            <numerusform>+{n} legers</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.match_cap</source>
        <extracomment>How often for own land</extracomment>
        <translation>Hoe vaak voor eigen land</translation>
    </message>
    <message>
        <source>screens.option.match_cap.each</source>
        <extracomment>For every card</extracomment>
        <translation>Voor elke kaart</translation>
    </message>
    <message>
        <source>screens.option.match_cap.hint</source>
        <extracomment>Whether every matching card brings extra armies, or one in a turn.</extracomment>
        <translation>Of elke passende kaart extra legers geeft, of één per beurt.</translation>
    </message>
    <message>
        <source>screens.option.match_cap.turn</source>
        <extracomment>Once a turn, you choose where</extracomment>
        <translation>Eén keer per beurt, jij kiest waar</translation>
    </message>
    <message>
        <source>screens.option.max_sets</source>
        <extracomment>Sets at the start of a turn</extracomment>
        <translation>Sets aan het begin van een beurt</translation>
    </message>
    <message>
        <source>screens.option.max_sets.0</source>
        <extracomment>Any number</extracomment>
        <translation>Onbeperkt</translation>
    </message>
    <message>
        <source>screens.option.max_sets.hint</source>
        <extracomment>How many sets may be traded at once.</extracomment>
        <translation>Hoeveel sets er tegelijk mogen worden ingeruild.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.max_sets.n</source>
        <extracomment>{n} set | {n} sets</extracomment>
        <translation>
            <numerusform>{n} set</numerusform>
            <numerusform>{n} sets</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.mission_swap</source>
        <extracomment>Missions true at the start</extracomment>
        <translation>Missies die al vervuld zijn</translation>
    </message>
    <message>
        <source>screens.option.mission_swap.hint</source>
        <extracomment>Whether a mission that needs nothing more to be done is changed before the first turn.</extracomment>
        <translation>Of een missie waarvoor niets meer hoeft te gebeuren voor de eerste beurt wordt geruild.</translation>
    </message>
    <message>
        <source>screens.option.mission_swap.never</source>
        <extracomment>Kept</extracomment>
        <translation>Gehouden</translation>
    </message>
    <message>
        <source>screens.option.mission_swap.once</source>
        <extracomment>Changed once</extracomment>
        <translation>Eén keer geruild</translation>
    </message>
    <message>
        <source>screens.option.missions_each</source>
        <extracomment>Missions for each</extracomment>
        <translation>Missies per speler</translation>
    </message>
    <message>
        <source>screens.option.missions_each.hint</source>
        <extracomment>How many everybody draws and has to fulfil, the easiest ranks first. Fewer make a shorter game.</extracomment>
        <translation>Hoeveel iedereen er trekt en moet vervullen, de makkelijkste rangen eerst. Minder maakt het spel korter.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.missions_each.n</source>
        <extracomment>{n} mission | {n} missions</extracomment>
        <translation>
            <numerusform>{n} missie</numerusform>
            <numerusform>{n} missies</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.neutral_armies</source>
        <extracomment>Neutral armies</extracomment>
        <translation>Neutrale legers</translation>
    </message>
    <message>
        <source>screens.option.neutral_armies.hint</source>
        <extracomment>How many armies each neutral colour begins with; it gets its part of the land by them.</extracomment>
        <translation>Met hoeveel legers elke neutrale kleur begint; daarnaar krijgt ze haar deel van het land.</translation>
    </message>
    <message>
        <source>screens.option.neutral_armies.same</source>
        <extracomment>As many as a player</extracomment>
        <translation>Evenveel als een speler</translation>
    </message>
    <message>
        <source>screens.option.neutral_armies.two_thirds</source>
        <extracomment>Two thirds of a player's</extracomment>
        <translation>Twee derde van een speler</translation>
    </message>
    <message>
        <source>screens.option.neutral_colours</source>
        <extracomment>Neutral colours</extracomment>
        <translation>Neutrale kleuren</translation>
    </message>
    <message>
        <source>screens.option.neutral_colours.hint</source>
        <extracomment>How many colours nobody plays.</extracomment>
        <translation>Hoeveel kleuren door niemand worden gespeeld.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.neutral_colours.n</source>
        <extracomment>{n} colour | {n} colours</extracomment>
        <translation>
            <numerusform>{n} kleur</numerusform>
            <numerusform>{n} kleuren</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.neutral_half</source>
        <extracomment>Neutral reinforcements</extracomment>
        <translation>Neutrale versterkingen</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.down</source>
        <extracomment>Half, rounded down</extracomment>
        <translation>De helft, naar beneden</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.hint</source>
        <extracomment>For two players: what neutral colours get together of the armies that a player gets.</extracomment>
        <translation>Met twee spelers: wat neutrale kleuren samen krijgen van de legers die een speler krijgt.</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.none</source>
        <extracomment>None</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.up</source>
        <extracomment>Half, rounded up</extracomment>
        <translation>De helft, naar boven</translation>
    </message>
    <message>
        <source>screens.option.out_without</source>
        <extracomment>Who is out</extracomment>
        <translation>Wie eruit ligt</translation>
    </message>
    <message>
        <source>screens.option.out_without.hint</source>
        <extracomment>Whether a station alone keeps a player in the game.</extracomment>
        <translation>Of een station alleen een speler in het spel houdt.</translation>
    </message>
    <message>
        <source>screens.option.out_without.territories</source>
        <extracomment>Who controls no territory</extracomment>
        <translation>Wie geen gebied beheerst</translation>
    </message>
    <message>
        <source>screens.option.out_without.units</source>
        <extracomment>Who has no unit left</extracomment>
        <translation>Wie geen eenheid meer heeft</translation>
    </message>
    <message>
        <source>screens.option.own_cards</source>
        <extracomment>Blank cards</extracomment>
        <translation>Blanco kaarten</translation>
    </message>
    <message>
        <source>screens.option.own_cards.hint</source>
        <extracomment>Up to nine command cards of your own from a file, shuffled into the decks. All at the table should agree.</extracomment>
        <translation>Tot negen eigen commandokaarten uit een bestand, door de stapels geschud. Iedereen aan tafel moet het eens zijn.</translation>
    </message>
    <message>
        <source>screens.option.own_cards.no</source>
        <extracomment>Left out</extracomment>
        <translation>Weggelaten</translation>
    </message>
    <message>
        <source>screens.option.own_cards.yes</source>
        <extracomment>With own cards</extracomment>
        <translation>Met eigen kaarten</translation>
    </message>
    <message>
        <source>screens.option.own_colour</source>
        <extracomment>Mission against oneself</extracomment>
        <translation>Missie tegen jezelf</translation>
    </message>
    <message>
        <source>screens.option.own_colour.hint</source>
        <extracomment>What to do with a mission that names one's own colour.</extracomment>
        <translation>Wat te doen met een missie die je eigen kleur noemt.</translation>
    </message>
    <message>
        <source>screens.option.own_colour.redraw</source>
        <extracomment>Draw another one</extracomment>
        <translation>Trek een andere</translation>
    </message>
    <message>
        <source>screens.option.own_colour.territories</source>
        <extracomment>24 territories instead</extracomment>
        <translation>24 gebieden in plaats daarvan</translation>
    </message>
    <message>
        <source>screens.option.placement_batch</source>
        <extracomment>Placing at the start</extracomment>
        <translation>Plaatsen aan het begin</translation>
    </message>
    <message>
        <source>screens.option.placement_batch.hint</source>
        <extracomment>How many armies are placed at a time.</extracomment>
        <translation>Hoeveel legers er per keer worden geplaatst.</translation>
    </message>
    <message>
        <source>screens.option.placement_batch.hint</source>
        <comment>ad2210</comment>
        <extracomment>How many MODs are placed at a time.</extracomment>
        <translation>Hoeveel MODs er per keer worden geplaatst.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.placement_batch.n</source>
        <extracomment>{n} at a time | {n} at a time</extracomment>
        <translation>
            <numerusform>{n} per keer</numerusform>
            <numerusform>{n} per keer</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.plague_lands</source>
        <extracomment>Plague lands</extracomment>
        <translation>Pestlanden</translation>
    </message>
    <message>
        <source>screens.option.plague_lands.0</source>
        <extracomment>None</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>screens.option.plague_lands.hint</source>
        <extracomment>In how many territories the plague rages from the start.</extracomment>
        <translation>In hoeveel gebieden vanaf het begin de pest heerst.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.plague_lands.n</source>
        <extracomment>{n} territory | {n} territories</extracomment>
        <translation>
            <numerusform>{n} gebied</numerusform>
            <numerusform>{n} gebieden</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.printed_board</source>
        <extracomment>Map of the Earth</extracomment>
        <translation>Kaart van de aarde</translation>
    </message>
    <message>
        <source>screens.option.printed_board.hint</source>
        <extracomment>By the rulebook the Exiled States of America reach Canada too; on the printed board nothing joins the two.</extracomment>
        <translation>Volgens het regelboek komen de Verbannen Staten van Amerika ook in Canada; op het gedrukte bord verbindt niets die twee.</translation>
    </message>
    <message>
        <source>screens.option.printed_board.no</source>
        <extracomment>As in the rulebook</extracomment>
        <translation>Zoals in het regelboek</translation>
    </message>
    <message>
        <source>screens.option.printed_board.yes</source>
        <extracomment>As on the printed board</extracomment>
        <translation>Zoals op het gedrukte bord</translation>
    </message>
    <message>
        <source>screens.option.roll_order</source>
        <extracomment>Who rolls first</extracomment>
        <translation>Wie het eerst gooit</translation>
    </message>
    <message>
        <source>screens.option.roll_order.attacker_first</source>
        <extracomment>First the attacker</extracomment>
        <translation>Eerst de aanvaller</translation>
    </message>
    <message>
        <source>screens.option.roll_order.hint</source>
        <extracomment>Whether the defender sees the attacker's dice before choosing his own.</extracomment>
        <translation>Of de verdediger de dobbelstenen van de aanvaller ziet voordat hij kiest.</translation>
    </message>
    <message>
        <source>screens.option.roll_order.together</source>
        <extracomment>Both together</extracomment>
        <translation>Beiden tegelijk</translation>
    </message>
    <message>
        <source>screens.option.round_limit</source>
        <extracomment>Length of the game</extracomment>
        <translation>Duur van het spel</translation>
    </message>
    <message>
        <source>screens.option.round_limit.0</source>
        <extracomment>To the end</extracomment>
        <translation>Tot het eind</translation>
    </message>
    <message>
        <source>screens.option.round_limit.hint</source>
        <extracomment>After the last round most territories win, then most armies.</extracomment>
        <translation>Na de laatste ronde wint wie de meeste gebieden heeft, dan de meeste legers.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.round_limit.n</source>
        <extracomment>{n} round | {n} rounds</extracomment>
        <translation>
            <numerusform>{n} ronde</numerusform>
            <numerusform>{n} rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.set_values</source>
        <extracomment>Value of card sets</extracomment>
        <translation>Waarde van kaartensets</translation>
    </message>
    <message>
        <source>screens.option.set_values.fixed</source>
        <extracomment>Always 4, 6, 8 or 10</extracomment>
        <translation>Altijd 4, 6, 8 of 10</translation>
    </message>
    <message>
        <source>screens.option.set_values.golden</source>
        <extracomment>4 6 8 10 15 20 25 …</extracomment>
        <translation>4 6 8 10 15 20 25 …</translation>
    </message>
    <message>
        <source>screens.option.set_values.hint</source>
        <extracomment>What the next set brings, for whoever trades it.</extracomment>
        <translation>Wat de volgende set oplevert, voor wie hem inruilt.</translation>
    </message>
    <message>
        <source>screens.option.set_values.older</source>
        <extracomment>4 6 8 10 12 15 20 …</extracomment>
        <translation>4 6 8 10 12 15 20 …</translation>
    </message>
    <message>
        <source>screens.option.sharing</source>
        <extracomment>Partners' land</extracomment>
        <translation>Land van teamgenoten</translation>
    </message>
    <message>
        <source>screens.option.sharing.hint</source>
        <extracomment>Where the move at the end of a turn may go. Whoever has most armies in shared land owns it.</extracomment>
        <translation>Waar de verplaatsing aan het eind van een beurt heen mag. Wie in gedeeld land de meeste legers heeft, bezit het.</translation>
    </message>
    <message>
        <source>screens.option.sharing.off</source>
        <extracomment>Only pass through</extracomment>
        <translation>Alleen doortrekken</translation>
    </message>
    <message>
        <source>screens.option.sharing.on</source>
        <extracomment>Move in and share it</extracomment>
        <translation>Intrekken en delen</translation>
    </message>
    <message>
        <source>screens.option.start_armies</source>
        <extracomment>Starting armies</extracomment>
        <translation>Beginlegers</translation>
    </message>
    <message>
        <source>screens.option.start_armies.0</source>
        <extracomment>By number of players</extracomment>
        <translation>Naar aantal spelers</translation>
    </message>
    <message>
        <source>screens.option.start_armies.hint</source>
        <extracomment>How many armies everybody begins with.</extracomment>
        <translation>Met hoeveel legers iedereen begint.</translation>
    </message>
    <message>
        <source>screens.option.start_armies.hint</source>
        <comment>ad2210</comment>
        <extracomment>How many MODs everybody begins with.</extracomment>
        <translation>Met hoeveel MODs iedereen begint.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.start_armies.n</source>
        <extracomment>{n} army each | {n} armies each</extracomment>
        <translation>
            <numerusform>{n} leger elk</numerusform>
            <numerusform>{n} legers elk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.option.start_armies.n</source>
        <comment>ad2210</comment>
        <extracomment>{n} MOD each | {n} MODs each</extracomment>
        <translation>
            <numerusform>{n} MOD elk</numerusform>
            <numerusform>{n} MODs elk</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.start_armies.one_each</source>
        <extracomment>One in each territory</extracomment>
        <translation>Eén in elk gebied</translation>
    </message>
    <message>
        <source>screens.option.start_armies</source>
        <comment>ad2210</comment>
        <extracomment>MODs at the start</extracomment>
        <translation>MODs bij het begin</translation>
    </message>
    <message>
        <source>screens.option.start_energy</source>
        <extracomment>Energy at the start</extracomment>
        <translation>Energie bij het begin</translation>
    </message>
    <message>
        <source>screens.option.start_energy.0</source>
        <extracomment>None</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>screens.option.start_energy.hint</source>
        <extracomment>What everybody has before the first bid.</extracomment>
        <translation>Wat iedereen heeft vóór het eerste bod.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.start_energy.n</source>
        <extracomment>{n} energy | {n} energy</extracomment>
        <translation>
            <numerusform>{n} energie</numerusform>
            <numerusform>{n} energie</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.start_faith</source>
        <extracomment>Faith at the start</extracomment>
        <translation>Geloof bij het begin</translation>
    </message>
    <message>
        <source>screens.option.start_faith.0</source>
        <extracomment>None</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>screens.option.start_faith.hint</source>
        <extracomment>What everybody has before the first bid.</extracomment>
        <translation>Wat iedereen heeft vóór het eerste bod.</translation>
    </message>
    <message>
        <source>screens.option.start_faith.n</source>
        <extracomment>{n} faith</extracomment>
        <translation>{n} geloof</translation>
    </message>
    <message>
        <source>screens.option.switch_origin</source>
        <extracomment>Another origin against the same target</extracomment>
        <translation>Een ander vertrekgebied tegen hetzelfde doel</translation>
    </message>
    <message>
        <source>screens.option.switch_origin.hint</source>
        <extracomment>Whether the invasion goes on, or ends with the loyalty die before a new one begins.</extracomment>
        <translation>Of de invasie doorgaat, of eindigt met de trouwworp voordat een nieuwe begint.</translation>
    </message>
    <message>
        <source>screens.option.switch_origin.new</source>
        <extracomment>A new invasion</extracomment>
        <translation>Een nieuwe invasie</translation>
    </message>
    <message>
        <source>screens.option.switch_origin.same</source>
        <extracomment>The same invasion</extracomment>
        <translation>Dezelfde invasie</translation>
    </message>
    <message>
        <source>screens.option.third_party</source>
        <extracomment>Target removed by another</extracomment>
        <translation>Doelwit door een ander uitgeschakeld</translation>
    </message>
    <message>
        <source>screens.option.third_party.fallback</source>
        <extracomment>24 territories instead</extracomment>
        <translation>24 gebieden in plaats daarvan</translation>
    </message>
    <message>
        <source>screens.option.third_party.hint</source>
        <extracomment>What a mission against a player means when somebody else removes that player.</extracomment>
        <translation>Wat een missie tegen een speler betekent als een ander die speler uitschakelt.</translation>
    </message>
    <message>
        <source>screens.option.third_party.win</source>
        <extracomment>It is fulfilled</extracomment>
        <translation>Zij is vervuld</translation>
    </message>
    <message>
        <source>screens.option.tie</source>
        <extracomment>Equal dice</extracomment>
        <translation>Gelijke worpen</translation>
    </message>
    <message>
        <source>screens.option.tie.attacker</source>
        <extracomment>The attacker wins</extracomment>
        <translation>De aanvaller wint</translation>
    </message>
    <message>
        <source>screens.option.tie.defender</source>
        <extracomment>The defender wins</extracomment>
        <translation>De verdediger wint</translation>
    </message>
    <message>
        <source>screens.option.tie.hint</source>
        <extracomment>Who wins when two dice that are compared show the same.</extracomment>
        <translation>Wie wint als twee vergeleken dobbelstenen hetzelfde tonen.</translation>
    </message>
    <message>
        <source>screens.option.trade_window</source>
        <extracomment>When sets may be traded</extracomment>
        <translation>Wanneer sets mogen worden ingeruild</translation>
    </message>
    <message>
        <source>screens.option.trade_window.conquests</source>
        <extracomment>After each conquest too</extracomment>
        <translation>Ook na elke verovering</translation>
    </message>
    <message>
        <source>screens.option.trade_window.hint</source>
        <extracomment>After a conquest the new armies are placed at once, and the attack goes on.</extracomment>
        <translation>Na een verovering worden de nieuwe legers meteen geplaatst, en de aanval gaat door.</translation>
    </message>
    <message>
        <source>screens.option.trade_window.start</source>
        <extracomment>At the start of the turn</extracomment>
        <translation>Aan het begin van de beurt</translation>
    </message>
    <message>
        <source>screens.option.win_check</source>
        <extracomment>When a secret goal wins</extracomment>
        <translation>Wanneer een geheim doel wint</translation>
    </message>
    <message>
        <source>screens.option.win_check.any_time</source>
        <extracomment>At any moment</extracomment>
        <translation>Op elk moment</translation>
    </message>
    <message>
        <source>screens.option.win_check.hint</source>
        <extracomment>Whether a mission, or enough capitals, that comes true in another's turn has to wait.</extracomment>
        <translation>Of een missie, of genoeg hoofdsteden, in andermans beurt moet wachten.</translation>
    </message>
    <message>
        <source>screens.option.win_check.own_turn</source>
        <extracomment>In one's own turn only</extracomment>
        <translation>Alleen in de eigen beurt</translation>
    </message>
    <message>
        <source>screens.option.years</source>
        <extracomment>Length of the game</extracomment>
        <translation>Duur van het spel</translation>
    </message>
    <message>
        <source>screens.option.years.hint</source>
        <extracomment>After the last year points are counted.</extracomment>
        <translation>Na het laatste jaar worden de punten geteld.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.years.n</source>
        <extracomment>{n} year | {n} years</extracomment>
        <translation>
            <numerusform>{n} jaar</numerusform>
            <numerusform>{n} jaar</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.settings.ai_speed</source>
        <extracomment>Computer speed</extracomment>
        <translation>Snelheid van de computer</translation>
    </message>
    <message>
        <source>screens.settings.curtain</source>
        <extracomment>Shared screen</extracomment>
        <translation>Samen één scherm</translation>
    </message>
    <message>
        <source>screens.settings.curtain.hint</source>
        <extracomment>Curtain before the next person looks</extracomment>
        <translation>Gordijn voordat de volgende kijkt</translation>
    </message>
    <message>
        <source>screens.settings.defence</source>
        <extracomment>Your defence</extracomment>
        <translation>Jouw verdediging</translation>
    </message>
    <message>
        <source>screens.settings.defence.ask</source>
        <extracomment>Ask me</extracomment>
        <translation>Vraag mij</translation>
    </message>
    <message>
        <source>screens.settings.defence.auto</source>
        <extracomment>All dice</extracomment>
        <translation>Alle dobbelstenen</translation>
    </message>
    <message>
        <source>screens.settings.language</source>
        <extracomment>Language</extracomment>
        <translation>Taal</translation>
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
        <translation>Zoals de computer</translation>
    </message>
    <message>
        <source>screens.settings.look</source>
        <extracomment>Look</extracomment>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>screens.settings.muted</source>
        <extracomment>Mute</extracomment>
        <translation>Dempen</translation>
    </message>
    <message>
        <source>screens.settings.muted.hint</source>
        <extracomment>No sound at all (M)</extracomment>
        <translation>Helemaal geen geluid (M)</translation>
    </message>
    <message>
        <source>screens.settings.play</source>
        <extracomment>Play</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>screens.settings.reduced_motion</source>
        <extracomment>Less motion</extracomment>
        <translation>Minder beweging</translation>
    </message>
    <message>
        <source>screens.settings.reduced_motion.hint</source>
        <extracomment>Things fade instead of moving</extracomment>
        <translation>Alles vervaagt in plaats van te bewegen</translation>
    </message>
    <message>
        <source>screens.settings.semy</source>
        <extracomment>Emblems on land</extracomment>
        <translation>Emblemen op het land</translation>
    </message>
    <message>
        <source>screens.settings.semy.off</source>
        <extracomment>None</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>screens.settings.semy.soft</source>
        <extracomment>Soft</extracomment>
        <translation>Zacht</translation>
    </message>
    <message>
        <source>screens.settings.semy.strong</source>
        <extracomment>Strong</extracomment>
        <translation>Sterk</translation>
    </message>
    <message>
        <source>screens.settings.sound</source>
        <extracomment>Sound</extracomment>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>screens.settings.text_scale</source>
        <extracomment>Text size</extracomment>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>screens.settings.theme</source>
        <extracomment>Colours</extracomment>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>screens.settings.theme.dark</source>
        <extracomment>Dark wood</extracomment>
        <translation>Donker hout</translation>
    </message>
    <message>
        <source>screens.settings.theme.parchment</source>
        <extracomment>Light parchment</extracomment>
        <translation>Licht perkament</translation>
    </message>
    <message>
        <source>screens.settings.tint</source>
        <extracomment>Land is coloured by</extracomment>
        <translation>Land gekleurd naar</translation>
    </message>
    <message>
        <source>screens.settings.tint.owner</source>
        <extracomment>Owner</extracomment>
        <translation>Eigenaar</translation>
    </message>
    <message>
        <source>screens.settings.tint.region</source>
        <extracomment>Continent</extracomment>
        <translation>Continent</translation>
    </message>
    <message>
        <source>screens.settings.title</source>
        <extracomment>Settings</extracomment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>screens.settings.volume_dice</source>
        <extracomment>Dice</extracomment>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>screens.settings.volume_effects</source>
        <extracomment>Effects</extracomment>
        <translation>Effecten</translation>
    </message>
    <message>
        <source>screens.settings.volume_music</source>
        <extracomment>Fanfares</extracomment>
        <translation>Fanfares</translation>
    </message>
    <message>
        <source>screens.speed.fast</source>
        <extracomment>Fast</extracomment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>screens.speed.instant</source>
        <extracomment>Instant</extracomment>
        <translation>Direct</translation>
    </message>
    <message>
        <source>screens.speed.normal</source>
        <extracomment>Normal</extracomment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>screens.speed.slow</source>
        <extracomment>Slow</extracomment>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>screens.speed.step</source>
        <extracomment>Step by step</extracomment>
        <translation>Stap voor stap</translation>
    </message>
    <message>
        <source>screens.win.armies</source>
        <extracomment>Armies</extracomment>
        <translation>Legers</translation>
    </message>
    <message>
        <source>screens.win.armies</source>
        <comment>ad2210</comment>
        <extracomment>Units</extracomment>
        <translation>Eenheden</translation>
    </message>
    <message>
        <source>screens.win.beaten</source>
        <extracomment>beaten in round {round}</extracomment>
        <translation>verslagen in ronde {round}</translation>
    </message>
    <message>
        <source>screens.win.beaten.epoch</source>
        <extracomment>beaten in epoch {round}</extracomment>
        <translation>verslagen in tijdperk {round}</translation>
    </message>
    <message>
        <source>screens.win.beaten.year</source>
        <extracomment>beaten in year {round}</extracomment>
        <translation>verslagen in jaar {round}</translation>
    </message>
    <message>
        <source>screens.win.capital</source>
        <extracomment>Capital</extracomment>
        <translation>Hoofdstad</translation>
    </message>
    <message>
        <source>screens.win.conquests</source>
        <extracomment>Conquests</extracomment>
        <translation>Veroveringen</translation>
    </message>
    <message>
        <source>screens.win.course</source>
        <extracomment>The course of the war</extracomment>
        <translation>Het verloop van de oorlog</translation>
    </message>
    <message>
        <source>screens.win.dice</source>
        <extracomment>Were the dice fair?</extracomment>
        <translation>Waren de dobbelstenen eerlijk?</translation>
    </message>
    <message>
        <source>screens.win.income</source>
        <extracomment>Income</extracomment>
        <translation>Inkomen</translation>
    </message>
    <message>
        <source>screens.win.menu</source>
        <extracomment>Main menu</extracomment>
        <translation>Hoofdmenu</translation>
    </message>
    <message>
        <source>screens.win.moment.best_turn</source>
        <extracomment>Best turn</extracomment>
        <translation>Beste beurt</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.best_turn.text</source>
        <extracomment>{name} took {n} in round {round} | {name} took {n} in round {round}</extracomment>
        <translation>
            <numerusform>{name} nam er {n} in ronde {round}</numerusform>
            <numerusform>{name} nam er {n} in ronde {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.best_turn.text.epoch</source>
        <extracomment>{name} took {n} in epoch {round} | {name} took {n} in epoch {round}</extracomment>
        <translation>
            <numerusform>{name} nam er {n} in tijdperk {round}</numerusform>
            <numerusform>{name} nam er {n} in tijdperk {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.best_turn.text.year</source>
        <extracomment>{name} took {n} in year {round} | {name} took {n} in year {round}</extracomment>
        <translation>
            <numerusform>{name} nam er {n} in jaar {round}</numerusform>
            <numerusform>{name} nam er {n} in jaar {round}</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.moment.largest_army</source>
        <extracomment>Largest army</extracomment>
        <translation>Grootste leger</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.largest_army.text</source>
        <extracomment>{n} in {territory}, {name} | {n} in {territory}, {name}</extracomment>
        <translation>
            <numerusform>{n} in {territory}, {name}</numerusform>
            <numerusform>{n} in {territory}, {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.moment.largest_army</source>
        <comment>ad2210</comment>
        <extracomment>Largest force</extracomment>
        <translation>Grootste strijdmacht</translation>
    </message>
    <message>
        <source>screens.win.moment.longest_battle</source>
        <extracomment>Longest battle</extracomment>
        <translation>Langste veldslag</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.longest_battle.text</source>
        <extracomment>{name} at {territory}, {n} roll | {name} at {territory}, {n} rolls</extracomment>
        <translation>
            <numerusform>{name} bij {territory}, {n} worp</numerusform>
            <numerusform>{name} bij {territory}, {n} worpen</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.moment.unlikeliest_win</source>
        <extracomment>Unlikeliest win</extracomment>
        <translation>Onwaarschijnlijkste zege</translation>
    </message>
    <message>
        <source>screens.win.moment.unlikeliest_win.text</source>
        <extracomment>{chance} at {territory}, {name}</extracomment>
        <translation>{chance} bij {territory}, {name}</translation>
    </message>
    <message>
        <source>screens.win.moments</source>
        <extracomment>Moments</extracomment>
        <translation>Momenten</translation>
    </message>
    <message>
        <source>screens.win.most_land</source>
        <extracomment>Most land</extracomment>
        <translation>Meeste land</translation>
    </message>
    <message>
        <source>screens.win.ranking</source>
        <extracomment>Ranking</extracomment>
        <translation>Eindstand</translation>
    </message>
    <message>
        <source>screens.win.rematch</source>
        <extracomment>Rematch</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>screens.win.still_there</source>
        <extracomment>still on the board</extracomment>
        <translation>nog op het bord</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.subtitle</source>
        <extracomment>{edition} · {n} round | {edition} · {n} rounds</extracomment>
        <translation>
            <numerusform>{edition} · {n} ronde</numerusform>
            <numerusform>{edition} · {n} rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.subtitle</source>
        <comment>ad2210</comment>
        <extracomment>{edition} · {n} year | {edition} · {n} years</extracomment>
        <translation>
            <numerusform>{edition} · {n} jaar</numerusform>
            <numerusform>{edition} · {n} jaar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.subtitle</source>
        <comment>godstorm</comment>
        <extracomment>{edition} · {n} epoch | {edition} · {n} epochs</extracomment>
        <translation>
            <numerusform>{edition} · {n} tijdperk</numerusform>
            <numerusform>{edition} · {n} tijdperken</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.territories</source>
        <extracomment>Territories</extracomment>
        <translation>Gebieden</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title</source>
        <extracomment>{name} rules the world | {name} share the victory</extracomment>
        <translation>
            <numerusform>{name} heerst over de wereld</numerusform>
            <numerusform>{name} delen de overwinning</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title.round_limit</source>
        <extracomment>{name} holds most land | {name} share the victory</extracomment>
        <translation>
            <numerusform>{name} heeft het meeste land</numerusform>
            <numerusform>{name} delen de overwinning</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title.score</source>
        <extracomment>{name} wins by points | {name} share the victory</extracomment>
        <translation>
            <numerusform>{name} wint op punten</numerusform>
            <numerusform>{name} delen de overwinning</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title_goal</source>
        <extracomment>{name} has won | {name} have won</extracomment>
        <translation>
            <numerusform>{name} heeft gewonnen</numerusform>
            <numerusform>{name} hebben gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.winner</source>
        <extracomment>Winner</extracomment>
        <translation>Winnaar</translation>
    </message>
    <message>
        <source>screens.win.won_by</source>
        <extracomment>Won by</extracomment>
        <translation>Gewonnen met</translation>
    </message>
    <message>
        <source>storage.codec.invalid</source>
        <extracomment>This is no valid {kind}: {fault}</extracomment>
        <translation>Dit is geen geldige {kind}: {fault}</translation>
    </message>
    <message>
        <source>storage.codec.not_json</source>
        <extracomment>This is not readable as JSON: {fault}</extracomment>
        <translation>Dit is niet leesbaar als JSON: {fault}</translation>
    </message>
    <message>
        <source>storage.codec.unknown</source>
        <extracomment>This version does not know {name} ({kind}).</extracomment>
        <translation>Deze versie kent {name} niet ({kind}).</translation>
    </message>
    <message>
        <source>storage.cut_off</source>
        <extracomment>The last line was still being written when the program ended; it has been left out.</extracomment>
        <translation>De laatste regel werd nog geschreven toen het programma stopte; die is weggelaten.</translation>
    </message>
    <message>
        <source>storage.dice_differ</source>
        <extracomment>The dice are not those that the game rolls here.</extracomment>
        <translation>De dobbelstenen zijn niet die welke het spel hier gooit.</translation>
    </message>
    <message>
        <source>storage.disk</source>
        <extracomment>The game could not be saved: {fault}. Make room on the disk; the next turn tries again.</extracomment>
        <translation>Het spel kon niet worden opgeslagen: {fault}. Maak ruimte vrij op de schijf; de volgende beurt wordt het opnieuw geprobeerd.</translation>
    </message>
    <message>
        <source>storage.hash_differs</source>
        <extracomment>This action leads to another position than the one that was saved.</extracomment>
        <translation>Deze actie leidt tot een andere stand dan die welke is opgeslagen.</translation>
    </message>
    <message>
        <source>storage.header_damaged</source>
        <extracomment>The beginning of this save is damaged, so the game cannot be opened.</extracomment>
        <translation>Het begin van dit opgeslagen spel is beschadigd, dus het spel kan niet worden geopend.</translation>
    </message>
    <message>
        <source>storage.in_use</source>
        <extracomment>This game is open in another window. Close it there first.</extracomment>
        <translation>Dit spel is geopend in een ander venster. Sluit het daar eerst.</translation>
    </message>
    <message>
        <source>storage.line_damaged</source>
        <extracomment>Line {number} is damaged. The game opens at the last sound position, and the damaged file is kept.</extracomment>
        <translation>Regel {number} is beschadigd. Het spel opent op de laatste goede stand en het beschadigde bestand blijft bewaard.</translation>
    </message>
    <message>
        <source>storage.line_lost</source>
        <extracomment>Before line {number} something is missing from the file. The game opens at the last sound position, and the damaged file is kept.</extracomment>
        <translation>Vóór regel {number} ontbreekt er iets in het bestand. Het spel opent op de laatste goede stand en het beschadigde bestand blijft bewaard.</translation>
    </message>
    <message>
        <source>storage.map_changed</source>
        <extracomment>The board {name} has changed since this game was saved: territories, borders or bonuses are different now. Put the old board file back to go on.</extracomment>
        <translation>Het bord {name} is veranderd sinds dit spel werd opgeslagen: gebieden, grenzen of bonussen zijn nu anders. Zet het oude bordbestand terug om verder te spelen.</translation>
    </message>
    <message>
        <source>storage.map_missing</source>
        <extracomment>The board of this save is missing or broken: {name}</extracomment>
        <translation>Het bord van dit opgeslagen spel ontbreekt of is kapot: {name}</translation>
    </message>
    <message>
        <source>storage.newer</source>
        <extracomment>This game was saved by a newer version of the program ({program}, save format {format}). Update the program to open it; the file has not been changed.</extracomment>
        <translation>Dit spel is opgeslagen door een nieuwere versie van het programma ({program}, bestandsindeling {format}). Werk het programma bij om het te openen; het bestand is niet gewijzigd.</translation>
    </message>
    <message>
        <source>storage.not_a_file</source>
        <extracomment>This is not a file.</extracomment>
        <translation>Dit is geen bestand.</translation>
    </message>
    <message>
        <source>storage.not_a_save</source>
        <extracomment>This is not a saved game of this program.</extracomment>
        <translation>Dit is geen opgeslagen spel van dit programma.</translation>
    </message>
    <message>
        <source>storage.not_found</source>
        <extracomment>There is no such file.</extracomment>
        <translation>Dit bestand bestaat niet.</translation>
    </message>
    <message>
        <source>storage.own_cards</source>
        <extracomment>This game is played with cards of your own, and their file can't be used now ({file}, line {row}). Put it back as it was to go on.</extracomment>
        <translation>Dit spel wordt met eigen kaarten gespeeld en hun bestand is nu niet te gebruiken ({file}, regel {row}). Zet het terug zoals het was om verder te spelen.</translation>
    </message>
    <message>
        <source>storage.own_cards_file</source>
        <extracomment>This game is played with cards of your own, and their file can't be used now ({file}). Put it back as it was to go on.</extracomment>
        <translation>Dit spel wordt met eigen kaarten gespeeld en hun bestand is nu niet te gebruiken ({file}). Zet het terug zoals het was om verder te spelen.</translation>
    </message>
    <message>
        <source>storage.record_illegal</source>
        <extracomment>This action is against the rules in this position.</extracomment>
        <translation>Deze actie mag in deze stand niet volgens de regels.</translation>
    </message>
    <message>
        <source>storage.record_lost</source>
        <extracomment>Action {number} is missing from the file.</extracomment>
        <translation>Actie {number} ontbreekt in het bestand.</translation>
    </message>
    <message>
        <source>storage.rules_unknown</source>
        <extracomment>This version cannot play the game in this save: rule set {edition} with these players and house rules is unknown.</extracomment>
        <translation>Deze versie kan dit opgeslagen spel niet spelen: spelvariant {edition} met deze spelers en huisregels is onbekend.</translation>
    </message>
    <message>
        <source>storage.settings.broken</source>
        <extracomment>The settings could not be read, so the usual ones are in force. The old file is kept as {file}.</extracomment>
        <translation>De instellingen konden niet worden gelezen, dus gelden de standaardinstellingen. Het oude bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>storage.settings.unreadable</source>
        <extracomment>The settings in {file} cannot be read, so the usual ones are in force. Check that this is a file and that you may open it.</extracomment>
        <translation>De instellingen in {file} kunnen niet worden gelezen, dus gelden de standaardinstellingen. Controleer of dit een bestand is en of je het mag openen.</translation>
    </message>
    <message>
        <source>storage.settings.value</source>
        <extracomment>The setting {name} had a value that is not possible, so the usual one is in force.</extracomment>
        <translation>De instelling {name} had een onmogelijke waarde, dus geldt de standaardwaarde.</translation>
    </message>
    <message>
        <source>storage.snapshot_damaged</source>
        <extracomment>The position in line {number} is not sound. An earlier one is used instead.</extracomment>
        <translation>De stand in regel {number} klopt niet. Er wordt een eerdere gebruikt.</translation>
    </message>
    <message>
        <source>storage.snapshot_differs</source>
        <extracomment>The position saved here is not the one that the actions lead to.</extracomment>
        <translation>De hier opgeslagen stand is niet die waartoe de acties leiden.</translation>
    </message>
    <message>
        <source>storage.start_differs</source>
        <extracomment>The first position is not the one that the seed of this game gives.</extracomment>
        <translation>De beginstand is niet die welke uit het startgetal van dit spel volgt.</translation>
    </message>
    <message>
        <source>storage.state_unfit</source>
        <extracomment>The position in this save does not fit the rules of its game.</extracomment>
        <translation>De stand in dit opgeslagen spel past niet bij de regels van het spel.</translation>
    </message>
    <message>
        <source>storage.too_large</source>
        <extracomment>This file is larger than {limit} MB, so it is no saved game.</extracomment>
        <translation>Dit bestand is groter dan {limit} MB, dus het is geen opgeslagen spel.</translation>
    </message>
    <message>
        <source>storage.unreadable</source>
        <extracomment>This file cannot be read. Check whether you are allowed to open it.</extracomment>
        <translation>Dit bestand kan niet worden gelezen. Controleer of je het mag openen.</translation>
    </message>
    <message>
        <source>tables.battle</source>
        <extracomment>Battle</extracomment>
        <translation>Gevecht</translation>
    </message>
    <message>
        <source>tables.battle.answering</source>
        <extracomment>{name} sees the roll and chooses</extracomment>
        <translation>{name} ziet de worp en kiest</translation>
    </message>
    <message>
        <source>tables.battle.attacker</source>
        <extracomment>Attacker wins</extracomment>
        <translation>Aanvaller wint</translation>
    </message>
    <message>
        <source>tables.battle.attacks</source>
        <extracomment>{name} attacks from</extracomment>
        <translation>{name} valt aan vanuit</translation>
    </message>
    <message>
        <source>tables.battle.beats</source>
        <extracomment>{high} beats {low}</extracomment>
        <translation>{high} verslaat {low}</translation>
    </message>
    <message>
        <source>tables.battle.because</source>
        <extracomment>d8 of {name}: {why}</extracomment>
        <translation>d8 van {name}: {why}</translation>
    </message>
    <message>
        <source>tables.battle.before</source>
        <extracomment>was {chance} before this roll</extracomment>
        <translation>was {chance} vóór deze worp</translation>
    </message>
    <message>
        <source>tables.battle.blitz</source>
        <extracomment>Blitz until</extracomment>
        <translation>Blitz tot</translation>
    </message>
    <message>
        <source>tables.battle.choose</source>
        <extracomment>Choose</extracomment>
        <translation>Kiezen</translation>
    </message>
    <message>
        <source>tables.battle.defender</source>
        <extracomment>Defender wins</extracomment>
        <translation>Verdediger wint</translation>
    </message>
    <message>
        <source>tables.battle.defends</source>
        <extracomment>{name} defends</extracomment>
        <translation>{name} verdedigt</translation>
    </message>
    <message>
        <source>tables.battle.dice</source>
        <extracomment>Dice</extracomment>
        <translation>Stenen</translation>
    </message>
    <message>
        <source>tables.battle.equal</source>
        <extracomment>{high} equals {low}</extracomment>
        <translation>{high} is gelijk aan {low}</translation>
    </message>
    <message>
        <source>tables.battle.expected</source>
        <extracomment>you lose {lost} · they lose {beaten} on average</extracomment>
        <translation>jij verliest {lost} · zij verliezen {beaten} gemiddeld</translation>
    </message>
    <message>
        <source>tables.battle.follow</source>
        <extracomment>Armies</extracomment>
        <translation>Legers</translation>
    </message>
    <message>
        <source>tables.battle.follow</source>
        <comment>ad2210</comment>
        <extracomment>Units</extracomment>
        <translation>Eenheden</translation>
    </message>
    <message>
        <source>tables.battle.goal</source>
        <extracomment>to take {territory}</extracomment>
        <translation>om {territory} te veroveren</translation>
    </message>
    <message>
        <source>tables.battle.keep</source>
        <extracomment>Armies to keep</extracomment>
        <translation>Legers om te houden</translation>
    </message>
    <message>
        <source>tables.battle.keep</source>
        <comment>ad2210</comment>
        <extracomment>Units to keep</extracomment>
        <translation>Eenheden om te houden</translation>
    </message>
    <message>
        <source>tables.battle.keep_after</source>
        <extracomment>left</extracomment>
        <translation>over</translation>
    </message>
    <message>
        <source>tables.battle.led</source>
        <extracomment>{name}, led by {player}, attacks from</extracomment>
        <translation>{name}, onder {player}, valt aan vanuit</translation>
    </message>
    <message>
        <source>tables.battle.left</source>
        <extracomment>Attackers you would have left</extracomment>
        <translation>Aanvallers die je over zou houden</translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.loses</source>
        <extracomment>{name} loses {n} | {name} loses {n}</extracomment>
        <translation>
            <numerusform>{name} verliest {n}</numerusform>
            <numerusform>{name} verliest {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.battle.lost</source>
        <extracomment>lost</extracomment>
        <translation>mis</translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.move_in</source>
        <extracomment>Move {n} army in | Move {n} armies in</extracomment>
        <translation>
            <numerusform>{n} leger laten binnentrekken</numerusform>
            <numerusform>{n} legers laten binnentrekken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.move_in</source>
        <comment>ad2210</comment>
        <extracomment>Move {n} unit in | Move {n} units in</extracomment>
        <translation>
            <numerusform>{n} eenheid laten binnentrekken</numerusform>
            <numerusform>{n} eenheden laten binnentrekken</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.battle.no_roll</source>
        <extracomment>No roll</extracomment>
        <translation>Geen worp</translation>
    </message>
    <message>
        <source>tables.battle.ready</source>
        <extracomment>Highest against highest</extracomment>
        <translation>Hoogste tegen hoogste</translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.roll</source>
        <extracomment>Roll {n} die | Roll {n} dice</extracomment>
        <translation>
            <numerusform>Gooi {n} steen</numerusform>
            <numerusform>Gooi {n} stenen</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.battle.roll_number</source>
        <extracomment>Roll {number} · highest against highest</extracomment>
        <translation>Worp {number} · hoogste tegen hoogste</translation>
    </message>
    <message>
        <source>tables.battle.roll_short</source>
        <extracomment>Roll {number}</extracomment>
        <translation>Gooi {number}</translation>
    </message>
    <message>
        <source>tables.battle.spare.first</source>
        <extracomment>First die: no opponent</extracomment>
        <translation>Eerste steen: geen tegenstander</translation>
    </message>
    <message>
        <source>tables.battle.spare.second</source>
        <extracomment>Second die: no opponent</extracomment>
        <translation>Tweede steen: geen tegenstander</translation>
    </message>
    <message>
        <source>tables.battle.spare.third</source>
        <extracomment>Third die: no opponent</extracomment>
        <translation>Derde steen: geen tegenstander</translation>
    </message>
    <message>
        <source>tables.battle.spent</source>
        <extracomment>The attack is spent</extracomment>
        <translation>De aanval is gestrand</translation>
    </message>
    <message>
        <source>tables.battle.spent_detail</source>
        <extracomment>The last army in {territory} has to stay there.</extracomment>
        <translation>Het laatste leger in {territory} moet daar blijven.</translation>
    </message>
    <message>
        <source>tables.battle.spent_detail</source>
        <comment>ad2210</comment>
        <extracomment>The last unit in {territory} has to stay there.</extracomment>
        <translation>De laatste eenheid in {territory} moet daar blijven.</translation>
    </message>
    <message>
        <source>tables.battle.stop</source>
        <extracomment>Stop</extracomment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>tables.battle.strip</source>
        <extracomment>Attacker loses {lost}, defender loses {beaten}</extracomment>
        <translation>Aanvaller verliest {lost}, verdediger verliest {beaten}</translation>
    </message>
    <message>
        <source>tables.battle.taken</source>
        <extracomment>{territory} is yours</extracomment>
        <translation>{territory} is van jou</translation>
    </message>
    <message>
        <source>tables.battle.taken_all</source>
        <extracomment>The armies that fought have moved in.</extracomment>
        <translation>De legers die vochten zijn binnengetrokken.</translation>
    </message>
    <message>
        <source>tables.battle.taken_all</source>
        <comment>ad2210</comment>
        <extracomment>The units that fought have moved in.</extracomment>
        <translation>De eenheden die vochten zijn binnengetrokken.</translation>
    </message>
    <message>
        <source>tables.battle.taken_more</source>
        <extracomment>Choose how many armies move in. Those that fought go in any case.</extracomment>
        <translation>Kies hoeveel legers binnentrekken. De legers die vochten gaan in elk geval.</translation>
    </message>
    <message>
        <source>tables.battle.taken_more</source>
        <comment>ad2210</comment>
        <extracomment>Choose how many units move in. Those that fought go in any case.</extracomment>
        <translation>Kies hoeveel eenheden binnentrekken. De eenheden die vochten gaan in elk geval.</translation>
    </message>
    <message>
        <source>tables.battle.tie_attacker</source>
        <extracomment>Tie: attacker wins</extracomment>
        <translation>Gelijk: aanvaller wint</translation>
    </message>
    <message>
        <source>tables.battle.tie_defender</source>
        <extracomment>Tie: defender wins</extracomment>
        <translation>Gelijk: verdediger wint</translation>
    </message>
    <message>
        <source>tables.bribes.choose</source>
        <extracomment>Choose card and colour</extracomment>
        <translation>Kies kaart en kleur</translation>
    </message>
    <message numerus="yes">
        <source>tables.bribes.full</source>
        <extracomment>Has {n} card, takes no more | Has {n} cards, takes no more</extracomment>
        <translation>
            <numerusform>Heeft {n} kaart, neemt er niet meer</numerusform>
            <numerusform>Heeft {n} kaarten, neemt er niet meer</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.bribes.give</source>
        <extracomment>Give it to {player}</extracomment>
        <translation>Geef aan {player}</translation>
    </message>
    <message>
        <source>tables.bribes.help</source>
        <extracomment>Each card turns a cannon one step your way. A colour that is yours fights for you, until it loses heart.</extracomment>
        <translation>Elke kaart draait een kanon één stap jouw kant op. Een kleur aan jouw kant vecht voor je, tot ze de moed verliest.</translation>
    </message>
    <message>
        <source>tables.bribes.joins</source>
        <extracomment>Becomes your ally</extracomment>
        <translation>Wordt je bondgenoot</translation>
    </message>
    <message>
        <source>tables.bribes.leaves</source>
        <extracomment>Leaves {player}</extracomment>
        <translation>Verlaat {player}</translation>
    </message>
    <message>
        <source>tables.bribes.title</source>
        <extracomment>A card for a neutral colour</extracomment>
        <translation>Een kaart voor een neutrale kleur</translation>
    </message>
    <message>
        <source>tables.bribes.whom</source>
        <extracomment>For whom?</extracomment>
        <translation>Voor wie?</translation>
    </message>
    <message>
        <source>tables.bribes.yours</source>
        <extracomment>Is your ally already</extracomment>
        <translation>Is al je bondgenoot</translation>
    </message>
    <message>
        <source>tables.cards.best</source>
        <extracomment>Best</extracomment>
        <translation>Beste</translation>
    </message>
    <message>
        <source>tables.cards.choose_best</source>
        <extracomment>Choose best</extracomment>
        <translation>Kies de beste</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.choose_more</source>
        <extracomment>Choose {n} more card | Choose {n} more cards</extracomment>
        <translation>
            <numerusform>Kies nog {n} kaart</numerusform>
            <numerusform>Kies nog {n} kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.extra</source>
        <extracomment>+{n} army, placed there | +{n} armies, placed there</extracomment>
        <translation>
            <numerusform>+{n} leger, daar geplaatst</numerusform>
            <numerusform>+{n} legers, daar geplaatst</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.fixed</source>
        <extracomment>Infantry 4 · Cavalry 6 · Artillery 8 · One of each 10</extracomment>
        <translation>Infanterie 4 · Cavalerie 6 · Artillerie 8 · Van elk één 10</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.forced</source>
        <extracomment>With {n} card you must trade a set before you go on. | With {n} cards you must trade a set before you go on.</extracomment>
        <translation>
            <numerusform>Met {n} kaart moet je een set inruilen voordat je verdergaat.</numerusform>
            <numerusform>Met {n} kaarten moet je een set inruilen voordat je verdergaat.</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.held</source>
        <extracomment>You hold {territories}</extracomment>
        <translation>Jij bezit {territories}</translation>
    </message>
    <message>
        <source>tables.cards.keys</source>
        <extracomment>Arrow keys move, Enter picks a card, Space trades</extracomment>
        <translation>Pijltjes verplaatsen, Enter kiest een kaart, spatie ruilt</translation>
    </message>
    <message>
        <source>tables.cards.kind_mixed</source>
        <extracomment>one of each</extracomment>
        <translation>van elk één</translation>
    </message>
    <message>
        <source>tables.cards.kind_same</source>
        <extracomment>three of a kind</extracomment>
        <translation>drie dezelfde</translation>
    </message>
    <message>
        <source>tables.cards.look</source>
        <extracomment>Three matching cards make a set.</extracomment>
        <translation>Drie passende kaarten vormen een set.</translation>
    </message>
    <message>
        <source>tables.cards.may</source>
        <extracomment>You may trade a set now.</extracomment>
        <translation>Je mag nu een set inruilen.</translation>
    </message>
    <message>
        <source>tables.cards.mixed</source>
        <extracomment>One of each</extracomment>
        <translation>Van elk één</translation>
    </message>
    <message>
        <source>tables.cards.no_set</source>
        <extracomment>Choose a set</extracomment>
        <translation>Kies een set</translation>
    </message>
    <message>
        <source>tables.cards.not_a_set</source>
        <extracomment>These three are not a set</extracomment>
        <translation>Deze drie vormen geen set</translation>
    </message>
    <message>
        <source>tables.cards.sets</source>
        <extracomment>Sets in this hand</extracomment>
        <translation>Sets in deze hand</translation>
    </message>
    <message>
        <source>tables.cards.three.artillery</source>
        <extracomment>Three artillery</extracomment>
        <translation>Drie artillerie</translation>
    </message>
    <message>
        <source>tables.cards.three.cavalry</source>
        <extracomment>Three cavalry</extracomment>
        <translation>Drie cavalerie</translation>
    </message>
    <message>
        <source>tables.cards.three.infantry</source>
        <extracomment>Three infantry</extracomment>
        <translation>Drie infanterie</translation>
    </message>
    <message>
        <source>tables.cards.title</source>
        <extracomment>Your hand</extracomment>
        <translation>Jouw hand</translation>
    </message>
    <message>
        <source>tables.cards.total</source>
        <extracomment>Total this trade</extracomment>
        <translation>Totaal van deze ruil</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.trade</source>
        <extracomment>Trade for {n} army | Trade for {n} armies</extracomment>
        <translation>
            <numerusform>Ruil in voor {n} leger</numerusform>
            <numerusform>Ruil in voor {n} legers</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.wild_as</source>
        <extracomment>{kind}, the wild card stands for {unit}</extracomment>
        <translation>{kind}, de joker staat voor {unit}</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.with_wild</source>
        <extracomment>{kind}, with {n} wild card | {kind}, with {n} wild cards</extracomment>
        <translation>
            <numerusform>{kind}, met {n} joker</numerusform>
            <numerusform>{kind}, met {n} jokers</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.worth</source>
        <extracomment>Sets bring</extracomment>
        <translation>Sets leveren</translation>
    </message>
    <message>
        <source>tables.cards.worth_next</source>
        <extracomment>The next set brings {value}</extracomment>
        <translation>De volgende set levert {value}</translation>
    </message>
    <message>
        <source>tables.chronicle</source>
        <extracomment>Chronicle</extracomment>
        <translation>Kroniek</translation>
    </message>
    <message>
        <source>tables.chronicle.everybody</source>
        <extracomment>Everybody</extracomment>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>tables.chronicle.filter</source>
        <extracomment>Show one player only</extracomment>
        <translation>Eén speler tonen</translation>
    </message>
    <message>
        <source>tables.curtain.hand_to</source>
        <extracomment>Hand the screen to</extracomment>
        <translation>Geef het scherm aan</translation>
    </message>
    <message>
        <source>tables.curtain.hidden</source>
        <extracomment>Cards stay hidden until then</extracomment>
        <translation>Tot dan blijven de kaarten verborgen</translation>
    </message>
    <message>
        <source>tables.curtain.look_away</source>
        <extracomment>Secret cards come next. Everyone else, please look away.</extracomment>
        <translation>Nu komen geheime kaarten. Alle anderen kijken even weg.</translation>
    </message>
    <message>
        <source>tables.curtain.look_away.bid</source>
        <extracomment>A sealed bid comes next. Everyone else, please look away.</extracomment>
        <translation>Nu komt een verzegeld bod. Alle anderen kijken even weg.</translation>
    </message>
    <message>
        <source>tables.curtain.ready</source>
        <extracomment>I am {name}</extracomment>
        <translation>Ik ben {name}</translation>
    </message>
    <message>
        <source>tables.curtain.spoken</source>
        <extracomment>Hand the screen to {name}</extracomment>
        <translation>Geef het scherm aan {name}</translation>
    </message>
    <message>
        <source>tables.curtain.turn_off</source>
        <extracomment>You can turn this page off in the settings</extracomment>
        <translation>Deze pagina kun je uitzetten bij de instellingen</translation>
    </message>
    <message>
        <source>tables.graph.name</source>
        <extracomment>The course of the war</extracomment>
        <translation>Het verloop van de oorlog</translation>
    </message>
    <message>
        <source>tables.recap.beaten_by</source>
        <extracomment>beaten by {name}</extracomment>
        <translation>verslagen door {name}</translation>
    </message>
    <message>
        <source>tables.recap.bids</source>
        <extracomment>bids: {bids}</extracomment>
        <translation>biedingen: {bids}</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.empty</source>
        <extracomment>it was empty | they were empty</extracomment>
        <translation>
            <numerusform>het was leeg</numerusform>
            <numerusform>ze waren leeg</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.from</source>
        <extracomment>from {names}</extracomment>
        <translation>van {names}</translation>
    </message>
    <message>
        <source>tables.recap.hired</source>
        <extracomment>New for {name}: {pieces}</extracomment>
        <translation>Nieuw voor {name}: {pieces}</translation>
    </message>
    <message>
        <source>tables.recap.holds</source>
        <extracomment>{name} holds {region}</extracomment>
        <translation>{name} bezit {region}</translation>
    </message>
    <message>
        <source>tables.recap.lost_region</source>
        <extracomment>{name} no longer holds {region}</extracomment>
        <translation>{name} bezit {region} niet meer</translation>
    </message>
    <message>
        <source>tables.recap.map</source>
        <extracomment>Map of what changed hands</extracomment>
        <translation>Kaart van wat van eigenaar wisselde</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.more</source>
        <extracomment>{first}, {second} and {n} more | {first}, {second} and {n} more</extracomment>
        <translation>
            <numerusform>{first}, {second} en nog {n}</numerusform>
            <numerusform>{first}, {second} en nog {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.new_armies</source>
        <extracomment>{n} new army | {n} new armies</extracomment>
        <translation>
            <numerusform>{n} nieuw leger</numerusform>
            <numerusform>{n} nieuwe legers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.new_armies</source>
        <comment>ad2210</comment>
        <extracomment>{n} new MOD | {n} new MODs</extracomment>
        <translation>
            <numerusform>{n} nieuwe MOD</numerusform>
            <numerusform>{n} nieuwe MODs</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.nothing_lost</source>
        <extracomment>You lost no territory</extracomment>
        <translation>Je verloor geen gebied</translation>
    </message>
    <message>
        <source>tables.recap.nothing_lost_detail</source>
        <extracomment>everything you held is still yours</extracomment>
        <translation>alles wat je had is nog van jou</translation>
    </message>
    <message>
        <source>tables.recap.order</source>
        <extracomment>Turn order: {places}</extracomment>
        <translation>Beurtvolgorde: {places}</translation>
    </message>
    <message>
        <source>tables.recap.out</source>
        <extracomment>{name} is out of the game</extracomment>
        <translation>{name} ligt uit het spel</translation>
    </message>
    <message>
        <source>tables.recap.played</source>
        <extracomment>{name} played: {cards}</extracomment>
        <translation>{name} speelde: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.points</source>
        <extracomment>{n} point | {n} points</extracomment>
        <translation>
            <numerusform>{n} punt</numerusform>
            <numerusform>{n} punten</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.ruined</source>
        <extracomment>Out of the game from now on</extracomment>
        <translation>Vanaf nu uit het spel</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.subtitle</source>
        <extracomment>Round {round}. {n} player moved. This is what everyone at the table saw. | Round {round}. {n} players moved. This is what everyone at the table saw.</extracomment>
        <translation>
            <numerusform>Ronde {round}. {n} speler was aan zet. Dit zag iedereen aan tafel.</numerusform>
            <numerusform>Ronde {round}. {n} spelers waren aan zet. Dit zag iedereen aan tafel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.subtitle.epoch</source>
        <extracomment>Epoch {round}. {n} player moved. This is what everyone at the table saw. | Epoch {round}. {n} players moved. This is what everyone at the table saw.</extracomment>
        <translation>
            <numerusform>Tijdperk {round}. {n} speler was aan zet. Dit zag iedereen aan tafel.</numerusform>
            <numerusform>Tijdperk {round}. {n} spelers waren aan zet. Dit zag iedereen aan tafel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.subtitle.year</source>
        <extracomment>Year {round}. {n} player moved. This is what everyone at the table saw. | Year {round}. {n} players moved. This is what everyone at the table saw.</extracomment>
        <translation>
            <numerusform>Jaar {round}. {n} speler was aan zet. Dit zag iedereen aan tafel.</numerusform>
            <numerusform>Jaar {round}. {n} spelers waren aan zet. Dit zag iedereen aan tafel.</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.title</source>
        <extracomment>Since your last turn</extracomment>
        <translation>Sinds je laatste beurt</translation>
    </message>
    <message>
        <source>tables.recap.to</source>
        <extracomment>to {names}</extracomment>
        <translation>aan {names}</translation>
    </message>
    <message>
        <source>tables.recap.took</source>
        <extracomment>{name} took {territories}</extracomment>
        <translation>{name} veroverde {territories}</translation>
    </message>
    <message>
        <source>tables.recap.two</source>
        <extracomment>{first} and {second}</extracomment>
        <translation>{first} en {second}</translation>
    </message>
    <message>
        <source>tables.recap.you_have</source>
        <extracomment>You have {amount}</extracomment>
        <translation>Je hebt {amount}</translation>
    </message>
    <message>
        <source>tables.recap.you_lost</source>
        <extracomment>You lost {territories}</extracomment>
        <translation>Je verloor {territories}</translation>
    </message>
    <message>
        <source>tables.recap.you_lost_pieces</source>
        <extracomment>You lost: {pieces}</extracomment>
        <translation>Je verloor: {pieces}</translation>
    </message>
    <message>
        <source>tables.recap.you_lost_region</source>
        <extracomment>You no longer hold {region}</extracomment>
        <translation>Je bezit {region} niet meer</translation>
    </message>
    <message>
        <source>tables.round</source>
        <extracomment>Round {number}</extracomment>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>tables.round.epoch</source>
        <extracomment>Epoch {number}</extracomment>
        <translation>Tijdperk {number}</translation>
    </message>
    <message>
        <source>tables.round.year</source>
        <extracomment>Year {number}</extracomment>
        <translation>Jaar {number}</translation>
    </message>
    <message numerus="yes">
        <source>tables.tally.dice</source>
        <extracomment>{n} die rolled | {n} dice rolled</extracomment>
        <translation>
            <numerusform>{n} dobbelsteen gegooid</numerusform>
            <numerusform>{n} dobbelstenen gegooid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.tally.dice_of_sides</source>
        <extracomment>{n} die with {sides} sides | {n} dice with {sides} sides</extracomment>
        <translation>
            <numerusform>{n} dobbelsteen met {sides} kanten</numerusform>
            <numerusform>{n} dobbelstenen met {sides} kanten</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.tally.expected</source>
        <extracomment>expected {count} of each</extracomment>
        <translation>verwacht {count} van elk</translation>
    </message>
    <message>
        <source>tables.tally.luck</source>
        <extracomment>Luck in battle, in armies</extracomment>
        <translation>Geluk in de strijd, in legers</translation>
    </message>
    <message>
        <source>tables.tally.luck.hint</source>
        <extracomment>Armies beaten minus armies lost, beyond what even dice would have given.</extracomment>
        <translation>Verslagen legers min verloren legers, boven wat eerlijke dobbelstenen hadden gegeven.</translation>
    </message>
    <message>
        <source>tables.tally.luck.hint</source>
        <comment>ad2210</comment>
        <extracomment>Units beaten minus units lost, beyond what even dice would have given.</extracomment>
        <translation>Verslagen eenheden min verloren eenheden, boven wat eerlijke dobbelstenen hadden gegeven.</translation>
    </message>
    <message>
        <source>tables.tally.luck</source>
        <comment>ad2210</comment>
        <extracomment>Luck in battle, in units</extracomment>
        <translation>Geluk in de strijd, in eenheden</translation>
    </message>
    <message>
        <source>tables.tally.name</source>
        <extracomment>How often each face came</extracomment>
        <translation>Hoe vaak elke kant boven kwam</translation>
    </message>
    <message>
        <source>tables.tally.stray</source>
        <extracomment>Even dice would stray at least this far in {share} of games.</extracomment>
        <translation>Eerlijke dobbelstenen wijken in {share} van de spellen minstens zo ver af.</translation>
    </message>
    <message>
        <source>teams.ahead</source>
        <extracomment>Ahead</extracomment>
        <translation>Voor</translation>
    </message>
    <message>
        <source>teams.curtain.look_away</source>
        <extracomment>The cards of {team} come next: {members} may look. All others, please look away.</extracomment>
        <translation>Nu komen de kaarten van {team}: {members} mogen kijken. Alle anderen kijken even weg.</translation>
    </message>
    <message numerus="yes">
        <source>teams.hand_passed</source>
        <extracomment>{player} hands {n} card on to {partner} | {player} hands {n} cards on to {partner}</extracomment>
        <translation>
            <numerusform>{player} geeft {n} kaart door aan {partner}</numerusform>
            <numerusform>{player} geeft {n} kaarten door aan {partner}</numerusform>
        </translation>
    </message>
    <message>
        <source>teams.hand_passed.detail</source>
        <extracomment>The hand of {team}</extracomment>
        <translation>De hand van {team}</translation>
    </message>
    <message>
        <source>teams.joint_hand</source>
        <extracomment>Team's hand</extracomment>
        <translation>Hand van het team</translation>
    </message>
    <message>
        <source>teams.lead</source>
        <extracomment>{player} leads in {territory}</extracomment>
        <translation>{player} heeft de meerderheid in {territory}</translation>
    </message>
    <message>
        <source>teams.lead.detail</source>
        <extracomment>It counts for {player} now</extracomment>
        <translation>Het telt nu voor {player}</translation>
    </message>
    <message>
        <source>teams.lead.level</source>
        <extracomment>{territory} is level</extracomment>
        <translation>In {territory} is het gelijk</translation>
    </message>
    <message>
        <source>teams.lead.level_detail</source>
        <extracomment>Partners have equally many armies there: it counts for nobody</extracomment>
        <translation>Teamgenoten hebben er evenveel legers: het telt voor niemand</translation>
    </message>
    <message>
        <source>teams.name.diamond</source>
        <extracomment>Team Diamond</extracomment>
        <translation>Team Ruit</translation>
    </message>
    <message>
        <source>teams.name.star</source>
        <extracomment>Team Star</extracomment>
        <translation>Team Ster</translation>
    </message>
    <message>
        <source>teams.new.hint</source>
        <extracomment>{first} against {second}. They sit alternately.</extracomment>
        <translation>{first} tegen {second}. Ze zitten om en om.</translation>
    </message>
    <message>
        <source>teams.new.name_of</source>
        <extracomment>Name of {team}</extracomment>
        <translation>Naam van {team}</translation>
    </message>
    <message>
        <source>teams.new.same_names</source>
        <extracomment>Two teams have the same name</extracomment>
        <translation>Twee teams hebben dezelfde naam</translation>
    </message>
    <message>
        <source>teams.new.swap</source>
        <extracomment>{player} changes team</extracomment>
        <translation>{player} wisselt van team</translation>
    </message>
    <message>
        <source>teams.new.swap_spoken</source>
        <extracomment>{player} changes team with {other}</extracomment>
        <translation>{player} wisselt van team met {other}</translation>
    </message>
    <message>
        <source>teams.new.with_whom</source>
        <extracomment>With whom does {player} change teams? Press the same button beside a player of the other team.</extracomment>
        <translation>Met wie wisselt {player} van team? Druk op dezelfde knop naast een speler van het andere team.</translation>
    </message>
    <message>
        <source>teams.plaque.spoken</source>
        <extracomment>{name}, {kind}: {territories} territories, {armies} armies, next income {income}</extracomment>
        <translation>{name}, {kind}: {territories} gebieden, {armies} legers, volgend inkomen {income}</translation>
    </message>
    <message>
        <source>teams.win.title</source>
        <extracomment>{team} has won</extracomment>
        <translation>{team} heeft gewonnen</translation>
    </message>
    <message>
        <source>teams.with_members</source>
        <extracomment>{team}: {members}</extracomment>
        <translation>{team}: {members}</translation>
    </message>
    <message>
        <source>teams.won</source>
        <extracomment>{team} wins the game</extracomment>
        <translation>{team} wint het spel</translation>
    </message>
    <message>
        <source>years.done</source>
        <extracomment>done</extracomment>
        <translation>klaar</translation>
    </message>
    <message>
        <source>years.now</source>
        <extracomment>on turn</extracomment>
        <translation>aan de beurt</translation>
    </message>
    <message>
        <source>years.order</source>
        <extracomment>Order of the turns: {players}</extracomment>
        <translation>Volgorde van de beurten: {players}</translation>
    </message>
    <message>
        <source>years.spoken</source>
        <extracomment>Year {year} of {years}</extracomment>
        <translation>Jaar {year} van {years}</translation>
    </message>
    <message>
        <source>years.spoken.epoch</source>
        <extracomment>Epoch {year} of {years}</extracomment>
        <translation>Tijdperk {year} van {years}</translation>
    </message>
    <message>
        <source>years.told.bid_tied</source>
        <extracomment>Equal bids: the die decides</extracomment>
        <translation>Gelijke biedingen: de dobbelsteen beslist</translation>
    </message>
    <message>
        <source>years.told.bids</source>
        <extracomment>The bids are open</extracomment>
        <translation>De biedingen zijn open</translation>
    </message>
    <message>
        <source>years.told.called_off</source>
        <extracomment>The invasion of {territory} is off</extracomment>
        <translation>De invasie van {territory} gaat niet door</translation>
    </message>
    <message>
        <source>years.told.captured</source>
        <extracomment>{name} captures: {piece}</extracomment>
        <translation>{name} verovert: {piece}</translation>
    </message>
    <message>
        <source>years.told.devastated</source>
        <extracomment>Land is devastated</extracomment>
        <translation>Land is vernietigd</translation>
    </message>
    <message>
        <source>years.told.emptied</source>
        <extracomment>{territory} is empty now</extracomment>
        <translation>{territory} is nu leeg</translation>
    </message>
    <message>
        <source>years.told.from_bonus</source>
        <extracomment>third contested territory</extracomment>
        <translation>derde betwiste gebied</translation>
    </message>
    <message numerus="yes">
        <source>years.told.from_lands</source>
        <extracomment>territories +{n} | territories +{n}</extracomment>
        <translation>
            <numerusform>gebieden +{n}</numerusform>
            <numerusform>gebieden +{n}</numerusform>
        </translation>
    </message>
    <message>
        <source>years.told.hired</source>
        <extracomment>{name} buys: {piece}</extracomment>
        <translation>{name} koopt: {piece}</translation>
    </message>
    <message>
        <source>years.told.lost</source>
        <extracomment>{name} loses: {piece}</extracomment>
        <translation>{name} verliest: {piece}</translation>
    </message>
    <message>
        <source>years.told.marker</source>
        <extracomment>{name} takes turn {place}</extracomment>
        <translation>{name} neemt beurt {place}</translation>
    </message>
    <message>
        <source>years.told.moved</source>
        <extracomment>{name} moves: {piece}</extracomment>
        <translation>{name} verplaatst: {piece}</translation>
    </message>
    <message>
        <source>years.told.moved_by_card</source>
        <extracomment>{piece} ({name}) is moved</extracomment>
        <translation>{piece} ({name}) wordt verplaatst</translation>
    </message>
    <message>
        <source>years.told.nobody</source>
        <extracomment>it was empty</extracomment>
        <translation>het was leeg</translation>
    </message>
    <message>
        <source>years.told.piece</source>
        <extracomment>{name} places: {piece}</extracomment>
        <translation>{name} plaatst: {piece}</translation>
    </message>
    <message numerus="yes">
        <source>years.told.scored</source>
        <extracomment>{name}: {n} point | {name}: {n} points</extracomment>
        <translation>
            <numerusform>{name}: {n} punt</numerusform>
            <numerusform>{name}: {n} punten</numerusform>
        </translation>
    </message>
</context>
</TS>
