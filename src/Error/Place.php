<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * A place in a document, as messages name it.
 *
 * @internal
 */
final class Place
{
    /**
     * `line 3, column 17`; `byte 42` in a document that is no text, the first byte being 0; '' where it is not known.
     */
    public static function text(?int $line, ?int $column, ?int $offset): string
    {
        return match (true) {
            $line !== null => "line {$line}, column {$column}",
            $offset !== null => "byte {$offset}",
            default => '',
        };
    }
}
