<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

use JMS\Serializer\Annotation as Jms;

class Constructed
{
    #[Jms\Type('string')]
    private $apiString;

    #[Jms\Type('string')]
    private $extra;

    #[Jms\Exclude]
    public int $finished = 0;

    public function __construct(
        public readonly int $number,
        public readonly ?Part $part = null,
        private string $label = 'none',
        public readonly array $untold = ['told'],
    ) {}

    public function getApiString(): ?string
    {
        return $this->apiString;
    }

    public function setApiString(string $apiString): void
    {
        $this->apiString = $apiString . '_setter';
    }

    public function extra(): ?string
    {
        return $this->extra;
    }

    public function getLabel(): string
    {
        return strtoupper($this->label);
    }

    #[Jms\VirtualProperty]
    public function getSecond(): int
    {
        return $this->number * 2;
    }

    #[Jms\PostDeserialize]
    public function finish(): void
    {
        ++$this->finished;
    }
}
