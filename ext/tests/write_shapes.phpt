--TEST--
Arrays with known keys: in the order of the plan, as an object
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

$shape = fn(bool $isOpen, array ...$elements) => [op('WRITE_SHAPE_OF'), $elements, false, $isOpen];
$closed = $shape(false, ['a', scalar(INTS), false], ['b"', scalar(STRINGS), true], [5, scalar(BOOLS), true]);
foreach ([['a' => 1], ['b"' => 'x', 'a' => 1], [5 => true, 'a' => 1], ['a' => 1, 'more' => 2], ['b"' => 'x'], ['a' => null], ['a' => 'x'], [], 1, (object) ['a' => 1]] as $value) {
    echo written($closed, $value), "\n";
}
$open = $shape(true, ['a', scalar(INTS), false], ['b', scalar(STRINGS), true]);
foreach ([['a' => 1], ['z' => [1], 'b' => 'x', 9 => null, 'a' => 1, 'y' => ['k' => 1.5]], ['a' => 1, "\0" => 1], ['a' => 1, "\xff" => 1]] as $value) {
    echo written($open, $value), "\n";
}
// What looks like a list is an object nevertheless.
echo written($shape(false, [0, scalar(INTS), true], [1, scalar(INTS), true]), [1, 2]), "\n";
echo written($shape(false, [0, scalar(INTS), true]), []), "\n";
echo written($shape(true), [1, 2]), "\n";
$number = 3;
echo written($closed, ['a' => &$number]), "\n";
?>
--EXPECT--
{"a":1}
{"a":1,"b\"":"x"}
{"a":1,"5":true}
{"a":1}
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
{"a":1}
{"a":1,"b":"x","z":[1],"9":null,"y":{"k":1.5}}
declined, reason 2
declined, reason 1
{"0":1,"1":2}
{}
{"0":1,"1":2}
{"a":3}
