--TEST--
Reading: arrays with known keys
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

function shape(array $elements, bool $isOpen = false, bool $rejects = false): array { return [op('READ_SHAPE_OF'), $elements, false, $isOpen, $rejects]; }
function tuple(array $elements, bool $isOpen = false, bool $rejects = false): array { return [op('READ_SHAPE_OF'), $elements, true, $isOpen, $rejects]; }

$elements = [['a', scalar('INT'), false], ['b', nullable(scalar('STRING')), false], ['c', scalar('INT'), true], [7, anything(), true]];
$documents = ['{"b":"x","a":1}', '{"a":1,"b":null}', '{"a":1}', '{"a":null,"b":null}', '{"a":1,"b":"x","c":3}', '{"a":1,"b":"x","c":null}', '{"7":null,"c":3,"a":1,"b":"x"}',
    '{"z":[1],"a":1,"y":2,"b":"x","z":{"k":1}}', '{"a":1,"b":"x","a":2}', '{"a":"1","b":"x"}', '[]', '{}', '[1]', 'null'];
foreach (['closed' => [false, false], 'open' => [true, false], 'strict' => [false, true]] as $name => [$isOpen, $rejects]) {
    echo "$name\n";
    foreach ($documents as $json) {
        show($json, shape($elements, $isOpen, $rejects));
    }
}
echo "tuple\n";
$items = [[0, scalar('INT'), false], [1, nullable(scalar('STRING')), false], [2, scalar('INT'), true]];
foreach (['[1,"x"]', '[1,null]', '[1]', '[null,"x"]', '[1,"x",3]', '[1,"x",3,4,{"k":5}]', '[]', '{}', '{"0":1,"1":"x"}'] as $json) {
    show($json, tuple($items));
}
show('[1,"x",3,4,{"k":5}]', tuple($items, isOpen: true));
show('[1,"x",3,4]', tuple($items, rejects: true));
show('[1,"x",3]', tuple($items, rejects: true));
echo "none\n";
show('{}', shape([]));
show('[]', tuple([]));
show('{"a":1}', shape([], isOpen: true));
// More elements than lie on the stack.
$many = $data = [];
for ($i = 0; $i < 100; ++$i) {
    $many[] = ["key$i", scalar('INT'), false];
    $data["key$i"] = $i;
}
var_dump(read(json_encode(array_reverse($data)), shape($many)) === $data);
echo outcome(fn() => read(json_encode(['key99' => ''] + $data), shape($many))), "\n";
?>
--EXPECT--
closed
{"b":"x","a":1} => array ( 'a' => 1, 'b' => 'x', )
{"a":1,"b":null} => array ( 'a' => 1, 'b' => NULL, )
{"a":1} => declined, reason 1
{"a":null,"b":null} => declined, reason 1
{"a":1,"b":"x","c":3} => array ( 'a' => 1, 'b' => 'x', 'c' => 3, )
{"a":1,"b":"x","c":null} => declined, reason 1
{"7":null,"c":3,"a":1,"b":"x"} => array ( 'a' => 1, 'b' => 'x', 'c' => 3, 7 => NULL, )
{"z":[1],"a":1,"y":2,"b":"x","z":{"k":1}} => array ( 'a' => 1, 'b' => 'x', )
{"a":1,"b":"x","a":2} => array ( 'a' => 2, 'b' => 'x', )
{"a":"1","b":"x"} => declined, reason 1
[] => declined, reason 1
{} => declined, reason 1
[1] => declined, reason 1
null => declined, reason 1
open
{"b":"x","a":1} => array ( 'a' => 1, 'b' => 'x', )
{"a":1,"b":null} => array ( 'a' => 1, 'b' => NULL, )
{"a":1} => declined, reason 1
{"a":null,"b":null} => declined, reason 1
{"a":1,"b":"x","c":3} => array ( 'a' => 1, 'b' => 'x', 'c' => 3, )
{"a":1,"b":"x","c":null} => declined, reason 1
{"7":null,"c":3,"a":1,"b":"x"} => array ( 'a' => 1, 'b' => 'x', 'c' => 3, 7 => NULL, )
{"z":[1],"a":1,"y":2,"b":"x","z":{"k":1}} => array ( 'a' => 1, 'b' => 'x', 'z' => array ( 'k' => 1, ), 'y' => 2, )
{"a":1,"b":"x","a":2} => array ( 'a' => 2, 'b' => 'x', )
{"a":"1","b":"x"} => declined, reason 1
[] => declined, reason 1
{} => declined, reason 1
[1] => declined, reason 1
null => declined, reason 1
strict
{"b":"x","a":1} => array ( 'a' => 1, 'b' => 'x', )
{"a":1,"b":null} => array ( 'a' => 1, 'b' => NULL, )
{"a":1} => declined, reason 1
{"a":null,"b":null} => declined, reason 1
{"a":1,"b":"x","c":3} => array ( 'a' => 1, 'b' => 'x', 'c' => 3, )
{"a":1,"b":"x","c":null} => declined, reason 1
{"7":null,"c":3,"a":1,"b":"x"} => array ( 'a' => 1, 'b' => 'x', 'c' => 3, 7 => NULL, )
{"z":[1],"a":1,"y":2,"b":"x","z":{"k":1}} => declined, reason 1
{"a":1,"b":"x","a":2} => array ( 'a' => 2, 'b' => 'x', )
{"a":"1","b":"x"} => declined, reason 1
[] => declined, reason 1
{} => declined, reason 1
[1] => declined, reason 1
null => declined, reason 1
tuple
[1,"x"] => array ( 0 => 1, 1 => 'x', )
[1,null] => array ( 0 => 1, 1 => NULL, )
[1] => declined, reason 1
[null,"x"] => declined, reason 1
[1,"x",3] => array ( 0 => 1, 1 => 'x', 2 => 3, )
[1,"x",3,4,{"k":5}] => array ( 0 => 1, 1 => 'x', 2 => 3, )
[] => declined, reason 1
{} => declined, reason 1
{"0":1,"1":"x"} => declined, reason 1
[1,"x",3,4,{"k":5}] => array ( 0 => 1, 1 => 'x', 2 => 3, 3 => 4, 4 => array ( 'k' => 5, ), )
[1,"x",3,4] => declined, reason 1
[1,"x",3] => array ( 0 => 1, 1 => 'x', 2 => 3, )
none
{} => array ( )
[] => array ( )
{"a":1} => array ( 'a' => 1, )
bool(true)
declined, reason 1
