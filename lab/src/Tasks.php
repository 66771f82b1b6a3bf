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
use Kiln\Lab\Measure\Task;

/**
 * What a process of the lab is told to do.
 */
final readonly class Tasks
{
    /**
     * @param list<string> $arguments the kind of task first
     */
    public static function named(array $arguments): Task
    {
        [$kind, $first, $second, $third, $fourth, $fifth, $sixth] = $arguments + array_fill(0, 7, '');
        $job = static fn(): Job => new Job(Contenders::all()[$first], Workloads::get($second), Direction::from($third), $fourth, (float) $fifth);

        return match ($kind) {
            'json' => $job(),
            'first-use' => new FirstUse($job()),
            'stream' => new Streaming($job(), (int) $fifth, $sixth),
            'cache' => new Entry(Form::from($first), new Value($second), $third, $fourth === 'file', (float) $fifth),
            default => throw new \InvalidArgumentException("There is no task \"{$kind}\"."),
        };
    }
}
