<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Value\Dates;
use Kiln\Format\Xml\Syntax;
use Kiln\Format\Xml\XmlOutput;

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as XML.
// Keys: id, body, references, attachment, sent
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=xml
final class MessageXMLWriter_d56d425b8be4
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Message $object, string $tag, XmlOutput $out, DirectWriting $kiln): string
    {
        $start = $tag;
        if ($tag === '' || $tag === ' ') {
            [$tag, $start] = $out->named($tag, 'Message', []);
        }
        if (!isset($object->id, $object->body)) {
            return $kiln->byTree($object, 'MessageTreeWriter_d56d425b8be4', $tag);
        }

        $text2 = Syntax::scalar($object->id);
        $text = "<{$start}>"
            // Kiln\Tests\Golden\Kiln\Unions\Message::$id
            . '<id>' . (\preg_match(Syntax::PLAIN, $text2) === 1 ? $text2 : $out->text($text2)) . '</id>';

        if ($object->body instanceof \Kiln\Tests\Golden\Kiln\Unions\Picture) {
            if (!isset($object->body->url)) {
                $text .= $kiln->byTree($object->body, 'PictureTreeWriter_fda212e1f4c7', 'body');
            } else {
                $url = $object->body->url;
                if (\preg_match(Syntax::PLAIN, $url) !== 1) {
                    $url = $out->text($url);
                }
                $text .= "<body><url>{$url}</url>" . ($object->body->width === null ? '' : "<width>{$object->body->width}</width>") . '</body>';
            }
            $body = '';
        } else {
            if (!isset($object->body->text)) {
                $text .= $kiln->byTree($object->body, 'TextTreeWriter_5958c7d8922e', 'body');
            } else {
                $text3 = $object->body->text;
                if (\preg_match(Syntax::PLAIN, $text3) !== 1) {
                    $text3 = $out->text($text3);
                }
                $text .= "<body><text>{$text3}</text></body>";
            }
            $body = '';
        }

        // Kiln\Tests\Golden\Kiln\Unions\Message::$body
        $text .= $body;

        foreach ($object->references as $reference) {
            \is_int($reference) || \is_string($reference) || throw new Mismatch('reference');
            $text3 = Syntax::scalar($reference);
            $text .= '<references>' . (\preg_match(Syntax::PLAIN, $text3) === 1 ? $text3 : $out->text($text3)) . '</references>';
        }

        $attachment = '';
        if ($object->attachment !== null) {
            if ($object->attachment instanceof \Kiln\Tests\Golden\Kiln\Unions\Picture) {
                if (!isset($object->attachment->url)) {
                    $text .= $kiln->byTree($object->attachment, 'PictureTreeWriter_fda212e1f4c7', 'attachment');
                } else {
                    $url = $object->attachment->url;
                    if (\preg_match(Syntax::PLAIN, $url) !== 1) {
                        $url = $out->text($url);
                    }
                    $text .= "<attachment><url>{$url}</url>" . ($object->attachment->width === null ? '' : "<width>{$object->attachment->width}</width>") . '</attachment>';
                }
                $attachment = '';
            } elseif (\is_array($object->attachment)) {
                $attachment = '';
                foreach ($object->attachment as $attachmentItem) {
                    \is_string($attachmentItem) || throw new Mismatch('attachmentItem');
                    $attachment .= '<item>' . (\preg_match(Syntax::PLAIN, $attachmentItem) === 1 ? $attachmentItem : $out->text($attachmentItem)) . '</item>';
                }
                $attachment = ($attachment === '' ? '<attachment/>' : "<attachment>{$attachment}</attachment>");
            } else {
                throw new Mismatch('attachment');
            }
        }

        // Kiln\Tests\Golden\Kiln\Unions\Message::$attachment
        $text .= $attachment;
        // Kiln\Tests\Golden\Kiln\Unions\Message::$sent
        $text .= ($object->sent === null
            ? ''
            : match (true) {
                \is_int($object->sent) => "<sent>{$object->sent}</sent>",
                default => '<sent>' . Dates::rfc3339($object->sent) . '</sent>',
            });
        $text .= "</{$tag}>";

        return $text;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as XML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=xml
final class RootXMLWriter_81cc2cd20ced
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, string $tag, XmlOutput $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Unions\Message $value PHP checks it where it is used */
        return MessageXMLWriter_d56d425b8be4::write($value, $tag, $out, $kiln);
    }
}
