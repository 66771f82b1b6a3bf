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
1 => UnexpectedValueException: no bool: 1
-7 => UnexpectedValueException: no bool: -7
1.5 => UnexpectedValueException: no bool: 1.5
1e3 => UnexpectedValueException: no bool: 1000
18446744073709551615 => UnexpectedValueException: no bool: 1.8446744073709552e+19
"12" => UnexpectedValueException: no bool: "12"
"012" => UnexpectedValueException: no bool: "012"
"x" => UnexpectedValueException: no bool: "x"
"" => UnexpectedValueException: no bool: ""
"0" => UnexpectedValueException: no bool: "0"
true => bool(true)
false => bool(false)
null => NULL
[] => UnexpectedValueException: no bool: []
[0] => UnexpectedValueException: no bool: [0]
{} => UnexpectedValueException: no bool: []
{"a":1} => UnexpectedValueException: no bool: {"a":1}
0 => UnexpectedValueException: no bool: 0
-0.0 => UnexpectedValueException: no bool: -0
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
1.5 => UnexpectedValueException: no int: 1.5
1e3 => UnexpectedValueException: no int: 1000
18446744073709551615 => UnexpectedValueException: no int: 1.8446744073709552e+19
"12" => UnexpectedValueException: no int: "12"
"012" => UnexpectedValueException: no int: "012"
"x" => UnexpectedValueException: no int: "x"
"" => UnexpectedValueException: no int: ""
"0" => UnexpectedValueException: no int: "0"
true => UnexpectedValueException: no int: true
false => UnexpectedValueException: no int: false
null => NULL
[] => UnexpectedValueException: no int: []
[0] => UnexpectedValueException: no int: [0]
{} => UnexpectedValueException: no int: []
{"a":1} => UnexpectedValueException: no int: {"a":1}
0 => int(0)
-0.0 => UnexpectedValueException: no int: -0
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
1 => UnexpectedValueException: no float: 1
-7 => UnexpectedValueException: no float: -7
1.5 => float(1.5)
1e3 => float(1000)
18446744073709551615 => float(1.8446744073709552E+19)
"12" => UnexpectedValueException: no float: "12"
"012" => UnexpectedValueException: no float: "012"
"x" => UnexpectedValueException: no float: "x"
"" => UnexpectedValueException: no float: ""
"0" => UnexpectedValueException: no float: "0"
true => UnexpectedValueException: no float: true
false => UnexpectedValueException: no float: false
null => NULL
[] => UnexpectedValueException: no float: []
[0] => UnexpectedValueException: no float: [0]
{} => UnexpectedValueException: no float: []
{"a":1} => UnexpectedValueException: no float: {"a":1}
0 => UnexpectedValueException: no float: 0
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
[] => UnexpectedValueException: no string: []
[0] => UnexpectedValueException: no string: [0]
{} => UnexpectedValueException: no string: []
{"a":1} => UnexpectedValueException: no string: {"a":1}
0 => string(1) "0"
-0.0 => string(2) "-0"
    string
exactly STRING
1 => UnexpectedValueException: no string: 1
-7 => UnexpectedValueException: no string: -7
1.5 => UnexpectedValueException: no string: 1.5
1e3 => UnexpectedValueException: no string: 1000
18446744073709551615 => UnexpectedValueException: no string: 1.8446744073709552e+19
"12" => string(2) "12"
"012" => string(3) "012"
"x" => string(1) "x"
"" => string(0) ""
"0" => string(1) "0"
true => UnexpectedValueException: no string: true
false => UnexpectedValueException: no string: false
null => NULL
[] => UnexpectedValueException: no string: []
[0] => UnexpectedValueException: no string: [0]
{} => UnexpectedValueException: no string: []
{"a":1} => UnexpectedValueException: no string: {"a":1}
0 => UnexpectedValueException: no string: 0
-0.0 => UnexpectedValueException: no string: -0
