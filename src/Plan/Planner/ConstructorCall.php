<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\ParameterMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Read\NewObject;

/**
 * The rule for calling a constructor: it is called when every parameter either has the name of a property that is read, or
 * has a default. Otherwise the object is made without it.
 *
 * @internal
 */
final readonly class ConstructorCall
{
    /**
     * @param list<ParameterMetadata>          $parameters
     * @param array<string, ParameterMetadata> $filled     those that a property fills, by name
     */
    private function __construct(private bool $isPublic, private array $parameters, private array $filled) {}

    /**
     * @param callable(PropertyMetadata): bool $isReadable
     *
     * @return ?self null when the constructor cannot be called
     */
    public static function of(ClassMetadata $class, callable $isReadable): ?self
    {
        $constructor = $class->constructor;
        if ($constructor === null) {
            return new self(true, [], []);
        }
        $readable = [];
        foreach ($class->properties as $property) {
            if ($isReadable($property)) {
                $readable[$property->name] = true;
            }
        }
        $filled = [];
        foreach ($constructor->parameters as $parameter) {
            if ($parameter->isVariadic) {
                continue;
            }
            if ($parameter->isByReference) {
                return null;
            }
            if (isset($readable[$parameter->name])) {
                $filled[$parameter->name] = $parameter;
            } elseif ($parameter->defaultExpression === null) {
                return null;
            }
        }

        return new self($constructor->isPublic, $constructor->parameters, $filled);
    }

    public function parameterFor(PropertyMetadata $property): ?ParameterMetadata
    {
        return $this->filled[$property->name] ?? null;
    }

    public function positionOf(ParameterMetadata $parameter): int
    {
        return (int) array_search($parameter, $this->parameters, true);
    }

    public function node(): NewObject
    {
        $last = -1;
        foreach ($this->parameters as $position => $parameter) {
            if (isset($this->filled[$parameter->name])) {
                $last = $position;
            }
        }
        $defaults = [];
        foreach (\array_slice($this->parameters, 0, $last + 1) as $position => $parameter) {
            if (!isset($this->filled[$parameter->name]) && $parameter->defaultExpression !== null) {
                $defaults[$position] = $parameter->defaultExpression;
            }
        }

        return new NewObject($this->isPublic, $defaults);
    }
}
