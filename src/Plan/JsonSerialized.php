<?php

declare(strict_types=1);

namespace Kiln\Plan;

use Kiln\Context;
use Kiln\ValueConverter;

/**
 * What an object says itself that it is to be written as, where nobody says anything else.
 *
 * @internal
 */
final readonly class JsonSerialized implements ValueConverter
{
    public function serialize(mixed $value, Context $context): mixed
    {
        return $value instanceof \JsonSerializable ? $value->jsonSerialize() : throw new \LogicException('no plan asks that');
    }

    public function deserialize(mixed $data, Context $context): never
    {
        throw new \LogicException('no plan asks that');
    }
}
