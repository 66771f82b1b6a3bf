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
     * @param bool  $bytes     strings that are not UTF-8
     * @param bool  $nonFinite INF and NAN
     * @param Roots $roots     what a document may be as a whole; anything else is refused before the format sees it
     */
    public function __construct(
        public bool $null = true,
        public bool $bytes = false,
        public bool $nonFinite = false,
        public Roots $roots = Roots::Any,
    ) {}
}
