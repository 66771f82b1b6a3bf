--TEST--
Objects of classes with handlers of their own, and other strange ones
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class Props extends ArrayObject { public $v = 'declared'; public function __construct() { parent::__construct(['v' => 'of the array'], ArrayObject::ARRAY_AS_PROPS); } }
class Date extends DateTimeImmutable { public $v = 1; }
class Failure extends Exception { public $v = 1; }
class Walking extends ArrayIterator { public $v = 1; }
readonly class Fixed { public function __construct(public int $v = 1) {} }
#[AllowDynamicProperties]
class Tables { public $v = 1; private $w = 2; }

$read = fn(object $object, string $name = 'v', ?string $scope = null) => written(object_of(0, $object::class), $object, [[$object::class, [field('v', slot($scope ?? $object::class, $name))]]]);
echo $read(new Props()), "\n";
echo $read(new Date()), "\n";
echo $read(new Failure('text')), ' ', $read(new Failure('text'), 'message'), ' ', $read(new Failure('text'), 'previous', 'Exception'), "\n";
echo $read(new Walking([1])), "\n";
echo $read(new Fixed()), "\n";
$table = new Tables();
$table->more = 3;
foreach ($table as $name => &$value) {
    $value = 9;
}
unset($value);
echo $read($table), ' ', $read($table, 'w'), ' ', json_encode((array) $table === []), "\n";
$anonymous = new class(5) { public function __construct(private int $v) {} };
echo $read($anonymous), "\n";
echo $read((function () { yield 1; })()), ' ', $read(fn() => 1), ' ', $read(WeakReference::create($table)), "\n";
$clone = clone $table;
$clone->v = 'cloned';
echo $read($clone), "\n";
echo written(object_of(0, 'stdClass'), (object) ['v' => 1], [['stdClass', [field('v', slot('stdClass', 'v'))]]]), "\n";
?>
--EXPECT--
declined, reason 2
{"v":1}
{"v":1} {"v":"text"} {"v":null}
declined, reason 2
{"v":1}
{"v":9} {"v":2} false
{"v":5}
declined, reason 2 declined, reason 2 declined, reason 2
{"v":"cloned"}
declined, reason 2
