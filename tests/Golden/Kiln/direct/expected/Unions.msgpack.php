<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Format\Binary\Writer;

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as MessagePack.
// Keys: id, body, references, attachment, sent
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=msgpack
final class MessageMessagePackWriter_0178ec020f7e
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Message $object, Writer $out, DirectWriting $kiln): string
    {
        $integers = $out->integers;
        $texts = $out->texts;
        if (!isset($object->id, $object->body)) {
            return $kiln->byTree($object, 'MessageTreeWriter_0178ec020f7e');
        }

        $references = $out->headOfItems(\count($object->references));
        foreach ($object->references as $reference) {
            \is_int($reference) || \is_string($reference) || throw new Mismatch('reference');
            $references .= $out->value($reference);
        }

        $attachment = "\xC0";
        if ($object->attachment !== null) {
            if ($object->attachment instanceof \Kiln\Tests\Golden\Kiln\Unions\Picture) {
                $attachment = PictureMessagePackWriter_5171c2cdfff6::write($object->attachment, $out, $kiln);
            } elseif (\is_array($object->attachment)) {
                $attachment = $out->headOfItems(\count($object->attachment));
                foreach ($object->attachment as $attachmentItem) {
                    \is_string($attachmentItem) || throw new Mismatch('attachmentItem');
                    $attachment .= ($texts[\strlen($attachmentItem)] ?? $out->headOfText($attachmentItem)) . $attachmentItem;
                }
                $out->unseen .= \implode("\n", $object->attachment) . "\n";
            } else {
                throw new Mismatch('attachment');
            }
        }

        return "\x85"
            // Kiln\Tests\Golden\Kiln\Unions\Message::$id
            . "\xA2id" . $out->value($object->id)
            // Kiln\Tests\Golden\Kiln\Unions\Message::$body
            . "\xA4body" . match (true) {
                $object->body instanceof \Kiln\Tests\Golden\Kiln\Unions\Picture => PictureMessagePackWriter_5171c2cdfff6::write($object->body, $out, $kiln),
                default => TextMessagePackWriter_21281fe9879c::write($object->body, $out, $kiln),
            }
            // Kiln\Tests\Golden\Kiln\Unions\Message::$references
            . "\xAAreferences" . $references
            // Kiln\Tests\Golden\Kiln\Unions\Message::$attachment
            . "\xAAattachment" . $attachment
            // Kiln\Tests\Golden\Kiln\Unions\Message::$sent
            . "\xA4sent" . ($object->sent === null
                ? "\xC0"
                : match (true) {
                    \is_int($object->sent) => ($integers[$object->sent] ?? $out->integer($object->sent)),
                    default => $out->leaf($object->sent),
                });
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Picture as MessagePack.
// Keys: url, width
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Picture' --direction=write --as=msgpack
final class PictureMessagePackWriter_5171c2cdfff6
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Picture $object, Writer $out, DirectWriting $kiln): string
    {
        $integers = $out->integers;
        $texts = $out->texts;
        if (!isset($object->url)) {
            return $kiln->byTree($object, 'PictureTreeWriter_5171c2cdfff6');
        }

        $out->unseen .= "{$object->url}\n";

        return "\x82"
            // Kiln\Tests\Golden\Kiln\Unions\Picture::$url
            . "\xA3url" . ($texts[\strlen($object->url)] ?? $out->headOfText($object->url)) . $object->url
            // Kiln\Tests\Golden\Kiln\Unions\Picture::$width
            . "\xA5width" . ($object->width === null ? "\xC0" : ($integers[$object->width] ?? $out->integer($object->width)));
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Text as MessagePack.
// Keys: text
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Text' --direction=write --as=msgpack
final class TextMessagePackWriter_21281fe9879c
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Text $object, Writer $out, DirectWriting $kiln): string
    {
        $texts = $out->texts;
        if (!isset($object->text)) {
            return $kiln->byTree($object, 'TextTreeWriter_21281fe9879c');
        }

        $out->unseen .= "{$object->text}\n";

        return "\x81"
            // Kiln\Tests\Golden\Kiln\Unions\Text::$text
            . "\xA4text" . ($texts[\strlen($object->text)] ?? $out->headOfText($object->text)) . $object->text;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as MessagePack.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=msgpack
final class RootMessagePackWriter_cb25a6bd00e6
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Unions\Message $value PHP checks it where it is used */
        return MessageMessagePackWriter_0178ec020f7e::write($value, $out, $kiln);
    }
}
