<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Type\Substitution;

/**
 * A class with everything that it inherits from, and what the templates of each stand for.
 *
 * @internal
 */
final class Lineage
{
    /** What mappings say about the members; null without mappings. */
    public readonly ?MappedMembers $mapped;

    /** @var array<class-string, Origin> by class, interface or mapping */
    private array $origins = [];

    /** @var array<class-string, Origin> of all properties of a class, where it uses no trait */
    private array $withoutTraits = [];

    private ?TraitMembers $traitMembers = null;

    private ?GenericAncestors $generics = null;

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
        $this->origins[$class->name] = new Origin($self, new Substitution([]), $class->name, $class->name);
        $this->mapped = $mappings === null ? null : new MappedMembers($this->nearestFirst(), $mappings);
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

        return new self($class, \array_reverse($chain), \array_values($class->getInterfaces()), $declarations, $mappings);
    }

    /**
     * The class and its parents, the class first, and then its interfaces.
     *
     * @return list<\ReflectionClass<object>>
     */
    public function nearestFirst(): array
    {
        return [...\array_reverse($this->chain), ...$this->interfaces];
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
            \array_push($all, $class, ...TraitMembers::traits($class));
            $mapping = $this->mapping($class);
            \array_push($all, ...$mapping === null ? [] : self::of($mapping, $this->declarations, null)->all());
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
        return $this->origins[$mapping] ??= new Origin($this->declarations->of($mapping), new Substitution([]), $mapping, $mapping);
    }

    /**
     * @param \ReflectionClass<object> $class the class itself, a parent or an interface
     */
    public function origin(\ReflectionClass $class): Origin
    {
        return $this->origins[$class->name] ??= $this->inherited($class);
    }

    public function ofProperty(\ReflectionProperty $property): Origin
    {
        $plain = $this->withoutTraits[$property->class] ?? null;
        if ($plain !== null) {
            return $plain;
        }
        $class = $property->getDeclaringClass();

        return $class->getTraitNames() === []
            ? $this->withoutTraits[$property->class] = $this->origin($class)
            : $this->traitMembers()->ofProperty($property, $class) ?? $this->origin($class);
    }

    public function ofMethod(\ReflectionMethod $method): Origin
    {
        $class = $method->getDeclaringClass();

        return ($class->getTraitNames() === [] ? null : $this->traitMembers()->ofMethod($method, $class)) ?? $this->origin($class);
    }

    /**
     * What the templates of parents and interfaces are to the class.
     */
    public function generics(): GenericAncestors
    {
        return $this->generics ??= new GenericAncestors($this, $this->declarations);
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
        foreach ($this->mapped?->mappings() ?? [] as $mapping) {
            $files += \array_fill_keys(self::of($mapping, $this->declarations, null)->files(), true);
        }

        return \array_keys($files);
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
        if ($comment !== false && \str_contains($comment, 'import-type')) {
            foreach ($this->declarations->of($class->name)->aliases()?->origins() ?? [] as $origin) {
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
        $substitution = $declaration->templates() === [] ? new Substitution([]) : $this->generics()->substitution($class);

        return new Origin($declaration, $substitution, $class->name, $this->class->name);
    }

    private function traitMembers(): TraitMembers
    {
        return $this->traitMembers ??= new TraitMembers($this, $this->declarations);
    }
}
