--TEST--
Writing: items of a stream, one behind the other
--EXTENSIONS--
kiln
--SKIPIF--
<?php
if (!function_exists('Kiln\Native\Testing\escape')) die('skip only with --enable-kiln-dev');
?>
--FILE--
<?php
require __DIR__ . '/programs.inc';

use Kiln\Native\ItemText;

class Point
{
    public function __construct(public mixed $x = 1) {}
}

final class Host extends PlainHost
{
    public ?Closure $do = null;
    public function call(mixed $value): mixed
    {
        return ($this->do)($value);
    }
}

$host = new Host();
$dynamic = write_program([op('WRITE_DYNAMIC')]);
$points = write_program([op('WRITE_OBJECT_OF'), 0, 'Point', true], [['Point', [
    [op('STEP_FIELD'), 'x', [op('ACCESS_SLOT'), 'Point', 'x'], [op('WRITE_THROUGH'), 'call', [], [op('WRITE_DYNAMIC')]], 0],
]]]);

echo "-- items\n";
$text = new ItemText(', ', ';');
var_dump($text->take());
$item = [1, 2.5, null];
foreach ([1, 'a"b', $item, [], new stdClass(), "\u{e9}"] as $item) {
    echo $text->write($dynamic, $item, $host, 9), ' ';
}
echo $text->add('elsewhere'), "\n";
var_dump($text->take(), $text->take());
$reference = &$item;
$text->write($dynamic, $reference, $host, 9);
var_dump($text->take());

echo "-- of an item that fails nothing is left\n";
$text = new ItemText(',', '');
echo outcome(fn() => $text->write($dynamic, [1, INF], $host, 9)), "\n";
$text->write($dynamic, 'first', $host, 9);
echo outcome(fn() => $text->write($dynamic, [str_repeat('long', 100_000), "\xFF"], $host, 9)), "\n";
echo outcome(fn() => $text->write($dynamic, [[[]]], $host, 2)), "\n";
$host->do = fn() => throw new DomainException('user code');
echo outcome(fn() => $text->write($points, new Point(), $host, 9)), "\n";
$text->write($dynamic, 'second', $host, 9);
var_dump($text->take());

echo "-- a text that grows\n";
$text = new ItemText("\n", '');
for ($expected = [], $size = 1; $size < 3_000_000; $size *= 3) {
    $expected[] = '"' . str_repeat('x', $size) . '"';
    $text->write($dynamic, str_repeat('x', $size), $host, 9);
}
var_dump($text->take() === implode("\n", $expected));
$before = memory_get_usage();
$text->write($dynamic, 'x', $host, 9);
var_dump(memory_get_usage() - $before < 200_000, $text->take());

echo "-- user code meanwhile\n";
$text = new ItemText(',', '');
$host->do = fn($value) => [
    outcome(fn() => $text->write($dynamic, 'inner', $host, 9)), outcome(fn() => $text->add('inner')), outcome(fn() => $text->take()),
    outcome(fn() => $text->__construct('', '')), (function () use ($points, $host) {
        $host->do = fn($value) => $value;
        $other = new ItemText('|', '');
        $other->write($points, new Point(7), $host, 9);
        $other->write($points, new Point(8), $host, 9);

        return $other->take();
    })(),
];
$text->write($points, new Point(), $host, 9);
$text->write($points, new Point(9), $host, 9);
echo str_replace('","', "\",\n\"", $text->take()), "\n";

$host->do = function ($value) use (&$text, &$points, &$host) {
    $text = $points = $host = null;
    return $value;
};
[$program, $a, $h] = [WeakReference::create($points), WeakReference::create($text), WeakReference::create($host)];
(fn() => $text->write($points, new Point([1, 2]), $host, 9))();
var_dump($program->get(), $a->get(), $h->get());

echo "-- a fiber that goes on later, or never\n";
$host = new Host();
$host->do = fn($value) => Fiber::suspend($value);
$points = write_program([op('WRITE_THROUGH'), 'call', [], [op('WRITE_DYNAMIC')]]);
foreach ([true, false] as $goesOn) {
    $text = new ItemText(',', '');
    $text->add('before');
    $fiber = new Fiber(fn() => $text->write($points, new Point(), $host, 9));
    $fiber->start();
    echo outcome(fn() => $text->add('meanwhile')), "\n";
    if ($goesOn) {
        $fiber->resume('later');
        var_dump($text->take());
    }
    unset($fiber, $text);
}

echo "-- a destructor that throws when the item is written\n";
class Last
{
    public function __destruct() { throw new LogicException('at the end'); }
}
class LetsGo extends PlainHost
{
    public function dynamic(object $value): mixed
    {
        unset($GLOBALS['holder']->last);

        return 1;
    }
}
$text = new ItemText(',', ';');
$holder = (object) ['last' => new Last()];
echo outcome(fn() => $text->write(write_program([op('WRITE_DYNAMIC')]), $holder, new LetsGo(), 9)), "\n";
var_dump($text->take());

echo "-- what it is not\n";
echo outcome(fn() => (new ItemText('', ''))->__construct('', '')), "\n";
echo outcome(fn() => (new ItemText('', ''))->write(new stdClass(), 1, $host, 9)), "\n";
$packed = new Kiln\Native\WriteProgram(['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => [op('WRITE_DYNAMIC')], 'objects' => []], 0, 'msgpack');
echo outcome(fn() => (new ItemText('', ''))->write($packed, 1, $host, 9)), "\n";
echo outcome(fn() => clone new ItemText('', '')), "\n";
echo outcome(fn() => serialize(new ItemText('', ''))), "\n";
?>
--EXPECT--
-- items
string(0) ""
2 11 26 31 36 47 59
string(59) "1;, "a\"b";, [1,2.5,null];, [];, {};, "\u00e9";, elsewhere;"
string(0) ""
string(11) ", "\u00e9";"
-- of an item that fails nothing is left
declined, reason 1
declined, reason 1
declined, reason 2
DomainException: user code
string(16) ""first","second""
-- a text that grows
bool(true)
bool(true)
string(4) "
"x""
-- user code meanwhile
{"x":["Error: An item is being written",
"Error: An item is being written",
"Error: An item is being written",
"Error: A text is constructed only once",
"{\"x\":7}|{\"x\":8}"]},{"x":9}
NULL
NULL
NULL
-- a fiber that goes on later, or never
Error: An item is being written
string(14) "before,"later""
Error: An item is being written
-- a destructor that throws when the item is written
LogicException: at the end
string(0) ""
-- what it is not
Error: A text is constructed only once
TypeError: Kiln\Native\ItemText::write(): Argument #1 ($program) must be a program of Kiln's own dialect that writes JSON
TypeError: Kiln\Native\ItemText::write(): Argument #1 ($program) must be a program of Kiln's own dialect that writes JSON
Error: Trying to clone an uncloneable object of class Kiln\Native\ItemText
Exception: Serialization of 'Kiln\Native\ItemText' is not allowed
