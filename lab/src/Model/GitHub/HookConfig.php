<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * Where a webhook delivers.
 */
final class HookConfig
{
    public string $content_type;

    public string $url;

    public string $insecure_ssl;
}
