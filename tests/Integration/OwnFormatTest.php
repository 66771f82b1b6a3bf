<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Engine;
use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Error\Violation;
use Kiln\Format\Carries;
use Kiln\Format\Format;
use Kiln\Format\Formats;
use Kiln\Format\Json\Json;
use Kiln\Format\Roots;
use Kiln\Limits;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\BothEngines;
use Kiln\Tests\Format\Fixture\Bencode;
use Kiln\Tests\Integration\Fixture\OwnFormat\Line;
use Kiln\Tests\Integration\Fixture\OwnFormat\Order;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * A format that Kiln does not know goes the way that JSON goes, with both engines.
 */
#[CoversClass(Serializer::class)]
#[CoversClass(Formats::class)]
#[CoversClass(Roots::class)]
final class OwnFormatTest extends TestCase
{
    use BothEngines;

    private const ORDER = 'd2:idi7e5:linesld3:sku1:A8:quantityi2eed3:sku1:B8:quantityi1eee5:pricer1.5e5:extrade4:note2:' . "\xFF\0" . '2:at20:2024-02-03T04:05:06Ze';

    #[Test]
    #[DataProvider('engines')]
    public function objectsBecomeItsTextAndComeBack(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $order = self::order();

        self::assertSame(self::ORDER, $serializer->serialize($order, 'bencode'));
        self::assertSame(self::ORDER, $serializer->serialize($order, 'torrent', type: Order::class));
        self::assertEquals($order, $serializer->deserialize(self::ORDER, Order::class, 'bencode'));
        self::assertSame('l' . self::ORDER . 'e', $serializer->serialize([$order], 'bencode', type: 'list<' . Order::class . '>'));
        self::assertEquals([$order], $serializer->deserialize('l' . self::ORDER . 'e', 'list<' . Order::class . '>', 'bencode'));
        self::assertSame(9, $serializer->populate($order, 'd2:idi9ee', 'bencode')->id);
    }

    #[Test]
    #[DataProvider('engines')]
    public function mapsAreToldFromLists(Engine $engine): void
    {
        $serializer = self::serializer($engine);

        self::assertSame('d1:0i5e1:1i6ee', $serializer->serialize([5, 6], 'bencode', type: 'array<int, int>'));
        self::assertSame('de', $serializer->serialize([], 'bencode', type: 'array<string, int>'));
        self::assertSame('le', $serializer->serialize([], 'bencode', type: 'list<int>'));
        self::assertSame([5, 6], $serializer->deserialize('d1:0i5e1:1i6ee', 'array<int, int>', 'bencode'));
        self::assertEquals((object) [5, 'a' => []], $serializer->deserialize('d1:0i5e1:adee', 'stdClass', 'bencode'));
        self::assertEquals((object) [5], $serializer->deserialize('d1:0i5ee', 'stdClass', 'bencode'));
        self::assertSame(['$: type_mismatch at line 1, column 1'], self::problems(static fn(): mixed => $serializer->deserialize('li5ee', Line::class, 'bencode')));
        self::assertSame(['sku: missing_key at line 1, column 1'], self::problems(static fn(): mixed => $serializer->deserialize('d1:0i5ee', Line::class, 'bencode')));
    }

    #[Test]
    #[DataProvider('engines')]
    public function groupsAndVersionsSelectAsEver(Engine $engine): void
    {
        $serializer = self::serializer($engine);

        self::assertSame('d2:idi7ee', $serializer->serialize(self::order(), 'bencode', new Context(groups: 'short')));
        self::assertSame('d2:idi7e5:linesle5:pricer1.5e5:extrade2:at20:2024-02-03T04:05:06Ze', $serializer->serialize(self::order([]), 'bencode', new Context(version: '1')));
        $read = $serializer->deserialize(self::ORDER, Order::class, 'bencode', new Context(version: '1'));
        self::assertSame('', $read->note);
        self::assertCount(2, $read->lines);
    }

    #[Test]
    #[DataProvider('engines')]
    public function errorsHaveTheirPlaces(Engine $engine): void
    {
        $text = "d2:id1:x5:linesld3:sku1:A8:quantityi2eed8:quantity1:1eee";
        try {
            self::serializer($engine)->deserialize($text, Order::class, 'bencode');
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertStringStartsWith('Cannot build ' . Order::class . ' from bencode: ', $exception->getMessage());
            $places = [];
            foreach ($exception->violations() as $violation) {
                $places[$violation->path] = $violation->offset;
            }
            self::assertSame(strpos($text, '1:x'), $places['id']);
            self::assertSame(strpos($text, '1:1e'), $places['lines[1].quantity']);
        }
        self::assertSame(['$: syntax at line 1, column 6'], self::problems(static fn(): mixed => self::serializer($engine)->deserialize('d2:id', Order::class, 'bencode')));
    }

