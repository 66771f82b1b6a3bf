<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Metadata;

use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\ExpressionPropertyMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\Metadata\VirtualPropertyMetadata;
use Kiln\Bridge\Jms\Parts;
use Kiln\Dialect\Jms\Metadata\ClassFacts;
use Kiln\Dialect\Jms\Metadata\DiscriminatorFacts;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\MethodFacts;
use Kiln\Dialect\Jms\Metadata\PropertyFacts;
use Kiln\Dialect\Jms\Metadata\PropertyKind;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Metadata\XmlClassFacts;
use Kiln\Dialect\Jms\Metadata\XmlFacts;
use Kiln\Dialect\Jms\Metadata\XmlPropertyFacts;
use Metadata\MetadataFactoryInterface;
use Metadata\MethodMetadata;

/**
 * From the metadata of jms/serializer itself, whatever it was read from: attributes, annotations, YAML, XML, doc blocks, Doctrine.
 *
 * @internal
 */
final class JmsFacts implements Facts, XmlFacts
{
    /** @var array<string, ClassFacts> by name as asked for */
    private array $known = [];

    /** @var array<string, XmlClassFacts> likewise */
    private array $knownXml = [];

    public function __construct(private readonly MetadataFactoryInterface|Parts $metadata) {}

    public function of(string $class): ClassFacts
    {
        return $this->known[$class] ??= $this->read($class);
    }

    public function xmlOf(string $class): XmlClassFacts
    {
        return $this->knownXml[$class] ??= self::xml($this->metadata($class));
    }

    private function metadata(string $class): ClassMetadata
    {
        $metadata = ($this->metadata instanceof Parts ? $this->metadata->setup()->metadata : $this->metadata)->getMetadataForClass($class);

        return $metadata instanceof ClassMetadata ? $metadata : throw new \UnexpectedValueException("jms/serializer has no metadata of {$class}.");
    }

    private static function xml(ClassMetadata $metadata): XmlClassFacts
    {
        $properties = [];
        foreach ($metadata->propertyMetadata as $property) {
            $properties[$property->name] = new XmlPropertyFacts(
                $property->xmlNamespace,
                $property->xmlAttribute,
                $property->xmlValue,
                $property->xmlAttributeMap,
                $property->xmlElementCData,
                $property->xmlCollection,
                $property->xmlCollectionInline,
                $property->xmlCollectionSkipWhenEmpty,
                $property->xmlEntryName,
                $property->xmlEntryNamespace,
                $property->xmlKeyAttribute,
                $property->xmlKeyValuePairs,
            );
        }

        return new XmlClassFacts(
            $metadata->xmlRootName,
            $metadata->xmlRootNamespace,
            $metadata->xmlRootPrefix,
            $metadata->xmlNamespaces,
            $properties,
            $metadata->xmlDiscriminatorAttribute,
            $metadata->xmlDiscriminatorNamespace,
        );
    }

    private function read(string $class): ClassFacts
    {
        $metadata = $this->metadata($class);
        $discriminator = null;
        if ($metadata->discriminatorMap !== [] && $metadata->discriminatorBaseClass !== null) {
            $discriminator = new DiscriminatorFacts($metadata->discriminatorBaseClass, $metadata->discriminatorFieldName, $metadata->discriminatorMap);
        }
        $properties = [];
        foreach ($metadata->propertyMetadata as $property) {
            $properties[] = self::property($property);
        }

        return new ClassFacts(
            self::class($metadata->name),
            $properties,
            self::methods($metadata->preSerializeMethods),
            self::methods($metadata->postSerializeMethods),
            self::methods($metadata->postDeserializeMethods),
            $metadata->isList,
            $metadata->isMap,
            $metadata->usingExpression,
            $metadata->excludeIf !== null,
            $discriminator,
            \array_values(\array_unique($metadata->fileResources)),
        );
    }

    /**
     * @return class-string the name as the class itself spells it
     */
    private static function class(string $name): string
    {
        /** @var class-string $name metadata are made of classes only */
        return (new \ReflectionClass($name))->name;
    }

    /**
     * @param array<mixed> $methods
     *
     * @return list<MethodFacts>
     */
    private static function methods(array $methods): array
    {
        $facts = [];
        foreach ($methods as $method) {
            if ($method instanceof MethodMetadata) {
                $facts[] = new MethodFacts(self::class($method->class), $method->name);
            }
        }

        return $facts;
    }

    private static function property(PropertyMetadata $property): PropertyFacts
    {
        $fixed = $property instanceof StaticPropertyMetadata ? $property->getValue() : null;
        $kind = match (true) {
            $property instanceof StaticPropertyMetadata => $fixed === null || \is_scalar($fixed) ? PropertyKind::Fixed : PropertyKind::Unknown,
            $property instanceof ExpressionPropertyMetadata => PropertyKind::Expression,
            $property::class === VirtualPropertyMetadata::class => PropertyKind::Method,
            $property::class === PropertyMetadata::class => PropertyKind::Property,
            default => PropertyKind::Unknown,
        };

        return new PropertyFacts(
            $kind,
            self::class($property->class),
            $property->name,
            (string) $property->serializedName,
            TypeName::fromArray($property->type),
            $property->getter,
            $property->setter,
            $property->inline,
            $property->skipWhenEmpty,
            $property->readOnly,
            $property->groups === null ? null : \array_values($property->groups),
            $property->sinceVersion,
            $property->untilVersion,
            $property->maxDepth,
            $property->excludeIf !== null,
            $property->hasDefault === true,
            $property->defaultValue,
            $property->forceReflectionAccess,
            \is_scalar($fixed) ? $fixed : null,
        );
    }
}
