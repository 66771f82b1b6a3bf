--TEST--
Writing: wherever memory is exhausted, the next call works
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
    public $any;
    public function __construct(public int $x, private string $label, private Level $level, private array $tags, private DateTimeImmutable $at) {}
    public function sum(): float { return $this->x + 0.5; }
}

$program = fn() => write_program([op('WRITE_LIST_OF'), [op('WRITE_OBJECT_OF'), 0, 'Point', true]], [['Point', [
    [op('STEP_FIELD'), 'x', [op('ACCESS_SLOT'), 'Point', 'x'], [op('WRITE_SCALAR'), op('SCALAR_INT')], 0],
    [op('STEP_FIELD'), 'label', [op('ACCESS_SLOT'), 'Point', 'label'], [op('WRITE_SCALAR'), op('SCALAR_STRING')], 0],
    [op('STEP_FIELD'), 'level', [op('ACCESS_SLOT'), 'Point', 'level'], [op('WRITE_ENUM_CASE'), 'Level', false], 0],
    [op('STEP_FIELD'), 'tags', [op('ACCESS_SLOT'), 'Point', 'tags'], [op('WRITE_MAP_OF'), [op('WRITE_SCALAR'), op('SCALAR_STRING')]], 8],
    [op('STEP_FIELD'), 'at', [op('ACCESS_SLOT'), 'Point', 'at'], [op('WRITE_DATE'), 'DateTimeImmutable'], 0],
    [op('STEP_FIELD'), 'sum', [op('ACCESS_METHOD'), 'Point', 'sum'], [op('WRITE_SCALAR'), op('SCALAR_FLOAT')], 0],
    [op('STEP_FIELD'), 'next', [op('ACCESS_SLOT'), 'Point', 'next'], [op('WRITE_NULLABLE'), [op('WRITE_OBJECT_OF'), 0, 'Point', true]], 4],
    [op('STEP_FIELD'), 'any', [op('ACCESS_SLOT'), 'Point', 'any'], [op('WRITE_THROUGH'), 'same', [], [op('WRITE_DYNAMIC')]], 0],
]]]);
$point = new Point(7, str_repeat("é\"", 3000), Level::Low, ['a' => 'b'], new DateTimeImmutable('2020-01-02T03:04:05+01:00'));
$point->next = new Point(8, 'short', Level::Low, [], new DateTimeImmutable('2020-01-02T03:04:05.6Z'));
$point->any = [new DateTimeZone('UTC'), ['k' => 1.5, 'list' => [1, 2]], new DateTime('@0')];
$right = [$point, $point->next];
$wrong = [$point, $point->next, 'no point'];
$host = new PlainHost();
$usual = $program();
$text = $usual->encode($right, $host, 9);
echo substr($text, 0, 20), "\n", strlen($text), "\n";

/** Leaves the call at each of its allocations; after each time, the same program and a new one must work. */
function leave_everywhere(Closure $call): int
{
    global $usual, $program, $right, $host, $text;
    for ($allocation = 0; ($isLeft = bail_out_at($allocation, $call)) && $allocation < 10_000; ++$allocation) {
        if ($usual->encode($right, $host, 9) !== $text) {
            die("The program is not what it was, after allocation $allocation");
        }
        if ($program()->encode($right, $host, 9) !== $text) {
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
var_dump(leave_everywhere(fn() => $usual->encode($right, $host, 9)) > 0);
var_dump(leave_everywhere(fn() => $program()->encode($right, $host, 9)) > 5);
var_dump(leave_everywhere(fn() => $ignore(fn() => $usual->encode($wrong, $host, 9))) > 0);
var_dump(leave_everywhere(fn() => $ignore(fn() => $usual->encode($right, $host, 1))) > 0);
var_dump(leave_everywhere(fn() => $ignore(fn() => $usual->encode($right, new stdClass(), 9))) > 0);
?>
--EXPECT--
[{"x":7,"label":"\u0
24347
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
