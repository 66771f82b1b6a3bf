<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Standalone;

use Kiln\Dialect\Jms\Call\ReaderSet;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Plan\ObjectMaking;
use Kiln\Dialect\Jms\Run\ReadObservation;
use Kiln\Dialect\Jms\Run\WriteObservation;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Registrations;

/**
 * How the attributes of jms/serializer are understood where that package is not asked.
 *
 * @internal
 */
interface Dialect
{
    public function facts(Direction $direction, Choice $choice): Facts;

    public function registrations(): Registrations;

    /**
     * @param Facts $facts those of {@see facts()}
     */
    public function writing(Facts $facts): WriteObservation;

    /**
     * @param Facts $facts those of {@see facts()}
     */
    public function reading(Facts $facts, ReaderSet $set): ReadObservation;

    public function making(): ObjectMaking;

    /**
     * Whether null is written in an array of which nothing is known, wherever else it is left out.
     */
    public function keepsNullInArrays(): bool;

    /**
     * Differs for dialects that understand a class in another way.
     */
    public function key(): string;
}
