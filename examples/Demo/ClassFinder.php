<?php

declare(strict_types=1);

namespace Kiln\Examples\Demo;

/**
 * Makes the classes of a user's own project known: by the `vendor/autoload.php`
 * of a folder above the document, or from a file of the class's name beside it.
 */
final readonly class ClassFinder
{
    /** The words in a type that are no classes. */
    private const WORDS = ['array', 'list', 'int', 'float', 'string', 'bool', 'null', 'mixed', 'iterable', 'object'];

    /**
     * @param string $type a class, or a type such as `list<App\Order>`
     *
     * @throws NotFound
     */
    public static function find(string $type, string $document): void
    {
        preg_match_all('/[\w\\\\]+/', $type, $matches);
        foreach (array_diff($matches[0], self::WORDS) as $class) {
            if (!self::exists($class)) {
                self::load($class, (string) realpath(\dirname($document)));
            }
        }
    }

    private static function load(string $class, string $folder): void
    {
        $ownFile = $folder . '/' . basename(strtr($class, '\\', '/')) . '.php';
        foreach ([self::autoloader($folder), $ownFile] as $file) {
            if ($file !== null && is_file($file)) {
                require_once $file;
            }
            if (self::exists($class)) {
                return;
            }
        }

        throw new NotFound("The class {$class} was not found, neither by a vendor/autoload.php above the document nor in {$ownFile}.");
    }

    private static function autoloader(string $folder): ?string
    {
        while (!is_file("{$folder}/vendor/autoload.php")) {
            if (\dirname($folder) === $folder) {
                return null;
            }
            $folder = \dirname($folder);
        }

        return "{$folder}/vendor/autoload.php";
    }

    private static function exists(string $class): bool
    {
        return class_exists($class) || interface_exists($class, false);
    }
}
