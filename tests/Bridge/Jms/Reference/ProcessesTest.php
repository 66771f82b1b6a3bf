<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Code that one process has stored, another one uses.
 */
#[CoversClass(JmsSerializer::class)]
final class ProcessesTest extends ReferenceTestCase
{
    private const WORK = <<<'PHP'
        use Kiln\Bridge\Jms\SerializerBuilder;
        use Kiln\Tests\Bridge\Jms\Reference\{Calls, ForgetfulCache, Outcome, Subject};

        [, $autoload, $directory] = $argv;
        require $autoload;
        $subject = new Subject(SerializerBuilder::create()->setCacheDir($directory)->setMetadataCache(new ForgetfulCache())->build());
        foreach (Calls::all() as $name => $call) {
            echo json_encode([$name, Outcome::of(static fn(): mixed => $call($subject))->text()], JSON_INVALID_UTF8_SUBSTITUTE), "\n";
        }
        PHP;

    #[Test]
    public function aSecondProcessGetsTheSame(): void
    {
        $original = new Subject(Jms::create()->build());
        $expected = [];
        foreach (Calls::all() as $name => $call) {
            $expected[] = json_encode([$name, Outcome::of(static fn(): mixed => $call($original))->text()], \JSON_INVALID_UTF8_SUBSTITUTE);
        }
        $directory = TemporaryDirectory::create();
        foreach (['cold', 'warm', 'warm again'] as $state) {
            $actual = self::process($directory);
            foreach ($expected as $number => $line) {
                self::assertSame($line, $actual[$number] ?? implode("\n", $actual), $state);
            }
            self::assertCount(\count($expected), $actual);
        }
    }

    /**
     * @return list<string> lines of the output
     */
    private static function process(string $directory): array
    {
        $root = \dirname(__DIR__, 4);
        $process = proc_open([\PHP_BINARY, '-d', 'error_reporting=-1', '-d', 'display_errors=stderr', '-d', 'log_errors=0', '-d', 'memory_limit=512M', '-d', 'date.timezone=UTC', '-r', self::WORK, '--', $root . '/vendor/autoload.php', $directory], [1 => ['pipe', 'w'], 2 => ['file', '/dev/null', 'w']], $pipes);
        self::assertIsResource($process);
        $output = (string) stream_get_contents($pipes[1]);
        fclose($pipes[1]);
        proc_close($process);

        return explode("\n", trim($output));
    }
}
