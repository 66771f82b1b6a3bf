--TEST--
Reading: what user code does to an object before it is complete
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Point
{
    public ?int $x = null;
    public readonly int $fixed;
    public int $typed = 1;
    public array $log = [];
    public static ?Point $last = null;
    public function __construct(int $what)
    {
        self::$last = $this;
        match ($what) {
            1 => $this->fixed = 5,
            2 => (function () { static $other = 7; $this->typed = &$other; })(),
            3 => (function () { unset($this->typed); })(),
            4 => throw new DomainException('constructor'),
            5 => $this->x = 9,
            default => null,
        };
    }
    public function __set($name, $value): void { $this->log[] = "set $name"; }
    public function __isset($name): bool { $this->log[] = "isset $name"; return true; }
    public function __get($name): mixed { $this->log[] = "get $name"; return null; }
}
$object = fn(array $field) => [constructed('Point', 1, [field('what', argument(0), scalar('INT')), $field])];
foreach (range(0, 5) as $what) {
    foreach (['fixed', 'typed', 'x'] as $name) {
        show("{\"what\":$what,\"v\":3}", object_of(), $object(field('v', slot('Point', $name), scalar('INT'))));
        show("{\"what\":$what}", object_of(), $object(field('v', slot('Point', $name), scalar('INT'), 'LEAVE', true)));
    }
}
// One that user code has kept stays, though the call has failed.
show('{"what":5,"v":"text"}', object_of(), $object(field('v', slot('Point', 'x'), scalar('INT'))));
echo Point::$last->x, "\n";
?>
--EXPECT--
{"what":0,"v":3} => Point(array( 'x' => NULL, 'fixed' => 3, 'typed' => 1, 'log' => array ( ), ))
{"what":0} => Point(array( 'x' => NULL, 'typed' => 1, 'log' => array ( ), ))
{"what":0,"v":3} => Point(array( 'x' => NULL, 'typed' => 3, 'log' => array ( ), ))
{"what":0} => Point(array( 'x' => NULL, 'typed' => 1, 'log' => array ( ), ))
{"what":0,"v":3} => Point(array( 'x' => 3, 'typed' => 1, 'log' => array ( ), ))
{"what":0} => Point(array( 'x' => NULL, 'typed' => 1, 'log' => array ( ), ))
{"what":1,"v":3} => declined, reason 2
{"what":1} => Point(array( 'x' => NULL, 'fixed' => 5, 'typed' => 1, 'log' => array ( ), ))
{"what":1,"v":3} => Point(array( 'x' => NULL, 'fixed' => 5, 'typed' => 3, 'log' => array ( ), ))
{"what":1} => Point(array( 'x' => NULL, 'fixed' => 5, 'typed' => 1, 'log' => array ( ), ))
{"what":1,"v":3} => Point(array( 'x' => 3, 'fixed' => 5, 'typed' => 1, 'log' => array ( ), ))
{"what":1} => Point(array( 'x' => NULL, 'fixed' => 5, 'typed' => 1, 'log' => array ( ), ))
{"what":2,"v":3} => Point(array( 'x' => NULL, 'fixed' => 3, 'typed' => 7, 'log' => array ( ), ))
{"what":2} => Point(array( 'x' => NULL, 'typed' => 7, 'log' => array ( ), ))
{"what":2,"v":3} => declined, reason 2
{"what":2} => declined, reason 2
{"what":2,"v":3} => Point(array( 'x' => 3, 'typed' => 7, 'log' => array ( ), ))
{"what":2} => Point(array( 'x' => NULL, 'typed' => 7, 'log' => array ( ), ))
{"what":3,"v":3} => Point(array( 'x' => NULL, 'fixed' => 3, 'log' => array ( ), ))
{"what":3} => Point(array( 'x' => NULL, 'log' => array ( ), ))
{"what":3,"v":3} => declined, reason 2
{"what":3} => declined, reason 2
{"what":3,"v":3} => Point(array( 'x' => 3, 'log' => array ( ), ))
{"what":3} => Point(array( 'x' => NULL, 'log' => array ( ), ))
{"what":4,"v":3} => DomainException: constructor
{"what":4} => DomainException: constructor
{"what":4,"v":3} => DomainException: constructor
{"what":4} => DomainException: constructor
{"what":4,"v":3} => DomainException: constructor
{"what":4} => DomainException: constructor
{"what":5,"v":3} => Point(array( 'x' => 9, 'fixed' => 3, 'typed' => 1, 'log' => array ( ), ))
{"what":5} => Point(array( 'x' => 9, 'typed' => 1, 'log' => array ( ), ))
{"what":5,"v":3} => Point(array( 'x' => 9, 'typed' => 3, 'log' => array ( ), ))
{"what":5} => Point(array( 'x' => 9, 'typed' => 1, 'log' => array ( ), ))
{"what":5,"v":3} => Point(array( 'x' => 3, 'typed' => 1, 'log' => array ( ), ))
{"what":5} => Point(array( 'x' => 9, 'typed' => 1, 'log' => array ( ), ))
{"what":5,"v":"text"} => declined, reason 1
9
