<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

final class NumberedOne extends Numbered {}
