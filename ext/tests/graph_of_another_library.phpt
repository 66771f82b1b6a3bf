--TEST--
Graphs: a library of another ABI is given the calls of users, and nothing else
--EXTENSIONS--
kiln
--FILE--
<?php
namespace Kiln\Graph {
    final class PlainGraph
    {
        public const ABI = \Kiln\Native\ABI + 1;

        public static function __callStatic(string $name, array $arguments): never
        {
            exit("{$name}()\n");
        }

        public static function encode(mixed $value): string
        {
            return 'encode ' . \count(\func_get_args());
        }

        public static function decode(string $bytes, array|callable|null $allowedClasses = []): string
        {
            return "decode {$bytes} " . \get_debug_type($allowedClasses);
        }

        public static function export(mixed $value, string $file): void
        {
            echo "export {$file}\n";
        }
    }
}

namespace {
    use Kiln\Graph\Graph;

    final class Given
    {
        public function __serialize(): array
        {
            return ['a' => 1];
        }

        public function __unserialize(array $data): void {}
    }

    $bytes = Graph::encode([1]);
    var_dump(Graph::decode($bytes), Graph::recognizes($bytes), Graph::recognizes(''), Graph::ALL);
    var_dump(Graph::encode([new Given(), new LogicException('text')]));
    var_dump(Graph::decode('bytes'), Graph::decode('bytes', Graph::ALL), Graph::decode('bytes', static fn(string $class): bool => true));
    Graph::export(1, 'file');
    foreach (['decode', 'recognizes'] as $method) {
        try {
            Graph::$method(null);
        } catch (TypeError $error) {
            echo $error->getMessage(), "\n";
        }
    }
}
--EXPECT--
array(1) {
  [0]=>
  int(1)
}
bool(true)
bool(false)
NULL
string(8) "encode 1"
string(18) "decode bytes array"
string(17) "decode bytes null"
string(20) "decode bytes Closure"
export file
Kiln\Graph\Graph::decode(): Argument #1 ($bytes) must be of type string, null given
Kiln\Graph\Graph::recognizes(): Argument #1 ($bytes) must be of type string, null given
