<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

/**
 * A pushed commit.
 */
final class Commit
{
    #[JMS\Groups(['api'])]
    public string $id;
    #[JMS\Groups(['api'])]
    public string $tree_id;
    #[JMS\Groups(['api'])]
    public bool $distinct;
    #[JMS\Groups(['api'])]
    public string $message;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $timestamp;
    #[JMS\Groups(['links'])]
    public string $url;
    #[JMS\Groups(['api'])]
    public CommitAuthor $author;
    #[JMS\Groups(['api'])]
    public CommitAuthor $committer;
    /** @var list<string> */
    #[JMS\Type('array<string>'), JMS\Groups(['api'])]
    public array $added;
    /** @var list<string> */
    #[JMS\Type('array<string>'), JMS\Groups(['api'])]
    public array $removed;
    /** @var list<string> */
    #[JMS\Type('array<string>'), JMS\Groups(['api'])]
    public array $modified;
}
