<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Differential;

use Kiln\Tests\Fuzz\Chance;

/**
 * Many random models, and many random calls for each.
 *
 * Besides KILN_SEED and KILN_CASES, which {@see Chance} reads, there are KILN_CASE=12:7 (only the eighth call for the
 * thirteenth model; or 12 for all of its calls), KILN_FINDINGS (how many differences to look for) and KILN_TRACE=1 (prints
 * each call before it is made; KILN_TRACE=source the models, too).
 *
 * @template T of Call
 */
final class Campaign
{
    /** Classes are never forgotten, so that long runs make more calls for each model. */
    private const MOST_MODELS = 2_000;

    /** Seconds for a model, after which something must be going round in circles. */
    private const PATIENCE = 1_200;

    public int $calls = 0;

    /**
     * @param Comparison<T> $comparison
     * @param int           $callsPerModel at least
     */
    public function __construct(private readonly Comparison $comparison, private readonly int $callsPerModel) {}

    /**
     * Whether all calls are made, and not only one that is repeated.
     */
    public static function isWhole(): bool
    {
        return getenv('KILN_CASE') === false;
    }

    /**
     * @param int           $most   of calls
     * @param Comparison<T> $again  the same, for making small what was found
     * @param string        $to     repeat it, besides what is repeated in any case
     *
     * @return list<string> what was found
     */
    public function run(Chance $chance, int $most, Comparison $again, string $to = ''): array
    {
        $wanted = max(1, (int) getenv('KILN_FINDINGS'));
        $found = [];
        foreach ($this->findings($chance, $most) as $finding) {
            $small = (new Shrinker($again))->shrunk($finding);
            preg_match('/case (\S+)$/', $finding->name, $number);
            $case = $small === null ? explode(':', $number[1] ?? '')[0] : $number[1] ?? '';
            $found[] = "Repeat with KILN_SEED={$chance->seed} KILN_CASES={$most} KILN_CASE={$case}{$to}\n"
                . ($small === null ? "It does not occur with new serializers; it needs the calls before it.\n{$finding->describe()}" : "Made small:\n{$small->describe()}\nAs it was found:\n{$finding->describe()}");
            if (\count($found) >= $wanted) {
                break;
            }
        }

        return $found;
    }

    /**
     * @return iterable<Finding<T>>
     */
    private function findings(Chance $chance, int $most): iterable
    {
        $each = max($this->callsPerModel, intdiv($most, self::MOST_MODELS));
        [$onlyModel, $onlyCall] = explode(':', getenv('KILN_CASE') . ':');
        for ($number = 0; $this->calls < $most; ++$number) {
            $before = $this->calls;
            if ($onlyModel === '' || $onlyModel === (string) $number) {
                yield from $this->model($chance, $number, min($each, $most - $before), $onlyCall === '' ? null : (int) $onlyCall);
            }
            $this->calls = $before + $each;
        }
    }

    /**
     * @return iterable<Finding<T>>
     */
    private function model(Chance $chance, int $number, int $calls, ?int $only): iterable
    {
        $own = $chance->forCase($number);
        $model = $this->comparison->model($own);
        self::trace("model {$number}\n" . (getenv('KILN_TRACE') === 'source' ? $model->source('Model') : ''));
        $trial = $this->comparison->trial($model, $own);
        self::watch(self::PATIENCE);
        try {
            for ($i = 0; $i < $calls; ++$i) {
                if ($i === intdiv($calls, 2)) {
                    $trial->change();
                }
                if ($only !== null && $only !== $i) {
                    continue;
                }
                $call = $trial->call($own->forCase($i));
                self::trace("  {$i}: {$call->describe()}\n");
                $finding = $trial->compare($call, "seed {$chance->seed}, case {$number}:{$i}");
                if ($finding !== null) {
                    yield $finding;

                    // The others of this model are mostly the same.
                    return;
                }
            }
        } finally {
            self::watch(0);
        }
    }

    private static function trace(string $text): void
    {
        if (getenv('KILN_TRACE') !== false) {
            fwrite(\STDERR, $text);
        }
    }

    private static function watch(int $seconds): void
    {
        if (!\function_exists('pcntl_alarm')) {
            return;
        }
        pcntl_async_signals(true);
        pcntl_signal(SIGALRM, static fn() => throw new \LogicException('a model takes too long'));
        pcntl_alarm($seconds);
    }
}
