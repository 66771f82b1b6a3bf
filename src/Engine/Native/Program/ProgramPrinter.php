<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Program;

use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\GeneratedClass;

/**
 * Prints a program as a class with one constant, which opcache keeps in shared memory, ready to use.
 *
 *     final class OrderWriteProgram_5f1c0a9b7e3d
 *     {
 *         public const PROGRAM = [
 *             'abi' => 2,
 *             'kind' => 'write',
 *             ...
 *         ];
 *     }
 *
 * @internal
 */
final readonly class ProgramPrinter
{
    /** Columns up to which an array stands on one line. */
    private const WIDTH = 140;

    /**
     * @param string             $name      what the name of the class begins with
     * @param list<string>       $header    lines of comment that say what the file is
     * @param ?array<mixed>      $program   null where there is none: its calls are for the PHP engine
     * @param list<class-string> $preloaded see {@see CodeLookup::PRELOADED}
     */
    public static function print(string $name, array $header, ?array $program, array $preloaded = []): GeneratedClass
    {
        $frame = new ClassFrame($name . '_' . \substr(\hash('xxh128', \serialize([$header, $program, ...$preloaded])), 0, 12));
        $frame->member('public const ' . CodeLookup::PROGRAM . ' = ' . ($program === null ? 'null' : self::literal($program)) . ';');
        if ($preloaded !== []) {
            $frame->member('public const ' . CodeLookup::PRELOADED . ' = ' . self::literal($preloaded) . ';');
        }

        return $frame->print($header);
    }

    /**
     * An array on one line where it fits, else an item on each.
     *
     * @param array<mixed> $array
     */
    private static function literal(array $array): string
    {
        $line = Php::literal($array);
        if (\strlen($line) <= self::WIDTH) {
            return $line;
        }
        $isList = \array_is_list($array);
        $items = [];
        foreach ($array as $key => $item) {
            $items[] = ($isList ? '' : Php::literal($key) . ' => ') . (\is_array($item) ? self::literal($item) : Php::literal($item)) . ',';
        }

        return Php::lines('[', $items, ']');
    }
}
