<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

use Kiln\Engine\Php\Runtime\XmlScan;

/**
 * A regular expression for elements in the form that is most usual: no attributes that are not read, no comments. Groups are numbered as they
 * are taken. `{text}` and `{value}` stand for what {@see XmlScan::patterns()} puts there.
 *
 * What does not match is left to {@see XmlScan}.
 *
 * @internal
 */
final class ElementPattern
{
    public const SPACE = '[ \t\n]*+';

    /** The place of the tag that comes next. No element has such a name. */
    public const NEXT = '<';

    /** Bytes of what is matched without groups: it stands in an expression that has more than that. */
    private const LENGTH = 6_000;

    /** Bytes of all, as PCRE gets them. It takes 65,535 bytes of compiled code (PCRE2, LINK_SIZE 2), and makes about twice as many of these. */
    private const MOST = 16_000;

    /** @var array<string, int> groups by the path of what they hold */
    public array $places = [];

    /** @var array<string, true> paths of groups that may hold references */
    public array $texts = [];

    private int $groups = 0;

    private int $length = 0;

    /** @var array<string, true> shapes of the objects around */
    private array $around = [];

    /**
     * @param bool $hasGroups whether what is found is taken, too
     */
    public function __construct(private readonly Shapes $shapes, private readonly bool $hasGroups = true) {}

    /**
     * An item of a list or an entry of a map.
     *
     * @return ?string null where they are not of one form
     */
    public function item(ListOf|MapOf $node): ?string
    {
        if ($node instanceof MapOf) {
            return $node->value instanceof Scalar ? $this->entry($node, $node->value) : null;
        }
        $item = $node->item;
        $shape = $item instanceof ObjectOf ? $this->shapes->shape($item->shape) : null;

        return match ($item::class) {
            Scalar::class => $this->scalar($node->name, $item, 'value'),
            ObjectOf::class => $shape === null ? null : $this->object($node->name, '', $item->shape, $shape),
            ListOf::class, MapOf::class, ClassOf::class, NoEntries::class, Unreadable::class => null,
        };
    }

    /**
     * All that an object has, in any order, without what stands around it.
     *
     * @param string        $path of the object
     * @param ?list<string> $only names of the members that are matched; null for all that can be, those in collections included
     */
    public function members(string $path, Shape $shape, ?array $only = null): string
    {
        $all = '';
        foreach ($shape->members as $name => [, $node]) {
            if ($only === null || \in_array($name, $only, true)) {
                $all .= $this->once(fn(): ?string => $this->member("{$path}{$name}", $name, $node));
            }
        }
        foreach ($only === null ? $shape->entries : [] as $name => [, $node]) {
            $all .= $this->once(fn(): ?string => $this->block("{$path}{$name}", $node, '++'));
        }

        return $all === '' ? '' : "(?:{$all})*+";
    }

    /**
     * What comes behind members: an end tag, which is not a part of it, or a tag or comment that the expression does not know.
     *
     * @param list<string> $rows names of elements that are not a part of it, either
     */
    public function next(array $rows): string
    {
        $this->take(self::NEXT);
        $this->groups += 2;

        return self::SPACE . '(?|(?=</)|' . ($rows === [] ? '' : '(?=<(' . \implode('|', \array_map(static fn(string $name): string => \preg_quote($name, '~'), $rows)) . ')[ \t\n/>])|') . XmlScan::TAG . ')';
    }

    /**
     * @return list<int> the groups that may hold references
     */
    public function groupsOfTexts(): array
    {
        return \array_values(\array_intersect_key($this->places, $this->texts));
    }

    private function member(string $path, string $name, Node $node): ?string
    {
        $quoted = \preg_quote($name, '~');

        return match ($node::class) {
            Scalar::class => $this->scalar($name, $node, $path),
            ObjectOf::class => $this->inner($path, $name, $node),
            ListOf::class, MapOf::class => $this->block($path, $node, '*+', "<{$quoted}>" . self::SPACE, "</{$quoted}>"),
            ClassOf::class, NoEntries::class, Unreadable::class => null,
        };
    }

