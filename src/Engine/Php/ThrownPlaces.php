<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\UserCode;
use Kiln\Error\Chain;
use Kiln\Error\ThrownAt;
use Kiln\Format\IndexedDocument;
use Kiln\Format\IndexedObject;

/**
 * Finds the place in the document at which code of the user's has thrown something, while generated code has called it.
 *
 * The exception itself tells which lines of generated code it has come through, and a table of their class which members these
 * are for ({@see Printer\ClassFrame}). Loops note how far they have come ({@see Printer\Loop}). Nothing of that costs anything
 * as long as nothing is thrown.
 *
 * @internal
 */
final class ThrownPlaces
{
    /** @var ?\WeakMap<\Throwable, array{list<array<string, mixed>>, list<array{string|int, int}>}> the calls that lead to the innermost loop; and keys of loops, that of the innermost first, with the number of calls that lead there */
    private ?\WeakMap $loops = null;

    /** @var ?\WeakMap<\Throwable, int> what has been given a place, with the number of calls that led to who has asked */
    private ?\WeakMap $noted = null;

    /** @var array<string, array<int, class-string>> generated classes by file and first line */
    private array $classes = [];

    /** How many classes PHP knew when these were looked for. */
    private int $known = 0;

    /**
     * @param string|int $key that a loop has come to
     */
    public function pass(\Throwable $thrown, string|int $key): \Throwable
    {
        if (!$thrown instanceof Mismatch) {
            /** @var \WeakMap<\Throwable, array{list<array<string, mixed>>, list<array{string|int, int}>}> $loops */
            $loops = $this->loops ??= new \WeakMap();
            // Without this function.
            $calls = \array_slice(\debug_backtrace(\DEBUG_BACKTRACE_IGNORE_ARGS), 1);
            [$innermost, $keys] = $loops[$thrown] ?? [$calls, []];
            $loops[$thrown] = [$innermost, [...$keys, [$key, \count($calls)]]];
        }

        return $thrown;
    }

    /**
     * Puts the place in the chain of what was thrown. The function that has caught it must ask.
     *
     * @param bool $isReading whether a document is read
     * @param mixed $data     that is read, of which aliases are looked up
     * @param int   $offset   of the items of a list
     * @param int   $between  functions between that one and this
     */
    public function note(\Throwable $thrown, bool $isReading, mixed $data = null, int $offset = 0, int $between = 0): \Throwable
    {
        [$innermost, $loops] = $this->loops[$thrown] ?? [null, []];
        if ($innermost !== null) {
            unset($this->loops[$thrown]);
        }
        // Without this function.
        $around = \array_slice(\debug_backtrace(\DEBUG_BACKTRACE_IGNORE_ARGS), 1 + $between);
        if (!UserCode::hasThrownInside($thrown, \count($around))) {
            return $thrown;
        }
        $trace = $thrown->getTrace();
        $this->noted ??= new \WeakMap();
        if (!self::comesFrom($trace, $around) || ($this->noted[$thrown] ?? \PHP_INT_MAX) <= \count($around)) {
            // It was made elsewhere, or has come out of an earlier call: its way is known from the innermost loop on.
            $trace = $innermost ?? $around;
        }
        $this->noted[$thrown] = \count($around);
        $segments = $this->segments($trace, \count($around), $loops);
        if ($offset !== 0 && \is_int($segments[0] ?? null)) {
            $segments[0] += $offset;
        }
        Chain::end($thrown, new ThrownAt(self::inData($segments, $data), $isReading));

        return $thrown;
    }

    /**
     * Whether an exception was made inside the function that these calls lead to.
     *
     * @param list<array<string, mixed>> $trace
     * @param list<array<string, mixed>> $around
     */
    private static function comesFrom(array $trace, array $around): bool
    {
        $inside = \count($trace) - \count($around);
        if ($inside < 1) {
            return false;
        }
        foreach ($around as $index => $call) {
            foreach (['file', 'line', 'class', 'function'] as $fact) {
                if (($trace[$inside + $index][$fact] ?? null) !== ($call[$fact] ?? null)) {
                    return false;
                }
            }
        }

        return true;
    }

