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
