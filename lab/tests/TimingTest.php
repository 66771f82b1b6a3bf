<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Lab\Measure\Timing;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\TestCase;

#[CoversClass(Timing::class)]
final class TimingTest extends TestCase
{
    public function testTheMiddleOfAnOddNumberOfSamples(): void
    {
        $timing = new Timing([9.0, 1.0, 2.0]);

        self::assertSame(2.0, $timing->median());
        self::assertSame(1.0, $timing->min());
        self::assertSame(9.0, $timing->max());
        // The distances from 2 are 7, 1 and 0.
        self::assertSame(1.0, $timing->deviation());
    }

    public function testTheMiddleOfAnEvenNumberOfSamples(): void
    {
        self::assertSame(2.5, (new Timing([4.0, 1.0, 3.0, 2.0]))->median());
    }

    public function testRatiosAreTakenWithinRounds(): void
    {
        // In the second round the machine was ten times slower. The ratio of the medians would be 4 / 10.
        $timing = new Timing([2.0, 20.0, 4.0]);
        $other = new Timing([1.0, 10.0, 16.0]);

        self::assertSame(2.0, $timing->ratioTo($other));
    }
}
