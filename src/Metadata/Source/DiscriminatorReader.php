<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Discriminator;
use Kiln\Attribute\InheritanceFact;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\DiscriminatorMetadata;
use Kiln\Metadata\DiscriminatorValue;
use Kiln\Type\Parser\ClassName;

/**
 * What tells the classes below a base class or interface apart.
 *
 * @internal
 */
final readonly class DiscriminatorReader
{
    public function __construct(private Lineage $lineage) {}

    /**
     * @throws InvalidMetadata
     */
    public function ofBase(): ?DiscriminatorMetadata
    {
        $base = $this->lineage->class;
        $attribute = $this->on($base);

        return $attribute === null ? null : new DiscriminatorMetadata($attribute->field, self::map($base, $attribute->map), self::fallback($base, $attribute));
    }

    /**
     * @throws InvalidMetadata when two bases give the class different values
     */
    public function valueOfClass(): ?DiscriminatorValue
    {
        if ($this->lineage->class->isAbstract() || $this->lineage->class->isInterface()) {
            return null;
        }
        $found = $foundAt = null;
        foreach ($this->lineage->nearestFirst() as $class) {
            $attribute = $this->on($class);
            $value = $attribute === null ? null : $this->valueIn($attribute->map);
            if ($attribute === null || $value === null) {
                continue;
            }
            $candidate = new DiscriminatorValue($attribute->field, $value);
            if ($found !== null && ($found->field !== $candidate->field || $found->value !== $candidate->value)) {
                throw new InvalidMetadata(
                    'conflicting_discriminators',
                    Place::ofClass($this->lineage->class->name),
                    "{$foundAt} says \"{$found->field}\": \"{$found->value}\" for this class, {$class->name} says \"{$candidate->field}\": \"{$candidate->value}\".",
                    'Let both say the same, or leave the class out of one map.',
                );
            }
            [$found, $foundAt] = [$found ?? $candidate, $foundAt ?? $class->name];
        }

        return $found;
    }

    /**
     * The classes of the map are not loaded for it.
     *
     * @param array<int|string, string> $map
     */
    private function valueIn(array $map): ?string
    {
        foreach ($map as $value => $class) {
            if (\strcasecmp(\ltrim($class, '\\'), $this->lineage->class->name) === 0) {
                return (string) $value;
            }
        }

        return null;
    }

    /**
     * @param array<int|string, string> $map
     *
     * @throws InvalidMetadata when a class has two values: objects could be written by one of them only
     */
    private static function refuseTwoValues(string $base, array $map): void
    {
        $values = [];
        foreach ($map as $value => $class) {
            $key = \strtolower(\ltrim($class, '\\'));
            if (isset($values[$key])) {
                throw self::invalid(
                    $base,
                    "#[Discriminator] gives {$class} two values, \"{$values[$key]}\" and \"{$value}\", of which only one could be written.",
                    'Keep one of them, and give the other to a class of its own that extends this one.',
                );
            }
            $values[$key] = $value;
        }
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private function on(\ReflectionClass $class): ?Discriminator
    {
        $statements = \array_values(\array_filter($this->lineage->statementsOnClass($class), static fn(\ReflectionClass $statement): bool => $statement->getAttributes(Discriminator::class) !== []));
        $attribute = Attributes::of($statements, Place::ofClass($class->name))->get(Discriminator::class) ?? self::told($class);
        self::refuseTwoValues(Place::ofClass($class->name), $attribute->map ?? []);

        return $attribute;
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private static function told(\ReflectionClass $class): ?Discriminator
    {
        foreach ($class->getAttributes(InheritanceFact::class, \ReflectionAttribute::IS_INSTANCEOF) as $attribute) {
            return $attribute->newInstance()->discriminator($class);
        }

        return null;
    }

    /**
     * @param \ReflectionClass<object> $base
     * @param array<int|string, string> $names
     *
     * @return non-empty-array<int|string, class-string>
     */
    private static function map(\ReflectionClass $base, array $names): array
    {
        $map = [];
        foreach ($names as $value => $name) {
            $class = ClassName::find($name) ?? throw self::invalid($base->name, "#[Discriminator] names the class {$name} for \"{$value}\", which does not exist.", 'Write it as Foo::class and import it.');
            if (!\is_a($class, $base->name, true)) {
                $verb = $base->isInterface() ? 'implement' : 'extend';

                throw self::invalid($base->name, "#[Discriminator] names {$class} for \"{$value}\", which does not {$verb} {$base->name}.", "Let it {$verb} {$base->name}, or take it out of the map.");
            }
            $map[$value] = $class;
        }
        if ($map === []) {
            throw self::invalid($base->name, '#[Discriminator] has no classes in its map.', "Name them: map: ['car' => Car::class].");
        }

        return $map;
    }

    /**
     * @param \ReflectionClass<object> $base
     *
     * @return ?class-string
     */
    private static function fallback(\ReflectionClass $base, Discriminator $attribute): ?string
    {
        $class = $attribute->fallback === null ? null : \current(self::map($base, ['any other value' => $attribute->fallback]));
        if ($class !== null && ((new \ReflectionClass($class))->isAbstract() || \in_array($class, self::map($base, $attribute->map), true))) {
            throw self::invalid($base->name, "#[Discriminator] has the fallback {$class}, which " . ((new \ReflectionClass($class))->isAbstract() ? 'cannot be instantiated.' : 'has a value of its own.'), 'Name a class that is there for all other values.');
        }

        return $class;
    }

    private static function invalid(string $place, string $problem, string $hint): InvalidMetadata
    {
        return new InvalidMetadata('invalid_discriminator_map', $place, $problem, $hint);
    }
}
