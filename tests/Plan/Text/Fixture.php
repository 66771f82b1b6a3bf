<?php

declare(strict_types=1);

namespace Kiln\Tests\Plan\Text\Fixture;

use Kiln\Context;
use Kiln\ValueConverter;

class Base {}

enum Letter: string
{
    case A = 'a';
}

final class Thing extends Base {}

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
