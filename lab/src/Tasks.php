<?php

declare(strict_types=1);

namespace Kiln\Lab;

use Kiln\Lab\Cache\Entry;
use Kiln\Lab\Cache\Form;
use Kiln\Lab\Cache\Value;
use Kiln\Lab\Json\Contender\Contenders;
use Kiln\Lab\Json\Direction;
use Kiln\Lab\Json\FirstUse;
use Kiln\Lab\Json\Job;
use Kiln\Lab\Json\Streaming;
use Kiln\Lab\Json\Workloads;

/** What a process of the lab is told to do, see {@see Measure\Worker}. */
final readonly class Tasks
{
    /** @return array<string, float|int|string|null> figures by name, or the `problem` */
    public static function answer(string $kind, string ...$arguments): array
    {
        if ($kind === 'examine-entry' || $kind === 'sample-entry') {
            [$form, $value, $file, $from, $time] = array_values($arguments) + array_fill(0, 5, '');
            $entry = new Entry(Form::from($form), new Value($value), $file, $from === 'file', (float) $time);
            $facts = $entry->examine();

            return $kind === 'examine-entry' || isset($facts['problem']) ? $facts : $entry->sample();
        }
        [$contender, $workload, $direction, $directory, $most, $format] = array_values($arguments) + array_fill(0, 6, '');
        $job = new Job(Contenders::all()[$contender], Workloads::get($workload), Direction::from($direction), $directory, (float) $most);

        return match ($kind) {
            'examine' => $job->examine(),
            'sample' => $job->sample(),
            'first-use' => FirstUse::sample($job),
            'stream' => (new Streaming($job, (int) $most, $format))->sample(),
            default => throw new \InvalidArgumentException("There is no task \"{$kind}\"."),
        };
    }
}
