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
    #[JMS\Groups(['api'])]
    public ?string $ref = null;
    #[JMS\Groups(['api'])]
    public ?string $ref_type = null;
    #[JMS\Groups(['internal'])]
    public ?string $master_branch = null;
    #[JMS\Groups(['api'])]
    public ?string $description = null;
    #[JMS\Groups(['api'])]
    public ?string $pusher_type = null;
    #[JMS\Groups(['api'])]
    public Repository $repository;
    #[JMS\Groups(['api'])]
    public User $sender;
    #[JMS\Groups(['api'])]
    public ?Installation $installation = null;
    #[JMS\Groups(['api'])]
    public ?Organization $organization = null;
    #[JMS\Groups(['api'])]
    public ?Repository $forkee = null;
    #[JMS\Groups(['api'])]
    public ?string $action = null;
    #[JMS\Groups(['api'])]
    public ?Issue $issue = null;
    #[JMS\Groups(['api'])]
    public ?Comment $comment = null;
    #[JMS\Groups(['api'])]
    public ?Changes $changes = null;
    #[JMS\Groups(['api'])]
    public ?User $assignee = null;
    #[JMS\Groups(['api'])]
    public ?Milestone $milestone = null;
    #[JMS\Groups(['api'])]
    public ?Label $label = null;
    #[JMS\Groups(['api'])]
    public ?User $member = null;
    #[JMS\Groups(['api'])]
    public ?string $zen = null;
    #[JMS\Groups(['api'])]
    public ?int $hook_id = null;
    #[JMS\Groups(['api'])]
    public ?Hook $hook = null;
    #[JMS\Groups(['api'])]
    public ?int $number = null;
    #[JMS\Groups(['api'])]
    public ?PullRequest $pull_request = null;
    #[JMS\Groups(['api'])]
    public ?Review $review = null;
    #[JMS\Groups(['api'])]
    public ?string $before = null;
    #[JMS\Groups(['api'])]
    public ?string $after = null;
    #[JMS\Groups(['api'])]
    public ?bool $created = null;
    #[JMS\Groups(['api'])]
    public ?bool $deleted = null;
    #[JMS\Groups(['api'])]
    public ?bool $forced = null;
    #[JMS\Groups(['api'])]
    public ?string $base_ref = null;
    #[JMS\Groups(['api'])]
    public ?string $compare = null;
    /** @var list<Commit>|null */
    #[JMS\Type('array<' . Commit::class . '>'), JMS\Groups(['api'])]
    public ?array $commits = null;
    #[JMS\Groups(['api'])]
    public ?Commit $head_commit = null;
    #[JMS\Groups(['api'])]
    public ?CommitAuthor $pusher = null;
    #[JMS\Groups(['api'])]
    public ?Release $release = null;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public ?\DateTimeImmutable $starred_at = null;
}
