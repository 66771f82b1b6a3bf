--TEST--
Reading: constructors that only promote
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

enum Level: int { case Low = 1; case High = 2; }
const NUMBER = 12;
final class Point
{
    public string $note = 'note';
    public function __construct(
        public readonly int $x,
        private float $y,
        protected ?string $label = null,
        public array $tags = ['default'],
        public Level $level = Level::High,
        public int $number = NUMBER * 2,
        public readonly ?Point $next = null,
        public ?object $made = new stdClass(),
    ) {}
}
class ByHand
{
    private array $list = [1];
    private Level $level = Level::Low;
    public $any = 'any';
    public function __construct(array $list, Level $level, $any, int|string $union) { $this->any = $any; $this->list = $list; $this->level = $level; $this->union = $union; }
    public int|string $union;
}

$fields = [
    field('x', argument(0), scalar('INT')),
    field('y', argument(1), scalar('FLOAT')),
    field('label', argument(2), nullable(scalar('STRING')), 'DEFAULT'),
    field('tags', argument(3), list_of(scalar('STRING')), 'DEFAULT'),
    field('level', argument(4), [op('READ_ENUM_FROM'), 'Level', false, true], 'DEFAULT'),
    field('number', argument(5), scalar('INT'), 'DEFAULT'),
    field('next', argument(6), nullable(object_of()), 'NULL'),
];
$objects = [constructed('Point', 7, $fields)];
show('{"x":1,"y":2}', object_of(), $objects);
show('{"y":2.5,"x":1,"label":null,"tags":[],"level":1,"number":0,"next":{"x":3,"y":4,"label":"l","tags":["a","b"]}}', object_of(), $objects);
show('{"x":1}', object_of(), $objects);
show('{"x":1,"y":null}', object_of(), $objects);
show('{"x":1.0,"y":1}', object_of(), $objects);
show('{"x":1,"y":1,"level":3}', object_of(), $objects);
// Objects have defaults of their own.
[$a, $b] = read('[{"x":1,"y":2},{"x":1,"y":2}]', list_of(object_of()), $objects);
var_dump($a == $b, $a->made !== $b->made, $a->level === Level::High);
$a->tags[] = 'more';
echo json_encode([$a->tags, $b->tags]), "\n";
try {
    (fn() => $this->x = 2)->call($a);
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}

// Later fields, and slots that had a value.
show('{"x":1,"y":2,"note":"other"}', object_of(), [constructed('Point', 2, [$fields[0], $fields[1], field('note', slot('Point', 'note'), scalar('STRING'), 'LEAVE')])]);
$byHand = [constructed('ByHand', 4, [
    field('any', argument(2), anything()), field('level', argument(1), [op('READ_ENUM_FROM'), 'Level', true, true]), field('list', argument(0), list_of(anything())), field('union', argument(3), scalar('INT', 'STRING')),
])];
show('{"list":[[1]],"level":"High","any":{"a":1},"union":"u"}', object_of(), $byHand);
show('{"list":[[1]],"level":"High","any":{"a":1},"union":7}', object_of(), $byHand);
// An argument that is required, but not given.
show('{"x":1}', object_of(), [constructed('Point', 1, [$fields[0]])]);
echo "filled twice\n";
show('{"x":1,"y":2,"z":[5]}', object_of(), [constructed('Point', 2, [$fields[0], $fields[1], field('z', slot('Point', 'tags'), anything(), 'LEAVE'), field('z', slot('Point', 'tags'), list_of(anything()), 'LEAVE')])]);
show('{"x":1,"y":2}', object_of(), [constructed('Point', 2, [$fields[0], $fields[1], field('x', slot('Point', 'x'), scalar('INT'), 'LEAVE')])]);
show('{"x":1,"y":2,"z":null}', object_of(), [constructed('Point', 2, [$fields[0], $fields[1], field('z', slot('Point', 'next'), nullable(object_of()), 'LEAVE')])]);
show('{"x":1,"y":2}', object_of(), [constructed('Point', 2, [$fields[0], $fields[1], field('z', argument(1), scalar('FLOAT'), 'LEAVE')])]);
echo "left out\n";
show('{"x":1,"y":2}', object_of(), [constructed('Point', 8, [$fields[0], $fields[1], field('n', argument(4), [op('READ_ENUM_FROM'), 'Level', false, true], 'LEAVE'), field('m', argument(7), anything(), 'LEAVE', true)])]);
?>
--EXPECT--
{"x":1,"y":2} => Point(array( 'note' => 'note', 'x' => 1, 'y' => 2.0, 'label' => NULL, 'tags' => array ( 0 => 'default', ), 'level' => \Level::High, 'number' => 24, 'next' => NULL, 'made' => (object) array( ), ))
{"y":2.5,"x":1,"label":null,"tags":[],"level":1,"number":0,"next":{"x":3,"y":4,"label":"l","tags":["a","b"]}} => Point(array( 'note' => 'note', 'x' => 1, 'y' => 2.5, 'label' => NULL, 'tags' => array ( ), 'level' => \Level::Low, 'number' => 0, 'next' => \Point(array( 'note' => 'note', 'x' => 3, 'y' => 4.0, 'label' => 'l', 'tags' => array ( 0 => 'a', 1 => 'b', ), 'level' => \Level::High, 'number' => 24, 'next' => NULL, 'made' => (object) array( ), )), 'made' => (object) array( ), ))
{"x":1} => declined, reason 1
{"x":1,"y":null} => declined, reason 1
{"x":1.0,"y":1} => declined, reason 1
{"x":1,"y":1,"level":3} => declined, reason 1
bool(true)
bool(true)
bool(true)
[["default","more"],["default"]]
Cannot modify readonly property Point::$x
{"x":1,"y":2,"note":"other"} => Point(array( 'note' => 'other', 'x' => 1, 'y' => 2.0, 'label' => NULL, 'tags' => array ( 0 => 'default', ), 'level' => \Level::High, 'number' => 24, 'next' => NULL, 'made' => (object) array( ), ))
{"list":[[1]],"level":"High","any":{"a":1},"union":"u"} => ByHand(array( 'list' => array ( 0 => array ( 0 => 1, ), ), 'level' => \Level::High, 'any' => array ( 'a' => 1, ), 'union' => 'u', ))
{"list":[[1]],"level":"High","any":{"a":1},"union":7} => ByHand(array( 'list' => array ( 0 => array ( 0 => 1, ), ), 'level' => \Level::High, 'any' => array ( 'a' => 1, ), 'union' => 7, ))
{"x":1} => declined, reason 2
filled twice
{"x":1,"y":2,"z":[5]} => Point(array( 'note' => 'note', 'x' => 1, 'y' => 2.0, 'label' => NULL, 'tags' => array ( 0 => 5, ), 'level' => \Level::High, 'number' => 24, 'next' => NULL, 'made' => (object) array( ), ))
{"x":1,"y":2} => declined, reason 2
{"x":1,"y":2,"z":null} => declined, reason 2
{"x":1,"y":2} => declined, reason 2
left out
{"x":1,"y":2} => Point(array( 'note' => 'note', 'x' => 1, 'y' => 2.0, 'label' => NULL, 'tags' => array ( 0 => 'default', ), 'level' => \Level::High, 'number' => 24, 'next' => NULL, 'made' => (object) array( ), ))
