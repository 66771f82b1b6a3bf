<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Differential;

use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Bridge\Jms\Differential\Workspace;

/**
 * Takes away from a model and a call whatever the difference does not need.
 */
final class Shrinker
{
    private int $attempts = 0;

    public function __construct(private readonly Workspace $workspace, private readonly int $most = 1500) {}

    /**
     * @return ?Finding the smallest one found; null when a pair of new serializers shows no difference
     */
    public function shrunk(Finding $finding): ?Finding
    {
        $smallest = $this->find($finding->name, $finding->model, $finding->case);
        if ($smallest === null) {
            return null;
        }
        do {
            $smaller = $this->smaller($smallest);
            $smallest = $smaller ?? $smallest;
        } while ($smaller !== null && $this->attempts < $this->most);

        return $smallest;
    }

    private function smaller(Finding $finding): ?Finding
    {
        foreach ($finding->case->smaller() as $case) {
            $found = $this->same($finding, $finding->model, $case);
            if ($found !== null) {
                return $found;
            }
        }
        foreach ($finding->model->smaller() as $model) {
            $found = $this->same($finding, $model, $finding->case);
            if ($found !== null) {
                return $found;
            }
        }

        return null;
    }

    private function same(Finding $finding, Model $model, OneCase $case): ?Finding
    {
        if (++$this->attempts > $this->most) {
            return null;
        }
        $found = $this->find($finding->name, $model, $case);

        return $found !== null && $found->difference === $finding->difference ? $found : null;
    }

    private function find(string $name, Model $model, OneCase $case): ?Finding
    {
        try {
            return Campaign::compare(Pair::of($model, $this->workspace->directory()), $case, $name);
        } catch (\Throwable) {
            // Without what was taken away the model is none.
            return null;
        }
    }
}
