<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Engine\Php\Store\SealedFiles;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;

#[CoversClass(DirectoryStore::class)]
#[CoversClass(SealedFiles::class)]
#[RequiresPhpExtension('Zend OPcache')]
final class OpcacheTest extends StoreTestCase
{
    /** opcache takes new files at once, and trusts that files never change. */
    private const SETTINGS = ['opcache.enable_cli' => '1', 'opcache.file_update_protection' => '0', 'opcache.validate_timestamps' => '0'];

    #[Test]
    public function whatIsLoadedComesFromOpcacheWithoutBeingRead(): void
    {
        $code = <<<'PHP'
            $store = new DirectoryStore($argv[1], false);
            $store->save('key', 'A', [generated('A', 'answer')], []);
            $store->load('key');
            $files = glob($argv[1] . '/*/*.php');
            echo count(array_filter($files, opcache_is_script_cached(...)));
            // A reader would notice.
            array_map(fn($file) => file_put_contents($file, ''), $files);
            echo (new DirectoryStore($argv[1], false))->load('key')->mainClass()::answer();
            PHP;

        self::assertSame('1answer', Child::run($code, [$this->directory], self::SETTINGS));
    }

    #[Test]
    public function anEntryThatThisProcessReplacesIsForgotten(): void
    {
        $code = <<<'PHP'
            $store = new DirectoryStore($argv[1], false);
            foreach (['A', 'B'] as $name) {
                $store->save('key', $name, [generated($name, $name)], []);
                echo (new DirectoryStore($argv[1], false))->load('key')->mainClass()::answer();
            }
            PHP;

        self::assertSame('AB', Child::run($code, [$this->directory], self::SETTINGS));
    }

    #[Test]
    public function anEntryThatAnotherProcessReplacedIsForgottenOnceItShowsToBeStale(): void
    {
        $source = $this->directory . '/Source.php';
        self::write($source, 'one');
        $code = <<<'PHP'
            // As if the next request began after the change.
            $_SERVER['REQUEST_TIME'] = time() + 3600;
            $store = new DirectoryStore($argv[1], true);
            $store->save('key', 'A', [generated('A', 'A')], [$argv[2]]);
            echo $store->load('key')->main;
            file_put_contents($argv[2], 'two');
            // As "kiln compile" does it: in a process with an opcache of its own.
            exec(escapeshellarg(PHP_BINARY) . ' -n ' . escapeshellarg($argv[3]) . ' ' . escapeshellarg($argv[1]) . ' ' . escapeshellarg($argv[2]));
            echo $store->load('key') === null ? ' stale ' : ' kept ';
            $store->save('key', 'B', [generated('B', 'B')], [$argv[2]]);
            echo $store->load('key')->mainClass()::answer();
            PHP;
        $compile = $this->directory . '/compile.php';
        self::write($compile, '<?php require ' . var_export(\dirname(__DIR__, 4) . '/vendor/autoload.php', true) . <<<'PHP'
            ;
            $class = new Kiln\Engine\Php\Store\GeneratedClass('B', "<?php\n\nnamespace Kiln\Generated;\n\nclass B\n{\n    public static function answer(): string\n    {\n        return 'B';\n    }\n}\n");
            (new Kiln\Engine\Php\Store\DirectoryStore($argv[1], true))->save('key', 'B', [$class], [$argv[2]]);
            PHP);

        self::assertSame('A stale B', Child::run($code, [$this->directory, $source, $compile], self::SETTINGS));
    }

    #[Test]
    public function anEntryThatWasDamagedWhenOpcacheSawItIsForgotten(): void
    {
        $code = <<<'PHP'
            $store = new DirectoryStore($argv[1], false);
            $store->save('other', 'Other', [generated('Other', '')], []);
            $place = dirname($store->pathOf('other'));
            $file = $place . '/' . Kiln\Engine\Php\Store\CodeLookup::nameOf('key');
            // Some tool compiled all files that it found, among them what a crash had left.
            file_put_contents($file, '<?php // Kiln');
            opcache_compile_file($file);
            echo opcache_is_script_cached($file) ? 'cached ' : '';
            $store->save('key', 'A', [generated('A', 'answer')], []);
            echo Kiln\Generated\A::answer();
            echo str_starts_with((new ReflectionClass('Kiln\Generated\A'))->getFileName(), $place . '/') ? ' from the file' : ' from memory';
            PHP;

        self::assertSame('cached answer from the file', Child::run($code, [$this->directory], self::SETTINGS));
    }

    #[Test]
    #[TestWith(['1'])]
    #[TestWith(['0'])]
    public function filesCutAtAnyByteAreNotLoaded(string $areTimesChecked): void
    {
        $code = <<<'PHP'
            refuseWarnings();
            (new DirectoryStore($argv[1], false))->save('key', 'A', [generated('A', 'answer')], []);
            $file = (new DirectoryStore($argv[1], false))->pathOf('key');
            $cuts = 0;
            $whole = file_get_contents($file);
            for ($length = strlen($whole) - 1; $length >= 0; --$length) {
                file_put_contents($file, substr($whole, 0, $length));
                opcache_invalidate($file, true);
                if ((new DirectoryStore($argv[1], false))->load('key') !== null) {
                    exit("cut at $length");
                }
                ++$cuts;
            }
            echo $cuts > 300 ? 'never' : $cuts;
            PHP;

        self::assertSame('never', Child::run($code, [$this->directory], ['opcache.validate_timestamps' => $areTimesChecked] + self::SETTINGS));
    }
}
