<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Accessor;

use JMS\Serializer\Annotation as Jms;

final class Strict
{
    #[Jms\Accessor(setter: 'setCount')]
    #[Jms\Type('int')]
    private $count = 7;

    public function setCount(int $count): void
    {
        if ($count < 0) {
            throw new \DomainException('negative');
        }
        $this->count = $count;
    }
}
