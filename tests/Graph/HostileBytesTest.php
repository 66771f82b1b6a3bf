<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Graph;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Model\Alarm;
use Kiln\Tests\Graph\Model\Grenade;
use Kiln\Tests\Graph\Model\Level;
use Kiln\Tests\Graph\Model\Loose;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Model\Packed;
use Kiln\Tests\Graph\Model\Saboteur;
use Kiln\Tests\Graph\Model\Sleeper;
use Kiln\Tests\Graph\Model\SpecialNode;
use Kiln\Tests\Graph\Model\Suit;
use Kiln\Tests\Graph\Model\Ward;
use Kiln\Tests\Graph\Random\Columns;
use Kiln\Tests\Graph\Random\Damage;
use Kiln\Tests\Graph\Random\Decoders;
use Kiln\Tests\Graph\Random\Features;
use Kiln\Tests\Graph\Random\GraphMaker;
use Kiln\Tests\Graph\Random\Specimen;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Bytes that nobody has written give an exception that says so, or a value; what else is promised of them, {@see Decoders} asserts.
 */
#[CoversClass(Graph::class)]
final class HostileBytesTest extends TestCase
{
    private const CASES = 20_000;

    /** In the place of those, where KILN_CASES multiplies them: `make fuzz` has half a million. */
    private const MANY_CASES = 25_000;

    protected function tearDown(): void
    {
        Grenade::$bangs = [];
    }

    /**
     * @return iterable<string, array{string}>
     */
    public static function sound(): iterable
    {
        yield 'everything' => [self::everything()];
        yield 'filled up' => [self::filledUp()];
        yield 'small' => [Columns::of([1, 'small', new Node()])];
    }

    #[Test]
    public function theseUseEveryPartOfTheFormat(): void
    {
        self::assertGreaterThan(10_000, \strlen(self::everything()));
        $used = array_unique([...Features::of(self::everything()), ...Features::of(self::filledUp())]);

        self::assertSame([], array_values(array_diff(Features::ALL, $used)));
    }

    #[Test]
    #[DataProvider('sound')]
    public function bytesThatEndTooEarlyAreDamaged(string $bytes): void
    {
        for ($length = 0; $length < \strlen($bytes); ++$length) {
            self::assertDamaged(substr($bytes, 0, $length), "the first {$length} bytes");
        }
    }

    #[Test]
    #[DataProvider('sound')]
    public function bytesThatEndTooEarlyUnderARightChecksumDoNoHarm(string $bytes): void
    {
        $decoders = Decoders::ofThisPhp();
        for ($length = Damage::HEAD; $length < \strlen($bytes); ++$length) {
            $decoders->decodeOneOfMany(Damage::sealed(substr($bytes, 0, $length)), $length, "the first {$length} bytes");
        }
        $this->expectNotToPerformAssertions();
    }

    #[Test]
    #[DataProvider('sound')]
    public function aBitTheOtherWayRoundIsNoticed(string $bytes): void
    {
        for ($bit = 0; $bit < 8 * \strlen($bytes); ++$bit) {
            self::assertDamaged(Damage::ofBit($bytes, $bit), "bit {$bit}");
        }
    }

    #[Test]
    #[DataProvider('sound')]
    #[Group('long')]
    public function aBitTheOtherWayRoundUnderARightChecksumDoesNoHarm(string $bytes): void
    {
        $decoders = Decoders::ofThisPhp();
        $body = Damage::unsealed($bytes);
        $inside = self::insideOfTexts($body);
        for ($bit = 8; $bit < 8 * \strlen($body); ++$bit) {
            if (isset($inside[$bit >> 3])) {
                continue;
            }
            $decoders->decodeOneOfMany(Damage::sealed(Damage::ofBit($body, $bit)), $bit + ($bit >> 3), "bit {$bit}");
        }
        $this->expectNotToPerformAssertions();
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function changedBytesUnderARightChecksumDoNoHarm(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = Chance::cases(self::CASES, self::MANY_CASES);
        $decoders = Decoders::ofThisPhp();
        $specimens = [new Specimen(Columns::of(null))];
        $values = 0;
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            if ($case % 20 === 0) {
                $specimens[$case % 200] = new Specimen(Columns::of(self::value($own)));
            }
            $specimen = $own->oneOf($specimens);
            $other = $own->oneOf($specimens);
            $bytes = $own->percent(25) ? Damage::done($specimen->bytes, $other->bytes, $own) : $specimen->changed($other, $own);
            $allowed = $own->percent(80) ? Graph::ALL : $own->sample(Specimen::CLASSES);
            $values += $decoders->outcome($bytes, $allowed, "seed {$seed}, case {$case}")->refusal === null ? 1 : 0;
        }
        self::assertGreaterThan($cases / 50, $values);
        self::assertLessThan($cases * 0.9, $values);
    }

