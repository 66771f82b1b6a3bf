--TEST--
Reading: constructors that do more are called, by code with strict types
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Base { protected array $log = []; public function __construct(string $entry) { $this->log[] = $entry; } }
class Child extends Base
{
    private readonly int $doubled;
    public function __construct(int $x, public readonly string $name = 'unnamed', private ?array $more = null, public float $ratio = 0.5)
    {
        parent::__construct("child $x");
        $this->doubled = $x * 2;
        if ($x < 0) {
            throw new DomainException("x is $x");
        }
    }
}
class Hidden { public int $x; private function __construct(int $x) { $this->x = $x; $this->x++; } }
class Inherits extends Base {}
class BelowHidden extends Hidden {}
class Typed { public $seen; public function __construct(int|null $i, float $f, string|bool $s, Base $b, iterable $it, mixed $m, ?callable $c = null) { $this->seen = array_map(get_debug_type(...), func_get_args()); } }
class ByReference { public function __construct(array &$list) { $list[] = 1; } }
class Variadic { public array $all; public function __construct(int ...$all) { $this->all = $all; } }

$fields = [field('x', argument(0), scalar('INT')), field('name', argument(1), scalar('STRING'), 'DEFAULT'), field('more', argument(2), nullable(list_of(scalar('INT'))), 'DEFAULT'), field('ratio', argument(3), scalar('FLOAT'), 'DEFAULT')];
$child = [constructed('Child', 4, $fields)];
foreach (['{"x":1}', '{"x":1,"name":"n"}', '{"x":1,"ratio":2}', '{"x":1,"more":[3]}', '{"ratio":1.5,"more":null,"name":"","x":2}', '{"x":-1}', '{"name":"n"}', '{"x":"1"}'] as $json) {
    show($json, object_of(), $child);
}
show('{"x":1}', object_of(), [constructed('Hidden', 1, [field('x', argument(0), scalar('INT'))])]);
show('{"x":1}', object_of(), [constructed('BelowHidden', 1, [field('x', argument(0), scalar('INT'))])]);
show('{"entry":"e"}', object_of(), [constructed('Inherits', 1, [field('entry', argument(0), scalar('STRING'))])]);
show('{"x":1}', object_of(), [constructed('Child', 1, [field('x', argument(0), scalar('STRING', 'INT'))])]);
show('{"x":"1"}', object_of(), [constructed('Child', 1, [field('x', argument(0), scalar('STRING', 'INT'))])]);

$typed = fn(array $nodes) => [constructed('Typed', count($nodes), array_map(fn(int $i) => field("a$i", argument($i), $nodes[$i]), array_keys($nodes))), constructed('Base', 1, [field('e', argument(0), scalar('STRING'))])];
$right = [scalar('INT'), scalar('FLOAT'), scalar('STRING'), object_of(1), list_of(anything()), anything()];
show('{"a0":1,"a1":2,"a2":"s","a3":{"e":"x"},"a4":[],"a5":{}}', object_of(), $typed($right));
$any = array_fill(0, 6, anything());
$any[3] = object_of(1);
show('{"a0":1,"a1":2,"a2":false,"a3":{"e":"x"},"a4":{},"a5":1}', object_of(), $typed($any));
show('{"a0":1.0,"a1":2,"a2":false,"a3":{"e":"x"},"a4":{},"a5":1}', object_of(), $typed($any));
show('{"a0":1,"a1":"2","a2":false,"a3":{"e":"x"},"a4":{},"a5":1}', object_of(), $typed($any));
show('{"a0":1,"a1":2,"a2":7,"a3":{"e":"x"},"a4":{},"a5":1}', object_of(), $typed($any));
show('{"a0":1,"a1":2,"a2":"","a3":{"e":"x"},"a4":"it","a5":1}', object_of(), $typed($any));
show('{"a0":1,"a1":2,"a2":"","a3":{"e":"x"},"a4":[],"a5":1,"a6":"strlen"}', object_of(), $typed([...$any, scalar('STRING')]));
show('{"list":[]}', object_of(), [constructed('ByReference', 1, [field('list', argument(0), list_of(anything()))])]);
show('{"a":1}', object_of(), [constructed('Variadic', 1, [field('a', argument(0), scalar('INT'))])]);
show('{}', object_of(), [constructed('Variadic', 0, [])]);
?>
--EXPECT--
{"x":1} => Child(array( 'log' => array ( 0 => 'child 1', ), 'doubled' => 2, 'name' => 'unnamed', 'more' => NULL, 'ratio' => 0.5, ))
{"x":1,"name":"n"} => Child(array( 'log' => array ( 0 => 'child 1', ), 'doubled' => 2, 'name' => 'n', 'more' => NULL, 'ratio' => 0.5, ))
{"x":1,"ratio":2} => Child(array( 'log' => array ( 0 => 'child 1', ), 'doubled' => 2, 'name' => 'unnamed', 'more' => NULL, 'ratio' => 2.0, ))
{"x":1,"more":[3]} => Child(array( 'log' => array ( 0 => 'child 1', ), 'doubled' => 2, 'name' => 'unnamed', 'more' => array ( 0 => 3, ), 'ratio' => 0.5, ))
{"ratio":1.5,"more":null,"name":"","x":2} => Child(array( 'log' => array ( 0 => 'child 2', ), 'doubled' => 4, 'name' => '', 'more' => NULL, 'ratio' => 1.5, ))
{"x":-1} => DomainException: x is -1
{"name":"n"} => declined, reason 1
{"x":"1"} => declined, reason 1
{"x":1} => Hidden(array( 'x' => 2, ))
{"x":1} => declined, reason 2
{"entry":"e"} => Inherits(array( 'log' => array ( 0 => 'e', ), ))
{"x":1} => Child(array( 'log' => array ( 0 => 'child 1', ), 'doubled' => 2, 'name' => 'unnamed', 'more' => NULL, 'ratio' => 0.5, ))
{"x":"1"} => declined, reason 1
{"a0":1,"a1":2,"a2":"s","a3":{"e":"x"},"a4":[],"a5":{}} => Typed(array( 'seen' => array ( 0 => 'int', 1 => 'float', 2 => 'string', 3 => 'Base', 4 => 'array', 5 => 'array', ), ))
{"a0":1,"a1":2,"a2":false,"a3":{"e":"x"},"a4":{},"a5":1} => Typed(array( 'seen' => array ( 0 => 'int', 1 => 'float', 2 => 'bool', 3 => 'Base', 4 => 'array', 5 => 'int', ), ))
{"a0":1.0,"a1":2,"a2":false,"a3":{"e":"x"},"a4":{},"a5":1} => declined, reason 1
{"a0":1,"a1":"2","a2":false,"a3":{"e":"x"},"a4":{},"a5":1} => declined, reason 1
{"a0":1,"a1":2,"a2":7,"a3":{"e":"x"},"a4":{},"a5":1} => declined, reason 1
{"a0":1,"a1":2,"a2":"","a3":{"e":"x"},"a4":"it","a5":1} => declined, reason 1
{"a0":1,"a1":2,"a2":"","a3":{"e":"x"},"a4":[],"a5":1,"a6":"strlen"} => declined, reason 1
{"list":[]} => declined, reason 2
{"a":1} => declined, reason 2
{} => Variadic(array( 'all' => array ( ), ))