    /** @return iterable<string, array{mixed, string, string}> */
    public static function notCarried(): iterable
    {
        yield 'null, by what it is' => [['a' => [1, null]], 'mixed', 'a[1]: not_serializable'];
        yield 'null, by type' => [[null], 'list<?int>', '[0]: not_serializable'];
        yield 'null, in an object' => [new Line('A', null), Line::class, 'quantity: not_serializable'];
    }

    #[Test]
    #[DataProvider('notCarried')]
    public function whatItDoesNotCarryIsSaidWithItsPlace(mixed $value, string $type, string $expected): void
    {
        foreach (self::engines() as [$engine]) {
            try {
                self::serializer($engine)->serialize($value, 'bencode', type: $type);
                self::fail('It was written.');
            } catch (SerializationException $exception) {
                self::assertStringContainsString(' as bencode: ', $exception->getMessage());
                self::assertStringContainsString('bencode has no null.', $exception->getMessage());
                self::assertSame([$expected], array_map(static fn(Violation $violation): string => "{$violation->path}: {$violation->code->value}", $exception->violations()->items));
            }
        }
    }

    /** @return iterable<string, array{Roots, mixed, bool}> */
    public static function roots(): iterable
    {
        yield 'a map of a map' => [Roots::Map, ['a' => 1], true];
        yield 'an object of a map' => [Roots::Map, new Line('A', 1), true];
        yield 'no member of a map' => [Roots::Map, new \stdClass(), true];
        yield 'a list of a map' => [Roots::Map, [1], false];
        yield 'a scalar of a map' => [Roots::Map, 'a', false];
        yield 'objects of a list of maps' => [Roots::ListOfMaps, [new Line('A', 1), new Line('B', 1)], true];
        yield 'nothing of a list of maps' => [Roots::ListOfMaps, [], true];
        yield 'a scalar in a list of maps' => [Roots::ListOfMaps, [new Line('A', 1), 1], false];
        yield 'a map of a list of maps' => [Roots::ListOfMaps, ['a' => ['b' => 1]], false];
    }

    #[Test]
    #[DataProvider('roots')]
    public function aDocumentIsWhatItMayBe(Roots $roots, mixed $value, bool $isAllowed): void
    {
        $serializer = SerializerBuilder::create()->withFormat(new Bencode($roots))->build();
        if (!$isAllowed) {
            $this->expectException(SerializationException::class);
            $this->expectExceptionMessage("expected {$roots->value}, got ");
        }
        self::assertNotSame('', $serializer->serialize($value, 'bencode'));
    }

    #[Test]
    #[DataProvider('engines')]
    public function whatItCarriesAndJsonDoesNotIsWritten(Engine $engine): void
    {
        $serializer = self::serializer($engine);

        self::assertSame("l2:\xFF\0rINFee", $serializer->serialize(["\xFF\0", INF], 'bencode'));
        self::assertSame(["\xFF\0", INF], $serializer->deserialize("l2:\xFF\0rINFee", 'array{string, float}', 'bencode'));
        $this->expectException(SerializationException::class);
        $serializer->serialize(["\xFF\0", INF]);
    }

    #[Test]
    #[DataProvider('engines')]
    public function streamsHaveItsItems(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $text = implode('', iterator_to_array($serializer->write([self::order(), new Line('A', 1)], format: 'bencode'), false));

        self::assertSame(self::ORDER . "\nd3:sku1:A8:quantityi1ee\n", $text);
        self::assertEquals([self::order(), self::order()], iterator_to_array($serializer->read([self::ORDER, "\n", self::ORDER, "\n"], Order::class, 'bencode')));

        $stream = fopen('php://memory', 'w+');
        self::assertIsResource($stream);
        self::assertSame(6, $serializer->write([1, 'a'], $stream, 'bencode') - 2);
        rewind($stream);
        self::assertSame("i1e\n1:a\n", stream_get_contents($stream));

        $problems = self::problems(static fn(): mixed => iterator_to_array($serializer->read(["d3:sku1:A8:quantityi1ee\nd3:sku1:B", "8:quantity1:xe\n"], Line::class, 'bencode')));
        self::assertSame(['[1].quantity: type_mismatch at line 2, column 20'], $problems);
        self::assertSame(['[1]: not_serializable'], self::problems(static fn(): mixed => iterator_to_array($serializer->write([1, null], format: 'bencode'))));
    }

    /** What the shortcuts of JSON do is what the way of all formats does. */
    #[Test]
    #[TestWith(['yaml', 'yml'])]
    #[TestWith(['yml', 'yaml'])]
    public function ofTwoNamesOfAFormatItMayTakeOne(string ...$asked): void
    {
        $format = new class implements Format {
            public function names(): array
            {
                return ['yaml'];
            }

            public function title(): string
            {
                return 'another YAML';
            }

            public function carries(): Carries
            {
                return new Carries();
            }

            public function encode(mixed $tree, Limits $limits): string
            {
                return 'another';
            }

            public function decode(string $text, Limits $limits): mixed
            {
                return null;
            }

            public function positions(string $text, array $paths): array
            {
                return [];
            }
        };
        $serializer = SerializerBuilder::create()->withFormat($format)->build();
        $written = [];
        foreach ($asked as $name) {
            $written[$name] = $serializer->serialize(['a' => 1], $name);
        }
        ksort($written);

        self::assertSame(['yaml' => 'another', 'yml' => "a: 1\n"], $written);
    }

