<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * Which classes PHP has loaded from a file.
 *
 * @internal
 */
final class LoadedClasses
{
    /** @var array<string, true> names that were looked at; PHP never forgets a class */
    private static array $known = [];

    /** @var array<int, int> how many of them are classes, interfaces and traits */
    private static array $counts = [];

    /** @var array<string, list<class-string>> by path */
    private static array $classes = [];

    /**
     * @return list<class-string>
     */
    public static function from(string $file): array
    {
        return self::$classes[$file] ?? [];
    }

    /**
     * Looks for classes that have been loaded since the last time.
     */
    public static function refresh(): void
    {
        foreach ([\get_declared_classes(), \get_declared_interfaces(), \get_declared_traits()] as $kind => $names) {
            foreach (self::unknown($names, \count($names) - (self::$counts[$kind] ?? 0)) as $name) {
                self::$known[$name] = true;
                $file = (new \ReflectionClass($name))->getFileName();
                if ($file !== false) {
                    self::$classes[$file][] = $name;
                }
            }
            self::$counts[$kind] = \count($names);
        }
    }

    /**
     * Nearly always they are the last; a long process has very many others, and calls this for each code that it stores.
     *
     * @param list<class-string> $names
     * @param int                $count of those among them that were not looked at
     *
     * @return list<class-string>
     */
    private static function unknown(array $names, int $count): array
    {
        $unknown = [];
        for ($index = \count($names) - 1; \count($unknown) < $count; --$index) {
            if (!isset(self::$known[$names[$index]])) {
                $unknown[] = $names[$index];
            }
        }

        return \array_reverse($unknown);
    }
}
