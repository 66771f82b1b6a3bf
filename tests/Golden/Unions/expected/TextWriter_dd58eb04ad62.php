<?php

// Writes Kiln\Tests\Golden\Unions\Text for json_encode().
// Keys: text
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Unions\Text' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class TextWriter_dd58eb04ad62
{
    /** @return array<mixed>|\stdClass */
    public static function write(\Kiln\Tests\Golden\Unions\Text $object, Writing $kiln): array|\stdClass
    {
        $result = [];

        // Kiln\Tests\Golden\Unions\Text::$text
        if (isset($object->text)) {
            $result['text'] = $object->text;
        }

        return \array_is_list($result) ? (object) $result : $result;
    }
}
