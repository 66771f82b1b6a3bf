<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Hooks;

use JMS\Serializer\Annotation as JMS;

/**
 * Methods of the class that are called before and after.
 */
class Basket
{
    public int $total = 0;

    #[JMS\Type('array<int>')]
    public array $prices = [];

    #[JMS\Exclude]
    public int $calls = 0;

    #[JMS\PreSerialize]
    private function sum(): void
    {
        $this->total = array_sum($this->prices);
    }

    #[JMS\PostSerialize]
    protected function forget(): void
    {
        $this->total = 0;
    }

    #[JMS\PostDeserialize]
    private function count(): void
    {
        ++$this->calls;
    }
}
