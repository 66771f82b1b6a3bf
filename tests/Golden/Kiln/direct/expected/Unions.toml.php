<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Toml\Writer;

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as TOML.
// Keys: id, body, references, attachment, sent
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=toml
final class MessageTOMLWriter_4f9aa66ea020
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Message $object, string $prefix, Writer $out, DirectWriting $kiln): string
    {
        return $kiln->byTree($object, 'MessageTreeWriter_4f9aa66ea020', $prefix);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Picture as TOML.
// Keys: url, width
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Picture' --direction=write --as=toml
final class PictureTOMLWriter_2fa376e5fb0c
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Picture $object, string $prefix, Writer $out, DirectWriting $kiln): string
    {
        if (!isset($object->url)) {
            return $kiln->byTree($object, 'PictureTreeWriter_2fa376e5fb0c', $prefix);
        }
        $result = ''
            // Kiln\Tests\Golden\Kiln\Unions\Picture::$url
            . "\nurl = " . (\json_encode($object->url, Writer::JSON) ?: $out->text($object->url));

        // Kiln\Tests\Golden\Kiln\Unions\Picture::$width
        if ($object->width !== null) {
            $result .= "\nwidth = {$object->width}";
        }

        return $result;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Text as TOML.
// Keys: text
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Text' --direction=write --as=toml
final class TextTOMLWriter_21281fe9879c
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Text $object, string $prefix, Writer $out, DirectWriting $kiln): string
    {
        if (!isset($object->text)) {
            return $kiln->byTree($object, 'TextTreeWriter_21281fe9879c', $prefix);
        }

        return ''
            // Kiln\Tests\Golden\Kiln\Unions\Text::$text
            . "\ntext = " . (\json_encode($object->text, Writer::JSON) ?: $out->text($object->text));
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as TOML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=toml
final class RootTOMLWriter_cb2379c527e0
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, string $prefix, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Unions\Message $value PHP checks it where it is used */
        return MessageTOMLWriter_4f9aa66ea020::write($value, $prefix, $out, $kiln);
    }
}
