<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata;

/**
 * What jms/serializer knows of a property besides {@see PropertyFacts} where it stands in XML. The names are those of
 * `JMS\Serializer\Metadata\PropertyMetadata`.
 *
 * @internal
 */
final readonly class XmlPropertyFacts
{
    /**
     * @param ?string $namespace      of the element or attribute; '' for none, null for that of the class
     * @param bool    $isCollection   whether it is declared as a list or map
     * @param bool    $isInline       whether the entries have no element around them
     * @param bool    $skipsEmpty     whether a collection without entries is left out
     * @param ?string $keyAttribute   of an entry, that has its key
     * @param bool    $hasNamedEntries whether the names of entries are their keys
     */
    public function __construct(
        public ?string $namespace = null,
        public bool $isAttribute = false,
        public bool $isValue = false,
        public bool $isAttributeMap = false,
        public bool $isCData = true,
        public bool $isCollection = false,
        public bool $isInline = false,
        public bool $skipsEmpty = true,
        public ?string $entryName = null,
        public ?string $entryNamespace = null,
        public ?string $keyAttribute = null,
        public bool $hasNamedEntries = false,
    ) {}

    /**
     * Whether it is not an element: its place is an attribute of the object's own element, by whatever declaration.
     */
    public function isElement(): bool
    {
        return !$this->isAttribute && !$this->isValue && !$this->isAttributeMap;
    }
}
