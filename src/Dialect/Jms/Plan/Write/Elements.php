<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

use Kiln\Plan\Write\SharedNode;

/**
 * An array, element by element. Elements that are not written leave no trace in a list, and a hole among keys that are kept.
 *
 * @internal
 */
final readonly class Elements implements WriteNode
{
    /**
     * @param bool $keepsKeys otherwise elements are numbered anew
     * @param bool $isMap     whether it is a JSON object in any case
     */
    public function __construct(
        public WriteNode|SharedNode $item,
        public Source $source,
        public bool $keepsKeys,
        public bool $isMap,
    ) {}
}
