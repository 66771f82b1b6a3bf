--TEST--
Graph: classes that the data of built-in classes name are asked about before PHP loads them
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/graph.inc';

spl_autoload_register(function (string $class) { echo "never: $class\n"; });

class Own extends ArrayIterator {}
class Bomb
{
    public $fuse;
    public function __destruct() { echo "never\n"; }
}

// A list of an object with a destructor and an ArrayObject, each with a map.
$bytes = fn(string $iterator) => graph(
    STRINGS | SHAPES | ARRAYS,
    strings('Bomb', 'fuse', 'ArrayObject', 'key', $iterator),
    "\x02", shape(BY_PROPERTIES, string_numbers(0, 1), 1, 1, "fuse\0\n"), shape(BY_DATA, string_numbers(2), 0, 1),
    "\x26", integers(1, 1), string_numbers(3, 3), integers(7, 8),
    "\x18\x04", integers(0, 1, 2, 3), integers(0), "\x74" . pack('P', 0), EMPTY_ARRAYS, string_numbers(4),
    "\x13", integers(2), object_numbers(0, 1),
    "\x74" . pack('P', 1),
    "\x74" . pack('P', 2),
    "\x74" . pack('P', 3),
);
foreach (['Evil', 'LimitIterator', 'Own', '', '\Own'] as $name) {
    echo $name, ': ', outcome($bytes($name), ['Bomb', 'ArrayObject']), "\n";
}
$asked = [];
echo 'a function: ', outcome($bytes('Evil'), function (string $class) use (&$asked) { $asked[] = $class; return $class !== 'Evil'; }), ' ', implode(' ', $asked), "\n";
foreach (['ArrayIterator', 'arrayITERATOR', 'Own'] as $name) {
    $value = decode($bytes($name), ['Bomb', 'ArrayObject', 'Own']);
    echo $name, ': ', $value[1]->getIteratorClass(), ' ', json_encode($value), "\n";
    $kept[] = $value;
}
echo 'no iterator: ', outcome($bytes('LimitIterator')), "\n";

for ($i = 0; $i < 100; ++$i) {
    outcome($bytes('Evil'), ['Bomb', 'ArrayObject']);
    $used[] = memory_get_usage();
}
echo 'left: ', $used[99] - $used[50] < 2000 ? 'nothing' : $used[99] - $used[50], "\n";
// Of those that were made, the destructors may run.
ob_start(fn() => '');
?>
--EXPECT--
Evil: Kiln\Native\Declined 
LimitIterator: Kiln\Native\Declined 
Own: Kiln\Native\Declined 
: Kiln\Native\Declined 
\Own: Kiln\Native\Declined 
a function: Kiln\Native\Declined  Bomb ArrayObject Evil
ArrayIterator: ArrayIterator [{"fuse":{"key":8}},{"key":7}]
arrayITERATOR: ArrayIterator [{"fuse":{"key":8}},{"key":7}]
Own: Own [{"fuse":{"key":8}},{"key":7}]
no iterator: Kiln\Native\Declined 
left: nothing
