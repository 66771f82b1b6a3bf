<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\CodePlace;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Engine\Php\Store\EntryContent;
use Kiln\Engine\Php\Store\EntryFile;
use Kiln\Engine\Php\Store\EntryState;
use Kiln\Engine\Php\Store\SealedFiles;
use Kiln\Engine\Php\Store\StoredEntry;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(DirectoryStore::class)]
#[CoversClass(CodePlace::class)]
#[CoversClass(EntryContent::class)]
#[CoversClass(EntryFile::class)]
#[CoversClass(StoredEntry::class)]
final class DirectoryStoreTest extends StoreTestCase
{
    #[Test]
    public function nothingIsThereBeforeItIsSaved(): void
    {
        self::assertNull($this->store()->load('key'));
        self::assertNull($this->store()->pathOf('A'));
        self::assertSame([], [...$this->store()->entries()]);
        self::assertSame([], self::namesIn($this->directory));
    }

    #[Test]
    public function whatWasSavedIsLoadedByTheNextStore(): void
    {
        [$base, $main] = [self::newName(), self::newName()];
        $store = $this->store();
        $source = \dirname(__DIR__, 4) . '/composer.json';

        $saved = $store->save('key', $main, [self::classAnswering($base, 'base'), self::classAnswering($main, 'main', $base)], [$source]);

        self::assertSame('main', self::answerOf($main));
        self::assertSame($main, $saved->main);
        self::assertSame([$base, $main], $saved->classes);
        self::assertSame([$source], array_keys($saved->sources));
        self::assertSame([], $store->problems());
        self::assertSame($this->entryFile(), $store->pathOf('key'));
        self::assertNull($store->pathOf('another key'));
        self::assertEquals($saved, $this->store()->load('key'));
        self::assertNull($this->store()->load('another key'));
    }

    #[Test]
    public function classesAreLoadedByAProcessThatNeverSawThem(): void
    {
        [$base, $main] = [self::newName(), self::newName()];
        $this->store()->save("key\0of \"any\" \$kind", $main, [self::classAnswering($base, 'base'), self::classAnswering($main, 'main', $base)], []);
        $code = <<<'PHP'
            refuseWarnings();
            $entry = (new DirectoryStore($argv[1], true))->load("key\0of \"any\" \$kind");
            $classes = array_filter(get_declared_classes(), fn($class) => str_starts_with($class, 'Kiln\Generated'));
            echo $entry->mainClass()::answer(), count($classes);
            echo str_starts_with((new ReflectionClass($entry->mainClass()))->getFileName(), $argv[1]) ? ' from the file' : '';
            PHP;

        self::assertSame('main2 from the file', Child::run($code, [$this->directory]));
    }

    #[Test]
    public function theSameContentGivesTheSameBytes(): void
    {
        touch($this->directory . '/Source.php', 1_000_000_000);
        $name = self::newName();
        $bytes = ['one' => [], 'two' => []];
        foreach (array_keys($bytes) as $directory) {
            (new DirectoryStore($this->directory . '/' . $directory, false))->save('key', $name, [self::classAnswering($name, '')], [$this->directory . '/Source.php']);
            $place = $this->place($this->directory . '/' . $directory);
            foreach (self::namesIn($place) as $file) {
                $bytes[$directory][$file] = self::read($place . '/' . $file);
            }
        }

        self::assertCount(1, $bytes['one']);
        self::assertSame($bytes['one'], $bytes['two']);
    }

    #[Test]
    public function filesAreWrittenOnce(): void
    {
        $name = self::newName();
        $classes = [self::classAnswering($name, '')];
        $store = $this->store();
        $store->save('key', $name, $classes, []);
        $before = $this->inodes();

        $store->save('key', $name, $classes, []);
        $this->store()->save('key', $name, $classes, []);

        self::assertCount(1, $before);
        self::assertSame($before, $this->inodes());
    }

