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
final class ArticleReader_96ccddd31989
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Selected\Article
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'author', 'teaser'], \Kiln\Tests\Golden\Jms\Selected\Article::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\Selected\Article();

        // Kiln\Tests\Golden\Jms\Selected\Article::$id
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

        // Kiln\Tests\Golden\Jms\Selected\Article::$author
        $author = $data['author'] ?? null;
        if ($author !== null) {
            $object->author = AuthorReader_96f17439dc29::read($author, $kiln);
        } else {
            $object->author = null;
        }

        // Kiln\Tests\Golden\Jms\Selected\Article::$teaser
        $teaser = $data['teaser'] ?? null;
        if (\is_string($teaser)) {
            $object->teaser = $teaser;
        } elseif ($teaser !== null) {
            $object->teaser = $kiln->string($teaser);
        } elseif (\array_key_exists('teaser', $data)) {
            $object->teaser = null;
        } else {
            $object->teaser = '';
        }

        return $object;
    }
}
