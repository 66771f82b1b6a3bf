<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * An issue.
 */
class Issue
{
    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $repositoryUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $labelsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $commentsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $eventsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $htmlUrl;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['api'])]
    private string $nodeId;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $number;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $title;

    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private User $user;

    /** @var list<Label>|null */
    #[JMS\Type('array<' . Label::class . '>')]
    #[JMS\Groups(['api'])]
    private ?array $labels = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $state = null;

    #[JMS\Type('bool')]
    #[JMS\Groups(['internal'])]
    private ?bool $locked = null;

    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private ?User $assignee = null;

    /** @var list<User> */
    #[JMS\Type('array<' . User::class . '>')]
    #[JMS\Groups(['api'])]
    private array $assignees;

    #[JMS\Type(Milestone::class)]
    #[JMS\Groups(['api'])]
    private ?Milestone $milestone = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $comments;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $createdAt;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $updatedAt;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private ?\DateTimeImmutable $closedAt = null;

    #[JMS\Type('string')]
    #[JMS\Since('3.0')]
    #[JMS\Groups(['api'])]
    private string $authorAssociation;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $activeLockReason = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $body = null;

    #[JMS\Type(Reactions::class)]
    #[JMS\Groups(['api'])]
    private Reactions $reactions;

    #[JMS\Type(App::class)]
    #[JMS\Groups(['api'])]
    private ?App $performedViaGithubApp = null;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $draft;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private ?string $timelineUrl = null;

    #[JMS\Type(IssuePullRequest::class)]
    #[JMS\Groups(['api'])]
    private ?IssuePullRequest $pullRequest = null;
}
