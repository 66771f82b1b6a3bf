<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Values;

use Brick\Math\BigDecimal;
use Brick\Math\BigInteger;
use Brick\Math\BigRational;
use Carbon\Carbon;
use Carbon\CarbonImmutable;
use Carbon\CarbonInterface;
use Kiln\Attribute\Value;
use Ramsey\Uuid\UuidInterface;
use Symfony\Component\Uid\Ulid;
use Symfony\Component\Uid\Uuid;
use Symfony\Component\Uid\UuidV4;

final class Account
{
    /**
     * @param list<OrderNumber>           $orders
     * @param array<string, ?Percentage> $rates
     */
    public function __construct(
        public Iban $iban,
        public ?Iban $other = null,
        public array $orders = [],
        public array $rates = [],
        public ?Labels $labels = null,
        public int|Iban|null $either = null,
        public mixed $anything = null,
    ) {}
}

#[Value(expected: 'IBAN')]
final readonly class Iban
{
    private function __construct(private string $text) {}

    public static function fromString(string $text): self
    {
        return preg_match('/\A[A-Z]{2}\d{2,}\z/', $text) === 1 ? new self($text) : throw new \InvalidArgumentException("\"{$text}\" has no country and no digits.");
    }

    public function __toString(): string
    {
        return $this->text;
    }
}

/** Says for its subclasses how they are written and read. */
#[Value]
abstract readonly class Identifier
{
    final public function __construct(public int $number) {}
}

/** A list as one value, by methods that the attribute chooses. */
final class Labels
{
    /** @param list<string> $labels */
    private function __construct(private array $labels) {}

    /** @param list<string> $labels */
    #[Value]
    public static function of(array $labels): self
    {
        return new self(array_values(array_unique($labels)));
    }

    /** @return list<string> */
    #[Value]
    public function all(): array
    {
        return $this->labels;
    }

    public function __toString(): string
    {
        return implode(',', $this->labels);
    }
}

readonly class OrderNumber extends Identifier {}

/** A number, in a private property, taken by the constructor. */
final class Percentage
{
    public function __construct(#[Value] private readonly float $value)
    {
        if ($value < 0 || $value > 100) {
            throw new \RangeException('A percentage is between 0 and 100.');
        }
    }

    public function asFraction(): float
    {
        return $this->value / 100;
    }
}

final class Vendors
{
    public Uuid $uuid;
    public ?UuidV4 $four = null;
    public ?Ulid $ulid = null;
    public ?UuidInterface $ramsey = null;
    public ?BigInteger $integer = null;
    public ?BigDecimal $decimal = null;
    public ?BigRational $rational = null;
    public ?Carbon $carbon = null;
    public ?CarbonImmutable $immutable = null;
    public ?CarbonInterface $either = null;
}

/** Written by a word of its own. */
#[Value(write: 'label', read: 'ofLabel', expected: 'weight')]
enum Weight: int
{
    case Light = 1;
    case Heavy = 2;

    public function label(): string
    {
        return strtolower($this->name);
    }

    public static function ofLabel(string $label): self
    {
        foreach (self::cases() as $case) {
            if ($case->label() === $label) {
                return $case;
            }
        }

        throw new \InvalidArgumentException('There are light and heavy ones.');
    }
}
