<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use Kiln\Attribute\DateFormat;

/**
 * An issue.
 */
final class Issue
{
    public string $url;

    public string $repository_url;

    public string $labels_url;

    public string $comments_url;

    public string $events_url;

    public string $html_url;

    public int $id;

    public string $node_id;

    public int $number;

    public string $title;

    public User $user;

    /** @var list<Label>|null */
    public ?array $labels = null;

    public ?string $state = null;

    public ?bool $locked = null;

    public ?User $assignee = null;

    /** @var list<User> */
    public array $assignees;

    public ?Milestone $milestone = null;

    public int $comments;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $created_at;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $updated_at;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public ?\DateTimeImmutable $closed_at = null;

    public string $author_association;

    public ?string $active_lock_reason = null;

    public ?string $body = null;

    public Reactions $reactions;

    public ?App $performed_via_github_app = null;

    public bool $draft;

    public ?string $timeline_url = null;

    public ?IssuePullRequest $pull_request = null;
}
