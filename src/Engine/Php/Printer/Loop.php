<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\System\Ascii;

/**
 * Prints a loop. Where code of the user's is called inside, it notes how far it has come for what that throws:
 *
 *     $entries = $object->lines;
 *     try {
 *         foreach ($entries as $line) {
 *             $lines[] = LineWriter_5f1c0a9b7e3d::write($line, $kiln);
 *         }
 *     } catch (\Throwable $thrown) {
 *         throw $kiln->at($thrown, \count($lines));
 *     }
 *
 * PHP makes nothing of `try` as long as nothing is thrown.
 *
 * @internal
 */
final class Loop
{
    /**
     * A loop over the items of a list, whatever keys it has, where nothing counts them.
     *
     * @param string $list     an expression
     * @param string $item     a variable
     * @param bool   $callsOut whether code of the user's is called
     */
    public static function over(string $list, string $item, Code $body, bool $callsOut, Code $code): void
    {
        if (!$callsOut) {
            self::print("foreach ({$list} as {$item}) {", $body, null, $code);

            return;
        }
        $key = $body->variable('key');
        $list = self::held($list, $callsOut, $body, $code);
        self::print("foreach ({$list} as {$key} => {$item}) {", $body, "\\array_search({$key}, \\array_keys({$list}), true)", $code);
    }

    /**
     * A loop over the entries of a map.
     *
     * @param string $map      an expression
     * @param string $key      a variable, as $value
     * @param bool   $callsOut whether code of the user's is called
     */
    public static function entries(string $map, string $key, string $value, Code $body, bool $callsOut, Code $code): void
    {
        $map = self::held($map, $callsOut, $body, $code);
        self::print("foreach ({$map} as {$key} => {$value}) {", $body, $callsOut ? "(string) {$key}" : null, $code);
    }

    /**
     * A variable that holds the array, where code of the user's is called for its items. It is read in front of the `try`, because what that throws is of no item, and once, because code of
     * the user's may change the property.
     *
     * @param string $array an expression
     */
    public static function held(string $array, bool $callsOut, Code $body, Code $code): string
    {
        if (!$callsOut || $array[0] === '$' && Ascii::isName(\substr($array, 1))) {
            return $array;
        }
        $held = $body->variable('entries');
        $code->line("{$held} = {$array};");

        return $held;
    }

    /**
     * @param string  $each opens the loop
     * @param ?string $at   an expression of the key that it has come to; null where no code of the user's is called
     */
    public static function print(string $each, Code $body, ?string $at, Code $code): void
    {
        if ($at !== null) {
            $code->open('try {');
        }
        $code->open($each);
        $code->put($body);
        $code->close('}');
        if ($at !== null) {
            $thrown = $body->variable('thrown');
            if (!\in_array($body->lastPlace(), [null, $code->place()], true)) {
                $code->mark();
            }
            $code->turn("} catch (\\Throwable {$thrown}) {");
            $code->line("throw \$kiln->at({$thrown}, {$at});");
            $code->close('}');
        }
    }
}
