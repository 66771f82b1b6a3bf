<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Host;

use Kiln\Bytes;
use Kiln\Context;
use Kiln\Engine\Diagnosis\GuardTest;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;
use Kiln\Engine\Value\Elements;
use Kiln\Engine\Value\Values;
use Kiln\Native\Declined;
use Kiln\Plan\Read\Gathering;

/**
 * What programs that read leave to PHP. One per context, as {@see \Kiln\Engine\Php\Runtime\Reading} is, which does the same
 * for generated code.
 *
 * @internal
 */
final readonly class ReadHost
{
    /**
     * @param ?Context $context null for a new one
     */
    public function __construct(private PhpEngine $engine, private ?Context $context) {}

    /**
     * @param class-string                   $converter
     * @param array<int|string, scalar|null> $arguments
     * @param ?class-string                  $class     see {@see \Kiln\Plan\Read\Convert}
     */
    public function convert(mixed $data, string $converter, array $arguments, ?string $class = null): mixed
    {
        // Whether a converter is asked about null depends on where it stands.
        return $data === null
            ? throw new Declined('null for a converter')
            : $this->engine->converters()->deserialize($converter, $arguments, $data, $this->context ?? new Context(), $class);
    }

    /**
     * @param class-string                   $class    see {@see Values::make()}
     * @param class-string                   $maker
     * @param list<class-string<\Throwable>> $refusals
     */
    public function value(mixed $data, string $class, string $maker, string $method, array $refusals): object
    {
        return Values::make($data, $class, $maker, $method, $refusals);
    }

    public function bytes(string $text): string
    {
        return Bytes::decode($text) ?? throw new Mismatch('base64');
    }

    public function interval(string $text, ?string $format): \DateInterval
    {
        return ($format === null ? Durations::read($text) : Durations::readFormat($text, $format)) ?? throw new Mismatch(\DateInterval::class);
    }

    /**
     * @param list<string>                     $formats
     * @param class-string<\DateTimeInterface> $class
     */
    public function dateFromFormats(string|int $text, array $formats, ?string $timezone, string $class): \DateTimeInterface
    {
        return Dates::fromFormats($text, $formats, $timezone, $class) ?? throw new Mismatch($class);
    }

    /**
     * @param class-string<\DateTime>|class-string<\DateTimeImmutable> $class
     */
    public function dateOf(\DateTimeImmutable $date, string $class): \DateTimeInterface
    {
        return $class::createFromInterface($date);
    }

    /**
     * @param array<mixed>                                                                                    $array
     * @param class-string<\ArrayObject<array-key, mixed>>|class-string<\ArrayIterator<array-key, mixed>> $class
     *
     * @return \ArrayObject<array-key, mixed>|\ArrayIterator<array-key, mixed>
     */
    public function arrayObject(array $array, string $class): \ArrayObject|\ArrayIterator
    {
        return new $class($array);
    }

    /**
     * @param array<mixed> $elements
     * @param class-string $class
     * @param string       $gathering value of a {@see Gathering}
     */
    public function collection(array $elements, string $class, string $gathering): object
    {
        return Elements::gather($class, Gathering::from($gathering), $elements);
    }

    /**
     * @param array<mixed>            $map
     * @param class-string<\UnitEnum> $enum
     *
     * @return array<mixed>
     */
    public function keys(array $map, string $enum, bool $isIntBacked): array
    {
        foreach ($map as $key => $value) {
            if (!GuardTest::isCase($enum, $isIntBacked ? $key : (string) $key)) {
                throw new Mismatch($enum);
            }
        }

        return $map;
    }

    /**
     * The default of a constructor's parameter.
     *
     * @param class-string $class
     */
    public function parameterDefault(string $class, string $parameter): mixed
    {
        return (new \ReflectionParameter([$class, '__construct'], $parameter))->getDefaultValue();
    }

    /**
     * As {@see \Kiln\Engine\Php\Runtime\Reading::tellListeners()}.
     */
    public function tellListeners(object $object): object
    {
        $this->engine->listeners()->afterDeserialize($object, $this->context ?? new Context());

        return $object;
    }
}
