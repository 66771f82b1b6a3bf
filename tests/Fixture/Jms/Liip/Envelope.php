<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

use JMS\Serializer\Annotation as Jms;

/**
 * What the constructor is given is not there for what is inlined.
 */
class Envelope
{
    #[Jms\Inline]
    public Hidden $hidden;

    public function __construct(public ?int $number = null) {}
}
