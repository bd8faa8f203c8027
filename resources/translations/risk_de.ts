<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>risk</name>
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
        <source>common.next</source>
        <extracomment>Next</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>common.no</source>
        <extracomment>No</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>common.none</source>
        <extracomment>None</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>common.off</source>
        <extracomment>Off</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>common.ok</source>
        <extracomment>OK</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>common.on</source>
        <extracomment>On</extracomment>
        <translation>An</translation>
    </message>
    <message>
        <source>common.open</source>
        <extracomment>Open</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>common.player_kind.closed</source>
        <extracomment>Not in the game</extracomment>
        <translation>Nicht dabei</translation>
    </message>
    <message>
        <source>common.player_kind.computer</source>
        <extracomment>Computer</extracomment>
        <translation>Computer</translation>
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
    <message numerus="yes">
        <source>common.players</source>
        <extracomment>{n} player | {n} players</extracomment>
        <translation>
            <numerusform>{n} Spieler</numerusform>
            <numerusform>{n} Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>common.save</source>
        <extracomment>Save</extracomment>
        <translation>Speichern</translation>
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
            <numerusform>{n} Gebiet</numerusform>
            <numerusform>{n} Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>common.yes</source>
        <extracomment>Yes</extracomment>
        <translation>Ja</translation>
    </message>
</context>
</TS>
