<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture;

use Kiln\Engine\WritePlans;
use Kiln\Plan\Write\WritePlan;

final readonly class KnownPlans implements WritePlans
{
    /**
     * @param array<class-string, WritePlan> $plans
     */
    public function __construct(private array $plans) {}

    public function forClass(string $class): WritePlan
    {
        return $this->plans[$class] ?? throw new \OutOfBoundsException("no plan for {$class}");
    }
}
