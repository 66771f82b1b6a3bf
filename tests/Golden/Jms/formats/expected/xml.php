<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Xml\Element;
use Kiln\Dialect\Jms\Run\Xml\Extraction;
use Kiln\Dialect\Jms\Run\Xml\Form;
use Kiln\Dialect\Jms\Run\Xml\Scope;
use Kiln\Dialect\Jms\Run\Xml\Text;
use Kiln\Dialect\Jms\Run\Xml\XmlWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\XmlItems;
use Kiln\Engine\Php\Runtime\XmlScan;

// Writes Kiln\Tests\Golden\Jms\Discriminated\Garage to XML as jms/serializer does.
// Names: newest, vehicles
// Made by Kiln from the class; do not edit.
final class GarageWriter_b7120d58ccda
{
    public static function inside(\Kiln\Tests\Golden\Jms\Discriminated\Garage $object, string $content, string $in, Scope $inner, XmlWriting $kiln): ?string
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return null;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Discriminated\Garage::class, null];

        // Kiln\Tests\Golden\Jms\Discriminated\Garage::$newest
        if (isset($object->newest)) {
            $kiln->open[$frame][2] = 'newest';
            $child = new Element('newest', $inner, $in, $kiln->forms[''] ??= new Form());
            if ($kiln->object($object->newest, \Kiln\Tests\Golden\Jms\Discriminated\Vehicle::class, $child)) {
                $content .= $child->text();
            }
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Garage::$vehicles
        if (isset($object->vehicles)) {
            $kiln->open[$frame][2] = 'vehicles';
            $deeper = $kiln->deeper[$in] ??= Element::deeper($in);
            $content .= "{$in}<vehicles>";
            $length = \strlen($content);
            foreach ($object->vehicles as $vehicle) {
                if ($vehicle !== null) {
                    $entry = new Element('entry', $inner, $deeper, $kiln->forms[''] ??= new Form());
                    if ($kiln->object($vehicle, \Kiln\Tests\Golden\Jms\Discriminated\Vehicle::class, $entry)) {
                        $content .= $entry->text();
                    }
                }
            }
            if (\strlen($content) !== $length) {
                $content .= "{$in}</vehicles>";
            } else {
                $content = \substr($content, 0, -1) . '/>';
            }
        }

        unset($kiln->open[$frame]);

        return $content;
    }

    public static function write(\Kiln\Tests\Golden\Jms\Discriminated\Garage $object, Element $element, XmlWriting $kiln): bool
    {
        $content = GarageWriter_b7120d58ccda::inside($object, $element->begin(), $element->in, $element->scope->inner(), $kiln);
        if ($content === null) {
            return false;
        }
        $element->content .= $content;

        return true;
    }
}

