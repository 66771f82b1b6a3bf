<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Doctrine;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\PersistentCollection;
use Doctrine\ORM\Proxy\InternalProxy;
use Doctrine\Persistence\ManagerRegistry;
use Doctrine\Persistence\ObjectManager;
use Doctrine\Persistence\ObjectRepository;
use Doctrine\Persistence\Proxy;
use JMS\Serializer\Annotation as Jms;
use JMS\Serializer\Context;
use JMS\Serializer\Exclusion\ExclusionStrategyInterface;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;

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

/** As the ORM makes them: nothing is known but the identifier until it is loaded. */
final class AuthorProxy extends Author implements InternalProxy
{
    public static array $loaded = [];

    private bool $isInitialized = false;

    private array $row = [];

    public static function to(int $id, string $name): self
    {
        $proxy = new self();
        $proxy->id = $id;
        $proxy->row = ['name' => $name];

        return $proxy;
    }

    public function __load(): void
    {
        if ($this->isInitialized) {
            return;
        }
        self::$loaded[] = $this->id;
        $this->isInitialized = true;
        $this->name = $this->row['name'];
    }

    public function __isInitialized(): bool
    {
        return $this->isInitialized;
    }

    public function __setInitialized(bool $initialized): void
    {
        $this->isInitialized = $initialized;
    }

    public function name(): ?string
    {
        $this->__load();

        return parent::name();
    }
}

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

final class IdentifiersHidden implements ExclusionStrategyInterface
{
    public function shouldSkipClass(ClassMetadata $metadata, Context $context): bool
    {
        return false;
    }

    public function shouldSkipProperty(PropertyMetadata $property, Context $context): bool
    {
        return $property->name === 'id';
    }
}

class Publication
{
    public $id;
}

final class Magazine extends Publication
{
    public $issue;
}

/** As they were made by doctrine/common: public fields, an initializer, and properties that are unset until they are read. */
class OldAuthorProxy extends Author implements Proxy
{
    public static int $loads = 0;

    public $__initializer__;

    public $__cloner__;

    public $__isInitialized__ = false;

    public function __construct(?\Closure $initializer = null)
    {
        unset($this->name, $this->books);
        $this->__initializer__ = $initializer;
    }

    public function __get(string $name)
    {
        $this->__load();

        return $this->{$name};
    }

    public function __isset(string $name): bool
    {
        return property_exists($this, $name);
    }

    public function __load(): void
    {
        if ($this->__isInitialized__) {
            return;
        }
        ++self::$loads;
        $this->__isInitialized__ = true;
        $initializer = $this->__initializer__;
        $this->__initializer__ = null;
        if ($initializer !== null) {
            $initializer($this);
        }
    }

    public function __isInitialized(): bool
    {
        return $this->__isInitialized__;
    }

    public function fill(int $id, string $name): void
    {
        $this->id = $id;
        $this->name = $name;
        $this->books = null;
    }
}

/**
 * One manager for the classes that are named.
 */
final class Registry implements ManagerRegistry
{
    /** @param list<class-string> $classes */
    public function __construct(private readonly ObjectManager $manager, private readonly array $classes) {}

    public function getDefaultConnectionName(): string
    {
        return 'default';
    }

    public function getConnection(?string $name = null): object
    {
        throw new \LogicException('There is none.');
    }

    public function getConnections(): array
    {
        return [];
    }

    public function getConnectionNames(): array
    {
        return [];
    }

    public function getDefaultManagerName(): string
    {
        return 'default';
    }

    public function getManager(?string $name = null): ObjectManager
    {
        return $this->manager;
    }

    public function getManagers(): array
    {
        return ['default' => $this->manager];
    }

    public function resetManager(?string $name = null): ObjectManager
    {
        return $this->manager;
    }

    public function getManagerNames(): array
    {
        return ['default' => 'default'];
    }

    public function getRepository(string $persistentObject, ?string $persistentManagerName = null): ObjectRepository
    {
        throw new \LogicException('There is none.');
    }

    public function getManagerForClass(string $class): ?ObjectManager
    {
        return \in_array($class, $this->classes, true) ? $this->manager : null;
    }
}

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

final class ShelfLabel {}

/**
 * Leaves out all authors, and all collections of the ORM.
 */
final class SkipsAuthors implements ExclusionStrategyInterface
{
    public function shouldSkipClass(ClassMetadata $metadata, Context $context): bool
    {
        return is_a($metadata->name, Author::class, true) || $metadata->name === PersistentCollection::class;
    }

    public function shouldSkipProperty(PropertyMetadata $property, Context $context): bool
    {
        return false;
    }
}

final class Untyped
{
    public $id;

    public $title;

    public $published;

    public $price;

    public $tags;

    public $author;

    public $chapters;

    #[Jms\Type('string')]
    public $declared;
}
