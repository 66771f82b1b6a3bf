<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

/**
 * Reads values in block style (YAML 1.2.2, chapter 8), and whatever stands in them.
 *
 * @internal
 */
final class Composer
{
    private readonly ScalarReader $scalars;

    private readonly PropertyReader $properties;

    private readonly FlowReader $flow;

    public function __construct(private readonly Source $source)
    {
        $this->scalars = new ScalarReader($source);
        $this->properties = new PropertyReader($source);
        $this->flow = new FlowReader($source, $this->scalars, $this->properties);
    }

    /**
     * A document begins.
     *
     * @param bool $hasDirectives whether it may begin with directives
     */
    public function begin(bool $hasDirectives): void
    {
        $this->properties->begin($hasDirectives);
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
                $indent = \strspn($text, ' ', $line);
                $isDash = $this->isIndicator($line + $indent, '-');
                if ($source->isAtEnd() || $source->isMarker($line) || ($indent <= $parent && !($hasDashes && $isDash && $indent === $parent))) {
                    return $this->nothing($before, $begin);
                }
                $blanks = \strspn($text, " \t", $line);
                $source->at = $line + $blanks;
                if ($blanks > $indent) {
                    $mayBegin = false;
                }
            } elseif (\strcspn($text, "\t", $from, $source->at - $from) !== $source->at - $from) {
                $mayBegin = false;
            }
            $start = $source->at;
            $properties = $this->properties->read(false);
            if ($properties === null) {
                break;
            }
            $blanks = \strspn($text, " \t", $source->at);
            $character = $text[$source->at + $blanks] ?? "\n";
            if ($character !== "\n" && $character !== '#') {
                $source->at += $blanks;
                break;
            }
            $before = $this->properties->combined($before, $properties);
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
            return $this->properties->described($this->scalars->block($parent), $this->properties->combined($before, $properties));
        }
        $at = $source->at;
        $key = $this->scalars->isColon($at, false) ? new Scalar($at, '') : $this->flow->node($parent + 1, false, $properties !== null);
        $end = $source->at;
        $source->skipBlanks();
        if (!$this->scalars->isColon($source->at, false)) {
            $node = $this->properties->described($key, $this->properties->combined($before, $properties));
            $source->at = $end;
            $source->endLine();

            return $node;
        }
        if ($source->hasLineBreak($at, $source->at)) {
            $source->fail('unexpected ":": the text before it begins on a line above. Check the spaces before this line; a key of several lines begins with "? "');
        }
        $mayBegin || $source->fail($this->whyNoCollection('a map'));

        return $this->mapping($column, $before, $start, $this->properties->described($key, $properties));
    }

    /**
     * @param int $column spaces before each dash
     */
    private function sequence(int $column, ?Properties $properties): Sequence
    {
        $source = $this->source;
        $this->source->enter($this->source->at);
        $node = new Sequence($source->at, false);
        $this->properties->described($node, $properties);
        do {
            ++$source->at;
            $node->items[] = $this->node($column, true, false);
        } while ($this->continues($column, '-'));
        $this->source->leave();

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
        $this->source->enter($start);
        $node = new Mapping($start, false);
        $this->properties->described($node, $properties);
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
        $this->source->leave();

        return $node;
    }

    /**
     * A key of one line, up to the colon behind it.
     */
    public function key(): Node
    {
        $source = $this->source;
        $start = $source->at;
        $properties = $this->properties->read(false);
        if ($properties !== null) {
            $source->skipBlanks();
        }
        $key = $this->scalars->isColon($source->at, false) ? new Scalar($source->at, '') : $this->flow->node(0, false, $properties !== null, true);
        $source->skipBlanks();
        if (!$this->scalars->isColon($source->at, false) || $source->hasLineBreak($start, $source->at)) {
            $source->fail("unexpected {$source->found()}: expected \":\" and a value behind the key");
        }

        return $this->properties->described($key, $properties);
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
        $indent = \strspn($source->text, ' ', $source->at);
        if ($indent < $column) {
            $blanks = \strspn($source->text, " \t", $source->at);
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

    private function nothing(?Properties $properties, int $offset): Scalar
    {
        return $this->properties->described(new Scalar($offset, ''), $properties);
    }

    private function isIndicator(int $offset, string $indicator): bool
    {
        return ($this->source->text[$offset] ?? '') === $indicator && $this->source->isSpace($offset + 1);
    }

    private function whyNoCollection(string $what): string
    {
        $line = $this->source->at - $this->source->column($this->source->at);

        return \strcspn($this->source->text, "\t", $line, $this->source->at - $line) !== $this->source->at - $line
            ? "{$what} cannot begin behind a tab: only spaces indent"
            : "{$what} cannot begin here: it needs a line of its own";
    }
}
