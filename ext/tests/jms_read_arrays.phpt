--TEST--
JMS dialect, reading: lists are numbered anew, maps keep their keys, both of arrays and objects
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_read.inc';

echo "untyped\n";
foreach (['[1,{"a":null}]', '{"0":1,"1":2}', '{}', '5', 'null'] as $json) {
    read(jms_read_program([op('JMS_READ_UNTYPED')]), $json);
}
echo "list\n";
foreach (['[1,"2",null]', '{"a":1,"b":2}', '{"a":1,"b":2,"a":3}', '[]', '{}', '[[1]]', '5'] as $json) {
    read(jms_read_program([op('JMS_READ_LIST_OF'), coerce('INT')]), $json);
}
foreach (['coerce', 'exactly'] as $rule) {
    foreach (['INT', 'STRING'] as $kind) {
        echo "map, $rule $kind\n";
        foreach (['["a","b"]', '{"5":"a"}', '{"a":"b"}', '{"x":"1","y":"2","3":"3"}', '{"a":"1","b":"2","a":"3"}', '{}', '"a"'] as $json) {
            read(jms_read_program([op('JMS_READ_MAP_OF'), $rule($kind), coerce('STRING')]), $json);
        }
    }
}
echo "left out\n";
$asked = [op('JMS_READ_ASKED'), op('SCALAR_INT'), 'observed', [['name' => 'T', 'params' => []]]];
foreach (['[1,"a"]', '[1,"skip","b"]', '{"x":"skip","y":"b"}'] as $json) {
    read(jms_read_program([op('JMS_READ_LIST_OF'), $asked]), $json);
    read(jms_read_program([op('JMS_READ_MAP_OF'), coerce('STRING'), $asked]), $json);
    read(jms_read_program([op('JMS_READ_WRAPPED'), 'ArrayIterator', [op('JMS_READ_LIST_OF'), $asked], true]), $json);
}
?>
--EXPECT--
untyped
[1,{"a":null}] => array(2) { [0]=> int(1) [1]=> array(1) { ["a"]=> NULL } }
{"0":1,"1":2} => array(2) { [0]=> int(1) [1]=> int(2) }
{} => array(0) { }
5 => UnexpectedValueException: no array: 5
null => UnexpectedValueException: no array: null
list
[1,"2",null] => array(3) { [0]=> int(1) [1]=> int(2) [2]=> int(0) }
{"a":1,"b":2} => array(2) { [0]=> int(1) [1]=> int(2) }
{"a":1,"b":2,"a":3} => array(2) { [0]=> int(3) [1]=> int(2) }
[] => array(0) { }
{} => array(0) { }
[[1]] => array(1) { [0]=> int(1) }
    int
5 => UnexpectedValueException: no array: 5
map, coerce INT
["a","b"] => array(2) { [0]=> string(1) "a" [1]=> string(1) "b" }
{"5":"a"} => array(1) { [5]=> string(1) "a" }
{"a":"b"} => array(1) { [0]=> string(1) "b" }
    int
{"x":"1","y":"2","3":"3"} => array(2) { [0]=> string(1) "2" [3]=> string(1) "3" }
    int
    int
{"a":"1","b":"2","a":"3"} => array(1) { [0]=> string(1) "2" }
    int
    int
{} => array(0) { }
"a" => UnexpectedValueException: no array: "a"
map, coerce STRING
["a","b"] => array(2) { [0]=> string(1) "a" [1]=> string(1) "b" }
{"5":"a"} => array(1) { [5]=> string(1) "a" }
{"a":"b"} => array(1) { ["a"]=> string(1) "b" }
{"x":"1","y":"2","3":"3"} => array(3) { ["x"]=> string(1) "1" ["y"]=> string(1) "2" [3]=> string(1) "3" }
{"a":"1","b":"2","a":"3"} => array(2) { ["a"]=> string(1) "3" ["b"]=> string(1) "2" }
{} => array(0) { }
"a" => UnexpectedValueException: no array: "a"
map, exactly INT
["a","b"] => array(2) { [0]=> string(1) "a" [1]=> string(1) "b" }
{"5":"a"} => array(1) { [5]=> string(1) "a" }
{"a":"b"} => declined, reason 1
{"x":"1","y":"2","3":"3"} => declined, reason 1
{"a":"1","b":"2","a":"3"} => declined, reason 1
{} => array(0) { }
"a" => UnexpectedValueException: no array: "a"
map, exactly STRING
["a","b"] => declined, reason 1
{"5":"a"} => declined, reason 1
{"a":"b"} => array(1) { ["a"]=> string(1) "b" }
{"x":"1","y":"2","3":"3"} => declined, reason 1
{"a":"1","b":"2","a":"3"} => array(2) { ["a"]=> string(1) "3" ["b"]=> string(1) "2" }
{} => array(0) { }
"a" => UnexpectedValueException: no array: "a"
left out
[1,"a"] => array(2) { [0]=> int(1) [1]=> array(1) { ["observed"]=> string(1) "a" } }
    observed "T"
[1,"a"] => array(2) { [0]=> int(1) [1]=> array(1) { ["observed"]=> string(1) "a" } }
    observed "T"
[1,"a"] => object(ArrayIterator) { ["storage":"ArrayIterator":private]=> array(2) { [0]=> int(1) [1]=> array(1) { ["observed"]=> string(1) "a" } } }
    observed "T" +1
[1,"skip","b"] => enum(Skipped::Value)
    observed "T"
[1,"skip","b"] => enum(Skipped::Value)
    observed "T"
[1,"skip","b"] => enum(Skipped::Value)
    observed "T" +1
{"x":"skip","y":"b"} => enum(Skipped::Value)
    observed "T"
{"x":"skip","y":"b"} => enum(Skipped::Value)
    observed "T"
{"x":"skip","y":"b"} => enum(Skipped::Value)
    observed "T" +1
