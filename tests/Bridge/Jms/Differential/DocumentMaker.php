<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Kiln\Tests\Fuzz\Chance;
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

    private const TEXTS = ['', ' ', '{', '[]', '{}', 'null', '1', '"x"', 'true', '[null]', '[{}]', '[[]]', '{"a":', "\xFF", '{"id":99999999999999999999}', '[1,2', '{"0":{}}', '"\ud800"', 'NaN', '{"id":1}x'];

    /** Bytes. */
    private const LARGE = 34_000;

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
            $data = self::large($data);
            if ($chance->percent(20)) {
                return rtrim((string) json_encode($data, JSON_PRESERVE_ZERO_FRACTION), ']');
            }
        }
        for ($times = $chance->oneOf([1, 1, 2, 3]); $times > 0; --$times) {
            $data = $this->changed($data, $chance);
        }
        if ($chance->percent(25)) {
            return JsonPrinter::print($data, $chance);
        }
        $json = json_encode($data, JSON_PRESERVE_ZERO_FRACTION);

        return $json === false ? $right : $json;
    }

    private function changed(mixed $data, Chance $chance): mixed
    {
        $isList = \is_array($data);
        if (!$isList && !$data instanceof \stdClass || $chance->percent(10)) {
            return $this->replaced($data, $chance);
        }
        $members = (array) $data;
        $keys = array_keys($members);
        if (!$isList && $chance->percent(12)) {
            // As discriminators of unions would have it.
            $members[$chance->oneOf(['type', 'kind', 'x'])] = $chance->oneOf(['k0', 'k1', 'k2']);
        } elseif ($keys !== [] && $chance->percent(75)) {
            $key = $chance->oneOf($keys);
            if ($chance->percent(20)) {
                unset($members[$key]);
            } else {
                $members[$key] = $this->changed($members[$key], $chance);
            }
        } elseif ($isList) {
            $members[] = $keys === [] || $chance->percent(50) ? $chance->oneOf(self::SCALARS) : $members[$chance->oneOf($keys)];
        } else {
            $members[$chance->oneOf(['unknown', 'id', 'type', 'kind', 'name', 'x', '0', 'items', 'foo_bar'])] = $chance->oneOf([...self::SCALARS, [], new \stdClass(), $data]);
        }

        return $isList ? array_values($members) : (object) $members;
    }

    /**
     * Long enough to be read a few items at a time.
     *
     * @param non-empty-array<mixed> $data
     *
     * @return array<mixed>
     */
    private static function large(array $data): array
    {
        $items = $data;
        $length = max(1, \strlen((string) json_encode($data)));
        for ($repetitions = intdiv(self::LARGE, $length); $repetitions > 0; --$repetitions) {
            array_push($items, ...$data);
        }

        return $items;
    }

    private function replaced(mixed $data, Chance $chance): mixed
    {
        return match ($chance->int(0, 9)) {
            0 => [$data],
            1 => (object) ['x' => $data],
            2 => [],
            3 => new \stdClass(),
            4 => \is_scalar($data) ? (string) $data : null,
            5 => \is_array($data) ? (object) $data : (\is_object($data) ? array_values((array) $data) : null),
            default => $chance->oneOf(self::SCALARS),
        };
    }
}
