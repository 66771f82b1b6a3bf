<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Xml\Element;
use Kiln\Dialect\Jms\Run\Xml\Extraction;
use Kiln\Dialect\Jms\Run\Xml\Text;
use Kiln\Dialect\Jms\Run\Xml\XmlWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\XmlScan;

// Writes Kiln\Tests\Golden\Jms\PlainPublic\Product to XML as jms/serializer does.
// Names: id, name, price, active, note
// Made by Kiln from the class; do not edit.
final class ProductWriter_2d929fd92733
{
    public static function inside(\Kiln\Tests\Golden\Jms\PlainPublic\Product $object, string $content, string $in, XmlWriting $kiln): string
    {
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
        $content = ProductWriter_2d929fd92733::inside($object, $element->begin(), $element->in, $kiln);
        $element->content .= $content;

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
final class XmlScan_2e914f004d27
{
    public const NAMESPACE = '';

    /** @var array<string, string> */
    private static array $patterns = [];

    /** @var array<int, array<string, string>> by what texts there are in the document, as in XmlScan */
    private static array $known = [];

    private static bool $hasReferences = false;

    private static int $depth = 0;

    public static function begin(int $texts): void
    {
        self::$patterns = self::$known[$texts] ??= XmlScan::patterns(self::PATTERNS, $texts);
        self::$hasReferences = $texts === XmlScan::REFERENCES;
        self::$depth = 0;
    }

    public static function read(string $xml, int &$at, array $attributes, int $texts): mixed
    {
        self::begin($texts);

        return self::product($xml, $at, $attributes);
    }

    private const PRODUCT_KEYS = ['id' => 'Kiln\Tests\Golden\Jms\PlainPublic\Product::id', 'name' => 'Kiln\Tests\Golden\Jms\PlainPublic\Product::name', 'price' => 'Kiln\Tests\Golden\Jms\PlainPublic\Product::price', 'active' => 'Kiln\Tests\Golden\Jms\PlainPublic\Product::active', 'note' => 'Kiln\Tests\Golden\Jms\PlainPublic\Product::note'];

    /** @return array<string, mixed> */
    public static function product(string $xml, int &$at, array $attributes): array
    {
        $data = [];
        $nulls = [];
        while (true) {
            \preg_match(self::$patterns['product'], $xml, $found, \PREG_UNMATCHED_AS_NULL, $at) === 1 || throw new Mismatch('an element');
            $at += \strlen($found[0]);
            if (self::$hasReferences && \str_contains($found[0], '&')) {
                $found = XmlScan::withoutReferences($found, [2, 5]);
            }
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
                XmlScan::comment($xml, $at);

                continue;
            }
            $given = $raw === '' ? [] : XmlScan::attributes($raw);
            [$content, $start] = $slash === '/' ? [XmlScan::NONE, 0] : [$xml, $at];
            $key = $tag;
            if ($given !== [] && isset(self::PRODUCT_KEYS[$tag]) && XmlScan::isNil($given)) {
                isset($data[self::PRODUCT_KEYS[$tag]]) || $nulls[self::PRODUCT_KEYS[$tag]] = null;
                $key = '';
            }
            switch ($key) {
                case 'id':
                    $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::id'] ??= (int) XmlScan::text($content, $start);
                    break;
                case 'name':
                    $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::name'] ??= XmlScan::text($content, $start);
                    break;
                case 'price':
                    $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::price'] ??= (float) XmlScan::text($content, $start);
                    break;
                case 'active':
                    $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::active'] ??= Extraction::BOOLEANS[\strtolower(XmlScan::text($content, $start))] ?? throw new Mismatch('bool');
                    break;
                case 'note':
                    $data['Kiln\Tests\Golden\Jms\PlainPublic\Product::note'] ??= XmlScan::text($content, $start);
                    break;
                default:
                    XmlScan::skip($content, $start);
            }
            if ($slash !== '/') {
                $at = XmlScan::end($xml, $start, $tag);
            }
        }
        if ($nulls !== []) {
            $data = $nulls + $data;
        }

        return $data;
    }

    private const PATTERNS = [
        'product' => '~\G[ \t\n]*+(?:(?(1)(?!)|<id>([^<&\]]*+)</id>[ \t\n]*+)?+(?(2)(?!)|<name>{text}</name>[ \t\n]*+)?+(?(3)(?!)|<price>([^<&\]]*+)</price>[ \t\n]*+)?+(?(4)(?!)|<active>([^<&\]]*+)</active>[ \t\n]*+)?+(?(5)(?!)|<note>{text}</note>[ \t\n]*+)?+)*+[ \t\n]*+(?|(?=</)|(?|<([A-Za-z_][A-Za-z0-9_.\-]{0,200}+)((?:[ \t\n]++[A-Za-z_][A-Za-z0-9_.:\-]{0,200}+[ \t\n]*+=[ \t\n]*+(?:"[^"<]*+"|\'[^\'<]*+\'))*+)[ \t\n]*+(/?)>|<(!--)()()))~',
    ];
}
