<?php

declare(strict_types=1);

namespace Kiln\Plan;

use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\Error\InvalidMetadata;
use Kiln\References;
use Kiln\ValueConverter;

/**
 * An object as its identifier.
 *
 * @internal
 */
final readonly class Referenced implements ValueConverter
{
    /**
     * @param class-string $class
     * @param ?References  $references of the application
     *
     * @throws InvalidMetadata without them
     */
    public function __construct(private string $class, private ?References $references = null)
    {
        if ($references === null) {
            throw new InvalidMetadata('no_references', $class, 'a property with #[Reference] refers to it, and nothing says what identifies its objects.', 'Say it by SerializerBuilder::withReferences().');
        }
    }

    public function serialize(mixed $value, Context $context): mixed
    {
        return $value instanceof $this->class ? $this->references?->identify($value) : throw new ConversionFailed($this->class);
    }

    public function deserialize(mixed $data, Context $context): object
    {
        $object = $data === null ? null : $this->references?->find($this->class, $data);

        return $object instanceof $this->class ? $object : throw new ConversionFailed("the identifier of a {$this->class}");
    }
}
