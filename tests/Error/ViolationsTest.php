<?php

declare(strict_types=1);

namespace Kiln\Tests\Error;

use Kiln\Error\ErrorCode;
use Kiln\Error\Violation;
use Kiln\Error\ViolationCollector;
use Kiln\Error\Violations;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Violations::class)]
#[CoversClass(ViolationCollector::class)]
final class ViolationsTest extends TestCase
{
    #[Test]
    public function fiftyAreListedAndTheRestIsCounted(): void
    {
        $fifty = new Violations(self::many(50));
        self::assertCount(50, $fifty->items);
        self::assertSame(0, $fifty->rest);
        self::assertCount(50, $fifty);

        $more = new Violations(self::many(51), 7);
        self::assertCount(50, $more->items);
        self::assertSame(8, $more->rest);
        self::assertCount(58, $more);
        self::assertCount(50, iterator_to_array($more));
        self::assertFalse($more->isEmpty());
        self::assertTrue((new Violations([]))->isEmpty());
    }

    #[Test]
    public function eachIsExchangedForAnother(): void
    {
        $changed = (new Violations(self::many(60)))->map(static fn(Violation $violation, int $index): Violation => $violation->withPosition($index + 1, 1, 0));

        self::assertSame([1, 50, 60], [$changed->items[0]->line, $changed->items[49]->line, \count($changed)]);
    }

    #[Test]
    public function theyAreJson(): void
    {
        $json = json_decode(json_encode(Violations::of(...self::many(2)), JSON_THROW_ON_ERROR), true);

        self::assertIsArray($json);
        self::assertSame(2, $json['count']);
        self::assertIsArray($json['violations']);
        self::assertSame(['[0]', '[1]'], array_column($json['violations'], 'path'));
    }

    #[Test]
    public function theCollectorDescribesNoMoreThanAreListed(): void
    {
        $described = 0;
        $collector = new ViolationCollector(3);
        for ($index = 0; $index < 10; ++$index) {
            $collector->add(static function () use ($index, &$described): Violation {
                ++$described;

                return new Violation(ErrorCode::TypeMismatch, [$index], 'wrong');
            });
        }

        self::assertSame(3, $described);
        self::assertCount(3, $collector->violations()->items);
        self::assertCount(10, $collector->violations());
    }

    /**
     * @return list<Violation>
     */
    private static function many(int $count): array
    {
        return array_map(static fn(int $index): Violation => new Violation(ErrorCode::TypeMismatch, [$index], 'wrong'), range(0, $count - 1));
    }
}
