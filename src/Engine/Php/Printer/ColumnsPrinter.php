<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Columns;
use Kiln\Plan\Write\WritePlan;

/**
 * Prints the columns of a plan, so that a request whose code exists needs no plan:
 *
 *     final class Columns_5f1c0a9b7e3d
 *     {
 *         public static function columns(): ?Columns
 *         {
 *             return new Columns(['id' => 0, 'name' => 0, 'isActive' => 1]);
 *         }
 *     }
 *
 * @internal
 */
final readonly class ColumnsPrinter
{
    /**
     * @throws InvalidMetadata for a property that does not fit into a cell
     */
    public static function print(WritePlan $plan): GeneratedClass
    {
        $columns = FlatRows::columns($plan);
        $name = 'Columns_' . \substr(\hash('xxh128', \serialize([$plan->type, $columns])), 0, 12);
        $statements = new Code();
        $statements->line($columns === null ? 'return null;' : 'return new Columns(' . Php::literal($columns->kinds) . ');');
        $frame = new ClassFrame($name);
        $frame->function('columns', '', '?Columns', $statements);

        return $frame->print(["The columns in which {$plan->type} is written.", 'Made by Kiln from the type; do not edit.'], [Columns::class]);
    }
}
