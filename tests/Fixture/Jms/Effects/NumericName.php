<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Effects;

use JMS\Serializer\Annotation as JMS;

/**
 * An object for which a list will do, as 7 is one of its keys.
 */
final class NumericName
{
    #[JMS\Exclude]
    public static int $calls = 0;

    #[JMS\Type('int'), JMS\Accessor(setter: 'setCount')]
    public int $count = 0;

    #[JMS\SerializedName('7'), JMS\Type('int')]
    public int $seventh = 0;

    #[JMS\Type(self::class), JMS\Accessor(getter: 'getNext', setter: 'setMissing')]
    public mixed $next = null;

    public function setCount(int $count): void
    {
        ++self::$calls;
        $this->count = $count;
    }

    public function getNext(): mixed
    {
        return $this->next;
    }
}
