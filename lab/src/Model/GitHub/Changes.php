<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * What was edited; `{}` when nothing was.
 */
final class Changes
{
    public ?Change $body = null;
    public ?Issue $old_issue = null;
    public ?Repository $old_repository = null;
    public ?Change $color = null, $old_permission = null, $name = null;
}
