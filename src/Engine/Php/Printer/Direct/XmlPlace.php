<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Plan\Planner\ObjectNotes;
use Kiln\Plan\Write\WriteField;

/**
 * Where a value stands in a document of XML, and how.
 *
 * @internal
 */
final readonly class XmlPlace
{
    public const ROOT = 'root';
    public const ELEMENT = 'element';
    public const ATTRIBUTE = 'attribute';
    public const TEXT = 'text';

    /**
     * @param self::*                                   $as
     * @param string                                    $name  of the element or attribute; '' at the root
     * @param ?string                                   $uri   of its namespace, where it has another one than what is around it
     * @param bool                                      $isNil whether null is written, and not left out
     * @param array<string, bool|int|float|string|null> $facts of a property whose value it is
     * @param ?string                                   $is    `list` or `map`, where it is the value of a property
     * @param ?string                                   $seen  a variable with its text, escaped where it must be; null where it has yet to be looked at
     * @param string                                    $attribute an expression of an attribute with a space before it, and with a dot; '' for none
     */
    public function __construct(
        public string $as,
        public string $name = '',
        public ?string $uri = null,
        public bool $isNil = true,
        public array $facts = [],
        public ?string $is = null,
        public ?string $seen = null,
        public string $attribute = '',
    ) {}

    public static function ofMember(string $key, WriteField $field, ?string $seen): self
    {
        $facts = $field->notes;
        $as = match ($facts['as'] ?? null) {
            'attribute' => self::ATTRIBUTE,
            'text' => self::TEXT,
            default => self::ELEMENT,
        };

        return new self(
            $as,
            (string) ($facts['name'] ?? $key),
            isset($facts['namespace']) ? (string) $facts['namespace'] : null,
            isset($facts['nil']),
            $facts,
            ObjectNotes::kind($field->value),
            $seen,
        );
    }

    /**
     * An element in it, in the same namespace.
     */
    public function inside(string $name): self
    {
        return new self(self::ELEMENT, $name, $this->uri, true, \array_intersect_key($this->facts, ['cdata' => true]));
    }

    /**
     * The entry of a map.
     *
     * @param string  $attribute the key
     * @param ?string $seen      the text of the value
     */
    public function entry(string $name, string $attribute, ?string $seen): self
    {
        return new self(self::ELEMENT, $name, $this->uri, true, \array_intersect_key($this->facts, ['cdata' => true]), null, $seen, $attribute);
    }

    public function isCData(): bool
    {
        return isset($this->facts['cdata']);
    }
}
