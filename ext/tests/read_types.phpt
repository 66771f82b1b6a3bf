--TEST--
Reading: what does not fit the type of a property is declined
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

interface Seen {}
class Point implements Seen, Countable { public int $x = 0; public function count(): int { return 1; } }
class Other {}
enum Level: string { case Low = 'low'; }
class Holder
{
    public int|string|null $union = null;
    public float $float = 0.5;
    public ?float $maybe = null;
    public iterable $iterable = [];
    public Seen $seen;
    public Point|Other|null $either = null;
    public Seen&Countable $both;
    public self $self;
    public object $object;
    public mixed $mixed;
    public Level $level = Level::Low;
    public false|int $false = false;
    public ?array $array = null;
    public Missing|int $missing = 0;
}

$objects = fn(string $name, array $node) => [blank('Holder', [field('v', slot('Holder', $name), $node)]), blank('Point', [field('x', slot('Point', 'x'), scalar('INT'), 'LEAVE')]), blank('Holder', [])];
$values = ['null', '1', '1.5', '"s"', '"low"', 'true', 'false', '[1]', '{"x":2}', '"2020-01-02T03:04:05Z"'];
$nodes = ['anything' => anything(), 'point' => object_of(1), 'itself' => object_of(2), 'date' => date_of(), 'level' => [op('READ_ENUM_FROM'), 'Level', false, false], 'number' => scalar('INT', 'FLOAT'), 'word' => scalar('STRING', 'BOOL')];
foreach (array_keys((new ReflectionClass('Holder'))->getDefaultProperties() + ['seen' => 0, 'both' => 0, 'self' => 0, 'object' => 0, 'mixed' => 0]) as $name) {
    echo "$name:";
    foreach ($nodes as $kind => $node) {
        foreach ($values as $json) {
            try {
                $holder = read("{\"v\":$json}", object_of(), $objects($name, nullable($node)));
                echo " $kind ", get_debug_type($holder->$name);
            } catch (Kiln\Native\Declined) {
            }
        }
    }
    echo "\n";
}
?>
--EXPECT--
union: anything int anything string anything string anything string number int word string word string word string
float: anything float anything float number float number float
maybe: anything float anything float number float number float
iterable: anything array anything array
either: point Point
level: level Level
false: anything int anything bool number int word bool
array: anything array anything array
missing: anything int number int
seen: point Point
both: point Point
self: itself Holder
object: point Point itself Holder date DateTimeImmutable level Level
mixed: anything int anything float anything string anything string anything bool anything bool anything array anything array anything string point Point itself Holder date DateTimeImmutable level Level number int number float word string word string word bool word bool word string
