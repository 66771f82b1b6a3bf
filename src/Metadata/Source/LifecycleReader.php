<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\MethodMetadata;

/**
 * Methods that are called before an object is written or after it was read.
 *
 * @internal
 */
final readonly class LifecycleReader
{
    /**
     * @param list<AttributedMethod> $methods
     * @param class-string           $attribute
     *
     * @return list<MethodMetadata>
     *
     * @throws InvalidMetadata
     */
    public static function read(array $methods, string $attribute): array
    {
        $found = [];
        foreach ($methods as $method) {
            $word = $method->attributes->first($attribute);
            if ($word === null) {
                continue;
            }
            $reflection = $method->method;
            if ($reflection->isStatic() || $reflection->getNumberOfRequiredParameters() > 0) {
                throw new InvalidMetadata(
                    'invalid_lifecycle_method',
                    $method->place,
                    "A method with #[{$word}] is called on the object without arguments, but this one " . ($reflection->isStatic() ? 'is static.' : 'has required parameters.'),
                );
            }
            $found[] = new MethodMetadata($reflection->class, $reflection->name, $reflection->isPublic());
        }

        return $found;
    }
}
