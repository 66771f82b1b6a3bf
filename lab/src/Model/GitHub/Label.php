<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * A label of issues and pull requests.
 */
final class Label
{
    public int $id;

    public string $node_id;

    public string $url;

    public string $name;

    public string $color;

    public bool $default;

    public string $description;
}
