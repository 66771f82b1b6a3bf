<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Engine\Php\Store\OutdatedClass;
use Kiln\Engine\Php\Store\SealedFiles;
use Kiln\Engine\Php\Store\SourceCheck;
use Kiln\Engine\Php\Store\SourceFile;
use Kiln\Engine\Php\Store\Sources;
use Kiln\Engine\Php\Store\SourceState;
use Kiln\Engine\Php\Store\UntouchedFiles;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresOperatingSystemFamily;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;

#[CoversClass(UntouchedFiles::class)]
#[CoversClass(Sources::class)]
#[CoversClass(SourceFile::class)]
#[RequiresOperatingSystemFamily('Linux')]
final class UntouchedFilesTest extends StoreTestCase
{
    #[Test]
    public function aFileIsUntouchedWhenItIsOldAndStandsInOldDirectories(): void
    {
        $file = $this->classFile('old', '');

        self::assertTrue($this->isUntouched(UntouchedFiles::since(time() + 3600), $file));
        self::assertFalse($this->isUntouched(UntouchedFiles::since((int) filectime($file) + 60), $file), 'the clock of a file server may be a minute behind');
        self::assertFalse($this->isUntouched(UntouchedFiles::none(), $file));
    }

    #[Test]
    public function noToolMakesAFileOlderThanItIs(): void
    {
        $file = $this->classFile('old', '');
        $files = UntouchedFiles::since($this->startAfter($file));
        self::write($file, '<?php class Other {}');
        touch($file, time() - 3600);
        clearstatcache();

        self::assertFalse($this->isUntouched($files, $file));
    }

    #[Test]
    #[TestWith(['old', 'new'])]
    #[TestWith(['old/src', 'new/src'])]
    #[TestWith(['old/src/Model', 'new/src/Model'])]
    #[TestWith(['old/src/Model/File.php', 'new/src/Model/File.php'])]
    public function aDirectoryThatTookThePlaceOfAnotherIsNoticed(string $replaced, string $by): void
    {
        $file = $this->classFile('old/src/Model', '');
        $this->classFile('new/src/Model', '');
        $files = UntouchedFiles::since($this->startAfter($file));
        rename("{$this->directory}/{$replaced}", "{$this->directory}/gone");
        rename("{$this->directory}/{$by}", "{$this->directory}/{$replaced}");
        clearstatcache();

        self::assertFalse($this->isUntouched($files, $file));
    }

    #[Test]
    public function nobodyKnowsWhereALinkHasLedTo(): void
    {
        $file = $this->classFile('old', '');
        symlink($this->directory . '/old', $this->directory . '/link');
        $files = UntouchedFiles::since(time() + 3600);

        self::assertTrue($this->isUntouched($files, $file));
        self::assertFalse($this->isUntouched($files, $this->directory . '/link/File.php'));
    }

    /**
     * What PHP runs may be older than this process, or than opcache.
     *
     * @param array<string, string> $settings
     */
    #[Test]
    #[RequiresPhpExtension('Zend OPcache')]
    #[RequiresPhpExtension('pcntl')]
    #[TestWith([['opcache.enable_cli' => '1'], 'start', 'start'])]
    #[TestWith([['opcache.enable_cli' => '0'], 'start', 'none'])]
    #[TestWith([['opcache.enable_cli' => '1', 'opcache.restrict_api' => '/nowhere'], 'start', 'none'])]
    #[TestWith([['opcache.enable_cli' => '1', 'opcache.file_cache' => '/tmp'], 'none', 'none'])]
    #[TestWith([['opcache.enable_cli' => '0', 'open_basedir' => '/'], 'none', 'none'])]
    public function opcacheOrTheProcessTellsWhenItHasStarted(array $settings, string $expected, string $expectedOfFork): void
    {
        $code = <<<'PHP'
            refuseWarnings();
            use Kiln\Engine\Php\Store\UntouchedFiles;
            function since(): string
            {
                $since = Closure::bind(static fn() => UntouchedFiles::sinceLoadingBegan()->since, null, UntouchedFiles::class)();

                // The process has just begun, and with it its opcache.
                return match (true) { $since <= 0 => 'none', abs(time() - 60 - $since) < 60 => 'start', default => "{$since}" };
            }
            if (pcntl_fork() === 0) {
                echo since(), ' ';
                exit;
            }
            pcntl_wait($status);
            echo since();
            PHP;

        self::assertSame("{$expectedOfFork} {$expected}", Child::run($code, [], $settings));
    }

