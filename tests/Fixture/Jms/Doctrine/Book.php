<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Doctrine;

use JMS\Serializer\Annotation as Jms;

class Book
{
    public ?int $id = null;

    public ?string $title = null;

    #[Jms\Groups(['author'])]
    public ?Author $author = null;

    public static function titled(int $id, string $title, ?Author $author = null): self
    {
        $book = new self();
        $book->id = $id;
        $book->title = $title;
        $book->author = $author;

        return $book;
    }
}
