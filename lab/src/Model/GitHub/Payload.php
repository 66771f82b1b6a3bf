<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

/**
 * The body of a webhook delivery. Which of the keys are present depends on the event.
 *
 * In this family of classes a key that may be absent, or null, or both, is a nullable property that is null by default. Nulls
 * are not written, so that of the original nothing is lost but the difference between a null and a missing key.
 */
final class Payload
{
    public ?string $ref = null, $ref_type = null;
    #[JMS\Groups(['internal'])] public ?string $master_branch = null;
    public ?string $description = null, $pusher_type = null;
    public Repository $repository;
    public User $sender;
    public ?Installation $installation = null;
    public ?Organization $organization = null;
    public ?Repository $forkee = null;
    public ?string $action = null;
    public ?Issue $issue = null;
    public ?Comment $comment = null;
    public ?Changes $changes = null;
    public ?User $assignee = null;
    public ?Milestone $milestone = null;
    public ?Label $label = null;
    public ?User $member = null;
    public ?string $zen = null;
    public ?int $hook_id = null;
    public ?Hook $hook = null;
    public ?int $number = null;
    public ?PullRequest $pull_request = null;
    public ?Review $review = null;
    public ?string $before = null, $after = null;
    public ?bool $created = null, $deleted = null, $forced = null;
    public ?string $base_ref = null, $compare = null;
    /** @var list<Commit>|null */
    #[JMS\Type('array<' . Commit::class . '>')] public ?array $commits = null;
    public ?Commit $head_commit = null;
    public ?CommitAuthor $pusher = null;
    public ?Release $release = null;
    #[DateFormat(Delivery::DATE_FORMAT), JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    public ?\DateTimeImmutable $starred_at = null;
}
