<?php

// Reads Kiln\Tests\Golden\Jms\NestedGroups\Article as jms/serializer does, from decoded data.
// Keys: id, author, editor
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class ArticleReader_a8cee93380d9
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\NestedGroups\Article
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'author', 'editor'], \Kiln\Tests\Golden\Jms\NestedGroups\Article::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\NestedGroups\Article();

        // Kiln\Tests\Golden\Jms\NestedGroups\Article::$id
        $id = $data['id'] ?? null;
        if (\is_int($id)) {
            $object->id = $id;
        } elseif ($id !== null) {
            $object->id = $kiln->int($id);
        } elseif (\array_key_exists('id', $data)) {
            $object->id = null;
        } else {
            $object->id = 0;
        }

        // Kiln\Tests\Golden\Jms\NestedGroups\Article::$author
        $author = $data['author'] ?? null;
        if ($author !== null) {
            $object->author = AuthorReader_816de84f74e2::read($author, $kiln);
        } else {
            $object->author = null;
        }

        // Kiln\Tests\Golden\Jms\NestedGroups\Article::$editor
        $editor = $data['editor'] ?? null;
        if ($editor !== null) {
            $object->editor = AuthorReader_1b6b25d397e6::read($editor, $kiln);
        } else {
            $object->editor = null;
        }

        return $object;
    }
}
