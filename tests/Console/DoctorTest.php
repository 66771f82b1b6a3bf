<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Console\Command\DoctorCommand;
use Kiln\Engine\Native\Extension;
use Kiln\Graph\Graph;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(DoctorCommand::class)]
final class DoctorTest extends CommandTestCase
{
    private const SUBJECTS = ['php', 'php.integers', 'ext-json', 'ext-tokenizer', 'kiln', 'phpstan/phpdoc-parser', 'symfony/console', 'engine', 'configuration', 'directory', 'directory.writable', 'directory.code'];

    #[Test]
    public function everyPartIsExamined(): void
    {
        $this->declareOrder();
        self::assertExit(0, $this->project()->kiln(['compile', 'src']));

        $text = $this->project()->kiln(['doctor']);
        self::assertExit(0, $text);
        self::assertStringStartsWith('✓ PHP ' . PHP_VERSION . " (cli)\n", $text->output);
        self::assertStringContainsString("✓ code goes to {$this->project()->directory}/var (owner ", $text->output);

        $json = $this->project()->kiln(['doctor', '--format=json']);
        self::assertExit(0, $json);
        self::assertSame([1, true], [$json->json('schema'), $json->json('ok')]);
        self::assertSame([], array_diff(self::SUBJECTS, $json->strings('subject', 'findings')));
        foreach (self::SUBJECTS as $subject) {
            self::assertSame('good', self::finding($json, $subject)['level'], $subject);
        }
        $files = \count(array_filter($this->project()->files('var'), static fn(string $file): bool => str_ends_with($file, '.php')));
        self::assertSame("6 pieces of code ready, in {$files} files", self::finding($json, 'directory.code')['text']);
    }

    #[Test]
    public function aDirectoryThatCannotBeUsedIsBad(): void
    {
        mkdir("{$this->project()->directory}/var");
        chmod("{$this->project()->directory}/var", 0777);

        $result = $this->project()->kiln(['doctor']);

        self::assertExit(1, $result);
        self::assertStringContainsString("✗ code cannot be kept in {$this->project()->directory}/var\n", $result->output);
        self::assertStringContainsString("Run: chmod go-w {$this->project()->directory}/var", $result->output);
    }

    #[Test]
    public function theDirectoryInThePlaceOfJmsIsExamined(): void
    {
        mkdir("{$this->project()->directory}/var", 0700);
        $this->project()->declare('Label', 'final class Label { public string $text = ""; }');
        $serializer = 'jms: Kiln\Bridge\Jms\SerializerBuilder::create()->setCacheDir(__DIR__ . "/var")->setMetadataCache(new Kiln\Tests\Bridge\Jms\Reference\ForgetfulCache())->build(Kiln\Engine::Php)';
        $this->project()->configure("new Kiln\Console\Configuration({$serializer})");
        self::assertExit(0, $this->project()->kiln(['compile', '--jms', 'src', '--direction=write']));

        $result = $this->project()->kiln(['doctor', '--format=json']);

        self::assertExit(0, $result);
        self::assertNotContains('directory', $result->strings('subject', 'findings'));
        self::assertStringStartsWith("jms: code goes to {$this->project()->directory}/var/kiln (owner ", self::finding($result, 'jms.directory')['text']);
        self::assertSame('good', self::finding($result, 'jms.directory')['level']);
        // The extension has a program besides.
        self::assertMatchesRegularExpression('/^jms: [23] pieces of code ready/', self::finding($result, 'jms.directory.code')['text']);
        // Below a directory for temporary files none is made.
        self::assertMatchesRegularExpression('/^jms: (?:an index of the code is there, and up to date; build\(compiled: true\) trusts it|there is no index of the code, or it is out of date)$/', self::finding($result, 'jms.directory.index')['text']);

        $this->project()->declare('Label', 'final class Label { public string $other = ""; }');
        self::assertStringStartsWith('Run: kiln compile --jms. ', (string) self::finding($this->project()->kiln(['doctor', '--format=json']), 'jms.directory.stale')['advice']);

        $this->project()->configure("new Kiln\Console\Configuration(Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . '/own'), {$serializer})");
        $both = $this->project()->kiln(['doctor', '--format=json'])->strings('subject', 'findings');
        self::assertContains('directory', $both);
        self::assertContains('jms.directory', $both);
    }

