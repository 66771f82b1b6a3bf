--TEST--
Graph: objects of built-in classes, dynamic properties, references in properties with a type
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/graph.inc';

// One object, whose data are a record with these keys and values.
$restored = fn(string $class, array $data) => graph(
    STRINGS | SHAPES | ARRAYS,
    strings($class, ...array_keys($data), ...array_filter($data, is_string(...))),
    "\x01", shape(BY_DATA, string_numbers(0), 0, 1),
    "\x1B", chr(count($data)), NEXT_STRINGS,
    implode('', array_map(fn($value) => is_string($value) ? NEXT_STRINGS : integers($value), $data)),
    "\x70\x00",
    "\x80\x00",
);

echo "Dates:\n";
$date = ['date' => '2024-02-29 12:30:00.250000', 'timezone_type' => 3, 'timezone' => 'Europe/Berlin'];
echo decode($restored('DateTimeImmutable', $date))->format(DATE_RFC3339_EXTENDED), "\n";
echo outcome($restored('DateTimeImmutable', ['date' => 'yesterday or so'] + $date)), "\n";
echo outcome($restored('DateTimeZone', ['timezone_type' => 3, 'timezone' => 'Europe/Nowhere'])), "\n";

class Tomorrow extends DateTimeImmutable
{
    public string $name = 'day';
    private static $shared;
}
$tomorrow = decode($restored('Tomorrow', $date + ['name' => 'tomorrow']));
echo $tomorrow::class, ' ', $tomorrow->name, ' ', $tomorrow->format('H:i'), "\n";

echo "Warnings of theirs, and who hears them:\n";
set_error_handler(function (int $level, string $message) { echo "heard: $message\n"; return true; });
echo outcome($restored('DateInterval', ['date_string' => 'no date', 'from_string' => 1])), "\n";
trigger_error('mine');
$member = graph(
    STRINGS | SHAPES | ARRAYS,
    strings('ArrayObject', 'dynamic'),
    "\x01", shape(BY_DATA, string_numbers(0), 0, 1),
    // What is dynamic, then the four parts that ArrayObject gives: flags, elements, members and the class of iterators.
    "\x1A\x01", string_numbers(1), TRUES,
    "\x13", integers(4), "\xB4\x36", NULLS, EMPTY_ARRAYS, integers(0), "\x70\x00",
    "\x70\x02",
    "\x80\x00",
);
echo outcome($member), "\n";
// As a handler may be called.
Kiln\Native\hear_warning(E_WARNING, 'nobody asked', 'file', 1);
restore_error_handler();

echo "An exception:\n";
class Problem extends LogicException
{
    protected $message = 'by default';
    private readonly int $extra;
}
$problem = decode(graph(
    STRINGS | SHAPES,
    strings('Problem', 'message', 'line', 'extra'),
    "\x01", shape(
        BY_WAKEUP, string_numbers(0, 1, 2, 3), 3, 1,
        "\0*\0message\0\n", "\0Exception\0string\0string\n", "\0*\0code\0\n", "\0*\0file\0string\n", "\0*\0line\0int\n",
        "\0Exception\0trace\0array\n", "\0Exception\0previous\0?Throwable\n", "\0Problem\0extra\0int\n",
    ),
    string_numbers(3), integers(17), integers(5),
    "\x80\x00",
));
echo $problem->getMessage(), ' ', $problem->getLine(), ' ', '"', $problem->getFile(), '" ', count($problem->getTrace()), "\n";

echo "Dynamic properties:\n";
#[AllowDynamicProperties]
class Loose
{
    public $declared = [1];
    public int $typed;
    private $private = 'kept';
    public function __set($name, $value) { echo "never\n"; }
}
class Deeper extends Loose {}
const LOOSE = ["declared\0\n", "typed\0int\n", "\0Loose\0private\0\n"];
$names = fn(string $class, string ...$names) => outcome(graph(
    STRINGS | SHAPES | ARRAYS,
    strings($class, ...$names),
    "\x01", shape(BY_PROPERTIES, NEXT_STRINGS, count($names), 2, ...LOOSE),
    "\x13", integers(2), NEXT_OBJECTS,
    implode('', array_map(fn($number) => integers($number, -$number), array_keys($names))),
    "\x70\x00",
));
echo $names('Loose', 'a', 'declared', '7', 'typed', ''), "\n";
// The private property of the parent is another.
echo $names('Deeper', 'private', 'declared'), "\n";
echo $names('Loose', 'a', 'a'), "\n", $names('Loose', "\0a"), "\n";
#[AllowDynamicProperties]
class NoSlots {}
echo str_replace('i:-', 'i:', outcome(graph(
    STRINGS | SHAPES, strings('NoSlots', 'b', 'a'), "\x01", shape(BY_PROPERTIES, string_numbers(0, 1, 2), 2, 1), integers(1), integers(2), "\x80\x00",
))), "\n";
readonly class Strict { public int $x; }
echo outcome(graph(STRINGS | SHAPES, strings('Strict', 'a'), "\x01", shape(BY_PROPERTIES, string_numbers(0, 1), 1, 1, "x\0int\n"), integers(1), "\x80\x00")), "\n";

