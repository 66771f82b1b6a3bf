<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Protobuf\Direct;

use Kiln\Attribute\Protobuf\Field;

/**
 * Whose constructor is noticed.
 */
final class Noisy
{
    /** @var list<string> */
    public static array $calls = [];

    public function __construct(#[Field(1)] public string $text = '')
    {
        self::$calls[] = "made of {$text}";
    }
}
