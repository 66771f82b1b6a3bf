<?php

// Reads Kiln\Tests\Golden\Jms\Selected\Article as jms/serializer does, from decoded data.
// Keys: id, author, teaser
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class ArticleReader_5491942f6817
{
    public static ?\Kiln\Tests\Golden\Jms\Selected\Article $blank = null;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Selected\Article
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'author', 'teaser'], \Kiln\Tests\Golden\Jms\Selected\Article::class, 'id');
        }
        $object = clone (ArticleReader_5491942f6817::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\Selected\Article::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\Selected\Article::$id
        $id = $data['id'] ?? null;
        if ($id !== null) {
            $object->id = \is_int($id) ? $id : $kiln->int($id);
        } elseif (\array_key_exists('id', $data)) {
            $object->id = null;
        } else {
            $object->id = 0;
        }

        // Kiln\Tests\Golden\Jms\Selected\Article::$author
        $author = $data['author'] ?? null;
        if ($author !== null) {
            $object->author = AuthorReader_6be32552460c::read($author, $kiln);
        } else {
            $object->author = null;
        }

        // Kiln\Tests\Golden\Jms\Selected\Article::$teaser
        $teaser = $data['teaser'] ?? null;
        if ($teaser !== null) {
            $object->teaser = \is_string($teaser) ? $teaser : $kiln->string($teaser);
        } elseif (\array_key_exists('teaser', $data)) {
            $object->teaser = null;
        } else {
            $object->teaser = '';
        }

        return $object;
    }
}
