<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Context;
use Kiln\Engine\Converters;
use Kiln\Engine\ReadFailure;
use Kiln\Error\Violations;
use Kiln\Plan\Read\ReadPlan;

/**
 * The slow pass after generated code has refused data: finds everything that is wrong with it, by the rules of that code.
 * Nothing is built. What converters have answered is taken from the record of the call ({@see \Kiln\Engine\CallRecord}).
 *
 * @internal
 */
final readonly class ReadDiagnosis
{
    public function __construct(private Converters $converters, private Context $context) {}

    /**
     * @param mixed   $data     decoded, objects as arrays
     * @param ?object $existing the object to fill, for a plan that populates one
     * @param ?string $stoppedAt the key at which generated code has stopped, where it says so
     * @param int     $from     items of a list before this one are right
     *
     * @return Violations none when the data is not to blame: a constructor or a setter refused it, and its own exception says why
     */
    public function find(ReadPlan $plan, mixed $data, ?object $existing = null, ?string $stoppedAt = null, int $from = 0): Violations
    {
        $violations = $this->walk($plan, $data, $existing, null, $from);

        // Left is only what a constructor could have made good, and has not.
        return $violations->isEmpty() && $stoppedAt !== null ? $this->walk($plan, $data, $existing, $stoppedAt, $from) : $violations;
    }

    /**
     * Reads the data itself, slowly, and finds all that is wrong with it and all that user code has refused.
     *
     * @param ?object                        $existing to fill
     * @param list<class-string<\Throwable>> $refusals what user code throws for a wrong value
     * @param int                            $from     items of a list before this one are right
     *
     * @throws ReadFailure
     */
    public function build(ReadPlan $plan, mixed $data, ?object $existing, array $refusals, int $from = 0): mixed
    {
        $findings = new Findings();
        try {
            $value = (new ReadWalk($plan, $this->converters, $this->context, $findings, null, new Building($findings, $refusals)))->root($data, $existing, $from);
        } catch (\Throwable $thrown) {
            throw $findings->note($thrown, true);
        }

        return $findings->count() === 0 ? $value : throw new ReadFailure($findings->violations());
    }

    private function walk(ReadPlan $plan, mixed $data, ?object $existing, ?string $missed, int $from): Violations
    {
        $this->converters->calls->rewind();
        $findings = new Findings();
        try {
            (new ReadWalk($plan, $this->converters, $this->context, $findings, $missed))->root($data, $existing, $from);
        } catch (\Throwable $thrown) {
            throw $findings->note($thrown, true);
        }

        return $findings->violations();
    }
}
