<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * The text of one element of a stream, cut out but not checked.
 *
 * @api
 */
final readonly class Item
{
    /**
     * @param string                $text   without whitespace around it
     * @param Position|StreamBuffer $place  where it begins in the stream, or the buffer that can tell
     * @param int                   $offset in the buffer
     */
    public function __construct(
        public string $text,
        private Position|StreamBuffer $place,
        private int $offset = 0,
    ) {}

    /**
     * Where it begins in the stream; errors in it move there by {@see SyntaxError::within()}. To be asked before the splitter
     * goes on: then the buffer may forget.
     */
    public function start(): Position
    {
        return $this->place instanceof Position ? $this->place : $this->place->positionAt($this->offset);
    }
}
