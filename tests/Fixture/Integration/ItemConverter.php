<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Context;
use Kiln\ValueConverter;

/**
 * Makes one object of another, which is then written by its own class.
 */
final class ItemConverter implements ValueConverter
{
    public function serialize(mixed $value, Context $context): mixed
    {
        $item = new Item();
        $item->sku = \is_scalar($value) ? (string) $value : get_debug_type($value);

        return [$item, null, ['when' => new \DateTimeImmutable('2024-01-01T00:00:00Z')]];
    }

    public function deserialize(mixed $data, Context $context): mixed
    {
        return json_encode($data);
    }
}
