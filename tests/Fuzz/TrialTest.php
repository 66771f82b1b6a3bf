<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The trial notices what it should.
 */
#[CoversNothing]
final class TrialTest extends TestCase
{
    #[Test]
    public function aWarningEndsIt(): void
    {
        $level = error_reporting();
        $message = null;
        try {
            Trial::withoutAnyWarning(static function (): void {
                trigger_error('of the test', \E_USER_WARNING);
            });
        } catch (\ErrorException $exception) {
            $message = $exception->getMessage();
        }

        self::assertSame('of the test', $message);
        self::assertSame($level, error_reporting());
    }

    #[Test]
    public function oneThatIsSilencedDoesNot(): void
    {
        $isDone = false;
        Trial::withoutAnyWarning(static function () use (&$isDone): void {
            @trigger_error('of the test', \E_USER_WARNING);
            $isDone = true;
        });

        self::assertTrue($isDone);
    }
}
