<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * The body of a webhook delivery. Which of the keys are present depends on the event.
 *
 * In this family of classes a key that may be absent, or null, or both, is a nullable property that is null by default. Nulls
 * are not written, so that of the original nothing is lost but the difference between a null and a missing key.
 */
class Payload
{
    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $ref = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $refType = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['internal'])]
    private ?string $masterBranch = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $description = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $pusherType = null;

    #[JMS\Type(Repository::class)]
    #[JMS\Groups(['api'])]
    private Repository $repository;

    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private User $sender;

    #[JMS\Type(Installation::class)]
    #[JMS\Groups(['api'])]
    private ?Installation $installation = null;

    #[JMS\Type(Organization::class)]
    #[JMS\Groups(['api'])]
    private ?Organization $organization = null;

    #[JMS\Type(Repository::class)]
    #[JMS\Groups(['api'])]
    private ?Repository $forkee = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $action = null;

    #[JMS\Type(Issue::class)]
    #[JMS\Groups(['api'])]
    private ?Issue $issue = null;

    #[JMS\Type(Comment::class)]
    #[JMS\Groups(['api'])]
    private ?Comment $comment = null;

    #[JMS\Type(Changes::class)]
    #[JMS\Groups(['api'])]
    private ?Changes $changes = null;

    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private ?User $assignee = null;

    #[JMS\Type(Milestone::class)]
    #[JMS\Groups(['api'])]
    private ?Milestone $milestone = null;

    #[JMS\Type(Label::class)]
    #[JMS\Groups(['api'])]
    private ?Label $label = null;

    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private ?User $member = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $zen = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $hookId = null;

    #[JMS\Type(Hook::class)]
    #[JMS\Groups(['api'])]
    private ?Hook $hook = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $number = null;

    #[JMS\Type(PullRequest::class)]
    #[JMS\Groups(['api'])]
    private ?PullRequest $pullRequest = null;

    #[JMS\Type(Review::class)]
    #[JMS\Groups(['api'])]
    private ?Review $review = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $before = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $after = null;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private ?bool $created = null;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private ?bool $deleted = null;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private ?bool $forced = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $baseRef = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $compare = null;

    /** @var list<Commit>|null */
    #[JMS\Type('array<' . Commit::class . '>')]
    #[JMS\Groups(['api'])]
    private ?array $commits = null;

    #[JMS\Type(Commit::class)]
    #[JMS\Groups(['api'])]
    private ?Commit $headCommit = null;

    #[JMS\Type(CommitAuthor::class)]
    #[JMS\Groups(['api'])]
    private ?CommitAuthor $pusher = null;

    #[JMS\Type(Release::class)]
    #[JMS\Groups(['api'])]
    private ?Release $release = null;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private ?\DateTimeImmutable $starredAt = null;
}
