<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Bytes;
use Kiln\Context;
use Kiln\Engine;
use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Error\Violation;
use Kiln\Format\Binary\Places;
use Kiln\Format\Binary\Sequence;
use Kiln\Format\Cbor\Cbor;
use Kiln\Format\Cbor\Tag;
use Kiln\Format\Cbor\UnknownTags;
use Kiln\Format\MessagePack\Extension;
use Kiln\Format\MessagePack\MessagePack;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\BothEngines;
use Kiln\Tests\Integration\Fixture\Leaves\Photo;
use Kiln\Tests\Integration\Fixture\OwnFormat\Line;
use Kiln\Tests\Integration\Fixture\OwnFormat\Order;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Objects in MessagePack and CBOR, with expectations in bytes.
 */
#[CoversClass(MessagePack::class)]
#[CoversClass(Cbor::class)]
#[CoversClass(Places::class)]
#[CoversClass(Sequence::class)]
final class BinaryFormatsTest extends TestCase
{
    use BothEngines;

    #[Test]
    #[DataProvider('engines')]
    public function objectsAreWrittenAndRead(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $line = new Line('A-1', 300);

        // {"sku": "A-1", "quantity": 300}
        foreach (['msgpack' => '82 a3 736b75 a3 412d31 a8 7175616e74697479 cd 012c', 'cbor' => 'a2 63 736b75 63 412d31 68 7175616e74697479 19 012c'] as $format => $hex) {
            $bytes = self::bytes($hex);
            self::assertSame(bin2hex($bytes), bin2hex($serializer->serialize($line, $format)));
            self::assertSame(bin2hex($bytes), bin2hex($serializer->serialize($line, $format, type: Line::class)));
            self::assertEquals($line, $serializer->deserialize($bytes, Line::class, $format));
            self::assertSame($line, $serializer->populate($line, $serializer->serialize(['quantity' => 7], $format), $format));
            self::assertSame(7, $line->quantity);
            $line->quantity = 300;
        }
    }

    #[Test]
    #[DataProvider('engines')]
    public function longListsAreHeadsAndItems(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $lines = array_map(static fn(int $number): Line => new Line("sku {$number}", $number), range(1, 70));
        foreach (['msgpack' => ['dc0046', 'dc0012'], 'cbor' => ['9846', '92']] as $format => [$head, $shortHead]) {
            $items = array_map(static fn(Line $line): string => $serializer->serialize($line, $format), $lines);
            self::assertSame($head . bin2hex(implode('', $items)), bin2hex($serializer->serialize($lines, $format)));
            self::assertSame($shortHead . bin2hex(implode('', \array_slice($items, 0, 18))), bin2hex($serializer->serialize(\array_slice($lines, 0, 18), $format)));
            self::assertEquals($lines, $serializer->deserialize($serializer->serialize($lines, $format), 'list<' . Line::class . '>', $format));
            $wrong = $lines;
            $wrong[20] = new Line("\xFF", 1);
            $wrong[60] = new Line("\xFE", 1);
            self::assertSame(['[20].sku: invalid_utf8 ', '[60].sku: invalid_utf8 '], self::problems(static fn(): string => $serializer->serialize($wrong, $format)));
        }
    }

    #[Test]
    #[DataProvider('engines')]
    public function whatTheyHaveOfTheirOwnComesBack(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $photo = new Photo("\xFF\xD8", new \DateTimeImmutable('2024-02-29T12:00:00.123456+00:00'), ["\0", 'text'], "\xFE", new \DateTime('1969-12-31T00:00:00+00:00'), new \DateTimeImmutable('2024-03-01 00:00:00'), new Bytes("abcd"), null, new \DateTimeImmutable('@5'), [new Bytes("\xC0"), new \DateTimeImmutable('@7'), 1.5, null]);

        foreach (['msgpack', 'cbor'] as $format) {
            $bytes = $serializer->serialize($photo, $format);
            self::assertEquals($photo, $serializer->deserialize($bytes, Photo::class, $format));
            self::assertEquals([$photo], $serializer->deserialize($serializer->serialize([$photo], $format), 'list<' . Photo::class . '>', $format));
            $text = $serializer->serialize($photo, $format, new Context(datesAsText: true));
            self::assertStringContainsString('2024-02-29T12:00:00.123456+00:00', $text);
            self::assertEquals($photo->taken, $serializer->deserialize($text, Photo::class, $format)->taken);
        }
        self::assertSame('92d6ff00000005d7ff1dcd650000000005', bin2hex($serializer->serialize([new \DateTimeImmutable('@5'), new \DateTimeImmutable('@5.125')], 'msgpack')));
        self::assertSame('82c074323032342d30322d32395431323a30303a30305ac0781d323032342d30322d32395431323a30303a30302e3530302b30323a3030', bin2hex($serializer->serialize([new \DateTimeImmutable('2024-02-29T12:00:00Z'), new \DateTimeImmutable('2024-02-29T12:00:00.5+02:00')], 'cbor')));
    }

