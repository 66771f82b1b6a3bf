<?php

// Reads Kiln\Tests\Golden\Unions\Message from decoded data.
// Keys: id, body, references, attachment, sent
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Unions\Message' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Value\Dates;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class MessageReader_264734010e95
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Unions\Message
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Unions\Message::class);
        /** @var array{id?: int|string, body?: mixed, references?: mixed, attachment?: mixed, sent?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Unions\Message();
        // Kiln\Tests\Golden\Unions\Message::$id
        $object->id = $data['id'] ?? throw new Mismatch('id');

        // Kiln\Tests\Golden\Unions\Message::$body
        $body = $data['body'] ?? throw new Mismatch('body');
        $object->body = match (true) {
            \is_array($body) && isset($body['url']) => PictureReader_c6fbf1249dc3::read($body, $kiln),
            \is_array($body) => TextReader_b2bb3223f0f1::read($body, $kiln),
            default => throw new Mismatch('body'),
        };

        // Kiln\Tests\Golden\Unions\Message::$references
        if (\array_key_exists('references', $data)) {
            \is_array($data['references']) && \array_is_list($data['references']) || throw new Mismatch('references');
            foreach ($data['references'] as $reference) {
                \is_int($reference) || \is_string($reference) || throw new Mismatch('reference');
            }
            $object->references = $data['references'];
        }

        // Kiln\Tests\Golden\Unions\Message::$attachment
        $attachment = $data['attachment'] ?? null;
        $attachment2 = null;
        if ($attachment !== null) {
            if (\is_array($attachment) && \array_is_list($attachment)) {
                foreach ($attachment as $attachmentItem) {
                    \is_string($attachmentItem) || throw new Mismatch('attachmentItem');
                }
                $attachmentValue = $attachment;
            } elseif (\is_array($attachment)) {
                $attachmentValue = PictureReader_c6fbf1249dc3::read($attachment, $kiln);
            } else {
                throw new Mismatch('attachment');
            }
            $attachment2 = $attachmentValue;
        }
        $object->attachment = $attachment2;

        // Kiln\Tests\Golden\Unions\Message::$sent
        $sent = $data['sent'] ?? null;
        $object->sent = $sent === null
            ? null
            : match (true) {
                \is_string($sent) => Dates::immutable($sent) ?? throw new Mismatch('sent'),
                \is_int($sent) => $sent,
                default => throw new Mismatch('sent'),
            };

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Unions\Message> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Unions\Message>');
        $objects = [];
        foreach ($list as $data) {
            $objects[] = MessageReader_264734010e95::read($data, $kiln);
        }

        return $objects;
    }
}
