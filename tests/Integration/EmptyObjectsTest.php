<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Engine\Diagnosis\IndexedObjects;
use Kiln\JsonOptions;
use Kiln\Tests\Fixture\Integration\Options\Document;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * `{}` where no type says what it is.
 */
#[CoversClass(IndexedObjects::class)]
final class EmptyObjectsTest extends IntegrationTestCase
{
    /**
     * @return iterable<string, array{string, string}> type and text
     */
    public static function documents(): iterable
    {
        yield 'alone' => ['mixed', '{}'];
        yield 'an array' => ['mixed', '[]'];
        yield 'nested' => ['mixed', '{"a":{},"b":[],"c":[{},[],{"d":{}}],"e":[[{}]]}'];
        yield 'in a list' => ['list<mixed>', '[{},[],1]'];
        yield 'in a map' => ['array<string, mixed>', '{"a":{},"b":[]}'];
        yield 'in an array' => ['array', '[{},[]]'];
        yield 'in an array of members' => ['array', '{"a":{}}'];
        yield 'a map that is empty' => ['array<string, mixed>', '{}'];
        yield 'a list that is empty' => ['list<mixed>', '[]'];
        yield 'stdClass' => ['stdClass', '{}'];
        yield 'in a stdClass' => ['stdClass', '{"a":{},"b":[],"c":[{}],"d":{"e":{}}}'];
        yield 'beside numbered keys' => ['stdClass', '{"a":{"0":{},"1":[]},"b":{}}'];
        yield 'nullable' => ['?stdClass', '{"a":{}}'];
        yield 'a key that begins with a NUL elsewhere' => ['array<string, mixed>', '{"a\u0000":{},"b":[]}'];
        yield 'long' => ['list<mixed>', '[' . implode(',', array_fill(0, 3000, '{"abcdef":{},"b":[]}')) . ']'];
        yield 'long, in members' => ['array<string, list<mixed>>', '{"m":[' . implode(',', array_fill(0, 3000, '{"abcdef":{},"b":[]}')) . ']}'];
        yield 'in an object' => [
            Document::class,
            '{"mixed":{},"map":{"a":{}},"array":[{}],"object":{"a":{}},"list":[{},[]],"address":{"streetName":"x"},"shape":{"a":{}},"union":[1]}',
        ];
        yield 'and its members' => [
            Document::class,
            '{"mixed":[{"a":{}}],"map":{},"array":[],"object":{},"list":[],"address":null,"shape":{},"union":[]}',
        ];
    }

    #[Test]
    #[DataProvider('documents')]
    public function theyAreWrittenAsTheyWereRead(string $type, string $json): void
    {
        $context = new Context(keepEmptyObjects: true);
        $value = self::kiln()->deserialize($json, $type, context: $context);

        self::assertSame($json, self::kiln()->serialize($value, type: $type, context: $context));
        $array = self::kiln()->toArray($value, $context, $type);
        self::assertSame($json, json_encode($array, (new JsonOptions())->flags()));
        // By the text, for assertEquals() takes seconds for the long ones.
        $written = static fn(mixed $read): string => self::kiln()->serialize($read, type: $type, context: $context);
        self::assertSame($json, $written(self::kiln()->fromArray($array, $type, $context)));
        self::assertSame($json, $written(self::kiln()->fromArray(json_decode($json), $type, $context)), 'of objects');
        self::assertSame([$json, $json], array_map($written, iterator_to_array(self::kiln()->read(["[{$json}, {$json}]"], $type, context: $context))));
        self::assertSame([$json, $json], array_map($written, iterator_to_array(self::kiln()->read(["{$json}\n{$json}\n"], $type, 'ndjson', $context))));
    }

    #[Test]
    public function eachIsAnObjectOfItsOwn(): void
    {
        $read = self::kiln()->deserialize('[{}, {}, {"a": {}}]', 'list<mixed>', context: new Context(keepEmptyObjects: true));

        self::assertEquals([new \stdClass(), new \stdClass(), ['a' => new \stdClass()]], $read);
        self::assertIsArray($read);
        self::assertNotSame($read[0], $read[1]);
    }

