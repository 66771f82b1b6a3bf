<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Error\ConversionFailed;
use Kiln\ValueConverter;

/**
 * What one call of the serializer has asked of converters and hooks so far, so that a second pass over the same value takes
 * the answers from here and does not ask again.
 *
 * @internal
 */
final class CallRecord
{
    /** So many are kept, some 300 KiB at most: a list of any length must not cost more memory for a failure that may never come. */
    public const MOST = 2000;

    /** @var list<array{object, mixed, mixed, ?ConversionFailed}> who was asked about what, and the answer; of the pass that runs */
    private array $asked = [];

    /** @var array<string, list<array{object, mixed, mixed, ?ConversionFailed}>> of the passes before it, by who and what */
    private array $before = [];

    /** What a converter has refused a value with last: an exception of this class may also come from elsewhere. */
    private ?ConversionFailed $refusal = null;

    /**
     * What a converter makes of a value, or has made of it in an earlier pass.
     *
     * @param \Closure(): mixed $convert
     *
     * @throws ConversionFailed
     */
    public function converted(ValueConverter $converter, mixed $value, \Closure $convert): mixed
    {
        $known = $this->before === [] ? null : $this->take($converter, $value);
        if ($known === null) {
            try {
                $known = [$converter, $value, $convert(), null];
            } catch (ConversionFailed $failure) {
                $known = [$converter, $value, null, $failure];
            }
        }
        $this->keep($known);
        if ($known[3] !== null) {
            throw $this->refusal = $known[3];
        }

        return $known[2];
    }

    /**
     * Whether an earlier pass has called the method of the object. If not, the caller does.
     *
     * @param string $method with its class
     */
    public function hasCalled(object $object, string $method): bool
    {
        $known = $this->before === [] ? null : $this->take($object, $method);
        $this->keep($known ?? [$object, $method, null, null]);

        return $known !== null;
    }

    public function isRefusal(\Throwable $thrown): bool
    {
        return $thrown === $this->refusal;
    }

    /**
     * Begins another pass over the same value.
     */
    public function rewind(): void
    {
        $left = $this->before;
        $this->before = [];
        foreach ($this->asked as $known) {
            $this->before[self::key($known[0], $known[1])][] = $known;
        }
        foreach ($left as $key => $unused) {
            $this->before[$key] = [...$this->before[$key] ?? [], ...$unused];
        }
        $this->asked = [];
    }

    /**
     * No later pass will go over what this one has met so far.
     */
    public function forget(): void
    {
        $this->asked = [];
    }

    /**
     * @param array{object, mixed, mixed, ?ConversionFailed} $known
     */
    private function keep(array $known): void
    {
        if (\count($this->asked) < self::MOST) {
            $this->asked[] = $known;
        }
    }

    /**
     * @return ?array{object, mixed, mixed, ?ConversionFailed}
     */
    private function take(object $whom, mixed $what): ?array
    {
        $key = self::key($whom, $what);
        foreach ($this->before[$key] ?? [] as $index => $known) {
            if ($known[0] === $whom && $known[1] === $what) {
                array_splice($this->before[$key], $index, 1);

                return $known;
            }
        }

        return null;
    }

    /**
     * Objects are held, so that no other gets their number.
     */
    private static function key(object $whom, mixed $what): string
    {
        return spl_object_id($whom) . ' ' . match (true) {
            \is_object($what) => spl_object_id($what),
            \is_scalar($what) => get_debug_type($what) . " {$what}",
            default => get_debug_type($what),
        };
    }
}
