<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Graph;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Random\GraphMaker;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What comes back is what PHP's own functions give back. What serialize() writes of it tells classes, properties, their order,
 * shared objects and references apart, so it serves to compare.
 */
#[CoversClass(Graph::class)]
final class RandomGraphsTest extends TestCase
{
    private const CASES = 1_500;

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function aValueIsWhatUnserializeGives(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = Chance::cases(self::CASES);
        for ($case = 0; $case < $cases; ++$case) {
            $value = (new GraphMaker($chance->forCase($case)))->value();
            $expected = serialize(unserialize(serialize($value)));
            $bytes = Graph::encode($value);
            $actual = serialize(Graph::decode($bytes, Graph::ALL));
            if ($actual !== $expected) {
                self::fail("seed {$seed}, case {$case}:\n" . serialize($value) . "\n{$expected}\n{$actual}");
            }
            if ($bytes !== Graph::encode($value)) {
                self::fail("seed {$seed}, case {$case}: encoded twice, the bytes differ");
            }
        }
        self::assertGreaterThan(0, $cases);
    }
}
