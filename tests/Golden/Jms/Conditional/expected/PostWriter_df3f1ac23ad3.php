<?php

// Writes Kiln\Tests\Golden\Jms\Conditional\Post as jms/serializer does, for json_encode().
// Keys: title, text, note, draft
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class PostWriter_df3f1ac23ad3
{
    /** @var \Closure(\Kiln\Tests\Golden\Jms\Conditional\Post, Writing): mixed */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Jms\Conditional\Post, so that it sees what is not public.
PostWriter_df3f1ac23ad3::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Jms\Conditional\Post $object, Writing $kiln): mixed {
        $id = \spl_object_id($object);
        if (isset($kiln->open[$id])) {
            return Skipped::Value;
        }
        $kiln->open[$id] = [$object, \Kiln\Tests\Golden\Jms\Conditional\Post::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Conditional\Post::$title
        if (isset($object->title)) {
            $result['title'] = $object->title;
        }

        // Kiln\Tests\Golden\Jms\Conditional\Post::$text
        $kiln->open[$id][2] = null;
        if ($kiln->includes(\Kiln\Tests\Golden\Jms\Conditional\Post::class, 'text')) {
            if (isset($object->text)) {
                $result['text'] = $object->text;
            }
        }

        // Kiln\Tests\Golden\Jms\Conditional\Post::$note
        $kiln->open[$id][2] = null;
        if ($kiln->includes(\Kiln\Tests\Golden\Jms\Conditional\Post::class, 'note')) {
            if (isset($object->note)) {
                $result['note'] = $object->note;
            }
        }

        // Kiln\Tests\Golden\Jms\Conditional\Post::$draft
        if (isset($object->draft)) {
            $kiln->open[$id][2] = 'draft';
            $draft = $kiln->observed($object->draft, ['name' => 'Kiln\Tests\Golden\Jms\Conditional\Draft', 'params' => []]);
            if ($draft !== Skipped::Value) {
                $result['draft'] = $draft;
            }
        }

        unset($kiln->open[$id]);
        return $result === [] ? new \ArrayObject() : $result;
    },
    null,
    \Kiln\Tests\Golden\Jms\Conditional\Post::class,
);
