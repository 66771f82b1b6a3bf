<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Found;

use Kiln\Attribute\OmitEmpty;
use Kiln\Optional;

/**
 * An optional value that holds null all the same.
 */
final class Vague
{
    /** @var Optional<\DateTimeImmutable> */
    #[OmitEmpty]
    public $at;
}
