<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Type as TypeAttribute;
use Kiln\Error\InvalidMetadata;
use Kiln\Type\MixedType;
use Kiln\Type\NullableType;
use Kiln\Type\Type;

/**
 * The types of properties, parameters and results of methods.
 *
 * @internal
 */
final class PropertyTypes
{
    /** @var array<string, Type> a promoted property is asked for twice, the second time for the parameter */
    private array $properties = [];

    public function __construct(
        private readonly Lineage $lineage,
        private readonly Declarations $declarations,
        private readonly StatedTypes $types,
    ) {}

    /**
     * By the native type and phpdoc.
     *
     * @param ?Type $native null where the caller does not know it
     *
     * @throws InvalidMetadata
     */
    public function ofProperty(\ReflectionProperty $property, Origin $origin, string $place, ?Type $native = null): Type
    {
        return $this->properties["{$property->class}::{$property->name}"] ??= $this->refineByMappings($this->stated($property, $origin, $place, $native), $this->lineage->mappedProperties($property), $place);
    }

    /**
     * @param list<\ReflectionProperty> $mapped what mappings say, the nearest first
     *
     * @throws InvalidMetadata
     */
    public function refineByMappings(Type $type, array $mapped, string $place): Type
    {
        foreach (array_reverse($mapped) as $property) {
            $origin = $this->lineage->originOfMapping($property->class);
            $name = Place::ofProperty($property);
            $other = $this->stated($property, $origin, $name);
            // Whether null is allowed is known of the property itself.
            $type = $this->types->agree($type, $other instanceof NullableType ? $other->inner : $other, $name, $origin, $property, $place);
        }

        return $type;
    }

    /**
     * @param ?string $attribute the type in a {@see \Kiln\Attribute\Type}, here or in a mapping
     *
     * @throws InvalidMetadata
     */
    public function refineByAttribute(Type $type, ?string $attribute, Origin $origin, \ReflectionProperty|\ReflectionMethod|\ReflectionParameter $member, string $place): Type
    {
        foreach ($attribute === null ? [] : $this->lineage->mappedMembers($member) as $mapped) {
            if ($mapped->getAttributes(TypeAttribute::class) !== []) {
                $origin = $this->lineage->originOfMapping($mapped->class);

                break;
            }
        }

        return $this->types->refineByAttribute($type, $attribute, $origin, $member, $place);
    }

    private function stated(\ReflectionProperty $property, Origin $origin, string $place, ?Type $native = null): Type
    {
        return $this->types->refine($native ?? $origin->nativeType($property->getType(), $place), $this->docsOf($property), $origin, $property, $place);
    }

    /**
     * @throws InvalidMetadata
     */
    public function ofResult(\ReflectionMethod $method, string $place): Type
    {
        $origin = $this->lineage->ofMethod($method);
        $native = $origin->nativeType($method->getReturnType() ?? $method->getTentativeReturnType(), $place);
        foreach ($this->declarationsOf($method) as $declaration) {
            $docs = $this->declarations->comment($declaration->getDocComment())?->result() ?? [];
            if ($docs !== []) {
                return $this->types->refine($native, $docs, $this->lineage->ofMethod($declaration), $method, $place);
            }
        }

        return $native ?? new MixedType();
    }

    /**
     * @param bool $isOptional whether the type may stay open when phpdoc names one that Kiln does not support
     *
     * @throws InvalidMetadata
     */
    public function ofParameter(\ReflectionParameter $parameter, \ReflectionMethod $method, string $place, bool $isOptional = true): Type
    {
        $origin = $this->lineage->ofMethod($method);
        $docs = $this->declarations->comment($method->getDocComment())?->parameter($parameter->name) ?? [];

        return $this->types->refine($origin->nativeType($parameter->getType(), $place), $docs, $origin, $parameter, $place, $isOptional);
    }

    /**
     * @return list<DocType>
     */
    private function docsOf(\ReflectionProperty $property): array
    {
        $docs = $this->declarations->comment($property->getDocComment())?->variable($property->name) ?? [];
        $constructor = $property->isPromoted() ? $property->getDeclaringClass()->getConstructor() : null;

        return $constructor === null ? $docs : [...$docs, ...$this->declarations->comment($constructor->getDocComment())?->parameter($property->name) ?? []];
    }

    /**
     * @return list<\ReflectionMethod> the method and those that it overrides, the nearest first
     */
    private function declarationsOf(\ReflectionMethod $method): array
    {
        $declarations = [$method];
        if ($method->isPrivate()) {
            return $declarations;
        }
        foreach ($this->lineage->nearestFirst() as $class) {
            if ($class->hasMethod($method->name) && $method->getDeclaringClass()->isSubclassOf($class->name)) {
                $declarations[] = $class->getMethod($method->name);
            }
        }

        return $declarations;
    }
}