    #[Test]
    #[DataProvider('engines')]
    public function extensionsAndTagsAreValues(Engine $engine): void
    {
        $serializer = self::serializer($engine, new Cbor(unknownTags: UnknownTags::Keep));

        self::assertSame('d40501', bin2hex($serializer->serialize(new Extension(5, new Bytes("\1")), 'msgpack')));
        self::assertEquals(new Extension(5, new Bytes("\1")), $serializer->deserialize("\xD4\5\1", Extension::class, 'msgpack'));
        self::assertEquals([new Extension(5, new Bytes("\1"))], $serializer->deserialize("\x91\xD4\5\1", 'mixed', 'msgpack'));
        self::assertSame('{"type":5,"data":"AQ=="}', $serializer->serialize(new Extension(5, new Bytes("\1"))));
        self::assertSame('d82581187b', bin2hex($serializer->serialize(new Tag(37, [123]), 'cbor')));
        self::assertEquals(new Tag(37, [123]), $serializer->deserialize(self::bytes('d82581187b'), 'mixed', 'cbor'));
        self::assertSame([123], self::serializer($engine)->deserialize(self::bytes('d82581187b'), 'list<int>', 'cbor'));
    }

    #[Test]
    #[DataProvider('engines')]
    public function mapsAreToldFromLists(Engine $engine): void
    {
        $serializer = self::serializer($engine);

        foreach (['msgpack' => ['80', '90', '82 00 05 01 06', '82 a1 78 80 05 07'], 'cbor' => ['a0', '80', 'a2 00 05 01 06', 'a2 61 78 a0 05 07']] as $format => [$emptyMap, $emptyList, $numbered, $mixed]) {
            self::assertSame(bin2hex(self::bytes($emptyMap)), bin2hex($serializer->serialize([], $format, type: 'array<string, int>')));
            self::assertSame(bin2hex(self::bytes($emptyList)), bin2hex($serializer->serialize([], $format, type: 'list<int>')));
            self::assertSame(bin2hex(self::bytes($numbered)), bin2hex($serializer->serialize([5, 6], $format, type: 'array<int, int>')));
            self::assertSame([5, 6], $serializer->deserialize(self::bytes($numbered), 'array<int, int>', $format));
            self::assertSame([], $serializer->deserialize(self::bytes($emptyMap), 'array<string, int>', $format));
            self::assertEquals((object) ['x' => [], 5 => 7], $serializer->deserialize(self::bytes($mixed), 'stdClass', $format));
            self::assertEquals(['x' => new \stdClass(), 5 => 7], $serializer->deserialize(self::bytes($mixed), 'mixed', $format, new Context(keepEmptyObjects: true)));
        }
    }

    #[Test]
    #[DataProvider('engines')]
    public function problemsHaveAPathAndAByte(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $order = ['id' => 1, 'lines' => [['sku' => 'A', 'quantity' => 2], ['sku' => 3, 'quantity' => 2 ** 64]], 'price' => 1.5];

        foreach (['msgpack', 'cbor'] as $format) {
            $bytes = $serializer->serialize($order, $format);
            $problems = self::problems(static fn(): mixed => $serializer->deserialize($bytes, Order::class, $format));
            self::assertContains("lines[1].sku: type_mismatch byte {$this->offsetOf($bytes, $format === 'msgpack' ? "\xA3sku\x03" : "\x63sku\x03", 4)}", $problems);
            self::assertContains("lines[1].quantity: integer_overflow byte {$this->offsetOf($bytes, $format === 'msgpack' ? "\xCB\x43\xF0" : "\xFB\x43\xF0", 0)}", $problems);
        }
        try {
            $serializer->deserialize("\x93\1\xa12\xa1x", 'list<int>', 'msgpack');
            self::fail('A text is no int.');
        } catch (DeserializationException $exception) {
            // There are no quotes to leave out.
            self::assertSame(['', ''], array_column($exception->violations()->items, 'hint'));
        }
        self::assertSame(['$: syntax byte 3'], self::problems(static fn(): mixed => $serializer->deserialize("\x92\1\2\3", Order::class, 'msgpack')));
        self::assertSame(['note: invalid_utf8 '], self::problems(static fn(): mixed => $serializer->serialize(['note' => "\xFF"], 'msgpack')));
    }

