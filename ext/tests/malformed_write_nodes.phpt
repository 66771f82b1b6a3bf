--TEST--
Writing: a node with operands that are missing, wrong or out of range is declined
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

enum Suit { case Hearts; }
enum Level: int { case Low = 1; }
class Point { public $x = 1; }

// A node that is right, and values that it writes.
$point = ['Point', [[op('STEP_FIELD'), 'x', [op('ACCESS_SLOT'), 'Point', 'x'], [op('WRITE_PLAIN')], 0]]];
$int = [op('WRITE_SCALAR'), op('SCALAR_INT')];
$nodes = [
    'Nullable' => [[op('WRITE_NULLABLE'), $int], 1],
    'Scalar' => [$int, 1],
    'ListOf' => [[op('WRITE_LIST_OF'), $int], [1]],
    'MapOf' => [[op('WRITE_MAP_OF'), $int], ['a' => 1]],
    'AnyArray' => [[op('WRITE_ANY_ARRAY'), $int], [1]],
    'StdClassOf' => [[op('WRITE_STD_CLASS_OF'), $int], (object) ['a' => 1]],
    'ShapeOf' => [[op('WRITE_SHAPE_OF'), [['a', $int, false]], false, false], ['a' => 1]],
    'ObjectOf' => [[op('WRITE_OBJECT_OF'), 0, 'Point', true], new Point()],
    'Polymorphic' => [[op('WRITE_POLYMORPHIC'), 'Point', ['Point' => 0]], new Point()],
    'EnumCase' => [[op('WRITE_ENUM_CASE'), 'Level', false], Level::Low],
    'Date' => [[op('WRITE_DATE'), 'DateTimeInterface'], new DateTimeImmutable('2020-01-02T03:04:05Z')],
    'FormattedDate' => [[op('WRITE_FORMATTED_DATE'), 'DateTimeInterface', 'Y-m-d', $int], new DateTimeImmutable('2020-01-02T03:04:05Z')],
    'Timestamp' => [[op('WRITE_TIMESTAMP'), 'DateTimeInterface'], new DateTimeImmutable('@7')],
    'Union' => [[op('WRITE_UNION'), [[[op('GUARD_IS_SCALAR'), op('SCALAR_INT')], $int]]], 1],
    'OptionalOf' => [[op('WRITE_OPTIONAL_OF'), $int], null],
    'EmptyArray' => [[op('WRITE_EMPTY_ARRAY'), false], 1],
    'Dynamic' => [[op('WRITE_DYNAMIC')], 1],
    'Plain' => [[op('WRITE_PLAIN')], 1],
    'Through' => [[op('WRITE_THROUGH'), 'same', [], $int], 1],
    'ValueOf' => [[op('WRITE_VALUE_OF'), 'Point', 'Point', 'x', true, [op('WRITE_DYNAMIC')]], new Point()],
];
$wrongs = [null, true, false, -1, 0, 1, 16, PHP_INT_MAX, 1.5, '', 'x', 'Missing', "\0", [], [[]], [[], []], [-1], [op('READ_NULL_ONLY')], [op('STEP_CALL')], ['a' => 1], [[[]]], [[1, 2, 3]], new stdClass()];

$refused = 0;
foreach ($nodes as $name => [$node, $value]) {
    echo "$name: ", outcome(fn() => write_program($node, [$point])->encode($value, new PlainHost(), 9)), "\n";
    for ($count = count($node) - 1; $count > 0; --$count) {
        $outcome = outcome(fn() => write_program(array_slice($node, 0, $count), [$point])->encode($value, new PlainHost(), 9));
        if (!str_starts_with($outcome, 'declined')) {
            echo "  with $count operands: $outcome\n";
        }
    }
    $outcome = outcome(fn() => write_program([...$node, null], [$point])->encode($value, new PlainHost(), 9));
    if (!str_starts_with($outcome, 'declined')) {
        echo "  with one operand more: $outcome\n";
    }
    // Whether each of these is wrong depends; that none of them does any harm does not.
    foreach ($node as $i => $right) {
        foreach ($wrongs as $wrong) {
            $program = $node;
            $program[$i] = $wrong;
            $refused += (int) str_starts_with(outcome(fn() => write_program($program, [$point])->encode($value, new PlainHost(), 9)), 'declined');
        }
    }
}
var_dump($refused > 500);
?>
--EXPECTF--
Nullable: 1
Scalar: 1
ListOf: [1]
MapOf: {"a":1}
AnyArray: [1]
StdClassOf: {"a":1}
ShapeOf: {"a":1}
ObjectOf: {"x":1}
Polymorphic: {"x":1}
EnumCase: 1
Date: "2020-01-02T03:04:05Z"
FormattedDate: "2020-01-02"
Timestamp: 7
Union: 1
OptionalOf: declined, reason %d
EmptyArray: []
Dynamic: 1
Plain: 1
Through: 1
ValueOf: 1
bool(true)
