--TEST--
The entries of a map between the members of an object, but not those that are of another
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class Box { public int $id = 1; public ?array $more = null; }

$write = function (?array $more, string $prefix, array $keys, array $node, int $omissions = 0): string {
    $box = new Box();
    $box->more = $more;
    return written(object_of(0, 'Box'), $box, [['Box', [field('id', slot('Box', 'id')), [op('STEP_SPLICE'), slot('Box', 'more'), $node, $omissions, $prefix, $keys], [op('STEP_CONSTANT'), 'end', 1]]]]);
};
$map = nullable(map_of(dynamic()));
echo $write(null, '', [], $map), "\n";
echo $write(null, '', [], map_of(dynamic())), "\n";
echo $write(null, '', [], map_of(dynamic()), 4), "\n";
echo $write([], '', [], $map), "\n";
echo $write(['a' => 1, 'b' => [2], 5 => 'five', '' => null], '', ['id', 'end'], $map), "\n";
echo $write(['a' => 1, 'b"' => [2], 5 => 'five', '' => null], 'x-', ['id', 'end'], $map), "\n";
echo $write(['id' => 7, 'end' => 8, 'b' => 9], '', ['id', 'end'], $map), "\n";
echo $write(['d' => 7, 'b' => 9], 'i', ['id', 'end'], $map), "\n";
echo $write([1 => 7, 2 => 9], '', ['1'], $map), "\n";
echo $write(["\0a" => 1], '', [], $map), "\n";
echo $write(["\0a" => 1], 'x', [], $map), "\n";
echo $write(["\xff" => 1], '', [], $map), "\n";
echo $write(['a' => 'x'], '', [], map_of(scalar(INTS))), "\n";
?>
--EXPECT--
{"id":1,"end":1}
declined, reason 1
{"id":1,"end":1}
{"id":1,"end":1}
{"id":1,"a":1,"b":[2],"5":"five","":null,"end":1}
{"id":1,"x-a":1,"x-b\"":[2],"x-5":"five","x-":null,"end":1}
{"id":1,"b":9,"end":1}
{"id":1,"ib":9,"end":1}
{"id":1,"2":9,"end":1}
declined, reason 2
{"id":1,"x\u0000a":1,"end":1}
declined, reason 1
declined, reason 1
