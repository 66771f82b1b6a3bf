<?php

declare(strict_types=1);

namespace Kiln\Graph;

/**
 * The bytes hold an object of a class that the caller does not allow, or that PHP forbids to make of bytes.
 *
 * @api
 */
final class ForbiddenClass extends \RuntimeException implements UndecodableBytes
{
    /**
     * @param string $class the name that stands in the bytes
     */
    public function __construct(public readonly string $class, string $reason)
    {
        parent::__construct("No object of class {$class} is made: {$reason}");
    }
}
