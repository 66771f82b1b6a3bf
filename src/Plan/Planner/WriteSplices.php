<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Leaves;
use Kiln\Plan\Write;
use Kiln\Type\ClassType;
use Kiln\Type\MapType;
use Kiln\Type\NullableType;
use Kiln\Type\Type;

/**
 * Decides how inlined objects and maps are written: their keys stand among those of the object around them.
 *
 * @internal
 */
final readonly class WriteSplices
{
    public function __construct(private WritePlanner $planner, private ConsultedClasses $classes, private ?Leaves $leaves) {}

    public function splice(ClassMetadata $class, PropertyMetadata $property, Type $type, WritePlace $at): ?Write\Splice
    {
        $isNullable = $type instanceof NullableType;
        $inner = $isNullable ? $type->inner : $type;
        $prefix = $at->prefix . $property->inlinePrefix;
        $below = $at->below($property);
        if ($inner instanceof MapType) {
            if ($at->isInline()) {
                throw Inlining::nestedMap($property);
            }
            $value = $this->planner->value($inner, $property->nativeType, $property, $below, $property->origin());
        } elseif ($inner instanceof ClassType && Inlining::accepts($this->classes, $inner)) {
            $inside = $at->inline($inner->class, $prefix, $below) ?? throw Inlining::endless($property, $inner);
            $value = $below->levels === 0 ? null : new Write\ObjectOf($this->planner->objectPlan($inner, $inside), $inner->class, false);
        } else {
            throw Inlining::refusal($property, $type);
        }
        if ($value === null || $value instanceof Write\EmptyArray) {
            return null;
        }

        return new Write\Splice(
            WritePlanner::access($class, $property),
            $isNullable ? new Write\Nullable($value) : $value,
            $prefix,
            $this->planner->omissions($class, $property, $type, $at->context),
            $property->origin(),
            [],
            Contexts::change($at->context, $below->context, $property, $value, $this->leaves),
            WritePlanner::condition($class, $property),
        );
    }

    /**
     * @param array<string, ?Write\WriteObject> $objects by provisional id
     *
     * @return array<string, string> key => origin
     */
    public static function keys(Write\Splice $splice, array $objects): array
    {
        $value = $splice->inlined();
        $keys = [];
        foreach ($value instanceof Write\ObjectOf ? $objects[$value->plan]->steps ?? [] : [] as $step) {
            $keys += match ($step::class) {
                Write\WriteField::class, Write\Constant::class => [$step->key => "{$splice->origin} (inlined)"],
                Write\Splice::class => self::keys($step, $objects),
                Write\CallMethod::class, Write\ShowMembers::class, Write\TellListeners::class => [],
            };
        }

        return $keys;
    }

    /**
     * An inlined map has the keys that no other field has.
     *
     * @param list<Write\WriteStep> $steps
     * @param KeyOwners             $owners of all keys but those of inlined maps
     *
     * @throws \Kiln\Error\InvalidMetadata
     *
     * @return list<Write\WriteStep>
     */
    public static function withOwnKeysLeftOut(ClassMetadata $class, array $steps, KeyOwners $owners): array
    {
        $maps = [];
        foreach ($steps as $index => $step) {
            if ($step instanceof Write\Splice && $step->inlined() instanceof Write\MapOf) {
                $maps[] = $step;
                $steps[$index] = new Write\Splice($step->access, $step->value, $step->prefix, $step->omitWhen, $step->origin, $owners->keys(), $step->below, $step->condition);
            }
        }
        if (\count($maps) > 1) {
            Inlining::refuseOverlaps($class, $maps);
        }

        return $steps;
    }
}
