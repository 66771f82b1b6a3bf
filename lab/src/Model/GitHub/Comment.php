<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

final class Comment
{
    #[JMS\Groups(['links'])] public string $url, $html_url;
    #[JMS\Groups(['links'])] public ?string $issue_url = null;
    public int $id;
    #[JMS\Since('2.0')] public string $node_id;
    public User $user;
    #[DateFormat(Delivery::DATE_FORMAT), JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    public \DateTimeImmutable $created_at, $updated_at;
    #[JMS\Since('3.0')] public string $author_association;
    public string $body;
    public Reactions $reactions;
    public ?App $performed_via_github_app = null;
    public ?int $pull_request_review_id = null;
    public ?string $diff_hunk = null, $path = null;
    public ?int $position = null, $original_position = null;
    public ?string $commit_id = null, $original_commit_id = null;
    #[JMS\Groups(['links'])] public ?string $pull_request_url = null;
    public ?Links $_links = null;
    public ?int $start_line = null, $original_start_line = null;
    public ?string $start_side = null;
    public ?int $line = null, $original_line = null;
    public ?string $side = null;
}
