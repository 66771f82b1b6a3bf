--TEST--
Values by the type that they have at run time
--EXTENSIONS--
kiln
--INI--
date.timezone=UTC
--FILE--
<?php
require __DIR__ . '/write.inc';

enum Suit { case Hearts; }
enum Level: int { case Low = 1; }
class Known { public $v = 1; }
class Host extends PlainHost
{
    public array $asked = [];
    public function program(string $class, string $place): ?Kiln\Native\WriteProgram
    {
        return $class === 'Known' ? write_program(object_of(0, 'Known'), [['Known', [field('v', slot('Known', 'v'))]]]) : null;
    }
    public function dynamic(object $value): mixed
    {
        $this->asked[] = $value::class;
        return $value instanceof ArrayObject ? $value->getArrayCopy() : throw new Kiln\Native\Declined('unknown', 1);
    }
}
$host = new Host();
foreach ([null, true, 5, 1.5, 'é', "\xff", NAN, [], [1, [2]], ['a' => ['b' => null]], [1 => 1], new stdClass(), (object) ['a' => [Level::Low]], Suit::Hearts, Level::Low, new DateTimeImmutable('@0'), new DateTime('@0.5'), new Known(), [new Known()], new ArrayObject([1, new Known()]), new ArrayObject(['k' => 'v']), fn() => 1, (function () { yield 1; })(), fopen('php://memory', 'r')] as $value) {
    echo written(dynamic(), $value, [], 0, $host), "\n";
}
echo implode(' ', $host->asked), "\n";
?>
--EXPECT--
null
true
5
1.5
"\u00e9"
declined, reason 1
declined, reason 1
[]
[1,[2]]
{"a":{"b":null}}
{"1":1}
{}
{"a":[1]}
"Hearts"
1
"1970-01-01T00:00:00+00:00"
"1970-01-01T00:00:00.500+00:00"
{"v":1}
[{"v":1}]
[1,{"v":1}]
{"k":"v"}
declined, reason 1
declined, reason 1
declined, reason 1
ArrayObject ArrayObject Closure Generator
