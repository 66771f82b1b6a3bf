<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * An object around an array, made by its constructor.
 *
 * @internal
 */
final readonly class Wrapped implements ReadNode
{
    /**
     * @param class-string $class
     */
    public function __construct(
        public string $class,
        public ReadNode $array,
    ) {}
}
