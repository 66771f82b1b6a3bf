--TEST--
Reading: a class for what a discriminator does not name
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Car { public int $doors = 4; }
class Other { public mixed $type = null; public mixed $doors = null; }

$objects = [
    ['Car', [op('CONSTRUCTION_BLANK')], [field('doors', slot('Car', 'doors'), scalar('INT'), 'LEAVE')], [], null, [], null],
    ['Other', [op('CONSTRUCTION_BLANK')], [field('type', slot('Other', 'type'), anything(), 'LEAVE'), field('doors', slot('Other', 'doors'), anything(), 'LEAVE')], [], null, [], null],
];
$or = [op('READ_DISCRIMINATED_OR'), 'type', ['car' => object_of(0), 7 => object_of(0)], object_of(1)];
foreach (['{"type":"car","doors":2}', '{"type":7}', '{"type":"7"}', '{"type":"bus","doors":"x"}', '{"type":8}', '{"type":null}', '{"type":[1]}', '{}', '{"doors":1}', '{"type":"car","doors":"x"}', '[]', '5'] as $json) {
    show($json, $or, $objects);
}
echo outcome(fn() => read_program([op('READ_DISCRIMINATED_OR'), 'type', []])), "\n";
?>
--EXPECT--
{"type":"car","doors":2} => Car(array( 'doors' => 2, ))
{"type":7} => Car(array( 'doors' => 4, ))
{"type":"7"} => Car(array( 'doors' => 4, ))
{"type":"bus","doors":"x"} => Other(array( 'type' => 'bus', 'doors' => 'x', ))
{"type":8} => Other(array( 'type' => 8, 'doors' => NULL, ))
{"type":null} => Other(array( 'type' => NULL, 'doors' => NULL, ))
{"type":[1]} => Other(array( 'type' => array ( 0 => 1, ), 'doors' => NULL, ))
{} => Other(array( 'type' => NULL, 'doors' => NULL, ))
{"doors":1} => Other(array( 'type' => NULL, 'doors' => 1, ))
{"type":"car","doors":"x"} => declined, reason 1
[] => declined, reason 1
5 => declined, reason 1
declined, reason 2
