<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Xml\Element;
use Kiln\Dialect\Jms\Run\Xml\Form;
use Kiln\Dialect\Jms\Run\Xml\Text;
use Kiln\Dialect\Jms\Run\Xml\XmlWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\XmlItems;
use Kiln\Engine\Php\Runtime\XmlScan;

// Writes Kiln\Tests\Golden\Jms\Elements\Price to XML as jms/serializer does.
// Names: @currency, amount
// Made by Kiln from the class; do not edit.
final class PriceWriter_f0ac35eb289f
{
    public static function attributes(\Kiln\Tests\Golden\Jms\Elements\Price $object, XmlWriting $kiln): string
    {
        $attributes = '';

        // Kiln\Tests\Golden\Jms\Elements\Price::$currency
        if (isset($object->currency)) {
            $text = (string) $object->currency;
            if (\preg_match(Text::SPECIAL, $text) === 1) {
                $text = Text::attribute($text);
            }
            $attributes .= " currency=\"{$text}\"";
        }

        return $attributes;
    }

    public static function inside(\Kiln\Tests\Golden\Jms\Elements\Price $object, XmlWriting $kiln): ?string
    {
        $content = null;

        // Kiln\Tests\Golden\Jms\Elements\Price::$amount
        if (isset($object->amount)) {
            $content = (string) Text::float((float) $object->amount);
        }

        return $content;
    }

