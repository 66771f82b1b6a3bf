<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * Problems as an HTTP API may tell them: RFC 9457, with the extension member `errors` of its section 3.
 *
 * Neither a value of the document nor a class or property is in it.
 *
 * @phpstan-type Problem array{type: string, title: string, status: int, detail: string, errors: list<array{code: string, pointer: string, detail: string}>}
 *
 * @internal
 */
final class ProblemDetails
{
    /** RFC 9110, section 15: with the type about:blank the title is the phrase of the status. */
    private const TITLES = [
        400 => 'Bad Request',
        409 => 'Conflict',
        413 => 'Content Too Large',
        415 => 'Unsupported Media Type',
        422 => 'Unprocessable Content',
        500 => 'Internal Server Error',
    ];

    /**
     * @param callable(Violation): string $detail
     *
     * @return Problem
     */
    public static function of(Violations $violations, int $status, string $subject, callable $detail): array
    {
        return [
            'type' => 'about:blank',
            'title' => self::TITLES[$status] ?? ($status < 500 ? 'Client Error' : 'Server Error'),
            'status' => $status,
            'detail' => "{$subject} has " . Report::counted(\count($violations), 'problem')
                . ($violations->rest === 0 ? '.' : '; ' . \count($violations->items) . ' of them are listed.'),
            'errors' => \array_map(static fn(Violation $violation): array => [
                'code' => $violation->code->value,
                'pointer' => Path::toFragment($violation->segments),
                'detail' => $detail($violation),
            ], $violations->items),
        ];
    }
}
