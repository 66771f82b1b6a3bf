<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Format\Item;
use Kiln\Format\LimitException;
use Kiln\Format\SyntaxException;

/**
 * An item of a stream that cannot be read.
 *
 * @internal
 */
final class ItemFailure extends \RuntimeException
{
    public function __construct(
        public readonly Item $item,
        public readonly int $number,
        public readonly ReadFailure|SyntaxException|LimitException $failure,
    ) {
        parent::__construct($failure->getMessage());
    }
}
