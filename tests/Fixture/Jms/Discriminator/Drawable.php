<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

use JMS\Serializer\Annotation as Jms;

#[Jms\Discriminator(field: 'type', map: ['dot' => Dot::class, 'line' => Line::class])]
interface Drawable {}
