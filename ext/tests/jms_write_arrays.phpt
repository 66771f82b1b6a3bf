--TEST--
JMS dialect, writing: elements that are skipped leave no trace in a list, and a hole among keys that are kept
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_write.inc';

final class Gone {}

$host = new JmsHost();
$host->programs[Gone::class] = jms_write_program(node('OMITTED'));
$host->programs[stdClass::class] = jms_write_program(node('MEMBERS', '', false));

echo "without a type\n";
$own = jms_write_program(own());
foreach ([
    [1, 'a', 1.0, true], [], [1, null, 2], [1, 2, null], [null], ['a' => 1], ['a' => null], [1 => 'x'], [5 => null, 0 => 'x'],
    [new Gone(), 1], [1, new Gone()], [1, new Gone(), 2], ['k' => new Gone(), 0 => 1], [[1, [null, 2]], []], ["\0a" => 1], ["/\u{e9}" => 1],
    (object) [], (object) ['a' => null, 'b' => [new Gone()]], (object) ['1' => 2],
] as $value) {
    write($own, $value, $host);
}
echo "null is written\n";
$own = jms_write_program(own(true));
foreach ([[1, null, 2], null, [new Gone(), null], [9223372036854775807, new Gone(), null]] as $value) {
    write($own, $value, $host);
}
echo "null alone\n";
write(jms_write_program(own()), null, $host);
echo "lists\n";
$list = jms_write_program(elements(node('CAST', op('SCALAR_INT')), op('JMS_TAKES_ARRAY')));
foreach ([[1, '2', 3.9], ['a' => 1, 'b' => null], [null], [], 5, null] as $value) {
    write($list, $value, $host);
}
write(jms_write_program(elements(own(), op('JMS_TAKES_ARRAY') | op('JMS_WRITES_NULL'))), [new Gone(), null, 1], $host);
echo "by the host\n";
write(jms_write_program(elements(own(), op('JMS_TAKES_ARRAY'), 'cast')), new ArrayIterator(['a' => 1]), $host);
write(jms_write_program(elements(own(), op('JMS_TAKES_ARRAY'), 'cast')), 'x', $host);
write(jms_write_program(elements(own(), 0, 'plain')), [7], $host);
write(jms_write_program(elements(own(), 0, 'plain')), 7, $host);
echo "maps\n";
$map = jms_write_program(elements(own(), op('JMS_TAKES_ARRAY') | op('JMS_KEEPS_KEYS') | op('JMS_IS_MAP')));
foreach ([[], [1, 2], ['a' => null, 'b' => 1, 7 => new Gone()], [null], ["\0hidden" => 1], ["\0hidden" => 1, 'seen' => 2], ['' => 1]] as $value) {
    $expected = json_encode(new ArrayObject(array_filter($value, static fn(mixed $item): bool => is_int($item))));
    $written = $map->encode($value, $host, 512);
    echo $written, $written === $expected ? '' : " and not $expected", "\n";
}
?>
--EXPECT--
without a type
[1,"a",1.0,true]
[]
{"0":1,"2":2}
[1,2]
[]
{"a":1}
[]
{"1":"x"}
["x"]
{"1":1}
[1]
{"0":1,"2":2}
[1]
[[1,{"1":2}],[]]
{"\u0000a":1}
{"\/\u00e9":1}
{}
{"b":[]}
declined, reason 1
null is written
[1,null,2]
null
{"1":null}
{"0":9223372036854775807,"2":null}
null alone
declined, reason 1
lists
[1,2,3]
[1]
[]
[]
declined, reason 1
declined, reason 1
[null,1]
by the host
[1]
["x"]
[7]
declined, reason 1
maps
{}
{"0":1,"1":2}
{"b":1}
{}
{}
{"seen":2}
{"":1}
