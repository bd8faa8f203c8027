<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL" sourcelanguage="en_US">
<context>
    <name>risk</name>
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
</context>
</TS>
