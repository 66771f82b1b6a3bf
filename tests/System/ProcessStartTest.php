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
    public function aProgramKnowsWhenItWasStarted(): void
    {
        self::assertSame('now', Child::run(self::TELL . 'echo tell();'));
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
     * After the clock was set, or the machine was halted, the system tells a later one.
     */
    #[Test]
    public function anEarlierTimeThatPhpHasNotedCounts(): void
    {
        self::assertSame('1000', Child::run(self::TELL . '$_SERVER["REQUEST_TIME"] = 1000; echo tell();'));
    }

    #[Test]
    #[TestWith(['unset($_SERVER);'])]
    #[TestWith(['$_SERVER["REQUEST_TIME"] = "yesterday";'])]
    #[TestWith(['$_SERVER["REQUEST_TIME"] = PHP_INT_MIN;'])]
    #[TestWith(['$_SERVER["REQUEST_TIME"] = time() + 100;'])]
    public function nothingIsKnownWhereAWorkerHasChangedThatTime(string $before): void
    {
        self::assertSame('unknown', Child::run(self::TELL . $before . ' echo tell();'));
    }

    #[Test]
    #[TestWith(['getmypid'])]
    #[TestWith(['hrtime'])]
    #[TestWith(['readlink'])]
    public function nothingIsKnownWhereAFunctionIsDisabled(string $function): void
    {
        self::assertSame('unknown', Child::run(self::TELL . 'echo tell();', settings: ['disable_functions' => $function]));
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
