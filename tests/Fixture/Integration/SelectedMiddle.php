<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

/**
 * Says nothing of groups itself; what is deep inside does.
 */
final class SelectedMiddle
{
    public SelectedInner $inner;

    public function __construct()
    {
        $this->inner = new SelectedInner();
    }
}
