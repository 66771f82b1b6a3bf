<?php

declare(strict_types=1);

namespace Kiln\Schema\Model;

/**
 * What documents of some types look like, in one direction and one context.
 *
 * @internal
 */
final readonly class Schema
{
    /**
     * @param array<string, Shape>      $roots       by type
     * @param array<string, Definition> $definitions by id
     */
    public function __construct(public array $roots, public array $definitions) {}
}
