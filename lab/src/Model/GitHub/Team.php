<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A team asked for a review. The examples hold only empty lists here; the properties follow GitHub's REST documentation.
 */
final class Team
{
    #[JMS\Groups(['api'])]
    public int $id;
    #[JMS\Since('2.0'), JMS\Groups(['api'])]
    public string $node_id;
    #[JMS\Groups(['api'])]
    public string $name;
    #[JMS\Groups(['api'])]
    public string $slug;
    #[JMS\Groups(['api'])]
    public ?string $description = null;
    #[JMS\Groups(['api'])]
    public string $privacy;
    #[JMS\Groups(['links'])]
    public string $url;
}
