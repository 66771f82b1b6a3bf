<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use Kiln\Attribute\DateFormat;

/**
 * A pushed commit.
 */
final class Commit
{
    public string $id;

    public string $tree_id;

    public bool $distinct;

    public string $message;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $timestamp;

    public string $url;

    public CommitAuthor $author;

    public CommitAuthor $committer;

    /** @var list<string> */
    public array $added;

    /** @var list<string> */
    public array $removed;

    /** @var list<string> */
    public array $modified;
}
