<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use Kiln\Lab\Workload\Workload;

/**
 * A serializer in the best configuration that its documentation offers for the work at hand.
 */
interface Contender
{
    /**
     * What the user calls it by.
     */
    public function name(): string;

    /**
     * The packages it runs on, with their versions; empty when it is not installed.
     *
     * @return array<string, string>
     */
    public function packages(): array;

    /**
     * Whether the workload is meant for this contender.
     */
    public function handles(Workload $workload): bool;

    /**
     * Turns the objects of the workload into JSON. Everything that a long-lived process does once belongs before the closure.
     *
     * @param string $cacheDirectory private to this contender and writable
     *
     * @return \Closure(): string
     */
    public function writer(Workload $workload, string $cacheDirectory): \Closure;

    /**
     * Turns the document of the workload into objects.
     *
     * @param string $cacheDirectory private to this contender and writable
     *
     * @return \Closure(): mixed
     */
    public function reader(Workload $workload, string $cacheDirectory): \Closure;
}
