<?php

// Writes Kiln\Tests\Golden\Jms\NullsWritten\Profile as jms/serializer does, for json_encode().
// Keys: name, age, seen_at, links, untyped
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;
use Kiln\Engine\Value\LenientDates;

/**
 * @internal
 */
final class ProfileWriter_05a68020bcbe
{
    public static function write(\Kiln\Tests\Golden\Jms\NullsWritten\Profile $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\NullsWritten\Profile::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        } elseif ($kiln->isInitialized($object, \Kiln\Tests\Golden\Jms\NullsWritten\Profile::class, 'name')) {
            $result['name'] = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$age
        if (isset($object->age)) {
            $result['age'] = $object->age;
        } elseif ($kiln->isInitialized($object, \Kiln\Tests\Golden\Jms\NullsWritten\Profile::class, 'age')) {
            $result['age'] = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$seenAt
        if (isset($object->seenAt)) {
            $result['seen_at'] = LenientDates::atom($object->seenAt);
        } elseif ($kiln->isInitialized($object, \Kiln\Tests\Golden\Jms\NullsWritten\Profile::class, 'seenAt')) {
            $result['seen_at'] = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$links
        if (isset($object->links)) {
            $links = [];
            foreach ($object->links as $key => $link) {
                if ($link !== null) {
                    $links[$key] = (string) $link;
                } else {
                    $links[$key] = null;
                }
            }
            $result['links'] = new \ArrayObject($links);
        } elseif ($kiln->isInitialized($object, \Kiln\Tests\Golden\Jms\NullsWritten\Profile::class, 'links')) {
            $result['links'] = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$untyped
        if (isset($object->untyped)) {
            $kiln->open[$frame][2] = 'untyped';
            $written = $kiln->value($object->untyped);
            if ($written !== Skipped::Value) {
                $result['untyped'] = $written;
            }
        } else {
            $result['untyped'] = null;
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
