<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Format\Csv\RowOutput;

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as CSV.
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=csv
final class ProductCSVWriter_8738059bc97c
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    /** Whether this code writes rows, or leaves all of them to trees. */
    public const WRITES_ROWS = true;

    public static function write(\Kiln\Tests\Golden\Kiln\PlainPublic\Product $object, RowOutput $out, DirectWriting $kiln): string
    {
        $separator = $out->separator;
        $special = $out->special;
        $name = $object->name;
        $note = $object->note;
        if ($note === '' || \preg_match($special, "{$name}{$note}") === 1) {
            $name = $out->cell($name);
            $note = $out->cell($note, true);
        }
        // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$price
        $price = $out->float($object->price);
        // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$active
        $active = $object->active ? 'true' : 'false';

        return "{$object->id}{$separator}{$name}{$separator}{$price}{$separator}{$active}{$separator}{$note}";
    }
}

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as CSV.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=csv
final class RootCSVWriter_f880780e71b5
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(mixed $value, RowOutput $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\PlainPublic\Product $value PHP checks it where it is used */
        return throw new Mismatch('row');
    }
}
