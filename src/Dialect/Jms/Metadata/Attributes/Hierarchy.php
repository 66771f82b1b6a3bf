<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

/**
 * Which classes say something about a class.
 *
 * @internal
 */
final readonly class Hierarchy
{
    /**
     * @param bool $includeInterfaces whether interfaces do
     */
    public function __construct(private bool $includeInterfaces) {}

    /**
     * @param \ReflectionClass<object> $class
     *
     * @return non-empty-list<\ReflectionClass<object>> the first ancestor first, each behind its interfaces, the class itself last
     */
    public function of(\ReflectionClass $class): array
    {
        $line = [$class];
        for ($ancestor = $class->getParentClass(); $ancestor !== false; $ancestor = $ancestor->getParentClass()) {
            \array_unshift($line, $ancestor);
        }

        return $this->includeInterfaces ? self::withInterfaces($line) : $line;
    }

    /**
     * @param non-empty-list<\ReflectionClass<object>> $line
     *
     * @return non-empty-list<\ReflectionClass<object>>
     */
    private static function withInterfaces(array $line): array
    {
        $interfaces = [];
        $all = [];
        foreach ($line as $class) {
            $new = \array_diff_key($class->getInterfaces(), $interfaces);
            $interfaces += $new;
            $all = [...$all, ...\array_values($new), $class];
        }

        return $all;
    }
}
