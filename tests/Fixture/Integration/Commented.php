<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\OmitEmpty;
use Kiln\Optional;

/**
 * PHP itself takes any value here.
 */
final class Commented
{
    /** @var Optional<string> */
    #[OmitEmpty]
    public $omitted;

    /** @var Optional<int> */
    public $patched;

    /** @var ?Optional<int> */
    public $nullable;
}
