--TEST--
Reading: keys that have no meaning, where that is refused
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Point { public int $x = 0; public array $rest = []; }
$x = field('x', slot('Point', 'x'), scalar('INT'), 'LEAVE');
$rest = splice(slot('Point', 'rest'), map_of(anything()), 'in_', ['x']);
foreach (['{"x":1}', '{}', '{"x":1,"y":2}', '{"also":1}', '{"in_a":1,"in_":2}', '{"x":1,"in":2}', '{"":1}', '{"in_a":1,"y":2}'] as $json) {
    show($json, object_of(), [blank('Point', [$x, $rest], [], ['x', 'also'], ['in_'])]);
}
show('{"x":1}', object_of(), [blank('Point', [$x], [], [])]);
show('{}', object_of(), [blank('Point', [$x], [], [])]);
show('{"anything":1}', object_of(), [blank('Point', [$x], [], [], [''])]);
?>
--EXPECT--
{"x":1} => Point(array( 'x' => 1, 'rest' => array ( ), ))
{} => Point(array( 'x' => 0, 'rest' => array ( ), ))
{"x":1,"y":2} => declined, reason 1
{"also":1} => Point(array( 'x' => 0, 'rest' => array ( ), ))
{"in_a":1,"in_":2} => Point(array( 'x' => 0, 'rest' => array ( 'a' => 1, '' => 2, ), ))
{"x":1,"in":2} => declined, reason 1
{"":1} => declined, reason 1
{"in_a":1,"y":2} => declined, reason 1
{"x":1} => declined, reason 1
{} => Point(array( 'x' => 0, 'rest' => array ( ), ))
{"anything":1} => Point(array( 'x' => 0, 'rest' => array ( ), ))
