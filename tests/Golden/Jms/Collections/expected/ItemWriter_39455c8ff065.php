<?php

// Writes Kiln\Tests\Golden\Jms\Collections\Item as jms/serializer does, for json_encode().
// Keys: sku
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class ItemWriter_39455c8ff065
{
    public static function write(\Kiln\Tests\Golden\Jms\Collections\Item $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Collections\Item::$sku
        if (isset($object->sku)) {
            $result['sku'] = $object->sku;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}
