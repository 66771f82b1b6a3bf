<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Limits;

/**
 * A format whose scalars are text, such as YAML or CSV: `no` or `1.10` is a string, a bool or a number, by what is expected where
 * it stands.
 *
 * @api
 */
interface ResolvesScalars extends Format
{
    /**
     * As {@see decode()}, which expects anything. What does not fit what is expected is given as it would be there: that it is
     * wrong is found out afterwards.
     *
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return mixed a tree
     */
    public function decodeAs(string $text, Expected $expected, Limits $limits): mixed;
}
