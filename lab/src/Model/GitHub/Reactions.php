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
    #[JMS\Groups(['links'])] public string $url;
    public int $total_count;
    #[Kiln\SerializedName('+1'), Symfony\SerializedName('+1'), JMS\SerializedName('+1')] public int $plus_one;
    #[Kiln\SerializedName('-1'), Symfony\SerializedName('-1'), JMS\SerializedName('-1')] public int $minus_one;
    public int $laugh, $hooray, $confused, $heart, $rocket, $eyes;
}
