<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

/**
 * A pull request.
 */
final class PullRequest
{
    #[JMS\Groups(['links'])]
    public string $url;
    #[JMS\Groups(['api'])]
    public int $id;
    #[JMS\Since('2.0'), JMS\Groups(['api'])]
    public string $node_id;
    #[JMS\Groups(['links'])]
    public string $html_url;
    #[JMS\Groups(['links'])]
    public string $diff_url;
    #[JMS\Groups(['links'])]
    public string $patch_url;
    #[JMS\Groups(['links'])]
    public string $issue_url;
    #[JMS\Groups(['api'])]
    public int $number;
    #[JMS\Groups(['api'])]
    public string $state;
    #[JMS\Groups(['internal'])]
    public bool $locked;
    #[JMS\Groups(['api'])]
    public string $title;
    #[JMS\Groups(['api'])]
    public User $user;
    #[JMS\Groups(['api'])]
    public ?string $body = null;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $created_at;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $updated_at;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public ?\DateTimeImmutable $closed_at = null;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public ?\DateTimeImmutable $merged_at = null;
    #[JMS\Groups(['api'])]
    public ?string $merge_commit_sha = null;
    #[JMS\Groups(['api'])]
    public ?User $assignee = null;
    /** @var list<User> */
    #[JMS\Type('array<' . User::class . '>'), JMS\Groups(['api'])]
    public array $assignees;
    /** @var list<User> */
    #[JMS\Type('array<' . User::class . '>'), JMS\Groups(['api'])]
    public array $requested_reviewers;
    /** @var list<Team> */
    #[JMS\Type('array<' . Team::class . '>'), JMS\Groups(['api'])]
    public array $requested_teams;
    /** @var list<Label> */
    #[JMS\Type('array<' . Label::class . '>'), JMS\Groups(['api'])]
    public array $labels;
    #[JMS\Groups(['api'])]
    public ?Milestone $milestone = null;
    #[JMS\Groups(['links'])]
    public string $commits_url;
    #[JMS\Groups(['links'])]
    public string $review_comments_url;
    #[JMS\Groups(['links'])]
    public string $review_comment_url;
    #[JMS\Groups(['links'])]
    public string $comments_url;
    #[JMS\Groups(['links'])]
    public string $statuses_url;
    #[JMS\Groups(['api'])]
    public Branch $head;
    #[JMS\Groups(['api'])]
    public Branch $base;
    #[JMS\Groups(['api'])]
    public Links $_links;
    #[JMS\Since('3.0'), JMS\Groups(['api'])]
    public string $author_association;
    #[JMS\Groups(['api'])]
    public ?AutoMerge $auto_merge = null;
    #[JMS\Groups(['api'])]
    public ?string $active_lock_reason = null;
    #[JMS\Groups(['api'])]
    public ?bool $draft = null;
    #[JMS\Groups(['api'])]
    public ?bool $merged = null;
    #[JMS\Groups(['api'])]
    public ?bool $mergeable = null;
    #[JMS\Groups(['api'])]
    public ?bool $rebaseable = null;
    #[JMS\Groups(['api'])]
    public ?string $mergeable_state = null;
    #[JMS\Groups(['api'])]
    public ?User $merged_by = null;
    #[JMS\Groups(['api'])]
    public ?int $comments = null;
    #[JMS\Groups(['api'])]
    public ?int $review_comments = null;
    #[JMS\Groups(['api'])]
    public ?bool $maintainer_can_modify = null;
    #[JMS\Groups(['api'])]
    public ?int $commits = null;
    #[JMS\Groups(['api'])]
    public ?int $additions = null;
    #[JMS\Groups(['api'])]
    public ?int $deletions = null;
    #[JMS\Groups(['api'])]
    public ?int $changed_files = null;
}
