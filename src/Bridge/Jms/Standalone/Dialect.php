<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Standalone;

use Kiln\Bridge\Jms\Metadata\Facts;
use Kiln\Bridge\Jms\Plan\ObjectMaking;
use Kiln\Bridge\Jms\ReaderSet;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\UserCode\Direction;
use Kiln\Bridge\Jms\UserCode\Registrations;
use Kiln\Engine\Php\Runtime\Lenient\ReadObservation;
use Kiln\Engine\Php\Runtime\Lenient\WriteObservation;

/**
 * How the attributes of jms/serializer are understood where that package is not asked.
 *
 * @internal
 */
interface Dialect
{
    public function facts(Direction $direction, Selection $selection): Facts;

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
