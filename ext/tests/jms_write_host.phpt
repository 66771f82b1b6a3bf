--TEST--
JMS dialect, writing: what the host gives is put where the value stands
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_write.inc';

final class Json implements JsonSerializable { public function __construct(private mixed $value) {} public function jsonSerialize(): mixed { return $this->value; } }
final class Price { public $a = 1; public $b = [2, null]; public $c; }

$plain = jms_write_program(node('ASKED', 'plain', []));
echo "plain data\n";
foreach ([null, 1, 'a/', [], [1, null], ['k' => 1.0], new ArrayObject(), new ArrayObject([1, 2]), new ArrayObject(["\0h" => 1, 'k' => new ArrayObject()]), new stdClass(), (object) ['p' => 1.0], new Json([1.0]), Skipped::Value] as $value) {
    write($plain, $value);
}
echo "left out\n";
write(jms_write_program(elements(node('ASKED', 'nothing', []), op('JMS_TAKES_ARRAY'))), [1, 2]);
echo "members of a body\n";
$body = jms_write_program(node('OBJECT_OF', 0, Price::class, true, ''), [jms_object(Price::class, [field(Price::class, 'a'), field(Price::class, 'b', 0, null, elements(own(), op('JMS_TAKES_ARRAY') | op('JMS_KEEPS_KEYS'))), field(Price::class, 'c')], [], 0, true, false, false, true)]);
$members = $body->members(new Price(), new JmsHost(), 512);
foreach ($members as $key => $member) {
    echo $key, ': ', $member::class, ' ', outcome(fn() => $plain->encode($member, new JmsHost(), 512)), "\n";
}
write($plain, ['first' => 0] + $members + ['last' => new ArrayObject($members)]);
echo outcome(fn() => $body->members(new stdClass(), new JmsHost(), 512)), "\n";
echo outcome(fn() => $body->encode(new Price(), new JmsHost(), 512)), "\n";
echo outcome(fn() => $plain->members(new Price(), new JmsHost(), 512)), "\n";
echo outcome(fn() => new Kiln\Native\Fragment()), "\n";
echo outcome(fn() => clone $members['a']), "\n";
echo outcome(fn() => serialize($members['a'])), "\n";
echo "inline\n";
foreach ([new ArrayObject(['x' => 1, 'a' => 2]), ['x' => 1], new stdClass(), 'text', $members] as $value) {
    $price = new Price();
    $price->c = $value;
    write(jms_write_program(node('OBJECT_OF', 0, Price::class, true, ''), [jms_object(Price::class, [field(Price::class, 'a'), field(Price::class, 'c', op('JMS_INLINE'), null, node('ASKED', 'plain', []))])]), $price);
}
echo "dates\n";
foreach ([[DateTimeInterface::class, DATE_ATOM], [DateTime::class, 'Y-m-d'], [DateTimeInterface::class, 'D, d M Y']] as [$class, $format]) {
    write(jms_write_program(node('DATE', $class, $format)), new DateTimeImmutable('2024-02-29 01:02:03.5', new DateTimeZone('+05:30')));
}
write(jms_write_program(node('TIMESTAMP', DateTimeImmutable::class)), new DateTimeImmutable('@1700000000'));
write(jms_write_program(node('TIMESTAMP', DateTimeImmutable::class)), new DateTime('@1700000000'));
?>
--EXPECT--
plain data
null
1
"a\/"
[]
[1,null]
{"k":1.0}
{}
{"0":1,"1":2}
{"k":{}}
{}
{"p":1.0}
[1.0]
declined, reason 1
left out
[]
members of a body
a: Kiln\Native\Fragment 1
b: Kiln\Native\Fragment [2]
c: Kiln\Native\Fragment null
{"first":0,"a":1,"b":[2],"c":null,"last":{"a":1,"b":[2],"c":null}}
declined, reason 1
declined, reason 2
declined, reason 2
Error: Call to private Kiln\Native\Fragment::__construct() from global scope
Error: Trying to clone an uncloneable object of class Kiln\Native\Fragment
Exception: Serialization of 'Kiln\Native\Fragment' is not allowed
inline
{"a":2,"x":1}
{"a":1,"x":1}
{"a":1}
{"a":1}
{"a":1,"b":[2],"c":null}
dates
"2024-02-29T01:02:03+05:30"
declined, reason 1
"by the host Thu, 29 Feb 2024"
1700000000
declined, reason 1
