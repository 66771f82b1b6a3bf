<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * A document is not what it should be. It carries all problems of the document at once.
 *
 * @phpstan-import-type Problem from ProblemDetails
 *
 * @api
 */
final class DeserializationException extends \RuntimeException implements KilnException, \Countable
{
    public readonly string $type;

    /**
     * @param string $type   what should have been built: `App\Order`, `list<App\Order>`
     * @param string $source what it should have been built from: `JSON`, `an array`
     */
    public function __construct(string $type, string $source, private readonly Violations $violations, ?\Throwable $previous = null)
    {
        $this->type = ValueText::classes($type);
        parent::__construct(Report::of("Cannot build {$this->type} from {$source}", $violations), 0, $previous ?? self::cause($violations));
    }

    /**
     * The first exception of the user's code.
     */
    private static function cause(Violations $violations): ?\Throwable
    {
        foreach ($violations->items as $violation) {
            if ($violation->exception !== null) {
                return $violation->exception;
            }
        }

        return null;
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
     * For the answer of an HTTP API, as application/problem+json (RFC 9457): codes, pointers and what was expected, without
     * values of the document and without names of classes or properties.
     *
     * @param int $status of the answer
     *
     * @return Problem
     */
    public function toProblemDetails(int $status = 422): array
    {
        return ProblemDetails::of($this->violations, $status, 'The document', static fn(Violation $violation): string => $violation->detail());
    }
}
