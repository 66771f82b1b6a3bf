<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Strict;

use JMS\Serializer\Annotation as JMS;

/**
 * Scalars that must be of their type already, in a map that is written and read as a whole.
 */
final class Measurement
{
    public int $id;

    public float $value;

    public ?string $unit = null;

    #[JMS\Type('array<string, bool>')]
    public array $flags = [];
}
