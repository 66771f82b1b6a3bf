<?php

declare(strict_types=1);

namespace Kiln\Graph;

use Kiln\Error\KilnException;
use Kiln\Error\Path;

/**
 * Something in a value cannot be kept: a closure, a resource, an object that refuses.
 *
 * @api
 */
final class UnencodableValue extends \InvalidArgumentException implements KilnException
{
    /**
     * @param list<string|int> $path   keys and property names from the root of the value to what cannot be kept
     * @param string           $reason a sentence
     */
    public function __construct(public readonly array $path, public readonly string $reason, ?\Throwable $previous = null)
    {
        parent::__construct('Cannot encode ' . Path::toText($path) . ": {$reason}", 0, $previous);
    }
}
