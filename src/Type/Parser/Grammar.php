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
 * The grammar of phpdoc: text to syntax tree, without any meaning.
 *
 * @internal
 */
final readonly class Grammar
{
    private Lexer $lexer;

    private TypeParser $types;

    private PhpDocParser $docComments;

    public function __construct()
    {
        $config = new ParserConfig([]);
        $constants = new ConstExprParser($config);
        $this->lexer = new Lexer($config);
        $this->types = new TypeParser($config, $constants);
        $this->docComments = new PhpDocParser($config, $this->types, $constants);
    }

    /**
     * @throws ParserException when the text is not one whole type
     */
    public function type(string $text): TypeNode
    {
        $tokens = new TokenIterator($this->lexer->tokenize($text));
        $type = $this->types->parse($tokens);
        $tokens->consumeTokenType(Lexer::TOKEN_END);

        return $type;
    }

    /**
     * A tag that makes no sense becomes a node that says so; the others are not affected.
     */
    public function docComment(string $comment): PhpDocNode
    {
        return $this->docComments->parse(new TokenIterator($this->lexer->tokenize($comment)));
    }
}
