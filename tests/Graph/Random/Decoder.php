<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

use Kiln\Graph\Graph;
use Kiln\Graph\UndecodableBytes;
use Kiln\Native\Declined;
use Kiln\Native\RefusedCall;
use Kiln\Tests\Graph\Model\Grenade;
use PHPUnit\Framework\Assert;

/**
 * Decodes bytes that anybody may have written, and fails when a promise of docs/graph-format.md is broken on the way.
 */
final class Decoder
{
    private const MEMORY_PER_BYTE = 64;

    private const MEMORY = 1 << 20;

    /** What restores an object, and what ends it. */
    private const EXPECTED = ['__wakeup', '__unserialize', '__destruct'];

    /**
     * @param \Closure(string, list<string>|null): mixed $decode
     * @param list<class-string<\Throwable>>             $refusals
     */
    private function __construct(private readonly \Closure $decode, private readonly array $refusals) {}

    public static function ofPlainPhp(): self
    {
        return new self(
            static function (string $bytes, ?array $allowed): mixed {
                $before = ini_set('kiln.engine', 'php');
                try {
                    return Graph::decode($bytes, $allowed);
                } finally {
                    ini_set('kiln.engine', (string) $before);
                }
            },
            [UndecodableBytes::class],
        );
    }

    public static function ofExtension(): self
    {
        return new self(\Kiln\Native\decode_graph(...), [Declined::class, RefusedCall::class]);
    }

    /**
     * @param list<string>|null $allowed
     * @param string            $case    which one, for messages
     */
    public function outcome(string $bytes, ?array $allowed, string $case): Outcome
    {
        // Loads the class, too, which is none that the bytes ask for.
        Grenade::$bangs = [];
        $asked = [];
        $warnings = [];
        $listener = static function (string $class) use (&$asked): void {
            // Not those of the library itself, which are loaded when they are needed.
            if (!str_starts_with($class, 'Kiln\\') || str_starts_with($class, 'Kiln\\Tests\\')) {
                $asked[] = $class;
            }
        };
        spl_autoload_register($listener, true, true);
        set_error_handler(static function (int $level, string $message) use (&$warnings): bool {
            $warnings[] = $message;

            return true;
        }, error_reporting());
        memory_reset_peak_usage();
        $before = memory_get_usage();
        $refusal = null;
        $value = null;
        try {
            $value = ($this->decode)($bytes, $allowed);
        } catch (\Throwable $refusal) {
        }
        $used = memory_get_peak_usage() - $before;
        $bangs = self::bangs();
        spl_autoload_unregister($listener);
        restore_error_handler();

        $surprise = $this->surprise($refusal);
        $loaded = $allowed === null ? [] : array_udiff($asked, self::withAncestors($allowed), strcasecmp(...));
        $mistake = match (true) {
            $surprise !== null => "it throws {$surprise}",
            $used > self::most($bytes) && $this->used($bytes, $allowed) > self::most($bytes) => "it takes {$used} bytes of memory",
            $warnings !== [] => "PHP remarks on {$warnings[0]}",
            $loaded !== [] => 'it asks for ' . implode(', ', $loaded),
            // When a method has thrown, other objects had been whole.
            $refusal !== null && $refusal->getPrevious() === null && $bangs !== [] => 'it refuses, but calls ' . implode(', ', $bangs),
            array_diff($bangs, self::EXPECTED) !== [] => 'it calls ' . implode(', ', $bangs),
            default => null,
        };
        if ($mistake !== null) {
            self::fail($mistake, $bytes, $case);
        }

        return new Outcome($value, $refusal);
    }

    /**
     * Fails when memory stays taken.
     *
     * @param list<string>|null $allowed
     */
    public function assertLeavesNothing(string $bytes, ?array $allowed, string $case): void
    {
        // What is known of a class, or compiled when it has come often enough, may stay, but not every time.
        $stay = 1;
        for ($times = 0; $stay > 0 && $times < 10; ++$times) {
            gc_collect_cycles();
            Grenade::$bangs = [];
            $before = memory_get_usage();
            try {
                ($this->decode)($bytes, $allowed);
            } catch (\Throwable) {
            }
            gc_collect_cycles();
            Grenade::$bangs = [];
            $stay = memory_get_usage() - $before;
        }
        if ($stay > 0) {
            self::fail("{$stay} bytes of memory stay", $bytes, $case);
        }
    }

    /**
     * What it takes once more: what is loaded and compiled the first time counts for nothing.
     *
     * @param list<string>|null $allowed
     */
    private function used(string $bytes, ?array $allowed): int
    {
        gc_collect_cycles();
        memory_reset_peak_usage();
        $before = memory_get_usage();
        try {
            ($this->decode)($bytes, $allowed);
        } catch (\Throwable) {
        }

        return memory_get_peak_usage() - $before;
    }

    /**
     * PHP loads what a class extends and implements together with it.
     *
     * @param list<string> $classes
     *
     * @return list<string>
     */
    private static function withAncestors(array $classes): array
    {
        $ancestors = [];
        foreach ($classes as $class) {
            if (class_exists($class, false)) {
                array_push($ancestors, ...array_values(class_parents($class)), ...array_values(class_implements($class)));
            }
        }

        return [...$classes, ...$ancestors];
    }

    private static function most(string $bytes): int
    {
        return self::MEMORY_PER_BYTE * \strlen($bytes) + self::MEMORY;
    }

    private function surprise(?\Throwable $refusal): ?string
    {
        foreach ($this->refusals as $class) {
            if ($refusal instanceof $class) {
                return null;
            }
        }

        return $refusal === null ? null : $refusal::class . ": {$refusal->getMessage()}";
    }

    /**
     * @return list<string>
     */
    private static function bangs(): array
    {
        return Grenade::$bangs;
    }

    private static function fail(string $mistake, string $bytes, string $case): never
    {
        Assert::fail("{$case}: {$mistake} for " . bin2hex($bytes));
    }
}
