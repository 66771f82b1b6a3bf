<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use Kiln\Attribute\DateFormat;

/**
 * A milestone.
 */
final class Milestone
{
    public string $url;

    public string $html_url;

    public string $labels_url;

    public int $id;

    public string $node_id;

    public int $number;

    public string $title;

    public string $description;

    public User $creator;

    public int $open_issues;

    public int $closed_issues;

    public string $state;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $created_at;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $updated_at;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $due_on;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public ?\DateTimeImmutable $closed_at = null;
}
