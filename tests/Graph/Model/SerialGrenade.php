<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

abstract class SerialGrenade extends Grenade
{
    public readonly int $serial;
}
