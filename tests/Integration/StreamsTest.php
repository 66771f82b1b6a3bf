<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Error\DeserializationException;
use Kiln\Error\Violation;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Calls\Counted;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Selection\Selected;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;

#[CoversClass(Serializer::class)]
final class StreamsTest extends IntegrationTestCase
{
    private const ARRAY = '[{"sku":"a","price":1.0},{"sku":"b","price":null},{"sku":"ü\n\"","price":2.5}]';

    private const LINES = '{"sku":"a","price":1.0}' . "\n" . '{"sku":"b","price":null}' . "\n" . '{"sku":"ü\n\"","price":2.5}' . "\n";

    /**
     * @return iterable<string, array{string, string}>
     */
    public static function formats(): iterable
    {
        yield 'json' => ['json', self::ARRAY];
        yield 'ndjson' => ['ndjson', self::LINES];
    }

    #[Test]
    #[DataProvider('formats')]
    public function whateverYieldsItemsIsWritten(string $format, string $text): void
    {
        $items = self::items();
        $generator = static function () use ($items): \Generator {
            yield from $items;
        };

        self::assertSame($text, implode('', iterator_to_array(self::kiln()->write($items, null, $format), false)));
        self::assertSame($text, implode('', iterator_to_array(self::kiln()->write($generator(), null, $format), false)));
        self::assertSame($text, implode('', iterator_to_array(self::kiln()->write(new \ArrayIterator(['x' => $items[0], 'y' => $items[1], 'z' => $items[2]]), null, $format), false)));

        $stream = fopen('php://memory', 'w+');
        self::assertIsResource($stream);
        fwrite($stream, 'before ');
        self::assertSame(\strlen($text), self::kiln()->write($generator(), $stream, $format));
        self::assertSame("before {$text}", stream_get_contents($stream, offset: 0));
    }

    #[Test]
    #[DataProvider('formats')]
    public function anythingWithChunksIsRead(string $format, string $text): void
    {
        $expected = self::items();
        $stream = fopen('php://temp', 'w+');
        self::assertIsResource($stream);
        fwrite($stream, $text);
        rewind($stream);

        self::assertEquals($expected, iterator_to_array(self::kiln()->read($stream, Item::class, $format)));
        self::assertEquals($expected, iterator_to_array(self::kiln()->read([$text], Item::class, $format)));
        foreach ([1, 2, 3, 7, 1000] as $size) {
            self::assertEquals($expected, iterator_to_array(self::kiln()->read(str_split($text, $size), Item::class, $format)), "in pieces of {$size}");
        }
    }

    #[Test]
    #[DataProvider('formats')]
    public function aPipeIsWrittenAndRead(string $format): void
    {
        $process = proc_open('cat', [['pipe', 'r'], ['pipe', 'w']], $pipes);
        self::assertIsResource($process);
        self::kiln()->write(self::items(), $pipes[0], $format);
        fclose($pipes[0]);

        self::assertEquals(self::items(), iterator_to_array(self::kiln()->read($pipes[1], Item::class, $format)));

        fclose($pipes[1]);
        self::assertSame(0, proc_close($process));
    }

    #[Test]
    public function nothingIsAnEmptyArrayOrNoLine(): void
    {
        self::assertSame('[]', implode('', iterator_to_array(self::kiln()->write([]))));
        self::assertSame('', implode('', iterator_to_array(self::kiln()->write([], null, 'ndjson'))));
        self::assertSame([], iterator_to_array(self::kiln()->read(['[', ']'], Item::class)));
        self::assertSame([], iterator_to_array(self::kiln()->read(["\n\n"], Item::class, 'ndjson')));
    }

    #[Test]
    public function itemsMayBeOfAnyType(): void
    {
        self::assertSame('[1,"a",null,[],{"sku":"","price":null}]', implode('', iterator_to_array(self::kiln()->write([1, 'a', null, [], new Item()]))));
        self::assertSame([1, 2.5], iterator_to_array(self::kiln()->read(['[1, 2.5]'], 'int|float')));
        self::assertSame([['a' => 1], []], iterator_to_array(self::kiln()->read(["{\"a\":1}\n{}\n"], 'array<string, int>', 'ndjson')));
    }

