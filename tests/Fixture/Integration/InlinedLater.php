<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Inline;
use Kiln\Attribute\OmitEmpty;

/**
 * PHP lets $number be null, which is nothing that generated code is made for.
 */
final class InlinedLater
{
    /** @var array<string, int> */
    #[Inline(prefix: 'in_')]
    public array $members;

    /** @var int */
    #[OmitEmpty]
    public $number = null;
}
