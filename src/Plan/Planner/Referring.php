<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Optional;
use Kiln\Type\ClassType;

/**
 * Which objects `#[Reference]` is about: those that a property holds, or its lists, maps and collections do.
 *
 * @internal
 */
final readonly class Referring
{
    public static function is(ClassType $type, Collections $collections): bool
    {
        return $type->class !== Optional::class
            && !\enum_exists($type->class)
            && !(new \ReflectionClass($type->class))->isInternal()
            && $collections->items($type) === null;
    }
}
