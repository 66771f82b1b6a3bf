<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A team asked for a review. The examples hold only empty lists here; the properties follow GitHub's REST documentation.
 */
final class Team
{
    public int $id;
    #[JMS\Since('2.0')] public string $node_id;
    public string $name, $slug;
    public ?string $description = null;
    public string $privacy;
    #[JMS\Groups(['links'])] public string $url;
}
