<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

/**
 * A milestone.
 */
final class Milestone
{
    #[JMS\Groups(['links'])]
    public string $url;
    #[JMS\Groups(['links'])]
    public string $html_url;
    #[JMS\Groups(['links'])]
    public string $labels_url;
    #[JMS\Groups(['api'])]
    public int $id;
    #[JMS\Since('2.0'), JMS\Groups(['api'])]
    public string $node_id;
    #[JMS\Groups(['api'])]
    public int $number;
    #[JMS\Groups(['api'])]
    public string $title;
    #[JMS\Groups(['api'])]
    public string $description;
    #[JMS\Groups(['api'])]
    public User $creator;
    #[JMS\Groups(['api'])]
    public int $open_issues;
    #[JMS\Groups(['api'])]
    public int $closed_issues;
    #[JMS\Groups(['api'])]
    public string $state;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $created_at;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $updated_at;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $due_on;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public ?\DateTimeImmutable $closed_at = null;
}
