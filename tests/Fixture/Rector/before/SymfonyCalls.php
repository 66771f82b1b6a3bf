<?php

declare(strict_types=1);

namespace App\Symfony;

use Symfony\Component\Serializer\Normalizer\AbstractNormalizer;
use Symfony\Component\Serializer\Normalizer\AbstractObjectNormalizer;
use Symfony\Component\Serializer\SerializerInterface;

final class Calls
{
    public function __construct(private SerializerInterface $serializer) {}

    public function write(Person $person): string
    {
        $this->serializer->serialize($person, 'json', [AbstractNormalizer::GROUPS => ['list'], AbstractObjectNormalizer::SKIP_NULL_VALUES => true]);

        return $this->serializer->serialize($person, 'json', ['groups' => 'detail', 'attributes' => ['id', 'boss' => ['id']], 'enable_max_depth' => true]);
    }

    public function read(string $json): Person
    {
        return $this->serializer->deserialize($json, Person::class, 'json', [AbstractNormalizer::ALLOW_EXTRA_ATTRIBUTES => false]);
    }

    // Left: a context of Kiln's has no such option, or it is not known here.
    public function left(Person $person, array $context): string
    {
        return $this->serializer->serialize($person, 'json', ['csv_delimiter' => ';'])
            . $this->serializer->serialize($person, 'json', $context);
    }
}
