<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;

// Writes Kiln\Tests\Golden\Kiln\Named\Component for json_encode().
// Keys: version, bom-ref, mime-type, it's 100% "odd", größe
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Named\Component' --direction=write
final class ComponentWriter_1f4be0486354
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Named\Component $object, Writing $kiln): array
    {
        $result = [];

        // Kiln\Tests\Golden\Kiln\Named\Component::$version
        if (isset($object->version)) {
            $result['version'] = $object->version;
        }

        // Kiln\Tests\Golden\Kiln\Named\Component::$bomReference
        if (isset($object->bomReference)) {
            $result['bom-ref'] = $object->bomReference;
        }

        // Kiln\Tests\Golden\Kiln\Named\Component::$mimeType
        $result['mime-type'] = $object->mimeType;
        // Kiln\Tests\Golden\Kiln\Named\Component::$odd
        $result['it\'s 100% "odd"'] = $object->odd;
        // Kiln\Tests\Golden\Kiln\Named\Component::$größe
        $result['größe'] = $object->größe;

        return $result;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Named\Component for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Named\Component' --direction=write
final class RootWriter_be945ca020ed
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Named\Component $value PHP checks it where it is used */
        return ComponentWriter_1f4be0486354::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Named\Component, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Named\Component' --direction=write --native
final class WriteProgram_62f6068beb8c
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Named\Component', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Named\Component',
                [
                    [403, 'version', [601, 'Kiln\Tests\Golden\Kiln\Named\Component', 'version'], [102, 8], 1],
                    [403, 'bom-ref', [601, 'Kiln\Tests\Golden\Kiln\Named\Component', 'bomReference'], [102, 8], 1],
                    [403, 'mime-type', [601, 'Kiln\Tests\Golden\Kiln\Named\Component', 'mimeType'], [102, 8], 0],
                    [403, 'it\'s 100% "odd"', [601, 'Kiln\Tests\Golden\Kiln\Named\Component', 'odd'], [101, [102, 8]], 0],
                    [403, 'größe', [601, 'Kiln\Tests\Golden\Kiln\Named\Component', 'größe'], [102, 8], 0],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Named\Component from decoded data.
// Keys: version, bom-ref or bomRef or ref, mime-type, it's 100% "odd", größe
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Named\Component' --direction=read
final class ComponentReader_0f0246699a7c
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Named\Component
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Named\Component::class);
        /**
         * @var array{
         *     version?: string, bom-ref?: string, bomRef?: string, ref?: string, mime-type?: string,
         *     'it\'s 100% "odd"'?: string|null, 'größe'?: string,
         * } $data
         */

        $object = new \Kiln\Tests\Golden\Kiln\Named\Component();
        // Kiln\Tests\Golden\Kiln\Named\Component::$version
        $object->version = $data['version'] ?? throw new Mismatch('version');
        // Kiln\Tests\Golden\Kiln\Named\Component::$bomReference
        $object->bomReference = $data['bom-ref'] ?? $data['bomRef'] ?? $data['ref'] ?? throw new Mismatch('bom-ref');

        // Kiln\Tests\Golden\Kiln\Named\Component::$mimeType
        if (\array_key_exists('mime-type', $data)) {
            $object->mimeType = $data['mime-type'];
        }

        // Kiln\Tests\Golden\Kiln\Named\Component::$odd
        $object->odd = $data['it\'s 100% "odd"'] ?? null;

        // Kiln\Tests\Golden\Kiln\Named\Component::$größe
        if (\array_key_exists('größe', $data)) {
            $object->größe = $data['größe'];
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Named\Component from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Named\Component' --direction=read
final class RootReader_89381a0166e2
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return ComponentReader_0f0246699a7c::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Named\Component, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Named\Component' --direction=read --native
final class ReadProgram_bd80e43694e7
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Named\Component',
                [801, 0],
                [
                    [501, ['version'], [701, 'Kiln\Tests\Golden\Kiln\Named\Component', 'version'], [204, 8], 0, false, null],
                    [501, ['bom-ref', 'bomRef', 'ref'], [701, 'Kiln\Tests\Golden\Kiln\Named\Component', 'bomReference'], [204, 8], 0, false, null],
                    [501, ['mime-type'], [701, 'Kiln\Tests\Golden\Kiln\Named\Component', 'mimeType'], [204, 8], 1, false, null],
                    [501, ['it\'s 100% "odd"'], [701, 'Kiln\Tests\Golden\Kiln\Named\Component', 'odd'], [203, [204, 8]], 2, false, null],
                    [501, ['größe'], [701, 'Kiln\Tests\Golden\Kiln\Named\Component', 'größe'], [204, 8], 1, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
