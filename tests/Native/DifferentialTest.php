<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Serializer;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Native\Differential\Campaign;
use Kiln\Tests\Native\Differential\Finding;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Whatever the classes, the context and the data: both engines give the same bytes, the same objects and the same errors.
 *
 * Besides KILN_SEED and KILN_CASES there are KILN_CASE=12:7 (only the eighth case of the thirteenth model; or 12 for all of
 * its cases), KILN_FINDINGS (how many differences to look for) and KILN_TRACE=1 (prints each case before it is tried).
 */
#[CoversClass(Serializer::class)]
#[RequiresPhpExtension('kiln')]
final class DifferentialTest extends TestCase
{
    /** For each of the seeds that {@see Chance::seeds()} gives. */
    private const CASES = 25_000;

    /** With fewer, one model of which many cases show the same thing would weigh too much. */
    private const CASES_THAT_TELL_A_SHARE = 5_000;

    /** Of a hundred ordinary cases: an engine that declines them all would agree with the other one in everything. */
    private const MOST_DECLINED = 6.0;

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function bothEnginesDoTheSame(int $seed): void
    {
        $campaign = new Campaign();
        $only = getenv('KILN_CASE');
        $wanted = max(1, (int) getenv('KILN_FINDINGS'));
        $found = [];
        foreach ($campaign->run(Chance::announced($seed, __METHOD__), Chance::cases(self::CASES), $only === false ? null : $only) as $finding) {
            $found[] = self::report($campaign, $finding, $seed);
            if (\count($found) >= $wanted) {
                break;
            }
        }
        fwrite(\STDERR, "{$campaign->census->describe()}\n");
        if ($found !== []) {
            self::fail(implode("\n\n", $found));
        }
        self::assertGreaterThan(0, $campaign->cases);
        if ($only === false && $campaign->cases >= self::CASES_THAT_TELL_A_SHARE) {
            self::assertLessThan(self::MOST_DECLINED, $campaign->census->percentDeclined('write, ordinary'), 'declined of a hundred, writing');
            self::assertLessThan(self::MOST_DECLINED, $campaign->census->percentDeclined('read, ordinary'), 'declined of a hundred, reading');
        }
    }

    private static function report(Campaign $campaign, Finding $finding, int $seed): string
    {
        $small = $campaign->shrunk($finding);
        preg_match('/case (\S+)$/', $finding->name, $number);
        $again = $small === null ? explode(':', $number[1] ?? '')[0] : $number[1] ?? '';

        return "Repeat with KILN_SEED={$seed} KILN_CASES=" . Chance::cases(self::CASES) . " KILN_CASE={$again}\n"
            . ($small === null ? "It does not occur with new serializers; it needs the calls before it.\n{$finding->describe()}" : "Made small:\n{$small->describe()}\nAs it was found:\n{$finding->describe()}");
    }
}
