<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Xml\Element;
use Kiln\Dialect\Jms\Run\Xml\Elements;
use Kiln\Dialect\Jms\Run\Xml\Form;
use Kiln\Dialect\Jms\Run\Xml\Text;
use Kiln\Dialect\Jms\Run\Xml\XmlWriting;
use Kiln\Engine\Php\Runtime\Mismatch;

// Writes Kiln\Tests\Golden\Jms\Elements\Price to XML as jms/serializer does.
// Names: @currency, amount
// Made by Kiln from the class; do not edit.
final class PriceWriter_f0ac35eb289f
{
    public static function write(\Kiln\Tests\Golden\Jms\Elements\Price $object, Element $element, XmlWriting $kiln): bool
    {
        $content = '';
        // Kiln\Tests\Golden\Jms\Elements\Price::$currency
        if (isset($object->currency)) {
            $element->attributes['currency'] = Text::attribute((string) $object->currency);
        }

        // Kiln\Tests\Golden\Jms\Elements\Price::$amount
        if (isset($object->amount)) {
            if ($content !== '') {
                throw new Mismatch('text beside elements');
            }
            $element->setText((string) Text::float((float) $object->amount));
        }

        $element->content .= $content;

        return true;
    }
}

// Writes Kiln\Tests\Golden\Jms\Elements\Book to XML as jms/serializer does.
// Names: @id, creator, tags, prices, stock
// Made by Kiln from the class; do not edit.
final class BookWriter_526fdc11fc2b
{
    public static function write(\Kiln\Tests\Golden\Jms\Elements\Book $object, Element $element, XmlWriting $kiln): bool
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return false;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Elements\Book::class, null];
        $element->enter('book', null, null, ['dc' => 'http://purl.org/dc/elements/1.1/']);
        $in = $element->in;
        $inner = $element->scope->inner();
        $content = '';
        // Kiln\Tests\Golden\Jms\Elements\Book::$id
        if (isset($object->id)) {
            $element->attributes['id'] = (int) $object->id;
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$creator
        if (isset($object->creator)) {
            $scope = $kiln->name($element, 'creator', 'http://purl.org/dc/elements/1.1/');
            $text = Text::of((string) $object->creator);
            $content .= "{$in}<{$scope->name}{$scope->declarations}>{$text}</{$scope->name}>";
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$tags
        if (isset($object->tags)) {
            $entries = '';
            $deeper = Element::deeper($in);
            foreach ($object->tags as $tag) {
                if ($tag !== null) {
                    $text = (string) $tag;
                    if (\str_contains($text, ']]>')) {
                        $text = Text::split($text);
                    }
                    $entries .= "{$deeper}<tag><![CDATA[{$text}]]></tag>";
                }
            }
            if ($entries !== '') {
                $content .= "{$in}<tags>{$entries}{$in}</tags>";
            }
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$prices
        if (isset($object->prices)) {
            $kiln->open[$frame][2] = 'prices';
            foreach ($object->prices as $price) {
                if ($price !== null) {
                    $entry = new Element('price', $inner, $in, $kiln->forms['entryName: \'price\''] ??= new Form(entryName: 'price'));
                    if (($price::class === \Kiln\Tests\Golden\Jms\Elements\Price::class
                        ? PriceWriter_f0ac35eb289f::write($price, $entry, $kiln)
                        : $kiln->object($price, \Kiln\Tests\Golden\Jms\Elements\Price::class, $entry))) {
                        $content .= $entry->text();
                    }
                }
            }
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$stock
        if (isset($object->stock)) {
            $entries = '';
            $deeper = Element::deeper($in);
            foreach ($object->stock as $key => $stockItem) {
                if ($stockItem !== null) {
                    $key = Text::attribute((string) $key);
                    $text = (int) $stockItem;
                    $entries .= "{$deeper}<count at=\"{$key}\">{$text}</count>";
                }
            }
            if ($entries !== '') {
                $content .= "{$in}<stock>{$entries}{$in}</stock>";
            }
        }

        $element->content .= $content;
        unset($kiln->open[$frame]);

        return true;
    }
}

// Reads Kiln\Tests\Golden\Jms\Elements\Price as jms/serializer does, from decoded data.
// Keys: Kiln\Tests\Golden\Jms\Elements\Price::currency, Kiln\Tests\Golden\Jms\Elements\Price::amount
// Made by Kiln from the class; do not edit.
final class PriceReader_65c9d4eb5dad
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Elements\Price
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['Kiln\Tests\Golden\Jms\Elements\Price::currency', 'Kiln\Tests\Golden\Jms\Elements\Price::amount'], \Kiln\Tests\Golden\Jms\Elements\Price::class, 'currency');
        }
        $object = new \Kiln\Tests\Golden\Jms\Elements\Price();

        // Kiln\Tests\Golden\Jms\Elements\Price::$currency
        $currency = $data['Kiln\Tests\Golden\Jms\Elements\Price::currency'] ?? null;
        if (\is_string($currency)) {
            $object->currency = $currency;
        } elseif ($currency !== null) {
            $object->currency = $kiln->string($currency);
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\Elements\Price::currency', $data)) {
            $object->currency = null;
        } else {
            $object->currency = '';
        }

        // Kiln\Tests\Golden\Jms\Elements\Price::$amount
        $amount = $data['Kiln\Tests\Golden\Jms\Elements\Price::amount'] ?? null;
        if (\is_float($amount)) {
            $object->amount = $amount;
        } elseif ($amount !== null) {
            $object->amount = $kiln->float($amount);
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\Elements\Price::amount', $data)) {
            $object->amount = null;
        } else {
            $object->amount = 0.0;
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\Elements\Book as jms/serializer does, from decoded data.
// Keys: Kiln\Tests\Golden\Jms\Elements\Book::id, Kiln\Tests\Golden\Jms\Elements\Book::creator, Kiln\Tests\Golden\Jms\Elements\Book::tags, Kiln\Tests\Golden\Jms\Elements\Book::prices, Kiln\Tests\Golden\Jms\Elements\Book::stock
// Made by Kiln from the class; do not edit.
final class BookReader_9b4485e143b9
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Elements\Book
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['Kiln\Tests\Golden\Jms\Elements\Book::id', 'Kiln\Tests\Golden\Jms\Elements\Book::creator', 'Kiln\Tests\Golden\Jms\Elements\Book::tags', 'Kiln\Tests\Golden\Jms\Elements\Book::prices', 'Kiln\Tests\Golden\Jms\Elements\Book::stock'], \Kiln\Tests\Golden\Jms\Elements\Book::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\Elements\Book();

        // Kiln\Tests\Golden\Jms\Elements\Book::$id
        $id = $data['Kiln\Tests\Golden\Jms\Elements\Book::id'] ?? null;
        if (\is_int($id)) {
            $object->id = $id;
        } elseif ($id !== null) {
            $object->id = $kiln->int($id);
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\Elements\Book::id', $data)) {
            $object->id = null;
        } else {
            $object->id = 0;
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$creator
        $creator = $data['Kiln\Tests\Golden\Jms\Elements\Book::creator'] ?? null;
        if (\is_string($creator)) {
            $object->creator = $creator;
        } elseif ($creator !== null) {
            $object->creator = $kiln->string($creator);
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\Elements\Book::creator', $data)) {
            $object->creator = null;
        } else {
            $object->creator = '';
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$tags
        $tags = $data['Kiln\Tests\Golden\Jms\Elements\Book::tags'] ?? null;
        if ($tags !== null) {
            $items = [];
            foreach (\is_array($tags) ? $tags : $kiln->refuse($tags, 'array') as $tag) {
                $items[] = \is_string($tag) ? $tag : $kiln->string($tag);
            }
            $object->tags = $items;
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\Elements\Book::tags', $data)) {
            $object->tags = null;
        } else {
            $object->tags = [];
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$prices
        $prices = $data['Kiln\Tests\Golden\Jms\Elements\Book::prices'] ?? null;
        if ($prices !== null) {
            $items = [];
            foreach (\is_array($prices) ? $prices : $kiln->refuse($prices, 'array') as $price) {
                $items[] = PriceReader_65c9d4eb5dad::read($price, $kiln);
            }
            $object->prices = $items;
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\Elements\Book::prices', $data)) {
            $object->prices = null;
        } else {
            $object->prices = [];
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$stock
        $stock = $data['Kiln\Tests\Golden\Jms\Elements\Book::stock'] ?? null;
        if ($stock !== null) {
            $members = [];
            foreach (\is_array($stock) ? $stock : $kiln->refuse($stock, 'array') as $key => $stockItem) {
                $members[$key] = \is_int($stockItem) ? $stockItem : $kiln->int($stockItem);
            }
            $object->stock = $members;
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\Elements\Book::stock', $data)) {
            $object->stock = null;
        } else {
            $object->stock = [];
        }

        return $object;
    }
}

// Takes the data of Kiln\Tests\Golden\Jms\Elements\Book out of XML.
// Made by Kiln from the type; do not edit.
final class XmlExtractor_f9f05361896f
{
    private static int $depth = 0;

    public static function read(string $xml, int &$at, array $attributes): mixed
    {
        self::$depth = 0;

        return self::book($xml, $at, $attributes);
    }

    private const BOOK = '~\G[ \t\n]*+'
        . '[ \t\n]*+(?|(?=</)|(?|<([A-Za-z_][A-Za-z0-9_.\-]{0,200}+)((?:[ \t\n]++[A-Za-z_][A-Za-z0-9_.:\-]{0,200}+[ \t\n]*+=[ \t\n]*+(?:"[^"<]*+"|\'[^\'<]*+\'))*+)[ \t\n]*+(/?)>|<(!--)()()))'
        . '~';

    private const BOOK_KEYS = ['tags' => 'Kiln\Tests\Golden\Jms\Elements\Book::tags', 'stock' => 'Kiln\Tests\Golden\Jms\Elements\Book::stock'];

    /** @return array<string, mixed> */
    public static function book(string $xml, int &$at, array $attributes): array
    {
        $data = [];
        if (isset($attributes['id'])) {
            $data['Kiln\Tests\Golden\Jms\Elements\Book::id'] = (int) $attributes['id'];
        }
        $nulls = [];
        while (true) {
            \preg_match(self::BOOK, $xml, $found, \PREG_UNMATCHED_AS_NULL, $at) === 1 || throw new Mismatch('an element');
            $at += \strlen($found[0]);
            [1 => $tag, 2 => $raw, 3 => $slash] = $found;
            if ($tag === null) {
                break;
            }
            if ($tag === '!--') {
                Elements::comment($xml, $at);

                continue;
            }
            $given = $raw === '' ? [] : Elements::attributes($raw);
            [$content, $start] = $slash === '/' ? [Elements::NONE, 0] : [$xml, $at];
            if ($given !== [] && isset(self::BOOK_KEYS[$tag]) && Elements::isNil($given)) {
                $key = self::BOOK_KEYS[$tag];
                isset($data[$key]) || $nulls[$key] = null;
                $tag = '';
            }
            switch ($tag) {
                case 'tags':
                    $data['Kiln\Tests\Golden\Jms\Elements\Book::tags'] ??= self::tags($content, $start, $given);
                    break;
                case 'stock':
                    $data['Kiln\Tests\Golden\Jms\Elements\Book::stock'] ??= self::stock($content, $start, $given);
                    break;
                case 'price':
                    $data['Kiln\Tests\Golden\Jms\Elements\Book::prices'][] = Elements::isNil($given) ? throw new Mismatch('null') : (self::price($content, $start, $given));
                    break;
                default:
                    Elements::skip($content, $start);
            }
            if ($slash !== '/') {
                $at = Elements::end($xml, $start, $found[1]);
            }
        }
        if ($nulls !== []) {
            $data = $nulls + $data;
        }

        return $data + ['Kiln\Tests\Golden\Jms\Elements\Book::tags' => [], 'Kiln\Tests\Golden\Jms\Elements\Book::prices' => [], 'Kiln\Tests\Golden\Jms\Elements\Book::stock' => []];
    }

    private const TAGS = '~\G[ \t\n]*+<tag>(?|<!\[CDATA\[([^\]\x00-\x08\x0B-\x1F\x80-\xFF]*+(?:(?2)[^\]\x00-\x08\x0B-\x1F\x80-\xFF]*+)*+)\]\]></tag>|([^<&\]\x00-\x08\x0B-\x1F\x80-\xFF]*+(?:(?2)[^<&\]\x00-\x08\x0B-\x1F\x80-\xFF]*+)*+)</tag>)[ \t\n]*+'
        . '(?(DEFINE)((?:[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xEF(?:[\x80-\xBE][\x80-\xBF]|\xBF[\x80-\xBD])|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}|\](?!\]>))++))'
        . '~';

    /** @return list<mixed> */
    public static function tags(string $xml, int &$at, array $attributes): array
    {
        $items = [];
        while (true) {
            if (\preg_match_all(self::TAGS, $xml, $found, \PREG_PATTERN_ORDER, $at) > 0) {
                $at += \strlen(\implode('', $found[0]));
                foreach ($found[1] as $text) {
                    $items[] = $text;
                }
            }
            [$tag, $raw, $slash] = Elements::tag($xml, $at);
            if ($tag === null) {
                return $items;
            }
            if ($tag === '!--') {
                Elements::comment($xml, $at);

                continue;
            }
            $given = Elements::attributes($raw);
            [$content, $start] = $slash === '/' ? [Elements::NONE, 0] : [$xml, $at];
            if ($tag === 'tag') {
                $items[] = Elements::isNil($given) ? throw new Mismatch('null') : (Elements::text($content, $start, $given));
            } else {
                Elements::skip($content, $start);
            }
            if ($slash !== '/') {
                $at = Elements::end($xml, $start, $tag);
            }
        }
    }

    private const STOCK = '~\G[ \t\n]*+<count[ \t\n]++at="([^"<&\t\n\x00-\x08\x0B-\x1F\x80-\xFF]*+(?:(?3)[^"<&\t\n\x00-\x08\x0B-\x1F\x80-\xFF]*+)*+)">([^<&\]\x00-\x08\x0B-\x1F\x80-\xFF]*+(?:(?3)[^<&\]\x00-\x08\x0B-\x1F\x80-\xFF]*+)*+)</count>[ \t\n]*+'
        . '(?(DEFINE)((?:[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xEF(?:[\x80-\xBE][\x80-\xBF]|\xBF[\x80-\xBD])|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}|\](?!\]>))++))'
        . '~';

    /** @return array<array-key, mixed> */
    public static function stock(string $xml, int &$at, array $attributes): array
    {
        $items = [];
        while (true) {
            if (\preg_match_all(self::STOCK, $xml, $found, \PREG_PATTERN_ORDER, $at) > 0) {
                $at += \strlen(\implode('', $found[0]));
                foreach ($found[2] as $number => $text) {
                    $items[$found[1][$number]] = (int) $text;
                }
            }
            [$tag, $raw, $slash] = Elements::tag($xml, $at);
            if ($tag === null) {
                return $items;
            }
            if ($tag === '!--') {
                Elements::comment($xml, $at);

                continue;
            }
            $given = Elements::attributes($raw);
            [$content, $start] = $slash === '/' ? [Elements::NONE, 0] : [$xml, $at];
            if ($tag === 'count') {
                $items[$given['at'] ?? throw new Mismatch('no key')] = Elements::isNil($given) ? throw new Mismatch('null') : ((int) Elements::text($content, $start, $given));
            } else {
                Elements::skip($content, $start);
            }
            if ($slash !== '/') {
                $at = Elements::end($xml, $start, $tag);
            }
        }
    }

    /** @return array<string, mixed> */
    public static function price(string $xml, int &$at, array $attributes): array
    {
        $data = [];
        if (isset($attributes['currency'])) {
            $data['Kiln\Tests\Golden\Jms\Elements\Price::currency'] = $attributes['currency'];
        }
        $data['Kiln\Tests\Golden\Jms\Elements\Price::amount'] = (float) Elements::text($xml, $at);

        return $data;
    }
}

// Takes the data of Kiln\Tests\Golden\Jms\Elements\Book out of XML.
// Made by Kiln from the type; do not edit.
final class XmlExtraction_a90c964fad64
{
    public const PROGRAM = [
        'root' => [7, 0],
        'objects' => [
            [
                null,
                [
                    ['Kiln\Tests\Golden\Jms\Elements\Book::id', 1, 'id', null, [1], null],
                    ['Kiln\Tests\Golden\Jms\Elements\Book::creator', 7, 'creator', 'http://purl.org/dc/elements/1.1/', [0], null],
                    ['Kiln\Tests\Golden\Jms\Elements\Book::tags', 6, 'tags', null, [5, [0]], ['tag', null, null, false]],
                    ['Kiln\Tests\Golden\Jms\Elements\Book::prices', 5, 'prices', null, [5, [7, 1]], ['price', null, null, false]],
                    ['Kiln\Tests\Golden\Jms\Elements\Book::stock', 6, 'stock', null, [6, [1]], ['count', null, 'at', false]],
                ],
            ],
            [
                null,
                [
                    ['Kiln\Tests\Golden\Jms\Elements\Price::currency', 1, 'currency', null, [0], null],
                    ['Kiln\Tests\Golden\Jms\Elements\Price::amount', 4, 'amount', null, [2], null],
                ],
            ],
        ],
    ];
}
