<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Protobuf;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\Bytes;
use Kiln\Attribute\DateFormat;
use Kiln\Attribute\Protobuf\Field;
use Kiln\Attribute\Protobuf\Variant;
use Kiln\Tests\Integration\Fixture\Protobuf\Card;
use Kiln\Tests\Integration\Fixture\Protobuf\Level;
use Kiln\Tests\Integration\Fixture\Protobuf\Part;
use Kiln\Tests\Integration\Fixture\Protobuf\Payment;
use Kiln\Tests\Integration\Fixture\Protobuf\Weight;

/**
 * Asks somebody while it is written.
 */
final class Asking
{
    /** @var (\Closure(): string)|null */
    public static ?\Closure $answer = null;

    #[Field(1)]
    public int $first = 1;

    #[Field(2)]
    #[Accessor(getter: 'ask')]
    private string $asked = '';

    #[Field(3)]
    public string $last = 'last';

    public function ask(): string
    {
        return self::$answer === null ? $this->asked : (self::$answer)();
    }
}

/**
 * What {@see \Kiln\Tests\Integration\Fixture\Protobuf\Everything} has not, with numbers in another order than that of the properties.
 */
class Wide
{
    #[Field(900)]
    public string $late = '';

    /** @var array<int, Part> */
    #[Field(3, key: 'sint32')]
    public array $byNumber = [];

    #[Field(1, 'google.protobuf.Int32Value')]
    public ?int $int = null;

    #[Field(2, 'google.protobuf.StringValue')]
    public ?string $text = null;

    #[Field(20, 'google.protobuf.DoubleValue')]
    public ?float $double = null;

    #[Field(5, 'google.protobuf.BoolValue')]
    public ?bool $bool = null;

    #[Field(16, oneOf: 'one')]
    public ?string $first = null;

    #[Field(7, oneOf: 'one')]
    public ?int $second = null;

    /** @var list<\DateTimeImmutable> */
    #[Field(8)]
    public array $dates = [];

    /** @var array<string, \DateInterval> */
    #[Field(9)]
    public array $lengths = [];

    /** @var array<string, Weight> */
    #[Field(10)]
    public array $weights = [];

    /** @var list<Weight> */
    #[Field(11, isPacked: false)]
    public array $unpacked = [];

    /** @var list<bool> */
    #[Field(12)]
    public array $flags = [];

    /** @var list<float> */
    #[Field(13, 'float')]
    public array $floats = [];

    #[Field(14)]
    #[DateFormat('Y-m-d')]
    public ?\DateTimeImmutable $day = null;

    #[Field(15)]
    public ?self $inner = null;

    #[Variant('string', 17)]
    #[Variant(Card::class, 4)]
    public string|Card|null $textOrCard = null;

    /** @var array<string, Payment> */
    #[Field(18)]
    public array $payments = [];

    #[Field(19)]
    public ?Level $level = null;

    #[Field(6)]
    #[Accessor(getter: 'getHidden', setter: 'setHidden')]
    private string $hidden = '';

    public function getHidden(): string
    {
        return $this->hidden;
    }

    public function setHidden(string $hidden): void
    {
        $this->hidden = $hidden;
    }

    /** @var array<string, string> */
    #[Field(21)]
    public array $names = [];

    #[Field(22)]
    #[Bytes]
    public ?string $bytes = null;
}

/**
 * Has members that the message does not have where it stands for the class above.
 */
final class Wider extends Wide
{
    #[Field(30)]
    public string $more = 'more';

    #[Field(31)]
    public ?int $number = null;
}
