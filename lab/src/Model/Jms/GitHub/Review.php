<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A review of a pull request.
 */
class Review
{
    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['api'])]
    private string $nodeId;

    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private User $user;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $body = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $commitId;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $submittedAt;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $state;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $htmlUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $pullRequestUrl;

    #[JMS\Type('string')]
    #[JMS\Since('3.0')]
    #[JMS\Groups(['api'])]
    private string $authorAssociation;

    #[JMS\Type(Links::class)]
    #[JMS\SerializedName('_links')]
    #[JMS\Groups(['api'])]
    private Links $links;
}
