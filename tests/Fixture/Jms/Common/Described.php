<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

/** Types that JMS cannot read from the declarations. */
final class Described
{
    public array $array = [1];

    public mixed $mixed = 1;

    public object $object;

    public iterable $iterable = [1];

    public self $self;

    public static function filled(): self
    {
        $described = new self();
        $described->object = Person::of('o');
        $described->self = new self();
        $described->self->object = Person::of('p');

        return $described;
    }
}
