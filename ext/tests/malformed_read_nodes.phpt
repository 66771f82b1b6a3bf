--TEST--
Reading: a node with operands that are missing, wrong or out of range is declined
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

enum Level: int { case Low = 1; }
class Point { public $x; }
class Number { public static function from(mixed $number): self { return new self(); } }

$point = ['Point', [op('CONSTRUCTION_BLANK')], [[op('FIELD_FIELD'), ['x'], [op('TARGET_SLOT'), 'Point', 'x'], [op('READ_ANYTHING')], op('MISSING_LEAVE'), false, null]], [], null, [], null];
$int = [op('READ_SCALAR'), op('SCALAR_INT')];
$nodes = [
    'Anything' => [[op('READ_ANYTHING')], '1'],
    'NullOnly' => [[op('READ_NULL_ONLY')], 'null'],
    'Nullable' => [[op('READ_NULLABLE'), $int], '1'],
    'Scalar' => [$int, '1'],
    'ListOf' => [[op('READ_LIST_OF'), $int], '[1]'],
    'MapOf' => [[op('READ_MAP_OF'), op('KEY_ANY'), $int], '{"a":1}'],
    'AnyArray' => [[op('READ_ANY_ARRAY'), $int], '[1]'],
    'StdClassOf' => [[op('READ_STD_CLASS_OF')], '{"a":1}'],
    'ShapeOf' => [[op('READ_SHAPE_OF'), [['a', $int, false]], false, false, false], '{"a":1}'],
    'ObjectOf' => [[op('READ_OBJECT_OF'), 0], '{"x":1}'],
    'Discriminated' => [[op('READ_DISCRIMINATED'), 'x', ['a' => [op('READ_OBJECT_OF'), 0]]], '{"x":"a"}'],
    'EnumFrom' => [[op('READ_ENUM_FROM'), 'Level', false, true], '1'],
    'Date' => [[op('READ_DATE'), 'DateTimeImmutable'], '"2020-01-02T03:04:05Z"'],
    'OneOf' => [[op('READ_ONE_OF'), [[[op('GUARD_IS_SCALAR'), op('SCALAR_INT')], $int]]], '1'],
    'OptionalOf' => [[op('READ_OPTIONAL_OF'), $int], 'true'],
    'Through' => [[op('READ_THROUGH'), 'same', [], $int], '1'],
    'ValueFrom' => [[op('READ_VALUE_FROM'), 'Number', 'Number', 'from', [], $int, [op('READ_THROUGH'), 'same', [], $int]], '1'],
];
$wrongs = [null, true, false, -1, 0, 1, 16, PHP_INT_MAX, 1.5, '', 'x', 'Missing', "\0", [], [[]], [[], []], [-1], [op('WRITE_PLAIN')], [op('FIELD_FIELD')], ['a' => 1], [[[]]], [[1, 2, 3]], new stdClass()];

$refused = 0;
foreach ($nodes as $name => [$node, $json]) {
    echo "$name: ", outcome(fn() => read_program($node, [$point])->decode($json, new PlainHost(), 9)), "\n";
    for ($count = count($node) - 1; $count > 0; --$count) {
        $outcome = outcome(fn() => read_program(array_slice($node, 0, $count), [$point])->decode($json, new PlainHost(), 9));
        if (!str_starts_with($outcome, 'declined')) {
            echo "  with $count operands: $outcome\n";
        }
    }
    $outcome = outcome(fn() => read_program([...$node, null], [$point])->decode($json, new PlainHost(), 9));
    if (!str_starts_with($outcome, 'declined')) {
        echo "  with one operand more: $outcome\n";
    }
    // Whether each of these is wrong depends; that none of them does any harm does not.
    foreach ($node as $i => $right) {
        foreach ($wrongs as $wrong) {
            $program = $node;
            $program[$i] = $wrong;
            $refused += (int) str_starts_with(outcome(fn() => read_program($program, [$point])->decode($json, new PlainHost(), 9)), 'declined');
        }
    }
}
var_dump($refused > 400);
?>
--EXPECTF--
Anything: 1
NullOnly: null
Nullable: 1
Scalar: 1
ListOf: [1]
MapOf: {"a":1}
AnyArray: [1]
StdClassOf: {"a":1}
ShapeOf: {"a":1}
ObjectOf: {"x":1}
Discriminated: {"x":"a"}
EnumFrom: 1
Date: {"date":"2020-01-02 03:04:05.000000","timezone_type":2,"timezone":"Z"}
OneOf: 1
OptionalOf: declined, reason %d
Through: 1
ValueFrom: {}
bool(true)
