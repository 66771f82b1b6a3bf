<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

final class PullRequest
{
    #[JMS\Groups(['links'])] public string $url;
    public int $id;
    #[JMS\Since('2.0')] public string $node_id;
    #[JMS\Groups(['links'])] public string $html_url, $diff_url, $patch_url, $issue_url;
    public int $number;
    public string $state;
    #[JMS\Groups(['internal'])] public bool $locked;
    public string $title;
    public User $user;
    public ?string $body = null;
    #[DateFormat(Delivery::DATE_FORMAT), JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    public \DateTimeImmutable $created_at, $updated_at;
    #[DateFormat(Delivery::DATE_FORMAT), JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    public ?\DateTimeImmutable $closed_at = null, $merged_at = null;
    public ?string $merge_commit_sha = null;
    public ?User $assignee = null;
    /** @var list<User> */
    #[JMS\Type('array<' . User::class . '>')] public array $assignees;
    /** @var list<User> */
    #[JMS\Type('array<' . User::class . '>')] public array $requested_reviewers;
    /** @var list<Team> */
    #[JMS\Type('array<' . Team::class . '>')] public array $requested_teams;
    /** @var list<Label> */
    #[JMS\Type('array<' . Label::class . '>')] public array $labels;
    public ?Milestone $milestone = null;
    #[JMS\Groups(['links'])] public string $commits_url, $review_comments_url, $review_comment_url, $comments_url, $statuses_url;
    public Branch $head, $base;
    public Links $_links;
    #[JMS\Since('3.0')] public string $author_association;
    public ?AutoMerge $auto_merge = null;
    public ?string $active_lock_reason = null;
    public ?bool $draft = null, $merged = null, $mergeable = null, $rebaseable = null;
    public ?string $mergeable_state = null;
    public ?User $merged_by = null;
    public ?int $comments = null, $review_comments = null;
    public ?bool $maintainer_can_modify = null;
    public ?int $commits = null, $additions = null, $deletions = null, $changed_files = null;
}
