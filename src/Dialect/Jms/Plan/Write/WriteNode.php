<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Refused;

/**
 * How one value becomes plain data. A value may also be written by a {@see \Kiln\Plan\Write\SharedNode}.
 *
 * @internal
 *
 * @phpstan-sealed Artificial|AsIs|ByOwnType|Cast|CastCase|Delegated|Duration|Elements|Members|ObjectOf|Observed|OfClass|Omitted|OwnCase|Proxy|Refused|Round|SubclassOf|XmlNumber|XmlPlain
 */
interface WriteNode {}
