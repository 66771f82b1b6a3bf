<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\XmlScan;
use Kiln\Format\Xml\Scalars;

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
