<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Campaign;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Whatever the classes, the serializer, the context and the data: Kiln does what jms/serializer does, save what
 * {@see KnownDifference} names.
 *
 * KILN_FEATURES says what may occur ({@see Features}); what repeats a part of it, or looks for more: see {@see Campaign}.
 */
#[CoversClass(JmsSerializer::class)]
#[CoversClass(SerializerBuilder::class)]
final class DifferentialTest extends TestCase
{
    private const CASES = 6_000;

    private const CASES_PER_MODEL = 40;

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
        $given = getenv('KILN_FEATURES');
        $comparison = new JmsComparison($features);
        $campaign = new Campaign($comparison, self::CASES_PER_MODEL);
        $found = $campaign->run(Chance::announced($seed, __METHOD__), Chance::cases(self::CASES), new JmsComparison($features), $given === false ? '' : " KILN_FEATURES={$given}");

        if ($found !== []) {
            self::fail(implode("\n\n", $found));
        }
        self::assertGreaterThan(0, $campaign->calls);
        if (Campaign::isWhole() && $campaign->calls >= self::CASES_THAT_TELL_A_SHARE) {
            self::assertSame([], $comparison->known->excesses($campaign->calls));
            self::assertIsDoneNatively(['written' => $comparison->written, 'read' => $comparison->read]);
        }
    }

    /**
     * @param array<string, NativeShare> $shares
     */
    private static function assertIsDoneNatively(array $shares): void
    {
        foreach (NativeShare::isKnown() ? $shares : [] as $what => $share) {
            fwrite(\STDERR, "{$what}: {$share->describe()}\n");
            self::assertGreaterThan(self::LEAST_DONE_NATIVELY, $share->percent(), $share->describe());
        }
    }
}
