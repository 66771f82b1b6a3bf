<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use Kiln\Attribute\DateFormat;

/**
 * A pull request.
 */
final class PullRequest
{
    public string $url;

    public int $id;

    public string $node_id;

    public string $html_url;

    public string $diff_url;

    public string $patch_url;

    public string $issue_url;

    public int $number;

    public string $state;

    public bool $locked;

    public string $title;

    public User $user;

    public ?string $body = null;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $created_at;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $updated_at;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public ?\DateTimeImmutable $closed_at = null;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public ?\DateTimeImmutable $merged_at = null;

    public ?string $merge_commit_sha = null;

    public ?User $assignee = null;

    /** @var list<User> */
    public array $assignees;

    /** @var list<User> */
    public array $requested_reviewers;

    /** @var list<Team> */
    public array $requested_teams;

    /** @var list<Label> */
    public array $labels;

    public ?Milestone $milestone = null;

    public string $commits_url;

    public string $review_comments_url;

    public string $review_comment_url;

    public string $comments_url;

    public string $statuses_url;

    public Branch $head;

    public Branch $base;

    public Links $_links;

    public string $author_association;

    public ?AutoMerge $auto_merge = null;

    public ?string $active_lock_reason = null;

    public ?bool $draft = null;

    public ?bool $merged = null;

    public ?bool $mergeable = null;

    public ?bool $rebaseable = null;

    public ?string $mergeable_state = null;

    public ?User $merged_by = null;

    public ?int $comments = null;

    public ?int $review_comments = null;

    public ?bool $maintainer_can_modify = null;

    public ?int $commits = null;

    public ?int $additions = null;

    public ?int $deletions = null;

    public ?int $changed_files = null;
}
