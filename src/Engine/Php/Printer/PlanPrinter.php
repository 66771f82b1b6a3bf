<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Plan\Read\ReadPlan;

/**
 * Prints a plan itself, for those who need it where classes are not to be looked at once more:
 *
 *     final class ReadPlan_5f1c0a9b7e3d
 *     {
 *         public static function plan(): \Kiln\Plan\Read\ReadPlan
 *         {
 *             return new \Kiln\Plan\Read\ReadPlan('App\\Order', ...);
 *         }
 *     }
 *
 * @internal
 */
final readonly class PlanPrinter
{
    public static function print(ReadPlan $plan): GeneratedClass
    {
        $plan = new ReadPlan($plan->type, $plan->root, $plan->objects, [], $plan->holdsRaw);
        $name = 'ReadPlan_' . \substr(\hash('xxh128', \serialize($plan)), 0, 12);
        $statements = new Code();
        $statements->line('return ' . self::expression($plan) . ';');
        $frame = new ClassFrame($name);
        $frame->function('plan', '', '\\' . ReadPlan::class, $statements);

        return $frame->print(["How {$plan->type} is read.", 'Made by Kiln from the type; do not edit.']);
    }

    private static function expression(mixed $value): string
    {
        return match (true) {
            \is_array($value) => self::array($value),
            $value instanceof \UnitEnum => '\\' . $value::class . "::{$value->name}",
            \is_object($value) => self::object($value),
            default => Php::literal($value),
        };
    }

    /**
     * @param array<mixed> $array
     */
    private static function array(array $array): string
    {
        $isList = \array_is_list($array);
        $items = [];
        foreach ($array as $key => $item) {
            $items[] = ($isList ? '' : Php::literal($key) . ' => ') . self::expression($item) . ',';
        }

        return $items === [] ? '[]' : Php::lines('[', $items, ']');
    }

    /**
     * A node: what its constructor has been given are its properties.
     */
    private static function object(object $node): string
    {
        $properties = \get_object_vars($node);
        $arguments = [];
        foreach ((new \ReflectionClass($node))->getConstructor()?->getParameters() ?? [] as $parameter) {
            $arguments[] = self::expression($properties[$parameter->name]) . ',';
        }

        return $arguments === [] ? 'new \\' . $node::class . '()' : Php::lines('new \\' . $node::class . '(', $arguments, ')');
    }
}