    #[Test]
    public function aDirectoryOfJmsThatCannotBeUsedIsNoticed(): void
    {
        mkdir("{$this->project()->directory}/var");
        mkdir("{$this->project()->directory}/tmp", 0700);
        chmod("{$this->project()->directory}/var", 0777);
        $this->project()->configure('new Kiln\Console\Configuration(jms: Kiln\Bridge\Jms\SerializerBuilder::create()->setCacheDir(__DIR__ . "/var")->build())');

        $finding = self::finding($this->project()->kiln(['doctor', '--format=json'], environment: ['TMPDIR' => "{$this->project()->directory}/tmp"]), 'jms.directory');

        self::assertSame('warning', $finding['level']);
        self::assertStringEndsWith('since no directory is named, or that of setCacheDir() cannot be used', $finding['text']);
        self::assertStringContainsString('nobody else may write to it', (string) $finding['advice']);
    }

    #[Test]
    public function theEngineIsNamed(): void
    {
        $php = $this->project()->kiln(['doctor', '--format=json']);
        self::assertSame('the PHP engine reads and writes JSON (Engine::Php is asked for)', self::finding($php, 'engine')['text']);

        $this->project()->configure('Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/var")->withEngine(Kiln\Engine::Native)');
        $native = $this->project()->kiln(['doctor', '--format=json']);
        if (\extension_loaded(Extension::NAME)) {
            self::assertExit(0, $native);
            self::assertSame('the native engine reads and writes JSON', self::finding($native, 'engine')['text']);
            self::assertMatchesRegularExpression('/^ext-kiln \S+ is loaded \(programs of version ' . Extension::ABI . ', simdjson \d+\.\d+\.\d+\)$/', self::finding($native, 'ext-kiln')['text']);
        } else {
            self::assertExit(1, $native);
            self::assertStringContainsString('[extension_missing]', (string) self::finding($native, 'engine')['advice']);
        }
    }

    #[Test]
    public function aPathThatDoesNotExistIsBad(): void
    {
        $this->project()->configure('new Kiln\Console\Configuration(paths: ["lib"])');

        $result = $this->project()->kiln(['doctor', '--format=json']);

        self::assertExit(1, $result);
        self::assertFalse($result->json('ok'));
        self::assertSame('there is no file or directory lib', self::finding($result, 'configuration.paths')['text']);
    }

    #[Test]
    public function withoutAConfigurationTheDefaultDirectoryIsNamed(): void
    {
        unlink("{$this->project()->directory}/kiln.php");

        $result = $this->project()->kiln(['doctor', '--format=json'], environment: ['TMPDIR' => $this->project()->directory]);

        self::assertExit(0, $result);
        self::assertSame('warning', self::finding($result, 'configuration')['level']);
        self::assertSame('warning', self::finding($result, 'directory')['level']);
        self::assertStringStartsWith("code goes to {$this->project()->directory}/kiln-", self::finding($result, 'directory')['text']);
    }

    #[Test]
    public function withoutAnyDirectoryItSaysWhyCodeStaysInMemory(): void
    {
        unlink("{$this->project()->directory}/kiln.php");
        $nowhere = "{$this->project()->directory}/nowhere";

        $doctor = $this->project()->kiln(['doctor', '--format=json'], environment: ['TMPDIR' => $nowhere]);
        self::assertExit(0, $doctor);
        self::assertSame("code stays in memory: no directory is named, and none of your own can be made in {$nowhere}.", self::finding($doctor, 'directory')['text']);

        $compile = $this->project()->kiln(['compile', 'src'], environment: ['TMPDIR' => $nowhere]);
        self::assertExit(1, $compile);
        self::assertStringContainsString('Generated code stays in memory: no directory is named', $compile->errors);
    }

