<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Error\SerializationException;
use Kiln\Error\ThrownAt;
use Kiln\Optional;
use Kiln\Raw;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Calls\Answering;
use Kiln\Tests\Fixture\Calls\Carrying;
use Kiln\Tests\Fixture\Calls\Counted;
use Kiln\Tests\Fixture\Calls\Doing;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Enums\Status;
use Kiln\Tests\Fixture\Integration\Enums\Suit;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Items that are written one after another: what is expected is joined by hand from texts by hand or by json_encode().
 */
#[CoversClass(Serializer::class)]
final class WrittenStreamsTest extends IntegrationTestCase
{
    /** As long as a chunk may be before an item makes it longer. */
    private const CHUNK = 65_536;

    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['ndjson'])]
    public function itemsOfAnyKindStandInTheirOrder(string $format): void
    {
        $members = new \stdClass();
        $members->a = [1, null];
        $items = [
            [self::item('a', 1.0), '{"sku":"a","price":1.0}'],
            [null, 'null'],
            [-5, '-5'],
            [1.0, '1.0'],
            ["ü\n/\"\u{2028}", '"ü\n/\"' . "\\u2028" . '"'],
            [[], '[]'],
            [['k' => ['x', true]], '{"k":["x",true]}'],
            [$members, '{"a":[1,null]}'],
            [Status::Open, '"open"'],
            [Suit::cases()[0], '"' . Suit::cases()[0]->name . '"'],
            [new \DateTimeImmutable('2024-02-03T04:05:06Z'), '"2024-02-03T04:05:06Z"'],
            // What the extension leaves to PHP, as a part or as a whole.
            [new \DateInterval('P1D'), '"P1D"'],
            [new \ArrayObject([1, self::item('b', null)]), '[1,{"sku":"b","price":null}]'],
            [Optional::of(7), '7'],
            [self::item('', 2.5), '{"sku":"","price":2.5}'],
        ];

        self::assertSame(self::joined(array_column($items, 1), $format), implode('', iterator_to_array(self::kiln()->write(array_column($items, 0), null, $format), false)));
    }

    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['ndjson'])]
    public function anObjectThatIsGivenAgainIsWrittenAsItIsThen(string $format): void
    {
        $items = static function (): \Generator {
            $item = new Item();
            for ($number = 0; $number < 50; ++$number) {
                $item->sku = "item {$number}";
                yield 'the same key' => $item;
            }
        };

        self::assertSame(
            self::joined(array_map(static fn(int $number): string => "{\"sku\":\"item {$number}\",\"price\":null}", range(0, 49)), $format),
            implode('', iterator_to_array(self::kiln()->write($items(), null, $format), false)),
        );
    }

    /**
     * @return iterable<string, array{iterable<mixed>}>
     */
    public static function sources(): iterable
    {
        $items = ['x' => self::item('a', 1.0), 'y' => 2, 'z' => self::item('b', null)];
        yield 'an array' => [$items];
        yield 'an iterator' => [new \ArrayIterator($items)];
        yield 'an iterator of PHP' => [\SplFixedArray::fromArray(array_values($items))];
        yield 'what has an iterator' => [new \ArrayObject($items)];
        yield 'an iterator by hand' => [new class (array_values($items)) implements \Iterator {
            private int $at = -1;

            /** @param list<mixed> $items */
            public function __construct(private readonly array $items) {}

            public function current(): mixed
            {
                return $this->items[$this->at];
            }

            public function key(): mixed
            {
                return [];
            }

            public function next(): void
            {
                ++$this->at;
            }

            public function rewind(): void
            {
                $this->at = 0;
            }

            public function valid(): bool
            {
                return isset($this->items[$this->at]);
            }
        }];
        yield 'generators in a generator' => [(static function () use ($items): \Generator {
            yield $items['x'];
            yield from [$items['y']];
            yield from (static fn(): \Generator => yield $items['z'])();
        })()];
        $references = [];
        foreach ($items as $key => $item) {
            $references[$key] = &$items[$key];
        }
        yield 'an array of references' => [$references];
    }

    /**
     * @param iterable<mixed> $source
     */
    #[Test]
    #[DataProvider('sources')]
    public function whateverCanBeGoneThroughIsASource(iterable $source): void
    {
        self::assertSame('[{"sku":"a","price":1.0},2,{"sku":"b","price":null}]', implode('', iterator_to_array(self::kiln()->write($source), false)));
    }

    /**
     * @return iterable<string, array{\Closure(): iterable<mixed>, int, \Throwable|string|null}>
     */
    public static function failures(): iterable
    {
        $thrown = new \DomainException('thrown by the test');
        foreach ([0, 1, 7, 3000] as $at) {
            $with = static fn(\Closure $make): \Closure => static function () use ($make, $at): \Generator {
                for ($number = 0; $number < $at; ++$number) {
                    yield self::item("item {$number}", $number);
                }
                yield $make();
                yield self::item('never', null);
            };
            yield "the source, at {$at}" => [$with(static fn(): never => throw $thrown), $at, $thrown];
            yield "a type error in the source, at {$at}" => [$with(static fn(): int => intdiv($at, 0)), $at, null];
            yield "a getter, at {$at}" => [$with(static fn(): Doing => Doing::what(static fn(): never => throw $thrown)), $at, $thrown];
            yield "a hook, at {$at}" => [$with(static fn(): Doing => Doing::what(null, static fn(): never => throw $thrown)), $at, $thrown];
            yield "an error in a getter, at {$at}" => [$with(static fn(): Doing => Doing::what(static fn(): string => (string) intdiv($at, 0))), $at, null];
            yield "what a converter refuses, at {$at}" => [$with(static fn(): Counted => new Counted('refused')), $at, "/{$at}/first"];
            yield "no number, at {$at}" => [$with(static fn(): array => ['x' => [NAN]]), $at, "/{$at}/x/0"];
            yield "no UTF-8, at {$at}" => [$with(static fn(): Item => self::item("\xFF", null)), $at, "/{$at}/sku"];
            yield "a resource, at {$at}" => [$with(static fn(): mixed => STDIN), $at, "/{$at}"];
            yield "a part of an item, at {$at}" => [$with(static fn(): array => [str_repeat('a', 100_000), self::item('b', 1.0), STDIN]), $at, "/{$at}/2"];
        }
    }

    /**
     * @param \Closure(): iterable<mixed> $items
     * @param \Throwable|string|null      $expected what comes out as it is, the path of what is wrong, or null for an error of PHP
     */
    #[Test]
    #[DataProvider('failures')]
    public function whatFailsComesBehindTheItemsBeforeIt(\Closure $items, int $before, \Throwable|string|null $expected): void
    {
        $texts = [];
        for ($number = 0; $number < $before; ++$number) {
            $texts[] = json_encode(['sku' => "item {$number}", 'price' => (float) $number], JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR);
        }
        foreach (['json', 'ndjson'] as $format) {
            // Of nothing there is not even the beginning.
            $text = $before === 0 ? '' : substr(self::joined($texts, $format), 0, $format === 'json' ? -1 : null);
            Counted::$calls = [];
            $stream = fopen('php://memory', 'w+');
            self::assertIsResource($stream);
            $ways = [
                'chunks' => function () use ($items, $format, &$written): void {
                    foreach (self::newKiln()->write($items(), null, $format) as $chunk) {
                        $written .= $chunk;
                    }
                },
                'a stream' => static fn(): int => self::newKiln()->write($items(), $stream, $format),
            ];
            $written = '';
            foreach ($ways as $way => $write) {
                try {
                    $write();
                    self::fail('It was written.');
                } catch (\Throwable $caught) {
                    match (true) {
                        \is_string($expected) => self::assertSame([$expected], $caught instanceof SerializationException
                            ? array_map(static fn($violation): string => $violation->pointer, $caught->violations()->items) : [$caught::class, $caught->getMessage()]),
                        $expected === null => self::assertInstanceOf(\DivisionByZeroError::class, $caught),
                        default => self::assertSame($expected, $caught),
                    };
                }
                self::assertText($text, $way === 'chunks' ? $written : (string) stream_get_contents($stream, offset: 0), "{$format}, {$way}");
            }
            // Both its converters are asked, and each once for each way.
            self::assertContains(self::calls(), [[], ['before' => 2, 'serialize' => 4]]);
        }
    }

    #[Test]
    public function whoStopsAfterWhatCameBeforeAFailureNeverHearsOfIt(): void
    {
        $items = (static function (): \Generator {
            yield 1;

            throw new \DomainException('thrown by the test');
        })();
        foreach (self::kiln()->write($items) as $chunk) {
            self::assertSame('[1', $chunk);
            break;
        }
    }

    /**
     * The serializer is called by a source, by a getter and by a hook, also for another stream.
     */
    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['ndjson'])]
    public function theSerializerMayBeCalledWhileItWrites(string $format): void
    {
        $kiln = self::kiln();
        $inner = static fn(): string => implode('', iterator_to_array($kiln->write([self::item('x', 1.0), Counted::of(number: null), [2]], null, 'ndjson'), false));
        $expectedInner = "{\"sku\":\"x\",\"price\":1.0}\n" . $kiln->serialize(Counted::of(number: null)) . "\n[2]\n";
        $items = static function () use ($kiln, $inner): \Generator {
            yield Doing::what($inner, $inner);
            yield $inner();
            yield Counted::of(number: null);
            yield $kiln->serialize(self::item('y', null));
            try {
                $kiln->serialize([Counted::of(STDIN)]);
            } catch (SerializationException) {
                yield 'refused';
            }
            yield Doing::what($inner, $inner);
        };

        self::assertSame(self::joined([
            json_encode(['text' => $expectedInner], JSON_THROW_ON_ERROR),
            json_encode($expectedInner, JSON_THROW_ON_ERROR),
            $kiln->serialize(Counted::of(number: null)),
            '"{\"sku\":\"y\",\"price\":null}"',
            '"refused"',
            json_encode(['text' => $expectedInner], JSON_THROW_ON_ERROR),
        ], $format), implode('', iterator_to_array($kiln->write($items(), null, $format), false)));
    }

    /**
     * What was asked about one item is no answer for the next, where a second pass does the work.
     */
    #[Test]
    public function eachItemHasAnswersOfItsOwn(): void
    {
        $items = [Counted::of(), Counted::of(), Counted::of(number: null), Counted::of(), Counted::of(number: null)];
        foreach ($items as $number => $item) {
            $item->last = "last {$number}";
        }
        Counted::$calls = [];
        $written = implode('', iterator_to_array(self::kiln()->write($items), false));

        self::assertSame(['before' => 5, 'serialize' => 10], self::calls());
        self::assertSame(
            array_map(static fn(int $number): string => "last {$number}", range(0, 4)),
            array_column((array) json_decode($written, true, flags: JSON_THROW_ON_ERROR), 'last'),
        );
    }

    /**
     * Of the class of an item all is known, but for what it carries.
     */
    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['ndjson'])]
    public function anItemMayCarryWhatTheLastOfItsClassDidNot(string $format): void
    {
        $precision = (string) \ini_get('serialize_precision');
        $items = [
            [null, 'null'],
            [1.1, '1.1'],
            [Raw::json("[1,\n2]"), $format === 'json' ? "[1,\n2]" : '[1, 2]'],
            ["a\nb", '"a\nb"'],
            [new Carrying(2), '{"number":1,"carried":2}'],
            [Counted::of(number: null), '{"text":"a","any":null,"inner":null,"first":"f","last":"l"}'],
            [Status::Open, '"open"'],
        ];
        foreach (['-1', '17'] as $setting) {
            $source = static function () use ($items, $setting): \Generator {
                foreach ($items as [$carried]) {
                    yield new Carrying($carried);
                    yield self::item('a', 1.1);
                    yield self::item('b', 1.1);
                    yield new Carrying($carried);
                    ini_set('serialize_precision', $setting);
                }
            };
            Counted::$calls = [];
            try {
                $written = implode('', iterator_to_array(self::newKiln()->write($source(), null, $format), false));
                self::assertSame($setting, \ini_get('serialize_precision'));
            } finally {
                ini_set('serialize_precision', $precision);
            }

            $expected = [];
            foreach ($items as [, $json]) {
                $carrying = "{\"number\":1,\"carried\":{$json}}";
                array_push($expected, $carrying, '{"sku":"a","price":1.1}', '{"sku":"b","price":1.1}', $carrying);
            }
            self::assertSame(self::joined($expected, $format), $written);
            self::assertSame(['before' => 2, 'serialize' => 4], self::calls());
        }
    }

    /**
     * A second pass that finds what is wrong calls nothing again, also where it is the first that calls something.
     */
    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['ndjson'])]
    public function whatIsRefusedBehindCodeOfTheUsersIsNotAskedAgain(string $format): void
    {
        foreach ([[NAN, '/2/carried/any'], [STDIN, '/2/carried/any']] as [$wrong, $pointer]) {
            $kiln = self::newKiln();
            $stream = fopen('php://memory', 'w');
            self::assertIsResource($stream);
            Counted::$calls = [];
            try {
                $kiln->write([new Carrying(), new Carrying(1), new Carrying(Counted::of($wrong)), new Carrying()], $stream, $format);
                self::fail('It was written.');
            } catch (SerializationException $exception) {
                self::assertSame([$pointer], array_map(static fn($violation): string => $violation->pointer, $exception->violations()->items));
            }
            self::assertSame(['before' => 1, 'serialize' => 2], self::calls());

            // The next call knows nothing of that.
            $kiln->serialize(new Carrying(Counted::of()));
            self::assertSame(['before' => 2, 'serialize' => 4], self::calls());
        }
    }

    /**
     * A pass that looks for what is no JSON asks a getter again, which may throw what ext/json throws.
     */
    #[Test]
    #[TestWith(['-1'])]
    #[TestWith(['17'])]
    public function aSecondPassEndsWithWhatAGetterThrows(string $precision): void
    {
        $thrown = new \JsonException('thrown by the test');
        $asked = 0;
        $number = static function () use (&$asked): float {
            ++$asked;

            return NAN;
        };
        Answering::$answers = [static fn(): int => 1, $number, static fn(): never => throw $thrown, $number];
        $before = (string) ini_set('serialize_precision', $precision);
        try {
            implode('', iterator_to_array(self::newKiln()->write([new Answering(), new Answering()]), false));
            self::fail('It was written.');
        } catch (\JsonException $caught) {
            self::assertSame($thrown, $caught);
        } finally {
            ini_set('serialize_precision', $before);
        }
        self::assertSame(1, $asked);
    }

    /**
     * Its trace is that of the first time, and says nothing about the second.
     */
    #[Test]
    public function whatIsThrownTwiceIsNotGivenThePlaceOfTheFirstTime(): void
    {
        $kiln = self::newKiln();
        /** @var ?\RuntimeException $thrown */
        $thrown = null;
        $throw = static function () use (&$thrown): never {
            throw $thrown ??= new \RuntimeException('thrown by the test');
        };
        $places = [];
        foreach ([[[$throw], [new Answering()]], [[static fn(): int => 1, $throw], [new Carrying(new Answering()), new Carrying(new Answering())]]] as [$answers, $items]) {
            Answering::$answers = $answers;
            try {
                implode('', iterator_to_array($kiln->write($items), false));
                self::fail('It was written.');
            } catch (\RuntimeException $caught) {
                self::assertSame($thrown, $caught);
                $places[] = ThrownAt::find($caught)?->path;
            }
        }
        self::assertSame('[0].answer', $places[0]);
        // The extension need not look at the trace.
        self::assertContains($places[1], ['[1]', '[1].carried.answer']);
    }

    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['ndjson'])]
    public function nothingIsHeldOfAnItemOnceTheNextIsAskedFor(string $format): void
    {
        $items = static function (): \Generator {
            yield new Carrying();
            foreach ([Counted::of(...), self::item(...)] as $make) {
                $carried = $make(...['a', 1]);
                $reference = \WeakReference::create($carried);
                $carrying = new Carrying($carried);
                unset($carried);
                yield $carrying;
                unset($carrying);
                yield null;
                self::assertNull($reference->get());
            }
        };

        self::assertNotSame('', implode('', iterator_to_array(self::newKiln()->write($items(), null, $format), false)));
    }

    /**
     * It began when nothing had called code of the user's, and goes on while a call knows what it has called.
     */
    #[Test]
    public function aStreamMayGoOnInsideOfAnotherCall(): void
    {
        $kiln = self::newKiln();
        $items = [new Carrying(), new Carrying(str_repeat('a', self::CHUNK)), new Carrying(Counted::of()), new Carrying(2)];
        $chunks = $kiln->write($items);
        $written = $chunks->current();
        $before = 0;
        $hook = static function () use ($chunks, &$written, &$before): void {
            ++$before;
            for ($chunks->next(); $chunks->valid(); $chunks->next()) {
                $written .= $chunks->current();
            }
        };
        Counted::$calls = [];
        try {
            $kiln->serialize([Doing::what(null, $hook), Counted::of(STDIN)]);
            self::fail('It was written.');
        } catch (SerializationException) {
        }

        // A second pass has found what is wrong.
        self::assertSame(1, $before);
        self::assertSame(['before' => 2, 'serialize' => 4], self::calls());
        self::assertText(
            '[{"number":1,"carried":null},{"number":1,"carried":"' . str_repeat('a', self::CHUNK) . '"},{"number":1,"carried":{"text":"a","number":1,"any":null,"inner":null,"first":"f","last":"l"}},{"number":1,"carried":2}]',
            $written,
            'inside of a call',
        );
    }

    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['ndjson'])]
    public function anItemMayBeHuge(string $format): void
    {
        $sizes = [10, 3_000_000, 10, 100_000, self::CHUNK, 20, 20];
        $items = static function () use ($sizes): \Generator {
            foreach ($sizes as $size) {
                yield self::item(str_repeat('a', $size), 1.0);
            }
        };
        $chunks = iterator_to_array(self::kiln()->write($items(), null, $format), false);

        self::assertText(self::joined(array_map(static fn(int $size): string => '{"sku":"' . str_repeat('a', $size) . '","price":1.0}', $sizes), $format), implode('', $chunks), $format);
        foreach (\array_slice($chunks, 0, -1) as $chunk) {
            self::assertGreaterThanOrEqual(self::CHUNK, \strlen($chunk));
        }
    }

    /**
     * Texts of any length, so that items end anywhere in chunks.
     */
    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['ndjson'])]
    public function textsOfAnyLengthAreThoseOfJsonEncode(string $format): void
    {
        $chance = new Randomizer(new Mt19937(7));
        $items = [];
        for ($number = 0; $number < 3_000; ++$number) {
            $text = str_repeat('é"', $chance->getInt(0, 20)) . str_repeat('漢/', $chance->getInt(0, 20)) . str_repeat('a', $chance->getInt(0, 9));
            $items[] = match ($chance->getInt(0, 3)) {
                0 => ['text' => $text, 'list' => range(0, $chance->getInt(0, 9))],
                1 => $text,
                2 => $number,
                default => self::item($text, $number / 4),
            };
        }
        $flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR;

        $chunks = iterator_to_array(self::kiln()->write($items, null, $format), false);
        self::assertText(self::joined(array_map(static fn(mixed $item): string => json_encode($item, $flags), $items), $format), implode('', $chunks), $format);
        foreach (\array_slice($chunks, 0, -1) as $chunk) {
            self::assertGreaterThanOrEqual(self::CHUNK, \strlen($chunk));
            self::assertLessThan(self::CHUNK + 1_000, \strlen($chunk));
        }
    }

    /**
     * One that has not called code of the user's yet.
     */
    private static function newKiln(): Serializer
    {
        return Serializer::create(cacheDir: TemporaryDirectory::create());
    }

    /**
     * @return array<string, int>
     */
    private static function calls(): array
    {
        $calls = array_intersect_key(Counted::$calls, ['before' => 0, 'serialize' => 0]);
        ksort($calls);

        return $calls;
    }

    /**
     * @param array<string> $texts
     */
    private static function joined(array $texts, string $format): string
    {
        return $format === 'json' ? '[' . implode(',', $texts) . ']' : implode('', array_map(static fn(string $text): string => "{$text}\n", $texts));
    }

    /**
     * Without all of a long text where it is another one.
     */
    private static function assertText(string $expected, string $text, string $what): void
    {
        $same = strspn($expected ^ $text, "\0");
        self::assertSame([substr($expected, $same, 60), \strlen($expected)], [substr($text, $same, 60), \strlen($text)], "{$what}: from byte {$same} on");
    }

    private static function item(string $sku, ?float $price): Item
    {
        $item = new Item();
        [$item->sku, $item->price] = [$sku, $price];

        return $item;
    }
}
