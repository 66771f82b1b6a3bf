<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms;

use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Plan\ObjectMaking;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Registrations;

/**
 * What plans are made from: how one serializer understands classes, and which code of the application it calls.
 *
 * @internal
 */
interface Dialect
{
    public function facts(Direction $direction, Choice $choice): Facts;

    /**
     * @throws \Throwable where they are not known
     *
     * @return Registrations the same one for as long as nothing is registered
     */
    public function registrations(): Registrations;

    public function making(): ObjectMaking;

    /**
     * Whether expressions can be evaluated.
     */
    public function evaluates(): bool;

    /**
     * Differs for dialects that understand a class in another way.
     */
    public function key(): string;
}
