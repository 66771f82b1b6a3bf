<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Random;

use Kiln\Attribute\Xml\Root;

/** What generated code declines, since a property has no value. */
#[Root('value')]
final class Unfinished
{
    // @phpstan-ignore missingType.property
    public $gone;

    public function __construct(public mixed $any)
    {
        unset($this->gone);
    }
}
