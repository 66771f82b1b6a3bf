<?php

// Writes Kiln\Tests\Golden\Limited\Person for json_encode().
// Keys: name, friend
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Limited\Person' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class PersonWriter_0fdb8dabda9d
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Limited\Person $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Limited\Person::$name
            'name' => $object->name,
            // Kiln\Tests\Golden\Limited\Person::$friend
            'friend' => $object->friend === null ? null : PersonWriter_06f7dd260e3a::write($object->friend, $kiln),
        ];
    }
}
