<?php

declare(strict_types=1);

namespace Kiln\Examples\Demo;

use Kiln\Context;
use Kiln\Examples\Composer\InstalledPackages;

/**
 * A JSON text, the type to read it as, and the context to write it in again.
 */
final readonly class Document
{
    private const INSTALLED = __DIR__ . '/../../vendor/composer/installed.json';

    private function __construct(public string $path, public string $json, public string $type, public Context $context) {}

    /**
     * @param string $path '' for the list of packages that Composer keeps of this project
     * @param string $type '' for the type of that list
     *
     * @throws NotFound
     */
    public static function named(string $path, string $type): self
    {
        if ($path === '' && $type === '') {
            return new self('vendor/composer/installed.json', self::content(self::INSTALLED), InstalledPackages::class, new Context(serializeNull: false));
        }
        if ($path === '' || $type === '') {
            throw new NotFound("FILE and TYPE belong together: make demo FILE=order.json TYPE='App\\Order'");
        }
        $json = self::content($path);
        ClassFinder::find($type, $path);

        return new self($path, $json, $type, new Context(serializeNull: self::holdsNull($json)));
    }

    private static function content(string $path): string
    {
        $json = is_file($path) ? file_get_contents($path) : false;

        return $json === false ? throw new NotFound("There is no file {$path} that can be read.") : $json;
    }

    /**
     * A document without any null leaves out what is not there; its copy should do the same.
     */
    private static function holdsNull(string $json): bool
    {
        $data = [json_decode($json, true)];
        $found = false;
        array_walk_recursive($data, static function (mixed $value) use (&$found): void {
            $found = $found || $value === null;
        });

        return $found;
    }
}
