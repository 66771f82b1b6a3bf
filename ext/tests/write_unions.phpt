--TEST--
The first case whose guard holds decides
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class A { public $v = 'a'; }
class B extends A { public $v = 'b'; }
interface Seen {}
class C implements Seen { public $v = 'c'; }
class D { public $v = 'd'; }

$objects = array_map(fn($class) => [$class, [field('v', slot($class, 'v'))]], ['A', 'B', 'C']);
$union = [op('WRITE_UNION'), [
    [[op('GUARD_IS_SCALAR'), INTS | BOOLS], scalar(INTS | BOOLS)],
    [[op('GUARD_IS_INSTANCE'), 'B'], object_of(1, 'B')],
    [[op('GUARD_IS_INSTANCE'), 'A'], object_of(0, 'A')],
    [[op('GUARD_IS_INSTANCE'), 'Seen'], object_of(2, 'C')],
    [[op('GUARD_IS_INSTANCE'), 'NotLoaded'], plain()],
    [[op('GUARD_IS_LIST')], list_of(scalar(INTS))],
    [[op('GUARD_IS_ARRAY')], map_of(scalar(STRINGS))],
]];
foreach ([1, true, 1.5, 'x', null, new A(), new B(), new C(), new D(), [], [1, 2], ['a'], ['k' => 'v'], [1 => 'a']] as $value) {
    echo written($union, $value, $objects), "\n";
}
echo written([op('WRITE_UNION'), [[[op('GUARD_IS_SCALAR'), STRINGS], scalar(STRINGS)], [[op('GUARD_ALWAYS')], dynamic()]]], [1, 'x']), "\n";
echo written([op('WRITE_UNION'), []], 1), "\n";
foreach ([[op('GUARD_HAS_KEYS'), ['a']], [op('GUARD_ALWAYS'), 1], [op('GUARD_IS_SCALAR')], [9], []] as $guard) {
    echo written([op('WRITE_UNION'), [[$guard, plain()]]], 1), "\n";
}
?>
--EXPECT--
1
true
declined, reason 1
declined, reason 1
declined, reason 1
{"v":"a"}
{"v":"b"}
{"v":"c"}
declined, reason 1
[]
[1,2]
declined, reason 1
{"k":"v"}
{"1":"a"}
[1,"x"]
declined, reason 1
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
