<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Report;

use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Report\Machine;
use Kiln\Lab\Source\Figure;
use Kiln\Lab\Source\SourceExtent;
use Symfony\Component\Filesystem\Filesystem;

/**
 * The files of a run: all samples as JSON, all tables, and a chart for each.
 */
final readonly class SourceFiles
{
    /** Counts up when a key changes its meaning or goes away; new keys may appear at any time. */
    private const SCHEMA = 1;

    public function __construct(private string $directory) {}

    /**
     * @param list<Figure> $figures
     * @param list<string> $omissions
     */
    public function write(Machine $machine, SourceExtent $extent, array $figures, array $omissions): void
    {
        $files = new Filesystem();
        $report = [
            'schema' => self::SCHEMA,
            'machine' => get_object_vars($machine),
            'loadAfterwards' => Machine::load(),
            'extent' => get_object_vars($extent),
            'omissions' => $omissions,
            'figures' => array_map(self::figure(...), $figures),
        ];
        $files->dumpFile("{$this->directory}/sources.json", json_encode($report, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR) . "\n");
        $files->dumpFile("{$this->directory}/sources.md", implode("\n", array_map(FigureTable::of(...), $figures)));
        foreach ($figures as $figure) {
            $files->dumpFile("{$this->directory}/{$figure->name}.svg", FigureChart::of($figure));
        }
    }

    /**
     * @return array<string, mixed>
     */
    private static function figure(Figure $figure): array
    {
        $series = array_map(
            static fn(array $values): array => array_map(static fn(Timing $timing): array => ['median' => $timing->median(), 'samples' => $timing->samples], $values),
            $figure->series,
        );

        return ['series' => $series] + get_object_vars($figure);
    }
}
