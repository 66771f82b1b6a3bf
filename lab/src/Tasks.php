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
use Kiln\Lab\Measure\Worker;

/**
 * What a process of the lab is told to do: it does the work once, compares what comes of it with what is expected, and takes samples.
 */
final readonly class Tasks
{
    /** @param list<string> $arguments the kind of task first */
    public static function serve(array $arguments): void
    {
        [$kind, $first, $second, $third, $fourth, $fifth, $sixth] = $arguments + array_fill(0, 7, '');
        if ($kind === 'cache') {
            $entry = new Entry(Form::from($first), new Value($second), $third, $fourth === 'file', (float) $fifth);
            Worker::serve($entry->examine(), $entry->sample(...));

            return;
        }
        $job = new Job(Contenders::all()[$first], Workloads::get($second), Direction::from($third), $fourth, (float) $fifth);
        match ($kind) {
            'json' => Worker::serve($job->examine(), $job->sample(...)),
            'examined' => Worker::serve([], $job->sample(...)),
            'first-use' => Worker::serve([], static fn(): array => FirstUse::sample($job)),
            'stream' => Worker::serve([], (new Streaming($job, (int) $fifth, $sixth))->sample(...)),
            default => throw new \InvalidArgumentException("There is no task \"{$kind}\"."),
        };
    }
}
