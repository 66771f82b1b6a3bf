<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Differential;

use Kiln\Tests\Fuzz\Chance;

/**
 * Two that should do the same with the classes of one model.
 *
 * @template T of Call
 */
interface Trial
{
    /**
     * @return T a random one
     */
    public function call(Chance $chance): Call;

    /**
     * @param T $call
     *
     * @return ?Finding<T> null when they do the same
     */
    public function compare(Call $call, string $name): ?Finding;

    /**
     * What happens to both of them after half of the calls.
     */
    public function change(): void;
}
