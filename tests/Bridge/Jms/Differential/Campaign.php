<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Kiln\Tests\Bridge\Jms\Differential\Model\ModelMaker;
use Kiln\Tests\Fuzz\Chance;

/**
 * Many random models, and many random calls for each.
 */
final class Campaign
{
    private const CASES_PER_MODEL = 40;

    /** Classes are never forgotten, so that long runs make more calls for each model. */
    private const MOST_MODELS = 2_000;

    /** Seconds for a model, after which something must be going round in circles. */
    private const PATIENCE = 60;

    public int $cases = 0;

    /** Of all models. */
    public readonly KnownDifferences $known;

    public readonly NativeShare $written;

    public readonly NativeShare $read;

    private readonly Workspace $workspace;

    public function __construct(private readonly Features $features)
    {
        $this->written = new NativeShare();
        $this->read = new NativeShare();
        $this->workspace = new Workspace();
        $this->known = new KnownDifferences();
    }

    /**
     * @param int     $most of cases
     * @param ?string $only "model" or "model:case", to repeat one
     *
     * @return iterable<Finding>
     */
    public function run(Chance $chance, int $most, ?string $only = null): iterable
    {
        $each = max(self::CASES_PER_MODEL, intdiv($most, self::MOST_MODELS));
        [$onlyModel, $onlyCase] = explode(':', "{$only}:");
        for ($number = 0; $this->cases < $most; ++$number) {
            if ($onlyModel !== '' && $onlyModel !== (string) $number) {
                $this->cases += $each;
                continue;
            }
            $before = $this->cases;
            yield from $this->model($chance, $number, min($each, $most - $before), $onlyCase === '' ? null : (int) $onlyCase);
            $this->cases = $before + $each;
        }
    }

    public static function compare(Pair $pair, OneCase $case, string $name): ?Finding
    {
        $difference = $pair->difference($case);

        return $difference === null ? null : new Finding($name, $difference[0], $pair->declared->model, $case, $difference[1], $difference[2], $pair->shown($case));
    }

    /**
     * @return ?Finding the same made small; null when it needs the calls before it
     */
    public function shrunk(Finding $finding): ?Finding
    {
        return (new Shrinker($this->features, new Workspace()))->shrunk($finding);
    }

    /**
     * @return iterable<Finding>
     */
    private function model(Chance $chance, int $number, int $cases, ?int $only): iterable
    {
        $own = $chance->forCase($number);
        $model = (new ModelMaker($this->features))->make($own);
        if (getenv('KILN_TRACE') !== false) {
            fwrite(\STDERR, "model {$number}\n" . (getenv('KILN_TRACE') === 'source' ? $model->source('Model') : ''));
        }
        $pair = Pair::of($model, $this->features, $this->workspace->directory(), $this->known);
        $maker = new CaseMaker($this->features);
        $this->watch();
        try {
            for ($i = 0; $i < $cases; ++$i) {
                if ($i === intdiv($cases, 2)) {
                    $pair->change();
                }
                if ($only !== null && $only !== $i) {
                    continue;
                }
                $case = $maker->make($pair, $own->forCase($i));
                if (getenv('KILN_TRACE') !== false) {
                    fwrite(\STDERR, "  {$i}: {$case->describe()}\n");
                }
                $finding = self::compare($pair, $case, "seed {$chance->seed}, case {$number}:{$i}");
                if (NativeShare::isKnown()) {
                    $pair->share($case, $case->operation === 'read' ? $this->read : $this->written);
                }
                if ($finding !== null) {
                    yield $finding;

                    // The others of this model are mostly the same.
                    return;
                }
            }
        } finally {
            $this->watch(0);
        }
    }

    private function watch(int $seconds = self::PATIENCE): void
    {
        if (!\function_exists('pcntl_alarm')) {
            return;
        }
        pcntl_async_signals(true);
        pcntl_signal(SIGALRM, static fn() => throw new \LogicException('a model takes too long'));
        pcntl_alarm($seconds);
    }
}
