--TEST--
What never ends is declined: objects in circles, hosts that ask about the same again, programs that contain themselves
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

class Node { public $next; public function self(): static { return $this; } }
final class Host extends PlainHost
{
    public $program;
    public int $calls = 0;
    public function program(string $class, string $place): ?Kiln\Native\WriteProgram { ++$this->calls; return $this->program; }
    public function dynamic(object $value): mixed { ++$this->calls; return [$value]; }
    public function again(mixed $value): mixed { ++$this->calls; return $value; }
}

$node = new Node();
$node->next = $node;
$field = fn(array $access, array $value) => ['Node', [[op('STEP_FIELD'), 'next', $access, $value, 0]]];
$slot = [op('ACCESS_SLOT'), 'Node', 'next'];
$itself = [op('WRITE_OBJECT_OF'), 0, 'Node', true];
$host = new Host();

echo 'circle: ', outcome(fn() => write_program($itself, [$field($slot, $itself)])->encode($node, $host, 512)), "\n";
echo 'method: ', outcome(fn() => write_program($itself, [$field([op('ACCESS_METHOD'), 'Node', 'self'], $itself)])->encode($node, $host, 512)), "\n";
echo 'spliced: ', outcome(fn() => write_program($itself, [['Node', [[op('STEP_SPLICE'), $slot, $itself, 0, '', []]]]])->encode($node, $host, 512)), "\n";
echo 'dynamic: ', outcome(fn() => write_program([op('WRITE_DYNAMIC')])->encode($node, $host, 512)), "\n";
$host->program = write_program([op('WRITE_DYNAMIC')]);
echo 'program: ', outcome(fn() => $host->program->encode($node, $host, 512)), "\n";
$host->program = write_program([op('WRITE_POLYMORPHIC'), null, []]);
echo 'polymorphic: ', outcome(fn() => $host->program->encode($node, $host, 512)), "\n";
$host->program = write_program($itself, [$field($slot, [op('WRITE_DYNAMIC')])]);
echo 'by another: ', outcome(fn() => $host->program->encode($node, $host, 512)), "\n";

// A document ends, however the program is made.
$object = ['Node', [op('CONSTRUCTION_BLANK')], [[op('FIELD_SPLICE'), [op('TARGET_SLOT'), 'Node', 'next'], [op('READ_OBJECT_OF'), 0], '', []]], [], null, [], null];
echo 'read spliced: ', outcome(fn() => read_program([op('READ_OBJECT_OF'), 0], [$object])->decode('{"a":1}', $host, 512)), "\n";
$array = [op('WRITE_LIST_OF'), [op('WRITE_PLAIN')]];
$array[1] = &$array;
echo 'recursive array: ', outcome(fn() => write_program($array)->encode([[]], $host, 512)), "\n";
var_dump($host->calls < 100_000);

// For those who look for leaks.
$array[1] = null;
$node->next = $host->program = null;
gc_collect_cycles();
?>
--EXPECTF--
circle: declined, reason %d
method: declined, reason %d
spliced: declined, reason %d
dynamic: declined, reason %d
program: declined, reason %d
polymorphic: declined, reason %d
by another: declined, reason %d
read spliced: declined, reason 2
recursive array: declined, reason 2
bool(true)
