<?php

// Writes Kiln\Tests\Golden\Named\Component for json_encode().
// Keys: version, bom-ref, mime-type, it's 100% "odd", größe
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Named\Component' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class ComponentWriter_00e6160c7e4c
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Named\Component $object, Writing $kiln): array
    {
        $result = [];

        // Kiln\Tests\Golden\Named\Component::$version
        if (isset($object->version)) {
            $result['version'] = $object->version;
        }

        // Kiln\Tests\Golden\Named\Component::$bomReference
        if (isset($object->bomReference)) {
            $result['bom-ref'] = $object->bomReference;
        }

        // Kiln\Tests\Golden\Named\Component::$mimeType
        $result['mime-type'] = $object->mimeType;
        // Kiln\Tests\Golden\Named\Component::$odd
        $result['it\'s 100% "odd"'] = $object->odd;
        // Kiln\Tests\Golden\Named\Component::$größe
        $result['größe'] = $object->größe;

        return $result;
    }
}
