<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Xml\XmlOutput;

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as XML.
// Keys: size, receiver, position
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=xml
final class ParcelXMLWriter_ef7013cc7e13
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Shapes\Parcel $object, string $tag, XmlOutput $out, DirectWriting $kiln): string
    {
        $start = $tag;
        if ($tag === '' || $tag === ' ') {
            [$tag, $start] = $out->named($tag, 'Parcel', []);
        }
        return $kiln->byTree($object, 'ParcelTreeWriter_ef7013cc7e13', $tag);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as XML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=xml
final class RootXMLWriter_cd81a5a00cfa
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, string $tag, XmlOutput $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Shapes\Parcel $value PHP checks it where it is used */
        return ParcelXMLWriter_ef7013cc7e13::write($value, $tag, $out, $kiln);
    }
}
