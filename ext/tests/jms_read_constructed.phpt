--TEST--
JMS dialect, reading: objects made by their constructors, and null that is as good as a missing key
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_read.inc';

class Point
{
    public array $calls = [];
    public ?int $z = 3;

    public function __construct(public readonly int $x, public ?string $y = 'y', int ...$rest) { $this->calls[] = func_num_args(); }
    public function setZ(?int $z): void { $this->z = $z; $this->calls[] = 'setZ'; }
}
class Plain { public int $a = 1; public mixed $b = 'b'; }
class Hidden { public int $a = 1; private function __construct() { throw new Error('never called'); } }
class Thrower { public function __construct(public int $a) { throw new DomainException("constructor of $a"); } }
class Reference { public function __construct(int &$a) {} }

function parameter(string $name, ?array $node, bool $isRequired = false): array
{
    return [$name, $name, $node, $isRequired];
}
function constructed(array $objects): Kiln\Native\ReadProgram
{
    return jms_read_program([op('JMS_READ_CONSTRUCTED'), 0], $objects);
}

$point = [Point::class, [field('z', [op('TARGET_METHOD'), 'setZ'], coerce('INT'))], [], false, false, true, [parameter('x', coerce('INT'), true), parameter('y', coerce('STRING'))]];
echo "a constructor\n";
foreach (['{"x":1,"y":"a","z":5}', '{"z":"7","x":"2"}', '{"x":1,"y":null,"z":null}', '{"y":"a"}', '{"x":null}', 'null', '[]', '[1]', '5', '"x"', '{"x":[]}'] as $json) {
    read(constructed([$point]), $json);
}
echo "converted as for calls from files without strict types\n";
read(constructed([[...array_slice($point, 0, 6), [parameter('x', null, true), parameter('y', null)]]]), '{"x":"5","y":6}');
read(constructed([[...array_slice($point, 0, 6), [parameter('x', null, true), parameter('y', null)]]]), '{"x":"five"}');
echo "no constructor, and one that is not called\n";
$a = field('a', slot(Plain::class, 'a'), coerce('INT'));
$b = field('b', slot(Plain::class, 'b'), null);
foreach ([Plain::class => [], Hidden::class => null] as $class => $parameters) {
    foreach (['{"a":5}', '{"a":null,"b":null}', 'null', '[]', '5', '{"b":6}'] as $json) {
        read(constructed([[$class, [field('a', slot($class, 'a'), coerce('INT')), field('b', slot($class, 'a'), null)], [], false, false, true, $parameters]]), $json);
    }
    read(constructed([[$class, [], [], false, false, true, $parameters]]), '5');
}
echo "what the constructor throws\n";
read(constructed([[Thrower::class, [], [], false, false, true, [parameter('a', coerce('INT'), true)]]]), '{"a":5}');
read(constructed([[Thrower::class, [], [], false, false, true, [parameter('a', coerce('INT'), true)]]]), '{}');
echo "a value that is skipped\n";
read(constructed([[...array_slice($point, 0, 6), [parameter('x', [op('JMS_READ_ASKED'), 0, 'observed', [['name' => 'T']]], true)]]]), '{"x":"skip"}');
echo "declined\n";
foreach ([[Thrower::class, [['a', null, null, true]]], [Thrower::class, [parameter('other', null)]], [Reference::class, [parameter('a', null)]], [Plain::class, [parameter('a', null)]], [Hidden::class, []], [ArrayObject::class, [parameter('array', null)]]] as [$class, $parameters]) {
    read(constructed([[$class, [], [], false, false, true, $parameters]]), '{"a":1}');
}
read(constructed([[ArrayObject::class, [], [], false, false, true, []]]), '{"a":1}');
--EXPECT--
a constructor
{"x":1,"y":"a","z":5} => object(Point) { ["calls"]=> array(2) { [0]=> int(2) [1]=> string(4) "setZ" } ["z"]=> int(5) ["x"]=> int(1) ["y"]=> string(1) "a" }
{"z":"7","x":"2"} => object(Point) { ["calls"]=> array(2) { [0]=> int(1) [1]=> string(4) "setZ" } ["z"]=> int(7) ["x"]=> int(2) ["y"]=> string(1) "y" }
{"x":1,"y":null,"z":null} => object(Point) { ["calls"]=> array(1) { [0]=> int(1) } ["z"]=> int(3) ["x"]=> int(1) ["y"]=> string(1) "y" }
{"y":"a"} => TypeError: Point::__construct(): Argument #1 ($x) must be of type int, null given
{"x":null} => TypeError: Point::__construct(): Argument #1 ($x) must be of type int, null given
null => TypeError: Point::__construct(): Argument #1 ($x) must be of type int, null given
[] => TypeError: Point::__construct(): Argument #1 ($x) must be of type int, null given
[1] => TypeError: Point::__construct(): Argument #1 ($x) must be of type int, null given
5 => declined, reason 1
"x" => declined, reason 1
{"x":[]} => object(Point) { ["calls"]=> array(1) { [0]=> int(1) } ["z"]=> int(3) ["x"]=> int(0) ["y"]=> string(1) "y" }
    int
converted as for calls from files without strict types
{"x":"5","y":6} => object(Point) { ["calls"]=> array(1) { [0]=> int(2) } ["z"]=> int(3) ["x"]=> int(5) ["y"]=> string(1) "6" }
{"x":"five"} => TypeError: Point::__construct(): Argument #1 ($x) must be of type int, string given
no constructor, and one that is not called
{"a":5} => object(Plain) { ["a"]=> int(5) ["b"]=> string(1) "b" }
{"a":null,"b":null} => object(Plain) { ["a"]=> int(1) ["b"]=> string(1) "b" }
null => object(Plain) { ["a"]=> int(1) ["b"]=> string(1) "b" }
[] => object(Plain) { ["a"]=> int(1) ["b"]=> string(1) "b" }
5 => declined, reason 1
{"b":6} => declined, reason 1
5 => declined, reason 1
{"a":5} => object(Hidden) { ["a"]=> int(5) }
{"a":null,"b":null} => object(Hidden) { ["a"]=> int(1) }
null => object(Hidden) { ["a"]=> int(1) }
[] => object(Hidden) { ["a"]=> int(1) }
5 => declined, reason 1
{"b":6} => declined, reason 1
5 => declined, reason 1
what the constructor throws
{"a":5} => DomainException: constructor of 5
{} => TypeError: Thrower::__construct(): Argument #1 ($a) must be of type int, null given
a value that is skipped
{"x":"skip"} => declined, reason 1
    observed "T"
declined
{"a":1} => declined, reason 1
{"a":1} => declined, reason 2
{"a":1} => declined, reason 2
{"a":1} => declined, reason 2
{"a":1} => declined, reason 2
{"a":1} => declined, reason 2
{"a":1} => object(ArrayObject) { ["storage":"ArrayObject":private]=> array(0) { } }
