<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Refusals;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\AfterDeserialize;
use Kiln\Attribute\Converter;
use Kiln\Attribute\Factory;
use Kiln\Attribute\Ignore;
use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\ValueConverter;

final class Refused extends \InvalidArgumentException {}

final class Calls
{
    /** @var list<string> */
    public static array $made = [];
}

final class Email
{
    public function __construct(public readonly string $address)
    {
        Calls::$made[] = "email {$address}";
        if (!str_contains($address, '@')) {
            throw new Refused("\"{$address}\" is no address");
        }
    }
}

final class Price
{
    private function __construct(public readonly int $cents) {}

    #[Factory]
    public static function of(string $amount): self
    {
        Calls::$made[] = "price {$amount}";

        return (float) $amount >= 0 ? new self((int) (100 * (float) $amount)) : throw new Refused();
    }
}

final class Upper implements ValueConverter
{
    public function serialize(mixed $value, Context $context): mixed
    {
        return $value;
    }

    public function deserialize(mixed $data, Context $context): string
    {
        Calls::$made[] = 'converter';

        return match (true) {
            !\is_string($data) => throw new ConversionFailed('a text'),
            $data === '' => throw new Refused('nothing to convert'),
            $data === 'bug' => throw new \LogicException('the converter is broken'),
            default => strtoupper($data),
        };
    }
}

class Person
{
    #[Accessor(setter: 'setPhone')]
    private string $phone = '';

    #[Accessor(setter: 'setAge')]
    private int $age = 0;

    #[Converter(Upper::class)]
    public string $code = '';

    public ?Price $limit = null;

    /** @var array<string, Email> */
    public array $others = [];

    #[Ignore]
    public bool $isComplete = false;

    /**
     * @param list<Email> $emails
     */
    public function __construct(public readonly string $name, public readonly array $emails = [])
    {
        Calls::$made[] = "person {$name}";
        if ($name === 'bug') {
            throw new \LogicException('the person is broken');
        }
        if ($name === '') {
            throw new Refused('A person has a name.', 7);
        }
    }

    public function setPhone(string $phone): void
    {
        $this->phone = preg_match('/^\d+$/', $phone) === 1 ? $phone : throw new Refused('A phone number has digits.');
    }

    public function setAge(int $age): void
    {
        $this->age = $age >= 0 ? $age : throw new Refused('An age is not negative.');
    }

    public function phone(): string
    {
        return "{$this->phone} {$this->age}";
    }

    #[AfterDeserialize]
    private function complete(): void
    {
        if ($this->name === 'alone' && $this->emails === []) {
            throw new Refused('Nobody is alone.');
        }
        $this->isComplete = true;
    }
}
