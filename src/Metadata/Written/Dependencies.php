<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

/**
 * What the facts about a class depend on besides its own file.
 *
 * @internal
 */
final class Dependencies
{
    /**
     * @param array<class-string, bool> $classes   whether the values of its constants count, by name
     * @param list<string>              $constants that belong to no class
     */
    private function __construct(public array $classes, public array $constants = []) {}

    /**
     * @param WrittenClass             $written the same as $class
     * @param \ReflectionClass<object> $class
     * @param bool                     $areConstantsUsed whether the values of its constants count
     */
    public static function of(WrittenClass $written, \ReflectionClass $class, bool $areConstantsUsed): self
    {
        $self = self::declared($class, $areConstantsUsed);
        $attributes = \array_filter($written->allAttributes(), static fn(WrittenAttribute $attribute): bool => ReadAttributes::isRead($written->resolve($attribute->name)));
        foreach ($written->expressions(\array_values($attributes), $areConstantsUsed) as $expression) {
            foreach ($expression->classes as $name) {
                $name = $written->resolve($name);
                $self->addClass(match ($name) {
                    'self' => $class->name,
                    'parent' => $class->getParentClass()->name ?? $name,
                    default => $name,
                }, true);
            }
            \array_push($self->constants, ...\array_merge(...\array_map($written->constants(...), $expression->namedConstants())));
        }

        return $self;
    }

    /**
     * Those that reflection tells of: what a class is made of, and classes of attributes.
     *
     * @param \ReflectionClass<object> $class
     * @param bool                     $areConstantsUsed whether the values of its constants count
     */
    public static function declared(\ReflectionClass $class, bool $areConstantsUsed): self
    {
        $parent = $class->getParentClass();
        $names = [...($parent === false ? [] : [$parent->name]), ...$class->getInterfaceNames(), ...$class->getTraitNames()];
        $self = new self(\array_fill_keys($names, $areConstantsUsed));
        foreach (self::attributed($class) as $member) {
            foreach ($member->getAttributes() as $attribute) {
                // One of the application's own may become another.
                if (!ReadAttributes::isOriginal($attribute->getName()) && ReadAttributes::isRead($attribute->getName())) {
                    $self->addClass($attribute->getName(), false);
                }
            }
        }

        return $self;
    }

    /**
     * @param \ReflectionClass<object> $class
     *
     * @return list<\ReflectionClass<object>|\ReflectionClassConstant|\ReflectionProperty|\ReflectionMethod|\ReflectionParameter>
     */
    private static function attributed(\ReflectionClass $class): array
    {
        $members = [$class, ...$class->getProperties(), ...($class->isEnum() ? $class->getReflectionConstants() : [])];
        foreach ($class->getMethods() as $method) {
            \array_push($members, $method, ...$method->getParameters());
        }

        return $members;
    }

    private function addClass(string $name, bool $areConstantsUsed): void
    {
        // What is not loaded was not asked for anything.
        if (\class_exists($name, false) || \interface_exists($name, false) || \trait_exists($name, false)) {
            $name = (new \ReflectionClass($name))->name;
            $this->classes[$name] = ($this->classes[$name] ?? false) || $areConstantsUsed;
        }
    }
}
