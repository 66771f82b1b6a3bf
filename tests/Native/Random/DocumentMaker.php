<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Random;

use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\ChangedData;
use Kiln\Tests\Fuzz\Damage;
use Kiln\Tests\Fuzz\JsonPrinter;

/**
 * Random documents, made from right ones.
 */
final readonly class DocumentMaker
{
    private const SCALARS = [
        null, null, true, false, 0, 1, -7, 13, PHP_INT_MAX, 1.0, 1.5, -0.0, 1e100, '', '0', '1', '7', '5x', 'abc', 'true', '1.50', 'ü/', 'low', 'High', 'Hearts', '2020-01-02', '2020-02-31', '7 ct',
        '2024-02-29T13:45:00+00:00', '2024-02-29T13:45:00.123Z', '2024-02-29t13:45:00z', '2024-02-30T13:45:00Z', '2024-02-29T24:00:00Z', '2016-12-31T23:59:60Z', '2024-02-29T13:45:00.1234567+05:30', '2024-02-29T13:45:00', '1700000000', 'P1DT2H', 'PT0.5S', 'P',
        'alpha', 'beta', 't/0', 't/1',
    ];

    /** Of the same value as before, but not the same token; or of a value that no int has. */
    private const NUMBERS = ['1e0', '10E-1', '1.0', '-0', '0.0', '-0.0e3', '9223372036854775808', '-9223372036854775808', '-9223372036854775809', '123456789012345678901234567890', '1e400', '-1e999', '1e-400', '0.1e1', '4.35', '5e-324', '2.2250738585072011e-308', '1.7976931348623159e308', '00', '1.', '.5', '+1', '01', '1e', '0x1F', '179769313486231570000000000000000000000'];

    private const KEYS = ['unknown', 'id', 'type', 'kind', 'what', 'name', 'x', '0', '7', '12', 'items', 'foo_bar', 'fooBar', 'in_id', 'p', 'pid', 'alias', 'other', '', '-1', "nul\0", "\0"];

    private const TEXTS = ['', ' ', '{', '[]', '{}', 'null', '1', '"x"', 'true', '[null]', '[{}]', '[[]]', '{"a":', "\xFF", '{"id":99999999999999999999}', '[1,2', '{"0":{}}', '"\ud800"', 'NaN', '{"id":1}x', '{"0":1,"1":2}', '[1,2]', '{"":1}', "\xEF\xBB\xBF{}", '{"\u0000":1}'];

    public static function right(string $right, Chance $chance): string
    {
        return match (true) {
            $chance->percent(60) => $right,
            default => JsonPrinter::print(self::withUnknown(json_decode($right), $chance), $chance),
        };
    }

    public static function broken(string $right, Chance $chance): string
    {
        if ($chance->percent(4)) {
            return $chance->oneOf(self::TEXTS);
        }
        if ($chance->percent(1)) {
            return str_repeat($chance->oneOf(['[', '{"items":', '{"x":']), $depth = $chance->oneOf([3, 511, 512, 600])) . '1' . str_repeat($chance->oneOf([']', '}']), $depth);
        }
        if ($chance->percent(20)) {
            return Damage::done($right, $right, $chance);
        }
        if ($chance->percent(12)) {
            return self::withOtherNumbers($right, $chance);
        }
        $data = json_decode($right);
        if (\is_array($data) && $data !== [] && $chance->percent(3)) {
            $data = ChangedData::large($data);
            if ($chance->percent(20)) {
                return rtrim((string) json_encode($data, JSON_PRESERVE_ZERO_FRACTION), ']');
            }
        }
        $changed = new ChangedData($chance, self::SCALARS, static fn(array $members, mixed $data): array => $chance->percent(50)
            ? $members + [$chance->oneOf(self::KEYS) => $chance->oneOf([...self::SCALARS, [], new \stdClass(), $data])]
            : [$chance->oneOf(self::KEYS) => $chance->oneOf(self::SCALARS)] + $members);
        for ($times = $chance->oneOf([1, 1, 2, 3]); $times > 0; --$times) {
            $data = $changed->of($data);
        }
        if ($chance->percent(40)) {
            return JsonPrinter::print($data, $chance);
        }
        $json = json_encode($data, JSON_PRESERVE_ZERO_FRACTION);

        return $json === false ? $right : $json;
    }

    /**
     * Members that no class knows, at the root.
     */
    private static function withUnknown(mixed $data, Chance $chance): mixed
    {
        if ($data instanceof \stdClass && $chance->percent(30)) {
            $data->{'not known'} = $chance->oneOf([...self::SCALARS, [], [[1, ['x' => '}']]], new \stdClass()]);
        }

        return $data;
    }

    private static function withOtherNumbers(string $json, Chance $chance): string
    {
        return (string) preg_replace_callback('/(?<=[:,\[])-?[0-9][0-9.eE+-]*(?=[,}\]])/', static fn(array $number): string => $chance->percent(30) ? $chance->oneOf(self::NUMBERS) : $number[0], $json);
    }
}
