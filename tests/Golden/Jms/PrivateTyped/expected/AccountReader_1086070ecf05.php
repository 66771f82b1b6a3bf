<?php

// Reads Kiln\Tests\Golden\Jms\PrivateTyped\Account as jms/serializer does, from decoded data.
// Keys: id, ownerName, balance, comment, code
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class AccountReader_1086070ecf05
{
    public static ?\Kiln\Tests\Golden\Jms\PrivateTyped\Account $blank = null;

    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Jms\PrivateTyped\Account */
    public static \Closure $read;
}

// Bound to Kiln\Tests\Golden\Jms\PrivateTyped\Account, so that it sees what is not public.
AccountReader_1086070ecf05::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\PrivateTyped\Account {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'ownerName', 'balance', 'comment', 'code'], \Kiln\Tests\Golden\Jms\PrivateTyped\Account::class, 'id');
        }
        $object = clone (AccountReader_1086070ecf05::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\PrivateTyped\Account::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$id
        $id = $data['id'] ?? null;
        if ($id !== null) {
            $object->id = \is_int($id) ? $id : $kiln->int($id);
        } elseif (\array_key_exists('id', $data)) {
            $object->id = null;
        }

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$owner
        $owner = $data['ownerName'] ?? null;
        if ($owner !== null) {
            $object->owner = \is_string($owner) ? $owner : $kiln->string($owner);
        } elseif (\array_key_exists('ownerName', $data)) {
            $object->owner = null;
        } else {
            $object->owner = '';
        }

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$balance
        $balance = $data['balance'] ?? null;
        if ($balance !== null) {
            $object->balance = \is_float($balance) ? $balance : $kiln->float($balance);
        } elseif (\array_key_exists('balance', $data)) {
            $object->balance = null;
        } else {
            $object->balance = 0.0;
        }

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$comment
        $comment = $data['comment'] ?? null;
        if ($comment !== null) {
            $object->comment = \is_string($comment) ? $comment : $kiln->string($comment);
        } elseif (\array_key_exists('comment', $data)) {
            $object->comment = null;
        }

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$code
        $code = $data['code'] ?? null;
        if ($code !== null) {
            $object->code = \is_int($code) ? $code : $kiln->int($code);
        } else {
            $object->code = null;
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Jms\PrivateTyped\Account::class,
);
