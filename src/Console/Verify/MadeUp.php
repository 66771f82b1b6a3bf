<?php

declare(strict_types=1);

namespace Kiln\Console\Verify;

/**
 * Scalars and dates as they come in data, and at the edges.
 *
 * @internal
 */
final readonly class MadeUp
{
    private const TEXTS = ['a', 'Zoë', 'two words', "line\nbreak", '</script>', '0', '1.5', 'true', "quote\"'", '日本', '2024-02-29', 'a\\b', "\u{1F600}"];

    private const KEYS = ['key', 'other', 'with space', 'a/b', 'ü', '7'];

    private const ZONES = ['UTC', '+02:00', 'Europe/Berlin', 'America/New_York'];

    public function __construct(public Chance $chance) {}

    public function text(Filling $filling): string
    {
        return $filling === Filling::Empty || ($filling === Filling::Mixed && $this->chance->percent(10)) ? '' : $this->chance->oneOf(self::TEXTS);
    }

    public function int(Filling $filling): int
    {
        return $filling === Filling::Empty ? 0 : $this->chance->oneOf([1, -1, 42, 2024, \PHP_INT_MAX, $this->chance->int(-1_000_000, 1_000_000)]);
    }

    public function float(Filling $filling): float
    {
        return $filling === Filling::Empty ? 0.0 : $this->chance->oneOf([1.0, -0.5, 0.1, 1 / 3, 1e25, 12.345, $this->chance->int(-100_000, 100_000) / 100]);
    }

    public function bool(Filling $filling): bool
    {
        return $filling !== Filling::Empty && $this->chance->percent(50);
    }

    public function scalar(Filling $filling): int|float|string|bool
    {
        return match ($this->chance->int(0, 3)) {
            0 => $this->int($filling),
            1 => $this->float($filling),
            2 => $this->bool($filling),
            default => $this->text($filling),
        };
    }

    public function key(): string
    {
        return $this->chance->oneOf(self::KEYS);
    }

    public function date(): \DateTimeImmutable
    {
        $zone = new \DateTimeZone($this->chance->oneOf(self::ZONES));

        return (new \DateTimeImmutable('@' . $this->chance->oneOf([0, 951_827_696, $this->chance->int(-2_000_000_000, 4_000_000_000)])))
            ->modify($this->chance->percent(30) ? '+123456 usec' : '+0 usec')->setTimezone($zone);
    }

    public function interval(): \DateInterval
    {
        return new \DateInterval($this->chance->oneOf(['P1D', 'PT1H30M', 'P1Y2M3DT4H5M6S', 'PT0S', 'P2W']));
    }

    public function count(Filling $filling): int
    {
        return match ($filling) {
            Filling::Empty => 0,
            Filling::Mixed => $this->chance->int(0, 3),
            Filling::Full, Filling::Nulls => 2,
        };
    }
}
