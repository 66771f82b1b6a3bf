<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Attribute\Bytes as BytesAttribute;
use Kiln\Bytes;
use Kiln\Context;
use Kiln\Engine;
use Kiln\Engine\Value\Binary;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Plan\Leaves;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\BothEngines;
use Kiln\Tests\Format\Fixture\PhpTree;
use Kiln\Tests\Format\Fixture\Point;
use Kiln\Tests\Integration\Fixture\Leaves\Photo;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Bytes, dates and values that some formats have a way of their own to write.
 */
#[CoversClass(Bytes::class)]
#[CoversClass(Binary::class)]
#[CoversClass(Leaves::class)]
final class LeavesTest extends TestCase
{
    use BothEngines;

    private const JPEG = "\xFF\xD8\xFF";

    #[Test]
    #[DataProvider('engines')]
    public function textHasBytesAsBase64(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $json = '{"thumbnail":"/9j/","taken":"2024-02-29T12:00:00+00:00","parts":["AA==",""],"raw":"/w==","changed":null,"day":"2024-03-01","signature":"AQI=","focus":{"x":1,"y":2},"seen":7,"anything":["/9j/"]}';
        $photo = self::photo();
        $photo->seen = 7;
        $photo->anything = [new Bytes(self::JPEG)];

        self::assertSame($json, $serializer->serialize($photo));
        self::assertSame(json_decode($json, true), $serializer->toArray($photo));
        $photo->anything = ['/9j/'];
        self::assertEquals($photo, $serializer->deserialize($json, Photo::class));
    }

    #[Test]
    #[DataProvider('engines')]
    public function whatIsNoBase64IsSaid(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $problem = static fn(string $text): string => self::problem(static fn(): mixed => $serializer->deserialize("{\n \"taken\": \"2024-02-29T12:00:00Z\", \"thumbnail\": \"\", \"parts\": [\"AA==\", {$text}]}", Photo::class));

        foreach (['"AA="', '"AA"', '"A"', '"AA ="', '"A A="', '"-_=="', '"AA==\n"', '"é"'] as $text) {
            self::assertSame('parts[1]: invalid_base64 at line 2, column 70', $problem($text), $text);
        }
        self::assertSame('parts[1]: type_mismatch at line 2, column 70', $problem('7'));
    }

    #[Test]
    #[DataProvider('engines')]
    public function aFormatMayHaveThemAsTheyAre(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $photo = self::photo();
        $photo->changed = new \DateTime('2024-03-02T00:00:00+02:00');
        $photo->seen = new \DateTimeImmutable('@5');
        $photo->anything = [new Bytes(self::JPEG), new \DateTimeImmutable('@6'), new Point(3, 4)];
        $tree = [
            'thumbnail' => new Bytes(self::JPEG),
            'taken' => $photo->taken,
            'parts' => [new Bytes("\0"), new Bytes('')],
            'raw' => new Bytes("\xFF"),
            'changed' => $photo->changed,
            'day' => '2024-03-01',
            'signature' => $photo->signature,
            'focus' => $photo->focus,
            'seen' => $photo->seen,
            'anything' => $photo->anything,
        ];

        self::assertEquals($tree, unserialize($serializer->serialize($photo, 'tree')));
        self::assertEquals([$tree], unserialize($serializer->serialize([$photo], 'tree', type: 'list<' . Photo::class . '>')));
        $read = $serializer->deserialize(serialize($tree), Photo::class, 'tree');
        self::assertEquals($photo, $read);
        self::assertInstanceOf(\DateTime::class, $read->changed);
        $tree['changed'] = new \DateTimeImmutable('2024-03-02T00:00:00+02:00');
        $read = $serializer->deserialize(serialize($tree), Photo::class, 'tree');
        self::assertEquals($photo, $read);
        self::assertSame(\DateTime::class, get_debug_type($read->changed));
    }

    #[Test]
    #[DataProvider('engines')]
    public function textIsReadInTheirPlaces(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $tree = ['thumbnail' => 'text', 'taken' => '2024-02-29T12:00:00Z', 'day' => new \DateTimeImmutable('2024-03-01'), 'changed' => '2024-02-29T12:00:00Z', 'signature' => 'AA==', 'focus' => ['x' => 1, 'y' => 2]];

        $photo = $serializer->deserialize(serialize($tree), Photo::class, 'tree');
        self::assertSame(['text', '2024-02-29', '2024-03-01', 'AA=='], [$photo->thumbnail, $photo->taken->format('Y-m-d'), $photo->day?->format('Y-m-d'), $photo->signature?->bytes]);
        self::assertEquals(new Point(1, 2), $photo->focus);
        self::assertSame('bytes', $serializer->populate($photo, serialize(['thumbnail' => new Bytes('bytes')]), 'tree')->thumbnail);
    }

