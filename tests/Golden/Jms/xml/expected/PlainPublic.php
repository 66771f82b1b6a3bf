<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Xml\Element;
use Kiln\Dialect\Jms\Run\Xml\Elements;
use Kiln\Dialect\Jms\Run\Xml\Extraction;
use Kiln\Dialect\Jms\Run\Xml\Text;
use Kiln\Dialect\Jms\Run\Xml\XmlWriting;
use Kiln\Engine\Php\Runtime\Mismatch;

// Writes Kiln\Tests\Golden\Jms\PlainPublic\Product to XML as jms/serializer does.
// Names: id, name, price, active, note
// Made by Kiln from the class; do not edit.
final class ProductWriter_2d929fd92733
{
    public static function inside(\Kiln\Tests\Golden\Jms\PlainPublic\Product $object, string $in, XmlWriting $kiln): string
    {
        $content = '';

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$id
        if (isset($object->id)) {
            $text = (int) $object->id;
            $content .= "{$in}<id>{$text}</id>";
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$name
        if (isset($object->name)) {
            $text = (string) $object->name;
            if (\str_contains($text, ']]>')) {
                $text = Text::split($text);
            }
            $content .= "{$in}<name><![CDATA[{$text}]]></name>";
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$price
        if (isset($object->price)) {
            $text = Text::float((float) $object->price);
            $content .= "{$in}<price>{$text}</price>";
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$active
        if (isset($object->active)) {
            $text = ($object->active ? 'true' : 'false');
            $content .= "{$in}<active>{$text}</active>";
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$note
        if (isset($object->note)) {
            $text = (string) $object->note;
            if (\str_contains($text, ']]>')) {
                $text = Text::split($text);
            }
            $content .= "{$in}<note><![CDATA[{$text}]]></note>";
        }

        return $content;
    }

    public static function write(\Kiln\Tests\Golden\Jms\PlainPublic\Product $object, Element $element, XmlWriting $kiln): bool
    {
        $element->content .= ProductWriter_2d929fd92733::inside($object, $element->in, $kiln);

        return true;
    }
}

// Reads Kiln\Tests\Golden\Jms\PlainPublic\Product as jms/serializer does, from decoded data.
// Keys: Kiln\Tests\Golden\Jms\PlainPublic\Product::id, Kiln\Tests\Golden\Jms\PlainPublic\Product::name, Kiln\Tests\Golden\Jms\PlainPublic\Product::price, Kiln\Tests\Golden\Jms\PlainPublic\Product::active, Kiln\Tests\Golden\Jms\PlainPublic\Product::note
// Made by Kiln from the class; do not edit.
final class ProductReader_b3d8404f3217
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\PlainPublic\Product
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['Kiln\Tests\Golden\Jms\PlainPublic\Product::id', 'Kiln\Tests\Golden\Jms\PlainPublic\Product::name', 'Kiln\Tests\Golden\Jms\PlainPublic\Product::price', 'Kiln\Tests\Golden\Jms\PlainPublic\Product::active', 'Kiln\Tests\Golden\Jms\PlainPublic\Product::note'], \Kiln\Tests\Golden\Jms\PlainPublic\Product::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\PlainPublic\Product();

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$id
        $id = $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::id'] ?? null;
        if (\is_int($id)) {
            $object->id = $id;
        } elseif ($id !== null) {
            $object->id = $kiln->int($id);
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\PlainPublic\Product::id', $data)) {
            $object->id = null;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$name
        $name = $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::name'] ?? null;
        if (\is_string($name)) {
            $object->name = $name;
        } elseif ($name !== null) {
            $object->name = $kiln->string($name);
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\PlainPublic\Product::name', $data)) {
            $object->name = null;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$price
        $price = $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::price'] ?? null;
        if (\is_float($price)) {
            $object->price = $price;
        } elseif ($price !== null) {
            $object->price = $kiln->float($price);
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\PlainPublic\Product::price', $data)) {
            $object->price = null;
        } else {
            $object->price = 0.0;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$active
        $active = $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::active'] ?? null;
        if (\is_bool($active)) {
            $object->active = $active;
        } elseif ($active !== null) {
            $object->active = (bool) $active;
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\PlainPublic\Product::active', $data)) {
            $object->active = null;
        } else {
            $object->active = true;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$note
        $note = $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::note'] ?? null;
        if (\is_string($note)) {
            $object->note = $note;
        } elseif ($note !== null) {
            $object->note = $kiln->string($note);
        } else {
            $object->note = null;
        }

        return $object;
    }
}

// Takes the data of Kiln\Tests\Golden\Jms\PlainPublic\Product out of XML.
// Made by Kiln from the type; do not edit.
final class XmlExtractor_aafa4f83d101
{
    private static int $depth = 0;

    public static function read(string $xml, int &$at, array $attributes): mixed
    {
        self::$depth = 0;

        return self::product($xml, $at, $attributes);
    }

    private const PRODUCT = '~\G[ \t\n]*+'
        . '(?:'
        . '(?(1)(?!)|<id>([^<&\]\x00-\x08\x0B-\x1F\x80-\xFF]*+(?:(?9)[^<&\]\x00-\x08\x0B-\x1F\x80-\xFF]*+)*+)</id>[ \t\n]*+)?+'
        . '(?(2)(?!)|<name>(?|<!\[CDATA\[([^\]\x00-\x08\x0B-\x1F\x80-\xFF]*+(?:(?9)[^\]\x00-\x08\x0B-\x1F\x80-\xFF]*+)*+)\]\]></name>|([^<&\]\x00-\x08\x0B-\x1F\x80-\xFF]*+(?:(?9)[^<&\]\x00-\x08\x0B-\x1F\x80-\xFF]*+)*+)</name>)[ \t\n]*+)?+'
        . '(?(3)(?!)|<price>([^<&\]\x00-\x08\x0B-\x1F\x80-\xFF]*+(?:(?9)[^<&\]\x00-\x08\x0B-\x1F\x80-\xFF]*+)*+)</price>[ \t\n]*+)?+'
        . '(?(4)(?!)|<active>([^<&\]\x00-\x08\x0B-\x1F\x80-\xFF]*+(?:(?9)[^<&\]\x00-\x08\x0B-\x1F\x80-\xFF]*+)*+)</active>[ \t\n]*+)?+'
        . '(?(5)(?!)|<note>(?|<!\[CDATA\[([^\]\x00-\x08\x0B-\x1F\x80-\xFF]*+(?:(?9)[^\]\x00-\x08\x0B-\x1F\x80-\xFF]*+)*+)\]\]></note>|([^<&\]\x00-\x08\x0B-\x1F\x80-\xFF]*+(?:(?9)[^<&\]\x00-\x08\x0B-\x1F\x80-\xFF]*+)*+)</note>)[ \t\n]*+)?+'
        . ')*+'
        . '[ \t\n]*+(?|(?=</)|(?|<([A-Za-z_][A-Za-z0-9_.\-]{0,200}+)((?:[ \t\n]++[A-Za-z_][A-Za-z0-9_.:\-]{0,200}+[ \t\n]*+=[ \t\n]*+(?:"[^"<]*+"|\'[^\'<]*+\'))*+)[ \t\n]*+(/?)>|<(!--)()()))'
        . '(?(DEFINE)((?:[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xEF(?:[\x80-\xBE][\x80-\xBF]|\xBF[\x80-\xBD])|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}|\](?!\]>))++))'
        . '~';

    private const PRODUCT_KEYS = ['id' => 'Kiln\Tests\Golden\Jms\PlainPublic\Product::id', 'name' => 'Kiln\Tests\Golden\Jms\PlainPublic\Product::name', 'price' => 'Kiln\Tests\Golden\Jms\PlainPublic\Product::price', 'active' => 'Kiln\Tests\Golden\Jms\PlainPublic\Product::active', 'note' => 'Kiln\Tests\Golden\Jms\PlainPublic\Product::note'];

    /** @return array<string, mixed> */
    public static function product(string $xml, int &$at, array $attributes): array
    {
        $data = [];
        $nulls = [];
        while (true) {
            \preg_match(self::PRODUCT, $xml, $found, \PREG_UNMATCHED_AS_NULL, $at) === 1 || throw new Mismatch('an element');
            $at += \strlen($found[0]);
            if (isset($found[1])) {
                $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::id'] ??= (int) $found[1];
            }
            if (isset($found[2])) {
                $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::name'] ??= $found[2];
            }
            if (isset($found[3])) {
                $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::price'] ??= (float) $found[3];
            }
            if (isset($found[4])) {
                $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::active'] ??= Extraction::BOOLEANS[\strtolower($found[4])] ?? throw new Mismatch('bool');
            }
            if (isset($found[5])) {
                $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::note'] ??= $found[5];
            }
            [6 => $tag, 7 => $raw, 8 => $slash] = $found;
            if ($tag === null) {
                break;
            }
            if ($tag === '!--') {
                Elements::comment($xml, $at);

                continue;
            }
            $given = $raw === '' ? [] : Elements::attributes($raw);
            [$content, $start] = $slash === '/' ? [Elements::NONE, 0] : [$xml, $at];
            if ($given !== [] && isset(self::PRODUCT_KEYS[$tag]) && Elements::isNil($given)) {
                $key = self::PRODUCT_KEYS[$tag];
                isset($data[$key]) || $nulls[$key] = null;
                $tag = '';
            }
            switch ($tag) {
                case 'id':
                    $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::id'] ??= (int) Elements::text($content, $start);
                    break;
                case 'name':
                    $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::name'] ??= Elements::text($content, $start);
                    break;
                case 'price':
                    $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::price'] ??= (float) Elements::text($content, $start);
                    break;
                case 'active':
                    $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::active'] ??= Extraction::BOOLEANS[\strtolower(Elements::text($content, $start))] ?? throw new Mismatch('bool');
                    break;
                case 'note':
                    $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::note'] ??= Elements::text($content, $start);
                    break;
                default:
                    Elements::skip($content, $start);
            }
            if ($slash !== '/') {
                $at = Elements::end($xml, $start, $found[6]);
            }
        }
        if ($nulls !== []) {
            $data = $nulls + $data;
        }

        return $data;
    }
}
