<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

final class Links
{
    public ?Link $self = null;
    public Link $html;
    public ?Link $issue = null, $comments = null, $review_comments = null, $review_comment = null, $commits = null, $statuses = null,
        $pull_request = null;
}
