<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * A team asked for a review. The examples hold only empty lists here; the properties follow GitHub's REST documentation.
 */
final class Team
{
    public int $id;

    public string $node_id;

    public string $name;

    public string $slug;

    public ?string $description = null;

    public string $privacy;

    public string $url;
}