    #[Test]
    public function nobodyElseCanWriteWhatIsMade(): void
    {
        $name = self::newName();
        $before = umask(0);

        try {
            (new DirectoryStore($this->directory . '/a/b', false))->save('key', $name, [self::classAnswering($name, '')], []);
        } finally {
            umask($before);
        }

        $place = $this->place($this->directory . '/a/b');
        // Closed where others may put files next to it, as in the directory for temporary files; that one is not judged when
        // the library itself lies in it.
        $expected = (new DirectoryStore($this->directory, false))->check->shared ? '700' : '755';
        foreach ([$this->directory . '/a', $this->directory . '/a/b', $place] as $directory) {
            self::assertSame($expected, self::permissions($directory));
        }
        foreach (self::namesIn($place) as $file) {
            self::assertSame('644', self::permissions($place . '/' . $file));
        }
    }

    #[Test]
    public function theUmaskIsObeyed(): void
    {
        $name = self::newName();
        $before = umask(0077);

        try {
            $this->store()->save('key', $name, [self::classAnswering($name, '')], []);
        } finally {
            umask($before);
        }

        self::assertSame('600', self::permissions($this->entryFile()));
    }

    #[Test]
    public function whereOthersAreNearThePlaceCannotBeGuessed(): void
    {
        if (!(new DirectoryStore($this->directory, false))->check->shared) {
            self::markTestSkipped('The directory for temporary files is ours alone.');
        }
        $name = self::newName();
        $this->store()->save('key', $name, [self::classAnswering($name, '')], []);
        $salt = self::read($this->directory . '/' . CodeLookup::CURRENT . '.salt');

        self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/D', $salt);
        self::assertSame(CodeLookup::CURRENT . '-' . $salt, basename($this->place()));
        self::assertSame('600', self::permissions($this->directory . '/' . CodeLookup::CURRENT . '.salt'));
        self::assertSame('700', self::permissions($this->place()));
    }

    #[Test]
    public function aDamagedRandomNumberIsMadeAgain(): void
    {
        $name = self::newName();
        $salt = $this->directory . '/' . CodeLookup::CURRENT . '.salt';
        self::write($salt, '../../somewhere');
        $store = $this->store();

        self::assertNull($store->load('key'));
        $store->save('key', $name, [self::classAnswering($name, '')], []);

        self::assertSame([], $store->problems());
        self::assertNotNull($this->store()->load('key'));
        if ($store->check->shared) {
            self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/D', self::read($salt));
        }
    }

    #[Test]
    public function nextToTheLibraryThePlaceIsNamedAfterKilnAndPhpAlone(): void
    {
        $directory = \dirname(__DIR__, 4) . '/var/store-test-' . bin2hex(random_bytes(6));
        $store = new DirectoryStore($directory, false);
        if (!$store->check->isUsable() || !$store->check->isWritable()) {
            self::markTestSkipped("{$directory} cannot be used: {$store->check->problem?->value}");
        }
        $name = self::newName();

        try {
            $store->save('key', $name, [self::classAnswering($name, '')], []);

            self::assertSame([CodeLookup::CURRENT], self::namesIn($directory));
            self::assertSame('755', self::permissions($directory . '/' . CodeLookup::CURRENT));
            self::assertStringStartsWith('php' . \PHP_MAJOR_VERSION . '.' . \PHP_MINOR_VERSION . '-', CodeLookup::CURRENT);
            self::assertNotNull((new DirectoryStore($directory, false))->load('key'));

            self::remove($directory);
            self::assertNull($store->load('key'));
            $store->save('key', $name, [self::classAnswering($name, '')], []);
            self::assertSame([], $store->problems());
            self::assertNotNull($store->load('key'));
        } finally {
            self::remove($directory);
        }
    }

    #[Test]
    public function codeOfAnotherKilnOrPhpIsNotLoaded(): void
    {
        $name = $this->saveOne();
        $old = str_replace(CodeLookup::CURRENT, 'php7.4-g0', $this->place());
        rename($this->place(), $old);

        self::assertNull($this->store()->load('key'));

        // Nor when somebody copies it over.
        rename($old, str_replace('php7.4-g0', CodeLookup::CURRENT, $old));
        $entry = $this->entryFile();
        self::write($entry, SealedFiles::seal(str_replace(CodeLookup::CURRENT, 'php7.4-g0', "<?php\n" . substr((string) strstr(self::read($entry), "\n"), 1))));
        self::assertNull($this->store()->load('key'));
        self::assertSame('', self::answerOf($name));
    }

