<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

/**
 * A class whose name no generated class can have.
 */
final class Größe
{
    public int $höhe = 2;
}
