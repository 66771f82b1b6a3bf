<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\CircularReferences;

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
