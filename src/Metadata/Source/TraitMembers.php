<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Type\Substitution;
use Kiln\Type\Type;

/**
 * The members that one class, its parents and interfaces have from traits.
 *
 * @internal
 */
final class TraitMembers
{
    /** @var array<string, Origin> by name of the trait and of the class that uses it */
    private array $origins = [];

    public function __construct(private readonly Lineage $lineage, private readonly Declarations $declarations) {}

    /**
     * @param \ReflectionClass<object> $class that declares the property
     *
     * @return ?Origin null where the property is written in the class itself
     */
    public function ofProperty(\ReflectionProperty $property, \ReflectionClass $class): ?Origin
    {
        foreach ($class->getTraits() as $trait) {
            $found = $trait->hasProperty($property->name) ? $this->writtenProperty($trait, $property) : null;
            if ($found !== null) {
                return $this->originOfTrait($found, $class);
            }
        }

        return null;
    }

    /**
     * @param \ReflectionClass<object> $class that declares the method
     *
     * @return ?Origin null where the method is written in the class itself
     */
    public function ofMethod(\ReflectionMethod $method, \ReflectionClass $class): ?Origin
    {
        foreach (self::traits($class) as $trait) {
            foreach ($trait->getMethods() as $candidate) {
                if ($candidate->getStartLine() === $method->getStartLine() && $candidate->getFileName() === $method->getFileName() && $candidate->class === $trait->name) {
                    $own = self::traitOf($trait, $candidate);

                    return $this->originOfTrait($own, $class);
                }
            }
        }

        return null;
    }

    /**
     * @param \ReflectionClass<object> $class
     *
     * @return list<\ReflectionClass<object>> its traits and those that they use
     */
    public static function traits(\ReflectionClass $class): array
    {
        $traits = [];
        foreach ($class->getTraits() as $trait) {
            $traits = [...$traits, $trait, ...self::traits($trait)];
        }

        return $traits;
    }

    /**
     * @param \ReflectionClass<object> $trait
     * @param \ReflectionClass<object> $user
     */
    private function originOfTrait(\ReflectionClass $trait, \ReflectionClass $user): Origin
    {
        return $this->origins["{$trait->name} {$user->name}"] ??= new Origin(
            $this->declarations->of($trait->name),
            new Substitution($this->traitSubstitutes($trait, $user)),
            $user->name,
            $this->lineage->class->name,
        );
    }

    /**
     * @param \ReflectionClass<object> $trait
     * @param \ReflectionClass<object> $user
     *
     * @return array<string, Type>
     */
    private function traitSubstitutes(\ReflectionClass $trait, \ReflectionClass $user): array
    {
        $declaration = $this->declarations->of($trait->name);
        if ($declaration->templates() === []) {
            return [];
        }
        if (\in_array($trait->name, $user->getTraitNames(), true)) {
            return GenericAncestors::substitutes($declaration, $this->lineage->generics()->argumentsFrom($user, $trait->name), $user->name);
        }
        foreach (self::traits($user) as $between) {
            if (\in_array($trait->name, $between->getTraitNames(), true)) {
                $origin = $this->originOfTrait($between, $user);
                $arguments = $this->declarations->of($between->name)->argumentsFor($trait->name);

                return GenericAncestors::substitutes($declaration, \array_map($origin->substitute(...), $arguments), $between->name);
            }
        }

        return GenericAncestors::substitutes($declaration, [], $user->name);
    }

    /**
     * The trait in which a property is written, when it is written in this one or one that it uses.
     *
     * @param \ReflectionClass<object> $trait
     *
     * @return ?\ReflectionClass<object>
     */
    private function writtenProperty(\ReflectionClass $trait, \ReflectionProperty $property): ?\ReflectionClass
    {
        // A class may repeat the property of its trait; then its own comment counts.
        if ($trait->getProperty($property->name)->getDocComment() !== $property->getDocComment()) {
            return null;
        }
        foreach ($trait->getTraits() as $used) {
            $found = $used->hasProperty($property->name) ? $this->writtenProperty($used, $property) : null;
            if ($found !== null) {
                return $found;
            }
        }

        return $trait;
    }

    /**
     * @param \ReflectionClass<object> $trait
     *
     * @return \ReflectionClass<object> the trait in which a method is written
     */
    private static function traitOf(\ReflectionClass $trait, \ReflectionMethod $method): \ReflectionClass
    {
        foreach (self::traits($trait) as $used) {
            if ($used->getFileName() === $method->getFileName() && $used->getStartLine() <= $method->getStartLine() && $used->getEndLine() >= $method->getEndLine()) {
                return $used;
            }
        }

        return $trait;
    }
}
