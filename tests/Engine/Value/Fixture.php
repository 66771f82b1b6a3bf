<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Value\Fixture;

final class LocalDate extends \DateTimeImmutable {}

final class Stamp extends \DateTime {}
