<?php

// Writes Kiln\Tests\Golden\Unions\Message for json_encode().
// Keys: id, body, references, attachment, sent
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Unions\Message' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Value\Dates;

/**
 * @internal
 */
final class MessageWriter_0c46819464e4
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Unions\Message $object, Writing $kiln): array
    {
        $result = [];

        // Kiln\Tests\Golden\Unions\Message::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Unions\Message::$body
        if (isset($object->body)) {
            $result['body'] = $object->body;
        }

        foreach ($object->references as $reference) {
            \is_int($reference) || \is_string($reference) || throw new Mismatch('reference');
        }

        $attachment = null;
        if ($object->attachment !== null) {
            if ($object->attachment instanceof \Kiln\Tests\Golden\Unions\Picture) {
                $attachment = $object->attachment;
            } elseif (\is_array($object->attachment)) {
                foreach ($object->attachment as $attachmentItem) {
                    \is_string($attachmentItem) || throw new Mismatch('attachmentItem');
                }
                $attachment = \array_values($object->attachment);
            } else {
                throw new Mismatch('attachment');
            }
        }

        // Kiln\Tests\Golden\Unions\Message::$references
        $result['references'] = \array_values($object->references);
        // Kiln\Tests\Golden\Unions\Message::$attachment
        $result['attachment'] = $attachment;
        // Kiln\Tests\Golden\Unions\Message::$sent
        $result['sent'] = $object->sent === null
            ? null
            : match (true) {
                \is_int($object->sent) => $object->sent,
                default => Dates::rfc3339($object->sent),
            };

        return $result;
    }
}
