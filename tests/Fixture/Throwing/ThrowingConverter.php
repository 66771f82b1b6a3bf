<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Throwing;

use Kiln\Context;
use Kiln\ValueConverter;

final class ThrowingConverter implements ValueConverter
{
    public function serialize(mixed $value, Context $context): string
    {
        Once::pass('converter');

        return 'converted';
    }

    public function deserialize(mixed $data, Context $context): \stdClass
    {
        Once::pass('converter');

        return new \stdClass();
    }
}
