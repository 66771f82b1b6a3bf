<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Type\Substitution;
use Kiln\Type\Type;

/**
 * A class with everything that it inherits from, and what the templates of each stand for.
 *
 * @internal
 */
final class Lineage
{
    /** @var array<string, Origin> by name of the declaration and of the class that has it */
    private array $origins = [];

    /** @var array<class-string, Origin> of all properties of a class, where it uses no trait */
    private array $withoutTraits = [];

    /**
     * @param \ReflectionClass<object>       $class
     * @param list<\ReflectionClass<object>> $chain      from the root to the class itself
     * @param list<\ReflectionClass<object>> $interfaces
     */
    private function __construct(
        public readonly \ReflectionClass $class,
        public readonly array $chain,
        public readonly array $interfaces,
        private readonly Declarations $declarations,
        private readonly ?Mappings $mappings,
    ) {
        $self = $declarations->of($class->name);
        $this->origins["{$class->name} {$class->name}"] = new Origin($self, new Substitution([]), $class->name, $class->name);
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    public static function of(\ReflectionClass $class, Declarations $declarations, ?Mappings $mappings): self
    {
        $chain = [$class];
        for ($parent = $class->getParentClass(); $parent !== false; $parent = $parent->getParentClass()) {
            $chain[] = $parent;
        }

        return new self($class, array_reverse($chain), array_values($class->getInterfaces()), $declarations, $mappings);
    }

    /**
     * The class and its parents, the class first, and then its interfaces.
     *
     * @return list<\ReflectionClass<object>>
     */
    public function nearestFirst(): array
    {
        return [...array_reverse($this->chain), ...$this->interfaces];
    }

    /**
     * The class, its parents and interfaces, and the traits of each; likewise those of mappings.
     *
     * @return list<\ReflectionClass<object>>
     */
    public function all(): array
    {
        $all = [];
        foreach ($this->nearestFirst() as $class) {
            array_push($all, $class, ...self::traits($class));
            $mapping = $this->mapping($class);
            array_push($all, ...$mapping === null ? [] : self::of($mapping, $this->declarations, null)->all());
        }

        return $all;
    }

    /**
     * Where attributes of a class stand, those that count first.
     *
     * @param \ReflectionClass<object> $class the class itself, a parent or an interface
     *
     * @return list<\ReflectionClass<object>>
     */
    public function statementsOnClass(\ReflectionClass $class): array
    {
        $mapping = $this->mapping($class);

        return $mapping === null ? [$class] : [$mapping, $class];
    }

    /**
     * Whether there is any method; a child does not show the private ones of its parents.
     */
    public function hasMethods(): bool
    {
        foreach ($this->nearestFirst() as $class) {
            if ($class->getMethods() !== []) {
                return true;
            }
        }

        return false;
    }

    /**
     * Whether the class, one that it inherits from or a mapping has an attribute, whoever's it is.
     */
    public function hasAttributes(): bool
    {
        foreach ($this->nearestFirst() as $class) {
            foreach ($this->statementsOnClass($class) as $statement) {
                if ($statement->getAttributes() !== []) {
                    return true;
                }
            }
        }

        return false;
    }

    /**
     * What mappings say about a property, the nearest first.
     *
     * @return list<\ReflectionProperty>
     */
    public function mappedProperties(\ReflectionProperty $property): array
    {
        if ($this->mappings === null) {
            return [];
        }
        $mapped = [];
        foreach ($this->mapped() as [$class, $mapping]) {
            // A private property of a parent is another one.
            if ($mapping->hasProperty($property->name) && $class->hasProperty($property->name) && $class->getProperty($property->name)->class === $property->class) {
                $mapped[] = $mapping->getProperty($property->name);
            }
        }

        return $mapped;
    }

    /**
     * @return list<\ReflectionProperty|\ReflectionMethod>
     */
    public function mappedMembers(\ReflectionProperty|\ReflectionMethod|\ReflectionParameter $member): array
    {
        if (!$member instanceof \ReflectionMethod) {
            return $member instanceof \ReflectionProperty ? $this->mappedProperties($member) : $this->mappedParameters($member);
        }
        $mapped = [];
        foreach ($this->mapped() as [, $mapping]) {
            if ($mapping->hasMethod($member->name)) {
                $mapped[] = $mapping->getMethod($member->name);
            }
        }

        return $mapped;
    }

    /**
     * What mappings say about a parameter that no property stands for, the nearest first.
     *
     * @return list<\ReflectionProperty>
     */
    public function mappedParameters(\ReflectionParameter $parameter): array
    {
        $mapped = [];
        foreach ($this->mapped() as [, $mapping]) {
            if ($mapping->hasProperty($parameter->name)) {
                $mapped[] = $mapping->getProperty($parameter->name);
            }
        }

        return $mapped;
    }

    /**
     * @param \ReflectionClass<object> $class the class itself, a parent or an interface
     *
     * @return ?\ReflectionClass<object>
     */
    public function mapping(\ReflectionClass $class): ?\ReflectionClass
    {
        return $this->mappings?->of($class->name);
    }

    /**
     * What the names mean in a mapping.
     *
     * @param class-string $mapping
     */
    public function originOfMapping(string $mapping): Origin
    {
        return $this->origins["{$mapping} {$mapping}"] ??= new Origin($this->declarations->of($mapping), new Substitution([]), $mapping, $mapping);
    }

    /**
     * @return list<array{\ReflectionClass<object>, \ReflectionClass<object>}> classes with their mappings
     */
    private function mapped(): array
    {
        $mapped = [];
        foreach ($this->mappings === null ? [] : $this->nearestFirst() as $class) {
            $mapping = $this->mapping($class);
            if ($mapping !== null) {
                $mapped[] = [$class, $mapping];
            }
        }

        return $mapped;
    }

    /**
     * @param \ReflectionClass<object> $class the class itself, a parent or an interface
     */
    public function origin(\ReflectionClass $class): Origin
    {
        return $this->origins["{$class->name} {$class->name}"] ??= $this->inherited($class);
    }

    /**
     * What the templates of a parent or an interface are to the class.
     *
     * @param \ReflectionClass<object> $ancestor
     *
     * @return list<Type> none where nothing says it
     */
    public function argumentsOf(\ReflectionClass $ancestor): array
    {
        $heir = $this->heir($ancestor);

        return $heir === null ? [] : $this->argumentsFrom($heir, $ancestor->name);
    }

    public function ofProperty(\ReflectionProperty $property): Origin
    {
        $plain = $this->withoutTraits[$property->class] ?? null;
        if ($plain !== null) {
            return $plain;
        }
        $class = $property->getDeclaringClass();
        $traits = $class->getTraits();
        if ($traits === []) {
            return $this->withoutTraits[$property->class] = $this->origin($class);
        }
        foreach ($traits as $trait) {
            $found = $trait->hasProperty($property->name) ? $this->writtenProperty($trait, $property) : null;
            if ($found !== null) {
                return $this->originOfTrait($found, $class);
            }
        }

        return $this->origin($class);
    }

    public function ofMethod(\ReflectionMethod $method): Origin
    {
        $class = $method->getDeclaringClass();
        foreach (self::traits($class) as $trait) {
            foreach ($trait->getMethods() as $candidate) {
                if ($candidate->getStartLine() === $method->getStartLine() && $candidate->getFileName() === $method->getFileName() && $candidate->class === $trait->name) {
                    $own = self::traitOf($trait, $candidate);

                    return $this->originOfTrait($own, $class);
                }
            }
        }

        return $this->origin($class);
    }

    /**
     * @return list<string> absolute paths; of a class that eval() made, what PHP calls its file
     */
    public function files(): array
    {
        $files = $seen = [];
        foreach ($this->nearestFirst() as $class) {
            $this->addFiles($class, $files, $seen);
        }
        foreach ($this->mapped() as [, $mapping]) {
            $files += array_fill_keys(self::of($mapping, $this->declarations, null)->files(), true);
        }

        return array_keys($files);
    }

    /**
     * @param \ReflectionClass<object> $class
     * @param array<string, true>      $files
     * @param array<string, true>      $seen
     */
    private function addFiles(\ReflectionClass $class, array &$files, array &$seen): void
    {
        if (isset($seen[$class->name])) {
            return;
        }
        $seen[$class->name] = true;
        $file = $class->getFileName();
        if ($file !== false) {
            $files[$file] = true;
        }
        foreach ($class->getTraits() as $trait) {
            $this->addFiles($trait, $files, $seen);
        }
        $comment = $class->getDocComment();
        if ($comment !== false && str_contains($comment, 'import-type')) {
            foreach ($this->declarations->of($class->name)->aliases()->origins() as $origin) {
                $this->addFiles($origin->class, $files, $seen);
            }
        }
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private function inherited(\ReflectionClass $class): Origin
    {
        $declaration = $this->declarations->of($class->name);
        $substitutes = [];
        if ($declaration->templates() !== []) {
            $substitutes = $declaration->substitutes($this->argumentsOf($class), ($this->heir($class) ?? $class)->name);
        }

        return new Origin($declaration, new Substitution($substitutes), $class->name, $this->class->name);
    }

    /**
     * The nearest class or interface that says what the templates of this one are.
     *
     * @param \ReflectionClass<object> $class
     *
     * @return ?\ReflectionClass<object>
     */
    private function heir(\ReflectionClass $class): ?\ReflectionClass
    {
        foreach ($this->nearestFirst() as $heir) {
            if ($heir->isSubclassOf($class->name) && $this->declarations->of($heir->name)->argumentsFor($class->name) !== []) {
                return $heir;
            }
        }

        return null;
    }

    /**
     * @param \ReflectionClass<object> $heir
     *
     * @return list<Type>
     */
    private function argumentsFrom(\ReflectionClass $heir, string $class): array
    {
        $origin = $this->origin($heir);

        return array_map($origin->substitute(...), $this->declarations->of($heir->name)->argumentsFor($class));
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
            $this->class->name,
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
            return $declaration->substitutes($this->argumentsFrom($user, $trait->name), $user->name);
        }
        foreach (self::traits($user) as $between) {
            if (\in_array($trait->name, $between->getTraitNames(), true)) {
                $origin = $this->originOfTrait($between, $user);
                $arguments = $this->declarations->of($between->name)->argumentsFor($trait->name);

                return $declaration->substitutes(array_map($origin->substitute(...), $arguments), $between->name);
            }
        }

        return $declaration->substitutes([], $user->name);
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

    /**
     * @param \ReflectionClass<object> $class
     *
     * @return list<\ReflectionClass<object>> its traits and those that they use
     */
    private static function traits(\ReflectionClass $class): array
    {
        $traits = [];
        foreach ($class->getTraits() as $trait) {
            $traits = [...$traits, $trait, ...self::traits($trait)];
        }

        return $traits;
    }
}
