<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Context;
use Kiln\Engine\Converters;
use Kiln\Engine\WritePlans;
use Kiln\Plan\Write\WritePlan;

/**
 * The slow pass after generated code has given up on a value: writes it once more, node by node, and finds everything that
 * is wrong with it. Where nothing is wrong (a property without a value, say), what it made is the result.
 *
 * What converters and methods marked to run before writing have done is taken from the record of the call
 * ({@see \Kiln\Engine\CallRecord}); getters are called a second time.
 *
 * @internal
 */
final readonly class WriteInterpreter
{
    /**
     * @param int        $maxDepth levels of nested arrays and objects
     */
    public function __construct(
        private Converters $converters,
        private WritePlans $plans,
        private Context $context,
        private Destination $destination,
        private int $maxDepth,
    ) {}

    public function interpret(WritePlan $plan, mixed $value): Interpretation
    {
        $findings = new Findings();
        try {
            $data = $this->walk($findings)->document($plan, $value);
        } catch (\Throwable $thrown) {
            throw $findings->note($thrown, false);
        }

        return new Interpretation($data, $findings->violations());
    }

    /**
     * Some items of a list of anything; where one of them is wrong, all that follow too.
     *
     * @param list<mixed> $items all of the list
     */
    public function interpretItems(WritePlan $plan, array $items, int $from, int $count): Interpretation
    {
        $findings = new Findings();
        $walk = $this->walk($findings);
        try {
            $data = $walk->items(\array_slice($items, $from, $count, true), $plan);
            if (!$findings->violations()->isEmpty()) {
                $walk->items(\array_slice($items, $from + $count, null, true), $plan);
            }
        } catch (\Throwable $thrown) {
            throw $findings->note($thrown, false);
        }

        return new Interpretation($data, $findings->violations());
    }

    private function walk(Findings $findings): WriteWalk
    {
        return new WriteWalk($this->converters, $this->plans, $this->context, $this->destination, $this->maxDepth, $findings);
    }
}
