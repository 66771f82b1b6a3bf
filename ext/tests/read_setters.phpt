--TEST--
Reading: setters and what is called afterwards
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Base { public array $log = []; private function secret(string $s): void { $this->log[] = "base $s"; } private function last(): void { $this->log[] = 'base last'; } }
class Child extends Base
{
    public ?int $x = null;
    private function secret(string $s): void { $this->log[] = "child $s"; }
    protected function setX(?int $x): static { $this->log[] = 'x ' . json_encode($x); $this->x = $x; return $this; }
    public function setRatio(float $ratio, $more = 'more'): void { $this->log[] = 'ratio ' . var_export($ratio, true); }
    public function fail(mixed $v): void { throw new DomainException('failed'); }
    public function none(): void { $this->log[] = 'none'; }
    public function all(...$all): void { $this->log[] = count($all); }
    public function byReference(&$x): void {}
    public static function make(mixed $v): void {}
    public function __call($name, $arguments) { $this->log[] = "magic $name"; }
}
abstract class Unrelated { public function setX(int $x): void {} }

$object = fn(array $fields, array $afterwards = []) => [blank('Child', $fields, $afterwards)];
$log = fn(string $json, array $objects) => print($json . ' ' . outcome(fn() => read($json, object_of(), $objects)->log) . "\n");

$fields = [field('ratio', setter('Child', 'setRatio'), scalar('FLOAT'), 'LEAVE'), field('x', setter('Child', 'setX'), nullable(scalar('INT')), 'NULL'), field('s', setter('Base', 'secret'), scalar('STRING'), 'LEAVE'), field('t', setter('Child', 'secret'), scalar('STRING'), 'LEAVE')];
// In the order of the plan, not of the document.
$log('{"t":"t","s":"s","x":1,"ratio":2}', $object($fields, [['Base', 'last'], ['Child', 'none']]));
$log('{}', $object($fields));
$log('{"x":"1"}', $object($fields));
$log('{"ratio":"1"}', $object([field('ratio', setter('Child', 'setRatio'), anything())]));
$log('{"ratio":1}', $object([field('ratio', setter('Child', 'setRatio'), anything())]));
$log('{"v":1}', $object([field('v', setter('Child', 'fail'), anything())]));
$log('{"v":1}', $object([field('v', setter('Child', 'none'), anything())], [['Child', 'fail']]));
$log('{"v":1}', $object([field('v', setter('Child', 'none'), anything())]));
foreach (['all', 'byReference', 'make', 'missing', '__construct'] as $name) {
    echo "$name ";
    $log('{"v":1}', $object([field('v', setter('Child', $name), anything())]));
}
echo 'scope ';
$log('{"v":1}', $object([field('v', setter('Unrelated', 'setX'), anything())]));
echo 'scope ';
$log('{}', $object([], [['Unrelated', 'last']]));
// A property set in between is as the setter left it.
show('{"x":1,"y":5}', object_of(), $object([field('x', setter('Child', 'setX'), scalar('INT')), field('y', slot('Child', 'x'), scalar('INT'))]));
?>
--EXPECT--
{"t":"t","s":"s","x":1,"ratio":2} ["ratio 2.0","x 1","base s","child t","base last","none"]
{} ["x null"]
{"x":"1"} declined, reason 1
{"ratio":"1"} declined, reason 1
{"ratio":1} ["ratio 1.0"]
{"v":1} DomainException: failed
{"v":1} declined, reason 2
{"v":1} ["none"]
all {"v":1} declined, reason 2
byReference {"v":1} declined, reason 2
make {"v":1} declined, reason 2
missing {"v":1} declined, reason 2
__construct {"v":1} declined, reason 2
scope {"v":1} declined, reason 2
scope {} declined, reason 2
{"x":1,"y":5} => Child(array( 'log' => array ( 0 => 'x 1', ), 'x' => 5, ))
