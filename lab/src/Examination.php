<?php

declare(strict_types=1);

namespace Kiln\Lab;

use Kiln\Lab\Report\Verdict;

/**
 * Whether a contender does the work of a job, found out by doing it once.
 */
final readonly class Examination
{
    /**
     * @param ?string            $note why the job is not timed
     * @param ?\Closure(): mixed $call the work, null unless it is to be timed
     */
    private function __construct(public Verdict $verdict, public ?string $note = null, public ?\Closure $call = null) {}

    public static function of(Job $job): self
    {
        try {
            $call = $job->prepare();
            $difference = $job->difference($call());
        } catch (\Throwable $exception) {
            return new self(Verdict::Failed, $exception::class . ': ' . $exception->getMessage());
        }

        return $difference === null ? new self(Verdict::Timed, call: $call) : new self(Verdict::Differs, $difference);
    }
}
