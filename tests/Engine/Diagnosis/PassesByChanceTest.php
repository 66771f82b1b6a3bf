<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis;

use Kiln\Engine\Diagnosis\WriteInterpreter;
use Kiln\Tests\Engine\Diagnosis\Random\Passes;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Campaign;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Whatever the classes, the context, the data and the format: the slow pass writes what generated code writes.
 */
#[CoversClass(WriteInterpreter::class)]
final class PassesByChanceTest extends TestCase
{
    private const CASES = 400;

    private const CASES_PER_MODEL = 20;

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function bothWriteTheSame(int $seed): void
    {
        $campaign = new Campaign(new Passes(), self::CASES_PER_MODEL);

        self::assertSame('', implode("\n\n", $campaign->run(Chance::announced($seed, __METHOD__), Chance::cases(self::CASES), new Passes())));
    }
}
