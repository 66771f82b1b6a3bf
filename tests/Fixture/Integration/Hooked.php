<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\AfterDeserialize;
use Kiln\Attribute\BeforeSerialize;
use Kiln\Attribute\Ignore;

class Hooked
{
    /** @var list<string> */
    #[Ignore]
    public array $calls = [];

    public ?string $throw = null;

    public ?Hooked $inner = null;

    #[BeforeSerialize]
    private function before(): void
    {
        $this->calls[] = 'before';
        if ($this->throw === 'before') {
            throw new \RuntimeException('thrown before');
        }
    }

    #[AfterDeserialize]
    protected function after(): void
    {
        $this->calls[] = 'after' . ($this->inner === null ? '' : ' ' . implode(' ', $this->inner->calls));
        if ($this->throw === 'after') {
            throw new \RuntimeException('thrown after');
        }
        if ($this->throw === 'error') {
            throw new \Error('an error after');
        }
    }
}
