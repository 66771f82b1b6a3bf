<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Format\Expected;
use Kiln\Plan\Read\ReadPlan;

/**
 * Prints what scalars a plan expects, so that a request whose code exists needs no plan:
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
final readonly class ExpectedPrinter
{
    public static function print(ReadPlan $plan): GeneratedClass
    {
        $expected = ExpectedTable::of($plan);
        $name = 'ExpectedScalars_' . substr(hash('xxh128', serialize([$plan->type, $expected])), 0, 12);
        $rows = array_map(static fn(array $row): string => Php::literal($row) . ',', $expected->table);
        $statements = new Code();
        $statements->line("return new Expected({$expected->root}, " . ($rows === [] ? '[]' : Php::lines('[', $rows, ']')) . ');');
        $frame = new ClassFrame($name);
        $frame->function('expected', '', 'Expected', $statements);

        return $frame->print(["Which scalars {$plan->type} expects, and where.", 'Made by Kiln from the type; do not edit.'], [Expected::class]);
    }
}
