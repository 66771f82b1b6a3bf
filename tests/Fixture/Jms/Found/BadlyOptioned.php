<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Found;

use JMS\Serializer\Annotation as Jms;

/** PHP warns when its metadata is loaded. */
#[Jms\VirtualProperty('one', exp: '1', options: [[Jms\Inline::class]])]
final class BadlyOptioned {}
