<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Random;

use Kiln\Attribute\Xml\Root;
use Kiln\Tests\Fixture\Integration\Listeners\Unfinished;

/** Written as {@see Unfinished} is, but in the first pass. */
#[Root('value')]
final class Finished
{
    public function __construct(public mixed $any) {}
}
