<?php

// Reads Kiln\Tests\Golden\Named\Component from decoded data.
// Keys: version, bom-ref or bomRef or ref, mime-type, it's 100% "odd", größe
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Named\Component' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class ComponentReader_e6dcb4a04907
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Named\Component
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Named\Component::class);
        /**
         * @var array{
         *     version?: string, bom-ref?: string, bomRef?: string, ref?: string, mime-type?: string,
         *     'it\'s 100% "odd"'?: string|null, 'größe'?: string,
         * } $data
         */

        $object = new \Kiln\Tests\Golden\Named\Component();
        // Kiln\Tests\Golden\Named\Component::$version
        $object->version = $data['version'] ?? throw new Mismatch('version');
        // Kiln\Tests\Golden\Named\Component::$bomReference
        $object->bomReference = $data['bom-ref'] ?? $data['bomRef'] ?? $data['ref'] ?? throw new Mismatch('bom-ref');

        // Kiln\Tests\Golden\Named\Component::$mimeType
        if (\array_key_exists('mime-type', $data)) {
            $object->mimeType = $data['mime-type'];
        }

        // Kiln\Tests\Golden\Named\Component::$odd
        $object->odd = $data['it\'s 100% "odd"'] ?? null;

        // Kiln\Tests\Golden\Named\Component::$größe
        if (\array_key_exists('größe', $data)) {
            $object->größe = $data['größe'];
        }

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Named\Component> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Named\Component>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Named\Component::class);
            /**
             * @var array{
             *     version?: string, bom-ref?: string, bomRef?: string, ref?: string, mime-type?: string,
             *     'it\'s 100% "odd"'?: string|null, 'größe'?: string,
             * } $data
             */

            $object = new \Kiln\Tests\Golden\Named\Component();
            // Kiln\Tests\Golden\Named\Component::$version
            $object->version = $data['version'] ?? throw new Mismatch('version');
            // Kiln\Tests\Golden\Named\Component::$bomReference
            $object->bomReference = $data['bom-ref'] ?? $data['bomRef'] ?? $data['ref'] ?? throw new Mismatch('bom-ref');

            // Kiln\Tests\Golden\Named\Component::$mimeType
            if (\array_key_exists('mime-type', $data)) {
                $object->mimeType = $data['mime-type'];
            }

            // Kiln\Tests\Golden\Named\Component::$odd
            $object->odd = $data['it\'s 100% "odd"'] ?? null;

            // Kiln\Tests\Golden\Named\Component::$größe
            if (\array_key_exists('größe', $data)) {
                $object->größe = $data['größe'];
            }
            $objects[] = $object;
        }

        return $objects;
    }
}