    #[Test]
    #[DataProvider('engines')]
    public function datesAreTextWhereTheContextSaysSo(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $date = new \DateTimeImmutable('2024-02-29T12:00:00Z');
        $written = static fn(Context $context): mixed => unserialize($serializer->serialize(['typed' => new Photo('', $date), 'bare' => $date], 'tree', $context));

        $text = $written(new Context(datesAsText: true));
        self::assertIsArray($text);
        self::assertSame('2024-02-29T12:00:00Z', $text['bare']);
        self::assertIsArray($text['typed']);
        self::assertSame('2024-02-29T12:00:00Z', $text['typed']['taken']);
        $day = $written(new Context(dateFormats: 'Y-m-d'));
        self::assertIsArray($day);
        self::assertSame('2024-02-29', $day['bare']);
        $moved = $written(new Context(timezone: 'Asia/Tokyo'));
        self::assertIsArray($moved);
        self::assertEquals(new \DateTimeImmutable('2024-02-29T21:00:00', new \DateTimeZone('Asia/Tokyo')), $moved['bare']);
        self::assertInstanceOf(\DateTimeImmutable::class, $moved['bare']);
        self::assertSame('Asia/Tokyo', $moved['bare']->getTimezone()->getName());
    }

    #[Test]
    #[DataProvider('engines')]
    public function problemsAreNamedByTheByte(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $tree = ['thumbnail' => 7, 'taken' => new Bytes("\xFF"), 'parts' => [new Bytes(''), null], 'seen' => 'x', 'day' => 'x'];
        $report = '';
        try {
            $serializer->deserialize(serialize($tree), Photo::class, 'tree');
        } catch (DeserializationException $exception) {
            $report = $exception->getMessage();
        }

        self::assertStringContainsString("thumbnail   expected bytes, got int 7                  byte 1\n", $report);
        self::assertStringContainsString('taken       expected date (RFC 3339), got ' . Bytes::class . '   byte 1', $report);
        self::assertStringContainsString('parts[1]    expected bytes, got null', $report);
        self::assertStringContainsString('seen        expected date (RFC 3339)', $report);
        self::assertStringContainsString('day         expected date (Y-m-d), got string "x"', $report);
    }

    #[Test]
    #[DataProvider('engines')]
    public function theSlowPassWritesTheSame(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $photo = (new \ReflectionClass(Photo::class))->newInstanceWithoutConstructor();
        $photo->thumbnail = self::JPEG;

        // Properties without a value are what only the slow pass knows to leave out.
        self::assertSame('{"thumbnail":"/9j/"}', $serializer->serialize($photo));
        self::assertEquals(['thumbnail' => new Bytes(self::JPEG)], unserialize($serializer->serialize($photo, 'tree')));

        $photo->parts = ['fine', 7]; // @phpstan-ignore assign.propertyType (wrong on purpose)
        self::assertSame('parts[1]: type_mismatch at ', self::problem(static fn(): mixed => $serializer->serialize($photo, 'tree')));
        self::assertSame('parts[1]: type_mismatch at ', self::problem(static fn(): mixed => $serializer->serialize($photo)));
    }

    #[Test]
    public function emptyBytesAreEmpty(): void
    {
        $photo = self::photo();
        $photo->raw = '';

        foreach ([Engine::Php, ...(\extension_loaded('kiln') ? [Engine::Native] : [])] as $engine) {
            self::assertStringNotContainsString('"raw"', self::serializer($engine)->serialize($photo));
            self::assertStringNotContainsString('"raw"', self::serializer($engine)->serialize($photo, 'tree'));
        }
    }

    #[Test]
    public function theAttributeStandsAtStrings(): void
    {
        $wrong = new class {
            #[BytesAttribute]
            public int $number = 1;
        };

        $this->expectException(InvalidMetadata::class);
        $this->expectExceptionMessage('#[Bytes] stands at a property of type int, which is no string.');
        Serializer::create()->serialize($wrong);
    }

    private static function photo(): Photo
    {
        return new Photo(self::JPEG, new \DateTimeImmutable('2024-02-29T12:00:00+00:00'), ["\0", ''], "\xFF", null, new \DateTimeImmutable('2024-03-01 00:00:00'), new Bytes("\1\2"), new Point(1, 2));
    }

    private static function serializer(Engine $engine): Serializer
    {
        return SerializerBuilder::create()->withEngine($engine)->withFormat(new PhpTree())->build();
    }

    /**
     * @param \Closure(): mixed $call
     */
    private static function problem(\Closure $call): string
    {
        try {
            $call();
        } catch (DeserializationException|SerializationException $exception) {
            $violation = $exception->violations()->items[0];

            return "{$violation->path}: {$violation->code->value} at {$violation->place()}";
        }

        return 'none';
    }
}
