--TEST--
Reading: nothing that is read makes work for the collector of cycles
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Plain { public int $x; public array $list; public ?Plain $next = null; }
final class Promoted { public function __construct(public readonly int $x, public readonly array $list, private ?Promoted $next = null) {} }
class Called { public $x; public function __construct(int $x) { $this->x = $x + 1; } public function __destruct() {} }

$fields = fn(string $class) => [field('x', slot($class, 'x'), scalar('INT')), field('list', slot($class, 'list'), list_of(anything())), field('next', slot($class, 'next'), nullable(object_of()), 'NULL')];
$promoted = [field('x', argument(0), scalar('INT')), field('list', argument(1), list_of(anything())), field('next', argument(2), nullable(object_of()), 'NULL')];
$json = '[' . implode(',', array_fill(0, 30_000, '{"x":1,"list":[[1],{"a":2}],"next":{"list":[],"x":2}}')) . ']';
$host = new PlainHost();
foreach (['Plain' => blank('Plain', $fields('Plain')), 'Promoted' => constructed('Promoted', 3, $promoted), 'Called' => constructed('Called', 1, [field('x', argument(0), scalar('INT'))])] as $name => $object) {
    $program = read_program(list_of(object_of()), [$object]);
    $before = gc_status();
    $value = $program->decode($json, $host, 9);
    $after = gc_status();
    echo $name, ' ', count($value), ' ', $after['runs'] - $before['runs'], ' ', $after['roots'] - $before['roots'], "\n";
    unset($value);
}
?>
--EXPECT--
Plain 30000 0 0
Promoted 30000 0 0
Called 30000 0 0
