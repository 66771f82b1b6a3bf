<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Lab\Measure\Sampler;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

#[CoversClass(Sampler::class)]
final class SamplerTest extends TestCase
{
    public function testEveryCallGetsOneSamplePerRoundAndRoundsAreInterleaved(): void
    {
        $order = [];
        $call = static fn(string $name): \Closure => static function () use (&$order, $name): void {
            $order[] = $name;
        };
        $done = 0;
        $sampler = new Sampler(new Randomizer(new Mt19937(1)), rounds: 4, sampleTime: 0.0);
        $groups = ['one' => ['a' => $call('a'), 'b' => $call('b'), 'c' => $call('c')], 'two' => ['d' => $call('d')]];
        $timings = $sampler->run($groups, static function () use (&$done): void {
            ++$done;
        });

        self::assertSame(16, $done);
        self::assertSame(16, $sampler->samples($groups));
        self::assertCount(4, $timings['one']['b']->samples);
        self::assertCount(4, $timings['two']['d']->samples);
        foreach (array_chunk(\array_slice($order, -16), 4) as $round) {
            sort($round);
            self::assertSame(['a', 'b', 'c', 'd'], $round);
        }
    }
}
