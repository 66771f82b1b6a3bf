<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Differential;

use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Fuzz\Chance;

/**
 * Takes away from a model and a call whatever the difference does not need.
 *
 * @template T of Call
 */
final class Shrinker
{
    private int $attempts = 0;

    /**
     * @param Comparison<T> $comparison
     */
    public function __construct(private readonly Comparison $comparison, private readonly int $most = 1500) {}

    /**
     * @param Finding<T> $finding
     *
     * @return ?Finding<T> the smallest one found; null when two that nobody has called before show no difference
     */
    public function shrunk(Finding $finding): ?Finding
    {
        $smallest = $this->find($finding->name, $finding->model, $finding->call);
        if ($smallest === null) {
            return null;
        }
        do {
            $smaller = $this->smaller($smallest);
            $smallest = $smaller ?? $smallest;
        } while ($smaller !== null && $this->attempts < $this->most);

        return $smallest;
    }

    /**
     * @param Finding<T> $finding
     *
     * @return ?Finding<T>
     */
    private function smaller(Finding $finding): ?Finding
    {
        foreach ($finding->call->smaller() as $call) {
            $found = $this->same($finding, $finding->model, $call);
            if ($found !== null) {
                return $found;
            }
        }
        foreach ($finding->model->smaller() as $model) {
            $found = $this->same($finding, $model, $finding->call);
            if ($found !== null) {
                return $found;
            }
        }

        return null;
    }

    /**
     * @param Finding<T> $finding
     * @param T          $call
     *
     * @return ?Finding<T>
     */
    private function same(Finding $finding, Model $model, Call $call): ?Finding
    {
        if (++$this->attempts > $this->most) {
            return null;
        }
        $found = $this->find($finding->name, $model, $call);

        return $found !== null && $found->difference === $finding->difference ? $found : null;
    }

    /**
     * @param T $call
     *
     * @return ?Finding<T>
     */
    private function find(string $name, Model $model, Call $call): ?Finding
    {
        try {
            return $this->comparison->trial($model, new Chance(0))->compare($call, $name);
        } catch (\Throwable) {
            // Without what was taken away the model is none.
            return null;
        }
    }
}
