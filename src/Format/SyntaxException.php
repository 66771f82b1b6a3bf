<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A text or a stream is not of its format.
 *
 * @api
 */
final class SyntaxException extends \RuntimeException
{
    public function __construct(public readonly SyntaxError $error)
    {
        parent::__construct("{$error->message} ({$error->position})");
    }
}
