<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Lower\Xml;

use Kiln\Dialect\Jms\Run\Xml\Extraction;

/**
 * What the element of an object holds in a document without namespaces: names of attributes and elements, each with the key of the data and
 * the node that says what it is.
 *
 * @phpstan-import-type Node from Extraction
 * @phpstan-import-type Entries from Extraction
 *
 * @internal
 */
final readonly class Shape
{
    /**
     * @param array<string, list<array{string, Node}>>                $attributes by name
     * @param array<string, array{string, Node}>                $scalars    elements with a text, by name
     * @param array<string, array{string, Node, ?Entries}>      $members    other elements, by name
     * @param array<string, array{string, Node, ?Entries}>      $entries    of collections without an element around them, by name
     * @param ?array{string, Node}                              $text       null where the text of the element itself is nothing
     * @param list<string>                                      $lists      keys of what is an empty array where there are no elements for it
     * @param list<string>                                      $unreadable names of elements that only libxml can be asked about
     * @param ?string                                           $namespace  the default one of the class
     */
    public function __construct(
        public array $attributes,
        public array $scalars,
        public array $members,
        public array $entries,
        public ?array $text,
        public array $lists,
        public array $unreadable,
        public ?string $namespace,
    ) {}

    /**
     * Whether one expression can match all of it.
     */
    public function isFlat(): bool
    {
        return $this->members === [] && $this->entries === [] && $this->unreadable === [] && $this->lists === [];
    }
}
