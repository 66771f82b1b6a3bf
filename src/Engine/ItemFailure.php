<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Format\Item;

/**
 * An item of a stream that cannot be read, or for which code of the user's has thrown something.
 *
 * @internal
 */
final class ItemFailure extends \RuntimeException
{
    public function __construct(
        public readonly Item $item,
        public readonly int $number,
        public readonly \Throwable $failure,
    ) {
        parent::__construct($failure->getMessage());
    }
}
