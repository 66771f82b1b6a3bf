<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

final class Review
{
    public int $id;
    #[JMS\Since('2.0')] public string $node_id;
    public User $user;
    public ?string $body = null;
    public string $commit_id;
    #[DateFormat(Delivery::DATE_FORMAT), JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    public \DateTimeImmutable $submitted_at;
    public string $state;
    #[JMS\Groups(['links'])] public string $html_url, $pull_request_url;
    #[JMS\Since('3.0')] public string $author_association;
    public Links $_links;
}
