<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A file attached to a release. The examples hold only empty lists here; the properties follow GitHub's REST documentation.
 */
class Asset
{
    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['api'])]
    private string $nodeId;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $name;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $label = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $contentType;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $size;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $downloadCount;
}