    #[Test]
    public function typesTakeThemAsEver(): void
    {
        $context = new Context(keepEmptyObjects: true);
        $read = self::kiln()->deserialize('{"map": [], "array": {}, "list": {}, "shape": [], "union": {}}', Document::class, context: $context);

        self::assertEquals(new Document(), self::kiln()->deserialize('{"union": ""}', Document::class, context: $context));
        self::assertSame([[], [], [], [], []], [$read->map, $read->array, $read->list, $read->shape, $read->union]);
        self::assertRefuses(['type_mismatch at /address/streetName', 'type_mismatch at /union/0'], '{"mixed": {}, "union": [{}], "address": {"streetName": {}}}', Document::class, $context);
        self::assertRefuses(['syntax at '], '{"mixed": {}, {}: 1}', Document::class, $context);
    }

    #[Test]
    public function existingObjectsGetThemToo(): void
    {
        $document = self::kiln()->populate(new Document(), '{"mixed": {"a": {}}, "map": {}}', context: new Context(keepEmptyObjects: true));

        self::assertEquals(['a' => new \stdClass()], $document->mixed);
        self::assertSame([], $document->map);
    }

    #[Test]
    public function whereAKeyBeginsWithANulNoneIsToldFromAnArray(): void
    {
        self::assertSame(["\0a" => [], 'b' => []], self::kiln()->deserialize('{"\u0000a": {}, "b": []}', 'mixed', context: new Context(keepEmptyObjects: true)));
    }

    #[Test]
    public function withoutTheOptionTheyAreArrays(): void
    {
        self::assertSame(['a' => [], 'b' => [[]]], self::kiln()->deserialize('{"a": {}, "b": [{}]}', 'mixed'));
        self::assertSame(['a' => []], self::kiln()->toArray(['a' => new \stdClass()]));
        self::assertSame('{"a":{}}', self::kiln()->serialize(['a' => new \stdClass()]));
    }

    #[Test]
    public function mapsThatLookLikeListsAreObjectsInArrays(): void
    {
        $context = new Context(keepEmptyObjects: true);
        $array = self::kiln()->toArray(['x', 'y'], $context, 'array<int, string>');

        self::assertEquals((object) ['x', 'y'], $array);
        self::assertSame(['x', 'y'], self::kiln()->fromArray($array, 'array<int, string>', $context));
        self::assertSame(['x', 'y'], self::kiln()->toArray(['x', 'y'], null, 'array<int, string>'));
    }

    #[Test]
    public function anyDocumentIsWrittenAsItWasRead(): void
    {
        $seed = getenv('KILN_SEED');
        $seed = $seed === false ? random_int(1, PHP_INT_MAX) : (int) $seed;
        $random = new \Random\Randomizer(new \Random\Engine\Mt19937($seed));
        $kiln = self::kiln(new Context(keepEmptyObjects: true));
        for ($i = 0; $i < 300; ++$i) {
            $json = json_encode(['a' => self::tree($random, 5)], (new JsonOptions())->flags() | JSON_THROW_ON_ERROR);
            foreach (['mixed', 'array<string, mixed>', 'array', 'stdClass'] as $type) {
                self::assertSame($json, $kiln->serialize($kiln->deserialize($json, $type), type: $type), "KILN_SEED={$seed}, {$type}");
            }
            self::assertSame($json, json_encode($kiln->toArray($kiln->deserialize($json, 'stdClass')), (new JsonOptions())->flags()), "KILN_SEED={$seed}");
        }
    }

    private static function tree(\Random\Randomizer $random, int $levels): mixed
    {
        $count = $levels === 0 ? 0 : $random->getInt(0, 3);
        $kind = $random->getInt(0, 3);
        if ($kind < 2) {
            $items = [];
            for ($i = 0; $i < $count; ++$i) {
                $items[$kind === 0 ? $i : "k{$i}{}\""] = self::tree($random, $levels - 1);
            }

            return $kind === 0 ? $items : (object) $items;
        }

        return $kind === 2 ? $random->getInt(-9, 9) / 2 : '{}';
    }
}
