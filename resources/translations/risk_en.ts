<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>risk</name>
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
</context>
</TS>
