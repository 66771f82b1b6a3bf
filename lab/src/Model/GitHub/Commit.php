<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

final class Commit
{
    public string $id, $tree_id;
    public bool $distinct;
    public string $message;
    #[DateFormat(Delivery::DATE_FORMAT), JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    public \DateTimeImmutable $timestamp;
    #[JMS\Groups(['links'])] public string $url;
    public CommitAuthor $author, $committer;
    /** @var list<string> */
    #[JMS\Type('array<string>')] public array $added;
    /** @var list<string> */
    #[JMS\Type('array<string>')] public array $removed;
    /** @var list<string> */
    #[JMS\Type('array<string>')] public array $modified;
}
