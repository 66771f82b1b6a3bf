<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Value\Values;

// Writes Kiln\Tests\Golden\Kiln\Values\Transfer for json_encode().
// Keys: from, fee, references, to
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Values\Transfer' --direction=write
final class TransferWriter_d9cc06765281
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Values\Transfer $object, Writing $kiln): array
    {
        $result = [];

        // Kiln\Tests\Golden\Kiln\Values\Transfer::$from
        if (isset($object->from)) {
            $result['from'] = $object->from->__toString();
        }

        $references = [];
        $entries = $object->references;
        try {
            foreach ($entries as $reference) {
                $references[] = $kiln->object($reference, \Kiln\Tests\Golden\Kiln\Values\Reference::class);
            }
        } catch (\Throwable $thrown) {
            throw $kiln->at($thrown, \count($references));
        }

        // Kiln\Tests\Golden\Kiln\Values\Transfer::$fee
        $result['fee'] = $object->fee === null ? null : Values::property($object->fee, \Kiln\Tests\Golden\Kiln\Values\Share::class, 'share');
        // Kiln\Tests\Golden\Kiln\Values\Transfer::$references
        $result['references'] = $references;
        // Kiln\Tests\Golden\Kiln\Values\Transfer::$to
        $result['to'] = $object->to === null
            ? null
            : match (true) {
                \is_int($object->to) => $object->to,
                default => $object->to->__toString(),
            };

        return $result;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        8 => ['from'],
        12 => ['references'],
        27 => ['to'],
    ];
}

// Writes Kiln\Tests\Golden\Kiln\Values\Transfer for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Values\Transfer' --direction=write
final class RootWriter_bc125443ecbd
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Values\Transfer $value PHP checks it where it is used */
        return TransferWriter_d9cc06765281::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Values\Transfer, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Values\Transfer' --direction=write --native
