<?php

declare(strict_types=1);

namespace Kiln\Plan;

use Kiln\Attribute\NamingStrategy;
use Kiln\Context;
use Kiln\Reset;

/**
 * What a context says of the value of a property, and of everything below it.
 *
 * @internal
 */
final readonly class ContextBelow
{
    /** Stands for all properties that are not named beside it. */
    private const OTHERS = '*';

    /**
     * Groups below a property are those under its name; without one among them that is the group `Default`. Below a property that
     * they do not name, they stay as they are, if this is the root, else only `Default` is left: so jms/serializer has it
     * (JMS\Serializer\Exclusion\GroupsExclusionStrategy). `*` stands for all properties that are not named.
     *
     * @param Context              $context that holds around the property
     * @param array<string, mixed> $named   what a `#[Context]` at the property says, from {@see Context::named()}
     */
    public static function of(Context $context, string $property, array $named = []): Context
    {
        $groups = $context->groups === null ? null : self::groups($context->groups, $property);
        $properties = $context->properties[$property] ?? null;
        $properties = \is_array($properties) ? $properties : null;
        $below = $groups === $context->groups && $properties === $context->properties
            ? $context
            : (new Context(groups: $groups ?? Reset::Default, properties: $properties ?? Reset::Default))->over($context);

        return $named === [] ? $below : self::named($named)->over($below);
    }

    /**
     * @param array<string, mixed> $named from {@see Context::named()}
     */
    private static function named(array $named): Context
    {
        $arguments = [];
        foreach ($named as $option => $value) {
            $arguments[$option] = match ($option) {
                'naming' => NamingStrategy::from(\is_string($value) ? $value : ''),
                'groups', 'properties', 'version', 'dateFormats', 'timezone' => $value === false ? Reset::Default : $value,
                default => $value,
            };
        }

        // @phpstan-ignore argument.type (it comes from a context)
        return new Context(...$arguments);
    }

    /**
     * @param non-empty-array<array<mixed>|string> $groups
     *
     * @return non-empty-array<array<mixed>|string>
     */
    private static function groups(array $groups, string $property): array
    {
        $below = $groups[$property] ?? $groups[self::OTHERS] ?? null;
        if (!\is_array($below)) {
            // Nothing changes from here on.
            return self::here($groups);
        }
        $here = self::here($below);
        $deeper = \array_filter($below, \is_array(...));
        if (!isset($groups[$property]) && $deeper === []) {
            return $here;
        }
        $deeper += [self::OTHERS => [Context::DEFAULT_GROUP]];

        return $deeper === [self::OTHERS => $here] ? $here : $here + $deeper;
    }

    /**
     * @param array<mixed> $groups
     *
     * @return non-empty-list<string>
     */
    private static function here(array $groups): array
    {
        $here = \array_values(\array_filter($groups, \is_string(...)));

        return $here === [] ? [Context::DEFAULT_GROUP] : $here;
    }
}
