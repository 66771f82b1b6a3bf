<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Leaves;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Read;
use Kiln\Type\ClassType;
use Kiln\Type\MapType;
use Kiln\Type\NullableType;
use Kiln\Type\Type;

/**
 * Decides how inlined objects and maps are read: their keys stand among those of the object around them.
 *
 * @internal
 */
final readonly class ReadSplices
{
    public function __construct(private ReadPlanner $planner, private ConsultedClasses $classes, private ?Leaves $leaves) {}

    public function splice(PropertyMetadata $property, Type $type, Property|Method|Read\Argument $target, ReadPlace $place): Read\Splice
    {
        $isNullable = $type instanceof NullableType;
        $inner = $isNullable ? $type->inner : $type;
        $prefix = $place->prefix . $property->inlinePrefix;
        $below = $place->below($property);
        $keys = [];
        if ($inner instanceof MapType) {
            if ($place->isInline) {
                throw Inlining::nestedMap($property);
            }
            $value = $this->planner->value($inner, null, $property, $below, $property->origin());
        } elseif ($inner instanceof ClassType && Inlining::accepts($this->classes, $inner)) {
            $value = $this->inlined($inner, $property, $prefix, $place, $below);
            $plan = $value instanceof Read\PopulateOrCreate ? $value->create : $value;
            $keys = $plan instanceof Read\ObjectOf ? ReadKeys::of($this->planner->fieldsOf($plan->plan)) : [];
        } else {
            throw Inlining::refusal($property, $type);
        }

        return new Read\Splice($target, $isNullable ? new Read\Nullable($value) : $value, $prefix, $keys, $property->origin(), Contexts::change($place->context, $below->context, $property, $value, $this->leaves));
    }

    private function inlined(ClassType $type, PropertyMetadata $property, string $prefix, ReadPlace $place, ReadPlace $below): Read\ObjectOf|Read\PopulateOrCreate
    {
        $inside = $place->inline($type->class, $prefix, $below) ?? throw Inlining::endless($property, $type);
        $create = new Read\ObjectOf($this->planner->objectPlan($type, $inside), $type->class);

        return $place->populate && $property->setter === null && $property->getter === null
            ? new Read\PopulateOrCreate(new Read\ObjectOf($this->planner->objectPlan($type, $inside->existing()), $type->class), $create)
            : $create;
    }

    /**
     * @return list<string> the keys of the document that it takes; none of a map, whose keys show only at run time
     */
    public static function keys(Read\Splice $splice): array
    {
        return $splice->inlined() instanceof Read\ObjectOf ? $splice->keys : [];
    }

    /**
     * An inlined map takes every key that no other field has taken.
     *
     * @param list<Read\ReadField|Read\Splice> $fields
     * @param KeyOwners                        $owners of all keys but those of inlined maps
     *
     * @throws \Kiln\Error\InvalidMetadata
     *
     * @return list<Read\ReadField|Read\Splice>
     */
    public static function withOwnKeysLeftOut(ClassMetadata $class, array $fields, KeyOwners $owners): array
    {
        $maps = [];
        foreach ($fields as $index => $field) {
            if ($field instanceof Read\Splice && $field->inlined() instanceof Read\MapOf) {
                $maps[] = $field;
                $fields[$index] = new Read\Splice($field->target, $field->value, $field->prefix, $owners->keys(), $field->origin, $field->below);
            }
        }
        if (\count($maps) > 1) {
            Inlining::refuseOverlaps($class, $maps);
        }

        return $fields;
    }

    /**
     * @param list<Read\ReadField|Read\Splice> $fields
     *
     * @return list<string>
     */
    public static function mapPrefixes(array $fields): array
    {
        $prefixes = [];
        foreach ($fields as $field) {
            if ($field instanceof Read\Splice && $field->inlined() instanceof Read\MapOf) {
                $prefixes[] = $field->prefix;
            }
        }

        return $prefixes;
    }
}
