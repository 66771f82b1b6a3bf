<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * The directory that was named for generated code is a place where someone else could put code, or no directory.
 *
 * @api
 */
final class UnusableDirectory extends \RuntimeException implements KilnException
{
    /**
     * @param string $errorCode stable, documented in docs/errors.md: `directory_writable_by_others`, …
     * @param string $directory the one that was named
     */
    public function __construct(public readonly string $errorCode, public readonly string $directory, string $problem, string $hint)
    {
        parent::__construct("Cannot keep generated code in {$directory}: {$problem} {$hint} [{$errorCode}]");
    }
}
