<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

use Kiln\Format\Json\Batches;
use Kiln\Serializer;
use Kiln\Tests\Engine\Php\Store\Child;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Where PHP's regular expressions may do little, documents are read more slowly and not differently.
 */
#[CoversClass(Batches::class)]
#[CoversClass(Serializer::class)]
#[Group('long')]
final class RestrictedPatternsTest extends TestCase
{
    /** Reads documents, small and large, right and damaged, judges each result, and prints how many of each there were. */
    private const WORK = <<<'PHP'
        use Kiln\Serializer;
        use Kiln\Tests\Fuzz\{Bulk, Chance, Damage, JsonPrinter, Subjects, Trial};
        use Kiln\Tests\Fuzz\Subject\{Ledgers, Orders, Values};

        refuseWarnings();
        $kiln = Serializer::create();
        $chance = new Chance((int) $argv[1]);
        $trials = [];
        foreach (Subjects::all() as $subject) {
            $trials[] = $trial = new Trial($kiln, $subject);
            for ($case = 0; $case < 40; ++$case) {
                $own = $chance->forCase($case);
                $json = JsonPrinter::print($subject->document($own), $own);
                $trial->judge($case % 3 === 0 ? $json : Damage::done($json, $json, $own), "case {$case}");
            }
        }
        foreach ([[new Orders(), Bulk::orders(...)], [new Ledgers(), Bulk::ledger(...)]] as [$subject, $make]) {
            $trials[] = $trial = new Trial($kiln, $subject);
            for ($case = 0; $case < 8; ++$case) {
                $own = $chance->forCase($case);
                $json = $make($own);
                $trial->judge($case % 3 === 0 ? $json : Bulk::damaged($json, $own), "large case {$case}");
            }
        }
        $trials[] = $trial = new Trial($kiln, Values::mixedList());
        $escapes = str_repeat('\n\u00e9\"', 20_000);
        $letters = str_repeat('é漢a', 20_000);
        $strings = implode(',', array_fill(0, 30_000, '"a"'));
        $levels = str_repeat('[1,', 500) . str_repeat(']', 500);
        foreach (["[\"$escapes\"]", "[\"$escapes\x01\"]", "[\"$escapes\q\"]", "[\"$escapes\xFF\"]", "[\"$escapes\ud800\"]", "[\"$escapes\",]", "[\"$escapes",
            "[\"$letters\"]", "[\"$letters\xFF\"]", "[\"$letters\xC3\x28\"]", "[$strings]", "[[$strings]]", "[$strings,]", "[[$strings,x]]", "[$levels]", "[$levels,[$levels]}"] as $number => $json) {
            $trial->judge($json, "string {$number}");
        }
        foreach ($trials as $trial) {
            echo "$trial->accepted $trial->refused $trial->malformed\n";
        }
        PHP;

    /** What is printed under usual settings; the same for each of the others. */
    private static ?string $elsewhere = null;

    /**
     * @return array<string, array{array<string, string>}>
     */
    public static function settings(): array
    {
        return [
            'interpreted, not compiled' => [['pcre.jit' => '0']],
            'few steps' => [['pcre.jit' => '0', 'pcre.backtrack_limit' => '1000']],
            'few steps and levels' => [['pcre.jit' => '0', 'pcre.backtrack_limit' => '1000', 'pcre.recursion_limit' => '100']],
            'few steps, compiled' => [['pcre.jit' => '1', 'pcre.backtrack_limit' => '1000', 'pcre.recursion_limit' => '100']],
        ];
    }

    /**
     * @param array<string, string> $settings
     */
    #[Test]
    #[Group('fuzz')]
    #[DataProvider('settings')]
    public function documentsAreReadLikeEverywhereElse(array $settings): void
    {
        $seeds = array_column(Chance::seeds(), 0);
        $seed = (string) Chance::announced($seeds[\count($seeds) - 1], __METHOD__)->seed;

        self::$elsewhere ??= Child::run(self::WORK, [$seed]);
        self::assertSame(self::$elsewhere, Child::run(self::WORK, [$seed], $settings));
    }

    /**
     * Else the settings would not be tested.
     */
    #[Test]
    public function thereAreNoBatchesThere(): void
    {
        $code = <<<'PHP'
            $items = implode(',', array_fill(0, 2000, '{"a":["b",{"c":"d"}]}'));
            try {
                echo count(array_merge(...iterator_to_array(Kiln\Format\Json\Batches::ofArray("[$items]", 512), false))), ' items';
            } catch (Kiln\Format\Unbatchable) {
                echo 'none';
            }
            PHP;

        self::assertSame('2000 items', Child::run($code));
        self::assertSame('none', Child::run($code, settings: ['pcre.jit' => '0', 'pcre.backtrack_limit' => '1000']));
    }
}
