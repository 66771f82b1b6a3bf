<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Options;

final class PostalAddress
{
    public string $streetName = '';
}
