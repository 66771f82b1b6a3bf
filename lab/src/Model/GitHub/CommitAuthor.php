<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

final class CommitAuthor
{
    public string $name, $email;
    public ?string $username = null;
}
