<?php

declare(strict_types=1);

namespace Kiln\Engine\Native;

use Kiln\Native\Declined;
use Kiln\Native\ReadProgram;
use Kiln\Native\WriteProgram;

/**
 * Hands programs to the extension. What it does not take is for the PHP engine.
 *
 * @internal
 */
final readonly class Linker
{
    /**
     * @param ?array<mixed> $program
     * @param int           $flags   of json_encode(); not all of them are known to the extension
     */
    public static function writer(?array $program, int $flags): ?WriteProgram
    {
        try {
            return $program === null ? null : new WriteProgram($program, $flags);
        } catch (Declined|\ValueError) {
            return null;
        }
    }

    /**
     * @param ?array<mixed> $program
     */
    public static function reader(?array $program): ?ReadProgram
    {
        try {
            return $program === null ? null : new ReadProgram($program);
        } catch (Declined|\ValueError) {
            return null;
        }
    }
}
