<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Accessors\Person as jms/serializer does, from decoded data.
// Keys: name, emails, year_of_birth
// Made by Kiln from the class; do not edit.
final class PersonReader_8e2ac90cadfb
{
    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Jms\Accessors\Person */
    public static \Closure $read;
}

// Bound to Kiln\Tests\Golden\Jms\Accessors\Person, so that it sees what is not public.
PersonReader_8e2ac90cadfb::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Accessors\Person {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['name', 'emails', 'year_of_birth'], \Kiln\Tests\Golden\Jms\Accessors\Person::class, 'name');
        }
        $object = new \Kiln\Tests\Golden\Jms\Accessors\Person();

        // Kiln\Tests\Golden\Jms\Accessors\Person::$name
        $name = $data['name'] ?? null;
        if (\is_string($name)) {
            $object->rename($name);
        } elseif ($name !== null) {
            $object->rename($kiln->string($name));
        } elseif (\array_key_exists('name', $data)) {
            $object->rename(null);
        }

        // Kiln\Tests\Golden\Jms\Accessors\Person::$emails
        $emails = $data['emails'] ?? null;
        if ($emails !== null) {
            $items = [];
            foreach (\is_array($emails) ? $emails : $kiln->items($emails) as $email) {
                $items[] = \is_string($email) ? $email : $kiln->string($email);
            }
            $object->setEmails($items);
        } elseif (\array_key_exists('emails', $data)) {
            $object->setEmails(null);
        } else {
            $object->emails = [];
        }

        // Kiln\Tests\Golden\Jms\Accessors\Person::$yearOfBirth
        $yearOfBirth = $data['year_of_birth'] ?? null;
        if (\is_int($yearOfBirth)) {
            $object->yearOfBirth = $yearOfBirth;
        } elseif ($yearOfBirth !== null) {
            $object->yearOfBirth = $kiln->int($yearOfBirth);
        } else {
            $object->yearOfBirth = null;
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Jms\Accessors\Person::class,
);

// Writes Kiln\Tests\Golden\Jms\Accessors\Person as jms/serializer does, for json_encode().
// Keys: name, emails, year_of_birth
// Made by Kiln from the class; do not edit.
final class PersonWriter_3e197fee0aa7
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
