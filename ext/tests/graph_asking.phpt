--TEST--
Graphs: a function that allows classes is asked once about each, also where the library goes on
--EXTENSIONS--
kiln
--FILE--
<?php
namespace Kiln\Graph {
    final class PlainGraph
    {
        public const ABI = \Kiln\Native\ABI;

        public static function decode(string $bytes, array|callable|null $allowedClasses = []): string
        {
            return 'decode ' . \get_debug_type($allowedClasses);
        }

        protected static function decodeInPhp(string $bytes, array|callable|null $allowedClasses, array $answers): string
        {
            return 'decodeInPhp ' . \get_debug_type($allowedClasses) . ' ' . \json_encode($answers);
        }
    }
}

namespace {
    use Kiln\Graph\Graph;

    require __DIR__ . '/graph.inc';

    final class A
    {
        public int $a = 1;

        private static function allows(string $class): bool
        {
            return true;
        }

        public static function decode(string $bytes): mixed
        {
            return Graph::decode($bytes, 'A::allows');
        }
    }

    final class B
    {
        public ?A $b = null;
    }

    function say(string $class, mixed $answer): mixed
    {
        echo "{$class}?\n";

        return $answer;
    }

    $bytes = Graph::encode([new A(), new B(), new A()]);
    echo serialize(Graph::decode($bytes, fn(string $class): bool => say($class, true))), "\n";
    var_dump(Graph::decode($bytes, fn(string $class): bool => say($class, $class === 'A')));
    var_dump(Graph::decode($bytes, fn(string $class): int => say($class, 1)));
    var_dump(Graph::decode('bytes', fn(string $class): bool => say($class, true)));
    var_dump(Graph::decode(Graph::encode([1]), fn(string $class): bool => say($class, true)));
    // Names as nobody writes them: no class has such a one.
    foreach (['12', "\\A"] as $name) {
        $odd = graph(STRINGS | SHAPES, strings($name), varint(1), shape(BY_PROPERTIES, string_numbers(0), 0, 1), "\x8F");
        var_dump(Graph::decode($odd, fn(string $class): bool => say($class, true)));
    }
    try {
        Graph::decode($bytes, fn(string $class) => throw new RuntimeException("not {$class}"));
    } catch (RuntimeException $thrown) {
        echo $thrown->getMessage(), "\n";
    }
    // In it another call of the same.
    echo serialize(Graph::decode($bytes, fn(string $class): bool => Graph::decode($bytes, Graph::ALL) == [new A(), new B(), new A()])), "\n";
    try {
        A::decode($bytes);
    } catch (TypeError $error) {
        echo $error->getMessage(), "\n";
    }
}
--EXPECT--
A?
B?
a:3:{i:0;O:1:"A":1:{s:1:"a";i:1;}i:1;O:1:"B":1:{s:1:"b";N;}i:2;O:1:"A":1:{s:1:"a";i:1;}}
A?
B?
string(40) "decodeInPhp Closure {"A":true,"B":false}"
A?
string(31) "decodeInPhp Closure {"A":false}"
string(14) "decode Closure"
array(1) {
  [0]=>
  int(1)
}
12?
string(31) "decodeInPhp Closure {"12":true}"
string(14) "decode Closure"
not A
a:3:{i:0;O:1:"A":1:{s:1:"a";i:1;}i:1;O:1:"B":1:{s:1:"b";N;}i:2;O:1:"A":1:{s:1:"a";i:1;}}
Kiln\Graph\Graph::decode(): Argument #2 ($allowedClasses) must be of type callable|array|null, string given
