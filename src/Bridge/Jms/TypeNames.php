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

    /** @var array<string, TypeName> by text */
    private array $known = [];

    /**
     * @param ?ParserInterface $parser null for that of jms/serializer
     */
    public function __construct(private ?ParserInterface $parser = null) {}

    /**
     * @throws \Throwable what the parser throws
     * @throws GiveUp     for what the application's own parser calls a type
     */
    public function of(string $text): TypeName
    {
        return $this->known[$text] ??= $this->isClassName($text)
            ? new TypeName($text)
            : TypeName::fromArray(($this->parser ??= self::standard())->parse($text)) ?? throw new GiveUp("\"{$text}\" is no type");
    }

    /**
     * Whether it is what the parser of jms/serializer takes as it is, so that it need not be asked.
     */
    private function isClassName(string $text): bool
    {
        return ($this->parser === null || self::isStandard($this->parser)) && \preg_match(ShortWay::CLASS_NAME, $text) === 1;
    }

    public static function isStandard(ParserInterface $parser): bool
    {
        return $parser::class === self::PARSER;
    }

    private static function standard(): ParserInterface
    {
        $parser = \class_exists(self::PARSER) ? (new \ReflectionClass(self::PARSER))->newInstance() : null;

        return $parser instanceof ParserInterface ? $parser : throw new GiveUp('jms/serializer has no type parser');
    }
}
