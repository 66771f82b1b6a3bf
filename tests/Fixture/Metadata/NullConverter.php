<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Metadata;

use Kiln\Context;
use Kiln\ValueConverter;

final class NullConverter implements ValueConverter
{
    public function serialize(mixed $value, Context $context): null
    {
        return null;
    }

    public function deserialize(mixed $data, Context $context): null
    {
        return null;
    }
}
