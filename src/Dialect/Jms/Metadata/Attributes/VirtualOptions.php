<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Error\InvalidMetadata;

/**
 * The attributes of a virtual property that is no method: objects, or pairs of a class and its arguments.
 *
 * @internal
 */
final readonly class VirtualOptions
{
    /**
     * @param array<mixed> $options
     *
     * @return list<JmsAttribute>
     *
     * @throws InvalidMetadata `invalid_attribute`
     */
    public static function of(array $options, string $place): array
    {
        $attributes = [];
        foreach ($options as $option) {
            $attributes[] = match (true) {
                \is_object($option) => self::fromObject($option, $place),
                \is_array($option) => self::fromPair($option, $place),
                default => null,
            };
        }

        return \array_values(\array_filter($attributes));
    }

    private static function fromObject(object $option, string $place): ?JmsAttribute
    {
        foreach ([$option::class, ...\array_values(\class_parents($option))] as $class) {
            $kind = AttributeKind::named($class);
            if ($kind !== null) {
                return new JmsAttribute($kind, $place, \get_object_vars($option));
            }
        }

        return null;
    }

    /**
     * @param array<mixed> $pair
     */
    private static function fromPair(array $pair, string $place): ?JmsAttribute
    {
        $class = $pair[0] ?? null;
        if (!\is_string($class)) {
            throw self::invalid($place, 'has an option that does not begin with a class');
        }
        $kind = AttributeKind::named(\ltrim($class, '\\'));
        if ($kind === null) {
            return null;
        }
        $arguments = $pair[1] ?? null;
        if (!\is_array($arguments)) {
            throw self::invalid($place, "has an option #[{$kind->value}] without an array of arguments");
        }
        if ($kind->parameters() === []) {
            return new JmsAttribute($kind, $place);
        }
        // The first parameter is not among them: it is always empty.
        $given = [[]];
        foreach ($arguments as $key => $argument) {
            if (\is_int($key)) {
                $given[] = $argument;
            } else {
                $given[$key] = $argument;
            }
        }

        return new JmsAttribute($kind, $place, AttributeArguments::of($kind, $given, $place));
    }

    private static function invalid(string $place, string $problem): InvalidMetadata
    {
        return new InvalidMetadata('invalid_attribute', $place, "#[VirtualProperty] {$problem}.", "Write options: [[SerializedName::class, ['name']]].");
    }
}
