<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Value\Dates;

// Writes Kiln\Tests\Golden\Kiln\Unions\Message for json_encode().
// Keys: id, body, references, attachment, sent
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write
final class MessageWriter_617922d8d71b
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Message $object, Writing $kiln): array
    {
        $result = [];

        // Kiln\Tests\Golden\Kiln\Unions\Message::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Kiln\Unions\Message::$body
        if (isset($object->body)) {
            $result['body'] = match (true) {
                $object->body instanceof \Kiln\Tests\Golden\Kiln\Unions\Picture => \array_key_last($fields = (array) $object->body) === 'width'
                    ? $fields
                    : $kiln->object($object->body, \Kiln\Tests\Golden\Kiln\Unions\Picture::class),
                default => \array_key_last($fields = (array) $object->body) === 'text'
                    ? $fields
                    : $kiln->object($object->body, \Kiln\Tests\Golden\Kiln\Unions\Text::class),
            };
        }

        foreach ($object->references as $reference) {
            \is_int($reference) || \is_string($reference) || throw new Mismatch('reference');
        }

        $attachment = null;
        if ($object->attachment !== null) {
            if ($object->attachment instanceof \Kiln\Tests\Golden\Kiln\Unions\Picture) {
                $attachment = \array_key_last($fields = (array) $object->attachment) === 'width'
                    ? $fields
                    : $kiln->object($object->attachment, \Kiln\Tests\Golden\Kiln\Unions\Picture::class);
            } elseif (\is_array($object->attachment)) {
                foreach ($object->attachment as $attachmentItem) {
                    \is_string($attachmentItem) || throw new Mismatch('attachmentItem');
                }
                $attachment = \array_values($object->attachment);
            } else {
                throw new Mismatch('attachment');
            }
        }

        // Kiln\Tests\Golden\Kiln\Unions\Message::$references
        $result['references'] = \array_values($object->references);
        // Kiln\Tests\Golden\Kiln\Unions\Message::$attachment
        $result['attachment'] = $attachment;
        // Kiln\Tests\Golden\Kiln\Unions\Message::$sent
        $result['sent'] = $object->sent === null
            ? null
            : match (true) {
                \is_int($object->sent) => $object->sent,
                default => Dates::rfc3339($object->sent),
            };

        return $result;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write
final class RootWriter_d4caec7d2f20
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Unions\Message $value PHP checks it where it is used */
        return MessageWriter_617922d8d71b::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --native
final class WriteProgram_3ef78efd0e91
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Unions\Message', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Unions\Message',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\Kiln\Unions\Message', 'id'], [102, 10], 1],
                    [
                        403,
                        'body',
                        [601, 'Kiln\Tests\Golden\Kiln\Unions\Message', 'body'],
                        [
                            113,
                            [
                                [[303, 'Kiln\Tests\Golden\Kiln\Unions\Picture'], [108, 1, 'Kiln\Tests\Golden\Kiln\Unions\Picture', true]],
                                [[301], [108, 2, 'Kiln\Tests\Golden\Kiln\Unions\Text', true]],
                            ],
                        ],
                        1,
                    ],
                    [403, 'references', [601, 'Kiln\Tests\Golden\Kiln\Unions\Message', 'references'], [103, [102, 10]], 0],
                    [
                        403,
                        'attachment',
                        [601, 'Kiln\Tests\Golden\Kiln\Unions\Message', 'attachment'],
                        [
                            101,
                            [113, [[[303, 'Kiln\Tests\Golden\Kiln\Unions\Picture'], [108, 1, 'Kiln\Tests\Golden\Kiln\Unions\Picture', true]], [[305], [103, [102, 8]]]]],
                        ],
                        0,
                    ],
                    [
                        403,
                        'sent',
                        [601, 'Kiln\Tests\Golden\Kiln\Unions\Message', 'sent'],
                        [101, [113, [[[302, 2], [102, 2]], [[301], [111, 'DateTimeImmutable']]]]],
                        0,
                    ],
                ],
            ],
            [
                'Kiln\Tests\Golden\Kiln\Unions\Picture',
                [
                    [403, 'url', [601, 'Kiln\Tests\Golden\Kiln\Unions\Picture', 'url'], [102, 8], 1],
                    [403, 'width', [601, 'Kiln\Tests\Golden\Kiln\Unions\Picture', 'width'], [101, [102, 2]], 0],
                ],
            ],
            ['Kiln\Tests\Golden\Kiln\Unions\Text', [[403, 'text', [601, 'Kiln\Tests\Golden\Kiln\Unions\Text', 'text'], [102, 8], 1]]],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Unions\Message from decoded data.
