<?php

declare(strict_types=1);

namespace Kiln\Tests\Architecture;

use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What holds for the sources of the extension, as far as it can be seen without building them.
 */
#[CoversNothing]
final class ExtensionTest extends TestCase
{
    /**
     * The generator notes the hash of what it has read. That it would print the same today, `make test` finds out where PHP's
     * generator is installed.
     */
    #[Test]
    public function theArgumentsAreThoseOfTheStub(): void
    {
        $files = SourceTree::files('ext');

        self::assertMatchesRegularExpression('/^ \* Stub hash: ' . sha1($files['ext/kiln.stub.php']) . ' \*\/$/m', $files['ext/kiln_arginfo.h'], 'Run qa/arginfo.');
    }

    #[Test]
    public function oneHeaderAloneKnowsTheVersionsOfPhp(): void
    {
        $found = array_filter(SourceTree::files('ext'), static fn(string $content, string $path): bool => preg_match('/\.(cpp|h)$/', $path) === 1
            && preg_match('/PHP_VERSION_ID|PHP_(MAJOR|MINOR)_VERSION|ZEND_MODULE_API_NO|PHP_API_VERSION/', $content) === 1, ARRAY_FILTER_USE_BOTH);

        self::assertSame(['ext/src/zend_compat.h'], array_keys($found));
    }

    #[Test]
    public function theGraphKnowsNoFormatAndNoFormatKnowsTheGraph(): void
    {
        $includes = [];
        foreach (SourceTree::files('ext/src') as $path => $content) {
            preg_match_all('/^#include "((?:\.\.\/)*)([^"]+)"/m', $content, $found, PREG_SET_ORDER);
            foreach ($found as [, $up, $name]) {
                $folder = \dirname($path, 1 + substr_count($up, '../'));
                $includes[explode('/', $path)[2]][explode('/', substr("{$folder}/{$name}", \strlen('ext/src/')))[0]] = true;
            }
        }
        // Below them all: what went wrong, and what the versions of PHP call things.
        $others = array_diff_key($includes['graph'], ['graph' => true, 'program' => true, 'text' => true, 'value' => true, 'declined.h' => true, 'zend_compat.h' => true]);
        $known = array_keys(array_filter($includes, static fn(array $folders): bool => isset($folders['graph'])));
        sort($known);

        self::assertSame([], array_filter($others, static fn(string $name): bool => is_dir(SourceTree::root() . "/ext/src/{$name}"), ARRAY_FILTER_USE_KEY));
        self::assertSame(['cache', 'graph', 'testing'], $known);
    }

    #[Test]
    public function nothingIsBuiltForTheProcessorOfOneMachine(): void
    {
        self::assertDoesNotMatchRegularExpression('/-m(arch|cpu|tune)=/', SourceTree::files('ext')['ext/config.m4']);
    }

    /**
     * Else run-tests.php would skip none of them where the extension is missing, but fail in ways of its own.
     */
    #[Test]
    public function everyTestOfTheExtensionAsksForIt(): void
    {
        $tests = SourceTree::files('ext/tests', '.phpt');
        $without = array_filter($tests, static fn(string $content): bool => preg_match('/^--EXTENSIONS--\nkiln$/m', $content) !== 1);

        self::assertNotSame([], $tests);
        self::assertSame([], array_keys($without));
    }

    /**
     * A function that gets another name would lose its place unseen.
     */
    #[Test]
    public function eachFunctionInTheOrderIsThere(): void
    {
        $sources = implode('', SourceTree::files('ext/src'));
        preg_match_all('/\*\(\.text\._Z(\S+)\)/', SourceTree::files('ext')['ext/function_order.ld'], $matches);
        $unknown = [];
        foreach (array_filter($matches[1], static fn(string $pattern): bool => !str_contains($pattern, 'simdjson')) as $pattern) {
            $names = self::namesIn($pattern);
            self::assertNotEmpty($names, $pattern);
            array_push($unknown, ...array_filter($names, static fn(string $name): bool => preg_match("/\\b{$name}\\b/", $sources) !== 1));
        }

        self::assertNotEmpty($matches[1]);
        self::assertSame([], $unknown);
    }

    /**
     * @return list<string> the parts of the mangled name, each of which has its length before it; of a method of PHP's, its own name
     */
    private static function namesIn(string $pattern): array
    {
        if (preg_match('/^\d+zim_Kiln_Native_(\w+?)_(\w+)\*$/', $pattern, $method) === 1) {
            return ["PHP_METHOD\\(Kiln_Native_{$method[1]}, {$method[2]}"];
        }
        $names = preg_match('/\*(\w+)INS_4json7Emitter\*$/', $pattern, $ofTemplate) === 1 ? [$ofTemplate[1]] : [];
        $rest = (string) preg_replace('/^N[KR]?/', '', $pattern);
        while (preg_match('/^\d+/', $rest, $length) === 1) {
            $name = substr($rest, \strlen($length[0]), (int) $length[0]);
            $rest = substr($rest, \strlen($length[0] . $name));
            if ($name !== '_GLOBAL__N_1') {
                $names[] = rtrim($name, '*');
            }
        }

        return $names;
    }
}
