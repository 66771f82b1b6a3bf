<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Protobuf\Direct;

use Kiln\Attribute\Protobuf\Field;

/**
 * Whose destructor is noticed.
 */
final class Leaving
{
    public static int $gone = 0;

    #[Field(1)]
    public string $text = '';

    public function __destruct()
    {
        ++self::$gone;
    }
}
