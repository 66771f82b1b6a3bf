<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\System\AtomicFile;
use Kiln\System\Attempt;
use Kiln\System\CannotWrite;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * A call never fails because something cannot be written.
 */
#[CoversClass(AtomicFile::class)]
#[CoversClass(Attempt::class)]
#[CoversClass(CannotWrite::class)]
#[CoversClass(DirectoryStore::class)]
final class FailingDiskTest extends StoreTestCase
{
    /** Prints what the two calls answered, and how many problems there were. */
    private const CALLS = <<<'PHP'
        $source = (new ReflectionClass(DirectoryStore::class))->getFileName();
        $store = new DirectoryStore($argv[1], true);
        foreach (['A', 'B'] as $name) {
            $entry = $store->load($name) ?? $store->save($name, $name, [generated($name, "answer $name")], [$source]);
            echo $entry->mainClass()::answer(), $store->pathOf($name) === null ? ' from memory, ' : ' from a file, ';
            echo $store->load($name)?->main === $name ? 'again, ' : 'gone, ';
        }
        echo $store->problems() === [] ? 'no problem' : 'problem: ' . $store->problems()[0];
        PHP;

    private const ALL_FROM_MEMORY = 'answer A from memory, again, answer B from memory, again, problem: ';

    private const ALL_FROM_FILES = 'answer A from a file, again, answer B from a file, again, no problem';

    #[Test]
    public function withAWritableDirectoryThereIsNoProblem(): void
    {
        self::assertSame(self::ALL_FROM_FILES, Child::run('refuseWarnings();' . self::CALLS, [$this->directory]));
    }

    #[Test]
    public function whatADeploymentMadeIsLoadedFromAReadOnlyDirectory(): void
    {
        $lock = <<<'PHP'
            (new DirectoryStore($argv[1], true))->save('A', 'A', [generated('A', 'answer A')], []);
            array_map(fn($directory) => chmod($directory, 0555), [...glob($argv[1] . '/*'), $argv[1]]);
            PHP;
        Child::run($lock, [$this->directory]);

        self::assertStringStartsWith(
            'answer A from a file, again, answer B from memory, again, problem: No file can be made in ',
            Child::run('refuseWarnings();' . self::CALLS, [$this->directory], shell: Child::boundByPermissions()),
        );
    }

    #[Test]
    public function whereNoDirectoryCanBeMadeTheCodeIsLoadedFromMemory(): void
    {
        chmod($this->directory, 0555);

        $output = Child::run('refuseWarnings();' . self::CALLS, [$this->directory . '/a/b'], shell: Child::boundByPermissions());

        self::assertSame(self::ALL_FROM_MEMORY . "The directory {$this->directory}/a/b cannot be made: mkdir(): Permission denied.", $output);
    }

    #[Test]
    public function whenNoFileMayGrowTheCodeIsLoadedFromMemory(): void
    {
        // The nearest to a quota that a process can give itself: every write fails with EFBIG.
        $output = Child::run('refuseWarnings();' . self::CALLS, [$this->directory], shell: Child::WITHOUT_SPACE);

        self::assertStringStartsWith(self::ALL_FROM_MEMORY, $output);
        self::assertStringContainsString('cannot be ', $output);
    }

    #[Test]
    public function whenNoFileMayGrowWhatIsThereStaysWhole(): void
    {
        Child::run('(new DirectoryStore($argv[1], false))->save("A", "A", [generated("A", "answer A")], []);', [$this->directory]);
        $before = self::namesIn($this->place());

        $output = Child::run('refuseWarnings();' . self::CALLS, [$this->directory], shell: Child::WITHOUT_SPACE);

        self::assertStringStartsWith("answer A from a file, again, answer B from memory, again, problem: The file {$this->place()}/" . CodeLookup::nameOf('B') . ' cannot be written: ', $output);
        self::assertSame($before, self::namesIn($this->place()));
    }

