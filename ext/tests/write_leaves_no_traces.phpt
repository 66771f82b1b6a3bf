--TEST--
Writing makes no suspects for the cycle collector and no tables of properties; references are as before
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

final class Item { public ?Item $next = null; public function __construct(private int $a, protected array $b, public readonly ?string $c = null) {} }
$objects = [['Item', [field('a', slot('Item', 'a'), scalar(INTS)), field('b', slot('Item', 'b'), list_of(scalar(INTS))), field('c', slot('Item', 'c'), nullable(scalar(STRINGS))), field('next', slot('Item', 'next'), nullable(object_of(0, 'Item')))]]];
$items = [];
for ($i = 0; $i < 500; ++$i) {
    $items[] = $item = new Item($i, [$i, $i + 1], "text $i");
    $item->next = new Item($i, []);
}
unset($item);
$program = write_program(list_of(object_of(0, 'Item')), $objects);
$host = new PlainHost();
$program->encode($items, $host, 9);
gc_collect_cycles();
[$roots, $text, $length, $grown, $memory] = [gc_status()['roots'], '', 0, 0, 0];
$memory = memory_get_usage();
$text = $program->encode($items, $host, 9);
$length = strlen($text);
unset($text);
$grown = memory_get_usage() - $memory;
// PHP itself suspects the objects of the call.
var_dump(gc_status()['roots'] - $roots < 5, $grown, $length > 20_000);
$weak = WeakReference::create($items[3]->next);
$items[3]->next = null;
var_dump($weak->get());
?>
--EXPECT--
bool(true)
int(0)
bool(true)
NULL
