<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

/**
 * A document that was read, as lists of what follows each other in it: far less work than an object for each element.
 *
 * The element that begins with a token is {@see Tokens::LEAF} or {@see Tokens::ELEMENT} where no element is in it, and its text is
 * `$texts[$token]`. Else it is {@see Tokens::START}; its text begins with `$texts[$token]`, and goes on behind each token in it, up to
 * `$ends[$token]`, with `$tails`. In between, the texts of {@see Tokens::SECTION} are a part of it.
 *
 *     for ($token = $start + 1; $token < $tape->ends[$start]; $token = ($tape->ends[$token] ?? $token) + 1) {
 *         // $tape->names[$token], $tape->kinds[$token], ...
 *     }
 *
 * @phpstan-import-type Kind from Tokens
 *
 * @internal
 */
final class Tape
{
    /** @var array<int, string> by token, as the following: `{uri}local` or `local` of each element */
    public array $names = [];

    /** @var array<int, string> within */
    public array $texts = [];

    /** @var array<int, Kind> */
    public array $kinds = [];

    /** @var array<int, string> behind */
    public array $tails = [];

    /** @var array<int, int> the token with which an element ends, where it is another one than that with which it begins */
    public array $ends = [];

    /** @var array<int, array<string, string>> by name, of elements that have some, without declarations of namespaces */
    public array $attributes = [];

    /** @var array<int, array<string, string>> URI by prefix, of elements that declare some */
    public array $namespaces = [];

    /** @var array<int, string> all of it, as it stands in the text */
    public array $wholes = [];

    /** @var array<int, int> bytes that a text behind has there, where it is another text in the document */
    public array $tailLengths = [];

    /**
     * @param int $offset of the root in the text of the {@see Source}
     */
    public function __construct(public readonly int $offset) {}

    /**
     * @return int where a token begins in the text of the {@see Source}
     */
    public function offset(int $token): int
    {
        return $this->offset + \strlen(\implode('', \array_slice($this->wholes, 0, $token)));
    }

    /**
     * Of many tokens in one pass.
     *
     * @template K of array-key
     *
     * @param array<K, int> $tokens
     *
     * @return array<K, int>
     */
    public function offsets(array $tokens): array
    {
        $offsets = $tokens;
        \asort($tokens);
        $at = $this->offset;
        $next = 0;
        foreach ($tokens as $key => $token) {
            for (; $next < $token; ++$next) {
                $at += \strlen($this->wholes[$next]);
            }
            $offsets[$key] = $at;
        }

        return $offsets;
    }

    /**
     * All text that stands directly in an element.
     */
    public function text(int $token): string
    {
        $text = $this->texts[$token];
        if ($this->kinds[$token] !== Tokens::START) {
            return $text;
        }
        $end = $this->ends[$token];
        while (++$token < $end) {
            if ($this->kinds[$token] === Tokens::SECTION) {
                $text .= $this->texts[$token];
            }
            $token = $this->ends[$token] ?? $token;
            $text .= $this->tails[$token];
        }

        return $text;
    }
}
