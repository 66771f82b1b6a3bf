<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Inlined;

use JMS\Serializer\Annotation as JMS;

/**
 * An object with the members of another among its own.
 */
class Delivery
{
    public int $id = 0;

    #[JMS\Inline]
    public Place $place;

    #[JMS\Inline, JMS\Type('array<string, string>')]
    public array $more = [];
}

/**
 * An object whose members stand among those of another.
 */
class Place
{
    public string $street = '';

    public ?string $town = null;
}
