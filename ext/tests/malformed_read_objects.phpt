--TEST--
Reading: an object whose class, construction, fields, targets, keys or discriminator are none is declined, wherever it is wrong
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

abstract class Shape {}
interface Seen {}
enum Suit { case Hearts; }
class Point extends Shape implements Seen
{
    public int $x = 1;
    private int $y = 2;
    public static int $count = 3;
    public function __construct(public readonly int $z, public int $w = 5) {}
    public function setY(int $y): void { $this->y = $y; }
    public function done(): void {}
    public static function made(int $more): void {}
    public function needy(int $more, int $evenMore): void {}
}

$int = [op('READ_SCALAR'), op('SCALAR_INT')];
$point = ['Point', [op('CONSTRUCTION_ARGUMENTS'), 2], [
    [op('FIELD_FIELD'), ['z'], [op('TARGET_ARGUMENT'), 0], $int, op('MISSING_FAIL'), false, null],
    [op('FIELD_FIELD'), ['w', 'v'], [op('TARGET_ARGUMENT'), 1], $int, op('MISSING_DEFAULT'), false, null],
    [op('FIELD_FIELD'), ['x'], [op('TARGET_SLOT'), 'Point', 'x'], $int, op('MISSING_DEFAULT'), false, ['same', []]],
    [op('FIELD_FIELD'), ['y'], [op('TARGET_METHOD'), 'Point', 'setY'], $int, op('MISSING_LEAVE'), false, null],
], [['Point', 'done']], ['x', 'y', 'z', 'w', 'kind'], ['in_'], [op('GUARD_HAS_VALUE'), 'kind', ['point', 7]]];
$decode = fn(mixed $object) => outcome(fn() => read_program([op('READ_OBJECT_OF'), 0], [$object])->decode('{"x":7,"y":8,"z":9,"w":10,"kind":"point"}', new PlainHost(), 9));

echo $decode($point), "\n";

$wrongs = [null, false, true, 0, 1, 2, 3, -7, 1.5, '', 'Missing', 'Shape', 'Seen', 'Suit', 'stdClass', "Point\0", [], [[]], [1], ['a' => 1], 'count', 'made', 'needy', 'y', 'z', '__construct', PHP_INT_MAX, new stdClass()];

/** The program with each of its parts in turn left out, or replaced by each of the wrong ones. */
function variants(array $part, array $wrongs): Generator
{
    foreach ($part as $i => $right) {
        yield array_slice($part, 0, $i);
        foreach ($wrongs as $wrong) {
            yield [$i => $wrong] + $part;
        }
        if (is_array($right)) {
            foreach (variants($right, $wrongs) as $variant) {
                $changed = $part;
                $changed[$i] = $variant;
                yield $changed;
            }
        }
    }
}

$all = $declined = 0;
$others = [];
foreach (variants($point, $wrongs) as $variant) {
    ++$all;
    $outcome = $decode($variant);
    $declined += (int) str_starts_with($outcome, 'declined');
    if (!str_starts_with($outcome, 'declined') && json_decode($outcome) === null) {
        $others[$outcome] = true;
    }
}
// Where too few arguments are given the constructor itself complains.
unset($others['ArgumentCountError: Too few arguments to function Point::__construct(), 0 passed and at least 1 expected']);
var_dump($all > 1000, $declined > $all / 2, array_keys($others));

foreach ([1, -1, PHP_INT_MAX, PHP_INT_MIN, '0', null, 0.0] as $index) {
    echo outcome(fn() => read_program([op('READ_OBJECT_OF'), $index], [$point])->decode('{"z":1}', new PlainHost(), 9)), "\n";
}
?>
--EXPECT--
{"x":7,"z":9,"w":10}
bool(true)
bool(true)
array(0) {
}
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
