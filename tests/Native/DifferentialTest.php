<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Serializer;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Campaign;
use Kiln\Tests\Native\Differential\NativeComparison;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Whatever the classes, the context and the data: both engines give the same bytes, the same objects and the same errors.
 *
 * What repeats a part of it, or looks for more: see {@see Campaign}.
 */
#[CoversClass(Serializer::class)]
#[RequiresPhpExtension('kiln')]
final class DifferentialTest extends TestCase
{
    /** For each of the seeds that {@see Chance::seeds()} gives. */
    private const CASES = 15_000;

    private const CASES_PER_MODEL = 200;

    /** With fewer, one model of which many cases show the same thing would weigh too much. */
    private const CASES_THAT_TELL_A_SHARE = 5_000;

    /** Of a hundred ordinary cases: an engine that declines them all would agree with the other one in everything. */
    private const MOST_DECLINED = 6.0;

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function bothEnginesDoTheSame(int $seed): void
    {
        $comparison = new NativeComparison();
        $campaign = new Campaign($comparison, self::CASES_PER_MODEL);
        $found = $campaign->run(Chance::announced($seed, __METHOD__), Chance::cases(self::CASES), new NativeComparison());
        fwrite(\STDERR, "{$comparison->census->describe()}\n");

        if ($found !== []) {
            self::fail(implode("\n\n", $found));
        }
        self::assertGreaterThan(0, $campaign->calls);
        if (Campaign::isWhole() && $campaign->calls >= self::CASES_THAT_TELL_A_SHARE) {
            self::assertLessThan(self::MOST_DECLINED, $comparison->census->percentDeclined('write, ordinary'), 'declined of a hundred, writing');
            self::assertLessThan(self::MOST_DECLINED, $comparison->census->percentDeclined('read, ordinary'), 'declined of a hundred, reading');
        }
    }
}
