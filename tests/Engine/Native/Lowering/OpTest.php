<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native\Lowering;

use Kiln\Engine\Native\Extension;
use Kiln\Engine\Native\Lowering\Op;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The library and the extension mean the same by a number.
 */
#[CoversClass(Op::class)]
final class OpTest extends TestCase
{
    private const EXT = __DIR__ . '/../../../../ext';

    #[Test]
    public function theSourcesOfTheExtensionHaveTheSameNumbers(): void
    {
        preg_match_all('/^\s*X\((\w+), (\d+)\)/m', (string) file_get_contents(self::EXT . '/src/program/op.h'), $found, PREG_SET_ORDER);
        $theirs = array_map(intval(...), array_column($found, 2, 1));

        self::assertNotSame([], $theirs);
        self::assertSame($theirs, self::ours());
    }

    #[Test]
    public function theSourcesOfTheExtensionHaveTheSameVersion(): void
    {
        self::assertMatchesRegularExpression('/\bABI = ' . Extension::ABI . ';/', (string) file_get_contents(self::EXT . '/php_kiln.h'));
    }

    #[Test]
    #[RequiresPhpExtension(Extension::NAME)]
    public function theLoadedExtensionHasTheSameNumbers(): void
    {
        $theirs = \Kiln\Native\operations();
        $ours = self::ours();
        // Grouped in another order.
        ksort($theirs);
        ksort($ours);

        self::assertSame($theirs, $ours);
    }

    #[Test]
    public function noTwoOperationsOfAKindHaveTheSameNumber(): void
    {
        $operations = array_filter(self::ours(), static fn(int $number): bool => $number > 100);

        self::assertSame($operations, array_unique($operations));
    }

    /**
     * @return array<string, int>
     */
    private static function ours(): array
    {
        $ours = [];
        foreach ((new \ReflectionClass(Op::class))->getConstants() as $name => $number) {
            self::assertIsInt($number);
            $ours[$name] = $number;
        }

        return $ours;
    }
}
