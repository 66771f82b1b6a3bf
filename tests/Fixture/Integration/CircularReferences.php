<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\CircularReferences;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\Ignore;

class Team
{
    /**
     * @param list<Member> $members
     */
    public function __construct(public string $name, public array $members = []) {}

    public static function of(string $name, string ...$members): self
    {
        $team = new self($name);
        foreach ($members as $member) {
            $team->members[] = new Member($member, $team);
        }

        return $team;
    }
}

class Member
{
    public function __construct(public string $name, public Team $team) {}
}

/**
 * Calls the serializer whenever it is written.
 */
final class Nested
{
    #[Accessor(getter: 'call')]
    private int $calls = 0;

    public ?self $next = null;

    #[Ignore]
    public ?\Closure $write = null;

    public function call(): int
    {
        if (++$this->calls > 2_000) {
            throw new \LogicException('That has no end.');
        }
        if ($this->write !== null) {
            ($this->write)();
        }

        return $this->calls;
    }

    public static function chain(int $levels, ?\Closure $write = null): self
    {
        $first = $last = new self();
        while (--$levels > 0) {
            $last = $last->next = new self();
        }
        $last->write = $write;

        return $first;
    }
}
