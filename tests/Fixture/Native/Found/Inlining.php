<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Found;

use Kiln\Attribute\Inline;
use Kiln\Attribute\OmitEmpty;

/**
 * An inlined map without a value, beside what generated code does not expect.
 */
final class Inlining
{
    /** @var array<string, int> */
    #[Inline(prefix: 'in_')]
    public array $rest;

    /** @var int */
    #[OmitEmpty]
    public $number = null;
}
