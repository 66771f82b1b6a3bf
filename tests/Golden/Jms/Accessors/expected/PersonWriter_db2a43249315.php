<?php

// Writes Kiln\Tests\Golden\Jms\Accessors\Person as jms/serializer does, for json_encode().
// Keys: name, emails, year_of_birth
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class PersonWriter_db2a43249315
{
    public static function write(\Kiln\Tests\Golden\Jms\Accessors\Person $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Accessors\Person::$name
        $name = $object->name();
        if ($name !== null) {
            $result['name'] = $name;
        }

        // Kiln\Tests\Golden\Jms\Accessors\Person::$emails
        $emails = $object->getEmails();
        if ($emails !== null) {
            $elements = [];
            foreach ($emails as $email) {
                if ($email !== null) {
                    $elements[] = (string) $email;
                }
            }
            $result['emails'] = $elements;
        }

        // Kiln\Tests\Golden\Jms\Accessors\Person::$yearOfBirth
        $yearOfBirth = $object->age();
        if ($yearOfBirth !== null) {
            $result['year_of_birth'] = $yearOfBirth;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}
