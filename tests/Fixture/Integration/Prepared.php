<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Optional;

/**
 * A constructor that does more than to take what it is given.
 */
class Prepared
{
    /** @var list<string> */
    private array $lines;

    public ?string $token = null;

    public ?string $late;

    public string $never;

    public mixed $mixed;

    protected \DateTimeImmutable $created;

    /** @var Optional<int> */
    public Optional $optional;

    public string $default = 'declared';

    public function __construct(public int $id = 0)
    {
        $this->lines = ['constructed'];
        $this->token = 'constructed';
        $this->late = 'constructed';
        $this->mixed = 'constructed';
        $this->created = new \DateTimeImmutable('2000-01-01T00:00:00Z');
        $this->optional = Optional::of(1);
        $this->default = 'constructed';
    }

    /**
     * @return array<string, mixed>
     */
    public function all(): array
    {
        return get_object_vars($this);
    }
}
