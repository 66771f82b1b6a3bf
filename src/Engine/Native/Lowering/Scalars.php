<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

use Kiln\Type\ScalarKind;

/**
 * Kinds of scalars as a mask.
 *
 * @internal
 */
final readonly class Scalars
{
    /**
     * @param list<ScalarKind> $kinds
     */
    public static function mask(array $kinds): int
    {
        $mask = 0;
        foreach ($kinds as $kind) {
            $mask |= match ($kind) {
                ScalarKind::Bool => Op::SCALAR_BOOL,
                ScalarKind::True => Op::SCALAR_TRUE,
                ScalarKind::False => Op::SCALAR_FALSE,
                ScalarKind::Int => Op::SCALAR_INT,
                ScalarKind::Float => Op::SCALAR_FLOAT,
                ScalarKind::String => Op::SCALAR_STRING,
            };
        }

        return $mask;
    }
}
