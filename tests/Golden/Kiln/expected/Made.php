<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;

// Writes Kiln\Tests\Golden\Kiln\Made\Payment for json_encode().
// Keys: payer, isDone, price, from
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Made\Payment' --direction=write
final class PaymentWriter_b83cdeeba92c
{
    /** @var \Closure(\Kiln\Tests\Golden\Kiln\Made\Payment, Writing): array<mixed> */
    public static \Closure $write;

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        25 => ['price'],
        27 => ['from'],
    ];
}

// Bound to Kiln\Tests\Golden\Kiln\Made\Payment, so that it sees what is not public.
PaymentWriter_b83cdeeba92c::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\Made\Payment $object, Writing $kiln): array {
        $result = [];

        // Kiln\Tests\Golden\Kiln\Made\Payment::$payer
        if (isset($object->payer)) {
            $result['payer'] = $object->payer;
        }

        // Kiln\Tests\Golden\Kiln\Made\Payment::$isDone
        $result['isDone'] = $object->isDone;
        // Kiln\Tests\Golden\Kiln\Made\Payment::$price
        $result['price'] = (MoneyWriter_f52e37d4b7dc::$write)($object->price, $kiln);
        // Kiln\Tests\Golden\Kiln\Made\Payment::payer()
        $result['from'] = $object->payer();

        return $result;
    },
    null,
    \Kiln\Tests\Golden\Kiln\Made\Payment::class,
);

// Writes Kiln\Tests\Golden\Kiln\Made\Money for json_encode().
// Keys: cents, currency, amount
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Made\Money' --direction=write
final class MoneyWriter_f52e37d4b7dc
{
    /** @var \Closure(\Kiln\Tests\Golden\Kiln\Made\Money, Writing): array<mixed> */
    public static \Closure $write;

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        20 => ['amount'],
    ];
}

// Bound to Kiln\Tests\Golden\Kiln\Made\Money, so that it sees what is not public.
MoneyWriter_f52e37d4b7dc::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\Made\Money $object, Writing $kiln): array {
        return [
            // Kiln\Tests\Golden\Kiln\Made\Money::$cents
            'cents' => $object->cents,
            // Kiln\Tests\Golden\Kiln\Made\Money::$currency
            'currency' => $object->currency,
            // Kiln\Tests\Golden\Kiln\Made\Money::amount()
            'amount' => $object->amount(),
        ];
    },
    null,
    \Kiln\Tests\Golden\Kiln\Made\Money::class,
);

