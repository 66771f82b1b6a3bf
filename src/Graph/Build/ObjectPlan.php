<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\Bytes\Weight;
use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Read\ReadShape;

/**
 * The objects of a shape, with all that was found out about their class.
 *
 * @internal
 */
final readonly class ObjectPlan
{
    /**
     * @param list<?\ReflectionProperty> $properties one for each key; null for a dynamic property
     */
    public function __construct(public ReadShape $shape, public ClassAnatomy $class, public array $properties) {}

    /**
     * Of each object, as far as it is not known before its class is.
     */
    public function weight(): int
    {
        $dynamic = \array_filter($this->properties, static fn(?\ReflectionProperty $property): bool => $property === null);

        return Weight::ofProperties($this->class->slots(), \count($this->properties), \count($dynamic));
    }
}
