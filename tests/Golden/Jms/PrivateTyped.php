<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\PrivateTyped;

use JMS\Serializer\Annotation as JMS;

/**
 * What the child cannot see.
 */
abstract class Entity
{
    private int $number = 0;

    private ?\DateTimeImmutable $createdAt = null;

    public function numberAndDate(): string
    {
        return $this->number . $this->createdAt?->format(' c');
    }
}

/**
 * Private properties, some of a parent, some of another type than PHP knows, some without any.
 */
class Account extends Entity
{
    private int $id;

    #[JMS\SerializedName('ownerName')]
    private string $owner = '';

    #[JMS\Type('float<2>')]
    private float $balance = 0.0;

    #[JMS\Type('string')]
    protected $comment;

    #[JMS\Type('int')]
    private int|string|null $code = null;

    public function id(): int
    {
        return $this->id;
    }

    public function ownerAndBalance(): string
    {
        return "{$this->owner}: {$this->balance} {$this->code}";
    }
}
