<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Psalm;

use Kiln\Serializer;

function mistakes(?Serializer $serializer, string $json): void
{
    $serializer?->deserialize($json, 'Order'); // Type "Order" names the class Order, which does not exist.
    $serializer?->fromArray([], 'list<Strng>'); // Type "list<Strng>" names the class Strng, which does not exist.
    $serializer = Serializer::create();
    $serializer->read([$json], 'list<int, int>'); // Type "list<int, int>": It contains a list with 2 arguments. Write list<T>, or array<K, V> for values by key.
    $serializer->deserialize($json, 'callable'); // Type "callable": It contains code, which no document can hold. Write a type that a document can hold, give the property a #[Converter], or leave it out by #[Ignore].
    $serializer->deserialize($json, 'list<'); // Type "list<": "list<" is not a type: it ends too early. Write a type such as int, ?string, list<App\Line> or array<string, float>.
    $serializer->serialize([], type: 'array<float, int>'); // Type "array<float, int>": It contains an array with keys of type float. The keys of a PHP array are int, string or array-key.
    $serializer->toArray([], null, 'Missing'); // Type "Missing" names the class Missing, which does not exist.
    $serializer->deserialize($json, random_int(0, 1) === 1 ? 'int' : 'Neither'); // Type "Neither" names the class Neither, which does not exist.
    $serializer->deserialize($json, Page::class . '<int');  // Type "Kiln\Tests\Fixture\Psalm\Page<int": "Kiln\Tests\Fixture\Psalm\Page<int" is not a type: it ends too early. Write a type such as int, ?string, list<App\Line> or array<string, float>.
}

final class OtherSerializer
{
    public function deserialize(string $data, string $type): string
    {
        return $data . $type;
    }
}

// Types of somebody else's.
echo (new OtherSerializer())->deserialize('', 'list<');
