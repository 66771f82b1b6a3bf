<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

final class Change
{
    public string $from;
}
