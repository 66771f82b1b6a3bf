--TEST--
Reading: wherever memory is exhausted, the next call works
--EXTENSIONS--
kiln
--SKIPIF--
<?php
if (!function_exists('Kiln\Native\Testing\bail_out_at')) die('skip only with --enable-kiln-dev');
if (getenv('USE_ZEND_ALLOC') === '0') die("skip not with the system's allocator");
?>
--FILE--
<?php
require __DIR__ . '/programs.inc';
use function Kiln\Native\Testing\bail_out_at;

enum Level: string { case Low = 'low'; }
class Point
{
    public ?Point $next = null;
    public mixed $any = null;
    private array $tags = [];
    public function __construct(public readonly int $x, private string $label, private Level $level, public DateTimeImmutable $at) {}
    public function setTags(array $tags): void { $this->tags = $tags; }
    public function __destruct() {}
}

$scalar = fn(string $kind) => [op('READ_SCALAR'), op("SCALAR_$kind")];
$field = fn(string $key, array $target, array $node, int $missing) => [op('FIELD_FIELD'), [$key], $target, $node, $missing, false, null];
$program = fn() => read_program([op('READ_LIST_OF'), [op('READ_OBJECT_OF'), 0]], [['Point', [op('CONSTRUCTION_ARGUMENTS'), 4], [
    $field('x', [op('TARGET_ARGUMENT'), 0], $scalar('INT'), op('MISSING_FAIL')),
    $field('label', [op('TARGET_ARGUMENT'), 1], $scalar('STRING'), op('MISSING_FAIL')),
    $field('level', [op('TARGET_ARGUMENT'), 2], [op('READ_ENUM_FROM'), 'Level', false, false], op('MISSING_FAIL')),
    $field('at', [op('TARGET_ARGUMENT'), 3], [op('READ_DATE'), 'DateTimeImmutable'], op('MISSING_FAIL')),
    $field('tags', [op('TARGET_METHOD'), 'Point', 'setTags'], [op('READ_MAP_OF'), op('KEY_STRING'), $scalar('STRING')], op('MISSING_LEAVE')),
    $field('next', [op('TARGET_SLOT'), 'Point', 'next'], [op('READ_NULLABLE'), [op('READ_OBJECT_OF'), 0]], op('MISSING_LEAVE')),
    $field('any', [op('TARGET_SLOT'), 'Point', 'any'], [op('READ_THROUGH'), 'same', [], [op('READ_ANYTHING')]], op('MISSING_LEAVE')),
], [], null, [], null]]);
$one = '{"x":7,"label":"' . str_repeat('\u00e9\"', 2000) . '","level":"low","at":"2020-01-02T03:04:05+01:00","tags":{"a":"b","c":"a text of some length"},"any":[{"k":1.5,"list":[1,2]},"text"]';
$two = '{"x":8,"label":"short","level":"low","at":"2020-01-02T03:04:05.6Z","unknown":[[{}]]}';
$right = "[$one,\"next\":$two},$two]";
$wrong = "[$one,\"next\":$two},$two,3]";
$malformed = substr($right, 0, -1);
$host = new PlainHost();
$usual = $program();
$seen = serialize($usual->decode($right, $host, 9));
echo substr($seen, 0, 27), "\n", strlen($seen), "\n";

/** Leaves the call at each of its allocations; after each time, the same program and a new one must work. */
function leave_everywhere(Closure $call): int
{
    global $usual, $program, $right, $host, $seen;
    for ($allocation = 0; ($isLeft = bail_out_at($allocation, $call)) && $allocation < 10_000; ++$allocation) {
        if (serialize($usual->decode($right, $host, 9)) !== $seen) {
            die("The program is not what it was, after allocation $allocation");
        }
        if (serialize($program()->decode($right, $host, 9)) !== $seen) {
            die("A new program does not work, after allocation $allocation");
        }
    }

    return $allocation;
}

$ignore = function (Closure $call): void {
    try {
        $call();
    } catch (Throwable) {
    }
};
// How many there are is the extension's affair, but there are some.
var_dump(leave_everywhere(fn() => $usual->decode($right, $host, 9)) > 10);
var_dump(leave_everywhere(fn() => $program()->decode($right, $host, 9)) > 15);
var_dump(leave_everywhere(fn() => $ignore(fn() => $usual->decode($wrong, $host, 9))) > 10);
var_dump(leave_everywhere(fn() => $ignore(fn() => $usual->decode($malformed, $host, 9))) > 0);
var_dump(leave_everywhere(fn() => $ignore(fn() => $usual->decode($right, $host, 1))) > 0);
var_dump(leave_everywhere(fn() => $ignore(fn() => $usual->decode($right, new stdClass(), 9))) > 5);
?>
--EXPECT--
a:2:{i:0;O:5:"Point":7:{s:4
6951
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
