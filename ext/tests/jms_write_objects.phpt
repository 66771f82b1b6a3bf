--TEST--
JMS dialect, writing: members are put as into a PHP array, whose keys decide about the shape
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_write.inc';

class Base { private $secret = 'of the base'; public function secret() { return $this->secret; } }
class Point extends Base
{
    public $x = 1;
    public ?int $y;
    private string $name = 'n';
    public $inner;
    public $empty = [];
    public function getName() { return $this->name; }
    public function getNull() { return null; }
    private function before() { $this->x = 'set before'; }
}
class Sub extends Point { private function before() { throw new Error('not this one'); } }

function point(array $steps, int $shape = 0, bool $writesNull = false, array $afterwards = []): Kiln\Native\WriteProgram
{
    return jms_write_program(node('OBJECT_OF', 0, Point::class, false, ''), [jms_object(Point::class, $steps, $afterwards, $shape, $writesNull)]);
}

function method(string $name): array
{
    return [op('JMS_STEP_FIELD'), $name, $name, [op('ACCESS_METHOD'), Point::class, $name], node('CAST', op('SCALAR_STRING')), 0];
}

$point = new Point();
echo "shapes\n";
foreach ([0, 1, 2] as $shape) {
    write(point([], $shape), $point);
    write(point([field(Point::class, 'x', 0, '0'), field(Point::class, 'name', 0, '1')], $shape), $point);
    write(point([field(Point::class, 'x', 0, '1'), field(Point::class, 'name', 0, '0')], $shape), $point);
}
echo "where values come from\n";
write(point([field(Point::class, 'x'), field(Point::class, 'name'), field(Base::class, 'secret'), method('getName')]), $point);
write(point([field(Point::class, 'secret')]), $point);
write(point([method('nowhere')]), $point);
write(point([[op('JMS_STEP_CONSTANT'), 'type', 'point'], [op('JMS_STEP_CONSTANT'), 'none', null], [op('JMS_STEP_CONSTANT'), 'pi', 3.0]]), $point);
echo "no value\n";
foreach ([false, true] as $writesNull) {
    foreach ([op('JMS_CAN_BE_WITHOUT'), op('JMS_CAN_BE_WITHOUT') | op('JMS_MUST_HAVE_VALUE'), 0] as $mask) {
        write(point([field(Point::class, 'y', $mask)], 0, $writesNull), $point);
    }
    write(point([field(Point::class, 'inner', 0, null, own()), method('getNull')], 0, $writesNull), $point);
    $unset = new Point();
    unset($unset->x);
    write(point([field(Point::class, 'x')], 0, $writesNull), $unset);
}
echo "left out\n";
$array = elements(own(), op('JMS_TAKES_ARRAY') | op('JMS_KEEPS_KEYS'));
write(point([field(Point::class, 'x'), field(Point::class, 'empty', op('JMS_SKIPPED_EMPTY'), null, $array)]), $point);
write(point([field(Point::class, 'x', op('JMS_SKIPPED_EMPTY')), field(Point::class, 'empty', 0, null, node('OMITTED'))]), $point);
write(point([field(Point::class, 'x', op('JMS_CONDITIONAL'), 'a'), [op('JMS_STEP_FIELD'), 'b', 'not', [op('ACCESS_SLOT'), Point::class, 'x'], node('AS_IS'), op('JMS_CONDITIONAL')]]), $point);
echo "one key twice\n";
write(point([field(Point::class, 'x', 0, 'k'), field(Point::class, 'name', 0, 'l'), field(Point::class, 'name', 0, 'k')]), $point);
write(point([field(Point::class, 'x', 0, 'k'), field(Point::class, 'empty', 0, 'k', node('OMITTED'))]), $point);
echo "inline\n";
foreach ([['a' => 1, 'x' => 'replaced'], [10, 20], [], 'scalar', null, [null, 'b']] as $value) {
    $point->inner = $value;
    write(point([field(Point::class, 'x'), field(Point::class, 'inner', op('JMS_INLINE'), null, own()), field(Point::class, 'name')]), $point);
}
$point->inner = [10, 20];
write(point([field(Point::class, 'inner', op('JMS_INLINE'), null, own())]), $point);
$point->inner = ['a' => 10, 'b' => 20];
write(point([field(Point::class, 'inner', op('JMS_INLINE'), null, elements(own(), op('JMS_TAKES_ARRAY')))]), $point);
echo "methods of just one class\n";
write(point([[op('JMS_STEP_INVOKE'), Point::class, 'before'], field(Point::class, 'x')]), new Point());
$sub = new Sub();
$host = new JmsHost();
$host->programs[Sub::class] = jms_write_program(node('OBJECT_OF', 0, Sub::class, true, ''), [jms_object(Sub::class, [[op('JMS_STEP_INVOKE'), Point::class, 'before'], field(Point::class, 'x')], [[Base::class, 'secret']])]);
write(point([]), $sub, $host);
write(point([[op('JMS_STEP_INVOKE'), Point::class, 'nowhere']]), $point);
echo "other classes\n";
write(point([]), new stdClass());
write(point([]), 5);
write(point([]), new Sub());
?>
--EXPECT--
shapes
{}
[1,"n"]
{"1":1,"0":"n"}
[]
[1,"n"]
{"1":1,"0":"n"}
{}
{"0":1,"1":"n"}
{"1":1,"0":"n"}
where values come from
{"x":1,"name":"n","secret":"of the base","getName":"n"}
declined, reason 2
declined, reason 2
{"type":"point","none":null,"pi":3.0}
no value
{}
declined, reason 1
{}
{}
{}
{}
declined, reason 1
{"y":null}
{"inner":null,"getNull":null}
{"x":null}
left out
{"x":1}
{"x":1}
{"a":1}
one key twice
{"k":"n","l":"n"}
{"k":1}
inline
{"x":"replaced","a":1,"name":"n"}
{"x":1,"0":10,"1":20,"name":"n"}
{"x":1,"name":"n"}
{"x":1,"name":"n"}
{"x":1,"name":"n"}
{"x":1,"1":"b","name":"n"}
[10,20]
[10,20]
methods of just one class
{"x":"set before"}
{"x":"set before"}
declined, reason 2
other classes
"delegate {\"name\":\"Point\",\"params\":[]} at 0: []"
"delegate {\"name\":\"Point\",\"params\":[]} at 0: []"
declined, reason 2
