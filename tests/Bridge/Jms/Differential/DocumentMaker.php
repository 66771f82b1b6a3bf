<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

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
        null, null, true, false, 0, 1, -7, 9_223_372_036_854_775_807, 1.0, 1.5, -0.0, 1e100, '', '0', '1', '5x', 'abc', 'true', '1.50', 'ü/', 'low', 'Hearts', '2020-01-02', '2020-02-31',
        '2024-02-29T13:45:00+00:00', '2024-02-29T13:45:00.123Z', '1700000000', 'P1DT2H', 'PT0.5S', 'P', 'alpha', 't/0', 'k0', 'k1', ...Marks::ALL,
    ];

    private const KEYS = ['unknown', 'id', 'type', 'kind', 'name', 'x', '0', 'items', 'foo_bar'];

    private const TEXTS = ['', ' ', '{', '[]', '{}', 'null', '1', '"x"', 'true', '[null]', '[{}]', '[[]]', '{"a":', "\xFF", '{"id":99999999999999999999}', '[1,2', '{"0":{}}', '"\ud800"', 'NaN', '{"id":1}x'];

    public function __construct(private Features $features) {}

    public function make(string $right, Chance $chance): string
    {
        if (!$this->features->has('damage') || $chance->percent(35)) {
            return $right;
        }
        if ($chance->percent(4)) {
            return $chance->oneOf(self::TEXTS);
        }
        if ($chance->percent(1)) {
            return str_repeat($chance->oneOf(['[', '{"items":', '{"x":']), $depth = $chance->oneOf([511, 512, 600])) . '1' . str_repeat($chance->oneOf([']', '}']), $depth);
        }
        if ($chance->percent(4)) {
            return Damage::done($right, $right, $chance);
        }
        $data = json_decode($right);
        if (\is_array($data) && $data !== [] && $chance->percent(20)) {
            $data = ChangedData::large($data);
            if ($chance->percent(20)) {
                return rtrim((string) json_encode($data, JSON_PRESERVE_ZERO_FRACTION), ']');
            }
        }
        $changed = new ChangedData(
            $chance,
            self::SCALARS,
            static fn(array $members, mixed $data): array => array_replace($members, [$chance->oneOf(self::KEYS) => $chance->oneOf([...self::SCALARS, [], new \stdClass(), $data])]),
            // As discriminators of unions would have it.
            static fn(array $members): ?array => $chance->percent(12) ? array_replace($members, [$chance->oneOf(['type', 'kind', 'x']) => $chance->oneOf(['k0', 'k1', 'k2'])]) : null,
        );
        for ($times = $chance->oneOf([1, 1, 2, 3]); $times > 0; --$times) {
            $data = $changed->of($data);
        }
        if ($chance->percent(25)) {
            return JsonPrinter::print($data, $chance);
        }
        $json = json_encode($data, JSON_PRESERVE_ZERO_FRACTION);

        return $json === false ? $right : $json;
    }
}
