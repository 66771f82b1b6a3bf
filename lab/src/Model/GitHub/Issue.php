<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

final class Issue
{
    #[JMS\Groups(['links'])] public string $url, $repository_url, $labels_url, $comments_url, $events_url, $html_url;
    public int $id;
    #[JMS\Since('2.0')] public string $node_id;
    public int $number;
    public string $title;
    public User $user;
    /** @var list<Label>|null */
    #[JMS\Type('array<' . Label::class . '>')] public ?array $labels = null;
    public ?string $state = null;
    #[JMS\Groups(['internal'])] public ?bool $locked = null;
    public ?User $assignee = null;
    /** @var list<User> */
    #[JMS\Type('array<' . User::class . '>')] public array $assignees;
    public ?Milestone $milestone = null;
    public int $comments;
    #[DateFormat(Delivery::DATE_FORMAT), JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    public \DateTimeImmutable $created_at, $updated_at;
    #[DateFormat(Delivery::DATE_FORMAT), JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    public ?\DateTimeImmutable $closed_at = null;
    #[JMS\Since('3.0')] public string $author_association;
    public ?string $active_lock_reason = null, $body = null;
    public Reactions $reactions;
    public ?App $performed_via_github_app = null;
    public bool $draft;
    #[JMS\Groups(['links'])] public ?string $timeline_url = null;
    public ?IssuePullRequest $pull_request = null;
}
