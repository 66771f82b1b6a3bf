<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Found;

use Kiln\Tests\Bridge\Jms\Differential\Journal;
use Kiln\Tests\Fixture\Native\Cents;

/**
 * A constructor with its parameters in another order than the properties.
 */
final class Reordered
{
    public ?Cents $cents;

    public ?self $inner;

    public function __construct(?self $inner, ?Cents $cents = null)
    {
        Journal::note('constructed');
        $this->inner = $inner;
        $this->cents = $cents;
    }
}
