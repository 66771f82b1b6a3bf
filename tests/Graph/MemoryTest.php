<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Bytes\Weight;
use Kiln\Graph\Graph;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Model\Wide;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The promise of docs/graph-format.md, "Memory", for the values that take the most memory for the fewest bytes: nobody can do
 * worse, because the decoder asks for the same cover that the encoder gives.
 */
#[CoversClass(Graph::class)]
#[CoversClass(Weight::class)]
#[Group('memory')]
final class MemoryTest extends TestCase
{
    private const COUNT = 20_000;

    /**
     * @return iterable<string, array{\Closure(): mixed}>
     */
    public static function values(): iterable
    {
        $list = static fn(\Closure $make, int $count = self::COUNT): \Closure => static fn(): array => array_map($make, range(1, $count));

        yield 'integers of one byte' => [$list(static fn(int $i): int => $i & 0xFF, 90_000)];
        yield 'one integer' => [$list(static fn(): int => 7, 90_000)];
        yield 'nothing' => [$list(static fn(): mixed => null, 90_000)];
        yield 'every other is nothing' => [$list(static fn(int $i): ?int => $i % 2 === 0 ? null : $i, 90_000)];
        yield 'all kinds' => [$list(static fn(int $i): mixed => [null, true, $i, 0.5, "{$i}", [], [$i]][$i % 7], 60_000)];
        yield 'one string' => [$list(static fn(): string => 'string', 90_000)];
        yield 'short strings' => [$list(static fn(int $i): string => base_convert("{$i}", 10, 36))];
        yield 'lists of one' => [$list(static fn(int $i): array => [$i])];
        yield 'lists of nine' => [$list(static fn(int $i): array => range($i, $i + 8))];
        yield 'records of two' => [$list(static fn(int $i): array => ['a' => $i, 'b' => 1])];
        yield 'records of nine' => [$list(static fn(int $i): array => array_fill_keys(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'], $i))];
        yield 'maps of one' => [$list(static fn(int $i): array => ["k{$i}" => 1])];
        yield 'records of many kinds' => [$list(static fn(int $i): array => ['k' . ($i >> 1) => 1, 'x' => null], 4_000)];
        yield 'a dictionary' => [static fn(): array => array_combine(range(5, self::COUNT + 4), range(1, self::COUNT))];
        yield 'arrays in arrays' => [static function (): mixed {
            $value = 1;
            for ($level = 0; $level < Weight::LEVELS - 1; ++$level) {
                $value = [$value];
            }

            return $value;
        }];
        yield 'objects' => [$list(static fn(): Node => new Node())];
        yield 'objects of which nothing is set' => [$list(static fn(): Wide => new Wide())];
        yield 'dynamic properties' => [$list(static fn(int $i): \stdClass => (object) ['a' => $i])];
        yield 'empty objects' => [$list(static fn(): \stdClass => new \stdClass())];
        yield 'objects of many shapes' => [$list(static fn(int $i): \stdClass => (object) ["k{$i}" => 1], 4_000)];
        yield 'dates' => [$list(static fn(int $i): \DateTimeImmutable => new \DateTimeImmutable("@{$i}"))];
        yield 'exceptions' => [$list(static fn(int $i): \LogicException => new \LogicException("{$i}"), 2_000)];
        yield 'references' => [static function (): array {
            $value = [];
            for ($i = 0; $i < self::COUNT; ++$i) {
                $value[2 * $i] = $i;
                $value[2 * $i + 1] = &$value[2 * $i];
            }

            return $value;
        }];
    }

    /**
     * @param \Closure(): mixed $make
     */
    #[Test]
    #[DataProvider('values')]
    public function decodingTakesNoMoreThanItsLengthAllows(\Closure $make): void
    {
        $bytes = Graph::encode($make());
        gc_collect_cycles();
        // What is loaded and compiled once counts for nothing.
        Graph::decode($bytes, Graph::ALL);
        gc_collect_cycles();
        memory_reset_peak_usage();
        $before = memory_get_usage();

        $value = Graph::decode($bytes, Graph::ALL);

        $used = memory_get_peak_usage() - $before;
        self::assertNotNull($value);
        self::assertLessThanOrEqual(64 * \strlen($bytes) + (1 << 20), $used);
    }

    #[Test]
    public function whatIsNestedTooDeepIsRefused(): void
    {
        $value = [];
        for ($level = 0; $level < Weight::LEVELS; ++$level) {
            $value = [$value];
        }
        self::assertIsArray(Graph::decode(Graph::encode($value)));

        $this->expectExceptionMessage('arrays are nested in more than 4096 levels.');
        Graph::encode([$value]);
    }
}
