<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Host;

use Kiln\Context;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Native\NativeView;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Places;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;
use Kiln\Engine\Value\Elements;
use Kiln\Engine\Value\Lazy;
use Kiln\Native\Declined;
use Kiln\Native\WriteProgram;
use Kiln\Optional;
use Kiln\Plan\Leaves;

/**
 * What programs that write leave to PHP. One per context, as {@see \Kiln\Engine\Php\Runtime\Writing} is, which does the same
 * for generated code.
 *
 * @internal
 */
final class WriteHost
{
    /** @var ?Places<self> null where only one context holds */
    private ?Places $places = null;

    /**
     * @param ?Context $context null for a new one
     * @param string   $format  by which the extension knows it
     * @param ?Leaves  $leaves  of the format; null for none
     */
    public function __construct(private readonly PhpEngine $engine, private readonly ?Context $context, private readonly string $format = Extension::JSON, private readonly ?Leaves $leaves = null) {}

    /**
     * The same for what is below a property.
     *
     * @param array<string, mixed> $named see {@see \Kiln\Plan\ContextBelow::of()}
     */
    public function below(string $property, array $named): self
    {
        $this->places ??= Places::from($this->context, $this);

        return $this->places->known($property, $named) ?? $this->places->below($property, $named, function (Context $context, Places $places): self {
            $below = new self($this->engine, $context, $this->format, $this->leaves);
            $below->places = $places;

            return $below;
        });
    }

    /**
     * @param class-string $class
     * @param string       $place of no meaning here
     */
    public function program(string $class, string $place): ?WriteProgram
    {
        return match (true) {
            $this->isBuiltIn($class) && !$this->engine->rules()->isWhole($class) => null,
            // By its plan where a type names it, by its members where none does; which of them it is cannot be told here.
            \is_subclass_of($class, \stdClass::class) && !$this->engine->rules()->isWhole($class) => throw new Declined("an object of {$class}"),
            default => NativeView::writerFor($this->engine, 'native write class', $class, $this->context, $this->format, $this->leaves),
        };
    }

    public function dynamic(object $value): mixed
    {
        return match (true) {
            $value instanceof \DateInterval => Durations::write($value),
            $value instanceof \ArrayObject, $value instanceof \ArrayIterator => $value->getArrayCopy(),
            $value instanceof Optional => $value->isPresent ? $value->value() : throw new Mismatch(Optional::class),
            default => throw new Declined('an object of ' . $value::class),
        };
    }

    public function date(\DateTimeInterface $value): string
    {
        return Dates::rfc3339($value);
    }

    /**
     * @param class-string $class what it must be
     */
    public function formatDate(mixed $value, string $class, ?string $format, ?string $timezone): string
    {
        return $value instanceof \DateTimeInterface && $value instanceof $class
            ? Dates::format($value, $format, $timezone)
            : throw new Mismatch($class);
    }

    /**
     * @param class-string<\DateTimeInterface> $class
     */
    public function milliseconds(mixed $value, string $class): int
    {
        return $value instanceof \DateTimeInterface && $value instanceof $class ? Dates::milliseconds($value) : throw new Mismatch($class);
    }

    public function base64(mixed $value): string
    {
        return \is_string($value) ? \base64_encode($value) : throw new Mismatch('string');
    }

    public function interval(mixed $value, ?string $format): string
    {
        if (!$value instanceof \DateInterval) {
            throw new Mismatch(\DateInterval::class);
        }

        return $format === null ? Durations::write($value) : Durations::format($value, $format);
    }

    /**
     * @return array<mixed>
     */
    public function arrayObject(mixed $value): array
    {
        return $value instanceof \ArrayObject || $value instanceof \ArrayIterator ? $value->getArrayCopy() : throw new Mismatch(\ArrayObject::class);
    }

    /**
     * Only what can be walked through again is: were the call declined later on, the PHP engine would find nothing left.
     *
     * @return array<mixed>
     */
    public function iterable(mixed $value, bool $keepsKeys): array
    {
        if ($value instanceof \IteratorAggregate) {
            $value = $value->getIterator();
        }

        return match (true) {
            \is_array($value) => $value,
            $value instanceof \ArrayIterator => \iterator_to_array($value, $keepsKeys),
            default => throw new Declined('an iterator'),
        };
    }

    /**
     * As {@see \Kiln\Engine\Php\Runtime\Writing::elements()}.
     *
     * @param class-string $class
     *
     * @return array<mixed>
     */
    public function elements(mixed $value, string $class, ?bool $keepsKeys): array
    {
        if (!$value instanceof \Traversable || !$value instanceof $class) {
            throw new Mismatch($class);
        }
        try {
            return $this->engine->converters()->calls->record()->elements($value, $keepsKeys);
        } catch (\Exception $exception) {
            throw Elements::areSpent($exception) ? new Declined('a spent generator') : $exception;
        }
    }

    /**
     * @param class-string                   $converter
     * @param array<int|string, scalar|null> $arguments
     */
    public function convert(mixed $value, string $converter, array $arguments): mixed
    {
        return $this->engine->converters()->serialize($converter, $arguments, $value, $this->context ?? new Context());
    }

    public function load(object $value): object
    {
        return Lazy::load($value);
    }

    /**
     * As {@see \Kiln\Engine\Php\Runtime\Writing::hasCalled()}.
     */
    public function hasCalled(object $object, string $method): bool
    {
        return $this->engine->converters()->calls->record()->hasCalled($object, $method);
    }

    /**
     * As {@see \Kiln\Engine\Php\Runtime\Writing::wants()}.
     *
     * @param ?class-string $class
     */
    public function wants(object $object, ?string $class, string $name, bool $isOwn): bool
    {
        $converters = $this->engine->converters();

        return $converters->conditions->hold($object, $class, $name, $isOwn, $this->context ?? new Context(), $converters->calls);
    }

    /**
     * Whether {@see dynamic()} knows what to write of objects of this class.
     */
    private function isBuiltIn(string $class): bool
    {
        return \is_a($class, \DateInterval::class, true)
            || \is_a($class, \ArrayObject::class, true)
            || \is_a($class, \ArrayIterator::class, true)
            || ($this->context?->namesDates() !== true && \is_a($class, \DateTimeInterface::class, true))
            || \enum_exists($class)
            || $class === \stdClass::class
            || $class === Optional::class
            || $class === \Closure::class;
    }

    /**
     * As {@see \Kiln\Engine\Php\Runtime\Writing::tellListeners()}.
     *
     * @param class-string ...$classes that the program which goes on is for; an object of another gets another, which tells
     */
    public function tellListeners(mixed $object, string ...$classes): mixed
    {
        if (\is_object($object) && \in_array($object::class, $classes, true)) {
            $this->engine->listeners()->beforeSerialize($object, $this->context ?? new Context(), $this->engine->converters()->calls);
        }

        return $object;
    }
}
