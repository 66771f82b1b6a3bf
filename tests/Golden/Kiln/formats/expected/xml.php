<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\XmlScan;
use Kiln\Engine\Value\Dates;
use Kiln\Format\Xml\Scalars;
use Kiln\Format\Xml\Syntax;
use Kiln\Format\Xml\XmlOutput;

// Writes Kiln\Tests\Golden\Kiln\Elements\Book as XML.
// Keys: id, author, abstract, tags, prices, stock, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Elements\Book' --direction=write --as=xml
final class BookXMLWriter_ccf1e1972472
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 3;

    public static function write(\Kiln\Tests\Golden\Kiln\Elements\Book $object, string $tag, XmlOutput $out, DirectWriting $kiln): string
    {
        $start = $tag;
        if ($tag === '' || $tag === ' ') {
            [$tag, $start] = $out->named($tag, 'book', ['name' => 'book', 'namespace' => 'urn:books', 'prefix http://purl.org/dc/elements/1.1/' => 'dc']);
        } else {
            $out->within(['name' => 'book', 'namespace' => 'urn:books', 'prefix http://purl.org/dc/elements/1.1/' => 'dc']);
        }
        $author = $object->author;
        $note = $object->note;
        if ($author === '' || $note === '' || \preg_match(Syntax::PLAIN, "{$author} {$note}") !== 1) {
            [$author, $note] = $out->texts($author, $note);
        }
        $text = "<{$start}"
            // Kiln\Tests\Golden\Kiln\Elements\Book::$id
            . " id=\"{$object->id}\""
            . '>'
            // Kiln\Tests\Golden\Kiln\Elements\Book::$author
            . '<' . $out->element('http://purl.org/dc/elements/1.1/') . 'creator' . ">{$author}</" . $out->element('http://purl.org/dc/elements/1.1/') . 'creator' . '>'
            // Kiln\Tests\Golden\Kiln\Elements\Book::$abstract
            . ($object->abstract === '' ? '<abstract/>' : '<abstract>' . $out->cdata($object->abstract) . '</abstract>');

        if ($object->tags === []) {
            $text .= '<tags/>';
        } else {
            $text .= '<tags>';
            foreach ($object->tags as $tag2) {
                \is_string($tag2) || throw new Mismatch('tag');
                $text .= '<tag>' . (\preg_match(Syntax::PLAIN, $tag2) === 1 ? $tag2 : $out->text($tag2)) . '</tag>';
            }
            $text .= '</tags>';
        }

        foreach ($object->prices as $price) {
            $price instanceof \Kiln\Tests\Golden\Kiln\Elements\Price || throw new Mismatch('price');
            $currency = $price->currency;
            if (\preg_match(Syntax::PLAIN_VALUE, $currency) !== 1) {
                $currency = $out->value($currency);
            }
            $text .= "<price currency=\"{$currency}\">" . Syntax::float($price->amount) . '</price>';
        }

        if ($object->stock === []) {
            $text .= '<stock/>';
        } else {
            $text .= '<stock>';
            foreach ($object->stock as $key => $stockItem) {
                $name = $out->value((string) $key);
                \is_int($stockItem) || throw new Mismatch('stockItem');
                $text .= "<count at=\"{$name}\">{$stockItem}</count>";
            }
            $text .= '</stock>';
        }

        // Kiln\Tests\Golden\Kiln\Elements\Book::$note
        $text .= ($object->note === null ? '<note' . $out->nil() : "<note>{$note}</note>");
        $text .= "</{$tag}>";

        return $text;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Elements\Book as XML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Elements\Book' --direction=write --as=xml
final class RootXMLWriter_679e4a17ed9d
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 3;

    public static function write(mixed $value, string $tag, XmlOutput $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Elements\Book $value PHP checks it where it is used */
        return BookXMLWriter_ccf1e1972472::write($value, $tag, $out, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as XML.
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=xml
final class ProductXMLWriter_7ca23a9e2008
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\PlainPublic\Product $object, string $tag, XmlOutput $out, DirectWriting $kiln): string
    {
        $start = $tag;
        if ($tag === '' || $tag === ' ') {
            [$tag, $start] = $out->named($tag, 'Product', []);
        }
        if (!isset($object->id, $object->name, $object->price, $object->active) || !(isset($object->note) || $kiln->isInitialized($object, \Kiln\Tests\Golden\Kiln\PlainPublic\Product::class, 'note'))) {
            return $kiln->byTree($object, 'ProductTreeWriter_7ca23a9e2008', $tag);
        }
        $name = $object->name;
        $note = $object->note;
        if ($name === '' || $note === '' || \preg_match(Syntax::PLAIN, "{$name} {$note}") !== 1) {
            [$name, $note] = $out->texts($name, $note);
        }

        return "<{$start}>"
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$id
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$name
            . "<id>{$object->id}</id><name>{$name}</name>"
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$price
            . '<price>' . Syntax::float($object->price) . '</price>'
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$active
            . ($object->active ? '<active>true</active>' : '<active>false</active>')
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$note
            . ($object->note === null ? '' : "<note>{$note}</note>")
            . "</{$tag}>";
    }
}

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as XML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=xml
final class RootXMLWriter_2402f01a1afa
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(mixed $value, string $tag, XmlOutput $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\PlainPublic\Product $value PHP checks it where it is used */
        return ProductXMLWriter_7ca23a9e2008::write($value, $tag, $out, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as XML.
// Keys: size, receiver, position
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=xml
final class ParcelXMLWriter_eb1edac3fc33
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Shapes\Parcel $object, string $tag, XmlOutput $out, DirectWriting $kiln): string
    {
        $start = $tag;
        if ($tag === '' || $tag === ' ') {
            [$tag, $start] = $out->named($tag, 'Parcel', []);
        }
        return $kiln->byTree($object, 'ParcelTreeWriter_eb1edac3fc33', $tag);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as XML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=xml
final class RootXMLWriter_ed382a5713a4
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, string $tag, XmlOutput $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Shapes\Parcel $value PHP checks it where it is used */
        return ParcelXMLWriter_eb1edac3fc33::write($value, $tag, $out, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile as XML.
// Keys: name, bio, links, friend, visits
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write --as=xml
final class ProfileXMLWriter_7ddb2f72d6f1
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Sparse\Profile $object, string $tag, XmlOutput $out, DirectWriting $kiln): string
    {
        $start = $tag;
        if ($tag === '' || $tag === ' ') {
            [$tag, $start] = $out->named($tag, 'Profile', []);
        }
        return $kiln->byTree($object, 'ProfileTreeWriter_7ddb2f72d6f1', $tag);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile as XML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write --as=xml
final class RootXMLWriter_427e8aa314de
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 0;

    public static function write(mixed $value, string $tag, XmlOutput $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Sparse\Profile $value PHP checks it where it is used */
        return ProfileXMLWriter_7ddb2f72d6f1::write($value, $tag, $out, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as XML.
// Keys: id, body, references, attachment, sent
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=xml
final class MessageXMLWriter_112c5c9a1b70
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
            return $kiln->byTree($object, 'MessageTreeWriter_112c5c9a1b70', $tag);
        }

        $text2 = Syntax::scalar($object->id);
        $text = "<{$start}>"
            // Kiln\Tests\Golden\Kiln\Unions\Message::$id
            . '<id>' . (\preg_match(Syntax::PLAIN, $text2) === 1 ? $text2 : $out->text($text2)) . '</id>';

        if ($object->body instanceof \Kiln\Tests\Golden\Kiln\Unions\Picture) {
            if (!isset($object->body->url)) {
                $text .= $kiln->byTree($object->body, 'PictureTreeWriter_73023d75025d', 'body');
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
                $text .= $kiln->byTree($object->body, 'TextTreeWriter_a9523e2771d4', 'body');
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
                    $text .= $kiln->byTree($object->attachment, 'PictureTreeWriter_73023d75025d', 'attachment');
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
final class RootXMLWriter_9192703ab22e
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, string $tag, XmlOutput $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Unions\Message $value PHP checks it where it is used */
        return MessageXMLWriter_112c5c9a1b70::write($value, $tag, $out, $kiln);
    }
}

// Takes the data of array<string, Kiln\Tests\Golden\Kiln\Collections\Item> out of XML.
// Made by Kiln from the type; do not edit.
final class XmlScan_22e502b8f628
{
    public const NAMESPACE = null;

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
        !XmlScan::isNull($attributes) || throw new Mismatch('null');

        return self::root($xml, $at, $attributes);
    }

    /** @return array<array-key, mixed>|\stdClass */
    public static function root(string $xml, int &$at, array $attributes): array|\stdClass
    {
        $items = [];
        while (true) {
            [$tag, $raw, $slash] = XmlScan::tag($xml, $at);
            if ($tag === null) {
                return $items !== [] && \array_is_list($items) ? (object) $items : $items;
            }
            if ($tag === '!--') {
                XmlScan::comment($xml, $at);

                continue;
            }
            $given = XmlScan::attributes($raw);
            [$content, $start] = $slash === '/' ? [XmlScan::NONE, 0] : [$xml, $at];
            if ($tag === 'entry') {
                $key = $given['key'] ?? throw new Mismatch('no key');
                unset($given['key']);
                isset($items[$key]) && throw new Mismatch('a key that stands twice');
                $items[$key] = XmlScan::isNull($given) ? throw new Mismatch('null') : self::rootItem($content, $start, $given);
            } else {
                throw new Mismatch('an entry');
            }
            if ($slash !== '/') {
                $at = XmlScan::end($xml, $start, $tag);
            }
        }
    }

    private const ROOT_ITEM_KEYS = ['sku' => 'sku'];

    /** @return array<string, mixed> */
    public static function rootItem(string $xml, int &$at, array $attributes): array
    {
        $data = [];
        $nulls = [];
        while (true) {
            \preg_match(self::$patterns['rootItem'], $xml, $found, \PREG_UNMATCHED_AS_NULL, $at) === 1 || throw new Mismatch('an element');
            $at += \strlen($found[0]);
            if (self::$hasReferences && \str_contains($found[0], '&')) {
                $found = XmlScan::withoutReferences($found, [1]);
            }
            if (isset($found[1])) {
                \array_key_exists('sku', $data) && throw new Mismatch('an element that stands twice');
                $data['sku'] = $found[1];
            }
            [2 => $tag, 3 => $raw, 4 => $slash] = $found;
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
            if ($given !== [] && isset(self::ROOT_ITEM_KEYS[$tag]) && XmlScan::isNull($given)) {
                \array_key_exists(self::ROOT_ITEM_KEYS[$tag], $nulls) && throw new Mismatch('an element that stands twice');
                $nulls[self::ROOT_ITEM_KEYS[$tag]] = null;
                $key = '';
            }
            switch ($key) {
                case 'sku':
                    \array_key_exists('sku', $data) && throw new Mismatch('an element that stands twice');
                    $data['sku'] = XmlScan::text($content, $start);
                    break;
                default:
                    XmlScan::skip($content, $start);
            }
            if ($slash !== '/') {
                $at = XmlScan::end($xml, $start, $tag);
            }
        }
        if ($nulls !== []) {
            \array_intersect_key($nulls, $data) === [] || throw new Mismatch('an element that stands twice');
            $data = $nulls + $data;
        }

        return $data;
    }

    private const PATTERNS = [
        'rootItem' => '~\G[ \t\n]*+(?:(?(1)(?!)|<sku>{text}</sku>[ \t\n]*+)?+)*+[ \t\n]*+(?|(?=</)|(?|<([A-Za-z_][A-Za-z0-9_.\-]{0,200}+)((?:[ \t\n]++[A-Za-z_][A-Za-z0-9_.:\-]{0,200}+[ \t\n]*+=[ \t\n]*+(?:"[^"<]*+"|\'[^\'<]*+\'))*+)[ \t\n]*+(/?)>|<(!--)()()))~',
    ];
}

// Takes the data of list<Kiln\Tests\Golden\Kiln\Elements\Price> out of XML.
// Made by Kiln from the type; do not edit.
final class XmlScan_ce92401829f2
{
    public const NAMESPACE = null;

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
        !XmlScan::isNull($attributes) || throw new Mismatch('null');

        return self::root($xml, $at, $attributes);
    }

    /** @return list<mixed> */
    public static function root(string $xml, int &$at, array $attributes): array
    {
        $items = [];
        while (true) {
            self::rootItemRows($xml, $at, $items);
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
            $items[] = XmlScan::isNull($given) ? throw new Mismatch('null') : self::rootItem($content, $start, $given);
            if ($slash !== '/') {
                $at = XmlScan::end($xml, $start, $tag);
            }
        }
    }

    public static function rootItemRows(string $xml, int &$at, array &$items): void
    {
        \preg_match_all(self::$patterns['rootItemRows'], $xml, $rows, \PREG_SET_ORDER | \PREG_UNMATCHED_AS_NULL, $at);
        foreach ($rows as $found) {
            $at += \strlen($found[0]);
            if (self::$hasReferences && \str_contains($found[0], '&')) {
                $found = XmlScan::withoutReferences($found, [1]);
            }
            $item = [];
            if (isset($found[1])) {
                $item['currency'] = $found[1];
            }
            $item['amount'] = (float) $found[2];
            $items[] = $item;
        }
    }

    /** @return array<string, mixed> */
    public static function rootItem(string $xml, int &$at, array $attributes): array
    {
        $data = [];
        if (isset($attributes['currency'])) {
            $data['currency'] = $attributes['currency'];
        }
        $data['amount'] = Scalars::resolve(XmlScan::text($xml, $at), 8);

        return $data;
    }

    private const PATTERNS = [
        'rootItemRows' => '~\G[ \t\n]*+<item(?:[ \t\n]++currency="{value}")?+>(-?+[0-9]++(?:\.[0-9]++)?+(?:[eE][+\-]?+[0-9]++)?+)</item>[ \t\n]*+~',
    ];
}

// Takes the data of Kiln\Tests\Golden\Kiln\PlainPublic\Product out of XML.
// Made by Kiln from the type; do not edit.
final class XmlScan_711420fb5630
{
    public const NAMESPACE = null;

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
        !XmlScan::isNull($attributes) || throw new Mismatch('null');

        return self::root($xml, $at, $attributes);
    }

    private const ROOT_KEYS = ['id' => 'id', 'name' => 'name', 'price' => 'price', 'active' => 'active', 'note' => 'note'];

    /** @return array<string, mixed> */
    public static function root(string $xml, int &$at, array $attributes): array
    {
        $data = [];
        $nulls = [];
        while (true) {
            \preg_match(self::$patterns['root'], $xml, $found, \PREG_UNMATCHED_AS_NULL, $at) === 1 || throw new Mismatch('an element');
            $at += \strlen($found[0]);
            if (self::$hasReferences && \str_contains($found[0], '&')) {
                $found = XmlScan::withoutReferences($found, [2, 5]);
            }
            if (isset($found[1])) {
                \array_key_exists('id', $data) && throw new Mismatch('an element that stands twice');
                $data['id'] = (int) $found[1];
            }
            if (isset($found[2])) {
                \array_key_exists('name', $data) && throw new Mismatch('an element that stands twice');
                $data['name'] = $found[2];
            }
            if (isset($found[3])) {
                \array_key_exists('price', $data) && throw new Mismatch('an element that stands twice');
                $data['price'] = (float) $found[3];
            }
            if (isset($found[4])) {
                \array_key_exists('active', $data) && throw new Mismatch('an element that stands twice');
                $data['active'] = $found[4] === 'true';
            }
            if (isset($found[5])) {
                \array_key_exists('note', $data) && throw new Mismatch('an element that stands twice');
                $data['note'] = $found[5];
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
            if ($given !== [] && isset(self::ROOT_KEYS[$tag]) && XmlScan::isNull($given)) {
                \array_key_exists(self::ROOT_KEYS[$tag], $nulls) && throw new Mismatch('an element that stands twice');
                $nulls[self::ROOT_KEYS[$tag]] = null;
                $key = '';
            }
            switch ($key) {
                case 'id':
                    \array_key_exists('id', $data) && throw new Mismatch('an element that stands twice');
                    $data['id'] = Scalars::resolve(XmlScan::text($content, $start), 4);
                    break;
                case 'name':
                    \array_key_exists('name', $data) && throw new Mismatch('an element that stands twice');
                    $data['name'] = XmlScan::text($content, $start);
                    break;
                case 'price':
                    \array_key_exists('price', $data) && throw new Mismatch('an element that stands twice');
                    $data['price'] = Scalars::resolve(XmlScan::text($content, $start), 8);
                    break;
                case 'active':
                    \array_key_exists('active', $data) && throw new Mismatch('an element that stands twice');
                    $data['active'] = Scalars::resolve(XmlScan::text($content, $start), 2);
                    break;
                case 'note':
                    \array_key_exists('note', $data) && throw new Mismatch('an element that stands twice');
                    $data['note'] = XmlScan::text($content, $start);
                    break;
                default:
                    XmlScan::skip($content, $start);
            }
            if ($slash !== '/') {
                $at = XmlScan::end($xml, $start, $tag);
            }
        }
        if ($nulls !== []) {
            \array_intersect_key($nulls, $data) === [] || throw new Mismatch('an element that stands twice');
            $data = $nulls + $data;
        }

        return $data;
    }

    private const PATTERNS = [
        'root' => '~\G[ \t\n]*+(?:(?(1)(?!)|<id>(0|-?+[1-9][0-9]{0,17}+)</id>[ \t\n]*+)?+(?(2)(?!)|<name>{text}</name>[ \t\n]*+)?+(?(3)(?!)|<price>(-?+[0-9]++(?:\.[0-9]++)?+(?:[eE][+\-]?+[0-9]++)?+)</price>[ \t\n]*+)?+(?(4)(?!)|<active>(true|false)</active>[ \t\n]*+)?+(?(5)(?!)|<note>{text}</note>[ \t\n]*+)?+)*+[ \t\n]*+(?|(?=</)|(?|<([A-Za-z_][A-Za-z0-9_.\-]{0,200}+)((?:[ \t\n]++[A-Za-z_][A-Za-z0-9_.:\-]{0,200}+[ \t\n]*+=[ \t\n]*+(?:"[^"<]*+"|\'[^\'<]*+\'))*+)[ \t\n]*+(/?)>|<(!--)()()))~',
    ];
}