    #[Test]
    public function theClassOfAnUntouchedFileIsNotCompared(): void
    {
        [$file, $name] = $this->loaded('public int $a = 1;');
        self::write($file, "<?php class {$name} { public int \$b = 2; }");

        $states = Sources::states([$file], UntouchedFiles::since(time() + 3600));

        self::assertSame(['class ' . $name => $file, 'unread ' . $name => $file], array_diff_key($states, [$file => true]));
        $this->expectException(OutdatedClass::class);
        Sources::states([$file], UntouchedFiles::none());
    }

    #[Test]
    public function anAnonymousClassIsCompared(): void
    {
        $file = $this->classFile('anonymous', 'return new class(new class { public int $a = PHP_INT_MAX; }) { public function __construct(public object $b) {} };');
        $object = require $file;
        self::assertIsObject($object);

        // One that is an argument of another is not found.
        $this->expectException(OutdatedClass::class);
        Sources::states([$file], UntouchedFiles::since(time() + 3600));
    }

    /**
     * As tools for tests do it, which take "final" away or measure what tests find.
     */
    #[Test]
    public function codeThatIsChangedAsItIsLoadedIsCompared(): void
    {
        $file = $this->classFile('changed', 'final class Changed { public int $a = 1; }');
        $code = <<<'PHP'
            use Kiln\Engine\Php\Store\{SourceFile, UntouchedFiles};
            final class Changing
            {
                public $context;
                private $file;
                public function stream_open(string $path, string $mode): bool
                {
                    stream_wrapper_restore('file');
                    $this->file = fopen($path, $mode);
                    stream_wrapper_unregister('file');
                    stream_wrapper_register('file', self::class);
                    return $this->file !== false;
                }
                public function stream_read(int $count): string { return str_replace('final ', '', fread($this->file, $count)); }
                public function stream_eof(): bool { return feof($this->file); }
                public function stream_stat(): array { return fstat($this->file); }
                public function stream_set_option(): bool { return false; }
            }
            foreach ([SourceFile::class, UntouchedFiles::class, Kiln\Engine\Php\Store\SourceState::class, Kiln\Engine\Php\Store\PathStatus::class, Kiln\System\Attempt::class] as $class) {
                class_exists($class);
            }
            echo json_encode(UntouchedFiles::since(time() + 3600)->include($argv[1], SourceFile::read($argv[1])));
            stream_wrapper_unregister('file');
            stream_wrapper_register('file', Changing::class);
            echo json_encode(UntouchedFiles::since(time() + 3600)->include($argv[1], SourceFile::read($argv[1])));
            PHP;

        self::assertSame('truefalse', Child::run($code, [$file]));
    }

    /**
     * A file that is included through one has the name of the file alone.
     */
    #[Test]
    public function noFileIsUntouchedWhereThereAreFiltersOfTheApplication(): void
    {
        $code = <<<'PHP'
            use Kiln\Engine\Php\Store\UntouchedFiles;
            $tell = Closure::bind(static fn() => UntouchedFiles::sinceLoadingBegan()->since > 0, null, UntouchedFiles::class);
            echo json_encode($tell());
            stream_filter_register('weave', php_user_filter::class);
            echo json_encode($tell());
            PHP;

        self::assertSame('truefalse', Child::run($code));
    }

    #[Test]
    public function whatItIsMadeOfIsRemembered(): void
    {
        [$interface, $trait, $parent, $attribute, $class] = $names = array_map(self::newName(...), range(1, 5));
        $declarations = [
            "interface {$interface} {}",
            "trait {$trait} {}",
            "class {$parent} {}",
            "abstract class {$attribute} implements \\Kiln\\Attribute\\InheritanceFact {}",
            "class {$class} extends {$parent} implements {$interface} { use {$trait}; #[{$attribute}('a')] public int \$a; }",
        ];
        $files = array_map($this->classFile(...), $names, $declarations);
        foreach ($files as $file) {
            require $file;
        }

        $states = Sources::states([$files[4]], UntouchedFiles::since(time() + 3600));

        self::assertSame([], array_diff($files, array_keys($states)));
    }

