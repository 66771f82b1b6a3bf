<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * One link.
 */
final class Link
{
    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $href;

    public static function to(string $href): self
    {
        $link = new self();
        $link->href = $href;

        return $link;
    }

    public function getHref(): string
    {
        return $this->href;
    }
}
