<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\PhpStan;

use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * PHPStan itself analyses tests/Fixture/StaticTypes, as a project does that installs Kiln. Its `assertType()` is an error where the type
 * is another one; what a comment says at the end of a line is the error that PHPStan gives there.
 */
#[CoversNothing]
#[Group('long')]
final class ExtensionTest extends TestCase
{
    private const EXAMPLES = __DIR__ . '/../../Fixture/StaticTypes';

    #[Test]
    public function typesAndMistakesAreKnown(): void
    {
        $expected = [];
        foreach ((array) file(self::EXAMPLES . '/mistakes.php', FILE_IGNORE_NEW_LINES) as $number => $line) {
            if (preg_match('~; +// (Type .*)$~D', (string) $line, $comment) === 1) {
                $expected['mistakes.php:' . ($number + 1)] = "{$comment[1]} [kiln.type]";
            }
        }

        self::assertCount(9, $expected);
        self::assertSame($expected, self::errors());
    }

    #[Test]
    public function theInstallerOfExtensionsFindsIt(): void
    {
        $package = json_decode((string) file_get_contents(__DIR__ . '/../../../composer.json'), true);

        self::assertIsArray($package);
        self::assertSame(['phpstan' => ['includes' => ['extension.neon']]], $package['extra'] ?? null);
        self::assertFileExists(__DIR__ . '/../../../extension.neon');
    }

    /**
     * @return array<string, string> by file and line
     */
    private static function errors(): array
    {
        $root = \dirname(__DIR__, 3);
        $directory = TemporaryDirectory::create();
        file_put_contents("{$directory}/phpstan.neon", "includes: ['{$root}/extension.neon']\nparameters: {level: max, tmpDir: '{$directory}', paths: ['{$root}/tests/Fixture/StaticTypes'], excludePaths: {analyse: [*/Scanned/*]}}\n");
        $command = [PHP_BINARY, '-d', 'memory_limit=1G', "{$root}/vendor/bin/phpstan", 'analyse', '--no-progress', '--error-format=json', '--debug', "--configuration={$directory}/phpstan.neon"];
        $process = proc_open($command, [1 => ['pipe', 'w'], 2 => ['file', "{$directory}/errors", 'w']], $pipes);
        self::assertIsResource($process);
        $text = (string) stream_get_contents($pipes[1]);
        proc_close($process);
        /** @var ?array{files: array<string, array{messages: list<array{message: string, line: int, identifier: string}>}>} $report */
        $report = json_decode(substr($text, (int) strpos($text, '{')), true);
        self::assertNotNull($report, $text . file_get_contents("{$directory}/errors"));
        $errors = [];
        foreach ($report['files'] as $file => ['messages' => $messages]) {
            foreach ($messages as $message) {
                $errors[basename($file) . ":{$message['line']}"] = "{$message['message']} [{$message['identifier']}]";
            }
        }

        return $errors;
    }
}
