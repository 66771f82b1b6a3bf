<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Found;

use Kiln\Attribute\SerializedName;

/**
 * Two properties that are read from one key.
 */
final class Contradicting
{
    public ?int $id = null;

    #[SerializedName('number', aliases: ['id'])]
    public ?int $number = null;
}
