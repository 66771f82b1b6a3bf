<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

use Kiln\Plan\Write\SharedNode;

/**
 * An object of a class or of a subclass in one way, any other object by its own class.
 *
 * @internal
 */
final readonly class OfClass implements WriteNode
{
    /**
     * @param class-string $class
     * @param string       $place      see {@see ByOwnType}
     */
    public function __construct(
        public string $class,
        public WriteNode|SharedNode $value,
        public string $place,
    ) {}
}
