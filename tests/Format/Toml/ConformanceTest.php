<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Toml;

use Kiln\Format\SyntaxException;
use Kiln\Format\Toml\Reader;
use Kiln\Format\Toml\TomlVersion;
use Kiln\Format\Toml\Writer;
use Kiln\Limits;
use Kiln\Tests\Format\Suites;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The suite toml-test as it is a part of Debian's package of BurntSushi/toml 1.4.0. It holds cases of a draft of TOML 1.1.
 */
#[CoversClass(Reader::class)]
#[CoversClass(Writer::class)]
final class ConformanceTest extends TestCase
{
    private const TESTS = '/usr/share/gocode/src/github.com/BurntSushi/toml/internal/toml-test/tests';

    /** What is valid only in TOML 1.1. */
    private const OF_1_1 = ['datetime/no-seconds', 'inline-table/newline', 'string/escape-esc', 'string/hex-escape'];

    /** Letters beyond ASCII in bare keys were in the draft of TOML 1.1, and are in no version. */
    private const OF_DRAFT = ['key/unicode'];

    /** What is invalid in TOML 1.0 alone. */
    private const VALID_IN_1_1 = [
        'datetime/no-secs', 'inline-table/linebreak-1', 'inline-table/linebreak-2', 'inline-table/linebreak-3', 'inline-table/linebreak-4',
        'inline-table/trailing-comma', 'local-datetime/no-secs', 'local-time/no-secs', 'string/basic-byte-escapes',
    ];

    /** Prints the documents it is given as JSON lines in the form of toml-test. */
    private const PYTHON = <<<'PY'
        import datetime, json, math, sys, tomllib
        def tag(v):
            if isinstance(v, dict): return {k: tag(x) for k, x in v.items()}
            if isinstance(v, list): return [tag(x) for x in v]
            if isinstance(v, bool): return {'type': 'bool', 'value': str(v).lower()}
            if isinstance(v, int): return {'type': 'integer', 'value': str(v)}
            if isinstance(v, float): return {'type': 'float', 'value': repr(v)}
            if isinstance(v, str): return {'type': 'string', 'value': v}
            kind = 'datetime' if isinstance(v, datetime.datetime) and v.tzinfo else 'datetime-local' if isinstance(v, datetime.datetime) else 'date-local' if isinstance(v, datetime.date) else 'time-local'
            return {'type': kind, 'value': v.isoformat()}
        for line in sys.stdin:
            print(json.dumps(tag(tomllib.loads(json.loads(line)))))
        PY;

    #[Test]
    public function everyValidDocumentIsRead(): void
    {
        $wrong = $read = [];
        foreach (self::documents('valid') as $name => $text) {
            $version = \in_array($name, self::OF_1_1, true) ? TomlVersion::V1_1 : TomlVersion::V1_0;
            try {
                $tagged = Tagged::of(self::read($text, $version));
            } catch (SyntaxException $exception) {
                $tagged = $exception->getMessage();
            }
            if ($tagged === self::expected($name)) {
                $read[] = $name;
            } else {
                $wrong[] = $name;
            }
        }

        self::assertSame(self::OF_DRAFT, $wrong);
        self::assertCount(184, $read);
    }

    #[Test]
    public function everyInvalidDocumentIsRefused(): void
    {
        self::assertSame([], self::accepted(TomlVersion::V1_0));
        self::assertSame(self::VALID_IN_1_1, self::accepted(TomlVersion::V1_1));
        self::assertCount(371, self::documents('invalid'));
    }

    /**
     * A checkout of toml-test itself, which lists the cases of each version.
     */
    #[Test]
    public function eachVersionIsReadAsItsListSays(): void
    {
        $tests = (string) getenv('KILN_TOML_TEST');
        if ($tests === '') {
            self::markTestSkipped('KILN_TOML_TEST names no checkout of toml-test.');
        }
        foreach (TomlVersion::cases() as $version) {
            foreach ((array) file("{$tests}/tests/files-toml-{$version->value}", FILE_IGNORE_NEW_LINES) as $file) {
                if (!str_ends_with((string) $file, '.toml')) {
                    continue;
                }
                try {
                    $tagged = Tagged::of(self::read((string) file_get_contents("{$tests}/tests/{$file}"), $version));
                } catch (SyntaxException) {
                    $tagged = null;
                }
                $json = "{$tests}/tests/" . substr((string) $file, 0, -5) . '.json';
                self::assertSame(is_file($json) ? Tagged::expected((string) file_get_contents($json)) : null, $tagged, (string) $file);
            }
        }
    }

    #[Test]
    public function anotherReaderReadsWhatIsWritten(): void
    {
        $documents = array_diff_key(self::documents('valid'), array_flip(self::OF_DRAFT));
        $written = array_map(static fn(string $text): string => (new Writer(512))->write(self::read($text, TomlVersion::V1_1)), $documents);
        $expected = array_map(self::expected(...), array_combine(array_keys($documents), array_keys($documents)));
        $lines = self::python(array_values($written));

        self::assertCount(\count($documents), $lines);
        foreach (array_combine(array_keys($documents), $lines) as $name => $line) {
            self::assertEquals($expected[$name], Tagged::expected($line), $name . "\n" . $written[$name]);
            self::assertEquals($expected[$name], Tagged::of(self::read($written[$name], TomlVersion::V1_0)), $name);
        }
    }

    /**
     * @param list<string> $documents
     *
     * @return list<string>
     */
    private static function python(array $documents): array
    {
        $input = tmpfile();
        self::assertNotFalse($input);
        fwrite($input, implode('', array_map(static fn(string $document): string => json_encode($document, JSON_THROW_ON_ERROR) . "\n", $documents)));
        rewind($input);
        $process = proc_open(['python3', '-c', self::PYTHON], [$input, ['pipe', 'w'], ['pipe', 'w']], $pipes);
        self::assertNotFalse($process);
        $output = (string) stream_get_contents($pipes[1]);
        $errors = (string) stream_get_contents($pipes[2]);
        if (proc_close($process) !== 0) {
            if (str_contains($errors, 'No module named') || $errors === '') {
                self::skip('Python has no tomllib here (3.11 or newer has it).');
            }
            self::fail($errors);
        }

        return explode("\n", rtrim($output, "\n"));
    }

    private static function skip(string $reason): never
    {
        if (getenv('CI') === 'true') {
            self::fail($reason);
        }
        self::markTestSkipped($reason);
    }

    /**
     * @return list<string>
     */
    private static function accepted(TomlVersion $version): array
    {
        $accepted = [];
        foreach (self::documents('invalid') as $name => $text) {
            try {
                self::read($text, $version);
                $accepted[] = $name;
            } catch (SyntaxException) {
            }
        }

        return $accepted;
    }

    private static function read(string $text, TomlVersion $version): mixed
    {
        return (new Reader($text, $version, new Limits()))->read();
    }

    private static function expected(string $name): mixed
    {
        return Tagged::expected((string) file_get_contents(Suites::need('toml-test') . self::TESTS . "/valid/{$name}.json"));
    }

    /**
     * @return array<string, string> by name
     */
    private static function documents(string $kind): array
    {
        $folder = Suites::need('toml-test') . self::TESTS . "/{$kind}/";
        $documents = [];
        /** @var \SplFileInfo $file */
        foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($folder, \FilesystemIterator::SKIP_DOTS)) as $file) {
            if ($file->getExtension() === 'toml') {
                $documents[substr($file->getPathname(), \strlen($folder), -5)] = (string) file_get_contents($file->getPathname());
            }
        }
        ksort($documents);

        return $documents;
    }
}
