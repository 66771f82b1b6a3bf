<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

/**
 * Whether a contender has done the work: compares what it made with the reference, strictly, and names the first place where
 * they differ. The order of keys does not count; types do, so 1 is not 1.0 and a missing key is not a null.
 */
final readonly class Comparison
{
    /** @return ?string where and how the written JSON differs, null when it does not */
    public static function ofJson(mixed $document, string $json): ?string
    {
        try {
            return self::ofValues($document, json_decode($json, flags: JSON_THROW_ON_ERROR));
        } catch (\JsonException $exception) {
            return "is not JSON: {$exception->getMessage()}";
        }
    }

    /** @return ?string where and how the objects differ, null when they do not */
    public static function ofValues(mixed $expected, mixed $actual, string $path = '$'): ?string
    {
        if ($expected instanceof \DateTimeInterface && $actual instanceof \DateTimeInterface && $expected::class === $actual::class) {
            [$expected, $actual] = [$expected->format('Y-m-d\TH:i:s.uP'), $actual->format('Y-m-d\TH:i:s.uP')];
        }
        $haveMembers = \is_object($expected) && \is_object($actual) && $expected::class === $actual::class || \is_array($expected) && \is_array($actual) && array_is_list($expected) === array_is_list($actual);
        if (!$haveMembers) {
            return $expected === $actual ? null : "{$path}: expected " . self::describe($expected) . ', got ' . self::describe($actual);
        }
        [$expected, $actual] = [(array) $expected, (array) $actual];
        foreach ($expected + $actual as $key => $value) {
            // The name of a private property, without the class that PHP puts before it.
            $place = "{$path}." . preg_replace('/^\0.*\0/', '', (string) $key);
            $difference = match (true) {
                !\array_key_exists($key, $actual) => "{$place}: expected " . self::describe($value) . ', got nothing',
                !\array_key_exists($key, $expected) => "{$place}: expected nothing, got " . self::describe($value),
                default => self::ofValues($value, $actual[$key], $place),
            };
            if ($difference !== null) {
                return $difference;
            }
        }

        return null;
    }

    private static function describe(mixed $value): string
    {
        $flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION | JSON_PARTIAL_OUTPUT_ON_ERROR;
        $text = \is_scalar($value) ? ' ' . mb_strimwidth((string) json_encode($value, $flags), 0, 60, '…', 'UTF-8') : '';

        return get_debug_type($value) . $text;
    }
}
