<?php

declare(strict_types=1);

namespace Kiln\Tests\Plan\Text\Fixture;

use Kiln\Context;
use Kiln\ValueConverter;

final class Upper implements ValueConverter
{
    public function serialize(mixed $value, Context $context): mixed
    {
        return $value;
    }

    public function deserialize(mixed $data, Context $context): mixed
    {
        return $data;
    }
}
