<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

class Bike extends Vehicle {}