    #[Test]
    public function anEntryCutAtAnyByteIsNotLoaded(): void
    {
        $this->saveOne();
        $file = $this->entryFile();
        $whole = self::read($file);
        $store = $this->store();
        $this->expectOutputString('');

        for ($length = 0; $length < \strlen($whole); ++$length) {
            self::write($file, substr($whole, 0, $length));
            self::assertNull($store->load('key'), "cut at {$length}");
        }
        self::write($file, $whole);
        self::assertNotNull($store->load('key'));
    }

    #[Test]
    public function anEntryWithAnyBitChangedIsNotLoaded(): void
    {
        $this->saveOne();
        $file = $this->entryFile();
        $whole = self::read($file);
        $store = $this->store();
        $this->expectOutputString('');

        for ($bit = 0; $bit < 8 * \strlen($whole); ++$bit) {
            $damaged = $whole;
            $damaged[$bit >> 3] = \chr(\ord($whole[$bit >> 3]) ^ (1 << ($bit & 7)));
            self::write($file, $damaged);
            self::assertNull($store->load('key'), "bit {$bit}");
        }
    }

    /** @return iterable<string, array{string}> what an entry returns */
    public static function wrongEntries(): iterable
    {
        $fingerprint = CodeLookup::CURRENT;
        $head = "'madeBy' => '{$fingerprint}', 'key' => 'key'";
        yield 'nothing' => [''];
        yield 'no array' => ['return 1;'];
        yield 'an empty array' => ['return [];'];
        yield 'an object' => ['return new stdClass();'];
        yield 'made by somebody else' => ["return ['madeBy' => 'me', 'key' => 'key', 'main' => 'A', 'classes' => ['A'], 'sources' => []];"];
        yield 'of another key' => ["return ['madeBy' => '{$fingerprint}', 'key' => 'other', 'main' => 'A', 'classes' => ['A'], 'sources' => []];"];
        yield 'without classes' => ["return [{$head}, 'main' => 'A', 'sources' => []];"];
        yield 'with classes that are no list' => ["return [{$head}, 'main' => 'A', 'classes' => [1 => 'A'], 'sources' => []];"];
        yield 'with classes that are no strings' => ["return [{$head}, 'main' => 'A', 'classes' => ['A', 1], 'sources' => []];"];
        yield 'with a main class that is not loaded' => ["return [{$head}, 'main' => 'B', 'classes' => ['A'], 'sources' => []];"];
        yield 'with sources that are no map' => ["return [{$head}, 'main' => 'A', 'classes' => ['A'], 'sources' => ['a.php']];"];
        yield 'with states that are no strings' => ["return [{$head}, 'main' => 'A', 'classes' => ['A'], 'sources' => ['a.php' => 1]];"];
        yield 'that throws' => ['throw new Exception();'];
        yield 'that does not compile' => ['return [;'];
        yield 'with a class that is not there' => ["return [{$head}, 'main' => 'Missing', 'classes' => ['Missing'], 'sources' => []];"];
    }

    #[Test]
    #[DataProvider('wrongEntries')]
    public function anEntryThatIsNoneIsNotLoaded(string $code): void
    {
        $name = $this->saveOne();
        $right = "return ['madeBy' => '" . CodeLookup::CURRENT . "', 'key' => 'key', 'main' => 'A', 'classes' => ['A'], 'sources' => []];";
        foreach ([[$code, null], [$right, $name]] as [$text, $main]) {
            self::write($this->entryFile(), SealedFiles::seal("<?php\n" . str_replace("'A'", "'{$name}'", $text) . "\n"));

            self::assertSame($main, $this->store()->load('key')?->main);
        }
    }

    #[Test]
    public function aForeignFileInPlaceOfAnEntryIsNotRun(): void
    {
        $name = $this->saveOne();
        $code = <<<'PHP'
            $entry = (new DirectoryStore($argv[1], true))->load('key');
            echo $entry === null ? 'null' : $entry->mainClass()::answer();
            PHP;

        self::write($this->entryFile(), '<?php echo "foreign"; namespace Kiln\Generated; class ' . $name . ' {}');
        self::assertSame('null', Child::run($code, [$this->directory]));
        $file = $this->entryFile();
        unlink($file);
        self::assertSame('null', Child::run($code, [$this->directory]));
        mkdir($file);
        self::assertSame('null', Child::run($code, [$this->directory]));
    }

