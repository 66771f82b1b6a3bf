<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A map whose keys are 0, 1, 2, ...: as an array it could not be told from a list.
 *
 * @internal
 */
final readonly class IndexedObject
{
    /**
     * @param array<mixed> $members with further ones of its kind among them
     */
    public function __construct(public array $members) {}
}
