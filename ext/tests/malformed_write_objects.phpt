--TEST--
Writing: an object whose class, steps, accesses or keys are none is declined, wherever it is wrong
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

class ManyHosts extends PlainHost
{
    private ?self $other = null;
    public function yes(object $object, mixed $number = 0, mixed $name = null): bool { return $object instanceof Point && $number === 1 && $name === 'x'; }
    public function no(): bool { return false; }
    public function other(): self { return $this->other ??= new self(); }
}
abstract class Shape {}
interface Seen {}
enum Suit { case Hearts; }
class Point extends Shape implements Seen
{
    public int $x = 1;
    private int $y = 2;
    public ?array $none = null;
    public static int $count = 3;
    public function sum(): int { return $this->x + $this->y; }
    public static function made(): int { return 4; }
    public function needy(int $more): int { return $more; }
}

$point = ['Point', [
    [op('STEP_CALL'), 'Point', 'sum', ['Point::sum']],
    [op('STEP_CONSTANT'), 'kind', 'point'],
    [op('STEP_FIELD'), 'x', [op('ACCESS_SLOT'), 'Point', 'x'], [op('WRITE_PLAIN')], 0],
    [op('STEP_FIELD'), 'sum', [op('ACCESS_METHOD'), 'Point', 'sum'], [op('WRITE_PLAIN')], 0],
    [op('STEP_SPLICE'), [op('ACCESS_METHOD'), 'Point', 'sum'], [op('WRITE_NULLABLE'), [op('WRITE_MAP_OF'), [op('WRITE_PLAIN')]]], 4, '', []],
]];
$encode = fn(mixed $object) => outcome(fn() => write_program([op('WRITE_OBJECT_OF'), 0, 'Point', true], [$object])->encode(new Point(), new ManyHosts(), 9));

$point[1][] = [op('STEP_WHEN'), 'yes', [1, 'x'], [op('STEP_WITHIN'), 'other', ['x'], false, [op('STEP_FIELD'), 'again', [op('ACCESS_SLOT'), 'Point', 'x'], [op('WRITE_DYNAMIC')], 0]]];
$point[1][] = [op('STEP_WITHIN'), 'other', [], true, [op('STEP_SPLICE'), [op('ACCESS_SLOT'), 'Point', 'none'], [op('WRITE_NULLABLE'), [op('WRITE_MAP_OF'), [op('WRITE_PLAIN')]]], 4, '', []]];
$point[1][] = [op('STEP_WHEN'), 'no', [], [op('STEP_FIELD'), 'never', [op('ACCESS_SLOT'), 'Point', 'x'], [op('WRITE_PLAIN')], 0]];

// The last step is right as such, but 3 is no map.
echo $encode($point), "\n";
$point[1][4] = [op('STEP_CONSTANT'), 'last', null];
echo $encode($point), "\n";

$wrongs = [null, false, 0, -7, 1.5, '', 'Missing', 'Shape', 'Seen', 'Suit', 'stdClass', "Point\0", [], [[]], [1], ['a' => 1], 'count', 'made', 'needy', 'y', '__construct', PHP_INT_MAX, new stdClass()];

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
    $outcome = $encode($variant);
    $declined += (int) str_starts_with($outcome, 'declined');
    if (!str_starts_with($outcome, 'declined') && json_decode($outcome) === null) {
        $others[$outcome] = true;
    }
}
var_dump($all > 500, $declined > $all / 2, array_keys($others));

foreach ([1, -1, PHP_INT_MAX, PHP_INT_MIN, '0', null, 0.0] as $index) {
    echo outcome(fn() => write_program([op('WRITE_OBJECT_OF'), $index, 'Point', true], [$point])->encode(new Point(), new PlainHost(), 9)), "\n";
}
?>
--EXPECT--
declined, reason 1
{"kind":"point","x":1,"sum":3,"last":null,"again":1}
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
