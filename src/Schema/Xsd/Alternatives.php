<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

use Kiln\Plan\Shape\Choice;
use Kiln\Plan\Shape\Decision;
use Kiln\Plan\Shape\Nothing;
use Kiln\Plan\Shape\Nullable;
use Kiln\Plan\Shape\Shape;
use Kiln\Plan\Shape\Tagged;

/**
 * The shapes of which a value has one, whatever tells which.
 *
 * @internal
 */
final readonly class Alternatives
{
    /**
     * @return non-empty-list<Shape> {@see Nothing} for what can be null
     */
    public static function of(Shape $shape): array
    {
        $parts = match (true) {
            $shape instanceof Choice => $shape->shapes,
            $shape instanceof Decision => [$shape->then, $shape->else],
            $shape instanceof Tagged => [...\array_values($shape->cases), ...($shape->fallback === null ? [] : [$shape->fallback])],
            $shape instanceof Nullable => [$shape->inner, new Nothing()],
            default => null,
        };
        if ($parts === null) {
            return [$shape];
        }
        $shapes = [];
        foreach ($parts as $part) {
            foreach (self::of($part) as $one) {
                $shapes[\serialize($one)] = $one;
            }
        }

        return $shapes === [] ? [$shape] : \array_values($shapes);
    }
}
