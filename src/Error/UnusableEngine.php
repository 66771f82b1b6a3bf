<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * The native engine was asked for, and its extension is not loaded, or is of another version.
 *
 * @api
 */
final class UnusableEngine extends \RuntimeException implements KilnException
{
    /**
     * @param string $errorCode stable, documented in docs/errors.md: `extension_missing`, `extension_abi`
     */
    public function __construct(public readonly string $errorCode, string $problem, string $hint)
    {
        parent::__construct("Cannot use the native engine: {$problem} {$hint} [{$errorCode}]");
    }
}
