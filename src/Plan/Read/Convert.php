<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

use Kiln\Plan\Converter;

/**
 * What user code makes of the data.
 *
 * @internal
 */
final readonly class Convert implements ReadNode
{
    /**
     * @param ?class-string $class that the converter is asked for, and that the answer must be of; null where that is the class it
     *                             is for
     */
    public function __construct(public Converter $converter, public ?string $class = null) {}
}
