--TEST--
JMS dialect, reading: programs with operands that are missing or wrong are declined
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_read.inc';

// What PHP says to the host about strange arguments is of no interest.
error_reporting(0);

class Point { public $x; public $y; public function setX($x) { $this->x = $x; } private function after() {} }
$point = [Point::class, [
    field('x', slot(Point::class, 'x'), coerce('INT'), [slot(Point::class, 'x'), 5]),
    field('y', [op('TARGET_METHOD'), 'setX'], [op('JMS_READ_LIST_OF'), coerce('INT')], [[op('TARGET_ENTRUSTED'), 'y']], op('JMS_CONDITIONAL')),
    [op('JMS_CONDITION'), 'z'],
], [[Point::class, 'after']], true, true];
class Made { public $x; public function __construct(public $y = 1) {} }
$made = [Made::class, [field('x', slot(Made::class, 'x'), coerce('INT'))], [], false, false, true, [['y', 'y', coerce('INT'), true]]];
$nodes = [
    [[op('JMS_READ_COERCE'), op('SCALAR_INT')], '"5"'],
    [[op('JMS_READ_EXACTLY'), op('SCALAR_INT')], '5'],
    [[op('JMS_READ_UNTYPED')], '[5]'],
    [[op('JMS_READ_LIST_OF'), coerce('INT')], '[5]'],
    [[op('JMS_READ_MAP_OF'), coerce('INT'), coerce('INT')], '{"5":5}'],
    [[op('JMS_READ_OBJECT_OF'), 0], '{"x":5,"y":[6]}'],
    [[op('JMS_READ_CONSTRUCTED'), 1], '{"x":5,"y":6}'],
    [[op('JMS_READ_DISCRIMINATED'), 'x', false, [['a', [op('JMS_READ_UNTYPED')]]], false], '{"x":"a"}'],
    [[op('JMS_READ_WRAPPED'), 'ArrayIterator', [op('JMS_READ_UNTYPED')], true], '[5]'],
    [[op('JMS_READ_DATE'), 'DateTimeImmutable', [DATE_ATOM], 'UTC'], '"2020-01-01T00:00:00Z"'],
    [[op('JMS_READ_ENUM_FROM'), 'Skipped', true, false], '"Value"'],
    [[op('JMS_READ_NOTHING')], '5'],
    [[op('JMS_READ_ASKED'), 1, 'observed', [['name' => 'T']]], '5'],
];
$wrongs = [null, true, -1, 0, 5, PHP_INT_MAX, 1.5, '', 'x', "\0", [], [[]], [-1], [op('READ_ANYTHING')], [op('JMS_FIELD')], ['a' => 1], [[[]]], new stdClass()];

/** Every program in which one thing is another. */
function altered(array $program, array $wrongs, int $depth = 0): iterable
{
    foreach ($program as $key => $value) {
        foreach ($wrongs as $wrong) {
            yield [$key => $wrong] + $program;
        }
        yield array_diff_key($program, [$key => true]);
        if (is_array($value) && $depth < 8) {
            foreach (altered($value, $wrongs, $depth + 1) as $other) {
                $changed = $program;
                $changed[$key] = $other;
                yield $changed;
            }
        }
    }
}

$programs = 0;
$other = [];
foreach ($nodes as [$node, $json]) {
    $source = ['abi' => Kiln\Native\ABI, 'kind' => 'jms read', 'root' => $node, 'objects' => [$point, $made], 'skipped' => Skipped::class];
    read(new Kiln\Native\ReadProgram($source), $json);
    foreach (altered($source, $wrongs) as $program) {
        ++$programs;
        try {
            (new Kiln\Native\ReadProgram($program))->decode($json, new JmsHost(), 9);
        } catch (Kiln\Native\Declined) {
        } catch (Throwable $error) {
            $other[$error::class] = true;
        }
    }
}
echo $programs > 5000 ? "many programs\n" : "$programs programs\n";
ksort($other);
echo implode(' ', array_keys($other)), "\n";
?>
--EXPECT--
"5" => int(5)
5 => int(5)
[5] => array(1) { [0]=> int(5) }
[5] => array(1) { [0]=> int(5) }
{"5":5} => array(1) { [5]=> int(5) }
{"x":5,"y":[6]} => object(Point) { ["x"]=> array(1) { [0]=> int(6) } ["y"]=> NULL }
    includes Point y at Point
    includes Point z at Point
    announce Point
{"x":5,"y":6} => object(Made) { ["x"]=> int(5) ["y"]=> int(6) }
{"x":"a"} => array(1) { ["x"]=> string(1) "a" }
[5] => object(ArrayIterator) { ["storage":"ArrayIterator":private]=> array(1) { [0]=> int(5) } }
"2020-01-01T00:00:00Z" => object(DateTimeImmutable) { ["date"]=> string(26) "2020-01-01 00:00:00.000000" ["timezone_type"]=> int(2) ["timezone"]=> string(1) "Z" }
"Value" => enum(Skipped::Value)
5 => NULL
5 => array(1) { ["observed"]=> int(5) }
    observed "T"
many programs
ArgumentCountError TypeError UnexpectedValueException
