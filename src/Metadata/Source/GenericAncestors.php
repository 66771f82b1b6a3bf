<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\Substitution;
use Kiln\Type\Type;

/**
 * What the templates of generic parents and interfaces are to one class.
 *
 * @internal
 */
final readonly class GenericAncestors
{
    public function __construct(private Lineage $lineage, private Declarations $declarations) {}

    /**
     * @param \ReflectionClass<object> $ancestor a parent or an interface
     *
     * @return list<Type> none where nothing says it
     */
    public function argumentsOf(\ReflectionClass $ancestor): array
    {
        $heir = $this->heir($ancestor);

        return $heir === null ? [] : $this->argumentsFrom($heir, $ancestor->name);
    }

    /**
     * @param \ReflectionClass<object> $ancestor a parent or an interface
     *
     * @throws InvalidMetadata
     */
    public function substitution(\ReflectionClass $ancestor): Substitution
    {
        return new Substitution(self::substitutes($this->declarations->of($ancestor->name), $this->argumentsOf($ancestor), ($this->heir($ancestor) ?? $ancestor)->name));
    }

    /**
     * What one of the classes and interfaces gives to a parent, interface or trait of its own.
     *
     * @param \ReflectionClass<object> $heir
     *
     * @return list<Type>
     */
    public function argumentsFrom(\ReflectionClass $heir, string $class): array
    {
        $origin = $this->lineage->origin($heir);

        return \array_map($origin->substitute(...), $this->declarations->of($heir->name)->argumentsFor($class));
    }

    /**
     * What stands for each template of a class, interface or trait when the arguments are these.
     *
     * @param list<Type> $arguments
     * @param string     $heir      the class that gives them, for messages
     *
     * @return array<string, Type>
     *
     * @throws InvalidMetadata when there are more arguments than templates
     */
    public static function substitutes(Declaration $declaration, array $arguments, string $heir): array
    {
        $templates = $declaration->templates();
        if (\count($arguments) > \count($templates)) {
            $names = \implode(', ', $templates);

            throw new InvalidMetadata(
                'wrong_type_arguments',
                Place::ofClass($heir),
                'It gives ' . \count($arguments) . " type arguments to {$declaration->class->name}, which has " . \count($templates) . '.',
                "Write {$declaration->class->name}<{$names}>.",
            );
        }
        $substitutes = [];
        foreach ($templates as $position => $template) {
            $substitutes[$template->name] = $arguments[$position] ?? $declaration->defaultOf($template);
        }

        return $substitutes;
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
        foreach ($this->lineage->nearestFirst() as $heir) {
            if ($heir->isSubclassOf($class->name) && $this->declarations->of($heir->name)->argumentsFor($class->name) !== []) {
                return $heir;
            }
        }

        return null;
    }
}
