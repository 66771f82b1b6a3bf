<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Doctrine;

use Doctrine\ORM\Proxy\InternalProxy;

/** As the ORM makes them: nothing is known but the identifier until it is loaded. */
final class AuthorProxy extends Author implements InternalProxy
{
    public static array $loaded = [];

    private bool $isInitialized = false;

    private array $row = [];

    public static function to(int $id, string $name): self
    {
        $proxy = new self();
        $proxy->id = $id;
        $proxy->row = ['name' => $name];

        return $proxy;
    }

    public function __load(): void
    {
        if ($this->isInitialized) {
            return;
        }
        self::$loaded[] = $this->id;
        $this->isInitialized = true;
        $this->name = $this->row['name'];
    }

    public function __isInitialized(): bool
    {
        return $this->isInitialized;
    }

    public function __setInitialized(bool $initialized): void
    {
        $this->isInitialized = $initialized;
    }

    public function name(): ?string
    {
        $this->__load();

        return parent::name();
    }
}
