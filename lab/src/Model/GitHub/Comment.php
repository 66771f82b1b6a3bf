<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use Kiln\Attribute\DateFormat;

/**
 * A comment on an issue, or on a line of a pull request.
 */
final class Comment
{
    public string $url;

    public string $html_url;

    public ?string $issue_url;

    public int $id;

    public string $node_id;

    public User $user;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $created_at;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $updated_at;

    public string $author_association;

    public string $body;

    public Reactions $reactions;

    public ?App $performed_via_github_app;

    public ?int $pull_request_review_id;

    public ?string $diff_hunk;

    public ?string $path;

    public ?int $position;

    public ?int $original_position;

    public ?string $commit_id;

    public ?string $original_commit_id;

    public ?string $pull_request_url;

    public ?Links $_links;

    public ?int $start_line;

    public ?int $original_start_line;

    public ?string $start_side;

    public ?int $line;

    public ?int $original_line;

    public ?string $side;
}
