<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Accessor;

use JMS\Serializer\Annotation as Jms;

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
