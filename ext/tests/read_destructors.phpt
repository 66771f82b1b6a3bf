--TEST--
Reading: no destructor runs on what was never complete
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Child { public mixed $v = null; public function __destruct() { echo 'child ', json_encode($this->v), "\n"; } }
class Holder { public ?Child $child = null; public ?Holder $next = null; public mixed $last = null; public function __construct() {} public function __destruct() { echo "holder\n"; } public function setLast(mixed $last): void { if ($last === 'throw') { throw new DomainException('thrown'); } } }
class Own { public function __destruct() { echo "of user code\n"; } }
class Failing { public function __construct(public mixed $v) { if ($v === 1) { throw new DomainException('constructor'); } } public function __destruct() { echo "failing\n"; } }
final class Host extends PlainHost { public array $kept = []; public function own(mixed $value): object { return new Own(); } public function keep(mixed $value): mixed { $this->kept[] = $value; return $value; } }

$host = new Host();
$objects = [
    constructed('Holder', 0, [field('child', slot('Holder', 'child'), nullable(object_of(1)), 'NULL'), field('next', slot('Holder', 'next'), nullable(object_of(0)), 'NULL'), field('last', setter('Holder', 'setLast'), scalar('STRING'), 'LEAVE')]),
    blank('Child', [field('v', slot('Child', 'v'), anything())]),
    constructed('Failing', 1, [field('v', argument(0), anything())]),
];
echo "declined\n";
show('[{"child":{"v":1},"next":{"child":{"v":2}}},{"child":{"v":3},"next":{"child":{"v":4},"last":5}}]', list_of(object_of()), $objects);
show('[{"v":1},{"v":2},{}]', list_of(object_of(1)), $objects);
show('{"a":{"v":1},"b":{"v":2},"c":3}', map_of(object_of(1)), $objects);
echo "an exception\n";
show('[{"child":{"v":1}},{"child":{"v":2},"last":"throw"}]', list_of(object_of()), $objects);
show('[{"v":0},{"v":1}]', list_of(object_of(2)), $objects);
echo "objects of others\n";
show('[1,2,"x"]', list_of(through('own', [], scalar('INT'))), $objects, $host);
echo "seen by others\n";
show('[{"v":1},3]', list_of(through('keep', [], object_of(1))), $objects, $host);
echo count($host->kept), ' ', json_encode($host->kept[0]->v), "\n";
$host->kept = [];
echo "complete\n";
$value = read('[{"child":{"v":1}},{}]', list_of(object_of()), $objects);
unset($value[1]);
echo "and gone\n";
unset($value);
echo "many\n";
$value = read('[' . implode(',', array_fill(0, 100, '{"v":0}')) . ']', list_of(object_of(1)), $objects);
ob_start();
unset($value);
echo substr_count(ob_get_clean(), 'child'), "\n";
?>
--EXPECT--
declined
[{"child":{"v":1},"next":{"child":{"v":2}}},{"child":{"v":3},"next":{"child":{"v":4},"last":5}}] => declined, reason 1
[{"v":1},{"v":2},{}] => declined, reason 1
{"a":{"v":1},"b":{"v":2},"c":3} => declined, reason 1
an exception
[{"child":{"v":1}},{"child":{"v":2},"last":"throw"}] => DomainException: thrown
[{"v":0},{"v":1}] => DomainException: constructor
objects of others
of user code
of user code
[1,2,"x"] => declined, reason 1
seen by others
[{"v":1},3] => declined, reason 1
1 1
complete
holder
and gone
holder
child 1
many
100
