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
 * @internal
 */
final class Parser
{
    /** A start tag with a text and the end tag. */
    public const LEAF = 'leaf';

    /** A start tag. */
    public const OPEN = 'open';

    public const CLOSE = 'close';

    /** An empty-element tag. */
    public const NO_CONTENT = 'none';

    /** A CDATA section. */
    public const SECTION = 'cdata';

    /** A comment or a processing instruction. */
    public const NOTHING = 'nothing';

    private const SPACE = '[ \t\r\n]';

    /**
     * The name, the attributes, the text within and the text behind it, which another "<" must follow.
     *
     * Attributes beyond the 32nd are for Markup: pcre.backtrack_limit counts the rounds of a repeated group.
     */
    private const TOKENS = '~\G(?|'
        . '<(' . Names::BYTES . ')((?:' . self::SPACE . '++' . Names::BYTES . self::SPACE . '*+=' . self::SPACE . '*+(?:"[^<"]*+"|\'[^<\']*+\')){0,32}+)' . self::SPACE . '*+'
        . '(?|>([^<]*+)(?:</\1' . self::SPACE . '*+>(*:leaf)|(?=<)(*:open))|/>()(*:none))'
        . '|</(' . Names::BYTES . ')' . self::SPACE . '*+>()()(*:close)'
        . '|()()<!\[CDATA\[([^\]]*+(?:\](?!\]>)[^\]]*+){0,32}+)\]\]>(*:cdata)'
        . '|()()()<!--[^\-]*+(?:-[^\-]++){0,32}+-->(*:nothing)'
        . ')([^<]*+)(?=<)~';

    /** Bytes in which tokens are looked for at once, so that what is found takes little memory. */
    private const PIECE = 262144;

    private readonly Source $source;

    private readonly Limit $limit;

    private readonly Names $names;

    private readonly References $references;

    private readonly Attributes $attributes;

    private readonly Markup $markup;

    private readonly Prolog $prolog;

