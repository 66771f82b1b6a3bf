<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

interface Named {}
