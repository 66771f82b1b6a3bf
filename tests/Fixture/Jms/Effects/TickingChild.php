<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Effects;

final class TickingChild extends Ticking {}
