<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Guard;
use Kiln\Plan\Leaves;
use Kiln\Plan\Read;
use Kiln\Type\ClassType;
use Kiln\Type\Type;
use Kiln\Type\UnionType;

/**
 * Decides how a value of a union is read, by the tests of {@see UnionGuards}.
 *
 * @internal
 */
final readonly class ReadUnions
{
    public function __construct(private ReadPlanner $planner, private ConsultedClasses $classes, private ?Leaves $leaves) {}

    public function value(UnionType $type, bool $enforced, ?PropertyMetadata $facts, ReadPlace $at, string $place): Read\ReadNode
    {
        $kinds = ScalarMembers::of($type);
        if ($kinds !== null) {
            return new Read\Scalar($kinds, $enforced);
        }
        $guards = new UnionGuards($this->classes, $type, $place, fn(ClassType $class): array => $this->requiredKeys($class, $at), fn(ClassType $class): array => $this->knownKeys($class, $at));

        $cases = $guards->cases(fn(Guard $guard, Type $member): Read\ReadNode => $this->planner->value(
            $member,
            // What the guard has looked at need not be looked at again.
            $guard instanceof Guard\IsScalar && !$guard->acceptsInt ? $member : null,
            $facts,
            $at,
            $place,
        ));
        $leaves = $this->leaves === null ? null : new ReadLeaves($this->leaves, $this->classes);
        foreach ($type->members as $member) {
            $leaf = $member instanceof ClassType ? $leaves?->of($member->class, $at) : null;
            if ($leaf !== null) {
                \array_unshift($cases, $leaf);
            }
        }

        return new Read\OneOf($cases);
    }

    /**
     * @return list<string> the first key of every field that cannot be missing
     */
    private function requiredKeys(ClassType $type, ReadPlace $at): array
    {
        $required = [];
        foreach ($this->fields($type, $at) as $field) {
            if ($field instanceof Read\ReadField && $field->missing === Read\Missing::Fail) {
                $required[] = $field->keys[0];
            }
        }

        return $required;
    }

    /**
     * @return list<string>
     */
    private function knownKeys(ClassType $type, ReadPlace $at): array
    {
        return ReadKeys::of($this->fields($type, $at));
    }

    /**
     * @return list<Read\ReadField|Read\Splice>
     */
    private function fields(ClassType $type, ReadPlace $at): array
    {
        return $this->planner->fieldsOf($this->planner->objectPlan($type, $at));
    }
}
