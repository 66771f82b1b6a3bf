<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

use JMS\Serializer\Annotation as Jms;

/** The order of its JSON members is not the order in which a document names them. */
final class Reordered
{
    public array $calls = [];

    #[Jms\Accessor(setter: 'setFirst')]
    public int $first = 0;

    #[Jms\Accessor(setter: 'setSecond')]
    public int $second = 0;

    public function setFirst(int $first): void
    {
        $this->calls[] = 'first';
        $this->first = $first;
    }

    public function setSecond(int $second): void
    {
        $this->calls[] = 'second';
        $this->second = $second;
    }
}
