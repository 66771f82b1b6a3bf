<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\Type\ParserInterface;
use Kiln\Bridge\Jms\Metadata\TypeName;

/**
 * Types by their text, each parsed once; jms/serializer parses at every call.
 *
 * @internal
 */
final class TypeNames
{
    /** @var array<string, TypeName> by text */
    private array $known = [];

    public function __construct(private readonly ParserInterface $parser) {}

    /**
     * @throws \Throwable what the parser throws
     * @throws GiveUp     for what the application's own parser calls a type
     */
    public function of(string $text): TypeName
    {
        return $this->known[$text] ??= TypeName::fromArray($this->parser->parse($text)) ?? throw new GiveUp("\"{$text}\" is no type");
    }
}
