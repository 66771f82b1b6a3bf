<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential\Model;

/**
 * Classes, and the steps by which a serializer for them is built.
 */
final readonly class Model
{
    /** Stands for the namespace, which is another each time the classes are declared. */
    public const NS = '@@';

    /**
     * @param list<ClassSource> $classes each after those it extends or implements
     * @param list<string>      $steps   see {@see \Kiln\Tests\Bridge\Jms\Differential\Assembly}
     * @param non-empty-list<Shape> $roots what calls are made with
     */
    public function __construct(public array $classes, public array $steps, public array $roots) {}

    public function hasStep(string $step): bool
    {
        return \in_array($step, $this->steps, true);
    }

    public function source(string $namespace): string
    {
        $code = "namespace {$namespace};\n\nuse JMS\\Serializer\\Annotation as JMS;\n";
        foreach ($this->classes as $class) {
            $code .= "\n" . str_replace(self::NS, $namespace, $class->code());
        }

        return $code;
    }

    public function class(string $name): ?ClassSource
    {
        foreach ($this->classes as $class) {
            if ($class->name === $name) {
                return $class;
            }
        }

        return null;
    }

    /**
     * The classes that objects of this one can be of.
     *
     * @return list<ClassSource>
     */
    public function concrete(string $name): array
    {
        return array_values(array_filter($this->classes, fn(ClassSource $class): bool => $class->isConcrete() && $this->isA($class, $name)));
    }

    public function isA(ClassSource $class, string $name): bool
    {
        if ($class->name === $name || \in_array($name, $class->interfaces, true)) {
            return true;
        }
        $parent = $class->parent === null ? null : $this->class($class->parent);

        return $parent !== null && $this->isA($parent, $name);
    }

    /**
     * Whether two runs, one after the other, may see different times.
     */
    public function takesPresentTime(): bool
    {
        $text = $this->source('N') . implode("\n", $this->steps) . implode("\n", array_map(static fn(Shape $shape): string => (string) $shape->type, $this->roots));

        // Objects of dates that nobody reads, and formats with a date and no time, or with nothing; see Dates.
        return $this->hasStep('constructor new') || preg_match('/<\\\\?\'\\\\?\'|(?:Y-m-d|d\.m\.Y)\\\\?[\'"]|^dates Y-m-d /m', $text) === 1;
    }

    /**
     * @return iterable<self> the same with one thing less
     */
    public function smaller(): iterable
    {
        for ($i = \count($this->classes) - 1; $i >= 0; --$i) {
            yield new self(Less::without($this->classes, $i), $this->steps, $this->roots);
        }
        foreach (array_keys($this->steps) as $i) {
            yield new self($this->classes, Less::without($this->steps, $i), $this->roots);
        }
        $frequency = array_count_values(array_merge(...array_map(
            static fn(ClassSource $class): array => array_map(static fn(PropertySource $property): string => $property->name, $class->properties),
            $this->classes,
        )));
        foreach ($this->classes as $i => $class) {
            foreach ($class->smaller($frequency) as $smaller) {
                yield new self(Less::replaced($this->classes, $i, $smaller), $this->steps, $this->roots);
            }
        }
    }
}
