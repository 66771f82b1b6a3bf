<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

/**
 * A constructor whose parameters are of other types than the properties of their names.
 */
class NotAsGiven
{
    private \DateTimeImmutable $created;

    /** @var list<string> */
    private array $tags;

    public function __construct(string $created, string $tags)
    {
        $this->created = new \DateTimeImmutable($created, new \DateTimeZone('UTC'));
        $this->tags = explode(',', $tags);
    }

    public function created(): \DateTimeImmutable
    {
        return $this->created;
    }

    /**
     * @return list<string>
     */
    public function tags(): array
    {
        return $this->tags;
    }
}
