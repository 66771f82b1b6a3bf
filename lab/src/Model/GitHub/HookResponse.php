<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * What the last delivery was answered.
 */
final class HookResponse
{
    public ?int $code = null;
    public string $status;
    public ?string $message = null;
}
