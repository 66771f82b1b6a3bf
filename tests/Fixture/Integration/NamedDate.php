<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class NamedDate extends \DateTimeImmutable implements Named {}
