<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\Expected;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Format\Utf8;
use Kiln\Limits;

/**
 * Makes plain data of the nodes of a document, as what is expected says. A node that aliases repeat is resolved for each place.
 *
 * @internal
 */
final class Resolver
{
    /**
     * So many values may aliases repeat, or as many as the text has bytes if these are more; where {@see Limits::$elements} is set, that counts.
     * Documents that people write stay far below; a few lines of aliases to lists of aliases ask for billions.
     */
    public const REPEATED = 100_000;

    private readonly int $maxElements;

    private readonly int $maxRepeated;

    private int $elements = 0;

    private int $repeated = 0;

    /** Levels around the value that is made. */
    public int $depth = 0;

    /** Where the outermost alias stands that the value is being made for; null for none. */
    private ?int $alias = null;

    /**
     * @param bool $ignoresTags whether an unknown tag counts as none
     */
    public function __construct(private readonly Source $source, private readonly Expected $expected, private readonly Limits $limits, private readonly bool $ignoresTags)
    {
        $this->maxElements = $limits->elements ?? \PHP_INT_MAX;
        $this->maxRepeated = $limits->elements ?? \max(self::REPEATED, \strlen($source->text));
    }

    /**
     * @param int $place see {@see Expected}
     *
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return mixed a tree
     */
    public function value(Node $node, int $place): mixed
    {
        return match ($node::class) {
            Scalar::class => $this->scalar($node, $this->expected->kinds($place)),
            Sequence::class => $this->sequence($node, $place),
            Mapping::class => $this->mapping($node, $place),
            Alias::class => $this->repeated($node, $place),
        };
    }

    /**
     * Counts values that were read without this class.
     */
    public function count(int $elements, int $offset): void
    {
        $this->elements += $elements;
        if ($this->elements > $this->maxElements) {
            throw $this->exceeded(LimitExceeded::TOO_MANY_ELEMENTS, "the text has more than the {$this->maxElements} elements and members allowed", $this->maxElements, $this->alias ?? $offset);
        }
        if ($this->alias !== null) {
            $this->repeat($elements, $this->alias);
        }
    }

    /**
     * @param int $alias where it stands
     */
    private function repeat(int $elements, int $alias): void
    {
        $this->repeated += $elements;
        if ($this->repeated > $this->maxRepeated) {
            throw $this->exceeded(LimitExceeded::TOO_MANY_ELEMENTS, "aliases repeat more than the {$this->maxRepeated} elements and members allowed", $this->maxRepeated, $alias);
        }
    }

    private function repeated(Alias $alias, int $place): mixed
    {
        if ($alias->target->isOpen) {
            $this->source->fail("\"*" . Utf8::shown($alias->name) . "\" stands inside of what it repeats", $alias->offset);
        }
        $around = $this->alias;
        $this->alias ??= $alias->offset;
        $value = $this->value($alias->target, $place);
        $this->alias = $around;

        return $value;
    }

    private function scalar(Scalar $node, int $kinds): bool|int|float|string|null
    {
        $text = $node->text;
        if ($this->limits->stringLength !== null && \strlen($text) > $this->limits->stringLength) {
            throw $this->exceeded(LimitExceeded::STRING_TOO_LONG, \sprintf('a string has %d bytes, more than the %d allowed', \strlen($text), $this->limits->stringLength), $this->limits->stringLength, $node->offset);
        }
        if ($node->tag !== null) {
            return $this->tagged($node, $node->tag, $kinds);
        }

        return $node->style === Scalar::PLAIN ? CoreSchema::resolve($text, $kinds) : $text;
    }

    private function tagged(Scalar $node, string $tag, int $kinds): bool|int|float|string|null
    {
        $name = \str_starts_with($tag, Tags::CORE) ? \substr($tag, \strlen(Tags::CORE)) : $tag;
        $value = match ($name) {
            '!', 'str' => $node->text,
            'null' => CoreSchema::resolve($node->text, Expected::NULL),
            'bool' => CoreSchema::resolve($node->text, Expected::BOOL),
            'int' => CoreSchema::resolve($node->text, Expected::INT),
            'float' => CoreSchema::resolve($node->text, Expected::FLOAT),
            'binary' => ($kinds & Expected::BASE64) === 0 ? $this->bytes($node) : \base64_encode($this->bytes($node)),
            'timestamp' => Timestamp::rfc3339($node->text) ?? $this->unfit($node, 'a date or time'),
            default => $this->ignoresTags ? ($node->style === Scalar::PLAIN ? CoreSchema::resolve($node->text, $kinds) : $node->text) : $this->unknown($node, $tag),
        };

        return match ($name) {
            'null' => $value === null ? null : $this->unfit($node, 'null'),
            'bool' => \is_bool($value) ? $value : $this->unfit($node, 'true or false'),
            'int' => \is_int($value) ? $value : $this->unfit($node, 'a whole number'),
            'float' => \is_float($value) ? $value : $this->unfit($node, 'a number'),
            default => $value,
        };
    }

    private function bytes(Scalar $node): string
    {
        $bytes = \base64_decode(\str_replace([' ', "\n"], '', $node->text), true);

        return $bytes === false ? $this->unfit($node, 'base64') : $bytes;
    }

