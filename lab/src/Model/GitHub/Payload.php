<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use Kiln\Attribute\DateFormat;

/**
 * The body of a webhook delivery. Which of the keys are present depends on the event.
 *
 * In this family of classes a key that may be absent is a nullable property without a default: uninitialized means absent,
 * null means null, and so nothing of the original is lost.
 */
final class Payload
{
    public ?string $ref;

    public ?string $ref_type;

    public ?string $master_branch;

    public ?string $description;

    public ?string $pusher_type;

    public Repository $repository;

    public User $sender;

    public ?Installation $installation;

    public ?Organization $organization;

    public ?Repository $forkee;

    public ?string $action;

    public ?Issue $issue;

    public ?Comment $comment;

    public ?Changes $changes;

    public ?User $assignee;

    public ?Milestone $milestone;

    public ?Label $label;

    public ?User $member;

    public ?string $zen;

    public ?int $hook_id;

    public ?Hook $hook;

    public ?int $number;

    public ?PullRequest $pull_request;

    public ?Review $review;

    public ?string $before;

    public ?string $after;

    public ?bool $created;

    public ?bool $deleted;

    public ?bool $forced;

    public ?string $base_ref;

    public ?string $compare;

    /** @var list<Commit>|null */
    public ?array $commits;

    public ?Commit $head_commit;

    public ?CommitAuthor $pusher;

    public ?Release $release;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public ?\DateTimeImmutable $starred_at;
}
