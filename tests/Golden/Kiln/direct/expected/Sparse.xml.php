<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Xml\XmlOutput;

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile as XML.
// Keys: name, bio, links, friend, visits
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write --as=xml
final class ProfileXMLWriter_ff17b337c772
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Sparse\Profile $object, string $tag, XmlOutput $out, DirectWriting $kiln): string
    {
        $start = $tag;
        if ($tag === '' || $tag === ' ') {
            [$tag, $start] = $out->named($tag, 'Profile', []);
        }
        return $kiln->byTree($object, 'ProfileTreeWriter_ff17b337c772', $tag);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile as XML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write --as=xml
final class RootXMLWriter_a15546301106
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 0;

    public static function write(mixed $value, string $tag, XmlOutput $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Sparse\Profile $value PHP checks it where it is used */
        return ProfileXMLWriter_ff17b337c772::write($value, $tag, $out, $kiln);
    }
}
