<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use Kiln\Attribute\DateFormat;

/**
 * A review of a pull request.
 */
final class Review
{
    public int $id;

    public string $node_id;

    public User $user;

    public ?string $body = null;

    public string $commit_id;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $submitted_at;

    public string $state;

    public string $html_url;

    public string $pull_request_url;

    public string $author_association;

    public Links $_links;
}