// Writes Kiln\Tests\Golden\Kiln\Made\Payment for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Made\Payment' --direction=write
final class RootWriter_aeb459dd5ae0
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Made\Payment $value PHP checks it where it is used */
        return (PaymentWriter_b83cdeeba92c::$write)($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Made\Payment, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Made\Payment' --direction=write --native
final class WriteProgram_54f9687eb2b3
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Made\Payment', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Made\Payment',
                [
                    [403, 'payer', [601, 'Kiln\Tests\Golden\Kiln\Made\Payment', 'payer'], [102, 8], 1],
                    [403, 'isDone', [601, 'Kiln\Tests\Golden\Kiln\Made\Payment', 'isDone'], [102, 1], 0],
                    [403, 'price', [601, 'Kiln\Tests\Golden\Kiln\Made\Payment', 'price'], [108, 1, 'Kiln\Tests\Golden\Kiln\Made\Money', true], 0],
                    [403, 'from', [602, 'Kiln\Tests\Golden\Kiln\Made\Payment', 'payer'], [102, 8], 0],
                ],
            ],
            [
                'Kiln\Tests\Golden\Kiln\Made\Money',
                [
                    [403, 'cents', [601, 'Kiln\Tests\Golden\Kiln\Made\Money', 'cents'], [102, 2], 0],
                    [403, 'currency', [601, 'Kiln\Tests\Golden\Kiln\Made\Money', 'currency'], [102, 8], 0],
                    [403, 'amount', [602, 'Kiln\Tests\Golden\Kiln\Made\Money', 'amount'], [102, 8], 0],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Made\Payment from decoded data.
// Keys: payer, isDone, price, from, notes
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Made\Payment' --direction=read
final class PaymentReader_13b0aa61df97
{
    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Kiln\Made\Payment */
    public static \Closure $read;

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        30 => ['price'],
    ];
}

// Bound to Kiln\Tests\Golden\Kiln\Made\Payment, so that it sees what is not public.
PaymentReader_13b0aa61df97::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Made\Payment {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Made\Payment::class);
        /** @var array{payer?: string, isDone?: bool, price?: mixed, from?: string, notes?: mixed} $data */

        $notes = [];
        if (\array_key_exists('notes', $data)) {
            \is_array($data['notes']) && \array_is_list($data['notes']) || throw new Mismatch('notes');
            foreach ($data['notes'] as $note) {
                \is_string($note) || throw new Mismatch('note');
            }
            $notes = $data['notes'];
        }

        $object = new \Kiln\Tests\Golden\Kiln\Made\Payment(
            // Kiln\Tests\Golden\Kiln\Made\Payment::__construct($name)
            $data['from'] ?? throw new Mismatch('from'),
            // Kiln\Tests\Golden\Kiln\Made\Payment::$price
            MoneyReader_114ecf2d4c76::read($data['price'] ?? throw new Mismatch('price'), $kiln),
            // Kiln\Tests\Golden\Kiln\Made\Payment::__construct($notes)
            $notes,
        );

        // Kiln\Tests\Golden\Kiln\Made\Payment::$payer
        if (\array_key_exists('payer', $data)) {
            $object->payer = $data['payer'];
        } elseif (!isset($object->payer)) {
            throw new Mismatch('payer');
        }

        // Kiln\Tests\Golden\Kiln\Made\Payment::$isDone
        if (\array_key_exists('isDone', $data)) {
            $object->isDone = $data['isDone'];
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Kiln\Made\Payment::class,
);

// Reads Kiln\Tests\Golden\Kiln\Made\Money from decoded data.
// Keys: currency, amount
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Made\Money' --direction=read
final class MoneyReader_114ecf2d4c76
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Made\Money
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Made\Money::class);
        /** @var array{currency?: string, amount?: string} $data */

        return \Kiln\Tests\Golden\Kiln\Made\Money::of(
            // Kiln\Tests\Golden\Kiln\Made\Money::of($amount)
            $data['amount'] ?? throw new Mismatch('amount'),
            // Kiln\Tests\Golden\Kiln\Made\Money::$currency
            \array_key_exists('currency', $data) ? $data['currency'] : 'EUR',
        );
    }
}

// Reads Kiln\Tests\Golden\Kiln\Made\Payment from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Made\Payment' --direction=read
final class RootReader_a38e93c5be32
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return (PaymentReader_13b0aa61df97::$read)($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Made\Payment, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Made\Payment' --direction=read --native
final class ReadProgram_59dc3dcde613
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Made\Payment',
                [801, 3],
                [
                    [501, ['from'], [703, 0], [204, 8], 0, false, null],
                    [501, ['price'], [703, 1], [210, 1], 0, false, null],
                    [501, ['notes'], [703, 2], [205, [204, 8]], 3, false, null],
                    [501, ['payer'], [701, 'Kiln\Tests\Golden\Kiln\Made\Payment', 'payer'], [204, 8], 0, true, null],
                    [501, ['isDone'], [701, 'Kiln\Tests\Golden\Kiln\Made\Payment', 'isDone'], [204, 1], 1, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Made\Money',
                [803, 2, 'of'],
                [[501, ['amount'], [703, 0], [204, 8], 0, false, null], [501, ['currency'], [703, 1], [204, 8], 3, false, null]],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
