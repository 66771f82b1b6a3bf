<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

use PHPStan\PhpDocParser\Ast\PhpDoc\PhpDocNode;
use PHPStan\PhpDocParser\Ast\Type\TypeNode;
use PHPStan\PhpDocParser\Lexer\Lexer;
use PHPStan\PhpDocParser\Parser\ConstExprParser;
use PHPStan\PhpDocParser\Parser\ParserException;
use PHPStan\PhpDocParser\Parser\PhpDocParser;
use PHPStan\PhpDocParser\Parser\TokenIterator;
use PHPStan\PhpDocParser\Parser\TypeParser;
use PHPStan\PhpDocParser\ParserConfig;

/**
 * The grammar of phpdoc: text to syntax tree, without any meaning. Its parser comes into being for what is not plain.
 *
 * @internal
 */
final class Grammar
{
    private ?Lexer $lexer = null;

    private ?TypeParser $types = null;

    private ?PhpDocParser $docComments = null;

    /**
     * @throws ParserException when the text is not one whole type
     */
    public function type(string $text): TypeNode
    {
        $plain = PlainTypes::parse($text);
        if ($plain !== null) {
            return $plain;
        }
        $tokens = $this->tokens($text);
        $type = $this->types()->parse($tokens);
        $tokens->consumeTokenType(Lexer::TOKEN_END);

        return $type;
    }

    /**
     * A tag that makes no sense becomes a node that says so; the others are not affected.
     */
    public function docComment(string $comment): PhpDocNode
    {
        $config = new ParserConfig([]);
        $this->docComments ??= new PhpDocParser($config, $this->types(), new ConstExprParser($config));

        return $this->docComments->parse($this->tokens($comment));
    }

    private function types(): TypeParser
    {
        $config = new ParserConfig([]);

        return $this->types ??= new TypeParser($config, new ConstExprParser($config));
    }

    private function tokens(string $text): TokenIterator
    {
        return new TokenIterator(($this->lexer ??= new Lexer(new ParserConfig([])))->tokenize($text));
    }
}
