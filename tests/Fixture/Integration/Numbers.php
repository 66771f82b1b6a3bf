<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\SerializedName;

/**
 * An object whose keys all look like those of a list.
 */
final class Numbers
{
    #[SerializedName('0')]
    public int $zero = 0;

    #[SerializedName('1')]
    public int $one = 1;
}
