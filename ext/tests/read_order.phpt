--TEST--
Reading: user code is called in the order of the plan
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Log { public static array $lines = []; }
class Inner { public function __construct(public $v) { Log::$lines[] = "new $v"; } }
class Outer
{
    public ?Inner $slot = null;
    public function __construct(public Inner $first, ?Inner $second = null) { Log::$lines[] = 'new outer'; }
    public function setA(Inner $a): void { Log::$lines[] = "setA $a->v"; }
    public function setB(?Inner $b): void { Log::$lines[] = 'setB ' . $b?->v; }
    public function done(): void { Log::$lines[] = 'done'; }
    public function end(): void { Log::$lines[] = 'end'; }
}
final class Host extends PlainHost { public function noted(mixed $value): mixed { Log::$lines[] = "noted $value"; return $value; } public function standard(): ?Inner { Log::$lines[] = 'default'; return null; } }

$objects = [
    constructed('Outer', 2, [
        field('second', argument(1), nullable(object_of(1)), 'DEFAULT'), field('first', argument(0), object_of(1)),
        field('b', setter('Outer', 'setB'), nullable(object_of(1)), 'DEFAULT', false, ['standard', []]), field('slot', slot('Outer', 'slot'), object_of(1), 'LEAVE'), field('a', setter('Outer', 'setA'), object_of(1)),
    ], [['Outer', 'done'], ['Outer', 'end']]),
    constructed('Inner', 1, [field('v', argument(0), through('noted'))]),
];
foreach (['{"a":{"v":1},"b":{"v":2},"first":{"v":3},"second":{"v":4},"slot":{"v":5}}', '{"a":{"v":1},"first":{"v":2},"a":{"v":3}}', '{"first":{"v":1}}', '{"a":{"v":1},"b":{"w":2},"first":{"v":3}}'] as $json) {
    Log::$lines = [];
    $outcome = outcome(fn() => read($json, object_of(), $objects, new Host())::class);
    echo $outcome, ': ', implode(', ', Log::$lines), "\n";
}
?>
--EXPECT--
Outer: noted 4, new 4, noted 3, new 3, new outer, noted 2, new 2, setB 2, noted 5, new 5, noted 1, new 1, setA 1, done, end
Outer: noted 2, new 2, new outer, default, setB , noted 3, new 3, setA 3, done, end
declined, reason 1: noted 1, new 1, new outer, default, setB 
declined, reason 1: noted 3, new 3, new outer