final class WriteProgram_26c08403d5f8
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Values\Transfer', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Values\Transfer',
                [
                    [
                        403,
                        'from',
                        [601, 'Kiln\Tests\Golden\Kiln\Values\Transfer', 'from'],
                        [121, 'Kiln\Tests\Golden\Kiln\Values\Iban', 'Kiln\Tests\Golden\Kiln\Values\Iban', '__toString', false, [102, 8]],
                        1,
                    ],
                    [
                        403,
                        'fee',
                        [601, 'Kiln\Tests\Golden\Kiln\Values\Transfer', 'fee'],
                        [101, [121, 'Kiln\Tests\Golden\Kiln\Values\Share', 'Kiln\Tests\Golden\Kiln\Values\Share', 'share', true, [102, 4]]],
                        0,
                    ],
                    [
                        403,
                        'references',
                        [601, 'Kiln\Tests\Golden\Kiln\Values\Transfer', 'references'],
                        [103, [109, 'Kiln\Tests\Golden\Kiln\Values\Reference', []]],
                        0,
                    ],
                    [
                        403,
                        'to',
                        [601, 'Kiln\Tests\Golden\Kiln\Values\Transfer', 'to'],
                        [
                            101,
                            [
                                113,
                                [
                                    [[302, 2], [102, 2]],
                                    [[301], [121, 'Kiln\Tests\Golden\Kiln\Values\Iban', 'Kiln\Tests\Golden\Kiln\Values\Iban', '__toString', false, [102, 8]]],
                                ],
                            ],
                        ],
                        0,
                    ],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Values\Transfer from decoded data.
// Keys: from, fee, references, to
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Values\Transfer' --direction=read
final class TransferReader_e423f37e54d7
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Values\Transfer
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Values\Transfer::class);
        /** @var array{from?: mixed, fee?: mixed, references?: mixed, to?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Values\Transfer();
        // Kiln\Tests\Golden\Kiln\Values\Transfer::$from
        \is_string($data['from'] ?? null) || throw new Mismatch('from');
        $object->from = Values::make($data['from'], \Kiln\Tests\Golden\Kiln\Values\Iban::class, \Kiln\Tests\Golden\Kiln\Values\Iban::class, 'parse');

        // Kiln\Tests\Golden\Kiln\Values\Transfer::$fee
        $fee = null;
        if (isset($data['fee'])) {
            \is_float($data['fee']) || \is_int($data['fee']) || throw new Mismatch('fee');
            $fee = Values::make(\floatval($data['fee']), \Kiln\Tests\Golden\Kiln\Values\Share::class, \Kiln\Tests\Golden\Kiln\Values\Share::class, '__construct');
        }
        $object->fee = $fee;

        // Kiln\Tests\Golden\Kiln\Values\Transfer::$references
        if (\array_key_exists('references', $data)) {
            \is_array($data['references']) && \array_is_list($data['references']) || throw new Mismatch('references');
            $references = [];
            try {
                foreach ($data['references'] as $reference) {
                    \is_int($reference) || throw new Mismatch('reference');
                    $references[] = Values::make($reference, \Kiln\Tests\Golden\Kiln\Values\Reference::class, \Kiln\Tests\Golden\Kiln\Values\Reference::class, '__construct');
                }
            } catch (\Throwable $thrown) {
                throw $kiln->at($thrown, \count($references));
            }
            $object->references = $references;
        }

        // Kiln\Tests\Golden\Kiln\Values\Transfer::$to
        $to = $data['to'] ?? null;
        $to2 = null;
        if ($to !== null) {
            if (\is_string($to)) {
                \is_string($to) || throw new Mismatch('to');
                $toValue = Values::make($to, \Kiln\Tests\Golden\Kiln\Values\Iban::class, \Kiln\Tests\Golden\Kiln\Values\Iban::class, 'parse');
            } elseif (\is_int($to)) {
                $toValue = $to;
            } else {
                throw new Mismatch('to');
            }
            $to2 = $toValue;
        }
        $object->to = $to2;

        return $object;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        9 => ['from'],
        13 => ['fee'],
        21 => ['references'],
        36 => ['to'],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Values\Transfer from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Values\Transfer' --direction=read
final class RootReader_e2e196e72825
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return TransferReader_e423f37e54d7::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Values\Transfer, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Values\Transfer' --direction=read --native
final class ReadProgram_70b47accaa4b
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Values\Transfer',
                [801, 0],
                [
                    [
                        501,
                        ['from'],
                        [701, 'Kiln\Tests\Golden\Kiln\Values\Transfer', 'from'],
                        [
                            221,
                            'Kiln\Tests\Golden\Kiln\Values\Iban',
                            'Kiln\Tests\Golden\Kiln\Values\Iban',
                            'parse',
                            [],
                            [204, 8],
                            [216, 'value', ['Kiln\Tests\Golden\Kiln\Values\Iban', 'Kiln\Tests\Golden\Kiln\Values\Iban', 'parse', []], [204, 8]],
                        ],
                        0,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['fee'],
                        [701, 'Kiln\Tests\Golden\Kiln\Values\Transfer', 'fee'],
                        [
                            203,
                            [
                                221,
                                'Kiln\Tests\Golden\Kiln\Values\Share',
                                'Kiln\Tests\Golden\Kiln\Values\Share',
                                '__construct',
                                [],
                                [204, 4],
                                [216, 'value', ['Kiln\Tests\Golden\Kiln\Values\Share', 'Kiln\Tests\Golden\Kiln\Values\Share', '__construct', []], [204, 4]],
                            ],
                        ],
                        2,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['references'],
                        [701, 'Kiln\Tests\Golden\Kiln\Values\Transfer', 'references'],
                        [
                            205,
                            [
                                221,
                                'Kiln\Tests\Golden\Kiln\Values\Reference',
                                'Kiln\Tests\Golden\Kiln\Values\Reference',
                                '__construct',
                                [],
                                [204, 2],
                                [216, 'value', ['Kiln\Tests\Golden\Kiln\Values\Reference', 'Kiln\Tests\Golden\Kiln\Values\Reference', '__construct', []], [204, 2]],
                            ],
                        ],
                        1,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['to'],
                        [701, 'Kiln\Tests\Golden\Kiln\Values\Transfer', 'to'],
                        [
                            203,
                            [
                                214,
                                [
                                    [
                                        [302, 8],
                                        [
                                            221,
                                            'Kiln\Tests\Golden\Kiln\Values\Iban',
                                            'Kiln\Tests\Golden\Kiln\Values\Iban',
                                            'parse',
                                            [],
                                            [204, 8],
                                            [216, 'value', ['Kiln\Tests\Golden\Kiln\Values\Iban', 'Kiln\Tests\Golden\Kiln\Values\Iban', 'parse', []], [204, 8]],
                                        ],
                                    ],
                                    [[302, 2], [204, 2]],
                                ],
                            ],
                        ],
                        2,
                        false,
                        null,
                    ],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
