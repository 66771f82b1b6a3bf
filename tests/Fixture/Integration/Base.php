<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

/**
 * Every visibility, in a class that others extend.
 */
abstract class Base
{
    public static int $count = 0;

    public string $public = 'base public';

    protected string $protected = 'base protected';

    private string $private = 'base private';

    public function private(): string
    {
        return $this->private;
    }
}
