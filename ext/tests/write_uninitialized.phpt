--TEST--
A property without a value is declined, or left out where that is asked for, and never read through magic methods
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class Typed { public int $a; public $b; public ?string $c = null; }
class Magic
{
    public int $a = 1;
    public array $called = [];
    public function __get(string $name): mixed { $this->called[] = "get $name"; return 7; }
    public function __isset(string $name): bool { $this->called[] = "isset $name"; return true; }
}
class Getting { public int $a = 1; public function __get(string $name): mixed { throw new Exception('must not be called'); } }

$plan = fn(string $class, int $omissions) => [[$class, [field('a', slot($class, 'a'), plain(), $omissions)]]];
$write = fn(object $object, int $omissions) => written(object_of(0, $object::class), $object, $plan($object::class, $omissions));

echo $write(new Typed(), 0), ' ', $write(new Typed(), 1), ' ', $write(new Typed(), 4), ' ', $write(new Typed(), 1 | 4 | 8), "\n";
$unset = new Typed();
$unset->a = 1;
unset($unset->a);
echo $write($unset, 0), ' ', $write($unset, 1), "\n";
$untyped = new Typed();
unset($untyped->b);
echo written(object_of(0, 'Typed'), $untyped, [['Typed', [field('b', slot('Typed', 'b'), plain(), 1)]]]), "\n";
$magic = new Magic();
echo $write($magic, 0), ' ', $write($magic, 1), "\n";
unset($magic->a);
echo $write($magic, 0), ' ', $write($magic, 1), ' ', count($magic->called), "\n";
$getting = new Getting();
unset($getting->a);
echo $write($getting, 0), ' ', $write($getting, 1), "\n";
?>
--EXPECT--
declined, reason 2 {} declined, reason 2 {}
declined, reason 2 {}
{}
{"a":1} {"a":1}
declined, reason 2 declined, reason 2 0
declined, reason 2 declined, reason 2
