<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Found;

use Kiln\Attribute\BeforeSerialize;

/**
 * A hook of a parent that nobody else may call.
 */
class HookedBase
{
    private ?string $note = null;

    /** @var list<bool> */
    public array $flags = [];

    #[BeforeSerialize]
    private function prepare(): void
    {
        $this->flags[] = true;
        $this->note ??= 'prepared';
    }
}
