<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * The text of one element of a stream, cut out but not checked.
 *
 * @internal
 */
final readonly class Item
{
    /**
     * @param string   $text  without whitespace around it
     * @param Position $start where it begins in the stream; errors in it move there by SyntaxError::within()
     */
    public function __construct(
        public string $text,
        public Position $start,
    ) {}
}
