<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A pushed commit.
 */
class Commit
{
    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $id;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $treeId;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $distinct;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $message;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $timestamp;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type(CommitAuthor::class)]
    #[JMS\Groups(['api'])]
    private CommitAuthor $author;

    #[JMS\Type(CommitAuthor::class)]
    #[JMS\Groups(['api'])]
    private CommitAuthor $committer;

    /** @var list<string> */
    #[JMS\Type('array<string>')]
    #[JMS\Groups(['api'])]
    private array $added;

    /** @var list<string> */
    #[JMS\Type('array<string>')]
    #[JMS\Groups(['api'])]
    private array $removed;

    /** @var list<string> */
    #[JMS\Type('array<string>')]
    #[JMS\Groups(['api'])]
    private array $modified;
}
