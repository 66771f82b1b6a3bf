<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Engine\Diagnosis\IndexedObjects;
use Kiln\Error\DeserializationException;
use Kiln\Error\Violation;
use Kiln\Format\IndexedDocument;
use Kiln\Format\IndexedObject;
use Kiln\Serializer;
use Kiln\Tests\Metadata\DeclaresClasses;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * JSON objects whose keys are 0, 1, 2, ..., which PHP's arrays do not tell from JSON arrays.
 */
#[CoversClass(Serializer::class)]
#[CoversClass(IndexedObjects::class)]
#[CoversClass(IndexedDocument::class)]
#[CoversClass(IndexedObject::class)]
final class IndexedObjectsTest extends IntegrationTestCase
{
    use DeclaresClasses;

    private const NODE = <<<'PHP'
        final class Subject
        {
            public string $name = 'none';
            public ?Subject $child = null;
            /** @var list<Subject> */ public array $list = [];
            /** @var array<array-key, Subject> */ public array $map = [];
            public ?\stdClass $free = null;
            public mixed $any = null;
            public array $array = [];
            /** @var array{0?: Subject, size?: \stdClass}|null */ public ?array $shape = null;
            /** @var list<int>|Subject|null */ public array|Subject|null $either = null;
            /** @var \ArrayObject<array-key, Subject>|null */ public ?\ArrayObject $collection = null;
        }
        PHP;

    /**
     * @return iterable<string, array{string, string}> what is read, and what is written of it without null and empty values
     */
    public static function documents(): iterable
    {
        yield 'at the root' => ['{"0":1}', '{"name":"none"}'];
        yield 'more unknown keys' => ['{"0":1,"1":{"0":2},"2":[3]}', '{"name":"none"}'];
        yield 'with an escape' => ['{"\u0030":1}', '{"name":"none"}'];
        yield 'with space' => ["{ \t\r\n\"0\" \n: 1 }", '{"name":"none"}'];
        yield 'in an object' => ['{"child":{"0":1},"name":"a"}', '{"name":"a","child":{"name":"none"}}'];
        yield 'in a list' => ['{"list":[{"0":1},{"name":"b"},{"0":[],"1":{}}]}', '{"name":"none","list":[{"name":"none"},{"name":"b"},{"name":"none"}]}'];
        yield 'in a map, which is one itself' => ['{"map":{"0":{"0":1},"1":{"name":"b"}}}', '{"name":"none","map":{"0":{"name":"none"},"1":{"name":"b"}}}'];
        yield 'in a collection' => ['{"collection":{"0":{"0":1}}}', '{"name":"none","collection":{"0":{"name":"none"}}}'];
        yield 'in a shape' => ['{"shape":{"0":{"0":1},"size":{"0":2}}}', '{"name":"none","shape":{"0":{"name":"none"},"size":{"0":2}}}'];
        yield 'in a member of a union' => ['{"either":{"name":"x","child":{"0":1}}}', '{"name":"none","either":{"name":"x","child":{"name":"none"}}}'];
        yield 'stdClass' => ['{"free":{"0":"a","1":"b"}}', '{"name":"none","free":{"0":"a","1":"b"}}'];
        yield 'inside stdClass' => ['{"free":{"a":{"0":[{"0":1},[2]],"1":{"0":{"0":3}}}}}', '{"name":"none","free":{"a":{"0":[{"0":1},[2]],"1":{"0":{"0":3}}}}}'];
        yield 'mixed, as before' => ['{"any":{"0":{"0":1},"1":{"a":{"0":2}}}}', '{"name":"none","any":[[1],{"a":[2]}]}'];
        yield 'array, as before' => ['{"array":{"0":{"0":1}}}', '{"name":"none","array":[[1]]}'];
        yield 'all at once' => [
            '{"0":1,"child":{"0":{"0":1}},"free":{"0":{"0":[]}},"any":{"0":1},"list":[{"0":1,"free":{"0":2}}]}',
            '{"name":"none","child":{"name":"none"},"list":[{"name":"none","free":{"0":2}}],"free":{"0":{"0":[]}},"any":[1]}',
        ];
    }