    /**
     * @param list<array<string, mixed>>                                            $trace  calls, the innermost first
     * @param int                                                                   $around how many of them lead to the function that has asked
     * @param list<array{string|int, int}>  $loops  keys and numbers of calls, the innermost first
     *
     * @return list<string|int|list<string>> below what the function was called for that has asked
     */
    private function segments(array $trace, int $around, array $loops): array
    {
        $keys = [];
        foreach ($loops as [$key, $calls]) {
            // Of the function with the loop; the last call is the one that it has noted that by.
            $keys[$calls - 1][] = $key;
        }
        $segments = [];
        for ($index = \count($trace) - $around - 1; $index >= 0; --$index) {
            $file = $trace[$index]['file'] ?? null;
            $line = $trace[$index]['line'] ?? null;
            if (!\is_string($file) || !\is_int($line)) {
                // By PHP itself.
                continue;
            }
            if (!UserCode::isOwn($file)) {
                break;
            }
            $class = $trace[$index + 1]['class'] ?? null;
            $place = $this->place($file, $line, \is_string($class) ? $class : '');
            \array_push($segments, ...self::filled($place, \array_reverse($keys[\count($trace) - $index - 1] ?? [])));
        }

        return $segments;
    }

    /**
     * @param list<string|int|list<string>|null> $place with null for loops
     * @param list<string|int>                   $keys  of loops, the outermost first
     *
     * @return list<string|int|list<string>>
     */
    private static function filled(array $place, array $keys): array
    {
        $segments = [];
        foreach ($place as $segment) {
            $segment ??= \array_shift($keys);
            if ($segment !== null) {
                $segments[] = $segment;
            }
        }

        return [...$segments, ...$keys];
    }

    /**
     * What a line of generated code is for, below what its function is called for.
     *
     * @param string $class of the function
     *
     * @return list<string|int|list<string>|null>
     */
    private function place(string $file, int $line, string $class): array
    {
        $class = \str_starts_with($class, CodeLookup::IN_NAMESPACE . '\\') ? $class : $this->classAt($file, $line);
        if ($class === null || !\class_exists($class, false) || !\defined("{$class}::PLACES")) {
            return [];
        }
        /** @var array<int, list<string|int|list<string>|null>> $places as printed by ClassFrame */
        $places = \constant("{$class}::PLACES");
        $line -= (int) (new \ReflectionClass($class))->getStartLine();
        $found = [];
        foreach ($places as $from => $place) {
            if ($from <= $line) {
                $found = $place;
            }
        }

        return $found;
    }

    /**
     * The class that a line of a file belongs to: functions that are bound to a class of the user's do not say it.
     */
    private function classAt(string $file, int $line): ?string
    {
        $declared = \get_declared_classes();
        if (\count($declared) !== $this->known) {
            $this->known = \count($declared);
            $this->classes = [];
            foreach ($declared as $class) {
                if (\str_starts_with($class, CodeLookup::IN_NAMESPACE . '\\')) {
                    $reflection = new \ReflectionClass($class);
                    $this->classes[(string) $reflection->getFileName()][(int) $reflection->getStartLine()] = $class;
                }
            }
        }
        $found = null;
        $from = 0;
        foreach ($this->classes[$file] ?? [] as $start => $class) {
            if ($start <= $line && $start > $from) {
                $found = $class;
                $from = $start;
            }
        }

        return $found;
    }

    /**
     * Of several keys, the one that the document has: the first that is not null, or else the first that is there.
     *
     * @param list<string|int|list<string>> $segments
     *
     * @return list<string|int>
     */
    private static function inData(array $segments, mixed $data): array
    {
        $way = [];
        foreach ($segments as $segment) {
            $data = $data instanceof IndexedDocument ? $data->data() : $data;
            $data = $data instanceof IndexedObject ? $data->members : $data;
            $members = \is_array($data) ? $data : [];
            if (\is_array($segment)) {
                $there = \array_values(\array_filter($segment, static fn(string $key): bool => isset($members[$key])));
                $null = \array_values(\array_filter($segment, static fn(string $key): bool => \array_key_exists($key, $members)));
                $segment = $there[0] ?? $null[0] ?? $segment[0];
            }
            $way[] = $segment;
            $data = $members[$segment] ?? null;
        }

        return $way;
    }
}
