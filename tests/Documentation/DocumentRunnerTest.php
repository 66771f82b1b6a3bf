<?php

declare(strict_types=1);

namespace Kiln\Tests\Documentation;

use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversNothing]
final class DocumentRunnerTest extends TestCase
{
    /** @return iterable<string, array{string}> */
    public static function correct(): iterable
    {
        yield 'no code at all' => ["# Title\n"];
        yield 'output as promised' => [<<<'MD'
            ```php
            echo "a\n", "b\n";
            ```
            <!-- output -->
            ```text
            a
            b
            ```
            MD];
        yield 'state, namespace and imports go on' => [<<<'MD'
            ```php
            <?php

            declare(strict_types=1);

            namespace App;

            use ArrayObject as Box;
            use function strlen, strtoupper as upper;
            use SplObjectStorage;

            final class Order { public int $id = 7; }
            $order = new Order();
            $show = function () use ($order) { return $order->id; };
            ```
            ```php
            use const PHP_INT_SIZE as SIZE;
            class SplObjectStorage {}
            echo \get_class($order), ' ', count(new Box([1, 2])), ' ', upper('x'), ' ', $show(), ' ', Order::class;
            ```
            <!-- output -->
            ```text
            App\Order 2 X 7 App\Order
            ```
            ```php
            echo SIZE > 0 ? 'yes' : 'no', ' ', SplObjectStorage::class, ' ', namespace\Order::class;
            ```
            <!-- output -->
            ```text
            yes App\SplObjectStorage App\Order
            ```
            MD];
        yield 'a fresh start' => [<<<'MD'
            ```php
            namespace App;
            use ArrayObject as Box;
            $x = 1;
            function f(): int { return 1; }
            ```
            ```php fresh
            function f(): int { return 2; }
            echo isset($x) ? 'set' : 'not set', ' ', f(), ' ', Box::class, ' [', __NAMESPACE__, ']';
            ```
            <!-- output -->
            ```text
            not set 2 Box []
            ```
            MD];
        yield 'a group of imports' => [<<<'MD'
            ```php
            use Kiln\Tests\Documentation\{Document, CodeBlock as Block};
            ```
            ```php
            echo Document::class, ' ', Block::class;
            ```
            <!-- output -->
            ```text
            Kiln\Tests\Documentation\Document Kiln\Tests\Documentation\CodeBlock
            ```
            MD];
        yield 'code that is only shown' => ["```php no-run\nexit(1);\n```\n"];
        yield 'a hidden preparation' => ["<!--\n```php\n\$x = 3;\n```\n-->\n```php\necho \$x;\n```\n<!-- output -->\n```text\n3\n```\n"];
        yield 'files in the working directory' => ["```php\nfile_put_contents('a.txt', 'x'); require 'vendor/autoload.php'; assert(is_dir('vendor'));\n```\n"];
        yield 'a silenced warning' => ["```php\n@file_get_contents('missing');\n```\n"];
    }

    #[Test]
    #[DataProvider('correct')]
    public function aCorrectDocumentPasses(string $markdown): void
    {
        self::assertSame([], self::failures($markdown));
    }

    /** @return iterable<string, array{string, string}> */
    public static function wrong(): iterable
    {
        yield 'another output' => [
            "```php\necho 'a';\n```\n<!-- output -->\n```text\nb\n```\n",
            "~^page\\.md:2: the block prints something else than the document says\nexpected:\nb\n\nprinted:\na\n$~",
        ];
        yield 'an exception, with the line of the document' => [
            "# Title\n\n```php\n\$ok = 1;\n\nthrow new LogicException('broken example');\n```\n",
            '~^page\.md:4: the block did not run to its end \(exit status 255\)\n.*LogicException: broken example in \S*block-at-line-4\.php:6\n~s',
        ];
        yield 'a syntax error' => ["```php\necho 1\necho 2;\n```\n", '~^page\.md:2: the block did not run to its end.*block-at-line-2\.php.* line 3|:3~s'];
        yield 'a warning' => ["```php\necho \$undefined;\n```\n", '~ErrorException: Undefined variable \$undefined~'];
        yield 'a deprecation' => ["```php\necho strlen(null ?? '') . utf8_decode('x');\n```\n", '~ErrorException: .*utf8_decode\(\) is deprecated~'];
        yield 'an assertion' => ["```php\nassert(1 + 1 === 3);\n```\n", '~AssertionError: assert\(1 \+ 1 === 3\)~'];
        yield 'strict types' => ["```php\necho strlen(12);\n```\n", '~TypeError: strlen\(\)~'];
        yield 'an end in the middle' => ["```php\nexit(0);\n```\n", '~^page\.md:2: the block did not run to its end \(exit status 0\)~'];
        yield 'a failure after the last block' => ["```php\nregister_shutdown_function(fn() => exit(3));\n```\n", '~^page\.md:2: PHP ended with exit status 3~'];
        yield 'a later block that fails' => ["```php\n\$x = 1;\n```\n\n```php\n\$x->f();\n```\n", '~^page\.md:6: .*Call to a member function f\(\) on int~s'];
        yield 'wrong syntax in code that is only shown' => ["```php no-run\nclass {\n```\n", '~^page\.md:2: the code is not valid PHP\n.*line 2~s'];
    }

    #[Test]
    #[DataProvider('wrong')]
    public function aWrongDocumentFails(string $markdown, string $pattern): void
    {
        $failures = self::failures($markdown);

        self::assertCount(1, $failures);
        self::assertMatchesRegularExpression($pattern, $failures[0]);
    }

    #[Test]
    public function nothingStaysBehind(): void
    {
        $folder = sys_get_temp_dir() . '/kiln-runner-' . bin2hex(random_bytes(8));
        mkdir($folder);
        try {
            $document = Document::parse('page.md', "```php\nmkdir('a/b', recursive: true); touch('a/b/c'); throw new Exception();\n```\n");
            (new DocumentRunner(\dirname(__DIR__, 2), $folder))->failures($document);

            self::assertSame(['.', '..'], scandir($folder));
        } finally {
            rmdir($folder);
        }
    }

    /** @return list<string> */
    private static function failures(string $markdown): array
    {
        return (new DocumentRunner(\dirname(__DIR__, 2), sys_get_temp_dir()))->failures(Document::parse('page.md', $markdown));
    }
}
