<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

use Kiln\Format\LimitException;
use Kiln\Format\SyntaxException;
use Kiln\Limits;

/**
 * Reads a document of XML 1.0, fifth edition, with Namespaces in XML 1.0, third edition. A document type declaration is refused, so no entity
 * is ever expanded and no file ever fetched.
 *
 * An expression finds all ordinary tags with the texts in and behind them at once; {@see Markup} reads the others one at a time.
 *
 * @phpstan-import-type Kind from Tokens
 *
 * @internal
 */
final class Parser
{
    private readonly Source $source;

    private readonly Limit $limit;

    private readonly Names $names;

    private readonly References $references;

    private readonly Attributes $attributes;

    private readonly Markup $markup;

    private readonly Prolog $prolog;

    /**
     * @param bool $skipsDoctype  whether a document type declaration is moved over instead of refused. For tests alone
     * @param bool $hasNamespaces whether names have prefixes. For tests alone
     *
     * @throws SyntaxException for bytes that are not of the encoding
     */
    public function __construct(string $document, Limits $limits = new Limits(), bool $skipsDoctype = false, bool $hasNamespaces = true)
    {
        $this->source = Encoding::decode($document);
        $this->limit = new Limit($this->source, $limits);
        $this->names = new Names($this->source, $hasNamespaces);
        $this->references = new References($this->source);
        $this->attributes = new Attributes($this->source, $this->names, $this->references, $this->limit);
        $this->markup = new Markup($this->source, $this->names);
        $this->prolog = new Prolog($this->source, $this->markup, $skipsDoctype);
    }

    /**
     * The text that the offsets of elements count in, and the way from them to places in the document.
     */
    public function source(): Source
    {
        return $this->source;
    }

    /**
     * To be called once.
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    public function tape(): Tape
    {
        $text = $this->source->text;
        $isSpecial = \str_contains($text, '&') || \str_contains($text, "\r") || \str_contains($text, ']]>');
        $isLimited = $this->limit->isSet;
        $maxDepth = $this->limit->depth;
        $at = $this->prolog->root();
        $tape = new Tape($at);
        /** @var array<int, Kind> $kinds */
        $kinds = [];
        /** @var array<int, string> $names as they stand in the text, up to the token that the loop has come to */
        $names = $tags = $texts = $tails = [];
        // Of elements that are open: the tokens with which they begin, their names in the text, and the scopes around those that
        // declare namespaces.
        $starts = $open = $scopes = [];
        $depth = 0;
        $known = $this->names->elements;
        // The last token that begins or ends an element.
        $last = -1;
        $token = 0;
        while (true) {
            \preg_match_all(Tokens::EXPRESSION, $text, $match, \PREG_PATTERN_ORDER, $at);
            if (($match[0] ?? []) === []) {
                if (!isset($text[$at])) {
                    $this->refuseEndOfText($open[$depth], $tape->offset($starts[$depth]));
                }
                $match = $this->markup->token($at);
            }
            /** @var array{list<string>, list<string>, list<string>, list<string>, list<Kind>, list<string>} $match */
            if ($token === 0) {
                [$tape->wholes, $names, $tags, $texts, $kinds, $tails] = $match;
            } else {
                \array_push($tape->wholes, ...$match[0]);
                \array_push($names, ...$match[1]);
                \array_push($tags, ...$match[2]);
                \array_push($texts, ...$match[3]);
                \array_push($kinds, ...$match[4]);
                \array_push($tails, ...$match[5]);
            }
            $at += \strlen(\implode('', $match[0]));
            // So that PHP does not copy what is changed below.
            $match = [];
            for ($count = \count($kinds); $token < $count; ++$token) {
                $kind = $kinds[$token];
                if ($isSpecial && $tails[$token] !== '' && \strpbrk($tails[$token], "&\r]") !== false) {
                    $length = \strlen($tails[$token]);
                    $tails[$token] = $this->references->text($tails[$token]) ?? $this->references->refuseText($tape->offset($token + 1) - $length);
                    $tape->tailLengths[$token] = $length;
                }
                if ($kind === Tokens::LEAF && $tags[$token] === '' && isset($known[$names[$token]]) && !$isLimited && $depth < $maxDepth && $depth > 0) {
                    $name = $known[$names[$token]];
                    if ($name !== true) {
                        $names[$token] = $name;
                    }
                    $last = $token;
                } elseif ($kind === Tokens::END) {
                    if ($names[$token] !== $open[$depth]) {
                        $this->refuseEnd($names[$token], $tape->offset($token), $open[$depth], $tape->offset($starts[$depth]));
                    }
                    $start = $starts[$depth];
                    $tape->ends[$start] = $token;
                    if ($last === $start) {
                        // There are only sections, comments and instructions in it.
                        $kinds[$start] = Tokens::ELEMENT;
                        while (++$last < $token) {
                            $texts[$start] .= $texts[$last] . $tails[$last];
                        }
                    }
                    $last = $token;
                    if (isset($scopes[$depth])) {
                        $this->names->leave($scopes[$depth]);
                        $known = $this->names->elements;
                        unset($scopes[$depth]);
                    }
                    if (--$depth === 0) {
                        break 2;
                    }
                } elseif ($kind === Tokens::SECTION || $kind === Tokens::NOTHING) {
                    if ($isSpecial && \str_contains($texts[$token], "\r")) {
                        $texts[$token] = References::lines($texts[$token]);
                    }
                } else {
                    if ($depth >= $maxDepth) {
                        $this->limit->tooDeep($tape->offset($token));
                    }
                    $raw = $names[$token];
                    $scope = null;
                    if ($tags[$token] !== '') {
                        $attributes = $this->attributes->read($tags[$token])
                            ?? $this->attributes->refuse($tags[$token], $tape->offset($token) + 1 + \strlen($raw));
                        if ($attributes !== []) {
                            $tape->attributes[$token] = $attributes;
                        }
                        $scope = $this->attributes->scope;
                        if ($scope !== null) {
                            $tape->namespaces[$token] = $this->attributes->declared;
                            $known = [];
                        }
                    }
                    $name = $known[$raw] ??= $this->names->element($raw) ?? $this->names->refuse($raw, $tape->offset($token) + 1);
                    if ($name !== true) {
                        $names[$token] = $name;
                    }
                    if ($isSpecial && $kind !== Tokens::LEAF && \strpbrk($texts[$token], "&\r]") !== false) {
                        $texts[$token] = $this->references->text($texts[$token])
                            ?? $this->references->refuseText($this->innerOffset($tape->offset($token)));
                    }
                    if ($isLimited && !$this->limit->count(1)) {
                        $this->limit->nodes($tape->offset($token));
                    }
                    $last = $token;
                    if ($kind === Tokens::START) {
                        ++$depth;
                        $starts[$depth] = $token;
                        $open[$depth] = $raw;
                        if ($scope !== null) {
                            $scopes[$depth] = $scope;
                        }
                    } else {
                        if ($scope !== null) {
                            $this->names->leave($scope);
                            $known = $this->names->elements;
                        }
                        if ($depth === 0) {
                            break 2;
                        }
                    }
                }
            }
        }
        $tape->names = $names;
        $tape->texts = $texts;
        $tape->kinds = $kinds;
        $tape->tails = $tails;
        if ($isLimited) {
            $this->checkTexts($tape);
        }
        $this->prolog->end($tape->offset($token + 1) - ($tape->tailLengths[$token] ?? \strlen($tails[$token])));

