--TEST--
Reading: objects take as much memory as those made by new
--EXTENSIONS--
kiln
--SKIPIF--
<?php if (getenv("USE_ZEND_ALLOC") === "0") die("skip PHP counts its own memory only"); ?>
--FILE--
<?php
require __DIR__ . '/read.inc';

final class Item
{
    private ?Item $next = null;
    public function __construct(public readonly int $id, private string $name, protected float $price, public array $tags) {}
    public static function make(int $i): self { return new self($i, str_repeat(chr(97 + $i % 26), 12), $i / 2, [$i, $i + 1]); }
    public function data(): array { return ['id' => $this->id, 'name' => $this->name, 'price' => $this->price, 'tags' => $this->tags, 'next' => null]; }
}
class Open { public int $id; public string $name; public float $price; public array $tags; public ?Open $next = null; }

$fields = fn(callable $target) => [field('id', $target(0, 'id'), scalar('INT')), field('name', $target(1, 'name'), scalar('STRING')), field('price', $target(2, 'price'), scalar('FLOAT')), field('tags', $target(3, 'tags'), list_of(scalar('INT')))];
$constructed = [constructed('Item', 4, $fields(fn($position, $name) => argument($position)))];
$filled = [blank('Item', $fields(fn($position, $name) => slot('Item', $name)))];
$open = [blank('Open', [...$fields(fn($position, $name) => slot('Open', $name)), field('next', slot('Open', 'next'), nullable(object_of()), 'NULL')])];

$before = memory_get_usage();
$made = [];
for ($i = 0; $i < 2000; ++$i) {
    $made[] = Item::make($i);
}
$usual = memory_get_usage() - $before;
$json = json_encode(array_map(fn(Item $item) => $item->data(), $made));
foreach (['constructed' => $constructed, 'filled' => $filled, 'open' => $open] as $name => $objects) {
    $program = read_program(list_of(object_of()), $objects);
    $host = new PlainHost();
    $program->decode('[' . json_encode($made[0]->data()) . ']', $host, 9);
    $before = memory_get_usage();
    $read = $program->decode($json, $host, 9);
    $share = (memory_get_usage() - $before) / $usual;
    echo $name, ' ', $share < 1.02 ? 'no more' : $share, ' ', $name === 'open' || $read == $made ? 'equal' : 'different', "\n";
    unset($read);
}
?>
--EXPECT--
constructed no more equal
filled no more equal
open no more equal
