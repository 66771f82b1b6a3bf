--TEST--
JMS dialect, reading: scalars are cast as PHP does, or must be of their kind
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_read.inc';

$documents = ['1', '-7', '1.5', '1e3', '18446744073709551615', '"12"', '"012"', '"x"', '""', '"0"', 'true', 'false', 'null', '[]', '[0]', '{}', '{"a":1}', '0', '-0.0'];
foreach (['BOOL', 'INT', 'FLOAT', 'STRING'] as $kind) {
    foreach (['coerce', 'exactly'] as $rule) {
        echo "$rule $kind\n";
        foreach ($documents as $json) {
            read(jms_read_program($rule($kind)), $json);
        }
    }
}
?>
--EXPECT--
coerce BOOL
1 => bool(true)
-7 => bool(true)
1.5 => bool(true)
1e3 => bool(true)
18446744073709551615 => bool(true)
"12" => bool(true)
"012" => bool(true)
"x" => bool(true)
"" => bool(false)
"0" => bool(false)
true => bool(true)
false => bool(false)
null => bool(false)
[] => bool(false)
[0] => bool(true)
{} => bool(false)
{"a":1} => bool(true)
0 => bool(false)
-0.0 => bool(false)
exactly BOOL
1 => declined, reason 1
-7 => declined, reason 1
1.5 => declined, reason 1
1e3 => declined, reason 1
18446744073709551615 => declined, reason 1
"12" => declined, reason 1
"012" => declined, reason 1
"x" => declined, reason 1
"" => declined, reason 1
"0" => declined, reason 1
true => bool(true)
false => bool(false)
null => NULL
[] => declined, reason 1
[0] => declined, reason 1
{} => declined, reason 1
{"a":1} => declined, reason 1
0 => declined, reason 1
-0.0 => declined, reason 1
coerce INT
1 => int(1)
-7 => int(-7)
1.5 => int(1)
    int
1e3 => int(1000)
    int
18446744073709551615 => int(0)
    int
"12" => int(12)
"012" => int(12)
    int
"x" => int(0)
    int
"" => int(0)
    int
"0" => int(0)
true => int(1)
false => int(0)
null => int(0)
[] => int(0)
    int
[0] => int(1)
    int
{} => int(0)
    int
{"a":1} => int(1)
    int
0 => int(0)
-0.0 => int(0)
    int
exactly INT
1 => int(1)
-7 => int(-7)
1.5 => declined, reason 1
1e3 => declined, reason 1
18446744073709551615 => declined, reason 1
"12" => declined, reason 1
"012" => declined, reason 1
"x" => declined, reason 1
"" => declined, reason 1
"0" => declined, reason 1
true => declined, reason 1
false => declined, reason 1
null => NULL
[] => declined, reason 1
[0] => declined, reason 1
{} => declined, reason 1
{"a":1} => declined, reason 1
0 => int(0)
-0.0 => declined, reason 1
coerce FLOAT
1 => float(1)
-7 => float(-7)
1.5 => float(1.5)
1e3 => float(1000)
18446744073709551615 => float(1.8446744073709552E+19)
"12" => float(12)
    float
"012" => float(12)
    float
"x" => float(0)
    float
"" => float(0)
    float
"0" => float(0)
    float
true => float(1)
    float
false => float(0)
    float
null => float(0)
    float
[] => float(0)
    float
[0] => float(1)
    float
{} => float(0)
    float
{"a":1} => float(1)
    float
0 => float(0)
-0.0 => float(-0)
exactly FLOAT
1 => declined, reason 1
-7 => declined, reason 1
1.5 => float(1.5)
1e3 => float(1000)
18446744073709551615 => float(1.8446744073709552E+19)
"12" => declined, reason 1
"012" => declined, reason 1
"x" => declined, reason 1
"" => declined, reason 1
"0" => declined, reason 1
true => declined, reason 1
false => declined, reason 1
null => NULL
[] => declined, reason 1
[0] => declined, reason 1
{} => declined, reason 1
{"a":1} => declined, reason 1
0 => declined, reason 1
-0.0 => float(-0)
coerce STRING
1 => string(1) "1"
-7 => string(2) "-7"
1.5 => string(3) "1.5"
    string
1e3 => string(4) "1000"
    string
18446744073709551615 => string(18) "1.844674407371E+19"
    string
"12" => string(2) "12"
"012" => string(3) "012"
"x" => string(1) "x"
"" => string(0) ""
"0" => string(1) "0"
true => string(1) "1"
false => string(0) ""
null => string(0) ""
[] => declined, reason 1
[0] => declined, reason 1
{} => declined, reason 1
{"a":1} => declined, reason 1
0 => string(1) "0"
-0.0 => string(2) "-0"
    string
exactly STRING
1 => declined, reason 1
-7 => declined, reason 1
1.5 => declined, reason 1
1e3 => declined, reason 1
18446744073709551615 => declined, reason 1
"12" => string(2) "12"
"012" => string(3) "012"
"x" => string(1) "x"
"" => string(0) ""
"0" => string(1) "0"
true => declined, reason 1
false => declined, reason 1
null => NULL
[] => declined, reason 1
[0] => declined, reason 1
{} => declined, reason 1
{"a":1} => declined, reason 1
0 => declined, reason 1
-0.0 => declined, reason 1
