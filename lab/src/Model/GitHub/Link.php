<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * One link.
 */
final class Link
{
    public string $href;
}
