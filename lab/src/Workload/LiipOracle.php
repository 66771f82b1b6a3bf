<?php

declare(strict_types=1);

namespace Kiln\Lab\Workload;

use Kiln\Lab\Contender\Liip;

/**
 * What Liip makes of a workload.
 */
final readonly class LiipOracle implements Oracle
{
    /**
     * @param string $cacheDirectory where Liip keeps its code
     */
    public function __construct(private Workload $workload, private string $cacheDirectory) {}

    public function differenceOfText(string $json): ?string
    {
        $expected = (new Liip())->writer($this->workload, $this->cacheDirectory)();
        if ($json === $expected) {
            return null;
        }

        return (new Comparison())->ofJson(json_decode($expected, false, 512, JSON_THROW_ON_ERROR), $json)
            ?? 'the same values as Liip, but not the same bytes';
    }

    public function differenceOfValues(mixed $actual): ?string
    {
        $expected = (new Liip())->reader($this->workload, $this->cacheDirectory)();
        if (serialize($actual) === serialize($expected)) {
            return null;
        }

        return (new Comparison())->ofValues($expected, $actual) ?? 'the same values as Liip, but shared between objects in another way, or dates of another zone';
    }
}
