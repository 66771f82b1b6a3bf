<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Converter;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ConverterMetadata;
use Kiln\Type\Parser\ClassName;
use Kiln\ValueConverter;

/**
 * @internal
 */
final readonly class Converters
{
    /**
     * @throws InvalidMetadata when the class does not exist or is no converter
     */
    public static function of(Converter $attribute, string $place): ConverterMetadata
    {
        $class = ClassName::find($attribute->class)
            ?? throw new InvalidMetadata('invalid_converter', $place, "#[Converter] names the class {$attribute->class}, which does not exist.", 'Write it as Foo::class and import it.');
        if (!\is_subclass_of($class, ValueConverter::class)) {
            throw new InvalidMetadata('invalid_converter', $place, "#[Converter] names {$class}, which is no converter.", 'Let it implement ' . ValueConverter::class . '.');
        }

        return new ConverterMetadata($class, $attribute->arguments);
    }
}
