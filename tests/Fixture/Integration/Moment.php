<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

/**
 * A user's own class of dates.
 */
final class Moment extends \DateTimeImmutable {}