    private static function value(Chance $chance): mixed
    {
        $value = (new GraphMaker($chance))->value();
        $saboteur = new Saboteur();
        $saboteur->target = $value;

        return match ($chance->int(0, 5)) {
            0 => [$value, new Grenade(), new Alarm(), new Ward([$value, $saboteur])],
            1 => [new Ward([new Packed($saboteur), $value]), [$saboteur, $value], new Ward([$saboteur])],
            2 => [$saboteur, 'more' => array_fill(0, $chance->oneOf([1, 3, 300]), $value)],
            default => $value,
        };
    }

    /**
     * Where a text stands, save its first and its last byte: any other bit there makes another text, and that is all.
     *
     * @return array<int, true> by position
     */
    private static function insideOfTexts(string $body): array
    {
        $inside = [];
        foreach (self::texts() as $text) {
            $at = strpos($body, $text);
            $inside += $at === false ? [] : array_fill($at + 1, \strlen($text) - 2, true);
        }

        return $inside;
    }

    /**
     * @return non-empty-list<string> for each way in which their length is written
     */
    private static function texts(): array
    {
        return [...array_map((new Chance(8))->bytes(...), [3, 100, 400, 2_000]), str_repeat('long ', 1_300)];
    }

    private static function assertDamaged(string $bytes, string $case): void
    {
        try {
            Graph::decode($bytes, Graph::ALL);
            self::fail("{$case}: not noticed");
        } catch (DamagedBytes $refusal) {
            self::assertNull($refusal->getPrevious());
        }
    }

    private static function everything(): string
    {
        $chance = new Chance(7);
        $slot = 'slot';
        $node = (new SpecialNode())->add(Level::Low);
        $values = [];
        for ($id = 0; $id < 4; ++$id) {
            $values[] = $node = (new SpecialNode())->link($node)->add($chance->oneOf([$node, null, [], 1.5, true]))->rename("node {$id}");
            $values[] = [$chance->int(0, 9) => $id, "key {$id}" => &$slot];
        }
        // Each key is a column of its own.
        $records = array_map(
            static fn(int $id): array => [
                'same' => 7, 'byte' => 256 * $id % 255, 'two bytes' => 70 * $id * $id, 'four bytes' => 70_000 * $id * $id % 500_000,
                'any' => $id % 2 === 0 ? \PHP_INT_MIN : \PHP_INT_MAX, 'even' => 10 * $id, 'uneven' => 1_000 * $id + 7 * $id % 30,
                'steps' => 1_000_000 * $id + 3_000 * $id % 7_000, 'long steps' => 10 ** 11 * $id + 70_000 * $id % 500_000,
                'float' => $id / 7, 'floats' => 1 / 7, 'whole' => $id * 2.0, 'tenths' => $id + 0.1, 'hundredths' => $id + 0.25,
                'thousandths' => $id + 0.125, 'fractions' => $id + 0.0001, 'text' => "text {$id}",
            ],
            range(0, 11),
        );
        $kinds = [null, true, false, [], 1, 0.1, 'x', [1], new Node(), Suit::Hearts, &$slot];

        return Columns::of([
            $values, $records, $kinds, [false, true, false], [1, null, 'two', null], self::texts(),
            (new Loose())->set('dynamic', 1), new Sleeper('kept'), new Packed(new Packed([new Alarm()])),
            new \ArrayObject([1, new Grenade()]),
        ]);
    }

    private static function filledUp(): string
    {
        return Columns::of([array_fill(0, 12_000, null), 'text', new Node()]);
    }
}
