<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\NullsWritten;

use JMS\Serializer\Annotation as JMS;

/**
 * What is null is written as null, what has no value yet is left out.
 */
class Profile
{
    public ?string $name = null;

    public ?int $age;

    public ?\DateTimeImmutable $seenAt = null;

    #[JMS\Type('array<string, string>')]
    public ?array $links = null;

    public $untyped;
}