        return $tape;
    }

    /**
     * @throws LimitException
     */
    private function checkTexts(Tape $tape): void
    {
        foreach ($tape->kinds as $token => $kind) {
            if ($this->limit->isTooLong($tape->texts[$token], $tape->tails[$token])) {
                $at = $tape->offset($token);
                $end = $tape->offset($token + 1) - ($tape->tailLengths[$token] ?? \strlen($tape->tails[$token]));
                $this->limit->text($tape->texts[$token], $kind === Tokens::SECTION ? $at + \strlen('<![CDATA[') : \min($end, $this->innerOffset($at)));
                $this->limit->text($tape->tails[$token], $end);
            }
            $name = \substr($tape->wholes[$token], 1, \strcspn($tape->wholes[$token], " \t\r\n/>", 1));
            if ($this->limit->isTooLong($name) && $kind !== Tokens::SECTION && $kind !== Tokens::NOTHING && $kind !== Tokens::END) {
                $this->limit->text($name, $tape->offset($token) + 1);
            }
        }
    }

    /** Where the text within the element that begins at a place begins. */
    private function innerOffset(int $at): int
    {
        \preg_match('~<[^"\'>]*+(?:"[^"]*+"|\'[^\']*+\'){0,1}+~A', $this->source->text, $match, 0, $at);
        $at += \strlen($match[0] ?? '');
        while (\preg_match('~[^"\'>]*+(?:"[^"]*+"|\'[^\']*+\')~A', $this->source->text, $match, 0, $at) === 1) {
            $at += \strlen($match[0]);
        }

        return (int) \strpos($this->source->text, '>', $at) + 1;
    }

    /**
     * @throws SyntaxException
     */
    private function refuseEndOfText(string $open, int $opened): never
    {
        $this->source->fail("unexpected end of text: the element \"{$open}\", which begins in {$this->source->position($opened)}, is not closed", \strlen($this->source->text));
    }

    /**
     * @throws SyntaxException
     */
    private function refuseEnd(string $found, int $at, string $open, int $opened): never
    {
        $this->names->check($found, $at + 2);
        $this->source->failToClose("unexpected \"</{$found}>\": expected \"</{$open}>\", which closes the element that begins in %s", $at, $opened);
    }
}
