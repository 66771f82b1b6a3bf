<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Metadata\Other;

use DateTimeImmutable as Moment;

/**
 * Names in here are those of this file, not of the class that uses the trait.
 *
 * @template T of object
 */
trait Stamped
{
    /** @var list<Moment> */
    protected array $stamps = [];

    /** @var list<Address> */
    protected array $addresses = [];

    /** @var ?T */
    protected ?object $author = null;

    protected ?self $previous = null;

    /**
     * @return list<Moment>
     */
    public function stamps(): array
    {
        return $this->stamps;
    }
}
