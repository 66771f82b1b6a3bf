<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * The value that a property had before it was edited.
 */
final class Change
{
    public string $from;
}
