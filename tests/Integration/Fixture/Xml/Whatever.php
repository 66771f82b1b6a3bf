<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

final class Whatever
{
    public function __construct(public mixed $any) {}
}
