<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * Makes an example smaller.
 *
 * @internal
 */
final class Shrinking
{
    private const NANOSECONDS = 1e9;

    /**
     * A smaller document for which the same still holds.
     *
     * @template T
     *
     * @param T                               $document
     * @param \Closure(mixed): bool           $holds
     * @param int                             $tries    at most
     * @param float                           $seconds  at most, as far as one try is shorter
     * @param (\Closure(T): iterable<T>)|null $smaller  the boldest first; null for decoded JSON, with objects as stdClass or arrays
     *
     * @return T
     */
    public static function of(mixed $document, \Closure $holds, int $tries, float $seconds, ?\Closure $smaller = null): mixed
    {
        $until = \hrtime(true) + $seconds * self::NANOSECONDS;
        do {
            $isSmaller = false;
            foreach ($smaller === null ? self::smaller($document) : $smaller($document) as $candidate) {
                if (--$tries < 0 || \hrtime(true) > $until) {
                    return $document;
                }
                if ($holds($candidate)) {
                    $document = $candidate;
                    $isSmaller = true;
                    break;
                }
            }
        } while ($isSmaller);

        return $document;
    }

    /**
     * Only what lies on the way to one place; of a list, the one element.
     *
     * @param list<array-key> $segments
     */
    public static function toPlace(mixed $document, array $segments): mixed
    {
        if ($segments === [] || (!\is_array($document) && !$document instanceof \stdClass)) {
            return $document;
        }
        $members = (array) $document;
        $segment = \array_shift($segments);
        if (!\array_key_exists($segment, $members)) {
            return \is_array($document) && \array_is_list($document) ? [] : new \stdClass();
        }
        $inner = self::toPlace($members[$segment], $segments);

        return match (true) {
            $document instanceof \stdClass => (object) [$segment => $inner],
            \array_is_list($members) => [$inner],
            default => [$segment => $inner],
        };
    }

    /**
     * @return iterable<mixed> the boldest first
     */
    private static function smaller(mixed $value): iterable
    {
        if (\is_array($value)) {
            yield from self::smallerMembers($value, static fn(array $members): array => \array_is_list($value) ? \array_values($members) : $members);
        } elseif ($value instanceof \stdClass) {
            yield from self::smallerMembers((array) $value, static fn(array $members): \stdClass => (object) $members);
        } elseif (\is_string($value) && $value !== '') {
            yield '';
            if (\strlen($value) > 1 && \preg_match('/./su', $value, $first) === 1 && $first[0] !== $value) {
                yield $first[0];
            }
        } elseif ((\is_int($value) || \is_float($value)) && \abs($value) > 1) {
            yield \is_int($value) ? 1 : 1.0;
        }
    }

    /**
     * @param array<mixed>                  $members
     * @param \Closure(array<mixed>): mixed $make
     *
     * @return iterable<mixed>
     */
    private static function smallerMembers(array $members, \Closure $make): iterable
    {
        if ($members === []) {
            return;
        }
        $half = \intdiv(\count($members), 2);
        if ($half > 1) {
            yield $make(\array_slice($members, $half, null, true));
            yield $make(\array_slice($members, 0, $half, true));
        }
        foreach (\array_keys($members) as $key) {
            yield $make(\array_diff_key($members, [$key => true]));
        }
        foreach ($members as $key => $member) {
            foreach (self::smaller($member) as $candidate) {
                yield $make(\array_replace($members, [$key => $candidate]));
            }
        }
    }
}
