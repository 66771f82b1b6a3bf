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
use Kiln\Engine\Php\Runtime\XmlScan;

// Writes Kiln\Tests\Golden\Jms\Discriminated\Garage to XML as jms/serializer does.
// Names: newest, vehicles
// Made by Kiln from the class; do not edit.
final class GarageWriter_e727759bdcb1
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
        $content = GarageWriter_e727759bdcb1::inside($object, $element->begin(), $element->in, $element->scope->inner(), $kiln);
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
final class CarWriter_f2c979f2b009
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
        $content = CarWriter_f2c979f2b009::inside($object, $element->begin(), $element->in, $kiln);
        $element->content .= $content;

        return true;
    }
}

// Writes Kiln\Tests\Golden\Jms\Discriminated\Bike to XML as jms/serializer does.
// Names: wheels, has_bell, type
// Made by Kiln from the class; do not edit.
final class BikeWriter_fc6298d8097f
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
        $content = BikeWriter_fc6298d8097f::inside($object, $element->begin(), $element->in, $kiln);
        $element->content .= $content;

        return true;
    }
}

// Reads Kiln\Tests\Golden\Jms\Discriminated\Bike as jms/serializer does, from decoded data.
// Keys: Kiln\Tests\Golden\Jms\Discriminated\Bike::wheels, Kiln\Tests\Golden\Jms\Discriminated\Bike::hasBell
// Made by Kiln from the class; do not edit.
final class BikeReader_87e3110950cc
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
final class CarReader_d17855b9baeb
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
final class GarageReader_0fd3a13e7b62
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
                'bike' => BikeReader_87e3110950cc::read($newest, $kiln),
                'car' => CarReader_d17855b9baeb::read($newest, $kiln),
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
                    'bike' => BikeReader_87e3110950cc::read($vehicle, $kiln),
                    'car' => CarReader_d17855b9baeb::read($vehicle, $kiln),
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
