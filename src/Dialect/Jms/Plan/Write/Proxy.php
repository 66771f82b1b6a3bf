<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

use Kiln\Plan\Write\SharedNode;

/**
 * An object that loads itself at need: loaded first, then written as the class it stands for.
 *
 * @internal
 */
final readonly class Proxy implements WriteNode
{
    /**
     * @param string $method that loads it
     */
    public function __construct(
        public string $method,
        public WriteNode|SharedNode $loaded,
    ) {}
}
