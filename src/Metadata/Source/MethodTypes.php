<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\MixedType;
use Kiln\Type\Type;

/**
 * The types of parameters and results of methods.
 *
 * @internal
 */
final readonly class MethodTypes
{
    public function __construct(private Lineage $lineage, private Declarations $declarations) {}

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
                return StatedTypes::refine($native, $docs, $this->lineage->ofMethod($declaration), $method, $place);
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

        return StatedTypes::refine($origin->nativeType($parameter->getType(), $place), $docs, $origin, $parameter, $place, $isOptional);
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
