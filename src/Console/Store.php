<?php

declare(strict_types=1);

namespace Kiln\Console;

use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Store\DefaultDirectory;
use Kiln\Engine\Php\Store\DirectoryCheck;
use Kiln\Engine\Php\Store\DirectoryStore;

/**
 * Where an engine keeps its code, as far as that is a directory.
 *
 * @internal
 */
final class Store
{
    /**
     * @throws Failure when code stays in memory
     */
    public static function of(PhpEngine $engine): DirectoryStore
    {
        $store = $engine->code->store();

        return $store instanceof DirectoryStore
            ? $store
            : throw Failure::finding('no_directory', 'Generated code stays in memory: ' . self::whyInMemory() . ' Name a directory: SerializerBuilder::create()->withCacheDir(...) in kiln.php.');
    }

    /**
     * Why the default directory is not used.
     */
    public static function whyInMemory(): string
    {
        $default = DefaultDirectory::path();
        $check = $default === null ? null : DirectoryCheck::of($default);

        return $check?->problem === null
            ? 'no directory is named, and none of your own can be made in ' . \sys_get_temp_dir() . '.'
            : "no directory is named, and the default one cannot be used: {$check->problem->explain($check->place)}";
    }
}
