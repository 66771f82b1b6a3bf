<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native\Fixture;

use Kiln\Attribute\SerializedName;

/**
 * Two properties with one key.
 */
final class Contradicting
{
    #[SerializedName('key')]
    public int $one = 1;

    #[SerializedName('key')]
    public int $two = 2;
}
