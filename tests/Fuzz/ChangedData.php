<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

/**
 * Decoded documents, with something in them that is no longer as it was.
 */
final readonly class ChangedData
{
    /** Bytes; long enough to be read a few items at a time. */
    private const LARGE = 34_000;

    /**
     * @param non-empty-list<scalar|null>                  $scalars that come instead of others
     * @param \Closure(array<mixed>, mixed): array<mixed>   $more    adds a member to those of an object, which is given, too
     * @param (\Closure(array<mixed>): ?array<mixed>)|null $special what may be done to an object before; null where it is not
     */
    public function __construct(private Chance $chance, private array $scalars, private \Closure $more, private ?\Closure $special = null) {}

    public function of(mixed $data): mixed
    {
        $isList = \is_array($data);
        if (!$isList && !$data instanceof \stdClass || $this->chance->percent(10)) {
            return $this->replaced($data);
        }
        $members = (array) $data;
        $keys = array_keys($members);
        $special = $isList || $this->special === null ? null : ($this->special)($members);
        if ($special !== null) {
            $members = $special;
        } elseif ($keys !== [] && $this->chance->percent(75)) {
            $key = $this->chance->oneOf($keys);
            if ($this->chance->percent(20)) {
                unset($members[$key]);
            } else {
                $members[$key] = $this->of($members[$key]);
            }
        } elseif ($isList) {
            $members[] = $keys === [] || $this->chance->percent(50) ? $this->chance->oneOf($this->scalars) : $members[$this->chance->oneOf($keys)];
        } else {
            $members = ($this->more)($members, $data);
        }

        return $isList ? array_values($members) : (object) $members;
    }

    /**
     * @param non-empty-array<mixed> $data
     *
     * @return array<mixed> over and over
     */
    public static function large(array $data): array
    {
        $items = $data;
        $length = max(1, \strlen((string) json_encode($data)));
        for ($repetitions = intdiv(self::LARGE, $length); $repetitions > 0; --$repetitions) {
            array_push($items, ...$data);
        }

        return $items;
    }

    private function replaced(mixed $data): mixed
    {
        return match ($this->chance->int(0, 9)) {
            0 => [$data],
            1 => (object) ['x' => $data],
            2 => [],
            3 => new \stdClass(),
            4 => \is_scalar($data) ? (string) $data : null,
            5 => \is_array($data) ? (object) $data : (\is_object($data) ? array_values((array) $data) : null),
            default => $this->chance->oneOf($this->scalars),
        };
    }
}
