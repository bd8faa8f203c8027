<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL" sourcelanguage="en_US">
<context>
    <name>risk</name>
    <message>
        <source>app.already_running</source>
        <extracomment>Risk Desktop is already running; its window has been brought to the front.</extracomment>
        <translation>Risk Desktop is al gestart; het venster is naar voren gehaald.</translation>
    </message>
    <message>
        <source>app.crash.menu</source>
        <extracomment>Main menu</extracomment>
        <translation>Hoofdmenu</translation>
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
        <source>app.wild</source>
        <extracomment>Wild</extracomment>
        <translation>Joker</translation>
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
        <source>board.you_lose</source>
        <extracomment>you lose {x}</extracomment>
        <translation>jij verliest {x}</translation>
    </message>
    <message>
        <source>board.you_lose_short</source>
        <extracomment>you −{x}</extracomment>
        <translation>jij −{x}</translation>
    </message>
    <message numerus="yes">
        <source>common.armies</source>
        <extracomment>{n} army | {n} armies</extracomment>
        <translation>
            <numerusform>{n} leger</numerusform>
            <numerusform>{n} legers</numerusform>
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
        <source>common.next</source>
        <extracomment>Next</extracomment>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>common.no</source>
        <extracomment>No</extracomment>
        <translation>Nee</translation>
    </message>
    <message>
        <source>common.none</source>
        <extracomment>None</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>common.off</source>
        <extracomment>Off</extracomment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>common.ok</source>
        <extracomment>OK</extracomment>
        <translation>Oké</translation>
    </message>
    <message>
        <source>common.on</source>
        <extracomment>On</extracomment>
        <translation>Aan</translation>
    </message>
    <message>
        <source>common.open</source>
        <extracomment>Open</extracomment>
        <translation>Openen</translation>
    </message>
    <message>
        <source>common.player_kind.closed</source>
        <extracomment>Not in the game</extracomment>
        <translation>Doet niet mee</translation>
    </message>
    <message>
        <source>common.player_kind.computer</source>
        <extracomment>Computer</extracomment>
        <translation>Computer</translation>
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
    <message numerus="yes">
        <source>common.players</source>
        <extracomment>{n} player | {n} players</extracomment>
        <translation>
            <numerusform>{n} speler</numerusform>
            <numerusform>{n} spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>common.save</source>
        <extracomment>Save</extracomment>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>common.start</source>
        <extracomment>Start</extracomment>
        <translation>Starten</translation>
    </message>
    <message numerus="yes">
        <source>common.territories</source>
        <extracomment>{n} territory | {n} territories</extracomment>
        <translation>
            <numerusform>{n} gebied</numerusform>
            <numerusform>{n} gebieden</numerusform>
        </translation>
    </message>
    <message>
        <source>common.yes</source>
        <extracomment>Yes</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>illegal.amount</source>
        <extracomment>Choose a number from {lo} to {hi}.</extracomment>
        <translation>Kies een getal van {lo} tot en met {hi}.</translation>
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
        <source>illegal.attack.own</source>
        <extracomment>{territory} is yours already. Choose a territory of somebody else.</extracomment>
        <translation>{territory} is al van jou. Kies een gebied van iemand anders.</translation>
    </message>
    <message>
        <source>illegal.choice</source>
        <extracomment>That isn't possible here.</extracomment>
        <translation>Dat kan hier niet.</translation>
    </message>
    <message>
        <source>illegal.fortify.armies</source>
        <extracomment>Move {lo} to {hi} armies: at least one has to stay.</extracomment>
        <translation>Verplaats {lo} tot {hi} legers: er moet er minstens één achterblijven.</translation>
    </message>
    <message>
        <source>illegal.fortify.far</source>
        <extracomment>Your armies have no way from {origin} to {target}.</extracomment>
        <translation>Je legers kunnen niet van {origin} naar {target}.</translation>
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
        <source>illegal.place.not_yours</source>
        <extracomment>You can't place armies in {territory}: it doesn't belong to you.</extracomment>
        <translation>Je kunt geen legers in {territory} zetten: dat gebied is niet van jou.</translation>
    </message>
    <message>
        <source>illegal.place.total</source>
        <extracomment>All your new armies have to be placed now: {placed} of {total} so far.</extracomment>
        <translation>Al je nieuwe legers moeten nu worden geplaatst: {placed} van de {total} tot nu toe.</translation>
    </message>
    <message>
        <source>illegal.place.twice</source>
        <extracomment>A territory is named twice. Put all its new armies down in one go.</extracomment>
        <translation>Een gebied wordt twee keer genoemd. Zet alle nieuwe legers daar in één keer neer.</translation>
    </message>
    <message>
        <source>kit.die</source>
        <extracomment>Die showing {value}</extracomment>
        <translation>Dobbelsteen met {value}</translation>
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
        <extracomment>The territory "{name}" has no card symbol, while others have one. Give all territories one (infantry, cavalry, artillery), or none.</extracomment>
        <translation>Het gebied "{name}" heeft geen kaartsymbool, andere wel. Geef alle gebieden er een (infantry, cavalry, artillery), of geen enkel.</translation>
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
        <source>map.unreadable</source>
        <extracomment>The file can't be read. Check that you may read it and that it isn't in use by another program.</extracomment>
        <translation>Het bestand kan niet worden gelezen. Controleer of je het mag lezen en of een ander programma het gebruikt.</translation>
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
        <source>odds.error.defenders</source>
        <extracomment>The territory under attack needs {least} to {most} armies, not {given}.</extracomment>
        <translation>Het aangevallen gebied moet {least} tot {most} legers hebben, geen {given}.</translation>
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
        <source>odds.win</source>
        <extracomment>Chance that the attacker wins</extracomment>
        <translation>Kans dat de aanvaller wint</translation>
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
        <source>storage.line_damaged</source>
        <extracomment>Line {number} is damaged. The game opens at the last sound position, and the damaged file is kept.</extracomment>
        <translation>Regel {number} is beschadigd. Het spel opent op de laatste goede stand en het beschadigde bestand blijft bewaard.</translation>
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
</context>
</TS>
