<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * An object of an interface or abstract class, written by its own class.
 *
 * @internal
 */
final readonly class SubclassOf implements WriteNode
{
    /**
     * @param class-string $class
     * @param string       $place      see {@see ByOwnType}
     */
    public function __construct(
        public string $class,
        public string $place,
    ) {}
}
