--TEST--
JMS dialect, reading: the host is told of the way to where it is called, and of levels of depth
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_read.inc';

class Node { public $plain; public $child; public $other; public $children; }
class Leaf { public $asked; }

$asked = [op('JMS_READ_ASKED'), 0, 'observed', [['name' => 'T', 'params' => []]]];
$leaf = [Leaf::class, [field('asked', slot(Leaf::class, 'asked'), $asked, [slot(Leaf::class, 'asked'), 'nothing'], op('JMS_NOTED'))], [], true, false];
$node = [Node::class, [
    field('plain', slot(Node::class, 'plain'), coerce('INT')),
    field('child', slot(Node::class, 'child'), [op('JMS_READ_OBJECT_OF'), 1], null, op('JMS_NOTED')),
    field('other', slot(Node::class, 'other'), coerce('INT'), null, op('JMS_CONDITIONAL')),
    [op('JMS_CONDITION'), 'readOnly'],
    field('children', slot(Node::class, 'children'), [op('JMS_READ_WRAPPED'), 'ArrayIterator', [op('JMS_READ_LIST_OF'), [op('JMS_READ_OBJECT_OF'), 1]], true], null, op('JMS_NOTED')),
], [], true, true];
$program = jms_read_program([op('JMS_READ_OBJECT_OF'), 0], [$node, $leaf]);

$host = new JmsHost();
read($program, '{"children":[{"asked":1},{"asked":"skip"}],"other":2,"child":{"asked":null},"plain":3}', $host);
var_dump($host->open, $host->levels);

echo "what is not to be read\n";
$host = new JmsHost();
$host->skip = ['other'];
read($program, '{"other":2}', $host);

echo "all of it left out\n";
$host = new JmsHost();
read(jms_read_program($asked), '"skip"', $host);

echo "levels of what is left out stay\n";
$union = [op('JMS_READ_DISCRIMINATED'), 'type', true, [['a', $asked], ['1', [op('JMS_READ_WRAPPED'), 'ArrayIterator', [op('JMS_READ_LIST_OF'), $asked], true]]], true];
$host = new JmsHost();
$host->levels = 3;
read(jms_read_program([op('JMS_READ_LIST_OF'), $union]), '[{"type":"a"},{"type":1},{"type":"1","x":"skip"},{"type":"a"}]', $host);
var_dump($host->levels);

echo "an exception leaves the way as it is\n";
class Throwing extends JmsHost { public function observed(mixed $data, array $type, string $place = ''): mixed { throw new Exception('trouble'); } }
$host = new Throwing();
read($program, '{"child":{"asked":1}}', $host);
foreach ($host->open as [$class, $object, $property]) {
    echo $class, ' ', $object::class, ' ', $property, "\n";
}
?>
--EXPECT--
{"children":[{"asked":1},{"asked":"skip"}],"other":2,"child":{"asked":null},"plain":3} => object(Node) { ["plain"]=> int(3) ["child"]=> object(Leaf) { ["asked"]=> NULL } ["other"]=> int(2) ["children"]=> object(ArrayIterator) { ["storage":"ArrayIterator":private]=> array(2) { [0]=> object(Leaf) { ["asked"]=> array(1) { ["observed"]=> int(1) } } [1]=> object(Leaf) { ["asked"]=> string(7) "nothing" } } } }
    includes Node other at Node
    includes Node readOnly at Node
    observed "T" at Node->children, Leaf->asked +1
    observed "T" at Node->children, Leaf->asked +1
    announce Node
array(0) {
}
int(0)
what is not to be read
{"other":2} => object(Node) { ["plain"]=> NULL ["child"]=> NULL ["other"]=> NULL ["children"]=> NULL }
    includes Node other at Node
    includes Node readOnly at Node
    announce Node
all of it left out
"skip" => enum(Skipped::Value)
    observed "T"
levels of what is left out stay
[{"type":"a"},{"type":1},{"type":"1","x":"skip"},{"type":"a"}] => enum(Skipped::Value)
    observed "T" +4
    observed "T" +5
    observed "T" +5
    observed "T" +5
int(5)
an exception leaves the way as it is
{"child":{"asked":1}} => Exception: trouble
Node Node child
Leaf Leaf asked
