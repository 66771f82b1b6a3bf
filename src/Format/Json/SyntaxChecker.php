<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;

/**
 * Says why json_decode() refused a text, and where.
 *
 * It refuses exactly what json_decode() refuses with JSON_OBJECT_AS_ARRAY. Not a recursion: depth costs one byte per
 * level.
 *
 * @internal
 */
final class SyntaxChecker
{
    /**
     * The first error of the text, or null.
     *
     * When a token is both broken and out of place, invalid UTF-8 and lone surrogates are reported before the place,
     * as in ext/json, whose scanner reads a token before its parser does.
     *
     * @param int $maxDepth as in json_decode(): fewer arrays and objects than this may be open at once
     */
    public function firstError(string $json, int $maxDepth = 512): ?SyntaxError
    {
        $lexer = new Lexer($json);
        // The brackets that are open, the outermost first; bytes from $depth on are left from closed ones.
        $open = '';
        $depth = 0;
        $expected = State::Document;

        do {
            try {
                $lexer->next();
            } catch (SyntaxException $broken) {
                if ($broken->error->code !== SyntaxError::SYNTAX || $expected->allows($lexer->kind)) {
                    return $broken->error;
                }
            }

            if (!$expected->allows($lexer->kind)) {
                return SyntaxError::in($json, $lexer->start, SyntaxError::SYNTAX, $expected->unless($lexer->describe()));
            }

            switch ($lexer->kind) {
                case '[':
                case '{':
                    if ($depth + 1 >= $maxDepth) {
                        return SyntaxError::in($json, $lexer->start, SyntaxError::DEPTH_EXCEEDED, \sprintf('nested deeper than the %d levels allowed', $maxDepth - 1));
                    }
                    $open[$depth++] = $lexer->kind;
                    $expected = $lexer->kind === '[' ? State::FirstElement : State::FirstKey;
                    continue 2;
                case ',':
                    $expected = $expected === State::ElementEnd ? State::Element : State::Key;
                    continue 2;
                case ':':
                    $expected = State::MemberValue;
                    continue 2;
                case ']':
                case '}':
                    --$depth;
                    break;
                case Lexer::STRING:
                    if ($expected === State::FirstKey || $expected === State::Key) {
                        $expected = State::Colon;
                        continue 2;
                    }
            }

            // A value is complete, or the text is.
            $expected = match (true) {
                $depth === 0 => State::End,
                $open[$depth - 1] === '[' => State::ElementEnd,
                default => State::MemberEnd,
            };
        } while ($lexer->kind !== Lexer::END);

        return null;
    }
}
