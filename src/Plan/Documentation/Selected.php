<?php

declare(strict_types=1);

namespace Kiln\Plan\Documentation;

/**
 * The groups and versions that a member belongs to.
 *
 * @internal
 */
final readonly class Selected
{
    /**
     * @param list<string> $groups
     * @param ?string      $since  the first version that has it
     * @param ?string      $until  the last one
     */
    public function __construct(public array $groups, public ?string $since, public ?string $until) {}
}
