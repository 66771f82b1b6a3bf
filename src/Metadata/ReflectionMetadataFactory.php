<?php

declare(strict_types=1);

namespace Kiln\Metadata;

use Kiln\Attribute\AfterDeserialize;
use Kiln\Attribute\BeforeSerialize;
use Kiln\Attribute\Coerce;
use Kiln\Attribute\Converter;
use Kiln\Attribute\Naming;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\Order;
use Kiln\Attribute\ReadOnlyProperty;
use Kiln\Metadata\Source\AttributedMethods;
use Kiln\Metadata\Source\Attributes;
use Kiln\Metadata\Source\ClassStatements;
use Kiln\Metadata\Source\ConstructorReader;
use Kiln\Metadata\Source\Converters;
use Kiln\Metadata\Source\Declarations;
use Kiln\Metadata\Source\DiscriminatorReader;
use Kiln\Metadata\Source\ElementsReader;
use Kiln\Metadata\Source\FactoryReader;
use Kiln\Metadata\Source\LifecycleReader;
use Kiln\Metadata\Source\Lineage;
use Kiln\Metadata\Source\Mappings;
use Kiln\Metadata\Source\Place;
use Kiln\Metadata\Source\PropertyHooks;
use Kiln\Metadata\Source\PropertyOrder;
use Kiln\Metadata\Source\PropertyReader;
use Kiln\Metadata\Source\PropertyTypes;
use Kiln\Metadata\Source\ValueReader;
use Kiln\Metadata\Source\VirtualPropertyReader;
use Kiln\Metadata\Written\DroppedComments;
use Kiln\Type\Parser\ClassName;
use Kiln\Type\Parser\NameScope;
use Kiln\Type\Parser\UnknownClass;

/**
 * Facts about classes from reflection, phpdoc and Kiln's attributes.
 *
 * @internal
 */
final class ReflectionMetadataFactory implements MetadataFactory
{
    private readonly Declarations $declarations;

    /** @var array<string, ClassMetadata> */
    private array $known = [];

    private readonly ?Mappings $mappings;

    /**
     * @param list<string> $mappings classes that speak for others
     */
    public function __construct(array $mappings = [])
    {
        $this->mappings = $mappings === [] ? null : new Mappings($mappings);
        $this->declarations = new Declarations();
    }

    public function classMetadata(string $class): ClassMetadata
    {
        if (isset($this->known[$class])) {
            return $this->known[$class];
        }
        $name = ClassName::find($class) ?? throw UnknownClass::named($class, $class, NameScope::global($class), 'Asked for was');

        try {
            return $this->known[$class] = $this->known[$name] ??= $this->read(new \ReflectionClass($name));
        } finally {
            $this->declarations->forgetComments();
        }
    }

    public function value(string $class, ValueStatement $statement): ValueMetadata
    {
        try {
            $lineage = Lineage::of(new \ReflectionClass($class), $this->declarations, $this->mappings);

            return (new ValueReader($lineage, new PropertyTypes($lineage, $this->declarations)))->read($statement);
        } finally {
            $this->declarations->forgetComments();
        }
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private function read(\ReflectionClass $class): ClassMetadata
    {
        $lineage = Lineage::of($class, $this->declarations, $this->mappings);
        if (Declarations::mayLackComments()) {
            \array_map(DroppedComments::refuse(...), $lineage->all());
        }
        $attributes = Attributes::of(\array_merge(...\array_map($lineage->statementsOnClass(...), \array_reverse($lineage->chain))), Place::ofClass($class->name));
        // Who reads what is rare is loaded where there is something to read.
        $methods = $class->isEnum() || !$lineage->hasMethods() ? [] : AttributedMethods::of($lineage);
        $converter = $attributes->has(Converter::class) ? Attributes::of([$class], Place::ofClass($class->name))->get(Converter::class) : null;
        $discriminators = $lineage->hasAttributes() ? new DiscriminatorReader($lineage) : null;
        $propertyTypes = new PropertyTypes($lineage, $this->declarations);
        $isWhole = ClassStatements::areAmong($lineage->nearestFirst());
        $values = $isWhole ? new ValueReader($lineage, $propertyTypes) : null;
        $value = $values?->attributes();
        $elements = !$isWhole && $class->implementsInterface(\Traversable::class) ? ElementsReader::read($lineage) : null;
        $naming = $attributes->get(Naming::class)?->strategy;
        $properties = $class->isEnum() || $elements !== null ? [] : $this->properties($lineage, $attributes, $naming, $propertyTypes, $methods, $isWhole);
        $constructor = $class->getConstructor();
        $constructors = $elements !== null || ($constructor === null && $methods === [])
            ? null
            : new ConstructorReader($lineage, $propertyTypes, $naming, $properties, $attributes->get(Coerce::class)?->coerce, $isWhole);

        return new ClassMetadata(
            name: $class->name,
            kind: self::kind($class),
            isFinal: $class->isFinal(),
            isCloneable: $class->isCloneable(),
            isPlain: self::isPlain($lineage),
            templates: $this->declarations->of($class->name)->templates(),
            properties: $properties,
            constructor: $constructors?->read($constructor),
            factory: $methods === [] ? null : $constructors?->read(FactoryReader::find($lineage, $methods)),
            discriminator: $discriminators?->ofBase(),
            discriminatorValue: $discriminators?->valueOfClass(),
            beforeSerialize: $methods === [] ? [] : LifecycleReader::read($methods, BeforeSerialize::class),
            afterDeserialize: $methods === [] ? [] : LifecycleReader::read($methods, AfterDeserialize::class),
            converter: $converter === null ? null : Converters::of($converter, Place::ofClass($class->name)),
            value: $value === null ? null : $values->read($value),
            isJsonSerialized: $class->implementsInterface(\JsonSerializable::class) && !ClassStatements::speakIn($lineage),
            files: $lineage->files(),
            elements: $elements,
            facts: $attributes->ofFormats(Place::ofClass($class->name)),
        );
    }

    /**
     * @param list<Source\AttributedMethod> $methods
     *
     * @return list<PropertyMetadata>
     */
    private function properties(Lineage $lineage, Attributes $attributes, ?NamingStrategy $naming, PropertyTypes $types, array $methods, bool $isWhole): array
    {
        $properties = [
            ...(new PropertyReader($lineage, $types, $naming, $attributes->has(ReadOnlyProperty::class), $attributes->get(Coerce::class)?->coerce, $isWhole))->read(),
            ...$methods === [] ? [] : (new VirtualPropertyReader($lineage, $types, $naming, $isWhole))->read($methods),
        ];
        $order = $attributes->get(Order::class);

        return $order === null ? $properties : PropertyOrder::apply($order, $properties, Place::ofClass($lineage->class->name));
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private static function kind(\ReflectionClass $class): ClassKind
    {
        return match (true) {
            $class->implementsInterface(\BackedEnum::class) && $class->isEnum() => ClassKind::BackedEnum,
            $class->isEnum() => ClassKind::PureEnum,
            $class->isInterface() => ClassKind::Interface,
            $class->isAbstract() => ClassKind::Abstract,
            default => ClassKind::Concrete,
        };
    }

    private static function isPlain(Lineage $lineage): bool
    {
        $class = $lineage->class;
        if ($class->isEnum() || $class->isInterface() || $class->implementsInterface(\JsonSerializable::class)) {
            return false;
        }
        foreach ($lineage->chain as $ancestor) {
            if ($ancestor->isInternal() || $ancestor->getAttributes(\AllowDynamicProperties::class) !== []) {
                return false;
            }
        }

        return !PropertyHooks::areIn($class);
    }
}
