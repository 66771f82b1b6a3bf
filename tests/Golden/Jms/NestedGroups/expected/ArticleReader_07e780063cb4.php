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
final class ArticleReader_07e780063cb4
{
    public static ?\Kiln\Tests\Golden\Jms\NestedGroups\Article $blank = null;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\NestedGroups\Article
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'author', 'editor'], \Kiln\Tests\Golden\Jms\NestedGroups\Article::class, 'id');
        }
        $object = clone (ArticleReader_07e780063cb4::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\NestedGroups\Article::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\NestedGroups\Article::$id
        $id = $data['id'] ?? null;
        if ($id !== null) {
            $object->id = \is_int($id) ? $id : $kiln->int($id);
        } elseif (\array_key_exists('id', $data)) {
            $object->id = null;
        } else {
            $object->id = 0;
        }

        // Kiln\Tests\Golden\Jms\NestedGroups\Article::$author
        $author = $data['author'] ?? null;
        if ($author !== null) {
            $object->author = AuthorReader_61dde901ab6d::read($author, $kiln);
        } else {
            $object->author = null;
        }

        // Kiln\Tests\Golden\Jms\NestedGroups\Article::$editor
        $editor = $data['editor'] ?? null;
        if ($editor !== null) {
            $object->editor = AuthorReader_1ad063d76fd3::read($editor, $kiln);
        } else {
            $object->editor = null;
        }

        return $object;
    }
}
