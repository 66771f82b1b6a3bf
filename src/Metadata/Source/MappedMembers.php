<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

/**
 * What mappings say about the members of one class, and of those that it inherits from.
 *
 * @internal
 */
final readonly class MappedMembers
{
    /**
     * @param list<\ReflectionClass<object>> $classes the nearest first
     */
    public function __construct(private array $classes, private Mappings $mappings) {}

    /**
     * The nearest first, as in all answers.
     *
     * @return list<\ReflectionProperty|\ReflectionMethod>
     */
    public function of(\ReflectionProperty|\ReflectionMethod|\ReflectionParameter $member): array
    {
        return match (true) {
            $member instanceof \ReflectionProperty => $this->ofProperty($member),
            $member instanceof \ReflectionMethod => $this->ofMethod($member),
            $member instanceof \ReflectionParameter => $this->ofParameter($member),
        };
    }

    /**
     * @return list<\ReflectionProperty>
     */
    public function ofProperty(\ReflectionProperty $property): array
    {
        $mapped = [];
        foreach ($this->pairs() as [$class, $mapping]) {
            // A private property of a parent is another one.
            if ($mapping->hasProperty($property->name) && $class->hasProperty($property->name) && $class->getProperty($property->name)->class === $property->class) {
                $mapped[] = $mapping->getProperty($property->name);
            }
        }

        return $mapped;
    }

    /**
     * Of a parameter that no property stands for.
     *
     * @return list<\ReflectionProperty>
     */
    public function ofParameter(\ReflectionParameter $parameter): array
    {
        $mapped = [];
        foreach ($this->mappings() as $mapping) {
            if ($mapping->hasProperty($parameter->name)) {
                $mapped[] = $mapping->getProperty($parameter->name);
            }
        }

        return $mapped;
    }

    /**
     * @return list<\ReflectionClass<object>>
     */
    public function mappings(): array
    {
        return \array_column($this->pairs(), 1);
    }

    /**
     * @return list<\ReflectionMethod>
     */
    private function ofMethod(\ReflectionMethod $method): array
    {
        $mapped = [];
        foreach ($this->mappings() as $mapping) {
            if ($mapping->hasMethod($method->name)) {
                $mapped[] = $mapping->getMethod($method->name);
            }
        }

        return $mapped;
    }

    /**
     * @return list<array{\ReflectionClass<object>, \ReflectionClass<object>}> classes with their mappings
     */
    private function pairs(): array
    {
        $pairs = [];
        foreach ($this->classes as $class) {
            $mapping = $this->mappings->of($class->name);
            if ($mapping !== null) {
                $pairs[] = [$class, $mapping];
            }
        }

        return $pairs;
    }
}
