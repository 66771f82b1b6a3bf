--TEST--
JMS dialect, writing: programs that are malformed, or of another kind, are declined
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_write.inc';

foreach ([
    [], [op('JMS_WRITE_AS_IS'), 1], [op('WRITE_DYNAMIC')], [9999], [op('JMS_WRITE_CAST')], [op('JMS_WRITE_CAST'), 'int'],
    node('ROUND', PHP_INT_MAX, 1), node('ELEMENTS', own(), 5, 1), node('BY_OWN_TYPE', ''), node('OBJECT_OF', 0, 'stdClass', true, ''), node('OBJECT_OF', -1, 'stdClass', true, ''),
    node('OF_CLASS', 'stdClass', [], ''), node('ASKED', 'm', null), node('LOADED', null, own()),
] as $root) {
    echo outcome(fn() => jms_write_program($root) instanceof Kiln\Native\WriteProgram), "\n";
}
echo "objects\n";
$root = node('OMITTED');
foreach ([
    [jms_object('stdClass', [])], [['stdClass', []]], [[...jms_object('stdClass', []), 1]], [jms_object('stdClass', [], [], 3)], [jms_object('stdClass', [[op('STEP_CALL'), 'stdClass', 'm']])],
    [jms_object('stdClass', [[op('JMS_STEP_FIELD'), 'k', 'p', [op('ACCESS_METHOD'), 'm'], own(), 0]])], [jms_object('stdClass', [[op('JMS_STEP_FIELD'), "\xff", 'p', [op('ACCESS_SLOT'), 'stdClass', 'm'], own(), 0]])],
    [jms_object('stdClass', [], ['m'])], [jms_object('stdClass', [[op('JMS_STEP_CONSTANT'), 'k', []]])],
] as $objects) {
    echo outcome(fn() => jms_write_program($root, $objects) instanceof Kiln\Native\WriteProgram), "\n";
}
echo "a program of another kind, or for other flags\n";
final class Some {}
foreach ([write_program([op('WRITE_DYNAMIC')]), jms_write_program(node('MEMBERS', '', false), [], 0), new stdClass(), null] as $other) {
    $host = new class extends JmsHost { public mixed $other; public function program(string $class, string $place): ?Kiln\Native\WriteProgram { return $this->other; } };
    $host->other = $other;
    write(jms_write_program(own()), new Some(), $host);
}
$strict = new class(jms_write_program(own())) extends PlainHost {
    public function __construct(private mixed $other) {}
    public function program(string $class, string $place): ?Kiln\Native\WriteProgram { return $this->other; }
};
echo outcome(fn() => write_program([op('WRITE_DYNAMIC')], [], JSON_PRESERVE_ZERO_FRACTION)->encode(new Some(), $strict, 9)), "\n";
?>
--EXPECT--
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
objects
true
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
true
a program of another kind, or for other flags
declined, reason 2
declined, reason 2
TypeError: JmsHost@anonymous::program(): Return value must be of type ?Kiln\Native\WriteProgram, stdClass returned
declined, reason 2
declined, reason 2
