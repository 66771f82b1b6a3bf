<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print\Xml;

use Kiln\Dialect\Jms\Lower\Xml\Shape;
use Kiln\Dialect\Jms\Run\Xml\Elements;
use Kiln\Dialect\Jms\Run\Xml\Extraction;

/**
 * A regular expression for elements in the form that is most usual: texts without references, either plain or in one CDATA section, no
 * attributes that are not read. Groups are numbered as they are taken.
 *
 * What does not match is left to {@see Elements}.
 *
 * @phpstan-import-type Node from Extraction
 *
 * @internal
 */
final class ElementPattern
{
    public const SPACE = '[ \t\n]*+';

    /** Characters beyond ASCII, and brackets that do not end a section; in the place of the number of the group that is defined last. */
    private const OTHERS = '(?&others)';

    /** @var array<string, int> groups by the path of what they hold */
    public array $places = [];

    private int $groups = 0;

    /**
     * @return string an element with a text, in the next group
     */
    public function scalar(string $name, bool $isPlain, string $attributes = ''): string
    {
        ++$this->groups;

        return "<{$name}{$attributes}>" . self::text("</{$name}>", $isPlain);
    }

    public function take(string $place): int
    {
        return $this->places[$place] = ++$this->groups;
    }

    /**
     * All that an object has, in any order, without what stands around it.
     *
     * @param string               $path    of the object
     * @param array<string, Shape> $inlined of elements that are matched here, too, by name
     *
     * @return list<string> parts
     */
    public function members(string $path, Shape $shape, array $inlined): array
    {
        $parts = [];
        foreach ($shape->scalars as $name => [, $node]) {
            $group = $this->groups + 1;
            $this->places["{$path}{$name}"] = $group;
            $parts[] = "(?({$group})(?!)|" . $this->scalar($name, self::isPlain($node)) . self::SPACE . ')?+';
        }
        foreach ($inlined as $name => $inner) {
            $group = $this->take("{$path}{$name}");
            $parts[] = "(?({$group})(?!)|" . $this->element($name, "{$path}{$name}/", $inner, '()') . self::SPACE . ')?+';
        }

        return $parts === [] ? [] : ['(?:', ...$parts, ')*+'];
    }

    /**
     * A flat object.
     *
     * @param string $mark what stands behind the name of the element
     */
    public function element(string $name, string $path, Shape $shape, string $mark = ''): string
    {
        $start = "<{$name}{$mark}";
        foreach (array_keys($shape->attributes) as $attribute) {
            $this->take("{$path}@{$attribute}");
            $start .= "(?:[ \\t\\n]++{$attribute}=\"(" . self::attribute() . ')")?+';
        }
        if ($shape->text !== null) {
            $this->take("{$path}#");

            return "{$start}>" . self::text("</{$name}>", self::isPlain($shape->text[1]));
        }

        return "{$start}>" . self::SPACE . implode('', $this->members($path, $shape, [])) . "</{$name}>";
    }

    /**
     * What comes behind members: an end tag, which is not a part of it, or a tag or comment that the expression does not know.
     */
    public function next(): string
    {
        $this->take('tag');
        $this->groups += 2;

        return '(?|(?=</)|' . Elements::TAG . ')';
    }

    /**
     * The whole expression, with its delimiters, in parts of which each is for a line.
     *
     * @param list<string> $parts
     *
     * @return list<string>
     */
    public function print(array $parts): array
    {
        $group = $this->groups + 1;
        // A name would be one more group for PHP.
        $parts = str_replace(self::OTHERS, "(?{$group})", $parts, $count);
        if ($count > 0) {
            $parts[] = '(?(DEFINE)((?:' . Elements::BEYOND_ASCII . '|\](?!\]>))++))';
        }
        $parts[0] = "~\\G{$parts[0]}";
        $parts[] = '~';

        return $parts;
    }

    /**
     * A text and what follows it.
     */
    public static function text(string $end, bool $isPlain): string
    {
        $plain = '(' . self::run('<&\]') . "){$end}";

        return $isPlain ? $plain : '(?|<!\[CDATA\[(' . self::run('\]') . ")\\]\\]>{$end}|{$plain})";
    }

    /**
     * The value of an attribute.
     */
    public static function attribute(): string
    {
        return self::run('"<&\t\n');
    }

    /**
     * @param Node $node
     */
    public static function isPlain(array $node): bool
    {
        return \in_array($node[0], [Extraction::INT, Extraction::FLOAT, Extraction::BOOL], true);
    }

    /**
     * @param string $excluded of ASCII, as in a class of characters
     */
    private static function run(string $excluded): string
    {
        $ascii = "[^{$excluded}" . Elements::NO_CHARS . '\x80-\xFF]*+';

        return "{$ascii}(?:" . self::OTHERS . "{$ascii})*+";
    }
}
