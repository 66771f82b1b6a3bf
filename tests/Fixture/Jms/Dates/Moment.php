<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Dates;

final class Moment extends \DateTimeImmutable {}
