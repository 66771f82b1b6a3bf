<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Native\Declined;
use Kiln\Native\WriteProgram;

/**
 * What programs that write as jms/serializer does leave to PHP: what generated code leaves to it, and what generated code does
 * itself. One per call.
 *
 * @internal
 */
final class WriteHost extends Writing
{
    /** Levels of arrays and objects around what the host is asked about. */
    public int $depth = 0;

    public readonly Skipped $skipped;

    /**
     * @param ClassWriters<\Closure(object, Writing): mixed>   $writers
     * @param bool                                            $writesNull  see {@see Writing}
     * @param WriteObservation|(\Closure(): WriteObservation) $observation likewise
     * @param \Closure(class-string, string): ?WriteProgram   $programs    by class and place
     */
    public function __construct(
        ClassWriters $writers,
        bool $writesNull,
        WriteObservation|\Closure $observation,
        private readonly \Closure $programs,
    ) {
        parent::__construct($writers, $writesNull, $observation);
        $this->skipped = Skipped::Value;
    }

    /**
     * @param class-string $class
     *
     * @return ?WriteProgram null where generated code must write its objects
     */
    public function program(string $class, string $place): ?WriteProgram
    {
        try {
            return ($this->programs)($class, $place);
        } catch (Declined) {
            return null;
        }
    }

    /**
     * The value of a property, or of what stands in for it.
     *
     * @param class-string $class that declares it
     *
     * @return mixed {@see Skipped} where there is none
     */
    public function find(object $object, string $class, string $property): mixed
    {
        $find = \Closure::bind(static fn(object $object): mixed => $object->{$property} ?? Skipped::Value, null, $class); // @phpstan-ignore property.dynamicName

        return $find($object);
    }

    /**
     * The same where it must have one.
     *
     * @param class-string $class that declares it
     */
    public function reach(object $object, string $class, string $property): mixed
    {
        $reach = \Closure::bind(static fn(object $object): mixed => $object->{$property}, null, $class); // @phpstan-ignore property.dynamicName

        return $reach($object);
    }

    public function included(object $object, string $class, string $property): bool
    {
        return $this->includes($class, $property);
    }

    /**
     * Loads an object that loads itself at need.
     */
    public function load(object $object, string $method): void
    {
        $object->{$method}(); // @phpstan-ignore method.dynamicName
    }

    public function duration(mixed $duration): string
    {
        return $duration instanceof \DateInterval ? WholeDurations::write($duration) : throw new Mismatch(\DateInterval::class);
    }

    public function format(\DateTimeInterface $date, string $format): string
    {
        return $date->format($format);
    }

    public function timestamp(\DateTimeInterface $date): int
    {
        return (int) $date->format('U');
    }

    /**
     * @return array<mixed>
     */
    public function cast(mixed $value): array
    {
        return (array) $value;
    }

    /**
     * @return array<mixed>
     */
    public function collect(mixed $collection): array
    {
        if (!\is_object($collection) || !\is_callable([$collection, 'toArray'])) {
            throw new Mismatch('collection');
        }
        $elements = $collection->toArray();

        return \is_array($elements) ? $elements : throw new Declined('a collection of another kind');
    }
}
