--TEST--
An array of unknown shape: a list where its keys are 0, 1, 2, ..., else an object
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

$any = [op('WRITE_ANY_ARRAY'), scalar(INTS | STRINGS)];
$holes = [1, 2, 3];
unset($holes[1]);
$end = [1, 2, 3];
unset($end[2]);
foreach ([[], [1, 2], ['a' => 1], [1 => 1, 0 => 0], [1 => 1], $holes, $end, [0 => 1, 'x' => 2], ["\0" => 1], [[]], 5] as $value) {
    echo written($any, $value), "\n";
}
$nested = [op('WRITE_ANY_ARRAY'), $any];
echo written($nested, [[], [1], ['k' => 2]]), "\n";
?>
--EXPECT--
[]
[1,2]
{"a":1}
{"1":1,"0":0}
{"1":1}
{"0":1,"2":3}
[1,2]
{"0":1,"x":2}
declined, reason 2
declined, reason 1
declined, reason 1
[[],[1],{"k":2}]
