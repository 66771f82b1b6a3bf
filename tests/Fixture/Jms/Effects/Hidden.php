<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Effects;

use JMS\Serializer\Annotation as Jms;

#[Jms\Exclude(if: 'true')]
final class Hidden {}
