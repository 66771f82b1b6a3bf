<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Protobuf\MessageTable;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Shape\Schema;

/**
 * Prints what a format knows of a type, so that a request whose code exists needs no plan:
 *
 *     final class ExpectedScalars_5f1c0a9b7e3d
 *     {
 *         public static function expected(): Expected
 *         {
 *             return new Expected(-1, [
 *                 [0, 31, ['name' => 16, 'lines' => -2], 31, []],
 *                 ...
 *             ]);
 *         }
 *     }
 *
 * @internal
 */
final readonly class TablePrinter
{
    /**
     * What scalars a plan expects.
     */
    public static function expected(ReadPlan $plan): GeneratedClass
    {
        $expected = ExpectedTable::of($plan);

        return self::print('ExpectedScalars', 'expected', $plan->type, $expected, $expected->root, $expected->table, "Which scalars {$plan->type} expects, and where.");
    }

    /**
     * What a plan expects of the elements of a document.
     */
    public static function elements(ReadPlan $plan): GeneratedClass
    {
        $expected = ElementsTable::of($plan);

        return self::print('ExpectedElements', 'expected', $plan->type, $expected, $expected->root, $expected->rows, "What {$plan->type} expects of the elements of a document.");
    }

    /**
     * The messages of a type.
     *
     * @param string $type of the document
     *
     * @throws InvalidMetadata where a class cannot be a message
     */
    public static function messages(string $type, Schema $schema): GeneratedClass
    {
        $messages = (new MessageTable($schema))->messages();

        return self::print('Messages', 'messages', $type, $messages, $messages->root, $messages->table, "The messages that {$type} is written as.");
    }

    /**
     * @param object             $table has a constructor that takes $root and $rows
     * @param list<array<mixed>> $rows
     * @param string             $says  what it is, for those who read the code
     */
    private static function print(string $prefix, string $function, string $type, object $table, int $root, array $rows, string $says): GeneratedClass
    {
        $class = \substr((string) \strrchr($table::class, '\\'), 1);
        $lines = \array_map(static fn(array $row): string => Php::literal($row) . ',', $rows);
        $statements = new Code();
        $statements->line("return new {$class}({$root}, " . ($lines === [] ? '[]' : Php::lines('[', $lines, ']')) . ');');
        $frame = new ClassFrame("{$prefix}_" . \substr(\hash('xxh128', \serialize([$type, $table])), 0, 12));
        $frame->function($function, '', $class, $statements);

        return $frame->print([$says, 'Made by Kiln from the type; do not edit.'], [$table::class]);
    }
}
