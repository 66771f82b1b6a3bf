<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Format\Xml\Elements;
use Kiln\Plan\Read\ReadPlan;

/**
 * Prints what a plan expects of the elements of a document, so that a request whose code exists needs no plan:
 *
 *     final class ExpectedElements_5f1c0a9b7e3d
 *     {
 *         public static function expected(): Elements
 *         {
 *             return new Elements(-1, [
 *                 ['elements' => ['name' => ['name', 16, 0], 'line' => ['lines', -2, 1]], 'empty' => ['lines']],
 *                 ...
 *             ]);
 *         }
 *     }
 *
 * @internal
 */
final readonly class ElementsPrinter
{
    public static function print(ReadPlan $plan): GeneratedClass
    {
        $expected = ElementsTable::of($plan);
        $name = 'ExpectedElements_' . substr(hash('xxh128', serialize([$plan->type, $expected])), 0, 12);
        $rows = array_map(static fn(array $row): string => Php::literal($row) . ',', $expected->rows);
        $statements = new Code();
        $statements->line("return new Elements({$expected->root}, " . ($rows === [] ? '[]' : Php::lines('[', $rows, ']')) . ');');
        $frame = new ClassFrame($name);
        $frame->function('expected', '', 'Elements', $statements);

        return $frame->print(["What {$plan->type} expects of the elements of a document.", 'Made by Kiln from the type; do not edit.'], [Elements::class]);
    }
}
