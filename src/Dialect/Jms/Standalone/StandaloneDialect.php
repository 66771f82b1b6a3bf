<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Standalone;

use Kiln\Dialect\Jms\Call\ReaderSet;
use Kiln\Dialect\Jms\Call\WriterSet;
use Kiln\Dialect\Jms\Dialect;
use Kiln\Dialect\Jms\Run\ReadObservation;
use Kiln\Dialect\Jms\Run\WriteObservation;

/**
 * How the attributes of jms/serializer are understood where that package is not asked. Expressions are planned as if they could be
 * evaluated, so that only a value that depends on one is refused.
 *
 * @internal
 */
interface StandaloneDialect extends Dialect
{
    public function writing(WriterSet $set): WriteObservation;

    public function reading(ReaderSet $set): ReadObservation;

    /**
     * Whether null is written in an array of which nothing is known, wherever else it is left out.
     */
    public function keepsNullInArrays(): bool;
}
