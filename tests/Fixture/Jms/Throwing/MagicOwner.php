<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Throwing;

use Kiln\Tests\Fixture\Throwing\Once;

/**
 * Has no value for a property until it is asked, as proxies of older mappers.
 */
final class MagicOwner extends Owner
{
    public function __construct()
    {
        unset($this->name);
    }

    public function __get(string $name): mixed
    {
        Once::pass('get');
        $this->name = 'Magic';

        return $this->name;
    }

    public function __isset(string $name): bool
    {
        Once::pass('isset');

        return $name === 'name';
    }
}
