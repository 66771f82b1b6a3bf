<?php

declare(strict_types=1);

namespace Kiln\Graph;

use Kiln\Engine;
use Kiln\Engine\Native\Extension;
use Kiln\Native\Declined;

/**
 * Lets the extension decode, where it is there and Kiln's engine is not set to be the one in plain PHP.
 *
 * @internal
 */
final class NativeDecoder
{
    /** In this process; which engine is wanted, an application may change at any time. */
    private static ?bool $isThere = null;

    public static function isUsed(): bool
    {
        self::$isThere ??= Extension::ofThisPhp()->isUsable() && \function_exists('Kiln\Native\decode_graph');

        return self::$isThere && \ini_get(Extension::SETTING) !== Engine::Php->value;
    }

    /**
     * @param array<array-key, mixed>|callable(string): mixed|null $allowedClasses
     *
     * @throws Declined when plain PHP is to decode: it copes, or finds out what is wrong
     */
    public static function decode(string $bytes, array|callable|null $allowedClasses): mixed
    {
        return \Kiln\Native\decode_graph($bytes, $allowedClasses);
    }
}
