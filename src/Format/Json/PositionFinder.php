<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Format\Position;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Format\WantedValue;

/**
 * Finds values in a JSON text by their paths, all in one pass.
 *
 * Of members with the same key the last one counts, as in json_decode(). A value inside an earlier one is not found,
 * even when the last one lacks it. Whatever lies on no path is jumped over and not checked.
 *
 * A path is a list of keys and array indices from the root; the root itself is the empty list. As in PHP's arrays,
 * the integer 1 and the string "1" are the same segment.
 *
 * @phpstan-type Path list<string|int>
 *
 * @internal
 */
final class PositionFinder
{
    /**
     * Where the values begin; null for a path that leads to nothing.
     *
     * @template K of array-key
     * @param string         $json text that json_decode() accepts
     * @param array<K, Path> $paths
     * @return array<K, Position|null> in the order of $paths
     * @throws SyntaxException when the text is found not to be JSON
     */
    public function positions(string $json, array $paths): array
    {
        return Position::all($json, \array_map(static fn(?WantedValue $value): ?int => $value?->start, $this->find($json, $paths)));
    }

    /**
     * The values as they stand in the text, such as `12345678901234567890`, which json_decode() would round;
     * null for a path that leads to nothing.
     *
     * @template K of array-key
     * @param string         $json text that json_decode() accepts
     * @param array<K, Path> $paths
     * @return array<K, string|null> in the order of $paths
     * @throws SyntaxException when the text is found not to be JSON
     */
    public function sources(string $json, array $paths): array
    {
        $sources = [];
        foreach ($this->find($json, $paths) as $key => $value) {
            $sources[$key] = $value === null ? null : \substr($json, $value->start, $value->end - $value->start);
        }

        return $sources;
    }

    /**
     * @template K of array-key
     * @param array<K, Path> $paths
     * @return array<K, WantedValue|null>
     * @throws SyntaxException
     */
    private function find(string $json, array $paths): array
    {
        $root = new WantedValue();
        $wanted = \array_map($root->below(...), $paths);
        $this->walk(new Lexer($json), $root);

        return \array_map(static fn(WantedValue $value): ?WantedValue => $value->isFound() ? $value : null, $wanted);
    }

    /** @throws SyntaxException */
    private function walk(Lexer $lexer, WantedValue $root): void
    {
        $number = 0;
        $container = null;
        $value = $root;
        $lexer->next();
        $this->expect($lexer, State::Document);

        while (true) {
            $isContainer = $lexer->kind === '[' || $lexer->kind === '{';

            if ($isContainer && $value !== null && $value->children !== []) {
                $container = $value;
                $container->nextIndex = $lexer->kind === '[' ? 0 : null;
            } elseif ($isContainer) {
                $lexer->hopOverContainer();
            }

            $value?->find(++$number, $lexer->start, $lexer->end);

            do {
                if ($container === null) {
                    return;
                }

                $lexer->next();
                if ($lexer->kind === ']' || $lexer->kind === '}') {
                    $container->end = $lexer->end;
                    $container = $container->parent();
                }
            } while ($lexer->kind === ',' || $lexer->kind === ']' || $lexer->kind === '}');

            $value = $container->children[$this->segment($lexer, $container)] ?? null;
        }
    }

    /**
     * The key or index of the value to come; moves on to it.
     *
     * @throws SyntaxException
     */
    private function segment(Lexer $lexer, WantedValue $container): string|int
    {
        if ($container->nextIndex !== null) {
            $this->expect($lexer, State::Element);

            return $container->nextIndex++;
        }

        $this->expect($lexer, State::Key);
        $key = $lexer->stringValue();
        $lexer->next();
        $this->expect($lexer, State::Colon);
        $lexer->next();
        $this->expect($lexer, State::MemberValue);

        return $key;
    }

    /** @throws SyntaxException */
    private function expect(Lexer $lexer, State $expected): void
    {
        if (!$expected->allows($lexer->kind)) {
            throw new SyntaxException(SyntaxError::in($lexer->json, $lexer->start, SyntaxError::SYNTAX, $expected->unless($lexer->describe())));
        }
    }
}
