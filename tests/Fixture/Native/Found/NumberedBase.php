<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Found;

use Kiln\Attribute\SerializedName;

/**
 * A private property whose key is a number.
 */
class NumberedBase
{
    public ?string $name = null;

    #[SerializedName('-1')]
    private ?string $hidden = null;

    public function hide(string $value): void
    {
        $this->hidden = $value;
    }
}
