<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Toml\Writer;

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as TOML.
// Keys: id, body, references, attachment, sent
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=toml
final class MessageTOMLWriter_4f9aa66ea020
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Message $object, string $prefix, Writer $out, DirectWriting $kiln): string
    {
        return $kiln->byTree($object, 'MessageTreeWriter_4f9aa66ea020', $prefix);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as TOML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=toml
final class RootTOMLWriter_cb2379c527e0
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, string $prefix, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Unions\Message $value PHP checks it where it is used */
        return MessageTOMLWriter_4f9aa66ea020::write($value, $prefix, $out, $kiln);
    }
}
