<?php

declare(strict_types=1);

namespace Kiln\Tests\Documentation;

use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The code of README.md and of docs/ runs and prints what the text says.
 * CONTRIBUTING.md describes the conventions.
 */
#[CoversNothing]
final class ReadmeTest extends TestCase
{
    /** @return iterable<string, array{string}> */
    public static function documents(): iterable
    {
        yield 'README.md' => ['README.md'];
        $pages = glob(\dirname(__DIR__, 2) . '/docs/*.md');
        foreach ($pages === false ? [] : $pages as $path) {
            $name = 'docs/' . basename($path);
            yield $name => [$name];
        }
    }

    #[Test]
    #[DataProvider('documents')]
    public function theCodeRunsAndPrintsWhatTheTextSays(string $name): void
    {
        $root = \dirname(__DIR__, 2);
        self::assertFileExists("$root/$name");
        $document = Document::parse($name, (string) file_get_contents("$root/$name"));

        $failures = (new DocumentRunner($root, sys_get_temp_dir()))->failures($document);

        self::assertSame([], $failures, implode("\n", $failures));
    }

    #[Test]
    public function theReadmeShowsCode(): void
    {
        $readme = \dirname(__DIR__, 2) . '/README.md';
        self::assertFileExists($readme);
        $document = Document::parse('README.md', (string) file_get_contents($readme));

        $promises = array_filter($document->blocks, static fn(CodeBlock $block): bool => $block->expected !== null);

        self::assertNotSame([], $promises, 'At least one block of README.md shows what it prints.');
    }
}
