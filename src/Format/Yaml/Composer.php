<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\SyntaxError;
use Kiln\Format\Utf8;

/**
 * Reads block values (YAML 1.2.2, chapter 8), and keeps what aliases refer to.
 *
 * @internal
 */
final class Composer
{
    private readonly ScalarReader $scalars;

    private readonly FlowReader $flow;

    /** @var array<string, Node> by anchor */
    private array $anchors = [];

    private Tags $tags;

    private int $depth = 0;

    /**
     * @param int $maxDepth levels of sequences and mappings
     */
    public function __construct(private readonly Source $source, private readonly int $maxDepth)
    {
        $this->scalars = new ScalarReader($source);
        $this->flow = new FlowReader($source, $this->scalars, $this);
        $this->tags = new Tags($source);
    }

    /**
     * A document with tags and anchors of its own begins.
     *
     * @param bool $hasDirectives whether it may begin with directives
     */
    public function begin(bool $hasDirectives): void
    {
        $this->tags = new Tags($this->source);
        $this->anchors = [];
        if ($hasDirectives && ($this->source->text[$this->source->at] ?? '') === '%') {
            $this->tags->readDirectives();
        }
    }

    /**
     * The value behind an indicator or at the beginning of a document.
     *
     * @param int  $parent    spaces before what it belongs to; -1 for a document
     * @param bool $isCompact whether a collection may begin on the same line
     * @param bool $hasDashes whether a sequence may begin as far left as what it belongs to
     */
    public function node(int $parent, bool $isCompact, bool $hasDashes): Node
    {
        $source = $this->source;
        $text = $source->text;
        $begin = $source->at;
        $before = null;
        $mayBegin = $isCompact;
        while (true) {
            $from = $source->at;
            if ($source->next()) {
                $mayBegin = true;
                $line = $source->at;
                $indent = strspn($text, ' ', $line);
                $isDash = $this->isIndicator($line + $indent, '-');
                if ($source->isAtEnd() || $source->isMarker($line) || ($indent <= $parent && !($hasDashes && $isDash && $indent === $parent))) {
                    return $this->nothing($before, $begin);
                }
                $blanks = strspn($text, " \t", $line);
                $source->at = $line + $blanks;
                if ($blanks > $indent) {
                    $mayBegin = false;
                }
            } elseif (strcspn($text, "\t", $from, $source->at - $from) !== $source->at - $from) {
                $mayBegin = false;
            }
            $start = $source->at;
            $properties = $this->properties(false);
            if ($properties === null) {
                break;
            }
            $blanks = strspn($text, " \t", $source->at);
            $character = $text[$source->at + $blanks] ?? "\n";
            if ($character !== "\n" && $character !== '#') {
                $source->at += $blanks;
                break;
            }
            $before = $this->combined($before, $properties);
            if ($character === "\n" && $source->isAtEnd()) {
                return $this->nothing($before, $begin);
            }
        }

        return $this->at($start, $parent, $mayBegin, $before, $properties);
    }

    /**
     * @param int         $start      where its properties begin, or itself
     * @param ?Properties $before     that stand on lines before
     * @param ?Properties $properties that stand on the same line
     */
    private function at(int $start, int $parent, bool $mayBegin, ?Properties $before, ?Properties $properties): Node
    {
        $source = $this->source;
        $text = $source->text;
        $character = $text[$source->at] ?? '';
        $column = $source->column($start);
        if ($this->isIndicator($source->at, '-')) {
            $mayBegin && $properties === null || $source->fail($this->whyNoCollection('a list'));

            return $this->sequence($column, $before);
        }
        if ($this->isIndicator($source->at, '?')) {
            $mayBegin && $properties === null || $source->fail($this->whyNoCollection('a map'));

            return $this->mapping($column, $before, $source->at, null);
        }
        if ($character === '|' || $character === '>') {
            return $this->described($this->scalars->block($parent), $this->combined($before, $properties));
        }
        $at = $source->at;
        $key = $this->scalars->isColon($at, false) ? new Scalar($at, '') : $this->flow->node($parent + 1, false, $properties !== null);
        $end = $source->at;
        $source->skipBlanks();
        if (!$this->scalars->isColon($source->at, false)) {
            $node = $this->described($key, $this->combined($before, $properties));
            $source->at = $end;
            $source->endLine();

            return $node;
        }
        if ($source->hasLineBreak($at, $source->at)) {
            $source->fail('unexpected ":": the text before it begins on a line above. Check the spaces before this line; a key of several lines begins with "? "');
        }
        $mayBegin || $source->fail($this->whyNoCollection('a map'));

        return $this->mapping($column, $before, $start, $this->described($key, $properties));
    }

