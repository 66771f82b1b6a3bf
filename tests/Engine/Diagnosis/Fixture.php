<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture;

use Kiln\Context;
use Kiln\Engine\WritePlans;
use Kiln\Error\ConversionFailed;
use Kiln\Plan\Write\WritePlan;
use Kiln\ValueConverter;

class Person
{
    /** @var list<string> */
    public array $calls = [];

    public ?self $friend = null;

    public function __construct(private string $secret = 'a secret', public string $name = '', public readonly int $id = 0) {}

    public function upper(): string
    {
        return strtoupper($this->secret);
    }

    protected function prepare(): void
    {
        $this->calls[] = 'prepare';
    }

    private function hidden(): string
    {
        return "hidden {$this->secret}";
    }

    /** Keeps the private method in use. */
    public function reveal(): string
    {
        return $this->hidden();
    }
}

final class Employee extends Person
{
    public string $role = 'cook';

    protected function prepare(): void
    {
        $this->calls[] = 'prepare an employee';
    }
}

final readonly class KnownPlans implements WritePlans
{
    /**
     * @param array<class-string, WritePlan> $plans
     */
    public function __construct(private array $plans) {}

    public function forClass(string $class, Context $context): WritePlan
    {
        return $this->plans[$class] ?? throw new \OutOfBoundsException("no plan for {$class}");
    }
}

/**
 * As proxies do it: a property is unset until it is asked for.
 */
final class LazyPerson
{
    public function __construct(public string $name = '')
    {
        unset($this->name);
    }

    public function __get(string $property): mixed
    {
        return "loaded {$property}";
    }
}

enum Level: int
{
    case Low = 1;
    case High = 2;
}

final class Line
{
    public function __construct(public string $sku = '', public mixed $price = 0.0) {}
}

final readonly class MoneyConverter implements ValueConverter
{
    public function __construct(private string $currency = 'EUR') {}

    public function serialize(mixed $value, Context $context): mixed
    {
        if (!\is_int($value) && !\is_object($value)) {
            throw new ConversionFailed('an amount in cents', 'Use an int.');
        }

        return \is_int($value) ? ['cents' => $value, 'currency' => $this->currency] : $value;
    }

    public function deserialize(mixed $data, Context $context): string
    {
        return \is_string($data) && str_ends_with($data, $this->currency)
            ? $data
            : throw new ConversionFailed("an amount in {$this->currency}", "Such as \"12.50 {$this->currency}\".");
    }
}

enum Status: string
{
    case Open = 'open';
    case Shipped = 'shipped';
    case Cancelled = 'cancelled';
}

enum Suit
{
    case Hearts;
    case Spades;
}

/**
 * Objects whose typed properties have no value yet.
 */
final class Unfinished
{
    /**
     * @template T of object
     *
     * @param class-string<T> $class
     *
     * @return T
     */
    public static function make(string $class): object
    {
        return (new \ReflectionClass($class))->newInstanceWithoutConstructor();
    }
}
