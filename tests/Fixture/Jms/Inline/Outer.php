<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inline;

use JMS\Serializer\Annotation as Jms;

final class Outer
{
    public string $a = 'outera';

    #[Jms\Inline]
    public ?Inner $inner = null;

    public string $b = 'outerb';

    public static function filled(): self
    {
        $outer = new self();
        $outer->inner = new Inner();

        return $outer;
    }
}
