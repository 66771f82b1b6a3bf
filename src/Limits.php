<?php

declare(strict_types=1);

namespace Kiln;

/**
 * How much a document may ask for before it is refused. Each limit is inclusive: n is accepted, n + 1 is not.
 *
 * @api
 */
final readonly class Limits
{
    /**
     * @param int<1, max>  $depth        levels of nested arrays and objects, when reading and when writing
     * @param ?int<0, max> $bytes        length of the document, or of one item of a stream, in bytes
     * @param ?int<0, max> $stringLength length of one string or key after decoding, in bytes
     * @param ?int<0, max> $elements     array elements and object members of the whole document together
     */
    public function __construct(
        public int $depth = 512,
        public ?int $bytes = null,
        public ?int $stringLength = null,
        public ?int $elements = null,
    ) {}
}
