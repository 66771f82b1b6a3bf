<?php

// Writes Kiln\Tests\Golden\Limited\Person for json_encode().
// Keys: name
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Limited\Person' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class PersonWriter_06f7dd260e3a
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Limited\Person $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Limited\Person::$name
            'name' => $object->name,
        ];
    }
}
