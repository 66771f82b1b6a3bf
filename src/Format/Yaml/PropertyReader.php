<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\Utf8;

/**
 * Reads tags, anchors and aliases (YAML 1.2.2, sections 6.9 and 7.1), and keeps what aliases refer to.
 *
 * @internal
 */
final class PropertyReader
{
    private Tags $tags;

    /** @var array<string, Node> by anchor */
    private array $anchors = [];

    public function __construct(private readonly Source $source)
    {
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
     * @param bool $inFlow whether a collection with brackets is around it
     */
    public function read(bool $inFlow): ?Properties
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
            if (!$source->isSpace($source->at) && !($inFlow && \str_contains(',[]{}', $next))) {
                $source->fail("unexpected {$source->found()}: expected a space behind a tag or an anchor");
            }
            $blanks = \strspn($source->text, " \t", $source->at);
            if (\str_contains('&!', $source->text[$source->at + $blanks] ?? '-')) {
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

    public function combined(?Properties $before, ?Properties $properties): ?Properties
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
        $length = \strcspn($source->text, " \t\n,[]{}", $source->at + 1);
        if ($length === 0) {
            $source->fail("expected a name behind \"{$source->text[$source->at]}\"");
        }
        $name = \substr($source->text, $source->at + 1, $length);
        $source->at += $length + 1;

        return $name;
    }
}
