<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Graph;
use Kiln\Graph\UndecodableBytes;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Model\Grenade;
use Kiln\Tests\Graph\Model\Product;
use Kiln\Tests\Graph\Model\Suit;
use Kiln\Tests\Graph\Random\Damage;
use Kiln\Tests\Graph\Random\GraphMaker;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Bytes that nobody has written give an exception that says so, or a value. PHPUnit fails on every warning besides.
 */
#[CoversClass(Graph::class)]
final class HostileBytesTest extends TestCase
{
    private const CASES = 20_000;

    /** The promise of docs/graph-format.md. */
    private const MEMORY_PER_BYTE = 64;

    private const MEMORY = 1 << 20;

    protected function tearDown(): void
    {
        Grenade::$bangs = [];
    }

    #[Test]
    public function bytesThatEndTooEarlyAreDamaged(): void
    {
        self::assertInstanceOf(DamagedBytes::class, self::refusal(''));
        foreach ([$this->large(), Graph::encode([1, 'small'])] as $bytes) {
            for ($length = 0; $length < \strlen($bytes); ++$length) {
                self::assertDamaged(substr($bytes, 0, $length), "the first {$length} bytes");
            }
        }
    }

    #[Test]
    public function aBitTheOtherWayRoundIsNoticed(): void
    {
        $bytes = $this->large();
        self::assertGreaterThan(10_000, \strlen($bytes));
        for ($bit = 0; $bit < 8 * \strlen($bytes); ++$bit) {
            $changed = $bytes;
            $changed[$bit >> 3] = $changed[$bit >> 3] ^ \chr(1 << ($bit & 7));
            self::assertDamaged($changed, "bit {$bit}");
        }
    }

    #[Test]
    public function aBitTheOtherWayRoundUnderARightChecksumDoesNoHarm(): void
    {
        $bytes = substr($this->large(), 0, -4);
        for ($bit = 16; $bit < 8 * \strlen($bytes); $bit += 3) {
            $changed = $bytes;
            $changed[$bit >> 3] = $changed[$bit >> 3] ^ \chr(1 << ($bit & 7));
            self::decoded(Damage::sealed($changed), "bit {$bit}");
        }
        self::assertNotSame([], Grenade::$bangs, 'whole ones, which have a destructor like any other object');
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function damagedBytesUnderARightChecksumDoNoHarm(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = Chance::cases(self::CASES);
        $corpus = [];
        $last = Graph::encode(null);
        $values = 0;
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            if ($case % 20 === 0) {
                $value = $own->percent(30) ? [new Grenade(), (new GraphMaker($own))->value()] : (new GraphMaker($own))->value();
                $corpus[$case % 200] = $last = Graph::encode($value);
                unset($value);
                gc_collect_cycles();
                Grenade::$bangs = [];
            }
            $bytes = Damage::done($own->oneOf([$last, ...$corpus]), $own->oneOf([$last, ...$corpus]), $own);
            $values += self::decoded($bytes, "seed {$seed}, case {$case}") ? 1 : 0;
        }
        self::assertGreaterThan($cases / 50, $values);
        self::assertLessThan($cases * 0.9, $values);
    }

    /**
     * @return bool whether they give a value
     */
    private static function decoded(string $bytes, string $case): bool
    {
        memory_reset_peak_usage();
        $before = memory_get_usage();
        $bangs = \count(Grenade::$bangs);
        try {
            Graph::decode($bytes, Graph::ALL);
            $isValue = true;
        } catch (UndecodableBytes $refusal) {
            $isValue = false;
            // When a method of another object has thrown, a grenade beside it had been whole.
            if (\count(Grenade::$bangs) !== $bangs && $refusal->getPrevious() === null) {
                self::fail("{$case}: called " . implode(', ', \array_slice(Grenade::$bangs, $bangs)) . ' for ' . substr(bin2hex($bytes), 0, 4000));
            }
        } catch (\Throwable $other) {
            self::fail("{$case}: {$other->getMessage()} for " . bin2hex($bytes));
        }
        $used = memory_get_peak_usage() - $before;
        if ($used > self::MEMORY_PER_BYTE * \strlen($bytes) + self::MEMORY) {
            self::fail("{$case}: {$used} bytes of memory for " . bin2hex($bytes));
        }

        return $isValue;
    }

    private static function assertDamaged(string $bytes, string $case): void
    {
        if (!self::refusal($bytes) instanceof DamagedBytes) {
            self::fail("{$case}: not noticed");
        }
    }

    private static function refusal(string $bytes): ?UndecodableBytes
    {
        try {
            Graph::decode($bytes, Graph::ALL);
        } catch (UndecodableBytes $refusal) {
            return $refusal;
        }

        return null;
    }

    private function large(): string
    {
        $chance = new Chance(7);
        $values = [];
        for ($id = 0; $id < 200; ++$id) {
            $values[] = new Product($id, $id % 3 === 0 ? null : "Product {$id}", $id / 4, $id % 2 === 0, $chance->oneOf(Suit::cases()));
            $values[] = ['id' => $id, 'tags' => ["tag {$id}", 'all'], 'at' => $chance->int(0, \PHP_INT_MAX)];
            $values[] = $chance->bytes(20);
        }

        return Graph::encode([$values, new Grenade(), new \DateTimeImmutable('2024-01-01'), new \ArrayObject([1])]);
    }
}
