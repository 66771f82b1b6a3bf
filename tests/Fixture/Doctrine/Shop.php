<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Doctrine\Shop;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\Mapping as ORM;
use JMS\Serializer\Annotation as Jms;
use Kiln\Attribute\Ignore;
use Kiln\Attribute\Reference;
use Kiln\Bridge\Doctrine\EntityInheritance;
use Symfony\Component\Serializer\Attribute as Symfony;

#[ORM\Entity]
class Customer
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    /** @var Collection<int, Order> */
    #[ORM\OneToMany(targetEntity: Order::class, mappedBy: 'customer')]
    #[Ignore, Jms\Exclude, Symfony\Ignore]
    private Collection $orders;

    public function __construct(#[ORM\Column] private string $name, #[ORM\Embedded(columnPrefix: false)] private Address $address)
    {
        $this->orders = new ArrayCollection();
    }

    /**
     * @return Collection<int, Order>
     */
    public function orders(): Collection
    {
        return $this->orders;
    }

    public function id(): ?int
    {
        return $this->id;
    }
}

#[ORM\Embeddable]
final class Address
{
    public function __construct(#[ORM\Column] public readonly string $street, #[ORM\Column] public readonly string $city) {}
}

#[ORM\Entity]
#[ORM\Table('orders')]
class Order
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    public ?int $id = null;

    #[ORM\ManyToOne(inversedBy: 'orders')]
    public ?Customer $customer = null;

    #[ORM\Column]
    public \DateTimeImmutable $placed;

    /** @var Collection<int, Line> */
    #[ORM\OneToMany(targetEntity: Line::class, mappedBy: 'order', cascade: ['persist'], orphanRemoval: true)]
    private Collection $lines;

    /** @var Collection<int, Tag> */
    #[ORM\ManyToMany(targetEntity: Tag::class, fetch: 'EXTRA_LAZY')]
    private Collection $tags;

    #[ORM\ManyToOne]
    public ?Payment $payment = null;

    public function __construct()
    {
        $this->placed = new \DateTimeImmutable('2026-11-23T12:00:00Z');
        $this->lines = new ArrayCollection();
        $this->tags = new ArrayCollection();
    }

    public function add(Line $line): void
    {
        $line->order = $this;
        $this->lines->add($line);
    }

    /**
     * @return Collection<int, Line>
     */
    public function lines(): Collection
    {
        return $this->lines;
    }

    /**
     * @return Collection<int, Tag>
     */
    public function tags(): Collection
    {
        return $this->tags;
    }
}

#[ORM\Entity]
class Line
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    public ?int $id = null;

    #[ORM\ManyToOne(inversedBy: 'lines')]
    #[Ignore, Jms\Exclude, Symfony\Ignore]
    public ?Order $order = null;

    public function __construct(#[ORM\Column] public string $sku, #[ORM\Column] public int $quantity = 1) {}
}

#[ORM\Entity]
class Tag
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    public ?int $id = null;

    public function __construct(#[ORM\Column] public string $name) {}
}

#[ORM\Entity]
#[ORM\InheritanceType('SINGLE_TABLE')]
#[ORM\DiscriminatorColumn('kind', 'string')]
#[ORM\DiscriminatorMap(['card' => CardPayment::class, 'transfer' => Transfer::class])]
#[EntityInheritance]
abstract class Payment
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    public ?int $id = null;
}

#[ORM\Entity]
class CardPayment extends Payment
{
    #[ORM\Column(nullable: true)]
    public ?string $last4 = null;
}

#[ORM\Entity]
class Transfer extends Payment
{
    #[ORM\Column(nullable: true)]
    public ?string $iban = null;
}

/** Both ends are written, so that the way goes round. */
#[ORM\Entity]
class Author
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    public ?int $id = null;

    /** @var Collection<int, Book> */
    #[ORM\OneToMany(targetEntity: Book::class, mappedBy: 'author', cascade: ['persist'])]
    public Collection $books;

    public function __construct(#[ORM\Column] public string $name)
    {
        $this->books = new ArrayCollection();
    }
}

#[ORM\Entity]
class Book
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    public ?int $id = null;

    public function __construct(#[ORM\Column] public string $title, #[ORM\ManyToOne(inversedBy: 'books')] public Author $author) {}
}

/** Refers to others by what identifies them. */
#[ORM\Entity]
class Review
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    public ?int $id = null;

    #[ORM\ManyToOne]
    #[Reference]
    public ?Customer $by = null;

    #[ORM\ManyToOne]
    #[ORM\JoinColumn('stock_place', 'place'), ORM\JoinColumn('stock_tag', 'tag_id')]
    #[Reference]
    public ?Stock $stock = null;

    /** @var Collection<int, Tag> */
    #[ORM\ManyToMany(targetEntity: Tag::class)]
    #[Reference]
    public Collection $tags;

    public function __construct(#[ORM\Column] public string $text)
    {
        $this->tags = new ArrayCollection();
    }
}

/** Two columns identify it, of which one is another entity. */
#[ORM\Entity]
class Stock
{
    public function __construct(
        #[ORM\Id, ORM\Column]
        public string $place,
        #[ORM\Id, ORM\ManyToOne]
        #[Reference]
        public Tag $tag,
        #[ORM\Column]
        public int $amount = 0,
    ) {}
}

class Misplaced
{
    /** @var ?list<int> */
    #[Reference]
    public ?array $numbers = null;
}
