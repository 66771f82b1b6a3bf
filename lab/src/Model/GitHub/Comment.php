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

    public ?string $issue_url = null;

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

    public ?App $performed_via_github_app = null;

    public ?int $pull_request_review_id = null;

    public ?string $diff_hunk = null;

    public ?string $path = null;

    public ?int $position = null;

    public ?int $original_position = null;

    public ?string $commit_id = null;

    public ?string $original_commit_id = null;

    public ?string $pull_request_url = null;

    public ?Links $_links = null;

    public ?int $start_line = null;

    public ?int $original_start_line = null;

    public ?string $start_side = null;

    public ?int $line = null;

    public ?int $original_line = null;

    public ?string $side = null;
}
