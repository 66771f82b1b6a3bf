<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Virtual;

use JMS\Serializer\Annotation as JMS;

/**
 * Values that no property holds, properties that are not read, and empty ones that are not written.
 */
#[JMS\VirtualProperty(name: 'twice', exp: 'object.count * 2', options: [[JMS\SerializedName::class, ['double']], [JMS\Type::class, ['int']]])]
class Cart
{
    public int $count = 0;

    #[JMS\ReadOnlyProperty]
    public string $token = 'none';

    #[JMS\SkipWhenEmpty, JMS\Type('array<string>')]
    public array $notes = [];

    #[JMS\VirtualProperty, JMS\SerializedName('isEmpty')]
    public function isEmpty(): bool
    {
        return $this->count === 0;
    }

    #[JMS\VirtualProperty, JMS\SkipWhenEmpty]
    public function labels(): array
    {
        return $this->count > 1 ? ['many'] : [];
    }
}
