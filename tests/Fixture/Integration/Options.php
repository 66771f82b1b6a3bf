<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Options;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\DateFormat;
use Kiln\Attribute\Groups;
use Kiln\Attribute\Naming;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\OmitDefault;
use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\VirtualProperty;

final class Appointment
{
    public ?\DateTimeImmutable $start = null;

    public ?\DateTime $changed = null;

    #[DateFormat('d.m.y')]
    public ?\DateTimeImmutable $day = null;

    #[DateFormat('H:i T', timezone: 'America/New_York')]
    public ?\DateTimeImmutable $abroad = null;

    /** @var list<\DateTimeInterface> */
    public array $reminders = [];

    public mixed $anything = null;

    public ?\DateInterval $length = null;
}

final class Customer
{
    public function __construct(
        #[Groups('list')]
        public string $firstName,
        #[Groups('list')]
        public ?string $middleName = null,
        #[SerializedName('IBAN')]
        public ?string $bankAccount = null,
        public ?PostalAddress $postalAddress = null,
        public ?KebabNames $ownNames = null,
        public ?NamesAsTheyAre $asTheyAre = null,
    ) {}

    #[VirtualProperty]
    public function getDisplayName(): string
    {
        return strtoupper($this->firstName);
    }
}

final class Defaults
{
    #[OmitDefault]
    public int $priority = 5;

    #[OmitDefault]
    public ?string $note = null;

    /** @var list<string> */
    #[OmitDefault, OmitEmpty]
    public array $tags = ['new'];

    #[OmitDefault]
    public mixed $mixed = ['a' => [1.5, true]];

    #[OmitDefault, Accessor(getter: 'getWord')]
    private string $word = "it's";

    public int $always = 0;

    public function __construct(
        #[OmitDefault]
        public readonly float $rate = 1,
        #[OmitDefault]
        public readonly string $name = '',
    ) {}

    public function getWord(): string
    {
        return $this->word;
    }

    public function withWord(string $word): self
    {
        $this->word = $word;

        return $this;
    }
}

final class Document
{
    public mixed $mixed = null;

    /** @var array<string, mixed> */
    public array $map = [];

    public array $array = [];

    public ?\stdClass $object = null;

    /** @var list<mixed> */
    public array $list = [];

    public ?PostalAddress $address = null;

    /** @var array{a?: mixed} */
    public array $shape = [];

    /** @var list<int>|string */
    public array|string $union = '';
}

final class EnumDefault
{
    #[OmitDefault]
    public NamingStrategy $naming = NamingStrategy::Snake;
}

#[Naming(NamingStrategy::Kebab)]
final class KebabNames
{
    public int $orderId = 7;
}

#[Naming(NamingStrategy::AsIs)]
final class NamesAsTheyAre
{
    public int $orderId = 7;
}

final class PostalAddress
{
    public string $streetName = '';
}
