--TEST--
A program for a class is asked for once, and must be one that fits
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class A { public array $items = []; }
class Host extends PlainHost
{
    public int $asked = 0;
    public function __construct(private mixed $answer) {}
    public function program(string $class, string $place): ?Kiln\Native\WriteProgram
    {
        ++$this->asked;
        return $this->answer instanceof Closure ? ($this->answer)($class) : $this->answer;
    }
}
class Untyped
{
    public static mixed $answer = null;
    public function program(string $class, string $place): mixed { return self::$answer; }
}
class Referring { public mixed $answer; public function &program(string $class, string $place): mixed { $this->answer = $GLOBALS['program']; return $this->answer; } }
class NoHost {}
class Hidden { private function program(string $class, string $place): ?Kiln\Native\WriteProgram { return null; } }

$objects = [['A', [field('items', slot('A', 'items'), list_of(dynamic()))]]];
$program = write_program(object_of(0, 'A'), $objects);
$tree = function (int $depth) use (&$tree): A {
    $a = new A();
    $a->items = $depth === 0 ? [] : [$tree($depth - 1), $tree($depth - 1)];
    return $a;
};

$host = new Host($program);
echo written(dynamic(), $tree(2), [], 0, $host), ' ', $host->asked, "\n";
$root = write_program(dynamic());
for ($i = 0; $i < 3; ++$i) {
    $root->encode([new A(), new A()], $host, 9);
}
echo $host->asked, "\n";

// Its root is what runs, and it may be itself that is asked about.
$itself = write_program(object_of(0, 'A'), $objects);
$host = new Host($itself);
echo outcome(fn() => $itself->encode($tree(2), $host, 20)), ' ', $host->asked, "\n";

echo written(dynamic(), new A(), [], 0, new Host(write_program(scalar(INTS)))), "\n";
echo written(dynamic(), new A(), [], JSON_UNESCAPED_SLASHES, new Host($program)), "\n";
echo written(dynamic(), new A(), [], 0, new Host(fn() => throw new DomainException('refused'))), "\n";
echo written(dynamic(), new A(), [], 0, new Host(fn() => throw new Kiln\Native\Declined('not me', 1))), "\n";
echo written(dynamic(), new A(), [], 0, new NoHost()), "\n";
echo written(dynamic(), new A(), [], 0, new Hidden()), "\n";
echo written(dynamic(), new A(), [], 0, new Referring()), "\n";
foreach ([1, 'x', [], new stdClass(), read_program([op('READ_ANYTHING')])] as $answer) {
    Untyped::$answer = $answer;
    echo written(dynamic(), new A(), [], 0, new Untyped()), "\n";
}
// For those who look for leaks.
$tree = Untyped::$answer = $itself = $host = null;
gc_collect_cycles();
?>
--EXPECT--
{"items":[{"items":[{"items":[]},{"items":[]}]},{"items":[{"items":[]},{"items":[]}]}]} 1
2
{"items":[{"items":[{"items":[]},{"items":[]}]},{"items":[{"items":[]},{"items":[]}]}]} 1
declined, reason 1
declined, reason 2
DomainException: refused
declined, reason 1
declined, reason 2
declined, reason 2
{"items":[]}
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
