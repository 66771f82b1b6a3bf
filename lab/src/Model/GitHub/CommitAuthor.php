<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * A name as Git knows it.
 */
final class CommitAuthor
{
    public string $name;

    public string $email;

    public ?string $username = null;
}