echo "References:\n";
class Holder
{
    public ?int $number;
    public int|float $either;
    public iterable $list;
    public self|Closure|null $holder;
    public readonly mixed $fixed;
}
const HOLDER = ["number\0?int\n", "either\0int|float\n", "list\0iterable\n", "holder\0" . (PHP_VERSION_ID >= 80500 ? 'Holder' : 'self') . "|Closure|null\n", "fixed\0mixed\n"];
$holder = fn(string $names, string $references, string ...$columns) => graph(
    STRINGS | SHAPES | REFERENCES,
    strings('Holder', 'number', 'either', 'list', 'holder', 'fixed'),
    "\x01", shape(BY_PROPERTIES, $names, count($columns), 1, ...HOLDER),
    $references,
    implode('', $columns),
    "\x80\x00",
);
$both = decode($holder(string_numbers(0, 1, 2), "\x01" . integers(5), reference_numbers(0), reference_numbers(0)));
$both->number = 6;
echo $both->either, ' ';
try {
    $both->number = null;
    echo "taken\n";
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
unset($both->number);
$both->either = 1.5;
echo $both->either, "\n";
echo outcome($holder(string_numbers(0, 2), "\x01" . "\x51" . pack('d', 1.5), reference_numbers(0))), "\n";
echo 'not converted: ', outcome($holder(string_numbers(0, 1), "\x01" . "\x51" . pack('d', 2.0), reference_numbers(0))), "\n";
echo outcome($holder(string_numbers(0, 4), "\x01" . "\x80\x00", reference_numbers(0))), "\n";
// Two references: an empty array and the object, and the other way round.
echo outcome($holder(string_numbers(0, 3, 4), "\x02" . "\xB2\x02" . EMPTY_ARRAYS . "\x80\x00", reference_numbers(0), reference_numbers(1))), "\n";
echo 'neither fits: ', outcome($holder(string_numbers(0, 3, 4), "\x02" . "\xB2\x01" . EMPTY_ARRAYS . "\x80\x00", reference_numbers(0), reference_numbers(1))), "\n";
echo 'readonly: ', outcome($holder(string_numbers(0, 5), "\x01" . NULLS, reference_numbers(0))), "\n";
?>
--EXPECTF--
Dates:
2024-02-29T12:30:00.250+01:00
Kiln\Native\RefusedCall DateTimeImmutable::__unserialize() because of Error: Invalid serialization data for DateTimeImmutable object
Kiln\Native\RefusedCall DateTimeZone::__unserialize() because of Error: Invalid serialization data for DateTimeZone object
Tomorrow tomorrow 12:30
Warnings of theirs, and who hears them:
Kiln\Native\RefusedCall DateInterval::__unserialize() because of %s: %SUnknown or bad format (no date) %s
heard: mine
decoded: O:11:"ArrayObject":4:{i:0;i:0;i:1;a:0:{}i:2;a:1:{s:7:"dynamic";b:1;}i:3;N;}
An exception:
extra 17 "" 0
Dynamic properties:
decoded: a:2:{i:0;O:5:"Loose":6:{s:8:"declared";i:1;s:5:"typed";i:3;s:14:"~Loose~private";s:4:"kept";s:1:"a";i:0;s:1:"7";i:2;s:0:"";i:4;}i:1;O:5:"Loose":6:{s:8:"declared";i:-1;s:5:"typed";i:-3;s:14:"~Loose~private";s:4:"kept";s:1:"a";i:0;s:1:"7";i:-2;s:0:"";i:-4;}}
decoded: a:2:{i:0;O:6:"Deeper":3:{s:8:"declared";i:1;s:14:"~Loose~private";s:4:"kept";s:7:"private";i:0;}i:1;O:6:"Deeper":3:{s:8:"declared";i:-1;s:14:"~Loose~private";s:4:"kept";s:7:"private";i:0;}}
Kiln\Native\Declined 
Kiln\Native\Declined 
decoded: O:7:"NoSlots":2:{s:1:"b";i:1;s:1:"a";i:2;}
Kiln\Native\Declined 
References:
6 Cannot assign null to reference held by property Holder::$either of type int|float
1.5
decoded: O:6:"Holder":1:{s:6:"either";d:1.5;}
not converted: Kiln\Native\Declined 
decoded: O:6:"Holder":1:{s:6:"holder";r:1;}
decoded: O:6:"Holder":2:{s:4:"list";a:0:{}s:6:"holder";r:1;}
neither fits: Kiln\Native\Declined 
readonly: Kiln\Native\Declined 
