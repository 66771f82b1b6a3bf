<?php

declare(strict_types=1);

namespace Kiln\Format\Csv;

/**
 * The columns of a table that is read.
 *
 * @internal
 */
final readonly class Header
{
    /** @param list<array-key> $keys */
    public function __construct(public array $keys, public Cells $cells) {}
}
