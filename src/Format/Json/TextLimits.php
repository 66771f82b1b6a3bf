<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Format\LimitExceeded;
use Kiln\Format\Position;
use Kiln\Format\SyntaxException;

/**
 * Finds out whether a text goes beyond limits, before it is decoded.
 *
 * Cheap bounds come first: most texts are accepted without being scanned.
 *
 * @internal
 */
final class TextLimits
{
    /**
     * The first limit exceeded: the size of the text before all others, those in the order of the text. What follows
     * an error in malformed text is not looked at, as json_decode() will refuse that.
     *
     * @param int|null $maxBytes        of the whole text
     * @param int|null $maxStringLength bytes of a string or key when its escapes are resolved
     * @param int|null $maxElements     elements of arrays and members of objects, all of the document together
     */
    public function firstExceeded(string $json, ?int $maxBytes, ?int $maxStringLength, ?int $maxElements): ?LimitExceeded
    {
        if ($maxBytes !== null && \strlen($json) > $maxBytes) {
            return LimitExceeded::text($json, $maxBytes);
        }

        $maxStringLength = $maxStringLength !== null && $this->mayHoldString($json, $maxStringLength) ? $maxStringLength : null;
        $maxElements = $maxElements !== null && $this->mayHoldElements($json, $maxElements) ? $maxElements : null;

        if ($maxStringLength === null && $maxElements === null) {
            return null;
        }

        try {
            return $this->scan(new Lexer($json), $maxStringLength ?? \PHP_INT_MAX, $maxElements ?? \PHP_INT_MAX);
        } catch (SyntaxException) {
            return null;
        }
    }

    /** Whether a string of more than $length bytes is possible: escapes only make strings longer as they are written. */
    private function mayHoldString(string $json, int $length): bool
    {
        $size = \strlen($json);
        $quote = \strpos($json, '"');

        while ($quote !== false && $size - $quote > $length) {
            $end = Hop::closingQuote($json, $quote + 1);
            if ($end - $quote - 1 > $length) {
                return true;
            }
            $quote = $end < $size ? \strpos($json, '"', $end + 1) : false;
        }

        return false;
    }

    /** Whether more than $count elements are possible: each follows a comma or an opening bracket. */
    private function mayHoldElements(string $json, int $count): bool
    {
        return \strlen($json) > $count
            && \substr_count($json, ',') + \substr_count($json, '[') + \substr_count($json, '{') > $count;
    }

    /** @throws SyntaxException */
    private function scan(Lexer $lexer, int $maxStringLength, int $maxElements): ?LimitExceeded
    {
        $elements = 0;

        do {
            $before = $lexer->kind;
            $lexer->next();

            if (self::isElement($before, $lexer->kind) && ++$elements > $maxElements) {
                return new LimitExceeded(
                    LimitExceeded::TOO_MANY_ELEMENTS,
                    \sprintf('the text has more than the %d elements and members allowed', $maxElements),
                    $maxElements,
                    Position::in($lexer->json, $lexer->start),
                );
            }

            if (
                $lexer->kind === Lexer::STRING
                && $lexer->end - $lexer->start - 2 > $maxStringLength
                && \strlen($lexer->stringValue()) > $maxStringLength
            ) {
                return new LimitExceeded(
                    LimitExceeded::STRING_TOO_LONG,
                    \sprintf('a string has %d bytes, more than the %d allowed', \strlen($lexer->stringValue()), $maxStringLength),
                    $maxStringLength,
                    Position::in($lexer->json, $lexer->start),
                );
            }
        } while ($lexer->kind !== Lexer::END && $lexer->kind !== Lexer::JUNK);

        return null;
    }

    /** Whether a token begins an element or a member, by the kinds of the token before it and of itself. */
    private static function isElement(string $before, string $kind): bool
    {
        return match ($kind) {
            Lexer::STRING, Lexer::NUMBER, Lexer::LITERAL, '[', '{' => $before === ',' || $before === '[' || $before === '{',
            default => false,
        };
    }
}
