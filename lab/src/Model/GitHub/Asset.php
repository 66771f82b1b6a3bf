<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A file attached to a release. The examples hold only empty lists here; the properties follow GitHub's REST documentation.
 */
final class Asset
{
    #[JMS\Groups(['links'])] public string $url;
    public int $id;
    #[JMS\Since('2.0')] public string $node_id;
    public string $name;
    public ?string $label = null;
    public string $content_type;
    public int $size, $download_count;
}
