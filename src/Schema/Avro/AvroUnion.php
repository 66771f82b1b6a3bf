<?php

declare(strict_types=1);

namespace Kiln\Schema\Avro;

use Kiln\Error\InvalidMetadata;

/**
 * Unions (in the specification): no union directly in another, and of each kind one type, but for those with names.
 *
 * @phpstan-import-type AvroType from AvroTypes
 *
 * @internal
 */
final readonly class AvroUnion
{
    /**
     * @param list<AvroType> $types
     *
     * @throws InvalidMetadata
     *
     * @return AvroType one alone as it is
     */
    public static function of(array $types, AvroPlace $at): string|array
    {
        $union = [];
        foreach (self::flat($types) as $type) {
            $kind = self::kind($type);
            $known = $union[$kind] ?? $type;
            if ($known !== $type && ($kind === 'array' || $kind === 'map')) {
                throw $at->refusal("Avro has no union of two types of {$kind}.", 'Let it be of one type.');
            }
            // A string of a kind, and one of another.
            $union[$kind] = $known === $type ? $type : $kind;
        }
        if (isset($union['null'])) {
            $union = ['null' => 'null'] + $union;
        }

        return \count($union) === 1 ? \current($union) : \array_values($union);
    }

    /**
     * @param AvroType $type
     */
    public static function isNullable(string|array $type): bool
    {
        return \in_array('null', self::flat([$type]), true);
    }

    /**
     * @param list<AvroType|mixed> $types
     *
     * @return list<AvroType>
     */
    public static function flat(array $types): array
    {
        $flat = [];
        foreach ($types as $type) {
            \array_push($flat, ...match (true) {
                \is_string($type) => [$type],
                \is_array($type) => \array_is_list($type) ? self::flat($type) : [$type],
                default => [],
            });
        }

        return $flat;
    }

    /**
     * @param AvroType $type
     *
     * @return string the same for types of which a union may have one; the name of a record or enum
     */
    public static function kind(string|array $type): string
    {
        $kind = \is_string($type) ? $type : $type['name'] ?? $type['type'] ?? '';

        return \is_string($kind) ? $kind : '';
    }
}
