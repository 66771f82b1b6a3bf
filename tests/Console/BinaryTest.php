<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Test;

/**
 * The file bin/kiln, as Composer's proxy in vendor/bin runs it.
 */
#[CoversNothing]
final class BinaryTest extends CommandTestCase
{
    #[Test]
    public function withoutSymfonyConsoleItSaysSoInOneSentence(): void
    {
        $this->project()->write('bare.php', '<?php spl_autoload_register(static function (string $class): void {
            $file = ' . var_export(\dirname(__DIR__, 2) . '/src/', true) . ' . strtr(substr($class, 5), "\\\\", "/") . ".php";
            if (str_starts_with($class, "Kiln\\\\") && is_file($file)) { require $file; }
        });');

        $result = $this->runBy('bare.php');

        self::assertExit(2, $result);
        self::assertSame('', $result->output);
        self::assertSame("kiln: this command needs symfony/console; run \"composer require --dev symfony/console\".\n", $result->errors);
    }

    #[Test]
    public function withoutItsOwnClassesItSaysSo(): void
    {
        $this->project()->write('empty.php', '<?php');

        $result = $this->runBy('empty.php');

        self::assertExit(2, $result);
        self::assertSame("kiln: the classes cannot be loaded; run \"composer install\" first.\n", $result->errors);
    }

    #[Test]
    public function theAutoloaderOfTheProxyIsUsed(): void
    {
        $this->project()->write('whole.php', '<?php require ' . var_export(\dirname(__DIR__, 2) . '/vendor/autoload.php', true) . ';');

        $result = $this->runBy('whole.php', '--version');

        self::assertExit(0, $result);
        self::assertMatchesRegularExpression('/^Kiln \S+\n$/', $result->output);
    }

    #[Test]
    public function aNoticeOfTheApplicationDoesNotSpoilTheAnswer(): void
    {
        $this->project()->declare('Loud', 'trigger_error("an old habit", E_USER_DEPRECATED); final class Loud { public int $n = 1; }');

        $result = $this->project()->kiln(['compile', 'src', '--format=json'], ['-d', 'display_errors=1', '-d', 'error_reporting=-1', '-d', 'log_errors=0']);

        self::assertExit(0, $result);
        self::assertTrue($result->json('ok'));
        self::assertStringContainsString('an old habit', $result->errors);
    }

    #[Test]
    public function colourIsForTerminalsThatWantIt(): void
    {
        self::assertStringNotContainsString("\e[", $this->project()->kiln(['doctor'])->output);
        self::assertStringContainsString("\e[", $this->project()->kiln(['doctor', '--ansi'])->output);
        self::assertStringNotContainsString("\e[", $this->project()->kilnOnTerminal(['show', 'App\Nowhere'], ['NO_COLOR' => '1'])->errors);
        self::assertStringContainsString("\e[", $this->project()->kilnOnTerminal(['show', 'App\Nowhere'])->errors);
    }

    /**
     * As in vendor/bin/kiln, which Composer writes.
     */
    private function runBy(string $autoloader, string $argument = 'doctor'): Result
    {
        $this->project()->write('proxy.php', '<?php $GLOBALS["_composer_autoload_path"] = __DIR__ . "/' . $autoloader . '"; return include ' . var_export(Project::binary(), true) . ';');

        return $this->project()->run(['proxy.php', $argument]);
    }
}
