<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Values;

readonly class OrderNumber extends Identifier {}
