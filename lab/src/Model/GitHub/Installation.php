<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * The installation of a GitHub App.
 */
final class Installation
{
    public int $id;

    public string $node_id;
}
