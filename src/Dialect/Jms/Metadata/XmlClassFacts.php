<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata;

/**
 * What jms/serializer knows of a class besides {@see ClassFacts} where its objects stand in XML.
 *
 * @internal
 */
final readonly class XmlClassFacts
{
    /**
     * @param ?string                         $rootName       null for that of the serializer
     * @param array<array-key, string>        $namespaces     URI by prefix, '' for the default one
     * @param array<string, XmlPropertyFacts> $properties     by name
     * @param bool                            $isDiscriminatorAttribute whether the discriminator is read from an attribute
     */
    public function __construct(
        public ?string $rootName,
        public ?string $rootNamespace,
        public ?string $rootPrefix,
        public array $namespaces,
        public array $properties,
        public bool $isDiscriminatorAttribute,
        public ?string $discriminatorNamespace,
    ) {}

    public function property(string $name): XmlPropertyFacts
    {
        return $this->properties[$name] ?? new XmlPropertyFacts();
    }

    /**
     * The namespace of an element that names none itself.
     */
    public function defaultNamespace(): ?string
    {
        return $this->namespaces[''] ?? null;
    }
}
