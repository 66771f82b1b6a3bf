<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Error\Chain;
use Kiln\Error\ErrorCode;
use Kiln\Error\ThrownAt;
use Kiln\Error\Violation;
use Kiln\Error\Violations;

/**
 * What is wrong with a text, with the places where it stands.
 *
 * @internal
 */
final readonly class Problems
{
    /**
     * Adds to problems found in decoded data where they stand in the text.
     *
     * @param Position         $start where the text begins in the stream it was cut from
     * @param list<string|int> $below path of the value that the text holds
     */
    public static function located(Violations $violations, Format $format, string $text, Position $start, array $below = []): Violations
    {
        $positions = $format->positions($text, \array_map(static fn(Violation $violation): array => $violation->anchor(), $violations->items));

        return $violations->map(static function (Violation $violation, int $index) use ($positions, $start, $below): Violation {
            $position = ($positions[$index] ?? null)?->within($start);

            return ($position === null ? $violation : $violation->withPosition($position->line, $position->column, $position->offset, $position->xpath))->below($below);
        });
    }

    /**
     * Adds to the place at which code of the user's has thrown something where it stands in the text.
     *
     * @param Position         $start where the text begins in the stream it was cut from
     * @param list<string|int> $below path of the value that the text holds
     */
    public static function thrown(\Throwable $thrown, Format $format, string $text, Position $start, array $below = []): \Throwable
    {
        $place = ThrownAt::find($thrown);
        if ($place !== null) {
            $position = ($format->positions($text, [$place->segments])[0] ?? null)?->within($start);
            Chain::end($thrown, new ThrownAt([...$below, ...$place->segments], true, $position?->line, $position?->column, $position?->offset));
        }

        return $thrown;
    }

    /**
     * @param Position         $start where the text begins in the stream it was cut from
     * @param list<string|int> $below path of the value that the text holds
     */
    public static function inText(SyntaxException|LimitException $exception, Position $start, array $below = []): Violations
    {
        $problem = $exception instanceof SyntaxException ? $exception->error->within($start) : $exception->exceeded;
        $position = $problem instanceof SyntaxError ? $problem->position : $problem->position->within($start);

        return Violations::of(new Violation(
            ErrorCode::from($problem->code),
            $problem instanceof SyntaxError ? [...$below, ...$problem->path] : $below,
            $problem->message,
            line: $position->line,
            column: $position->column,
            offset: $position->offset,
            excerpt: $problem instanceof SyntaxError ? $problem->excerpt : '',
        ));
    }
}