    /**
     * @param int $column spaces before each dash
     */
    private function sequence(int $column, ?Properties $properties): Sequence
    {
        $source = $this->source;
        $this->enter();
        $node = new Sequence($source->at, false);
        $this->described($node, $properties);
        do {
            ++$source->at;
            $node->items[] = $this->node($column, true, false);
        } while ($this->continues($column, '-'));
        --$this->depth;

        return $node;
    }

    /**
     * @param int   $column spaces before each key
     * @param int   $start  where the first one begins
     * @param ?Node $key    the first one, if it has been read
     */
    private function mapping(int $column, ?Properties $properties, int $start, ?Node $key): Mapping
    {
        $source = $this->source;
        $this->enter();
        $node = new Mapping($start, false);
        $this->described($node, $properties);
        do {
            $isExplicit = $key === null && $this->isIndicator($source->at, '?');
            if ($isExplicit) {
                ++$source->at;
                $key = $this->node($column, true, true);
                if (!$this->continues($column, ':')) {
                    $node->pairs[] = [$key, new Scalar($source->at, '')];
                    $key = null;
                    continue;
                }
            } else {
                $key ??= $this->key();
                $source->checkKey($key->offset);
            }
            ++$source->at;
            $node->pairs[] = [$key, $this->node($column, $isExplicit, true)];
            $key = null;
        } while ($this->continues($column));
        --$this->depth;

        return $node;
    }

    /**
     * A key of one line, up to the colon behind it.
     */
    private function key(): Node
    {
        $source = $this->source;
        $start = $source->at;
        $properties = $this->properties(false);
        if ($properties !== null) {
            $source->skipBlanks();
        }
        $key = $this->scalars->isColon($source->at, false) ? new Scalar($source->at, '') : $this->flow->node(0, false, $properties !== null, true);
        $source->skipBlanks();
        if (!$this->scalars->isColon($source->at, false) || $source->hasLineBreak($start, $source->at)) {
            $source->fail("unexpected {$source->found()}: expected \":\" and a value behind the key");
        }

        return $this->described($key, $properties);
    }

    /**
     * Whether the next line is of the same collection; then the reader moves to what stands there.
     *
     * @param ?string $indicator that it must begin with
     */
    private function continues(int $column, ?string $indicator = null): bool
    {
        $source = $this->source;
        if (!$source->next()) {
            $source->endLine();
        }
        if ($source->isAtEnd() || $source->isMarker($source->at)) {
            return false;
        }
        $indent = strspn($source->text, ' ', $source->at);
        if ($indent < $column) {
            $blanks = strspn($source->text, " \t", $source->at);
            $blanks === $indent || $source->fail('unexpected tab: only spaces indent', $source->at + $indent);

            return false;
        }
        if ($indent === $column && $indicator !== null && !$this->isIndicator($source->at + $indent, $indicator)) {
            return false;
        }
        $source->at += $indent;
        if ($indent > $column) {
            $source->fail("unexpected {$source->found()}: this line has {$indent} spaces before it, and what it could belong to has {$column}");
        }
        if ($source->text[$source->at] === "\t") {
            $source->fail('unexpected tab: only spaces indent');
        }

        return true;
    }

