<?php

// Reads Kiln\Tests\Golden\Jms\Conditional\Post as jms/serializer does, from decoded data.
// Keys: title, text, note, draft
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class PostReader_f619da2194f9
{
    public const CALLS_USER_CODE = true;

    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Jms\Conditional\Post */
    public static \Closure $read;
}

// Bound to Kiln\Tests\Golden\Jms\Conditional\Post, so that it sees what is not public.
PostReader_f619da2194f9::$read = \Closure::bind(
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
            $object->draft = DraftReader_44977aabee05::read($draft, $kiln);
        } else {
            $object->draft = null;
        }

        \array_pop($kiln->open);

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Jms\Conditional\Post::class,
);
