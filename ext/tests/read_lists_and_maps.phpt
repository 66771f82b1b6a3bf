--TEST--
Reading: lists and maps
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

foreach (['[]', '[1,2]', '[1,"2"]', '{}', '{"0":1}', 'null', '"[]"', '[[1]]'] as $json) {
    show($json, list_of(scalar('INT')));
}
foreach (['{}', '[]', '{"a":1,"b":2}', '{"a":1,"b":null}', '[1]', '{"0":5}', '{"1":1,"x":2}', '{"a":1,"a":2}', '{"":1}', '{"\u0000a":1}', '3'] as $json) {
    show($json, map_of(scalar('INT')));
}
foreach (['{"1":1,"-2":2}', '{"01":1}', '{"a":1}', '{}', '{"":1}', '{"1.5":1}', '{"9223372036854775808":1}'] as $json) {
    show($json, map_of(scalar('INT'), 'INT'));
}
show('{"1":1,"x":2}', map_of(scalar('INT'), 'STRING'));
show('[{"a":[1]},{"b":[]}]', list_of(map_of(list_of(scalar('INT')))));
foreach (['[1,{"a":2}]', '{"a":[1]}', '{}', '[]', '1'] as $json) {
    show($json, [op('READ_ANY_ARRAY'), anything()]);
    show($json, [op('READ_ANY_ARRAY'), scalar('INT')]);
}
// The list that is packed is a list like any other.
$list = read('[1,2,3]', list_of(scalar('INT')));
$list[] = 4;
unset($list[0]);
echo json_encode($list), "\n";
?>
--EXPECT--
[] => array ( )
[1,2] => array ( 0 => 1, 1 => 2, )
[1,"2"] => declined, reason 1
{} => declined, reason 1
{"0":1} => declined, reason 1
null => declined, reason 1
"[]" => declined, reason 1
[[1]] => declined, reason 1
{} => array ( )
[] => array ( )
{"a":1,"b":2} => array ( 'a' => 1, 'b' => 2, )
{"a":1,"b":null} => declined, reason 1
[1] => declined, reason 2
{"0":5} => array ( 0 => 5, )
{"1":1,"x":2} => array ( 1 => 1, 'x' => 2, )
{"a":1,"a":2} => array ( 'a' => 2, )
{"":1} => array ( '' => 1, )
{"\u0000a":1} => array ( '' . "\0" . 'a' => 1, )
3 => declined, reason 1
{"1":1,"-2":2} => array ( 1 => 1, -2 => 2, )
{"01":1} => declined, reason 1
{"a":1} => declined, reason 1
{} => array ( )
{"":1} => declined, reason 1
{"1.5":1} => declined, reason 1
{"9223372036854775808":1} => declined, reason 1
{"1":1,"x":2} => array ( 1 => 1, 'x' => 2, )
[{"a":[1]},{"b":[]}] => array ( 0 => array ( 'a' => array ( 0 => 1, ), ), 1 => array ( 'b' => array ( ), ), )
[1,{"a":2}] => array ( 0 => 1, 1 => array ( 'a' => 2, ), )
[1,{"a":2}] => declined, reason 1
{"a":[1]} => array ( 'a' => array ( 0 => 1, ), )
{"a":[1]} => declined, reason 1
{} => array ( )
{} => array ( )
[] => array ( )
[] => array ( )
1 => declined, reason 1
1 => declined, reason 1
{"1":2,"2":3,"3":4}
