<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Runtime;

/**
 * Decoded objects as stdClass.
 *
 * @internal
 */
final readonly class StdClasses
{
    /**
     * @param array<mixed> $data of a JSON object
     */
    public static function fromArray(array $data): \stdClass
    {
        if ($data !== [] && array_is_list($data)) {
            throw new Mismatch(\stdClass::class);
        }

        return (object) array_map(self::member(...), $data);
    }

    private static function member(mixed $value): mixed
    {
        return match (true) {
            !\is_array($value) => $value,
            array_is_list($value) => array_map(self::member(...), $value),
            default => self::fromArray($value),
        };
    }
}