    #[Test]
    public function aFileThatNamesConstantsOfClassesIsCompared(): void
    {
        foreach (['public int $a = \ZipArchive::CREATE;', 'const classes = 1; public int $a = self::classes;'] as $body) {
            [$file, $name] = $this->loaded($body);
            self::assertArrayNotHasKey('unread ' . $name, Sources::states([$file], UntouchedFiles::since(time() + 3600)));
        }

        [$file, $name] = $this->loaded('public string $a = \ArrayObject::class;');
        self::assertArrayHasKey('unread ' . $name, Sources::states([$file], UntouchedFiles::since(time() + 3600)));
    }

    #[Test]
    #[TestWith(['public int $a = 1; public ?bool $b = null; public array $c = [true, \FALSE];', true])]
    #[TestWith(['/** LIMIT */ public function f(int $a = LIMIT) { return LIMIT; }', true])]
    #[TestWith(['public int $a = LIMIT;', false])]
    #[TestWith(['public array $a = [\'a\' => [limit]];', false])]
    #[TestWith(['#[Groups([LIMIT])] public int $a;', false])]
    #[TestWith(['public function __construct(public int $a = 1 + LIMIT) {}', false])]
    #[TestWith(['#[Kiln\Attribute\Factory] public static function f(int $a = LIMIT) {}', false])]
    #[TestWith(['#[Kiln\Attribute\Factory] public static function f(#[Name(LIMIT)] int $a) {}', false])]
    #[TestWith(['const A = LIMIT;', false])]
    #[TestWith(['} enum B: int { case B = LIMIT;', false, 'B'])]
    #[TestWith(['} enum B { #[Number(LIMIT)] case B;', false, 'B'])]
    #[TestWith(['} trait B { public function init(int $a = LIMIT) {}', false, 'B'])]
    #[TestWith(['public function f() { class B {} }', false, 'B'])]
    #[TestWith(['public int $a =', false])]
    public function afterwardsAConstantOfNoClassCannotBeConfirmed(string $body, bool $isConfirmed, string $class = 'A'): void
    {
        $file = $this->classFile('old', "class A { {$body} }");

        self::assertSame($isConfirmed ? $file : null, SourceCheck::confirm(SourceState::UNREAD . $class, $file));
        unlink($file);
        self::assertNull(SourceCheck::confirm(SourceState::UNREAD . $class, $file));
    }

    #[Test]
    public function whatWasReadIsNotReadAgain(): void
    {
        $file = $this->classFile('old', 'class A { public int $a = 1; }');
        $name = self::newName();
        (new DirectoryStore($this->directory, false))->save('key', $name, [self::classAnswering($name, 'answer')], [$file]);
        $code = SealedFiles::unseal(self::read($this->entryFile()));
        $unread = SourceState::UNREAD . 'A';
        self::write($this->entryFile(), SealedFiles::seal(str_replace("  'sources' => \n  array (\n", "  'sources' => \n  array (\n    '{$unread}' => '{$file}',\n", $code)));

        self::assertArrayHasKey($unread, (new DirectoryStore($this->directory, false))->load('key')->sources ?? []);
        self::assertArrayNotHasKey($unread, (new DirectoryStore($this->directory, true))->load('key')->sources ?? [$unread => '']);
        self::assertArrayNotHasKey($unread, (new DirectoryStore($this->directory, false))->load('key')->sources ?? [$unread => '']);
    }

    private function classFile(string $directory, string $code): string
    {
        is_dir("{$this->directory}/{$directory}") || mkdir("{$this->directory}/{$directory}", 0700, true);
        self::write("{$this->directory}/{$directory}/File.php", "<?php {$code}");

        return "{$this->directory}/{$directory}/File.php";
    }

    /**
     * @return array{string, string} the file and the name of a class
     */
    private function loaded(string $body): array
    {
        $name = self::newName();
        $file = $this->classFile($name, "class {$name} { {$body} }");
        require $file;

        return [$file, $name];
    }

    /**
     * When opcache must have started so that a file counts as old, and what changes from now on does not.
     */
    private function startAfter(string $file): int
    {
        // Others may make files next to the directory of the test.
        for ($attempt = 0; $attempt < 100; ++$attempt) {
            $second = time();
            while (time() === $second) {
                usleep(10_000);
            }
            // The clock of a file system is some milliseconds behind.
            usleep(50_000);
            if ($this->isUntouched(UntouchedFiles::since($second + 61), $file)) {
                return $second + 61;
            }
        }
        self::markTestSkipped('Something changes the directories above all the time.');
    }

    private function isUntouched(UntouchedFiles $files, string $path): bool
    {
        $file = SourceFile::read($path);
        self::assertNotNull($file);

        return $files->include($path, $file);
    }
}
