--TEST--
JMS dialect, reading: dates, enums, classes told by a key, unions of scalars
--EXTENSIONS--
kiln
--INI--
date.timezone=UTC
--FILE--
<?php
require __DIR__ . '/jms_read.inc';

echo "dates\n";
$date = static fn(string $class, string ...$formats): Kiln\Native\ReadProgram => jms_read_program([op('JMS_READ_DATE'), $class, $formats, 'Europe/Berlin']);
foreach ([
    '"2020-02-29T23:59:59Z"', '"2020-02-29T23:59:59+14:30"', '"2020-02-29T23:59:59-00:00"', '"2019-02-29T00:00:00Z"', '"2020-02-29T23:59:59z"',
    '"2020-02-29t23:59:59Z"', '"2020-02-29T23:59:59.5Z"', '"2020-02-29T23:59:60Z"', '"2020-02-29T23:59:59+15:00"', '"2020-02-29T23:59:59 Z"', '"2020-02-29T23:59:59+01"', '5', 'null', '""',
] as $json) {
    read($date('DateTimeImmutable', DATE_ATOM, 'Y'), $json);
}
foreach (['"2020-02-29T23:59:59Z"', '"x"'] as $json) {
    read($date('DateTime', 'Y-m-d\TH:i:sp'), $json);
    read($date('DateTime', 'Y-m-d', DATE_ATOM), $json);
}
foreach (['"2020-01-01T00:00:00.5+01:00"', '"2020-01-01T00:00:00.123Z"', '"2020-01-01T00:00:00.1234Z"', '"2020-01-01T00:00:00.Z"', '"2020-01-01T00:00:00Z"'] as $json) {
    read($date('DateTimeImmutable', DATE_RFC3339_EXTENDED), $json);
}

echo "enums\n";
enum Suit: string { case Hearts = 'h'; }
enum Level: int { case Low = 1; }
read(jms_read_program([op('JMS_READ_ENUM_FROM'), Suit::class, false, false]), '"h"');
read(jms_read_program([op('JMS_READ_ENUM_FROM'), Level::class, false, true]), '1');
read(jms_read_program([op('JMS_READ_ENUM_FROM'), Suit::class, true, false]), '"Hearts"');
read(jms_read_program([op('JMS_READ_ENUM_FROM'), Suit::class, false, false]), '"x"');
read(jms_read_program([op('JMS_READ_ENUM_FROM'), Level::class, false, true]), '"1"');
read(jms_read_program([op('JMS_READ_ENUM_FROM'), Level::class, true, true]), '1');
read(jms_read_program([op('JMS_READ_ENUM_FROM'), 'Missing', true, true]), '1');

echo "by a key\n";
foreach ([false, true] as $isUnion) {
    $program = jms_read_program([op('JMS_READ_DISCRIMINATED'), 'type', $isUnion, [['a', coerce('BOOL')], ['5', [op('JMS_READ_NOTHING')]], ['0', [op('JMS_READ_UNTYPED')]], ['', [op('JMS_READ_REFUSED')]]], false]);
    foreach (['{"type":"a"}', '{"type":"b","type":5}', '{"type":"5"}', '{"type":5.0}', '{"type":0}', '{"type":"0"}', '{"type":""}', '{"type":null}', '{}', '[]', '"a"', '{"type":"A"}'] as $json) {
        read($program, $json);
    }
}

