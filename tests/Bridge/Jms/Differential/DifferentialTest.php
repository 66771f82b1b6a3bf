<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Whatever the classes, the serializer, the context and the data: Kiln does what jms/serializer does, save what
 * {@see KnownDifference} names.
 *
 * Besides KILN_SEED and KILN_CASES there are KILN_CASE=12:7 (only the eighth case of the thirteenth model; or 12 for all of
 * its cases), KILN_FEATURES (see {@see Features}), KILN_FINDINGS (how many differences to look for) and KILN_TRACE=1 (prints
 * each case before it is tried).
 */
#[CoversClass(JmsSerializer::class)]
#[CoversClass(SerializerBuilder::class)]
final class DifferentialTest extends TestCase
{
    private const CASES = 10_000;

    /** With fewer, one model of which many cases show the same thing would weigh too much. */
    private const CASES_THAT_TELL_A_SHARE = 5_000;

    /** Of a hundred values; with fewer, the extension would hardly be tested. */
    private const LEAST_DONE_NATIVELY = 98.0;

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function kilnDoesWhatJmsSerializerDoes(int $seed): void
    {
        $features = Features::fromEnvironment();
        $campaign = new Campaign($features);
        $only = getenv('KILN_CASE');
        $wanted = max(1, (int) getenv('KILN_FINDINGS'));
        $found = [];
        foreach ($campaign->run(Chance::announced($seed, __METHOD__), Chance::cases(self::CASES), $only === false ? null : $only) as $finding) {
            $found[] = self::report($campaign, $finding, $seed);
            if (\count($found) >= $wanted) {
                break;
            }
        }
        if ($found !== []) {
            self::fail(implode("\n\n", $found));
        }
        self::assertGreaterThan(0, $campaign->cases);
        if ($only === false && $campaign->cases >= self::CASES_THAT_TELL_A_SHARE) {
            self::assertSame([], $campaign->known->excesses($campaign->cases));
        }
        if (NativeShare::isKnown()) {
            foreach (['written' => $campaign->written, 'read' => $campaign->read] as $what => $share) {
                fwrite(\STDERR, "{$what}: {$share->describe()}\n");
                self::assertGreaterThan(self::LEAST_DONE_NATIVELY, $share->percent(), $share->describe());
            }
        }
    }

    private static function report(Campaign $campaign, Finding $finding, int $seed): string
    {
        $small = $campaign->shrunk($finding);
        preg_match('/case (\S+)$/', $finding->name, $number);
        $again = $small === null ? explode(':', $number[1] ?? '')[0] : $number[1] ?? '';

        $features = getenv('KILN_FEATURES');

        return "Repeat with KILN_SEED={$seed} KILN_CASES=" . Chance::cases(self::CASES) . " KILN_CASE={$again}" . ($features === false ? '' : " KILN_FEATURES={$features}") . "\n"
            . ($small === null ? "It does not occur with new serializers; it needs the calls before it.\n{$finding->describe()}" : "Made small:\n{$small->describe()}\nAs it was found:\n{$finding->describe()}");
    }
}
