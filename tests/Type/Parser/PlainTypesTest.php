<?php

declare(strict_types=1);

namespace Kiln\Tests\Type\Parser;

use Kiln\Type\Parser\PlainTypes;
use PHPStan\PhpDocParser\Ast\Type\TypeNode;
use PHPStan\PhpDocParser\Lexer\Lexer;
use PHPStan\PhpDocParser\Parser\ConstExprParser;
use PHPStan\PhpDocParser\Parser\ParserException;
use PHPStan\PhpDocParser\Parser\TokenIterator;
use PHPStan\PhpDocParser\Parser\TypeParser;
use PHPStan\PhpDocParser\ParserConfig;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(PlainTypes::class)]
final class PlainTypesTest extends TestCase
{
    private const WORDS = ['int', 'Foo', '\Foo\Bar', 'list', 'array', 'null', '?', '|', '<', '>', ',', ', ', '[]', '[', ']', '&', '(', ')', 'covariant', 'non-empty-list', '-', '\\', '$this', '1', "'a'", ' ', '::', '*', '{', '}', 'é', 'callable'];

    /** @return iterable<array{string}> */
    public static function plain(): iterable
    {
        foreach (['int', '?Foo', '\Foo\Bar', 'Foo|null', 'list<Foo>', 'array<string, int|null>', 'array<int,list<?Foo>>', 'Foo[][]', 'non-empty-list<class-string>', 'Page<Line>[]|null'] as $type) {
            yield $type => [$type];
        }
    }

    #[Test]
    #[DataProvider('plain')]
    public function aPlainTypeHasTheTreeOfTheGrammar(string $type): void
    {
        self::assertEquals(self::expected($type), PlainTypes::parse($type));
    }

    #[Test]
    public function whateverIsPlainHasTheTreeOfTheGrammar(): void
    {
        mt_srand(1);
        $plain = 0;
        for ($round = 0; $round < 60_000; ++$round) {
            $type = '';
            for ($length = mt_rand(1, 9); $length > 0; --$length) {
                $type .= self::WORDS[mt_rand(0, mt_rand(0, 1) === 1 ? \count(self::WORDS) - 1 : 12)];
            }
            $tree = PlainTypes::parse($type);
            if ($tree !== null) {
                ++$plain;
                self::assertEquals(self::expected($type), $tree, $type);
            }
        }
        self::assertGreaterThan(3_000, $plain);
    }

    private static function expected(string $type): ?TypeNode
    {
        $config = new ParserConfig([]);
        $tokens = new TokenIterator((new Lexer($config))->tokenize($type));
        try {
            $tree = (new TypeParser($config, new ConstExprParser($config)))->parse($tokens);
            $tokens->consumeTokenType(Lexer::TOKEN_END);
        } catch (ParserException) {
            return null;
        }

        return $tree;
    }
}
