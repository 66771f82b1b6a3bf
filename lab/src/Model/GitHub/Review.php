<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

/**
 * A review of a pull request.
 */
final class Review
{
    #[JMS\Groups(['api'])]
    public int $id;
    #[JMS\Since('2.0'), JMS\Groups(['api'])]
    public string $node_id;
    #[JMS\Groups(['api'])]
    public User $user;
    #[JMS\Groups(['api'])]
    public ?string $body = null;
    #[JMS\Groups(['api'])]
    public string $commit_id;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $submitted_at;
    #[JMS\Groups(['api'])]
    public string $state;
    #[JMS\Groups(['links'])]
    public string $html_url;
    #[JMS\Groups(['links'])]
    public string $pull_request_url;
    #[JMS\Since('3.0'), JMS\Groups(['api'])]
    public string $author_association;
    #[JMS\Groups(['api'])]
    public Links $_links;
}
