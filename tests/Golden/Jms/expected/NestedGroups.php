<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\NestedGroups\Author as jms/serializer does, from decoded data.
// Keys: name, address
// Made by Kiln from the class; do not edit.
final class AuthorReader_082a5cafb603
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\NestedGroups\Author
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['name', 'address'], \Kiln\Tests\Golden\Jms\NestedGroups\Author::class, 'name');
        }
        $object = new \Kiln\Tests\Golden\Jms\NestedGroups\Author();

        // Kiln\Tests\Golden\Jms\NestedGroups\Author::$name
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

        // Kiln\Tests\Golden\Jms\NestedGroups\Author::$address
        $address = $data['address'] ?? null;
        if (\is_string($address)) {
            $object->address = $address;
        } elseif ($address !== null) {
            $object->address = $kiln->string($address);
        } elseif (\array_key_exists('address', $data)) {
            $object->address = null;
        } else {
            $object->address = '';
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\NestedGroups\Author as jms/serializer does, from decoded data.
// Keys: name
// Made by Kiln from the class; do not edit.
final class AuthorReader_8e3bff2a2d59
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\NestedGroups\Author
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['name'], \Kiln\Tests\Golden\Jms\NestedGroups\Author::class, 'name');
        }
        $object = new \Kiln\Tests\Golden\Jms\NestedGroups\Author();

        // Kiln\Tests\Golden\Jms\NestedGroups\Author::$name
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

// Reads Kiln\Tests\Golden\Jms\NestedGroups\Article as jms/serializer does, from decoded data.
// Keys: id, author, editor, teaser
// Made by Kiln from the class; do not edit.
final class ArticleReader_92191ee67461
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\NestedGroups\Article
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'author', 'editor', 'teaser'], \Kiln\Tests\Golden\Jms\NestedGroups\Article::class, 'id');
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
            $object->author = AuthorReader_082a5cafb603::read($author, $kiln);
        } else {
            $object->author = null;
        }

        // Kiln\Tests\Golden\Jms\NestedGroups\Article::$editor
        $editor = $data['editor'] ?? null;
        if ($editor !== null) {
            $object->editor = AuthorReader_8e3bff2a2d59::read($editor, $kiln);
        } else {
            $object->editor = null;
        }

        // Kiln\Tests\Golden\Jms\NestedGroups\Article::$teaser
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

// Writes Kiln\Tests\Golden\Jms\NestedGroups\Author as jms/serializer does, for json_encode().
// Keys: name, address
// Made by Kiln from the class; do not edit.
final class AuthorWriter_e88d57e9dcf8
{
    public static function write(\Kiln\Tests\Golden\Jms\NestedGroups\Author $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\NestedGroups\Author::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\NestedGroups\Author::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        }

        // Kiln\Tests\Golden\Jms\NestedGroups\Author::$address
        if (isset($object->address)) {
            $result['address'] = $object->address;
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}

// Writes Kiln\Tests\Golden\Jms\NestedGroups\Author as jms/serializer does, for json_encode().
// Keys: name
// Made by Kiln from the class; do not edit.
final class AuthorWriter_22ceb4b6c3e2
{
    public static function write(\Kiln\Tests\Golden\Jms\NestedGroups\Author $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\NestedGroups\Author::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\NestedGroups\Author::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}

// Writes Kiln\Tests\Golden\Jms\NestedGroups\Article as jms/serializer does, for json_encode().
// Keys: id, author, editor, teaser
// Made by Kiln from the class; do not edit.
final class ArticleWriter_955d9fff7e57
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
                ? AuthorWriter_e88d57e9dcf8::write($author, $kiln)
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
                ? AuthorWriter_22ceb4b6c3e2::write($editor, $kiln)
                : $kiln->object($editor, \Kiln\Tests\Golden\Jms\NestedGroups\Author::class, 'a:5:{i:0;a:1:{i:0;s:4:"list";}i:1;b:0;i:2;i:1;i:3;N;i:4;N;}');
            if ($written !== Skipped::Value) {
                $result['editor'] = $written;
            }
        }

        // Kiln\Tests\Golden\Jms\NestedGroups\Article::$teaser
        if (isset($object->teaser)) {
            $result['teaser'] = $object->teaser;
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
