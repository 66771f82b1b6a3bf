<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Everywhere;

use Kiln\Attribute\Converter;
use Kiln\Attribute\DateFormat;
use Kiln\Attribute\Discriminator;
use Kiln\Attribute\ReadOnlyProperty;
use Kiln\Attribute\Value;
use Kiln\ClassConverter;
use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\ValueConverter;

/** Writes what it is called and the text of a shape; reads that. */
final readonly class Named implements ValueConverter
{
    /** @param class-string $class of what it makes */
    public function __construct(private string $name = 'shape', private string $class = Circle::class) {}

    public function serialize(mixed $value, Context $context): string
    {
        return $this->name . ':' . match (true) {
            $value instanceof Circle, $value instanceof Plain => $value->text,
            $value instanceof \UnitEnum => $value->name,
            $value instanceof \DateTimeInterface => $value->format('Y'),
            default => get_debug_type($value),
        };
    }

    public function deserialize(mixed $data, Context $context): object
    {
        $text = \is_string($data) && str_starts_with($data, "{$this->name}:") ? substr($data, \strlen($this->name) + 1) : throw new ConversionFailed("{$this->name}:...");

        return match ($this->class) {
            Level::class => \constant(Level::class . "::{$text}"),
            \DateTimeImmutable::class => new \DateTimeImmutable("{$text}-01-01T00:00:00Z"),
            default => new $this->class($text),
        };
    }
}

interface Shape {}

interface Round extends Shape {}

class Circle implements Round
{
    public function __construct(public string $text = '') {}
}

class Disc extends Circle {}

/** Says something itself, and so do its interfaces. */
#[Converter(Named::class, ['ring', Ring::class])]
final class Ring extends Circle {}

/** A subclass of what the application has registered, that is a value. */
#[Value(write: 'text')]
final class Dot extends Circle {}

#[Converter(Named::class, ['base', Child::class])]
class Base extends Plain {}

class Child extends Base {}

class Plain
{
    public function __construct(public string $text = '') {}
}

#[Converter(Named::class, ['level', Level::class])]
enum Level: int
{
    case Low = 1;
    case High = 2;
}

enum Silent: string
{
    case Yes = 'y';
}

final class Holder
{
    public mixed $mixed = null;
    /** @var array<string, mixed> */
    public array $array = [];
    #[ReadOnlyProperty]
    public ?object $object = null;
    public ?Shape $shape = null;
    public Round|int|null $union = null;
    /** @var list<Circle> */
    public array $list = [];
    #[Converter(Named::class, ['own', Disc::class])]
    public ?Circle $own = null;
}

final class Timed
{
    public mixed $mixed = null;
    public ?Level $level = null;
    public ?\DateTimeInterface $date = null;
    #[DateFormat('d.m.Y')]
    public ?\DateTimeImmutable $formatted = null;
}

/** Its constructor does not promote. */
final class Taken
{
    private Circle $circle;

    public function __construct(#[Converter(Named::class, ['parameter'])] Circle $circle, #[Converter(Named::class, ['promoted'])] public ?Circle $other = null)
    {
        $this->circle = $circle;
    }

    public function circle(): Circle
    {
        return $this->circle;
    }
}

#[Converter(Named::class, ['payable'])]
interface Payable {}

#[Converter(Named::class, ['refundable'])]
interface Refundable {}

final class Bill implements Payable, Refundable {}

/** Gives what it was asked about. */
final readonly class Same implements ValueConverter
{
    public function serialize(mixed $value, Context $context): mixed
    {
        return $value;
    }

    public function deserialize(mixed $data, Context $context): mixed
    {
        return $data;
    }
}

#[Converter(Same::class)]
final class Mirror {}

/** Makes whatever it is asked for. */
final readonly class Maker implements ClassConverter
{
    public function serialize(mixed $value, Context $context): string
    {
        return $value instanceof Circle ? $value->text : throw new ConversionFailed('a circle');
    }

    public function deserialize(mixed $data, Context $context, string $class = ''): object
    {
        return \is_string($data) && is_a($class, Circle::class, true) ? new $class($data) : throw new ConversionFailed('a text', $class);
    }
}

#[Discriminator(field: 'kind', map: ['told' => Told::class])]
abstract class Kind {}

#[Converter(Same::class)]
final class Told extends Kind {}
