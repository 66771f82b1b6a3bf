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
}
