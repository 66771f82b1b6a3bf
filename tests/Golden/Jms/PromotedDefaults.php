<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\PromotedDefaults;

use JMS\Serializer\Annotation as JMS;

/**
 * The constructor is not called, but the defaults of its parameters count.
 */
final class Settings
{
    public function __construct(
        public readonly string $name,
        private int $size = 20,
        private ?string $colour = 'red',
        #[JMS\Type('array<string>')]
        private readonly array $tags = ['new'],
    ) {}

    public function text(): string
    {
        return "{$this->size} {$this->colour} " . implode(' ', $this->tags);
    }
}
