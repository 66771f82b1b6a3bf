--TEST--
Graph: objects that restore themselves are called in the order of the bytes, each once
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/graph.inc';

class Data
{
    public mixed $given = null;
    public static ?Closure $act = null;
    public function __unserialize(array $data): void
    {
        echo __METHOD__, ' ', json_encode(array_keys($data)), "\n";
        $this->given = $data;
        (self::$act ?? fn() => 0)($this);
    }
}

class Waking
{
    private mixed $value = 'default';
    public static ?Closure $act = null;
    public function __wakeup(): void
    {
        echo __METHOD__, ' ', is_object($this->value) ? $this->value::class : json_encode($this->value), "\n";
        (self::$act ?? fn() => 0)($this);
    }
    public function drop(): void { $this->value = null; }
}

class Guarded
{
    public function __wakeup(): void { echo "never\n"; }
    public function __destruct() { echo "never\n"; }
}

class Plain
{
    public mixed $value = null;
    public function __destruct() { echo "A plain object goes\n"; }
}

const VALUE = "\0Waking\0value\0mixed\n";

// A list of: one that wakes up, with the one of data in it; then that one once more.
$bytes = fn(string $calls = '') => graph(
    STRINGS | SHAPES | ARRAYS | ($calls === '' ? 0 : CALLS),
    strings('Waking', 'value', 'Data', 'key'),
    "\x02", shape(BY_WAKEUP, string_numbers(0, 1), 1, 1, VALUE), shape(BY_DATA, string_numbers(2), 0, 1),
    // A record with one key, and in the next level a list of two.
    "\x1A\x01", string_numbers(3), TRUES,
    "\x13", integers(2), object_numbers(0, 1),
    object_numbers(1),
    "\x70\x00",
    $calls,
    "\x70\x02",
);

echo "In the order of the numbers:\n", outcome($bytes()), "\n";
echo "In another:\n", outcome($bytes(integers(1, 0))), "\n";
foreach (['one twice' => [1, 1], 'one that is not there' => [0, 2], 'a negative one' => [-1, 0]] as $what => $calls) {
    echo "$what: ", outcome($bytes(integers(...$calls))), "\n";
}

echo "What throws ends it:\n";
Waking::$act = fn() => throw new DomainException('not awake');
echo outcome($bytes()), "\n", outcome($bytes(integers(1, 0))), "\n";
Waking::$act = null;
Data::$act = fn() => throw new Error('no data');
echo outcome($bytes()), "\n", outcome($bytes(integers(1, 0))), "\n";

echo "What is let go of stays until it has been called:\n";
Data::$act = null;
Waking::$act = function (Waking $object) { $object->drop(); gc_collect_cycles(); };
$only = graph(
    STRINGS | SHAPES,
    strings('Waking', 'value', 'Data'),
    "\x02", shape(BY_WAKEUP, string_numbers(0, 1), 1, 1, VALUE), shape(BY_DATA, string_numbers(2), 0, 1),
    object_numbers(1),
    EMPTY_ARRAYS,
    "\x80\x00",
);
echo outcome($only), "\n";

echo "What has a destructor, too, and goes after the last call:\n";
Waking::$act = function (Waking $object) { $object->drop(); echo "dropped\n"; };
$destructed = graph(
    STRINGS | SHAPES,
    strings('Waking', 'value', 'Plain'),
    "\x02", shape(BY_WAKEUP, string_numbers(0, 1), 1, 2, VALUE), shape(BY_PROPERTIES, string_numbers(2, 1), 1, 2, "value\0mixed\n"),
    object_numbers(2, 3),
    "\x41\x00\x07\x08",
    "\x80\x00",
);
echo outcome($destructed), "\n";

echo "So it is when one throws:\n";
Waking::$act = fn() => throw new Exception('no');
echo outcome($destructed), "\n";

echo "A graph inside:\n";
Waking::$act = null;
Data::$act = function (Data $object) use ($destructed, $bytes) {
    Data::$act = null;
    echo outcome($bytes()), "\n";
    Waking::$act = fn() => throw new Exception('inside');
    echo outcome($bytes()), "\n";
    Waking::$act = null;
};
echo outcome($only), "\n";

