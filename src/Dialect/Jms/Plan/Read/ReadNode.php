<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Refused;

/**
 * How plain data (scalars, null, arrays) becomes a value.
 *
 * @internal
 *
 * @phpstan-sealed Coerce|DateFrom|Delegated|DeprecatedEnumFrom|Discriminated|DurationFrom|EnumFrom|Exactly|ListOf|MapOf|Nothing|ObjectOf|Observed|Refused|ScalarUnion|Untyped|Wrapped
 */
interface ReadNode {}
