<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Protobuf;

use Kiln\Attribute\Protobuf\Field;

final class Card implements Payment
{
    public function __construct(#[Field(1)] public string $number, #[Field(2)] public int $year = 0) {}
}
