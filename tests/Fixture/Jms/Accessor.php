<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Accessor;

use JMS\Serializer\Annotation as Jms;

final class Accessors
{
    public array $calls = [];

    #[Jms\Accessor(getter: 'readBoth', setter: 'writeBoth')]
    #[Jms\Type('string')]
    private $both = 'initial';

    #[Jms\Accessor(getter: 'readOnlyRead')]
    private ?string $onlyRead = 'initial';

    #[Jms\Accessor(setter: 'writeOnlyWritten')]
    private ?string $onlyWritten = 'initial';

    public function readBoth(): string
    {
        return 'got ' . ($this->both ?? 'null');
    }

    public function writeBoth($both): void
    {
        $this->calls[] = 'both';
        $this->both = 'set ' . ($both ?? 'null');
    }

    public function readOnlyRead(): string
    {
        return 'read';
    }

    public function writeOnlyWritten(?string $value): void
    {
        $this->calls[] = 'onlyWritten';
        $this->onlyWritten = 'set ' . ($value ?? 'null');
    }
}

final class PrivateAccessors
{
    #[Jms\Accessor(getter: 'get', setter: 'set')]
    public string $name = 'name';

    private function get(): string
    {
        return 'got';
    }

    private function set(string $name): void
    {
        $this->name = 'set';
    }
}

#[Jms\AccessType(type: 'public_method')]
final class PublicMethods
{
    private string $name = 'name';

    private bool $good = true;

    private bool $children = false;

    #[Jms\AccessType(type: 'property')]
    private string $direct = 'direct';

    #[Jms\ReadOnlyProperty]
    private int $fixed = 1;

    public function getName(): string
    {
        return 'got ' . $this->name;
    }

    public function setName(string $name): void
    {
        $this->name = 'set ' . $name;
    }

    public function isGood(): bool
    {
        return $this->good;
    }

    public function setGood(bool $good): void
    {
        $this->good = !$good;
    }

    public function hasChildren(): bool
    {
        return $this->children;
    }

    public function setChildren(bool $children): void
    {
        $this->children = $children;
    }

    public function getFixed(): int
    {
        return 100 + $this->fixed;
    }
}

final class Strict
{
    #[Jms\Accessor(setter: 'setCount')]
    #[Jms\Type('int')]
    private $count = 7;

    public function setCount(int $count): void
    {
        if ($count < 0) {
            throw new \DomainException('negative');
        }
        $this->count = $count;
    }
}

#[Jms\AccessType(type: 'public_method')]
final class WithoutGetter
{
    private string $name = 'name';

    public function setName(string $name): void {}
}

#[Jms\AccessType(type: 'public_method')]
final class WithoutSetter
{
    private string $name = 'name';

    public function getName(): string
    {
        return $this->name;
    }
}
