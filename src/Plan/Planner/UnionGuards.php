<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ClassKind;
use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\ValueMetadata;
use Kiln\Plan\Guard;
use Kiln\Plan\Guard\Always;
use Kiln\Plan\Guard\HasKeys;
use Kiln\Plan\Guard\HasValue;
use Kiln\Plan\Guard\IsArray;
use Kiln\Plan\Guard\IsBackedValue;
use Kiln\Plan\Guard\IsList;
use Kiln\Plan\Guard\IsScalar;
use Kiln\Plan\Read\ReadNode;
use Kiln\Plan\Read\UnionCase;
use Kiln\Raw;
use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\IterableType;
use Kiln\Type\ListType;
use Kiln\Type\ScalarKind;
use Kiln\Type\ScalarType;
use Kiln\Type\Type;
use Kiln\Type\UnionType;

/**
 * Finds, ahead of time, tests that tell from plain data which member of a union stands there: the kind of scalar, a
 * discriminator, or keys that one class requires and the others do not know.
 *
 * @internal
 */
final readonly class UnionGuards
{
    private Collections $collections;

    /**
     * @param \Closure(ClassType): list<string> $requiredKeys
     * @param \Closure(ClassType): list<string> $knownKeys
     */
    public function __construct(
        private ConsultedClasses $classes,
        private UnionType $union,
        private string $place,
        private \Closure $requiredKeys,
        private \Closure $knownKeys,
    ) {
        $this->collections = new Collections($classes);
    }

    /**
     * @param callable(Guard, Type): ReadNode $value
     *
     * @throws InvalidMetadata when two members cannot be told apart
     *
     * @return non-empty-list<UnionCase>
     */
    public function cases(callable $value): array
    {
        $cases = [];
        foreach ($this->guards() as [$guard, $member]) {
            $cases[] = new UnionCase($guard, $value($guard, $member));
        }

        return $cases !== [] ? $cases : throw $this->ambiguous('they cannot be read');
    }

    /**
     * @return list<array{Guard, Type}>
     */
    private function guards(): array
    {
        $enums = $texts = $scalars = $lists = $objects = $arrays = $converted = [];
        foreach ($this->union->members as $member) {
            match (true) {
                $member instanceof ScalarType => $scalars[] = [new IsScalar($member->kind, $member->kind === ScalarKind::Float && !ScalarMembers::includes($this->union->members, ScalarKind::Int)), $member],
                $member instanceof ListType, $member instanceof IterableType && $member->items instanceof ListType => $lists[] = [new IsList(), $member],
                $member instanceof ClassType && $member->class === Raw::class => throw $this->ambiguous('raw JSON may be any of the others'),
                $member instanceof ClassType && ($rule = $this->classes->rule($member->class)) !== null => $rule instanceof ValueMetadata && self::kinds($rule->read) !== []
                    ? \array_push($texts, ...\array_map(static fn(ScalarKind $kind): array => [new IsScalar($kind, false), $member], self::kinds($rule->read)))
                    : $converted[] = [new Always(), $member],
                $member instanceof ClassType && $this->isListObject($member) => $lists[] = [new IsList(), $member],
                $member instanceof ClassType && \enum_exists($member->class) => $enums[] = [new IsBackedValue($member->class), $member],
                $member instanceof ClassType && $this->isText($member) => $texts[] = [new IsScalar(ScalarKind::String, false), $member],
                $member instanceof ClassType && !$this->isCollection($member) => $objects[] = $member,
                default => $arrays[] = [new IsArray(), $member],
            };
        }
        if (\count($lists) > 1 || \count($arrays) > 1) {
            throw $this->ambiguous('there is more than one kind of array');
        }
        if (\count($converted) > 1) {
            throw $this->ambiguous('more than one of them is read by a converter');
        }
        if ($lists !== [] && $arrays !== [] && self::takesLists($arrays[0][1])) {
            throw $this->ambiguous('a list is an array too');
        }
        $this->refuseSharedCases(\array_column($enums, 0));
        $this->refuseSharedScalars($texts, $scalars);

        return [...$enums, ...$texts, ...$scalars, ...$lists, ...$this->objectGuards($objects, [...$arrays, ...$converted] !== []), ...$arrays, ...$converted];
    }

    private static function takesLists(Type $type): bool
    {
        return $type instanceof ArrayType || ($type instanceof IterableType && $type->items instanceof ArrayType);
    }

    /**
     * @return list<ScalarKind> that values of a type are of; none where it is more than scalars
     */
    private static function kinds(Type $type): array
    {
        return $type instanceof ScalarType ? [$type->kind] : ($type instanceof UnionType ? ScalarMembers::of($type) ?? [] : []);
    }

    /**
     * Dates and intervals stand as a text.
     */
    private function isText(ClassType $type): bool
    {
        return \is_a($type->class, \DateTimeInterface::class, true) || \is_a($type->class, \DateInterval::class, true);
    }

    private function isListObject(ClassType $type): bool
    {
        return !Collections::isArray($type) && $this->collections->items($type) instanceof ListType;
    }

    private function isCollection(ClassType $type): bool
    {
        return $type->class === \stdClass::class || $this->collections->items($type) !== null;
    }

    /**
     * @param list<IsBackedValue> $enums
     */
    private function refuseSharedCases(array $enums): void
    {
        $owners = [];
        foreach ($enums as $enum) {
            foreach ($enum->class::cases() as $case) {
                $value = $case instanceof \BackedEnum ? $case->value : $case->name;
                $key = \var_export($value, true);
                if (isset($owners[$key])) {
                    throw $this->ambiguous("{$owners[$key]} and {$enum->class} both have a case that is written as {$key}");
                }
                $owners[$key] = $enum->class;
            }
        }
    }

    /**
     * @param list<array{Guard, Type}> $texts
     * @param list<array{Guard, Type}> $scalars
     */
    private function refuseSharedScalars(array $texts, array $scalars): void
    {
        $kinds = [];
        foreach ([...$texts, ...$scalars] as [$guard]) {
            $kinds[] = $guard instanceof IsScalar ? $guard->kind->value : '';
        }
        foreach (\array_count_values($kinds) as $kind => $count) {
            if ($count > 1) {
                throw $this->ambiguous('more than one of them is written as ' . ($kind === ScalarKind::String->value ? 'a text' : $kind));
            }
        }
    }

    /**
     * @param list<ClassType> $objects
     *
     * @return list<array{Guard, Type}>
     */
    private function objectGuards(array $objects, bool $isMapPossible): array
    {
        $guards = [];
        $undecided = [];
        foreach ($objects as $object) {
            $guard = $this->discriminatorGuard($this->classes->of($object->class));
            if ($guard !== null) {
                $guards[] = [$guard, $object];
            } else {
                $undecided[] = $object;
            }
        }
        while (\count($undecided) > ($isMapPossible ? 0 : 1)) {
            $next = $this->mostTelling($undecided, $isMapPossible) ?? throw $this->ambiguous('no key that one of them requires is unknown to the others');
            $guards[] = [new HasKeys($next[1]), $undecided[$next[0]]];
            unset($undecided[$next[0]]);
            $undecided = \array_values($undecided);
        }
        foreach ($undecided as $last) {
            $guards[] = [new IsArray(), $last];
        }

        return $guards;
    }

    /**
     * @param list<ClassType> $candidates
     *
     * @return ?array{int, non-empty-list<string>} index of a class and the keys that tell it from all others
     */
    private function mostTelling(array $candidates, bool $isMapPossible): ?array
    {
        foreach ($candidates as $index => $candidate) {
            $required = ($this->requiredKeys)($candidate);
            $telling = $isMapPossible ? $required : [];
            foreach ($candidates as $otherIndex => $other) {
                if ($otherIndex === $index) {
                    continue;
                }
                $unknownToOther = \array_values(\array_diff($required, ($this->knownKeys)($other)));
                if ($unknownToOther === []) {
                    continue 2;
                }
                \array_push($telling, ...$unknownToOther);
            }
            $telling = \array_values(\array_unique($telling));
            if ($telling !== []) {
                return [$index, $telling];
            }
        }

        return null;
    }

    private function discriminatorGuard(ClassMetadata $class): ?Guard
    {
        return match (true) {
            $class->discriminator !== null => new HasValue($class->discriminator->field, \array_keys($class->discriminator->map)),
            $class->discriminatorValue !== null && $class->kind === ClassKind::Concrete => new HasValue($class->discriminatorValue->field, [$class->discriminatorValue->value]),
            default => null,
        };
    }

    private function ambiguous(string $reason): InvalidMetadata
    {
        return new InvalidMetadata(
            'ambiguous_union',
            $this->place,
            "the members of {$this->union} cannot be told apart when reading: {$reason}.",
            'Give the classes a common base with #[Discriminator], or the property a #[Converter], or mark it #[ReadOnlyProperty].',
        );
    }
}
