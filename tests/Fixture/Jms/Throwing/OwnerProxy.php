<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Throwing;

use Doctrine\Persistence\Proxy;
use Kiln\Tests\Fixture\Throwing\Once;

/**
 * @implements Proxy<Owner>
 */
final class OwnerProxy extends Owner implements Proxy
{
    private bool $isLoaded = false;

    public function __load(): void
    {
        Once::pass('load');
        $this->isLoaded = true;
        $this->name = 'Loaded';
    }

    public function __isInitialized(): bool
    {
        return $this->isLoaded;
    }
}
