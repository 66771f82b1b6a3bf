<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Differential;

/**
 * What is done with what, by both of those that are compared.
 */
interface Call
{
    public function describe(): string;

    /**
     * @return iterable<static> the same with one thing less
     */
    public function smaller(): iterable;
}
