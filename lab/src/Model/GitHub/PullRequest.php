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

    public ?string $body;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $created_at;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $updated_at;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public ?\DateTimeImmutable $closed_at;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public ?\DateTimeImmutable $merged_at;

    public ?string $merge_commit_sha;

    public ?User $assignee;

    /** @var list<User> */
    public array $assignees;

    /** @var list<User> */
    public array $requested_reviewers;

    /** @var list<Team> */
    public array $requested_teams;

    /** @var list<Label> */
    public array $labels;

    public ?Milestone $milestone;

    public string $commits_url;

    public string $review_comments_url;

    public string $review_comment_url;

    public string $comments_url;

    public string $statuses_url;

    public Branch $head;

    public Branch $base;

    public Links $_links;

    public string $author_association;

    public ?AutoMerge $auto_merge;

    public ?string $active_lock_reason;

    public ?bool $draft;

    public ?bool $merged;

    public ?bool $mergeable;

    public ?bool $rebaseable;

    public ?string $mergeable_state;

    public ?User $merged_by;

    public ?int $comments;

    public ?int $review_comments;

    public ?bool $maintainer_can_modify;

    public ?int $commits;

    public ?int $additions;

    public ?int $deletions;

    public ?int $changed_files;
}
