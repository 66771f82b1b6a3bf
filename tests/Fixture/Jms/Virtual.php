<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Virtual;

use JMS\Serializer\Annotation as Jms;

trait PublicMethods
{
    public string $real = 'real';

    #[Jms\VirtualProperty]
    public function getFullName(): string
    {
        return 'full name';
    }

    #[Jms\VirtualProperty]
    public function getaway(): string
    {
        return 'getaway';
    }

    #[Jms\VirtualProperty]
    public function isGood(): bool
    {
        return true;
    }

    #[Jms\VirtualProperty]
    #[Jms\SerializedName('named')]
    #[Jms\Type('int')]
    public function asText()
    {
        return '5x';
    }

    #[Jms\VirtualProperty(name: 'other')]
    public function getRenamed(): string
    {
        return 'renamed';
    }

    #[Jms\VirtualProperty]
    public function nothing(): ?string
    {
        return null;
    }

    #[Jms\VirtualProperty]
    #[Jms\Groups(['g'])]
    #[Jms\Since('2')]
    public function grouped(): array
    {
        return ['x' => 1];
    }
}

final class Methods
{
    use PublicMethods;

    #[Jms\VirtualProperty]
    private function secret(): string
    {
        return 'secret';
    }
}

final class PublicVirtual
{
    use PublicMethods;
}

final class SameName
{
    public string $name = 'property';

    #[Jms\VirtualProperty]
    public function getName(): string
    {
        return 'method';
    }
}

final class Throwing
{
    #[Jms\VirtualProperty]
    public function getTrouble(): string
    {
        throw new \DomainException('trouble');
    }
}
