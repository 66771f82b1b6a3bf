<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

/**
 * How every contender writes JSON: the flags that Kiln uses.
 */
final readonly class JsonFlags
{
    public const WRITE = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR;

    public const READ = JSON_THROW_ON_ERROR;
}