echo "asked\n";
foreach (['1', '1.5', 'true', '"a"', 'null', '[1]'] as $json) {
    read(jms_read_program([op('JMS_READ_ASKED'), op('SCALAR_INT') | op('SCALAR_BOOL'), 'observed', [['name' => 'T', 'params' => []], 'place']]), $json);
}
read(jms_read_program([op('JMS_READ_ASKED'), 0, 'missing', []]), '1');
?>
--EXPECT--
dates
"2020-02-29T23:59:59Z" => object(DateTimeImmutable) { ["date"]=> string(26) "2020-02-29 23:59:59.000000" ["timezone_type"]=> int(2) ["timezone"]=> string(1) "Z" }
"2020-02-29T23:59:59+14:30" => object(DateTimeImmutable) { ["date"]=> string(26) "2020-02-29 23:59:59.000000" ["timezone_type"]=> int(1) ["timezone"]=> string(6) "+14:30" }
"2020-02-29T23:59:59-00:00" => object(DateTimeImmutable) { ["date"]=> string(26) "2020-02-29 23:59:59.000000" ["timezone_type"]=> int(1) ["timezone"]=> string(6) "+00:00" }
"2019-02-29T00:00:00Z" => object(DateTimeImmutable) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    immutable Europe/Berlin
"2020-02-29T23:59:59z" => object(DateTimeImmutable) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    immutable Europe/Berlin
"2020-02-29t23:59:59Z" => object(DateTimeImmutable) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    immutable Europe/Berlin
"2020-02-29T23:59:59.5Z" => object(DateTimeImmutable) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    immutable Europe/Berlin
"2020-02-29T23:59:60Z" => object(DateTimeImmutable) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    immutable Europe/Berlin
"2020-02-29T23:59:59+15:00" => object(DateTimeImmutable) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    immutable Europe/Berlin
"2020-02-29T23:59:59 Z" => object(DateTimeImmutable) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    immutable Europe/Berlin
"2020-02-29T23:59:59+01" => object(DateTimeImmutable) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    immutable Europe/Berlin
5 => object(DateTimeImmutable) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    immutable Europe/Berlin
null => NULL
    immutable Europe/Berlin
"" => object(DateTimeImmutable) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    immutable Europe/Berlin
"2020-02-29T23:59:59Z" => object(DateTime) { ["date"]=> string(26) "2020-02-29 23:59:59.000000" ["timezone_type"]=> int(2) ["timezone"]=> string(1) "Z" }
"2020-02-29T23:59:59Z" => object(DateTime) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    mutable Europe/Berlin
"x" => object(DateTime) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    mutable Europe/Berlin
"x" => object(DateTime) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    mutable Europe/Berlin
"2020-01-01T00:00:00.5+01:00" => object(DateTimeImmutable) { ["date"]=> string(26) "2020-01-01 00:00:00.500000" ["timezone_type"]=> int(1) ["timezone"]=> string(6) "+01:00" }
"2020-01-01T00:00:00.123Z" => object(DateTimeImmutable) { ["date"]=> string(26) "2020-01-01 00:00:00.123000" ["timezone_type"]=> int(2) ["timezone"]=> string(1) "Z" }
"2020-01-01T00:00:00.1234Z" => object(DateTimeImmutable) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    immutable Europe/Berlin
"2020-01-01T00:00:00.Z" => object(DateTimeImmutable) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    immutable Europe/Berlin
"2020-01-01T00:00:00Z" => object(DateTimeImmutable) { ["date"]=> string(26) "1970-01-01 00:00:00.000000" ["timezone_type"]=> int(3) ["timezone"]=> string(3) "UTC" }
    immutable Europe/Berlin
enums
"h" => enum(Suit::Hearts)
1 => enum(Level::Low)
"Hearts" => enum(Suit::Hearts)
"x" => ValueError: "x" is not a valid backing value for enum Suit
"1" => enum(Level::Low)
    enumCase
1 => Error: Undefined constant Level::1
1 => declined, reason 2
by a key
{"type":"a"} => bool(true)
{"type":"b","type":5} => NULL
{"type":"5"} => NULL
{"type":5.0} => declined, reason 1
{"type":0} => array(1) { ["type"]=> int(0) }
{"type":"0"} => array(1) { ["type"]=> string(1) "0" }
{"type":""} => declined, reason 1
{"type":null} => declined, reason 1
{} => declined, reason 1
[] => declined, reason 1
"a" => declined, reason 1
{"type":"A"} => declined, reason 1
{"type":"a"} => bool(true)
{"type":"b","type":5} => NULL
{"type":"5"} => NULL
{"type":5.0} => declined, reason 1
{"type":0} => declined, reason 1
{"type":"0"} => declined, reason 1
{"type":""} => declined, reason 1
{"type":null} => declined, reason 1
{} => declined, reason 1
[] => declined, reason 1
"a" => declined, reason 1
{"type":"A"} => declined, reason 1
asked
1 => int(1)
1.5 => array(1) { ["observed"]=> float(1.5) }
    observed "T"
true => bool(true)
"a" => array(1) { ["observed"]=> string(1) "a" }
    observed "T"
null => array(1) { ["observed"]=> NULL }
    observed "T"
[1] => array(1) { ["observed"]=> array(1) { [0]=> int(1) } }
    observed "T"
1 => declined, reason 2
