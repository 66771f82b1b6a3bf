<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * The GitHub App that acted. The examples hold only null here; the properties follow GitHub's REST documentation.
 */
final class App
{
    public int $id;
    #[JMS\Since('2.0')] public string $node_id;
    public ?string $slug = null;
    public string $name;
}
