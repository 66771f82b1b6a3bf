<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Psalm;

use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Psalm itself analyses tests/Fixture/Psalm, and the mistakes that PHPStan finds as well, as a project does that installs Kiln. What a
 * comment says at the end of a line is the type that Psalm traces there, or the issue.
 */
#[CoversNothing]
#[Group('long')]
final class PluginTest extends TestCase
{
    private const PSALM = __DIR__ . '/../../../var/psalm';

    private const EXAMPLES = __DIR__ . '/../../Fixture';

    #[Test]
    public function typesAndMistakesAreKnown(): void
    {
        if (!is_file(self::PSALM . '/vendor/bin/psalm')) {
            self::markTestSkipped('There is no Psalm: make caches.');
        }
        $expected = [];
        foreach (['Psalm/types.php' => 'Trace: $of: ', 'StaticTypes/mistakes.php' => 'InvalidTypeString: '] as $file => $issue) {
            foreach ((array) file(self::EXAMPLES . "/{$file}", FILE_IGNORE_NEW_LINES) as $number => $line) {
                if (preg_match('~; +// (.*)$~D', (string) $line, $comment) === 1) {
                    $expected[basename($file) . ':' . ($number + 1)] = $issue . $comment[1];
                }
            }
        }

        self::assertCount(30, $expected);
        ksort($expected);
        self::assertSame($expected, self::issues());
    }

    /**
     * @return array<string, string> by file and line
     */
    private static function issues(): array
    {
        $directory = TemporaryDirectory::create();
        $examples = (string) realpath(self::EXAMPLES);
        file_put_contents("{$directory}/psalm.xml", <<<XML
            <?xml version="1.0"?>
            <psalm errorLevel="1" resolveFromConfigFile="false" cacheDirectory="{$directory}/cache" findUnusedCode="false" xmlns="https://getpsalm.org/schema/config">
                <projectFiles><directory name="{$examples}/Psalm"/><file name="{$examples}/StaticTypes/mistakes.php"/><file name="{$examples}/StaticTypes/Model.php"/></projectFiles>
                <plugins><pluginClass class="Kiln\\Bridge\\Psalm\\Plugin"/></plugins>
                <issueHandlers><MixedAssignment errorLevel="suppress"/></issueHandlers>
            </psalm>
            XML);
        $root = (string) realpath(self::PSALM);
        $command = [PHP_BINARY, '-d', 'memory_limit=1G', "{$root}/vendor/bin/psalm", "--config={$directory}/psalm.xml", "--root={$root}", '--no-progress', '--no-cache', '--threads=1', '--show-info=true', '--output-format=json'];
        $process = proc_open($command, [1 => ['pipe', 'w'], 2 => ['file', "{$directory}/errors", 'w']], $pipes, $root);
        self::assertIsResource($process);
        $text = (string) stream_get_contents($pipes[1]);
        proc_close($process);
        /** @var ?list<array{file_name: string, line_from: int, type: string, message: string}> $report */
        $report = json_decode($text, true);
        self::assertNotNull($report, $text . file_get_contents("{$directory}/errors"));
        $issues = [];
        foreach ($report as $issue) {
            // A class of the examples stands in the comments by its short name.
            $issues[basename($issue['file_name']) . ":{$issue['line_from']}"] = "{$issue['type']}: " . ($issue['type'] === 'Trace' ? str_replace('Kiln\Tests\Fixture\StaticTypes\\', '', $issue['message']) : $issue['message']);
        }
        ksort($issues);

        return $issues;
    }
}
