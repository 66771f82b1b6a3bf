<?php

declare(strict_types=1);

namespace Kiln\Schema\Avro;

use Kiln\Plan\Shape\Member;

/**
 * What stands for a field that is missing: in a union, a value of its first type (Record, in the specification).
 *
 * @phpstan-import-type AvroType from AvroTypes
 *
 * @internal
 */
final readonly class AvroDefault
{
    private function __construct(public mixed $value, private string $kind) {}

    public static function null(): self
    {
        return new self(null, 'null');
    }

    /**
     * @param AvroType              $type
     * @param array<string, string> $names full names of types
     *
     * @return ?self null where none is known, or Avro cannot say it
     */
    public static function of(Member $member, string|array $type, array $names): ?self
    {
        if ($member->isLeftOutEmpty) {
            foreach (AvroUnion::flat([$type]) as $one) {
                if (\is_array($one) && \in_array($one['type'] ?? null, ['array', 'map'], true)) {
                    return new self($one['type'] === 'array' ? [] : new \stdClass(), $one['type']);
                }
            }
        }
        if ($member->default === null) {
            return null;
        }
        $value = $member->default->value;
        foreach (AvroUnion::flat([$type]) as $one) {
            $default = self::as($value, $one);
            if ($default !== null) {
                return $default;
            }
        }

        return null;
    }

    /**
     * The type with the one first of which the value is.
     *
     * @param AvroType $type
     *
     * @return AvroType
     */
    public function first(string|array $type): string|array
    {
        $types = AvroUnion::flat([$type]);
        \usort($types, fn(string|array $one, string|array $other): int => (AvroUnion::kind($other) === $this->kind) <=> (AvroUnion::kind($one) === $this->kind));

        return \count($types) === 1 ? $types[0] : $types;
    }

    /**
     * @param AvroType $type
     */
    private static function as(mixed $value, string|array $type): ?self
    {
        $kind = AvroUnion::kind($type);
        $isFit = match ($kind) {
            'null' => $value === null,
            'boolean' => \is_bool($value),
            'long' => \is_int($value),
            'double' => \is_float($value) && \is_finite($value),
            'string' => \is_string($value),
            'array', 'map' => $value === [],
            default => \is_array($type) && \is_array($type['symbols'] ?? null) && \in_array($value, $type['symbols'], true),
        };

        return $isFit ? new self($kind === 'map' ? new \stdClass() : $value, $kind) : null;
    }
}
