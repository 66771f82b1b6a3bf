<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * The licence of a repository. The examples hold only null here; the properties follow GitHub's REST documentation.
 */
final class License
{
    public string $key;

    public string $name;

    public ?string $spdx_id = null;

    public ?string $url = null;

    public string $node_id;
}
