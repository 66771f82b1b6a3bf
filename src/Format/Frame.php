<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * What stands in a stream around its items.
 *
 * @api
 */
final readonly class Frame
{
    /**
     * @param string $opening   before the first item
     * @param string $separator between two items
     * @param string $end       behind each item
     * @param string $closing   at the end of the stream
     * @param LengthPrefix $prefix before each item
     */
    public function __construct(
        public string $opening = '',
        public string $separator = '',
        public string $end = '',
        public string $closing = '',
        public LengthPrefix $prefix = LengthPrefix::None,
    ) {}
}