    private function inner(string $path, string $name, ObjectOf $node): ?string
    {
        $shape = $this->shapes->shape($node->shape);
        if ($shape === null) {
            return null;
        }
        if ($this->hasGroups) {
            $this->take($path);
        }

        return $this->object($name, "{$path}/", $node->shape, $shape, $this->hasGroups ? '()' : '');
    }

    /**
     * An element with a text.
     */
    private function scalar(string $name, Scalar $scalar, string $path, string $attributes = ''): string
    {
        $name = \preg_quote($name, '~');

        return "<{$name}{$attributes}>{$this->text($scalar, $path)}</{$name}>";
    }

    private function entry(MapOf $map, Scalar $value): string
    {
        if ($map->attribute !== null) {
            return $this->scalar($map->name, $value, 'value', '[ \t\n]++' . \preg_quote($map->attribute, '~') . "=\"{$this->value('key')}\"");
        }
        if (!$this->hasGroups) {
            return '<' . XmlScan::NAME . ">{$this->text($value, 'value')}</" . XmlScan::NAME . '>';
        }
        $key = $this->take('key');

        return '<(' . XmlScan::NAME . ")>{$this->text($value, 'value')}</\\{$key}>";
    }

    /**
     * An element that holds an object.
     *
     * @param string $mark what stands behind its name
     *
     * @return ?string null for one in itself
     */
    private function object(string $name, string $path, string $id, Shape $shape, string $mark = ''): ?string
    {
        if (isset($this->around[$id])) {
            return null;
        }
        $this->around[$id] = true;
        $name = \preg_quote($name, '~');
        $start = "<{$name}{$mark}";
        foreach (\array_keys($shape->attributes) as $attribute) {
            $start .= '(?:[ \t\n]++' . \preg_quote($attribute, '~') . "=\"{$this->value("{$path}@{$attribute}")}\")?+";
        }
        if ($shape->text === null) {
            $start .= '(?:' . self::SPACE . '/>|>' . self::SPACE . "{$this->members($path, $shape)}</{$name}>)";
        } else {
            $text = ">{$this->text($shape->text[1], "{$path}#")}</{$name}>";
            $start .= $shape->text[1]->pattern === null ? '(?:' . self::SPACE . "/>|{$text})" : $text;
        }
        unset($this->around[$id]);

        return $start;
    }

    /**
     * The elements of a collection, which another expression takes apart.
     */
    private function block(string $path, ListOf|MapOf $node, string $times, string $before = '', string $after = ''): ?string
    {
        $inner = new self($this->shapes, false);
        $inner->around = $this->around;
        $item = $inner->item($node);
        if ($item === null || \strlen($item) > self::LENGTH) {
            return null;
        }
        $items = '(?:' . $item . self::SPACE . "){$times}";
        if ($this->hasGroups) {
            $this->take($path);
            $items = "({$items})";
        }

        return "{$before}{$items}{$after}";
    }

    /**
     * A part that is matched once, where it is there at all; nothing where it cannot be matched.
     *
     * @param \Closure(): ?string $print
     */
    private function once(\Closure $print): string
    {
        $before = [$this->places, $this->texts, $this->groups];
        $group = $this->groups + 1;
        $part = $print();
        $length = $part === null ? 0 : \strlen(\implode('', XmlScan::patterns([$part], XmlScan::SECTIONS)));
        if ($part === null || $this->length + $length > self::MOST) {
            [$this->places, $this->texts, $this->groups] = $before;

            return '';
        }
        // That of parts in it is counted twice.
        $this->length += $length;

        return ($this->hasGroups ? "(?({$group})(?!)|" : '(?:') . $part . self::SPACE . ')?+';
    }

    private function text(Scalar $scalar, string $path): string
    {
        if (!$this->hasGroups) {
            return $scalar->pattern === null ? '{any text}' : "(?:{$scalar->pattern})";
        }
        $this->take($path);
        if ($scalar->pattern === null) {
            $this->texts[$path] = true;
        }

        return $scalar->pattern === null ? '{text}' : "({$scalar->pattern})";
    }

    private function value(string $path): string
    {
        if (!$this->hasGroups) {
            return '{any value}';
        }
        $this->take($path);
        $this->texts[$path] = true;

        return '{value}';
    }

    /**
     * Takes the next group.
     */
    private function take(string $path): int
    {
        return $this->places[$path] = ++$this->groups;
    }
}
