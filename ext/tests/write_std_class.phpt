--TEST--
A stdClass is an object, without its getting a table of properties; a subclass is declined
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class Sub extends stdClass { public $declared = 1; }

$node = [op('WRITE_STD_CLASS_OF'), dynamic()];
echo written($node, new stdClass()), "\n";
echo written($node, (object) [1, 2]), "\n";
echo written($node, (object) ['a' => 1, 'b' => (object) [], 'c' => [1], '' => null, '9' => 9]), "\n";
$object = new stdClass();
$object->a = 1;
$object->b = 2;
unset($object->a);
echo written($node, $object), "\n";
unset($object->b);
echo written($node, $object), "\n";
$number = 5;
$object->reference = &$number;
echo written($node, $object), "\n";
echo written($node, (object) ["\0a" => 1]), "\n";
echo written($node, (object) ["\xff" => 1]), "\n";
echo written($node, new Sub()), "\n";
echo written($node, new ArrayObject()), "\n";
echo written($node, []), "\n";
echo written([op('WRITE_STD_CLASS_OF'), scalar(INTS)], (object) ['a' => 'x']), "\n";
$self = new stdClass();
$self->self = $self;
echo written($node, $self), "\n";
unset($self->self);

$many = [];
for ($i = 0; $i < 1000; ++$i) {
    $many[] = new stdClass();
}
$program = write_program(list_of($node));
$program->encode($many, new PlainHost(), 9);
$before = memory_get_usage();
$program->encode($many, new PlainHost(), 9);
var_dump(memory_get_usage() === $before);
?>
--EXPECT--
{}
{"0":1,"1":2}
{"a":1,"b":{},"c":[1],"":null,"9":9}
{"b":2}
{}
{"reference":5}
declined, reason 2
declined, reason 1
declined, reason 2
declined, reason 2
declined, reason 1
declined, reason 1
declined, reason 2
bool(true)
