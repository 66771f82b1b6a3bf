<?php

// Reads Kiln\Tests\Golden\Generics\Page from decoded data.
// Keys: items, featured, total
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Generics\Page' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class PageReader_d13fd4f00982
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Generics\Page
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Generics\Page::class);
        /** @var array{items?: mixed, featured?: mixed, total?: int} $data */

        $object = new \Kiln\Tests\Golden\Generics\Page();
        // Kiln\Tests\Golden\Generics\Page::$items
        if (\array_key_exists('items', $data)) {
            $object->items = ProductReader_52ca028866b8::readList($data['items'], $kiln);
        }

        // Kiln\Tests\Golden\Generics\Page::$featured
        $object->featured = isset($data['featured']) ? ProductReader_52ca028866b8::read($data['featured'], $kiln) : null;

        // Kiln\Tests\Golden\Generics\Page::$total
        if (\array_key_exists('total', $data)) {
            $object->total = $data['total'];
        }

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Generics\Page> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Generics\Page>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Generics\Page::class);
            /** @var array{items?: mixed, featured?: mixed, total?: int} $data */

            $object = new \Kiln\Tests\Golden\Generics\Page();
            // Kiln\Tests\Golden\Generics\Page::$items
            if (\array_key_exists('items', $data)) {
                $object->items = ProductReader_52ca028866b8::readList($data['items'], $kiln);
            }

            // Kiln\Tests\Golden\Generics\Page::$featured
            $object->featured = isset($data['featured']) ? ProductReader_52ca028866b8::read($data['featured'], $kiln) : null;

            // Kiln\Tests\Golden\Generics\Page::$total
            if (\array_key_exists('total', $data)) {
                $object->total = $data['total'];
            }
            $objects[] = $object;
        }

        return $objects;
    }
}
