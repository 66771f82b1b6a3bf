<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * One side of a pull request.
 */
final class Branch
{
    public string $label;

    public string $ref;

    public string $sha;

    public User $user;

    public Repository $repo;
}
