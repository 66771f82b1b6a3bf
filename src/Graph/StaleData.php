<?php

declare(strict_types=1);

namespace Kiln\Graph;

/**
 * The bytes are sound, but a class has changed or gone since they were written.
 *
 * @api
 */
final class StaleData extends \RuntimeException implements UndecodableBytes
{
    /**
     * @param string $class the one that has changed
     */
    public function __construct(public readonly string $class, string $change)
    {
        parent::__construct("The data were written when {$class} was another: {$change}. Write them anew.");
    }
}
