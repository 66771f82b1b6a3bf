<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Recursion;

use JMS\Serializer\Annotation as Jms;

final class Member
{
    public string $name;

    public ?self $friend = null;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Recursion\Member>')]
    public array $friends = [];

    #[Jms\Type('array<string, Kiln\Tests\Fixture\Jms\Recursion\Member>')]
    public array $named = [];

    public $untyped;

    public function __construct(string $name)
    {
        $this->name = $name;
    }

    public static function itself(): self
    {
        $member = new self('itself');
        $other = new self('other');
        $member->friend = $member;
        $member->friends = [$member, $other, $member];
        $member->named = ['a' => $member, 'b' => $other];
        $member->untyped = [$other, $member, $other];

        return $member;
    }

    public static function ring(): self
    {
        $first = new self('first');
        $first->friend = new self('second');
        $first->friend->friend = new self('third');
        $first->friend->friend->friend = $first;

        return $first;
    }

    public static function siblings(): self
    {
        $member = new self('parent');
        $other = new self('twice');
        $member->friend = $other;
        $member->friends = [$other, $other];

        return $member;
    }

    public static function chain(int $levels): self
    {
        $member = new self('end');
        for ($level = 0; $level < $levels; ++$level) {
            $next = new self("level $level");
            $next->friend = $member;
            $member = $next;
        }

        return $member;
    }
}
