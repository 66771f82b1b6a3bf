<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Error\Violations;

/**
 * What the slow pass made of a value.
 *
 * @internal
 */
final readonly class Interpretation
{
    /**
     * @param mixed      $data       plain data; of use only when nothing was wrong
     * @param Violations $violations none when the fast path gave up on something that is right
     */
    public function __construct(
        public mixed $data,
        public Violations $violations,
    ) {}
}