// Keys: id, body, references, attachment, sent
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=read
final class MessageReader_4d9f241178fb
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Unions\Message
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Unions\Message::class);
        /** @var array{id?: int|string, body?: mixed, references?: mixed, attachment?: mixed, sent?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Unions\Message();
        // Kiln\Tests\Golden\Kiln\Unions\Message::$id
        $object->id = $data['id'] ?? throw new Mismatch('id');

        // Kiln\Tests\Golden\Kiln\Unions\Message::$body
        $body = $data['body'] ?? throw new Mismatch('body');
        $object->body = match (true) {
            \is_array($body) && isset($body['url']) => PictureReader_b9a1baeeef43::read($body, $kiln),
            \is_array($body) => TextReader_baba1c8520aa::read($body, $kiln),
            default => throw new Mismatch('body'),
        };

        // Kiln\Tests\Golden\Kiln\Unions\Message::$references
        if (\array_key_exists('references', $data)) {
            \is_array($data['references']) && \array_is_list($data['references']) || throw new Mismatch('references');
            foreach ($data['references'] as $reference) {
                \is_int($reference) || \is_string($reference) || throw new Mismatch('reference');
            }
            $object->references = $data['references'];
        }

        // Kiln\Tests\Golden\Kiln\Unions\Message::$attachment
        $attachment = $data['attachment'] ?? null;
        $attachment2 = null;
        if ($attachment !== null) {
            if (\is_array($attachment) && \array_is_list($attachment)) {
                foreach ($attachment as $attachmentItem) {
                    \is_string($attachmentItem) || throw new Mismatch('attachmentItem');
                }
                $attachmentValue = $attachment;
            } elseif (\is_array($attachment)) {
                $attachmentValue = PictureReader_b9a1baeeef43::read($attachment, $kiln);
            } else {
                throw new Mismatch('attachment');
            }
            $attachment2 = $attachmentValue;
        }
        $object->attachment = $attachment2;

        // Kiln\Tests\Golden\Kiln\Unions\Message::$sent
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
}

// Reads Kiln\Tests\Golden\Kiln\Unions\Picture from decoded data.
// Keys: url, width
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Picture' --direction=read
final class PictureReader_b9a1baeeef43
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Unions\Picture
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Unions\Picture::class);
        /** @var array{url?: string, width?: int|null} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Unions\Picture();
        // Kiln\Tests\Golden\Kiln\Unions\Picture::$url
        $object->url = $data['url'] ?? throw new Mismatch('url');
        // Kiln\Tests\Golden\Kiln\Unions\Picture::$width
        $object->width = $data['width'] ?? null;

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Unions\Text from decoded data.
// Keys: text
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Text' --direction=read
final class TextReader_baba1c8520aa
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Unions\Text
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Unions\Text::class);
        /** @var array{text?: string} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Unions\Text();
        // Kiln\Tests\Golden\Kiln\Unions\Text::$text
        $object->text = $data['text'] ?? throw new Mismatch('text');

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Unions\Message from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=read
final class RootReader_98da93dbfd3f
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return MessageReader_4d9f241178fb::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Unions\Message, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=read --native
final class ReadProgram_784aca362b4b
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Unions\Message',
                [801, 0],
                [
                    [501, ['id'], [701, 'Kiln\Tests\Golden\Kiln\Unions\Message', 'id'], [204, 10], 0, false, null],
                    [
                        501,
                        ['body'],
                        [701, 'Kiln\Tests\Golden\Kiln\Unions\Message', 'body'],
                        [214, [[[306, ['url']], [210, 1]], [[305], [210, 2]]]],
                        0,
                        false,
                        null,
                    ],
                    [501, ['references'], [701, 'Kiln\Tests\Golden\Kiln\Unions\Message', 'references'], [205, [204, 10]], 1, false, null],
                    [
                        501,
                        ['attachment'],
                        [701, 'Kiln\Tests\Golden\Kiln\Unions\Message', 'attachment'],
                        [203, [214, [[[304], [205, [204, 8]]], [[305], [210, 1]]]]],
                        2,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['sent'],
                        [701, 'Kiln\Tests\Golden\Kiln\Unions\Message', 'sent'],
                        [203, [214, [[[302, 8], [213, 'DateTimeImmutable']], [[302, 2], [204, 2]]]]],
                        2,
                        false,
                        null,
                    ],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Unions\Picture',
                [801, 0],
                [
                    [501, ['url'], [701, 'Kiln\Tests\Golden\Kiln\Unions\Picture', 'url'], [204, 8], 0, false, null],
                    [501, ['width'], [701, 'Kiln\Tests\Golden\Kiln\Unions\Picture', 'width'], [203, [204, 2]], 2, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Unions\Text',
                [801, 0],
                [[501, ['text'], [701, 'Kiln\Tests\Golden\Kiln\Unions\Text', 'text'], [204, 8], 0, false, null]],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
