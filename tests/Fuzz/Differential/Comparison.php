<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Differential;

use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Fuzz\Chance;

/**
 * Who is compared, and with what.
 *
 * @template T of Call
 */
interface Comparison
{
    /**
     * A random one.
     */
    public function model(Chance $chance): Model;

    /**
     * @throws \Throwable when the classes of the model cannot be declared
     *
     * @return Trial<T> of two that nobody has called before
     */
    public function trial(Model $model, Chance $chance): Trial;
}
