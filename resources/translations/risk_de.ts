<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>risk</name>
    <message>
        <source>app.already_running</source>
        <extracomment>Risk Desktop is already running; its window has been brought to the front.</extracomment>
        <translation>Risk Desktop läuft bereits; das Fenster wurde nach vorn geholt.</translation>
    </message>
    <message>
        <source>app.board_unfit</source>
        <extracomment>The board {name} can't be used: it is gone, broken, or too small for {players} players.</extracomment>
        <translation>Das Spielbrett {name} ist nicht brauchbar: Es fehlt, ist fehlerhaft oder zu klein für {players} Spieler.</translation>
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
        <source>board.line_to</source>
        <extracomment>to {name}</extracomment>
        <translation>nach {name}</translation>
    </message>
    <message>
        <source>board.name</source>
        <extracomment>Board</extracomment>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>board.odds_spoken</source>
        <extracomment>{win} to win; you lose {lose}, they lose {they} on average</extracomment>
        <translation>{win} Siegchance; du verlierst im Schnitt {lose}, sie {they}</translation>
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
        <source>chronicle.bonus_lost</source>
        <extracomment>−{n} army each turn | −{n} armies each turn</extracomment>
        <translation>
            <numerusform>−{n} Armee je Zug</numerusform>
            <numerusform>−{n} Armeen je Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>chronicle.card</source>
        <extracomment>{name} draws a card</extracomment>
        <translation>{name} zieht eine Karte</translation>
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
        <source>chronicle.dealt</source>
        <extracomment>The territories were dealt</extracomment>
        <translation>Die Gebiete wurden verteilt</translation>
    </message>
    <message>
        <source>chronicle.from</source>
        <extracomment>from {name}</extracomment>
        <translation>von {name}</translation>
    </message>
    <message>
        <source>chronicle.losses</source>
        <extracomment>lost {lost}, beat {beaten}</extracomment>
        <translation>verlor {lost}, schlug {beaten}</translation>
    </message>
    <message numerus="yes">
        <source>chronicle.move</source>
        <extracomment>{name} moves {n} army | {name} moves {n} armies</extracomment>
        <translation>
            <numerusform>{name} verlegt {n} Armee</numerusform>
            <numerusform>{name} verlegt {n} Armeen</numerusform>
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
    <message numerus="yes">
        <source>chronicle.rolls</source>
        <extracomment>{n} roll | {n} rolls</extracomment>
        <translation>
            <numerusform>{n} Wurf</numerusform>
            <numerusform>{n} Würfe</numerusform>
        </translation>
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
        <source>cli.error.edition</source>
        <extracomment>There is no rule set {edition}. Known: {known}</extracomment>
        <translation>Es gibt keine Spielregeln {edition}. Bekannt: {known}</translation>
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
        <source>cli.error.option_value</source>
        <extracomment>The house rule {option} can't be {value}. Allowed: {allowed}</extracomment>
        <translation>Die Hausregel {option} kann nicht {value} sein. Erlaubt: {allowed}</translation>
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
        <source>cli.event.ArmiesMoved</source>
        <extracomment>{player} moves armies from {origin} to {target}: {armies}</extracomment>
        <translation>{player} verlegt Armeen von {origin} nach {target}: {armies}</translation>
    </message>
    <message>
        <source>cli.event.ArmiesPlaced</source>
        <extracomment>{player} places: {parts}</extracomment>
        <translation>{player} setzt: {parts}</translation>
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
        <source>cli.event.IncomeReceived</source>
        <extracomment>{player} gets armies: {lines}</extracomment>
        <translation>{player} bekommt Armeen: {lines}</translation>
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
    <message numerus="yes">
        <source>common.armies</source>
        <extracomment>{n} army | {n} armies</extracomment>
        <translation>
            <numerusform>{n} Armee</numerusform>
            <numerusform>{n} Armeen</numerusform>
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
        <source>illegal.amount</source>
        <extracomment>Choose a number from {lo} to {hi}.</extracomment>
        <translation>Wähle eine Zahl von {lo} bis {hi}.</translation>
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
        <source>illegal.attack.own</source>
        <extracomment>{territory} is yours already. Choose a territory of somebody else.</extracomment>
        <translation>{territory} gehört dir schon. Wähle ein fremdes Gebiet.</translation>
    </message>
    <message>
        <source>illegal.choice</source>
        <extracomment>That isn't possible here.</extracomment>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <source>illegal.fortify.armies</source>
        <extracomment>Move {lo} to {hi} armies: at least one has to stay.</extracomment>
        <translation>Verlege {lo} bis {hi} Armeen: Mindestens eine muss zurückbleiben.</translation>
    </message>
    <message>
        <source>illegal.fortify.far</source>
        <extracomment>Your armies have no way from {origin} to {target}.</extracomment>
        <translation>Deine Armeen kommen nicht von {origin} nach {target}.</translation>
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
        <source>illegal.place.not_yours</source>
        <extracomment>You can't place armies in {territory}: it doesn't belong to you.</extracomment>
        <translation>Du kannst in {territory} keine Armeen aufstellen: Das Gebiet gehört dir nicht.</translation>
    </message>
    <message>
        <source>illegal.place.total</source>
        <extracomment>All your new armies have to be placed now: {placed} of {total} so far.</extracomment>
        <translation>Alle neuen Armeen müssen jetzt aufgestellt werden: bisher {placed} von {total}.</translation>
    </message>
    <message>
        <source>illegal.place.twice</source>
        <extracomment>A territory is named twice. Put all its new armies down in one go.</extracomment>
        <translation>Ein Gebiet ist zweimal genannt. Setze alle neuen Armeen dort auf einmal.</translation>
    </message>
    <message>
        <source>kit.die</source>
        <extracomment>Die showing {value}</extracomment>
        <translation>Würfel zeigt {value}</translation>
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
        <extracomment>The territory "{name}" has no card symbol, while others have one. Give all territories one (infantry, cavalry, artillery), or none.</extracomment>
        <translation>Das Gebiet "{name}" hat kein Kartensymbol, andere aber schon. Gib allen Gebieten eines (infantry, cavalry, artillery) oder keinem.</translation>
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
        <source>map.unreadable</source>
        <extracomment>The file can't be read. Check that you may read it and that it isn't in use by another program.</extracomment>
        <translation>Die Datei lässt sich nicht lesen. Prüfe, ob du sie lesen darfst und ob ein anderes Programm sie benutzt.</translation>
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
        <source>odds.error.defenders</source>
        <extracomment>The territory under attack needs {least} to {most} armies, not {given}.</extracomment>
        <translation>Das angegriffene Gebiet braucht {least} bis {most} Armeen, nicht {given}.</translation>
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
        <source>odds.win</source>
        <extracomment>Chance that the attacker wins</extracomment>
        <translation>Chance, dass der Angreifer gewinnt</translation>
    </message>
    <message>
        <source>play.all</source>
        <extracomment>All</extracomment>
        <translation>Alle</translation>
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
    <message>
        <source>play.claim.title</source>
        <extracomment>Take a free territory</extracomment>
        <translation>Nimm ein freies Gebiet</translation>
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
        <source>play.fortify.from</source>
        <extracomment>Move armies from where?</extracomment>
        <translation>Von wo Armeen verlegen?</translation>
    </message>
    <message>
        <source>play.fortify.from_help</source>
        <extracomment>One move ends your turn. Click a glowing territory, or skip it.</extracomment>
        <translation>Eine Verlegung beendet deinen Zug. Klicke auf ein leuchtendes Gebiet, oder verzichte.</translation>
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
        <source>play.fortify.move</source>
        <extracomment>Move {n} army | Move {n} armies</extracomment>
        <translation>
            <numerusform>{n} Armee verlegen</numerusform>
            <numerusform>{n} Armeen verlegen</numerusform>
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
        <translation>Von {origin} nach {target} verlegen</translation>
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
        <source>play.keys.back</source>
        <extracomment>Let go, close, menu</extracomment>
        <translation>Loslassen, schließen, Menü</translation>
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
        <translation>Das ganze Brett</translation>
    </message>
    <message>
        <source>play.keys.mouse.drag</source>
        <extracomment>Drag</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>play.keys.mouse.drag.does</source>
        <extracomment>Move the board</extracomment>
        <translation>Das Brett verschieben</translation>
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
        <source>play.keys.primary</source>
        <extracomment>The golden button</extracomment>
        <translation>Der goldene Knopf</translation>
    </message>
    <message>
        <source>play.keys.rule</source>
        <extracomment>The rule of this step</extracomment>
        <translation>Die Regel zu diesem Schritt</translation>
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
        <source>play.least</source>
        <extracomment>Fewest</extracomment>
        <translation>Wenigste</translation>
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
        <source>play.occupy.armies</source>
        <extracomment>Armies</extracomment>
        <translation>Armeen</translation>
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
        <source>play.occupy.move</source>
        <extracomment>Move {n} army in | Move {n} armies in</extracomment>
        <translation>
            <numerusform>{n} Armee einziehen lassen</numerusform>
            <numerusform>{n} Armeen einziehen lassen</numerusform>
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
        <source>play.phase.attack</source>
        <extracomment>Attack</extracomment>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>play.phase.claim</source>
        <extracomment>Take land</extracomment>
        <translation>Land nehmen</translation>
    </message>
    <message>
        <source>play.phase.fortify</source>
        <extracomment>Fortify</extracomment>
        <translation>Verlegen</translation>
    </message>
    <message>
        <source>play.phase.reinforce</source>
        <extracomment>Reinforce</extracomment>
        <translation>Verstärken</translation>
    </message>
    <message>
        <source>play.phase.setup_place</source>
        <extracomment>Place armies</extracomment>
        <translation>Armeen setzen</translation>
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
        <source>play.plaque.spoken</source>
        <extracomment>{name}, {kind}: {territories} territories, {armies} armies, next income {income}, {cards} cards</extracomment>
        <translation>{name}, {kind}: {territories} Gebiete, {armies} Armeen, nächstes Einkommen {income}, {cards} Karten</translation>
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
        <source>play.refuse.no_enemy_near</source>
        <extracomment>{territory} has no enemy beside it.</extracomment>
        <translation>Neben {territory} liegt kein Gegner.</translation>
    </message>
    <message>
        <source>play.refuse.none_left</source>
        <extracomment>All your armies are placed. Confirm, or take one back.</extracomment>
        <translation>Alle deine Armeen sind gesetzt. Bestätige, oder nimm eine zurück.</translation>
    </message>
    <message>
        <source>play.refuse.nowhere_to</source>
        <extracomment>{territory} isn't connected to another territory of yours.</extracomment>
        <translation>{territory} ist mit keinem anderen deiner Gebiete verbunden.</translation>
    </message>
    <message>
        <source>play.refuse.stays</source>
        <extracomment>The only army of {territory} has to stay.</extracomment>
        <translation>Die einzige Armee in {territory} muss bleiben.</translation>
    </message>
    <message>
        <source>play.refuse.taken</source>
        <extracomment>{territory} has an owner already. Take a free territory.</extracomment>
        <translation>{territory} gehört schon jemandem. Nimm ein freies Gebiet.</translation>
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
    <message>
        <source>play.rules.attack</source>
        <extracomment>Attack a neighbour from a territory with two armies or more. You roll up to three dice, always one less than your armies there. You may go on, switch or stop after every roll.</extracomment>
        <translation>Greife aus einem Gebiet mit zwei oder mehr Armeen ein Nachbargebiet an. Du wirfst bis zu drei Würfel, immer einen weniger als dort Armeen stehen. Nach jedem Wurf darfst du weitermachen, wechseln oder aufhören.</translation>
    </message>
    <message>
        <source>play.rules.attack.title</source>
        <extracomment>Attacking</extracomment>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>play.rules.claim</source>
        <extracomment>In turn everybody puts one army on a free territory, until all are taken. Whoever rolled highest begins.</extracomment>
        <translation>Reihum stellt jeder eine Armee auf ein freies Gebiet, bis alle besetzt sind. Wer am höchsten gewürfelt hat, beginnt.</translation>
    </message>
    <message>
        <source>play.rules.claim.title</source>
        <extracomment>Taking territories</extracomment>
        <translation>Gebiete nehmen</translation>
    </message>
    <message>
        <source>play.rules.defend</source>
        <extracomment>With two armies or more you may roll two dice. The highest dice are compared, then the second ones; equal dice go to you. Each pair costs its loser an army.</extracomment>
        <translation>Mit zwei oder mehr Armeen darfst du zwei Würfel werfen. Verglichen werden die höchsten, dann die zweiten; bei Gleichstand gewinnst du. Jedes Paar kostet den Verlierer eine Armee.</translation>
    </message>
    <message>
        <source>play.rules.defend.title</source>
        <extracomment>Defending</extracomment>
        <translation>Verteidigen</translation>
    </message>
    <message>
        <source>play.rules.fortify</source>
        <extracomment>Once at the end of your turn you may move armies from one territory to another that is connected through your own. One army stays behind.</extracomment>
        <translation>Einmal am Ende deines Zuges darfst du Armeen in ein Gebiet verlegen, das über eigene Gebiete verbunden ist. Eine Armee bleibt zurück.</translation>
    </message>
    <message>
        <source>play.rules.fortify.title</source>
        <extracomment>The last move</extracomment>
        <translation>Die letzte Verlegung</translation>
    </message>
    <message>
        <source>play.rules.ids</source>
        <extracomment>Rules {ids}</extracomment>
        <translation>Regeln {ids}</translation>
    </message>
    <message>
        <source>play.rules.occupy</source>
        <extracomment>At least as many armies move in as you rolled dice. More may follow, but one has to stay behind.</extracomment>
        <translation>Es ziehen mindestens so viele Armeen ein, wie du Würfel geworfen hast. Mehr dürfen folgen, eine muss zurückbleiben.</translation>
    </message>
    <message>
        <source>play.rules.occupy.title</source>
        <extracomment>Moving in</extracomment>
        <translation>Einziehen</translation>
    </message>
    <message>
        <source>play.rules.reinforce</source>
        <extracomment>You get a third of your territories in armies, at least three, and the bonus of every region that is wholly yours. Place them on your territories as you like.</extracomment>
        <translation>Du bekommst ein Drittel deiner Gebiete als Armeen, mindestens drei, dazu den Bonus jeder Region, die ganz dir gehört. Verteile sie frei auf deine Gebiete.</translation>
    </message>
    <message>
        <source>play.rules.reinforce.title</source>
        <extracomment>New armies</extracomment>
        <translation>Neue Armeen</translation>
    </message>
    <message>
        <source>play.rules.setup_place</source>
        <extracomment>In turn everybody adds an army to a territory of their own, until all starting armies stand. There is no limit to a territory.</extracomment>
        <translation>Reihum setzt jeder eine Armee auf ein eigenes Gebiet, bis alle Startarmeen stehen. Für ein Gebiet gibt es keine Obergrenze.</translation>
    </message>
    <message>
        <source>play.rules.setup_place.title</source>
        <extracomment>Starting armies</extracomment>
        <translation>Startarmeen</translation>
    </message>
    <message>
        <source>play.rules.trade</source>
        <extracomment>A set is three cards with the same unit, or one of each; a wild card stands for any. Each set traded in the game brings more than the one before. With five cards or more you must trade.</extracomment>
        <translation>Ein Satz sind drei Karten mit derselben Einheit oder eine von jeder; ein Joker steht für jede. Jeder im Spiel getauschte Satz bringt mehr als der vorige. Mit fünf oder mehr Karten musst du tauschen.</translation>
    </message>
    <message>
        <source>play.rules.trade.title</source>
        <extracomment>Trading cards</extracomment>
        <translation>Karten tauschen</translation>
    </message>
    <message>
        <source>play.rules.watch</source>
        <extracomment>A turn has three steps: place new armies, attack as often as you like, move once. Who conquered something draws a card.</extracomment>
        <translation>Ein Zug hat drei Schritte: neue Armeen setzen, beliebig oft angreifen, einmal verlegen. Wer etwas erobert hat, zieht eine Karte.</translation>
    </message>
    <message>
        <source>play.rules.watch.title</source>
        <extracomment>Another player's turn</extracomment>
        <translation>Zug eines anderen</translation>
    </message>
    <message numerus="yes">
        <source>play.setup.help</source>
        <extracomment>Click one of your territories. {n} army is left in all. | Click one of your territories. {n} armies are left in all.</extracomment>
        <translation>
            <numerusform>Klicke auf ein eigenes Gebiet. Insgesamt noch {n} Armee.</numerusform>
            <numerusform>Klicke auf ein eigenes Gebiet. Insgesamt noch {n} Armeen.</numerusform>
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
        <source>play.toast.out</source>
        <extracomment>{player} is out of the game</extracomment>
        <translation>{player} ist besiegt</translation>
    </message>
    <message>
        <source>play.trade.help</source>
        <extracomment>You may also keep your cards for later.</extracomment>
        <translation>Du darfst deine Karten auch behalten.</translation>
    </message>
    <message>
        <source>play.trade.help_forced</source>
        <extracomment>With five cards or more you have to trade.</extracomment>
        <translation>Mit fünf oder mehr Karten musst du tauschen.</translation>
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
        <translation>Sieh zu, oder betrachte solange das Brett.</translation>
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
        <source>screens.continue.round</source>
        <extracomment>{edition}, round {round}</extracomment>
        <translation>{edition}, Runde {round}</translation>
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
        <source>screens.edition.world.goal</source>
        <extracomment>Take all 42 territories.</extracomment>
        <translation>Erobere alle 42 Gebiete.</translation>
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
        <extracomment>3 to 6 players</extracomment>
        <translation>3 bis 6 Spieler</translation>
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
        <extracomment>How far the one move at the end of a turn may go.</extracomment>
        <translation>Wie weit der eine Zug am Ende reichen darf.</translation>
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
        <source>screens.option.placement_batch</source>
        <extracomment>Placing at the start</extracomment>
        <translation>Aufstellen am Anfang</translation>
    </message>
    <message>
        <source>screens.option.placement_batch.hint</source>
        <extracomment>How many armies are placed at a time.</extracomment>
        <translation>Wie viele Armeen auf einmal gesetzt werden.</translation>
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
        <source>screens.option.start_armies</source>
        <extracomment>Starting armies</extracomment>
        <translation>Startarmeen</translation>
    </message>
    <message>
        <source>screens.option.start_armies.0</source>
        <extracomment>As printed</extracomment>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>screens.option.start_armies.hint</source>
        <extracomment>How many armies everybody begins with.</extracomment>
        <translation>Mit wie vielen Armeen jeder beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>screens.option.start_armies.n</source>
        <extracomment>{n} army each | {n} armies each</extracomment>
        <translation>
            <numerusform>je {n} Armee</numerusform>
            <numerusform>je {n} Armeen</numerusform>
        </translation>
    </message>
    <message>
        <source>screens.outline.1</source>
        <extracomment>Everybody claims territories in turn and places the starting armies.</extracomment>
        <translation>Alle besetzen reihum Gebiete und setzen ihre Startarmeen.</translation>
    </message>
    <message>
        <source>screens.outline.2</source>
        <extracomment>A turn begins with new armies: for territories, whole continents, and sets of cards.</extracomment>
        <translation>Ein Zug beginnt mit neuen Armeen: für Gebiete, ganze Kontinente und Kartensätze.</translation>
    </message>
    <message>
        <source>screens.outline.3</source>
        <extracomment>Attack neighbours with up to three dice; the defender rolls up to two and wins ties.</extracomment>
        <translation>Greife Nachbarn mit bis zu drei Würfeln an; der Verteidiger würfelt mit bis zu zwei und gewinnt bei Gleichstand.</translation>
    </message>
    <message>
        <source>screens.outline.4</source>
        <extracomment>End the turn with one move between your own territories, and a card if you conquered something.</extracomment>
        <translation>Beende den Zug mit einer Verlegung zwischen eigenen Gebieten, und einer Karte, wenn du etwas erobert hast.</translation>
    </message>
    <message>
        <source>screens.outline.5</source>
        <extracomment>Whoever holds the whole world wins.</extracomment>
        <translation>Wer die ganze Welt besitzt, gewinnt.</translation>
    </message>
    <message>
        <source>screens.outline.title</source>
        <extracomment>How it goes</extracomment>
        <translation>So geht es</translation>
    </message>
    <message>
        <source>screens.settings.ai_speed</source>
        <extracomment>Computer speed</extracomment>
        <translation>Tempo des Computers</translation>
    </message>
    <message>
        <source>screens.settings.curtain</source>
        <extracomment>Same screen</extracomment>
        <translation>Gleicher Bildschirm</translation>
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
        <extracomment>As the computer</extracomment>
        <translation>Wie der Computer</translation>
    </message>
    <message>
        <source>screens.settings.look</source>
        <extracomment>Look</extracomment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>screens.settings.muted</source>
        <extracomment>Silence</extracomment>
        <translation>Stille</translation>
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
        <extracomment>Animations</extracomment>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>screens.settings.reduced_motion.hint</source>
        <extracomment>Only fade, don't move</extracomment>
        <translation>Nur überblenden, nicht bewegen</translation>
    </message>
    <message>
        <source>screens.settings.semy</source>
        <extracomment>Emblems on the land</extracomment>
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
        <extracomment>Furniture</extracomment>
        <translation>Möbel</translation>
    </message>
    <message>
        <source>screens.settings.theme.dark</source>
        <extracomment>Walnut</extracomment>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>screens.settings.theme.parchment</source>
        <extracomment>Parchment</extracomment>
        <translation>Pergament</translation>
    </message>
    <message>
        <source>screens.settings.tint</source>
        <extracomment>Land shows</extracomment>
        <translation>Land zeigt</translation>
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
        <source>screens.win.beaten</source>
        <extracomment>beaten in round {round}</extracomment>
        <translation>besiegt in Runde {round}</translation>
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
        <translation>noch auf dem Plan</translation>
    </message>
    <message numerus="yes">
        <source>screens.win.subtitle</source>
        <extracomment>{edition} · {n} round | {edition} · {n} rounds</extracomment>
        <translation>
            <numerusform>{edition} · {n} Runde</numerusform>
            <numerusform>{edition} · {n} Runden</numerusform>
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
    <message>
        <source>screens.win.winner</source>
        <extracomment>Winner</extracomment>
        <translation>Sieger</translation>
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
        <translation>Das Spielbrett {name} hat sich geändert, seit dieses Spiel gespeichert wurde: Gebiete, Grenzen oder Boni sind jetzt anders. Lege die alte Datei des Spielbretts zurück, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>storage.map_missing</source>
        <extracomment>The board of this save is missing or broken: {name}</extracomment>
        <translation>Das Spielbrett dieses Spielstands fehlt oder ist fehlerhaft: {name}</translation>
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
        <translation>Diese Version kann diesen Spielstand nicht spielen: Die Spielregeln {edition} mit diesen Spielern und Hausregeln sind unbekannt.</translation>
    </message>
    <message>
        <source>storage.settings.broken</source>
        <extracomment>The settings could not be read, so the usual ones are in force. The old file is kept as {file}.</extracomment>
        <translation>Die Einstellungen ließen sich nicht lesen, deshalb gelten die Voreinstellungen. Die alte Datei bleibt als {file} erhalten.</translation>
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
        <source>tables.battle.keep_after</source>
        <extracomment>left</extracomment>
        <translation>übrig</translation>
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
        <source>tables.battle.taken_more</source>
        <extracomment>Choose how many armies move in. Those that fought go in any case.</extracomment>
        <translation>Wähle, wie viele Armeen einrücken. Die gekämpft haben, ziehen auf jeden Fall ein.</translation>
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
    <message>
        <source>tables.cards.forced</source>
        <extracomment>Five cards or more: you must trade a set before you go on.</extracomment>
        <translation>Fünf oder mehr Karten: Du musst einen Satz tauschen, bevor es weitergeht.</translation>
    </message>
    <message>
        <source>tables.cards.held</source>
        <extracomment>You hold {territories}</extracomment>
        <translation>Du hältst {territories}</translation>
    </message>
    <message>
        <source>tables.cards.keys</source>
        <extracomment>Arrow keys move, Enter picks a card, Space trades</extracomment>
        <translation>Pfeiltasten wandern, Eingabe wählt eine Karte, Leertaste tauscht</translation>
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
        <source>tables.recap.from</source>
        <extracomment>from {names}</extracomment>
        <translation>von {names}</translation>
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
        <source>tables.recap.out</source>
        <extracomment>{name} is out of the game</extracomment>
        <translation>{name} ist ausgeschieden</translation>
    </message>
    <message numerus="yes">
        <source>tables.recap.subtitle</source>
        <extracomment>Round {round}. {n} player moved. This is what everyone at the table saw. | Round {round}. {n} players moved. This is what everyone at the table saw.</extracomment>
        <translation>
            <numerusform>Runde {round}. {n} Spieler war am Zug. Das haben alle am Tisch gesehen.</numerusform>
            <numerusform>Runde {round}. {n} Spieler waren am Zug. Das haben alle am Tisch gesehen.</numerusform>
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
        <source>tables.recap.you_lost</source>
        <extracomment>You lost {territories}</extracomment>
        <translation>Du hast {territories} verloren</translation>
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
    <message numerus="yes">
        <source>tables.tally.dice</source>
        <extracomment>{n} die rolled | {n} dice rolled</extracomment>
        <translation>
            <numerusform>{n} Würfel geworfen</numerusform>
            <numerusform>{n} Würfel geworfen</numerusform>
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
        <source>tables.tally.name</source>
        <extracomment>How often each face came</extracomment>
        <translation>Wie oft jede Augenzahl kam</translation>
    </message>
    <message>
        <source>tables.tally.stray</source>
        <extracomment>Even dice would stray at least this far in {share} of games.</extracomment>
        <translation>Faire Würfel würden in {share} der Spiele mindestens so weit abweichen.</translation>
    </message>
</context>
</TS>
