<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import;

/**
 * Comments of a `.proto` file as those of PHP.
 *
 * @internal
 */
final readonly class DocComment
{
    /**
     * @param list<string> $tags
     *
     * @return list<string>
     */
    public static function lines(?string $comment, array $tags = [], string $indentation = ''): array
    {
        $lines = $comment === null ? [] : \array_map(static fn(string $line): string => \trim(\str_replace(['*/', '@'], ['* /', '(at)'], $line)), \explode("\n", \trim($comment)));
        $lines = [...$lines, ...($lines !== [] && $tags !== [] ? [''] : []), ...$tags];

        if (\count($lines) === 1 && $indentation === '        ') {
            return ["{$indentation}/** {$lines[0]} */"];
        }

        return $lines === [] ? [] : ["{$indentation}/**", ...\array_map(static fn(string $line): string => \rtrim("{$indentation} * {$line}"), $lines), "{$indentation} */"];
    }
}
