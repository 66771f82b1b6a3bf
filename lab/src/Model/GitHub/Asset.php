<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A file attached to a release. The examples hold only empty lists here; the properties follow GitHub's REST documentation.
 */
final class Asset
{
    #[JMS\Groups(['links'])]
    public string $url;
    #[JMS\Groups(['api'])]
    public int $id;
    #[JMS\Since('2.0'), JMS\Groups(['api'])]
    public string $node_id;
    #[JMS\Groups(['api'])]
    public string $name;
    #[JMS\Groups(['api'])]
    public ?string $label = null;
    #[JMS\Groups(['api'])]
    public string $content_type;
    #[JMS\Groups(['api'])]
    public int $size;
    #[JMS\Groups(['api'])]
    public int $download_count;
}
