--TEST--
APCu: what methods have answered the extension hands over to the library, which does not ask again
--EXTENSIONS--
kiln
apcu
--INI--
apc.enable_cli=1
apc.serializer=kiln
--FILE--
<?php
namespace Kiln\Graph {
    final class PlainGraph
    {
        public const ABI = \Kiln\Native\ABI;

        public static function encode(mixed $value): string
        {
            return self::encodeInPhp($value, []);
        }

        protected static function encodeInPhp(mixed $value, array $answers): string
        {
            foreach ($answers as $id => [$object, $answer]) {
                echo $object::class, ' ', json_encode($id === spl_object_id($object)), ' ', json_encode($answer), "\n";
            }

            return "\xC1bytes\0";
        }
    }
}

namespace {
    final class Given
    {
        public function __serialize(): array
        {
            echo "__serialize()\n";

            return ['a' => 1];
        }

        public function __unserialize(array $data): void {}
    }

    final class Chosen
    {
        public int $b = 2;

        public function __sleep(): array
        {
            echo "__sleep()\n";

            return ['b'];
        }
    }

    // What is built in and has no __serialize() is left to the library.
    var_dump(apcu_store('key', [new Given(), new Chosen(), new LogicException('text')]));
    var_dump(apcu_store('key', [1, new LogicException('text')]));
    var_dump(apcu_store('key', [new Given(), new Chosen()]));
}
--EXPECT--
__serialize()
__sleep()
Given true {"a":1}
Chosen true ["b"]
bool(true)
bool(true)
__serialize()
__sleep()
bool(true)
