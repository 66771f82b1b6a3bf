<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * The `_links` of a pull request, a review or a comment.
 */
final class Links
{
    public ?Link $self = null;

    public Link $html;

    public ?Link $issue = null;

    public ?Link $comments = null;

    public ?Link $review_comments = null;

    public ?Link $review_comment = null;

    public ?Link $commits = null;

    public ?Link $statuses = null;

    public ?Link $pull_request = null;
}
