<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

/**
 * A comment on an issue, or on a line of a pull request.
 */
final class Comment
{
    #[JMS\Groups(['links'])]
    public string $url;
    #[JMS\Groups(['links'])]
    public string $html_url;
    #[JMS\Groups(['links'])]
    public ?string $issue_url = null;
    #[JMS\Groups(['api'])]
    public int $id;
    #[JMS\Since('2.0'), JMS\Groups(['api'])]
    public string $node_id;
    #[JMS\Groups(['api'])]
    public User $user;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $created_at;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $updated_at;
    #[JMS\Since('3.0'), JMS\Groups(['api'])]
    public string $author_association;
    #[JMS\Groups(['api'])]
    public string $body;
    #[JMS\Groups(['api'])]
    public Reactions $reactions;
    #[JMS\Groups(['api'])]
    public ?App $performed_via_github_app = null;
    #[JMS\Groups(['api'])]
    public ?int $pull_request_review_id = null;
    #[JMS\Groups(['api'])]
    public ?string $diff_hunk = null;
    #[JMS\Groups(['api'])]
    public ?string $path = null;
    #[JMS\Groups(['api'])]
    public ?int $position = null;
    #[JMS\Groups(['api'])]
    public ?int $original_position = null;
    #[JMS\Groups(['api'])]
    public ?string $commit_id = null;
    #[JMS\Groups(['api'])]
    public ?string $original_commit_id = null;
    #[JMS\Groups(['links'])]
    public ?string $pull_request_url = null;
    #[JMS\Groups(['api'])]
    public ?Links $_links = null;
    #[JMS\Groups(['api'])]
    public ?int $start_line = null;
    #[JMS\Groups(['api'])]
    public ?int $original_start_line = null;
    #[JMS\Groups(['api'])]
    public ?string $start_side = null;
    #[JMS\Groups(['api'])]
    public ?int $line = null;
    #[JMS\Groups(['api'])]
    public ?int $original_line = null;
    #[JMS\Groups(['api'])]
    public ?string $side = null;
}
