<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute as Kiln;
use Symfony\Component\Serializer\Attribute as Symfony;

/**
 * How often each reaction was given.
 */
final class Reactions
{
    #[JMS\Groups(['links'])]
    public string $url;
    #[JMS\Groups(['api'])]
    public int $total_count;
    #[Kiln\SerializedName('+1')]
    #[Symfony\SerializedName('+1')]
    #[JMS\SerializedName('+1'), JMS\Groups(['api'])]
    public int $plus_one;
    #[Kiln\SerializedName('-1')]
    #[Symfony\SerializedName('-1')]
    #[JMS\SerializedName('-1'), JMS\Groups(['api'])]
    public int $minus_one;
    #[JMS\Groups(['api'])]
    public int $laugh;
    #[JMS\Groups(['api'])]
    public int $hooray;
    #[JMS\Groups(['api'])]
    public int $confused;
    #[JMS\Groups(['api'])]
    public int $heart;
    #[JMS\Groups(['api'])]
    public int $rocket;
    #[JMS\Groups(['api'])]
    public int $eyes;
}
