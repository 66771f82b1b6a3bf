<?php

declare(strict_types=1);

namespace Kiln\Tests\Plan\Text;

/**
 * Which kinds of nodes there are.
 */
final class Nodes
{
    /**
     * @param string       $folder    below src/Plan
     * @param class-string $interface
     *
     * @return list<string> the classes in the folder that implement it
     */
    public static function in(string $folder, string $interface): array
    {
        $classes = [];
        foreach ((array) glob(\dirname(__DIR__, 3) . "/src/Plan/{$folder}/*.php") as $file) {
            $class = "Kiln\\Plan\\{$folder}\\" . basename((string) $file, '.php');
            if (class_exists($class) && is_a($class, $interface, true)) {
                $classes[] = $class;
            }
        }

        return $classes;
    }
}
