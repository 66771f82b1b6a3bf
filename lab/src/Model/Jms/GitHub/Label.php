<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A label of issues and pull requests.
 */
class Label
{
    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['api'])]
    private string $nodeId;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $name;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $color;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $default;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $description;
}
