<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Construction;

use JMS\Serializer\Annotation as Jms;

final class Defaults
{
    public string $word = 'default';

    #[Jms\Accessor(setter: 'setNumber')]
    public int $number = 5;

    public ?string $nullable = 'not null';

    #[Jms\Exclude]
    public array $calls = [];

    public $untyped = 'untyped';

    public string $unset;

    public function __construct(public string $promoted = 'promoted', public int $required = 9)
    {
        $this->word = 'constructor ran';
    }

    public function setNumber(int $number): void
    {
        $this->calls[] = $number;
        $this->number = $number;
    }
}

final class Magic
{
    public string $real = 'real';

    private array $others = [];

    public function __get(string $name)
    {
        return $this->others[$name] ?? "magic $name";
    }

    public function __set(string $name, $value): void
    {
        $this->others[$name] = "set $value";
    }

    public function __isset(string $name): bool
    {
        return true;
    }

    public function __clone()
    {
        throw new \LogicException('must not be cloned');
    }

    public function __wakeup(): void
    {
        throw new \LogicException('must not be woken');
    }
}

final class Promoted
{
    public function __construct(
        public readonly string $required,
        public readonly ?string $optional = null,
        private readonly int $count = 3,
        #[Jms\SerializedName('else')]
        #[Jms\Type('array<string>')]
        protected readonly array $list = ['a'],
    ) {
        throw new \LogicException('must not run');
    }
}
