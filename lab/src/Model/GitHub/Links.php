<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * The `_links` of a pull request, a review or a comment.
 */
final class Links
{
    public ?Link $self;

    public Link $html;

    public ?Link $issue;

    public ?Link $comments;

    public ?Link $review_comments;

    public ?Link $review_comment;

    public ?Link $commits;

    public ?Link $statuses;

    public ?Link $pull_request;
}
