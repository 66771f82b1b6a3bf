<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Type\ScalarKind;
use Kiln\Type\ScalarType;
use Kiln\Type\Type;
use Kiln\Type\UnionType;

/**
 * The scalars in a union.
 *
 * @internal
 */
final readonly class ScalarMembers
{
    /**
     * @return ?non-empty-list<ScalarKind> null when it has other members too
     */
    public static function of(UnionType $type): ?array
    {
        $kinds = [];
        foreach ($type->members as $member) {
            if (!$member instanceof ScalarType) {
                return null;
            }
            $kinds[] = $member->kind;
        }

        return $kinds;
    }

    /**
     * @param list<Type> $members of a union
     */
    public static function includes(array $members, ScalarKind $kind): bool
    {
        foreach ($members as $member) {
            if ($member instanceof ScalarType && $member->kind === $kind) {
                return true;
            }
        }

        return false;
    }
}
