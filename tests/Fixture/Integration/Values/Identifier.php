<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Values;

use Kiln\Attribute\Value;

/** Says for its subclasses how they are written and read. */
#[Value]
abstract readonly class Identifier
{
    final public function __construct(public int $number) {}
}
