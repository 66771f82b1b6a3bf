<?php

// Writes Kiln\Tests\Golden\Jms\PrivateTyped\Account as jms/serializer does, for json_encode().
// Keys: id, ownerName, balance, comment, code
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class AccountWriter_d46bf467ba87
{
    /** @var \Closure(\Kiln\Tests\Golden\Jms\PrivateTyped\Account, Writing): mixed */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Jms\PrivateTyped\Account, so that it sees what is not public.
AccountWriter_d46bf467ba87::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Jms\PrivateTyped\Account $object, Writing $kiln): mixed {
        $result = [];

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$owner
        if (isset($object->owner)) {
            $result['ownerName'] = $object->owner;
        }

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$balance
        if (isset($object->balance)) {
            $result['balance'] = \round((float) $object->balance, 2);
        }

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$comment
        if (isset($object->comment)) {
            $result['comment'] = (string) $object->comment;
        }

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$code
        if (isset($object->code)) {
            $result['code'] = (int) $object->code;
        }

        return $result === [] ? new \ArrayObject() : $result;
    },
    null,
    \Kiln\Tests\Golden\Jms\PrivateTyped\Account::class,
);
