<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Guard;
use Kiln\Plan\Write;
use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\IterableType;
use Kiln\Type\ListType;
use Kiln\Type\MapType;
use Kiln\Type\MixedType;
use Kiln\Type\NullableType;
use Kiln\Type\NullType;
use Kiln\Type\ObjectType;
use Kiln\Type\ScalarKind;
use Kiln\Type\ScalarType;
use Kiln\Type\ShapeType;
use Kiln\Type\TemplateType;
use Kiln\Type\Type;
use Kiln\Type\UnionType;

/**
 * Decides how a value of a union is written. A test for each member tells whether the value is of it.
 *
 * @internal
 */
final readonly class WriteUnions
{
    public function __construct(private WritePlanner $planner) {}

    public function value(UnionType $type, bool $guaranteed, ?PropertyMetadata $facts, WritePlace $at, string $place): ?Write\WriteNode
    {
        $kinds = ScalarMembers::of($type);
        if ($kinds !== null) {
            return new Write\Scalar($kinds, $guaranteed);
        }
        $cases = [];
        $members = self::withIterablesTakenApart($type->members);
        foreach (self::mostSpecificFirst($members) as $member) {
            $guard = self::guard($member, $members);
            $value = $this->planner->value($member, self::typeBehind($guard, $member), $facts, $at, $place);
            if ($value !== null) {
                $cases[] = new Write\UnionCase($guard, $value);
            }
        }
        if ($cases === []) {
            return null;
        }
        if ($guaranteed && \count($cases) === \count($members)) {
            $last = \array_pop($cases);
            $cases[] = new Write\UnionCase(new Guard\Always(), $last->value);
        }

        return new Write\Union($cases);
    }

    /**
     * An `iterable` is an array or a Traversable.
     *
     * @param non-empty-list<Type> $members
     *
     * @return non-empty-list<Type>
     */
    private static function withIterablesTakenApart(array $members): array
    {
        $apart = [];
        foreach ($members as $member) {
            if ($member instanceof IterableType && $member->class === 'iterable') {
                $apart[] = $member->items;
            }
            $apart[] = $member;
        }

        return $apart;
    }

    /**
     * What is certain of a value once a guard has let it pass.
     */
    private static function typeBehind(Guard $guard, Type $member): ?Type
    {
        return match ($guard::class) {
            Guard\IsScalar::class => $guard->acceptsInt ? null : $member,
            Guard\IsList::class, Guard\IsArray::class => new ArrayType(),
            Guard\Always::class, Guard\HasKeys::class, Guard\HasValue::class, Guard\IsBackedValue::class, Guard\IsInstance::class, Guard\IsObject::class => $member,
        };
    }

    /**
     * Subclasses before the classes they extend, lists before other arrays.
     *
     * @param non-empty-list<Type> $members
     *
     * @return non-empty-list<Type>
     */
    private static function mostSpecificFirst(array $members): array
    {
        $rank = static function (Type $type): int {
            return match ($type::class) {
                ScalarType::class => 0,
                ClassType::class => 1000 - \count(\class_parents($type->class)) - \count(\class_implements($type->class)),
                ObjectType::class => 2002,
                ListType::class => 2000,
                ArrayType::class, IterableType::class, MapType::class, MixedType::class, NullType::class, NullableType::class, ShapeType::class, TemplateType::class, UnionType::class => 2001,
            };
        };
        \usort($members, static fn(Type $a, Type $b): int => $rank($a) <=> $rank($b));

        return $members;
    }

    /**
     * @param list<Type> $members of the union, the one to be told apart among them
     */
    private static function guard(Type $member, array $members): Guard
    {
        return match ($member::class) {
            ScalarType::class => new Guard\IsScalar($member->kind, $member->kind === ScalarKind::Float && !ScalarMembers::includes($members, ScalarKind::Int)),
            ListType::class => \count(\array_filter($members, self::isArray(...))) > 1 ? new Guard\IsList() : new Guard\IsArray(),
            ClassType::class => new Guard\IsInstance($member->class),
            IterableType::class => new Guard\IsInstance(\Traversable::class),
            ObjectType::class => new Guard\IsObject(),
            MapType::class, ArrayType::class, ShapeType::class => new Guard\IsArray(),
            TemplateType::class => self::guard($member->bound, $members),
            MixedType::class, NullType::class, NullableType::class, UnionType::class => new Guard\Always(),
        };
    }

    private static function isArray(Type $type): bool
    {
        return $type instanceof ListType || $type instanceof MapType || $type instanceof ArrayType || $type instanceof ShapeType;
    }
}
