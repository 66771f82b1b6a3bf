--TEST--
Reading: what the host makes of values
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Point { public ?int $x = null; public mixed $any = null; public static array $log = []; public function __construct() { self::$log[] = 'new'; } public function setX(?int $x): void { self::$log[] = "x $x"; $this->x = $x; } }
final class Host extends PlainHost
{
    public function twice(mixed $value, int $times = 2, string ...$more): mixed { Point::$log[] = 'twice ' . json_encode($value); return is_array($value) ? array_merge($value, $value) : $value * $times; }
    public function fail(mixed $value): never { throw new DomainException('no ' . json_encode($value)); }
    public function declined(mixed $value): never { throw new Kiln\Native\Declined('later', 2); }
    public function &reference(mixed $value): mixed { static $kept; $kept = $value; return $kept; }
    public function nothing(mixed $value): void {}
    public static function fixed(mixed $value): mixed { return 1; }
    protected function hidden(mixed $value): mixed { return 1; }
    public function __call($name, $arguments) { return 'magic'; }
}
$host = new Host();
show('21', through('twice'), [], $host);
show('7', through('TWICE', [3, 'more']), [], $host);
show('[1]', through('twice', [], list_of(scalar('INT'))), [], $host);
show('["1"]', through('twice', [], list_of(scalar('INT'))), [], $host);
show('{"a":1}', through('reference'), [], $host);
show('1', through('nothing'), [], $host);
show('[[]]', through('fail'), [], $host);
show('1', through('declined'), [], $host);
foreach (['fixed', 'hidden', 'missing', ''] as $method) {
    echo "$method ";
    show('1', through($method), [], $host);
}
echo "user code in order\n";
$point = [constructed('Point', 0, [field('b', setter('Point', 'setX'), through('twice', [], scalar('INT')), 'LEAVE'), field('a', slot('Point', 'any'), through('twice', [5], scalar('INT')), 'LEAVE')])];
show('[{"a":1,"b":2},{"a":3},{"b":"4"}]', list_of(object_of()), $point, $host);
echo implode(', ', Point::$log), "\n";
Point::$log = [];
echo "only the last of several values\n";
Point::$log = [];
show('{"a":1,"b":2,"a":3}', map_of(through('twice')), [], $host);
echo implode(', ', Point::$log), "\n";
Point::$log = [];
echo "types of what comes back\n";
show('{"b":1}', object_of(), [constructed('Point', 0, [field('b', setter('Point', 'setX'), through('reference'))])], $host);
show('{"b":"1"}', object_of(), [constructed('Point', 0, [field('b', setter('Point', 'setX'), through('reference'))])], $host);
show('{"b":"1"}', object_of(), [constructed('Point', 0, [field('b', slot('Point', 'x'), through('reference'))])], $host);
echo "nothing of an invalid document\n";
Point::$log = [];
show('[{"a":1},{"a":2]', list_of(object_of()), $point, $host);
echo outcome(fn() => read('[{"a":1},"' . "\xff" . '"]', list_of(object_of()), $point, $host)), "\n";
echo count(Point::$log), "\n";
?>
--EXPECT--
21 => 42
7 => 21
[1] => array ( 0 => 1, 1 => 1, )
["1"] => declined, reason 1
{"a":1} => array ( 'a' => 1, )
1 => NULL
[[]] => DomainException: no [[]]
1 => declined, reason 2
fixed 1 => declined, reason 2
hidden 1 => declined, reason 2
missing 1 => declined, reason 2
 1 => declined, reason 2
user code in order
[{"a":1,"b":2},{"a":3},{"b":"4"}] => declined, reason 1
twice 21, twice 7, twice [1], new, twice 2, x 4, twice 1, new, twice 3, new
only the last of several values
{"a":1,"b":2,"a":3} => array ( 'a' => 6, 'b' => 4, )
twice 3, twice 2
types of what comes back
{"b":1} => Point(array( 'x' => 1, 'any' => NULL, ))
{"b":"1"} => declined, reason 1
{"b":"1"} => declined, reason 1
nothing of an invalid document
[{"a":1},{"a":2] => declined, reason 2
declined, reason 2
0
