<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

/**
 * What the element of an object holds: names of attributes and elements, each with the key of the data and what is taken out of it.
 *
 * @internal
 */
final readonly class Shape
{
    private const NAME = '/^[A-Za-z_][A-Za-z0-9_.\-]{0,100}$/D';

    /**
     * @param array<string, list<array{string, Scalar}>>  $attributes by name
     * @param array<string, array{string, Node}>          $members    elements by name
     * @param array<string, array{string, ListOf|MapOf}>  $entries    of collections without an element around them, by name of the entries
     * @param ?array{string, Scalar}                      $text       null where the text of the element itself is nothing
     * @param list<string>                                $lists      keys of what is an empty array where there are no elements for it
     */
    public function __construct(
        public array $attributes,
        public array $members,
        public array $entries,
        public ?array $text,
        public array $lists,
    ) {}

    /**
     * Whether a name has no prefix, and is not long: a document and XPath have it as it is.
     */
    public static function isName(string $name): bool
    {
        return \preg_match(self::NAME, $name) === 1;
    }

    /**
     * Whether one expression without loops can match all of it.
     */
    public function isFlat(): bool
    {
        return $this->entries === [] && $this->lists === [] && \array_filter($this->members, static fn(array $member): bool => !$member[1] instanceof Scalar) === [];
    }
}
