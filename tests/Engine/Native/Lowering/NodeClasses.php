<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native\Lowering;

/**
 * The nodes of a dialect.
 */
final readonly class NodeClasses
{
    /**
     * @param class-string $interface
     *
     * @return non-empty-list<class-string>
     */
    public static function of(string $folder, string $interface): array
    {
        $classes = [];
        foreach ((array) glob(__DIR__ . "/../../../../src/{$folder}/*.php") as $file) {
            $class = 'Kiln\\' . str_replace('/', '\\', $folder) . '\\' . basename((string) $file, '.php');
            if (class_exists($class) && is_subclass_of($class, $interface)) {
                $classes[] = $class;
            }
        }

        return $classes === [] ? throw new \LogicException("There is no node in {$folder}.") : $classes;
    }
}
