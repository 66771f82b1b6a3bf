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
final class PersonWriter_f7331de26eac
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Limited\Person $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Limited\Person::$name
            'name' => $object->name,
            // Kiln\Tests\Golden\Limited\Person::$friend
            'friend' => $object->friend === null ? null : PersonWriter_f5651ab8bb17::write($object->friend, $kiln),
        ];
    }
}
