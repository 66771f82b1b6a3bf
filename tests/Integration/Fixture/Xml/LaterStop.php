<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

final class LaterStop extends Stop
{
    public int $minutes = 5;
}