    /**
     * @param bool $inFlow whether a collection with brackets is around it
     */
    public function properties(bool $inFlow): ?Properties
    {
        $source = $this->source;
        $properties = null;
        while (true) {
            $character = $source->text[$source->at] ?? '';
            if ($character === '&') {
                $properties ??= new Properties($source->at);
                $properties->anchor === null || $source->fail('a value has one anchor');
                $properties->anchor = $this->name();
            } elseif ($character === '!') {
                $properties ??= new Properties($source->at);
                $properties->tag === null || $source->fail('a value has one tag');
                $properties->tag = $this->tags->read();
            } else {
                return $properties;
            }
            $next = $source->text[$source->at] ?? "\n";
            if (!$source->isSpace($source->at) && !($inFlow && str_contains(',[]{}', $next))) {
                $source->fail("unexpected {$source->found()}: expected a space behind a tag or an anchor");
            }
            $blanks = strspn($source->text, " \t", $source->at);
            if (str_contains('&!', $source->text[$source->at + $blanks] ?? '-')) {
                $source->at += $blanks;
            }
        }
    }

    public function alias(): Alias
    {
        $start = $this->source->at;
        $name = $this->name();
        $target = $this->anchors[$name] ?? $this->source->fail("there is no anchor \"&" . Utf8::shown($name) . "\" before this", $start);

        return new Alias($start, $target, $name);
    }

    /**
     * Gives a value its properties.
     *
     * @template T of Node
     *
     * @param T $node
     *
     * @return T
     */
    public function described(Node $node, ?Properties $properties): Node
    {
        if ($properties !== null) {
            if ($node instanceof Alias) {
                $this->source->fail('an alias has neither a tag nor an anchor', $properties->offset);
            }
            $node->tag = $properties->tag;
            $node->anchor = $properties->anchor;
            if ($properties->anchor !== null) {
                $this->anchors[$properties->anchor] = $node;
            }
        }

        return $node;
    }

    /**
     * One level deeper.
     */
    public function enter(): void
    {
        if (++$this->depth > $this->maxDepth) {
            $this->source->fail("nested deeper than {$this->maxDepth} levels", code: SyntaxError::DEPTH_EXCEEDED);
        }
    }

    public function leave(): void
    {
        --$this->depth;
    }

    private function nothing(?Properties $properties, int $offset): Scalar
    {
        return $this->described(new Scalar($offset, ''), $properties);
    }

    private function combined(?Properties $before, ?Properties $properties): ?Properties
    {
        if ($before === null || $properties === null) {
            return $before ?? $properties;
        }
        if (($before->tag !== null && $properties->tag !== null) || ($before->anchor !== null && $properties->anchor !== null)) {
            $this->source->fail('a value has one tag and one anchor', $properties->offset);
        }

        return new Properties($before->offset, $before->tag ?? $properties->tag, $before->anchor ?? $properties->anchor);
    }

    /**
     * The name behind "&" or "*".
     */
    private function name(): string
    {
        $source = $this->source;
        $length = strcspn($source->text, " \t\n,[]{}", $source->at + 1);
        if ($length === 0) {
            $source->fail("expected a name behind \"{$source->text[$source->at]}\"");
        }
        $name = substr($source->text, $source->at + 1, $length);
        $source->at += $length + 1;

        return $name;
    }

    private function isIndicator(int $offset, string $indicator): bool
    {
        return ($this->source->text[$offset] ?? '') === $indicator && $this->source->isSpace($offset + 1);
    }

    private function whyNoCollection(string $what): string
    {
        $line = $this->source->at - $this->source->column($this->source->at);

        return strcspn($this->source->text, "\t", $line, $this->source->at - $line) !== $this->source->at - $line
            ? "{$what} cannot begin behind a tab: only spaces indent"
            : "{$what} cannot begin here: it needs a line of its own";
    }
}
