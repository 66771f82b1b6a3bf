--TEST--
What is expected of YAML may be any array: what makes no sense is passed over or declined
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

function of(array $expected, string $text = "a: {b: yes, c: [1, 2.0]}\nd: ~\n"): void
{
    try {
        $value = read_program([op('READ_KEPT')], [])->decode($text, new PlainHost(), 64, 'yaml', $expected);
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

echo "Members in any order, in quotes, twice, and with names that mean something in YAML\n";
$names = static fn(array $keys): array => [-1, [[0, 31, array_fill_keys($keys, 16), 4, []]]];
of($names(['a', 'b', 'c']), "a: 1\nb: 2\nc: 3\n");
of($names(['a', 'b', 'c']), "c: 3\n'b': 2\n\"a\": 1\nd: 4\n");
of([-1, [[0, 31, [], -2, []], $names(['a', 'b', 'c'])[1][0]]], "x: {c: 3, 'b': 2, \"a\": 1, d: 4}");
of($names(['a', 'b']), "a: 1\nb: 2\na: 3\n");
of($names(['a', 'b']), "a: 1\n'a': 2\n");
of([-1, [[0, 31, [], -2, []], $names(['a', 'b'])[1][0]]], "x: {a: 1, a: 2}");
of($names(['a']), "b: 1\nc: 2\na: 3\nb: 4\n");
of($names(['"a"', "'b'", '<<', '? c', '- d', '#e', '&f', '3']), "\"a\": 1\n'b': 2\n");
of($names(['a: b', 'c']), "a: b: 1\nc: 1\n");
of($names(['a #b', 'c']), "a #b: 1\nc: 1\n");
of($names(['<<', 'c']), "<<: {a: 1}\nc: 1\n");
of($names(['- d', 'c']), "- d: 1\n");
of($names(['3', 'c']), "3: 1\nc: 1\n3: 2\n");
of($names(['3', 'c']), "3: 1\nc: 1\n");
of($names(range(0, 2)), "0: 1\n1: 1\n2: 1\n");
of($names(['a']), "a");
of($names(['a']), "a:");
of($names(['a']), "a: ");
of($names(['a']), "a:b");
$many = array_map(static fn(int $number): string => "k{$number}", range(0, 99));
$lines = array_map(static fn(string $key): string => "{$key}: 1\n", $many);
$all = static fn(array $lines): mixed => read_program([op('READ_KEPT')], [])->decode(implode('', $lines), new PlainHost(), 64, 'yaml', $names($many));
var_dump($all($lines) === array_fill_keys($many, '1'));
foreach ([0, 63, 64, 99] as $twice) {
    try {
        $all([...$lines, $lines[$twice], $lines[98]]);
        echo "read\n";
    } catch (Kiln\Native\Declined) {
        echo "declined\n";
    }
}
foreach ([70, 99] as $twice) {
    try {
        $all([$lines[$twice], $lines[$twice]]);
        echo "read\n";
    } catch (Kiln\Native\Declined) {
        echo "declined\n";
    }
}

echo "What is below a map of cases is decided once more\n";
$table = [[0, -1, ['in' => -1, 'list' => -3], 31, [['kind', ['1'], -2], [null, ['only'], 16]]], [0, 31, ['kind' => 16, 'in' => -1, 'list' => -3, 'n' => 16], 4, []], [0, -1, [], 31, []]];
of([-1, $table], "kind: 1\nn: 2\nm: 3\nin:\n  n: 4\n  kind: 1\nlist:\n  - n: 5\n    kind: 1\n  - {kind: 1, n: 6, x: [1, 1.5, ~]}\n  - n: 7\n    kind: 2\n");
of([-3, $table], "- kind: 1\n  kind: 1\n");
of([-3, $table], "- {kind: 1, a: 1, 'a': 2}\n");
of([-3, $table], "- kind: 1\n  in: {kind: 2, x: 'y', x: z}\n");

echo "Numbers\n";
$numbers = "x: [0, -0, 007, 1.5, -1.5, 1., -0.0, 123456789012345.5, 12345678901234.5, 0.1, 100.10, 9007199254740993.0, 1e3, 1.5E-3, 123456789012345678, 1234567890123456789, -9223372036854775808, 1-2, 12-]";
foreach ([31, 8, 16, 4] as $kinds) {
    of([-1, [[0, 31, [], -2, []], [0, $kinds, [], 31, []]]], $numbers);
}
of([31, []], "- +1\n- +1.5\n- +.5\n- .5\n- -.5");
of([31, []], "- 9223372036854775808\n");
of([31, []], "- 1e999\n");
of([31, []], "- -\n");
of([31, []], "- 0x1F\n");
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
Members in any order, in quotes, twice, and with names that mean something in YAML
{"a":"1","b":"2","c":"3"}
{"c":"3","b":"2","a":"1","d":4}
{"x":{"c":"3","b":"2","a":"1","d":4}}
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
{"a":1,"b":2}
declined, reason 2
declined, reason 2
declined, reason 2
[{"d":1}]
declined, reason 2
{"3":"1","c":"1"}
["1","1","1"]
declined, reason 2
{"a":null}
{"a":null}
declined, reason 2
bool(true)
declined
declined
declined
declined
declined
declined
What is below a map of cases is decided once more
{"kind":"1","n":"2","m":3,"in":{"n":"4","kind":"1"},"list":[{"n":"5","kind":"1"},{"kind":"1","n":"6","x":[1,1.5,null]},{"n":7,"kind":2}]}
declined, reason 2
declined, reason 2
declined, reason 2
Numbers
{"x":[0,0,7,1.5,-1.5,1.0,-0.0,123456789012345.5,12345678901234.5,0.1,100.1,9007199254740992.0,1000.0,0.0015,123456789012345678,1234567890123456789,-9223372036854775808,"1-2","12-"]}
{"x":[0.0,0.0,7.0,1.5,-1.5,1.0,-0.0,123456789012345.5,12345678901234.5,0.1,100.1,9007199254740992.0,1000.0,0.0015,1.2345678901234568e+17,1.2345678901234568e+18,-9.223372036854776e+18,"1-2","12-"]}
{"x":["0","-0","007","1.5","-1.5","1.","-0.0","123456789012345.5","12345678901234.5","0.1","100.10","9007199254740993.0","1e3","1.5E-3","123456789012345678","1234567890123456789","-9223372036854775808","1-2","12-"]}
{"x":[0,0,7,1.5,-1.5,1.0,-0.0,123456789012345.5,12345678901234.5,0.1,100.1,9007199254740992.0,1000.0,0.0015,123456789012345678,1234567890123456789,-9223372036854775808,"1-2","12-"]}
[1,1.5,0.5,0.5,-0.5]
declined, reason 2
declined, reason 2
[[null]]
declined, reason 2
