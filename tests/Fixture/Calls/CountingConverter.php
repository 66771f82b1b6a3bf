<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Calls;

use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\ValueConverter;

final class CountingConverter implements ValueConverter
{
    public function serialize(mixed $value, Context $context): mixed
    {
        Counted::count('serialize');

        return $value === 'refused' ? throw new ConversionFailed('something else') : $value;
    }

    public function deserialize(mixed $data, Context $context): mixed
    {
        Counted::count('deserialize');

        return $data === 'refused' ? throw new ConversionFailed('something else') : $data;
    }
}
