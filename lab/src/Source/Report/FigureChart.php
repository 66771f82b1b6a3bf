<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Report;

use Kiln\Lab\Source\Figure;

/**
 * A figure as an SVG image: a line for each contender, with places in between names on the left. The values have a logarithmic scale,
 * and so have the columns when they are numbers.
 */
final readonly class FigureChart
{
    private const WIDTH = 960;

    private const HEIGHT = 540;

    private const LEFT = 80;

    private const RIGHT = 240;

    private const TOP = 50;

    private const BOTTOM = 60;

    /** Told apart by those who do not see colours alike as well; in a second round the lines are dashed. */
    private const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#000000'];

    /** @var array{float, float} exponents of ten */
    private array $heights;

    private function __construct(private Figure $figure)
    {
        $values = [];
        foreach ($figure->series as $series) {
            foreach ($series as $value) {
                $values[] = log10(max($value->median(), 1e-6));
            }
        }
        $this->heights = $values === [] ? [0.0, 1.0] : [floor(min($values)), max(floor(min($values)) + 1, ceil(max($values)))];
    }

    public static function of(Figure $figure): string
    {
        return (new self($figure))->draw();
    }

    private function draw(): string
    {
        $parts = [
            \sprintf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %2$d" width="%1$d" height="%2$d" font-family="sans-serif" font-size="13">', self::WIDTH, self::HEIGHT),
            \sprintf('<rect width="%d" height="%d" fill="#fff"/>', self::WIDTH, self::HEIGHT),
            self::text(self::LEFT, 26, $this->figure->title, 'start', 'font-size="16"'),
            self::text((self::LEFT + self::WIDTH - self::RIGHT) / 2, self::HEIGHT - 14, "{$this->figure->x}; upwards: {$this->figure->unit}", 'middle'),
            ...$this->axes(),
        ];
        $position = 0;
        foreach ($this->figure->series as $name => $values) {
            array_push($parts, ...$this->line($position++, $name, $values));
        }

        return implode("\n", [...$parts, '</svg>']) . "\n";
    }

    /**
     * @return list<string>
     */
    private function axes(): array
    {
        $parts = [];
        for ($exponent = $this->heights[0]; $exponent <= $this->heights[1]; ++$exponent) {
            $y = $this->y(10 ** $exponent);
            $parts[] = \sprintf('<path d="M%d %.1fH%d" stroke="#ddd"/>', self::LEFT, $y, self::WIDTH - self::RIGHT);
            $parts[] = self::text(self::LEFT - 8, $y + 4, rtrim(rtrim(number_format(10 ** $exponent, 3), '0'), '.'), 'end');
        }
        $free = -\INF;
        foreach ($this->figure->columns() as $column) {
            $x = $this->x($column);
            $parts[] = \sprintf('<path d="M%.1f %dv5" stroke="#000"/>', $x, self::HEIGHT - self::BOTTOM);
            $label = \is_int($column) ? number_format($column) : $column;
            $half = 4.0 * \strlen($label);
            if ($x - $half > $free) {
                $parts[] = self::text($x, self::HEIGHT - self::BOTTOM + 20, $label, 'middle');
                $free = $x + $half;
            }
        }

        return $parts;
    }

    /**
     * @param array<int|string, \Kiln\Lab\Measure\Timing> $values
     *
     * @return list<string>
     */
    private function line(int $position, string $name, array $values): array
    {
        $colour = self::COLOURS[$position % \count(self::COLOURS)];
        $dashes = $position < \count(self::COLOURS) ? '' : ' stroke-dasharray="6 4"';
        $points = $dots = [];
        foreach ($this->figure->columns() as $column) {
            if (isset($values[$column])) {
                $point = [$this->x($column), $this->y($values[$column]->median())];
                $points[] = \sprintf('%.1f,%.1f', ...$point);
                $dots[] = \sprintf('<circle cx="%.1f" cy="%.1f" r="3.5" fill="%s"/>', ...[...$point, $colour]);
            }
        }
        $y = self::TOP + 14 + 22 * $position;
        $left = self::WIDTH - self::RIGHT + 16;

        return [
            \sprintf('<polyline points="%s" fill="none" stroke="%s" stroke-width="2"%s/>', implode(' ', $points), $colour, $dashes),
            ...$dots,
            \sprintf('<path d="M%d %dh24" stroke="%s" stroke-width="2"%s/>', $left, $y - 4, $colour, $dashes),
            self::text($left + 32, $y, $name, 'start'),
        ];
    }

    private function x(int|string $column): float
    {
        $columns = $this->figure->columns();
        [$first, $last] = [$columns[0] ?? 0, $columns[\count($columns) - 1] ?? 0];
        $width = self::WIDTH - self::LEFT - self::RIGHT;
        if (\is_int($column) && \is_int($first) && \is_int($last) && $first > 0 && $first < $last) {
            return self::LEFT + 20 + ($width - 40) * log($column / $first) / log($last / $first);
        }

        return self::LEFT + $width * ((int) array_search($column, $columns, true) + 0.5) / \count($columns);
    }

    private function y(float $value): float
    {
        [$low, $high] = $this->heights;

        return self::HEIGHT - self::BOTTOM - (self::HEIGHT - self::TOP - self::BOTTOM) * (log10(max($value, 1e-6)) - $low) / ($high - $low);
    }

    private static function text(float $x, float $y, string $text, string $anchor, string $more = ''): string
    {
        return \sprintf('<text x="%.1f" y="%.1f" text-anchor="%s" %s>%s</text>', $x, $y, $anchor, $more, htmlspecialchars($text, ENT_XML1));
    }
}
