<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\XmlScan;

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
