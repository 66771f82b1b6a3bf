<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\MadeUp;

use JMS\Serializer\Annotation as JMS;

#[JMS\Discriminator(field: 'side', map: ['left' => Left::class, 'right' => Right::class])]
interface Either {}
