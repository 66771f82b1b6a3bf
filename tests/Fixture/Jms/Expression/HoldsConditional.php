<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Expression;

use JMS\Serializer\Annotation as Jms;

final class HoldsConditional
{
    public int $before = 1;

    public ?ConditionalClass $one = null;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Expression\ConditionalClass>')]
    public array $many = [];

    public int $after = 2;

    public static function filled(): self
    {
        $holder = new self();
        $holder->one = new ConditionalClass();
        $holder->many = [new ConditionalClass(), new ConditionalClass(false), new ConditionalClass()];

        return $holder;
    }
}
