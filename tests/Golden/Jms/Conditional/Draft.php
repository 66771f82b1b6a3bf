<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Conditional;

use JMS\Serializer\Annotation as JMS;

/**
 * An object that is there under a condition.
 */
#[JMS\Exclude(if: 'object.secret')]
class Draft
{
    public string $text = '';

    public bool $secret = false;
}
