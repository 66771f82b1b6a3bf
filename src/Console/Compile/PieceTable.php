<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\ContextText;
use Kiln\Plan\Text\Columns;

/**
 * Pieces of code in a table, a line for each subject and context.
 *
 * @internal
 */
final class PieceTable
{
    /**
     * @param list<Piece> $pieces
     */
    public static function of(array $pieces): string
    {
        $lines = [];
        foreach ($pieces as $piece) {
            $context = ContextText::of($piece->context);
            $lines["{$piece->change->value}\n{$piece->subject->type}\n{$context}"][] = $piece;
        }
        $table = new Columns(['CODE', 'TYPE', 'TO', 'CONTEXT']);
        foreach ($lines as $line) {
            $table->add([
                $line[0]->change->value,
                $line[0]->subject->type,
                \implode(', ', \array_map(static fn(Piece $piece): string => $piece->purpose(), $line)),
                ContextText::of($line[0]->context),
            ]);
        }

        return $table->text();
    }
}