    #[Test]
    public function whatDoesNotBelongInTheDirectoryIsFound(): void
    {
        $this->declareOrder();
        self::assertExit(0, $this->project()->kiln(['compile', 'src']));
        $place = self::placeOf($this->project());
        $this->project()->write("var/{$place}/notes.php", '<?php echo "foreign";');
        $this->project()->write('var/php7.4-g1/OrderWriter_1.php', '<?php');
        $entries = array_values(array_filter($this->project()->files("var/{$place}"), static fn(string $file): bool => str_ends_with($file, '.entry.php')));
        $this->project()->write("var/{$place}/{$entries[0]}", '<?php // half');

        $before = $this->project()->kiln(['doctor', '--format=json']);
        self::assertExit(0, $before);
        self::assertSame('files that Kiln did not make: notes.php', self::finding($before, 'directory.foreign')['text']);
        self::assertSame('code of another PHP or another Kiln: php7.4-g1', self::finding($before, 'directory.others')['text']);
        self::assertSame('1 piece of code damaged or incomplete', self::finding($before, 'directory.damaged')['text']);

        // The class is changed: its code is out of date, and once it is made anew the old one is left over.
        $this->project()->declare('Line', 'final class Line { public int $other = 1; }');
        self::assertStringContainsString('made from classes that have changed since', self::finding($this->project()->kiln(['doctor', '--format=json']), 'directory.stale')['text']);
        self::assertExit(0, $this->project()->kiln(['compile', 'src']));
        $after = $this->project()->kiln(['doctor', '--format=json']);
        self::assertNotContains('directory.stale', $after->strings('subject', 'findings'));
        self::assertNotContains('directory.damaged', $after->strings('subject', 'findings'));
        self::assertNotContains('directory.leftovers', $after->strings('subject', 'findings'));
    }

    /** @return iterable<string, array{list<string>, string, string, string}> */
    public static function settings(): iterable
    {
        yield 'floats' => [['serialize_precision=17'], 'php.floats', 'warning', 'serialize_precision is 17'];
        yield 'opcache is off' => [['opcache.enable=0'], 'opcache', 'warning', 'opcache is loaded, but off'];
        yield 'opcache is on' => [['opcache.enable=1', 'opcache.enable_cli=1'], 'opcache', 'good', 'opcache is on (settings of'];
        yield 'not for the command line' => [['opcache.enable=1', 'opcache.enable_cli=0'], 'opcache', 'good', 'except for the command line'];
        yield 'no doc comments' => [['opcache.save_comments=0'], 'opcache.comments', 'bad', 'opcache.save_comments = 0'];
        yield 'no time stamps' => [['opcache.validate_timestamps=0'], 'opcache.timestamps', 'warning', 'does not notice changed files'];
        yield 'memory, of which something is known' => [['opcache.enable_cli=1', 'opcache.memory_consumption=64'], 'opcache.memory', 'good', '64 MB, '];
        yield 'memory, of which nothing is known' => [['opcache.enable_cli=0', 'opcache.memory_consumption=64'], 'opcache.memory', 'good', 'opcache has 64 MB'];
        yield 'room for files' => [['opcache.max_accelerated_files=10000'], 'opcache.files', 'good', 'opcache holds up to 10000 files; 0 are Kiln\'s'];
        yield 'the compiler is off' => [['opcache.jit=disable', 'opcache.jit_buffer_size=0'], 'opcache.jit', 'good', 'the just-in-time compiler is off'];
        yield 'the compiler is on' => [['opcache.jit=tracing', 'opcache.jit_buffer_size=16M'], 'opcache.jit', 'good', 'is on (tracing, buffer 16M)'];
        yield 'a closed interface' => [['opcache.restrict_api=/srv'], 'opcache.restrict_api', 'warning', 'opcache.restrict_api is /srv'];
    }

    /** @param list<string> $settings */
    #[Test]
    #[DataProvider('settings')]
    #[RequiresPhpExtension('Zend OPcache')]
    public function settingsAreJudged(array $settings, string $subject, string $level, string $text): void
    {
        $options = [];
        foreach (['opcache.enable=1', 'opcache.save_comments=1', ...$settings] as $setting) {
            array_push($options, '-d', $setting);
        }

        $result = $this->project()->kiln(['doctor', '--format=json'], $options);

        self::assertExit($level === 'bad' ? 1 : 0, $result);
        $finding = self::finding($result, $subject);
        self::assertSame($level, $finding['level']);
        self::assertStringContainsString($text, $finding['text']);
        self::assertSame($level === 'good', $finding['advice'] === null);
    }

