<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Found;

use Kiln\Tests\Fixture\Jms\Common\Person;

/** A union that nothing fits, before an object. */
final class UnfitUnion
{
    public int|Person|null $union = null;

    public ?Person $person = null;

    public ?Person $other = null;
}
