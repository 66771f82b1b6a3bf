<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Throwing;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\AfterDeserialize;
use Kiln\Attribute\BeforeSerialize;
use Kiln\Attribute\Converter;
use Kiln\Attribute\Discriminator;
use Kiln\Attribute\Factory;
use Kiln\Attribute\Inline;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\Value;
use Kiln\Attribute\VirtualProperty;
use Kiln\Attribute\When;
use Kiln\Context;
use Kiln\ValueConverter;

/**
 * Code of the application that throws when it meets the word "bad".
 */
final class Code
{
    /** How often it was called. */
    public static int $calls = 0;

    public static ?\Throwable $toThrow = null;

    /**
     * @return never
     */
    public static function fail(): void
    {
        throw self::$toThrow ?? new \LogicException('bad');
    }

    public static function meet(string $word): void
    {
        ++self::$calls;
        if ($word === 'bad') {
            self::fail();
        }
    }
}

final class Sku
{
    public function __construct(public readonly string $text)
    {
        Code::meet($text);
    }

    #[VirtualProperty]
    public function length(): int
    {
        Code::meet($this->text);

        return \strlen($this->text);
    }
}

final class Coupon
{
    private function __construct(public readonly string $code) {}

    #[Factory]
    public static function of(string $code): self
    {
        Code::meet($code);

        return new self($code);
    }
}

#[Value(write: 'text', read: 'of')]
final class Word
{
    private function __construct(private readonly string $text) {}

    public static function of(string $text): self
    {
        Code::meet($text);

        return new self($text);
    }

    public function text(): string
    {
        Code::meet($this->text);

        return $this->text;
    }
}

final class Shouting implements ValueConverter
{
    public function serialize(mixed $value, Context $context): mixed
    {
        Code::meet(\is_string($value) ? $value : '');

        return \is_string($value) ? strtoupper($value) : $value;
    }

    public function deserialize(mixed $data, Context $context): mixed
    {
        Code::meet(\is_string($data) ? $data : '');

        return \is_string($data) ? strtolower($data) : $data;
    }
}

final class Street
{
    #[Accessor(getter: 'getName', setter: 'setName')]
    private string $name = '';

    public function getName(): string
    {
        Code::meet($this->name);

        return $this->name;
    }

    public function setName(string $name): void
    {
        Code::meet($name);
        $this->name = $name;
    }

    public static function of(string $name): self
    {
        $street = new self();
        $street->name = $name;

        return $street;
    }
}

#[Discriminator(field: 'kind', map: ['card' => Card::class, 'cash' => Cash::class])]
abstract class Payment {}

final class Card extends Payment
{
    public function __construct(public Sku $number) {}
}

final class Cash extends Payment
{
    public string $note = '';

    #[AfterDeserialize]
    public function check(): void
    {
        Code::meet($this->note);
    }

    #[BeforeSerialize]
    public function prepare(): void
    {
        Code::meet($this->note);
    }
}

final class Line
{
    /**
     * @param array<string, Sku>                             $bySize
     * @param array{main: Sku, others?: list<array{0: Sku}>}|null $shape
     */
    public function __construct(
        public string $id,
        public Sku $sku,
        public ?Sku $second = null,
        public array $bySize = [],
        public ?array $shape = null,
    ) {
        Code::meet($id);
    }
}

/**
 * @implements \IteratorAggregate<int, Sku>
 */
final class Skus implements \IteratorAggregate
{
    /**
     * @param list<Sku> $skus
     */
    public function __construct(private array $skus = [])
    {
        Code::meet(\count($skus) === 3 ? 'bad' : '');
    }

    public function getIterator(): \Generator
    {
        foreach ($this->skus as $sku) {
            Code::meet($sku->text);
            yield $sku;
        }
    }
}

class Order
{
    /** @var list<Line> */
    public array $lines = [];

    /** @var list<list<Sku>> */
    public array $grid = [];

    #[Converter(Shouting::class)]
    public string $note = '';

    #[SerializedName('a-b')]
    public ?Word $word = null;

    public ?Coupon $coupon = null;

    #[Inline(prefix: 'to_')]
    public ?Street $street = null;

    public ?Payment $payment = null;

    /** @var list<Payment> */
    public array $payments = [];

    public ?Skus $skus = null;

    public mixed $anything = null;

    /** @var iterable<string>|null */
    public ?iterable $texts = null;

    #[When('isShown')]
    public string $secret = '';

    public function isShown(): bool
    {
        Code::meet($this->secret);

        return $this->secret !== '';
    }
}

final class Renamed
{
    #[SerializedName('new', aliases: ['old'])]
    #[Converter(Shouting::class)]
    public string $note = '';
}

final class Nested
{
    /** @var list<Nested> */
    public array $more = [];

    #[Converter(Shouting::class)]
    public string $note = '';
}

/**
 * All ways down that a document has.
 */
final class Twig
{
    /**
     * @param list<Twig>                                     $list
     * @param array<string, Twig>                            $map
     * @param list<array<string, list<Twig>>>                $deep
     * @param array{first: Twig, rest?: array{0: Twig, 1: Twig}}|null $shape
     */
    public function __construct(
        public array $list = [],
        public array $map = [],
        public ?self $one = null,
        public array $deep = [],
        public ?array $shape = null,
        public mixed $any = null,
        #[Converter(Shouting::class)]
        public string $word = '',
    ) {}
}
