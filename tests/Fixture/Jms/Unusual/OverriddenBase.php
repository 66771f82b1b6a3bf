<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unusual;

/** Declares anew what its parent has, with other access and another type. */
class OverriddenBase
{
    protected $value = 'base';

    private string $same = 'of the base';

    public function __construct(protected int $promoted = 1) {}
}
