<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Php\Store\PathStatus;
use Kiln\Engine\Php\Store\SealedFiles;
use Kiln\Engine\Php\Store\TrustedOwners;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;

#[CoversClass(SealedFiles::class)]
#[CoversClass(PathStatus::class)]
final class SealedFilesTest extends StoreTestCase
{
    private string $file = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->file = $this->directory . '/File.php';
    }

    #[Test]
    public function theSealIsTheHashOfAllLinesButTheFirst(): void
    {
        self::assertSame('<?php // Kiln ' . hash('xxh128', "\nreturn 1;\n") . "\n\nreturn 1;\n", SealedFiles::seal("<?php\n\nreturn 1;\n"));
    }

    #[Test]
    public function aWholeFileRuns(): void
    {
        $this->put(SealedFiles::seal("<?php\n\nreturn [1, __FILE__, array_keys(get_defined_vars())];\n"));

        self::assertSame(file_get_contents($this->file), self::files()->read($this->file));
        self::assertSame([1, $this->file, ['path']], self::files()->run($this->file));
    }

    #[Test]
    public function aFileThatIsNotThereIsNotRun(): void
    {
        self::assertNull(self::files()->run($this->file));
        self::assertNull(self::files()->run($this->directory));
    }

    #[Test]
    public function aFileCutAtAnyByteIsNotRun(): void
    {
        $name = self::newName();
        $whole = SealedFiles::seal(self::classAnswering($name, 'whole')->code);
        $this->expectOutputString('');

        for ($length = 0; $length < \strlen($whole); ++$length) {
            $this->put(substr($whole, 0, $length));
            self::assertNull(self::files()->run($this->file), "cut at {$length}");
            self::assertFalse(class_exists(GeneratedClass::fullName($name), false), "cut at {$length}");
        }
        $this->put($whole);
        self::files()->run($this->file);
        self::assertSame('whole', self::answerOf($name));
    }

    #[Test]
    public function aFileWithAnyBitChangedIsNotRun(): void
    {
        $whole = SealedFiles::seal("<?php\nreturn ['key' => 1];\n");
        $this->expectOutputString('');

        for ($bit = 0; $bit < 8 * \strlen($whole); ++$bit) {
            $damaged = $whole;
            $damaged[$bit >> 3] = \chr(\ord($whole[$bit >> 3]) ^ (1 << ($bit & 7)));
            $this->put($damaged);
            self::assertNull(self::files()->run($this->file), "bit {$bit}");
        }
    }

    #[Test]
    #[TestWith(["<?php\n\$GLOBALS['kilnTestForeign'] = true;\n"], 'of somebody else')]
    #[TestWith(["<?php // Kiln \n\$GLOBALS['kilnTestForeign'] = true;\n"], 'without a hash')]
    #[TestWith(["<?php // Kiln 00000000000000000000000000000000\n\$GLOBALS['kilnTestForeign'] = true;\n"], 'with a wrong hash')]
    #[TestWith(['no PHP at all'], 'text')]
    #[TestWith(["\0\0\0\0"], 'what a crash leaves')]
    public function aForeignFileIsNotRun(string $bytes): void
    {
        $this->expectOutputString('');
        $this->put($bytes);

        self::assertNull(self::files()->run($this->file));
        self::assertArrayNotHasKey('kilnTestForeign', $GLOBALS);
    }

    #[Test]
    #[TestWith([0666])]
    #[TestWith([0622])]
    #[TestWith([0620])]
    #[TestWith([0602])]
    public function aFileThatOthersCanWriteIsNotRun(int $permissions): void
    {
        $this->put(SealedFiles::seal("<?php\nreturn 1;\n"));
        chmod($this->file, $permissions);

        self::assertNull(self::files()->run($this->file));
        chmod($this->file, 0644);
        self::assertSame(1, self::files()->run($this->file));
    }

    #[Test]
    public function aFileOfAnotherUserIsNotRun(): void
    {
        self::requireRoot();
        $this->put(SealedFiles::seal("<?php\nreturn 1;\n"));
        chown($this->file, self::STRANGER);

        self::assertNull(self::files()->run($this->file));
    }

    #[Test]
    public function aLinkIsNotRun(): void
    {
        $this->put(SealedFiles::seal("<?php\nreturn 1;\n"));
        symlink($this->file, $this->directory . '/Link.php');

        self::assertNull(self::files()->run($this->directory . '/Link.php'));
        self::assertSame(1, self::files()->run($this->file));
    }

    #[Test]
    #[RequiresPhpExtension('posix')]
    public function aPipeIsNotWaitedFor(): void
    {
        posix_mkfifo($this->file, 0600);

        self::assertSame('NULL' . \PHP_EOL, Child::run(<<<'PHP'
            var_dump((new Kiln\Engine\Php\Store\SealedFiles(Kiln\Engine\Php\Store\TrustedOwners::ofThisProcess()))->run($argv[1]));
            PHP, [$this->file]));
        unlink($this->file);
    }

    #[Test]
    public function aFileThatFailsGivesNothing(): void
    {
        $this->put(SealedFiles::seal("<?php\nreturn new NoSuchClass();\n"));

        self::assertNull(self::files()->run($this->file));
    }

    #[Test]
    public function whereOpcacheIsClosedEveryFileIsLookedAt(): void
    {
        $this->put(SealedFiles::seal("<?php\nreturn 1;\n"));

        self::assertSame('int(1)' . \PHP_EOL . 'NULL' . \PHP_EOL, Child::run(<<<'PHP'
            refuseWarnings();
            $files = new Kiln\Engine\Php\Store\SealedFiles(Kiln\Engine\Php\Store\TrustedOwners::ofThisProcess());
            var_dump($files->run($argv[1]));
            file_put_contents($argv[1], "<?php\nreturn 2;\n");
            $files::forget($argv[1]);
            var_dump($files->run($argv[1]));
            PHP, [$this->file], ['opcache.enable_cli' => '1', 'opcache.restrict_api' => '/nowhere']));
    }

    private static function files(): SealedFiles
    {
        return new SealedFiles(TrustedOwners::ofThisProcess());
    }

    private function put(string $bytes): void
    {
        self::write($this->file, $bytes);
    }
}
