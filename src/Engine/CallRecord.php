<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\ClassConverter;
use Kiln\Context;
use Kiln\Engine\Value\Elements;
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
    /** So many answers are kept, in 128 KiB: a long list must not cost memory for a failure that may never come. */
    public const MOST = 2000;

    /** What an answer takes up in {@see $asked}. */
    private const PARTS = 4;

    /** @var list<mixed> of the pass that runs, one after the other: who was asked, about what, the answer, the refusal */
    private array $asked = [];

    /** @var array<string, list<array{object, mixed, mixed, ?ConversionFailed}>> of the passes before it, by who and what */
    private array $before = [];

    /** What a converter has refused a value with last: an exception of this class may also come from elsewhere. */
    private ?ConversionFailed $refusal = null;

    /**
     * @throws ConversionFailed
     */
    public function serialize(ValueConverter $converter, mixed $value, Context $context): mixed
    {
        if ($this->before !== [] && ($known = $this->take($converter, $value)) !== null) {
            return $this->repeat($known);
        }
        try {
            $answer = $converter->serialize($value, $context);
        } catch (ConversionFailed $failure) {
            throw $this->refused($converter, $value, $failure);
        }
        $this->keep($converter, $value, $answer);

        return $answer;
    }

    /**
     * @param ?class-string $class see {@see \Kiln\Plan\Read\Convert}
     *
     * @throws ConversionFailed
     */
    public function deserialize(ValueConverter $converter, mixed $data, Context $context, ?string $class = null): mixed
    {
        $what = $class === null ? $data : [$class, $data];
        if ($this->before !== [] && ($known = $this->take($converter, $what)) !== null) {
            return $this->repeat($known);
        }
        try {
            $answer = $class !== null && $converter instanceof ClassConverter ? $converter->deserialize($data, $context, $class) : $converter->deserialize($data, $context);
        } catch (ConversionFailed $failure) {
            throw $this->refused($converter, $what, $failure);
        }
        $this->keep($converter, $what, $answer);

        return $answer;
    }

    /**
     * Whether an earlier pass has called the method of the object. If not, the caller does.
     *
     * @param string $method with its class
     */
    public function hasCalled(object $object, string $method): bool
    {
        $isKnown = $this->before !== [] && $this->take($object, $method) !== null;
        $this->keep($object, $method, null);

        return $isKnown;
    }

    /**
     * What user code answers, which an earlier pass may have asked.
     *
     * @param \Closure(): mixed $ask
     */
    public function once(object $whom, mixed $what, \Closure $ask): mixed
    {
        $known = $this->before === [] ? null : $this->take($whom, $what);
        $answer = $known === null ? $ask() : $known[2];
        $this->keep($whom, $what, $answer);

        return $answer;
    }

    /**
     * What a collection yields.
     *
     * @param \Traversable<mixed, mixed> $collection
     *
     * @throws \TypeError when a key is to be kept that an array cannot have
     *
     * @return array<mixed>
     */
    public function elements(\Traversable $collection, ?bool $keepsKeys): array
    {
        $known = $this->before === [] ? null : $this->take($collection, $keepsKeys);
        $elements = \is_array($known[2] ?? null) ? $known[2] : Elements::of($collection, $keepsKeys);
        $this->keep($collection, $keepsKeys, $elements);

        return $elements;
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
        foreach (\array_chunk($this->asked, self::PARTS) as [$whom, $what, $answer, $refusal]) {
            if (\is_object($whom) && ($refusal === null || $refusal instanceof ConversionFailed)) {
                $this->before[self::key($whom, $what)][] = [$whom, $what, $answer, $refusal];
            }
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

    private function keep(object $whom, mixed $what, mixed $answer, ?ConversionFailed $refusal = null): void
    {
        if (\count($this->asked) < self::PARTS * self::MOST) {
            $this->asked[] = $whom;
            $this->asked[] = $what;
            $this->asked[] = $answer;
            $this->asked[] = $refusal;
        }
    }

    private function refused(ValueConverter $converter, mixed $value, ConversionFailed $failure): ConversionFailed
    {
        $this->keep($converter, $value, null, $failure);

        return $this->refusal = $failure;
    }

    /**
     * @param array{object, mixed, mixed, ?ConversionFailed} $known
     *
     * @throws ConversionFailed
     */
    private function repeat(array $known): mixed
    {
        [$converter, $value, $answer, $refusal] = $known;
        $this->keep($converter, $value, $answer, $refusal);

        return $refusal === null ? $answer : throw $this->refusal = $refusal;
    }

    /**
     * @return ?array{object, mixed, mixed, ?ConversionFailed}
     */
    private function take(object $whom, mixed $what): ?array
    {
        $key = self::key($whom, $what);
        foreach ($this->before[$key] ?? [] as $index => $known) {
            if ($known[0] === $whom && self::isSame($known[1], $what)) {
                \array_splice($this->before[$key], $index, 1);

                return $known;
            }
        }

        return null;
    }

    /**
     * NAN of two passes too, which PHP takes for two different values.
     */
    private static function isSame(mixed $one, mixed $other): bool
    {
        if ($one === $other) {
            return true;
        }
        if (\is_float($one) && \is_float($other)) {
            return \is_nan($one) && \is_nan($other);
        }
        if (!\is_array($one) || !\is_array($other) || \array_keys($one) !== \array_keys($other)) {
            return false;
        }
        foreach ($one as $key => $element) {
            if (!self::isSame($element, $other[$key])) {
                return false;
            }
        }

        return true;
    }

    /**
     * Objects are held, so that no other gets their number.
     */
    private static function key(object $whom, mixed $what): string
    {
        return \spl_object_id($whom) . ' ' . match (true) {
            \is_object($what) => \spl_object_id($what),
            \is_float($what) && \is_nan($what) => 'NAN',
            \is_scalar($what) => \get_debug_type($what) . " {$what}",
            default => \get_debug_type($what),
        };
    }
}
