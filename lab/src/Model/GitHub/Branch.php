<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

final class Branch
{
    public string $label, $ref, $sha;
    public User $user;
    public Repository $repo;
}
