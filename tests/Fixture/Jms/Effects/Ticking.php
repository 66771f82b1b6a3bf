<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Effects;

use JMS\Serializer\Annotation as Jms;

/** Counts the calls of its accessors, and has properties with which a call cannot be finished by generated code. */
class Ticking
{
    #[Jms\Exclude]
    public static int $calls = 0;

    #[Jms\Type('int')]
    #[Jms\Accessor(getter: 'getTicks', setter: 'setTicks')]
    public $ticks = 1;

    #[Jms\Type('int')]
    public $number;

    public int|string|null $union = null;

    #[Jms\Type('DateTime')]
    public $date;

    #[Jms\Type('Kiln\Tests\Fixture\Jms\Common\Person')]
    public $person;

    #[Jms\Type('Kiln\Tests\Fixture\Jms\Effects\Ticking')]
    public $ticking;

    #[Jms\Type('Kiln\Tests\Fixture\Jms\Effects\Hidden')]
    public $hidden;

    #[Jms\Type('Closure')]
    public $closure;

    #[Jms\Type('Missing')]
    public $missing;

    public $withoutType;

    public function getTicks()
    {
        ++self::$calls;

        return $this->ticks;
    }

    public function setTicks($ticks): void
    {
        ++self::$calls;
        $this->ticks = $ticks;
    }
}
