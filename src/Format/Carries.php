<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * What a format has a way to write.
 *
 * @api
 */
final readonly class Carries
{
    /**
     * @param bool  $null
     * @param bool  $bytes     strings that are not UTF-8, wherever a string may stand
     * @param bool  $nonFinite INF and NAN
     * @param Roots $roots     what a document may be as a whole; anything else is refused before the format sees it
     * @param list<class-string> $leaves classes of objects that may stand in a tree, for which the format has a way of its own:
     *                                   {@see \Kiln\Bytes} for strings of bytes beside those of text, \DateTimeInterface for
     *                                   dates (a tree that was decoded has \DateTimeImmutable), or classes of the format
     */
    public function __construct(
        public bool $null = true,
        public bool $bytes = false,
        public bool $nonFinite = false,
        public Roots $roots = Roots::Any,
        public array $leaves = [],
    ) {}
}
