<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * The licence of a repository. The examples hold only null here; the properties follow GitHub's REST documentation.
 */
final class License
{
    public string $key, $name;
    public ?string $spdx_id = null;
    #[JMS\Groups(['links'])] public ?string $url = null;
    #[JMS\Since('2.0')] public string $node_id;
}
