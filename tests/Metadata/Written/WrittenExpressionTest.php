<?php

declare(strict_types=1);

namespace Kiln\Tests\Metadata\Written;

use Kiln\Metadata\Written\WrittenClass;
use Kiln\Metadata\Written\WrittenExpression;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(WrittenExpression::class)]
final class WrittenExpressionTest extends TestCase
{
    private const PARTS = ["'a'", "'b c'", "'A\\B'", "'a\\\\b'", "'\\\\'", "'it\\'s'", "'\\n'", "'2.5'", "'1'", '7', '0', '012', '1.5', '-1', '123456789012345', 'true', 'FALSE', 'null', '[', ']', '[', ']', '[', ']', ',', ',', ',', '=>', '=>'];

    /**
     * Simple ones are understood without PHP, which says here what they mean; or that they mean nothing.
     */
    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function whatIsWrittenIsWhatPhpMakesOfIt(int $seed): void
    {
        $all = Chance::announced($seed, self::class);
        $class = new \ReflectionClass(self::class);
        $cases = Chance::cases(3_000);
        $values = 0;
        // Of offsets that are not there.
        set_error_handler(static fn(): bool => true);
        for ($case = 0; $case < $cases; ++$case) {
            $chance = $all->forCase($case);
            $code = implode(' ', array_map(static fn(): string => $chance->oneOf(self::PARTS), range(1, $chance->int(1, 7))));
            $written = static fn(): WrittenClass => new WrittenClass('class', 'A', '', [], '');
            try {
                // What would end the process.
                $value = preg_match('/[\[,] ,|[\'\]\w] \[ \]/', $code) === 1 ? throw new \ParseError() : null;
                $value = eval("return {$code};");
                ++$values;
                self::assertTrue((new WrittenExpression($code))->isValue(static fn(): mixed => $value, $written(), $class), $code);
                self::assertFalse((new WrittenExpression($code))->isValue(static fn(): mixed => [$value, 'more'], $written(), $class), $code);
            } catch (\Error $error) {
                self::assertTrue((new WrittenExpression($code))->isValue(static fn(): mixed => throw $error, $written(), $class), $code);
            }
        }
        restore_error_handler();

        self::assertGreaterThan(intdiv($cases, 20), $values);
    }
}