    #[Test]
    #[DataProvider('documents')]
    public function anObjectWithTheKeyZeroIsAnObject(string $json, string $expected): void
    {
        $class = $this->declared(self::NODE);
        $context = new Context(serializeNull: false);
        $strip = static fn(string $written): string => str_replace([',"list":[]', ',"map":{}', ',"array":[]'], '', $written);
        $write = static fn(mixed $value): string => $strip(self::kiln()->serialize($value, 'json', $context));

        self::assertSame($expected, $write(self::kiln()->deserialize($json, $class)));
        self::assertSame("[{$expected}]", $write(self::kiln()->deserialize("[{$json}]", "list<{$class}>")));
        self::assertSame("[{$expected},{$expected}]", $write(iterator_to_array(self::kiln()->read(str_split("[{$json},{$json}]", 3), $class))));
    }

    #[Test]
    public function largeDocumentsAreReadLikewise(): void
    {
        $class = $this->declared(self::NODE);
        $items = array_fill(0, 2_000, '{"name":"a name of some length","child":{"name":"b"}}');
        $items[1_500] = '{"0":1,"child":{"0":1},"free":{"0":2}}';
        $json = '[' . implode(',', $items) . ']';

        $list = self::kiln()->deserialize($json, "list<{$class}>");
        self::assertIsArray($list);
        self::assertCount(2_000, $list);
        self::assertSame('{"0":2}', json_encode(self::of($list[1_500], 'free')));
        self::assertSame('a name of some length', self::of($list[0], 'name'));
        self::assertEquals($list, self::of(self::kiln()->deserialize("{\"list\":{$json}}", $class), 'list'));
        $items[1_999] = '[1]';
        self::assertRefuses(['type_mismatch at /1999'], '[' . implode(',', $items) . ']', "list<{$class}>");
    }

    #[Test]
    public function whatStdClassIsWrittenAsIsReadAsEqual(): void
    {
        foreach ([['a'], ['a', 'b'], [[1, 2]], [(object) ['x']], ['0' => 1, 'a' => (object) [(object) [[(object) [1]]]]]] as $members) {
            $value = (object) $members;
            $json = self::kiln()->serialize($value);
            self::assertEquals($value, self::kiln()->deserialize($json, \stdClass::class), $json);
            self::assertEquals(json_decode($json), self::kiln()->deserialize($json, \stdClass::class), $json);
        }
    }

    /**
     * @return iterable<string, array{string, list<string>}>
     */
    public static function wrongDocuments(): iterable
    {
        yield 'an array' => ['[1]', ['type_mismatch at ']];
        yield 'an array with an object' => ['[{"0":1}]', ['type_mismatch at ']];
        yield 'an array inside' => ['{"0":1,"child":[1]}', ['type_mismatch at /child']];
        yield 'an array in a list' => ['{"child":{"0":1},"list":[{"0":1},[1]]}', ['type_mismatch at /list/1']];
        yield 'an array as stdClass' => ['{"0":1,"free":[{"0":1}]}', ['type_mismatch at /free']];
        yield 'a wrong value beside' => ['{"0":1,"name":5,"child":{"0":1,"name":6}}', ['type_mismatch at /name', 'type_mismatch at /child/name']];
        yield 'a wrong value below a key that is one' => ['{"map":{"0":{"0":1},"1":{"0":2,"name":7}}}', ['type_mismatch at /map/1/name']];
        yield 'an object where a string is expected' => ['{"name":{"0":"a"}}', ['type_mismatch at /name']];
    }

    /**
     * @param list<string> $problems
     */
    #[Test]
    #[DataProvider('wrongDocuments')]
    public function arraysAreRefusedAsBefore(string $json, array $problems): void
    {
        self::assertRefuses($problems, $json, $this->declared(self::NODE));
    }

    #[Test]
    public function arraysAreRefusedAsStdClass(): void
    {
        self::assertRefuses(['type_mismatch at '], '[{"0":1}]', \stdClass::class);
    }

    #[Test]
    public function aStrictContextNamesTheKeyAndItsPlace(): void
    {
        $class = $this->declared(self::NODE);
        try {
            self::kiln(new Context(strict: true))->deserialize("{\"name\":\"a\",\n \"child\":{\"0\":1,\n  \"1\":{\"0\":2}}}", $class);
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertSame(
                [['child["0"]', '/child/0', 2, 15], ['child["1"]', '/child/1', 3, 7]],
                array_map(static fn(Violation $violation): array => [$violation->path, $violation->pointer, $violation->line, $violation->column], $exception->violations()->items),
            );
        }
        self::assertSame('b', self::of(self::kiln(new Context(strict: true))->deserialize('{"any":{"0":1},"free":{"0":1},"name":"b"}', $class), 'name'));
    }

