<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ConstructorMetadata;
use Kiln\Metadata\ParameterMetadata;
use Kiln\Type\MixedType;
use Kiln\Type\Refinement;
use Kiln\Type\Type;

/**
 * @internal
 */
final readonly class ConstructorReader
{
    public function __construct(
        private Lineage $lineage,
        private PropertyTypes $types,
        private StatedTypes $statedTypes,
        private bool $isWhole,
    ) {}

    /**
     * @throws InvalidMetadata
     */
    public function read(): ?ConstructorMetadata
    {
        $constructor = $this->lineage->class->getConstructor();
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
            $constructor->isPublic(),
            $constructor->isPrivate() && $constructor->class !== $this->lineage->class->name,
            $parameters,
        );
    }

    private function parameter(\ReflectionParameter $parameter, \ReflectionMethod $constructor, Origin $origin): ParameterMetadata
    {
        $place = Place::ofParameter($parameter, $constructor);
        $native = $origin->nativeType($parameter->getType(), $place);
        $default = DefaultExpression::of($parameter, $constructor);

        return new ParameterMetadata(
            name: $parameter->name,
            type: $this->type($parameter, $constructor, $native ?? new MixedType(), $place),
            nativeType: $native,
            defaultExpression: $default?->code,
            isPlainDefault: $default !== null && $default->isPlain,
            isPromoted: $parameter->isPromoted(),
            isVariadic: $parameter->isVariadic(),
            isByReference: $parameter->isPassedByReference(),
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
        $type = $this->types->ofParameter($parameter, $constructor, $place);
        if (!StatedTypes::isOpen($type) || !$class->hasProperty($parameter->name)) {
            return $type;
        }

        // `array $lines` is given to `$this->lines`, of which more may be known.
        return Refinement::of($type, $this->propertyType($class->getProperty($parameter->name)), false) ?? $type;
    }

    private function propertyType(\ReflectionProperty $property): Type
    {
        $place = Place::ofProperty($property);
        $origin = $this->lineage->ofProperty($property);
        $facts = new MemberAttributes(Attributes::of([$property], $place), $place);
        try {
            $type = $this->types->ofProperty($property, $origin, $place);

            return $this->statedTypes->refineByAttribute($type, $facts->type(), $origin, $property, $place);
        } catch (InvalidMetadata $error) {
            return $facts->isTypeless($error) ? $origin->nativeType($property->getType(), $place) ?? new MixedType() : throw $error;
        }
    }
}
