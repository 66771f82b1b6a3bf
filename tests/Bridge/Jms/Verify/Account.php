<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Verify;

use JMS\Serializer\Annotation as JMS;

/**
 * What the tests write and read.
 */
class Account
{
    public int $id = 7;

    #[JMS\Groups(['detail'])]
    public string $owner = 'Ann Lee';

    /** @var list<string> */
    #[JMS\Type('array<string>')]
    public array $tags = [];

    #[JMS\Since('2')]
    public ?Account $parent = null;

    public float $balance = 12.5;

    #[JMS\Type("DateTimeImmutable<'H:i'>")]
    public ?\DateTimeImmutable $openedAt = null;
}