// Writes Kiln\Tests\Golden\Jms\Discriminated\Car to XML as jms/serializer does.
// Names: wheels, doors, type
// Made by Kiln from the class; do not edit.
final class CarWriter_d7ea93a68eed
{
    public static function inside(\Kiln\Tests\Golden\Jms\Discriminated\Car $object, string $content, string $in, XmlWriting $kiln): string
    {
        // Kiln\Tests\Golden\Jms\Discriminated\Vehicle::$wheels
        if (isset($object->wheels)) {
            $text = (int) $object->wheels;
            $content .= "{$in}<wheels>{$text}</wheels>";
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Car::$doors
        if (isset($object->doors)) {
            $text = (int) $object->doors;
            $content .= "{$in}<doors>{$text}</doors>";
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Car::$type
        $text = (string) 'car';
        if (\str_contains($text, ']]>')) {
            $text = Text::split($text);
        }
        $content .= "{$in}<type><![CDATA[{$text}]]></type>";

        return $content;
    }

    public static function write(\Kiln\Tests\Golden\Jms\Discriminated\Car $object, Element $element, XmlWriting $kiln): bool
    {
        $content = CarWriter_d7ea93a68eed::inside($object, $element->begin(), $element->in, $kiln);
        $element->content .= $content;

        return true;
    }
}

// Writes Kiln\Tests\Golden\Jms\Discriminated\Bike to XML as jms/serializer does.
// Names: wheels, has_bell, type
// Made by Kiln from the class; do not edit.
final class BikeWriter_daf179a02a5d
{
    public static function inside(\Kiln\Tests\Golden\Jms\Discriminated\Bike $object, string $content, string $in, XmlWriting $kiln): string
    {
        // Kiln\Tests\Golden\Jms\Discriminated\Vehicle::$wheels
        if (isset($object->wheels)) {
            $text = (int) $object->wheels;
            $content .= "{$in}<wheels>{$text}</wheels>";
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Bike::$hasBell
        if (isset($object->hasBell)) {
            $text = ($object->hasBell ? 'true' : 'false');
            $content .= "{$in}<has_bell>{$text}</has_bell>";
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Bike::$type
        $text = (string) 'bike';
        if (\str_contains($text, ']]>')) {
            $text = Text::split($text);
        }
        $content .= "{$in}<type><![CDATA[{$text}]]></type>";

        return $content;
    }

    public static function write(\Kiln\Tests\Golden\Jms\Discriminated\Bike $object, Element $element, XmlWriting $kiln): bool
    {
        $content = BikeWriter_daf179a02a5d::inside($object, $element->begin(), $element->in, $kiln);
        $element->content .= $content;

        return true;
    }
}

// Reads Kiln\Tests\Golden\Jms\Discriminated\Bike as jms/serializer does, from decoded data.
// Keys: Kiln\Tests\Golden\Jms\Discriminated\Bike::wheels, Kiln\Tests\Golden\Jms\Discriminated\Bike::hasBell
// Made by Kiln from the class; do not edit.
final class BikeReader_66e4f787c1f2
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Discriminated\Bike
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['Kiln\Tests\Golden\Jms\Discriminated\Bike::wheels', 'Kiln\Tests\Golden\Jms\Discriminated\Bike::hasBell'], \Kiln\Tests\Golden\Jms\Discriminated\Bike::class, 'wheels');
        }
        $object = new \Kiln\Tests\Golden\Jms\Discriminated\Bike();

        // Kiln\Tests\Golden\Jms\Discriminated\Vehicle::$wheels
        $wheels = $data['Kiln\Tests\Golden\Jms\Discriminated\Bike::wheels'] ?? null;
        if (\is_int($wheels)) {
            $object->wheels = $wheels;
        } elseif ($wheels !== null) {
            $object->wheels = $kiln->int($wheels);
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\Discriminated\Bike::wheels', $data)) {
            $object->wheels = null;
        } else {
            $object->wheels = 0;
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Bike::$hasBell
        $hasBell = $data['Kiln\Tests\Golden\Jms\Discriminated\Bike::hasBell'] ?? null;
        if (\is_bool($hasBell)) {
            $object->hasBell = $hasBell;
        } elseif ($hasBell !== null) {
            $object->hasBell = (bool) $hasBell;
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\Discriminated\Bike::hasBell', $data)) {
            $object->hasBell = null;
        } else {
            $object->hasBell = false;
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\Discriminated\Car as jms/serializer does, from decoded data.
// Keys: Kiln\Tests\Golden\Jms\Discriminated\Car::wheels, Kiln\Tests\Golden\Jms\Discriminated\Car::doors
// Made by Kiln from the class; do not edit.
final class CarReader_c1657f323c9c
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Discriminated\Car
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['Kiln\Tests\Golden\Jms\Discriminated\Car::wheels', 'Kiln\Tests\Golden\Jms\Discriminated\Car::doors'], \Kiln\Tests\Golden\Jms\Discriminated\Car::class, 'wheels');
        }
        $object = new \Kiln\Tests\Golden\Jms\Discriminated\Car();

        // Kiln\Tests\Golden\Jms\Discriminated\Vehicle::$wheels
        $wheels = $data['Kiln\Tests\Golden\Jms\Discriminated\Car::wheels'] ?? null;
        if (\is_int($wheels)) {
            $object->wheels = $wheels;
        } elseif ($wheels !== null) {
            $object->wheels = $kiln->int($wheels);
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\Discriminated\Car::wheels', $data)) {
            $object->wheels = null;
        } else {
            $object->wheels = 0;
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Car::$doors
        $doors = $data['Kiln\Tests\Golden\Jms\Discriminated\Car::doors'] ?? null;
        if (\is_int($doors)) {
            $object->doors = $doors;
        } elseif ($doors !== null) {
            $object->doors = $kiln->int($doors);
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\Discriminated\Car::doors', $data)) {
            $object->doors = null;
        } else {
            $object->doors = 0;
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\Discriminated\Garage as jms/serializer does, from decoded data.
// Keys: Kiln\Tests\Golden\Jms\Discriminated\Garage::newest, Kiln\Tests\Golden\Jms\Discriminated\Garage::vehicles
// Made by Kiln from the class; do not edit.
final class GarageReader_e133dc4c01f4
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Discriminated\Garage
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['Kiln\Tests\Golden\Jms\Discriminated\Garage::newest', 'Kiln\Tests\Golden\Jms\Discriminated\Garage::vehicles'], \Kiln\Tests\Golden\Jms\Discriminated\Garage::class, 'newest');
        }
        $object = new \Kiln\Tests\Golden\Jms\Discriminated\Garage();

        // Kiln\Tests\Golden\Jms\Discriminated\Garage::$newest
        $newest = $data['Kiln\Tests\Golden\Jms\Discriminated\Garage::newest'] ?? null;
        if ($newest !== null) {
            $object->newest = match ($kiln->discriminator($newest, 'class of Kiln\Tests\Golden\Jms\Discriminated\Vehicle', false)) {
                'bike' => BikeReader_66e4f787c1f2::read($newest, $kiln),
                'car' => CarReader_c1657f323c9c::read($newest, $kiln),
                default => throw new Mismatch('newest'),
            };
        } else {
            $object->newest = null;
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Garage::$vehicles
        $vehicles = $data['Kiln\Tests\Golden\Jms\Discriminated\Garage::vehicles'] ?? null;
        if ($vehicles !== null) {
            $items = [];
            foreach (\is_array($vehicles) ? $vehicles : $kiln->items($vehicles) as $vehicle) {
                $items[] = match ($kiln->discriminator($vehicle, 'class of Kiln\Tests\Golden\Jms\Discriminated\Vehicle', false)) {
                    'bike' => BikeReader_66e4f787c1f2::read($vehicle, $kiln),
                    'car' => CarReader_c1657f323c9c::read($vehicle, $kiln),
                    default => throw new Mismatch('vehicle'),
                };
            }
            $object->vehicles = $items;
        } elseif (\array_key_exists('Kiln\Tests\Golden\Jms\Discriminated\Garage::vehicles', $data)) {
            $object->vehicles = null;
        } else {
            $object->vehicles = [];
        }

        return $object;
    }
}

// Takes the data of Kiln\Tests\Golden\Jms\Discriminated\Garage out of XML.
// Made by Kiln from the type; do not edit.
final class XmlScan_427f7f916795
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

