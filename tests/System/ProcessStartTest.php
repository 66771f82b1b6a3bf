<?php

declare(strict_types=1);

namespace Kiln\Tests\System;

use Kiln\System\ProcessStart;
use Kiln\Tests\Engine\Php\Store\Child;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresOperatingSystemFamily;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

#[CoversClass(ProcessStart::class)]
#[RequiresOperatingSystemFamily('Linux')]
final class ProcessStartTest extends TestCase
{
    private const TELL = <<<'PHP'
        refuseWarnings();
        use Kiln\System\ProcessStart;
        function tell(): string
        {
            $start = ProcessStart::time();

            return match (true) { $start === null => 'unknown', abs(time() - $start) < 60 => 'now', default => "{$start}" };
        }

        PHP;

    #[Test]
    #[TestWith([''])]
    #[TestWith(['unset($_SERVER);'])]
    #[TestWith(['$_SERVER["REQUEST_TIME"] = "yesterday";'])]
    public function aProgramKnowsWhenItWasStarted(string $before): void
    {
        self::assertSame('now', Child::run(self::TELL . $before . ' echo tell();'));
    }

    #[Test]
    public function theNameOfTheProgramMayHoldAnything(): void
    {
        $php = sys_get_temp_dir() . '/' . uniqid('php') . ') S 1 (';
        symlink(\PHP_BINARY, $php);
        try {
            self::assertSame('now', Child::run(self::TELL . 'echo tell();', shell: 'set -- %s; shift; exec ' . escapeshellarg($php) . ' "$@"'));
        } finally {
            unlink($php);
        }
    }

    /**
     * Clocks that count from the start of a machine do not tell that it was halted since.
     */
    #[Test]
    public function theEarlierTimeCounts(): void
    {
        self::assertSame('1000', Child::run(self::TELL . '$_SERVER["REQUEST_TIME"] = 1000; echo tell();'));
        self::assertSame('now', Child::run(self::TELL . '$_SERVER["REQUEST_TIME"] = time() + 1000; echo tell();'));
    }

    /**
     * It has the classes of its parent, which may be days old.
     */
    #[Test]
    #[RequiresPhpExtension('pcntl')]
    #[TestWith([''])]
    #[TestWith(['tell();'])]
    public function aForkedProcessDoesNotTell(string $before): void
    {
        $code = self::TELL . $before . <<<'PHP'
            if (pcntl_fork() === 0) {
                echo tell();
                if (pcntl_fork() === 0) {
                    echo ' ', tell();
                    exit;
                }
                pcntl_wait($status);
                exit;
            }
            pcntl_wait($status);
            echo ' ', tell();
            PHP;

        self::assertSame('unknown unknown now', Child::run($code));
    }

    #[Test]
    public function nothingIsKnownWhereTheSystemShowsNothing(): void
    {
        self::assertSame('unknown', Child::run(self::TELL . 'tell(...); class_exists(Kiln\System\Attempt::class); class_exists(ProcessStart::class); ini_set("open_basedir", "/nowhere"); echo tell();'));
    }
}