    #[Test]
    public function aDamagedEntryIsWrittenAgain(): void
    {
        $name = $this->saveOne('answer');
        $file = $this->entryFile();
        $whole = self::read($file);
        foreach (['', substr($whole, 0, 60), str_replace('answer', 'other!', $whole)] as $damaged) {
            self::write($file, $damaged);
            $code = <<<'PHP'
                refuseWarnings();
                $store = new DirectoryStore($argv[1], true);
                echo $store->load('key') === null ? 'null ' : 'loaded ';
                echo $store->save('key', $argv[2], [generated($argv[2], 'answer')], [])->mainClass()::answer();
                echo (new DirectoryStore($argv[1], true))->load('key') === null ? ' null' : ' loaded';
                PHP;

            self::assertSame('null answer loaded', Child::run($code, [$this->directory, $name]));
        }
    }

    #[Test]
    public function filesThatOthersCouldWriteAreNotLoadedAndWrittenAgain(): void
    {
        $name = $this->saveOne();
        $entry = $this->entryFile();
        chmod($entry, 0666);

        self::assertNull($this->store()->load('key'));

        $this->store()->save('key', $name, [self::classAnswering($name, '')], []);
        self::assertSame('644', self::permissions($entry));
        self::assertNotNull($this->store()->load('key'));
    }

    #[Test]
    public function aPlaceThatOthersCouldWriteIsNotUsed(): void
    {
        $name = $this->saveOne();
        chmod($this->place(), 0777);
        $store = $this->store();

        self::assertNull($store->load('key'));
        $store->save('key', $name, [self::classAnswering($name, '')], []);
        self::assertSame(["{$this->place()} is not a directory that only its owner can write."], $store->problems());
        self::assertNotNull($store->load('key'), 'from memory');
        self::assertNull($this->store()->load('key'));
    }

    #[Test]
    public function aPlaceThatOthersTookOverIsNotUsedAnyMore(): void
    {
        $store = $this->store();
        if (!$store->check->shared) {
            self::markTestSkipped('The directory for temporary files is ours alone.');
        }
        $name = self::newName();
        $store->save('key', $name, [self::classAnswering($name, '')], []);
        self::assertNotNull($store->load('key'));
        chmod($this->place(), 0777);

        self::assertNull($store->load('key'));
    }

    #[Test]
    public function aDirectoryThatWasTakenAwayIsMadeAgain(): void
    {
        $store = $this->store();
        foreach (['', 'once more'] as $answer) {
            $name = self::newName();
            $store->save('key', $name, [self::classAnswering($name, $answer)], []);
            self::assertSame([], $store->problems());
            self::assertSame($name, $this->store()->load('key')?->main);
            self::remove($this->directory);
            self::assertNull($store->load('key'));
        }
    }

    #[Test]
    public function aPlaceThatIsALinkIsNotUsed(): void
    {
        $this->saveOne();
        $place = $this->place();
        rename($place, $this->directory . '/elsewhere');
        symlink('elsewhere', $place);

        self::assertNull($this->store()->load('key'));
    }

    #[Test]
    public function anUnsafeDirectoryIsNeitherReadNorWritten(): void
    {
        $this->saveOne();
        chmod($this->directory, 0777);
        $before = $this->inodes();
        $store = $this->store();
        $other = self::newName();

        self::assertNull($store->load('key'));
        $store->save('key', $other, [self::classAnswering($other, 'other')], []);

        self::assertSame('other', self::answerOf($other));
        self::assertSame($other, $store->load('key')?->main);
        self::assertNull($store->pathOf('key'));
        self::assertSame(["{$this->directory} is writable by its group or by everyone, who could put code there."], $store->problems());
        self::assertSame($before, $this->inodes());
        self::assertSame([], [...$store->entries()]);
    }

