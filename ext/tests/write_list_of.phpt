--TEST--
A list is written whatever its keys, as an array
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

$list = list_of(scalar(INTS));
echo written($list, []), "\n";
echo written($list, [1]), "\n";
echo written($list, [1, 2, 3]), "\n";
echo written($list, ['a' => 1, 7 => 2, -1 => 3]), "\n";
$holes = range(0, 5);
unset($holes[0], $holes[3], $holes[5]);
echo written($list, $holes), "\n";
$keyed = ['a' => 1, 'b' => 2, 'c' => 3];
unset($keyed['b']);
echo written($list, $keyed), "\n";
$number = 7;
echo written($list, [&$number, 8]), "\n";
echo written(list_of($list), [[], [1], [[2]]]), "\n";
echo written(list_of($list), [[], [1], [2, 3], []]), "\n";
foreach ([null, 1, 'x', new ArrayObject([1]), new stdClass(), (object) [1]] as $wrong) {
    echo written($list, $wrong), "\n";
}
echo written($list, [1, 'x']), "\n";
$self = [1];
$self[] = &$self;
echo written(list_of(dynamic()), $self), "\n";
$self[1] = null;
?>
--EXPECT--
[]
[1]
[1,2,3]
[1,2,3]
[1,2,4]
[1,3]
[7,8]
declined, reason 1
[[],[1],[2,3],[]]
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 2
