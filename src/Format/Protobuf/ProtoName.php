<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

/**
 * Names in `.proto` files for those of PHP.
 *
 * @see https://protobuf.dev/programming-guides/style/
 *
 * @internal
 */
final readonly class ProtoName
{
    /**
     * `dueDate` as `due_date`.
     */
    public static function ofField(string $key): string
    {
        $words = \preg_split('/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/', $key, -1, \PREG_SPLIT_NO_EMPTY);
        $snake = \strtolower(\implode('_', $words === false ? [] : $words));

        return \preg_match('/\A[a-z]/', $snake) === 1 ? $snake : "x{$snake}";
    }

    /**
     * With the name of the enum before it, because cases stand beside those of all other enums.
     */
    public static function ofCase(string $enum, string $case): string
    {
        return \strtoupper(self::ofField($enum) . '_' . self::ofField($case));
    }

    /**
     * What JSON has for a field that does not say so (descriptor.proto, "json_name").
     */
    public static function inJson(string $field): string
    {
        return (string) \preg_replace_callback('/_(.?)/', static fn(array $match): string => \strtoupper($match[1]), $field);
    }
}
