<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Dates;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\PrivateTyped\Account as jms/serializer does, from decoded data.
// Keys: number, created_at, id, ownerName, balance, comment, code
// Made by Kiln from the class; do not edit.
final class AccountReader_e7c91aa2fb88
{
    /** @var \Closure(\Kiln\Tests\Golden\Jms\PrivateTyped\Entity, array<mixed>, Reading): void */
    public static \Closure $inEntity;

    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Jms\PrivateTyped\Account */
    public static \Closure $read;
}

// Bound to Kiln\Tests\Golden\Jms\PrivateTyped\Entity, so that it sees what is not public.
AccountReader_e7c91aa2fb88::$inEntity = \Closure::bind(
    static function (\Kiln\Tests\Golden\Jms\PrivateTyped\Entity $object, array $data, Reading $kiln): void {
        // Kiln\Tests\Golden\Jms\PrivateTyped\Entity::$number
        $number = $data['number'] ?? null;
        if (\is_int($number)) {
            $object->number = $number;
        } elseif ($number !== null) {
            $object->number = $kiln->int($number);
        } elseif (\array_key_exists('number', $data)) {
            $object->number = null;
        } else {
            $object->number = 0;
        }

        // Kiln\Tests\Golden\Jms\PrivateTyped\Entity::$createdAt
        $createdAt = $data['created_at'] ?? null;
        if ($createdAt !== null) {
            $object->createdAt = Dates::immutableAtom($createdAt) ?? $kiln->immutable($createdAt, ['Y-m-d\TH:i:sP'], 'UTC');
        } else {
            $object->createdAt = null;
        }
    },
    null,
    \Kiln\Tests\Golden\Jms\PrivateTyped\Entity::class,
);

// Bound to Kiln\Tests\Golden\Jms\PrivateTyped\Account, so that it sees what is not public.
AccountReader_e7c91aa2fb88::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\PrivateTyped\Account {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['number', 'created_at', 'id', 'ownerName', 'balance', 'comment', 'code'], \Kiln\Tests\Golden\Jms\PrivateTyped\Account::class, 'number');
        }
        $object = new \Kiln\Tests\Golden\Jms\PrivateTyped\Account();

        (AccountReader_e7c91aa2fb88::$inEntity)($object, $data, $kiln);

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$id
        $id = $data['id'] ?? null;
        if (\is_int($id)) {
            $object->id = $id;
        } elseif ($id !== null) {
            $object->id = $kiln->int($id);
        } elseif (\array_key_exists('id', $data)) {
            $object->id = null;
        }

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$owner
        $owner = $data['ownerName'] ?? null;
        if (\is_string($owner)) {
            $object->owner = $owner;
        } elseif ($owner !== null) {
            $object->owner = $kiln->string($owner);
        } elseif (\array_key_exists('ownerName', $data)) {
            $object->owner = null;
        } else {
            $object->owner = '';
        }

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$balance
        $balance = $data['balance'] ?? null;
        if (\is_float($balance)) {
            $object->balance = $balance;
        } elseif ($balance !== null) {
            $object->balance = $kiln->float($balance);
        } elseif (\array_key_exists('balance', $data)) {
            $object->balance = null;
        } else {
            $object->balance = 0.0;
        }

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$comment
        $comment = $data['comment'] ?? null;
        if (\is_string($comment)) {
            $object->comment = $comment;
        } elseif ($comment !== null) {
            $object->comment = $kiln->string($comment);
        } elseif (\array_key_exists('comment', $data)) {
            $object->comment = null;
        }

        // Kiln\Tests\Golden\Jms\PrivateTyped\Account::$code
        $code = $data['code'] ?? null;
        if (\is_int($code)) {
            $object->code = $code;
        } elseif ($code !== null) {
            $object->code = $kiln->int($code);
        } else {
            $object->code = null;
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Jms\PrivateTyped\Account::class,
);

// Writes Kiln\Tests\Golden\Jms\PrivateTyped\Account as jms/serializer does, for json_encode().
// Keys: number, created_at, id, ownerName, balance, comment, code
// Made by Kiln from the class; do not edit.
final class AccountWriter_ed2b2d3af59c
{
    /** @var \Closure(\Kiln\Tests\Golden\Jms\PrivateTyped\Entity, array<mixed>, Writing): void */
    public static \Closure $inEntity;

    /** @var \Closure(\Kiln\Tests\Golden\Jms\PrivateTyped\Account, Writing): mixed */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Jms\PrivateTyped\Entity, so that it sees what is not public.
AccountWriter_ed2b2d3af59c::$inEntity = \Closure::bind(
    static function (\Kiln\Tests\Golden\Jms\PrivateTyped\Entity $object, array &$result, Writing $kiln): void {
        // Kiln\Tests\Golden\Jms\PrivateTyped\Entity::$number
        if (isset($object->number)) {
            $result['number'] = $object->number;
        }

        // Kiln\Tests\Golden\Jms\PrivateTyped\Entity::$createdAt
        if (isset($object->createdAt)) {
            $result['created_at'] = Dates::atom($object->createdAt);
        }
    },
    null,
    \Kiln\Tests\Golden\Jms\PrivateTyped\Entity::class,
);

// Bound to Kiln\Tests\Golden\Jms\PrivateTyped\Account, so that it sees what is not public.
AccountWriter_ed2b2d3af59c::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Jms\PrivateTyped\Account $object, Writing $kiln): mixed {
        $result = [];

        (AccountWriter_ed2b2d3af59c::$inEntity)($object, $result, $kiln);

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