    public static function write(\Kiln\Tests\Golden\Jms\Elements\Price $object, Element $element, XmlWriting $kiln): bool
    {
        // Kiln\Tests\Golden\Jms\Elements\Price::$currency
        if (isset($object->currency)) {
            $text = (string) $object->currency;
            if (\preg_match(Text::SPECIAL, $text) === 1) {
                $text = Text::attribute($text);
            }
            $element->attributes['currency'] = $text;
        }

        $text = PriceWriter_f0ac35eb289f::inside($object, $kiln);
        if ($text !== null) {
            $element->setText($text);
        }

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
        $content = $element->begin();
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
            $deeper = $kiln->deeper[$in] ??= Element::deeper($in);
            $content .= "{$in}<tags>";
            $length = \strlen($content);
            foreach ($object->tags as $tag) {
                if ($tag !== null) {
                    $text = (string) $tag;
                    if (\str_contains($text, ']]>')) {
                        $text = Text::split($text);
                    }
                    $content .= "{$deeper}<tag><![CDATA[{$text}]]></tag>";
                }
            }
            if (\strlen($content) !== $length) {
                $content .= "{$in}</tags>";
            } else {
                $content = \substr($content, 0, -6 - \strlen($in));
            }
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$prices
        if (isset($object->prices)) {
            $kiln->open[$frame][2] = 'prices';
            foreach ($object->prices as $price) {
                if ($price !== null) {
                    if ($price::class === \Kiln\Tests\Golden\Jms\Elements\Price::class) {
                        $attributes = PriceWriter_f0ac35eb289f::attributes($price, $kiln);
                        $text = PriceWriter_f0ac35eb289f::inside($price, $kiln);
                        $content .= $text === null ? "{$in}<price{$attributes}/>" : "{$in}<price{$attributes}>{$text}</price>";
                    } else {
                        $entry = new Element('price', $inner, $in, $kiln->forms['entryName: \'price\''] ??= new Form(entryName: 'price'));
                        if ($kiln->object($price, \Kiln\Tests\Golden\Jms\Elements\Price::class, $entry)) {
                            $content .= $entry->text();
                        }
                    }
                }
            }
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$stock
        if (isset($object->stock)) {
            $deeper = $kiln->deeper[$in] ??= Element::deeper($in);
            $content .= "{$in}<stock>";
            $length = \strlen($content);
            foreach ($object->stock as $key => $stockItem) {
                if ($stockItem !== null) {
                    $key = Text::attribute((string) $key);
                    $text = (int) $stockItem;
                    $content .= "{$deeper}<count at=\"{$key}\">{$text}</count>";
                }
            }
            if (\strlen($content) !== $length) {
                $content .= "{$in}</stock>";
            } else {
                $content = \substr($content, 0, -7 - \strlen($in));
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
            foreach (\is_array($tags) ? $tags : $kiln->items($tags) as $tag) {
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
            foreach (\is_array($prices) ? $prices : $kiln->items($prices) as $price) {
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
final class XmlScan_d843a0c61fc6
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

        return self::book($xml, $at, $attributes);
    }

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
            \preg_match(self::$patterns['book'], $xml, $found, \PREG_UNMATCHED_AS_NULL, $at) === 1 || throw new Mismatch('an element');
            $at += \strlen($found[0]);
            [1 => $tag, 2 => $raw, 3 => $slash] = $found;
            if ($tag === null) {
                break;
            }
            if ($tag === '!--') {
                XmlScan::comment($xml, $at);

                continue;
            }
            if ($raw === null) {
                $start = $at;
                switch ($tag) {
                    case 'price':
                        $data['Kiln\Tests\Golden\Jms\Elements\Book::prices'] ??= XmlItems::over($xml, $at, self::$patterns['priceLater'], self::priceLater(...)) ?? [];
                        $at === $start && self::priceRows($xml, $at, $data['Kiln\Tests\Golden\Jms\Elements\Book::prices']);
                        break;
                }
                if ($at > $start) {
                    continue;
                }
                [$tag, $raw, $slash] = XmlScan::tag($xml, $at);
            }
            $given = $raw === '' ? [] : XmlScan::attributes($raw);
            [$content, $start] = $slash === '/' ? [XmlScan::NONE, 0] : [$xml, $at];
            $key = $tag;
            if ($given !== [] && isset(self::BOOK_KEYS[$tag]) && XmlScan::isNil($given)) {
                isset($data[self::BOOK_KEYS[$tag]]) || $nulls[self::BOOK_KEYS[$tag]] = null;
                $key = '';
            }
            switch ($key) {
                case 'tags':
                    $data['Kiln\Tests\Golden\Jms\Elements\Book::tags'] ??= self::tags($content, $start, $given);
                    break;
                case 'stock':
                    $data['Kiln\Tests\Golden\Jms\Elements\Book::stock'] ??= self::stock($content, $start, $given);
                    break;
                case 'price':
                    $data['Kiln\Tests\Golden\Jms\Elements\Book::prices'][] = XmlScan::isNil($given) ? throw new Mismatch('null') : self::price($content, $start, $given);
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

        return $data + ['Kiln\Tests\Golden\Jms\Elements\Book::tags' => [], 'Kiln\Tests\Golden\Jms\Elements\Book::prices' => [], 'Kiln\Tests\Golden\Jms\Elements\Book::stock' => []];
    }

    /** @return \Generator<int, mixed> */
    public static function priceLater(string $xml, int $at, int $end): \Generator
    {
        while (\preg_match(self::$patterns['priceRows'], $xml, $found, \PREG_UNMATCHED_AS_NULL, $at) === 1) {
            $at += \strlen($found[0]);
            if (self::$hasReferences && \str_contains($found[0], '&')) {
                $found = XmlScan::withoutReferences($found, [1]);
            }
            $item = [];
            if (isset($found[1])) {
                $item['Kiln\Tests\Golden\Jms\Elements\Price::currency'] = $found[1];
            }
            $item['Kiln\Tests\Golden\Jms\Elements\Price::amount'] = (float) $found[2];

            yield $item;
        }
        $at === $end || throw new Mismatch('an element');
    }

    public static function priceRows(string $xml, int &$at, array &$items): void
    {
        \preg_match_all(self::$patterns['priceRows'], $xml, $rows, \PREG_SET_ORDER | \PREG_UNMATCHED_AS_NULL, $at);
        foreach ($rows as $found) {
            $at += \strlen($found[0]);
            if (self::$hasReferences && \str_contains($found[0], '&')) {
                $found = XmlScan::withoutReferences($found, [1]);
            }
            $item = [];
            if (isset($found[1])) {
                $item['Kiln\Tests\Golden\Jms\Elements\Price::currency'] = $found[1];
            }
            $item['Kiln\Tests\Golden\Jms\Elements\Price::amount'] = (float) $found[2];
            $items[] = $item;
        }
    }

    /** @return list<mixed> */
    public static function tags(string $xml, int &$at, array $attributes): array
    {
        $items = [];
        while (true) {
            self::tagRows($xml, $at, $items);
            [$tag, $raw, $slash] = XmlScan::tag($xml, $at);
            if ($tag === null) {
                return $items;
            }
            if ($tag === '!--') {
                XmlScan::comment($xml, $at);

                continue;
            }
            $given = XmlScan::attributes($raw);
            [$content, $start] = $slash === '/' ? [XmlScan::NONE, 0] : [$xml, $at];
            if ($tag === 'tag') {
                $items[] = XmlScan::isNil($given) ? throw new Mismatch('null') : XmlScan::text($content, $start);
            } else {
                XmlScan::skip($content, $start);
            }
            if ($slash !== '/') {
                $at = XmlScan::end($xml, $start, $tag);
            }
        }
    }

    /** @return array<array-key, mixed> */
    public static function stock(string $xml, int &$at, array $attributes): array
    {
        $items = [];
        while (true) {
            self::stockItemRows($xml, $at, $items);
            [$tag, $raw, $slash] = XmlScan::tag($xml, $at);
            if ($tag === null) {
                return $items;
            }
            if ($tag === '!--') {
                XmlScan::comment($xml, $at);

                continue;
            }
            $given = XmlScan::attributes($raw);
            [$content, $start] = $slash === '/' ? [XmlScan::NONE, 0] : [$xml, $at];
            if ($tag === 'count') {
                $items[$given['at'] ?? throw new Mismatch('no key')] = XmlScan::isNil($given) ? throw new Mismatch('null') : (int) XmlScan::text($content, $start);
            } else {
                XmlScan::skip($content, $start);
            }
            if ($slash !== '/') {
                $at = XmlScan::end($xml, $start, $tag);
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
        $data['Kiln\Tests\Golden\Jms\Elements\Price::amount'] = (float) XmlScan::text($xml, $at);

        return $data;
    }

    public static function tagRows(string $xml, int &$at, array &$items): void
    {
        if (\preg_match_all(self::$patterns['tagRows'], $xml, $found, \PREG_PATTERN_ORDER, $at) > 0) {
            $at += \strlen(\implode('', $found[0]));
            if (self::$hasReferences) {
                $found[1] = XmlScan::withoutReferences($found[1], \array_keys($found[1]));
            }
            foreach ($found[1] as $text) {
                $items[] = $text;
            }
        }
    }

    public static function stockItemRows(string $xml, int &$at, array &$items): void
    {
        if (\preg_match_all(self::$patterns['stockItemRows'], $xml, $found, \PREG_PATTERN_ORDER, $at) > 0) {
            $at += \strlen(\implode('', $found[0]));
            if (self::$hasReferences) {
                $found[1] = XmlScan::withoutReferences($found[1], \array_keys($found[1]));
            }
            foreach ($found[2] as $number => $text) {
                $items[$found[1][$number]] = (int) $text;
            }
        }
    }

    private const PATTERNS = [
        'book' => '~\G[ \t\n]*+[ \t\n]*+(?|(?=</)|(?=<(price)[ \t\n/>])|(?|<([A-Za-z_][A-Za-z0-9_.\-]{0,200}+)((?:[ \t\n]++[A-Za-z_][A-Za-z0-9_.:\-]{0,200}+[ \t\n]*+=[ \t\n]*+(?:"[^"<]*+"|\'[^\'<]*+\'))*+)[ \t\n]*+(/?)>|<(!--)()()))~',
        'priceLater' => '~\G[ \t\n]*+(?:<price(?:[ \t\n]++currency="{any value}")?+>(?:[^<&\]]*+)</price>[ \t\n]*+)*+\K~',
        'priceRows' => '~\G[ \t\n]*+<price(?:[ \t\n]++currency="{value}")?+>([^<&\]]*+)</price>[ \t\n]*+~',
        'tagRows' => '~\G[ \t\n]*+<tag>{text}</tag>[ \t\n]*+~',
        'stockItemRows' => '~\G[ \t\n]*+<count[ \t\n]++at="{value}">([^<&\]]*+)</count>[ \t\n]*+~',
    ];
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
