--TEST--
A tuple is an array, has no holes and takes no other keys
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

$tuple = fn(bool $isOpen, array ...$elements) => [op('WRITE_SHAPE_OF'), $elements, true, $isOpen];
$pair = $tuple(false, [0, scalar(INTS), false], [1, scalar(STRINGS), true]);
foreach ([[1, 'a'], [1], [1 => 'a', 0 => 1], [], [1, 'a', 2], ['x' => 1], [1, 2]] as $value) {
    echo written($pair, $value), "\n";
}
$open = $tuple(true, [0, scalar(INTS), false], [1, scalar(STRINGS), true]);
echo written($open, [1, 'a']), "\n";
echo written($tuple(false, [0, scalar(INTS), true], [1, scalar(INTS), true]), [1 => 2]), "\n";
echo written($tuple(false, [0, scalar(INTS), true]), []), "\n";
echo written($tuple(false, ['x', scalar(INTS), false]), ['x' => 1]), "\n";
?>
--EXPECT--
[1,"a"]
[1]
[1,"a"]
declined, reason 1
[1,"a"]
declined, reason 1
declined, reason 1
declined, reason 2
declined, reason 2
[]
declined, reason 2