    #[Test]
    public function whatCannotBeReadBackIsLoadedFromMemory(): void
    {
        $code = <<<'PHP'
            refuseWarnings();
            $store = new DirectoryStore($argv[1], false);
            $store->save('A', 'A', [generated('A', 'answer A')], []);
            umask(0444);
            echo $store->save('B', 'B', [generated('B', 'answer B')], [])->mainClass()::answer();
            PHP;

        self::assertSame('answer B', Child::run($code, [$this->directory], shell: Child::boundByPermissionsToRead($this->directory)));
    }

    #[Test]
    public function whenTheDiskIsFullTheCodeIsLoadedFromMemory(): void
    {
        self::requireRoot();
        exec('mount -t tmpfs -o size=64k,mode=700 tmpfs ' . escapeshellarg($this->directory) . ' 2>&1', $output, $exitCode);
        if ($exitCode !== 0) {
            self::markTestSkipped('Nothing can be mounted here: ' . implode(' ', $output));
        }

        try {
            @file_put_contents($this->directory . '/filler', str_repeat('x', 1 << 17));
            self::assertStringStartsWith(self::ALL_FROM_MEMORY, Child::run('refuseWarnings();' . self::CALLS, [$this->directory]));

            unlink($this->directory . '/filler');
            self::assertSame(self::ALL_FROM_FILES, Child::run('refuseWarnings();' . self::CALLS, [$this->directory]));
        } finally {
            exec('umount ' . escapeshellarg($this->directory));
        }
    }

    #[Test]
    public function whatIsInTheWayStays(): void
    {
        $name = self::newName();
        $store = new DirectoryStore($this->directory, false);
        $store->save('other', 'Other' . $name, [self::classAnswering('Other' . $name, '')], []);
        $file = $this->place() . '/' . CodeLookup::nameOf('key');
        mkdir($file);

        $store->save('key', $name, [self::classAnswering($name, 'answer')], []);

        self::assertSame('answer', self::answerOf($name));
        self::assertCount(1, $store->problems());
        self::assertStringStartsWith("The file {$file} cannot be replaced: ", $store->problems()[0]);
        self::assertSame([], array_filter(self::namesIn($this->place()), AtomicFile::isTemporary(...)));
        self::assertSame($name, $store->load('key')?->main);
    }

    #[Test]
    public function withoutHardLinksItWorksToo(): void
    {
        self::assertSame(self::ALL_FROM_FILES, Child::run('refuseWarnings();' . self::CALLS, [$this->directory], ['disable_functions' => 'link,readlink,symlink']));
    }

    #[Test]
    public function withoutPosixItWorksToo(): void
    {
        self::assertSame(
            self::ALL_FROM_FILES,
            Child::run('refuseWarnings();' . self::CALLS, [$this->directory], ['disable_functions' => 'posix_geteuid,posix_getgrgid,posix_getpwnam']),
        );
    }

    #[Test]
    public function underOpenBasedirItWorksToo(): void
    {
        $permitted = implode(\PATH_SEPARATOR, [$this->directory, \dirname(__DIR__, 4), self::temporary() . '/kiln-child-']);

        self::assertSame(self::ALL_FROM_FILES, Child::run('refuseWarnings();' . self::CALLS, [$this->directory], ['open_basedir' => $permitted]));
        self::assertStringStartsWith(
            self::ALL_FROM_MEMORY,
            Child::run('refuseWarnings();' . self::CALLS, [$this->directory . '-not-permitted'], ['open_basedir' => $permitted]),
        );
    }

    #[Test]
    public function aWarningIsKeptAndNotShown(): void
    {
        $this->expectOutputString('');

        [$isDone, $warning] = Attempt::of(static fn(): bool => rmdir('/not/there'));

        self::assertFalse($isDone);
        // PHP 8.6 no longer says of what.
        self::assertSame(\PHP_VERSION_ID < 80600 ? 'rmdir(/not/there): No such file or directory' : 'rmdir(): No such file or directory', $warning);
        self::assertSame([7, ''], Attempt::of(static fn(): int => 7));
    }
}
