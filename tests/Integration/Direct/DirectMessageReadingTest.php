<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Direct;

use Kiln\Engine;
use Kiln\Engine\Php\FormatView;
use Kiln\Engine\Php\Printer\Direct\MessageReaders;
use Kiln\Engine\Php\Printer\Direct\MessageValues;
use Kiln\Engine\Php\Printer\Direct\SettingConstructor;
use Kiln\Engine\Php\Runtime\MessageReading;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Error\DeserializationException;
use Kiln\Format\Formats;
use Kiln\Limits;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Integration\Fixture\Protobuf\Direct\Leaving;
use Kiln\Tests\Integration\Fixture\Protobuf\Direct\Noisy;
use Kiln\Tests\Integration\Fixture\Protobuf\Direct\Row;
use Kiln\Tests\Integration\Fixture\Protobuf\Direct\Sheet;
use Kiln\Tests\Integration\Fixture\Protobuf\Level;
use Kiln\Tests\Integration\Fixture\Protobuf\Weight;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Messages that generated code reads without a tree. What it does not read, a tree does, whose results are compared with those of
 * the conformance suite elsewhere.
 */
#[CoversClass(FormatView::class)]
#[CoversClass(MessageReaders::class)]
#[CoversClass(MessageReading::class)]
#[CoversClass(MessageValues::class)]
#[CoversClass(SettingConstructor::class)]
final class DirectMessageReadingTest extends TestCase
{
    private const CASES = 3000;

    #[Test]
    public function itReadsAllKindsOfFields(): void
    {
        $sheet = self::sheet();
        $bytes = Serializer::create()->serialize($sheet, 'protobuf');

        self::assertEquals($sheet, self::direct($bytes, Sheet::class));
        self::assertSame(serialize($sheet), serialize(self::direct($bytes, Sheet::class)));
    }

    #[Test]
    public function itReadsWhatAPersonHasWritten(): void
    {
        $row = self::direct("\x08\x96\x01\x12\x05\x1a\x03\xc3\xa9!\x22\x00\x22\x02\x08\x05", Row::class);

        self::assertEquals(new Row('', 150, new Row('é!'), [new Row(''), new Row('', 5)]), $row);
    }

    #[Test]
    public function whatIsMissingHasTheValueThatStandsForIt(): void
    {
        $sheet = self::direct('', Sheet::class);

        self::assertInstanceOf(Sheet::class, $sheet);
        self::assertSame([0, 0.0, '', false, Level::Low, Weight::Unknown, null, null, [], []], [$sheet->int, $sheet->double, $sheet->string, $sheet->bool, $sheet->level, $sheet->weight, $sheet->maybe, $sheet->number, $sheet->texts, $sheet->counts]);
        self::assertEquals(self::byTree('', Sheet::class), $sheet);
    }

    #[Test]
    public function whatIsNotUsualIsLeftToTheTree(): void
    {
        $usual = "\x08\x01\x1a\x01a";
        foreach (["\x1a\x01a\x08\x01", "{$usual}\x1a\x01b", "{$usual}\x38\x01", "\x08\x81\x80\x80\x80\x80\x80\x80\x80\x80\x80\x00\x1a\x01a", "\x1a\x81\x80\x80\x80\x80\x80\x00a", substr($usual, 0, -1), "\x12\x05\x08\x01"] as $bytes) {
            try {
                self::direct($bytes, Row::class);
                self::fail('It is read: ' . bin2hex($bytes));
            } catch (Mismatch) {
            }
            self::assertSame(self::outcome(self::serializer(), $bytes, Row::class), self::outcome(self::serializer(new Limits(elements: \PHP_INT_MAX)), $bytes, Row::class), bin2hex($bytes));
        }
    }

    #[Test]
    public function whereMessagesAreUnusualInARowTheTreeReadsThemAtOnce(): void
    {
        $serializer = self::serializer();
        for ($times = 0; $times < 40; ++$times) {
            self::assertEquals(new Row('a', 1), $serializer->deserialize("\x1a\x01a\x08\x01", Row::class, 'protobuf'));
            self::assertEquals(new Sheet(), $serializer->deserialize('', Sheet::class, 'protobuf'));
        }
        self::assertEquals(new Row('a', 1), $serializer->deserialize("\x08\x01\x1a\x01a", Row::class, 'protobuf'));
    }

    #[Test]
    public function itCountsLevels(): void
    {
        $bytes = '';
        for ($level = 1; $level < 100; ++$level) {
            $bytes = "\x12" . (\strlen($bytes) < 128 ? \chr(\strlen($bytes)) : \chr(\strlen($bytes) & 0x7F | 0x80) . \chr(\strlen($bytes) >> 7)) . $bytes;
        }
        $reading = self::reader(Row::class);

        self::assertInstanceOf(Row::class, $reading($bytes, 0, 100, new MessageReading()));
        $this->expectException(Mismatch::class);
        $reading($bytes, 0, 99, new MessageReading());
    }

