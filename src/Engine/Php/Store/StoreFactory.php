<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\Error\UnusableDirectory;

/**
 * Finds a place for generated code.
 *
 * @internal
 */
final class StoreFactory
{
    /**
     * @param string|null $directory null for {@see DefaultDirectory}, or memory when there is none
     * @param bool        $debug     whether the files that code was made from are looked at on each load. They always are in
     *                               the default directory: nobody empties it on deployment
     *
     * @throws UnusableDirectory when a directory was named and code must not be loaded from there
     */
    public static function create(?string $directory, bool $debug): CodeStore
    {
        if ($directory !== null) {
            return DirectoryStore::usable($directory, $debug);
        }
        $default = DefaultDirectory::path();
        $store = $default === null ? null : new DirectoryStore($default, true);

        return $store !== null && $store->check->isUsable() ? $store : new MemoryStore();
    }
}
