<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Engine\Php\Store\StoreFactory;
use Kiln\Error\UnusableDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(StoreFactory::class)]
final class StoreFactoryTest extends StoreTestCase
{
    #[Test]
    public function aNamedDirectoryIsUsedAndNotMadeBeforeItIsNeeded(): void
    {
        $store = StoreFactory::create($this->directory . '/kiln', false);

        self::assertInstanceOf(DirectoryStore::class, $store);
        self::assertSame($this->directory . '/kiln', $store->check->path);
        self::assertSame([], self::namesIn($this->directory));
    }

    #[Test]
    public function aNamedDirectoryThatOthersCanWriteIsAnError(): void
    {
        chmod($this->directory, 0777);

        try {
            StoreFactory::create($this->directory, false);
            self::fail('It is writable by everyone.');
        } catch (UnusableDirectory $error) {
            self::assertSame('directory_writable_by_others', $error->errorCode);
        }
    }

    #[Test]
    public function withoutANameTheDefaultDirectoryIsUsedAndSourcesAreLookedAt(): void
    {
        chmod($this->directory, 01777);
        $source = $this->directory . '/Source.php';
        self::write($source, 'one');
        $code = <<<'PHP'
            $store = StoreFactory::create(null, false);
            echo $store::class, ' ';
            $store->load('key') ?? $store->save('key', 'A', [generated('A', 'x')], [$argv[1]]);
            echo str_starts_with((string) $store->pathOf('key'), sys_get_temp_dir() . '/kiln-') ? 'there ' : 'elsewhere ';
            file_put_contents($argv[1], 'two');
            echo $store->load('key') === null ? 'stale' : 'loaded';
            PHP;

        self::assertSame(DirectoryStore::class . ' there stale', Child::run($code, [$source], environment: ['TMPDIR' => $this->directory]));
    }

    #[Test]
    public function withoutAnyDirectoryTheCodeStaysInMemory(): void
    {
        // Not sticky: whoever comes could exchange what we make there.
        chmod($this->directory, 0777);
        $code = <<<'PHP'
            $store = StoreFactory::create(null, false);
            echo $store::class, ' ';
            $store->save('key', 'A', [generated('A', 'answer')], []);
            echo Kiln\Generated\A::answer();
            PHP;

        self::assertSame('Kiln\Engine\Php\Store\MemoryStore answer', Child::run($code, environment: ['TMPDIR' => $this->directory]));
    }
}
