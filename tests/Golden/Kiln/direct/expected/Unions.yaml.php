<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Value\Dates;
use Kiln\Format\Yaml\Texts;
use Kiln\Format\Yaml\Writer;

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as YAML.
// Keys: id, body, references, attachment, sent
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=yaml
final class MessageYAMLWriter_ee2ec2f77ab9
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Message $object, string $lead, string $line, Writer $out, DirectWriting $kiln): string
    {
        $below = "{$line}  ";
        $below2 = "{$line}    ";
        if (!isset($object->id, $object->body)) {
            return $kiln->byTree($object, 'MessageTreeWriter_ee2ec2f77ab9', $lead, $line);
        }

        $references = '';
        foreach ($object->references as $reference) {
            \is_int($reference) || \is_string($reference) || throw new Mismatch('reference');
            $references .= "{$below}-" . $out->scalar($reference, $below2);
        }

        $attachment = ' null';
        if ($object->attachment !== null) {
            if ($object->attachment instanceof \Kiln\Tests\Golden\Kiln\Unions\Picture) {
                $attachment = PictureYAMLWriter_5171c2cdfff6::write($object->attachment, $below, $below, $out, $kiln);
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

        return $lead
            // Kiln\Tests\Golden\Kiln\Unions\Message::$id
            . "id:" . $out->scalar($object->id, $below)
            // Kiln\Tests\Golden\Kiln\Unions\Message::$body
            . "{$line}body:" . match (true) {
                $object->body instanceof \Kiln\Tests\Golden\Kiln\Unions\Picture => PictureYAMLWriter_5171c2cdfff6::write($object->body, $below, $below, $out, $kiln),
                default => TextYAMLWriter_21281fe9879c::write($object->body, $below, $below, $out, $kiln),
            }
            // Kiln\Tests\Golden\Kiln\Unions\Message::$references
            . "{$line}references:" . ($references === '' ? ' []' : $references)
            // Kiln\Tests\Golden\Kiln\Unions\Message::$attachment
            . "{$line}attachment:" . $attachment
            // Kiln\Tests\Golden\Kiln\Unions\Message::$sent
            . "{$line}sent:" . ($object->sent === null
                ? ' null'
                : match (true) {
                    \is_int($object->sent) => " {$object->sent}",
                    default => " '" . Dates::rfc3339($object->sent) . "'",
                });
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Picture as YAML.
// Keys: url, width
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Picture' --direction=write --as=yaml
final class PictureYAMLWriter_5171c2cdfff6
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Picture $object, string $lead, string $line, Writer $out, DirectWriting $kiln): string
    {
        $below = "{$line}  ";
        if (!isset($object->url)) {
            return $kiln->byTree($object, 'PictureTreeWriter_5171c2cdfff6', $lead, $line);
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
final class TextYAMLWriter_21281fe9879c
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Text $object, string $lead, string $line, Writer $out, DirectWriting $kiln): string
    {
        $below = "{$line}  ";
        if (!isset($object->text)) {
            return $kiln->byTree($object, 'TextTreeWriter_21281fe9879c', $lead, $line);
        }

        return $lead
            // Kiln\Tests\Golden\Kiln\Unions\Text::$text
            . "text:" . (\preg_match(Texts::PLAIN, $object->text) === 1 ? " {$object->text}" : $out->text($object->text, $below));
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as YAML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=yaml
final class RootYAMLWriter_99fbea7851c7
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, string $lead, string $line, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Unions\Message $value PHP checks it where it is used */
        return MessageYAMLWriter_ee2ec2f77ab9::write($value, $lead, $line, $out, $kiln);
    }
}
