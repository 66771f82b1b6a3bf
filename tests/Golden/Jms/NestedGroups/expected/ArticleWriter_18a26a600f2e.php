<?php

// Writes Kiln\Tests\Golden\Jms\NestedGroups\Article as jms/serializer does, for json_encode().
// Keys: id, author, editor
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class ArticleWriter_18a26a600f2e
{
    public static function write(\Kiln\Tests\Golden\Jms\NestedGroups\Article $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\NestedGroups\Article::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\NestedGroups\Article::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Jms\NestedGroups\Article::$author
        if (isset($object->author)) {
            $kiln->open[$frame][2] = 'author';
            $author = $object->author;
            $written = $author::class === \Kiln\Tests\Golden\Jms\NestedGroups\Author::class
                ? AuthorWriter_7e6e4946e5b4::write($author, $kiln)
                : $kiln->object($author, \Kiln\Tests\Golden\Jms\NestedGroups\Author::class, 'a:5:{i:0;a:2:{i:0;s:6:"detail";i:1;s:4:"list";}i:1;b:0;i:2;i:1;i:3;N;i:4;N;}');
            if ($written !== Skipped::Value) {
                $result['author'] = $written;
            }
        }

        // Kiln\Tests\Golden\Jms\NestedGroups\Article::$editor
        if (isset($object->editor)) {
            $kiln->open[$frame][2] = 'editor';
            $editor = $object->editor;
            $written = $editor::class === \Kiln\Tests\Golden\Jms\NestedGroups\Author::class
                ? AuthorWriter_513022b2f445::write($editor, $kiln)
                : $kiln->object($editor, \Kiln\Tests\Golden\Jms\NestedGroups\Author::class, 'a:5:{i:0;a:1:{i:0;s:4:"list";}i:1;b:0;i:2;i:1;i:3;N;i:4;N;}');
            if ($written !== Skipped::Value) {
                $result['editor'] = $written;
            }
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
