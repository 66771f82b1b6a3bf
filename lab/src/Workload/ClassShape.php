<?php

declare(strict_types=1);

namespace Kiln\Lab\Workload;

/**
 * What the lab's own reader needs to know about a model class: its properties, and the classes that stand in them.
 */
final readonly class ClassShape
{
    /**
     * @param \ReflectionClass<object> $class
     * @param list<PropertyShape>      $properties
     */
    private function __construct(public \ReflectionClass $class, public array $properties) {}

    /**
     * @param class-string $class
     */
    public static function of(string $class): self
    {
        /** @var array<class-string, self> $shapes */
        static $shapes = [];

        if (!isset($shapes[$class])) {
            $reflection = new \ReflectionClass($class);
            $properties = array_map(PropertyShape::of(...), $reflection->getProperties(~\ReflectionProperty::IS_STATIC));
            $shapes[$class] = new self($reflection, $properties);
        }

        return $shapes[$class];
    }

    /**
     * The class and every class that its properties lead to.
     *
     * @param class-string $class
     *
     * @return list<class-string>
     */
    public static function reachableFrom(string $class): array
    {
        $found = [];
        $open = [$class];
        while (($next = array_pop($open)) !== null) {
            if (isset($found[$next])) {
                continue;
            }
            $found[$next] = $next;
            foreach (self::of($next)->properties as $property) {
                if ($property->class !== null) {
                    $open[] = $property->class;
                }
            }
        }

        return array_values($found);
    }
}
