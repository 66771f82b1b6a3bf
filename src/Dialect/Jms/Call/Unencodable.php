<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call;

/**
 * Thrown where json_encode() refuses what was written. To write it once more would change nothing.
 *
 * @internal
 */
final class Unencodable extends \UnexpectedValueException
{
    /**
     * @param int $error one of JSON_ERROR_*
     */
    public function __construct(public readonly int $error)
    {
        parent::__construct("json_encode() fails with code {$error}");
    }
}
