<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

use Kiln\Plan\Write\EnumCase;
use Kiln\Type\ScalarKind;

/**
 * A case, by its value or name, as another kind of scalar.
 *
 * @internal
 */
final readonly class CastCase implements WriteNode
{
    public function __construct(
        public EnumCase $case,
        public ScalarKind $kind,
    ) {}
}
