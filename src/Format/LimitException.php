<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A stream goes beyond a limit.
 *
 * @api
 */
final class LimitException extends \RuntimeException
{
    public function __construct(public readonly LimitExceeded $exceeded)
    {
        parent::__construct("{$exceeded->message} ({$exceeded->position})");
    }
}
