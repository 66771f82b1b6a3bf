<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

/**
 * Says nothing of groups itself; what is deep inside does.
 */
final class SelectedOuter
{
    public SelectedMiddle $inner;

    public function __construct()
    {
        $this->inner = new SelectedMiddle();
    }
}