    /**
     * @param bool $skipsDoctype whether a document type declaration is moved over instead of refused. For tests alone
     *
     * @throws SyntaxException for bytes that are not of the encoding
     */
    public function __construct(string $document, Limits $limits = new Limits(), bool $skipsDoctype = false)
    {
        $this->source = Encoding::decode($document);
        $this->limit = new Limit($this->source, $limits);
        $this->names = new Names($this->source);
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
     *
     * @return Element the root
     */
    public function read(): Element
    {
        $text = $this->source->text;
        $length = \strlen($text);
        $isSpecial = strpbrk($text, "&\r") !== false || str_contains($text, ']]>');
        $isLimited = $this->limit->isSet;
        $maxDepth = $this->limit->depth;
        // Names of elements by how they stand in the text, while no namespace is declared in between.
        $names = [];
        /** @var list<array{string, string, array<string, string>, array<string, string>, int, ?array{array{array<string, ?string>, array<string, string>}, array<string, string>}, list<Element|string>}> $stack */
        $stack = [];
        $depth = 0;
        // Of the element that is open: its name in the text, where it begins, what is in it so far.
        $raw = '';
        $offset = 0;
        $name = '';
        $attributes = $declared = [];
        /** @var list<Element|string> $children */
        $children = [];
        $outer = null;
        $at = $this->prolog->root();
        while (true) {
            $found = $length - $at <= self::PIECE
                ? preg_match_all(self::TOKENS, $text, $match, PREG_PATTERN_ORDER, $at)
                : preg_match_all(self::TOKENS, substr($text, $at, self::PIECE), $match);
            if ($found === 0 || $found === false) {
                $match = $this->markup->token($at, $raw, $offset);
            }
            /** @var array<list<string>> $match */
            [$wholes, $raws, $tags, $inners, $tails] = $match;
            foreach ($match['MARK'] as $number => $kind) {
                $tail = $tails[$number];
                $next = $at + \strlen($wholes[$number]);
                $end = $next - \strlen($tail);
                if ($tail !== '' && $isSpecial && strpbrk($tail, "&\r]") !== false) {
                    $tail = $this->references->text($tail, $end);
                }
                if ($isLimited) {
                    $this->limit->text($tail, $end);
                }
                if ($kind === self::CLOSE) {
                    if ($raws[$number] !== $raw) {
                        $this->refuseEnd($raws[$number], $at, $raw, $offset);
                    }
                    $element = new Element($name, $attributes, $children, $offset, $end, $declared);
                    if ($outer !== null) {
                        $this->names->leave($outer[0]);
                        $names = $outer[1];
                    }
                    if (--$depth === 0) {
                        $this->prolog->end($end);

                        return $element;
                    }
                    $open = array_pop($stack);
                    \assert($open !== null);
                    [$raw, $name, $attributes, $declared, $offset, $outer, $children] = $open;
                    $children[] = $element;
                    if ($tail !== '') {
                        $children[] = $tail;
                    }
                } elseif ($kind === self::SECTION || $kind === self::NOTHING) {
                    $inner = $inners[$number];
                    $more = ($isSpecial && str_contains($inner, "\r") ? References::lines($inner) : $inner) . $tail;
                    if ($more !== '') {
                        // Taken out, so that PHP appends to it in place.
                        $before = array_pop($children);
                        if (\is_string($before)) {
                            $before .= $more;
                        } else {
                            if ($before !== null) {
                                $children[] = $before;
                            }
                            $before = $more;
                        }
                        $children[] = $before;
                        if ($isLimited) {
                            $this->limit->text($before, $at);
                        }
                    }
                } else {
                    if ($depth >= $maxDepth) {
                        $this->limit->tooDeep($at);
                    }
                    $newRaw = $raws[$number];
                    $newAttributes = $newDeclared = [];
                    $newOuter = null;
                    if ($tags[$number] !== '') {
                        [$newAttributes, $newOuter] = $this->attributes->read($tags[$number], $at + 1 + \strlen($newRaw));
                        if ($newOuter !== null) {
                            $newDeclared = $this->attributes->declared;
                            $newOuter = [$newOuter, $names];
                            $names = [];
                        }
                    }
                    $newName = $names[$newRaw] ??= $this->names->element($newRaw, $at + 1);
                    if ($isLimited) {
                        $this->limit->element($newRaw, $at);
                    }
                    $inner = $inners[$number];
                    if ($inner !== '') {
                        if ($isSpecial && strpbrk($inner, "&\r]") !== false) {
                            $inner = $this->references->text($inner, $this->innerOffset($at, $newRaw, $tags[$number]));
                        }
                        if ($isLimited && $this->limit->isTooLong($inner)) {
                            $this->limit->text($inner, $this->innerOffset($at, $newRaw, $tags[$number]));
                        }
                    }
                    if ($kind === self::OPEN) {
                        if ($depth++ > 0) {
                            $stack[] = [$raw, $name, $attributes, $declared, $offset, $outer, $children];
                        }
                        $raw = $newRaw;
                        $name = $newName;
                        $attributes = $newAttributes;
                        $declared = $newDeclared;
                        $offset = $at;
                        $outer = $newOuter;
                        $inner .= $tail;
                        $children = $inner === '' ? [] : [$inner];
                    } else {
                        $element = new Element($newName, $newAttributes, $inner === '' ? [] : [$inner], $at, $end, $newDeclared);
                        if ($newOuter !== null) {
                            $this->names->leave($newOuter[0]);
                            $names = $newOuter[1];
                        }
                        if ($depth === 0) {
                            $this->prolog->end($end);

                            return $element;
                        }
                        $children[] = $element;
                        if ($tail !== '') {
                            $children[] = $tail;
                        }
                    }
                }
                $at = $next;
            }
        }
    }

    /** Where the text within an element begins. */
    private function innerOffset(int $at, string $raw, string $tag): int
    {
        return (int) strpos($this->source->text, '>', $at + 1 + \strlen($raw) + \strlen($tag)) + 1;
    }

    /**
     * @throws SyntaxException
     */
    private function refuseEnd(string $found, int $at, string $open, int $opened): never
    {
        $this->names->check($found, $at + 2);
        $this->source->fail("unexpected \"</{$found}>\": expected \"</{$open}>\", which closes the element that begins in {$this->source->position($opened)}", $at);
    }
}
