<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * The `_links` of a pull request, a review or a comment.
 */
class Links
{
    #[JMS\Type(Link::class)]
    #[JMS\Groups(['api'])]
    private ?Link $self = null;

    #[JMS\Type(Link::class)]
    #[JMS\Groups(['api'])]
    private Link $html;

    #[JMS\Type(Link::class)]
    #[JMS\Groups(['api'])]
    private ?Link $issue = null;

    #[JMS\Type(Link::class)]
    #[JMS\Groups(['api'])]
    private ?Link $comments = null;

    #[JMS\Type(Link::class)]
    #[JMS\Groups(['api'])]
    private ?Link $reviewComments = null;

    #[JMS\Type(Link::class)]
    #[JMS\Groups(['api'])]
    private ?Link $reviewComment = null;

    #[JMS\Type(Link::class)]
    #[JMS\Groups(['api'])]
    private ?Link $commits = null;

    #[JMS\Type(Link::class)]
    #[JMS\Groups(['api'])]
    private ?Link $statuses = null;

    #[JMS\Type(Link::class)]
    #[JMS\Groups(['api'])]
    private ?Link $pullRequest = null;
}
