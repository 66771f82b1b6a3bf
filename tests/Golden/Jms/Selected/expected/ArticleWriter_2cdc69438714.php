<?php

// Writes Kiln\Tests\Golden\Jms\Selected\Article as jms/serializer does, for json_encode().
// Keys: id, author, teaser
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class ArticleWriter_2cdc69438714
{
    public static function write(\Kiln\Tests\Golden\Jms\Selected\Article $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Selected\Article::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Selected\Article::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Jms\Selected\Article::$author
        if (isset($object->author)) {
            $kiln->open[$frame][2] = 'author';
            $author = $object->author;
            $written = $author::class === \Kiln\Tests\Golden\Jms\Selected\Author::class
                ? AuthorWriter_04a42a940d78::write($author, $kiln)
                : $kiln->object($author, \Kiln\Tests\Golden\Jms\Selected\Author::class);
            if ($written !== Skipped::Value) {
                $result['author'] = $written;
            }
        }

        // Kiln\Tests\Golden\Jms\Selected\Article::$teaser
        if (isset($object->teaser)) {
            $result['teaser'] = $object->teaser;
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