    private function unfit(Scalar $node, string $what): never
    {
        $this->source->fail("the tag says {$what}, which this is not", $node->offset);
    }

    private function unknown(Node $node, string $tag): never
    {
        $this->source->fail("unknown tag \"" . Utf8::shown($tag) . "\": without it, the value is what its place expects", $node->offset);
    }

    /**
     * @return list<mixed>
     */
    private function sequence(Sequence $node, int $place): array
    {
        $this->enter($node, ['seq', 'omap', 'pairs']);
        $this->count(\count($node->items), $node->offset);
        $list = [];
        foreach ($node->items as $index => $item) {
            $list[] = $this->value($item, $this->expected->item($place, $index));
        }
        --$this->depth;
        $node->isOpen = false;

        return $list;
    }

    /**
     * @return array<mixed>|\stdClass
     */
    private function mapping(Mapping $node, int $place): array|\stdClass
    {
        $this->enter($node, ['map', 'set']);
        $members = $this->members($node);
        $this->count(\count($members), $node->offset);
        if ($place < 0 && $this->expected->table[~$place][4] !== []) {
            $place = $this->expected->map($place, \array_map(self::raw(...), $members));
        }
        $map = [];
        foreach ($members as $key => $value) {
            $map[$key] = $this->value($value, $this->expected->member($place, $key));
        }
        --$this->depth;
        $node->isOpen = false;

        return \array_is_list($map) ? (object) $map : $map;
    }

    /**
     * What a map holds by key, with what it merges: its own members go before, then those of the first map merged.
     *
     * @return array<int|string, Node>
     */
    public function members(Mapping $node): array
    {
        $members = [];
        $merged = [];
        foreach ($node->pairs as [$key, $value]) {
            if (self::isMerge($key)) {
                $merged += $this->merged($value);
                continue;
            }
            $name = $this->key($key);
            if (\array_key_exists($name, $members)) {
                $this->source->fail("the key \"" . Utf8::shown($name) . "\" stands here twice", $key->offset);
            }
            $members[$name] = $value;
        }

        return $merged === [] ? $members : \array_replace($merged, $members);
    }

    /**
     * @return array<int|string, Node>
     */
    private function merged(Node $node): array
    {
        if ($node->isOpen) {
            $this->source->fail('a map cannot merge what it is a part of', $node->offset);
        }
        if ($node instanceof Alias) {
            // A merge of nothing is work, too.
            $around = $this->alias;
            $this->alias ??= $node->offset;
            $this->repeat(1, $this->alias);
            $members = $this->merged($node->target);
            $this->alias = $around;

            return $members;
        }
        $node->isOpen = true;
        if ($node instanceof Mapping) {
            $members = $this->members($node);
            // They are counted where they are merged, or a chain of merges would cost more than it counts.
            $this->count(\count($members), $node->offset);
        } elseif ($node instanceof Sequence) {
            $members = [];
            foreach ($node->items as $item) {
                $members += $this->merged($item);
            }
        } else {
            $this->source->fail('what "<<" merges is a map or a list of maps; as a key it stands in quotes', $node->offset);
        }
        $node->isOpen = false;

        return $members;
    }

    private static function isMerge(Node $key): bool
    {
        return $key instanceof Scalar && $key->text === '<<' && $key->style === Scalar::PLAIN && ($key->tag === null || $key->tag === Tags::CORE . 'merge');
    }

    private function key(Node $key): string
    {
        $scalar = $key instanceof Alias ? $key->target : $key;
        if (!$scalar instanceof Scalar) {
            $this->source->fail(($scalar instanceof Sequence ? 'a list' : 'a map') . ' cannot be the key of an array', $key->offset);
        }
        if ($this->limits->stringLength !== null && \strlen($scalar->text) > $this->limits->stringLength) {
            $this->scalar($scalar, Expected::TEXT);
        }

        return $scalar->text;
    }

    /**
     * What decides between classes: texts as they stand.
     */
    private static function raw(Node $node): mixed
    {
        $node = $node instanceof Alias ? $node->target : $node;

        return $node instanceof Scalar ? ($node->style === Scalar::PLAIN && CoreSchema::resolve($node->text, Expected::ANY) === null ? null : $node->text) : true;
    }

    /**
     * @param list<string> $known names of tags
     */
    private function enter(Sequence|Mapping $node, array $known): void
    {
        if ($node->tag !== null && !$this->ignoresTags && $node->tag !== '!' && !(\str_starts_with($node->tag, Tags::CORE) && \in_array(\substr($node->tag, \strlen(Tags::CORE)), $known, true))) {
            $this->unknown($node, $node->tag);
        }
        $node->isOpen = true;
        if (++$this->depth > $this->limits->depth) {
            $this->source->fail("nested deeper than {$this->limits->depth} levels", $node->offset, SyntaxError::DEPTH_EXCEEDED);
        }
    }

    /**
     * @param LimitExceeded::* $code
     */
    private function exceeded(string $code, string $message, int $limit, int $offset): LimitException
    {
        return new LimitException(new LimitExceeded($code, $message, $limit, $this->source->position($offset)));
    }
}
