<?php

// Writes Kiln\Tests\Golden\Selected\Order for json_encode().
// Keys: id, reference, revision
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Selected\Order' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class OrderWriter_03e1a59a726f
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Selected\Order $object, Writing $kiln): array
    {
        $result = [];

        // Kiln\Tests\Golden\Selected\Order::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Selected\Order::$reference
        if (isset($object->reference)) {
            $result['reference'] = $object->reference;
        }

        // Kiln\Tests\Golden\Selected\Order::$revision
        $result['revision'] = $object->revision;

        return $result;
    }
}
