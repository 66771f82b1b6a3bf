<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * Tells apart the releases of an application that share a directory for code: by where Kiln itself lies.
 *
 * Code that was made ahead may be moved with the application. So the place counts from the nearest directory that holds both,
 * Kiln and the code: inside of one application it is `vendor/kiln/kiln`, wherever that application lies.
 *
 * @internal
 */
final class Installation
{
    /**
     * @param string $directory absolute and without links
     *
     * @return string a part of a path
     */
    public static function seenFrom(string $directory, ?string $installed = null): string
    {
        $installed ??= \dirname(__DIR__, 4);
        $common = \strspn("{$installed}/" ^ "{$directory}/", "\0");

        return \substr($installed, (int) \strrpos(\substr("{$installed}/", 0, $common), '/') + 1);
    }
}
