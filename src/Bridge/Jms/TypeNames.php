<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\Type\ParserInterface;
use Kiln\Dialect\Jms\Metadata\TypeName;

/**
 * Types by their text, each parsed once; jms/serializer parses at every call.
 *
 * @internal
 */
final class TypeNames
{
    private const PARSER = 'JMS\\Serializer\\Type\\Parser';

    /** A class in a namespace: an identifier in {@see \JMS\Serializer\Type\Lexer}. */
    private const CLASS_NAME = '/\A[A-Za-z][A-Za-z0-9_]*(?:\\\\[A-Za-z][A-Za-z0-9_]*)+\z/';

    /** @var array<string, TypeName> by text */
    private array $known = [];

    public function __construct(private readonly ParserInterface $parser) {}

    /**
     * @throws \Throwable what the parser throws
     * @throws GiveUp     for what the application's own parser calls a type
     */
    public function of(string $text): TypeName
    {
        return $this->known[$text] ??= $this->isClassName($text)
            ? new TypeName($text)
            : TypeName::fromArray($this->parser->parse($text)) ?? throw new GiveUp("\"{$text}\" is no type");
    }

    /**
     * Whether it is what the parser of jms/serializer takes as it is, so that it need not be asked.
     */
    private function isClassName(string $text): bool
    {
        return $this->parser::class === self::PARSER && preg_match(self::CLASS_NAME, $text) === 1;
    }
}
