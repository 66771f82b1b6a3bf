<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\AllowedClasses;
use Kiln\Graph\Build\Builder;
use Kiln\Graph\Bytes\GraphWriter;
use Kiln\Graph\Bytes\IntWriter;
use Kiln\Graph\Collect\Collector;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Graph;
use Kiln\Graph\PlainGraph;
use Kiln\Graph\Read\Content;
use Kiln\Graph\Read\GraphReader;
use Kiln\Graph\Read\Integers;
use Kiln\Graph\Read\Numbering;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Model\Extreme;
use Kiln\Tests\Graph\Random\ByHand;
use Kiln\Tests\Graph\Random\Columns;
use Kiln\Tests\Graph\Random\Decoders;
use Kiln\Tests\Graph\Random\ExtremeColumn;
use Kiln\Tests\Graph\Random\Features;
use Kiln\Tests\Graph\Random\Sketch;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

use function Kiln\Native\decode_graph;

/**
 * Values at the edges of what PHP's types hold come back bit for bit, whichever packing they are in, and whoever has written
 * and whoever reads them.
 */
#[CoversClass(Graph::class)]
#[CoversClass(IntWriter::class)]
#[CoversClass(Integers::class)]
#[CoversClass(Numbering::class)]
final class ExtremeValuesTest extends TestCase
{
    /** Columns, each of up to some thousand cells, that were encoded, and decoded by each decoder. */
    private const ROUND_TRIPS = 10_000;

    private const HANDMADE = 3_000;

    private const ARRAYS = 8;
    private const REFERENCES = 16;

    private const STEPS = 5;

    /** In bytes, of packings 0 to 8. */
    private const WIDTHS = [0, 1, 2, 4, 8, 0, 1, 2, 4];

    private const FORMATS = ['', 'C', 'v', 'V', 'P', '', 'C', 'v', 'V'];

    /**
     * The step of range() was a double: beyond 2^53 it gave other integers, or too few.
     *
     * @return iterable<string, array{non-empty-list<int>}>
     */
    public static function evenSteps(): iterable
    {
        foreach ([2 ** 53 - 1, 2 ** 53, 2 ** 53 + 1, 2 ** 55 + 5, 2 ** 55 - 3, 2 ** 58 + 1] as $step) {
            yield "{$step} up" => [[-2 * $step, -$step, 0, $step, 2 * $step]];
            yield "{$step} down" => [[2 * $step, $step, 0, -$step, -2 * $step]];
        }
    }

    /**
     * @param non-empty-list<int> $integers
     */
    #[Test]
    #[DataProvider('evenSteps')]
    public function evenStepsOfAnyLengthComeBack(array $integers): void
    {
        $bytes = Columns::of($integers);

        self::assertContains('integers 5', Features::of($bytes), 'no packing with a step and a width of 0');
        self::assertSame($integers, self::decodedByPlainPhp($bytes));
        self::assertSame($integers, Graph::decode($bytes));
    }

    /**
     * Their cells take no bytes but those that cover their weight, which are fewer than there are cells: the decoders refused
     * what the encoder had written.
     *
     * @return iterable<string, array{\Closure(): array<int, mixed>}>
     */
    public static function longArrays(): iterable
    {
        yield 'a list of nothing' => [static fn(): array => array_fill(0, 600_000, null)];
        yield 'a list of even steps' => [static fn(): array => range(0, 1_200_000, 2)];
        yield 'a map' => [static fn(): array => array_fill(1, 100_000, true)];
    }

