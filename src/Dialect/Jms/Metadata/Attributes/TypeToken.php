<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

/**
 * A piece of a type.
 *
 * @internal
 */
final readonly class TypeToken
{
    /** Numbers run into each other, names are ASCII, and what stands between two matches is a piece as well: so commas are. */
    private const PIECES = <<<'REGEX'
        /([a-z][a-z0-9_\\]*)|('(?:[^']|'')*')|((?:[0-9]+(?:\.[0-9]+)*)(?:e[+-]?[0-9]+)?)|("(?:[^"]|"")*")|([<>\[\]])|\s+/iu
        REGEX;

    private function __construct(
        public TokenKind $kind,
        public string $text,
    ) {}

    /**
     * @return list<self>
     */
    public static function allOf(string $type): array
    {
        $pieces = \preg_split(self::PIECES, $type, -1, \PREG_SPLIT_NO_EMPTY | \PREG_SPLIT_DELIM_CAPTURE);

        // What is not UTF-8 is one piece, which may well begin like a name.
        return \array_map(self::of(...), $pieces === false ? [$type] : $pieces);
    }

    private static function of(string $piece): self
    {
        $kind = match (true) {
            \is_numeric($piece) => \strpbrk($piece, '.eE') === false ? TokenKind::Integer : TokenKind::Float,
            \str_starts_with($piece, "'"), \str_starts_with($piece, '"') => TokenKind::Text,
            $piece === 'null' => TokenKind::Null,
            // A backslash in front of a name is a name of its own.
            \preg_match('/^[a-z\\\\]/i', $piece) === 1 => TokenKind::Name,
            default => match ($piece) {
                ',' => TokenKind::Comma,
                '<' => TokenKind::ParametersBegin,
                '>' => TokenKind::ParametersEnd,
                '[' => TokenKind::ListBegin,
                ']' => TokenKind::ListEnd,
                default => TokenKind::Other,
            },
        };

        return new self($kind, $kind === TokenKind::Text ? self::unquoted($piece) : $piece);
    }

    private static function unquoted(string $piece): string
    {
        $quote = $piece[0];

        // A quote that is never closed is a piece of one character: an empty text.
        return \str_replace($quote . $quote, $quote, \substr($piece, 1, \strlen($piece) - 2));
    }
}
