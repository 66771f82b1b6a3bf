<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A milestone.
 */
class Milestone
{
    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $htmlUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $labelsUrl;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['api'])]
    private string $nodeId;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $number;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $title;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $description;

    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private User $creator;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $openIssues;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $closedIssues;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $state;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $createdAt;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $updatedAt;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $dueOn;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private ?\DateTimeImmutable $closedAt = null;
}
