<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Source\ChineseTexts;
use Kiln\Lab\Source\Dump\DumpFiles;
use Kiln\Lab\Source\Dump\DumpForm;
use Kiln\Lab\Source\Dump\Plain\Chain;
use Kiln\Lab\Source\Dump\Plain\Root;
use Kiln\Lab\Source\Dump\Size;
use Kiln\Lab\Source\Figure;
use Kiln\Lab\Source\Integers;
use Kiln\Lab\Source\Report\FigureChart;
use Kiln\Lab\Source\Report\FigureTable;
use Kiln\Lab\Source\Turns;
use Kiln\Lab\Source\Web\ApacheBench;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Filesystem\Filesystem;

/**
 * The inputs are those of the sources, every form gives them back, and figures are drawn as they are.
 */
#[CoversNothing]
final class SourcesTest extends TestCase
{
    public function testIntegersAreTheSameEachTimeAndRandom(): void
    {
        $integers = Integers::value(1_000);

        self::assertSame($integers, Integers::value(1_000));
        self::assertGreaterThan(990, \count(array_unique($integers)));
    }

    public function testTextsAreAsLongAsThoseOfTheSource(): void
    {
        $texts = [];
        $value = ChineseTexts::value();
        array_walk_recursive($value, static function (mixed $text) use (&$texts): void {
            \assert(\is_string($text));
            $texts[] = [mb_strlen($text), \strlen((string) preg_replace('/[^\x00-\x7F]/u', '', $text))];
        });

        self::assertSame([[65, 9], [105, 55], [184, 114]], $texts);
    }

    public function testObjectsAreThoseOfTheSource(): void
    {
        $root = Size::of(1_501)->value(DumpForm::Unserialize->family());

        self::assertInstanceOf(Root::class, $root);
        self::assertCount(500, $root->list);
        self::assertCount(500, $root->dict);
        self::assertMatchesRegularExpression('/^bench_[0-9a-f]{13}$/', (string) array_key_first($root->dict));
        $length = 0;
        for ($chain = $root->recurse; $chain instanceof Chain; $chain = $chain->next) {
            ++$length;
        }
        self::assertSame(501, $length);
        self::assertSame([4, 16, 31, 151, 301, 1_501, 2_501, 4_501, 6_501, 8_501, 10_501, 20_501], array_map(static fn(Size $size): int => $size->objects(), Size::all()));
    }

    #[DataProvider('forms')]
    public function testEachFormGivesTheObjectsBack(DumpForm $form): void
    {
        if (!$form->isThere()) {
            self::markTestSkipped("{$form->value} is not there");
        }
        $directory = sys_get_temp_dir() . '/kiln-lab-' . bin2hex(random_bytes(6));
        try {
            $size = Size::of(301);
            $files = new DumpFiles($directory);
            $file = $files->of($form, $size);

            self::assertEquals($size->value($form->family()), $form->read($file));
            self::assertSame(filesize($file), $files->bytes($form, $size));
        } finally {
            (new Filesystem())->remove($directory);
        }
    }

    /**
     * @return iterable<string, array{DumpForm}>
     */
    public static function forms(): iterable
    {
        foreach (DumpForm::cases() as $form) {
            yield $form->value => [$form];
        }
    }

    public function testTurnsKeepTheOrderOfContendersAndAllSamples(): void
    {
        $next = 0;
        $timings = (new Turns(3))->take([
            'slow' => static fn(): array => ['read' => 8, 'write' => 9],
            'quick' => static function () use (&$next): array {
                return ['read' => ++$next];
            },
        ]);

        self::assertEquals(['slow' => new Timing([8.0, 8.0, 8.0]), 'quick' => new Timing([1.0, 2.0, 3.0])], $timings['read'] ?? null);
        self::assertSame(['slow', 'quick'], array_keys($timings['read'] ?? []));
        self::assertEquals(['slow' => new Timing([9.0, 9.0, 9.0])], $timings['write'] ?? null);
    }

    public function testATableHasAColumnForEachInputAndAHoleForWhatWasNotMeasured(): void
    {
        $figure = new Figure('f', 'A & B', 'objects', 'ms', [
            'one' => [1_000 => new Timing([123.4]), 10 => new Timing([0.0123])],
            'two' => [10 => new Timing([1.0, 5.0, 2.0])],
        ], ['a note']);

        self::assertSame(<<<'TEXT'
            ## A & B

            ms, by objects

            | | 10 | 1,000 |
            |---|---:|---:|
            | one | 0.012 | 123 |
            | two | 2.00 |  |

            - a note

            TEXT, FigureTable::of($figure));
    }

    public function testAChartIsXmlWithALineForEachContenderThatRisesWithTheValues(): void
    {
        $chart = simplexml_load_string(FigureChart::of(new Figure('f', 'A & B <', 'objects', 'ms', [
            'one' => [10 => new Timing([1.0]), 100 => new Timing([10.0]), 1_000 => new Timing([100.0])],
            'two' => [10 => new Timing([5.0])],
        ])));

        self::assertNotFalse($chart);
        self::assertCount(2, $chart->polyline);
        $points = array_map(
            static fn(string $point): array => array_map(\floatval(...), explode(',', $point)),
            explode(' ', (string) ($chart->polyline[0]['points'] ?? '')),
        );
        self::assertSame([3, 3], [\count($points), \count(array_unique(array_column($points, 0)))]);
        [$low, $middle, $high] = array_column($points, 1);
        self::assertEqualsWithDelta($low - $middle, $middle - $high, 0.2, 'The scale is logarithmic.');
        self::assertGreaterThan($high, $low, 'Upwards is less in SVG.');
    }

    public function testApacheBenchIsReadAndFailedRequestsAreNoFigure(): void
    {
        $report = "Complete requests:      20\nFailed requests:        0\nTime per request:       12.345 [ms] (mean)\nTime per request:       1.234 [ms] (mean, across all concurrent requests)\n";
        self::assertSame(12.345, ApacheBench::timeIn($report));

        $this->expectException(\RuntimeException::class);
        ApacheBench::timeIn("Non-2xx responses:      20\n{$report}");
    }
}
