<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Rector;

use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Rector makes tests/Fixture/Rector/after of tests/Fixture/Rector/before by the sets that lie in config/rector.
 */
#[CoversNothing]
#[Group('long')]
final class SetsTest extends TestCase
{
    private const RECTOR = __DIR__ . '/../../../var/rector/vendor/bin/rector';

    private const EXAMPLES = __DIR__ . '/../../Fixture/Rector';

    #[Test]
    public function attributesAndCallsBecomeKilns(): void
    {
        if (!is_file(self::RECTOR)) {
            self::markTestSkipped('There is no Rector: make caches.');
        }
        $directory = TemporaryDirectory::create();
        mkdir("{$directory}/code");
        $expected = [];
        foreach ((array) glob(self::EXAMPLES . '/before/*.php') as $file) {
            $name = basename((string) $file);
            copy((string) $file, "{$directory}/code/{$name}");
            // What stays as it is has no second file.
            $after = self::EXAMPLES . "/after/{$name}";
            $expected[$name] = (string) file_get_contents(is_file($after) ? $after : (string) $file);
        }
        self::rector($directory);

        self::assertCount(5, $expected);
        foreach ($expected as $name => $code) {
            self::assertSame($code, file_get_contents("{$directory}/code/{$name}"), $name);
        }
        self::assertFileDoesNotExist(self::EXAMPLES . '/after/JmsLeft.php');
        self::rector($directory);
        foreach ($expected as $name => $code) {
            self::assertSame($code, file_get_contents("{$directory}/code/{$name}"), "{$name}, a second time");
        }
    }

    private static function rector(string $directory): void
    {
        $root = \dirname(__DIR__, 3);
        file_put_contents("{$directory}/rector.php", <<<PHP
            <?php
            require_once '{$root}/vendor/autoload.php';
            return Rector\Config\RectorConfig::configure()
                ->withPaths(['{$directory}/code'])
                ->withCache('{$directory}/cache')
                ->withoutParallel()
                ->withSets(['{$root}/config/rector/jms.php', '{$root}/config/rector/symfony.php']);
            PHP);
        $command = [PHP_BINARY, '-d', 'memory_limit=1G', self::RECTOR, 'process', '--no-progress-bar', '--no-diffs', "--config={$directory}/rector.php"];
        $process = proc_open($command, [1 => ['file', "{$directory}/log", 'w'], 2 => ['file', "{$directory}/log", 'a']], $pipes, $directory, ['TMPDIR' => $directory] + getenv());
        self::assertIsResource($process);
        self::assertSame(0, proc_close($process), (string) file_get_contents("{$directory}/log"));
    }
}
