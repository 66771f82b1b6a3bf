--TEST--
What is expected of YAML may be any array: what makes no sense is passed over or declined
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

function of(array $expected): void
{
    try {
        $value = read_program([op('READ_KEPT')], [])->decode("a: {b: yes, c: [1, 2.0]}\nd: ~\n", new PlainHost(), 64, 'yaml', $expected);
        echo json_encode($value, JSON_PRESERVE_ZERO_FRACTION), "\n";
    } catch (Kiln\Native\Declined $declined) {
        echo 'declined, reason ', $declined->getCode(), "\n";
    }
}

echo "No list of a root and a table\n";
of([]);
of([31]);
of(['31', []]);
of([31, null]);

echo "Kinds that are no kinds\n";
of([31, []]);
of([0, []]);
of([PHP_INT_MAX, []]);
of([16, [5]]);

echo "Places without a row, and rows that are none\n";
of([-1, []]);
of([PHP_INT_MIN, []]);
of([-1, [null]]);
of([-1, [[]]]);
of([-1, [['x', 'x', 'x', 'x', 'x']]]);
$row = [31, 31, ['a' => -2], 31, []];
$table = [&$row];
of([-1, $table]);
of([-1, [[0, 31, ['a' => -2, 'd' => 's'], 'x', []], [0, [], ['c' => -3, 'b' => 2], 31, []], [0, [16, 's'], [], 31, []]]]);

echo "Cases that are none, and that lead to each other\n";
of([-1, [[0, 31, [], 31, [5, [], ['a'], ['a', 'b', -1], ['a', [], 's'], [null, [1], -1], [null, [null], -1]]]]]);
of([-1, [[0, 31, [], 31, [[null, [], -1]]]]]);
of([-1, [[0, 31, [], 31, [[null, ['a'], -2]]], [0, 31, [], 31, [[null, ['a'], -1]]]]]);
of([-1, [[0, 31, [], 31, [[null, ['a'], -2]]], [0, 31, ['a' => 31], 31, []]]]);
?>
--EXPECT--
No list of a root and a table
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
Kinds that are no kinds
{"a":{"b":"yes","c":[1,2.0]},"d":null}
{"a":{"b":"yes","c":[1,2.0]},"d":null}
{"a":{"b":"yes","c":[1,2.0]},"d":null}
{"a":{"b":"yes","c":[1,2.0]},"d":null}
Places without a row, and rows that are none
{"a":{"b":"yes","c":[1,2.0]},"d":null}
{"a":{"b":"yes","c":[1,2.0]},"d":null}
{"a":{"b":"yes","c":[1,2.0]},"d":null}
{"a":{"b":"yes","c":[1,2.0]},"d":null}
{"a":{"b":"yes","c":[1,2.0]},"d":null}
{"a":{"b":"yes","c":[1,2.0]},"d":null}
{"a":{"b":true,"c":["1",2.0]},"d":null}
Cases that are none, and that lead to each other
{"a":{"b":"yes","c":[1,2.0]},"d":null}
declined, reason 2
declined, reason 2
{"a":{"b":"yes","c":[1,2.0]},"d":null}