        return self::garage($xml, $at, $attributes);
    }

    private const GARAGE_KEYS = ['newest' => 'Kiln\Tests\Golden\Jms\Discriminated\Garage::newest', 'vehicles' => 'Kiln\Tests\Golden\Jms\Discriminated\Garage::vehicles'];

    /** @return array<string, mixed> */
    public static function garage(string $xml, int &$at, array $attributes): array
    {
        $data = [];
        $nulls = [];
        while (true) {
            \preg_match(self::$patterns['garage'], $xml, $found, \PREG_UNMATCHED_AS_NULL, $at) === 1 || throw new Mismatch('an element');
            $at += \strlen($found[0]);
            [1 => $tag, 2 => $raw, 3 => $slash] = $found;
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
            if ($given !== [] && isset(self::GARAGE_KEYS[$tag]) && XmlScan::isNil($given)) {
                isset($data[self::GARAGE_KEYS[$tag]]) || $nulls[self::GARAGE_KEYS[$tag]] = null;
                $key = '';
            }
            switch ($key) {
                case 'newest':
                    $data['Kiln\Tests\Golden\Jms\Discriminated\Garage::newest'] ??= self::newest($content, $start, $given);
                    break;
                case 'vehicles':
                    $data['Kiln\Tests\Golden\Jms\Discriminated\Garage::vehicles'] ??= self::vehicles($content, $start, $given);
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

    /** @return array<string, mixed> */
    public static function newest(string $xml, int &$at, array $attributes): array
    {
        $value = XmlScan::member($xml, $at, 'type');

        return match ($value) {
            'bike' => ['class of Kiln\Tests\Golden\Jms\Discriminated\Vehicle' => $value] + self::bike($xml, $at, $attributes),
            'car' => ['class of Kiln\Tests\Golden\Jms\Discriminated\Vehicle' => $value] + self::car($xml, $at, $attributes),
            default => throw new Mismatch('a class'),
        };
    }

    /** @return list<mixed> */
    public static function vehicles(string $xml, int &$at, array $attributes): array
    {
        $items = [];
        while (true) {
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
            if ($tag === 'entry') {
                $items[] = XmlScan::isNil($given) ? throw new Mismatch('null') : self::newest($content, $start, $given);
            } else {
                XmlScan::skip($content, $start);
            }
            if ($slash !== '/') {
                $at = XmlScan::end($xml, $start, $tag);
            }
        }
    }

    private const BIKE_KEYS = ['wheels' => 'Kiln\Tests\Golden\Jms\Discriminated\Bike::wheels', 'has_bell' => 'Kiln\Tests\Golden\Jms\Discriminated\Bike::hasBell'];

    /** @return array<string, mixed> */
    public static function bike(string $xml, int &$at, array $attributes): array
    {
        $data = [];
        $nulls = [];
        while (true) {
            \preg_match(self::$patterns['bike'], $xml, $found, \PREG_UNMATCHED_AS_NULL, $at) === 1 || throw new Mismatch('an element');
            $at += \strlen($found[0]);
            if (isset($found[1])) {
                $data['Kiln\Tests\Golden\Jms\Discriminated\Bike::wheels'] ??= (int) $found[1];
            }
            if (isset($found[2])) {
                $data['Kiln\Tests\Golden\Jms\Discriminated\Bike::hasBell'] ??= Extraction::BOOLEANS[\strtolower($found[2])] ?? throw new Mismatch('bool');
            }
            [3 => $tag, 4 => $raw, 5 => $slash] = $found;
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
            if ($given !== [] && isset(self::BIKE_KEYS[$tag]) && XmlScan::isNil($given)) {
                isset($data[self::BIKE_KEYS[$tag]]) || $nulls[self::BIKE_KEYS[$tag]] = null;
                $key = '';
            }
            switch ($key) {
                case 'wheels':
                    $data['Kiln\Tests\Golden\Jms\Discriminated\Bike::wheels'] ??= (int) XmlScan::text($content, $start);
                    break;
                case 'has_bell':
                    $data['Kiln\Tests\Golden\Jms\Discriminated\Bike::hasBell'] ??= Extraction::BOOLEANS[\strtolower(XmlScan::text($content, $start))] ?? throw new Mismatch('bool');
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

    private const CAR_KEYS = ['wheels' => 'Kiln\Tests\Golden\Jms\Discriminated\Car::wheels', 'doors' => 'Kiln\Tests\Golden\Jms\Discriminated\Car::doors'];

    /** @return array<string, mixed> */
    public static function car(string $xml, int &$at, array $attributes): array
    {
        $data = [];
        $nulls = [];
        while (true) {
            \preg_match(self::$patterns['car'], $xml, $found, \PREG_UNMATCHED_AS_NULL, $at) === 1 || throw new Mismatch('an element');
            $at += \strlen($found[0]);
            if (isset($found[1])) {
                $data['Kiln\Tests\Golden\Jms\Discriminated\Car::wheels'] ??= (int) $found[1];
            }
            if (isset($found[2])) {
                $data['Kiln\Tests\Golden\Jms\Discriminated\Car::doors'] ??= (int) $found[2];
            }
            [3 => $tag, 4 => $raw, 5 => $slash] = $found;
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
            if ($given !== [] && isset(self::CAR_KEYS[$tag]) && XmlScan::isNil($given)) {
                isset($data[self::CAR_KEYS[$tag]]) || $nulls[self::CAR_KEYS[$tag]] = null;
                $key = '';
            }
            switch ($key) {
                case 'wheels':
                    $data['Kiln\Tests\Golden\Jms\Discriminated\Car::wheels'] ??= (int) XmlScan::text($content, $start);
                    break;
                case 'doors':
                    $data['Kiln\Tests\Golden\Jms\Discriminated\Car::doors'] ??= (int) XmlScan::text($content, $start);
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
        'garage' => '~\G[ \t\n]*+[ \t\n]*+(?|(?=</)|(?|<([A-Za-z_][A-Za-z0-9_.\-]{0,200}+)((?:[ \t\n]++[A-Za-z_][A-Za-z0-9_.:\-]{0,200}+[ \t\n]*+=[ \t\n]*+(?:"[^"<]*+"|\'[^\'<]*+\'))*+)[ \t\n]*+(/?)>|<(!--)()()))~',
        'bike' => '~\G[ \t\n]*+(?:(?(1)(?!)|<wheels>([^<&\]]*+)</wheels>[ \t\n]*+)?+(?(2)(?!)|<has_bell>([^<&\]]*+)</has_bell>[ \t\n]*+)?+)*+[ \t\n]*+(?|(?=</)|(?|<([A-Za-z_][A-Za-z0-9_.\-]{0,200}+)((?:[ \t\n]++[A-Za-z_][A-Za-z0-9_.:\-]{0,200}+[ \t\n]*+=[ \t\n]*+(?:"[^"<]*+"|\'[^\'<]*+\'))*+)[ \t\n]*+(/?)>|<(!--)()()))~',
        'car' => '~\G[ \t\n]*+(?:(?(1)(?!)|<wheels>([^<&\]]*+)</wheels>[ \t\n]*+)?+(?(2)(?!)|<doors>([^<&\]]*+)</doors>[ \t\n]*+)?+)*+[ \t\n]*+(?|(?=</)|(?|<([A-Za-z_][A-Za-z0-9_.\-]{0,200}+)((?:[ \t\n]++[A-Za-z_][A-Za-z0-9_.:\-]{0,200}+[ \t\n]*+=[ \t\n]*+(?:"[^"<]*+"|\'[^\'<]*+\'))*+)[ \t\n]*+(/?)>|<(!--)()()))~',
    ];
}

// Writes Kiln\Tests\Golden\Jms\Elements\Price to XML as jms/serializer does.
// Names: @currency, amount
// Made by Kiln from the class; do not edit.
final class PriceWriter_c76f1c814ceb
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
        $content = '';
        // Kiln\Tests\Golden\Jms\Elements\Price::$currency
        if (isset($object->currency)) {
            $text = (string) $object->currency;
            if (\preg_match(Text::SPECIAL, $text) === 1) {
                $text = Text::attribute($text);
            }
            $element->attributes['currency'] = $text;
        }

        // Kiln\Tests\Golden\Jms\Elements\Price::$amount
        if (isset($object->amount)) {
            if ($content !== '' || $element->isBeside) {
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
final class BookWriter_372dab1020a4
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
                        $attributes = PriceWriter_c76f1c814ceb::attributes($price, $kiln);
                        $text = PriceWriter_c76f1c814ceb::inside($price, $kiln);
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
final class PriceReader_0a94fef47139
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
final class BookReader_d784f71e2672
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
                $items[] = PriceReader_0a94fef47139::read($price, $kiln);
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
                $key = $given['at'] ?? throw new Mismatch('no key');
                isset($items[$key]) && throw new Mismatch('a key that stands twice');
                $items[$key] = XmlScan::isNil($given) ? throw new Mismatch('null') : (int) XmlScan::text($content, $start);
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
                isset($items[$found[1][$number]]) && throw new Mismatch('a key that stands twice');
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

// Writes Kiln\Tests\Golden\Jms\PlainPublic\Product to XML as jms/serializer does.
// Names: id, name, price, active, note
// Made by Kiln from the class; do not edit.
final class ProductWriter_b547e6c2943e
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
        $content = ProductWriter_b547e6c2943e::inside($object, $element->begin(), $element->in, $kiln);
        $element->content .= $content;

        return true;
    }
}

// Reads Kiln\Tests\Golden\Jms\PlainPublic\Product as jms/serializer does, from decoded data.
// Keys: Kiln\Tests\Golden\Jms\PlainPublic\Product::id, Kiln\Tests\Golden\Jms\PlainPublic\Product::name, Kiln\Tests\Golden\Jms\PlainPublic\Product::price, Kiln\Tests\Golden\Jms\PlainPublic\Product::active, Kiln\Tests\Golden\Jms\PlainPublic\Product::note
// Made by Kiln from the class; do not edit.
final class ProductReader_971cbd8f6369
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