    #[Test]
    public function jsonIsAFormatLikeOthers(): void
    {
        $asOther = new class implements Format {
            private Json $json;

            public function __construct()
            {
                $this->json = new Json();
            }

            public function names(): array
            {
                return ['other'];
            }

            public function title(): string
            {
                return $this->json->title();
            }

            public function carries(): Carries
            {
                return $this->json->carries();
            }

            public function encode(mixed $tree, Limits $limits): string
            {
                return $this->json->encode($tree, $limits);
            }

            public function decode(string $text, Limits $limits): mixed
            {
                return $this->json->decode($text, $limits);
            }

            public function positions(string $text, array $paths): array
            {
                return $this->json->positions($text, $paths);
            }
        };
        foreach (self::engines() as [$engine]) {
            $serializer = SerializerBuilder::create()->withEngine($engine)->withFormat($asOther)->build();
            foreach ([self::order(note: 'x'), [self::order(note: 'x'), 1.0, 'é/', null, new \ArrayObject()], [], [1 => 2]] as $value) {
                $json = $serializer->serialize($value);
                self::assertSame($json, $serializer->serialize($value, 'other'));
                self::assertEquals($serializer->deserialize($json, 'mixed'), $serializer->deserialize($json, 'mixed', 'other'));
            }
            foreach (['{"id": 1, "lines": [{"sku": 5}]}', '{"id": 1', '[1]', '{"0": 1}', "{\"id\": \"\xFF\"}"] as $text) {
                self::assertSame(
                    self::problems(static fn(): mixed => $serializer->deserialize($text, Order::class)),
                    self::problems(static fn(): mixed => $serializer->deserialize($text, Order::class, 'other')),
                );
            }
            foreach ([[INF], ["\xFF"], [self::order(note: "\xFF")]] as $value) {
                self::assertSame(
                    self::problems(static fn(): mixed => $serializer->serialize($value)),
                    self::problems(static fn(): mixed => $serializer->serialize($value, 'other')),
                );
            }
        }
    }

    #[Test]
    public function aNameStandsForOneFormat(): void
    {
        $serializer = SerializerBuilder::create()->withFormat(new Bencode())->build();
        $problems = [
            'There is no format "none".' => static fn(): mixed => $serializer->serialize(1, 'none'),
            'The format "ndjson" is for streams: write() and read().' => static fn(): mixed => $serializer->serialize(1, 'ndjson'),
        ];
        foreach ($problems as $problem => $call) {
            try {
                $call();
                self::fail('There is no such format.');
            } catch (\InvalidArgumentException $exception) {
                self::assertMatchesRegularExpression('/^' . preg_quote($problem, '/') . ' Here you can name json, (?!.*ndjson).*, bencode, torrent; serialize\(\) also writes php\.$/', $exception->getMessage());
            }
        }
        try {
            iterator_to_array($serializer->write([[]], format: 'toml'));
            self::fail('TOML has no streams.');
        } catch (\InvalidArgumentException $exception) {
            self::assertMatchesRegularExpression('/^The format "toml" has no streams\. Here you can name json, ndjson, (?!.*toml)/', $exception->getMessage());
        }
        $this->expectExceptionObject(new \InvalidArgumentException('There are two formats of the name "bencode".'));
        SerializerBuilder::create()->withFormat(new Bencode())->withFormat(new Bencode())->build()->serialize(1, 'bencode');
    }

    private static function serializer(Engine $engine): Serializer
    {
        return SerializerBuilder::create()->withEngine($engine)->withFormat(new Bencode())->build();
    }

    /**
     * @param ?list<Line> $lines
     */
    private static function order(?array $lines = null, string $note = "\xFF\0"): Order
    {
        return new Order(7, $lines ?? [new Line('A', 2), new Line('B', 1)], 1.5, [], $note, new \DateTimeImmutable('2024-02-03T04:05:06Z'));
    }

    /**
     * @param \Closure(): mixed $call
     *
     * @return list<string>
     */
    private static function problems(\Closure $call): array
    {
        try {
            $call();
        } catch (DeserializationException|SerializationException $exception) {
            return array_map(static fn(Violation $violation): string => ltrim("{$violation->path}: ", ': ')
                . $violation->code->value . ($violation->line === null ? '' : " at line {$violation->line}, column {$violation->column}"), $exception->violations()->items);
        }

        return [];
    }
}
