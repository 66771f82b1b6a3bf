<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Runtime;

use Kiln\Format\IndexedObject;

/**
 * Decoded objects as stdClass.
 *
 * @internal
 */
final readonly class StdClasses
{
    /**
     * @param array<mixed>|IndexedObject $data of a JSON object
     */
    public static function fromArray(array|IndexedObject $data): \stdClass
    {
        if ($data instanceof IndexedObject) {
            return (object) self::members($data->members);
        }
        if ($data !== [] && \array_is_list($data)) {
            throw new Mismatch(\stdClass::class);
        }

        return (object) self::members($data);
    }

    /**
     * A loop and not array_map(), which would nest in the C stack as deep as the data.
     *
     * @param array<mixed> $data
     *
     * @return array<mixed>
     */
    private static function members(array $data): array
    {
        foreach ($data as $key => $value) {
            if (\is_array($value)) {
                $data[$key] = \array_is_list($value) ? self::members($value) : self::fromArray($value);
            } elseif ($value instanceof IndexedObject) {
                $data[$key] = self::fromArray($value);
            }
        }

        return $data;
    }
}
