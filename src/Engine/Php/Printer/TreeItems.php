<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Write;

/**
 * Prints the loops that make arrays of lists and maps in {@see TreeNotation}.
 *
 * @internal
 */
final readonly class TreeItems
{
    /**
     *     $lines = [];
     *     foreach ($object->lines as $line) {
     *         $lines[] = LineWriter_5f1c0a9b7e3d::write($line, $kiln);
     *     }
     *
     * A list whose items need no change is only looked at, and used as it is.
     */
    public static function list(Write\ListOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        $list = $code->variable($value === "\${$name}" ? 'items' : $name);
        $loop = $code->block();
        $loop->step(null);
        $item = $loop->variable(Php::singular($name));
        $result = $values->print($node->item, $item, Php::singular($name), $loop);
        if ($result === $item) {
            $code->release($list);
            self::onlyLook($value, $item, $loop, $code);

            return "\\array_values({$value})";
        }
        $code->line("{$list} = [];");
        $loop->line("{$list}[] = {$result};");
        $callsOut = $values->callOut($node->item);
        $value = Loop::held($value, $callsOut, $loop, $code);
        Loop::print("foreach ({$value} as {$item}) {", $loop, $callsOut ? "\\count({$list})" : null, $code);

        return $list;
    }

    /**
     *     $prices = [];
     *     foreach ($object->prices as $key => $price) {
     *         $prices[$key] = PriceWriter_5f1c0a9b7e3d::write($price, $kiln);
     *     }
     */
    public static function map(Write\MapOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        $map = $code->variable($value === "\${$name}" ? 'members' : $name);
        $loop = $code->block();
        $loop->step(null);
        [$key, $item] = [$loop->variable('key'), $loop->variable(Php::singular($name))];
        $result = $values->print($node->value, $item, Php::singular($name), $loop);
        if ($result === $item) {
            $code->release($map);
            self::onlyLook($value, $item, $loop, $code);

            return $value;
        }
        $code->line("{$map} = [];");
        $loop->line("{$map}[{$key}] = {$result};");
        Loop::entries($value, $key, $item, $loop, $values->callOut($node->value), $code);

        return $map;
    }

    private static function onlyLook(string $value, string $item, Code $loop, Code $code): void
    {
        if (!$loop->isEmpty()) {
            $code->open("foreach ({$value} as {$item}) {");
            $code->put($loop);
            $code->close('}');
        }
    }
}
