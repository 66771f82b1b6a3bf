<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Accessors;

use Kiln\Attribute\Accessor;

/**
 * What the child cannot see.
 */
abstract class Entity
{
    private int $id = 0;

    /** @var list<string> */
    private array $log = [];

    public function id(): int
    {
        return $this->id;
    }

    /**
     * @return list<string>
     */
    public function log(): array
    {
        return $this->log;
    }
}

/**
 * Methods in place of the properties, in a child of a class with private properties.
 */
class Account extends Entity
{
    #[Accessor(getter: 'getOwner', setter: 'rename')]
    private string $owner = '';

    #[Accessor(getter: 'balance')]
    protected int $cents = 0;

    /** @var list<string> */
    #[Accessor(setter: 'setTags')]
    private array $tags = [];

    public function getOwner(): string
    {
        return ucfirst($this->owner);
    }

    public function rename(string $owner): void
    {
        $this->owner = lcfirst($owner);
    }

    private function balance(): int
    {
        return $this->cents;
    }

    /**
     * @param list<string> $tags
     */
    private function setTags(array $tags): void
    {
        $this->tags = array_values(array_unique($tags));
    }
}
