<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

final class Place
{
    public function __construct(public float $lat, public float $long) {}
}
