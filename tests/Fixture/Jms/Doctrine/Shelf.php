<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Doctrine;

use Doctrine\Common\Collections\Collection;
use JMS\Serializer\Annotation as Jms;

final class Shelf
{
    public int $before = 1;

    #[Jms\Groups(['Default'])]
    public ?Author $owner = null;

    #[Jms\Groups(['books'])]
    public ?Collection $books = null;

    #[Jms\Groups(['books'])]
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Doctrine\Author>')]
    public $authors;

    #[Jms\Groups(['Default'])]
    public $untyped;

    #[Jms\Groups(['books'])]
    #[Jms\Type('ArrayCollection<string, Kiln\Tests\Fixture\Jms\Doctrine\Book>')]
    public $byTitle;
}
