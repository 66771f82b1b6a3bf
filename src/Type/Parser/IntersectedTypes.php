<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

use Kiln\Type\ClassType;
use Kiln\Type\IterableType;
use Kiln\Type\Type;

/**
 * Intersections of types of which one says enough.
 *
 * @internal
 */
final readonly class IntersectedTypes
{
    /**
     * The only class among interfaces, the member that implements all others, or the only one that can be walked through, such
     * as Doctrine's `Collection<int, Line>&Selectable<int, Line>`; null when there is none of these.
     *
     * @param list<Type> $members
     */
    public static function simplest(array $members): ?Type
    {
        $classes = [];
        foreach ($members as $member) {
            $name = self::name($member);
            if ($name === null) {
                return null;
            }
            if (!\interface_exists($name)) {
                $classes[] = $member;
            }
        }
        if (\count($classes) === 1) {
            return $classes[0];
        }
        foreach ($members as $candidate) {
            foreach ($members as $other) {
                if (!\is_a((string) self::name($candidate), (string) self::name($other), true)) {
                    continue 2;
                }
            }

            return $candidate;
        }

        $walked = \array_values(\array_filter($members, static fn(Type $member): bool => \is_a((string) self::name($member), \Traversable::class, true)));

        return \count($walked) === 1 ? $walked[0] : null;
    }

    private static function name(Type $type): ?string
    {
        return match (true) {
            $type instanceof ClassType => $type->class,
            $type instanceof IterableType && $type->class !== 'iterable' => $type->class,
            default => null,
        };
    }
}
