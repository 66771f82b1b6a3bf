<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * The `_links` of a pull request, a review or a comment.
 */
final class Links
{
    #[JMS\Groups(['api'])]
    public ?Link $self = null;
    #[JMS\Groups(['api'])]
    public Link $html;
    #[JMS\Groups(['api'])]
    public ?Link $issue = null;
    #[JMS\Groups(['api'])]
    public ?Link $comments = null;
    #[JMS\Groups(['api'])]
    public ?Link $review_comments = null;
    #[JMS\Groups(['api'])]
    public ?Link $review_comment = null;
    #[JMS\Groups(['api'])]
    public ?Link $commits = null;
    #[JMS\Groups(['api'])]
    public ?Link $statuses = null;
    #[JMS\Groups(['api'])]
    public ?Link $pull_request = null;
}