    /**
     * @param \Closure(): array<int, mixed> $make
     */
    #[Test]
    #[DataProvider('longArrays')]
    public function longArraysOfFewBytesComeBack(\Closure $make): void
    {
        $array = $make();
        $bytes = Columns::of($array);

        self::assertTrue(self::decodedByPlainPhp($bytes) === $array);
        self::assertTrue(Graph::decode($bytes) === $array);
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function extremeValuesComeBack(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $wanted = Chance::cases(self::ROUND_TRIPS);
        $columns = 0;
        $case = 0;
        $packings = array_filter(Features::ALL, static fn(string $feature): bool => preg_match('/^(integers|floats|selectors)/', $feature) === 1);
        $missing = array_combine($packings, $packings);
        for (; $columns < $wanted; ++$case) {
            $own = $chance->forCase($case);
            [$value, $count] = self::graph($own);
            $columns += $count;
            $expected = serialize($value);
            $plain = $case % 4 === 0 ? GraphWriter::write(Collector::collect($value)) : null;
            $bytes = Columns::of($value);
            if ($plain !== null && self::decodedText($plain) !== $expected) {
                self::fail("seed {$seed}, case {$case}: plain PHP wrote " . bin2hex($plain) . "\nfor {$expected}");
            }
            if (self::decodedText($bytes) !== $expected) {
                self::fail("seed {$seed}, case {$case}: plain PHP reads something else of " . bin2hex($bytes) . "\nthan {$expected}");
            }
            if (\extension_loaded('kiln') && (serialize(decode_graph($bytes, Graph::ALL)) !== $expected || ($plain !== null && serialize(decode_graph($plain, Graph::ALL)) !== $expected))) {
                self::fail("seed {$seed}, case {$case}: the extension reads something else of " . bin2hex($bytes) . "\nthan {$expected}");
            }
            if ($missing !== [] && $case < 400) {
                $missing = array_diff_key($missing, array_flip(Features::of($bytes)));
            }
        }
        fwrite(\STDERR, __METHOD__ . ": {$columns} columns in {$case} graphs\n");
        self::assertSame([], $wanted < self::ROUND_TRIPS ? [] : array_values($missing), 'a packing that no case has used');
    }

    /**
     * An encoder chooses the shortest packing. A stranger may choose any, with a base and a step at the edge of 64 bits.
     */
    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function integersInAnyPackingAreWhatTheFormatSaysOrRefused(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $decoders = Decoders::ofThisPhp();
        $values = 0;
        $cases = Chance::cases(self::HANDMADE);
        for ($case = 0; $case < $cases; ++$case) {
            [$packing, $column, $integers] = self::packed($chance->forCase($case));
            $count = \count($integers);
            $head = "\x13" . ByHand::integer($count);
            $outcome = $decoders->outcome(ByHand::graph(self::ARRAYS, $head . \chr(0x40 | $packing) . "{$column}\x7F"), [], "seed {$seed}, case {$case}");
            if ($outcome->refusal === null) {
                self::assertSame(Sketch::of($integers), $outcome->text(), "seed {$seed}, case {$case}");
                ++$values;
            }
            // The same as parts of floats, and as what refers to strings, arrays, objects, enum cases and references.
            $other = $chance->int(5, 10);
            $decoders->outcome(
                ByHand::graph(self::ARRAYS | self::REFERENCES, $head . \chr($other === 5 ? 0x53 : $other << 4 | $packing) . ($other === 5 ? \chr($packing) : '') . "{$column}\1\0\x7F"),
                [],
                "seed {$seed}, case {$case}, kind {$other}",
            );
        }
        self::assertGreaterThan($cases / 5, $values);
    }

    /**
     * The second number was one that no integer holds: a TypeError in PHP, undefined behaviour in the extension.
     */
    #[Test]
    public function referencesBehindTheGreatestIntegerAreRefused(): void
    {
        foreach ([\PHP_INT_MAX - 1, \PHP_INT_MAX, 1 << 46, (1 << 46) - 1] as $number) {
            $raw = pack('P', $number);
            // A list with that reference, then one with two references that follow.
            $bytes = ByHand::graph(self::ARRAYS | self::REFERENCES, "\x12\x40\2\xA4{$raw}\x13\x40\4\xAF\1\0\x7F");
            self::assertInstanceOf(DamagedBytes::class, Decoders::ofThisPhp()->outcome($bytes, [], "{$number}")->refusal);
        }
    }

    /**
     * @return array{mixed, int} a value, and how many columns it has
     */
    private static function graph(Chance $chance): array
    {
        $column = new ExtremeColumn($chance);
        $rows = max(1, $chance->oneOf([1, 2, 3, $chance->int(1, 20), $chance->int(1, 80), $chance->percent(4) ? $chance->int(200, 2_100) : 5]));
        $width = $rows > 80 ? 2 : $chance->int(1, 60);
        $records = array_fill(0, $rows, []);
        for ($key = 0; $key < $width; ++$key) {
            foreach ($column->cells($rows) as $row => $cell) {
                $records[$row]["c{$key}"] = $cell;
            }
        }
        $keys = $column->keys($rows);
        $few = min($rows, 20);
        $objects = array_map(
            static fn(int $integer, float $float, string $string, mixed $any): Extreme => new Extreme(
                $integer,
                $float,
                $string,
                $integer % 2 === 0 ? $integer : $string,
                $any,
                (new \DateTimeImmutable('@' . intdiv($integer, $integer % 3 === 0 ? 1 : 10 ** 9)))->setTimezone(new \DateTimeZone('Europe/Berlin')),
            ),
            $column->integers($few),
            $column->floats($few),
            $column->strings($few),
            $column->cells($few),
        );

        return [
            [$records, array_combine($keys, \array_slice($column->cells($rows), 0, \count($keys))), $column->integers($rows), $objects],
            // Keys and values of the map, and the list; the properties of the objects, three of them in a date.
            $width + 3 + 9,
        ];
    }

    /**
     * @return array{int, string, list<int|float>} a packing, the bytes behind the head of a column, and its integers;
     *                                             floats where 64 bits do not hold them
     */
    private static function packed(Chance $chance): array
    {
        $column = new ExtremeColumn($chance);
        $packing = $chance->int(0, 8);
        $count = $chance->oneOf([1, 2, 3, 9, 64, 1_025]);
        $width = self::WIDTHS[$packing];
        $greatest = $width === 8 ? \PHP_INT_MAX : (1 << 8 * $width) - 1;
        $least = $width === 8 ? \PHP_INT_MIN : 0;
        $base = $packing === 4 ? 0 : $column->integers(1)[0];
        $step = $packing < self::STEPS ? 0 : intdiv($column->integers(1)[0], $chance->oneOf([1, $count]));
        $bytes = $packing === 4 ? '' : ByHand::signed($base) . ($packing < self::STEPS ? '' : ByHand::signed($step));
        $integers = [];
        $sum = $base;
        for ($position = 0; $position < $count; ++$position) {
            $own = $chance->oneOf([$least, $greatest, $chance->int($least, $greatest)]);
            $bytes .= $width === 0 ? '' : pack(self::FORMATS[$packing], $own);
            $integers[] = $packing < self::STEPS ? $base + $own : $sum += $step + $own;
        }

        return [$packing, $bytes, $integers];
    }

    private static function decodedText(string $bytes): string
    {
        return serialize(self::decodedByPlainPhp($bytes));
    }

    private static function decodedByPlainPhp(string $bytes): mixed
    {
        return Builder::build(static fn(): Content => GraphReader::read($bytes, PlainGraph::unseal($bytes)), new AllowedClasses(Graph::ALL));
    }
}
