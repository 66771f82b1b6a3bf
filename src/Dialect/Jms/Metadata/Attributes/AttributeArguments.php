<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Error\InvalidMetadata;

/**
 * Brings the arguments of an attribute to their parameters: by position, by name, or by name within the array that comes first.
 *
 * @internal
 */
final readonly class AttributeArguments
{
    /**
     * @param array<mixed> $given by position or name
     *
     * @return array<mixed> by name
     *
     * @throws InvalidMetadata `invalid_attribute`
     */
    public static function of(AttributeKind $kind, array $given, string $place): array
    {
        $parameters = $kind->parameters();
        if ($parameters === []) {
            return self::areDropped($given) ? [] : throw self::invalid($kind, $place, 'takes no arguments');
        }
        $arguments = self::byParameter($kind, $parameters, $given, $place);
        $values = $arguments[AttributeKind::VALUES];
        unset($arguments[AttributeKind::VALUES], $parameters[AttributeKind::VALUES]);
        if ($kind === AttributeKind::Type) {
            $values = self::text($values);
            $arguments['name'] = self::text($arguments['name']);
        }
        if ($kind === AttributeKind::Groups && $arguments['groups'] === [] && \is_array($values) && self::areGroups($values)) {
            return ['groups' => $values];
        }
        $values = \is_array($values) ? $values : ['value' => $values];
        if (\array_key_exists('value', $values)) {
            $values[(string) \array_key_first($parameters)] = $values['value'];
            unset($values['value']);
        }
        foreach (\array_keys($values) as $name) {
            if (!isset($parameters[$name])) {
                throw self::invalid($kind, $place, "has no argument \"{$name}\"");
            }
        }
        if ($kind === AttributeKind::VirtualProperty) {
            $values = self::withOptions($values, $arguments['options']);
        }

        return \array_replace($arguments, $values);
    }

    /**
     * @param array<string, AttributeParameter> $parameters
     * @param array<mixed>                      $given
     *
     * @return array<string, mixed> with the defaults of those not given
     */
    private static function byParameter(AttributeKind $kind, array $parameters, array $given, string $place): array
    {
        $names = \array_keys($parameters);
        $taken = [];
        foreach ($given as $key => $value) {
            $name = \is_int($key) ? $names[$key] ?? null : $key;
            if ($name === null) {
                // To PHP, one argument too many is no error.
                continue;
            }
            $parameter = $parameters[$name] ?? throw self::invalid($kind, $place, "has no argument \"{$name}\"");
            if (\array_key_exists($name, $taken)) {
                throw self::invalid($kind, $place, "has the argument \"{$name}\" twice");
            }
            try {
                $taken[$name] = $parameter->taken($value);
            } catch (\TypeError) {
                throw self::invalid($kind, $place, "has an argument \"{$name}\" of type " . \get_debug_type($value));
            }
        }

        return $taken + \array_map(static fn(AttributeParameter $parameter): mixed => $parameter->default, $parameters);
    }

    /**
     * Whether PHP makes an attribute without a constructor in spite of these: from 8.4 on those without a name are dropped,
     * as `new` has always done.
     *
     * @param array<mixed> $given
     */
    private static function areDropped(array $given): bool
    {
        return $given === [] || (\PHP_VERSION_ID >= 80400 && \array_is_list($given));
    }

    private static function text(mixed $value): mixed
    {
        return $value instanceof \Stringable ? (string) $value : $value;
    }

    /**
     * Whether these are the groups themselves, and not named arguments.
     *
     * @param array<mixed> $values
     */
    private static function areGroups(array $values): bool
    {
        return \count($values) > 1 || ($values !== [] && !isset($values['value']) && !isset($values['groups']));
    }

    /**
     * Options that are not an argument of their own are taken as they are: what would have to be made first is none.
     *
     * @param array<mixed> $values
     *
     * @return array<mixed>
     */
    private static function withOptions(array $values, mixed $options): array
    {
        if ($options !== []) {
            unset($values['options']);
        } elseif (\is_array($values['options'] ?? null)) {
            $values['options'] = \array_filter($values['options'], \is_object(...));
        }

        return $values;
    }

    private static function invalid(AttributeKind $kind, string $place, string $problem): InvalidMetadata
    {
        return new InvalidMetadata('invalid_attribute', $place, "#[{$kind->value}] {$problem}.");
    }
}
