<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A pull request.
 */
class PullRequest
{
    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['api'])]
    private string $nodeId;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $htmlUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $diffUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $patchUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $issueUrl;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $number;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $state;

    #[JMS\Type('bool')]
    #[JMS\Groups(['internal'])]
    private bool $locked;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $title;

    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private User $user;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $body = null;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $createdAt;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $updatedAt;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private ?\DateTimeImmutable $closedAt = null;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private ?\DateTimeImmutable $mergedAt = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $mergeCommitSha = null;

    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private ?User $assignee = null;

    /** @var list<User> */
    #[JMS\Type('array<' . User::class . '>')]
    #[JMS\Groups(['api'])]
    private array $assignees;

    /** @var list<User> */
    #[JMS\Type('array<' . User::class . '>')]
    #[JMS\Groups(['api'])]
    private array $requestedReviewers;

    /** @var list<Team> */
    #[JMS\Type('array<' . Team::class . '>')]
    #[JMS\Groups(['api'])]
    private array $requestedTeams;

    /** @var list<Label> */
    #[JMS\Type('array<' . Label::class . '>')]
    #[JMS\Groups(['api'])]
    private array $labels;

    #[JMS\Type(Milestone::class)]
    #[JMS\Groups(['api'])]
    private ?Milestone $milestone = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $commitsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $reviewCommentsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $reviewCommentUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $commentsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $statusesUrl;

    #[JMS\Type(Branch::class)]
    #[JMS\Groups(['api'])]
    private Branch $head;

    #[JMS\Type(Branch::class)]
    #[JMS\Groups(['api'])]
    private Branch $base;

    #[JMS\Type(Links::class)]
    #[JMS\SerializedName('_links')]
    #[JMS\Groups(['api'])]
    private Links $links;

    #[JMS\Type('string')]
    #[JMS\Since('3.0')]
    #[JMS\Groups(['api'])]
    private string $authorAssociation;

    #[JMS\Type(AutoMerge::class)]
    #[JMS\Groups(['api'])]
    private ?AutoMerge $autoMerge = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $activeLockReason = null;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private ?bool $draft = null;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private ?bool $merged = null;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private ?bool $mergeable = null;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private ?bool $rebaseable = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $mergeableState = null;

    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private ?User $mergedBy = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $comments = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $reviewComments = null;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private ?bool $maintainerCanModify = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $commits = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $additions = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $deletions = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $changedFiles = null;
}
