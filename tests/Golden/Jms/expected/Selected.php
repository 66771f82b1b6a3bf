<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Selected\Author as jms/serializer does, from decoded data.
// Keys: name
// Made by Kiln from the class; do not edit.
final class AuthorReader_c9f14df678a5
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Selected\Author
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['name'], \Kiln\Tests\Golden\Jms\Selected\Author::class, 'name');
        }
        $object = new \Kiln\Tests\Golden\Jms\Selected\Author();

        // Kiln\Tests\Golden\Jms\Selected\Author::$name
        $name = $data['name'] ?? null;
        if (\is_string($name)) {
            $object->name = $name;
        } elseif ($name !== null) {
            $object->name = $kiln->string($name);
        } elseif (\array_key_exists('name', $data)) {
            $object->name = null;
        } else {
            $object->name = '';
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\Selected\Article as jms/serializer does, from decoded data.
// Keys: id, author, teaser
// Made by Kiln from the class; do not edit.
final class ArticleReader_60a7c53370f2
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
            $object->author = AuthorReader_c9f14df678a5::read($author, $kiln);
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

// Writes Kiln\Tests\Golden\Jms\Selected\Author as jms/serializer does, for json_encode().
// Keys: name
// Made by Kiln from the class; do not edit.
final class AuthorWriter_378caecd66c7
{
    public static function write(\Kiln\Tests\Golden\Jms\Selected\Author $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Selected\Author::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}

// Writes Kiln\Tests\Golden\Jms\Selected\Article as jms/serializer does, for json_encode().
// Keys: id, author, teaser
// Made by Kiln from the class; do not edit.
final class ArticleWriter_77f4cffe4318
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
                ? AuthorWriter_378caecd66c7::write($author, $kiln)
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