echo "A destructor that has to be guarded: ", outcome(graph(
    STRINGS | SHAPES, strings('Guarded'), "\x01", shape(BY_WAKEUP, string_numbers(0), 0, 1), "\x80\x00",
)), "\n";
echo "No such method: ", outcome(graph(
    STRINGS | SHAPES, strings('Plain'), "\x01", shape(BY_DATA, string_numbers(0), 0, 1), EMPTY_ARRAYS, "\x80\x00",
)), "\n";
echo "Data that are no array: ", outcome(graph(
    STRINGS | SHAPES, strings('Data'), "\x01", shape(BY_DATA, string_numbers(0), 0, 1), NULLS, "\x80\x00",
)), "\n";
echo "No object of the class: ", outcome(graph(
    STRINGS | SHAPES, strings('Data'), "\x01", shape(BY_DATA, string_numbers(0), 0, 0), "\x00", NULLS,
)), "\n";
echo "Data and properties: ", outcome(graph(
    STRINGS | SHAPES, strings('Data', 'given'), "\x01", shape(BY_DATA, string_numbers(0, 1), 1, 1), EMPTY_ARRAYS, NULLS, "\x80\x00",
)), "\n";
echo "Another way to restore: ", outcome(graph(
    STRINGS | SHAPES, strings('Data'), "\x01", shape(3, string_numbers(0), 0, 1), EMPTY_ARRAYS, "\x80\x00",
)), "\n";

echo "exit() is no exception:\n";
Waking::$act = fn() => exit("left\n");
outcome($destructed);
?>
--EXPECT--
In the order of the numbers:
Waking::__wakeup Data
Data::__unserialize ["key"]
decoded: a:2:{i:0;O:6:"Waking":1:{s:13:"~Waking~value";O:4:"Data":1:{s:5:"given";a:1:{s:3:"key";b:1;}}}i:1;r:3;}
In another:
Data::__unserialize ["key"]
Waking::__wakeup Data
decoded: a:2:{i:0;O:6:"Waking":1:{s:13:"~Waking~value";O:4:"Data":1:{s:5:"given";a:1:{s:3:"key";b:1;}}}i:1;r:3;}
one twice: Kiln\Native\Declined 
one that is not there: Kiln\Native\Declined 
a negative one: Kiln\Native\Declined 
What throws ends it:
Waking::__wakeup Data
Kiln\Native\RefusedCall Waking::__wakeup() because of DomainException: not awake
Data::__unserialize ["key"]
Waking::__wakeup Data
Kiln\Native\RefusedCall Waking::__wakeup() because of DomainException: not awake
Waking::__wakeup Data
Data::__unserialize ["key"]
Kiln\Native\RefusedCall Data::__unserialize() because of Error: no data
Data::__unserialize ["key"]
Kiln\Native\RefusedCall Data::__unserialize() because of Error: no data
What is let go of stays until it has been called:
Waking::__wakeup Data
Data::__unserialize []
decoded: O:6:"Waking":1:{s:13:"~Waking~value";N;}
What has a destructor, too, and goes after the last call:
Waking::__wakeup Plain
dropped
Waking::__wakeup Plain
dropped
A plain object goes
A plain object goes
decoded: O:6:"Waking":1:{s:13:"~Waking~value";N;}
So it is when one throws:
Waking::__wakeup Plain
A plain object goes
A plain object goes
Kiln\Native\RefusedCall Waking::__wakeup() because of Exception: no
A graph inside:
Waking::__wakeup Data
Data::__unserialize []
Waking::__wakeup Data
Data::__unserialize ["key"]
decoded: a:2:{i:0;O:6:"Waking":1:{s:13:"~Waking~value";O:4:"Data":1:{s:5:"given";a:1:{s:3:"key";b:1;}}}i:1;r:3;}
Waking::__wakeup Data
Kiln\Native\RefusedCall Waking::__wakeup() because of Exception: inside
decoded: O:6:"Waking":1:{s:13:"~Waking~value";O:4:"Data":1:{s:5:"given";a:0:{}}}
A destructor that has to be guarded: Kiln\Native\Declined 
No such method: Kiln\Native\Declined 
Data that are no array: Kiln\Native\Declined 
No object of the class: decoded: N;
Data and properties: Kiln\Native\Declined 
Another way to restore: Kiln\Native\Declined 
exit() is no exception:
Waking::__wakeup Plain
left
A plain object goes
A plain object goes
