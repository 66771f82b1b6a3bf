<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * A value cannot be written. It carries all problems of the value at once.
 *
 * @phpstan-import-type Problem from ProblemDetails
 *
 * @api
 */
final class SerializationException extends \RuntimeException implements KilnException, \Countable
{
    public readonly string $type;

    /**
     * @param string $type   what should have been written: `App\Order`, `list<App\Order>`
     * @param string $target what it should have become: `JSON`, `an array`
     */
    public function __construct(string $type, private readonly string $target, private readonly Violations $violations, ?\Throwable $previous = null)
    {
        $this->type = ValueText::classes($type);
        parent::__construct(Report::of("Cannot write {$this->type} as {$target}", $violations), 0, $previous);
    }

    /**
     * The same problems of a value that is part of a larger one.
     *
     * @internal
     *
     * @param list<string|int> $segments path of the value
     */
    public function below(array $segments): self
    {
        return new self($this->type, $this->target, $this->violations->map(static fn(Violation $violation): Violation => $violation->below($segments)), $this);
    }

    public function violations(): Violations
    {
        return $this->violations;
    }

    /**
     * @return int<0, max> of all problems, also those not listed
     */
    public function count(): int
    {
        return \count($this->violations);
    }

    /**
     * For the answer of an HTTP API, as application/problem+json (RFC 9457): codes and pointers into what was to be written.
     * What was expected of a value stays unsaid, for here it may name a class.
     *
     * @param int $status of the answer
     *
     * @return Problem
     */
    public function toProblemDetails(int $status = 500): array
    {
        return ProblemDetails::of($this->violations, $status, 'The data to write', static fn(Violation $violation): string => $violation->code->summary());
    }
}
