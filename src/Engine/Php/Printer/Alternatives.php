<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

/**
 * Prints the choice between the members of a union.
 *
 * @internal
 */
final readonly class Alternatives
{
    /**
     * @param non-empty-list<array{string, string, Code}> $cases     conditions, results, and the statements they need
     * @param string                                      $otherwise the expression for when no condition holds
     *
     * @return string the expression of the result
     */
    public static function print(array $cases, string $otherwise, string $name, Code $code): string
    {
        foreach ($cases as [, , $statements]) {
            if (!$statements->isEmpty()) {
                return self::statements($cases, $otherwise, $name, $code);
            }
        }
        $arms = \array_map(static fn(array $case): array => [$case[0], $case[1]], $cases);
        if ($arms[\count($arms) - 1][0] !== 'true') {
            return Php::match('true', [...$arms, ['default', $otherwise]]);
        }
        // A last case for whatever is left needs no other after it, nor before it one with the same result.
        $last = \array_pop($arms)[1];
        while ($arms !== [] && $arms[\count($arms) - 1][1] === $last) {
            \array_pop($arms);
        }

        return $arms === [] ? $last : Php::match('true', [...$arms, ['default', $last]]);
    }

    /**
     * @param non-empty-list<array{string, string, Code}> $cases
     */
    private static function statements(array $cases, string $otherwise, string $name, Code $code): string
    {
        $result = $code->variable($name);
        $isFirst = true;
        foreach ($cases as [$condition, $expression, $statements]) {
            match (true) {
                $isFirst => $code->open("if ({$condition}) {"),
                $condition === 'true' => $code->turn('} else {'),
                default => $code->turn("} elseif ({$condition}) {"),
            };
            $isFirst = false;
            $code->put($statements);
            if ($expression !== $result) {
                $code->line("{$result} = {$expression};");
            }
        }
        if ($cases[\count($cases) - 1][0] !== 'true') {
            $code->turn('} else {');
            $code->line("{$otherwise};");
        }
        $code->close('}');

        return $result;
    }
}
