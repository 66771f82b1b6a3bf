<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run;

use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * Scalars of one of several types: as they are where that is one of them, otherwise the first that they can be without loss.
 *
 * @internal
 */
final readonly class ScalarUnions
{
    private const ALIASES = ['boolean' => 'bool', 'integer' => 'int', 'double' => 'float'];

    /**
     * @param list<string> $types
     * @param bool         $isStrict whether a scalar is refused that would have to become another one
     *
     * @throws Mismatch
     *
     * @return mixed {@see Skipped} where none of the types fits
     */
    public static function resolve(mixed $data, array $types, Reading $reading, bool $isStrict): mixed
    {
        if (!\is_scalar($data) && !\is_array($data)) {
            throw new Mismatch('union');
        }
        $own = \gettype($data);
        if (\in_array($own, $types, true) || \in_array(self::ALIASES[$own] ?? $own, $types, true)) {
            return $data;
        }
        foreach ($types as $type) {
            $fits = match ($type) {
                // Of an array PHP warns here, as it does in jms/serializer.
                'int', 'integer' => (string) (int) $data === (string) $data, // @phpstan-ignore cast.string
                'float', 'double' => (string) (float) $data === (string) $data, // @phpstan-ignore cast.string
                'bool', 'boolean' => \is_scalar($data) && (string) (bool) $data === (string) $data,
                'true' => $data === true,
                'false' => $data === false,
                'string' => \is_scalar($data),
                default => false,
            };
            if ($fits) {
                return match ($type) {
                    'true', 'false' => $data,
                    default => $isStrict ? throw new Mismatch('union') : self::convert($data, $type, $reading),
                };
            }
        }

        return Skipped::Value;
    }

    private static function convert(mixed $data, string $type, Reading $reading): mixed
    {
        return match ($type) {
            'int', 'integer' => $reading->int($data),
            'float', 'double' => $reading->float($data),
            'string' => $reading->string($data),
            default => (bool) $data,
        };
    }
}
