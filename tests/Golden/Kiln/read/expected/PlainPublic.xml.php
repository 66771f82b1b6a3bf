<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\XmlScan;
use Kiln\Format\Xml\Scalars;

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
