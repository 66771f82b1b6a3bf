<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Ignore;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ConstructorMetadata;
use Kiln\Metadata\ParameterMetadata;
use Kiln\Type\MixedType;
use Kiln\Type\Type;

/**
 * @internal
 */
final readonly class ConstructorReader
{
    public function __construct(private Lineage $lineage, private PropertyTypes $types, private StatedTypes $statedTypes) {}

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

        return new ConstructorMetadata($constructor->class, $constructor->isPublic(), $parameters);
    }

    private function parameter(\ReflectionParameter $parameter, \ReflectionMethod $constructor, Origin $origin): ParameterMetadata
    {
        $place = "{$constructor->class}::__construct(\${$parameter->name})";
        $default = DefaultExpression::of($parameter, $constructor);

        return new ParameterMetadata(
            name: $parameter->name,
            type: $parameter->isPromoted()
                ? $this->promotedType($constructor->getDeclaringClass()->getProperty($parameter->name))
                : $this->types->ofParameter($parameter, $constructor, $place),
            nativeType: $origin->nativeType($parameter->getType(), $place),
            defaultExpression: $default?->code,
            isPlainDefault: $default !== null && $default->isPlain,
            isPromoted: $parameter->isPromoted(),
            isVariadic: $parameter->isVariadic(),
            isByReference: $parameter->isPassedByReference(),
        );
    }

    private function promotedType(\ReflectionProperty $property): Type
    {
        $place = "{$property->class}::\${$property->name}";
        $origin = $this->lineage->ofProperty($property);
        $attributes = Attributes::of([$property], $place);
        try {
            $type = $this->types->ofProperty($property, $origin, $place);

            return $this->statedTypes->refineByAttribute($type, (new MemberAttributes($attributes, $place))->type(), $origin, $property, $place);
        } catch (InvalidMetadata $error) {
            return $attributes->has(Ignore::class) ? new MixedType() : throw $error;
        }
    }
}
