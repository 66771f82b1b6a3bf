<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Value\Dates;
use Kiln\Format\Yaml\Texts;
use Kiln\Format\Yaml\Writer;

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as YAML.
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=yaml
final class ProductYAMLWriter_bfeca0c4b4fa
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\PlainPublic\Product $object, string $lead, string $line, Writer $out, DirectWriting $kiln): string
    {
        $below = "{$line}  ";
        if (!isset($object->id, $object->name, $object->price, $object->active) || !(isset($object->note) || $kiln->isInitialized($object, \Kiln\Tests\Golden\Kiln\PlainPublic\Product::class, 'note'))) {
            return $kiln->byTree($object, 'ProductTreeWriter_bfeca0c4b4fa', $lead, $line);
        }
        $arePlain = \preg_match(Texts::PLAIN_TOGETHER, \implode("\0", [$object->name, $object->note ?? 'x'])) === 1;
        $name = $object->name;
        $note = $object->note;
        if (!$arePlain) {
            $name = $out->seen($name, $below);
            $note = $out->seen($note, $below);
        }

        return $lead
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$id
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$name
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$price
            . "id: {$object->id}{$line}name: {$name}{$line}price: " . Writer::float($object->price)
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$active
            . "{$line}active:" . ($object->active ? ' true' : ' false')
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$note
            . "{$line}note:" . ($object->note === null ? ' null' : " {$note}");
    }
}

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as YAML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=yaml
final class RootYAMLWriter_f17b8dca2e4e
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(mixed $value, string $lead, string $line, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\PlainPublic\Product $value PHP checks it where it is used */
        return ProductYAMLWriter_bfeca0c4b4fa::write($value, $lead, $line, $out, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as YAML.
// Keys: size, receiver, position
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=yaml
final class ParcelYAMLWriter_1b17ccdf84a6
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Shapes\Parcel $object, string $lead, string $line, Writer $out, DirectWriting $kiln): string
    {
        $below = "{$line}  ";
        $below2 = "{$line}    ";
        if (!isset($object->size, $object->receiver)) {
            return $kiln->byTree($object, 'ParcelTreeWriter_1b17ccdf84a6', $lead, $line);
        }

        \array_key_exists('width', $object->size) || throw new Mismatch('width');
        \is_int($object->size['width']) || throw new Mismatch('width');
        \array_key_exists('height', $object->size) || throw new Mismatch('height');
        \is_int($object->size['height']) || throw new Mismatch('height');

        \array_key_exists('name', $object->receiver) || throw new Mismatch('name');
        \is_string($object->receiver['name']) || throw new Mismatch('name');
        $receiver = $below
            . "name:" . (\preg_match(Texts::PLAIN, $object->receiver['name']) === 1 ? " {$object->receiver['name']}" : $out->text($object->receiver['name'], $below2));
        if (\array_key_exists('street', $object->receiver)) {
            \is_string($object->receiver['street']) || $object->receiver['street'] === null || throw new Mismatch('street');
            $receiver .= "{$below}street:" . ($object->receiver['street'] === null
                ? ' null'
                : ((\preg_match(Texts::PLAIN, $object->receiver['street']) === 1 ? " {$object->receiver['street']}" : $out->text($object->receiver['street'], $below2))));
        }
        $others = \array_diff_key($object->receiver, ['name' => true, 'street' => true]);
        try {
            foreach ($others as $key => $item) {
                $receiver .= $below . ($out->keys[$key] ?? $out->key($key, $below)) . $kiln->plain($kiln->trees->dynamic($item), $below2, $below2);
            }
        } catch (\Throwable $thrown) {
            throw $kiln->at($thrown, (string) $key);
        }
        $result = $lead
            // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$size
            . "size:" . $below
                . "width: {$object->size['width']}{$below}height: {$object->size['height']}"
            // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$receiver
            . "{$line}receiver:" . $receiver;

        $position = ' null';
        if ($object->position !== null) {
            \array_key_exists(0, $object->position) || throw new Mismatch('position0');
            \is_float($object->position[0]) || \is_int($object->position[0]) || throw new Mismatch('position0');
            $scalar = \floatval($object->position[0]);
            \array_key_exists(1, $object->position) || throw new Mismatch('position1');
            \is_float($object->position[1]) || \is_int($object->position[1]) || throw new Mismatch('position1');
            $scalar2 = \floatval($object->position[1]);
            $position = $below
                . "- " . Writer::float($scalar)
                . "{$below}- " . Writer::float($scalar2);
        }

        // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$position
        $result .= "{$line}position:" . $position;

        return $result;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        18 => ['receiver'],
    ];
}

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as YAML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=yaml
final class RootYAMLWriter_178d9487b610
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, string $lead, string $line, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Shapes\Parcel $value PHP checks it where it is used */
        return ParcelYAMLWriter_1b17ccdf84a6::write($value, $lead, $line, $out, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile as YAML.
// Keys: name, bio, links, friend, visits
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write --as=yaml
final class ProfileYAMLWriter_24d76e60c920
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Sparse\Profile $object, string $lead, string $line, Writer $out, DirectWriting $kiln): string
    {
        return $kiln->byTree($object, 'ProfileTreeWriter_24d76e60c920', $lead, $line);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile as YAML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write --as=yaml
final class RootYAMLWriter_59ad89b26189
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 0;

    public static function write(mixed $value, string $lead, string $line, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Sparse\Profile $value PHP checks it where it is used */
        return ProfileYAMLWriter_24d76e60c920::write($value, $lead, $line, $out, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as YAML.
// Keys: id, body, references, attachment, sent
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=yaml
final class MessageYAMLWriter_617922d8d71b
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Message $object, string $lead, string $line, Writer $out, DirectWriting $kiln): string
    {
        $below = "{$line}  ";
        $below2 = "{$line}    ";
        if (!isset($object->id, $object->body)) {
            return $kiln->byTree($object, 'MessageTreeWriter_617922d8d71b', $lead, $line);
        }
        $result = $lead
            // Kiln\Tests\Golden\Kiln\Unions\Message::$id
            . "id:" . $out->scalar($object->id, $below)
            // Kiln\Tests\Golden\Kiln\Unions\Message::$body
            . "{$line}body:" . match (true) {
                $object->body instanceof \Kiln\Tests\Golden\Kiln\Unions\Picture => PictureYAMLWriter_5ebc68a42e3a::write($object->body, $below, $below, $out, $kiln),
                default => TextYAMLWriter_d9bc7dedd335::write($object->body, $below, $below, $out, $kiln),
            }
            // Kiln\Tests\Golden\Kiln\Unions\Message::$references
            . "{$line}references:";

        if ($object->references === []) {
            $result .= ' []';
        }
        foreach ($object->references as $reference) {
            \is_int($reference) || \is_string($reference) || throw new Mismatch('reference');
            $result .= "{$below}-" . $out->scalar($reference, $below2);
        }

        $attachment = ' null';
        if ($object->attachment !== null) {
            if ($object->attachment instanceof \Kiln\Tests\Golden\Kiln\Unions\Picture) {
                $attachment = PictureYAMLWriter_5ebc68a42e3a::write($object->attachment, $below, $below, $out, $kiln);
            } elseif (\is_array($object->attachment)) {
                $attachment = '';
                foreach ($object->attachment as $attachmentItem) {
                    \is_string($attachmentItem) || throw new Mismatch('attachmentItem');
                    $attachment .= "{$below}-" . (\preg_match(Texts::PLAIN, $attachmentItem) === 1 ? " {$attachmentItem}" : $out->text($attachmentItem, $below2));
                }
                $attachment = ($attachment === '' ? ' []' : $attachment);
            } else {
                throw new Mismatch('attachment');
            }
        }

        // Kiln\Tests\Golden\Kiln\Unions\Message::$attachment
        $result .= "{$line}attachment:" . $attachment;
        // Kiln\Tests\Golden\Kiln\Unions\Message::$sent
        $result .= "{$line}sent:" . ($object->sent === null
            ? ' null'
            : match (true) {
                \is_int($object->sent) => " {$object->sent}",
                default => " '" . Dates::rfc3339($object->sent) . "'",
            });

        return $result;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Picture as YAML.
// Keys: url, width
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Picture' --direction=write --as=yaml
final class PictureYAMLWriter_5ebc68a42e3a
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Picture $object, string $lead, string $line, Writer $out, DirectWriting $kiln): string
    {
        $below = "{$line}  ";
        if (!isset($object->url)) {
            return $kiln->byTree($object, 'PictureTreeWriter_5ebc68a42e3a', $lead, $line);
        }

        return $lead
            // Kiln\Tests\Golden\Kiln\Unions\Picture::$url
            . "url:" . (\preg_match(Texts::PLAIN, $object->url) === 1 ? " {$object->url}" : $out->text($object->url, $below))
            // Kiln\Tests\Golden\Kiln\Unions\Picture::$width
            . "{$line}width:" . ($object->width === null ? ' null' : " {$object->width}");
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Text as YAML.
// Keys: text
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Text' --direction=write --as=yaml
final class TextYAMLWriter_d9bc7dedd335
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Text $object, string $lead, string $line, Writer $out, DirectWriting $kiln): string
    {
        $below = "{$line}  ";
        if (!isset($object->text)) {
            return $kiln->byTree($object, 'TextTreeWriter_d9bc7dedd335', $lead, $line);
        }

        return $lead
            // Kiln\Tests\Golden\Kiln\Unions\Text::$text
            . "text:" . (\preg_match(Texts::PLAIN, $object->text) === 1 ? " {$object->text}" : $out->text($object->text, $below));
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as YAML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=yaml
final class RootYAMLWriter_d4caec7d2f20
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, string $lead, string $line, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Unions\Message $value PHP checks it where it is used */
        return MessageYAMLWriter_617922d8d71b::write($value, $lead, $line, $out, $kiln);
    }
}
