<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

final class Installation
{
    public int $id;
    #[JMS\Since('2.0')] public string $node_id;
}
