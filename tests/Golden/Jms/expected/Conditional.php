<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Conditional\Draft as jms/serializer does, from decoded data.
// Keys: text, secret
// Made by Kiln from the class; do not edit.
final class DraftReader_f56fd1c0e59e
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Conditional\Draft
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['text', 'secret'], \Kiln\Tests\Golden\Jms\Conditional\Draft::class, 'text');
        }
        $object = new \Kiln\Tests\Golden\Jms\Conditional\Draft();

        // Kiln\Tests\Golden\Jms\Conditional\Draft::$text
        $text = $data['text'] ?? null;
        if (\is_string($text)) {
            $object->text = $text;
        } elseif ($text !== null) {
            $object->text = $kiln->string($text);
        } elseif (\array_key_exists('text', $data)) {
            $object->text = null;
        } else {
            $object->text = '';
        }

        // Kiln\Tests\Golden\Jms\Conditional\Draft::$secret
        $secret = $data['secret'] ?? null;
        if (\is_bool($secret)) {
            $object->secret = $secret;
        } elseif ($secret !== null) {
            $object->secret = (bool) $secret;
        } elseif (\array_key_exists('secret', $data)) {
            $object->secret = null;
        } else {
            $object->secret = false;
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\Conditional\Post as jms/serializer does, from decoded data.
// Keys: title, text, note, draft
// Made by Kiln from the class; do not edit.
final class PostReader_084f90d7e46f
{
    public const CALLS_USER_CODE = true;

    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Jms\Conditional\Post */
    public static \Closure $read;
}

// Bound to Kiln\Tests\Golden\Jms\Conditional\Post, so that it sees what is not public.
PostReader_084f90d7e46f::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Conditional\Post {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['title', 'text', 'note', 'draft'], \Kiln\Tests\Golden\Jms\Conditional\Post::class, 'title');
        }
        $object = new \Kiln\Tests\Golden\Jms\Conditional\Post();
        $frame = \count($kiln->open);
        $kiln->open[] = [\Kiln\Tests\Golden\Jms\Conditional\Post::class, $object, null];

        // Kiln\Tests\Golden\Jms\Conditional\Post::$title
        $title = $data['title'] ?? null;
        if (\is_string($title)) {
            $object->title = $title;
        } elseif ($title !== null) {
            $object->title = $kiln->string($title);
        } elseif (\array_key_exists('title', $data)) {
            $object->title = null;
        } else {
            $object->title = '';
        }

        // Kiln\Tests\Golden\Jms\Conditional\Post::$text
        $kiln->open[$frame][2] = null;
        if ($kiln->includes(\Kiln\Tests\Golden\Jms\Conditional\Post::class, 'text')) {
            $text = $data['text'] ?? null;
            if (\is_string($text)) {
                $object->text = $text;
            } elseif ($text !== null) {
                $object->text = $kiln->string($text);
            } elseif (\array_key_exists('text', $data)) {
                $object->text = null;
            } else {
                $object->text = '';
            }
        }

        // Kiln\Tests\Golden\Jms\Conditional\Post::$note
        $kiln->open[$frame][2] = null;
        if ($kiln->includes(\Kiln\Tests\Golden\Jms\Conditional\Post::class, 'note')) {
            $note = $data['note'] ?? null;
            if (\is_string($note)) {
                $object->note = $note;
            } elseif ($note !== null) {
                $object->note = $kiln->string($note);
            } else {
                $object->note = null;
            }
        }

        // Kiln\Tests\Golden\Jms\Conditional\Post::$draft
        $draft = $data['draft'] ?? null;
        if ($draft !== null) {
            $object->draft = DraftReader_f56fd1c0e59e::read($draft, $kiln);
        } else {
            $object->draft = null;
        }

        \array_pop($kiln->open);

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Jms\Conditional\Post::class,
);

// Writes Kiln\Tests\Golden\Jms\Conditional\Post as jms/serializer does, for json_encode().
// Keys: title, text, note, draft
// Made by Kiln from the class; do not edit.
final class PostWriter_5285ab2e0292
{
    /** @var \Closure(\Kiln\Tests\Golden\Jms\Conditional\Post, Writing): mixed */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Jms\Conditional\Post, so that it sees what is not public.
PostWriter_5285ab2e0292::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Jms\Conditional\Post $object, Writing $kiln): mixed {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Conditional\Post::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Conditional\Post::$title
        if (isset($object->title)) {
            $result['title'] = $object->title;
        }

        // Kiln\Tests\Golden\Jms\Conditional\Post::$text
        $kiln->open[$frame][2] = null;
        if ($kiln->includes(\Kiln\Tests\Golden\Jms\Conditional\Post::class, 'text')) {
            if (isset($object->text)) {
                $result['text'] = $object->text;
            }
        }

        // Kiln\Tests\Golden\Jms\Conditional\Post::$note
        $kiln->open[$frame][2] = null;
        if ($kiln->includes(\Kiln\Tests\Golden\Jms\Conditional\Post::class, 'note')) {
            if (isset($object->note)) {
                $result['note'] = $object->note;
            }
        }

        // Kiln\Tests\Golden\Jms\Conditional\Post::$draft
        if (isset($object->draft)) {
            $kiln->open[$frame][2] = 'draft';
            $written = $kiln->observed($object->draft, ['name' => 'Kiln\Tests\Golden\Jms\Conditional\Draft', 'params' => []]);
            if ($written !== Skipped::Value) {
                $result['draft'] = $written;
            }
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    },
    null,
    \Kiln\Tests\Golden\Jms\Conditional\Post::class,
);

// Writes Kiln\Tests\Golden\Jms\Conditional\Draft as jms/serializer does, for json_encode().
// Keys: text, secret
// Made by Kiln from the class; do not edit.
final class DraftWriter_6e36feae775c
{
    public static function write(\Kiln\Tests\Golden\Jms\Conditional\Draft $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Conditional\Draft::$text
        if (isset($object->text)) {
            $result['text'] = $object->text;
        }

        // Kiln\Tests\Golden\Jms\Conditional\Draft::$secret
        if (isset($object->secret)) {
            $result['secret'] = $object->secret;
        }

        return $result;
    }
}
