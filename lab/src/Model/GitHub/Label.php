<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A label of issues and pull requests.
 */
final class Label
{
    #[JMS\Groups(['api'])]
    public int $id;
    #[JMS\Since('2.0'), JMS\Groups(['api'])]
    public string $node_id;
    #[JMS\Groups(['links'])]
    public string $url;
    #[JMS\Groups(['api'])]
    public string $name;
    #[JMS\Groups(['api'])]
    public string $color;
    #[JMS\Groups(['api'])]
    public bool $default;
    #[JMS\Groups(['api'])]
    public string $description;
}
