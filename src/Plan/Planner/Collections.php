<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\ListType;
use Kiln\Type\MapType;
use Kiln\Type\ScalarKind;
use Kiln\Type\ScalarType;

/**
 * What an ArrayObject holds: `ArrayObject<T>` a list, `ArrayObject<K, V>` a map, as for arrays.
 *
 * @internal
 */
final readonly class Collections
{
    public static function items(ClassType $type): ListType|MapType|ArrayType
    {
        [$first, $second] = [$type->arguments[0] ?? null, $type->arguments[1] ?? null];

        return match (true) {
            $first === null => new ArrayType(),
            $second === null => new ListType($first),
            default => new MapType($first instanceof ScalarType && $first->kind === ScalarKind::Int ? ScalarKind::Int : ($first instanceof ScalarType ? ScalarKind::String : null), $second),
        };
    }
}
