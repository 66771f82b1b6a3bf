--TEST--
What contains itself is declined; what stands there twice is written twice
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class Node { public ?Node $next = null; public array $more = []; public function self(): static { return $this; } }
$objects = [['Node', [field('next', slot('Node', 'next'), nullable(object_of(0, 'Node')), 4), field('more', slot('Node', 'more'), list_of(object_of(0, 'Node')), 8)]]];
$write = fn(Node $node) => written(object_of(0, 'Node'), $node, $objects);

$node = new Node();
$node->next = $node;
echo $write($node), "\n";
$a = new Node();
$b = new Node();
$a->next = $b;
$b->more = [new Node(), $a];
echo $write($a), "\n";
// Ten lists of the same ten: there would be no end to it, were it not given up at the first way down.
$wide = new Node();
$wide->more = array_fill(0, 10, $wide);
echo $write($wide), "\n";
$twice = new Node();
$twice->more = [$leaf = new Node(), $leaf];
$twice->next = $leaf;
echo $write($twice), "\n";
$array = ['x' => 1];
$array['self'] = &$array;
echo written(dynamic(), $array), "\n";
echo written(object_of(0, 'Node'), $twice, [['Node', [field('self', method('Node', 'self'), object_of(0, 'Node'))]]]), "\n";
// For those who look for leaks.
$array['self'] = $node->next = $a->next = null;
$wide->more = [];
?>
--EXPECT--
declined, reason 2
declined, reason 2
declined, reason 2
{"next":{},"more":[{},{}]}
declined, reason 2
declined, reason 2
