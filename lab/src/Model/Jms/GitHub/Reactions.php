<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * How often each reaction was given.
 */
class Reactions
{
    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $totalCount;

    #[JMS\Type('int')]
    #[JMS\SerializedName('+1')]
    #[JMS\Groups(['api'])]
    private int $plusOne;

    #[JMS\Type('int')]
    #[JMS\SerializedName('-1')]
    #[JMS\Groups(['api'])]
    private int $minusOne;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $laugh;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $hooray;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $confused;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $heart;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $rocket;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $eyes;
}
