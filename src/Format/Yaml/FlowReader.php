<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

/**
 * Reads values that need no indentation (YAML 1.2.2, chapter 7): in brackets, in quotes, plain.
 *
 * @internal
 */
final readonly class FlowReader
{
    public function __construct(private Source $source, private ScalarReader $scalars, private PropertyReader $properties) {}

    /**
     * @param int  $indent        spaces that a further line begins with at least
     * @param bool $inFlow        whether a collection with brackets is around it
     * @param bool $hasProperties whether it has a tag or an anchor
     * @param bool $isKey         whether a plain scalar ends with the line
     */
    public function node(int $indent, bool $inFlow, bool $hasProperties = false, bool $isKey = false): Node
    {
        switch ($this->source->text[$this->source->at] ?? '') {
            case '[':
                return $this->sequence($indent);
            case '{':
                return $this->mapping($indent);
            case '"':
                return $this->scalars->double($indent);
            case "'":
                return $this->scalars->single($indent);
            case '*':
                if ($hasProperties) {
                    $this->source->fail('an alias has neither a tag nor an anchor');
                }

                return $this->properties->alias();
            default:
                return $this->scalars->plain($indent, $inFlow, $isKey);
        }
    }

    private function sequence(int $indent): Sequence
    {
        $source = $this->source;
        $this->source->enter($this->source->at);
        $node = new Sequence($source->at, true);
        ++$source->at;
        while ($this->comesEntry($node, $indent, ']')) {
            $node->items[] = $this->entry($indent);
            $this->separate($node, $indent, ']');
        }
        $this->source->leave();

        return $node;
    }

    private function mapping(int $indent): Mapping
    {
        $source = $this->source;
        $this->source->enter($this->source->at);
        $node = new Mapping($source->at, true);
        ++$source->at;
        while ($this->comesEntry($node, $indent, '}')) {
            if ($this->isQuestion()) {
                $node->pairs[] = $this->explicitPair($indent);
            } else {
                $key = $this->keyOrNothing($indent);
                $this->skip($indent);
                $node->pairs[] = [$key, $this->isColon($key) ? $this->valueBehindColon($indent) : new Scalar($source->at, '')];
            }
            $this->separate($node, $indent, '}');
        }
        $this->source->leave();

        return $node;
    }

    /**
     * An item of a sequence: a value, or a mapping of one pair without brackets.
     */
    private function entry(int $indent): Node
    {
        $source = $this->source;
        $start = $source->at;
        if ($this->isQuestion()) {
            return $this->single($start, $this->explicitPair($indent));
        }
        $key = $this->keyOrNothing($indent);
        $end = $source->at;
        $source->skipBlanks();
        if (!$this->isColon($key)) {
            $source->at = $end;

            return $key;
        }
        if ($source->hasLineBreak($start, $end)) {
            $source->fail('unexpected ":": a key in a list stands on one line; a longer one begins with "? "');
        }
        $source->checkKey($start);

        return $this->single($start, [$key, $this->valueBehindColon($indent)]);
    }

    /**
     * @return array{Node, Node}
     */
    private function explicitPair(int $indent): array
    {
        $source = $this->source;
        ++$source->at;
        $this->skip($indent);
        $key = $this->endsEntry() ? new Scalar($source->at, '') : $this->keyOrNothing($indent);
        $this->skip($indent);

        return [$key, $this->isColon($key) ? $this->valueBehindColon($indent) : new Scalar($source->at, '')];
    }

    private function keyOrNothing(int $indent): Node
    {
        return $this->scalars->isColon($this->source->at, true) ? new Scalar($this->source->at, '') : $this->value($indent);
    }

    private function valueBehindColon(int $indent): Node
    {
        ++$this->source->at;
        $this->skip($indent);

        return $this->endsEntry() ? new Scalar($this->source->at, '') : $this->value($indent);
    }

    private function value(int $indent): Node
    {
        $source = $this->source;
        $properties = $this->properties->read(true);
        if ($properties === null) {
            return $this->node($indent, true);
        }
        $this->skip($indent);
        $isNothing = $this->endsEntry() || $this->scalars->isColon($source->at, true);

        return $this->properties->described($isNothing ? new Scalar($source->at, '') : $this->node($indent, true, true), $properties);
    }

    /**
     * @param array{Node, Node} $pair
     */
    private function single(int $start, array $pair): Mapping
    {
        $this->source->enter($start);
        $node = new Mapping($start, true);
        $node->pairs[] = $pair;
        $this->source->leave();

        return $node;
    }

    /**
     * Whether a ":" separates the key before it from its value: behind quotes and brackets it needs no space.
     */
    private function isColon(Node $key): bool
    {
        $source = $this->source;

        return ($source->text[$source->at] ?? '') === ':'
            && ($this->scalars->isColon($source->at, true) || $key instanceof Sequence || $key instanceof Mapping || ($key instanceof Scalar && $key->style !== Scalar::PLAIN));
    }

    private function isQuestion(): bool
    {
        return ($this->source->text[$this->source->at] ?? '') === '?' && $this->source->isSpace($this->source->at + 1);
    }

    private function endsEntry(): bool
    {
        return \str_contains(',]}', $this->source->text[$this->source->at] ?? '-');
    }

    private function comesEntry(Node $around, int $indent, string $end): bool
    {
        $source = $this->source;
        $this->skip($indent);
        $character = $source->text[$source->at] ?? '';
        if ($character === $end) {
            ++$source->at;

            return false;
        }
        if ($character === '') {
            $this->failAtEnd($around, $end);
        }
        if (\str_contains(',]}', $character)) {
            $source->fail("unexpected \"{$character}\": expected a value or \"{$end}\"");
        }

        return true;
    }

    private function separate(Node $around, int $indent, string $end): void
    {
        $source = $this->source;
        $this->skip($indent);
        $character = $source->text[$source->at] ?? '';
        if ($character === ',') {
            ++$source->at;
        } elseif ($character === '') {
            $this->failAtEnd($around, $end);
        } elseif ($character !== $end) {
            $source->fail("unexpected {$source->found()}: expected \",\" or \"{$end}\"");
        }
    }

    private function failAtEnd(Node $around, string $end): never
    {
        $begin = $this->source->position($around->offset);
        $this->source->fail("unexpected end of text: expected \"{$end}\" for what begins in line {$begin->line}, column {$begin->column}");
    }

    /**
     * Passes over blanks, comments and line breaks.
     */
    private function skip(int $indent): void
    {
        $source = $this->source;
        $text = $source->text;
        if (!\str_contains(" \t\n#", $text[$source->at] ?? '-')) {
            return;
        }
        if ($text[$source->at] === '#' && !$source->isSpace($source->at - 1)) {
            $source->fail('unexpected "#": a comment begins behind a space');
        }
        if (!$source->next() || $source->isAtEnd()) {
            return;
        }
        if ($source->isMarker($source->at)) {
            $source->fail('a document ends here, and brackets have not been closed');
        }
        $spaces = \strspn($text, ' ', $source->at);
        if ($spaces < $indent) {
            $source->fail("this line of a value in brackets needs at least {$indent} spaces before it");
        }
        $source->skipBlanks();
    }
}
