<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Construction;

use Kiln\Attribute\Converter;
use Kiln\Attribute\DateFormat;
use Kiln\Attribute\Discriminator;
use Kiln\Attribute\Factory;
use Kiln\Attribute\Groups;
use Kiln\Attribute\Ignore;
use Kiln\Attribute\Inline;
use Kiln\Attribute\Naming;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\ReadOnlyProperty;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\Type;
use Kiln\Attribute\VirtualProperty;
use Kiln\Context;
use Kiln\Optional;
use Kiln\ValueConverter;

/**
 * One value that goes in by another name than it is kept under.
 */
final class Email
{
    private readonly string $value;

    public function __construct(string $email)
    {
        $this->value = strtolower($email);
    }

    #[VirtualProperty]
    public function email(): string
    {
        return $this->value;
    }
}

final class Cents implements ValueConverter
{
    public function serialize(mixed $value, Context $context): string
    {
        return 'cents';
    }

    public function deserialize(mixed $data, Context $context): int
    {
        return 100 * (\is_int($data) ? $data : 0);
    }
}

/**
 * Everything that can be said about a parameter.
 */
class Booking
{
    /** @var array<string, mixed> */
    #[Ignore]
    public array $given;

    /**
     * @param list<Email>     $guests
     * @param Optional<int>   $rooms
     * @param resource|null   $socket
     */
    public function __construct(
        array $guests,
        #[SerializedName('from', aliases: ['start'])]
        #[DateFormat('d.m.Y')]
        \DateTimeImmutable $day,
        #[Type('list<string>')]
        array $notes = ['none'],
        ?int $nights = null,
        ?Optional $rooms = null,
        #[Converter(Cents::class)]
        int $price = 5,
        #[Ignore]
        string $internal = 'internal',
        #[Groups('detail')]
        string $detail = 'no detail',
        $socket = null,
        ?\Countable $service = null,
        public string $kept = 'kept',
    ) {
        $this->given = [
            'guests' => array_map(static fn(Email $guest): string => $guest->email(), $guests), 'day' => $day->format('Y-m-d'), 'notes' => $notes, 'nights' => $nights,
            'rooms' => $rooms?->isPresent, 'price' => $price, 'internal' => $internal, 'detail' => $detail, 'socket' => $socket, 'service' => $service,
        ];
    }
}

/**
 * The key is that of a property with another name.
 */
class Renamed
{
    #[SerializedName('mail')]
    private string $address;

    public function __construct(string $mail)
    {
        $this->address = "<{$mail}>";
    }

    public function address(): string
    {
        return $this->address;
    }
}

#[Naming(NamingStrategy::Snake)]
class Snake
{
    public readonly string $all;

    public function __construct(string $firstName, string $lastName)
    {
        $this->all = "{$firstName} {$lastName}";
    }
}

/**
 * Nobody but a document's author needs the parameter: as it was before, without the constructor.
 */
class Untouched
{
    public string $name = '';

    public function __construct(#[Ignore] string $secret)
    {
        $this->name = $secret;
    }
}

class Delivery
{
    public readonly string $line;

    public function __construct(#[Inline(prefix: 'to_')] Snake $address)
    {
        $this->line = $address->all;
    }
}

final class Money
{
    public static int $made = 0;

    private function __construct(public readonly int $cents, public readonly string $currency) {}

    #[Factory]
    public static function of(string $amount, string $currency = 'EUR'): self
    {
        ++self::$made;

        return new self((int) round(100 * (float) $amount), $currency);
    }

    #[VirtualProperty]
    public function amount(): string
    {
        return \sprintf('%.2f', $this->cents / 100);
    }
}

abstract class Entity
{
    final protected function __construct(public readonly string $id) {}

    #[Factory]
    public static function load(string $key): static
    {
        return new static("#{$key}");
    }
}

final class Customer extends Entity
{
    public string $name = 'nobody';
}

final class Letter
{
    /**
     * @param array<string, string> $headers
     */
    public function __construct(public string $text, public string $greeting = "Hello,\n\tyours \$x \0", public array $headers = ["a\r\nb" => "c\n"]) {}
}

class Cookie
{
    public function __construct(public readonly string $taste) {}

    #[Factory]
    public static function bake(string $flour): self
    {
        return new self("baked {$flour}");
    }
}

/**
 * What its parent has makes parents.
 */
final class Biscuit extends Cookie {}

abstract class Shape
{
    #[Factory]
    public static function by(?float $radius = null): self
    {
        return $radius === null ? new Square() : new Circle($radius);
    }
}

final class Circle extends Shape
{
    public function __construct(public float $radius) {}
}

final class Square extends Shape {}

#[Discriminator(field: 'kind', map: ['one' => One::class, 'two' => Two::class])]
interface Numbered {}

final class One implements Numbered
{
    public function __construct(#[ReadOnlyProperty] public int $number) {}

    #[Factory]
    public static function from(int $half): self
    {
        return new self(2 * $half);
    }
}

final class Two implements Numbered
{
    public function __construct(public int $number = 2) {}
}

/**
 * @template T
 */
final class Boxed
{
    /**
     * @param T $content
     */
    private function __construct(#[Ignore] public readonly mixed $held, mixed $content) {}

    /**
     * @param T $content
     *
     * @return self<T>
     */
    #[Factory]
    public static function with(mixed $content): self
    {
        return new self($content, $content);
    }
}

#[Discriminator(field: 'type', map: ['note' => Note::class, 'link' => Link::class], fallback: Anything::class)]
interface Element {}

/**
 * Its property holds what the document said; its class says what is written.
 */
final class Note implements Element
{
    public string $type = 'nothing yet';

    public string $text = '';
}

final class Link implements Element
{
    public string $url = '';
}

/**
 * What nobody has foreseen comes through as it was.
 */
final class Anything implements Element
{
    public int|string|null $type = null;

    /** @var array<string, mixed> */
    #[Inline]
    public array $members = [];
}