    #[Test]
    #[RequiresPhpExtension('Zend OPcache')]
    public function tooManyFilesForOpcacheAreNoticed(): void
    {
        // 200 is the least that opcache takes.
        $classes = '';
        for ($i = 0; $i < 40; ++$i) {
            $classes .= "final class Numbered{$i} { public int \$number{$i} = 1; }\n";
        }
        $this->project()->write('autoload.php', "<?php\nrequire_once __DIR__ . '/src/all.php';\n");
        $this->project()->write('src/all.php', "<?php\nnamespace App;\n{$classes}");
        self::assertExit(0, $this->project()->kiln(['compile', 'src']));

        $result = $this->project()->kiln(['doctor', '--format=json'], ['-d', 'opcache.max_accelerated_files=200']);

        self::assertSame('warning', self::finding($result, 'opcache.files')['level']);
    }

    #[Test]
    #[RequiresPhpExtension('Zend OPcache')]
    #[Group('long')]
    public function whetherOpcacheHasRoomForExportedFilesIsMeasured(): void
    {
        $directory = $this->project()->directory;
        mkdir("{$directory}/exported");
        // Integers take 16 bytes each in memory; so many that there are parts.
        Graph::export(range(1, 600_000), "{$directory}/exported/large.php");
        Graph::export(['text' => str_repeat('x', 100_000)], "{$directory}/exported/small.php");
        $this->project()->write('exported/foreign.php', '<?php return 1;');
        $files = \count($this->project()->files('exported')) - 1;
        self::assertGreaterThan(2, $files);

        $room = $this->project()->kiln(['doctor', '--format=json', '--exported=exported'], ['-d', 'opcache.memory_consumption=128', '-d', 'opcache.interned_strings_buffer=8']);
        self::assertExit(0, $room);
        $finding = self::finding($room, 'exported.memory');
        self::assertSame('good', $finding['level']);
        self::assertMatchesRegularExpression("/^{$files} exported files take (9|1\\d)\\.\\d MB of the 128 MB of opcache, and 0\\.1 MB of the 8 MB for strings$/", $finding['text']);
        self::assertStringContainsString("; {$files} are Kiln's", self::finding($room, 'opcache.files')['text']);

        $little = $this->project()->kiln(['doctor', '--format=json', '--exported=exported'], ['-d', 'opcache.memory_consumption=24', '-d', 'opcache.interned_strings_buffer=8']);
        self::assertExit(0, $little);
        self::assertSame('warning', self::finding($little, 'exported.memory')['level']);

        $none = $this->project()->kiln(['doctor', '--format=json', '--exported=exported/large.php'], ['-d', 'opcache.memory_consumption=16', '-d', 'opcache.interned_strings_buffer=8', '-d', 'opcache.max_file_size=100000']);
        self::assertExit(1, $none);
        self::assertSame('bad', self::finding($none, 'exported.memory')['level']);
        self::assertSame('bad', self::finding($none, 'exported.size')['level']);

        self::assertExit(2, $this->project()->kiln(['doctor', '--exported=nowhere']));
        self::assertExit(2, $this->project()->kiln(['doctor', '--exported=exported/foreign.php']));
    }

    /**
     * @return array{level: string, text: string, advice: ?string}
     */
    private static function finding(Result $result, string $subject): array
    {
        $index = array_search($subject, $result->strings('subject', 'findings'), true);
        self::assertIsInt($index, "Nothing is said about {$subject}.");
        [$level, $text, $advice] = [$result->json('findings', $index, 'level'), $result->json('findings', $index, 'text'), $result->json('findings', $index, 'advice')];
        self::assertIsString($level);
        self::assertIsString($text);
        self::assertTrue($advice === null || \is_string($advice));

        return ['level' => $level, 'text' => $text, 'advice' => $advice];
    }

    /**
     * The name of the directory that holds the code.
     */
    private static function placeOf(Project $project): string
    {
        foreach ($project->files('var') as $file) {
            if (str_ends_with($file, '.entry.php')) {
                return \dirname($file);
            }
        }

        self::fail('Nothing is compiled.');
    }
}
