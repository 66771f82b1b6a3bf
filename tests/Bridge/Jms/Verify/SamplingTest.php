<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Verify;

use Kiln\Bridge\Jms\Verify\Sampling;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Sampling::class)]
final class SamplingTest extends TestCase
{
    #[Test]
    public function noneAndAllAreExact(): void
    {
        self::assertSame(0, self::chosen(Sampling::rate(0), 1000));
        self::assertSame(1000, self::chosen(Sampling::rate(1), 1000));
    }

    #[Test]
    public function inBetweenItIsAboutTheRate(): void
    {
        // Six standard deviations to each side.
        self::assertEqualsWithDelta(2500, self::chosen(Sampling::rate(0.25), 10_000), 260);
        self::assertEqualsWithDelta(2500, self::chosen(Sampling::seeded(0.25, 7), 10_000), 260);
    }

    #[Test]
    public function theSameSeedChoosesTheSameCalls(): void
    {
        $calls = static function (int $seed): array {
            $sampling = Sampling::seeded(0.5, $seed);

            return array_map(static fn(): bool => $sampling->chooses(), range(1, 100));
        };

        self::assertSame($calls(1), $calls(1));
        self::assertNotSame($calls(1), $calls(2));
    }

    #[Test]
    public function theRandomNumbersOfTheApplicationAreLeftAlone(): void
    {
        mt_srand(5);
        $expected = mt_rand();
        mt_srand(5);
        self::chosen(Sampling::rate(0.5), 10);

        self::assertSame($expected, mt_rand());
    }

    /** @return iterable<string, array{float, string}> */
    public static function noRates(): iterable
    {
        yield 'negative' => [-0.1, 'A rate lies between 0 and 1; -0.1 does not.'];
        yield 'more than all' => [1.1, 'A rate lies between 0 and 1; 1.1 does not.'];
        yield 'percent' => [50.0, 'A rate lies between 0 and 1; 50.0 does not.'];
        yield 'no number' => [NAN, 'A rate lies between 0 and 1; NAN does not.'];
    }

    #[Test]
    #[DataProvider('noRates')]
    public function anythingElseIsRefused(float $rate, string $message): void
    {
        $this->expectException(\InvalidArgumentException::class);
        $this->expectExceptionMessage($message);

        Sampling::rate($rate);
    }

    private static function chosen(Sampling $sampling, int $calls): int
    {
        $chosen = 0;
        for ($call = 0; $call < $calls; ++$call) {
            $chosen += $sampling->chooses() ? 1 : 0;
        }

        return $chosen;
    }
}
