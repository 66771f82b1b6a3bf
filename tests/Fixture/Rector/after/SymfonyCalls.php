<?php

declare(strict_types=1);

namespace App\Symfony;

use Kiln\Serializer;
use Kiln\Context;
final class Calls
{
    public function __construct(private Serializer $serializer) {}

    public function write(Person $person): string
    {
        $this->serializer->serialize($person, 'json', new Context(groups: ['list'], serializeNull: false));

        return $this->serializer->serialize($person, 'json', new Context(groups: 'detail', properties: ['id', 'boss' => ['id']], maxDepth: true));
    }

    public function read(string $json): Person
    {
        return $this->serializer->deserialize($json, Person::class, 'json', new Context(strict: true));
    }

    // Left: a context of Kiln's has no such option, or it is not known here.
    public function left(Person $person, array $context): string
    {
        return $this->serializer->serialize($person, 'json', ['csv_delimiter' => ';'])
            . $this->serializer->serialize($person, 'json', $context);
    }
}
