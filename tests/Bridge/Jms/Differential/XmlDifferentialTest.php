<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Campaign;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The same as {@see DifferentialTest} for XML.
 */
#[CoversClass(JmsSerializer::class)]
final class XmlDifferentialTest extends TestCase
{
    private const CASES = 2_000;

    private const CASES_PER_MODEL = 40;

    /** As for JSON. */
    private const CASES_THAT_TELL_A_SHARE = 5_000;

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function kilnWritesAndReadsXmlAsJmsSerializerDoes(int $seed): void
    {
        $features = Features::fromEnvironment()->forXml();
        $given = getenv('KILN_FEATURES');
        $comparison = new JmsComparison($features);
        $campaign = new Campaign($comparison, self::CASES_PER_MODEL);
        $found = $campaign->run(Chance::announced($seed, __METHOD__), Chance::cases(self::CASES), new JmsComparison($features), $given === false ? '' : " KILN_FEATURES={$given}");

        self::assertSame([], $found, implode("\n\n", $found));
        self::assertGreaterThan(0, $campaign->calls);
        if (Campaign::isWhole() && $campaign->calls >= self::CASES_THAT_TELL_A_SHARE) {
            self::assertSame([], $comparison->known->excesses($campaign->calls));
        }
    }
}
