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

    /** Each of them may be switched off by disable_functions. */
    private const FUNCTIONS = ['getmypid', 'hrtime', 'readlink'];

    /** How long PHP may take to begin with a script. */
    private const STARTUP_SECONDS = 10;

    /**
     * @return ?int seconds since 1970; null where nobody can tell, as in a process that was forked
     */
    public static function time(): ?int
    {
        if (\PHP_OS_FAMILY !== 'Linux' || \array_filter(self::FUNCTIONS, \function_exists(...)) !== self::FUNCTIONS) {
            return null;
        }
        // Opening this link as a part of a path would lead where it led a parent of this process: PHP remembers that.
        $id = Attempt::of(static fn(): string|false => \readlink('/proc/self'))[0];
        if ($id !== (string) \getmypid()) {
            return null;
        }
        $status = (string) Attempt::read("/proc/{$id}/stat");
        // The name of the program stands in brackets, and may hold any character.
        $fields = \explode(' ', \substr($status, (int) \strrpos($status, ')')));
        if (((int) ($fields[7] ?? 0) & (self::FORKED | self::STARTED_PROGRAM)) !== self::STARTED_PROGRAM) {
            return null;
        }
        // Where the clock was set, or the machine was halted, this is too late, and what PHP has noted is right.
        $start = (int) (\time() - \hrtime(true) / 1e9 + (int) $fields[20] / self::TICKS_PER_SECOND);
        $noted = $_SERVER['REQUEST_TIME'] ?? null;

        // Workers put the time of each request there.
        return \is_int($noted) && $noted > 0 && $noted <= $start + self::STARTUP_SECONDS ? \min($start, $noted) : null;
    }
}
