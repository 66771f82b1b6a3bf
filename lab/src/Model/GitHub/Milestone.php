<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

final class Milestone
{
    #[JMS\Groups(['links'])] public string $url, $html_url, $labels_url;
    public int $id;
    #[JMS\Since('2.0')] public string $node_id;
    public int $number;
    public string $title, $description;
    public User $creator;
    public int $open_issues, $closed_issues;
    public string $state;
    #[DateFormat(Delivery::DATE_FORMAT), JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    public \DateTimeImmutable $created_at, $updated_at, $due_on;
    #[DateFormat(Delivery::DATE_FORMAT), JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    public ?\DateTimeImmutable $closed_at = null;
}
