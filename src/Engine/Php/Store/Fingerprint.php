<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * Names what the printed code depends on besides the plan. Code of another Kiln or another PHP lies in another directory.
 *
 * @internal
 */
final class Fingerprint
{
    /** Raise it whenever something else is printed or lowered for the same plan, or the layout of an entry changes. */
    public const GENERATOR = 23;

    /** The name of a directory: readable, because people look there. */
    public const CURRENT = 'php' . \PHP_MAJOR_VERSION . '.' . \PHP_MINOR_VERSION . '-g' . self::GENERATOR;

    /** Any fingerprint, of this Kiln or another. */
    public const PATTERN = 'php\d+\.\d+-g\d+';
}
