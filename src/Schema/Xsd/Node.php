<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

use Kiln\Format\Xml\Syntax;

/**
 * An element of a schema document. Its name, and those of its attributes, stand without the prefix `xs:`.
 *
 * @internal
 */
final readonly class Node
{
    /**
     * @param array<string, ?string> $attributes null leaves one out
     * @param list<?self>            $children   null leaves one out
     */
    public function __construct(public string $name, public array $attributes = [], public array $children = [], private string $text = '') {}

    /**
     * What people read about a type or an element; null where there is nothing to say.
     */
    public static function annotation(?string $description, bool $isDeprecated): ?self
    {
        $sentences = [...($description === null ? [] : [$description]), ...($isDeprecated ? ['Deprecated.'] : [])];

        return $sentences === [] ? null : new self('annotation', children: [new self('documentation', text: \implode(' ', $sentences))]);
    }

    public function with(?self ...$children): self
    {
        return new self($this->name, $this->attributes, [...$this->children, ...\array_values($children)], $this->text);
    }

    /**
     * @param array<string, ?string> $attributes to stand before its own
     */
    public function named(array $attributes): self
    {
        return new self($this->name, $attributes + $this->attributes, $this->children, $this->text);
    }

    /**
     * @param ?int $most null for any number
     */
    public function occurring(int $least, ?int $most): self
    {
        return new self($this->name, \array_merge($this->attributes, ['minOccurs' => (string) $least, 'maxOccurs' => $most === null ? 'unbounded' : (string) $most]), $this->children, $this->text);
    }

    public function print(string $indentation = ''): string
    {
        $text = "{$indentation}<xs:{$this->name}";
        foreach ($this->attributes as $name => $value) {
            $text .= $value === null ? '' : " {$name}=\"" . Syntax::attribute($value) . '"';
        }
        if ($this->text !== '') {
            return "{$text}>" . Syntax::text($this->text) . "</xs:{$this->name}>\n";
        }
        $content = \implode('', \array_map(static fn(?self $child): string => $child?->print("{$indentation}  ") ?? '', $this->children));

        return $content === '' ? "{$text}/>\n" : "{$text}>\n{$content}{$indentation}</xs:{$this->name}>\n";
    }
}