    #[Test]
    public function aDirectoryThatBecomesUnsafeIsNotWrittenAnyMore(): void
    {
        $store = $this->store();
        $name = self::newName();
        chmod($this->directory, 0777);

        $store->save('key', $name, [self::classAnswering($name, '')], []);

        self::assertCount(1, $store->problems());
        self::assertSame([], self::namesIn($this->directory));
    }

    #[Test]
    public function aChangedSourceMakesAnEntryStale(): void
    {
        [$one, $two] = [$this->directory . '/One.php', $this->directory . '/Two.php'];
        foreach ([
            'changed' => static fn(): bool => file_put_contents($one, 'two') === 3,
            'longer' => static fn(): bool => file_put_contents($two, 'longer') === 6,
            'vanished' => static fn(): bool => unlink($one),
            'moved' => static fn(): bool => rename($two, $two . '.moved'),
            'a directory now' => static fn(): bool => unlink($two) && mkdir($two),
        ] as $what => $change) {
            self::remove($two);
            self::write($one, 'one');
            self::write($two, 'one');
            $name = self::newName();
            $this->store(true)->save('key', $name, [self::classAnswering($name, '')], [$one, $two]);
            self::assertSame($name, $this->store(true)->load('key')?->main, $what);

            self::assertTrue($change(), $what);

            self::assertNull($this->store(true)->load('key'), $what);
            self::assertSame($name, $this->store(false)->load('key')?->main, $what);
        }
    }

    #[Test]
    public function sourcesThatWereOnlyTouchedAreConfirmedOnce(): void
    {
        $source = $this->directory . '/Source.php';
        self::write($source, 'one');
        touch($source, 1_000_000_000);
        $name = self::newName();
        $this->store(true)->save('key', $name, [self::classAnswering($name, '')], [$source]);
        // As if the code had been made long ago. A time that is so near says nothing, and 0 stands for it.
        self::write($this->entryFile(), SealedFiles::seal("<?php\n" . str_replace("'0-3-", "'1000000000-3-", substr((string) strstr(self::read($this->entryFile()), "\n"), 1))));

        self::assertNotNull($this->store(true)->load('key'));

        self::assertStringContainsString("'0-3-", self::read($this->entryFile()));
        $before = $this->inodes();
        self::assertNotNull($this->store(true)->load('key'));
        self::assertSame($before, $this->inodes());
    }

    #[Test]
    public function entriesAreToldWithTheirState(): void
    {
        $source = $this->directory . '/Source.php';
        self::write($source, 'one');
        $names = [];
        foreach (['ready', 'stale', 'damaged', 'elsewhere'] as $key) {
            $names[$key] = self::newName();
            $this->store()->save($key, $names[$key], [self::classAnswering($names[$key], '')], $key === 'stale' ? [$source] : []);
        }
        self::write($source, 'two');
        self::write($this->place() . '/' . CodeLookup::nameOf('damaged'), '');
        rename($this->place() . '/' . CodeLookup::nameOf('elsewhere'), $this->place() . '/' . CodeLookup::nameOf('nowhere'));
        self::write($this->place() . '/foreign.php', '<?php');

        $states = [];
        foreach ($this->store()->entries() as $entry) {
            self::assertFileExists($entry->path);
            if ($entry->key !== null) {
                self::assertSame($names[$entry->key], $entry->entry?->main);
            }
            $states[] = ($entry->key ?? 'no key') . ': ' . $entry->state->value;
        }
        sort($states);

        self::assertSame(['no key: damaged', 'no key: damaged', 'ready: ready', 'stale: stale'], $states);
        self::assertSame('ready', EntryState::Ready->value);
    }

    private function store(bool $checkSources = false): DirectoryStore
    {
        return new DirectoryStore($this->directory, $checkSources);
    }

    private function saveOne(string $answer = ''): string
    {
        $name = self::newName();
        $this->store()->save('key', $name, [self::classAnswering($name, $answer)], []);

        return $name;
    }

    /**
     * @return array<string, int|false> each file of the place => a number that is new when it was made anew
     */
    private function inodes(): array
    {
        clearstatcache();
        $inodes = [];
        foreach (self::namesIn($this->place()) as $name) {
            $inodes[$name] = fileinode($this->place() . '/' . $name);
        }

        return $inodes;
    }
}
