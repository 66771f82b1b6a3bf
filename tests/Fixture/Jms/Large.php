<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Large;

use JMS\Serializer\Annotation\Accessor;
use JMS\Serializer\Annotation\Exclude;
use JMS\Serializer\Annotation\Groups;
use JMS\Serializer\Annotation\Type;

class Row
{
    /** @var list<?int> numbers in the order in which the setter was called */
    #[Exclude]
    public static array $set = [];

    #[Type('int')]
    #[Accessor(setter: 'setNumber')]
    private ?int $number = null;

    #[Type('string')]
    #[Groups(['text'])]
    private ?string $text = 'none';

    /** @var array<mixed>|null */
    #[Type('array')]
    private ?array $any = null;

    #[Type(\DateTimeImmutable::class)]
    private ?\DateTimeImmutable $at = null;

    public function setNumber(?int $number): void
    {
        self::$set[] = $number;
        if ($number < 0) {
            throw new \RangeException('below zero');
        }
        $this->number = $number;
    }
}
