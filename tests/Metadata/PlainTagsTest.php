<?php

declare(strict_types=1);

namespace Kiln\Tests\Metadata;

use Kiln\Metadata\Source\DocTag;
use Kiln\Metadata\Source\PlainTags;
use PHPStan\PhpDocParser\Ast\PhpDoc\InvalidTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\ParamTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\ReturnTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\VarTagValueNode;
use PHPStan\PhpDocParser\Lexer\Lexer;
use PHPStan\PhpDocParser\Parser\ConstExprParser;
use PHPStan\PhpDocParser\Parser\PhpDocParser;
use PHPStan\PhpDocParser\Parser\TokenIterator;
use PHPStan\PhpDocParser\Parser\TypeParser;
use PHPStan\PhpDocParser\ParserConfig;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What is read without the parser must be what the parser reads.
 */
#[CoversClass(PlainTags::class)]
final class PlainTagsTest extends TestCase
{
    private const PIECES = [
        '@', '|', '&', '<', '>', ',', ', ', ' ', "\n", "\n     * ", "\n * @", '*', '/', '$x', '$this', '?', '[]', '[', '(', ')', '{', '}', '::', ':', '-',
        '\\', '"', "'", '//', '/**', 'is', 'covariant', '...', '=', 'list<', '<b>', '</b>', 'int', '@var ', '@param ', '@return ', '@throws ', '@see ', '@foo ',
        "\r\n", "\r", "\t", 'é', '1', '_',
    ];

    /** @return iterable<array{string}> */
    public static function plain(): iterable
    {
        yield ['/** @var list<Foo> */'];
        yield ['/** @var Foo|null $foo of somebody */'];
        yield ["/**\n * Some words: https://example.org/x.\n *\n * @param list<string> \$tags\n * @param ?int \$count how many,\n *        at most\n *\n * @throws Foo when\n * @return array<string, Foo[]> all of them\n */"];
        yield ["/**\r\n * @phpstan-var int\r\n **/"];
    }

    #[Test]
    #[DataProvider('plain')]
    public function ordinaryCommentsAreRead(string $comment): void
    {
        self::assertEquals(self::expected($comment), PlainTags::of($comment));
    }

    /** @return iterable<array{string}> */
    public static function strange(): iterable
    {
        yield 'an inline tag' => ['/** {@see Foo} @var int */'];
        yield 'a union over two lines' => ["/**\n * @var int\n *  |string\n */"];
        yield 'a description that may belong to the type' => ['/** @var int [0] */'];
        yield 'an annotation' => ["/**\n * @Foo(\n * @var int\n * )\n */"];
        yield 'a string over two lines' => ["/**\n * \"\n * @var int\n * \"\n */"];
        yield 'a mark of HTML' => ['/** @var Foo<b>bold</b> */'];
        yield 'a parameter without a name' => ['/** @param int */'];
        yield 'a shape' => ['/** @var array{id: int} */'];
    }

    #[Test]
    #[DataProvider('strange')]
    public function othersAreLeftToTheParser(string $comment): void
    {
        self::assertNull(PlainTags::of($comment));
    }

    #[Test]
    public function whateverIsReadIsReadAsTheParserReadsIt(): void
    {
        mt_srand(1);
        $comments = self::comments();
        $plain = 0;
        for ($round = 0; $round < 12_000; ++$round) {
            $comment = $comments[$round % \count($comments)];
            for ($changes = $round < \count($comments) ? 0 : mt_rand(1, 4); $changes > 0; --$changes) {
                $comment = substr_replace($comment, self::PIECES[mt_rand(0, \count(self::PIECES) - 1)], mt_rand(3, \strlen($comment) - 2), mt_rand(0, 3));
            }
            $tags = str_ends_with($comment, '*/') ? PlainTags::of($comment) : null;
            if ($tags !== null) {
                ++$plain;
                self::assertEquals(self::expected($comment), $tags, $comment);
            }
        }
        self::assertGreaterThan(2_000, $plain);
    }

    /**
     * @return list<string> from the library itself
     */
    private static function comments(): array
    {
        $comments = [];
        foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator(\dirname(__DIR__, 2) . '/src', \FilesystemIterator::SKIP_DOTS)) as $file) {
            \assert($file instanceof \SplFileInfo);
            foreach (\PhpToken::tokenize((string) file_get_contents($file->getPathname())) as $token) {
                if ($token->is(T_DOC_COMMENT) && \strlen($token->text) < 300 && preg_match('/@[\w-]*(?:var|param|return)/', $token->text) === 1) {
                    $comments[$token->text] = true;
                }
            }
        }

        return array_keys($comments);
    }

    /**
     * @return list<DocTag>
     */
    private static function expected(string $comment): array
    {
        $config = new ParserConfig([]);
        $constants = new ConstExprParser($config);
        $parser = new PhpDocParser($config, new TypeParser($config, $constants), $constants);
        $tags = [];
        foreach ($parser->parse(new TokenIterator((new Lexer($config))->tokenize($comment)))->getTags() as $tag) {
            if (preg_match('/^@(?:phpstan-|psalm-|phan-)?(?:var|param|return)$/D', $tag->name) === 1) {
                $value = $tag->value;
                $tags[] = match (true) {
                    $value instanceof VarTagValueNode => new DocTag($tag->name, $value->type, $value->variableName),
                    $value instanceof ParamTagValueNode => new DocTag($tag->name, $value->type, $value->parameterName),
                    $value instanceof ReturnTagValueNode => new DocTag($tag->name, $value->type),
                    $value instanceof InvalidTagValueNode => new DocTag($tag->name, $value->exception, text: $value->value),
                    default => self::fail("{$tag->name} of another kind in {$comment}"),
                };
            }
        }

        return $tags;
    }
}
