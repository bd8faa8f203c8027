<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv_SE" sourcelanguage="en_US">
<context>
    <name>risk</name>
    <message numerus="yes">
        <source>common.armies</source>
        <extracomment>{n} army | {n} armies</extracomment>
        <translation>
            <numerusform>{n} armé</numerusform>
            <numerusform>{n} arméer</numerusform>
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
        <source>common.next</source>
        <extracomment>Next</extracomment>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>common.no</source>
        <extracomment>No</extracomment>
        <translation>Nej</translation>
    </message>
    <message>
        <source>common.none</source>
        <extracomment>None</extracomment>
        <translation>Inga</translation>
    </message>
    <message>
        <source>common.off</source>
        <extracomment>Off</extracomment>
        <translation>Av</translation>
    </message>
    <message>
        <source>common.ok</source>
        <extracomment>OK</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>common.on</source>
        <extracomment>On</extracomment>
        <translation>På</translation>
    </message>
    <message>
        <source>common.open</source>
        <extracomment>Open</extracomment>
        <translation>Öppna</translation>
    </message>
    <message>
        <source>common.player_kind.closed</source>
        <extracomment>Not in the game</extracomment>
        <translation>Inte med</translation>
    </message>
    <message>
        <source>common.player_kind.computer</source>
        <extracomment>Computer</extracomment>
        <translation>Dator</translation>
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
    <message numerus="yes">
        <source>common.players</source>
        <extracomment>{n} player | {n} players</extracomment>
        <translation>
            <numerusform>{n} spelare</numerusform>
            <numerusform>{n} spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>common.save</source>
        <extracomment>Save</extracomment>
        <translation>Spara</translation>
    </message>
    <message>
        <source>common.start</source>
        <extracomment>Start</extracomment>
        <translation>Starta</translation>
    </message>
    <message numerus="yes">
        <source>common.territories</source>
        <extracomment>{n} territory | {n} territories</extracomment>
        <translation>
            <numerusform>{n} område</numerusform>
            <numerusform>{n} områden</numerusform>
        </translation>
    </message>
    <message>
        <source>common.yes</source>
        <extracomment>Yes</extracomment>
        <translation>Ja</translation>
    </message>
</context>
</TS>
