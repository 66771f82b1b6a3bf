<?php

declare(strict_types=1);

namespace Kiln\Tests\Documentation;

use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;
use UnexpectedValueException;

#[CoversNothing]
final class DocumentTest extends TestCase
{
    #[Test]
    public function itFindsTheBlocksOfPhp(): void
    {
        $document = Document::parse('page.md', <<<'MD'
            # Title

            ```bash
            make demo
            ```

            ```php
            echo 'one';

            echo 'two';
            ```

            prints

            <!-- output -->

            ```text
            onetwo
            ```

            1. In a list:

               ```php no-run
               $x = [
                   1,
               ];
               ```

            ````php fresh
            $fence = '
            ```
            ';
            ````

            ~~~php
            echo '{}';
            ~~~
            <!-- output -->
            ```json
            {}
            ```

            <!--
            ```php
            $hidden = true;
            ```
            -->
            MD);

        self::assertEquals([
            new CodeBlock("echo 'one';\n\necho 'two';", 8, expected: 'onetwo'),
            new CodeBlock("\$x = [\n    1,\n];", 24, runs: false),
            new CodeBlock("\$fence = '\n```\n';", 30, fresh: true),
            new CodeBlock("echo '{}';", 36, expected: '{}'),
            new CodeBlock('$hidden = true;', 45),
        ], $document->blocks);
    }

    #[Test]
    public function lineBreaksOfWindowsMakeNoDifference(): void
    {
        $markdown = "```php\necho 1;\n```\n<!-- output -->\n```text\n1\n```\n";

        self::assertEquals(
            Document::parse('page.md', $markdown),
            Document::parse('page.md', str_replace("\n", "\r\n", $markdown)),
        );
    }

    /** @return iterable<string, array{string, string}> */
    public static function broken(): iterable
    {
        yield 'a fence without an end' => ["text\n\n```php\necho 1;\n", 'page.md:3: the fenced block is not closed'];
        yield 'a mark without a block after it' => ["```php\n1;\n```\n<!-- output -->\ntext\n", 'page.md:4: no fenced block follows <!-- output -->'];
        yield 'a mark after a mark' => ["```php\n1;\n```\n<!-- output -->\n<!-- output -->\n```text\n1\n```\n", 'page.md:4: no fenced block follows <!-- output -->'];
        yield 'a mark without a block before it' => ["<!-- output -->\n```text\n1\n```\n", 'page.md:1: <!-- output --> must stand between'];
        yield 'a mark after code that does not run' => ["```php no-run\n1;\n```\n<!-- output -->\n```text\n1\n```\n", 'page.md:4: <!-- output --> must stand between'];
        yield 'a second output of one block' => [
            "```php\n1;\n```\n<!-- output -->\n```text\n1\n```\n<!-- output -->\n```text\n1\n```\n",
            'page.md:8: <!-- output --> must stand between',
        ];
        yield 'PHP as output' => ["```php\n1;\n```\n<!-- output -->\n```php\n1\n```\n", 'page.md:4: <!-- output --> must stand between'];
        yield 'a word that is not known' => ["```php norun\n1;\n```\n", 'page.md:1: unknown word after "php": norun'];
    }

    #[Test]
    #[DataProvider('broken')]
    public function itSaysWhereADocumentBreaksTheConventions(string $markdown, string $message): void
    {
        $this->expectException(UnexpectedValueException::class);
        $this->expectExceptionMessage($message);

        Document::parse('page.md', $markdown);
    }
}