    #[Test]
    public function codeOfTheUsersIsNotCalledForObjectsThatNobodyGets(): void
    {
        Noisy::$calls = [];
        Leaving::$gone = 0;

        self::assertNull(self::reader(Noisy::class)("\x0a\x01a", 0, 100, new MessageReading()));
        self::assertNull(self::reader(Leaving::class)("\x0a\x01a", 0, 100, new MessageReading()));
        self::assertSame([], Noisy::$calls);
        self::assertSame(0, Leaving::$gone);
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function damagedMessagesAreReadAsByATree(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $direct = self::serializer();
        $tree = self::serializer(new Limits(elements: \PHP_INT_MAX));
        $samples = array_map(static fn(object $object): array => [$object::class, $direct->serialize($object, 'protobuf')], [self::sheet(), new Row('text', 300, new Row('inner'), [new Row(''), new Row('é', -1)]), new Sheet()]);
        $read = 0;
        for ($case = 0, $cases = Chance::cases(self::CASES); $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            [$class, $bytes] = $own->oneOf($samples);
            $damaged = self::damaged($bytes, $own);
            // Where many are unusual in a row, trees read them from the beginning.
            $direct->deserialize($bytes, $class, 'protobuf');
            $outcome = self::outcome($direct, $damaged, $class);
            $read += (int) str_starts_with($outcome, 'O:');

            self::assertSame(self::outcome($tree, $damaged, $class), $outcome, "seed {$seed}, case {$case}: " . bin2hex($damaged));
        }

        self::assertGreaterThan(0, $read);
    }

    private static function damaged(string $bytes, Chance $chance): string
    {
        for ($times = $chance->int(1, 3); $times > 0; --$times) {
            $at = $chance->int(0, max(0, \strlen($bytes) - 1));
            $bytes = match ($chance->int(0, 5)) {
                0 => substr($bytes, 0, $at),
                1 => substr_replace($bytes, $chance->bytes(1), $at, 1),
                2 => substr_replace($bytes, \chr(\ord($bytes[$at] ?? "\0") ^ 1 << $chance->int(0, 7)), $at, 1),
                3 => substr_replace($bytes, $chance->oneOf(["\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x01", "\x80\x00", "\0", "\x0B", substr($bytes, 0, $chance->int(0, 9))]), $at, 0),
                4 => $bytes . \chr($chance->int(0, 15) << 3 | $chance->oneOf([0, 1, 2, 5])) . $chance->bytes($chance->int(0, 9)),
                default => substr_replace($bytes, '', $at, $chance->int(1, 4)),
            };
        }

        return $bytes;
    }

    /**
     * @param class-string $class
     */
    private static function outcome(Serializer $serializer, string $bytes, string $class): string
    {
        try {
            return serialize($serializer->deserialize($bytes, $class, 'protobuf'));
        } catch (DeserializationException $exception) {
            return $exception->getMessage();
        }
    }

    private static function serializer(?Limits $limits = null): Serializer
    {
        $builder = SerializerBuilder::create()->withEngine(Engine::Php);

        return ($limits === null ? $builder : $builder->withLimits($limits))->build();
    }

    /**
     * @param class-string $class
     */
    private static function byTree(string $bytes, string $class): mixed
    {
        return self::serializer(new Limits(elements: \PHP_INT_MAX))->deserialize($bytes, $class, 'protobuf');
    }

    /**
     * @param class-string $class
     */
    private static function direct(string $bytes, string $class): ?object
    {
        return self::reader($class)($bytes, 0, 100, new MessageReading());
    }

    /**
     * @return \Closure(string, int, int, MessageReading): ?object
     */
    private static function reader(string $class): \Closure
    {
        $leaves = (new Formats([]))->document('protobuf')->carries()->inPlans('protobuf');
        /** @var \Closure(string, int, int, MessageReading): ?object $read */
        $read = CodeLookup::functionOf(SerializerBuilder::create()->withEngine(Engine::Php)->engine()->classOf('read protobuf', $class, null, $leaves), 'read');

        return $read;
    }

    private static function sheet(): Sheet
    {
        $sheet = new Sheet();
        [$sheet->int, $sheet->int32, $sheet->uint32, $sheet->uint64, $sheet->sint32, $sheet->sint64] = [\PHP_INT_MIN, -2, 0xFFFF_FFFF, -1, -0x8000_0000, \PHP_INT_MIN];
        [$sheet->fixed64, $sheet->sfixed64, $sheet->fixed32, $sheet->sfixed32] = [-1, \PHP_INT_MIN, 0xFFFF_FFFF, -1];
        [$sheet->bool, $sheet->level, $sheet->weight] = [true, Level::High, Weight::Heavy];
        [$sheet->double, $sheet->float] = [-0.0, 1.5];
        [$sheet->string, $sheet->maybe, $sheet->number] = ['é', '', 0];
        [$sheet->packed, $sheet->unpacked, $sheet->texts] = [[1, 300, -1], [0, 1], ['', 'é', str_repeat('x', 300)]];
        $sheet->counts = ['a' => 1, '7' => 0, '' => -1]; // @phpstan-ignore assign.propertyType (a key that PHP takes for an integer)
        $sheet->names = [7 => 'x', -1 => ''];
        $sheet->byName = ['a' => new Row('a'), 'b' => new Row('', 0)];
        $sheet->rows = [new Row('x', 1, new Row('y', 2, null, [new Row('z')])), new Row('')];
        $sheet->time = new \DateTimeImmutable('2009-02-13T23:31:30.250999', new \DateTimeZone('+00:00'));
        $sheet->levels = [Level::High, Level::Low];
        $sheet->floats = [1.5, -\INF, 0.0];
        $sheet->bytes = "\xFF\0";

        return $sheet;
    }
}
