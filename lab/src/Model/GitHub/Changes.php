<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * What was edited; `{}` when nothing was.
 */
final class Changes
{
    public ?Change $body;

    public ?Issue $old_issue;

    public ?Repository $old_repository;

    public ?Change $color;

    public ?Change $old_permission;

    public ?Change $name;
}
