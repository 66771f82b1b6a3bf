<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Order;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Type\Parser\Similar;

/**
 * Puts properties into the order that a class asks for.
 *
 * @internal
 */
final readonly class PropertyOrder
{
    /**
     * @param list<PropertyMetadata> $properties
     * @param string                 $place      the class that has the attribute
     *
     * @return list<PropertyMetadata>
     *
     * @throws InvalidMetadata when it names a property that does not exist
     */
    public static function apply(Order $order, array $properties, string $place): array
    {
        if (\is_string($order->order)) {
            return self::alphabetical($order->order, $properties, $place);
        }
        $rest = $properties;
        $ordered = [];
        foreach ($order->order as $name) {
            $named = \array_filter($properties, static fn(PropertyMetadata $property): bool => $property->name === $name);
            if ($named === []) {
                $names = \array_map(static fn(PropertyMetadata $property): string => $property->name, $properties);
                $similar = Similar::to($name, $names);

                throw self::invalid($place, "#[Order] names \"{$name}\", which is no property.", $similar === null ? 'There are ' . \implode(', ', $names) . '.' : "Did you mean \"{$similar}\"?");
            }
            $ordered = [...$ordered, ...\array_values(\array_intersect_key($named, $rest))];
            $rest = \array_diff_key($rest, $named);
        }

        return [...$ordered, ...\array_values($rest)];
    }

    /**
     * @param list<PropertyMetadata> $properties
     *
     * @return list<PropertyMetadata>
     */
    private static function alphabetical(string $order, array $properties, string $place): array
    {
        if ($order !== Order::ALPHABETICAL) {
            throw self::invalid($place, "#[Order] does not know the order \"{$order}\".", 'Write Order::ALPHABETICAL, or a list of property names.');
        }
        \usort($properties, static fn(PropertyMetadata $a, PropertyMetadata $b): int => \strcmp($a->name, $b->name));

        return $properties;
    }

    private static function invalid(string $place, string $problem, string $hint): InvalidMetadata
    {
        return new InvalidMetadata('invalid_order', $place, $problem, $hint);
    }
}
