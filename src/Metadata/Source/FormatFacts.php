<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\FormatFact;
use Kiln\Error\InvalidMetadata;

/**
 * What attributes on one class or member tell formats.
 *
 * @internal
 */
final readonly class FormatFacts
{
    /**
     * @param list<FormatFact> $attributes
     *
     * @throws InvalidMetadata when two attributes say something else
     *
     * @return array<string, array<string, scalar|null>> by format
     */
    public static function of(array $attributes, string $place): array
    {
        $facts = [];
        foreach ($attributes as $attribute) {
            $format = $attribute->format();
            foreach (self::scalars($attribute->facts(), $attribute::class, $place) as $name => $value) {
                if (\array_key_exists($name, $facts[$format] ?? []) && $facts[$format][$name] !== $value) {
                    throw new InvalidMetadata('conflicting_attributes', $place, "Two attributes say what \"{$name}\" is in {$format}.", 'Remove one of them.');
                }
                $facts[$format][$name] = $value;
            }
        }

        return $facts;
    }

    /**
     * @param array<mixed> $facts what an attribute really says
     *
     * @return array<string, scalar|null>
     */
    private static function scalars(array $facts, string $attribute, string $place): array
    {
        $scalars = [];
        foreach ($facts as $name => $value) {
            $scalars[(string) $name] = $value === null || \is_scalar($value)
                ? $value
                : throw new InvalidMetadata('invalid_attribute', $place, "{$attribute}::facts() gives \"{$name}\" as " . \get_debug_type($value) . '.', 'Give scalars, or null.');
        }

        return $scalars;
    }
}
