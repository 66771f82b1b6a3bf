<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Converter;
use Kiln\Attribute\NamingStrategy;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ConstructorMetadata;
use Kiln\Metadata\ParameterMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Type\MixedType;
use Kiln\Type\Refinement;
use Kiln\Type\Type;

/**
 * @internal
 */
final readonly class ConstructorReader
{
    /**
     * @param ?NamingStrategy        $naming     of the class; null where it names none
     * @param list<PropertyMetadata> $properties virtual ones too
     */
    public function __construct(
        private Lineage $lineage,
        private PropertyTypes $types,
        private ?NamingStrategy $naming,
        private array $properties,
        private ?bool $coerces,
        private bool $isWhole,
    ) {}

    /**
     * @param ?\ReflectionMethod $constructor or factory
     *
     * @throws InvalidMetadata
     */
    public function read(?\ReflectionMethod $constructor): ?ConstructorMetadata
    {
        if ($constructor === null || $this->lineage->class->isEnum()) {
            return null;
        }
        $origin = $this->lineage->ofMethod($constructor);
        $parameters = [];
        foreach ($constructor->getParameters() as $parameter) {
            $parameters[] = $this->parameter($parameter, $constructor, $origin);
        }

        return new ConstructorMetadata(
            $constructor->class,
            $constructor->name,
            $constructor->isPublic(),
            $constructor->isPrivate() && $constructor->class !== $this->lineage->class->name,
            $parameters,
        );
    }

    private function parameter(\ReflectionParameter $parameter, \ReflectionMethod $constructor, Origin $origin): ParameterMetadata
    {
        $place = Place::ofParameter($parameter, $constructor);
        $native = $origin->nativeType($parameter->getType(), $place);

        return new ParameterMetadata(
            name: $parameter->name,
            type: $this->type($parameter, $constructor, $native ?? new MixedType(), $place),
            nativeType: $native,
            defaultExpression: DefaultExpression::of($parameter, $constructor),
            isPromoted: $parameter->isPromoted(),
            isVariadic: $parameter->isVariadic(),
            isByReference: $parameter->isPassedByReference(),
            key: $parameter->isVariadic() || $parameter->isPassedByReference() || $this->isWhole
                ? null
                : $this->key($parameter, $constructor, $origin, $native, $place),
        );
    }

    /**
     * Where no property fills a parameter, it is a key itself; where a method is written under its name, by the key of that.
     */
    private function key(\ReflectionParameter $parameter, \ReflectionMethod $constructor, Origin $origin, ?Type $native, string $place): ?PropertyMetadata
    {
        $written = null;
        foreach ($this->properties as $property) {
            if ($property->name === $parameter->name && !$property->isVirtual) {
                return !$parameter->isPromoted() && Attributes::areOn($parameter, Converter::class)
                    ? throw new InvalidMetadata('misplaced_attribute', $place, "The attributes of {$property->origin()} count, not those of the parameter that it fills.", 'Let them stand at the property.')
                    : null;
            }
            $written = $property->name === $parameter->name ? $property : $written;
        }
        $mapped = $this->lineage->mapped?->ofParameter($parameter) ?? [];
        $attributes = Attributes::of([...$mapped, $parameter], $place);
        $facts = new MemberAttributes($attributes, $place);
        try {
            $type = $this->types->refineByMappings($this->types->methods()->ofParameter($parameter, $constructor, $place, false), $mapped, $place);
            $type = $this->types->refineByAttribute($type, $facts->type(), $origin, $parameter, $place);
        } catch (InvalidMetadata $error) {
            if (!$facts->isTypeless($error)) {
                // What no document can hold comes from elsewhere.
                return $error->errorCode === 'unsupported_type' ? null : throw $error;
            }
            $type = $native ?? new MixedType();
        }

        return new PropertyMetadata(
            name: $parameter->name,
            class: $constructor->class,
            type: $type,
            nativeType: $native,
            serializedName: $facts->serializedName($parameter->name, $this->naming, $written?->serializedName),
            aliases: $facts->aliases(),
            groups: $facts->groups() ?? $written?->groups,
            since: $facts->since(),
            until: $facts->until(),
            isIgnored: $facts->isIgnored(),
            date: $facts->isIgnored() ? null : $facts->date($type),
            inlinePrefix: $facts->inlinePrefix(),
            isNeverWritten: true,
            converter: $facts->converter(),
            facts: $attributes->ofFormats($place),
            coerces: $facts->coerces() ?? $this->coerces,
            parameterOf: $constructor->name,
            isBytes: $facts->isBytes($type),
            context: $facts->context(),
        );
    }

    private function type(\ReflectionParameter $parameter, \ReflectionMethod $constructor, Type $native, string $place): Type
    {
        if ($this->isWhole) {
            return $native;
        }
        $class = $constructor->getDeclaringClass();
        if ($parameter->isPromoted()) {
            return $this->propertyType($class->getProperty($parameter->name));
        }
        $type = $this->types->methods()->ofParameter($parameter, $constructor, $place);
        if (!StatedTypes::isOpen($type) || !$class->hasProperty($parameter->name)) {
            return $type;
        }

        // `array $lines` is given to `$this->lines`, of which more may be known.
        return Refinement::of($type, $this->propertyType($class->getProperty($parameter->name)), false) ?? $type;
    }

    private function propertyType(\ReflectionProperty $property): Type
    {
        foreach ($this->properties as $known) {
            if ($known->name === $property->name && $known->class === $property->class && $known->getter === null && $known->setter === null && !$known->isVirtual) {
                return $known->type;
            }
        }
        $place = Place::ofProperty($property);
        $origin = $this->lineage->ofProperty($property);
        $facts = new MemberAttributes(Attributes::of([...$this->lineage->mapped?->ofProperty($property) ?? [], $property], $place), $place);
        try {
            $type = $this->types->ofProperty($property, $origin, $place);

            return $this->types->refineByAttribute($type, $facts->type(), $origin, $property, $place);
        } catch (InvalidMetadata $error) {
            return $facts->isTypeless($error) ? $origin->nativeType($property->getType(), $place) ?? new MixedType() : throw $error;
        }
    }
}
