<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Context;
use Kiln\Engine\Converters;
use Kiln\Engine\Target;
use Kiln\Engine\WritePlans;
use Kiln\Plan\Write\WritePlan;

/**
 * The slow pass after generated code has given up on a value: writes it once more, node by node, and finds everything that
 * is wrong with it. Where nothing is wrong (a property without a value, say), what it made is the result.
 *
 * Methods marked to run before writing, getters and converters are called a second time.
 *
 * @internal
 */
final readonly class WriteInterpreter
{
    /**
     * @param WritePlans $plans    in the same context
     * @param int        $maxDepth levels of nested arrays and objects
     */
    public function __construct(
        private Converters $converters,
        private WritePlans $plans,
        private Context $context,
        private Target $target,
        private int $maxDepth,
    ) {}

    public function interpret(WritePlan $plan, mixed $value): Interpretation
    {
        $findings = new Findings();
        $walk = new WriteWalk($this->converters, $this->plans, $this->context, $this->target, $this->maxDepth, $findings);
        $data = $walk->value($plan->root, $value, $plan, '');

        return new Interpretation($data, $findings->violations());
    }
}
