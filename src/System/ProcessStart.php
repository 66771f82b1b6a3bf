<?php

declare(strict_types=1);

namespace Kiln\System;

/**
 * When this process has started a program of its own: nothing that PHP keeps in memory is older.
 *
 * A forked process has what its parent had loaded. Only Linux tells which processes are forked.
 *
 * @internal
 */
final class ProcessStart
{
    /** PF_FORKNOEXEC (Linux, include/linux/sched.h): no program was started since the fork. */
    private const FORKED = 0x00000040;

    /** PF_RANDOMIZE (same file): execve() sets it. What only looks like Linux tells no flags at all. */
    private const STARTED_PROGRAM = 0x00400000;

    /** USER_HZ, in which proc(5) counts. */
    private const TICKS_PER_SECOND = 100;

    /**
     * @return ?int seconds since 1970; null where nobody can tell, as in a process that was forked
     */
    public static function time(): ?int
    {
        if (\PHP_OS_FAMILY !== 'Linux') {
            return null;
        }
        $status = (string) Attempt::read('/proc/self/stat');
        // The name of the program stands in brackets, and may hold any character.
        $fields = explode(' ', substr($status, (int) strrpos($status, ')')));
        // PHP remembers where links lead, also those that its parent has followed.
        if ((int) $status !== getmypid() || ((int) ($fields[7] ?? 0) & (self::FORKED | self::STARTED_PROGRAM)) !== self::STARTED_PROGRAM) {
            return null;
        }
        // The first clock stands still while a machine sleeps, the second one may be that of a container.
        $age = max(hrtime(true) / 1e9, (float) Attempt::read('/proc/uptime')) - (int) $fields[20] / self::TICKS_PER_SECOND;
        $start = (int) (time() - $age);
        // Neither notices that a machine was halted and went on later. Workers put later times here.
        $request = $_SERVER['REQUEST_TIME'] ?? null;

        return $age < 0 ? null : min($start, \is_int($request) ? $request : $start);
    }
}