    #[Test]
    public function aKeyThatIsMissedIsNotTheOneThatIsThere(): void
    {
        $class = $this->declared('final class Subject { public int $id; }');
        try {
            self::kiln()->deserialize('{"0":1}', $class);
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertStringContainsString('missing key', $exception->getMessage());
            self::assertStringContainsString('Keys present: "0".', $exception->getMessage());
        }
    }

    #[Test]
    public function aKeyZeroWithAMeaningKeepsIt(): void
    {
        $inlined = $this->declared('final class Inner { #[SerializedName("0")] public int $zero = 0; } final class Subject { #[Inline] public Inner $inner; public ?\stdClass $free = null; }');
        self::assertWrites('{"0":7,"free":null}', self::kiln()->deserialize('{"0":7}', $inlined));
        self::assertRefuses(['type_mismatch at /0'], '{"0":"a"}', $inlined);

        $map = $this->declared('final class Subject { /** @var array<array-key, int> */ #[Inline(prefix: "0")] public array $more = []; public ?\stdClass $free = null; }');
        self::assertSame(['' => 7], self::of(self::kiln(new Context(strict: true))->deserialize('{"0":7}', $map), 'more'));

        $open = $this->declared('final class Subject { /** @var array<array-key, \stdClass> */ #[Inline] public array $more = []; }');
        self::assertWrites('{"0":{"0":7}}', self::kiln()->deserialize('{"0":{"0":7}}', $open));
    }

    #[Test]
    public function objectsAreFilledLikewise(): void
    {
        $class = $this->declared(self::NODE);
        $object = self::kiln()->deserialize('{"name":"a","child":{"name":"b"}}', $class);
        $child = self::of($object, 'child');
        self::kiln()->populate($object, '{"0":1,"1":2}');
        self::kiln()->populate($object, '{"child":{"0":1},"free":{"0":{"0":1}}}');
        self::assertSame($child, self::of($object, 'child'));
        self::assertSame(['a', 'b', '{"0":{"0":1}}'], [self::of($object, 'name'), self::of($child, 'name'), json_encode(self::of($object, 'free'))]);
        try {
            self::kiln()->populate($object, '[{"0":1}]');
            self::fail('It was taken.');
        } catch (DeserializationException $exception) {
            self::assertStringContainsString('expected object, got array of 1', $exception->getMessage());
        }
    }

    #[Test]
    public function convertersGetArrays(): void
    {
        $class = $this->declared('final class Plain implements \Kiln\ValueConverter { public function serialize(mixed $value, \Kiln\Context $context): mixed { return $value; } public function deserialize(mixed $data, \Kiln\Context $context): mixed { return $data; } } final class Subject { #[Converter(Plain::class)] public mixed $v = null; public ?\stdClass $free = null; }');
        self::assertSame([[1], ['a' => [2]]], self::of(self::kiln()->deserialize('{"v":{"0":{"0":1},"1":{"a":{"0":2}}}}', $class), 'v'));
    }

    #[Test]
    public function userCodeIsCalledOnce(): void
    {
        $class = $this->declared('final class Subject { public static int $made = 0; public function __construct(public ?Subject $child = null) { ++self::$made; } }');
        self::kiln()->deserialize('[{"child":{"0":1}},{"0":1}]', "list<{$class}>");
        self::assertSame(3, (new \ReflectionClass($class))->getStaticPropertyValue('made'));
    }

    #[Test]
    public function arraysThatNoTextIsBehindAreAsBefore(): void
    {
        $class = $this->declared(self::NODE);
        foreach ([[1], ['child' => [1]], ['free' => [1]], ['child' => (object) ['0' => 1]], new \stdClass()] as $data) {
            try {
                self::kiln()->fromArray($data, $class);
                self::fail('It was read.');
            } catch (DeserializationException $exception) {
                self::assertStringContainsString('expected object', $exception->getMessage());
            }
        }
    }

    /**
     * @return class-string of the class Subject
     */
    private function declared(string $code): string
    {
        $class = $this->declareClasses($code) . '\Subject';
        \assert(class_exists($class));

        return $class;
    }

    private static function of(mixed $object, string $property): mixed
    {
        self::assertIsObject($object);
        self::assertObjectHasProperty($property, $object);

        return get_object_vars($object)[$property];
    }
}
