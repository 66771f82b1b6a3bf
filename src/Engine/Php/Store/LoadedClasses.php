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
        foreach ([get_declared_classes(), get_declared_interfaces(), get_declared_traits()] as $names) {
            foreach ($names as $name) {
                if (!isset(self::$known[$name])) {
                    self::$known[$name] = true;
                    $file = (new \ReflectionClass($name))->getFileName();
                    if ($file !== false) {
                        self::$classes[$file][] = $name;
                    }
                }
            }
        }
    }
}
