<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Type as TypeAttribute;
use Kiln\Error\InvalidMetadata;
use Kiln\Type\NullableType;
use Kiln\Type\Type;

/**
 * The types of properties.
 *
 * @internal
 */
final class PropertyTypes
{
    /** @var array<string, Type> a promoted property is asked for twice, the second time for the parameter */
    private array $properties = [];

    private ?MethodTypes $methods = null;

    public function __construct(
        private readonly Lineage $lineage,
        private readonly Declarations $declarations,
    ) {}

    /**
     * The types of the class's methods.
     */
    public function methods(): MethodTypes
    {
        return $this->methods ??= new MethodTypes($this->lineage, $this->declarations);
    }

    /**
     * By the native type and phpdoc.
     *
     * @param ?Type $native null where the caller does not know it
     *
     * @throws InvalidMetadata
     */
    public function ofProperty(\ReflectionProperty $property, Origin $origin, string $place, ?Type $native = null): Type
    {
        return $this->properties["{$property->class}::{$property->name}"] ??= $this->refineByMappings($this->stated($property, $origin, $place, $native), $this->lineage->mapped?->ofProperty($property) ?? [], $place);
    }

    /**
     * @param list<\ReflectionProperty> $mapped what mappings say, the nearest first
     *
     * @throws InvalidMetadata
     */
    public function refineByMappings(Type $type, array $mapped, string $place): Type
    {
        foreach (\array_reverse($mapped) as $property) {
            $origin = $this->lineage->originOfMapping($property->class);
            $name = Place::ofProperty($property);
            $other = $this->stated($property, $origin, $name);
            // Whether null is allowed is known of the property itself.
            $type = StatedTypes::agree($type, $other instanceof NullableType ? $other->inner : $other, $name, $origin, $property, $place);
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
        if ($attribute === null) {
            return $type;
        }
        foreach ($this->lineage->mapped?->of($member) ?? [] as $mapped) {
            if ($mapped->getAttributes(TypeAttribute::class) !== []) {
                $origin = $this->lineage->originOfMapping($mapped->class);

                break;
            }
        }

        return StatedTypes::refineByAttribute($type, $attribute, $this->declarations->grammar(), $origin, $member, $place);
    }

    private function stated(\ReflectionProperty $property, Origin $origin, string $place, ?Type $native = null): Type
    {
        $native ??= $origin->nativeType($property->getType(), $place);
        $docs = $this->docsOf($property);

        // Most properties need no phpdoc.
        return $native !== null && $docs === [] ? $native : StatedTypes::refine($native, $docs, $origin, $property, $place);
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
}