    #[Test]
    #[DataProvider('engines')]
    public function aStreamIsOneValueBehindTheOther(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $lines = array_map(static fn(int $number): Line => new Line("sku {$number}", $number * 1000), range(1, 3000));

        foreach (['msgpack', 'cbor'] as $format) {
            $chunks = iterator_to_array($serializer->write($lines, format: $format), false);
            $bytes = implode('', $chunks);
            self::assertGreaterThan(1, \count($chunks));
            self::assertSame(implode('', array_map(static fn(Line $line): string => $serializer->serialize($line, $format), $lines)), $bytes);
            self::assertEquals($lines, iterator_to_array($serializer->read(str_split($bytes, 1000), Line::class, $format)));
            self::assertEquals(\array_slice($lines, 0, 20), iterator_to_array($serializer->read(str_split(implode('', array_map(static fn(Line $line): string => $serializer->serialize($line, $format), \array_slice($lines, 0, 20)))), Line::class, $format)));
            self::assertSame([], iterator_to_array($serializer->read([], Line::class, $format)));
            $length = \strlen($serializer->serialize($lines[0], $format));
            $read = static fn(string $bytes): array => iterator_to_array($serializer->read([$bytes], Line::class, $format));
            self::assertSame(['$: syntax byte ' . (2 * $length - 1)], self::problems(static fn(): array => $read(substr($bytes, 0, 2 * $length - 1))));
            self::assertSame(["[1]: type_mismatch byte {$length}"], self::problems(static fn(): array => $read(substr($bytes, 0, $length) . "\5")));
            self::assertSame(["[1].quantity: type_mismatch byte " . (2 * $length - 3)], self::problems(static fn(): array => $read(substr($bytes, 0, 2 * $length - 3) . ($format === 'cbor' ? "\xF5" : "\xC3"))));
        }
    }

    #[Test]
    public function longKeysAreNotHeldAfterACall(): void
    {
        $serializer = SerializerBuilder::create()->withEngine(Engine::Php)->build();
        $write = static function (int $from) use ($serializer): void {
            for ($number = $from; $number < $from + 200; ++$number) {
                $serializer->serialize([str_repeat('k', 10_000) . $number => 1], 'msgpack');
                $serializer->serialize([str_repeat('k', 10_000) . $number => 1], 'cbor');
            }
        };
        $write(0);
        $before = memory_get_usage();
        $write(200);

        self::assertLessThan(100_000, memory_get_usage() - $before);
    }

    #[Test]
    public function memoryOfAStreamIsThatOfAnItem(): void
    {
        $serializer = self::serializer(Engine::Php);
        $items = static function (): \Generator {
            for ($number = 0; $number < 20_000; ++$number) {
                yield new Line("sku {$number}", $number);
            }
        };
        foreach ($serializer->read($serializer->write([new Line('a', 1)], format: 'cbor'), Line::class, 'cbor') as $line) {
            self::assertSame('a', $line->sku);
        }
        $before = memory_get_usage();
        memory_reset_peak_usage();
        $count = 0;
        foreach ($serializer->read($serializer->write($items(), format: 'cbor'), Line::class, 'cbor') as $line) {
            $count += $line->quantity === $count ? 1 : 0;
        }

        self::assertSame(20_000, $count);
        self::assertLessThan(1 << 20, memory_get_peak_usage() - $before);
    }

    #[Test]
    #[DataProvider('engines')]
    public function deterministicBytesDependOnTheDataAlone(Engine $engine): void
    {
        $serializer = self::serializer($engine, new Cbor(deterministic: true));

        self::assertSame(str_replace(' ', '', 'a4 01 02 20 f4 61 62 f9 3e00 62 6161 f6'), bin2hex($serializer->serialize(['aa' => null, 'b' => 1.5, -1 => false, 1 => 2], 'cbor')));
        // To PHP, "8." and "8 " are the same number.
        self::assertSame('a238200a382e01', bin2hex($serializer->serialize([-47 => 1, -33 => 10], 'cbor')));
        self::assertSame('fa47c35000', bin2hex($serializer->serialize(100_000.0, 'cbor')));
        self::assertSame('fb3ff199999999999a', bin2hex($serializer->serialize(1.1, 'cbor')));
        self::assertSame('f90001', bin2hex($serializer->serialize(2 ** -24, 'cbor')));
        self::assertSame('f98000', bin2hex($serializer->serialize(-0.0, 'cbor')));
    }

    private function offsetOf(string $bytes, string $part, int $more): int
    {
        return (int) strpos($bytes, $part) + $more;
    }

    private static function bytes(string $hex): string
    {
        return (string) hex2bin(str_replace(' ', '', $hex));
    }

    private static function serializer(Engine $engine, MessagePack|Cbor ...$formats): Serializer
    {
        $builder = SerializerBuilder::create()->withEngine($engine);
        foreach ($formats as $format) {
            $builder = $builder->withFormat($format);
        }

        return $builder->build();
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
            return array_map(static fn(Violation $violation): string => "{$violation->path}: {$violation->code->value} {$violation->place()}", $exception->violations()->items);
        }

        return [];
    }
}
