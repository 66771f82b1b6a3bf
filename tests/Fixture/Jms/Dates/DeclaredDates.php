<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Dates;

final class DeclaredDates
{
    public ?\DateTime $mutable = null;

    public ?\DateTimeImmutable $immutable = null;

    public ?\DateTimeInterface $interface = null;

    public ?\DateInterval $interval = null;

    public ?\DateTimeZone $zone = null;

    public $untyped;
}
