<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Format\Binary\Writer;

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as MessagePack.
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=msgpack
final class ProductMessagePackWriter_bfeca0c4b4fa
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\PlainPublic\Product $object, Writer $out, DirectWriting $kiln): string
    {
        $integers = $out->integers;
        $texts = $out->texts;
        if (!isset($object->id, $object->name, $object->price, $object->active) || !(isset($object->note) || $kiln->isInitialized($object, \Kiln\Tests\Golden\Kiln\PlainPublic\Product::class, 'note'))) {
            return $kiln->byTree($object, 'ProductTreeWriter_bfeca0c4b4fa');
        }

        $out->unseen .= "{$object->name}\n{$object->note}\n";

        return "\x85"
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$id
            . "\xA2id" . ($integers[$object->id] ?? $out->integer($object->id))
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$name
            . "\xA4name" . ($texts[\strlen($object->name)] ?? $out->headOfText($object->name)) . $object->name
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$price
            . "\xA5price\xCB" . \pack('E', $object->price)
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$active
            . "\xA6active" . ($object->active ? "\xC3" : "\xC2")
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$note
            . "\xA4note" . ($object->note === null ? "\xC0" : ($texts[\strlen($object->note)] ?? $out->headOfText($object->note)) . $object->note);
    }
}

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as MessagePack.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=msgpack
final class RootMessagePackWriter_f17b8dca2e4e
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(mixed $value, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\PlainPublic\Product $value PHP checks it where it is used */
        return ProductMessagePackWriter_bfeca0c4b4fa::write($value, $out, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as MessagePack.
// Keys: size, receiver, position
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=msgpack
final class ParcelMessagePackWriter_1b17ccdf84a6
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Shapes\Parcel $object, Writer $out, DirectWriting $kiln): string
    {
        $integers = $out->integers;
        $texts = $out->texts;
        if (!isset($object->size, $object->receiver)) {
            return $kiln->byTree($object, 'ParcelTreeWriter_1b17ccdf84a6');
        }

        \array_key_exists('width', $object->size) || throw new Mismatch('width');
        \is_int($object->size['width']) || throw new Mismatch('width');
        \array_key_exists('height', $object->size) || throw new Mismatch('height');
        \is_int($object->size['height']) || throw new Mismatch('height');

        \array_key_exists('name', $object->receiver) || throw new Mismatch('name');
        \is_string($object->receiver['name']) || throw new Mismatch('name');
        $out->unseen .= "{$object->receiver['name']}\n";
        $receiver = ''
            . "\xA4name" . ($texts[\strlen($object->receiver['name'])] ?? $out->headOfText($object->receiver['name'])) . $object->receiver['name'];
        $count = 0;
        if (\array_key_exists('street', $object->receiver)) {
            \is_string($object->receiver['street']) || $object->receiver['street'] === null || throw new Mismatch('street');
            $out->unseen .= "{$object->receiver['street']}\n";
            ++$count;
            $receiver .= "\xA6street" . ($object->receiver['street'] === null
                ? "\xC0"
                : ($texts[\strlen($object->receiver['street'])] ?? $out->headOfText($object->receiver['street'])) . $object->receiver['street']);
        }
        $others = \array_diff_key($object->receiver, ['name' => true, 'street' => true]);
        try {
            foreach ($others as $key => $item) {
                ++$count;
                $receiver .= ($out->keys[$key] ?? $out->key($key)) . $kiln->plain($kiln->trees->dynamic($item));
            }
        } catch (\Throwable $thrown) {
            throw $kiln->at($thrown, (string) $key);
        }
        $result = ''
            // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$size
            . "\xA4size\x82"
                . "\xA5width" . ($integers[$object->size['width']] ?? $out->integer($object->size['width']))
                . "\xA6height" . ($integers[$object->size['height']] ?? $out->integer($object->size['height']))
            // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$receiver
            . "\xA8receiver" . $out->headOfMembers($count + 1) . $receiver;

        $position = "\xC0";
        if ($object->position !== null) {
            \array_key_exists(0, $object->position) || throw new Mismatch('position0');
            \is_float($object->position[0]) || \is_int($object->position[0]) || throw new Mismatch('position0');
            \array_key_exists(1, $object->position) || throw new Mismatch('position1');
            \is_float($object->position[1]) || \is_int($object->position[1]) || throw new Mismatch('position1');
            $position = "\x92"
                . "\xCB" . \pack('E', \floatval($object->position[0]))
                . "\xCB" . \pack('E', \floatval($object->position[1]));
        }

        // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$position
        $result .= "\xA8position" . $position;

        return "\x83" . $result;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        18 => ['receiver'],
    ];
}

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as MessagePack.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=msgpack
final class RootMessagePackWriter_178d9487b610
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Shapes\Parcel $value PHP checks it where it is used */
        return ParcelMessagePackWriter_1b17ccdf84a6::write($value, $out, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile as MessagePack.
// Keys: name, bio, links, friend, visits
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write --as=msgpack
final class ProfileMessagePackWriter_24d76e60c920
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Sparse\Profile $object, Writer $out, DirectWriting $kiln): string
    {
        return $kiln->byTree($object, 'ProfileTreeWriter_24d76e60c920');
    }
}

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile as MessagePack.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write --as=msgpack
final class RootMessagePackWriter_59ad89b26189
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 0;

    public static function write(mixed $value, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Sparse\Profile $value PHP checks it where it is used */
        return ProfileMessagePackWriter_24d76e60c920::write($value, $out, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as MessagePack.
// Keys: id, body, references, attachment, sent
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=msgpack
final class MessageMessagePackWriter_08a4c6278503
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Message $object, Writer $out, DirectWriting $kiln): string
    {
        $integers = $out->integers;
        $texts = $out->texts;
        if (!isset($object->id, $object->body)) {
            return $kiln->byTree($object, 'MessageTreeWriter_08a4c6278503');
        }

        $references = $out->headOfItems(\count($object->references));
        foreach ($object->references as $reference) {
            \is_int($reference) || \is_string($reference) || throw new Mismatch('reference');
            $references .= $out->value($reference);
        }

        $attachment = "\xC0";
        if ($object->attachment !== null) {
            if ($object->attachment instanceof \Kiln\Tests\Golden\Kiln\Unions\Picture) {
                $attachment = PictureMessagePackWriter_5ebc68a42e3a::write($object->attachment, $out, $kiln);
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
                $object->body instanceof \Kiln\Tests\Golden\Kiln\Unions\Picture => PictureMessagePackWriter_5ebc68a42e3a::write($object->body, $out, $kiln),
                default => TextMessagePackWriter_d9bc7dedd335::write($object->body, $out, $kiln),
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
final class PictureMessagePackWriter_5ebc68a42e3a
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Picture $object, Writer $out, DirectWriting $kiln): string
    {
        $integers = $out->integers;
        $texts = $out->texts;
        if (!isset($object->url)) {
            return $kiln->byTree($object, 'PictureTreeWriter_5ebc68a42e3a');
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
final class TextMessagePackWriter_d9bc7dedd335
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Text $object, Writer $out, DirectWriting $kiln): string
    {
        $texts = $out->texts;
        if (!isset($object->text)) {
            return $kiln->byTree($object, 'TextTreeWriter_d9bc7dedd335');
        }

        $out->unseen .= "{$object->text}\n";

        return "\x81"
            // Kiln\Tests\Golden\Kiln\Unions\Text::$text
            . "\xA4text" . ($texts[\strlen($object->text)] ?? $out->headOfText($object->text)) . $object->text;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as MessagePack.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=msgpack
final class RootMessagePackWriter_83bbfb877fd7
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Unions\Message $value PHP checks it where it is used */
        return MessageMessagePackWriter_08a4c6278503::write($value, $out, $kiln);
    }
}
