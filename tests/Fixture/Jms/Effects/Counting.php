<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Effects;

use JMS\Serializer\Annotation as Jms;

final class Counting
{
    #[Jms\Exclude]
    private static int $calls = 0;

    #[Jms\Type('int')]
    #[Jms\Accessor(setter: 'setNumber')]
    public $number;

    public function setNumber($number): void
    {
        ++self::$calls;
        $this->number = $number;
    }

    /**
     * How often a number was set since this was asked last.
     */
    public static function calls(): int
    {
        $calls = self::$calls;
        self::$calls = 0;

        return $calls;
    }
}
