--TEST--
Graph: wherever memory is exhausted, the next call works
--EXTENSIONS--
kiln
--SKIPIF--
<?php
if (!function_exists('Kiln\Native\Testing\bail_out_at')) die('skip only with --enable-kiln-dev');
if (getenv('USE_ZEND_ALLOC') === '0') die("skip not with the system's allocator");
?>
--FILE--
<?php
require __DIR__ . '/graph.inc';
use function Kiln\Native\Testing\bail_out_at;

#[AllowDynamicProperties]
class Node
{
    public mixed $value = [1];
    public ?array $list = null;
}
class Data
{
    public array $given = [];
    public function __unserialize(array $data): void { $this->given = $data + ['more' => str_repeat('x', 30)]; }
}
class Waking
{
    public mixed $value = null;
    public function __wakeup(): void { $this->value = [$this->value, decode(graph(0, TRUES))]; }
}
class Problem extends Exception {}
enum Level { case Low; }

$long = str_repeat('a long text, ', 300);
$right = graph(
    STRINGS | ENUMS | SHAPES | ARRAYS | REFERENCES,
    strings(
        'Node', 'value', 'list', 'dynamic', 'Data', 'Waking', 'DateTimeImmutable', 'Problem', 'Level', 'Low',
        'date', 'timezone_type', 'timezone', '2024-02-29 12:30:00.250000', 'Europe/Berlin', 'key', 'message', $long,
        'a', 'b', 'text',
    ),
    "\x01", string_numbers(8, 9),
    "\x05",
    // 0, 1; 2; 3; 4; 5, 6
    shape(BY_PROPERTIES, string_numbers(0, 1, 2, 3), 3, 2, "value\0mixed\n", "list\0?array\n"),
    shape(BY_DATA, string_numbers(4), 0, 1),
    shape(BY_WAKEUP, string_numbers(5, 1), 1, 1, "value\0mixed\n"),
    shape(BY_DATA, string_numbers(6), 0, 1),
    shape(
        BY_WAKEUP, string_numbers(7, 16), 1, 2,
        "\0*\0message\0\n", "\0Exception\0string\0string\n", "\0*\0code\0\n", "\0*\0file\0string\n", "\0*\0line\0int\n",
        "\0Exception\0trace\0array\n", "\0Exception\0previous\0?Throwable\n",
    ),
    // 0: what a date is made of; 1: a map; 2: a list of everything.
    "\x18\x03", string_numbers(10, 11, 12), string_numbers(13), integers(3), string_numbers(14),
    "\x16", integers(2), string_numbers(18, 19), "\xB2\x01", string_numbers(20), "\xA0\x00",
    "\x13", integers(7), object_numbers(0, 1, 2, 3, 4, 5, 6),
    "\x01", string_numbers(17),
    object_numbers(1, 0), "\xB2\x01", NULLS, "\x70\x02", "\xB2\x02", "\x90\x00", "\xA0\x00",
    "\x70\x02",
    string_numbers(17),
    "\x70\x00",
    string_numbers(20, 17),
    "\x70\x04",
);
// A list that is not there.
$wrong = substr($right, 0, -6) . "\x70\x06";
$wrong .= pack('V', crc32($wrong));

/** Without where the exceptions come from. */
function glance(): string
{
    global $right;
    $value = decode($right);

    return serialize([...array_splice($value, 0, 5), ...array_map(fn(Problem $problem): string => $problem->getMessage(), $value)]);
}

$seen = glance();
echo substr($seen, 0, 55), "\n", strlen($seen), "\n", outcome($wrong), "\n";

/** Leaves the call at each of its allocations; after each time the next one must work. */
function leave_everywhere(Closure $call): int
{
    global $seen;
    for ($allocation = 0; ($isLeft = bail_out_at($allocation, $call)) && $allocation < 10_000; ++$allocation) {
        if (glance() !== $seen) {
            die("Not what it was, after allocation $allocation");
        }
    }

    return $allocation;
}

// How many there are is the extension's affair, but there are some.
var_dump(leave_everywhere(fn() => decode($right)) > 40);
var_dump(leave_everywhere(fn() => decode($right, ['Node', 'Data', 'Waking', 'DateTimeImmutable', 'Problem', 'Level'])) > 40);
var_dump(leave_everywhere(fn() => decode($right, fn() => true)) > 40);
var_dump(leave_everywhere(fn() => outcome($wrong)) > 0);
?>
--EXPECT--
a:7:{i:0;O:4:"Node":3:{s:5:"value";O:4:"Node":3:{s:5:"v
12237
Kiln\Native\Declined 
bool(true)
bool(true)
bool(true)
bool(true)
