--TEST--
Code of others may change and free what is being written
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

final class Item { public function __construct(public string $name) {} public function __destruct() { global $gone; $gone[] = $this->name; } }
final class Box
{
    public ?array $items = [];
    public ?Item $item = null;
    public mixed $last = 'last';
    public array $map = [];
    public function clear(): string
    {
        $this->items = null;
        $this->item = null;
        $this->map = [];
        $this->last = str_repeat('changed', 1);
        return 'cleared';
    }
}
class Host extends PlainHost
{
    public array $kept = [];
    public function drop(mixed $value): mixed
    {
        global $boxes;
        $boxes = null;
        gc_collect_cycles();
        $this->kept = [];
        return $value instanceof Item ? $value->name : $value;
    }
    public function clear(mixed $value): mixed
    {
        global $box;
        $box->clear();
        for ($i = 0; $i < 50; ++$i) {
            $this->kept[] = str_repeat('x', $i);
        }
        return $value instanceof Item ? $value->name : $value;
    }
    public function push(mixed $value): mixed
    {
        global $box;
        if (count($box->items) < 100) {
            $box->items[] = new Item('pushed');
            array_shift($box->items);
        }
        return $value->name;
    }
}
$host = new Host();
$by = fn(string $method) => [op('WRITE_THROUGH'), $method, [], plain()];
$make = function (int $n): Box {
    $box = new Box();
    $box->items = array_map(fn($i) => new Item("item $n.$i"), range(1, 3));
    $box->item = new Item("one $n");
    $box->map = ['a' => new Item("a $n"), 'b' => new Item("b $n")];
    return $box;
};
$steps = fn(string $method) => [['Box', [
    field('items', slot('Box', 'items'), list_of($by($method))),
    field('item', slot('Box', 'item'), nullable($by($method))),
    field('map', slot('Box', 'map'), map_of($by($method))),
    field('last', slot('Box', 'last')),
]]];

$gone = [];
$box = $make(1);
echo written(object_of(0, 'Box'), $box, $steps('clear'), 0, $host), "\n";
echo count($gone), " gone\n";

$gone = [];
$box = $make(2);
echo written(object_of(0, 'Box'), $box, [['Box', [field('items', slot('Box', 'items'), list_of($by('push')))]]], 0, $host), "\n";
echo json_encode(array_column($box->items, 'name')), "\n";

// The only names of the value are in the call itself.
$gone = [];
$boxes = [$make(3), $make(4)];
$program = write_program(list_of(object_of(0, 'Box')), $steps('drop'));
echo $program->encode($boxes, $host, 9), "\n";
echo count($gone), " gone\n";

// A method that frees the property which is being written, and the object inside.
$gone = [];
$box = $make(5);
echo written(object_of(0, 'Box'), $box, [['Box', [
    field('cleared', method('Box', 'clear')),
    field('items', slot('Box', 'items')),
    field('last', slot('Box', 'last')),
]]]), "\n";
$stdClass = (object) ['a' => new Item('of stdClass'), 'b' => 2, 'c' => 3];
class Emptying extends PlainHost { public function dynamic(object $value): mixed { global $stdClass; foreach (['a', 'b', 'c'] as $name) { unset($stdClass->$name); } $stdClass->d = 4; return $value->name; } }
echo written(dynamic(), $stdClass, [], 0, new Emptying()), ' ', json_encode($stdClass), "\n";
?>
--EXPECT--
{"items":["item 1.1","item 1.2","item 1.3"],"item":null,"map":{},"last":"changed"}
6 gone
{"items":["item 2.1","item 2.2","item 2.3"]}
["pushed","pushed","pushed"]
[{"items":["item 3.1","item 3.2","item 3.3"],"item":"one 3","map":{"a":"a 3","b":"b 3"},"last":"last"},{"items":["item 4.1","item 4.2","item 4.3"],"item":"one 4","map":{"a":"a 4","b":"b 4"},"last":"last"}]
12 gone
{"cleared":"cleared","items":null,"last":"changed"}
{"a":"of stdClass","b":2,"c":3} {"d":4}
