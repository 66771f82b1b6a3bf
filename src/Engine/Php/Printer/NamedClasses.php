<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Store\GeneratedClass;

/**
 * Prints no class that nothing calls: an object that json_encode() gets as it is needs no writer, and one that stands only in lists
 * needs no reader of one.
 *
 * @internal
 */
final readonly class NamedClasses
{
    /** What ends in the id of a plan. */
    private const NAMES = '/\b\w+_[0-9a-f]{12}\b/';

    /**
     * @param GeneratedClass                           $first   what a call begins with
     * @param array<string, \Closure(): GeneratedClass> $printers by name
     *
     * @return list<GeneratedClass> what the code of the first names, and what that names, in the order of the printers; without the first
     */
    public static function by(GeneratedClass $first, array $printers): array
    {
        unset($printers[$first->name]);
        $printed = [];
        $pending = $printers === [] ? [] : [$first];
        while ($pending !== []) {
            \preg_match_all(self::NAMES, \array_pop($pending)->code, $found);
            foreach (\array_intersect_key($printers, \array_flip($found[0])) as $name => $print) {
                if (!isset($printed[$name])) {
                    $pending[] = $printed[$name] = $print();
                }
            }
        }
        $inOrder = [];
        foreach (\array_keys($printers) as $name) {
            \array_push($inOrder, ...isset($printed[$name]) ? [$printed[$name]] : []);
        }

        return $inOrder;
    }
}
