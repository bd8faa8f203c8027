<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>risk</name>
    <message>
        <source>app.already_running</source>
        <translation>Risk Desktop is already running; its window has been brought to the front.</translation>
    </message>
    <message>
        <source>app.crash.menu</source>
        <translation>Main menu</translation>
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
        <source>app.wild</source>
        <translation>Wild</translation>
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
        <source>board.you_lose</source>
        <translation>you lose {x}</translation>
    </message>
    <message>
        <source>board.you_lose_short</source>
        <translation>you −{x}</translation>
    </message>
    <message numerus="yes">
        <source>common.armies</source>
        <translation>
            <numerusform>{n} army</numerusform>
            <numerusform>{n} armies</numerusform>
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
        <source>common.next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>common.no</source>
        <translation>No</translation>
    </message>
    <message>
        <source>common.none</source>
        <translation>None</translation>
    </message>
    <message>
        <source>common.off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>common.ok</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>common.on</source>
        <translation>On</translation>
    </message>
    <message>
        <source>common.open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>common.player_kind.closed</source>
        <translation>Not in the game</translation>
    </message>
    <message>
        <source>common.player_kind.computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>common.player_kind.human</source>
        <translation>Human</translation>
    </message>
    <message>
        <source>common.player_kind.neutral</source>
        <translation>Neutral</translation>
    </message>
    <message numerus="yes">
        <source>common.players</source>
        <translation>
            <numerusform>{n} player</numerusform>
            <numerusform>{n} players</numerusform>
        </translation>
    </message>
    <message>
        <source>common.save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>common.start</source>
        <translation>Start</translation>
    </message>
    <message numerus="yes">
        <source>common.territories</source>
        <translation>
            <numerusform>{n} territory</numerusform>
            <numerusform>{n} territories</numerusform>
        </translation>
    </message>
    <message>
        <source>common.yes</source>
        <translation>Yes</translation>
    </message>
    <message>
        <source>illegal.amount</source>
        <translation>Choose a number from {lo} to {hi}.</translation>
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
        <source>illegal.attack.far</source>
        <translation>{target} doesn't border on {origin}, and no sea line joins them.</translation>
    </message>
    <message>
        <source>illegal.attack.keep</source>
        <translation>Choose from {lo} to {hi} armies at which the attack stops.</translation>
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
        <source>illegal.attack.own</source>
        <translation>{territory} is yours already. Choose a territory of somebody else.</translation>
    </message>
    <message>
        <source>illegal.choice</source>
        <translation>That isn't possible here.</translation>
    </message>
    <message>
        <source>illegal.fortify.armies</source>
        <translation>Move {lo} to {hi} armies: at least one has to stay.</translation>
    </message>
    <message>
        <source>illegal.fortify.far</source>
        <translation>Your armies have no way from {origin} to {target}.</translation>
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
        <source>illegal.place.not_yours</source>
        <translation>You can't place armies in {territory}: it doesn't belong to you.</translation>
    </message>
    <message>
        <source>illegal.place.total</source>
        <translation>All your new armies have to be placed now: {placed} of {total} so far.</translation>
    </message>
    <message>
        <source>illegal.place.twice</source>
        <translation>A territory is named twice. Put all its new armies down in one go.</translation>
    </message>
    <message>
        <source>kit.die</source>
        <translation>Die showing {value}</translation>
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
        <translation>The territory "{name}" has no card symbol, while others have one. Give all territories one (infantry, cavalry, artillery), or none.</translation>
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
        <source>map.unreadable</source>
        <translation>The file can't be read. Check that you may read it and that it isn't in use by another program.</translation>
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
        <source>odds.error.defenders</source>
        <translation>The territory under attack needs {least} to {most} armies, not {given}.</translation>
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
        <source>odds.losses</source>
        <translation>Attacker loses {attacker}, defender {defender}</translation>
    </message>
    <message>
        <source>odds.title</source>
        <translation>Attack with {attackers} armies, one of which has to stay, on {defenders}</translation>
    </message>
    <message>
        <source>odds.win</source>
        <translation>Chance that the attacker wins</translation>
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
        <source>storage.line_damaged</source>
        <translation>Line {number} is damaged. The game opens at the last sound position, and the damaged file is kept.</translation>
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
</context>
</TS>
