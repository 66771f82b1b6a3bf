<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ClassKind;
use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Optional;
use Kiln\Plan\Read;
use Kiln\Plan\Write;
use Kiln\Type\ClassType;
use Kiln\Type\Type;

/**
 * What `#[Inline]` may stand on: a map, or an object whose keys are known ahead.
 *
 * @internal
 */
final readonly class Inlining
{
    public static function accepts(ConsultedClasses $classes, ClassType $type): bool
    {
        if ($type->class === Optional::class || (new \ReflectionClass($type->class))->isInternal() || $classes->rule($type->class) !== null) {
            return false;
        }
        $class = $classes->of($type->class);

        return $class->kind === ClassKind::Concrete && $class->discriminator === null;
    }

    public static function refusal(PropertyMetadata $property, Type $type): InvalidMetadata
    {
        return new InvalidMetadata(
            'not_inlinable',
            $property->origin(),
            "a value of type {$type} cannot be inlined.",
            'Inline works for a class that can be instantiated and has no discriminator, and for array<string, T>.',
        );
    }

    public static function endless(PropertyMetadata $property, ClassType $type): InvalidMetadata
    {
        return new InvalidMetadata(
            'not_inlinable',
            $property->origin(),
            "{$type->class} would be inlined into itself, without end.",
            'Remove #[Inline], so that it is an object of its own.',
        );
    }

    public static function nestedMap(PropertyMetadata $property): InvalidMetadata
    {
        return new InvalidMetadata(
            'not_inlinable',
            $property->origin(),
            "a map cannot be inlined into {$property->class} where that is inlined itself: no key would tell whose it is.",
            'Inline the map or the object around it, not both.',
        );
    }

    /**
     * Where the prefix of one inlined map begins with that of another, a key could be of both.
     *
     * @param array<Read\Splice|Write\WriteStep> $maps
     *
     * @throws InvalidMetadata
     */
    public static function refuseOverlaps(ClassMetadata $class, array $maps): void
    {
        foreach ($maps as $index => $map) {
            foreach ($maps as $otherIndex => $other) {
                if ($index !== $otherIndex
                    && ($map instanceof Read\Splice || $map instanceof Write\Splice)
                    && ($other instanceof Read\Splice || $other instanceof Write\Splice)
                    && \str_starts_with($other->prefix, $map->prefix)) {
                    throw new InvalidMetadata(
                        'not_inlinable',
                        $class->name,
                        "{$map->origin} and {$other->origin} are maps inlined with the prefixes \"{$map->prefix}\" and \"{$other->prefix}\", so that a key could be of both.",
                        'Give them prefixes of which none begins with the other.',
                    );
                }
            }
        }
    }
}
