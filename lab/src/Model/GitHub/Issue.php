<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

/**
 * An issue.
 */
final class Issue
{
    #[JMS\Groups(['links'])]
    public string $url;
    #[JMS\Groups(['links'])]
    public string $repository_url;
    #[JMS\Groups(['links'])]
    public string $labels_url;
    #[JMS\Groups(['links'])]
    public string $comments_url;
    #[JMS\Groups(['links'])]
    public string $events_url;
    #[JMS\Groups(['links'])]
    public string $html_url;
    #[JMS\Groups(['api'])]
    public int $id;
    #[JMS\Since('2.0'), JMS\Groups(['api'])]
    public string $node_id;
    #[JMS\Groups(['api'])]
    public int $number;
    #[JMS\Groups(['api'])]
    public string $title;
    #[JMS\Groups(['api'])]
    public User $user;
    /** @var list<Label>|null */
    #[JMS\Type('array<' . Label::class . '>'), JMS\Groups(['api'])]
    public ?array $labels = null;
    #[JMS\Groups(['api'])]
    public ?string $state = null;
    #[JMS\Groups(['internal'])]
    public ?bool $locked = null;
    #[JMS\Groups(['api'])]
    public ?User $assignee = null;
    /** @var list<User> */
    #[JMS\Type('array<' . User::class . '>'), JMS\Groups(['api'])]
    public array $assignees;
    #[JMS\Groups(['api'])]
    public ?Milestone $milestone = null;
    #[JMS\Groups(['api'])]
    public int $comments;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $created_at;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $updated_at;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public ?\DateTimeImmutable $closed_at = null;
    #[JMS\Since('3.0'), JMS\Groups(['api'])]
    public string $author_association;
    #[JMS\Groups(['api'])]
    public ?string $active_lock_reason = null;
    #[JMS\Groups(['api'])]
    public ?string $body = null;
    #[JMS\Groups(['api'])]
    public Reactions $reactions;
    #[JMS\Groups(['api'])]
    public ?App $performed_via_github_app = null;
    #[JMS\Groups(['api'])]
    public bool $draft;
    #[JMS\Groups(['links'])]
    public ?string $timeline_url = null;
    #[JMS\Groups(['api'])]
    public ?IssuePullRequest $pull_request = null;
}
