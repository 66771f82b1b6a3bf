<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Throwing;

final class Handled {}
