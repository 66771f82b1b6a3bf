<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

use JMS\Serializer\Annotation as Jms;

#[Jms\Discriminator(field: 'n', map: [1 => NumberedOne::class, '2' => NumberedTwo::class])]
abstract class Numbered {}
