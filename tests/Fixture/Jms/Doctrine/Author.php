<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Doctrine;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use JMS\Serializer\Annotation as Jms;

class Author
{
    #[Jms\Groups(['Default', 'short'])]
    protected ?int $id = null;

    #[Jms\Groups(['Default', 'short'])]
    protected ?string $name = null;

    /** @var Collection<int, Book> */
    #[Jms\Type('ArrayCollection<Kiln\Tests\Fixture\Jms\Doctrine\Book>')]
    protected $books;

    public static function named(int $id, string $name): self
    {
        $author = new self();
        $author->id = $id;
        $author->name = $name;
        $author->books = new ArrayCollection();

        return $author;
    }

    public function name(): ?string
    {
        return $this->name;
    }

    public function rename(string $name): void
    {
        $this->name = $name;
    }

    public function setBooks(Collection $books): void
    {
        $this->books = $books;
    }

    public function books(): ?Collection
    {
        return $this->books;
    }
}
