<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * A file attached to a release. The examples hold only empty lists here; the properties follow GitHub's REST documentation.
 */
final class Asset
{
    public string $url;

    public int $id;

    public string $node_id;

    public string $name;

    public ?string $label = null;

    public string $content_type;

    public int $size;

    public int $download_count;
}
