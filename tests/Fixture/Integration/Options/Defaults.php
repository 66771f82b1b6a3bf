<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Options;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\OmitDefault;
use Kiln\Attribute\OmitEmpty;

final class Defaults
{
    #[OmitDefault]
    public int $priority = 5;

    #[OmitDefault]
    public ?string $note = null;

    /** @var list<string> */
    #[OmitDefault, OmitEmpty]
    public array $tags = ['new'];

    #[OmitDefault]
    public mixed $mixed = ['a' => [1.5, true]];

    #[OmitDefault, Accessor(getter: 'getWord')]
    private string $word = "it's";

    public int $always = 0;

    public function __construct(
        #[OmitDefault]
        public readonly float $rate = 1,
        #[OmitDefault]
        public readonly string $name = '',
    ) {}

    public function getWord(): string
    {
        return $this->word;
    }

    public function withWord(string $word): self
    {
        $this->word = $word;

        return $this;
    }
}
