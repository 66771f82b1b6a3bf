--TEST--
Reading: keys that are missing, or null
--EXTENSIONS--
kiln
--FILE--
<?php
namespace Kiln { final readonly class Optional { private function __construct(public bool $isPresent, private mixed $value) {} public static function missing(): self { return new self(false, null); } public static function of(mixed $value): self { return new self(true, $value); } } }
namespace {
require __DIR__ . '/read.inc';

class Point { public ?int $x = 5; }
class Free { public mixed $x = 'before'; }
class Absent { public Kiln\Optional|int|null $x = 5; public function set(mixed $x): void { $this->x = $x === null ? null : Kiln\Optional::of($x); } }
class Constructed { public function __construct(public ?int $x = 9) {} }
class Keeping { public ?int $x; public ?int $y = null; public int $z = 3; public array $log = []; public function __construct() { $this->x = 7; } public function setZ(int $z): void { $this->log[] = $z; } }
final class Host extends PlainHost { public function standard(int ...$numbers): mixed { return array_sum($numbers); } public function broken(): mixed { throw new DomainException('broken'); } public function text(): mixed { return 'text'; } }

$host = new Host();
foreach (['FAIL', 'LEAVE', 'NULL', 'DEFAULT', 'ABSENT'] as $missing) {
    echo "$missing\n";
    foreach (['{}', '{"x":null}', '{"x":1}'] as $json) {
        foreach (['nullable' => nullable(scalar('INT')), 'int' => scalar('INT')] as $name => $node) {
            echo "$name ";
            show($json, object_of(), [blank($missing === 'ABSENT' ? 'Absent' : 'Point', [field('x', slot($missing === 'ABSENT' ? 'Absent' : 'Point', 'x'), $node, $missing, false, $missing === 'DEFAULT' ? ['standard', [1, 2]] : null)])], $host);
        }
    }
}
echo "arguments\n";
foreach (['FAIL', 'NULL', 'DEFAULT', 'ABSENT'] as $missing) {
    show('{}', object_of(), [constructed('Constructed', 1, [field('x', argument(0), nullable(scalar('INT')), $missing)])], $host);
}
echo "several keys\n";
foreach (['{"a":1}', '{"b":2}', '{"b":2,"a":1}', '{"a":null,"b":2}', '{"a":null,"c":3}', '{"c":null}', '{}', '{"a":1,"b":"x"}', '{"b":null,"a":null}', '{"a":null,"a":1}', '{"a":1,"a":null}'] as $json) {
    show($json, object_of(), [blank('Point', [field(['a', 'b', 'c'], slot('Point', 'x'), nullable(scalar('INT')), 'LEAVE')])]);
}
echo "kept\n";
$keeping = fn(string $name, string $missing, ?array $default = null) => [constructed('Keeping', 0, [field('k', slot('Keeping', $name), scalar('INT'), $missing, true, $default)])];
foreach (['x', 'y', 'z'] as $name) {
    foreach (['FAIL', 'LEAVE', 'NULL', 'DEFAULT'] as $missing) {
        show('{}', object_of(), $keeping($name, $missing, $missing === 'DEFAULT' ? ['standard', [4]] : null), $host);
    }
    show('{"k":1}', object_of(), $keeping($name, 'FAIL'), $host);
}
echo "of the host\n";
show('{}', object_of(), [blank('Point', [field('x', slot('Point', 'x'), scalar('INT'), 'DEFAULT', false, ['broken', []])])], $host);
show('{}', object_of(), [blank('Point', [field('x', slot('Point', 'x'), scalar('INT'), 'DEFAULT', false, ['text', []])])], $host);
show('{}', object_of(), [blank('Point', [field('x', slot('Point', 'x'), scalar('INT'), 'DEFAULT', false, ['missing', []])])], $host);
show('{}', object_of(), [constructed('Keeping', 0, [field('x', setter('Keeping', 'setZ'), scalar('INT'), 'DEFAULT', false, ['standard', [1]])])], $host);
show('{}', object_of(), [constructed('Keeping', 0, [field('x', setter('Keeping', 'setZ'), scalar('INT'), 'DEFAULT', false, ['text', []])])], $host);
echo "optional\n";
$optional = [blank('Free', [field('x', slot('Free', 'x'), [op('READ_OPTIONAL_OF'), nullable(scalar('INT'))], 'ABSENT')])];
foreach (['{}', '{"x":null}', '{"x":1}', '{"x":""}'] as $json) {
    show($json, object_of(), $optional);
}
var_dump(read('{"x":[1]}', [op('READ_OPTIONAL_OF'), anything()]) == Kiln\Optional::of(['x' => [1]]));
show('{}', object_of(), [blank('Absent', [field('x', setter('Absent', 'set'), [op('READ_OPTIONAL_OF'), scalar('INT')], 'ABSENT')])]);
}
?>
--EXPECT--
FAIL
nullable {} => declined, reason 1
int {} => declined, reason 1
nullable {"x":null} => declined, reason 1
int {"x":null} => declined, reason 1
nullable {"x":1} => Point(array( 'x' => 1, ))
int {"x":1} => Point(array( 'x' => 1, ))
LEAVE
nullable {} => Point(array( 'x' => 5, ))
int {} => Point(array( 'x' => 5, ))
nullable {"x":null} => Point(array( 'x' => NULL, ))
int {"x":null} => declined, reason 1
nullable {"x":1} => Point(array( 'x' => 1, ))
int {"x":1} => Point(array( 'x' => 1, ))
NULL
nullable {} => Point(array( 'x' => NULL, ))
int {} => Point(array( 'x' => NULL, ))
nullable {"x":null} => Point(array( 'x' => NULL, ))
int {"x":null} => declined, reason 1
nullable {"x":1} => Point(array( 'x' => 1, ))
int {"x":1} => Point(array( 'x' => 1, ))
DEFAULT
nullable {} => Point(array( 'x' => 3, ))
int {} => Point(array( 'x' => 3, ))
nullable {"x":null} => Point(array( 'x' => NULL, ))
int {"x":null} => declined, reason 1
nullable {"x":1} => Point(array( 'x' => 1, ))
int {"x":1} => Point(array( 'x' => 1, ))
ABSENT
nullable {} => Absent(array( 'x' => \Kiln\Optional(array( 'isPresent' => false, 'value' => NULL, )), ))
int {} => Absent(array( 'x' => \Kiln\Optional(array( 'isPresent' => false, 'value' => NULL, )), ))
nullable {"x":null} => Absent(array( 'x' => NULL, ))
int {"x":null} => declined, reason 1
nullable {"x":1} => Absent(array( 'x' => 1, ))
int {"x":1} => Absent(array( 'x' => 1, ))
arguments
{} => declined, reason 1
{} => Constructed(array( 'x' => NULL, ))
{} => Constructed(array( 'x' => 9, ))
{} => declined, reason 1
several keys
{"a":1} => Point(array( 'x' => 1, ))
{"b":2} => Point(array( 'x' => 2, ))
{"b":2,"a":1} => Point(array( 'x' => 1, ))
{"a":null,"b":2} => Point(array( 'x' => 2, ))
{"a":null,"c":3} => Point(array( 'x' => 3, ))
{"c":null} => Point(array( 'x' => NULL, ))
{} => Point(array( 'x' => 5, ))
{"a":1,"b":"x"} => Point(array( 'x' => 1, ))
{"b":null,"a":null} => Point(array( 'x' => NULL, ))
{"a":null,"a":1} => Point(array( 'x' => 1, ))
{"a":1,"a":null} => Point(array( 'x' => NULL, ))
kept
{} => Keeping(array( 'x' => 7, 'y' => NULL, 'z' => 3, 'log' => array ( ), ))
{} => Keeping(array( 'x' => 7, 'y' => NULL, 'z' => 3, 'log' => array ( ), ))
{} => Keeping(array( 'x' => 7, 'y' => NULL, 'z' => 3, 'log' => array ( ), ))
{} => Keeping(array( 'x' => 7, 'y' => NULL, 'z' => 3, 'log' => array ( ), ))
{"k":1} => Keeping(array( 'x' => 1, 'y' => NULL, 'z' => 3, 'log' => array ( ), ))
{} => declined, reason 1
{} => Keeping(array( 'x' => 7, 'y' => NULL, 'z' => 3, 'log' => array ( ), ))
{} => Keeping(array( 'x' => 7, 'y' => NULL, 'z' => 3, 'log' => array ( ), ))
{} => Keeping(array( 'x' => 7, 'y' => 4, 'z' => 3, 'log' => array ( ), ))
{"k":1} => Keeping(array( 'x' => 7, 'y' => 1, 'z' => 3, 'log' => array ( ), ))
{} => Keeping(array( 'x' => 7, 'y' => NULL, 'z' => 3, 'log' => array ( ), ))
{} => Keeping(array( 'x' => 7, 'y' => NULL, 'z' => 3, 'log' => array ( ), ))
{} => Keeping(array( 'x' => 7, 'y' => NULL, 'z' => 3, 'log' => array ( ), ))
{} => Keeping(array( 'x' => 7, 'y' => NULL, 'z' => 3, 'log' => array ( ), ))
{"k":1} => Keeping(array( 'x' => 7, 'y' => NULL, 'z' => 1, 'log' => array ( ), ))
of the host
{} => DomainException: broken
{} => declined, reason 1
{} => declined, reason 2
{} => Keeping(array( 'x' => 7, 'y' => NULL, 'z' => 3, 'log' => array ( 0 => 1, ), ))
{} => declined, reason 1
optional
{} => Free(array( 'x' => \Kiln\Optional(array( 'isPresent' => false, 'value' => NULL, )), ))
{"x":null} => Free(array( 'x' => \Kiln\Optional(array( 'isPresent' => true, 'value' => NULL, )), ))
{"x":1} => Free(array( 'x' => \Kiln\Optional(array( 'isPresent' => true, 'value' => 1, )), ))
{"x":""} => declined, reason 1
bool(true)
{} => Absent(array( 'x' => \Kiln\Optional(array( 'isPresent' => true, 'value' => \Kiln\Optional(array( 'isPresent' => false, 'value' => NULL, )), )), ))
