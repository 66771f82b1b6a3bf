<?php

declare(strict_types=1);

namespace Kiln\Lab\Source;

use Kiln\Lab\Graph\Codec;
use Kiln\Lab\Measure\FreshProcess;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Report\Progress;

/**
 * Arrays of integers: the time for one must stay the same, however many there are.
 */
final readonly class IntegersBench
{
    private const CODECS = [Codec::Serialize, Codec::Igbinary, Codec::Msgpack, Codec::Json, Codec::Kiln, Codec::KilnNative];

    public function __construct(private FreshProcess $php, private SourceExtent $extent, private Progress $progress) {}

    /**
     * @return list<Figure>
     */
    public function run(): array
    {
        $this->progress->start('Arrays of integers', \count($this->extent->counts));
        $series = ['write' => [], 'read' => [], 'bytes' => []];
        foreach ($this->extent->counts as $count) {
            $probes = [];
            foreach (self::CODECS as $codec) {
                if ($codec->isThere()) {
                    $probes[$codec->value] = fn(): array => $this->php->run(
                        ['integers', $codec->value, (string) $count],
                        KilnExtension::environment($codec === Codec::KilnNative),
                    );
                }
            }
            foreach ((new Turns($this->extent->rounds))->take($probes) as $name => $timings) {
                foreach ($timings as $contender => $timing) {
                    $series[$name][$contender][$count] = self::perElement($timing, $name === 'bytes' ? 1.0 : 1e6, $count);
                }
            }
            $this->progress->advance();
        }
        $this->progress->finish();

        return [
            new Figure('integers-read', 'Arrays of integers, reading', 'number of integers', 'ns for each', $series['read'], self::slopes($series['read'])),
            new Figure('integers-write', 'Arrays of integers, writing', 'number of integers', 'ns for each', $series['write'], self::slopes($series['write'])),
            new Figure('integers-size', 'Arrays of integers, size', 'number of integers', 'bytes for each', $series['bytes']),
        ];
    }

    private static function perElement(Timing $timing, float $factor, int $count): Timing
    {
        return new Timing(array_map(static fn(float $sample): float => $sample * $factor / $count, $timing->samples));
    }

    /**
     * @param array<string, array<int|string, Timing>> $series
     *
     * @return list<string>
     */
    private static function slopes(array $series): array
    {
        $notes = [];
        foreach ($series as $contender => $timings) {
            $counts = array_keys($timings);
            if (\count($counts) > 1) {
                $first = $timings[$counts[0]]->median();
                $last = $timings[$counts[\count($counts) - 1]]->median();
                $notes[] = \sprintf('%s: with the most integers, one takes %.2f times as long as with the fewest', $contender, $last / $first);
            }
        }

        return $notes;
    }
}
