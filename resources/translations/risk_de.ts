<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>risk</name>
    <message>
        <source>ad2210.piece.diplomat</source>
        <extracomment>Diplomat</extracomment>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>ad2210.piece.land</source>
        <extracomment>Land Commander</extracomment>
        <translation>Landkommandant</translation>
    </message>
    <message>
        <source>ad2210.piece.naval</source>
        <extracomment>Naval Commander</extracomment>
        <translation>Marinekommandant</translation>
    </message>
    <message>
        <source>ad2210.piece.nuclear</source>
        <extracomment>Nuclear Commander</extracomment>
        <translation>Atomkommandant</translation>
    </message>
    <message>
        <source>ad2210.piece.space</source>
        <extracomment>Space Commander</extracomment>
        <translation>Raumkommandant</translation>
    </message>
    <message>
        <source>ad2210.piece.station</source>
        <extracomment>Space Station</extracomment>
        <translation>Raumstation</translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.bought_cards</source>
        <extracomment>{name} buys cards for {n} energy | {name} buys cards for {n} energy</extracomment>
        <translation>
            <numerusform>{name} kauft Karten für {n} Energie</numerusform>
            <numerusform>{name} kauft Karten für {n} Energie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.drained</source>
        <extracomment>{name} loses {n} energy | {name} loses {n} energy</extracomment>
        <translation>
            <numerusform>{name} verliert {n} Energie</numerusform>
            <numerusform>{name} verliert {n} Energie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.paid_cards</source>
        <extracomment>{name} pays {n} energy to play a card | {name} pays {n} energy to play a card</extracomment>
        <translation>
            <numerusform>{name} zahlt {n} Energie, um eine Karte zu spielen</numerusform>
            <numerusform>{name} zahlt {n} Energie, um eine Karte zu spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ad2210.told.money.received</source>
        <extracomment>{name} gets {n} energy | {name} gets {n} energy</extracomment>
        <translation>
            <numerusform>{name} erhält {n} Energie</numerusform>
            <numerusform>{name} erhält {n} Energie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>amount.miracle_number.go</source>
        <extracomment>Send {n} army | Send {n} armies</extracomment>
        <translation>
            <numerusform>{n} Armee schicken</numerusform>
            <numerusform>{n} Armeen schicken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>amount.miracle_number.help</source>
        <extracomment>One army at most. | Up to {n}; at least one stays behind.</extracomment>
        <translation>
            <numerusform>Höchstens eine Armee.</numerusform>
            <numerusform>Bis zu {n}; mindestens eine bleibt zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>amount.miracle_number.title</source>
        <extracomment>How many armies?</extracomment>
        <translation>Wie viele Armeen?</translation>
    </message>
    <message numerus="yes">
        <source>amount.save_armies.go</source>
        <extracomment>Save {n} | Save {n}</extracomment>
        <translation>
            <numerusform>{n} retten</numerusform>
            <numerusform>{n} retten</numerusform>
        </translation>
    </message>
    <message>
        <source>amount.save_armies.help</source>
        <extracomment>The Tree of Life saves an army for 1 faith each.</extracomment>
        <translation>Der Baum des Lebens rettet Armeen für je 1 Glauben.</translation>
    </message>
    <message numerus="yes">
        <source>amount.save_armies.title</source>
        <extracomment>Save {n} army from death? | Save up to {n} armies from death?</extracomment>
        <translation>
            <numerusform>{n} Armee vor dem Tod retten?</numerusform>
            <numerusform>Bis zu {n} Armeen vor dem Tod retten?</numerusform>
        </translation>
    </message>
    <message>
        <source>app.already_running</source>
        <extracomment>Risk Desktop is already running; its window has been brought to the front.</extracomment>
        <translation>Risk Desktop läuft bereits; das Fenster wurde nach vorn geholt.</translation>
    </message>
    <message>
        <source>app.board_unfit</source>
        <extracomment>The board {name} can't be used: it is gone, broken, or too small for {players} players.</extracomment>
        <translation>Der Spielplan {name} ist nicht brauchbar: Er fehlt, ist fehlerhaft oder zu klein für {players} Spieler.</translation>
    </message>
    <message>
        <source>app.crash.resume</source>
        <extracomment>Resume the game</extracomment>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>app.crash.text</source>
        <extracomment>Your game is saved up to the last action. A report was written to {path}.</extracomment>
        <translation>Dein Spiel ist bis zur letzten Aktion gespeichert. Ein Bericht wurde nach {path} geschrieben.</translation>
    </message>
    <message>
        <source>app.crash.title</source>
        <extracomment>Something went wrong</extracomment>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>app.crash.unreported</source>
        <extracomment>Your game is saved up to the last action that could be written. The report of the fault could not be written: the disk may be full, or its folder locked.</extracomment>
        <translation>Dein Spiel ist bis zur letzten Aktion gespeichert, die sich noch schreiben ließ. Der Bericht über den Fehler ließ sich nicht schreiben: Vielleicht ist die Festplatte voll oder der Ordner gesperrt.</translation>
    </message>
    <message>
        <source>app.laying_out</source>
        <extracomment>Laying out the board…</extracomment>
        <translation>Der Spielplan wird ausgelegt…</translation>
    </message>
    <message>
        <source>app.name</source>
        <extracomment>Risk Desktop</extracomment>
        <translation>Risk Desktop</translation>
    </message>
    <message>
        <source>app.no_display</source>
        <extracomment>There is no screen to open a window on. Start the game from a desktop, or set DISPLAY (or WAYLAND_DISPLAY).</extracomment>
        <translation>Es gibt keinen Bildschirm für ein Fenster. Starte das Spiel von einem Desktop aus, oder setze DISPLAY (oder WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>app.open_failed.title</source>
        <extracomment>This game can't be opened</extracomment>
        <translation>Dieses Spiel lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>app.resumed_damaged</source>
        <extracomment>The save was damaged. The game goes on from the last good point; the damaged file is kept.</extracomment>
        <translation>Der Spielstand war beschädigt. Das Spiel geht am letzten guten Punkt weiter; die beschädigte Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>app.save_or_game</source>
        <extracomment>Open {file}, or start a new game with options: not both at once.</extracomment>
        <translation>Öffne {file}, oder beginne mit Optionen ein neues Spiel: nicht beides zugleich.</translation>
    </message>
    <message>
        <source>app.start_failed.title</source>
        <extracomment>This game can't be started</extracomment>
        <translation>Dieses Spiel lässt sich nicht starten</translation>
    </message>
    <message>
        <source>app.state_folder</source>
        <extracomment>The program can't write in its folder {folder}: {fault}. Make this folder writable, then start again.</extracomment>
        <translation>Das Programm kann in seinem Ordner {folder} nicht schreiben: {fault}. Mach den Ordner beschreibbar und starte noch einmal.</translation>
    </message>
    <message>
        <source>app.unknown_edition</source>
        <extracomment>There is no rule set “{name}”. Known: {known}.</extracomment>
        <translation>Es gibt kein Regelwerk „{name}“. Bekannt: {known}.</translation>
    </message>
    <message>
        <source>app.unknown_level</source>
        <extracomment>There is no opponent “{name}”. Known: {known}.</extracomment>
        <translation>Es gibt keinen Gegner „{name}“. Bekannt: {known}.</translation>
    </message>
    <message>
        <source>app.wild</source>
        <extracomment>Wild</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>app.wrong_players</source>
        <extracomment>“{name}” isn't for {players} players. Allowed: {allowed}.</extracomment>
        <translation>„{name}“ ist nicht für {players} Spieler. Erlaubt: {allowed}.</translation>
    </message>
    <message>
        <source>assets.hint</source>
        <extracomment>Click: light up the territories. Click the points or press P: how they add up.</extracomment>
        <translation>Klick: Gebiete aufleuchten lassen. Klick auf die Punkte oder Taste P: wie sie sich zusammensetzen.</translation>
    </message>
    <message numerus="yes">
        <source>assets.of</source>
        <extracomment>{n} of {most} | {n} of {most}</extracomment>
        <translation>
            <numerusform>{n} von {most}</numerusform>
            <numerusform>{n} von {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>assets.spoken</source>
        <extracomment>{name}, {kind}: {score} points, {territories} territories, {money}, stations {pieces}, commanders {leaders}, cards {cards}</extracomment>
        <translation>{name}, {kind}: {score} Punkte, {territories} Gebiete, {money}, Stationen {pieces}, Kommandanten {leaders}, Karten {cards}</translation>
    </message>
    <message>
        <source>assets.spoken_gods</source>
        <extracomment>{name}, {kind}: {score} points, {territories} territories, {money}, {pieces}, {dead} dead, gods in play {leaders}, cards {cards}, relics {relics}</extracomment>
        <translation>{name}, {kind}: {score} Punkte, {territories} Gebiete, {money}, {pieces}, {dead} Tote, Götter im Spiel {leaders}, Karten {cards}, Reliquien {relics}</translation>
    </message>
    <message numerus="yes">
        <source>assets.temple</source>
        <extracomment>{n} temple | {n} temples</extracomment>
        <translation>
            <numerusform>{n} Tempel</numerusform>
            <numerusform>{n} Tempel</numerusform>
        </translation>
    </message>
    <message>
        <source>beyond.name</source>
        <extracomment>the Afterlife</extracomment>
        <translation>Jenseits</translation>
    </message>
    <message>
        <source>beyond.occupy_help</source>
        <extracomment>Nobody has to stay in the Afterlife.</extracomment>
        <translation>Im Jenseits muss niemand bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>bids.all_of_them</source>
        <extracomment>It | One of each</extracomment>
        <translation>
            <numerusform>Das</numerusform>
            <numerusform>Je eines davon</numerusform>
        </translation>
    </message>
    <message>
        <source>bids.buys</source>
        <extracomment>What you can still buy in your turn</extracomment>
        <translation>Was du in deinem Zug noch kaufen kannst</translation>
    </message>
    <message>
        <source>bids.cards</source>
        <extracomment>Your cards, and what playing one costs</extracomment>
        <translation>Deine Karten, und was das Ausspielen kostet</translation>
    </message>
    <message>
        <source>bids.have</source>
        <extracomment>You have {money}. Nobody sees your bid before all are in.</extracomment>
        <translation>Du hast {money}. Niemand sieht dein Gebot, bevor alle abgegeben sind.</translation>
    </message>
    <message>
        <source>bids.help</source>
        <extracomment>The highest bid picks its place in the turn order first. Every bid is paid, even a losing one.</extracomment>
        <translation>Das höchste Gebot wählt zuerst seinen Platz in der Zugreihenfolge. Jedes Gebot wird bezahlt, auch ein unterlegenes.</translation>
    </message>
    <message numerus="yes">
        <source>bids.lacking.ad2210</source>
        <extracomment>A commander you lack | A commander you lack ({n} to choose from)</extracomment>
        <translation>
            <numerusform>Ein Kommandant, der dir fehlt</numerusform>
            <numerusform>Ein Kommandant, der dir fehlt ({n} zur Wahl)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bids.lacking.godstorm</source>
        <extracomment>A god you lack | A god you lack ({n} to choose from)</extracomment>
        <translation>
            <numerusform>Ein Gott, der dir fehlt</numerusform>
            <numerusform>Ein Gott, der dir fehlt ({n} zur Wahl)</numerusform>
        </translation>
    </message>
    <message>
        <source>bids.next_here</source>
        <extracomment>Next on this screen: {name}.</extracomment>
        <translation>Als Nächstes an diesem Bildschirm: {name}.</translation>
    </message>
    <message>
        <source>bids.no_tie</source>
        <extracomment>no tie</extracomment>
        <translation>kein Gleichstand</translation>
    </message>
    <message>
        <source>bids.nothing</source>
        <extracomment>Nobody has bid anything</extracomment>
        <translation>Niemand hat etwas geboten</translation>
    </message>
    <message>
        <source>bids.opened</source>
        <extracomment>The bids of year {round}</extracomment>
        <translation>Die Gebote von Jahr {round}</translation>
    </message>
    <message>
        <source>bids.opened</source>
        <comment>godstorm</comment>
        <extracomment>The bids of epoch {round}</extracomment>
        <translation>Die Gebote der {round}. Epoche</translation>
    </message>
    <message>
        <source>bids.place.chooses</source>
        <extracomment>{player} chooses</extracomment>
        <translation>{player} wählt</translation>
    </message>
    <message>
        <source>bids.place.free</source>
        <extracomment>Place</extracomment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>bids.place.heading</source>
        <extracomment>Choosing the places</extracomment>
        <translation>Die Plätze wählen</translation>
    </message>
    <message>
        <source>bids.place.help</source>
        <extracomment>Who goes first acts before the others; who goes last can answer them all.</extracomment>
        <translation>Wer beginnt, handelt vor den anderen; wer zuletzt zieht, kann allen antworten.</translation>
    </message>
    <message>
        <source>bids.place.highest</source>
        <extracomment>The highest bid chooses first, equal bids roll a die.</extracomment>
        <translation>Das höchste Gebot wählt zuerst, bei gleichen Geboten entscheidet ein Würfel.</translation>
    </message>
    <message>
        <source>bids.place.is_free</source>
        <extracomment>free</extracomment>
        <translation>frei</translation>
    </message>
    <message>
        <source>bids.place.show</source>
        <extracomment>Show the bids</extracomment>
        <translation>Gebote zeigen</translation>
    </message>
    <message>
        <source>bids.place.take</source>
        <extracomment>Take place {place}</extracomment>
        <translation>Platz {place} nehmen</translation>
    </message>
    <message>
        <source>bids.place.title</source>
        <extracomment>Choose your place in the order of the turns</extracomment>
        <translation>Wähle deinen Platz in der Zugreihenfolge</translation>
    </message>
    <message>
        <source>bids.place.words</source>
        <extracomment>{player} chooses. Free: {places}. First goes before the others; last answers them all.</extracomment>
        <translation>{player} wählt. Frei: {places}. Der Erste zieht vor den anderen; der Letzte antwortet allen.</translation>
    </message>
    <message>
        <source>bids.rank.1</source>
        <extracomment>picks first</extracomment>
        <translation>wählt zuerst</translation>
    </message>
    <message>
        <source>bids.rank.2</source>
        <extracomment>picks second</extracomment>
        <translation>wählt als Zweiter</translation>
    </message>
    <message>
        <source>bids.rank.3</source>
        <extracomment>picks third</extracomment>
        <translation>wählt als Dritter</translation>
    </message>
    <message>
        <source>bids.rank.4</source>
        <extracomment>picks fourth</extracomment>
        <translation>wählt als Vierter</translation>
    </message>
    <message>
        <source>bids.rank.last</source>
        <extracomment>gets what is left</extracomment>
        <translation>bekommt den Rest</translation>
    </message>
    <message>
        <source>bids.rank.n</source>
        <extracomment>picks as number {place}</extracomment>
        <translation>wählt als Nummer {place}</translation>
    </message>
    <message>
        <source>bids.rest</source>
        <extracomment>You have {money}. A bid of {bid} leaves {left}; your turn’s income adds about {income}.</extracomment>
        <translation>Du hast {money}. Ein Gebot von {bid} lässt {left} übrig; dein Einkommen bringt etwa {income} dazu.</translation>
    </message>
    <message>
        <source>bids.rest_only</source>
        <extracomment>You have {money}. A bid of {bid} leaves {left}.</extracomment>
        <translation>Du hast {money}. Ein Gebot von {bid} lässt {left} übrig.</translation>
    </message>
    <message numerus="yes">
        <source>bids.seal</source>
        <extracomment>Seal my bid of {n} | Seal my bid of {n}</extracomment>
        <translation>
            <numerusform>Mein Gebot von {n} versiegeln</numerusform>
            <numerusform>Mein Gebot von {n} versiegeln</numerusform>
        </translation>
    </message>
    <message>
        <source>bids.secret</source>
        <extracomment>Nobody sees it before all bids are in.</extracomment>
        <translation>Niemand sieht es, bevor alle Gebote abgegeben sind.</translation>
    </message>
    <message>
        <source>bids.slip</source>
        <extracomment>Show the slip</extracomment>
        <translation>Zettel zeigen</translation>
    </message>
    <message>
        <source>bids.state.empty</source>
        <extracomment>has nothing</extracomment>
        <translation>hat nichts</translation>
    </message>
    <message>
        <source>bids.state.now</source>
        <extracomment>bids now</extracomment>
        <translation>bietet jetzt</translation>
    </message>
    <message>
        <source>bids.state.sealed</source>
        <extracomment>sealed</extracomment>
        <translation>versiegelt</translation>
    </message>
    <message>
        <source>bids.state.waits</source>
        <extracomment>waits</extracomment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>bids.title</source>
        <extracomment>Your sealed bid</extracomment>
        <translation>Dein verdecktes Gebot</translation>
    </message>
    <message>
        <source>bids.to_the_bank</source>
        <extracomment>All of it goes to the bank: {money}</extracomment>
        <translation>Alles geht an die Bank: {money}</translation>
    </message>
    <message>
        <source>board.empty</source>
        <extracomment>Nobody is there</extracomment>
        <translation>Niemand ist dort</translation>
    </message>
    <message>
        <source>board.figure</source>
        <extracomment>{piece} ({player})</extracomment>
        <translation>{piece} ({player})</translation>
    </message>
    <message>
        <source>board.line_to</source>
        <extracomment>to {name}</extracomment>
        <translation>zu: {name}</translation>
    </message>
    <message>
        <source>board.name</source>
        <extracomment>Board</extracomment>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>board.odds_spoken</source>
        <extracomment>{win} to win; you lose {lose}, they lose {they} on average</extracomment>
        <translation>{win} Siegchance; du verlierst im Schnitt {lose}, sie {they}</translation>
    </message>
    <message>
        <source>board.pinned</source>
        <extracomment>The camera stays on this board (P).</extracomment>
        <translation>Die Kamera bleibt bei diesem Spielplan (P).</translation>
    </message>
    <message>
        <source>board.porthole.name</source>
        <extracomment>To the other board: {board}</extracomment>
        <translation>Zum anderen Spielplan: {board}</translation>
    </message>
    <message>
        <source>board.porthole.plate</source>
        <extracomment>{board} · {key}</extracomment>
        <translation>{board} · {key}</translation>
    </message>
    <message>
        <source>board.region.held</source>
        <extracomment>Held by {player}</extracomment>
        <translation>Gehört {player}</translation>
    </message>
    <message numerus="yes">
        <source>board.region.needs</source>
        <extracomment>Needs {n} territory | Needs all {n} territories</extracomment>
        <translation>
            <numerusform>Nötig: {n} Gebiet</numerusform>
            <numerusform>Nötig: alle {n} Gebiete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board.region.pays</source>
        <extracomment>{region}: {n} army a turn | {region}: {n} armies a turn</extracomment>
        <translation>
            <numerusform>{region}: {n} Armee je Zug</numerusform>
            <numerusform>{region}: {n} Armeen je Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board.region.pays</source>
        <comment>ad2210</comment>
        <extracomment>{region}: {n} MOD a turn | {region}: {n} MODs a turn</extracomment>
        <translation>
            <numerusform>{region}: {n} MOD je Zug</numerusform>
            <numerusform>{region}: {n} MODs je Zug</numerusform>
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
        <translation>Aus dem Spiel: niemand darf hinein oder hindurch</translation>
    </message>
    <message>
        <source>board.stacked</source>
        <extracomment>The stack stands for {n} of these pieces</extracomment>
        <translation>Der Stapel steht für {n} dieser Figuren</translation>
    </message>
    <message>
        <source>board.tag.altar</source>
        <extracomment>Altar: one die more in each of your god wars</extracomment>
        <translation>Altar: ein Würfel mehr in jedem deiner Götterkämpfe</translation>
    </message>
    <message>
        <source>board.tag.altar.brief</source>
        <extracomment>An altar: +1 die in your god wars, 1 point.</extracomment>
        <translation>Ein Altar: +1 Würfel in deinen Götterkämpfen, 1 Punkt.</translation>
    </message>
    <message>
        <source>board.tag.altar.more</source>
        <extracomment>1 point at the end of the game</extracomment>
        <translation>1 Punkt am Ende des Spiels</translation>
    </message>
    <message>
        <source>board.tag.crypt</source>
        <extracomment>Crypt: each turn one army returns from here to a temple of yours, if another one stays</extracomment>
        <translation>Gruft: Jeden Zug kehrt von hier eine Armee zu einem deiner Tempel zurück, wenn eine andere bleibt</translation>
    </message>
    <message>
        <source>board.tag.crypt.brief</source>
        <extracomment>A crypt: an army returns each turn, a Death card, 1 point.</extracomment>
        <translation>Eine Gruft: Jeden Zug kehrt eine Armee zurück, eine Todeskarte, 1 Punkt.</translation>
    </message>
    <message>
        <source>board.tag.crypt.more</source>
        <extracomment>A Death card at the end of your turn while your God of Death is in play; 1 point at the end of the game</extracomment>
        <translation>Eine Todeskarte am Ende deines Zuges, solange dein Todesgott im Spiel ist; 1 Punkt am Ende des Spiels</translation>
    </message>
    <message>
        <source>board.tag.gate</source>
        <extracomment>Gate: the dead of every Afterlife can come in here</extracomment>
        <translation>Tor: Hier können die Toten aus jedem Jenseits hereinkommen</translation>
    </message>
    <message>
        <source>board.tag.gate.brief</source>
        <extracomment>A gate: your dead come in here.</extracomment>
        <translation>Ein Tor: Hier kommen deine Toten herein.</translation>
    </message>
    <message>
        <source>board.tag.gate.more</source>
        <extracomment>Into an empty one without a fight; from one that others hold they have to drive them out</extracomment>
        <translation>In ein leeres ohne Kampf; aus dem eines anderen müssen sie ihn vertreiben</translation>
    </message>
    <message>
        <source>board.tag.landing_site</source>
        <extracomment>Landing site: this is where units from the other board land</extracomment>
        <translation>Landeplatz: Hier landen Einheiten vom anderen Spielplan</translation>
    </message>
    <message>
        <source>board.tag.sinks</source>
        <extracomment>This land may sink in the sea</extracomment>
        <translation>Dieses Land kann im Meer versinken</translation>
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
            <numerusform>{name}, {region}, {n} Armee</numerusform>
            <numerusform>{name}, {region}, {n} Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>board.territory_spoken</source>
        <comment>ad2210</comment>
        <extracomment>{name}, {region}, {n} unit | {name}, {region}, {n} units</extracomment>
        <translation>
            <numerusform>{name}, {region}, {n} Einheit</numerusform>
            <numerusform>{name}, {region}, {n} Einheiten</numerusform>
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
        <translation>sie verlieren {x}</translation>
    </message>
    <message>
        <source>board.they_lose_short</source>
        <extracomment>they −{x}</extracomment>
        <translation>sie −{x}</translation>
    </message>
    <message>
        <source>board.to_win</source>
        <extracomment>to win</extracomment>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>board.unpinned</source>
        <extracomment>The camera follows the fights to the other board (P).</extracomment>
        <translation>Die Kamera folgt den Kämpfen zum anderen Spielplan (P).</translation>
    </message>
    <message>
        <source>board.you_lose</source>
        <extracomment>you lose {x}</extracomment>
        <translation>du verlierst {x}</translation>
    </message>
    <message>
        <source>board.you_lose_short</source>
        <extracomment>you −{x}</extracomment>
        <translation>du −{x}</translation>
    </message>
    <message>
        <source>bots.command.empty</source>
        <extracomment>A command has to follow after bot:, for example bot:python my_bot.py</extracomment>
        <translation>Nach bot: muss ein Befehl stehen, zum Beispiel bot:python my_bot.py</translation>
    </message>
    <message>
        <source>bots.command.missing</source>
        <extracomment>The program “{word}” can't be found. Give its full path, or check the spelling.</extracomment>
        <translation>Das Programm „{word}“ ist nicht zu finden. Gib den vollständigen Pfad an, oder prüfe die Schreibweise.</translation>
    </message>
    <message>
        <source>bots.command.quotes</source>
        <extracomment>A quotation mark isn't closed in the command.</extracomment>
        <translation>Im Befehl ist ein Anführungszeichen nicht geschlossen.</translation>
    </message>
    <message>
        <source>bots.dialog.command</source>
        <extracomment>Command</extracomment>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>bots.dialog.help</source>
        <extracomment>A program of your own can play this seat. Type the command that starts it, as you would in a terminal. How it talks with the game is described in docs/bots.md.</extracomment>
        <translation>Ein eigenes Programm kann auf diesem Platz spielen. Gib den Befehl ein, der es startet, wie in einem Terminal. Wie es mit dem Spiel spricht, steht in docs/bots.md.</translation>
    </message>
    <message>
        <source>bots.dialog.title</source>
        <extracomment>Other program</extracomment>
        <translation>Anderes Programm</translation>
    </message>
    <message>
        <source>bots.dialog.trust</source>
        <extracomment>It sees only what its seat may see, but it runs with your rights on this computer: choose a program that you trust.</extracomment>
        <translation>Es sieht nur, was sein Platz sehen darf, läuft aber mit deinen Rechten auf diesem Rechner: Wähle ein Programm, dem du vertraust.</translation>
    </message>
    <message>
        <source>bots.fault</source>
        <extracomment>{words} ({detail})</extracomment>
        <translation>{words} ({detail})</translation>
    </message>
    <message>
        <source>bots.other</source>
        <extracomment>Other program…</extracomment>
        <translation>Anderes Programm…</translation>
    </message>
    <message>
        <source>bots.program</source>
        <extracomment>Program · {name}</extracomment>
        <translation>Programm · {name}</translation>
    </message>
    <message>
        <source>bots.replaced</source>
        <extracomment>This save wants to run {names}, which you never chose here. The opponent “Normal” plays instead; choose the program in New game to allow it.</extracomment>
        <translation>Dieser Spielstand will {names} starten, was du hier nie gewählt hast. Stattdessen spielt der Gegner „Normal“; wähle das Programm in Neues Spiel, um es zu erlauben.</translation>
    </message>
    <message>
        <source>bots.trouble</source>
        <extracomment>{ai}: {what}. The first time: {first}</extracomment>
        <translation>{ai}: {what}. Beim ersten Mal: {first}</translation>
    </message>
    <message numerus="yes">
        <source>bots.trouble.crash</source>
        <extracomment>{n} answer failed because the program broke down | {n} answers failed because the program broke down</extracomment>
        <translation>
            <numerusform>{n} Antwort blieb aus, weil das Programm abstürzte</numerusform>
            <numerusform>{n} Antworten blieben aus, weil das Programm abstürzte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bots.trouble.illegal</source>
        <extracomment>{n} answer wasn't allowed | {n} answers weren't allowed</extracomment>
        <translation>
            <numerusform>{n} Antwort war nicht erlaubt</numerusform>
            <numerusform>{n} Antworten waren nicht erlaubt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bots.trouble.late</source>
        <extracomment>{n} answer didn't come in time | {n} answers didn't come in time</extracomment>
        <translation>
            <numerusform>{n} Antwort kam nicht rechtzeitig</numerusform>
            <numerusform>{n} Antworten kamen nicht rechtzeitig</numerusform>
        </translation>
    </message>
    <message>
        <source>card.bonus.go</source>
        <extracomment>Draw</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>card.bonus.help</source>
        <extracomment>Only decks of your commanders in play.</extracomment>
        <translation>Nur Stapel deiner Kommandanten im Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>card.bonus.row</source>
        <extracomment>{deck}: {n} card left | {deck}: {n} cards left</extracomment>
        <translation>
            <numerusform>{deck}: noch {n} Karte</numerusform>
            <numerusform>{deck}: noch {n} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>card.bonus.title</source>
        <extracomment>Your third conquest: draw a card from which deck?</extracomment>
        <translation>Deine dritte Eroberung: Von welchem Stapel ziehst du eine Karte?</translation>
    </message>
    <message>
        <source>card.copies</source>
        <extracomment>1 of {n}</extracomment>
        <translation>1 von {n}</translation>
    </message>
    <message>
        <source>card.deck.death</source>
        <extracomment>Death deck</extracomment>
        <translation>Todesstapel</translation>
    </message>
    <message>
        <source>card.deck.diplomat</source>
        <extracomment>Diplomat deck</extracomment>
        <translation>Diplomatenstapel</translation>
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
        <translation>Atomstapel</translation>
    </message>
    <message>
        <source>card.deck.sky</source>
        <extracomment>Sky deck</extracomment>
        <translation>Himmelsstapel</translation>
    </message>
    <message>
        <source>card.deck.space</source>
        <extracomment>Space deck</extracomment>
        <translation>Raumstapel</translation>
    </message>
    <message>
        <source>card.deck.war</source>
        <extracomment>War deck</extracomment>
        <translation>Kriegsstapel</translation>
    </message>
    <message>
        <source>card.decoys.go</source>
        <extracomment>Move them</extracomment>
        <translation>Verlegen</translation>
    </message>
    <message>
        <source>card.decoys.goes</source>
        <extracomment>{piece}: {from} → {territory}</extracomment>
        <translation>{piece}: {from} → {territory}</translation>
    </message>
    <message>
        <source>card.decoys.help</source>
        <extracomment>Choose a commander, then click a territory of yours. All go together.</extracomment>
        <translation>Wähle einen Kommandanten, dann klick auf ein Gebiet von dir. Alle gehen zugleich.</translation>
    </message>
    <message>
        <source>card.decoys.stay</source>
        <extracomment>All stay</extracomment>
        <translation>Alle bleiben</translation>
    </message>
    <message>
        <source>card.decoys.stays</source>
        <extracomment>{piece}: stays in {territory}</extracomment>
        <translation>{piece}: bleibt in {territory}</translation>
    </message>
    <message>
        <source>card.decoys.title</source>
        <extracomment>Where do your commanders go?</extracomment>
        <translation>Wohin gehen deine Kommandanten?</translation>
    </message>
    <message>
        <source>card.hand.cover</source>
        <extracomment>{player}: your cards?</extracomment>
        <translation>{player}: deine Karten?</translation>
    </message>
    <message>
        <source>card.hand.cover_help</source>
        <extracomment>Hold Space to look</extracomment>
        <translation>Leertaste halten, um zu schauen</translation>
    </message>
    <message>
        <source>card.hand.lent_help</source>
        <extracomment>A click or C shows them</extracomment>
        <translation>Ein Klick oder C zeigt sie</translation>
    </message>
    <message numerus="yes">
        <source>card.hand.spoken</source>
        <extracomment>Your hand, {n} card: {cards} | Your hand, {n} cards: {cards}</extracomment>
        <translation>
            <numerusform>Deine Hand, {n} Karte: {cards}</numerusform>
            <numerusform>Deine Hand, {n} Karten: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>card.hand.times</source>
        <extracomment>{card}, {n} of them</extracomment>
        <translation>{card}, {n} Stück</translation>
    </message>
    <message>
        <source>card.in_play</source>
        <extracomment>{piece} in play</extracomment>
        <translation>{piece} im Spiel</translation>
    </message>
    <message>
        <source>card.lack.armageddon</source>
        <extracomment>Only nuclear cards now</extracomment>
        <translation>Jetzt nur Atomkarten</translation>
    </message>
    <message>
        <source>card.lack.commander.diplomat</source>
        <extracomment>No Diplomat</extracomment>
        <translation>Kein Diplomat</translation>
    </message>
    <message>
        <source>card.lack.commander.land</source>
        <extracomment>No Land Commander</extracomment>
        <translation>Kein Landkommandant</translation>
    </message>
    <message>
        <source>card.lack.commander.naval</source>
        <extracomment>No Naval Commander</extracomment>
        <translation>Kein Marinekommandant</translation>
    </message>
    <message>
        <source>card.lack.commander.nuclear</source>
        <extracomment>No Nuclear Commander</extracomment>
        <translation>Kein Atomkommandant</translation>
    </message>
    <message>
        <source>card.lack.commander.space</source>
        <extracomment>No Space Commander</extracomment>
        <translation>Kein Raumkommandant</translation>
    </message>
    <message numerus="yes">
        <source>card.lack.energy</source>
        <extracomment>{n} energy short | {n} energy short</extracomment>
        <translation>
            <numerusform>{n} Energie fehlt</numerusform>
            <numerusform>{n} Energie fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card.lack.faith</source>
        <extracomment>{n} faith short | {n} faith short</extracomment>
        <translation>
            <numerusform>{n} Glaube fehlt</numerusform>
            <numerusform>{n} Glaube fehlt</numerusform>
        </translation>
    </message>
    <message>
        <source>card.lack.god</source>
        <extracomment>Summon {god} first</extracomment>
        <translation>Beschwöre zuerst: {god}</translation>
    </message>
    <message>
        <source>card.lack.jammed</source>
        <extracomment>Jammed this turn</extracomment>
        <translation>Diesen Zug gestört</translation>
    </message>
    <message>
        <source>card.lack.moment.before_first_invasion</source>
        <extracomment>Only before your first invasion</extracomment>
        <translation>Nur vor deiner ersten Invasion</translation>
    </message>
    <message>
        <source>card.lack.moment.end_of_game</source>
        <extracomment>Counts by itself at the end of the game</extracomment>
        <translation>Zählt von selbst am Ende des Spiels</translation>
    </message>
    <message>
        <source>card.lack.moment.end_of_turn</source>
        <extracomment>Only at the end of your turn</extracomment>
        <translation>Nur am Ende deines Zugs</translation>
    </message>
    <message>
        <source>card.lack.moment.invaded_any</source>
        <extracomment>Waits for an invasion</extracomment>
        <translation>Wartet auf eine Invasion</translation>
    </message>
    <message>
        <source>card.lack.moment.invaded_you</source>
        <extracomment>Waits for an invasion of yours</extracomment>
        <translation>Wartet auf eine Invasion bei dir</translation>
    </message>
    <message>
        <source>card.lack.other</source>
        <extracomment>Not now</extracomment>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>card.lack.target</source>
        <extracomment>Nothing to aim at</extracomment>
        <translation>Kein Ziel</translation>
    </message>
    <message>
        <source>card.lack.timing.attacked</source>
        <extracomment>Waits for an attack on you</extracomment>
        <translation>Wartet auf einen Angriff auf dich</translation>
    </message>
    <message>
        <source>card.lack.timing.own_turn</source>
        <extracomment>Waits for your Cards step</extracomment>
        <translation>Wartet auf deinen Schritt Karten</translation>
    </message>
    <message>
        <source>card.lack.timing.relic</source>
        <extracomment>Works by itself</extracomment>
        <translation>Wirkt von selbst</translation>
    </message>
    <message>
        <source>card.moment.attacked</source>
        <extracomment>You are attacked</extracomment>
        <translation>Angriff auf dich</translation>
    </message>
    <message>
        <source>card.moment.before_first_invasion</source>
        <extracomment>Your turn</extracomment>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>card.moment.end_of_game</source>
        <extracomment>End of the game</extracomment>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>card.moment.end_of_turn</source>
        <extracomment>End of turn</extracomment>
        <translation>Zugende</translation>
    </message>
    <message>
        <source>card.moment.invaded_any</source>
        <extracomment>Any invasion</extracomment>
        <translation>Jede Invasion</translation>
    </message>
    <message>
        <source>card.moment.invaded_you</source>
        <extracomment>You are invaded</extracomment>
        <translation>Invasion bei dir</translation>
    </message>
    <message>
        <source>card.moment.own_turn</source>
        <extracomment>Your turn</extracomment>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>card.moment.relic</source>
        <extracomment>Relic</extracomment>
        <translation>Reliquie</translation>
    </message>
    <message>
        <source>card.needs</source>
        <extracomment>Needs</extracomment>
        <translation>Braucht</translation>
    </message>
    <message>
        <source>card.play.called</source>
        <extracomment>Armageddon of {player}: play nuclear cards?</extracomment>
        <translation>Armageddon von {player}: Atomkarten spielen?</translation>
    </message>
    <message>
        <source>card.play.called_help</source>
        <extracomment>They cost nothing now. Choose a bright one, or go on.</extracomment>
        <translation>Sie kosten jetzt nichts. Wähle eine helle, oder mach weiter.</translation>
    </message>
    <message>
        <source>card.play.change</source>
        <extracomment>{territory} {before} → {after}</extracomment>
        <translation>{territory} {before} → {after}</translation>
    </message>
    <message>
        <source>card.play.commander</source>
        <extracomment>Choose whose piece, in the list or on the board.</extracomment>
        <translation>Wähle wessen Figur, in der Liste oder auf dem Spielplan.</translation>
    </message>
    <message>
        <source>card.play.go</source>
        <extracomment>Play {card}</extracomment>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>card.play.help</source>
        <extracomment>Choose a bright one, by click or number, or go on.</extracomment>
        <translation>Wähle eine helle, per Klick oder Ziffer, oder mach weiter.</translation>
    </message>
    <message>
        <source>card.play.none</source>
        <extracomment>No more cards</extracomment>
        <translation>Keine Karten mehr</translation>
    </message>
    <message>
        <source>card.play.piece_of</source>
        <extracomment>{player}: {piece}, {territory}</extracomment>
        <translation>{player}: {piece}, {territory}</translation>
    </message>
    <message>
        <source>card.play.player</source>
        <extracomment>Choose a player.</extracomment>
        <translation>Wähle einen Spieler.</translation>
    </message>
    <message>
        <source>card.play.ready</source>
        <extracomment>Space plays it. Esc puts it back.</extracomment>
        <translation>Die Leertaste spielt sie aus. Esc legt sie zurück.</translation>
    </message>
    <message numerus="yes">
        <source>card.play.territory</source>
        <extracomment>Click the glowing territory that it is for. | Click {n} glowing territories.</extracomment>
        <translation>
            <numerusform>Klick auf das leuchtende Gebiet, für das sie ist.</numerusform>
            <numerusform>Klick auf {n} leuchtende Gebiete.</numerusform>
        </translation>
    </message>
    <message>
        <source>card.play.title</source>
        <extracomment>Play a command card?</extracomment>
        <translation>Eine Kommandokarte spielen?</translation>
    </message>
    <message>
        <source>card.play.vain</source>
        <extracomment>No card is left in the pile it draws from: it would do nothing.</extracomment>
        <translation>Der Stapel, von dem sie zieht, ist leer: Sie würde nichts bewirken.</translation>
    </message>
    <message>
        <source>card.react.chosen</source>
        <extracomment>A card is chosen. Enter plays it.</extracomment>
        <translation>Eine Karte ist gewählt. Enter spielt sie aus.</translation>
    </message>
    <message>
        <source>card.react.help</source>
        <extracomment>Choose a bright card, or pass.</extracomment>
        <translation>Wähle eine helle Karte, oder passe.</translation>
    </message>
    <message>
        <source>card.react.hidden</source>
        <extracomment>Play the chosen card</extracomment>
        <translation>Gewählte Karte spielen</translation>
    </message>
    <message>
        <source>card.react.look</source>
        <extracomment>Hold Space to look at your hand, choose by number, or pass.</extracomment>
        <translation>Halte die Leertaste, um deine Hand zu sehen, wähle per Ziffer, oder passe.</translation>
    </message>
    <message>
        <source>card.react.nothing</source>
        <extracomment>Nothing in your hand fits: it goes on by itself.</extracomment>
        <translation>Nichts in deiner Hand passt: Es geht von selbst weiter.</translation>
    </message>
    <message>
        <source>card.react.now</source>
        <extracomment>is asked</extracomment>
        <translation>wird gefragt</translation>
    </message>
    <message>
        <source>card.react.off</source>
        <extracomment>The invasion is called off</extracomment>
        <translation>Die Invasion findet nicht statt</translation>
    </message>
    <message>
        <source>card.react.order</source>
        <extracomment>Asked in turn order</extracomment>
        <translation>In Zugfolge gefragt</translation>
    </message>
    <message>
        <source>card.react.pass</source>
        <extracomment>Pass</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>card.react.passed</source>
        <extracomment>passed</extracomment>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>card.react.quiet.battle</source>
        <extracomment>Not this battle</extracomment>
        <translation>Nicht in diesem Kampf</translation>
    </message>
    <message>
        <source>card.react.quiet.bystander</source>
        <extracomment>Only about me</extracomment>
        <translation>Nur wenn es mich betrifft</translation>
    </message>
    <message>
        <source>card.react.quiet.turn</source>
        <extracomment>Not till my turn</extracomment>
        <translation>Erst in meinem Zug</translation>
    </message>
    <message>
        <source>card.react.title</source>
        <extracomment>{player} invades {territory}: answer with a card?</extracomment>
        <translation>{player} greift {territory} an: Mit einer Karte antworten?</translation>
    </message>
    <message>
        <source>card.react.waits</source>
        <extracomment>waits</extracomment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>card.remove.done</source>
        <extracomment>These fall</extracomment>
        <translation>Diese fallen</translation>
    </message>
    <message>
        <source>card.remove.go</source>
        <extracomment>Remove them</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>card.remove.help</source>
        <extracomment>A click takes one, a right click gives it back.</extracomment>
        <translation>Ein Klick nimmt einen, ein Rechtsklick gibt ihn zurück.</translation>
    </message>
    <message numerus="yes">
        <source>card.remove.title</source>
        <extracomment>Remove {n} more | Remove {n} more</extracomment>
        <translation>
            <numerusform>Noch {n} entfernen</numerusform>
            <numerusform>Noch {n} entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card.spoken_cost</source>
        <extracomment>costs {n} | costs {n}</extracomment>
        <translation>
            <numerusform>kostet {n}</numerusform>
            <numerusform>kostet {n}</numerusform>
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
        <translation>Bei Invasionen {count}</translation>
    </message>
    <message>
        <source>card.table.answer</source>
        <comment>godstorm</comment>
        <extracomment>When attacked {count}</extracomment>
        <translation>Bei Angriffen {count}</translation>
    </message>
    <message numerus="yes">
        <source>card.table.backs</source>
        <extracomment>{player} holds {n} card | {player} holds {n} cards</extracomment>
        <translation>
            <numerusform>{player} hält {n} Karte</numerusform>
            <numerusform>{player} hält {n} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>card.table.closed</source>
        <extracomment>commander not in play</extracomment>
        <translation>Kommandant nicht im Spiel</translation>
    </message>
    <message>
        <source>card.table.closed</source>
        <comment>godstorm</comment>
        <extracomment>god not in play</extracomment>
        <translation>Gott nicht im Spiel</translation>
    </message>
    <message>
        <source>card.table.decks</source>
        <extracomment>Decks and commanders</extracomment>
        <translation>Stapel und Kommandanten</translation>
    </message>
    <message>
        <source>card.table.decks</source>
        <comment>godstorm</comment>
        <extracomment>Decks and gods</extracomment>
        <translation>Stapel und Götter</translation>
    </message>
    <message>
        <source>card.table.empty</source>
        <extracomment>You hold no card.</extracomment>
        <translation>Du hast keine Karte auf der Hand.</translation>
    </message>
    <message>
        <source>card.table.end</source>
        <extracomment>End of the game {count}</extracomment>
        <translation>Spielende {count}</translation>
    </message>
    <message>
        <source>card.table.filter</source>
        <extracomment>Which cards</extracomment>
        <translation>Welche Karten</translation>
    </message>
    <message>
        <source>card.table.help</source>
        <extracomment>Your hand. A card that isn't veiled can be played now.</extracomment>
        <translation>Deine Hand. Eine Karte ohne Schleier kann jetzt gespielt werden.</translation>
    </message>
    <message numerus="yes">
        <source>card.table.left</source>
        <extracomment>{n} left | {n} left</extracomment>
        <translation>
            <numerusform>noch {n}</numerusform>
            <numerusform>noch {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>card.table.now</source>
        <extracomment>Playable now {count}</extracomment>
        <translation>Jetzt spielbar {count}</translation>
    </message>
    <message>
        <source>card.table.open</source>
        <extracomment>commander in play</extracomment>
        <translation>Kommandant im Spiel</translation>
    </message>
    <message>
        <source>card.table.open</source>
        <comment>godstorm</comment>
        <extracomment>god in play</extracomment>
        <translation>Gott im Spiel</translation>
    </message>
    <message>
        <source>card.table.others</source>
        <extracomment>What the others hold</extracomment>
        <translation>Was die anderen halten</translation>
    </message>
    <message>
        <source>card.table.relics</source>
        <extracomment>Relics in play</extracomment>
        <translation>Reliquien im Spiel</translation>
    </message>
    <message>
        <source>card.table.title</source>
        <extracomment>Command cards</extracomment>
        <translation>Kommandokarten</translation>
    </message>
    <message>
        <source>card.table.title</source>
        <comment>godstorm</comment>
        <extracomment>Miracles</extracomment>
        <translation>Wunder</translation>
    </message>
    <message>
        <source>card.table.waits</source>
        <extracomment>Played, and waiting</extracomment>
        <translation>Ausgespielt und wartend</translation>
    </message>
    <message>
        <source>card.table.whole_moon</source>
        <extracomment>the whole Moon</extracomment>
        <translation>der ganze Mond</translation>
    </message>
    <message>
        <source>card.when</source>
        <extracomment>When</extracomment>
        <translation>Wann</translation>
    </message>
    <message>
        <source>choice.Amount</source>
        <extracomment>{value}</extracomment>
        <translation>{value}</translation>
    </message>
    <message>
        <source>choice.Attack</source>
        <extracomment>Attack {target} from {origin}, {dice} dice</extracomment>
        <translation>{target} von {origin} angreifen, {dice} Würfel</translation>
    </message>
    <message>
        <source>choice.Blitz</source>
        <extracomment>Attack {target} from {origin} until {keep} are left</extracomment>
        <translation>{target} von {origin} angreifen, bis {keep} übrig sind</translation>
    </message>
    <message>
        <source>choice.BuyCards</source>
        <extracomment>Buy {cards}</extracomment>
        <translation>Kaufen: {cards}</translation>
    </message>
    <message>
        <source>choice.Claim</source>
        <extracomment>Take {territory}</extracomment>
        <translation>{territory} nehmen</translation>
    </message>
    <message>
        <source>choice.DefendWith</source>
        <extracomment>Defend with {dice} dice</extracomment>
        <translation>Mit {dice} Würfeln verteidigen</translation>
    </message>
    <message>
        <source>choice.Enter</source>
        <extracomment>March from {origin} into {target}</extracomment>
        <translation>Von {origin} in {target} einrücken</translation>
    </message>
    <message>
        <source>choice.Fortify</source>
        <extracomment>Move {armies} from {origin} to {target}</extracomment>
        <translation>{armies} verlegen: {origin} → {target}</translation>
    </message>
    <message>
        <source>choice.LedAttack</source>
        <extracomment>Attack {target} from {origin}, {dice} dice, with {leaders}</extracomment>
        <translation>{target} von {origin} angreifen, {dice} Würfel, mit {leaders}</translation>
    </message>
    <message>
        <source>choice.LedAttack.none</source>
        <extracomment>Attack {target} from {origin}, {dice} dice, without a commander</extracomment>
        <translation>{target} von {origin} angreifen, {dice} Würfel, ohne Kommandant</translation>
    </message>
    <message>
        <source>choice.LedBlitz</source>
        <extracomment>Attack {target} from {origin} until {keep} are left, with {leaders}</extracomment>
        <translation>{target} von {origin} angreifen, bis {keep} übrig sind, mit {leaders}</translation>
    </message>
    <message>
        <source>choice.LedFortify</source>
        <extracomment>Move {armies} from {origin} to {target}, among them {leaders}</extracomment>
        <translation>{armies} verlegen: {origin} → {target}, darunter {leaders}</translation>
    </message>
    <message>
        <source>choice.LedFortify.none</source>
        <extracomment>Move {armies} from {origin} to {target}, without a commander</extracomment>
        <translation>{armies} verlegen: {origin} → {target}, ohne Kommandant</translation>
    </message>
    <message>
        <source>choice.LedMoveIn</source>
        <extracomment>Move in with {armies}, among them {leaders}</extracomment>
        <translation>Mit {armies} einrücken, darunter {leaders}</translation>
    </message>
    <message>
        <source>choice.LedMoveIn.none</source>
        <extracomment>Move in with {armies}, without a commander</extracomment>
        <translation>Mit {armies} einrücken, ohne Kommandant</translation>
    </message>
    <message>
        <source>choice.Lose</source>
        <extracomment>Lose {leaders}</extracomment>
        <translation>{leaders} verlieren</translation>
    </message>
    <message>
        <source>choice.Lose.none</source>
        <extracomment>Lose no commander</extracomment>
        <translation>Keinen Kommandanten verlieren</translation>
    </message>
    <message>
        <source>choice.MoveCommanders</source>
        <extracomment>Move: {moves}</extracomment>
        <translation>Verlegen: {moves}</translation>
    </message>
    <message>
        <source>choice.MoveCommanders.none</source>
        <extracomment>All stay where they are</extracomment>
        <translation>Alle bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>choice.MoveIn</source>
        <extracomment>Move in with {armies}</extracomment>
        <translation>Mit {armies} einrücken</translation>
    </message>
    <message>
        <source>choice.Pass</source>
        <extracomment>Nothing more</extracomment>
        <translation>Nichts weiter</translation>
    </message>
    <message>
        <source>choice.Pick</source>
        <extracomment>{key}</extracomment>
        <translation>{key}</translation>
    </message>
    <message>
        <source>choice.Place</source>
        <extracomment>Place: {parts}</extracomment>
        <translation>Setzen: {parts}</translation>
    </message>
    <message>
        <source>choice.PlaceRest</source>
        <extracomment>Let the program place the rest</extracomment>
        <translation>Den Rest das Programm setzen lassen</translation>
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
        <translation>{kind} auf {territory}</translation>
    </message>
    <message>
        <source>choice.Remove</source>
        <extracomment>Remove: {parts}</extracomment>
        <translation>Entfernen: {parts}</translation>
    </message>
    <message>
        <source>choice.RollWith</source>
        <extracomment>{dice} dice, eight-sided for {leaders}</extracomment>
        <translation>{dice} Würfel, achtseitig für {leaders}</translation>
    </message>
    <message>
        <source>choice.RollWith.none</source>
        <extracomment>{dice} dice, all six-sided</extracomment>
        <translation>{dice} Würfel, alle sechsseitig</translation>
    </message>
    <message>
        <source>choice.Silence</source>
        <extracomment>Don't ask me {scope}</extracomment>
        <translation>Frag mich {scope} nicht mehr</translation>
    </message>
    <message>
        <source>choice.TakeMarker</source>
        <extracomment>Turn {place}</extracomment>
        <translation>Zug {place}</translation>
    </message>
    <message>
        <source>choice.other</source>
        <extracomment>{name}</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>choice.scope.battle</source>
        <extracomment>in this battle</extracomment>
        <translation>in diesem Kampf</translation>
    </message>
    <message>
        <source>choice.scope.bystander</source>
        <extracomment>unless it is about me</extracomment>
        <translation>außer wenn es um mich geht</translation>
    </message>
    <message>
        <source>choice.scope.turn</source>
        <extracomment>until my own turn</extracomment>
        <translation>bis zu meinem Zug</translation>
    </message>
    <message>
        <source>choice.somewhere</source>
        <extracomment>a glowing territory</extracomment>
        <translation>einem leuchtenden Gebiet</translation>
    </message>
    <message>
        <source>chronicle.attack</source>
        <extracomment>{name} attacks {territory}</extracomment>
        <translation>{name} greift {territory} an</translation>
    </message>
    <message>
        <source>chronicle.begin</source>
        <extracomment>The war begins</extracomment>
        <translation>Der Krieg beginnt</translation>
    </message>
    <message>
        <source>chronicle.begin.detail</source>
        <extracomment>{name} moves first</extracomment>
        <translation>{name} ist zuerst am Zug</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus</source>
        <extracomment>+{n} army each turn | +{n} armies each turn</extracomment>
        <translation>
            <numerusform>+{n} Armee je Zug</numerusform>
            <numerusform>+{n} Armeen je Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus</source>
        <comment>ad2210</comment>
        <extracomment>+{n} MOD and +{n} energy each turn | +{n} MODs and +{n} energy each turn</extracomment>
        <translation>
            <numerusform>+{n} MOD und +{n} Energie je Zug</numerusform>
            <numerusform>+{n} MODs und +{n} Energie je Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus_lost</source>
        <extracomment>−{n} army each turn | −{n} armies each turn</extracomment>
        <translation>
            <numerusform>−{n} Armee je Zug</numerusform>
            <numerusform>−{n} Armeen je Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.bonus_lost</source>
        <comment>ad2210</comment>
        <extracomment>−{n} MOD and −{n} energy each turn | −{n} MODs and −{n} energy each turn</extracomment>
        <translation>
            <numerusform>−{n} MOD und −{n} Energie je Zug</numerusform>
            <numerusform>−{n} MODs und −{n} Energie je Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.bribe</source>
        <extracomment>{name} gives {neutral} a card</extracomment>
        <translation>{name} gibt {neutral} eine Karte</translation>
    </message>
    <message>
        <source>chronicle.capital</source>
        <extracomment>{territory} is the capital of {name}</extracomment>
        <translation>{territory} ist die Hauptstadt von {name}</translation>
    </message>
    <message>
        <source>chronicle.capital.fallen</source>
        <extracomment>It has fallen to {by}</extracomment>
        <translation>Sie ist an {by} gefallen</translation>
    </message>
    <message>
        <source>chronicle.capital.open</source>
        <extracomment>All capitals lie open</extracomment>
        <translation>Alle Hauptstädte liegen offen</translation>
    </message>
    <message>
        <source>chronicle.capital.shown</source>
        <extracomment>Shown to win</extracomment>
        <translation>Gezeigt, um zu gewinnen</translation>
    </message>
    <message>
        <source>chronicle.capitals_founded</source>
        <extracomment>All capitals are founded in secret</extracomment>
        <translation>Alle Hauptstädte sind heimlich gegründet</translation>
    </message>
    <message>
        <source>chronicle.card</source>
        <extracomment>{name} draws a card</extracomment>
        <translation>{name} zieht eine Karte</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.cards_lost</source>
        <extracomment>Nobody takes the card of {name} | Nobody takes the {n} cards of {name}</extracomment>
        <translation>
            <numerusform>Niemand nimmt die Karte von {name}</numerusform>
            <numerusform>Niemand nimmt die {n} Karten von {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.cards_taken</source>
        <extracomment>{name} takes {n} card | {name} takes {n} cards</extracomment>
        <translation>
            <numerusform>{name} nimmt {n} Karte</numerusform>
            <numerusform>{name} nimmt {n} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.claim</source>
        <extracomment>{name} claims {territory}</extracomment>
        <translation>{name} besetzt {territory}</translation>
    </message>
    <message>
        <source>chronicle.dealer</source>
        <extracomment>{name} deals</extracomment>
        <translation>{name} gibt</translation>
    </message>
    <message>
        <source>chronicle.dealer.detail</source>
        <extracomment>{name} sits next and begins</extracomment>
        <translation>{name} sitzt daneben und beginnt</translation>
    </message>
    <message>
        <source>chronicle.dealt</source>
        <extracomment>The territories were dealt</extracomment>
        <translation>Die Gebiete wurden verteilt</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.fallen</source>
        <extracomment>{player} loses {n} army | {player} loses {n} armies</extracomment>
        <translation>
            <numerusform>{player} verliert {n} Armee</numerusform>
            <numerusform>{player} verliert {n} Armeen</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.firm</source>
        <extracomment>{name} keeps its place</extracomment>
        <translation>{name} bleibt, wo es steht</translation>
    </message>
    <message>
        <source>chronicle.from</source>
        <extracomment>from {name}</extracomment>
        <translation>von {name}</translation>
    </message>
    <message>
        <source>chronicle.joins</source>
        <extracomment>{name} sides with {player}</extracomment>
        <translation>{name} schlägt sich zu {player}</translation>
    </message>
    <message>
        <source>chronicle.leaves</source>
        <extracomment>{name} leaves {player}</extracomment>
        <translation>{name} verlässt {player}</translation>
    </message>
    <message>
        <source>chronicle.led</source>
        <extracomment>led by {name}</extracomment>
        <translation>unter {name}</translation>
    </message>
    <message>
        <source>chronicle.losses</source>
        <extracomment>lost {lost}, beat {beaten}</extracomment>
        <translation>verlor {lost}, schlug {beaten}</translation>
    </message>
    <message>
        <source>chronicle.mission_revealed</source>
        <extracomment>{name} has fulfilled a mission: {rank}</extracomment>
        <translation>{name} hat eine Mission erfüllt: {rank}</translation>
    </message>
    <message>
        <source>chronicle.mission_swapped</source>
        <extracomment>{name} changes a mission</extracomment>
        <translation>{name} tauscht eine Mission</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.missions_drawn</source>
        <extracomment>{name} draws a secret mission | {name} draws {n} secret missions</extracomment>
        <translation>
            <numerusform>{name} zieht eine geheime Mission</numerusform>
            <numerusform>{name} zieht {n} geheime Missionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.missions_removed</source>
        <extracomment>{n} mission is out of the game | {n} missions are out of the game</extracomment>
        <translation>
            <numerusform>{n} Mission ist aus dem Spiel</numerusform>
            <numerusform>{n} Missionen sind aus dem Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.missions_removed.detail</source>
        <extracomment>They can't come true here</extracomment>
        <translation>Sie sind hier unerfüllbar</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.move</source>
        <extracomment>{name} moves {n} army | {name} moves {n} armies</extracomment>
        <translation>
            <numerusform>{name} verlegt {n} Armee</numerusform>
            <numerusform>{name} verlegt {n} Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.move</source>
        <comment>ad2210</comment>
        <extracomment>{name} moves {n} unit | {name} moves {n} units</extracomment>
        <translation>
            <numerusform>{name} verlegt {n} Einheit</numerusform>
            <numerusform>{name} verlegt {n} Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.muster</source>
        <extracomment>{name} raises {n} army for {neutral} | {name} raises {n} armies for {neutral}</extracomment>
        <translation>
            <numerusform>{name} hebt {n} Armee für {neutral} aus</numerusform>
            <numerusform>{name} hebt {n} Armeen für {neutral} aus</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.order</source>
        <extracomment>{name} begins</extracomment>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>chronicle.order_tied</source>
        <extracomment>The highest dice are equal: once more</extracomment>
        <translation>Die höchsten Würfel sind gleich: noch einmal</translation>
    </message>
    <message>
        <source>chronicle.out</source>
        <extracomment>{name} is out of the game</extracomment>
        <translation>{name} scheidet aus</translation>
    </message>
    <message>
        <source>chronicle.out.detail</source>
        <extracomment>beaten by {name}</extracomment>
        <translation>besiegt von {name}</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.place</source>
        <extracomment>{name} places {n} army | {name} places {n} armies</extracomment>
        <translation>
            <numerusform>{name} setzt {n} Armee</numerusform>
            <numerusform>{name} setzt {n} Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.place</source>
        <comment>ad2210</comment>
        <extracomment>{name} places {n} MOD | {name} places {n} MODs</extracomment>
        <translation>
            <numerusform>{name} setzt {n} MOD</numerusform>
            <numerusform>{name} setzt {n} MODs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.place_neutral</source>
        <extracomment>{n} army for {name} | {n} armies for {name}</extracomment>
        <translation>
            <numerusform>{n} Armee für {name}</numerusform>
            <numerusform>{n} Armeen für {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.region_lost</source>
        <extracomment>{name} loses {region}</extracomment>
        <translation>{name} verliert {region}</translation>
    </message>
    <message>
        <source>chronicle.region_won</source>
        <extracomment>{name} holds {region}</extracomment>
        <translation>{name} hält {region}</translation>
    </message>
    <message>
        <source>chronicle.rolled</source>
        <extracomment>rolled {roll}</extracomment>
        <translation>Wurf {roll}</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.rolls</source>
        <extracomment>{n} roll | {n} rolls</extracomment>
        <translation>
            <numerusform>{n} Wurf</numerusform>
            <numerusform>{n} Würfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.rush</source>
        <extracomment>{player}'s rush costs {n} army | {player}'s rush costs {n} armies</extracomment>
        <translation>
            <numerusform>Der Überfall von {player} kostet {n} Armee</numerusform>
            <numerusform>Der Überfall von {player} kostet {n} Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.seized</source>
        <extracomment>{name} seizes {n} land around the capital | {name} seizes {n} lands around the capital</extracomment>
        <translation>
            <numerusform>{name} nimmt {n} Gebiet um die Hauptstadt</numerusform>
            <numerusform>{name} nimmt {n} Gebiete um die Hauptstadt</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.stays_away</source>
        <extracomment>{name} stays angry</extracomment>
        <translation>{name} bleibt erzürnt</translation>
    </message>
    <message>
        <source>chronicle.take</source>
        <extracomment>{name} takes {territory}</extracomment>
        <translation>{name} erobert {territory}</translation>
    </message>
    <message>
        <source>chronicle.trade</source>
        <extracomment>{name} trades a set</extracomment>
        <translation>{name} tauscht einen Satz ein</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.trade.detail</source>
        <extracomment>+{n} army: {cards} | +{n} armies: {cards}</extracomment>
        <translation>
            <numerusform>+{n} Armee: {cards}</numerusform>
            <numerusform>+{n} Armeen: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chronicle.won</source>
        <extracomment>{name} wins the game | {name} win the game</extracomment>
        <translation>
            <numerusform>{name} gewinnt das Spiel</numerusform>
            <numerusform>{name} gewinnen das Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>cli.editions.edition</source>
        <extracomment>{edition} ({year}), players: {players}</extracomment>
        <translation>{edition} ({year}), Spieler: {players}</translation>
    </message>
    <message>
        <source>cli.editions.option</source>
        <extracomment>{option} = {default} (or {others})</extracomment>
        <translation>{option} = {default} (oder {others})</translation>
    </message>
    <message>
        <source>cli.error.ai</source>
        <extracomment>There is no computer opponent {ai}. Known: {known}</extracomment>
        <translation>Es gibt keinen Computergegner {ai}. Bekannt: {known}</translation>
    </message>
    <message>
        <source>cli.error.board</source>
        <extracomment>There is no board {board} that has land only. Known: {known}</extracomment>
        <translation>Es gibt keinen Spielplan {board}, der nur Land hat. Bekannt: {known}</translation>
    </message>
    <message>
        <source>cli.error.edition</source>
        <extracomment>There is no rule set {edition}. Known: {known}</extracomment>
        <translation>Es gibt kein Regelwerk {edition}. Bekannt: {known}</translation>
    </message>
    <message>
        <source>cli.error.folder</source>
        <extracomment>The folder {folder} can't be used: {fault}</extracomment>
        <translation>Der Ordner {folder} lässt sich nicht benutzen: {fault}</translation>
    </message>
    <message>
        <source>cli.error.option</source>
        <extracomment>There is no house rule {option}. Known: {known}</extracomment>
        <translation>Es gibt keine Hausregel {option}. Bekannt: {known}</translation>
    </message>
    <message>
        <source>cli.error.option_form</source>
        <extracomment>Write {option}=VALUE. Allowed values: {allowed}</extracomment>
        <translation>Schreibe {option}=WERT. Erlaubte Werte: {allowed}</translation>
    </message>
    <message>
        <source>cli.error.option_value</source>
        <extracomment>The house rule {option} can't be {value}. Allowed: {allowed}</extracomment>
        <translation>Die Hausregel {option} kann nicht {value} sein. Erlaubt: {allowed}</translation>
    </message>
    <message>
        <source>cli.error.own_boards</source>
        <extracomment>{edition} has boards of its own ({boards}), so --board can't be given.</extracomment>
        <translation>{edition} hat eigene Spielpläne ({boards}); --board geht dort nicht.</translation>
    </message>
    <message>
        <source>cli.error.own_cards</source>
        <extracomment>The house rule own_cards=yes can't be played. {fault}</extracomment>
        <translation>Die Hausregel own_cards=yes lässt sich nicht spielen. {fault}</translation>
    </message>
    <message>
        <source>cli.error.players</source>
        <extracomment>{edition} is not for {players} players, but for {allowed}.</extracomment>
        <translation>{edition} ist nicht für {players} Spieler, sondern für {allowed}.</translation>
    </message>
    <message>
        <source>cli.error.saves_there</source>
        <extracomment>The folder {folder} already holds saves of these games. Choose another folder or another seed.</extracomment>
        <translation>Im Ordner {folder} liegen diese Spiele schon. Nimm einen anderen Ordner oder einen anderen Startwert.</translation>
    </message>
    <message>
        <source>cli.error.small_board</source>
        <extracomment>The board {board} is too small: it needs at least {least} territories for so many players.</extracomment>
        <translation>Der Spielplan {board} ist zu klein: Für so viele Spieler braucht er mindestens {least} Gebiete.</translation>
    </message>
    <message>
        <source>cli.event.ArmageddonBegan</source>
        <extracomment>{player} calls an Armageddon.</extracomment>
        <translation>{player} ruft ein Armageddon aus.</translation>
    </message>
    <message>
        <source>cli.event.ArmageddonEnded</source>
        <extracomment>The Armageddon is over.</extracomment>
        <translation>Das Armageddon ist vorbei.</translation>
    </message>
    <message>
        <source>cli.event.ArmiesMoved</source>
        <extracomment>{player} moves armies from {origin} to {target}: {armies}</extracomment>
        <translation>{player} verlegt Armeen von {origin} nach {target}: {armies}</translation>
    </message>
    <message>
        <source>cli.event.ArmiesMoved</source>
        <comment>ad2210</comment>
        <extracomment>{player} moves units from {origin} to {target}: {armies}</extracomment>
        <translation>{player} verlegt Einheiten von {origin} nach {target}: {armies}</translation>
    </message>
    <message>
        <source>cli.event.ArmiesPlaced</source>
        <extracomment>{player} places: {parts}</extracomment>
        <translation>{player} setzt: {parts}</translation>
    </message>
    <message>
        <source>cli.event.CapitalRevealed</source>
        <extracomment>{territory} is the capital of {player}.</extracomment>
        <translation>{territory} ist die Hauptstadt von {player}.</translation>
    </message>
    <message>
        <source>cli.event.CardDieRolled</source>
        <extracomment>{card}: the die shows {value}.</extracomment>
        <translation>{card}: Der Würfel zeigt {value}.</translation>
    </message>
    <message>
        <source>cli.event.CardDrawn</source>
        <extracomment>{player} draws a card</extracomment>
        <translation>{player} zieht eine Karte</translation>
    </message>
    <message>
        <source>cli.event.CardsTaken</source>
        <extracomment>{player} takes the cards of {loser}: {cards}</extracomment>
        <translation>{player} nimmt die Karten von {loser}: {cards}</translation>
    </message>
    <message>
        <source>cli.event.CommandCardPlayed</source>
        <extracomment>{player} plays {card}.</extracomment>
        <translation>{player} spielt {card}.</translation>
    </message>
    <message>
        <source>cli.event.DiceRolled</source>
        <extracomment>{attacker} attacks {target} from {origin}: {attack} against {defence}</extracomment>
        <translation>{attacker} greift {target} von {origin} aus an: {attack} gegen {defence}</translation>
    </message>
    <message>
        <source>cli.event.GameWon</source>
        <extracomment>Winner: {winners}</extracomment>
        <translation>Sieger: {winners}</translation>
    </message>
    <message>
        <source>cli.event.HoardDecided</source>
        <extracomment>{card} brings {player} {energy} energy.</extracomment>
        <translation>{card} bringt {player} {energy} Energie.</translation>
    </message>
    <message>
        <source>cli.event.IncomeReceived</source>
        <extracomment>{player} gets armies: {lines}</extracomment>
        <translation>{player} bekommt Armeen: {lines}</translation>
    </message>
    <message>
        <source>cli.event.IncomeReceived</source>
        <comment>ad2210</comment>
        <extracomment>{player} gets MODs: {lines}</extracomment>
        <translation>{player} bekommt MODs: {lines}</translation>
    </message>
    <message>
        <source>cli.event.LandingOpened</source>
        <extracomment>{player} may invade {territory} from the Moon.</extracomment>
        <translation>{player} darf vom Mond aus in {territory} einfallen.</translation>
    </message>
    <message>
        <source>cli.event.LandsSeized</source>
        <extracomment>{player} seizes the lands of {loser} around the capital: {territories}.</extracomment>
        <translation>{player} übernimmt die Gebiete von {loser} um die Hauptstadt: {territories}.</translation>
    </message>
    <message>
        <source>cli.event.MissionRevealed</source>
        <extracomment>{player} fulfils a mission: {mission}</extracomment>
        <translation>{player} erfüllt eine Mission: {mission}</translation>
    </message>
    <message>
        <source>cli.event.MissionSwapped</source>
        <extracomment>{player} changes a mission.</extracomment>
        <translation>{player} tauscht eine Mission.</translation>
    </message>
    <message>
        <source>cli.event.MissionsDrawn</source>
        <extracomment>{player} draws secret orders.</extracomment>
        <translation>{player} zieht geheime Befehle.</translation>
    </message>
    <message>
        <source>cli.event.MissionsRemoved</source>
        <extracomment>Missions of absent colours are out of the game.</extracomment>
        <translation>Missionen fehlender Farben sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>cli.event.OrderRolled</source>
        <extracomment>Roll for the start: {rolls}; {first} begins</extracomment>
        <translation>Wurf um den Anfang: {rolls}; {first} beginnt</translation>
    </message>
    <message>
        <source>cli.event.PlayerEliminated</source>
        <extracomment>{player} is out of the game</extracomment>
        <translation>{player} ist ausgeschieden</translation>
    </message>
    <message>
        <source>cli.event.RegionCompleted</source>
        <extracomment>{player} holds all of {region}</extracomment>
        <translation>{player} besitzt ganz {region}</translation>
    </message>
    <message>
        <source>cli.event.ScoutsLanded</source>
        <extracomment>The scouts of {player} appear in {territory}: {mods} MODs.</extracomment>
        <translation>Der Spähtrupp von {player} erscheint in {territory}: {mods} MODs.</translation>
    </message>
    <message>
        <source>cli.event.ScoutsSent</source>
        <extracomment>{player} sends scouts to a secret territory.</extracomment>
        <translation>{player} schickt einen Spähtrupp in ein geheimes Gebiet.</translation>
    </message>
    <message>
        <source>cli.event.SealedKept</source>
        <extracomment>Everybody has chosen in secret.</extracomment>
        <translation>Alle haben heimlich gewählt.</translation>
    </message>
    <message>
        <source>cli.event.SetTraded</source>
        <extracomment>{player} trades a set for {armies} armies</extracomment>
        <translation>{player} tauscht einen Satz gegen {armies} Armeen</translation>
    </message>
    <message>
        <source>cli.event.SetupEnded</source>
        <extracomment>All starting armies are placed; {first} has the first turn</extracomment>
        <translation>Alle Anfangsarmeen stehen; {first} hat den ersten Zug</translation>
    </message>
    <message>
        <source>cli.event.SetupEnded</source>
        <comment>ad2210</comment>
        <extracomment>All MODs of the start are placed; {first} has the first turn</extracomment>
        <translation>Alle MODs des Anfangs stehen; {first} hat den ersten Zug</translation>
    </message>
    <message>
        <source>cli.event.TerritoryCardsTurned</source>
        <extracomment>{card} turns over: {territories}.</extracomment>
        <translation>{card} deckt auf: {territories}.</translation>
    </message>
    <message>
        <source>cli.event.TerritoryClaimed</source>
        <extracomment>{player} takes {territory}</extracomment>
        <translation>{player} nimmt {territory}</translation>
    </message>
    <message>
        <source>cli.event.TerritoryConquered</source>
        <extracomment>{player} conquers {territory} from {loser}</extracomment>
        <translation>{player} erobert {territory} von {loser}</translation>
    </message>
    <message>
        <source>cli.event.TurnStarted</source>
        <extracomment>Round {round}: {player} is on turn</extracomment>
        <translation>Runde {round}: {player} ist am Zug</translation>
    </message>
    <message numerus="yes">
        <source>cli.replay.ok</source>
        <extracomment>{file}: {n} action, everything agrees | {file}: {n} actions, everything agrees</extracomment>
        <translation>
            <numerusform>{file}: {n} Aktion, alles stimmt</numerusform>
            <numerusform>{file}: {n} Aktionen, alles stimmt</numerusform>
        </translation>
    </message>
    <message>
        <source>cli.replay.title</source>
        <extracomment>{edition}, seed {seed}: {players}</extracomment>
        <translation>{edition}, Startwert {seed}: {players}</translation>
    </message>
    <message>
        <source>cli.replay.unfinished</source>
        <extracomment>The game is not over.</extracomment>
        <translation>Das Spiel ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>cli.simulate.faults</source>
        <extracomment>Answers that had to be replaced: {faults}, of which {illegal} were illegal</extracomment>
        <translation>Antworten, die ersetzt werden mussten: {faults}, davon {illegal} unzulässig</translation>
    </message>
    <message>
        <source>cli.simulate.finished</source>
        <extracomment>Games finished: {finished} of {games}</extracomment>
        <translation>Beendete Spiele: {finished} von {games}</translation>
    </message>
    <message>
        <source>cli.simulate.interrupted</source>
        <extracomment>Stopped after {done} of {games} games.</extracomment>
        <translation>Nach {done} von {games} Spielen abgebrochen.</translation>
    </message>
    <message>
        <source>cli.simulate.points</source>
        <extracomment>{ai}  {points} points on average (95% interval {low} to {high}), mean place {place}</extracomment>
        <translation>{ai}  im Mittel {points} Punkte (95-%-Intervall {low} bis {high}), mittlerer Platz {place}</translation>
    </message>
    <message>
        <source>cli.simulate.rounds</source>
        <extracomment>Rounds: median {median}, at most {most}</extracomment>
        <translation>Runden: Median {median}, höchstens {most}</translation>
    </message>
    <message>
        <source>cli.simulate.seat</source>
        <extracomment>{ai}  wins {rate} (95% interval {low} to {high})</extracomment>
        <translation>{ai}  gewinnt {rate} (95-%-Intervall {low} bis {high})</translation>
    </message>
    <message>
        <source>cli.simulate.speed</source>
        <extracomment>Speed: {games} games and {decisions} decisions per second</extracomment>
        <translation>Tempo: {games} Spiele und {decisions} Entscheidungen pro Sekunde</translation>
    </message>
    <message>
        <source>cli.simulate.title</source>
        <extracomment>{edition}, {players} players, games from seed {seed}</extracomment>
        <translation>{edition}, {players} Spieler, Spiele ab Startwert {seed}</translation>
    </message>
    <message>
        <source>cli.simulate.unsaved</source>
        <extracomment>{file} can't be written: {fault}. Stopped after {done} of {games} games; this save is not complete.</extracomment>
        <translation>{file} lässt sich nicht schreiben: {fault}. Nach {done} von {games} Spielen abgebrochen; dieser Spielstand ist nicht vollständig.</translation>
    </message>
    <message>
        <source>cli.unexpected</source>
        <extracomment>Unexpected error: {error}. Details are in {file}.</extracomment>
        <translation>Unerwarteter Fehler: {error}. Einzelheiten stehen in {file}.</translation>
    </message>
    <message>
        <source>command_card.aqua_brother.title</source>
        <extracomment>Aqua Brother</extracomment>
        <translation>Wasserbruder</translation>
    </message>
    <message>
        <source>command_card.armageddon.title</source>
        <extracomment>Armageddon</extracomment>
        <translation>Armageddon</translation>
    </message>
    <message>
        <source>command_card.assassin_bomb.title</source>
        <extracomment>Assassin Bomb</extracomment>
        <translation>Attentatsbombe</translation>
    </message>
    <message>
        <source>command_card.assemble_mods.title</source>
        <extracomment>Assemble MODs</extracomment>
        <translation>MODs bauen</translation>
    </message>
    <message>
        <source>command_card.cease_fire.title</source>
        <extracomment>Cease Fire</extracomment>
        <translation>Waffenruhe</translation>
    </message>
    <message>
        <source>command_card.colony_influence.title</source>
        <extracomment>Colony Influence</extracomment>
        <translation>Kolonialer Einfluss</translation>
    </message>
    <message>
        <source>command_card.death_blood_coats_the_land.title</source>
        <extracomment>Blood Coats the Land</extracomment>
        <translation>Blut bedeckt das Land</translation>
    </message>
    <message>
        <source>command_card.death_blood_coats_the_land.what</source>
        <extracomment>A continent is drawn by lot: every territory there loses an army, yours as well.</extracomment>
        <translation>Das Los bestimmt einen Kontinent: Jedes Gebiet dort verliert eine Armee, auch deine.</translation>
    </message>
    <message>
        <source>command_card.death_crops_wither.title</source>
        <extracomment>Crops Wither</extracomment>
        <translation>Ernten verdorren</translation>
    </message>
    <message>
        <source>command_card.death_crops_wither.what</source>
        <extracomment>Choose a player, who discards all cards in hand. Relics stay.</extracomment>
        <translation>Wähle einen Spieler: Er wirft alle Handkarten ab. Reliquien bleiben.</translation>
    </message>
    <message>
        <source>command_card.death_deaths_door_closes.title</source>
        <extracomment>Death's Door Closes</extracomment>
        <translation>Das Tor des Todes schließt sich</translation>
    </message>
    <message>
        <source>command_card.death_deaths_door_closes.what</source>
        <extracomment>In every crypt and at every altar of the Underworld half of the armies are lost, rounded down.</extracomment>
        <translation>In jeder Gruft und an jedem Altar der Unterwelt geht die Hälfte der Armeen verloren, abgerundet.</translation>
    </message>
    <message>
        <source>command_card.death_diamonds_turn_to_rust.title</source>
        <extracomment>Diamonds Turn to Rust</extracomment>
        <translation>Diamanten werden zu Rost</translation>
    </message>
    <message>
        <source>command_card.death_diamonds_turn_to_rust.what</source>
        <extracomment>Every relic of every player is destroyed, yours as well.</extracomment>
        <translation>Alle Reliquien aller Spieler werden zerstört, auch deine.</translation>
    </message>
    <message>
        <source>command_card.death_fire_rains_down.title</source>
        <extracomment>Fire Rains Down</extracomment>
        <translation>Feuer fällt vom Himmel</translation>
    </message>
    <message>
        <source>command_card.death_fire_rains_down.what</source>
        <extracomment>Choose a temple: it burns down. Its territory and every one next to it lose an army.</extracomment>
        <translation>Wähle einen Tempel: Er brennt nieder. Sein Gebiet und alle angrenzenden verlieren je eine Armee.</translation>
    </message>
    <message>
        <source>command_card.death_paradise_is_lost.title</source>
        <extracomment>Paradise Is Lost</extracomment>
        <translation>Das Paradies ist verloren</translation>
    </message>
    <message>
        <source>command_card.death_paradise_is_lost.what</source>
        <extracomment>Choose a plague land: its plague moves to a territory drawn by lot. Nobody dies of it now.</extracomment>
        <translation>Wähle ein Pestland: Seine Pest zieht in ein ausgelostes Gebiet. Jetzt stirbt daran niemand.</translation>
    </message>
    <message>
        <source>command_card.death_ragnarok_cometh.title</source>
        <extracomment>Ragnarok Cometh</extracomment>
        <translation>Ragnarök naht</translation>
    </message>
    <message>
        <source>command_card.death_ragnarok_cometh.what</source>
        <extracomment>All Gods of the Sky and all Gods of War are banished, yours as well.</extracomment>
        <translation>Alle Himmelsgötter und alle Kriegsgötter werden verbannt, auch deine.</translation>
    </message>
    <message>
        <source>command_card.death_the_dead_walk.title</source>
        <extracomment>The Dead Walk</extracomment>
        <translation>Die Toten wandeln</translation>
    </message>
    <message>
        <source>command_card.death_the_dead_walk.what</source>
        <extracomment>Up to {most} of your armies rise from one of your fields of the Underworld to one of your temples. One army stays in the field.</extracomment>
        <translation>Bis zu {most} deiner Armeen steigen aus einem deiner Felder der Unterwelt zu einem deiner Tempel auf. Eine Armee bleibt im Feld.</translation>
    </message>
    <message>
        <source>command_card.death_the_gods_forsake_us.title</source>
        <extracomment>The Gods Forsake Us</extracomment>
        <translation>Die Götter verlassen uns</translation>
    </message>
    <message>
        <source>command_card.death_the_gods_forsake_us.what</source>
        <extracomment>The spare plague marker goes to a territory without plague and temple. Half of the armies there die, rounded down, and its gods are banished.</extracomment>
        <translation>Der übrige Pestmarker kommt in ein Gebiet ohne Pest und Tempel. Die Hälfte der Armeen dort stirbt, abgerundet, und seine Götter werden verbannt.</translation>
    </message>
    <message>
        <source>command_card.death_the_ground_shakes.title</source>
        <extracomment>The Ground Shakes</extracomment>
        <translation>Die Erde bebt</translation>
    </message>
    <message>
        <source>command_card.death_the_ground_shakes.what</source>
        <extracomment>A continent is drawn by lot: in every territory there half of the armies die, rounded down.</extracomment>
        <translation>Das Los bestimmt einen Kontinent: In jedem Gebiet dort stirbt die Hälfte der Armeen, abgerundet.</translation>
    </message>
    <message>
        <source>command_card.death_the_mighty_have_fallen.title</source>
        <extracomment>The Mighty Have Fallen</extracomment>
        <translation>Die Mächtigen sind gefallen</translation>
    </message>
    <message>
        <source>command_card.death_the_mighty_have_fallen.what</source>
        <extracomment>The {groups} territories with most armies on Earth lose half of them, rounded down. Among equal ones you choose.</extracomment>
        <translation>Die {groups} Gebiete der Erde mit den meisten Armeen verlieren die Hälfte, abgerundet. Unter gleichen wählst du.</translation>
    </message>
    <message>
        <source>command_card.death_the_sea_is_your_tomb.title</source>
        <extracomment>The Sea Is Your Tomb</extracomment>
        <translation>Das Meer ist dein Grab</translation>
    </message>
    <message>
        <source>command_card.death_the_sea_is_your_tomb.what</source>
        <extracomment>Atlantis sinks with all its armies, gods and temples and is out of the game.</extracomment>
        <translation>Atlantis versinkt mit allen Armeen, Göttern und Tempeln und ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>command_card.death_the_trojan_horse_is_revealed.title</source>
        <extracomment>The Trojan Horse Is Revealed</extracomment>
        <translation>Das Trojanische Pferd</translation>
    </message>
    <message>
        <source>command_card.death_the_trojan_horse_is_revealed.what</source>
        <extracomment>A lone enemy army in a territory of your choice dies. Roll a die: so many armies of yours take its place.</extracomment>
        <translation>Eine einzelne feindliche Armee in einem Gebiet deiner Wahl stirbt. Würfle: So viele deiner Armeen treten an ihre Stelle.</translation>
    </message>
    <message>
        <source>command_card.death_the_waters_boil.title</source>
        <extracomment>The Waters Boil</extracomment>
        <translation>Die Wasser kochen</translation>
    </message>
    <message>
        <source>command_card.death_the_waters_boil.what</source>
        <extracomment>The maelstrom closes a sea link of your choice until the game ends.</extracomment>
        <translation>Der Mahlstrom sperrt eine Seeverbindung deiner Wahl bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <source>command_card.death_the_young_grow_old.title</source>
        <extracomment>The Young Grow Old</extracomment>
        <translation>Die Jungen werden alt</translation>
    </message>
    <message>
        <source>command_card.death_the_young_grow_old.what</source>
        <extracomment>Every territory on Earth with two or more armies loses one, yours as well.</extracomment>
        <translation>Jedes Gebiet der Erde mit zwei oder mehr Armeen verliert eine, auch deine.</translation>
    </message>
    <message>
        <source>command_card.decoys_revealed.title</source>
        <extracomment>Decoys Revealed</extracomment>
        <translation>Enttarnte Lockvögel</translation>
    </message>
    <message>
        <source>command_card.effect.armageddon.anywhere</source>
        <extracomment>In turn order everybody with a nuclear commander in play may play any number of nuclear cards for nothing. No other cards are played meanwhile.</extracomment>
        <translation>In der Zugfolge darf jeder mit einem Atomkommandanten im Spiel umsonst beliebig viele Atomkarten spielen. Andere Karten werden dabei nicht gespielt.</translation>
    </message>
    <message>
        <source>command_card.effect.assassin_bomb.anywhere</source>
        <extracomment>Choose a commander of an opponent and roll a die with {die} sides. On {least} or more that commander is destroyed.</extracomment>
        <translation>Wähle einen gegnerischen Kommandanten und würfle mit {die} Seiten. Ab {least} ist er vernichtet.</translation>
    </message>
    <message>
        <source>command_card.effect.assemble_mods.land</source>
        <extracomment>Put {mods} new MODs in one land territory of yours.</extracomment>
        <translation>Setze {mods} neue MODs in ein eigenes Landgebiet.</translation>
    </message>
    <message>
        <source>command_card.effect.assemble_mods.moon</source>
        <extracomment>Put {mods} new MODs in one moon territory of yours.</extracomment>
        <translation>Setze {mods} neue MODs in ein eigenes Mondgebiet.</translation>
    </message>
    <message>
        <source>command_card.effect.assemble_mods.water</source>
        <extracomment>Put {mods} new MODs in one water territory of yours.</extracomment>
        <translation>Setze {mods} neue MODs in ein eigenes Wassergebiet.</translation>
    </message>
    <message>
        <source>command_card.effect.cease_fire.anywhere</source>
        <extracomment>The invasion is cancelled. The attacker can't invade any territory of yours until the turn ends.</extracomment>
        <translation>Die Invasion ist abgesagt. Der Angreifer kann bis zum Ende des Zuges in keines deiner Gebiete einfallen.</translation>
    </message>
    <message>
        <source>command_card.effect.colony_influence.anywhere</source>
        <extracomment>Adds {points} points if the commander of its deck is in play when points are counted.</extracomment>
        <translation>Bringt {points} Punkte, wenn der Kommandant seines Stapels bei der Wertung im Spiel ist.</translation>
    </message>
    <message>
        <source>command_card.effect.death_trap.anywhere</source>
        <extracomment>The attacker removes half of the units in the territory the invasion came from, rounded up. If only one is left, the invasion is over.</extracomment>
        <translation>Der Angreifer entfernt die Hälfte der Einheiten in dem Gebiet, aus dem die Invasion kam, aufgerundet. Bleibt nur eine übrig, ist die Invasion vorbei.</translation>
    </message>
    <message>
        <source>command_card.effect.decoys_revealed.anywhere</source>
        <extracomment>Move any of your commanders on the board to territories of yours, wherever they are.</extracomment>
        <translation>Versetze beliebige deiner Kommandanten auf dem Spielplan in eigene Gebiete, wo diese auch liegen.</translation>
    </message>
    <message>
        <source>command_card.effect.energy_crisis.anywhere</source>
        <extracomment>Every opponent who has energy gives you {energy} of it.</extracomment>
        <translation>Jeder Gegner, der Energie hat, gibt dir {energy} davon.</translation>
    </message>
    <message>
        <source>command_card.effect.energy_extraction.anywhere</source>
        <extracomment>If the whole Moon is yours at the end of this turn, you get {energy} energy.</extracomment>
        <translation>Gehört dir am Ende dieses Zuges der ganze Mond, bekommst du {energy} Energie.</translation>
    </message>
    <message>
        <source>command_card.effect.evacuation.anywhere</source>
        <extracomment>All your units leave the invaded territory for another one of yours, wherever that is. A station stays behind.</extracomment>
        <translation>Alle deine Einheiten verlassen das angegriffene Gebiet und gehen in ein anderes von dir, wo es auch liegt. Eine Station bleibt zurück.</translation>
    </message>
    <message>
        <source>command_card.effect.frequency_jam.anywhere</source>
        <extracomment>Choose an opponent. That player can't play command cards for the rest of your turn.</extracomment>
        <translation>Wähle einen Gegner. Er kann für den Rest deines Zuges keine Kommandokarten spielen.</translation>
    </message>
    <message>
        <source>command_card.effect.hidden_energy.anywhere</source>
        <extracomment>Turn over a water territory card. If that territory is yours at the end of this turn, you get {energy} energy.</extracomment>
        <translation>Decke eine Karte eines Wassergebiets auf. Gehört dir das Gebiet am Ende dieses Zuges, bekommst du {energy} Energie.</translation>
    </message>
    <message>
        <source>command_card.effect.invade_earth.anywhere</source>
        <extracomment>Turn over land cards until one shows a territory that isn't yours. This turn you may invade it from your moon territories.</extracomment>
        <translation>Decke Landkarten auf, bis eine ein Gebiet zeigt, das dir nicht gehört. In diesem Zug darfst du aus deinen Mondgebieten dort einfallen.</translation>
    </message>
    <message>
        <source>command_card.effect.mod_reduction.anywhere</source>
        <extracomment>Each opponent in turn order removes {theirs} MODs of their choice, then you remove {own}. Who has fewer removes all.</extracomment>
        <translation>Jeder Gegner entfernt in der Zugfolge {theirs} MODs seiner Wahl, dann du {own}. Wer weniger hat, entfernt alle.</translation>
    </message>
    <message>
        <source>command_card.effect.redeployment.anywhere</source>
        <extracomment>Make one more move at the end of your turn.</extracomment>
        <translation>Mache am Ende deines Zuges eine weitere Verlegung.</translation>
    </message>
    <message>
        <source>command_card.effect.reinforcements.land</source>
        <extracomment>Put new MODs in {territories} different land territories of yours, {mods} in each. If you hold fewer, put them in all of those.</extracomment>
        <translation>Setze neue MODs in {territories} verschiedene eigene Landgebiete, je {mods}. Hältst du weniger, dann in alle, die du hast.</translation>
    </message>
    <message>
        <source>command_card.effect.reinforcements.moon</source>
        <extracomment>Put new MODs in {territories} different moon territories of yours, {mods} in each. If you hold fewer, put them in all of those.</extracomment>
        <translation>Setze neue MODs in {territories} verschiedene eigene Mondgebiete, je {mods}. Hältst du weniger, dann in alle, die du hast.</translation>
    </message>
    <message>
        <source>command_card.effect.reinforcements.water</source>
        <extracomment>Put new MODs in {territories} different water territories of yours, {mods} in each. If you hold fewer, put them in all of those.</extracomment>
        <translation>Setze neue MODs in {territories} verschiedene eigene Wassergebiete, je {mods}. Hältst du weniger, dann in alle, die du hast.</translation>
    </message>
    <message>
        <source>command_card.effect.rocket_strike.land</source>
        <extracomment>Choose a foreign land territory and roll a die with {die} sides. Its owner removes that many units, at most all of them.</extracomment>
        <translation>Wähle ein fremdes Landgebiet und würfle mit {die} Seiten. Der Besitzer entfernt so viele Einheiten, höchstens alle.</translation>
    </message>
    <message>
        <source>command_card.effect.rocket_strike.moon</source>
        <extracomment>Choose a foreign moon territory and roll a die with {die} sides. Its owner removes that many units, at most all of them.</extracomment>
        <translation>Wähle ein fremdes Mondgebiet und würfle mit {die} Seiten. Der Besitzer entfernt so viele Einheiten, höchstens alle.</translation>
    </message>
    <message>
        <source>command_card.effect.rocket_strike.water</source>
        <extracomment>Choose a foreign water territory and roll a die with {die} sides. Its owner removes that many units, at most all of them.</extracomment>
        <translation>Wähle ein fremdes Wassergebiet und würfle mit {die} Seiten. Der Besitzer entfernt so viele Einheiten, höchstens alle.</translation>
    </message>
    <message>
        <source>command_card.effect.scatter_bomb.land</source>
        <extracomment>Turn over {cards} land territory cards. Each opponent on one of them removes half of the units there, rounded up; yours are spared.</extracomment>
        <translation>Decke {cards} Karten von Landgebieten auf. Jeder Gegner dort entfernt die Hälfte seiner Einheiten, aufgerundet; deine bleiben verschont.</translation>
    </message>
    <message>
        <source>command_card.effect.scatter_bomb.moon</source>
        <extracomment>Turn over {cards} moon territory cards. Each opponent on one of them removes half of the units there, rounded up; yours are spared.</extracomment>
        <translation>Decke {cards} Karten von Mondgebieten auf. Jeder Gegner dort entfernt die Hälfte seiner Einheiten, aufgerundet; deine bleiben verschont.</translation>
    </message>
    <message>
        <source>command_card.effect.scatter_bomb.water</source>
        <extracomment>Turn over {cards} water territory cards. Each opponent on one of them removes half of the units there, rounded up; yours are spared.</extracomment>
        <translation>Decke {cards} Karten von Wassergebieten auf. Jeder Gegner dort entfernt die Hälfte seiner Einheiten, aufgerundet; deine bleiben verschont.</translation>
    </message>
    <message>
        <source>command_card.effect.scout_forces.anywhere</source>
        <extracomment>Draw a land territory in secret and hold 5 MODs ready. They appear there as soon as it is yours.</extracomment>
        <translation>Ziehe heimlich ein Landgebiet und halte 5 MODs bereit. Sie erscheinen dort, sobald es dir gehört.</translation>
    </message>
    <message>
        <source>command_card.effect.stealth_mods.anywhere</source>
        <extracomment>Put {mods} MODs of the defender's colour in the invaded territory. It may be yours or another player's.</extracomment>
        <translation>Setze {mods} MODs des Verteidigers in das angegriffene Gebiet. Es kann deins oder das eines anderen sein.</translation>
    </message>
    <message>
        <source>command_card.effect.stealth_station.anywhere</source>
        <extracomment>Put a station in the invaded territory: all its defenders roll eight-sided dice. It stays there afterwards.</extracomment>
        <translation>Stelle eine Station in das angegriffene Gebiet: Alle Verteidiger würfeln mit acht Seiten. Sie bleibt danach stehen.</translation>
    </message>
    <message>
        <source>command_card.effect.territorial_station.anywhere</source>
        <extracomment>Build a station in a land territory of yours without one, for no more than this card costs. Four is the most you can have.</extracomment>
        <translation>Baue eine Station in einem eigenen Landgebiet ohne Station, nur für den Preis dieser Karte. Mehr als vier kannst du nicht haben.</translation>
    </message>
    <message>
        <source>command_card.effect.zone_strike.land</source>
        <extracomment>A die picks a continent. Everybody there, you too, loses one unit in each territory.</extracomment>
        <translation>Ein Würfel bestimmt einen Kontinent. Alle dort, auch du, verlieren in jedem Gebiet eine Einheit.</translation>
    </message>
    <message>
        <source>command_card.effect.zone_strike.moon</source>
        <extracomment>A die picks a moon colony. Everybody there, you too, loses one unit in each territory.</extracomment>
        <translation>Ein Würfel bestimmt eine Mondkolonie. Alle dort, auch du, verlieren in jedem Gebiet eine Einheit.</translation>
    </message>
    <message>
        <source>command_card.effect.zone_strike.water</source>
        <extracomment>A die picks a water colony. Everybody there, you too, loses one unit in each territory.</extracomment>
        <translation>Ein Würfel bestimmt eine Wasserkolonie. Alle dort, auch du, verlieren in jedem Gebiet eine Einheit.</translation>
    </message>
    <message>
        <source>command_card.energy_crisis.title</source>
        <extracomment>Energy Crisis</extracomment>
        <translation>Energiekrise</translation>
    </message>
    <message>
        <source>command_card.energy_extraction.title</source>
        <extracomment>Energy Extraction</extracomment>
        <translation>Energiegewinnung</translation>
    </message>
    <message>
        <source>command_card.evacuation.title</source>
        <extracomment>Evacuation</extracomment>
        <translation>Evakuierung</translation>
    </message>
    <message>
        <source>command_card.frequency_jam.title</source>
        <extracomment>Frequency Jam</extracomment>
        <translation>Störsender</translation>
    </message>
    <message>
        <source>command_card.hidden_energy.title</source>
        <extracomment>Hidden Energy</extracomment>
        <translation>Verborgene Energie</translation>
    </message>
    <message>
        <source>command_card.invade_earth.title</source>
        <extracomment>Invade Earth</extracomment>
        <translation>Invasion der Erde</translation>
    </message>
    <message>
        <source>command_card.land_death_trap.title</source>
        <extracomment>Land Death Trap</extracomment>
        <translation>Todesfalle zu Land</translation>
    </message>
    <message>
        <source>command_card.magic_aegis_shield_of_athena.title</source>
        <extracomment>Aegis, Shield of Athena</extracomment>
        <translation>Ägis, Schild der Athene</translation>
    </message>
    <message>
        <source>command_card.magic_aegis_shield_of_athena.what</source>
        <extracomment>Once, when anybody plays a War, Death or Sky card: the card has no effect, and the Aegis is spent.</extracomment>
        <translation>Einmal, wenn jemand eine Kriegs-, Todes- oder Himmelskarte spielt: Die Karte bleibt ohne Wirkung, und die Ägis ist verbraucht.</translation>
    </message>
    <message>
        <source>command_card.magic_arawns_cauldron_of_life.title</source>
        <extracomment>Arawn's Cauldron of Life</extracomment>
        <translation>Arawns Kessel des Lebens</translation>
    </message>
    <message>
        <source>command_card.magic_arawns_cauldron_of_life.what</source>
        <extracomment>At the start of each of your turns you draw a Death card for nothing.</extracomment>
        <translation>Zu Beginn jedes deiner Züge ziehst du kostenlos eine Todeskarte.</translation>
    </message>
    <message>
        <source>command_card.magic_excalibur.title</source>
        <extracomment>Excalibur</extracomment>
        <translation>Excalibur</translation>
    </message>
    <message>
        <source>command_card.magic_excalibur.what</source>
        <extracomment>At the start of each of your turns you get 2 armies for every continent that is wholly yours.</extracomment>
        <translation>Zu Beginn jedes deiner Züge erhältst du 2 Armeen für jeden Kontinent, der ganz dir gehört.</translation>
    </message>
    <message>
        <source>command_card.magic_freyas_tears_of_gold.title</source>
        <extracomment>Freya's Tears of Gold</extracomment>
        <translation>Freyas goldene Tränen</translation>
    </message>
    <message>
        <source>command_card.magic_freyas_tears_of_gold.what</source>
        <extracomment>At the start of each of your turns you get 1 faith.</extracomment>
        <translation>Zu Beginn jedes deiner Züge erhältst du 1 Glauben.</translation>
    </message>
    <message>
        <source>command_card.magic_gungnir_spear_of_odin.title</source>
        <extracomment>Gungnir, Spear of Odin</extracomment>
        <translation>Gungnir, Speer des Odin</translation>
    </message>
    <message>
        <source>command_card.magic_gungnir_spear_of_odin.what</source>
        <extracomment>In god wars your ones are rolled again until none is left.</extracomment>
        <translation>In Götterkämpfen werden deine Einsen neu gewürfelt, bis keine mehr liegt.</translation>
    </message>
    <message>
        <source>command_card.magic_mjolnir_hammer_of_thor.title</source>
        <extracomment>Mjolnir, Hammer of Thor</extracomment>
        <translation>Mjölnir, Hammer des Thor</translation>
    </message>
    <message>
        <source>command_card.magic_mjolnir_hammer_of_thor.what</source>
        <extracomment>Your totals in god wars are 3 higher. At the end of the game: 1 point if Thule is yours.</extracomment>
        <translation>Deine Summen in Götterkämpfen sind um 3 höher. Am Ende des Spiels: 1 Punkt, wenn Thule dir gehört.</translation>
    </message>
    <message>
        <source>command_card.magic_pandoras_box.title</source>
        <extracomment>Pandora's Box</extracomment>
        <translation>Die Büchse der Pandora</translation>
    </message>
    <message>
        <source>command_card.magic_pandoras_box.what</source>
        <extracomment>At the start of each of your turns the top Death card is played for nothing, even against your will; you aim it. At the end of the game: 1 point if Graecia is yours.</extracomment>
        <translation>Zu Beginn jedes deiner Züge wird die oberste Todeskarte kostenlos gespielt, auch gegen deinen Willen; du wählst ihr Ziel. Am Ende des Spiels: 1 Punkt, wenn Griechenland dir gehört.</translation>
    </message>
    <message>
        <source>command_card.magic_stonehenge.title</source>
        <extracomment>Stonehenge</extracomment>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>command_card.magic_stonehenge.what</source>
        <extracomment>The miracle cards that you buy cost 1 faith instead of 2. At the end of the game: 1 point if Anglia is yours.</extracomment>
        <translation>Die Wunderkarten, die du kaufst, kosten 1 Glauben statt 2. Am Ende des Spiels: 1 Punkt, wenn Anglia dir gehört.</translation>
    </message>
    <message>
        <source>command_card.magic_the_book_of_the_dead.title</source>
        <extracomment>The Book of the Dead</extracomment>
        <translation>Das Totenbuch</translation>
    </message>
    <message>
        <source>command_card.magic_the_book_of_the_dead.what</source>
        <extracomment>In step 1 you may do without 2 armies from territories and continents and get 4 faith for them.</extracomment>
        <translation>In Schritt 1 darfst du auf 2 Armeen für Gebiete und Kontinente verzichten und erhältst dafür 4 Glauben.</translation>
    </message>
    <message>
        <source>command_card.magic_the_golden_fleece.title</source>
        <extracomment>The Golden Fleece</extracomment>
        <translation>Das Goldene Vlies</translation>
    </message>
    <message>
        <source>command_card.magic_the_golden_fleece.what</source>
        <extracomment>At the start of each of your turns you draw a War card for nothing.</extracomment>
        <translation>Zu Beginn jedes deiner Züge ziehst du kostenlos eine Kriegskarte.</translation>
    </message>
    <message>
        <source>command_card.magic_the_great_pyramids.title</source>
        <extracomment>The Great Pyramids</extracomment>
        <translation>Die großen Pyramiden</translation>
    </message>
    <message>
        <source>command_card.magic_the_great_pyramids.what</source>
        <extracomment>At the start of each of your turns you draw a Sky card for nothing. At the end of the game: 1 point if Egypt is yours.</extracomment>
        <translation>Zu Beginn jedes deiner Züge ziehst du kostenlos eine Himmelskarte. Am Ende des Spiels: 1 Punkt, wenn Ägypten dir gehört.</translation>
    </message>
    <message>
        <source>command_card.magic_the_scales_of_osiris.title</source>
        <extracomment>The Scales of Osiris</extracomment>
        <translation>Die Waage des Osiris</translation>
    </message>
    <message>
        <source>command_card.magic_the_scales_of_osiris.what</source>
        <extracomment>From each of your crypts 2 armies instead of 1 may return to your temples in step 1.</extracomment>
        <translation>Aus jeder deiner Grüfte dürfen in Schritt 1 statt 1 Armee 2 zu deinen Tempeln zurückkehren.</translation>
    </message>
    <message>
        <source>command_card.magic_the_tablets_of_destiny.title</source>
        <extracomment>The Tablets of Destiny</extracomment>
        <translation>Die Schicksalstafeln</translation>
    </message>
    <message>
        <source>command_card.magic_the_tablets_of_destiny.what</source>
        <extracomment>Your bids for the order of turns count 3 more than you pay, also a bid of nothing.</extracomment>
        <translation>Deine Gebote um die Reihenfolge zählen 3 mehr, als du zahlst, auch ein Gebot von null.</translation>
    </message>
    <message>
        <source>command_card.magic_the_tree_of_life.title</source>
        <extracomment>The Tree of Life</extracomment>
        <translation>Der Baum des Lebens</translation>
    </message>
    <message>
        <source>command_card.magic_the_tree_of_life.what</source>
        <extracomment>When dice cost you armies in defence on Earth, you may save each for 1 faith. At the end of the game: 1 point if Babylon is yours.</extracomment>
        <translation>Kosten dich Würfel bei der Verteidigung auf der Erde Armeen, darfst du jede für 1 Glauben retten. Am Ende des Spiels: 1 Punkt, wenn Babylon dir gehört.</translation>
    </message>
    <message>
        <source>command_card.magic_the_wine_of_eternal_life.title</source>
        <extracomment>The Wine of Eternal Life</extracomment>
        <translation>Der Wein des ewigen Lebens</translation>
    </message>
    <message>
        <source>command_card.magic_the_wine_of_eternal_life.what</source>
        <extracomment>At the start of each of your turns you get 1 army.</extracomment>
        <translation>Zu Beginn jedes deiner Züge erhältst du 1 Armee.</translation>
    </message>
    <message>
        <source>command_card.mod_reduction.title</source>
        <extracomment>MOD Reduction</extracomment>
        <translation>MOD-Abbau</translation>
    </message>
    <message>
        <source>command_card.nicky_boy.title</source>
        <extracomment>Nicky Boy</extracomment>
        <translation>Nicky Boy</translation>
    </message>
    <message>
        <source>command_card.orbital_mines.title</source>
        <extracomment>Orbital Mines</extracomment>
        <translation>Orbitalminen</translation>
    </message>
    <message>
        <source>command_card.redeployment.title</source>
        <extracomment>Redeployment</extracomment>
        <translation>Umgruppierung</translation>
    </message>
    <message>
        <source>command_card.reinforcements.title</source>
        <extracomment>Reinforcements</extracomment>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>command_card.rocket_strike_land.title</source>
        <extracomment>Rocket Strike (Land)</extracomment>
        <translation>Raketenschlag (Land)</translation>
    </message>
    <message>
        <source>command_card.rocket_strike_moon.title</source>
        <extracomment>Rocket Strike (Moon)</extracomment>
        <translation>Raketenschlag (Mond)</translation>
    </message>
    <message>
        <source>command_card.rocket_strike_water.title</source>
        <extracomment>Rocket Strike (Water)</extracomment>
        <translation>Raketenschlag (Wasser)</translation>
    </message>
    <message>
        <source>command_card.scatter_bomb_land.title</source>
        <extracomment>Scatter Bomb (Land)</extracomment>
        <translation>Streubombe (Land)</translation>
    </message>
    <message>
        <source>command_card.scatter_bomb_moon.title</source>
        <extracomment>Scatter Bomb (Moon)</extracomment>
        <translation>Streubombe (Mond)</translation>
    </message>
    <message>
        <source>command_card.scatter_bomb_water.title</source>
        <extracomment>Scatter Bomb (Water)</extracomment>
        <translation>Streubombe (Wasser)</translation>
    </message>
    <message>
        <source>command_card.scout_forces.title</source>
        <extracomment>Scout Forces</extracomment>
        <translation>Spähtrupp</translation>
    </message>
    <message>
        <source>command_card.sky_1000_workers_amass.title</source>
        <extracomment>1000 Workers Amass</extracomment>
        <translation>1000 Arbeiter strömen herbei</translation>
    </message>
    <message>
        <source>command_card.sky_1000_workers_amass.what</source>
        <extracomment>Build a temple for nothing in the attacked territory, if it has none. It protects you at once.</extracomment>
        <translation>Baue kostenlos einen Tempel im angegriffenen Gebiet, falls dort keiner steht. Er schützt dich sofort.</translation>
    </message>
    <message>
        <source>command_card.sky_enemies_convert.title</source>
        <extracomment>Enemies Convert</extracomment>
        <translation>Feinde bekehren sich</translation>
    </message>
    <message>
        <source>command_card.sky_enemies_convert.what</source>
        <extracomment>{armies} armies leave the attacking territory, and as many of yours appear in the attacked one.</extracomment>
        <translation>{armies} Armeen verlassen das angreifende Gebiet, und ebenso viele von dir erscheinen im angegriffenen.</translation>
    </message>
    <message>
        <source>command_card.sky_fire_sears_the_sky.title</source>
        <extracomment>Fire Sears the Sky</extracomment>
        <translation>Feuer versengt den Himmel</translation>
    </message>
    <message>
        <source>command_card.sky_fire_sears_the_sky.what</source>
        <extracomment>Your totals in god wars are {bonus} higher until this turn ends.</extracomment>
        <translation>Deine Summen in Götterkämpfen sind bis zum Ende dieses Zuges um {bonus} höher.</translation>
    </message>
    <message>
        <source>command_card.sky_lava_erupts.title</source>
        <extracomment>Lava Erupts</extracomment>
        <translation>Lava bricht aus</translation>
    </message>
    <message>
        <source>command_card.sky_lava_erupts.what</source>
        <extracomment>A die each is rolled for the attacking territory and all next to it, the attacked one too: so many armies die there.</extracomment>
        <translation>Für das angreifende Gebiet und alle angrenzenden, auch das angegriffene, wird je ein Würfel geworfen: So viele Armeen sterben dort.</translation>
    </message>
    <message>
        <source>command_card.sky_men_become_warriors.title</source>
        <extracomment>Men Become Warriors</extracomment>
        <translation>Männer werden Krieger</translation>
    </message>
    <message>
        <source>command_card.sky_men_become_warriors.what</source>
        <extracomment>{armies} armies join you in the attacked territory.</extracomment>
        <translation>Im angegriffenen Gebiet erhältst du {armies} Armeen.</translation>
    </message>
    <message>
        <source>command_card.sky_swords_become_plowshares.title</source>
        <extracomment>Swords Become Plowshares</extracomment>
        <translation>Schwerter zu Pflugscharen</translation>
    </message>
    <message>
        <source>command_card.sky_swords_become_plowshares.what</source>
        <extracomment>Roll a die: so many armies desert from the attacking territory. They don't go to the Afterlife.</extracomment>
        <translation>Würfle: So viele Armeen desertieren aus dem angreifenden Gebiet. Sie kommen nicht ins Jenseits.</translation>
    </message>
    <message>
        <source>command_card.sky_the_fog_lifts.title</source>
        <extracomment>The Fog Lifts</extracomment>
        <translation>Der Nebel lichtet sich</translation>
    </message>
    <message>
        <source>command_card.sky_the_fog_lifts.what</source>
        <extracomment>Up to {most} armies come to the attacked territory from another one of yours, wherever it is. One army stays there.</extracomment>
        <translation>Bis zu {most} Armeen kommen aus einem anderen deiner Gebiete, wo es auch liegt, in das angegriffene. Eine Armee bleibt dort.</translation>
    </message>
    <message>
        <source>command_card.sky_the_mighty_turn_meek.title</source>
        <extracomment>The Mighty Turn Meek</extracomment>
        <translation>Die Mächtigen werden sanft</translation>
    </message>
    <message>
        <source>command_card.sky_the_mighty_turn_meek.what</source>
        <extracomment>A god in the attacking territory is sent to a temple of the attacker elsewhere.</extracomment>
        <translation>Ein Gott im angreifenden Gebiet wird zu einem Tempel des Angreifers an anderem Ort geschickt.</translation>
    </message>
    <message>
        <source>command_card.sky_this_ground_is_sacred.title</source>
        <extracomment>This Ground Is Sacred</extracomment>
        <translation>Dieser Boden ist heilig</translation>
    </message>
    <message>
        <source>command_card.sky_this_ground_is_sacred.what</source>
        <extracomment>The invasion is over. Nobody can attack this territory until the turn ends.</extracomment>
        <translation>Die Invasion ist vorbei. Niemand kann dieses Gebiet angreifen, bis der Zug endet.</translation>
    </message>
    <message>
        <source>command_card.sky_your_idol_is_false.title</source>
        <extracomment>Your Idol Is False</extracomment>
        <translation>Dein Götze ist falsch</translation>
    </message>
    <message>
        <source>command_card.sky_your_idol_is_false.what</source>
        <extracomment>Banish a god who stands in the attacking territory.</extracomment>
        <translation>Verbanne einen Gott, der im angreifenden Gebiet steht.</translation>
    </message>
    <message>
        <source>command_card.stealth_mods.title</source>
        <extracomment>Stealth MODs</extracomment>
        <translation>Tarn-MODs</translation>
    </message>
    <message>
        <source>command_card.stealth_station.title</source>
        <extracomment>Stealth Station</extracomment>
        <translation>Tarnstation</translation>
    </message>
    <message>
        <source>command_card.territorial_station.title</source>
        <extracomment>Territorial Station</extracomment>
        <translation>Gebietsstation</translation>
    </message>
    <message>
        <source>command_card.the_mother.title</source>
        <extracomment>The Mother</extracomment>
        <translation>Die Mutter</translation>
    </message>
    <message>
        <source>command_card.told.armageddon_over</source>
        <extracomment>The Armageddon is over</extracomment>
        <translation>Das Armageddon ist vorbei</translation>
    </message>
    <message>
        <source>command_card.told.hoard</source>
        <extracomment>{card} pays off for {name}</extracomment>
        <translation>{card} lohnt sich für {name}</translation>
    </message>
    <message>
        <source>command_card.told.landing</source>
        <extracomment>{name} may invade {territory} from the Moon</extracomment>
        <translation>{name} darf vom Mond aus in {territory} einfallen</translation>
    </message>
    <message>
        <source>command_card.told.no_card</source>
        <extracomment>the deck is empty</extracomment>
        <translation>der Stapel ist leer</translation>
    </message>
    <message>
        <source>command_card.told.no_hoard</source>
        <extracomment>{card} brings {name} nothing</extracomment>
        <translation>{card} bringt {name} nichts</translation>
    </message>
    <message>
        <source>command_card.told.no_landing</source>
        <extracomment>{name} finds no way down from the Moon</extracomment>
        <translation>{name} findet keinen Weg vom Mond herab</translation>
    </message>
    <message>
        <source>command_card.told.played</source>
        <extracomment>{name} plays {card}</extracomment>
        <translation>{name} spielt {card}</translation>
    </message>
    <message>
        <source>command_card.told.rolled</source>
        <extracomment>{card}: the die shows {value}</extracomment>
        <translation>{card}: Der Würfel zeigt {value}</translation>
    </message>
    <message>
        <source>command_card.told.scouts_landed</source>
        <extracomment>The scouts of {name} appear in {territory}</extracomment>
        <translation>Der Spähtrupp von {name} erscheint in {territory}</translation>
    </message>
    <message>
        <source>command_card.told.scouts_sent</source>
        <extracomment>{name} sends scouts to a secret territory</extracomment>
        <translation>{name} schickt einen Spähtrupp in ein geheimes Gebiet</translation>
    </message>
    <message>
        <source>command_card.told.the_moon</source>
        <extracomment>the whole Moon</extracomment>
        <translation>der ganze Mond</translation>
    </message>
    <message>
        <source>command_card.told.turned</source>
        <extracomment>{card} turns over</extracomment>
        <translation>{card} deckt auf</translation>
    </message>
    <message>
        <source>command_card.war_a_shrine_is_plundered.title</source>
        <extracomment>A Shrine Is Plundered</extracomment>
        <translation>Ein Schrein wird geplündert</translation>
    </message>
    <message>
        <source>command_card.war_a_shrine_is_plundered.what</source>
        <extracomment>Take a relic from another player. From now on it works for you.</extracomment>
        <translation>Nimm einem anderen Spieler eine Reliquie ab. Von jetzt an wirkt sie für dich.</translation>
    </message>
    <message>
        <source>command_card.war_an_empire_is_born.title</source>
        <extracomment>An Empire Is Born</extracomment>
        <translation>Ein Reich entsteht</translation>
    </message>
    <message>
        <source>command_card.war_an_empire_is_born.what</source>
        <extracomment>Build a temple for nothing in a territory of yours that has none.</extracomment>
        <translation>Baue kostenlos einen Tempel in einem deiner Gebiete, das keinen hat.</translation>
    </message>
    <message>
        <source>command_card.war_champions_arise.title</source>
        <extracomment>Champions Arise</extracomment>
        <translation>Streiter erheben sich</translation>
    </message>
    <message>
        <source>command_card.war_champions_arise.what</source>
        <extracomment>One of your territories gets an army for every {faith} faith that you have. You keep the faith.</extracomment>
        <translation>Eines deiner Gebiete erhält eine Armee für je {faith} Glauben, die du hast. Den Glauben behältst du.</translation>
    </message>
    <message>
        <source>command_card.war_eagles_take_wing.title</source>
        <extracomment>Eagles Take Wing</extracomment>
        <translation>Adler schwingen sich auf</translation>
    </message>
    <message>
        <source>command_card.war_eagles_take_wing.what</source>
        <extracomment>Armies and gods of your choice fly from one of your territories to another, wherever it is. At least one army stays.</extracomment>
        <translation>Armeen und Götter deiner Wahl fliegen aus einem deiner Gebiete in ein anderes, wo es auch liegt. Mindestens eine Armee bleibt.</translation>
    </message>
    <message>
        <source>command_card.war_faith_shall_deliver.title</source>
        <extracomment>Faith Shall Deliver</extracomment>
        <translation>Der Glaube wird geben</translation>
    </message>
    <message>
        <source>command_card.war_faith_shall_deliver.what</source>
        <extracomment>Choose a deck and draw {cards} cards from it for nothing, even if its god isn't in play.</extracomment>
        <translation>Wähle einen Stapel und ziehe davon kostenlos {cards} Karten, auch wenn sein Gott nicht im Spiel ist.</translation>
    </message>
    <message>
        <source>command_card.war_heroes_are_born.title</source>
        <extracomment>Heroes Are Born</extracomment>
        <translation>Helden werden geboren</translation>
    </message>
    <message>
        <source>command_card.war_heroes_are_born.what</source>
        <extracomment>{armies} armies join you in one of your territories.</extracomment>
        <translation>In einem deiner Gebiete erhältst du {armies} Armeen.</translation>
    </message>
    <message>
        <source>command_card.war_only_ash_remains.title</source>
        <extracomment>Only Ash Remains</extracomment>
        <translation>Nur Asche bleibt</translation>
    </message>
    <message>
        <source>command_card.war_only_ash_remains.what</source>
        <extracomment>Destroy any relic in play, whoever has it.</extracomment>
        <translation>Zerstöre eine beliebige Reliquie, gleich wem sie gehört.</translation>
    </message>
    <message>
        <source>command_card.war_our_faith_is_our_strength.title</source>
        <extracomment>Our Faith Is Our Strength</extracomment>
        <translation>Unser Glaube ist unsere Stärke</translation>
    </message>
    <message>
        <source>command_card.war_our_faith_is_our_strength.what</source>
        <extracomment>Each of your temples brings you {faith} faith.</extracomment>
        <translation>Jeder deiner Tempel bringt dir {faith} Glauben.</translation>
    </message>
    <message>
        <source>command_card.war_prayers_are_answered.title</source>
        <extracomment>Prayers Are Answered</extracomment>
        <translation>Gebete werden erhört</translation>
    </message>
    <message>
        <source>command_card.war_prayers_are_answered.what</source>
        <extracomment>Choose one of your temples, then roll a die: so many armies join you there.</extracomment>
        <translation>Wähle einen deiner Tempel, dann würfle: So viele Armeen erhältst du dort.</translation>
    </message>
    <message>
        <source>command_card.war_storms_rage.title</source>
        <extracomment>Storms Rage</extracomment>
        <translation>Stürme toben</translation>
    </message>
    <message>
        <source>command_card.war_storms_rage.what</source>
        <extracomment>Choose any territory with armies, then roll a die: so many armies die there, at most all.</extracomment>
        <translation>Wähle ein Gebiet mit Armeen, dann würfle: So viele Armeen sterben dort, höchstens alle.</translation>
    </message>
    <message>
        <source>command_card.war_the_faithful_gather.title</source>
        <extracomment>The Faithful Gather</extracomment>
        <translation>Die Gläubigen sammeln sich</translation>
    </message>
    <message>
        <source>command_card.war_the_faithful_gather.what</source>
        <extracomment>At each of your temples {armies} armies join you.</extracomment>
        <translation>An jedem deiner Tempel erhältst du {armies} Armeen.</translation>
    </message>
    <message>
        <source>command_card.war_the_land_is_purged.title</source>
        <extracomment>The Land Is Purged</extracomment>
        <translation>Das Land wird gereinigt</translation>
    </message>
    <message>
        <source>command_card.war_the_land_is_purged.what</source>
        <extracomment>Choose a plague land: the plague ends there, and all armies in it die.</extracomment>
        <translation>Wähle ein Pestland: Die Pest endet dort, und alle Armeen darin sterben.</translation>
    </message>
    <message>
        <source>command_card.war_the_siren_calls.title</source>
        <extracomment>The Siren Calls</extracomment>
        <translation>Die Sirene ruft</translation>
    </message>
    <message>
        <source>command_card.war_the_siren_calls.what</source>
        <extracomment>Choose two territories of one opponent: all armies and gods there change places.</extracomment>
        <translation>Wähle zwei Gebiete eines Gegners: Alle Armeen und Götter dort tauschen die Plätze.</translation>
    </message>
    <message>
        <source>command_card.war_the_sun_grows_cold.title</source>
        <extracomment>The Sun Grows Cold</extracomment>
        <translation>Die Sonne erkaltet</translation>
    </message>
    <message>
        <source>command_card.war_the_sun_grows_cold.what</source>
        <extracomment>Every god in play costs the territory where he stands one army, yours as well.</extracomment>
        <translation>Jeder Gott im Spiel kostet das Gebiet, in dem er steht, eine Armee, auch bei dir.</translation>
    </message>
    <message>
        <source>command_card.war_the_temple_falls.title</source>
        <extracomment>The Temple Falls</extracomment>
        <translation>Der Tempel fällt</translation>
    </message>
    <message>
        <source>command_card.war_the_temple_falls.what</source>
        <extracomment>Move a temple, whoever has it, to another territory of the same player without one.</extracomment>
        <translation>Versetze einen Tempel, gleich wessen, in ein anderes Gebiet desselben Spielers ohne Tempel.</translation>
    </message>
    <message>
        <source>command_card.war_time_stands_still.title</source>
        <extracomment>Time Stands Still</extracomment>
        <translation>Die Zeit steht still</translation>
    </message>
    <message>
        <source>command_card.war_time_stands_still.what</source>
        <extracomment>The epoch marker goes back by one, so the game lasts an epoch longer. Not in the first epoch.</extracomment>
        <translation>Der Epochenmarker geht um eins zurück, das Spiel dauert also eine Epoche länger. Nicht in der ersten Epoche.</translation>
    </message>
    <message>
        <source>command_card.war_visions_become_real.title</source>
        <extracomment>Visions Become Real</extracomment>
        <translation>Visionen werden wahr</translation>
    </message>
    <message>
        <source>command_card.war_visions_become_real.what</source>
        <extracomment>Choose an opponent with cards in hand. You look at all of them and take one.</extracomment>
        <translation>Wähle einen Gegner mit Karten auf der Hand. Du siehst sie alle an und nimmst dir eine.</translation>
    </message>
    <message>
        <source>command_card.water_death_trap.title</source>
        <extracomment>Water Death Trap</extracomment>
        <translation>Todesfalle zu Wasser</translation>
    </message>
    <message>
        <source>command_card.when.attacked</source>
        <extracomment>When a territory of yours is invaded, before the first dice</extracomment>
        <translation>Wenn jemand in ein Gebiet von dir einfällt, vor den ersten Würfeln</translation>
    </message>
    <message>
        <source>command_card.when.before_first_invasion.anywhere</source>
        <extracomment>Before your first invasion</extracomment>
        <translation>Vor deiner ersten Invasion</translation>
    </message>
    <message>
        <source>command_card.when.end_of_game.anywhere</source>
        <extracomment>By itself at the end of the game</extracomment>
        <translation>Von selbst am Ende des Spiels</translation>
    </message>
    <message>
        <source>command_card.when.end_of_turn.anywhere</source>
        <extracomment>At the end of your turn</extracomment>
        <translation>Am Ende deines Zuges</translation>
    </message>
    <message>
        <source>command_card.when.invaded_any.land</source>
        <extracomment>When somebody's land territory is invaded, but not by you</extracomment>
        <translation>Wenn jemand in ein Landgebiet einfällt, nur nicht du selbst</translation>
    </message>
    <message>
        <source>command_card.when.invaded_any.moon</source>
        <extracomment>When somebody's moon territory is invaded, but not by you</extracomment>
        <translation>Wenn jemand in ein Mondgebiet einfällt, nur nicht du selbst</translation>
    </message>
    <message>
        <source>command_card.when.invaded_any.water</source>
        <extracomment>When somebody's water territory is invaded, but not by you</extracomment>
        <translation>Wenn jemand in ein Wassergebiet einfällt, nur nicht du selbst</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.anywhere</source>
        <extracomment>When a territory of yours is invaded</extracomment>
        <translation>Wenn jemand in ein Gebiet von dir einfällt</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.land</source>
        <extracomment>When a land territory of yours is invaded</extracomment>
        <translation>Wenn jemand in ein Landgebiet von dir einfällt</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.moon</source>
        <extracomment>When a moon territory of yours is invaded</extracomment>
        <translation>Wenn jemand in ein Mondgebiet von dir einfällt</translation>
    </message>
    <message>
        <source>command_card.when.invaded_you.water</source>
        <extracomment>When a water territory of yours is invaded</extracomment>
        <translation>Wenn jemand in ein Wassergebiet von dir einfällt</translation>
    </message>
    <message>
        <source>command_card.when.own_turn</source>
        <extracomment>In the Cards step of your turn</extracomment>
        <translation>Im Schritt Karten deines Zuges</translation>
    </message>
    <message>
        <source>command_card.when.relic</source>
        <extracomment>In play as soon as it is drawn, and it stays</extracomment>
        <translation>Im Spiel, sobald sie gezogen ist, und sie bleibt</translation>
    </message>
    <message numerus="yes">
        <source>common.armies</source>
        <extracomment>{n} army | {n} armies</extracomment>
        <translation>
            <numerusform>{n} Armee</numerusform>
            <numerusform>{n} Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>common.armies</source>
        <comment>ad2210</comment>
        <extracomment>{n} unit | {n} units</extracomment>
        <translation>
            <numerusform>{n} Einheit</numerusform>
            <numerusform>{n} Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>common.back</source>
        <extracomment>Back</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>common.cancel</source>
        <extracomment>Cancel</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>common.cards</source>
        <extracomment>{n} card | {n} cards</extracomment>
        <translation>
            <numerusform>{n} Karte</numerusform>
            <numerusform>{n} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>common.close</source>
        <extracomment>Close</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>common.colour.blue</source>
        <extracomment>Blue</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>common.colour.charcoal</source>
        <extracomment>Charcoal</extracomment>
        <translation>Anthrazit</translation>
    </message>
    <message>
        <source>common.colour.gold</source>
        <extracomment>Gold</extracomment>
        <translation>Gold</translation>
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
        <translation>Rot</translation>
    </message>
    <message>
        <source>common.continue</source>
        <extracomment>Continue</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>common.delete</source>
        <extracomment>Delete</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>common.done</source>
        <extracomment>Done</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>common.level.easy</source>
        <extracomment>Easy</extracomment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>common.level.expert</source>
        <extracomment>Expert</extracomment>
        <translation>Experte</translation>
    </message>
    <message>
        <source>common.level.hard</source>
        <extracomment>Hard</extracomment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>common.level.normal</source>
        <extracomment>Normal</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>common.neutral.blue</source>
        <extracomment>Neutral blue</extracomment>
        <translation>Neutral Blau</translation>
    </message>
    <message>
        <source>common.neutral.charcoal</source>
        <extracomment>Neutral charcoal</extracomment>
        <translation>Neutral Anthrazit</translation>
    </message>
    <message>
        <source>common.neutral.gold</source>
        <extracomment>Neutral gold</extracomment>
        <translation>Neutral Gold</translation>
    </message>
    <message>
        <source>common.neutral.jade</source>
        <extracomment>Neutral jade</extracomment>
        <translation>Neutral Jade</translation>
    </message>
    <message>
        <source>common.neutral.orchid</source>
        <extracomment>Neutral orchid</extracomment>
        <translation>Neutral Orchidee</translation>
    </message>
    <message>
        <source>common.neutral.red</source>
        <extracomment>Neutral red</extracomment>
        <translation>Neutral Rot</translation>
    </message>
    <message>
        <source>common.player_kind.human</source>
        <extracomment>Human</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>common.player_kind.neutral</source>
        <extracomment>Neutral</extracomment>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>common.start</source>
        <extracomment>Start</extracomment>
        <translation>Starten</translation>
    </message>
    <message>
        <source>divine.cancelled</source>
        <extracomment>{player} raises Aegis</extracomment>
        <translation>{player} erhebt die Ägis</translation>
    </message>
    <message>
        <source>divine.destroyed</source>
        <extracomment>{player} loses a relic</extracomment>
        <translation>{player} verliert eine Reliquie</translation>
    </message>
    <message numerus="yes">
        <source>divine.epoch</source>
        <extracomment>It is epoch {n} again | It is epoch {n} again</extracomment>
        <translation>
            <numerusform>Es ist wieder Epoche {n}</numerusform>
            <numerusform>Es ist wieder Epoche {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>divine.labor</source>
        <extracomment>{player} does a labour</extracomment>
        <translation>{player} vollbringt eine Heldentat</translation>
    </message>
    <message>
        <source>divine.maelstrom</source>
        <extracomment>A maelstrom closes the way</extracomment>
        <translation>Ein Mahlstrom versperrt den Weg</translation>
    </message>
    <message>
        <source>divine.relic</source>
        <extracomment>{player} gains a relic</extracomment>
        <translation>{player} erhält eine Reliquie</translation>
    </message>
    <message>
        <source>divine.sinks</source>
        <extracomment>{region} sinks</extracomment>
        <translation>{region} versinkt</translation>
    </message>
    <message>
        <source>divine.stolen</source>
        <extracomment>{player} takes a relic</extracomment>
        <translation>{player} raubt eine Reliquie</translation>
    </message>
    <message>
        <source>fight.because.all</source>
        <extracomment>every defence die is d8</extracomment>
        <translation>alle Verteidigungswürfel sind W8</translation>
    </message>
    <message>
        <source>fight.because.always</source>
        <extracomment>always</extracomment>
        <translation>immer</translation>
    </message>
    <message>
        <source>fight.because.defends</source>
        <extracomment>defends</extracomment>
        <translation>verteidigt</translation>
    </message>
    <message>
        <source>fight.because.land.origin</source>
        <extracomment>from land</extracomment>
        <translation>von Land aus</translation>
    </message>
    <message>
        <source>fight.because.land.target</source>
        <extracomment>land target</extracomment>
        <translation>Ziel ist Land</translation>
    </message>
    <message>
        <source>fight.because.moon.origin</source>
        <extracomment>from the Moon</extracomment>
        <translation>vom Mond aus</translation>
    </message>
    <message>
        <source>fight.because.moon.target</source>
        <extracomment>moon target</extracomment>
        <translation>Ziel ist Mond</translation>
    </message>
    <message>
        <source>fight.because.no_ones</source>
        <extracomment>ones are rolled again</extracomment>
        <translation>Einsen werden neu gewürfelt</translation>
    </message>
    <message>
        <source>fight.because.plain</source>
        <extracomment>MOD</extracomment>
        <translation>MOD</translation>
    </message>
    <message>
        <source>fight.because.ties</source>
        <extracomment>ties go to the attacker</extracomment>
        <translation>Gleichstand geht an den Angreifer</translation>
    </message>
    <message>
        <source>fight.because.water.origin</source>
        <extracomment>from water</extracomment>
        <translation>vom Wasser aus</translation>
    </message>
    <message>
        <source>fight.because.water.target</source>
        <extracomment>water target</extracomment>
        <translation>Ziel ist Wasser</translation>
    </message>
    <message>
        <source>fight.dice.help</source>
        <extracomment>The attack is announced: roll at least once.</extracomment>
        <translation>Der Angriff ist angesagt: Würfle mindestens einmal.</translation>
    </message>
    <message>
        <source>fight.dice.title</source>
        <extracomment>With which dice against {target}?</extracomment>
        <translation>Mit welchen Würfeln gegen {target}?</translation>
    </message>
    <message>
        <source>fight.die.eight</source>
        <extracomment>d8</extracomment>
        <translation>W8</translation>
    </message>
    <message>
        <source>fight.die.six</source>
        <extracomment>d6</extracomment>
        <translation>W6</translation>
    </message>
    <message>
        <source>fight.enter.go</source>
        <extracomment>March in</extracomment>
        <translation>Einrücken</translation>
    </message>
    <message>
        <source>fight.enter.help</source>
        <extracomment>Nobody is there: no dice are rolled.</extracomment>
        <translation>Dort ist niemand: Es wird nicht gewürfelt.</translation>
    </message>
    <message>
        <source>fight.enter.station</source>
        <extracomment>Only a station stands there: you take it without dice.</extracomment>
        <translation>Dort steht nur eine Station: Du nimmst sie ohne zu würfeln.</translation>
    </message>
    <message>
        <source>fight.enter.title</source>
        <extracomment>March into {target}</extracomment>
        <translation>In {target} einrücken</translation>
    </message>
    <message>
        <source>fight.lost.falls</source>
        <extracomment>falls</extracomment>
        <translation>fällt</translation>
    </message>
    <message>
        <source>fight.lost.help</source>
        <extracomment>MODs fall first, unless you choose a commander.</extracomment>
        <translation>MODs fallen zuerst, außer du wählst einen Kommandanten.</translation>
    </message>
    <message>
        <source>fight.lost.others</source>
        <extracomment>Save the commanders</extracomment>
        <translation>Kommandanten schonen</translation>
    </message>
    <message>
        <source>fight.lost.stays</source>
        <extracomment>stays</extracomment>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>fight.lost.these</source>
        <extracomment>Lose these</extracomment>
        <translation>Diese verlieren</translation>
    </message>
    <message numerus="yes">
        <source>fight.lost.title</source>
        <extracomment>You lose {n} unit in {territory} | You lose {n} units in {territory}</extracomment>
        <translation>
            <numerusform>Du verlierst {n} Einheit in {territory}</numerusform>
            <numerusform>Du verlierst {n} Einheiten in {territory}</numerusform>
        </translation>
    </message>
    <message>
        <source>fight.lost.which</source>
        <extracomment>Choose who falls.</extracomment>
        <translation>Wähle, wer fällt.</translation>
    </message>
    <message>
        <source>fight.panel.declared</source>
        <extracomment>Invasion declared</extracomment>
        <translation>Invasion angesagt</translation>
    </message>
    <message>
        <source>fight.panel.title</source>
        <extracomment>The fight</extracomment>
        <translation>Der Kampf</translation>
    </message>
    <message numerus="yes">
        <source>fight.panel.who</source>
        <extracomment>{player} · {n} unit | {player} · {n} units</extracomment>
        <translation>
            <numerusform>{player} · {n} Einheit</numerusform>
            <numerusform>{player} · {n} Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>fight.piece.must</source>
        <extracomment>has to go</extracomment>
        <translation>muss mit</translation>
    </message>
    <message>
        <source>fight.piece.off</source>
        <extracomment>stays out</extracomment>
        <translation>nimmt nicht teil</translation>
    </message>
    <message>
        <source>fight.piece.on</source>
        <extracomment>takes part</extracomment>
        <translation>nimmt teil</translation>
    </message>
    <message>
        <source>fight.piece.rolled</source>
        <extracomment>rolled: has to go</extracomment>
        <translation>hat gewürfelt: muss mit</translation>
    </message>
    <message>
        <source>fight.share.both</source>
        <extracomment>one each</extracomment>
        <translation>je eine</translation>
    </message>
    <message>
        <source>fight.storm.answer</source>
        <extracomment>The blitz has stopped: others may answer the next roll with a card.</extracomment>
        <translation>Der Blitz ist gestoppt: Andere können auf den nächsten Wurf mit einer Karte antworten.</translation>
    </message>
    <message>
        <source>fight.storm.card</source>
        <extracomment>The blitz has stopped: a card was played against it.</extracomment>
        <translation>Der Blitz ist gestoppt: Eine Karte wurde dagegen gespielt.</translation>
    </message>
    <message>
        <source>fight.storm.card_by</source>
        <extracomment>{player} plays {card}: the blitz has stopped.</extracomment>
        <translation>{player} spielt {card}: Der Blitz ist gestoppt.</translation>
    </message>
    <message>
        <source>fight.storm.dice</source>
        <extracomment>A card has stopped the blitz: choose the dice of this roll.</extracomment>
        <translation>Eine Karte hat den Blitz gestoppt: Wähle die Würfel für diesen Wurf.</translation>
    </message>
    <message>
        <source>fight.storm.dice_by</source>
        <extracomment>{player} plays {card}: the blitz has stopped. Choose the dice of this roll.</extracomment>
        <translation>{player} spielt {card}: Der Blitz ist gestoppt. Wähle die Würfel für diesen Wurf.</translation>
    </message>
    <message>
        <source>fight.storm.waits</source>
        <extracomment>The blitz waits for this.</extracomment>
        <translation>Der Blitz wartet darauf.</translation>
    </message>
    <message>
        <source>fight.why.all</source>
        <extracomment>every defence die is d8</extracomment>
        <translation>alle Verteidigungswürfel sind W8</translation>
    </message>
    <message>
        <source>fight.why.always</source>
        <extracomment>d8 always</extracomment>
        <translation>immer W8</translation>
    </message>
    <message>
        <source>fight.why.defends</source>
        <extracomment>d8: defends</extracomment>
        <translation>W8: verteidigt</translation>
    </message>
    <message>
        <source>fight.why.land.origin</source>
        <extracomment>d8: from land</extracomment>
        <translation>W8: von Land aus</translation>
    </message>
    <message>
        <source>fight.why.land.target</source>
        <extracomment>d8: land target</extracomment>
        <translation>W8: Ziel ist Land</translation>
    </message>
    <message>
        <source>fight.why.moon.origin</source>
        <extracomment>d8: from the Moon</extracomment>
        <translation>W8: vom Mond aus</translation>
    </message>
    <message>
        <source>fight.why.moon.target</source>
        <extracomment>d8: moon target</extracomment>
        <translation>W8: Ziel ist Mond</translation>
    </message>
    <message>
        <source>fight.why.plain</source>
        <extracomment>d6</extracomment>
        <translation>W6</translation>
    </message>
    <message>
        <source>fight.why.water.origin</source>
        <extracomment>d8: from water</extracomment>
        <translation>W8: vom Wasser aus</translation>
    </message>
    <message>
        <source>fight.why.water.target</source>
        <extracomment>d8: water target</extracomment>
        <translation>W8: Ziel ist Wasser</translation>
    </message>
    <message>
        <source>flight.go</source>
        <extracomment>Go</extracomment>
        <translation>Los</translation>
    </message>
    <message>
        <source>flight.help</source>
        <extracomment>Any armies but one, and any of the gods.</extracomment>
        <translation>Alle Armeen bis auf eine, und Götter nach Wahl.</translation>
    </message>
    <message>
        <source>flight.title</source>
        <extracomment>From {origin} to {target}: who goes?</extracomment>
        <translation>Von {origin} nach {target}: wer geht?</translation>
    </message>
    <message>
        <source>god.in_full</source>
        <extracomment>{name}, {kind}</extracomment>
        <translation>{name}, {kind}</translation>
    </message>
    <message>
        <source>god.labor.death</source>
        <extracomment>holds a crypt at the end of the turn</extracomment>
        <translation>hält am Ende des Zuges eine Gruft</translation>
    </message>
    <message>
        <source>god.labor.magic</source>
        <extracomment>three equal dice in one roll</extracomment>
        <translation>drei gleiche Würfel in einem Wurf</translation>
    </message>
    <message>
        <source>god.labor.sky</source>
        <extracomment>beat a god in a god war</extracomment>
        <translation>besiegte einen Gott im Götterkampf</translation>
    </message>
    <message>
        <source>god.labor.war</source>
        <extracomment>third defended territory of this turn</extracomment>
        <translation>drittes verteidigtes Gebiet in diesem Zug</translation>
    </message>
    <message>
        <source>god.move</source>
        <extracomment>Move the gods</extracomment>
        <translation>Götter bewegen</translation>
    </message>
    <message>
        <source>god.must</source>
        <extracomment>must go along</extracomment>
        <translation>muss mit</translation>
    </message>
    <message>
        <source>god.name.babylonians.death</source>
        <extracomment>Druaga</extracomment>
        <translation>Druaga</translation>
    </message>
    <message>
        <source>god.name.babylonians.magic</source>
        <extracomment>Ishtar</extracomment>
        <translation>Ischtar</translation>
    </message>
    <message>
        <source>god.name.babylonians.sky</source>
        <extracomment>Marduk</extracomment>
        <translation>Marduk</translation>
    </message>
    <message>
        <source>god.name.babylonians.war</source>
        <extracomment>Gilgamesh</extracomment>
        <translation>Gilgamesch</translation>
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
        <translation>Dort wütet die Pest: Die Hälfte der Armeen stirbt, und Götter, die mitgehen, werden verbannt.</translation>
    </message>
    <message>
        <source>god.power.death</source>
        <extracomment>no Afterlife for the fallen</extracomment>
        <translation>kein Jenseits für Gefallene</translation>
    </message>
    <message>
        <source>god.power.magic</source>
        <extracomment>re-rolls ones</extracomment>
        <translation>würfelt Einsen neu</translation>
    </message>
    <message>
        <source>god.power.sky</source>
        <extracomment>+1 die in god wars</extracomment>
        <translation>+1 Würfel im Götterkampf</translation>
    </message>
    <message>
        <source>god.power.war</source>
        <extracomment>wins ties</extracomment>
        <translation>gewinnt bei Gleichstand</translation>
    </message>
    <message>
        <source>god.told.banished</source>
        <extracomment>{god} is banished</extracomment>
        <translation>{god} ist verbannt</translation>
    </message>
    <message>
        <source>god.told.healthy</source>
        <extracomment>The plague leaves {territory}</extracomment>
        <translation>Die Pest verlässt {territory}</translation>
    </message>
    <message>
        <source>god.told.invades</source>
        <extracomment>{name} invades {territory} with gods</extracomment>
        <translation>{name} fällt mit Göttern in {territory} ein</translation>
    </message>
    <message>
        <source>god.told.labor</source>
        <extracomment>{name} does a labour: {god}</extracomment>
        <translation>{name} vollbringt eine Heldentat: {god}</translation>
    </message>
    <message numerus="yes">
        <source>god.told.left</source>
        <extracomment>{n} army of {name} leaves the Afterlife | {n} armies of {name} leave the Afterlife</extracomment>
        <translation>
            <numerusform>{n} Armee von {name} verlässt das Jenseits</numerusform>
            <numerusform>{n} Armeen von {name} verlassen das Jenseits</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.maelstrom</source>
        <extracomment>The maelstrom closes a sea link</extracomment>
        <translation>Der Mahlstrom sperrt eine Seeverbindung</translation>
    </message>
    <message>
        <source>god.told.no_victims</source>
        <extracomment>no army dies</extracomment>
        <translation>keine Armee stirbt</translation>
    </message>
    <message>
        <source>god.told.owned</source>
        <extracomment>{god} ({name})</extracomment>
        <translation>{god} ({name})</translation>
    </message>
    <message>
        <source>god.told.pantheon</source>
        <extracomment>{name} leads the {pantheon}</extracomment>
        <translation>{name} führt die {pantheon}</translation>
    </message>
    <message>
        <source>god.told.plague</source>
        <extracomment>The plague breaks out</extracomment>
        <translation>Die Pest bricht aus</translation>
    </message>
    <message numerus="yes">
        <source>god.told.risen</source>
        <extracomment>{n} army of {name} returns to life | {n} armies of {name} return to life</extracomment>
        <translation>
            <numerusform>{n} Armee von {name} kehrt ins Leben zurück</numerusform>
            <numerusform>{n} Armeen von {name} kehren ins Leben zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.rolled</source>
        <extracomment>Dice for the choice of the pantheons</extracomment>
        <translation>Würfel um die Wahl der Pantheons</translation>
    </message>
    <message numerus="yes">
        <source>god.told.saved</source>
        <extracomment>{name} saves {n} army from death | {name} saves {n} armies from death</extracomment>
        <translation>
            <numerusform>{name} rettet {n} Armee vor dem Tod</numerusform>
            <numerusform>{name} rettet {n} Armeen vor dem Tod</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.struck</source>
        <extracomment>The plague rages in {territory}</extracomment>
        <translation>Die Pest wütet in {territory}</translation>
    </message>
    <message>
        <source>god.told.sunk</source>
        <extracomment>{region} sinks in the sea</extracomment>
        <translation>{region} versinkt im Meer</translation>
    </message>
    <message>
        <source>god.told.totals</source>
        <extracomment>{won} to {lost}</extracomment>
        <translation>{won} zu {lost}</translation>
    </message>
    <message numerus="yes">
        <source>god.told.victims</source>
        <extracomment>{n} army of {name} dies | {n} armies of {name} die</extracomment>
        <translation>
            <numerusform>{n} Armee von {name} stirbt</numerusform>
            <numerusform>{n} Armeen von {name} sterben</numerusform>
        </translation>
    </message>
    <message>
        <source>god.told.war</source>
        <extracomment>God war: {winner} beats {loser}</extracomment>
        <translation>Götterkampf: {winner} besiegt {loser}</translation>
    </message>
    <message>
        <source>god.told.war_tied</source>
        <extracomment>God war, a tie: it goes to {winner}, not to {loser}</extracomment>
        <translation>Götterkampf, Gleichstand: Er geht an {winner}, nicht an {loser}</translation>
    </message>
    <message>
        <source>god.why.conquest</source>
        <extracomment>the land was conquered</extracomment>
        <translation>das Land wurde erobert</translation>
    </message>
    <message>
        <source>god.why.emptied</source>
        <extracomment>no army was left there</extracomment>
        <translation>dort blieb keine Armee</translation>
    </message>
    <message>
        <source>god.why.god_war</source>
        <extracomment>beaten in the god war</extracomment>
        <translation>im Götterkampf besiegt</translation>
    </message>
    <message>
        <source>god.why.miracle</source>
        <extracomment>by a miracle</extracomment>
        <translation>durch ein Wunder</translation>
    </message>
    <message>
        <source>god.why.plague</source>
        <extracomment>driven out by the plague</extracomment>
        <translation>von der Pest vertrieben</translation>
    </message>
    <message>
        <source>godstorm.piece.death</source>
        <extracomment>God of Death</extracomment>
        <translation>Todesgott</translation>
    </message>
    <message>
        <source>godstorm.piece.magic</source>
        <extracomment>Goddess of Magic</extracomment>
        <translation>Göttin der Magie</translation>
    </message>
    <message>
        <source>godstorm.piece.plague</source>
        <extracomment>Plague</extracomment>
        <translation>Pest</translation>
    </message>
    <message>
        <source>godstorm.piece.sky</source>
        <extracomment>God of the Sky</extracomment>
        <translation>Himmelsgott</translation>
    </message>
    <message>
        <source>godstorm.piece.temple</source>
        <extracomment>Temple</extracomment>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>godstorm.piece.war</source>
        <extracomment>God of War</extracomment>
        <translation>Kriegsgott</translation>
    </message>
    <message>
        <source>godstorm.told.captured.temple</source>
        <extracomment>{name} captures a temple</extracomment>
        <translation>{name} erobert einen Tempel</translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.from.temple</source>
        <extracomment>temples +{n} | temples +{n}</extracomment>
        <translation>
            <numerusform>Tempel +{n}</numerusform>
            <numerusform>Tempel +{n}</numerusform>
        </translation>
    </message>
    <message>
        <source>godstorm.told.hired.death</source>
        <extracomment>{name} summons the {piece}</extracomment>
        <translation>{name} beschwört den {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.hired.god</source>
        <extracomment>{name} summons: {piece}</extracomment>
        <translation>{name} beschwört: {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.hired.magic</source>
        <extracomment>{name} summons the {piece}</extracomment>
        <translation>{name} beschwört die {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.hired.sky</source>
        <extracomment>{name} summons the {piece}</extracomment>
        <translation>{name} beschwört den {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.hired.temple</source>
        <extracomment>{name} builds a temple</extracomment>
        <translation>{name} baut einen Tempel</translation>
    </message>
    <message>
        <source>godstorm.told.hired.war</source>
        <extracomment>{name} summons the {piece}</extracomment>
        <translation>{name} beschwört den {piece}</translation>
    </message>
    <message>
        <source>godstorm.told.lost.temple</source>
        <extracomment>A temple is gone</extracomment>
        <translation>Ein Tempel ist verschwunden</translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.bought_cards</source>
        <extracomment>{name} buys cards for {n} faith | {name} buys cards for {n} faith</extracomment>
        <translation>
            <numerusform>{name} kauft Karten für {n} Glauben</numerusform>
            <numerusform>{name} kauft Karten für {n} Glauben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.drained</source>
        <extracomment>{name} loses {n} faith | {name} loses {n} faith</extracomment>
        <translation>
            <numerusform>{name} verliert {n} Glauben</numerusform>
            <numerusform>{name} verliert {n} Glauben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.paid_cards</source>
        <extracomment>{name} pays {n} faith to play a card | {name} pays {n} faith to play a card</extracomment>
        <translation>
            <numerusform>{name} zahlt {n} Glauben, um eine Karte zu spielen</numerusform>
            <numerusform>{name} zahlt {n} Glauben, um eine Karte zu spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>godstorm.told.money.received</source>
        <extracomment>{name} gets {n} faith | {name} gets {n} faith</extracomment>
        <translation>
            <numerusform>{name} erhält {n} Glauben</numerusform>
            <numerusform>{name} erhält {n} Glauben</numerusform>
        </translation>
    </message>
    <message>
        <source>godstorm.told.piece.temple</source>
        <extracomment>{name} builds a temple</extracomment>
        <translation>{name} baut einen Tempel</translation>
    </message>
    <message>
        <source>godwar.add.armies</source>
        <extracomment>Armies</extracomment>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>godwar.add.fire</source>
        <extracomment>Fire Sears the Sky</extracomment>
        <translation>Feuer versengt den Himmel</translation>
    </message>
    <message>
        <source>godwar.add.mjolnir</source>
        <extracomment>Mjolnir</extracomment>
        <translation>Mjölnir</translation>
    </message>
    <message>
        <source>godwar.again.gungnir</source>
        <extracomment>Gungnir: again</extracomment>
        <translation>Gungnir: neu</translation>
    </message>
    <message>
        <source>godwar.again.magic</source>
        <extracomment>goddess: again</extracomment>
        <translation>Göttin: neu</translation>
    </message>
    <message>
        <source>godwar.again.temple</source>
        <extracomment>temple: again</extracomment>
        <translation>Tempel: neu</translation>
    </message>
    <message>
        <source>godwar.attack</source>
        <extracomment>{player} · attack</extracomment>
        <translation>{player} · Angriff</translation>
    </message>
    <message>
        <source>godwar.banished</source>
        <extracomment>{god} is banished to the pantheon. No army dies.</extracomment>
        <translation>{god} wird ins Pantheon verbannt. Keine Armee stirbt.</translation>
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
        <translation>Himmelskarte, bis Zugende</translation>
    </message>
    <message>
        <source>godwar.because.mjolnir</source>
        <extracomment>relic, in every god war</extracomment>
        <translation>Reliquie, in jedem Götterkampf</translation>
    </message>
    <message numerus="yes">
        <source>godwar.by</source>
        <extracomment>by {n} | by {n}</extracomment>
        <translation>
            <numerusform>um {n}</numerusform>
            <numerusform>um {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>godwar.defence</source>
        <extracomment>{player} · defence</extracomment>
        <translation>{player} · Verteidigung</translation>
    </message>
    <message>
        <source>godwar.detail</source>
        <extracomment>Epoch {epoch} · {player} invades from {origin} · round {round}</extracomment>
        <translation>Epoche {epoch} · {player} fällt aus {origin} ein · Runde {round}</translation>
    </message>
    <message>
        <source>godwar.dice</source>
        <extracomment>Dice</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>godwar.extra.altars</source>
        <extracomment>altar: extra</extracomment>
        <translation>Altar: extra</translation>
    </message>
    <message>
        <source>godwar.extra.sky</source>
        <extracomment>Sky god: extra</extracomment>
        <translation>Himmelsgott: extra</translation>
    </message>
    <message>
        <source>godwar.go_on</source>
        <extracomment>Go on</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>godwar.labor</source>
        <extracomment>A labour is done: {player} draws a card ({deck})</extracomment>
        <translation>Eine Heldentat ist vollbracht: {player} zieht eine Karte ({deck})</translation>
    </message>
    <message>
        <source>godwar.no_dead</source>
        <extracomment>Gods fight as long as both sides have some; then the armies do.</extracomment>
        <translation>Götter kämpfen, solange beide Seiten welche haben; danach die Armeen.</translation>
    </message>
    <message>
        <source>godwar.replay</source>
        <extracomment>Replay the roll</extracomment>
        <translation>Wurf wiederholen</translation>
    </message>
    <message>
        <source>godwar.tie</source>
        <extracomment>a tie</extracomment>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>godwar.ties_attack</source>
        <extracomment>A tie goes to the attacker: his god of war is with him.</extracomment>
        <translation>Ein Gleichstand geht an den Angreifer: Sein Kriegsgott ist dabei.</translation>
    </message>
    <message>
        <source>godwar.ties_defence</source>
        <extracomment>A tie goes to the defender: no god of war attacks.</extracomment>
        <translation>Ein Gleichstand geht an den Verteidiger: Kein Kriegsgott greift an.</translation>
    </message>
    <message>
        <source>godwar.title</source>
        <extracomment>God war for {territory}</extracomment>
        <translation>Götterkampf um {territory}</translation>
    </message>
    <message>
        <source>godwar.total</source>
        <extracomment>Total</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>godwar.wins</source>
        <extracomment>{god} wins</extracomment>
        <translation>{god} siegt</translation>
    </message>
    <message>
        <source>illegal.amount</source>
        <extracomment>Choose a number from {lo} to {hi}.</extracomment>
        <translation>Wähle eine Zahl von {lo} bis {hi}.</translation>
    </message>
    <message>
        <source>illegal.attack.armies</source>
        <extracomment>Attack with {lo} to {hi} armies for this many dice.</extracomment>
        <translation>Greife bei so vielen Würfeln mit {lo} bis {hi} Armeen an.</translation>
    </message>
    <message>
        <source>illegal.attack.barred</source>
        <extracomment>A rule of this game bars the attack from {origin} on {target}.</extracomment>
        <translation>Eine Regel dieses Spiels verbietet den Angriff von {origin} auf {target}.</translation>
    </message>
    <message>
        <source>illegal.attack.dice</source>
        <extracomment>Attack with {lo} to {hi} dice: one for each army, and one army stays behind.</extracomment>
        <translation>Greife mit {lo} bis {hi} Würfeln an: einer je Armee, und eine Armee bleibt zurück.</translation>
    </message>
    <message>
        <source>illegal.attack.dice</source>
        <comment>ad2210</comment>
        <extracomment>Attack with {lo} to {hi} dice: one for each unit, and one unit stays behind.</extracomment>
        <translation>Greife mit {lo} bis {hi} Würfeln an: einer je Einheit, und eine Einheit bleibt zurück.</translation>
    </message>
    <message>
        <source>illegal.attack.far</source>
        <extracomment>{target} doesn't border on {origin}, and no sea line joins them.</extracomment>
        <translation>{target} grenzt nicht an {origin}, und keine Seelinie verbindet die beiden.</translation>
    </message>
    <message>
        <source>illegal.attack.keep</source>
        <extracomment>Choose from {lo} to {hi} armies at which the attack stops.</extracomment>
        <translation>Wähle, bei wie vielen Armeen der Angriff endet: {lo} bis {hi}.</translation>
    </message>
    <message>
        <source>illegal.attack.keep</source>
        <comment>ad2210</comment>
        <extracomment>Choose from {lo} to {hi} units at which the attack stops.</extracomment>
        <translation>Wähle, bei wie vielen Einheiten der Angriff endet: {lo} bis {hi}.</translation>
    </message>
    <message>
        <source>illegal.attack.nobody_near</source>
        <extracomment>Nobody of yours who could attack stands next to {territory}.</extracomment>
        <translation>Neben {territory} steht niemand von dir, der angreifen könnte.</translation>
    </message>
    <message>
        <source>illegal.attack.not_yours</source>
        <extracomment>You can't attack from {territory}: it doesn't belong to you.</extracomment>
        <translation>Von {territory} aus kannst du nicht angreifen: Das Gebiet gehört dir nicht.</translation>
    </message>
    <message>
        <source>illegal.attack.nowhere</source>
        <extracomment>There is no such territory on this board.</extracomment>
        <translation>Dieses Gebiet gibt es auf diesem Spielplan nicht.</translation>
    </message>
    <message>
        <source>illegal.attack.one_army</source>
        <extracomment>An attack from {territory} needs at least two armies there, because one has to stay.</extracomment>
        <translation>Für einen Angriff aus {territory} brauchst du dort mindestens zwei Armeen, denn eine muss zurückbleiben.</translation>
    </message>
    <message>
        <source>illegal.attack.one_army</source>
        <comment>ad2210</comment>
        <extracomment>An attack from {territory} needs at least two units there, because one has to stay.</extracomment>
        <translation>Für einen Angriff aus {territory} brauchst du dort mindestens zwei Einheiten, denn eine muss zurückbleiben.</translation>
    </message>
    <message>
        <source>illegal.attack.own</source>
        <extracomment>{territory} is yours already. Choose a territory of somebody else.</extracomment>
        <translation>{territory} gehört dir schon. Wähle ein fremdes Gebiet.</translation>
    </message>
    <message>
        <source>illegal.attack.partner</source>
        <extracomment>You can't attack {territory}: it belongs to your own team.</extracomment>
        <translation>Du kannst {territory} nicht angreifen: Es gehört deinem eigenen Team.</translation>
    </message>
    <message>
        <source>illegal.attack.same_colour</source>
        <extracomment>{origin} and {target} belong to the same ally, who doesn't fight himself.</extracomment>
        <translation>{origin} und {target} gehören demselben Verbündeten, der nicht gegen sich selbst kämpft.</translation>
    </message>
    <message>
        <source>illegal.bribe.ally</source>
        <extracomment>That colour is your ally already. Keep your card.</extracomment>
        <translation>Diese Farbe ist schon dein Verbündeter. Behalte deine Karte.</translation>
    </message>
    <message>
        <source>illegal.bribe.card</source>
        <extracomment>You don't hold that card.</extracomment>
        <translation>Diese Karte hast du nicht.</translation>
    </message>
    <message>
        <source>illegal.bribe.full</source>
        <extracomment>That colour holds {most} cards already and takes no more.</extracomment>
        <translation>Diese Farbe hat schon {most} Karten und nimmt keine mehr an.</translation>
    </message>
    <message>
        <source>illegal.bribe.nobody</source>
        <extracomment>Only a neutral colour that still holds land takes a bribe.</extracomment>
        <translation>Nur eine neutrale Farbe, die noch Gebiete hat, lässt sich bestechen.</translation>
    </message>
    <message>
        <source>illegal.card.aim</source>
        <extracomment>This card can't be played at those targets.</extracomment>
        <translation>Auf diese Ziele kannst du die Karte nicht spielen.</translation>
    </message>
    <message>
        <source>illegal.card.armageddon</source>
        <extracomment>In an Armageddon only nuclear cards are played.</extracomment>
        <translation>Im Armageddon werden nur Atomkarten gespielt.</translation>
    </message>
    <message>
        <source>illegal.card.commander.diplomat</source>
        <extracomment>Your diplomat must be in play for this card.</extracomment>
        <translation>Für diese Karte muss dein Diplomat im Spiel sein.</translation>
    </message>
    <message>
        <source>illegal.card.commander.land</source>
        <extracomment>Your land commander must be in play for this card.</extracomment>
        <translation>Für diese Karte muss dein Landkommandant im Spiel sein.</translation>
    </message>
    <message>
        <source>illegal.card.commander.naval</source>
        <extracomment>Your naval commander must be in play for this card.</extracomment>
        <translation>Für diese Karte muss dein Marinekommandant im Spiel sein.</translation>
    </message>
    <message>
        <source>illegal.card.commander.nuclear</source>
        <extracomment>Your nuclear commander must be in play for this card.</extracomment>
        <translation>Für diese Karte muss dein Atomkommandant im Spiel sein.</translation>
    </message>
    <message>
        <source>illegal.card.commander.space</source>
        <extracomment>Your space commander must be in play for this card.</extracomment>
        <translation>Für diese Karte muss dein Raumkommandant im Spiel sein.</translation>
    </message>
    <message>
        <source>illegal.card.energy</source>
        <extracomment>Playing this card costs {cost} energy, and you have less.</extracomment>
        <translation>Diese Karte zu spielen kostet {cost} Energie, und du hast weniger.</translation>
    </message>
    <message>
        <source>illegal.card.jammed</source>
        <extracomment>A Frequency Jam keeps you from playing cards in this turn.</extracomment>
        <translation>Ein Störsender hindert dich in diesem Zug daran, Karten zu spielen.</translation>
    </message>
    <message>
        <source>illegal.card.moment.before_first_invasion</source>
        <extracomment>You may play this card only before your first invasion, when you have bought cards.</extracomment>
        <translation>Diese Karte darfst du nur vor deiner ersten Invasion spielen, nach dem Kartenkauf.</translation>
    </message>
    <message>
        <source>illegal.card.moment.end_of_game</source>
        <extracomment>This card counts by itself at the end of the game.</extracomment>
        <translation>Diese Karte zählt am Ende des Spiels von selbst.</translation>
    </message>
    <message>
        <source>illegal.card.moment.end_of_turn</source>
        <extracomment>You may play this card only at the end of your turn.</extracomment>
        <translation>Diese Karte darfst du nur am Ende deines Zuges spielen.</translation>
    </message>
    <message>
        <source>illegal.card.moment.invaded_any</source>
        <extracomment>This card answers an invasion of a fitting territory by somebody else.</extracomment>
        <translation>Diese Karte antwortet auf die Invasion eines anderen in ein passendes Gebiet.</translation>
    </message>
    <message>
        <source>illegal.card.moment.invaded_you</source>
        <extracomment>This card answers an invasion of a fitting territory of yours.</extracomment>
        <translation>Diese Karte antwortet auf eine Invasion in ein passendes Gebiet von dir.</translation>
    </message>
    <message>
        <source>illegal.card.not_held</source>
        <extracomment>You don't hold that card.</extracomment>
        <translation>Diese Karte hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>illegal.card.target.armageddon</source>
        <extracomment>Nobody could play another nuclear card.</extracomment>
        <translation>Niemand könnte eine weitere Atomkarte spielen.</translation>
    </message>
    <message>
        <source>illegal.card.target.assassin_bomb</source>
        <extracomment>No opponent has a commander in play.</extracomment>
        <translation>Kein Gegner hat einen Kommandanten im Spiel.</translation>
    </message>
    <message>
        <source>illegal.card.target.assemble_mods</source>
        <extracomment>You hold no territory of the kind that this card needs.</extracomment>
        <translation>Du hältst kein Gebiet der Art, die diese Karte braucht.</translation>
    </message>
    <message>
        <source>illegal.card.target.cease_fire</source>
        <extracomment>There is no invasion to call off.</extracomment>
        <translation>Es gibt keine Invasion, die du absagen könntest.</translation>
    </message>
    <message>
        <source>illegal.card.target.death_trap</source>
        <extracomment>There is no invasion to answer.</extracomment>
        <translation>Es gibt keine Invasion, auf die du antworten könntest.</translation>
    </message>
    <message>
        <source>illegal.card.target.decoys_revealed</source>
        <extracomment>None of your commanders could go anywhere else.</extracomment>
        <translation>Keiner deiner Kommandanten könnte anderswohin.</translation>
    </message>
    <message>
        <source>illegal.card.target.energy_crisis</source>
        <extracomment>No opponent has any energy.</extracomment>
        <translation>Kein Gegner hat Energie.</translation>
    </message>
    <message>
        <source>illegal.card.target.evacuation</source>
        <extracomment>There are no units to save, or you have no other territory for them.</extracomment>
        <translation>Es gibt keine Einheiten zu retten, oder du hast kein anderes Gebiet für sie.</translation>
    </message>
    <message>
        <source>illegal.card.target.frequency_jam</source>
        <extracomment>All opponents are jammed already.</extracomment>
        <translation>Alle Gegner sind schon gestört.</translation>
    </message>
    <message>
        <source>illegal.card.target.mod_reduction</source>
        <extracomment>Nobody has MODs to remove.</extracomment>
        <translation>Niemand hat MODs zum Entfernen.</translation>
    </message>
    <message>
        <source>illegal.card.target.redeployment</source>
        <extracomment>None of your units can move.</extracomment>
        <translation>Keine deiner Einheiten kann verlegt werden.</translation>
    </message>
    <message>
        <source>illegal.card.target.reinforcements</source>
        <extracomment>You hold no territory of the kind that this card needs.</extracomment>
        <translation>Du hältst kein Gebiet der Art, die diese Karte braucht.</translation>
    </message>
    <message>
        <source>illegal.card.target.rocket_strike</source>
        <extracomment>No foreign units stand on territories of the kind that this card strikes.</extracomment>
        <translation>In Gebieten der Art, die diese Karte trifft, stehen keine fremden Einheiten.</translation>
    </message>
    <message>
        <source>illegal.card.target.stealth_mods</source>
        <extracomment>Empty and neutral territories can't be helped.</extracomment>
        <translation>Leeren und neutralen Gebieten kann niemand helfen.</translation>
    </message>
    <message>
        <source>illegal.card.target.stealth_station</source>
        <extracomment>A station stands there already, four of yours are on the board, or nobody is there to defend.</extracomment>
        <translation>Dort steht schon eine Station, vier von dir sind auf dem Spielplan, oder niemand verteidigt.</translation>
    </message>
    <message>
        <source>illegal.card.target.territorial_station</source>
        <extracomment>You have no land territory without a station, or four stations already.</extracomment>
        <translation>Du hast kein Landgebiet ohne Station oder schon vier Stationen.</translation>
    </message>
    <message>
        <source>illegal.choice</source>
        <extracomment>That isn't possible here.</extracomment>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <source>illegal.decoys.not_in_play</source>
        <extracomment>Only your commanders on the board can move.</extracomment>
        <translation>Nur deine Kommandanten auf dem Spielplan können versetzt werden.</translation>
    </message>
    <message>
        <source>illegal.decoys.not_yours</source>
        <extracomment>Commanders can only go to territories of yours.</extracomment>
        <translation>Kommandanten können nur in eigene Gebiete gehen.</translation>
    </message>
    <message>
        <source>illegal.decoys.order</source>
        <extracomment>Name each commander once, in the order of the decks.</extracomment>
        <translation>Nenne jeden Kommandanten einmal, in der Reihenfolge der Stapel.</translation>
    </message>
    <message>
        <source>illegal.decoys.there_already</source>
        <extracomment>That commander stands in {territory} already.</extracomment>
        <translation>Dieser Kommandant steht schon in {territory}.</translation>
    </message>
    <message>
        <source>illegal.fortify.armies</source>
        <extracomment>Move {lo} to {hi} armies: at least one has to stay.</extracomment>
        <translation>Verlege {lo} bis {hi} Armeen: Mindestens eine muss zurückbleiben.</translation>
    </message>
    <message>
        <source>illegal.fortify.armies</source>
        <comment>ad2210</comment>
        <extracomment>Move {lo} to {hi} units: at least one has to stay.</extracomment>
        <translation>Verlege {lo} bis {hi} Einheiten: Mindestens eine muss zurückbleiben.</translation>
    </message>
    <message>
        <source>illegal.fortify.far</source>
        <extracomment>Your armies have no way from {origin} to {target}.</extracomment>
        <translation>Deine Armeen kommen nicht von {origin} nach {target}.</translation>
    </message>
    <message>
        <source>illegal.fortify.far</source>
        <comment>ad2210</comment>
        <extracomment>Your units have no way from {origin} to {target}.</extracomment>
        <translation>Deine Einheiten kommen nicht von {origin} nach {target}.</translation>
    </message>
    <message>
        <source>illegal.fortify.not_ally</source>
        <extracomment>This ally can only move between his own territories, and {territory} isn't his.</extracomment>
        <translation>Dieser Verbündete kann nur zwischen eigenen Gebieten verlegen, und {territory} gehört ihm nicht.</translation>
    </message>
    <message>
        <source>illegal.fortify.not_friends</source>
        <extracomment>You can only move to land of your own team, and {territory} isn't.</extracomment>
        <translation>Du kannst nur in Land deines eigenen Teams verlegen, und {territory} gehört nicht dazu.</translation>
    </message>
    <message>
        <source>illegal.fortify.not_yours</source>
        <extracomment>You can only move between your own territories, and {territory} isn't yours.</extracomment>
        <translation>Du kannst nur zwischen eigenen Gebieten verlegen, und {territory} gehört dir nicht.</translation>
    </message>
    <message>
        <source>illegal.fortify.nowhere</source>
        <extracomment>There is no such territory on this board to move to or from.</extracomment>
        <translation>Ein solches Gebiet zum Verlegen gibt es auf diesem Spielplan nicht.</translation>
    </message>
    <message>
        <source>illegal.gods.absent</source>
        <extracomment>You can only name gods who stand in {territory}.</extracomment>
        <translation>Du kannst nur Götter nennen, die in {territory} stehen.</translation>
    </message>
    <message>
        <source>illegal.gods.flames</source>
        <extracomment>Flames bar the way from {origin} to {target}.</extracomment>
        <translation>Flammen versperren den Weg von {origin} nach {target}.</translation>
    </message>
    <message>
        <source>illegal.gods.followers</source>
        <extracomment>Gods who used their power must come along; only gods who took part may.</extracomment>
        <translation>Götter, die ihre Macht gebraucht haben, müssen mit; nur wer teilnahm, darf mit.</translation>
    </message>
    <message>
        <source>illegal.gods.gate</source>
        <extracomment>From the Afterlife the way leads only through gates that you don't hold.</extracomment>
        <translation>Aus dem Jenseits führt der Weg nur durch Tore, die dir nicht gehören.</translation>
    </message>
    <message>
        <source>illegal.gods.mountains</source>
        <extracomment>Mountains bar the way from {origin} to {target}.</extracomment>
        <translation>Berge versperren den Weg von {origin} nach {target}.</translation>
    </message>
    <message>
        <source>illegal.gods.must_attack</source>
        <extracomment>You have declared an invasion: attack at least once.</extracomment>
        <translation>Du hast eine Invasion angekündigt: Greif mindestens einmal an.</translation>
    </message>
    <message>
        <source>illegal.gods.no_dead</source>
        <extracomment>Nobody waits in your Afterlife.</extracomment>
        <translation>In deinem Jenseits wartet niemand.</translation>
    </message>
    <message>
        <source>illegal.gods.other_front</source>
        <extracomment>Another invasion is under way. Go on with it, or break it off.</extracomment>
        <translation>Eine andere Invasion läuft. Führe sie weiter oder brich sie ab.</translation>
    </message>
    <message>
        <source>illegal.gods.plague</source>
        <extracomment>The plague rages in {territory}: gods can't stop there.</extracomment>
        <translation>In {territory} wütet die Pest: Götter können dort nicht bleiben.</translation>
    </message>
    <message>
        <source>illegal.gods.sunken</source>
        <extracomment>{territory} lies below the sea.</extracomment>
        <translation>{territory} liegt unter dem Meer.</translation>
    </message>
    <message>
        <source>illegal.gods.wrong_realm</source>
        <extracomment>Earth and Underworld are not joined; each has its own step.</extracomment>
        <translation>Erde und Unterwelt sind nicht verbunden; jede hat ihren eigenen Schritt.</translation>
    </message>
    <message>
        <source>illegal.invade.defended</source>
        <extracomment>Units stand in {territory}: you have to roll for it.</extracomment>
        <translation>In {territory} stehen Einheiten: Du musst darum würfeln.</translation>
    </message>
    <message>
        <source>illegal.invade.devastated</source>
        <extracomment>{territory} is devastated: nobody can enter it.</extracomment>
        <translation>{territory} ist verwüstet: Niemand kann dort einrücken.</translation>
    </message>
    <message>
        <source>illegal.invade.empty</source>
        <extracomment>No units stand in {territory}: march in without dice.</extracomment>
        <translation>In {territory} stehen keine Einheiten: Rücke ohne Würfel ein.</translation>
    </message>
    <message>
        <source>illegal.invade.leaders</source>
        <extracomment>From {origin} to {target} only commanders who stand there and may fight can lead, one for each die.</extracomment>
        <translation>Von {origin} nach {target} führen nur Kommandanten, die dort stehen und kämpfen dürfen, einer je Würfel.</translation>
    </message>
    <message>
        <source>illegal.invade.movers</source>
        <extracomment>Those commanders can't be among so many units; who rolled last has to go along.</extracomment>
        <translation>Diese Kommandanten können nicht unter so vielen Einheiten sein; wer zuletzt würfelte, muss mit.</translation>
    </message>
    <message>
        <source>illegal.invade.naval</source>
        <extracomment>Between {origin} and {target} you need a Naval Commander in play.</extracomment>
        <translation>Zwischen {origin} und {target} brauchst du einen Marinekommandanten im Spiel.</translation>
    </message>
    <message>
        <source>illegal.invade.space</source>
        <extracomment>Between {origin} and {target} you need a Space Commander in play.</extracomment>
        <translation>Zwischen {origin} und {target} brauchst du einen Raumkommandanten im Spiel.</translation>
    </message>
    <message>
        <source>illegal.invade.truce</source>
        <extracomment>A cease fire bars the way from {origin} to {target} until your turn ends.</extracomment>
        <translation>Eine Waffenruhe versperrt bis zum Ende deines Zuges den Weg von {origin} nach {target}.</translation>
    </message>
    <message>
        <source>illegal.miracle.aim</source>
        <extracomment>This card can't be aimed there.</extracomment>
        <translation>Darauf lässt sich diese Karte nicht richten.</translation>
    </message>
    <message>
        <source>illegal.miracle.faith</source>
        <extracomment>This card costs {cost} faith, and you have {held}.</extracomment>
        <translation>Diese Karte kostet {cost} Glauben, und du hast {held}.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.death</source>
        <extracomment>You need your God of Death in play.</extracomment>
        <translation>Dein Todesgott muss im Spiel sein.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.magic</source>
        <extracomment>You need your Goddess of Magic in play.</extracomment>
        <translation>Deine Göttin der Magie muss im Spiel sein.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.sky</source>
        <extracomment>You need your God of the Sky in play.</extracomment>
        <translation>Dein Himmelsgott muss im Spiel sein.</translation>
    </message>
    <message>
        <source>illegal.miracle.god.war</source>
        <extracomment>You need your God of War in play.</extracomment>
        <translation>Dein Kriegsgott muss im Spiel sein.</translation>
    </message>
    <message>
        <source>illegal.miracle.not_held</source>
        <extracomment>You don't hold this card.</extracomment>
        <translation>Du hast diese Karte nicht.</translation>
    </message>
    <message>
        <source>illegal.miracle.target</source>
        <extracomment>This card would change nothing now.</extracomment>
        <translation>Diese Karte würde jetzt nichts ändern.</translation>
    </message>
    <message>
        <source>illegal.miracle.timing.attacked</source>
        <extracomment>Only who is attacked may play this card.</extracomment>
        <translation>Nur wer angegriffen wird, darf diese Karte spielen.</translation>
    </message>
    <message>
        <source>illegal.miracle.timing.own_turn</source>
        <extracomment>This card is for the Cards step of your own turn.</extracomment>
        <translation>Diese Karte gehört in den Schritt Karten deines eigenen Zuges.</translation>
    </message>
    <message>
        <source>illegal.miracle.timing.relic</source>
        <extracomment>A relic is never played: it works by itself.</extracomment>
        <translation>Eine Reliquie wird nie gespielt: Sie wirkt von selbst.</translation>
    </message>
    <message>
        <source>illegal.not_now</source>
        <extracomment>It isn't time for that: somebody else has to answer first.</extracomment>
        <translation>Das geht jetzt nicht: Zuerst muss jemand anders antworten.</translation>
    </message>
    <message>
        <source>illegal.over</source>
        <extracomment>The game is over.</extracomment>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>illegal.place.none</source>
        <extracomment>Place at least one army in {territory}, or leave it out.</extracomment>
        <translation>Stelle in {territory} mindestens eine Armee auf, oder lass das Gebiet aus.</translation>
    </message>
    <message>
        <source>illegal.place.none</source>
        <comment>ad2210</comment>
        <extracomment>Place at least one MOD in {territory}, or leave it out.</extracomment>
        <translation>Stelle in {territory} mindestens einen MOD auf, oder lass das Gebiet aus.</translation>
    </message>
    <message>
        <source>illegal.place.not_neutral</source>
        <extracomment>{territory} doesn't belong to the neutral colour whose armies you are placing.</extracomment>
        <translation>{territory} gehört nicht der neutralen Farbe, deren Armeen du setzt.</translation>
    </message>
    <message>
        <source>illegal.place.not_yours</source>
        <extracomment>You can't place armies in {territory}: it doesn't belong to you.</extracomment>
        <translation>Du kannst in {territory} keine Armeen aufstellen: Das Gebiet gehört dir nicht.</translation>
    </message>
    <message>
        <source>illegal.place.not_yours</source>
        <comment>ad2210</comment>
        <extracomment>You can't place MODs in {territory}: it doesn't belong to you.</extracomment>
        <translation>Du kannst in {territory} keine MODs aufstellen: Das Gebiet gehört dir nicht.</translation>
    </message>
    <message>
        <source>illegal.place.total</source>
        <extracomment>All your new armies have to be placed now: {placed} of {total} so far.</extracomment>
        <translation>Alle neuen Armeen müssen jetzt aufgestellt werden: bisher {placed} von {total}.</translation>
    </message>
    <message>
        <source>illegal.place.total</source>
        <comment>ad2210</comment>
        <extracomment>All your new MODs have to be placed now: {placed} of {total} so far.</extracomment>
        <translation>Alle neuen MODs müssen jetzt aufgestellt werden: bisher {placed} von {total}.</translation>
    </message>
    <message>
        <source>illegal.place.twice</source>
        <extracomment>A territory is named twice. Put all its new armies down in one go.</extracomment>
        <translation>Ein Gebiet ist zweimal genannt. Setze alle neuen Armeen dort auf einmal.</translation>
    </message>
    <message>
        <source>illegal.place.twice</source>
        <comment>ad2210</comment>
        <extracomment>A territory is named twice. Put all its new MODs down in one go.</extracomment>
        <translation>Ein Gebiet ist zweimal genannt. Setze alle neuen MODs dort auf einmal.</translation>
    </message>
    <message>
        <source>illegal.regroup.empty</source>
        <extracomment>{territory} would be left without an army.</extracomment>
        <translation>{territory} bliebe ohne Armee zurück.</translation>
    </message>
    <message>
        <source>illegal.regroup.far</source>
        <extracomment>Each army goes one step at most, and {target} doesn't border on {origin}.</extracomment>
        <translation>Jede Armee geht höchstens einen Schritt, und {target} grenzt nicht an {origin}.</translation>
    </message>
    <message>
        <source>illegal.regroup.none</source>
        <extracomment>Move at least one army from {origin} to {target}, or leave that move out.</extracomment>
        <translation>Bewege mindestens eine Armee von {origin} nach {target}, oder lass diese Bewegung weg.</translation>
    </message>
    <message>
        <source>illegal.regroup.twice</source>
        <extracomment>Two moves go the same way. Put them together into one.</extracomment>
        <translation>Zwei Bewegungen gehen denselben Weg. Fasse sie zu einer zusammen.</translation>
    </message>
    <message>
        <source>illegal.regroup.used</source>
        <extracomment>Only {hi} of the armies in {territory} can move: the others fought this turn.</extracomment>
        <translation>Nur {hi} der Armeen in {territory} können ziehen: Die anderen haben in diesem Zug gekämpft.</translation>
    </message>
    <message>
        <source>illegal.remove.mods</source>
        <extracomment>From {territory} you can remove {hi} MODs at most.</extracomment>
        <translation>Aus {territory} kannst du höchstens {hi} MODs entfernen.</translation>
    </message>
    <message>
        <source>illegal.remove.order</source>
        <extracomment>Name each territory once, in the order of their numbers.</extracomment>
        <translation>Nenne jedes Gebiet einmal, in der Reihenfolge der Nummern.</translation>
    </message>
    <message>
        <source>illegal.remove.total</source>
        <extracomment>Remove {total} MODs in all; these are {removed}.</extracomment>
        <translation>Entferne insgesamt {total} MODs; das sind {removed}.</translation>
    </message>
    <message>
        <source>kit.die</source>
        <extracomment>Die showing {value}</extracomment>
        <translation>Würfel zeigt {value}</translation>
    </message>
    <message>
        <source>kit.die.again</source>
        <extracomment>was {before} before it was rolled again</extracomment>
        <translation>war {before}, bevor er neu geworfen wurde</translation>
    </message>
    <message>
        <source>kit.key.alt</source>
        <extracomment>Alt</extracomment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>kit.key.backspace</source>
        <extracomment>Backspace</extracomment>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>kit.key.ctrl</source>
        <extracomment>Ctrl</extracomment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>kit.key.del</source>
        <extracomment>Del</extracomment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>kit.key.delete</source>
        <extracomment>Del</extracomment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>kit.key.down</source>
        <extracomment>↓</extracomment>
        <translation>↓</translation>
    </message>
    <message>
        <source>kit.key.end</source>
        <extracomment>End</extracomment>
        <translation>Ende</translation>
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
        <translation>Pos1</translation>
    </message>
    <message>
        <source>kit.key.left</source>
        <extracomment>←</extracomment>
        <translation>←</translation>
    </message>
    <message>
        <source>kit.key.pgdown</source>
        <extracomment>Page down</extracomment>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>kit.key.pgup</source>
        <extracomment>Page up</extracomment>
        <translation>Bild auf</translation>
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
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>kit.key.space</source>
        <extracomment>Space</extracomment>
        <translation>Leertaste</translation>
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
        <translation>Weniger</translation>
    </message>
    <message>
        <source>kit.more</source>
        <extracomment>More</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>kit.seat.blue</source>
        <extracomment>Blue, anchor</extracomment>
        <translation>Blau, Anker</translation>
    </message>
    <message>
        <source>kit.seat.charcoal</source>
        <extracomment>Charcoal, tower</extracomment>
        <translation>Anthrazit, Turm</translation>
    </message>
    <message>
        <source>kit.seat.gold</source>
        <extracomment>Gold, sun</extracomment>
        <translation>Gold, Sonne</translation>
    </message>
    <message>
        <source>kit.seat.jade</source>
        <extracomment>Jade, leaf</extracomment>
        <translation>Jade, Blatt</translation>
    </message>
    <message>
        <source>kit.seat.neutral-blue</source>
        <extracomment>Neutral blue, anchor</extracomment>
        <translation>Neutral Blau, Anker</translation>
    </message>
    <message>
        <source>kit.seat.neutral-charcoal</source>
        <extracomment>Neutral charcoal, tower</extracomment>
        <translation>Neutral Anthrazit, Turm</translation>
    </message>
    <message>
        <source>kit.seat.neutral-gold</source>
        <extracomment>Neutral gold, sun</extracomment>
        <translation>Neutral Gold, Sonne</translation>
    </message>
    <message>
        <source>kit.seat.neutral-jade</source>
        <extracomment>Neutral jade, leaf</extracomment>
        <translation>Neutral Jade, Blatt</translation>
    </message>
    <message>
        <source>kit.seat.neutral-orchid</source>
        <extracomment>Neutral orchid, crescent moon</extracomment>
        <translation>Neutral Orchidee, Mondsichel</translation>
    </message>
    <message>
        <source>kit.seat.neutral-red</source>
        <extracomment>Neutral red, sword</extracomment>
        <translation>Neutral Rot, Schwert</translation>
    </message>
    <message>
        <source>kit.seat.orchid</source>
        <extracomment>Orchid, crescent moon</extracomment>
        <translation>Orchidee, Mondsichel</translation>
    </message>
    <message>
        <source>kit.seat.red</source>
        <extracomment>Red, sword</extracomment>
        <translation>Rot, Schwert</translation>
    </message>
    <message>
        <source>kit.seat.stone</source>
        <extracomment>Neutral, plain stone</extracomment>
        <translation>Neutral, schlichter Stein</translation>
    </message>
    <message>
        <source>kit.seat.taken</source>
        <extracomment>{name} (in use)</extracomment>
        <translation>{name} (vergeben)</translation>
    </message>
    <message>
        <source>kit.unit.artillery</source>
        <extracomment>artillery</extracomment>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>kit.unit.cavalry</source>
        <extracomment>cavalry</extracomment>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>kit.unit.infantry</source>
        <extracomment>infantry</extracomment>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>kit.unit.wild</source>
        <extracomment>wild card</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>labor.death</source>
        <extracomment>Own a crypt</extracomment>
        <translation>Gruft im Besitz</translation>
    </message>
    <message>
        <source>labor.lack.deck</source>
        <extracomment>the deck is empty</extracomment>
        <translation>der Stapel ist leer</translation>
    </message>
    <message>
        <source>labor.lack.god</source>
        <extracomment>the god isn't in play</extracomment>
        <translation>der Gott ist nicht im Spiel</translation>
    </message>
    <message>
        <source>labor.magic</source>
        <extracomment>Three equal dice</extracomment>
        <translation>Drei gleiche Würfel</translation>
    </message>
    <message>
        <source>labor.sky</source>
        <extracomment>Beat a god</extracomment>
        <translation>Gott besiegt</translation>
    </message>
    <message>
        <source>labor.title</source>
        <extracomment>Labours</extracomment>
        <translation>Heldentaten</translation>
    </message>
    <message>
        <source>labor.war</source>
        <extracomment>Conquests</extracomment>
        <translation>Eroberungen</translation>
    </message>
    <message>
        <source>leave.all</source>
        <extracomment>All leave the Afterlife</extracomment>
        <translation>Alle verlassen das Jenseits</translation>
    </message>
    <message numerus="yes">
        <source>leave.go</source>
        <extracomment>{n} marches | {n} march</extracomment>
        <translation>
            <numerusform>{n} zieht los</numerusform>
            <numerusform>{n} ziehen los</numerusform>
        </translation>
    </message>
    <message>
        <source>leave.help</source>
        <extracomment>Click an empty gate or a field of yours. A right click takes one back.</extracomment>
        <translation>Klicke auf ein leeres Tor oder ein Feld von dir. Ein Rechtsklick nimmt eine zurück.</translation>
    </message>
    <message>
        <source>leave.not_there</source>
        <extracomment>From the Afterlife armies go to empty gates and to your own fields: {territory} is neither.</extracomment>
        <translation>Aus dem Jenseits ziehen Armeen zu leeren Toren und auf eigene Felder: {territory} ist keines davon.</translation>
    </message>
    <message>
        <source>leave.stay</source>
        <extracomment>All stay</extracomment>
        <translation>Alle bleiben</translation>
    </message>
    <message numerus="yes">
        <source>leave.title</source>
        <extracomment>{n} army may leave the Afterlife | {n} armies may leave the Afterlife</extracomment>
        <translation>
            <numerusform>{n} Armee darf das Jenseits verlassen</numerusform>
            <numerusform>{n} Armeen dürfen das Jenseits verlassen</numerusform>
        </translation>
    </message>
    <message>
        <source>lesson.ad2210.attack.body</source>
        <extracomment>Click {home}, then {enemy}, then roll three dice. Your Land Commander stands there, so one of your dice has eight sides. Highest meets highest, second meets second; ties go to the defender.</extracomment>
        <translation>Klick auf {home}, dann auf {enemy}, dann wirf drei Würfel. Dein Landkommandant steht dort, darum hat einer acht Seiten. Höchster gegen höchsten, zweiter gegen zweiten; bei Gleichstand gewinnt die Verteidigung.</translation>
    </message>
    <message>
        <source>lesson.ad2210.attack.hint</source>
        <extracomment>From {home} to {enemy}, with all three dice and your commander.</extracomment>
        <translation>Von {home} nach {enemy}, mit allen drei Würfeln und deinem Kommandanten.</translation>
    </message>
    <message>
        <source>lesson.ad2210.attack.title</source>
        <extracomment>Attack {enemy}</extracomment>
        <translation>Greif {enemy} an</translation>
    </message>
    <message>
        <source>lesson.ad2210.bid.body</source>
        <extracomment>Every year begins with a sealed bid. The highest bidder chooses first when to have his turn. All bids are paid, also losing ones. Bid 2, 3 or 4 and seal it.</extracomment>
        <translation>Jedes Jahr beginnt mit einem verdeckten Gebot. Wer am meisten bietet, wählt zuerst, wann er am Zug ist. Alle Gebote werden bezahlt, auch unterlegene. Biete 2, 3 oder 4 und versiegle es.</translation>
    </message>
    <message>
        <source>lesson.ad2210.bid.hint</source>
        <extracomment>With 2, 3 or 4 you go first and can still pay for all that comes.</extracomment>
        <translation>Mit 2, 3 oder 4 fängst du an und kannst noch alles Weitere bezahlen.</translation>
    </message>
    <message>
        <source>lesson.ad2210.bid.title</source>
        <extracomment>Bid for the turn order</extracomment>
        <translation>Biete um die Reihenfolge</translation>
    </message>
    <message>
        <source>lesson.ad2210.buy.body</source>
        <extracomment>Up to four cards a turn, 1 energy each, from the decks of your commanders. You pay before you look. Take one or two land cards and buy them.</extracomment>
        <translation>Bis zu vier Karten im Zug, je 1 Energie, von den Stapeln deiner Kommandanten. Du zahlst, bevor du schaust. Nimm eine oder zwei Landkarten und kauf sie.</translation>
    </message>
    <message>
        <source>lesson.ad2210.buy.hint</source>
        <extracomment>Take one or two cards from the land deck, and no others.</extracomment>
        <translation>Nimm eine oder zwei Karten vom Landstapel, und keine anderen.</translation>
    </message>
    <message>
        <source>lesson.ad2210.buy.title</source>
        <extracomment>Buy a command card</extracomment>
        <translation>Kauf eine Kommandokarte</translation>
    </message>
    <message>
        <source>lesson.ad2210.dice.body</source>
        <extracomment>Every pair costs the loser one unit. Both defenders are gone, so {enemy} is yours. The 7 came from the eight-sided die: no six-sided one could have matched it.</extracomment>
        <translation>Jedes Paar kostet den Verlierer eine Einheit. Beide Verteidiger sind weg, also gehört {enemy} dir. Die 7 kam vom achtseitigen Würfel: Kein sechsseitiger erreicht sie.</translation>
    </message>
    <message>
        <source>lesson.ad2210.dice.title</source>
        <extracomment>7 beats 4, 5 beats 3</extracomment>
        <translation>7 schlägt 4, 5 schlägt 3</translation>
    </message>
    <message>
        <source>lesson.ad2210.energy.body</source>
        <extracomment>Here stand your territories, units, cards and your energy: you have 7. Energy pays for bids, commanders, stations and cards. Everybody sees how much you have.</extracomment>
        <translation>Hier stehen deine Gebiete, Einheiten, Karten und deine Energie: Du hast 7. Mit Energie bezahlst du Gebote, Kommandanten, Stationen und Karten. Alle sehen, wie viel du hast.</translation>
    </message>
    <message>
        <source>lesson.ad2210.energy.title</source>
        <extracomment>Energy is your money</extracomment>
        <translation>Energie ist dein Geld</translation>
    </message>
    <message>
        <source>lesson.ad2210.fortify.body</source>
        <extracomment>Once a turn units may move through your own territories, even by rocket. Bring some where they are needed, or skip it. Then your turn is over.</extracomment>
        <translation>Einmal im Zug dürfen Einheiten durch deine eigenen Gebiete ziehen, sogar mit der Rakete. Bring welche dorthin, wo sie gebraucht werden, oder verzichte. Dann ist dein Zug vorbei.</translation>
    </message>
    <message>
        <source>lesson.ad2210.fortify.title</source>
        <extracomment>Fortify</extracomment>
        <translation>Verlegen</translation>
    </message>
    <message>
        <source>lesson.ad2210.hand.body</source>
        <extracomment>Here lie your cards; only you see their faces. Each says when it may be played and what that costs. Some answer an opponent's invasion: keep those until then.</extracomment>
        <translation>Hier liegen deine Karten; nur du siehst ihre Vorderseite. Jede sagt, wann sie gespielt werden darf und was das kostet. Manche antworten auf eine Invasion: Heb die auf.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hand.title</source>
        <extracomment>Your hand</extracomment>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_moon.body</source>
        <extracomment>He opens the Moon. Rockets start from land with one of your space stations; yours stands in {place}. Put him there: he will fly with the others.</extracomment>
        <translation>Er öffnet dir den Mond. Raketen starten von Land mit einer deiner Raumstationen; deine steht in {place}. Setze ihn dorthin: Er fliegt gleich mit.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_moon.hint</source>
        <extracomment>The Space Commander belongs in {place}, beside your station.</extracomment>
        <translation>Der Raumkommandant gehört nach {place}, zu deiner Station.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_moon.title</source>
        <extracomment>Hire a Space Commander</extracomment>
        <translation>Wirb einen Raumkommandanten an</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_sea.body</source>
        <extracomment>Only with him may you invade the seas. A commander costs 3 energy, fights with an eight-sided die and opens his own deck of cards. Choose the Naval Commander in the list, then click {place} and pay.</extracomment>
        <translation>Nur mit ihm darfst du in Meere einfallen. Ein Kommandant kostet 3 Energie, kämpft mit einem achtseitigen Würfel und öffnet seinen eigenen Kartenstapel. Wähle in der Liste den Marinekommandanten, klick auf {place} und bezahle.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_sea.hint</source>
        <extracomment>First the Naval Commander, and he belongs in {place}, beside the sea.</extracomment>
        <translation>Erst der Marinekommandant, und der gehört nach {place}, ans Meer.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hire_sea.title</source>
        <extracomment>Hire a Naval Commander</extracomment>
        <translation>Wirb einen Marinekommandanten an</translation>
    </message>
    <message>
        <source>lesson.ad2210.hired.body</source>
        <extracomment>You could still hire, but cards cost energy too. “Nothing more” ends this step; the key E does the same everywhere.</extracomment>
        <translation>Du könntest noch anwerben, aber auch Karten kosten Energie. „Nichts mehr“ beendet diesen Schritt; die Taste E tut das überall.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hired.hint</source>
        <extracomment>Keep your energy for cards: end this step.</extracomment>
        <translation>Heb deine Energie für Karten auf: Beende diesen Schritt.</translation>
    </message>
    <message>
        <source>lesson.ad2210.hired.title</source>
        <extracomment>Save the rest</extracomment>
        <translation>Spar den Rest</translation>
    </message>
    <message>
        <source>lesson.ad2210.land.body</source>
        <extracomment>Choose how many fly to {site}. Take the Space Commander along: on the Moon he rolls an eight-sided die, and up there he is safer than anywhere.</extracomment>
        <translation>Wähle, wie viele nach {site} fliegen. Nimm den Raumkommandanten mit: Auf dem Mond wirft er einen achtseitigen Würfel, und nirgends ist er sicherer.</translation>
    </message>
    <message>
        <source>lesson.ad2210.land.title</source>
        <extracomment>You have landed</extracomment>
        <translation>Du bist gelandet</translation>
    </message>
    <message>
        <source>lesson.ad2210.lands.body</source>
        <extracomment>Usually you claim land in turn first; that is done. The blue land is yours, all of South America too. Hatched brown land is devastated: nobody gets in. Your Land Commander stands in {home}.</extracomment>
        <translation>Sonst nehmt ihr zuerst reihum Land; das ist erledigt. Das blaue Land gehört dir, auch ganz Südamerika. Braun schraffiertes Land ist verwüstet: Dort kommt niemand hin. Dein Landkommandant steht in {home}.</translation>
    </message>
    <message>
        <source>lesson.ad2210.lands.title</source>
        <extracomment>The board is set up</extracomment>
        <translation>Der Plan ist schon besetzt</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.1</source>
        <extracomment>Bid for the order of the turns and choose your place</extracomment>
        <translation>Um die Zugreihenfolge bieten und deinen Platz wählen</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.2</source>
        <extracomment>Collect MODs and energy, and spend them</extracomment>
        <translation>MODs und Energie bekommen und einsetzen</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.3</source>
        <extracomment>Hire commanders, buy command cards and play them</extracomment>
        <translation>Kommandanten anwerben, Kommandokarten kaufen und spielen</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.4</source>
        <extracomment>Attack with six- and eight-sided dice</extracomment>
        <translation>Mit sechs- und achtseitigen Würfeln angreifen</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.5</source>
        <extracomment>Take seas, and fly to the Moon</extracomment>
        <translation>Meere nehmen und zum Mond fliegen</translation>
    </message>
    <message>
        <source>lesson.ad2210.learnt.6</source>
        <extracomment>What wins: most points after five years</extracomment>
        <translation>Was zählt: die meisten Punkte nach fünf Jahren</translation>
    </message>
    <message>
        <source>lesson.ad2210.marker.body</source>
        <extracomment>So you choose your place first. Going early catches others unprepared, going late leaves you the last word. Take place 1 this time.</extracomment>
        <translation>Darum wählst du zuerst deinen Platz. Früh überraschst du die anderen, spät hast du das letzte Wort. Nimm diesmal Platz 1.</translation>
    </message>
    <message>
        <source>lesson.ad2210.marker.hint</source>
        <extracomment>In this lesson you go first: take place 1.</extracomment>
        <translation>In dieser Lektion fängst du an: Nimm Platz 1.</translation>
    </message>
    <message>
        <source>lesson.ad2210.marker.title</source>
        <extracomment>Yours was the highest bid</extracomment>
        <translation>Du hast am meisten geboten</translation>
    </message>
    <message>
        <source>lesson.ad2210.moon.body</source>
        <extracomment>Here you see the other board. A click or the key O takes you there and back. At first the Moon is empty, and its three colonies pay well.</extracomment>
        <translation>Hier siehst du den anderen Plan. Ein Klick oder die Taste O bringt dich hin und zurück. Anfangs ist der Mond leer, und seine drei Kolonien zahlen gut.</translation>
    </message>
    <message>
        <source>lesson.ad2210.moon.title</source>
        <extracomment>And there is the Moon</extracomment>
        <translation>Und da ist der Mond</translation>
    </message>
    <message>
        <source>lesson.ad2210.occupy.body</source>
        <extracomment>At least as many as you rolled dice must go to {enemy}, your commander with them as his die was rolled. One unit stays behind. Choose a number and move.</extracomment>
        <translation>Mindestens so viele, wie du Würfel geworfen hast, müssen nach {enemy}, auch dein Kommandant, weil sein Würfel dabei war. Eine Einheit bleibt zurück. Wähle die Zahl und rück ein.</translation>
    </message>
    <message>
        <source>lesson.ad2210.occupy.title</source>
        <extracomment>Move in</extracomment>
        <translation>Rück ein</translation>
    </message>
    <message>
        <source>lesson.ad2210.others.body</source>
        <extracomment>Octavia and Cassius do the same six steps. When somebody invades you in a real game, the dice defend for you, and you may answer with a card.</extracomment>
        <translation>Octavia und Cassius machen dieselben sechs Schritte. Fällt in einer richtigen Partie jemand bei dir ein, verteidigen die Würfel für dich, und du darfst mit einer Karte antworten.</translation>
    </message>
    <message>
        <source>lesson.ad2210.others.title</source>
        <extracomment>The others have their turns</extracomment>
        <translation>Die anderen sind am Zug</translation>
    </message>
    <message>
        <source>lesson.ad2210.play.body</source>
        <extracomment>For 1 energy it puts three MODs on one of your lands. Click the card, then {home} or any other land that glows, then play it.</extracomment>
        <translation>Für 1 Energie setzt sie drei MODs auf eines deiner Länder. Klick auf die Karte, dann auf {home} oder ein anderes Land, das leuchtet, und spiel sie.</translation>
    </message>
    <message>
        <source>lesson.ad2210.play.hint</source>
        <extracomment>Play this card first: it makes the attack easier.</extracomment>
        <translation>Spiel zuerst diese Karte: Sie macht den Angriff leichter.</translation>
    </message>
    <message>
        <source>lesson.ad2210.play.title</source>
        <extracomment>Play Assemble MODs</extracomment>
        <translation>Spiel „MODs bauen“</translation>
    </message>
    <message>
        <source>lesson.ad2210.reinforce.body</source>
        <extracomment>A third of your territories is 4, South America adds 2: you get 6 MODs and as much energy. MODs are your troops. Click {home} six times, or wherever you like, then confirm.</extracomment>
        <translation>Ein Drittel deiner Gebiete sind 4, Südamerika bringt 2: Du bekommst 6 MODs und ebenso viel Energie. MODs sind deine Truppen. Klick sechsmal auf {home}, oder wohin du willst, dann bestätige.</translation>
    </message>
    <message>
        <source>lesson.ad2210.reinforce.title</source>
        <extracomment>Place your new MODs</extracomment>
        <translation>Setze deine neuen MODs</translation>
    </message>
    <message>
        <source>lesson.ad2210.rocket.body</source>
        <extracomment>From a station a rocket reaches any of three landing sites. Click {home}, go to the Moon and click {site}, then march in.</extracomment>
        <translation>Von einer Station erreicht eine Rakete drei Landeplätze. Klick auf {home}, geh zum Mond und klick auf {site}, dann rück ein.</translation>
    </message>
    <message>
        <source>lesson.ad2210.rocket.hint</source>
        <extracomment>The rocket starts in {home} and lands at {site}.</extracomment>
        <translation>Die Rakete startet in {home} und landet in {site}.</translation>
    </message>
    <message>
        <source>lesson.ad2210.rocket.title</source>
        <extracomment>Fly to the Moon</extracomment>
        <translation>Flieg zum Mond</translation>
    </message>
    <message>
        <source>lesson.ad2210.sail.body</source>
        <extracomment>Leave at least one unit on land. Water counts like land: each territory is a point, and a whole colony brings a bonus. Move as many as you like to {sea}.</extracomment>
        <translation>Lass mindestens eine Einheit an Land. Wasser zählt wie Land: Jedes Gebiet ist ein Punkt, und eine ganze Kolonie bringt einen Bonus. Schick so viele nach {sea}, wie du willst.</translation>
    </message>
    <message>
        <source>lesson.ad2210.sail.title</source>
        <extracomment>Who goes to sea?</extracomment>
        <translation>Wer geht aufs Meer?</translation>
    </message>
    <message>
        <source>lesson.ad2210.sea.body</source>
        <extracomment>{sea} is empty: no dice are rolled, you just march in. Your Naval Commander makes it possible. Click {home}, then {sea}, then march in.</extracomment>
        <translation>{sea} ist leer: Es wird nicht gewürfelt, du rückst einfach ein. Dein Marinekommandant macht es möglich. Klick auf {home}, dann auf {sea}, dann rück ein.</translation>
    </message>
    <message>
        <source>lesson.ad2210.sea.hint</source>
        <extracomment>March from {home} into {sea}.</extracomment>
        <translation>Rück von {home} nach {sea} ein.</translation>
    </message>
    <message>
        <source>lesson.ad2210.sea.title</source>
        <extracomment>Take a sea</extracomment>
        <translation>Nimm ein Meer</translation>
    </message>
    <message>
        <source>lesson.ad2210.stop.body</source>
        <extracomment>You may invade as often as you like. Whoever takes three defended territories in a turn gets a card and 1 energy. Let us stop here: end the attack.</extracomment>
        <translation>Du darfst so oft einfallen, wie du willst. Wer in einem Zug drei verteidigte Gebiete nimmt, bekommt eine Karte und 1 Energie. Wir hören hier auf: Beende den Angriff.</translation>
    </message>
    <message>
        <source>lesson.ad2210.stop.hint</source>
        <extracomment>That is for your next game. End the attack now.</extracomment>
        <translation>Das ist etwas für deine nächste Partie. Beende jetzt den Angriff.</translation>
    </message>
    <message>
        <source>lesson.ad2210.stop.title</source>
        <extracomment>Enough for this year</extracomment>
        <translation>Genug für dieses Jahr</translation>
    </message>
    <message>
        <source>lesson.ad2210.turn.body</source>
        <extracomment>Reinforce, hire, buy cards, play cards, attack, fortify: always in this order. The ribbon shows where you are. Whatever you don't need, you can skip.</extracomment>
        <translation>Verstärken, anwerben, Karten kaufen, Karten spielen, angreifen, verlegen: immer in dieser Reihenfolge. Das Band zeigt, wo du bist. Was du nicht brauchst, lässt du aus.</translation>
    </message>
    <message>
        <source>lesson.ad2210.turn.title</source>
        <extracomment>Your turn has six steps</extracomment>
        <translation>Dein Zug hat sechs Schritte</translation>
    </message>
    <message>
        <source>lesson.ad2210.welcome.body</source>
        <extracomment>In ten minutes you play one year of this game: you bid, hire, fight on land, take a sea and land on the Moon. This card always says what to do. Nothing can go wrong.</extracomment>
        <translation>In zehn Minuten spielst du ein Jahr dieses Spiels: Du bietest, wirbst an, kämpfst an Land, nimmst ein Meer und landest auf dem Mond. Diese Karte sagt immer, was zu tun ist. Nichts kann schiefgehen.</translation>
    </message>
    <message>
        <source>lesson.ad2210.welcome.title</source>
        <extracomment>Welcome to 2210</extracomment>
        <translation>Willkommen im Jahr 2210</translation>
    </message>
    <message>
        <source>lesson.ad2210.year.body</source>
        <extracomment>Then all bid anew. After five years every territory is a point, whole regions add their bonus, and some cards bring points. Whoever has most wins the game.</extracomment>
        <translation>Dann bieten alle neu. Nach fünf Jahren ist jedes Gebiet ein Punkt, ganze Regionen bringen ihren Bonus, und manche Karten geben Punkte. Wer die meisten hat, gewinnt.</translation>
    </message>
    <message>
        <source>lesson.ad2210.year.title</source>
        <extracomment>A year is over</extracomment>
        <translation>Ein Jahr ist vorbei</translation>
    </message>
    <message>
        <source>lesson.and_game</source>
        <extracomment>--lesson starts a game of its own: leave out --edition, --players, --ai, --seed and the saved game.</extracomment>
        <translation>--lesson beginnt eine eigene Partie: Lass --edition, --players, --ai, --seed und den Spielstand weg.</translation>
    </message>
    <message>
        <source>lesson.bad.at_once</source>
        <extracomment>Step {name} can be read at once only if it neither waits for a decision nor is watched.</extracomment>
        <translation>Schritt {name} kann nur sofort gelesen werden, wenn er auf keine Entscheidung wartet und nicht angeschaut wird.</translation>
    </message>
    <message>
        <source>lesson.bad.card</source>
        <extracomment>Card {n} isn't in that deck: its last one is {last}.</extracomment>
        <translation>Karte {n} ist nicht in diesem Stapel: Die letzte ist {last}.</translation>
    </message>
    <message>
        <source>lesson.bad.colours</source>
        <extracomment>Two seats have the same colour: give each its own, 0 to 5.</extracomment>
        <translation>Zwei Plätze haben dieselbe Farbe: Gib jedem eine eigene, 0 bis 5.</translation>
    </message>
    <message>
        <source>lesson.bad.lands</source>
        <extracomment>There are {lands} lists of land for {seats} seats: write one for each.</extracomment>
        <translation>Es gibt {lands} Listen mit Land für {seats} Plätze: Schreib für jeden eine.</translation>
    </message>
    <message>
        <source>lesson.bad.last</source>
        <extracomment>The last step, {name}, must be one that is only read.</extracomment>
        <translation>Der letzte Schritt, {name}, muss einer sein, der nur gelesen wird.</translation>
    </message>
    <message>
        <source>lesson.bad.nobody</source>
        <extracomment>Armies stand in {name}, but no seat has it: add it to the lands of one.</extracomment>
        <translation>In {name} stehen Armeen, aber niemand hat es: Füge es dem Land eines Platzes hinzu.</translation>
    </message>
    <message>
        <source>lesson.bad.nothing_asked</source>
        <extracomment>Step {name} allows choices or tells dice, but waits for no decision: add one.</extracomment>
        <translation>Schritt {name} erlaubt etwas oder nennt Würfe, wartet aber auf keine Entscheidung: Füge eine hinzu.</translation>
    </message>
    <message>
        <source>lesson.bad.option</source>
        <extracomment>The house rule {name} doesn't exist or can't have that value.</extracomment>
        <translation>Die Hausregel {name} gibt es nicht, oder sie kann diesen Wert nicht haben.</translation>
    </message>
    <message numerus="yes">
        <source>lesson.bad.people</source>
        <extracomment>Just one seat must have no name, for the person; here {n} has none. | Just one seat must have no name, for the person; here {n} have none.</extracomment>
        <translation>
            <numerusform>Genau ein Platz darf keinen Namen haben, für die Person; hier ist es {n}.</numerusform>
            <numerusform>Genau ein Platz darf keinen Namen haben, für die Person; hier sind es {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>lesson.bad.players</source>
        <extracomment>{players} seats, but this edition is for {allowed} players.</extracomment>
        <translation>{players} Plätze, aber diese Ausgabe ist für {allowed} Personen.</translation>
    </message>
    <message>
        <source>lesson.bad.seat</source>
        <extracomment>There is no seat {n}: the last one is {last}.</extracomment>
        <translation>Es gibt keinen Platz {n}: Der letzte ist {last}.</translation>
    </message>
    <message>
        <source>lesson.bad.shape</source>
        <extracomment>{place} has the wrong form ({fault}). docs/lessons.md lists the fields.</extracomment>
        <translation>{place} hat die falsche Form ({fault}). docs/lessons.md nennt die Felder.</translation>
    </message>
    <message>
        <source>lesson.bad.step_twice</source>
        <extracomment>Two steps are called {name}: give one another id.</extracomment>
        <translation>Zwei Schritte heißen {name}: Gib einem eine andere id.</translation>
    </message>
    <message>
        <source>lesson.bad.twice</source>
        <extracomment>{name} is given to two seats, or twice to one: leave out one of them.</extracomment>
        <translation>{name} ist zweimal vergeben: Lass eines davon weg.</translation>
    </message>
    <message>
        <source>lesson.bad.unknown</source>
        <extracomment>{field}: {name} isn't known. Use one of {choices}.</extracomment>
        <translation>{field}: {name} ist nicht bekannt. Nimm eines von {choices}.</translation>
    </message>
    <message>
        <source>lesson.bad.unknown_near</source>
        <extracomment>{field}: {name} isn't known. Did you mean {suggestion}?</extracomment>
        <translation>{field}: {name} ist nicht bekannt. Meinst du {suggestion}?</translation>
    </message>
    <message>
        <source>lesson.bad.watched</source>
        <extracomment>Step {name} can't both wait for a decision and be watched.</extracomment>
        <translation>Schritt {name} kann nicht auf eine Entscheidung warten und zugleich angeschaut werden.</translation>
    </message>
    <message>
        <source>lesson.broken</source>
        <extracomment>The lesson {name} can't be played: {fault}</extracomment>
        <translation>Die Lektion {name} kann nicht gespielt werden: {fault}</translation>
    </message>
    <message>
        <source>lesson.end.back</source>
        <extracomment>Back to the first screen</extracomment>
        <translation>Zurück zum Startbildschirm</translation>
    </message>
    <message>
        <source>lesson.end.start</source>
        <extracomment>Start a real game</extracomment>
        <translation>Eine richtige Partie beginnen</translation>
    </message>
    <message>
        <source>lesson.end.text</source>
        <extracomment>This is what you can do now:</extracomment>
        <translation>Das kannst du jetzt:</translation>
    </message>
    <message>
        <source>lesson.end.title</source>
        <extracomment>Your first round is behind you</extracomment>
        <translation>Deine erste Runde ist geschafft</translation>
    </message>
    <message>
        <source>lesson.godstorm.attack.body</source>
        <extracomment>{enemy} is all you lack of Europa, and Set guards it. Choose {home}, then {enemy}, take both gods along and attack with three dice.</extracomment>
        <translation>Von Europa fehlt dir nur {enemy}, und Seth bewacht es. Wähle {home}, dann {enemy}, nimm beide Götter mit und greife mit drei Würfeln an.</translation>
    </message>
    <message>
        <source>lesson.godstorm.attack.hint</source>
        <extracomment>From {home} against {enemy}, with three dice and both gods.</extracomment>
        <translation>Von {home} gegen {enemy}, mit drei Würfeln und beiden Göttern.</translation>
    </message>
    <message>
        <source>lesson.godstorm.attack.title</source>
        <extracomment>Invade {enemy}</extracomment>
        <translation>Fall in {enemy} ein</translation>
    </message>
    <message>
        <source>lesson.godstorm.below.body</source>
        <extracomment>Who dies on Earth goes to the Afterlife. From there they march through gates into the Underworld. Its crypts let armies return to your temples, its altars help in god wars, and both are worth points.</extracomment>
        <translation>Wer auf der Erde stirbt, kommt ins Jenseits. Von dort geht es durch Tore in die Unterwelt. Ihre Grüfte lassen Armeen zu deinen Tempeln zurückkehren, ihre Altäre helfen im Götterkampf, und beide sind Punkte wert.</translation>
    </message>
    <message>
        <source>lesson.godstorm.below.title</source>
        <extracomment>The dead are not lost</extracomment>
        <translation>Die Toten sind nicht verloren</translation>
    </message>
    <message>
        <source>lesson.godstorm.bid.body</source>
        <extracomment>Every epoch begins with a secret bid. The highest chooses first when to take its turn, and every bid is paid. Bid 1, 2 or 3 and seal it.</extracomment>
        <translation>Jede Epoche beginnt mit einem geheimen Gebot. Das höchste wählt zuerst seinen Zug, und jedes Gebot wird bezahlt. Biete 1, 2 oder 3 und versiegle es.</translation>
    </message>
    <message>
        <source>lesson.godstorm.bid.hint</source>
        <extracomment>Choose 1, 2 or 3: you will need the rest of your faith.</extracomment>
        <translation>Wähle 1, 2 oder 3: Den übrigen Glauben brauchst du noch.</translation>
    </message>
    <message>
        <source>lesson.godstorm.bid.title</source>
        <extracomment>Bid for the turn order</extracomment>
        <translation>Biete um die Reihenfolge</translation>
    </message>
    <message>
        <source>lesson.godstorm.buy.body</source>
        <extracomment>Each god in play opens a deck, and a card costs 2 faith. War cards are played in your own turn, Sky cards when you are attacked. Buy one War card.</extracomment>
        <translation>Jeder Gott im Spiel öffnet einen Stapel, und eine Karte kostet 2 Glauben. Kriegskarten spielst du in deinem Zug, Himmelskarten, wenn du angegriffen wirst. Kaufe eine Kriegskarte.</translation>
    </message>
    <message>
        <source>lesson.godstorm.buy.hint</source>
        <extracomment>Just one card from the War deck.</extracomment>
        <translation>Genau eine Karte vom Kriegsstapel.</translation>
    </message>
    <message>
        <source>lesson.godstorm.buy.title</source>
        <extracomment>Buy a miracle</extracomment>
        <translation>Kaufe ein Wunder</translation>
    </message>
    <message>
        <source>lesson.godstorm.champion.body</source>
        <extracomment>Where both sides have gods, these fight first. Each rolls three dice, you four thanks to Zeus, and adds its armies. The loser is banished, no army dies. Name your champion.</extracomment>
        <translation>Wo beide Seiten Götter haben, kämpfen diese zuerst. Jede würfelt mit drei Würfeln, du dank Zeus mit vier, und zählt ihre Armeen hinzu. Der Verlierer wird verbannt, keine Armee stirbt. Nenne deinen Streiter.</translation>
    </message>
    <message>
        <source>lesson.godstorm.champion.hint</source>
        <extracomment>Choose one of your two gods.</extracomment>
        <translation>Wähle einen deiner beiden Götter.</translation>
    </message>
    <message>
        <source>lesson.godstorm.champion.title</source>
        <extracomment>The god war</extracomment>
        <translation>Der Götterkampf</translation>
    </message>
    <message>
        <source>lesson.godstorm.crypt.body</source>
        <extracomment>Below there are no gods and no temples, only dice. Behind {gate} lies {crypt}, a crypt where nobody is: march in.</extracomment>
        <translation>Unten gibt es weder Götter noch Tempel, nur Würfel. Hinter {gate} liegt {crypt}, eine Gruft, in der niemand ist: Rücke ein.</translation>
    </message>
    <message>
        <source>lesson.godstorm.crypt.hint</source>
        <extracomment>From {gate} into {crypt}.</extracomment>
        <translation>Von {gate} nach {crypt}.</translation>
    </message>
    <message>
        <source>lesson.godstorm.crypt.title</source>
        <extracomment>Take a crypt</extracomment>
        <translation>Nimm eine Gruft</translation>
    </message>
    <message>
        <source>lesson.godstorm.epoch.body</source>
        <extracomment>After five epochs points are counted: one for each territory, crypt and altar, the bonus of every continent, and a point for a relic whose home is yours. Now you know the way.</extracomment>
        <translation>Nach fünf Epochen wird gezählt: ein Punkt für jedes Gebiet, jede Gruft und jeden Altar, der Bonus jedes Kontinents und ein Punkt für eine Reliquie, deren Heimat dir gehört. Jetzt kennst du den Weg.</translation>
    </message>
    <message>
        <source>lesson.godstorm.epoch.title</source>
        <extracomment>The next epoch begins</extracomment>
        <translation>Die nächste Epoche beginnt</translation>
    </message>
    <message>
        <source>lesson.godstorm.faith.body</source>
        <extracomment>Here everybody sees your lands, temples, gods, cards and your faith: you have 7. Faith pays for bids, gods, temples and miracles.</extracomment>
        <translation>Hier sehen alle deine Gebiete, Tempel, Götter, Karten und deinen Glauben: Du hast 7. Mit Glauben bezahlst du Gebote, Götter, Tempel und Wunder.</translation>
    </message>
    <message>
        <source>lesson.godstorm.faith.title</source>
        <extracomment>Faith is your money</extracomment>
        <translation>Glaube ist dein Geld</translation>
    </message>
    <message>
        <source>lesson.godstorm.fortify.body</source>
        <extracomment>Armies and gods may go from one of your territories to another through your own land, as far as you like. Do it, or leave them where they are.</extracomment>
        <translation>Armeen und Götter dürfen aus einem deiner Gebiete in ein anderes ziehen, durch eigenes Land, beliebig weit. Tu es, oder lass sie stehen.</translation>
    </message>
    <message>
        <source>lesson.godstorm.fortify.title</source>
        <extracomment>Fortify, once</extracomment>
        <translation>Verlegen, einmal</translation>
    </message>
    <message>
        <source>lesson.godstorm.lands.body</source>
        <extracomment>Land was dealt and armies were placed. Your temple stands in {temple}: it protects that land and brings an army and faith each turn. Your God of War, Ares, stands in {god}.</extracomment>
        <translation>Das Land ist verteilt, die Armeen stehen. Dein Tempel steht in {temple}: Er schützt das Land und bringt jeden Zug eine Armee und Glauben. Dein Kriegsgott Ares steht in {god}.</translation>
    </message>
    <message>
        <source>lesson.godstorm.lands.title</source>
        <extracomment>The board is set up</extracomment>
        <translation>Der Plan ist schon besetzt</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.1</source>
        <extracomment>Bid faith for the order of the turns</extracomment>
        <translation>Glauben um die Reihenfolge bieten</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.2</source>
        <extracomment>Summon gods and use their powers</extracomment>
        <translation>Götter beschwören und ihre Macht nutzen</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.3</source>
        <extracomment>Buy miracle cards and play them</extracomment>
        <translation>Wunderkarten kaufen und ausspielen</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.4</source>
        <extracomment>Fight god wars and battles</extracomment>
        <translation>Götterkämpfe und Schlachten führen</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.5</source>
        <extracomment>Lead the dead into the Underworld</extracomment>
        <translation>Die Toten in die Unterwelt führen</translation>
    </message>
    <message>
        <source>lesson.godstorm.learnt.6</source>
        <extracomment>What wins: most points after five epochs</extracomment>
        <translation>Was zählt: die meisten Punkte nach fünf Epochen</translation>
    </message>
    <message>
        <source>lesson.godstorm.leave.body</source>
        <extracomment>Four of your armies wait in Elysium. One gate is yours already, the others are empty. Send all four to {gate}, then confirm.</extracomment>
        <translation>Vier deiner Armeen warten im Elysium. Ein Tor gehört dir schon, die anderen sind leer. Schicke alle vier zu {gate} und bestätige.</translation>
    </message>
    <message>
        <source>lesson.godstorm.leave.hint</source>
        <extracomment>Send them to {gate} only, at least two.</extracomment>
        <translation>Schicke sie nur zu {gate}, mindestens zwei.</translation>
    </message>
    <message>
        <source>lesson.godstorm.leave.title</source>
        <extracomment>Through the gate</extracomment>
        <translation>Durch das Tor</translation>
    </message>
    <message>
        <source>lesson.godstorm.marker.body</source>
        <extracomment>You bid most, so you choose. Today take the first turn. Going last is better at the very end of a game, when nobody can answer any more.</extracomment>
        <translation>Du hast am meisten geboten, also wählst du. Nimm heute den ersten Zug. Als Letzter zu ziehen ist ganz am Ende eines Spiels besser, wenn niemand mehr antworten kann.</translation>
    </message>
    <message>
        <source>lesson.godstorm.marker.hint</source>
        <extracomment>Take the first place this time.</extracomment>
        <translation>Nimm diesmal den ersten Platz.</translation>
    </message>
    <message>
        <source>lesson.godstorm.marker.title</source>
        <extracomment>Choose your place</extracomment>
        <translation>Wähle deinen Platz</translation>
    </message>
    <message>
        <source>lesson.godstorm.miracle.body</source>
        <extracomment>Heroes Are Born is free and brings three armies to one of your territories. Choose the card, then {home}, and play it.</extracomment>
        <translation>Helden werden geboren ist kostenlos und bringt drei Armeen in eines deiner Gebiete. Wähle die Karte, dann {home}, und spiele sie aus.</translation>
    </message>
    <message>
        <source>lesson.godstorm.miracle.hint</source>
        <extracomment>Play the card first: it costs nothing.</extracomment>
        <translation>Spiele zuerst die Karte aus: Sie kostet nichts.</translation>
    </message>
    <message>
        <source>lesson.godstorm.miracle.title</source>
        <extracomment>Play it</extracomment>
        <translation>Spiele es aus</translation>
    </message>
    <message>
        <source>lesson.godstorm.occupy.body</source>
        <extracomment>{enemy} has fallen, and Europa is yours: 7 more armies and faith each turn. Gods who used their power go along. Choose how many armies follow.</extracomment>
        <translation>{enemy} ist gefallen, und Europa gehört dir: jeden Zug 7 Armeen und Glauben mehr. Götter, die ihre Macht gebraucht haben, ziehen mit. Wähle, wie viele Armeen folgen.</translation>
    </message>
    <message>
        <source>lesson.godstorm.occupy.title</source>
        <extracomment>Move in</extracomment>
        <translation>Rücke ein</translation>
    </message>
    <message>
        <source>lesson.godstorm.others.body</source>
        <extracomment>Octavia leads the Norse, Cassius the Egyptians. In a real game they would attack you now, and your Sky card could answer.</extracomment>
        <translation>Octavia führt die Nordmänner, Cassius die Ägypter. In einer richtigen Partie griffen sie dich jetzt an, und deine Himmelskarte könnte antworten.</translation>
    </message>
    <message>
        <source>lesson.godstorm.others.title</source>
        <extracomment>The others take their turns</extracomment>
        <translation>Die anderen ziehen</translation>
    </message>
    <message>
        <source>lesson.godstorm.plague.body</source>
        <extracomment>In a plague land half of the armies die in each turn of its owner, and at once when somebody conquers it. No god can stay there. You hold none, so nothing happens to you.</extracomment>
        <translation>In einem Pestland stirbt in jedem Zug seines Besitzers die Hälfte der Armeen, und sofort, wenn jemand es erobert. Kein Gott kann dort bleiben. Du hast keines, also geschieht dir nichts.</translation>
    </message>
    <message>
        <source>lesson.godstorm.plague.title</source>
        <extracomment>Beware of the plague</extracomment>
        <translation>Hüte dich vor der Pest</translation>
    </message>
    <message>
        <source>lesson.godstorm.press.body</source>
        <extracomment>Set is banished, and beating a god was a labour: it earned you a Sky card. Now roll against the armies of {enemy}. With Ares in the attack you win ties.</extracomment>
        <translation>Seth ist verbannt, und einen Gott zu besiegen war eine Heldentat: Sie brachte dir eine Himmelskarte. Würfle jetzt gegen die Armeen von {enemy}. Mit Ares im Angriff gewinnst du Gleichstände.</translation>
    </message>
    <message>
        <source>lesson.godstorm.press.hint</source>
        <extracomment>Go on against {enemy} with three dice.</extracomment>
        <translation>Mach gegen {enemy} mit drei Würfeln weiter.</translation>
    </message>
    <message>
        <source>lesson.godstorm.press.title</source>
        <extracomment>Now the armies</extracomment>
        <translation>Jetzt die Armeen</translation>
    </message>
    <message>
        <source>lesson.godstorm.reinforce.body</source>
        <extracomment>A third of your territories brought armies, and as much faith; the temple brought one more of each. {home} is going to attack: put your armies there, then confirm.</extracomment>
        <translation>Ein Drittel deiner Gebiete brachte Armeen und ebenso viel Glauben; der Tempel gab von beidem noch eins. {home} wird angreifen: Setze deine Armeen dorthin und bestätige.</translation>
    </message>
    <message>
        <source>lesson.godstorm.reinforce.title</source>
        <extracomment>Place your armies</extracomment>
        <translation>Setze deine Armeen</translation>
    </message>
    <message>
        <source>lesson.godstorm.rest.body</source>
        <extracomment>A God of Death in play would now earn you a Death card for the crypt. Leave it at that: end your turn.</extracomment>
        <translation>Ein Todesgott im Spiel brächte dir jetzt für die Gruft eine Todeskarte. Lass es dabei: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>lesson.godstorm.rest.hint</source>
        <extracomment>Stay where you are and end your turn.</extracomment>
        <translation>Bleib, wo du bist, und beende deinen Zug.</translation>
    </message>
    <message>
        <source>lesson.godstorm.rest.title</source>
        <extracomment>Your turn is over</extracomment>
        <translation>Dein Zug ist vorbei</translation>
    </message>
    <message>
        <source>lesson.godstorm.settle.body</source>
        <extracomment>One army stays in the gate. An army returns from {crypt} to your temple each turn, as long as another one stays there: so move two or more.</extracomment>
        <translation>Eine Armee bleibt im Tor. Aus {crypt} kehrt jeden Zug eine Armee zu deinem Tempel zurück, solange eine andere dort bleibt: Verlege also zwei oder mehr.</translation>
    </message>
    <message>
        <source>lesson.godstorm.settle.title</source>
        <extracomment>How many go on?</extracomment>
        <translation>Wie viele ziehen weiter?</translation>
    </message>
    <message>
        <source>lesson.godstorm.stop.body</source>
        <extracomment>You could invade as often as you like. Three defended territories in one turn would be a labour too. Today stop here.</extracomment>
        <translation>Du könntest beliebig oft einfallen. Drei verteidigte Gebiete in einem Zug wären auch eine Heldentat. Hör heute hier auf.</translation>
    </message>
    <message>
        <source>lesson.godstorm.stop.hint</source>
        <extracomment>End your invasions now.</extracomment>
        <translation>Beende jetzt deine Invasionen.</translation>
    </message>
    <message>
        <source>lesson.godstorm.stop.title</source>
        <extracomment>That will do</extracomment>
        <translation>Das genügt</translation>
    </message>
    <message>
        <source>lesson.godstorm.summon.body</source>
        <extracomment>A god costs 3 faith. Zeus, God of the Sky, gives one die more in god wars and opens the Sky deck. Choose him and click {home}, beside Ares.</extracomment>
        <translation>Ein Gott kostet 3 Glauben. Zeus, der Himmelsgott, gibt in Götterkämpfen einen Würfel mehr und öffnet den Himmelsstapel. Wähle ihn und klicke auf {home}, neben Ares.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summon.hint</source>
        <extracomment>Choose the God of the Sky and put him in {home}.</extracomment>
        <translation>Wähle den Himmelsgott und setze ihn nach {home}.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summon.title</source>
        <extracomment>Summon Zeus</extracomment>
        <translation>Beschwöre Zeus</translation>
    </message>
    <message>
        <source>lesson.godstorm.summoned.body</source>
        <extracomment>You could summon one god more, or save for a temple, which costs 5. Keep your faith for a card: go on.</extracomment>
        <translation>Du könntest noch einen Gott beschwören oder für einen Tempel sparen, der 5 kostet. Behalte deinen Glauben für eine Karte: Geh weiter.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summoned.hint</source>
        <extracomment>Summon nobody more this time.</extracomment>
        <translation>Beschwöre diesmal niemanden mehr.</translation>
    </message>
    <message>
        <source>lesson.godstorm.summoned.title</source>
        <extracomment>Enough for now</extracomment>
        <translation>Genug fürs Erste</translation>
    </message>
    <message>
        <source>lesson.godstorm.turn.body</source>
        <extracomment>A turn has ten steps, always in this order. What you can't do is passed over by itself. Press F1 in any step for its rules.</extracomment>
        <translation>Ein Zug hat zehn Schritte, immer in dieser Folge. Was du nicht tun kannst, wird von selbst übergangen. F1 zeigt in jedem Schritt seine Regeln.</translation>
    </message>
    <message>
        <source>lesson.godstorm.turn.title</source>
        <extracomment>Ten steps</extracomment>
        <translation>Zehn Schritte</translation>
    </message>
    <message>
        <source>lesson.godstorm.welcome.body</source>
        <extracomment>In ten minutes you play one epoch with the Greeks: you bid, summon a god, play a miracle, fight a god war and send the dead to the Underworld. This card always says what to do. Nothing can go wrong.</extracomment>
        <translation>In zehn Minuten spielst du eine Epoche mit den Griechen: Du bietest, beschwörst einen Gott, spielst ein Wunder, führst einen Götterkampf und schickst die Toten in die Unterwelt. Diese Karte sagt immer, was zu tun ist. Nichts kann schiefgehen.</translation>
    </message>
    <message>
        <source>lesson.godstorm.welcome.title</source>
        <extracomment>Welcome to Godstorm</extracomment>
        <translation>Willkommen bei Godstorm</translation>
    </message>
    <message>
        <source>lesson.got_it</source>
        <extracomment>Got it</extracomment>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>lesson.hint.do</source>
        <extracomment>Good idea, but not yet. Nothing is lost: do it as described here.</extracomment>
        <translation>Gute Idee, aber noch nicht jetzt. Nichts ist verloren: Mach es so, wie es hier steht.</translation>
    </message>
    <message>
        <source>lesson.hint.read</source>
        <extracomment>First read this, then press Next.</extracomment>
        <translation>Lies erst das hier, dann drück auf Weiter.</translation>
    </message>
    <message>
        <source>lesson.hint.watch</source>
        <extracomment>Just watch for a moment: you are asked soon.</extracomment>
        <translation>Schau einen Moment zu: Gleich bist du gefragt.</translation>
    </message>
    <message>
        <source>lesson.learn</source>
        <extracomment>Learn to play</extracomment>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>lesson.learn.hint</source>
        <extracomment>A guided first game of about ten minutes: nothing can go wrong.</extracomment>
        <translation>Eine begleitete erste Partie von etwa zehn Minuten: Nichts kann schiefgehen.</translation>
    </message>
    <message>
        <source>lesson.leave</source>
        <extracomment>Leave the lesson</extracomment>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>lesson.leave.stay</source>
        <extracomment>Go on learning</extracomment>
        <translation>Weiterlernen</translation>
    </message>
    <message>
        <source>lesson.leave.text</source>
        <extracomment>A lesson is not saved: next time it begins at the first step again.</extracomment>
        <translation>Eine Lektion wird nicht gespeichert: Beim nächsten Mal beginnt sie wieder mit dem ersten Schritt.</translation>
    </message>
    <message>
        <source>lesson.leave.title</source>
        <extracomment>Leave the lesson?</extracomment>
        <translation>Die Lektion verlassen?</translation>
    </message>
    <message>
        <source>lesson.line</source>
        <extracomment>line {line}: {fault}</extracomment>
        <translation>Zeile {line}: {fault}</translation>
    </message>
    <message>
        <source>lesson.menu</source>
        <extracomment>This is a lesson: it is not saved.</extracomment>
        <translation>Das ist eine Lektion: Sie wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>lesson.next</source>
        <extracomment>Next</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>lesson.not_now</source>
        <extracomment>Not in this step of the lesson.</extracomment>
        <translation>Nicht in diesem Schritt der Lektion.</translation>
    </message>
    <message>
        <source>lesson.reading</source>
        <extracomment>Read the card, then go on</extracomment>
        <translation>Lies die Karte, dann geht es weiter</translation>
    </message>
    <message>
        <source>lesson.reading.help</source>
        <extracomment>The game waits for you.</extracomment>
        <translation>Das Spiel wartet auf dich.</translation>
    </message>
    <message>
        <source>lesson.step</source>
        <extracomment>Step {number} of {count}</extracomment>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>lesson.unfold</source>
        <extracomment>What do I do in this step?</extracomment>
        <translation>Was mache ich in diesem Schritt?</translation>
    </message>
    <message>
        <source>lesson.unknown</source>
        <extracomment>There is no lesson {name}. There is: {known}.</extracomment>
        <translation>Es gibt keine Lektion {name}. Es gibt: {known}.</translation>
    </message>
    <message>
        <source>lesson.world.advance.body</source>
        <extracomment>Two rolls in one go: you lost one army, they lost three. Again you choose how many move in. All together they are strong in {enemy}; some in {home} guard that border too.</extracomment>
        <translation>Zwei Würfe in einem: Du hast eine Armee verloren, sie drei. Wieder wählst du, wie viele einrücken. Alle zusammen sind stark in {enemy}; einige in {home} sichern auch dort die Grenze.</translation>
    </message>
    <message>
        <source>lesson.world.advance.title</source>
        <extracomment>{enemy} is yours too</extracomment>
        <translation>{enemy} gehört dir auch</translation>
    </message>
    <message>
        <source>lesson.world.again.body</source>
        <extracomment>Highest meets highest, second meets second, and each pair costs the loser an army. 6 beats 4. 3 against 3 is a tie, and ties go to the defender. Roll again.</extracomment>
        <translation>Höchster gegen höchsten, zweiter gegen zweiten, und jedes Paar kostet den Verlierer eine Armee. 6 schlägt 4. 3 gegen 3 ist Gleichstand, und den gewinnt die Verteidigung. Würfle noch einmal.</translation>
    </message>
    <message>
        <source>lesson.world.again.hint</source>
        <extracomment>Don’t stop now: roll again with three dice.</extracomment>
        <translation>Hör jetzt nicht auf: Würfle noch einmal mit drei Würfeln.</translation>
    </message>
    <message>
        <source>lesson.world.again.title</source>
        <extracomment>One each</extracomment>
        <translation>Jeder verliert eine</translation>
    </message>
    <message>
        <source>lesson.world.attack.body</source>
        <extracomment>Click {home}, then {enemy}. The odds appear beside them: how likely you are to take it, and at what cost. Below you choose one to three dice; more are better. Roll 3.</extracomment>
        <translation>Klick auf {home}, dann auf {enemy}. Daneben siehst du die Chancen: wie wahrscheinlich du es eroberst und was es kostet. Unten wählst du einen bis drei Würfel; mehr sind besser. Wirf 3.</translation>
    </message>
    <message>
        <source>lesson.world.attack.hint</source>
        <extracomment>From {home} against {enemy}, with three dice.</extracomment>
        <translation>Von {home} gegen {enemy}, mit drei Würfeln.</translation>
    </message>
    <message>
        <source>lesson.world.attack.title</source>
        <extracomment>Attack {enemy}</extracomment>
        <translation>Greif {enemy} an</translation>
    </message>
    <message>
        <source>lesson.world.blitz.body</source>
        <extracomment>A blitz rolls by itself until the land falls, or until only as many armies are left as you say. Click {enemy}, set “Blitz until 3 left” below, then press Blitz.</extracomment>
        <translation>Ein Blitz würfelt von selbst, bis das Land fällt oder nur noch so viele Armeen übrig sind, wie du sagst. Klick auf {enemy}, stell unten „Blitz, bis 3 übrig sind“ ein und drück auf Blitz.</translation>
    </message>
    <message>
        <source>lesson.world.blitz.hint</source>
        <extracomment>From {home} to {enemy}, set 3 armies as the stop, then press Blitz.</extracomment>
        <translation>Von {home} nach {enemy}, setz die Grenze auf 3 Armeen und drück auf Blitz.</translation>
    </message>
    <message>
        <source>lesson.world.blitz.title</source>
        <extracomment>Now a blitz</extracomment>
        <translation>Jetzt ein Blitz</translation>
    </message>
    <message>
        <source>lesson.world.card.body</source>
        <extracomment>Your turn is over, and you conquered: so you drew a card. Only you see the fronts. Three alike or three different make a set, and a wild card fits everywhere. You hold a set now.</extracomment>
        <translation>Dein Zug ist vorbei, und du hast erobert: Darum hast du eine Karte gezogen. Nur du siehst die Vorderseiten. Drei gleiche oder drei verschiedene sind ein Satz, ein Joker passt überall. Jetzt hast du einen Satz.</translation>
    </message>
    <message>
        <source>lesson.world.card.title</source>
        <extracomment>You earned a card</extracomment>
        <translation>Du hast eine Karte verdient</translation>
    </message>
    <message>
        <source>lesson.world.defend.body</source>
        <extracomment>Cassius attacks from {enemy} with three dice. You may defend with one die or, as at least two armies stand there, with two. You win ties, so two are nearly always better: take 2.</extracomment>
        <translation>Cassius greift von {enemy} mit drei Würfeln an. Du verteidigst mit einem oder, weil dort mindestens zwei Armeen stehen, mit zwei. Gleichstand gewinnst du, also sind zwei fast immer besser: Nimm 2.</translation>
    </message>
    <message>
        <source>lesson.world.defend.hint</source>
        <extracomment>Defend with two dice.</extracomment>
        <translation>Verteidige mit zwei Würfeln.</translation>
    </message>
    <message>
        <source>lesson.world.defend.title</source>
        <extracomment>Defend {home}</extracomment>
        <translation>Verteidige {home}</translation>
    </message>
    <message>
        <source>lesson.world.fortify.body</source>
        <extracomment>The armies in {rear} have nobody to fight. Once a turn you may move armies through your own territories: click {rear}, then {front}, choose how many, and move them.</extracomment>
        <translation>Die Armeen in {rear} haben keinen Gegner. Einmal im Zug darfst du Armeen durch deine eigenen Gebiete verlegen: Klick auf {rear}, dann auf {front}, wähle, wie viele, und verlege sie.</translation>
    </message>
    <message>
        <source>lesson.world.fortify.hint</source>
        <extracomment>From {rear} to the front: click {rear}, then {front}.</extracomment>
        <translation>Von {rear} an die Front: Klick auf {rear}, dann auf {front}.</translation>
    </message>
    <message>
        <source>lesson.world.fortify.title</source>
        <extracomment>Bring armies to the front</extracomment>
        <translation>Bring Armeen an die Front</translation>
    </message>
    <message>
        <source>lesson.world.goal.body</source>
        <extracomment>Whoever owns all 42 territories wins. Whoever loses their last one is out, and the conqueror gets their cards. Here you see each player’s territories, armies, the armies of the next turn, and cards.</extracomment>
        <translation>Wer alle 42 Gebiete besitzt, gewinnt. Wer das letzte verliert, scheidet aus, und seine Karten bekommt, wer ihn besiegt hat. Hier siehst du von jedem Gebiete, Armeen, die Armeen des nächsten Zuges und Karten.</translation>
    </message>
    <message>
        <source>lesson.world.goal.title</source>
        <extracomment>What wins the game</extracomment>
        <translation>Was das Spiel gewinnt</translation>
    </message>
    <message>
        <source>lesson.world.held.body</source>
        <extracomment>His 5 met your 5: a tie, so he lost. His 4 met your other 5. Two armies gone, and Cassius gives up. Usually the program rolls for you; the settings let you choose yourself.</extracomment>
        <translation>Seine 5 traf deine 5: Gleichstand, also verlor er. Seine 4 traf deine zweite 5. Zwei Armeen weniger, und Cassius gibt auf. Meist würfelt das Programm für dich; in den Einstellungen kannst du das ändern.</translation>
    </message>
    <message>
        <source>lesson.world.held.title</source>
        <extracomment>You held {home}</extracomment>
        <translation>Du hast {home} gehalten</translation>
    </message>
    <message>
        <source>lesson.world.help.body</source>
        <extracomment>The question mark or the key F1 tells the rules of the step you are in; from there you get to all the others. In lessons and in real games.</extracomment>
        <translation>Das Fragezeichen oder die Taste F1 zeigt die Regeln des Schritts, in dem du bist; von dort kommst du zu allen anderen. In Lektionen und in richtigen Partien.</translation>
    </message>
    <message>
        <source>lesson.world.help.title</source>
        <extracomment>When you aren’t sure</extracomment>
        <translation>Wenn du unsicher bist</translation>
    </message>
    <message>
        <source>lesson.world.lands.body</source>
        <extracomment>It has 42 territories. Usually you choose them in turn and place your first armies; here that is done. The blue ones are yours. The number on each tells how many armies stand there.</extracomment>
        <translation>Sie hat 42 Gebiete. Sonst wählt ihr sie reihum und setzt eure ersten Armeen; hier ist das erledigt. Die blauen gehören dir. Die Zahl sagt, wie viele Armeen dort stehen.</translation>
    </message>
    <message>
        <source>lesson.world.lands.title</source>
        <extracomment>This is the world</extracomment>
        <translation>Das ist die Welt</translation>
    </message>
    <message>
        <source>lesson.world.learnt.1</source>
        <extracomment>Place armies where they count, and hold a continent</extracomment>
        <translation>Armeen setzen, wo sie zählen, und einen Kontinent halten</translation>
    </message>
    <message>
        <source>lesson.world.learnt.2</source>
        <extracomment>Read the odds, roll the dice, and let a blitz do it</extracomment>
        <translation>Chancen lesen, würfeln und den Blitz machen lassen</translation>
    </message>
    <message>
        <source>lesson.world.learnt.3</source>
        <extracomment>Move in, and bring armies to the front</extracomment>
        <translation>Einrücken und Armeen an die Front bringen</translation>
    </message>
    <message>
        <source>lesson.world.learnt.4</source>
        <extracomment>Defend with two dice: ties are yours</extracomment>
        <translation>Mit zwei Würfeln verteidigen: Gleichstand gehört dir</translation>
    </message>
    <message>
        <source>lesson.world.learnt.5</source>
        <extracomment>Earn cards and trade sets for armies</extracomment>
        <translation>Karten verdienen und Sätze gegen Armeen tauschen</translation>
    </message>
    <message>
        <source>lesson.world.learnt.6</source>
        <extracomment>What wins: all 42 territories</extracomment>
        <translation>Was gewinnt: alle 42 Gebiete</translation>
    </message>
    <message>
        <source>lesson.world.occupy.body</source>
        <extracomment>The last defender fell. As many armies as you rolled dice must move in, one must stay. {home} now lies behind your lines and {enemy} in front: let all go, or at least 6.</extracomment>
        <translation>Der letzte Verteidiger ist gefallen. So viele Armeen, wie du Würfel geworfen hast, müssen einrücken, eine muss bleiben. {home} liegt nun hinter deiner Front, {enemy} vorn: Lass alle gehen, oder mindestens 6.</translation>
    </message>
    <message>
        <source>lesson.world.occupy.hint</source>
        <extracomment>Take 6 or more along: from {enemy} it goes on.</extracomment>
        <translation>Nimm 6 oder mehr mit: Von {enemy} aus geht es weiter.</translation>
    </message>
    <message>
        <source>lesson.world.occupy.title</source>
        <extracomment>{enemy} is yours</extracomment>
        <translation>{enemy} gehört dir</translation>
    </message>
    <message>
        <source>lesson.world.others.body</source>
        <extracomment>Octavia and Cassius place armies, attack and move as you did. Just watch: you are asked when somebody attacks you.</extracomment>
        <translation>Octavia und Cassius setzen Armeen, greifen an und verlegen wie du. Schau einfach zu: Du wirst gefragt, wenn dich jemand angreift.</translation>
    </message>
    <message>
        <source>lesson.world.others.title</source>
        <extracomment>The others have their turns</extracomment>
        <translation>Die anderen sind am Zug</translation>
    </message>
    <message>
        <source>lesson.world.place.body</source>
        <extracomment>A third of 15 territories is 5, Australia adds 2, the cards 4. That is how you grow. Place them where you will attack next, or where others could: {front} has most enemies around it.</extracomment>
        <translation>Ein Drittel von 15 Gebieten sind 5, Australien bringt 2, die Karten 4. So wächst du. Setze sie, wo du als Nächstes angreifst oder andere angreifen könnten: Um {front} stehen die meisten Gegner.</translation>
    </message>
    <message>
        <source>lesson.world.place.hint</source>
        <extracomment>Place all armies on your own territories, then confirm.</extracomment>
        <translation>Setze alle Armeen in deine eigenen Gebiete, dann bestätige.</translation>
    </message>
    <message>
        <source>lesson.world.place.title</source>
        <extracomment>Eleven armies at once</extracomment>
        <translation>Elf Armeen auf einmal</translation>
    </message>
    <message>
        <source>lesson.world.region.body</source>
        <extracomment>All of Australia is yours. The sign with the crown says what that pays: 2 extra armies every turn. Larger continents pay more, but are harder to hold. Australia has just one way in, {home}.</extracomment>
        <translation>Ganz Australien gehört dir. Das Schild mit der Krone sagt, was das bringt: jeden Zug 2 Armeen mehr. Größere Kontinente zahlen mehr, sind aber schwerer zu halten. Nach Australien führt nur ein Weg: über {home}.</translation>
    </message>
    <message>
        <source>lesson.world.region.title</source>
        <extracomment>A whole continent pays</extracomment>
        <translation>Ein ganzer Kontinent zahlt</translation>
    </message>
    <message>
        <source>lesson.world.reinforce.body</source>
        <extracomment>A third of your 13 territories is 4, Australia adds 2: you get 6 armies. They count most where enemies are near: click {home}, press “All here” and confirm. Elsewhere does no harm either.</extracomment>
        <translation>Ein Drittel deiner 13 Gebiete sind 4, Australien bringt 2: Du bekommst 6 Armeen. Am meisten nützen sie, wo Gegner nahe sind: Klick auf {home}, drück „Alle hierher“ und bestätige. Anderswo schadet auch nicht.</translation>
    </message>
    <message>
        <source>lesson.world.reinforce.hint</source>
        <extracomment>Armies go to your own, blue territories.</extracomment>
        <translation>Armeen setzt du in deine eigenen, blauen Gebiete.</translation>
    </message>
    <message>
        <source>lesson.world.reinforce.title</source>
        <extracomment>Place your new armies</extracomment>
        <translation>Setze deine neuen Armeen</translation>
    </message>
    <message>
        <source>lesson.world.rest.body</source>
        <extracomment>Cassius finishes his turn. Then the second round begins, and you are first again.</extracomment>
        <translation>Cassius beendet seinen Zug. Dann beginnt die zweite Runde, und du fängst wieder an.</translation>
    </message>
    <message>
        <source>lesson.world.rest.title</source>
        <extracomment>The round ends</extracomment>
        <translation>Die Runde endet</translation>
    </message>
    <message>
        <source>lesson.world.stop.body</source>
        <extracomment>Whoever conquers at least one territory earns one card at the end of his turn; more conquests don’t bring more cards, but thinner lines. Press “End attack”, or the key E.</extracomment>
        <translation>Wer mindestens ein Gebiet erobert, bekommt am Ende seines Zuges eine Karte; mehr Eroberungen bringen nicht mehr Karten, nur dünnere Linien. Drück auf „Angriff beenden“ oder die Taste E.</translation>
    </message>
    <message>
        <source>lesson.world.stop.hint</source>
        <extracomment>Enough for this turn: end the attack.</extracomment>
        <translation>Genug für diesen Zug: Beende den Angriff.</translation>
    </message>
    <message>
        <source>lesson.world.stop.title</source>
        <extracomment>Stop while you are strong</extracomment>
        <translation>Hör auf, solange du stark bist</translation>
    </message>
    <message>
        <source>lesson.world.tools.body</source>
        <extracomment>Here you set how fast the others play. The arrow at the top left, or the key U, takes back what you did, as long as no dice or cards came to light. Now you know enough for a real game.</extracomment>
        <translation>Hier stellst du ein, wie schnell die anderen spielen. Der Pfeil oben links oder die Taste U nimmt zurück, was du getan hast, solange kein Wurf und keine Karte zu sehen war. Jetzt kannst du richtig spielen.</translation>
    </message>
    <message>
        <source>lesson.world.tools.title</source>
        <extracomment>Speed and undo</extracomment>
        <translation>Tempo und Rückgängig</translation>
    </message>
    <message>
        <source>lesson.world.trade.body</source>
        <extracomment>Infantry, cavalry, artillery: a set. The first one of the game brings 4 armies, the next ones 6, 8, 10, 15 and more, whoever trades. With five cards you must. Press “Choose cards”, then trade.</extracomment>
        <translation>Infanterie, Kavallerie, Artillerie: ein Satz. Der erste im Spiel bringt 4 Armeen, die nächsten 6, 8, 10, 15 und mehr, egal wer tauscht. Mit fünf Karten musst du. Drück auf „Karten wählen“, dann tausche.</translation>
    </message>
    <message>
        <source>lesson.world.trade.hint</source>
        <extracomment>This time trade: choose the three cards.</extracomment>
        <translation>Tausch diesmal: Wähle die drei Karten.</translation>
    </message>
    <message>
        <source>lesson.world.trade.title</source>
        <extracomment>Trade your set</extracomment>
        <translation>Tausch deinen Satz ein</translation>
    </message>
    <message>
        <source>lesson.world.turn.body</source>
        <extracomment>You place new armies, you attack as often as you like, and you move armies once. The ribbon shows where you are. Only the first step is a must.</extracomment>
        <translation>Du setzt neue Armeen, greifst an, sooft du willst, und verlegst einmal Armeen. Das Band zeigt, wo du bist. Nur der erste Schritt ist Pflicht.</translation>
    </message>
    <message>
        <source>lesson.world.turn.title</source>
        <extracomment>Your turn has three steps</extracomment>
        <translation>Dein Zug hat drei Schritte</translation>
    </message>
    <message>
        <source>lesson.world.welcome.body</source>
        <extracomment>In ten minutes you play one turn and begin the next: you place armies, roll dice, conquer, defend yourself and trade cards. This card always says what to do. Nothing can go wrong.</extracomment>
        <translation>In zehn Minuten spielst du einen Zug und beginnst den nächsten: Du setzt Armeen, würfelst, eroberst, verteidigst dich und tauschst Karten ein. Diese Karte sagt immer, was zu tun ist. Nichts kann schiefgehen.</translation>
    </message>
    <message>
        <source>lesson.world.welcome.title</source>
        <extracomment>Welcome to world conquest</extracomment>
        <translation>Willkommen zur Welteroberung</translation>
    </message>
    <message>
        <source>library.about</source>
        <extracomment>About {minutes} minutes</extracomment>
        <translation>Etwa {minutes} Minuten</translation>
    </message>
    <message>
        <source>library.all</source>
        <extracomment>All {count}</extracomment>
        <translation>Alle {count}</translation>
    </message>
    <message>
        <source>library.ask.players</source>
        <extracomment>How many sit at the table, computers too?</extracomment>
        <translation>Wie viele sitzen am Tisch, Computer mitgezählt?</translation>
    </message>
    <message>
        <source>library.ask.taste</source>
        <extracomment>What do you feel like?</extracomment>
        <translation>Worauf hast du Lust?</translation>
    </message>
    <message>
        <source>library.ask.time</source>
        <extracomment>How much time is there?</extracomment>
        <translation>Wie viel Zeit ist da?</translation>
    </message>
    <message>
        <source>library.card.hint</source>
        <extracomment>Box of {year}, about {length}</extracomment>
        <translation>Schachtel von {year}, etwa {length}</translation>
    </message>
    <message>
        <source>library.clash</source>
        <extracomment>Has no effect: {cause} is set to “{value}”.</extracomment>
        <translation>Hat keine Wirkung: {cause} steht auf „{value}“.</translation>
    </message>
    <message>
        <source>library.filter_name</source>
        <extracomment>Rule sets for so many players</extracomment>
        <translation>Regelwerke für so viele Spieler</translation>
    </message>
    <message>
        <source>library.group.battle</source>
        <extracomment>Battle</extracomment>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>library.group.cards</source>
        <extracomment>Reinforcement and cards</extracomment>
        <translation>Verstärkung und Karten</translation>
    </message>
    <message>
        <source>library.group.goal</source>
        <extracomment>Goal</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>library.group.moves</source>
        <extracomment>Moves</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>library.group.neutrals</source>
        <extracomment>Neutral colours</extracomment>
        <translation>Neutrale Farben</translation>
    </message>
    <message>
        <source>library.group.other</source>
        <extracomment>Others</extracomment>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>library.group.start</source>
        <extracomment>Start</extracomment>
        <translation>Anfang</translation>
    </message>
    <message numerus="yes">
        <source>library.idle</source>
        <extracomment>Has no effect with {n} player. | Has no effect with {n} players.</extracomment>
        <translation>
            <numerusform>Hat mit {n} Spieler keine Wirkung.</numerusform>
            <numerusform>Hat mit {n} Spielern keine Wirkung.</numerusform>
        </translation>
    </message>
    <message>
        <source>library.length</source>
        <extracomment>About {minutes} minutes with {players} players.</extracomment>
        <translation>Etwa {minutes} Minuten mit {players} Spielern.</translation>
    </message>
    <message>
        <source>library.minutes</source>
        <extracomment>{minutes} min</extracomment>
        <translation>{minutes} Min.</translation>
    </message>
    <message>
        <source>library.mix</source>
        <extracomment>Saved house rules</extracomment>
        <translation>Gespeicherte Hausregeln</translation>
    </message>
    <message>
        <source>library.mix.forget</source>
        <extracomment>Delete</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>library.mix.keep</source>
        <extracomment>Save</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>library.mix.name</source>
        <extracomment>Save these under a name</extracomment>
        <translation>Diese unter einem Namen speichern</translation>
    </message>
    <message>
        <source>library.mix.named</source>
        <extracomment>House rules: {name}</extracomment>
        <translation>Hausregeln: {name}</translation>
    </message>
    <message>
        <source>library.mix.none</source>
        <extracomment>Changed, not saved</extracomment>
        <translation>Geändert, nicht gespeichert</translation>
    </message>
    <message>
        <source>library.mix.unwritten</source>
        <extracomment>The house rules can't be saved: is the disk full?</extracomment>
        <translation>Die Hausregeln lassen sich nicht speichern: Ist die Platte voll?</translation>
    </message>
    <message>
        <source>library.players</source>
        <extracomment>{players} players</extracomment>
        <translation>{players} Spieler</translation>
    </message>
    <message>
        <source>library.reason.cunning</source>
        <extracomment>The right moment counts more than the larger army.</extracomment>
        <translation>Der rechte Augenblick zählt mehr als das größere Heer.</translation>
    </message>
    <message>
        <source>library.reason.none</source>
        <extracomment>Not quite that, but it goes with so many.</extracomment>
        <translation>Nicht ganz das, aber es geht mit so vielen.</translation>
    </message>
    <message>
        <source>library.reason.secrets</source>
        <extracomment>Nobody knows what the others are after.</extracomment>
        <translation>Niemand weiß, worauf die anderen aus sind.</translation>
    </message>
    <message>
        <source>library.reason.short</source>
        <extracomment>It is over soon.</extracomment>
        <translation>Es ist bald vorbei.</translation>
    </message>
    <message>
        <source>library.reason.teams</source>
        <extracomment>You play together against others.</extracomment>
        <translation>Ihr spielt gemeinsam gegen andere.</translation>
    </message>
    <message>
        <source>library.reason.war</source>
        <extracomment>Nothing is hidden: strength on the board decides.</extracomment>
        <translation>Nichts ist verborgen: Stärke auf dem Spielplan entscheidet.</translation>
    </message>
    <message>
        <source>library.taste.cunning</source>
        <extracomment>Cunning</extracomment>
        <translation>List</translation>
    </message>
    <message>
        <source>library.taste.secrets</source>
        <extracomment>Secrets</extracomment>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>library.taste.short</source>
        <extracomment>Something short</extracomment>
        <translation>Etwas Kurzes</translation>
    </message>
    <message>
        <source>library.taste.teams</source>
        <extracomment>Teams</extracomment>
        <translation>Teams</translation>
    </message>
    <message>
        <source>library.taste.war</source>
        <extracomment>Open war</extracomment>
        <translation>Offener Krieg</translation>
    </message>
    <message>
        <source>library.time</source>
        <extracomment>{minutes} minutes</extracomment>
        <translation>{minutes} Minuten</translation>
    </message>
    <message>
        <source>library.time.any</source>
        <extracomment>All evening</extracomment>
        <translation>Den ganzen Abend</translation>
    </message>
    <message>
        <source>library.too_long</source>
        <extracomment>Longer than you have.</extracomment>
        <translation>Länger, als du hast.</translation>
    </message>
    <message>
        <source>library.which</source>
        <extracomment>Which one should I play?</extracomment>
        <translation>Welches soll ich spielen?</translation>
    </message>
    <message>
        <source>library.which.subtitle</source>
        <extracomment>Three answers, and a suggestion.</extracomment>
        <translation>Drei Antworten, ein Vorschlag.</translation>
    </message>
    <message>
        <source>map.absurd_size</source>
        <extracomment>The board's size is {value}; width and height must lie between {low} and {high} px.</extracomment>
        <translation>Die Größe des Spielplans ist {value}; Breite und Höhe müssen zwischen {low} und {high} px liegen.</translation>
    </message>
    <message>
        <source>map.bad_angle</source>
        <extracomment>The angle {value} is no number of degrees between -360 and 360.</extracomment>
        <translation>Der Winkel {value} ist keine Gradzahl zwischen -360 und 360.</translation>
    </message>
    <message>
        <source>map.bad_colour</source>
        <extracomment>"{value}" is no colour. Write # and six digits 0-9 a-f in quotes: "#7fa66a".</extracomment>
        <translation>"{value}" ist keine Farbe. Schreibe # und sechs Zeichen 0-9 a-f in Anführungszeichen: "#7fa66a".</translation>
    </message>
    <message>
        <source>map.bad_ends</source>
        <extracomment>The link between "{a}" and "{b}" needs two "ends" (one at each edge), each a line of at least two points; other kinds of links have none.</extracomment>
        <translation>Die Verbindung zwischen "{a}" und "{b}" braucht zwei "ends" (eines an jedem Rand), jedes eine Linie aus mindestens zwei Punkten; andere Arten von Verbindungen haben keine.</translation>
    </message>
    <message>
        <source>map.bad_id</source>
        <extracomment>"{value}" can't be an id. Use 1 to 40 lower-case letters a-z, digits and _, with a letter first: "north_cape".</extracomment>
        <translation>"{value}" kann keine ID sein. Nimm 1 bis 40 Kleinbuchstaben a-z, Ziffern und _, vorn ein Buchstabe: "north_cape".</translation>
    </message>
    <message>
        <source>map.bad_ring</source>
        <extracomment>This outline can't be read at "{word}". Write pairs of whole numbers, a comma inside a pair and one space between pairs: "400,600 350,-200 -100,300".</extracomment>
        <translation>Dieser Umriss ist bei "{word}" nicht lesbar. Schreibe Paare ganzer Zahlen, mit Komma im Paar und einem Leerzeichen dazwischen: "400,600 350,-200 -100,300".</translation>
    </message>
    <message>
        <source>map.badge_outside</source>
        <extracomment>The badge of "{name}" at {value} lies in none of the territory's parts. Move it inside, where there is most room.</extracomment>
        <translation>Das Schild von "{name}" bei {value} liegt in keinem Teil des Gebiets. Setze es hinein, dorthin, wo am meisten Platz ist.</translation>
    </message>
    <message>
        <source>map.barrier_and_link</source>
        <extracomment>Between "{a}" and "{b}" there is a barrier as well as a link. Remove the link if there is no way, or the pair from the barrier if there is one.</extracomment>
        <translation>Zwischen "{a}" und "{b}" gibt es sowohl eine Sperre als auch eine Verbindung. Entferne die Verbindung, wenn kein Weg da ist, oder das Paar aus der Sperre, wenn einer da ist.</translation>
    </message>
    <message>
        <source>map.empty_part</source>
        <extracomment>A part of the territory "{name}" has no outline. Add one, or remove the empty part.</extracomment>
        <translation>Ein Teil des Gebiets "{name}" hat keinen Umriss. Füge einen hinzu, oder entferne den leeren Teil.</translation>
    </message>
    <message>
        <source>map.empty_region</source>
        <extracomment>The region "{name}" has no territories. Put at least one in it, or remove the region.</extracomment>
        <translation>Die Region "{name}" hat keine Gebiete. Ordne ihr mindestens eines zu, oder entferne die Region.</translation>
    </message>
    <message>
        <source>map.expected_fields</source>
        <extracomment>"{field}" must be a group of fields, such as {{en: Alaska}}, not {value}.</extracomment>
        <translation>"{field}" muss eine Gruppe von Feldern sein, etwa {{en: Alaska}}, nicht {value}.</translation>
    </message>
    <message>
        <source>map.expected_list</source>
        <extracomment>"{field}" must be a list, such as [12, 40] or lines that begin with "-", not {value}.</extracomment>
        <translation>"{field}" muss eine Liste sein, etwa [12, 40] oder Zeilen, die mit "-" beginnen, nicht {value}.</translation>
    </message>
    <message>
        <source>map.expected_number</source>
        <extracomment>"{field}" must be a number, such as 12 or 12.5, not {value}.</extracomment>
        <translation>"{field}" muss eine Zahl sein, etwa 12 oder 12.5, nicht {value}.</translation>
    </message>
    <message>
        <source>map.expected_text</source>
        <extracomment>"{field}" must be a text, not {value}. Put it in quotes if that is the text you want.</extracomment>
        <translation>"{field}" muss ein Text sein, nicht {value}. Setze ihn in Anführungszeichen, wenn das der gewünschte Text ist.</translation>
    </message>
    <message>
        <source>map.expected_whole_number</source>
        <extracomment>"{field}" must be a whole number, such as 3, not {value}.</extracomment>
        <translation>"{field}" muss eine ganze Zahl sein, etwa 3, nicht {value}.</translation>
    </message>
    <message>
        <source>map.flat_ring</source>
        <extracomment>An outline of the territory "{name}" encloses no area. Only the first point is absolute; the others are differences from the point before.</extracomment>
        <translation>Ein Umriss des Gebiets "{name}" umschließt keine Fläche. Nur der erste Punkt ist absolut; die anderen sind Abstände zum Punkt davor.</translation>
    </message>
    <message>
        <source>map.id_taken</source>
        <extracomment>Another board has the id "{name}" already, so this one is left out. Give it an id of its own.</extracomment>
        <translation>Ein anderer Spielplan hat die ID "{name}" schon, deshalb fehlt dieser. Gib ihm eine eigene ID.</translation>
    </message>
    <message>
        <source>map.link_not_there</source>
        <extracomment>The variant "{variant}" leaves out the link between "{a}" and "{b}", but there is none. Name a link of this board, or remove the entry.</extracomment>
        <translation>Die Variante "{variant}" lässt die Verbindung zwischen "{a}" und "{b}" weg, aber es gibt keine. Nenne eine Verbindung dieses Spielplans, oder entferne den Eintrag.</translation>
    </message>
    <message>
        <source>map.list_length</source>
        <extracomment>"{field}" has {count} entries; it must have exactly {limit}. A point is [x, y].</extracomment>
        <translation>"{field}" hat {count} Einträge; es müssen genau {limit} sein. Ein Punkt ist [x, y].</translation>
    </message>
    <message>
        <source>map.list_too_long</source>
        <extracomment>"{field}" has {count} entries; it may have {limit} at most.</extracomment>
        <translation>"{field}" hat {count} Einträge; höchstens {limit} sind erlaubt.</translation>
    </message>
    <message>
        <source>map.list_too_short</source>
        <extracomment>"{field}" has too few entries ({count}); at least {limit} needed.</extracomment>
        <translation>"{field}" hat zu wenige Einträge ({count}); mindestens {limit} nötig.</translation>
    </message>
    <message>
        <source>map.missing_field</source>
        <extracomment>The field "{field}" is missing. Add it.</extracomment>
        <translation>Das Feld "{field}" fehlt. Füge es hinzu.</translation>
    </message>
    <message>
        <source>map.name_too_long</source>
        <extracomment>The text "{value}" has {count} characters; {limit} at most. Shorten it.</extracomment>
        <translation>Der Text "{value}" hat {count} Zeichen; höchstens {limit}. Kürze ihn.</translation>
    </message>
    <message>
        <source>map.name_unprintable</source>
        <extracomment>The text "{value}" holds a line break or an invisible character. Write it on one line with visible characters only.</extracomment>
        <translation>Der Text "{value}" enthält einen Zeilenumbruch oder ein unsichtbares Zeichen. Schreibe ihn in eine Zeile, nur mit sichtbaren Zeichen.</translation>
    </message>
    <message>
        <source>map.nameless_sea</source>
        <extracomment>This sea_name has no name. Add one, such as name: {{en: North Sea}}.</extracomment>
        <translation>Dieser sea_name hat keinen Namen. Füge einen hinzu, etwa name: {{en: North Sea}}.</translation>
    </message>
    <message>
        <source>map.no_card</source>
        <extracomment>The territory "{name}" has no card symbol, while others of its kind have one. Give all of them one (infantry, cavalry, artillery), or none.</extracomment>
        <translation>Das Gebiet "{name}" hat kein Kartensymbol, andere seiner Art aber schon. Gib allen davon eines (infantry, cavalry, artillery) oder keinem.</translation>
    </message>
    <message>
        <source>map.no_link</source>
        <extracomment>The territory "{name}" has no neighbours, so nobody could reach it. Add a link.</extracomment>
        <translation>Das Gebiet "{name}" hat keine Nachbarn, niemand könnte es erreichen. Füge eine Verbindung hinzu.</translation>
    </message>
    <message>
        <source>map.no_rings</source>
        <extracomment>This scenery ({kind}) has no outline. Add "rings", or remove it.</extracomment>
        <translation>Diese Landschaft ({kind}) hat keinen Umriss. Füge "rings" hinzu, oder entferne sie.</translation>
    </message>
    <message>
        <source>map.no_wrap</source>
        <extracomment>The link between "{a}" and "{b}" runs round the edge, but the board's edges are not joined. Add the line "wrap: x" to the board, or make the link a sea link.</extracomment>
        <translation>Die Verbindung zwischen "{a}" und "{b}" läuft um den Rand, aber die Ränder des Spielplans sind nicht verbunden. Ergänze beim Spielplan die Zeile "wrap: x", oder mache eine sea-Verbindung daraus.</translation>
    </message>
    <message>
        <source>map.not_a_board</source>
        <extracomment>This is not a board: a board file begins with fields such as "format: 1" and "id: my_board".</extracomment>
        <translation>Das ist kein Spielplan: Eine Spielplandatei beginnt mit Feldern wie "format: 1" und "id: my_board".</translation>
    </message>
    <message>
        <source>map.not_a_file</source>
        <extracomment>This is not a file. Name a board file that ends in .yaml.</extracomment>
        <translation>Das ist keine Datei. Nenne eine Spielplandatei, die auf .yaml endet.</translation>
    </message>
    <message>
        <source>map.not_above</source>
        <extracomment>"{field}" is {value}; it must be more than {limit}.</extracomment>
        <translation>"{field}" ist {value}; es muss mehr als {limit} sein.</translation>
    </message>
    <message>
        <source>map.not_connected</source>
        <extracomment>{count} territories can't be reached from the rest of the board: {names}. Add a link between the two parts.</extracomment>
        <translation>{count} Gebiete sind vom Rest des Spielplans aus nicht erreichbar: {names}. Füge eine Verbindung zwischen den beiden Teilen hinzu.</translation>
    </message>
    <message>
        <source>map.not_found</source>
        <extracomment>There is no such file. Check the name and the folder.</extracomment>
        <translation>Diese Datei gibt es nicht. Prüfe den Namen und den Ordner.</translation>
    </message>
    <message>
        <source>map.not_utf8</source>
        <extracomment>This line is not UTF-8 text. Save the file in your editor with the encoding UTF-8.</extracomment>
        <translation>Diese Zeile ist kein UTF-8-Text. Speichere die Datei in deinem Editor mit der Kodierung UTF-8.</translation>
    </message>
    <message>
        <source>map.ok</source>
        <extracomment>ok {file}</extracomment>
        <translation>ok {file}</translation>
    </message>
    <message>
        <source>map.outside</source>
        <extracomment>The point {value} lies outside the board, whose size is {size}. Move the point, or enlarge the board. In an outline only the first point is absolute, in tenths of a px.</extracomment>
        <translation>Der Punkt {value} liegt außerhalb des Spielplans, der {size} groß ist. Verschiebe den Punkt, oder vergrößere den Spielplan. In einem Umriss ist nur der erste Punkt absolut, in Zehntel-px.</translation>
    </message>
    <message>
        <source>map.picture_missing</source>
        <extracomment>The picture "{value}" is not beside the board file. Copy it there, or remove "sea".</extracomment>
        <translation>Das Bild "{value}" liegt nicht neben der Spielplandatei. Kopiere es dorthin, oder entferne "sea".</translation>
    </message>
    <message>
        <source>map.picture_name</source>
        <extracomment>"{value}" can't be the picture of the sea. Name a .webp, .png or .jpg file in the same folder as this file: no folder, only letters a-z, digits, and . - _</extracomment>
        <translation>"{value}" kann nicht das Bild des Meeres sein. Nenne eine .webp-, .png- oder .jpg-Datei im selben Ordner wie diese Datei: ohne Ordner davor, nur Buchstaben a-z, Ziffern und . - _</translation>
    </message>
    <message>
        <source>map.picture_place</source>
        <extracomment>The picture of the sea can't cover this rectangle: {value}. Give "origin" and "size" in board px.</extracomment>
        <translation>Das Bild des Meeres kann dieses Rechteck nicht bedecken: {value}. Gib "origin" und "size" in px des Spielplans an.</translation>
    </message>
    <message>
        <source>map.picture_too_large</source>
        <extracomment>The picture "{value}" is larger than {limit} MB. Save it smaller, for example as .webp.</extracomment>
        <translation>Das Bild "{value}" ist größer als {limit} MB. Speichere es kleiner, zum Beispiel als .webp.</translation>
    </message>
    <message>
        <source>map.radius_too_large</source>
        <extracomment>The radius r of "{name}" is {value}, but only {limit} px fit around the badge. Make r smaller, or move the badge.</extracomment>
        <translation>Der Radius r von "{name}" ist {value}, um das Schild passen aber nur {limit} px. Verkleinere r, oder verschiebe das Schild.</translation>
    </message>
    <message>
        <source>map.repeated_barrier</source>
        <extracomment>A barrier parts two different territories, and each pair only once. Change "{a}" and "{b}", or remove the pair.</extracomment>
        <translation>Eine Sperre trennt zwei verschiedene Gebiete, und jedes Paar nur einmal. Ändere "{a}" und "{b}", oder entferne das Paar.</translation>
    </message>
    <message>
        <source>map.repeated_id</source>
        <extracomment>The id "{name}" is used twice. Give each entry of this list an id of its own.</extracomment>
        <translation>Die ID "{name}" kommt zweimal vor. Gib jedem Eintrag dieser Liste eine eigene ID.</translation>
    </message>
    <message>
        <source>map.repeated_link</source>
        <extracomment>The link between "{a}" and "{b}" stands in the list already. A link counts in both directions; remove this one.</extracomment>
        <translation>Die Verbindung zwischen "{a}" und "{b}" steht schon in der Liste. Sie gilt in beide Richtungen; entferne diese.</translation>
    </message>
    <message>
        <source>map.ring_too_long</source>
        <extracomment>This outline has {count} points; {limit} at most. Simplify it.</extracomment>
        <translation>Dieser Umriss hat {count} Punkte; höchstens {limit}. Vereinfache ihn.</translation>
    </message>
    <message>
        <source>map.self_link</source>
        <extracomment>This link joins "{name}" to itself. Name two different territories, or remove the link.</extracomment>
        <translation>Diese Verbindung verbindet "{name}" mit sich selbst. Nenne zwei verschiedene Gebiete, oder entferne sie.</translation>
    </message>
    <message>
        <source>map.shared_id</source>
        <extracomment>The boards "{a}" and "{b}" can't be played together: both use the id "{name}". Rename it on one of them.</extracomment>
        <translation>Die Spielpläne "{a}" und "{b}" lassen sich nicht zusammen spielen: Beide benutzen die ID "{name}". Benenne sie auf einem davon um.</translation>
    </message>
    <message>
        <source>map.short_ring</source>
        <extracomment>This outline has too few points ({count}); at least {limit} needed.</extracomment>
        <translation>Dieser Umriss hat zu wenige Punkte ({count}); mindestens {limit} nötig.</translation>
    </message>
    <message>
        <source>map.sinking_parts</source>
        <extracomment>If all territories with the tag "sinks" are gone, the rest of the board falls apart. Add a link between the parts that stay, or remove the tag.</extracomment>
        <translation>Wenn alle Gebiete mit dem Tag "sinks" verschwunden sind, zerfällt der Rest des Spielplans. Füge eine Verbindung zwischen den Teilen hinzu, die bleiben, oder entferne das Tag.</translation>
    </message>
    <message>
        <source>map.text_empty</source>
        <extracomment>"{field}" is empty. Write a text of at least {limit} character.</extracomment>
        <translation>"{field}" ist leer. Schreibe einen Text mit mindestens {limit} Zeichen.</translation>
    </message>
    <message>
        <source>map.text_too_long</source>
        <extracomment>"{field}" is too long: {limit} characters at most. Shorten it.</extracomment>
        <translation>"{field}" ist zu lang: höchstens {limit} Zeichen. Kürze es.</translation>
    </message>
    <message>
        <source>map.too_large</source>
        <extracomment>"{field}" is {value}; it may be {limit} at most.</extracomment>
        <translation>"{field}" ist {value}; höchstens {limit} ist erlaubt.</translation>
    </message>
    <message>
        <source>map.too_many_bytes</source>
        <extracomment>The file is larger than {limit} MB, so it was not read. Simplify the outlines: a board needs about 0.1 MB.</extracomment>
        <translation>Die Datei ist größer als {limit} MB und wurde deshalb nicht gelesen. Vereinfache die Umrisse: Ein Spielplan braucht etwa 0,1 MB.</translation>
    </message>
    <message>
        <source>map.too_many_points</source>
        <extracomment>The outlines have {count} points together; {limit} at most. Simplify them.</extracomment>
        <translation>Die Umrisse haben zusammen {count} Punkte; höchstens {limit}. Vereinfache sie.</translation>
    </message>
    <message>
        <source>map.too_many_tags</source>
        <extracomment>There are {count} tags; {limit} at most. Remove some.</extracomment>
        <translation>Es sind {count} Tags; höchstens {limit}. Entferne einige.</translation>
    </message>
    <message>
        <source>map.too_small</source>
        <extracomment>"{field}" is {value}; it must be {limit} at least.</extracomment>
        <translation>"{field}" ist {value}; mindestens {limit} ist nötig.</translation>
    </message>
    <message>
        <source>map.uneven_cards</source>
        <extracomment>The card symbols are not spread evenly: infantry {infantry}, cavalry {cavalry}, artillery {artillery}. The counts may differ by one.</extracomment>
        <translation>Die Kartensymbole sind nicht gleichmäßig verteilt: infantry {infantry}, cavalry {cavalry}, artillery {artillery}. Die Anzahlen dürfen sich um eins unterscheiden.</translation>
    </message>
    <message>
        <source>map.unknown_choice</source>
        <extracomment>"{name}" is not possible for "{field}". Choose one of: {choices}.</extracomment>
        <translation>"{name}" ist für "{field}" nicht möglich. Wähle eines von: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_choice_near</source>
        <extracomment>"{name}" is not possible for "{field}". Did you mean "{suggestion}"?</extracomment>
        <translation>"{name}" ist für "{field}" nicht möglich. Meintest du "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_field</source>
        <extracomment>The field "{name}" is unknown here. Remove it; the possible fields are: {choices}.</extracomment>
        <translation>Das Feld "{name}" ist hier unbekannt. Entferne es; möglich sind: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_field_near</source>
        <extracomment>The field "{name}" is unknown here. Did you mean "{suggestion}"?</extracomment>
        <translation>Das Feld "{name}" ist hier unbekannt. Meintest du "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_parted</source>
        <extracomment>This barrier names the territory "{name}", which the board doesn't have. Use the id of a territory: {choices}.</extracomment>
        <translation>Diese Sperre nennt das Gebiet "{name}", das der Spielplan nicht hat. Verwende die Id eines Gebiets: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_parted_near</source>
        <extracomment>This barrier names the territory "{name}", which the board doesn't have. Did you mean "{suggestion}"?</extracomment>
        <translation>Diese Sperre nennt das Gebiet "{name}", das der Spielplan nicht hat. Meintest du "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_region</source>
        <extracomment>The territory "{territory}" is in the region "{name}", which this board doesn't have. Its regions are: {choices}.</extracomment>
        <translation>Das Gebiet "{territory}" liegt in der Region "{name}", die dieser Spielplan nicht hat. Seine Regionen sind: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_region_near</source>
        <extracomment>The territory "{territory}" is in the region "{name}", which this board doesn't have. Did you mean "{suggestion}"?</extracomment>
        <translation>Das Gebiet "{territory}" liegt in der Region "{name}", die dieser Spielplan nicht hat. Meintest du "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_territory</source>
        <extracomment>This link names the territory "{name}", which the board doesn't have. Use the id of a territory: {choices}.</extracomment>
        <translation>Diese Verbindung nennt das Gebiet "{name}", das der Spielplan nicht hat. Nimm die ID eines Gebiets: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_territory_near</source>
        <extracomment>This link names the territory "{name}", which the board doesn't have. Did you mean "{suggestion}"?</extracomment>
        <translation>Diese Verbindung nennt das Gebiet "{name}", das der Spielplan nicht hat. Meintest du "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_variant</source>
        <extracomment>The board "{board}" has no variant "{name}". Its variants are: {choices}.</extracomment>
        <translation>Der Spielplan "{board}" hat keine Variante "{name}". Seine Varianten sind: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_variant_near</source>
        <extracomment>The board "{board}" has no variant "{name}". Did you mean "{suggestion}"?</extracomment>
        <translation>Der Spielplan "{board}" hat keine Variante "{name}". Meintest du "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unknown_variant_region</source>
        <extracomment>The variant "{variant}" leaves out the region "{name}", which this board doesn't have. Its regions are: {choices}.</extracomment>
        <translation>Die Variante "{variant}" lässt die Region "{name}" weg, die dieser Spielplan nicht hat. Seine Regionen sind: {choices}.</translation>
    </message>
    <message>
        <source>map.unknown_variant_region_near</source>
        <extracomment>The variant "{variant}" leaves out the region "{name}", which this board doesn't have. Did you mean "{suggestion}"?</extracomment>
        <translation>Die Variante "{variant}" lässt die Region "{name}" weg, die dieser Spielplan nicht hat. Meintest du "{suggestion}"?</translation>
    </message>
    <message>
        <source>map.unreadable</source>
        <extracomment>The file can't be read. Check that you may read it and that it isn't in use by another program.</extracomment>
        <translation>Die Datei lässt sich nicht lesen. Prüfe, ob du sie lesen darfst und ob ein anderes Programm sie benutzt.</translation>
    </message>
    <message>
        <source>map.variant_empty</source>
        <extracomment>The variant "{variant}" leaves fewer than two territories. Leave out fewer regions, or remove the variant.</extracomment>
        <translation>Die Variante "{variant}" lässt weniger als zwei Gebiete übrig. Lass weniger Regionen weg, oder entferne die Variante.</translation>
    </message>
    <message>
        <source>map.wrong_format</source>
        <extracomment>The format {value} is unknown; this program reads format {format}. A higher number needs a newer version of the program.</extracomment>
        <translation>Das Format {value} ist unbekannt; dieses Programm liest Format {format}. Eine höhere Nummer braucht eine neuere Version des Programms.</translation>
    </message>
    <message>
        <source>map.wrong_value</source>
        <extracomment>"{field}" has a value that doesn't fit: {value}. Compare it with the example in docs/maps.md.</extracomment>
        <translation>"{field}" hat einen unpassenden Wert: {value}. Vergleiche ihn mit dem Beispiel in docs/maps.md.</translation>
    </message>
    <message>
        <source>map.yaml_anchor</source>
        <extracomment>References (&amp;{name} and *{name}) are not allowed in a board file. Write the value out in full, or put it in quotes if it is a text.</extracomment>
        <translation>Verweise (&amp;{name} und *{name}) sind in einer Spielplandatei nicht erlaubt. Schreibe den Wert aus, oder setze ihn in Anführungszeichen, wenn er ein Text ist.</translation>
    </message>
    <message>
        <source>map.yaml_bracket</source>
        <extracomment>The brackets that open here don't match. Check for a missing closing bracket and for missing commas.</extracomment>
        <translation>Die Klammern, die hier öffnen, passen nicht. Prüfe, ob eine schließende Klammer oder ein Komma fehlt.</translation>
    </message>
    <message>
        <source>map.yaml_character</source>
        <extracomment>The character {code} is not allowed in the file. Delete it; it is probably invisible.</extracomment>
        <translation>Das Zeichen {code} ist in der Datei nicht erlaubt. Lösche es; wahrscheinlich ist es unsichtbar.</translation>
    </message>
    <message>
        <source>map.yaml_colon</source>
        <extracomment>A colon is missing or misplaced. A field is "name: value" with a space after the colon; put a text with a colon in quotes.</extracomment>
        <translation>Ein Doppelpunkt fehlt oder steht falsch. Ein Feld ist "Name: Wert" mit Leerzeichen nach dem Doppelpunkt; setze einen Text mit Doppelpunkt in Anführungszeichen.</translation>
    </message>
    <message>
        <source>map.yaml_documents</source>
        <extracomment>A second document begins here. A file holds one board: remove the line with "---" or put the rest in a file of its own.</extracomment>
        <translation>Hier beginnt ein zweites Dokument. Eine Datei enthält einen Spielplan: Entferne die Zeile mit "---" oder lege den Rest in eine eigene Datei.</translation>
    </message>
    <message>
        <source>map.yaml_duplicate</source>
        <extracomment>The field "{name}" stands here a second time. Keep one of the two.</extracomment>
        <translation>Das Feld "{name}" steht hier zum zweiten Mal. Behalte eines von beiden.</translation>
    </message>
    <message>
        <source>map.yaml_key</source>
        <extracomment>A field's name must be a plain word, such as "badge". Check the brackets before the colon.</extracomment>
        <translation>Der Name eines Feldes muss ein einfaches Wort sein, etwa "badge". Prüfe die Klammern vor dem Doppelpunkt.</translation>
    </message>
    <message>
        <source>map.yaml_quote</source>
        <extracomment>The text that begins here is not ended properly. Close the quotation mark, and write \ as \\ inside double quotes.</extracomment>
        <translation>Der Text, der hier beginnt, endet nicht richtig. Schließe das Anführungszeichen und schreibe \ zwischen doppelten Anführungszeichen als \\.</translation>
    </message>
    <message>
        <source>map.yaml_syntax</source>
        <extracomment>This line can't be read as YAML. Compare its indentation and its punctuation with the lines around it.</extracomment>
        <translation>Diese Zeile lässt sich nicht als YAML lesen. Vergleiche Einrückung und Satzzeichen mit den Zeilen davor und danach.</translation>
    </message>
    <message>
        <source>map.yaml_tab</source>
        <extracomment>There is a tab where YAML expects spaces. Indent with spaces only.</extracomment>
        <translation>Hier steht ein Tabulator, wo YAML Leerzeichen erwartet. Rücke nur mit Leerzeichen ein.</translation>
    </message>
    <message>
        <source>map.yaml_tag</source>
        <extracomment>The tag {name} is not allowed in a board file. Remove it, or put the value in quotes if it is a text.</extracomment>
        <translation>Das Tag {name} ist in einer Spielplandatei nicht erlaubt. Entferne es, oder setze den Wert in Anführungszeichen, wenn er ein Text ist.</translation>
    </message>
    <message>
        <source>map.yaml_too_deep</source>
        <extracomment>Lists and fields are nested more than {limit} deep here. A board needs 6 levels; check the brackets and the indentation.</extracomment>
        <translation>Listen und Felder sind hier mehr als {limit} Ebenen tief verschachtelt. Ein Spielplan braucht 6; prüfe Klammern und Einrückung.</translation>
    </message>
    <message>
        <source>map.yaml_too_many</source>
        <extracomment>The file holds more than {limit} values. Write each outline as one text ("400,600 350,-200 …") instead of a list of numbers.</extracomment>
        <translation>Die Datei enthält mehr als {limit} Werte. Schreibe jeden Umriss als einen Text ("400,600 350,-200 …") statt als Liste von Zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>march.beyond</source>
        <extracomment>Afterlife ({n} army) | Afterlife ({n} armies)</extracomment>
        <translation>
            <numerusform>Jenseits ({n} Armee)</numerusform>
            <numerusform>Jenseits ({n} Armeen)</numerusform>
        </translation>
    </message>
    <message>
        <source>march.enter</source>
        <extracomment>{target} is empty: go in?</extracomment>
        <translation>{target} ist leer: einrücken?</translation>
    </message>
    <message>
        <source>march.enter_go</source>
        <extracomment>Go in</extracomment>
        <translation>Einrücken</translation>
    </message>
    <message>
        <source>march.enter_help</source>
        <extracomment>Nobody stands there, so no dice are needed.</extracomment>
        <translation>Dort steht niemand, also wird nicht gewürfelt.</translation>
    </message>
    <message>
        <source>march.from</source>
        <extracomment>Attack in the Underworld: from where?</extracomment>
        <translation>Angriff in der Unterwelt: von wo?</translation>
    </message>
    <message>
        <source>march.from_help</source>
        <extracomment>Click a field of yours, or your Afterlife. No gods help here.</extracomment>
        <translation>Klicke auf ein Feld von dir oder auf dein Jenseits. Götter helfen hier nicht.</translation>
    </message>
    <message>
        <source>march.roll_help</source>
        <extracomment>Ties go to the defender; who falls here is gone for good.</extracomment>
        <translation>Gleichstand geht an den Verteidiger; wer hier fällt, ist für immer fort.</translation>
    </message>
    <message>
        <source>march.stop</source>
        <extracomment>End the turn</extracomment>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>march.to</source>
        <extracomment>From {origin}: against which field?</extracomment>
        <translation>Aus {origin}: gegen welches Feld?</translation>
    </message>
    <message>
        <source>march.to_help</source>
        <extracomment>What can be reached glows. Esc takes the origin back.</extracomment>
        <translation>Was erreichbar ist, leuchtet. Esc nimmt die Herkunft zurück.</translation>
    </message>
    <message numerus="yes">
        <source>market.buy</source>
        <extracomment>Buy {n} card for {money} | Buy {n} cards for {money}</extracomment>
        <translation>
            <numerusform>{n} Karte für {money} kaufen</numerusform>
            <numerusform>{n} Karten für {money} kaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>market.buy_some</source>
        <extracomment>Buy cards</extracomment>
        <translation>Karten kaufen</translation>
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
        <translation>Atomstapel</translation>
    </message>
    <message>
        <source>market.deck.ad2210.space</source>
        <extracomment>Space deck</extracomment>
        <translation>Raumstapel</translation>
    </message>
    <message>
        <source>market.deck.godstorm.death</source>
        <extracomment>Death deck</extracomment>
        <translation>Todesstapel</translation>
    </message>
    <message>
        <source>market.deck.godstorm.magic</source>
        <extracomment>Magic deck</extracomment>
        <translation>Magiestapel</translation>
    </message>
    <message>
        <source>market.deck.godstorm.sky</source>
        <extracomment>Sky deck</extracomment>
        <translation>Himmelsstapel</translation>
    </message>
    <message>
        <source>market.deck.godstorm.war</source>
        <extracomment>War deck</extracomment>
        <translation>Kriegsstapel</translation>
    </message>
    <message>
        <source>market.empty</source>
        <extracomment>sold out</extracomment>
        <translation>ausverkauft</translation>
    </message>
    <message>
        <source>market.fewer</source>
        <extracomment>One fewer: {deck}</extracomment>
        <translation>Eine weniger: {deck}</translation>
    </message>
    <message>
        <source>market.have</source>
        <extracomment>You have {money}; after this {left} are left.</extracomment>
        <translation>Du hast {money}; danach bleiben {left}.</translation>
    </message>
    <message numerus="yes">
        <source>market.help</source>
        <extracomment>Choose one card for {money} before you look at it. | Choose up to {n} cards, {money} each. All are chosen and paid before you look at one.</extracomment>
        <translation>
            <numerusform>Wähle eine Karte für {money}, bevor du sie ansiehst.</numerusform>
            <numerusform>Wähle bis zu {n} Karten, je {money}. Alle werden gewählt und bezahlt, bevor du eine ansiehst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>market.left</source>
        <extracomment>{n} card left | {n} cards left</extracomment>
        <translation>
            <numerusform>noch {n} Karte</numerusform>
            <numerusform>noch {n} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>market.locked</source>
        <extracomment>needs {piece} in play</extracomment>
        <translation>braucht: {piece} im Spiel</translation>
    </message>
    <message>
        <source>market.more</source>
        <extracomment>One more: {deck}</extracomment>
        <translation>Eine mehr: {deck}</translation>
    </message>
    <message>
        <source>market.none</source>
        <extracomment>Buy none</extracomment>
        <translation>Keine kaufen</translation>
    </message>
    <message>
        <source>market.show</source>
        <extracomment>Show the decks</extracomment>
        <translation>Stapel zeigen</translation>
    </message>
    <message>
        <source>market.title</source>
        <extracomment>Buy cards</extracomment>
        <translation>Karten kaufen</translation>
    </message>
    <message>
        <source>miracle.at</source>
        <extracomment>At {targets}. Space plays it, Esc takes it back.</extracomment>
        <translation>Ziel: {targets}. Leertaste spielt aus, Esc nimmt zurück.</translation>
    </message>
    <message>
        <source>miracle.choose.deck</source>
        <extracomment>Choose a deck in the list.</extracomment>
        <translation>Wähle einen Stapel in der Liste.</translation>
    </message>
    <message>
        <source>miracle.choose.god</source>
        <extracomment>Choose a god in the list.</extracomment>
        <translation>Wähle einen Gott in der Liste.</translation>
    </message>
    <message>
        <source>miracle.choose.player</source>
        <extracomment>Choose a player in the list.</extracomment>
        <translation>Wähle einen Spieler in der Liste.</translation>
    </message>
    <message>
        <source>miracle.choose.relic</source>
        <extracomment>Choose a relic in the list.</extracomment>
        <translation>Wähle eine Reliquie in der Liste.</translation>
    </message>
    <message>
        <source>miracle.choose.territory</source>
        <extracomment>Click a territory that glows.</extracomment>
        <translation>Klicke auf ein Gebiet, das leuchtet.</translation>
    </message>
    <message>
        <source>miracle.help</source>
        <extracomment>Choose a bright card, by click or number, or go on.</extracomment>
        <translation>Wähle eine helle Karte, mit Klick oder Ziffer, oder geh weiter.</translation>
    </message>
    <message>
        <source>miracle.none</source>
        <extracomment>No more miracles</extracomment>
        <translation>Keine Wunder mehr</translation>
    </message>
    <message>
        <source>miracle.title</source>
        <extracomment>Play a miracle?</extracomment>
        <translation>Ein Wunder wirken?</translation>
    </message>
    <message>
        <source>miracle.told.box</source>
        <extracomment>Pandora's Box of {name} opens: {card}</extracomment>
        <translation>Die Büchse der Pandora von {name} öffnet sich: {card}</translation>
    </message>
    <message>
        <source>miracle.told.cancelled</source>
        <extracomment>{card} has no effect</extracomment>
        <translation>{card} bleibt ohne Wirkung</translation>
    </message>
    <message>
        <source>miracle.told.destroyed</source>
        <extracomment>A relic of {name} is destroyed: {relic}</extracomment>
        <translation>Eine Reliquie von {name} ist zerstört: {relic}</translation>
    </message>
    <message numerus="yes">
        <source>miracle.told.discarded</source>
        <extracomment>{name} discards {n} card | {name} discards {n} cards</extracomment>
        <translation>
            <numerusform>{name} wirft {n} Karte ab</numerusform>
            <numerusform>{name} wirft {n} Karten ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>miracle.told.fire</source>
        <extracomment>{name} adds {n} in god wars of this turn | {name} adds {n} in god wars of this turn</extracomment>
        <translation>
            <numerusform>{name} zählt in Götterkämpfen dieses Zuges {n} hinzu</numerusform>
            <numerusform>{name} zählt in Götterkämpfen dieses Zuges {n} hinzu</numerusform>
        </translation>
    </message>
    <message>
        <source>miracle.told.gained</source>
        <extracomment>{name} has a new relic: {relic}</extracomment>
        <translation>{name} hat eine neue Reliquie: {relic}</translation>
    </message>
    <message>
        <source>miracle.told.hallowed</source>
        <extracomment>Nobody may attack {territory} in this turn</extracomment>
        <translation>Niemand darf {territory} in diesem Zug angreifen</translation>
    </message>
    <message>
        <source>miracle.told.no_target</source>
        <extracomment>it finds no target</extracomment>
        <translation>sie findet kein Ziel</translation>
    </message>
    <message>
        <source>miracle.told.nothing</source>
        <extracomment>it brings nothing</extracomment>
        <translation>ohne Ertrag</translation>
    </message>
    <message>
        <source>miracle.told.plundered</source>
        <extracomment>{name} plunders a relic: {relic}</extracomment>
        <translation>{name} raubt eine Reliquie: {relic}</translation>
    </message>
    <message>
        <source>miracle.told.shield</source>
        <extracomment>{name} raises the Aegis</extracomment>
        <translation>{name} hebt die Ägis</translation>
    </message>
    <message>
        <source>miracle.told.struck</source>
        <extracomment>{card}: the lot falls on a continent</extracomment>
        <translation>{card}: Das Los fällt auf einen Kontinent</translation>
    </message>
    <message>
        <source>miracle.told.swapped</source>
        <extracomment>{name} has to exchange two garrisons</extracomment>
        <translation>{name} muss zwei Besatzungen tauschen</translation>
    </message>
    <message>
        <source>miracle.told.turned_back</source>
        <extracomment>It is epoch {epoch} again</extracomment>
        <translation>Es ist wieder Epoche {epoch}</translation>
    </message>
    <message>
        <source>miracle.told.worked</source>
        <extracomment>{relic} works for {name}</extracomment>
        <translation>{relic} wirkt für {name}</translation>
    </message>
    <message>
        <source>missions.and</source>
        <extracomment>{first} and {last}</extracomment>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>missions.file.deed</source>
        <extracomment>{name}: {id} is claimed after a conquest (on_event), so its goal must be something done in one turn.</extracomment>
        <translation>{name}: {id} wird nach einer Eroberung gezeigt (on_event), also muss das Ziel etwas sein, das in einem Zug geschieht.</translation>
    </message>
    <message>
        <source>missions.file.rank</source>
        <extracomment>{name}: in a deck either every mission has a rank and a moment to be claimed, or none has. Look at {id}.</extracomment>
        <translation>{name}: In einem Stapel hat jede Mission einen Rang und einen Zeitpunkt, oder keine. Sieh dir {id} an.</translation>
    </message>
    <message>
        <source>missions.file.shape</source>
        <extracomment>{name} has not the shape of a file of missions: {fault}</extracomment>
        <translation>{name} hat nicht die Form einer Datei mit Missionen: {fault}</translation>
    </message>
    <message>
        <source>missions.file.too_large</source>
        <extracomment>{name} is larger than {limit} kB: that is no file of missions.</extracomment>
        <translation>{name} ist größer als {limit} kB: Das ist keine Datei mit Missionen.</translation>
    </message>
    <message>
        <source>missions.file.twice</source>
        <extracomment>{name}: the mission {id} is there twice. Give one of them another id.</extracomment>
        <translation>{name}: Die Mission {id} ist zweimal da. Gib einer von beiden eine andere id.</translation>
    </message>
    <message>
        <source>missions.file.unreadable</source>
        <extracomment>The missions in {name} can't be read. Install the program again.</extracomment>
        <translation>Die Missionen in {name} können nicht gelesen werden. Installiere das Programm neu.</translation>
    </message>
    <message>
        <source>missions.goal.colour</source>
        <extracomment>Drive {player} off the board.</extracomment>
        <translation>Vertreibe {player} vom Spielplan.</translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.conquest_regions</source>
        <extracomment>Conquer a territory in one turn. | Conquer territories on {n} different continents in one turn.</extracomment>
        <translation>
            <numerusform>Erobere ein Gebiet in einem Zug.</numerusform>
            <numerusform>Erobere in einem Zug Gebiete auf {n} verschiedenen Kontinenten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.conquest_victims</source>
        <extracomment>Conquer a territory from each of {players} opponents in one turn. | Conquer {n} territories from each of {players} opponents in one turn.</extracomment>
        <translation>
            <numerusform>Erobere in einem Zug ein Gebiet von jedem von {players} Gegnern.</numerusform>
            <numerusform>Erobere in einem Zug je {n} Gebiete von {players} Gegnern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.conquests</source>
        <extracomment>Conquer a territory in one turn. | Conquer {n} territories in one turn.</extracomment>
        <translation>
            <numerusform>Erobere ein Gebiet in einem Zug.</numerusform>
            <numerusform>Erobere {n} Gebiete in einem Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.garrisons</source>
        <extracomment>Keep {armies} armies or more in one territory. | Keep {armies} armies or more in each of {n} territories.</extracomment>
        <translation>
            <numerusform>Halte {armies} oder mehr Armeen in einem Gebiet.</numerusform>
            <numerusform>Halte {armies} oder mehr Armeen in jedem von {n} Gebieten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.group</source>
        <extracomment>Hold {n} territory. | Hold {n} territories that are connected with each other.</extracomment>
        <translation>
            <numerusform>Halte {n} Gebiet.</numerusform>
            <numerusform>Halte {n} Gebiete, die miteinander verbunden sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.presence</source>
        <extracomment>Hold a territory on each of {regions} continents. | Hold at least {n} territories on each of {regions} continents.</extracomment>
        <translation>
            <numerusform>Halte ein Gebiet auf jedem von {regions} Kontinenten.</numerusform>
            <numerusform>Halte mindestens {n} Gebiete auf jedem von {regions} Kontinenten.</numerusform>
        </translation>
    </message>
    <message>
        <source>missions.goal.region_break</source>
        <extracomment>Break a continent that an opponent held completely when your turn began.</extracomment>
        <translation>Brich in einen Kontinent ein, den ein Gegner am Anfang deines Zuges vollständig hielt.</translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.region_count</source>
        <extracomment>Hold one complete continent, whichever you like. | Hold {n} complete continents, whichever you like.</extracomment>
        <translation>
            <numerusform>Halte einen ganzen Kontinent deiner Wahl.</numerusform>
            <numerusform>Halte {n} ganze Kontinente deiner Wahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>missions.goal.regions</source>
        <extracomment>Hold {regions} completely.</extracomment>
        <translation>Halte {regions} vollständig.</translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.regions_and_others</source>
        <extracomment>Hold {regions} completely, and one more continent of your choice. | Hold {regions} completely, and {n} more continents of your choice.</extracomment>
        <translation>
            <numerusform>Halte {regions} vollständig, dazu einen weiteren Kontinent deiner Wahl.</numerusform>
            <numerusform>Halte {regions} vollständig, dazu {n} weitere Kontinente deiner Wahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.removals</source>
        <extracomment>Remove an opponent's last army. | Remove the last armies of {n} opponents in one turn.</extracomment>
        <translation>
            <numerusform>Schlage die letzte Armee eines Gegners.</numerusform>
            <numerusform>Schlage in einem Zug die letzten Armeen von {n} Gegnern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.sea_conquests</source>
        <extracomment>Conquer a territory across the sea. | Conquer {n} territories across the sea in one turn.</extracomment>
        <translation>
            <numerusform>Erobere ein Gebiet über See.</numerusform>
            <numerusform>Erobere in einem Zug {n} Gebiete über See.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.strong_garrison</source>
        <extracomment>Conquer a territory that was held by {n} army or more. | Conquer a territory that was held by {n} armies or more.</extracomment>
        <translation>
            <numerusform>Erobere ein Gebiet, in dem {n} oder mehr Armeen standen.</numerusform>
            <numerusform>Erobere ein Gebiet, in dem {n} oder mehr Armeen standen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.strong_territories</source>
        <extracomment>Hold {n} territory with at least {armies} armies in it. | Hold {n} territories with at least {armies} armies in each.</extracomment>
        <translation>
            <numerusform>Halte {n} Gebiet mit mindestens {armies} Armeen.</numerusform>
            <numerusform>Halte {n} Gebiete mit jeweils mindestens {armies} Armeen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.goal.territories</source>
        <extracomment>Hold {n} territory. | Hold {n} territories.</extracomment>
        <translation>
            <numerusform>Halte {n} Gebiet.</numerusform>
            <numerusform>Halte {n} Gebiete.</numerusform>
        </translation>
    </message>
    <message>
        <source>missions.hidden</source>
        <extracomment>A secret mission</extracomment>
        <translation>Eine geheime Mission</translation>
    </message>
    <message>
        <source>missions.moment.any_time</source>
        <extracomment>You win as soon as it is fulfilled, whoever brings it about.</extracomment>
        <translation>Du gewinnst, sobald sie erfüllt ist, wer immer es herbeiführt.</translation>
    </message>
    <message>
        <source>missions.moment.battle_end</source>
        <extracomment>Show it after your last battle, before you move armies.</extracomment>
        <translation>Zeig sie nach deinem letzten Kampf, bevor du Armeen verlegst.</translation>
    </message>
    <message>
        <source>missions.moment.on_event</source>
        <extracomment>Show it at once, after the conquest that fulfils it.</extracomment>
        <translation>Zeig sie sofort, nach der Eroberung, die sie erfüllt.</translation>
    </message>
    <message>
        <source>missions.moment.own_turn</source>
        <extracomment>You win as soon as it is fulfilled in your own turn.</extracomment>
        <translation>Du gewinnst, sobald sie in deinem eigenen Zug erfüllt ist.</translation>
    </message>
    <message>
        <source>missions.moment.turn_end</source>
        <extracomment>Show it at the end of your turn, before you draw a card.</extracomment>
        <translation>Zeig sie am Ende deines Zuges, bevor du eine Karte ziehst.</translation>
    </message>
    <message>
        <source>missions.moment.turn_start</source>
        <extracomment>Show it when your turn begins, before you count your armies.</extracomment>
        <translation>Zeig sie am Anfang deines Zuges, bevor du deine Armeen zählst.</translation>
    </message>
    <message>
        <source>missions.or</source>
        <extracomment>{first} or {last}</extracomment>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>missions.rank.captain</source>
        <extracomment>Captain</extracomment>
        <translation>Hauptmann</translation>
    </message>
    <message>
        <source>missions.rank.colonel</source>
        <extracomment>Colonel</extracomment>
        <translation>Oberst</translation>
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
            <numerusform>{done} von {n} verbunden</numerusform>
            <numerusform>{done} von {n} verbunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.garrisons</source>
        <extracomment>{done} of {n} garrison | {done} of {n} garrisons</extracomment>
        <translation>
            <numerusform>{done} von {n} Garnison</numerusform>
            <numerusform>{done} von {n} Garnisonen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.left</source>
        <extracomment>{n} territory left to them | {n} territories left to them</extracomment>
        <translation>
            <numerusform>Noch {n} Gebiet übrig</numerusform>
            <numerusform>Noch {n} Gebiete übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.regions</source>
        <extracomment>{done} of {n} continent | {done} of {n} continents</extracomment>
        <translation>
            <numerusform>{done} von {n} Kontinent</numerusform>
            <numerusform>{done} von {n} Kontinenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.territories</source>
        <extracomment>{done} of {n} territory | {done} of {n} territories</extracomment>
        <translation>
            <numerusform>{done} von {n} Gebiet</numerusform>
            <numerusform>{done} von {n} Gebieten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missions.tally.turn</source>
        <extracomment>{done} of {n} this turn | {done} of {n} this turn</extracomment>
        <translation>
            <numerusform>{done} von {n} in diesem Zug</numerusform>
            <numerusform>{done} von {n} in diesem Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.energy.amount</source>
        <extracomment>{n} energy | {n} energy</extracomment>
        <translation>
            <numerusform>{n} Energie</numerusform>
            <numerusform>{n} Energie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.energy.gained</source>
        <extracomment>{lands} from territories, {regions} from regions; you also got {n} energy, and a MOD at each station. | {lands} from territories, {regions} from regions; you also got {n} energy, and a MOD at each station.</extracomment>
        <translation>
            <numerusform>{lands} für Gebiete, {regions} für Regionen; du bekamst auch {n} Energie und an jeder Station einen MOD.</numerusform>
            <numerusform>{lands} für Gebiete, {regions} für Regionen; du bekamst auch {n} Energie und an jeder Station einen MOD.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.faith.amount</source>
        <extracomment>{n} faith | {n} faith</extracomment>
        <translation>
            <numerusform>{n} Glaube</numerusform>
            <numerusform>{n} Glaube</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>money.faith.gained</source>
        <extracomment>{lands} from territories, {regions} from continents; you have got {n} faith too, and each temple its army. | {lands} from territories, {regions} from continents; you have got {n} faith too, and each temple its army.</extracomment>
        <translation>
            <numerusform>{lands} für Gebiete, {regions} für Kontinente; {n} Glauben hast du schon, jeder Tempel seine Armee.</numerusform>
            <numerusform>{lands} für Gebiete, {regions} für Kontinente; {n} Glauben hast du schon, jeder Tempel seine Armee.</numerusform>
        </translation>
    </message>
    <message>
        <source>odds.attackers_left</source>
        <extracomment>Attackers left on average</extracomment>
        <translation>Übrige Angreifer im Mittel</translation>
    </message>
    <message>
        <source>odds.defenders_left</source>
        <extracomment>Defenders left on average</extracomment>
        <translation>Übrige Verteidiger im Mittel</translation>
    </message>
    <message>
        <source>odds.dice</source>
        <extracomment>{attack} against {defence}</extracomment>
        <translation>{attack} gegen {defence}</translation>
    </message>
    <message>
        <source>odds.error.attackers</source>
        <extracomment>The attacking territory needs {least} to {most} armies, not {given}, as one has to stay behind.</extracomment>
        <translation>Das angreifende Gebiet braucht {least} bis {most} Armeen, nicht {given}, denn eine muss zurückbleiben.</translation>
    </message>
    <message>
        <source>odds.error.attackers</source>
        <comment>ad2210</comment>
        <extracomment>The attacking territory needs {least} to {most} units, not {given}, as one has to stay behind.</extracomment>
        <translation>Das angreifende Gebiet braucht {least} bis {most} Einheiten, nicht {given}, denn eine muss zurückbleiben.</translation>
    </message>
    <message>
        <source>odds.error.defenders</source>
        <extracomment>The territory under attack needs {least} to {most} armies, not {given}.</extracomment>
        <translation>Das angegriffene Gebiet braucht {least} bis {most} Armeen, nicht {given}.</translation>
    </message>
    <message>
        <source>odds.error.defenders</source>
        <comment>ad2210</comment>
        <extracomment>The territory under attack needs {least} to {most} units, not {given}.</extracomment>
        <translation>Das angegriffene Gebiet braucht {least} bis {most} Einheiten, nicht {given}.</translation>
    </message>
    <message>
        <source>odds.error.dice</source>
        <extracomment>{option} {given}: expected one to {count} dice with {least} to {most} sides each, such as 8,6.</extracomment>
        <translation>{option} {given}: Erwartet werden ein bis {count} Würfel mit je {least} bis {most} Seiten, zum Beispiel 8,6.</translation>
    </message>
    <message>
        <source>odds.error.edition</source>
        <extracomment>There is no rule set "{edition}"; choose one of {known}.</extracomment>
        <translation>Es gibt kein Regelwerk „{edition}“; wähle eines von {known}.</translation>
    </message>
    <message>
        <source>odds.first_roll</source>
        <extracomment>First roll: {dice}</extracomment>
        <translation>Erster Wurf: {dice}</translation>
    </message>
    <message>
        <source>odds.god_war.equal</source>
        <extracomment>Chance of equal totals</extracomment>
        <translation>Chance auf gleiche Summen</translation>
    </message>
    <message>
        <source>odds.god_war.title</source>
        <extracomment>One round of a god war: {dice}</extracomment>
        <translation>Eine Runde eines Götterkampfs: {dice}</translation>
    </message>
    <message>
        <source>odds.losses</source>
        <extracomment>Attacker loses {attacker}, defender {defender}</extracomment>
        <translation>Angreifer verliert {attacker}, Verteidiger {defender}</translation>
    </message>
    <message>
        <source>odds.title</source>
        <extracomment>Attack with {attackers} armies, one of which has to stay, on {defenders}</extracomment>
        <translation>Angriff mit {attackers} Armeen, von denen eine zurückbleiben muss, auf {defenders}</translation>
    </message>
    <message>
        <source>odds.title</source>
        <comment>ad2210</comment>
        <extracomment>Invade with {attackers} units, one of which has to stay, against {defenders}</extracomment>
        <translation>Invasion mit {attackers} Einheiten, von denen eine zurückbleiben muss, gegen {defenders}</translation>
    </message>
    <message>
        <source>odds.win</source>
        <extracomment>Chance that the attacker wins</extracomment>
        <translation>Chance, dass der Angreifer gewinnt</translation>
    </message>
    <message>
        <source>outcome.capitals</source>
        <extracomment>Enough capitals are in one hand.</extracomment>
        <translation>Genug Hauptstädte sind in einer Hand.</translation>
    </message>
    <message>
        <source>outcome.last_standing</source>
        <extracomment>Nobody else is left.</extracomment>
        <translation>Niemand sonst ist übrig.</translation>
    </message>
    <message>
        <source>outcome.mission</source>
        <extracomment>The secret mission is fulfilled.</extracomment>
        <translation>Die geheime Mission ist erfüllt.</translation>
    </message>
    <message>
        <source>outcome.missions</source>
        <extracomment>All missions of one player are fulfilled.</extracomment>
        <translation>Alle Missionen eines Spielers sind erfüllt.</translation>
    </message>
    <message>
        <source>outcome.round_limit</source>
        <extracomment>The last round is over.</extracomment>
        <translation>Die letzte Runde ist vorbei.</translation>
    </message>
    <message>
        <source>outcome.score</source>
        <extracomment>The last turn is over: most points win.</extracomment>
        <translation>Der letzte Zug ist vorbei: Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>outcome.team_broken</source>
        <extracomment>The other team has lost a player.</extracomment>
        <translation>Das andere Team hat einen Spieler verloren.</translation>
    </message>
    <message>
        <source>own_cards.file</source>
        <extracomment>{file}: {what}</extracomment>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>own_cards.free</source>
        <extracomment>A card for the end of the game is played by itself, so its cost must be 0.</extracomment>
        <translation>Eine Karte für das Spielende wird von selbst ausgespielt, also muss sie 0 kosten.</translation>
    </message>
    <message>
        <source>own_cards.id_taken</source>
        <extracomment>The id {name} is taken. Choose another one.</extracomment>
        <translation>Die id {name} ist vergeben. Nimm eine andere.</translation>
    </message>
    <message>
        <source>own_cards.idle</source>
        <extracomment>A card with {effect} like this could never do anything. Change its numbers or its terrain.</extracomment>
        <translation>Eine Karte mit {effect} könnte so nie etwas bewirken. Ändere ihre Zahlen oder ihr Gelände.</translation>
    </message>
    <message>
        <source>own_cards.line</source>
        <extracomment>{file}, line {line}: {what}</extracomment>
        <translation>{file}, Zeile {line}: {what}</translation>
    </message>
    <message>
        <source>own_cards.missing</source>
        <extracomment>There are no cards of your own yet. Write them into this file; docs/cards.md tells how.</extracomment>
        <translation>Es gibt noch keine eigenen Karten. Schreib sie in diese Datei; docs/cards.md sagt, wie.</translation>
    </message>
    <message>
        <source>own_cards.no_cards</source>
        <extracomment>There are no cards in the file: {fault}. Compare it with the example in docs/cards.md.</extracomment>
        <translation>In der Datei stehen keine Karten: {fault}. Vergleiche sie mit dem Beispiel in docs/cards.md.</translation>
    </message>
    <message>
        <source>own_cards.no_start</source>
        <extracomment>Until then no game starts with this rule.</extracomment>
        <translation>Bis dahin startet mit dieser Regel kein Spiel.</translation>
    </message>
    <message>
        <source>own_cards.no_zone</source>
        <extracomment>At least one face of the die must name a zone: {choices}.</extracomment>
        <translation>Mindestens eine Seite des Würfels muss eine Zone nennen: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.number</source>
        <extracomment>{field} must be a number from {least} to {most}.</extracomment>
        <translation>{field} muss eine Zahl von {least} bis {most} sein.</translation>
    </message>
    <message>
        <source>own_cards.shape</source>
        <extracomment>{place} doesn't fit: {fault}. Compare it with the example in docs/cards.md.</extracomment>
        <translation>{place} passt nicht: {fault}. Vergleiche es mit dem Beispiel in docs/cards.md.</translation>
    </message>
    <message>
        <source>own_cards.terrain</source>
        <extracomment>With {timing}, this terrain can't be. Possible: {choices}.</extracomment>
        <translation>Bei {timing} geht dieses Gelände nicht. Möglich: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.timing</source>
        <extracomment>{effect} can't be played at {timing}. Possible: {choices}.</extracomment>
        <translation>{effect} kann nicht bei {timing} gespielt werden. Möglich: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.too_long</source>
        <extracomment>The file is too long for nine cards.</extracomment>
        <translation>Die Datei ist zu lang für neun Karten.</translation>
    </message>
    <message>
        <source>own_cards.too_many</source>
        <extracomment>{n} cards are too many: there are {most} blank cards, copies counted.</extracomment>
        <translation>{n} Karten sind zu viele: Es gibt {most} leere Karten, jedes Exemplar zählt.</translation>
    </message>
    <message>
        <source>own_cards.unreadable</source>
        <extracomment>The file can't be read. Save it as text in UTF-8.</extracomment>
        <translation>Die Datei lässt sich nicht lesen. Speichere sie als Text in UTF-8.</translation>
    </message>
    <message>
        <source>own_cards.without</source>
        <extracomment>To play without cards of your own, set the house rule “{rule}” to “{value}”.</extracomment>
        <translation>Um ohne eigene Karten zu spielen, stelle die Hausregel „{rule}“ auf „{value}“.</translation>
    </message>
    <message>
        <source>own_cards.word</source>
        <extracomment>{place}: “{word}” isn't possible. Possible: {choices}.</extracomment>
        <translation>{place}: „{word}“ geht nicht. Möglich: {choices}.</translation>
    </message>
    <message>
        <source>own_cards.zone</source>
        <extracomment>There is no zone {name}. Possible: {choices}.</extracomment>
        <translation>Es gibt keine Zone {name}. Möglich: {choices}.</translation>
    </message>
    <message>
        <source>pantheon.babylonians</source>
        <extracomment>Babylonians</extracomment>
        <translation>Babylonier</translation>
    </message>
    <message>
        <source>pantheon.celts</source>
        <extracomment>Celts</extracomment>
        <translation>Kelten</translation>
    </message>
    <message>
        <source>pantheon.egyptians</source>
        <extracomment>Egyptians</extracomment>
        <translation>Ägypter</translation>
    </message>
    <message>
        <source>pantheon.greeks</source>
        <extracomment>Greeks</extracomment>
        <translation>Griechen</translation>
    </message>
    <message>
        <source>pantheon.norse</source>
        <extracomment>Norse</extracomment>
        <translation>Nordmänner</translation>
    </message>
    <message>
        <source>pick.aegis.go</source>
        <extracomment>Raise Aegis</extracomment>
        <translation>Ägis erheben</translation>
    </message>
    <message>
        <source>pick.aegis.help</source>
        <extracomment>Aegis takes all effect from the card, and is gone afterwards.</extracomment>
        <translation>Die Ägis nimmt der Karte jede Wirkung und ist danach fort.</translation>
    </message>
    <message>
        <source>pick.aegis.pass</source>
        <extracomment>Let it happen</extracomment>
        <translation>Geschehen lassen</translation>
    </message>
    <message>
        <source>pick.aegis.title</source>
        <extracomment>{player} plays {card}: cancel it?</extracomment>
        <translation>{player} spielt {card}: vereiteln?</translation>
    </message>
    <message>
        <source>pick.book.go</source>
        <extracomment>Trade them</extracomment>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>pick.book.help</source>
        <extracomment>The Book of the Dead takes two of the armies that you raise now.</extracomment>
        <translation>Das Totenbuch nimmt zwei der Armeen, die du jetzt aushebst.</translation>
    </message>
    <message>
        <source>pick.book.pass</source>
        <extracomment>Keep the armies</extracomment>
        <translation>Armeen behalten</translation>
    </message>
    <message>
        <source>pick.book.title</source>
        <extracomment>Give up 2 armies for 4 faith?</extracomment>
        <translation>2 Armeen gegen 4 Glauben tauschen?</translation>
    </message>
    <message>
        <source>pick.champion.go</source>
        <extracomment>Fight with {name}</extracomment>
        <translation>Mit {name} kämpfen</translation>
    </message>
    <message>
        <source>pick.champion.help</source>
        <extracomment>Gods fight first; the loser is banished. The others stand by.</extracomment>
        <translation>Zuerst kämpfen Götter; der Verlierer wird verbannt. Die anderen helfen.</translation>
    </message>
    <message>
        <source>pick.champion.odds</source>
        <extracomment>Your chance in this round: {chance}.</extracomment>
        <translation>Deine Chance in dieser Runde: {chance}.</translation>
    </message>
    <message>
        <source>pick.champion.pass</source>
        <extracomment>Break off</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>pick.champion.title</source>
        <extracomment>Name your champion for {territory}</extracomment>
        <translation>Wähle deinen Streiter um {territory}</translation>
    </message>
    <message>
        <source>pick.first</source>
        <extracomment>Choose one</extracomment>
        <translation>Wähle eines</translation>
    </message>
    <message>
        <source>pick.pantheon.go</source>
        <extracomment>Lead the {name}</extracomment>
        <translation>{name} führen</translation>
    </message>
    <message>
        <source>pick.pantheon.help</source>
        <extracomment>Each has a god of war, of the sky and of death, and a goddess of magic; they differ in name and look.</extracomment>
        <translation>Jedes hat einen Gott des Krieges, des Himmels und des Todes und eine Göttin der Magie; Namen und Aussehen sind verschieden.</translation>
    </message>
    <message>
        <source>pick.pantheon.title</source>
        <extracomment>Which pantheon do you lead?</extracomment>
        <translation>Welches Pantheon führst du?</translation>
    </message>
    <message>
        <source>pick.relic_order.go</source>
        <extracomment>First {name}</extracomment>
        <translation>Zuerst {name}</translation>
    </message>
    <message>
        <source>pick.relic_order.help</source>
        <extracomment>All of them work before your turn begins; the order is yours.</extracomment>
        <translation>Alle wirken, bevor dein Zug beginnt; die Reihenfolge bestimmst du.</translation>
    </message>
    <message>
        <source>pick.relic_order.title</source>
        <extracomment>Which relic works first?</extracomment>
        <translation>Welche Reliquie wirkt zuerst?</translation>
    </message>
    <message>
        <source>pick.stolen_card.go</source>
        <extracomment>Take {name}</extracomment>
        <translation>{name} nehmen</translation>
    </message>
    <message>
        <source>pick.stolen_card.help</source>
        <extracomment>You see the whole hand; only its owner learns what you take.</extracomment>
        <translation>Du siehst die ganze Hand; nur ihr Besitzer erfährt, was du nimmst.</translation>
    </message>
    <message>
        <source>pick.stolen_card.title</source>
        <extracomment>Which card do you take?</extracomment>
        <translation>Welche Karte nimmst du?</translation>
    </message>
    <message>
        <source>pieces.choose</source>
        <extracomment>Which piece do you place?</extracomment>
        <translation>Welche Figur setzt du?</translation>
    </message>
    <message>
        <source>pieces.choose.ad2210</source>
        <extracomment>Hire a commander or build a station</extracomment>
        <translation>Kommandanten anwerben, Stationen bauen</translation>
    </message>
    <message>
        <source>pieces.choose.godstorm</source>
        <extracomment>Summon a god or build a temple</extracomment>
        <translation>Beschwöre einen Gott oder baue einen Tempel</translation>
    </message>
    <message>
        <source>pieces.first_choose</source>
        <extracomment>Choose a piece first.</extracomment>
        <translation>Wähle zuerst eine Figur.</translation>
    </message>
    <message>
        <source>pieces.free</source>
        <extracomment>free</extracomment>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>pieces.hire_help</source>
        <extracomment>You have {money}. Choose a piece, then click the territory where it should stand.</extracomment>
        <translation>Du hast {money}. Wähle eine Figur und klicke dann auf das Gebiet, in dem sie stehen soll.</translation>
    </message>
    <message>
        <source>pieces.no_place</source>
        <extracomment>no place for it</extracomment>
        <translation>kein Platz</translation>
    </message>
    <message>
        <source>pieces.not_in_lesson</source>
        <extracomment>not in this lesson</extracomment>
        <translation>nicht in der Lektion</translation>
    </message>
    <message>
        <source>pieces.not_there</source>
        <extracomment>That piece can't stand in {territory}.</extracomment>
        <translation>Diese Figur kann nicht in {territory} stehen.</translation>
    </message>
    <message>
        <source>pieces.pay</source>
        <extracomment>Pay {money}</extracomment>
        <translation>{money} bezahlen</translation>
    </message>
    <message>
        <source>pieces.put</source>
        <extracomment>Place it</extracomment>
        <translation>Setzen</translation>
    </message>
    <message numerus="yes">
        <source>pieces.setup_help</source>
        <extracomment>Click one of your territories. This is your last piece. | Choose a piece, click a territory; {n} left.</extracomment>
        <translation>
            <numerusform>Klicke auf eines deiner Gebiete. Das ist deine letzte Figur.</numerusform>
            <numerusform>Wähle eine Figur, klicke auf ein Gebiet; noch {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces.short</source>
        <extracomment>{n} short | {n} short</extracomment>
        <translation>
            <numerusform>{n} zu wenig</numerusform>
            <numerusform>{n} zu wenig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces.stands</source>
        <extracomment>in play | {n} in play</extracomment>
        <translation>
            <numerusform>im Spiel</numerusform>
            <numerusform>{n} im Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces.stop</source>
        <extracomment>Nothing more</extracomment>
        <translation>Nichts mehr</translation>
    </message>
    <message>
        <source>pieces.there</source>
        <extracomment>{piece} in {territory}?</extracomment>
        <translation>{piece} in {territory}?</translation>
    </message>
    <message>
        <source>pieces.there.ad2210</source>
        <extracomment>Hire {piece} in {territory}?</extracomment>
        <translation>{piece} in {territory} anwerben?</translation>
    </message>
    <message>
        <source>pieces.there.ad2210.station</source>
        <extracomment>Build {piece} in {territory}?</extracomment>
        <translation>{piece} in {territory} bauen?</translation>
    </message>
    <message>
        <source>pieces.there.godstorm</source>
        <extracomment>Summon {piece} in {territory}?</extracomment>
        <translation>{piece} in {territory} beschwören?</translation>
    </message>
    <message>
        <source>pieces.there.godstorm.temple</source>
        <extracomment>Build {piece} in {territory}?</extracomment>
        <translation>{piece} in {territory} bauen?</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.diplomat</source>
        <extracomment>d8 in defence · diplomat cards</extracomment>
        <translation>W8 zur Abwehr · Diplomatenkarten</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.land</source>
        <extracomment>d8 on land · land cards</extracomment>
        <translation>W8 an Land · Landkarten</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.naval</source>
        <extracomment>opens the seas · naval cards</extracomment>
        <translation>öffnet die Meere · Marinekarten</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.nuclear</source>
        <extracomment>d8 everywhere · nuclear cards</extracomment>
        <translation>W8 überall · Atomkarten</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.space</source>
        <extracomment>opens the Moon · space cards</extracomment>
        <translation>öffnet den Mond · Raumkarten</translation>
    </message>
    <message>
        <source>pieces.use.ad2210.station</source>
        <extracomment>+1 MOD a turn · d8 in defence</extracomment>
        <translation>+1 MOD je Zug · W8 zur Abwehr</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.death</source>
        <extracomment>attacking, enemy dead skip the Afterlife · Death cards</extracomment>
        <translation>besiegten Feinden bleibt das Jenseits versperrt · Todeskarten</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.magic</source>
        <extracomment>ones are rolled again · relics</extracomment>
        <translation>Einsen werden neu gewürfelt · Reliquien</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.sky</source>
        <extracomment>+1 die in god wars · Sky cards</extracomment>
        <translation>+1 Würfel im Götterkampf · Himmelskarten</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.temple</source>
        <extracomment>+1 army, +1 faith a turn · defence re-rolls ones</extracomment>
        <translation>+1 Armee, +1 Glaube je Zug · Abwehr würfelt Einsen neu</translation>
    </message>
    <message>
        <source>pieces.use.godstorm.war</source>
        <extracomment>attacking, ties are yours · War cards</extracomment>
        <translation>gewinnt Gleichstände im Angriff · Kriegskarten</translation>
    </message>
    <message>
        <source>pieces.where</source>
        <extracomment>{piece}: where?</extracomment>
        <translation>{piece}: wohin?</translation>
    </message>
    <message>
        <source>pieces.where.ad2210</source>
        <extracomment>Hire {piece}: where?</extracomment>
        <translation>{piece} anwerben: wo?</translation>
    </message>
    <message>
        <source>pieces.where.ad2210.station</source>
        <extracomment>Build {piece}: where?</extracomment>
        <translation>{piece} bauen: wo?</translation>
    </message>
    <message>
        <source>pieces.where.godstorm</source>
        <extracomment>Summon {piece}: where?</extracomment>
        <translation>{piece} beschwören: wo?</translation>
    </message>
    <message>
        <source>pieces.where.godstorm.temple</source>
        <extracomment>Build {piece}: where?</extracomment>
        <translation>{piece} bauen: wo?</translation>
    </message>
    <message>
        <source>play.all</source>
        <extracomment>All</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>play.attack.armies_name</source>
        <extracomment>Armies</extracomment>
        <translation>Armeen</translation>
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
            <numerusform>{n} Würfel werfen</numerusform>
            <numerusform>{n} Würfel werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>play.attack.dice_name</source>
        <extracomment>Dice</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>play.attack.from</source>
        <extracomment>Attack from where?</extracomment>
        <translation>Von wo angreifen?</translation>
    </message>
    <message>
        <source>play.attack.from_help</source>
        <extracomment>Click one of your glowing territories, or end the attacks.</extracomment>
        <translation>Klicke auf eines deiner leuchtenden Gebiete, oder beende die Angriffe.</translation>
    </message>
    <message>
        <source>play.attack.go_on</source>
        <extracomment>Keep rolling, or stop</extracomment>
        <translation>Weiterwürfeln oder aufhören</translation>
    </message>
    <message numerus="yes">
        <source>play.attack.go_on_help</source>
        <extracomment>You have {n} army in {origin}. | You have {n} armies in {origin}.</extracomment>
        <translation>
            <numerusform>Du hast {n} Armee in {origin}.</numerusform>
            <numerusform>Du hast {n} Armeen in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.attack.go_on_help</source>
        <comment>ad2210</comment>
        <extracomment>You have {n} unit in {origin}. | You have {n} units in {origin}.</extracomment>
        <translation>
            <numerusform>Du hast {n} Einheit in {origin}.</numerusform>
            <numerusform>Du hast {n} Einheiten in {origin}.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.attack.keep</source>
        <extracomment>Blitz until</extracomment>
        <translation>Blitz, bis</translation>
    </message>
    <message>
        <source>play.attack.left</source>
        <extracomment>left</extracomment>
        <translation>übrig sind</translation>
    </message>
    <message>
        <source>play.attack.roll</source>
        <extracomment>Attack {target} from {origin}</extracomment>
        <translation>Greife {target} von {origin} aus an</translation>
    </message>
    <message>
        <source>play.attack.roll_help</source>
        <extracomment>Or click another glowing territory. Esc lets go.</extracomment>
        <translation>Oder klicke auf ein anderes leuchtendes Gebiet. Esc lässt los.</translation>
    </message>
    <message>
        <source>play.attack.roll_help_short</source>
        <extracomment>Or choose another glowing territory</extracomment>
        <translation>Oder wähle ein anderes leuchtendes Gebiet</translation>
    </message>
    <message>
        <source>play.attack.stop</source>
        <extracomment>End attack</extracomment>
        <translation>Angriff beenden</translation>
    </message>
    <message>
        <source>play.attack.to</source>
        <extracomment>Attack whom from {origin}?</extracomment>
        <translation>Wen von {origin} aus angreifen?</translation>
    </message>
    <message>
        <source>play.attack.to_help</source>
        <extracomment>Click a glowing territory. Esc lets go.</extracomment>
        <translation>Klicke auf ein leuchtendes Gebiet. Esc lässt los.</translation>
    </message>
    <message>
        <source>play.attack.to_the_last</source>
        <extracomment>Blitz until 1 goes to the last one.</extracomment>
        <translation>Blitz bis 1 geht bis zum Letzten.</translation>
    </message>
    <message>
        <source>play.bribe.done</source>
        <extracomment>Keep my cards</extracomment>
        <translation>Karten behalten</translation>
    </message>
    <message>
        <source>play.bribe.help</source>
        <extracomment>One card turns its cannon one step your way. The card is gone.</extracomment>
        <translation>Eine Karte dreht die Kanone einen Schritt zu dir. Die Karte ist dann weg.</translation>
    </message>
    <message>
        <source>play.bribe.show</source>
        <extracomment>Choose card</extracomment>
        <translation>Karte wählen</translation>
    </message>
    <message>
        <source>play.bribe.title</source>
        <extracomment>Win a neutral colour over with a card?</extracomment>
        <translation>Eine neutrale Farbe mit einer Karte gewinnen?</translation>
    </message>
    <message>
        <source>play.call.firm</source>
        <extracomment>5 or 6: stays</extracomment>
        <translation>5 oder 6: bleibt</translation>
    </message>
    <message>
        <source>play.call.loyalty</source>
        <extracomment>Is {player} loyal?</extracomment>
        <translation>Ist {player} treu?</translation>
    </message>
    <message>
        <source>play.call.muster</source>
        <extracomment>New armies of {player}</extracomment>
        <translation>Neue Armeen von {player}</translation>
    </message>
    <message numerus="yes">
        <source>play.call.mustered</source>
        <extracomment>{n} army comes | {n} armies come</extracomment>
        <translation>
            <numerusform>{n} Armee kommt</numerusform>
            <numerusform>{n} Armeen kommen</numerusform>
        </translation>
    </message>
    <message>
        <source>play.call.turns</source>
        <extracomment>Below 5: turns away</extracomment>
        <translation>Unter 5: wendet sich ab</translation>
    </message>
    <message>
        <source>play.capital.card</source>
        <extracomment>Hold it. The first time it falls, its continent falls too.</extracomment>
        <translation>Halte sie. Fällt sie zum ersten Mal, fällt ihr Kontinent mit.</translation>
    </message>
    <message>
        <source>play.capital.card_alone</source>
        <extracomment>Hold it. Without it you can't win.</extracomment>
        <translation>Halte sie. Ohne sie kannst du nicht gewinnen.</translation>
    </message>
    <message>
        <source>play.capital.found</source>
        <extracomment>Found it here</extracomment>
        <translation>Hier gründen</translation>
    </message>
    <message>
        <source>play.capital.help</source>
        <extracomment>One of your own territories. Nobody else sees it.</extracomment>
        <translation>Eines deiner eigenen Gebiete. Niemand sonst sieht es.</translation>
    </message>
    <message>
        <source>play.capital.help_open</source>
        <extracomment>One of your own territories. Once everybody has chosen, all capitals are shown.</extracomment>
        <translation>Eines deiner eigenen Gebiete. Sobald alle gewählt haben, werden alle Hauptstädte gezeigt.</translation>
    </message>
    <message>
        <source>play.capital.refuse</source>
        <extracomment>{territory} isn't yours: a capital stands on own land.</extracomment>
        <translation>{territory} gehört dir nicht: Eine Hauptstadt steht auf eigenem Land.</translation>
    </message>
    <message>
        <source>play.capital.revealed</source>
        <extracomment>{territory} is the capital of {player}!</extracomment>
        <translation>{territory} ist die Hauptstadt von {player}!</translation>
    </message>
    <message>
        <source>play.capital.title</source>
        <extracomment>Choose your secret capital</extracomment>
        <translation>Wähle deine geheime Hauptstadt</translation>
    </message>
    <message>
        <source>play.capital.title_at</source>
        <extracomment>{territory} as your secret capital?</extracomment>
        <translation>{territory} als deine geheime Hauptstadt?</translation>
    </message>
    <message>
        <source>play.capital.title_at_open</source>
        <extracomment>{territory} as your capital?</extracomment>
        <translation>{territory} als deine Hauptstadt?</translation>
    </message>
    <message>
        <source>play.capital.title_open</source>
        <extracomment>Choose your capital</extracomment>
        <translation>Wähle deine Hauptstadt</translation>
    </message>
    <message>
        <source>play.capital.yours</source>
        <extracomment>Your capital</extracomment>
        <translation>Deine Hauptstadt</translation>
    </message>
    <message>
        <source>play.chronicle</source>
        <extracomment>Chronicle</extracomment>
        <translation>Chronik</translation>
    </message>
    <message numerus="yes">
        <source>play.claim.help</source>
        <extracomment>Click one without an owner. You have {n} army left. | Click one without an owner. You have {n} armies left.</extracomment>
        <translation>
            <numerusform>Klicke auf eines ohne Besitzer. Du hast noch {n} Armee.</numerusform>
            <numerusform>Klicke auf eines ohne Besitzer. Du hast noch {n} Armeen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.claim.help</source>
        <comment>ad2210</comment>
        <extracomment>Click one without an owner. You have {n} MOD left. | Click one without an owner. You have {n} MODs left.</extracomment>
        <translation>
            <numerusform>Klicke auf eines ohne Besitzer. Du hast noch {n} MOD.</numerusform>
            <numerusform>Klicke auf eines ohne Besitzer. Du hast noch {n} MODs.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.claim.rest</source>
        <extracomment>Take the rest for me</extracomment>
        <translation>Rest für mich nehmen</translation>
    </message>
    <message>
        <source>play.claim.title</source>
        <extracomment>Take a free territory</extracomment>
        <translation>Nimm ein freies Gebiet</translation>
    </message>
    <message>
        <source>play.claim_mission.do</source>
        <extracomment>Claim</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>play.claim_mission.help</source>
        <extracomment>One in a turn. What is claimed stays claimed.</extracomment>
        <translation>Eine in jedem Zug. Was gezeigt ist, zählt für immer.</translation>
    </message>
    <message>
        <source>play.claim_mission.leave</source>
        <extracomment>Keep it secret</extracomment>
        <translation>Geheim halten</translation>
    </message>
    <message numerus="yes">
        <source>play.claim_mission.title</source>
        <extracomment>A mission is fulfilled: show it? | {n} missions are fulfilled: show one?</extracomment>
        <translation>
            <numerusform>Eine Mission ist erfüllt: zeigen?</numerusform>
            <numerusform>{n} Missionen sind erfüllt: eine zeigen?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.claim_mission.which</source>
        <extracomment>Mission</extracomment>
        <translation>Mission</translation>
    </message>
    <message numerus="yes">
        <source>play.defend.dice</source>
        <extracomment>Defend with {n} die | Defend with {n} dice</extracomment>
        <translation>
            <numerusform>Mit {n} Würfel verteidigen</numerusform>
            <numerusform>Mit {n} Würfeln verteidigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.defend.help</source>
        <extracomment>Against {n} die: with how many do you defend? | Against {n} dice: with how many do you defend?</extracomment>
        <translation>
            <numerusform>Gegen {n} Würfel: Mit wie vielen verteidigst du?</numerusform>
            <numerusform>Gegen {n} Würfel: Mit wie vielen verteidigst du?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.defend.rolled</source>
        <extracomment>The attacker rolled {rolled}: with how many dice do you answer?</extracomment>
        <translation>Der Angreifer hat {rolled} gewürfelt: Mit wie vielen Würfeln antwortest du?</translation>
    </message>
    <message>
        <source>play.defend.title</source>
        <extracomment>{attacker} attacks {target}</extracomment>
        <translation>{attacker} greift {target} an</translation>
    </message>
    <message>
        <source>play.fault.crash</source>
        <extracomment>{player}'s move failed inside the program; a safe one was played instead.</extracomment>
        <translation>Der Zug von {player} ist im Programm gescheitert; stattdessen wurde sicher gespielt.</translation>
    </message>
    <message>
        <source>play.fault.illegal</source>
        <extracomment>{player} tried something that isn't allowed; a safe move was played instead.</extracomment>
        <translation>{player} wollte etwas Unerlaubtes tun; stattdessen wurde sicher gespielt.</translation>
    </message>
    <message>
        <source>play.fault.late</source>
        <extracomment>{player} took too long; a safe move was played instead.</extracomment>
        <translation>{player} hat zu lange gebraucht; stattdessen wurde sicher gespielt.</translation>
    </message>
    <message>
        <source>play.fortify.armies</source>
        <extracomment>Armies</extracomment>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>play.fortify.armies</source>
        <comment>ad2210</comment>
        <extracomment>Units</extracomment>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>play.fortify.from</source>
        <extracomment>Move armies from where?</extracomment>
        <translation>Von wo Armeen verlegen?</translation>
    </message>
    <message>
        <source>play.fortify.from</source>
        <comment>ad2210</comment>
        <extracomment>Move units from where?</extracomment>
        <translation>Von wo Einheiten verlegen?</translation>
    </message>
    <message>
        <source>play.fortify.from_help</source>
        <extracomment>You have one move. Click a glowing territory, or skip it.</extracomment>
        <translation>Du darfst einmal verlegen. Klicke auf ein leuchtendes Gebiet, oder verzichte.</translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.help</source>
        <extracomment>{n} army stays in {origin}. | {n} armies stay in {origin}.</extracomment>
        <translation>
            <numerusform>{n} Armee bleibt in {origin}.</numerusform>
            <numerusform>{n} Armeen bleiben in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.help</source>
        <comment>ad2210</comment>
        <extracomment>{n} unit stays in {origin}. | {n} units stay in {origin}.</extracomment>
        <translation>
            <numerusform>{n} Einheit bleibt in {origin}.</numerusform>
            <numerusform>{n} Einheiten bleiben in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.move</source>
        <extracomment>Move {n} army | Move {n} armies</extracomment>
        <translation>
            <numerusform>{n} Armee verlegen</numerusform>
            <numerusform>{n} Armeen verlegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.fortify.move</source>
        <comment>ad2210</comment>
        <extracomment>Move {n} unit | Move {n} units</extracomment>
        <translation>
            <numerusform>{n} Einheit verlegen</numerusform>
            <numerusform>{n} Einheiten verlegen</numerusform>
        </translation>
    </message>
    <message>
        <source>play.fortify.skip</source>
        <extracomment>Skip</extracomment>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>play.fortify.title</source>
        <extracomment>Move from {origin} to {target}</extracomment>
        <translation>Verlegen: {origin} → {target}</translation>
    </message>
    <message>
        <source>play.fortify.to</source>
        <extracomment>Move from {origin} to where?</extracomment>
        <translation>Von {origin} wohin verlegen?</translation>
    </message>
    <message>
        <source>play.fortify.to_help</source>
        <extracomment>Click a glowing territory. Esc lets go.</extracomment>
        <translation>Klicke auf ein leuchtendes Gebiet. Esc lässt los.</translation>
    </message>
    <message>
        <source>play.hand.set_ready</source>
        <extracomment>Set ready</extracomment>
        <translation>Satz bereit</translation>
    </message>
    <message numerus="yes">
        <source>play.hand.spoken</source>
        <extracomment>Your hand: {n} card, {cards} | Your hand: {n} cards, {cards}</extracomment>
        <translation>
            <numerusform>Deine Hand: {n} Karte, {cards}</numerusform>
            <numerusform>Deine Hand: {n} Karten, {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>play.help.name</source>
        <extracomment>Rule of this step</extracomment>
        <translation>Regel zu diesem Schritt</translation>
    </message>
    <message>
        <source>play.herald.asked</source>
        <extracomment>You decide</extracomment>
        <translation>Du entscheidest</translation>
    </message>
    <message>
        <source>play.herald.capital</source>
        <extracomment>{player}'s capital: {territory}</extracomment>
        <translation>Hauptstadt von {player}: {territory}</translation>
    </message>
    <message>
        <source>play.herald.turn</source>
        <extracomment>It's your turn</extracomment>
        <translation>Du bist am Zug</translation>
    </message>
    <message numerus="yes">
        <source>play.honours.capitals</source>
        <extracomment>{done} of {n} capital needed | {done} of {n} capitals needed</extracomment>
        <translation>
            <numerusform>{done} von {n} nötigen Hauptstadt</numerusform>
            <numerusform>{done} von {n} nötigen Hauptstädten</numerusform>
        </translation>
    </message>
    <message>
        <source>play.honours.medals</source>
        <extracomment>claimed missions: {ranks}</extracomment>
        <translation>gezeigte Missionen: {ranks}</translation>
    </message>
    <message>
        <source>play.honours.no_medals</source>
        <extracomment>no mission claimed yet</extracomment>
        <translation>noch keine Mission gezeigt</translation>
    </message>
    <message>
        <source>play.keys.all_rules</source>
        <extracomment>Look up any rule</extracomment>
        <translation>Jede Regel nachschlagen</translation>
    </message>
    <message>
        <source>play.keys.back</source>
        <extracomment>Let go, close, menu</extracomment>
        <translation>Loslassen, schließen, Menü</translation>
    </message>
    <message>
        <source>play.keys.boards</source>
        <extracomment>With two boards: show one, or the other</extracomment>
        <translation>Bei zwei Spielplänen: den einen zeigen, oder den anderen</translation>
    </message>
    <message>
        <source>play.keys.cards</source>
        <extracomment>Your cards</extracomment>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>play.keys.choose</source>
        <extracomment>Choose the territory</extracomment>
        <translation>Das Gebiet wählen</translation>
    </message>
    <message>
        <source>play.keys.cursor</source>
        <extracomment>From territory to territory</extracomment>
        <translation>Von Gebiet zu Gebiet</translation>
    </message>
    <message>
        <source>play.keys.dice</source>
        <extracomment>Number of dice</extracomment>
        <translation>Zahl der Würfel</translation>
    </message>
    <message>
        <source>play.keys.end</source>
        <extracomment>End this step</extracomment>
        <translation>Diesen Schritt beenden</translation>
    </message>
    <message>
        <source>play.keys.fit</source>
        <extracomment>The whole board</extracomment>
        <translation>Der ganze Spielplan</translation>
    </message>
    <message>
        <source>play.keys.full</source>
        <extracomment>Full screen</extracomment>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>play.keys.mouse.drag</source>
        <extracomment>Drag</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>play.keys.mouse.drag.does</source>
        <extracomment>Move the board</extracomment>
        <translation>Den Spielplan verschieben</translation>
    </message>
    <message>
        <source>play.keys.mouse.plaque</source>
        <extracomment>Click a player</extracomment>
        <translation>Klick auf Spieler</translation>
    </message>
    <message>
        <source>play.keys.mouse.plaque.does</source>
        <extracomment>Show whose land is whose</extracomment>
        <translation>Zeigen, was wem gehört</translation>
    </message>
    <message>
        <source>play.keys.mouse.right</source>
        <extracomment>Right button</extracomment>
        <translation>Rechte Taste</translation>
    </message>
    <message>
        <source>play.keys.mouse.right.does</source>
        <extracomment>Take an army back, let go</extracomment>
        <translation>Eine Armee zurücknehmen, loslassen</translation>
    </message>
    <message>
        <source>play.keys.mouse.right.does</source>
        <comment>ad2210</comment>
        <extracomment>Take a MOD back, let go</extracomment>
        <translation>Einen MOD zurücknehmen, loslassen</translation>
    </message>
    <message>
        <source>play.keys.mouse.wheel</source>
        <extracomment>Wheel</extracomment>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>play.keys.mouse.wheel.does</source>
        <extracomment>Closer, farther</extracomment>
        <translation>Näher, weiter weg</translation>
    </message>
    <message>
        <source>play.keys.pin</source>
        <extracomment>With two boards: stay on this one, or follow the fights</extracomment>
        <translation>Bei zwei Spielplänen: hier bleiben, oder den Kämpfen folgen</translation>
    </message>
    <message>
        <source>play.keys.primary</source>
        <extracomment>The coloured button</extracomment>
        <translation>Der farbige Knopf</translation>
    </message>
    <message>
        <source>play.keys.rule</source>
        <extracomment>The rule of this step</extracomment>
        <translation>Die Regel zu diesem Schritt</translation>
    </message>
    <message>
        <source>play.keys.secret</source>
        <extracomment>Your secret mission or capital, while held down</extracomment>
        <translation>Deine geheime Mission oder Hauptstadt, solange gedrückt</translation>
    </message>
    <message>
        <source>play.keys.sound</source>
        <extracomment>Sound on or off</extracomment>
        <translation>Ton an oder aus</translation>
    </message>
    <message>
        <source>play.keys.strength</source>
        <extracomment>Show where armies stand</extracomment>
        <translation>Zeigen, wo Armeen stehen</translation>
    </message>
    <message>
        <source>play.keys.strength</source>
        <comment>ad2210</comment>
        <extracomment>Show where units stand</extracomment>
        <translation>Zeigen, wo Einheiten stehen</translation>
    </message>
    <message>
        <source>play.keys.tint</source>
        <extracomment>Colours of owners or of continents</extracomment>
        <translation>Farben der Besitzer oder der Kontinente</translation>
    </message>
    <message>
        <source>play.keys.title</source>
        <extracomment>Keys and mouse</extracomment>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>play.keys.undo</source>
        <extracomment>Take back</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>play.keys.zoom</source>
        <extracomment>More or fewer armies; else closer, farther</extracomment>
        <translation>Mehr oder weniger Armeen; sonst näher, weiter weg</translation>
    </message>
    <message>
        <source>play.keys.zoom</source>
        <comment>ad2210</comment>
        <extracomment>More or fewer units; else closer, farther</extracomment>
        <translation>Mehr oder weniger Einheiten; sonst näher, weiter weg</translation>
    </message>
    <message>
        <source>play.least</source>
        <extracomment>Fewest</extracomment>
        <translation>Wenigste</translation>
    </message>
    <message>
        <source>play.listed.go</source>
        <extracomment>Choose</extracomment>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>play.listed.number</source>
        <extracomment>Set the number.</extracomment>
        <translation>Stell die Zahl ein.</translation>
    </message>
    <message>
        <source>play.listed.pass</source>
        <extracomment>Nothing more</extracomment>
        <translation>Nichts weiter</translation>
    </message>
    <message>
        <source>play.listed.place</source>
        <extracomment>Click a glowing territory.</extracomment>
        <translation>Klick auf ein leuchtendes Gebiet.</translation>
    </message>
    <message>
        <source>play.listed.row</source>
        <extracomment>Choose a row, or a glowing territory.</extracomment>
        <translation>Wähle eine Zeile oder ein leuchtendes Gebiet.</translation>
    </message>
    <message>
        <source>play.listed.title</source>
        <extracomment>What do you choose?</extracomment>
        <translation>Was wählst du?</translation>
    </message>
    <message>
        <source>play.match.help</source>
        <extracomment>The glowing ones stood on the cards that you traded.</extracomment>
        <translation>Die leuchtenden standen auf den Karten, die du getauscht hast.</translation>
    </message>
    <message numerus="yes">
        <source>play.match.title</source>
        <extracomment>Which territory gets the extra army? | Which territory gets the {n} extra armies?</extracomment>
        <translation>
            <numerusform>Welches Gebiet bekommt die zusätzliche Armee?</numerusform>
            <numerusform>Welches Gebiet bekommt die {n} zusätzlichen Armeen?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.menu.all_rules</source>
        <extracomment>All rules</extracomment>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>play.menu.keys</source>
        <extracomment>Keys and mouse</extracomment>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>play.menu.leave</source>
        <extracomment>To the first screen</extracomment>
        <translation>Zum Startbildschirm</translation>
    </message>
    <message>
        <source>play.menu.name</source>
        <extracomment>Menu</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>play.menu.quit</source>
        <extracomment>Quit</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>play.menu.resume</source>
        <extracomment>Resume</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>play.menu.rules</source>
        <extracomment>Rule of this step</extracomment>
        <translation>Regel zu diesem Schritt</translation>
    </message>
    <message>
        <source>play.menu.saved</source>
        <extracomment>The game is saved after every action: you can leave at any time.</extracomment>
        <translation>Das Spiel wird nach jeder Aktion gespeichert: Du kannst jederzeit aufhören.</translation>
    </message>
    <message>
        <source>play.menu.settings</source>
        <extracomment>Settings</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>play.menu.title</source>
        <extracomment>Menu</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>play.mission.fulfilled_title</source>
        <extracomment>Your mission</extracomment>
        <translation>Deine Mission</translation>
    </message>
    <message>
        <source>play.mission.revealed</source>
        <extracomment>{player} has fulfilled a mission</extracomment>
        <translation>{player} hat eine Mission erfüllt</translation>
    </message>
    <message>
        <source>play.neutral.ally</source>
        <extracomment>Ally</extracomment>
        <translation>Verbündeter</translation>
    </message>
    <message>
        <source>play.neutral.ally_of</source>
        <extracomment>Ally of {player}</extracomment>
        <translation>Verbündeter von {player}</translation>
    </message>
    <message numerus="yes">
        <source>play.neutral.cards</source>
        <extracomment>Bribed with {n} card | Bribed with {n} cards</extracomment>
        <translation>
            <numerusform>Mit {n} Karte bestochen</numerusform>
            <numerusform>Mit {n} Karten bestochen</numerusform>
        </translation>
    </message>
    <message>
        <source>play.neutral.fortify</source>
        <extracomment>Move armies of {player}?</extracomment>
        <translation>Armeen von {player} verlegen?</translation>
    </message>
    <message>
        <source>play.neutral.fortify.help</source>
        <extracomment>One move for each ally. Click a glowing territory, or skip it.</extracomment>
        <translation>Eine Verlegung je Verbündetem. Klicke auf ein leuchtendes Gebiet, oder verzichte.</translation>
    </message>
    <message>
        <source>play.neutral.led</source>
        <extracomment>You lead the armies of {player}. Esc lets go.</extracomment>
        <translation>Du führst die Armeen von {player}. Esc lässt los.</translation>
    </message>
    <message>
        <source>play.neutral.muster</source>
        <extracomment>New armies for {player}?</extracomment>
        <translation>Neue Armeen für {player}?</translation>
    </message>
    <message>
        <source>play.neutral.muster.help</source>
        <extracomment>The die says how many. You place them, but an ally can desert.</extracomment>
        <translation>Der Würfel sagt, wie viele. Du setzt sie, aber ein Verbündeter kann abfallen.</translation>
    </message>
    <message>
        <source>play.neutral.muster.roll</source>
        <extracomment>Roll the die</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>play.neutral.muster.skip</source>
        <extracomment>No more</extracomment>
        <translation>Keine mehr</translation>
    </message>
    <message>
        <source>play.neutral.nobodys</source>
        <extracomment>On nobody's side</extracomment>
        <translation>Auf niemandes Seite</translation>
    </message>
    <message>
        <source>play.neutral.occupy</source>
        <extracomment>{target} falls to {player}: how many move in?</extracomment>
        <translation>{target} fällt an {player}: Wie viele ziehen ein?</translation>
    </message>
    <message numerus="yes">
        <source>play.neutral.place</source>
        <extracomment>Place {n} army of {player} | Place {n} armies of {player}</extracomment>
        <translation>
            <numerusform>Setze {n} Armee von {player}</numerusform>
            <numerusform>Setze {n} Armeen von {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>play.neutral.place.ally</source>
        <extracomment>The die brought them. Click glowing land.</extracomment>
        <translation>Der Würfel brachte sie. Klicke auf ein leuchtendes Gebiet.</translation>
    </message>
    <message>
        <source>play.neutral.place.grown</source>
        <extracomment>Half of what {player} has just got. {actor} places it on the glowing land.</extracomment>
        <translation>Die Hälfte dessen, was {player} gerade bekommen hat. {actor} setzt sie auf die leuchtenden Gebiete.</translation>
    </message>
    <message numerus="yes">
        <source>play.neutral.place.opening</source>
        <extracomment>Click glowing land, where it bars the way. {n} army is left. | Click glowing land, where it bars the way. {n} armies are left.</extracomment>
        <translation>
            <numerusform>Klicke auf ein leuchtendes Gebiet, wo sie im Weg steht. Noch {n} Armee.</numerusform>
            <numerusform>Klicke auf ein leuchtendes Gebiet, wo sie im Weg steht. Noch {n} Armeen.</numerusform>
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
            <numerusform>{n} Gebiet</numerusform>
            <numerusform>{n} Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>play.occupy.armies</source>
        <extracomment>Armies</extracomment>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>play.occupy.armies</source>
        <comment>ad2210</comment>
        <extracomment>Units</extracomment>
        <translation>Einheiten</translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.help</source>
        <extracomment>{n} army stays in {origin}. | {n} armies stay in {origin}.</extracomment>
        <translation>
            <numerusform>{n} Armee bleibt in {origin}.</numerusform>
            <numerusform>{n} Armeen bleiben in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.help</source>
        <comment>ad2210</comment>
        <extracomment>{n} unit stays in {origin}. | {n} units stay in {origin}.</extracomment>
        <translation>
            <numerusform>{n} Einheit bleibt in {origin}.</numerusform>
            <numerusform>{n} Einheiten bleiben in {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.move</source>
        <extracomment>Move {n} army in | Move {n} armies in</extracomment>
        <translation>
            <numerusform>{n} Armee einziehen lassen</numerusform>
            <numerusform>{n} Armeen einziehen lassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.occupy.move</source>
        <comment>ad2210</comment>
        <extracomment>Move {n} unit in | Move {n} units in</extracomment>
        <translation>
            <numerusform>{n} Einheit einziehen lassen</numerusform>
            <numerusform>{n} Einheiten einziehen lassen</numerusform>
        </translation>
    </message>
    <message>
        <source>play.occupy.title</source>
        <extracomment>{target} is yours: how many move in?</extracomment>
        <translation>{target} gehört dir: Wie viele ziehen ein?</translation>
    </message>
    <message>
        <source>play.odds.beats</source>
        <extracomment>Beats {player}</extracomment>
        <translation>Besiegt {player}</translation>
    </message>
    <message numerus="yes">
        <source>play.odds.beats_cards</source>
        <extracomment>Beats {player}: take {n} card | Beats {player}: take {n} cards</extracomment>
        <translation>
            <numerusform>Besiegt {player}: nimm {n} Karte</numerusform>
            <numerusform>Besiegt {player}: nimm {n} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>play.odds.breaks</source>
        <extracomment>Breaks {region}</extracomment>
        <translation>Bricht {region}</translation>
    </message>
    <message>
        <source>play.odds.breaks_team</source>
        <extracomment>Beats {player}: your team wins</extracomment>
        <translation>Besiegt {player}: Dein Team gewinnt</translation>
    </message>
    <message>
        <source>play.odds.completes</source>
        <extracomment>Completes {region}</extracomment>
        <translation>Vollendet {region}</translation>
    </message>
    <message>
        <source>play.over.help</source>
        <extracomment>Here is the final position.</extracomment>
        <translation>Das ist die Schlussstellung.</translation>
    </message>
    <message>
        <source>play.over.title</source>
        <extracomment>The game is over</extracomment>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>play.phase.ally_fortify</source>
        <extracomment>Move allies</extracomment>
        <translation>Verbündete verlegen</translation>
    </message>
    <message>
        <source>play.phase.ally_reinforce</source>
        <extracomment>Allies</extracomment>
        <translation>Verbündete</translation>
    </message>
    <message>
        <source>play.phase.attack</source>
        <extracomment>Attack</extracomment>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>play.phase.bid</source>
        <extracomment>Bid</extracomment>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>play.phase.bribe</source>
        <extracomment>Bribe</extracomment>
        <translation>Bestechen</translation>
    </message>
    <message>
        <source>play.phase.buy</source>
        <extracomment>Buy</extracomment>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>play.phase.capital</source>
        <extracomment>Choose capital</extracomment>
        <translation>Hauptstadt wählen</translation>
    </message>
    <message>
        <source>play.phase.claim</source>
        <extracomment>Take land</extracomment>
        <translation>Land nehmen</translation>
    </message>
    <message>
        <source>play.phase.end_cards</source>
        <extracomment>End</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>play.phase.fortify</source>
        <extracomment>Fortify</extracomment>
        <translation>Verlegen</translation>
    </message>
    <message>
        <source>play.phase.hire</source>
        <extracomment>Hire</extracomment>
        <translation>Anwerben</translation>
    </message>
    <message>
        <source>play.phase.leave_afterlife</source>
        <extracomment>Afterlife</extracomment>
        <translation>Jenseits</translation>
    </message>
    <message>
        <source>play.phase.neutral_reinforce</source>
        <extracomment>Neutral</extracomment>
        <translation>Neutral</translation>
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
        <translation>Karten</translation>
    </message>
    <message>
        <source>play.phase.reinforce</source>
        <extracomment>Reinforce</extracomment>
        <translation>Verstärken</translation>
    </message>
    <message>
        <source>play.phase.setup_piece</source>
        <extracomment>Place pieces</extracomment>
        <translation>Figuren setzen</translation>
    </message>
    <message>
        <source>play.phase.setup_place</source>
        <extracomment>Place armies</extracomment>
        <translation>Armeen setzen</translation>
    </message>
    <message>
        <source>play.phase.setup_place</source>
        <comment>ad2210</comment>
        <extracomment>Place MODs</extracomment>
        <translation>MODs setzen</translation>
    </message>
    <message>
        <source>play.phase.summon</source>
        <extracomment>Summon</extracomment>
        <translation>Beschwören</translation>
    </message>
    <message>
        <source>play.phase.turn_end</source>
        <extracomment>End</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>play.phase.underworld</source>
        <extracomment>Underworld</extracomment>
        <translation>Unterwelt</translation>
    </message>
    <message>
        <source>play.plaque.ai</source>
        <extracomment>AI · {level}</extracomment>
        <translation>KI · {level}</translation>
    </message>
    <message>
        <source>play.plaque.hint</source>
        <extracomment>Click to show the territories</extracomment>
        <translation>Klicken zeigt die Gebiete</translation>
    </message>
    <message>
        <source>play.plaque.on_turn</source>
        <extracomment>On turn</extracomment>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>play.plaque.out</source>
        <extracomment>Out</extracomment>
        <translation>Besiegt</translation>
    </message>
    <message>
        <source>play.plaque.out_round</source>
        <extracomment>Out in round {round}</extracomment>
        <translation>Besiegt in Runde {round}</translation>
    </message>
    <message>
        <source>play.plaque.out_round</source>
        <comment>ad2210</comment>
        <extracomment>Out in year {round}</extracomment>
        <translation>Besiegt im Jahr {round}</translation>
    </message>
    <message>
        <source>play.plaque.quiet</source>
        <extracomment>Silent</extracomment>
        <translation>Still</translation>
    </message>
    <message>
        <source>play.plaque.quiet.battle</source>
        <extracomment>You are not asked for cards in this battle; asked again in the next one.</extracomment>
        <translation>Du wirst in diesem Kampf nicht nach Karten gefragt; wieder im nächsten.</translation>
    </message>
    <message>
        <source>play.plaque.quiet.bystander</source>
        <extracomment>You are only asked for cards when you are the target; for others again in your turn.</extracomment>
        <translation>Du wirst nur nach Karten gefragt, wenn du das Ziel bist; für andere wieder in deinem Zug.</translation>
    </message>
    <message>
        <source>play.plaque.quiet.turn</source>
        <extracomment>You are not asked for cards; asked again in your turn.</extracomment>
        <translation>Du wirst nicht nach Karten gefragt; wieder in deinem Zug.</translation>
    </message>
    <message>
        <source>play.plaque.spoken</source>
        <extracomment>{name}, {kind}: {territories} territories, {armies} armies, next income {income}, {cards} cards</extracomment>
        <translation>{name}, {kind}: {territories} Gebiete, {armies} Armeen, nächstes Einkommen {income}, {cards} Karten</translation>
    </message>
    <message>
        <source>play.plaque.spoken</source>
        <comment>ad2210</comment>
        <extracomment>{name}, {kind}: {territories} territories, {armies} units, next income {income}, {cards} cards</extracomment>
        <translation>{name}, {kind}: {territories} Gebiete, {armies} Einheiten, nächstes Einkommen {income}, {cards} Karten</translation>
    </message>
    <message>
        <source>play.plaque.thinking</source>
        <extracomment>Thinking</extracomment>
        <translation>Denkt nach</translation>
    </message>
    <message>
        <source>play.plaque.your_turn</source>
        <extracomment>Your turn</extracomment>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>play.refuse.no_ally</source>
        <extracomment>{territory} doesn't belong to an ally that waits for armies.</extracomment>
        <translation>{territory} gehört keinem Verbündeten, der auf Armeen wartet.</translation>
    </message>
    <message>
        <source>play.refuse.no_enemy_near</source>
        <extracomment>{territory} has no enemy beside it.</extracomment>
        <translation>Neben {territory} liegt kein Gegner.</translation>
    </message>
    <message>
        <source>play.refuse.no_match</source>
        <extracomment>{territory} was on none of the traded cards, or isn't yours.</extracomment>
        <translation>{territory} stand auf keiner der getauschten Karten oder gehört dir nicht.</translation>
    </message>
    <message>
        <source>play.refuse.none_left</source>
        <extracomment>All your armies are placed. Confirm, or take one back.</extracomment>
        <translation>Alle deine Armeen sind gesetzt. Bestätige, oder nimm eine zurück.</translation>
    </message>
    <message>
        <source>play.refuse.none_left</source>
        <comment>ad2210</comment>
        <extracomment>All your MODs are placed. Confirm, or take one back.</extracomment>
        <translation>Alle deine MODs sind gesetzt. Bestätige, oder nimm einen zurück.</translation>
    </message>
    <message>
        <source>play.refuse.not_claimable</source>
        <extracomment>Nobody can take {territory} at the start. Take another territory.</extracomment>
        <translation>{territory} kann zu Beginn niemand nehmen. Nimm ein anderes Gebiet.</translation>
    </message>
    <message>
        <source>play.refuse.nowhere_to</source>
        <extracomment>{territory} isn't connected to another territory of yours.</extracomment>
        <translation>{territory} ist mit keinem anderen deiner Gebiete verbunden.</translation>
    </message>
    <message>
        <source>play.refuse.regroup_used</source>
        <extracomment>The armies in {territory} have fought this turn, or go elsewhere already.</extracomment>
        <translation>Die Armeen in {territory} haben in diesem Zug gekämpft oder gehen schon anderswohin.</translation>
    </message>
    <message>
        <source>play.refuse.rush</source>
        <extracomment>A rush costs {n} armies, and nobody would be left to attack {territory}. Click an origin first.</extracomment>
        <translation>Ein Überfall kostet {n} Armeen, und niemand bliebe, um {territory} anzugreifen. Klicke zuerst auf ein Ausgangsland.</translation>
    </message>
    <message>
        <source>play.refuse.stays</source>
        <extracomment>The only army of {territory} has to stay.</extracomment>
        <translation>Die einzige Armee in {territory} muss bleiben.</translation>
    </message>
    <message>
        <source>play.refuse.stays</source>
        <comment>ad2210</comment>
        <extracomment>The only unit in {territory} has to stay.</extracomment>
        <translation>Die einzige Einheit in {territory} muss bleiben.</translation>
    </message>
    <message>
        <source>play.refuse.taken</source>
        <extracomment>{territory} has an owner already. Take a free territory.</extracomment>
        <translation>{territory} gehört schon jemandem. Nimm ein freies Gebiet.</translation>
    </message>
    <message numerus="yes">
        <source>play.regroup.confirm</source>
        <extracomment>Move {n} army | Move {n} armies</extracomment>
        <translation>
            <numerusform>{n} Armee verlegen</numerusform>
            <numerusform>{n} Armeen verlegen</numerusform>
        </translation>
    </message>
    <message>
        <source>play.regroup.help</source>
        <extracomment>As many moves as you like, each to a neighbour, all at once. Who fought stays.</extracomment>
        <translation>Beliebig viele Züge, jeder zu einem Nachbarn, alle zugleich. Wer gekämpft hat, bleibt.</translation>
    </message>
    <message>
        <source>play.regroup.more</source>
        <extracomment>More moves, or all of them now?</extracomment>
        <translation>Weitere Züge, oder jetzt alle ausführen?</translation>
    </message>
    <message>
        <source>play.regroup.title</source>
        <extracomment>Regroup your armies?</extracomment>
        <translation>Armeen umgruppieren?</translation>
    </message>
    <message>
        <source>play.reinforce.all_here</source>
        <extracomment>All here</extracomment>
        <translation>Alle hierher</translation>
    </message>
    <message>
        <source>play.reinforce.all_placed</source>
        <extracomment>All armies are placed</extracomment>
        <translation>Alle Armeen sind gesetzt</translation>
    </message>
    <message>
        <source>play.reinforce.all_placed</source>
        <comment>ad2210</comment>
        <extracomment>All MODs are placed</extracomment>
        <translation>Alle MODs sind gesetzt</translation>
    </message>
    <message>
        <source>play.reinforce.confirm</source>
        <extracomment>Confirm</extracomment>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>play.reinforce.help</source>
        <extracomment>Click one of your territories. A right click takes one back.</extracomment>
        <translation>Klicke auf ein eigenes Gebiet. Rechtsklick nimmt eine zurück.</translation>
    </message>
    <message>
        <source>play.reinforce.help_placed</source>
        <extracomment>Confirm, or change something first.</extracomment>
        <translation>Bestätige, oder ändere vorher noch etwas.</translation>
    </message>
    <message numerus="yes">
        <source>play.reinforce.title</source>
        <extracomment>Place {n} more army | Place {n} armies</extracomment>
        <translation>
            <numerusform>Setze noch {n} Armee</numerusform>
            <numerusform>Setze {n} Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.reinforce.title</source>
        <comment>ad2210</comment>
        <extracomment>Place {n} more MOD | Place {n} MODs</extracomment>
        <translation>
            <numerusform>Setze noch {n} MOD</numerusform>
            <numerusform>Setze {n} MODs</numerusform>
        </translation>
    </message>
    <message>
        <source>play.ribbon.spoken</source>
        <extracomment>{player} is on turn: {phase}</extracomment>
        <translation>{player} ist am Zug: {phase}</translation>
    </message>
    <message>
        <source>play.round</source>
        <extracomment>Round {round}</extracomment>
        <translation>Runde {round}</translation>
    </message>
    <message numerus="yes">
        <source>play.rush.from_help</source>
        <extracomment>Click one of your glowing territories first. The enemy's at once is a rush: it costs {n} army. | Click one of your glowing territories first. The enemy's at once is a rush: it costs {n} armies.</extracomment>
        <translation>
            <numerusform>Klicke zuerst auf ein leuchtendes eigenes Gebiet. Gleich auf den Gegner heißt Überfall: Das kostet {n} Armee.</numerusform>
            <numerusform>Klicke zuerst auf ein leuchtendes eigenes Gebiet. Gleich auf den Gegner heißt Überfall: Das kostet {n} Armeen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.rush.go</source>
        <extracomment>Rush for {n} army | Rush for {n} armies</extracomment>
        <translation>
            <numerusform>Überfall für {n} Armee</numerusform>
            <numerusform>Überfall für {n} Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.rush.help</source>
        <extracomment>You named no origin: {n} army of {origin} is lost first. Click {origin}, and it costs nothing. | You named no origin: {n} armies of {origin} are lost first. Click {origin}, and it costs nothing.</extracomment>
        <translation>
            <numerusform>Du hast kein Ausgangsland genannt: {origin} verliert vorher {n} Armee. Klicke auf {origin}, dann kostet es nichts.</numerusform>
            <numerusform>Du hast kein Ausgangsland genannt: {origin} verliert vorher {n} Armeen. Klicke auf {origin}, dann kostet es nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.rush.title</source>
        <extracomment>Rush {target}?</extracomment>
        <translation>{target} überfallen?</translation>
    </message>
    <message>
        <source>play.secret.hint</source>
        <extracomment>Hold the mouse button or {key} to look. In your own turn only, when others sit at the screen.</extracomment>
        <translation>Halte die Maustaste oder {key}, um hineinzusehen. Mit anderen am Bildschirm nur im eigenen Zug.</translation>
    </message>
    <message>
        <source>play.secret.look</source>
        <extracomment>Hold {key}</extracomment>
        <translation>{key} halten</translation>
    </message>
    <message numerus="yes">
        <source>play.secret.spoken</source>
        <extracomment>Your secret, face down | Your {n} secrets, face down</extracomment>
        <translation>
            <numerusform>Dein Geheimnis, verdeckt</numerusform>
            <numerusform>Deine {n} Geheimnisse, verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>play.secret.title</source>
        <extracomment>For {name} only</extracomment>
        <translation>Nur für {name}</translation>
    </message>
    <message numerus="yes">
        <source>play.setup.help</source>
        <extracomment>Click one of your territories. {n} army is left in all. | Click one of your territories. {n} armies are left in all.</extracomment>
        <translation>
            <numerusform>Klicke auf ein eigenes Gebiet. Insgesamt noch {n} Armee.</numerusform>
            <numerusform>Klicke auf ein eigenes Gebiet. Insgesamt noch {n} Armeen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.setup.help</source>
        <comment>ad2210</comment>
        <extracomment>Click one of your territories. {n} MOD is left in all. | Click one of your territories. {n} MODs are left in all.</extracomment>
        <translation>
            <numerusform>Klicke auf ein eigenes Gebiet. Insgesamt noch {n} MOD.</numerusform>
            <numerusform>Klicke auf ein eigenes Gebiet. Insgesamt noch {n} MODs.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.setup.name</source>
        <extracomment>Set-up</extracomment>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>play.setup.rest</source>
        <extracomment>Place the rest for me</extracomment>
        <translation>Rest für mich setzen</translation>
    </message>
    <message numerus="yes">
        <source>play.setup.title</source>
        <extracomment>Place {n} starting army | Place {n} starting armies</extracomment>
        <translation>
            <numerusform>Setze {n} Startarmee</numerusform>
            <numerusform>Setze {n} Startarmeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.setup.title</source>
        <comment>ad2210</comment>
        <extracomment>Place {n} starting MOD | Place {n} starting MODs</extracomment>
        <translation>
            <numerusform>Setze {n} Start-MOD</numerusform>
            <numerusform>Setze {n} Start-MODs</numerusform>
        </translation>
    </message>
    <message>
        <source>play.sound.off</source>
        <extracomment>Switch sound off</extracomment>
        <translation>Ton ausschalten</translation>
    </message>
    <message>
        <source>play.sound.on</source>
        <extracomment>Switch sound on</extracomment>
        <translation>Ton einschalten</translation>
    </message>
    <message>
        <source>play.speed.fast</source>
        <extracomment>Fast</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>play.speed.instant</source>
        <extracomment>Instant</extracomment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>play.speed.name</source>
        <extracomment>Speed of the opponents</extracomment>
        <translation>Tempo der Gegner</translation>
    </message>
    <message>
        <source>play.speed.normal</source>
        <extracomment>Normal</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>play.speed.now</source>
        <extracomment>Speed of the opponents: {speed}</extracomment>
        <translation>Tempo der Gegner: {speed}</translation>
    </message>
    <message>
        <source>play.speed.slow</source>
        <extracomment>Slow</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>play.speed.step</source>
        <extracomment>Step by step</extracomment>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>play.swap_mission.do</source>
        <extracomment>Change it</extracomment>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>play.swap_mission.help</source>
        <extracomment>You get another one of the same rank.</extracomment>
        <translation>Du bekommst eine andere vom selben Rang.</translation>
    </message>
    <message>
        <source>play.swap_mission.leave</source>
        <extracomment>Keep it</extracomment>
        <translation>Behalten</translation>
    </message>
    <message numerus="yes">
        <source>play.swap_mission.title</source>
        <extracomment>A mission can't come true: change it? | {n} missions can't come true: change one?</extracomment>
        <translation>
            <numerusform>Eine Mission geht nicht auf: tauschen?</numerusform>
            <numerusform>{n} Missionen gehen nicht auf: eine tauschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>play.swap_mission.which</source>
        <extracomment>Mission</extracomment>
        <translation>Mission</translation>
    </message>
    <message>
        <source>play.team.defends</source>
        <extracomment>Also there: {names}. Whoever has most armies loses first.</extracomment>
        <translation>Auch dort: {names}. Wer die meisten Armeen hat, verliert zuerst.</translation>
    </message>
    <message>
        <source>play.team.joins</source>
        <extracomment>They join {player} in {target}.</extracomment>
        <translation>Sie stoßen in {target} zu {player}.</translation>
    </message>
    <message>
        <source>play.team.leaves</source>
        <extracomment>All your armies leave {origin}, your partner's stay.</extracomment>
        <translation>Alle deine Armeen verlassen {origin}, die deines Partners bleiben.</translation>
    </message>
    <message>
        <source>play.toast.out</source>
        <extracomment>{player} is out of the game</extracomment>
        <translation>{player} ist besiegt</translation>
    </message>
    <message>
        <source>play.trade.help</source>
        <extracomment>You may also keep your cards for later.</extracomment>
        <translation>Du darfst deine Karten auch behalten.</translation>
    </message>
    <message numerus="yes">
        <source>play.trade.help_forced</source>
        <extracomment>With {n} card you have to trade. | With {n} cards you have to trade.</extracomment>
        <translation>
            <numerusform>Mit {n} Karte musst du tauschen.</numerusform>
            <numerusform>Mit {n} Karten musst du tauschen.</numerusform>
        </translation>
    </message>
    <message>
        <source>play.trade.later</source>
        <extracomment>Keep them</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>play.trade.show</source>
        <extracomment>Choose cards</extracomment>
        <translation>Karten wählen</translation>
    </message>
    <message numerus="yes">
        <source>play.trade.title</source>
        <extracomment>Trade a set for {n} army? | Trade a set for {n} armies?</extracomment>
        <translation>
            <numerusform>Einen Satz gegen {n} Armee tauschen?</numerusform>
            <numerusform>Einen Satz gegen {n} Armeen tauschen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>play.trade.title_forced</source>
        <extracomment>Trade a set: it brings {n} army | Trade a set: it brings {n} armies</extracomment>
        <translation>
            <numerusform>Tausche einen Satz: Er bringt {n} Armee</numerusform>
            <numerusform>Tausche einen Satz: Er bringt {n} Armeen</numerusform>
        </translation>
    </message>
    <message>
        <source>play.undo</source>
        <extracomment>Undo</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>play.watch.handover</source>
        <extracomment>{player} is next</extracomment>
        <translation>{player} ist an der Reihe</translation>
    </message>
    <message>
        <source>play.watch.help</source>
        <extracomment>Watch, or look at the board meanwhile.</extracomment>
        <translation>Sieh zu, oder betrachte solange den Spielplan.</translation>
    </message>
    <message>
        <source>play.watch.next</source>
        <extracomment>Next</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>play.watch.playing</source>
        <extracomment>{player} is playing</extracomment>
        <translation>{player} spielt</translation>
    </message>
    <message>
        <source>play.watch.skip</source>
        <extracomment>Skip to my turn</extracomment>
        <translation>Zu meinem Zug</translation>
    </message>
    <message>
        <source>play.watch.skip_end</source>
        <extracomment>Skip to the end</extracomment>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>play.watch.skip_turn</source>
        <extracomment>Skip this turn</extracomment>
        <translation>Zug überspringen</translation>
    </message>
    <message>
        <source>play.watch.step_help</source>
        <extracomment>The next move follows when you are ready.</extracomment>
        <translation>Der nächste Schritt folgt, wenn du bereit bist.</translation>
    </message>
    <message>
        <source>play.watch.stepped</source>
        <extracomment>{player} has played</extracomment>
        <translation>{player} hat gespielt</translation>
    </message>
    <message>
        <source>play.watch.thinking</source>
        <extracomment>{player} is thinking</extracomment>
        <translation>{player} denkt nach</translation>
    </message>
    <message>
        <source>press.first_odds</source>
        <extracomment>first a god war: {chance}</extracomment>
        <translation>zuerst Götterkampf: {chance}</translation>
    </message>
    <message>
        <source>press.help</source>
        <extracomment>Roll again, storm until it is over, or break off.</extracomment>
        <translation>Würfle weiter, stürme bis zum Ende, oder brich ab.</translation>
    </message>
    <message>
        <source>press.must</source>
        <extracomment>You have declared it: attack at least once.</extracomment>
        <translation>Du hast sie angekündigt: Greif mindestens einmal an.</translation>
    </message>
    <message>
        <source>press.stop</source>
        <extracomment>Break off</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>press.title</source>
        <extracomment>Go on against {target}?</extracomment>
        <translation>Weiter gegen {target}?</translation>
    </message>
    <message>
        <source>render.after</source>
        <extracomment>--after counts decisions, so it can't be {after}.</extracomment>
        <translation>--after zählt Entscheidungen und kann deshalb nicht {after} sein.</translation>
    </message>
    <message>
        <source>render.folder</source>
        <extracomment>The pictures can't be written to {path}: {error}</extracomment>
        <translation>Die Bilder lassen sich nicht nach {path} schreiben: {error}</translation>
    </message>
    <message>
        <source>render.lacks</source>
        <extracomment>“{name}” can't be drawn: the rule set {edition} has nothing of the kind. It has: {known}.</extracomment>
        <translation>„{name}“ lässt sich nicht zeichnen: Im Regelwerk {edition} gibt es so etwas nicht. Es gibt: {known}.</translation>
    </message>
    <message>
        <source>render.nothing</source>
        <extracomment>“{name}” can't be drawn: nothing of the kind happens in this game after {after} decisions. Try another --seed.</extracomment>
        <translation>„{name}“ lässt sich nicht zeichnen: So etwas kommt in diesem Spiel nach {after} Entscheidungen nicht vor. Versuche einen anderen --seed.</translation>
    </message>
    <message>
        <source>render.over</source>
        <extracomment>This game is over after {choices} decisions, before the {after} of --after. Choose fewer, or another --seed.</extracomment>
        <translation>Dieses Spiel ist nach {choices} Entscheidungen vorbei, vor den {after} von --after. Wähle weniger oder einen anderen --seed.</translation>
    </message>
    <message>
        <source>render.size</source>
        <extracomment>“{size}” isn't a size of a window. Write it as 1600x900, from {low} to {high}.</extracomment>
        <translation>„{size}“ ist keine Fenstergröße. Schreibe sie als 1600x900, von {low} bis {high}.</translation>
    </message>
    <message>
        <source>render.text_scale</source>
        <extracomment>The text size must lie between 80 and 200 percent, not at {scale}.</extracomment>
        <translation>Die Schriftgröße muss zwischen 80 und 200 Prozent liegen, nicht bei {scale}.</translation>
    </message>
    <message>
        <source>render.unknown</source>
        <extracomment>There is no picture “{name}”. Known: {known}.</extracomment>
        <translation>Es gibt kein Bild „{name}“. Bekannt: {known}.</translation>
    </message>
    <message>
        <source>revive.from</source>
        <extracomment>From which crypt does an army return?</extracomment>
        <translation>Aus welcher Gruft kehrt eine Armee zurück?</translation>
    </message>
    <message>
        <source>revive.go</source>
        <extracomment>Let it return</extracomment>
        <translation>Zurückkehren lassen</translation>
    </message>
    <message numerus="yes">
        <source>revive.help</source>
        <extracomment>Every crypt lets one army return to a temple; at least one stays. | Every crypt lets one army return to a temple; {n} crypts are open.</extracomment>
        <translation>
            <numerusform>Jede Gruft lässt eine Armee zu einem Tempel zurückkehren; mindestens eine bleibt.</numerusform>
            <numerusform>Jede Gruft lässt eine Armee zu einem Tempel zurückkehren; {n} Grüfte stehen offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>revive.none</source>
        <extracomment>Nobody more</extracomment>
        <translation>Niemand mehr</translation>
    </message>
    <message>
        <source>revive.not_there</source>
        <extracomment>Armies return from your crypts to your temples: {territory} is neither.</extracomment>
        <translation>Armeen kehren aus deinen Grüften zu deinen Tempeln zurück: {territory} ist keines davon.</translation>
    </message>
    <message>
        <source>revive.title</source>
        <extracomment>An army from {origin} to {target}</extracomment>
        <translation>Eine Armee aus {origin} nach {target}</translation>
    </message>
    <message>
        <source>revive.to</source>
        <extracomment>From {origin}: to which temple?</extracomment>
        <translation>Aus {origin}: zu welchem Tempel?</translation>
    </message>
    <message>
        <source>rules.AD_A_1</source>
        <extracomment>Two to five can play. The game lasts five years, in which everybody has one turn each year; then points are counted.</extracomment>
        <translation>Zwei bis fünf können mitspielen. Das Spiel dauert fünf Jahre, in denen jeder einmal im Jahr am Zug ist; dann wird gezählt.</translation>
    </message>
    <message>
        <source>rules.AD_A_2</source>
        <extracomment>Where these rules say nothing, those of the original game hold.</extracomment>
        <translation>Wo diese Regeln nichts sagen, gelten die des Originalspiels.</translation>
    </message>
    <message>
        <source>rules.AD_A_3</source>
        <extracomment>There are 42 land territories in 6 continents and 13 water territories in 5 colonies on Earth, and 14 territories in 3 colonies on the Moon.</extracomment>
        <translation>Auf der Erde gibt es 42 Landgebiete in 6 Kontinenten und 13 Wassergebiete in 5 Kolonien, auf dem Mond 14 Gebiete in 3 Kolonien.</translation>
    </message>
    <message>
        <source>rules.AD_A_4</source>
        <extracomment>Your troops are machines called MODs. You can have any number of them.</extracomment>
        <translation>Deine Truppen sind Maschinen und heißen MODs. Du kannst beliebig viele haben.</translation>
    </message>
    <message>
        <source>rules.AD_A_5</source>
        <extracomment>Energy is the money: you bid with it and pay commanders, stations and cards. What you don't spend you keep, from year to year.</extracomment>
        <translation>Energie ist das Geld: Du bietest damit und bezahlst Kommandanten, Stationen und Karten. Was du nicht ausgibst, behältst du, auch über die Jahre.</translation>
    </message>
    <message>
        <source>rules.AD_A_6</source>
        <extracomment>Everybody sees how much energy you have and how many command cards from which deck. Which cards they are stays secret.</extracomment>
        <translation>Alle sehen, wie viel Energie du hast und wie viele Kommandokarten von welchem Stapel. Welche Karten es sind, bleibt geheim.</translation>
    </message>
    <message>
        <source>rules.AD_A_7</source>
        <extracomment>A command card that has been played is out of the game. Discarded cards, of any kind, are never shuffled back.</extracomment>
        <translation>Eine gespielte Kommandokarte ist aus dem Spiel. Abgelegte Karten, gleich welche, werden nie wieder eingemischt.</translation>
    </message>
    <message>
        <source>rules.AD_A_8</source>
        <extracomment>How many territories everybody holds is open to all; the program keeps count.</extracomment>
        <translation>Wie viele Gebiete jeder hält, dürfen alle wissen; das Programm zählt mit.</translation>
    </message>
    <message>
        <source>rules.AD_A_9</source>
        <extracomment>Alliances, threats and betrayal at the table are part of the game. No promise is binding.</extracomment>
        <translation>Bündnisse, Drohungen und Verrat am Tisch gehören dazu. Keine Abmachung ist bindend.</translation>
    </message>
    <message>
        <source>rules.AD_B_1</source>
        <extracomment>The game begins in year 1. Everybody has 3 energy.</extracomment>
        <translation>Das Spiel beginnt im Jahr 1. Jeder hat 3 Energie.</translation>
    </message>
    <message>
        <source>rules.AD_B_2</source>
        <extracomment>Wild cards and blank cards are taken out. Then all decks are shuffled: territories on land, on water and on the Moon, and the command cards of the five commanders.</extracomment>
        <translation>Joker und leere Karten kommen heraus. Dann werden alle Stapel gemischt: Land-, Wasser- und Mondgebiete und die Kommandokarten der fünf Kommandanten.</translation>
    </message>
    <message>
        <source>rules.AD_B_3</source>
        <extracomment>Four land territories drawn at random are devastated: nobody can enter or use them all game. Their cards are out.</extracomment>
        <translation>Vier ausgeloste Landgebiete sind verwüstet: Niemand kann sie im ganzen Spiel betreten oder nutzen. Ihre Karten kommen heraus.</translation>
    </message>
    <message>
        <source>rules.AD_B_4</source>
        <extracomment>Three players begin with 35 MODs each, four with 30, five with 25.</extracomment>
        <translation>Zu dritt beginnt jeder mit 35 MODs, zu viert mit 30, zu fünft mit 25.</translation>
    </message>
    <message>
        <source>rules.AD_B_5</source>
        <extracomment>Everybody rolls a die. The highest places first, then it goes round clockwise; those who tie for the highest roll again.</extracomment>
        <translation>Jeder würfelt. Der höchste Wurf setzt zuerst, dann geht es im Uhrzeigersinn weiter; wer gleich hoch würfelt, würfelt noch einmal.</translation>
    </message>
    <message>
        <source>rules.AD_B_6</source>
        <extracomment>In turn each of you takes a free land territory with one MOD, until all that aren't devastated are taken. Water and Moon stay empty for now.</extracomment>
        <translation>Reihum nimmt jeder ein freies Landgebiet mit einem MOD, bis alle vergeben sind, die nicht verwüstet sind. Wasser und Mond bleiben noch leer.</translation>
    </message>
    <message>
        <source>rules.AD_B_7</source>
        <extracomment>Then each in turn adds three MODs at a time to territories of their own, shared out as they like, until all are placed.</extracomment>
        <translation>Dann setzt jeder reihum je drei MODs in eigene Gebiete, beliebig verteilt, bis alle stehen.</translation>
    </message>
    <message>
        <source>rules.AD_B_8</source>
        <extracomment>Last of all each of you places a land commander, a diplomat and a space station in territories of your own, in turn and one piece at a time.</extracomment>
        <translation>Zuletzt setzt jeder einen Landkommandanten, einen Diplomaten und eine Raumstation in eigene Gebiete, reihum und immer ein Stück.</translation>
    </message>
    <message>
        <source>rules.AD_B_9</source>
        <extracomment>Your score shows from the start how many territories you hold.</extracomment>
        <translation>Dein Punktestand zeigt von Anfang an, wie viele Gebiete du hältst.</translation>
    </message>
    <message>
        <source>rules.AD_C_1</source>
        <extracomment>At the start of each year you all bid energy in secret, from nothing to all you have. The bids are shown together.</extracomment>
        <translation>Zu Beginn jedes Jahres bieten alle heimlich Energie, von nichts bis zu allem, was sie haben. Die Gebote werden zugleich gezeigt.</translation>
    </message>
    <message>
        <source>rules.AD_C_2</source>
        <extracomment>Everybody pays what they have bid, whether it wins anything or not.</extracomment>
        <translation>Jeder bezahlt sein Gebot, ob es etwas gewinnt oder nicht.</translation>
    </message>
    <message>
        <source>rules.AD_C_3</source>
        <extracomment>There is a turn-order marker for every player who is still in the game, from 1 on. If somebody goes out during the year, that marker is skipped.</extracomment>
        <translation>Für jeden Spieler, der noch dabei ist, gibt es einen Reihenfolgemarker, von 1 an. Scheidet jemand im Lauf des Jahres aus, wird sein Marker übersprungen.</translation>
    </message>
    <message>
        <source>rules.AD_C_4</source>
        <extracomment>The highest bidder takes any marker, then the next highest one of the others, and so on. The last one gets what is left.</extracomment>
        <translation>Wer am meisten geboten hat, nimmt einen beliebigen Marker, dann der Nächsthöchste einen der übrigen und so weiter. Der Letzte bekommt, was übrig ist.</translation>
    </message>
    <message>
        <source>rules.AD_C_5</source>
        <extracomment>Those who have bid the same roll a die, and the higher one chooses first. All of them still come before any lower bid.</extracomment>
        <translation>Wer gleich viel geboten hat, würfelt, und der höhere Wurf wählt zuerst. Vor jedem niedrigeren Gebot kommen sie alle.</translation>
    </message>
    <message>
        <source>rules.AD_C_6</source>
        <extracomment>The turns of the year follow the markers: 1, 2, 3 and so on.</extracomment>
        <translation>Die Züge des Jahres folgen den Markern: 1, 2, 3 und so weiter.</translation>
    </message>
    <message>
        <source>rules.AD_D_1</source>
        <extracomment>A turn goes: collect MODs and energy, hire commanders and build stations, buy command cards, play them, invade, move once. Only the first step is a must.</extracomment>
        <translation>Ein Zug läuft so ab: MODs und Energie einnehmen, Kommandanten anwerben und Stationen bauen, Kommandokarten kaufen, sie spielen, einfallen, einmal verlegen. Nur der erste Schritt ist Pflicht.</translation>
    </message>
    <message>
        <source>rules.AD_E_1</source>
        <extracomment>For every three territories on land, water and Moon you get one MOD and one energy, rounded down, but never fewer than three of each: 14 territories bring 4.</extracomment>
        <translation>Für je drei Gebiete zu Land, zu Wasser und auf dem Mond bekommst du einen MOD und eine Energie, abgerundet, aber nie weniger als je drei: 14 Gebiete bringen je 4.</translation>
    </message>
    <message>
        <source>rules.AD_E_2</source>
        <extracomment>A continent or colony that is all yours brings its bonus twice: in MODs and in energy.</extracomment>
        <translation>Ein Kontinent oder eine Kolonie, die ganz dir gehört, bringt den Bonus zweimal: in MODs und in Energie.</translation>
    </message>
    <message>
        <source>rules.AD_E_3</source>
        <extracomment>Devastated territories don't count for their continent: if you hold all the others, you get the full bonus. A continent with none left pays nobody.</extracomment>
        <translation>Verwüstete Gebiete zählen für ihren Kontinent nicht mit: Hältst du alle anderen, bekommst du den vollen Bonus. Ein Kontinent, von dem keines übrig ist, bringt niemandem etwas.</translation>
    </message>
    <message>
        <source>rules.AD_E_4</source>
        <extracomment>Each of your stations brings one more MOD, which stands in the same territory. It brings no energy.</extracomment>
        <translation>Jede deiner Stationen bringt einen weiteren MOD, der im selben Gebiet steht. Energie bringt sie nicht.</translation>
    </message>
    <message>
        <source>rules.AD_E_5</source>
        <extracomment>All other new MODs are placed now, in any territories of yours on land, water or Moon. You need no commander for that, and none may be kept back.</extracomment>
        <translation>Alle anderen neuen MODs setzt du jetzt, in beliebige eigene Gebiete zu Land, zu Wasser oder auf dem Mond. Dafür brauchst du keinen Kommandanten, und keiner darf zurückbehalten werden.</translation>
    </message>
    <message>
        <source>rules.AD_E_6</source>
        <extracomment>Your energy comes now, so that you can spend it in this very turn.</extracomment>
        <translation>Deine Energie kommt jetzt, sodass du sie noch in diesem Zug ausgeben kannst.</translation>
    </message>
    <message>
        <source>rules.AD_F_1</source>
        <extracomment>A commander costs 3 energy. You may have one of each of the five kinds in play, and hire as many as you can pay.</extracomment>
        <translation>Ein Kommandant kostet 3 Energie. Von jeder der fünf Arten darfst du einen im Spiel haben, und du darfst so viele anwerben, wie du bezahlen kannst.</translation>
    </message>
    <message>
        <source>rules.AD_F_2</source>
        <extracomment>A commander you have lost may be hired again in a later turn, as often as you like.</extracomment>
        <translation>Einen verlorenen Kommandanten darfst du in einem späteren Zug wieder anwerben, so oft du willst.</translation>
    </message>
    <message>
        <source>rules.AD_F_3</source>
        <extracomment>You place a hired commander in any territory of yours, on land, water or Moon.</extracomment>
        <translation>Einen angeworbenen Kommandanten setzt du in ein beliebiges eigenes Gebiet, zu Land, zu Wasser oder auf dem Mond.</translation>
    </message>
    <message>
        <source>rules.AD_F_4</source>
        <extracomment>A station costs 5 energy and stands on land of yours, one in a territory. You may have four on the board.</extracomment>
        <translation>Eine Station kostet 5 Energie und steht in einem eigenen Landgebiet, höchstens eine je Gebiet. Vier darfst du auf dem Spielplan haben.</translation>
    </message>
    <message>
        <source>rules.AD_F_5</source>
        <extracomment>A station never moves.</extracomment>
        <translation>Eine Station wird nie verlegt.</translation>
    </message>
    <message>
        <source>rules.AD_G_1</source>
        <extracomment>You may buy up to four command cards in a turn, for 1 energy each, from one deck or several.</extracomment>
        <translation>Du darfst in einem Zug bis zu vier Kommandokarten kaufen, für je 1 Energie, von einem Stapel oder von mehreren.</translation>
    </message>
    <message>
        <source>rules.AD_G_2</source>
        <extracomment>A deck sells to you only if you have its commander in play.</extracomment>
        <translation>Von einem Stapel kannst du nur kaufen, wenn du seinen Kommandanten im Spiel hast.</translation>
    </message>
    <message>
        <source>rules.AD_G_3</source>
        <extracomment>You choose and pay all your cards before you look at any.</extracomment>
        <translation>Du wählst und bezahlst alle Karten, bevor du eine ansiehst.</translation>
    </message>
    <message>
        <source>rules.AD_G_4</source>
        <extracomment>No deck sells more cards than it has left.</extracomment>
        <translation>Kein Stapel verkauft mehr Karten, als er noch hat.</translation>
    </message>
    <message>
        <source>rules.AD_G_5</source>
        <extracomment>A card may be played in the turn in which you bought it, or kept as long as you like. There is no limit to your hand.</extracomment>
        <translation>Eine Karte darfst du im selben Zug spielen, in dem du sie gekauft hast, oder beliebig lange behalten. Ein Handlimit gibt es nicht.</translation>
    </message>
    <message>
        <source>rules.AD_H_1</source>
        <extracomment>To play a card you need its commander in play, wherever he stands, and pay its cost of 0 to 4 energy.</extracomment>
        <translation>Um eine Karte zu spielen, brauchst du ihren Kommandanten im Spiel, wo er auch steht, und bezahlst ihre Kosten von 0 bis 4 Energie.</translation>
    </message>
    <message>
        <source>rules.AD_H_10</source>
        <extracomment>You can play a card only if it can do something now. Cards that draw a territory or roll for a continent or colony can always be played, even if nothing comes of it.</extracomment>
        <translation>Du kannst eine Karte nur spielen, wenn sie jetzt etwas bewirken kann. Karten, die ein Gebiet ziehen oder um einen Kontinent oder eine Kolonie würfeln, gehen immer, auch wenn nichts dabei herauskommt.</translation>
    </message>
    <message>
        <source>rules.AD_H_11</source>
        <extracomment>A card hits all its territories at the same moment, and each owner's choice of losses stands on its own. Only then you see which territories are empty and who is out.</extracomment>
        <translation>Eine Karte trifft alle ihre Gebiete im selben Augenblick, und die Besitzer wählen ihre Verluste unabhängig voneinander. Erst danach zeigt sich, welche Gebiete leer sind und wer ausscheidet.</translation>
    </message>
    <message>
        <source>rules.AD_H_12</source>
        <extracomment>A card needs its commander only while you play it; what it has started goes on without him. Only Invade Earth needs the space commander again at every invasion.</extracomment>
        <translation>Eine Karte braucht ihren Kommandanten nur, wenn du sie spielst; was sie in Gang setzt, läuft ohne ihn weiter. Nur die Invasion der Erde braucht bei jeder Invasion wieder den Raumkommandanten.</translation>
    </message>
    <message>
        <source>rules.AD_H_2</source>
        <extracomment>You may play any number of cards in any order. Each one takes full effect before the next, and is out of the game afterwards.</extracomment>
        <translation>Du darfst beliebig viele Karten in beliebiger Reihenfolge spielen. Jede wird ganz ausgeführt, bevor die nächste kommt, und ist dann aus dem Spiel.</translation>
    </message>
    <message>
        <source>rules.AD_H_3</source>
        <extracomment>Cards for the time before your first invasion are played after buying, before you announce one. Entering an empty territory is an invasion too, and so is one that is called off.</extracomment>
        <translation>Karten für die Zeit vor deiner ersten Invasion spielst du nach dem Kaufen, bevor du eine ankündigst. Auch der Einzug in ein leeres Gebiet ist eine Invasion, und eine abgesagte zählt ebenso.</translation>
    </message>
    <message>
        <source>rules.AD_H_4</source>
        <extracomment>Some cards are played when an opponent invades, others at the end of your turn or of the game. The card says which.</extracomment>
        <translation>Manche Karten spielst du, wenn ein Gegner einfällt, andere am Ende deines Zuges oder des Spiels. Es steht auf der Karte.</translation>
    </message>
    <message>
        <source>rules.AD_H_5</source>
        <extracomment>A card that draws a territory takes the top card of that deck. If the deck is empty, this part has no effect.</extracomment>
        <translation>Eine Karte, die ein Gebiet zieht, nimmt die oberste Karte dieses Stapels. Ist er leer, hat dieser Teil keine Wirkung.</translation>
    </message>
    <message>
        <source>rules.AD_H_6</source>
        <extracomment>Nuclear cards that do damage are no invasions. Nobody can answer them, and they don't end the time before your first invasion.</extracomment>
        <translation>Atomkarten, die Schaden anrichten, sind keine Invasionen. Niemand kann auf sie antworten, und deine erste Invasion kommt erst noch.</translation>
    </message>
    <message>
        <source>rules.AD_H_7</source>
        <extracomment>When a card removes units, their owner chooses which. Only with an Assassin Bomb the player names the commander.</extracomment>
        <translation>Entfernt eine Karte Einheiten, wählt ihr Besitzer, welche. Nur bei einer Attentatsbombe nennt der Spieler den Kommandanten.</translation>
    </message>
    <message>
        <source>rules.AD_H_8</source>
        <extracomment>A territory that loses its last unit to a card stays yours if your station stands there. Otherwise it is empty and counts for nobody.</extracomment>
        <translation>Ein Gebiet, das durch eine Karte seine letzte Einheit verliert, bleibt deins, wenn deine Station dort steht. Sonst ist es leer und zählt für niemanden.</translation>
    </message>
    <message>
        <source>rules.AD_H_9</source>
        <extracomment>No card destroys a station. It is lost only when somebody captures it.</extracomment>
        <translation>Keine Karte zerstört eine Station. Verloren geht sie nur, wenn jemand sie erobert.</translation>
    </message>
    <message>
        <source>rules.AD_I_1</source>
        <extracomment>You invade from a territory of yours into one next to it that is neither yours nor devastated. Lines count as well, also across the edge of the board, as from the Northwestern Oil Emirate to Pevek.</extracomment>
        <translation>Du fällst aus einem eigenen Gebiet in ein benachbartes ein, das weder dir gehört noch verwüstet ist. Auch Linien zählen, selbst über den Rand des Spielplans wie vom Nordwestlichen Ölemirat nach Pewek.</translation>
    </message>
    <message>
        <source>rules.AD_I_2</source>
        <extracomment>At least two units have to stand in the territory you invade from.</extracomment>
        <translation>In dem Gebiet, aus dem du einfällst, müssen mindestens zwei Einheiten stehen.</translation>
    </message>
    <message>
        <source>rules.AD_I_3</source>
        <extracomment>You may invade as often as you like, in any order and from anywhere, and change back and forth.</extracomment>
        <translation>Du darfst so oft einfallen, wie du willst, in beliebiger Reihenfolge und von überall, und hin und her wechseln.</translation>
    </message>
    <message>
        <source>rules.AD_I_4</source>
        <extracomment>Every roll of the dice is an invasion of its own, even between the same two territories.</extracomment>
        <translation>Jeder Wurf ist eine eigene Invasion, auch zwischen denselben zwei Gebieten.</translation>
    </message>
    <message>
        <source>rules.AD_I_5</source>
        <extracomment>First you announce from where you invade, and which territory.</extracomment>
        <translation>Zuerst kündigst du an, von wo aus du in welches Gebiet einfällst.</translation>
    </message>
    <message>
        <source>rules.AD_I_6</source>
        <extracomment>Then the others may play cards against it, in turn order after you, until all have passed. If that leaves fewer than two units or no commander you need, the invasion ends without dice.</extracomment>
        <translation>Dann dürfen die anderen Karten dagegen spielen, in der Zugfolge nach dir, bis alle gepasst haben. Bleiben dabei weniger als zwei Einheiten oder fehlt ein nötiger Kommandant, endet die Invasion ohne Wurf.</translation>
    </message>
    <message>
        <source>rules.AD_I_7</source>
        <extracomment>Once you have announced an invasion, you have to attack at least once before you may stop.</extracomment>
        <translation>Hast du eine Invasion angekündigt, musst du mindestens einmal angreifen, bevor du aufhören darfst.</translation>
    </message>
    <message>
        <source>rules.AD_I_8</source>
        <extracomment>Rolling again against the same territory is a new invasion, and the others may answer it again. A blitz stops as soon as somebody could answer the next roll.</extracomment>
        <translation>Ein weiterer Wurf gegen dasselbe Gebiet ist eine neue Invasion, und die anderen dürfen wieder antworten. Ein Blitz endet, sobald jemand auf den nächsten Wurf antworten könnte.</translation>
    </message>
    <message>
        <source>rules.AD_J_1</source>
        <extracomment>First you say how many dice you roll, then the defender does. Then both roll together.</extracomment>
        <translation>Zuerst sagst du, wie viele Würfel du wirfst, dann der Verteidiger. Dann würfeln beide zusammen.</translation>
    </message>
    <message>
        <source>rules.AD_J_2</source>
        <extracomment>You attack with one to three dice, and at least one unit more than dice has to stand in your territory.</extracomment>
        <translation>Du greifst mit einem bis drei Würfeln an, und in deinem Gebiet muss mindestens eine Einheit mehr stehen, als du Würfel wirfst.</translation>
    </message>
    <message>
        <source>rules.AD_J_3</source>
        <extracomment>The defender rolls one die or two; two only where at least two units stand.</extracomment>
        <translation>Der Verteidiger wirft einen oder zwei Würfel; zwei nur, wo mindestens zwei Einheiten stehen.</translation>
    </message>
    <message>
        <source>rules.AD_J_4</source>
        <extracomment>For each commander who leads the attack one die may have eight sides: for the land, naval or space commander if either territory is of that kind, for the nuclear commander always, for the diplomat never.</extracomment>
        <translation>Für jeden Kommandanten, der den Angriff führt, darf ein Würfel acht Seiten haben: für den Land-, Marine- oder Raumkommandanten, wenn eines der beiden Gebiete von seiner Art ist, für den Atomkommandanten immer, für den Diplomaten nie.</translation>
    </message>
    <message>
        <source>rules.AD_J_5</source>
        <extracomment>You don't have to roll eight-sided dice. With the right commanders all three may have eight sides.</extracomment>
        <translation>Achtseitige Würfel musst du nicht nehmen. Mit den richtigen Kommandanten dürfen alle drei acht Seiten haben.</translation>
    </message>
    <message>
        <source>rules.AD_J_6</source>
        <extracomment>In defence each commander, of any kind, gives one die eight sides. With a station all dice of the defence have them; it doesn't help an attack.</extracomment>
        <translation>In der Verteidigung gibt jeder Kommandant, gleich welcher, einem Würfel acht Seiten. Mit einer Station haben sie alle Würfel der Verteidigung; beim Angriff hilft sie nicht.</translation>
    </message>
    <message>
        <source>rules.AD_J_7</source>
        <extracomment>The highest dice are compared, then the second highest, whatever their kind. The lower one loses a unit, the attacker when they are equal; nobody loses more than two in a roll.</extracomment>
        <translation>Verglichen werden die höchsten Würfel, dann die zweithöchsten, gleich welcher Art. Der niedrigere verliert eine Einheit, bei Gleichstand der Angreifer; mehr als zwei verliert in einem Wurf keiner.</translation>
    </message>
    <message>
        <source>rules.AD_J_8</source>
        <extracomment>The owner chooses which unit falls. While other units are there a commander may be spared, even if his die has lost.</extracomment>
        <translation>Der Besitzer wählt, welche Einheit fällt. Solange andere Einheiten da sind, darf er einen Kommandanten schonen, auch wenn dessen Würfel verloren hat.</translation>
    </message>
    <message>
        <source>rules.AD_J_9</source>
        <extracomment>With the number of your dice you also say for which commanders you roll eight-sided ones. The defender's answer doesn't change that.</extracomment>
        <translation>Mit der Zahl deiner Würfel sagst du auch, für welche Kommandanten du achtseitige wirfst. Nach der Antwort des Verteidigers ändert sich das nicht mehr.</translation>
    </message>
    <message>
        <source>rules.AD_K_1</source>
        <extracomment>When the last defending unit falls, at least as many units move in as you rolled dice. More may follow.</extracomment>
        <translation>Fällt die letzte verteidigende Einheit, rücken mindestens so viele Einheiten ein, wie du Würfel geworfen hast. Mehr dürfen folgen.</translation>
    </message>
    <message>
        <source>rules.AD_K_2</source>
        <extracomment>At least one unit stays behind. A station is no unit.</extracomment>
        <translation>Mindestens eine Einheit bleibt zurück. Eine Station ist keine Einheit.</translation>
    </message>
    <message>
        <source>rules.AD_K_3</source>
        <extracomment>Every commander whose eight-sided die was in the last roll has to move in. The others needn't.</extracomment>
        <translation>Jeder Kommandant, dessen achtseitiger Würfel im letzten Wurf war, muss mit einrücken. Die anderen müssen nicht.</translation>
    </message>
    <message>
        <source>rules.AD_K_4</source>
        <extracomment>Units that have moved in may invade onward in the same turn.</extracomment>
        <translation>Eingerückte Einheiten dürfen im selben Zug weiter einfallen.</translation>
    </message>
    <message>
        <source>rules.AD_K_5</source>
        <extracomment>A station falls with the units that defend it: it is swapped for one of yours.</extracomment>
        <translation>Eine Station fällt mit den Einheiten, die sie verteidigen: Sie wird gegen eine von deinen getauscht.</translation>
    </message>
    <message>
        <source>rules.AD_K_6</source>
        <extracomment>If you already have four stations on the board, the captured one is destroyed instead.</extracomment>
        <translation>Hast du schon vier Stationen auf dem Spielplan, wird die eroberte stattdessen zerstört.</translation>
    </message>
    <message>
        <source>rules.AD_K_7</source>
        <extracomment>There are always enough units to move in: a roll that beats the last defender costs the attacker nothing.</extracomment>
        <translation>Zum Einrücken reicht es immer: Ein Wurf, der den letzten Verteidiger schlägt, kostet den Angreifer nichts.</translation>
    </message>
    <message>
        <source>rules.AD_L_1</source>
        <extracomment>When you take your third contested territory in a turn, you get 1 energy at once, and a command card from a deck of your choice whose commander you have in play.</extracomment>
        <translation>Nimmst du in einem Zug dein drittes umkämpftes Gebiet ein, bekommst du sofort 1 Energie und eine Kommandokarte von einem Stapel deiner Wahl, dessen Kommandanten du im Spiel hast.</translation>
    </message>
    <message>
        <source>rules.AD_L_2</source>
        <extracomment>A territory is contested if foreign units stood there when you announced the invasion, or came to its help and were beaten. A station alone doesn't make it so.</extracomment>
        <translation>Umkämpft ist ein Gebiet, wenn fremde Einheiten darin standen, als du die Invasion ankündigtest, oder zu Hilfe kamen und geschlagen wurden. Eine Station allein genügt nicht.</translation>
    </message>
    <message>
        <source>rules.AD_L_3</source>
        <extracomment>You get this once in a turn, and the card isn't one of the four you may buy. If no deck can give you one, you get the energy only.</extracomment>
        <translation>Das bekommst du einmal im Zug, und die Karte zählt nicht zu den vier, die du kaufen darfst. Kann kein Stapel eine geben, bekommst du nur die Energie.</translation>
    </message>
    <message>
        <source>rules.AD_M_1</source>
        <extracomment>Water and Moon are empty at first, and cards may empty other territories. An attack never leaves one empty.</extracomment>
        <translation>Wasser und Mond sind anfangs leer, und Karten können andere Gebiete leeren. Ein Angriff hinterlässt nie ein leeres.</translation>
    </message>
    <message>
        <source>rules.AD_M_2</source>
        <extracomment>To enter an empty territory you roll no dice and nobody can answer, but you need two units and the commanders as for any invasion. At least one unit moves in and one stays.</extracomment>
        <translation>Zum Einzug in ein leeres Gebiet wird nicht gewürfelt, und niemand kann antworten, aber du brauchst zwei Einheiten und die Kommandanten wie bei jeder Invasion. Mindestens eine Einheit rückt ein, und eine bleibt.</translation>
    </message>
    <message>
        <source>rules.AD_M_3</source>
        <extracomment>A territory held by an enemy station alone is entered without dice too, and the station is captured. The others may play cards first, and it isn't contested.</extracomment>
        <translation>Auch in ein Gebiet, das nur eine feindliche Station hält, rückst du ohne Wurf ein, und die Station ist erobert. Die anderen dürfen vorher Karten spielen, und es ist nicht umkämpft.</translation>
    </message>
    <message>
        <source>rules.AD_N_1</source>
        <extracomment>A station is the way to the Moon, brings one MOD a turn, gives its defence eight-sided dice and holds its territory on its own.</extracomment>
        <translation>Eine Station ist der Weg zum Mond, bringt in jedem Zug einen MOD, gibt der Verteidigung achtseitige Würfel und hält ihr Gebiet auch allein.</translation>
    </message>
    <message>
        <source>rules.AD_P_1</source>
        <extracomment>To invade into water, out of it or within it you need your naval commander in play, wherever he stands.</extracomment>
        <translation>Um ins Wasser, aus dem Wasser oder im Wasser einzufallen, brauchst du deinen Marinekommandanten im Spiel, wo er auch steht.</translation>
    </message>
    <message>
        <source>rules.AD_P_2</source>
        <extracomment>Without him your units on water still defend, and they may move at the end of your turn.</extracomment>
        <translation>Ohne ihn verteidigen deine Einheiten im Wasser weiterhin, und am Ende deines Zuges dürfen sie verlegt werden.</translation>
    </message>
    <message>
        <source>rules.AD_P_3</source>
        <extracomment>If you lose him during your turn, you invade no more water in it, and nothing from water.</extracomment>
        <translation>Verlierst du ihn in deinem Zug, fällst du in diesem Zug nicht mehr ins Wasser oder aus dem Wasser ein.</translation>
    </message>
    <message>
        <source>rules.AD_Q_1</source>
        <extracomment>To invade onto the Moon, on it or from it you need your space commander in play, wherever he stands.</extracomment>
        <translation>Um auf den Mond, auf dem Mond oder vom Mond aus einzufallen, brauchst du deinen Raumkommandanten im Spiel, wo er auch steht.</translation>
    </message>
    <message>
        <source>rules.AD_Q_2</source>
        <extracomment>Without him your units on the Moon still defend and may move at the end of your turn. If you lose him during your turn, your invasions there are over.</extracomment>
        <translation>Ohne ihn verteidigen deine Einheiten auf dem Mond weiterhin und dürfen am Ende deines Zuges verlegt werden. Verlierst du ihn in deinem Zug, sind deine Invasionen dort vorbei.</translation>
    </message>
    <message>
        <source>rules.AD_Q_3</source>
        <extracomment>From Earth you reach the Moon only out of a land territory with a station of yours, with units that stand there, at one of the three landing sites: Sea of Crisis, Bay of Dew or Tycho.</extracomment>
        <translation>Von der Erde kommst du nur aus einem Landgebiet mit deiner Station auf den Mond, mit den Einheiten, die dort stehen, auf einem der drei Landeplätze: Meer der Gefahren, Taubucht oder Tycho.</translation>
    </message>
    <message>
        <source>rules.AD_Q_4</source>
        <extracomment>That way leads up only: you can't invade the station's territory from a landing site.</extracomment>
        <translation>Dieser Weg führt nur hinauf: Von einem Landeplatz aus kannst du nicht in das Gebiet der Station einfallen.</translation>
    </message>
    <message>
        <source>rules.AD_R_1</source>
        <extracomment>From the Moon you invade Earth only with the card Invade Earth. It draws a land territory that you may invade this turn from any moon territories of yours.</extracomment>
        <translation>Vom Mond aus fällst du nur mit der Karte Invasion der Erde auf der Erde ein. Sie zieht ein Landgebiet, in das du in diesem Zug aus allen deinen Mondgebieten einfallen darfst.</translation>
    </message>
    <message>
        <source>rules.AD_R_2</source>
        <extracomment>If you hold nothing but the Moon, that card is your only way back.</extracomment>
        <translation>Hältst du nur noch Gebiete auf dem Mond, ist diese Karte dein einziger Weg zurück.</translation>
    </message>
    <message>
        <source>rules.AD_S_1</source>
        <extracomment>You may stop invading at any time. But an invasion that you have announced must be fought once, even if cards have made it hopeless.</extracomment>
        <translation>Du darfst jederzeit mit den Invasionen aufhören. Aber eine angekündigte musst du einmal ausfechten, auch wenn Karten sie aussichtslos gemacht haben.</translation>
    </message>
    <message>
        <source>rules.AD_S_2</source>
        <extracomment>That isn't so after a Cease Fire, or when the invasion has become impossible. After an Evacuation at least one unit moves in instead.</extracomment>
        <translation>Das gilt nicht nach einer Waffenruhe oder wenn die Invasion unmöglich geworden ist. Nach einer Evakuierung rückt stattdessen mindestens eine Einheit ein.</translation>
    </message>
    <message>
        <source>rules.AD_T_1</source>
        <extracomment>A beaten player is out for the rest of the game. The command cards are discarded.</extracomment>
        <translation>Wer besiegt ist, ist für den Rest des Spiels ausgeschieden. Seine Kommandokarten werden abgelegt.</translation>
    </message>
    <message>
        <source>rules.AD_T_2</source>
        <extracomment>Nobody gets the cards or the energy of a beaten player.</extracomment>
        <translation>Niemand bekommt die Karten oder die Energie eines Besiegten.</translation>
    </message>
    <message>
        <source>rules.AD_T_3</source>
        <extracomment>You are out when you hold no territory any more, be it through cards. As long as a station alone holds one for you, you play on.</extracomment>
        <translation>Du scheidest aus, wenn du kein Gebiet mehr hältst, auch durch Karten. Solange dir eine Station allein noch eines hält, spielst du weiter.</translation>
    </message>
    <message>
        <source>rules.AD_T_4</source>
        <extracomment>If only one player is left, the game is won at once.</extracomment>
        <translation>Ist nur noch ein Spieler übrig, gewinnt er sofort.</translation>
    </message>
    <message>
        <source>rules.AD_T_5</source>
        <extracomment>If you go out in your own turn, the card being played and a running Armageddon are finished first. Then your turn is over.</extracomment>
        <translation>Scheidest du im eigenen Zug aus, werden die gespielte Karte und ein laufendes Armageddon noch zu Ende geführt. Dann ist dein Zug vorbei.</translation>
    </message>
    <message>
        <source>rules.AD_T_6</source>
        <extracomment>If one effect takes the last territories of all remaining players, they share the victory.</extracomment>
        <translation>Nimmt eine einzige Wirkung allen übrigen Spielern ihr letztes Gebiet, teilen sie sich den Sieg.</translation>
    </message>
    <message>
        <source>rules.AD_T_7</source>
        <extracomment>In the final ranking those who went out come last, the later out the higher. Who went out together shares a place.</extracomment>
        <translation>In der Schlusswertung stehen Ausgeschiedene hinten, wer später ausschied, weiter vorn. Wer zugleich ausschied, teilt sich den Platz.</translation>
    </message>
    <message>
        <source>rules.AD_U_1</source>
        <extracomment>Once in your turn you may move units, whether you have invaded or not.</extracomment>
        <translation>Einmal in deinem Zug darfst du Einheiten verlegen, ob du eingefallen bist oder nicht.</translation>
    </message>
    <message>
        <source>rules.AD_U_2</source>
        <extracomment>Any number of units go from one territory of yours to one other. At least one stays behind.</extracomment>
        <translation>Beliebig viele Einheiten gehen aus einem eigenen Gebiet in ein anderes. Mindestens eine bleibt zurück.</translation>
    </message>
    <message>
        <source>rules.AD_U_3</source>
        <extracomment>A way through territories of yours has to join the two. Those held by a station alone will do; enemy, empty and devastated ones break the way.</extracomment>
        <translation>Ein Weg durch eigene Gebiete muss die beiden verbinden. Eines, in dem nur eine Station steht, genügt; feindliche, leere und verwüstete unterbrechen den Weg.</translation>
    </message>
    <message>
        <source>rules.AD_U_4</source>
        <extracomment>Each of your stations is joined with each landing site that you hold, both ways and also in the middle of a longer way. So units reach the Moon and come back.</extracomment>
        <translation>Jede deiner Stationen ist mit jedem Landeplatz verbunden, den du hältst, in beide Richtungen und auch mitten in einem längeren Weg. So kommen Einheiten auf den Mond und zurück.</translation>
    </message>
    <message>
        <source>rules.AD_U_5</source>
        <extracomment>For this move you need neither a naval nor a space commander.</extracomment>
        <translation>Für diese Verlegung brauchst du weder Marine- noch Raumkommandanten.</translation>
    </message>
    <message>
        <source>rules.AD_U_6</source>
        <extracomment>MODs and commanders may move, stations may not.</extracomment>
        <translation>MODs und Kommandanten dürfen ziehen, Stationen nicht.</translation>
    </message>
    <message>
        <source>rules.AD_U_7</source>
        <extracomment>A Redeployment gives you one more such move.</extracomment>
        <translation>Eine Umgruppierung gibt dir eine weitere Verlegung.</translation>
    </message>
    <message>
        <source>rules.AD_U_8</source>
        <extracomment>After the move you may play cards for the end of your turn. Then Hidden Energy and Energy Extraction are paid.</extracomment>
        <translation>Nach der Verlegung darfst du Karten für das Ende deines Zuges spielen. Dann werden Verborgene Energie und Energiegewinnung ausgezahlt.</translation>
    </message>
    <message>
        <source>rules.AD_U_9</source>
        <extracomment>Invade Earth opens no way for this move; between Earth and Moon only stations and landing sites do.</extracomment>
        <translation>Die Invasion der Erde öffnet für diese Verlegung keinen Weg; zwischen Erde und Mond tun das nur Stationen und Landeplätze.</translation>
    </message>
    <message>
        <source>rules.AD_V_1</source>
        <extracomment>When everybody has had their turn, the year is over. After year 5 points are counted; before that you bid for the next year.</extracomment>
        <translation>Hat jeder seinen Zug gehabt, ist das Jahr vorbei. Nach dem Jahr 5 wird gezählt; vorher bietet ihr für das nächste Jahr.</translation>
    </message>
    <message>
        <source>rules.AD_W_1</source>
        <extracomment>After the last turn of year 5 points are counted, in the order of that year's turns.</extracomment>
        <translation>Nach dem letzten Zug des Jahres 5 wird gezählt, in der Zugfolge dieses Jahres.</translation>
    </message>
    <message>
        <source>rules.AD_W_2</source>
        <extracomment>Each territory on land, water or Moon is worth 1 point.</extracomment>
        <translation>Jedes Gebiet zu Land, zu Wasser oder auf dem Mond zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>rules.AD_W_3</source>
        <extracomment>Each continent or colony that is all yours, apart from devastated territories, adds its bonus in points.</extracomment>
        <translation>Jeder Kontinent und jede Kolonie, die bis auf verwüstete Gebiete ganz dir gehört, bringt den Bonus in Punkten.</translation>
    </message>
    <message>
        <source>rules.AD_W_4</source>
        <extracomment>Each Colony Influence in your hand adds 3 points if its commander is in play. The program plays these cards by itself.</extracomment>
        <translation>Jeder Koloniale Einfluss auf deiner Hand bringt 3 Punkte, wenn sein Kommandant im Spiel ist. Das Programm spielt diese Karten von selbst.</translation>
    </message>
    <message>
        <source>rules.AD_W_5</source>
        <extracomment>Most points win. On a tie more energy decides, then more units on the board; if that is equal too, the victory is shared.</extracomment>
        <translation>Die meisten Punkte gewinnen. Bei Gleichstand entscheidet mehr Energie, dann mehr Einheiten auf dem Spielplan; ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>rules.AD_X_1</source>
        <extracomment>The blank command cards of the box are left out. If all agree before the game, a house rule shuffles up to nine cards of your own from a file into their decks.</extracomment>
        <translation>Die leeren Kommandokarten der Schachtel bleiben weg. Sind vor dem Spiel alle einverstanden, mischt eine Hausregel bis zu neun eigene Karten aus einer Datei in ihre Stapel.</translation>
    </message>
    <message>
        <source>rules.AD_Y_1</source>
        <extracomment>After the devastation a neutral colour gets three MODs in each of 16 land, 6 water and 6 moon territories, drawn at random. Their cards are shuffled back.</extracomment>
        <translation>Nach der Verwüstung bekommt eine neutrale Farbe je drei MODs in 16 Land-, 6 Wasser- und 6 Mondgebieten, die ausgelost werden. Deren Karten werden wieder eingemischt.</translation>
    </message>
    <message>
        <source>rules.AD_Y_2</source>
        <extracomment>You begin with 30 MODs each and take the remaining 22 land territories in turn. All of them go on land.</extracomment>
        <translation>Ihr beginnt mit je 30 MODs und nehmt abwechselnd die übrigen 22 Landgebiete. Alle MODs kommen an Land.</translation>
    </message>
    <message>
        <source>rules.AD_Y_3</source>
        <extracomment>Neutral MODs only defend. They never move or grow, and have no cards and no commanders.</extracomment>
        <translation>Neutrale MODs verteidigen nur. Sie ziehen nie, werden nicht mehr und haben weder Karten noch Kommandanten.</translation>
    </message>
    <message>
        <source>rules.AD_Y_4</source>
        <extracomment>The attacker's opponent rolls for them, with two dice where two or more units stand.</extracomment>
        <translation>Der Gegner des Angreifers würfelt für sie, mit zwei Würfeln, wo zwei oder mehr Einheiten stehen.</translation>
    </message>
    <message>
        <source>rules.AD_Y_5</source>
        <extracomment>Neutral units count as enemies for the bonus of three territories and for cards against territories. But the neutral colour is no player: it doesn't bid, has no turn and no energy, and Energy Crisis and MOD Reduction pass it by.</extracomment>
        <translation>Neutrale Einheiten zählen als Feinde für den Bonus der drei Gebiete und für Karten gegen Gebiete. Aber die neutrale Farbe ist kein Spieler: Sie bietet nicht, hat keinen Zug und keine Energie, und Energiekrise und MOD-Abbau treffen sie nicht.</translation>
    </message>
    <message>
        <source>rules.AD_Y_6</source>
        <extracomment>The neutral colour is drawn from those that nobody plays, and has no stations. A neutral territory that loses its MODs is empty.</extracomment>
        <translation>Die neutrale Farbe wird aus denen gelost, die niemand spielt, und hat keine Stationen. Ein neutrales Gebiet, das seine MODs verliert, ist leer.</translation>
    </message>
    <message>
        <source>rules.AD_Z_1</source>
        <extracomment>Reinforcements put one MOD in each of three territories of their kind. If you hold fewer, each of those gets one.</extracomment>
        <translation>Verstärkungen bringen je einen MOD in drei Gebiete ihrer Art. Hältst du weniger, bekommt jedes davon einen.</translation>
    </message>
    <message>
        <source>rules.AD_Z_10</source>
        <extracomment>Land Death Trap, Water Death Trap and Orbital Mines take half of all units in the territory you are invaded from, rounded up; the attacker chooses them. If one unit is left, the invasion is over.</extracomment>
        <translation>Todesfalle zu Land, Todesfalle zu Wasser und Orbitalminen kosten die Hälfte aller Einheiten in dem Gebiet, aus dem du angegriffen wirst, aufgerundet; der Angreifer wählt sie. Bleibt eine übrig, ist die Invasion vorbei.</translation>
    </message>
    <message>
        <source>rules.AD_Z_11</source>
        <extracomment>A Stealth Station puts a free station into your invaded land territory. None may stand there yet, and you must have fewer than four on the board.</extracomment>
        <translation>Eine Tarnstation stellt kostenlos eine Station in dein angegriffenes Landgebiet. Dort darf noch keine stehen, und du musst weniger als vier auf dem Spielplan haben.</translation>
    </message>
    <message>
        <source>rules.AD_Z_12</source>
        <extracomment>A Territorial Station builds a station for the 1 energy of the card instead of 5. The usual limits hold.</extracomment>
        <translation>Eine Gebietsstation baut eine Station für die 1 Energie der Karte statt für 5. Die üblichen Grenzen gelten.</translation>
    </message>
    <message>
        <source>rules.AD_Z_13</source>
        <extracomment>A Frequency Jam bars an opponent from playing command cards for the rest of your turn, even in answer to an invasion or in an Armageddon. What is running already goes on.</extracomment>
        <translation>Ein Störsender verbietet einem Gegner für den Rest deines Zuges alle Kommandokarten, auch als Antwort auf eine Invasion oder in einem Armageddon. Was schon läuft, läuft weiter.</translation>
    </message>
    <message>
        <source>rules.AD_Z_14</source>
        <extracomment>Invade Earth draws land cards until one shows a territory that isn't yours. This turn you may invade it from all moon territories of yours with two units, as long as your space commander is in play.</extracomment>
        <translation>Die Invasion der Erde zieht Landkarten, bis eine ein Gebiet zeigt, das dir nicht gehört. In diesem Zug darfst du aus allen deinen Mondgebieten mit zwei Einheiten dort einfallen, solange dein Raumkommandant im Spiel ist.</translation>
    </message>
    <message>
        <source>rules.AD_Z_15</source>
        <extracomment>Hidden Energy draws a water territory. If it is yours at the end of this turn, you get 4 energy.</extracomment>
        <translation>Verborgene Energie zieht ein Wassergebiet. Gehört es dir am Ende dieses Zuges, bekommst du 4 Energie.</translation>
    </message>
    <message>
        <source>rules.AD_Z_16</source>
        <extracomment>Energy Extraction brings 7 energy if all 14 moon territories are yours at the end of this turn.</extracomment>
        <translation>Die Energiegewinnung bringt 7 Energie, wenn am Ende dieses Zuges alle 14 Mondgebiete dir gehören.</translation>
    </message>
    <message>
        <source>rules.AD_Z_17</source>
        <extracomment>In an Armageddon everybody with a nuclear commander in play may play any number of nuclear cards for nothing, once round in turn order from marker 1 on. No other cards are played meanwhile.</extracomment>
        <translation>In einem Armageddon darf jeder, der einen Atomkommandanten im Spiel hat, umsonst beliebig viele Atomkarten spielen, eine Runde lang in der Zugfolge ab Marker 1. Andere Karten werden dabei nicht gespielt.</translation>
    </message>
    <message>
        <source>rules.AD_Z_18</source>
        <extracomment>For an Assassin Bomb you name a commander of an opponent and roll an eight-sided die. On 3 or more he is destroyed, even if he stands alone.</extracomment>
        <translation>Für eine Attentatsbombe nennst du einen gegnerischen Kommandanten und würfelst mit acht Seiten. Ab 3 ist er vernichtet, auch wenn er allein steht.</translation>
    </message>
    <message>
        <source>rules.AD_Z_19</source>
        <extracomment>A Redeployment gives one more move after your invasions, even if you don't make the usual one. You may play several.</extracomment>
        <translation>Eine Umgruppierung gibt dir nach deinen Invasionen eine weitere Verlegung, auch wenn du die übliche nicht machst. Du darfst mehrere spielen.</translation>
    </message>
    <message>
        <source>rules.AD_Z_2</source>
        <extracomment>Energy Crisis, like all cards for the time before your first invasion, is played after hiring and buying. Opponents without energy pay nothing.</extracomment>
        <translation>Die Energiekrise spielst du, wie alle Karten für die Zeit vor deiner ersten Invasion, nach dem Anwerben und Kaufen. Gegner ohne Energie bezahlen nichts.</translation>
    </message>
    <message>
        <source>rules.AD_Z_20</source>
        <extracomment>With a MOD Reduction each opponent in turn order removes four MODs of their choice, then you remove two. Who has fewer removes all; territories may be emptied, and commanders are safe.</extracomment>
        <translation>Beim MOD-Abbau entfernt jeder Gegner in der Zugfolge vier MODs seiner Wahl, dann du zwei. Wer weniger hat, entfernt alle; Gebiete dürfen leer werden, und Kommandanten sind sicher.</translation>
    </message>
    <message>
        <source>rules.AD_Z_21</source>
        <extracomment>A Rocket Strike removes as many units from a foreign territory of its kind as a six-sided die shows, at most all of them. Their owner chooses.</extracomment>
        <translation>Ein Raketenschlag entfernt aus einem fremden Gebiet seiner Art so viele Einheiten, wie ein sechsseitiger Würfel zeigt, höchstens alle. Ihr Besitzer wählt.</translation>
    </message>
    <message>
        <source>rules.AD_Z_22</source>
        <extracomment>Colony Influence adds 3 points if its commander is in play when points are counted.</extracomment>
        <translation>Kolonialer Einfluss bringt 3 Punkte, wenn sein Kommandant bei der Wertung im Spiel ist.</translation>
    </message>
    <message>
        <source>rules.AD_Z_23</source>
        <extracomment>Assemble MODs puts three MODs in one territory of yours of its kind. Like Reinforcements it needs such a territory; one held by a station alone is enough.</extracomment>
        <translation>MODs bauen bringt drei MODs in ein eigenes Gebiet seiner Art. Wie für Verstärkungen brauchst du ein solches Gebiet; eines, in dem nur eine Station steht, genügt.</translation>
    </message>
    <message>
        <source>rules.AD_Z_24</source>
        <extracomment>With an Energy Crisis every opponent who has energy pays 1 of it to you.</extracomment>
        <translation>Bei einer Energiekrise bezahlt dir jeder Gegner, der Energie hat, 1 davon.</translation>
    </message>
    <message>
        <source>rules.AD_Z_25</source>
        <extracomment>With Decoys Revealed all chosen commanders move at the same time, to territories that are yours when you play the card. Water and Moon are open to them without a naval or space commander.</extracomment>
        <translation>Mit Enttarnte Lockvögel ziehen alle gewählten Kommandanten zugleich, in Gebiete, die dir gehören, wenn du die Karte spielst. Wasser und Mond stehen ihnen ohne Marine- oder Raumkommandanten offen.</translation>
    </message>
    <message>
        <source>rules.AD_Z_3</source>
        <extracomment>Stealth MODs put three MODs of the defender's colour into an invaded territory, your own or another player's. Several may be played, at every roll anew, but not by the attacker, nor for empty or neutral territories.</extracomment>
        <translation>Tarn-MODs bringen drei MODs des Verteidigers in ein angegriffenes Gebiet, dein eigenes oder ein fremdes. Mehrere dürfen gespielt werden, bei jedem Wurf aufs Neue, aber nicht vom Angreifer und nicht für leere oder neutrale Gebiete.</translation>
    </message>
    <message>
        <source>rules.AD_Z_4</source>
        <extracomment>Scout Forces draw a land territory in secret and hold five MODs ready. As soon as that territory is yours, in anybody's turn, they appear there by themselves.</extracomment>
        <translation>Ein Spähtrupp zieht heimlich ein Landgebiet und hält fünf MODs bereit. Sobald dieses Gebiet dir gehört, in wessen Zug auch immer, erscheinen sie dort von selbst.</translation>
    </message>
    <message>
        <source>rules.AD_Z_5</source>
        <extracomment>A Scatter Bomb draws three land, two water or two moon territories. The owner of each removes half of the units there, rounded up, of their choice; your own are spared, but count among those drawn.</extracomment>
        <translation>Eine Streubombe zieht drei Land-, zwei Wasser- oder zwei Mondgebiete. Ihre Besitzer entfernen dort je die Hälfte der Einheiten, aufgerundet, nach eigener Wahl; deine bleiben verschont, zählen aber mit.</translation>
    </message>
    <message>
        <source>rules.AD_Z_6</source>
        <extracomment>The Mother, Aqua Brother and Nicky Boy take one unit from every territory of a continent, a water colony or a moon colony that the die picks, yours included. Each owner chooses the unit.</extracomment>
        <translation>Die Mutter, Wasserbruder und Nicky Boy nehmen je eine Einheit aus jedem Gebiet eines Kontinents, einer Wasser- oder einer Mondkolonie, die der Würfel bestimmt, auch bei dir. Jeder Besitzer wählt die Einheit.</translation>
    </message>
    <message>
        <source>rules.AD_Z_7</source>
        <extracomment>Decoys Revealed moves commanders who are on the board already and brings no new ones. A territory left without units stays yours only by a station.</extracomment>
        <translation>Enttarnte Lockvögel versetzt Kommandanten, die schon auf dem Spielplan stehen, und bringt keine neuen. Ein Gebiet ohne Einheiten bleibt nur mit einer Station deins.</translation>
    </message>
    <message>
        <source>rules.AD_Z_8</source>
        <extracomment>A Cease Fire cancels the invasion of your territory. Until the end of that turn the attacker can't invade any territory of yours.</extracomment>
        <translation>Eine Waffenruhe hebt die Invasion deines Gebiets auf. Bis zum Ende seines Zuges kann der Angreifer in keines deiner Gebiete einfallen.</translation>
    </message>
    <message>
        <source>rules.AD_Z_9</source>
        <extracomment>An Evacuation takes all units of your invaded territory to another one of yours, wherever that is. A station stays behind and falls to the attacker.</extracomment>
        <translation>Eine Evakuierung bringt alle Einheiten deines angegriffenen Gebiets in ein anderes eigenes, wo es auch liegt. Eine Station bleibt zurück und fällt an den Angreifer.</translation>
    </message>
    <message>
        <source>rules.C_01</source>
        <extracomment>The board of the Earth has 42 territories on 6 continents. A whole continent is worth 5 armies in North America and Europe, 2 in South America and Australia, 3 in Africa and 7 in Asia. Other boards show what theirs are worth.</extracomment>
        <translation>Der Spielplan der Erde hat 42 Gebiete auf 6 Kontinenten. Ein ganzer Kontinent ist in Nordamerika und Europa 5 Armeen wert, in Südamerika und Australien 2, in Afrika 3 und in Asien 7. Andere Spielpläne zeigen, was ihre wert sind.</translation>
    </message>
    <message>
        <source>rules.C_02</source>
        <extracomment>Once the board is set up, each territory has one owner and holds at least one army, all game long.</extracomment>
        <translation>Sobald aufgestellt ist, hat jedes Gebiet einen Besitzer und mindestens eine Armee, das ganze Spiel lang.</translation>
    </message>
    <message>
        <source>rules.C_03</source>
        <extracomment>Territories are neighbours if they share a border or a sea route joins them, in both directions. On the Earth, Alaska and Kamchatka are neighbours too.</extracomment>
        <translation>Gebiete sind Nachbarn, wenn sie eine Grenze teilen oder ein Seeweg sie verbindet, in beiden Richtungen. Auf der Erde sind auch Alaska und Kamtschatka Nachbarn.</translation>
    </message>
    <message>
        <source>rules.C_04</source>
        <extracomment>Any number of armies may stand in one territory.</extracomment>
        <translation>In einem Gebiet dürfen beliebig viele Armeen stehen.</translation>
    </message>
    <message>
        <source>rules.C_05</source>
        <extracomment>The deck has a card for each territory, with one of three units on it, and 2 wild cards that show all three.</extracomment>
        <translation>Der Stapel hat für jedes Gebiet eine Karte mit einer von drei Einheiten, dazu 2 Joker mit allen dreien.</translation>
    </message>
    <message>
        <source>rules.C_06</source>
        <extracomment>Three cards make a set if they show the same unit three times, or each unit once. A wild card stands for any unit, so any two cards and a wild card always make a set.</extracomment>
        <translation>Drei Karten bilden einen Satz, wenn sie dreimal dieselbe Einheit zeigen oder jede einmal. Ein Joker steht für jede Einheit, daher sind zwei beliebige Karten mit einem Joker immer ein Satz.</translation>
    </message>
    <message>
        <source>rules.C_07</source>
        <extracomment>Where each kind of set has a fixed value, a set with a wild card counts as the best set it can be: two different units and a wild card are one of each.</extracomment>
        <translation>Wo jede Art von Satz einen festen Wert hat, zählt ein Satz mit Joker als der beste, der er sein kann: Zwei verschiedene Einheiten mit Joker gelten als eine von jeder.</translation>
    </message>
    <message>
        <source>rules.C_08</source>
        <extracomment>Turns go round clockwise. If players tie when they roll for who begins, those who tied roll again.</extracomment>
        <translation>Gespielt wird im Uhrzeigersinn. Bei Gleichstand im Wurf um den Anfang würfeln die Beteiligten noch einmal.</translation>
    </message>
    <message>
        <source>rules.C_09</source>
        <extracomment>A continent is yours if every territory in it is yours at the moment it is counted.</extracomment>
        <translation>Ein Kontinent gehört dir, wenn in dem Augenblick, in dem gezählt wird, jedes Gebiet darin dir gehört.</translation>
    </message>
    <message>
        <source>rules.C_10</source>
        <extracomment>You attack from a territory of yours with at least two armies, and only a neighbouring territory that belongs to somebody else.</extracomment>
        <translation>Du greifst aus einem eigenen Gebiet mit mindestens zwei Armeen an, und nur ein Nachbargebiet, das jemand anderem gehört.</translation>
    </message>
    <message>
        <source>rules.C_11</source>
        <extracomment>The highest dice of both sides are compared, then the next. The lower die of each pair costs an army, and with equal dice the attacker loses one. Dice without a partner don't count.</extracomment>
        <translation>Verglichen werden die höchsten Würfel beider Seiten, dann die nächsten. Der niedrigere jedes Paares kostet eine Armee, bei Gleichstand verliert der Angreifer eine. Würfel ohne Gegenüber zählen nicht.</translation>
    </message>
    <message>
        <source>rules.C_12</source>
        <extracomment>Attack as often as you like, wherever you like, and stop whenever you like. You never have to attack.</extracomment>
        <translation>Greife an, so oft und wo du willst, und höre auf, wann du willst. Angreifen musst du nie.</translation>
    </message>
    <message>
        <source>rules.C_13</source>
        <extracomment>When the last defending army falls, the territory is conquered. You move in at once, and at least one army stays where you came from.</extracomment>
        <translation>Fällt die letzte verteidigende Armee, ist das Gebiet erobert. Du ziehst sofort ein, und mindestens eine Armee bleibt dort, woher du kamst.</translation>
    </message>
    <message>
        <source>rules.C_14</source>
        <extracomment>You draw at most one territory card in a turn, and only if you conquered at least one territory.</extracomment>
        <translation>Du ziehst in einem Zug höchstens eine Gebietskarte, und nur, wenn du mindestens ein Gebiet erobert hast.</translation>
    </message>
    <message>
        <source>rules.C_15</source>
        <extracomment>Whoever has no army left on the board is out and takes no more turns.</extracomment>
        <translation>Wer keine Armee mehr auf dem Spielplan hat, scheidet aus und ist nicht mehr am Zug.</translation>
    </message>
    <message>
        <source>rules.C_16</source>
        <extracomment>When the draw pile runs out, the cards that were put aside are shuffled into a new one. If there are none, nobody draws.</extracomment>
        <translation>Ist der Nachziehstapel leer, werden die abgelegten Karten zu einem neuen gemischt. Gibt es keine, wird nicht gezogen.</translation>
    </message>
    <message>
        <source>rules.C_17</source>
        <extracomment>The last player left on the board wins, and so does the last team. Neutral colours don't count.</extracomment>
        <translation>Wer als Letzter auf dem Spielplan steht, gewinnt, und ebenso das letzte Team. Neutrale Farben zählen nicht.</translation>
    </message>
    <message>
        <source>rules.C_18</source>
        <extracomment>Armies never run out, however many you have.</extracomment>
        <translation>Armeen gehen nie aus, wie viele du auch hast.</translation>
    </message>
    <message>
        <source>rules.C_19</source>
        <extracomment>Whoever has no armies left to place is passed over until all the others are done.</extracomment>
        <translation>Wer keine Armeen mehr zu setzen hat, wird übersprungen, bis auch die anderen fertig sind.</translation>
    </message>
    <message>
        <source>rules.C_20</source>
        <extracomment>If a conquest puts somebody out, first you move in, then you get the cards, then you trade sets and place their armies if that is allowed or due now. After that your turn goes on.</extracomment>
        <translation>Scheidet durch eine Eroberung jemand aus, ziehst du zuerst ein, bekommst dann die Karten, tauschst danach Sätze und setzt deren Armeen, falls das jetzt erlaubt oder Pflicht ist. Dann geht dein Zug weiter.</translation>
    </message>
    <message>
        <source>rules.D_01</source>
        <extracomment>Up to six can play, either with a secret mission each or for the whole world. Two players always fight for the world.</extracomment>
        <translation>Bis zu sechs können mitspielen, jeder mit einer geheimen Mission oder alle um die ganze Welt. Zu zweit geht es immer um die Welt.</translation>
    </message>
    <message>
        <source>rules.D_02</source>
        <extracomment>All territories are dealt clockwise, one army in each, even if some players get one more than others. There are no other starting armies.</extracomment>
        <translation>Alle Gebiete werden im Uhrzeigersinn verteilt, in jedem steht eine Armee, auch wenn manche eines mehr bekommen. Weitere Startarmeen gibt es nicht.</translation>
    </message>
    <message>
        <source>rules.D_03</source>
        <extracomment>Then all territory cards and both wild cards are shuffled into the draw pile.</extracomment>
        <translation>Dann werden alle Gebietskarten und beide Joker zum Nachziehstapel gemischt.</translation>
    </message>
    <message>
        <source>rules.D_04</source>
        <extracomment>Everybody draws one of 14 missions in secret; everyone knows which there are. Those against colours that don't play are taken out for all to see, the rest stays unseen.</extracomment>
        <translation>Jeder zieht heimlich eine von 14 Missionen; welche es gibt, wissen alle. Die gegen Farben, die nicht mitspielen, werden offen entfernt, der Rest bleibt ungesehen.</translation>
    </message>
    <message>
        <source>rules.D_05</source>
        <extracomment>The player left of whoever was dealt the last territory begins.</extracomment>
        <translation>Der Spieler links von dem, der das letzte Gebiet bekam, beginnt.</translation>
    </message>
    <message>
        <source>rules.D_10</source>
        <extracomment>You get a third of your territories in armies, rounded down, but never fewer than three: 14 territories bring 4.</extracomment>
        <translation>Du bekommst ein Drittel deiner Gebiete als Armeen, abgerundet, aber nie weniger als drei: 14 Gebiete bringen 4.</translation>
    </message>
    <message>
        <source>rules.D_11</source>
        <extracomment>A continent that is all yours brings its bonus on top.</extracomment>
        <translation>Ein Kontinent, der ganz dir gehört, bringt zusätzlich seinen Bonus.</translation>
    </message>
    <message>
        <source>rules.D_12</source>
        <extracomment>You trade sets at the start of your turn, before your first attack. Their armies are placed at once.</extracomment>
        <translation>Sätze tauschst du am Anfang deines Zuges, vor dem ersten Angriff. Ihre Armeen werden sofort gesetzt.</translation>
    </message>
    <message>
        <source>rules.D_13</source>
        <extracomment>Each set traded in the game brings more than the last: 4, 6, 8, 10, 12, 15, 20, 25 armies, then 5 more every time.</extracomment>
        <translation>Jeder im Spiel getauschte Satz bringt mehr als der vorige: 4, 6, 8, 10, 12, 15, 20, 25 Armeen, danach jedes Mal 5 mehr.</translation>
    </message>
    <message>
        <source>rules.D_14</source>
        <extracomment>If you begin your turn with five cards, you must trade a set; with fewer you may. Nobody keeps more than five.</extracomment>
        <translation>Beginnst du deinen Zug mit fünf Karten, musst du einen Satz tauschen; mit weniger darfst du. Niemand behält mehr als fünf.</translation>
    </message>
    <message>
        <source>rules.D_15</source>
        <extracomment>Each traded card that shows a territory of yours puts two more armies there, however many such cards there are.</extracomment>
        <translation>Jede getauschte Karte, die ein Gebiet von dir zeigt, bringt dort zwei weitere Armeen, so viele solche Karten es auch sind.</translation>
    </message>
    <message>
        <source>rules.D_16</source>
        <extracomment>Traded cards are laid aside. When the draw pile is used up, they are shuffled and used again.</extracomment>
        <translation>Getauschte Karten werden beiseitegelegt. Ist der Nachziehstapel aufgebraucht, werden sie gemischt und wieder verwendet.</translation>
    </message>
    <message>
        <source>rules.D_17</source>
        <extracomment>All your new armies are placed at once, in any territories of yours.</extracomment>
        <translation>Alle deine neuen Armeen werden auf einmal gesetzt, in beliebige eigene Gebiete.</translation>
    </message>
    <message>
        <source>rules.D_20</source>
        <extracomment>You attack from a territory with at least two armies into one that it shares a border or a sea line with.</extracomment>
        <translation>Du greifst aus einem Gebiet mit mindestens zwei Armeen eines an, mit dem es eine Grenze oder eine Seelinie teilt.</translation>
    </message>
    <message>
        <source>rules.D_21</source>
        <extracomment>An attack names both its origin and its target. With a house rule you may leave the origin out: then your strongest neighbour of the target attacks and first loses three armies, though never its last one.</extracomment>
        <translation>Zu einem Angriff gehören Ausgangsland und Ziel. Mit einer Hausregel darfst du das Ausgangsland weglassen: Dann greift dein stärkster Nachbar des Ziels an und verliert zuvor drei Armeen, aber nie die letzte.</translation>
    </message>
    <message>
        <source>rules.D_22</source>
        <extracomment>You attack with one to three dice, one for each army; one army stays behind.</extracomment>
        <translation>Du greifst mit einem bis drei Würfeln an, einem je Armee; eine Armee bleibt zurück.</translation>
    </message>
    <message>
        <source>rules.D_23</source>
        <extracomment>The defender rolls up to three dice, one for each army in the territory. None of them has to be held back.</extracomment>
        <translation>Der Verteidiger wirft bis zu drei Würfel, einen je Armee im Gebiet. Keine muss zurückgehalten werden.</translation>
    </message>
    <message>
        <source>rules.D_24</source>
        <extracomment>The attacker rolls first. Only then does the defender choose with how many dice to answer.</extracomment>
        <translation>Der Angreifer würfelt zuerst. Erst danach wählt der Verteidiger, mit wie vielen Würfeln er antwortet.</translation>
    </message>
    <message>
        <source>rules.D_25</source>
        <extracomment>The highest dice are compared, then the middle and the lowest ones. The lower one of each pair loses an army, when equal the attacker; up to three armies fall in one roll.</extracomment>
        <translation>Verglichen werden die höchsten Würfel, dann die mittleren und die niedrigsten. Der niedrigere jedes Paars verliert eine Armee, bei Gleichstand der Angreifer; in einem Wurf fallen bis zu drei Armeen.</translation>
    </message>
    <message>
        <source>rules.D_26</source>
        <extracomment>For example: 5, 4, 3 against 6, 3 costs each side one army. 6, 6, 1 against 5, 1 costs the defender two, and 3, 2 against 3, 3 costs the attacker two.</extracomment>
        <translation>Zum Beispiel: 5, 4, 3 gegen 6, 3 kostet beide eine Armee. 6, 6, 1 gegen 5, 1 kostet den Verteidiger zwei, und 3, 2 gegen 3, 3 kostet den Angreifer zwei.</translation>
    </message>
    <message>
        <source>rules.D_27</source>
        <extracomment>After every roll you may go on, stop, or turn against another territory, as often as you like.</extracomment>
        <translation>Nach jedem Wurf darfst du weitermachen, aufhören oder dich einem anderen Gebiet zuwenden, so oft du willst.</translation>
    </message>
    <message>
        <source>rules.D_28</source>
        <extracomment>The armies of the last roll move into the conquered territory, and any number may follow; one stays behind. You may go on attacking from there.</extracomment>
        <translation>Die Armeen des letzten Wurfs rücken in das eroberte Gebiet ein, und beliebig viele dürfen folgen; eine bleibt zurück. Von dort darfst du weiter angreifen.</translation>
    </message>
    <message>
        <source>rules.D_29</source>
        <extracomment>If you beat a player, you take the cards and may trade sets at once, place the armies and attack on. With five or more cards you must trade until four or fewer are left.</extracomment>
        <translation>Besiegst du einen Spieler, bekommst du seine Karten und darfst sofort Sätze tauschen, die Armeen setzen und weiter angreifen. Mit fünf oder mehr Karten musst du tauschen, bis es höchstens vier sind.</translation>
    </message>
    <message>
        <source>rules.D_30</source>
        <extracomment>After your last attack you draw one card if you conquered anything this turn.</extracomment>
        <translation>Nach deinem letzten Angriff ziehst du eine Karte, wenn du in diesem Zug etwas erobert hast.</translation>
    </message>
    <message>
        <source>rules.D_31</source>
        <extracomment>At the end of your turn any number of armies may go one step each to neighbouring territories of yours, across sea lines too, all at the same time. Armies that attacked this turn stay, and no territory is left empty.</extracomment>
        <translation>Am Ende deines Zuges dürfen beliebig viele Armeen je einen Schritt in ein eigenes Nachbargebiet gehen, auch über Seelinien, alle zugleich. Armeen, die in diesem Zug angegriffen haben, bleiben, und kein Gebiet wird leer.</translation>
    </message>
    <message>
        <source>rules.D_40</source>
        <extracomment>You win the moment your mission is fulfilled, in anybody's turn and whoever brings it about. A conquest counts once its armies have moved in, and beaten players win no more.</extracomment>
        <translation>Du gewinnst, sobald deine Mission erfüllt ist, in wessen Zug auch immer und wer es auch herbeiführt. Eine Eroberung zählt, wenn die Armeen eingerückt sind, und Besiegte gewinnen nicht mehr.</translation>
    </message>
    <message>
        <source>rules.D_41</source>
        <extracomment>If two missions come true at once, the player on turn wins if one of them is theirs. Otherwise the next of the two in turn order wins.</extracomment>
        <translation>Erfüllen sich zwei Missionen zugleich, gewinnt der Spieler am Zug, wenn eine davon seine ist. Sonst gewinnt von den beiden, wer in der Zugfolge als Nächster kommt.</translation>
    </message>
    <message>
        <source>rules.D_42</source>
        <extracomment>If your mission names your own colour, you have to hold 24 territories instead.</extracomment>
        <translation>Nennt deine Mission deine eigene Farbe, musst du stattdessen 24 Gebiete halten.</translation>
    </message>
    <message>
        <source>rules.D_43</source>
        <extracomment>When the whole world is the goal, there are no missions: you win by holding every territory.</extracomment>
        <translation>Geht es um die ganze Welt, gibt es keine Missionen: Du gewinnst, wenn alle Gebiete dir gehören.</translation>
    </message>
    <message>
        <source>rules.G_1</source>
        <extracomment>There are two boards: Ancient Earth with 42 territories in 6 continents, and the Underworld with 13 fields. Each pantheon also has an Afterlife for its dead, a pool of unused armies, and a card for gods who are not in play.</extracomment>
        <translation>Es gibt zwei Spielpläne: die Alte Welt mit 42 Gebieten in 6 Kontinenten und die Unterwelt mit 13 Feldern. Jedes Pantheon hat außerdem ein Jenseits für seine Toten, einen Vorrat unbenutzter Armeen und eine Tafel für Götter, die nicht im Spiel sind.</translation>
    </message>
    <message>
        <source>rules.G_10</source>
        <extracomment>Next to each other are territories with a common border on land or a dotted sea link. Mountains and flames are no borders. A link under the maelstrom or to sunken Atlantis is none any more.</extracomment>
        <translation>Benachbart sind Gebiete mit einer gemeinsamen Landgrenze oder einer gepunkteten Seeverbindung. Berge und Flammen sind keine Grenzen. Eine Verbindung unter dem Mahlstrom oder zum versunkenen Atlantis ist keine mehr.</translation>
    </message>
    <message>
        <source>rules.G_100</source>
        <extracomment>Where gods arrive, armies of yours must stand, which is always so.</extracomment>
        <translation>Wo Götter ankommen, müssen deine Armeen stehen, was immer so ist.</translation>
    </message>
    <message>
        <source>rules.G_101</source>
        <extracomment>The chain may cross open sea links, but no mountains, no maelstrom and no sunken Atlantis.</extracomment>
        <translation>Die Kette darf über offene Seeverbindungen führen, nicht aber über Berge, den Mahlstrom oder das versunkene Atlantis.</translation>
    </message>
    <message>
        <source>rules.G_102</source>
        <extracomment>Armies that fortify into a plague land suffer nothing now, only in step 5 of your next turn.</extracomment>
        <translation>Armeen, die in ein Pestland verlegt werden, erleiden jetzt nichts, erst in Schritt 5 deines nächsten Zuges.</translation>
    </message>
    <message>
        <source>rules.G_103</source>
        <extracomment>Gods may pass plague lands on the way but may not stop in one.</extracomment>
        <translation>Götter dürfen unterwegs durch Pestländer ziehen, aber nicht darin anhalten.</translation>
    </message>
    <message>
        <source>rules.G_104</source>
        <extracomment>In step 8 any number of armies may leave your Afterlife, all of them too.</extracomment>
        <translation>In Schritt 8 dürfen beliebig viele Armeen dein Jenseits verlassen, auch alle.</translation>
    </message>
    <message>
        <source>rules.G_105</source>
        <extracomment>If you control no field, they can go only into empty gates, any number into each, or attack a gate in step 9. If others hold all gates, you have to attack one.</extracomment>
        <translation>Kontrollierst du kein Feld, können sie nur in leere Tore, beliebig viele in jedes, oder in Schritt 9 ein Tor angreifen. Halten andere alle Tore, musst du eines angreifen.</translation>
    </message>
    <message>
        <source>rules.G_106</source>
        <extracomment>If you control a field, they may go straight into any of your fields, without a path, and into empty gates as well.</extracomment>
        <translation>Kontrollierst du ein Feld, dürfen sie unmittelbar in jedes deiner Felder, ohne Weg, und auch in leere Tore.</translation>
    </message>
    <message>
        <source>rules.G_107</source>
        <extracomment>Every Afterlife reaches all three gates. Armies that are already in the Underworld don't move in this step.</extracomment>
        <translation>Jedes Jenseits erreicht alle drei Tore. Armeen, die schon in der Unterwelt sind, bewegen sich in diesem Schritt nicht.</translation>
    </message>
    <message>
        <source>rules.G_108</source>
        <extracomment>In step 9 you attack as on Earth: from a field with at least 2 armies into one next to it, or from your Afterlife into any gate, whether you control fields or not. From the Afterlife nobody has to stay behind.</extracomment>
        <translation>In Schritt 9 greifst du an wie auf der Erde: von einem Feld mit mindestens 2 Armeen ein benachbartes, oder aus deinem Jenseits ein beliebiges Tor, ob du Felder kontrollierst oder nicht. Im Jenseits muss niemand zurückbleiben.</translation>
    </message>
    <message>
        <source>rules.G_109</source>
        <extracomment>Empty fields are entered without dice: at least one army goes in, at least one stays in the field it comes from.</extracomment>
        <translation>Leere Felder betrittst du ohne Würfel: Mindestens eine Armee geht hinein, mindestens eine bleibt im Feld, aus dem sie kommt.</translation>
    </message>
    <message>
        <source>rules.G_11</source>
        <extracomment>Armies that die on Earth go to their owner's Afterlife, whatever kills them, unless a rule or a card says otherwise.</extracomment>
        <translation>Armeen, die auf der Erde sterben, kommen in das Jenseits ihres Besitzers, woran sie auch sterben, sofern keine Regel oder Karte etwas anderes sagt.</translation>
    </message>
    <message>
        <source>rules.G_110</source>
        <extracomment>Nobody attacks or moves across flames, or into the Afterlife of another pantheon.</extracomment>
        <translation>Niemand greift durch Flammen an oder zieht hindurch, auch nicht in das Jenseits eines anderen Pantheons.</translation>
    </message>
    <message>
        <source>rules.G_111</source>
        <extracomment>Below there are no gods, temples, plague, relics or miracles, and ties go to the defender. The labour of Magic still counts.</extracomment>
        <translation>Unten gibt es keine Götter, Tempel, Pest, Reliquien oder Wunder, und Gleichstand gewinnt der Verteidiger. Die Heldentat der Magie zählt trotzdem.</translation>
    </message>
    <message>
        <source>rules.G_112</source>
        <extracomment>What both sides lose there goes to the pools.</extracomment>
        <translation>Was beide Seiten dort verlieren, kommt in den Vorrat.</translation>
    </message>
    <message>
        <source>rules.G_113</source>
        <extracomment>Fields bring no income, form no continent and count for no labour of War.</extracomment>
        <translation>Felder bringen kein Einkommen, bilden keinen Kontinent und zählen nicht für die Heldentat des Krieges.</translation>
    </message>
    <message>
        <source>rules.G_114</source>
        <extracomment>An altar gives one die more in each god war, and a point at the end of the game.</extracomment>
        <translation>Ein Altar gibt in jedem Götterkampf einen Würfel mehr und am Ende des Spiels einen Punkt.</translation>
    </message>
    <message>
        <source>rules.G_115</source>
        <extracomment>From a crypt armies return to your temples, it earns a Death card at the end of your turn, and a point at the end of the game.</extracomment>
        <translation>Aus einer Gruft kehren Armeen zu deinen Tempeln zurück; sie bringt am Ende deines Zuges eine Todeskarte und am Ende des Spiels einen Punkt.</translation>
    </message>
    <message>
        <source>rules.G_116</source>
        <extracomment>There is no fortifying in the Underworld: armies move only by conquest and out of the Afterlife.</extracomment>
        <translation>In der Unterwelt wird nicht verlegt: Armeen bewegen sich nur durch Eroberung und aus dem Jenseits.</translation>
    </message>
    <message>
        <source>rules.G_117</source>
        <extracomment>In step 10 a crypt earns its Death card, and everything that holds for this turn only ends. Then the next place in the order plays; after the last one the epoch is over.</extracomment>
        <translation>In Schritt 10 bringt eine Gruft ihre Todeskarte, und alles, was nur für diesen Zug gilt, endet. Dann spielt der nächste Platz; nach dem letzten ist die Epoche vorbei.</translation>
    </message>
    <message>
        <source>rules.G_118</source>
        <extracomment>The game ends after the last turn of the fifth epoch; Time Stands Still may have turned the epoch back.</extracomment>
        <translation>Das Spiel endet nach dem letzten Zug der fünften Epoche; Die Zeit steht still kann die Epoche zurückgedreht haben.</translation>
    </message>
    <message>
        <source>rules.G_119</source>
        <extracomment>Points: 1 for each territory, the bonus of each continent that is wholly yours, 1 for each crypt and each altar, and 1 for each relic with a home of its own if you control that: Stonehenge Anglia, the Great Pyramids Egypt, Mjolnir Thule, the Tree of Life Babylon, Pandora's Box Graecia.</extracomment>
        <translation>Punkte: 1 für jedes Gebiet, der Bonus jedes Kontinents, der ganz dir gehört, 1 für jede Gruft und jeden Altar, und 1 für jede Reliquie mit eigener Heimat, wenn du diese kontrollierst: Stonehenge Anglia, die großen Pyramiden Ägypten, Mjölnir Thule, der Baum des Lebens Babylon, die Büchse der Pandora Griechenland.</translation>
    </message>
    <message>
        <source>rules.G_12</source>
        <extracomment>Armies that die in the Underworld go to their owner's pool. They can be raised again later.</extracomment>
        <translation>Armeen, die in der Unterwelt sterben, kommen in den Vorrat ihres Besitzers. Später können sie wieder ausgehoben werden.</translation>
    </message>
    <message>
        <source>rules.G_120</source>
        <extracomment>Most points win. On a tie more faith decides, then more temples, more gods in play, more armies on Earth; after that the victory is shared.</extracomment>
        <translation>Die meisten Punkte gewinnen. Bei Gleichstand entscheidet mehr Glaube, dann mehr Tempel, mehr Götter im Spiel, mehr Armeen auf der Erde; danach wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>rules.G_121</source>
        <extracomment>Atlantis has four territories and a bonus of 3, one more than Hyrkania of the same size: it may sink.</extracomment>
        <translation>Atlantis hat vier Gebiete und einen Bonus von 3, einen mehr als das gleich große Hyrkanien: Es kann versinken.</translation>
    </message>
    <message>
        <source>rules.G_122</source>
        <extracomment>When Atlantis sinks, all armies on it go to their Afterlives, its gods are banished, its temples go back to the supply, plague markers there are spare again, and its territories and links leave the game. Nobody can have its bonus any more.</extracomment>
        <translation>Versinkt Atlantis, kommen alle Armeen darauf in ihr Jenseits, seine Götter werden verbannt, seine Tempel gehen in den Vorrat zurück, Pestmarker dort werden frei, und seine Gebiete und Verbindungen verlassen das Spiel. Niemand kann seinen Bonus mehr bekommen.</translation>
    </message>
    <message>
        <source>rules.G_123</source>
        <extracomment>Afterwards its territory cards are drawn anew when they turn up, and the lot never falls on Atlantis.</extracomment>
        <translation>Danach wird neu gezogen, wenn eine seiner Gebietskarten erscheint, und das Los fällt nie auf Atlantis.</translation>
    </message>
    <message>
        <source>rules.G_124</source>
        <extracomment>The maelstrom closes one sea link for the rest of the game, for attacks, fortifying and cards alike. There is only one, and it may cut Corsica off for good.</extracomment>
        <translation>Der Mahlstrom sperrt eine Seeverbindung für den Rest des Spiels, für Angriffe, Verlegen und Karten. Es gibt nur einen, und er darf Korsika für immer abschneiden.</translation>
    </message>
    <message>
        <source>rules.G_125</source>
        <extracomment>Moves that need no path, such as those of Eagles Take Wing, The Fog Lifts and The Siren Calls, are stopped by neither maelstrom nor mountains.</extracomment>
        <translation>Bewegungen, die keinen Weg brauchen, wie die von Adler schwingen sich auf, Der Nebel lichtet sich und Die Sirene ruft, hindern weder Mahlstrom noch Berge.</translation>
    </message>
    <message>
        <source>rules.G_126</source>
        <extracomment>The box also tells how to play the original game on Ancient Earth, without gods: 3, 4 or 5 players start with 35, 30 or 25 armies, take the 42 territories one by one and place the rest one at a time.</extracomment>
        <translation>Die Schachtel erklärt auch, wie auf der Alten Welt das Originalspiel gespielt wird, ohne Götter: 3, 4 oder 5 Spieler beginnen mit 35, 30 oder 25 Armeen, nehmen die 42 Gebiete eins nach dem anderen und setzen den Rest einzeln.</translation>
    </message>
    <message>
        <source>rules.G_127</source>
        <extracomment>In the original game a turn is: new armies, attacks, fortifying. A third of the territories, at least 3, brings armies, with the continents and card sets.</extracomment>
        <translation>Im Originalspiel besteht ein Zug aus neuen Armeen, Angriffen, Verlegen. Ein Drittel der Gebiete, mindestens 3, bringt Armeen, dazu die Kontinente und Kartensätze.</translation>
    </message>
    <message>
        <source>rules.G_128</source>
        <extracomment>In the original game a turn with a conquest earns one card. Three equal, one of each, or two and a joker make a set, worth 4, 6, 8, 10, 12, 15, then 5 more each time. With 5 or 6 cards you have to trade.</extracomment>
        <translation>Im Originalspiel bringt ein Zug mit einer Eroberung eine Karte. Drei gleiche, je eine, oder zwei und ein Joker bilden einen Satz, wert 4, 6, 8, 10, 12, 15, dann je 5 mehr. Mit 5 oder 6 Karten musst du tauschen.</translation>
    </message>
    <message>
        <source>rules.G_129</source>
        <extracomment>In the original game a traded card that shows a territory of yours puts 2 armies there, at most once a turn.</extracomment>
        <translation>Im Originalspiel bringt eine getauschte Karte mit einem deiner Gebiete dort 2 Armeen, höchstens einmal je Zug.</translation>
    </message>
    <message>
        <source>rules.G_13</source>
        <extracomment>A god who is banished goes back to the pantheon and can be summoned again. Gods never die and never go to an Afterlife or the Underworld.</extracomment>
        <translation>Ein verbannter Gott kehrt ins Pantheon zurück und kann wieder beschworen werden. Götter sterben nie und kommen nie in ein Jenseits oder in die Unterwelt.</translation>
    </message>
    <message>
        <source>rules.G_130</source>
        <extracomment>In the original game too 1 to 3 dice attack, 1 or 2 defend, ties go to the defender, and at least as many armies move in as dice in the last roll.</extracomment>
        <translation>Auch im Originalspiel greifen 1 bis 3 Würfel an, 1 oder 2 verteidigen, Gleichstand gewinnt der Verteidiger, und es rücken mindestens so viele Armeen ein wie Würfel im letzten Wurf.</translation>
    </message>
    <message>
        <source>rules.G_131</source>
        <extracomment>In the original game you fortify once, between two of your territories that lie next to each other.</extracomment>
        <translation>Im Originalspiel verlegst du einmal, zwischen zwei eigenen Gebieten, die aneinandergrenzen.</translation>
    </message>
    <message>
        <source>rules.G_132</source>
        <extracomment>In the original game who puts a player out takes the cards. With six or more you trade at once until four or fewer are left, otherwise you wait for your next turn.</extracomment>
        <translation>Im Originalspiel nimmt, wer einen Spieler ausschaltet, dessen Karten. Mit sechs oder mehr tauschst du sofort, bis vier oder weniger bleiben, sonst wartest du bis zu deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>rules.G_133</source>
        <extracomment>In the original game all 42 territories win. With two players a third set is neutral, everybody takes 14 territories, then places 2 armies a turn and 1 neutral one; the opponent rolls for the neutral ones, who need not be beaten.</extracomment>
        <translation>Im Originalspiel gewinnen alle 42 Gebiete. Zu zweit ist ein dritter Satz neutral, jeder nimmt 14 Gebiete und setzt dann reihum 2 eigene Armeen und 1 neutrale; der Gegner würfelt für die neutralen, die nicht besiegt werden müssen.</translation>
    </message>
    <message>
        <source>rules.G_134</source>
        <extracomment>A card may be played only if it has a target or would change something.</extracomment>
        <translation>Eine Karte darf nur gespielt werden, wenn sie ein Ziel hat oder etwas ändern würde.</translation>
    </message>
    <message>
        <source>rules.G_135</source>
        <extracomment>A card strikes all its territories at the same moment. Only then are emptied territories settled, and who is out.</extracomment>
        <translation>Eine Karte trifft alle ihre Gebiete im selben Augenblick. Erst danach wird geklärt, was leer ist und wer ausscheidet.</translation>
    </message>
    <message>
        <source>rules.G_136</source>
        <extracomment>With two players, cards that name a player can't choose the neutral. Cards that name a territory, a continent or armies hit neutral armies like any others. In step 5 neutral armies don't suffer.</extracomment>
        <translation>Zu zweit können Karten, die einen Spieler nennen, nicht den neutralen wählen. Karten, die ein Gebiet, einen Kontinent oder Armeen nennen, treffen neutrale Armeen wie alle anderen. In Schritt 5 leiden neutrale Armeen nicht.</translation>
    </message>
    <message>
        <source>rules.G_137</source>
        <extracomment>A card that a relic or another card lets you draw needs no god for that, only for playing it.</extracomment>
        <translation>Eine Karte, die du durch eine Reliquie oder eine andere Karte ziehst, braucht dafür keinen Gott, nur zum Ausspielen.</translation>
    </message>
    <message>
        <source>rules.G_138</source>
        <extracomment>Who goes out in their own turn finishes the card in progress; then the turn ends and the next place plays. If one effect puts out all who are left, they share the victory.</extracomment>
        <translation>Wer im eigenen Zug ausscheidet, führt die laufende Karte noch aus; dann endet der Zug, und der nächste Platz spielt. Scheiden durch eine Wirkung alle Verbliebenen aus, teilen sie sich den Sieg.</translation>
    </message>
    <message>
        <source>rules.G_139</source>
        <extracomment>In the final ranking players who went out stand behind all who scored, the later out the higher.</extracomment>
        <translation>In der Schlusswertung stehen Ausgeschiedene hinter allen, die gezählt haben, wer später ausschied, höher.</translation>
    </message>
    <message>
        <source>rules.G_14</source>
        <extracomment>A god can only stand where an army of yours stands. As soon as the last army there is gone, all gods there are banished.</extracomment>
        <translation>Ein Gott kann nur stehen, wo eine deiner Armeen steht. Sobald die letzte Armee dort fort ist, werden alle Götter dort verbannt.</translation>
    </message>
    <message>
        <source>rules.G_15</source>
        <extracomment>Talk, threats and alliances are free and never bind anybody.</extracomment>
        <translation>Reden, Drohungen und Bündnisse sind frei und binden niemanden.</translation>
    </message>
    <message>
        <source>rules.G_16</source>
        <extracomment>The 42 territory cards, without jokers, and each of the four miracle decks are shuffled: 17 War, 17 Sky, 17 Death and 15 Magic cards. The game starts in epoch 1, and no god is in play.</extracomment>
        <translation>Die 42 Gebietskarten, ohne Joker, und die vier Wunderstapel werden gemischt: 17 Kriegs-, 17 Himmels-, 17 Todes- und 15 Magiekarten. Das Spiel beginnt in Epoche 1, und kein Gott ist im Spiel.</translation>
    </message>
    <message>
        <source>rules.G_17</source>
        <extracomment>Four territory cards are turned over: the plague rages in these territories from the start. The cards go back into the pile. One of the five plague markers is left over.</extracomment>
        <translation>Vier Gebietskarten werden aufgedeckt: In diesen Gebieten wütet von Anfang an die Pest. Die Karten kommen zurück in den Stapel. Einer der fünf Pestmarker bleibt übrig.</translation>
    </message>
    <message>
        <source>rules.G_18</source>
        <extracomment>Everybody rolls a die, equal rolls again among themselves. From the highest roll down each takes one of the free pantheons: its colour, four gods and Afterlife.</extracomment>
        <translation>Alle würfeln, gleiche Würfe untereinander noch einmal. Vom höchsten Wurf abwärts nimmt jeder ein freies Pantheon: dessen Farbe, vier Götter und Jenseits.</translation>
    </message>
    <message>
        <source>rules.G_19</source>
        <extracomment>With 2 players each starts with 30 armies, with 3 with 35, with 4 with 30, with 5 with 25.</extracomment>
        <translation>Zu zweit beginnt jeder mit 30 Armeen, zu dritt mit 35, zu viert mit 30, zu fünft mit 25.</translation>
    </message>
    <message>
        <source>rules.G_2</source>
        <extracomment>Armies are counted in whole numbers. Gods and temples are not armies.</extracomment>
        <translation>Armeen werden in ganzen Zahlen gezählt. Götter und Tempel sind keine Armeen.</translation>
    </message>
    <message>
        <source>rules.G_20</source>
        <extracomment>All 42 territory cards are dealt one at a time, clockwise, starting with the player who chose a pantheon first. Each puts one army in every territory dealt to them, plague lands included. Then the cards go back.</extracomment>
        <translation>Alle 42 Gebietskarten werden einzeln im Uhrzeigersinn verteilt, beginnend bei dem, der zuerst ein Pantheon gewählt hat. Jeder setzt eine Armee in jedes seiner Gebiete, auch in Pestländer. Dann kommen die Karten zurück.</translation>
    </message>
    <message>
        <source>rules.G_21</source>
        <extracomment>Instead, as an option, territories are chosen: a roll decides who begins, then clockwise each puts an army in an empty territory until all are taken. Plague lands may be chosen, fields of the Underworld not. With two players the neutral third is dealt first.</extracomment>
        <translation>Stattdessen lassen sich die Gebiete auch wählen: Ein Wurf bestimmt, wer beginnt, dann setzt jeder im Uhrzeigersinn eine Armee in ein leeres Gebiet, bis alle vergeben sind. Pestländer dürfen gewählt werden, Felder der Unterwelt nicht. Zu zweit wird das neutrale Drittel zuerst verteilt.</translation>
    </message>
    <message>
        <source>rules.G_22</source>
        <extracomment>Going on with the next player, each in turn puts three armies in territories of their own, together or apart, until all starting armies stand. A rest of one or two is placed as it is. There is no limit to a territory.</extracomment>
        <translation>Vom nächsten Spieler an setzt jeder reihum drei Armeen in eigene Gebiete, zusammen oder verteilt, bis alle Startarmeen stehen. Ein Rest von einer oder zwei wird so gesetzt. Je Gebiet gibt es keine Grenze.</translation>
    </message>
    <message>
        <source>rules.G_23</source>
        <extracomment>Then, going on with the next player, each places the God of War and one temple in territories of their own, in one or in two. A temple may stand in a plague land, the god may not.</extracomment>
        <translation>Dann setzt jeder, beginnend beim nächsten Spieler, seinen Kriegsgott und einen Tempel in eigene Gebiete, in eines oder in zwei. Ein Tempel darf in einem Pestland stehen, der Gott nicht.</translation>
    </message>
    <message>
        <source>rules.G_24</source>
        <extracomment>Everybody starts with 3 faith and without miracle cards.</extracomment>
        <translation>Jeder beginnt mit 3 Glauben und ohne Wunderkarten.</translation>
    </message>
    <message>
        <source>rules.G_25</source>
        <extracomment>During the set-up the plague does no harm.</extracomment>
        <translation>Während der Aufstellung richtet die Pest keinen Schaden an.</translation>
    </message>
    <message>
        <source>rules.G_26</source>
        <extracomment>With two players a third pantheon, drawn by lot, is neutral. The territory cards are dealt into three piles of 14, one for each player and one for the neutral, which gets 3 armies in each of its territories. Of your 30 armies 14 go to your territories, 16 are placed afterwards.</extracomment>
        <translation>Zu zweit ist ein drittes, ausgelostes Pantheon neutral. Die Gebietskarten werden in drei Stapel zu 14 verteilt, einen für jeden Spieler und einen für das neutrale, das 3 Armeen in jedes seiner Gebiete bekommt. Von deinen 30 Armeen kommen 14 in deine Gebiete, 16 setzt du danach.</translation>
    </message>
    <message>
        <source>rules.G_27</source>
        <extracomment>Neutral armies defend with as many dice as they may. They never move, attack, bid, score, raise armies or own gods, and they have no temple.</extracomment>
        <translation>Neutrale Armeen verteidigen mit so vielen Würfeln, wie sie dürfen. Sie bewegen sich nie, greifen nicht an, bieten nicht, zählen keine Punkte, erhalten weder Armeen noch Götter und haben keinen Tempel.</translation>
    </message>
    <message>
        <source>rules.G_28</source>
        <extracomment>The game lasts five epochs. In each of them every player who is still in takes exactly one turn.</extracomment>
        <translation>Das Spiel dauert fünf Epochen. In jeder hat jeder Spieler, der noch dabei ist, genau einen Zug.</translation>
    </message>
    <message>
        <source>rules.G_29</source>
        <extracomment>Each epoch, the first as well, starts with secret bids of 0 up to all of your faith. All are opened together, and every bid is paid, even a losing one.</extracomment>
        <translation>Jede Epoche, auch die erste, beginnt mit geheimen Geboten von 0 bis zu deinem ganzen Glauben. Alle werden zugleich aufgedeckt, und jedes Gebot wird bezahlt, auch ein unterlegenes.</translation>
    </message>
    <message>
        <source>rules.G_3</source>
        <extracomment>You control a territory or field only while at least one of your armies stands there. A god or a temple alone doesn't do.</extracomment>
        <translation>Du kontrollierst ein Gebiet oder Feld nur, solange dort mindestens eine deiner Armeen steht. Ein Gott oder ein Tempel allein genügt nicht.</translation>
    </message>
    <message>
        <source>rules.G_30</source>
        <extracomment>There are as many places in the turn order as players still in. From the highest bid down each takes any place that is free. Equal bids roll a die, the higher chooses first.</extracomment>
        <translation>Es gibt so viele Plätze in der Zugfolge wie Spieler, die noch dabei sind. Vom höchsten Gebot abwärts nimmt jeder einen beliebigen freien Platz. Gleiche Gebote würfeln, der höhere Wurf wählt zuerst.</translation>
    </message>
    <message>
        <source>rules.G_31</source>
        <extracomment>Turns are taken in the order of the places. After the last one the epoch ends, and after the fifth epoch the game.</extracomment>
        <translation>Gezogen wird in der Reihenfolge der Plätze. Nach dem letzten Zug endet die Epoche, nach der fünften Epoche das Spiel.</translation>
    </message>
    <message>
        <source>rules.G_32</source>
        <extracomment>A turn has ten steps in a fixed order: raise armies and collect faith, summon gods and build temples, get miracle cards, play miracle cards, suffer the plague, conquer, fortify, leave the Afterlife, invade the Underworld, end. A step may bring nothing, but none is swapped or done twice.</extracomment>
        <translation>Ein Zug hat zehn Schritte in fester Folge: Armeen ausheben und Glauben erhalten, Götter beschwören und Tempel bauen, Wunderkarten nehmen, Wunderkarten spielen, die Pest erleiden, erobern, verlegen, das Jenseits verlassen, in die Unterwelt einfallen, Ende. Ein Schritt darf leer bleiben, aber keiner wird getauscht oder wiederholt.</translation>
    </message>
    <message>
        <source>rules.G_33</source>
        <extracomment>Relics that work at the start of your turn do so before step 1, in an order that you choose, each wholly before the next. Their armies are placed in step 1. A relic that you get during your turn starts with your next one.</extracomment>
        <translation>Reliquien, die zu Beginn deines Zuges wirken, tun es vor Schritt 1, in einer Reihenfolge deiner Wahl, jede ganz vor der nächsten. Ihre Armeen setzt du in Schritt 1. Eine Reliquie, die du während deines Zuges bekommst, beginnt mit deinem nächsten.</translation>
    </message>
    <message>
        <source>rules.G_34</source>
        <extracomment>Count the territories you control and divide by three, but take at least 3: so many armies and as much faith you get. 11 territories bring 3, 12 bring 4, 17 bring 5.</extracomment>
        <translation>Zähle die Gebiete, die du kontrollierst, und teile durch drei, nimm aber mindestens 3: So viele Armeen und ebenso viel Glauben erhältst du. 11 Gebiete bringen 3, 12 bringen 4, 17 bringen 5.</translation>
    </message>
    <message>
        <source>rules.G_35</source>
        <extracomment>For every continent that is wholly yours you get its bonus in armies and in faith: Europa 7, Germania 5, Africa 5, Asia Minor 3, Atlantis 3, Hyrkania 2.</extracomment>
        <translation>Für jeden Kontinent, der ganz dir gehört, erhältst du seinen Bonus in Armeen und in Glauben: Europa 7, Germanien 5, Afrika 5, Kleinasien 3, Atlantis 3, Hyrkanien 2.</translation>
    </message>
    <message>
        <source>rules.G_36</source>
        <extracomment>These armies go to any of your territories, never to the Underworld. Everything is counted as it stands when the step begins; placing and revival may be mixed.</extracomment>
        <translation>Diese Armeen kommen in beliebige eigene Gebiete, nie in die Unterwelt. Alles wird gezählt, wie es zu Beginn des Schritts steht; Setzen und Rückkehr dürfen sich mischen.</translation>
    </message>
    <message>
        <source>rules.G_37</source>
        <extracomment>Each of your temples brings 1 faith and 1 army more. That army stands where the temple is.</extracomment>
        <translation>Jeder deiner Tempel bringt noch 1 Glauben und 1 Armee. Diese Armee steht dort, wo der Tempel ist.</translation>
    </message>
    <message>
        <source>rules.G_38</source>
        <extracomment>From each crypt that you control one army may return to a temple of yours, if at least one stays in the field. Without a temple nobody returns.</extracomment>
        <translation>Aus jeder Gruft, die du kontrollierst, darf eine Armee zu einem deiner Tempel zurückkehren, wenn mindestens eine im Feld bleibt. Ohne Tempel kehrt niemand zurück.</translation>
    </message>
    <message>
        <source>rules.G_39</source>
        <extracomment>Armies of temples, of crypts and of relics can't be given up for the Book of the Dead, only those of territories and continents.</extracomment>
        <translation>Armeen von Tempeln, Grüften und Reliquien kannst du nicht für das Totenbuch aufgeben, nur die für Gebiete und Kontinente.</translation>
    </message>
    <message>
        <source>rules.G_4</source>
        <extracomment>A territory without armies is empty: it counts for nobody and no god can stand there. A temple in it is neutral.</extracomment>
        <translation>Ein Gebiet ohne Armeen ist leer: Es zählt für niemanden, und kein Gott kann dort stehen. Ein Tempel darin ist neutral.</translation>
    </message>
    <message>
        <source>rules.G_40</source>
        <extracomment>Faith may be saved without limit.</extracomment>
        <translation>Glauben darfst du unbegrenzt sparen.</translation>
    </message>
    <message>
        <source>rules.G_41</source>
        <extracomment>A temple belongs to whoever controls its territory and changes hands with it at once. Where nobody is, it is neutral and brings nothing.</extracomment>
        <translation>Ein Tempel gehört dem, der sein Gebiet kontrolliert, und wechselt sofort mit ihm den Besitzer. Wo niemand ist, ist er neutral und bringt nichts.</translation>
    </message>
    <message>
        <source>rules.G_42</source>
        <extracomment>A temple costs 5 faith and is built only in step 2, in a territory of yours that has none. There are 12; one that is removed can be built again. None stands in the Underworld.</extracomment>
        <translation>Ein Tempel kostet 5 Glauben und wird nur in Schritt 2 gebaut, in einem eigenen Gebiet ohne Tempel. Es gibt 12; einer, der verschwindet, kann wieder gebaut werden. In der Unterwelt steht keiner.</translation>
    </message>
    <message>
        <source>rules.G_43</source>
        <extracomment>Who defends at a temple of their own rolls all ones again until none is left, in battle and in god wars. The attacker has nothing of a temple.</extracomment>
        <translation>Wer an einem eigenen Tempel verteidigt, würfelt alle Einsen neu, bis keine mehr liegt, in der Schlacht und im Götterkampf. Dem Angreifer nützt ein Tempel nichts.</translation>
    </message>
    <message>
        <source>rules.G_44</source>
        <extracomment>In step 2 you may summon gods who are not in play, for 3 faith each, as many as you like, banished ones too. Each goes to a territory of yours without plague.</extracomment>
        <translation>In Schritt 2 darfst du Götter beschwören, die nicht im Spiel sind, für je 3 Glauben, beliebig viele, auch verbannte. Jeder kommt in ein eigenes Gebiet ohne Pest.</translation>
    </message>
    <message>
        <source>rules.G_45</source>
        <extracomment>God of Death: while he takes part in your attack, the enemy armies that fall in battle go to the pool instead of the Afterlife. Yours still go to your Afterlife.</extracomment>
        <translation>Todesgott: Solange er an deinem Angriff teilnimmt, kommen die feindlichen Armeen, die in der Schlacht fallen, in den Vorrat statt ins Jenseits. Deine kommen weiterhin in dein Jenseits.</translation>
    </message>
    <message>
        <source>rules.G_46</source>
        <extracomment>Goddess of Magic: where she takes part, in attack or defence, your ones are rolled again until none is left, in battle and in god wars.</extracomment>
        <translation>Göttin der Magie: Wo sie teilnimmt, im Angriff oder in der Verteidigung, werden deine Einsen neu gewürfelt, bis keine mehr liegt, in der Schlacht und im Götterkampf.</translation>
    </message>
    <message>
        <source>rules.G_47</source>
        <extracomment>God of the Sky: where he takes part, in attack or defence, you roll one die more in each god war.</extracomment>
        <translation>Himmelsgott: Wo er teilnimmt, im Angriff oder in der Verteidigung, würfelst du in jedem Götterkampf mit einem Würfel mehr.</translation>
    </message>
    <message>
        <source>rules.G_48</source>
        <extracomment>God of War: while he takes part in your attack, you win ties, in battle and in god wars.</extracomment>
        <translation>Kriegsgott: Solange er an deinem Angriff teilnimmt, gewinnst du bei Gleichstand, in der Schlacht und im Götterkampf.</translation>
    </message>
    <message>
        <source>rules.G_49</source>
        <extracomment>The powers of all your gods who take part add up, in battle and in god wars, whoever of them fights.</extracomment>
        <translation>Die Mächte aller deiner Götter, die teilnehmen, zählen zusammen, in der Schlacht und im Götterkampf, gleich wer von ihnen kämpft.</translation>
    </message>
    <message>
        <source>rules.G_5</source>
        <extracomment>Everything that is divided is rounded down. Who loses half of 5 armies loses 2, of 3 armies 1, of a single army none.</extracomment>
        <translation>Alles, was geteilt wird, wird abgerundet. Wer die Hälfte von 5 Armeen verliert, verliert 2, von 3 Armeen 1, von einer einzigen keine.</translation>
    </message>
    <message>
        <source>rules.G_50</source>
        <extracomment>In step 3 you may buy up to four cards for 2 faith each, from any decks whose god you have in play. You choose and pay all of them before you look at one.</extracomment>
        <translation>In Schritt 3 darfst du bis zu vier Karten für je 2 Glauben kaufen, von Stapeln, deren Gott du im Spiel hast. Du wählst und bezahlst alle, bevor du eine ansiehst.</translation>
    </message>
    <message>
        <source>rules.G_51</source>
        <extracomment>Cards that labours or other cards bring don't count among the four. For a labour its god has to be in play at that moment and the deck must hold a card; it costs nothing.</extracomment>
        <translation>Karten, die Heldentaten oder andere Karten bringen, zählen nicht zu den vieren. Für eine Heldentat muss ihr Gott in diesem Augenblick im Spiel sein und der Stapel eine Karte haben; sie kostet nichts.</translation>
    </message>
    <message>
        <source>rules.G_52</source>
        <extracomment>Labour of War: as soon as you have conquered the third defended territory in your turn, you draw a War card, once a turn. Defended means that you beat at least one army there with dice. Empty land and fields don't count.</extracomment>
        <translation>Heldentat des Krieges: Sobald du in deinem Zug das dritte verteidigte Gebiet erobert hast, ziehst du eine Kriegskarte, einmal je Zug. Verteidigt heißt, dass du dort mindestens eine Armee mit Würfeln besiegt hast. Leeres Land und Felder zählen nicht.</translation>
    </message>
    <message>
        <source>rules.G_53</source>
        <extracomment>Labour of the Sky: if you attack in your turn and beat an enemy god in a god war, you draw a Sky card at once, once a turn. Gods who are banished in another way don't count.</extracomment>
        <translation>Heldentat des Himmels: Besiegst du in deinem Zug als Angreifer einen feindlichen Gott im Götterkampf, ziehst du sofort eine Himmelskarte, einmal je Zug. Auf andere Weise verbannte Götter zählen nicht.</translation>
    </message>
    <message>
        <source>rules.G_54</source>
        <extracomment>Labour of Magic: if one roll of yours shows three or more equal numbers, you draw a Magic card. It holds in anybody's turn, in attack and defence, in battle and god war, before or after ones are rolled again, but one card a roll. If both sides earn one, the attacker draws first.</extracomment>
        <translation>Heldentat der Magie: Zeigt ein Wurf von dir drei oder mehr gleiche Zahlen, ziehst du eine Magiekarte. Das gilt in jedem Zug, im Angriff und in der Verteidigung, in Schlacht und Götterkampf, vor oder nach neu gewürfelten Einsen, aber nur eine Karte je Wurf. Verdienen beide Seiten eine, zieht der Angreifer zuerst.</translation>
    </message>
    <message>
        <source>rules.G_55</source>
        <extracomment>Labour of Death: if you control at least one crypt in step 10, you draw one Death card, however many crypts they are.</extracomment>
        <translation>Heldentat des Todes: Kontrollierst du in Schritt 10 mindestens eine Gruft, ziehst du eine Todeskarte, gleich wie viele Grüfte es sind.</translation>
    </message>
    <message>
        <source>rules.G_56</source>
        <extracomment>A hand has no limit. Relics, the Magic cards, are never held in hand: they are shown and in play the moment they are drawn, for nothing.</extracomment>
        <translation>Die Hand hat keine Grenze. Reliquien, die Magiekarten, hältst du nie auf der Hand: Sie werden gezeigt und sind im Spiel, sobald sie gezogen sind, ohne Kosten.</translation>
    </message>
    <message>
        <source>rules.G_57</source>
        <extracomment>To play a War, Death or Sky card you need its god in play and pay its cost. Each is done wholly before the next. War and Death cards are for step 4 only, any number in any order, also those just obtained.</extracomment>
        <translation>Um eine Kriegs-, Todes- oder Himmelskarte zu spielen, brauchst du ihren Gott im Spiel und bezahlst ihre Kosten. Jede wird ganz ausgeführt, bevor die nächste kommt. Kriegs- und Todeskarten gehören nur in Schritt 4, beliebig viele in beliebiger Folge, auch eben erhaltene.</translation>
    </message>
    <message>
        <source>rules.G_58</source>
        <extracomment>A god who comes into a plague land in any way is banished at once. Only when fortifying he may pass through.</extracomment>
        <translation>Ein Gott, der auf irgendeine Weise in ein Pestland kommt, wird sofort verbannt. Nur beim Verlegen darf er hindurchziehen.</translation>
    </message>
    <message>
        <source>rules.G_59</source>
        <extracomment>Sky cards are played only by the player who is invaded on Earth, after source, target and gods are named and before any dice, one after another. That ends when the player passes, when the invasion is over, or when no army is left in the territory.</extracomment>
        <translation>Himmelskarten spielt nur, wer auf der Erde angegriffen wird, nachdem Ausgangsgebiet, Ziel und Götter genannt sind und vor allen Würfeln, eine nach der anderen. Das endet, wenn dieser Spieler passt, die Invasion vorbei ist oder keine Armee mehr im Gebiet steht.</translation>
    </message>
    <message>
        <source>rules.G_6</source>
        <extracomment>What a card says goes before these rules.</extracomment>
        <translation>Was auf einer Karte steht, geht diesen Regeln vor.</translation>
    </message>
    <message>
        <source>rules.G_60</source>
        <extracomment>A relic stays until the game ends or a card destroys or steals it, even if the Goddess of Magic is banished. It works when its text says so.</extracomment>
        <translation>Eine Reliquie bleibt bis zum Ende des Spiels oder bis eine Karte sie zerstört oder raubt, auch wenn die Göttin der Magie verbannt wird. Sie wirkt, wenn ihr Text es sagt.</translation>
    </message>
    <message>
        <source>rules.G_61</source>
        <extracomment>Where a card moves armies out of a territory, at least one stays behind.</extracomment>
        <translation>Wo eine Karte Armeen aus einem Gebiet versetzt, bleibt mindestens eine zurück.</translation>
    </message>
    <message>
        <source>rules.G_62</source>
        <extracomment>A card may kill all armies of a territory; then it is empty.</extracomment>
        <translation>Eine Karte darf alle Armeen eines Gebiets töten; dann ist es leer.</translation>
    </message>
    <message>
        <source>rules.G_63</source>
        <extracomment>A continent drawn by lot is any one above water, each with the same chance.</extracomment>
        <translation>Ein ausgeloster Kontinent ist einer über Wasser, jeder mit derselben Chance.</translation>
    </message>
    <message>
        <source>rules.G_64</source>
        <extracomment>A card that takes half takes it rounded down.</extracomment>
        <translation>Eine Karte, die die Hälfte nimmt, rundet dabei ab.</translation>
    </message>
    <message>
        <source>rules.G_65</source>
        <extracomment>Miracles and relics don't reach the Underworld unless their text says so.</extracomment>
        <translation>Wunder und Reliquien reichen nicht in die Unterwelt, es sei denn, ihr Text sagt es.</translation>
    </message>
    <message>
        <source>rules.G_66</source>
        <extracomment>A stolen relic works for its new owner at once, what happens at the start of a turn from the next one on. A cancelled card and its cost are lost. The Aegis may answer any War, Death or Sky card, even one that Pandora's Box forces on its owner, once its targets are named and before dice and draws.</extracomment>
        <translation>Eine geraubte Reliquie wirkt sofort für den neuen Besitzer, was zu Beginn eines Zuges geschieht, ab dessen nächstem. Eine aufgehobene Karte und ihre Kosten sind verloren. Die Ägis darf jeder Kriegs-, Todes- oder Himmelskarte antworten, auch einer, die die Büchse der Pandora ihrem Besitzer aufzwingt, sobald die Ziele genannt sind und bevor gewürfelt oder gezogen wird.</translation>
    </message>
    <message>
        <source>rules.G_67</source>
        <extracomment>In step 5 half of your armies die in each plague land that you control, rounded down, so the last one never dies. Your gods there are banished.</extracomment>
        <translation>In Schritt 5 stirbt in jedem Pestland, das du kontrollierst, die Hälfte deiner Armeen, abgerundet, die letzte also nie. Deine Götter dort werden verbannt.</translation>
    </message>
    <message>
        <source>rules.G_68</source>
        <extracomment>This comes on top of what the plague takes from a conqueror, and it meets only the player whose turn it is.</extracomment>
        <translation>Das kommt zu dem hinzu, was die Pest einem Eroberer nimmt, und trifft nur den, der am Zug ist.</translation>
    </message>
    <message>
        <source>rules.G_69</source>
        <extracomment>You may invade as often as you like, in any order, from any territory with at least 2 armies into one next to it that you don't control. Every attack from one territory on another is an invasion of its own, also on the same target again.</extracomment>
        <translation>Du darfst beliebig oft einfallen, in beliebiger Folge, aus jedem Gebiet mit mindestens 2 Armeen in ein angrenzendes, das du nicht kontrollierst. Jeder Angriff eines Gebiets auf ein anderes ist eine eigene Invasion, auch wieder auf dasselbe Ziel.</translation>
    </message>
    <message>
        <source>rules.G_7</source>
        <extracomment>Everybody may know the boards, each player's faith, how many cards of which deck a hand holds, the relics in play and the size of the decks. Secret are the faces of cards in hand, and bids until they are opened.</extracomment>
        <translation>Alle dürfen die Spielpläne kennen, den Glauben jedes Spielers, wie viele Karten welchen Stapels eine Hand hat, die Reliquien im Spiel und die Größe der Stapel. Geheim sind die Vorderseiten der Handkarten, und Gebote, bis sie offenliegen.</translation>
    </message>
    <message>
        <source>rules.G_70</source>
        <extracomment>You declare from where you invade, which territory, and which of your gods there take part. All armies but one always take part, as fewer would never help.</extracomment>
        <translation>Du sagst an, von wo du einfällst, in welches Gebiet und welche deiner Götter dort teilnehmen. Alle Armeen bis auf eine nehmen immer teil, denn weniger wären nie von Vorteil.</translation>
    </message>
    <message>
        <source>rules.G_71</source>
        <extracomment>All gods of the defender in the attacked territory take part in its defence.</extracomment>
        <translation>Alle Götter des Verteidigers im angegriffenen Gebiet nehmen an der Verteidigung teil.</translation>
    </message>
    <message>
        <source>rules.G_72</source>
        <extracomment>An invasion goes in this order: it is declared, the defender may play Sky cards, god wars while both sides have gods, battles of armies, conquest or breaking off.</extracomment>
        <translation>Eine Invasion verläuft in dieser Folge: Ansage, Himmelskarten des Verteidigers, Götterkämpfe, solange beide Seiten Götter haben, Schlachten der Armeen, Eroberung oder Abbruch.</translation>
    </message>
    <message>
        <source>rules.G_73</source>
        <extracomment>After the Sky cards you have to attack at least once, by a god war or a roll, unless that has become impossible. If cards have emptied the target, you move in at least one army instead, which counts for no labour.</extracomment>
        <translation>Nach den Himmelskarten musst du mindestens einmal angreifen, mit einem Götterkampf oder einem Wurf, es sei denn, das geht nicht mehr. Haben Karten das Ziel geleert, rückst du stattdessen mit mindestens einer Armee ein, was für keine Heldentat zählt.</translation>
    </message>
    <message>
        <source>rules.G_74</source>
        <extracomment>An empty target is entered without dice: at least one army moves in, at least one stays. It is an invasion but counts for no labour. A neutral temple there becomes yours, and gods you have named may come or stay.</extracomment>
        <translation>In ein leeres Ziel rückst du ohne Würfel ein: Mindestens eine Armee geht hinein, mindestens eine bleibt. Es ist eine Invasion, zählt aber für keine Heldentat. Ein neutraler Tempel dort wird deiner, und genannte Götter dürfen mit oder bleiben.</translation>
    </message>
    <message>
        <source>rules.G_75</source>
        <extracomment>A god war is fought if both sides have at least one god in the invasion. First the attacker, then the defender names one of them as champion.</extracomment>
        <translation>Zum Götterkampf kommt es, wenn beide Seiten mindestens einen Gott in der Invasion haben. Erst der Angreifer, dann der Verteidiger nennt einen davon als Streiter.</translation>
    </message>
    <message>
        <source>rules.G_76</source>
        <extracomment>Each side rolls 3 dice, one more with its God of the Sky and one more for each altar it controls. Total: the dice plus the armies, all but one of the attacker's, all of the defender's, plus 3 for Mjolnir and 4 for each Fire Sears the Sky. Ones are rolled again by the goddess, the defender's temple or Gungnir.</extracomment>
        <translation>Jede Seite würfelt mit 3 Würfeln, einem mehr mit ihrem Himmelsgott und einem mehr für jeden Altar, den sie kontrolliert. Summe: die Würfel plus die Armeen, beim Angreifer alle bis auf eine, beim Verteidiger alle, plus 3 für Mjölnir und 4 für jedes Feuer versengt den Himmel. Einsen werden durch die Göttin, den Tempel des Verteidigers oder Gungnir neu gewürfelt.</translation>
    </message>
    <message>
        <source>rules.G_77</source>
        <extracomment>The higher total wins, on a tie the defender, or the attacker with the God of War. The losing champion is banished. No army dies.</extracomment>
        <translation>Die höhere Summe gewinnt, bei Gleichstand der Verteidiger, oder der Angreifer mit dem Kriegsgott. Der unterlegene Streiter wird verbannt. Keine Armee stirbt.</translation>
    </message>
    <message>
        <source>rules.G_78</source>
        <extracomment>If both sides still have gods, the attacker may fight another round or break off. If only one side has any, the battle of armies follows, or the attacker breaks off.</extracomment>
        <translation>Haben beide Seiten noch Götter, darf der Angreifer eine weitere Runde kämpfen oder abbrechen. Hat nur noch eine Seite welche, folgt die Schlacht der Armeen, oder der Angreifer bricht ab.</translation>
    </message>
    <message>
        <source>rules.G_79</source>
        <extracomment>After every round the labours of the Sky and of Magic are looked at.</extracomment>
        <translation>Nach jeder Runde werden die Heldentaten des Himmels und der Magie geprüft.</translation>
    </message>
    <message>
        <source>rules.G_8</source>
        <extracomment>Cards that are played or discarded leave the game. No miracle deck is shuffled again; an empty one gives no more cards.</extracomment>
        <translation>Gespielte und abgeworfene Karten verlassen das Spiel. Kein Wunderstapel wird neu gemischt; ein leerer gibt keine Karten mehr.</translation>
    </message>
    <message>
        <source>rules.G_80</source>
        <extracomment>The attacker says how many dice, 1 to 3 but at least one fewer than armies in the territory; then the defender, 1 or 2 but not more than armies. Both roll together.</extracomment>
        <translation>Der Angreifer sagt 1 bis 3 Würfel an, aber mindestens einen weniger als Armeen im Gebiet; dann der Verteidiger 1 oder 2, aber nicht mehr als Armeen. Beide würfeln zugleich.</translation>
    </message>
    <message>
        <source>rules.G_81</source>
        <extracomment>Ones are rolled again for the attacker by the goddess, for the defender by the goddess or a temple. The program does it by itself, and that uses the goddess's power: leave her out when you declare if she shall stay back.</extracomment>
        <translation>Einsen werden neu gewürfelt: beim Angreifer durch die Göttin, beim Verteidiger durch die Göttin oder einen Tempel. Das Programm tut es von selbst, und das gebraucht die Macht der Göttin: Nenne sie nicht, wenn sie zurückbleiben soll.</translation>
    </message>
    <message>
        <source>rules.G_82</source>
        <extracomment>The highest dice are compared, then the second ones if both sides rolled at least two. The lower die costs its side an army, a tie costs the attacker one, or the defender if the attacker's God of War takes part.</extracomment>
        <translation>Die höchsten Würfel werden verglichen, dann die zweiten, wenn beide Seiten mindestens zwei geworfen haben. Der niedrigere kostet seine Seite eine Armee; Gleichstand kostet den Angreifer eine, oder den Verteidiger, wenn der Kriegsgott des Angreifers teilnimmt.</translation>
    </message>
    <message>
        <source>rules.G_83</source>
        <extracomment>The fallen go to their owners' Afterlives, those of the defender to the pool if the attacker's God of Death takes part.</extracomment>
        <translation>Die Gefallenen kommen ins Jenseits ihrer Besitzer, die des Verteidigers in den Vorrat, wenn der Todesgott des Angreifers teilnimmt.</translation>
    </message>
    <message>
        <source>rules.G_84</source>
        <extracomment>Before a defending army is removed, the owner of the Tree of Life may save it.</extracomment>
        <translation>Bevor eine verteidigende Armee entfernt wird, darf der Besitzer des Baums des Lebens sie retten.</translation>
    </message>
    <message>
        <source>rules.G_85</source>
        <extracomment>After each roll the attacker may stop or roll again. All rolls up to the end belong to one invasion: nothing is declared anew, and no Sky card is played between them.</extracomment>
        <translation>Nach jedem Wurf darf der Angreifer aufhören oder weiterwürfeln. Alle Würfe bis zum Ende gehören zu einer Invasion: Nichts wird neu angesagt, und dazwischen wird keine Himmelskarte gespielt.</translation>
    </message>
    <message>
        <source>rules.G_86</source>
        <extracomment>When the last defending army is gone, the territory is conquered. You move in at least as many armies as dice in the last roll; at least one stays behind.</extracomment>
        <translation>Ist die letzte verteidigende Armee fort, ist das Gebiet erobert. Du rückst mit mindestens so vielen Armeen ein wie Würfeln im letzten Wurf; mindestens eine bleibt zurück.</translation>
    </message>
    <message>
        <source>rules.G_87</source>
        <extracomment>Gods of yours who used their power have to move in, others who took part may. Used means: champion in a god war; God of War: a tie won; God of Death: an army beaten; goddess: a die rolled again; God of the Sky: his extra die rolled.</extracomment>
        <translation>Deine Götter, die ihre Macht gebraucht haben, müssen mit einrücken, andere, die teilnahmen, dürfen. Gebraucht heißt: Streiter in einem Götterkampf; Kriegsgott: ein Gleichstand gewonnen; Todesgott: eine Armee besiegt; Göttin: ein Würfel neu geworfen; Himmelsgott: sein zusätzlicher Würfel geworfen.</translation>
    </message>
    <message>
        <source>rules.G_88</source>
        <extracomment>All gods of the defender there are banished, and a temple becomes yours.</extracomment>
        <translation>Alle Götter des Verteidigers dort werden verbannt, und ein Tempel wird deiner.</translation>
    </message>
    <message>
        <source>rules.G_89</source>
        <extracomment>The territory counts for the labour of War if at least one of its armies, a neutral one too, was beaten in battle.</extracomment>
        <translation>Das Gebiet zählt für die Heldentat des Krieges, wenn mindestens eine seiner Armeen, auch eine neutrale, in der Schlacht besiegt wurde.</translation>
    </message>
    <message>
        <source>rules.G_9</source>
        <extracomment>Territory cards that a miracle turns over go back, and the pile is shuffled at once.</extracomment>
        <translation>Gebietskarten, die ein Wunder aufdecken lässt, kommen zurück, und der Stapel wird sofort gemischt.</translation>
    </message>
    <message>
        <source>rules.G_90</source>
        <extracomment>You may invade from a conquered territory at once.</extracomment>
        <translation>Aus einem eroberten Gebiet darfst du sofort weiter einfallen.</translation>
    </message>
    <message>
        <source>rules.G_91</source>
        <extracomment>A continent that you complete pays at the start of your next turn, and at the end of the game.</extracomment>
        <translation>Ein Kontinent, den du vollendest, zahlt zu Beginn deines nächsten Zuges und am Ende des Spiels.</translation>
    </message>
    <message>
        <source>rules.G_92</source>
        <extracomment>You may never leave a territory of yours empty by moving.</extracomment>
        <translation>Du darfst ein eigenes Gebiet nie durch eine Bewegung leer zurücklassen.</translation>
    </message>
    <message>
        <source>rules.G_93</source>
        <extracomment>After breaking off you may start a new invasion anywhere, the same one too.</extracomment>
        <translation>Nach dem Abbruch darfst du überall eine neue Invasion beginnen, auch dieselbe.</translation>
    </message>
    <message>
        <source>rules.G_94</source>
        <extracomment>If you conquer or enter a plague land, half of the armies that move in die at once, rounded down, and all gods who move in are banished. Of 3 armies 2 are left.</extracomment>
        <translation>Eroberst oder betrittst du ein Pestland, stirbt sofort die Hälfte der einrückenden Armeen, abgerundet, und alle einrückenden Götter werden verbannt. Von 3 Armeen bleiben 2.</translation>
    </message>
    <message>
        <source>rules.G_95</source>
        <extracomment>A player without armies on Earth is out at once, whoever or whatever caused it.</extracomment>
        <translation>Ein Spieler ohne Armeen auf der Erde scheidet sofort aus, wer oder was es auch verursacht hat.</translation>
    </message>
    <message>
        <source>rules.G_96</source>
        <extracomment>Cards and relics of that player are discarded, dead armies and those in the Underworld removed, the gods leave the game, the faith goes back to the supply, the place in the turn order is skipped.</extracomment>
        <translation>Karten und Reliquien dieses Spielers werden abgeworfen, seine Toten und seine Armeen in der Unterwelt entfernt, seine Götter verlassen das Spiel, sein Glaube geht in den Vorrat, sein Platz in der Zugfolge wird übersprungen.</translation>
    </message>
    <message>
        <source>rules.G_97</source>
        <extracomment>Temples on land that is empty now are neutral until somebody enters. Fields become empty at once, so the player on turn can use them.</extracomment>
        <translation>Tempel auf Land, das jetzt leer ist, sind neutral, bis jemand einrückt. Felder werden sofort leer, wer am Zug ist, kann sie also nutzen.</translation>
    </message>
    <message>
        <source>rules.G_98</source>
        <extracomment>If only one player is left, that player wins at once.</extracomment>
        <translation>Ist nur noch ein Spieler übrig, gewinnt er sofort.</translation>
    </message>
    <message>
        <source>rules.G_99</source>
        <extracomment>Once a turn any number of armies and gods may go from one of your territories to another that a chain of your own territories joins with it. At least one army stays. Gods may go without armies.</extracomment>
        <translation>Einmal je Zug dürfen beliebig viele Armeen und Götter aus einem eigenen Gebiet in ein anderes ziehen, das eine Kette eigener Gebiete damit verbindet. Mindestens eine Armee bleibt. Götter dürfen ohne Armeen ziehen.</translation>
    </message>
    <message>
        <source>rules.M_01</source>
        <extracomment>Three to six can play.</extracomment>
        <translation>Drei bis sechs können mitspielen.</translation>
    </message>
    <message>
        <source>rules.M_02</source>
        <extracomment>There are 28 missions in four ranks: captain, major, colonel and general, each harder than the one before. Everybody draws one of each rank in secret; the rest stays unseen.</extracomment>
        <translation>Es gibt 28 Missionen in vier Rängen: Hauptmann, Major, Oberst und General, immer schwieriger. Jeder zieht heimlich eine von jedem Rang; der Rest bleibt ungesehen.</translation>
    </message>
    <message>
        <source>rules.M_03</source>
        <extracomment>Missions are drawn first. Then you set up as in world conquest: the highest die begins, territories are taken in turn, and the rest of the armies follows one by one.</extracomment>
        <translation>Zuerst werden die Missionen gezogen. Dann wird aufgestellt wie bei der Welteroberung: Der höchste Wurf beginnt, reihum nimmt jeder ein Gebiet, und die übrigen Armeen folgen einzeln.</translation>
    </message>
    <message>
        <source>rules.M_04</source>
        <extracomment>Sets have fixed values: three infantry 4 armies, three cavalry 6, three artillery 8, one of each 10.</extracomment>
        <translation>Sätze haben feste Werte: dreimal Infanterie 4 Armeen, dreimal Kavallerie 6, dreimal Artillerie 8, je eine 10.</translation>
    </message>
    <message>
        <source>rules.M_05</source>
        <extracomment>A mission says when it may be shown, and at that moment of your own turn it has to be fulfilled. You may show one in a turn, or keep it secret for now.</extracomment>
        <translation>Eine Mission sagt, wann sie gezeigt werden darf, und in diesem Augenblick deines eigenen Zuges muss sie erfüllt sein. Du darfst eine in jedem Zug zeigen oder sie noch geheim halten.</translation>
    </message>
    <message>
        <source>rules.M_06</source>
        <extracomment>A mission that has been shown stays fulfilled, whatever happens on the board later.</extracomment>
        <translation>Eine gezeigte Mission bleibt erfüllt, was auch später auf dem Spielplan geschieht.</translation>
    </message>
    <message>
        <source>rules.M_07</source>
        <extracomment>If you beat a player, you take the territory cards, but never the missions. Those stay secret to the end.</extracomment>
        <translation>Besiegst du einen Spieler, bekommst du seine Gebietskarten, aber nie seine Missionen. Die bleiben bis zum Schluss geheim.</translation>
    </message>
    <message>
        <source>rules.M_08</source>
        <extracomment>Whoever has shown four missions first wins at once. So does the last player left on the board.</extracomment>
        <translation>Wer zuerst vier Missionen gezeigt hat, gewinnt sofort. Ebenso, wer als Letzter auf dem Spielplan übrig ist.</translation>
    </message>
    <message>
        <source>rules.N_01</source>
        <extracomment>The board is set up as with passive neutral colours. Besides, each has a cannon that shows whose ally it is: yours, your opponent's or nobody's. All begin as nobody's.</extracomment>
        <translation>Aufgestellt wird wie mit passiven neutralen Farben. Dazu hat jede eine Kanone, die zeigt, wessen Verbündete sie ist: deine, die deines Gegners oder niemandes. Alle beginnen bei niemandem.</translation>
    </message>
    <message>
        <source>rules.N_02</source>
        <extracomment>A turn goes: bribes, your own new armies, new armies for allies, attacks, your own move, a move for each ally, the card.</extracomment>
        <translation>Ein Zug läuft so ab: bestechen, eigene neue Armeen, neue Armeen für Verbündete, Angriffe, deine Verlegung, eine für jeden Verbündeten, die Karte.</translation>
    </message>
    <message>
        <source>rules.N_10</source>
        <extracomment>Give territory cards from your hand to neutral colours, face down. Each card turns that colour's cannon one step towards you, so your opponent's ally needs two to become yours.</extracomment>
        <translation>Gib neutralen Farben verdeckt Gebietskarten aus deiner Hand. Jede Karte dreht die Kanone dieser Farbe einen Schritt zu dir; ein Verbündeter des Gegners braucht also zwei, um deiner zu werden.</translation>
    </message>
    <message>
        <source>rules.N_11</source>
        <extracomment>A neutral colour that holds 5 cards takes no more.</extracomment>
        <translation>Eine neutrale Farbe mit 5 Karten nimmt keine mehr an.</translation>
    </message>
    <message>
        <source>rules.N_12</source>
        <extracomment>Cards that were given stay with the neutral colour until it is beaten. Meanwhile nobody can trade them.</extracomment>
        <translation>Verschenkte Karten bleiben bei der neutralen Farbe, bis sie besiegt ist. So lange kann niemand sie tauschen.</translation>
    </message>
    <message>
        <source>rules.N_13</source>
        <extracomment>You can't bribe a colour that is your ally already, or one that is out.</extracomment>
        <translation>Wer schon dein Verbündeter oder ausgeschieden ist, lässt sich nicht bestechen.</translation>
    </message>
    <message>
        <source>rules.N_20</source>
        <extracomment>For your own new armies only your own territories count; those of allies count neither for the number nor for whole continents.</extracomment>
        <translation>Für deine neuen Armeen zählen nur deine eigenen Gebiete; die von Verbündeten zählen weder für die Anzahl noch für ganze Kontinente.</translation>
    </message>
    <message>
        <source>rules.N_21</source>
        <extracomment>For each ally you may roll a die. That many armies of its colour go on its territories, divided as you like.</extracomment>
        <translation>Für jeden Verbündeten darfst du einen Würfel werfen. So viele Armeen seiner Farbe kommen auf seine Gebiete, verteilt wie du willst.</translation>
    </message>
    <message>
        <source>rules.N_22</source>
        <extracomment>Allies get no armies for their territories, continents or cards.</extracomment>
        <translation>Verbündete bekommen keine Armeen für ihre Gebiete, Kontinente oder Karten.</translation>
    </message>
    <message>
        <source>rules.N_30</source>
        <extracomment>Your allies' armies attack as if they were yours: your opponent, other neutral colours or other allies, but never you or their own colour. What they conquer belongs to their colour.</extracomment>
        <translation>Armeen deiner Verbündeten greifen an, als wären es deine: den Gegner, andere neutrale Farben oder andere Verbündete, aber nie dich oder die eigene Farbe. Was sie erobern, gehört ihrer Farbe.</translation>
    </message>
    <message>
        <source>rules.N_31</source>
        <extracomment>Your own armies may attack any neutral colour, even an ally.</extracomment>
        <translation>Deine eigenen Armeen dürfen jede neutrale Farbe angreifen, sogar einen Verbündeten.</translation>
    </message>
    <message>
        <source>rules.N_32</source>
        <extracomment>When a neutral colour defends, the attacker's opponent rolls for it.</extracomment>
        <translation>Verteidigt eine neutrale Farbe, würfelt der Gegner des Angreifers für sie.</translation>
    </message>
    <message>
        <source>rules.N_33</source>
        <extracomment>When an invasion ends, roll a die for each neutral colour that took part, as target or as your ally, unless it was just beaten. With 1 to 4 its cannon turns one step away from you, with 5 or 6 it stays.</extracomment>
        <translation>Endet eine Invasion, würfelst du für jede beteiligte neutrale Farbe, ob Ziel oder Verbündete, außer sie wurde gerade besiegt. Bei 1 bis 4 dreht sich ihre Kanone einen Schritt von dir weg, bei 5 oder 6 bleibt sie.</translation>
    </message>
    <message>
        <source>rules.N_34</source>
        <extracomment>A colour that leaves you can't be used again this turn.</extracomment>
        <translation>Eine Farbe, die sich von dir abwendet, kannst du in diesem Zug nicht mehr einsetzen.</translation>
    </message>
    <message>
        <source>rules.N_35</source>
        <extracomment>Whoever takes a neutral colour's last army gets all cards it was given. With 5 cards or more, sets are traded at once; its cannon leaves the board.</extracomment>
        <translation>Wer die letzte Armee einer neutralen Farbe schlägt, bekommt alle Karten, die sie erhalten hat. Mit 5 oder mehr Karten wird sofort getauscht; ihre Kanone verlässt den Spielplan.</translation>
    </message>
    <message>
        <source>rules.N_40</source>
        <extracomment>Besides your own move you may make one for each ally, between territories of its own that are joined through its own land.</extracomment>
        <translation>Neben deiner eigenen Verlegung darfst du für jeden Verbündeten eine machen, zwischen seinen Gebieten, die über sein eigenes Land verbunden sind.</translation>
    </message>
    <message>
        <source>rules.N_41</source>
        <extracomment>You draw a card only if your own armies conquered something; what allies conquer doesn't count.</extracomment>
        <translation>Du ziehst nur dann eine Karte, wenn deine eigenen Armeen etwas erobert haben; was Verbündete erobern, zählt nicht.</translation>
    </message>
    <message>
        <source>rules.N_42</source>
        <extracomment>The game ends when the opponent's last army falls.</extracomment>
        <translation>Das Spiel endet, wenn die letzte Armee des Gegners fällt.</translation>
    </message>
    <message>
        <source>rules.O2_01</source>
        <extracomment>Two play, with one neutral colour between them.</extracomment>
        <translation>Zwei spielen, mit einer neutralen Farbe dazwischen.</translation>
    </message>
    <message>
        <source>rules.O2_02</source>
        <extracomment>Both players and the neutral colour have the same number of armies: 40 each, or 30 as in one of the boxes.</extracomment>
        <translation>Beide Spieler und die neutrale Farbe haben gleich viele Armeen: je 40, oder 30 wie in einer der Schachteln.</translation>
    </message>
    <message>
        <source>rules.O2_03</source>
        <extracomment>Without the wild cards, the cards make three piles of 14. Each player takes a pile, the third is the neutral colour's, and one army goes on each territory.</extracomment>
        <translation>Ohne die Joker ergeben die Karten drei Stapel zu 14. Jeder Spieler nimmt einen, der dritte gehört der neutralen Farbe, und auf jedes Gebiet kommt eine Armee.</translation>
    </message>
    <message>
        <source>rules.O2_04</source>
        <extracomment>By turns you each place 2 armies on one or two territories of your own, then 1 neutral army on any neutral territory. When all stand, the cards and wild cards are shuffled.</extracomment>
        <translation>Abwechselnd setzt ihr je 2 eigene Armeen auf ein oder zwei eigene Gebiete, dann 1 neutrale Armee auf ein beliebiges neutrales Gebiet. Steht alles, werden Karten und Joker gemischt.</translation>
    </message>
    <message>
        <source>rules.O2_05</source>
        <extracomment>The neutral colour never attacks and gets no new armies. If you attack it, your opponent rolls for it.</extracomment>
        <translation>Die neutrale Farbe greift nie an und bekommt keine neuen Armeen. Greifst du sie an, würfelt dein Gegner für sie.</translation>
    </message>
    <message>
        <source>rules.O2_06</source>
        <extracomment>You win when your opponent has no territory left, whether the neutral colour still stands or not.</extracomment>
        <translation>Du gewinnst, wenn dein Gegner kein Gebiet mehr hat, ob die neutrale Farbe noch steht oder nicht.</translation>
    </message>
    <message>
        <source>rules.O2_07</source>
        <extracomment>A die says who places first; the same player has the first turn.</extracomment>
        <translation>Ein Würfel bestimmt, wer zuerst setzt; derselbe Spieler hat den ersten Zug.</translation>
    </message>
    <message>
        <source>rules.O_01</source>
        <extracomment>The original game is for 3 to 5 players. With six, each has 20 armies, as in older boxes; that is a house rule.</extracomment>
        <translation>Das Originalspiel ist für 3 bis 5 Spieler. Zu sechst hat jeder 20 Armeen wie in älteren Schachteln; das ist eine Hausregel.</translation>
    </message>
    <message>
        <source>rules.O_02</source>
        <extracomment>Each starts with 35 armies if three play, 30 if four and 25 if five.</extracomment>
        <translation>Jeder beginnt mit 35 Armeen zu dritt, 30 zu viert und 25 zu fünft.</translation>
    </message>
    <message>
        <source>rules.O_03</source>
        <extracomment>The highest die takes the first territory with one army. Clockwise each takes one more, until all have an owner.</extracomment>
        <translation>Der höchste Wurf besetzt das erste Gebiet mit einer Armee. Im Uhrzeigersinn nimmt jeder eines, bis alle einen Besitzer haben.</translation>
    </message>
    <message>
        <source>rules.O_04</source>
        <extracomment>Then each in turn adds one army to a territory of their own, until no starting armies are left.</extracomment>
        <translation>Danach setzt jeder der Reihe nach eine Armee in ein eigenes Gebiet dazu, bis keine Startarmeen übrig sind.</translation>
    </message>
    <message>
        <source>rules.O_05</source>
        <extracomment>Whoever placed the first army has the first turn. All 44 cards are the draw pile.</extracomment>
        <translation>Wer die erste Armee gesetzt hat, hat den ersten Zug. Alle 44 Karten bilden den Nachziehstapel.</translation>
    </message>
    <message>
        <source>rules.O_10</source>
        <extracomment>One army for every three territories, rounded down, at least 3, in the first turn too: 11 territories bring 3, 14 bring 4, 17 bring 5.</extracomment>
        <translation>Eine Armee je drei Gebiete, abgerundet, mindestens 3, auch im ersten Zug: 11 Gebiete bringen 3, 14 bringen 4, 17 bringen 5.</translation>
    </message>
    <message>
        <source>rules.O_11</source>
        <extracomment>A continent brings its bonus if it is wholly yours as your turn begins.</extracomment>
        <translation>Ein Kontinent bringt seinen Bonus, wenn er zu Beginn deines Zuges ganz dir gehört.</translation>
    </message>
    <message>
        <source>rules.O_12</source>
        <extracomment>As your turn begins you may trade a set. With 5 or 6 cards you have to, and you may trade a second one if you have it.</extracomment>
        <translation>Zu Beginn deines Zuges darfst du einen Satz tauschen. Mit 5 oder 6 Karten musst du, und einen zweiten darfst du, wenn du ihn hast.</translation>
    </message>
    <message>
        <source>rules.O_13</source>
        <extracomment>Each set in the game, whoever trades it, brings more: 4, 6, 8, 10, 12, 15, and from then on 5 more each time.</extracomment>
        <translation>Jeder Satz im Spiel bringt mehr, wer auch immer ihn tauscht: 4, 6, 8, 10, 12, 15 und danach jedes Mal 5 mehr.</translation>
    </message>
    <message>
        <source>rules.O_14</source>
        <extracomment>If a traded card shows a territory of yours, 2 extra armies go there. That happens once in a turn at most; if several cards match, you choose one.</extracomment>
        <translation>Zeigt eine getauschte Karte ein Gebiet von dir, kommen dort 2 zusätzliche Armeen hin. Das geschieht höchstens einmal im Zug; passen mehrere Karten, wählst du eine.</translation>
    </message>
    <message>
        <source>rules.O_15</source>
        <extracomment>Traded cards go face down under the draw pile.</extracomment>
        <translation>Getauschte Karten kommen verdeckt unter den Nachziehstapel.</translation>
    </message>
    <message>
        <source>rules.O_20</source>
        <extracomment>Name where the attack comes from and where it goes. Both sides say how many dice they use, the attacker first, and roll together. You may switch to other places and back.</extracomment>
        <translation>Nenne Ausgangsgebiet und Ziel. Beide Seiten sagen, mit wie vielen Würfeln sie antreten, der Angreifer zuerst, und würfeln zugleich. Du darfst anderswo weitermachen und zurückkommen.</translation>
    </message>
    <message>
        <source>rules.O_21</source>
        <extracomment>Attack with 1 to 3 dice, and always with fewer dice than armies in the territory you come from.</extracomment>
        <translation>Greife mit 1 bis 3 Würfeln an, und immer mit weniger Würfeln, als im Ausgangsgebiet Armeen stehen.</translation>
    </message>
    <message>
        <source>rules.O_22</source>
        <extracomment>Defend with 1 die, or with 2 if at least two armies stand there. One roll costs two armies at most.</extracomment>
        <translation>Verteidige mit 1 Würfel, oder mit 2, wenn dort mindestens zwei Armeen stehen. Ein Wurf kostet höchstens zwei Armeen.</translation>
    </message>
    <message>
        <source>rules.O_23</source>
        <extracomment>Into a conquered territory move at least as many armies as you rolled dice last. One army stays behind.</extracomment>
        <translation>In ein erobertes Gebiet ziehen mindestens so viele Armeen ein, wie du zuletzt Würfel geworfen hast. Eine Armee bleibt zurück.</translation>
    </message>
    <message>
        <source>rules.O_24</source>
        <extracomment>After your attacks, before the last move, you draw a card if you conquered something. If it is your sixth, it waits until your next turn.</extracomment>
        <translation>Nach deinen Angriffen, vor der letzten Verlegung, ziehst du eine Karte, wenn du etwas erobert hast. Ist es deine sechste, wartet sie bis zu deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>rules.O_25</source>
        <extracomment>Beat a player and you get their cards. With 6 or more you trade at once until 4 or fewer are left and place those armies; with 5 or fewer you wait for your next turn.</extracomment>
        <translation>Besiegst du jemanden, bekommst du seine Karten. Mit 6 oder mehr tauschst du sofort, bis höchstens 4 bleiben, und setzt diese Armeen; mit 5 oder weniger wartest du bis zu deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>rules.O_30</source>
        <extracomment>At the end you may move armies once, from one territory of yours to a neighbouring one that is yours too. At least one stays behind.</extracomment>
        <translation>Am Ende darfst du einmal Armeen aus einem eigenen Gebiet in ein eigenes Nachbargebiet verlegen. Mindestens eine bleibt zurück.</translation>
    </message>
    <message>
        <source>rules.O_40</source>
        <extracomment>The first to own all territories wins.</extracomment>
        <translation>Wer als Erster alle Gebiete besitzt, gewinnt.</translation>
    </message>
    <message>
        <source>rules.O_50</source>
        <extracomment>The two boxes with this chapter differ in their pieces, the units on their cards, the marker for set values and the armies for two players; all other rules are the same.</extracomment>
        <translation>Die zwei Schachteln mit diesem Kapitel unterscheiden sich in den Figuren, den Einheiten auf den Karten, dem Marker für den Satzwert und den Armeen zu zweit; alle anderen Regeln sind gleich.</translation>
    </message>
    <message>
        <source>rules.O_51</source>
        <extracomment>On the board of such a box only its 42 land territories are used, with that board's bonuses, and both wild cards. Its other places, cards and special pieces stay in the box.</extracomment>
        <translation>Auf dem Spielplan einer solchen Schachtel gelten nur die 42 Landgebiete, mit den Boni dieses Plans, und beide Joker. Andere Orte, Karten und Sonderfiguren bleiben in der Schachtel.</translation>
    </message>
    <message>
        <source>rules.P_01</source>
        <extracomment>Two players share the board with 4 neutral colours. You win when your opponent has no army left; the neutral colours may stand.</extracomment>
        <translation>Zwei Spieler teilen sich den Spielplan mit 4 neutralen Farben. Du gewinnst, wenn dein Gegner keine Armee mehr hat; die neutralen Farben dürfen stehen bleiben.</translation>
    </message>
    <message>
        <source>rules.P_02</source>
        <extracomment>Each player has 36 starting armies, each neutral colour 24.</extracomment>
        <translation>Jeder Spieler hat 36 Startarmeen, jede neutrale Farbe 24.</translation>
    </message>
    <message>
        <source>rules.P_03</source>
        <extracomment>The cards deal out the land, without the wild cards: 9 territories for each player, 6 for each neutral colour, one army on each. Then all cards and both wild cards are shuffled.</extracomment>
        <translation>Die Karten verteilen das Land, ohne die Joker: 9 Gebiete für jeden Spieler, 6 für jede neutrale Farbe, auf jedes eine Armee. Danach werden alle Karten mit beiden Jokern gemischt.</translation>
    </message>
    <message>
        <source>rules.P_04</source>
        <extracomment>The dice say who places first. By turns you each add 3 armies to your own land, as you like, and one army of each neutral colour to its land.</extracomment>
        <translation>Die Würfel bestimmen, wer zuerst setzt. Abwechselnd setzt ihr je 3 Armeen beliebig auf eigenes Land und von jeder neutralen Farbe eine Armee auf deren Land.</translation>
    </message>
    <message>
        <source>rules.P_05</source>
        <extracomment>When all armies stand, both roll: the higher die takes the first turn.</extracomment>
        <translation>Stehen alle Armeen, würfeln beide: Der höhere Wurf hat den ersten Zug.</translation>
    </message>
    <message>
        <source>rules.P_06</source>
        <extracomment>A neutral colour only defends. It never attacks or moves, and gets neither armies nor cards.</extracomment>
        <translation>Eine neutrale Farbe verteidigt nur. Sie greift nie an, verlegt nichts und bekommt weder Armeen noch Karten.</translation>
    </message>
    <message>
        <source>rules.P_07</source>
        <extracomment>Attack a neutral colour and your opponent rolls for it, always with all the dice it may use.</extracomment>
        <translation>Greifst du eine neutrale Farbe an, würfelt dein Gegner für sie, immer mit allen Würfeln, die sie haben darf.</translation>
    </message>
    <message>
        <source>rules.P_08</source>
        <extracomment>Taking land from a neutral colour counts as a conquest and earns the card.</extracomment>
        <translation>Wer einer neutralen Farbe Land abnimmt, hat erobert und verdient die Karte.</translation>
    </message>
    <message>
        <source>rules.P_09</source>
        <extracomment>Everything else in a turn goes as in world conquest, with sets that bring more and more.</extracomment>
        <translation>Alles andere im Zug läuft wie bei der Welteroberung, mit Sätzen, die immer mehr bringen.</translation>
    </message>
    <message>
        <source>rules.S2_01</source>
        <extracomment>You win by removing all armies of your opponent. There are no missions, and it doesn't matter how the neutral colour fares.</extracomment>
        <translation>Du gewinnst, wenn du alle Armeen deines Gegners geschlagen hast. Missionen gibt es nicht, und wie es der neutralen Farbe ergeht, ist gleich.</translation>
    </message>
    <message>
        <source>rules.S2_02</source>
        <extracomment>Both players begin with 40 armies and the neutral colour with 28. All three get 14 territories.</extracomment>
        <translation>Beide Spieler beginnen mit 40 Armeen und die neutrale Farbe mit 28. Alle drei bekommen 14 Gebiete.</translation>
    </message>
    <message>
        <source>rules.S2_03</source>
        <extracomment>From the start two neutral armies stand in every neutral territory. You and your opponent place yours one at a time, in turn.</extracomment>
        <translation>Von Anfang an stehen in jedem neutralen Gebiet zwei neutrale Armeen. Du und dein Gegner setzt eure abwechselnd, immer eine.</translation>
    </message>
    <message>
        <source>rules.S2_04</source>
        <extracomment>Whenever you get new armies, the neutral colour gets half as many, rounded down. All of them count: for territories, continents, sets and cards that show your land.</extracomment>
        <translation>Bekommst du neue Armeen, so bekommt die neutrale Farbe halb so viele, abgerundet. Alle zählen mit: für Gebiete, Kontinente, Sätze und Karten mit eigenen Gebieten.</translation>
    </message>
    <message>
        <source>rules.S2_05</source>
        <extracomment>When you have placed your armies, your opponent places the neutral ones on any neutral territories.</extracomment>
        <translation>Hast du deine Armeen gesetzt, setzt dein Gegner die neutralen in beliebige neutrale Gebiete.</translation>
    </message>
    <message>
        <source>rules.S2_06</source>
        <extracomment>Neutral territories may be attacked like any other, and conquering one earns a card. Your opponent rolls for them, always with as many dice as allowed.</extracomment>
        <translation>Neutrale Gebiete darfst du wie alle anderen angreifen, und eine Eroberung bringt eine Karte. Dein Gegner würfelt für sie, immer mit so vielen Würfeln wie erlaubt.</translation>
    </message>
    <message>
        <source>rules.S2_07</source>
        <extracomment>The neutral colour never attacks, moves or draws cards, and it has no turn.</extracomment>
        <translation>Die neutrale Farbe greift nie an, verlegt nichts, zieht keine Karten und hat keinen Zug.</translation>
    </message>
    <message>
        <source>rules.S2_08</source>
        <extracomment>Once no neutral territory is left, there are no more new neutral armies.</extracomment>
        <translation>Ist kein neutrales Gebiet mehr übrig, kommen auch keine neutralen Armeen mehr hinzu.</translation>
    </message>
    <message>
        <source>rules.SC_01</source>
        <extracomment>There are no missions: you win by beating all your opponents. Two players are joined by a neutral colour that grows.</extracomment>
        <translation>Es gibt keine Missionen: Du gewinnst, wenn du alle Gegner besiegt hast. Zu zweit spielt eine neutrale Farbe mit, die mitwächst.</translation>
    </message>
    <message>
        <source>rules.SC_02</source>
        <extracomment>Each set traded in the game brings more than the last, whoever trades it and whatever its cards show: 4, 6, 8, 10, 12, 15, 20, 25 armies, then 5 more every time.</extracomment>
        <translation>Jeder im Spiel getauschte Satz bringt mehr als der vorige, wer ihn auch tauscht und was die Karten auch zeigen: 4, 6, 8, 10, 12, 15, 20, 25 Armeen, danach jedes Mal 5 mehr.</translation>
    </message>
    <message>
        <source>rules.SC_03</source>
        <extracomment>As in the game with secret missions, every traded card that shows your own land brings two extra armies there, and with five or more cards you must trade a set.</extracomment>
        <translation>Wie im Spiel mit geheimen Missionen bringt jede getauschte Karte mit einem eigenen Gebiet dort zwei zusätzliche Armeen, und mit fünf oder mehr Karten musst du einen Satz tauschen.</translation>
    </message>
    <message>
        <source>rules.SK_01</source>
        <extracomment>Two to six can play, without missions. Two players are joined by a neutral colour, which has no capital.</extracomment>
        <translation>Zwei bis sechs können mitspielen, ohne Missionen. Zu zweit spielt eine neutrale Farbe mit, die keine Hauptstadt hat.</translation>
    </message>
    <message>
        <source>rules.SK_02</source>
        <extracomment>When all armies are placed, everybody secretly chooses a territory of their own as the capital. Its card is out of the game.</extracomment>
        <translation>Wenn alle Armeen stehen, wählt jeder heimlich ein eigenes Gebiet als Hauptstadt. Dessen Karte ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>rules.SK_03</source>
        <extracomment>When your capital falls for the first time, it is shown and the attacker takes all your territory cards. Nothing is traded now; with five or more cards the attacker must do so in the next turn.</extracomment>
        <translation>Fällt deine Hauptstadt zum ersten Mal, wird sie gezeigt, und der Angreifer bekommt alle deine Gebietskarten. Jetzt wird nichts getauscht; mit fünf oder mehr Karten muss er es in seinem nächsten Zug tun.</translation>
    </message>
    <message>
        <source>rules.SK_04</source>
        <extracomment>With the capital all your other armies on its continent vanish. The attacker gets one army in each territory that they leave.</extracomment>
        <translation>Mit der Hauptstadt verschwinden auch alle deine anderen Armeen auf ihrem Kontinent. Der Angreifer bekommt in jedem so geräumten Gebiet eine Armee.</translation>
    </message>
    <message>
        <source>rules.SK_05</source>
        <extracomment>Whoever loses the capital plays on with the armies that are left elsewhere and may take it back. Without any army left you are out, and the cards you have drawn since go to whoever beats you.</extracomment>
        <translation>Wer die Hauptstadt verliert, spielt mit den Armeen weiter, die anderswo übrig sind, und darf sie zurückerobern. Ohne Armee scheidest du aus, und die seither gezogenen Karten bekommt, wer dich besiegt.</translation>
    </message>
    <message>
        <source>rules.SK_06</source>
        <extracomment>All this happens only the first time that a capital is taken from its founder. After that it is conquered like any other territory.</extracomment>
        <translation>All das geschieht nur, wenn eine Hauptstadt ihrem Gründer zum ersten Mal genommen wird. Danach wird sie erobert wie jedes andere Gebiet.</translation>
    </message>
    <message>
        <source>rules.SK_07</source>
        <extracomment>You win by holding enough capitals at once, your own among them: two with two or three players, three with four or five, four with six. The number stays the same when players go out.</extracomment>
        <translation>Du gewinnst, wenn du genug Hauptstädte zugleich hältst, deine eigene dabei: zwei bei zwei oder drei Spielern, drei bei vier oder fünf, vier bei sechs. Die Zahl bleibt gleich, wenn Spieler ausscheiden.</translation>
    </message>
    <message>
        <source>rules.SK_08</source>
        <extracomment>Capitals of others count only once they have been shown; your own counts while it is still secret. You can win in your own turn only.</extracomment>
        <translation>Fremde Hauptstädte zählen erst, wenn sie gezeigt wurden; deine eigene zählt auch, solange sie geheim ist. Gewinnen kannst du nur in deinem eigenen Zug.</translation>
    </message>
    <message>
        <source>rules.SK_09</source>
        <extracomment>Sets have fixed values of 4, 6, 8 or 10 armies. With a house rule they rise instead.</extracomment>
        <translation>Sätze haben feste Werte von 4, 6, 8 oder 10 Armeen. Mit einer Hausregel steigen sie stattdessen.</translation>
    </message>
    <message>
        <source>rules.S_01</source>
        <extracomment>Three to six can play. The dealer is drawn at random; that only decides who is dealt to, places and moves first.</extracomment>
        <translation>Drei bis sechs können mitspielen. Der Geber wird ausgelost; das entscheidet nur, wer zuerst Gebiete bekommt, Armeen setzt und zieht.</translation>
    </message>
    <message>
        <source>rules.S_02</source>
        <extracomment>Everybody gets one of 14 missions, in secret. Missions against colours that don't play are taken out first; the rest stays unseen.</extracomment>
        <translation>Jeder bekommt heimlich eine von 14 Missionen. Missionen gegen Farben, die nicht mitspielen, werden vorher entfernt; der Rest bleibt ungesehen.</translation>
    </message>
    <message>
        <source>rules.S_03</source>
        <extracomment>Three players begin with 35 armies each, four with 30, five with 25, six with 20.</extracomment>
        <translation>Zu dritt beginnt jeder mit 35 Armeen, zu viert mit 30, zu fünft mit 25, zu sechst mit 20.</translation>
    </message>
    <message>
        <source>rules.S_04</source>
        <extracomment>All territories are dealt at random, from the left of the dealer on, and each gets one army. With four or five players two of them get one territory more.</extracomment>
        <translation>Alle Gebiete werden verteilt, beginnend links vom Geber, und auf jedes kommt eine Armee. Zu viert oder fünft bekommen zwei Spieler ein Gebiet mehr.</translation>
    </message>
    <message>
        <source>rules.S_05</source>
        <extracomment>From the left of the dealer on, each in turn adds one army to a territory of their own until all are placed. Then all 44 cards are shuffled, both wild cards among them.</extracomment>
        <translation>Links vom Geber beginnend setzt jeder reihum eine Armee in ein eigenes Gebiet, bis alle stehen. Dann werden alle 44 Karten gemischt, auch die beiden Joker.</translation>
    </message>
    <message>
        <source>rules.S_06</source>
        <extracomment>The player left of the dealer takes the first turn.</extracomment>
        <translation>Der Spieler links vom Geber ist zuerst am Zug.</translation>
    </message>
    <message>
        <source>rules.S_10</source>
        <extracomment>You get a third of your territories in armies, rounded down, but never fewer than three: 17 territories bring 5.</extracomment>
        <translation>Du bekommst ein Drittel deiner Gebiete als Armeen, abgerundet, aber nie weniger als drei: 17 Gebiete bringen 5.</translation>
    </message>
    <message>
        <source>rules.S_11</source>
        <extracomment>A continent that is all yours when your turn begins brings its bonus on top. One that you complete later counts from your next turn on.</extracomment>
        <translation>Ein Kontinent, der am Anfang deines Zuges ganz dir gehört, bringt zusätzlich seinen Bonus. Einer, den du später vollendest, zählt ab deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>rules.S_12</source>
        <extracomment>Sets have fixed values: three infantry 4 armies, three cavalry 6, three artillery 8, one of each 10. A set with wild cards counts as the best it can be.</extracomment>
        <translation>Sätze haben feste Werte: dreimal Infanterie 4 Armeen, dreimal Kavallerie 6, dreimal Artillerie 8, je eine 10. Ein Satz mit Jokern zählt als das Beste, was er sein kann.</translation>
    </message>
    <message>
        <source>rules.S_13</source>
        <extracomment>You may trade as many sets in a turn as you like, but only at its start, before you place armies.</extracomment>
        <translation>Du darfst in einem Zug beliebig viele Sätze tauschen, aber nur am Anfang, bevor du Armeen setzt.</translation>
    </message>
    <message>
        <source>rules.S_14</source>
        <extracomment>Each traded card that shows a territory of yours puts two extra armies there at once, however many such cards there are.</extracomment>
        <translation>Jede getauschte Karte, die ein Gebiet von dir zeigt, bringt dort sofort zwei zusätzliche Armeen, so viele solche Karten es auch sind.</translation>
    </message>
    <message>
        <source>rules.S_15</source>
        <extracomment>With five or more cards at the start of your turn you must trade a set. One is enough, even if many cards are left.</extracomment>
        <translation>Mit fünf oder mehr Karten am Anfang deines Zuges musst du einen Satz tauschen. Einer genügt, auch wenn viele Karten übrig bleiben.</translation>
    </message>
    <message>
        <source>rules.S_16</source>
        <extracomment>Traded cards go under the draw pile.</extracomment>
        <translation>Getauschte Karten kommen unter den Nachziehstapel.</translation>
    </message>
    <message>
        <source>rules.S_17</source>
        <extracomment>All other new armies go on your territories, shared out as you like. Every one has to be placed now.</extracomment>
        <translation>Alle anderen neuen Armeen verteilst du frei auf deine Gebiete. Alle müssen jetzt gesetzt werden.</translation>
    </message>
    <message>
        <source>rules.S_20</source>
        <extracomment>You attack a neighbouring territory with one to three armies; at least one more has to stay where they come from.</extracomment>
        <translation>Du greifst ein Nachbargebiet mit einer bis drei Armeen an; dort, wo sie herkommen, muss mindestens eine zurückbleiben.</translation>
    </message>
    <message>
        <source>rules.S_21</source>
        <extracomment>You may roll fewer dice than the armies you attack with, but never more. Unless you choose otherwise, each army rolls one die.</extracomment>
        <translation>Du darfst weniger Würfel werfen, als Armeen angreifen, aber nie mehr. Wählst du nichts anderes, wirft jede Armee einen Würfel.</translation>
    </message>
    <message>
        <source>rules.S_22</source>
        <extracomment>One or two armies defend with a single die. Only from three armies on may the defender roll two.</extracomment>
        <translation>Eine oder zwei Armeen verteidigen mit einem Würfel. Erst ab drei Armeen darf der Verteidiger zwei werfen.</translation>
    </message>
    <message>
        <source>rules.S_23</source>
        <extracomment>The highest dice are compared, then the second highest. The lower one of each pair loses an army; when they are equal, the attacker does.</extracomment>
        <translation>Verglichen werden die höchsten Würfel, dann die zweithöchsten. Der niedrigere jedes Paars verliert eine Armee; bei Gleichstand der Angreifer.</translation>
    </message>
    <message>
        <source>rules.S_24</source>
        <extracomment>After a conquest at least as many armies move in as you attacked with, even if you rolled fewer dice. More may follow, but one has to stay behind.</extracomment>
        <translation>Nach einer Eroberung rücken mindestens so viele Armeen ein, wie angegriffen haben, auch wenn du weniger Würfel geworfen hast. Mehr dürfen folgen, eine muss zurückbleiben.</translation>
    </message>
    <message>
        <source>rules.S_25</source>
        <extracomment>You may go on attacking from a territory that you have just conquered.</extracomment>
        <translation>Du darfst aus einem Gebiet, das du gerade erobert hast, weiter angreifen.</translation>
    </message>
    <message>
        <source>rules.S_26</source>
        <extracomment>If you beat a player, you take the territory cards; the mission goes aside unseen. Nothing is traded now, but with five or more cards you must trade a set in your next turn.</extracomment>
        <translation>Besiegst du einen Spieler, bekommst du seine Gebietskarten; seine Mission kommt ungesehen weg. Jetzt wird nichts getauscht, aber mit fünf oder mehr Karten musst du in deinem nächsten Zug einen Satz tauschen.</translation>
    </message>
    <message>
        <source>rules.S_27</source>
        <extracomment>When you have finished attacking, you draw one card if you conquered anything this turn. That is before you move armies.</extracomment>
        <translation>Bist du mit dem Angreifen fertig, ziehst du eine Karte, wenn du in diesem Zug etwas erobert hast. Das geschieht, bevor du Armeen verlegst.</translation>
    </message>
    <message>
        <source>rules.S_30</source>
        <extracomment>Once at the end of your turn you may move any number of armies from one territory to an adjacent one of yours. At least one stays behind.</extracomment>
        <translation>Einmal am Ende deines Zuges darfst du beliebig viele Armeen aus einem Gebiet in ein angrenzendes eigenes verlegen. Mindestens eine bleibt zurück.</translation>
    </message>
    <message>
        <source>rules.S_40</source>
        <extracomment>You win when your mission is fulfilled in your own turn. If it comes true in somebody else's turn, you have to wait, and territories must still be yours when your turn begins.</extracomment>
        <translation>Du gewinnst, wenn deine Mission in deinem eigenen Zug erfüllt ist. Erfüllt sie sich in einem fremden Zug, musst du warten, und die Gebiete müssen am Anfang deines Zuges noch dir gehören.</translation>
    </message>
    <message>
        <source>rules.S_41</source>
        <extracomment>If your mission names your own colour, you have to hold 24 territories instead.</extracomment>
        <translation>Nennt deine Mission deine eigene Farbe, musst du stattdessen 24 Gebiete halten.</translation>
    </message>
    <message>
        <source>rules.T_01</source>
        <extracomment>Four or six play in two teams of equal size. The teams sit and play alternately.</extracomment>
        <translation>Vier oder sechs spielen in zwei gleich großen Teams. Die Teams sitzen und ziehen abwechselnd.</translation>
    </message>
    <message>
        <source>rules.T_02</source>
        <extracomment>Everybody sets up alone, with 30 armies each when four play and 20 when six do.</extracomment>
        <translation>Jeder stellt für sich auf: zu viert mit je 30 Armeen, zu sechst mit je 20.</translation>
    </message>
    <message>
        <source>rules.T_03</source>
        <extracomment>As soon as one player is out, the other team has won.</extracomment>
        <translation>Sobald ein Spieler ausscheidet, hat das andere Team gewonnen.</translation>
    </message>
    <message>
        <source>rules.T_04</source>
        <extracomment>You can't attack players of your own team.</extracomment>
        <translation>Spieler deines eigenen Teams kannst du nicht angreifen.</translation>
    </message>
    <message>
        <source>rules.T_05</source>
        <extracomment>Sets have fixed values: three infantry 4 armies, three cavalry 6, three artillery 8, one of each 10.</extracomment>
        <translation>Sätze haben feste Werte: dreimal Infanterie 4 Armeen, dreimal Kavallerie 6, dreimal Artillerie 8, je eine 10.</translation>
    </message>
    <message>
        <source>rules.T_06</source>
        <extracomment>Partners may stand in the same territory. It belongs to whoever has most armies there; if two have equally many, it counts for nobody.</extracomment>
        <translation>Partner dürfen im selben Gebiet stehen. Es gehört dem, der dort die meisten Armeen hat; haben zwei gleich viele, zählt es für niemanden.</translation>
    </message>
    <message>
        <source>rules.T_07</source>
        <extracomment>Only territories that belong to you count for your new armies, not those of your partners.</extracomment>
        <translation>Für deine neuen Armeen zählen nur Gebiete, die dir gehören, nicht die deiner Partner.</translation>
    </message>
    <message>
        <source>rules.T_08</source>
        <extracomment>A continent brings its bonus only if all its territories belong to the same player. One that counts for nobody is enough to lose it.</extracomment>
        <translation>Ein Kontinent bringt seinen Bonus nur, wenn alle seine Gebiete demselben Spieler gehören. Eines, das für niemanden zählt, genügt, um ihn zu verlieren.</translation>
    </message>
    <message>
        <source>rules.T_09</source>
        <extracomment>Your move at the end of a turn may lead through land of your whole team. It may end with a partner, even one who doesn't want it.</extracomment>
        <translation>Die Verlegung am Ende deines Zuges darf durch Land deines ganzen Teams führen. Sie darf bei einem Partner enden, auch wenn er das nicht will.</translation>
    </message>
    <message>
        <source>rules.T_10</source>
        <extracomment>New armies go only where you have at least one army already.</extracomment>
        <translation>Neue Armeen setzt du nur dort, wo du schon mindestens eine hast.</translation>
    </message>
    <message>
        <source>rules.T_11</source>
        <extracomment>From a shared territory you attack with your own armies only. You need at least two there, and one of yours stays behind.</extracomment>
        <translation>Aus einem geteilten Gebiet greifst du nur mit eigenen Armeen an. Du brauchst dort mindestens zwei, und eine von deinen bleibt zurück.</translation>
    </message>
    <message>
        <source>rules.T_12</source>
        <extracomment>All armies in a shared territory defend it together. Whoever has most there chooses the dice and loses armies first, on a tie the next in turn after the attacker; it falls when nobody's army is left.</extracomment>
        <translation>Alle Armeen in einem geteilten Gebiet verteidigen es gemeinsam. Wer dort die meisten hat, wählt die Würfel und verliert zuerst Armeen, bei Gleichstand der Nächste nach dem Angreifer; es fällt, wenn keine Armee mehr dort steht.</translation>
    </message>
    <message>
        <source>rules.T_13</source>
        <extracomment>A team has one hand of cards, which goes on to whoever of you plays next. With five or more cards in it the member on turn must trade, and gets the armies.</extracomment>
        <translation>Ein Team hat eine gemeinsame Hand, die an den geht, der von euch als Nächster zieht. Mit fünf oder mehr Karten muss das Teammitglied am Zug tauschen und bekommt die Armeen.</translation>
    </message>
    <message>
        <source>rules.T_14</source>
        <extracomment>At the end of your turn all your armies may leave a territory in which a partner's army stays. Anywhere else one has to stay.</extracomment>
        <translation>Am Ende deines Zuges dürfen alle deine Armeen ein Gebiet verlassen, in dem eine Armee eines Partners bleibt. Überall sonst muss eine zurückbleiben.</translation>
    </message>
    <message>
        <source>rules.W_01</source>
        <extracomment>World conquest is for 3 to 6 players.</extracomment>
        <translation>Welteroberung ist für 3 bis 6 Spieler.</translation>
    </message>
    <message>
        <source>rules.W_02</source>
        <extracomment>Each starts with 35 armies if three play, 30 if four, 25 if five and 20 if six.</extracomment>
        <translation>Jeder beginnt mit 35 Armeen zu dritt, 30 zu viert, 25 zu fünft und 20 zu sechst.</translation>
    </message>
    <message>
        <source>rules.W_03</source>
        <extracomment>The highest roll begins. In turn each of you takes a free territory with one army, until all are taken; some may get one more than others.</extracomment>
        <translation>Der höchste Wurf beginnt. Reihum besetzt jeder ein freies Gebiet mit einer Armee, bis alle vergeben sind; manche bekommen vielleicht eines mehr.</translation>
    </message>
    <message>
        <source>rules.W_04</source>
        <extracomment>Then in turn each of you adds one army to a territory of your own, until all starting armies stand.</extracomment>
        <translation>Danach setzt jeder reihum eine Armee in ein eigenes Gebiet dazu, bis alle Startarmeen stehen.</translation>
    </message>
    <message>
        <source>rules.W_05</source>
        <extracomment>The territory cards and both wild cards are shuffled into a face-down pile. The golden cavalryman starts on the first field of the value track.</extracomment>
        <translation>Die Gebietskarten und beide Joker werden zu einem verdeckten Stapel gemischt. Der goldene Reiter beginnt auf dem ersten Feld der Werteleiste.</translation>
    </message>
    <message>
        <source>rules.W_06</source>
        <extracomment>A turn goes: new armies, attacks, one move, the card. You may leave out the attacks and the move.</extracomment>
        <translation>Ein Zug läuft so ab: neue Armeen, Angriffe, eine Verlegung, die Karte. Angriffe und Verlegung darfst du auslassen.</translation>
    </message>
    <message>
        <source>rules.W_10</source>
        <extracomment>You get one army for every three territories you own, rounded down, but never fewer than 3.</extracomment>
        <translation>Für je drei eigene Gebiete bekommst du eine Armee, abgerundet, aber nie weniger als 3.</translation>
    </message>
    <message>
        <source>rules.W_11</source>
        <extracomment>Every continent that is wholly yours adds its bonus.</extracomment>
        <translation>Jeder Kontinent, der ganz dir gehört, bringt seinen Bonus dazu.</translation>
    </message>
    <message>
        <source>rules.W_12</source>
        <extracomment>Sets of cards are traded in this step and bring more armies. You may trade as many as you have.</extracomment>
        <translation>Kartensätze tauschst du in diesem Schritt und bekommst dafür weitere Armeen. Du darfst so viele tauschen, wie du hast.</translation>
    </message>
    <message>
        <source>rules.W_13</source>
        <extracomment>With 5 cards or more you have to trade sets now, until 4 or fewer are left.</extracomment>
        <translation>Mit 5 oder mehr Karten musst du jetzt Sätze tauschen, bis höchstens 4 übrig sind.</translation>
    </message>
    <message>
        <source>rules.W_14</source>
        <extracomment>A set brings the number below the golden cavalryman; then he rides one field on. The track is the same for everybody: the first set brings 4 armies, the second 6.</extracomment>
        <translation>Ein Satz bringt die Zahl unter dem goldenen Reiter; dann reitet er ein Feld weiter. Die Leiste gilt für alle: Der erste Satz bringt 4 Armeen, der zweite 6.</translation>
    </message>
    <message>
        <source>rules.W_15</source>
        <extracomment>The track goes 4, 6, 8, 10, 15, 20, 25 and then on by 5.</extracomment>
        <translation>Die Leiste geht 4, 6, 8, 10, 15, 20, 25 und dann in Fünferschritten weiter.</translation>
    </message>
    <message>
        <source>rules.W_16</source>
        <extracomment>A traded card that shows a territory of yours brings nothing extra.</extracomment>
        <translation>Eine getauschte Karte, die ein eigenes Gebiet zeigt, bringt nichts zusätzlich.</translation>
    </message>
    <message>
        <source>rules.W_17</source>
        <extracomment>Traded cards go to a pile of their own.</extracomment>
        <translation>Getauschte Karten kommen auf einen eigenen Ablagestapel.</translation>
    </message>
    <message>
        <source>rules.W_18</source>
        <extracomment>All new armies are placed now, on territories of yours, divided as you like.</extracomment>
        <translation>Alle neuen Armeen setzt du jetzt auf eigene Gebiete, verteilt wie du willst.</translation>
    </message>
    <message>
        <source>rules.W_20</source>
        <extracomment>Say where you attack from, what you attack, and with how many armies: 1 to 3, and one always stays behind. Each army rolls a die.</extracomment>
        <translation>Sage, woher du angreifst, was du angreifst und mit wie vielen Armeen: 1 bis 3, und eine bleibt immer zurück. Jede Armee wirft einen Würfel.</translation>
    </message>
    <message>
        <source>rules.W_21</source>
        <extracomment>Knowing the attack, the defender chooses 1 or 2 dice, but no more than there are armies. Then both roll together.</extracomment>
        <translation>Der Verteidiger kennt den Angriff und wählt 1 oder 2 Würfel, aber nicht mehr, als dort Armeen stehen. Dann würfeln beide zugleich.</translation>
    </message>
    <message>
        <source>rules.W_22</source>
        <extracomment>Highest against highest, second against second, equal dice for the defender: 3 and 2 against 6 and 2 cost the attacker two armies.</extracomment>
        <translation>Höchster gegen höchsten, zweiter gegen zweiten, Gleichstand für den Verteidiger: 3 und 2 gegen 6 und 2 kosten den Angreifer zwei Armeen.</translation>
    </message>
    <message>
        <source>rules.W_23</source>
        <extracomment>An invasion is every battle for one target, until it falls or you stop. You may go on from another territory of yours in between, and come back to a target later.</extracomment>
        <translation>Eine Invasion sind alle Kämpfe um ein Ziel, bis es fällt oder du aufhörst. Zwischendurch darfst du aus einem anderen eigenen Gebiet weitermachen und später auf ein Ziel zurückkommen.</translation>
    </message>
    <message>
        <source>rules.W_24</source>
        <extracomment>The armies that fought the last battle move in. More may follow from the same territory before your next invasion, but one stays.</extracomment>
        <translation>Die Armeen, die den letzten Kampf geführt haben, ziehen ein. Aus demselben Gebiet dürfen vor deiner nächsten Invasion weitere folgen, aber eine bleibt.</translation>
    </message>
    <message>
        <source>rules.W_25</source>
        <extracomment>Beat a player and all their territory cards are yours. If that makes 5 cards or more, trade sets at once until 4 or fewer are left, place the armies, and go on.</extracomment>
        <translation>Besiegst du jemanden, gehören dir alle seine Gebietskarten. Sind es damit 5 oder mehr, tauschst du sofort Sätze, bis höchstens 4 bleiben, setzt die Armeen und spielst weiter.</translation>
    </message>
    <message>
        <source>rules.W_30</source>
        <extracomment>Once, you may move any number of armies from one territory of yours to another, if a chain of your own territories joins them. At least one stays behind.</extracomment>
        <translation>Einmal darfst du beliebig viele Armeen von einem eigenen Gebiet in ein anderes verlegen, wenn eine Kette eigener Gebiete sie verbindet. Mindestens eine bleibt zurück.</translation>
    </message>
    <message>
        <source>rules.W_40</source>
        <extracomment>If you conquered something this turn, you draw the top card now.</extracomment>
        <translation>Hast du in diesem Zug etwas erobert, ziehst du jetzt die oberste Karte.</translation>
    </message>
    <message>
        <source>rules.W_50</source>
        <extracomment>Whoever first owns all territories wins at once.</extracomment>
        <translation>Wer als Erster alle Gebiete besitzt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>rules.book.AD</source>
        <extracomment>2210 A.D. rulebook 2001</extracomment>
        <translation>Regeln von 2210 n. Chr., 2001</translation>
    </message>
    <message>
        <source>rules.book.AD_Y</source>
        <extracomment>2210 A.D. rulebook 2001, two players</extracomment>
        <translation>Regeln von 2210 n. Chr., 2001, zwei Spieler</translation>
    </message>
    <message>
        <source>rules.book.C</source>
        <extracomment>all classic games</extracomment>
        <translation>alle klassischen Spiele</translation>
    </message>
    <message>
        <source>rules.book.D</source>
        <extracomment>German rulebook 1982</extracomment>
        <translation>Deutsche Regeln 1982</translation>
    </message>
    <message>
        <source>rules.book.G</source>
        <extracomment>Godstorm rulebook 2004</extracomment>
        <translation>Regeln von Godstorm, 2004</translation>
    </message>
    <message>
        <source>rules.book.M</source>
        <extracomment>Dutch rulebook 2004, four missions</extracomment>
        <translation>Niederländische Regeln 2004, vier Missionen</translation>
    </message>
    <message>
        <source>rules.book.N</source>
        <extracomment>Dutch rulebook 2004, bought allies</extracomment>
        <translation>Niederländische Regeln 2004, gekaufte Verbündete</translation>
    </message>
    <message>
        <source>rules.book.O</source>
        <extracomment>chapter on the original game</extracomment>
        <translation>Kapitel über das Originalspiel</translation>
    </message>
    <message>
        <source>rules.book.O2</source>
        <extracomment>chapter on the original game, two players</extracomment>
        <translation>Kapitel über das Originalspiel, zwei Spieler</translation>
    </message>
    <message>
        <source>rules.book.P</source>
        <extracomment>Dutch rulebook 2004, two players</extracomment>
        <translation>Niederländische Regeln 2004, zwei Spieler</translation>
    </message>
    <message>
        <source>rules.book.S</source>
        <extracomment>Swedish rulebook 2000, secret missions</extracomment>
        <translation>Schwedische Regeln 2000, geheime Missionen</translation>
    </message>
    <message>
        <source>rules.book.S2</source>
        <extracomment>Swedish rulebook 2000, two players</extracomment>
        <translation>Schwedische Regeln 2000, zwei Spieler</translation>
    </message>
    <message>
        <source>rules.book.SC</source>
        <extracomment>Swedish rulebook 2000, rising cards</extracomment>
        <translation>Schwedische Regeln 2000, steigende Karten</translation>
    </message>
    <message>
        <source>rules.book.SK</source>
        <extracomment>Swedish rulebook 2000, capitals</extracomment>
        <translation>Schwedische Regeln 2000, Hauptstädte</translation>
    </message>
    <message>
        <source>rules.book.T</source>
        <extracomment>Dutch rulebook 2004, teams</extracomment>
        <translation>Niederländische Regeln 2004, Teams</translation>
    </message>
    <message>
        <source>rules.book.W</source>
        <extracomment>Dutch rulebook 2004, world conquest</extracomment>
        <translation>Niederländische Regeln 2004, Welteroberung</translation>
    </message>
    <message>
        <source>rules.changed</source>
        <extracomment>holds in part: house rule</extracomment>
        <translation>gilt nur zum Teil: Hausregel</translation>
    </message>
    <message>
        <source>rules.chapter.attack</source>
        <extracomment>Attacks</extracomment>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>rules.chapter.attack.AD</source>
        <extracomment>Invasions</extracomment>
        <translation>Invasionen</translation>
    </message>
    <message>
        <source>rules.chapter.attack.G</source>
        <extracomment>Step 6: invasions</extracomment>
        <translation>Schritt 6: Invasionen</translation>
    </message>
    <message>
        <source>rules.chapter.bids</source>
        <extracomment>A year begins: bids</extracomment>
        <translation>Ein Jahr beginnt: Gebote</translation>
    </message>
    <message>
        <source>rules.chapter.bids.G</source>
        <extracomment>An epoch begins: bids</extracomment>
        <translation>Eine Epoche beginnt: Gebote</translation>
    </message>
    <message>
        <source>rules.chapter.board</source>
        <extracomment>Board and armies</extracomment>
        <translation>Spielplan und Armeen</translation>
    </message>
    <message>
        <source>rules.chapter.board.G</source>
        <extracomment>The board and the sea</extracomment>
        <translation>Der Spielplan und das Meer</translation>
    </message>
    <message>
        <source>rules.chapter.box</source>
        <extracomment>The box</extracomment>
        <translation>Die Schachtel</translation>
    </message>
    <message>
        <source>rules.chapter.box.G</source>
        <extracomment>The original game on this board</extracomment>
        <translation>Das Originalspiel auf diesem Plan</translation>
    </message>
    <message>
        <source>rules.chapter.bribes</source>
        <extracomment>Bribes</extracomment>
        <translation>Bestechung</translation>
    </message>
    <message>
        <source>rules.chapter.capitals</source>
        <extracomment>Capitals</extracomment>
        <translation>Hauptstädte</translation>
    </message>
    <message>
        <source>rules.chapter.card_by_card</source>
        <extracomment>Card by card</extracomment>
        <translation>Karte für Karte</translation>
    </message>
    <message>
        <source>rules.chapter.cards</source>
        <extracomment>Cards</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>rules.chapter.cards.AD</source>
        <extracomment>Command cards</extracomment>
        <translation>Kommandokarten</translation>
    </message>
    <message>
        <source>rules.chapter.cards.G</source>
        <extracomment>Steps 3 and 4: miracle cards</extracomment>
        <translation>Schritte 3 und 4: Wunderkarten</translation>
    </message>
    <message>
        <source>rules.chapter.conquest</source>
        <extracomment>Conquests</extracomment>
        <translation>Eroberungen</translation>
    </message>
    <message>
        <source>rules.chapter.conquest.AD</source>
        <extracomment>Conquests and their bonus</extracomment>
        <translation>Eroberungen und ihr Bonus</translation>
    </message>
    <message>
        <source>rules.chapter.dice</source>
        <extracomment>The dice</extracomment>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>rules.chapter.dice.G</source>
        <extracomment>The battle of armies</extracomment>
        <translation>Die Schlacht der Armeen</translation>
    </message>
    <message>
        <source>rules.chapter.elimination</source>
        <extracomment>Who is out</extracomment>
        <translation>Wer ausscheidet</translation>
    </message>
    <message>
        <source>rules.chapter.empty</source>
        <extracomment>Empty territories</extracomment>
        <translation>Leere Gebiete</translation>
    </message>
    <message>
        <source>rules.chapter.god_war</source>
        <extracomment>The god war</extracomment>
        <translation>Der Götterkampf</translation>
    </message>
    <message>
        <source>rules.chapter.gods</source>
        <extracomment>Step 2: gods</extracomment>
        <translation>Schritt 2: Götter</translation>
    </message>
    <message>
        <source>rules.chapter.hiring</source>
        <extracomment>Commanders and stations</extracomment>
        <translation>Kommandanten und Stationen</translation>
    </message>
    <message>
        <source>rules.chapter.missions</source>
        <extracomment>Missions</extracomment>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>rules.chapter.moon</source>
        <extracomment>Moon</extracomment>
        <translation>Mond</translation>
    </message>
    <message>
        <source>rules.chapter.move</source>
        <extracomment>The last move</extracomment>
        <translation>Die letzte Verlegung</translation>
    </message>
    <message>
        <source>rules.chapter.move.D</source>
        <extracomment>Regrouping</extracomment>
        <translation>Umgruppierung</translation>
    </message>
    <message>
        <source>rules.chapter.move.G</source>
        <extracomment>Step 7: fortify</extracomment>
        <translation>Schritt 7: verlegen</translation>
    </message>
    <message>
        <source>rules.chapter.neutrals</source>
        <extracomment>Neutral colours</extracomment>
        <translation>Neutrale Farben</translation>
    </message>
    <message>
        <source>rules.chapter.neutrals.AD_Y</source>
        <extracomment>The neutral colour</extracomment>
        <translation>Die neutrale Farbe</translation>
    </message>
    <message>
        <source>rules.chapter.neutrals.G</source>
        <extracomment>Two players: the neutral pantheon</extracomment>
        <translation>Zu zweit: das neutrale Pantheon</translation>
    </message>
    <message>
        <source>rules.chapter.overview</source>
        <extracomment>What it is about</extracomment>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>rules.chapter.plague</source>
        <extracomment>Step 5: plague</extracomment>
        <translation>Schritt 5: Pest</translation>
    </message>
    <message>
        <source>rules.chapter.reinforcements</source>
        <extracomment>New armies</extracomment>
        <translation>Neue Armeen</translation>
    </message>
    <message>
        <source>rules.chapter.reinforcements.AD</source>
        <extracomment>New MODs and energy</extracomment>
        <translation>Neue MODs und Energie</translation>
    </message>
    <message>
        <source>rules.chapter.reinforcements.G</source>
        <extracomment>Step 1: armies and faith</extracomment>
        <translation>Schritt 1: Armeen und Glaube</translation>
    </message>
    <message>
        <source>rules.chapter.setup</source>
        <extracomment>Set-up</extracomment>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>rules.chapter.teams</source>
        <extracomment>Teams</extracomment>
        <translation>Teams</translation>
    </message>
    <message>
        <source>rules.chapter.temples</source>
        <extracomment>Temples</extracomment>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>rules.chapter.turn</source>
        <extracomment>The turn</extracomment>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>rules.chapter.underworld</source>
        <extracomment>Steps 8 and 9: the dead and the Underworld</extracomment>
        <translation>Schritte 8 und 9: die Toten und die Unterwelt</translation>
    </message>
    <message>
        <source>rules.chapter.water</source>
        <extracomment>Water</extracomment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>rules.chapter.winning</source>
        <extracomment>Winning</extracomment>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>rules.chapter.winning.AD</source>
        <extracomment>The years and the points</extracomment>
        <translation>Die Jahre und die Punkte</translation>
    </message>
    <message>
        <source>rules.chapter.winning.G</source>
        <extracomment>Step 10, the end and the points</extracomment>
        <translation>Schritt 10, das Ende und die Punkte</translation>
    </message>
    <message>
        <source>rules.house</source>
        <extracomment>House rules in this game</extracomment>
        <translation>Hausregeln in diesem Spiel</translation>
    </message>
    <message>
        <source>rules.house.line</source>
        <extracomment>{rule}: {value}</extracomment>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>rules.index</source>
        <extracomment>All rules</extracomment>
        <translation>Alle Regeln</translation>
    </message>
    <message numerus="yes">
        <source>rules.index.count</source>
        <extracomment>{n} rule | {n} rules</extracomment>
        <translation>
            <numerusform>{n} Regel</numerusform>
            <numerusform>{n} Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>rules.index.edition</source>
        <extracomment>Rules of</extracomment>
        <translation>Regeln von</translation>
    </message>
    <message numerus="yes">
        <source>rules.index.elsewhere</source>
        <extracomment>No rule here has all these words, but {n} rule of all rulebooks does. | No rule here has all these words, but {n} rules of all rulebooks do.</extracomment>
        <translation>
            <numerusform>Keine Regel hier enthält alle diese Wörter, aber {n} Regel aus allen Regelheften.</numerusform>
            <numerusform>Keine Regel hier enthält alle diese Wörter, aber {n} Regeln aus allen Regelheften.</numerusform>
        </translation>
    </message>
    <message>
        <source>rules.index.every</source>
        <extracomment>All rulebooks</extracomment>
        <translation>Alle Regelhefte</translation>
    </message>
    <message>
        <source>rules.index.hint</source>
        <extracomment>Words, or a number such as W-24</extracomment>
        <translation>Wörter, oder eine Nummer wie W-24</translation>
    </message>
    <message>
        <source>rules.index.keys</source>
        <extracomment>Enter: show it in its chapter</extracomment>
        <translation>Enter: in ihrem Kapitel zeigen</translation>
    </message>
    <message>
        <source>rules.index.list</source>
        <extracomment>Rules</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>rules.index.none</source>
        <extracomment>No rule here has all these words. Try fewer of them.</extracomment>
        <translation>Keine Regel hier enthält alle diese Wörter. Versuche es mit weniger.</translation>
    </message>
    <message>
        <source>rules.index.search</source>
        <extracomment>Search the rules</extracomment>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>rules.note.swap_mission</source>
        <extracomment>A mission that could not come true for several rounds may be changed for another one of its rank, unseen by the others. No rulebook says so; it keeps the game going.</extracomment>
        <translation>Eine Mission, die mehrere Runden lang nicht aufgehen konnte, darf ungesehen gegen eine andere vom selben Rang getauscht werden. Das steht in keinem Regelheft; es hält das Spiel in Gang.</translation>
    </message>
    <message>
        <source>rules.note.watch</source>
        <extracomment>Nothing is asked of you now. When it is your turn, the rules of your step stand here.</extracomment>
        <translation>Im Augenblick wird nichts von dir verlangt. Bist du am Zug, stehen hier die Regeln deines Schritts.</translation>
    </message>
    <message>
        <source>rules.overruled</source>
        <extracomment>doesn't hold here: house rule</extracomment>
        <translation>gilt hier nicht: Hausregel</translation>
    </message>
    <message>
        <source>rules.source</source>
        <extracomment>{id}, {book}</extracomment>
        <translation>{id}, {book}</translation>
    </message>
    <message>
        <source>rules.step.aegis</source>
        <extracomment>Raising the Aegis</extracomment>
        <translation>Die Ägis heben</translation>
    </message>
    <message>
        <source>rules.step.ally_fortify</source>
        <extracomment>Moving allies</extracomment>
        <translation>Verbündete verlegen</translation>
    </message>
    <message>
        <source>rules.step.attack</source>
        <extracomment>Attacking</extracomment>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>rules.step.attack.AD</source>
        <extracomment>Invading</extracomment>
        <translation>Einfallen</translation>
    </message>
    <message>
        <source>rules.step.attack.G</source>
        <extracomment>Declaring invasions</extracomment>
        <translation>Invasionen ansagen</translation>
    </message>
    <message>
        <source>rules.step.attack_dice</source>
        <extracomment>Dice after a card</extracomment>
        <translation>Würfel nach einer Karte</translation>
    </message>
    <message>
        <source>rules.step.bid</source>
        <extracomment>Bidding for the order of turns</extracomment>
        <translation>Bieten um die Reihenfolge</translation>
    </message>
    <message>
        <source>rules.step.bonus_card</source>
        <extracomment>A card for three conquests</extracomment>
        <translation>Eine Karte für drei Eroberungen</translation>
    </message>
    <message>
        <source>rules.step.book</source>
        <extracomment>The Book of the Dead</extracomment>
        <translation>Das Totenbuch</translation>
    </message>
    <message>
        <source>rules.step.bribe</source>
        <extracomment>Bribes</extracomment>
        <translation>Bestechung</translation>
    </message>
    <message>
        <source>rules.step.buy_cards</source>
        <extracomment>Buying command cards</extracomment>
        <translation>Kommandokarten kaufen</translation>
    </message>
    <message>
        <source>rules.step.buy_cards.G</source>
        <extracomment>Buying miracle cards</extracomment>
        <translation>Wunderkarten kaufen</translation>
    </message>
    <message>
        <source>rules.step.capital</source>
        <extracomment>The secret capital</extracomment>
        <translation>Die geheime Hauptstadt</translation>
    </message>
    <message>
        <source>rules.step.casualties</source>
        <extracomment>Which units are lost</extracomment>
        <translation>Welche Einheiten fallen</translation>
    </message>
    <message>
        <source>rules.step.champion</source>
        <extracomment>The god war</extracomment>
        <translation>Der Götterkampf</translation>
    </message>
    <message>
        <source>rules.step.claim</source>
        <extracomment>Taking territories</extracomment>
        <translation>Gebiete nehmen</translation>
    </message>
    <message>
        <source>rules.step.claim_mission</source>
        <extracomment>Showing a mission</extracomment>
        <translation>Eine Mission zeigen</translation>
    </message>
    <message>
        <source>rules.step.decoys</source>
        <extracomment>Moving commanders</extracomment>
        <translation>Kommandanten versetzen</translation>
    </message>
    <message>
        <source>rules.step.defend</source>
        <extracomment>Defending</extracomment>
        <translation>Verteidigen</translation>
    </message>
    <message>
        <source>rules.step.flight</source>
        <extracomment>Who flies with the eagles</extracomment>
        <translation>Wer mit den Adlern fliegt</translation>
    </message>
    <message>
        <source>rules.step.fortify</source>
        <extracomment>The last move</extracomment>
        <translation>Die letzte Verlegung</translation>
    </message>
    <message>
        <source>rules.step.fortify.G</source>
        <extracomment>Fortifying</extracomment>
        <translation>Verlegen</translation>
    </message>
    <message>
        <source>rules.step.hire</source>
        <extracomment>Commanders and stations</extracomment>
        <translation>Kommandanten und Stationen</translation>
    </message>
    <message>
        <source>rules.step.leave_afterlife</source>
        <extracomment>Leaving the Afterlife</extracomment>
        <translation>Das Jenseits verlassen</translation>
    </message>
    <message>
        <source>rules.step.match</source>
        <extracomment>Extra armies for cards</extracomment>
        <translation>Zusätzliche Armeen für Karten</translation>
    </message>
    <message>
        <source>rules.step.miracle</source>
        <extracomment>Playing miracle cards</extracomment>
        <translation>Wunderkarten spielen</translation>
    </message>
    <message>
        <source>rules.step.miracle_number</source>
        <extracomment>How many a card moves</extracomment>
        <translation>Wie viele eine Karte versetzt</translation>
    </message>
    <message>
        <source>rules.step.muster</source>
        <extracomment>New armies for allies</extracomment>
        <translation>Neue Armeen für Verbündete</translation>
    </message>
    <message>
        <source>rules.step.occupy</source>
        <extracomment>Moving in</extracomment>
        <translation>Einziehen</translation>
    </message>
    <message>
        <source>rules.step.pantheon</source>
        <extracomment>Choosing a pantheon</extracomment>
        <translation>Ein Pantheon wählen</translation>
    </message>
    <message>
        <source>rules.step.place_neutral</source>
        <extracomment>Neutral armies</extracomment>
        <translation>Neutrale Armeen</translation>
    </message>
    <message>
        <source>rules.step.play_card</source>
        <extracomment>Playing command cards</extracomment>
        <translation>Kommandokarten spielen</translation>
    </message>
    <message>
        <source>rules.step.press</source>
        <extracomment>Going on with an invasion</extracomment>
        <translation>Eine Invasion weiterführen</translation>
    </message>
    <message>
        <source>rules.step.reaction</source>
        <extracomment>Answering an invasion</extracomment>
        <translation>Auf eine Invasion antworten</translation>
    </message>
    <message>
        <source>rules.step.regroup</source>
        <extracomment>Regrouping</extracomment>
        <translation>Umgruppieren</translation>
    </message>
    <message>
        <source>rules.step.reinforce</source>
        <extracomment>New armies</extracomment>
        <translation>Neue Armeen</translation>
    </message>
    <message>
        <source>rules.step.reinforce.AD</source>
        <extracomment>New MODs</extracomment>
        <translation>Neue MODs</translation>
    </message>
    <message>
        <source>rules.step.reinforce.G</source>
        <extracomment>Placing new armies</extracomment>
        <translation>Neue Armeen setzen</translation>
    </message>
    <message>
        <source>rules.step.relic_order</source>
        <extracomment>Relics at the start of a turn</extracomment>
        <translation>Reliquien zu Beginn eines Zuges</translation>
    </message>
    <message>
        <source>rules.step.remove_mods</source>
        <extracomment>Removing MODs</extracomment>
        <translation>MODs entfernen</translation>
    </message>
    <message>
        <source>rules.step.revive</source>
        <extracomment>Returning from the crypts</extracomment>
        <translation>Rückkehr aus den Grüften</translation>
    </message>
    <message>
        <source>rules.step.save_armies</source>
        <extracomment>Saving armies from death</extracomment>
        <translation>Armeen vor dem Tod retten</translation>
    </message>
    <message>
        <source>rules.step.setup_piece</source>
        <extracomment>First commanders and station</extracomment>
        <translation>Erste Kommandanten und Station</translation>
    </message>
    <message>
        <source>rules.step.setup_piece.G</source>
        <extracomment>The first god and temple</extracomment>
        <translation>Der erste Gott und Tempel</translation>
    </message>
    <message>
        <source>rules.step.setup_place</source>
        <extracomment>Starting armies</extracomment>
        <translation>Startarmeen</translation>
    </message>
    <message>
        <source>rules.step.setup_place.AD</source>
        <extracomment>Starting MODs</extracomment>
        <translation>Start-MODs</translation>
    </message>
    <message>
        <source>rules.step.stolen_card</source>
        <extracomment>A card from another hand</extracomment>
        <translation>Eine Karte aus fremder Hand</translation>
    </message>
    <message>
        <source>rules.step.summon</source>
        <extracomment>Summoning gods, building temples</extracomment>
        <translation>Götter beschwören, Tempel bauen</translation>
    </message>
    <message>
        <source>rules.step.swap_mission</source>
        <extracomment>Changing a mission</extracomment>
        <translation>Eine Mission tauschen</translation>
    </message>
    <message>
        <source>rules.step.trade</source>
        <extracomment>Trading cards</extracomment>
        <translation>Karten tauschen</translation>
    </message>
    <message>
        <source>rules.step.turn_marker</source>
        <extracomment>Choosing a place in the order</extracomment>
        <translation>Einen Platz in der Reihenfolge wählen</translation>
    </message>
    <message>
        <source>rules.step.underworld</source>
        <extracomment>Invading the Underworld</extracomment>
        <translation>In die Unterwelt einfallen</translation>
    </message>
    <message>
        <source>rules.step.watch</source>
        <extracomment>Another player's turn</extracomment>
        <translation>Zug eines anderen</translation>
    </message>
    <message>
        <source>score.column.cards</source>
        <extracomment>Cards</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>score.column.cards</source>
        <comment>godstorm</comment>
        <extracomment>Fields and relics</extracomment>
        <translation>Felder und Reliquien</translation>
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
        <translation>Götter</translation>
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
        <translation>Glaube</translation>
    </message>
    <message>
        <source>score.column.regions</source>
        <extracomment>Regions</extracomment>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>score.column.regions</source>
        <comment>godstorm</comment>
        <extracomment>Continents</extracomment>
        <translation>Kontinente</translation>
    </message>
    <message>
        <source>score.column.signs</source>
        <extracomment>Buildings</extracomment>
        <translation>Bauten</translation>
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
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>score.column.total</source>
        <extracomment>Points</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>score.column.units</source>
        <extracomment>Units</extracomment>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>score.column.units</source>
        <comment>godstorm</comment>
        <extracomment>Armies</extracomment>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>score.now</source>
        <extracomment>As they would be counted now. Cards that you can't see are not in it.</extracomment>
        <translation>So, wie sie jetzt gezählt würden. Karten, die du nicht sehen kannst, sind nicht dabei.</translation>
    </message>
    <message numerus="yes">
        <source>score.points</source>
        <extracomment>{n} point | {n} points</extracomment>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>score.source.altars</source>
        <extracomment>altars</extracomment>
        <translation>Altäre</translation>
    </message>
    <message>
        <source>score.source.crypts</source>
        <extracomment>crypts</extracomment>
        <translation>Grüfte</translation>
    </message>
    <message>
        <source>score.source.relics</source>
        <extracomment>relics</extracomment>
        <translation>Reliquien</translation>
    </message>
    <message>
        <source>score.spoken</source>
        <extracomment>{name}: {total} points, {lands} from territories, {regions} from regions, {cards} from cards</extracomment>
        <translation>{name}: {total} Punkte, {lands} aus Gebieten, {regions} aus Regionen, {cards} aus Karten</translation>
    </message>
    <message>
        <source>score.tie</source>
        <extracomment>With equal points whoever has more energy wins, then whoever has more units; if those are equal too, the victory is shared.</extracomment>
        <translation>Bei gleichen Punkten gewinnt, wer mehr Energie hat, danach wer mehr Einheiten hat; ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>score.tie</source>
        <comment>godstorm</comment>
        <extracomment>With equal points whoever has more faith wins, then more temples, then more gods in play, then more armies on Ancient Earth; if those are equal too, the victory is shared.</extracomment>
        <translation>Bei gleichen Punkten gewinnt, wer mehr Glauben hat, dann mehr Tempel, dann mehr Götter im Spiel, dann mehr Armeen auf der Alten Welt; ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>score.title</source>
        <extracomment>How the points add up</extracomment>
        <translation>Wie sich die Punkte zusammensetzen</translation>
    </message>
    <message>
        <source>screens.continue.round</source>
        <extracomment>{edition}, round {round}</extracomment>
        <translation>{edition}, Runde {round}</translation>
    </message>
    <message>
        <source>screens.continue.round.epoch</source>
        <extracomment>{edition}, epoch {round}</extracomment>
        <translation>{edition}, Epoche {round}</translation>
    </message>
    <message>
        <source>screens.continue.round.year</source>
        <extracomment>{edition}, year {round}</extracomment>
        <translation>{edition}, Jahr {round}</translation>
    </message>
    <message>
        <source>screens.continue.saved</source>
        <extracomment>saved {when}</extracomment>
        <translation>gespeichert {when}</translation>
    </message>
    <message>
        <source>screens.continue.setup</source>
        <extracomment>{edition}, setting up</extracomment>
        <translation>{edition}, Aufstellung</translation>
    </message>
    <message>
        <source>screens.continue.turn</source>
        <extracomment>{name} to move</extracomment>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>screens.edition.ad2210.goal</source>
        <extracomment>Have the most points after five years.</extracomment>
        <translation>Hab nach fünf Jahren die meisten Punkte.</translation>
    </message>
    <message>
        <source>screens.edition.ad2210.name</source>
        <extracomment>2210 A.D.</extracomment>
        <translation>2210 n. Chr.</translation>
    </message>
    <message>
        <source>screens.edition.ad2210.special</source>
        <extracomment>Commanders, energy, seas and the Moon.</extracomment>
        <translation>Kommandanten, Energie, Meere und der Mond.</translation>
    </message>
    <message>
        <source>screens.edition.capitals.goal</source>
        <extracomment>Hold your capital and enough others.</extracomment>
        <translation>Halte deine Hauptstadt und genug andere.</translation>
    </message>
    <message>
        <source>screens.edition.capitals.name</source>
        <extracomment>Capitals</extracomment>
        <translation>Hauptstädte</translation>
    </message>
    <message>
        <source>screens.edition.capitals.special</source>
        <extracomment>Where a hidden capital falls, a continent falls.</extracomment>
        <translation>Fällt eine verborgene Hauptstadt, fällt ein Kontinent.</translation>
    </message>
    <message>
        <source>screens.edition.godstorm.goal</source>
        <extracomment>Have the most points after five epochs.</extracomment>
        <translation>Hab nach fünf Epochen die meisten Punkte.</translation>
    </message>
    <message>
        <source>screens.edition.godstorm.name</source>
        <extracomment>Godstorm</extracomment>
        <translation>Godstorm</translation>
    </message>
    <message>
        <source>screens.edition.godstorm.special</source>
        <extracomment>Gods, miracles, plague and the Underworld.</extracomment>
        <translation>Götter, Wunder, Pest und die Unterwelt.</translation>
    </message>
    <message>
        <source>screens.edition.missions.goal</source>
        <extracomment>Fulfil your four missions first.</extracomment>
        <translation>Erfülle als Erster deine vier Missionen.</translation>
    </message>
    <message>
        <source>screens.edition.missions.name</source>
        <extracomment>Four missions</extracomment>
        <translation>Vier Missionen</translation>
    </message>
    <message>
        <source>screens.edition.missions.special</source>
        <extracomment>One mission of each rank, from captain to general.</extracomment>
        <translation>Von jedem Rang eine Mission, vom Hauptmann an.</translation>
    </message>
    <message>
        <source>screens.edition.original-duel.goal</source>
        <extracomment>Beat your only opponent.</extracomment>
        <translation>Schalte deinen einzigen Gegner aus.</translation>
    </message>
    <message>
        <source>screens.edition.original-duel.name</source>
        <extracomment>Original duel</extracomment>
        <translation>Originalduell</translation>
    </message>
    <message>
        <source>screens.edition.original-duel.special</source>
        <extracomment>For two, with one neutral colour that stands still.</extracomment>
        <translation>Zu zweit, mit einer neutralen Farbe, die stillsteht.</translation>
    </message>
    <message>
        <source>screens.edition.original.goal</source>
        <extracomment>Take every territory.</extracomment>
        <translation>Erobere alle Gebiete.</translation>
    </message>
    <message>
        <source>screens.edition.original.name</source>
        <extracomment>Original</extracomment>
        <translation>Original</translation>
    </message>
    <message>
        <source>screens.edition.original.special</source>
        <extracomment>The game as it began: rising sets, one last step.</extracomment>
        <translation>Wie es begann: steigende Sätze, ein letzter Schritt.</translation>
    </message>
    <message>
        <source>screens.edition.risiko.goal</source>
        <extracomment>Fulfil your task or free the world.</extracomment>
        <translation>Erfülle deine Aufgabe oder befreie die Welt.</translation>
    </message>
    <message>
        <source>screens.edition.risiko.name</source>
        <extracomment>RISIKO 1982</extracomment>
        <translation>RISIKO 1982</translation>
    </message>
    <message>
        <source>screens.edition.risiko.special</source>
        <extracomment>Three dice in defence; armies regroup all at once.</extracomment>
        <translation>Drei Würfel verteidigen; alle gruppieren sich um.</translation>
    </message>
    <message>
        <source>screens.edition.rising-cards.goal</source>
        <extracomment>Beat all your opponents.</extracomment>
        <translation>Besiege alle deine Gegner.</translation>
    </message>
    <message>
        <source>screens.edition.rising-cards.name</source>
        <extracomment>Rising cards</extracomment>
        <translation>Steigende Karten</translation>
    </message>
    <message>
        <source>screens.edition.rising-cards.special</source>
        <extracomment>Each set brings more than the last. The rules of 2000.</extracomment>
        <translation>Jeder Satz bringt mehr. Die Regeln von 2000.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission-duel.goal</source>
        <extracomment>Beat your only opponent.</extracomment>
        <translation>Schalte deinen einzigen Gegner aus.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission-duel.name</source>
        <extracomment>Growing neutral</extracomment>
        <translation>Wachsende Neutrale</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission-duel.special</source>
        <extracomment>For two, with a neutral colour that grows as you do.</extracomment>
        <translation>Zu zweit, mit einer neutralen Farbe, die mitwächst.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission.goal</source>
        <extracomment>Fulfil your secret mission first.</extracomment>
        <translation>Erfülle als Erster deine geheime Mission.</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission.name</source>
        <extracomment>Secret missions</extracomment>
        <translation>Geheime Missionen</translation>
    </message>
    <message>
        <source>screens.edition.secret-mission.special</source>
        <extracomment>Everybody hides another goal. The rules of 2000.</extracomment>
        <translation>Jeder verbirgt ein eigenes Ziel. Die Regeln von 2000.</translation>
    </message>
    <message>
        <source>screens.edition.teams.goal</source>
        <extracomment>Beat one player of the other team.</extracomment>
        <translation>Schalte einen Spieler der Gegner aus.</translation>
    </message>
    <message>
        <source>screens.edition.teams.name</source>
        <extracomment>Two teams</extracomment>
        <translation>Zwei Teams</translation>
    </message>
    <message>
        <source>screens.edition.teams.special</source>
        <extracomment>Partners share land and a hand. The rules of 2004.</extracomment>
        <translation>Partner teilen Land und Karten. Die Regeln von 2004.</translation>
    </message>
    <message>
        <source>screens.edition.world-allies.goal</source>
        <extracomment>Beat your only opponent.</extracomment>
        <translation>Schalte deinen einzigen Gegner aus.</translation>
    </message>
    <message>
        <source>screens.edition.world-allies.name</source>
        <extracomment>Bought allies</extracomment>
        <translation>Gekaufte Verbündete</translation>
    </message>
    <message>
        <source>screens.edition.world-allies.special</source>
        <extracomment>For two: win four neutral colours over with cards.</extracomment>
        <translation>Zu zweit: vier neutrale Farben mit Karten gewinnen.</translation>
    </message>
    <message>
        <source>screens.edition.world-duel.goal</source>
        <extracomment>Beat your only opponent.</extracomment>
        <translation>Schalte deinen einzigen Gegner aus.</translation>
    </message>
    <message>
        <source>screens.edition.world-duel.name</source>
        <extracomment>World duel</extracomment>
        <translation>Weltduell</translation>
    </message>
    <message>
        <source>screens.edition.world-duel.special</source>
        <extracomment>For two, among four neutral colours that only defend.</extracomment>
        <translation>Zu zweit zwischen vier Farben, die sich nur wehren.</translation>
    </message>
    <message>
        <source>screens.edition.world.goal</source>
        <extracomment>Take every territory.</extracomment>
        <translation>Erobere alle Gebiete.</translation>
    </message>
    <message>
        <source>screens.edition.world.name</source>
        <extracomment>World conquest</extracomment>
        <translation>Welteroberung</translation>
    </message>
    <message>
        <source>screens.edition.world.special</source>
        <extracomment>Cards, continents, dice. The rules of 2004.</extracomment>
        <translation>Karten, Kontinente, Würfel. Die Regeln von 2004.</translation>
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
            <numerusform>{n} Spiel</numerusform>
            <numerusform>{n} Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.first.load.none</source>
        <extracomment>nothing saved yet</extracomment>
        <translation>noch nichts gespeichert</translation>
    </message>
    <message>
        <source>screens.first.new</source>
        <extracomment>New game</extracomment>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>screens.first.new.detail</source>
        <extracomment>{sets} rule sets, {least} to {most} players</extracomment>
        <translation>{sets} Regelwerke, {least} bis {most} Spieler</translation>
    </message>
    <message>
        <source>screens.first.notice</source>
        <extracomment>Version {version} · Unofficial, made by fans; not connected with the makers of the board games</extracomment>
        <translation>Version {version} · Inoffiziell, von Fans gemacht; ohne Verbindung zu den Herstellern der Brettspiele</translation>
    </message>
    <message>
        <source>screens.first.quit</source>
        <extracomment>Quit</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>screens.first.rules</source>
        <extracomment>Rules</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>screens.first.rules.detail</source>
        <extracomment>look up any rule</extracomment>
        <translation>jede Regel nachschlagen</translation>
    </message>
    <message>
        <source>screens.first.settings</source>
        <extracomment>Settings</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>screens.first.settings.detail</source>
        <extracomment>sound, text size, colours</extracomment>
        <translation>Ton, Schriftgröße, Farben</translation>
    </message>
    <message>
        <source>screens.load.delete.failed</source>
        <extracomment>The game could not be deleted: {fault}. Check the rights of the folder.</extracomment>
        <translation>Das Spiel konnte nicht gelöscht werden: {fault}. Prüfe die Rechte des Ordners.</translation>
    </message>
    <message>
        <source>screens.load.delete.text</source>
        <extracomment>The game of {when} will be gone for good.</extracomment>
        <translation>Das Spiel von {when} ist dann endgültig weg.</translation>
    </message>
    <message>
        <source>screens.load.delete.title</source>
        <extracomment>Delete this game?</extracomment>
        <translation>Dieses Spiel löschen?</translation>
    </message>
    <message>
        <source>screens.load.none</source>
        <extracomment>No saved games yet. Every game is saved by itself while you play.</extracomment>
        <translation>Noch keine gespeicherten Spiele. Jedes Spiel wird beim Spielen von selbst gespeichert.</translation>
    </message>
    <message>
        <source>screens.load.round</source>
        <extracomment>round {round}, {name} to move</extracomment>
        <translation>Runde {round}, {name} ist am Zug</translation>
    </message>
    <message>
        <source>screens.load.round.epoch</source>
        <extracomment>epoch {round}, {name} to move</extracomment>
        <translation>Epoche {round}, {name} ist am Zug</translation>
    </message>
    <message>
        <source>screens.load.round.year</source>
        <extracomment>year {round}, {name} to move</extracomment>
        <translation>Jahr {round}, {name} ist am Zug</translation>
    </message>
    <message>
        <source>screens.load.setup</source>
        <extracomment>setting up</extracomment>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>screens.load.title</source>
        <extracomment>Saved games</extracomment>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>screens.load.won</source>
        <extracomment>won by {name} in round {round}</extracomment>
        <translation>gewonnen von {name} in Runde {round}</translation>
    </message>
    <message>
        <source>screens.load.won.epoch</source>
        <extracomment>won by {name} in epoch {round}</extracomment>
        <translation>gewonnen von {name} in Epoche {round}</translation>
    </message>
    <message>
        <source>screens.load.won.year</source>
        <extracomment>won by {name} in year {round}</extracomment>
        <translation>gewonnen von {name} im Jahr {round}</translation>
    </message>
    <message>
        <source>screens.new.board</source>
        <extracomment>Board</extracomment>
        <translation>Spielplan</translation>
    </message>
    <message numerus="yes">
        <source>screens.new.changed</source>
        <extracomment>{n} rule of your own | {n} rules of your own</extracomment>
        <translation>
            <numerusform>{n} eigene Regel</numerusform>
            <numerusform>{n} eigene Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.new.colour</source>
        <extracomment>Colour, emblem</extracomment>
        <translation>Farbe, Zeichen</translation>
    </message>
    <message>
        <source>screens.new.colour_of</source>
        <extracomment>Colour of {seat}</extracomment>
        <translation>Farbe von {seat}</translation>
    </message>
    <message>
        <source>screens.new.computer</source>
        <extracomment>Computer · {level}</extracomment>
        <translation>Computer · {level}</translation>
    </message>
    <message>
        <source>screens.new.customise</source>
        <extracomment>Customise</extracomment>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>screens.new.game</source>
        <extracomment>Game</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>screens.new.house_rules</source>
        <extracomment>House rules</extracomment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>screens.new.kind_of</source>
        <extracomment>Who plays {seat}</extracomment>
        <translation>Wer {seat} spielt</translation>
    </message>
    <message>
        <source>screens.new.name</source>
        <extracomment>Name</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>screens.new.name_of</source>
        <extracomment>Name of {seat}</extracomment>
        <translation>Name von {seat}</translation>
    </message>
    <message numerus="yes">
        <source>screens.new.party</source>
        <extracomment>{n} person on this screen | {n} people on this screen</extracomment>
        <translation>
            <numerusform>{n} Person an diesem Bildschirm</numerusform>
            <numerusform>{n} Personen an diesem Bildschirm</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.new.played_by</source>
        <extracomment>Played by</extracomment>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>screens.new.players</source>
        <extracomment>Players</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>screens.new.printed</source>
        <extracomment>Back to the printed rules</extracomment>
        <translation>Zurück zu den gedruckten Regeln</translation>
    </message>
    <message>
        <source>screens.new.printed_short</source>
        <extracomment>Printed rules</extracomment>
        <translation>Gedruckte Regeln</translation>
    </message>
    <message>
        <source>screens.new.same_names</source>
        <extracomment>Two players have the same name.</extracomment>
        <translation>Zwei Spieler haben denselben Namen.</translation>
    </message>
    <message>
        <source>screens.new.seat</source>
        <extracomment>seat {number}</extracomment>
        <translation>Platz {number}</translation>
    </message>
    <message numerus="yes">
        <source>screens.new.solo</source>
        <extracomment>You against {n} computer player | You against {n} computer players</extracomment>
        <translation>
            <numerusform>Du gegen {n} Computerspieler</numerusform>
            <numerusform>Du gegen {n} Computerspieler</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.new.table</source>
        <extracomment>At the table</extracomment>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>screens.new.title</source>
        <extracomment>New game</extracomment>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>screens.new.unchanged</source>
        <extracomment>Printed rules of {year}, nothing changed</extracomment>
        <translation>Gedruckte Regeln von {year}, nichts geändert</translation>
    </message>
    <message>
        <source>screens.new.watch</source>
        <extracomment>Nobody plays: you watch the computers</extracomment>
        <translation>Niemand spielt: du schaust den Computern zu</translation>
    </message>
    <message>
        <source>screens.option.allocation</source>
        <extracomment>Territories at the start</extracomment>
        <translation>Gebiete am Anfang</translation>
    </message>
    <message>
        <source>screens.option.allocation.claim</source>
        <extracomment>Claimed in turn</extracomment>
        <translation>Reihum besetzt</translation>
    </message>
    <message>
        <source>screens.option.allocation.deal</source>
        <extracomment>Dealt out</extracomment>
        <translation>Verteilt</translation>
    </message>
    <message>
        <source>screens.option.allocation.hint</source>
        <extracomment>Claim them one by one, or let the program deal them.</extracomment>
        <translation>Nacheinander besetzen, oder vom Programm verteilen lassen.</translation>
    </message>
    <message>
        <source>screens.option.ally_card</source>
        <extracomment>What earns the card of a turn</extracomment>
        <translation>Was die Karte eines Zuges bringt</translation>
    </message>
    <message>
        <source>screens.option.ally_card.all</source>
        <extracomment>Those of allies too</extracomment>
        <translation>Auch die von Verbündeten</translation>
    </message>
    <message>
        <source>screens.option.ally_card.hint</source>
        <extracomment>Whether conquests of allies count too.</extracomment>
        <translation>Ob Eroberungen von Verbündeten auch zählen.</translation>
    </message>
    <message>
        <source>screens.option.ally_card.own</source>
        <extracomment>Conquests with own armies</extracomment>
        <translation>Eroberungen mit eigenen Armeen</translation>
    </message>
    <message>
        <source>screens.option.ally_income</source>
        <extracomment>New armies of allies</extracomment>
        <translation>Neue Armeen der Verbündeten</translation>
    </message>
    <message>
        <source>screens.option.ally_income.die</source>
        <extracomment>As many as a die shows</extracomment>
        <translation>So viele, wie ein Würfel zeigt</translation>
    </message>
    <message>
        <source>screens.option.ally_income.hint</source>
        <extracomment>What each ally gets in your turn, if you want.</extracomment>
        <translation>Was jeder Verbündete in deinem Zug bekommt, wenn du willst.</translation>
    </message>
    <message>
        <source>screens.option.ally_income.none</source>
        <extracomment>None</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>screens.option.announce_penalty</source>
        <extracomment>Attacks without a named origin</extracomment>
        <translation>Angriff ohne genanntes Ausgangsland</translation>
    </message>
    <message>
        <source>screens.option.announce_penalty.0</source>
        <extracomment>Not possible</extracomment>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>screens.option.announce_penalty.hint</source>
        <extracomment>The strongest neighbour attacks, and forgetting to name it costs armies there.</extracomment>
        <translation>Der stärkste Nachbar greift an, und ihn nicht zu nennen kostet dort Armeen.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.announce_penalty.n</source>
        <extracomment>Cost {n} army | Cost {n} armies</extracomment>
        <translation>
            <numerusform>Kostet {n} Armee</numerusform>
            <numerusform>Kostet {n} Armeen</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.attack_dice</source>
        <extracomment>Armies and dice of an attack</extracomment>
        <translation>Armeen und Würfel beim Angriff</translation>
    </message>
    <message>
        <source>screens.option.attack_dice.announced</source>
        <extracomment>Armies first, fewer dice allowed</extracomment>
        <translation>Erst Armeen, weniger Würfel erlaubt</translation>
    </message>
    <message>
        <source>screens.option.attack_dice.armies</source>
        <extracomment>One die for each army</extracomment>
        <translation>Ein Würfel je Armee</translation>
    </message>
    <message>
        <source>screens.option.attack_dice.hint</source>
        <extracomment>Armies that fight have to move in after a conquest; dice may be held back.</extracomment>
        <translation>Armeen, die kämpfen, müssen nach einer Eroberung einrücken; Würfel darf man zurückhalten.</translation>
    </message>
    <message>
        <source>screens.option.bribe_limit</source>
        <extracomment>Bribes</extracomment>
        <translation>Bestechung</translation>
    </message>
    <message>
        <source>screens.option.bribe_limit.hint</source>
        <extracomment>How many cards a neutral colour takes until it is beaten.</extracomment>
        <translation>Wie viele Karten eine neutrale Farbe nimmt, bis sie besiegt ist.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.bribe_limit.n</source>
        <extracomment>{n} card | {n} cards</extracomment>
        <translation>
            <numerusform>{n} Karte</numerusform>
            <numerusform>{n} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.capital_choice</source>
        <extracomment>Where the capitals are</extracomment>
        <translation>Wo die Hauptstädte liegen</translation>
    </message>
    <message>
        <source>screens.option.capital_choice.hint</source>
        <extracomment>Whether they stay secret until they fall.</extracomment>
        <translation>Ob sie geheim bleiben, bis sie fallen.</translation>
    </message>
    <message>
        <source>screens.option.capital_choice.open</source>
        <extracomment>Shown once all have chosen</extracomment>
        <translation>Gezeigt, sobald alle gewählt haben</translation>
    </message>
    <message>
        <source>screens.option.capital_choice.secret</source>
        <extracomment>Secret</extracomment>
        <translation>Geheim</translation>
    </message>
    <message>
        <source>screens.option.capital_loss</source>
        <extracomment>What falls with a capital</extracomment>
        <translation>Was mit einer Hauptstadt fällt</translation>
    </message>
    <message>
        <source>screens.option.capital_loss.capital</source>
        <extracomment>Nothing else</extracomment>
        <translation>Sonst nichts</translation>
    </message>
    <message>
        <source>screens.option.capital_loss.continent</source>
        <extracomment>All own land on its continent</extracomment>
        <translation>Alle eigenen Gebiete ihres Kontinents</translation>
    </message>
    <message>
        <source>screens.option.capital_loss.hint</source>
        <extracomment>What its founder loses besides the cards, the first time it falls.</extracomment>
        <translation>Was ihr Gründer außer den Karten verliert, wenn sie zum ersten Mal fällt.</translation>
    </message>
    <message>
        <source>screens.option.capitals_needed</source>
        <extracomment>Capitals that win</extracomment>
        <translation>Hauptstädte zum Sieg</translation>
    </message>
    <message>
        <source>screens.option.capitals_needed.0</source>
        <extracomment>By the number of players</extracomment>
        <translation>Nach der Zahl der Spieler</translation>
    </message>
    <message>
        <source>screens.option.capitals_needed.hint</source>
        <extracomment>How many capitals you must hold, your own among them. Never more than there are.</extracomment>
        <translation>Wie viele Hauptstädte du halten musst, deine eigene mitgezählt. Nie mehr, als es gibt.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.capitals_needed.n</source>
        <extracomment>{n} capital | {n} capitals</extracomment>
        <translation>
            <numerusform>{n} Hauptstadt</numerusform>
            <numerusform>{n} Hauptstädte</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.card_award</source>
        <extracomment>The card for a conquest</extracomment>
        <translation>Die Karte für eine Eroberung</translation>
    </message>
    <message>
        <source>screens.option.card_award.before_move</source>
        <extracomment>Before the last move</extracomment>
        <translation>Vor der letzten Verlegung</translation>
    </message>
    <message>
        <source>screens.option.card_award.hint</source>
        <extracomment>When it is drawn.</extracomment>
        <translation>Wann sie gezogen wird.</translation>
    </message>
    <message>
        <source>screens.option.card_award.last</source>
        <extracomment>At the end of the turn</extracomment>
        <translation>Am Ende des Zuges</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice</source>
        <extracomment>Which units are lost</extracomment>
        <translation>Welche Einheiten fallen</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice.hint</source>
        <extracomment>Whether you are asked each time a commander could fall instead of a MOD.</extracomment>
        <translation>Ob du jedes Mal gefragt wirst, wenn ein Kommandant statt eines MOD fallen könnte.</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice.mods_first</source>
        <extracomment>MODs before commanders</extracomment>
        <translation>MODs vor Kommandanten</translation>
    </message>
    <message>
        <source>screens.option.casualty_choice.owner</source>
        <extracomment>Their owner says</extracomment>
        <translation>Der Besitzer wählt</translation>
    </message>
    <message>
        <source>screens.option.conquest_min</source>
        <extracomment>Moving in</extracomment>
        <translation>Einrücken</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.armies</source>
        <extracomment>All that fought last</extracomment>
        <translation>Alle, die zuletzt kämpften</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.dice</source>
        <extracomment>One for each die of the last roll</extracomment>
        <translation>Eine je Würfel des letzten Wurfs</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.hint</source>
        <extracomment>How many armies at least move into a conquered territory.</extracomment>
        <translation>Wie viele Armeen mindestens in ein erobertes Gebiet einrücken.</translation>
    </message>
    <message>
        <source>screens.option.conquest_min.one</source>
        <extracomment>At least one</extracomment>
        <translation>Mindestens eine</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus</source>
        <extracomment>Armies for continents</extracomment>
        <translation>Armeen für Kontinente</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus.hint</source>
        <extracomment>Whether a whole continent brings further armies.</extracomment>
        <translation>Ob ein ganzer Kontinent weitere Armeen bringt.</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus.none</source>
        <extracomment>None</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>screens.option.continent_bonus.yes</source>
        <extracomment>As on the board</extracomment>
        <translation>Wie auf dem Spielplan</translation>
    </message>
    <message>
        <source>screens.option.defence_dice</source>
        <extracomment>Dice in defence</extracomment>
        <translation>Würfel in der Verteidigung</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.hint</source>
        <extracomment>How many dice the defender may roll.</extracomment>
        <translation>Mit wie vielen Würfeln der Verteidiger würfeln darf.</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.three</source>
        <extracomment>Up to three</extracomment>
        <translation>Bis zu drei</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.two</source>
        <extracomment>Two from two armies on</extracomment>
        <translation>Zwei ab zwei Armeen</translation>
    </message>
    <message>
        <source>screens.option.defence_dice.two_from_three</source>
        <extracomment>Two from three armies on</extracomment>
        <translation>Zwei ab drei Armeen</translation>
    </message>
    <message>
        <source>screens.option.devastated_lands</source>
        <extracomment>Devastated territories</extracomment>
        <translation>Verwüstete Gebiete</translation>
    </message>
    <message>
        <source>screens.option.devastated_lands.0</source>
        <extracomment>None</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>screens.option.devastated_lands.hint</source>
        <extracomment>How much land nobody can use or cross in this game.</extracomment>
        <translation>Wie viel Land in diesem Spiel niemand nutzen oder durchqueren kann.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.devastated_lands.n</source>
        <extracomment>{n} territory | {n} territories</extracomment>
        <translation>
            <numerusform>{n} Gebiet</numerusform>
            <numerusform>{n} Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.discard</source>
        <extracomment>Traded cards go</extracomment>
        <translation>Eingetauschte Karten kommen</translation>
    </message>
    <message>
        <source>screens.option.discard.hint</source>
        <extracomment>Whether they come back when the pile is empty, or lie under it.</extracomment>
        <translation>Ob sie wiederkommen, wenn der Stapel leer ist, oder darunter liegen.</translation>
    </message>
    <message>
        <source>screens.option.discard.pile</source>
        <extracomment>To a pile of their own</extracomment>
        <translation>Auf einen eigenen Stapel</translation>
    </message>
    <message>
        <source>screens.option.discard.under</source>
        <extracomment>Under the draw pile</extracomment>
        <translation>Unter den Nachziehstapel</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade</source>
        <extracomment>Cards of a beaten player</extracomment>
        <translation>Karten eines Besiegten</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.five</source>
        <extracomment>At once from five cards on</extracomment>
        <translation>Sofort ab fünf Karten</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.hint</source>
        <extracomment>When sets with the cards you took are traded.</extracomment>
        <translation>Wann Sätze mit den erbeuteten Karten eingetauscht werden.</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.may</source>
        <extracomment>At once if you like, from five on you must</extracomment>
        <translation>Sofort nach Wunsch, ab fünf Pflicht</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.next_turn</source>
        <extracomment>In your next turn</extracomment>
        <translation>In deinem nächsten Zug</translation>
    </message>
    <message>
        <source>screens.option.elimination_trade.six</source>
        <extracomment>At once from six cards on</extracomment>
        <translation>Sofort ab sechs Karten</translation>
    </message>
    <message>
        <source>screens.option.epochs</source>
        <extracomment>Length of the game</extracomment>
        <translation>Dauer des Spiels</translation>
    </message>
    <message>
        <source>screens.option.epochs.hint</source>
        <extracomment>After the last epoch points are counted.</extracomment>
        <translation>Nach der letzten Epoche werden die Punkte gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.epochs.n</source>
        <extracomment>{n} epoch | {n} epochs</extracomment>
        <translation>
            <numerusform>{n} Epoche</numerusform>
            <numerusform>{n} Epochen</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.first_player</source>
        <extracomment>Who begins</extracomment>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>screens.option.first_player.dealer</source>
        <extracomment>Left of a random dealer</extracomment>
        <translation>Links von einem gelosten Geber</translation>
    </message>
    <message>
        <source>screens.option.first_player.die</source>
        <extracomment>The highest die</extracomment>
        <translation>Der höchste Wurf</translation>
    </message>
    <message>
        <source>screens.option.first_player.hint</source>
        <extracomment>How the first to place and to move is found.</extracomment>
        <translation>Wie bestimmt wird, wer zuerst setzt und zieht.</translation>
    </message>
    <message>
        <source>screens.option.first_player.last_card</source>
        <extracomment>Left of the last territory</extracomment>
        <translation>Links vom letzten Gebiet</translation>
    </message>
    <message>
        <source>screens.option.first_player.new_roll</source>
        <extracomment>A new roll after placing</extracomment>
        <translation>Ein neuer Wurf nach dem Aufstellen</translation>
    </message>
    <message>
        <source>screens.option.forced_at</source>
        <extracomment>Too many cards</extracomment>
        <translation>Zu viele Karten</translation>
    </message>
    <message>
        <source>screens.option.forced_at.hint</source>
        <extracomment>With how many cards at the start of a turn a set must be traded.</extracomment>
        <translation>Ab wie vielen Karten am Anfang des Zuges ein Satz eingetauscht werden muss.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.forced_at.n</source>
        <extracomment>{n} card | {n} cards</extracomment>
        <translation>
            <numerusform>{n} Karte</numerusform>
            <numerusform>{n} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.forced_trade</source>
        <extracomment>How much must be traded</extracomment>
        <translation>Wie viel eingetauscht werden muss</translation>
    </message>
    <message>
        <source>screens.option.forced_trade.down</source>
        <extracomment>Until few enough are left</extracomment>
        <translation>Bis wenige genug übrig sind</translation>
    </message>
    <message>
        <source>screens.option.forced_trade.hint</source>
        <extracomment>What a player with too many cards has to do.</extracomment>
        <translation>Was tun muss, wer zu viele Karten hat.</translation>
    </message>
    <message>
        <source>screens.option.forced_trade.one</source>
        <extracomment>One set, more if you like</extracomment>
        <translation>Ein Satz, mehr nach Wunsch</translation>
    </message>
    <message>
        <source>screens.option.fortify</source>
        <extracomment>Fortifying</extracomment>
        <translation>Truppenverlegung</translation>
    </message>
    <message>
        <source>screens.option.fortify.adjacent</source>
        <extracomment>To a neighbour only</extracomment>
        <translation>Nur zum Nachbarn</translation>
    </message>
    <message>
        <source>screens.option.fortify.connected</source>
        <extracomment>Through own territories</extracomment>
        <translation>Durch eigene Gebiete</translation>
    </message>
    <message>
        <source>screens.option.fortify.hint</source>
        <extracomment>What may move at the end of a turn, and how far.</extracomment>
        <translation>Was am Ende eines Zuges ziehen darf, und wie weit.</translation>
    </message>
    <message>
        <source>screens.option.fortify.none</source>
        <extracomment>No move</extracomment>
        <translation>Kein Zug</translation>
    </message>
    <message>
        <source>screens.option.fortify.regroup</source>
        <extracomment>Everywhere one step, at once</extracomment>
        <translation>Überall ein Schritt, zugleich</translation>
    </message>
    <message>
        <source>screens.option.goal</source>
        <extracomment>Goal of the game</extracomment>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>screens.option.goal.capitals</source>
        <extracomment>Secret capitals</extracomment>
        <translation>Geheime Hauptstädte</translation>
    </message>
    <message>
        <source>screens.option.goal.first_out</source>
        <extracomment>Beat one player of the other team</extracomment>
        <translation>Einen Spieler des anderen Teams besiegen</translation>
    </message>
    <message>
        <source>screens.option.goal.hint</source>
        <extracomment>What wins the game. Secret missions need three players; two fight for the world instead.</extracomment>
        <translation>Womit man das Spiel gewinnt. Geheime Missionen brauchen drei Spieler; zu zweit geht es um die Welt.</translation>
    </message>
    <message>
        <source>screens.option.goal.missions</source>
        <extracomment>Secret missions</extracomment>
        <translation>Geheime Missionen</translation>
    </message>
    <message>
        <source>screens.option.goal.opponent</source>
        <extracomment>Beat the opponent</extracomment>
        <translation>Den Gegner besiegen</translation>
    </message>
    <message>
        <source>screens.option.goal.ranked</source>
        <extracomment>Four ranked missions</extracomment>
        <translation>Vier Missionen mit Rang</translation>
    </message>
    <message>
        <source>screens.option.goal.team_out</source>
        <extracomment>Beat the whole other team</extracomment>
        <translation>Das ganze andere Team besiegen</translation>
    </message>
    <message>
        <source>screens.option.goal.world</source>
        <extracomment>The whole world</extracomment>
        <translation>Die ganze Welt</translation>
    </message>
    <message>
        <source>screens.option.income</source>
        <extracomment>Armies for territories</extracomment>
        <translation>Armeen für Gebiete</translation>
    </message>
    <message>
        <source>screens.option.income.half</source>
        <extracomment>One for every two</extracomment>
        <translation>Eine je zwei</translation>
    </message>
    <message>
        <source>screens.option.income.hint</source>
        <extracomment>How many territories bring an army each turn. There are always at least 3 armies.</extracomment>
        <translation>Wie viele Gebiete in jedem Zug eine Armee bringen. Es sind immer mindestens 3 Armeen.</translation>
    </message>
    <message>
        <source>screens.option.income.quarter</source>
        <extracomment>One for every four</extracomment>
        <translation>Eine je vier</translation>
    </message>
    <message>
        <source>screens.option.income.third</source>
        <extracomment>One for every three</extracomment>
        <translation>Eine je drei</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards</source>
        <extracomment>Who gets the cards of a beaten player</extracomment>
        <translation>Wer die Karten eines Besiegten bekommt</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards.conqueror</source>
        <extracomment>Whoever beat them</extracomment>
        <translation>Wer ihn besiegt hat</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards.discarded</source>
        <extracomment>Nobody: they go with the traded ones</extracomment>
        <translation>Niemand: Sie kommen zu den eingetauschten</translation>
    </message>
    <message>
        <source>screens.option.inherit_cards.hint</source>
        <extracomment>Taking them is a reason to finish somebody off.</extracomment>
        <translation>Sie zu bekommen ist ein Grund, jemanden zu schlagen.</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check</source>
        <extracomment>Loyalty of the neutrals</extracomment>
        <translation>Treue der Neutralen</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check.hint</source>
        <extracomment>When the die is rolled for neutral colours that fought.</extracomment>
        <translation>Wann für neutrale Farben gewürfelt wird, die gekämpft haben.</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check.per_invasion</source>
        <extracomment>After each invasion</extracomment>
        <translation>Nach jedem Einmarsch</translation>
    </message>
    <message>
        <source>screens.option.loyalty_check.per_turn</source>
        <extracomment>Once, after all battles</extracomment>
        <translation>Einmal, nach allen Kämpfen</translation>
    </message>
    <message>
        <source>screens.option.loyalty_die</source>
        <extracomment>Loyalty die</extracomment>
        <translation>Treuewurf</translation>
    </message>
    <message>
        <source>screens.option.loyalty_die.hint</source>
        <extracomment>From which number on a neutral colour that fought doesn't turn away.</extracomment>
        <translation>Ab welcher Zahl sich eine neutrale Farbe, die gekämpft hat, nicht abwendet.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.loyalty_die.n</source>
        <extracomment>It stays from a {n} on | It stays from a {n} on</extracomment>
        <translation>
            <numerusform>Sie bleibt ab einer {n}</numerusform>
            <numerusform>Sie bleibt ab einer {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.match_bonus</source>
        <extracomment>Cards of own land</extracomment>
        <translation>Karten eigener Gebiete</translation>
    </message>
    <message>
        <source>screens.option.match_bonus.0</source>
        <extracomment>No extra armies</extracomment>
        <translation>Keine zusätzlichen</translation>
    </message>
    <message>
        <source>screens.option.match_bonus.hint</source>
        <extracomment>Extra armies on a territory whose card you trade while holding it.</extracomment>
        <translation>Zusätzliche Armeen auf ein eigenes Gebiet, dessen Karte du eintauschst.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.match_bonus.n</source>
        <extracomment>+{n} army | +{n} armies</extracomment>
        <translation>
            <numerusform>+{n} Armee</numerusform>
            <numerusform>+{n} Armeen</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.match_cap</source>
        <extracomment>How often for own land</extracomment>
        <translation>Wie oft für eigene Gebiete</translation>
    </message>
    <message>
        <source>screens.option.match_cap.each</source>
        <extracomment>For every card</extracomment>
        <translation>Für jede Karte</translation>
    </message>
    <message>
        <source>screens.option.match_cap.hint</source>
        <extracomment>Whether every matching card brings extra armies, or one in a turn.</extracomment>
        <translation>Ob jede passende Karte zusätzliche Armeen bringt, oder eine im Zug.</translation>
    </message>
    <message>
        <source>screens.option.match_cap.turn</source>
        <extracomment>Once a turn, you choose where</extracomment>
        <translation>Einmal im Zug, du wählst wo</translation>
    </message>
    <message>
        <source>screens.option.max_sets</source>
        <extracomment>Sets at the start of a turn</extracomment>
        <translation>Sätze am Anfang des Zuges</translation>
    </message>
    <message>
        <source>screens.option.max_sets.0</source>
        <extracomment>Any number</extracomment>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>screens.option.max_sets.hint</source>
        <extracomment>How many sets may be traded at once.</extracomment>
        <translation>Wie viele Sätze auf einmal eingetauscht werden dürfen.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.max_sets.n</source>
        <extracomment>{n} set | {n} sets</extracomment>
        <translation>
            <numerusform>{n} Satz</numerusform>
            <numerusform>{n} Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.mission_swap</source>
        <extracomment>Missions true at the start</extracomment>
        <translation>Anfangs erfüllte Missionen</translation>
    </message>
    <message>
        <source>screens.option.mission_swap.hint</source>
        <extracomment>Whether a mission that needs nothing more to be done is changed before the first turn.</extracomment>
        <translation>Ob eine Mission, für die nichts mehr zu tun ist, vor dem ersten Zug getauscht wird.</translation>
    </message>
    <message>
        <source>screens.option.mission_swap.never</source>
        <extracomment>Kept</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>screens.option.mission_swap.once</source>
        <extracomment>Changed once</extracomment>
        <translation>Einmal getauscht</translation>
    </message>
    <message>
        <source>screens.option.missions_each</source>
        <extracomment>Missions for each</extracomment>
        <translation>Missionen für jeden</translation>
    </message>
    <message>
        <source>screens.option.missions_each.hint</source>
        <extracomment>How many everybody draws and has to fulfil, the easiest ranks first. Fewer make a shorter game.</extracomment>
        <translation>Wie viele jeder zieht und erfüllen muss, die leichtesten Ränge zuerst. Weniger machen das Spiel kürzer.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.missions_each.n</source>
        <extracomment>{n} mission | {n} missions</extracomment>
        <translation>
            <numerusform>{n} Mission</numerusform>
            <numerusform>{n} Missionen</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.neutral_armies</source>
        <extracomment>Neutral armies</extracomment>
        <translation>Neutrale Armeen</translation>
    </message>
    <message>
        <source>screens.option.neutral_armies.hint</source>
        <extracomment>How many armies each neutral colour begins with; it gets its part of the land by them.</extracomment>
        <translation>Mit wie vielen Armeen jede neutrale Farbe beginnt; danach bekommt sie ihren Teil der Gebiete.</translation>
    </message>
    <message>
        <source>screens.option.neutral_armies.same</source>
        <extracomment>As many as a player</extracomment>
        <translation>So viele wie ein Spieler</translation>
    </message>
    <message>
        <source>screens.option.neutral_armies.two_thirds</source>
        <extracomment>Two thirds of a player's</extracomment>
        <translation>Zwei Drittel eines Spielers</translation>
    </message>
    <message>
        <source>screens.option.neutral_colours</source>
        <extracomment>Neutral colours</extracomment>
        <translation>Neutrale Farben</translation>
    </message>
    <message>
        <source>screens.option.neutral_colours.hint</source>
        <extracomment>How many colours nobody plays.</extracomment>
        <translation>Wie viele Farben niemand spielt.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.neutral_colours.n</source>
        <extracomment>{n} colour | {n} colours</extracomment>
        <translation>
            <numerusform>{n} Farbe</numerusform>
            <numerusform>{n} Farben</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.neutral_half</source>
        <extracomment>Neutral reinforcements</extracomment>
        <translation>Neutrale Verstärkungen</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.down</source>
        <extracomment>Half, rounded down</extracomment>
        <translation>Die Hälfte, abgerundet</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.hint</source>
        <extracomment>For two players: what neutral colours get together of the armies that a player gets.</extracomment>
        <translation>Zu zweit: Was neutrale Farben zusammen von den Armeen bekommen, die ein Spieler bekommt.</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.none</source>
        <extracomment>None</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>screens.option.neutral_half.up</source>
        <extracomment>Half, rounded up</extracomment>
        <translation>Die Hälfte, aufgerundet</translation>
    </message>
    <message>
        <source>screens.option.out_without</source>
        <extracomment>Who is out</extracomment>
        <translation>Wer ausscheidet</translation>
    </message>
    <message>
        <source>screens.option.out_without.hint</source>
        <extracomment>Whether a station alone keeps a player in the game.</extracomment>
        <translation>Ob eine Station allein einen Spieler im Spiel hält.</translation>
    </message>
    <message>
        <source>screens.option.out_without.territories</source>
        <extracomment>Who controls no territory</extracomment>
        <translation>Wer kein Gebiet kontrolliert</translation>
    </message>
    <message>
        <source>screens.option.out_without.units</source>
        <extracomment>Who has no unit left</extracomment>
        <translation>Wer keine Einheit mehr hat</translation>
    </message>
    <message>
        <source>screens.option.own_cards</source>
        <extracomment>Blank cards</extracomment>
        <translation>Leere Karten</translation>
    </message>
    <message>
        <source>screens.option.own_cards.hint</source>
        <extracomment>Up to nine command cards of your own from a file, shuffled into the decks. All at the table should agree.</extracomment>
        <translation>Bis zu neun eigene Kommandokarten aus einer Datei, in die Stapel gemischt. Alle am Tisch sollten einverstanden sein.</translation>
    </message>
    <message>
        <source>screens.option.own_cards.no</source>
        <extracomment>Left out</extracomment>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>screens.option.own_cards.yes</source>
        <extracomment>With own cards</extracomment>
        <translation>Mit eigenen Karten</translation>
    </message>
    <message>
        <source>screens.option.own_colour</source>
        <extracomment>Mission against oneself</extracomment>
        <translation>Mission gegen sich selbst</translation>
    </message>
    <message>
        <source>screens.option.own_colour.hint</source>
        <extracomment>What to do with a mission that names one's own colour.</extracomment>
        <translation>Was mit einer Mission geschieht, die die eigene Farbe nennt.</translation>
    </message>
    <message>
        <source>screens.option.own_colour.redraw</source>
        <extracomment>Draw another one</extracomment>
        <translation>Eine andere ziehen</translation>
    </message>
    <message>
        <source>screens.option.own_colour.territories</source>
        <extracomment>24 territories instead</extracomment>
        <translation>24 Gebiete stattdessen</translation>
    </message>
    <message>
        <source>screens.option.placement_batch</source>
        <extracomment>Placing at the start</extracomment>
        <translation>Aufstellen am Anfang</translation>
    </message>
    <message>
        <source>screens.option.placement_batch.hint</source>
        <extracomment>How many armies are placed at a time.</extracomment>
        <translation>Wie viele Armeen auf einmal gesetzt werden.</translation>
    </message>
    <message>
        <source>screens.option.placement_batch.hint</source>
        <comment>ad2210</comment>
        <extracomment>How many MODs are placed at a time.</extracomment>
        <translation>Wie viele MODs auf einmal gesetzt werden.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.placement_batch.n</source>
        <extracomment>{n} at a time | {n} at a time</extracomment>
        <translation>
            <numerusform>{n} auf einmal</numerusform>
            <numerusform>{n} auf einmal</numerusform>
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
        <translation>Keine</translation>
    </message>
    <message>
        <source>screens.option.plague_lands.hint</source>
        <extracomment>In how many territories the plague rages from the start.</extracomment>
        <translation>In wie vielen Gebieten von Anfang an die Pest wütet.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.plague_lands.n</source>
        <extracomment>{n} territory | {n} territories</extracomment>
        <translation>
            <numerusform>{n} Gebiet</numerusform>
            <numerusform>{n} Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.printed_board</source>
        <extracomment>Map of the Earth</extracomment>
        <translation>Karte der Erde</translation>
    </message>
    <message>
        <source>screens.option.printed_board.hint</source>
        <extracomment>By the rulebook the Exiled States of America reach Canada too; on the printed board nothing joins the two.</extracomment>
        <translation>Laut Regelheft kommen die Exilstaaten von Amerika auch nach Kanada; auf dem gedruckten Plan verbindet die beiden nichts.</translation>
    </message>
    <message>
        <source>screens.option.printed_board.no</source>
        <extracomment>As in the rulebook</extracomment>
        <translation>Wie im Regelheft</translation>
    </message>
    <message>
        <source>screens.option.printed_board.yes</source>
        <extracomment>As on the printed board</extracomment>
        <translation>Wie auf dem gedruckten Plan</translation>
    </message>
    <message>
        <source>screens.option.roll_order</source>
        <extracomment>Who rolls first</extracomment>
        <translation>Wer zuerst würfelt</translation>
    </message>
    <message>
        <source>screens.option.roll_order.attacker_first</source>
        <extracomment>First the attacker</extracomment>
        <translation>Erst der Angreifer</translation>
    </message>
    <message>
        <source>screens.option.roll_order.hint</source>
        <extracomment>Whether the defender sees the attacker's dice before choosing his own.</extracomment>
        <translation>Ob der Verteidiger die Würfel des Angreifers sieht, bevor er wählt.</translation>
    </message>
    <message>
        <source>screens.option.roll_order.together</source>
        <extracomment>Both together</extracomment>
        <translation>Beide zusammen</translation>
    </message>
    <message>
        <source>screens.option.round_limit</source>
        <extracomment>Length of the game</extracomment>
        <translation>Dauer des Spiels</translation>
    </message>
    <message>
        <source>screens.option.round_limit.0</source>
        <extracomment>To the end</extracomment>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <source>screens.option.round_limit.hint</source>
        <extracomment>After the last round most territories win, then most armies.</extracomment>
        <translation>Nach der letzten Runde gewinnen die meisten Gebiete, dann die meisten Armeen.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.round_limit.n</source>
        <extracomment>{n} round | {n} rounds</extracomment>
        <translation>
            <numerusform>{n} Runde</numerusform>
            <numerusform>{n} Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.set_values</source>
        <extracomment>Value of card sets</extracomment>
        <translation>Wert der Kartensätze</translation>
    </message>
    <message>
        <source>screens.option.set_values.fixed</source>
        <extracomment>Always 4, 6, 8 or 10</extracomment>
        <translation>Immer 4, 6, 8 oder 10</translation>
    </message>
    <message>
        <source>screens.option.set_values.golden</source>
        <extracomment>4 6 8 10 15 20 25 …</extracomment>
        <translation>4 6 8 10 15 20 25 …</translation>
    </message>
    <message>
        <source>screens.option.set_values.hint</source>
        <extracomment>What the next set brings, for whoever trades it.</extracomment>
        <translation>Was der nächste Satz bringt, wer immer ihn eintauscht.</translation>
    </message>
    <message>
        <source>screens.option.set_values.older</source>
        <extracomment>4 6 8 10 12 15 20 …</extracomment>
        <translation>4 6 8 10 12 15 20 …</translation>
    </message>
    <message>
        <source>screens.option.sharing</source>
        <extracomment>Partners' land</extracomment>
        <translation>Land der Partner</translation>
    </message>
    <message>
        <source>screens.option.sharing.hint</source>
        <extracomment>Where the move at the end of a turn may go. Whoever has most armies in shared land owns it.</extracomment>
        <translation>Wohin die Verlegung am Ende eines Zuges führen darf. Wer in geteiltem Land die meisten Armeen hat, dem gehört es.</translation>
    </message>
    <message>
        <source>screens.option.sharing.off</source>
        <extracomment>Only pass through</extracomment>
        <translation>Nur durchziehen</translation>
    </message>
    <message>
        <source>screens.option.sharing.on</source>
        <extracomment>Move in and share it</extracomment>
        <translation>Einrücken und teilen</translation>
    </message>
    <message>
        <source>screens.option.start_armies</source>
        <extracomment>Starting armies</extracomment>
        <translation>Startarmeen</translation>
    </message>
    <message>
        <source>screens.option.start_armies.0</source>
        <extracomment>By number of players</extracomment>
        <translation>Nach Zahl der Spieler</translation>
    </message>
    <message>
        <source>screens.option.start_armies.hint</source>
        <extracomment>How many armies everybody begins with.</extracomment>
        <translation>Mit wie vielen Armeen jeder beginnt.</translation>
    </message>
    <message>
        <source>screens.option.start_armies.hint</source>
        <comment>ad2210</comment>
        <extracomment>How many MODs everybody begins with.</extracomment>
        <translation>Mit wie vielen MODs jeder beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.start_armies.n</source>
        <extracomment>{n} army each | {n} armies each</extracomment>
        <translation>
            <numerusform>je {n} Armee</numerusform>
            <numerusform>je {n} Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.option.start_armies.n</source>
        <comment>ad2210</comment>
        <extracomment>{n} MOD each | {n} MODs each</extracomment>
        <translation>
            <numerusform>je {n} MOD</numerusform>
            <numerusform>je {n} MODs</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.start_armies.one_each</source>
        <extracomment>One in each territory</extracomment>
        <translation>Eine je Gebiet</translation>
    </message>
    <message>
        <source>screens.option.start_armies</source>
        <comment>ad2210</comment>
        <extracomment>MODs at the start</extracomment>
        <translation>MODs zu Beginn</translation>
    </message>
    <message>
        <source>screens.option.start_energy</source>
        <extracomment>Energy at the start</extracomment>
        <translation>Energie zu Beginn</translation>
    </message>
    <message>
        <source>screens.option.start_energy.0</source>
        <extracomment>None</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>screens.option.start_energy.hint</source>
        <extracomment>What everybody has before the first bid.</extracomment>
        <translation>Was jeder vor dem ersten Gebot hat.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.start_energy.n</source>
        <extracomment>{n} energy | {n} energy</extracomment>
        <translation>
            <numerusform>{n} Energie</numerusform>
            <numerusform>{n} Energie</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.option.start_faith</source>
        <extracomment>Faith at the start</extracomment>
        <translation>Glaube zu Beginn</translation>
    </message>
    <message>
        <source>screens.option.start_faith.0</source>
        <extracomment>None</extracomment>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>screens.option.start_faith.hint</source>
        <extracomment>What everybody has before the first bid.</extracomment>
        <translation>Was jeder vor dem ersten Gebot hat.</translation>
    </message>
    <message>
        <source>screens.option.start_faith.n</source>
        <extracomment>{n} faith</extracomment>
        <translation>{n} Glaube</translation>
    </message>
    <message>
        <source>screens.option.switch_origin</source>
        <extracomment>Another origin against the same target</extracomment>
        <translation>Ein anderes Ausgangsland gegen dasselbe Ziel</translation>
    </message>
    <message>
        <source>screens.option.switch_origin.hint</source>
        <extracomment>Whether the invasion goes on, or ends with the loyalty die before a new one begins.</extracomment>
        <translation>Ob der Einmarsch weitergeht, oder mit dem Treuewurf endet, bevor ein neuer beginnt.</translation>
    </message>
    <message>
        <source>screens.option.switch_origin.new</source>
        <extracomment>A new invasion</extracomment>
        <translation>Ein neuer Einmarsch</translation>
    </message>
    <message>
        <source>screens.option.switch_origin.same</source>
        <extracomment>The same invasion</extracomment>
        <translation>Derselbe Einmarsch</translation>
    </message>
    <message>
        <source>screens.option.third_party</source>
        <extracomment>Target removed by another</extracomment>
        <translation>Ziel von anderen besiegt</translation>
    </message>
    <message>
        <source>screens.option.third_party.fallback</source>
        <extracomment>24 territories instead</extracomment>
        <translation>24 Gebiete stattdessen</translation>
    </message>
    <message>
        <source>screens.option.third_party.hint</source>
        <extracomment>What a mission against a player means when somebody else removes that player.</extracomment>
        <translation>Was eine Mission gegen einen Spieler bedeutet, wenn ihn jemand anders besiegt.</translation>
    </message>
    <message>
        <source>screens.option.third_party.win</source>
        <extracomment>It is fulfilled</extracomment>
        <translation>Sie ist erfüllt</translation>
    </message>
    <message>
        <source>screens.option.tie</source>
        <extracomment>Equal dice</extracomment>
        <translation>Gleiche Würfel</translation>
    </message>
    <message>
        <source>screens.option.tie.attacker</source>
        <extracomment>The attacker wins</extracomment>
        <translation>Der Angreifer gewinnt</translation>
    </message>
    <message>
        <source>screens.option.tie.defender</source>
        <extracomment>The defender wins</extracomment>
        <translation>Der Verteidiger gewinnt</translation>
    </message>
    <message>
        <source>screens.option.tie.hint</source>
        <extracomment>Who wins when two dice that are compared show the same.</extracomment>
        <translation>Wer gewinnt, wenn zwei verglichene Würfel dasselbe zeigen.</translation>
    </message>
    <message>
        <source>screens.option.trade_window</source>
        <extracomment>When sets may be traded</extracomment>
        <translation>Wann Sätze eingetauscht werden dürfen</translation>
    </message>
    <message>
        <source>screens.option.trade_window.conquests</source>
        <extracomment>After each conquest too</extracomment>
        <translation>Auch nach jeder Eroberung</translation>
    </message>
    <message>
        <source>screens.option.trade_window.hint</source>
        <extracomment>After a conquest the new armies are placed at once, and the attack goes on.</extracomment>
        <translation>Nach einer Eroberung werden die neuen Armeen sofort gesetzt, und der Angriff geht weiter.</translation>
    </message>
    <message>
        <source>screens.option.trade_window.start</source>
        <extracomment>At the start of the turn</extracomment>
        <translation>Am Anfang des Zuges</translation>
    </message>
    <message>
        <source>screens.option.win_check</source>
        <extracomment>When a secret goal wins</extracomment>
        <translation>Wann ein geheimes Ziel gewinnt</translation>
    </message>
    <message>
        <source>screens.option.win_check.any_time</source>
        <extracomment>At any moment</extracomment>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>screens.option.win_check.hint</source>
        <extracomment>Whether a mission, or enough capitals, that comes true in another's turn has to wait.</extracomment>
        <translation>Ob eine Mission oder genug Hauptstädte in einem fremden Zug warten müssen.</translation>
    </message>
    <message>
        <source>screens.option.win_check.own_turn</source>
        <extracomment>In one's own turn only</extracomment>
        <translation>Nur im eigenen Zug</translation>
    </message>
    <message>
        <source>screens.option.years</source>
        <extracomment>Length of the game</extracomment>
        <translation>Dauer des Spiels</translation>
    </message>
    <message>
        <source>screens.option.years.hint</source>
        <extracomment>After the last year points are counted.</extracomment>
        <translation>Nach dem letzten Jahr werden die Punkte gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.years.n</source>
        <extracomment>{n} year | {n} years</extracomment>
        <translation>
            <numerusform>{n} Jahr</numerusform>
            <numerusform>{n} Jahre</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.settings.ai_speed</source>
        <extracomment>Computer speed</extracomment>
        <translation>Tempo des Computers</translation>
    </message>
    <message>
        <source>screens.settings.curtain</source>
        <extracomment>Shared screen</extracomment>
        <translation>Gemeinsamer Bildschirm</translation>
    </message>
    <message>
        <source>screens.settings.curtain.hint</source>
        <extracomment>Curtain before the next person looks</extracomment>
        <translation>Vorhang, bevor der Nächste schaut</translation>
    </message>
    <message>
        <source>screens.settings.defence</source>
        <extracomment>Your defence</extracomment>
        <translation>Deine Verteidigung</translation>
    </message>
    <message>
        <source>screens.settings.defence.ask</source>
        <extracomment>Ask me</extracomment>
        <translation>Frag mich</translation>
    </message>
    <message>
        <source>screens.settings.defence.auto</source>
        <extracomment>All dice</extracomment>
        <translation>Alle Würfel</translation>
    </message>
    <message>
        <source>screens.settings.language</source>
        <extracomment>Language</extracomment>
        <translation>Sprache</translation>
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
        <translation>Wie der Computer</translation>
    </message>
    <message>
        <source>screens.settings.look</source>
        <extracomment>Look</extracomment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>screens.settings.muted</source>
        <extracomment>Mute</extracomment>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>screens.settings.muted.hint</source>
        <extracomment>No sound at all (M)</extracomment>
        <translation>Gar kein Ton (M)</translation>
    </message>
    <message>
        <source>screens.settings.play</source>
        <extracomment>Play</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>screens.settings.reduced_motion</source>
        <extracomment>Less motion</extracomment>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>screens.settings.reduced_motion.hint</source>
        <extracomment>Things fade instead of moving</extracomment>
        <translation>Überblenden statt bewegen</translation>
    </message>
    <message>
        <source>screens.settings.semy</source>
        <extracomment>Emblems on land</extracomment>
        <translation>Zeichen auf dem Land</translation>
    </message>
    <message>
        <source>screens.settings.semy.off</source>
        <extracomment>None</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>screens.settings.semy.soft</source>
        <extracomment>Soft</extracomment>
        <translation>Sanft</translation>
    </message>
    <message>
        <source>screens.settings.semy.strong</source>
        <extracomment>Strong</extracomment>
        <translation>Kräftig</translation>
    </message>
    <message>
        <source>screens.settings.sound</source>
        <extracomment>Sound</extracomment>
        <translation>Ton</translation>
    </message>
    <message>
        <source>screens.settings.text_scale</source>
        <extracomment>Text size</extracomment>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>screens.settings.theme</source>
        <extracomment>Colours</extracomment>
        <translation>Farben</translation>
    </message>
    <message>
        <source>screens.settings.theme.dark</source>
        <extracomment>Dark wood</extracomment>
        <translation>Dunkles Holz</translation>
    </message>
    <message>
        <source>screens.settings.theme.parchment</source>
        <extracomment>Light parchment</extracomment>
        <translation>Helles Pergament</translation>
    </message>
    <message>
        <source>screens.settings.tint</source>
        <extracomment>Land is coloured by</extracomment>
        <translation>Land gefärbt nach</translation>
    </message>
    <message>
        <source>screens.settings.tint.owner</source>
        <extracomment>Owner</extracomment>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>screens.settings.tint.region</source>
        <extracomment>Continent</extracomment>
        <translation>Kontinent</translation>
    </message>
    <message>
        <source>screens.settings.title</source>
        <extracomment>Settings</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>screens.settings.volume_dice</source>
        <extracomment>Dice</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>screens.settings.volume_effects</source>
        <extracomment>Effects</extracomment>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>screens.settings.volume_music</source>
        <extracomment>Fanfares</extracomment>
        <translation>Fanfaren</translation>
    </message>
    <message>
        <source>screens.speed.fast</source>
        <extracomment>Fast</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>screens.speed.instant</source>
        <extracomment>Instant</extracomment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>screens.speed.normal</source>
        <extracomment>Normal</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>screens.speed.slow</source>
        <extracomment>Slow</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>screens.speed.step</source>
        <extracomment>Step by step</extracomment>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>screens.win.armies</source>
        <extracomment>Armies</extracomment>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>screens.win.armies</source>
        <comment>ad2210</comment>
        <extracomment>Units</extracomment>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>screens.win.beaten</source>
        <extracomment>beaten in round {round}</extracomment>
        <translation>besiegt in Runde {round}</translation>
    </message>
    <message>
        <source>screens.win.beaten.epoch</source>
        <extracomment>beaten in epoch {round}</extracomment>
        <translation>besiegt in Epoche {round}</translation>
    </message>
    <message>
        <source>screens.win.beaten.year</source>
        <extracomment>beaten in year {round}</extracomment>
        <translation>besiegt im Jahr {round}</translation>
    </message>
    <message>
        <source>screens.win.capital</source>
        <extracomment>Capital</extracomment>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>screens.win.conquests</source>
        <extracomment>Conquests</extracomment>
        <translation>Eroberungen</translation>
    </message>
    <message>
        <source>screens.win.course</source>
        <extracomment>The course of the war</extracomment>
        <translation>Der Verlauf des Krieges</translation>
    </message>
    <message>
        <source>screens.win.dice</source>
        <extracomment>Were the dice fair?</extracomment>
        <translation>Waren die Würfel fair?</translation>
    </message>
    <message>
        <source>screens.win.income</source>
        <extracomment>Income</extracomment>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>screens.win.menu</source>
        <extracomment>Main menu</extracomment>
        <translation>Hauptmenü</translation>
    </message>
    <message>
        <source>screens.win.moment.best_turn</source>
        <extracomment>Best turn</extracomment>
        <translation>Bester Zug</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.best_turn.text</source>
        <extracomment>{name} took {n} in round {round} | {name} took {n} in round {round}</extracomment>
        <translation>
            <numerusform>{name} nahm {n} in Runde {round}</numerusform>
            <numerusform>{name} nahm {n} in Runde {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.best_turn.text.epoch</source>
        <extracomment>{name} took {n} in epoch {round} | {name} took {n} in epoch {round}</extracomment>
        <translation>
            <numerusform>{name} nahm {n} in Epoche {round}</numerusform>
            <numerusform>{name} nahm {n} in Epoche {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.best_turn.text.year</source>
        <extracomment>{name} took {n} in year {round} | {name} took {n} in year {round}</extracomment>
        <translation>
            <numerusform>{name} nahm {n} im Jahr {round}</numerusform>
            <numerusform>{name} nahm {n} im Jahr {round}</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.moment.largest_army</source>
        <extracomment>Largest army</extracomment>
        <translation>Größte Armee</translation>
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
        <translation>Größte Streitmacht</translation>
    </message>
    <message>
        <source>screens.win.moment.longest_battle</source>
        <extracomment>Longest battle</extracomment>
        <translation>Längste Schlacht</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.moment.longest_battle.text</source>
        <extracomment>{name} at {territory}, {n} roll | {name} at {territory}, {n} rolls</extracomment>
        <translation>
            <numerusform>{name} bei {territory}, {n} Wurf</numerusform>
            <numerusform>{name} bei {territory}, {n} Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.moment.unlikeliest_win</source>
        <extracomment>Unlikeliest win</extracomment>
        <translation>Unwahrscheinlichster Sieg</translation>
    </message>
    <message>
        <source>screens.win.moment.unlikeliest_win.text</source>
        <extracomment>{chance} at {territory}, {name}</extracomment>
        <translation>{chance} bei {territory}, {name}</translation>
    </message>
    <message>
        <source>screens.win.moments</source>
        <extracomment>Moments</extracomment>
        <translation>Momente</translation>
    </message>
    <message>
        <source>screens.win.most_land</source>
        <extracomment>Most land</extracomment>
        <translation>Meistes Land</translation>
    </message>
    <message>
        <source>screens.win.ranking</source>
        <extracomment>Ranking</extracomment>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>screens.win.rematch</source>
        <extracomment>Rematch</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>screens.win.still_there</source>
        <extracomment>still on the board</extracomment>
        <translation>noch auf dem Spielplan</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.subtitle</source>
        <extracomment>{edition} · {n} round | {edition} · {n} rounds</extracomment>
        <translation>
            <numerusform>{edition} · {n} Runde</numerusform>
            <numerusform>{edition} · {n} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.subtitle</source>
        <comment>ad2210</comment>
        <extracomment>{edition} · {n} year | {edition} · {n} years</extracomment>
        <translation>
            <numerusform>{edition} · {n} Jahr</numerusform>
            <numerusform>{edition} · {n} Jahre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.subtitle</source>
        <comment>godstorm</comment>
        <extracomment>{edition} · {n} epoch | {edition} · {n} epochs</extracomment>
        <translation>
            <numerusform>{edition} · {n} Epoche</numerusform>
            <numerusform>{edition} · {n} Epochen</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.territories</source>
        <extracomment>Territories</extracomment>
        <translation>Gebiete</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title</source>
        <extracomment>{name} rules the world | {name} share the victory</extracomment>
        <translation>
            <numerusform>{name} beherrscht die Welt</numerusform>
            <numerusform>{name} teilen sich den Sieg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title.round_limit</source>
        <extracomment>{name} holds most land | {name} share the victory</extracomment>
        <translation>
            <numerusform>{name} hat das meiste Land</numerusform>
            <numerusform>{name} teilen sich den Sieg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title.score</source>
        <extracomment>{name} wins by points | {name} share the victory</extracomment>
        <translation>
            <numerusform>{name} gewinnt nach Punkten</numerusform>
            <numerusform>{name} teilen sich den Sieg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>screens.win.title_goal</source>
        <extracomment>{name} has won | {name} have won</extracomment>
        <translation>
            <numerusform>{name} hat gewonnen</numerusform>
            <numerusform>{name} haben gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.win.winner</source>
        <extracomment>Winner</extracomment>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>screens.win.won_by</source>
        <extracomment>Won by</extracomment>
        <translation>Gewonnen durch</translation>
    </message>
    <message>
        <source>storage.codec.invalid</source>
        <extracomment>This is no valid {kind}: {fault}</extracomment>
        <translation>Das ist kein gültiger Wert für {kind}: {fault}</translation>
    </message>
    <message>
        <source>storage.codec.not_json</source>
        <extracomment>This is not readable as JSON: {fault}</extracomment>
        <translation>Das ist nicht als JSON lesbar: {fault}</translation>
    </message>
    <message>
        <source>storage.codec.unknown</source>
        <extracomment>This version does not know {name} ({kind}).</extracomment>
        <translation>Diese Version kennt {name} nicht ({kind}).</translation>
    </message>
    <message>
        <source>storage.cut_off</source>
        <extracomment>The last line was still being written when the program ended; it has been left out.</extracomment>
        <translation>Die letzte Zeile wurde gerade geschrieben, als das Programm endete; sie wurde weggelassen.</translation>
    </message>
    <message>
        <source>storage.dice_differ</source>
        <extracomment>The dice are not those that the game rolls here.</extracomment>
        <translation>Die Würfel sind nicht die, die das Spiel hier wirft.</translation>
    </message>
    <message>
        <source>storage.disk</source>
        <extracomment>The game could not be saved: {fault}. Make room on the disk; the next turn tries again.</extracomment>
        <translation>Das Spiel konnte nicht gespeichert werden: {fault}. Schaffe Platz auf der Festplatte; im nächsten Zug wird es noch einmal versucht.</translation>
    </message>
    <message>
        <source>storage.hash_differs</source>
        <extracomment>This action leads to another position than the one that was saved.</extracomment>
        <translation>Diese Aktion führt zu einer anderen Stellung als der gespeicherten.</translation>
    </message>
    <message>
        <source>storage.header_damaged</source>
        <extracomment>The beginning of this save is damaged, so the game cannot be opened.</extracomment>
        <translation>Der Anfang dieses Spielstands ist beschädigt, deshalb lässt sich das Spiel nicht öffnen.</translation>
    </message>
    <message>
        <source>storage.in_use</source>
        <extracomment>This game is open in another window. Close it there first.</extracomment>
        <translation>Dieses Spiel ist in einem anderen Fenster geöffnet. Schließe es zuerst dort.</translation>
    </message>
    <message>
        <source>storage.line_damaged</source>
        <extracomment>Line {number} is damaged. The game opens at the last sound position, and the damaged file is kept.</extracomment>
        <translation>Zeile {number} ist beschädigt. Das Spiel öffnet sich an der letzten heilen Stellung, und die beschädigte Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>storage.line_lost</source>
        <extracomment>Before line {number} something is missing from the file. The game opens at the last sound position, and the damaged file is kept.</extracomment>
        <translation>Vor Zeile {number} fehlt etwas in der Datei. Das Spiel öffnet sich an der letzten heilen Stellung, und die beschädigte Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>storage.map_changed</source>
        <extracomment>The board {name} has changed since this game was saved: territories, borders or bonuses are different now. Put the old board file back to go on.</extracomment>
        <translation>Der Spielplan {name} hat sich geändert, seit dieses Spiel gespeichert wurde: Gebiete, Grenzen oder Boni sind jetzt anders. Lege die alte Datei des Spielplans zurück, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>storage.map_missing</source>
        <extracomment>The board of this save is missing or broken: {name}</extracomment>
        <translation>Der Spielplan dieses Spielstands fehlt oder ist fehlerhaft: {name}</translation>
    </message>
    <message>
        <source>storage.newer</source>
        <extracomment>This game was saved by a newer version of the program ({program}, save format {format}). Update the program to open it; the file has not been changed.</extracomment>
        <translation>Dieses Spiel wurde von einer neueren Version des Programms gespeichert ({program}, Dateiformat {format}). Aktualisiere das Programm, um es zu öffnen; die Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>storage.not_a_file</source>
        <extracomment>This is not a file.</extracomment>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message>
        <source>storage.not_a_save</source>
        <extracomment>This is not a saved game of this program.</extracomment>
        <translation>Das ist kein Spielstand dieses Programms.</translation>
    </message>
    <message>
        <source>storage.not_found</source>
        <extracomment>There is no such file.</extracomment>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>storage.own_cards</source>
        <extracomment>This game is played with cards of your own, and their file can't be used now ({file}, line {row}). Put it back as it was to go on.</extracomment>
        <translation>Dieses Spiel wird mit eigenen Karten gespielt, und ihre Datei lässt sich gerade nicht verwenden ({file}, Zeile {row}). Lege sie zurück, wie sie war, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>storage.own_cards_file</source>
        <extracomment>This game is played with cards of your own, and their file can't be used now ({file}). Put it back as it was to go on.</extracomment>
        <translation>Dieses Spiel wird mit eigenen Karten gespielt, und ihre Datei lässt sich gerade nicht verwenden ({file}). Lege sie zurück, wie sie war, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>storage.record_illegal</source>
        <extracomment>This action is against the rules in this position.</extracomment>
        <translation>Diese Aktion ist in dieser Stellung gegen die Regeln.</translation>
    </message>
    <message>
        <source>storage.record_lost</source>
        <extracomment>Action {number} is missing from the file.</extracomment>
        <translation>Aktion {number} fehlt in der Datei.</translation>
    </message>
    <message>
        <source>storage.rules_unknown</source>
        <extracomment>This version cannot play the game in this save: rule set {edition} with these players and house rules is unknown.</extracomment>
        <translation>Diese Version kann diesen Spielstand nicht spielen: Das Regelwerk {edition} mit diesen Spielern und Hausregeln ist unbekannt.</translation>
    </message>
    <message>
        <source>storage.settings.broken</source>
        <extracomment>The settings could not be read, so the usual ones are in force. The old file is kept as {file}.</extracomment>
        <translation>Die Einstellungen ließen sich nicht lesen, deshalb gelten die Voreinstellungen. Die alte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>storage.settings.unreadable</source>
        <extracomment>The settings in {file} cannot be read, so the usual ones are in force. Check that this is a file and that you may open it.</extracomment>
        <translation>Die Einstellungen in {file} lassen sich nicht lesen, deshalb gelten die Voreinstellungen. Prüfe, ob das eine Datei ist und ob du sie öffnen darfst.</translation>
    </message>
    <message>
        <source>storage.settings.value</source>
        <extracomment>The setting {name} had a value that is not possible, so the usual one is in force.</extracomment>
        <translation>Die Einstellung {name} hatte einen unmöglichen Wert, deshalb gilt die Voreinstellung.</translation>
    </message>
    <message>
        <source>storage.snapshot_damaged</source>
        <extracomment>The position in line {number} is not sound. An earlier one is used instead.</extracomment>
        <translation>Die Stellung in Zeile {number} stimmt nicht. Stattdessen wird eine frühere genommen.</translation>
    </message>
    <message>
        <source>storage.snapshot_differs</source>
        <extracomment>The position saved here is not the one that the actions lead to.</extracomment>
        <translation>Die hier gespeicherte Stellung ist nicht die, zu der die Aktionen führen.</translation>
    </message>
    <message>
        <source>storage.start_differs</source>
        <extracomment>The first position is not the one that the seed of this game gives.</extracomment>
        <translation>Die Anfangsstellung ist nicht die, die sich aus dem Startwert dieses Spiels ergibt.</translation>
    </message>
    <message>
        <source>storage.state_unfit</source>
        <extracomment>The position in this save does not fit the rules of its game.</extracomment>
        <translation>Die Stellung in diesem Spielstand passt nicht zu den Regeln des Spiels.</translation>
    </message>
    <message>
        <source>storage.too_large</source>
        <extracomment>This file is larger than {limit} MB, so it is no saved game.</extracomment>
        <translation>Diese Datei ist größer als {limit} MB, also kein Spielstand.</translation>
    </message>
    <message>
        <source>storage.unreadable</source>
        <extracomment>This file cannot be read. Check whether you are allowed to open it.</extracomment>
        <translation>Diese Datei lässt sich nicht lesen. Prüfe, ob du sie öffnen darfst.</translation>
    </message>
    <message>
        <source>tables.battle</source>
        <extracomment>Battle</extracomment>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>tables.battle.answering</source>
        <extracomment>{name} sees the roll and chooses</extracomment>
        <translation>{name} sieht den Wurf und wählt</translation>
    </message>
    <message>
        <source>tables.battle.attacker</source>
        <extracomment>Attacker wins</extracomment>
        <translation>Angreifer gewinnt</translation>
    </message>
    <message>
        <source>tables.battle.attacks</source>
        <extracomment>{name} attacks from</extracomment>
        <translation>{name} greift an aus</translation>
    </message>
    <message>
        <source>tables.battle.beats</source>
        <extracomment>{high} beats {low}</extracomment>
        <translation>{high} schlägt {low}</translation>
    </message>
    <message>
        <source>tables.battle.because</source>
        <extracomment>d8 of {name}: {why}</extracomment>
        <translation>W8 von {name}: {why}</translation>
    </message>
    <message>
        <source>tables.battle.before</source>
        <extracomment>was {chance} before this roll</extracomment>
        <translation>vor diesem Wurf {chance}</translation>
    </message>
    <message>
        <source>tables.battle.blitz</source>
        <extracomment>Blitz until</extracomment>
        <translation>Blitz bis</translation>
    </message>
    <message>
        <source>tables.battle.choose</source>
        <extracomment>Choose</extracomment>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>tables.battle.defender</source>
        <extracomment>Defender wins</extracomment>
        <translation>Verteidiger gewinnt</translation>
    </message>
    <message>
        <source>tables.battle.defends</source>
        <extracomment>{name} defends</extracomment>
        <translation>{name} verteidigt</translation>
    </message>
    <message>
        <source>tables.battle.dice</source>
        <extracomment>Dice</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>tables.battle.equal</source>
        <extracomment>{high} equals {low}</extracomment>
        <translation>{high} gleicht {low}</translation>
    </message>
    <message>
        <source>tables.battle.expected</source>
        <extracomment>you lose {lost} · they lose {beaten} on average</extracomment>
        <translation>du verlierst {lost} · sie verlieren {beaten} im Schnitt</translation>
    </message>
    <message>
        <source>tables.battle.follow</source>
        <extracomment>Armies</extracomment>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>tables.battle.follow</source>
        <comment>ad2210</comment>
        <extracomment>Units</extracomment>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>tables.battle.goal</source>
        <extracomment>to take {territory}</extracomment>
        <translation>für die Eroberung von {territory}</translation>
    </message>
    <message>
        <source>tables.battle.keep</source>
        <extracomment>Armies to keep</extracomment>
        <translation>Armeen, die bleiben</translation>
    </message>
    <message>
        <source>tables.battle.keep</source>
        <comment>ad2210</comment>
        <extracomment>Units to keep</extracomment>
        <translation>Einheiten, die bleiben</translation>
    </message>
    <message>
        <source>tables.battle.keep_after</source>
        <extracomment>left</extracomment>
        <translation>übrig</translation>
    </message>
    <message>
        <source>tables.battle.led</source>
        <extracomment>{name}, led by {player}, attacks from</extracomment>
        <translation>{name}, unter {player}, greift an aus</translation>
    </message>
    <message>
        <source>tables.battle.left</source>
        <extracomment>Attackers you would have left</extracomment>
        <translation>Angreifer, die dir blieben</translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.loses</source>
        <extracomment>{name} loses {n} | {name} loses {n}</extracomment>
        <translation>
            <numerusform>{name} verliert {n}</numerusform>
            <numerusform>{name} verliert {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.battle.lost</source>
        <extracomment>lost</extracomment>
        <translation>verloren</translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.move_in</source>
        <extracomment>Move {n} army in | Move {n} armies in</extracomment>
        <translation>
            <numerusform>{n} Armee einrücken lassen</numerusform>
            <numerusform>{n} Armeen einrücken lassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.move_in</source>
        <comment>ad2210</comment>
        <extracomment>Move {n} unit in | Move {n} units in</extracomment>
        <translation>
            <numerusform>{n} Einheit einrücken lassen</numerusform>
            <numerusform>{n} Einheiten einrücken lassen</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.battle.no_roll</source>
        <extracomment>No roll</extracomment>
        <translation>Kein Wurf</translation>
    </message>
    <message>
        <source>tables.battle.ready</source>
        <extracomment>Highest against highest</extracomment>
        <translation>Höchster gegen höchsten</translation>
    </message>
    <message numerus="yes">
        <source>tables.battle.roll</source>
        <extracomment>Roll {n} die | Roll {n} dice</extracomment>
        <translation>
            <numerusform>{n} Würfel werfen</numerusform>
            <numerusform>{n} Würfel werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.battle.roll_number</source>
        <extracomment>Roll {number} · highest against highest</extracomment>
        <translation>Wurf {number} · höchster gegen höchsten</translation>
    </message>
    <message>
        <source>tables.battle.roll_short</source>
        <extracomment>Roll {number}</extracomment>
        <translation>Wirf {number}</translation>
    </message>
    <message>
        <source>tables.battle.spare.first</source>
        <extracomment>First die: no opponent</extracomment>
        <translation>Erster Würfel: kein Gegner</translation>
    </message>
    <message>
        <source>tables.battle.spare.second</source>
        <extracomment>Second die: no opponent</extracomment>
        <translation>Zweiter Würfel: kein Gegner</translation>
    </message>
    <message>
        <source>tables.battle.spare.third</source>
        <extracomment>Third die: no opponent</extracomment>
        <translation>Dritter Würfel: kein Gegner</translation>
    </message>
    <message>
        <source>tables.battle.spent</source>
        <extracomment>The attack is spent</extracomment>
        <translation>Der Angriff ist erschöpft</translation>
    </message>
    <message>
        <source>tables.battle.spent_detail</source>
        <extracomment>The last army in {territory} has to stay there.</extracomment>
        <translation>Die letzte Armee in {territory} muss dort bleiben.</translation>
    </message>
    <message>
        <source>tables.battle.spent_detail</source>
        <comment>ad2210</comment>
        <extracomment>The last unit in {territory} has to stay there.</extracomment>
        <translation>Die letzte Einheit in {territory} muss dort bleiben.</translation>
    </message>
    <message>
        <source>tables.battle.stop</source>
        <extracomment>Stop</extracomment>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>tables.battle.strip</source>
        <extracomment>Attacker loses {lost}, defender loses {beaten}</extracomment>
        <translation>Angreifer verliert {lost}, Verteidiger verliert {beaten}</translation>
    </message>
    <message>
        <source>tables.battle.taken</source>
        <extracomment>{territory} is yours</extracomment>
        <translation>{territory} gehört dir</translation>
    </message>
    <message>
        <source>tables.battle.taken_all</source>
        <extracomment>The armies that fought have moved in.</extracomment>
        <translation>Die Armeen, die gekämpft haben, sind eingerückt.</translation>
    </message>
    <message>
        <source>tables.battle.taken_all</source>
        <comment>ad2210</comment>
        <extracomment>The units that fought have moved in.</extracomment>
        <translation>Die Einheiten, die gekämpft haben, sind eingerückt.</translation>
    </message>
    <message>
        <source>tables.battle.taken_more</source>
        <extracomment>Choose how many armies move in. Those that fought go in any case.</extracomment>
        <translation>Wähle, wie viele Armeen einrücken. Die gekämpft haben, ziehen auf jeden Fall ein.</translation>
    </message>
    <message>
        <source>tables.battle.taken_more</source>
        <comment>ad2210</comment>
        <extracomment>Choose how many units move in. Those that fought go in any case.</extracomment>
        <translation>Wähle, wie viele Einheiten einrücken. Die gekämpft haben, ziehen auf jeden Fall ein.</translation>
    </message>
    <message>
        <source>tables.battle.tie_attacker</source>
        <extracomment>Tie: attacker wins</extracomment>
        <translation>Gleich: Angreifer gewinnt</translation>
    </message>
    <message>
        <source>tables.battle.tie_defender</source>
        <extracomment>Tie: defender wins</extracomment>
        <translation>Gleich: Verteidiger gewinnt</translation>
    </message>
    <message>
        <source>tables.bribes.choose</source>
        <extracomment>Choose card and colour</extracomment>
        <translation>Wähle Karte und Farbe</translation>
    </message>
    <message numerus="yes">
        <source>tables.bribes.full</source>
        <extracomment>Has {n} card, takes no more | Has {n} cards, takes no more</extracomment>
        <translation>
            <numerusform>Hat {n} Karte, nimmt keine mehr</numerusform>
            <numerusform>Hat {n} Karten, nimmt keine mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.bribes.give</source>
        <extracomment>Give it to {player}</extracomment>
        <translation>Für {player}</translation>
    </message>
    <message>
        <source>tables.bribes.help</source>
        <extracomment>Each card turns a cannon one step your way. A colour that is yours fights for you, until it loses heart.</extracomment>
        <translation>Jede Karte dreht eine Kanone einen Schritt zu dir. Eine Farbe auf deiner Seite kämpft für dich, bis sie den Mut verliert.</translation>
    </message>
    <message>
        <source>tables.bribes.joins</source>
        <extracomment>Becomes your ally</extracomment>
        <translation>Wird dein Verbündeter</translation>
    </message>
    <message>
        <source>tables.bribes.leaves</source>
        <extracomment>Leaves {player}</extracomment>
        <translation>Verlässt {player}</translation>
    </message>
    <message>
        <source>tables.bribes.title</source>
        <extracomment>A card for a neutral colour</extracomment>
        <translation>Eine Karte für eine neutrale Farbe</translation>
    </message>
    <message>
        <source>tables.bribes.whom</source>
        <extracomment>For whom?</extracomment>
        <translation>Für wen?</translation>
    </message>
    <message>
        <source>tables.bribes.yours</source>
        <extracomment>Is your ally already</extracomment>
        <translation>Ist schon dein Verbündeter</translation>
    </message>
    <message>
        <source>tables.cards.best</source>
        <extracomment>Best</extracomment>
        <translation>Bester</translation>
    </message>
    <message>
        <source>tables.cards.choose_best</source>
        <extracomment>Choose best</extracomment>
        <translation>Besten wählen</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.choose_more</source>
        <extracomment>Choose {n} more card | Choose {n} more cards</extracomment>
        <translation>
            <numerusform>Wähle noch {n} Karte</numerusform>
            <numerusform>Wähle noch {n} Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.extra</source>
        <extracomment>+{n} army, placed there | +{n} armies, placed there</extracomment>
        <translation>
            <numerusform>+{n} Armee, dort aufgestellt</numerusform>
            <numerusform>+{n} Armeen, dort aufgestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.fixed</source>
        <extracomment>Infantry 4 · Cavalry 6 · Artillery 8 · One of each 10</extracomment>
        <translation>Infanterie 4 · Kavallerie 6 · Artillerie 8 · Je eine 10</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.forced</source>
        <extracomment>With {n} card you must trade a set before you go on. | With {n} cards you must trade a set before you go on.</extracomment>
        <translation>
            <numerusform>Mit {n} Karte musst du einen Satz tauschen, bevor es weitergeht.</numerusform>
            <numerusform>Mit {n} Karten musst du einen Satz tauschen, bevor es weitergeht.</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.held</source>
        <extracomment>You hold {territories}</extracomment>
        <translation>Du hältst {territories}</translation>
    </message>
    <message>
        <source>tables.cards.keys</source>
        <extracomment>Arrow keys move, Enter picks a card, Space trades</extracomment>
        <translation>Pfeiltasten wandern, Enter wählt eine Karte, Leertaste tauscht</translation>
    </message>
    <message>
        <source>tables.cards.kind_mixed</source>
        <extracomment>one of each</extracomment>
        <translation>je eine</translation>
    </message>
    <message>
        <source>tables.cards.kind_same</source>
        <extracomment>three of a kind</extracomment>
        <translation>drei gleiche</translation>
    </message>
    <message>
        <source>tables.cards.look</source>
        <extracomment>Three matching cards make a set.</extracomment>
        <translation>Drei passende Karten sind ein Satz.</translation>
    </message>
    <message>
        <source>tables.cards.may</source>
        <extracomment>You may trade a set now.</extracomment>
        <translation>Du darfst jetzt einen Satz tauschen.</translation>
    </message>
    <message>
        <source>tables.cards.mixed</source>
        <extracomment>One of each</extracomment>
        <translation>Je eine von jeder Sorte</translation>
    </message>
    <message>
        <source>tables.cards.no_set</source>
        <extracomment>Choose a set</extracomment>
        <translation>Wähle einen Satz</translation>
    </message>
    <message>
        <source>tables.cards.not_a_set</source>
        <extracomment>These three are not a set</extracomment>
        <translation>Diese drei sind kein Satz</translation>
    </message>
    <message>
        <source>tables.cards.sets</source>
        <extracomment>Sets in this hand</extracomment>
        <translation>Sätze auf dieser Hand</translation>
    </message>
    <message>
        <source>tables.cards.three.artillery</source>
        <extracomment>Three artillery</extracomment>
        <translation>Dreimal Artillerie</translation>
    </message>
    <message>
        <source>tables.cards.three.cavalry</source>
        <extracomment>Three cavalry</extracomment>
        <translation>Dreimal Kavallerie</translation>
    </message>
    <message>
        <source>tables.cards.three.infantry</source>
        <extracomment>Three infantry</extracomment>
        <translation>Dreimal Infanterie</translation>
    </message>
    <message>
        <source>tables.cards.title</source>
        <extracomment>Your hand</extracomment>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>tables.cards.total</source>
        <extracomment>Total this trade</extracomment>
        <translation>Summe dieses Tauschs</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.trade</source>
        <extracomment>Trade for {n} army | Trade for {n} armies</extracomment>
        <translation>
            <numerusform>Gegen {n} Armee tauschen</numerusform>
            <numerusform>Gegen {n} Armeen tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.wild_as</source>
        <extracomment>{kind}, the wild card stands for {unit}</extracomment>
        <translation>{kind}, der Joker steht für {unit}</translation>
    </message>
    <message numerus="yes">
        <source>tables.cards.with_wild</source>
        <extracomment>{kind}, with {n} wild card | {kind}, with {n} wild cards</extracomment>
        <translation>
            <numerusform>{kind}, mit {n} Joker</numerusform>
            <numerusform>{kind}, mit {n} Jokern</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.cards.worth</source>
        <extracomment>Sets bring</extracomment>
        <translation>Sätze bringen</translation>
    </message>
    <message>
        <source>tables.cards.worth_next</source>
        <extracomment>The next set brings {value}</extracomment>
        <translation>Der nächste Satz bringt {value}</translation>
    </message>
    <message>
        <source>tables.chronicle</source>
        <extracomment>Chronicle</extracomment>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>tables.chronicle.everybody</source>
        <extracomment>Everybody</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>tables.chronicle.filter</source>
        <extracomment>Show one player only</extracomment>
        <translation>Nur einen Spieler zeigen</translation>
    </message>
    <message>
        <source>tables.curtain.hand_to</source>
        <extracomment>Hand the screen to</extracomment>
        <translation>Gib den Bildschirm weiter an</translation>
    </message>
    <message>
        <source>tables.curtain.hidden</source>
        <extracomment>Cards stay hidden until then</extracomment>
        <translation>Bis dahin bleiben die Karten verborgen</translation>
    </message>
    <message>
        <source>tables.curtain.look_away</source>
        <extracomment>Secret cards come next. Everyone else, please look away.</extracomment>
        <translation>Gleich kommen geheime Karten. Alle anderen schauen bitte weg.</translation>
    </message>
    <message>
        <source>tables.curtain.look_away.bid</source>
        <extracomment>A sealed bid comes next. Everyone else, please look away.</extracomment>
        <translation>Gleich kommt ein verdecktes Gebot. Alle anderen schauen bitte weg.</translation>
    </message>
    <message>
        <source>tables.curtain.ready</source>
        <extracomment>I am {name}</extracomment>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <source>tables.curtain.spoken</source>
        <extracomment>Hand the screen to {name}</extracomment>
        <translation>Gib den Bildschirm an {name} weiter</translation>
    </message>
    <message>
        <source>tables.curtain.turn_off</source>
        <extracomment>You can turn this page off in the settings</extracomment>
        <translation>Diese Seite lässt sich in den Einstellungen abschalten</translation>
    </message>
    <message>
        <source>tables.graph.name</source>
        <extracomment>The course of the war</extracomment>
        <translation>Der Verlauf des Krieges</translation>
    </message>
    <message>
        <source>tables.recap.beaten_by</source>
        <extracomment>beaten by {name}</extracomment>
        <translation>besiegt von {name}</translation>
    </message>
    <message>
        <source>tables.recap.bids</source>
        <extracomment>bids: {bids}</extracomment>
        <translation>Gebote: {bids}</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.empty</source>
        <extracomment>it was empty | they were empty</extracomment>
        <translation>
            <numerusform>es war leer</numerusform>
            <numerusform>sie waren leer</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.from</source>
        <extracomment>from {names}</extracomment>
        <translation>von {names}</translation>
    </message>
    <message>
        <source>tables.recap.hired</source>
        <extracomment>New for {name}: {pieces}</extracomment>
        <translation>Neu bei {name}: {pieces}</translation>
    </message>
    <message>
        <source>tables.recap.holds</source>
        <extracomment>{name} holds {region}</extracomment>
        <translation>{name} hält {region}</translation>
    </message>
    <message>
        <source>tables.recap.lost_region</source>
        <extracomment>{name} no longer holds {region}</extracomment>
        <translation>{name} hält {region} nicht mehr</translation>
    </message>
    <message>
        <source>tables.recap.map</source>
        <extracomment>Map of what changed hands</extracomment>
        <translation>Karte dessen, was den Besitzer wechselte</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.more</source>
        <extracomment>{first}, {second} and {n} more | {first}, {second} and {n} more</extracomment>
        <translation>
            <numerusform>{first}, {second} und noch {n}</numerusform>
            <numerusform>{first}, {second} und noch {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.new_armies</source>
        <extracomment>{n} new army | {n} new armies</extracomment>
        <translation>
            <numerusform>{n} neue Armee</numerusform>
            <numerusform>{n} neue Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.new_armies</source>
        <comment>ad2210</comment>
        <extracomment>{n} new MOD | {n} new MODs</extracomment>
        <translation>
            <numerusform>{n} neuer MOD</numerusform>
            <numerusform>{n} neue MODs</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.nothing_lost</source>
        <extracomment>You lost no territory</extracomment>
        <translation>Du hast kein Gebiet verloren</translation>
    </message>
    <message>
        <source>tables.recap.nothing_lost_detail</source>
        <extracomment>everything you held is still yours</extracomment>
        <translation>alles, was dir gehörte, gehört dir noch</translation>
    </message>
    <message>
        <source>tables.recap.order</source>
        <extracomment>Turn order: {places}</extracomment>
        <translation>Zugreihenfolge: {places}</translation>
    </message>
    <message>
        <source>tables.recap.out</source>
        <extracomment>{name} is out of the game</extracomment>
        <translation>{name} ist ausgeschieden</translation>
    </message>
    <message>
        <source>tables.recap.played</source>
        <extracomment>{name} played: {cards}</extracomment>
        <translation>{name} hat gespielt: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.points</source>
        <extracomment>{n} point | {n} points</extracomment>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.ruined</source>
        <extracomment>Out of the game from now on</extracomment>
        <translation>Ab jetzt aus dem Spiel</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.subtitle</source>
        <extracomment>Round {round}. {n} player moved. This is what everyone at the table saw. | Round {round}. {n} players moved. This is what everyone at the table saw.</extracomment>
        <translation>
            <numerusform>Runde {round}. {n} Spieler war am Zug. Das haben alle am Tisch gesehen.</numerusform>
            <numerusform>Runde {round}. {n} Spieler waren am Zug. Das haben alle am Tisch gesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.subtitle.epoch</source>
        <extracomment>Epoch {round}. {n} player moved. This is what everyone at the table saw. | Epoch {round}. {n} players moved. This is what everyone at the table saw.</extracomment>
        <translation>
            <numerusform>Epoche {round}. {n} Spieler war am Zug. Das haben alle am Tisch gesehen.</numerusform>
            <numerusform>Epoche {round}. {n} Spieler waren am Zug. Das haben alle am Tisch gesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.subtitle.year</source>
        <extracomment>Year {round}. {n} player moved. This is what everyone at the table saw. | Year {round}. {n} players moved. This is what everyone at the table saw.</extracomment>
        <translation>
            <numerusform>Jahr {round}. {n} Spieler war am Zug. Das haben alle am Tisch gesehen.</numerusform>
            <numerusform>Jahr {round}. {n} Spieler waren am Zug. Das haben alle am Tisch gesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.recap.title</source>
        <extracomment>Since your last turn</extracomment>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>tables.recap.to</source>
        <extracomment>to {names}</extracomment>
        <translation>an {names}</translation>
    </message>
    <message>
        <source>tables.recap.took</source>
        <extracomment>{name} took {territories}</extracomment>
        <translation>{name} eroberte {territories}</translation>
    </message>
    <message>
        <source>tables.recap.two</source>
        <extracomment>{first} and {second}</extracomment>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>tables.recap.you_have</source>
        <extracomment>You have {amount}</extracomment>
        <translation>Du hast {amount}</translation>
    </message>
    <message>
        <source>tables.recap.you_lost</source>
        <extracomment>You lost {territories}</extracomment>
        <translation>Du hast {territories} verloren</translation>
    </message>
    <message>
        <source>tables.recap.you_lost_pieces</source>
        <extracomment>You lost: {pieces}</extracomment>
        <translation>Du hast verloren: {pieces}</translation>
    </message>
    <message>
        <source>tables.recap.you_lost_region</source>
        <extracomment>You no longer hold {region}</extracomment>
        <translation>Du hältst {region} nicht mehr</translation>
    </message>
    <message>
        <source>tables.round</source>
        <extracomment>Round {number}</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>tables.round.epoch</source>
        <extracomment>Epoch {number}</extracomment>
        <translation>Epoche {number}</translation>
    </message>
    <message>
        <source>tables.round.year</source>
        <extracomment>Year {number}</extracomment>
        <translation>Jahr {number}</translation>
    </message>
    <message numerus="yes">
        <source>tables.tally.dice</source>
        <extracomment>{n} die rolled | {n} dice rolled</extracomment>
        <translation>
            <numerusform>{n} Würfel geworfen</numerusform>
            <numerusform>{n} Würfel geworfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables.tally.dice_of_sides</source>
        <extracomment>{n} die with {sides} sides | {n} dice with {sides} sides</extracomment>
        <translation>
            <numerusform>{n} Würfel mit {sides} Seiten</numerusform>
            <numerusform>{n} Würfel mit {sides} Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>tables.tally.expected</source>
        <extracomment>expected {count} of each</extracomment>
        <translation>erwartet je {count}</translation>
    </message>
    <message>
        <source>tables.tally.luck</source>
        <extracomment>Luck in battle, in armies</extracomment>
        <translation>Glück im Kampf, in Armeen</translation>
    </message>
    <message>
        <source>tables.tally.luck.hint</source>
        <extracomment>Armies beaten minus armies lost, beyond what even dice would have given.</extracomment>
        <translation>Geschlagene minus verlorene Armeen, über das hinaus, was faire Würfel ergeben hätten.</translation>
    </message>
    <message>
        <source>tables.tally.luck.hint</source>
        <comment>ad2210</comment>
        <extracomment>Units beaten minus units lost, beyond what even dice would have given.</extracomment>
        <translation>Geschlagene minus verlorene Einheiten, über das hinaus, was faire Würfel ergeben hätten.</translation>
    </message>
    <message>
        <source>tables.tally.luck</source>
        <comment>ad2210</comment>
        <extracomment>Luck in battle, in units</extracomment>
        <translation>Glück im Kampf, in Einheiten</translation>
    </message>
    <message>
        <source>tables.tally.name</source>
        <extracomment>How often each face came</extracomment>
        <translation>Wie oft jede Augenzahl kam</translation>
    </message>
    <message>
        <source>tables.tally.stray</source>
        <extracomment>Even dice would stray at least this far in {share} of games.</extracomment>
        <translation>Faire Würfel würden in {share} der Spiele mindestens so weit abweichen.</translation>
    </message>
    <message>
        <source>teams.ahead</source>
        <extracomment>Ahead</extracomment>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>teams.curtain.look_away</source>
        <extracomment>The cards of {team} come next: {members} may look. All others, please look away.</extracomment>
        <translation>Gleich kommen die Karten von {team}: {members} dürfen zusehen. Alle anderen schauen bitte weg.</translation>
    </message>
    <message numerus="yes">
        <source>teams.hand_passed</source>
        <extracomment>{player} hands {n} card on to {partner} | {player} hands {n} cards on to {partner}</extracomment>
        <translation>
            <numerusform>{player} gibt {n} Karte an {partner} weiter</numerusform>
            <numerusform>{player} gibt {n} Karten an {partner} weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>teams.hand_passed.detail</source>
        <extracomment>The hand of {team}</extracomment>
        <translation>Die Hand von {team}</translation>
    </message>
    <message>
        <source>teams.joint_hand</source>
        <extracomment>Team's hand</extracomment>
        <translation>Hand des Teams</translation>
    </message>
    <message>
        <source>teams.lead</source>
        <extracomment>{player} leads in {territory}</extracomment>
        <translation>{player} führt in {territory}</translation>
    </message>
    <message>
        <source>teams.lead.detail</source>
        <extracomment>It counts for {player} now</extracomment>
        <translation>Es zählt jetzt für {player}</translation>
    </message>
    <message>
        <source>teams.lead.level</source>
        <extracomment>{territory} is level</extracomment>
        <translation>Gleichstand in {territory}</translation>
    </message>
    <message>
        <source>teams.lead.level_detail</source>
        <extracomment>Partners have equally many armies there: it counts for nobody</extracomment>
        <translation>Partner haben dort gleich viele Armeen: Es zählt für niemanden</translation>
    </message>
    <message>
        <source>teams.name.diamond</source>
        <extracomment>Team Diamond</extracomment>
        <translation>Team Raute</translation>
    </message>
    <message>
        <source>teams.name.star</source>
        <extracomment>Team Star</extracomment>
        <translation>Team Stern</translation>
    </message>
    <message>
        <source>teams.new.hint</source>
        <extracomment>{first} against {second}. They sit alternately.</extracomment>
        <translation>{first} gegen {second}. Sie sitzen abwechselnd.</translation>
    </message>
    <message>
        <source>teams.new.name_of</source>
        <extracomment>Name of {team}</extracomment>
        <translation>Name von {team}</translation>
    </message>
    <message>
        <source>teams.new.same_names</source>
        <extracomment>Two teams have the same name</extracomment>
        <translation>Zwei Teams haben denselben Namen</translation>
    </message>
    <message>
        <source>teams.new.swap</source>
        <extracomment>{player} changes team</extracomment>
        <translation>{player} wechselt das Team</translation>
    </message>
    <message>
        <source>teams.new.swap_spoken</source>
        <extracomment>{player} changes team with {other}</extracomment>
        <translation>{player} tauscht das Team mit {other}</translation>
    </message>
    <message>
        <source>teams.new.with_whom</source>
        <extracomment>With whom does {player} change teams? Press the same button beside a player of the other team.</extracomment>
        <translation>Mit wem tauscht {player} das Team? Drücke denselben Knopf neben jemandem aus dem anderen Team.</translation>
    </message>
    <message>
        <source>teams.plaque.spoken</source>
        <extracomment>{name}, {kind}: {territories} territories, {armies} armies, next income {income}</extracomment>
        <translation>{name}, {kind}: {territories} Gebiete, {armies} Armeen, nächstes Einkommen {income}</translation>
    </message>
    <message>
        <source>teams.win.title</source>
        <extracomment>{team} has won</extracomment>
        <translation>{team} hat gewonnen</translation>
    </message>
    <message>
        <source>teams.with_members</source>
        <extracomment>{team}: {members}</extracomment>
        <translation>{team}: {members}</translation>
    </message>
    <message>
        <source>teams.won</source>
        <extracomment>{team} wins the game</extracomment>
        <translation>{team} gewinnt das Spiel</translation>
    </message>
    <message>
        <source>years.done</source>
        <extracomment>done</extracomment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>years.now</source>
        <extracomment>on turn</extracomment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>years.order</source>
        <extracomment>Order of the turns: {players}</extracomment>
        <translation>Zugreihenfolge: {players}</translation>
    </message>
    <message>
        <source>years.spoken</source>
        <extracomment>Year {year} of {years}</extracomment>
        <translation>Jahr {year} von {years}</translation>
    </message>
    <message>
        <source>years.spoken.epoch</source>
        <extracomment>Epoch {year} of {years}</extracomment>
        <translation>Epoche {year} von {years}</translation>
    </message>
    <message>
        <source>years.told.bid_tied</source>
        <extracomment>Equal bids: the die decides</extracomment>
        <translation>Gleiche Gebote: Der Würfel entscheidet</translation>
    </message>
    <message>
        <source>years.told.bids</source>
        <extracomment>The bids are open</extracomment>
        <translation>Die Gebote liegen offen</translation>
    </message>
    <message>
        <source>years.told.called_off</source>
        <extracomment>The invasion of {territory} is off</extracomment>
        <translation>Die Invasion von {territory} findet nicht statt</translation>
    </message>
    <message>
        <source>years.told.captured</source>
        <extracomment>{name} captures: {piece}</extracomment>
        <translation>{name} erbeutet: {piece}</translation>
    </message>
    <message>
        <source>years.told.devastated</source>
        <extracomment>Land is devastated</extracomment>
        <translation>Land ist verwüstet</translation>
    </message>
    <message>
        <source>years.told.emptied</source>
        <extracomment>{territory} is empty now</extracomment>
        <translation>{territory} ist jetzt leer</translation>
    </message>
    <message>
        <source>years.told.from_bonus</source>
        <extracomment>third contested territory</extracomment>
        <translation>drittes umkämpftes Gebiet</translation>
    </message>
    <message numerus="yes">
        <source>years.told.from_lands</source>
        <extracomment>territories +{n} | territories +{n}</extracomment>
        <translation>
            <numerusform>Gebiete +{n}</numerusform>
            <numerusform>Gebiete +{n}</numerusform>
        </translation>
    </message>
    <message>
        <source>years.told.hired</source>
        <extracomment>{name} buys: {piece}</extracomment>
        <translation>{name} kauft: {piece}</translation>
    </message>
    <message>
        <source>years.told.lost</source>
        <extracomment>{name} loses: {piece}</extracomment>
        <translation>{name} verliert: {piece}</translation>
    </message>
    <message>
        <source>years.told.marker</source>
        <extracomment>{name} takes turn {place}</extracomment>
        <translation>{name} nimmt Zug {place}</translation>
    </message>
    <message>
        <source>years.told.moved</source>
        <extracomment>{name} moves: {piece}</extracomment>
        <translation>{name} bewegt: {piece}</translation>
    </message>
    <message>
        <source>years.told.moved_by_card</source>
        <extracomment>{piece} ({name}) is moved</extracomment>
        <translation>{piece} ({name}) wird versetzt</translation>
    </message>
    <message>
        <source>years.told.nobody</source>
        <extracomment>it was empty</extracomment>
        <translation>es war leer</translation>
    </message>
    <message>
        <source>years.told.piece</source>
        <extracomment>{name} places: {piece}</extracomment>
        <translation>{name} setzt: {piece}</translation>
    </message>
    <message numerus="yes">
        <source>years.told.scored</source>
        <extracomment>{name}: {n} point | {name}: {n} points</extracomment>
        <translation>
            <numerusform>{name}: {n} Punkt</numerusform>
            <numerusform>{name}: {n} Punkte</numerusform>
        </translation>
    </message>
</context>
</TS>
