<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\OwnFiles;

/**
 * Tells what code of the application has thrown from what generated code, Kiln and the extension notice. It is asked only
 * after a failure, so that nobody pays for the answer as long as all is well.
 *
 * @internal
 */
final class UserCode
{
    /** What PHP says of an argument before anything of the function has run (php-src, zend_verify_arg_error()). */
    private const REFUSED_ARGUMENT = '/^(?<function>\S+)\(\): Argument #\d+ \(\$\w+\) must be .+ given(?:, called in (?<file>.+) on line \d+)?$/s';

    /**
     * Whether code that is not Kiln's was running between the caller, which has caught the exception, and the place where it
     * was made.
     */
    public static function hasThrown(\Throwable $thrown): bool
    {
        // Without this function, which the exception has not seen.
        return self::hasThrownInside($thrown, \count(\debug_backtrace(\DEBUG_BACKTRACE_IGNORE_ARGS)) - 1);
    }

    /**
     * The same of a function that other code asks for.
     *
     * @param int $around calls that lead to it
     */
    public static function hasThrownInside(\Throwable $thrown, int $around): bool
    {
        $trace = $thrown->getTrace();
        $files = \array_column(\array_slice($trace, 0, \max(0, \count($trace) - $around)), 'file');
        if (!self::isRefusedArgument($thrown)) {
            $files[] = $thrown->getFile();
        }
        foreach ($files as $file) {
            if (!self::isOwn($file)) {
                return true;
            }
        }

        return false;
    }

    /**
     * What was on its way when objects went whose destructors have thrown: PHP puts it behind what they throw (php-src,
     * zend_objects_destroy_object()). Objects that are half built have one too, other than those whose constructor throws.
     *
     * @param int $around calls that lead to the one that asks
     *
     * @return ?\Throwable null where no destructor has thrown
     */
    public static function behindDestructors(\Throwable $thrown, int $around): ?\Throwable
    {
        $isBehind = false;
        while (self::isOfDestructor($thrown, $around)) {
            $isBehind = true;
            $next = $thrown->getPrevious();
            if ($next === null) {
                return null;
            }
            $thrown = $next;
        }

        return $isBehind ? $thrown : null;
    }

    /**
     * Whether a destructor has thrown it that Kiln's own code, or PHP in the middle of it, has called.
     */
    private static function isOfDestructor(\Throwable $thrown, int $around): bool
    {
        $trace = $thrown->getTrace();
        foreach (\array_reverse(\array_slice($trace, 0, \max(0, \count($trace) - $around))) as $call) {
            if (!self::isOwn($call['file'] ?? '')) {
                return false;
            }
            if ($call['function'] === '__destruct') {
                return true;
            }
        }

        return false;
    }

    /**
     * Whether a function was called with an argument that its type does not allow, so that nothing of it has run.
     */
    public static function isRefusedArgument(\Throwable $thrown): bool
    {
        $called = $thrown->getTrace()[0] ?? null;

        return $called !== null
            && $thrown::class === \TypeError::class
            && \preg_match(self::REFUSED_ARGUMENT, $thrown->getMessage(), $match) === 1
            // Of count() and others PHP makes instructions: then it is the function around that stands in the trace.
            && \str_ends_with($match['function'], $called['function'])
            // Neither is there where PHP itself, or the extension, has called the function.
            && ($match['file'] ?? null) === ($called['file'] ?? null);
    }

    public static function isOwn(string $file): bool
    {
        // What is compiled from a string has the name of the file that compiles it.
        return \str_starts_with($file, \dirname(__DIR__) . \DIRECTORY_SEPARATOR) || self::isGenerated($file);
    }

    private static function isGenerated(string $file): bool
    {
        return \str_ends_with($file, CodeLookup::SUFFIX) && OwnFiles::isPlace(\basename(\dirname($file)));
    }
}
