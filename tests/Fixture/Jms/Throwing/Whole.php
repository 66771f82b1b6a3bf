<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Throwing;

use JMS\Serializer\Annotation as Jms;

final class Whole
{
    /** @var list<Part> */
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Throwing\Part>')]
    public array $parts = [];

    #[Jms\Type(Heard::class)]
    public ?Heard $heard = null;

    public static function of(Part ...$parts): self
    {
        $whole = new self();
        $whole->parts = array_values($parts);
        $whole->heard = new Heard();

        return $whole;
    }
}
