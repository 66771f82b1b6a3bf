<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * The shapes within a shape.
 *
 * @internal
 */
final readonly class Parts
{
    /**
     * @return list<Shape>
     */
    public static function of(Shape $shape): array
    {
        return match ($shape::class) {
            Anything::class, Constant::class, Enumeration::class, Nothing::class, Reference::class, Scalars::class, Text::class => [],
            Nullable::class => [$shape->inner],
            Items::class => [$shape->item],
            Tuple::class => [...$shape->items, ...($shape->others === null ? [] : [$shape->others])],
            Members::class => [$shape->value, ...($shape->key === null ? [] : [$shape->key])],
            Choice::class => $shape->shapes,
            Decision::class => [$shape->then, $shape->else],
            Tagged::class => [...\array_values($shape->cases), ...($shape->fallback === null ? [] : [$shape->fallback])],
            Record::class => [...\array_map(static fn(Member $member): Shape => $member->shape, \array_values($shape->members)), ...\array_values($shape->prefixed)],
        };
    }
}