    #[Test]
    public function theContextCounts(): void
    {
        $context = new Context(groups: 'a');

        self::assertSame("{\"inA\":1,\"inBoth\":2,\"sum\":6}\n", implode('', iterator_to_array(self::kiln()->write([new Selected()], null, 'ndjson', $context))));
        self::assertSame([100, 0], array_map(static fn(Selected $selected): int => $selected->inA === 100 ? 100 + $selected->always : 0, [
            ...iterator_to_array(self::kiln()->read(['[{"inA":100,"always":5}]'], Selected::class, 'json', $context)),
            new Selected(),
        ]));
    }

    #[Test]
    public function itemsComeOneByOne(): void
    {
        $made = 0;
        $source = (static function () use (&$made): \Generator {
            while (true) {
                yield '{"sku":"' . ++$made . '"}' . "\n";
            }
        })();
        foreach (self::kiln()->read($source, Item::class, 'ndjson') as $number => $item) {
            self::assertSame((string) ($number + 1), $item->sku);
            if ($number === 5) {
                break;
            }
        }
        self::assertLessThanOrEqual(7, $made);
    }

    /**
     * All items lie in one chunk.
     */
    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['ndjson'])]
    public function anItemIsMadeWhenItIsAskedFor(string $format): void
    {
        $items = array_fill(0, 9, '{"text":"a","number":1}');
        $text = $format === 'json' ? '[' . implode(',', $items) . ']' : implode("\n", $items);
        Counted::$calls = [];
        foreach (self::kiln()->read([$text], Counted::class, $format) as $number => $item) {
            self::assertInstanceOf(Counted::class, $item);
            self::assertSame($number + 1, self::made());
            if ($number === 5) {
                break;
            }
        }
        self::assertSame(6, self::made());
    }

    /**
     * What is wrong is found when the item is asked for: those before it are there, and have been made once.
     */
    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['ndjson'])]
    public function anItemThatIsWrongDoesNotTouchThoseBeforeIt(string $format): void
    {
        $items = [...array_fill(0, 9, '{"text":"a","number":1}'), '{"text":"a","number":"x"}', '{'];
        $text = $format === 'json' ? '[' . implode(',', $items) : implode("\n", $items);
        Counted::$calls = [];
        $read = [];
        try {
            foreach (self::kiln()->read([$text], Counted::class, $format) as $item) {
                $read[] = $item;
            }
            self::fail('It was taken.');
        } catch (DeserializationException $exception) {
            self::assertCount(9, $read);
            self::assertSame(9, self::made());
            self::assertSame('/9/number', $exception->violations()->items[0]->pointer);
            self::assertSame(strpos($text, '"x"'), $exception->violations()->items[0]->offset);
        }
    }

    #[Test]
    public function chunksAreOfSomeSize(): void
    {
        $items = (static function (): \Generator {
            for ($number = 0; $number < 10_000; ++$number) {
                yield 'item ' . $number;
            }
        })();
        $lengths = array_map(\strlen(...), iterator_to_array(self::kiln()->write($items), false));

        self::assertSame(\strlen(json_encode(array_map(static fn(int $number): string => "item {$number}", range(0, 9_999)), JSON_THROW_ON_ERROR)), array_sum($lengths));
        self::assertGreaterThan(65_535, $lengths[0]);
        self::assertLessThan(65_600, $lengths[0]);
    }

    /**
     * @return iterable<string, array{string, string, list<string>, int}>
     */
    public static function damagedStreams(): iterable
    {
        yield 'a wrong item' => ['json', "[{\"sku\":\"a\"},\n {\"sku\":5}, {}]", ['type_mismatch at /1/sku line 2 column 9'], 1];
        yield 'a wrong line' => ['ndjson', "{\"sku\":\"a\"}\n{\"sku\":5,\"price\":\"x\"}\n{}\n", ['type_mismatch at /1/sku line 2 column 8', 'type_mismatch at /1/price line 2 column 18'], 1];
        yield 'an item that is no JSON' => ['json', '[{"sku":"a"}, {"sku":}]', ['syntax at /1 line 1 column 22'], 1];
        yield 'a line that is no JSON' => ['ndjson', "{}\n{]\n", ['syntax at /1 line 2 column 2'], 1];
        yield 'no array' => ['json', '{"sku":"a"}', ['syntax at  line 1 column 1'], 0];
        yield 'no end' => ['json', '[{"sku":"a"}', ['syntax at  line 1 column 13'], 1];
        yield 'nothing' => ['json', '', ['syntax at  line 1 column 1'], 0];
        yield 'more after the end' => ['json', '[{}] []', ['syntax at  line 1 column 6'], 1];
    }

    /**
     * @param list<string> $problems
     */
    #[Test]
    #[DataProvider('damagedStreams')]
    public function whatComesBeforeADamageIsReadBefore(string $format, string $text, array $problems, int $readable): void
    {
        $read = 0;

        try {
            foreach (self::kiln()->read(str_split($text, 4), Item::class, $format) as $item) {
                self::assertInstanceOf(Item::class, $item);
                ++$read;
            }
            self::fail('It was taken.');
        } catch (DeserializationException $exception) {
            self::assertSame($problems, array_map(
                static fn(Violation $violation): string => "{$violation->code->value} at {$violation->pointer} line {$violation->line} column {$violation->column}",
                $exception->violations()->items,
            ), $exception->getMessage());
            self::assertSame($readable, $read);
        }
    }

    #[Test]
    public function onlyStreamsAreStreams(): void
    {
        $this->expectException(\InvalidArgumentException::class);
        $this->expectExceptionMessage('Expected a writable stream to write to, got string.');

        (new \ReflectionMethod(Serializer::class, 'write'))->invoke(self::kiln(), [], 'php://memory');
    }

    private static function made(): int
    {
        return Counted::$calls['after'] ?? 0;
    }

    #[Test]
    public function anArrayInsideADocumentIsReadWithThePlacesOfTheWhole(): void
    {
        $json = '{"name":"é","page":{"items":[' . "\n" . '{"sku":"a","price":1.0},{"sku":"b","price":null},' . "\n" . '{"sku":"c","price":"x"}],"next":2}}';
        foreach ([1, 7, 1000] as $size) {
            $seen = [];
            try {
                foreach (self::kiln()->read(str_split($json, $size), Item::class, at: '/page/items') as $number => $item) {
                    $seen[$number] = $item->sku;
                }
                self::fail('The last item is wrong.');
            } catch (DeserializationException $exception) {
                $violation = $exception->violations()->items[0];
                self::assertSame(['page.items[2].price', '/page/items/2/price', 3, 20, 100], [$violation->path, $violation->pointer, $violation->line, $violation->column, $violation->offset]);
                self::assertSame(strpos($json, '"x"'), $violation->offset);
            }
            self::assertSame([0 => 'a', 1 => 'b'], $seen);
        }
    }

    #[Test]
    #[TestWith(['/page', 'page: expected array, got object'])]
    #[TestWith(['/pages', 'pages: missing key'])]
    #[TestWith(['/twice', 'twice: the key stands here again'])]
    public function aDocumentWithoutTheArrayIsRefused(string $at, string $problem): void
    {
        try {
            iterator_to_array(self::kiln()->read(['{"page":{},"twice":[],"twice":[]}'], Item::class, at: $at));
            self::fail('There is no such array.');
        } catch (DeserializationException $exception) {
            $violation = $exception->violations()->items[0];
            self::assertSame($problem, "{$violation->path}: {$violation->message}");
        }
    }

    #[Test]
    public function aPointerIsForJsonAlone(): void
    {
        foreach ([['ndjson', '/a'], ['json', 'a']] as [$format, $at]) {
            try {
                self::kiln()->read([''], Item::class, $format, at: $at);
                self::fail('It was read.');
            } catch (\InvalidArgumentException $exception) {
                self::assertStringContainsString('pointer', $exception->getMessage());
            }
        }
    }

    /**
     * @return list<Item>
     */
    private static function items(): array
    {
        $items = [new Item(), new Item(), new Item()];
        [$items[0]->sku, $items[0]->price] = ['a', 1.0];
        $items[1]->sku = 'b';
        [$items[2]->sku, $items[2]->price] = ["ü\n\"", 2.5];

        return $items;
    }
}
